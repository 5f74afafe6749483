/** Features of the public service beyond the written specification; all off is the floor. */
export type Extras = {
  /** Fields that the specification does not show (severities, events, catalogTier, capabilities …). */
  fields: boolean;
  /** Filters that the specification does not show (`uidp.ids`, tags by name, bindings by identity …). */
  filters: boolean;
  /** `/registry/v1/eoltags`. */
  eolTags: boolean;
  /** `/registry/v1/tags/{uid}/history`. */
  tagHistoryV1: boolean;
  /** `POST /iam/v2/roleBindings:batchCreate`. */
  batchCreate: boolean;
  /** `GET /iam/v2/identities:lookupIdentity`. */
  lookupIdentity: boolean;
  /** `/advisory/v2/documents` and `/advisory/v2/metadata`. */
  advisoryFeed: boolean;
};

/** Everything about the double that may be changed while it runs. */
export type Settings = {
  /** Least time between a request's arrival and the start of its answer, milliseconds. */
  latencyMs: number;
  startInclusive: boolean;
  endInclusive: boolean;
  /** Order of tag history answers; `newest-first-with-end` flips only where `end` is given. */
  recordOrder: 'oldest-first' | 'newest-first' | 'newest-first-with-end';
  /** Which records remain where more match than the limit. */
  recordsKept: 'oldest' | 'newest';
  recordLimit: number;
  /** Digits after the second in tag history; `shortest` drops trailing zeros. */
  timestampDigits: 'milliseconds' | 'shortest';
  unknownTagHistory: 'not-found' | 'empty';
  /** Whether a token from the exchange opens history itself; else it must be traded at `/token`. */
  directBearer: boolean;
  skipped: 'echoed' | 'accumulated';
  /** Page sizes above the maximum are cut to it, or refused with code 3. */
  oversizedPage: 'clamped' | 'refused';
  defaultPageSize: number;
  maxPageSize: number;
  /** Whether the last page carries an empty `nextPageToken` or none. */
  lastPageToken: 'empty' | 'absent';
  totalCount: boolean;
  pageTokenLifetimeMs: number;
  /** Tags named `*-rN`, `*-20YYMMDD…` or `sha256-*` are listed only with their include flag. */
  hideTagClasses: boolean;
  /**
   * Whether answers carry the zero values of what is unset, as the gateway writes them by default; `omitted` leaves them
   * out but for the fields that a decision rests on, `omitted-all` without exception.
   */
  zeroValues: 'emitted' | 'omitted' | 'omitted-all';
  /** Filters of lists that are silently ignored, such as `artifact_names`. */
  ignoredFilters: string[];
  /** Uids of records that every answer with them fails on, with code 13. */
  poisoned: string[];
  /** Paths of lists that the router takes for a Get without a uid, such as `/iam/v2/identityProviders`. */
  unroutedLists: string[];
  extras: Extras;
  /** How an operation that is switched off answers. */
  absentStatus: 404 | 501;
  emptyDelete: 'empty' | 'object';
  /** Whether deleting a role binding that is gone succeeds. */
  idempotentBindingDelete: boolean;
  duplicateBindings: 'allowed' | 'refused';
  /** Whether every signed-in caller with the capability anywhere sees the public organization. */
  publicCatalog: boolean;
  /** Documents that a group must accept before it takes part in invitations, subscriptions and identity providers. */
  requiredTerms: { readonly id: string; readonly label: string; readonly url: string }[];
  tokenLifetimeMs: number;
  registryTokenLifetimeMs: number;
  /** Whether the platform's tokens are mere names, which a client cannot read, rather than JWTs. */
  opaqueTokens: boolean;
  /** Whether the exchange honors `cap`, or answers code 3 to any list of capabilities. */
  capabilityLists: 'honored' | 'refused';
  /** Whether the exchange's answer carries `expiry`. */
  exchangeExpiry: boolean;
  /** Audiences of ID tokens accepted beside the issuer URL and its host. */
  idTokenAudiences: string[];
  /** Claims of the tokens that the ID-token endpoint gives out, over its own defaults. */
  idTokenClaims: { [claim: string]: string | number | boolean };
  /** How far the double's clock runs ahead of this machine's, milliseconds. */
  clockOffsetMs: number;
};

/** A change of settings; `extras` also takes one boolean for all, and `floor: true` means `extras: false`. */
export type SettingsPatch = Partial<Omit<Settings, 'extras'>> & {
  readonly extras?: boolean | Partial<Extras>;
  readonly floor?: boolean;
};

const EXTRA_NAMES = [
  'fields',
  'filters',
  'eolTags',
  'tagHistoryV1',
  'batchCreate',
  'lookupIdentity',
  'advisoryFeed',
] as const satisfies readonly (keyof Extras)[];

const DAY_MS = 86_400_000;

/** The settings of a fresh double: the service as the public facts describe it. */
export function defaultSettings(): Settings {
  return {
    latencyMs: 0,
    startInclusive: true,
    endInclusive: true,
    recordOrder: 'oldest-first',
    recordsKept: 'oldest',
    recordLimit: 1000,
    timestampDigits: 'milliseconds',
    unknownTagHistory: 'not-found',
    directBearer: true,
    skipped: 'accumulated',
    oversizedPage: 'clamped',
    defaultPageSize: 50,
    maxPageSize: 200,
    lastPageToken: 'empty',
    totalCount: true,
    pageTokenLifetimeMs: 3 * DAY_MS,
    hideTagClasses: true,
    zeroValues: zeroValuesOf(process.env['PLATFORM_DOUBLE_ZERO_VALUES']),
    ignoredFilters: [],
    poisoned: [],
    unroutedLists: [],
    extras: {
      fields: true,
      filters: true,
      eolTags: true,
      tagHistoryV1: true,
      batchCreate: true,
      lookupIdentity: true,
      advisoryFeed: true,
    },
    absentStatus: 404,
    emptyDelete: 'object',
    idempotentBindingDelete: true,
    duplicateBindings: 'allowed',
    publicCatalog: true,
    requiredTerms: [],
    tokenLifetimeMs: 3_600_000,
    registryTokenLifetimeMs: 300_000,
    opaqueTokens: false,
    capabilityLists: 'honored',
    exchangeExpiry: true,
    idTokenAudiences: [],
    idTokenClaims: {},
    clockOffsetMs: 0,
  };
}

/** The form of a fresh double, so that whole suites can run in each. */
function zeroValuesOf(form = 'emitted'): Settings['zeroValues'] {
  if (form === 'emitted' || form === 'omitted' || form === 'omitted-all') return form;
  throw new Error(`PLATFORM_DOUBLE_ZERO_VALUES: \`${form}\` is not emitted, omitted or omitted-all`);
}

/** Changes `settings` in place; an unknown name is an error, because a silent one would fake a test. */
export function applySettings(settings: Settings, patch: SettingsPatch): void {
  const { extras, floor, ...plain } = patch;
  for (const name of Object.keys(plain)) {
    if (!Object.hasOwn(settings, name)) throw new Error(`unknown setting \`${name}\``);
  }
  Object.assign(settings, plain);
  if (floor !== undefined) setAllExtras(settings, !floor);
  if (typeof extras === 'boolean') setAllExtras(settings, extras);
  else if (extras !== undefined) {
    for (const name of Object.keys(extras)) {
      if (!Object.hasOwn(settings.extras, name)) throw new Error(`unknown extra \`${name}\``);
    }
    Object.assign(settings.extras, extras);
  }
}

function setAllExtras(settings: Settings, on: boolean): void {
  for (const name of EXTRA_NAMES) settings.extras[name] = on;
}
