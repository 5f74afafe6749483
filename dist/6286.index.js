"use strict";
exports.id = 6286;
exports.ids = [6286];
exports.modules = { 76286: ((e, t, n) => {
	t.renderJunit = renderJunit;
	var r = n(86001);
	function renderJunit(e, t, n = []) {
		const i = {
			failures: 0,
			skipped: 0
		};
		const a = [];
		for (const e of t) {
			if (e.level === "error") i.failures += 1;
			a.push(renderCase(e));
		}
		for (const e of n) {
			if (e.skipped !== undefined) i.skipped += 1;
			a.push(renderQuiet(e));
		}
		if (a.length === 0) a.push(renderQuiet({
			suite: e,
			name: "no findings"
		}));
		const { failures: o, skipped: s } = i;
		const c = (0, r.X)(e);
		const l = ` tests="${a.length}" failures="${o}" errors="0" skipped="${s}"`;
		return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${c}"${l}>
  <testsuite name="${c}"${l}>
${a.join("")}  </testsuite>
</testsuites>
`;
	}
	function renderCase(e) {
		const { artifact: t, fix: n, level: i, location: a, rule: o, title: s } = e;
		const c = e.detail?.();
		const l = c?.message ?? e.message;
		const u = a === undefined ? "" : `${a.file}:${a.line}`;
		const d = a === undefined ? "" : ` file="${(0, r.X)(a.file)}"`;
		const { name: f, suite: p, type: m } = c?.test ?? {
			name: [
				s,
				t ?? "",
				u
			].filter((e) => e !== "").join(" \u2013 "),
			suite: o,
			type: o
		};
		const h = (0, r.X)(n === undefined ? l : `${l}\n${n}`);
		const g = i === "error" ? `<failure message="${(0, r.X)(l)}" type="${(0, r.X)(m)}">${h}</failure>` : `<system-out>${i}: ${h}</system-out>`;
		return `    <testcase classname="${(0, r.X)(p)}" name="${(0, r.X)(f)}"${d}>${g}</testcase>\n`;
	}
	function renderQuiet({ name: e, skipped: t, suite: n }) {
		const i = `    <testcase classname="${(0, r.X)(n)}" name="${(0, r.X)(e)}"`;
		return t === undefined ? `${i}/>\n` : `${i}><skipped message="${(0, r.X)(t)}"/></testcase>\n`;
	}
}) };
;
