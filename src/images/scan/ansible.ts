import { scanHelmValues } from './helm-values.ts';
import { digestsOf } from './image-map-digests.ts';
import { addSplitImage, hasOwnTag } from './split-image.ts';
import type { YamlSyntax } from './syntax.ts';
import { addImage, addQuiet, type YamlContext } from './yaml-context.ts';
import { entryOf, itemsOf, mapsOf, nodeAt, scalarValue, textOf } from './yaml-lookup.ts';
import type { YamlMap, YamlNode } from './yaml-node.ts';

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
  paths: [
    /\/(?:roles\/[^/]+|playbooks?|ansible)\/(?:.*\/)?[^/]+\.ya?ml$/,
    /\/(?:playbook|site)[^/]*\.ya?ml$/,
  ],
  values: 'text',
  recognizes: (root) => (isPlaybook(root) ? 'likely' : undefined),
  scan: (context) => {
    for (const map of mapsOf(context.root))
      for (const { key, value } of map.own.values()) {
        const [, image] = MODULE.exec(key) ?? [];
        if (value?.kind === 'map' && image !== undefined) addModule(context, value, image === 'image');
      }
    // Variables of roles may name images in any form.
    scanHelmValues({ ...context, onlyComplete: true });
  },
};

const MODULE =
  /^(?:community\.docker\.|containers\.podman\.)?(?:docker|podman)_(container|image|swarm_service|image_pull|pod)$/;

/** `docker_image` names its image with `name` and `tag`, the others with `image`. */
function addModule(context: YamlContext, task: YamlMap, isImage: boolean): void {
  addImage(context, entryOf(task, 'image')?.value);
  const name = isImage ? entryOf(task, 'name') : undefined;
  if (name === undefined) return;
  if (scalarValue(nodeAt(task, 'source')) === 'build') {
    addQuiet(context, name.value);
    return;
  }
  const tag = entryOf(task, 'tag');
  if (textOf(tag?.value) === undefined || hasOwnTag(scalarValue(name.value) ?? ''))
    addImage(context, name.value);
  else addSplitImage(context, { name, tag, ...digestsOf(context, task) });
}

function isPlaybook(root: YamlNode | undefined): boolean {
  return itemsOf(root).some(
    (play) =>
      nodeAt(play, 'hosts') !== undefined && (nodeAt(play, 'tasks') ?? nodeAt(play, 'roles')) !== undefined,
  );
}
