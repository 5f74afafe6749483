import { counted } from '../../../base/counted.ts';
import { groupBy } from '../../../base/group-by.ts';
import type { UnresolvedPart } from '../../../base/location.ts';
import { plainLine } from '../../../base/plain-text.ts';
import { isInShard } from '../../../base/shard.ts';
import { UserError } from '../../../base/user-error.ts';
import { readImageInputs } from '../../../images/images-input.ts';
import type { FoundReferences } from '../../../images/judge/collect-references.ts';
import type { FileReference } from '../../../images/judge/judge-text.ts';
import { companionOf } from '../../../images/read/file-kind.ts';
import { createImageFilter } from '../../../images/reference/image-glob.ts';
import type { RegistryImage } from '../../../images/reference/image-name.ts';
import { type ImageReference, printImageReference } from '../../../images/reference/image-reference.ts';
import type { Finding } from '../../../kit/findings/finding.ts';
import type { Skipped } from '../../../kit/run/coverage.ts';
import { readShard } from '../../../kit/run/shard-input.ts';
import type { Deps } from '../../../session/command.ts';
import { applyIgnoreComments, type IgnoreComment } from '../../../workspace/ignore-comments.ts';
import { type BaseRun, judgeAtBase, unreadableError } from '../../../workspace/read-base.ts';
import { readWorkspace } from '../../../workspace/read-workspace.ts';
import { findRemovedReferences } from '../../../workspace/removed-references.ts';
import type { AdvisoryGateInputs } from '../manifest.ts';
import type { WantedImage } from './compare-references.ts';
import { compareReferences, type ImagesByFile } from './compare-references.ts';

/** The images of a run. */
export interface WantedImages {
  readonly head: readonly WantedImage[];
  /** Images that files referenced at the base and no longer do; `undefined` without a comparison. */
  readonly base: readonly WantedImage[] | undefined;
  /** Images of `files` that are not looked at, because the change does not move them. */
  readonly unmoved: number;
  /** Images that other shards look at. */
  readonly elsewhere: number;
  /** References in `files` that are not checked. */
  readonly left: readonly Skipped[];
  /** Comments that leave references alone. */
  readonly comments: readonly IgnoreComment[];
  /** Notes on references for the reviewer of a change. */
  readonly findings: readonly Finding<'ignore-added' | 'removed-reference'>[];
}

const NO_NOTES = { left: [], comments: [], findings: [] } as const;

const IGNORED = 'excluded by `ignore-images`';

/**
 * Finds the images of `images` and `files`. With `files` on a change, `images` aside, only references that the same files
 * did not have at the base commit are looked at. Throws `UserError` for what cannot be read, at the head or at the base.
 */
export async function findWantedImages(inputs: AdvisoryGateInputs, deps: Deps): Promise<WantedImages> {
  const { images, names } = readImageInputs(inputs);
  const given = unique(images.map(({ image, reference }) => wantedOf(image, reference)));
  const shard = readShard(inputs.shard);
  const named = given.filter(({ image }) => shard === undefined || isInShard(image.repository, shard));
  const rest = { elsewhere: given.length - named.length, unmoved: 0 };
  if (inputs.files.length === 0) return { head: named, base: undefined, ...rest, ...NO_NOTES };
  const isIgnored = createImageFilter(inputs['ignore-images']);
  const keep = ({ image }: WantedImage): boolean => !isIgnored(image, image.tag);
  const run = { inputs, deps, names };
  const { found, notes, paths } = await readReferences(run);
  const head = imagesByFile(found.references, keep);
  const all = unique([...named, ...[...head.values()].flat()]);
  const left = leftOf(found, keep);
  if (all.length === 0) throw nothingToCheck(found.account.seen, left);
  if (!isComparison(inputs, deps)) return { head: all, base: undefined, ...rest, ...notes, left };
  const base = imagesByFile(await readBaseReferences(paths, run), keep);
  const compared = compareReferences(head, base);
  // A moved image has its places, also where it is named as well.
  const wanted = unique([...named, ...compared.head]);
  return { head: wanted, base: compared.base, ...rest, ...notes, left, unmoved: all.length - wanted.length };
}

