import { rareScans } from './lazy-scans.ts';
import type { TextSyntax } from './syntax.ts';

/** Podman Quadlet: `Image=` of containers, images and volumes, unless it names another unit. */
export const quadlet: TextSyntax = {
  kind: 'text',
  name: 'quadlet',
  words: ['.container', '.volume', '.build', '.kube', '.pod', '.image'],
  paths: [/\.(?:container|volume|build|kube|pod|image)$/],
  rest: 'text',
  scan: (source, sink) => rareScans.get().quadlet(source, sink),
};
