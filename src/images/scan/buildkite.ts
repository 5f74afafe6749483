import { rareScans } from './lazy-scans.ts';
import type { YamlSyntax } from './syntax.ts';

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
  scan: (context) => rareScans.get().buildkite(context),
};
