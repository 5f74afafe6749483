"use strict";
exports.id = 9527;
exports.ids = [9527];
exports.modules = {
	42030: ((e, t, n) => {
		n.d(t, {
			Mv: () => r,
			d5: () => elapsedMs,
			ml: () => i
		});
		const r = 2 ** 31 - 1;
		const elapsedMs = () => Number(process.hrtime.bigint()) / 1e6;
		const i = {
			now: () => Date.now(),
			sleep: (e, t) => new Promise((n) => {
				if (t.aborted) {
					n();
					return;
				}
				const done = () => {
					clearTimeout(r);
					t.removeEventListener("abort", done);
					n();
				};
				const r = setTimeout(done, e);
				t.addEventListener("abort", done);
			})
		};
	}),
	34150: ((e, t, n) => {
		n.d(t, {
			_l: () => pluralOf,
			hS: () => counted,
			iD: () => formFor
		});
		function formFor(e, t, n) {
			return e === 1 ? t : n;
		}
		function pluralOf(e) {
			return /[^aeiou]y$/.test(e) ? e.replace(/y$/, "ies") : `${e}s`;
		}
		function counted(e, t, n = pluralOf(t)) {
			return `${e} ${formFor(e, t, n)}`;
		}
	}),
	81336: ((e, t, n) => {
		n.d(t, {
			E: () => cutJsonArray,
			_: () => a
		});
		var r = n(44074);
		var i = n(38086);
		const a = 65536;
		function cutJsonArray(e, t = a) {
			let n = "[]".length;
			const o = [];
			for (const a of e) {
				const e = (0, r.h)(a);
				n += (0, i.dp)(e) + (o.length === 0 ? 0 : 1);
				if (n >= t) return {
					text: `[${o.join(",")}]`,
					truncated: true
				};
				o.push(e);
			}
			return {
				text: `[${o.join(",")}]`,
				truncated: false
			};
		}
	}),
	15902: ((e, t, n) => {
		n.d(t, {
			E: () => parseDuration,
			P: () => renderDuration
		});
		const r = {
			s: 1e3,
			m: 6e4,
			h: 36e5,
			d: 864e5,
			w: 6048e5
		};
		function parseDuration(e) {
			const t = /^([0-9]{1,9})([smhdw])$/.exec(e);
			const n = r[t?.[2] ?? ""];
			return n === undefined ? undefined : Number(t?.[1]) * n;
		}
		function renderDuration(e) {
			let t = Math.max(0, Math.floor(e / 1e3));
			const n = [];
			for (const [e, r] of [
				["d", 86400],
				["h", 3600],
				["m", 60],
				["s", 1]
			]) {
				const i = Math.floor(t / r);
				t -= i * r;
				if (i > 0) n.push(`${i}${e}`);
			}
			return n.slice(0, 2).join(" ") || "0s";
		}
	}),
	2810: ((e, t, n) => {
		n.d(t, {
			Nx: () => createGlob,
			nY: () => createGlobList,
			mi: () => createNameGlob,
			AI: () => globProblem,
			sz: () => splitNegation
		});
		;
		const r = 1024;
		const i = /^(?:(-?\d{1,4})\.\.(-?\d{1,4})|([a-z])\.\.([a-z])|([A-Z])\.\.([A-Z]))$/;
		function braceAlternatives(e) {
			const t = unbalancedBrace(e);
			if (t !== undefined) return {
				kind: "problem",
				problem: t
			};
			try {
				return {
					kind: "texts",
					texts: expand(e)
				};
			} catch (e) {
				if (e instanceof BraceProblem) return {
					kind: "problem",
					problem: e.message
				};
				throw e;
			}
		}
		class BraceProblem extends Error {}
		function unbalancedBrace(e) {
			let t = 0;
			for (let n = 0; n < e.length && t >= 0; n += 1) {
				const r = e[n];
				if (r === "\\") n += 1;
				if (r === "{") t += 1;
				if (r === "}") t -= 1;
			}
			if (t > 0) return "a brace is not closed (write `\\{` for the character itself)";
			return t < 0 ? "a closing brace has no opening one (write `\\}` for the character itself)" : undefined;
		}
		function expand(e) {
			const t = findOpen(e);
			if (t < 0) return [e];
			const { choices: n, end: i } = readGroup(e, t);
			const a = flatAll(n);
			const o = expand(e.slice(i));
			if (a.length * o.length > r) throw tooMany();
			const s = e.slice(0, t);
			return a.flatMap((e) => o.map((t) => s + e + t));
		}
		function findOpen(e) {
			for (let t = 0; t < e.length; t += 1) {
				if (e[t] === "\\") t += 1;
				else if (e[t] === "{") return t;
			}
			return -1;
		}
		function readGroup(e, t) {
			const n = [];
			let r = 1;
			let i = t + 1;
			let a = i;
			for (; r > 0; a += 1) {
				const t = e[a];
				if (t === "\\") a += 1;
				if (t === "{") r += 1;
				if (t === "}") r -= 1;
				if (r === 0 || r === 1 && t === ",") {
					n.push(e.slice(i, a));
					i = a + 1;
				}
			}
			return {
				choices: n.length > 1 ? n : rangeOf(n.join("")),
				end: a
			};
		}
		function rangeOf(e) {
			const [, t, n, ...r] = i.exec(e) ?? [];
			if (t !== undefined && n !== undefined) return between(Number(t), Number(n)).map(String);
			const [a, o] = r.flatMap((e) => e?.charCodeAt(0) ?? []);
			if (a === undefined || o === undefined) throw new BraceProblem("braces contain a single alternative (write `\\{` for the character itself)");
			return between(a, o).map((e) => String.fromCharCode(e));
		}
		function between(e, t) {
			const n = Math.min(e, t);
			return Array.from({ length: Math.abs(e - t) + 1 }, (e, t) => n + t);
		}
		function flatAll(e) {
			const t = [];
			for (const n of e) {
				const e = expand(n);
				if (t.length + e.length > r) throw tooMany();
				t.push(...e);
			}
			return t;
		}
		const tooMany = () => new BraceProblem(`its braces expand to more than ${r} globs`);
		;
		function patternProblem(e) {
			for (const t of piecesOf(e)) {
				const e = pieceProblem(t);
				if (e !== undefined) return e;
			}
			return undefined;
		}
		function patternParts(e, t = false) {
			return piecesOf(e).map((e) => partOf(e, t));
		}
		function piecesOf(e) {
			return e.match(/\*+|\?|\\[\s\S]|\[[!^]?[^\]]+\]|[\s\S]/gu) ?? [];
		}
		function pieceProblem(e) {
			if (e === "\\") return "it ends in a backslash";
			if (e === "\\/") return "a backslash precedes a slash";
			if (e === "[") return "a bracket is empty or not closed (write `\\[` for the character itself)";
			if (!isSet(e)) return undefined;
			if (e.includes("/")) return "a set in brackets contains a slash";
			if (e.includes("[:")) return "classes such as `[:alpha:]` are not supported";
			const t = rangesOf(e).find(({ low: e, high: t }) => e > t);
			return t === undefined ? undefined : `the range \`${t.low}-${t.high}\` in brackets is empty`;
		}
		function partOf(e, t) {
			if (e.startsWith("*")) return "*";
			if (e === "?") return () => true;
			const casesOf = (e) => t ? [
				e,
				e.toLowerCase(),
				e.toUpperCase()
			] : [e];
			if (isSet(e)) {
				const t = rangesOf(e);
				const n = isNegated(e);
				return (e) => casesOf(e).some((e) => t.some(({ low: t, high: n }) => t <= e && e <= n)) !== n;
			}
			const n = casesOf(e.length > 1 && e.startsWith("\\") ? e.slice(1) : e);
			return (e) => casesOf(e).some((e) => n.includes(e));
		}
		const isSet = (e) => e.length > 2 && e.startsWith("[");
		const isNegated = (e) => e.startsWith("[!") || e.startsWith("[^");
		function rangesOf(e) {
			const t = e.slice(isNegated(e) ? 2 : 1, -1);
			return Array.from(t.matchAll(/.-.|./gsu), ([e]) => {
				const t = Array.from(e);
				return {
					low: t.slice(0, 1).join(""),
					high: t.slice(-1).join("")
				};
			});
		}
		function fitsParts(e, t, n, r) {
			let [i, a, o, s] = [
				0,
				0,
				-1,
				0
			];
			for (let c = t[i]; c !== undefined; c = t[i]) {
				const t = e[a];
				if (t !== undefined && n(t)) {
					o = a;
					s = i;
					a += 1;
				} else if (t !== undefined && r(t, c)) {
					i += 1;
					a += 1;
				} else if (o >= 0) {
					a = o + 1;
					s += 1;
					i = s;
				} else return false;
			}
			return e.slice(a).every(n);
		}
		function fitsCharacters(e, t) {
			return fitsParts(e, t, (e) => e === "*", (e, t) => e !== "*" && e(t));
		}
		var a = n(45794);
		;
		const o = 256;
		const s = /[?*+@!]\(/;
		function globPatterns(e) {
			const refuse = (e) => ({
				kind: "problem",
				problem: e
			});
			if (e === "") return refuse("it is empty");
			if (e.length > o && Array.from(e).length > o) return refuse(`it is longer than ${o} characters`);
			if (e.startsWith("!")) return refuse("it begins with `!` (write `\\!` for the character itself)");
			if (s.test(e)) return refuse("extended globs such as `@(a|b)` are not supported (write `{a,b}`)");
			const t = braceAlternatives(e);
			if (t.kind === "problem") return t;
			for (const e of t.texts) {
				const t = patternProblem(e);
				if (t !== undefined) return refuse(t);
			}
			return {
				kind: "patterns",
				patterns: t.texts
			};
		}
		function globProblem(e) {
			const t = globPatterns(e);
			return t.kind === "problem" ? t.problem : undefined;
		}
		function createGlob(e) {
			const t = patternsOf(e).map((e) => e.replace(/^(?:\.\/)+/, "").replace(/\/\*\*$/, "/**/*").split("/").map((e) => e === "**" ? "**" : patternParts(e)));
			return (e) => {
				const n = e.split("/").map((e) => Array.from(e));
				return t.some((e) => fitsParts(e, n, (e) => e === "**", (e, t) => e !== "**" && fitsCharacters(e, t)));
			};
		}
		function createNameGlob(e, t = {}) {
			const { complete = (e) => e, ignoreCase: n = false } = t;
			const r = patternsOf(e).map((e) => patternParts(complete(e), n));
			return (e) => {
				const t = Array.from(e);
				return r.some((e) => fitsCharacters(e, t));
			};
		}
		function patternsOf(e) {
			const t = globPatterns(e);
			if (t.kind === "patterns") return t.patterns;
			throw new a.y({ message: `\`${e.slice(0, 100)}\` is not a usable glob: ${t.problem}` });
		}
		function splitNegation(e) {
			const t = e.startsWith("!");
			return {
				negated: t,
				glob: t ? e.slice(1) : e
			};
		}
		function createGlobList(e, t = createGlob) {
			const n = e.map((e) => {
				const { glob: n, negated: r } = splitNegation(e);
				return {
					negated: r,
					matches: t(n)
				};
			});
			const r = n[0]?.negated === true;
			return (e) => n.reduce((t, n) => n.matches(e) ? !n.negated : t, r);
		}
	}),
	77825: ((e, t, n) => {
		n.d(t, { $: () => groupBy });
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
	44074: ((e, t, n) => {
		n.d(t, {
			G: () => escapeJson,
			h: () => renderJson
		});
		const r = /:(?=:)|#(?=#(?:\[|vso\[))|[\u007f-\u009f\u2028\u2029]|\p{Cf}|\u034f|[\u115f\u1160\u3164\uffa0]/giu;
		const escapeUnit = (e) => `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`;
		function renderJson(e, t = 0) {
			return escapeJson(JSON.stringify(e, undefined, t) ?? "null");
		}
		function escapeJson(e) {
			return e.replace(r, (e) => e.split("").map(escapeUnit).join(""));
		}
	}),
	63144: ((e, t, n) => {
		n.d(t, {
			Lv: () => versionTextOf,
			_F: () => fieldOf,
			b6: () => textOf,
			u4: () => isRecord
		});
		function isRecord(e) {
			return typeof e === "object" && e !== null && !Array.isArray(e);
		}
		function fieldOf(e, t) {
			return isRecord(e) ? e[t] : undefined;
		}
		function versionTextOf(e) {
			return typeof e === "number" ? String(e) : textOf(e);
		}
		function textOf(e) {
			return typeof e === "string" && e !== "" ? e : undefined;
		}
	}),
	89617: ((e, t, n) => {
		n.d(t, {
			E: () => stopOf,
			n: () => LateAbort
		});
		class LateAbort {
			aborted = false;
			reason;
			#e = new Set();
			#t;
			get signal() {
				if (this.#t === undefined) {
					this.#t = new AbortController();
					if (this.aborted) this.#t.abort(this.reason);
				}
				return this.#t.signal;
			}
			onAbort = (e) => {
				if (this.aborted) e();
				else this.#e.add(e);
				return () => this.#e.delete(e);
			};
			abort(e) {
				if (this.aborted) return;
				this.aborted = true;
				this.reason = e;
				this.#t?.abort(e);
				for (const e of this.#e) e();
				this.#e.clear();
			}
		}
		function stopOf(e) {
			return {
				get aborted() {
					return e.aborted;
				},
				get reason() {
					return e.reason;
				},
				signal: e,
				onAbort: (t) => {
					if (e.aborted) t();
					else e.addEventListener("abort", t, { once: true });
					return () => e.removeEventListener("abort", t);
				}
			};
		}
	}),
	85746: ((e, t, n) => {
		n.d(t, {
			r: () => splitList,
			u: () => splitLines
		});
		function splitList(e) {
			const t = [];
			for (const n of splitLines(e)) {
				let e = 0;
				let r = "";
				for (const i of n) {
					if (i === "{") e += 1;
					if (i === "}") e = Math.max(0, e - 1);
					if (i === "," && e === 0) {
						t.push(r);
						r = "";
					} else {
						r += i;
					}
				}
				t.push(r);
			}
			return t.map((e) => e.trim()).filter((e) => e !== "");
		}
		function splitLines(e) {
			return e.split(/\r\n|\n|\r/).map((e) => e.trim()).filter((e) => e !== "");
		}
	}),
	68475: ((e, t, n) => {
		n.d(t, { U: () => isLoopback });
		function isLoopback(e) {
			return e === "localhost" || e.endsWith(".localhost") || e === "[::1]" || /^127(\.\d{1,3}){3}$/.test(e);
		}
	}),
	26963: ((e, t, n) => {
		n.d(t, {
			AX: () => listMarkdown,
			Co: () => assembleMarkdown,
			FV: () => escapeMarkdown,
			GE: () => detailsMarkdown,
			c_: () => tableOf,
			fl: () => codeMarkdown,
			hl: () => fenceMarkdown,
			k9: () => linkMarkdown,
			oS: () => tableMarkdown
		});
		var r = n(34150);
		var i = n(38086);
		const a = "&#x200b;";
		const o = {
			"&": "&amp;",
			"<": "&lt;",
			">": "&gt;",
			"\"": "&quot;"
		};
		const entity = (e) => o[e] ?? `&#x${e.charCodeAt(0).toString(16)};`;
		const s = /[&<>"'\\`*_{}[\]()!|~$^#@]|:(?=[:/]|[\w+-]+:)|(?<=\bwww)\.|(?<=\bGH)-(?=\d)|^[-+=]|(?<=^\d{1,9})\./gi;
		const c = /[#@:.-]/;
		function escapeMarkdown(e, t = i.qy) {
			return (0, i.h0)(e, t).replace(s, (e) => c.test(e) ? entity(e) + a : entity(e));
		}
		const l = /^(?! )(?:[a-z0-9 ._+~=-]|[:/](?![:/]))*$/i;
		const u = /www\.|:\/|\bGH-\d/i;
		const d = /&#x40;(?=[\w.-]*\.[a-z])/gi;
		function codeMarkdown(e, t = i.qy) {
			const n = (0, i.h0)(e, t);
			if (n === "") return "";
			if (l.test(n) && !u.test(n)) return `\`${n}\``;
			return `<code>${n.replace(s, entity).replace(d, `&#x40;${a}`)}</code>`;
		}
		function linkMarkdown(e, t) {
			const n = URL.canParse(t) ? new URL(t) : undefined;
			if (n?.protocol !== "https:" || n.username !== "" || n.password !== "") return e;
			return `[${e}](${n.href.replace(/[()<>\\|*_`'"[\]]/g, (e) => `%${e.charCodeAt(0).toString(16)}`)})`;
		}
		function fenceMarkdown(e, t = "") {
			const n = (0, i.jQ)(e.replace(/\r\n?/g, "\n")).replace(/\n$/, "");
			const r = Math.max(2, ...Array.from(n.matchAll(/`+/g), (e) => e[0].length));
			const a = "`".repeat(r + 1);
			return `${a}${t}\n${n}\n${a}`;
		}
		const tellMore = (e) => `\n${(0, r.hS)(e, "more row is", "more rows are")} omitted here to limit the size; the report has all of them.\n`;
		const tableRow = (e) => `| ${e.map((e) => e.replace(/\n/g, " ")).join(" | ")} |\n`;
		function tableMarkdown(e, t) {
			return tableOf(e, t, (e) => e);
		}
		function tableOf(e, t, n) {
			const r = {
				length: t.length,
				at: (e) => t.slice(e, e + 1).map((e) => tableRow(n(e)))[0]
			};
			return {
				before: `${tableRow(e)}${tableRow(e.map(() => "---"))}`,
				rows: r,
				after: "",
				more: tellMore
			};
		}
		function listMarkdown(e) {
			return {
				before: "",
				rows: e.map((e) => `- ${e.replace(/\n/g, " ")}\n`),
				after: "",
				more: tellMore
			};
		}
		function detailsMarkdown(e, t) {
			const n = `<details>\n<summary>${e}</summary>\n\n`;
			const r = "\n</details>\n";
			if (typeof t === "string") return {
				before: `${n}${t}\n`,
				rows: [],
				after: r,
				more: tellMore
			};
			return {
				...t,
				before: `${n}${t.before}`,
				after: `${t.after}${r}`
			};
		}
		const endLine = (e) => e.endsWith("\n") ? e : `${e}\n`;
		const frameOf = (e) => typeof e === "string" ? (0, i.dp)(endLine(e)) + 1 : (0, i.dp)(e.before) + (0, i.dp)(e.more(e.rows.length)) + (0, i.dp)(e.after) + 1;
		function assembleMarkdown(e, t) {
			let n = t;
			const r = [];
			for (const t of e) {
				const e = frameOf(t);
				if (e > n) break;
				n -= e;
				r.push(t);
			}
			let a = 0;
			const o = [];
			for (const e of r) {
				if (typeof e === "string") {
					o.push(endLine(e));
					continue;
				}
				const t = [];
				for (let r = e.rows.at(0); r !== undefined; r = e.rows.at(t.length)) {
					const e = (0, i.dp)(r);
					if (e > n) break;
					n -= e;
					t.push(r);
				}
				const r = e.rows.length - t.length;
				a += r;
				o.push(`${e.before}${t.join("")}${r === 0 ? "" : e.more(r)}${e.after}`);
			}
			return {
				text: o.join("\n"),
				omittedRows: a,
				omittedBlocks: e.length - r.length
			};
		}
	}),
	38707: ((e, t, n) => {
		n.d(t, {
			L: () => nearestNames,
			Y: () => editDistance
		});
		const r = 64;
		function nearestNames(e, t, n = 3) {
			const i = e.slice(0, r).toLowerCase();
			const a = Math.max(1, Math.floor(i.length / 3));
			const o = [];
			for (const e of new Set(t)) {
				const t = e.slice(0, r).toLowerCase();
				const n = i.length > 2 && t.includes(i) || hasNearWord(t, i);
				const s = editDistance(i, t);
				const c = n ? Math.min(a, s) : s;
				if (c <= a) o.push({
					name: e,
					distance: c,
					edits: s
				});
			}
			o.sort((e, t) => e.distance - t.distance || e.edits - t.edits || (e.name < t.name ? -1 : 1));
			return o.slice(0, n).map(({ name: e }) => e);
		}
		function hasNearWord(e, t) {
			const n = t.length > 3 ? e.split(/[-._]/) : [];
			return n.length > 1 && n.some((e) => editDistance(t, e) <= 1);
		}
		function editDistance(e, t) {
			let n = [];
			let r = Array.from({ length: t.length + 1 }, (e, t) => t);
			for (let i = 0; i < e.length; i += 1) {
				const a = [i + 1];
				for (let o = 0; o < t.length; o += 1) {
					const s = Number(r[o]) + (e[i] === t[o] ? 0 : 1);
					const c = i > 0 && o > 0 && e[i] === t[o - 1] && e[i - 1] === t[o];
					const l = c ? Number(n[o - 1]) + 1 : s;
					a.push(Math.min(s, l, Number(r[o + 1]) + 1, Number(a[o]) + 1));
				}
				n = r;
				r = a;
			}
			return Number(r[t.length]);
		}
	}),
	38086: ((e, t, n) => {
		n.d(t, {
			M1: () => breakHashes,
			dp: () => byteLength,
			gL: () => clipText,
			h0: () => plainLine,
			ix: () => breakCommands,
			jQ: () => showInvisible,
			qy: () => r
		});
		const r = 1e3;
		const i = /[\r\n\v\f\u0085\u2028\u2029]+/g;
		const a = /\p{Cc}|\p{Cf}|\p{Cs}|\p{Zl}|\p{Zp}|\u034f|[\u115f\u1160\u3164\uffa0]/gu;
		const codePointName = (e) => `[U+${Number(e.codePointAt(0)).toString(16).toUpperCase().padStart(4, "0")}]`;
		function showInvisible(e) {
			if (/^[\n -~]*$/.test(e)) return e;
			return e.replace(a, (e) => {
				if (e === "\n") return e;
				return e === "	" ? " " : codePointName(e);
			});
		}
		function breakCommands(e) {
			return breakHashes(e.replace(/:(?=:)/g, ": "));
		}
		function breakHashes(e) {
			return e.replace(/#(?=#(?:\[|vso\[))/gi, "# ");
		}
		function clipText(e, t) {
			if (e.length <= t) return e;
			const n = e.charCodeAt(t - 2);
			const r = n >= 55296 && n <= 56319 ? t - 2 : t - 1;
			return `${e.slice(0, r)}\u2026`;
		}
		const o = /^[!-~](?:[ -~]*[!-~])?$/;
		function plainLine(e, t = r) {
			if (e.length <= t && o.test(e)) return e;
			return showInvisible(clipText(e, t).replace(i, " ")).trim();
		}
		function byteLength(e) {
			let t = e.length;
			for (let n = 0; n < e.length; n += 1) {
				const r = e.charCodeAt(n);
				if (r < 128) continue;
				if (r < 2048) t += 1;
				else if (r >= 55296 && r <= 56319 && isLowSurrogate(e.charCodeAt(n + 1))) {
					t += 2;
					n += 1;
				} else t += 2;
			}
			return t;
		}
		const isLowSurrogate = (e) => e >= 56320 && e <= 57343;
	}),
	54031: ((e, t, n) => {
		n.d(t, { l: () => createRedactor });
		;
		const r = 24;
		const i = 12;
		const a = 32;
		const o = /[^\w.~%+/=:-]/;
		const s = /[\w.~%+/=:-]{24,}/g;
		const c = 16777619;
		const l = 65535;
		const u = Array.from({ length: i - 1 }).reduce((e) => Math.imul(e, c), 1);
		function createPieceIndex() {
			const e = new Map();
			const t = new Uint8Array(l + 1);
			let n = true;
			return {
				add: (r) => {
					n &&= !o.test(r.text);
					for (let n = r.start; n + i <= r.text.length; n += i) {
						const i = hashOf(r.text, n);
						t[i & l] = 1;
						const o = e.get(i);
						if (o === undefined) e.set(i, [{
							form: r,
							offset: n
						}]);
						else if (o.length < a) o.push({
							form: r,
							offset: n
						});
					}
				},
				find: (r) => {
					if (e.size === 0) return [];
					const i = [];
					const match = (t, n) => {
						let i;
						for (const { form: a, offset: o } of e.get(n) ?? []) i = longer(i, matchAt(r, t, a, o));
						return i;
					};
					if (!n) findInRun(r, 0, r.length, t, match, i);
					else {
						for (const { 0: e, index: n } of r.matchAll(s)) findInRun(r, n, n + e.length, t, match, i);
					}
					return i;
				}
			};
		}
		function hashOf(e, t) {
			let n = 0;
			for (let r = t; r < t + i; r += 1) n = Math.imul(n, c) + e.charCodeAt(r) | 0;
			return n;
		}
		function findInRun(e, t, n, r, a, o) {
			let s = t;
			let d = hashOf(e, s);
			while (s + i <= n) {
				const t = r[d & l] === 1 ? a(s, d) : undefined;
				if (t === undefined) {
					const t = d - Math.imul(e.charCodeAt(s), u) | 0;
					d = Math.imul(t, c) + e.charCodeAt(s + i) | 0;
					s += 1;
				} else {
					o.push(t);
					s = t.end;
					d = hashOf(e, s);
				}
			}
		}
		function matchAt(e, t, { start: n, text: a }, o) {
			let s = 0;
			while (o + s < a.length && e[t + s] === a[o + s]) s += 1;
			if (s < i) return undefined;
			let c = 0;
			while (c < o && e[t - c - 1] === a[o - c - 1]) c += 1;
			const l = s + Math.min(c, o - n);
			return l < r ? undefined : {
				start: t - c,
				end: t + s
			};
		}
		function longer(e, t) {
			if (e === undefined || t === undefined) return e ?? t;
			return t.end - t.start > e.end - e.start ? t : e;
		}
		;
		const d = "***";
		const f = 4;
		const p = 6;
		function createRedactor() {
			const e = new Set();
			let t = [];
			const n = createPieceIndex();
			return {
				add: (i) => {
					const a = linesOf(i);
					for (const i of a.flatMap(formsOf)) {
						if (e.has(i.text)) continue;
						e.add(i.text);
						if (i.text.length >= r) n.add(i);
						else t = [...t, i.text].sort((e, t) => t.length - e.length);
					}
					return [...new Set(a.flatMap(masksOf))];
				},
				redact: (e) => t.reduce((e, t) => e.replaceAll(t, d), cutOut(e, n.find(e)))
			};
		}
		function linesOf(e) {
			const t = e.split(/\r?\n/).map((e) => e.trim());
			return [...new Set(t)].filter((e) => e.length >= f);
		}
		function masksOf(e) {
			const t = [e, `_token:${e}`].flatMap((e) => bothAlphabets(base64Of(e)));
			return [
				e,
				...t,
				...urlEncoded(e)
			];
		}
		function formsOf(e) {
			const t = headerLength(e);
			const n = [...urlEncoded(e), jsonEscaped(e)].map((e) => ({
				text: e,
				start: 0
			}));
			const a = [
				0,
				1,
				2
			].flatMap((n) => bothAlphabets(alignedBase64(e, n)).map((e) => ({
				text: e,
				start: Math.ceil(t * 4 / 3)
			})));
			const o = e.length >= r ? [] : masksOf(e).map((e) => ({
				text: e,
				start: 0
			}));
			return [
				{
					text: e,
					start: t
				},
				...n,
				...a.filter(({ text: e }) => e.length >= i),
				...o.filter(({ text: e }) => e.length >= p)
			];
		}
		function headerLength(e) {
			const t = /^eyJ[\w-]*\.(?=[\w-]+\.)/.exec(e)?.[0] ?? "";
			return e.length - t.length >= r ? t.length : 0;
		}
		function urlEncoded(e) {
			const t = encodeURIComponent(e.replace(/\p{Cs}/gu, ""));
			const n = t.replace(/%[0-9A-F]{2}/g, (e) => e.toLowerCase());
			return [...new Set([t, n])].filter((t) => t !== e);
		}
		const jsonEscaped = (e) => JSON.stringify(e).slice(1, -1);
		function base64Of(e) {
			const t = /^[ -~]*$/.test(e) ? e : Array.from(new TextEncoder().encode(e), (e) => String.fromCharCode(e)).join("");
			return btoa(t).replace(/=+$/, "");
		}
		function alignedBase64(e, t) {
			const n = base64Of("_".repeat(t) + e);
			const r = n.length % 4 === 0 ? 0 : 1;
			return n.slice(t === 0 ? 0 : t + 1, n.length - r);
		}
		function bothAlphabets(e) {
			return [...new Set([e, e.replaceAll("+", "-").replaceAll("/", "_")])];
		}
		function cutOut(e, t) {
			let n = "";
			let r = 0;
			for (const { start: i, end: a } of t) {
				if (i >= r) n += e.slice(r, i) + d;
				r = a;
			}
			return n + e.slice(r);
		}
	}),
	31666: ((e, t, n) => {
		n.d(t, {
			LH: () => withRetries,
			Rs: () => failedTry,
			Rx: () => createSend
		});
		var r = n(63144);
		function failedTry(e, t) {
			if (e.kind === "failure") {
				const t = e.reason !== "aborted" && e.reason !== "certificate";
				return {
					isTransient: t,
					wasTaken: e.sent,
					hintMs: undefined
				};
			}
			const { status: n } = e;
			const r = n === 429 || n === 403 && e.headers["retry-after"] !== undefined;
			const i = n < 300 || n === 408 || n === 499 || n >= 500 && n !== 501;
			return {
				isTransient: r || i,
				wasTaken: !r,
				hintMs: hintOf(e, t)
			};
		}
		function shouldRetry(e, t) {
			return e.isTransient && (t || !e.wasTaken);
		}
		const i = 6e4;
		const a = 500;
		const o = 8e3;
		function retryDelay(e, t, n) {
			if (t !== undefined && t <= i) return t;
			const r = Math.min(o, a * 2 ** (e - 1));
			return Math.round(r * (1 - n / 2));
		}
		async function withRetries(e, t, n) {
			const { clock: r, maxAttempts: i, random: a, signal: o } = e;
			for (let e = 1;; e += 1) {
				const s = await n(e);
				const { failed: c } = s;
				const l = c === undefined || o.aborted || e >= i;
				if (l || !shouldRetry(c, t)) return {
					last: s,
					tries: e
				};
				await r.sleep(retryDelay(e, c.hintMs, a()), o);
				if (o.aborted) return {
					last: s,
					tries: e
				};
			}
		}
		function createSend(e) {
			const { clock: t, http: n, requestTimeoutMs: r, signal: i } = e;
			return async (a, o) => {
				const { last: s } = await withRetries(e, o, async () => {
					const e = await n({
						...a,
						timeoutMs: r,
						signal: i
					});
					const o = e.kind === "response" && e.status < 300;
					return {
						result: e,
						failed: o ? undefined : failedTry(e, t.now())
					};
				});
				return s.result;
			};
		}
		const s = /^[A-Z][a-z]{2}, [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9]{2}:[0-9]{2}:[0-9]{2} GMT$/;
		function hintOf(e, t) {
			const n = e.headers["retry-after"]?.trim() ?? "";
			if (/^[0-9]{1,9}$/.test(n)) return Number(n) * 1e3;
			const r = s.test(n) ? Date.parse(n) : Number.NaN;
			return Number.isNaN(r) ? retryInfoOf(e.body) : Math.max(0, r - t);
		}
		const c = 1048576;
		function retryInfoOf(e) {
			if (e.length > c || !e.includes("google.rpc.RetryInfo")) return undefined;
			try {
				const t = JSON.parse(e);
				const n = (0, r.u4)(t) ? t["details"] : undefined;
				const i = Array.isArray(n) ? n.filter(r.u4) : [];
				const a = i.find((e) => String(e["@type"]).endsWith("/google.rpc.RetryInfo"));
				const [, o] = /^([0-9]{1,9}(?:\.[0-9]{1,9})?)s$/.exec(String(a?.["retryDelay"])) ?? [];
				return o === undefined ? undefined : Math.ceil(Number(o) * 1e3);
			} catch {
				return undefined;
			}
		}
	}),
	22475: ((e, t, n) => {
		n.d(t, {
			FM: () => renderDate,
			SU: () => hasBegun,
			_U: () => parseDate,
			pe: () => parseTime,
			sO: () => a,
			sZ: () => renderTime
		});
		const r = /^(\d{4})-(\d{2})-(\d{2})$/;
		const i = /^(\d{4})-(\d{2})-(\d{2})[Tt ](\d{2}):(\d{2}):(\d{2})(\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/;
		function parseTime(e) {
			const t = r.exec(e) ?? i.exec(e);
			if (t === null) return undefined;
			const [, n, a, o, s = "00", c = "00", l = "00", u = "", d = "Z"] = t;
			if (!isCalendarDay(Number(n), Number(a), Number(o)) || Number(s) > 23) return undefined;
			const f = `${u.slice(1)}000`.slice(0, 3);
			const p = Date.parse(`${n}-${a}-${o}T${s}:${c}:${l}.${f}${d.toUpperCase()}`);
			return Number.isNaN(p) ? undefined : p;
		}
		const a = 864e5;
		function parseDate(e) {
			return r.test(e) ? parseTime(e) : undefined;
		}
		function hasBegun(e, t) {
			const n = parseDate(e);
			return n !== undefined && n <= t;
		}
		function renderTime(e) {
			return new Date(e).toISOString();
		}
		function renderDate(e) {
			return renderTime(e).slice(0, 10);
		}
		function isCalendarDay(e, t, n) {
			const r = new Date(Date.UTC(e, t - 1, n));
			return r.getUTCMonth() === t - 1 && r.getUTCDate() === n && r.getUTCFullYear() === e;
		}
	}),
	68236: ((e, t, n) => {
		n.d(t, {
			b: () => isPathSegment,
			o: () => isUidPath
		});
		function isPathSegment(e) {
			return e !== "" && e !== "." && e !== "..";
		}
		function isUidPath(e) {
			return !/[\s\p{Cc}]/u.test(e) && e.split("/").every(isPathSegment);
		}
	}),
	60286: ((e, t, n) => {
		n.d(t, {
			Xr: () => o,
			SV: () => s,
			II: () => createDotenvOutput,
			Mp: () => outputPrefix
		});
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
		n.d(t, { C: () => openReportFiles });
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
	97286: ((e, t, n) => {
		n.d(t, {
			Ch: () => readVariables,
			rD: () => wholeNumber,
			sx: () => userCacheFolder
		});
		var r = n(48161);
		var i = n(76760);
		function readVariables(e) {
			return (t) => e[t] || undefined;
		}
		function wholeNumber(e) {
			return e !== undefined && /^[0-9]{1,15}$/.test(e) ? Number(e) : undefined;
		}
		function userCacheFolder(e) {
			return (0, i.join)(e["XDG_CACHE_HOME"] || (0, i.join)((0, r.homedir)(), ".cache"), "platform-actions");
		}
	}),
	9157: ((e, t, n) => {
		n.d(t, { Z: () => IdTokenError });
		class IdTokenError extends Error {
			remedy;
			permanent;
			constructor(e, t, n, r) {
				super(e, r);
				this.name = "IdTokenError";
				this.remedy = t;
				this.permanent = n;
			}
		}
	}),
	39677: ((e, t, n) => {
		n.d(t, {
			E7: () => quotable,
			Is: () => harmless,
			Kr: () => createLabeledLog,
			mE: () => createCommandLog
		});
		var r = n(38086);
		function harmless(e) {
			return (0, r.ix)((0, r.jQ)(e.replace(/\r\n?/g, "\n")));
		}
		const i = 10;
		function createLabeledLog(e) {
			const { debug: t, guard = (e) => e, paint = (e, t) => t, secrets: n, write: i } = e;
			const clean = (e) => harmless(n.redact(e));
			const labeled = (e, t) => (n) => {
				i(`${guard(`${e === "" ? "" : `${paint(t, e)} `}${clean(n)}`)}\n`);
			};
			const a = labeled("", "strong");
			return {
				line: a,
				log: {
					debug: t ? labeled("debug:", "faint") : () => undefined,
					info: a,
					notice: labeled("notice:", "notice"),
					warning: labeled("warning:", "warning"),
					error: labeled("error:", "error")
				},
				annotate: (e) => {
					const { level: t, message: n, title: r } = e;
					const a = paint("faint", clean(placeOf(e)));
					const o = `${paint(t, `${t}:`)} ${paint("strong", clean(`${r}:`))} ${clean(n)}`;
					i(`${guard(a + o)}\n`);
				},
				quote: (e) => i(`${guard((0, r.ix)(quotable(n.redact(e))))}\n`)
			};
		}
		function createCommandLog(e) {
			const { debug: t, issue: n, levels: r, secrets: a } = e;
			const { line: o, quote: s } = createLabeledLog({
				...e,
				debug: false
			});
			const c = {
				error: 0,
				warning: 0,
				notice: 0
			};
			const tell = (e, t) => {
				const { level: a } = e;
				const s = r.includes(a) && c[a] < i;
				if (s) c[a] += 1;
				if (s) n(e);
				else o(t);
			};
			const levelled = (e) => (t) => tell({
				level: e,
				title: "",
				message: t
			}, `${e}: ${t}`);
			return {
				line: o,
				quote: s,
				log: {
					debug: (e) => t(harmless(a.redact(e))),
					info: o,
					notice: levelled("notice"),
					warning: levelled("warning"),
					error: levelled("error")
				},
				annotate: (e) => tell(e, annotationLine(e))
			};
		}
		function annotationLine(e) {
			const { level: t, message: n, title: r } = e;
			return `${placeOf(e)}${t}: ${r}: ${n}`;
		}
		function placeOf({ column: e, file: t, line: n }) {
			return t === undefined ? "" : `${t}:${n ?? 1}${e === undefined ? "" : `:${e}`}: `;
		}
		function quotable(e) {
			return (0, r.M1)((0, r.jQ)(e.replace(/\r\n?/g, "\n"))).trimEnd();
		}
	}),
	71166: ((e, t, n) => {
		n.d(t, {
			CE: () => policyReader,
			Cu: () => s,
			H5: () => l,
			Xg: () => readConfig,
			uM: () => isFromBase
		});
		var r = n(76760);
		var i = n(38086);
		var a = n(45794);
		var o = n(48636);
		const s = ".github/platform-actions.yml";
		const c = 1024 * 1024;
		const l = {
			given: () => undefined,
			ignores: []
		};
		function policyReader(e) {
			const t = isFromBase(e);
			return async (i) => {
				if (!t) return readFromTree((0, r.resolve)(e.workingDirectory, i), i, e);
				const { readFromBase: a } = await n.e(9293).then(n.bind(n, 89293));
				return a(e, i, c);
			};
		}
		async function readFromTree(e, t, { host: n }) {
			if ((0, o.ck)(n.context.workspace, e)) throw new a.y({ message: `\`${(0, i.h0)(t, 300)}\` leads out of the workspace through a link` });
			return (0, o.Gu)(e, c);
		}
		const isFromBase = ({ host: e, policyFrom: t }) => t === "base" || e.context.untrustedHead;
		async function readConfig(e, t, i) {
			const { workspace: o } = i.host.context;
			const s = await policyReader(i)(e);
			if (s === undefined) {
				const n = (0, r.resolve)(i.workingDirectory) !== (0, r.resolve)(o);
				if (!t && n && await mayStandAtRoot(i)) return readConfig(e, false, {
					...i,
					workingDirectory: o
				});
				if (!t) return l;
				throw new a.y({
					message: `\`config-file\`: \`${e}\` does not exist`,
					input: "config-file"
				});
			}
			const { parseConfigFile: c } = await Promise.all([n.e(8815), n.e(2085)]).then(n.bind(n, 2085));
			const u = nameOf((0, r.resolve)(i.workingDirectory, e), o);
			const d = c(s, u, await i.manifests());
			if (d.kind === "problems") throw new a.y(...d.problems);
			return d.config;
		}
		async function mayStandAtRoot(e) {
			if (!isFromBase(e)) return true;
			const { findRepository: t } = await n.e(8365).then(n.bind(n, 38365));
			const { workspace: r } = e.host.context;
			const i = t(r, e.workingDirectory) !== undefined;
			return !i || t(r, r) !== undefined;
		}
		function nameOf(e, t) {
			const n = (0, r.relative)((0, r.resolve)(t), e);
			return n.startsWith("..") || (0, r.isAbsolute)(n) ? e : n.split(r.sep).join("/");
		}
	}),
	40701: ((e, t, n) => {
		n.d(t, {
			FI: () => a,
			XP: () => accountOf,
			vn: () => coverageLine
		});
		var r = n(34150);
		var i = n(26963);
		const a = {
			seen: 0,
			judged: 0,
			skipped: [],
			unread: []
		};
		function accountOf(e, t, n = []) {
			const r = new Map();
			for (const e of t) {
				if (e.count === 0) continue;
				const t = `${e.what}\n${e.why}`;
				r.set(t, {
					...e,
					count: e.count + (r.get(t)?.count ?? 0)
				});
			}
			const i = [...r.values()];
			const a = i.reduce((e, { count: t }) => e + t, 0);
			return {
				seen: e + a + n.length,
				judged: e,
				skipped: i,
				unread: n
			};
		}
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
	14113: ((e, t, n) => {
		n.d(t, {
			$: () => isSoft,
			z: () => endingOf
		});
		const r = {
			usage: 2,
			unauthenticated: 3,
			forbidden: 4,
			service: 5,
			partial: 6
		};
		const i = [
			"partial",
			"usage",
			"unauthenticated",
			"forbidden",
			"service"
		];
		const isSoft = ({ kind: e }) => e === "unauthenticated" || e === "service";
		function endingOf(e) {
			const t = e.firstProblemDecides === true ? e.problems[0]?.kind : i.find((t) => e.problems.some((e) => e.kind === t));
			if (t !== undefined) return {
				result: "error",
				exitCode: r[t]
			};
			return {
				result: e.verdict,
				exitCode: e.verdict === "fail" ? 1 : 0
			};
		}
	}),
	17445: ((e, t, n) => {
		n.d(t, { e: () => hostEnding });
		var r = n(38086);
		;
		const i = {
			error: "major",
			warning: "minor",
			notice: "info"
		};
		const a = 1e3;
		function renderCodeQuality(e, t) {
			const n = new Map();
			for (const o of e) {
				const e = o.location;
				const s = e === undefined ? o.fingerprint : `${o.fingerprint}:${e.file}`;
				if (n.has(s)) continue;
				const c = o.fix === undefined ? "" : ` ${o.fix}`;
				n.set(s, {
					description: (0, r.h0)(`${o.message}${c}`, a),
					check_name: o.rule,
					fingerprint: s,
					severity: i[o.level],
					location: {
						path: e?.file ?? t,
						lines: { begin: e?.line ?? 1 }
					}
				});
			}
			return `${JSON.stringify([...n.values()], null, 2)}\n`;
		}
		var o = n(30236);
		;
		function hostEnding(e, t) {
			return {
				result: e,
				findings: t,
				reports: {
					codeQuality: (e) => renderCodeQuality(t, e),
					junit: (e) => (0, o.renderJunit)(e, t)
				}
			};
		}
	}),
	27646: ((e, t, n) => {
		n.d(t, {
			E: () => readSecretFiles,
			x: () => givenText
		});
		var r = n(45794);
		var i = n(48636);
		var a = n(16084);
		var o = n(10959);
		const s = 1024 * 1024;
		function givenText(e, t) {
			return sourcesOf(e).map((e) => e(t)).find(isGiven);
		}
		function sourcesOf({ commandLine: e, environment: t, native: n }) {
			return [
				(t) => e.flags.get(t),
				n,
				(e) => t[(0, a.c)(e)]
			];
		}
		function isGiven(e) {
			return e !== undefined && e.trim() !== "";
		}
		function secretPath(e, t) {
			for (const n of sourcesOf(e)) {
				if (isGiven(n(t))) return undefined;
				const e = n(`${t}-file`);
				if (isGiven(e)) return e.trim();
			}
			return undefined;
		}
		async function readSecretFiles(e, t) {
			const n = new Map();
			const a = [];
			for (const [c, l] of Object.entries(e.inputs)) {
				const e = l.kind === "secret" ? secretPath(t, c) : undefined;
				if (e === undefined) continue;
				const u = await (0, o.G)(async () => {
					const t = (await (0, i.Gu)(e, s))?.trim();
					if (t) n.set(c, { text: t });
					else throw new r.y({ message: `\`${e}\` ${t === undefined ? "does not exist" : "is empty"}` });
				});
				a.push(...u.map(({ message: e }) => ({
					message: `\`${c}-file\`: ${e}`,
					input: c
				})));
			}
			return {
				secrets: n,
				problems: a
			};
		}
	}),
	10959: ((e, t, n) => {
		n.d(t, { G: () => problemsOf });
		var r = n(45794);
		async function problemsOf(e) {
			try {
				await e();
				return [];
			} catch (e) {
				if (!(e instanceof r.y)) throw e;
				return e.problems;
			}
		}
	}),
	59083: ((e, t, n) => {
		n.d(t, { K: () => readInputs });
		var r = n(15902);
		var i = n(2810);
		var a = n(85746);
		var o = n(68475);
		var s = n(38707);
		var c = n(38086);
		var l = n(22475);
		function readInputs(e, t, n) {
			const r = [];
			const i = {};
			for (const [a, o] of Object.entries(e)) {
				const e = t(a);
				const s = e?.text ?? o.default ?? "";
				const c = parseInput(o, s, n);
				if ("value" in c) {
					i[a] = c.value;
					continue;
				}
				r.push({
					message: `\`${a}\` ${c.problem}`,
					...c.fix === undefined ? {} : { fix: c.fix },
					input: a,
					...e?.place === undefined ? {} : { place: e.place }
				});
			}
			if (r.length > 0) return {
				kind: "problems",
				problems: r,
				inputs: i
			};
			return {
				kind: "inputs",
				inputs: i
			};
		}
		function parseInput(e, t, n) {
			const r = t.trim();
			switch (e.kind) {
				case "list": return parseEntries(e, (0, a.r)(t));
				case "lines": return parseEntries(e, (0, a.u)(t));
				case "globs": return parseGlobs((0, a.r)(t));
				case "choices": return parseChoices((0, a.r)(t), e.choices ?? []);
				default: return r === "" ? { value: undefined } : parseScalar(e, r, n);
			}
		}
		function parseScalar(e, t, n) {
			switch (e.kind) {
				case "boolean":
					if (t === "true" || t === "false") return { value: t === "true" };
					return {
						problem: `is ${quote(t)}, which is neither \`true\` nor \`false\``,
						...meantBoolean(t)
					};
				case "integer": return parseInteger(t, e.min ?? 0, e.max ?? Number.MAX_SAFE_INTEGER);
				case "duration": {
					const e = (0, r.E)(t);
					return e === undefined ? {
						problem: `is ${quote(t)}, which is not a duration`,
						fix: "write `90s`, `15m`, `36h`, `7d` or `2w`"
					} : { value: e };
				}
				case "time": return parsePoint(t, e.past === true ? n : Number.POSITIVE_INFINITY);
				case "choice": return e.choices?.includes(t) === true ? { value: t } : notAChoice(t, e.choices ?? []);
				case "url": return parseOrigin(t);
				case "secret": return parseSecret(t);
				default: return parseText(e, t);
			}
		}
		function parseText({ entryProblem: e }, t) {
			const n = e?.(t);
			return n === undefined ? { value: t } : { problem: `is ${quote(t)}, which is ${n}` };
		}
		const u = [
			"yes",
			"on",
			"y",
			"1"
		];
		const d = [
			"no",
			"off",
			"n",
			"0"
		];
		function meantBoolean(e) {
			const t = e.toLowerCase();
			const [n] = u.includes(t) ? ["true"] : d.includes(t) ? ["false"] : (0, s.L)(t, ["true", "false"], 1);
			return n === undefined ? {} : { fix: `did you mean \`${n}\`?` };
		}
		function parseSecret(e) {
			if (/^[\x21-\x7e]+$/.test(e)) return { value: e };
			return {
				problem: "is not a token: it contains a space, a line break or another character that tokens cannot contain",
				fix: "provide only the token"
			};
		}
		function parsePoint(e, t) {
			const n = (0, l.pe)(e);
			if (n === undefined) {
				const t = "write `2026-01-31` or `2026-01-31T12:00:00Z`";
				return {
					problem: `is ${quote(e)}, which is neither a date nor an RFC 3339 time`,
					fix: t
				};
			}
			return n <= t ? { value: n } : { problem: `is ${(0, l.sZ)(n)}, which is in the future` };
		}
		const f = 20;
		function parseEntries(e, t) {
			const n = t.flatMap((t) => {
				const n = e.entryProblem?.(t);
				return n === undefined ? [] : [`has ${quote(t)}, which is ${n}`];
			});
			if (n.length === 0) return { value: t };
			const r = n.length - f;
			return { problem: [...n.slice(0, f), ...r > 0 ? [`${r} more`] : []].join("; and ") };
		}
		function parseInteger(e, t, n) {
			const r = /^[0-9]{1,15}$/.test(e) ? Number(e) : undefined;
			if (r !== undefined && r >= t && r <= n) return { value: r };
			return { problem: `is ${quote(e)}, which is not a whole number from ${t} to ${n}` };
		}
		function parseGlobs(e) {
			for (const t of e) {
				const e = (0, i.AI)((0, i.sz)(t).glob);
				if (e !== undefined) return { problem: `has the glob ${quote(t)}, which cannot be used: ${e}` };
			}
			return { value: e };
		}
		function parseChoices(e, t) {
			const n = e.find((e) => !t.includes(e));
			return n === undefined ? { value: e } : notAChoice(n, t);
		}
		function notAChoice(e, t) {
			const [n] = (0, s.L)(e, t, 1);
			const r = `choose ${t.map((e) => `\`${e}\``).join(", ")}`;
			return {
				problem: `is ${quote(e)}`,
				fix: n === undefined ? r : `did you mean \`${n}\`? ${r}`
			};
		}
		function parseOrigin(e) {
			let t;
			try {
				t = new URL(e);
			} catch {
				return {
					problem: `is ${quote(e)}, which is not a URL`,
					fix: "write the origin only, such as `https://cgr.dev`"
				};
			}
			if (t.username !== "" || t.password !== "") return {
				problem: "has a user name or password in its URL",
				fix: "write the origin only"
			};
			if (t.protocol !== "https:" && !(t.protocol === "http:" && (0, o.U)(t.hostname))) {
				return { problem: `is ${quote(e)}: only https is allowed, and http on loopback` };
			}
			if (t.pathname !== "/" || !/^https?:\/\/[^/\\?#@]+\/?$/i.test(e)) {
				return {
					problem: `is ${quote(e)}: a path, query or fragment is not allowed`,
					fix: `write \`${t.origin}\``
				};
			}
			return { value: t.origin };
		}
		function quote(e) {
			return `\`${(0, c.gL)(e, 80)}\``;
		}
	}),
	72864: ((e, t, n) => {
		n.d(t, {
			e5: () => s,
			eP: () => a,
			j$: () => i,
			u4: () => o
		});
		var r = n(68236);
		const i = {
			identity: {
				kind: "text",
				description: "Uid of the identity to assume with this job's OIDC token.",
				entryProblem: (e) => (0, r.o)(e) ? undefined : "not a uid: a uid is one or more names, joined by `/`, without spaces"
			},
			token: {
				kind: "secret",
				description: "Token for the platform API that was obtained elsewhere."
			},
			"registry-token": {
				kind: "secret",
				description: "Token for the registry that was obtained elsewhere."
			},
			"id-token-audience": {
				kind: "text",
				description: "Audience of the ID token that is requested from the CI.",
				defaultText: "the issuer URL"
			},
			"api-url": {
				kind: "url",
				description: "URL of the platform API.",
				default: "https://console-api.enforce.dev"
			},
			"issuer-url": {
				kind: "url",
				description: "URL of the issuer, which exchanges ID tokens at `/sts/exchange`.",
				defaultText: "`api-url` with `console-api.` replaced by `issuer.`"
			},
			"registry-url": {
				kind: "url",
				description: "URL of the container registry; its host is the audience of registry tokens.",
				default: "https://cgr.dev"
			},
			organization: {
				kind: "text",
				description: "Uid or exact name of the organization.",
				defaultText: "the first segment of `identity`"
			},
			"config-file": {
				kind: "path",
				description: "File with policy inputs and ignores.",
				defaultText: "`.github/platform-actions.yml` if present"
			},
			"policy-from": {
				kind: "choice",
				choices: ["head", "base"],
				description: "Commit to read config, ignores and role file from: the checked-out one, or the base of the change.",
				default: "head"
			},
			"working-directory": {
				kind: "path",
				description: "Folder in which to look for files.",
				defaultText: "the workspace"
			},
			"on-error": {
				kind: "choice",
				choices: ["fail", "warn"],
				description: "Whether to fail, or to warn and pass, if signing in or a request fails (exit codes 3 and 5).",
				default: "fail"
			},
			timeout: {
				kind: "duration",
				description: "Time limit for the whole command.",
				default: "10m"
			},
			"request-timeout": {
				kind: "duration",
				description: "Time limit for one request.",
				default: "30s"
			},
			"max-attempts": {
				kind: "integer",
				min: 1,
				max: 10,
				description: "Maximum number of attempts for one request, including the first.",
				default: "4"
			},
			concurrency: {
				kind: "integer",
				min: 1,
				max: 64,
				description: "Maximum number of requests at the same time.",
				default: "8"
			},
			annotations: {
				kind: "boolean",
				description: "Show findings on the lines of files.",
				default: "true"
			},
			summary: {
				kind: "boolean",
				description: "Write the job summary.",
				default: "true"
			},
			"report-file": {
				kind: "path",
				description: "Path of the JSON report to write.",
				defaultText: "a private temporary file"
			},
			cache: {
				kind: "boolean",
				description: "Keep metadata and old tag history between runs.",
				default: "false"
			},
			"cache-dir": {
				kind: "path",
				description: "Folder of the cache.",
				defaultText: "the host's cache folder"
			},
			"least-privilege": {
				kind: "boolean",
				description: "Ask the exchange only for the capabilities that this run needs, so that its token can do nothing else.",
				default: "true"
			},
			"github-token": {
				kind: "secret",
				description: "Token for the pull-request comment, the SARIF upload, `pull-request`, and policy files of a base commit that is not in the checkout. Not used for anything else.",
				defaultText: "the job's token",
				only: "github"
			}
		};
		const a = {
			"sarif-file": {
				kind: "path",
				description: "Path of the SARIF 2.1.0 file to write."
			},
			"junit-file": {
				kind: "path",
				description: "Path of the JUnit file to write."
			},
			"html-file": {
				kind: "path",
				description: "Path of the HTML page to write, one file that can be opened anywhere."
			},
			"upload-sarif": {
				kind: "boolean",
				description: "Upload the SARIF results to code scanning.",
				default: "false",
				only: "github"
			},
			"comment-summary-in-pr": {
				kind: "choice",
				choices: [
					"never",
					"on-failure",
					"always"
				],
				description: "When to write the pull-request comment, which is updated in place.",
				default: "never",
				only: "github"
			}
		};
		const o = {
			capabilities: {
				kind: "list",
				description: "Capabilities that the token is limited to, such as `tag.list`.",
				entryProblem: (e) => /^[a-z0-9_]+(?:\.[a-z0-9_]+)+$/.test(e) ? undefined : "not a capability such as `tag.list`"
			},
			scopes: {
				kind: "list",
				description: "Uids of the groups that the token is limited to."
			}
		};
		const s = {
			result: { description: "`pass`, `warn`, `fail` or `error`." },
			report: { description: "Path of the JSON report." },
			"outputs-truncated": { description: "`true` if a JSON output was cut at 64 KiB; the report is complete." }
		};
	}),
	16084: ((e, t, n) => {
		n.d(t, { c: () => variableName });
		function inCapitals(e) {
			return e.toUpperCase().replaceAll("-", "_");
		}
		function variableName(e) {
			return `PLATFORM_${inCapitals(e)}`;
		}
		function nativeVariableName(e) {
			return `PLATFORM_ACTIONS_INPUT_${inCapitals(e)}`;
		}
	}),
	57673: ((e, t, n) => {
		n.d(t, {
			K: () => problemsMarkdown,
			R: () => proseMarkdown
		});
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
	85531: ((e, t, n) => {
		n.d(t, {
			OH: () => uniqueProblems,
			hM: () => ExplainedError,
			iU: () => localProblems
		});
		var r = n(42046);
		var i = n(38086);
		var a = n(45794);
		var o = n(9157);
		class ExplainedError extends Error {
			problems;
			constructor(e, t) {
				super(e.map(({ message: e }) => e).join("; "), t);
				this.name = "ExplainedError";
				this.problems = e;
			}
		}
		function localProblems(e, t = "") {
			if (e instanceof ExplainedError) return e.problems;
			const n = t === "" ? "" : `${t}: `;
			if (e instanceof a.y) {
				return e.problems.map((e) => ({
					kind: "usage",
					message: e.message.includes(t) ? e.message : n + e.message,
					...e.fix === undefined ? {} : { fix: e.fix },
					...e.place === undefined ? {} : { location: e.place }
				}));
			}
			if (e instanceof o.Z) return [{
				kind: "unauthenticated",
				message: n + e.message,
				fix: e.remedy
			}];
			if (e instanceof r.M) return [{
				kind: "service",
				message: n + e.message,
				fix: e.fix
			}];
			const s = (0, i.h0)(e instanceof Error ? e.message : String(e));
			return [{
				kind: "service",
				message: `${n}unexpected failure: ${s}`
			}];
		}
		function uniqueProblems(e) {
			const t = new Map();
			for (const n of e) {
				const e = JSON.stringify([
					n.kind,
					n.message,
					n.fix
				]);
				if (!t.has(e)) t.set(e, n);
			}
			return [...t.values()];
		}
	}),
	7994: ((e, t, n) => {
		n.d(t, {
			Jz: () => l,
			gI: () => u,
			x1: () => renderAnswer
		});
		var r = n(34150);
		var i = n(26963);
		var a = n(40701);
		var o = n(57673);
		var s = n(6646);
		var c = n(23447);
		const l = 1e6;
		const u = 65536;
		const d = 10;
		function renderAnswer(e, t, n) {
			const { answer: r, coverage: o, problems: s, runUrl: c, softened: l } = e;
			const u = [...o === undefined ? [] : [(0, a.vn)(o, o.noun)], ...c === undefined ? [] : [(0, i.k9)("The run", c)]].join(" ");
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
			return [(0, o.K)(t.slice(0, d)), ...n.length === 0 ? [] : [(0, i.GE)((0, r.hS)(n.length, "more problem"), (0, o.K)(n))]];
		}
		function softenedMarkdown({ fix: e, message: t }) {
			const n = [t, ...e === undefined ? [] : e.split("\n")];
			return `\u26A0\uFE0F ${n.map(o.R).join("<br>")}`;
		}
	}),
	6646: ((e, t, n) => {
		n.d(t, { Q: () => groupCauses });
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
	30236: ((e, t, n) => {
		n.d(t, { renderJunit: () => renderJunit });
		var r = n(38086);
		;
		const i = 4e3;
		const a = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;
		function escapeXml(e) {
			return (0, r.gL)(e, i).replace(a, "\uFFFD").replace(/[&<>"'\t\n\r]/g, (e) => `&#${e.charCodeAt(0)};`);
		}
		;
		function renderJunit(e, t, n = []) {
			const r = {
				failures: 0,
				skipped: 0
			};
			const i = [];
			for (const e of t) {
				if (e.level === "error") r.failures += 1;
				i.push(renderCase(e));
			}
			for (const e of n) {
				if (e.skipped !== undefined) r.skipped += 1;
				i.push(renderQuiet(e));
			}
			if (i.length === 0) i.push(renderQuiet({
				suite: e,
				name: "no findings"
			}));
			const { failures: a, skipped: o } = r;
			const s = escapeXml(e);
			const c = ` tests="${i.length}" failures="${a}" errors="0" skipped="${o}"`;
			return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${s}"${c}>
  <testsuite name="${s}"${c}>
${i.join("")}  </testsuite>
</testsuites>
`;
		}
		function renderCase(e) {
			const { artifact: t, fix: n, level: r, location: i, rule: a, title: o } = e;
			const s = e.detail?.();
			const c = s?.message ?? e.message;
			const l = i === undefined ? "" : `${i.file}:${i.line}`;
			const u = i === undefined ? "" : ` file="${escapeXml(i.file)}"`;
			const { name: d, suite: f, type: p } = s?.test ?? {
				name: [
					o,
					t ?? "",
					l
				].filter((e) => e !== "").join(" \u2013 "),
				suite: a,
				type: a
			};
			const m = escapeXml(n === undefined ? c : `${c}\n${n}`);
			const h = r === "error" ? `<failure message="${escapeXml(c)}" type="${escapeXml(p)}">${m}</failure>` : `<system-out>${r}: ${m}</system-out>`;
			return `    <testcase classname="${escapeXml(f)}" name="${escapeXml(d)}"${u}>${h}</testcase>\n`;
		}
		function renderQuiet({ name: e, skipped: t, suite: n }) {
			const r = `    <testcase classname="${escapeXml(n)}" name="${escapeXml(e)}"`;
			return t === undefined ? `${r}/>\n` : `${r}><skipped message="${escapeXml(t)}"/></testcase>\n`;
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
	89224: ((e, t, n) => {
		n.d(t, { d: () => runCommand });
		var r = n(76760);
		var i = n(42030);
		var a = n(34150);
		var o = n(15902);
		var s = n(26963);
		var c = n(31666);
		var l = n(48636);
		var u = n(71166);
		;
		function conclude(e, t, n) {
			if (e.conclude === undefined) e.log.info(n);
			else e.conclude(t, n);
		}
		function suggest(e, { name: t }, { next: n, problems: r }, { exitCode: i, requests: a }) {
			const o = i === 2 && a === 0 && r.every(({ location: e }) => e === undefined);
			const s = (i === 3 || i === 4) && t !== "doctor";
			const c = o ? `${t} --help` : s ? "doctor" : n;
			if (c !== undefined) e.suggest?.(c);
		}
		var d = n(27646);
		var f = n(72864);
		var p = n(85531);
		var m = n(57673);
		var h = n(51904);
		var g = n(38086);
		var _ = n(45794);
		var v = n(10959);
		var y = n(59083);
		;
		function applyProblem(e, t, { changeEvent: n, event: r }) {
			const i = t === "apply" && e.inputs["mode"]?.choices?.includes(t) === true;
			if (!i || !n) return undefined;
			return {
				message: `\`mode: apply\` is refused on pull-request and merge-request events${r === undefined ? "" : ` (this one is \`${r}\`)`}`,
				fix: "use `mode: plan` here, and apply on a push to the protected branch",
				input: "mode"
			};
		}
		;
		async function startCommand(e, t = () => undefined) {
			const { command: n, host: i, texts: a } = e;
			const { manifest: o } = n;
			const s = e.clock.now();
			const { problems: c, secrets: f } = await (0, d.E)(o, a);
			const direct = (e) => {
				const t = f.get(e)?.text ?? (0, d.x)(a, e);
				return t === undefined ? undefined : { text: t };
			};
			const p = [...a.commandLine.problems, ...c];
			for (const [e, t] of Object.entries(o.inputs)) {
				const n = t.kind === "secret" ? direct(e)?.text.trim() : undefined;
				if (n !== undefined) i.mask(n);
			}
			const m = (0, r.resolve)(i.context.workspace, direct("working-directory")?.text.trim() ?? ".");
			const h = applyProblem(o, direct("mode")?.text.trim(), i.context);
			if (h !== undefined) p.push(h);
			const g = h === undefined ? await readConfigOf(e, direct, m, p) : u.H5;
			const all = (e) => direct(e) ?? g.given(o.name, e);
			const { tempDirectory: b, workspace: x } = i.context;
			const S = {
				workspace: x,
				tempDirectory: b,
				workingDirectory: m
			};
			const C = direct("report-file")?.text.trim();
			p.push(...await (0, v.G)(() => {
				const e = C !== undefined;
				t(e ? (0, l.ZB)(C, S, "report-file") : (0, l.o4)(b, "report.json"));
			}));
			const w = (0, y.K)(o.inputs, all, s);
			const T = e.watchInputs?.(w.inputs) ?? w.inputs;
			p.push(...await reportProblems(T, S));
			const isUnreadable = (e) => c.some(({ input: t }) => t === e);
			const isGiven = (e) => all(e) !== undefined || isUnreadable(e);
			const E = {
				area: S,
				isGiven,
				host: i
			};
			p.push(...await folderProblems(direct("working-directory")?.text, m, x));
			p.push(...timeoutProblems(T, direct("request-timeout") !== undefined));
			p.push(...await ignoreProblems(o, g, T, s));
			const D = p.length === 0 && w.kind === "inputs";
			if (!D || n.repeatsProblems !== true) {
				const e = await n.findProblems?.();
				p.push(...await e?.(T, E) ?? []);
			}
			if (w.kind === "problems") throw new _.y(...p, ...w.problems);
			if (p.length > 0) throw new _.y(...p);
			const O = T;
			const k = new Set(Object.keys(o.inputs).filter((e) => all(e) !== undefined));
			return {
				inputs: O,
				config: g,
				given: k,
				workingDirectory: m
			};
		}
		async function reportProblems(e, t) {
			const n = [];
			const r = new Map();
			for (const i of [
				"report-file",
				"sarif-file",
				"junit-file",
				"html-file"
			]) {
				const a = e[i];
				if (typeof a !== "string") continue;
				const o = await (0, v.G)(() => {
					const e = (0, l.ZB)(a, t, i);
					const n = r.get(e);
					r.set(e, i);
					if (n === undefined) return;
					const o = `\`${n}\` and \`${i}\` are the same file`;
					throw new _.y({
						message: o,
						fix: "give each of them a path of its own",
						input: i
					});
				});
				if (i !== "report-file") n.push(...o);
			}
			return n;
		}
		function timeoutProblems(e, t) {
			const { timeout: n } = e;
			const r = e["request-timeout"];
			if (!t || n === undefined || r === undefined || r <= n) return [];
			return [{
				message: "`request-timeout` is longer than `timeout`",
				input: "request-timeout"
			}];
		}
		async function folderProblems(e, t, r) {
			if (e === undefined) return [];
			const problem = (e) => [{
				message: `\`working-directory\`: \`${(0, g.h0)(t)}\` ${e}`,
				input: "working-directory"
			}];
			if ((0, l.ck)(r, t)) return problem("leads out of the workspace through a link");
			const { isFolder: i } = await n.e(9004).then(n.bind(n, 99004));
			return await i(t) ? [] : problem("is not a folder");
		}
		async function readConfigOf(e, t, n, r) {
			const i = t("config-file")?.text.trim();
			let a = u.H5;
			const o = await (0, v.G)(async () => {
				a = await (0, u.Xg)(i ?? u.Cu, i !== undefined, {
					host: e.host,
					policyFrom: t("policy-from")?.text.trim() === "base" ? "base" : "head",
					manifests: e.manifests,
					workingDirectory: n,
					github: githubOf(e, t),
					get signal() {
						return e.signal?.();
					}
				});
			});
			r.push(...o);
			return a;
		}
		const b = {
			maxAttempts: 4,
			requestTimeoutMs: 3e4
		};
		function githubOf(e, t) {
			const { clock: r, host: i, openHttp: a } = e;
			if (a === undefined) return undefined;
			return async () => {
				const { openGithub: o } = await n.e(4139).then(n.bind(n, 84139));
				const s = Number(t("concurrency")?.text ?? Number.NaN);
				const l = Number.isInteger(s) && s >= 1 && s <= 64;
				const http = async (e) => (await a(l ? s : 8))(e);
				const u = e.signal?.() ?? new AbortController().signal;
				const d = (0, c.Rx)({
					http,
					clock: r,
					signal: u,
					random: Math.random,
					...b
				});
				return o(t("github-token")?.text.trim() || undefined, {
					host: i,
					send: d
				});
			};
		}
		async function ignoreProblems(e, t, r, i) {
			if (t.ignores.length === 0) return [];
			const { findIgnoreProblems: a, ignoreRulesOf: o } = await n.e(460).then(n.bind(n, 40460));
			return a(t, o(e.name, t, r), i);
		}
		var x = n(17500);
		;
		async function withReports(e, t, n, r) {
			const i = wantsReports(t) ? await publish(e, t, n, r) : n;
			return await withComment(e, t, i, r);
		}
		async function publish(e, t, r, i) {
			const { publishReports: a } = await n.e(2202).then(n.bind(n, 32202));
			try {
				return await a(e, t, r, i);
			} catch (e) {
				const t = (0, p.iU)(e, "the report files were not written");
				return {
					...r,
					problems: [...r.problems, ...t]
				};
			}
		}
		async function withComment(e, t, r, i) {
			const { summary: a } = r;
			if (typeof a === "string") return r;
			const o = t["comment-summary-in-pr"] ?? "never";
			const s = o !== "never" && !i.signal.aborted;
			const c = "comment-content" in e.manifest.outputs;
			if (!s && !c) return r;
			const { renderComment: l } = await Promise.all([n.e(855), n.e(9357)]).then(n.bind(n, 49357));
			const u = l(e, t, {
				...r,
				summary: a
			}, i.host.context);
			if (s) {
				const { publishComment: e } = await n.e(1892).then(n.bind(n, 41892));
				await e({
					...t,
					"comment-summary-in-pr": o
				}, i, u);
			}
			return c ? {
				...r,
				outputs: {
					...r.outputs,
					"comment-content": u.body
				}
			} : r;
		}
		function wantsReports(e) {
			return e["sarif-file"] !== undefined || e["junit-file"] !== undefined || e["html-file"] !== undefined || e["upload-sarif"] === true;
		}
		var S = n(60565);
		;
		const C = {
			findings: [],
			problems: [],
			verdict: "pass",
			outputs: {},
			summary: "",
			report: {},
			stdout: [],
			log: []
		};
		const w = {
			count: 0,
			retried: 0
		};
		async function runCommand(e) {
			const { command: t, host: n } = e;
			const { manifest: r } = t;
			const i = {
				startedAt: e.clock.now(),
				requests: w
			};
			const s = (0, x.xl)(e.stop, e.watch ?? (() => undefined));
			e.lastWords?.(() => (i.writing ?? write(e, i, abandoned(i, s.over), s)).ending().exitCode);
			try {
				const t = work(e, i, s).catch((e) => {
					const t = i.started === undefined && s.over.aborted;
					const n = (0, p.iU)(t ? (0, x.Wm)(s.over, "reading the inputs") : e);
					return failedOutcome(n);
				});
				const c = await s.within(t, () => abandoned(i, s.over));
				n.progress(undefined);
				const l = write(e, i, stoppedOutcome(c, s.over), s);
				await s.within(l.done, () => undefined, x.AR);
				const { exitCode: u, result: d } = l.ending();
				const { count: f } = i.requests;
				const m = (0, a.hS)(f, "request");
				const h = (0, o.P)(e.clock.now() - i.startedAt);
				conclude(n, d, `${r.name}: ${d} (${m}, ${h})`);
				if (!e.texts.commandLine.json) suggest(n, r, c, {
					exitCode: u,
					requests: f
				});
				return u;
			} finally {
				s.close();
			}
		}
		function abandoned({ known: e }, t) {
			const n = t.aborted ? (0, x.PJ)(t) : "the command took longer than its `timeout`";
			return withStop(e?.() ?? C, n);
		}
		function stoppedOutcome(e, t) {
			return t.aborted ? withStop(e, (0, x.PJ)(t)) : e;
		}
		function withStop(e, t) {
			if (e.problems.length > 0) return e;
			const n = Number(e.outputs["applied"] ?? 0) > 0;
			const r = {
				kind: n ? "partial" : "service",
				message: t
			};
			return {
				...e,
				problems: [r],
				summary: textBefore(r, e.summary)
			};
		}
		function textBefore(e, t) {
			if (typeof t !== "string") return t;
			const n = (0, s.Co)([(0, m.K)([e])], 1e5).text;
			return t === "" ? n : `${n}\n\n${t}`;
		}
		function write(e, t, n, { over: r }) {
			const { clock: i, command: a, host: o, stop: s, texts: c } = e;
			const { manifest: l } = a;
			const { started: u } = t;
			const f = u !== undefined && !s.aborted;
			const p = (0, S.g)(o, f ? (0, h.y)(u.inputs, n) : n, {
				manifest: l,
				startedAt: t.startedAt,
				finishedAt: i.now(),
				inputs: publicInputs(l, u?.inputs),
				requests: t.requests,
				annotations: u?.inputs.annotations ?? (0, d.x)(c, "annotations")?.trim() !== "false",
				summary: u?.inputs.summary ?? (0, d.x)(c, "summary")?.trim() !== "false",
				reportFile: t.reportFile ?? privateReport(o),
				json: c.commandLine.json,
				stdout: e.stdout,
				secretStdout: l.name === "token" && !r.aborted
			});
			t.writing = p;
			return p;
		}
		function privateReport(e) {
			try {
				return (0, l.o4)(e.context.tempDirectory, "report.json");
			} catch {
				return undefined;
			}
		}
		async function work(e, t, a) {
			a.start(firstTimeout(e));
			const o = await startCommand({
				...e,
				signal: () => a.over.signal
			}, (e) => {
				t.reportFile = e;
			});
			t.started = o;
			const { clock: s, host: l, manifests: d, random: f } = e;
			const { inputs: m } = o;
			a.start(m.timeout);
			const { signal: h } = a.over;
			const g = await e.command.load();
			const http = async (t) => (await e.openHttp(m.concurrency))(t);
			const _ = m["max-attempts"];
			const v = Math.min(m["request-timeout"], m.timeout, i.Mv);
			const y = (0, c.Rx)({
				http,
				clock: s,
				random: f,
				signal: h,
				maxAttempts: _,
				requestTimeoutMs: v
			});
			const b = m["cache-dir"];
			const x = m.cache ? await (await n.e(5725).then(n.bind(n, 95725))).openCache(l, b === undefined ? undefined : (0, r.resolve)(o.workingDirectory, b)) : undefined;
			try {
				const r = {
					host: l,
					http,
					send: y,
					clock: s,
					random: f,
					config: o.config,
					manifests: d,
					cache: x ?? {
						get: async () => undefined,
						set: async () => undefined
					},
					workingDirectory: o.workingDirectory,
					signal: h,
					counts: (e) => {
						t.requests = e;
					},
					keep: (e) => {
						t.known = e;
					},
					stdoutIsDropped: e.stdoutIsDropped,
					stdoutIsPrivate: e.stdoutIsPrivate,
					...e.runInside === undefined ? {} : { runInside: e.runInside },
					given: o.given,
					readPolicyFile: (0, u.CE)({
						host: l,
						policyFrom: m["policy-from"],
						workingDirectory: o.workingDirectory,
						github: async () => (await n.e(4139).then(n.bind(n, 84139))).openGithub(m["github-token"], {
							host: l,
							send: y
						}),
						signal: h
					})
				};
				const i = await g(m, r).catch((e) => failedOutcome((0, p.iU)(e)));
				return await withReports(e.command, m, i, r);
			} finally {
				await x?.close();
			}
		}
		function firstTimeout({ texts: e }) {
			const t = (0, o.E)((0, d.x)(e, "timeout")?.trim() ?? "");
			return t ?? Number((0, o.E)(f.j$.timeout.default));
		}
		function failedOutcome(e) {
			return {
				...C,
				problems: e,
				summary: {
					words: "",
					actions: [],
					details: []
				}
			};
		}
		function publicInputs(e, t) {
			if (t === undefined) return {};
			return Object.fromEntries(Object.entries(t).filter(([t, n]) => n !== undefined && e.inputs[t]?.kind !== "secret"));
		}
	}),
	51904: ((e, t, n) => {
		n.d(t, {
			b: () => softenedFindings,
			y: () => soften
		});
		var r = n(14113);
		const i = "could-not-ask";
		function softenedFindings({ findings: e }) {
			return e.filter(({ rule: e }) => e === i);
		}
		function soften(e, t) {
			const n = Reflect.get(e, "mode") === "apply";
			if (e["on-error"] !== "warn" || n) return t;
			const a = t.problems.filter(r.$);
			if (a.length === 0) return t;
			const o = a.map((e, t) => ({
				rule: i,
				level: "warning",
				title: "Not everything could be checked",
				message: e.message,
				...e.fix === undefined ? {} : { fix: e.fix },
				fingerprint: `could-not-ask ${t}`
			}));
			return {
				...t,
				findings: [...t.findings, ...o],
				problems: t.problems.filter((e) => !(0, r.$)(e)),
				verdict: t.verdict === "pass" ? "warn" : t.verdict
			};
		}
	}),
	17500: ((e, t, n) => {
		n.d(t, {
			AR: () => c,
			PJ: () => stopReason,
			Wm: () => stoppedError,
			xl: () => openTimeLimit
		});
		var r = n(42030);
		var i = n(15902);
		var a = n(89617);
		var o = n(42046);
		const s = 700;
		const c = 500;
		const l = 1500;
		function openTimeLimit(e, t) {
			const n = new a.n();
			const o = e.onAbort(() => n.abort(e.reason));
			const c = (0, r.d5)();
			let u;
			const d = n.onAbort(() => t(l, true));
			return {
				over: n,
				start: (e) => {
					clearTimeout(u);
					const a = Math.max(0, Math.min(e, r.Mv) - ((0, r.d5)() - c));
					u = setTimeout(() => {
						const t = `the command took longer than its \`timeout\` of ${(0, i.P)(e)}`;
						n.abort(new DOMException(t, "TimeoutError"));
					}, a);
					if (!n.aborted) t(a + l, false);
				},
				within: (e, t, r = s) => within(n, e, t, r),
				close: () => {
					clearTimeout(u);
					d();
					o();
				}
			};
		}
		async function within(e, t, n, r) {
			let i;
			let forget = () => undefined;
			const a = new Promise((t) => {
				forget = e.onAbort(() => {
					i = setTimeout(t, r);
				});
			});
			try {
				return await Promise.race([t, a.then(n)]);
			} finally {
				clearTimeout(i);
				forget();
			}
		}
		function stopReason(e) {
			return e.reason instanceof Error ? e.reason.message : "the run was stopped";
		}
		function stoppedError(e, t) {
			const n = e.reason instanceof DOMException && e.reason.name === "TimeoutError";
			const r = n ? "give it more time with `timeout`, or less to do" : "run it again";
			return new o.M(`${t} was stopped: ${stopReason(e)}`, r);
		}
	}),
	60565: ((e, t, n) => {
		n.d(t, {
			W: () => madeFindings,
			g: () => writeOutcome
		});
		var r = n(34150);
		var i = n(81336);
		var a = n(26963);
		var o = n(38086);
		var s = n(22475);
		var c = n(48636);
		var l = n(40701);
		var u = n(14113);
		var d = n(17445);
		var f = n(85531);
		var p = n(57673);
		var m = n(7994);
		var h = n(44074);
		;
		const g = 64 * 1024;
		function* reportChunks(e) {
			let t = "{";
			let n = "\n";
			for (const [r, i] of Object.entries(e)) {
				if (i === undefined) continue;
				t += `${n}  ${JSON.stringify(r)}: `;
				n = ",\n";
				if (!isList(i)) {
					t += JSON.stringify(i, undefined, 2).replaceAll("\n", "\n  ");
					continue;
				}
				let e = "[\n    ";
				for (const n of i) {
					t += e + (JSON.stringify(n) ?? "null");
					e = ",\n    ";
					if (t.length < g) continue;
					yield (0, h.G)(t);
					t = "";
				}
				t += e.startsWith("[") ? "[]" : "\n  ]";
			}
			yield (0, h.G)(`${t}\n}\n`);
		}
		function isList(e) {
			return typeof e === "object" && e !== null && Symbol.iterator in e;
		}
		var _ = n(51904);
		;
		const v = 10;
		const y = 200;
		const b = 1e4;
		const x = [
			"error",
			"warning",
			"notice"
		];
		function writeOutcome(e, t, n) {
			const r = [];
			const whole = () => ({
				...t,
				problems: [...t.problems, ...r]
			});
			const ending = () => (0, u.z)(whole());
			const fail = (t) => {
				if (r.some(({ message: e }) => e === t.message)) return;
				r.push(t);
				tellProblem(e, t);
			};
			const collect = () => {
				for (const t of e.unwritten()) fail({
					kind: "service",
					message: (0, o.h0)(t, 600),
					fix: S
				});
			};
			for (const n of t.problems) tellProblem(e, n);
			tellFindings(e, t, n.annotations);
			for (const n of t.log) e.log.info(n);
			for (const t of e.limitations) e.log.info(`Note: ${t}.`);
			const report = () => reportOf(whole(), n, ending());
			const i = writeReport(e, n.reportFile, report(), fail);
			writeOutputs(e, t, n.manifest);
			const a = n.summary && e.capabilities.summary !== "none";
			const s = a ? summaryOf(t, n.manifest, ending()) : "";
			if (s !== "") e.writeSummary(s);
			collect();
			e.setOutput("report", i ?? "");
			e.setOutput("result", ending().result);
			collect();
			const reported = () => n.annotations ? [...madeFindings(t, b)] : [];
			const c = e.finish?.((0, d.e)(ending().result, reported()));
			collect();
			if (r.length > 0 && i !== undefined) writeReport(e, i, report(), fail);
			writePayload(e, t, n, report);
			return {
				ending,
				done: (c ?? Promise.resolve()).then(collect)
			};
		}
		const S = "later steps and jobs would continue without it: free some disk space, or allow this process to write there";
		function writePayload(e, t, n, r) {
			if (n.json) for (const t of redactedChunks(e, r())) n.stdout(t);
			else if (t.stdout.length > 0) n.stdout(`${n.secretStdout ? t.stdout.join("\n") : e.redact(t.stdout.join("\n"))}\n`);
		}
		function tellProblem(e, t) {
			const n = [
				t.message,
				t.fix,
				t.copy
			].filter((e) => e !== undefined).join("\n");
			if (t.location === undefined) e.log.error(n);
			else e.annotate({
				level: "error",
				title: "platform-actions",
				message: n,
				...t.location
			});
		}
		function* allFindings(e) {
			yield* e.lazyFindings ?? [];
			for (const t of e.findings) yield {
				level: t.level,
				make: () => t
			};
		}
		function* madeFindings(e, t) {
			let n = t;
			for (const t of allFindings(e)) {
				if (n <= 0) return;
				n -= 1;
				yield t.make();
			}
		}
		function countFindings(e) {
			let t = 0;
			for (const n of allFindings(e)) t += 1;
			return t;
		}
		function tellFindings(e, t, n) {
			const i = e.capabilities.annotations === "native";
			const a = n ? i ? v : y : 0;
			const s = {
				error: [],
				warning: [],
				notice: []
			};
			const c = {
				error: 0,
				warning: 0,
				notice: 0
			};
			for (const { level: e, make: n } of allFindings(t)) {
				c[e] += 1;
				if (c[e] <= y) s[e].push(n());
			}
			for (const t of x) {
				const l = s[t].slice(0, a);
				for (const n of l) e.annotate({
					level: t,
					title: n.title,
					message: messageOf(n),
					...n.location
				});
				const u = t === "notice" && n ? [] : s[t].slice(a);
				for (const { location: n, ...r } of u) {
					const i = n === undefined ? "" : `${(0, o.h0)(n.file)}:${n.line}: `;
					e.log.info(`${i}${t}: ${r.title}: ${messageOf(r)}`);
				}
				if (n && i && u.length > 0) e.log.info(`${u.length} more ${t}${(0, r.iD)(u.length, " is", "s are")} listed here without an annotation.`);
				const d = c[t] - l.length - u.length;
				if (d > 0) e.log.info(`${d} more ${t}${(0, r.iD)(d, " is", "s are")} not listed here: see the report.`);
			}
		}
		function messageOf(e) {
			return e.fix === undefined ? e.message : `${e.message}\n${e.fix}`;
		}
		function reportOf(e, t, n) {
			const r = countFindings(e) - b;
			return {
				version: 1,
				command: t.manifest.name,
				result: n.result,
				exitCode: n.exitCode,
				startedAt: (0, s.sZ)(t.startedAt),
				finishedAt: (0, s.sZ)(t.finishedAt),
				inputs: t.inputs,
				findings: { [Symbol.iterator]: () => madeFindings(e, b) },
				...r > 0 ? { findingsOmitted: r } : {},
				problems: e.problems,
				coverage: coverageOf(e),
				requests: {
					count: t.requests.count,
					retried: t.requests.retried
				},
				...e.report
			};
		}
		function coverageOf(e) {
			const { noun: t, ...n } = e.coverage ?? {
				...l.FI,
				noun: ""
			};
			return n;
		}
		function summaryOf(e, { title: t }, { result: n }) {
			const { coverage: r, problems: i, summary: o } = e;
			if (typeof o !== "string") {
				const a = (0, _.b)(e);
				return (0, m.x1)({
					title: t,
					result: n,
					answer: o,
					problems: i,
					softened: a,
					coverage: r
				}, m.Jz);
			}
			const isMissing = ({ copy: e }) => e?.split("\n").every((e) => o.includes(e)) === false;
			const s = (0, f.OH)(i.filter(isMissing));
			const c = [
				o.trimEnd(),
				...s.length === 0 ? [] : [(0, a.Co)([(0, p.K)(s)], 1e5).text.trimEnd()],
				...r === undefined || o === "" ? [] : [(0, l.vn)(r, r.noun)]
			];
			return c.length === 1 ? o : `${c.join("\n\n")}\n`;
		}
		function* redactedChunks(e, t) {
			for (const n of reportChunks(t)) yield e.redact(n);
		}
		function writeReport(e, t, n, r) {
			if (t === undefined) return undefined;
			try {
				(0, c.vK)(t, redactedChunks(e, n), 384);
				return t;
			} catch (e) {
				for (const t of (0, f.iU)(e, "the report was not written")) r({
					...t,
					kind: "service"
				});
				return undefined;
			}
		}
		function writeOutputs(e, t, n) {
			let r = t.outputsTruncated === true;
			for (const [a, o] of Object.entries(t.outputs)) {
				const t = n.outputs[a]?.kind;
				const s = Array.isArray(o) ? (0, i.E)(o) : {
					text: String(o),
					truncated: false
				};
				r ||= s.truncated && t === "json";
				e.setOutput(a, t === "secret" ? String(o) : e.redact(s.text));
			}
			e.setOutput("outputs-truncated", String(r));
		}
	}),
	29527: ((e, t, n) => {
		n.d(t, { start: () => start });
		var r = n(73024);
		var i = n(42030);
		var a = n(89617);
		;
		const o = {
			compareAdvisories: async (...e) => (await Promise.all([
				n.e(855),
				n.e(3619),
				n.e(7091),
				n.e(1920),
				n.e(350),
				n.e(1891),
				n.e(9004),
				n.e(690),
				n.e(8421),
				n.e(3216),
				n.e(3463)
			]).then(n.bind(n, 53463))).compareMovedImages(...e),
			judgeTags: async (...e) => (await Promise.all([
				n.e(3619),
				n.e(1891),
				n.e(6127),
				n.e(5821)
			]).then(n.bind(n, 65821))).judgeMovedTags(...e)
		};
		const s = [
			"resolve-digest",
			"check-deprecated",
			"advisory-gate",
			"sync-rolebindings"
		];
		async function fleetRules() {
			const e = await Promise.all(s.map((e) => loadCommand(e)));
			const t = e.flatMap((e) => e?.rules ?? []);
			return [...new Map(t.map((e) => [e.id, e])).values()];
		}
		const c = new Map([
			["resolve-digest", async () => (await n.e(3701).then(n.bind(n, 93701))).createRow(o)],
			["check-deprecated", async () => (await n.e(5139).then(n.bind(n, 15139))).row],
			["advisory-gate", async () => (await Promise.all([n.e(3216), n.e(6943)]).then(n.bind(n, 26943))).row],
			["sync-rolebindings", async () => (await n.e(9813).then(n.bind(n, 9813))).row],
			["token", async () => (await n.e(1565).then(n.bind(n, 81565))).row],
			["doctor", async () => (await n.e(6591).then(n.bind(n, 76591))).row],
			["api", async () => (await n.e(5244).then(n.bind(n, 35244))).row],
			["init", async () => (await n.e(4618).then(n.bind(n, 14618))).row],
			["fleet", async () => (await n.e(1066).then(n.bind(n, 71066))).createRow(await fleetRules())]
		]);
		const l = [...c.keys()];
		async function loadCommand(e) {
			return c.get(e)?.();
		}
		async function loadCommands() {
			return Promise.all([...c.values()].map((e) => e()));
		}
		async function loadManifests() {
			return (await loadCommands()).map(({ manifest: e }) => e);
		}
		var u = n(48636);
		var d = n(9157);
		;
		const f = 64 * 1024;
		function withIdTokenOverride(e, t) {
			const n = t["PLATFORM_ID_TOKEN"]?.trim() ?? "";
			const r = t["PLATFORM_ID_TOKEN_FILE"]?.trim() ?? "";
			if (n === "" && r === "") return e;
			const i = {
				...e.capabilities,
				idToken: "declared-audience"
			};
			if (n !== "") return {
				...e,
				capabilities: i,
				idToken: async () => whole("PLATFORM_ID_TOKEN", n)
			};
			return {
				...e,
				capabilities: i,
				idToken: async () => {
					const e = (await (0, u.Gu)(r, f))?.trim() ?? "";
					if (e !== "") return whole(`PLATFORM_ID_TOKEN_FILE: \`${r}\``, e);
					throw new d.Z(`PLATFORM_ID_TOKEN_FILE: \`${r}\` is missing or empty`, "write the ID token to that file before this step", true);
				}
			};
		}
		function whole(e, t) {
			if (/^[\x21-\x7e]+$/.test(t)) return t;
			throw new d.Z(`${e} is not a token: it contains a space, a line break or another character that tokens do not contain`, "provide only the ID token", true);
		}
		var p = n(48161);
		var m = n(38086);
		var h = n(54031);
		var g = n(60286);
		var _ = n(82263);
		var v = n(97286);
		;
		const y = JSON.parse("[{\"name\":\"Agola CI\",\"constant\":\"AGOLA\",\"env\":\"AGOLA_GIT_REF\",\"pr\":\"AGOLA_PULL_REQUEST_ID\"},{\"name\":\"Alpic\",\"constant\":\"ALPIC\",\"env\":\"ALPIC_HOST\"},{\"name\":\"Appcircle\",\"constant\":\"APPCIRCLE\",\"env\":\"AC_APPCIRCLE\",\"pr\":{\"env\":\"AC_GIT_PR\",\"ne\":\"false\"}},{\"name\":\"AppVeyor\",\"constant\":\"APPVEYOR\",\"env\":\"APPVEYOR\",\"pr\":\"APPVEYOR_PULL_REQUEST_NUMBER\"},{\"name\":\"AWS CodeBuild\",\"constant\":\"CODEBUILD\",\"env\":\"CODEBUILD_BUILD_ARN\",\"pr\":{\"env\":\"CODEBUILD_WEBHOOK_EVENT\",\"any\":[\"PULL_REQUEST_CREATED\",\"PULL_REQUEST_UPDATED\",\"PULL_REQUEST_REOPENED\"]}},{\"name\":\"Azure Pipelines\",\"constant\":\"AZURE_PIPELINES\",\"env\":\"TF_BUILD\",\"pr\":{\"BUILD_REASON\":\"PullRequest\"}},{\"name\":\"Bamboo\",\"constant\":\"BAMBOO\",\"env\":\"bamboo_planKey\"},{\"name\":\"Bitbucket Pipelines\",\"constant\":\"BITBUCKET\",\"env\":\"BITBUCKET_COMMIT\",\"pr\":\"BITBUCKET_PR_ID\"},{\"name\":\"Bitrise\",\"constant\":\"BITRISE\",\"env\":\"BITRISE_IO\",\"pr\":\"BITRISE_PULL_REQUEST\"},{\"name\":\"Buddy\",\"constant\":\"BUDDY\",\"env\":\"BUDDY_WORKSPACE_ID\",\"pr\":\"BUDDY_EXECUTION_PULL_REQUEST_ID\"},{\"name\":\"Buildkite\",\"constant\":\"BUILDKITE\",\"env\":\"BUILDKITE\",\"pr\":{\"env\":\"BUILDKITE_PULL_REQUEST\",\"ne\":\"false\"}},{\"name\":\"Capawesome Cloud\",\"constant\":\"CAPAWESOME_CLOUD\",\"env\":\"CAPAWESOME_CLOUD\"},{\"name\":\"CircleCI\",\"constant\":\"CIRCLE\",\"env\":\"CIRCLECI\",\"pr\":\"CIRCLE_PULL_REQUEST\"},{\"name\":\"Cirrus CI\",\"constant\":\"CIRRUS\",\"env\":\"CIRRUS_CI\",\"pr\":\"CIRRUS_PR\"},{\"name\":\"Cloudflare Pages\",\"constant\":\"CLOUDFLARE_PAGES\",\"env\":\"CF_PAGES\"},{\"name\":\"Cloudflare Workers\",\"constant\":\"CLOUDFLARE_WORKERS\",\"env\":\"WORKERS_CI\"},{\"name\":\"Codefresh\",\"constant\":\"CODEFRESH\",\"env\":\"CF_BUILD_ID\",\"pr\":{\"any\":[\"CF_PULL_REQUEST_NUMBER\",\"CF_PULL_REQUEST_ID\"]}},{\"name\":\"Codemagic\",\"constant\":\"CODEMAGIC\",\"env\":\"CM_BUILD_ID\",\"pr\":\"CM_PULL_REQUEST\"},{\"name\":\"Codeship\",\"constant\":\"CODESHIP\",\"env\":{\"CI_NAME\":\"codeship\"}},{\"name\":\"Drone\",\"constant\":\"DRONE\",\"env\":\"DRONE\",\"pr\":{\"DRONE_BUILD_EVENT\":\"pull_request\"}},{\"name\":\"dsari\",\"constant\":\"DSARI\",\"env\":\"DSARI\"},{\"name\":\"Earthly\",\"constant\":\"EARTHLY\",\"env\":\"EARTHLY_CI\"},{\"name\":\"Expo Application Services\",\"constant\":\"EAS\",\"env\":\"EAS_BUILD\"},{\"name\":\"Gerrit\",\"constant\":\"GERRIT\",\"env\":\"GERRIT_PROJECT\"},{\"name\":\"Gitea Actions\",\"constant\":\"GITEA_ACTIONS\",\"env\":\"GITEA_ACTIONS\"},{\"name\":\"GitHub Actions\",\"constant\":\"GITHUB_ACTIONS\",\"env\":\"GITHUB_ACTIONS\",\"pr\":{\"GITHUB_EVENT_NAME\":\"pull_request\"}},{\"name\":\"GitLab CI\",\"constant\":\"GITLAB\",\"env\":\"GITLAB_CI\",\"pr\":\"CI_MERGE_REQUEST_ID\"},{\"name\":\"GoCD\",\"constant\":\"GOCD\",\"env\":\"GO_PIPELINE_LABEL\"},{\"name\":\"Google Cloud Build\",\"constant\":\"GOOGLE_CLOUD_BUILD\",\"env\":\"BUILDER_OUTPUT\"},{\"name\":\"Harness CI\",\"constant\":\"HARNESS\",\"env\":\"HARNESS_BUILD_ID\"},{\"name\":\"Heroku\",\"constant\":\"HEROKU\",\"env\":{\"env\":\"NODE\",\"includes\":\"/app/.heroku/node/bin/node\"}},{\"name\":\"Hudson\",\"constant\":\"HUDSON\",\"env\":\"HUDSON_URL\"},{\"name\":\"Jenkins\",\"constant\":\"JENKINS\",\"env\":[\"JENKINS_URL\",\"BUILD_ID\"],\"pr\":{\"any\":[\"ghprbPullId\",\"CHANGE_ID\"]}},{\"name\":\"LayerCI\",\"constant\":\"LAYERCI\",\"env\":\"LAYERCI\",\"pr\":\"LAYERCI_PULL_REQUEST\"},{\"name\":\"Magnum CI\",\"constant\":\"MAGNUM\",\"env\":\"MAGNUM\"},{\"name\":\"Netlify CI\",\"constant\":\"NETLIFY\",\"env\":\"NETLIFY\",\"pr\":{\"env\":\"PULL_REQUEST\",\"ne\":\"false\"}},{\"name\":\"Nevercode\",\"constant\":\"NEVERCODE\",\"env\":\"NEVERCODE\",\"pr\":{\"env\":\"NEVERCODE_PULL_REQUEST\",\"ne\":\"false\"}},{\"name\":\"Prow\",\"constant\":\"PROW\",\"env\":\"PROW_JOB_ID\"},{\"name\":\"ReleaseHub\",\"constant\":\"RELEASEHUB\",\"env\":\"RELEASE_BUILD_ID\"},{\"name\":\"Render\",\"constant\":\"RENDER\",\"env\":\"RENDER\",\"pr\":{\"IS_PULL_REQUEST\":\"true\"}},{\"name\":\"RWX\",\"constant\":\"RWX\",\"env\":\"RWX\"},{\"name\":\"Sail CI\",\"constant\":\"SAIL\",\"env\":\"SAILCI\",\"pr\":\"SAIL_PULL_REQUEST_NUMBER\"},{\"name\":\"Screwdriver\",\"constant\":\"SCREWDRIVER\",\"env\":\"SCREWDRIVER\",\"pr\":{\"env\":\"SD_PULL_REQUEST\",\"ne\":\"false\"}},{\"name\":\"Semaphore\",\"constant\":\"SEMAPHORE\",\"env\":\"SEMAPHORE\",\"pr\":\"PULL_REQUEST_NUMBER\"},{\"name\":\"Sourcehut\",\"constant\":\"SOURCEHUT\",\"env\":{\"CI_NAME\":\"sourcehut\"}},{\"name\":\"Strider CD\",\"constant\":\"STRIDER\",\"env\":\"STRIDER\"},{\"name\":\"TaskCluster\",\"constant\":\"TASKCLUSTER\",\"env\":[\"TASK_ID\",\"RUN_ID\"]},{\"name\":\"TeamCity\",\"constant\":\"TEAMCITY\",\"env\":\"TEAMCITY_VERSION\"},{\"name\":\"Travis CI\",\"constant\":\"TRAVIS\",\"env\":\"TRAVIS\",\"pr\":{\"env\":\"TRAVIS_PULL_REQUEST\",\"ne\":\"false\"}},{\"name\":\"Vela\",\"constant\":\"VELA\",\"env\":\"VELA\",\"pr\":{\"VELA_PULL_REQUEST\":\"1\"}},{\"name\":\"Vercel\",\"constant\":\"VERCEL\",\"env\":{\"any\":[\"NOW_BUILDER\",\"VERCEL\"]},\"pr\":\"VERCEL_GIT_PULL_REQUEST_ID\"},{\"name\":\"Visual Studio App Center\",\"constant\":\"APPCENTER\",\"env\":\"APPCENTER_BUILD_ID\"},{\"name\":\"Woodpecker\",\"constant\":\"WOODPECKER\",\"env\":{\"CI\":\"woodpecker\"},\"pr\":{\"CI_BUILD_EVENT\":\"pull_request\"}},{\"name\":\"Xcode Cloud\",\"constant\":\"XCODE_CLOUD\",\"env\":\"CI_XCODE_PROJECT\",\"pr\":\"CI_PULL_REQUEST_NUMBER\"},{\"name\":\"Xcode Server\",\"constant\":\"XCODE_SERVER\",\"env\":\"XCS\"}]");
		;
		function knownCi(e) {
			const t = y;
			const n = t.filter((t) => holds(t.env, e, true));
			const [r] = n;
			if (r === undefined) return undefined;
			const i = n.some(({ pr: t }) => t !== undefined && holds(t, e, false));
			return {
				name: r.name,
				change: i
			};
		}
		function holds(e, t, n) {
			const isSet = (e) => (t[e] ?? "") !== "";
			if (typeof e === "string") return isSet(e);
			if (isNames(e)) return n ? e.every(isSet) : e.some(isSet);
			const { any: r, env: i, includes: a, ne: o } = e;
			if (typeof i === "string") {
				const e = t[i] ?? "";
				if (e === "") return false;
				if (typeof a === "string") return e.includes(a);
				if (typeof o === "string") return e !== o;
				return isNames(r) && r.includes(e);
			}
			if (isNames(r)) return r.some(isSet);
			return Object.entries(e).every(([e, n]) => t[e] === n);
		}
		function isNames(e) {
			return Array.isArray(e);
		}
		var b = n(39677);
		;
		const x = {
			error: "1;31",
			warning: "1;33",
			notice: "1;36",
			good: "1;32",
			strong: "1",
			faint: "2"
		};
		const plain = (e, t) => t;
		const colored = (e, t) => t === "" ? "" : `\u001b[${x[e]}m${t}\u001b[0m`;
		function createPaint(e) {
			const { environment: t } = e;
			const n = t["FORCE_COLOR"];
			if (n !== undefined) return n === "0" || n === "false" ? plain : colored;
			if ((t["NO_COLOR"] ?? "") !== "" || t["TERM"] === "dumb") return plain;
			let r;
			return (t, n) => {
				r ??= e.interactive ? colored : plain;
				return r(t, n);
			};
		}
		;
		const S = [
			"AGOLA_PULL_REQUEST_ID",
			"APPVEYOR_PULL_REQUEST_NUMBER",
			"AWS_PULL_REQUEST_ID",
			"BITBUCKET_PR_ID",
			"BITBUCKET_PULL_REQUEST_ID",
			"BITRISE_PULL_REQUEST",
			"BUILDKITE_PULL_REQUEST",
			"CHANGE_ID",
			"CIRCLE_PR_NUMBER",
			"CIRCLE_PULL_REQUEST",
			"CIRCLE_PULL_REQUESTS",
			"CIRRUS_PR",
			"CI_COMMIT_PULL_REQUEST",
			"CI_EXTERNAL_PULL_REQUEST_IID",
			"CI_MERGE_REQUEST_ID",
			"CI_MERGE_REQUEST_IID",
			"CM_PULL_REQUEST",
			"DRONE_PULL_REQUEST",
			"GITHUB_PR_NUMBER",
			"PULL_NUMBER",
			"SD_PULL_REQUEST",
			"SEMAPHORE_GIT_PR_NUMBER",
			"SYSTEM_PULLREQUEST_PULLREQUESTID",
			"SYSTEM_PULLREQUEST_PULLREQUESTNUMBER",
			"TRAVIS_PULL_REQUEST",
			"VELA_PULL_REQUEST",
			"ghprbPullId",
			"gitlabMergeRequestId",
			"gitlabMergeRequestIid"
		];
		const C = {
			BUILD_REASON: /^PullRequest$/i,
			CI_BUILD_EVENT: /^pull_request/,
			CI_PIPELINE_EVENT: /^pull_request/,
			CI_PIPELINE_SOURCE: /^(?:merge_request_event|external_pull_request_event)$/,
			CODEBUILD_SOURCE_VERSION: /^pr\//,
			CODEBUILD_WEBHOOK_EVENT: /^PULL_REQUEST_/,
			CODEBUILD_WEBHOOK_TRIGGER: /^pr\//,
			DRONE_BUILD_EVENT: /^pull_request/,
			GERRIT_EVENT_TYPE: /^(?!change-merged$|ref-updated$)./,
			JOB_TYPE: /^presubmit$/,
			SEMAPHORE_GIT_REF_TYPE: /^pull-request$/,
			TRAVIS_EVENT_TYPE: /^pull_request$/,
			VELA_BUILD_EVENT: /^pull_request/,
			gitlabActionType: /^(?:MERGE|NOTE)$/
		};
		function isForChange(e) {
			const isSet = (t) => ![
				"",
				"false",
				"0"
			].includes(e[t]?.trim() ?? "");
			if (S.some(isSet)) return true;
			if (Object.entries(C).some(([t, n]) => n.test(e[t]?.trim() ?? ""))) return true;
			return isSet("PROW_JOB_ID") && e["JOB_TYPE"] === "batch";
		}
		;
		const w = {
			repository: [
				"PLATFORM_REPOSITORY",
				"BITBUCKET_REPO_FULL_NAME",
				"CI_REPO",
				"DRONE_REPO"
			],
			branch: [
				"CHANGE_BRANCH",
				"BRANCH_NAME",
				"CIRCLE_BRANCH",
				"BITBUCKET_BRANCH",
				"CI_COMMIT_BRANCH",
				"DRONE_BRANCH"
			],
			commit: [
				"PLATFORM_COMMIT",
				"GIT_COMMIT",
				"CIRCLE_SHA1",
				"BITBUCKET_COMMIT",
				"CI_COMMIT_SHA",
				"DRONE_COMMIT_SHA"
			],
			runUrl: [
				"PLATFORM_RUN_URL",
				"BUILD_URL",
				"CIRCLE_BUILD_URL",
				"CI_PIPELINE_URL",
				"DRONE_BUILD_LINK"
			],
			number: [
				"PLATFORM_CHANGE_NUMBER",
				"CHANGE_ID",
				"CIRCLE_PR_NUMBER",
				"BITBUCKET_PR_ID",
				"CI_COMMIT_PULL_REQUEST",
				"DRONE_PULL_REQUEST"
			],
			base: [
				"PLATFORM_BASE_REF",
				"CHANGE_TARGET",
				"BITBUCKET_PR_DESTINATION_BRANCH",
				"CI_COMMIT_TARGET_BRANCH",
				"DRONE_TARGET_BRANCH"
			],
			baseCommit: ["BITBUCKET_PR_DESTINATION_COMMIT"]
		};
		function terminalContext(e, t) {
			const n = (0, v.Ch)(e.environment);
			const r = knownCi(e.environment);
			const find = (e) => w[e].filter((e) => r !== undefined || e.startsWith("PLATFORM_")).map((e) => n(e)).find((e) => e !== undefined);
			const i = n("PLATFORM_CHANGE_EVENT")?.trim().toLowerCase() === "true";
			const a = i || r?.change === true || isForChange(e.environment);
			const o = find("branch");
			return {
				workspace: e.workingDirectory,
				tempDirectory: t,
				repository: find("repository"),
				ref: n("PLATFORM_REF") ?? (o === undefined ? undefined : `refs/heads/${o}`),
				commit: find("commit"),
				event: undefined,
				changeRequest: changeOf(find, n, i || r !== undefined && a, o),
				untrustedHead: false,
				changeEvent: a,
				runUrl: find("runUrl"),
				workflow: n("JOB_NAME") ?? n("CIRCLE_WORKFLOW_JOB_ID"),
				job: n("STAGE_NAME") ?? n("CIRCLE_JOB"),
				serverUrl: undefined,
				apiUrl: undefined
			};
		}
		function changeOf(e, t, n, r) {
			const i = e("baseCommit");
			if (i === undefined && !n) return undefined;
			return {
				number: (0, v.rD)(e("number")),
				baseCommit: i,
				baseRef: e("base"),
				headRef: t("PLATFORM_REF") ?? r,
				fork: t("CHANGE_FORK") !== undefined || t("CIRCLE_PR_USERNAME") !== undefined
			};
		}
		;
		function createTerminalHost(e) {
			const { environment: t } = e;
			const n = readPaths(t);
			const r = (0, h.l)();
			const { redact: i } = r;
			const { line: a, ...o } = createTerminalLog(e, r);
			const s = terminalContext(e, (0, p.tmpdir)());
			const c = (0, _.C)(s);
			const l = openOutputs(e, n, i, c, a);
			const u = [];
			return {
				name: "terminal",
				context: s,
				capabilities: capabilitiesOf(n),
				limitations: [],
				...o,
				input: e.nativeInput,
				idToken: async () => {
					throw noIdToken(knownCi(t)?.name);
				},
				mask: (e) => void r.add(e),
				redact: i,
				setOutput: (e, t) => l?.set(e, t),
				writeSummary: (e) => void u.push(i(e)),
				group: async (e, t) => {
					a(e);
					return t();
				},
				cacheDirectory: (0, v.sx)(t),
				unwritten: c.unwritten,
				finish: async (t) => {
					l?.write();
					if (n.summary !== undefined) c.write("PLATFORM_SUMMARY_FILE", n.summary, u.join("\n"));
					writeFindings(e, n, i, c, t);
				}
			};
		}
		function readPaths(e) {
			const t = (0, v.Ch)(e);
			return {
				dotenv: t("PLATFORM_DOTENV_FILE"),
				summary: t("PLATFORM_SUMMARY_FILE"),
				quality: t("PLATFORM_CODE_QUALITY_FILE"),
				junit: t("PLATFORM_FINDINGS_JUNIT_FILE")
			};
		}
		function capabilitiesOf({ dotenv: e, junit: t, quality: n, summary: r }) {
			return {
				idToken: "none",
				mask: "own-writer",
				outputs: e === undefined ? "none" : "file",
				annotations: n === undefined && t === undefined ? "log" : "report-file",
				summary: r === undefined ? "none" : "file",
				groups: false,
				cache: "folder"
			};
		}
		const T = {
			pass: "good",
			warn: "warning",
			fail: "error",
			error: "error"
		};
		function createTerminalLog(e, t) {
			const { environment: n, log: r } = e;
			let i = false;
			const clear = () => {
				if (i) r("\r\x1B[K");
				i = false;
			};
			const a = ["1", "true"].includes(n["PLATFORM_DEBUG"] ?? "");
			const writeLine = (e) => {
				clear();
				r(e);
			};
			const o = createPaint(e);
			const s = knownCi(n) !== undefined;
			return {
				...(0, b.Kr)({
					write: writeLine,
					secrets: t,
					debug: a,
					paint: o
				}),
				conclude: (e, n) => writeLine(`${o(T[e], (0, b.Is)(t.redact(n)))}\n`),
				...s ? {} : { suggest: (e) => writeLine(`${o("faint", "Next:")} platform-actions ${(0, b.Is)(t.redact(e))}\n`) },
				progress: (n) => {
					clear();
					if (n === undefined || !e.interactive) return;
					r((0, m.h0)(t.redact(n), 100));
					i = true;
				}
			};
		}
		function openOutputs(e, { dotenv: t }, n, r, i) {
			if (t === undefined) return undefined;
			const a = (0, g.Mp)(e);
			return (0, g.II)({
				path: t,
				prefix: a,
				limits: g.SV,
				redact: n
			}, r, i);
		}
		function writeFindings({ command: e = "platform-actions" }, { junit: t, quality: n }, r, i, { reports: a }) {
			if (n !== undefined) i.write("PLATFORM_CODE_QUALITY_FILE", n, r(a.codeQuality(".")));
			if (t !== undefined) i.write("PLATFORM_FINDINGS_JUNIT_FILE", t, r(a.junit(e)));
		}
		const E = {
			Jenkins: "bind an ID-token credential of the OpenID Connect Provider plugin to PLATFORM_ID_TOKEN with `withCredentials`",
			CircleCI: "set PLATFORM_ID_TOKEN=\"$(circleci run oidc get --claims '{\"aud\":\"\u2026\"}')\" in the step, with a context on the job",
			"Bitbucket Pipelines": "the subject of its ID tokens changes in every run, so no identity can match it: keep a token in the secured variable PLATFORM_TOKEN"
		};
		function noIdToken(e) {
			const t = e === undefined ? "a terminal" : e;
			const n = e === undefined ? undefined : E[e];
			const r = "set PLATFORM_ID_TOKEN or PLATFORM_ID_TOKEN_FILE to an ID token, or PLATFORM_TOKEN and PLATFORM_REGISTRY_TOKEN to tokens";
			return new d.Z(`${t} does not issue ID tokens`, n === undefined ? r : `${n}; or ${r}`, true);
		}
		;
		const D = [
			{
				sign: ["GITHUB_ACTIONS", "true"],
				needs: ["GITHUB_WORKSPACE", "run inside a job of a workflow"],
				load: async () => (await n.e(3081).then(n.bind(n, 53081))).createGithubHost
			},
			{
				sign: ["GITLAB_CI", "true"],
				needs: ["CI_PROJECT_DIR", "pass the variables of the job on to this process, for example with `docker run --env-file`"],
				load: async () => (await n.e(1333).then(n.bind(n, 11333))).createGitlabHost
			},
			{
				sign: ["BUILDKITE", "true"],
				needs: ["BUILDKITE_JOB_ID", "pass the variables of the job on to this process, for example with `propagate-environment`"],
				load: async () => (await n.e(1288).then(n.bind(n, 21288))).createBuildkiteHost
			},
			{
				sign: ["TF_BUILD", "true"],
				needs: ["BUILD_BUILDID", "run this in a job of a pipeline, and pass its variables on into containers"],
				load: async () => (await n.e(8841).then(n.bind(n, 78841))).createAzureHost
			}
		];
		async function createHost(e) {
			const t = withBaseCommit(await detectHost(e), e.environment);
			return withIdTokenOverride(t, e.environment);
		}
		async function detectHost(e) {
			const { environment: t } = e;
			const n = D.find(({ sign: [e, n] }) => t[e]?.toLowerCase() === n);
			if (n === undefined) return createTerminalHost(e);
			const r = (await n.load())(e);
			const [i, a] = n.needs;
			if ((t[i] ?? "") === "") r.log.warning(`${i} is not set: ${a}`);
			return r;
		}
		function withBaseCommit(e, t) {
			const n = t["PLATFORM_BASE_COMMIT"]?.trim() ?? "";
			const { changeRequest: r } = e.context;
			if (n === "" || r?.baseCommit !== undefined) return e;
			if (!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(n)) {
				e.log.warning("PLATFORM_BASE_COMMIT is not the full hexadecimal name of a commit (40 or 64 digits), so it is ignored");
				return e;
			}
			const i = {
				number: undefined,
				baseRef: undefined,
				headRef: undefined,
				fork: false
			};
			return {
				...e,
				context: {
					...e.context,
					changeRequest: {
						...r ?? i,
						baseCommit: n
					}
				}
			};
		}
		;
		const O = /^(?:FSReq|GetAddrInfo|GetNameInfo)/;
		function exitNow(e) {
			if (!process.getActiveResourcesInfo().some((e) => O.test(e))) process.exit(e);
			const t = Reflect.get(process, "execve");
			if (typeof t === "function") {
				try {
					const n = process.execPath;
					Reflect.apply(t, process, [
						n,
						[
							n,
							"-e",
							`process.exit(${e})`
						],
						{}
					]);
				} catch {}
			}
			process.kill(process.pid, "SIGKILL");
			return process.exit(e);
		}
		;
		const k = "PLATFORM_ACTIONS_FACE";
		function faceOf(e, t) {
			const n = t[k];
			if (n === "azure-task") {
				const input = (e) => t[`INPUT_${e.replaceAll("-", "").toUpperCase()}`];
				return {
					kind: n,
					command: undefined,
					input,
					names: [],
					isShared: true
				};
			}
			if (n === "buildkite-plugin") {
				const e = readConfiguration(t["BUILDKITE_PLUGIN_CONFIGURATION"] ?? "");
				return {
					kind: n,
					command: e.get("command") ?? "",
					input: (t) => e.get(t),
					names: [...e].flatMap(([e, t]) => e === "command" || t.trim() === "" ? [] : [e]),
					isShared: false
				};
			}
			if (e.length === 0 && t["GITHUB_ACTIONS"] === "true") {
				const input = (e) => t[`INPUT_${e.toUpperCase()}`];
				const e = namesOf(t, "INPUT_").map((e) => e.toLowerCase());
				const n = [
					"ACT",
					"GITEA_ACTIONS",
					"FORGEJO_ACTIONS"
				].some((e) => (t[e] ?? "") !== "");
				const r = (t["INPUT_COMMAND"] ?? "").trim();
				return {
					kind: "action",
					command: r,
					input,
					names: e.filter((e) => e !== "command"),
					isShared: n
				};
			}
			const input = (e) => t[`PLATFORM_ACTIONS_INPUT_${e.toUpperCase().replaceAll("-", "_")}`];
			const r = namesOf(t, "PLATFORM_ACTIONS_INPUT_").map((e) => e.toLowerCase().replaceAll("_", "-"));
			return {
				kind: "command-line",
				command: undefined,
				input,
				names: r,
				isShared: false
			};
		}
		function namesOf(e, t) {
			return Object.entries(e).flatMap(([e, n]) => e.startsWith(t) && (n ?? "").trim() !== "" ? [e.slice(t.length)] : []);
		}
		function readConfiguration(e) {
			let t;
			try {
				t = JSON.parse(e);
			} catch {
				t = undefined;
			}
			if (typeof t !== "object" || t === null) return new Map();
			return new Map(Object.entries(t).map(([e, t]) => [e, (Array.isArray(t) ? t : [t]).filter(isPlain).join("\n")]));
		}
		function isPlain(e) {
			return [
				"string",
				"number",
				"boolean"
			].includes(typeof e);
		}
		var A = n(70394);
		;
		const j = 200;
		const M = "platform-actions.stop";
		const N = `
const { workerData: cells } = require('node:worker_threads');
const now = () => Number(process.hrtime.bigint() / 1000000n % 4294967296n);
for (;;) {
  const seen = Atomics.load(cells, 0);
  const left = (Atomics.load(cells, 1) - now()) | 0;
  if (left <= 0) break;
  Atomics.wait(cells, 0, seen, left);
}
try {
  const { Session } = require('node:inspector');
  const session = new Session();
  session.connectToMainThread();
  session.post('Runtime.evaluate', { expression: 'globalThis[Symbol.for("${M}")]()' }, () => undefined);
} catch {}
Atomics.wait(cells, 2, 0, 400);
try {
  require('node:fs').writeSync(2, 'platform-actions: the run did not end in time and was killed\\n');
} catch {}
process.kill(process.pid, 'SIGKILL');
`;
		function openWatchdog(e) {
			const t = new Int32Array(new SharedArrayBuffer(12));
			let n = false;
			const start = () => {
				const { Worker: n } = process.getBuiltinModule("node:worker_threads");
				Reflect.set(globalThis, Symbol.for(M), e);
				const r = new n(N, {
					eval: true,
					workerData: t,
					env: {},
					execArgv: []
				});
				r.on("error", () => undefined);
				r.unref();
			};
			return { watch: (e) => {
				const r = Number(process.hrtime.bigint() / 1000000n % 4294967296n);
				Atomics.store(t, 1, r + e | 0);
				Atomics.add(t, 0, 1);
				Atomics.notify(t, 0);
				if (!n) setTimeout(start, j).unref();
				n = true;
			} };
		}
		var P = n(17445);
		var F = n(38707);
		var I = n(16084);
		;
		async function findForeignInputs(e, t, { isShared: n, names: r }) {
			const i = r.filter((t) => !isInput(e, t));
			if (i.length === 0) return [];
			const a = await t();
			return i.filter((e) => !n || looksLikeOurs(e, a)).map((t) => ({
				message: `\`${t}\` is not an input of \`${e.name}\``,
				fix: foreignFix(e, a, t, (e) => `\`${e}\``)
			}));
		}
		function foreignFix(e, t, n, r) {
			const i = nearestInput(e, n);
			const a = t.filter((e) => isInput(e, n)).map((e) => `\`${e.name}\``);
			const o = i === undefined ? undefined : `did you mean ${r(i)}?`;
			if (a.length === 0) return o ?? `see \`platform-actions ${e.name} --help\``;
			const s = `it is an input of ${a.join(", ")}: remove it here`;
			return o === undefined ? s : `${s}, or ${o}`;
		}
		function nearestInput(e, t) {
			const n = [...Object.keys(e.inputs), ...secretFiles(e)];
			return n.find((e) => squash(e) === squash(t)) ?? (0, F.L)(t, n, 1)[0];
		}
		async function findStrangeVariables(e, t, n, r) {
			const i = foreignVariables(e, n);
			if (i.length === 0) return {
				problems: [],
				warnings: []
			};
			const a = await t();
			const o = new Set(a.flatMap((e) => [...Object.keys(e.inputs), ...secretFiles(e)]));
			const s = [];
			const c = [];
			for (const { name: t, value: n, variable: a } of i) {
				if (o.has(t) && a === (0, I.c)(t)) {
					if (!r || t !== "dry-run" || n === "false") continue;
					const i = `${a} is set, and \`${e.name}\` with \`mode: apply\` would still make changes`;
					s.push({
						message: i,
						fix: "use `mode: plan`, or unset the variable for this step"
					});
					continue;
				}
				const i = [...o].find((e) => squash(e) === squash(t));
				if (i !== undefined) {
					const e = `${a} is not read`;
					s.push({
						message: e,
						fix: `did you mean ${(0, I.c)(i)}?`
					});
					continue;
				}
				const l = [...o].find((e) => t.length > 4 && (0, F.Y)(e, t) === 1);
				if (l !== undefined && !L.has(a)) c.push(`${a} is not read: if it is meant for platform-actions, rename it to ${(0, I.c)(l)}`);
			}
			return {
				problems: s,
				warnings: c
			};
		}
		function foreignVariables(e, t) {
			return Object.entries(t).flatMap(([t, n]) => {
				const r = n?.trim() ?? "";
				const i = /^PLATFORM_(?!ACTIONS_)(.+)$/i.exec(t)?.[1]?.toLowerCase().replaceAll("_", "-");
				if (r === "" || i === undefined) return [];
				return isInput(e, i) && t === (0, I.c)(i) ? [] : [{
					variable: t,
					name: i,
					value: r
				}];
			});
		}
		const L = new Set([
			"PLATFORM_DEBUG",
			"PLATFORM_REF",
			"PLATFORM_COMMIT"
		]);
		const squash = (e) => e.replaceAll(/[-_ ]/g, "").toLowerCase();
		function isInput(e, t) {
			return Object.hasOwn(e.inputs, t) || secretFiles(e).includes(t);
		}
		function secretFiles({ inputs: e }) {
			return Object.entries(e).flatMap(([e, { kind: t }]) => t === "secret" ? [`${e}-file`] : []);
		}
		function looksLikeOurs(e, t) {
			return t.some(({ inputs: t }) => Object.keys(t).some((t) => (0, F.Y)(squash(t), squash(e)) <= (e.length > 5 ? 1 : 0)));
		}
		var R = n(27646);
		;
		const z = new Set([
			"list",
			"lines",
			"choices",
			"globs"
		]);
		function parseCommandLine(e, t) {
			const n = new Map();
			const r = [];
			let [i, a] = [false, false];
			for (let o = 0; o < t.length; o += 1) {
				const s = t[o] ?? "";
				if (s === "--json") i = true;
				else if (s === "--help" || s === "-h") a = true;
				else if (!s.startsWith("--")) r.push(positional(e, s));
				else {
					const i = s.indexOf("=");
					const a = s.slice(2, i < 0 ? undefined : i);
					const c = flagSpec(e, a);
					if (c.kind === "problem") {
						r.push(c.problem);
						if (i < 0 && t[o + 1]?.startsWith("--") === false) o += 1;
						continue;
					}
					let l = i < 0 ? undefined : s.slice(i + 1);
					const u = t[o + 1];
					if (l === undefined && u !== undefined && !u.startsWith("--")) {
						l = u;
						o += 1;
					}
					if (l === undefined && c.input.kind === "boolean") l = "true";
					if (l === undefined) r.push({
						message: `\`--${a}\` needs a value`,
						input: a
					});
					else addFlag(n, a, l, c.input, r);
				}
			}
			return {
				flags: n,
				json: i,
				help: a,
				problems: r
			};
		}
		function addFlag(e, t, n, r, i) {
			const a = e.get(t)?.trim() ?? "";
			if (a === "" || n.trim() === "") e.set(t, a === "" ? n : a);
			else if (z.has(r.kind)) e.set(t, `${a}\n${n}`);
			else i.push({
				message: `\`--${t}\` is given twice`,
				input: t
			});
		}
		function flagSpec(e, t) {
			const n = inputOf(e, t);
			if (n?.kind === "secret") {
				const e = `\`--${t}\` does not exist: a secret on the command line can be read by other processes`;
				return {
					kind: "problem",
					problem: {
						message: e,
						fix: `set ${(0, I.c)(t)}, or \`--${t}-file\` to a file that holds it`,
						input: t
					}
				};
			}
			if (n !== undefined) return {
				kind: "input",
				input: n
			};
			const r = t.endsWith("-file") ? inputOf(e, t.slice(0, -5)) : undefined;
			if (r?.kind === "secret") return {
				kind: "input",
				input: {
					kind: "path",
					description: ""
				}
			};
			const i = nearestInput(e, t);
			const a = i === undefined ? `see \`platform-actions ${e.name} --help\`` : `did you mean \`--${i}\`?`;
			return {
				kind: "problem",
				problem: {
					message: `\`--${t}\` is not an input of \`${e.name}\``,
					fix: a
				}
			};
		}
		function inputOf({ inputs: e }, t) {
			return Object.hasOwn(e, t) ? e[t] : undefined;
		}
		function positional(e, t) {
			const n = `\`${t}\` is not a flag`;
			const r = Object.entries(e.inputs).find(([, { choices: e, kind: n }]) => {
				return n === "choice" && e?.includes(t) === true;
			});
			if (r !== undefined) return {
				message: n,
				fix: `did you mean \`--${r[0]} ${t}\`?`
			};
			const i = (0, F.L)(t, Object.keys(e.inputs), 1)[0];
			if (i !== undefined) return {
				message: n,
				fix: `did you mean \`--${i}\`?`
			};
			const a = "images" in e.inputs ? "`--images`" : "a flag such as `--identity`";
			return {
				message: n,
				fix: `inputs are passed as flags: put ${a} before it`
			};
		}
		;
		function unknownWord(e, t, n) {
			const r = n.map((e) => `\`${e}\``).join(", ");
			const i = (0, F.L)(t, n, 1).map((e) => `did you mean \`${e}\`? `);
			const a = t === "" ? "missing" : `\`${(0, m.h0)(t)}\`, which does not exist`;
			return `${e} is ${a}\n${i.join("")}choose ${r}`;
		}
		var B = n(89224);
		;
		const V = ["SIGTERM", "SIGINT"];
		const toStdout = (e) => (0, A.x3)(1, e);
		const toStderr = (e) => (0, A.x3)(2, e);
		async function start(e) {
			const t = process.env;
			const i = faceOf(e, t);
			const o = i.command === undefined;
			if (o && (e.length === 0 || e[0] === "--help" || e[0] === "-h" || e[0] === "help")) {
				const { renderCommandHelp: t, renderProgramHelp: r } = await n.e(3944).then(n.bind(n, 23944));
				const i = e.length > 0;
				const a = await loadManifests();
				const o = a.find(({ name: t }) => t === e[1]);
				if (o === undefined && e[0] === "help" && e[1] !== undefined) return refuseWord("the command", e[1], l);
				(i ? toStdout : toStderr)(o === undefined ? r(a) : t(o));
				return i ? 0 : 2;
			}
			if (o && e[0] === "completion") return await printCompletion(e[1]);
			const s = new a.n();
			const onSignal = (e) => s.abort(new Error(`stopped by ${e}`));
			for (const e of V) process.once(e, onSignal);
			const c = {
				tell: () => 5,
				isDue: false
			};
			const u = openWatchdog(() => {
				const e = c.tell();
				(0, r.closeSync)(2);
				exitNow(e);
			});
			try {
				const t = await startFace(i, e, {
					stop: s,
					watchdog: u,
					ending: c
				});
				c.tell = () => t;
				if (!c.isDue) return t;
				await (0, A.oB)();
				return exitNow(t);
			} finally {
				for (const e of V) process.off(e, onSignal);
			}
		}
		async function startFace(e, t, r) {
			const a = process.env;
			const o = e.command === undefined;
			const s = e.command ?? t[0] ?? "";
			const c = e.kind !== "command-line";
			let l;
			const u = { ...a };
			const openHttp = async (e) => {
				const { openNetwork: t } = await n.e(1858).then(n.bind(n, 11858));
				l ??= t(u, e);
				return l.http;
			};
			const d = await createHost({
				environment: a,
				log: c ? toStdout : toStderr,
				get interactive() {
					return !c && (0, A.Hd)(2);
				},
				nativeInput: e.input,
				http: () => openHttp(8),
				clock: i.ml,
				random: Math.random,
				workingDirectory: process.cwd(),
				command: s
			});
			const f = await loadCommand(s);
			if (f === undefined) return await refuseCommand(d, s, e);
			try {
				return await runRow(f, o ? t.slice(1) : [], {
					given: e,
					environment: a,
					host: d,
					openHttp,
					stdout: c ? () => undefined : toStdout,
					stdoutIsDropped: c,
					get stdoutIsPrivate() {
						return !c && !isWrapped(a) && !(0, A.Hd)(1);
					},
					...r
				});
			} finally {
				await l?.close();
			}
		}
		async function runRow(e, t, r) {
			const { manifest: a } = e;
			const { environment: o, host: s, openHttp: c, stdout: l, stdoutIsDropped: u } = r;
			const d = parseCommandLine(a, t);
			const f = await findForeignInputs(a, loadManifests, r.given);
			const p = {
				commandLine: d,
				native: s.input,
				environment: o
			};
			const m = (0, R.x)(p, "mode")?.trim() === "apply";
			const h = await findStrangeVariables(a, loadManifests, o, m);
			const g = {
				...d,
				problems: [
					...f,
					...h.problems,
					...d.problems
				]
			};
			if (g.help) {
				const { renderCommandHelp: e } = await n.e(3944).then(n.bind(n, 23944));
				toStdout(e(a));
				return 0;
			}
			for (const e of h.warnings) s.log.warning(e);
			const { ending: _, stop: v, watchdog: y } = r;
			return await (0, B.d)({
				command: e,
				runInside: lazyRunInside(s, c),
				manifests: loadManifests,
				host: s,
				texts: {
					...p,
					commandLine: g
				},
				clock: i.ml,
				random: Math.random,
				openHttp: c,
				stop: v,
				stdout: l,
				stdoutIsDropped: u,
				get stdoutIsPrivate() {
					return r.stdoutIsPrivate;
				},
				watch: (e, t) => {
					_.isDue ||= t;
					y.watch(e);
				},
				lastWords: (e) => {
					_.tell = e;
				}
			});
		}
		function lazyRunInside(e, t) {
			let r;
			const open = async () => {
				const { createRunInside: r } = await n.e(5579).then(n.bind(n, 65579));
				const { shareExchanges: a } = await n.e(7807).then(n.bind(n, 17807));
				const o = {
					manifests: loadManifests,
					host: e,
					openHttp: t,
					clock: i.ml,
					random: Math.random
				};
				return r(loadCommand, o, a(i.ml));
			};
			return async (e) => {
				r ??= open();
				return (await r)(e);
			};
		}
		function isWrapped(e) {
			return Object.keys(e).some((e) => e.startsWith("PLATFORM_ACTIONS_INPUT_"));
		}
		async function printCompletion(e) {
			const { renderCompletion: t, SHELLS: r } = await n.e(964).then(n.bind(n, 80964));
			const i = r.find((t) => t === e);
			if (i === undefined) {
				return refuseWord("the shell", e ?? "", r);
			}
			toStdout(t(i, await loadManifests()));
			return 0;
		}
		function refuseWord(e, t, n) {
			toStderr(`error: ${unknownWord(e, t, n)}\n`);
			return 2;
		}
		async function refuseCommand(e, t, n) {
			const r = n.command === undefined ? "the command" : "the input `command`";
			e.log.error(unknownWord(r, t, l));
			e.setOutput("result", "error");
			await e.finish?.((0, P.e)("error", []));
			return 2;
		}
	})
};
;
