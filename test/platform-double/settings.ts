/** Everything about the double that may be changed while it runs. */
export type Settings = {
  /** Least time between a request's arrival and the start of its answer, milliseconds. */
  latencyMs: number;
  startInclusive: boolean;
  endInclusive: boolean;
  unknownTagHistory: 'not-found' | 'empty';
  /** Whether a token from the exchange opens history itself; else it must be traded at `/token`. */
  directBearer: boolean;
  /** Larger pages are cut to it. */
  maxPageSize: number;
  /** Whether the last page carries an empty `nextPageToken` or none. */
  lastPageToken: 'empty' | 'absent';
  totalCount: boolean;
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
  /** Whether there is nothing that the specification does not show: no more fields, filters and operations. */
  floor: boolean;
  /** Whether there is `POST /iam/v2/roleBindings:batchCreate`; on the floor there is not. */
  batchCreate: boolean;
  /** How an operation that is switched off answers. */
  absentStatus: 404 | 501;
  duplicateBindings: 'allowed' | 'refused';
  /** Documents that a group must accept before it takes part in invitations, subscriptions and identity providers. */
  requiredTerms: { readonly id: string; readonly label: string; readonly url: string }[];
  tokenLifetimeMs: number;
  /** Whether the platform's tokens are mere names, which a client cannot read, rather than JWTs. */
  opaqueTokens: boolean;
  /** Whether the exchange honors `cap`, or answers code 3 to any list of capabilities. */
  capabilityLists: 'honored' | 'refused';
  /** Audiences of ID tokens accepted beside the issuer URL and its host. */
  idTokenAudiences: string[];
  /** Claims of the tokens that the ID-token endpoint gives out, over its own defaults. */
  idTokenClaims: { [claim: string]: string | number | boolean };
};

/** A change of settings. */
export type SettingsPatch = Partial<Settings>;

/** The settings of a fresh double: the service as the public facts describe it. */
export function defaultSettings(): Settings {
  return {
    latencyMs: 0,
    startInclusive: true,
    endInclusive: true,
    unknownTagHistory: 'not-found',
    directBearer: true,
    maxPageSize: 200,
    lastPageToken: 'empty',
    totalCount: true,
    zeroValues: zeroValuesOf(process.env['PLATFORM_DOUBLE_ZERO_VALUES']),
    ignoredFilters: [],
    poisoned: [],
    unroutedLists: [],
    floor: false,
    batchCreate: true,
    absentStatus: 404,
    duplicateBindings: 'allowed',
    requiredTerms: [],
    tokenLifetimeMs: 3_600_000,
    opaqueTokens: false,
    capabilityLists: 'honored',
    idTokenAudiences: [],
    idTokenClaims: {},
  };
}

/** The form of a fresh double, so that whole suites can run in each. */
function zeroValuesOf(form = 'emitted'): Settings['zeroValues'] {
  if (form === 'emitted' || form === 'omitted' || form === 'omitted-all') return form;
  throw new Error(`PLATFORM_DOUBLE_ZERO_VALUES: \`${form}\` is not emitted, omitted or omitted-all`);
}

/** Changes `settings` in place; an unknown name is an error, because a silent one would fake a test. */
export function applySettings(settings: Settings, patch: SettingsPatch): void {
  for (const name of Object.keys(patch)) {
    if (!Object.hasOwn(settings, name)) throw new Error(`unknown setting \`${name}\``);
  }
  Object.assign(settings, patch);
}
