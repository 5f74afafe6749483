import type { YamlSyntax } from './syntax.ts';
import { addDefaults, addImage, type YamlContext } from './yaml-context.ts';
import { entriesOf, itemsOf, nodeAt, scalarValue, valuesOf } from './yaml-lookup.ts';
import type { YamlNode } from './yaml-node.ts';

/** GitHub, Gitea and Forgejo workflows: containers, services, steps, and input defaults that are surely images. */
export const githubWorkflow: YamlSyntax = {
  kind: 'yaml',
  name: 'github-workflow',
  page: {
    title: 'GitHub, Gitea and Forgejo workflows',
    files: '`.github/workflows/*.yml`, and the same below `.gitea` and `.forgejo`',
    finds:
      'job containers, services, `uses: docker://…`, matrix values, input defaults, inputs of steps (`with`)',
    pin: 'behind the tag',
    alsoReadBy: 'Renovate, frizbee',
  },
  paths: [/\/\.(?:github|gitea|forgejo)\/workflows\/[^/]+\.ya?ml$/],
  scan: (context) => {
    for (const { value: trigger } of entriesOf(nodeAt(context.root, 'on')))
      addDefaults(context, valuesOf(nodeAt(trigger, 'inputs')));
    for (const { value: job } of entriesOf(nodeAt(context.root, 'jobs'))) {
      addContainer(context, nodeAt(job, 'container'), job);
      for (const { value: service } of entriesOf(nodeAt(job, 'services')))
        addContainer(context, service, job);
      scanSteps(context, nodeAt(job, 'steps'));
    }
  },
};

/** Prefix of an image in `uses`. */
export const DOCKER = 'docker://';
const MATRIX_VALUE = /^\$\{\{\s*matrix\.([\w-]+)\s*\}\}$/;

export function scanSteps(context: YamlContext, steps: YamlNode | undefined): void {
  for (const step of itemsOf(steps)) addImage(context, nodeAt(step, 'uses'), DOCKER);
}

/** Reports a text or `{image}`; `${{ matrix.name }}` means every value of that matrix entry. */
function addContainer(
  context: YamlContext,
  container: YamlNode | undefined,
  job: YamlNode | undefined,
): void {
  const image = container?.kind === 'map' ? nodeAt(container, 'image') : container;
  const name = MATRIX_VALUE.exec(scalarValue(image) ?? '')?.[1];
  const matrix = nodeAt(job, 'strategy', 'matrix');
  const included =
    name === undefined ? [] : itemsOf(nodeAt(matrix, 'include')).map((item) => nodeAt(item, name));
  const values = name === undefined ? [] : [...itemsOf(nodeAt(matrix, name)), ...included];
  for (const value of values) addImage(context, value);
  if (values.length === 0) addImage(context, image);
}
