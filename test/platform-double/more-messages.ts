import { CORRELATION_RULES } from './enum-names.ts';
import { deciding, enumOf, flag, int64, integer, list, map, message, namesOf, text, time } from './wire.ts';

/** Messages of the operations beyond what the commands need, and of v1. */
const TIMES = { createTime: time, updateTime: time };
const NAMED = { uid: text, name: text, description: text };
const texts = list(text);

export const SUBSCRIPTION = message({ uid: text, sink: text });

export const IDENTITY_PROVIDER = message({
  ...NAMED,
  ...TIMES,
  defaultRole: text,
  oidc: message({
    issuer: text,
    clientId: text,
    clientSecret: text,
    additionalScopes: texts,
    groupsClaim: text,
    pkceEnabled: flag,
    correlationRule: namesOf(CORRELATION_RULES),
  }),
  scim: message({
    enabled: flag,
    endpointUrl: text,
    tokenExpireTime: time,
    previousTokenExpireTime: time,
    credentialState: enumOf('CREDENTIAL_STATE_UNSPECIFIED'),
    etag: text,
  }),
});

export const ACCOUNT_ASSOCIATION = message({
  ...NAMED,
  ...TIMES,
  amazon: message({ account: text }),
  google: message({ projectId: text, projectNumber: text }),
  azure: message({ tenantId: text, clientIds: map(text) }),
  github: message({
    appInstallations: map(message({ installations: list(message({ installationId: int64, name: text })) })),
  }),
  chainguard: message({ serviceBindings: map(text) }),
});

export const ACCOUNT_CHECK = message({
  status: enumOf('CHECK_STATUS_UNSPECIFIED'),
  reason: text,
  message: text,
});

export const GROUP_INVITE = message({
  uid: text,
  code: text,
  keyId: text,
  email: text,
  singleUse: flag,
  roleUid: text,
  // A duration.
  ttl: time,
  role: message({ ...NAMED, capabilities: texts }),
  expirationTime: time,
  createTime: time,
});

export const MAPPING = message({
  uid: text,
  identityProviderUid: text,
  externalGroupId: text,
  roleUid: text,
  scope: text,
  createTime: time,
});

export const TERMS_ACCEPTANCE = message({ docId: text, acceptedBy: text, orgUid: text, createTime: time });

const ecosystem = enumOf('ECOSYSTEM_UNSPECIFIED');
export const ARTIFACT = message({
  ...NAMED,
  ...TIMES,
  ecosystem,
  latestVersion: text,
  versionCount: integer,
});
export const ARTIFACT_VERSION = message({ ...NAMED, ...TIMES, version: text, sizeBytes: int64 });
export const ARTIFACT_COUNTS = message({ counts: list(message({ ecosystem, totalCount: int64 })) });

export const SCIM_ANSWER = message({ identityProviderUid: text, etag: text });

export const TOKEN = message({ token: text, refreshToken: text, expiry: time });
export const TOKEN_PAIR = message({ token: TOKEN, refreshToken: TOKEN });
export const HEADLESS_SESSION = message({ ecdhPublicKey: text, encryptedIdtoken: text });

const PACKAGE_VERSION = message({
  version: text,
  eolDate: text,
  releaseDate: text,
  latestVersion: text,
  exists: flag,
  fips: flag,
  lts: flag,
  legacyLts: text,
  eolBroken: flag,
  versionSource: message({ ref: text, sha: text }),
});

export const EOL_TAG = message({
  id: text,
  name: text,
  mainPackageName: text,
  tagStatus: deciding(enumOf('TAG_ACTIVE')),
  graceStatus: enumOf('GRACE_NOT_ELIGIBLE'),
  gracePeriodExpiryDate: time,
  mainPackageVersion: PACKAGE_VERSION,
});

export const PACKAGE_VERSIONS = message({
  versions: list(PACKAGE_VERSION),
  eolVersions: list(PACKAGE_VERSION),
  latestVersion: text,
  gracePeriodMonths: integer,
  lastUpdatedTimestamp: text,
});

export const TAGS_SUMMARY = message({
  id: text,
  tagCount: int64,
  lastUpdated: time,
  latestVersion: text,
  latestTag: message({
    id: text,
    name: text,
    digest: text,
    lastUpdated: time,
    deprecated: flag,
    bundles: texts,
  }),
});

const unknown = enumOf('UNKNOWN');
const cvss = list(message({ score: text, version: text }));
const fix = message({ versions: texts, state: unknown });

export const SBOM = message({
  id: text,
  digest: text,
  name: text,
  description: text,
  format: text,
  tool: text,
  authors: text,
  source: enumOf('UNKNOWN'),
  generatedAt: time,
  lastSeen: time,
  rawSbom: text,
  graph: message({
    nodes: list(
      message({
        package: message({
          id: text,
          name: text,
          version: text,
          purl: text,
          license: text,
          description: text,
        }),
        file: message({ id: text, name: text, types: texts }),
      }),
    ),
    edges: list(message({ subjectId: text, predicateId: text, type: enumOf('UNKNOWN') })),
  }),
});

export const VULN_REPORT = message({
  id: text,
  lastSeen: time,
  reportGeneration: time,
  vulnerabilityDbLastBuildTime: time,
  scanner: message({ name: text, version: text }),
  rawVulnReport: text,
  vulnerabilityMatches: list(
    message({
      vulnerability: message({
        id: text,
        displayId: text,
        description: text,
        severity: unknown,
        source: text,
        cvss,
        cpeUri: texts,
        relatedUrls: texts,
        relatedVulnerabilities: list(message({ id: text, source: text })),
        advisories: map(text),
      }),
      pkg: message({ id: text, name: text, version: text, purl: text, license: text, description: text }),
      fix,
    }),
  ),
});

const SCANNER = message({ name: unknown, version: text, dbBuildTime: time });

export const VULN_SCANS = message({
  items: list(
    message({
      digest: text,
      createdAt: time,
      scanner: SCANNER,
      vulnerabilities: list(
        message({
          id: text,
          aliases: texts,
          purls: texts,
          severity: unknown,
          cvss,
          fix,
          locations: texts,
          relatedUrls: texts,
          description: text,
          details: text,
        }),
      ),
    }),
  ),
});

export const VULN_COUNTS = message({
  items: list(
    message({
      repo: text,
      tag: text,
      date: time,
      sizeBytes: int64,
      vulnCounts: list(message({ severity: unknown, count: integer })),
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

export const RAW_REPORT = message({
  digest: text,
  createdAt: time,
  scanner: SCANNER,
  rawReport: text,
  rawReportUrl: text,
});

export const POLICY_RESULTS = message({
  results: list(
    message({
      policyId: text,
      policyName: text,
      mode: enumOf('POLICY_MODE_UNSPECIFIED'),
      result: enumOf('POLICY_CHECK_RESULT_UNSPECIFIED'),
      bindingId: text,
      parameters: map(text),
    }),
  ),
});
