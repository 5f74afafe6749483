import { IN_SCRIPT } from '../add-literals.ts';
import { createResultCheck } from '../build-result.ts';
import { NO_VARIABLES, type Variable } from '../expand-variables.ts';
import type { Sink } from '../found.ts';
import { offsetOf, type PlacedText, placeDecoded, rangeOf } from '../placed-text.ts';
import { reportImage, reportUnknown } from '../report-image.ts';
import {
  type ExpressionForm,
  type FilledWord,
  fillExpressions,
  findFilledWords,
  isDeclared,
} from '../syntaxes/fill-expressions.ts';
import type { CodeToken } from './code-tokens.ts';
import type { HclAttribute } from './hcl-attributes.ts';

/** `${var.name}` and `${local.name}` in a text; `$${` is no expression. */
const HCL_EXPRESSION = /(?<!\$)\$\{\s*((?:var|local)\.[\w-]+)\s*\}/g;
const FORM: ExpressionForm = {
  word: /(?:(?<!\$)\$\{[^{}"\n]{0,200}\}|[\w./:@+~-])+/g,
  expression: HCL_EXPRESSION,
};

/** Meaning of the texts of an attribute; `text` where nothing else is known. */
export type HclPlace = 'image' | 'script' | 'result' | 'text';

/**
 * Reports the images that values of the file complete in any text: those of `locals` are certain; the default of a variable is
 * not, because whoever calls the module or runs the job may give another value.
 */
export function addHclTemplates(
  source: string,
  sink: Sink,
  syntax: string,
  tokens: readonly CodeToken[],
  attributes: readonly HclAttribute[],
  placeOf: (token: CodeToken) => HclPlace,
): void {
  const valueOf = createHclValues(attributes);
  const isResult = createResultCheck(source);
  const known = new Set([...sink.found, ...sink.unknown].map(({ start }) => start));
  const isInParts = createPartsCheck(sink);
  for (const token of tokens) {
    if (token.kind !== 'text' || !token.text.includes('${')) continue;
    const place = placeOf(token);
    if (place === 'result') continue;
    for (const word of findFilledWords(token.placed, FORM, valueOf)) {
      const start = offsetOf(word.written, 0);
      if (known.has(start) || isDeclared(word) || isInParts(word) || (place !== 'image' && isResult(start)))
        continue;
      addWord(sink, syntax, word, place);
    }
  }
}

/** Creates the check whether a word only puts together the parts of an image that is reported where they stand. */
function createPartsCheck({ found }: Sink): (word: FilledWord) => boolean {
  const startsOf = new Map(
    found.map(({ text }) => [text.value, new Set(text.pieces.map(({ start }) => start))] as const),
  );
  return ({ filled: { text, uses }, written }) => {
    const starts = written.value.startsWith('${') ? startsOf.get(text.value) : undefined;
    return starts !== undefined && uses.every(({ definition }) => starts.has(definition.offset));
  };
}

function addWord(sink: Sink, syntax: string, word: FilledWord, place: HclPlace): void {
  const { filled, kind, written } = word;
  const { text, uses } = filled;
  const isAlone = kind === 'untagged' && place !== 'image';
  const reason = whyUnknown(word) ?? (isAlone ? 'it has no tag of its own' : undefined);
  if (reason === undefined) {
    const script = place === 'script' ? { isScript: true, notEditable: IN_SCRIPT } : {};
    reportImage(sink, syntax, text, NO_VARIABLES, { at: rangeOf(written), uses, ...script });
    return;
  }
  const isScript = place === 'script' || isAlone;
  reportUnknown(sink, {
    syntax,
    text: written.value,
    ...rangeOf(written),
    reason,
    uses,
    expanded: text.value,
    isScript,
  });
}

function whyUnknown({ filled: { text, uses } }: FilledWord): string | undefined {
  const replaced = uses.find(({ definition }) => definition.label.startsWith('var.'))?.definition.label;
  if (replaced !== undefined) return `\`${replaced}\` has only a default, which callers can override`;
  const missing = /\$\{[^{}]*\}/.exec(text.value)?.[0];
  return missing === undefined ? undefined : `\`${missing}\` has no value in this file`;
}

/** Limits for hostile files. */
const LONGEST_VALUE = 4096;
const MAXIMUM_DEPTH = 8;
const IN_OTHER_FILES = 'other files of the module may read it';

/**
 * Creates the look-up of the values that a file gives to `var.name`, which is a default, and `local.name`; a name with two
 * values, or one that only an evaluation knows, has none.
 */
function createHclValues(attributes: readonly HclAttribute[]): (path: string) => Variable | undefined {
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
    if (value.length > LONGEST_VALUE || /[$%]\{/.test(value)) return undefined;
    const definition = first && { label: path, offset: first.start, mentions: 0, fixed: IN_OTHER_FILES };
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
