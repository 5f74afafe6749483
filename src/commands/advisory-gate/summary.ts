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
}

/** The job summary; with problems it says first that nothing was decided, and never that the gate passes. */
export function renderSummary({ decision, facts, problems }: Shown): string {
  if (problems.length === 0) return renderGateSummary(decision, facts).text;
  return assembleMarkdown(unfinishedBlocks(decision, facts, problems), SUMMARY_LIMIT_BYTES).text;
}

/** The pull-request comment, its marker on the first line. */
export function renderComment({ decision, facts, problems }: Shown, marker: string): string {
  if (problems.length === 0) return renderGateComment(decision, facts, marker);
  const blocks = unfinishedBlocks(decision, facts, problems);
  return assembleMarkdown([`${marker}\n`, ...blocks], COMMENT_LIMIT_BYTES).text;
}

function unfinishedBlocks(
  decision: GateDecision,
  facts: GateScanFacts,
  problems: readonly Problem[],
): readonly MarkdownBlock[] {
  const lines = problems.map(({ fix, message }) => {
    const words = [message, ...(fix ?? '').split('\n')].filter((line) => line !== '');
    return words.map((line) => escapeMarkdown(line)).join('<br>');
  });
  const [, reasons, ...rest] = gateSummaryBlocks(decision, facts);
  const seen =
    decision.items.length === 0 || reasons === undefined ? [] : ['### Seen until then\n', reasons, ...rest];
  return ['## ❌ Advisory gate could not be decided\n', listMarkdown(lines), ...seen];
}
