import { counted, formFor } from '../../../base/counted.ts';
import {
  detailsMarkdown,
  escapeMarkdown,
  listMarkdown,
  type MarkdownBlock,
  type RowBlock,
  tableOf,
} from '../../../base/markdown.ts';
import type { Finding } from '../../../kit/findings/finding.ts';
import { findingBlocks, openTable } from '../../../kit/report/markdown-parts.ts';
import type { Answer } from '../../../kit/run/outcome.ts';
import { type ImagePackageChanges, packageChangesMarkdown } from '../../../session/package-changes.ts';
import { exposuresOf } from '../decision/exposure.ts';
import type { GateDecision, JudgedItem } from '../decision/gate-decision.ts';
import { knownName, MAXIMUM_PACKAGES, otherFindings } from '../decision/gate-findings.ts';
import { otherReasons, verdictWords } from '../decision/gate-reasons.ts';
import type { Move } from '../images/compare-places.ts';
import type { ImageChange, ImageRecord } from '../images/image-records.ts';
import { cell, exposureTable, LONGEST_CELL, nameCell, severityCell, updateTable } from './exposure-table.ts';

/** Facts on what was checked, shown at the end. */
export interface GateScanFacts {
  /** SBOM files read: path, format, packages checked, entries skipped. */
  readonly sboms: readonly {
    readonly file: string;
    readonly format: string;
    readonly packageCount: number;
    readonly skippedCount: number;
    /** Attestations that were not judged. */
    readonly leftAside?: readonly string[];
  }[];
  readonly artifactCount: number;
  readonly rowCount: number;
  /** Images that were looked at; none where no image was asked for. */
  readonly images?: readonly ImageRecord[];
  /** References of files that the change leaves as they are. */
  readonly unmoved?: number;
  /** Places that the change moves to another image. */
  readonly moves?: readonly Move[];
  /** What the change fixes, by image. */
  readonly fixed?: readonly ImageChange[];
  /** Packages that differ from those at the base. */
  readonly packageChanges?: readonly ImagePackageChanges[];
  /** Indexes that were left out. */
  readonly indexes?: readonly string[];
  /** Findings on the references of files. */
  readonly notes?: readonly Finding[];
  /** False if an answer was incomplete, so that finding nothing means nothing. */
  readonly isWhole: boolean;
}

const LONGEST_REASON = 300;

/**
 * Renders the answer of `advisory-gate`: what fails with its severities, then one row for each update, what the images of a change
 * bring and fix, and what else needs attention; every advisory stands in the details.
 */
export function gateAnswer(decision: GateDecision, facts: GateScanFacts): Answer {
  const exposures = exposuresOf(decision);
  const { kept, pressing } = exposures;
  const { withoutAdvisories: without } = decision;
  const isKnown = facts.isWhole || decision.counts.count > 0;
  const reasons = isKnown ? otherReasons(decision) : [];
  const blocks = findingBlocks([...otherFindings(decision), ...(facts.notes ?? [])]);
  const many = (count: number): string => counted(count, 'vulnerability that', 'vulnerabilities that');
  return {
    words: isKnown ? verdictWords(decision) : '',
    actions: [
      ...updateTable(exposures),
      ...moveBlocks(facts),
      ...imageBlocks(facts),
      ...fixedBlocks(facts),
      ...packageChangesMarkdown(facts.packageChanges ?? []),
      ...blocks.actions,
      ...(reasons.length === 0 ? [] : [listMarkdown(reasons)]),
    ],
    details: [
      ...folded(
        `${many(pressing.length)} ${pressingWords(decision, pressing.length)}`,
        pressing.length,
        exposureTable(pressing),
      ),
      ...folded(
        `${many(kept.length)} ${formFor(kept.length, 'passes', 'pass')} by the policy`,
        kept.length,
        exposureTable(kept),
      ),
      ...ignoredBlocks(decision),
      ...unaccountedBlocks(decision),
      ...folded(
        counted(without.length, 'name without any advisory', 'names without any advisory'),
        without.length,
        listMarkdown(without.map(cell)),
      ),
      ...blocks.details,
      scanBlock(decision, facts),
    ],
  };
}

function pressingWords({ hasBase, policy }: GateDecision, count: number): string {
  const isNew = hasBase && policy.scope === 'changed' ? `${formFor(count, 'is', 'are')} new and ` : '';
  return isNew + (policy.warnOnly ? 'would fail' : formFor(count, 'fails', 'fail'));
}

/** A folded section, or nothing if there is nothing to list. */
function folded(title: string, count: number, block: MarkdownBlock): readonly MarkdownBlock[] {
  return count === 0 ? [] : [detailsMarkdown(title, block)];
}

