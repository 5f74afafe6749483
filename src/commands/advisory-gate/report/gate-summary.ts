import { counted } from '../../../base/counted.ts';
import {
  detailsMarkdown,
  escapeMarkdown,
  listMarkdown,
  type MarkdownBlock,
  type RowBlock,
  tableOf,
} from '../../../base/markdown.ts';
import type { Ignore } from '../../../kit/ignore.ts';
import type { LoosenedIgnore } from '../../../kit/ignore-use.ts';
import { SEVERITIES, type Severity } from '../advisory/severity.ts';
import { exposuresOf } from '../decision/exposure.ts';
import type { GateDecision, JudgedItem } from '../decision/gate-decision.ts';
import { ignoreSubject, knownName } from '../decision/gate-findings.ts';
import { gateReasons } from '../decision/gate-reasons.ts';
import type { ImageRecord } from '../images/image-records.ts';
import { cell, exposureTable, LONGEST_CELL, nameCell, severityCell, updateBlocks } from './exposure-table.ts';

/** What was checked, shown at the end. */
export interface GateScanFacts {
  /** SBOM files read: path, format, packages checked, entries skipped. */
  readonly sboms: readonly {
    readonly file: string;
    readonly format: string;
    readonly packageCount: number;
    readonly skippedCount: number;
  }[];
  readonly artifactCount: number;
  readonly rowCount: number;
  readonly runUrl: string | undefined;
  /** Images that were looked at; none where no image was asked for. */
  readonly images?: readonly ImageRecord[];
  /** References of files that the change leaves as they are. */
  readonly unmoved?: number;
  /** Indexes that were left out. */
  readonly indexes?: readonly string[];
}

const VERDICT_WORDS: Readonly<Record<GateDecision['verdict'], string>> = {
  pass: '✅ Advisory gate passes',
  warn: '⚠️ Advisory gate passes with warnings',
  fail: '❌ Advisory gate fails',
};

const LONGEST_REASON = 300;

export function gateHeading(decision: GateDecision): string {
  return `## ${VERDICT_WORDS[decision.verdict]}\n`;
}

/** Reasons as a list; they contain no foreign text, and their code spans are intended. */
export const gateReasonList = (decision: GateDecision): RowBlock => listMarkdown(gateReasons(decision));

/** Conventional colors of severities, readable on light and dark pages. */
const COLOURS: Readonly<Record<Severity, string>> = {
  critical: '#b62324',
  high: '#e16f24',
  medium: '#d4a72c',
  low: '#539bf5',
  none: '#57ab5a',
  unknown: '#8b949e',
};

/** A gray that is readable on light and dark pages, because the diagram's own colors do not follow the page. */
const PIE_LOOK = {
  pieOpacity: '1',
  pieOuterStrokeWidth: '0px',
  pieTitleTextSize: '18px',
  pieTitleTextColor: '#7d8590',
  pieLegendTextColor: '#7d8590',
  pieSectionTextColor: '#ffffff',
} as const;

/**
 * A small pie of the counts, if anything is counted. Slices are sorted by size as they are drawn, so that colors
 * match.
 */
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

function advisoryCell({ item }: JudgedItem): string {
  const name = knownName(item);
  return name === item.advisoryId ? nameCell(name) : `${nameCell(name)} ${cell(item.advisoryId)}`;
}

