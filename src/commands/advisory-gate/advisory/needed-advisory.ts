import type { AdvisoryRow as WholeRow } from '../../../platform/resources/advisories.ts';

/** Fields of an advisory that the gate relies on; for most events only their occurrence matters. */
export const ADVISORY_NEEDS = {
  uid: true,
  advisoryId: true,
  artifactName: true,
  aliases: true,
  legacyAdvisoryId: true,
  artifactType: true,
  artifactArchitecture: true,
  componentName: false,
  componentType: false,
  componentLocation: false,
  severities: {},
  deleteTime: true,
  events: {
    createTime: true,
    reviewState: true,
    detection: {},
    fixed: { fixedVersion: true },
    truePositiveDetermination: {},
    falsePositiveDetermination: {},
    analysisNotPlanned: {},
    fixNotPlanned: {},
    pendingUpstreamFix: {},
    patched: { patchedVersions: true },
  },
} as const;

/** An advisory as far as the gate reads it. */
export type NeededAdvisory = Pick<WholeRow, keyof typeof ADVISORY_NEEDS>;
