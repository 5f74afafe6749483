import { boxed, fieldOf, itemsOfValue, joinValues, NOTHING, pathsOf, type Value } from './abstract-value.ts';
import type { Operand } from './template-tree.ts';
import type { ValueUse } from './value-use.ts';

/** An argument: its value, and how it is written if it is a literal. */
export interface Argument {
  readonly value: Value;
  readonly operand: Operand | undefined;
}

type Call = (use: ValueUse, args: readonly Argument[]) => Value;

/** They look at a value without giving it on. */
const TESTS =
  'not empty hasKey kindIs kindOf typeIs typeOf typeIsLike len eq ne lt le gt ge contains hasSuffix regexMatch mustRegexMatch has fail'.split(
    ' ',
  );
/** They give on what they get, or some of it. */
const GIVE_ON =
  'default coalesce ternary required and or quote squote toString trim lower upper deepCopy mustDeepCopy merge mustMerge mergeOverwrite mustMergeOverwrite nindent indent pick omit concat append prepend compact uniq'.split(
    ' ',
  );
const ITEMS = 'first last mustFirst mustLast'.split(' ');

const nothing: Call = () => NOTHING;
const giveOn: Call = (_use, args) => joinValues(...args.map(({ value }) => value));
const items: Call = (_use, args) => itemsOfValue(joinValues(...args.map(({ value }) => value)));

/** Functions whose effect on values is known; any other may read everything inside of what it gets. */
export const CALLS: ReadonlyMap<string, Call> = new Map<string, Call>([
  ...TESTS.map((name): [string, Call] => [name, nothing]),
  ...GIVE_ON.map((name): [string, Call] => [name, giveOn]),
  ...ITEMS.map((name): [string, Call] => [name, items]),
  ['values', (use, args) => list(use, [{ value: items(use, args), operand: undefined }])],
  ['list', list],
  ['tuple', list],
  ['dict', dict],
  ['set', set],
  ['get', (use, [map, key]) => field(use, map, key === undefined ? [] : [key])],
  ['index', (use, [map, ...keys]) => field(use, map, keys)],
  ['dig', (use, args) => field(use, args.at(-1), args.slice(0, -2))],
  ['print', (use, args) => printed(use, args)],
  ['println', (use, args) => printed(use, args)],
  ['printf', formatted],
  ['tpl', rendered],
  ['hasPrefix', takesPrefix],
  ['trimPrefix', takesPrefix],
  ['semver', comparesVersion],
  ['semverCompare', comparesVersion],
]);

/** Functions whose literal arguments say nothing about the form of a digest. */
export const LITERAL_TESTS: ReadonlySet<string> = new Set([...TESTS, 'hasPrefix', 'trimPrefix']);

function list(_use: ValueUse, args: readonly Argument[]): Value {
  return boxed({ kind: 'list', items: joinValues(...args.map(({ value }) => value)) });
}

function dict(use: ValueUse, args: readonly Argument[]): Value {
  const entries = new Map<string, Value>();
  for (let at = 0; at < args.length; at += 2) {
    const value = args[at + 1]?.value ?? NOTHING;
    const key = args[at]?.operand;
    if (key?.kind === 'text') entries.set(key.value, value);
    else use.escape(value);
  }
  return boxed({ kind: 'dict', entries });
}

function set(use: ValueUse, [map, key, value]: readonly Argument[]): Value {
  if (map === undefined || value === undefined) return NOTHING;
  const name = key?.operand;
  return map.value.flatMap((atom) => {
    if (atom.kind === 'dict' && name?.kind === 'text')
      return boxed({ kind: 'dict', entries: new Map([...atom.entries, [name.value, value.value]]) });
    use.escape([atom, ...value.value]);
    return atom;
  });
}

function field(use: ValueUse, map: Argument | undefined, keys: readonly Argument[]): Value {
  let value = map?.value ?? NOTHING;
  for (const { operand } of keys) {
    if (operand?.kind === 'text') value = use.read(fieldOf(value, operand.value));
    else if (operand?.kind === 'number') value = itemsOfValue(value);
    else {
      use.escape(value);
      return NOTHING;
    }
  }
  return value;
}

function printed(use: ValueUse, args: readonly Argument[]): Value {
  for (const [index, { value }] of args.entries()) {
    const before = args[index - 1]?.operand;
    use.write(value, before?.kind === 'text' ? before.value : '');
  }
  return joinValues(...args.map(({ value }) => value));
}

const VERB = /%[-+# 0-9.]*[a-zA-Z%]/g;

function formatted(use: ValueUse, [format, ...args]: readonly Argument[]): Value {
  if (format?.operand?.kind === 'text') {
    const before = format.operand.value.split(VERB);
    for (const [index, { value }] of args.entries()) use.write(value, before[index] ?? '');
  }
  return joinValues(...args.map(({ value }) => value));
}

/** Text that does not come from the values can be a template that reads anything. */
function rendered(use: ValueUse, [text, ...data]: readonly Argument[]): Value {
  const value = text?.value ?? NOTHING;
  if (value.length === 0) for (const one of data) use.escape(one.value);
  return value;
}

/** `trimPrefix "sha256:" .digest` accepts both forms. */
function takesPrefix(use: ValueUse, args: readonly Argument[]): Value {
  const [prefix, text] = args;
  if (prefix?.operand?.kind === 'text' && prefix.operand.value.startsWith('sha256') && text !== undefined)
    use.write(text.value, '@');
  return NOTHING;
}

function comparesVersion(use: ValueUse, args: readonly Argument[]): Value {
  for (const { value } of args)
    for (const path of pathsOf(value)) use.refuse(path, 'the chart compares it as a version');
  return NOTHING;
}
