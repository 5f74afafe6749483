import { remember } from '../../base/remember.ts';
import { readYaml } from '../read/formats/read-yaml.ts';
import type { YamlMap, YamlNode } from '../read/formats/yaml-node.ts';
import { itemsOf, nodeAt, scalarValue } from '../read/formats/yaml-node.ts';
import { lossyNumber } from '../read/report-split-image.ts';
import { type ImageMapReader, UNKNOWN_READER } from '../read/syntaxes/image-map-reader.ts';
import type { ChartFiles } from './chart-files.ts';
import { ANY, type ValuePath } from './follow-value.ts';
import { readSubcharts } from './subcharts.ts';
import {
  type Actions,
  blankDots,
  END_OF_TEXT,
  namesThatRun,
  readActions,
  separateDefinitions,
} from './template-actions.ts';
import { type ChartPart, createValueUse, type Description, restBelow, type ValueUse } from './value-use.ts';
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

interface Part extends Omit<ChartPart, 'actions'> {
  readonly texts: Actions[];
  readonly accepts?: ReturnType<typeof createSchemaCheck>;
}

/** The template of Bitnami's library that writes an image. */
const COMMON_IMAGE = `"${blankDots('common.images.image')}"`;
const COMMON_IMAGE_BODY =
  '{{ .imageRoot.registry }}/{{ .imageRoot.repository }}:{{ .imageRoot.tag | default .chart.AppVersion }}@{{ .imageRoot.digest }}';

function createChart(chart: ChartFiles): Chart | undefined {
  const parts = new Map<string, Part>();
  const definitions = new Map<string, Actions>();
  const described = remember(describe);
  const basesOf = createBases(chart);
  const helpers: { readonly name: string; readonly body: Actions; readonly folder: string }[] = [];
  for (const [path, text] of chart) {
    const [folder = ''] = BELOW.exec(path) ?? [];
    const file = path.slice(folder.length);
    const part = parts.get(folder) ?? { bases: basesOf(folder), texts: [] };
    if (file === 'values.schema.json') parts.set(folder, { ...part, accepts: createSchemaCheck(text) });
    else if (file === 'Chart.yaml') parts.set(folder, { ...part, describe: () => described(text) });
    else {
      // Values can be templates, too, which some templates render.
      const isValues = file === 'values.yaml';
      const source = isValues && text.includes('{{') ? text.replaceAll(/^[ \t]*#.*$/gm, '') : text;
      const actions = readActions(source);
      if (actions === undefined && !isValues) return undefined;
      const separate = separateDefinitions(actions ?? []);
      for (const [name, body] of separate.definitions) {
        definitions.set(name, body);
        helpers.push({ name, body, folder });
      }
      part.texts.push(separate.outside, [END_OF_TEXT]);
      parts.set(folder, part);
    }
  }
  const library = definitions.get(COMMON_IMAGE);
  // One without digests is a library of the same name.
  if (library === undefined || library.some(({ code }) => code.includes('.imageRoot.digest')))
    definitions.set(COMMON_IMAGE, readActions(COMMON_IMAGE_BODY) ?? []);
  const all = [...parts.values()];
  const running = namesThatRun(
    all.flatMap(({ texts }) => texts),
    definitions,
  );
  for (const { name, body, folder } of helpers)
    if (running.has(name)) parts.get(folder)?.texts.push(body, [END_OF_TEXT]);
  const use = createValueUse(
    all.map((part) => ({ ...part, actions: part.texts.flat() })),
    definitions,
  );
  return { readersOf: (root) => createReaders(root, use, all) };
}

/** Most ways in which one chart is set by those above it. */
const MOST_BASES = 100;

/** Creates the answer by which keys the values of a chart, by its folder, are set. */
function createBases(files: ChartFiles): (folder: string) => readonly ValuePath[] {
  const bases = new Map<string, readonly ValuePath[]>();
  const subcharts = readSubcharts(files);
  const add = (above: string, ways: readonly ValuePath[]): void => {
    bases.set(above, ways);
    for (const { folder, keys } of subcharts.get(above) ?? [])
      add(folder, ways.flatMap((base) => keys.map((key) => [...base, key])).slice(0, MOST_BASES));
  };
  add('', [[]]);
  return (folder) => bases.get(folder) ?? [folder.split('/').filter((_, index) => index % 2 === 1)];
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

function createReaders(root: YamlNode | undefined, use: ValueUse, parts: readonly Part[]) {
  const pathsOf = pathsOfMaps(root);
  const accepts = (path: ValuePath, value: string) => {
    const answers = parts.flatMap((part) => {
      const rest = restBelow(part, path);
      return rest === undefined ? [] : [part.accepts?.(rest, value)];
    });
    if (answers.includes('no')) return 'no';
    return answers.includes('unknown') ? 'unknown' : 'yes';
  };
  const tagStays = (path: ValuePath, key: string, tag: string) => {
    if (accepts(path, `${tag}@${SAMPLE}`) === 'no')
      return `the chart's \`values.schema.json\` does not allow a digest in \`${key}\``;
    const refusal = use.refusal(path);
    if (refusal !== undefined) return `its \`${key}\` cannot have a digest, because ${refusal}`;
    return use.reads(path) === 'no' ? `the chart does not read its \`${key}\`` : undefined;
  };
  const readsOf = (path: ValuePath) => {
    const gate = use.gate(path);
    const other = gate?.reduce<YamlNode | undefined>((node, key) => nodeAt(node, key), root);
    return gate !== undefined && !scalarValue(other) ? 'no' : use.reads(path);
  };
  return (map: YamlMap): ImageMapReader => {
    const paths = pathsOf.get(map) ?? [];
    if (paths.length === 0) return UNKNOWN_READER;
    const each = <T>(key: string, answer: (path: ValuePath) => T): readonly T[] =>
      paths.map((path) => answer([...path, key]));
    return {
      use: (key) => {
        const reads = same(each(key, readsOf)) ?? 'unknown';
        const form = (reads === 'yes' ? same(each(key, use.form)) : undefined) ?? 'unknown';
        const digest = form === 'hex' ? SAMPLE.slice('sha256:'.length) : SAMPLE;
        const isAccepted = () => each(key, (path) => accepts(path, digest)).every((one) => one === 'yes');
        return { reads, form, mayAdd: form !== 'unknown' && isAccepted() };
      },
      tagStays: (key, tag) => each(key, (path) => tagStays(path, key, tag)).find(Boolean),
      defaultTag: (key) => same(each(key, use.versionFor)),
      around: (key) => same(each(key, use.around)),
      ignores: (key, name) =>
        each(name, use.reads).every((reads) => reads === 'yes') &&
        each(key, use.reads).every((reads) => reads === 'no'),
      goesOn: (key) => each(key, use.goesOn).find(Boolean),
    };
  };
}

/** The answer that holds at every place of an anchored map. */
function same<T>(answers: readonly T[]): T | undefined {
  return new Set(answers.map((one) => JSON.stringify(one))).size === 1 ? answers[0] : undefined;
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
      const below = [...path, ANY];
      for (const item of node.items) visit(item, below);
      return;
    }
    paths.set(node, [...(paths.get(node) ?? []), path]);
    for (const { key, value } of node.own.values())
      if (key !== '<<' && value?.kind !== 'text') visit(value, [...path, key]);
  };
  visit(root, []);
  return paths;
}
