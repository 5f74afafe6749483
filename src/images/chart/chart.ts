import { readYaml } from '../read/formats/read-yaml.ts';
import type { YamlMap, YamlNode } from '../read/formats/yaml-node.ts';
import { itemsOf, nodeAt, scalarValue } from '../read/formats/yaml-node.ts';
import { lossyNumber } from '../read/report-split-image.ts';
import { type ImageMapReader, UNKNOWN_READER } from '../read/syntaxes/image-map-reader.ts';
import type { ChartFiles } from './chart-files.ts';
import { ANY, type ChartText, type ValuePath } from './follow-value.ts';
import {
  type Actions,
  blankDots,
  definitionsIn,
  namesThatRun,
  outsideDefinitions,
  readActions,
} from './template-actions.ts';
import { createValueUse, type ValueUse } from './value-use.ts';
import { createSchemaCheck } from './values-schema.ts';

/** Treatment of image maps in the values of a chart. */
export interface Chart {
  /** The reader of each map of a values file. */
  readonly readersOf: (root: YamlNode | undefined) => (map: YamlMap) => ImageMapReader;
}

const charts = new WeakMap<ChartFiles, Chart | undefined>();

/** Reads a chart, once; `undefined` if its files do not show what it does. */
export function readChart(files: ChartFiles): Chart | undefined {
  if (!charts.has(files)) charts.set(files, createChart(files));
  return charts.get(files);
}

/** A digest and a tag with one, to ask a schema about. */
const SAMPLE = `sha256:${'0123456789abcdef'.repeat(4)}`;
const BELOW = /^(?:charts\/[^/]+\/)*/;

interface SchemaOf {
  readonly base: ValuePath;
  readonly accepts: ReturnType<typeof createSchemaCheck>;
}

/** The template of Bitnami's library that writes an image. */
const COMMON_IMAGE = `"${blankDots('common.images.image')}"`;
const COMMON_IMAGE_BODY =
  '{{ .imageRoot.registry }}/{{ .imageRoot.repository }}:{{ .imageRoot.tag | default .chart.AppVersion }}@{{ .imageRoot.digest }}';

