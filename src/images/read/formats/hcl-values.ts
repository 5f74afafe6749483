import type { Variable } from '../expand-variables.ts';
import { type PlacedText, placeDecoded } from '../placed-text.ts';
import { fillExpressions } from '../syntaxes/fill-expressions.ts';
import type { CodeToken } from './code-tokens.ts';
import type { HclAttribute } from './hcl-attributes.ts';

/** `${var.name}` and `${local.name}` in a text; `$${` is no expression. */
export const HCL_EXPRESSION = /(?<!\$)\$\{\s*((?:var|local)\.[\w-]+)\s*\}/g;

/** Limits for hostile files. */
const LONGEST_VALUE = 4096;
const MAXIMUM_DEPTH = 8;
const IN_OTHER_FILES = 'other files of the module may read it';

/**
 * Creates the look-up of the values that a file gives to `var.name`, which is a default, and `local.name`; a name with two
 * values, or one that only an evaluation knows, has none.
 */
export function createHclValues(attributes: readonly HclAttribute[]): (path: string) => Variable | undefined {
  const written = new Map<string, PlacedText | undefined>();
  for (const { block, label, name, value } of attributes) {
    if (block !== 'locals' && (block !== 'variable' || name !== 'default')) continue;
    const path = block === 'locals' ? `local.${name}` : `var.${label}`;
    written.set(path, written.has(path) ? undefined : textOf(value));
  }
  const known = new Map<string, Variable | undefined>();
  let depth = 0;

  function read(path: string): Variable | undefined {
    const text = written.get(path);
    if (text === undefined || depth > MAXIMUM_DEPTH) return undefined;
    depth += 1;
    const filled = fillExpressions(text, HCL_EXPRESSION, lookup);
    depth -= 1;
    const { value } = filled.text;
    const [first] = text.pieces;
    if (first === undefined || value.length > LONGEST_VALUE || /[$%]\{/.test(value)) return undefined;
    const definition = { label: path, offset: first.start, mentions: 0, fixed: IN_OTHER_FILES };
    return { text: filled.text, definition, uses: filled.uses };
  }

  function lookup(path: string): Variable | undefined {
    if (!known.has(path)) {
      known.set(path, undefined);
      known.set(path, read(path));
    }
    return known.get(path);
  }
  return lookup;
}

/** A text alone, or another value, which counts as a text with that expression. */
function textOf(value: readonly CodeToken[]): PlacedText | undefined {
  const [first, dot, name, ...others] = value;
  if (first?.kind === 'text' && dot === undefined) return first.placed;
  if (first?.kind !== 'name' || dot?.text !== '.' || name?.kind !== 'name' || others.length > 0)
    return undefined;
  const end = name.start + name.text.length;
  return placeDecoded(`\${${first.text}.${name.text}}`, first.start, end);
}
