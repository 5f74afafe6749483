import { groupBy } from '../../../base/group-by.ts';
import { expandedText, type Lookup } from '../expand-variables.ts';
import { type CodeToken, closesBracket, isMark, opensBracket } from '../formats/code-tokens.ts';
import type { HclAttribute } from '../formats/hcl-attributes.ts';
import { type PlacedText, placeDecoded } from '../placed-text.ts';
import type { BuildCall } from '../syntax.ts';

/** A target before it takes over what the ones that it inherits from have. */
interface Target extends BuildCall {
  readonly name: string;
  readonly inherits: readonly string[];
  readonly isInline: boolean;
}

/** The builds of targets, which inherit what they do not set. */
export function inheritTargets(targets: readonly Target[]): readonly BuildCall[] {
  const named = new Map(targets.map((target) => [target.name, target]));
  const known = new Map<string, Target>();
  const inherit = (target: Target): Target => {
    const done = known.get(target.name);
    if (done !== undefined) return done;
    known.set(target.name, target);
    const parents = target.inherits.flatMap((name) => named.get(name) ?? []).map(inherit);
    const args = new Map([...parents, target].flatMap((one) => [...one.args]));
    const last = [target, ...parents.reverse()];
    const context = last.find((one) => one.context !== undefined)?.context;
    const dockerfile = last.find((one) => one.dockerfile !== undefined)?.dockerfile;
    const stage = last.find((one) => one.target !== undefined)?.target;
    const whole = { ...target, args, context, dockerfile, target: stage };
    known.set(target.name, whole);
    return whole;
  };
  return targets
    .filter(({ isInline }) => !isInline)
    .map((target) => ({ ...inherit(target), name: `target.${target.name}` }));
}

/** A limit for hostile files: the targets of one matrix. */
const MOST_TARGETS = 2000;

/** Values of a matrix by their paths, `v` or `item.v`, for one of the targets that it makes. */
type Values = ReadonlyMap<string, string | undefined>;
export const NO_VALUES: Values = new Map();

/**
 * All combinations of the items of the lists of a matrix; a list that cannot be read leaves its values open. Throws
 * `RangeError` for too many.
 */
export function combineValues(lists: readonly (readonly Values[])[]): readonly Values[] {
  let rows = [NO_VALUES];
  for (const list of lists.filter(({ length }) => length > 0)) {
    if (rows.length * list.length > MOST_TARGETS)
      throw new RangeError(`its matrix has more than ${MOST_TARGETS} combinations`);
    rows = rows.flatMap((row) => list.map((item) => new Map([...row, ...item])));
  }
  return rows;
}

/** The name of one of the targets that a matrix makes; others inherit from the first, because only Bake knows the names. */
export function targetName(name: string, index: number): string {
  return index === 0 ? name : `${name} ${index + 1}`;
}

const PATH = /\$\{\s*([A-Za-z_][\w-]*(?:\.[\w-]+)?)\s*\}/g;

/** A text with its variables and the values of a matrix; `undefined` if one has no value here. */
export function filledText(text: PlacedText | undefined, lookup: Lookup, row: Values): string | undefined {
  const filled = text?.value.replace(PATH, (all, path: string) => row.get(path) ?? all);
  return filled === undefined ? undefined : expandedText(placeDecoded(filled, 0, 0), { lookup });
}

/** The builds of the targets of a file in HCL. */
export function hclTargets(attributes: readonly HclAttribute[], lookup: Lookup): readonly BuildCall[] {
  const ofTargets = attributes.filter(({ block }) => block === 'target');
  const nulls = new Set(attributes.filter(isNullDefault).map(({ label }) => label));
  const targets = Array.from(
    groupBy(ofTargets, ({ label }) => label),
    ([label, own]) => {
      const matrix = own.find(({ name }) => name === 'matrix')?.value ?? [];
      return combineValues(readMatrix(matrix, lookup)).map((row, index) =>
        readTarget(targetName(label, index), own, lookup, row, nulls),
      );
    },
  );
  return inheritTargets(targets.flat());
}

/** Whether a variable is null, so that an argument with it has the Dockerfile's default. */
const isNullDefault = ({ block, name, value: [first, ...others] }: HclAttribute): boolean =>
  block === 'variable' && name === 'default' && isNull(first) && others.length === 0;