function createChart(chart: ChartFiles): Chart | undefined {
  const texts: (Omit<ChartText, 'rest'> & { readonly base: ValuePath })[] = [];
  const schemas: SchemaOf[] = [];
  const described = new Map<string, Description>();
  const definitions = new Map<string, Actions>();
  const files: { readonly base: ValuePath; readonly own: ReadonlyMap<string, Actions> }[] = [];
  for (const [path, text] of chart) {
    const file = path.replace(BELOW, '');
    const folders = path.slice(0, path.length - file.length).split('/');
    const base = folders.filter((_, index) => index % 2 === 1);
    if (file === 'values.schema.json') schemas.push({ base, accepts: createSchemaCheck(text) });
    else if (file === 'Chart.yaml') described.set(JSON.stringify(base), describe(text));
    else {
      // Values can be templates, too, which some templates render.
      const isValues = file === 'values.yaml';
      const actions = readActions(
        isValues && text.includes('{{') ? text.replaceAll(/^[ \t]*#.*$/gm, '') : text,
      );
      if (actions === undefined && isValues) continue;
      if (actions === undefined) return undefined;
      const own = definitionsIn(actions);
      for (const [name, body] of own) definitions.set(name, body);
      texts.push({ base, actions: outsideDefinitions(actions) });
      files.push({ base, own });
    }
  }
  const own = definitions.get(COMMON_IMAGE);
  // One without digests is a library of the same name.
  if (own === undefined || own.some(({ code }) => code.includes('.imageRoot.digest')))
    definitions.set(COMMON_IMAGE, readActions(COMMON_IMAGE_BODY) ?? []);
  const running = namesThatRun(
    texts.map(({ actions }) => actions),
    definitions,
  );
  for (const { base, own } of files)
    for (const [name, body] of own) if (running.has(name)) texts.push({ base, actions: body });
  const at = (base: ValuePath) => described.get(JSON.stringify(base));
  const isOfBitnami = (path: ValuePath): boolean =>
    path.some((key, index) => {
      const bitnami = at(path.slice(0, index))?.bitnami;
      return bitnami?.has(key) === true || bitnami?.has('common') === true;
    });
  const use = createValueUse(texts, definitions, { versionAt: (base) => at(base)?.version, isOfBitnami });
  return { readersOf: (root) => createReaders(root, use, schemas) };
}

interface Description {
  /** The `appVersion`, if it can be a tag. */
  readonly version: string | undefined;
  /** The keys of values for charts of Bitnami. */
  readonly bitnami: ReadonlySet<string>;
}

function describe(text: string): Description {
  const [root] = [...readYaml(text)].map((document) => document.root);
  const node = nodeAt(root, 'appVersion');
  const version = scalarValue(node) ?? '';
  const isTag = /^\w[\w.-]{0,127}$/.test(version) && lossyNumber(node) === undefined;
  const bitnami = itemsOf(nodeAt(root, 'dependencies')).filter((one) =>
    scalarValue(nodeAt(one, 'repository'))?.includes('bitnami'),
  );
  const keys = bitnami.flatMap((one) => scalarValue(nodeAt(one, 'alias') ?? nodeAt(one, 'name')) ?? []);
  return { version: isTag ? version : undefined, bitnami: new Set(keys) };
}

function createReaders(root: YamlNode | undefined, use: ValueUse, schemas: readonly SchemaOf[]) {
  const paths = pathsOfMaps(root);
  const accepts = (path: ValuePath, value: string) => {
    const answers = schemas
      .filter(({ base }) => base.every((key, index) => path[index] === key))
      .map((schema) => schema.accepts(path.slice(schema.base.length), value));
    if (answers.includes('no')) return 'no';
    return answers.includes('unknown') ? 'unknown' : 'yes';
  };
  return (map: YamlMap): ImageMapReader => {
    // An anchored map is read at several places, which have to agree.
    const [first, ...others] = (paths.get(map) ?? []).map((path) => readerAt(path, use, accepts));
    return first === undefined ? UNKNOWN_READER : others.reduce(agreement, first);
  };
}

function readerAt(
  path: ValuePath,
  use: ValueUse,
  accepts: (path: ValuePath, value: string) => 'yes' | 'no' | 'unknown',
): ImageMapReader {
  return {
    use: (key) => {
      const at = [...path, key];
      const reads = use.reads(at);
      const form = reads === 'yes' ? use.form(at) : 'unknown';
      const digest = form === 'hex' ? SAMPLE.slice('sha256:'.length) : SAMPLE;
      return { reads, form, mayAdd: form !== 'unknown' && accepts(at, digest) === 'yes' };
    },
    tagStays: (key, tag) => {
      const at = [...path, key];
      if (accepts(at, `${tag}@${SAMPLE}`) === 'no')
        return `the chart's \`values.schema.json\` does not allow a digest in \`${key}\``;
      const refusal = use.refusal(at);
      if (refusal !== undefined) return `its \`${key}\` cannot have a digest, because ${refusal}`;
      return use.reads(at) === 'no' ? `the chart does not read its \`${key}\`` : undefined;
    },
    defaultTag: (key) => use.versionFor([...path, key]),
    around: (key) => use.around([...path, key]),
    goesOn: (key) => use.goesOn([...path, key]),
  };
}

/** Facts that hold at two places of one map. */
function agreement(one: ImageMapReader, other: ImageMapReader): ImageMapReader {
  return {
    use: (key) => {
      const [first, second] = [one.use(key), other.use(key)];
      return {
        reads: first.reads === second.reads ? first.reads : 'unknown',
        form: first.form === second.form ? first.form : 'unknown',
        mayAdd: first.mayAdd && second.mayAdd && first.form === second.form,
      };
    },
    tagStays: (key, tag) => one.tagStays(key, tag) ?? other.tagStays(key, tag),
    defaultTag: (key) => (one.defaultTag(key) === other.defaultTag(key) ? one.defaultTag(key) : undefined),
    around: (key) => {
      const [first, second] = [one.around(key), other.around(key)];
      return first?.before === second?.before && first?.after === second?.after ? first : undefined;
    },
    goesOn: (key) => one.goesOn(key) ?? other.goesOn(key),
  };
}

const MOST_PATHS = 10_000;

/** The paths of every map; lists count as `*`. */
function pathsOfMaps(root: YamlNode | undefined): ReadonlyMap<YamlMap, readonly ValuePath[]> {
  const paths = new Map<YamlMap, ValuePath[]>();
  let left = MOST_PATHS;
  const visit = (node: YamlNode | undefined, path: ValuePath): void => {
    if (node === undefined || node.kind === 'text' || path.length > 50 || left <= 0) return;
    left -= 1;
    if (node.kind === 'list') {
      for (const item of node.items) visit(item, [...path, ANY]);
      return;
    }
    paths.set(node, [...(paths.get(node) ?? []), path]);
    for (const { key, value } of node.own.values()) if (key !== '<<') visit(value, [...path, key]);
  };
  visit(root, []);
  return paths;
}
