import { counted, firstEntries } from '../../base/counted.ts';
import { sha256Base64 } from '../../base/sha256.ts';
import { renderDate, renderTime } from '../../base/time.ts';
import type { Finding, FindingLevel } from '../findings/finding.ts';
import type { Rule } from '../findings/rule.ts';
import type { Coverage } from '../run/coverage.ts';
import { type DrillDown, type Problem, RESULT_SIGNS, type Result } from '../run/outcome.ts';
import { groupCauses } from '../run/problems.ts';
import type { AnswerFacts } from './answer.ts';
import { groupFindings, type NextAction } from './group-findings.ts';
import { coverageHtml, drillDownHtml } from './html-drill-down.ts';
import { SCRIPT, STYLE } from './html-look.ts';
import {
  codeHtml,
  escapeHtml,
  FILTER,
  type FindingPlaces,
  findingHead,
  findingRow,
  levelHtml,
  MAXIMUM_LISTED,
  placeHtml,
  proseHtml,
  wholeHtml,
} from './html-text.ts';
import type { PlaceUrl } from './place-links.ts';

const MAXIMUM_ACTIONS = 1000;
/** More places and subjects of one action are only counted. */
const MAXIMUM_NAMED = 5;

/** Contents of the page of a run. Texts may be foreign; secrets are removed already. */
export interface HtmlFacts
  extends Pick<AnswerFacts, 'title' | 'result' | 'problems' | 'runUrl' | 'placeUrl'> {
  /** The result with its counts, as the summary begins. */
  readonly words?: string | undefined;
  /** Read more than once. */
  readonly findings: Iterable<Finding>;
  readonly rules: readonly Rule[];
  readonly coverage?: (Coverage & { readonly noun: string }) | undefined;
  /** For a run over many places: what they share and the findings of each, in place of one list of all findings. */
  readonly drillDown?: DrillDown | undefined;
  /** Milliseconds since 1970. */
  readonly finishedAt: number;
  readonly toolVersion: string;
  /** The subject of the run, such as the repository; shown below the verdict. */
  readonly subject?: string | undefined;
}

type Counts = Readonly<Record<FindingLevel, number>>;
const LEVELS = ['error', 'warning', 'notice'] as const;

const RESULT_WORDS: Readonly<Record<Result, string>> = {
  pass: 'passed',
  warn: 'passed with warnings',
  fail: 'failed',
  error: 'could not finish',
};

/** The policy of the page: nothing is loaded or sent, and only the style and script written here count. */
const renderPolicy = (): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${sha256Base64(STYLE)}'`,
    `script-src 'sha256-${sha256Base64(SCRIPT)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** An HTML page of any command's findings, in pieces. It loads nothing, and can be read without its script. */
export function* renderHtml(facts: HtmlFacts): Generator<string> {
  const counts: Record<FindingLevel, number> = { error: 0, warning: 0, notice: 0 };
  let hasPlaces = false;
  for (const { level, location } of facts.findings) {
    counts[level] += 1;
    hasPlaces ||= location !== undefined;
  }
  const total = counts.error + counts.warning + counts.notice;
  yield headHtml(facts, counts);
  yield problemsHtml(facts.problems, facts.placeUrl);
  // The places of a run over many repositories are in other repositories.
  const url = facts.drillDown === undefined ? facts.placeUrl : undefined;
  yield actionsHtml(groupFindings(facts.findings, facts.rules), total, url);
  if (facts.drillDown !== undefined) yield* drillDownHtml(facts.drillDown);
  else if (total > 0) yield* findingsHtml(facts.findings, total, { url, hasPlaces });
  if (facts.coverage !== undefined) yield coverageHtml(facts.coverage);
  const time = renderTime(facts.finishedAt).slice(0, 16).replace('T', ' ');
  yield `</main>
<footer class="muted"><p>platform-actions ${escapeHtml(facts.toolVersion)}, finished <time datetime="${renderTime(facts.finishedAt)}">${time} UTC</time>.</p></footer>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

