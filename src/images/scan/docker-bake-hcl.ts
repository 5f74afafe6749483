import { rareScans } from './lazy-scans.ts';
import type { TextSyntax } from './syntax.ts';

/** `docker-bake.hcl`: contexts, arguments and inline Dockerfiles of targets, with variables that have a default. */
export const dockerBakeHcl: TextSyntax = {
  kind: 'text',
  name: 'docker-bake-hcl',
  page: {
    title: 'Bake (HCL)',
    files: '`docker-bake*.hcl`',
    finds: 'contexts, arguments and inline Dockerfiles, with variables',
    pin: 'behind the tag, or in the variable',
    alsoReadBy: 'nobody that we know of',
  },
  words: ['docker-bake'],
  paths: [/\/(?:[^/]*[-_.])?docker-bake[^/]*\.hcl$/],
  scan: (source, sink) => rareScans.get().dockerBakeHcl(source, sink),
};
