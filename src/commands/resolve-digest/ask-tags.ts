import { groupBy } from '../../base/group-by.ts';
import type { KeptHistory } from '../../platform/history-cache.ts';
import type { ReadWindow } from '../../platform/history-reader.ts';
import type { Deps } from '../command.ts';
import { missingRegistryCredential } from '../images-input.ts';
import type { Problem } from '../outcome.ts';
import type { CommonInputs } from '../session.ts';
import { toProblemsOf, uniqueProblems } from '../tell-once.ts';
import { type PinnedReference, tagKey, writtenName } from './pinned-reference.ts';

/** What was learned of each tag, by its key, and why not of others. */
export interface TagAnswers<Answer> {
  readonly known: ReadonlyMap<string, Answer>;
  readonly failed: ReadonlyMap<string, readonly Problem[]>;
  /** All problems in the order of the references, a common one once. */
  readonly problems: readonly Problem[];
}

/** One tag with every reference to it. */
export interface AskedTag {
  /** `<org>/<image>:<tag>`. */
  readonly key: string;
  readonly references: readonly PinnedReference[];
  readonly read: ReadWindow;
  /** Where its older records are kept between runs. */
  readonly kept: KeptHistory;
}

/** Asks about each tag once, all in parallel; one that fails, or lacks a credential, does not stop the others. */
export async function askTags<Answer>(
  inputs: CommonInputs,
  deps: Pick<Deps, 'cache' | 'clock' | 'host' | 'session'>,
  references: readonly PinnedReference[],
  ask: (tag: AskedTag) => Promise<Answer>,
): Promise<TagAnswers<Answer>> {
  const known = new Map<string, Answer>();
  const failed = new Map<string, readonly Problem[]>();
  const groups = groupBy(references, tagKey);
  let done = 0;
  await Promise.all(
    Array.from(groups, async ([key, same]) => {
      const [first] = same;
      if (first === undefined) return;
      const missing = missingRegistryCredential(inputs, first.image);
      if (missing !== undefined) {
        failed.set(key, placed([missing], first));
        return;
      }
      const read = deps.session.registry.history(first.image.repository, first.image.tag);
      try {
        const kept = {
          cache: deps.cache,
          name: `${deps.session.registryAudience}/${key}`,
          now: deps.clock.now(),
        };
        known.set(key, await ask({ key, references: same, read, kept }));
      } catch (error) {
        const found = toProblemsOf(error, inputs.identity, `\`${writtenName(first)}\``);
        failed.set(key, placed(found, first));
      } finally {
        done += 1;
        deps.host.progress(`${done} of ${groups.size} tags`);
      }
    }),
  );
  const problems = uniqueProblems([...groups.keys()].flatMap((key) => failed.get(key) ?? []));
  return { known, failed, problems };
}

/** Problems with the place of the reference that they are about. */
function placed(problems: readonly Problem[], { location }: PinnedReference): readonly Problem[] {
  return location === undefined ? problems : problems.map((problem) => ({ location, ...problem }));
}
