import { isRecord } from '../../../src/base/json-value.ts';
import { changeAt } from './json-cases.ts';

type Path = readonly (string | number)[];

/** The input of a decoder: a value with every field that it reads, and where in it there are maps whose keys are data. */
export interface Learned {
  readonly sample: unknown;
  readonly maps: readonly string[];
}

const TIME = '2026-01-02T03:04:05.678Z';
const DIGEST = `sha256:${'ab'.repeat(32)}`;
const CANDIDATES: readonly unknown[] = [[{}], ['text'], {}, 'text', true, 7, '12', DIGEST, TIME];

/** Finds out what a decoder reads by showing it values that note every look at them, and tries values until it is content. */
export function learnSample(decode: (json: unknown) => unknown): Learned {
  let sample: unknown = {};
  const known = new Map<string, Path>();
  const maps: string[] = [];
  for (let round = 0; round < 60; round += 1) {
    const fresh = readsOf(decode, sample).filter((path) => !known.has(path.join('/')));
    // A wrong value may hide behind another one, which a decoder names first.
    const wrong = wrongPlace(decode, sample);
    const again = [...known.values()].filter((path) => plainPath(path) === wrong);
    if (fresh.length + again.length === 0) break;
    for (const path of [...fresh, ...again]) {
      known.set(path.join('/'), path);
      const fits = CANDIDATES.map((candidate) => setAt(sample, path, candidate)).find(
        (tried) => wrongPlace(decode, tried) !== plainPath(path),
      );
      if (fits === undefined) continue;
      sample = fits;
      if (isMap(decode, sample, path)) maps.push(path.join('/'));
    }
  }
  return { sample, maps };
}

/** A map refuses the wrong value under any key; an object lets unknown keys pass. */
function isMap(decode: (json: unknown) => unknown, sample: unknown, path: Path): boolean {
  const before = wrongPlace(decode, sample);
  const after = wrongPlace(decode, setAt(sample, [...path, 'zz-probe'], [[1]]));
  return after !== before && after?.includes('zz-probe') === true;
}

function setAt(sample: unknown, path: Path, value: unknown): unknown {
  const parent = path.slice(0, -1);
  return changeAt(sample, parent, (node) =>
    isRecord(node) ? { ...node, [String(path.at(-1))]: value } : node,
  );
}

const plainPath = (path: Path): string => path.filter((part) => !/^\d+$/.test(String(part))).join('.');

/** The place that the decoder finds wrong, without the numbers of list items; `undefined` when it is content. */
function wrongPlace(decode: (json: unknown) => unknown, value: unknown): string | undefined {
  try {
    decode(structuredClone(value));
    return undefined;
  } catch (error) {
    const place = /`([^`]*)`/.exec(String(error))?.[1] ?? '';
    return plainPath(place.split('.'));
  }
}

/** Paths that the decoder looks at and that the value does not have. */
function readsOf(decode: (json: unknown) => unknown, value: unknown): readonly Path[] {
  const reads: Path[] = [];
  const watch = (inner: unknown, path: Path): unknown => {
    if (typeof inner !== 'object' || inner === null) return inner;
    return new Proxy(inner, {
      get: (target, key, receiver) => {
        const found: unknown = Reflect.get(target, key, receiver);
        if (typeof key !== 'string') return found;
        if (Object.hasOwn(target, key))
          return Array.isArray(target) && !/^\d+$/.test(key) ? found : watch(found, [...path, key]);
        if (!Array.isArray(target) && found === undefined) reads.push([...path, key]);
        return found;
      },
    });
  };
  try {
    // Decoders complete the values that they are given.
    decode(watch(structuredClone(value), []));
  } catch (error) {
    // Everything read up to there counts. An answer without any of its fields is refused before they are read.
    const [, names] = /(?:none of the fields |not a list of `)([^`]+)/.exec(String(error)) ?? [];
    reads.push(...(names?.split(', ') ?? []).map((name) => [name]));
  }
  return reads;
}
