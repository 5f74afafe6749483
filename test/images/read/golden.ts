import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The digest that corpus files are pinned to, and the one that some of them have. */
export const NEW_DIGEST = `sha256:${'01'.repeat(32)}`;

/** One expected reference or unresolved place, in the order of the file. */
export interface Expectation {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly isIgnored: boolean;
  /** Part of the reason why it cannot be edited. */
  readonly notEditable: string | undefined;
}

export interface Golden {
  readonly name: string;
  /** The path that chooses the syntax. */
  readonly path: string;
  readonly syntax: string | undefined;
  readonly source: string;
  readonly pinned: string;
  readonly references: readonly Expectation[];
  readonly unresolved: readonly { readonly start: number; readonly end: number; readonly reason: string }[];
  readonly problems: readonly { readonly line: number; readonly message: string }[];
  /** Names without a tag that are only reported. */
  readonly mentions: readonly { readonly line: number; readonly text: string }[];
}

const CORPUS = join(import.meta.dirname, 'corpus');

/** Changes of form that no reader may notice: each file of the corpus is also read with these. */
const FORMS: readonly (readonly [name: string, change: (text: string) => string])[] = [
  ['CRLF', withCrlf],
  ['BOM', withMark],
  ['no final newline', withoutFinalNewline],
  ['BOM, CRLF and no final newline', (text) => withMark(withCrlf(withoutFinalNewline(text)))],
];

function withCrlf(text: string): string {
  return text.replaceAll(/\r?\n/g, '\r\n');
}

function withMark(text: string): string {
  return `\uFEFF${text.replace(/^\uFEFF/, '')}`;
}

function withoutFinalNewline(text: string): string {
  return text.replace(/\r?\n(⟧?)$/, '$1');
}

/**
 * Every golden file of the corpus, whose format is described in `corpus/README.md`, and those whose name begins with
 * `01-`, one for each syntax, in every other form.
 */
export function readCorpus(): readonly Golden[] {
  const texts = readTexts();
  const committed = texts.map(({ name, source, golden }) => parseGolden(name, source, golden));
  const variants = texts
    .filter(({ name }) => name.includes('/01-'))
    .flatMap(({ name, source, golden: { header, marked } }) =>
      FORMS.map(([form, change]) =>
        parseGolden(`${name} (${form})`, change(source), { header, marked: change(marked) }),
      ),
    );
  return [...committed, ...variants];
}

interface GoldenText {
  readonly header: readonly string[];
  readonly marked: string;
}

function readTexts() {
  return readdirSync(CORPUS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: folder }) =>
      readdirSync(join(CORPUS, folder))
        .filter((file) => file.endsWith('.golden'))
        .map((file) => {
          const read = (name: string) => readFileSync(join(CORPUS, folder, name), 'utf8');
          const [head = '', ...rest] = read(file).split('~~~\n');
          const golden: GoldenText = { header: head.split('\n'), marked: rest.join('~~~\n') };
          return { name: `${folder}/${file}`, source: read(file.replace(/\.golden$/, '')), golden };
        }),
    );
}

function parseGolden(name: string, source: string, golden: GoldenText): Golden {
  const { header } = golden;
  const marked = readMarks(golden.marked);
  if (marked.source !== source) throw new Error(`${name}: the marked text is not the file`);
  const lines = (word: string) =>
    header
      .map((line) => new RegExp(`^${word} (\\d+): (.*)$`).exec(line))
      .flatMap((match) => (match === null ? [] : [{ line: Number(match[1]), text: String(match[2]) }]));
  const value = (key: string) => header.find((line) => line.startsWith(`${key}: `))?.slice(key.length + 2);
  const syntax = value('syntax');
  return {
    name,
    path: value('path') ?? '',
    // Folders are named after syntaxes.
    syntax: syntax === 'none' ? undefined : (syntax ?? name.split('/', 1).join('')),
    source,
    pinned: marked.pinned,
    references: marked.references.map(([start, end], index) => ({
      start,
      end,
      text: value(String(index + 1)) ?? source.slice(start, end),
      isIgnored: header.includes(`${index + 1} ignored`),
      notEditable: value(`${index + 1} no`),
    })),
    unresolved: marked.unresolved.map(([start, end], index) => ({
      start,
      end,
      reason: value(`?${index + 1}`) ?? '',
    })),
    problems: lines('problem').map(({ line, text }) => ({ line, message: text })),
    mentions: lines('mention'),
  };
}

type Range = [number, number];

function readMarks(text: string) {
  const references: Range[] = [];
  const unresolved: Range[] = [];
  const open: Range[] = [];
  let source = '';
  let pinned = '';
  let mode: 'both' | 'source' | 'pinned' = 'both';
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    const next = text.charAt(at + 1);
    if (char === '⟪') {
      const range: Range = [source.length, source.length];
      (next === '?' ? unresolved : references).push(range);
      open.push(range);
      if (next === '?') at += 1;
    } else if (char === '⟫') {
      const range = open.pop();
      if (range !== undefined) range[1] = source.length;
    } else if (char === '⟦') {
      mode = next === '+' ? 'pinned' : 'source';
      at += 1;
    } else if (char === '⟧') {
      mode = 'both';
    } else {
      if (mode !== 'pinned') source += char;
      if (mode !== 'source') pinned += char;
    }
  }
  const digest = NEW_DIGEST;
  return {
    source,
    pinned: pinned.replaceAll('DIGEST', digest).replaceAll('HEX', digest.slice('sha256:'.length)),
    references,
    unresolved,
  };
}
