import type { YamlMap, YamlNode } from '../formats/yaml-node.ts';
import { entryOf, itemsOf, mapsOf, nodeAt, scalarValue, textNodeOf } from '../formats/yaml-node.ts';
import { addSplitImage, hasOwnTag } from '../report-split-image.ts';
import type { YamlSyntax } from '../syntax.ts';
import { addImage, addZone, type YamlContext } from '../yaml-context.ts';
import { scanImageMap } from './helm-values.ts';
import { digestKeysIn } from './image-map-reader.ts';

/** Ansible: the modules for containers and images of Docker and Podman. */
export const ansible: YamlSyntax = {
  kind: 'yaml',
  name: 'ansible',
  words: ['/roles/', '/playbook', '/ansible/', '/site'],
  paths: [
    /\/(?:roles\/[^/]+|playbooks?|ansible)\/(?:.*\/)?[^/]+\.ya?ml$/,
    /\/(?:playbook|site)[^/]*\.ya?ml$/,
  ],
  isLoose: true,
  recognizes: (root) => (isPlaybook(root) ? 'likely' : undefined),
  scan: (context) => {
    for (const map of mapsOf(context.root))
      for (const { key, value } of map.own.values()) {
        const [, tool, noun] = MODULE.exec(key) ?? [];
        if (value?.kind === 'map' && noun !== undefined)
          addModule(context, value, /^image/.test(noun), tool === 'docker' ? PLAIN_TAG : undefined);
        else if (RESULT_MODULE.test(key))
          for (const part of RESULT_PARTS.map((name) => nodeAt(value, name)))
            for (const text of [part, ...itemsOf(part)]) addZone(context, text, 'quiet');
      }
    // Variables of roles may name images in any form.
    const careful = { ...context, onlyComplete: true };
    for (const map of mapsOf(context.root, (_, key) => isImageModule(key))) scanImageMap(careful, map);
  },
};

function isPlaybook(root: YamlNode | undefined): boolean {
  return itemsOf(root).some(
    (play) =>
      nodeAt(play, 'hosts') !== undefined && (nodeAt(play, 'tasks') ?? nodeAt(play, 'roles')) !== undefined,
  );
}

const MODULE =
  /^(?:community\.docker\.|containers\.podman\.)?(docker|podman)_(container|image|swarm_service|image_pull|pod)$/;

/** Modules that name what they make, or tag and push. */
const RESULT_MODULE = /^(?:community\.docker\.)?docker_image_(?:build|push|tag)$/;
const RESULT_PARTS = ['name', 'repository'];

/** In these, `repository` and `tag` are not the parts of one image. */
function isImageModule(key: string): boolean {
  return RESULT_MODULE.test(key) || MODULE.exec(key)?.[2] === 'image';
}

const PLAIN_TAG =
  'Ansible refuses a digest in the `tag` of an image of Docker: write tag and digest at the end of `name`, without `tag`';

/** `docker_image` and `docker_image_pull` name their image with `name` and `tag`, the others with `image`. */
function addModule(
  context: YamlContext,
  task: YamlMap,
  isImage: boolean,
  notEditable: string | undefined,
): void {
  addImage(context, entryOf(task, 'image')?.value);
  const name = isImage ? entryOf(task, 'name') : undefined;
  if (name === undefined) return;
  addZone(context, nodeAt(task, 'repository'), 'quiet');
  if (isMade(task)) {
    addZone(context, name.value, 'quiet');
    return;
  }
  const tag = entryOf(task, 'tag');
  if (textNodeOf(tag?.value) === undefined || hasOwnTag(scalarValue(name.value) ?? ''))
    addImage(context, name.value);
  else addSplitImage(context, { name, tag, ...digestKeysIn(context, task), notEditable });
}

/** Whether `docker_image` or `podman_image` builds its image, or pushes one that it has not pulled. */
function isMade(task: YamlMap): boolean {
  const source = scalarValue(nodeAt(task, 'source'));
  const isPushed = /^(?:yes|true|on|y|1)$/i.test(scalarValue(nodeAt(task, 'push')) ?? '');
  return source === 'build' || nodeAt(task, 'build') !== undefined || (isPushed && source !== 'pull');
}
