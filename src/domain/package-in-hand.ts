/** One package that the run looks at: named by the user, or listed by an SBOM. */
export interface PackageInHand {
  /** Name as advisories know it: `openssl`, `@acme/app`, `golang.org/x/net`, `group:artifact`. */
  readonly name: string;
  /** Package type of the purl, in lower case; absent when the user gave a bare name. */
  readonly type?: string;
  readonly version?: string;
  readonly purl?: string;
  /** SBOM file that lists it, relative to the workspace; absent for names that the user gave. */
  readonly source?: string;
  /** Image that the SBOM describes, `org/name:tag` or as the SBOM names it. */
  readonly image?: string;
}

/** Packages by name; a name may stand for several types and versions. */
export type PackagesByName = ReadonlyMap<string, readonly PackageInHand[]>;

/** Packages of the same name together; equal entries of one SBOM are kept once. */
export function groupByName(packages: Iterable<PackageInHand>): PackagesByName {
  const byName = new Map<string, PackageInHand[]>();
  for (const entry of packages) {
    const known = byName.get(entry.name);
    if (known === undefined) byName.set(entry.name, [entry]);
    else if (!known.some((other) => isSamePackage(other, entry))) known.push(entry);
  }
  return byName;
}

const isSamePackage = (a: PackageInHand, b: PackageInHand): boolean =>
  a.type === b.type && a.version === b.version && a.source === b.source && a.image === b.image;

/** Types that only ever match themselves: an image or an OS package is no library of the same name. */
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

const normalType = (type: string): string => {
  const lower = type.toLowerCase();
  return IMAGE_TYPES.has(lower) ? 'image' : lower;
};

/**
 * Whether an advisory of one artifact type can be about a package of another type. A type that is not known on either
 * side matches, and so does a word that is no package type (`library`): what cannot be told apart never passes.
 */
export function typesMatch(advisoryType: string | undefined, packageType: string | undefined): boolean {
  if (advisoryType === undefined || packageType === undefined) return true;
  const one = normalType(advisoryType);
  const other = normalType(packageType);
  if (one === other) return true;
  if (EXCLUSIVE.has(one) || EXCLUSIVE.has(other)) return false;
  return !(LIBRARY_TYPES.has(one) && LIBRARY_TYPES.has(other));
}
