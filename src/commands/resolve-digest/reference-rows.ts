import { groupBy } from '../../base/group-by.ts';
import { renderTime } from '../../base/time.ts';
import type { TagRecord } from '../../images/tag-history.ts';
import type { Problem } from '../../kit/run/outcome.ts';
import { completeName, type PinnedReference, tagKey, writtenImage } from './pinned-reference.ts';

/** A row of the output `references` (contract §4). */
export type ReferenceRow = {
  readonly image: string;
  readonly tag: string;
} & (
  | { readonly digest: string; readonly reference: string; readonly updatedAt: string }
  | { readonly error: string }
);

/** A row for each entry of `images`, then one for each name and tag in files. */
export function referenceRows(
  references: readonly PinnedReference[],
  answers: {
    readonly record: (key: string) => TagRecord | undefined;
    readonly problems: (key: string) => readonly Problem[];
  },
): readonly ReferenceRow[] {
  const named = references.filter(({ inFile }) => inFile === undefined);
  const inFiles = references.filter(({ inFile }) => inFile !== undefined);
  const firsts = [...groupBy(inFiles, (reference) => completeName(reference, undefined)).values()];
  return [...named, ...firsts.flatMap(([first]) => first ?? [])].map((reference): ReferenceRow => {
    const base = { image: writtenImage(reference), tag: reference.image.tag };
    const record = answers.record(tagKey(reference));
    if (record === undefined) {
      const messages = answers.problems(tagKey(reference)).map(({ message }) => message);
      return { ...base, error: messages.join('\n') };
    }
    const { digest, time } = record;
    return { ...base, digest, reference: completeName(reference, digest), updatedAt: renderTime(time) };
  });
}

/** The outputs of the first image, if it succeeded. */
export function firstOutputs(rows: readonly ReferenceRow[]): Readonly<Record<string, string>> {
  const [first] = rows;
  return first === undefined || !('digest' in first)
    ? {}
    : { digest: first.digest, reference: first.reference, 'tag-updated-at': first.updatedAt };
}
