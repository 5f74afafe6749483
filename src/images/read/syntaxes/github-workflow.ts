import { getOrMake } from '../../../base/remember.ts';
import { isHostSegment } from '../../reference/image-reference.ts';
import { createResultCheck } from '../build-result.ts';
import { anyOf, YAML_DISGUISES } from '../disguises.ts';
import type { Variable } from '../expand-variables.ts';
import type { YamlNode, YamlText } from '../formats/yaml-node.ts';
import {
  entriesOf,
  itemsOf,
  nodeAt,
  scalarValue,
  textNodeOf,
  valuesOf,
  writtenPairs,
} from '../formats/yaml-node.ts';
import { placeScalar } from '../formats/yaml-scalar.ts';
import type { ZoneKind } from '../found.ts';
import { offsetOf, rangeOf, slicePlaced } from '../placed-text.ts';
import { reportUnknown } from '../report-image.ts';
import type { YamlSyntax } from '../syntax.ts';
import { addDefaults, addImage, type YamlContext } from '../yaml-context.ts';
import { zoneOfKey } from '../yaml-zones.ts';
import { buildSteps } from './build-steps.ts';
import { type ExpressionForm, type FilledWord, findFilledWords, isDeclared } from './fill-expressions.ts';
import { createComparedCheck, whyFixedInMatrix } from './fixed-values.ts';
import { addGithubMatrixImages, scopeOf, whyShown } from './matrix-images.ts';

