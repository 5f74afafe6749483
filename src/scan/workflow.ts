import { addImage, addImageArguments, type YamlContext } from './yaml-context.ts';
import { entriesOf, itemsOf, nodeAt, scalarValue } from './yaml-lookup.ts';
import type { YamlNode } from './yaml-tree.ts';

const DOCKER = 'docker://';
const MATRIX_VALUE = /^\$\{\{\s*matrix\.([\w-]+)\s*\}\}$/;

/**
 * GitHub workflows, and those of Gitea and Forgejo: job containers, services, steps that are an image, and defaults of
 * inputs that surely are one.
 */
export function scanWorkflow(context: YamlContext): void {
  for (const { value: trigger } of entriesOf(nodeAt(context.root, 'on')))
    addImageArguments(
      context,
      [...entriesOf(nodeAt(trigger, 'inputs'))].map(({ value }) => nodeAt(value, 'default')),
    );
  for (const { value: job } of entriesOf(nodeAt(context.root, 'jobs'))) {
    addContainer(context, nodeAt(job, 'container'), job);
    for (const { value: service } of entriesOf(nodeAt(job, 'services'))) addContainer(context, service, job);
    scanSteps(context, nodeAt(job, 'steps'));
  }
}

/** `action.yml`: the image of a container action, and the steps of a composite one. */
export function scanAction(context: YamlContext): void {
  const runs = nodeAt(context.root, 'runs');
  addImage(context, nodeAt(runs, 'image'), DOCKER);
  scanSteps(context, nodeAt(runs, 'steps'));
}

function scanSteps(context: YamlContext, steps: YamlNode | undefined): void {
  for (const step of itemsOf(steps)) addImage(context, nodeAt(step, 'uses'), DOCKER);
}

/** A text or `{image}`; `${{ matrix.name }}` stands for each text that the job's matrix lists under that name. */
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
