import { describe, expect, it } from 'vitest';
import type { Comparison, Standing } from '../../bench/compare.ts';
import {
  goalsText,
  headlines,
  headlineTable,
  lostTable,
  readResults,
} from '../../scripts/generate/bench-tables.ts';
import { documentPaths } from '../support/document-blocks.ts';
import { readRepositoryFile } from '../support/repository.ts';

const results = readResults();
const read = (path: string): string => readRepositoryFile(path) ?? expect.fail(path);

function rowOf(section: string, work: string): Comparison {
  const row = results.sections[section]?.rows.find((known) => known.work === work);
  return (
    row ?? expect.fail(`bench/results.json has no row "${work}" of ${section}: npm run bench -- ${section}`)
  );
}

/** A figure of the first contestant whose name or role this is. */
function figure(row: Comparison, who: string | RegExp, name = 'wallMs'): number {
  const isMeant = (one: Standing): boolean =>
    typeof who === 'string' ? one.role === who : who.test(one.name);
  const standing = row.standings.find((one) => isMeant(one) && !('absent' in one));
  const value = standing === undefined || 'absent' in standing ? undefined : standing.figures[name];
  return (
    value ?? expect.fail(`${row.work}: no ${name} of ${who}: npm run bench (start-up with --actions FOLDER)`)
  );
}

const resolve = (work: string): Comparison => rowOf('resolve', work);
const action = (): Comparison => rowOf('start-up', 'an action without inputs, to its end');

/** Claims of the README and pages about speed and size, each with the row that shows it. */
const claims: readonly {
  readonly path: string;
  readonly words: string;
  readonly shown: () => boolean;
}[] = [
  {
    path: 'docs/performance.md',
    words: 'For one image they win',
    shown: () =>
      [/^crane digest, loop/, /^skopeo inspect --no-tags, loop/].every(
        (peer) => figure(resolve('1 image, 0 ms'), peer) < figure(resolve('1 image, 0 ms'), 'us'),
      ),
  },
  {
    path: 'docs/performance.md',
    words: 'one process that keeps its connections is ahead of many that open their own',
    shown: () =>
      [/^crane digest, 8/, /^skopeo inspect --no-tags, 8/].every(
        (peer) => figure(resolve('100 images, 0 ms'), peer) > figure(resolve('100 images, 0 ms'), 'us'),
      ),
  },
  {
    path: 'docs/performance.md',
    words: 'and crane, 8 at a time, for ten',
    shown: () =>
      figure(resolve('10 images, 0 ms'), /^crane digest, 8/) < figure(resolve('10 images, 0 ms'), 'us'),
  },
  {
    path: 'docs/performance.md',
    words: 'such as octo-sts, starts almost as fast as Node.js itself',
    shown: () =>
      figure(action(), /octo-sts/) < figure(action(), 'us') &&
      figure(action(), /octo-sts/) < 1.5 * figure(action(), /^node -e 0$/),
  },
  {
    path: 'docs/performance.md',
    words: 'Our bundle is larger than that of most single actions',
    shown: () => {
      const { standings } = rowOf('start-up', 'size of an action');
      const sizes = standings.flatMap((one) => ('absent' in one ? [] : (one.figures['bundleBytes'] ?? [])));
      const [own = 0, ...others] = sizes;
      return others.filter((size) => size < own).length > others.length / 2;
    },
  },
  {
    path: 'docs/performance.md',
    words: 'two requests per image with an anonymous token, one with a registry token',
    shown: () =>
      figure(resolve('100 images, 0 ms'), 'us', 'requests') === 200 &&
      figure(resolve('100 images, 0 ms'), /registry token/, 'requests') === 100,
  },
  {
    path: 'docs/architecture.md',
    words: "The bundle's entry is small.",
    shown: () => figure(rowOf('start-up', 'size of an action'), 'us', 'entryBytes') < 100_000,
  },
];

describe('what the documents say of speed and size', () => {
  it.each(claims)('$path: $words', ({ path, shown, words }) => {
    expect(read(path).replace(/\s+/g, ' ')).toContain(words);
    expect(shown(), 'bench/results.json shows otherwise').toBe(true);
  });

  const spoken =
    /(?<!-)\b(?:fast(?:er|est)?|slow(?:er|est)?|quick(?:er|est|ly)?|milliseconds?|[0-9]+ ?ms)\b/i;
  /** Sentences that compare with nothing. */
  const plain = [
    '## Where others are faster',
    'adds 0, 20 or 50 ms to each request',
    'the milliseconds do not',
    // A refusal in the words of GitHub.
    '`was submitted too quickly`',
  ];
  // Decisions tell what was measured when they were made.
  const pages = documentPaths().filter((path) => !/^docs\/(?:decisions|reference)\//.test(path));

  it.each(pages.filter((path) => path === 'README.md' || path.startsWith('docs/')))(
    '%s says nothing of it without a row (else: add it to the claims above)',
    (path) => {
      const written = read(path).replace(/<!-- generated: [\s\S]*?<!-- end of generated: .*-->/g, '');
      const paragraphs = written.split(/\n\s*\n/).map((paragraph) => paragraph.replace(/\s+/g, ' '));
      const known = [...claims.filter((claim) => claim.path === path).map(({ words }) => words), ...plain];
      const bare = paragraphs.filter(
        (paragraph) => spoken.test(paragraph) && !known.some((words) => paragraph.includes(words)),
      );
      expect(bare).toEqual([]);
    },
  );
});

describe('the page on performance', () => {
  const page = read('docs/performance.md');

  it('is made from bench/results.json, and shows every row that others win (else: npm run generate)', () => {
    expect(page).toContain(headlineTable(results, headlines));
    expect(page).toContain(lostTable(results));
    expect(page).toContain(goalsText(results));
  });

  it.each(headlines.filter(({ section }) => section in results.sections))(
    'has a row of $section: $work',
    ({ section, words, work }) => {
      rowOf(section, work);
      expect(page).toContain(`| ${words} |`);
    },
  );
});