/** GitHub, Gitea and Forgejo workflows: containers, services, steps, and input defaults that are surely images. */
export const githubWorkflow: YamlSyntax = {
  kind: 'yaml',
  name: 'github-workflow',
  words: ['/workflows/'],
  paths: [/\/\.(?:github|gitea|forgejo)\/workflows\/[^/]+\.ya?ml$/],
  /** Of expressions, only those of the matrix and of inputs get values. */
  disguises: anyOf(YAML_DISGUISES, /\$\{\{\s*(?:matrix|inputs|github)\./),
  builds: buildSteps,
  scan: (context) => {
    const inputs = valuesOf(nodeAt(context.root, 'on')).map((trigger) => nodeAt(trigger, 'inputs'));
    for (const declared of inputs) addDefaults(context, valuesOf(declared));
    addInputImages(context, inputs);
    for (const { value: job } of entriesOf(nodeAt(context.root, 'jobs'))) {
      addContainer(context, nodeAt(job, 'container'), job);
      for (const { value: service } of entriesOf(nodeAt(job, 'services')))
        addContainer(context, service, job);
      scanSteps(context, nodeAt(job, 'steps'));
      for (const step of itemsOf(nodeAt(job, 'steps'))) addBuildArguments(context, step, job);
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
  const text = textNodeOf(image);
  const name = MATRIX_VALUE.exec(text?.value ?? '')?.[1];
  if (text !== undefined && context.seen.has(text)) return;
  if (name !== undefined && job !== undefined && addMatrix(context, job, name)) return;
  const isTemplate = text?.value.includes('matrix.') === true && job !== undefined;
  if (!isTemplate || !addGithubMatrixImages(context, placeScalar(context.source, text.scalar), job))
    addImage(context, image);
}

/** Reports the images with values of the matrix in what a step passes to a build. */
function addBuildArguments(context: YamlContext, step: YamlNode, job: YamlNode | undefined): void {
  const text = textNodeOf(nodeAt(step, 'with', 'build-args'));
  if (text?.value.includes('matrix.') !== true || job === undefined) return;
  const placed = placeScalar(context.source, text.scalar);
  for (const { 0: word, index } of placed.value.matchAll(FORM.word)) {
    const [host = '', ...path] = word.split('/');
    if (path.length > 0 && isHostSegment(host) && word.includes('matrix.'))
      addGithubMatrixImages(context, slicePlaced(placed, index, index + word.length), job);
  }
}

/** Reports the values of a matrix entry; returns whether there are any. */
function addMatrix(context: YamlContext, job: YamlNode, name: string): boolean {
  const matrix = nodeAt(job, 'strategy', 'matrix');
  const namedIn = (list: string): readonly YamlNode[] =>
    itemsOf(nodeAt(matrix, list)).flatMap((item) => nodeAt(item, name) ?? []);
  const listed = itemsOf(nodeAt(matrix, name));
  const included = namedIn('include');
  // An included entry with a value of the list adds to its jobs.
  const texts = new Set(listed.map(scalarValue));
  const joined = included.map(scalarValue).filter((text) => texts.has(text));
  const selecting = new Set([...namedIn('exclude').map(scalarValue), ...joined]);
  const isCompared = createComparedCheck(scopeOf(context, job));
  for (const value of [...listed, ...included]) {
    const notEditable = whyFixedInMatrix(scalarValue(value), selecting, isCompared) ?? whyShown(job, name);
    addImage(context, value, '', { notEditable });
  }
  return listed.length + included.length > 0;
}

/** `${{ inputs.name }}`, and how older workflows write it. */
const FORM: ExpressionForm = {
  word: /(?:\$\{\{[^{}\n]{0,200}\}\}|[\w./:@+~-])+/g,
  expression: /\$\{\{\s*(?:github\.event\.)?inputs\.([\w-]+)\s*\}\}/g,
};
const MENTION = /\binputs\./;
const IMAGE_KEY = /^(?:container|image)$/;
/** Limits for hostile files. */
const LONGEST_DEFAULT = 4096;
const MOST_DEFAULTS = 8;

/** The defaults of inputs by their names: several triggers may declare the same one. */
type Defaults = ReadonlyMap<string, readonly YamlText[]>;

/**
 * Reports the images that the defaults of inputs complete, as unknown: whoever calls the workflow or the action may give other
 * values. An image that is a default as a whole counts where it is declared.
 */
export function addInputImages(context: YamlContext, inputs: readonly (YamlNode | undefined)[]): void {
  const defaults = readDefaults(inputs);
  if (defaults.size === 0) return;
  const isResult = createResultCheck(context.source);
  const visited = new Set<YamlNode>();
  const visit = (node: YamlNode | undefined, key: string, zone: ZoneKind): void => {
    if (node === undefined || visited.has(node)) return;
    visited.add(node);
    if (node.kind === 'list') {
      for (const item of node.items) visit(item, key, zone);
    } else if (node.kind === 'map') {
      for (const { key: name, value } of writtenPairs(node)) visit(value, name, zoneOfKey(name, zone, value));
    } else if (MENTION.test(node.value)) {
      const isImage = key === 'uses' || (zone !== 'script' && IMAGE_KEY.test(key));
      for (const word of wordsOf(context, node, defaults)) {
        if (!isReported(word, isImage ? 'image' : zone)) continue;
        if (!isImage && isResult(offsetOf(word.written, 0))) continue;
        addUnknown(context, word, zone === 'script');
        if (isImage) context.seen.add(node);
      }
    }
  };
  visit(context.root, '', 'text');
}

function readDefaults(inputs: readonly (YamlNode | undefined)[]): Defaults {
  const defaults = new Map<string, YamlText[]>();
  for (const { key, value: input } of inputs.flatMap((map) => [...entriesOf(map)])) {
    const text = textNodeOf(nodeAt(input, 'default'));
    if (text === undefined || text.value === '' || text.value.length > LONGEST_DEFAULT) continue;
    const known = getOrMake(defaults, key, () => []);
    if (known.length < MOST_DEFAULTS && !known.some(({ value }) => value === text.value)) known.push(text);
  }
  return defaults;
}

/** The words of a text with the first defaults of all inputs, the second ones, and so on. */
function wordsOf({ source }: YamlContext, node: YamlText, defaults: Defaults): readonly FilledWord[] {
  const text = placeScalar(source, node.scalar);
  const words = new Map<string, FilledWord>();
  const choices = Math.max(...[...defaults.values()].map(({ length }) => length));
  for (let choice = 0; choice < choices; choice += 1) {
    const read = (name: string) => readDefault(source, name, defaults.get(name) ?? [], choice);
    for (const word of findFilledWords(text, FORM, read))
      words.set(`${offsetOf(word.written, 0)} ${word.filled.text.value}`, word);
  }
  return [...words.values()];
}

/** The default with this number, or the last one. */
function readDefault(
  source: string,
  name: string,
  texts: readonly YamlText[],
  choice: number,
): Variable | undefined {
  const chosen = texts[Math.min(choice, texts.length - 1)];
  if (chosen === undefined) return undefined;
  const text = placeScalar(source, chosen.scalar);
  return { text, definition: { label: `inputs.${name}`, offset: offsetOf(text, 0), mentions: 0 }, uses: [] };
}

/** Whether an image that a default completes is reported here; a name without a tag may mean something else. */
function isReported(word: FilledWord, place: ZoneKind | 'image'): boolean {
  return place !== 'quiet' && !isDeclared(word) && (place !== 'text' || word.kind !== 'untagged');
}

function addUnknown({ sink, syntax }: YamlContext, { filled, written }: FilledWord, isScript: boolean): void {
  const [first] = filled.uses;
  reportUnknown(sink, {
    syntax,
    text: written.value,
    ...rangeOf(written),
    reason: `\`${first?.definition.label}\` has only a default, which callers can override`,
    uses: [],
    expanded: filled.text.value,
    isScript,
  });
}
