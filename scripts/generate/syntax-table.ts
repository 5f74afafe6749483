import { SYNTAXES } from '../../src/images/read/syntaxes.ts';
import type { Renderer } from './generated.ts';
import { markdownTable } from './markdown.ts';

/** The table of docs/resolve-digest.md: what is found in which files. */
export const renderSyntaxTable: Renderer = () => {
  const rows = SYNTAXES.map(({ page }) => [page.title, page.files, page.finds, page.pin, page.alsoReadBy]);
  const table = markdownTable(
    ['Syntax', 'Files', 'What is found', 'Where the digest goes', 'Also read by'],
    rows,
  );
  return [
    {
      kind: 'sections',
      path: 'docs/resolve-digest.md',
      sections: { syntaxes: table },
    },
  ];
};
