import type { JsonObject } from './json.ts';
import { SAMPLE_NOW } from './sample-images.ts';
import type { Overrides, World } from './world.ts';

const HOUR_MS = 3_600_000;

/** Packages that the sample advisories are about. */
export const SAMPLE_PACKAGES: readonly string[] = [
  'openssl',
  'glibc',
  'busybox',
  'curl',
  'zlib',
  'python-3.12',
  'nginx',
  'nodejs-24',
  'go-1.25',
  'openjdk-25',
  ...Array.from({ length: 30 }, (_, index) => `library-${String(index + 1).padStart(2, '0')}`),
];

const VECTORS = [
  'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H',
  'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H',
  'CVSS:3.1/AV:N/AC:H/PR:N/UI:R/S:U/C:L/I:L/A:N',
  'CVSS:3.1/AV:L/AC:H/PR:H/UI:R/S:U/C:L/I:N/A:N',
];

function event(at: number, kind: JsonObject, reviewState = 'REVIEW_STATE_APPROVED'): JsonObject {
  return {
    createTime: new Date(at).toISOString(),
    author: 'scanner',
    reviewer: 'analyst',
    reviewState,
    issue: '',
    findings: '',
    ...kind,
  };
}

const DETECTION = { detection: { nvdapi: { cpeSearched: 'package', cpeFound: 'cpe:2.3:a:package' } } };

/** The courses that the life of an advisory takes, one for each of ten in turn. */
const COURSES: readonly ((at: number) => JsonObject[])[] = [
  (at) => [event(at, DETECTION), event(at + HOUR_MS, { fixed: { fixedVersion: '3.4.1-r2', note: '' } })],
  (at) => [event(at, DETECTION)],
  (at) => [
    event(at, DETECTION),
    event(at + HOUR_MS, {
      falsePositiveDetermination: { type: 'TYPE_VULNERABLE_CODE_NOT_IN_EXECUTION_PATH', note: 'not reached' },
    }),
  ],
  (at) => [event(at, DETECTION), event(at + HOUR_MS, { pendingUpstreamFix: { note: 'reported upstream' } })],
  (at) => [event(at, DETECTION), event(at + HOUR_MS, { truePositiveDetermination: { note: '' } })],
  (at) => [
    event(at, DETECTION),
    event(at + HOUR_MS, { patched: { patchedVersions: ['3.3.9-r5'], note: '' } }),
  ],
  (at) => [event(at, DETECTION), event(at + HOUR_MS, { fixNotPlanned: { note: 'end of life' } })],
  () => [],
  (at) => [
    event(at, DETECTION),
    event(at + HOUR_MS, { fixed: { fixedVersion: '3.5.0-r0' } }, 'REVIEW_STATE_PENDING'),
  ],
  (at) => [event(at, DETECTION), event(at + HOUR_MS, { analysisNotPlanned: { note: '' } })],
];

/** The alias of the advisory with this index. */
export function sampleAlias(index: number): string {
  return `CVE-2026-${String(10_000 + index)}`;
}

function sampleAdvisory(index: number): Overrides {
  const createdAt = SAMPLE_NOW - (2000 - index) * HOUR_MS;
  const vector = VECTORS[index % (VECTORS.length + 1)];
  const ghsa = index % 3 === 0 ? [`GHSA-${String(index).padStart(4, '2')}-cccc-gggg`] : [];
  const withdrawn = index % 97 === 0;
  return {
    artifactName: SAMPLE_PACKAGES[index % SAMPLE_PACKAGES.length] ?? 'openssl',
    artifactType: index % 50 === 49 ? 'library' : 'apk',
    aliases: [sampleAlias(index), ...ghsa],
    severities: vector === undefined ? [] : [{ type: 'TYPE_CVSS_V3', score: vector }],
    events: COURSES[Math.floor(index / SAMPLE_PACKAGES.length) % COURSES.length]?.(createdAt) ?? [],
    deleteTime: withdrawn ? new Date(createdAt + 2 * HOUR_MS).toISOString() : null,
    createdAt,
    updatedAt: createdAt + HOUR_MS,
  };
}

/** Two thousand advisories over forty packages in every state, with metadata of their aliases. */
export function addSampleAdvisories(world: World): void {
  world.addAdvisories(2000, sampleAdvisory);
  world.bulk(() => {
    for (let index = 0; index < 2000; index += 1) {
      const vector = VECTORS[index % (VECTORS.length + 1)];
      world.addVulnerability(sampleAlias(index), {
        summary: `Flaw ${index} in ${SAMPLE_PACKAGES[index % SAMPLE_PACKAGES.length]}`,
        severities: vector === undefined ? [] : [{ type: 'TYPE_CVSS_V3', score: vector }],
        references: [{ type: 'TYPE_ADVISORY', url: `https://advisories.test/${sampleAlias(index)}` }],
      });
    }
  });
}
