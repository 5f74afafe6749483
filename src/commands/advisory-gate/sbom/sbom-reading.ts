import { firstFew } from '../../../base/counted.ts';
import { RepeatedKeyError } from '../../../base/json-value.ts';
import { decodeUriPart } from '../../../base/uri.ts';

/** One entry of an SBOM before selection by type. */
export interface SbomEntry {
  /** Empty only where the entry is what the SBOM describes. */
  readonly name: string;
  readonly version: string | undefined;
  /** As written, most often one. */
  readonly purls: readonly string[];
  /** Names of the packages that it was built from, as far as the SBOM says so outside of the purl. */
  readonly origins: readonly string[];
  /** It is not a package, but an image, a layer, a file, source code or an operating system. */
  readonly isContainer: boolean;
}

/** A document of any format. */
export interface SbomReading {
  readonly format: string;
  readonly entries: readonly SbomEntry[];
  readonly image: string | undefined;
  /** Digests of what the document describes, `sha256:…`. */
  readonly subjects: readonly string[];
  /** Digests of all images that it lists, those of the subjects included. */
  readonly digests: readonly string[];
  /** Gaps that the document itself declares, one clause each: `it calls its list of components incomplete`. */
  readonly gaps: readonly string[];
}

/** Why a text is not an SBOM or a VEX document: a clause for an error message. Readers throw it, their callers return it. */
export class Unreadable extends Error {
  readonly kind = 'unreadable';
  /** The fix, if one is known. */
  readonly fix: string | undefined;

  constructor(reason: string, fix?: string) {
    super(reason);
    this.fix = fix;
  }
}

/** The result of reading, or why there is none. */
export function orUnreadable<T>(read: () => T): T | Unreadable {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unreadable) return error;
    throw error;
  }
}

/** Why a text that should be JSON cannot be read. */
export const notJson = (error: unknown): Unreadable =>
  new Unreadable(
    error instanceof RepeatedKeyError ? error.message : `it is not JSON: ${String(error).slice(0, 200)}`,
  );

/** Documents or components that one gap names. */
const MAXIMUM_NAMED = 3;

/** The gap that an SBOM has because part of it lies in other documents; none if it names none. */
export function elsewhereGap(documents: readonly string[]): readonly string[] {
  if (documents.length === 0) return [];
  return [`it refers to other documents, which were not read: ${fewNames([...new Set(documents)])}`];
}

/** The first few names, and how many more there are. */
export const fewNames = (names: readonly string[]): string => firstFew(names, MAXIMUM_NAMED, (name) => name);

const DIGEST = /sha256(?::|%3A)([0-9a-f]{64})/gi;

/** Digests in texts of an entry: its name, its version, its purls. */
export function digestsIn(texts: readonly (string | undefined)[]): readonly string[] {
  const found = texts.flatMap((text) => Array.from((text ?? '').matchAll(DIGEST), ([, hex]) => hex ?? ''));
  return [...new Set(found.map((hex) => `sha256:${hex.toLowerCase()}`))];
}

/** A blank, and texts that SPDX and other writers give for no version. */
const NO_VERSION = /^\s*(?:NOASSERTION|NONE|UNKNOWN)?\s*$/i;

/** Whether a text is a version, and not one that stands for none. */
export const isVersion = (text: string | undefined): text is string =>
  text !== undefined && !NO_VERSION.test(text);

/** A digest or the id of a commit. */
const HASH = /^(?:sha\d+:)?[0-9a-f]{32,}$/i;
/** The revision at the end of an apk's version. */
const APK_REVISION = /-r\d+$/;

/**
 * Whether the version of an entry is that of a package, whatever the entry calls itself. Files and sources have none or a
 * hash; images and operating systems have versions of their own (`isVersioned`), but not those of an apk.
 */
export function hasPackageVersion(version: string | undefined, isVersioned: boolean): boolean {
  if (!isVersion(version)) return false;
  return isVersioned ? APK_REVISION.test(version) : !HASH.test(version);
}

/** Names that tools give to an image that they read from a file or a folder. */
const PATH = /^[./]|\\|\.(?:tar|tgz|tar\.gz)$/i;

/** The image that a described entry names, with its version as the tag; `undefined` where that is a digest or a path. */
export function imageNamed(name: string | undefined, version: string | undefined): string | undefined {
  if (name === undefined || name === '' || /^sha256:/.test(name) || PATH.test(name)) return undefined;
  const isTagged = name.includes('@') || name.includes(':', name.lastIndexOf('/') + 1);
  return isTagged || !isVersion(version) || /^sha256:/i.test(version) ? name : `${name}:${version}`;
}

/** Image name of a purl such as `pkg:oci/python@sha256:…?repository_url=cgr.dev/acme/python&tag=3.12`. */
export function imageOfPurl(purl: string): string | undefined {
  if (!/^pkg:(?:oci|docker)\//i.test(purl)) return undefined;
  const [path = '', query = ''] = purl.split('?', 2);
  const qualifiers = new URLSearchParams(query.split('#', 1)[0]);
  const tag = qualifiers.get('tag');
  const bare = path.replace(/^pkg:[a-z]+\//i, '').replace(/@[^@]*$/, '');
  const name = qualifiers.get('repository_url') ?? decodeUriPart(bare);
  return tag === null || tag === '' ? name : `${name}:${tag}`;
}

/** Host and name of an image, without tag and digest. */
export function repositoryOf(image: string): string {
  const name = image.replace(/@.*$/s, '').replace(/:[^/:]*$/, '');
  return name.toLowerCase().replace(/^index\.docker\.io\//, 'docker.io/');
}
