import { counted } from '../../../base/counted.ts';
import { escapeMarkdown, type MarkdownBlock, tableOf } from '../../../base/markdown.ts';
import { openOrFolded, openTable } from '../../../kit/report/markdown-parts.ts';
import type { AdvisoryItem } from '../advisory/advisory-item.ts';
import { severityRank } from '../advisory/severity.ts';
import { exposureName } from '../decision/exposure.ts';
import type { Subjects } from '../gather.ts';
import type { ImageChange, ImageRecord } from '../images/image-records.ts';
import { cell, LONGEST_CELL, nameCell, severityCell } from './exposure-table.ts';

/** Images, and how a change moves them. */
export interface ImageTables extends Partial<Pick<Subjects, 'moves' | 'unmoved'>> {
  /** Images that were looked at; none where no image was asked for. */
  readonly images?: readonly ImageRecord[];
  /** Advisories that the change fixes, by image. */
  readonly fixed?: readonly ImageChange[];
}

/** One row for each place that moves, so that a reviewer sees which stage, service or container it is. */
export function moveBlocks({ moves = [] }: ImageTables): readonly MarkdownBlock[] {
  const table = tableOf(['What moved', 'From', 'To'], moves, ({ file, from, slot, to }) => [
    `${cell(file)}: ${escapeMarkdown(slot, LONGEST_CELL)}`,
    from === undefined ? 'new' : cell(from),
    cell(to),
  ]);
  return openOrFolded(`${counted(moves.length, 'place')} moved to another image`, table);
}

/** Vulnerabilities that the change fixes, by name: one row for each vulnerability of a package, the severest first. */
export function fixedBlocks({ fixed = [] }: ImageTables): readonly MarkdownBlock[] {
  const rows = new Map(
    fixed.flatMap(({ fixed: items, record: { image, platform } }) =>
      items.map((item) => {
        const name = exposureName([{ item }]);
        return [JSON.stringify([image, platform, item.artifact, name]), { image, item, name }] as const;
      }),
    ),
  );
  const rankOf = ({ item }: { readonly item: AdvisoryItem }) => severityRank(item.rating.severity);
  const ordered = [...rows.values()].sort((one, other) => rankOf(one) - rankOf(other));
  const table = tableOf(['Fixed', 'Severity', 'Package', 'Image'], ordered, (row) => [
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
export function imageBlocks({ images = [], unmoved = 0 }: ImageTables): readonly MarkdownBlock[] {
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
