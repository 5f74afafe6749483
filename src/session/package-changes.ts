import { counted } from '../base/counted.ts';
import { codeMarkdown, type MarkdownBlock, tableOf } from '../base/markdown.ts';
import { getOrMake } from '../base/remember.ts';
import type { CommonInputs } from '../kit/manifest/common-inputs.ts';
import { openOrFolded } from '../kit/report/markdown-parts.ts';
import type { Deps } from './command.ts';

interface ListedPackage {
  readonly name: string;
  readonly type?: string | undefined;
  readonly version?: string | undefined;
}

/** A package whose versions differ between two images, or that only one of them has. */
export interface PackageChange {
  readonly name: string;
  readonly kind: 'added' | 'removed' | 'updated';
  /** Versions in the old image; an empty text for an unknown one. */
  readonly before: readonly string[];
  /** The same for the new image. */
  readonly after: readonly string[];
}

/** The packages that differ between two lists, by name; architectures and capitals make no difference. */
export function comparePackages(
  before: Iterable<ListedPackage>,
  after: Iterable<ListedPackage>,
): readonly PackageChange[] {
  const [old, now] = [versionsByPackage(before), versionsByPackage(after)];
  const changes = [...new Set([...old.keys(), ...now.keys()])].flatMap((key): readonly PackageChange[] => {
    const [left, right] = [old.get(key), now.get(key)];
    const name = (right ?? left)?.name ?? '';
    const [from, to] = [[...(left?.versions ?? [])].sort(), [...(right?.versions ?? [])].sort()];
    if (from.join('\n') === to.join('\n') && left !== undefined && right !== undefined) return [];
    const kind = left === undefined ? 'added' : right === undefined ? 'removed' : 'updated';
    return [{ name, kind, before: from, after: to }];
  });
  return changes.sort((one, other) => (one.name < other.name ? -1 : 1));
}

function versionsByPackage(packages: Iterable<ListedPackage>) {
  const found = new Map<string, { readonly name: string; readonly versions: Set<string> }>();
  for (const { name, type = '', version = '' } of packages) {
    const known = getOrMake(found, `${type} ${name.toLowerCase()}`, () => ({ name, versions: new Set() }));
    known.versions.add(version);
  }
  return found;
}

/** Two images, or SBOMs, and the packages that differ between them. */
export interface ImagePackageChanges {
  readonly from: string;
  readonly to: string;
  readonly changes: readonly PackageChange[];
}

const LONGEST_CELL = 120;

/** A table of the packages that differ, with the image where there are several; nothing where none differs. */
export function packageChangesMarkdown(images: readonly ImagePackageChanges[]): readonly MarkdownBlock[] {
  const rows = images.flatMap(({ changes, to }) => changes.map((change) => ({ ...change, to })));
  const hasImages = new Set(images.map(({ to }) => to)).size > 1;
  const header = [...(hasImages ? ['Image'] : []), 'Package', 'Change', 'Before', 'After'];
  const table = tableOf(header, rows, ({ after, before, kind, name, to }) => [
    ...(hasImages ? [cell(to)] : []),
    cell(name),
    kind,
    before.map(cell).join(', '),
    after.map(cell).join(', '),
  ]);
  return openOrFolded(wordsOf(rows), table);
}

const cell = (text: string): string => (text === '' ? 'unknown' : codeMarkdown(text, LONGEST_CELL));

/** `12 packages changed: 2 added, 1 removed, 9 updated`. */
function wordsOf(rows: readonly PackageChange[]): string {
  const count = (wanted: PackageChange['kind']): number => rows.filter(({ kind }) => kind === wanted).length;
  return `${counted(rows.length, 'package')} changed: ${count('added')} added, ${count('removed')} removed, ${count('updated')} updated`;
}

/** A tag whose references move from one digest to another. */
export interface MovedImage {
  readonly organization: string;
  /** `<org>[/<folder>…]/<image>`. */
  readonly repository: string;
  readonly tag: string;
  /** Complete, without a digest: `cgr.dev/acme/python:3.12`. */
  readonly name: string;
  /** `undefined` for a reference that had no digest. */
  readonly from: string | undefined;
  readonly to: string;
}

/** An advisory that affects one of two images only. */
export interface MovedAdvisory {
  readonly id: string;
  readonly severity: 'critical' | 'high' | 'medium' | 'low' | 'none' | 'unknown';
  readonly artifact: string;
  readonly fixedVersion: string | undefined;
}

/** How two images differ, by their attested SBOMs; the most severe advisories first. */
export interface AdvisoryDifference {
  readonly fixes: readonly MovedAdvisory[];
  readonly brings: readonly MovedAdvisory[];
  readonly packages: readonly PackageChange[];
}

/** The life of a tag, as far as it is known. */
export interface TagLife {
  readonly state: 'active' | 'grace' | 'deprecated' | 'not-found' | 'unknown';
  /** End of the grace period or of life, in milliseconds since 1970. */
  readonly until: number | undefined;
  readonly suggestion: string | undefined;
}

/**
 * Facts from other commands about images that move. Each answers for as many as it can, and never throws but when the run
 * is stopped: these facts inform, and decide nothing. `commands.ts` hands them over, since commands do not know each other.
 */
export interface MovedImageFacts {
  /** By index; images of the same run are asked about together. */
  readonly compareAdvisories: Ask<AdvisoryDifference>;
  readonly judgeTags: Ask<TagLife>;
}

export type Ask<T> = (
  images: readonly MovedImage[],
  inputs: CommonInputs,
  deps: Deps,
) => Promise<readonly (T | undefined)[]>;
