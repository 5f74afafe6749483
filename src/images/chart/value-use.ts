import { ANY, pathsOf, type Value, type ValuePath } from './abstract-value.ts';

/** Uses of the values of a chart by its templates. */
export interface ValueUse {
  /** Notes that fields were read; gives them back. */
  readonly read: (value: Value) => Value;
  /** Notes that everything inside of a value may be read. */
  readonly escape: (value: Value) => void;
  /** Notes that a value is written directly after a text. */
  readonly write: (value: Value, before: string) => void;
  /** Notes why a value cannot have a digest added to it. */
  readonly refuse: (path: ValuePath, reason: string) => void;
  /** Notes a text that the templates write. */
  readonly literal: (text: string) => void;
}

/** Knowledge once all templates were read. */
export interface KnownUse {
  readonly reads: (path: ValuePath) => 'yes' | 'no' | 'unknown';
  /** Whether a digest at this path is written with or without `sha256:`. */
  readonly form: (path: ValuePath) => 'full' | 'hex' | 'unknown';
  readonly refusal: (path: ValuePath) => string | undefined;
}

/** A label or version field, which cannot have a digest. */
const VERSION_FIELD = /version["']?:[ \t]*["']?$/i;

const LOOK_BACK = 40;

/** Collects what templates do with values. */
export function createValueUse(): ValueUse & KnownUse {
  const reads = new Map<string, ValuePath>();
  const escapes = new Map<string, ValuePath>();
  const forms = new Map<string, { readonly path: ValuePath; readonly form: 'full' | 'hex' }>();
  const refusals = new Map<string, { readonly path: ValuePath; readonly reason: string }>();
  let namesAlgorithm = false;
  const isEscaped = (path: ValuePath): boolean =>
    [...escapes.values()].some((escaped) => startsWith(path, escaped));
  return {
    read: (value) => {
      for (const atom of value) {
        if (atom.kind !== 'path') continue;
        reads.set(JSON.stringify(atom.path), atom.path);
        // Every chart sees the global values of the outermost one.
        const shared = atom.path.slice(atom.path.lastIndexOf('global'));
        if (shared[0] === 'global') reads.set(JSON.stringify(shared), shared);
      }
      return value;
    },
    escape: (value) => {
      for (const path of pathsOf(value)) escapes.set(JSON.stringify(path), path);
    },
    write: (value, before) => {
      const form = before.endsWith('sha256:') ? 'hex' : before.endsWith('@') ? 'full' : undefined;
      const isVersion = VERSION_FIELD.test(before.slice(-LOOK_BACK));
      for (const atom of value) {
        if (atom.kind !== 'path') continue;
        const { path } = atom;
        if (form !== undefined) forms.set(`${form} ${JSON.stringify(path)}`, { path, form });
        if (isVersion)
          refusals.set(JSON.stringify(path), { path, reason: 'the chart writes it into a version label' });
      }
    },
    refuse: (path, reason) => void refusals.set(JSON.stringify(path), { path, reason }),
    literal: (text) => {
      namesAlgorithm ||= text.includes('sha256');
    },
    reads: (path) => {
      const parent = path.slice(0, -1);
      const all = [...reads.values()];
      if (all.some((read) => read.length === path.length && startsWith(path, read))) return 'yes';
      if (isEscaped(parent)) return 'unknown';
      // A map of which nothing is read belongs to a chart that is not here.
      return all.some((read) => read.length > parent.length && startsWith(read, parent)) ? 'no' : 'unknown';
    },
    form: (path) => {
      const found = new Set(
        [...forms.values()].filter((one) => isSame(one.path, path)).map(({ form }) => form),
      );
      const [only] = found;
      if (found.size > 1) return 'unknown';
      return only ?? (namesAlgorithm ? 'unknown' : 'full');
    },
    refusal: (path) => [...refusals.values()].find((one) => isSame(one.path, path))?.reason,
  };
}

function isSame(one: ValuePath, other: ValuePath): boolean {
  return one.length === other.length && startsWith(one, other);
}

/** Whether a path is inside of another, or the same; `*` of either stands for any key. */
function startsWith(path: ValuePath, start: ValuePath): boolean {
  if (path.length < start.length) return false;
  return start.every((key, index) => key === path[index] || key === ANY || path[index] === ANY);
}
