import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Syntax } from '../../src/scan/syntax.ts';

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
  readonly syntax: Syntax | undefined;
  readonly source: string;
  readonly pinned: string;
  readonly references: readonly Expectation[];
  readonly unresolved: readonly { readonly start: number; readonly end: number; readonly reason: string }[];
  readonly problems: readonly { readonly line: number; readonly message: string }[];
}

const CORPUS = join(import.meta.dirname, 'corpus');

/** Every golden file of the corpus; its form is told in `corpus/README.md`. */
export function readCorpus(): readonly Golden[] {
  return readdirSync(CORPUS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: folder }) =>
      readdirSync(join(CORPUS, folder))
        .filter((file) => file.endsWith('.golden'))
        .map((file) => readGolden(folder, file)),
    );
}

function readGolden(folder: string, file: string): Golden {
  const golden = readFileSync(join(CORPUS, folder, file), 'utf8');
  const source = readFileSync(join(CORPUS, folder, file.replace(/\.golden$/, '')), 'utf8');
  const [head = '', ...rest] = golden.split('~~~\n');
  const header = head.split('\n');
  const marked = readMarks(rest.join('~~~\n'));
  if (marked.source !== source) throw new Error(`${folder}/${file}: the marked text is not the file`);
  const value = (key: string) => header.find((line) => line.startsWith(`${key}: `))?.slice(key.length + 2);
  const syntax = value('syntax');
  return {
    name: `${folder}/${file}`,
    path: value('path') ?? '',
    // Folders are named after syntaxes.
    syntax: syntax === 'none' ? undefined : ((syntax ?? folder) as Syntax),
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
    problems: header
      .filter((line) => line.startsWith('problem '))
      .map((line) => /^problem (\d+): (.*)$/.exec(line))
      .map((match) => ({ line: Number(match?.[1]), message: match?.[2] ?? '' })),
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