const isNull = (token: CodeToken | undefined): boolean => token?.kind === 'name' && token.text === 'null';

function readTarget(
  name: string,
  attributes: readonly HclAttribute[],
  lookup: Lookup,
  row: Values,
  nulls: ReadonlySet<string>,
): Target {
  const valueOf = (wanted: string) => attributes.findLast((one) => one.name === wanted)?.value;
  const textsOf = (value: readonly CodeToken[] = []) =>
    textsOfExpression(value).map((text) => filledText(text, lookup, row));
  const [context, dockerfile, target] = ['context', 'dockerfile', 'target'].map((one) => {
    const value = valueOf(one);
    return value && (value.length === 1 ? (textsOf(value)[0] ?? '$') : '$');
  });
  return {
    name,
    context,
    dockerfile,
    target,
    args: pairsIn(valueOf('args') ?? [], lookup, row, nulls),
    inherits: textsOf(valueOf('inherits')).flatMap((text) => text ?? []),
    isInline: valueOf('dockerfile-inline') !== undefined,
    offset: attributes[0]?.value[0]?.start ?? 0,
  };
}

/** The lists of a matrix, whose items are texts, or objects of texts; a list that something computes is empty. */
function readMatrix(value: readonly CodeToken[], lookup: Lookup): readonly (readonly Values[])[] {
  const lists = new Map<string, Values[]>();
  let [list, name, depth, start]: [Values[] | undefined, string, number, number] = [undefined, '', 0, 0];
  for (const [index, token] of value.entries()) {
    if (depth === 1 && isMark(value[index + 1], '=')) {
      name = token.text;
      list = isMark(value[index + 2], '[') ? [] : undefined;
      lists.set(name, list ?? []);
    }
    if (opensBracket(token)) depth += 1;
    if (opensBracket(token) && depth === 3) start = index;
    if (closesBracket(token)) depth -= 1;
    if (depth !== 2) continue;
    if (closesBracket(token)) {
      const pairs = pairsIn(value.slice(start, index + 1), lookup, NO_VALUES);
      list?.push(new Map(Array.from(pairs, ([key, text]) => [`${name}.${key}`, text])));
    } else if (token.kind !== 'mark')
      list?.push(new Map([[name, filledText(textsOfExpression([token])[0], lookup, NO_VALUES)]]));
  }
  return [...lists.values()];
}

/** The pairs of an object, whose values are texts or variables. */
function pairsIn(
  value: readonly CodeToken[],
  lookup: Lookup,
  row: Values,
  nulls: ReadonlySet<string> = new Set(),
): Values {
  const pairs = new Map<string, string | undefined>();
  for (const [index, { kind, text }] of value.entries()) {
    const sign = value[index + 1];
    if (kind === 'mark' || sign?.kind !== 'mark' || !/^[=:]$/.test(sign.text)) continue;
    // A longer expression is not known.
    const rest = value.slice(index + 2, index + 6);
    const end = rest.findIndex((one) => one.kind === 'mark' && /^[\n,}]$/.test(one.text));
    const own = end < 0 ? rest : rest.slice(0, end);
    const [first] = own;
    // The Dockerfile's default counts.
    if (own.length === 1 && first?.kind === 'name' && (isNull(first) || nulls.has(first.text))) continue;
    const isPath = own.length === 3 && first?.kind === 'name' && isMark(own[1], '.');
    const path = `\${${own.map((one) => one.text).join('')}}`;
    const [placed] = isPath ? [placeDecoded(path, 0, 0)] : own.length === 1 ? textsOfExpression(own) : [];
    pairs.set(text, filledText(placed, lookup, row));
  }
  return pairs;
}

/** A name before one of these is a key, a function or an object. */
const AFTER_NO_VARIABLE = /^[=:(.]$/;

/** The texts of an expression; a variable counts as `${NAME}`. */
export function textsOfExpression(value: readonly CodeToken[]): readonly PlacedText[] {
  return value.flatMap((token, index) => {
    if (token.kind === 'text') return [token.placed];
    if (!isVariable(value, index)) return [];
    return [placeDecoded(`\${${token.text}}`, token.start, token.start + token.text.length)];
  });
}

export function isVariable(value: readonly CodeToken[], index: number): boolean {
  const next = value[index + 1];
  return value[index]?.kind === 'name' && !(next?.kind === 'mark' && AFTER_NO_VARIABLE.test(next.text));
}
