import { rareScans } from './lazy-scans.ts';
import type { TextSyntax } from './syntax.ts';

/** `docker-bake.hcl`: contexts, arguments and inline Dockerfiles of targets, with variables that have a default. */
export const dockerBakeHcl: TextSyntax = {
  kind: 'text',
  name: 'docker-bake-hcl',
  words: ['docker-bake'],
  paths: [/\/(?:[^/]*[-_.])?docker-bake[^/]*\.hcl$/],
  scan: (source, sink) => rareScans.get().dockerBakeHcl(source, sink),
};
