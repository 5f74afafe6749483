import { readYaml } from '../read/formats/read-yaml.ts';
import type { Entry, YamlMap, YamlNode } from '../read/formats/yaml-node.ts';
import { entryOf, nodeAt } from '../read/formats/yaml-node.ts';
import type { ChartFiles } from './chart-files.ts';

/** A file of values that has one of these in a map changes an image of the chart; the other parts it may leave to the chart. */
const CHANGES = ['tag', 'repository', 'repo', 'digest', 'sha'];
const PARTS = [...CHANGES, 'registry', 'imageRegistry', 'hub', 'organization', 'org', 'name'];

const valuesOf = new WeakMap<ChartFiles, YamlNode | undefined>();

/**
 * The values of a file with the parts of its images that Helm takes from the `values.yaml` of the chart. They stand at the part
 * that the file changes, so that a finding is there.
 */
export function mergeValues(files: ChartFiles, root: YamlNode | undefined): YamlNode | undefined {
  if (!files.has('Chart.yaml')) return root;
  if (!valuesOf.has(files)) valuesOf.set(files, [...readYaml(files.get('values.yaml') ?? '')][0]?.root);
  const base = valuesOf.get(files);
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

/** Creates a merge that looks at each two maps once, whatever aliases lead to them. */
function createMerge() {
  const known = new Map<YamlMap, Map<YamlMap, YamlMap>>();
  return function merge(over: YamlNode | undefined, base: YamlNode | undefined): YamlNode | undefined {
    if (over?.kind !== 'map' || base?.kind !== 'map') return over;
    const answers = known.get(over) ?? new Map<YamlMap, YamlMap>();
    known.set(over, answers);
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
    for (const key of changed === undefined ? [] : PARTS) {
      const entry = entryOf(over, key) === undefined ? entryOf(base, key) : undefined;
      if (entry?.value?.kind === 'text') own.set(key, inherited(entry, changed?.keyEnd ?? 0));
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
