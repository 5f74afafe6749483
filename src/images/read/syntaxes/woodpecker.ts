import { YAML_WITH_VARIABLES } from '../disguises.ts';
import { textOf } from '../formats/yaml-lookup.ts';
import type { YamlSyntax } from '../syntax.ts';
import { addImage, type YamlContext } from '../yaml-context.ts';
import { addDialectImages } from './dialect-images.ts';
import { stepImages } from './steps.ts';
import { createWoodpeckerVariables } from './woodpecker-matrix.ts';

/** Woodpecker and Crow: the images of steps, services and clone steps. */
export const woodpecker: YamlSyntax = {
  kind: 'yaml',
  name: 'woodpecker',
  page: {
    title: 'Woodpecker, Crow',
    files: '`.woodpecker.yml`, `.woodpecker/*.yml`, and the same with `.crow`',
    finds: '`image` of steps, services and clone steps, with values of the `matrix`',
    pin: 'behind the tag, or in the matrix',
    alsoReadBy: 'Renovate, digestabot',
  },
  words: ['/.woodpecker', '/.crow'],
  paths: [/\/\.(?:woodpecker|crow)\.ya?ml$/, /\/\.(?:woodpecker|crow)\/.*\.ya?ml$/],
  disguises: YAML_WITH_VARIABLES,
  scan: scanWoodpecker,
};

/** Reports the images of steps, with values of the matrix. */
function scanWoodpecker(context: YamlContext): void {
  const dialectsFor = createWoodpeckerVariables(context);
  for (const image of stepImages(context)) {
    const text = textOf(image);
    if (text?.value.includes('$')) addDialectImages(context, text, dialectsFor(text.value));
    else addImage(context, image);
  }
}
