import { counted } from '../../base/counted.ts';
import { renderTime } from '../../base/time.ts';
import type { Finding } from '../../domain/finding.ts';
import { judgePin, type PinState } from '../../domain/tag-history.ts';
import { readRecordsOf } from '../../platform/history-cache.ts';
import type { Deps } from '../command.ts';
import type { Outcome, Problem } from '../outcome.ts';
import { askTags } from './ask-tags.ts';
import { checkFinding } from './check-findings.ts';
import { named, unknownTag } from './find-tag-record.ts';
import { gatherReferences } from './gather.ts';
import type { ResolveDigestInputs } from './manifest.ts';
import { completeName, isTagless, type PinnedReference, tagKey, writtenImage } from './pinned-reference.ts';
import { readScope } from './read-scope.ts';
import { renderCheckSummary } from './render-check.ts';

/** What a pin is found to be; `tagless` is a digest in a file without the tag that it could be judged by. */
export type CheckedState =
  | 'pinned'
  | 'superseded'
  | 'stale'
  | 'unpinned'
  | 'unverified'
  | 'tagless'
  | 'unknown';

/** A judged reference; `since` is when the pin was superseded (milliseconds since 1970). */
export interface CheckedReference extends PinnedReference {
  readonly state: CheckedState;
  readonly since: number | undefined;
  /** Why the state is unknown. */
  readonly problems: readonly Problem[];
}

/** `mode: check`: which references are unpinned, which pins are stale, and which were never that tag. */
export async function checkReferences(inputs: ResolveDigestInputs, deps: Deps): Promise<Outcome> {
  const now = deps.clock.now();
  const gathered = await gatherReferences(inputs, deps, readScope(inputs, now));
  const { checked, problems } = await judgeAll(inputs, deps, gathered.references, now);
  const findings = [
    ...checked.flatMap((reference) => checkFinding(reference, inputs['fail-on'], now)),
    ...gathered.findings,
  ];
  const count = (state: CheckedState): number =>
    checked.filter((reference) => reference.state === state).length;
  const verdict = verdictOf(findings);
  const rows = checked.map(rowOf);
  return {
    findings,
    problems,
    verdict,
    outputs: {
      references: rows,
      'unpinned-count': count('unpinned'),
      'stale-count': count('stale'),
      'unverified-count': count('unverified'),
    },
    summary: renderCheckSummary(checked, { verdict, problems, now }),
    report: { references: rows },
    stdout: checked.map((reference) => completeName(reference, reference.reference.digest)),
    log: [
      ...gathered.log,
      `${counted(checked.length, 'reference')} checked: ${count('unpinned')} unpinned, ${count('stale')} stale, ${count('unverified')} unverified, ${count('unknown')} not known.`,
    ],
  };
}

async function judgeAll(
  inputs: ResolveDigestInputs,
  deps: Deps,
  references: readonly PinnedReference[],
  now: number,
): Promise<{ readonly checked: readonly CheckedReference[]; readonly problems: readonly Problem[] }> {
  const pinned = references.filter(
    (reference) => reference.reference.digest !== undefined && !isTagless(reference),
  );
  const { failed, known, problems } = await askTags(
    inputs,
    deps,
    pinned,
    async ({ kept, key, read, references: same }) => {
      const digests = same.flatMap(({ reference }) => reference.digest ?? []);
      const records = await named(key, readRecordsOf(read, digests, kept));
      if (records.length === 0) throw unknownTag(key);
      return (digest: string): PinState => judgePin(records, digest);
    },
  );
  const checked = references.map((reference): CheckedReference => {
    const { digest } = reference.reference;
    const as = (state: CheckedState, since?: number, why: readonly Problem[] = []): CheckedReference => ({
      ...reference,
      state,
      since,
      problems: why,
    });
    if (digest === undefined) return as('unpinned');
    if (isTagless(reference)) return as('tagless');
    const state = known.get(tagKey(reference))?.(digest);
    if (state === undefined) return as('unknown', undefined, failed.get(tagKey(reference)));
    if (state.kind !== 'superseded') return as(state.kind === 'current' ? 'pinned' : 'unverified');
    const isStale = inputs['max-age'] === undefined || now - state.since > inputs['max-age'];
    return as(isStale ? 'stale' : 'superseded', state.since);
  });
  return { checked, problems };
}

function verdictOf(findings: readonly Finding[]): Outcome['verdict'] {
  if (findings.some((finding) => finding.level === 'error')) return 'fail';
  return findings.some((finding) => finding.level === 'warning') ? 'warn' : 'pass';
}

function rowOf(checked: CheckedReference): Readonly<Record<string, unknown>> {
  const { image, location, problems, reference, since, state } = checked;
  const error = problems.map(({ message }) => message).join('\n');
  return {
    image: writtenImage(checked),
    ...(state === 'tagless' ? {} : { tag: image.tag }),
    ...(reference.digest === undefined || state === 'unknown' ? {} : { digest: reference.digest }),
    ...(state === 'unknown'
      ? { error }
      : { reference: completeName(state === 'tagless' ? tagless(checked) : checked, reference.digest) }),
    state,
    ...(since === undefined ? {} : { supersededAt: renderTime(since) }),
    ...(location === undefined ? {} : { file: location.file, line: location.line }),
  };
}

function tagless({ image }: CheckedReference): Pick<PinnedReference, 'image'> {
  return { image: { ...image, complete: { ...image.complete, tag: undefined } } };
}
