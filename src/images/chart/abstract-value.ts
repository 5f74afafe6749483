/** The keys from the values of a chart to one of them; `*` stands for every item of a list or map. */
export type ValuePath = readonly string[];

/** A value in a template. */
export type Atom =
  /** The data of a chart; its `.Values` stand at `base`. */
  | { readonly kind: 'root'; readonly base: ValuePath }
  | { readonly kind: 'path'; readonly path: ValuePath }
  | { readonly kind: 'dict'; readonly entries: ReadonlyMap<string, Value> }
  | { readonly kind: 'list'; readonly items: Value };

/** Every possibility; none for what does not come from the values. */
export type Value = readonly Atom[];

export const NOTHING: Value = [];
export const ANY = '*';

/** Charts nest a few maps; a hostile one could double a value without end. */
const MAXIMUM_SIZE = 100;

/** Thrown where a hostile chart would take too long. */
export class TooMuch extends Error {}

/** A dict or list of values; throws `TooMuch`. */
export function boxed(atom: Extract<Atom, { readonly kind: 'dict' | 'list' }>): Value {
  if (sizeOf([atom], MAXIMUM_SIZE) > MAXIMUM_SIZE) throw new TooMuch();
  return [atom];
}

function sizeOf(value: Value, most: number): number {
  let size = 0;
  for (const atom of value) {
    if (size > most) break;
    size += 1;
    if (atom.kind === 'list') size += sizeOf(atom.items, most - size);
    else if (atom.kind === 'dict')
      for (const inner of atom.entries.values()) size += sizeOf(inner, most - size);
  }
  return size;
}

/** All possibilities of several values, each once; throws `TooMuch`. */
export function joinValues(...values: readonly Value[]): Value {
  const joined = joinAll(values);
  if (joined.length > MAXIMUM_SIZE) throw new TooMuch();
  return joined;
}

/** The text that several parts of a template write; nothing where it is too much to be one value. */
export function joinWritten(values: readonly Value[]): Value {
  const joined = joinAll(values);
  return joined.length > MAXIMUM_SIZE ? NOTHING : joined;
}

function joinAll(values: readonly Value[]): Value {
  const [only = NOTHING, ...others] = values.filter((value) => value.length > 0);
  if (others.length === 0) return only;
  const known = new Map<string, Atom>();
  for (const value of [only, ...others]) for (const atom of value) known.set(keyOfAtom(atom), atom);
  return [...known.values()];
}

export function keyOfValue(value: Value): string {
  return JSON.stringify(value.map(keyOfAtom).sort());
}

function keyOfAtom(atom: Atom): string {
  switch (atom.kind) {
    case 'root':
      return `root ${JSON.stringify(atom.base)}`;
    case 'path':
      return `path ${JSON.stringify(atom.path)}`;
    case 'list':
      return `list ${keyOfValue(atom.items)}`;
    case 'dict':
      return `dict ${JSON.stringify([...atom.entries].map(([key, value]) => [key, keyOfValue(value)]))}`;
  }
}

/** The paths of the values that are in a value, also inside of dicts and lists; all values for a root. */
export function pathsOf(value: Value): readonly ValuePath[] {
  return value.flatMap((atom): readonly ValuePath[] => {
    if (atom.kind === 'path') return [atom.path];
    if (atom.kind === 'root') return [atom.base];
    return atom.kind === 'list' ? pathsOf(atom.items) : [...atom.entries.values()].flatMap(pathsOf);
  });
}

/** One field of a value. */
export function fieldOf(value: Value, name: string): Value {
  return joinValues(
    ...value.map((atom): Value => {
      if (atom.kind === 'dict') return atom.entries.get(name) ?? NOTHING;
      if (atom.kind === 'list') return NOTHING;
      if (atom.kind === 'root') return rootField(atom.base, name);
      return longer(atom.path, name);
    }),
  );
}

/** Values are not nested deeper than this; a template that calls itself could go on without end. */
const MAXIMUM_DEPTH = 24;
const LONGEST_KEY = 200;

function longer(path: ValuePath, key: string): Value {
  if (key.length > LONGEST_KEY) throw new TooMuch();
  return path.length < MAXIMUM_DEPTH ? [{ kind: 'path', path: [...path, key] }] : NOTHING;
}

function rootField(base: ValuePath, name: string): Value {
  return name === 'Values' ? [{ kind: 'path', path: base }] : NOTHING;
}

/** The items of a value. */
export function itemsOfValue(value: Value): Value {
  return joinValues(
    ...value.map((atom): Value => {
      if (atom.kind === 'list') return atom.items;
      if (atom.kind === 'dict') return joinValues(...atom.entries.values());
      return atom.kind === 'path' ? longer(atom.path, ANY) : NOTHING;
    }),
  );
}
