import { YAML_WITH_VARIABLES } from '../disguises.ts';
import type { Dialect } from '../expand-variables.ts';
import type { YamlNode } from '../formats/yaml-node.ts';
import {
  entriesOf,
  entryOf,
  itemsOf,
  nodeAt,
  nodeAtPath,
  scalarValue,
  textNodeOf,
  valuesOf,
} from '../formats/yaml-node.ts';
import type { YamlSyntax } from '../syntax.ts';
import { addDefaults, addDialectImages, type YamlContext } from '../yaml-context.ts';
import { type GitlabJob, gitlabJobs, inheritedBy, inheritsGlobal } from './gitlab-jobs.ts';
import { createGitlabVariables } from './gitlab-variables.ts';
import { isRegistry } from './image-maps.ts';

/** GitLab CI: `image` and `services` of the file, of `default` and of every job, as each job runs them. */
export const gitlabCi: YamlSyntax = {
  kind: 'yaml',
  name: 'gitlab-ci',
  words: ['.gitlab'],
  paths: [/\/[^/]*\.gitlab-ci\.ya?ml$/, /\/\.gitlab(?:-ci|\/ci|\/pipelines?)\/.*\.ya?ml$/],
  disguises: YAML_WITH_VARIABLES,
  recognizes: (root) => (isGitlabCi(root) || isHeader(root) ? 'likely' : undefined),
  scan: (context) => {
    const { root } = context;
    addDefaults(context, valuesOf(nodeAt(root, 'spec', 'inputs')));
    const jobs = gitlabJobs(root);
    const dialectsFor = createGitlabVariables(context);
    const readings = createReadings();
    const read = (users: readonly Reading[]): void => {
      const isNew = users.filter(({ image }) => !readings.has(image));
      for (const { image, job } of isNew) readings.add(image, (name) => dialectsFor(job, name));
    };
    const run = (job: GitlabJob): readonly Reading[] => imagesOf(root, job).map((image) => ({ image, job }));
    read(jobs.filter(({ isTemplate }) => !isTemplate).flatMap(run));
    // Jobs of other files may run what no job of this file runs.
    read(jobs.filter(({ isExtended }) => !isExtended).flatMap(run));
    read(jobs.flatMap((job) => ownImages(root, job.map).map((image) => ({ image, job }))));
    const globals = [nodeAt(root, 'default'), root];
    read(globals.flatMap((map) => ownImages(root, map).map((image) => ({ image, job: undefined }))));
    for (const [node, dialects] of readings.all()) addDialectImages(context, node, dialects);
    if (nodeAt(root, 'include') !== undefined) addRegistries(context);
  },
};

const FOR_INCLUDED = 'it begins images of the files that this one includes, whose names are not here';

/** Reports the registries in variables that only included files read. */
function addRegistries({ mentions, root, sink, syntax }: YamlContext): void {
  for (const entry of entriesOf(nodeAt(root, 'variables'))) {
    const text = textNodeOf(entry.value?.kind === 'map' ? nodeAt(entry.value, 'value') : entry.value);
    if (text === undefined || !isRegistry({ ...entry, value: text }) || mentions().get(entry.key)) continue;
    const [start, end] = text.scalar.range;
    sink.unknown.push({ syntax, text: text.value, start, end, reason: FOR_INCLUDED, uses: [] });
  }
}

function isGitlabCi(root: YamlNode | undefined): boolean {
  for (const { value } of entriesOf(root)) if (entryOf(value, 'script') !== undefined) return true;
  return false;
}

/** The document in front of a pipeline that others include, which declares its inputs. */
function isHeader(root: YamlNode | undefined): boolean {
  return nodeAt(root, 'spec', 'inputs')?.kind === 'map' && nodeAt(root, 'kind') === undefined;
}

/** The value of `image` or `services`, and the job that runs it. */
interface Reading {
  readonly image: YamlNode;
  readonly job: GitlabJob | undefined;
}

const IMAGE_KEYS = ['image', 'services'];
/** A limit for hostile files. */
const MOST_READINGS = 20_000;

function ownImages(root: YamlNode | undefined, map: YamlNode | undefined): readonly YamlNode[] {
  return IMAGE_KEYS.flatMap((key) => referred(root, key, nodeAt(map, key)) ?? []);
}

/** The values of `image` and `services` that a job runs. */
function imagesOf(root: YamlNode | undefined, job: GitlabJob): readonly YamlNode[] {
  const takesDefault = !job.isTemplate && inheritedBy(job, 'trigger') === undefined;
  return IMAGE_KEYS.flatMap((key) => {
    const inherited = inheritedBy(job, key);
    if (inherited !== undefined)
      return 'node' in inherited ? (referred(root, key, inherited.node) ?? []) : [];
    if (!takesDefault || !inheritsGlobal(job, 'default', key)) return [];
    return nodeAt(root, 'default', key) ?? nodeAt(root, key) ?? [];
  });
}

/** Meaning of `image: !reference [job, image]`. */
function referred(root: YamlNode | undefined, key: string, node: YamlNode | undefined): YamlNode | undefined {
  if (key !== 'image' || node?.kind !== 'list') return node;
  return nodeAtPath(
    root,
    node.items.slice(0, 4).map((item) => scalarValue(item) ?? ''),
  );
}

/** Collects with which variables each image is read; throws `RangeError` for too many. */
function createReadings() {
  const dialectsOf = new Map<YamlNode, Dialect[]>();
  const withVariables = new Map<YamlNode, readonly YamlNode[]>();
  let count = 0;
  const add = (value: YamlNode, dialectsFor: (name: string) => readonly Dialect[]): void => {
    const again = withVariables.get(value);
    const names = again ?? namesIn(value);
    for (const name of names) {
      const dialects = dialectsOf.get(name) ?? [];
      const read = dialectsFor(scalarValue(name) ?? '');
      dialects.push(...read);
      dialectsOf.set(name, dialects);
      if (again !== undefined || read.length > 1) count += read.length;
    }
    if (again === undefined) withVariables.set(value, names.filter(hasVariable));
    if (count > MOST_READINGS) throw new RangeError(`it names more than ${MOST_READINGS} images`);
  };
  return {
    add,
    has: (value: YamlNode): boolean => withVariables.has(value),
    all: () => dialectsOf,
  };
}

/** The names in the value of `image` or `services`. */
function namesIn(value: YamlNode): readonly YamlNode[] {
  const nodes = value.kind === 'list' ? itemsOf(value) : [value];
  return nodes.flatMap((node) => (node.kind === 'map' ? nodeAt(node, 'name') : node) ?? []);
}

function hasVariable(node: YamlNode): boolean {
  return node.kind === 'text' && node.value.includes('$');
}