function advisoryCell({ item }: JudgedItem): string {
  const name = knownName(item);
  return name === item.advisoryId ? nameCell(name) : `${nameCell(name)} ${cell(item.advisoryId)}`;
}

function ignoredBlocks({ items }: GateDecision): readonly MarkdownBlock[] {
  const ignored = items.filter(({ effect }) => effect === 'ignored');
  const table: RowBlock = tableOf(
    ['Severity', 'Package', 'Advisory', 'Reason', 'Owner', 'Until'],
    ignored,
    (judged) => [
      severityCell(judged.item.rating),
      cell(judged.item.artifact),
      advisoryCell(judged),
      escapeMarkdown(judged.ignore?.reason ?? '', LONGEST_REASON),
      escapeMarkdown(judged.ignore?.owner ?? '', LONGEST_CELL),
      escapeMarkdown(judged.ignore?.expires?.text ?? '', LONGEST_CELL),
    ],
  );
  return folded(`${ignored.length} ignored`, ignored.length, table);
}

/** All packages that nothing could be looked up for, if there are more than their findings list. */
function unaccountedBlocks({ unaccounted }: GateDecision): readonly MarkdownBlock[] {
  if (unaccounted.every(({ packages }) => packages.length <= MAXIMUM_PACKAGES)) return [];
  const lines = unaccounted.flatMap(({ file, packages }) =>
    packages.map((name) => `${cell(name)} in ${cell(file)}`),
  );
  return [detailsMarkdown(`${lines.length} packages without a usable type or purl`, listMarkdown(lines))];
}

function scanBlock({ counts }: GateDecision, facts: GateScanFacts): MarkdownBlock {
  const { settled } = counts.byEffect;
  const lines = [
    ...facts.sboms.flatMap(({ file, format, leftAside = [], packageCount, skippedCount }) => [
      `${cell(file)} (${escapeMarkdown(format, LONGEST_CELL)}): ${counted(packageCount, 'package')} checked, ${skippedCount} skipped`,
      ...leftAside.map(
        (words) => `${cell(file)}: an attestation left aside: ${escapeMarkdown(words, LONGEST_REASON)}`,
      ),
    ]),
    ...(facts.indexes ?? []).map((file) => `${cell(file)}: an index of these SBOMs, left out`),
    ...(settled === 0
      ? []
      : [`${counted(settled, 'advisory', 'advisories')} fixed, not affected or withdrawn`]),
  ];
  const words = `Checked ${counted(facts.artifactCount, 'name')}, read ${counted(facts.rowCount, 'advisory', 'advisories')}`;
  return lines.length === 0 ? `${words}.` : detailsMarkdown(words, listMarkdown(lines));
}

/** Places in one open table; more are folded. */
const MAXIMUM_OPEN = 20;

/** A table that is folded where it is long. */
function openOrFolded(title: string, table: RowBlock): readonly MarkdownBlock[] {
  if (table.rows.length === 0) return [];
  return table.rows.length > MAXIMUM_OPEN ? [detailsMarkdown(title, table)] : [table];
}

/** One row for each place that moves, so that a reviewer sees which stage, service or container it is. */
function moveBlocks({ moves = [] }: GateScanFacts): readonly MarkdownBlock[] {
  const table = tableOf(['What moved', 'From', 'To'], moves, ({ file, from, slot, to }) => [
    `${cell(file)}: ${escapeMarkdown(slot, LONGEST_CELL)}`,
    from === undefined ? 'new' : cell(from),
    cell(to),
  ]);
  return openOrFolded(`${counted(moves.length, 'place')} moved to another image`, table);
}

/** What the change fixes, by name: one row for each vulnerability of a package. */
function fixedBlocks({ fixed = [] }: GateScanFacts): readonly MarkdownBlock[] {
  const rows = new Map(
    fixed.flatMap(({ fixed: items, record: { image, platform } }) =>
      items.map((item) => {
        const name = knownName(item);
        return [JSON.stringify([image, platform, item.artifact, name]), { image, item, name }] as const;
      }),
    ),
  );
  const table = tableOf(['Fixed', 'Severity', 'Package', 'Image'], [...rows.values()], (row) => [
    nameCell(row.name),
    severityCell(row.item.rating),
    cell(row.item.artifact),
    cell(row.image),
  ]);
  return openOrFolded(
    `${counted(rows.size, 'vulnerability', 'vulnerabilities')} fixed by this change`,
    table,
  );
}

/** One row an image: what affects it, what the change brings and fixes, and whether its SBOM was verified. */
function imageBlocks({ images = [], unmoved = 0 }: GateScanFacts): readonly MarkdownBlock[] {
  const table = openTable(
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
  return [...table, ...(unmoved === 0 ? [] : [`${counted(unmoved, 'reference')} not moved by this change.`])];
}
