import {
  anyMessage,
  type Decoded,
  enumName,
  maybe,
  maybeListOf,
  message,
  type Open,
  optionalText,
  present,
  required,
  scoreText,
  text,
} from '../decode.ts';

const REVIEW_STATES = [
  'REVIEW_STATE_UNSPECIFIED',
  'REVIEW_STATE_PENDING',
  'REVIEW_STATE_APPROVED',
  'REVIEW_STATE_REQUEST_CHANGES',
  'REVIEW_STATE_REJECTED',
] as const;

/** Kinds of severities; the scores of CVSS are vectors. */
export const SEVERITY_TYPES = ['TYPE_UNSPECIFIED', 'TYPE_CVSS_V2', 'TYPE_CVSS_V3', 'TYPE_CVSS_V4'] as const;

/** Reasons why a vulnerability does not affect a package. */
export const FALSE_POSITIVE_TYPES = [
  'TYPE_UNSPECIFIED',
  'TYPE_VULNERABILITY_RECORD_ANALYSIS_CONTESTED',
  'TYPE_COMPONENT_VULNERABILITY_MISMATCH',
  'TYPE_VULNERABLE_CODE_VERSION_NOT_USED',
  'TYPE_VULNERABLE_CODE_NOT_INCLUDED_IN_PACKAGE',
  'TYPE_VULNERABLE_CODE_NOT_IN_EXECUTION_PATH',
  'TYPE_VULNERABLE_CODE_CANNOT_BE_CONTROLLED_BY_ADVERSARY',
  'TYPE_INLINE_MITIGATIONS_EXIST',
] as const;

/** Where the review of an event stands. */
export type ReviewState = Open<(typeof REVIEW_STATES)[number]>;

const noted = maybe(message({ note: optionalText }));
const event = message({
  uid: optionalText,
  createTime: optionalText,
  author: optionalText,
  reviewer: optionalText,
  reviewState: maybe(enumName(REVIEW_STATES)),
  issue: optionalText,
  detection: maybe(anyMessage),
  fixed: maybe(message({ fixedVersion: optionalText, note: optionalText })),
  truePositiveDetermination: noted,
  falsePositiveDetermination: maybe(
    message({ type: maybe(enumName(FALSE_POSITIVE_TYPES)), note: optionalText }),
  ),
  analysisNotPlanned: noted,
  fixNotPlanned: noted,
  pendingUpstreamFix: noted,
  patched: maybe(message({ patchedVersions: maybeListOf(required), note: optionalText })),
});

/** Decodes an advisory. */
export const advisoryRow = message({
  // Without id and artifact name a row cannot be checked against what was asked.
  uid: present,
  advisoryId: present,
  artifactName: present,
  updateTime: text,
  createTime: optionalText,
  legacyAdvisoryId: optionalText,
  author: optionalText,
  artifactType: optionalText,
  artifactArchitecture: optionalText,
  componentName: optionalText,
  componentType: optionalText,
  componentLocation: optionalText,
  aliases: maybeListOf(required),
  severities: maybeListOf(message({ type: maybe(enumName(SEVERITY_TYPES)), score: scoreText })),
  events: maybeListOf(event),
  deleteTime: optionalText,
});

/** One step in the life of an advisory; exactly one of the kinds is present, and texts may be empty. */
export interface AdvisoryEvent extends Decoded<typeof event> {}

/** An advisory; all fields but the first four may be absent, which is not the same as empty. */
export interface AdvisoryRow extends Decoded<typeof advisoryRow> {}
