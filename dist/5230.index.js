"use strict";
exports.id = 5230;
exports.ids = [5230, 6286];
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
	60286: ((e, t, n) => {
		n.d(t, {
			Xr: () => o,
			SV: () => s
		});
		t.II = createDotenvOutput;
		t.Mp = outputPrefix;
		var r = n(81336);
		var i = n(38086);
		;
		const a = "outputs-truncated";
		function renderDotenv(e, t) {
			const n = new Map();
			const o = [];
			const nameOf = (e) => `${t.prefix}${e.toUpperCase().replace(/[^A-Z0-9]/g, "_")}=`;
			let s = t.maximumBytes - (0, i.dp)(`${nameOf(a)}false\n`);
			const put = (e, r) => {
				const a = `${nameOf(e)}${r}\n`;
				const o = (0, i.dp)(a);
				if (o > s || n.size >= t.maximumCount - 1) return false;
				s -= o;
				n.set(e, a);
				return true;
			};
			const c = [];
			for (const [t, n] of e) {
				if (t === a || /[\r\n]/.test(n)) continue;
				const e = readList(n);
				if (e === undefined) put(t, n);
				else c.push({
					output: t,
					text: n,
					entries: e
				});
			}
			for (const { output: e, text: t, entries: n } of c.sort((e, t) => e.text.length - t.text.length)) {
				if (put(e, t)) continue;
				const a = (0, r.E)(n, Math.max(3, s - (0, i.dp)(nameOf(e))));
				if (put(e, a.text)) o.push(e);
			}
			const l = [...e.keys()].filter((e) => e !== a && !n.has(e));
			const u = o.length > 0 || l.length > 0 || e.get(a) === "true";
			n.set(a, `${nameOf(a)}${u}\n`);
			const d = [...e.keys(), ...e.has(a) ? [] : [a]].map((e) => n.get(e) ?? "").join("");
			return {
				text: d,
				cut: o,
				leftOut: l
			};
		}
		function readList(e) {
			if (!e.startsWith("[")) return undefined;
			try {
				return JSON.parse(e);
			} catch {
				return undefined;
			}
		}
		;
		const o = {
			maximumBytes: 5 * 1024,
			maximumCount: 20
		};
		const s = {
			maximumBytes: 64 * 1024,
			maximumCount: 100
		};
		function outputPrefix(e) {
			const t = e.environment["PLATFORM_OUTPUT_PREFIX"]?.trim() ?? "";
			return t === "" ? e.command ?? "platform-actions" : t;
		}
		function createDotenvOutput(e, t, n) {
			const r = new Map();
			return {
				set: (t, i) => {
					if (e.redact(i) === i) r.set(t, i);
					else n(`The output \`${t}\` is a secret, so it is not written to \`${e.path}\`.`);
				},
				write: () => {
					const i = `${e.prefix.toUpperCase().replace(/[^A-Z0-9]/g, "_")}_`;
					const { cut: a, leftOut: o, text: s } = renderDotenv(r, {
						prefix: i,
						...e.limits
					});
					if (!t.write("PLATFORM_DOTENV_FILE", e.path, s)) return;
					const c = [...a.map((e) => `\`${e}\` (cut)`), ...o.map((e) => `\`${e}\``)];
					if (c.length > 0) n(`Not complete in \`${e.path}\`, because of its format or size: ${c.join(", ")}; the report is complete.`);
				}
			};
		}
	}),
	82263: ((e, t, n) => {
		t.C = openReportFiles;
		var r = n(42046);
		var i = n(45794);
		var a = n(48636);
		function openReportFiles({ tempDirectory: e, workspace: t }) {
			const n = {
				workspace: t,
				tempDirectory: e,
				workingDirectory: t
			};
			const o = [];
			return {
				unwritten: () => o,
				write: (e, t, s) => {
					try {
						(0, a.vK)((0, a.ZB)(t, n, e), s);
						return true;
					} catch (e) {
						if (!(e instanceof i.y) && !(e instanceof r.M)) throw e;
						o.push(e.message);
						return false;
					}
				}
			};
		}
	}),
	55128: ((e, t, n) => {
		t.openTerminalFiles = openTerminalFiles;
		var r = n(60286);
		var i = n(82263);
		function openTerminalFiles(e, t, n, { line: a, redact: o }) {
			const { dotenv: s, junit: c, quality: l } = t;
			const u = (0, i.C)(n);
			const d = (0, r.Mp)(e);
			const f = s === undefined ? undefined : (0, r.II)({
				path: s,
				prefix: d,
				limits: r.SV,
				redact: o
			}, u, a);
			const p = [];
			return {
				setOutput: (e, t) => f?.set(e, t),
				writeSummary: (e) => void p.push(o(e)),
				unwritten: u.unwritten,
				finish: async ({ reports: n }) => {
					f?.write();
					if (t.summary !== undefined) u.write("PLATFORM_SUMMARY_FILE", t.summary, p.join("\n"));
					if (l !== undefined) u.write("PLATFORM_CODE_QUALITY_FILE", l, o(n.codeQuality(".")));
					if (c !== undefined) {
						const { command: t = "platform-actions" } = e;
						u.write("PLATFORM_FINDINGS_JUNIT_FILE", c, o(n.junit(t)));
					}
				}
			};
		}
	}),
	47902: ((e, t, n) => {
		n.r(t);
		t.hostEnding = hostEnding;
		t.renderSummary = renderSummary;
		t.stoppedSummary = stoppedSummary;
		var r = n(26963);
		var i = n(85531);
		var a = n(57673);
		var o = n(7994);
		var s = n(38086);
		;
		const c = {
			error: "major",
			warning: "minor",
			notice: "info"
		};
		const l = 1e3;
		function renderCodeQuality(e, t) {
			const n = new Map();
			for (const r of e) {
				const e = r.location;
				const i = e === undefined ? r.fingerprint : `${r.fingerprint}:${e.file}`;
				if (n.has(i)) continue;
				const a = r.fix === undefined ? "" : ` ${r.fix}`;
				n.set(i, {
					description: (0, s.h0)(`${r.message}${a}`, l),
					check_name: r.rule,
					fingerprint: i,
					severity: c[r.level],
					location: {
						path: e?.file ?? t,
						lines: { begin: e?.line ?? 1 }
					}
				});
			}
			return `${JSON.stringify([...n.values()], null, 2)}\n`;
		}
		var u = n(21289);
		var d = n(76286);
		var f = n(51904);
		;
		const p = 1e5;
		function renderSummary(e, { title: t }, n) {
			const { coverage: r, problems: a, summary: s } = e;
			if (typeof s !== "string") {
				const i = (0, f.b)(e);
				return (0, o.x1)({
					title: t,
					result: n,
					answer: s(),
					problems: a,
					softened: i,
					coverage: r
				}, o.Jz);
			}
			const isMissing = ({ copy: e }) => e?.split("\n").every((e) => s.includes(e)) === false;
			const c = (0, i.OH)(a.filter(isMissing));
			const l = [
				s.trimEnd(),
				...c.length === 0 ? [] : [renderProblems(c)],
				...r === undefined || s === "" ? [] : [(0, u.v)(r, r.noun)]
			];
			return l.length === 1 ? s : `${l.join("\n\n")}\n`;
		}
		function stoppedSummary(e, t) {
			if (typeof e !== "string") return e;
			const n = (0, r.Co)([(0, a.K)([t])], p).text;
			return e === "" ? n : `${n}\n\n${e}`;
		}
		function renderProblems(e) {
			return (0, r.Co)([(0, a.K)(e)], p).text.trimEnd();
		}
		function hostEnding(e, t) {
			return {
				result: e,
				findings: t,
				reports: {
					codeQuality: (e) => renderCodeQuality(t, e),
					junit: (e) => (0, d.renderJunit)(e, t)
				}
			};
		}
	}),
	57673: ((e, t, n) => {
		t.K = problemsMarkdown;
		t.R = proseMarkdown;
		var r = n(26963);
		function proseMarkdown(e) {
			const t = e.split("`");
			if (t.length % 2 === 0) return (0, r.FV)(e);
			return t.map((e, t) => t % 2 === 0 ? keepEnds(e) : (0, r.fl)(e)).join("");
		}
		function keepEnds(e) {
			const t = /^\s/.test(e) ? " " : "";
			const n = /\S\s+$/.test(e) ? " " : "";
			return `${t}${(0, r.FV)(e)}${n}`;
		}
		function problemsMarkdown(e) {
			const t = e.map(({ copy: e, fix: t, location: n, message: i }) => {
				const a = [i, ...t === undefined ? [] : t.split("\n")];
				const o = n === undefined ? "" : `${(0, r.fl)(`${n.file}:${n.line}`)} `;
				const s = `- \u274C ${o}${a.map(proseMarkdown).join("<br>").replace(/\n/g, " ")}\n`;
				return e === undefined ? s : `${s}\n${(0, r.hl)(e, "json").replace(/^/gm, "  ")}\n\n`;
			});
			return {
				...(0, r.AX)([]),
				rows: t
			};
		}
	}),
	7994: ((e, t, n) => {
		n.d(t, {
			Jz: () => l,
			gI: () => u
		});
		t.x1 = renderAnswer;
		var r = n(34150);
		var i = n(26963);
		var a = n(57673);
		var o = n(21289);
		var s = n(6646);
		var c = n(23447);
		const l = 1e6;
		const u = 65536;
		const d = 10;
		function renderAnswer(e, t, n) {
			const { answer: r, coverage: a, problems: s, runUrl: c, softened: l } = e;
			const u = [...a === undefined ? [] : [(0, o.v)(a, a.noun)], ...c === undefined ? [] : [(0, i.k9)("The run", c)]].join(" ");
			const d = s.length > 0 && r.words !== "";
			const f = [
				...n === undefined ? [] : [`${n}\n`],
				`### ${headingOf(e)}`,
				...problemBlocks(s),
				...l.length === 0 ? [] : [(0, i.AX)(l.map(softenedMarkdown))],
				...d ? [`**So far:** ${r.words}.`] : [],
				...r.actions,
				...r.details
			];
			const p = u === "" ? t : t - new TextEncoder().encode(u).length - 2;
			const { text: m } = (0, i.Co)(f, Math.max(0, p));
			return u === "" ? m : `${m}\n${u}\n`;
		}
		function headingOf({ answer: e, problems: t, result: n, softened: i, title: a }) {
			const o = e.title ?? a;
			const s = c.P[n];
			if (t.length > 0) return `${s} ${o} could not finish: ${(0, r.hS)(t.length, "error")}`;
			const l = e.words === "" && i.length > 0 ? "not everything could be checked" : e.words;
			return l === "" ? `${s} ${o}` : `${s} ${o}: ${l}`;
		}
		function problemBlocks(e) {
			if (e.length === 0) return [];
			const t = (0, s.Q)(e);
			const n = t.slice(d);
			return [(0, a.K)(t.slice(0, d)), ...n.length === 0 ? [] : [(0, i.GE)((0, r.hS)(n.length, "more problem"), (0, a.K)(n))]];
		}
		function softenedMarkdown({ fix: e, message: t }) {
			const n = [t, ...e === undefined ? [] : e.split("\n")];
			return `\u26A0\uFE0F ${n.map(a.R).join("<br>")}`;
		}
	}),
	21289: ((e, t, n) => {
		t.v = coverageLine;
		var r = n(34150);
		var i = n(26963);
		function coverageLine(e, t) {
			const n = [accountLine(e, t)];
			if (e.files !== undefined) n.push(accountLine(e.files, "file"));
			return `Coverage: ${n.join("; ")}.`;
		}
		function accountLine({ seen: e, judged: t, skipped: n, unread: a }, o) {
			const s = n.reduce((e, { count: t }) => e + t, 0);
			const c = n.map(({ why: e, count: t }) => `${t} ${(0, i.FV)(e)}`).join(", ");
			const l = [`${(0, r.hS)(e, o)} seen`, `${t} judged`];
			if (s > 0) l.push(`${s} skipped (${c})`);
			if (a.length > 0) l.push(`${a.length} unread`);
			return l.join(", ");
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
	76286: ((e, t, n) => {
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
	})
};
;
