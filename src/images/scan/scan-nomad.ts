import type { Sink } from './found.ts';
import { scanHclImages } from './hcl-images.ts';

/** Reports `image` in the `config` of tasks. */
export function scanNomad(source: string, sink: Sink): void {
  scanHclImages(source, sink, 'nomad', ({ block, name }) => block === 'config' && name === 'image');
}
