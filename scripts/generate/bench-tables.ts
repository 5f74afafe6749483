import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Comparison, Standing } from '../../bench/compare.ts';
import { type Results, renderNumber } from '../../bench/results.ts';
import type { Renderer } from './generated.ts';
import { inlineMarkdown, markdownTable } from './markdown.ts';

/** A row of the bench that the page on performance shows, in the words of a user. */
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
const EXTRACTORS = "renovate's extractors";

/** The rows of the first table: work that users wait for, also where others are better. */
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
    section: 'repositories',
    work: 'all 10 repositories',
    words: 'Images missed in ten public repositories, in files of any kind',
    figure: 'missed',
    usual: EXTRACTORS,
  },
  {
    section: 'repositories',
    work: 'all 10 repositories',
    words: 'Processor time for these ten repositories',
    figure: 'cpuMs',
    usual: EXTRACTORS,
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

/** Reads the results that `npm run bench` has kept. */
export function readResults(): Results {
  return JSON.parse(readFileSync(resultsFile, 'utf8'));
}

/** The tables of the page on performance; everything else that was measured stays in the results. */
export const renderBench: Renderer = () => {
  const results = readResults();
  return [
    {
      kind: 'sections',
      path: 'docs/performance.md',
      sections: {
        bench: headlineTable(results, headlines),
        'others-faster': lostTable(results),
        goals: goalsText(results),
      },
    },
  ];
};

/** Each headline with our figure and the best of the peers'; those that were not measured are left out. */
export function headlineTable(results: Results, picks: readonly Headline[]): string {
  const lines = picks.flatMap(({ figure = 'wallMs', own: which, section, usual, words, work }) => {
    const row = results.sections[section]?.rows.find((known) => known.work === work);
    const [own, best] = row === undefined ? [] : [ours(row, figure, which), bestPeer(row, figure)];
    if (own === undefined || (best === undefined && !hasPeer(row, figure))) return [];
    const common = row && measured(row, figure).find((standing) => standing.name === usual);
    const told = (one: Measured): string => `${cellOf(one, figure)} (${name(one)})`;
    return [
      [
        words,
        cellOf(own, figure),
        common === undefined ? '' : told(common),
        best === undefined ? 'none finds as many images' : told(best),
      ],
    ];
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

/** Number of goals that were met, each missed one, and the machine and the days of the measurement. */
export function goalsText(results: Results): string {
  const sections = Object.values(results.sections);
  const judged = sections.flatMap(({ rows }) =>
    rows.flatMap(({ verdicts, work }) =>
      verdicts.flatMap(({ met, name: goal }) =>
        met === undefined ? [] : [{ met, words: `${work}, ${goal}` }],
      ),
    ),
  );
  const missed = judged.filter(({ met }) => !met).map(({ words }) => `- Missed: ${inlineMarkdown(words)}`);
  const list = (values: readonly string[]): string => [...new Set(values)].sort().join(' and ');
  const setting = [
    list(sections.map(({ machine }) => inlineMarkdown(machine))),
    `Node.js ${list(sections.map(({ node }) => node.slice(1)))}`,
    list(sections.map(({ at }) => at.slice(0, 10))),
  ].join('; ');
  const met = `${judged.length - missed.length} of ${judged.length} goals are met (${setting}).`;
  return [met, ...(missed.length === 0 ? [] : [missed.join('\n')])].join('\n\n');
}

/** Our own standing, the first where there are several: what users have without doing more. */
function ours(row: Comparison, figure: string, which?: string): Measured | undefined {
  return measured(row, figure).find(
    (one) => one.role === 'us' && (which === undefined || one.name === which),
  );
}

function hasPeer(row: Comparison | undefined, figure: string): boolean {
  return row !== undefined && measured(row, figure).some(({ role }) => role === 'peer');
}

/** The best of the peers; one that misses images that we find has done less work, so its time does not count. */
function bestPeer(row: Comparison, figure: string): Measured | undefined {
  const own = ours(row, 'missed');
  const isLess = (one: Measured): boolean =>
    figure !== 'missed' && own !== undefined && valueOf(one, 'missed') > valueOf(own, 'missed');
  return measured(row, figure)
    .filter((one) => one.role === 'peer' && !isLess(one))
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
  if (!figure.endsWith('Ms')) return renderNumber(value);
  return value < 1000 ? `${renderNumber(value)} ms` : `${renderNumber(value / 1000)} s`;
}
