/** One package to check: named by the user, or listed in an SBOM. */
export interface PackageInHand {
  /** Name as used in advisories: `openssl`, `@acme/app`, `golang.org/x/net`, `group:artifact`. */
  readonly name: string;
  /** Package type of the purl, in lower case; absent when the user gave a bare name. */
  readonly type?: string | undefined;
  readonly version?: string | undefined;
  /** Architecture as the purl or the image spells it, such as `x86_64`. */
  readonly arch?: string | undefined;
  /** Name of the package that it was built from, if it differs: `openssl` for `libssl3`. */
  readonly origin?: string | undefined;
  readonly purl?: string;
  /** SBOM file that lists it, relative to the workspace; absent for names that the user gave. */
  readonly source?: string;
  /** Image that the SBOM describes, `org/name:tag` or as the SBOM names it. */
  readonly image?: string | undefined;
  /** Where a change moves that image: compared only with packages of the base that share a place. */
  readonly places?: readonly string[] | undefined;
}

/** Packages by name; a name may stand for several types and versions. */
export type PackagesByName = ReadonlyMap<string, readonly PackageInHand[]>;

/** Groups packages by name; equal entries of one SBOM are kept once. */
export function groupByName(packages: Iterable<PackageInHand>): PackagesByName {
  const byName = new Map<string, PackageInHand[]>();
  for (const entry of packages) {
    const known = byName.get(entry.name);
    if (known === undefined) byName.set(entry.name, [entry]);
    else if (!known.some((other) => isSamePackage(other, entry))) known.push(entry);
  }
  return byName;
}

/** Names of packages by the name of the package that they were built from. */
export function namesByOrigin(packages: PackagesByName): ReadonlyMap<string, readonly string[]> {
  const byOrigin = new Map<string, Set<string>>();
  for (const [name, entries] of packages) {
    for (const { origin } of entries) {
      if (origin === undefined || origin === name) continue;
      byOrigin.set(origin, (byOrigin.get(origin) ?? new Set()).add(name));
    }
  }
  return new Map(Array.from(byOrigin, ([origin, names]) => [origin, [...names]]));
}

const isSamePackage = (a: PackageInHand, b: PackageInHand): boolean =>
  a.type === b.type &&
  a.version === b.version &&
  a.arch === b.arch &&
  a.origin === b.origin &&
  a.source === b.source &&
  a.image === b.image;

/** A name without the differences that its type ignores: those of case, and between `-`, `_` and `.` on PyPI. */
export const comparedName = (type: string | undefined, name: string): string =>
  (type === 'pypi' ? name.replace(/[-_.]+/g, '-') : name).toLowerCase();

/** Types that only match themselves: an image or an OS package is not the library of the same name. */
const EXCLUSIVE = new Set(['apk', 'deb', 'rpm', 'image']);
const IMAGE_TYPES = new Set(['image', 'oci', 'docker', 'container']);

/** Library types of the purl specification: two different ones are two different packages. */
const LIBRARY_TYPES = new Set([
  'cargo',
  'composer',
  'conda',
  'gem',
  'golang',
  'hex',
  'maven',
  'npm',
  'nuget',
  'pub',
  'pypi',
  'swift',
]);

/** The word of the service for a library of any type. */
const ANY_LIBRARY = 'library';

const isKnownType = (type: string): boolean =>
  EXCLUSIVE.has(type) || LIBRARY_TYPES.has(type) || type === ANY_LIBRARY;

function normalType(type: string): string {
  const lower = type.toLowerCase();
  return IMAGE_TYPES.has(lower) ? 'image' : lower;
}

/** Whether a type is one of packages that are installed, and not of images or of sources such as `github`. */
export const isPackageType = (type: string): boolean => isKnownType(type) && normalType(type) !== 'image';

/** Whether an advisory of one type can concern a package of another; what cannot be distinguished matches. */
export function typesMatch(advisoryType: string | undefined, packageType: string | undefined): boolean {
  if (advisoryType === undefined || packageType === undefined) return true;
  const one = normalType(advisoryType);
  const other = normalType(packageType);
  if (one === other || !isKnownType(one) || !isKnownType(other)) return true;
  if (EXCLUSIVE.has(one) || EXCLUSIVE.has(other)) return false;
  return one === ANY_LIBRARY || other === ANY_LIBRARY;
}

/** Architectures by their names in apk, in OCI and in Go. */
const ARCHITECTURES: ReadonlyMap<string, string> = new Map([
  ['x86_64', 'x86_64'],
  ['amd64', 'x86_64'],
  ['aarch64', 'aarch64'],
  ['arm64', 'aarch64'],
  ['x86', 'x86'],
  ['i386', 'x86'],
  ['i686', 'x86'],
  ['386', 'x86'],
  ['armv7', 'armv7'],
  ['armhf', 'armhf'],
  ['ppc64le', 'ppc64le'],
  ['s390x', 's390x'],
  ['riscv64', 'riscv64'],
  ['loongarch64', 'loongarch64'],
]);

/** Whether an advisory of one architecture can concern a package of another; what is not known matches. */
export function architecturesMatch(advisory: string | undefined, inHand: string | undefined): boolean {
  if (advisory === undefined || inHand === undefined) return true;
  const one = ARCHITECTURES.get(advisory.toLowerCase());
  const other = ARCHITECTURES.get(inHand.toLowerCase());
  return one === undefined || other === undefined || one === other;
}
