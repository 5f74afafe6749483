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
const NAMED = 'uid name description';
const texts = list(text);
const note = optional(message('note'));

const FALSE_POSITIVE = optional(message('note', { type: enumOf('TYPE_UNSPECIFIED') }));
const severities = list(message('score', { type: enumOf('TYPE_UNSPECIFIED') }));

const SCAN =
  'scanner scannerVersion grypeDbBuilt grypeDbChecksum componentId componentVersion componentType componentLocation artifactVersion';
const nvd = optional(message('cpeFound cpeSearched'));
const FIXED = 'fixedVersion scannerVersion grypeDbBuilt grypeDbChecksum';

export const EVENT = message('uid author reviewer issue findings', {
  createTime: time,
  reviewState: enumOf('REVIEW_STATE_UNSPECIFIED'),
  detection: optional(
    message('', {
      manual: optional(message('')),
      nvdapi: nvd,
      scanv1: optional(message(`${SCAN} component subpackage`)),
    }),
  ),
  fixed: optional(message(`${FIXED} note`)),
  truePositiveDetermination: note,
  falsePositiveDetermination: FALSE_POSITIVE,
  analysisNotPlanned: note,
  fixNotPlanned: note,
  pendingUpstreamFix: note,
  patched: optional(message('note', { patchedVersions: texts })),
});

export const ADVISORY = message(
  'uid advisoryId legacyAdvisoryId author artifactName artifactType artifactArchitecture componentName componentType componentLocation',
  { ...TIMES, aliases: texts, severities, events: list(EVENT), deleteTime: time },
);

export const GROUP = message(NAMED, {
  ...TIMES,
  resourceLimits: map(integer),
  verified: flag,
  kind: enumOf('ORG_KIND_UNSPECIFIED'),
  status: enumOf('ORG_STATUS_UNSPECIFIED'),
});

export const IDENTITY = message(`${NAMED} company email emailUnverified`, {
  ...TIMES,
  lastSeenTime: time,
  claimMatch: optional(
    message('', {
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
  staticKeys: optional(message('issuer subject issuerKeys', { expirationTime: time, audiences: texts })),
  awsIdentity: optional(
    message('awsAccount', {
      arn: optional(text),
      arnPattern: optional(text),
      userId: optional(text),
      userIdPattern: optional(text),
    }),
  ),
  servicePrincipal: optional(namesOf(SERVICE_PRINCIPALS)),
});

export const ROLE = message(NAMED, { ...TIMES, capabilities: list(namesOf(CAPABILITIES)) });

export const ROLE_BINDING = message('uid identityUid roleUid', {
  identity: message(`${NAMED} subject issuer email`),
  group: message(NAMED),
  role: message(NAMED),
  createTime: time,
});

export const REPO = message(NAMED, {
  ...TIMES,
  catalogTier: namesOf(CATALOG_TIERS),
  bundles: texts,
  aliases: texts,
  activeTags: texts,
  sync_config: message('source amazon azure google apkoOverlay', {
    expirationTime: time,
    uniqueTags: flag,
    gracePeriod: flag,
  }),
  customOverlay: message('', {
    contents: message('', {
      packages: texts,
      runtimeRepositories: texts,
      runtimeKeyring: list(message('name content')),
    }),
    environment: map(text),
    annotations: map(text),
    accounts: message('runAs', {
      groups: list(message('groupname', { gid: integer, members: texts })),
      users: list(message('username groupName homeDir shell', { uid: integer, gid: integer })),
    }),
    certificates: message('', { providers: texts, additional: list(message('name content')) }),
  }),
});

export const TAG = message('uid name digest', {
  deprecated: deciding(flag),
  bundles: texts,
  updateTime: time,
});

export const DOCUMENTS = message('', {
  documents: list(
    message('id', {
      advisories: list(
        message('id packageNamespace', {
          aliases: texts,
          events: list(
            message('', {
              timestamp: time,
              detection: optional(
                message('', {
                  manual: optional(message('')),
                  nvdapi: nvd,
                  scanv1: optional(message(`${SCAN} componentName subpackageName`)),
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

export const VULNERABILITY = message('id summary details', {
  references: list(message('url', { type: enumOf('TYPE_UNSPECIFIED') })),
  severities,
});
