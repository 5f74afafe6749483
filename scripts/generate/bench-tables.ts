import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Comparison, Standing, Verdict } from '../../bench/compare.ts';
import { type MeasuredSection, type Results, renderNumber } from '../../bench/results.ts';
import type { Renderer } from './generated.ts';
import { inlineMarkdown, markdownTable } from './markdown.ts';
import { emptySection } from './sections.ts';

/** A row of the bench that the README shows, in the words of a user. */
export interface Headline {
  readonly section: string;
  readonly work: string;
  readonly words: string;
  /** `wallMs` unless given. */
  readonly figure?: string;
  /** Which of our contestants; the first unless given. */
  readonly own?: string;
  /** The contestant that stands for what most people do. */
  readonly usual?: string;
}

const LOOP = 'skopeo inspect, loop';

/** What the README shows: work of every section, also where others are better. */
export const headlines: readonly Headline[] = [
  { section: 'resolve', work: '1 image, 20 ms', words: 'Digest of 1 tag, 20 ms away', usual: LOOP },
  { section: 'resolve', work: '10 images, 20 ms', words: 'Digests of 10 tags, 20 ms away', usual: LOOP },
  { section: 'resolve', work: '100 images, 20 ms', words: 'Digests of 100 tags, 20 ms away', usual: LOOP },
  {
    section: 'start-up',
    work: 'an action without inputs, to its end',
    words: 'Start of an action, to its error',
    usual: 'actions-checkout',
  },
  {
    section: 'list',
    work: '100,000 advisories, 20 ms away',
    words: '100,000 advisories, 20 ms a page, 8 pages at once here',
    own: 'platform-actions, 8 in flight',
    usual: 'octokit paginate',
  },
  {
    section: 'scan',
    work: '2,000 files with 8,800 images',
    words: 'Images missed in 2,000 files of our corpus, of the kinds that a tool says it reads',
    figure: 'missedOfOwn',
  },
  {
    section: 'memory',
    work: '1,000, 10,000, 100,000 advisories listed, none kept',
    words: 'Memory for 100,000 advisories',
    figure: 'hundredfoldMib',
  },
];

type Measured = Exclude<Standing, { readonly absent: string }>;

const resultsFile = join(import.meta.dirname, '../../bench/results.json');

/** What `npm run bench` has kept. */
export function readResults(): Results {
  return JSON.parse(readFileSync(resultsFile, 'utf8'));
}

/** The README's table and the tables of the page on performance, from the results that are kept. */
export const renderBench: Renderer = () => {
  const results = readResults();
  return [
    {
      kind: 'sections',
      path: 'README.md',
      scaffold: emptySection('bench'),
      sections: { bench: headlineTable(results, headlines) },
    },
    {
      kind: 'sections',
      path: 'docs/performance.md',
      scaffold: ['# Performance', emptySection('others-faster'), emptySection('bench'), ''].join('\n\n'),
      sections: { 'others-faster': lostTable(results), bench: sectionTables(results) },
    },
  ];
};

/** Each headline with our figure and the best of the peers'; those that were not measured are left out. */
export function headlineTable(results: Results, picks: readonly Headline[]): string {
  const lines = picks.flatMap(({ figure = 'wallMs', own: which, section, usual, words, work }) => {
    const row = results.sections[section]?.rows.find((known) => known.work === work);
    const [own, best] = row === undefined ? [] : [ours(row, figure, which), bestPeer(row, figure)];
    if (own === undefined || best === undefined) return [];
    const common = row && measured(row, figure).find((standing) => standing.name === usual);
    const told = (one: Measured): string => `${cellOf(one, figure)} (${name(one)})`;
    return [[words, cellOf(own, figure), common === undefined ? '' : told(common), told(best)]];
  });
  return markdownTable(['Work', 'Here', 'A usual way', 'The best of the others'], lines);
}

/** Every row in which a peer takes less time than we do. */
export function lostTable(results: Results): string {
  const lines = Object.entries(results.sections).flatMap(([section, { rows }]) =>
    rows.flatMap((row) => {
      const own = ours(row, 'wallMs');
      const best = bestPeer(row, 'wallMs');
      if (own === undefined || best === undefined) return [];
      if (valueOf(best, 'wallMs') >= valueOf(own, 'wallMs')) return [];
      const work = inlineMarkdown(`${section}: ${row.work}`);
      return [[work, cellOf(own, 'wallMs'), `${cellOf(best, 'wallMs')} (${name(best)})`]];
    }),
  );
  return lines.length === 0
    ? 'In no row.'
    : markdownTable(['Row', 'Here', 'The fastest of the others'], lines);
}

/** All rows of all sections, with what they were measured on. */
export function sectionTables(results: Results): string {
  return Object.entries(results.sections)
    .map(([section, measured]) => sectionText(section, measured))
    .join('\n\n');
}

