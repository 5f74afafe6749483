import { rareScans } from './lazy-scans.ts';
import type { YamlSyntax } from './syntax.ts';

/** Buildkite: the `image` of steps and of plugins (docker, kubernetes). */
export const buildkite: YamlSyntax = {
  kind: 'yaml',
  name: 'buildkite',
  words: ['/.buildkite/'],
  paths: [/\/\.buildkite\/.*\.ya?ml$/],
  scan: (context) => rareScans.get().buildkite(context),
};
