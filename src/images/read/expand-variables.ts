import {
  type Definition,
  joinPlaced,
  markDefinition,
  NO_TEXT,
  offsetOf,
  type PlacedText,
  slicePlaced,
  type Use,
} from './placed-text.ts';

/** Returns a variable of the file, if it is defined. */
export type Lookup = (name: string) => Variable | undefined;

export interface Variable {
  readonly text: PlacedText;
  /** Absent for an empty value, which has no place that an edit could change. */
  readonly definition: Definition | undefined;
  readonly uses: readonly Use[];
}

export interface Dialect {
  readonly lookup: Lookup;
  /** Why the value of a variable is not known although the file may have one: a clause for a message. */
  readonly whyUnknown?: ((name: string) => string | undefined) | undefined;
  /** The known part of a value that cannot be expanded to its end: it may still name a registry. */
  readonly begun?: ((name: string) => PartlyKnown | undefined) | undefined;
  /** The escape character of formats that also strip quotes (Dockerfile). */
  readonly escape?: string;
  /** Looks up `$(name)` (Tekton, Azure Pipelines). */
  readonly inParentheses?: Lookup;
  /** Looks up `${{ expression }}` (Azure Pipelines). */
  readonly inBraces?: Lookup;
}

export type Expanded =
  | { readonly kind: 'known'; readonly text: PlacedText; readonly uses: readonly Use[] }
  | {
      readonly kind: 'unknown';
      readonly reason: string;
      readonly uses: readonly Use[];
      /** The text with the variables before the unknown one expanded, and with what is known of that one before it. */
      readonly partial: string;
    };

/** A text that cannot be expanded to its end. */
export type PartlyKnown = Extract<Expanded, { kind: 'unknown' }>;

