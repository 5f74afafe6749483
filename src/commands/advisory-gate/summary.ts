import { assembleMarkdown, escapeMarkdown, listMarkdown, type MarkdownBlock } from '../../base/markdown.ts';
import type { Problem } from '../../kit/outcome.ts';
import type { GateDecision } from './decision/gate-decision.ts';
import { type GateScanFacts, gateSummaryBlocks } from './report/gate-summary.ts';
import {
  COMMENT_LIMIT_BYTES,
  renderGateComment,
  renderGateSummary,
  SUMMARY_LIMIT_BYTES,
} from './report/gate-text.ts';

/** What is shown: a complete decision, or what was read before a problem stopped the gate. */
export interface Shown {
  readonly decision: GateDecision;
  readonly facts: GateScanFacts;
  readonly problems: readonly Problem[];
  /** With `on-error: warn`, a failed sign-in or request lets the run pass. */
  readonly passesOnError: boolean;
}

/**
 * The job summary; with problems, it starts by saying that nothing was decided and never says that the gate passes.
 */
export function renderSummary(shown: Shown): string {
  if (shown.problems.length === 0) return renderGateSummary(shown.decision, shown.facts).text;
  return assembleMarkdown(unfinishedBlocks(shown), SUMMARY_LIMIT_BYTES).text;
}

/** The pull-request comment, its marker on the first line. */
export function renderComment(shown: Shown, marker: string): string {
  if (shown.problems.length === 0) return renderGateComment(shown.decision, shown.facts, marker);
  return assembleMarkdown([`${marker}\n`, ...unfinishedBlocks(shown)], COMMENT_LIMIT_BYTES).text;
}

function unfinishedBlocks({ decision, facts, passesOnError, problems }: Shown): readonly MarkdownBlock[] {
  const lines = problems.map(({ fix, message }) => {
    const words = [message, ...(fix ?? '').split('\n')].filter((line) => line !== '');
    return words.map((line) => escapeMarkdown(line)).join('<br>');
  });
  const [, reasons, ...rest] = gateSummaryBlocks(decision, facts);
  const seen =
    decision.items.length === 0 || reasons === undefined ? [] : ['### Found so far\n', reasons, ...rest];
  const heading = passesOnError
    ? '## ⚠️ The advisory gate could not decide, and passes because of `on-error: warn`\n'
    : '## ❌ The advisory gate could not decide\n';
  return [heading, listMarkdown(lines), ...seen];
}
