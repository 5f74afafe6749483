import {
  assembleMarkdown,
  codeMarkdown,
  detailsMarkdown,
  escapeMarkdown,
  type MarkdownBlock,
  tableMarkdown,
} from '../../base/markdown.ts';
import { plainLine } from '../../base/plain-text.ts';
import { renderDate } from '../../base/time.ts';
import type { Finding } from '../../domain/finding.ts';
import type { Outcome } from '../outcome.ts';
import { nameOf } from './check-tags.ts';
import type { DecidedTag, Decision, UsedIgnore } from './decide.ts';

const MAXIMUM_SUMMARY_BYTES = 1_000_000;
const ORDER = ['deprecated', 'unknown', 'grace', 'not-found', 'active'] as const;
const SIGNS = { deprecated: '❌', unknown: '❓', grace: '⚠️', 'not-found': '⚠️', active: '✅' } as const;

/** Everything that the user sees of a decision. */
export function renderOutcome(
  decision: Decision,
  extra: { readonly warnings: readonly Finding[]; readonly log: readonly string[]; readonly now: number },
): Outcome {
  const tags = sortTags(decision.tags);
  const count = (state: (typeof ORDER)[number]): number =>
    tags.filter((tag) => tag.judged.state === state && tag.ignoredBy === undefined).length;
  const results = tags.map(resultRow);
  const text = textSummary(decision, count);
  return {
    findings: [...tags.flatMap(findingsOf), ...decision.ignores.flatMap(ignoreFindings), ...extra.warnings],
    problems: tags.flatMap((tag) => (tag.ignoredBy === undefined ? tag.problems : [])),
    verdict: decision.verdict === 'pass' && extra.warnings.length > 0 ? 'warn' : decision.verdict,
    outputs: {
      deprecated: count('deprecated') > 0,
      'deprecated-count': count('deprecated'),
      'checked-count': tags.length + decision.quiet,
      'unknown-count': count('unknown'),
      results,
      'text-summary': text,
    },
    summary: renderSummary(decision, tags, text),
    report: { results },
    stdout: [],
    log: [...extra.log, text],
  };
}

/** Worst state first, then by name. */
function sortTags(tags: readonly DecidedTag[]): readonly DecidedTag[] {
  const keyed = tags.map((tag) => ({ tag, rank: ORDER.indexOf(tag.judged.state), name: nameOf(tag) }));
  return keyed.sort((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1)).map(({ tag }) => tag);
}

function textSummary(decision: Decision, count: (state: (typeof ORDER)[number]) => number): string {
  const ignored = decision.tags.filter((tag) => tag.ignoredBy !== undefined).length;
  const parts = [
    `${count('deprecated')} deprecated`,
    `${count('grace')} in grace`,
    `${count('not-found')} not found`,
    `${count('unknown')} unknown`,
    `${count('active') + decision.quiet} active`,
    ...(ignored === 0 ? [] : [`${ignored} ignored`]),
  ];
  const worst = decision.tags
    .filter((tag) => tag.judged.state === 'deprecated' && tag.ignoredBy === undefined)
    .slice(0, 5);
  const list = worst.map(
    (tag) => nameOf(tag).replaceAll('`', '') + (tag.suggestion === undefined ? '' : ` → ${tag.suggestion}`),
  );
  return `${decision.tags.length + decision.quiet} image tags checked: ${parts.join(', ')}${list.length === 0 ? '' : ` (${list.join(', ')})`}`;
}

function resultRow(tag: DecidedTag): Readonly<Record<string, unknown>> {
  return {
    image: tag.repository,
    tag: tag.tag ?? '',
    ...(tag.digest === undefined ? {} : { digest: tag.digest }),
    state: tag.judged.state,
    ...(tag.judged.until === undefined ? {} : { until: renderDate(tag.judged.until) }),
    ...(tag.suggestion === undefined ? {} : { suggestion: tag.suggestion }),
    ...(tag.ignoredBy === undefined ? {} : { ignored: true }),
    locations: tag.locations.map(({ file, line }) => ({ file, line })),
  };
}

