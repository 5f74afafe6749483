import { counted } from '../../../base/counted.ts';
import type { Location, UnreadPart } from '../../../base/location.ts';
import { plainLine } from '../../../base/plain-text.ts';
import { isInShard } from '../../../base/shard.ts';
import { UserError, type UserProblem } from '../../../base/user-error.ts';
import { readImageInputs } from '../../../images/images-input.ts';
import type { UnresolvedReference } from '../../../images/read/reading.ts';
import { markdown } from '../../../images/read/syntaxes/markdown.ts';
import { anyText } from '../../../images/read/syntaxes/text.ts';
import { createImageFilter } from '../../../images/reference/image-glob.ts';
import type { FoundReferences } from '../../../images/resolve/collect-references.ts';
import { unreadFinding, unresolvedFinding } from '../../../images/resolve/file-findings.ts';
import type { FileReference } from '../../../images/resolve/our-references.ts';
import type { Finding } from '../../../kit/findings/finding.ts';
import type { Skipped } from '../../../kit/run/coverage.ts';
import { readShard } from '../../../kit/run/shard-input.ts';
import type { Deps } from '../../../session/command.ts';
import type { IgnoreComment } from '../../../workspace/comment-list.ts';
import type { BaseRun } from '../../../workspace/read-base.ts';
import { readReferences } from '../../../workspace/read-references.ts';
import type { GateInputs } from '../manifest.ts';
import { compareImagePlaces, type MovedPlace, unique, type WantedImage } from './compare-places.ts';
import { readPlacedImages, wantedOf } from './placed-images.ts';

export interface WantedImages {
  readonly head: readonly WantedImage[];
  /** Images that files referenced at the base and no longer do; `undefined` without a comparison. */
  readonly base: readonly WantedImage[] | undefined;
  /** Images of `files` that are not looked at, because the change does not move them. */
  readonly unmoved: number;
  /** Places that the change moves to another image. */
  readonly moves: readonly MovedPlace[];
  /** Images that other shards look at. */
  readonly elsewhere: number;
  /** References in `files` that are not checked. */
  readonly left: readonly Skipped[];
  /** Comments that leave references alone. */
  readonly comments: readonly IgnoreComment[];
  /** Unknown parts of `files`, which only `warn-only` lets pass, apart from placeholders in documents; they are among the findings too. */
  readonly unknown: UnknownParts;
  /** Notes on references for the reviewer of a change. */
  readonly findings: readonly Finding<'ignore-added' | 'removed-reference' | 'unread' | 'unresolved'>[];
}

/** Files and references that could not be read, malformed ones among them, and references that are decided elsewhere. */
export interface UnknownParts {
  readonly unread: readonly UnreadPart[];
  readonly unresolved: readonly UnresolvedReference[];
}

/** Notes where no file was read. */
export const NO_NOTES = {
  left: [],
  comments: [],
  findings: [],
  unknown: { unread: [], unresolved: [] },
} as const;

const IGNORED = 'excluded by `ignore-images`';

/**
 * Finds the images of `images` and `files`. With `files` on a change, `images` aside, only places whose image differs from
 * that at the base commit are looked at. Throws `UserError` for what cannot be read, at the head or at the base.
 */
export async function findWantedImages(inputs: GateInputs, deps: Deps): Promise<WantedImages> {
  const { images, names } = readImageInputs(inputs);
  const given = unique(images.map(({ image, reference }) => wantedOf(image, reference)));
  const shard = readShard(inputs.shard);
  const named = given.filter(({ image }) => shard === undefined || isInShard(image.repository, shard));
  const rest = { elsewhere: given.length - named.length, unmoved: 0, moves: [] };
  if (inputs.files.length === 0) return { head: named, base: undefined, ...rest, ...NO_NOTES };
  const isIgnored = createImageFilter(inputs['ignore-images']);
  const keep = ({ image }: WantedImage): boolean => !isIgnored(image, image.tag);
  const run = { inputs, deps, names };
  const { found, notes } = await readFileImages(run);
  const references = namedIn(found.references).filter((one) => keep(wantedOf(one.image, one.reference)));
  const all = unique([...named, ...references.map(({ image, reference }) => wantedOf(image, reference))]);
  const left = leftOf(found, keep);
  if (all.length === 0 && isDecided(notes.unknown)) throw nothingToCheck(found.account.seen, left);
  if (!isComparison(inputs, deps)) return { head: all, base: undefined, ...rest, ...notes, left };
  const { base, fileBefore, head } = await readPlacedImages(references, found, run);
  const kept = base.filter(({ image }) => keep(image));
  const compared = compareImagePlaces(head, kept, fileBefore);
  // A moved image has its places, also where it is named as well.
  const wanted = unique([...named, ...compared.head]);
  const unmoved = all.length - wanted.length;
  return { ...rest, ...notes, head: wanted, base: compared.base, left, unmoved, moves: compared.moves };
}

