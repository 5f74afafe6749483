import { addDialectImages } from './dialect-images.ts';
import { stepImages } from './steps.ts';
import { createWoodpeckerVariables } from './woodpecker-matrix.ts';
import { addImage, type YamlContext } from './yaml-context.ts';
import { textOf } from './yaml-lookup.ts';

/** Reports the images of steps, with values of the matrix. */
export function scanWoodpecker(context: YamlContext): void {
  const dialectsFor = createWoodpeckerVariables(context);
  for (const image of stepImages(context)) {
    const text = textOf(image);
    if (text?.value.includes('$')) addDialectImages(context, text, dialectsFor(text.value));
    else addImage(context, image);
  }
}
