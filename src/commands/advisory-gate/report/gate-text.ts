import { type AssembledMarkdown, assembleMarkdown, linkMarkdown } from '../../../base/markdown.ts';
import { exposuresOf } from '../decision/exposure.ts';
import type { GateDecision } from '../decision/gate-decision.ts';
import { exposureTable, updateBlocks } from './exposure-table.ts';
import { type GateScanFacts, gateHeading, gateReasonList, gateSummaryBlocks } from './gate-summary.ts';

/** GitHub drops a job summary above 1 MiB; the rest is left for other steps. */
export const SUMMARY_LIMIT_BYTES = 1_000_000;
/** GitHub refuses comments above 65,536 characters; bytes are never fewer than characters. */
export const COMMENT_LIMIT_BYTES = 65_536;
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
 * The pull-request comment: the marker on the first line, then the summary; above the limit, verdict, reasons and the
 * first items. `marker` is the caller's HTML comment without line breaks.
 */
export function renderGateComment(
  decision: GateDecision,
  facts: GateScanFacts,
  marker: string,
  maxBytes: number = COMMENT_LIMIT_BYTES,
): string {
  const link = facts.runUrl === undefined ? [] : [`${linkMarkdown('View the run', facts.runUrl)}\n`];
  const full = assembleMarkdown(
    [`${marker}\n`, ...gateSummaryBlocks(decision, facts, false), ...link],
    maxBytes,
  );
  if (full.omittedRows === 0 && full.omittedBlocks === 0) return full.text;
  const exposures = exposuresOf(decision);
  const first = exposures.pressing.slice(0, SHORT_FORM_ITEMS);
  const updates = exposures.updates.slice(0, SHORT_FORM_ITEMS);
  const more = 'The full list is too long for a comment; see the summary of the run.\n';
  return assembleMarkdown(
    [
      `${marker}\n`,
      gateHeading(decision),
      gateReasonList(decision),
      ...updateBlocks({ ...exposures, updates }),
      ...(first.length === 0 ? [] : [exposureTable(first)]),
      more,
      ...link,
    ],
    maxBytes,
  ).text;
}