/** Reads the references of `files`. */
async function readFileImages(run: BaseRun & { readonly inputs: GateInputs }) {
  const { inputs } = run;
  const found = await readReferences(inputs.files, run);
  const unknown = unknownParts(found);
  if (!inputs['warn-only']) requireAllKnown(unknown);
  const findings = [
    ...unknown.unread.map((part) => unreadFinding(part, 'warning')),
    ...unknown.unresolved.map((part) => unresolvedFinding(part, 'warning')),
    ...found.removed,
    ...found.findings.filter(isAdded),
  ];
  const notes = { comments: found.comments, findings, unknown };
  return { found, notes };
}

/** References that are not looked at: those of the reader, those in scripts, and images that are excluded. */
function leftOf(
  { references, skipped, unresolved }: Pick<FoundReferences, 'references' | 'skipped' | 'unresolved'>,
  keep: (image: WantedImage) => boolean,
): readonly Skipped[] {
  const named = namedIn(references);
  const images = unique(named.map(({ image, reference }) => wantedOf(image, reference)));
  return [
    ...skipped,
    {
      what: 'references',
      why: 'in scripts',
      count: references.length - named.length + unresolved.filter(({ isScript }) => isScript).length,
    },
    { what: 'images', why: IGNORED, count: images.filter((image) => !keep(image)).length },
  ].filter(({ count }) => count > 0);
}

/** If no image of ours is left, nothing is looked at, and the run must not pass. */
function nothingToCheck(files: number, left: readonly Skipped[]): UserError {
  if (left.some(({ why }) => why === IGNORED))
    return new UserError({
      message: `\`files\`: every image of this registry in ${counted(files, 'file')} is excluded by \`ignore-images\`, so there is nothing to check`,
      fix: 'remove this step, or narrow `ignore-images`',
      input: 'ignore-images',
    });
  const seen = left
    .map(({ count, what, why }) => `${counted(count, what.replace(/s$/, ''))} ${why}`)
    .join(', ');
  return new UserError({
    message: `\`files\`: none of the ${counted(files, 'file')} references an image of this registry${seen === '' ? '' : ` that could be checked (${seen})`}, so there is nothing to check`,
    fix: 'name files that do; to include the images of a mirror, add the mirror to `registry-map`',
    input: 'files',
  });
}

/** A change is compared with its base unless the user asks for everything. */
function isComparison(inputs: GateInputs, { host }: Deps): boolean {
  return (
    host.context.changeRequest !== undefined && inputs.scope !== 'all' && inputs['base-sbom'].length === 0
  );
}

/** References outside of scripts: one inside a script decides nothing. */
const namedIn = (references: readonly FileReference[]): readonly FileReference[] =>
  references.filter(({ isScript }) => !isScript);

/** A reference in a script decides nothing. */
function unknownParts({
  malformed,
  unread,
  unresolved,
}: UnknownParts & Pick<FoundReferences, 'malformed'>): UnknownParts {
  const broken = malformed.map(
    ({ location, reason, text }): UnreadPart => ({
      kind: 'reference',
      what: text,
      why: `is malformed: ${reason}`,
      location,
    }),
  );
  return { unread: [...unread, ...broken], unresolved: unresolved.filter(({ isScript }) => !isScript) };
}

/**
 * Whether a reference has a placeholder for readers, such as `<VERSION>`, in a document. A variable is not one, because
 * whoever runs the text sets it.
 */
const isForReaders = ({ readBy, syntax, text }: UnresolvedReference): boolean =>
  syntax === anyText.name &&
  markdown.paths.some((pattern) => pattern.test(readBy.toLowerCase())) &&
  /<[^<>]+>/.test(text) &&
  !/[${%]/.test(text);

/** References that may decide which images are used. */
const undecided = ({ unresolved }: UnknownParts): readonly UnresolvedReference[] =>
  unresolved.filter((one) => !isForReaders(one));

const isDecided = (unknown: UnknownParts): boolean => unknown.unread.length + undecided(unknown).length === 0;

/** Refuses what cannot be read or resolved: it could be any of our images, and a gate must not pass on the unknown. */
function requireAllKnown(unknown: UnknownParts): void {
  const fix = 'fix the file, or exclude it with a glob that begins with `!`';
  const problemOf = (location: Location, what: string, why: string): UserProblem => ({
    message: `\`files\`: \`${plainLine(what, 200)}\` ${why}`,
    fix,
    input: 'files',
    place: location,
  });
  const problems = [
    ...undecided(unknown).map(({ location, reason, text }) =>
      problemOf(location, text, `is unresolved: ${plainLine(reason, 300)}`),
    ),
    ...unknown.unread.map(({ location, what, why }) => problemOf(location, what, plainLine(why, 300))),
  ];
  if (problems.length > 0) throw new UserError(...problems);
}

const isAdded = (finding: Finding): finding is Finding<'ignore-added'> => finding.rule === 'ignore-added';