/** A longer text is not an image reference: the grammar stops at 4096 characters. */
const MAXIMUM_LENGTH = 8192;
const MAXIMUM_DEPTH = 16;
const MAXIMUM_USES = 64;
const TOO_LONG = { kind: 'unknown', reason: 'it is too long to be an image reference', uses: [] } as const;
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
/** The first character of a variable, a quoted text or an escape. */
const SPECIAL = /[$'"\\`]/g;

export const NO_VARIABLES: Dialect = { lookup: () => undefined };

/** A text with its variables expanded; `undefined` if one has no value here. */
export function expandedText(text: PlacedText | undefined, dialect: Dialect): string | undefined {
  const expanded = text && expandVariables(text, dialect);
  return expanded?.kind === 'known' ? expanded.text.value : undefined;
}

/** Expands `$NAME`, `${NAME}`, `:-`, `:=`, `:?` and `:+` as Dockerfile, Compose and `envsubst` do; `$$` is `$` except in Dockerfiles. */
export function expandVariables(text: PlacedText, dialect: Dialect, depth = 0): Expanded {
  if (text.value.length > MAXIMUM_LENGTH || depth > MAXIMUM_DEPTH)
    return { ...TOO_LONG, partial: text.value };
  if (text.value.search(SPECIAL) < 0) return { kind: 'known', text, uses: [] };
  const parts: PlacedText[] = [];
  const uses: Use[] = [];
  const { value } = text;
  let quoted = false;
  for (let at = 0; at < value.length; ) {
    const char = value.charAt(at);
    if (dialect.escape !== undefined) {
      if (char === "'" && !quoted) {
        const close = value.indexOf("'", at + 1);
        const end = close < 0 ? value.length : close;
        parts.push(slicePlaced(text, at + 1, end));
        at = end + 1;
        continue;
      }
      if (char === '"') {
        quoted = !quoted;
        at += 1;
        continue;
      }
      if (char === dialect.escape) {
        parts.push(slicePlaced(text, at + 1, at + 2));
        at += 2;
        continue;
      }
    }
    if (char !== '$') {
      SPECIAL.lastIndex = at + 1;
      const end = SPECIAL.exec(value)?.index ?? value.length;
      parts.push(slicePlaced(text, at, end));
      at = end;
      continue;
    }
    const step = expandOne(text, at, dialect, depth);
    uses.push(...step.uses);
    const partial = (known = ''): string => joinPlaced(parts).value + known + value.slice(at);
    if (step.kind === 'unknown')
      return { kind: 'unknown', reason: step.reason, uses, partial: partial(step.known) };
    if (uses.length > MAXIMUM_USES)
      return { kind: 'unknown', reason: 'it uses too many variables', uses: [], partial: partial() };
    parts.push(step.text);
    at = step.next;
  }
  return { kind: 'known', text: joinPlaced(parts), uses };
}

type Step =
  | (Extract<Expanded, { kind: 'known' }> & { readonly next: number })
  | (Omit<PartlyKnown, 'partial'> & { readonly known?: string | undefined });

function expandOne(text: PlacedText, at: number, dialect: Dialect, depth: number): Step {
  const { value } = text;
  const following = value.charAt(at + 1);
  if (following === '$' && dialect.escape === undefined)
    return { kind: 'known', text: slicePlaced(text, at + 1, at + 2), uses: [], next: at + 2 };
  if (following === '(') return expandExpression(text, at, [at + 2, ')'], dialect.inParentheses);
  if (dialect.inBraces !== undefined && value.startsWith('{{', at + 1))
    return expandExpression(text, at, [at + 3, '}}'], dialect.inBraces);
  const braced = following === '{';
  const nameAt = braced ? at + 2 : at + 1;
  const name = nameFrom(value, nameAt);
  const end = braced ? closingBrace(value, nameAt) : nameAt + name.length;
  const written = value.slice(at, end < 0 ? value.length : end + (braced ? 1 : 0));
  if (written === '$') return { kind: 'known', text: slicePlaced(text, at, at + 1), uses: [], next: at + 1 };
  if (name === '' || end < 0) return unknown(written);
  const operator = value.slice(nameAt + name.length, end);
  const next = end + (braced ? 1 : 0);
  const reason = dialect.whyUnknown?.(name);
  if (reason !== undefined) return { kind: 'unknown', reason, uses: [] };
  const variable = dialect.lookup(name);
  const uses = usesOf(variable, offsetOf(text, at));
  if (operator === '') {
    const begun = variable === undefined ? dialect.begun?.(name) : undefined;
    if (variable === undefined) return { ...unknown(written, begun?.uses), known: begun?.partial };
    return { kind: 'known', text: markDefinition(variable.text, variable.definition), uses, next };
  }
  const match = /^(:?)([-=+?])/.exec(operator);
  // Dockerfiles can cut texts off a value, which may still name a registry.
  if (match === null) return { ...unknown(written, uses), known: variable?.text.value };
  const isSet = variable !== undefined && (match[1] === '' || variable.text.value !== '');
  if (match[2] === '?' && !isSet) return unknown(written, uses);
  const takesOther = match[2] === '+' ? isSet : !isSet;
  if (takesOther) {
    const other = expandVariables(
      slicePlaced(text, nameAt + name.length + match[0].length, end),
      dialect,
      depth + 1,
    );
    const all = [...uses, ...other.uses];
    return other.kind === 'unknown'
      ? { kind: 'unknown', reason: other.reason, uses: all, known: other.partial }
      : { ...other, uses: all, next };
  }
  const kept =
    match[2] === '+' || variable === undefined ? NO_TEXT : markDefinition(variable.text, variable.definition);
  return { kind: 'known', text: kept, uses, next };
}

/** The uses that reading a variable at an offset adds. */
export function usesOf(variable: Variable | undefined, at: number): readonly Use[] {
  if (variable === undefined) return [];
  const { definition, uses } = variable;
  return definition === undefined ? uses : [{ definition, at }, ...uses];
}

function expandExpression(
  text: PlacedText,
  at: number,
  [from, mark]: readonly [number, string],
  lookup: Lookup = () => undefined,
): Step {
  const { value } = text;
  const close = value.indexOf(mark, from);
  if (close < 0) return unknown(value.slice(at));
  const next = close + mark.length;
  const variable = lookup(value.slice(from, close));
  if (variable === undefined) return unknown(value.slice(at, next));
  const marked = markDefinition(variable.text, variable.definition);
  return { kind: 'known', text: marked, uses: usesOf(variable, offsetOf(text, at)), next };
}

function unknown(written: string, uses: readonly Use[] = []): Extract<Step, { kind: 'unknown' }> {
  return { kind: 'unknown', reason: `\`${written.slice(0, 80)}\` has no value in this file`, uses };
}

function nameFrom(value: string, at: number): string {
  NAME.lastIndex = at;
  return NAME.exec(value)?.[0] ?? '';
}

function closingBrace(value: string, from: number): number {
  let depth = 1;
  for (let at = from; at < value.length; at += 1) {
    const char = value.charAt(at);
    if (char === '{') depth += 1;
    if (char === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}
