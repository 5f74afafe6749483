import { isCompleteReference, isHostSegment, isUntaggedName } from '../../reference/image-reference.ts';
import { usesOf, type Variable } from '../expand-variables.ts';
import {
  joinPlaced,
  markDefinition,
  offsetOf,
  type PlacedText,
  slicePlaced,
  type Use,
} from '../placed-text.ts';

/** No reference is longer; expressions after so many characters of values stay as written. */
const MAXIMUM_LENGTH = 8192;

/** A text with the values of its expressions in their places. */
export interface FilledText {
  readonly text: PlacedText;
  readonly uses: readonly Use[];
  /** The value that stands first in it. */
  readonly first: PlacedText | undefined;
  /** The first expression without a value, which stays as it is written. */
  readonly missing: string | undefined;
}

/** Fills in the values of expressions; the first group of the pattern, which is global, is the path of a value. */
export function fillExpressions(
  written: PlacedText,
  expression: RegExp,
  valueOf: (path: string) => Variable | undefined,
): FilledText {
  const parts: PlacedText[] = [];
  const uses: Use[] = [];
  let first: PlacedText | undefined;
  let missing: string | undefined;
  let at = 0;
  let length = 0;
  for (const { 0: all, 1: path = '', index } of written.value.matchAll(expression)) {
    const value = length > MAXIMUM_LENGTH ? undefined : valueOf(path);
    if (value === undefined) {
      missing ??= all;
      continue;
    }
    first ??= value.text;
    length += value.text.value.length;
    uses.push(...usesOf(value, offsetOf(written, index)));
    parts.push(slicePlaced(written, at, index), markDefinition(value.text, value.definition));
    at = index + all.length;
  }
  return { text: joinPlaced([...parts, slicePlaced(written, at)]), uses, first, missing };
}

/** How a language writes expressions in texts; all patterns are global. */
export interface ExpressionForm {
  /** A word with any expressions in it. */
  readonly word: RegExp;
  /** An expression that may have a value; the first group is its path. */
  readonly expression: RegExp;
}

/** A word of a text that begins with a registry host, once expressions have their values. */
export interface FilledWord {
  readonly written: PlacedText;
  readonly filled: FilledText;
  /** `complete`: with a tag or a digest. `untagged`: a name alone. `variable`: another expression has no value. */
  readonly kind: 'complete' | 'untagged' | 'variable';
}

const IMAGE_SCHEME = /^(?:docker|oci|docker-image):\/\//;
/** Punctuation that a sentence or a list puts after a word. */
const PUNCTUATION = /(?<![.:-])[.:-]+$/;

/** Finds the words of a text that values of expressions make a name with a registry host. */
export function findFilledWords(
  text: PlacedText,
  { expression, word }: ExpressionForm,
  valueOf: (path: string) => Variable | undefined,
): readonly FilledWord[] {
  return [...text.value.matchAll(word)].flatMap(({ 0: all, index }) => {
    if (!all.includes('$')) return [];
    const start = index + (IMAGE_SCHEME.exec(all)?.[0].length ?? 0);
    const written = slicePlaced(text, start, index + all.replace(PUNCTUATION, '').length);
    const filled = fillExpressions(written, expression, valueOf);
    const kind = filled.text.value === written.value ? undefined : kindOf(filled.text.value);
    return kind === undefined ? [] : [{ written, filled, kind }];
  });
}

/** Whether a value is an image as a whole, which counts where it is declared. */
export function isDeclared({ filled: { first, text } }: FilledWord): boolean {
  return first?.value === text.value && isCompleteReference(text.value);
}

function kindOf(text: string): FilledWord['kind'] | undefined {
  const [host = '', ...path] = text.split('/');
  if (path.length === 0 || path[0] === '' || !isHostSegment(host) || /[$@]/.test(host)) return undefined;
  if (text.includes('$')) return 'variable';
  if (isCompleteReference(text)) return 'complete';
  return path.length > 1 && isUntaggedName(text) ? 'untagged' : undefined;
}
