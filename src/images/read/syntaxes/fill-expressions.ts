import type { Variable } from '../expand-variables.ts';
import {
  joinPlaced,
  markDefinition,
  offsetOf,
  type PlacedText,
  slicePlaced,
  type Use,
} from '../placed-text.ts';

/** No reference is longer; expressions behind so many characters of values stay as they are written. */
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
    uses.push({ definition: value.definition, at: offsetOf(written, index) }, ...value.uses);
    parts.push(slicePlaced(written, at, index), markDefinition(value.text, value.definition));
    at = index + all.length;
  }
  return { text: joinPlaced([...parts, slicePlaced(written, at)]), uses, first, missing };
}
