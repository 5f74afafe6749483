import { rareScans } from './lazy-scans.ts';
import type { TextSyntax } from './syntax.ts';

/** `docker-bake.json`: the same attributes as in HCL, with `${NAME}` in texts. */
export const dockerBakeJson: TextSyntax = {
  kind: 'text',
  name: 'docker-bake-json',
  words: ['docker-bake'],
  paths: [/\/(?:[^/]*[-_.])?docker-bake[^/]*\.json$/],
  rest: 'value',
  scan: (source, sink) => rareScans.get().dockerBakeJson(source, sink),
};
