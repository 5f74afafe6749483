import fc from 'fast-check';
import { isRecord } from '../../../src/base/json-value.ts';
import { foreignText } from './hostile.ts';

const nest = (depth: number, open: string, close: string): unknown =>
  JSON.parse(`${open.repeat(depth)}1${close.repeat(depth)}`);

/** Any JSON value, strange ones first. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -0,
    -1,
    0.5,
    7,
    1e21,
    1e308,
    Number.MAX_SAFE_INTEGER + 2,
    '',
    '0',
    '12',
    '-1',
    '1e3',
    'text',
    'sha256:',
    `sha256:${'a'.repeat(64)}`,
    '2026-01-01T00:00:00Z',
    '2026-13-45',
    [],
    {},
    [[]],
    [null],
    [{}],
    { uid: 1 },
    JSON.parse(
      '{"__proto__":{"a":1},"constructor":{"prototype":1},"toString":1,"hasOwnProperty":null,"then":1}',
    ),
    nest(3000, '[', ']'),
    nest(2000, '{"a":', '}'),
  ),
  foreignText,
  fc.jsonValue({ maxDepth: 3 }),
);

type Step = readonly [kind: number, at: number, value: unknown];
const step: fc.Arbitrary<Step> = fc.tuple(fc.nat(5), fc.nat(10_000), anyJson);

/** A valid value with one to four of its nodes replaced, removed, doubled or added to. */
export function mutatedJson(samples: readonly unknown[]): fc.Arbitrary<unknown> {
  return fc
    .tuple(fc.nat(samples.length - 1), fc.array(step, { minLength: 1, maxLength: 4 }))
    .map(([index, steps]) => mutateJson(samples[index], steps));
}

/** Steps that make another value of one that is chosen later. */
export const jsonSteps: fc.Arbitrary<readonly Step[]> = fc.array(step, { minLength: 1, maxLength: 4 });

/** The value with the steps done to it; the value itself stays as it was. */
export function mutateJson(value: unknown, steps: readonly Step[]): unknown {
  return steps.reduce<unknown>((changed, [kind, at, put]) => {
    const nodes = nodesOf(changed);
    const path = nodes[at % nodes.length] ?? [];
    return changeAt(changed, path, (node) => changeNode(node, kind, at, put));
  }, value);
}

const REMOVED = Symbol('removed');

function changeNode(node: unknown, kind: number, at: number, put: unknown): unknown {
  if (kind === 0) return REMOVED;
  if (kind === 1 && Array.isArray(node)) return [...node, put];
  if (kind === 2 && Array.isArray(node)) return [...node, ...node];
  if (kind === 3 && isRecord(node))
    return { ...node, [['x', 'uid', 'message', 'toString'][at % 4] ?? 'x']: put };
  if (kind === 4) return [node];
  return put;
}

type Path = readonly (string | number)[];

/** Paths of all nodes, the deepest ones of hostile nesting left out. */
export function nodesOf(value: unknown, path: Path = []): readonly Path[] {
  if (path.length > 8 || typeof value !== 'object' || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([key, inner]) =>
      nodesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

/** A copy with the node at the path changed. */
export function changeAt(value: unknown, path: Path, change: (node: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) {
    const made = change(value);
    return made === REMOVED ? undefined : made;
  }
  if (Array.isArray(value)) {
    const made = rest.length === 0 ? change(value[Number(key)]) : changeAt(value[Number(key)], rest, change);
    return value.flatMap((item: unknown, index) =>
      index !== Number(key) ? [item] : made === REMOVED ? [] : [made],
    );
  }
  if (!isRecord(value)) return value;
  const made = rest.length === 0 ? change(value[key]) : changeAt(value[key], rest, change);
  const { [key]: _, ...others } = value;
  return made === REMOVED ? others : { ...others, [key]: made };
}
