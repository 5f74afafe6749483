import { counted, firstFew } from '../../base/counted.ts';
import { groupBy } from '../../base/group-by.ts';
import {
  codeMarkdown,
  escapeMarkdown,
  fenceMarkdown,
  type MarkdownBlock,
  tableMarkdown,
} from '../../base/markdown.ts';
import { renderDate } from '../../base/time.ts';
import { unreadWords } from '../../images/resolve/file-findings.ts';
import {
  datesHeader,
  findingBlocks,
  foldedList,
  openTable,
  placesMarkdown,
  timeMarkdown,
} from '../../kit/report/markdown-parts.ts';
import type { Answer } from '../../kit/run/outcome.ts';
import { type DecidedTag, plainName, suggestedName, tagNameOf } from './checked-tag.ts';
import type { DeprecationFinding, DeprecationRuleId } from './rules.ts';

/** States in the order in which they are shown. */
export const ORDER = ['deprecated', 'unknown', 'grace', 'not-found', 'active'] as const;

/** The sign and the words of a state in tables, and the rule and the title of its findings. */
const STATES = {
  deprecated: { sign: '❌', words: 'deprecated', rule: 'deprecated-tag', title: 'Deprecated tag' },
  unknown: { sign: '❓', words: 'unknown', rule: 'tag-unknown', title: 'Tag state unknown' },
  grace: { sign: '⚠️', words: 'in grace', rule: 'tag-in-grace', title: 'Tag in its grace period' },
  'not-found': { sign: '⚠️', words: 'not found', rule: 'tag-not-found', title: 'Tag not found' },
  active: {
    sign: '✅',
    words: 'near end of life',
    rule: 'tag-near-end-of-life',
    title: 'Tag near its end of life',
  },
} as const;

const STATE = datesHeader('State and date');
/** More active tags are only counted. */
const MAXIMUM_QUIET_ROWS = 200;
/** More tags of one cell are only counted; the findings and the report have them all. */
const MAXIMUM_CELL_TAGS = 4;

