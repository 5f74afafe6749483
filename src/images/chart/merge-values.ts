import { getOrMake } from '../../base/remember.ts';
import type { Entry, YamlMap, YamlNode } from '../read/formats/yaml-node.ts';
import { entryOf, nodeAt, scalarValue } from '../read/formats/yaml-node.ts';
import type { ChartFiles } from './chart-files.ts';
import { readSubcharts, rootOf, type Subchart } from './subcharts.ts';

/** A file of values that has one of these in a map changes an image of the chart; the other parts it may leave to the chart. */
const CHANGES = ['tag', 'repository', 'repo', 'digest', 'sha', 'registry'];
const PARTS = [...CHANGES, 'imageRegistry', 'hub', 'organization', 'org', 'name'];

const valuesOf = new WeakMap<ChartFiles, YamlNode | undefined>();
const valuesBelow = new WeakMap<ChartFiles, YamlMap>();

/**
 * The values of a file with the parts of its images that Helm takes from the charts below and, unless it is that file, from the
 * `values.yaml` of the chart. They stand at the part that the file changes, so that a finding is there.
 */
export function mergeValues(
  files: ChartFiles,
  root: YamlNode | undefined,
  isOfChart = false,
): YamlNode | undefined {
  if (!files.has('Chart.yaml')) return root;
  const below = getOrMake(valuesBelow, files, () => subchartValues(files, readSubcharts(files), ''));
  if (!isOfChart && !valuesOf.has(files)) valuesOf.set(files, mergeOver(files, '', below));
  const base = (isOfChart ? valuesBelow : valuesOf).get(files);
  const merged = createMerge()(root, base);
  const registry = entryOf(nodeAt(base, 'global'), 'imageRegistry');
  if (merged === root || merged?.kind !== 'map' || registry === undefined || merged.own.has('global'))
    return merged;
  const global: YamlMap = {
    kind: 'map',
    isFlow: false,
    own: new Map([[registry.key, inherited(registry, 0)]]),
  };
  const entry: Entry = { ...inherited(registry, 0), key: 'global', value: global };
  return { ...merged, own: new Map([...merged.own, ['global', entry]]) };
}

/** The values of the chart in a folder of these files, '' or `charts/sub/`, over those of the charts below it. */
function mergeOver(files: ChartFiles, folder: string, below: YamlMap): YamlNode {
  return createMerge(true)(rootOf(files, `${folder}values.yaml`), below) ?? below;
}

/** The values of the charts below a chart, by the keys under which it sets them. */
function subchartValues(
  files: ChartFiles,
  subcharts: ReadonlyMap<string, readonly Subchart[]>,
  folder: string,
): YamlMap {
  const own = new Map<string, Entry>();
  const map: YamlMap = { kind: 'map', isFlow: false, own };
  for (const { folder: inside, keys } of subcharts.get(folder) ?? []) {
    const value = mergeOver(files, inside, subchartValues(files, subcharts, inside));
    // Its own registry for all images would count for these alone.
    if (scalarValue(nodeAt(value, 'global', 'imageRegistry')) !== undefined) continue;
    for (const key of keys) own.set(key, { key, keyStart: 0, keyEnd: 0, valueEnd: 0, value, map });
  }
  return map;
}

/**
 * Creates a merge that looks at each two maps once, whatever aliases lead to them. It takes everything from the base, or the parts
 * of images.
 */
function createMerge(isWhole = false) {
  const known = new Map<YamlMap, Map<YamlMap, YamlMap>>();
  return function merge(over: YamlNode | undefined, base: YamlNode | undefined): YamlNode | undefined {
    if (over?.kind !== 'map' || base?.kind !== 'map') return over;
    const answers = getOrMake(known, over, () => new Map<YamlMap, YamlMap>());
    const answer = answers.get(base);
    if (answer !== undefined) return answer;
    answers.set(base, over);
    const own = new Map<string, Entry>();
    const merged: YamlMap = { ...over, own };
    for (const entry of over.own.values()) {
      const below = entry.key === '<<' ? undefined : nodeAt(base, entry.key);
      own.set(entry.key, { ...entry, map: merged, value: merge(entry.value, below) });
    }
    const changed = CHANGES.flatMap((key) => entryOf(over, key) ?? [])[0];
    const parts = changed === undefined ? [] : PARTS;
    for (const key of isWhole ? base.own.keys() : parts) {
      const entry = entryOf(over, key) === undefined ? entryOf(base, key) : undefined;
      if (entry !== undefined && isWhole) own.set(key, entry);
      else if (entry?.value?.kind === 'text') own.set(key, inherited(entry, changed?.keyEnd ?? 0));
    }
    const isSame =
      own.size === over.own.size &&
      [...own.values()].every(({ key, value }) => value === over.own.get(key)?.value);
    answers.set(base, isSame ? over : merged);
    return isSame ? over : merged;
  };
}

/** A pair of another file, at a place of this one. */
function inherited(entry: Entry, at: number): Entry {
  const { value } = entry;
  const copy =
    value?.kind === 'text' ? { ...value, scalar: { range: [at, at], value: value.value } as const } : value;
  return { ...entry, keyStart: at, keyEnd: at, valueEnd: at, value: copy, isInherited: true };
}
