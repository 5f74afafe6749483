"use strict";
exports.id = 123;
exports.ids = [123];
exports.modules = {

  39589:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    T: () => (  sha256Base64),
    f: () => (  sha256Hex)
  });
  var _noble_hashes_sha2__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90855);

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
function sha256Hex(text) {
    const digits = [];
    for (const byte of (0,_noble_hashes_sha2__WEBPACK_IMPORTED_MODULE_0__  .sc)(new TextEncoder().encode(text)))
        digits.push(HEX[byte]);
    return digits.join('');
}
function sha256Base64(text) {
    return btoa(String.fromCharCode(...(0,_noble_hashes_sha2__WEBPACK_IMPORTED_MODULE_0__  .sc)(new TextEncoder().encode(text))));
}


  }),

  50123:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  renderPage: () => (  renderPage)
});

var version = __webpack_require__(58508);
var exit_code = __webpack_require__(14113);
var counted = __webpack_require__(34150);
var sha256 = __webpack_require__(39589);
var base_time = __webpack_require__(22475);
var group_causes = __webpack_require__(6646);
;// CONCATENATED MODULE: ./build/kit/report/group-findings.js
const MAXIMUM_KEPT = 5;
const RANK = { error: 0, warning: 1, notice: 2 };
function groupFindings(findings, rules) {
    const helps = new Map(rules.map(({ help, id }) => [id, help]));
    const groups = new Map();
    for (const finding of findings) {
        if (finding.level === 'notice')
            continue;
        const key = finding.fix === undefined ? `rule ${finding.rule}` : `fix ${finding.fix}`;
        const group = groups.get(key) ?? begin(finding, helps);
        groups.set(key, group);
        add(group, finding);
    }
    return [...groups.values()]
        .map(({ places, subjects, ...rest }) => ({
        ...rest,
        subjects: kept([...subjects]),
        places: kept([...places.values()]),
    }))
        .sort((a, b) => RANK[a.level] - RANK[b.level] || b.count - a.count);
}
function begin({ fix, level, rule, title }, helps) {
    const words = fix ?? helps.get(rule) ?? title;
    return { level, words, rule, title, count: 0, subjects: new Set(), places: new Map() };
}
function add(group, { artifact, level, location }) {
    group.count += 1;
    if (RANK[level] < RANK[group.level])
        group.level = level;
    if (artifact !== undefined)
        group.subjects.add(artifact);
    if (location !== undefined)
        group.places.set(`${location.file}:${location.line}`, location);
}
function kept(all) {
    return { first: all.slice(0, MAXIMUM_KEPT), count: all.length };
}

var plain_text = __webpack_require__(38086);
;// CONCATENATED MODULE: ./build/kit/report/html-text.js

