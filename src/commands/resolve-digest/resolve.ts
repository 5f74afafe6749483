import type { Deps } from '../command.ts';
import type { Outcome, Problem } from '../outcome.ts';
import { chooseTargets, type PinTarget } from './choose-targets.ts';
import { gatherReferences } from './gather.ts';
import type { ResolveDigestInputs } from './manifest.ts';
import { completeName, isTagless, type PinnedReference, tagKey } from './pinned-reference.ts';
import { readScope } from './read-scope.ts';
import { firstOutputs, referenceRows } from './reference-rows.ts';
import { renderResolveLog, renderResolveSummary } from './render.ts';

/** One image with what it resolves to, or why it does not. */
export type Resolved = { readonly reference: PinnedReference } & (
  | { readonly kind: 'resolved'; readonly target: PinTarget }
  | { readonly kind: 'failed'; readonly problems: readonly Problem[] }
);

/** `mode: resolve`: the digest of each image at the bound; a failing image does not stop the others. */
export async function resolveImages(inputs: ResolveDigestInputs, deps: Deps): Promise<Outcome> {
  const now = deps.clock.now();
  const scope = readScope(inputs, now);
  const gathered = await gatherReferences(inputs, deps, scope);
  const references = gathered.references.filter((reference) => !isTagless(reference));
  const { failed, known, problems } = await chooseTargets(inputs, deps, references, {
    ...scope,
    now,
    verify: false,
  });
  const rows = referenceRows(references, {
    record: (key) => known.get(key)?.record,
    problems: (key) => failed.get(key) ?? [],
  });
  const seen = new Set<string>();
  const resolved = references.flatMap((reference): readonly Resolved[] => {
    const name = completeName(reference, undefined);
    // A tag that many files name is told once.
    if (reference.inFile !== undefined && seen.has(name)) return [];
    seen.add(name);
    const target = known.get(tagKey(reference));
    return target === undefined
      ? [{ reference, kind: 'failed', problems: failed.get(tagKey(reference)) ?? [] }]
      : [{ reference, kind: 'resolved', target }];
  });
  return {
    findings: gathered.findings,
    problems,
    verdict: gathered.findings.some(({ level }) => level === 'warning') ? 'warn' : 'pass',
    outputs: { ...firstOutputs(rows), references: rows },
    summary: renderResolveSummary(resolved, now),
    report: { references: rows },
    stdout: rows.flatMap((row) => ('digest' in row ? [row.reference] : [])),
    log: [...gathered.log, ...renderResolveLog(resolved, now)],
  };
}
