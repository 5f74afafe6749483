import { rareScans } from './lazy-scans.ts';
import type { TextSyntax } from './syntax.ts';

/**
 * Jenkinsfile: `docker { image '…' }`, `agent { docker '…' }`, `docker.image('…')`, `withDockerContainer('…')`,
 * `containerTemplate(image: '…')`, and pods in `yaml '''…'''`.
 */
export const jenkinsfile: TextSyntax = {
  kind: 'text',
  name: 'jenkinsfile',
  page: {
    title: 'Jenkins',
    files: '`Jenkinsfile*`, `*.groovy`',
    finds: 'agents, `docker.image(…)`, `containerTemplate`, pods, with variables',
    pin: 'behind the tag, or in the variable',
    alsoReadBy: 'nobody that we know of',
  },
  words: ['jenkinsfile', '.groovy'],
  paths: [/\/jenkinsfile[^/]*$|\.jenkinsfile$|\.groovy$/],
  scan: (source, sink) => rareScans.get().jenkinsfile(source, sink),
};
