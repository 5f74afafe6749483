import { decodeText, encodeText } from '../../../host/files/file-bytes.ts';
import type { CheckedOut } from '../../../host/git/git-tree.ts';
import type { FileReference } from '../../../images/judge/judge-text.ts';
import { type TagRecord, withoutFuture } from '../../../images/tag-history.ts';
import { readRecordsOf } from '../../../registry/history-cache.ts';
import type { Deps } from '../../../session/command.ts';
import type { HeldText } from '../../../workspace/read-workspace.ts';
import { askTags } from '../ask-tags.ts';
import type { ResolveDigestInputs } from '../manifest.ts';
import { type PinnedReference, pinnedIn, tagKey } from '../pinned-reference.ts';
import { type Moved, planChanges } from '../plan-changes.ts';
import type { Rewrite, RewrittenFile } from './own-commits.ts';
import type { PinnedChanges } from './pull-plan.ts';
import { Refused } from './refused.ts';

/** A file with the references in its former text, by its path below `working-directory`. */
interface FormerFile {
  readonly key: string;
  readonly path: string;
  readonly text: string;
  readonly encoding: NonNullable<ReturnType<typeof decodeText>>['encoding'];
  /** Texts of its present and former content name these digests. */
  readonly digests: Digests;
  readonly references: readonly PinnedReference[];
}

interface Digests {
  readonly before: ReadonlySet<string>;
  readonly after: ReadonlySet<string>;
}

/**
 * Creates what repeats the edits of a commit. Each tag gets the newest digest that it had of those that the commit brings, so
 * that a digest which a tag never had leads to another text.
 */
export function createRewrite(
  inputs: ResolveDigestInputs,
  deps: Deps,
  found: PinnedChanges,
  checkedOut: Pick<CheckedOut, 'pathOf'>,
): Rewrite {
  const keys = new Map([...found.files.keys()].map((key) => [checkedOut.pathOf(key), key]));
  return async (rewritten) => {
    const files: FormerFile[] = [];
    for (const file of rewritten) files.push(...(await formerFile(file, keys.get(file.path), found)));
    const digests = new Set(files.flatMap((file) => [...file.digests.after]));
    const references = files.flatMap((file) => file.references);
    const answers = await askTags(inputs, deps, references, async ({ kept, read }) =>
      withoutFuture(await readRecordsOf(read, [...digests], kept), deps.clock.now()),
    );
    const [lost] = answers.problems.filter(({ kind }) => kind !== 'usage');
    if (lost !== undefined)
      throw new Refused({ kind: 'refused', reason: 'unavailable', message: lost.message, fix: lost.fix });
    const moves = files.flatMap((file) =>
      file.references.flatMap((reference): readonly Moved[] => {
        const record = newestOf(answers.known.get(tagKey(reference)) ?? [], file.digests);
        if (record === undefined || record.digest === reference.reference.digest) return [];
        const none = { unverified: new Set<string>(), superseded: new Map<string, number>() };
        return [{ reference, target: { record, recent: [], kept: false, ...none } }];
      }),
    );
    const texts = new Map<string, HeldText>([
      ...found.files,
      ...files.map((file) => [file.key, file] as const),
    ]);
    const { changes } = await planChanges(moves, texts, found.threads);
    const paths = new Map(files.map(({ key, path }) => [key, path]));
    return new Map(
      changes.map(({ after, encoding, path }) => [paths.get(path) ?? path, encodeText(after, encoding)]),
    );
  };
}

/** The text that a file had, and the references in it: those of this run if the file is still the same. */
async function formerFile(
  { after, before, path }: RewrittenFile,
  key: string | undefined,
  { files, references, threads }: PinnedChanges,
): Promise<readonly FormerFile[]> {
  const [former, present] = [decodeText(before), decodeText(after)];
  if (former === undefined || present === undefined) return [];
  const digests = { before: digestsIn(former.text), after: digestsIn(present.text) };
  const own = { ...former, path, digests };
  if (key !== undefined && files.get(key)?.text === former.text)
    return [{ ...own, key, references: references.filter(({ inFile }) => inFile?.file === key) }];
  const file = { path: key ?? path, shown: path, text: former.text };
  const [handled] = await threads.handle([{ kind: 'judge', file }]);
  if (handled?.kind !== 'answer' || handled.answer.kind !== 'judge') return [];
  const { malformed, references: read } = handled.answer.judged;
  const all: readonly FileReference[] = [...read, ...malformed.flatMap(({ repair }) => repair ?? [])];
  return [{ ...own, key: file.path, references: all.map(pinnedIn) }];
}

function digestsIn(text: string): ReadonlySet<string> {
  return new Set(text.match(/\bsha256:[0-9a-f]{64}\b/g) ?? []);
}

/** The newest record of a digest that the text received, else of one that it kept. */
function newestOf(records: readonly TagRecord[], { after, before }: Digests): TagRecord | undefined {
  const known = records.filter(({ digest }) => after.has(digest));
  return known.findLast(({ digest }) => !before.has(digest)) ?? known.at(-1);
}
