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

/** Characters that occur in no token, nor in its URL-encoded, base64 and Markdown forms. */
const UNUSUAL = /[^\w.~%+/=:&#;-]/;
/** Ranges in which a piece of such a form can occur. */
const USUAL_RUN = /[\w.~%+/=:&#;-]{24,}/g;
const ANY_RUN = /[\s\S]{24,}/g;

/** Indexes every twelfth block of its forms: every piece of 24 characters contains a whole one. */
export function createPieceIndex() {
  const places = new Map<string, { readonly form: Form; readonly offset: number }[]>();
  let runs = USUAL_RUN;
  /** The range around this position that is a piece of some form, or pieces of several. */
  const pieceAt = (text: string, at: number): Span | undefined => {
    const held = places.get(text.slice(at, at + BLOCK));
    if (held === undefined) return undefined;
    const pieces = held.flatMap(({ form, offset }) => matchAt(text, at, form, offset) ?? []);
    if (pieces.length === 0) return undefined;
    const start = Math.min(...pieces.map((piece) => piece.start));
    return { start, end: Math.max(...pieces.map((piece) => piece.end)) };
  };
  return {
    add: (form: Form): void => {
      if (UNUSUAL.test(form.text)) runs = ANY_RUN;
      for (let offset = form.start; offset + BLOCK <= form.text.length; offset += BLOCK) {
        const block = form.text.slice(offset, offset + BLOCK);
        const held = places.get(block);
        if (held === undefined) places.set(block, [{ form, offset }]);
        else if (held.length < MAXIMUM_PLACES) held.push({ form, offset });
      }
    },
    /** Ranges of the text that are pieces of a form, ordered by their ends. */
    find: (text: string): readonly Span[] => {
      if (places.size === 0) return [];
      const spans: Span[] = [];
      for (const { 0: run, index } of text.matchAll(runs)) {
        const end = index + run.length;
        for (let at = index; at + BLOCK <= end; at += 1) {
          const span = pieceAt(text, at);
          if (span === undefined) continue;
          spans.push(span);
          // Another piece that begins inside this one either has less than a piece left or is found again after it.
          at = span.end - 1;
        }
      }
      return spans;
    },
  };
}

/** The longest piece of a form around a block that occurs here; `undefined` for less than a piece. */
function matchAt(text: string, at: number, { start, text: form }: Form, offset: number): Span | undefined {
  let after = BLOCK;
  while (offset + after < form.length && text[at + after] === form[offset + after]) after += 1;
  let before = 0;
  while (before < offset && text[at - before - 1] === form[offset - before - 1]) before += 1;
  const secret = after + Math.min(before, offset - start);
  return secret < PIECE ? undefined : { start: at - before, end: at + after };
}
