import { counted } from '../base/counted.ts';
import {
  codeMarkdown,
  detailsMarkdown,
  escapeMarkdown,
  linkMarkdown,
  listMarkdown,
  type MarkdownBlock,
  type RowBlock,
  tableOf,
} from '../base/markdown.ts';
import type { GateDecision, JudgedItem } from '../domain/gate-decision.ts';
import { ignoreSubject, knownName } from '../domain/gate-findings.ts';
import { gateReasons } from '../domain/gate-reasons.ts';
import type { Ignore } from '../domain/ignore.ts';
import type { LoosenedIgnore } from '../domain/ignore-use.ts';
import { SEVERITIES, type Severity } from '../domain/severity.ts';

/** What was looked at, told at the end. */
export interface GateScanFacts {
  /** SBOM files read: path, format, packages asked about, entries skipped. */
  readonly sboms: readonly {
    readonly file: string;
    readonly format: string;
    readonly packageCount: number;
    readonly skippedCount: number;
  }[];
  readonly artifactCount: number;
  readonly rowCount: number;
  readonly runUrl: string | undefined;
}

const VERDICT_WORDS: Readonly<Record<GateDecision['verdict'], string>> = {
  pass: '✅ Advisory gate passes',
  warn: '⚠️ Advisory gate passes with warnings',
  fail: '❌ Advisory gate fails',
};

/** Longest name in a table cell. */
const LONGEST_CELL = 120;
const LONGEST_REASON = 300;

/** SBOMs without one package to ask about pass everything, which is rarely what was meant. */
const sawNothing = ({ artifactCount, sboms }: GateScanFacts, decision: GateDecision): boolean =>
  artifactCount === 0 &&
  sboms.length > 0 &&
  decision.items.length + decision.missingLookups.length + decision.unknownLookups.length === 0;

/** The heading with the verdict; a pass that looked at nothing is one with a warning. */
export function gateHeading(decision: GateDecision, facts: GateScanFacts): string {
  const verdict = decision.verdict === 'pass' && sawNothing(facts, decision) ? 'warn' : decision.verdict;
  return `## ${VERDICT_WORDS[verdict]}\n`;
}

const NOTHING_SEEN =
  'No package was looked at: the SBOMs list none of the types in `artifact-types`, so nothing was asked.';

/** Reasons as a list; they hold no foreign text, and their code spans are meant. */
export const gateReasonList = (decision: GateDecision, facts: GateScanFacts): RowBlock =>
  listMarkdown(
    sawNothing(facts, decision) ? [NOTHING_SEEN, ...gateReasons(decision).slice(1)] : gateReasons(decision),
  );

/** Colours that people expect of a severity, readable on light and dark pages. */
const COLOURS: Readonly<Record<Severity, string>> = {
  critical: '#b62324',
  high: '#e16f24',
  medium: '#d4a72c',
  low: '#539bf5',
  none: '#57ab5a',
  unknown: '#8b949e',
};

/** A grey that can be read on light and dark pages, since a diagram of its own colours does not follow the page's. */
const PIE_LOOK = {
  pieOpacity: '1',
  pieOuterStrokeWidth: '0px',
  pieTitleTextSize: '18px',
  pieTitleTextColor: '#7d8590',
  pieLegendTextColor: '#7d8590',
  pieSectionTextColor: '#ffffff',
} as const;

/** A small pie of the counts, when something is counted. Slices go by size, as they are drawn, so that colours fit. */
function countBlocks(decision: GateDecision): readonly string[] {
  const { bySeverity, count } = decision.counts;
  if (count === 0) return [];
  const shown = SEVERITIES.filter((severity) => bySeverity[severity] > 0).sort(
    (a, b) => bySeverity[b] - bySeverity[a],
  );
  const colours = shown.map((severity, index) => [`pie${index + 1}`, COLOURS[severity]]);
  const look = {
    theme: 'base',
    themeVariables: { ...Object.fromEntries(colours), ...PIE_LOOK },
  };
  const slices = shown.map((severity) => `    "${severity}" : ${bySeverity[severity]}`);
  return [
    `\`\`\`mermaid\n%%{init: ${JSON.stringify(look)}}%%\npie showData\n    title Affecting, by severity\n${slices.join('\n')}\n\`\`\`\n`,
  ];
}

const cell = (text: string): string => codeMarkdown(text, LONGEST_CELL);

function advisoryCell({ item }: JudgedItem): string {
  const name = knownName(item);
  const label = cell(name);
  const linked = /^CVE-\d{4}-\d{4,19}$/i.test(name)
    ? linkMarkdown(label, `https://nvd.nist.gov/vuln/detail/${name.toUpperCase()}`)
    : label;
  return name === item.advisoryId ? linked : `${linked} ${cell(item.advisoryId)}`;
}

function severityCell({ item }: JudgedItem): string {
  const { severity, score } = item.rating;
  return score === undefined ? severity : `${severity} ${score.toFixed(1)}`;
}

