import { CAPABILITIES } from '../../src/platform/enum-name.ts';
import { CATALOG_TIERS, SERVICE_PRINCIPALS } from './enum-names.ts';
import {
  deciding,
  enumOf,
  flag,
  integer,
  list,
  map,
  message,
  namesOf,
  optional,
  text,
  time,
} from './wire.ts';

/** Messages of the public description, field by field; `optional` are the members of a oneof. */
const TIMES = { createTime: time, updateTime: time };
const NAMED = { uid: text, name: text, description: text };
const texts = list(text);
const note = optional(message({ note: text }));

const FALSE_POSITIVE = optional(message({ type: enumOf('TYPE_UNSPECIFIED'), note: text }));
const severities = list(message({ type: enumOf('TYPE_UNSPECIFIED'), score: text }));

const SCAN = {
  scanner: text,
  scannerVersion: text,
  grypeDbBuilt: text,
  grypeDbChecksum: text,
  componentId: text,
  componentVersion: text,
  componentType: text,
  componentLocation: text,
  artifactVersion: text,
};
const nvd = optional(message({ cpeFound: text, cpeSearched: text }));
const FIXED = { fixedVersion: text, scannerVersion: text, grypeDbBuilt: text, grypeDbChecksum: text };

export const EVENT = message({
  uid: text,
  createTime: time,
  author: text,
  reviewer: text,
  reviewState: enumOf('REVIEW_STATE_UNSPECIFIED'),
  issue: text,
  findings: text,
  detection: optional(
    message({
      manual: optional(message({})),
      nvdapi: nvd,
      scanv1: optional(message({ ...SCAN, component: text, subpackage: text })),
    }),
  ),
  fixed: optional(message({ ...FIXED, note: text })),
  truePositiveDetermination: note,
  falsePositiveDetermination: FALSE_POSITIVE,
  analysisNotPlanned: note,
  fixNotPlanned: note,
  pendingUpstreamFix: note,
  patched: optional(message({ note: text, patchedVersions: texts })),
});

export const ADVISORY = message({
  uid: text,
  ...TIMES,
  advisoryId: text,
  legacyAdvisoryId: text,
  author: text,
  artifactName: text,
  artifactType: text,
  artifactArchitecture: text,
  componentName: text,
  componentType: text,
  componentLocation: text,
  aliases: texts,
  severities,
  events: list(EVENT),
  deleteTime: time,
});

export const GROUP = message({
  ...NAMED,
  ...TIMES,
  resourceLimits: map(integer),
  verified: flag,
  kind: enumOf('ORG_KIND_UNSPECIFIED'),
  status: enumOf('ORG_STATUS_UNSPECIFIED'),
});

export const IDENTITY = message({
  ...NAMED,
  ...TIMES,
  company: text,
  email: text,
  emailUnverified: text,
  lastSeenTime: time,
  claimMatch: optional(
    message({
      issuer: optional(text),
      issuerPattern: optional(text),
      subject: optional(text),
      subjectPattern: optional(text),
      audience: optional(text),
      audiencePattern: optional(text),
      claims: map(text),
      claimPatterns: map(text),
    }),
  ),
  staticKeys: optional(
    message({ issuer: text, subject: text, issuerKeys: text, expirationTime: time, audiences: texts }),
  ),
  awsIdentity: optional(
    message({
      awsAccount: text,
      arn: optional(text),
      arnPattern: optional(text),
      userId: optional(text),
      userIdPattern: optional(text),
    }),
  ),
  servicePrincipal: optional(namesOf(SERVICE_PRINCIPALS)),
});

export const ROLE = message({ ...NAMED, ...TIMES, capabilities: list(namesOf(CAPABILITIES)) });

export const ROLE_BINDING = message({
  uid: text,
  identityUid: text,
  roleUid: text,
  identity: message({ ...NAMED, subject: text, issuer: text, email: text }),
  group: message(NAMED),
  role: message(NAMED),
  createTime: time,
});

export const REPO = message({
  ...NAMED,
  ...TIMES,
  catalogTier: namesOf(CATALOG_TIERS),
  bundles: texts,
  aliases: texts,
  activeTags: texts,
  sync_config: message({
    source: text,
    expirationTime: time,
    uniqueTags: flag,
    gracePeriod: flag,
    amazon: text,
    azure: text,
    google: text,
    apkoOverlay: text,
  }),
  customOverlay: message({
    contents: message({
      packages: texts,
      runtimeRepositories: texts,
      runtimeKeyring: list(message({ name: text, content: text })),
    }),
    environment: map(text),
    annotations: map(text),
    accounts: message({
      runAs: text,
      groups: list(message({ groupname: text, gid: integer, members: texts })),
      users: list(
        message({
          username: text,
          uid: integer,
          gid: integer,
          groupName: text,
          homeDir: text,
          shell: text,
        }),
      ),
    }),
    certificates: message({ providers: texts, additional: list(message({ name: text, content: text })) }),
  }),
});

export const TAG = message({
  uid: text,
  name: text,
  digest: text,
  deprecated: deciding(flag),
  bundles: texts,
  updateTime: time,
});

export const DOCUMENTS = message({
  documents: list(
    message({
      id: text,
      advisories: list(
        message({
          id: text,
          aliases: texts,
          packageNamespace: text,
          events: list(
            message({
              timestamp: time,
              detection: optional(
                message({
                  manual: optional(message({})),
                  nvdapi: nvd,
                  scanv1: optional(message({ ...SCAN, componentName: text, subpackageName: text })),
                }),
              ),
              fixed: optional(message(FIXED)),
              truePositiveDetermination: note,
              falsePositiveDetermination: FALSE_POSITIVE,
              analysisNotPlanned: note,
              fixNotPlanned: note,
              pendingUpstreamFix: note,
            }),
          ),
        }),
      ),
    }),
  ),
});

export const VULNERABILITY = message({
  id: text,
  summary: text,
  details: text,
  references: list(message({ type: enumOf('TYPE_UNSPECIFIED'), url: text })),
  severities,
});
