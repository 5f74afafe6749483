import { rareScans } from './lazy-scans.ts';
import type { TextSyntax } from './syntax.ts';

/** Podman Quadlet: `Image=` of containers, images and volumes, unless it names another unit. */
export const quadlet: TextSyntax = {
  kind: 'text',
  name: 'quadlet',
  page: {
    title: 'Podman Quadlet',
    files: '`*.container`, `*.image`, `*.volume`, `*.build`, `*.kube`',
    finds: '`Image=`, unless it names another unit',
    pin: 'behind the tag',
    alsoReadBy: 'Renovate',
  },
  words: ['.container', '.volume', '.build', '.kube', '.pod', '.image'],
  paths: [/\.(?:container|volume|build|kube|pod|image)$/],
  rest: 'text',
  scan: (source, sink) => rareScans.get().quadlet(source, sink),
};
