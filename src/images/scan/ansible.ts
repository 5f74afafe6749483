import { rareScans } from './lazy-scans.ts';
import type { YamlSyntax } from './syntax.ts';
import { itemsOf, nodeAt } from './yaml-lookup.ts';
import type { YamlNode } from './yaml-node.ts';

/** Ansible: the modules for containers and images of Docker and Podman. */
export const ansible: YamlSyntax = {
  kind: 'yaml',
  name: 'ansible',
  page: {
    title: 'Ansible',
    files: 'playbooks, files of roles, and plays by content',
    finds: 'modules for containers and images of Docker and Podman, variables that name images',
    pin: 'behind the tag; in the tag where it stands apart',
    alsoReadBy: 'Renovate, digestabot',
  },
  words: ['/roles/', '/playbook', '/ansible/', '/site'],
  paths: [
    /\/(?:roles\/[^/]+|playbooks?|ansible)\/(?:.*\/)?[^/]+\.ya?ml$/,
    /\/(?:playbook|site)[^/]*\.ya?ml$/,
  ],
  values: 'text',
  recognizes: (root) => (isPlaybook(root) ? 'likely' : undefined),
  scan: (context) => rareScans.get().ansible(context),
};

function isPlaybook(root: YamlNode | undefined): boolean {
  return itemsOf(root).some(
    (play) =>
      nodeAt(play, 'hosts') !== undefined && (nodeAt(play, 'tasks') ?? nodeAt(play, 'roles')) !== undefined,
  );
}
