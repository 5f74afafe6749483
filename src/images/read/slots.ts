import { getOrMake } from '../../base/remember.ts';
import { readYaml } from './formats/read-yaml.ts';
import type { YamlMap, YamlNode } from './formats/yaml-node.ts';
import { itemsOf, nodeAt, scalarValue } from './formats/yaml-node.ts';
import { lastIndexAt, type Range } from './range.ts';
import { type BuildArguments, FINAL_STAGE } from './syntax.ts';
import { dockerfile, readStages, type Stage } from './syntaxes/dockerfile.ts';
import { syntaxAt } from './syntaxes.ts';

/**
 * A place that uses an image, named so that it is the same before and after a change: a build stage, a service, a container
 * in its object. Lines move; these stay.
 */
export interface Slot {
  /** Several references in one file may share it; their order distinguishes them. */
  readonly name: string;
  /** Number of a build stage, which stands for a name that the other side does not have. */
  readonly stage?: number;
}

/** Finds the slots of the reference at an offset; one reference may fill several. */
type SlotsAt = (offset: number) => readonly Slot[];

/** Most slots of one reference: more are an attack by aliases. */
const MAXIMUM_SLOTS = 1000;

/** Names the slots of the references at these offsets of a file; no file is without an answer. */
export function readSlots(
  path: string,
  text: string,
  offsets: readonly number[],
  builds?: readonly BuildArguments[],
): readonly (readonly Slot[])[] {
  const slotsAt = openSlots(path, text, builds);
  return offsets.map((offset) => {
    const slots = slotsAt(offset).slice(0, MAXIMUM_SLOTS);
    return slots.length === 0 ? [slotOfLine(text, offset)] : slots;
  });
}

function openSlots(path: string, text: string, builds: readonly BuildArguments[] | undefined): SlotsAt {
  const syntax = syntaxAt(path);
  try {
    if (syntax === dockerfile) {
      const ofBuilds = readStages(text, builds).map(stageSlots);
      return (offset) => uniqueSlots(ofBuilds.flatMap((slotsAt) => slotsAt(offset)));
    }
    if (syntax.kind === 'yaml' || path.toLowerCase().endsWith('.json')) return yamlSlots(text);
  } catch {
    // The text exhausts a parser: its lines have to do.
  }
  return () => [];
}

const uniqueSlots = (slots: readonly Slot[]): readonly Slot[] => [
  ...new Map(slots.map((slot) => [slot.name, slot])).values(),
];

function stageSlots(stages: readonly Stage[]): SlotsAt {
  const last = stages.length - 1;
  const slotsOf = (stage: Stage, index: number): readonly Slot[] => {
    const named = { name: `stage ${stage.name === '' ? index + 1 : stage.name}`, stage: index };
    if (index < last) return [named];
    return [{ name: FINAL_STAGE }, ...(stage.name === '' ? [] : [named])];
  };
  // A stage that continues an earlier one starts from the same image.
  const roots: (readonly number[])[] = [];
  const byRoot = new Map<number, Slot[]>();
  for (const [index, stage] of stages.entries()) {
    const own = [...new Set(stage.continues.flatMap((at) => roots[at] ?? []))];
    roots.push(own.length === 0 ? [index] : own);
    for (const root of roots[index] ?? [])
      byRoot.set(root, [...(byRoot.get(root) ?? []), ...slotsOf(stage, index)].slice(0, MAXIMUM_SLOTS));
  }
  return (offset) => {
    const at = indexAt(stages, offset);
    const stage = stages[at];
    if (stage === undefined) return [{ name: 'before the first stage' }];
    if (offset < stage.fromEnd) return byRoot.get(at) ?? [];
    const [own = { name: FINAL_STAGE }] = slotsOf(stage, at);
    return [{ name: `what ${own.name} copies` }];
  };
}