/** Reads the references of `files`, with the paths of the files that have any, also through a file beside them. */
async function readReferences(run: BaseRun & { readonly inputs: AdvisoryGateInputs; readonly deps: Deps }) {
  const { deps, inputs, names } = run;
  const read = await readWorkspace(inputs.files, deps, names);
  const removed = await findRemovedReferences(inputs.files, read, run);
  const found = await applyIgnoreComments(read, run);
  requireAllRead(found);
  const notes = { comments: found.comments, findings: [...removed, ...found.findings.filter(isAdded)] };
  // Images that a file beside it names for it stand there.
  const holds = (path: string | undefined): boolean => path !== undefined && read.files.has(path);
  const paths = read.judgedPaths.filter((path) => holds(path) || holds(companionOf(path)));
  return { found, notes, paths };
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
  const seen = left.map(({ count, what, why }) => `${count} ${what} ${why}`).join(', ');
  return new UserError({
    message: `\`files\`: none of the ${counted(files, 'file')} references an image of this registry${seen === '' ? '' : ` that could be checked (${seen})`}, so there is nothing to check`,
    fix: 'name the files that do; `registry-map` makes the images of a mirror ones of this registry',
    input: 'files',
  });
}

/** A change is compared with its base unless the user asks for everything. */
function isComparison(inputs: AdvisoryGateInputs, { host }: Deps): boolean {
  return (
    host.context.changeRequest !== undefined && inputs.scope !== 'all' && inputs['base-sbom'].length === 0
  );
}

function wantedOf(image: RegistryImage, reference: ImageReference): WantedImage {
  const { digest } = reference;
  // Beside a digest, a tag that is not written says nothing.
  const tag = digest === undefined ? image.tag : reference.tag;
  const name = printImageReference({ ...image.complete, tag, digest });
  return { image, reference: digest ?? image.tag, name };
}

/** References outside of scripts: one inside a script decides nothing. */
const namedIn = (references: readonly FileReference[]): readonly FileReference[] =>
  references.filter(({ scanned }) => !scanned.isScript);

/** Images by file, each once a file. */
function imagesByFile(
  references: readonly FileReference[],
  keep: (image: WantedImage) => boolean,
): ImagesByFile {
  return new Map(
    Array.from(
      groupBy(namedIn(references), ({ file }) => file),
      ([file, same]) => [
        file,
        unique(same.map(({ image, reference }) => wantedOf(image, reference)).filter(keep)),
      ],
    ),
  );
}

function unique(images: readonly WantedImage[]): readonly WantedImage[] {
  return [...new Map(images.map((image) => [image.name, image])).values()];
}

interface ReadState {
  readonly unread: readonly { readonly what: string; readonly why: string }[];
  readonly malformed: readonly { readonly text: string; readonly reason: string }[];
  readonly unresolved: readonly UnresolvedPart[];
}

/**
 * A file that cannot be read, or a reference that only a deployment resolves, could be any image of ours: a gate that passed
 * without it would call unknown good. In a script it decides nothing, like all that stands there.
 */
function requireAllRead({ malformed, unread, unresolved }: ReadState): void {
  const open = unresolved.filter(({ isScript }) => !isScript);
  const problems = [
    ...open.map(({ what, why }) => `\`${plainLine(what, 200)}\` is not known here: ${plainLine(why, 300)}`),
    ...unread.map(({ what, why }) => `\`${plainLine(what, 200)}\` ${plainLine(why, 300)}`),
    ...malformed.map(
      ({ reason, text }) => `\`${plainLine(text, 200)}\` is malformed: ${plainLine(reason, 300)}`,
    ),
  ];
  if (problems.length === 0) return;
  throw new UserError(
    ...problems.map((message) => ({
      message: `\`files\`: ${message}`,
      fix: 'fix the file, or leave it out with a glob that begins with `!`',
      input: 'files',
    })),
  );
}

const isAdded = (finding: Finding): finding is Finding<'ignore-added'> => finding.rule === 'ignore-added';

/** The references of files at the base; throws `UserError` for a file that cannot be read there. */
async function readBaseReferences(paths: readonly string[], run: BaseRun): Promise<readonly FileReference[]> {
  const base = await judgeAtBase(paths, run);
  if (base.unreadable.length > 0) throw unreadableError(base.unreadable);
  // Other parts of the base's file make nothing look older than it is.
  return [...base.judged.values()].flatMap(({ references }) => references);
}
