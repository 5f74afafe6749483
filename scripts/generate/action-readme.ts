import { workflowExample } from './examples.ts';
import { generatedNotice, type Renderer } from './generated.ts';
import { inlineMarkdown } from './markdown.ts';

/** README of each composite action: one example, and where its inputs and outputs are explained. */
export const renderActionReadmes: Renderer = (manifests) =>
  manifests.map((manifest) => ({
    kind: 'file',
    path: `actions/${manifest.name}/README.md`,
    text: `${[
      `<!-- ${generatedNotice} -->`,
      `# ${manifest.name}`,
      inlineMarkdown(manifest.summary),
      workflowExample(manifest, 'composite'),
      'Pin the action by its commit SHA. It starts the bundle with a Node.js that it finds on the machine ' +
        `(20.18.1 or newer)${manifest.compositeOnly === true ? '.' : '; the action at the root of the repository needs none.'}`,
      `For its inputs, outputs and exit codes, see the [reference](../../docs/reference/${manifest.name}.md).`,
    ].join('\n\n')}\n`,
  }));
