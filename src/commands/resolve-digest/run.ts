import type { Run } from '../../kit/run/command.ts';
import type { Outcome } from '../../kit/run/outcome.ts';
import { type Work, withSession } from '../../session/command.ts';
import type { MovedImageFacts } from '../../session/package-changes.ts';
import { withCommentList } from '../../workspace/comment-list.ts';
import { accountFor, firstOutputs, referenceRows, unjudgedFindings, verdictOf } from './account.ts';
import { chooseTargets } from './ask-tags.ts';
import { completeName, gatherReferences, isInFile, readScope, skippedAs, tagKey } from './gather.ts';
import { type DigestInputs, manifest } from './manifest.ts';
import { type ResolvedReference, renderResolveLog, resolveAnswer } from './render.ts';
import type { DigestRuleId } from './rules.ts';

/** Creates `resolve-digest`; `facts` are what other commands know. A check opens a session only if there are pins to judge. */
export function createRun(facts: MovedImageFacts): Run<DigestInputs, DigestRuleId> {
  const askAboutAll = withSession<DigestInputs, Outcome<DigestRuleId>>(
    async (inputs, deps) =>
      inputs.mode === 'pin'
        ? (await import(/* webpackChunkName: "images" */ './pin.ts')).pinReferences(inputs, deps, facts)
        : resolveImages(inputs, deps),
    manifest.capabilities,
  );
  return async (inputs, deps) =>
    inputs.mode === 'check'
      ? (await import(/* webpackChunkName: "resolve" */ './check.ts')).checkReferences(inputs, deps)
      : askAboutAll(inputs, deps);
}

/** `mode: resolve`: finds the digest of each image; one failure does not stop the others. */
export const resolveImages: Work<DigestInputs, DigestRuleId> = async (inputs, deps) => {
  const now = deps.clock.now();
  const scope = readScope(inputs, now);
  const gathered = await gatherReferences(inputs, deps, scope);
  const references = gathered.references.filter((reference) => skippedAs(reference) === undefined);
  const { failed, known, problems } = await chooseTargets(inputs, deps, references, scope, false);
  const rows = referenceRows(references, { known, failed });
  const seen = new Set<string>();
  const resolved = references.flatMap((reference): readonly ResolvedReference[] => {
    const name = completeName(reference, undefined);
    // A tag in several files is listed once.
    if (isInFile(reference) && seen.has(name)) return [];
    seen.add(name);
    return [{ reference, target: known.get(tagKey(reference)) }];
  });
  const findings = [...unjudgedFindings(gathered, inputs), ...gathered.findings];
  return {
    findings,
    problems,
    verdict: verdictOf(findings),
    outputs: {
      ...firstOutputs(rows),
      references: rows,
      'unread-count': gathered.unread.length,
      'unresolved-count': gathered.unresolved.length,
    },
    summary: () => withCommentList(resolveAnswer(resolved, now, findings), gathered.comments),
    coverage: accountFor(gathered, failed),
    report: { references: rows, ignoreComments: gathered.comments },
    stdout: rows.flatMap((row) => ('digest' in row ? [row.reference] : [])),
    log: [...gathered.log, ...renderResolveLog(resolved, now, deps.stdoutIsDropped)],
  };
};
