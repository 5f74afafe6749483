import { addDialectImages } from './dialect-images.ts';
import { stepImages } from './steps.ts';
import type { YamlSyntax } from './syntax.ts';
import { createWoodpeckerVariables } from './woodpecker-matrix.ts';
import { addImage } from './yaml-context.ts';
import { textOf } from './yaml-lookup.ts';

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
  paths: [/\/\.(?:woodpecker|crow)\.ya?ml$/, /\/\.(?:woodpecker|crow)\/.*\.ya?ml$/],
  scan: (context) => {
    const dialectsFor = createWoodpeckerVariables(context);
    for (const image of stepImages(context)) {
      const text = textOf(image);
      if (text?.value.includes('$')) addDialectImages(context, text, dialectsFor(text.value));
      else addImage(context, image);
    }
  },
};
