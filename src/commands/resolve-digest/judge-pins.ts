import { judgePin, type PinState, withoutFuture } from '../../images/tag-history.ts';
import type { Deps } from '../../kit/run/command.ts';
import { readRecordsOf } from '../../registry/history-cache.ts';
import { withSession } from '../../session/command.ts';
import { askTags, named, type TagAnswers, unknownTag } from './ask-tags.ts';
import { manifest, type ResolveDigestInputs } from './manifest.ts';
import type { PinnedReference } from './pinned-reference.ts';

/** By tag key, how the history of a tag judges a digest. */
export type PinAnswers = TagAnswers<(digest: string) => PinState>;

/** Creates the one part of a check that asks the service: for the histories of the tags of `references`, in a session. */
export function createPinJudge(
  references: readonly PinnedReference[],
): (inputs: ResolveDigestInputs, deps: Deps) => Promise<PinAnswers> {
  return withSession(
    (inputs, deps) =>
      askTags(inputs, deps, references, async ({ kept, key, read, references: same }) => {
        const digests = same.flatMap(({ reference }) => reference.digest ?? []);
        const all = await named(key, readRecordsOf(read, digests, kept));
        const records = withoutFuture(all, deps.clock.now());
        if (records.length === 0) throw unknownTag(key);
        return (digest) => judgePin(records, digest);
      }),
    manifest.capabilities,
  );
}
