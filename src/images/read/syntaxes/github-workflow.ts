import { anyOf, YAML_DISGUISES } from '../disguises.ts';
import { entriesOf, itemsOf, nodeAt, scalarValue, textOf, valuesOf } from '../formats/yaml-lookup.ts';
import type { YamlNode } from '../formats/yaml-node.ts';
import type { YamlSyntax } from '../syntax.ts';
import { addDefaults, addImage, type YamlContext } from '../yaml-context.ts';
import { whyFixedInMatrix } from './fixed-values.ts';
import { addInputImages } from './github-inputs.ts';
import { addGithubMatrixImages } from './github-matrix.ts';

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
  words: ['/workflows/'],
  paths: [/\/\.(?:github|gitea|forgejo)\/workflows\/[^/]+\.ya?ml$/],
  /** Of expressions, only those of the matrix and of inputs get values. */
  disguises: anyOf(YAML_DISGUISES, /\$\{\{\s*(?:matrix|inputs|github)\./),
  scan: (context) => {
    const inputs = valuesOf(nodeAt(context.root, 'on')).map((trigger) => nodeAt(trigger, 'inputs'));
    for (const declared of inputs) addDefaults(context, valuesOf(declared));
    addInputImages(context, inputs);
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
  const matrix = nodeAt(job, 'strategy', 'matrix');
  const text = textOf(image);
  const name = MATRIX_VALUE.exec(text?.value ?? '')?.[1];
  if (text !== undefined && context.seen.has(text)) return;
  if (name !== undefined && addMatrix(context, matrix, name)) return;
  const isTemplate = text?.value.includes('matrix.') === true && matrix !== undefined;
  if (!isTemplate || !addGithubMatrixImages(context, text, matrix)) addImage(context, image);
}

/** Reports the values of a matrix entry; returns whether there are any. */
function addMatrix(context: YamlContext, matrix: YamlNode | undefined, name: string): boolean {
  const namedIn = (list: string): readonly YamlNode[] =>
    itemsOf(nodeAt(matrix, list)).flatMap((item) => nodeAt(item, name) ?? []);
  const listed = itemsOf(nodeAt(matrix, name));
  const included = namedIn('include');
  // An included entry with a value of the list adds to its jobs.
  const texts = new Set(listed.map(scalarValue));
  const joined = included.map(scalarValue).filter((text) => texts.has(text));
  const selecting = new Set([...namedIn('exclude').map(scalarValue), ...joined]);
  for (const value of [...listed, ...included]) {
    const notEditable = whyFixedInMatrix(scalarValue(value), selecting, context.isCompared);
    addImage(context, value, '', { notEditable });
  }
  return listed.length + included.length > 0;
}
