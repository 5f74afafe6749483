import { rareScans } from './lazy-scans.ts';
import type { TextSyntax } from './syntax.ts';

/** `docker-bake.json`: the same attributes as in HCL, with `${NAME}` in texts. */
export const dockerBakeJson: TextSyntax = {
  kind: 'text',
  name: 'docker-bake-json',
  page: {
    title: 'Bake (JSON)',
    files: '`docker-bake*.json`',
    finds: 'the same as in HCL',
    pin: 'the same',
    alsoReadBy: 'nobody that we know of',
  },
  words: ['docker-bake'],
  paths: [/\/(?:[^/]*[-_.])?docker-bake[^/]*\.json$/],
  rest: 'value',
  scan: (source, sink) => rareScans.get().dockerBakeJson(source, sink),
};
