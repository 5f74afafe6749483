import { actionInput, inputSentences, outputSentences, unionOf } from './action-input.ts';
import type { Renderer } from './generated.ts';
import { product } from './product.ts';
import { yamlText } from './yaml-text.ts';

/** The JavaScript action at the root: `command` picks one of its commands, and it has the inputs and outputs of all of them. */
export const renderRootAction: Renderer = (all) => {
  const manifests = all.filter((manifest) => manifest.compositeOnly !== true);
  const names = manifests.map((manifest) => `\`${manifest.name}\``).join(', ');
  const inputs = unionOf(manifests, (manifest) => manifest.inputs, inputSentences);
  const outputs = unionOf(manifests, (manifest) => manifest.outputs, outputSentences);
  const text = yamlText({
    name: product.name,
    description: product.description,
    author: product.repository.split('/')[0],
    branding: { icon: 'shield', color: 'purple' },
    inputs: {
      command: { description: `Command to run. One of ${names}.`, required: true },
      ...Object.fromEntries([...inputs].map(([name, words]) => [name, actionInput(name, words)])),
    },
    outputs: Object.fromEntries([...outputs].map(([name, description]) => [name, { description }])),
    runs: { using: 'node24', main: 'dist/index.js' },
  });
  return [{ kind: 'file', path: 'action.yml', text }];
};
