import { lastIndexAt, type Range } from './range.ts';
/** A variable that contributed to a text, such as `ARG TAG=3.12`. */
export interface Definition {
  /** Its name in messages, such as `ARG TAG`. */
  readonly label: string;
  /** The offset of its value, which identifies it. */
  readonly offset: number;
  /** How often the file mentions it: more often than images do means that it has other readers. */
  readonly mentions: number;
  /** Whoever uses the file can give another value. */
  readonly isDefault?: boolean;
  /** Why its value must keep its text, if so. */
  readonly fixed?: string | undefined;
}

/** One mention of a variable, at its offset in the file. */
export interface Use {
  readonly definition: Definition;
  readonly at: number;
}

/** Characters and their source range; 1:1 if both have the same length. */
export interface Piece extends Range {
  readonly text: string;
  readonly from: Definition | undefined;
}

/** A decoded text with the source position of each character. */
export interface PlacedText {
  readonly value: string;
  readonly pieces: readonly Piece[];
}

export const NO_TEXT: PlacedText = { value: '', pieces: [] };

/** The source range without any decoding. */
export function placeRange(source: string, start: number, end: number): PlacedText {
  return placeDecoded(source.slice(start, end), start, end);
}

/** A decoded value for a whole range that cannot be split. */
export function placeDecoded(value: string, start: number, end: number): PlacedText {
  return value === '' ? NO_TEXT : { value, pieces: [{ text: value, start, end, from: undefined }] };
}

/** Concatenates texts and merges neighboring pieces. */
export function joinPlaced(parts: readonly PlacedText[]): PlacedText {
  const [first] = parts;
  if (first !== undefined && parts.length === 1) return first;
  const pieces: Piece[] = [];
  for (const part of parts) {
    for (const piece of part.pieces) {
      const last = pieces.at(-1);
      if (last?.end === piece.start && last.from === piece.from && isExact(last) && isExact(piece))
        pieces[pieces.length - 1] = { ...last, text: last.text + piece.text, end: piece.end };
      else pieces.push(piece);
    }
  }
  return { value: parts.map((part) => part.value).join(''), pieces };
}

export function slicePlaced(placed: PlacedText, from: number, to: number = placed.value.length): PlacedText {
  if (from <= 0 && to >= placed.value.length) return placed;
  const only = onlyExact(placed);
  if (only !== undefined) return sliceExact(only, from, to);
  const pieces: Piece[] = [];
  const begin = firstPiece(placed, Math.max(0, from));
  let at = begin.at;
  for (let index = begin.index; index < placed.pieces.length && at < to; index += 1) {
    const piece = placed.pieces[index];
    if (piece === undefined) break;
    const next = at + piece.text.length;
    const first = Math.max(from, at) - at;
    const last = Math.min(to, next) - at;
    if (first < last) {
      const text = piece.text.slice(first, last);
      const whole = !isExact(piece);
      pieces.push({
        text,
        start: whole ? piece.start : piece.start + first,
        end: whole ? piece.end : piece.start + last,
        from: piece.from,
      });
    }
    at = next;
  }
  return { value: placed.value.slice(from, to), pieces };
}

/** The piece of a text that consists of one literal piece, as nearly all do. */
function onlyExact({ pieces }: PlacedText): Piece | undefined {
  const first = pieces[0];
  return first !== undefined && pieces.length === 1 && isExact(first) ? first : undefined;
}

function sliceExact({ from: definition, start, text }: Piece, from: number, to: number): PlacedText {
  const value = text.slice(from, to);
  if (value === '') return NO_TEXT;
  const at = start + from;
  return { value, pieces: [{ text: value, start: at, end: at + value.length, from: definition }] };
}

export function trimPlaced(placed: PlacedText): PlacedText {
  const { value } = placed;
  if (value.trim() === value) return placed;
  const start = value.length - value.trimStart().length;
  return slicePlaced(placed, start, Math.max(start, value.trimEnd().length));
}

/** Attributes pieces to a variable, unless an inner one is recorded. */
export function markDefinition(placed: PlacedText, definition: Definition | undefined): PlacedText {
  return {
    value: placed.value,
    pieces: placed.pieces.map((piece) => ({ ...piece, from: piece.from ?? definition })),
  };
}

export function pieceAt(placed: PlacedText, index: number): { piece: Piece; within: number } | undefined {
  if (index >= placed.value.length) return undefined;
  const begin = firstPiece(placed, Math.max(0, index));
  const piece = placed.pieces[begin.index];
  return piece && { piece, within: index - begin.at };
}

/** Texts of more pieces than this are asked for many places, such as the words of a continued line. */
const FEW_PIECES = 16;
const startsOf = new WeakMap<PlacedText, readonly number[]>();

/** The piece with the character at an index, and the index at which it begins. */
function firstPiece(placed: PlacedText, index: number): { readonly index: number; readonly at: number } {
  const starts =
    placed.pieces.length > FEW_PIECES ? (startsOf.get(placed) ?? readStarts(placed)) : readStarts(placed);
  if (placed.pieces.length > FEW_PIECES) startsOf.set(placed, starts);
  const found = lastIndexAt(starts, (start) => start, index);
  return { index: found, at: starts[found] ?? 0 };
}

/** The index in the whole text at which each piece begins. */
function readStarts({ pieces }: PlacedText): readonly number[] {
  let at = 0;
  return pieces.map(({ text }) => {
    at += text.length;
    return at - text.length;
  });
}

/** The source offset before this index; at the end, after the last character. */
export function offsetOf(placed: PlacedText, index: number): number {
  const only = onlyExact(placed);
  if (only !== undefined) return Math.min(only.start + index, only.end);
  const hit = pieceAt(placed, index);
  if (hit === undefined) return placed.pieces.at(-1)?.end ?? 0;
  return isExact(hit.piece) ? hit.piece.start + hit.within : hit.piece.start;
}

/** The source offset after the previous character, or `offsetOf` if there is none. */
export function offsetAfter(placed: PlacedText, index: number): number {
  const only = onlyExact(placed);
  if (only !== undefined) return Math.min(only.start + index, only.end);
  const hit = index === 0 ? undefined : pieceAt(placed, index - 1);
  if (hit === undefined) return offsetOf(placed, index);
  return isExact(hit.piece) ? hit.piece.start + hit.within + 1 : hit.piece.end;
}

/** Where a text stands in its source. */
export function rangeOf(placed: PlacedText): Range {
  return { start: offsetOf(placed, 0), end: offsetAfter(placed, placed.value.length) };
}

function isExact(piece: Piece): boolean {
  return piece.text.length === piece.end - piece.start;
}
