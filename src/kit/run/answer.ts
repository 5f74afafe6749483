import type { MarkdownBlock } from '../../base/markdown.ts';

/** What a command says in its summary and comment; all texts are Markdown, with foreign text escaped. */
export interface Answer {
  /** Replaces the command's title, for a mode that has a name of its own. */
  readonly title?: string;
  /** What was found with its count, after the title on the first line: `2 deprecated tags`. Empty if nothing is known. */
  readonly words: string;
  /** What to do; one action is one row. */
  readonly actions: readonly MarkdownBlock[];
  /** Everything else, folded by `detailsMarkdown`. */
  readonly details: readonly MarkdownBlock[];
}
