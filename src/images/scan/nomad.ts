import { rareScans } from './lazy-scans.ts';
import type { TextSyntax } from './syntax.ts';

/** Nomad: `image` in the `config` of tasks. */
export const nomad: TextSyntax = {
  kind: 'text',
  name: 'nomad',
  page: {
    title: 'Nomad',
    files: '`*.nomad`, `*.nomad.hcl`',
    finds: '`image` in the `config` of tasks, with values of `locals`',
    pin: 'behind the tag',
    alsoReadBy: 'Renovate',
  },
  words: ['.nomad'],
  paths: [/\.nomad(?:\.hcl)?$/],
  scan: (source, sink) => rareScans.get().nomad(source, sink),
};
