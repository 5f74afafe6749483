import { anyOf, YAML_DISGUISES } from '../disguises.ts';
import { nodeAt } from '../formats/yaml-node.ts';
import type { YamlSyntax } from '../syntax.ts';
import { addImage } from '../yaml-context.ts';
import { addInputImages, DOCKER, scanSteps } from './github-workflow.ts';

/** `action.yml`: container actions and the steps of composite actions. */
export const githubAction: YamlSyntax = {
  kind: 'yaml',
  name: 'github-action',
  words: ['/action.'],
  paths: [/\/action\.ya?ml$/],
  /** Of expressions, only those of inputs get values. */
  disguises: anyOf(YAML_DISGUISES, /\$\{\{\s*(?:inputs|github)\./),
  scan: (context) => {
    addInputImages(context, [nodeAt(context.root, 'inputs')]);
    const runs = nodeAt(context.root, 'runs');
    addImage(context, nodeAt(runs, 'image'), DOCKER);
    scanSteps(context, nodeAt(runs, 'steps'));
  },
};
