import { rareScans } from './lazy-scans.ts';
import type { TextSyntax } from './syntax.ts';

/** `devcontainer.json`: `image`, build arguments that are surely images, and features that are in a registry. */
export const devcontainer: TextSyntax = {
  kind: 'text',
  name: 'devcontainer',
  page: {
    title: 'Dev containers',
    files: '`devcontainer.json`',
    finds: '`image`, build arguments, features',
    pin: 'behind the tag; a feature with a tag is only reported',
    alsoReadBy: 'Renovate, Dependabot (features)',
  },
  words: ['devcontainer.json'],
  paths: [/\/\.?devcontainer\.json$/],
  rest: 'value',
  scan: (source, sink) => rareScans.get().devcontainer(source, sink),
};
