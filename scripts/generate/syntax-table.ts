import { SYNTAXES } from '../../src/images/read/syntaxes.ts';
import type { Renderer } from './generated.ts';
import { markdownTable } from './markdown.ts';

const USUAL = 'after the tag';

/** The table of docs/resolve-digest.md: what is found in which files. */
export const renderSyntaxTable: Renderer = () => {
  const rows = SYNTAXES.map(({ page: { files, finds, pin, title } }) => [
    title,
    files,
    finds,
    pin === USUAL ? '' : pin.replace(`${USUAL}, or`, 'or'),
  ]);
  const table = markdownTable(['Syntax', 'Files', 'What is found', `The digest goes, if not ${USUAL}`], rows);
  return [
    {
      kind: 'sections',
      path: 'docs/resolve-digest.md',
      sections: { syntaxes: table },
    },
  ];
};
