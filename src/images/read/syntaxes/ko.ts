import { YAML_DISGUISES } from '../disguises.ts';
import { entriesOf, nodeAt } from '../formats/yaml-node.ts';
import type { YamlSyntax } from '../syntax.ts';
import { addImage } from '../yaml-context.ts';

/** `.ko.yaml`: the base image and its overrides. */
export const ko: YamlSyntax = {
  kind: 'yaml',
  name: 'ko',
  page: {
    title: 'ko',
    files: '`.ko.yaml`',
    finds: 'base images',
    pin: 'after the tag',
  },
  words: ['/.ko.'],
  paths: [/\/\.ko\.ya?ml$/],
  disguises: YAML_DISGUISES,
  scan: (context) => {
    addImage(context, nodeAt(context.root, 'defaultBaseImage'));
    for (const { value } of entriesOf(nodeAt(context.root, 'baseImageOverrides'))) addImage(context, value);
  },
};
