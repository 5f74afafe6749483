import type { Manifest } from '../../src/kit/manifest/manifest.ts';
import { workflowExample } from './examples.ts';
import type { Renderer } from './generated.ts';
import { inlineMarkdown } from './markdown.ts';
import { emptySection } from './sections.ts';
import { inputsText, outputsText } from './tables.ts';

const COMMON_PAGE = '../../docs/reference/common.md';

function scaffold(manifest: Manifest): string {
  return [
    `# ${manifest.name}`,
    emptySection('example'),
    '## Inputs',
    emptySection('inputs'),
    '## Outputs',
    emptySection('outputs'),
    `For use in a terminal and the capabilities of tokens, see the [reference](../../docs/reference/${manifest.name}.md).`,
    '',
  ].join('\n\n');
}

/** README of each composite action: one example first, then the tables. */
export const renderActionReadmes: Renderer = (manifests) =>
  manifests.map((manifest) => ({
    kind: 'sections',
    path: `actions/${manifest.name}/README.md`,
    scaffold: scaffold(manifest),
    sections: {
      example: [
        inlineMarkdown(manifest.summary),
        workflowExample(manifest, 'composite'),
        'Pin the action by its commit SHA. It starts the bundle with a Node.js that it finds on the machine ' +
          `(20.18.1 or newer)${manifest.compositeOnly === true ? '.' : '; the action at the root of the repository needs none.'}`,
      ].join('\n\n'),
      inputs: inputsText(manifest, COMMON_PAGE),
      outputs: outputsText(manifest, COMMON_PAGE),
    },
  }));
