import { CORRELATION_RULES } from './enum-names.ts';
import { deciding, enumOf, flag, int64, integer, list, map, message, namesOf, text, time } from './wire.ts';

/** Messages of the operations beyond what the commands need, and of v1. */
const TIMES = { createTime: time, updateTime: time };
const NAMED = 'uid name description';
const texts = list(text);

export const SUBSCRIPTION = message('uid sink');

export const IDENTITY_PROVIDER = message(`${NAMED} defaultRole`, {
  ...TIMES,
  oidc: message('issuer clientId clientSecret groupsClaim', {
    additionalScopes: texts,
    pkceEnabled: flag,
    correlationRule: namesOf(CORRELATION_RULES),
  }),
  scim: message('endpointUrl etag', {
    enabled: flag,
    tokenExpireTime: time,
    previousTokenExpireTime: time,
    credentialState: enumOf('CREDENTIAL_STATE_UNSPECIFIED'),
  }),
});

export const ACCOUNT_ASSOCIATION = message(NAMED, {
  ...TIMES,
  amazon: message('account'),
  google: message('projectId projectNumber'),
  azure: message('tenantId', { clientIds: map(text) }),
  github: message('', {
    appInstallations: map(message('', { installations: list(message('name', { installationId: int64 })) })),
  }),
  chainguard: message('', { serviceBindings: map(text) }),
});

export const ACCOUNT_CHECK = message('reason message', { status: enumOf('CHECK_STATUS_UNSPECIFIED') });

export const GROUP_INVITE = message('uid code keyId email roleUid', {
  singleUse: flag, // A duration.
  ttl: time,
  role: message(NAMED, { capabilities: texts }),
  expirationTime: time,
  createTime: time,
});

export const MAPPING = message('uid identityProviderUid externalGroupId roleUid scope', { createTime: time });

export const TERMS_ACCEPTANCE = message('docId acceptedBy orgUid', { createTime: time });

const ecosystem = enumOf('ECOSYSTEM_UNSPECIFIED');
export const ARTIFACT = message(`${NAMED} latestVersion`, { ...TIMES, ecosystem, versionCount: integer });
export const ARTIFACT_VERSION = message(`${NAMED} version`, { ...TIMES, sizeBytes: int64 });
export const ARTIFACT_COUNTS = message('', { counts: list(message('', { ecosystem, totalCount: int64 })) });

export const SCIM_ANSWER = message('identityProviderUid etag');

export const TOKEN = message('token refreshToken', { expiry: time });
export const TOKEN_PAIR = message('', { token: TOKEN, refreshToken: TOKEN });
export const HEADLESS_SESSION = message('ecdhPublicKey encryptedIdtoken');

const PACKAGE_VERSION = message('version eolDate releaseDate latestVersion legacyLts', {
  exists: flag,
  fips: flag,
  lts: flag,
  eolBroken: flag,
  versionSource: message('ref sha'),
});

export const EOL_TAG = message('id name mainPackageName', {
  tagStatus: deciding(enumOf('TAG_ACTIVE')),
  graceStatus: enumOf('GRACE_NOT_ELIGIBLE'),
  gracePeriodExpiryDate: time,
  mainPackageVersion: PACKAGE_VERSION,
});

export const PACKAGE_VERSIONS = message('latestVersion lastUpdatedTimestamp', {
  versions: list(PACKAGE_VERSION),
  eolVersions: list(PACKAGE_VERSION),
  gracePeriodMonths: integer,
});

export const TAGS_SUMMARY = message('id latestVersion', {
  tagCount: int64,
  lastUpdated: time,
  latestTag: message('id name digest', { lastUpdated: time, deprecated: flag, bundles: texts }),
});

const unknown = enumOf('UNKNOWN');
const cvss = list(message('score version'));
const fix = message('', { versions: texts, state: unknown });

export const SBOM = message('id digest name description format tool authors rawSbom', {
  source: enumOf('UNKNOWN'),
  generatedAt: time,
  lastSeen: time,
  graph: message('', {
    nodes: list(
      message('', {
        package: message('id name version purl license description'),
        file: message('id name', { types: texts }),
      }),
    ),
    edges: list(message('subjectId predicateId', { type: enumOf('UNKNOWN') })),
  }),
});

export const VULN_REPORT = message('id rawVulnReport', {
  lastSeen: time,
  reportGeneration: time,
  vulnerabilityDbLastBuildTime: time,
  scanner: message('name version'),
  vulnerabilityMatches: list(
    message('', {
      vulnerability: message('id displayId description source', {
        severity: unknown,
        cvss,
        cpeUri: texts,
        relatedUrls: texts,
        relatedVulnerabilities: list(message('id source')),
        advisories: map(text),
      }),
      pkg: message('id name version purl license description'),
      fix,
    }),
  ),
});

const SCANNER = message('version', { name: unknown, dbBuildTime: time });

export const VULN_SCANS = message('', {
  items: list(
    message('digest', {
      createdAt: time,
      scanner: SCANNER,
      vulnerabilities: list(
        message('id description details', {
          aliases: texts,
          purls: texts,
          severity: unknown,
          cvss,
          fix,
          locations: texts,
          relatedUrls: texts,
        }),
      ),
    }),
  ),
});

export const VULN_COUNTS = message('', {
  items: list(
    message('repo tag', {
      date: time,
      sizeBytes: int64,
      vulnCounts: list(message('', { severity: unknown, count: integer })),
      cveIds: texts,
      critCveIds: texts,
      highCveIds: texts,
      medCveIds: texts,
      lowCveIds: texts,
      negligibleCveIds: texts,
      unknownCveIds: texts,
    }),
  ),
});

export const RAW_REPORT = message('digest rawReport rawReportUrl', { createdAt: time, scanner: SCANNER });

export const POLICY_RESULTS = message('', {
  results: list(
    message('policyId policyName bindingId', {
      mode: enumOf('POLICY_MODE_UNSPECIFIED'),
      result: enumOf('POLICY_CHECK_RESULT_UNSPECIFIED'),
      parameters: map(text),
    }),
  ),
});