function headHtml(facts: HtmlFacts, counts: Counts): string {
  const { coverage, result, runUrl, subject, title } = facts;
  const verdict = `${escapeHtml(title)}: ${RESULT_WORDS[result]}`;
  const isLink = runUrl !== undefined && /^https?:\/\//i.test(runUrl);
  const about = [
    ...(subject === undefined ? [] : [escapeHtml(subject)]),
    ...(isLink ? [`<a href="${escapeHtml(runUrl)}" rel="noreferrer">the run</a>`] : []),
    wholeHtml(renderDate(facts.finishedAt)),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${renderPolicy()}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${verdict}</title>
<style>${STYLE}</style>
</head>
<body>
<header class="${result}">
<h1><span aria-hidden="true">${RESULT_SIGNS[result]}</span> ${verdict}</h1>
${wordsHtml(facts)}<p>${countWords(counts, coverage)}</p>
<p class="muted">${about.join(' · ')}</p>
${barHtml(counts)}</header>
<main>
`;
}

function wordsHtml({ problems, words = '' }: HtmlFacts): string {
  const sentences = [
    ...(problems.length === 0 ? [] : [`${counted(problems.length, 'error')}.`]),
    ...(words === '' ? [] : [`${problems.length === 0 ? '' : 'So far: '}${words}.`]),
  ];
  return sentences.length === 0 ? '' : `<p class="words">${proseHtml(sentences.join(' '))}</p>\n`;
}

function countWords(counts: Counts, coverage: HtmlFacts['coverage']): string {
  const parts = LEVELS.flatMap((level) => (counts[level] === 0 ? [] : [counted(counts[level], level)]));
  const found = parts.length === 0 ? 'No findings' : `Findings: ${parts.join(', ')}`;
  if (coverage === undefined) return `${found}.`;
  return `${found}; ${coverage.judged} of ${counted(coverage.seen, escapeHtml(coverage.noun))} judged.`;
}

/** Proportions of the levels as one bar; the text above it has the same numbers. */
function barHtml(counts: Counts): string {
  const total = counts.error + counts.warning + counts.notice;
  const levels = LEVELS.filter((level) => counts[level] > 0);
  if (levels.length < 2) return '';
  let x = 0;
  const parts = levels.map((level) => {
    const width = (100 * counts[level]) / total;
    const part = `<rect class="${level}" x="${x.toFixed(2)}" y="0" width="${width.toFixed(2)}" height="1"/>`;
    x += width;
    return part;
  });
  return `<svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">${parts.join('')}</svg>\n`;
}

function problemsHtml(problems: readonly Problem[], url: PlaceUrl | undefined): string {
  if (problems.length === 0) return '';
  const items = groupCauses(problems).map(({ fix, location, message }) => {
    const place = location === undefined ? '' : `${placeHtml(location, url)} `;
    return `<li>${place}${proseHtml(message)}${fix === undefined ? '' : `<br>${proseHtml(fix)}`}</li>\n`;
  });
  return `<h2>What went wrong</h2>\n<ul class="problems">\n${items.join('')}</ul>\n`;
}

function actionsHtml(
  actions: readonly Readonly<NextAction>[],
  total: number,
  url: PlaceUrl | undefined,
): string {
  if (actions.length === 0) return total === 0 ? '' : '<h2>What to do</h2>\n<p>Nothing to do.</p>\n';
  // An organization's tags have no places.
  const hasPlaces = actions.some(({ places }) => places.size > 0);
  const rows = actions
    .slice(0, MAXIMUM_ACTIONS)
    .map(
      ({ count, level, places, subjects, words }) =>
        `<tr><td data-label="Level">${levelHtml(level)}</td><td data-label="What to do" class="do">${proseHtml(words)}</td>` +
        `<td data-label="For">${someHtml(subjects, codeHtml)}</td>${hasPlaces ? `<td data-label="Where" class="place">${someHtml(places.values(), (place) => placeHtml(place, url))}</td>` : ''}` +
        `<td data-label="Findings" class="number">${count}</td></tr>\n`,
    );
  const left = actions.length - rows.length;
  const more =
    left === 0 ? '' : `<p>${counted(left, 'more action is', 'more actions are')} not listed.</p>\n`;
  return `<h2>What to do</h2>
<table>
<caption>${counted(actions.length, 'action')}, most important first</caption>
<thead><tr><th scope="col">Level</th><th scope="col">What to do</th><th scope="col">For</th>${hasPlaces ? '<th scope="col">Where</th>' : ''}<th scope="col">Findings</th></tr></thead>
<tbody>
${rows.join('')}</tbody>
</table>
${more}`;
}

function someHtml<T>(entries: Iterable<T>, show: (entry: T) => string): string {
  const items = firstEntries([...entries], MAXIMUM_NAMED, show);
  if (items.length < 2) return items.join('');
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

function* findingsHtml(findings: Iterable<Finding>, total: number, places: FindingPlaces): Generator<string> {
  const left = Math.max(0, total - MAXIMUM_LISTED);
  const caption =
    left === 0
      ? counted(total, 'finding')
      : `The first ${MAXIMUM_LISTED} of ${total} findings; the JSON report of the command has its whole list`;
  yield `<h2>All findings</h2>
${FILTER}
<table id="findings" class="sortable">
<caption>${caption}</caption>
${findingHead(places)}
<tbody>
`;
  let listed = 0;
  for (const finding of findings) {
    if (listed >= MAXIMUM_LISTED) break;
    listed += 1;
    yield findingRow(finding, places);
  }
  yield '</tbody>\n</table>\n';
}
