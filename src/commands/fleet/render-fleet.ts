import {
  codeMarkdown,
  escapeMarkdown,
  type MarkdownBlock,
  tableMarkdown,
  tableOf,
} from '../../base/markdown.ts';
import { plainLine } from '../../base/plain-text.ts';
import type { Finding } from '../../kit/findings/finding.ts';
import { datesHeader } from '../../kit/report/markdown-parts.ts';
import type { Answer, DrillDown, Shared } from '../../kit/run/outcome.ts';
import { proseMarkdown } from '../../kit/run/problems.ts';
import { repositoryNameOf } from './repository-entry.ts';
import { type RepositoryRecord, toFinding } from './repository-record.ts';

const MOST_ROWS = 20;
const SIGNS = { pass: '✅', warn: '⚠️', fail: '❌', error: '❓' } as const;

/** The tables of what many repositories share. */
const TABLES = [
  { title: 'Advisories by reach', header: ['Advisory', 'Severity'], of: 'advisories' },
  { title: 'End-of-life tags by reach', header: ['Tag', datesHeader('State and date')], of: 'endOfLife' },
  { title: 'Images by repositories', header: ['Image', ''], of: 'images' },
] as const;

/** The answer of `run` and `merge`: what to fix first, then every repository that needs a look. */
export function fleetAnswer(
  title: 'run' | 'merged',
  text: string,
  records: readonly RepositoryRecord[],
): Answer {
  const reach = reachOf(records);
  const attention = records
    .filter(({ result, status }) => result !== 'pass' || status === 'unread')
    .sort(byNeed);
  const table = tableOf(['', 'Repository', 'Findings', 'Why'], attention, (record) => [
    SIGNS[record.result],
    escapeMarkdown(repositoryNameOf(record)),
    String(findingCount(record)),
    proseMarkdown(whyOf(record)),
  ]);
  return {
    title: `Fleet: ${title}`,
    words: '',
    actions: [
      proseMarkdown(text),
      ...TABLES.flatMap(({ header, of, title }) => topTable(title, header, reach[of])),
      ...(attention.length === 0 ? [] : ['#### Repositories', table]),
    ],
    details: [],
  };
}

/** Sorts the worst repositories first. */
function byNeed(a: RepositoryRecord, b: RepositoryRecord): number {
  return b.exitCode - a.exitCode || b.findings.length - a.findings.length;
}

/** Number of findings, with those that were only counted. */
export const findingCount = ({ findings, findingsOmitted = 0 }: RepositoryRecord): number =>
  findings.length + findingsOmitted;

const whyOf = ({ findings, why }: RepositoryRecord): string => why ?? findings[0]?.title ?? '';

function topTable(
  title: string,
  header: readonly string[],
  reach: readonly Shared[],
): readonly MarkdownBlock[] {
  if (reach.length === 0) return [];
  const rows = reach
    .slice(0, MOST_ROWS)
    .map(({ detail, name, places }) => [
      codeMarkdown(name),
      escapeMarkdown(detail).replace(/, (?=\d{4}-)/, '<br>'),
      String(places.length),
    ]);
  const more = reach.length - rows.length;
  return [
    `#### ${title}${more > 0 ? `, the first ${rows.length} of ${reach.length}` : ''}`,
    tableMarkdown([...header, 'Repositories'], rows),
  ];
}

/** What to fix first: images, end-of-life tags and advisories with the indexes of their records, the widest reach first. */
export function reachOf(records: readonly RepositoryRecord[]) {
  return {
    images: tally(records, ({ images }) => images.map(({ image }) => [image.replace(/@.*$/, ''), ''])),
    endOfLife: tally(records, ({ endOfLife }) =>
      endOfLife.map(({ image, state, until }) => [image, until === undefined ? state : `${state}, ${until}`]),
    ),
    advisories: tally(records, ({ advisories }) =>
      advisories.map(({ artifact, id, severity }) => [id, `${severity}, ${artifact}`]),
    ),
  };
}

/** Counts each repository once, however often it has a name. */
function tally(
  records: readonly RepositoryRecord[],
  entriesOf: (record: RepositoryRecord) => readonly (readonly [name: string, detail: string])[],
): readonly Shared[] {
  const counts = new Map<string, Shared & { readonly places: number[] }>();
  for (const [index, record] of records.entries()) {
    for (const [name, detail] of new Map(entriesOf(record))) {
      const held = counts.get(name);
      if (held === undefined) counts.set(name, { name, detail, places: [index] });
      else held.places.push(index);
    }
  }
  return [...counts.values()].sort((a, b) => b.places.length - a.places.length || (a.name < b.name ? -1 : 1));
}

/** For the HTML page: from an advisory, a tag or an image to the repositories that it reaches, and to the findings of each. */
export function fleetDrillDown(records: readonly RepositoryRecord[]): DrillDown {
  const sorted = records.toSorted(byNeed);
  const reach = reachOf(sorted);
  return {
    noun: 'repository',
    tables: TABLES.map(({ header: [column], of, title }) => ({ title, column, rows: reach[of] })),
    places: sorted.map((record) => ({
      name: plainLine(repositoryNameOf(record), 200),
      result: record.result,
      why: whyOf(record),
      findings: { [Symbol.iterator]: () => findingsOf(record) },
      findingCount: findingCount(record),
    })),
  };
}

function* findingsOf({ findings }: RepositoryRecord): Generator<Finding> {
  for (const finding of findings) yield toFinding(finding);
}