/** Affecting items as a table: what, where, how bad, what to do. */
export function advisoryTable(items: readonly JudgedItem[]): RowBlock {
  return tableOf(['Severity', 'Package', 'Version', 'Advisory', 'Fixed in'], items, (judged) => [
    severityCell(judged),
    cell(judged.item.artifact),
    cell(judged.item.version ?? ''),
    advisoryCell(judged),
    judged.item.facts.fixedVersion === undefined ? '–' : cell(judged.item.facts.fixedVersion),
  ]);
}

function ignoredTable(items: readonly JudgedItem[]): RowBlock {
  return tableOf(['Severity', 'Package', 'Advisory', 'Reason', 'Owner', 'Until'], items, (judged) => [
    severityCell(judged),
    cell(judged.item.artifact),
    advisoryCell(judged),
    escapeMarkdown(judged.ignore?.reason ?? '', LONGEST_REASON),
    escapeMarkdown(judged.ignore?.owner ?? '', LONGEST_CELL),
    escapeMarkdown(judged.ignore?.expires?.text ?? '', LONGEST_CELL),
  ]);
}

function ignoreLine(ignore: Ignore): string {
  const until =
    ignore.expires === undefined ? '' : `, until ${escapeMarkdown(ignore.expires.text, LONGEST_CELL)}`;
  const place = cell(`${ignore.place.file}:${ignore.place.line}`);
  return `${escapeMarkdown(ignoreSubject(ignore), LONGEST_REASON)}${until} (${place})`;
}

const ignoreList = (ignores: readonly Ignore[]): RowBlock => listMarkdown(ignores.map(ignoreLine));

const loosenedList = (loosened: readonly LoosenedIgnore[]): RowBlock =>
  listMarkdown(
    loosened.map(({ before, ignore }) => {
      const how = before === undefined ? 'added' : `extended, was ${escapeMarkdown(before, LONGEST_CELL)}`;
      return `${ignoreLine(ignore)}: ${how}`;
    }),
  );

/** A heading with what was not known, or nothing when there is nothing to list. */
function folded(title: string, count: number, block: MarkdownBlock): readonly MarkdownBlock[] {
  return count === 0 ? [] : [detailsMarkdown(`${title} (${count})`, block)];
}

const affectingKept: readonly string[] = ['unfixed', 'below-severity', 'in-base'];

function ignoreBlocks(decision: GateDecision): readonly MarkdownBlock[] {
  const { expired, expiring, unused, loosened } = decision;
  const ignored = decision.items.filter(({ effect }) => effect === 'ignored');
  return [
    ...folded('Added or loosened ignores', loosened.length, loosenedList(loosened)),
    ...folded('Expired ignores', expired.length, ignoreList(expired)),
    ...folded('Ignores that expire within 14 days', expiring.length, ignoreList(expiring)),
    ...folded('Ignored', ignored.length, ignoredTable(ignored)),
    ...folded('Ignores that matched nothing', unused.length, ignoreList(unused)),
  ];
}

function scanBlock(facts: GateScanFacts): MarkdownBlock {
  const lines = facts.sboms.map(
    ({ file, format, packageCount, skippedCount }) =>
      `${cell(file)} (${escapeMarkdown(format, LONGEST_CELL)}): ${counted(packageCount, 'package')} asked about, ${skippedCount} skipped`,
  );
  return detailsMarkdown(
    `Looked at ${counted(facts.artifactCount, 'name')}, read ${counted(facts.rowCount, 'advisory', 'advisories')}`,
    listMarkdown(lines),
  );
}

function pressingTitle({ hasBase, policy }: GateDecision): string {
  const isChange = hasBase && policy.scope === 'changed';
  if (policy.warnOnly) return isChange ? 'New, would fail' : 'Would fail';
  return isChange ? 'New and failing' : 'Failing';
}

/**
 * Blocks of the gate's summary: verdict and reasons, counts, what fails (or would), then the rest folded. Items that
 * fail or would fail stand open; new ones first, as the decision sorts them. A pie is for a page of its own, not a thread.
 */
export function gateSummaryBlocks(
  decision: GateDecision,
  facts: GateScanFacts,
  withPie = true,
): readonly MarkdownBlock[] {
  const pressing = decision.items.filter(({ effect }) => effect === 'fails' || effect === 'warned');
  const kept = decision.items.filter(({ effect }) => affectingKept.includes(effect));
  const lookups = [...decision.missingLookups, ...decision.unknownLookups];
  const settled = decision.counts.byEffect.settled;
  return [
    gateHeading(decision, facts),
    gateReasonList(decision, facts),
    ...(withPie ? countBlocks(decision) : []),
    ...(pressing.length === 0 ? [] : [`### ${pressingTitle(decision)}\n`, advisoryTable(pressing)]),
    ...folded('Other affecting advisories', kept.length, advisoryTable(kept)),
    ...ignoreBlocks(decision),
    ...folded('Ids and aliases without an answer', lookups.length, listMarkdown(lookups.map(cell))),
    ...(settled === 0 ? [] : [`${settled} fixed, not affected or withdrawn.\n`]),
    scanBlock(facts),
  ];
}
