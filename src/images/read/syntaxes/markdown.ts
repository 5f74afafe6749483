import { LITERALS_ONLY } from '../disguises.ts';
import type { TextSyntax } from '../syntax.ts';

/** A fence after marks of quotes and lists; each alternative begins with other characters, so that no line is read twice. */
const FENCE = /^(?:[ \t>]|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*(`{3,}|~{3,})([^\n]*)$/gm;

/** Markdown: fenced code blocks are texts; prose only mentions images. */
export const markdown: TextSyntax = {
  kind: 'text',
  name: 'markdown',
  paths: [/\.(?:md|markdown|mdx|mdc|qmd|rmd)$/],
  disguises: LITERALS_ONLY,
  longest: Number.POSITIVE_INFINITY,
  scan: (source, sink) => {
    let open: { readonly mark: string; readonly start: number } | undefined;
    const push = (start: number, end: number) => sink.zones.push({ start, end, kind: 'text' });
    for (const match of source.replaceAll('\r', ' ').matchAll(FENCE)) {
      const [line, mark = '', info = ''] = match;
      if (open === undefined) {
        // A backtick in the rest of the line makes it inline code.
        if (!(mark.startsWith('`') && info.includes('`'))) open = { mark, start: match.index + line.length };
      } else if (mark.startsWith(open.mark) && info.trim() === '') {
        push(open.start, match.index);
        open = undefined;
      }
    }
    if (open !== undefined) push(open.start, source.length);
  },
};
