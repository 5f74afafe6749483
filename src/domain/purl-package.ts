import { PackageURL } from 'packageurl-js';
import { encodeUriPart } from '../base/uri.ts';

/** What a purl says about a package; `type` in lower case. */
export interface PurlPackage {
  readonly type: string;
  readonly name: string;
  readonly version?: string;
}

/** A purl is no longer than this; the rest is no package. */
const LONGEST_PURL = 4096;

/** Types whose namespace is a distribution or a registry, which is no part of the name that advisories use. */
const BARE_NAME_TYPES = new Set(['alpm', 'apk', 'deb', 'docker', 'oci', 'rpm']);

function fullName(type: string, namespace: string, name: string): string {
  if (namespace === '' || BARE_NAME_TYPES.has(type)) return name;
  return type === 'maven' ? `${namespace}:${name}` : `${namespace}/${name}`;
}

/** Reads a purl (ECMA-427, github.com/package-url/purl-spec); `undefined` when the text is none. */
export function parsePurl(text: string): PurlPackage | undefined {
  if (text.length > LONGEST_PURL || !text.startsWith('pkg:')) return undefined;
  try {
    const { type, namespace, name, version } = PackageURL.fromString(text);
    const lower = String(type).toLowerCase();
    const found = { type: lower, name: fullName(lower, namespace ?? '', String(name)) };
    return version === undefined || version === null || version === '' ? found : { ...found, version };
  } catch {
    return undefined;
  }
}

/** A purl for a package of which only name, type and version are known; types that are none become `generic`. */
export function formatPurl(type: string | undefined, name: string, version: string | undefined): string {
  const valid = type !== undefined && /^[a-z][a-z0-9.-]*$/.test(type) ? type : 'generic';
  const at = valid === 'maven' ? name.lastIndexOf(':') : name.lastIndexOf('/');
  const namespace = at > 0 ? `${name.slice(0, at).split('/').map(encodeUriPart).join('/')}/` : '';
  const suffix = version === undefined || version === '' ? '' : `@${encodeUriPart(version)}`;
  return `pkg:${valid}/${namespace}${encodeUriPart(name.slice(at + 1))}${suffix}`;
}
