/** Style of the page: light and dark, cards instead of tables on a narrow screen, and everything unfolded on paper. */
export const STYLE = `
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
.words { font-weight: 600; }
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
td.rule, td.subject, td[data-label="For"] { min-width: 9rem; }
.level { font-weight: 600; white-space: nowrap; }
.whole, time { white-space: nowrap; }
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

/** Adds what is only comfort: columns that sort, a box that filters, and folded parts that open for printing. */
export const SCRIPT = `
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
