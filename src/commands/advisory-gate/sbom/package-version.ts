import { compare as comparePep440, valid as isPep440 } from '@renovatebot/pep440';
import { compare as compareMaven } from 'mvncmp';
import compareSemver from 'semver/functions/compare.js';
import validSemver from 'semver/functions/valid.js';
import { compareApkVersions, isApkVersion } from './apk-version.ts';

/** The order of two versions; `unknown` if the package's scheme cannot decide it. */
export type VersionOrder = 'older' | 'same' | 'newer' | 'unknown';

interface VersionScheme {
  readonly isVersion: (text: string) => boolean;
  /** Below 0 when `a` is older than `b`. */
  readonly compare: (a: string, b: string) => number;
}

const LONGEST_VERSION = 256;

const APK: VersionScheme = { isVersion: isApkVersion, compare: compareApkVersions };
const SEMVER: VersionScheme = { isVersion: (text) => validSemver(text) !== null, compare: compareSemver };
const PEP440: VersionScheme = { isVersion: (text) => isPep440(text) !== null, compare: comparePep440 };
const MAVEN: VersionScheme = { isVersion: (text) => /^\w[\w.+-]*$/.test(text), compare: compareMaven };

const SCHEMES: ReadonlyMap<string, VersionScheme> = new Map([
  ['apk', APK],
  ['cargo', SEMVER],
  ['golang', SEMVER],
  ['hex', SEMVER],
  ['maven', MAVEN],
  ['npm', SEMVER],
  ['pub', SEMVER],
  ['pypi', PEP440],
  ['swift', SEMVER],
]);

/** Whether versions of this package type can be put in order. */
export function hasVersionScheme(type: string): boolean {
  return SCHEMES.has(type);
}

/** Order of two versions in the package type's own scheme; equal texts are the same in every scheme. */
export function compareVersions(type: string | undefined, version: string, other: string): VersionOrder {
  if (version === other) return 'same';
  const scheme = type === undefined ? undefined : SCHEMES.get(type);
  if (scheme === undefined || version.length > LONGEST_VERSION || other.length > LONGEST_VERSION)
    return 'unknown';
  if (!scheme.isVersion(version) || !scheme.isVersion(other)) return 'unknown';
  const order = scheme.compare(version, other);
  // The Maven rule orders some versions, such as `1-1` and `1.x`, inconsistently.
  if (Math.sign(order) !== -Math.sign(scheme.compare(other, version))) return 'unknown';
  if (order === 0) return 'same';
  return order < 0 ? 'older' : 'newer';
}

/** The version of the project itself: without apk's revision (`-r3`), and without the build behind `+`. */
export function upstreamVersion(type: string | undefined, version: string): string {
  return type === 'apk' ? version.replace(/-r\d+$/, '') : version.replace(/\+.*$/s, '');
}
