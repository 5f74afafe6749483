import type { Call } from '../call.ts';
import {
  anyMessage,
  changed,
  type Decoded,
  each,
  enumName,
  listOf,
  maybe,
  maybeListOf,
  message,
  type Open,
  optionalText,
  present,
  required,
  scoreText,
  text,
  texts,
} from '../decode.ts';
import { enumNames } from '../enum-name.ts';
import type { ListOperation } from '../pages.ts';
import { listOperation, readCall, resource, type Scope } from './resource-calls.ts';

const REVIEW_STATES = enumNames('REVIEW_STATE_', 'UNSPECIFIED PENDING APPROVED REQUEST_CHANGES REJECTED');

/** Kinds of severities; the scores of CVSS are vectors. */
const SEVERITY_TYPES = enumNames('TYPE_', 'UNSPECIFIED CVSS_V2 CVSS_V3 CVSS_V4');

/** Reasons why a vulnerability does not affect a package. */
const FALSE_POSITIVE_TYPES = enumNames(
  'TYPE_',
  'UNSPECIFIED VULNERABILITY_RECORD_ANALYSIS_CONTESTED COMPONENT_VULNERABILITY_MISMATCH VULNERABLE_CODE_VERSION_NOT_USED VULNERABLE_CODE_NOT_INCLUDED_IN_PACKAGE VULNERABLE_CODE_NOT_IN_EXECUTION_PATH VULNERABLE_CODE_CANNOT_BE_CONTROLLED_BY_ADVERSARY INLINE_MITIGATIONS_EXIST',
);

/** Where the review of an event stands. */
type ReviewState = Open<(typeof REVIEW_STATES)[number]>;

const noted = maybe(message({ note: optionalText }));
const event = message({
  ...each(['uid', 'createTime', 'author', 'reviewer', 'issue'], optionalText),
  reviewState: maybe(enumName(REVIEW_STATES)),
  detection: maybe(anyMessage),
  fixed: maybe(message(each(['fixedVersion', 'note'], optionalText))),
  ...each(['truePositiveDetermination', 'analysisNotPlanned', 'fixNotPlanned', 'pendingUpstreamFix'], noted),
  falsePositiveDetermination: maybe(
    message({ type: maybe(enumName(FALSE_POSITIVE_TYPES)), note: optionalText }),
  ),
  patched: maybe(message({ patchedVersions: maybeListOf(required), note: optionalText })),
});

/** Decodes an advisory. */
const advisoryRow = message({
  // Without id and artifact name a row cannot be checked against what was asked.
  ...each(['uid', 'advisoryId', 'artifactName'], present),
  updateTime: text,
  ...each(['createTime', 'deleteTime', 'legacyAdvisoryId', 'author'], optionalText),
  ...each(['artifactType', 'artifactArchitecture'], optionalText),
  ...each(['componentName', 'componentType', 'componentLocation'], optionalText),
  aliases: maybeListOf(required),
  severities: maybeListOf(message({ type: maybe(enumName(SEVERITY_TYPES)), score: scoreText })),
  events: maybeListOf(event),
});

/** One step in the life of an advisory; exactly one of the kinds is present, and texts may be empty. */
export interface AdvisoryEvent extends Decoded<typeof event> {}

/** An advisory; all fields but the first four may be absent, which is not the same as empty. */
export interface AdvisoryRow extends Decoded<typeof advisoryRow> {}

/** A kind of event to ask for. */
export type EventTypeFilter =
  Open<`EVENT_TYPE_FILTER_${'UNSPECIFIED' | 'DETECTION' | 'TRUE_POSITIVE_DETERMINATION' | 'FIXED' | 'FALSE_POSITIVE_DETERMINATION' | 'ANALYSIS_NOT_PLANNED' | 'FIX_NOT_PLANNED' | 'PENDING_UPSTREAM_FIX' | 'PATCHED'}`>;

