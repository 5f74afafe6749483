import { compare as comparePep440, valid as isPep440 } from '@renovatebot/pep440';
import { compare as compareMaven } from 'mvncmp';
import compareSemver from 'semver/functions/compare.js';
import validSemver from 'semver/functions/valid.js';
import { compareText } from '../../../base/plain-text.ts';

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

/** Whether a version is surely another one, or newer. */
export function isAtLeast(type: string | undefined, version: string, other: string): boolean {
  return ['same', 'newer'].includes(compareVersions(type, version, other));
}

/** The version of the project itself: without apk's revision (`-r3`), and without the build after `+`. */
export function upstreamVersion(type: string | undefined, version: string): string {
  return type === 'apk' ? version.replace(/-r\d+$/, '') : version.replace(/\+.*$/s, '');
}

/**
 * Version order of apk-tools (`src/version.c` of version 3): digits, letter, suffixes, commit hash, revision.
 * Kinds are numbered in that order, because a version that ends earlier or has a later kind there is the older one.
 */
const KIND = {
  first: 0,
  number: 1,
  letter: 2,
  suffix: 3,
  suffixNumber: 4,
  hash: 5,
  revision: 6,
  end: 7,
} as const;

/** Suffixes from the oldest; those before the empty one make a version older than the same without a suffix. */
const SUFFIXES = ['alpha', 'beta', 'pre', 'rc', '', 'cvs', 'svn', 'git', 'hg', 'p'];

interface Token {
  readonly kind: number;
  readonly text: string;
}

const VERSION =
  /^\d+(?:\.\d+)*[a-z]?(?:_(?:alpha|beta|pre|rc|cvs|svn|git|hg|p)\d*)*(?:~[0-9a-fA-F]+)?(?:-r\d+)?$/;
const TOKEN = /^\d+|\.\d+|_[a-z]+|~[0-9a-fA-F]+|-r\d+|[a-z]|\d+/g;

export function isApkVersion(text: string): boolean {
  return VERSION.test(text);
}

function tokenOf(match: RegExpExecArray): Token {
  const text = match[0];
  if (match.index === 0) return { kind: KIND.first, text };
  if (text.startsWith('.')) return { kind: KIND.number, text: text.slice(1) };
  if (text.startsWith('_')) return { kind: KIND.suffix, text: text.slice(1) };
  if (text.startsWith('~')) return { kind: KIND.hash, text: text.slice(1) };
  if (text.startsWith('-r')) return { kind: KIND.revision, text: text.slice(2) };
  return { kind: /\d/.test(text) ? KIND.suffixNumber : KIND.letter, text };
}

const END: Token = { kind: KIND.end, text: '' };

function compareNumbers(a: string, b: string): number {
  const left = a.replace(/^0+(?=\d)/, '');
  const right = b.replace(/^0+(?=\d)/, '');
  return Math.sign(left.length - right.length) || compareText(left, right);
}

const suffixOf = (token: Token): number => SUFFIXES.indexOf(token.text);

function compareTokens(a: Token, b: Token): number {
  if (a.kind === KIND.suffix) return Math.sign(suffixOf(a) - suffixOf(b));
  // A part after the first that starts with zero is a decimal fraction: 1.05 is older than 1.1.
  const fraction = a.kind === KIND.number && (a.text.startsWith('0') || b.text.startsWith('0'));
  return fraction || a.kind === KIND.hash ? compareText(a.text, b.text) : compareNumbers(a.text, b.text);
}

const isPreRelease = (token: Token): boolean =>
  token.kind === KIND.suffix && suffixOf(token) < SUFFIXES.indexOf('');

/** Below 0 when `a` is older than `b`, above 0 when newer, 0 when equal; both must be apk versions. */
export function compareApkVersions(a: string, b: string): number {
  const left = Array.from(a.matchAll(TOKEN), tokenOf);
  const right = Array.from(b.matchAll(TOKEN), tokenOf);
  for (let index = 0; index <= left.length; index += 1) {
    const one = left[index] ?? END;
    const other = right[index] ?? END;
    if (one.kind !== other.kind) {
      if (isPreRelease(one)) return -1;
      if (isPreRelease(other)) return 1;
      return other.kind - one.kind;
    }
    const order = compareTokens(one, other);
    if (order !== 0) return order;
  }
  return 0;
}