const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
    '`': '&#96;',
};
function escapeHtml(text, limit) {
    return (0,plain_text .ix)((0,plain_text .h0)(text, limit)).replace(/[&<>"'`]/g, (character) => ENTITIES[character] ?? '');
}
function proseHtml(text) {
    return text.split('\n').map(lineHtml).join('<br>');
}
function lineHtml(line) {
    const parts = line.split('`');
    if (parts.length % 2 === 0)
        return escapeHtml(line);
    return parts.map((part, index) => (index % 2 === 0 ? keepEnds(part) : codeHtml(part))).join('');
}
const DIGEST = /\b(sha(?:256|512):[0-9a-f]{12})[0-9a-f]{52,}/g;
function codeHtml(text) {
    const short = text.replace(DIGEST, '$1…');
    const title = short === text ? '' : ` title="${escapeHtml(text)}"`;
    return `<code${title}>${escapeHtml(short).replaceAll('/', '/<wbr>')}</code>`;
}
function keepEnds(text) {
    const before = /^\s/.test(text) ? ' ' : '';
    const after = /\S\s+$/.test(text) ? ' ' : '';
    return `${before}${escapeHtml(text)}${after}`;
}

;// CONCATENATED MODULE: ./build/kit/report/html-coverage.js


const MAXIMUM_UNREAD = 1000;
function coverageHtml({ files, noun, ...account }) {
    const accounts = [
        [(0,counted ._l)(noun), account],
        ...(files === undefined ? [] : [['files', files]]),
    ];
    const rows = accounts.map(([name, { judged, seen, skipped, unread }]) => {
        const left = skipped.map(({ count, why }) => `${count} ${escapeHtml(why)}`).join('<br>');
        return `<tr><th scope="row">${escapeHtml(name)}</th><td data-label="Seen" class="number">${seen}</td><td data-label="Judged" class="number">${judged}</td><td data-label="Skipped">${left === '' ? '0' : left}</td><td data-label="Unread" class="number">${unread.length}</td></tr>\n`;
    });
    return `<h2>Coverage</h2>
<table>
<caption>What was given, and what was looked at</caption>
<thead><tr><th scope="col">What</th><th scope="col">Seen</th><th scope="col">Judged</th><th scope="col">Skipped</th><th scope="col">Unread</th></tr></thead>
<tbody>
${rows.join('')}</tbody>
</table>
${accounts.map(([name, { unread }]) => unreadHtml(name, unread)).join('')}`;
}
function unreadHtml(name, unread) {
    if (unread.length === 0)
        return '';
    const items = unread
        .slice(0, MAXIMUM_UNREAD)
        .map(({ what, why }) => `<li>${codeHtml(what)}: ${proseHtml(why)}</li>\n`);
    const left = unread.length - items.length;
    const more = left === 0 ? '' : `<li>and ${left} more</li>\n`;
    return `<details open><summary>Unread ${escapeHtml(name)} (${unread.length})</summary><ul>\n${items.join('')}${more}</ul></details>\n`;
}

var verdict_words = __webpack_require__(23447);
;// CONCATENATED MODULE: ./build/kit/report/html-findings.js


const MAXIMUM_LISTED = 10_000;
const LEVEL_KEYS = { error: 1, warning: 2, notice: 3 };
const FILTER = '<div class="tools" hidden><label>Filter <input type="search" autocomplete="off" spellcheck="false"></label> <span role="status" class="muted"></span></div>';
const FINDING_HEAD = '<thead><tr><th scope="col">Level</th><th scope="col">Rule</th><th scope="col">Subject</th><th scope="col">Finding</th><th scope="col">Where</th></tr></thead>';
function levelHtml(level) {
    return `<span class="level ${level}"><span aria-hidden="true">${verdict_words .W[level]}</span> ${level}</span>`;
}
const placeHtml = ({ file, line }) => codeHtml(`${file.slice(0, 500)}:${line}`);
function findingRow({ artifact, fix, level, location, message, rule, title }) {
    const text = `<strong>${proseHtml(title)}</strong><br>${proseHtml(message)}${fix === undefined ? '' : `<br>${proseHtml(fix)}`}`;
    return (`<tr><td data-label="Level" data-key="${LEVEL_KEYS[level]}">${levelHtml(level)}</td><td data-label="Rule" class="rule">${codeHtml(rule)}</td>` +
        `<td data-label="Subject" class="subject">${artifact === undefined ? '' : codeHtml(artifact)}</td><td data-label="Finding">${text}</td>` +
        `<td data-label="Where" class="place">${location === undefined ? '' : placeHtml(location)}</td></tr>\n`);
}

;// CONCATENATED MODULE: ./build/kit/report/html-drill-down.js




const MAXIMUM_PLACES = 10_000;
const MAXIMUM_SHARED = 100;
const MAXIMUM_LINKS = 200;
function* drillDownHtml(drillDown) {
    for (const table of drillDown.tables)
        if (table.rows.length > 0)
            yield* sharedHtml(table, drillDown);
    const { noun, places } = drillDown;
    const listed = places.slice(0, MAXIMUM_PLACES);
    const total = escapeHtml((0,counted .hS)(places.length, noun));
    yield `<h2 id="places">${escapeHtml((0,counted ._l)(noun).replace(/^./, (letter) => letter.toUpperCase()))}</h2>
<table class="sortable">
<caption>${listed.length < places.length ? `The first ${listed.length} of ${total}` : total}</caption>
<thead><tr><th scope="col">Result</th><th scope="col">Name</th><th scope="col">Findings</th><th scope="col">Why</th></tr></thead>
<tbody>
`;
    for (const [index, place] of listed.entries())
        yield placeRow(place, index);
    yield '</tbody>\n</table>\n';
    yield* placesHtml(listed);
}
function placeRow({ findingCount, name, result, why }, index) {
    const words = findingCount === 0 ? escapeHtml(name) : `<a href="#f${index}">${escapeHtml(name)}</a>`;
    return (`<tr id="p${index}"><td data-label="Result"><span aria-hidden="true">${verdict_words .P[result]}</span> ${result}</td><td data-label="Name">${words}</td>` +
        `<td data-label="Findings" class="number">${findingCount}</td><td data-label="Why">${proseHtml(why)}</td></tr>\n`);
}
function* sharedHtml({ column, rows, title }, drillDown) {
    const listed = rows.slice(0, MAXIMUM_SHARED);
    const more = listed.length < rows.length ? `, the first ${listed.length} of ${rows.length}` : '';
    yield `<h2>${escapeHtml(title)}${more}</h2>
<table>
<thead><tr><th scope="col">${escapeHtml(column)}</th><th scope="col">Details</th><th scope="col">Where</th></tr></thead>
<tbody>
`;
    for (const row of listed)
        yield sharedRow(row, drillDown);
    yield '</tbody>\n</table>\n';
}
function sharedRow({ detail, name, places }, { noun, places: all }) {
    const links = places.slice(0, MAXIMUM_LINKS).map((index) => linkTo(all[index], index));
    const left = places.length - links.length;
    if (left > 0)
        links.push(`and ${left} more`);
    const list = `<ul>${links.map((link) => `<li>${link}</li>`).join('')}</ul>`;
    const where = places.length === 1
        ? links.join('')
        : `<details><summary>${escapeHtml((0,counted .hS)(places.length, noun))}</summary>${list}</details>`;
    return `<tr><td data-label="Name">${codeHtml(name)}</td><td data-label="Details">${escapeHtml(detail)}</td><td data-label="Where" class="place">${where}</td></tr>\n`;
}
function linkTo(place, index) {
    const name = escapeHtml(place?.name ?? '');
    if (place === undefined || index >= MAXIMUM_PLACES)
        return name;
    return `<a href="#${place.findingCount === 0 ? 'p' : 'f'}${index}">${name}</a>`;
}
function* placesHtml(places) {
    if (!places.some(({ findingCount }) => findingCount > 0))
        return;
    yield `<h2>All findings</h2>\n<div id="findings">\n${FILTER}\n`;
    let left = MAXIMUM_LISTED;
    for (const [index, { findingCount, findings, name, result }] of places.entries()) {
        if (findingCount === 0)
            continue;
        yield `<h3 id="f${index}"><span aria-hidden="true">${verdict_words .P[result]}</span> ${escapeHtml(name)}</h3>\n`;
        let listed = 0;
        for (const finding of findings) {
            if (left <= 0)
                break;
            if (listed === 0)
                yield `<table>\n${FINDING_HEAD}\n<tbody>\n`;
            listed += 1;
            left -= 1;
            yield findingRow(finding);
        }
        if (listed > 0)
            yield '</tbody>\n</table>\n';
        yield footHtml(findingCount - listed, index);
    }
    yield '</div>\n';
}
function footHtml(missing, index) {
    const words = missing > 0
        ? `${(0,counted .hS)(missing, 'more finding is', 'more findings are')} in the JSON report of its run. `
        : '';
    return `<p class="muted">${words}<a href="#p${index}">Back to the list</a></p>\n`;
}

;// CONCATENATED MODULE: ./build/kit/report/html-look.js
const STYLE = `
:root { color-scheme: light dark; --text: #1f2328; --muted: #59636e; --line: #d1d9e0; --soft: #f6f8fa; --page: #ffffff;
  --error: #b3261e; --warning: #7d4e00; --notice: #0550ae; --pass: #116329; --focus: #0969da; --bar: #bf8700; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e6edf3; --muted: #9da7b3; --line: #3d444d; --soft: #151b23; --page: #0d1117;
    --error: #ff8f87; --warning: #e3b341; --notice: #79c0ff; --pass: #56d364; --focus: #79c0ff; --bar: #e3b341; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 76rem; padding: 1.25rem clamp(1rem, 3vw, 2.5rem) 3rem; background: var(--page);
  color: var(--text); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif;
  overflow-wrap: anywhere; }
header { border-left: .4rem solid var(--line); padding: .1rem 0 .1rem 1rem; margin-bottom: 1.5rem; }
header.pass { border-color: var(--pass); } header.warn { border-color: var(--warning); }
header.fail, header.error { border-color: var(--error); }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .25rem; }
h2 { font-size: 1.125rem; margin: 2rem 0 .5rem; }
h3 { font-size: 1rem; margin: 1.5rem 0 .25rem; }
:target { outline: 2px solid var(--focus); outline-offset: 2px; }
p { margin: .25rem 0; }
.muted { color: var(--muted); font-size: .875rem; }
a { color: var(--notice); }
code { font: .875em/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
  background: var(--soft); border-radius: .25rem; padding: .1em .3em; }
table { width: 100%; border-collapse: collapse; font-size: .9375rem; }
caption { text-align: left; color: var(--muted); font-size: .875rem; padding: .25rem 0 .5rem; }
th, td { text-align: left; vertical-align: top; padding: .5rem .75rem; border-bottom: 1px solid var(--line); }
thead th { background: var(--soft); font-size: .875rem; white-space: nowrap; }
thead th button { all: unset; cursor: pointer; display: inline-block; }
thead th button:focus-visible, input:focus-visible, summary:focus-visible, a:focus-visible {
  outline: 2px solid var(--focus); outline-offset: 2px; }
th[aria-sort="ascending"] button::after { content: " \\2191"; }
th[aria-sort="descending"] button::after { content: " \\2193"; }
td.number { font-variant-numeric: tabular-nums; }
td.place, td.do { min-width: 14rem; }
td.rule, td.subject { min-width: 8rem; }
.level { font-weight: 600; white-space: nowrap; }
.level.error { color: var(--error); } .level.warning { color: var(--warning); } .level.notice { color: var(--notice); }
ul { margin: .25rem 0; padding-left: 1.25rem; }
td ul { list-style: none; padding: 0; margin: 0; }
ul.problems { list-style: none; padding: 0; }
ul.problems li { border-left: .25rem solid var(--error); background: var(--soft); padding: .5rem .75rem; margin: .5rem 0; }
details { margin: .75rem 0; }
summary { cursor: pointer; font-weight: 600; }
.tools { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; margin: .5rem 0; }
.tools[hidden] { display: none; }
input[type="search"] { font: inherit; color: inherit; background: var(--page); border: 1px solid var(--muted);
  border-radius: .375rem; padding: .35rem .6rem; width: 20rem; max-width: 100%; }
svg { display: block; width: 100%; height: .6rem; margin: .5rem 0; border-radius: .3rem; }
rect.error { fill: var(--error); } rect.warning { fill: var(--bar); } rect.notice { fill: var(--notice); }
tr[hidden] { display: none; }
footer { margin-top: 2.5rem; border-top: 1px solid var(--line); padding-top: .75rem; }
@media (max-width: 44rem) {
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  table, tbody, tr, td, tbody th, caption { display: block; }
  tr { border: 1px solid var(--line); border-radius: .375rem; margin: .6rem 0; padding: .35rem 0; }
  tr[hidden] { display: none; }
  td, tbody th { border: 0; padding: .2rem .75rem; }
  td[data-label]::before { content: attr(data-label) ": "; color: var(--muted); font-size: .875rem; }
  td:empty { display: none; }
}
@media print {
  :root { color-scheme: light; --text: #000; --muted: #333; --line: #999; --soft: #fff; --page: #fff;
    --error: #8f1d17; --warning: #5e3b00; --notice: #033d8b; --pass: #0b4a1e; }
  body { max-width: none; padding: 0; font-size: 10pt; }
  .tools { display: none; }
  tr, li { break-inside: avoid; }
  thead { display: table-header-group; }
  h2, h3 { break-after: avoid; }
  details::details-content { content-visibility: visible; block-size: auto; }
}
`;
const SCRIPT = `
'use strict';
for (const table of document.querySelectorAll('table.sortable')) {
  const body = table.tBodies[0];
  const heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, column) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener('click', () => {
      const falling = head.getAttribute('aria-sort') === 'ascending';
      for (const other of heads) other.removeAttribute('aria-sort');
      head.setAttribute('aria-sort', falling ? 'descending' : 'ascending');
      const key = (row) => row.cells[column].dataset.key ?? row.cells[column].textContent;
      const order = new Intl.Collator('en', { numeric: true }).compare;
      const rows = [...body.rows].sort((a, b) => order(key(a), key(b)));
      if (falling) rows.reverse();
      body.append(...rows);
    });
  });
}
const tools = document.querySelector('.tools');
if (tools) {
  tools.hidden = false;
  const box = tools.querySelector('input');
  const shown = tools.querySelector('[role="status"]');
  const rows = [...document.querySelectorAll('#findings tbody tr')].map((row) => [row, row.textContent.toLowerCase()]);
  box.addEventListener('input', () => {
    const words = box.value.toLowerCase().split(/\\s+/).filter(Boolean);
    let count = 0;
    for (const [row, text] of rows) {
      row.hidden = !words.every((word) => text.includes(word));
      if (!row.hidden) count += 1;
    }
    shown.textContent = words.length === 0 ? '' : count + ' of ' + rows.length + ' shown';
  });
}
addEventListener('beforeprint', () => {
  for (const details of document.querySelectorAll('details')) details.open = true;
});
`;

;// CONCATENATED MODULE: ./build/kit/report/html.js











const MAXIMUM_ACTIONS = 1000;
const RESULT_WORDS = {
    pass: 'passed',
    warn: 'passed with warnings',
    fail: 'failed',
    error: 'could not finish',
};
const POLICY = [
    "default-src 'none'",
    `style-src 'sha256-${(0,sha256 .T)(STYLE)}'`,
    `script-src 'sha256-${(0,sha256 .T)(SCRIPT)}'`,
    "base-uri 'none'",
    "form-action 'none'",
].join('; ');
function* renderHtml(facts) {
    const counts = { error: 0, warning: 0, notice: 0 };
    for (const { level } of facts.findings)
        counts[level] += 1;
    const total = counts.error + counts.warning + counts.notice;
    yield headHtml(facts, counts);
    yield problemsHtml(facts.problems);
    yield actionsHtml(groupFindings(facts.findings, facts.rules), total);
    if (facts.drillDown !== undefined)
        yield* drillDownHtml(facts.drillDown);
    else if (total > 0)
        yield* findingsHtml(facts.findings, total);
    if (facts.coverage !== undefined)
        yield coverageHtml(facts.coverage);
    const time = (0,base_time .sZ)(facts.finishedAt).slice(0, 16).replace('T', ' ');
    yield `</main>
<footer class="muted"><p>platform-actions ${escapeHtml(facts.toolVersion)}, finished <time datetime="${(0,base_time .sZ)(facts.finishedAt)}">${time} UTC</time>.</p></footer>
<script>${SCRIPT}</script>
</body>
</html>
`;
}
function headHtml(facts, counts) {
    const { coverage, problems, result, runUrl, subject, title } = facts;
    const verdict = `${escapeHtml(title)}: ${RESULT_WORDS[result]}`;
    const isLink = runUrl !== undefined && /^https?:\/\//i.test(runUrl);
    const about = [
        ...(subject === undefined ? [] : [escapeHtml(subject)]),
        ...(isLink ? [`<a href="${escapeHtml(runUrl)}" rel="noreferrer">the run</a>`] : []),
        (0,base_time .FM)(facts.finishedAt),
    ];
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${verdict}</title>
<style>${STYLE}</style>
</head>
<body>
<header class="${result}">
<h1><span aria-hidden="true">${verdict_words .P[result]}</span> ${verdict}</h1>
<p>${countWords(counts, problems.length, coverage)}</p>
<p class="muted">${about.join(' · ')}</p>
${barHtml(counts)}</header>
<main>
`;
}
function countWords(counts, problems, coverage) {
    const parts = [
        ...(problems === 0 ? [] : [(0,counted .hS)(problems, 'problem')]),
        ...(counts.error === 0 ? [] : [(0,counted .hS)(counts.error, 'error')]),
        ...(counts.warning === 0 ? [] : [(0,counted .hS)(counts.warning, 'warning')]),
        ...(counts.notice === 0 ? [] : [(0,counted .hS)(counts.notice, 'notice')]),
    ];
    const found = parts.length === 0 ? 'No findings' : parts.join(', ');
    if (coverage === undefined)
        return `${found}.`;
    return `${found}; ${coverage.judged} of ${(0,counted .hS)(coverage.seen, escapeHtml(coverage.noun))} judged.`;
}
function barHtml(counts) {
    const total = counts.error + counts.warning + counts.notice;
    const levels = ['error', 'warning', 'notice'].filter((level) => counts[level] > 0);
    if (levels.length < 2)
        return '';
    let x = 0;
    const parts = levels.map((level) => {
        const width = (100 * counts[level]) / total;
        const part = `<rect class="${level}" x="${x.toFixed(2)}" y="0" width="${width.toFixed(2)}" height="1"/>`;
        x += width;
        return part;
    });
    return `<svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">${parts.join('')}</svg>\n`;
}
function problemsHtml(problems) {
    if (problems.length === 0)
        return '';
    const items = (0,group_causes .Q)(problems).map(({ fix, location, message }) => {
        const place = location === undefined ? '' : `${placeHtml(location)} `;
        return `<li>${place}${proseHtml(message)}${fix === undefined ? '' : `<br>${proseHtml(fix)}`}</li>\n`;
    });
    return `<h2>What went wrong</h2>\n<ul class="problems">\n${items.join('')}</ul>\n`;
}
function actionsHtml(actions, total) {
    if (actions.length === 0)
        return total === 0 ? '' : '<h2>What to do</h2>\n<p>Nothing has to be done.</p>\n';
    const hasPlaces = actions.some(({ places }) => places.count > 0);
    const rows = actions
        .slice(0, MAXIMUM_ACTIONS)
        .map(({ count, level, places, subjects, words }) => `<tr><td data-label="Level">${levelHtml(level)}</td><td data-label="What to do" class="do">${proseHtml(words)}</td>` +
        `<td data-label="For">${keptHtml(subjects, codeHtml)}</td>${hasPlaces ? `<td data-label="Where" class="place">${keptHtml(places, placeHtml)}</td>` : ''}` +
        `<td data-label="Findings" class="number">${count}</td></tr>\n`);
    const left = actions.length - rows.length;
    const more = left === 0 ? '' : `<p>${(0,counted .hS)(left, 'more action is', 'more actions are')} not listed.</p>\n`;
    return `<h2>What to do</h2>
<table>
<caption>${(0,counted .hS)(actions.length, 'action')}, what matters most first</caption>
<thead><tr><th scope="col">Level</th><th scope="col">What to do</th><th scope="col">For</th>${hasPlaces ? '<th scope="col">Where</th>' : ''}<th scope="col">Findings</th></tr></thead>
<tbody>
${rows.join('')}</tbody>
</table>
${more}`;
}
function keptHtml({ count, first }, show) {
    const items = first.map(show);
    if (count > first.length)
        items.push(`and ${count - first.length} more`);
    if (items.length < 2)
        return items.join('');
    return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}
function* findingsHtml(findings, total) {
    const left = Math.max(0, total - MAXIMUM_LISTED);
    const caption = left === 0
        ? (0,counted .hS)(total, 'finding')
        : `The first ${MAXIMUM_LISTED} of ${total} findings; the JSON report of the command has its whole list`;
    yield `<h2>All findings</h2>
${FILTER}
<table id="findings" class="sortable">
<caption>${caption}</caption>
${FINDING_HEAD}
<tbody>
`;
    let listed = 0;
    for (const finding of findings) {
        if (listed >= MAXIMUM_LISTED)
            break;
        listed += 1;
        yield findingRow(finding);
    }
    yield '</tbody>\n</table>\n';
}

var soften = __webpack_require__(51904);
var write_outcome = __webpack_require__(60565);
;// CONCATENATED MODULE: ./build/kit/render-page.js





function renderPage({ manifest, rules }, inputs, outcome, { clock, host }) {
    const ended = (0,soften .y)(inputs, outcome);
    const { commit, ref, repository, runUrl } = host.context;
    const about = [repository, refWords(ref), commit?.slice(0, 12)];
    const subject = about.filter((text) => text !== undefined).join(' · ');
    return renderHtml({
        title: (typeof outcome.summary === 'string' ? undefined : outcome.summary.title) ?? manifest.title,
        result: (0,exit_code .z)(ended).result,
        findings: {
            [Symbol.iterator]: () => cleanFindings((0,write_outcome .W)(ended, Number.POSITIVE_INFINITY), host.redact),
        },
        rules,
        problems: ended.problems.map((problem) => redactAll(problem, host.redact)),
        coverage: redactAll(ended.coverage, host.redact),
        drillDown: cleanDrillDown(outcome, host.redact),
        finishedAt: clock.now(),
        toolVersion: version .rE,
        subject: subject === '' ? undefined : host.redact(subject),
        runUrl: runUrl === undefined ? undefined : host.redact(runUrl),
    });
}
function refWords(ref) {
    return ref
        ?.replace(/^refs\/(?:heads|tags)\//, '')
        .replace(/^refs\/pull\/(\d+)\/(?:merge|head)$/, 'pull request $1');
}
function cleanDrillDown({ drillDown }, redact) {
    if (drillDown === undefined)
        return undefined;
    const { places, tables, ...nouns } = drillDown();
    return {
        ...nouns,
        tables: redactAll(tables, redact),
        places: places.map(({ findings, name, why, ...rest }) => ({
            ...rest,
            name: redact(name),
            why: redact(why),
            findings: { [Symbol.iterator]: () => cleanFindings(findings, redact) },
        })),
    };
}
function* cleanFindings(findings, redact) {
    for (const { detail: _, ...finding } of findings)
        yield redactAll(finding, redact);
}
function redactAll(value, redact) {
    if (typeof value === 'string')
        return redact(value);
    if (Array.isArray(value))
        return value.map((entry) => redactAll(entry, redact));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, redactAll(entry, redact)]));
}


  })

};
;