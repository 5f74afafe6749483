import { escapeMarkdown } from './markdown.ts';
import { escapeXml } from './plain-text.ts';

const REDACTED = '***';
/** Shorter secrets are ignored: they would blot out ordinary words. */
const SHORTEST_SECRET = 4;
const SHORTEST_FORM = 6;

/** The known secrets of a run, and the one rule for removing them from text. */
export interface Redactor {
  /** Adds a secret, and returns the texts that the host's own mask needs: each of its lines and their derived forms. */
  add(secret: string): readonly string[];
  /** The text with every known secret, its forms, and every piece of 24 characters of either replaced by `***`. */
  redact(text: string): string;
}

/** Creates a redactor. Its time is proportional to the text, whatever the number of secrets. */
export function createRedactor(): Redactor {
  const known = new Set<string>();
  /** Short texts, which are found only as a whole; longest first, so that no part of one is left. */
  let wholes: readonly string[] = [];
  const pieces = createPieceIndex();
  return {
    add: (secret) => {
      const lines = linesOf(secret);
      for (const form of lines.flatMap(formsOf)) {
        if (known.has(form.text)) continue;
        known.add(form.text);
        if (form.text.length >= PIECE) pieces.add(form);
        else wholes = [...wholes, form.text].sort((one, other) => other.length - one.length);
      }
      return [...new Set(lines.flatMap(masksOf))];
    },
    redact: (text) =>
      wholes.reduce(
        (redacted, whole) => redacted.replaceAll(whole, REDACTED),
        cutOut(text, pieces.find(text)),
      ),
  };
}

/** The lines of a secret, as logs show them; lines too short to distinguish from words are dropped. */
function linesOf(secret: string): readonly string[] {
  const lines = secret.split(/\r?\n/).map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line.length >= SHORTEST_SECRET);
}

/** Texts for a host's own mask: the secret, and its URL-encoded, base64 and Basic forms. */
function masksOf(secret: string): readonly string[] {
  const encoded = [secret, `_token:${secret}`].flatMap((text) => bothAlphabets(base64Of(text)));
  return [secret, ...encoded, ...urlEncoded(secret)];
}

/**
 * All forms to search for. The header of a JWT is not secret, and other tokens share it. Pieces of `_token:<secret>`
 * are pieces of the secret, and its base64 is the second of the three alignments.
 */
function formsOf(secret: string): readonly Form[] {
  const start = headerLength(secret);
  // Inside a longer text, base64 differs between the three alignments.
  const aligned = [0, 1, 2].flatMap((lead) => bothAlphabets(alignedBase64(secret, lead)));
  const alignedStart = Math.ceil((start * 4) / 3);
  const whole = secret.length >= PIECE ? [] : masksOf(secret).filter((text) => text.length >= SHORTEST_FORM);
  const others = [...urlEncoded(secret), jsonEscaped(secret), escapeXml(secret), ...whole];
  return [
    { text: secret, start },
    // Summaries and comments are redacted once more as a whole, after what they show was escaped.
    { text: inMarkdown(secret), start: inMarkdown(secret.slice(0, start)).length },
    ...others.map((text) => ({ text, start: 0 })),
    ...aligned.filter((text) => text.length >= BLOCK).map((text) => ({ text, start: alignedStart })),
  ];
}

/** Length of a JWT's header with its dot; 0 for other secrets, and if too little would remain to search for. */
function headerLength(secret: string): number {
  const header = /^eyJ[\w-]*\.(?=[\w-]+\.)/.exec(secret)?.[0] ?? '';
  return secret.length - header.length >= PIECE ? header.length : 0;
}

function urlEncoded(secret: string): readonly string[] {
  // Lone surrogates cannot be encoded.
  const upper = encodeURIComponent(secret.replace(/\p{Cs}/gu, ''));
  const lower = upper.replace(/%[0-9A-F]{2}/g, (escape) => escape.toLowerCase());
  return [...new Set([upper, lower])].filter((text) => text !== secret);
}

const inMarkdown = (secret: string): string => escapeMarkdown(secret, Number.POSITIVE_INFINITY);

const jsonEscaped = (secret: string): string => JSON.stringify(secret).slice(1, -1);

/** Base64 without padding, which the padded form begins with. */
function base64Of(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  return btoa(bytes).replace(/=+$/, '');
}

/** The characters of base64 that depend on the secret alone if `lead` bytes precede it. */
function alignedBase64(secret: string, lead: number): string {
  const whole = base64Of('_'.repeat(lead) + secret);
  const open = whole.length % 4 === 0 ? 0 : 1;
  return whole.slice(lead === 0 ? 0 : lead + 1, whole.length - open);
}

/** Base64 in the alphabet of RFC 4648 §4, and in that of URLs if it differs. */
function bothAlphabets(base64: string): readonly string[] {
  return [...new Set([base64, base64.replaceAll('+', '-').replaceAll('/', '_')])];
}

function cutOut(text: string, spans: readonly Span[]): string {
  let redacted = '';
  let done = 0;
  for (const { start, end } of spans) {
    if (start >= done) redacted += text.slice(done, start) + REDACTED;
    done = end;
  }
  return redacted + text.slice(done);
}

/** Any piece of a secret of at least this many characters is redacted. */
const PIECE = 24;
/** Every text of 23 characters or more contains a whole block of 12 that begins at a multiple of 12. */
const BLOCK = 12;
/** Positions kept per block; what very many secrets have in common is found by the first of them. */
const MAXIMUM_PLACES = 32;

interface Form {
  readonly text: string;
  readonly start: number;
}

/** A range of a text; `end` is exclusive. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** Characters that occur in no token, nor in its URL-encoded, base64 and Markdown forms. */
const UNUSUAL = /[^\w.~%+/=:&#;-]/;
/** Ranges in which a piece of such a form can occur. */
const USUAL_RUN = /[\w.~%+/=:&#;-]{24,}/g;
const ANY_RUN = /[\s\S]{24,}/g;

/** Indexes every twelfth block of its forms: every piece of 24 characters contains a whole one. */
function createPieceIndex() {
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
