import {
  assembleMarkdown,
  codeMarkdown,
  escapeMarkdown,
  linkMarkdown,
  listMarkdown,
} from '../../../base/markdown.ts';
import { plainLine } from '../../../base/plain-text.ts';
import type { Outcome } from '../../../kit/run/outcome.ts';
import type { DigestInputs } from '../manifest.ts';
import type { KeptPulls, PlannedPull } from './keep-pulls.ts';
import type { KeptPull, Operation } from './kept-pull.ts';

const MAXIMUM_SUMMARY_BYTES = 500_000;
/** Of several pull requests, the one that most was done to stands for all. */
const ORDER: readonly Operation[] = ['created', 'updated', 'closed', 'unchanged', 'none'];

/** The outputs of `pull-request: true`. */
export function pullOutputs(
  inputs: Pick<DigestInputs, 'group-by'>,
  { kept }: Pick<KeptPulls, 'kept'>,
): Outcome['outputs'] {
  const [first] = [...kept].sort((a, b) => ORDER.indexOf(a.operation) - ORDER.indexOf(b.operation));
  return {
    'pull-request-number': first?.pull?.number ?? '',
    'pull-request-url': first?.pull?.url ?? '',
    'pull-request-operation': first?.operation ?? 'none',
    ...(inputs['group-by'] === 'image' ? { 'pull-requests': pullRows(kept) } : {}),
  };
}

/** An entry for each pull request, as in the output `pull-requests`. */
export function pullRows(kept: readonly KeptPull[]) {
  return kept.map(({ operation, plan, pull }) => ({
    ...(plan.image === undefined ? {} : { image: plan.image }),
    ...(pull === undefined ? {} : { number: pull.number, url: pull.url }),
    operation,
    branch: plan.branch,
  }));
}

/** The part of the job summary about pull requests; a dry run shows them whole. */
export function renderPullSummary(
  { kept, planned }: Pick<KeptPulls, 'kept' | 'planned'>,
  dryRun: boolean,
): string {
  if (dryRun) return planned.map(renderPlanned).join('\n\n');
  const lines = kept.map(({ note, operation, plan, pull }) => {
    const name = pull === undefined ? 'no pull request' : linkMarkdown(`#${pull.number}`, pull.url);
    const image = plan.image === undefined ? '' : ` for ${codeMarkdown(plan.image)}`;
    return `${operation}: ${name}${image}${note === undefined ? '' : `. ${escapeMarkdown(note)}`}`;
  });
  if (lines.length === 0) return '### Pull request: none';
  return assembleMarkdown(['### Pull request', listMarkdown(lines)], MAXIMUM_SUMMARY_BYTES).text;
}

function renderPlanned({ body, plan }: PlannedPull): string {
  const title = `### Pull request (dry run): ${escapeMarkdown(plan.title)}`;
  return `${title}\n\nFrom ${codeMarkdown(plan.branch)}. Its text:\n\n${body}`;
}

/** Text that a dry run prints to the log. */
export function plannedText({ body, plan }: PlannedPull): string {
  return `Pull request (dry run): ${plainLine(plan.title, 300)}\nBranch: ${plainLine(plan.branch, 300)}\n\n${body}`;
}
