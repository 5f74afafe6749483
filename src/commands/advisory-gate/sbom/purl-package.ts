import { PackageURL } from 'packageurl-js';
import { hasTwoValues } from '../../../base/list.ts';
import { encodeUriPart } from '../../../base/uri.ts';
import type { PackageInHand } from './package-in-hand.ts';

export interface PurlPackage {
  readonly type: string;
  readonly name: string;
  readonly version?: string;
  readonly arch?: string;
  /** Packages that it was built from, by the qualifiers that name them; only those that differ from the name. */
  readonly origins: readonly string[];
}

/** A purl, or the type that an unreadable text claims to have. */
export type PurlReading =
  | { readonly kind: 'purl'; readonly purl: PurlPackage }
  | { readonly kind: 'unreadable'; readonly type: string | undefined; readonly reason: string };

/** Longer texts are not purls. */
const LONGEST_PURL = 4096;

/** Scheme and type, also where the rest is broken; blanks and capitals do not hide what an entry claims to be. */
const CLAIM = /^\s*pkg\s*:\s*\/*([a-z0-9.+-]*)/i;

/** An empty name before a version, which the library takes for the name: `pkg:apk/wolfi/@1.2.3-r0`. */
const NAMELESS = /^[^?#]*\/@[^/?#]*(?:[?#]|$)/;

/** Former names of types: tools wrote `pkg:alpine/…` before the type `apk` existed. */
const TYPE_ALIASES: ReadonlyMap<string, string> = new Map([['alpine', 'apk']]);

/** Types whose namespace is a distribution or a registry, which is not part of the name used in advisories. */
const BARE_NAME_TYPES = new Set(['alpm', 'apk', 'deb', 'docker', 'oci', 'rpm']);

/** Qualifiers that name the source of a package (docs/decisions/packages.md). */
const ORIGIN_QUALIFIERS = ['upstream', 'origin', 'source', 'sourcerpm'] as const;

/** The name in a qualifier, without the version after `@` or that of a source RPM such as `zlib-1.2.11-40.src.rpm`. */
const originIn = (value: string): string =>
  /[\s/]/.test(value) ? '' : value.replace(/-[^-]+-[^-]+\.(?:no)?src\.rpm$/, '').replace(/@.*$/, '');

function fullName(type: string, namespace: string, name: string): string {
  if (namespace === '' || BARE_NAME_TYPES.has(type)) return name;
  return type === 'maven' ? `${namespace}:${name}` : `${namespace}/${name}`;
}

/** The present name of a package type, in lower case. */
export function currentType(type: string): string {
  const lower = type.toLowerCase();
  return TYPE_ALIASES.get(lower) ?? lower;
}

/**
 * Reads a purl (ECMA-427, github.com/package-url/purl-spec). Scheme and type are compared without case and slashes
 * around the type are ignored, as the specification says; nothing else is corrected.
 */
export function readPurl(text: string): PurlReading {
  const claimed = CLAIM.exec(text.slice(0, LONGEST_PURL))?.[1] ?? '';
  const type = claimed === '' ? undefined : currentType(claimed);
  const unreadable = (reason: string): PurlReading => ({ kind: 'unreadable', type, reason });
  if (text.length > LONGEST_PURL) return unreadable(`it is longer than ${LONGEST_PURL} characters`);
  if (text.trim() !== text) return unreadable('it begins or ends with a blank');
  if (!/^pkg:/i.test(text)) return unreadable('it does not begin with `pkg:`');
  if (NAMELESS.test(text)) return unreadable('its name is empty');
  if (hasTwoValues(qualifiersIn(text), '=')) return unreadable('a qualifier has two values');
  try {
    return { kind: 'purl', purl: packageOf(PackageURL.fromString(text)) };
  } catch (error) {
    return unreadable(String(error instanceof Error ? error.message : error).replace(/^Invalid purl: /, ''));
  }
}

/** The qualifiers of a purl as they are written, one text if it has none. */
const qualifiersIn = (text: string): readonly string[] =>
  (/^[^#?]*\?([^#]*)/.exec(text)?.[1] ?? '').split('&');

function packageOf({ name: given, namespace, qualifiers, type: written, version }: PackageURL): PurlPackage {
  const type = currentType(String(written));
  const name = fullName(type, namespace ?? '', String(given));
  const { arch = '' } = qualifiers ?? {};
  const origins = ORIGIN_QUALIFIERS.map((key) => originIn(qualifiers?.[key] ?? ''));
  return {
    type,
    name,
    ...(version === undefined || version === null || version === '' ? {} : { version }),
    ...(arch === '' ? {} : { arch }),
    origins: [...new Set(origins)].filter((origin) => origin !== '' && origin !== name),
  };
}

/** Reads a purl; `undefined` if the text is not one. */
export function parsePurl(text: string): PurlPackage | undefined {
  const reading = readPurl(text);
  return reading.kind === 'purl' ? reading.purl : undefined;
}

/** A purl as other tools compare it: type, namespace, name and version, without qualifiers and subpath. */
export function barePurl(text: string, version: string | undefined): string | undefined {
  try {
    const purl = PackageURL.fromString(text);
    const type = currentType(String(purl.type));
    return new PackageURL(type, purl.namespace, purl.name, purl.version ?? version, null, null).toString();
  } catch {
    return undefined;
  }
}

/** A purl for a package with only a name, type and version; invalid types become `generic`. */
export function formatPurl(type: string | undefined, name: string, version: string | undefined): string {
  const valid = type !== undefined && /^[a-z][a-z0-9.-]*$/.test(type) ? type : 'generic';
  const at = valid === 'maven' ? name.lastIndexOf(':') : name.lastIndexOf('/');
  const namespace = at > 0 ? `${name.slice(0, at).split('/').map(encodeUriPart).join('/')}/` : '';
  const suffix = version === undefined || version === '' ? '' : `@${encodeUriPart(version)}`;
  return `pkg:${valid}/${namespace}${encodeUriPart(name.slice(at + 1))}${suffix}`;
}

/** The purl of a package in hand, without qualifiers; names of the user have none of their own. */
export function purlOfPackage(
  { artifact, type }: { readonly artifact: string; readonly type?: string | undefined },
  { purl, type: own, version }: PackageInHand,
): string {
  const bare = purl === undefined ? undefined : barePurl(purl, version);
  return bare ?? formatPurl(own ?? type, artifact, version);
}
