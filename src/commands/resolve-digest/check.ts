import { renderDuration } from '../../base/duration.ts';
import { groupBy } from '../../base/group-by.ts';
import { renderTime } from '../../base/time.ts';
import type { Finding } from '../../domain/finding.ts';
import { judgePin, type PinState } from '../../domain/tag-history.ts';
import { readRecordsOf } from '../../platform/history-cache.ts';
import type { Deps } from '../command.ts';
import { requireRegistryCredential } from '../images-input.ts';
import type { Outcome, Problem } from '../outcome.ts';
import { toProblems } from '../problems.ts';
import { named } from './find-tag-record.ts';
import { gatherReferences } from './gather.ts';
import type { ResolveDigestInputs } from './manifest.ts';
import { type PinnedReference, tagKey, writtenName } from './pinned-reference.ts';
import { renderCheckSummary } from './render-check.ts';

/** What a pin is found to be. */
export type CheckedState = 'pinned' | 'superseded' | 'stale' | 'unpinned' | 'unverified' | 'unknown';

/** A judged reference; `since` is when the pin was superseded (milliseconds since 1970). */
export interface CheckedReference extends PinnedReference {
  readonly state: CheckedState;
  readonly since: number | undefined;
}

/** `mode: check`: which references are unpinned, which pins are stale, and which were never that tag. */
export async function checkReferences(inputs: ResolveDigestInputs, deps: Deps): Promise<Outcome> {
  const now = deps.clock.now();
  const gathered = await gatherReferences(inputs, deps);
  const pinned = gathered.references.filter(({ reference }) => reference.digest !== undefined);
  requireRegistryCredential(
    inputs,
    pinned.map(({ image }) => image),
  );
  const { problems, states } = await judgeAll(inputs, deps, pinned, now);
  const checked = gathered.references.map((reference): CheckedReference => {
    if (reference.reference.digest === undefined)
      return { ...reference, state: 'unpinned', since: undefined };
    const state = states.get(tagKey(reference))?.(reference.reference.digest);
    if (state === undefined) return { ...reference, state: 'unknown', since: undefined };
    return { ...reference, ...stateOf(state, inputs['max-age'], now) };
  });
  const findings = checked.flatMap((reference) => findingOf(reference, inputs['fail-on'], now));
  const count = (state: CheckedState): number =>
    checked.filter((reference) => reference.state === state).length;
  const verdict = verdictOf([...findings, ...gathered.warnings]);
  return {
    findings: [...findings, ...gathered.warnings],
    problems,
    verdict,
    outputs: {
      references: checked.map(rowOf),
      'unpinned-count': count('unpinned'),
      'stale-count': count('stale'),
      'unverified-count': count('unverified'),
    },
    summary: renderCheckSummary(checked, verdict, now),
    report: { references: checked.map(rowOf) },
    stdout: checked.map(writtenName),
    log: [
      ...gathered.log,
      `${checked.length} references checked: ${count('unpinned')} unpinned, ${count('stale')} stale, ${count('unverified')} unverified, ${count('unknown')} not checked.`,
    ],
  };
}

type Judge = (digest: string) => PinState;

async function judgeAll(
  inputs: ResolveDigestInputs,
  deps: Deps,
  pinned: readonly PinnedReference[],
  now: number,
): Promise<{ readonly states: ReadonlyMap<string, Judge>; readonly problems: readonly Problem[] }> {
  const states = new Map<string, Judge>();
  const problems: Problem[] = [];
  const groups = [...groupBy(pinned, tagKey)];
  let done = 0;
  await Promise.all(
    groups.map(async ([key, references]) => {
      const [first] = references;
      if (first === undefined) return;
      try {
        const read = deps.session.registry.history(first.image.repository, first.image.tag);
        const digests = references.flatMap(({ reference }) => reference.digest ?? []);
        const records = await named(
          key,
          readRecordsOf(read, digests, {
            cache: deps.cache,
            name: `${deps.session.registryAudience}/${key}`,
            now,
          }),
        );
        states.set(key, (digest) => judgePin(records, digest));
      } catch (error) {
        problems.push(...placed(toProblems(error, inputs.identity, `\`${writtenName(first)}\``), first));
      } finally {
        done += 1;
        deps.host.progress(`${done} of ${groups.length} tags`);
      }
    }),
  );
  return { states, problems };
}

/** Problems with the place of the reference that they are about. */
export function placed(problems: readonly Problem[], { location }: PinnedReference): readonly Problem[] {
  return location === undefined ? problems : problems.map((problem) => ({ location, ...problem }));
}

function stateOf(
  state: PinState,
  maxAge: number | undefined,
  now: number,
): Pick<CheckedReference, 'state' | 'since'> {
  if (state.kind === 'current') return { state: 'pinned', since: undefined };
  if (state.kind === 'unverified') return { state: 'unverified', since: undefined };
  const stale = maxAge === undefined || now - state.since > maxAge;
  return { state: stale ? 'stale' : 'superseded', since: state.since };
}

function findingOf(checked: CheckedReference, failOn: readonly string[], now: number): readonly Finding[] {
  const { state } = checked;
  if (state !== 'unpinned' && state !== 'stale' && state !== 'unverified') return [];
  const name = writtenName(checked);
  const words = {
    unpinned: {
      title: 'Image not pinned',
      message: `\`${name}\` has no digest.`,
      fix: 'Pin it with `mode: pin`.',
    },
    stale: {
      title: 'Pin is stale',
      message: `\`${name}\` was superseded ${renderDuration(now - (checked.since ?? now))} ago (${renderTime(checked.since ?? now)}).`,
      fix: 'Refresh it with `mode: pin`.',
    },
    unverified: {
      title: 'Pin is unverified',
      message: `\`${name}\`: the tag \`${checked.image.tag}\` never had this digest.`,
      fix: 'Find out where the digest came from; `mode: pin` replaces it.',
    },
  }[state];
  const level = failOn.includes(state) ? 'error' : 'warning';
  const location = checked.location === undefined ? {} : { location: checked.location };
  return [
    {
      rule: state,
      level,
      ...words,
      artifact: name,
      ...location,
      fingerprint: `${state} ${checked.location?.file ?? ''} ${name}`,
    },
  ];
}

function verdictOf(findings: readonly Finding[]): Outcome['verdict'] {
  if (findings.some((finding) => finding.level === 'error')) return 'fail';
  return findings.some((finding) => finding.level === 'warning') ? 'warn' : 'pass';
}

function rowOf(checked: CheckedReference): Readonly<Record<string, unknown>> {
  const { image, location, reference, since, state } = checked;
  const written = writtenName({ reference: { ...reference, tag: undefined, digest: undefined } });
  return {
    image: written,
    tag: image.tag,
    ...(reference.digest === undefined ? {} : { digest: reference.digest }),
    reference: writtenName(checked),
    state,
    ...(since === undefined ? {} : { supersededAt: renderTime(since) }),
    ...(location === undefined ? {} : { file: location.file, line: location.line }),
  };
}