/** Index of the last range that starts at or before an offset; -1 before the first. */
const indexAt = (sorted: readonly Range[], offset: number): number =>
  lastIndexAt(sorted, ({ start }) => start, offset, -1);

interface PlacedPath extends Range {
  readonly names: Set<string>;
}

/** Keys of an image in parts, which is one image. */
const PART = /^(?:registry|repository|name|newName|tag|newTag|digest|version)$/;
/** More maps that one takes over are an attack. */
const MAXIMUM_BASES = 64;
/** More nodes, aliases followed, are not named. */
const MAXIMUM_NODES = 200_000;

function yamlSlots(text: string): SlotsAt {
  const shift = text.startsWith('\uFEFF') ? 1 : 0;
  const places = new Map<number, PlacedPath>();
  let left = MAXIMUM_NODES;
  const visit = (node: YamlNode | undefined, name: string, key: string, beside?: YamlNode): void => {
    left -= 1;
    if (node === undefined || left < 0) return;
    if (node.kind === 'text') {
      const [start, end] = node.scalar.range;
      const place = getOrMake(places, start, () => ({ start, end, names: new Set() }));
      place.names.add(PART.test(key) ? name.slice(0, -key.length - 1) : name);
    } else if (node.kind === 'list') {
      for (const item of node.items) visit(item, `${name}[${nameOf(item)}]`, '');
    } else {
      const own = objectName(node);
      const path = own === '' ? name : own;
      const entries = new Map([...extendedBy(node, beside), node].flatMap((one) => [...one.own]));
      for (const entry of entries.values())
        visit(
          entry.value,
          path === '' ? entry.key : `${path}${own === '' ? '.' : ': '}${entry.key}`,
          entry.key,
          node,
        );
    }
  };
  for (const { root } of readYaml(text.slice(shift))) visit(root, '', '');
  const sorted = [...places.values()].sort((one, other) => one.start - other.start);
  return (offset) => {
    const at = offset - shift;
    const place = sorted[indexAt(sorted, at)];
    if (place === undefined || at > place.end) return [];
    return [...place.names].flatMap((name) => (name === '' ? [] : [{ name }]));
  };
}

/** The maps beside this one that it takes over with `extends`, as services of Compose and jobs of GitLab do. */
function extendedBy(map: YamlMap, beside: YamlNode | undefined): readonly YamlMap[] {
  const bases = new Set([map]);
  for (const { own } of bases) {
    const written = own.get('extends')?.value;
    // Of several, the last one counts.
    for (const item of [nodeAt(written, 'service') ?? written, ...itemsOf(written).toReversed()]) {
      const base = nodeAt(beside, scalarValue(item) ?? '');
      if (base?.kind === 'map' && bases.size <= MAXIMUM_BASES) bases.add(base);
    }
  }
  bases.delete(map);
  return [...bases].reverse();
}

/** Kind, namespace and name of an object of Kubernetes; empty for anything else. */
function objectName(node: YamlNode): string {
  const kind = scalarValue(nodeAt(node, 'kind'));
  if (kind === undefined || nodeAt(node, 'apiVersion') === undefined) return '';
  const metadata = nodeAt(node, 'metadata');
  const name = scalarValue(nodeAt(metadata, 'name')) ?? scalarValue(nodeAt(metadata, 'generateName')) ?? '';
  const namespace = scalarValue(nodeAt(metadata, 'namespace'));
  return `${kind} ${namespace === undefined ? '' : `${namespace}/`}${name}`;
}

const nameOf = (item: YamlNode): string => scalarValue(nodeAt(item, 'name')) ?? '';

const LONGEST_LINE = 80;

/** The text before a reference in its line, which stays when the reference moves. */
function slotOfLine(text: string, offset: number): Slot {
  const near = text.slice(Math.max(0, offset - LONGEST_LINE), offset);
  const before = near.slice(near.lastIndexOf('\n') + 1).trim();
  return { name: before === '' ? 'a line' : `behind ${before}` };
}
