import { counted, formFor } from '../../../base/counted.ts';
import {
  assembleMarkdown,
  codeMarkdown,
  detailsMarkdown,
  listMarkdown,
  type MarkdownBlock,
  tableMarkdown,
} from '../../../base/markdown.ts';
import { DAY_MS, relativeTime, renderDate, renderDuration } from '../../../base/time.ts';
import { placeMarkdown } from '../../../kit/report/markdown-parts.ts';
import { proseMarkdown } from '../../../kit/run/problems.ts';
import type { AdvisoryDifference, TagLife } from '../../../session/moved-images.ts';
import { shortDigest } from '../render.ts';
import { type BodyMark, type Memory, printBodyMark, printBox, printMemory } from './body-mark.ts';
import type { MovedRow } from './pull-plan.ts';

/** GitHub takes 65,536 characters, and no text has more characters than bytes. */
const MAXIMUM_BYTES = 65_000;
const HOUR_MS = 3_600_000;

/** A row with what other commands know about it. */
export interface KnownRow extends MovedRow {
  readonly advisories: AdvisoryDifference | undefined;
  readonly life: TagLife | undefined;
}

export interface BodyFacts {
  readonly mark: BodyMark;
  readonly memory: Memory;
  readonly rows: readonly KnownRow[];
  /** Parts that the pull request lacks, one sentence each. */
  readonly leftOut: readonly string[];
  readonly now: number;
  readonly minAgeMs: number | undefined;
}

/** The body of a pull request; it depends on nothing that differs between two runs on one day. */
export function renderBody({ leftOut, mark, memory, minAgeMs, now, rows }: BodyFacts): string {
  const blocks: MarkdownBlock[] = [
    `${printBodyMark(mark)}\n${printMemory(memory)}${introduction(rows, minAgeMs)}`,
    movesTable(rows, now),
    printBox(BOX_TEXT),
    SKIP_TEXT,
  ];
  if (leftOut.length > 0) {
    blocks.push('**Not in this pull request:**');
    blocks.push(listMarkdown(leftOut.map((sentence) => `⚠️ ${proseMarkdown(sentence)}`)));
  }
  blocks.push(detailsMarkdown('Full digests', digestsTable(rows)));
  const places = rows.flatMap(({ image, places: where }) =>
    where.map((place) => `${placeMarkdown(place)}: ${codeMarkdown(image.name)}`),
  );
  blocks.push(detailsMarkdown('Files and lines', listMarkdown(places)));
  return assembleMarkdown(blocks, MAXIMUM_BYTES).text;
}

function introduction(rows: readonly MovedRow[], minAgeMs: number | undefined): string {
  const what = formFor(rows.length, 'this image', `these ${rows.length} images`);
  const age =
    minAgeMs === undefined
      ? formFor(rows.length, 'the digest that its tag has now', 'the digests that their tags have now')
      : `${formFor(rows.length, 'the newest digest that its tag has', 'the newest digests that their tags have')} had for at least ${renderDuration(minAgeMs)}`;
  return `This pull request pins ${what} to ${age}.`;
}

const BOX_TEXT =
  'Tick this box to have the next run write this pull request anew: its branch, without the commits of others, and this text.';

/** One line a paragraph: in pull requests, GitHub shows every line break. */
const SKIP_TEXT = [
  'To skip an image, write `# platform-actions: ignore` on its line or on the line above, or add it to `ignore-images`.',
  'If you close this pull request, it is not opened again for the same digests. If you add a commit to its branch, it is no longer updated until you tick the box. Runs write this text anew.',
].join('\n\n');

/** Columns that nothing is known for are left out. */
function movesTable(rows: readonly KnownRow[], now: number): MarkdownBlock {
  const hasAdvisories = rows.some(({ advisories }) => advisories !== undefined);
  const hasLife = rows.some(({ life }) => life !== undefined);
  const header = [
    'Image',
    'From → to',
    'Age',
    'Old digest superseded',
    ...(hasAdvisories ? ['Advisories'] : []),
    ...(hasLife ? ['Tag'] : []),
  ];
  return tableMarkdown(
    header,
    rows.map((row) => [
      codeMarkdown(row.image.name),
      `${fromMarkdown(row)}<br>→&nbsp;${shortDigest(row.image.to)}`,
      `${renderAge(now - row.since)}<br>(${renderDate(row.since)})`,
      row.superseded === undefined
        ? ''
        : `${renderAge(now - row.superseded)} ago<br>(${renderDate(row.superseded)})`,
      ...(hasAdvisories ? [advisoriesMarkdown(row.advisories)] : []),
      ...(hasLife ? [lifeMarkdown(row.life)] : []),
    ]),
  );
}

function fromMarkdown({ image, isUnverified }: MovedRow): string {
  if (image.from === undefined) return 'not pinned';
  return `${shortDigest(image.from)}${isUnverified ? ' ⚠️ the tag never had it' : ''}`;
}

/** An age in words: in days or more, or in hours on the first day, so that the text rarely changes. */
function renderAge(milliseconds: number): string {
  if (milliseconds >= 2 * DAY_MS) return relativeTime(0, milliseconds).replace(/ ago$/, '');
  if (milliseconds >= DAY_MS) return '1 day';
  const hours = Math.floor(milliseconds / HOUR_MS);
  return hours < 1 ? 'under an hour' : counted(hours, 'hour');
}

function advisoriesMarkdown(difference: AdvisoryDifference | undefined): string {
  if (difference === undefined) return 'not compared';
  return `fixes ${difference.fixes}, brings ${difference.brings}`;
}

function lifeMarkdown(life: TagLife | undefined): string {
  const move = life?.suggestion === undefined ? '' : `; move to ${codeMarkdown(life.suggestion)}`;
  const date = life?.until === undefined ? undefined : renderDate(life.until);
  switch (life?.state) {
    case 'active':
      return date === undefined ? 'active' : `active until ${date}${move}`;
    case 'grace':
      return `⚠️ in its grace period${date === undefined ? '' : ` until ${date}`}${move}`;
    case 'deprecated':
      return `❌ end of life${date === undefined ? '' : ` (${date})`}${move}`;
    case 'not-found':
      return '⚠️ not found';
    default:
      return 'unknown';
  }
}

function digestsTable(rows: readonly MovedRow[]): MarkdownBlock {
  return tableMarkdown(
    ['Image', 'From', 'To'],
    rows.map(({ image }) => [
      codeMarkdown(image.name),
      image.from === undefined ? 'not pinned' : codeMarkdown(image.from),
      codeMarkdown(image.to),
    ]),
  );
}