function sectionText(section: string, { at, machine, node, rows }: MeasuredSection): string {
  const heading = `### ${section}`;
  const setting = `${at.slice(0, 10)}, ${inlineMarkdown(machine)}, Node.js ${node.slice(1)}`;
  if (rows.every(isScored)) return [heading, `${setting}; ${SCORE_WORDS}`, scoreTable(rows)].join('\n\n');
  const verdicts = rows.flatMap(({ verdicts, work }) =>
    verdicts.map((verdict) => verdictCells(work, verdict)),
  );
  return [
    heading,
    `${setting}; medians of so many rounds.`,
    figureTable(rows),
    ...(verdicts.length === 0
      ? []
      : [markdownTable(['Work', 'Goal', 'At most', 'Reached', 'Met'], verdicts)]),
  ].join('\n\n');
}

const SCORE_WORDS = 'recall / precision in percent; – where nothing was found.';

/** Whether a row tells how right its contestants are, and nothing else. */
function isScored({ standings }: Comparison): boolean {
  return standings.every((one) => 'absent' in one || 'recall' in one.figures);
}

/** A line for each row, a column for each contestant. */
function scoreTable(rows: readonly Comparison[]): string {
  const header = rows[0]?.standings.map((one) => name(one)) ?? [];
  const lines = rows.map(({ standings, work }) => [inlineMarkdown(work), ...standings.map(scoreCell)]);
  return markdownTable(['Files', ...header], lines);
}

function scoreCell(standing: Standing): string {
  if ('absent' in standing) return inlineMarkdown(standing.absent);
  const percent = (part: number | undefined): string =>
    part === undefined ? '–' : renderNumber(Math.floor(part * 1000) / 10);
  return `${percent(standing.figures['recall'])} / ${percent(standing.figures['precision'])}`;
}

const titles: Readonly<Record<string, string>> = { wallMs: 'Time, ms', cpuMs: 'CPU, ms' };
const units: Readonly<Record<string, string>> = { Ms: 'ms', Mib: 'MiB', Bytes: 'bytes' };

/** `peakMib` is "Peak, MiB". */
function titleOf(figure: string): string {
  const [, stem = figure, unit = ''] = /^(.+?)(Ms|Mib|Bytes)?$/.exec(figure) ?? [];
  const words = stem.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const told = words.charAt(0).toUpperCase() + words.slice(1);
  return titles[figure] ?? (unit === '' ? told : `${told}, ${units[unit]}`);
}

function figureTable(rows: readonly Comparison[]): string {
  const standings = rows.flatMap((row) => row.standings);
  const figures = [...new Set(standings.flatMap((one) => ('absent' in one ? [] : Object.keys(one.figures))))];
  const header = figures.map((figure) => inlineMarkdown(titleOf(figure)));
  return markdownTable(
    ['Work', 'Rounds', 'Who', ...header, 'x our time'],
    rows.flatMap((row) =>
      row.standings.map((standing, index) => {
        const work = index === 0 ? inlineMarkdown(row.work) : '';
        if ('absent' in standing)
          return [work, '', name(standing), inlineMarkdown(standing.absent), ...figures.map(() => '')];
        const cells = figures.map((figure) => numberCell(standing.figures[figure]));
        const rounds = String(standing.rounds ?? row.rounds);
        return [work, rounds, name(standing), ...cells, timesOurs(row, standing)];
      }),
    ),
  );
}

function timesOurs(row: Comparison, standing: Measured): string {
  const own = ours(row, 'wallMs');
  if (own === undefined || own === standing || standing.figures['wallMs'] === undefined) return '';
  return renderNumber(valueOf(standing, 'wallMs') / valueOf(own, 'wallMs'));
}

function verdictCells(work: string, { met, most, name: goal, of, reached }: Verdict): readonly string[] {
  const limit = of === undefined ? renderNumber(most) : `${renderNumber(most)} x ${inlineMarkdown(of)}`;
  const [value, judged] =
    reached === undefined ? ['', 'not judged'] : [renderNumber(reached), met === true ? 'yes' : '**no**'];
  return [inlineMarkdown(work), inlineMarkdown(goal), limit, value, judged];
}

/** Our own standing, the first where there are several: what users have without doing more. */
function ours(row: Comparison, figure: string, which?: string): Measured | undefined {
  return measured(row, figure).find(
    (one) => one.role === 'us' && (which === undefined || one.name === which),
  );
}

function bestPeer(row: Comparison, figure: string): Measured | undefined {
  return measured(row, figure)
    .filter(({ role }) => role === 'peer')
    .sort((a, b) => valueOf(a, figure) - valueOf(b, figure))[0];
}

function measured(row: Comparison, figure: string): readonly Measured[] {
  return row.standings.flatMap((standing) =>
    'absent' in standing || standing.figures[figure] === undefined ? [] : [standing],
  );
}

function valueOf(standing: Measured, figure: string): number {
  return standing.figures[figure] ?? Number.NaN;
}

/** Name with version, as Markdown. */
function name(standing: Standing): string {
  const version = 'version' in standing && standing.version !== undefined ? `; ${standing.version}` : '';
  return inlineMarkdown(`${standing.name}${version}`);
}

function cellOf(standing: Measured, figure: string): string {
  const value = valueOf(standing, figure);
  if (figure.endsWith('Mib')) return `${renderNumber(value)} MiB`;
  if (figure !== 'wallMs') return renderNumber(value);
  return value < 1000 ? `${renderNumber(value)} ms` : `${renderNumber(value / 1000)} s`;
}

function numberCell(value: number | undefined): string {
  return value === undefined ? '' : renderNumber(value);
}