/** State in words, with its date. */
function stateWords(tag: DecidedTag): string {
  const { state, until } = tag.judged;
  const date = until === undefined ? '' : renderDate(until);
  switch (state) {
    case 'deprecated':
      return date === '' ? 'end of life' : `end of life since ${date}`;
    case 'grace':
      return date === '' ? 'in grace' : `in grace until ${date}`;
    case 'not-found':
      return 'not found';
    case 'unknown':
      return 'unknown';
    default:
      return date === '' ? 'active' : `active, end of life on ${date}`;
  }
}

function findingsOf(tag: DecidedTag): readonly Finding[] {
  const { level } = tag;
  if (level === undefined) return [];
  const rule = {
    deprecated: 'deprecated-tag',
    grace: 'tag-in-grace',
    'not-found': 'tag-not-found',
    active: 'tag-near-end-of-life',
    unknown: 'tag-unknown',
  }[tag.judged.state];
  const name = nameOf(tag);
  const base = {
    rule,
    level,
    title: `${name.replaceAll('`', '')}: ${stateWords(tag)}`,
    message: `${name} is ${stateWords(tag)}.`,
    artifact: name.replaceAll('`', ''),
    ...(tag.suggestion === undefined ? {} : { fix: `Move to \`${tag.repository}:${tag.suggestion}\`.` }),
  };
  if (tag.locations.length === 0) return [{ ...base, fingerprint: `${rule} ${name}` }];
  return tag.locations.map((location) => ({
    ...base,
    location,
    fingerprint: `${rule} ${name} ${location.file}`,
  }));
}

function ignoreFindings({ ignore, state, uses }: UsedIgnore): readonly Finding[] {
  const what = `the ignore for image \`${plainLine(ignore.image ?? '', 200)}\``;
  const location = { file: ignore.place.file, line: ignore.place.line };
  const finding = (rule: string, level: Finding['level'], message: string): readonly Finding[] => [
    { rule, level, title: 'Ignore', message, location, fingerprint: `${rule} ${ignore.image ?? ''}` },
  ];
  if (state === 'expired')
    return finding(
      'ignore-expired',
      uses > 0 ? 'warning' : 'notice',
      `${what} has expired on ${ignore.expires?.text ?? ''} and does not ignore.`,
    );
  if (state === 'expiring')
    return finding('ignore-expiring', 'warning', `${what} expires on ${ignore.expires?.text ?? ''}.`);
  return uses === 0 ? finding('ignore-unused', 'notice', `${what} matched nothing.`) : [];
}

function renderSummary(decision: Decision, tags: readonly DecidedTag[], text: string): string {
  const words = { pass: 'pass', warn: 'warning', fail: 'fail' }[decision.verdict];
  const row = (tag: DecidedTag): readonly string[] => [
    codeMarkdown(nameOf(tag).replaceAll('`', '')),
    `${SIGNS[tag.judged.state]} ${escapeMarkdown(stateWords(tag))}${tag.ignoredBy === undefined ? '' : ` (ignored: ${escapeMarkdown(tag.ignoredBy.reason ?? '')})`}`,
    tag.suggestion === undefined ? '' : codeMarkdown(tag.suggestion),
    placesOf(tag),
  ];
  const header = ['Image', 'State', 'Move to', 'Used in'];
  const loud = tags.filter((tag) => tag.judged.state !== 'active');
  const quiet = tags.filter((tag) => tag.judged.state === 'active');
  const blocks: MarkdownBlock[] = [`### Check deprecated: ${words}`, escapeMarkdown(text)];
  if (loud.length > 0) blocks.push(tableMarkdown(header, loud.map(row)));
  if (quiet.length > 0)
    blocks.push(detailsMarkdown(`${quiet.length} active`, tableMarkdown(header, quiet.map(row))));
  return assembleMarkdown(blocks, MAXIMUM_SUMMARY_BYTES).text;
}

function placesOf(tag: DecidedTag): string {
  const shown = tag.locations.slice(0, 3).map(({ file, line }) => codeMarkdown(`${file}:${line}`));
  const more = tag.locations.length - shown.length;
  return shown.join('<br>') + (more > 0 ? `<br>and ${more} more` : '');
}
