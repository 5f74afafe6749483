import { ANY_ESCAPE, anyOf, HCL_REFERENCE } from '../disguises.ts';
import type { TextSyntax } from '../syntax.ts';
import { scanHclImages } from './hcl-images.ts';

/** Nomad: `image` in the `config` of tasks. */
export const nomad: TextSyntax = {
  kind: 'text',
  name: 'nomad',
  words: ['.nomad'],
  paths: [/\.nomad(?:\.hcl)?$/],
  /** Texts with any other expression name no image. */
  disguises: anyOf(ANY_ESCAPE, HCL_REFERENCE),
  scan: (source, sink) =>
    scanHclImages(source, sink, 'nomad', ({ block, name }) => block === 'config' && name === 'image'),
};
