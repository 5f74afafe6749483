import { codeMarkdown, detailsMarkdown, fenceMarkdown, type MarkdownBlock } from '../../base/markdown.ts';
import { breakCommands } from '../../base/plain-text.ts';

/** More references do not fit into a block that anybody copies from. */
const MAXIMUM_REFERENCES = 500;

/** The first twelve digits, for people. */
export function shortDigest(digest: string | undefined): string {
  return digest === undefined ? '' : codeMarkdown(digest.slice('sha256:'.length, 'sha256:'.length + 12));
}

/** Complete references, folded, one on a line to copy. */
export function fullReferences(references: readonly string[]): readonly MarkdownBlock[] {
  const all = [...new Set(references)];
  if (all.length === 0) return [];
  const shown = all.slice(0, MAXIMUM_REFERENCES);
  const more = all.length - shown.length;
  const title =
    more === 0 ? 'References with full digests' : `The first ${shown.length} of ${all.length} references`;
  return [detailsMarkdown(title, fenceMarkdown(breakCommands(shown.join('\n'))))];
}
