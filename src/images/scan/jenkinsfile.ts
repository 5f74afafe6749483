import { rareScans } from './lazy-scans.ts';
import type { TextSyntax } from './syntax.ts';

/**
 * Jenkinsfile: `docker { image '…' }`, `agent { docker '…' }`, `docker.image('…')`, `withDockerContainer('…')`,
 * `containerTemplate(image: '…')`, and pods in `yaml '''…'''`.
 */
export const jenkinsfile: TextSyntax = {
  kind: 'text',
  name: 'jenkinsfile',
  paths: [/\/jenkinsfile[^/]*$|\.jenkinsfile$|\.groovy$/],
  scan: (source, sink) => rareScans.get().jenkinsfile(source, sink),
};
