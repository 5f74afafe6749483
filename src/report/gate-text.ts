import { type AssembledMarkdown, assembleMarkdown, linkMarkdown } from '../base/markdown.ts';
import type { GateDecision } from '../domain/gate-decision.ts';
import {
  advisoryTable,
  type GateScanFacts,
  gateHeading,
  gateReasonList,
  gateSummaryBlocks,
} from './gate-summary.ts';

/** A job summary above 1 MiB is dropped whole by GitHub; the rest of the room is for other steps' words. */
export const SUMMARY_LIMIT_BYTES = 1_000_000;
/** GitHub refuses comments above 65,536 characters; bytes are never fewer than characters. */
export const COMMENT_LIMIT_BYTES = 65_536;
/** Items that the short form of the comment names. */
const SHORT_FORM_ITEMS = 20;

/** The job summary, cut at a whole row under `maxBytes` of UTF-8. */
export function renderGateSummary(
  decision: GateDecision,
  facts: GateScanFacts,
  maxBytes: number = SUMMARY_LIMIT_BYTES,
): AssembledMarkdown {
  return assembleMarkdown(gateSummaryBlocks(decision, facts), maxBytes);
}

/**
 * The pull-request comment: the marker on the first line, then the summary; above the limit a short form with verdict,
 * reasons and the first items. `marker` is an HTML comment of the caller's without line breaks.
 */
export function renderGateComment(
  decision: GateDecision,
  facts: GateScanFacts,
  marker: string,
  maxBytes: number = COMMENT_LIMIT_BYTES,
): string {
  const link = facts.runUrl === undefined ? [] : [`${linkMarkdown('The whole run', facts.runUrl)}\n`];
  const full = assembleMarkdown(
    [`${marker}\n`, ...gateSummaryBlocks(decision, facts, false), ...link],
    maxBytes,
  );
  if (full.omittedRows === 0 && full.omittedBlocks === 0) return full.text;
  const first = decision.items
    .filter(({ effect }) => effect === 'fails' || effect === 'warned')
    .slice(0, SHORT_FORM_ITEMS);
  const more =
    'This is the short form: the whole list is too long for a comment; see the summary of the run.\n';
  return assembleMarkdown(
    [
      `${marker}\n`,
      gateHeading(decision, facts),
      gateReasonList(decision, facts),
      ...(first.length === 0 ? [] : [advisoryTable(first)]),
      more,
      ...link,
    ],
    maxBytes,
  ).text;
}
