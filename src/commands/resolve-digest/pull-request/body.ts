import { counted, formFor } from '../../../base/counted.ts';
import {
  assembleMarkdown,
  codeMarkdown,
  detailsMarkdown,
  escapeMarkdown,
  listMarkdown,
  type MarkdownBlock,
  tableMarkdown,
} from '../../../base/markdown.ts';
import { DAY_MS, HOUR_MS, relativeTime, renderDate, renderDuration } from '../../../base/time.ts';
import { datesHeader, placeMarkdown } from '../../../kit/report/markdown-parts.ts';
import { proseMarkdown } from '../../../kit/run/problems.ts';
import type {
  AdvisoryDifference,
  MovedAdvisory,
  PackageChange,
  TagLife,
} from '../../../session/package-changes.ts';
import { shortDigest } from '../render.ts';
import { type BodyMark, type Memory, printBodyMark, printBox, printMemory } from './body-mark.ts';
import type { MovedRow } from './pull-plan.ts';

/** GitHub takes 65,536 characters, and no text has more characters than bytes. */
const MAXIMUM_BYTES = 65_000;
/** A longer table is folded and comes later, so that the rest is in sight and not cut. */
const MOST_OPEN_ROWS = 15;
/** Advisories that are named; beyond, they are counted. */
const MOST_ADVISORIES = 20;

/** A row with what other commands know about it. */
export interface KnownRow extends MovedRow {
  readonly advisories: AdvisoryDifference | undefined;
  readonly life: TagLife | undefined;
}

export interface BodyFacts {
  readonly mark: BodyMark;
  readonly memory: Memory;
  readonly rows: readonly KnownRow[];
  readonly leftOut: readonly string[];
  readonly now: number;
  readonly minAgeMs: number | undefined;
  readonly runUrl: string | undefined;
}

/** The body of a pull request; of two runs, it differs in ages and in the link to the run only (see `isSameBody`). */
export function renderBody({ leftOut, mark, memory, minAgeMs, now, rows, runUrl }: BodyFacts): string {
  const table = movesTable(rows, now);
  const isLong = rows.length > MOST_OPEN_ROWS;
  const blocks: MarkdownBlock[] = [
    `${printBodyMark(mark)}\n${printMemory(memory)}${introduction(rows, minAgeMs)}`,
    ...totals(rows),
    ...(isLong ? [] : [table]),
    ...namedAdvisories(rows),
  ];
  const lacking = leftOut.map((sentence) => `⚠️ ${proseMarkdown(sentence)}`);
  if (leftOut.length > 0) blocks.push('**Not in this pull request:**', listMarkdown(lacking));
  blocks.push(SKIP_TEXT, printBox(BOX_TEXT));
  // The runner's own address, which may be http on a server of a company.
  if (runUrl !== undefined) blocks.push(`Written by [this run](${encodeURI(runUrl)}).`);
  if (isLong) blocks.push(detailsMarkdown(`All ${rows.length} images`, table));
  blocks.push(detailsMarkdown('Full digests', digestsTable(rows)));
  const places = rows.flatMap(({ image, places: where }) =>
    where.map((place) => `${placeMarkdown(place)}: ${codeMarkdown(image.name)}`),
  );
  blocks.push(detailsMarkdown('Files and lines', listMarkdown(places)));
  return assembleMarkdown(blocks, MAXIMUM_BYTES).text;
}

function introduction(rows: readonly MovedRow[], minAgeMs: number | undefined): string {
  const what = formFor(rows.length, 'this image', `these ${rows.length} images`);
  const newest = minAgeMs === undefined ? '' : 'newest ';
  const digests = formFor(rows.length, 'digest that its tag has', 'digests that their tags have');
  const age = minAgeMs === undefined ? 'now' : `had for at least ${renderDuration(minAgeMs)}`;
  return `This pull request pins ${what} to the ${newest}${digests} ${age}.`;
}

/** Effect of all moves together, as far as the images could be compared, and the tags that need a look. */
function totals(rows: readonly KnownRow[]): readonly string[] {
  const ending = rows.filter(({ life }) => life?.state === 'grace' || life?.state === 'deprecated').length;
  const tags = `⚠️ ${counted(ending, 'tag is', 'tags are')} past end of life or in a grace period.`;
  return [...comparisons(rows), ...(ending === 0 ? [] : [tags])];
}

function comparisons(rows: readonly KnownRow[]): readonly string[] {
  const known = rows.flatMap(({ advisories }) => advisories ?? []);
  if (known.length === 0) return [];
  const [fixes, brings] = [known.flatMap((one) => one.fixes), known.flatMap((one) => one.brings)];
  const changes = known.flatMap((one) => one.packages);
  const packages = KINDS.map((kind) => `${countKind(changes, kind)} ${kind}`);
  const [who, fix, bring] =
    rows.length === 1 ? ['The new image', 'fixes', 'brings'] : ['The new images', 'fix', 'bring'];
  const rest =
    known.length === rows.length ? '' : ` Compared: ${known.length} of ${counted(rows.length, 'image')}.`;
  return [
    `**${who} ${fix} ${severitiesOf(fixes)} and ${bring} ${severitiesOf(brings)}.** Packages: ${packages.join(', ')}.${rest}`,
  ];
}