interface Table {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Renders the answer of `check-deprecated`: by image the move and its places, or by repository in an organization. */
export function deprecationAnswer(facts: {
  readonly tags: readonly DecidedTag[];
  readonly total: number;
  readonly notes: readonly DeprecationFinding[];
  readonly now: number;
  readonly byRepository: boolean;
}): Answer {
  const { byRepository, notes, now, tags, total } = facts;
  const loud = tags.filter(isLoud);
  const ignored = tags.filter(({ ignoredBy }) => ignoredBy !== undefined);
  const quiet = tags.filter((tag) => !isLoud(tag) && tag.ignoredBy === undefined);
  const table = byRepository ? repositoryTable(loud, now) : tagTable(loud, now);
  const blocks = findingBlocks(notes);
  const digests = [...loud, ...ignored].flatMap((tag) => (tag.tag === undefined ? [plainName(tag)] : []));
  return {
    words: headline(tags, total, notes),
    actions: [...openTable(table.header, table.rows, (row) => row), ...blocks.actions],
    details: [
      ...foldedList(`${ignored.length} ignored`, ignored, (some) => ignoredTable(some, now)),
      ...foldedList(`${quiet.length} active`, quiet.length <= MAXIMUM_QUIET_ROWS ? quiet : [], (some) => {
        const { header, rows } = tagTable(some, now);
        return tableMarkdown(header, rows);
      }),
      ...foldedList('Full digests', digests, (some) =>
        fenceMarkdown(some.slice(0, MAXIMUM_QUIET_ROWS).join('\n')),
      ),
      ...blocks.details,
    ],
  };
}

/** A part of the details; nothing without entries. */
function headline(tags: readonly DecidedTag[], total: number, notes: readonly DeprecationFinding[]): string {
  const loud = tags.filter(isLoud);
  const parts = ORDER.flatMap((state) => {
    const count = loud.filter(({ judged }) => judged.state === state).length;
    return count === 0 ? [] : [`${count} ${STATES[state].words}`];
  });
  const all = counted(total, 'image tag');
  const words = parts.length === 0 ? `${all}, none deprecated` : `${parts.join(', ')} of ${all}`;
  // A name that could not be read is not among the tags, and may be a deprecated one.
  return words + unreadWords(notes);
}

function isLoud({ ignoredBy, judged, level }: DecidedTag): boolean {
  return ignoredBy === undefined && (judged.state !== 'active' || level !== undefined);
}

/** One row for each tag. A column that would be empty is left out. */
function tagTable(tags: readonly DecidedTag[], now: number): Table {
  const hasMoves = tags.some(({ suggestion }) => suggestion !== undefined);
  const hasPlaces = tags.some(({ locations }) => locations.length > 0);
  return {
    header: ['Image', STATE, ...(hasMoves ? ['Move to'] : []), ...(hasPlaces ? ['Used in'] : [])],
    rows: tags.map((tag) => [
      codeMarkdown(shortTagName(tag)),
      stateCell(tag, now),
      ...(hasMoves ? [moveCell(tag)] : []),
      ...(hasPlaces ? [placesMarkdown(tag.locations)] : []),
    ]),
  };
}

/** One row for each repository and state: an organization has hundreds of old tags. */
function repositoryTable(tags: readonly DecidedTag[], now: number): Table {
  const groups = [...groupBy(tags, ({ judged, repository }) => `${judged.state} ${repository}`).values()];
  return {
    header: ['Repository', STATE, 'Tags', 'Move to'],
    rows: groups.map((same) => {
      const [first] = same;
      const moves = [...new Set(same.flatMap(({ suggestion }) => suggestion ?? []))];
      const name = plainName({ repository: first.repository, tag: undefined, digest: undefined });
      const states = `${signOf(first)} ${same.length} ${STATES[first.judged.state].words}`;
      const state = same.length === 1 ? stateCell(first, now) : states;
      const old = same.map((tag) => codeMarkdown(tag.tag ?? shortTagName(tag)));
      return [codeMarkdown(name), state, someOf(old), someOf(moves.map((tag) => codeMarkdown(tag)))];
    }),
  };
}

const someOf = (cells: readonly string[]): string => firstFew(cells, MAXIMUM_CELL_TAGS, (cell) => cell);

function ignoredTable(tags: readonly DecidedTag[], now: number): MarkdownBlock {
  return tableMarkdown(
    ['Image', STATE, 'Reason', 'Used in'],
    tags.map((tag) => [
      codeMarkdown(shortTagName(tag)),
      stateCell(tag, now),
      `ignored: ${escapeMarkdown(tag.ignoredBy?.reason ?? '')}`,
      placesMarkdown(tag.locations),
    ]),
  );
}

function stateCell(tag: DecidedTag, now: number): string {
  const { state, until } = tag.judged;
  if (until === undefined) return `${signOf(tag)} ${stateWords(tag)}`;
  const words = state === 'grace' ? 'in its grace period until' : `${state}, end of life`;
  return `${signOf(tag)} ${words}<br>${timeMarkdown(until, now)}`;
}

function moveCell(tag: DecidedTag): string {
  return tag.suggestion === undefined ? '' : codeMarkdown(suggestedName(tag));
}

/** Shortens a digest to twelve digits. */
export function shortTagName(tag: DecidedTag): string {
  return plainName(tag).replace(/(?<=@sha256:[0-9a-f]{12})[0-9a-f]+$/, '…');
}

function signOf({ ignoredBy, judged, level }: DecidedTag): string {
  if (ignoredBy === undefined && level !== undefined) return level === 'error' ? '❌' : '⚠️';
  return STATES[judged.state].sign;
}

function stateWords(tag: DecidedTag): string {
  const { endOfLife, state, until } = tag.judged;
  const date = until === undefined ? '' : renderDate(until);
  switch (state) {
    case 'deprecated':
      // The date may be in the future: the service already calls the tag deprecated.
      return date === '' ? 'deprecated' : `deprecated (end of life ${date})`;
    case 'grace': {
      const life = endOfLife === undefined ? '' : ` (end of life ${renderDate(endOfLife)})`;
      return `in its grace period${date === '' ? life : ` until ${date}`}`;
    }
    case 'not-found':
      return 'not found';
    case 'unknown':
      return 'unknown';
    default:
      return date === '' ? 'active' : `active until ${date}`;
  }
}

/** One finding for each location of a tag; `urgency` is its position in the answer. */
export function findingsOf(tag: DecidedTag, urgency: number): readonly DeprecationFinding[] {
  const { level } = tag;
  if (level === undefined) return [];
  const { rule, title } = STATES[tag.judged.state];
  const name = tagNameOf(tag);
  const base = {
    title,
    message: `${name} ${tag.judged.state === 'not-found' ? 'was' : 'is'} ${stateWords(tag)}.`,
    artifact: plainName(tag),
    urgency,
    fix: tag.suggestion === undefined ? undefined : `Move to \`${suggestedName(tag)}\`.`,
  };
  if (tag.locations.length === 0) return [{ ...base, rule, level, fingerprint: `${rule} ${name}` }];
  return tag.locations.map((location) => {
    const inScript = tag.inScripts?.includes(location) === true;
    const own: DeprecationRuleId = inScript ? 'in-script' : rule;
    return {
      ...base,
      rule: own,
      level: inScript && level === 'error' ? 'warning' : level,
      location,
      fingerprint: `${own} ${name} ${location.file}`,
    };
  });
}
