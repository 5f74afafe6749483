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
      `Pin the action by its commit SHA. It needs Node.js 20.18.1 or newer on the machine${manifest.compositeOnly === true ? '' : '; the root action needs none'}. ` +
        `See the [reference](../../docs/reference/${manifest.name}.md).`,
    ].join('\n\n')}\n`,
  }));