const SEVERITIES = ['critical', 'high', 'medium', 'low', 'none', 'unknown'] as const;

function severitiesOf(advisories: readonly MovedAdvisory[]): string {
  if (advisories.length === 0) return 'no advisory';
  const counts = SEVERITIES.flatMap((severity) => {
    const count = advisories.filter((one) => one.severity === severity).length;
    return count === 0 ? [] : [`${count} ${severity}`];
  });
  return `${counted(advisories.length, 'advisory')} (${counts.join(', ')})`;
}

/** The advisories by name: first those that a move brings, each with the most severe first. */
function namedAdvisories(rows: readonly KnownRow[]): readonly MarkdownBlock[] {
  const all = (['brings', 'fixes'] as const).flatMap((what) =>
    rows
      .flatMap(({ advisories, image }) => {
        const how = what === 'brings' ? '⚠️ brings' : what;
        return (advisories?.[what] ?? []).map((one) => ({ ...one, image, how }));
      })
      .sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity)),
  );
  if (all.length === 0) return [];
  const table = tableMarkdown(
    ['', 'Advisory', 'Severity', 'Package', 'Fixed in', 'Image'],
    all.slice(0, MOST_ADVISORIES).map(({ artifact, fixedVersion = '', how, id, image, severity }) => {
      const names = [artifact, fixedVersion, image.name].map((name) => codeMarkdown(name));
      return [how, escapeMarkdown(id), severity, ...names];
    }),
  );
  const more = all.length - MOST_ADVISORIES;
  return more > 0 ? [table, `And ${counted(more, 'more advisory', 'more advisories')}.`] : [table];
}

const BOX_TEXT =
  'Tick this box to have the next run rewrite this pull request: its branch, without commits by others, and this text.';

/** One line a paragraph: in pull requests, GitHub shows every line break. */
const SKIP_TEXT = [
  'To skip an image, write `# platform-actions: ignore` on its line or on the line above, or add it to `ignore-images`.',
  'If you close this pull request, it is not opened again for the same digests. If you add a commit to its branch, it is no longer updated until you tick the box. Each run rewrites this text.',
].join('\n\n');

function movesTable(rows: readonly KnownRow[], now: number) {
  const hasAdvisories = rows.some(({ advisories }) => advisories !== undefined);
  const hasLife = rows.some(({ life }) => life !== undefined);
  const header = [
    'Image',
    'From → to',
    datesHeader('Age and date'),
    ...(hasAdvisories ? ['Advisories', 'Packages'] : []),
    ...(hasLife ? [datesHeader('State of the tag')] : []),
  ];
  return tableMarkdown(
    header,
    rows.map((row) => [
      codeMarkdown(row.image.name),
      `${fromMarkdown(row)} →&nbsp;${shortDigest(row.image.to)}`,
      `${renderAge(now - row.since)}<br>${renderDate(row.since)}`,
      ...(hasAdvisories ? differenceCells(row.advisories) : []),
      ...(hasLife ? [lifeMarkdown(row.life)] : []),
    ]),
  );
}

function fromMarkdown({ image, isUnverified }: MovedRow): string {
  if (image.from === undefined) return 'not pinned';
  return `${shortDigest(image.from)}${isUnverified ? ' ⚠️ the tag never had it' : ''}`;
}

function renderAge(milliseconds: number): string {
  if (milliseconds >= 2 * DAY_MS) return relativeTime(0, milliseconds).replace(/ ago$/, '');
  if (milliseconds >= DAY_MS) return '1 day';
  const hours = Math.floor(milliseconds / HOUR_MS);
  return hours < 1 ? 'under an hour' : counted(hours, 'hour');
}

function differenceCells(difference: AdvisoryDifference | undefined): readonly string[] {
  if (difference === undefined) return ['not compared', ''];
  const { brings, fixes, packages } = difference;
  const [added, removed, updated] = KINDS.map((kind) => countKind(packages, kind));
  return [`fixes ${fixes.length}, brings ${brings.length}`, `+${added} −${removed} ~${updated}`];
}

const KINDS = ['added', 'removed', 'updated'] as const;

function countKind(packages: readonly PackageChange[], kind: PackageChange['kind']): number {
  return packages.filter((one) => one.kind === kind).length;
}

function lifeMarkdown(life: TagLife | undefined): string {
  const move = life?.suggestion === undefined ? '' : `; move to ${codeMarkdown(life.suggestion)}`;
  const date = life?.until === undefined ? undefined : renderDate(life.until);
  switch (life?.state) {
    case 'active':
      return date === undefined ? 'active' : `active until<br>${date}${move}`;
    case 'grace':
      return `⚠️ in its grace period${date === undefined ? '' : ` until<br>${date}`}${move}`;
    case 'deprecated':
      return `❌ end of life${date === undefined ? '' : `<br>${date}`}${move}`;
    case 'not-found':
      return '⚠️ not found';
    default:
      return 'unknown';
  }
}

function digestsTable(rows: readonly MovedRow[]) {
  return tableMarkdown(
    ['Image', 'From', 'To'],
    rows.map(({ image }) => [
      codeMarkdown(image.name),
      image.from === undefined ? 'not pinned' : codeMarkdown(image.from),
      codeMarkdown(image.to),
    ]),
  );
}
