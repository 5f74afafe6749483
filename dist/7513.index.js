"use strict";
exports.id = 7513;
exports.ids = [7513];
exports.modules = {
	77825: ((e, t, n) => {
		t.$ = groupBy;
		function groupBy(e, t) {
			const n = new Map();
			for (const r of e) {
				const e = t(r);
				const i = n.get(e);
				if (i === undefined) n.set(e, [r]);
				else i.push(r);
			}
			return n;
		}
	}),
	39589: ((e, t, n) => {
		t.T = sha256Base64;
		t.f = sha256Hex;
		var r = n(90855);
		const i = Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, "0"));
		function sha256Hex(e) {
			const t = [];
			for (const n of (0, r.sc)(new TextEncoder().encode(e))) t.push(i[n]);
			return t.join("");
		}
		function sha256Base64(e) {
			return btoa(String.fromCharCode(...(0, r.sc)(new TextEncoder().encode(e))));
		}
	}),
	6646: ((e, t, n) => {
		t.Q = groupCauses;
		var r = n(77825);
		const i = 5;
		function groupCauses(e) {
			const t = (0, r.$)(e, (e) => JSON.stringify([causeOf(e).cause, e.fix]));
			return [...t.values()].flatMap((e) => {
				const [t] = e;
				if (t === undefined || e.length === 1) return e;
				const n = [...new Set(e.flatMap((e) => causeOf(e).subject ?? []))];
				const r = n.slice(0, i).join(", ");
				const a = n.length - i;
				const { location: o, ...s } = t;
				const c = n.length === 0 ? "" : `${r}${a > 0 ? ` and ${a} more` : ""}: `;
				return [{
					...s,
					message: `${c}${causeOf(t).cause}`
				}];
			});
		}
		function causeOf({ message: e }) {
			const [, t, n] = /^(`[^`]+`): (.+)$/s.exec(e) ?? [];
			return {
				subject: t,
				cause: n ?? e
			};
		}
	}),
	23447: ((e, t, n) => {
		n.d(t, {
			P: () => r,
			W: () => i
		});
		const r = {
			pass: "\u2705",
			warn: "\u26A0\uFE0F",
			fail: "\u274C",
			error: "\u26D4"
		};
		const i = {
			error: "\u274C",
			warning: "\u26A0\uFE0F",
			notice: "\u2139\uFE0F"
		};
	}),
	57513: ((e, t, n) => {
		t.renderPage = renderPage;
		var r = n(58508);
		var i = n(34150);
		var a = n(39589);
		var o = n(22475);
		var s = n(6646);
		;
		const c = 5;
		const l = {
			error: 0,
			warning: 1,
			notice: 2
		};
		function groupFindings(e, t) {
			const n = new Map(t.map(({ help: e, id: t }) => [t, e]));
			const r = new Map();
			for (const t of e) {
				if (t.level === "notice") continue;
				const e = t.fix === undefined ? `rule ${t.rule}` : `fix ${t.fix}`;
				const i = r.get(e) ?? begin(t, n);
				r.set(e, i);
				add(i, t);
			}
			return [...r.values()].map(({ places: e, subjects: t, ...n }) => ({
				...n,
				subjects: kept([...t]),
				places: kept([...e.values()])
			})).sort((e, t) => l[e.level] - l[t.level] || t.count - e.count);
		}
		function begin({ fix: e, level: t, rule: n, title: r }, i) {
			const a = e ?? i.get(n) ?? r;
			return {
				level: t,
				words: a,
				rule: n,
				title: r,
				count: 0,
				subjects: new Set(),
				places: new Map()
			};
		}
		function add(e, { artifact: t, level: n, location: r }) {
			e.count += 1;
			if (l[n] < l[e.level]) e.level = n;
			if (t !== undefined) e.subjects.add(t);
			if (r !== undefined) e.places.set(`${r.file}:${r.line}`, r);
		}
		function kept(e) {
			return {
				first: e.slice(0, c),
				count: e.length
			};
		}
		var u = n(38086);
		;
		const d = {
			"&": "&amp;",
			"<": "&lt;",
			">": "&gt;",
			"\"": "&quot;",
			"'": "&#39;",
			"`": "&#96;"
		};
		function escapeHtml(e, t) {
			return (0, u.ix)((0, u.h0)(e, t)).replace(/[&<>"'`]/g, (e) => d[e] ?? "");
		}
		function proseHtml(e) {
			return e.split("\n").map(lineHtml).join("<br>");
		}
		function lineHtml(e) {
			const t = e.split("`");
			if (t.length % 2 === 0) return escapeHtml(e);
			return t.map((e, t) => t % 2 === 0 ? keepEnds(e) : codeHtml(e)).join("");
		}
		const f = /\b(sha(?:256|512):[0-9a-f]{12})[0-9a-f]{52,}/g;
		function codeHtml(e) {
			const t = e.replace(f, "$1\u2026");
			const n = t === e ? "" : ` title="${escapeHtml(e)}"`;
			return `<code${n}>${escapeHtml(t).replaceAll("/", "/<wbr>")}</code>`;
		}
		function keepEnds(e) {
			const t = /^\s/.test(e) ? " " : "";
			const n = /\S\s+$/.test(e) ? " " : "";
			return `${t}${escapeHtml(e)}${n}`;
		}
		;
		const p = 1e3;
		function coverageHtml({ files: e, noun: t, ...n }) {
			const r = [[(0, i._l)(t), n], ...e === undefined ? [] : [["files", e]]];
			const a = r.map(([e, { judged: t, seen: n, skipped: r, unread: i }]) => {
				const a = r.map(({ count: e, why: t }) => `${e} ${escapeHtml(t)}`).join("<br>");
				return `<tr><th scope="row">${escapeHtml(e)}</th><td data-label="Seen" class="number">${n}</td><td data-label="Judged" class="number">${t}</td><td data-label="Skipped">${a === "" ? "0" : a}</td><td data-label="Unread" class="number">${i.length}</td></tr>\n`;
			});
			return `<h2>Coverage</h2>
<table>
<caption>What was given, and what was looked at</caption>
<thead><tr><th scope="col">What</th><th scope="col">Seen</th><th scope="col">Judged</th><th scope="col">Skipped</th><th scope="col">Unread</th></tr></thead>
<tbody>
${a.join("")}</tbody>
</table>
${r.map(([e, { unread: t }]) => unreadHtml(e, t)).join("")}`;
		}
		function unreadHtml(e, t) {
			if (t.length === 0) return "";
			const n = t.slice(0, p).map(({ what: e, why: t }) => `<li>${codeHtml(e)}: ${proseHtml(t)}</li>\n`);
			const r = t.length - n.length;
			const i = r === 0 ? "" : `<li>and ${r} more</li>\n`;
			return `<details open><summary>Unread ${escapeHtml(e)} (${t.length})</summary><ul>\n${n.join("")}${i}</ul></details>\n`;
		}
		var m = n(23447);
		;
		const h = 1e4;
		const g = {
			error: 1,
			warning: 2,
			notice: 3
		};
		const _ = "<div class=\"tools\" hidden><label>Filter <input type=\"search\" autocomplete=\"off\" spellcheck=\"false\"></label> <span role=\"status\" class=\"muted\"></span></div>";
		const v = "<thead><tr><th scope=\"col\">Level</th><th scope=\"col\">Rule</th><th scope=\"col\">Subject</th><th scope=\"col\">Finding</th><th scope=\"col\">Where</th></tr></thead>";
		function levelHtml(e) {
			return `<span class="level ${e}"><span aria-hidden="true">${m.W[e]}</span> ${e}</span>`;
		}
		const placeHtml = ({ file: e, line: t }) => codeHtml(`${e.slice(0, 500)}:${t}`);
		function findingRow({ artifact: e, fix: t, level: n, location: r, message: i, rule: a, title: o }) {
			const s = `<strong>${proseHtml(o)}</strong><br>${proseHtml(i)}${t === undefined ? "" : `<br>${proseHtml(t)}`}`;
			return `<tr><td data-label="Level" data-key="${g[n]}">${levelHtml(n)}</td><td data-label="Rule" class="rule">${codeHtml(a)}</td>` + `<td data-label="Subject" class="subject">${e === undefined ? "" : codeHtml(e)}</td><td data-label="Finding">${s}</td>` + `<td data-label="Where" class="place">${r === undefined ? "" : placeHtml(r)}</td></tr>\n`;
		}
		;
		const y = 1e4;
		const b = 100;
		const x = 200;
		function* drillDownHtml(e) {
			for (const t of e.tables) if (t.rows.length > 0) yield* sharedHtml(t, e);
			const { noun: t, places: n } = e;
			const r = n.slice(0, y);
			const a = escapeHtml((0, i.hS)(n.length, t));
			yield `<h2 id="places">${escapeHtml((0, i._l)(t).replace(/^./, (e) => e.toUpperCase()))}</h2>
<table class="sortable">
<caption>${r.length < n.length ? `The first ${r.length} of ${a}` : a}</caption>
<thead><tr><th scope="col">Result</th><th scope="col">Name</th><th scope="col">Findings</th><th scope="col">Why</th></tr></thead>
<tbody>
`;
			for (const [e, t] of r.entries()) yield placeRow(t, e);
			yield "</tbody>\n</table>\n";
			yield* placesHtml(r);
		}
		function placeRow({ findingCount: e, name: t, result: n, why: r }, i) {
			const a = e === 0 ? escapeHtml(t) : `<a href="#f${i}">${escapeHtml(t)}</a>`;
			return `<tr id="p${i}"><td data-label="Result"><span aria-hidden="true">${m.P[n]}</span> ${n}</td><td data-label="Name">${a}</td>` + `<td data-label="Findings" class="number">${e}</td><td data-label="Why">${proseHtml(r)}</td></tr>\n`;
		}
		function* sharedHtml({ column: e, rows: t, title: n }, r) {
			const i = t.slice(0, b);
			const a = i.length < t.length ? `, the first ${i.length} of ${t.length}` : "";
			yield `<h2>${escapeHtml(n)}${a}</h2>
<table>
<thead><tr><th scope="col">${escapeHtml(e)}</th><th scope="col">Details</th><th scope="col">Where</th></tr></thead>
<tbody>
`;
			for (const e of i) yield sharedRow(e, r);
			yield "</tbody>\n</table>\n";
		}
		function sharedRow({ detail: e, name: t, places: n }, { noun: r, places: a }) {
			const o = n.slice(0, x).map((e) => linkTo(a[e], e));
			const s = n.length - o.length;
			if (s > 0) o.push(`and ${s} more`);
			const c = `<ul>${o.map((e) => `<li>${e}</li>`).join("")}</ul>`;
			const l = n.length === 1 ? o.join("") : `<details><summary>${escapeHtml((0, i.hS)(n.length, r))}</summary>${c}</details>`;
			return `<tr><td data-label="Name">${codeHtml(t)}</td><td data-label="Details">${escapeHtml(e)}</td><td data-label="Where" class="place">${l}</td></tr>\n`;
		}
		function linkTo(e, t) {
			const n = escapeHtml(e?.name ?? "");
			if (e === undefined || t >= y) return n;
			return `<a href="#${e.findingCount === 0 ? "p" : "f"}${t}">${n}</a>`;
		}
		function* placesHtml(e) {
			if (!e.some(({ findingCount: e }) => e > 0)) return;
			yield `<h2>All findings</h2>\n<div id="findings">\n${_}\n`;
			let t = h;
			for (const [n, { findingCount: r, findings: i, name: a, result: o }] of e.entries()) {
				if (r === 0) continue;
				yield `<h3 id="f${n}"><span aria-hidden="true">${m.P[o]}</span> ${escapeHtml(a)}</h3>\n`;
				let e = 0;
				for (const n of i) {
					if (t <= 0) break;
					if (e === 0) yield `<table>\n${v}\n<tbody>\n`;
					e += 1;
					t -= 1;
					yield findingRow(n);
				}
				if (e > 0) yield "</tbody>\n</table>\n";
				yield footHtml(r - e, n);
			}
			yield "</div>\n";
		}
		function footHtml(e, t) {
			const n = e > 0 ? `${(0, i.hS)(e, "more finding is", "more findings are")} in the JSON report of its run. ` : "";
			return `<p class="muted">${n}<a href="#p${t}">Back to the list</a></p>\n`;
		}
		;
		const S = `
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
		const C = `
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
		;
		const w = 1e3;
		const T = {
			pass: "passed",
			warn: "passed with warnings",
			fail: "failed",
			error: "could not finish"
		};
		const E = [
			"default-src 'none'",
			`style-src 'sha256-${(0, a.T)(S)}'`,
			`script-src 'sha256-${(0, a.T)(C)}'`,
			"base-uri 'none'",
			"form-action 'none'"
		].join("; ");
		function* renderHtml(e) {
			const t = {
				error: 0,
				warning: 0,
				notice: 0
			};
			for (const { level: n } of e.findings) t[n] += 1;
			const n = t.error + t.warning + t.notice;
			yield headHtml(e, t);
			yield problemsHtml(e.problems);
			yield actionsHtml(groupFindings(e.findings, e.rules), n);
			if (e.drillDown !== undefined) yield* drillDownHtml(e.drillDown);
			else if (n > 0) yield* findingsHtml(e.findings, n);
			if (e.coverage !== undefined) yield coverageHtml(e.coverage);
			const r = (0, o.sZ)(e.finishedAt).slice(0, 16).replace("T", " ");
			yield `</main>
<footer class="muted"><p>platform-actions ${escapeHtml(e.toolVersion)}, finished <time datetime="${(0, o.sZ)(e.finishedAt)}">${r} UTC</time>.</p></footer>
<script>${C}<\/script>
</body>
</html>
`;
		}
		function headHtml(e, t) {
			const { coverage: n, problems: r, result: i, runUrl: a, subject: s, title: c } = e;
			const l = `${escapeHtml(c)}: ${T[i]}`;
			const u = a !== undefined && /^https?:\/\//i.test(a);
			const d = [
				...s === undefined ? [] : [escapeHtml(s)],
				...u ? [`<a href="${escapeHtml(a)}" rel="noreferrer">the run</a>`] : [],
				(0, o.FM)(e.finishedAt)
			];
			return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${E}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${l}</title>
<style>${S}</style>
</head>
<body>
<header class="${i}">
<h1><span aria-hidden="true">${m.P[i]}</span> ${l}</h1>
<p>${countWords(t, r.length, n)}</p>
<p class="muted">${d.join(" \u00B7 ")}</p>
${barHtml(t)}</header>
<main>
`;
		}
		function countWords(e, t, n) {
			const r = [
				...t === 0 ? [] : [(0, i.hS)(t, "problem")],
				...e.error === 0 ? [] : [(0, i.hS)(e.error, "error")],
				...e.warning === 0 ? [] : [(0, i.hS)(e.warning, "warning")],
				...e.notice === 0 ? [] : [(0, i.hS)(e.notice, "notice")]
			];
			const a = r.length === 0 ? "No findings" : r.join(", ");
			if (n === undefined) return `${a}.`;
			return `${a}; ${n.judged} of ${(0, i.hS)(n.seen, escapeHtml(n.noun))} judged.`;
		}
		function barHtml(e) {
			const t = e.error + e.warning + e.notice;
			const n = [
				"error",
				"warning",
				"notice"
			].filter((t) => e[t] > 0);
			if (n.length < 2) return "";
			let r = 0;
			const i = n.map((n) => {
				const i = 100 * e[n] / t;
				const a = `<rect class="${n}" x="${r.toFixed(2)}" y="0" width="${i.toFixed(2)}" height="1"/>`;
				r += i;
				return a;
			});
			return `<svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">${i.join("")}</svg>\n`;
		}
		function problemsHtml(e) {
			if (e.length === 0) return "";
			const t = (0, s.Q)(e).map(({ fix: e, location: t, message: n }) => {
				const r = t === undefined ? "" : `${placeHtml(t)} `;
				return `<li>${r}${proseHtml(n)}${e === undefined ? "" : `<br>${proseHtml(e)}`}</li>\n`;
			});
			return `<h2>What went wrong</h2>\n<ul class="problems">\n${t.join("")}</ul>\n`;
		}
		function actionsHtml(e, t) {
			if (e.length === 0) return t === 0 ? "" : "<h2>What to do</h2>\n<p>Nothing has to be done.</p>\n";
			const n = e.some(({ places: e }) => e.count > 0);
			const r = e.slice(0, w).map(({ count: e, level: t, places: r, subjects: i, words: a }) => `<tr><td data-label="Level">${levelHtml(t)}</td><td data-label="What to do" class="do">${proseHtml(a)}</td>` + `<td data-label="For">${keptHtml(i, codeHtml)}</td>${n ? `<td data-label="Where" class="place">${keptHtml(r, placeHtml)}</td>` : ""}` + `<td data-label="Findings" class="number">${e}</td></tr>\n`);
			const a = e.length - r.length;
			const o = a === 0 ? "" : `<p>${(0, i.hS)(a, "more action is", "more actions are")} not listed.</p>\n`;
			return `<h2>What to do</h2>
<table>
<caption>${(0, i.hS)(e.length, "action")}, what matters most first</caption>
<thead><tr><th scope="col">Level</th><th scope="col">What to do</th><th scope="col">For</th>${n ? "<th scope=\"col\">Where</th>" : ""}<th scope="col">Findings</th></tr></thead>
<tbody>
${r.join("")}</tbody>
</table>
${o}`;
		}
		function keptHtml({ count: e, first: t }, n) {
			const r = t.map(n);
			if (e > t.length) r.push(`and ${e - t.length} more`);
			if (r.length < 2) return r.join("");
			return `<ul>${r.map((e) => `<li>${e}</li>`).join("")}</ul>`;
		}
		function* findingsHtml(e, t) {
			const n = Math.max(0, t - h);
			const r = n === 0 ? (0, i.hS)(t, "finding") : `The first ${h} of ${t} findings; the JSON report of the command has its whole list`;
			yield `<h2>All findings</h2>
${_}
<table id="findings" class="sortable">
<caption>${r}</caption>
${v}
<tbody>
`;
			let a = 0;
			for (const t of e) {
				if (a >= h) break;
				a += 1;
				yield findingRow(t);
			}
			yield "</tbody>\n</table>\n";
		}
		var D = n(63455);
		var O = n(56106);
		var k = n(90920);
		;
		function renderPage({ manifest: e, rules: t }, n, i, { clock: a, host: o }) {
			const s = (0, O.y)(n, i);
			const { commit: c, ref: l, repository: u, runUrl: d } = o.context;
			const f = [
				u,
				refWords(l),
				c?.slice(0, 12)
			];
			const p = f.filter((e) => e !== undefined).join(" \u00B7 ");
			return renderHtml({
				title: (typeof i.summary === "string" ? undefined : i.summary().title) ?? e.title,
				result: (0, D.z)(s).result,
				findings: { [Symbol.iterator]: () => cleanFindings((0, k.W)(s, Number.POSITIVE_INFINITY), o.redact) },
				rules: t,
				problems: s.problems.map((e) => redactAll(e, o.redact)),
				coverage: redactAll(s.coverage, o.redact),
				drillDown: cleanDrillDown(i, o.redact),
				finishedAt: a.now(),
				toolVersion: r.rE,
				subject: p === "" ? undefined : o.redact(p),
				runUrl: d === undefined ? undefined : o.redact(d)
			});
		}
		function refWords(e) {
			return e?.replace(/^refs\/(?:heads|tags)\//, "").replace(/^refs\/pull\/(\d+)\/(?:merge|head)$/, "pull request $1");
		}
		function cleanDrillDown({ drillDown: e }, t) {
			if (e === undefined) return undefined;
			const { places: n, tables: r, ...i } = e();
			return {
				...i,
				tables: redactAll(r, t),
				places: n.map(({ findings: e, name: n, why: r, ...i }) => ({
					...i,
					name: t(n),
					why: t(r),
					findings: { [Symbol.iterator]: () => cleanFindings(e, t) }
				}))
			};
		}
		function* cleanFindings(e, t) {
			for (const { detail: n, ...r } of e) yield redactAll(r, t);
		}
		function redactAll(e, t) {
			if (typeof e === "string") return t(e);
			if (Array.isArray(e)) return e.map((e) => redactAll(e, t));
			if (typeof e !== "object" || e === null) return e;
			return Object.fromEntries(Object.entries(e).map(([e, n]) => [e, redactAll(n, t)]));
		}
	})
};
;
