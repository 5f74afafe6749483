"use strict";
exports.id = 1451;
exports.ids = [1451];
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
		t._l = pluralOf;
		t.hS = counted;
		t.iD = formFor;
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
		n.d(t, { _: () => a });
		t.E = cutJsonArray;
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
		t.E = parseDuration;
		t.P = renderDuration;
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
	44074: ((e, t, n) => {
		t.G = escapeJson;
		t.h = renderJson;
		const r = /:(?=:)|#(?=#(?:\[|vso\[))|[\u007f-\u009f\u2028\u2029]|\p{Cf}|\u034f|[\u115f\u1160\u3164\uffa0]/giu;
		const i = /:(?=:)|#(?=#(?:\[|vso\[))/gi;
		const escapeUnit = (e) => `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`;
		function renderJson(e, t = 0) {
			return escapeJson(JSON.stringify(e, undefined, t) ?? "null");
		}
		function escapeJson(e) {
			const t = /^[\n -~]*$/.test(e);
			if (t && !e.includes("::") && !e.includes("##")) return e;
			const n = t ? i : r;
			return e.replace(n, (e) => e.split("").map(escapeUnit).join(""));
		}
	}),
	89617: ((e, t, n) => {
		n.d(t, { n: () => LateAbort });
		t.E = stopOf;
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
		t.r = splitList;
		t.u = splitLines;
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
		t.U = isLoopback;
		function isLoopback(e) {
			return e === "localhost" || e.endsWith(".localhost") || e === "[::1]" || /^127(\.\d{1,3}){3}$/.test(e);
		}
	}),
	26963: ((e, t, n) => {
		t.AX = listMarkdown;
		t.Co = assembleMarkdown;
		t.FV = escapeMarkdown;
		t.GE = detailsMarkdown;
		t.c_ = tableOf;
		t.fl = codeMarkdown;
		t.hl = fenceMarkdown;
		t.k9 = linkMarkdown;
		t.oS = tableMarkdown;
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
		t.L = nearestNames;
		t.Y = editDistance;
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
		n.d(t, { qy: () => r });
		t.M1 = breakHashes;
		t.dp = byteLength;
		t.gL = clipText;
		t.h0 = plainLine;
		t.ix = breakCommands;
		t.jQ = showInvisible;
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
		t.l = createRedactor;
		var r = n(26963);
		;
		const i = 24;
		const a = 12;
		const o = 32;
		const s = /[^\w.~%+/=:&#;-]/;
		const c = /[\w.~%+/=:&#;-]{24,}/g;
		const l = 16777619;
		const u = 65535;
		const d = Array.from({ length: a - 1 }).reduce((e) => Math.imul(e, l), 1);
		function createPieceIndex() {
			const e = new Map();
			const t = new Uint8Array(u + 1);
			let n = true;
			return {
				add: (r) => {
					n &&= !s.test(r.text);
					for (let n = r.start; n + a <= r.text.length; n += a) {
						const i = hashOf(r.text, n);
						t[i & u] = 1;
						const a = e.get(i);
						if (a === undefined) e.set(i, [{
							form: r,
							offset: n
						}]);
						else if (a.length < o) a.push({
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
						for (const { 0: e, index: n } of r.matchAll(c)) findInRun(r, n, n + e.length, t, match, i);
					}
					return i;
				}
			};
		}
		function hashOf(e, t) {
			let n = 0;
			for (let r = t; r < t + a; r += 1) n = Math.imul(n, l) + e.charCodeAt(r) | 0;
			return n;
		}
		function findInRun(e, t, n, r, i, o) {
			let s = t;
			let c = hashOf(e, s);
			while (s + a <= n) {
				const t = r[c & u] === 1 ? i(s, c) : undefined;
				if (t === undefined) {
					const t = c - Math.imul(e.charCodeAt(s), d) | 0;
					c = Math.imul(t, l) + e.charCodeAt(s + a) | 0;
					s += 1;
				} else {
					o.push(t);
					s = t.end;
					c = hashOf(e, s);
				}
			}
		}
		function matchAt(e, t, { start: n, text: r }, o) {
			let s = 0;
			while (o + s < r.length && e[t + s] === r[o + s]) s += 1;
			if (s < a) return undefined;
			let c = 0;
			while (c < o && e[t - c - 1] === r[o - c - 1]) c += 1;
			const l = s + Math.min(c, o - n);
			return l < i ? undefined : {
				start: t - c,
				end: t + s
			};
		}
		function longer(e, t) {
			if (e === undefined || t === undefined) return e ?? t;
			return t.end - t.start > e.end - e.start ? t : e;
		}
		var f = n(86001);
		;
		const p = "***";
		const m = 4;
		const h = 6;
		function createRedactor() {
			const e = new Set();
			let t = [];
			const n = createPieceIndex();
			return {
				add: (r) => {
					const a = linesOf(r);
					for (const r of a.flatMap(formsOf)) {
						if (e.has(r.text)) continue;
						e.add(r.text);
						if (r.text.length >= i) n.add(r);
						else t = [...t, r.text].sort((e, t) => t.length - e.length);
					}
					return [...new Set(a.flatMap(masksOf))];
				},
				redact: (e) => t.reduce((e, t) => e.replaceAll(t, p), cutOut(e, n.find(e)))
			};
		}
		function linesOf(e) {
			const t = e.split(/\r?\n/).map((e) => e.trim());
			return [...new Set(t)].filter((e) => e.length >= m);
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
			const n = [
				...urlEncoded(e),
				jsonEscaped(e),
				(0, f.X)(e)
			].map((e) => ({
				text: e,
				start: 0
			}));
			const r = [
				0,
				1,
				2
			].flatMap((n) => bothAlphabets(alignedBase64(e, n)).map((e) => ({
				text: e,
				start: Math.ceil(t * 4 / 3)
			})));
			const o = e.length >= i ? [] : masksOf(e).map((e) => ({
				text: e,
				start: 0
			}));
			return [
				{
					text: e,
					start: t
				},
				...n,
				{
					text: inMarkdown(e),
					start: inMarkdown(e.slice(0, t)).length
				},
				...r.filter(({ text: e }) => e.length >= a),
				...o.filter(({ text: e }) => e.length >= h)
			];
		}
		function headerLength(e) {
			const t = /^eyJ[\w-]*\.(?=[\w-]+\.)/.exec(e)?.[0] ?? "";
			return e.length - t.length >= i ? t.length : 0;
		}
		function urlEncoded(e) {
			const t = encodeURIComponent(e.replace(/\p{Cs}/gu, ""));
			const n = t.replace(/%[0-9A-F]{2}/g, (e) => e.toLowerCase());
			return [...new Set([t, n])].filter((t) => t !== e);
		}
		const inMarkdown = (e) => (0, r.FV)(e, Number.POSITIVE_INFINITY);
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
				if (i >= r) n += e.slice(r, i) + p;
				r = a;
			}
			return n + e.slice(r);
		}
	}),
	22475: ((e, t, n) => {
		n.d(t, { sO: () => a });
		t.FM = renderDate;
		t.SU = hasBegun;
		t._U = parseDate;
		t.pe = parseTime;
		t.sZ = renderTime;
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
			const t = new Date(e);
			const n = t.getUTCFullYear();
			if (!(n >= 0 && n <= 9999)) return t.toISOString();
			const r = [
				digits(n, 4),
				digits(t.getUTCMonth() + 1),
				digits(t.getUTCDate())
			];
			const i = [
				t.getUTCHours(),
				t.getUTCMinutes(),
				t.getUTCSeconds()
			].map((e) => digits(e));
			return `${r.join("-")}T${i.join(":")}.${digits(t.getUTCMilliseconds(), 3)}Z`;
		}
		const digits = (e, t = 2) => String(e).padStart(t, "0");
		function renderDate(e) {
			return renderTime(e).slice(0, 10);
		}
		function isCalendarDay(e, t, n) {
			const r = new Date(Date.UTC(e, t - 1, n));
			return r.getUTCMonth() === t - 1 && r.getUTCDate() === n && r.getUTCFullYear() === e;
		}
	}),
	68236: ((e, t, n) => {
		t.b = isPathSegment;
		t.o = isUidPath;
		function isPathSegment(e) {
			return e !== "" && e !== "." && e !== "..";
		}
		function isUidPath(e) {
			return !/[\s\p{Cc}]/u.test(e) && e.split("/").every(isPathSegment);
		}
	}),
	86001: ((e, t, n) => {
		t.X = escapeXml;
		var r = n(38086);
		const i = 4e3;
		const a = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;
		function escapeXml(e) {
			return (0, r.gL)(e, i).replace(a, "\uFFFD").replace(/[&<>"'\t\n\r]/g, (e) => `&#${e.charCodeAt(0)};`);
		}
	}),
	24060: ((e, t, n) => {
		t.D = isSameFile;
		t.l = fileIdentity;
		var r = n(73024);
		var i = n(76760);
		var a = n(45794);
		var o = n(48636);
		function fileIdentity(e) {
			try {
				const t = (0, r.statSync)(e, {
					throwIfNoEntry: false,
					bigint: true
				});
				return t === undefined || t.ino === 0n ? undefined : `${t.dev} ${t.ino}`;
			} catch (t) {
				const n = (0, o.CA)(t);
				if (n === "ELOOP") return undefined;
				throw new a.y({ message: `\`${e}\` cannot be read: ${n}` });
			}
		}
		function isSameFile(e, t) {
			const describe = (e) => ({
				path: (0, i.join)((0, o.PX)((0, i.dirname)(e)), (0, i.basename)(e)),
				identity: fileIdentity(e)
			});
			const [n, r] = [describe(e), describe(t)];
			if (n.path === r.path) return true;
			return n.identity !== undefined && n.identity === r.identity;
		}
	}),
	97286: ((e, t, n) => {
		t.Ch = readVariables;
		t.MO = currentFolder;
		t.rD = wholeNumber;
		t.sx = userCacheFolder;
		var r = n(48161);
		var i = n(76760);
		function readVariables(e) {
			return (t) => e[t] || undefined;
		}
		function wholeNumber(e) {
			return e !== undefined && /^[0-9]{1,15}$/.test(e) ? Number(e) : undefined;
		}
		function userCacheFolder(e) {
			const t = e["XDG_CACHE_HOME"] || homeCaches();
			return t === undefined ? undefined : (0, i.join)(t, "platform-actions");
		}
		function homeCaches() {
			try {
				return (0, i.join)((0, r.homedir)(), ".cache");
			} catch {
				return undefined;
			}
		}
		function currentFolder() {
			try {
				return process.cwd();
			} catch {
				return undefined;
			}
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
		t.$t = placeOf;
		t.E7 = quotable;
		t.Is = harmless;
		t.Kr = createLabeledLog;
		var r = n(38086);
		function harmless(e) {
			return (0, r.ix)((0, r.jQ)(e.replace(/\r\n?/g, "\n")));
		}
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
		function placeOf({ column: e, file: t, line: n }) {
			return t === undefined ? "" : `${t}:${n ?? 1}${e === undefined ? "" : `:${e}`}: `;
		}
		function quotable(e) {
			return (0, r.M1)((0, r.jQ)(e.replace(/\r\n?/g, "\n"))).trimEnd();
		}
	}),
	71166: ((e, t, n) => {
		n.d(t, {
			Cu: () => s,
			H5: () => l,
			uM: () => isFromBase
		});
		t.CE = policyReader;
		t.Xg = readConfig;
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
			if ((0, o.b2)(e)) return undefined;
			const { workspace: r } = n.context;
			const refuse = (e) => new a.y({ message: `\`${(0, i.h0)(t, 300)}\` leads ${e} through a link` });
			if ((0, o.ck)(r, e)) throw refuse("out of the workspace");
			if ((0, o._P)(r, e)) throw refuse("into `.git`");
			return (0, o.Gu)(e, c);
		}
		const isFromBase = ({ host: e, policyFrom: t }) => t === "base" || e.context.untrustedHead;
		async function readConfig(e, t, i) {
			const { workspace: o } = i.host.context;
			const s = await readPolicy(i, e);
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
		async function readPolicy(e, t) {
			try {
				return await policyReader(e)(t);
			} catch (e) {
				if (!(e instanceof a.y)) throw e;
				throw new a.y(...e.problems.map((e) => ({
					...e,
					message: `\`config-file\`: ${e.message}`,
					input: e.input ?? "config-file"
				})));
			}
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
	27646: ((e, t, n) => {
		t.E = readSecretFiles;
		t.x = givenText;
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
	40112: ((e, t, n) => {
		n.d(t, { iw: () => squash });
		t.Xy = isInput;
		t.ZV = nearestInput;
		t.sd = secretFiles;
		var r = n(38707);
		const squash = (e) => e.replaceAll(/[-_ ]/g, "").toLowerCase();
		function isInput(e, t) {
			return Object.hasOwn(e.inputs, t) || secretFiles(e).includes(t);
		}
		function secretFiles({ inputs: e }) {
			return Object.entries(e).flatMap(([e, { kind: t }]) => t === "secret" ? [`${e}-file`] : []);
		}
		function nearestInput(e, t) {
			const n = [...Object.keys(e.inputs), ...secretFiles(e)];
			return n.find((e) => squash(e) === squash(t)) ?? (0, r.L)(t, n, 1)[0];
		}
	}),
	10959: ((e, t, n) => {
		t.G = problemsOf;
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
		t.K = readInputs;
		var r = n(15902);
		var i = n(85746);
		var a = n(68475);
		var o = n(38707);
		var s = n(38086);
		var c = n(22475);
		async function readInputs(e, t, n) {
			const r = [];
			const i = {};
			for (const [a, o] of Object.entries(e)) {
				const e = t(a);
				const s = e?.text ?? o.default ?? "";
				const c = await parseInput(o, s, n);
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
		async function parseInput(e, t, n) {
			const r = t.trim();
			switch (e.kind) {
				case "list": return parseEntries(e, (0, i.r)(t));
				case "lines": return parseEntries(e, (0, i.u)(t));
				case "globs": return parseGlobs((0, i.r)(t));
				case "choices": return parseChoices((0, i.r)(t), e.choices ?? []);
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
				case "duration": return parsePeriod(t, e.min ?? 0);
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
		const l = [
			"yes",
			"on",
			"y",
			"1"
		];
		const u = [
			"no",
			"off",
			"n",
			"0"
		];
		function meantBoolean(e) {
			const t = e.toLowerCase();
			const [n] = l.includes(t) ? ["true"] : u.includes(t) ? ["false"] : (0, o.L)(t, ["true", "false"], 1);
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
			const n = (0, c.pe)(e);
			if (n === undefined) {
				const t = "write `2026-01-31` or `2026-01-31T12:00:00Z`";
				return {
					problem: `is ${quote(e)}, which is neither a date nor an RFC 3339 time`,
					fix: t
				};
			}
			return n <= t ? { value: n } : { problem: `is ${(0, c.sZ)(n)}, which is in the future` };
		}
		const d = 20;
		function parseEntries(e, t) {
			const n = t.flatMap((t) => {
				const n = e.entryProblem?.(t);
				return n === undefined ? [] : [`has ${quote(t)}, which is ${n}`];
			});
			if (n.length === 0) return { value: t };
			const r = n.length - d;
			return { problem: [...n.slice(0, d), ...r > 0 ? [`${r} more`] : []].join("; and ") };
		}
		function parseInteger(e, t, n) {
			const r = /^[0-9]{1,15}$/.test(e) ? Number(e) : undefined;
			if (r !== undefined && r >= t && r <= n) return { value: r };
			return { problem: `is ${quote(e)}, which is not a whole number from ${t} to ${n}` };
		}
		function parsePeriod(e, t) {
			const n = (0, r.E)(e);
			const i = "write `90s`, `15m`, `36h`, `7d` or `2w`";
			if (n === undefined) return {
				problem: `is ${quote(e)}, which is not a duration`,
				fix: i
			};
			if (n >= t) return { value: n };
			return {
				problem: `is ${quote(e)}, which is shorter than \`${(0, r.P)(t)}\``,
				fix: i
			};
		}
		async function parseGlobs(e) {
			if (e.length === 0) return { value: e };
			const { globProblem: t, splitNegation: r } = await n.e(9248).then(n.bind(n, 2810));
			for (const n of e) {
				const e = t(r(n).glob);
				if (e !== undefined) return { problem: `has the glob ${quote(n)}, which cannot be used: ${e}` };
			}
			return { value: e };
		}
		function parseChoices(e, t) {
			const n = e.find((e) => !t.includes(e));
			return n === undefined ? { value: e } : notAChoice(n, t);
		}
		function notAChoice(e, t) {
			const [n] = (0, o.L)(e, t, 1);
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
			if (t.protocol !== "https:" && !(t.protocol === "http:" && (0, a.U)(t.hostname))) {
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
			return `\`${(0, s.gL)(e, 80)}\``;
		}
	}),
	72864: ((e, t, n) => {
		n.d(t, {
			M3: () => i,
			e5: () => c,
			eP: () => o,
			j$: () => a,
			u4: () => s
		});
		var r = n(68236);
		const i = 1e3;
		const a = {
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
				min: i,
				description: "Time limit for the whole command.",
				default: "10m"
			},
			"request-timeout": {
				kind: "duration",
				min: i,
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
		const o = {
			"sarif-file": {
				kind: "path",
				results: true,
				description: "Path of the SARIF 2.1.0 file to write."
			},
			"junit-file": {
				kind: "path",
				results: true,
				description: "Path of the JUnit file to write."
			},
			"html-file": {
				kind: "path",
				results: true,
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
		const s = {
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
		const c = {
			result: { description: "`pass`, `warn`, `fail` or `error`." },
			report: { description: "Path of the JSON report." },
			"outputs-truncated": { description: "`true` if a JSON output was cut at 64 KiB; the report is complete." }
		};
	}),
	16084: ((e, t, n) => {
		t.c = variableName;
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
	36083: ((e, t, n) => {
		n.d(t, { F: () => r });
		t.X = accountOf;
		const r = {
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
	}),
	63455: ((e, t, n) => {
		n.d(t, { $: () => isSoft });
		t.z = endingOf;
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
	81373: ((e, t, n) => {
		n.d(t, { K: () => r });
		t.i = failedOutcome;
		const r = {
			findings: [],
			problems: [],
			verdict: "pass",
			outputs: {},
			summary: "",
			report: {},
			stdout: [],
			log: []
		};
		function failedOutcome(e) {
			return {
				...r,
				problems: e,
				summary: () => ({
					words: "",
					actions: [],
					details: []
				})
			};
		}
	}),
	52309: ((e, t, n) => {
		n.d(t, { hM: () => ExplainedError });
		t.OH = uniqueProblems;
		t.iU = localProblems;
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
	86651: ((e, t, n) => {
		t.d = runCommand;
		var r = n(34150);
		var i = n(15902);
		var a = n(48636);
		var o = n(27646);
		var s = n(72864);
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
		var c = n(81373);
		var l = n(52309);
		var u = n(56106);
		var d = n(73024);
		var f = n(45794);
		var p = n(24060);
		;
		function findEarlierFile(e, t) {
			const n = find(e, t)?.identity;
			if (n === undefined) return undefined;
			return { remove: () => {
				const r = find(e, t);
				if (r?.identity !== n) return false;
				try {
					(0, d.rmSync)(r.target);
					return true;
				} catch (t) {
					throw new f.y({ message: `\`${e}\` cannot be removed: ${(0, a.CA)(t)}` });
				}
			} };
		}
		function find(e, t) {
			try {
				const n = (0, a.Rx)(e, t);
				const r = n.kind === "path" ? (0, p.l)(n.path) : undefined;
				return n.kind === "refused" || r === undefined ? undefined : {
					target: n.path,
					identity: r
				};
			} catch {
				return undefined;
			}
		}
		;
		function noteReports(e, t, n) {
			const r = Object.keys(e.inputs).filter((t) => e.inputs[t]?.results === true);
			const i = r.flatMap((e) => {
				const r = t[e];
				const i = typeof r === "string" ? findEarlierFile(r, n) : undefined;
				return i === undefined ? [] : [{
					what: `the earlier \`${e}\` \`${String(r)}\``,
					file: i
				}];
			});
			return (e) => {
				for (const { file: t, what: n } of i) {
					try {
						if (t.remove()) e.info(`Removed ${n}, which this run did not replace.`);
					} catch (t) {
						const n = t instanceof Error ? t.message : String(t);
						e.warning(`${n}. It does not have the results of this run.`);
					}
				}
			};
		}
		var m = n(76760);
		var h = n(38086);
		var g = n(71166);
		var _ = n(10959);
		var v = n(59083);
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
			const { command: n, host: r, texts: i } = e;
			const { manifest: s } = n;
			const c = e.clock.now();
			const { problems: l, secrets: u } = await (0, o.E)(s, i);
			const direct = (e) => {
				const t = u.get(e)?.text ?? (0, o.x)(i, e);
				return t === undefined ? undefined : { text: t };
			};
			const d = [...i.commandLine.problems, ...l];
			for (const [e, t] of Object.entries(s.inputs)) {
				const n = t.kind === "secret" ? direct(e)?.text.trim() : undefined;
				if (n !== undefined) r.mask(n);
			}
			const p = (0, m.resolve)(r.context.workspace, direct("working-directory")?.text.trim() ?? ".");
			const h = applyProblem(s, direct("mode")?.text.trim(), r.context);
			if (h !== undefined) d.push(h);
			const y = h === undefined ? await readConfigOf(e, direct, p, d) : g.H5;
			const all = (e) => direct(e) ?? y.given(s.name, e);
			const { tempDirectory: b, workspace: x } = r.context;
			const S = {
				workspace: x,
				tempDirectory: b,
				workingDirectory: p
			};
			const C = direct("report-file")?.text.trim();
			d.push(...await (0, _.G)(() => {
				const e = C !== undefined;
				t(e ? (0, a.ZB)(C, S, "report-file") : (0, a.o4)(b, "report.json"));
			}));
			const w = await (0, v.K)(s.inputs, all, c);
			const T = e.watchInputs?.(w.inputs) ?? w.inputs;
			d.push(...await writtenProblems(s, T, S));
			const isUnreadable = (e) => l.some(({ input: t }) => t === e);
			const isGiven = (e) => all(e) !== undefined || isUnreadable(e);
			const E = {
				area: S,
				isGiven,
				host: r
			};
			d.push(...folderProblems(direct("working-directory")?.text, p, x));
			d.push(...timeoutProblems(T, direct("request-timeout") !== undefined));
			d.push(...await ignoreProblems(s, y, T, c));
			const D = d.length === 0 && w.kind === "inputs";
			if (!D || n.repeatsProblems !== true) {
				const e = await n.findProblems?.();
				d.push(...await e?.(T, E) ?? []);
			}
			if (w.kind === "problems") throw new f.y(...d, ...w.problems);
			if (d.length > 0) throw new f.y(...d);
			const O = T;
			const k = new Set(Object.keys(s.inputs).filter((e) => all(e) !== undefined));
			return {
				inputs: O,
				config: y,
				given: k,
				workingDirectory: p
			};
		}
		const y = [
			"report-file",
			"sarif-file",
			"junit-file",
			"html-file"
		];
		async function writtenProblems(e, t, n) {
			const r = [];
			const i = new Map();
			const o = Object.keys(e.inputs).filter((t) => e.inputs[t]?.writes === true);
			for (const e of [...y, ...o]) {
				const o = t[e];
				if (typeof o !== "string") continue;
				const s = await (0, _.G)(() => {
					const t = (0, a.ZB)(o, n, e);
					const s = i.get(t) ?? e;
					i.set(t, e);
					if (s !== e) r.push(sameFile(s, e));
				});
				if (e !== "report-file" && y.includes(e)) r.push(...s);
			}
			return r;
		}
		function sameFile(e, t) {
			const n = `\`${e}\` and \`${t}\` are the same file`;
			return {
				message: n,
				fix: "give each of them a path of its own",
				input: t
			};
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
		function folderProblems(e, t, n) {
			if (e === undefined) return [];
			const problem = (e) => [{
				message: `\`working-directory\`: \`${(0, h.h0)(t)}\` ${e}`,
				input: "working-directory"
			}];
			if ((0, a.ck)(n, t)) return problem("leads out of the workspace through a link");
			return (0, a.lQ)(t) ? [] : problem("is not a folder");
		}
		async function readConfigOf(e, t, n, r) {
			const i = t("config-file")?.text.trim();
			let a = g.H5;
			const o = await (0, _.G)(async () => {
				a = await (0, g.Xg)(i ?? g.Cu, i !== undefined, {
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
		function githubOf(e, t) {
			const { clock: r, host: i, openHttp: a, signal: o } = e;
			if (a === undefined) return undefined;
			const s = {
				clock: r,
				host: i,
				openHttp: a,
				signal: () => o?.() ?? new AbortController().signal
			};
			const textOf = (e) => t(e)?.text.trim();
			return async () => (await n.e(8479).then(n.bind(n, 58479))).openGithubEarly(s, textOf);
		}
		async function ignoreProblems(e, t, r, i) {
			if (t.ignores.length === 0) return [];
			const { findIgnoreProblems: a, ignoreRulesOf: o } = await n.e(460).then(n.bind(n, 40460));
			return a(t, o(e.name, t, r), i);
		}
		var b = n(45190);
		var x = n(90920);
		;
		const S = {
			count: 0,
			retried: 0
		};
		async function runCommand(e) {
			const { command: t, host: n } = e;
			const { manifest: a } = t;
			const o = e.clock.now();
			const s = {
				startedAt: o,
				requests: S,
				handover: await loadHandover(n)
			};
			const u = (0, b.xl)(e.stop, e.watch ?? (() => undefined));
			e.lastWords?.(() => (s.writing ?? write(e, s, abandoned(s, u.over), u)).ending().exitCode);
			try {
				const t = work(e, s, u).catch((e) => {
					const t = s.started === undefined && u.over.aborted;
					const n = (0, l.iU)(t ? (0, b.Wm)(u.over, "reading the inputs") : e);
					return (0, c.i)(n);
				});
				const o = await u.within(t, () => abandoned(s, u.over));
				n.progress(undefined);
				const d = write(e, s, stoppedOutcome(o, s, u.over), u);
				await u.within(d.done, () => undefined, b.AR);
				const { exitCode: f, result: p } = d.ending();
				const { count: m } = s.requests;
				const h = (0, r.hS)(m, "request");
				const g = (0, i.P)(e.clock.now() - s.startedAt);
				conclude(n, p, `${a.name}: ${p} (${h}, ${g})`);
				if (!e.texts.commandLine.json) suggest(n, a, o, {
					exitCode: f,
					requests: m
				});
				return f;
			} finally {
				u.close();
			}
		}
		async function loadHandover({ capabilities: e, finish: t }) {
			if (t === undefined && e.summary === "none") return undefined;
			return await n.e(5230).then(n.bind(n, 62725));
		}
		function abandoned({ handover: e, known: t }, n) {
			const r = n.aborted ? (0, b.PJ)(n) : "the command took longer than its `timeout`";
			return withStop(t?.() ?? c.K, r, e);
		}
		function stoppedOutcome(e, { handover: t }, n) {
			return n.aborted ? withStop(e, (0, b.PJ)(n), t) : e;
		}
		function withStop(e, t, n) {
			if (e.problems.length > 0) return e;
			const r = Number(e.outputs["applied"] ?? 0) > 0;
			const i = {
				kind: r ? "partial" : "service",
				message: t
			};
			const a = n?.stoppedSummary(e.summary, i) ?? e.summary;
			return {
				...e,
				problems: [i],
				summary: a
			};
		}
		function write(e, t, n, { over: r }) {
			const { clock: i, command: a, host: s, stop: c, texts: l } = e;
			const { manifest: d } = a;
			const { started: f } = t;
			t.removeStale?.(s.log);
			const p = f !== undefined && !c.aborted;
			const m = (0, x.g)(s, p ? (0, u.y)(f.inputs, n) : n, {
				manifest: d,
				startedAt: t.startedAt,
				finishedAt: i.now(),
				inputs: publicInputs(d, f?.inputs),
				requests: t.requests,
				annotations: f?.inputs.annotations ?? (0, o.x)(l, "annotations")?.trim() !== "false",
				summary: f?.inputs.summary ?? (0, o.x)(l, "summary")?.trim() !== "false",
				handover: t.handover,
				reportFile: t.reportFile ?? privateReport(s),
				json: l.commandLine.json,
				stdout: e.stdout,
				secretStdout: d.name === "token" && !r.aborted
			});
			t.writing = m;
			return m;
		}
		function privateReport(e) {
			try {
				return (0, a.o4)(e.context.tempDirectory, "report.json");
			} catch {
				return undefined;
			}
		}
		async function work(e, t, r) {
			r.start(firstTimeout(e));
			const i = await startCommand(startOf(e, r), (e) => {
				t.reportFile = e;
			});
			t.started = i;
			const { tempDirectory: a, workspace: o } = e.host.context;
			const s = {
				workspace: o,
				tempDirectory: a,
				workingDirectory: i.workingDirectory
			};
			t.removeStale = noteReports(e.command.manifest, i.inputs, s);
			r.start(i.inputs.timeout);
			const { runWork: c } = await n.e(382).then(n.bind(n, 30120));
			return await c(e, i, r.over.signal, {
				counts: (e) => {
					t.requests = e;
				},
				keep: (e) => {
					t.known = e;
				}
			});
		}
		function startOf(e, t) {
			const { clock: n, command: r, host: i, manifests: a, openHttp: o, texts: s, watchInputs: c } = e;
			const l = c === undefined ? {} : { watchInputs: c };
			return {
				clock: n,
				command: r,
				host: i,
				manifests: a,
				openHttp: o,
				texts: s,
				...l,
				signal: () => t.over.signal
			};
		}
		function firstTimeout({ texts: e }) {
			const t = (0, i.E)((0, o.x)(e, "timeout")?.trim() ?? "");
			if (t !== undefined && t >= s.j$.timeout.min) return t;
			return Number((0, i.E)(s.j$.timeout.default));
		}
		function publicInputs(e, t) {
			if (t === undefined) return {};
			return Object.fromEntries(Object.entries(t).filter(([t, n]) => n !== undefined && e.inputs[t]?.kind !== "secret"));
		}
	}),
	56106: ((e, t, n) => {
		t.b = softenedFindings;
		t.y = soften;
		var r = n(63455);
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
	45190: ((e, t, n) => {
		n.d(t, { AR: () => c });
		t.PJ = stopReason;
		t.Wm = stoppedError;
		t.xl = openTimeLimit;
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
	90920: ((e, t, n) => {
		t.W = madeFindings;
		t.g = writeOutcome;
		var r = n(34150);
		var i = n(81336);
		var a = n(38086);
		var o = n(22475);
		var s = n(48636);
		var c = n(44074);
		;
		const l = 64 * 1024;
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
					if (t.length < l) continue;
					yield (0, c.G)(t);
					t = "";
				}
				t += e.startsWith("[") ? "[]" : "\n  ]";
			}
			yield (0, c.G)(`${t}\n}\n`);
		}
		function isList(e) {
			return typeof e === "object" && e !== null && Symbol.iterator in e;
		}
		var u = n(36083);
		var d = n(63455);
		var f = n(52309);
		;
		const p = 10;
		const m = 200;
		const h = 1e4;
		const g = [
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
			const ending = () => (0, d.z)(whole());
			const fail = (t) => {
				if (r.some(({ message: e }) => e === t.message)) return;
				r.push(t);
				tellProblem(e, t);
			};
			const collect = () => {
				for (const t of e.unwritten()) fail({
					kind: "service",
					message: (0, a.h0)(t, 600),
					fix: _
				});
			};
			for (const n of t.problems) tellProblem(e, n);
			tellFindings(e, t, n.annotations);
			for (const n of t.log) e.log.info(n);
			for (const t of e.limitations) e.log.info(`Note: ${t}.`);
			const report = () => reportOf(whole(), n, ending());
			const i = writeReport(e, n.reportFile, report(), fail);
			if (e.capabilities.outputs !== "none") writeOutputs(e, t, n.manifest);
			const o = n.summary && e.capabilities.summary !== "none";
			const s = o ? n.handover?.renderSummary(t, n.manifest, ending().result) : "";
			if (s) e.writeSummary(s);
			collect();
			e.setOutput("report", i ?? "");
			e.setOutput("result", ending().result);
			collect();
			const reported = () => n.annotations ? [...madeFindings(t, h)] : [];
			const c = n.handover && e.finish?.(n.handover.hostEnding(ending().result, reported()));
			collect();
			if (r.length > 0 && i !== undefined) writeReport(e, i, report(), fail);
			writePayload(e, t, n, report);
			return {
				ending,
				done: (c ?? Promise.resolve()).then(collect)
			};
		}
		const _ = "later steps and jobs would continue without it: free some disk space, or allow this process to write there";
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
		function* allFindings({ findings: e, lazyFindings: t = [] }) {
			yield* t;
			yield* e;
		}
		function madeOf(e) {
			return "make" in e ? e.make() : e;
		}
		function* madeFindings(e, t) {
			let n = t;
			for (const t of allFindings(e)) {
				if (n <= 0) return;
				n -= 1;
				yield madeOf(t);
			}
		}
		function countFindings({ findings: e, lazyFindings: t = [] }) {
			let n = e.length;
			for (const e of t) n += 1;
			return n;
		}
		function tellFindings(e, t, n) {
			const i = e.capabilities.annotations === "native";
			const a = n ? i ? p : m : 0;
			const o = {
				error: [],
				warning: [],
				notice: []
			};
			const s = {
				error: 0,
				warning: 0,
				notice: 0
			};
			for (const e of allFindings(t)) {
				const { level: t } = e;
				s[t] += 1;
				if (s[t] <= m) o[t].push(madeOf(e));
			}
			for (const t of g) {
				const c = o[t].slice(0, a);
				for (const n of c) e.annotate({
					level: t,
					title: n.title,
					message: messageOf(n),
					...n.location
				});
				const l = t === "notice" && n ? [] : o[t].slice(a);
				if (l.length > 0) e.log.info(l.map(lineOf).join("\n"));
				if (n && i && l.length > 0) e.log.info(`${l.length} more ${t}${(0, r.iD)(l.length, " is", "s are")} listed here without an annotation.`);
				const u = s[t] - c.length - l.length;
				if (u > 0) e.log.info(`${u} more ${t}${(0, r.iD)(u, " is", "s are")} not listed here: see the report.`);
			}
		}
		function lineOf({ level: e, location: t, title: n, ...r }) {
			const i = t === undefined ? "" : `${(0, a.h0)(t.file)}:${t.line}: `;
			return `${i}${e}: ${n}: ${messageOf(r)}`;
		}
		function messageOf(e) {
			return e.fix === undefined ? e.message : `${e.message}\n${e.fix}`;
		}
		function reportOf(e, t, n) {
			const r = countFindings(e) - h;
			return {
				version: 1,
				command: t.manifest.name,
				result: n.result,
				exitCode: n.exitCode,
				startedAt: (0, o.sZ)(t.startedAt),
				finishedAt: (0, o.sZ)(t.finishedAt),
				inputs: t.inputs,
				findings: { [Symbol.iterator]: () => madeFindings(e, h) },
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
				...u.F,
				noun: ""
			};
			return n;
		}
		function* redactedChunks(e, t) {
			for (const n of reportChunks(t)) yield e.redact(n);
		}
		function writeReport(e, t, n, r) {
			if (t === undefined) return undefined;
			try {
				(0, s.vK)(t, redactedChunks(e, n), 384);
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
	1451: ((e, t, n) => {
		t.start = start;
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
				n.e(9004),
				n.e(4587),
				n.e(5428),
				n.e(8421),
				n.e(3216),
				n.e(61)
			]).then(n.bind(n, 53463))).compareMovedImages(...e),
			judgeTags: async (...e) => (await Promise.all([
				n.e(855),
				n.e(3619),
				n.e(8815),
				n.e(8557),
				n.e(9004),
				n.e(4210),
				n.e(9396),
				n.e(4587),
				n.e(5115),
				n.e(7167),
				n.e(629)
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
			["resolve-digest", async () => (await n.e(58).then(n.bind(n, 80058))).createRow(o)],
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
		var u = n(70394);
		;
		function tellCrash(e) {
			const [t, n] = e instanceof Error ? [e.name, /^\s+at .*$/m.exec(e.stack ?? "")?.[0].trim()] : [typeof e];
			(0, u.x3)(2, `error: the run broke off (${[t, n].join(" ").trim()}): this is a bug, please report it\n`);
		}
		var d = n(48161);
		var f = n(38086);
		var p = n(54031);
		var m = n(97286);
		;
		const h = JSON.parse("[{\"name\":\"Agola CI\",\"constant\":\"AGOLA\",\"env\":\"AGOLA_GIT_REF\",\"pr\":\"AGOLA_PULL_REQUEST_ID\"},{\"name\":\"Alpic\",\"constant\":\"ALPIC\",\"env\":\"ALPIC_HOST\"},{\"name\":\"Appcircle\",\"constant\":\"APPCIRCLE\",\"env\":\"AC_APPCIRCLE\",\"pr\":{\"env\":\"AC_GIT_PR\",\"ne\":\"false\"}},{\"name\":\"AppVeyor\",\"constant\":\"APPVEYOR\",\"env\":\"APPVEYOR\",\"pr\":\"APPVEYOR_PULL_REQUEST_NUMBER\"},{\"name\":\"AWS CodeBuild\",\"constant\":\"CODEBUILD\",\"env\":\"CODEBUILD_BUILD_ARN\",\"pr\":{\"env\":\"CODEBUILD_WEBHOOK_EVENT\",\"any\":[\"PULL_REQUEST_CREATED\",\"PULL_REQUEST_UPDATED\",\"PULL_REQUEST_REOPENED\"]}},{\"name\":\"Azure Pipelines\",\"constant\":\"AZURE_PIPELINES\",\"env\":\"TF_BUILD\",\"pr\":{\"BUILD_REASON\":\"PullRequest\"}},{\"name\":\"Bamboo\",\"constant\":\"BAMBOO\",\"env\":\"bamboo_planKey\"},{\"name\":\"Bitbucket Pipelines\",\"constant\":\"BITBUCKET\",\"env\":\"BITBUCKET_COMMIT\",\"pr\":\"BITBUCKET_PR_ID\"},{\"name\":\"Bitrise\",\"constant\":\"BITRISE\",\"env\":\"BITRISE_IO\",\"pr\":\"BITRISE_PULL_REQUEST\"},{\"name\":\"Buddy\",\"constant\":\"BUDDY\",\"env\":\"BUDDY_WORKSPACE_ID\",\"pr\":\"BUDDY_EXECUTION_PULL_REQUEST_ID\"},{\"name\":\"Buildkite\",\"constant\":\"BUILDKITE\",\"env\":\"BUILDKITE\",\"pr\":{\"env\":\"BUILDKITE_PULL_REQUEST\",\"ne\":\"false\"}},{\"name\":\"Capawesome Cloud\",\"constant\":\"CAPAWESOME_CLOUD\",\"env\":\"CAPAWESOME_CLOUD\"},{\"name\":\"CircleCI\",\"constant\":\"CIRCLE\",\"env\":\"CIRCLECI\",\"pr\":\"CIRCLE_PULL_REQUEST\"},{\"name\":\"Cirrus CI\",\"constant\":\"CIRRUS\",\"env\":\"CIRRUS_CI\",\"pr\":\"CIRRUS_PR\"},{\"name\":\"Cloudflare Pages\",\"constant\":\"CLOUDFLARE_PAGES\",\"env\":\"CF_PAGES\"},{\"name\":\"Cloudflare Workers\",\"constant\":\"CLOUDFLARE_WORKERS\",\"env\":\"WORKERS_CI\"},{\"name\":\"Codefresh\",\"constant\":\"CODEFRESH\",\"env\":\"CF_BUILD_ID\",\"pr\":{\"any\":[\"CF_PULL_REQUEST_NUMBER\",\"CF_PULL_REQUEST_ID\"]}},{\"name\":\"Codemagic\",\"constant\":\"CODEMAGIC\",\"env\":\"CM_BUILD_ID\",\"pr\":\"CM_PULL_REQUEST\"},{\"name\":\"Codeship\",\"constant\":\"CODESHIP\",\"env\":{\"CI_NAME\":\"codeship\"}},{\"name\":\"Drone\",\"constant\":\"DRONE\",\"env\":\"DRONE\",\"pr\":{\"DRONE_BUILD_EVENT\":\"pull_request\"}},{\"name\":\"dsari\",\"constant\":\"DSARI\",\"env\":\"DSARI\"},{\"name\":\"Earthly\",\"constant\":\"EARTHLY\",\"env\":\"EARTHLY_CI\"},{\"name\":\"Expo Application Services\",\"constant\":\"EAS\",\"env\":\"EAS_BUILD\"},{\"name\":\"Gerrit\",\"constant\":\"GERRIT\",\"env\":\"GERRIT_PROJECT\"},{\"name\":\"Gitea Actions\",\"constant\":\"GITEA_ACTIONS\",\"env\":\"GITEA_ACTIONS\"},{\"name\":\"GitHub Actions\",\"constant\":\"GITHUB_ACTIONS\",\"env\":\"GITHUB_ACTIONS\",\"pr\":{\"GITHUB_EVENT_NAME\":\"pull_request\"}},{\"name\":\"GitLab CI\",\"constant\":\"GITLAB\",\"env\":\"GITLAB_CI\",\"pr\":\"CI_MERGE_REQUEST_ID\"},{\"name\":\"GoCD\",\"constant\":\"GOCD\",\"env\":\"GO_PIPELINE_LABEL\"},{\"name\":\"Google Cloud Build\",\"constant\":\"GOOGLE_CLOUD_BUILD\",\"env\":\"BUILDER_OUTPUT\"},{\"name\":\"Harness CI\",\"constant\":\"HARNESS\",\"env\":\"HARNESS_BUILD_ID\"},{\"name\":\"Heroku\",\"constant\":\"HEROKU\",\"env\":{\"env\":\"NODE\",\"includes\":\"/app/.heroku/node/bin/node\"}},{\"name\":\"Hudson\",\"constant\":\"HUDSON\",\"env\":\"HUDSON_URL\"},{\"name\":\"Jenkins\",\"constant\":\"JENKINS\",\"env\":[\"JENKINS_URL\",\"BUILD_ID\"],\"pr\":{\"any\":[\"ghprbPullId\",\"CHANGE_ID\"]}},{\"name\":\"LayerCI\",\"constant\":\"LAYERCI\",\"env\":\"LAYERCI\",\"pr\":\"LAYERCI_PULL_REQUEST\"},{\"name\":\"Magnum CI\",\"constant\":\"MAGNUM\",\"env\":\"MAGNUM\"},{\"name\":\"Netlify CI\",\"constant\":\"NETLIFY\",\"env\":\"NETLIFY\",\"pr\":{\"env\":\"PULL_REQUEST\",\"ne\":\"false\"}},{\"name\":\"Nevercode\",\"constant\":\"NEVERCODE\",\"env\":\"NEVERCODE\",\"pr\":{\"env\":\"NEVERCODE_PULL_REQUEST\",\"ne\":\"false\"}},{\"name\":\"Prow\",\"constant\":\"PROW\",\"env\":\"PROW_JOB_ID\"},{\"name\":\"ReleaseHub\",\"constant\":\"RELEASEHUB\",\"env\":\"RELEASE_BUILD_ID\"},{\"name\":\"Render\",\"constant\":\"RENDER\",\"env\":\"RENDER\",\"pr\":{\"IS_PULL_REQUEST\":\"true\"}},{\"name\":\"RWX\",\"constant\":\"RWX\",\"env\":\"RWX\"},{\"name\":\"Sail CI\",\"constant\":\"SAIL\",\"env\":\"SAILCI\",\"pr\":\"SAIL_PULL_REQUEST_NUMBER\"},{\"name\":\"Screwdriver\",\"constant\":\"SCREWDRIVER\",\"env\":\"SCREWDRIVER\",\"pr\":{\"env\":\"SD_PULL_REQUEST\",\"ne\":\"false\"}},{\"name\":\"Semaphore\",\"constant\":\"SEMAPHORE\",\"env\":\"SEMAPHORE\",\"pr\":\"PULL_REQUEST_NUMBER\"},{\"name\":\"Sourcehut\",\"constant\":\"SOURCEHUT\",\"env\":{\"CI_NAME\":\"sourcehut\"}},{\"name\":\"Strider CD\",\"constant\":\"STRIDER\",\"env\":\"STRIDER\"},{\"name\":\"TaskCluster\",\"constant\":\"TASKCLUSTER\",\"env\":[\"TASK_ID\",\"RUN_ID\"]},{\"name\":\"TeamCity\",\"constant\":\"TEAMCITY\",\"env\":\"TEAMCITY_VERSION\"},{\"name\":\"Travis CI\",\"constant\":\"TRAVIS\",\"env\":\"TRAVIS\",\"pr\":{\"env\":\"TRAVIS_PULL_REQUEST\",\"ne\":\"false\"}},{\"name\":\"Vela\",\"constant\":\"VELA\",\"env\":\"VELA\",\"pr\":{\"VELA_PULL_REQUEST\":\"1\"}},{\"name\":\"Vercel\",\"constant\":\"VERCEL\",\"env\":{\"any\":[\"NOW_BUILDER\",\"VERCEL\"]},\"pr\":\"VERCEL_GIT_PULL_REQUEST_ID\"},{\"name\":\"Visual Studio App Center\",\"constant\":\"APPCENTER\",\"env\":\"APPCENTER_BUILD_ID\"},{\"name\":\"Woodpecker\",\"constant\":\"WOODPECKER\",\"env\":{\"CI\":\"woodpecker\"},\"pr\":{\"CI_BUILD_EVENT\":\"pull_request\"}},{\"name\":\"Xcode Cloud\",\"constant\":\"XCODE_CLOUD\",\"env\":\"CI_XCODE_PROJECT\",\"pr\":\"CI_PULL_REQUEST_NUMBER\"},{\"name\":\"Xcode Server\",\"constant\":\"XCODE_SERVER\",\"env\":\"XCS\"}]");
		;
		function knownCi(e) {
			const t = h;
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
		var g = n(39677);
		;
		const _ = {
			error: "1;31",
			warning: "1;33",
			notice: "1;36",
			good: "1;32",
			strong: "1",
			faint: "2"
		};
		const plain = (e, t) => t;
		const colored = (e, t) => t === "" ? "" : `\u001b[${_[e]}m${t}\u001b[0m`;
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
		const v = [
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
		const y = {
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
			if (v.some(isSet)) return true;
			if (Object.entries(y).some(([t, n]) => n.test(e[t]?.trim() ?? ""))) return true;
			return isSet("PROW_JOB_ID") && e["JOB_TYPE"] === "batch";
		}
		;
		const b = {
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
			const n = (0, m.Ch)(e.environment);
			const r = knownCi(e.environment);
			const find = (e) => b[e].filter((e) => r !== undefined || e.startsWith("PLATFORM_")).map((e) => n(e)).find((e) => e !== undefined);
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
				number: (0, m.rD)(e("number")),
				baseCommit: i,
				baseRef: e("base"),
				headRef: t("PLATFORM_REF") ?? r,
				fork: t("CHANGE_FORK") !== undefined || t("CIRCLE_PR_USERNAME") !== undefined
			};
		}
		;
		async function openTerminal(e) {
			const t = Object.values(readPaths(e.environment)).some((e) => e !== undefined);
			if (!t) return createTerminalHost(e);
			const { openTerminalFiles: r } = await n.e(5230).then(n.bind(n, 55128));
			return createTerminalHost(e, r);
		}
		function createTerminalHost(e, t) {
			const { environment: r } = e;
			const i = t === undefined ? x : readPaths(r);
			const a = (0, p.l)();
			const { redact: o } = a;
			const { line: s, ...c } = createTerminalLog(e, a);
			const l = terminalContext(e, (0, d.tmpdir)());
			return {
				name: "terminal",
				context: l,
				capabilities: capabilitiesOf(i),
				limitations: [],
				...c,
				input: e.nativeInput,
				idToken: async () => {
					const { noIdToken: e } = await n.e(382).then(n.bind(n, 12299));
					throw e(knownCi(r)?.name);
				},
				mask: (e) => void a.add(e),
				redact: o,
				group: async (e, t) => {
					s(e);
					return t();
				},
				cacheDirectory: (0, m.sx)(r),
				...t === undefined ? S : t(e, i, l, {
					line: s,
					redact: o
				})
			};
		}
		const x = {
			dotenv: undefined,
			summary: undefined,
			quality: undefined,
			junit: undefined
		};
		const S = {
			setOutput: () => undefined,
			writeSummary: () => undefined,
			unwritten: () => []
		};
		function readPaths(e) {
			const t = (0, m.Ch)(e);
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
		const C = {
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
				...(0, g.Kr)({
					write: writeLine,
					secrets: t,
					debug: a,
					paint: o
				}),
				conclude: (e, n) => writeLine(`${o(C[e], (0, g.Is)(t.redact(n)))}\n`),
				...s ? {} : { suggest: (e) => writeLine(`${o("faint", "Next:")} platform-actions ${(0, g.Is)(t.redact(e))}\n`) },
				progress: (n) => {
					clear();
					if (n === undefined || !e.interactive) return;
					r((0, f.h0)(t.redact(n), 100));
					i = true;
				}
			};
		}
		;
		const w = [
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
			const { environment: t } = e;
			const isSet = (e) => (t[e] ?? "") !== "";
			let r = await detectHost(e);
			if (isSet("PLATFORM_BASE_COMMIT")) {
				const { withBaseCommit: e } = await n.e(382).then(n.bind(n, 4375));
				r = e(r, t);
			}
			if (isSet("PLATFORM_ID_TOKEN") || isSet("PLATFORM_ID_TOKEN_FILE")) {
				const { withIdTokenOverride: e } = await n.e(382).then(n.bind(n, 28751));
				r = e(r, t);
			}
			return r;
		}
		async function detectHost(e) {
			const { environment: t } = e;
			const n = w.find(({ sign: [e, n] }) => t[e]?.toLowerCase() === n);
			if (n === undefined) return openTerminal(e);
			const r = (await n.load())(e);
			const [i, a] = n.needs;
			if ((t[i] ?? "") === "") r.log.warning(`${i} is not set: ${a}`);
			return r;
		}
		;
		const T = /^(?:FSReq|GetAddrInfo|GetNameInfo)/;
		function exitNow(e) {
			if (!process.getActiveResourcesInfo().some((e) => T.test(e))) process.exit(e);
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
		const E = "PLATFORM_ACTIONS_FACE";
		function faceOf(e, t) {
			const n = t[E];
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
				const { configuration: e, problems: r } = readConfiguration(t["BUILDKITE_PLUGIN_CONFIGURATION"] ?? "");
				return {
					kind: n,
					command: e.get("command") ?? "",
					input: (t) => e.get(t),
					names: [...e].flatMap(([e, t]) => e === "command" || t.trim() === "" ? [] : [e]),
					isShared: false,
					problems: r
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
			if (typeof t !== "object" || t === null) return {
				configuration: new Map(),
				problems: []
			};
			const n = Object.entries(t).map(([e, t]) => ({
				name: e,
				parts: (Array.isArray(t) ? t : [t]).filter((e) => e !== null)
			}));
			return {
				configuration: new Map(n.map(({ name: e, parts: t }) => [e, t.filter(isPlain).join("\n")])),
				problems: n.filter(({ parts: e }) => !e.every(isPlain)).map(({ name: e }) => ({
					message: `\`${(0, f.h0)(e, 100)}\` in the configuration of the plugin is neither text nor a list of texts`,
					fix: "is a text with a colon without quotation marks?",
					input: e
				}))
			};
		}
		function isPlain(e) {
			return [
				"string",
				"number",
				"boolean"
			].includes(typeof e);
		}
		var D = n(75919);
		;
		const O = 3e4;
		const k = 4;
		const A = 100;
		const j = 16;
		const M = 1024;
		const N = 16;
		let P = 0;
		function hasStuckThread() {
			return P > 0;
		}
		function createThreads(e, t, { heapMib: n = M, quietMs: r = O } = {}) {
			const i = new Set();
			const a = new Set();
			const open = () => {
				const [o] = i;
				const s = o ?? openThread(e, t, {
					heapMib: n,
					quietMs: r
				});
				i.delete(s);
				a.add(s);
				return s;
			};
			return {
				handle: async (e, t) => {
					const n = [];
					const r = Math.min(k, (0, d.availableParallelism)(), Math.ceil(e.length / A));
					let o = 0;
					const take = () => {
						const t = o;
						o = Math.min(e.length, o + j);
						return Array.from({ length: o - t }, (e, n) => t + n);
					};
					const work = async () => {
						let r = open();
						for (let i = take(); i.length > 0;) {
							const o = await r.handle(i, e, t, (e, t) => {
								n[e] = {
									kind: "answer",
									answer: t
								};
							});
							const s = i.filter((e) => n[e] === undefined);
							const [c, ...l] = s;
							if (c !== undefined) {
								n[c] = {
									kind: "lost",
									why: o ?? "was not handled"
								};
								a.delete(r);
								r = open();
							}
							i = l.length > 0 ? l : take();
						}
						i.add(r);
					};
					await Promise.all(Array.from({ length: r }, work));
					return n;
				},
				close: () => {
					for (const e of a) e.end();
				}
			};
		}
		function openThread(e, t, { heapMib: n, quietMs: r }) {
			const i = {
				maxOldGenerationSizeMb: n,
				maxYoungGenerationSizeMb: N
			};
			const a = new D.Worker(e, {
				workerData: t,
				env: {},
				execArgv: [],
				resourceLimits: i
			});
			a.unref();
			a.on("error", () => undefined);
			const end = () => {
				P += 1;
				void a.terminate().finally(() => {
					P -= 1;
				});
			};
			return {
				end,
				handle: (e, t, n, i) => new Promise((o, s) => {
					let c = e.length;
					let l;
					const settle = (e) => {
						clearTimeout(l);
						a.off("message", onMessage).off("error", onError).off("exit", onExit);
						n.removeEventListener("abort", onAbort);
						a.unref();
						e();
					};
					const waitForNext = () => {
						clearTimeout(l);
						l = setTimeout(() => {
							end();
							settle(() => o(`took longer than ${r / 1e3} s`));
						}, r);
					};
					const onMessage = ({ answer: e, index: t }) => {
						i(t, e);
						c -= 1;
						if (c === 0) settle(() => o(undefined));
						else waitForNext();
					};
					const onError = (e) => {
						const t = e.code === "ERR_WORKER_OUT_OF_MEMORY";
						settle(() => o(t ? "needs too much memory" : `failed: ${e.message}`));
					};
					const onExit = () => settle(() => o("ended its thread"));
					const onAbort = () => {
						end();
						settle(() => s(n.reason));
					};
					if (n.aborted) {
						s(n.reason);
						return;
					}
					a.ref();
					a.on("message", onMessage).on("error", onError).on("exit", onExit);
					n.addEventListener("abort", onAbort);
					waitForNext();
					for (const n of e) a.postMessage({
						index: n,
						task: t[n]
					});
				})
			};
		}
		;
		const F = 200;
		const I = "platform-actions.stop";
		const L = `
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
  session.post('Runtime.evaluate', { expression: 'globalThis[Symbol.for("${I}")]()' }, () => undefined);
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
				Reflect.set(globalThis, Symbol.for(I), e);
				const r = new n(L, {
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
				if (!n) setTimeout(start, F).unref();
				n = true;
			} };
		}
		var R = n(16084);
		var z = n(40112);
		;
		async function findForeignInputs(e, t, { isShared: r, names: i, problems: a = [] }) {
			const o = i.filter((t) => !(0, z.Xy)(e, t));
			if (o.length === 0) return a;
			const { judgeNames: s } = await n.e(382).then(n.bind(n, 85675));
			return [...a, ...s(e, await t(), o, r)];
		}
		async function findStrangeVariables(e, t, r, i) {
			const a = foreignVariables(e, r);
			if (a.length === 0) return {
				problems: [],
				warnings: []
			};
			const { judgeVariables: o } = await n.e(382).then(n.bind(n, 85675));
			return o(e, await t(), a, i);
		}
		function foreignVariables(e, t) {
			return Object.entries(t).flatMap(([t, n]) => {
				const r = n?.trim() ?? "";
				const i = /^PLATFORM_(?!ACTIONS_)(.+)$/i.exec(t)?.[1]?.toLowerCase().replaceAll("_", "-");
				if (r === "" || i === undefined) return [];
				return (0, z.Xy)(e, i) && t === (0, R.c)(i) ? [] : [{
					variable: t,
					name: i,
					value: r
				}];
			});
		}
		var B = n(27646);
		var V = n(38707);
		;
		const H = new Set([
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
					if (l === undefined) r.push(missingValue(a, u));
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
		function missingValue(e, t) {
			const n = `\`--${e}\` needs a value`;
			const r = `write \`--${e}=${t}\` if \`${t}\` is its value`;
			return t === undefined ? {
				message: n,
				input: e
			} : {
				message: n,
				fix: r,
				input: e
			};
		}
		function addFlag(e, t, n, r, i) {
			const a = e.get(t)?.trim() ?? "";
			if (a === "" || n.trim() === "") e.set(t, a === "" ? n : a);
			else if (H.has(r.kind)) e.set(t, `${a}\n${n}`);
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
						fix: `set ${(0, R.c)(t)}, or \`--${t}-file\` to a file that holds it`,
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
			const i = (0, z.ZV)(e, t) ?? (0, V.L)(t, ["json", "help"], 1)[0];
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
			const i = (0, V.L)(t, Object.keys(e.inputs), 1)[0];
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
			const i = (0, V.L)(t, n, 1).map((e) => `did you mean \`${e}\`? `);
			const a = t === "" ? "missing" : `\`${(0, f.h0)(t)}\`, which does not exist`;
			return `${e} is ${a}\n${i.join("")}choose ${r}`;
		}
		var U = n(86651);
		;
		const W = ["SIGTERM", "SIGINT"];
		const toStdout = (e) => (0, u.x3)(1, e);
		const toStderr = (e) => (0, u.x3)(2, e);
		async function start(e, t) {
			const i = process.env;
			const o = faceOf(e, i);
			const s = o.command === undefined;
			if (s && (e.length === 0 || e[0] === "--help" || e[0] === "-h" || e[0] === "help")) {
				const { renderCommandHelp: t, renderProgramHelp: r } = await n.e(3944).then(n.bind(n, 23944));
				const i = e.length > 0;
				const a = await loadManifests();
				const o = a.find(({ name: t }) => t === e[1]);
				if (o === undefined && e[0] === "help" && e[1] !== undefined) return refuseWord("the command", e[1], l);
				(i ? toStdout : toStderr)(o === undefined ? r(a) : t(o));
				return i ? 0 : 2;
			}
			if (s && e[0] === "completion") return await printCompletion(e[1]);
			const c = new a.n();
			const onSignal = (e) => c.abort(new Error(`stopped by ${e}`));
			for (const e of W) process.once(e, onSignal);
			const d = {
				tell: () => 5,
				isDue: false
			};
			const onCrash = (e) => {
				tellCrash(e);
				c.abort(new Error("an unexpected error"));
			};
			process.on("uncaughtException", onCrash);
			const f = openWatchdog(() => {
				const e = d.tell();
				(0, r.closeSync)(2);
				exitNow(e);
			});
			try {
				const n = await startFace(o, e, {
					stop: c,
					watchdog: f,
					ending: d,
					openThreads: (e) => createThreads(t, e)
				});
				d.tell = () => n;
				if (!d.isDue) return n;
				await (0, u.oB)();
				return exitNow(n);
			} catch (e) {
				tellCrash(e);
				return 5;
			} finally {
				process.off("uncaughtException", onCrash);
				for (const e of W) process.off(e, onSignal);
			}
		}
		async function startFace(e, t, r) {
			const a = process.env;
			const o = e.command === undefined;
			const s = e.command ?? t[0] ?? "";
			const c = e.kind !== "command-line";
			let l;
			const d = { ...a };
			const openHttp = async (e) => {
				const { openNetwork: t } = await n.e(382).then(n.bind(n, 11858));
				l ??= t(d, e);
				return l.http;
			};
			const f = (0, m.MO)();
			if (f === undefined) {
				toStderr("error: the current folder does not exist any more\nrun this in a folder that exists\n");
				return 2;
			}
			const p = await createHost({
				environment: a,
				log: c ? toStdout : toStderr,
				get interactive() {
					return !c && (0, u.Hd)(2);
				},
				nativeInput: e.input,
				http: () => openHttp(8),
				clock: i.ml,
				random: Math.random,
				workingDirectory: f,
				command: s
			});
			const h = await loadCommand(s);
			if (h === undefined) return await refuseCommand(p, s, e);
			try {
				return await runRow(h, o ? t.slice(1) : [], {
					given: e,
					environment: a,
					host: p,
					openHttp,
					stdout: c ? () => undefined : toStdout,
					stdoutIsDropped: c,
					get stdoutIsPrivate() {
						return !c && !isWrapped(a) && !(0, u.Hd)(1);
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
			const m = (0, B.x)(p, "mode")?.trim() === "apply";
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
			const { ending: _, openThreads: v, stop: y, watchdog: b } = r;
			return await (0, U.d)({
				command: e,
				runInside: lazyRunInside(s, c, v),
				manifests: loadManifests,
				host: s,
				texts: {
					...p,
					commandLine: g
				},
				clock: i.ml,
				random: Math.random,
				openHttp: c,
				openThreads: v,
				stop: y,
				stdout: l,
				stdoutIsDropped: u,
				get stdoutIsPrivate() {
					return r.stdoutIsPrivate;
				},
				watch: (e, t) => {
					_.isDue ||= t;
					b.watch(e);
				},
				lastWords: (e) => {
					_.tell = e;
				}
			});
		}
		function lazyRunInside(e, t, r) {
			let a;
			const open = async () => {
				const { createRunInside: a } = await n.e(1325).then(n.bind(n, 41325));
				const { shareExchanges: o } = await n.e(7807).then(n.bind(n, 17807));
				const s = {
					manifests: loadManifests,
					host: e,
					openHttp: t,
					openThreads: r,
					clock: i.ml,
					random: Math.random
				};
				return a(loadCommand, s, o(i.ml));
			};
			return async (e) => {
				a ??= open();
				return (await a)(e);
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
		async function refuseCommand(e, t, r) {
			const i = r.command === undefined ? "the command" : "the input `command`";
			e.log.error(unknownWord(i, t, l));
			e.setOutput("result", "error");
			if (e.finish !== undefined) {
				const { hostEnding: t } = await n.e(5230).then(n.bind(n, 62725));
				await e.finish(t("error", []));
			}
			return 2;
		}
	})
};
;
