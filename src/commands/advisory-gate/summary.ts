import { assembleMarkdown, escapeMarkdown, listMarkdown, type MarkdownBlock } from '../../base/markdown.ts';
import type { GateDecision } from '../../domain/gate-decision.ts';
import { type GateScanFacts, gateSummaryBlocks } from '../../report/gate-summary.ts';
import {
  COMMENT_LIMIT_BYTES,
  renderGateComment,
  renderGateSummary,
  SUMMARY_LIMIT_BYTES,
} from '../../report/gate-text.ts';
import type { Problem } from '../outcome.ts';

/** What is shown: a whole decision, or what was seen before a problem stopped the gate. */
export interface Shown {
  readonly decision: GateDecision;
  readonly facts: GateScanFacts;
  readonly problems: readonly Problem[];
  /** With `on-error: warn` a problem to sign in or to ask lets the run pass. */
  readonly passesOnError: boolean;
}

/** The job summary; with problems it says first that nothing was decided, and never that the gate passes. */
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
    decision.items.length === 0 || reasons === undefined ? [] : ['### Seen until then\n', reasons, ...rest];
  const heading = passesOnError
    ? '## ⚠️ Advisory gate could not be decided, and passes by `on-error: warn`\n'
    : '## ❌ Advisory gate could not be decided\n';
  return [heading, listMarkdown(lines), ...seen];
}