/** Filters of the advisory list; the service ignores those that it does not know, so rows are checked again. */
export interface AdvisoryFilters extends Scope {
  readonly artifactNames?: readonly string[];
  readonly advisoryIds?: readonly string[];
  readonly aliases?: readonly string[];
  readonly legacyAdvisoryIds?: readonly string[];
  readonly artifactTypes?: readonly string[];
  readonly artifactArchitectures?: readonly string[];
  readonly componentNames?: readonly string[];
  readonly componentTypes?: readonly string[];
  readonly componentLocations?: readonly string[];
  /** Origin package; the names of artifacts are ignored beside it. */
  readonly origin?: string;
  readonly eventReviewStates?: readonly ReviewState[];
  readonly eventAuthors?: readonly string[];
  readonly excludeEventAuthors?: readonly string[];
  readonly eventReviewers?: readonly string[];
  readonly eventTypes?: readonly EventTypeFilter[];
  /** Type of the latest approved event. */
  readonly latestEventType?: EventTypeFilter;
  /** Part of the name of an artifact, a component or an alias, in any case of letters. */
  readonly query?: string;
}

const advisories = resource<AdvisoryRow>('/vulnerabilities/v2/advisories', advisoryRow);

/** Advisories, by what they are about and what became of them. */
export const listAdvisories = advisories.list<AdvisoryFilters>;
/** One advisory; `NOT_FOUND` when there is none. */
export const getAdvisory = advisories.get;

const note = maybe(message({ note: text }));
const documentEvent = message({
  timestamp: text,
  detection: maybe(anyMessage),
  fixed: maybe(message({ fixedVersion: text })),
  ...each(['truePositiveDetermination', 'analysisNotPlanned', 'fixNotPlanned', 'pendingUpstreamFix'], note),
  falsePositiveDetermination: maybe(message({ type: enumName(FALSE_POSITIVE_TYPES), note: text })),
});
const entry = message({
  ...texts('id', 'packageNamespace'),
  aliases: listOf(required),
  events: listOf(documentEvent),
});
const document = message({ id: text, advisories: listOf(entry) });
const documents = message({ documents: listOf(document) });

/** All security advisories of one origin package. */
export interface AdvisoryDocument extends Decoded<typeof document> {}

/** Public advisory documents, all or by package name or vulnerability; needs no token, comes in one piece. */
export function listAdvisoryDocuments(
  filters: { readonly id?: string; readonly cves?: readonly string[] } = {},
): Call<{ readonly documents: readonly AdvisoryDocument[] }> {
  const { cves, id } = filters;
  return { ...readCall('/advisory/v2/documents', documents, { id, cves }), anonymous: true };
}

const REFERENCE_TYPES = enumNames(
  'TYPE_',
  'UNSPECIFIED ADVISORY ARTICLE DETECTION DISCUSSION REPORT FIX INTRODUCED PACKAGE EVIDENCE WEB',
);

const metadata = changed(
  message({
    ...texts('id', 'summary', 'details'),
    references: listOf(message({ type: enumName(REFERENCE_TYPES), url: text })),
    severities: listOf(message({ type: enumName(SEVERITY_TYPES), score: scoreText })),
  }),
  // The one list of v2 whose rows have an `id` instead of a uid.
  (row) => ({ ...row, uid: row.id }),
);

/** Public metadata of a vulnerability; `uid` repeats its `id`, such as `CVE-2026-1234`. */
export interface VulnerabilityMetadata extends Decoded<typeof metadata> {}

/** Public metadata of vulnerabilities, up to 1000 ids at once; needs no token. */
export function listVulnerabilityMetadata(
  filters: { readonly id?: string; readonly ids?: readonly string[] } = {},
): ListOperation<VulnerabilityMetadata> {
  const list = listOperation('/advisory/v2/metadata', metadata, { ...filters }, 'vulnerabilityMetadata');
  return (position) => ({ ...list(position), anonymous: true });
}
