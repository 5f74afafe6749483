import {
  anyMessage,
  type Decoded,
  each,
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
import { enumNames } from '../enum-name.ts';

const REVIEW_STATES = enumNames('REVIEW_STATE_', 'UNSPECIFIED PENDING APPROVED REQUEST_CHANGES REJECTED');

/** Kinds of severities; the scores of CVSS are vectors. */
export const SEVERITY_TYPES = enumNames('TYPE_', 'UNSPECIFIED CVSS_V2 CVSS_V3 CVSS_V4');

/** Reasons why a vulnerability does not affect a package. */
export const FALSE_POSITIVE_TYPES = enumNames(
  'TYPE_',
  'UNSPECIFIED VULNERABILITY_RECORD_ANALYSIS_CONTESTED COMPONENT_VULNERABILITY_MISMATCH VULNERABLE_CODE_VERSION_NOT_USED VULNERABLE_CODE_NOT_INCLUDED_IN_PACKAGE VULNERABLE_CODE_NOT_IN_EXECUTION_PATH VULNERABLE_CODE_CANNOT_BE_CONTROLLED_BY_ADVERSARY INLINE_MITIGATIONS_EXIST',
);

/** Where the review of an event stands. */
export type ReviewState = Open<(typeof REVIEW_STATES)[number]>;

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
export const advisoryRow = message({
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
