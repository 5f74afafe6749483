import { groupBy } from '../../base/group-by.ts';
import { plainLine } from '../../base/plain-text.ts';
import { renderTime } from '../../base/time.ts';
import { UserError } from '../../base/user-error.ts';
import { supersededAt, type TagRecord, withoutFuture } from '../../images/tag-history.ts';
import type { Problem } from '../../kit/run/outcome.ts';
import { uniqueProblems } from '../../kit/run/problems.ts';
import { PlatformError } from '../../platform/errors.ts';
import { FIRST_WINDOW_MS, findRecord } from '../../registry/find-record.ts';
import { type KeptHistory, readRecordsOf } from '../../registry/history-cache.ts';
import { type ReadWindow, readRecords, vanished } from '../../registry/history-reader.ts';
import type { Deps } from '../../session/command.ts';
import { toProblemsOf } from '../../session/problems.ts';
import { missingRegistryCredential } from './find-problems.ts';
import { type AskedImages, type PinnedReference, tagKey, writtenTag } from './gather.ts';
import type { DigestInputs } from './manifest.ts';

/** The answers by tag key, and the problems of failed requests. */
export interface TagAnswers<Answer> {
  readonly known: ReadonlyMap<string, Answer>;
  readonly failed: ReadonlyMap<string, readonly Problem[]>;
  /** All problems in reference order, without duplicates. */
  readonly problems: readonly Problem[];
}

interface AskedTag {
  /** `<org>/<image>:<tag>`. */
  readonly key: string;
  readonly references: readonly PinnedReference[];
  readonly read: ReadWindow;
  /** The cache of its older records. */
  readonly kept: KeptHistory;
}

/** Requests each tag once, in parallel; one failure does not stop the others. */
export async function askTags<Answer>(
  inputs: DigestInputs,
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
      const missing = missingRegistryCredential(inputs, deps.host, first.image);
      if (missing !== undefined) {
        failed.set(key, placed([{ kind: 'usage', ...missing }], first));
        return;
      }
      const read = deps.session.registry.history(first.image.repository, first.image.tag);
      try {
        const name = `${deps.session.registryAudience}/${key}`;
        const kept = { cache: deps.cache, name, now: deps.clock.now() };
        known.set(key, await ask({ key, references: same, read, kept }));
      } catch (error) {
        const found = toProblemsOf(error, inputs.identity, `\`${writtenTag(first)}\``);
        failed.set(key, placed(found, first));
      } finally {
        done += 1;
        deps.host.progress?.(`${done} of ${groups.size} tags`);
      }
    }),
  );
  const problems = uniqueProblems([...groups.keys()].flatMap((key) => failed.get(key) ?? []));
  return { known, failed, problems };
}

function placed(problems: readonly Problem[], { location }: PinnedReference): readonly Problem[] {
  return problems.map(({ location: own, ...problem }) => ({ location: own ?? location, ...problem }));
}

/** The record of a tag at a bound with recent ones before it; throws `UserError` if there is none. */
export async function findTagRecord(
  read: ReadWindow,
  name: string,
  { bound, bounds, now }: AskedImages,
): Promise<{ readonly record: TagRecord; readonly recent: readonly TagRecord[] }> {
  const found = await named(name, findRecord(read, bound, now, FIRST_WINDOW_MS[bounds]));
  if (found.kind === 'found') return found;
  if (found.first === undefined) throw unknownTag(name);
  throw new UserError({
    message: `\`${name}\` had no digest at ${renderTime(bound ?? now)}`,
    fix: `the tag first appeared at ${renderTime(found.first.time)}; use a later time or a shorter age`,
  });
}

/** Explains a 404 as a missing image or tag. */
export async function named<T>(name: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof PlatformError && error.code === 'NOT_FOUND' ? unknownTag(name, error) : error;
  }
}

export function unknownTag(name: string, cause?: PlatformError): UserError {
  const response = cause === undefined ? '' : ` (the registry responded: ${plainLine(cause.message, 200)})`;
  return new UserError({
    message: `the tag \`${name}\` does not exist${response}`,
    fix: 'check the organization, the image name and the tag',
  });
}

/** Throws `PlatformError` (`UNDECODABLE`) if a history that goes back to a known record lacks it: it shows no absence then. */
function requireRecord(history: readonly TagRecord[], { digest, time }: TagRecord): void {
  const reachesBack = (history[0]?.time ?? time) <= time;
  const hasIt = history.some((one) => one.time === time && one.digest === digest);
  if (reachesBack && !hasIt) throw vanished(time);
}

export interface PinTarget {
  readonly record: TagRecord;
  /** Its neighboring records, oldest first. */
  readonly recent: readonly TagRecord[];
  readonly kept: boolean;
  /** Current digests that the tag never had, if verified. */
  readonly unverified: ReadonlySet<string>;
  /** When current digests were superseded, if verified. */
  readonly superseded: ReadonlyMap<string, number>;
}

/** Chooses one digest per tag; a cooldown never moves a pin backwards. `verify`: whether current digests are judged too. */
export function chooseTargets(
  inputs: DigestInputs,
  deps: Deps,
  references: readonly PinnedReference[],
  scope: AskedImages,
  verify: boolean,
): Promise<TagAnswers<PinTarget>> {
  const { forwardOnly, now } = scope;
  return askTags(inputs, deps, references, async ({ kept, key, read, references: same }) => {
    const { recent, record } = await findTagRecord(read, key, scope);
    const pinned = new Set(same.flatMap(({ reference }) => reference.digest ?? []));
    const held = [...pinned].filter((digest) => digest !== record.digest);
    const none = { unverified: new Set<string>(), superseded: new Map<string, number>() };
    const found = { record, recent, kept: false, ...none };
    if (held.length === 0 || (!verify && !forwardOnly)) return found;
    // The whole history of the current digests to verify them, or only what followed the candidate.
    const history = verify
      ? await readRecordsOf(read, held, kept)
      : await readRecords(read, { since: record.time });
    requireRecord(history, record);
    const records = withoutFuture(history, now);
    const unverified = new Set(held.filter((digest) => !records.some((one) => one.digest === digest)));
    const superseded = new Map(
      held.flatMap((digest) => {
        const since = verify ? supersededAt(records, digest) : undefined;
        return since === undefined ? [] : [[digest, since] as const];
      }),
    );
    // The digest of the candidate may have come back since.
    const newer = records.findLast(({ digest, time }) => time > record.time && pinned.has(digest));
    if (!forwardOnly || newer === undefined) return { ...found, unverified, superseded };
    return { record: newer, recent, kept: true, unverified, superseded };
  });
}