function ignoredTable(items: readonly JudgedItem[]): RowBlock {
  return tableOf(['Severity', 'Package', 'Advisory', 'Reason', 'Owner', 'Until'], items, (judged) => [
    severityCell(judged.item.rating),
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

/** A folded section, or nothing if there is nothing to list. */
function folded(title: string, count: number, block: MarkdownBlock): readonly MarkdownBlock[] {
  return count === 0 ? [] : [detailsMarkdown(`${title} (${count})`, block)];
}

function ignoreBlocks(decision: GateDecision): readonly MarkdownBlock[] {
  const { expired, expiring, imageOnly, unused, loosened } = decision;
  const ignored = decision.items.filter(({ effect }) => effect === 'ignored');
  return [
    ...folded('Added or loosened ignores', loosened.length, loosenedList(loosened)),
    ...folded('Expired ignores', expired.length, ignoreList(expired)),
    ...folded('Ignores that expire within 14 days', expiring.length, ignoreList(expiring)),
    ...folded('Ignores of whole images, which have no effect here', imageOnly.length, ignoreList(imageOnly)),
    ...folded('Ignored', ignored.length, ignoredTable(ignored)),
    ...folded('Ignores that matched nothing', unused.length, ignoreList(unused)),
  ];
}

/** Packages that nothing could be looked up for; shown openly where they fail. */
function unaccountedBlocks({ unaccounted, unaccountedFails }: GateDecision): readonly MarkdownBlock[] {
  const lines = unaccounted.flatMap(({ file, packages }) =>
    packages.map((name) => `${cell(name)} in ${cell(file)}`),
  );
  const title = 'Packages without a usable type or purl';
  if (!unaccountedFails) return folded(title, lines.length, listMarkdown(lines));
  return [`### ${title} (${lines.length})\n`, listMarkdown(lines)];
}

function scanBlock(facts: GateScanFacts): MarkdownBlock {
  const lines = [
    ...facts.sboms.map(
      ({ file, format, packageCount, skippedCount }) =>
        `${cell(file)} (${escapeMarkdown(format, LONGEST_CELL)}): ${counted(packageCount, 'package')} checked, ${skippedCount} skipped`,
    ),
    ...(facts.indexes ?? []).map((file) => `${cell(file)}: an index of these SBOMs, left out`),
  ];
  return detailsMarkdown(
    `Checked ${counted(facts.artifactCount, 'name')}, read ${counted(facts.rowCount, 'advisory', 'advisories')}`,
    listMarkdown(lines),
  );
}

/** One row an image: what affects it, what the change brings and fixes, and whether its SBOM was verified. */
function imageBlocks({ images = [], unmoved = 0 }: GateScanFacts): readonly MarkdownBlock[] {
  const table = tableOf(
    ['Image', 'Platform', 'Packages', 'Affecting', 'New', 'Fixed', 'SBOM'],
    images,
    (image) => [
      cell(image.image),
      cell(image.platform),
      String(image.packages),
      String(image.count),
      String(image.newCount),
      String(image.fixedCount),
      image.sbom === 'attested' ? 'attested' : '⚠️ not verified (`verify-sbom: false`)',
    ],
  );
  return [
    ...(images.length === 0 ? [] : ['### Images\n', table]),
    ...(unmoved === 0 ? [] : [`${counted(unmoved, 'reference')} not moved by this change.\n`]),
  ];
}

function pressingTitle({ hasBase, policy }: GateDecision): string {
  const isChange = hasBase && policy.scope === 'changed';
  if (policy.warnOnly) return isChange ? 'New, would fail' : 'Would fail';
  return isChange ? 'New and failing' : 'Failing';
}

/**
 * Blocks of the gate's summary: verdict and reasons, counts, then what fails or would fail, and everything else
 * folded. The pie is for a page of its own, not for a comment.
 */
export function gateSummaryBlocks(
  decision: GateDecision,
  facts: GateScanFacts,
  withPie = true,
): readonly MarkdownBlock[] {
  const exposures = exposuresOf(decision);
  const { kept, pressing } = exposures;
  const lookups = [...decision.missingLookups, ...decision.unknownLookups];
  const settled = decision.counts.byEffect.settled;
  const { withoutAdvisories: without } = decision;
  return [
    gateHeading(decision),
    gateReasonList(decision),
    ...imageBlocks(facts),
    ...(withPie ? countBlocks(decision) : []),
    ...updateBlocks(exposures),
    ...(pressing.length === 0 ? [] : [`### ${pressingTitle(decision)}\n`, exposureTable(pressing)]),
    ...folded('Other affecting advisories', kept.length, exposureTable(kept)),
    ...unaccountedBlocks(decision),
    ...ignoreBlocks(decision),
    ...folded('Ids and aliases without an answer', lookups.length, listMarkdown(lookups.map(cell))),
    ...folded('Names without any advisory', without.length, listMarkdown(without.map(cell))),
    ...(settled === 0 ? [] : [`${settled} fixed, not affected or withdrawn.\n`]),
    scanBlock(facts),
  ];
}
