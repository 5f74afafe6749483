import type { Manifest } from '../../src/kit/manifest/manifest.ts';
import type { Renderer } from './generated.ts';
import { inlineMarkdown, markdownTable } from './markdown.ts';

function commandTable(manifests: readonly Manifest[]): string {
  return markdownTable(
    ['Command', 'What it does', 'More'],
    manifests.map((manifest) => [
      `\`${manifest.name}\``,
      inlineMarkdown(manifest.summary),
      [
        ...(manifest.face === 'gate' ? [`[guide](docs/${manifest.name}.md)`] : []),
        `[reference](docs/reference/${manifest.name}.md)`,
      ].join(', '),
    ]),
  );
}

/** The tables of the repository's README. */
export const renderReadmeTables: Renderer = (manifests) => [
  {
    kind: 'sections',
    path: 'README.md',
    sections: {
      commands: commandTable(manifests.filter((manifest) => manifest.face === 'gate')),
      helpers: commandTable(manifests.filter((manifest) => manifest.face === 'helper')),
    },
  },
];
