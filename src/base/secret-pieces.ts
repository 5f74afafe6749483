/** Any piece of a secret of at least this many characters is redacted. */
export const PIECE = 24;
/** Every text of 23 characters or more contains a whole block of 12 that begins at a multiple of 12. */
export const BLOCK = 12;
/** Positions kept per block; what very many secrets have in common is found by the first of them. */
const MAXIMUM_PLACES = 32;

export interface Form {
  readonly text: string;
  readonly start: number;
}

/** A range of a text; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface PieceIndex {
  add(form: Form): void;
  /** Ranges of the text that are pieces of a form, ordered by their ends. */
  find(text: string): readonly Span[];
}

/** Characters that occur in no token, nor in its URL-encoded, base64 and Markdown forms. */
const UNUSUAL = /[^\w.~%+/=:&#;-]/;
/** Ranges in which a piece of such a form can occur. */
const USUAL_RUN = /[\w.~%+/=:&#;-]{24,}/g;

/** Odd, so that multiplication loses nothing. Blocks are compared after their hashes, so it affects only speed. */
const MULTIPLIER = 0x01000193;
const FILTER_MASK = 0xffff;
const FIRST_WEIGHT = Array.from({ length: BLOCK - 1 }).reduce<number>(
  (weight) => Math.imul(weight, MULTIPLIER),
  1,
);

/** Indexes every twelfth block of its forms: every piece of 24 characters contains a whole one. */
export function createPieceIndex(): PieceIndex {
  const places = new Map<number, { readonly form: Form; readonly offset: number }[]>();
  /** By the low bits of a hash; this alone rules out nearly all positions of a text. */
  const mayStart = new Uint8Array(FILTER_MASK + 1);
  let isUsual = true;
  return {
    add: (form) => {
      isUsual &&= !UNUSUAL.test(form.text);
      for (let offset = form.start; offset + BLOCK <= form.text.length; offset += BLOCK) {
        const hash = hashOf(form.text, offset);
        mayStart[hash & FILTER_MASK] = 1;
        const held = places.get(hash);
        if (held === undefined) places.set(hash, [{ form, offset }]);
        else if (held.length < MAXIMUM_PLACES) held.push({ form, offset });
      }
    },
    find: (text) => {
      if (places.size === 0) return [];
      const spans: Span[] = [];
      const match = (at: number, hash: number): Span | undefined => {
        let whole: Span | undefined;
        for (const { form, offset } of places.get(hash) ?? []) {
          const piece = matchAt(text, at, form, offset);
          if (piece === undefined) continue;
          const { end, start } = whole ?? piece;
          whole = { start: Math.min(start, piece.start), end: Math.max(end, piece.end) };
        }
        return whole;
      };
      if (!isUsual) findInRun(text, 0, text.length, mayStart, match, spans);
      else {
        for (const { 0: run, index } of text.matchAll(USUAL_RUN))
          findInRun(text, index, index + run.length, mayStart, match, spans);
      }
      return spans;
    },
  };
}

function hashOf(text: string, offset: number): number {
  let hash = 0;
  for (let at = offset; at < offset + BLOCK; at += 1)
    hash = (Math.imul(hash, MULTIPLIER) + text.charCodeAt(at)) | 0;
  return hash;
}

/** Adds the pieces in one range of a text to the spans, in order. */
function findInRun(
  text: string,
  start: number,
  end: number,
  mayStart: Uint8Array,
  match: (at: number, hash: number) => Span | undefined,
  spans: Span[],
): void {
  let at = start;
  let hash = hashOf(text, at);
  while (at + BLOCK <= end) {
    const span = mayStart[hash & FILTER_MASK] === 1 ? match(at, hash) : undefined;
    if (span === undefined) {
      const rest = (hash - Math.imul(text.charCodeAt(at), FIRST_WEIGHT)) | 0;
      hash = (Math.imul(rest, MULTIPLIER) + text.charCodeAt(at + BLOCK)) | 0;
      at += 1;
    } else {
      spans.push(span);
      // Another piece that begins inside this one either has less than a piece left or is found again after it.
      at = span.end;
      hash = hashOf(text, at);
    }
  }
}

/** The longest piece of a form around a block that may occur here; `undefined` for less than a piece. */
function matchAt(text: string, at: number, { start, text: form }: Form, offset: number): Span | undefined {
  let after = 0;
  while (offset + after < form.length && text[at + after] === form[offset + after]) after += 1;
  if (after < BLOCK) return undefined;
  let before = 0;
  while (before < offset && text[at - before - 1] === form[offset - before - 1]) before += 1;
  const secret = after + Math.min(before, offset - start);
  return secret < PIECE ? undefined : { start: at - before, end: at + after };
}
