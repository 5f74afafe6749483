import type { Location } from '../../base/location.ts';
import { codeMarkdown, linkMarkdown, type MarkdownBlock } from '../../base/markdown.ts';

/** Address of a line of the commit that was checked out. */
export type PlaceUrl = (place: Pick<Location, 'file' | 'line'>) => string;

/** Code spans as `codeMarkdown` writes them, outside of links. */
const CODE = /(?<!\[)(?:`[^`\n]+`|<code>[^<\n]*<\/code>)(?!\])/g;

/** Blocks in which each of the places, as `placeMarkdown` writes it, leads to its line. */
export function linkPlaces(
  blocks: readonly MarkdownBlock[],
  places: Iterable<Pick<Location, 'file' | 'line'>>,
  url: PlaceUrl | undefined,
): readonly MarkdownBlock[] {
  if (url === undefined) return blocks;
  const links = new Map<string, string>();
  for (const place of places) {
    const label = codeMarkdown(`${place.file}:${place.line}`);
    links.set(label, linkMarkdown(label, url(place)));
  }
  const linked = (text: string): string => text.replace(CODE, (code) => links.get(code) ?? code);
  return blocks.map((block) => {
    // Text is prose or a fenced block, whose content is shown as it is.
    if (typeof block === 'string') return block;
    const { rows } = block;
    const at = (index: number): string | undefined => {
      const row = rows.at(index);
      return row === undefined ? undefined : linked(row);
    };
    return { ...block, rows: { length: rows.length, at } };
  });
}
