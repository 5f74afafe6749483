import { entriesOf, nodeAt } from '../formats/yaml-node.ts';
import type { YamlSyntax } from '../syntax.ts';
import { addImage } from '../yaml-context.ts';

/** `.ko.yaml`: the base image and its overrides. */
export const ko: YamlSyntax = {
  kind: 'yaml',
  name: 'ko',
  words: ['/.ko.'],
  paths: [/\/\.ko\.ya?ml$/],
  scan: (context) => {
    addImage(context, nodeAt(context.root, 'defaultBaseImage'));
    for (const { value } of entriesOf(nodeAt(context.root, 'baseImageOverrides'))) addImage(context, value);
  },
};
