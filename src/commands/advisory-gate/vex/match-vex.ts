import { groupBy } from '../../../base/group-by.ts';
import { type AdvisoryItem, lowerIds } from '../advisory/advisory-item.ts';
import { architecturesMatch, type PackageInHand } from '../sbom/package-in-hand.ts';
import { barePurl, parsePurl, purlOfPackage } from '../sbom/purl-package.ts';
import { digestsIn, imageOfPurl } from '../sbom/sbom-reading.ts';
import type { VexNames, VexProduct, VexStatement } from './vex-statement.ts';

/** Digests of what the SBOMs and images describe, by the source that their packages name. */
export type DigestsBySource = ReadonlyMap<string, readonly string[]>;

/** Finds the statement that ends an advisory for all of its packages. */
export type FindVex = (item: AdvisoryItem) => VexStatement | undefined;

/**
 * Creates the finder. For each package, the latest statement counts; of those without a time, or of the same time, one that
 * does not end the advisory. An advisory ends if it ends for every package that it affects.
 */
export function createVexMatcher(statements: readonly VexStatement[], digests: DigestsBySource): FindVex {
  if (statements.length === 0) return () => undefined;
  const named = statements.flatMap((one) => one.ids.map((id) => [id.toLowerCase(), one] as const));
  const byId = groupBy(named, ([id]) => id);
  return (item) => {
    const all = lowerIds(item).flatMap((id) => byId.get(id) ?? []);
    const about = [...new Set(all.map(([, statement]) => statement))];
    if (about.length === 0 || item.packages.length === 0) return undefined;
    const found = item.packages.map((entry) => {
      const inHand = {
        entry,
        purl: purlOfPackage(item, entry),
        digests: digests.get(entry.source ?? '') ?? [],
      };
      const [first, ...others] = about.filter(({ products }) =>
        products.some((product) => isAbout(product, inHand)),
      );
      return first && others.reduce((best, other) => (isStronger(other, best) ? other : best), first);
    });
    return found.every((statement) => statement !== undefined && statement.status !== 'other')
      ? found[0]
      : undefined;
  };
}

/** One order for all statements, so that it does not matter in which order the documents have them. */
function isStronger(one: VexStatement, best: VexStatement): boolean {
  const [time, known] = [rankOf(one), rankOf(best)];
  return time === known ? one.status === 'other' : time > known;
}

/** When a statement was made; without a time, one that does not end the advisory may be the latest, and another the first. */
const rankOf = ({ status, timeMs }: VexStatement): number =>
  timeMs ?? (status === 'other' ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY);

/** A package in hand, with the purl that other tools compare and the digests of its image. */
interface InHand {
  readonly entry: PackageInHand;
  readonly purl: string;
  readonly digests: readonly string[];
}

function isAbout({ image, package: names, versions }: VexProduct, inHand: InHand): boolean {
  const { version } = inHand.entry;
  if (versions !== undefined && (version === undefined || !versions.includes(version))) return false;
  return names.some((name) => isPackage(name, inHand)) && (image === undefined || isImage(image, inHand));
}

/** Whether a purl is that of the package: qualifiers but the architecture do not count, and no version is any. */
function isPackage(name: string, { entry, purl }: InHand): boolean {
  const bare = barePurl(name, undefined);
  if (bare === undefined || !architecturesMatch(parsePurl(name)?.arch, entry.arch)) return false;
  return bare === purl || (!bare.includes('@') && purl.startsWith(`${bare}@`));
}

/** Whether any name is that of the package's image: a digest decides, else host, name and tag. */
function isImage(names: VexNames, { digests, entry }: InHand): boolean {
  const given = digestsIn(names);
  if (given.length > 0) {
    const own = [...digests, ...digestsIn([entry.image])];
    return given.some((digest) => own.includes(digest));
  }
  return names.some((name) => isImageName(imageOfPurl(name) ?? name, entry.image));
}

const TAG = /:[^/:@]*$/;

/** Whether a name is the image's, or that of its repository. */
function isImageName(name: string, image: string | undefined): boolean {
  const own = image?.replace(/@.*$/s, '');
  return own !== undefined && (name === own || (!TAG.test(name) && name === own.replace(TAG, '')));
}
