import { anyOf, YAML_DISGUISES } from '../disguises.ts';
import { mapsOf, nodeAt, textOf } from '../formats/yaml-lookup.ts';
import type { YamlMap } from '../formats/yaml-node.ts';
import type { YamlSyntax } from '../syntax.ts';
import { addImage, type YamlContext } from '../yaml-context.ts';
import { buildkiteMatrix } from './buildkite-matrix.ts';
import { addMatrixImages } from './matrix-images.ts';

/** Buildkite: the `image` of steps and of plugins (docker, kubernetes). */
export const buildkite: YamlSyntax = {
  kind: 'yaml',
  name: 'buildkite',
  page: {
    title: 'Buildkite',
    files: '`.buildkite/*.yml`',
    finds: '`image` of steps and plugins, with values of the `matrix` of a step',
    pin: 'behind the tag, or in the matrix',
    alsoReadBy: 'digestabot',
  },
  words: ['/.buildkite/'],
  paths: [/\/\.buildkite\/.*\.ya?ml$/],
  /** Of expressions, only `{{matrix…}}` gets values. */
  disguises: anyOf(YAML_DISGUISES, /\{\{\s*matrix/),
  scan: scanBuildkite,
};

/** Reports the images of steps, also those that a matrix completes. */
function scanBuildkite(context: YamlContext): void {
  const maps = mapsOf(context.root);
  addImagesOfMatrices(context, maps);
  for (const map of maps) addImage(context, nodeAt(map, 'image'));
}

/** A limit for hostile files, in which many steps share what they contain. */
const MOST_MAPS = 100_000;

/** Reports the images that values of a matrix complete; several steps may share one. */
function addImagesOfMatrices(context: YamlContext, maps: readonly YamlMap[]): void {
  let visited = 0;
  for (const step of maps) {
    const matrix = nodeAt(step, 'matrix');
    if (matrix === undefined) continue;
    const read = buildkiteMatrix(context, matrix);
    const inner = mapsOf(step);
    visited += inner.length;
    if (visited > MOST_MAPS) throw new RangeError(`it has more than ${MOST_MAPS} maps below a matrix`);
    for (const map of inner) {
      const image = textOf(nodeAt(map, 'image'));
      if (image?.value.includes('{{') !== true) continue;
      if (addMatrixImages(context, image, read)) context.seen.add(image);
    }
  }
}
