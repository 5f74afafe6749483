"use strict";
exports.id = 36;
exports.ids = [36];
exports.modules = {
	42030: (function(e, t, n) {
		n.d(t, {
			M: function() {
				return r;
			},
			m: function() {
				return i;
			}
		});
		const r = 2 ** 31 - 1;
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
	44969: (function(e, t, n) {
		n.d(t, {
			Nx: function() {
				return createGlob;
			},
			nY: function() {
				return createGlobList;
			},
			mi: function() {
				return createNameGlob;
			},
			AI: function() {
				return globProblem;
			},
			sz: function() {
				return splitNegation;
			}
		});
		;
		function patternProblem(e) {
			return piecesOf(e).flatMap((e) => pieceProblem(e) ?? [])[0];
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
			return t && `the range \`${t.low}-${t.high}\` in brackets is empty`;
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
		var r = n(45794);
		;
		const i = 256;
		const a = /[?*+@!]\(/;
		function globPatterns(e) {
			const refuse = (e) => ({
				kind: "problem",
				problem: e
			});
			if (e === "") return refuse("it is empty");
			if (e.length > i && Array.from(e).length > i) return refuse(`it is longer than ${i} characters`);
			if (a.test(e)) return refuse("extended globs such as `@(a|b)` are not supported (write `{a,b}`)");
			if (e.startsWith("!")) return refuse("it begins with `!` (write `\\!` for the character itself)");
			const t = braceAlternatives(e);
			if (t.kind === "problem") return t;
			const [n] = t.texts.flatMap((e) => patternProblem(e) ?? []);
			return n === undefined ? t : refuse(n);
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
			if (t.kind === "texts") return t.texts;
			throw new r.yo({ message: `\`${e.slice(0, 100)}\` is not a usable glob: ${t.problem}` });
		}
		function splitNegation(e) {
			const t = e.startsWith("!") && !a.test(e.slice(0, 2));
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
		const o = 1024;
		const s = /\\[\s\S]?|[{},]|[^\\{},]+/g;
		const c = /^(?:(-?\d{1,4})\.\.(-?\d{1,4})|([a-z])\.\.([a-z])|([A-Z])\.\.([A-Z]))$/;
		function braceAlternatives(e) {
			const t = [];
			let n = {
				start: 0,
				choices: [],
				texts: [""]
			};
			let r;
			const limited = (e) => {
				if (e.length <= o) return e;
				r ??= `its braces expand to more than ${o} globs`;
				return [""];
			};
			const closed = (t) => {
				if (n.choices.length > 0) return limited([...n.choices, ...n.texts]);
				const i = rangeOf(e.slice(n.start, t));
				if (i.length === 0) r ??= "braces contain a single alternative (write `\\{` for the character itself)";
				return limited(i);
			};
			for (const { 0: r, index: i } of e.matchAll(s)) {
				const e = r === "}" ? t.pop() : undefined;
				if (r === "{") {
					t.push(n);
					n = {
						start: i + 1,
						choices: [],
						texts: [""]
					};
				} else if (e !== undefined) {
					const t = closed(i);
					const r = e.texts.flatMap((e) => t.map((t) => e + t));
					n = {
						...e,
						texts: limited(r)
					};
				} else if (r === "}") {
					return {
						kind: "problem",
						problem: "a closing brace has no opening one (write `\\}` for the character itself)"
					};
				} else if (r === "," && t.length > 0) {
					n = {
						...n,
						choices: limited([...n.choices, ...n.texts]),
						texts: [""]
					};
				} else n = {
					...n,
					texts: n.texts.map((e) => e + r)
				};
			}
			if (t.length > 0) r = "a brace is not closed (write `\\{` for the character itself)";
			return r === undefined ? {
				kind: "texts",
				texts: n.texts
			} : {
				kind: "problem",
				problem: r
			};
		}
		function rangeOf(e) {
			const [, t, n, ...r] = c.exec(e) ?? [];
			if (t !== undefined && n !== undefined) return between(Number(t), Number(n)).map(String);
			const [i, a] = r.flatMap((e) => e?.charCodeAt(0) ?? []);
			if (i === undefined || a === undefined) return [];
			return between(i, a).map((e) => String.fromCharCode(e));
		}
		function between(e, t) {
			const n = Math.min(e, t);
			return Array.from({ length: Math.abs(e - t) + 1 }, (e, t) => n + t);
		}
	}),
	15230: (function(e, t, n) {
		n.d(t, { I: function() {
			return describeFailure;
		} });
		const r = /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|UND_ERR_CONNECT_TIMEOUT)$/;
		const i = /^Proxy response \((\d{3})\) !== 200/;
		function describeFailure(e, t) {
			const failure = (e, t, n) => {
				return {
					kind: "failure",
					reason: e,
					message: t,
					sent: n
				};
			};
			const n = URL.canParse(t.url) ? new URL(t.url).host : "the server";
			const a = t.proxy === undefined ? n : `${n} through the proxy ${t.proxy}`;
			if (t.signal.aborted) return failure("aborted", "the request was stopped", true);
			const { code: o, message: s, name: c } = describe(e);
			if (c === "TimeoutError") return failure("timeout", `no complete answer from ${a} within ${t.timeoutMs / 1e3} s`, true);
			if (o.startsWith("ERR_TLS") || /CERT|SIGNATURE|ISSUER/.test(o)) {
				const e = `the certificate of ${a} is not trusted (${o}): ${certificateHint(o)}`;
				return failure("certificate", e, false);
			}
			const l = i.exec(s)?.[1];
			if (l !== undefined) {
				const e = l === "407" ? ": set its user name and password in HTTPS_PROXY" : "";
				const r = t.proxy === undefined ? "the proxy" : `the proxy ${t.proxy}`;
				const i = `${r} refused the connection to ${n} with HTTP status ${l}${e}`;
				return failure("connection", i, false);
			}
			return failure("connection", `no answer from ${a} (${o || s})`, !r.test(o));
		}
		function certificateHint(e) {
			if (e === "ERR_TLS_CERT_ALTNAME_INVALID") return "it is for other host names; check the URL";
			if (e === "CERT_HAS_EXPIRED" || e === "CERT_NOT_YET_VALID") return "it is not valid at the present time; check its dates and the clock of this machine";
			return "set NODE_EXTRA_CA_CERTS to the file of your certificate authority";
		}
		function describe(e) {
			if (!(e instanceof Error)) return {
				code: "",
				name: "",
				message: String(e)
			};
			const t = Reflect.get(e, "code");
			const { message: n, name: r } = e;
			if (typeof t === "string") return {
				code: t,
				name: r,
				message: n
			};
			const i = e instanceof AggregateError ? e.errors[0] : e.cause;
			return i === undefined ? {
				code: "",
				name: r,
				message: n
			} : {
				...describe(i),
				name: r
			};
		}
	}),
	44074: (function(e, t, n) {
		n.d(t, {
			EW: function() {
				return cutJsonArray;
			},
			GO: function() {
				return escapeJson;
			},
			_G: function() {
				return o;
			},
			hF: function() {
				return renderJson;
			}
		});
		var r = n(38086);
		const i = /:(?=:)|#(?=#(?:\[|vso\[))|[\u007f-\u009f\u2028\u2029]|\p{Cf}|\u034f|[\u115f\u1160\u3164\uffa0]/giu;
		const a = /:(?=:)|#(?=#(?:\[|vso\[))/gi;
		const escapeUnit = (e) => `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`;
		function renderJson(e, t = 0) {
			return escapeJson(JSON.stringify(e, undefined, t) ?? "null");
		}
		function escapeJson(e) {
			const t = /^[\n -~]*$/.test(e);
			if (t && !e.includes("::") && !e.includes("##")) return e;
			const n = t ? a : i;
			return e.replace(n, (e) => e.split("").map(escapeUnit).join(""));
		}
		const o = 65536;
		function cutJsonArray(e, t = o) {
			let n = "[]".length;
			const i = [];
			for (const a of e) {
				const e = renderJson(a);
				n += (0, r.dp)(e) + (i.length === 0 ? 0 : 1);
				if (n >= t) return {
					text: `[${i.join(",")}]`,
					truncated: true
				};
				i.push(e);
			}
			return {
				text: `[${i.join(",")}]`,
				truncated: false
			};
		}
	}),
	85746: (function(e, t, n) {
		n.d(t, {
			N6: function() {
				return hasTwoValues;
			},
			ry: function() {
				return splitList;
			},
			uz: function() {
				return splitLines;
			}
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
		function hasTwoValues(e, t) {
			const n = [...new Set(e)];
			return new Set(n.map((e) => e.split(t, 1).join("").toLowerCase())).size < n.length;
		}
	}),
	26963: (function(e, t, n) {
		n.d(t, {
			AX: function() {
				return listMarkdown;
			},
			Co: function() {
				return assembleMarkdown;
			},
			FV: function() {
				return escapeMarkdown;
			},
			GE: function() {
				return detailsMarkdown;
			},
			Lt: function() {
				return fenceFor;
			},
			c_: function() {
				return tableOf;
			},
			fl: function() {
				return codeMarkdown;
			},
			hl: function() {
				return fenceMarkdown;
			},
			k9: function() {
				return linkMarkdown;
			},
			oS: function() {
				return tableMarkdown;
			}
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
		function fenceFor(e) {
			const t = e.flatMap((e) => Array.from(e.matchAll(/`+/g), ([e]) => e.length));
			return "`".repeat(t.reduce((e, t) => Math.max(e, t), 2) + 1);
		}
		function fenceMarkdown(e, t = "") {
			const n = (0, i.jQ)(e.replace(/\r\n?/g, "\n")).replace(/\n$/, "");
			const r = fenceFor([n]);
			return `${r}${t}\n${n}\n${r}`;
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
				before: tableRow(e) + tableRow(e.map(() => "---")),
				rows: r,
				after: "",
				more: tellMore
			};
		}
		function listMarkdown(e) {
			const t = e.map((e) => `- ${e.replace(/\n/g, " ")}\n`);
			return {
				before: "",
				rows: t,
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
	44225: (function(e, t, n) {
		n.d(t, {
			g: function() {
				return freeBytes;
			},
			i: function() {
				return collectGarbage;
			}
		});
		function freeBytes({ buffer: e, length: t }) {
			const n = Reflect.get(e, "transfer");
			if (t === e.byteLength && typeof n === "function") Reflect.apply(n, e, [0]);
		}
		const r = 96;
		const i = 1.5;
		let a = 0;
		let o;
		async function collectGarbage(e = isGrown()) {
			if (!e) return;
			o ??= collect().finally(() => {
				o = undefined;
			});
			await o;
		}
		const isGrown = () => heapMib() > Math.max(r, i * a);
		async function collect() {
			try {
				const { Session: e } = process.getBuiltinModule("node:inspector/promises");
				const t = new e();
				t.connect();
				await t.post("HeapProfiler.collectGarbage");
				t.disconnect();
			} catch {}
			a = heapMib();
		}
		function heapMib() {
			const { external: e, heapTotal: t } = process.memoryUsage();
			return (e + t) / 1024 ** 2;
		}
	}),
	38707: (function(e, t, n) {
		n.d(t, {
			$5: function() {
				return unknownWord;
			},
			B6: function() {
				return o;
			},
			Cw: function() {
				return chooseFrom;
			},
			LE: function() {
				return nearestNames;
			},
			YC: function() {
				return editDistance;
			},
			Yu: function() {
				return showCandidates;
			},
			au: function() {
				return didYouMean;
			}
		});
		var r = n(34150);
		var i = n(38086);
		const a = 64;
		function nearestNames(e, t, n = 3) {
			const r = e.slice(0, a).toLowerCase();
			const i = Math.max(1, Math.floor(r.length / 3));
			const o = [...new Set(t)].flatMap((e) => {
				const t = e.slice(0, a).toLowerCase();
				const n = r.length > 2 && t.includes(r) || hasNearWord(t, r);
				const o = editDistance(r, t);
				const s = n ? Math.min(i, o) : o;
				return s <= i ? [{
					name: e,
					distance: s,
					edits: o
				}] : [];
			});
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
		const o = 100;
		const s = 5;
		function showCandidates(e) {
			return (0, r.Dt)(e, s, ({ name: e, uid: t }) => `\`${(0, i.h0)(e, o)}\` (${t})`);
		}
		function didYouMean(e, t, n = "") {
			const [r] = nearestNames(e, t, 1);
			return r === undefined ? undefined : `did you mean \`${n}${r}\`?`;
		}
		function chooseFrom(e, t) {
			const n = `choose ${e.map((e) => `\`${e}\``).join(", ")}`;
			return [didYouMean(t, e) ?? [], n].flat().join(" ");
		}
		function unknownWord(e, t, n) {
			const r = t === "" ? `the ${e} is missing` : `\`${(0, i.h0)(t)}\` is not a ${e}`;
			return `${r}\n${chooseFrom(n, t)}`;
		}
	}),
	7486: (function(e, t, n) {
		n.d(t, { l: function() {
			return createRedactor;
		} });
		var r = n(26963);
		var i = n(38086);
		const a = "***";
		const o = 4;
		const s = 6;
		function createRedactor() {
			const e = new Set();
			let t = [];
			const n = createPieceIndex();
			return {
				add: (r) => {
					const i = linesOf(r);
					for (const r of i.flatMap(formsOf)) {
						if (e.has(r.text)) continue;
						e.add(r.text);
						if (r.text.length >= c) n.add(r);
						else t = [...t, r.text].sort((e, t) => t.length - e.length);
					}
					return [...new Set(i.flatMap(masksOf))];
				},
				redact: (e) => t.reduce((e, t) => e.replaceAll(t, a), cutOut(e, n.find(e)))
			};
		}
		function linesOf(e) {
			const t = e.split(/\r?\n/).map((e) => e.trim());
			return [...new Set(t)].filter((e) => e.length >= o);
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
				0,
				1,
				2
			].flatMap((t) => bothAlphabets(alignedBase64(e, t)));
			const r = Math.ceil(t * 4 / 3);
			const a = e.length >= c ? [] : masksOf(e).filter((e) => e.length >= s);
			const o = [
				...urlEncoded(e),
				jsonEscaped(e),
				(0, i.X)(e),
				...a
			];
			return [
				{
					text: e,
					start: t
				},
				{
					text: inMarkdown(e),
					start: inMarkdown(e.slice(0, t)).length
				},
				...o.map((e) => ({
					text: e,
					start: 0
				})),
				...n.filter((e) => e.length >= l).map((e) => ({
					text: e,
					start: r
				}))
			];
		}
		function headerLength(e) {
			const t = /^eyJ[\w-]*\.(?=[\w-]+\.)/.exec(e)?.[0] ?? "";
			return e.length - t.length >= c ? t.length : 0;
		}
		function urlEncoded(e) {
			const t = encodeURIComponent(e.replace(/\p{Cs}/gu, ""));
			const n = t.replace(/%[0-9A-F]{2}/g, (e) => e.toLowerCase());
			return [...new Set([t, n])].filter((t) => t !== e);
		}
		const inMarkdown = (e) => (0, r.FV)(e, Number.POSITIVE_INFINITY);
		const jsonEscaped = (e) => JSON.stringify(e).slice(1, -1);
		function base64Of(e) {
			const t = Array.from(new TextEncoder().encode(e), (e) => String.fromCharCode(e)).join("");
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
			for (const { start: i, end: o } of t) {
				if (i >= r) n += e.slice(r, i) + a;
				r = o;
			}
			return n + e.slice(r);
		}
		const c = 24;
		const l = 12;
		const u = 32;
		const d = /[^\w.~%+/=:&#;-]/;
		const f = /[\w.~%+/=:&#;-]{24,}/g;
		const p = /[\s\S]{24,}/g;
		function createPieceIndex() {
			const e = new Map();
			let t = f;
			const pieceAt = (t, n) => {
				const r = e.get(t.slice(n, n + l));
				if (r === undefined) return undefined;
				const i = r.flatMap(({ form: e, offset: r }) => matchAt(t, n, e, r) ?? []);
				if (i.length === 0) return undefined;
				const a = Math.min(...i.map((e) => e.start));
				return {
					start: a,
					end: Math.max(...i.map((e) => e.end))
				};
			};
			return {
				add: (n) => {
					if (d.test(n.text)) t = p;
					for (let t = n.start; t + l <= n.text.length; t += l) {
						const r = n.text.slice(t, t + l);
						const i = e.get(r);
						if (i === undefined) e.set(r, [{
							form: n,
							offset: t
						}]);
						else if (i.length < u) i.push({
							form: n,
							offset: t
						});
					}
				},
				find: (n) => {
					if (e.size === 0) return [];
					const r = [];
					for (const { 0: e, index: i } of n.matchAll(t)) {
						const t = i + e.length;
						for (let e = i; e + l <= t; e += 1) {
							const t = pieceAt(n, e);
							if (t === undefined) continue;
							r.push(t);
							e = t.end - 1;
						}
					}
					return r;
				}
			};
		}
		function matchAt(e, t, { start: n, text: r }, i) {
			let a = l;
			while (i + a < r.length && e[t + a] === r[i + a]) a += 1;
			let o = 0;
			while (o < i && e[t - o - 1] === r[i - o - 1]) o += 1;
			const s = a + Math.min(o, i - n);
			return s < c ? undefined : {
				start: t - o,
				end: t + a
			};
		}
	}),
	31666: (function(e, t, n) {
		n.d(t, {
			LH: function() {
				return withRetries;
			},
			Rs: function() {
				return failedTry;
			},
			Rx: function() {
				return createSend;
			}
		});
		var r = n(63144);
		function failedTry(e, t) {
			if (e.kind === "failure") {
				const t = e.reason === "connection" || e.reason === "timeout";
				return {
					isTransient: t,
					wasTaken: e.sent,
					hintMs: undefined
				};
			}
			const { status: n } = e;
			const r = n === 429 || n === 403 && e.headers["retry-after"] !== undefined;
			const a = n === 408 || n === 499 || n >= 500 && n !== 501;
			const o = n < 300 ? undefined : hintOf(e, t);
			return {
				isTransient: r || a,
				wasTaken: !r,
				hintMs: o !== undefined && o <= i ? o : undefined
			};
		}
		function shouldRetry(e, t) {
			return e.isTransient && (t || !e.wasTaken);
		}
		const i = 6e4;
		const a = 500;
		const o = 8e3;
		function retryDelay(e, t, n) {
			if (t !== undefined) return t;
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
			return async (a, o, s = failedTry) => {
				const { last: c } = await withRetries(e, o, async () => {
					const e = await n({
						...a,
						timeoutMs: r,
						signal: i
					});
					return {
						result: e,
						failed: s(e, t.now())
					};
				});
				return c.result;
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
			const t = (0, r.Q0)((0, r._F)((0, r.qF)(e), "details"));
			const n = t.find((e) => String(e["@type"]).endsWith("/google.rpc.RetryInfo"));
			const [, i] = /^([0-9]{1,9}(?:\.[0-9]{1,9})?)s$/.exec(String(n?.["retryDelay"])) ?? [];
			return i === undefined ? undefined : Math.ceil(Number(i) * 1e3);
		}
	}),
	39589: (function(e, t, n) {
		n.d(t, {
			TZ: function() {
				return sha256Base64;
			},
			ax: function() {
				return fingerprintOf;
			},
			fg: function() {
				return sha256Hex;
			}
		});
		var r = n(18842);
		var i = n(24417);
		const a = 64 * 1024;
		function sha256Hex(e) {
			const t = r.sc.create();
			const n = new TextEncoder();
			const o = new Uint8Array(Math.min(a, 3 * e.length));
			for (let r = e; r !== "";) {
				const { read: e, written: i } = n.encodeInto(r, o);
				t.update(o.subarray(0, i));
				r = r.slice(e);
			}
			return (0, i.My)(t.digest());
		}
		function sha256Base64(e) {
			return btoa(String.fromCharCode(...(0, r.sc)(new TextEncoder().encode(e))));
		}
		function fingerprintOf(...e) {
			return sha256Hex(JSON.stringify(e));
		}
	}),
	72792: (function(e, t, n) {
		n.d(t, {
			Hu: function() {
				return renderShard;
			},
			O1: function() {
				return isInShard;
			},
			uK: function() {
				return parseShard;
			}
		});
		var r = n(39589);
		function parseShard(e) {
			const [, t, n] = /^([1-9][0-9]{0,5})\/([1-9][0-9]{0,5})$/.exec(e) ?? [];
			const r = {
				index: Number(t),
				count: Number(n)
			};
			return r.index <= r.count ? r : undefined;
		}
		function renderShard({ count: e, index: t }) {
			return `${t}/${e}`;
		}
		function isInShard(e, { count: t, index: n }) {
			return Number.parseInt((0, r.fg)(e).slice(0, 12), 16) % t === n - 1;
		}
	}),
	22475: (function(e, t, n) {
		n.d(t, {
			E9: function() {
				return parseDuration;
			},
			EE: function() {
				return datedTime;
			},
			FM: function() {
				return renderDate;
			},
			KW: function() {
				return relativeTime;
			},
			PP: function() {
				return renderDuration;
			},
			SU: function() {
				return hasBegun;
			},
			_U: function() {
				return parseDate;
			},
			iQ: function() {
				return l;
			},
			pe: function() {
				return parseTime;
			},
			sO: function() {
				return s;
			},
			sZ: function() {
				return renderTime;
			}
		});
		var r = n(34150);
		const i = /^(\d{4})-(\d{2})-(\d{2})$/;
		const a = "2026-01-31T00:00:00.000Z".length;
		const o = /^(\d{4})-(\d{2})-(\d{2})[Tt ](\d{2}):(\d{2}):(\d{2})(\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/;
		function parseTime(e) {
			if (e.length === a && !e.startsWith("00")) {
				const t = Date.parse(e);
				if (!Number.isNaN(t) && renderTime(t) === e) return t;
			}
			const t = i.exec(e) ?? o.exec(e);
			if (t === null) return undefined;
			const [, n, r, s, c = "00", l = "00", u = "00", d = "", f = "Z"] = t;
			if (!isCalendarDay(Number(n), Number(r), Number(s)) || Number(c) > 23) return undefined;
			const p = `${u}.${`${d.slice(1)}000`.slice(0, 3)}`;
			const m = Date.parse(`${n}-${r}-${s}T${c}:${l}:${p}${f.toUpperCase()}`);
			return Number.isNaN(m) ? undefined : m;
		}
		const s = 864e5;
		function parseDate(e) {
			return i.test(e) ? parseTime(e) : undefined;
		}
		function hasBegun(e, t) {
			const n = parseDate(e);
			return n !== undefined && n <= t;
		}
		function renderTime(e) {
			const t = new Date(e);
			if (Number.isNaN(t.getTime())) throw new TypeError(`${e} is not a time`);
			return t.toISOString();
		}
		function renderDate(e) {
			return renderTime(e).slice(0, 10);
		}
		function isCalendarDay(e, t, n) {
			const r = new Date(Date.UTC(e, t - 1, n));
			return r.getUTCMonth() === t - 1 && r.getUTCDate() === n && r.getUTCFullYear() === e;
		}
		const c = 6e4;
		const l = 36e5;
		const u = [
			[
				"minute",
				c,
				60
			],
			[
				"hour",
				l,
				48
			],
			[
				"day",
				s,
				60
			],
			[
				"month",
				s * 30.44,
				24
			]
		];
		const d = ["year", s * 365.25];
		function relativeTime(e, t) {
			const n = Math.abs(t - e);
			if (n < c) return "just now";
			const [i, a] = u.find(([, e, t]) => n < e * t) ?? d;
			const o = (0, r.hS)(Math.floor(n / a), i);
			return e > t ? `in ${o}` : `${o} ago`;
		}
		function datedTime(e, t) {
			return `${relativeTime(e, t)} (${renderDate(e)})`;
		}
		const f = {
			d: s,
			h: l,
			m: c,
			s: 1e3
		};
		const p = {
			...f,
			w: 7 * s
		};
		function parseDuration(e) {
			const t = /^([0-9]{1,9})([smhdw])$/.exec(e);
			const n = p[t?.[2] ?? ""];
			return n === undefined ? undefined : Number(t?.[1]) * n;
		}
		function renderDuration(e) {
			let t = Math.max(0, e);
			const n = Object.entries(f).flatMap(([e, n]) => {
				const r = Math.floor(t / n);
				t -= r * n;
				return r > 0 ? [`${r}${e}`] : [];
			});
			return n.slice(0, 2).join(" ") || "0s";
		}
	}),
	10646: (function(e, t, n) {
		n.d(t, {
			U9: function() {
				return isLoopback;
			},
			Yc: function() {
				return decodeUriPart;
			},
			bQ: function() {
				return isPathSegment;
			},
			m3: function() {
				return encodeUriPart;
			},
			ok: function() {
				return isUidPath;
			},
			w1: function() {
				return isUriPart;
			}
		});
		function encodeUriPart(e) {
			return encodeURIComponent(e.replace(/\p{Cs}/gu, "\uFFFD"));
		}
		function decodeUriPart(e) {
			return decoded(e) ?? e;
		}
		function isUriPart(e) {
			return decoded(e) !== undefined;
		}
		function decoded(e) {
			try {
				return decodeURIComponent(e);
			} catch {
				return undefined;
			}
		}
		function isLoopback(e) {
			return /^(?:.*\.)?localhost$|^\[::1\]$|^127(\.\d{1,3}){3}$/s.test(e.replace(/\.$/, ""));
		}
		function isPathSegment(e) {
			return e !== "" && e !== "." && e !== ".." && !/\p{Cs}/u.test(e);
		}
		function isUidPath(e) {
			return !/[\s\p{Cc}]/u.test(e) && e.split("/").every(isPathSegment);
		}
	}),
	1414: (function(e, t, n) {
		n.d(t, {
			Bl: function() {
				return r;
			},
			MJ: function() {
				return a;
			},
			en: function() {
				return wordText;
			},
			r_: function() {
				return readStatuses;
			}
		});
		const r = [
			"affected",
			"detected",
			"pending-upstream",
			"fix-not-planned",
			"analysis-not-planned"
		];
		const i = "under-investigation";
		const a = [...r, i];
		function readStatuses(e) {
			const t = new Set(e.map((e) => e === i ? "detected" : e));
			const n = r.filter((e) => t.has(e));
			return n.length === 0 || n.length === r.length ? undefined : n;
		}
		function wordText(e) {
			return e === "detected" ? "under investigation" : e.replaceAll("-", " ");
		}
	}),
	43216: (function(e, t, n) {
		n.d(t, { e: function() {
			return s;
		} });
		var r = n(98124);
		var i = n(72864);
		var a = n(75577);
		var o = n(1414);
		const platformProblem = (e) => (0, a.FL)(e) === undefined ? "not a platform such as `linux/amd64`" : undefined;
		const s = {
			name: "advisory-gate",
			title: "Advisory gate",
			summary: "Fail a change on the advisories that it introduces, with ignores that expire, SARIF, VEX and a comment.",
			face: "gate",
			stdout: "Nothing; with `--json`, the report.",
			example: {
				identity: "${{ vars.PLATFORM_IDENTITY }}",
				sbom: "sbom.spdx.json"
			},
			usualInputs: [
				"images",
				"files",
				"sbom",
				"artifacts",
				"base-sbom",
				"scope",
				"fail-on-severity",
				"only-fixed",
				"warn-only"
			],
			permissions: ["contents: read", "id-token: write"],
			capabilities: [
				{
					audience: "platform",
					capabilities: ["advisories.list"]
				},
				{
					audience: "platform",
					when: { images: ["?*"] },
					capabilities: ["account_associations.list", "groups.list"]
				},
				{
					audience: "platform",
					when: { files: ["?*"] },
					capabilities: ["account_associations.list", "groups.list"]
				},
				{
					audience: "registry",
					capabilities: [
						"manifest.list",
						"repo.blobs.get",
						"tag.list"
					]
				}
			],
			inputs: {
				artifacts: {
					kind: "list",
					description: "Packages to check: `name`, `name@version`, or a purl such as `pkg:apk/wolfi/openssl@3.3.2-r0`."
				},
				sbom: {
					kind: "globs",
					reads: true,
					description: "Globs of SBOM files: SPDX, CycloneDX or syft."
				},
				advisories: {
					kind: "list",
					description: "Ids or aliases of advisories to check."
				},
				...r.wQ,
				files: {
					kind: "globs",
					reads: true,
					description: "Globs of files whose images to check; in a change, only references that moved."
				},
				"ignore-images": {
					kind: "globs",
					description: "Globs on `org/name:tag` of images in `files` to exclude; those in `images` are always checked.",
					policy: true
				},
				shard: {
					kind: "text",
					description: "With `images`: `k/n` checks only the k-th of n parts of the images, divided by repository."
				},
				platform: {
					kind: "list",
					entryProblem: platformProblem,
					description: "Platforms of the images to check, such as `linux/amd64`.",
					default: "linux/amd64",
					policy: true
				},
				"verify-sbom": {
					...i.ON,
					description: "Accept the SBOM attestation of an image only with a valid signature.",
					policy: true
				},
				"attestation-issuer": {
					kind: "text",
					description: "Issuer that the signature of an SBOM attestation must have.",
					defaultText: "GitHub Actions for public images, the platform's issuer for an organization's own",
					policy: true
				},
				"attestation-subject": {
					kind: "text",
					description: "Identity that must have signed: exact, or a glob after a host and the start of a path.",
					defaultText: "the vendor's release workflow for public images, the organization's signing identities for its own",
					policy: true
				},
				"attestation-key": {
					kind: "text",
					description: "Public key that must have signed, in PEM: text or path. No transparency log is needed.",
					policy: true
				},
				"trusted-root": {
					kind: "path",
					description: "Trusted root of a private Sigstore instance (`trusted_root.json`).",
					policy: true
				},
				"artifact-types": {
					kind: "list",
					description: "Package types of the SBOM to check; the names of other packages are never sent.",
					default: "apk",
					policy: true
				},
				"min-packages": {
					kind: "integer",
					min: 1,
					max: 1e6,
					description: "Smallest number of packages of `artifact-types` that each SBOM must have.",
					default: "1",
					policy: true
				},
				"fail-on-unaccounted": {
					...i.KF,
					description: "Fail on packages of an SBOM without a usable type or purl; otherwise warn.",
					policy: true
				},
				vex: {
					kind: "globs",
					reads: true,
					description: "Globs of VEX documents (OpenVEX, CycloneDX or CSAF); advisories that they call not affected or fixed are ignored.",
					policy: true
				},
				"base-sbom": {
					kind: "globs",
					reads: true,
					description: "Globs of the SBOM files for the base of the change."
				},
				scope: {
					kind: "choice",
					choices: ["all", "changed"],
					description: "Fail on every advisory, or only on those that the base does not have.",
					defaultText: "`changed` with `base-sbom`, or with `files` on a change; else `all`",
					policy: true
				},
				"fail-on-severity": {
					kind: "choice",
					choices: [
						"low",
						"medium",
						"high",
						"critical",
						"none"
					],
					description: "Lowest severity that fails; with `none`, nothing fails.",
					default: "low",
					policy: true
				},
				"fail-on-unknown-severity": {
					...i.ON,
					description: "Fail on advisories without a severity.",
					policy: true
				},
				"fail-on-status": {
					kind: "choices",
					choices: o.MJ,
					description: "Statuses of affecting advisories that fail, by the vendor's latest statement.",
					defaultText: "all: `affected`, `detected`, `pending-upstream`, `fix-not-planned`, `analysis-not-planned`",
					policy: true
				},
				"only-fixed": {
					...i.KF,
					description: "Fail only on advisories with a known fixed version.",
					policy: true
				},
				...i.V6,
				"require-ignore-reason": {
					...i.ON,
					description: "Require a reason in every ignore.",
					policy: true
				},
				"max-ignore-days": {
					kind: "integer",
					min: 1,
					max: 3650,
					description: "Require `expires` in every ignore, at most this many days from now.",
					policy: true
				},
				"vex-file": {
					kind: "path",
					writes: true,
					results: true,
					description: "Path of the OpenVEX file to write."
				},
				...i.eP,
				...i.j$
			},
			outputs: {
				count: { description: "Number of affecting advisories that are not ignored, of any severity." },
				"new-count": { description: "Number of these that the base does not have; all of them without a base." },
				"ignored-count": { description: "Number of ignored advisories." },
				"expired-ignores": { description: "Number of ignores that have expired." },
				"highest-severity": { description: "Highest severity among the counted advisories." },
				advisories: {
					kind: "json",
					description: "JSON list of `{advisoryId, aliases, artifact, version?, severity, status, fixedVersion?, isNew, ignored}`."
				},
				images: {
					kind: "json",
					description: "JSON list of `{image, digest, manifest, platform, packages, count, newCount, fixedCount, sbom}`."
				},
				"sarif-file": { description: "Path of the SARIF file." },
				"comment-content": { description: "Text of the pull-request comment." },
				...i.e5
			}
		};
	}),
	16436: (function(e, t, n) {
		n.d(t, {
			a0: function() {
				return readApiRequest;
			},
			o6: function() {
				return findProblems;
			}
		});
		var r = n(38086);
		var i = n(45794);
		var a = n(25314);
		const o = new Set([
			"/ping/v2/ping",
			"/ping/v1/ping",
			"/advisory/v2/documents",
			"/advisory/v2/metadata"
		]);
		function readApiRequest(e) {
			const t = [];
			const n = new Map();
			const add = (e, t) => {
				n.set(e, [...n.get(e) ?? [], t]);
			};
			let a = "/";
			if (e.path === undefined) {
				const e = "set `path`, for example to `/registry/v2/repos`";
				t.push({
					message: "`path` is required",
					fix: e,
					input: "path"
				});
			} else {
				const n = parseApiPath(e.path, e["api-url"]);
				if (n.kind === "path") {
					a = n.path;
					for (const [e, t] of n.query) add(e, t);
				} else {
					const { kind: e, ...r } = n;
					t.push({
						...r,
						input: "path"
					});
				}
			}
			for (const n of e.query) {
				const e = n.indexOf("=");
				const i = n.slice(0, Math.max(0, e)).trim();
				const a = `\`query\` has the line \`${(0, r.h0)(n, 200)}\`, which is not of the form \`key=value\``;
				if (/^[A-Za-z0-9_.-]+$/.test(i)) add(i, n.slice(e + 1).trim());
				else t.push({
					message: a,
					input: "query"
				});
			}
			if (e.all && (n.has("page_token") || n.has("pageToken"))) {
				const e = "`query` has a page token, but `all` already follows the pages";
				t.push({
					message: e,
					fix: "remove one of them",
					input: "query"
				});
			}
			if (t.length > 0) throw new i.yo(...t);
			const s = a.slice(1).split("/");
			return {
				path: a,
				name: s.at(-1) ?? "",
				query: Object.fromEntries([...n].map(([e, t]) => [e, t.length === 1 ? t[0] : t])),
				isV1: s[1] === "v1",
				anonymous: o.has(a)
			};
		}
		const s = 5;
		function parseApiPath(e, t) {
			const n = `\`path\` is \`${(0, r.h0)(e, 200)}\``;
			const i = /^[a-z]+\/v[0-9]/.test(e) ? `/${e}` : e;
			const refuse = (e, t) => ({
				kind: "problem",
				message: n + e,
				fix: t
			});
			if (!i.startsWith("/") || i.startsWith("//")) return refuse(", which does not start with a single `/`", "write only the path, such as `/registry/v2/repos`");
			if (/[^\x21-\x7e]|\\/.test(i)) return refuse(", which contains characters that are not allowed in a path", c);
			if (i.includes("#")) return refuse(", which has a fragment");
			const a = i.indexOf("?");
			const o = a < 0 ? i : i.slice(0, a);
			for (const e of o.slice(1).split("/")) {
				const t = segmentProblem(e);
				if (t !== undefined) return refuse(t);
			}
			if (/^\/sts(?:\/|$)/i.test(decodeURIComponent(o))) return refuse(", which is reserved for exchanging tokens", "use the command `token`");
			if (/^\/[^/]+\/v2beta1(?:\/|$)/i.test(o)) return refuse(", which belongs to the beta API", `write \`${o.replace(/v2beta1/i, "v2")}\``);
			const s = new URL(t + o);
			if (s.origin !== t || s.pathname !== o) return refuse(", which is not in its plain form", c);
			const l = a < 0 ? [] : [...new URLSearchParams(i.slice(a + 1))];
			return {
				kind: "path",
				path: o,
				query: l
			};
		}
		const c = "percent-encode it";
		function segmentProblem(e) {
			let t = e;
			for (let e = 0; e < s; e += 1) {
				const n = t.split(";")[0] ?? "";
				if (n === "") return ", which has an empty segment";
				if (n === "." || n === "..") return ", which has a dot segment";
				if (/[/\\]|\p{Cc}/u.test(t)) return ", which has an encoded slash or control character";
				let r;
				try {
					r = decodeURIComponent(t);
				} catch {
					return e === 0 ? ", which has a broken percent-encoding" : undefined;
				}
				if (r === t) return undefined;
				t = r;
			}
			return ", which is percent-encoded several times";
		}
		const l = "the command reads the API as that identity";
		const findProblems = async (e, t) => {
			const { all: n, path: r, query: o } = e;
			const s = e["api-url"];
			if (n === undefined || o === undefined || s === undefined) return [];
			let c = [];
			const u = await (0, i.GW)(() => {
				const { anonymous: i } = readApiRequest({
					path: r,
					query: o,
					all: n,
					"api-url": s
				});
				if (!i) c = (0, a.m)(e, t, l);
			});
			return [...u, ...c];
		};
	}),
	14359: (function(e, t, n) {
		n.d(t, { e: function() {
			return a;
		} });
		var r = n(72864);
		const need = (e, ...t) => ({
			audience: "platform",
			when: { path: [e, e.slice(1)] },
			capabilities: t
		});
		const i = [
			need("/events/v2/subscriptions*", "subscriptions.list"),
			need("/iam/v2/accountAssociations*", "account_associations.list"),
			need("/iam/v2/externalGroupRoleMappings*", "identity_providers.list"),
			need("/iam/v2/groupInvites*", "group_invites.list"),
			need("/iam/v2/groups*", "groups.list"),
			need("/iam/v2/identities*", "identity.list"),
			need("/iam/v2/identityProviders*", "identity_providers.list"),
			need("/iam/v2/roleBindings*", "role_bindings.list"),
			need("/iam/v2/roles*", "roles.list"),
			need("/registry/v2/repos*", "manifest.metadata.list", "repo.list"),
			need("/registry/v2/tags*", "tag.list"),
			need("/vulnerabilities/v2/advisories*", "advisories.list")
		];
		const a = {
			name: "api",
			title: "API",
			summary: "Read any path of the platform API (GET only) and print JSON.",
			face: "helper",
			compositeOnly: true,
			stdout: "The JSON.",
			example: {
				identity: "${{ vars.PLATFORM_IDENTITY }}",
				path: "/registry/v2/repos",
				all: "true"
			},
			permissions: ["id-token: write"],
			capabilities: i,
			inputs: {
				path: {
					kind: "text",
					description: "API path, such as `/registry/v2/repos`, optionally with a query."
				},
				query: {
					kind: "lines",
					description: "Lines `key=value`; a key may be repeated."
				},
				all: {
					kind: "boolean",
					description: "Follow all pages and return every row.",
					default: "false"
				},
				format: {
					kind: "choice",
					choices: ["json", "lines"],
					description: "One JSON text, or JSON lines; with `all`, one line for each row.",
					default: "json"
				},
				...r.u4,
				...r.j$
			},
			outputs: {
				response: {
					kind: "json",
					description: "The JSON response; with `all`, the rows."
				},
				...r.e5
			}
		};
	}),
	51792: (function(e, t, n) {
		n.d(t, {
			o: function() {
				return findProblems;
			},
			u: function() {
				return findMissingSignIn;
			}
		});
		var r = n(45794);
		var i = n(98124);
		var a = n(12056);
		var o = n(25314);
		const s = "end-of-life data comes from the platform, which requires signing in";
		function findMissingSignIn(e, t) {
			return (0, o.m)(e, t, s);
		}
		const findProblems = async (e, t) => {
			const { scope: n } = e;
			const o = n === "organization" ? [] : e.images ?? [];
			const [s, c] = [e["registry-map"], e["registry-url"]];
			const l = n === "organization" || o.length > 0;
			const u = [
				...l ? findMissingSignIn(e, t) : [],
				...n === "organization" ? await (0, r.GW)(() => (0, a.X)(e.shard)) : [],
				...scopeProblems(e, t)
			];
			if (s === undefined || c === undefined) return u;
			const d = await (0, r.GW)(() => (0, i.H)(o, (0, i.Cd)({
				"registry-map": s,
				"registry-url": c
			})));
			return [...u, ...d];
		};
		function scopeProblems(e, { isGivenHere: t }) {
			const n = e.scope === "organization";
			const r = n ? ["images", "files"] : ["repos", "shard"];
			const i = n ? "not used" : "only used";
			return r.filter((n) => e[n]?.length && t(n)).map((e) => ({
				message: `\`${e}\` is ${i} with \`scope: organization\``,
				input: e
			}));
		}
	}),
	29037: (function(e, t, n) {
		n.d(t, { e: function() {
			return a;
		} });
		var r = n(98124);
		var i = n(72864);
		const a = {
			name: "check-deprecated",
			title: "Check deprecated",
			summary: "Find end-of-life tags in the repository's files or the organization, with the line and the tag to move to.",
			face: "gate",
			stdout: "Nothing; with `--json`, the report.",
			example: { identity: "${{ vars.PLATFORM_IDENTITY }}" },
			moreExamples: [["--identity \"$ID\" --images acme/python:3.9", "Checks one image."], ["--identity \"$ID\" --scope organization --html-file tags.html", "Checks every tag, on a page to read."]],
			usualInputs: [
				"images",
				"files",
				"scope",
				"repos",
				"fail-on",
				"warn-days",
				"fail-days",
				"warn-only"
			],
			permissions: ["contents: read", "id-token: write"],
			capabilities: [{
				audience: "platform",
				capabilities: [
					"groups.list",
					"repo.list",
					"tag.list"
				]
			}],
			hook: {
				id: "old-tags",
				title: "No end-of-life tags",
				description: "No reference in the tracked files uses a tag that is no longer maintained.",
				inputs: {}
			},
			inputs: {
				...r.wQ,
				scope: {
					kind: "choice",
					choices: ["referenced", "organization"],
					description: "Check the references in files and `images`, or every tag of the organization.",
					default: "referenced"
				},
				repos: {
					kind: "globs",
					description: "With `scope: organization`: globs of the repositories to check.",
					policy: true
				},
				shard: {
					kind: "text",
					description: "With `scope: organization`: `k/n` checks only the k-th of n parts of the repositories."
				},
				"fail-on": {
					kind: "choice",
					choices: ["deprecated", "none"],
					description: "Whether a deprecated tag fails the run.",
					default: "deprecated",
					policy: true
				},
				"warn-days": {
					kind: "integer",
					min: 0,
					max: 3650,
					description: "Warn if the end-of-life date is at most this many days away.",
					policy: true
				},
				"fail-days": {
					kind: "integer",
					min: 0,
					max: 3650,
					description: "Fail if the end-of-life date is at most this many days away.",
					policy: true
				},
				...i.ll
			},
			outputs: {
				deprecated: { description: "`true` if a deprecated tag was found." },
				"deprecated-count": { description: "Number of deprecated tags." },
				"checked-count": { description: "Number of tags that were checked." },
				"unknown-count": { description: "Number of tags whose state the service did not report." },
				results: {
					kind: "json",
					description: "JSON list of `{image, tag, digest?, state, until?, suggestion?, locations:[{file,line}]}`."
				},
				"text-summary": { description: "One line for a chat message." },
				...i.e5
			}
		};
	}),
	92158: (function(e, t, n) {
		n.d(t, { e: function() {
			return i;
		} });
		var r = n(72864);
		const i = {
			name: "doctor",
			title: "Doctor",
			summary: "Show who this job is, which audiences sign in, what the identity can read, how the service writes its answers, and what this host can do.",
			face: "helper",
			stdout: "Nothing; with `--json`, the report.",
			example: { identity: "${{ vars.PLATFORM_IDENTITY }}" },
			permissions: ["id-token: write"],
			capabilities: [{
				audience: "platform",
				capabilities: [
					"account_associations.list",
					"advisories.list",
					"group_invites.list",
					"groups.list",
					"identity.list",
					"identity_providers.list",
					"libraries.artifacts.list",
					"repo.list",
					"role_bindings.list",
					"roles.list",
					"subscriptions.list",
					"tag.list"
				]
			}, {
				audience: "registry",
				capabilities: ["manifest.list", "tag.list"]
			}],
			inputs: { ...r.j$ },
			outputs: { ...r.e5 }
		};
	}),
	94075: (function(e, t, n) {
		n.d(t, { e: function() {
			return i;
		} });
		var r = n(72864);
		const i = {
			name: "fleet",
			title: "Fleet",
			summary: "Run a command in thousands of repositories: list and divide them, run each part, merge the reports.",
			face: "helper",
			compositeOnly: true,
			stdout: "With `mode: list`, the matrix; with `--json`, the report.",
			example: {
				mode: "list",
				"repositories-file": "repositories.txt"
			},
			usualInputs: [
				"mode",
				"organization-name",
				"group",
				"repositories-file",
				"repos",
				"shards",
				"shard",
				"repositories",
				"run",
				"with",
				"reports"
			],
			permissions: ["contents: read", "id-token: write"],
			capabilities: [{
				audience: "registry",
				capabilities: ["manifest.list", "tag.list"]
			}],
			inputs: {
				mode: {
					kind: "choice",
					choices: [
						"list",
						"run",
						"merge"
					],
					description: "`list` divides repositories into shards, `run` runs a command in one shard, `merge` joins reports."
				},
				"organization-name": {
					kind: "text",
					modes: ["list"],
					description: "`list`: GitHub organization or user whose repositories to list."
				},
				group: {
					kind: "text",
					modes: ["list"],
					description: "`list`: GitLab group whose projects to list, with those of its subgroups."
				},
				"gitlab-token": {
					kind: "secret",
					description: "Token for the API and the repositories of GitLab; sent to `gitlab-url` only."
				},
				"gitlab-url": {
					kind: "url",
					description: "URL of GitLab.",
					defaultText: "the server of the job, else `https://gitlab.com`"
				},
				"repositories-file": {
					kind: "path",
					description: "File with one `owner/name` or clone URL per line, or the `list-file` of `mode: list`. `run` takes the shard from it; with `merge`, every repository in it must have a report."
				},
				repos: {
					kind: "globs",
					modes: ["list"],
					description: "`list`: globs on `owner/name` of the repositories to keep; `!` excludes."
				},
				topics: {
					kind: "list",
					modes: ["list"],
					description: "`list`: keep only repositories with one of these topics."
				},
				languages: {
					kind: "list",
					modes: ["list"],
					description: "`list`: keep only repositories whose main language is one of these."
				},
				archived: {
					kind: "choice",
					modes: ["list"],
					choices: [
						"exclude",
						"include",
						"only"
					],
					description: "`list`: what to do with archived repositories.",
					default: "exclude"
				},
				forks: {
					...r.KF,
					modes: ["list"],
					description: "`list`: list forks too."
				},
				shards: {
					kind: "integer",
					modes: ["list"],
					min: 1,
					max: 256,
					description: "`list`: maximum number of shards.",
					default: "16"
				},
				"fleet-file": {
					kind: "path",
					modes: ["list", "merge"],
					writes: true,
					description: "File that `merge` writes for the next run, with a row for each finding as CSV and JSON Lines next to it; `list` reads it, if it exists, to balance shards and to skip unchanged repositories."
				},
				"recheck-after": {
					kind: "duration",
					modes: ["list"],
					description: "`list`: check an unchanged repository again after this time, because advisories and dates change too.",
					default: "7d"
				},
				"list-file": {
					kind: "path",
					modes: ["list"],
					writes: true,
					description: "`list`: path of the list of all shards to write, for `repositories-file`."
				},
				"matrix-file": {
					kind: "path",
					modes: ["list"],
					writes: true,
					description: "`list`: path to write the matrix to in the CI host's own form."
				},
				shard: {
					kind: "text",
					modes: ["run"],
					description: "`run`: the shard `k/n` to run."
				},
				repositories: {
					kind: "list",
					modes: ["run"],
					description: "`run`: the shard's repositories, as `owner/name` or clone URLs."
				},
				run: {
					kind: "choice",
					modes: ["list", "run"],
					choices: [
						"resolve-digest",
						"check-deprecated",
						"advisory-gate",
						"sync-rolebindings"
					],
					description: "Command to run in each repository; `list` skips only repositories that the same command has checked."
				},
				with: {
					kind: "lines",
					modes: ["list", "run"],
					description: "Inputs of that command, as lines `name: value`."
				},
				parallel: {
					kind: "integer",
					modes: ["run"],
					min: 1,
					max: 16,
					description: "`run`: number of repositories to check at the same time.",
					default: "4"
				},
				"repository-timeout": {
					kind: "duration",
					modes: ["run"],
					min: r.M3,
					description: "`run`: time limit for one repository.",
					default: "5m"
				},
				"checkpoint-folder": {
					kind: "path",
					modes: ["run"],
					description: "`run`: folder that records finished repositories, so that a restarted job continues.",
					defaultText: "a folder in the host's cache folder"
				},
				"max-pull-requests": {
					kind: "integer",
					modes: ["run"],
					min: 0,
					max: 1e3,
					description: "`run`: maximum number of pull requests that all shards together create or update, with `pull-request: true` in `with`.",
					default: "20"
				},
				reports: {
					kind: "globs",
					reads: true,
					modes: ["merge"],
					description: "`merge`: globs of the reports to join."
				},
				"sarif-folder": {
					kind: "path",
					modes: ["merge"],
					description: "`merge`: folder for one SARIF file per repository."
				},
				...r.eP,
				...r.j$
			},
			outputs: {
				matrix: { description: "JSON `{include: [{shard, repositories}]}`; over 64 KiB its rows have `shard` only. Never cut." },
				count: { description: "Number of repositories in the shards, in this shard, or in the merged reports." },
				"skipped-count": { description: "Number of repositories that were left out." },
				"failed-count": { description: "Number of repositories with findings that fail, or that could not be judged." },
				"shard-count": { description: "Number of shards." },
				"list-file": { description: "Path of the list that was written." },
				"matrix-file": { description: "Path of the matrix that was written." },
				"fleet-file": { description: "Path of the file for the next run that was written." },
				"csv-file": { description: "Path of the CSV file with a row for each finding." },
				"jsonl-file": { description: "Path of the JSON Lines file with a row for each finding." },
				"sarif-file": { description: "Path of the SARIF file." },
				...r.e5
			}
		};
	}),
	86114: (function(e, t, n) {
		n.d(t, {
			D: function() {
				return i;
			},
			n: function() {
				return withImages;
			}
		});
		var r = n(74757);
		const i = "fleet-images";
		function withImages(e, t) {
			return {
				...e,
				load: async () => {
					const { findImages: a } = await Promise.all([
						n.e(815),
						n.e(395),
						n.e(282),
						n.e(91),
						n.e(920),
						n.e(128),
						n.e(378),
						n.e(677),
						n.e(735),
						n.e(129)
					]).then(n.bind(n, 57951));
					const o = await e.load();
					return async (e, n) => {
						const s = await a(n, e);
						if (s !== undefined) n.host.setOutput(i, JSON.stringify(s));
						return t && s?.isEmpty === true ? r.BU : await o(e, n);
					};
				}
			};
		}
	}),
	23410: (function(e, t, n) {
		n.d(t, {
			Ku: function() {
				return parseWith;
			},
			Uz: function() {
				return handedOn;
			},
			VY: function() {
				return secretsIn;
			},
			rB: function() {
				return withProblems;
			}
		});
		var r = n(38086);
		var i = n(50659);
		var a = n(59083);
		var o = n(72864);
		const s = new Set([
			"annotations",
			"cache",
			"cache-dir",
			"config-file",
			"on-error",
			"policy-from",
			"report-file",
			"summary",
			"timeout",
			"working-directory"
		]);
		const c = new Set([
			"cache",
			"cache-dir",
			"comment-summary-in-pr",
			"html-file",
			"junit-file",
			"plan-file",
			"policy-from",
			"report-file",
			"sarif-file",
			"timeout",
			"upload-sarif",
			"vex-file"
		]);
		function secretsIn(e) {
			return e.flatMap((e) => {
				const [, t = "", n = ""] = /^\s*([a-z][a-z0-9-]*)\s*[:=]\s*(.*?)\s*$/.exec(e) ?? [];
				return /(?:^|-)token$/.test(t) && n !== "" ? [n] : [];
			});
		}
		function parseWith(e) {
			const t = new Map();
			for (const n of e) {
				const [, e = "", r = ""] = /^([a-z][a-z0-9-]*)\s*:\s*(.*)$/.exec(n) ?? [];
				const i = t.get(e);
				t.set(e, i === undefined ? r : `${i}\n${r}`);
			}
			return t;
		}
		async function withProblems(e, t, n) {
			const l = [];
			const add = (e, t) => {
				l.push({
					message: `\`with\`: ${e}`,
					input: "with",
					fix: t
				});
			};
			for (const t of e) if (!/^[a-z][a-z0-9-]*\s*:/.test(t)) add(`\`${(0, r.h0)(t, 100)}\` is not of the form \`name: value\``);
			const u = parseWith(e);
			for (const e of u.keys()) {
				if (e === "") continue;
				const n = Object.hasOwn(t.inputs, e) ? t.inputs[e] : undefined;
				if (n === undefined) add(`\`${e}\` is not an input of \`${t.name}\``, (0, i.UQ)(t, [t], e));
				else if (n.kind === "secret" || Object.hasOwn(o.j$, e) && !s.has(e)) add(`\`${e}\` is set for all repositories at once`, `set it next to \`with\``);
				else if (c.has(e)) add(`\`${e}\` cannot be used in a fleet`);
			}
			if (u.get("mode") === "apply") add("`mode: apply` does not run in a fleet", "use `plan` or `drift`");
			const d = (0, a.K)(t.inputs, (e) => {
				const t = u.get(e);
				return t === undefined ? undefined : { text: t };
			}, n);
			const f = {
				value: Reflect.get(d.inputs, "mode"),
				isGiven: u.has("mode")
			};
			for (const { fix: e, message: n } of (0, i.xg)(t, f, [...u.keys()])) add(n, e);
			if (d.kind === "problems") for (const { fix: e, message: t } of d.problems) add(t, e);
			return l;
		}
		function handedOn(e) {
			return Object.keys(o.j$).filter((t) => !s.has(t) && Object.hasOwn(e.inputs, t));
		}
	}),
	20665: (function(e, t, n) {
		n.d(t, {
			Kt: function() {
				return i;
			},
			RF: function() {
				return isPlainBranch;
			},
			eu: function() {
				return a;
			},
			og: function() {
				return isRepositoryPath;
			}
		});
		var r = n(72864);
		const i = [
			"github",
			"gitlab",
			"buildkite",
			"azure"
		];
		const a = {
			name: "init",
			title: "Init",
			summary: "Write the first workflow and config file of a repository, and print the identity that it needs.",
			face: "helper",
			compositeOnly: true,
			stdout: "Nothing; with `--json`, the report.",
			example: { "dry-run": "true" },
			permissions: ["contents: read"],
			capabilities: [],
			inputs: {
				ci: {
					kind: "choice",
					choices: i,
					description: "CI to write the workflow for.",
					defaultText: "detected from the job, the files of the repository and its remote"
				},
				repository: {
					kind: "text",
					entryProblem: (e) => isRepositoryPath(e) ? undefined : "not a repository such as `acme/app`",
					description: "The repository as the CI names it, such as `acme/app`.",
					defaultText: "detected from the job or from the remote `origin`"
				},
				branch: {
					kind: "text",
					entryProblem: (e) => isPlainBranch(e) ? undefined : "not a plain branch name",
					description: "The default branch.",
					defaultText: "detected from the remote `origin`, or else the checked-out branch"
				},
				"dry-run": {
					...r.KF,
					description: "Print the files and write nothing."
				},
				...r.j$
			},
			outputs: {
				files: {
					kind: "json",
					description: "JSON list of `{path, state}`; `state` is `written`, `planned`, `unchanged` or `kept`."
				},
				"claim-match": {
					kind: "json",
					description: "JSON list of `{name, claimMatch, roles}`: the identities to create."
				},
				...r.e5
			}
		};
		const isRepositoryPath = (e) => /^[\w.-]+(?:\/[\w. -]+)+$/.test(e);
		const isPlainBranch = (e) => /^[\w][\w./-]{0,200}$/.test(e);
	}),
	17177: (function(e, t, n) {
		n.d(t, {
			Db: function() {
				return missingRegistryCredential;
			},
			Eh: function() {
				return p;
			},
			Kj: function() {
				return branchesOfImages;
			},
			TI: function() {
				return sameBranch;
			},
			bc: function() {
				return f;
			},
			o6: function() {
				return findProblems;
			}
		});
		var r = n(77825);
		var i = n(38707);
		var a = n(39589);
		var o = n(45794);
		var s = n(98124);
		var c = n(40382);
		var l = n(25314);
		var u = n(58508);
		async function findProblems(e, t) {
			const n = await imageProblems(e, t);
			if (e["pull-request"] !== true || e.mode !== "pin") return n;
			return [...pullRequestProblems(e, t), ...n];
		}
		async function imageProblems(e, { host: t, isGiven: n }) {
			const { files: r = [], images: i, mode: a } = e;
			const [c, l] = [e["registry-map"], e["registry-url"]];
			if (i === undefined || c === undefined || l === undefined) return [];
			const u = {
				"registry-map": c,
				"registry-url": l
			};
			const f = await (0, o.GW)(() => (0, s.Cd)(u));
			if (f.length > 0) return f;
			const p = (0, s.Cd)(u);
			const m = [];
			const h = [];
			for (const e of i) h.push(...await (0, o.GW)(() => m.push(...(0, s.H)([e], p))));
			if (a !== "resolve" || r.length > 0) return h;
			if (i.length === 0) h.push(d);
			if (n("identity") || n("registry-token")) return h;
			const g = m.map(({ image: n }) => missingRegistryCredential(e, t, n));
			const [_] = g;
			if (_ !== undefined && !g.includes(undefined)) h.push({
				..._,
				input: "identity"
			});
			return h;
		}
		function missingRegistryCredential(e, { person: t }, { repository: n, tag: r }) {
			if (e.identity !== undefined || e["registry-token"] !== undefined) return undefined;
			if (t?.token !== undefined || (0, c.Ul)(n, r)) return undefined;
			const a = (0, c.Ul)(n, "latest") ? ["latest", "latest-dev"] : [];
			const o = (0, i.au)(r, a, `${n}:`);
			const s = o === undefined ? "" : `${o} Otherwise, `;
			const u = "set `identity` to the uid of an identity that this job may assume, or `registry-token` to a token of the registry";
			return {
				message: o === undefined ? "`identity` is required: only `latest` and `latest-dev` of public images can be read without signing in" : `\`${n}:${r}\` cannot be read without signing in: of public images, only \`latest\` and \`latest-dev\` can`,
				fix: s + (t === undefined ? u : (0, l.q)(["registry"], e))
			};
		}
		const d = {
			message: "`images` is required",
			fix: "name at least one image, such as `python:latest`, or set `files` to scan files for images",
			input: "images"
		};
		const f = `https://github.com/${u.Jk}/blob/${u.GT}/docs/recipes/refresh-pins.md`;
		const p = 256;
		function pullRequestProblems(e, { host: t }) {
			const n = [];
			if ((e.images?.length ?? 0) > 0 && e.files?.length === 0) n.push({
				message: "`pull-request` pins references in files, and with `images` alone no file is read",
				fix: "leave `images` out, or name `files` too",
				input: "images"
			});
			const r = misplacedProblem(t);
			if (r !== undefined) n.push(r);
			else if (e["github-token"] === undefined) n.push({
				message: "`pull-request` needs `github-token`, which is not set",
				fix: "leave `github-token` out to use the job's token, or set it to a GitHub App token",
				input: "github-token"
			});
			for (const t of ["branch", "base"]) {
				const r = e[t] === undefined ? undefined : branchNameProblem(e[t]);
				if (r !== undefined) n.push({
					message: `\`${t}\`: \`${e[t]}\` ${r}`,
					input: t
				});
			}
			if (e.branch !== undefined && e.branch === e.base) n.push(sameBranch(e.branch));
			if ((e.title?.length ?? 0) > p) n.push({
				message: `\`title\` is longer than ${p} characters`,
				input: "title"
			});
			return n;
		}
		function misplacedProblem({ context: e, name: t }) {
			const refuse = (e, t) => ({
				message: `\`pull-request\` cannot be used ${e}`,
				fix: `${t}: see the recipe ${f}`,
				input: "pull-request"
			});
			if (t !== "github" || e.repository === undefined || e.apiUrl === undefined) return refuse("outside of GitHub Actions", "pin the files with `mode: pin`, and open the merge or pull request in a step of your own");
			if (e.changeEvent) return refuse(`on events of pull requests (this one is \`${e.event ?? "unknown"}\`)`, "run it on `schedule`, `workflow_dispatch` or `push`");
			return e.isFork === true ? refuse("in a fork", "run it in the upstream repository") : undefined;
		}
		function sameBranch(e) {
			return {
				message: `\`branch\` and \`base\` are both \`${e}\``,
				fix: "choose another name in `branch`: everything on it is replaced by every run",
				input: "branch"
			};
		}
		const m = 200;
		function branchNameProblem(e) {
			if (e.length > m) return `is longer than ${m} characters`;
			if (/^refs\//.test(e)) return "begins with `refs/`; write the name of the branch alone";
			if (/[\p{Cc}\p{Z}~^:?*[\\]/u.test(e)) return "has a character that git does not allow in branches";
			const t = /\.\.|@\{|\/\/|^[/-]|[/.]$/.test(e) || e === "" || e === "HEAD";
			const n = e.split("/").some((e) => e.startsWith(".") || e.endsWith(".lock"));
			return t || n ? "is not a name that git allows for branches" : undefined;
		}
		function branchesOfImages(e, t) {
			const plain = (t) => `${e}-${t.replaceAll("/", "-").replace(/\.lock$/, "-lock")}`;
			const n = [...(0, r.$)(t, plain)].flatMap(([e, t]) => {
				const branchOf = (n) => t.length === 1 ? e : `${e}-${(0, a.fg)(n).slice(0, 8)}`;
				return t.map((e) => [e, branchOf(e)]);
			});
			return new Map(n);
		}
	}),
	7550: (function(e, t, n) {
		n.d(t, { e: function() {
			return c;
		} });
		var r = n(98124);
		var i = n(72864);
		const reviewerProblem = (e) => /^@?[A-Za-z0-9][A-Za-z0-9-]*(?:\/[\w.-]+)?$/.test(e) ? undefined : "not an account, such as `octocat`, or a team, such as `acme/reviewers`";
		const a = {
			modes: ["pin"],
			only: "github"
		};
		const o = {
			"pull-request": {
				...i.KF,
				description: "`pin`: leave the files as they are, and keep one pull request with the new pins up to date instead.",
				...a
			},
			branch: {
				kind: "text",
				description: "Branch of the pull request.",
				default: "platform-actions/pins",
				...a
			},
			base: {
				kind: "text",
				description: "Branch that the pull request is for.",
				defaultText: "the checked-out branch",
				...a
			},
			title: {
				kind: "text",
				description: "Title of the pull request and of its commit.",
				defaultText: "`Refresh image digests`",
				...a
			},
			"commit-message": {
				kind: "text",
				description: "Commit message of the pull request.",
				defaultText: "the title, with a list of the images",
				...a
			},
			signoff: {
				...i.KF,
				description: "Add `Signed-off-by` to the commit of the pull request.",
				...a
			},
			labels: {
				kind: "list",
				description: "Labels to add to the pull request.",
				...a
			},
			reviewers: {
				kind: "list",
				entryProblem: reviewerProblem,
				description: "Accounts, and teams such as `acme/reviewers`, to request reviews from if there are new pins.",
				...a
			},
			assignees: {
				kind: "list",
				description: "Accounts to assign to the pull request.",
				...a
			},
			draft: {
				...i.KF,
				description: "Open the pull request as a draft.",
				...a
			},
			"group-by": {
				kind: "choice",
				choices: ["all", "image"],
				description: "One pull request for all images, or one for each image with all its tags.",
				default: "all",
				...a
			},
			"max-pull-requests": {
				kind: "integer",
				min: 1,
				max: 1e3,
				description: "Maximum number of pull requests that one run opens with `group-by: image`.",
				default: "10",
				...a
			}
		};
		const s = {
			"pull-request-number": { description: "Number of the pull request; empty if there is none." },
			"pull-request-url": { description: "URL of the pull request; empty if there is none." },
			"pull-request-operation": { description: "`created`, `updated`, `closed`, `unchanged` or `none`." },
			"pull-requests": {
				kind: "json",
				description: "With `group-by: image`: JSON list of `{image, number, url, operation, branch}`."
			}
		};
		const c = {
			name: "resolve-digest",
			title: "Resolve digest",
			summary: "Pin images by digest, as of now, as of a date or after a cooldown; check and update the pins in files.",
			face: "gate",
			stdout: "The references with their digests, one per line.",
			example: { images: "python:latest" },
			moreExamples: [["--mode check", "Checks the pins in the tracked files, and changes nothing."], ["--mode pin --min-age 3d --dry-run", "Shows the pins that would be written, at least 3 days old."]],
			usualInputs: [
				"mode",
				"images",
				"files",
				"as-of",
				"min-age",
				"max-age",
				"fail-on",
				"dry-run",
				"pull-request",
				"warn-only"
			],
			permissions: ["contents: read", "id-token: write"],
			capabilities: [
				{
					audience: "registry",
					capabilities: ["manifest.list", "tag.list"]
				},
				{
					audience: "registry",
					when: {
						mode: ["pin"],
						"pull-request": ["true"]
					},
					capabilities: ["repo.blobs.get"]
				},
				{
					audience: "platform",
					when: {
						mode: ["pin"],
						"pull-request": ["true"]
					},
					capabilities: [
						"account_associations.list",
						"advisories.list",
						"groups.list",
						"repo.list",
						"tag.list"
					]
				}
			],
			hook: {
				id: "image-pins",
				title: "Images are pinned by digest",
				description: "Every reference in the tracked files has a digest that its tag really had.",
				inputs: { mode: "check" }
			},
			inputs: {
				mode: {
					kind: "choice",
					choices: [
						"resolve",
						"check",
						"pin"
					],
					description: "`resolve` prints digests, `check` checks the pins in files, `pin` writes them.",
					default: "resolve"
				},
				...r.wQ,
				"as-of": {
					kind: "time",
					past: true,
					description: "Date or time; use the digest that the tag had then."
				},
				"min-age": {
					kind: "duration",
					description: "Cooldown; use the newest digest that the tag received at least this long ago.",
					policy: true
				},
				"max-age": {
					kind: "duration",
					modes: ["check"],
					description: "`check`: a pin that was superseded longer ago than this is stale; if omitted, every superseded pin is.",
					policy: true
				},
				"fail-on": {
					kind: "choices",
					modes: ["check"],
					choices: [
						"none",
						"unpinned",
						"stale",
						"unverified",
						"unread",
						"unresolved"
					],
					description: "`check`: findings that fail, or `none`.",
					default: "unpinned,unverified,unread",
					policy: true
				},
				"dry-run": {
					...i.KF,
					modes: ["pin"],
					description: "`pin`: show the diff without writing anything."
				},
				...o,
				...i.ll
			},
			outputs: {
				digest: { description: "Digest of the first image." },
				reference: { description: "Reference of the first image, with its digest." },
				"tag-updated-at": { description: "When the tag of the first image moved to that digest." },
				references: {
					kind: "json",
					description: "JSON list of `{image, tag, digest, reference, updatedAt}`; a failed image has `error` instead of `digest`."
				},
				changed: { description: "`true` if `pin` changed a file, or would have without `dry-run`." },
				"changed-files": {
					kind: "json",
					description: "JSON list of the files that `pin` changed, or would have without `dry-run`."
				},
				...s,
				"unpinned-count": { description: "Number of references without a digest." },
				"stale-count": { description: "Number of pins that were superseded." },
				"unverified-count": { description: "Number of pins whose tag never had that digest, and of malformed references." },
				"unread-count": { description: "Number of files that could not be read." },
				"unresolved-count": { description: "Number of references of this registry that are decided outside of their files." },
				...i.e5
			}
		};
	}),
	5467: (function(e, t, n) {
		n.d(t, { e: function() {
			return i;
		} });
		var r = n(72864);
		const i = {
			name: "sync-rolebindings",
			title: "Sync role bindings",
			summary: "Manage identities and role bindings in a reviewed YAML file: plan, guarded apply, drift and dump.",
			face: "gate",
			stdout: "`dump`: the YAML.",
			example: {
				identity: "${{ vars.PLATFORM_READER_IDENTITY }}",
				mode: "plan"
			},
			moreExamples: [["--identity \"$ID\" --mode drift", "Fails if the organization differs from the file."], ["--identity \"$ID\" --mode dump --plan-file .github/new.yml", "Writes the present state as a file to start from."]],
			usualInputs: [
				"mode",
				"file",
				"prune",
				"max-deletes",
				"allow-roles",
				"plan-file",
				"plan-hash",
				"warn-only"
			],
			permissions: ["contents: read", "id-token: write"],
			capabilities: [
				{
					audience: "platform",
					capabilities: [
						"groups.list",
						"identity.list",
						"role_bindings.list",
						"roles.list"
					]
				},
				...[{
					mode: ["drift"],
					unmanaged: [
						"",
						"warn",
						"fail"
					]
				}, {
					mode: ["plan", "apply"],
					unmanaged: ["warn", "fail"]
				}].map((e) => ({
					audience: "platform",
					when: e,
					capabilities: ["group_invites.list", "identity_providers.list"]
				})),
				...[
					["a new identity", "identity.create"],
					["a changed identity", "identity.update"],
					["a new binding", "role_bindings.create"],
					["a removed binding", "role_bindings.delete"]
				].map(([e, t]) => ({
					audience: "platform",
					when: { mode: ["apply"] },
					change: e,
					capabilities: [t]
				}))
			],
			inputs: {
				mode: {
					kind: "choice",
					choices: [
						"plan",
						"apply",
						"drift",
						"dump"
					],
					description: "`plan` shows the changes, `apply` makes them, `drift` fails on any difference, `dump` writes the current state.",
					default: "plan"
				},
				file: {
					kind: "globs",
					reads: true,
					description: "The role files: paths or globs.",
					default: ".github/rolebindings.yml"
				},
				"restrictions-file": {
					kind: "path",
					modes: [
						"plan",
						"apply",
						"drift"
					],
					description: "File that says which groups, roles, identities and claims each role file may contain; read from the base of a change, else from the checked-out commit."
				},
				prune: {
					...r.KF,
					modes: [
						"plan",
						"apply",
						"drift"
					],
					description: "Remove owned bindings that the file does not name."
				},
				unmanaged: {
					kind: "choice",
					modes: [
						"plan",
						"apply",
						"drift"
					],
					choices: [
						"ignore",
						"warn",
						"fail"
					],
					description: "Whether to ignore, warn or fail on identities, bindings and external group mappings that no entry names. Holders of `owner`, and of roles that may bind roles, are always listed.",
					defaultText: "`warn` in `drift`, `ignore` elsewhere"
				},
				"max-deletes": {
					kind: "integer",
					modes: ["plan", "apply"],
					min: 0,
					max: 1e5,
					description: "Maximum number of bindings that one run may remove.",
					default: "5"
				},
				"max-delete-percent": {
					kind: "integer",
					modes: ["plan", "apply"],
					min: 0,
					max: 100,
					description: "Maximum percentage of the owned bindings that one run may remove; applies if there are more than 4.",
					default: "25"
				},
				"protect-self": {
					...r.ON,
					modes: ["plan", "apply"],
					description: "Never remove bindings of the running identity."
				},
				"allow-roles": {
					kind: "globs",
					modes: ["plan", "apply"],
					description: "Globs of roles that may be granted; if empty, all that are not denied. `owner`, and roles that can create or change role bindings, roles or identities, must be named literally."
				},
				"deny-roles": {
					kind: "globs",
					modes: ["plan", "apply"],
					description: "Globs of roles that are never granted, in addition to `owner` and others that can give access.",
					defaultText: "`owner`, unless `allow-roles` names it literally"
				},
				"allow-claim-changes": {
					...r.KF,
					modes: ["plan", "apply"],
					description: "Allow changes to the claims of existing identities."
				},
				"plan-file": {
					kind: "path",
					modes: [
						"plan",
						"apply",
						"dump"
					],
					writes: ["plan", "dump"],
					description: "Plan that `plan` writes and `apply` compares with; file that `dump` writes, or a folder if it ends in `/` or is too large for one file."
				},
				"plan-hash": {
					kind: "text",
					modes: ["apply"],
					description: "`apply`: refuse to run if the hash of the plan differs from this one."
				},
				"warn-only": {
					...r.V6["warn-only"],
					policy: false
				},
				...r.eP,
				...r.j$
			},
			outputs: {
				changes: { description: "Number of changes in the plan." },
				"to-add": { description: "Number of identities and bindings to add." },
				"to-change": { description: "Number of identities and bindings to change." },
				"to-remove": { description: "Number of bindings to remove." },
				applied: { description: "Number of changes that were made." },
				failed: { description: "Number of changes that failed." },
				blocked: { description: "`true` if a guard blocks the plan." },
				"plan-hash": { description: "Hash of the organization and the changes, without times and line numbers." },
				plan: {
					kind: "json",
					description: "JSON list of `{action, kind, identity, name?, role?, group?, uid?, status}`; `name` is the new one."
				},
				...r.e5
			}
		};
	}),
	39352: (function(e, t, n) {
		n.d(t, { e: function() {
			return i;
		} });
		var r = n(72864);
		const i = {
			name: "token",
			title: "Token",
			summary: "Exchange this job's OIDC token for a platform or registry token.",
			face: "helper",
			stdout: "The token, if stdout is not a terminal and `output-file` is not set.",
			example: {
				identity: "${{ vars.PLATFORM_IDENTITY }}",
				audience: "registry"
			},
			permissions: ["id-token: write"],
			capabilities: [],
			inputs: {
				audience: {
					kind: "choice",
					choices: ["platform", "registry"],
					description: "Service that the token is for.",
					default: "platform"
				},
				"output-file": {
					kind: "path",
					writes: true,
					description: "File to write the token to, readable by its owner only."
				},
				...r.u4,
				...r.j$
			},
			outputs: {
				token: {
					kind: "secret",
					description: "The token, masked."
				},
				"expires-at": { description: "When the token expires." },
				...r.e5
			}
		};
	}),
	24060: (function(e, t, n) {
		n.d(t, {
			Dl: function() {
				return isSameFile;
			},
			l6: function() {
				return fileIdentity;
			},
			rj: function() {
				return removeEarlierFile;
			}
		});
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
				throw new a.yo({ message: `\`${e}\` cannot be read: ${n}` });
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
		function removeEarlierFile(e, t) {
			const n = (0, o.Rx)(e, t);
			if (n.kind === "refused") return;
			try {
				(0, r.rmSync)(n.path, { force: true });
			} catch (t) {
				throw new a.yo({ message: `\`${e}\` cannot be removed: ${(0, o.CA)(t)}` });
			}
		}
	}),
	16349: (function(e, t, n) {
		n.d(t, {
			CJ: function() {
				return treeChanges;
			},
			PW: function() {
				return o;
			},
			j_: function() {
				return diffTrees;
			}
		});
		var r = n(77825);
		var i = n(8385);
		var a = n(8754);
		const o = {
			checkout: 2e4,
			github: 500
		};
		async function diffTrees(e, t, n = o.checkout) {
			const [r, i] = await Promise.all([e.source.treeOf(e.commit), t.source.treeOf(t.commit)]);
			if (r.kind === "failed") return r;
			if (i.kind === "failed") return i;
			const a = [{
				...e,
				tree: r.value
			}, {
				...t,
				tree: i.value
			}];
			const s = await treeChanges(...a, n);
			if (s.kind === "failed") return s;
			const idOf = (e) => e?.mode.startsWith("100") ? e.id : undefined;
			const c = s.value.map((e) => ({
				...e,
				before: idOf(e.before),
				after: idOf(e.after)
			}));
			return {
				kind: "found",
				value: withMoves(c.filter((e) => e.before !== e.after))
			};
		}
		async function treeChanges(e, t, n) {
			const r = [];
			let o = [{
				path: "",
				before: e.tree,
				after: t.tree
			}];
			for (let s = o.length; o.length > 0; s += o.length) {
				if (s > n) return {
					kind: "failed",
					why: `the change touches more than ${n} folders`,
					isTooMuch: true
				};
				const c = await (0, a.e2)(e.source, o, async (n) => ({
					path: n.path,
					sides: await Promise.all([entriesOf(e.source, n.before), entriesOf(t.source, n.after)])
				}));
				o = [];
				for (const { path: e, sides: t } of c) {
					const [n, a] = t;
					if (n.kind === "failed") return n;
					if (a.kind === "failed") return a;
					const [s, c] = [(0, i.nG)(n.value), (0, i.nG)(a.value)];
					for (const t of new Set([...s.keys(), ...c.keys()])) {
						const n = e === "" ? t : `${e}/${t}`;
						const [i, a] = [s.get(t), c.get(t)];
						if (i?.id === a?.id && i?.mode === a?.mode) continue;
						const [l, u] = [i, a].map((e) => isFolder(e) ? e?.id : undefined);
						if (l !== undefined || u !== undefined) o.push({
							path: n,
							before: l,
							after: u
						});
						const d = {
							path: n,
							before: withoutFolder(i),
							after: withoutFolder(a)
						};
						if (d.before !== undefined || d.after !== undefined) r.push(d);
					}
				}
			}
			return {
				kind: "found",
				value: r
			};
		}
		const isFolder = (e) => e?.mode === "40000";
		const withoutFolder = (e) => isFolder(e) ? undefined : e;
		async function entriesOf(e, t) {
			return t === undefined ? {
				kind: "found",
				value: []
			} : e.entries(t);
		}
		function withMoves(e) {
			const t = (0, r.$)(e.filter(({ after: e }) => e === undefined), ({ before: e }) => e);
			const n = new Map();
			const i = new Set();
			const a = e.filter(({ before: e }) => e === undefined);
			const nameOf = (e) => e.slice(e.lastIndexOf("/") + 1);
			for (const e of [true, false]) for (const { after: r, path: o } of a) {
				if (n.has(o)) continue;
				const a = t.get(r)?.find((t) => !i.has(t.path) && (!e || nameOf(t.path) === nameOf(o)));
				if (a === undefined) continue;
				n.set(o, a.path);
				i.add(a.path);
			}
			return e.flatMap(({ after: e, before: t, path: r }) => {
				const a = n.get(r);
				if (a !== undefined) return [{
					path: r,
					kind: "moved",
					from: a
				}];
				if (e === undefined) return i.has(r) ? [] : [{
					path: r,
					kind: "deleted"
				}];
				return [{
					path: r,
					kind: t === undefined ? "added" : "changed"
				}];
			});
		}
	}),
	63913: (function(e, t, n) {
		n.d(t, {
			U: function() {
				return openCheckoutTrees;
			},
			s: function() {
				return openCheckedOut;
			}
		});
		var r = n(73024);
		var i = n(76760);
		var a = n(48636);
		var o = n(60616);
		var s = n(8385);
		var c = n(38365);
		var l = n(8754);
		const u = 16 * 1024 * 1024;
		const d = 64 * 1024 * 1024;
		const f = 128;
		const p = 200;
		function answerEach(e, t) {
			let n = 0;
			for (const { id: r, maximumBytes: i, resolve: a, type: o } of e) {
				const e = t.indexOf(10, n);
				const [, c, l, u = 0] = /^([0-9a-f]+) (\w+) (\d+)$/.exec(t.toString("latin1", n, e)) ?? [];
				const d = t.subarray(e + 1, e + 1 + Number(u));
				n = e + 1 + (c === undefined ? 0 : d.length + 1);
				if (c !== r || l !== o) a(failed(`there is no ${o} ${r.slice(0, 12)}`));
				else if (d.length > i) a(failed(`it is larger than ${Math.floor(i / 1024)} KiB`));
				else if ((0, s.DB)(r, o, d)) a(found(Buffer.from(d)));
				else a(failed(`the ${o} ${r.slice(0, 12)} of the checkout does not match its hash`));
			}
		}
		function openCheckoutTrees(e, t, n) {
			let i;
			let c = [];
			const readAll = async (r) => {
				try {
					i ??= borrowObjects(e.repository.commonDirectory, t, n);
				} catch (e) {
					const t = `the objects of the checkout cannot be read: ${(0, a.CA)(e)}`;
					for (const { resolve: e } of r) e(failed(t));
					return;
				}
				const [s, ...c] = r;
				const l = {
					top: i,
					gitDirectory: i,
					commonDirectory: i
				};
				const u = c.length > 0 ? d : (s?.maximumBytes ?? 0) + f;
				const p = r.map(({ id: e }) => `${e}\n`).join("");
				const m = await (0, o.EO)({
					...e,
					repository: l,
					folder: i,
					maximumBytes: u,
					input: p
				}, ["cat-file", "--batch"]);
				if (m.kind === "output") answerEach(r, m.bytes);
				else if (c.length === 0 || e.signal?.aborted === true) for (const { resolve: e } of r) e(failed(m.why));
				else for (const e of r) await readAll([e]);
			};
			const read = (e, t, n) => new Promise((r) => {
				if (c.length === 0) setImmediate(() => {
					const e = c;
					c = [];
					void readAll(e);
				});
				c.push({
					type: e,
					id: t,
					maximumBytes: n,
					resolve: r
				});
			});
			return {
				treeOf: async (t) => {
					const n = await read("commit", t, u);
					if (n.kind === "failed") {
						const r = `${n.why}${adviceOnAlternates(e.repository.commonDirectory)}`;
						return failed(`commit ${t.slice(0, 12)} is not in the checkout (${r})`);
					}
					const r = (0, s.rv)(n.value);
					return r === undefined ? failed(`commit ${t.slice(0, 12)} names no tree`) : found(r);
				},
				entries: async (e) => {
					const n = await read("tree", e, u);
					if (n.kind === "failed") return n;
					const r = (0, s.fU)(n.value, t / 2);
					return r === undefined ? failed(`the tree ${e.slice(0, 12)} is broken`) : found(r);
				},
				blob: (e, t) => read("blob", e, t),
				atOnce: p,
				close: () => {
					if (i !== undefined) (0, r.rmSync)(i, {
						recursive: true,
						force: true
					});
				}
			};
		}
		const found = (e) => ({
			kind: "found",
			value: e
		});
		const failed = (e) => ({
			kind: "failed",
			why: e
		});
		function adviceOnAlternates(e) {
			const t = (0, i.join)("objects", "info", "alternates");
			if (!(0, r.existsSync)((0, i.join)(e, t))) return "";
			return `; objects that the checkout borrows from a mirror are not read: run \`git repack -a -d\` and delete \`.git/${t}\` first`;
		}
		function borrowObjects(e, t, n) {
			const a = (0, r.mkdtempSync)((0, i.join)(n, "platform-actions-git-"));
			for (const e of ["objects", "refs"]) (0, r.mkdirSync)((0, i.join)(a, e));
			(0, r.writeFileSync)((0, i.join)(a, "HEAD"), "ref: refs/heads/none\n");
			const o = t === 64;
			const s = o ? "[extensions]\n	objectFormat = sha256\n" : "";
			(0, r.writeFileSync)((0, i.join)(a, "config"), `[core]\n\trepositoryFormatVersion = ${o ? 1 : 0}\n${s}`);
			const c = (0, i.join)(e, "objects");
			for (const e of (0, r.readdirSync)(c)) {
				if (/^(?:[0-9a-f]{2}|pack)$/.test(e)) (0, r.symlinkSync)((0, i.join)(c, e), (0, i.join)(a, "objects", e), "junction");
			}
			return a;
		}
		const m = 64 * 1024 * 1024;
		async function openCheckedOut(e) {
			const { signal: t, tempDirectory: n, workingDirectory: r, workspace: u } = e;
			const d = (0, c.W1)(u, r);
			if (d === undefined) return {
				kind: "none",
				why: "the workspace is not a git checkout"
			};
			const f = {
				repository: d,
				workspace: u,
				signal: t
			};
			const p = await (0, o.EO)(f, [
				"rev-parse",
				"--verify",
				"--quiet",
				"HEAD^{commit}"
			]);
			const h = p.kind === "output" ? p.bytes.toString("utf8").trim() : "";
			if (!(0, s.TS)(h)) return {
				kind: "none",
				why: "the checkout has no commit"
			};
			const g = await (0, o.EO)(f, [
				"symbolic-ref",
				"--quiet",
				"HEAD"
			]);
			const _ = g.kind === "output" ? g.bytes.toString("utf8").trim() : "";
			const v = openCheckoutTrees(f, h.length, n);
			const y = (0, l.H2)(v);
			return {
				commit: h,
				branch: _.startsWith("refs/heads/") ? _.slice("refs/heads/".length) : undefined,
				pathOf: (e) => {
					const t = (0, c.QX)(u, (0, i.resolve)(r, e));
					if (!(0, a.UO)(d.top, t)) return undefined;
					return (0, i.relative)(d.top, t).split(i.sep).join("/");
				},
				read: (e) => (0, l.Q_)(y, h, e, m),
				trees: y,
				close: v.close
			};
		}
	}),
	8754: (function(e, t, n) {
		n.d(t, {
			H2: function() {
				return rememberTrees;
			},
			I3: function() {
				return listTreeFiles;
			},
			Q_: function() {
				return readTreeBlob;
			},
			e2: function() {
				return readEach;
			},
			eH: function() {
				return withServer;
			},
			xt: function() {
				return readTreeFile;
			}
		});
		var r = n(38086);
		var i = n(24344);
		var a = n(59173);
		function rememberTrees(e) {
			return {
				...e,
				treeOf: (0, a.kY)(e.treeOf),
				entries: (0, a.kY)(e.entries)
			};
		}
		const o = 4;
		function withServer(e, t) {
			const n = (0, i.zm)(o);
			const orAsk = async (e, t) => {
				const r = await e;
				return r.kind === "found" ? r : n(t);
			};
			return {
				...e,
				treeOf: (n) => orAsk(e.treeOf(n), () => t.treeOf(n)),
				entries: (n) => orAsk(e.entries(n), () => t.entries(n)),
				blob: (n, r) => orAsk(e.blob(n, r), () => t.blob(n, r))
			};
		}
		async function readEach({ atOnce: e = 1 }, t, n) {
			const r = [];
			for (let i = 0; i < t.length; i += e) r.push(...await Promise.all(t.slice(i, i + e).map(n)));
			return r;
		}
		async function readTreeFile(e, t, n, r) {
			const i = await readTreeBlob(e, t, n, r);
			return i.kind === "blob" ? {
				kind: "file",
				text: i.bytes.toString("utf8")
			} : i;
		}
		async function readTreeBlob(e, t, n, i) {
			const a = await e.treeOf(t);
			if (a.kind === "failed") return a;
			let o = a.value;
			const s = n.split("/");
			for (const [t, n] of s.entries()) {
				const a = await e.entries(o);
				if (a.kind === "failed") return a;
				const c = a.value.find((e) => e.name === n);
				if (c === undefined) return { kind: "absent" };
				const l = t === s.length - 1;
				const u = obstacle(c, l);
				if (u !== undefined) return {
					kind: "refused",
					why: `\`${(0, r.h0)(s.slice(0, t + 1).join("/"))}\` ${u}`
				};
				if (c.mode.startsWith("100")) {
					if (!l) return { kind: "absent" };
					const t = await e.blob(c.id, i);
					return t.kind === "failed" ? t : {
						kind: "blob",
						bytes: t.value,
						mode: c.mode
					};
				}
				o = c.id;
			}
			return { kind: "absent" };
		}
		const s = 5e3;
		async function listTreeFiles(e, t, n, r) {
			const i = await e.treeOf(t);
			if (i.kind === "failed") return i;
			let a = i.value;
			for (const t of n.split("/").filter((e) => e !== "")) {
				const n = await e.entries(a);
				if (n.kind === "failed") return n;
				const r = n.value.find((e) => e.name === t);
				if (r?.mode !== "40000") return { kind: "absent" };
				a = r.id;
			}
			const o = new Map();
			const c = [{
				path: "",
				tree: a
			}];
			for (let t = 1, n = c.pop(); n !== undefined; t += 1, n = c.pop()) {
				if (t > s) return {
					kind: "refused",
					why: `it has more than ${s} folders to look at`
				};
				const i = await e.entries(n.tree);
				if (i.kind === "failed") return i;
				for (const { id: e, mode: t, name: a } of i.value) {
					const i = n.path === "" ? a : `${n.path}/${a}`;
					if (t.startsWith("100")) o.set(i, e);
					else if (t === "40000" && r(i)) c.push({
						path: i,
						tree: e
					});
				}
			}
			return {
				kind: "files",
				ids: o
			};
		}
		function obstacle({ mode: e }, t) {
			if (e === "120000") return "is a link in the base commit, and links are not followed";
			if (e === "160000") return "is a submodule in the base commit, and submodules are not read";
			if (e === "40000") return t ? "is a folder in the base commit" : undefined;
			return e.startsWith("100") ? undefined : `has the unknown mode ${(0, r.h0)(e, 20)} in the base commit`;
		}
	}),
	16325: (function(e, t, n) {
		n.d(t, { N: function() {
			return githubTrees;
		} });
		var r = n(63144);
		var i = n(38086);
		var a = n(8385);
		var o = n(3366);
		const s = {
			commits: (e, t, n) => e.getCommit({
				...n,
				commit_sha: t
			}),
			trees: (e, t, n) => e.getTree({
				...n,
				tree_sha: t
			}),
			blobs: (e, t, n) => e.getBlob({
				...n,
				file_sha: t
			})
		};
		function githubTrees(e, t) {
			const get = async (n, r) => {
				const i = await e(({ rest: e }) => s[n](e.git, r, (0, o.H5)(t)));
				if (i.kind === "ok") return {
					kind: "found",
					value: i.body
				};
				return failed(`GitHub's API did not return it: ${i.why}`, i.status);
			};
			return {
				treeOf: async (e) => {
					const t = await get("commits", e);
					if (t.kind === "failed") return t;
					const n = fieldText((0, r._F)(t.value, "tree"), "sha");
					if (fieldText(t.value, "sha") !== e || !(0, a.TS)(n)) return failed(unexpected("commit"));
					return {
						kind: "found",
						value: n
					};
				},
				entries: async (e) => {
					const t = await get("trees", e);
					if (t.kind === "failed") return t;
					const n = entriesOf((0, r._F)(t.value, "tree"));
					if (n === undefined || !(0, a.DB)(e, "tree", (0, a.hN)(n))) return failed(unexpected("tree"));
					return {
						kind: "found",
						value: n
					};
				},
				blob: async (e, t) => {
					const n = await get("blobs", e);
					if (n.kind === "failed") return n;
					if (fieldText(n.value, "encoding") !== "base64") return failed(unexpected("blob"));
					const r = Buffer.from(fieldText(n.value, "content"), "base64");
					if (r.length > t) return failed(`it is larger than ${Math.floor(t / 1024)} KiB`);
					return (0, a.DB)(e, "blob", r) ? {
						kind: "found",
						value: r
					} : failed(unexpected("blob"));
				}
			};
		}
		function failed(e, t) {
			const n = t === 401 || t === 403 || t === 404;
			const r = n ? "; does `github-token` have `permissions: contents: read`?" : "";
			return {
				kind: "failed",
				why: (0, i.h0)(`${e}${r}`, 500)
			};
		}
		const unexpected = (e) => `GitHub's API answers with another ${e} than was asked for`;
		function entriesOf(e) {
			if (!Array.isArray(e)) return undefined;
			const t = e.map((e) => ({
				mode: fieldText(e, "mode").replace(/^0+/, ""),
				name: fieldText(e, "path"),
				id: fieldText(e, "sha")
			}));
			return t.every(({ id: e }) => (0, a.TS)(e)) ? t : undefined;
		}
		const fieldText = (e, t) => (0, r.b6)((0, r._F)(e, t)) ?? "";
	}),
	3366: (function(e, t, n) {
		n.d(t, {
			Ob: function() {
				return githubUrlProblem;
			},
			Ov: function() {
				return openOctokit;
			},
			H5: function() {
				return ownerAndRepo;
			}
		});
		var r = n(63144);
		var i = n(38086);
		var a = n(31666);
		var o = n(10646);
		;
		const s = 6e4;
		const c = 5 * 6e4;
		const l = 30;
		const u = 1e3;
		function limitDelay(e, t) {
			if (e.kind !== "response") return undefined;
			const { body: n, headers: r, status: i } = e;
			const a = i === 200 && isRateLimited(n);
			const o = i === 422 && /\bwas submitted too quickly\b/.test(n);
			if (i !== 403 && i !== 429 && !a && !o) return undefined;
			const c = r["retry-after"]?.trim() ?? "";
			if (/^[0-9]{1,6}$/.test(c)) return Number(c) * 1e3;
			const l = r["x-ratelimit-reset"]?.trim() ?? "";
			if (r["x-ratelimit-remaining"]?.trim() === "0" && /^[0-9]{1,12}$/.test(l)) return Math.max(0, Number(l) * 1e3 - t);
			const u = o || /\bsecondary rate limit\b|\babuse detection\b/i.test(n);
			return a || i === 429 || u ? s : undefined;
		}
		function isRateLimited(e) {
			if (!e.includes("\"RATE_LIMITED\"")) return false;
			const t = (0, r._F)((0, r.qF)(e), "errors");
			return Array.isArray(t) && t.some((e) => (0, r._F)(e, "type") === "RATE_LIMITED");
		}
		function failedGithubTry(e, t, n = c) {
			const r = limitDelay(e, t);
			if (r === undefined) return (0, a.Rs)(e, t);
			return {
				isTransient: r <= n,
				wasTaken: false,
				hintMs: r
			};
		}
		function createWritePacer({ clock: e, signal: t }) {
			let n = 0;
			return async () => {
				n += 1;
				if (n > l) await e.sleep(u, t);
			};
		}
		;
		function githubUrlProblem(e) {
			const t = URL.canParse(e) ? new URL(e) : undefined;
			if (t === undefined || t.username !== "" || t.password !== "" || t.search !== "" || t.hash !== "") return "GITHUB_API_URL is not the address of an API";
			if (t.protocol !== "https:" && !(t.protocol === "http:" && (0, o.U9)(t.hostname))) return "GITHUB_API_URL is not https";
			return undefined;
		}
		function ownerAndRepo(e) {
			const [t = "", n = ""] = e.split("/");
			return {
				owner: t,
				repo: n
			};
		}
		const quiet = () => undefined;
		async function openOctokit(e) {
			const { apiUrl: t, token: n, userAgent: r } = e;
			const { getOctokit: i } = await loadOctokit();
			const a = i(n, {
				baseUrl: t.replace(/\/+$/, ""),
				userAgent: r,
				request: { fetch: createGithubFetch(e) },
				log: {
					debug: quiet,
					info: quiet,
					warn: quiet,
					error: quiet
				}
			});
			return async (e, t) => {
				try {
					const { data: n, headers: r } = await e(a);
					const i = t?.safeParse(n);
					if (i?.success === false) return d;
					return {
						kind: "ok",
						body: i === undefined ? n : i.data,
						hasNextPage: /;\s*rel="?next"?/i.test(String(r?.["link"] ?? "")),
						isOwnServer: r?.["x-github-enterprise-version"] !== undefined
					};
				} catch (e) {
					return describe(e);
				}
			};
		}
		const d = {
			kind: "failed",
			status: 200,
			why: "the answer has an unexpected form",
			unsure: true
		};
		const f = [
			"GITHUB_EVENT_PATH",
			"https_proxy",
			"HTTPS_PROXY",
			"http_proxy",
			"HTTP_PROXY"
		];
		async function loadOctokit() {
			const e = f.map((e) => [e, process.env[e]]);
			for (const e of f) delete process.env[e];
			try {
				return await Promise.all([
					n.e(405),
					n.e(545),
					n.e(134)
				]).then(n.bind(n, 58134));
			} finally {
				for (const [t, n] of e) if (n !== undefined) process.env[t] = n;
			}
		}
		class UnusableAnswer extends Error {
			failure;
			constructor(e) {
				super(e.why);
				this.failure = {
					kind: "failed",
					...e
				};
			}
		}
		function createGithubFetch({ apiUrl: e, redact: t, send: n, waiting: i }) {
			const { origin: o } = new URL(e);
			const s = i && createWritePacer(i);
			const judge = (e, t) => i === undefined ? (0, a.Rs)(e, t) : failedGithubTry(e, t, i.longestMs);
			return async (e, i) => {
				if (new URL(e).origin !== o) throw new UnusableAnswer({
					status: 0,
					why: "the request would go to a server other than the API",
					unsure: false
				});
				const { body: a, method: c } = i;
				const l = {
					...i.headers,
					"x-github-api-version": "2022-11-28"
				};
				const u = {
					method: c,
					url: e,
					headers: l,
					...a === undefined ? {} : { body: a }
				};
				const d = c !== "GET";
				if (d) await s?.();
				const f = await n(u, c !== "POST", judge);
				if (f.kind === "failure") throw new UnusableAnswer({
					status: 0,
					why: t(f.message),
					unsure: f.sent
				});
				const { status: p } = f;
				const m = redactJson(f.body, t);
				if (p >= 300 && p < 400) throw new UnusableAnswer({
					status: p,
					why: whyOf(p, (0, r.qF)(m)),
					unsure: false
				});
				const h = new Map(Object.entries(f.headers));
				return {
					status: p,
					url: e,
					headers: h,
					text: async () => m
				};
			};
		}
		function redactJson(e, t) {
			const n = (0, r.qF)(e, t);
			return n === undefined ? t(e) : JSON.stringify(n);
		}
		function whyOf(e, t) {
			const n = (0, r._F)(t, "errors");
			const a = Array.isArray(n) ? n.map(detailOf).filter((e) => e !== "") : [];
			const o = [(0, r.b6)((0, r._F)(t, "message")) ?? "", ...a].filter((e) => e !== "").join("; ");
			return `HTTP status ${e}${o === "" ? "" : `: ${(0, i.h0)(o, 300)}`}`;
		}
		function detailOf(e) {
			const t = (0, r.b6)(e) ?? (0, r.b6)((0, r._F)(e, "message"));
			if (t !== undefined) return t;
			return [
				"resource",
				"field",
				"code"
			].flatMap((t) => (0, r.b6)((0, r._F)(e, t)) ?? []).join(" ");
		}
		function describe(e) {
			const t = e instanceof Error ? e.cause : undefined;
			if (t instanceof UnusableAnswer) return t.failure;
			const { response: n } = Object(e);
			if (typeof n?.status === "number") {
				const { data: e, headers: t, status: i } = n;
				const a = (0, r.b6)((0, r._F)(t, "x-accepted-github-permissions"));
				const o = {
					kind: "failed",
					status: i,
					why: whyOf(i, e),
					unsure: i >= 500
				};
				return a === undefined ? o : {
					...o,
					accepted: a
				};
			}
			const a = (0, i.h0)(e instanceof Error ? e.message : String(e), 300);
			const o = (0, r._F)(e, "errors");
			const s = Array.isArray(o) ? (0, r.b6)((0, r._F)(o[0], "type")) : undefined;
			if (Array.isArray(o)) return {
				kind: "failed",
				status: 200,
				why: a,
				unsure: false,
				...s === undefined ? {} : { type: s }
			};
			return {
				kind: "failed",
				status: 0,
				why: a,
				unsure: true
			};
		}
	}),
	97286: (function(e, t, n) {
		n.d(t, {
			Ch: function() {
				return readVariables;
			},
			MO: function() {
				return currentFolder;
			},
			rD: function() {
				return wholeNumber;
			},
			se: function() {
				return startedProgram;
			},
			sx: function() {
				return userCacheFolder;
			}
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
		const startedProgram = () => process.argv[1] ?? "";
	}),
	9157: (function(e, t, n) {
		n.d(t, { Z: function() {
			return IdTokenError;
		} });
		class IdTokenError extends Error {
			remedy;
			permanent;
			constructor(e, t, n = true, r) {
				super(e, r);
				this.name = "IdTokenError";
				this.remedy = t;
				this.permanent = n;
			}
		}
	}),
	49296: (function(e, t, n) {
		n.d(t, { g: function() {
			return requestIdToken;
		} });
		var r = n(63144);
		var i = n(38086);
		var a = n(31666);
		var o = n(9157);
		const s = "this is a problem with the CI's token service: run the job again";
		const c = "check the connection from this machine to the CI's token service (proxy, certificates), and run the job again";
		async function requestIdToken(e, t) {
			const { field: n, limits: r, method: i, passing: s, url: c } = t;
			const l = {
				...t.headers,
				authorization: `Bearer ${t.requestToken}`
			};
			const u = i === "POST" ? { body: "" } : {};
			const { requestTimeoutMs: d, signal: f } = r;
			const { last: p } = await (0, a.LH)({
				...e,
				...r
			}, true, async () => {
				const t = await e.http({
					method: i,
					url: c,
					headers: l,
					timeoutMs: d,
					signal: f,
					...u
				});
				const r = judge(t, n, e.clock.now());
				const a = t.kind === "response" && t.status === s;
				return a && r.failed ? {
					...r,
					failed: {
						...r.failed,
						isTransient: true
					}
				} : r;
			});
			if (p.token !== undefined) return p.token;
			if (p.isRefusal) throw t.refused(p.why);
			throw new o.Z(`the CI did not issue an ID token: ${p.why}`, p.remedy, false);
		}
		function judge(e, t, n) {
			const o = (0, a.Rs)(e, n);
			if (e.kind === "failure") return {
				why: e.message,
				remedy: c,
				isRefusal: false,
				failed: o
			};
			const l = e.status === 200 ? (0, r.b6)((0, r._F)((0, r.qF)(e.body), t)) : undefined;
			const u = l?.trim() ?? "";
			if ((0, i.sg)(u)) return {
				token: u,
				why: "",
				remedy: "",
				isRefusal: false,
				failed: undefined
			};
			const d = e.status === 200 ? "an answer without a token" : `HTTP status ${e.status}`;
			return {
				why: d,
				remedy: s,
				isRefusal: e.status !== 200 && !o.isTransient,
				failed: o
			};
		}
	}),
	39677: (function(e, t, n) {
		n.d(t, {
			E7: function() {
				return quotable;
			},
			Is: function() {
				return harmless;
			},
			Kr: function() {
				return createLabeledLog;
			},
			mE: function() {
				return createCommandLog;
			}
		});
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
					const a = paint("faint", clean(annotationPlace(e)));
					const o = `${paint(t, `${t}:`)} ${paint("strong", clean(`${r}:`))} ${clean(n)}`;
					i(`${guard(a + o)}\n`);
				},
				quote: (e) => i(`${guard((0, r.ix)(quotable(n.redact(e))))}\n`)
			};
		}
		function annotationPlace({ column: e, file: t, line: n }) {
			return t === undefined ? "" : `${(0, r.h0)(t, Number.POSITIVE_INFINITY)}:${n ?? 1}${e === undefined ? "" : `:${e}`}: `;
		}
		function quotable(e) {
			return (0, r.M1)((0, r.jQ)(e.replace(/\r\n?/g, "\n"))).trimEnd();
		}
		const i = 10;
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
				annotate: (e) => {
					const { level: t, message: n, title: r } = e;
					tell(e, `${annotationPlace(e)}${t}: ${r}: ${n}`);
				}
			};
		}
	}),
	13418: (function(e, t, n) {
		n.d(t, {
			E4: function() {
				return sendOnce;
			},
			GS: function() {
				return c;
			},
			Q9: function() {
				return openSender;
			},
			Si: function() {
				return withEncoding;
			},
			T6: function() {
				return collectAnswer;
			}
		});
		var r = n(15230);
		var i = n(44225);
		var a = n(24344);
		var o = n(59173);
		const s = 128 * 1024 * 1024;
		const c = 1e4;
		function openSender() {
			const e = new Map();
			const protocolFor = ({ protocol: t }) => (0, o.IV)(e, t, () => openProtocol(t === "https:"));
			return {
				send: (e, t) => sendOnce(t, (n, r) => exchange(e, t, protocolFor(e), n, r)),
				close: () => {
					for (const { agent: t } of e.values()) t.destroy();
				}
			};
		}
		function openProtocol(e) {
			const { Agent: t, request: n } = process.getBuiltinModule(e ? "node:https" : "node:http");
			const r = new t({
				keepAlive: true,
				scheduling: "lifo",
				timeout: c
			});
			return {
				request: n,
				agent: r,
				ready: e ? "secureConnect" : "connect"
			};
		}
		const withEncoding = (e) => ({
			"accept-encoding": "identity",
			...e
		});
		async function sendOnce(e, t, n) {
			const { signal: i, timeoutMs: o } = e;
			const s = new AbortController();
			const stop = () => s.abort();
			const c = new DOMException("too late", "TimeoutError");
			const l = setTimeout(() => s.abort(c), o);
			(0, a.Bp)(i);
			i.addEventListener("abort", stop);
			let u = false;
			try {
				i.throwIfAborted();
				return await t(s.signal, () => {
					u = true;
				});
			} catch (t) {
				const i = (0, r.I)(t, {
					...e,
					proxy: n
				});
				return u ? i : {
					...i,
					sent: false
				};
			} finally {
				clearTimeout(l);
				i.removeEventListener("abort", stop);
			}
		}
		function exchange(e, t, { agent: n, ready: r, request: a }, o, s) {
			const { body: c, method: l } = t;
			return new Promise((u, d) => {
				const f = a(e, {
					method: l,
					headers: withEncoding(t.headers),
					agent: n
				});
				o.addEventListener("abort", () => {
					f.destroy();
					d(o.reason);
				});
				f.once("socket", (e) => {
					if (e.connecting) e.once(r, s);
					else s();
				});
				f.on("error", d);
				f.once("response", (e) => {
					const n = collectAnswer(t, e.statusCode ?? 0, e.headers);
					const refuse = (t) => {
						u(t);
						e.destroy();
					};
					const r = n.add(Buffer.of());
					if (r !== undefined) return refuse(r);
					e.on("data", (e) => {
						const t = n.add(e);
						if (t !== undefined) refuse(t);
						(0, i.g)(e);
					});
					e.on("error", d);
					e.once("end", () => u(n.end()));
				});
				f.end(c);
			});
		}
		const l = 64 * 1024;
		function collectAnswer({ maximumBytes: e = s }, t, n) {
			const r = Math.min(e, s);
			const a = Number(n["content-length"] ?? "") > r;
			let o = Buffer.allocUnsafeSlow(l);
			let c = 0;
			return {
				add: (e) => {
					if (a || c + e.length > r) {
						const e = `the answer is larger than ${r >> 20} MiB`;
						return {
							kind: "failure",
							reason: "too-large",
							message: e,
							sent: true
						};
					}
					if (c + e.length > o.length) {
						const t = o;
						o = Buffer.allocUnsafeSlow(2 * (c + e.length));
						o.set(t);
						(0, i.g)(t);
					}
					o.set(e, c);
					c += e.length;
					return undefined;
				},
				end: () => {
					const e = o.toString("utf8", 0, c);
					(0, i.g)(o);
					return {
						kind: "response",
						status: t,
						headers: joinHeaders(n),
						body: e
					};
				}
			};
		}
		function joinHeaders(e) {
			const t = Object.entries(e).map(([e, t]) => [e, Array.isArray(t) ? t.join(", ") : t ?? ""]);
			return Object.fromEntries(t);
		}
	}),
	68154: (function(e, t, n) {
		n.d(t, {
			eq: function() {
				return proxyVariables;
			},
			iJ: function() {
				return proxyFor;
			},
			rq: function() {
				return readProxies;
			}
		});
		var r = n(10646);
		var i = n(45794);
		function namesProxy(e) {
			const t = [
				"https_proxy",
				"HTTPS_PROXY",
				"http_proxy",
				"HTTP_PROXY"
			];
			return t.some((t) => (e[t] ?? "") !== "");
		}
		function readProxies(e) {
			const find = (t) => e[t.toLowerCase()] || e[t] || "";
			return {
				httpProxy: proxyUrl("HTTP_PROXY", find("HTTP_PROXY")),
				httpsProxy: proxyUrl("HTTPS_PROXY", find("HTTPS_PROXY")),
				noProxy: find("NO_PROXY")
			};
		}
		function proxyFor({ httpProxy: e, httpsProxy: t, noProxy: n }, i) {
			if ((0, r.U9)(i.hostname) || isExempt(n, i)) return "";
			return i.protocol === "https:" ? t : e;
		}
		function proxyVariables({ httpProxy: e, httpsProxy: t, noProxy: n }) {
			const r = n.split(/[,\s]+/).map((e) => e.replace(/^\*?\./, ""));
			const i = r.filter((e) => e !== "");
			const a = i.flatMap((e) => e === "*" ? [e] : [e, `.${e}`]).join(",");
			return {
				http_proxy: e,
				HTTP_PROXY: e,
				https_proxy: t,
				HTTPS_PROXY: t,
				no_proxy: a,
				NO_PROXY: a
			};
		}
		function proxyUrl(e, t) {
			const n = t.trim();
			if (n === "") return "";
			const a = /^[a-z][a-z0-9+.-]*:\/\//i.test(n) ? n : `http://${n}`;
			const o = URL.canParse(a) ? new URL(a) : undefined;
			const s = o?.protocol === "http:" || o?.protocol === "https:";
			if (s && (0, r.w1)(o.username) && (0, r.w1)(o.password)) return a;
			throw new i.yo({
				message: `${e} is not the address of an HTTP proxy`,
				fix: `write \`http://host:port\`, or \`http://user:password@host:port\` with both percent-encoded`
			});
		}
		function isExempt(e, t) {
			const n = withoutDot(t.hostname.toLowerCase()).replace(/^\[(.*)\]$/, "$1");
			const r = t.port === "" ? t.protocol === "https:" ? "443" : "80" : t.port;
			return e.toLowerCase().split(/[,\s]+/).some((e) => e === "*" || covers(parseEntry(e), n, r));
		}
		function parseEntry(e) {
			const [, t, n] = /^\[([^\]]*)\](?::(\d+))?$/.exec(e) ?? [];
			if (t !== undefined) return {
				name: t,
				port: n
			};
			const [, r = e, i] = /^([^:]*):(\d+)$/.exec(e) ?? [];
			return {
				name: withoutDot(r).replace(/^\*?\./, ""),
				port: i
			};
		}
		const withoutDot = (e) => e.replace(/\.$/, "");
		function covers(e, t, n) {
			const { name: r } = e;
			if (r === "" || e.port !== undefined && e.port !== n) return false;
			const i = familyOf(t);
			if (i === undefined) return t === r || t.endsWith(`.${r}`);
			return isInNetwork(t, i, r);
		}
		function familyOf(e) {
			const { isIP: t } = process.getBuiltinModule("node:net");
			const n = t(e);
			return n === 0 ? undefined : n === 4 ? "ipv4" : "ipv6";
		}
		function isInNetwork(e, t, n) {
			const r = t === "ipv4" ? 32 : 128;
			const [i = "", a = String(r), ...o] = n.split("/");
			const s = /^\d{1,3}$/.test(a) && Number(a) <= r;
			if (o.length > 0 || !s || familyOf(i) !== t) return false;
			const { BlockList: c } = process.getBuiltinModule("node:net");
			const l = new c();
			l.addSubnet(i, Number(a), t);
			return l.check(e, t);
		}
	}),
	98124: (function(e, t, n) {
		n.d(t, {
			B3: function() {
				return readImageInputs;
			},
			Cd: function() {
				return readRegistryNames;
			},
			H: function() {
				return readImages;
			},
			wQ: function() {
				return c;
			}
		});
		var r = n(38707);
		var i = n(45794);
		var a = n(40382);
		var o = n(63664);
		function readRegistryNames(e) {
			const t = new Map();
			const n = [];
			for (const r of e["registry-map"]) {
				const e = (0, a.jE)(r);
				if (e.kind === "mapping") t.set(e.mapping, r);
				else n.push({
					message: `\`registry-map\`: \`${r}\` is not a mapping: ${e.reason}`,
					input: "registry-map"
				});
			}
			for (const [e, r] of t) n.push(...contradictions(e, r, t));
			const r = {
				registryHost: new URL(e["registry-url"]).host,
				mappings: [...t.keys()]
			};
			for (const [e, i] of t) if (!(0, a.TT)(e, r)) n.push({
				message: `\`registry-map\`: \`${i}\` leads to \`${e.to[0]}\`, which is not this registry, so its images would not be looked at`,
				fix: "write `cgr.dev`, or an organization below it, on the right, or remove the line",
				input: "registry-map"
			});
			if (n.length > 0) throw new i.yo(...n);
			return r;
		}
		function contradictions({ from: e, to: t }, n, r) {
			const i = e.join("/");
			const [a, o] = [...r].find(([e]) => e.from.join("/") === i) ?? [];
			if (a === undefined || a.to.join("/") === t.join("/")) return [];
			const s = `\`registry-map\`: \`${o}\` and \`${n}\` have the same left side, so it is not known where to look`;
			return [{
				message: s,
				fix: "remove one of the lines",
				input: "registry-map"
			}];
		}
		function readImages(e, t) {
			const n = [];
			const c = [];
			for (const i of e) {
				const e = (0, o.o_)(i);
				if (e.kind === "malformed") {
					n.push({
						message: `\`images\`: \`${i}\` is not an image reference: ${e.reason}`,
						fix: s,
						input: "images"
					});
					continue;
				}
				const l = (0, a.kl)(e.reference, t, "ours");
				if (l.kind === "ours") c.push({
					text: i,
					reference: e.reference,
					image: l.image
				});
				else {
					const e = l.host?.includes(":") ? "" : `if \`${l.host}\` is the name of an organization, write \`cgr.dev/${i}\`; `;
					const a = (0, r.au)(l.host ?? "", ["cgr.dev", t.registryHost]);
					n.push({
						message: `\`images\`: \`${i}\` is on \`${l.host}\`, not on this registry`,
						fix: `${a === undefined ? "" : `${a} Otherwise, `}${e}if it is a mirror, name it in \`registry-map\``,
						input: "images"
					});
				}
			}
			if (n.length > 0) throw new i.yo(...n);
			return c;
		}
		function readImageInputs(e) {
			const t = readRegistryNames(e);
			return {
				names: t,
				images: readImages(e.images, t)
			};
		}
		const s = "write for example `python:latest`, `acme/nginx:1.27` or `acme/nginx@sha256:\u2026` with all 64 digits; globs are not supported here";
		function referenceProblem(e) {
			const t = (0, o.o_)(e);
			return t.kind === "malformed" ? `not an image reference: ${t.reason}` : undefined;
		}
		function mappingProblem(e) {
			const t = (0, a.jE)(e);
			return t.kind === "malformed" ? `not a mapping: ${t.reason}` : undefined;
		}
		const c = {
			images: {
				kind: "list",
				entryProblem: referenceProblem,
				entryFix: s,
				description: "Images such as `python:3.12-dev` or `cgr.dev/acme/nginx:1.27`, with or without a digest."
			},
			files: {
				kind: "globs",
				reads: true,
				description: "Globs of the files to scan for references.",
				policy: true
			},
			"ignore-images": {
				kind: "globs",
				description: "Globs on `org/name:tag` to exclude; without a colon, any tag; `!` includes again; the last match wins.",
				policy: true
			},
			"registry-map": {
				kind: "list",
				entryProblem: mappingProblem,
				entryFix: "write for example `mirror.example/proxy=cgr.dev`",
				description: "Lines such as `mirror.example/proxy=cgr.dev`: images are looked up on the right, files keep the left.",
				policy: true
			}
		};
	}),
	39552: (function(e, t, n) {
		n.d(t, {
			Cj: function() {
				return checkoutTrees;
			},
			M8: function() {
				return checkedOut;
			},
			Wm: function() {
				return f;
			},
			bx: function() {
				return baseOf;
			},
			kN: function() {
				return readCommit;
			},
			lW: function() {
				return pathIn;
			},
			x5: function() {
				return refusal;
			}
		});
		var r = n(76760);
		var i = n(45794);
		var a = n(48636);
		var o = n(60616);
		var s = n(8385);
		var c = n(38365);
		var l = n(63913);
		var u = n(8754);
		var d = n(16325);
		const f = {
			input: "policy-from",
			of: "the base of the change",
			unknown: "the host does not report the base commit of this run",
			fix: "check out the base commit too (`fetch-depth: 0` for actions/checkout, `GIT_DEPTH: 0` on GitLab, `fetchDepth: 0` on Azure); or, on GitHub, set `github-token` to a token with `contents: read`; or name a commit that is checked out in PLATFORM_BASE_COMMIT"
		};
		async function baseOf(e) {
			const { changeRequest: t, commit: n, untrustedHead: r } = e.host.context;
			const i = repositoryOf(e);
			const a = t?.baseCommit;
			const o = t?.baseRef;
			const c = o !== undefined && !/[\s~^:?*[\\]|\.\.|@\{/.test(o);
			const l = c ? () => idOf(e, i, `refs/remotes/origin/${o}`) : () => undefined;
			const u = r ? [a, n] : [await mergedBase(e, i), a ?? await l()];
			const d = u.filter((e) => e !== undefined).filter(s.TS);
			return {
				place: e,
				repository: i,
				ids: d,
				...f
			};
		}
		async function mergedBase(e, t) {
			const { changeRequest: n, commit: r = "" } = e.host.context;
			const i = n?.headCommit;
			if (t === undefined || i === undefined || !(0, s.TS)(r)) return undefined;
			const a = await (0, o.EO)(gitCall(e, t), [
				"cat-file",
				"commit",
				"HEAD"
			]);
			if (a.kind === "failed" || !(0, s.DB)(r, "commit", a.bytes)) return undefined;
			const [c, ...l] = (0, s.so)(a.bytes);
			return l.length === 1 && l[0] === i ? c : undefined;
		}
		async function checkedOut(e, t) {
			const n = repositoryOf(e);
			const r = await idOf(e, n, "HEAD") ?? "";
			return {
				...{
					place: e,
					repository: n,
					input: t,
					ids: (0, s.TS)(r) ? [r] : []
				},
				of: "the checked-out commit",
				unknown: "no commit is checked out",
				fix: "check the repository out before this step, and commit the file"
			};
		}
		const repositoryOf = ({ host: e, workingDirectory: t }) => (0, c.W1)(e.context.workspace, t);
		async function idOf(e, t, n) {
			if (t === undefined) return undefined;
			const r = [
				"rev-parse",
				"--verify",
				"--quiet",
				"--end-of-options",
				`${n}^{commit}`
			];
			const i = await (0, o.EO)(gitCall(e, t), r);
			return i.kind === "failed" ? undefined : i.bytes.toString("utf8").trim();
		}
		function checkoutTrees(e, t, n) {
			return (0, l.U)(gitCall(e, t), n.length, e.host.context.tempDirectory);
		}
		function gitCall({ host: e, signal: t }, n) {
			return {
				repository: n,
				workspace: e.context.workspace,
				signal: t
			};
		}
		async function readCommit(e, t) {
			const n = await readFromCheckout(e, t);
			if (!isFailed(n)) return n;
			const r = await readFromGithub(e, t);
			return isFailed(r) ? failed(`${n.why}; ${r.why}`) : r;
		}
		const failed = (e) => ({
			kind: "failed",
			why: e
		});
		const isFailed = (e) => e.kind === "failed";
		async function readFromCheckout({ ids: e, place: t, repository: n }, r) {
			if (n === undefined) return failed("the workspace is not a git repository");
			let i;
			for (const a of e) {
				const e = checkoutTrees(t, n, a);
				try {
					const t = await r(e, a, "checkout");
					if (!isFailed(t)) return t;
					i ??= t;
				} finally {
					e.close();
				}
			}
			return i ?? failed("there is no commit to read");
		}
		async function readFromGithub({ ids: [e = ""], place: t, repository: n }, r) {
			if (t.host.name !== "github" || t.github === undefined) return failed("no API is available to read it from");
			const i = await t.github();
			if (i.kind === "closed") return failed(`it cannot be read through GitHub's API either: ${i.why}`);
			const a = (0, d.N)(i.api, i.repository);
			if (n === undefined) return r(a, e, "github");
			const o = checkoutTrees(t, n, e);
			try {
				return await r((0, u.eH)(o, a), e, "github");
			} finally {
				o.close();
			}
		}
		function refusal(e, t, { fix: n, input: r, of: a }) {
			return new i.yo({
				message: `\`${e}\` cannot be read from ${a}: ${t}`,
				fix: n,
				input: r
			});
		}
		function pathIn(e, t) {
			const { ids: n, place: i, repository: o, unknown: s } = e;
			const { workspace: l } = i.host.context;
			const u = o?.top ?? (0, c.QX)(l, l);
			const d = (0, c.QX)(l, (0, r.resolve)(i.workingDirectory, t));
			if (!(0, a.UO)(u, d)) throw refusal(t, "it is outside the repository", e);
			if (n.length === 0) throw refusal(t, s, e);
			return (0, r.relative)(u, d).split(r.sep).join("/");
		}
	}),
	40460: (function(e, t, n) {
		n.d(t, {
			G: function() {
				return readIgnores;
			},
			X: function() {
				return ignoreRulesOf;
			}
		});
		var r = n(45794);
		var i = n(26918);
		function readIgnores(e, t, n) {
			const { ignores: a, problems: o } = (0, i.z)(e.ignores, t, n);
			if (o.length === 0) return a;
			throw new r.yo(...o.map((e) => ({
				...e,
				input: "config-file"
			})));
		}
		const a = ["check-deprecated", "resolve-digest"];
		function ignoreRulesOf(e, t, n = {}) {
			if (e === "advisory-gate") {
				const e = n["max-ignore-days"];
				return {
					requireReason: n["require-ignore-reason"] !== false,
					maxDays: typeof e === "number" ? e : undefined
				};
			}
			const r = t.given("advisory-gate", "require-ignore-reason")?.text.trim() === "false";
			return {
				requireReason: a.includes(e) && !r,
				maxDays: undefined
			};
		}
	}),
	71166: (function(e, t, n) {
		n.d(t, {
			CE: function() {
				return policyReader;
			},
			Cu: function() {
				return u;
			},
			H5: function() {
				return p;
			},
			Xg: function() {
				return readConfig;
			},
			uM: function() {
				return isFromBase;
			}
		});
		var r = n(76760);
		var i = n(38086);
		var a = n(45794);
		var o = n(48636);
		var s = n(38365);
		var c = n(24086);
		var l = n(61447);
		const u = ".github/platform-actions.yml";
		const d = 1024 * 1024;
		const f = 256 * 1024;
		const p = {
			given: () => undefined,
			ignores: [],
			problems: []
		};
		function policyReader(e, t = d) {
			return (n) => (isFromBase(e) ? l.YX : readFromTree)(e, n, t);
		}
		async function readFromTree({ host: e, workingDirectory: t }, n, s) {
			const c = (0, r.resolve)(t, n);
			if ((0, o.b2)(c)) return undefined;
			const { workspace: l } = e.context;
			const refuse = (e) => new a.yo({ message: `\`${(0, i.h0)(n, 300)}\` leads ${e} through a link` });
			if ((0, o.ck)(l, c)) throw refuse("out of the workspace");
			if ((0, o._P)(l, c)) throw refuse("into `.git`");
			return (0, o.Gu)(c, s);
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
				if (!t) return p;
				throw new a.yo({
					message: `\`config-file\`: \`${e}\` does not exist`,
					input: "config-file"
				});
			}
			const l = (0, c.X)(i, e);
			const { parseConfigFile: u } = await Promise.all([n.e(815), n.e(85)]).then(n.bind(n, 2085));
			return u(s, l, i.manifests);
		}
		function readPolicy(e, t) {
			const read = () => policyReader(e, f)(t);
			return (0, a.Wy)(read, (e) => {
				const t = e.map(({ input: e = "config-file", ...t }) => {
					const n = `\`config-file\`: ${t.message}`;
					return {
						...t,
						message: n,
						input: e
					};
				});
				throw new a.yo(...t);
			});
		}
		async function mayStandAtRoot(e) {
			if (!isFromBase(e)) return true;
			const { workspace: t } = e.host.context;
			const n = (0, s.W1)(t, e.workingDirectory) !== undefined;
			return !n || (0, s.W1)(t, t) !== undefined;
		}
	}),
	61447: (function(e, t, n) {
		n.d(t, {
			O4: function() {
				return listBaseObjects;
			},
			Wd: function() {
				return listChanges;
			},
			YX: function() {
				return readFromBase;
			},
			bU: function() {
				return readBaseFiles;
			},
			io: function() {
				return listFromBase;
			},
			r3: function() {
				return readCommitted;
			}
		});
		var r = n(76760);
		var i = n(48636);
		var a = n(16349);
		var o = n(38365);
		var s = n(8754);
		var c = n(39552);
		async function readFromBase(e, t, n) {
			const a = await (0, c.bx)(e);
			if (a.repository === undefined && e.policyFrom === "head") {
				const a = (0, r.resolve)(e.workingDirectory, t);
				const o = await (0, i.Gu)(a, n).catch(() => "unreadable");
				if (o === undefined) return undefined;
			}
			return readText(a, t, n);
		}
		async function readCommitted(e, t, n, r) {
			const { changeRequest: i, untrustedHead: a } = e.host.context;
			const o = i !== undefined || a;
			const s = o ? {
				...await (0, c.bx)(e),
				input: r
			} : await (0, c.M8)(e, r);
			return readText(s, t, n);
		}
		async function readText(e, t, n) {
			const r = (0, c.lW)(e, t);
			const i = await (0, c.kN)(e, (e, t) => (0, s.xt)(e, t, r, n));
			if (i.kind === "failed") throw (0, c.x5)(t, i.why, e);
			if (i.kind === "refused") throw (0, c.x5)(t, i.why, {
				...e,
				fix: "use the path of the file itself in that commit"
			});
			return i.kind === "file" ? i.text : undefined;
		}
		async function listFromBase(e, t) {
			const n = await (0, c.bx)(e);
			const r = (0, c.lW)(n, ".");
			const i = await (0, c.kN)(n, (e, n) => (0, s.I3)(e, n, r, t));
			if (i.kind === "failed" || i.kind === "refused") throw (0, c.x5)(".", i.why, n);
			return i.kind === "files" ? [...i.ids.keys()].sort() : [];
		}
		async function listBaseObjects(e, t, n) {
			if (t.length === 0) return new Map();
			const r = await (0, c.bx)(e);
			const i = t.map((e) => ({
				folder: e,
				inside: (0, c.lW)(r, e)
			}));
			const a = await (0, c.kN)(r, async (e, t) => {
				const r = (0, s.H2)(e);
				const a = await (0, s.e2)(e, i, ({ inside: e }) => (0, s.I3)(r, t, e, n));
				const o = a.filter((e) => e.kind === "failed");
				const [c] = o.length === a.length ? o : [];
				return c ?? {
					kind: "listed",
					listed: a
				};
			});
			if (a.kind === "failed") return new Map();
			return new Map(i.flatMap(({ folder: e }, t) => {
				const n = a.listed[t];
				return n?.kind === "files" ? [[e, n.ids]] : [];
			}));
		}
		async function readBaseFiles(e, t, n) {
			const [r] = t;
			if (r === undefined) return new Map();
			const i = await (0, c.bx)(e);
			const a = t.map((e) => ({
				path: e,
				inside: (0, c.lW)(i, e)
			}));
			const o = await (0, c.kN)(i, async (e, t) => {
				const r = (0, s.H2)(e);
				const i = await (0, s.e2)(e, a, async ({ inside: e, path: i }) => [i, await (0, s.xt)(r, t, e, n)]);
				const o = new Map(i);
				const c = [...o.values()].filter((e) => e.kind === "failed");
				const [l] = c.length === o.size ? c : [];
				return l ?? {
					kind: "files",
					files: o
				};
			});
			if (o.kind === "failed") throw (0, c.x5)(r, o.why, i);
			return o.files;
		}
		async function listChanges(e) {
			const { ids: [t], repository: n, unknown: r } = await (0, c.M8)(e, "");
			if (n === undefined || t === undefined) return {
				kind: "failed",
				why: r
			};
			const i = await (0, c.bx)(e);
			if (i.ids.length === 0) return {
				kind: "failed",
				why: i.unknown
			};
			const o = (0, c.Cj)(e, n, t);
			try {
				const r = {
					source: o,
					commit: t
				};
				return await (0, c.kN)(i, async (t, i, o) => {
					const s = await (0, a.j_)({
						source: t,
						commit: i
					}, r, a.PW[o]);
					if (s.kind === "failed") return s;
					return {
						kind: "changes",
						from: o,
						files: below(s.value, e, n.top)
					};
				});
			} finally {
				o.close();
			}
		}
		function below(e, t, n) {
			const a = (0, o.QX)(t.host.context.workspace, t.workingDirectory);
			const pathOf = (e) => {
				const t = (0, r.resolve)(n, e);
				return (0, i.UO)(a, t) ? (0, r.relative)(a, t).split(r.sep).join("/") : undefined;
			};
			return e.flatMap(({ from: e, kind: t, path: n }) => {
				const r = pathOf(n);
				if (r === undefined) return [];
				const i = e === undefined ? undefined : pathOf(e);
				if (i !== undefined) return [{
					path: r,
					kind: t,
					from: i
				}];
				return [{
					path: r,
					kind: t === "moved" ? "added" : t
				}];
			});
		}
	}),
	26918: (function(e, t, n) {
		n.d(t, {
			O: function() {
				return s;
			},
			z: function() {
				return parseIgnores;
			}
		});
		var r = n(44969);
		var i = n(63144);
		var a = n(38707);
		var o = n(22475);
		const s = [
			"component_not_present",
			"vulnerable_code_not_present",
			"vulnerable_code_not_in_execute_path",
			"vulnerable_code_cannot_be_controlled_by_adversary",
			"inline_mitigations_already_exist"
		];
		const c = [
			"id",
			"artifact",
			"image",
			"reason",
			"owner",
			"expires",
			"justification"
		];
		const isKey = (e) => c.includes(e);
		const l = 1e3;
		function parseIgnores(e, t, n) {
			const r = e.map((e) => parseIgnore(e, t, n));
			return {
				ignores: r.flatMap(({ ignore: e }) => e ?? []),
				problems: r.flatMap(({ problems: e }) => e)
			};
		}
		function parseIgnore(e, t, n) {
			if (!(0, i.u4)(e.value)) {
				const t = "Write it as `{ id: CVE-\u2026, artifact: name, reason: \u2026, expires: \"YYYY-MM-DD\" }`.";
				return { problems: [{
					message: "An entry of `ignore` is not a mapping.",
					fix: t,
					place: e.place
				}] };
			}
			const r = [];
			const placeOf = (t) => e.keyPlaces?.[t] ?? e.place;
			const s = {};
			const l = new Set();
			for (const [t, n] of Object.entries(e.value)) {
				if (!isKey(t)) {
					r.push({
						message: `An entry of \`ignore\` has the unknown key \`${t.slice(0, 100)}\`.`,
						fix: `${(0, a.LE)(t, c, 1).map((e) => `Did you mean \`${e}\`? `).join("")}Known keys are ${c.map((e) => `\`${e}\``).join(", ")}.`,
						place: placeOf(t)
					});
				} else if (n !== undefined && n !== null) {
					const e = valueProblem(t, n);
					const a = (0, i.b6)(n)?.trim();
					if (e !== undefined) {
						r.push({
							...e,
							place: placeOf(t)
						});
						l.add(t);
					} else if (a !== undefined && a !== "") s[t] = a;
				}
			}
			const { expires: u = "", ...d } = s;
			const f = (0, o.pe)(u);
			for (const { key: e, ...i } of missingProblems(s, l, f, t, n)) r.push({
				...i,
				place: placeOf(e)
			});
			if (r.length > 0) return { problems: r };
			const p = f === undefined ? {} : { expires: {
				text: u,
				timeMs: f
			} };
			return {
				ignore: {
					...d,
					...p,
					place: e.place
				},
				problems: r
			};
		}
		function valueProblem(e, t) {
			if (typeof t !== "string") {
				const t = e === "expires" ? "Put the date in quotes: `expires: \"2026-12-31\"`." : "Put it in quotes.";
				return {
					message: `\`${e}\` of an ignore is not text.`,
					fix: t
				};
			}
			if (t.length > l) return { message: `\`${e}\` of an ignore is longer than ${l} characters.` };
			if (e === "id") return idProblem(t);
			if (e === "justification") return justificationProblem(t.trim());
			if (e !== "artifact" && e !== "image") return undefined;
			const n = (0, r.AI)(t.trim());
			if (n === undefined) return undefined;
			return { message: `\`${e}\` of an ignore is not a usable glob: ${n}.` };
		}
		function idProblem(e) {
			if (!/[*?[\]{}!]/.test(e)) return undefined;
			return {
				message: `\`id\` of an ignore takes the id or an alias of one advisory, not a glob: \`${e.trim().slice(0, 100)}\`.`,
				fix: "Add one entry for each advisory; `artifact` and `image` take globs."
			};
		}
		function justificationProblem(e) {
			if (e === "" || s.includes(e)) return undefined;
			return {
				message: `\`justification\` of an ignore is not one of OpenVEX: \`${e.slice(0, 100)}\`.`,
				fix: `Known ones are ${s.map((e) => `\`${e}\``).join(", ")}.`
			};
		}
		function missingProblems(e, t, n, { maxDays: r, requireReason: i }, a) {
			const s = [];
			const isMissing = (n) => e[n] === undefined && !t.has(n);
			if (isMissing("id") && isMissing("artifact") && isMissing("image")) {
				const e = "Add `id: CVE-\u2026`, or what the entry is about: `artifact: openssl`, `image: \"python:3.9*\"`.";
				s.push({
					key: "id",
					message: "An entry of `ignore` has no `id`, `artifact` or `image`.",
					fix: e
				});
			}
			if (i && isMissing("reason")) {
				const e = "Add `reason: \u2026`, or set `require-ignore-reason: false` under `advisory-gate`.";
				s.push({
					key: "reason",
					message: "An entry of `ignore` has no `reason`.",
					fix: e
				});
			}
			if (e.expires !== undefined && n === undefined) {
				const t = `\`expires\` of an ignore is not a date: \`${e.expires.slice(0, 100)}\`.`;
				s.push({
					key: "expires",
					message: t,
					fix: "Write `expires: \"YYYY-MM-DD\"`."
				});
			} else if (r !== undefined && isMissing("expires")) {
				const e = "An entry of `ignore` has no `expires`, which `max-ignore-days` requires.";
				s.push({
					key: "expires",
					message: e,
					fix: `Add a date at most ${r} days from now.`
				});
			} else if (r !== undefined && Number(n) > a + r * o.sO) {
				const e = `\`expires\` of an ignore is more than \`max-ignore-days\` (${r}) away.`;
				s.push({
					key: "expires",
					message: e,
					fix: `Choose a date at most ${r} days from now.`
				});
			}
			return s;
		}
	}),
	96610: (function(e, t, n) {
		n.d(t, {
			Q: function() {
				return ruleUrl;
			},
			f: function() {
				return rulesOf;
			}
		});
		var r = n(58508);
		const ruleUrl = (e) => `https://github.com/${r.Jk}/blob/${r.GT}/docs/findings.md#${encodeURIComponent(e)}`;
		function rulesOf(e, t, n = {}) {
			const r = Object.entries(t);
			return r.map(([t, [r, i]]) => ({
				id: t,
				level: e,
				title: r,
				help: i,
				docs: "findings",
				...n
			}));
		}
	}),
	50659: (function(e, t, n) {
		n.d(t, {
			Fn: function() {
				return isUsedIn;
			},
			TC: function() {
				return findForeignInputs;
			},
			UQ: function() {
				return foreignFix;
			},
			hD: function() {
				return findStrangeVariables;
			},
			xg: function() {
				return findModeProblems;
			}
		});
		var r = n(38707);
		var i = n(16084);
		function findForeignInputs(e, t, { isShared: n, names: r, problems: a = [] }) {
			const o = r.filter((r) => !(0, i.Xy)(e, r) && (!n || looksLikeOurs(r, t)));
			return [...a, ...o.map((n) => ({
				message: `\`${n}\` is not an input of \`${e.name}\``,
				fix: foreignFix(e, t, n)
			}))];
		}
		function findStrangeVariables(e, t, n, o) {
			const s = new Set(t.flatMap((e) => [...Object.keys(e.inputs), ...(0, i.sd)(e)]));
			const c = [];
			const l = [];
			for (const { name: t, value: u, variable: d } of foreignVariables(e, n)) {
				if (s.has(t) && d === (0, i.cG)(t)) {
					if (!o || t !== "dry-run" || u === "false") continue;
					const n = `${d} is set, and \`${e.name}\` with \`mode: apply\` would still make changes`;
					c.push({
						message: n,
						fix: "use `mode: plan`, or unset the variable for this step"
					});
					continue;
				}
				const n = [...s].find((e) => (0, i.iw)(e) === (0, i.iw)(t));
				if (n !== undefined) {
					const e = `${d} is not read`;
					c.push({
						message: e,
						fix: `did you mean ${(0, i.cG)(n)}?`
					});
					continue;
				}
				const f = [...s].find((e) => t.length > 4 && (0, r.YC)(e, t) === 1);
				if (f !== undefined && !a.has(d)) l.push(`${d} is not read: if it is meant for platform-actions, rename it to ${(0, i.cG)(f)}`);
			}
			return {
				problems: c,
				warnings: l
			};
		}
		const a = new Set([
			"PLATFORM_DEBUG",
			"PLATFORM_REF",
			"PLATFORM_COMMIT"
		]);
		function isUsedIn({ inputs: e }, t, n) {
			const r = e[n]?.modes;
			return r === undefined || typeof t !== "string" || r.includes(t);
		}
		function findModeProblems(e, t, n) {
			const r = `\`mode: ${t.value}\`${t.isGiven ? "" : ", which is the default"}`;
			return n.filter((n) => !isUsedIn(e, t.value, n)).map((t) => {
				const n = e.inputs[t]?.modes?.map((e) => `\`mode: ${e}\``).join(" or ");
				const i = `\`${t}\` is not used with ${r}`;
				return {
					message: i,
					fix: `set ${n}, or remove \`${t}\``,
					input: t
				};
			});
		}
		function foreignVariables(e, t) {
			return Object.entries(t).flatMap(([t, n]) => {
				const r = n?.trim() ?? "";
				const a = /^PLATFORM_(?!ACTIONS_)(.+)$/i.exec(t)?.[1]?.toLowerCase().replaceAll("_", "-");
				if (r === "" || a === undefined) return [];
				return (0, i.Xy)(e, a) && t === (0, i.cG)(a) ? [] : [{
					variable: t,
					name: a,
					value: r
				}];
			});
		}
		function foreignFix(e, t, n, r = "") {
			const a = (0, i.ZV)(e, n);
			const o = t.filter((e) => (0, i.Xy)(e, n)).map((e) => `\`${e.name}\``);
			const s = a === undefined ? undefined : `did you mean \`${r}${a}\`?`;
			if (o.length === 0) return s ?? `see \`platform-actions ${e.name} --help\``;
			const c = `it is an input of ${o.join(", ")}: remove it here`;
			return s === undefined ? c : `${c}, or ${s}`;
		}
		function looksLikeOurs(e, t) {
			return t.some(({ inputs: t }) => Object.keys(t).some((t) => (0, r.YC)((0, i.iw)(t), (0, i.iw)(e)) <= (e.length > 5 ? 1 : 0)));
		}
	}),
	59083: (function(e, t, n) {
		n.d(t, { K: function() {
			return readInputs;
		} });
		var r = n(44969);
		var i = n(85746);
		var a = n(38707);
		var o = n(38086);
		var s = n(22475);
		var c = n(10646);
		function readInputs(e, t, n) {
			const r = [];
			const i = {};
			for (const [a, o] of Object.entries(e)) {
				const e = t(a);
				const s = e?.text ?? o.default ?? "";
				const c = unsetVariable(s) ?? parseInput(o, s, n);
				if ("value" in c) {
					i[a] = c.value;
					continue;
				}
				const l = `\`${a}\` ${c.problem}`;
				r.push({
					message: l,
					fix: c.fix,
					input: a,
					place: e?.place
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
		function unsetVariable(e) {
			const [, ...t] = /^\s*(?:\$\(([\w.]+)\)|\$\{([\w.]+)\}|\$([A-Za-z_]\w*)|%([A-Za-z_]\w*)%)\s*$/.exec(e) ?? [];
			const n = t.find((e) => e !== undefined);
			if (n === undefined) return undefined;
			return {
				problem: `is ${quote(e.trim())}: the variable \`${n}\` is not set`,
				fix: `set \`${n}\` in the variables of your CI, and check that this job may read it`
			};
		}
		function parseInput(e, t, n) {
			const r = t.trim();
			switch (e.kind) {
				case "list": return parseEntries(e, (0, i.ry)(t));
				case "lines": return parseEntries(e, (0, i.uz)(t));
				case "globs": return parseGlobs((0, i.ry)(t));
				case "choices": return parseChoices((0, i.ry)(t), e.choices ?? []);
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
		function parseText({ entryFix: e, entryProblem: t }, n) {
			const r = t?.(n);
			if (r === undefined) return { value: n };
			return {
				problem: `is ${quote(n)}, which is ${r}`,
				fix: e
			};
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
			const n = l.includes(t) ? "true" : u.includes(t) ? "false" : t;
			return { fix: (0, a.au)(n, ["true", "false"]) ?? "write `true` or `false`" };
		}
		function parseSecret(e) {
			if ((0, o.sg)(e)) return { value: e };
			const t = "it contains a space, a line break or another character that tokens cannot contain";
			return {
				problem: `is not a token: ${t}`,
				fix: "provide only the token"
			};
		}
		function parsePoint(e, t) {
			const n = (0, s.pe)(e);
			if (n === undefined) {
				const t = "write `2026-01-31` or `2026-01-31T12:00:00Z`";
				return {
					problem: `is ${quote(e)}, which is neither a date nor an RFC 3339 time`,
					fix: t
				};
			}
			if (n <= t) return { value: n };
			const r = "use a time in the past, or leave it out for now";
			return {
				problem: `is ${(0, s.sZ)(n)}, which is in the future`,
				fix: r
			};
		}
		const d = 20;
		function parseEntries(e, t) {
			const n = t.flatMap((t) => {
				const n = e.entryProblem?.(t);
				return n === undefined ? [] : [`has ${quote(t)}, which is ${n}`];
			});
			if (n.length === 0) return { value: t };
			const r = n.length - d;
			const i = [...n.slice(0, d), ...r > 0 ? [`${r} more`] : []].join("; and ");
			return {
				problem: i,
				fix: e.entryFix
			};
		}
		function parseInteger(e, t, n) {
			const r = /^[0-9]{1,15}$/.test(e) ? Number(e) : undefined;
			if (r !== undefined && r >= t && r <= n) return { value: r };
			return { problem: `is ${quote(e)}, which is not a whole number from ${t} to ${n}` };
		}
		function parsePeriod(e, t) {
			const n = (0, s.E9)(e);
			const r = "use a number and a unit, such as `90s`, `15m`, `36h`, `7d` or `2w`";
			if (n === undefined) return {
				problem: `is ${quote(e)}, which is not a duration`,
				fix: r
			};
			if (n >= t) return { value: n };
			return {
				problem: `is ${quote(e)}, which is shorter than \`${(0, s.PP)(t)}\``,
				fix: r
			};
		}
		function parseGlobs(e) {
			for (const t of e) {
				const e = (0, r.AI)((0, r.sz)(t).glob);
				if (e !== undefined) return { problem: `has the glob ${quote(t)}, which cannot be used: ${e}` };
			}
			return { value: e };
		}
		function parseChoices(e, t) {
			if (e.length > 1 && e.includes("none") && t.includes("none")) return {
				problem: "combines `none` with other values",
				fix: "write `none` alone, or leave it out"
			};
			const n = e.find((e) => !t.includes(e));
			return n === undefined ? { value: e } : notAChoice(n, t);
		}
		function notAChoice(e, t) {
			return {
				problem: `is ${quote(e)}, which is not a valid value`,
				fix: (0, a.Cw)(t, e)
			};
		}
		function parseOrigin(e) {
			const refuse = (e, t) => ({
				problem: e,
				fix: t
			});
			if (!URL.canParse(e)) return refuse(`is ${quote(e)}, which is not a URL`, "write the origin only, such as `https://cgr.dev`");
			const t = new URL(e);
			if (t.username !== "" || t.password !== "") return refuse("has a user name or password in its URL", "write the origin only");
			if (t.protocol !== "https:" && !(t.protocol === "http:" && (0, c.U9)(t.hostname))) return refuse(`is ${quote(e)}: only https is allowed, and http on loopback`, `write \`https://${t.host}\``);
			if (t.pathname !== "/" || !/^https?:\/\/[^/\\?#@]+\/?$/i.test(e)) return refuse(`is ${quote(e)}: a path, query or fragment is not allowed`, `write \`${t.origin}\``);
			return { value: t.origin };
		}
		function quote(e) {
			return `\`${(0, o.gL)(e, 80)}\``;
		}
	}),
	72864: (function(e, t, n) {
		n.d(t, {
			KF: function() {
				return o;
			},
			M3: function() {
				return i;
			},
			ON: function() {
				return a;
			},
			V6: function() {
				return l;
			},
			e5: function() {
				return f;
			},
			eP: function() {
				return c;
			},
			j$: function() {
				return s;
			},
			ll: function() {
				return u;
			},
			u4: function() {
				return d;
			}
		});
		var r = n(10646);
		const i = 1e3;
		const a = {
			kind: "boolean",
			default: "true"
		};
		const o = {
			kind: "boolean",
			default: "false"
		};
		const s = {
			identity: {
				kind: "text",
				description: "Uid of the identity to assume with this job's OIDC token.",
				entryProblem: (e) => (0, r.ok)(e) ? undefined : "not a uid: a uid is one or more names, joined by `/`, without spaces"
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
				...o,
				description: "Keep metadata and old tag history between runs."
			},
			"cache-dir": {
				kind: "path",
				description: "Folder of the cache.",
				defaultText: "the host's cache folder"
			},
			"least-privilege": {
				...a,
				description: "Ask the exchange only for the capabilities that this run needs, so that its token can do nothing else."
			},
			"github-token": {
				kind: "secret",
				description: "Token for the pull-request comment, the SARIF upload, `pull-request`, and policy files of a base commit that is not in the checkout. Not used for anything else.",
				defaultText: "the job's token",
				only: "github"
			}
		};
		const c = {
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
				...o,
				description: "Upload the SARIF results to code scanning.",
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
		const l = { "warn-only": {
			...o,
			description: "Warn about findings instead of failing; errors, and guards of `apply`, still fail.",
			policy: true
		} };
		const u = {
			...l,
			...c,
			...s
		};
		const d = {
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
		const f = {
			result: { description: "`pass`, `warn`, `fail` or `error`." },
			report: { description: "Path of the JSON report." },
			"outputs-truncated": { description: "`true` if a JSON output was cut at 64 KiB; the report is complete." }
		};
	}),
	16084: (function(e, t, n) {
		n.d(t, {
			Xy: function() {
				return isInput;
			},
			ZV: function() {
				return nearestInput;
			},
			cG: function() {
				return variableName;
			},
			iw: function() {
				return squash;
			},
			sd: function() {
				return secretFiles;
			}
		});
		var r = n(38707);
		function inCapitals(e) {
			return e.toUpperCase().replaceAll("-", "_");
		}
		function variableName(e) {
			return `PLATFORM_${inCapitals(e)}`;
		}
		function nativeVariableName(e) {
			return `PLATFORM_ACTIONS_INPUT_${inCapitals(e)}`;
		}
		const squash = (e) => e.replaceAll(/[-_ ]/g, "").toLowerCase();
		function isInput(e, t) {
			return Object.hasOwn(e.inputs, t) || secretFiles(e).includes(t);
		}
		function secretFiles({ inputs: e }) {
			return Object.entries(e).flatMap(([e, { kind: t }]) => t === "secret" ? [`${e}-file`] : []);
		}
		function nearestInput(e, t) {
			const n = [...Object.keys(e.inputs), ...secretFiles(e)];
			return n.find((e) => squash(e) === squash(t)) ?? (0, r.LE)(t, n, 1)[0];
		}
	}),
	31833: (function(e, t, n) {
		n.d(t, {
			gI: function() {
				return d;
			},
			Jz: function() {
				return u;
			},
			x1: function() {
				return renderAnswer;
			}
		});
		var r = n(34150);
		var i = n(26963);
		var a = n(38086);
		var o = n(96610);
		var s = n(74757);
		var c = n(52309);
		;
		const l = /(?<!\[)(?:`[^`\n]+`|<code>[^<\n]*<\/code>)(?!\])/g;
		function linkPlaces(e, t, n) {
			if (n === undefined) return e;
			const r = new Map();
			for (const e of t) {
				const t = (0, i.fl)(`${e.file}:${e.line}`);
				r.set(t, (0, i.k9)(t, n(e)));
			}
			const linked = (e) => e.replace(l, (e) => r.get(e) ?? e);
			return e.map((e) => {
				if (typeof e === "string") return e;
				const { rows: t } = e;
				const at = (e) => {
					const n = t.at(e);
					return n === undefined ? undefined : linked(n);
				};
				return {
					...e,
					rows: {
						length: t.length,
						at
					}
				};
			});
		}
		;
		const u = 1e6;
		const d = 65536;
		const f = 10;
		function renderAnswer(e, t, n) {
			const { answer: r, coverage: s, problems: c, rules: l = [], runUrl: u, softened: d } = e;
			const f = [s && coverageLine(s, s.noun), u && (0, i.k9)("The run", u)];
			const p = l.map((e) => (0, i.k9)(e, (0, o.Q)(e))).join(", ");
			const m = [p && `Rules: ${p}`, f.filter(Boolean).join(" ")].filter(Boolean).join("\n\n");
			const h = c.length > 0 && r.countsProblems !== true;
			const g = [
				...n === undefined ? [] : [`${n}\n`],
				`### ${headingOf(e)}`,
				...problemBlocks(c),
				...d.length === 0 ? [] : [(0, i.AX)(d.map(softenedMarkdown))],
				...h && r.words !== "" ? [`**So far:** ${r.words}.`] : [],
				...r.actions,
				...r.details
			];
			const _ = m === "" ? t : t - (0, a.dp)(m) - 2;
			const v = linkPlaces(g, e.places ?? [], e.placeUrl);
			const { text: y } = (0, i.Co)(v, Math.max(0, _));
			return m === "" ? y : `${y}\n${m}\n`;
		}
		function headingOf({ answer: e, problems: t, result: n, softened: i, title: a }) {
			const o = e.title ?? a;
			const c = s.PJ[n];
			if (t.length > 0 && e.countsProblems !== true) return `${c} ${o} could not finish: ${(0, r.hS)(t.length, "error")}`;
			const l = e.words === "" && i.length > 0 ? "not everything could be checked" : e.words;
			return l === "" ? `${c} ${o}` : `${c} ${o}: ${l}`;
		}
		function problemBlocks(e) {
			if (e.length === 0) return [];
			const t = (0, c.QB)(e);
			const n = (0, c.KK)(t.slice(0, f));
			const a = t.slice(f);
			if (a.length === 0) return [n];
			return [n, (0, i.GE)((0, r.hS)(a.length, "more problem"), (0, c.KK)(a))];
		}
		function softenedMarkdown({ fix: e, message: t }) {
			const n = [t, ...e === undefined ? [] : e.split("\n")];
			return `\u26A0\uFE0F ${n.map(c.Rw).join("<br>")}`;
		}
		function coverageLine(e, t) {
			const n = [accountLine(e, t)];
			if (e.files !== undefined) n.push(accountLine(e.files, "file"));
			return `Coverage: ${n.join("; ")}.`;
		}
		function accountLine({ seen: e, judged: t, skipped: n, unread: a, unresolved: o }, s) {
			const c = n.reduce((e, { count: t }) => e + t, 0);
			const l = n.map(({ why: e, count: t }) => `${t} ${(0, i.FV)(e)}`).join(", ");
			const u = [`${(0, r.hS)(e, s)} seen`, `${t} judged`];
			if (c > 0) u.push(`${c} skipped (${l})`);
			if (a.length > 0) u.push(`${a.length} unread`);
			if (o.length > 0) u.push(`${o.length} unresolved`);
			return u.join(", ");
		}
	}),
	76286: (function(e, t, n) {
		n.d(t, { R: function() {
			return renderJunit;
		} });
		var r = n(38086);
		var i = n(96610);
		function renderJunit(e, t, n = []) {
			let [i, a] = [0, 0];
			const o = [];
			for (const e of t) {
				if (e.level === "error") i += 1;
				o.push(renderCase(e));
			}
			for (const e of n) {
				if (e.skipped !== undefined) a += 1;
				o.push(renderQuiet(e));
			}
			if (o.length === 0) o.push(renderQuiet({
				suite: e,
				name: "no findings"
			}));
			const s = (0, r.X)(e);
			const c = ` tests="${o.length}" failures="${i}" errors="0" skipped="${a}"`;
			return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${s}"${c}>
  <testsuite name="${s}"${c}>
${o.join("")}  </testsuite>
</testsuites>
`;
		}
		function renderCase(e) {
			const { artifact: t, fix: n, level: a, location: o, rule: s, title: c } = e;
			const l = e.detail?.();
			const u = l?.message ?? e.message;
			const d = o === undefined ? "" : `${o.file}:${o.line}`;
			const f = o === undefined ? "" : ` file="${(0, r.X)(o.file)}"`;
			const { name: p, suite: m, type: h } = l?.test ?? {
				name: [
					c,
					t ?? "",
					d
				].filter((e) => e !== "").join(" \u2013 "),
				suite: s,
				type: s
			};
			const g = (0, r.X)([
				u,
				n ?? [],
				`${s}: ${(0, i.Q)(s)}`
			].flat().join("\n"));
			const _ = a === "error" ? `<failure message="${(0, r.X)(u)}" type="${(0, r.X)(h)}">${g}</failure>` : `<system-out>${a}: ${g}</system-out>`;
			return `    <testcase classname="${(0, r.X)(m)}" name="${(0, r.X)(p)}"${f}>${_}</testcase>\n`;
		}
		function renderQuiet({ name: e, skipped: t, suite: n }) {
			const i = `    <testcase classname="${(0, r.X)(n)}" name="${(0, r.X)(e)}"`;
			return t === undefined ? `${i}/>\n` : `${i}><skipped message="${(0, r.X)(t)}"/></testcase>\n`;
		}
	}),
	36083: (function(e, t, n) {
		n.d(t, {
			F: function() {
				return r;
			},
			X: function() {
				return accountOf;
			}
		});
		const r = {
			seen: 0,
			judged: 0,
			skipped: [],
			unread: [],
			unresolved: []
		};
		function accountOf(e, t, n = [], r = []) {
			const i = new Map();
			for (const e of t) {
				if (e.count === 0) continue;
				const t = `${e.what}\n${e.why}`;
				i.set(t, {
					...e,
					count: e.count + (i.get(t)?.count ?? 0)
				});
			}
			const a = [...i.values()];
			const o = a.reduce((e, { count: t }) => e + t, 0);
			const s = e + o + n.length + r.length;
			return {
				seen: s,
				judged: e,
				skipped: a,
				unread: n,
				unresolved: r
			};
		}
	}),
	62725: (function(e, t, n) {
		n.d(t, {
			c: function() {
				return answerFacts;
			},
			e: function() {
				return hostEnding;
			}
		});
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
		var o = n(76286);
		var s = n(56106);
		;
		function answerFacts(e, { title: t }, n, r) {
			const { coverage: i, problems: a } = e;
			const o = (0, s.bN)(e);
			const c = namedByFindings(e);
			return {
				title: t,
				result: n,
				answer: e.summary(),
				problems: a,
				softened: o,
				coverage: i,
				placeUrl: r,
				...c
			};
		}
		const c = 200;
		const l = 1e4;
		function namedByFindings({ findings: e, lazyFindings: t = [], problems: n }) {
			const r = new Set();
			const i = n.flatMap(({ location: e }) => e ?? []);
			const note = ({ location: e, rule: t }) => {
				r.add(t);
				if (e !== undefined && i.length < l) i.push(e);
			};
			let a = 0;
			for (const e of t) {
				if (a >= c) break;
				a += 1;
				note(e.make());
			}
			for (const t of e) note(t);
			return {
				rules: [...r],
				places: i
			};
		}
		function hostEnding(e, t) {
			return {
				result: e,
				findings: t,
				reports: {
					codeQuality: (e) => renderCodeQuality(t, e),
					junit: (e) => (0, o.R)(e, t)
				}
			};
		}
	}),
	32537: (function(e, t, n) {
		n.d(t, {
			K: function() {
				return openGithub;
			},
			v: function() {
				return openGithubEarly;
			}
		});
		var r = n(31666);
		var i = n(3366);
		var a = n(58508);
		async function openGithub(e, { clock: t, host: n, send: r, signal: o }) {
			const { apiUrl: s, repository: c } = n.context;
			if (s === undefined || c === undefined) return {
				kind: "closed",
				why: "this is not a GitHub Actions run"
			};
			if (e === undefined) return {
				kind: "closed",
				why: "`github-token` is not set"
			};
			n.mask(e);
			const l = (0, i.Ob)(s);
			if (l !== undefined) return {
				kind: "closed",
				why: l
			};
			const u = `platform-actions/${a.rE}`;
			const d = t === undefined || o === undefined ? undefined : {
				clock: t,
				signal: o
			};
			const f = await (0, i.Ov)({
				send: r,
				apiUrl: s,
				token: e,
				userAgent: u,
				redact: n.redact,
				waiting: d
			});
			return {
				kind: "api",
				api: f,
				repository: c
			};
		}
		const o = {
			maxAttempts: 4,
			requestTimeoutMs: 3e4
		};
		async function openGithubEarly(e, t) {
			const n = (0, r.Rx)({
				...e,
				random: Math.random,
				...o
			});
			return openGithub(t("github-token") || undefined, {
				host: e.host,
				send: n
			});
		}
	}),
	74757: (function(e, t, n) {
		n.d(t, {
			BU: function() {
				return r;
			},
			PJ: function() {
				return i;
			},
			WG: function() {
				return a;
			},
			iS: function() {
				return failedOutcome;
			}
		});
		const r = {
			findings: [],
			problems: [],
			verdict: "pass",
			outputs: {},
			summary: () => ({
				words: "",
				actions: [],
				details: []
			}),
			report: {},
			stdout: [],
			log: []
		};
		function failedOutcome(e) {
			return {
				...r,
				problems: e
			};
		}
		const i = {
			pass: "\u2705",
			warn: "\u26A0\uFE0F",
			fail: "\u274C",
			error: "\u26D4"
		};
		const a = {
			error: "\u274C",
			warning: "\u26A0\uFE0F",
			notice: "\u2139\uFE0F"
		};
	}),
	41806: (function(e, t, n) {
		n.d(t, { m: function() {
			return placeUrlOf;
		} });
		var r = n(76760);
		var i = n(48636);
		function placeUrlOf({ context: e, name: t }) {
			const { commit: n, repository: a, runUrl: o, serverUrl: s, workspace: c } = e;
			if (n === undefined || a === undefined || (0, i.b2)((0, r.join)(c, ".git"))) return undefined;
			const l = s?.replace(/\/+$/, "");
			const u = a.includes("/") ? undefined : o?.split("/_build/")[0];
			return ({ file: e, line: r }) => {
				const i = e.split("/").map(encodeURIComponent).join("/");
				switch (t) {
					case "gitlab": return `${l}/${a}/-/blob/${n}/${i}#L${r}`;
					case "azure": return u === undefined ? "" : `${u}/_git/${encodeURIComponent(a)}?path=/${i}&version=GC${n}&line=${r}&lineEnd=${r + 1}&lineStartColumn=1&lineEndColumn=1`;
					case "forgejo":
					case "gitea": return `${l}/${a}/src/commit/${n}/${i}#L${r}`;
					case "github": return `${l}/${a}/blob/${n}/${i}${i.endsWith(".md") ? "?plain=1" : ""}#L${r}`;
					default: return "";
				}
			};
		}
	}),
	52309: (function(e, t, n) {
		n.d(t, {
			KK: function() {
				return problemsMarkdown;
			},
			OH: function() {
				return uniqueProblems;
			},
			Q4: function() {
				return groupUnplaced;
			},
			QB: function() {
				return groupCauses;
			},
			Rw: function() {
				return proseMarkdown;
			},
			hM: function() {
				return ExplainedError;
			},
			iU: function() {
				return localProblems;
			},
			rl: function() {
				return causeOf;
			}
		});
		var r = n(34150);
		var i = n(77825);
		var a = n(26963);
		var o = n(38086);
		var s = n(45794);
		var c = n(9157);
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
			if (e instanceof s.yo) {
				return e.problems.map((e) => ({
					kind: "usage",
					message: e.message.includes(t) ? e.message : n + e.message,
					fix: e.fix,
					location: e.place
				}));
			}
			if (e instanceof c.Z) return [{
				kind: "unauthenticated",
				message: n + e.message,
				fix: e.remedy
			}];
			if (e instanceof s.Ml) return [{
				kind: "unwritten",
				message: n + e.message,
				fix: e.fix
			}];
			const r = (0, o.h0)(e instanceof Error ? e.message : String(e));
			const i = e instanceof DOMException && /^(?:Timeout|Abort)Error$/.test(e.name);
			return [{
				kind: "service",
				message: `${n}${i ? "" : "unexpected failure: "}${r}`
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
		function proseMarkdown(e) {
			return (0, o.E9)(e, a.FV, a.fl);
		}
		function problemsMarkdown(e) {
			const t = e.map(({ copy: e, fix: t, location: n, message: r }) => {
				const i = [r, ...t === undefined ? [] : t.split("\n")];
				const o = n === undefined ? "" : `${(0, a.fl)(`${n.file}:${n.line}`)} `;
				const s = `- \u274C ${o}${i.map(proseMarkdown).join("<br>").replace(/\n/g, " ")}\n`;
				return e === undefined ? s : `${s}\n${(0, a.hl)(e, "json").replace(/^/gm, "  ")}\n\n`;
			});
			return {
				...(0, a.AX)([]),
				rows: t
			};
		}
		const l = 5;
		function groupCauses(e, t = () => false) {
			const n = (0, i.$)(e, (e) => t(e) ? e : JSON.stringify([causeOf(e).cause, e.fix]));
			return [...n.values()].flatMap((e) => {
				const [t] = e;
				if (e.length === 1) return e;
				const n = [...new Set(e.flatMap((e) => causeOf(e).subject ?? []))];
				const { location: i, ...a } = t;
				const o = (0, r.Dt)(n, l, (e) => e);
				const s = o === "" ? "" : `${o}: `;
				return [{
					...a,
					message: `${s}${causeOf(t).cause}`
				}];
			});
		}
		function groupUnplaced(e) {
			return groupCauses(e, ({ location: e }) => e !== undefined);
		}
		function causeOf({ message: e }) {
			const [, t, n] = /^(`[^`]+`): (.+)$/s.exec(e) ?? [];
			return {
				subject: t,
				cause: n ?? e
			};
		}
	}),
	12056: (function(e, t, n) {
		n.d(t, {
			X: function() {
				return readShard;
			},
			r: function() {
				return o;
			}
		});
		var r = n(38086);
		var i = n(72792);
		var a = n(45794);
		const o = "in other shards";
		function readShard(e) {
			if (e === undefined) return undefined;
			const t = (0, i.uK)(e);
			if (t !== undefined) return t;
			throw new a.yo({
				message: `\`shard\` is \`${(0, r.h0)(e, 80)}\`, which is not of the form \`k/n\` with 1 \u2264 k \u2264 n`,
				fix: "write for example `shard: 2/8` for the second of eight shards",
				input: "shard"
			});
		}
	}),
	56106: (function(e, t, n) {
		n.d(t, {
			bN: function() {
				return softenedFindings;
			},
			nE: function() {
				return warnOnly;
			},
			yP: function() {
				return soften;
			},
			z6: function() {
				return endingOf;
			}
		});
		var r = n(52309);
		const i = "could-not-ask";
		function softenedFindings({ findings: e }) {
			return e.filter(({ rule: e }) => e === i);
		}
		function soften(e, t) {
			const n = Reflect.get(e, "mode") === "apply";
			if (e["on-error"] !== "warn" || n) return t;
			const a = (0, r.Q4)(t.problems.filter(isSoft));
			if (a.length === 0) return t;
			const o = a.map((e, t) => ({
				rule: i,
				level: "warning",
				title: "Not everything could be checked",
				message: e.message,
				fix: e.fix,
				fingerprint: `could-not-ask ${t}`
			}));
			return {
				...t,
				findings: [...t.findings, ...o],
				problems: t.problems.filter((e) => !isSoft(e)),
				verdict: t.verdict === "pass" ? "warn" : t.verdict
			};
		}
		function warnOnly(e, t) {
			if (Reflect.get(e, "warn-only") !== true || t.isGuarded === true) return t;
			const { findings: n, lazyFindings: r, verdict: i } = t;
			return {
				...t,
				findings: n.map(lowered),
				lazyFindings: r && { [Symbol.iterator]: () => loweredLazily(r) },
				verdict: i === "fail" ? "warn" : i
			};
		}
		const lowered = (e) => e.level === "error" ? {
			...e,
			level: "warning"
		} : e;
		function* loweredLazily(e) {
			for (const t of e) yield t.level === "error" ? {
				level: "warning",
				make: () => lowered(t.make())
			} : t;
		}
		const a = {
			usage: 2,
			unauthenticated: 3,
			forbidden: 4,
			service: 5,
			unwritten: 5,
			partial: 6
		};
		const o = [
			"partial",
			"usage",
			"unauthenticated",
			"forbidden",
			"service",
			"unwritten"
		];
		const isSoft = ({ kind: e }) => e === "unauthenticated" || e === "service";
		function endingOf(e) {
			const t = e.firstProblemDecides === true ? e.problems[0]?.kind : o.find((t) => e.problems.some((e) => e.kind === t));
			if (t !== undefined) return {
				result: "error",
				exitCode: a[t]
			};
			return {
				result: e.verdict,
				exitCode: e.verdict === "fail" ? 1 : 0
			};
		}
	}),
	26569: (function(e, t, n) {
		n.d(t, {
			Gt: function() {
				return countFindings;
			},
			JW: function() {
				return tellProblem;
			},
			Wj: function() {
				return madeFindings;
			},
			sG: function() {
				return tellProblems;
			},
			yq: function() {
				return tellFindings;
			}
		});
		var r = n(76760);
		var i = n(34150);
		var a = n(77825);
		var o = n(38086);
		var s = n(48636);
		var c = n(96610);
		var l = n(52309);
		const u = 10;
		const d = 200;
		const f = 5;
		const p = [
			"error",
			"warning",
			"notice"
		];
		function tellProblems(e, t, n) {
			let r = 0;
			for (const i of (0, l.Q4)(t.problems)) {
				tellProblem(e, i);
				const { location: t } = i;
				if (!n || t === undefined || r >= f) continue;
				const a = codeFrame(e.context.workspace, t);
				if (a === undefined) continue;
				r += 1;
				e.quote(a);
			}
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
			const r = e.capabilities.annotations === "native";
			const a = n ? r ? u : d : 0;
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
				if (s[t] <= d) o[t].push(madeOf(e));
			}
			for (const t of p) {
				const c = o[t].slice(0, a);
				for (const n of r ? c : groupEqual(c)) e.annotate({
					level: t,
					title: r ? n.title : `${n.title} (${n.rule})`,
					message: r ? `${messageOf(n)}\n${ruleLine(n.rule)}` : messageOf(n),
					...n.location
				});
				const l = t === "notice" && n ? [] : o[t].slice(a);
				if (l.length > 0) e.log.info(l.map(lineOf).join("\n"));
				if (n && r && l.length > 0) e.log.info(`${l.length} more ${t}${(0, i.iD)(l.length, " is", "s are")} listed here without an annotation.`);
				const u = s[t] - c.length - l.length;
				if (u > 0) e.log.info(`${u} more ${t}${(0, i.iD)(u, " is", "s are")} not listed here: see the report.`);
			}
			const c = p.flatMap((e) => o[e].slice(r ? a : 0));
			const l = new Set(c.map(({ rule: e }) => e));
			if (l.size > 0) e.log.info([...l].map(ruleLine).join("\n"));
		}
		const m = 20;
		function groupEqual(e) {
			const t = (0, a.$)(e, ({ fix: e, location: t, message: n, rule: r, title: i }) => JSON.stringify([
				t === undefined,
				r,
				i,
				n,
				e
			]));
			return [...t.values()].flatMap(([e, ...t]) => {
				const n = t.map(({ location: e }) => `${(0, o.h0)(e?.file ?? "")}:${e?.line}`);
				if (e.location === undefined || n.length === 0) return [e, ...t];
				const r = (0, i.nC)(n, m, (e) => e).join(", ");
				return [{
					...e,
					message: `${e.message}\nAlso at ${r}.`
				}];
			});
		}
		const ruleLine = (e) => `${e}: ${(0, c.Q)(e)}`;
		function lineOf({ level: e, location: t, rule: n, title: r, ...i }) {
			const a = t === undefined ? "" : `${(0, o.h0)(t.file)}:${t.line}: `;
			return `${a}${e}: ${r} (${n}): ${messageOf(i)}`;
		}
		function messageOf(e) {
			return e.fix === undefined ? e.message : `${e.message}\n${e.fix}`;
		}
		const h = 1024 * 1024;
		const g = 110;
		function codeFrame(e, { column: t, file: n, line: i }) {
			const a = (0, r.resolve)(e, n);
			if (!(0, s.UO)(e, a) || (0, s.ck)(e, a)) return undefined;
			const c = textOf(a)?.split(/\r?\n/);
			if (!c?.[i - 1]?.trim()) return undefined;
			const l = String(i).length;
			const u = [i - 1, i].flatMap((e) => {
				const t = c[e - 1];
				if (t === undefined) return [];
				const n = e === i ? ">" : " ";
				return [`${n} ${String(e).padStart(l)} | ${(0, o.gL)(t.replaceAll("	", " "), g)}`];
			});
			const d = t === undefined || t > g ? [] : [`  ${" ".repeat(l)} | ${" ".repeat(t - 1)}^`];
			return [...u, ...d].join("\n");
		}
		function textOf(e) {
			try {
				return (0, s.YT)(e, h);
			} catch {
				return undefined;
			}
		}
	}),
	45190: (function(e, t, n) {
		n.d(t, {
			AR: function() {
				return s;
			},
			PJ: function() {
				return stopReason;
			},
			he: function() {
				return stoppedProblem;
			},
			u7: function() {
				return onAbort;
			},
			xl: function() {
				return openTimeLimit;
			}
		});
		var r = n(42030);
		var i = n(22475);
		var a = n(52309);
		const o = 700;
		const s = 500;
		const c = 1500;
		const l = r.M - c;
		const u = 200;
		function openTimeLimit(e, t) {
			const n = new AbortController();
			const r = n.signal;
			const a = onAbort(r, () => t(c, true));
			const s = onAbort(e, () => n.abort(e.reason));
			const d = performance.now();
			let f;
			const leftOf = (e) => Math.max(0, Math.min(e, l) - (performance.now() - d));
			let p = l;
			let m = false;
			const enforce = () => {
				if (!r.aborted && !m) t(leftOf(p) + c, false);
				m = true;
			};
			setTimeout(enforce, u).unref();
			const start = (e) => {
				p = e;
				clearTimeout(f);
				f = setTimeout(() => {
					const t = `the command took longer than its \`timeout\` of ${(0, i.PP)(e)}`;
					n.abort(new DOMException(t, "TimeoutError"));
				}, leftOf(e));
			};
			return {
				over: r,
				start,
				enforce: (e) => {
					start(e);
					m = false;
					enforce();
				},
				within: (e, t, n = o) => within(r, e, t, n),
				close: () => {
					clearTimeout(f);
					a();
					s();
				}
			};
		}
		function onAbort(e, t) {
			if (e.aborted) t();
			else e.addEventListener("abort", t, { once: true });
			return () => e.removeEventListener("abort", t);
		}
		async function within(e, t, n, r) {
			let i;
			let forget = () => undefined;
			const a = new Promise((t) => {
				forget = onAbort(e, () => {
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
		function stoppedProblem(e, t) {
			const n = e.reason instanceof DOMException && e.reason.name === "TimeoutError";
			const r = n ? "give it more time with `timeout`, or less to do" : "run again";
			return new a.hM([{
				kind: "service",
				message: `${t} was stopped: ${stopReason(e)}`,
				fix: r
			}]);
		}
	}),
	24086: (function(e, t, n) {
		n.d(t, {
			H: function() {
				return createWorkspacePath;
			},
			X: function() {
				return workspacePath;
			}
		});
		var r = n(76760);
		var i = n(48636);
		const a = /(?:^|\/)\.{0,2}(?:\/|$)|\\/;
		function createWorkspacePath(e) {
			const t = workspacePath(e, ".");
			const n = t === "." ? "" : `${t}/`;
			return (t) => a.test(t) ? workspacePath(e, t) : `${n}${t}`;
		}
		function workspacePath({ host: e, workingDirectory: t }, n) {
			const { workspace: a } = e.context;
			const o = (0, r.resolve)(t, n);
			const s = (0, i.UO)(a, o) && o !== (0, r.resolve)(a);
			return s ? (0, r.relative)(a, o).split(r.sep).join("/") : n;
		}
	}),
	75577: (function(e, t, n) {
		n.d(t, {
			FL: function() {
				return parsePlatform;
			},
			Lg: function() {
				return printPlatform;
			},
			mS: function() {
				return offeredPlatforms;
			},
			xV: function() {
				return choosePlatform;
			}
		});
		const r = /^[a-z0-9][a-z0-9._-]{0,63}$/;
		function parsePlatform(e) {
			const [t, n, i, ...a] = e.split("/");
			if (t === undefined || n === undefined || a.length > 0) return undefined;
			const o = [
				t,
				n,
				...i === undefined ? [] : [i]
			];
			return o.every((e) => r.test(e)) ? {
				os: t,
				architecture: n,
				variant: i
			} : undefined;
		}
		function printPlatform({ architecture: e, os: t, variant: n }) {
			return [
				t,
				e,
				...n === undefined ? [] : [n]
			].join("/");
		}
		const i = {
			arm64: "v8",
			arm: "v7",
			amd64: "v1"
		};
		const variantOf = ({ architecture: e, variant: t }) => t ?? i[e];
		function choosePlatform(e, t) {
			const n = e.flatMap((e) => {
				const { platform: n } = e;
				return n?.os === t.os && n.architecture === t.architecture ? [{
					descriptor: e,
					platform: n
				}] : [];
			});
			const r = n.filter(({ platform: e }) => variantOf(e) === variantOf(t));
			const i = r.length === 0 && t.variant === undefined ? n : r;
			const [a] = i;
			if (a !== undefined && i.every(({ descriptor: e }) => e.digest === a.descriptor.digest)) return {
				kind: "manifest",
				descriptor: a.descriptor
			};
			return {
				kind: a === undefined ? "none" : "ambiguous",
				offered: offeredPlatforms(e)
			};
		}
		function offeredPlatforms(e) {
			const t = e.flatMap(({ platform: e }) => e === undefined || e.os === "unknown" ? [] : [printPlatform(e)]);
			return [...new Set(t)];
		}
	}),
	25314: (function(e, t, n) {
		n.d(t, {
			m: function() {
				return findMissingIdentity;
			},
			q: function() {
				return exportFix;
			}
		});
		var r = n(72864);
		function findMissingIdentity(e, { host: t, isGiven: n }, r, i = "platform") {
			const a = i === "platform" ? "token" : "registry-token";
			if (n("identity") || n(a) || t.person?.token !== undefined) return [];
			const o = `set \`identity\` to the uid of an identity that this job may assume, or \`${a}\` to a token of the ${i}; if it comes from a CI variable, that variable is empty`;
			const s = t.person === undefined ? o : exportFix([i], e);
			return [{
				message: `\`identity\` is required: ${r}`,
				fix: s,
				input: "identity"
			}];
		}
		function exportFix(e, t) {
			const n = e.map((e) => {
				const n = e === "platform";
				const i = n ? "api-url" : "registry-url";
				const a = t[i] ?? r.j$[i].default;
				const o = !n && URL.canParse(a) ? new URL(a).host : a;
				const s = n ? "PLATFORM_TOKEN" : "PLATFORM_REGISTRY_TOKEN";
				return `  export ${s}="$(chainctl auth token --audience ${o})"`;
			});
			const i = "install `chainctl` to sign in as yourself, or sign in with it elsewhere and set:";
			return [i, ...n].join("\n");
		}
	}),
	43036: (function(e, t, n) {
		n.d(t, {
			serve: function() {
				return serve;
			},
			start: function() {
				return start;
			}
		});
		var r = n(42030);
		var i = n(38707);
		;
		function commandRow(e) {
			return e;
		}
		var a = n(25314);
		var o = n(58508);
		var s = n(43216);
		var c = n(96610);
		;
		const l = [...(0, c.f)("warning", { "could-not-ask": ["With `on-error: warn`: something could not be checked.", "Look up its error code above."] })];
		const u = [
			...(0, c.f)("error", { unread: ["A file of a known syntax could not be read; the message says why.", "Correct it, make it a plain text file, or exclude it: see [what cannot be read](resolve-digest.md#what-cannot-be-read)."] }),
			...(0, c.f)("notice", { untagged: ["Names in your registry without a tag appear in text; they are counted, not checked.", "If an image is meant, add its tag; exclude others with `platform-actions: ignore` on the line."] }),
			...(0, c.f)("warning", {
				"in-script": ["A reference is in something that is executed (`RUN`, `run:`, `args`), or in text that is compared or shown (a condition, a choice, a key).", "Edit it by hand: `pin` does not change it, and it fails a run only if its digest is unverified."],
				unresolved: ["The name, tag or digest of a reference to this registry is set outside of the file: by a variable of the shell, a placeholder, or a value given at deployment.", "Write it in full, or exclude the line with `platform-actions: ignore`; list `unresolved` in `fail-on` to fail on it."],
				"unmatched-glob": ["One glob of `files`, or of `repos` in `check-deprecated`, matches nothing, while others do.", "Correct it or remove it."],
				"unknown-file": ["A file that `files` names is not a supported file type, or no file that it matches is.", "Name another file, or rename it to what its tool expects."],
				"unreadable-file": ["Part of a file could not be parsed; the rest does not mention your registry.", "Correct the file, or exclude it from `files`."]
			})
		];
		const d = [...(0, c.f)("notice", { "removed-reference": ["A file that the change edits or deletes no longer references an image that it referenced at the base.", "As a reviewer, check that the image is gone, and not only hidden from this check."] }, { isAboutPolicy: true })];
		const f = [...(0, c.f)("warning", {
			"ignore-expired": ["The entry has expired and no longer ignores anything.", "Fix what it ignored, or renew it."],
			"ignore-expiring": ["The entry expires within 14 days.", "Fix what it ignores, or renew it, before that date."]
		}, { isAboutPolicy: true }), ...(0, c.f)("notice", {
			"ignore-unused": ["The entry matched nothing.", "Remove it."],
			"ignore-added": ["The change adds an entry, or a comment `platform-actions: ignore`.", "As a reviewer, check that this is intended."],
			"ignore-extended": ["The change postpones the expiry of an entry.", "As a reviewer, check that this is intended."]
		}, { isAboutPolicy: true })];
		;
		const p = [
			...(0, c.f)("error", { "affecting-advisory": ["An advisory affects a package that is in use.", "Update to the fixed version; if none is known yet, wait for one, or ignore it with a reason and an expiry date."] }),
			...(0, c.f)("warning", {
				"unaccounted-package": ["Packages of an SBOM have no usable type or purl, so nothing could be looked up for them; or no version, so every advisory on their names counts.", "Configure the build tool to write purls with versions. `fail-on-unaccounted: true` fails on them."],
				"incomplete-sbom": ["An SBOM says that it does not list everything: it calls its list incomplete, or refers to other documents.", "Add the SBOMs of the missing parts, or configure the build tool to list them."]
			}),
			...(0, c.f)("warning", {
				"unknown-advisory": ["No advisory has this id or alias.", "Check `advisories`."],
				"ignore-everything": ["The entry silences every advisory, including future ones.", "Name the advisory (`id`), or the packages that the reason is about."],
				"ignore-image-only": ["The entry names only an image, and ignores no advisories.", "Add `id` or `artifact`, or leave it to the other commands."]
			}, { isAboutPolicy: true }),
			...u,
			...f,
			...d
		];
		var m = n(16436);
		var h = n(14359);
		var g = n(51792);
		var _ = n(29037);
		;
		const v = [
			...(0, c.f)("error", { "deprecated-tag": ["The tag has reached its end of life.", "Move to the suggested tag."] }),
			...(0, c.f)("warning", {
				"dates-unread": ["The end-of-life dates of a repository could not be read, so only the `deprecated` flag of its tags was used. With `fail-days`, its tags are unknown instead.", "Check the permissions of the identity."],
				"no-dates": ["The platform has no end-of-life dates, or none for a repository, so `fail-days` could not be applied; only the `deprecated` flag of its tags was used.", "Remove `fail-days` if the platform has no dates, or ask the vendor for them."],
				"tag-in-grace": ["The tag has reached its end of life and is in its grace period.", "Move before the date shown."],
				"tag-near-end-of-life": ["The end of life is closer than `warn-days` or `fail-days`.", "Plan the move."],
				"tag-not-found": ["The tag does not exist.", "Check the name; this is only a warning."],
				"tag-unknown": ["The service did not report the state of the tag, which is then never assumed to be active (exit code 5).", "Check the permissions of the identity."]
			}),
			...u,
			...f,
			...d
		];
		var y = n(92158);
		var b = n(38086);
		var x = n(45794);
		var S = n(12056);
		var C = n(23410);
		;
		const findProblems = async (e, t) => {
			const { host: n, isGiven: r, manifests: i, now: a } = t;
			for (const t of (0, C.VY)(e.with ?? [])) n.mask(t);
			const { mode: o } = e;
			if (o === undefined) {
				if (r("mode")) return [];
				return [{
					message: "`mode` is required",
					fix: "choose `list`, `run` or `merge`",
					input: "mode"
				}];
			}
			const s = await {
				list: listProblems,
				run: runProblems,
				merge: mergeProblems
			}[o](e, r);
			const c = i.find(({ name: t }) => t === e.run);
			const l = c === undefined ? [] : await (0, C.rB)(e.with ?? [], c, a);
			return [...s, ...l];
		};
		function listProblems(e, t) {
			const n = [
				"organization-name",
				"group",
				"repositories-file"
			].filter(t);
			const r = [];
			if (n.length !== 1) r.push({
				message: n.length === 0 ? "there is nothing to list: none of `organization-name`, `group` and `repositories-file` is set" : `only one of ${n.map((e) => `\`${e}\``).join(" and ")} can be listed`,
				fix: "set `organization-name` for GitHub, `group` for GitLab, or `repositories-file`",
				input: n[0] ?? "organization-name"
			});
			if (t("organization-name") && !t("github-token")) r.push({
				message: "`github-token` is required with `organization-name`",
				fix: "give the token of a GitHub App that is installed in the organization, with `metadata: read` and `contents: read`",
				input: "github-token"
			});
			const i = e["organization-name"];
			if (i !== undefined && !/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/.test(i)) r.push({
				message: `\`organization-name\` is \`${(0, b.h0)(i, 100)}\`, which is not a name on GitHub`,
				input: "organization-name"
			});
			if ((e.with ?? []).length > 0 && e.run === undefined) r.push({
				message: "`with` is not used without `run`",
				input: "with"
			});
			return r;
		}
		async function runProblems(e, t) {
			const n = [];
			if (!t("run")) n.push({
				message: "`run` is required with `mode: run`",
				fix: "name the command, for example `run: check-deprecated`",
				input: "run"
			});
			if (!t("repositories") && !t("repositories-file")) n.push({
				message: "there is nothing to run in: neither `repositories` nor `repositories-file` is set",
				fix: "give the row of the matrix, or the `list-file` of `mode: list`",
				input: "repositories"
			});
			return [...n, ...await (0, x.GW)(() => (0, S.X)(e.shard))];
		}
		function mergeProblems(e, t) {
			if (t("reports")) return [];
			return [{
				message: "`reports` is required with `mode: merge`",
				fix: "set it to globs of the reports, for example `reports/*.json`",
				input: "reports"
			}];
		}
		var ee = n(94075);
		var te = n(86114);
		var ne = n(20665);
		var w = n(17177);
		var re = n(7550);
		;
		const T = [
			...(0, c.f)("error", {
				unpinned: ["A reference has no digest.", "Pin it with `mode: pin`."],
				stale: ["The tag has had another digest for longer than `max-age`.", "Refresh it with `mode: pin`."],
				unverified: ["The tag never had this digest, or the reference is malformed: a mistake, or someone else's image.", "Find out where it comes from; `pin` replaces the digest with a warning, but does not correct names."]
			}),
			...(0, c.f)("warning", {
				"not-editable": ["No edit is certain to change only this reference, so `pin` leaves it unchanged.", "Write it in one piece, or pin it by hand."],
				"foreign-commit": ["The branch of the pull request has a commit that is not from this command, or that changes too much to be checked, so nothing was changed.", "Tick the box in the text of the pull request, or close it and delete its branch; the next run continues."],
				"workflow-left-out": ["The token may not change workflow files, so the pull request does not contain them.", "Set `github-token` to a GitHub App token with the permission `workflows: write`, or pin these files by hand."],
				"not-as-committed": ["The file differs from the checked-out commit, so the pull request does not contain it.", "Run this command before the steps that change files, and commit files that are not tracked."],
				"pull-request-incomplete": ["Labels, assignees, reviews or a comment could not be added to the pull request.", "The message quotes GitHub and says what to do; then tick the box in the text of the pull request."]
			}),
			...u,
			...f,
			...d
		];
		var ie = n(5467);
		;
		const ae = [
			...(0, c.f)("error", {
				drift: ["The organization differs from the file.", "Run `apply`, or change the file."],
				"failed-change": ["One change was refused; the others were still made.", "Read the service's reason in the message, then run it again."],
				"left-change": ["A change is still needed after `apply`: the organization was read again and still differs from the file.", "Check whether something else changes the same role bindings, then run `apply` again."]
			}),
			...(0, c.f)("warning", {
				"duplicate-binding": ["A binding exists twice.", "It counts as one; `prune` removes the duplicate."],
				"expired-binding": ["The date of an entry has passed, and its binding is still there.", "Run `apply` with `prune`, on a schedule if dates are to take effect without a change."]
			}),
			...(0, c.f)("warning", {
				"deleted-entry": ["A change deletes an entry, and the bindings that it asked for stay.", "Write `state: absent` instead, or a date that has passed, and run `apply` with `prune`."],
				"wildcard-claim": ["A subject or an issuer has a wildcard, and claims are compared exactly, so no token matches.", "Write one identity for each subject."],
				unmanaged: ["An identity, a role binding or an external group mapping gives access, and no entry of the file names it.", "Add an entry for it, or remove it from the organization. With `unmanaged: fail` it is an error."],
				"unread-access": ["External group mappings or open invites could not be read, so the access that they give is not known.", "Give the identity a role that may list them, such as `viewer`."]
			}),
			...(0, c.f)("notice", {
				"unread-base": ["The role files of the base could not be read, so deleted entries are not listed.", "Check out the base commit too."],
				"power-holder": ["Someone holds `owner` or a role that may bind roles, or an open invite gives a role.", "Check that they still need it."],
				"expired-entry": ["The date of an entry has passed, so it counts as absent.", "Remove the entry."],
				"repeated-entry": ["The file asks for the same binding twice.", "Remove one."],
				"unpruned-binding": ["A binding that is not in the file is kept, because `prune` is not set.", "Add it to the file, or set `prune`."]
			}),
			...(0, c.f)("warning", {
				"twin-identity": ["Two runs created the same identity at the same time, and one of them is unused.", "Delete the one that the message names. Allow only one `apply` at a time, as in the recipe."],
				"large-dump": ["The dump is larger than a role file may be.", "Set `plan-file`: the dump is then split into a folder."],
				"own-bindings-missing": ["The list of role bindings lacks those of the running identity, so it may be incomplete.", "Run again. If it happens again, give the identity a binding of its own on the organization."]
			}),
			...(0, c.f)("error", {
				"guard-max-deletes": ["The plan removes more role bindings than `max-deletes` allows.", "Check the removals, then raise `max-deletes` for this run."],
				"guard-max-delete-percent": ["The plan removes a larger share of the owned bindings than `max-delete-percent` allows; this counts only with more than 4 owned bindings.", "Check the removals, then raise `max-delete-percent` for this run."],
				"guard-protect-self": ["The plan removes bindings of the running identity.", "Set `protect-self: false` if that is intended."],
				"guard-own-claims": ["The plan changes the claims of the running identity.", "Use another identity; no input allows this."],
				"guard-unreadable-self": ["The plan removes bindings or changes claims, and the token does not say who is running.", "Use a token with a `sub`."],
				"guard-last-owner": ["The plan leaves the organization without an owner.", "Keep one owner; no input allows this."],
				"guard-allow-roles": ["The plan grants a role that is not in `allow-roles`, or one that has the name of another role.", "Add the role to `allow-roles` if that is intended; one with an ambiguous name by its uid."],
				"guard-deny-roles": ["The plan grants a role that is in `deny-roles`, or one that can give access: `owner`, and roles that can create or change role bindings, roles or identities.", "Remove the role from `deny-roles`, or name it literally in `allow-roles`, if that is intended."],
				"guard-allow-claim-changes": ["The plan changes the claims of an identity: whoever matches them next gets all its roles.", "Set `allow-claim-changes` if that is intended."],
				"guard-plan-hash": ["The plan is not the one that was reviewed.", "Review the new plan."],
				"guard-restrictions": ["A role file refers to a group, a role, an identity or claims that `restrictions-file` does not allow there.", "Move the entry to another file, or extend the restrictions on the base branch."],
				"guard-plan-file": ["The plan is not the one in the plan file.", "Review the new plan."]
			}, { docs: "guards" })
		];
		;
		function limitProblems(e, t, n) {
			return ["capabilities", "scopes"].filter((t) => (e[t] ?? []).length > 0).map((e) => ({
				message: `\`${e}\` has no effect on a token ${t}`,
				fix: `remove \`${e}\`, or ${n}`,
				input: e
			}));
		}
		const find_problems_findProblems = (e, t) => {
			const { host: n, isGiven: r } = t;
			const { audience: i = "platform" } = e;
			const o = i === "registry" ? "registry-token" : "token";
			const s = n.person?.token !== undefined;
			const c = (0, a.m)(e, t, "the token is issued for that identity", i);
			const l = "nobody is signed in at this terminal";
			const u = c.map((e) => n.person === undefined ? e : {
				...e,
				message: l
			});
			const d = `sign in with \`identity\` instead of \`${o}\``;
			if (r(o)) u.push(...limitProblems(e, `that was given in \`${o}\``, d));
			else if (s) u.push(...limitProblems(e, "from `chainctl`", "set `PLATFORM_ID_TOKEN` and `identity`"));
			return u;
		};
		var oe = n(39352);
		;
		const se = {
			compareAdvisories: async (...e) => (await Promise.all([
				n.e(815),
				n.e(395),
				n.e(282),
				n.e(91),
				n.e(920),
				n.e(128),
				n.e(378),
				n.e(677),
				n.e(735),
				n.e(129)
			]).then(n.bind(n, 53463))).compareMovedImages(...e),
			judgeTags: async (...e) => (await Promise.all([
				n.e(815),
				n.e(395),
				n.e(282),
				n.e(91),
				n.e(920),
				n.e(128),
				n.e(378),
				n.e(677),
				n.e(735),
				n.e(129)
			]).then(n.bind(n, 94774))).judgeMovedTags(...e)
		};
		const ce = "role bindings are read from the platform, which needs a sign-in";
		const E = [
			commandRow({
				manifest: re.e,
				rules: T,
				load: async () => (await Promise.all([
					n.e(378),
					n.e(677),
					n.e(329)
				]).then(n.bind(n, 878))).createRun(se),
				findProblems: w.o6
			}),
			commandRow({
				manifest: _.e,
				rules: v,
				load: async () => (await Promise.all([
					n.e(815),
					n.e(395),
					n.e(282),
					n.e(91),
					n.e(920),
					n.e(128),
					n.e(378),
					n.e(677),
					n.e(735),
					n.e(129)
				]).then(n.bind(n, 18023))).run,
				findProblems: g.o
			}),
			commandRow({
				manifest: s.e,
				rules: p,
				load: async () => (await Promise.all([
					n.e(815),
					n.e(395),
					n.e(282),
					n.e(91),
					n.e(920),
					n.e(128),
					n.e(378),
					n.e(677),
					n.e(735),
					n.e(129)
				]).then(n.bind(n, 2638))).run,
				findProblems: async (...e) => (await Promise.all([n.e(91), n.e(579)]).then(n.bind(n, 28579))).findProblems(...e),
				reportsProblems: true
			}),
			commandRow({
				manifest: ie.e,
				rules: ae,
				load: async () => (await Promise.all([
					n.e(815),
					n.e(395),
					n.e(378),
					n.e(151)
				]).then(n.bind(n, 9151))).run,
				findProblems: (e, t) => (0, a.m)(e, t, ce),
				reportsProblems: true
			})
		];
		const le = [...new Map(E.flatMap(({ rules: e }) => e.map((e) => [e.id, e]))).values()];
		const D = [
			...E,
			commandRow({
				manifest: oe.e,
				rules: [],
				load: async () => (await Promise.all([n.e(378), n.e(644)]).then(n.bind(n, 42536))).run,
				findProblems: find_problems_findProblems
			}),
			commandRow({
				manifest: y.e,
				rules: [],
				load: async () => (await Promise.all([n.e(378), n.e(644)]).then(n.bind(n, 88183))).run
			}),
			commandRow({
				manifest: h.e,
				rules: [],
				load: async () => (await Promise.all([n.e(378), n.e(644)]).then(n.bind(n, 11577))).run,
				findProblems: m.o6
			}),
			commandRow({
				manifest: ne.eu,
				rules: [],
				load: async () => (await Promise.all([
					n.e(815),
					n.e(395),
					n.e(282),
					n.e(91),
					n.e(920),
					n.e(128),
					n.e(378),
					n.e(677),
					n.e(735),
					n.e(129)
				]).then(n.bind(n, 55079))).run
			}),
			commandRow({
				manifest: ee.e,
				rules: le,
				load: async () => (await Promise.all([
					n.e(815),
					n.e(395),
					n.e(282),
					n.e(91),
					n.e(920),
					n.e(128),
					n.e(378),
					n.e(677),
					n.e(735),
					n.e(129)
				]).then(n.bind(n, 28021))).createRun(le),
				findProblems
			})
		];
		const O = D.map(({ manifest: e }) => e);
		const ue = O.map(({ name: e }) => e);
		function findCommand(e) {
			return D.find(({ manifest: t }) => t.name === e);
		}
		function findInnerCommand(e, t) {
			const n = E.find(({ manifest: t }) => t.name === e);
			return n === undefined ? undefined : (0, te.n)(n, t);
		}
		function chooseCommand(e, t) {
			const n = findCommand(e);
			const r = t.kind === "action";
			if (n === undefined) {
				const n = O.filter(({ compositeOnly: e }) => !r || e !== true);
				const a = t.command === undefined ? "command" : "value of the input `command`";
				return (0, i.$5)(a, e, n.map((e) => e.name));
			}
			if (!r || n.manifest.compositeOnly !== true) return n;
			return `the root action does not run \`${e}\`\nuse the composite action \`${o.Jk}/actions/${e}@${o.GT}\`, without the input \`command\``;
		}
		var k = n(72864);
		;
		const de = 80;
		function fill(e, t) {
			const n = [];
			for (const r of e) {
				const e = n.length === 0 ? r : `${n.at(-1)} ${r}`;
				if (n.length > 0 && e.length <= t) n[n.length - 1] = e;
				else n.push(r);
			}
			return n;
		}
		function wrap(e, t = "") {
			const n = e.split(/\s+/).filter((e) => e !== "");
			return fill(n, de - t.length).map((e) => t + e);
		}
		function beside(e, t, n) {
			const [r = "", ...i] = wrap(t, " ".repeat(n));
			return e.length > n - 2 ? [
				e,
				r,
				...i
			] : [e.padEnd(n) + r.trimStart(), ...i];
		}
		function listing(e) {
			const t = Math.max(...e.map(([e]) => e.length)) + 4;
			return e.flatMap(([e, n]) => beside(`  ${e}`, n, t));
		}
		const fe = [
			["--json", "Print the whole report to stdout."],
			["--help", "Print this help or, after a command, its usual inputs."],
			["--version", "Print the version."]
		];
		const pe = "`platform-actions help <command>` lists the inputs of a command, `help inputs` those of every command; `help <rule>` explains a finding. `completion <bash|zsh|fish|pwsh>` prints a completion script for your shell.";
		const me = "Exit codes: 0 pass or warn, 1 findings, 2 usage, 3 not signed in, 4 forbidden, 5 service or time-out, 6 apply stopped partway.";
		function renderProgramHelp(e) {
			const ofFace = (t) => listing(e.filter((e) => e.face === t).map((e) => [e.name, e.summary]));
			return [
				"Usage: platform-actions <command> [--input value ...]",
				"",
				"Commands",
				...ofFace("gate"),
				"",
				"Helpers",
				...ofFace("helper"),
				"",
				"Options",
				...listing(fe),
				"",
				"Example",
				"  platform-actions resolve-digest --images python:latest",
				"",
				...wrap(pe),
				...wrap(me),
				""
			].join("\n");
		}
		function renderRuleHelp({ help: e, id: t, level: n, title: r }, i) {
			const plain = (e) => e.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
			return [
				`${t} (${n}${i.length === 0 ? "" : `, ${i.join(", ")}`})`,
				"",
				...wrap(plain(r)),
				...wrap(plain(e)),
				"",
				(0, c.Q)(t),
				""
			].join("\n");
		}
		function flagOf(e, t) {
			if (t.kind === "secret") return `--${e}-file <path>`;
			return t.kind === "boolean" ? `--${e} [true|false]` : `--${e} <${valueWord(t)}>`;
		}
		const he = 30;
		function inputHelp(e, t) {
			const n = defaultWords(t);
			const r = t.kind === "choices" ? ` Any of: ${(t.choices ?? []).join(", ")}.` : "";
			const i = n === undefined || n === "`false`" ? "" : ` Default: ${n}.`;
			return beside(`  ${flagOf(e, t)}`, t.description + r + i, he);
		}
		const isCommon = (e) => e in k.j$ || e in k.eP;
		function renderInputsHelp() {
			return [
				...wrap(ge),
				...explainInputs("Inputs of every command", Object.entries(k.j$)),
				...explainInputs("Inputs of every command that has findings", Object.entries(k.eP)),
				""
			].join("\n");
		}
		const ge = "An input is read from its flag, else its variable (`--min-age` is PLATFORM_MIN_AGE), else the config file; otherwise its default applies (`false` for a true-or-false input that names none). An empty value counts as not set. " + "Separate list entries by newlines or commas, or repeat the flag. Set a secret in its variable, or in a file.";
		function wrapCommand(e) {
			return `  ${fill(e.split(/ (?=--)/), de - 4).join(" \\\n      ")}`.split("\n");
		}
		function foldedInputs(e, t, n) {
			if (n.length === 0) return [];
			return [
				"",
				`${e} (see \`platform-actions help ${t}\`)`,
				...wrap(n.join(", "), "  ")
			];
		}
		function beginHelp(e) {
			return [
				`Usage: platform-actions ${e.name} [--input value ...]`,
				"",
				...wrap(e.summary),
				...wrap(`Standard output: ${e.stdout}`),
				"",
				"Examples",
				...wrapCommand(terminalExample(e)),
				...(e.moreExamples ?? []).flatMap(([t, n]) => [...wrapCommand(`platform-actions ${e.name} ${t}`), ...wrap(n, "      ")])
			];
		}
		const explainInputs = (e, t) => t.length === 0 ? [] : [
			"",
			e,
			...t.flatMap(([e, t]) => inputHelp(e, t))
		];
		function renderCommandHelp(e) {
			const t = Object.entries(e.inputs);
			const n = t.filter(([e]) => isCommon(e)).map(([e]) => e);
			return [
				...beginHelp(e),
				...explainInputs("Inputs", t.filter(([e]) => !isCommon(e))),
				...foldedInputs("Inputs of every command", "inputs", n),
				"",
				...wrap(ge),
				"",
				"Options",
				...listing(fe),
				""
			].join("\n");
		}
		function renderShortHelp(e) {
			const t = Object.entries(e.inputs).filter(([e]) => !isCommon(e));
			const isUsual = (t) => e.usualInputs?.includes(t) ?? true;
			const n = t.filter(([e]) => !isUsual(e)).map(([e, { kind: t }]) => `--${e}${t === "secret" ? "-file" : ""}`);
			return [
				...beginHelp(e),
				...explainInputs("Inputs", t.filter(([e]) => isUsual(e))),
				...foldedInputs("More inputs", e.name, n),
				"",
				...wrap("`platform-actions help inputs` lists the inputs of every command, such as `--identity`. `--json` prints the whole report to stdout."),
				""
			].join("\n");
		}
		const _e = {
			boolean: "true|false",
			integer: "number",
			choices: "list"
		};
		function valueWord(e) {
			if (e.kind === "choice" && e.choices !== undefined) return e.choices.join("|");
			if (e.min !== undefined && e.max !== undefined) return `${e.min}-${e.max}`;
			return _e[e.kind] ?? e.kind;
		}
		function defaultWords(e) {
			return e.default === undefined ? e.defaultText : `\`${e.default}\``;
		}
		function terminalExample(e) {
			const t = Object.entries(e.example).map(([t, n]) => {
				if (n === "true" && e.inputs[t]?.kind === "boolean") return `--${t}`;
				const r = /^\$\{\{ vars\.(\w+) \}\}$/.exec(n)?.[1];
				return `--${t} ${r === undefined ? shellWord(n) : `"$${r}"`}`;
			});
			return [
				"platform-actions",
				e.name,
				...t
			].join(" ");
		}
		function shellWord(e) {
			return /^[\w./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", `'\\''`)}'`;
		}
		;
		const ve = [...l, ...D.flatMap(({ rules: e }) => e)];
		const ye = [...new Set(ve.map(({ id: e }) => e))];
		function helpAbout(e) {
			if (e === undefined) return renderProgramHelp(O);
			if (e === "inputs") return renderInputsHelp();
			const t = O.find(({ name: t }) => t === e);
			if (t !== undefined) return renderCommandHelp(t);
			const n = ve.find(({ id: t }) => t === e);
			const r = D.filter(({ rules: t }) => t.some(({ id: t }) => t === e));
			return n === undefined ? undefined : renderRuleHelp(n, r.map(({ manifest: e }) => e.name).filter((e) => e !== "fleet"));
		}
		function unknownTopic(e) {
			const t = (0, i.au)(e, ue) ?? (0, i.au)(e, ye);
			const n = t ?? "`platform-actions help` lists the commands, and the log of a run names its rules";
			return `\`${(0, b.h0)(e)}\` is neither a command nor the rule of a finding\n${n}`;
		}
		var A = n(48161);
		var j = n(76760);
		var M = n(7486);
		var N = n(48636);
		var P = n(44074);
		var F = n(63144);
		;
		const I = "outputs-truncated";
		function renderDotenv(e, t) {
			const n = new Map();
			const r = [];
			const nameOf = (e) => `${t.prefix}${e.toUpperCase().replace(/[^A-Z0-9]/g, "_")}=`;
			let i = t.maximumBytes - (0, b.dp)(`${nameOf(I)}false\n`);
			const put = (e, r) => {
				const a = `${nameOf(e)}${r}\n`;
				const o = (0, b.dp)(a);
				if (o > i || n.size >= t.maximumCount - 1) return false;
				i -= o;
				n.set(e, a);
				return true;
			};
			const a = [];
			for (const [t, n] of e) {
				if (t === I || /[\r\n]/.test(n)) continue;
				const e = (0, F.qF)(n);
				if (Array.isArray(e)) a.push({
					output: t,
					text: n,
					entries: e
				});
				else put(t, n);
			}
			for (const { output: e, text: t, entries: n } of a.sort((e, t) => e.text.length - t.text.length)) {
				if (put(e, t)) continue;
				const a = (0, P.EW)(n, Math.max(3, i - (0, b.dp)(nameOf(e))));
				if (put(e, a.text)) r.push(e);
			}
			const o = [...e.keys()].filter((e) => e !== I && !n.has(e));
			const s = r.length > 0 || o.length > 0 || e.get(I) === "true";
			n.set(I, `${nameOf(I)}${s}\n`);
			const c = [...e.keys(), ...e.has(I) ? [] : [I]].map((e) => n.get(e) ?? "").join("");
			return {
				text: c,
				cut: r,
				leftOut: o
			};
		}
		;
		const be = {
			maximumBytes: 5 * 1024,
			maximumCount: 20
		};
		const xe = {
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
		function openReportFiles({ tempDirectory: e, workspace: t }) {
			const n = {
				workspace: t,
				tempDirectory: e,
				workingDirectory: t
			};
			const r = [];
			const i = new Map();
			return {
				unwritten: () => r,
				write: (e, t, a) => {
					try {
						const r = (0, N.ZB)(t, n, e);
						const o = i.get(r) ?? e;
						if (o !== e) throw new x.yo({ message: `\`${o}\` and \`${e}\` are the same file, \`${t}\`: give each of them a path of its own` });
						(0, N.vK)(r, a);
						i.set(r, e);
						return true;
					} catch (e) {
						if (!(e instanceof x.yo) && !(e instanceof x.Ml)) throw e;
						r.push({ message: e.message });
						return false;
					}
				}
			};
		}
		var L = n(9157);
		var R = n(97286);
		var Se = n(49296);
		var z = n(39677);
		;
		function createAzureHost(e) {
			const { environment: t, log: n } = e;
			const r = (0, M.l)();
			const command = (...e) => n(`${renderLoggingCommand(...e)}\n`);
			const { line: i, ...a } = createAzureLog(command, {
				secrets: r,
				write: n
			});
			const o = azureContext(e, (0, A.tmpdir)());
			const s = openSummary(e, o.tempDirectory, command);
			const c = (0, R.Ch)(t)("PIPELINE_WORKSPACE");
			return {
				name: "azure",
				context: o,
				capabilities: {
					idToken: "fixed-audience",
					mask: "native",
					outputs: "native",
					annotations: "native",
					summary: "native",
					cache: c === undefined ? "none" : "folder"
				},
				...a,
				idToken: azureIdToken(e, i),
				redact: r.redact,
				setOutput: (e, t) => setVariable(command, r, e, t),
				writeSummary: (e) => s.add(r.redact(e)),
				cacheDirectory: c === undefined ? undefined : (0, j.join)(c, ".platform-actions-cache"),
				unwritten: s.unwritten,
				finish: async ({ result: e }) => {
					s.upload();
					if (e === "warn") command("task.complete", { result: "SucceededWithIssues" }, "");
				}
			};
		}
		function createAzureLog(e, { secrets: t, write: n }) {
			const safe = (e) => (0, z.Is)(t.redact(e));
			return {
				...(0, z.mE)({
					write: n,
					secrets: t,
					levels: ["error", "warning"],
					issue: (t) => logIssue(e, safe, t),
					debug: (t) => e("task.debug", {}, t)
				}),
				mask: (n) => {
					for (const r of t.add(n)) e("task.setsecret", {}, r);
				}
			};
		}
		function logIssue(e, t, n) {
			const { column: r, file: i, level: a, line: o, message: s, title: c } = n;
			const l = {
				...i === undefined ? {} : { sourcepath: t(i) },
				...o === undefined ? {} : { linenumber: o },
				...r === undefined ? {} : { columnnumber: r }
			};
			e("task.logissue", {
				type: a,
				...l
			}, t(c === "" ? s : `${c}: ${s}`));
		}
		function setVariable(e, t, n, r) {
			const i = t.redact(r) !== r;
			const a = n.replaceAll("-", "_");
			e("task.setvariable", {
				variable: a,
				isOutput: "true",
				isSecret: String(i)
			}, r);
		}
		function openSummary(e, t, n) {
			const r = openReportFiles({
				workspace: t,
				tempDirectory: t
			});
			const i = [];
			const a = [];
			return {
				add: (e) => void i.push(e),
				unwritten: () => [...r.unwritten(), ...a],
				upload: () => {
					if (i.length === 0) return;
					try {
						const a = (0, N.o4)(t, `${e.command ?? "platform-actions"}.md`);
						if (r.write("the summary", a, i.join("\n"))) n("task.uploadsummary", {}, a);
					} catch (e) {
						a.push({ message: e instanceof Error ? e.message : String(e) });
					}
				}
			};
		}
		function renderLoggingCommand(e, t, n) {
			const r = Object.entries(t).filter(([, e]) => e !== "").map(([e, t]) => `${e}=${escapeProperty(String(t))};`).join("");
			return `##vso[${e}${r === "" ? "" : ` ${r}`}]${escapeData(n)}`;
		}
		const escapeData = (e) => e.replace(/%/g, "%AZP25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
		const escapeProperty = (e) => escapeData(e).replace(/]/g, "%5D").replace(/;/g, "%3B");
		const Ce = "api://AzureADTokenExchange";
		function azureIdToken(e, t) {
			return async (n, r) => {
				const i = (0, R.Ch)(e.environment);
				const a = i("SYSTEM_OIDCREQUESTURI");
				const o = i("SYSTEM_ACCESSTOKEN") ?? i("ENDPOINT_AUTH_PARAMETER_SYSTEMVSSCONNECTION_ACCESSTOKEN");
				if (a === undefined || !URL.canParse(a)) {
					throw new L.Z("this job is not allowed to request an ID token: SYSTEM_OIDCREQUESTURI is not set", "run this in a job of Azure Pipelines on a current agent and pass its variables on, or set PLATFORM_ID_TOKEN to an ID token");
				}
				if (o === undefined) {
					throw new L.Z("this step is not allowed to request an ID token: it lacks the job's access token", "add to the step:\n  env:\n    SYSTEM_ACCESSTOKEN: $(System.AccessToken)");
				}
				if (n !== Ce) t(`Azure Pipelines issues ID tokens only for \`${Ce}\`: the identity must accept that audience.`);
				const s = new URL(a);
				s.searchParams.set("api-version", "7.1");
				const c = i("PLATFORM_AZURE_SERVICE_CONNECTION_ID");
				if (c !== undefined) s.searchParams.set("serviceConnectionId", c);
				return (0, Se.g)(e, {
					method: "POST",
					url: s.href,
					requestToken: o,
					headers: {
						accept: "application/json",
						"content-type": "application/json"
					},
					field: "oidcToken",
					refused: (e) => new L.Z(`the pipeline refused to issue an ID token: ${e}`, c === undefined ? "pass on the access token of this job: `SYSTEM_ACCESSTOKEN: $(System.AccessToken)`" : "allow this pipeline to use the service connection that PLATFORM_AZURE_SERVICE_CONNECTION_ID names"),
					limits: r
				});
			};
		}
		function azureContext(e, t) {
			const n = (0, R.Ch)(e.environment);
			const r = n("BUILD_REASON");
			const i = n("SYSTEM_COLLECTIONURI");
			const [a, o] = [n("SYSTEM_TEAMPROJECT"), n("BUILD_BUILDID")];
			const s = pullRequest(n);
			return {
				workspace: n("BUILD_SOURCESDIRECTORY") ?? n("SYSTEM_DEFAULTWORKINGDIRECTORY") ?? e.workingDirectory,
				tempDirectory: n("AGENT_TEMPDIRECTORY") ?? t,
				repository: n("BUILD_REPOSITORY_NAME"),
				ref: n("BUILD_SOURCEBRANCH"),
				commit: n("BUILD_SOURCEVERSION"),
				event: r,
				changeRequest: s,
				untrustedHead: false,
				changeEvent: r?.toLowerCase() === "pullrequest" || s !== undefined || n("SYSTEM_PULLREQUEST_TARGETBRANCH") !== undefined || n("SYSTEM_PULLREQUEST_SOURCEBRANCH") !== undefined || n("BUILD_SOURCEBRANCH")?.startsWith("refs/pull/") === true,
				runUrl: i && a && o ? `${i.replace(/\/*$/, "")}/${encodeURIComponent(a)}/_build/results?buildId=${encodeURIComponent(o)}` : undefined,
				workflow: n("BUILD_DEFINITIONNAME"),
				job: n("SYSTEM_JOBNAME") ?? n("AGENT_JOBNAME"),
				serverUrl: i
			};
		}
		function pullRequest(e) {
			const t = e("SYSTEM_PULLREQUEST_PULLREQUESTNUMBER") ?? e("SYSTEM_PULLREQUEST_PULLREQUESTID");
			if (t === undefined) return undefined;
			const branch = (t) => e(t)?.replace(/^refs\/heads\//, "");
			return {
				number: (0, R.rD)(t),
				baseCommit: undefined,
				baseRef: branch("SYSTEM_PULLREQUEST_TARGETBRANCH"),
				headRef: branch("SYSTEM_PULLREQUEST_SOURCEBRANCH"),
				fork: e("SYSTEM_PULLREQUEST_ISFORK")?.toLowerCase() === "true"
			};
		}
		var B = n(26963);
		var we = n(8385);
		var Te = n(60616);
		;
		const Ee = 3e4;
		const De = 1500;
		const Oe = 1024 * 1024;
		function runAgent(e, t, n, r) {
			const i = findAgent(e);
			if (i === undefined) return Promise.resolve({
				kind: "failed",
				why: V
			});
			const a = AbortSignal.timeout(Ee);
			const o = {
				env: i.environment,
				maxBuffer: Oe,
				windowsHide: true,
				signal: AbortSignal.any([a, ...r === undefined ? [] : [r]])
			};
			const { execFile: s } = process.getBuiltinModule("node:child_process");
			return new Promise((e) => {
				const r = s(i.path, t, o, (t, n, r) => {
					const i = a.aborted ? `no answer within ${Ee / 1e3} s` : explain(t, r);
					e(t === null ? {
						kind: "output",
						text: n
					} : {
						kind: "failed",
						why: i
					});
				});
				r.stdin?.on("error", () => undefined);
				r.stdin?.end(n);
			});
		}
		function runAgentNow(e, t, n) {
			const r = findAgent(e);
			if (r === undefined) return {
				kind: "failed",
				why: V
			};
			const { spawnSync: i } = process.getBuiltinModule("node:child_process");
			const a = i(r.path, t, {
				env: r.environment,
				input: n,
				encoding: "utf8",
				timeout: De,
				killSignal: "SIGKILL",
				windowsHide: true
			});
			if (a.status === 0) return {
				kind: "output",
				text: a.stdout
			};
			return {
				kind: "failed",
				why: explain(a.error ?? { code: a.status }, a.stderr)
			};
		}
		const V = "`buildkite-agent` is not on the PATH";
		function findAgent(e) {
			const t = e["BUILDKITE_BUILD_CHECKOUT_PATH"] || process.cwd();
			const n = (0, Te.Kp)("buildkite-agent", t, e);
			if (n === undefined) return undefined;
			const r = Object.entries(e).filter(([e]) => !/^(?:INPUT_|ACTIONS_|PLATFORM_)/i.test(e));
			return {
				path: n.path,
				environment: {
					...Object.fromEntries(r),
					PATH: n.searchPath
				}
			};
		}
		function explain(e, t) {
			const { code: n, message: r } = e ?? {};
			if (n === "ENOENT") return V;
			const i = t?.trim().split("\n").at(-1)?.trim() ?? "";
			if (i !== "") return i;
			return typeof n === "number" ? `exit code ${n}` : String(r);
		}
		;
		const ke = 1024 * 1024;
		const Ae = 100 * 1024;
		const je = 50;
		const Me = {
			idToken: "any-audience",
			mask: "native",
			outputs: "native",
			annotations: "log",
			summary: "native",
			cache: "folder"
		};
		function createBuildkiteHost(e) {
			const { environment: t, log: n } = e;
			const r = (0, R.Ch)(t)("BUILDKITE_AGENT_JOB_API_SOCKET") !== undefined;
			const i = (0, M.l)();
			const { redact: a } = i;
			const o = t["PLATFORM_DEBUG"] === "true";
			const { line: s, ...c } = (0, z.Kr)({
				write: n,
				secrets: i,
				debug: o,
				guard: withoutHeaders
			});
			const l = openHandover(e, {
				line: s,
				...c
			});
			const u = new Map();
			const d = [];
			return {
				name: "buildkite",
				context: buildkiteContext(e, (0, A.tmpdir)()),
				capabilities: {
					...Me,
					mask: r ? "native" : "own-writer"
				},
				...c,
				idToken: (t, { signal: n }) => mintIdToken(e, t, n),
				mask: r ? createMask(t, i, c) : (e) => void i.add(e),
				redact: a,
				setOutput: (e, t) => {
					if (a(t) === t) u.set(e, t);
					else s(`The output \`${e}\` is a secret, so it is not stored as meta-data.`);
				},
				writeSummary: (e) => void d.push(a(e)),
				cacheDirectory: (0, R.sx)(t),
				unwritten: l.unwritten,
				finish: async (e) => {
					for (const [e, t] of u) await l.keepOutput(e, t);
					await l.annotate(annotationBody(d, e, a), e);
				}
			};
		}
		function createMask(e, t, { log: n }) {
			let r = false;
			return (i) => {
				const a = t.add(i);
				if (r || a.length === 0) return;
				const o = runAgentNow(e, [
					"redactor",
					"add",
					"--format",
					"json"
				], JSON.stringify({ ...a }));
				if (o.kind === "output") return;
				r = true;
				n.warning(`the agent does not redact secrets in this log: ${o.why}`);
			};
		}
		const Ne = "fix what the agent reports, then run the job again";
		function openHandover(e, { line: t, log: n }) {
			const { environment: r } = e;
			const i = (0, R.Ch)(r);
			const a = outputPrefix(e);
			const o = [];
			let s = true;
			const collect = (e, t) => {
				if (t.kind === "output" || !s) return;
				s = t.why !== V;
				if (s) o.push({
					message: `${e}: ${t.why}`,
					fix: Ne
				});
				else n.warning(`${e}: ${t.why}`);
			};
			return {
				unwritten: () => o,
				keepOutput: async (e, n) => {
					if (n.trim() === "") return;
					if (Buffer.byteLength(n) > Ae) {
						t(`The output \`${e}\` is too large for meta-data; the report has all of it.`);
						return;
					}
					const i = await runAgent(r, [
						"meta-data",
						"set",
						`${a}:${e}`
					], n);
					collect(`the output \`${e}\` was not stored as meta-data`, i);
				},
				annotate: async (e, { result: t }) => {
					if (e === "") return;
					const n = i("BUILDKITE_STEP_KEY") ?? i("BUILDKITE_JOB_ID") ?? "";
					const o = `platform-actions-${a}-${n}`;
					const s = await runAgent(r, [
						"annotate",
						"--style",
						Pe[t],
						"--context",
						o
					], e);
					collect("the summary was not shown as an annotation", s);
				}
			};
		}
		const Pe = {
			pass: "success",
			warn: "warning",
			fail: "error",
			error: "error"
		};
		function annotationBody(e, { findings: t }, n) {
			const r = e.length > 0 ? e : findingList(t);
			return n((0, B.Co)(r, ke).text);
		}
		function findingList(e) {
			const t = [];
			for (const { level: n, location: r, message: i, title: a } of e) {
				if (t.length === je) break;
				const e = r === undefined ? "" : `${(0, B.fl)(`${r.file}:${r.line}`)} `;
				t.push(`${e}**${n}**: ${(0, B.FV)(a)}: ${(0, B.FV)(i)}`);
			}
			return t.length > 0 ? [(0, B.AX)(t)] : [];
		}
		function withoutHeaders(e) {
			return e.replace(/^(?=[ \t]*(?:---|\+\+\+|~~~|\^\^\^))/gm, "| ");
		}
		async function mintIdToken(e, t, n) {
			const { environment: r } = e;
			const i = r["BUILDKITE_OIDC_TOKEN_SUBJECT_CLAIM"] || "pipeline_id";
			const a = [
				"oidc",
				"request-token",
				"--audience",
				t
			];
			const o = await runAgent(r, [
				...a,
				"--subject-claim",
				i
			], "", n);
			const s = o.kind === "output" ? o.text.trim() : "";
			if ((0, b.sg)(s)) return s;
			const c = o.kind === "failed" ? o.why : `an ${s === "" ? "empty answer" : "answer that is no token"}`;
			const l = /subject-claim|flag provided but not defined/.test(c) ? "update the agent to a version of April 2026 or newer, which supports `--subject-claim`: without it, the subject contains commit and step, and no identity can match it" : "run this on the agent itself, or pass `buildkite-agent` and its variables BUILDKITE_AGENT_* into the container, and use agent 3.104 or newer";
			throw new L.Z(`the agent did not issue an ID token: ${c}`, l);
		}
		function buildkiteContext(e, t) {
			const n = (0, R.Ch)(e.environment);
			const r = n("BUILDKITE_REPO");
			const [i, a] = [n("BUILDKITE_TAG"), n("BUILDKITE_BRANCH")];
			const o = buildkite_pullRequest(n, r);
			const s = n("BUILDKITE_BUILD_URL");
			const c = n("BUILDKITE_JOB_ID");
			return {
				workspace: n("BUILDKITE_BUILD_CHECKOUT_PATH") ?? e.workingDirectory,
				tempDirectory: t,
				repository: repositoryPath(r),
				ref: i !== undefined ? `refs/tags/${i}` : a === undefined ? undefined : `refs/heads/${a}`,
				commit: commitOf(n("BUILDKITE_COMMIT")),
				event: n("BUILDKITE_SOURCE"),
				changeRequest: o,
				untrustedHead: false,
				changeEvent: o !== undefined,
				runUrl: s !== undefined && c !== undefined ? `${s}#${c}` : s,
				workflow: n("BUILDKITE_PIPELINE_SLUG"),
				job: n("BUILDKITE_STEP_KEY") ?? n("BUILDKITE_LABEL")
			};
		}
		function buildkite_pullRequest(e, t) {
			const n = e("BUILDKITE_PULL_REQUEST");
			if (n === undefined || n === "false") {
				const t = e("BUILDKITE_MERGE_QUEUE_BASE_BRANCH");
				if (t === undefined) return undefined;
				return {
					number: undefined,
					baseCommit: commitOf(e("BUILDKITE_MERGE_QUEUE_BASE_COMMIT")),
					baseRef: t,
					headRef: e("BUILDKITE_BRANCH"),
					fork: false
				};
			}
			const r = e("BUILDKITE_PULL_REQUEST_REPO");
			return {
				number: (0, R.rD)(n),
				baseCommit: undefined,
				baseRef: e("BUILDKITE_PULL_REQUEST_BASE_BRANCH"),
				headRef: e("BUILDKITE_BRANCH"),
				fork: r !== undefined && repositoryPath(r) !== repositoryPath(t)
			};
		}
		function commitOf(e) {
			return e !== undefined && (0, we.TS)(e) ? e : undefined;
		}
		function repositoryPath(e) {
			if (e === undefined) return undefined;
			const t = URL.canParse(e) ? new URL(e).pathname : e.replace(/^[^:]*:/, "");
			return t.replace(/^\/+/, "").replace(/(\.git)?\/*$/, "") || undefined;
		}
		var Fe = n(73024);
		;
		const Ie = {
			idToken: "none",
			mask: "own-writer",
			outputs: "file",
			annotations: "report-file",
			summary: "file",
			cache: "folder"
		};
		function createGitlabHost(e) {
			const { environment: t, log: n } = e;
			const r = (0, R.Ch)(t);
			const i = (0, M.l)();
			const { redact: a } = i;
			const o = t["CI_DEBUG_TRACE"] === "true" || t["PLATFORM_DEBUG"] === "true";
			const { line: s, ...c } = (0, z.Kr)({
				write: n,
				secrets: i,
				debug: o
			});
			const l = gitlabContext(e, (0, A.tmpdir)());
			const u = openReportFiles(l);
			const d = r("PLATFORM_DOTENV_FILE") ?? "platform-actions.env";
			const f = outputPrefix(e);
			const p = createDotenvOutput({
				path: d,
				prefix: f,
				limits: be,
				redact: a
			}, u, s);
			const m = [];
			return {
				name: "gitlab",
				context: l,
				capabilities: Ie,
				...c,
				idToken: noIdToken,
				mask: (e) => void i.add(e),
				redact: a,
				setOutput: p.set,
				writeSummary: (e) => void m.push(a(e)),
				cacheDirectory: (0, j.join)(l.workspace, ".platform-actions-cache"),
				unwritten: u.unwritten,
				finish: async ({ reports: e }) => {
					p.write();
					const t = r("PLATFORM_SUMMARY_FILE") ?? "platform-actions-summary.md";
					if (m.length > 0) u.write("PLATFORM_SUMMARY_FILE", t, m.join("\n"));
					const n = r("PLATFORM_CODE_QUALITY_FILE") ?? "gl-code-quality-report.json";
					const i = e.codeQuality(r("CI_CONFIG_PATH") ?? ".gitlab-ci.yml");
					u.write("PLATFORM_CODE_QUALITY_FILE", n, a(i));
				}
			};
		}
		const noIdToken = async (e) => {
			throw new L.Z("this job has no ID token: GitLab makes one only for jobs that declare it", `add to the job:\n  id_tokens:\n    PLATFORM_ID_TOKEN:\n      aud: ${(0, z.Is)(e)}`);
		};
		function gitlabContext(e, t) {
			const n = (0, R.Ch)(e.environment);
			const r = n("CI_PIPELINE_SOURCE");
			const i = changeRequestOf(n);
			const a = n("CI_PROJECT_DIR");
			return {
				workspace: a !== undefined && (0, Fe.existsSync)(a) ? a : e.workingDirectory,
				tempDirectory: t,
				repository: n("CI_PROJECT_PATH"),
				ref: refOf(n),
				commit: n("CI_COMMIT_SHA"),
				event: r,
				changeRequest: i,
				untrustedHead: false,
				changeEvent: i !== undefined || n("CI_MERGE_REQUEST_ID") !== undefined || r === "merge_request_event" || r === "external_pull_request_event",
				runUrl: n("CI_JOB_URL") ?? n("CI_PIPELINE_URL"),
				workflow: n("CI_PIPELINE_NAME") ?? n("CI_CONFIG_PATH"),
				job: n("CI_JOB_NAME"),
				serverUrl: n("CI_SERVER_URL")
			};
		}
		function refOf(e) {
			const t = e("CI_COMMIT_TAG");
			if (t !== undefined) return `refs/tags/${t}`;
			const n = e("CI_MERGE_REQUEST_REF_PATH");
			if (n !== undefined) return n;
			const r = e("CI_COMMIT_BRANCH") ?? e("CI_COMMIT_REF_NAME");
			return r === undefined ? undefined : `refs/heads/${r}`;
		}
		function changeRequestOf(e) {
			const t = e("CI_MERGE_REQUEST_IID") !== undefined;
			const of = (n) => e(`CI_${t ? "MERGE" : "EXTERNAL_PULL"}_REQUEST_${n}`);
			const n = of("IID");
			if (n === undefined) return undefined;
			const [r, i] = t ? ["SOURCE_PROJECT_ID", "PROJECT_ID"] : ["SOURCE_REPOSITORY", "TARGET_REPOSITORY"];
			return {
				number: (0, R.rD)(n),
				baseCommit: of("TARGET_BRANCH_SHA") ?? of("DIFF_BASE_SHA"),
				baseRef: of("TARGET_BRANCH_NAME"),
				headRef: of("SOURCE_BRANCH_NAME"),
				fork: of(r) !== of(i)
			};
		}
		var Le = n(22040);
		;
		const Re = Le;
		function knownCi(e) {
			return Re.find(({ env: t }) => holds(t, e, true))?.name;
		}
		const ze = [
			"CI",
			"CONTINUOUS_INTEGRATION",
			"BUILD_ID",
			"BUILD_NUMBER",
			"CI_BUILD_ID",
			"CI_BUILD_NUMBER",
			"CI_NAME",
			"RUN_ID"
		];
		function isAnyCi(e) {
			if (knownCi(e) !== undefined) return true;
			return ze.some((t) => isSetIn(e, t));
		}
		function isSetIn(e, t) {
			return ![
				"",
				"false",
				"0"
			].includes(e[t]?.trim() ?? "");
		}
		function holds(e, t, n) {
			const isSet = (e) => n ? (t[e] ?? "") !== "" : isSetIn(t, e);
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
		const Be = [
			"AWS_PULL_REQUEST_ID",
			"BITBUCKET_PULL_REQUEST_ID",
			"BUDDY_RUN_PR_ID",
			"BUDDY_RUN_PR_NO",
			"CIRCLE_PR_NUMBER",
			"CIRCLE_PULL_REQUESTS",
			"CI_COMMIT_PULL_REQUEST",
			"CI_EXTERNAL_PULL_REQUEST_IID",
			"CI_MERGE_REQUEST_IID",
			"DRONE_PULL_REQUEST",
			"GITHUB_PR_NUMBER",
			"PULL_NUMBER",
			"SEMAPHORE_GIT_PR_NUMBER",
			"SYSTEM_PULLREQUEST_PULLREQUESTID",
			"SYSTEM_PULLREQUEST_PULLREQUESTNUMBER",
			"VELA_PULL_REQUEST",
			"gitlabMergeRequestId",
			"gitlabMergeRequestIid"
		];
		const Ve = {
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
			if (Re.some(({ pr: t }) => t !== undefined && holds(t, e, false))) return true;
			if (Be.some((t) => isSetIn(e, t))) return true;
			if (Object.entries(Ve).some(([t, n]) => n.test(e[t]?.trim() ?? ""))) return true;
			return isSetIn(e, "PROW_JOB_ID") && e["JOB_TYPE"] === "batch";
		}
		;
		const He = {
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
			const n = (0, R.Ch)(e.environment);
			const r = knownCi(e.environment);
			const find = (e) => He[e].filter((e) => r !== undefined || e.startsWith("PLATFORM_")).map((e) => n(e)).find((e) => e !== undefined);
			const i = n("PLATFORM_CHANGE_EVENT")?.trim().toLowerCase() === "true";
			const a = i || isForChange(e.environment);
			const o = find("branch");
			return {
				workspace: e.workingDirectory,
				tempDirectory: t,
				repository: find("repository"),
				ref: n("PLATFORM_REF") ?? (o === undefined ? undefined : `refs/heads/${o}`),
				commit: find("commit"),
				changeRequest: changeOf(find, n, i || r !== undefined && a, o),
				untrustedHead: false,
				changeEvent: a,
				runUrl: find("runUrl"),
				workflow: n("JOB_NAME") ?? n("CIRCLE_WORKFLOW_JOB_ID"),
				job: n("STAGE_NAME") ?? n("CIRCLE_JOB")
			};
		}
		function changeOf(e, t, n, r) {
			const i = e("baseCommit");
			if (i === undefined && !n) return undefined;
			return {
				number: (0, R.rD)(e("number")),
				baseCommit: i,
				baseRef: e("base"),
				headRef: t("PLATFORM_REF") ?? r,
				fork: t("CHANGE_FORK") !== undefined || t("CIRCLE_PR_USERNAME") !== undefined
			};
		}
		;
		function createTerminalHost(e) {
			const { environment: t } = e;
			const n = (0, M.l)();
			const { redact: r } = n;
			const { line: i, ...a } = createTerminalLog(e, n);
			const o = terminalContext(e, (0, A.tmpdir)());
			const s = (0, R.Ch)(t);
			return {
				name: "terminal",
				context: o,
				capabilities: {
					idToken: "none",
					mask: "own-writer",
					outputs: s(Ue) === undefined ? "none" : "file",
					annotations: (s(Ge) ?? s(Ke)) === undefined ? "log" : "report-file",
					summary: s(We) === undefined ? "none" : "file",
					cache: "folder"
				},
				...a,
				...isAnyCi(t) ? {} : { person: personOf(e, a.log) },
				idToken: async (e) => {
					throw terminal_noIdToken(t, e);
				},
				mask: (e) => void n.add(e),
				redact: r,
				cacheDirectory: (0, R.sx)(t),
				...createFileOutputs(e, o, {
					line: i,
					redact: r
				})
			};
		}
		const Ue = "PLATFORM_DOTENV_FILE";
		const We = "PLATFORM_SUMMARY_FILE";
		const Ge = "PLATFORM_CODE_QUALITY_FILE";
		const Ke = "PLATFORM_FINDINGS_JUNIT_FILE";
		function createFileOutputs(e, t, { line: n, redact: r }) {
			const i = (0, R.Ch)(e.environment);
			const a = openReportFiles(t);
			const o = outputPrefix(e);
			const s = i(Ue);
			const c = s === undefined ? undefined : createDotenvOutput({
				path: s,
				prefix: o,
				limits: xe,
				redact: r
			}, a, n);
			const l = [];
			const write = (e, t) => {
				const n = i(e);
				if (n !== undefined) a.write(e, n, t());
			};
			return {
				setOutput: (e, t) => c?.set(e, t),
				writeSummary: (e) => void l.push(r(e)),
				unwritten: a.unwritten,
				finish: async ({ reports: t }) => {
					c?.write();
					write(We, () => l.join("\n"));
					write(Ge, () => r(t.codeQuality(".")));
					write(Ke, () => r(t.junit(e.command ?? "platform-actions")));
				}
			};
		}
		const qe = {
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
				...(0, z.Kr)({
					write: writeLine,
					secrets: t,
					debug: a,
					paint: o
				}),
				conclude: (e, n) => writeLine(`${o(qe[e], (0, z.Is)(t.redact(n)))}\n`),
				...s ? {} : { suggest: (e) => writeLine(`${o("faint", "Next:")} platform-actions ${(0, z.Is)(t.redact(e))}\n`) },
				progress: (n) => {
					clear();
					if (n === undefined || !e.interactive) return;
					r((0, b.h0)(t.redact(n), 100));
					i = true;
				}
			};
		}
		const Je = /^(?:INPUT_|ACTIONS_|PLATFORM_)|(?:TOKEN|SECRET|PASSWORD)$/i;
		function personOf({ environment: e, workingDirectory: t }, n) {
			const r = (0, Te.Kp)("chainctl", t, e);
			if (r === undefined) return { token: undefined };
			const { path: i, searchPath: a } = r;
			const o = Object.entries(e).filter(([e]) => !Je.test(e));
			const s = {
				...Object.fromEntries(o),
				PATH: a
			};
			return { token: async (e, t) => {
				const r = [
					"auth",
					"token",
					"--audience",
					e
				];
				n.info(`No token is set, so you sign in as yourself with \`chainctl ${r.join(" ")}\`.`);
				const { execFile: a } = process.getBuiltinModule("node:child_process");
				const o = await new Promise((n, o) => {
					const c = {
						env: s,
						signal: t,
						killSignal: "SIGKILL",
						windowsHide: true,
						maxBuffer: 1024 * 1024
					};
					const l = a(i, r, c, (t, r, i) => {
						if (t === null) n(r.trim());
						else o(chainctlFailed(e, i.trim().split("\n").at(-1) || t.message));
					});
					l.stdin?.on("error", () => undefined);
					l.stdin?.end();
				});
				if ((0, b.sg)(o)) return o;
				throw chainctlFailed(e, o === "" ? "it printed nothing" : "it printed something that is not a token");
			} };
		}
		function chainctlFailed(e, t) {
			return new L.Z(`no token from chainctl for \`${e}\`: ${(0, b.h0)(t, 300)}`, "run `chainctl auth login`, then run again");
		}
		const Ye = {
			Jenkins: (e) => `bind an ID-token credential of the OpenID Connect Provider plugin, with the audience \`${e}\`, to PLATFORM_ID_TOKEN with \`withCredentials\``,
			CircleCI: (e) => `set PLATFORM_ID_TOKEN="$(circleci run oidc get --claims '${JSON.stringify({ aud: e }).replaceAll("'", "'\\''")}')" in the step, with a context on the job`,
			"Bitbucket Pipelines": () => "the subject of its ID tokens changes in every run, so no identity can match it: keep a token in the secured variable PLATFORM_TOKEN"
		};
		function terminal_noIdToken(e, t) {
			const n = knownCi(e);
			const r = n ?? (isAnyCi(e) ? "this CI" : "a terminal");
			const i = n === undefined ? undefined : Ye[n]?.(t);
			const a = "set PLATFORM_ID_TOKEN or PLATFORM_ID_TOKEN_FILE to an ID token, or PLATFORM_TOKEN and PLATFORM_REGISTRY_TOKEN to tokens";
			if (i === undefined) return new L.Z(`${r} does not issue ID tokens`, a);
			return new L.Z(`this job of ${r} was given no ID token`, `${i}; or ${a}`);
		}
		const Xe = {
			error: "1;31",
			warning: "1;33",
			notice: "1;36",
			good: "1;32",
			strong: "1",
			faint: "2"
		};
		const plain = (e, t) => t;
		const colored = (e, t) => t === "" ? "" : `\u001b[${Xe[e]}m${t}\u001b[0m`;
		function createPaint(e) {
			const { environment: t } = e;
			const n = t["FORCE_COLOR"];
			if (n !== undefined) return n === "0" || n === "false" ? plain : colored;
			if ((t["NO_COLOR"] ?? "") !== "" || t["TERM"] === "dumb") return plain;
			return e.interactive ? colored : plain;
		}
		;
		const Ze = [
			{
				sign: ["GITHUB_ACTIONS", "true"],
				needs: ["GITHUB_WORKSPACE", "run inside a job of a workflow"],
				load: async () => (await n.e(834).then(n.bind(n, 65834))).createGithubHost
			},
			{
				sign: ["GITLAB_CI", "true"],
				needs: ["CI_PROJECT_DIR", "pass the variables of the job on to this process, for example with `docker run --env-file`"],
				load: async () => createGitlabHost
			},
			{
				sign: ["BUILDKITE", "true"],
				needs: ["BUILDKITE_JOB_ID", "pass the variables of the job on to this process, for example with `propagate-environment`"],
				load: async () => createBuildkiteHost
			},
			{
				sign: ["TF_BUILD", "true"],
				needs: ["BUILD_BUILDID", "run this in a job of a pipeline, and pass its variables on into containers"],
				load: async () => createAzureHost
			}
		];
		async function createHost(e) {
			const { environment: t } = e;
			return withIdTokenOverride(withBaseCommit(await detectHost(e), t), t);
		}
		async function detectHost(e) {
			const { environment: t } = e;
			const n = Ze.find(({ sign: [e, n] }) => t[e]?.toLowerCase() === n);
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
			if (!(0, we.TS)(n)) {
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
		const Qe = 64 * 1024;
		function withIdTokenOverride(e, t) {
			const n = t["PLATFORM_ID_TOKEN"]?.trim() ?? "";
			const r = t["PLATFORM_ID_TOKEN_FILE"]?.trim() ?? "";
			if (n === "" && r === "") return e;
			return {
				...e,
				capabilities: {
					...e.capabilities,
					idToken: "declared-audience"
				},
				person: undefined,
				idToken: async () => n === "" ? readToken(r) : whole("PLATFORM_ID_TOKEN", n)
			};
		}
		async function readToken(e) {
			const t = `PLATFORM_ID_TOKEN_FILE: \`${e}\``;
			const n = await (0, N.Gu)(e, Qe).catch((e) => {
				if (!(e instanceof x.yo)) throw e;
				throw new L.Z(`PLATFORM_ID_TOKEN_FILE: ${e.message}`, $e);
			});
			const r = n?.trim() ?? "";
			if (r !== "") return whole(t, r);
			throw new L.Z(`${t} is missing or empty`, $e);
		}
		const $e = "write the ID token to that file before this step";
		function whole(e, t) {
			if ((0, b.sg)(t)) return t;
			throw new L.Z(`${e} is not a token: it contains a space, a line break or another character that tokens do not contain`, "provide only the ID token");
		}
		var H = n(54446);
		;
		const et = "PLATFORM_ACTIONS_FACE";
		function faceOf(e, t) {
			const n = t[et];
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
			const t = (0, F.qF)(e);
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
					message: `\`${(0, b.h0)(e, 100)}\` in the configuration of the plugin is neither text nor a list of texts`,
					fix: "put texts that contain a colon in quotes",
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
		var tt = n(15230);
		var nt = n(59173);
		var rt = n(10646);
		var it = n(13418);
		var ot = n(68154);
		;
		function openNetwork(e) {
			const t = new Map();
			const r = (0, nt.Oo)(() => (0, ot.rq)(e));
			const proxyOf = (e) => (0, rt.U9)(e.hostname) ? "" : (0, ot.iJ)(r(), e);
			const openFor = async (e) => {
				if (e === "") return (0, it.Q9)();
				const { openProxiedSender: t } = await Promise.all([n.e(405), n.e(96)]).then(n.bind(n, 5096));
				return t(new URL(e));
			};
			const senderFor = (e) => (0, nt.IV)(t, e, () => openFor(e));
			return {
				http: async (e) => {
					try {
						const t = new URL(e.url);
						return await (await senderFor(proxyOf(t))).send(t, e);
					} catch (t) {
						if (t instanceof x.yo) throw t;
						return (0, tt.I)(t, e);
					}
				},
				close: async () => {
					for (const e of t.values()) (await e).close();
				}
			};
		}
		var U = n(70394);
		var st = n(68578);
		var ct = n(75919);
		;
		const lt = ["SIGTERM", "SIGINT"];
		async function runUntilStopped(e) {
			const t = new AbortController();
			const onSignal = (e) => t.abort(new Error(`stopped by ${e}`));
			for (const e of lt) process.once(e, onSignal);
			let tell = () => 5;
			let n = false;
			const onCrash = (e) => {
				(0, H.Fq)(e);
				t.abort(new Error("an unexpected error"));
			};
			process.on("uncaughtException", onCrash);
			const r = openWatchdog(() => {
				const e = tell();
				(0, Fe.closeSync)(2);
				(0, H.l3)(e);
			});
			try {
				const i = await e({
					stop: t,
					watch: (e, t) => {
						n ||= t;
						r.watch(e);
					},
					lastWords: (e) => {
						tell = e;
					}
				});
				tell = () => i;
				if (!n) return i;
				await (0, U.oB)();
				return await (0, H.JZ)(i);
			} catch (e) {
				(0, H.Fq)(e);
				return 5;
			} finally {
				process.off("uncaughtException", onCrash);
				for (const e of lt) process.off(e, onSignal);
			}
		}
		const ut = "platform-actions.stop";
		const dt = `
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
  session.post('Runtime.evaluate', { expression: 'globalThis[Symbol.for("${ut}")]()' }, () => undefined);
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
				Reflect.set(globalThis, Symbol.for(ut), e);
				const n = new ct.Worker(dt, {
					eval: true,
					workerData: t,
					env: {},
					execArgv: []
				});
				n.on("error", () => undefined);
				n.unref();
			};
			return { watch: (e) => {
				const r = Number(process.hrtime.bigint() / 1000000n % 4294967296n);
				Atomics.store(t, 1, r + e | 0);
				Atomics.add(t, 0, 1);
				Atomics.notify(t, 0);
				if (!n) start();
				n = true;
			} };
		}
		var W = n(50659);
		var G = n(16084);
		;
		const ft = new Set([
			"list",
			"lines",
			"choices",
			"globs"
		]);
		function parseCommandLine(e, t, n = [e]) {
			const r = new Map();
			const i = [];
			let [a, o] = [false, false];
			for (let s = 0; s < t.length; s += 1) {
				const c = t[s] ?? "";
				if (c === "--json") a = true;
				else if (c === "--help" || c === "-h") o = true;
				else if (!isFlag(c)) i.push(positional(e, c));
				else {
					const a = c.indexOf("=");
					const o = c.slice(2, a < 0 ? undefined : a);
					const l = flagSpec(e, o, n);
					const u = t[s + 1];
					let d = a < 0 ? undefined : c.slice(a + 1);
					if (d === undefined && u !== undefined && !isFlag(u)) {
						d = u;
						s += 1;
					}
					if ("message" in l) {
						i.push(l);
						continue;
					}
					if (d === undefined && l.kind === "boolean") d = "true";
					if (d === undefined) i.push(missingValue(o, u));
					else addFlag(r, o, d, l, i);
				}
			}
			return {
				flags: r,
				json: a,
				help: o,
				problems: i
			};
		}
		const isFlag = (e) => /^--(?!-)/.test(e);
		function missingValue(e, t) {
			const n = t === undefined ? undefined : `write \`--${e}=${t}\` if \`${t}\` is its value`;
			return {
				message: `\`--${e}\` needs a value`,
				fix: n,
				input: e
			};
		}
		function addFlag(e, t, n, r, i) {
			const a = e.get(t)?.trim() ?? "";
			if (a === "" || n.trim() === "") e.set(t, a === "" ? n : a);
			else if (ft.has(r.kind)) e.set(t, `${a}\n${n}`);
			else i.push({
				message: `\`--${t}\` is given twice`,
				input: t
			});
		}
		function flagSpec(e, t, n) {
			const r = inputOf(e, t);
			if (r?.kind === "secret") {
				const e = `\`--${t}\` does not exist: a secret on the command line can be read by other processes`;
				const n = `set ${(0, G.cG)(t)}, or \`--${t}-file\` to a file that holds it`;
				return {
					message: e,
					fix: n,
					input: t
				};
			}
			if (r !== undefined) return r;
			const a = t.endsWith("-file") ? inputOf(e, t.slice(0, -5)) : undefined;
			if (a?.kind === "secret") return {
				kind: "path",
				description: ""
			};
			if (pt.includes(t)) return {
				message: `\`--${t}\` takes no value`,
				fix: `write \`--${t}\` alone`
			};
			const o = (0, G.ZV)(e, t);
			return {
				message: `\`--${t}\` is not an input of \`${e.name}\``,
				fix: (0, i.au)(t, o === undefined ? pt : [], "--") ?? (0, W.UQ)(e, n, t, "--"),
				input: o
			};
		}
		const pt = ["json", "help"];
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
				fix: `did you mean \`--${r[0]} ${t}\`?`,
				input: r[0]
			};
			const i = (0, G.ZV)(e, t);
			if (i !== undefined) return {
				message: n,
				fix: `did you mean \`--${i}\`?`,
				input: i
			};
			const a = ["images", "path"].find((t) => t in e.inputs);
			if (/^-[^-]/.test(t)) return {
				message: n,
				fix: "the only short flag is `-h`: see `--help`",
				input: a
			};
			if (a === undefined) return {
				message: n,
				fix: "inputs are passed as flags: put a flag such as `--identity` before it"
			};
			return {
				message: n,
				fix: `inputs are passed as flags: did you mean \`--${a} ${t}\`?`,
				input: a
			};
		}
		const mt = 1024 * 1024;
		function givenText(e, t) {
			return sourcesOf(e).map((e) => e(t)).find(isGiven);
		}
		function sourcesOf({ commandLine: e, environment: t, native: n }) {
			return [
				(t) => e.flags.get(t),
				n,
				(e) => t[(0, G.cG)(e)]
			];
		}
		function isGiven(e) {
			return e !== undefined && e.trim() !== "";
		}
		function isGivenHere({ commandLine: e, native: t }, n) {
			return isGiven(e.flags.get(n)) || isGiven(t(n));
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
			const r = [];
			for (const [i, a] of Object.entries(e.inputs)) {
				const e = a.kind === "secret" ? secretPath(t, i) : undefined;
				if (e === undefined) continue;
				const o = await (0, x.GW)(async () => {
					const t = (await (0, N.Gu)(e, mt))?.trim();
					if (t) n.set(i, { text: t });
					else throw new x.yo({ message: `\`${e}\` ${t === undefined ? "does not exist" : "is empty"}` });
				});
				r.push(...o.map(({ message: e }) => ({
					message: `\`${i}-file\`: ${e}`,
					input: i
				})));
			}
			return {
				secrets: n,
				problems: r
			};
		}
		;
		const K = [
			"bash",
			"zsh",
			"fish",
			"pwsh"
		];
		const q = "platform-actions";
		function renderCompletion(e, t) {
			const n = {
				bash: renderBash,
				zsh: renderZsh,
				fish: renderFish,
				pwsh: renderPowerShell
			};
			return n[e](t);
		}
		function flagsOf({ inputs: e }) {
			const t = Object.entries(e).map(([e, t]) => {
				const n = t.kind === "secret";
				return {
					name: n ? `${e}-file` : e,
					description: n ? `File with the ${e}.` : t.description,
					values: t.kind === "boolean" ? ["true", "false"] : t.choices,
					isBare: false
				};
			});
			const n = {
				name: "json",
				description: "Print the report as JSON.",
				isBare: true
			};
			return [
				...t,
				n,
				{
					name: "help",
					description: "Show the inputs and outputs.",
					isBare: true
				}
			];
		}
		function allFlags(e) {
			return e.flatMap((e) => flagsOf(e).map((t) => ({
				...t,
				words: `${e.name} --${t.name}`
			})));
		}
		const names = (e) => e.map(({ name: e }) => e).join(" ");
		const quoted = (e) => `'${e.replaceAll("'", `'\\''`)}'`;
		function renderBash(e) {
			const t = allFlags(e);
			const n = t.flatMap(({ values: e, words: t }) => e === undefined ? [] : [`    '${t}') words='${e.join(" ")}' ;;`]);
			const r = t.flatMap(({ isBare: e, values: t, words: n }) => e || t !== undefined ? [] : [`'${n}'`]);
			const i = e.map((e) => {
				const t = flagsOf(e).map(({ name: e }) => `--${e}`);
				return `        ${e.name}) words='${t.join(" ")}' ;;`;
			});
			return `# bash completion of ${q}: source <(${q} completion bash)
_platform_actions() {
  local current=\${COMP_WORDS[COMP_CWORD]} words=''
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W '${names(e)} completion help --version' -- "$current"))
    return
  fi
  case "\${COMP_WORDS[1]} \${COMP_WORDS[COMP_CWORD - 1]}" in
    'completion completion') words='${K.join(" ")}' ;;
    'help help') words='${names(e)} inputs' ;;
${n.join("\n")}
    ${r.join(" | ")}) return ;;
    *)
      case "\${COMP_WORDS[1]}" in
${i.join("\n")}
      esac ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _platform_actions ${q}
`;
		}
		function renderZsh(e) {
			const text = (e) => e.replace(/[[\]]/g, " ");
			const t = e.map(({ name: e, summary: t }) => `    ${quoted(`${e}:${text(t)}`)}`);
			const flag = ({ description: e, isBare: t, name: n, values: r }) => {
				const i = t ? "" : `:${n}:${r === undefined ? "_files" : `(${r.join(" ")})`}`;
				return `        ${quoted(`*--${n}[${text(e)}]${i}`)}`;
			};
			const n = e.map((e) => `    ${e.name})\n      _arguments \\\n${flagsOf(e).map(flag).join(" \\\n")}\n      ;;`);
			return `#compdef ${q}
# zsh completion of ${q}: source <(${q} completion zsh)
_platform_actions() {
  local -a commands
  commands=(
${t.join("\n")}
    'completion:Print the completion script of a shell.'
    'help:Explain a command or a finding.'
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  shift words
  (( CURRENT-- ))
  case \${words[1]} in
    completion) _values shell ${K.join(" ")} ;;
    help) _values topic ${names(e)} inputs ;;
${n.join("\n")}
  esac
}
compdef _platform_actions ${q}
`;
		}
		function renderFish(e) {
			const text = (e) => `'${e.replace(/[\\']/g, "\\$&")}'`;
			const command = (e, t) => `complete -c ${q} -f -n __fish_use_subcommand -a ${e} -d ${text(t)}`;
			const t = e.flatMap((e) => flagsOf(e).map(({ description: t, isBare: n, name: r, values: i }) => {
				const a = n ? "" : i === undefined ? " -r" : ` -x -a '${i.join(" ")}'`;
				return `complete -c ${q} -n '__fish_seen_subcommand_from ${e.name}' -l ${r}${a} -d ${text(t)}`;
			}));
			return `# fish completion of ${q}: ${q} completion fish | source
${e.map(({ name: e, summary: t }) => command(e, t)).join("\n")}
${command("completion", "Print the completion script of a shell.")}
${command("help", "Explain a command or a finding.")}
complete -c ${q} -f -n '__fish_seen_subcommand_from completion' -a '${K.join(" ")}'
complete -c ${q} -f -n '__fish_seen_subcommand_from help' -a '${names(e)} inputs'
${t.join("\n")}
`;
		}
		function renderPowerShell(e) {
			const word = (e) => `'${e.replaceAll("'", "''")}'`;
			const list = (e) => `@(${e.map(word).join(", ")})`;
			const t = e.map((e) => `    ${word(e.name)} = ${list(flagsOf(e).map(({ name: e }) => `--${e}`))}`);
			const n = allFlags(e).flatMap(({ values: e, words: t }) => e === undefined ? [] : [`    ${word(t)} = ${list(e)}`]);
			return `# PowerShell completion of ${q}: ${q} completion pwsh | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName ${q} -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $flags = @{
${t.join("\n")}
    'completion' = ${list(K)}
    'help' = ${list([...e.map(({ name: e }) => e), "inputs"])}
  }
  $values = @{
${n.join("\n")}
  }
  $words = @($commandAst.CommandElements | Select-Object -Skip 1 | ForEach-Object { $_.ToString() })
  if ($wordToComplete -ne '') { $words = @($words | Select-Object -SkipLast 1) }
  if ($words.Count -eq 0) { $offered = ${list([
				...e.map(({ name: e }) => e),
				"completion",
				"help"
			])} }
  elseif ($values.ContainsKey("$($words[0]) $($words[-1])")) { $offered = $values["$($words[0]) $($words[-1])"] }
  elseif ($wordToComplete -like '-*' -or $words[0] -in 'completion', 'help') { $offered = $flags[$words[0]] }
  else { return }
  $offered | Where-Object { $_ -like "$wordToComplete*" } | ForEach-Object {
    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)
  }
}
`;
		}
		var J = n(62725);
		var ht = n(34150);
		var Y = n(22475);
		var gt = n(24060);
		;
		function nextCommand({ inputs: e, name: t }, n, r = {}) {
			const i = "mode" in r ? r["mode"] : n.get("mode");
			const isUsed = (e) => e?.modes === undefined || i === undefined || e.modes.includes(i);
			const isKnown = (t) => Object.hasOwn(e, t) || Object.hasOwn(e, t.replace(/-file$/, ""));
			const a = [...n].filter(([t]) => !(t in r) && isKnown(t) && isUsed(e[t]));
			const o = [...Object.entries(r), ...a].flatMap(([t, n]) => n === undefined ? [] : wordsOf(t, n, e[t]));
			return [t, ...o].join(" ");
		}
		function wordsOf(e, t, n) {
			if (n?.kind === "boolean" && t.trim() === "true") return [`--${e}`];
			const r = n !== undefined && ft.has(n.kind) ? t.split("\n") : [t];
			return r.filter((e) => e.trim() !== "").map((t) => `--${e}${t.startsWith("-") ? "=" : " "}${shellWord(t)}`);
		}
		var X = n(74757);
		var _t = n(52309);
		var vt = n(56106);
		var yt = n(40460);
		var Z = n(71166);
		var bt = n(59083);
		;
		const xt = [
			"report-file",
			"sarif-file",
			"junit-file",
			"html-file"
		];
		async function writtenProblems(e, t, n) {
			const r = [];
			const i = new Map();
			const a = String(t["mode"]);
			const o = Object.entries(e.inputs).flatMap(([e, { writes: t = [] }]) => t === true || t.includes(a) ? e : []);
			for (const e of [...xt, ...o]) {
				const a = t[e];
				if (typeof a !== "string") continue;
				const o = await (0, x.GW)(() => {
					const t = (0, N.ZB)(a.endsWith("/") ? `${a}file` : a, n, e);
					const o = i.get(t) ?? e;
					i.set(t, e);
					if (o === e) return;
					const s = `\`${o}\` and \`${e}\` are the same file`;
					r.push({
						message: s,
						fix: "give each of them a path of its own",
						input: e
					});
				});
				if (e !== "report-file") r.push(...o);
			}
			return r;
		}
		async function replacedProblems(e, t, n) {
			const r = [];
			for (const i of Object.keys(e.inputs).filter((t) => isResults(e, t))) for (const [a, o] of readFiles(e, t)) {
				const e = t[i];
				if (typeof e !== "string") continue;
				await (0, x.GW)(() => {
					const t = n.workingDirectory;
					if (!(0, gt.Dl)((0, j.resolve)(t, e), (0, j.resolve)(t, o))) return;
					const s = `\`${a}\` and \`${i}\` are the same file, \`${(0, b.h0)(o)}\`, which would be replaced`;
					r.push({
						message: s,
						fix: `give \`${i}\` a path of its own`,
						input: i
					});
				});
			}
			return r;
		}
		const isResults = ({ inputs: e }, t) => t === "report-file" || e[t]?.results === true;
		function readFiles(e, t) {
			const n = String(t["mode"]);
			return Object.entries(e.inputs).flatMap(([r, { kind: i, reads: a, writes: o = [] }]) => {
				const s = isResults(e, r) || o === true || o.includes(n);
				const c = a ?? (i === "path" && !s);
				const l = c ? [t[r]].flat() : [];
				return l.flatMap((e) => typeof e === "string" && !/[*?[{!\\]/.test(e) ? [[r, e]] : []);
			});
		}
		var St = n(32537);
		;
		async function startCommand(e, t = () => undefined) {
			const { command: n, host: r, texts: i } = e;
			const { manifest: a } = n;
			const o = e.clock.now();
			const { problems: s, secrets: c } = await readSecretFiles(a, i);
			const direct = (e) => {
				const t = c.get(e)?.text ?? givenText(i, e);
				return t === undefined ? undefined : { text: t };
			};
			const l = [...i.commandLine.problems, ...s];
			for (const [e, t] of Object.entries(a.inputs)) {
				const n = t.kind === "secret" ? direct(e)?.text.trim() : undefined;
				if (n !== undefined) r.mask(n);
			}
			const u = (0, j.resolve)(r.context.workspace, direct("working-directory")?.text.trim() ?? ".");
			const d = a.inputs["mode"];
			const f = direct("mode")?.text.trim() ?? d?.default;
			const p = d?.choices?.find((e) => e === f);
			const m = applyProblem(p, r.context);
			if (m !== undefined) l.push(m);
			const h = m === undefined ? await readConfigOf(e, direct, u, l) : Z.H5;
			const isHere = (e) => isGivenHere(i, e);
			const all = (e) => {
				if (!(0, W.Fn)(a, p, e) && !isHere(e)) return undefined;
				return direct(e) ?? h.given(a.name, e);
			};
			const { tempDirectory: g, workspace: _ } = r.context;
			const v = {
				workspace: _,
				tempDirectory: g,
				workingDirectory: u
			};
			const y = direct("report-file")?.text.trim();
			l.push(...await (0, x.GW)(() => {
				const e = y !== undefined;
				t(e ? (0, N.ZB)(y, v, "report-file") : (0, N.o4)(g, "report.json"));
			}));
			const b = (0, bt.K)(a.inputs, all, o);
			const S = e.watchInputs?.(b.inputs) ?? b.inputs;
			const isUnreadable = (e) => s.some(({ input: t }) => t === e);
			const C = new Set(i.commandLine.problems.map(({ input: e }) => e));
			const isGiven = (e) => all(e) !== undefined || isUnreadable(e) || C.has(e);
			const ee = {
				area: v,
				isGiven,
				isGivenHere: isHere,
				host: r,
				config: h,
				manifests: e.manifests,
				now: o
			};
			l.push(...folderProblems(direct("working-directory")?.text, u, _));
			const te = Object.keys(a.inputs).filter(isHere);
			l.push(...(0, W.xg)(a, {
				value: p,
				isGiven: isGiven("mode")
			}, te));
			l.push(...timeoutProblems(S, direct("request-timeout") !== undefined));
			const ne = (0, yt.X)(a.name, h, S);
			l.push(...await (0, x.GW)(() => (0, yt.G)(h, ne, o)));
			const w = await replacedProblems(a, S, v);
			l.push(...w);
			if (w.some(({ input: e }) => e === "report-file")) t((0, N.o4)(g, "report.json"));
			const re = await n.findProblems?.(S, ee) ?? [];
			const T = [...re.filter(({ input: e }) => !C.has(e ?? "") || all(e ?? "") !== undefined), ...await writtenProblems(a, S, v)];
			const ie = l.length === 0 && b.kind === "inputs" && n.reportsProblems === true;
			if (b.kind === "problems") throw new x.yo(...l, ...T, ...b.problems);
			if (!ie && l.length + T.length > 0) throw new x.yo(...l, ...T);
			const ae = S;
			const oe = new Set(Object.keys(a.inputs).filter((e) => all(e) !== undefined));
			return {
				inputs: ae,
				config: h,
				problems: T,
				given: oe,
				area: v
			};
		}
		function timeoutProblems(e, t) {
			const { timeout: n } = e;
			const r = e["request-timeout"];
			if (!t || n === undefined || r === undefined || r <= n) return [];
			const i = `\`${(0, Y.PP)(r)}\``;
			const a = `\`${(0, Y.PP)(n)}\``;
			const o = `\`request-timeout\` is longer than \`timeout\`: ${i} for one request, ${a} for all`;
			const s = `set \`request-timeout\` to at most ${a}, or raise \`timeout\``;
			return [{
				message: o,
				fix: s,
				input: "request-timeout"
			}];
		}
		function folderProblems(e, t, n) {
			if (e === undefined) return [];
			const r = (0, N.ck)(n, t);
			if (!r && (0, N.lQ)(t)) return [];
			const i = r ? "leads out of the workspace through a link" : "is not a folder";
			const a = `\`working-directory\`: \`${(0, b.h0)(t)}\` ${i}`;
			return [{
				message: a,
				fix: `name a folder below \`${(0, b.h0)(n)}\``,
				input: "working-directory"
			}];
		}
		async function readConfigOf(e, t, n, r) {
			const i = t("config-file")?.text.trim();
			let a = Z.H5;
			const o = await (0, x.GW)(async () => {
				a = await (0, Z.Xg)(i ?? Z.Cu, i !== undefined, {
					host: e.host,
					policyFrom: t("policy-from")?.text.trim() === "base" ? "base" : "head",
					manifests: e.manifests,
					workingDirectory: n,
					github: githubOf(e, t),
					signal: e.signal
				});
			});
			r.push(...o, ...a.problems);
			return a;
		}
		function githubOf(e, t) {
			const { clock: n, host: r, http: i, signal: a } = e;
			if (i === undefined) return undefined;
			const o = {
				clock: n,
				host: r,
				http: i,
				signal: a ?? new AbortController().signal
			};
			const textOf = (e) => t(e)?.text.trim();
			return async () => (0, St.v)(o, textOf);
		}
		function applyProblem(e, { changeEvent: t, event: n }) {
			if (e !== "apply" || !t) return undefined;
			return {
				message: `\`mode: apply\` is refused on pull-request and merge-request events${n === undefined ? "" : ` (this one is \`${n}\`)`}`,
				fix: "use `mode: plan` here, and apply on a push to the protected branch",
				input: "mode"
			};
		}
		var Q = n(45190);
		var Ct = n(31833);
		var wt = n(36083);
		var Tt = n(41806);
		var $ = n(26569);
		;
		const Et = 1e4;
		function writeOutcome(e, t, n) {
			const r = [];
			const whole = () => ({
				...t,
				problems: [...t.problems, ...r]
			});
			const ending = () => (0, vt.z6)(whole());
			const fail = (t) => {
				if (r.some(({ message: e }) => e === t.message)) return;
				r.push(t);
				(0, $.JW)(e, t);
			};
			const collect = () => {
				for (const { fix: t = Dt, message: n } of e.unwritten()) fail({
					kind: "unwritten",
					message: (0, b.h0)(n, 600),
					fix: `later steps and jobs would continue without it: ${t}`
				});
			};
			(0, $.sG)(e, t, n.frames);
			(0, $.yq)(e, t, n.annotations);
			for (const n of t.log) e.log.info(n);
			for (const t of e.limitations ?? []) e.log.info(`Note: ${t}.`);
			const report = () => reportOf(whole(), n, ending());
			const i = writeReport(e, n.reportFile, report(), fail);
			if (e.capabilities.outputs !== "none") writeOutputs(e, t, n.manifest);
			if (n.summary && e.capabilities.summary !== "none") writeSummary(e, t, n, ending());
			collect();
			e.setOutput("report", i ?? "");
			e.setOutput("result", ending().result);
			collect();
			const a = { [Symbol.iterator]: () => (0, $.Wj)(t, n.annotations ? Et : 0) };
			const o = e.finish?.((0, J.e)(ending().result, a));
			collect();
			let s = 0;
			const restate = () => {
				if (r.length > s && i !== undefined) writeReport(e, i, report(), fail);
				s = r.length;
			};
			restate();
			writePayload(e, t, n, report);
			return {
				ending,
				done: (o ?? Promise.resolve()).then(() => {
					collect();
					restate();
				}),
				giveUp: (e) => {
					fail(e);
					restate();
				}
			};
		}
		function writeSummary(e, t, { manifest: n }, { result: r }) {
			if (t.problems.length === 0 && t.summary === X.BU.summary) return;
			const i = (0, J.c)(t, n, r, (0, Tt.m)(e));
			e.writeSummary((0, Ct.x1)(i, Ct.Jz));
		}
		const Dt = "free some disk space, or allow this process to write there";
		function writePayload(e, t, n, r) {
			const i = t.stdout.join("\n");
			if (n.json) for (const t of redactedChunks(e, r())) n.stdout(t);
			else if (t.stdout.length > 0) n.stdout(`${n.secretStdout ? i : e.redact(i)}\n`);
		}
		function reportOf(e, t, n) {
			const r = (0, $.Gt)(e) - Et;
			return {
				version: 1,
				command: t.manifest.name,
				result: n.result,
				exitCode: n.exitCode,
				startedAt: (0, Y.sZ)(t.startedAt),
				finishedAt: (0, Y.sZ)(t.finishedAt),
				inputs: t.inputs,
				findings: { [Symbol.iterator]: () => (0, $.Wj)(e, Et) },
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
				...wt.F,
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
				(0, N.vK)(t, redactedChunks(e, n), 384);
				return t;
			} catch (e) {
				for (const t of (0, _t.iU)(e, "the report was not written")) r({
					...t,
					kind: "unwritten"
				});
				return undefined;
			}
		}
		function writeOutputs(e, t, n) {
			let r = t.outputsTruncated === true;
			for (const [i, a] of Object.entries(t.outputs)) {
				const t = n.outputs[i]?.kind;
				const o = Array.isArray(a) ? (0, P.EW)(a) : {
					text: String(a),
					truncated: false
				};
				r ||= o.truncated && t === "json";
				e.setOutput(i, t === "secret" ? String(a) : e.redact(o.text));
			}
			e.setOutput("outputs-truncated", String(r));
		}
		const Ot = 64 * 1024;
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
					if (t.length < Ot) continue;
					yield (0, P.GO)(t);
					t = "";
				}
				t += e.startsWith("[") ? "[]" : "\n  ]";
			}
			yield (0, P.GO)(`${t}\n}\n`);
		}
		function isList(e) {
			return typeof e === "object" && e !== null && Symbol.iterator in e;
		}
		;
		async function runCommand(e) {
			const { command: t, host: n } = e;
			const { manifest: r } = t;
			const i = e.clock.now();
			const a = {
				startedAt: i,
				requests: {
					count: 0,
					retried: 0
				}
			};
			const o = (0, Q.xl)(e.stop, e.watch ?? (() => undefined));
			e.lastWords?.(() => (a.writing ?? write(e, a, abandoned(a, o.over), o)).ending().exitCode);
			try {
				const t = work(e, a, o).catch((e) => {
					const t = a.started === undefined && o.over.aborted;
					const n = (0, _t.iU)(t ? (0, Q.he)(o.over, "reading the inputs") : e);
					return (0, X.iS)(n);
				});
				const i = await o.within(t, () => abandoned(a, o.over));
				n.progress?.(undefined);
				const s = o.over.aborted ? withStop(i, (0, Q.PJ)(o.over)) : i;
				const c = write(e, a, s, o);
				await o.within(c.done, () => c.giveUp(handoverProblem(i, o)), Q.AR);
				const { exitCode: l, result: u } = c.ending();
				const { count: d } = a.requests;
				const f = (0, ht.hS)(d, "request");
				const p = (0, Y.PP)(e.clock.now() - a.startedAt);
				const m = `${r.name}: ${u} (${f}, ${p})`;
				if (n.conclude === undefined) n.log.info(m);
				else n.conclude(u, m);
				if (!e.texts.commandLine.json) suggest(e, i, {
					exitCode: l,
					requests: d
				});
				return l;
			} finally {
				o.close();
			}
		}
		function abandoned({ known: e }, t) {
			const n = t.aborted ? (0, Q.PJ)(t) : "the command took longer than its `timeout`";
			return withStop(e?.() ?? X.BU, n);
		}
		function withStop(e, t) {
			return e.problems.length > 0 ? e : {
				...e,
				problems: [stopProblem(e, t)]
			};
		}
		function handoverProblem(e, { over: t }) {
			return stopProblem(e, `the host has not received all results: ${(0, Q.PJ)(t)}`);
		}
		function stopProblem({ outputs: e }, t) {
			return {
				kind: Number(e["applied"] ?? 0) > 0 ? "partial" : "service",
				message: t
			};
		}
		function write(e, t, n, { over: r }) {
			const { clock: i, command: a, host: o, stop: s, texts: c } = e;
			const { manifest: l } = a;
			const { started: u } = t;
			const d = u !== undefined && !s.aborted;
			const f = writeOutcome(o, d ? (0, vt.yP)(u.inputs, n) : n, {
				manifest: l,
				startedAt: t.startedAt,
				finishedAt: i.now(),
				inputs: publicInputs(l, u?.inputs),
				requests: t.requests,
				annotations: u?.inputs.annotations ?? givenText(c, "annotations")?.trim() !== "false",
				summary: u?.inputs.summary ?? givenText(c, "summary")?.trim() !== "false",
				frames: givenText(c, "policy-from")?.trim() !== "base" && !o.context.untrustedHead,
				reportFile: t.reportFile ?? privateReport(o),
				json: c.commandLine.json,
				stdout: e.stdout,
				secretStdout: l.name === "token" && !r.aborted
			});
			t.writing = f;
			return f;
		}
		function privateReport(e) {
			try {
				return (0, N.o4)(e.context.tempDirectory, "report.json");
			} catch {
				return undefined;
			}
		}
		async function work(e, t, r) {
			r.start(firstTimeout(e));
			const i = await startCommand({
				...e,
				signal: r.over
			}, (e) => {
				t.reportFile = e;
			});
			t.started = i;
			await removeEarlierResults(e, i);
			r.enforce(i.inputs.timeout);
			const { runWork: a } = await n.e(221).then(n.bind(n, 85221));
			return await a(e, i, r.over, {
				counts: (e) => {
					t.requests = e;
				},
				keep: (e) => {
					t.known = e;
				}
			});
		}
		function firstTimeout({ texts: e }) {
			const t = (0, Y.E9)(givenText(e, "timeout")?.trim() ?? "");
			if (t !== undefined && t >= k.j$.timeout.min) return t;
			return Number((0, Y.E9)(k.j$.timeout.default));
		}
		function publicInputs(e, t = {}) {
			const isPublic = ([t, n]) => n !== undefined && e.inputs[t]?.kind !== "secret";
			return Object.fromEntries(Object.entries(t).filter(isPublic));
		}
		function suggest({ command: { manifest: e }, host: t, manifests: n, texts: r }, { next: i, problems: a }, { exitCode: o, requests: s }) {
			const c = o === 2 && s === 0 && a.every(({ location: e }) => e === undefined);
			const l = o === 3 || o === 4;
			const u = l ? n.find(({ name: e }) => e === "doctor") : undefined;
			const { flags: d } = r.commandLine;
			if (c) t.suggest?.(`${e.name} --help`);
			else if (u !== undefined && u !== e) t.suggest?.(nextCommand(u, d));
			else if (i !== undefined) t.suggest?.(nextCommand(e, d, i));
		}
		async function removeEarlierResults({ command: { manifest: e }, host: t }, { area: n, inputs: r }) {
			for (const [i, { results: a }] of Object.entries(e.inputs)) {
				const e = a === true ? Reflect.get(r, i) : undefined;
				if (typeof e !== "string") continue;
				const o = await (0, x.GW)(() => (0, gt.rj)(e, n));
				for (const { message: e } of o) t.log.warning(`${e}. It does not have the results of this run.`);
			}
		}
		var kt = n(5715);
		;
		function createRunInside(e, t) {
			const n = new Set();
			const mask = (e) => {
				if (!n.has(e)) t.host.mask(e);
				n.add(e);
			};
			return async (n) => {
				const { host: r } = t;
				const i = {};
				let a = 0;
				const o = t.openHttp(() => {
					a += 1;
				});
				const s = (0, kt.Mw)(e, (e) => {
					const t = e;
					if (t.kind === "mask") mask(t.secret);
					else if (t.kind === "debug") r.log.debug(r.redact(`${n.context.repository ?? ""}: ${t.text}`));
					else if (t.kind === "output") i[t.name] = t.value;
					else void reply(t.question, {
						host: r,
						http: o,
						signal: n.signal
					}).then((e) => s.send({
						kind: "reply",
						id: t.id,
						reply: e
					}));
				});
				s.send({
					kind: "job",
					job: jobOf(n, r)
				});
				const stop = () => {
					const { reason: e } = n.signal;
					s.send({
						kind: "stop",
						why: e instanceof Error ? e.message : ""
					});
				};
				const c = [(0, Q.u7)(n.signal, stop), (0, Q.u7)(n.kill, s.kill)];
				const l = await s.ended;
				for (const e of c) e();
				return {
					end: l,
					outputs: i,
					spared: a
				};
			};
		}
		function jobOf({ command: e, context: t, inputs: n, mayBeEmpty: r, secrets: i }, a) {
			return {
				command: e,
				mayBeEmpty: r,
				inputs: [...n],
				secrets: [...i],
				context: {
					...a.context,
					...At,
					...t
				},
				host: {
					name: a.name,
					capabilities: a.capabilities
				}
			};
		}
		const At = {
			changeRequest: undefined,
			untrustedHead: false,
			matrix: undefined,
			workflowFile: undefined
		};
		async function reply(e, { host: t, http: n, signal: r }) {
			if (e.what === "request") return {
				what: "response",
				result: await n({
					...e.request,
					signal: r
				})
			};
			try {
				const n = await t.idToken(e.audience, {
					...e.limits,
					signal: r
				});
				return {
					what: "id-token",
					token: n
				};
			} catch (e) {
				const t = e instanceof Error ? e.message : String(e);
				const { permanent: n, remedy: r } = e instanceof L.Z ? e : {
					permanent: false,
					remedy: ""
				};
				return {
					what: "no-id-token",
					message: t,
					remedy: r,
					permanent: n
				};
			}
		}
		;
		async function serveRun(e, t) {
			const { stop: n } = e;
			const tell = (e) => void process.send?.(e, () => undefined);
			const r = new Map();
			process.once("disconnect", () => t(5));
			const i = await new Promise((e) => {
				process.on("message", (t) => {
					if (t.kind === "job") e(t.job);
					else if (t.kind === "stop") n.abort(new Error(t.why));
					else r.get(t.id)?.(t.reply);
				});
			});
			let a = 0;
			const ask = (e) => {
				a += 1;
				const t = a;
				tell({
					kind: "question",
					id: t,
					question: e
				});
				return new Promise((e) => r.set(t, e));
			};
			const o = e.findCommand(i.command, i.mayBeEmpty);
			if (o === undefined) throw new Error(`there is no command ${i.command}`);
			const s = await runCommand({
				...e,
				command: o,
				host: createInnerHost(i, tell, ask),
				texts: {
					commandLine: {
						flags: new Map(i.inputs),
						json: false,
						help: false,
						problems: []
					},
					native: (e) => i.secrets.find(([t]) => t === e)?.[1],
					environment: {}
				},
				http: withShared(e.http, e.isShared, ask),
				stop: n.signal,
				stdout: () => undefined,
				stdoutIsDropped: true,
				stdoutIsPrivate: false
			});
			await new Promise((e) => {
				process.send?.({
					kind: "debug",
					text: `exit code ${s}`
				}, () => e());
			});
			return s;
		}
		function withShared(e, t, n) {
			return async (r) => {
				if (!t(r)) return await e(r);
				const { signal: i, ...a } = r;
				const o = new Promise((e) => {
					i.addEventListener("abort", () => e(undefined), { once: true });
				});
				const s = await Promise.race([n({
					what: "request",
					request: a
				}), o]);
				if (s?.what === "response") return s.result;
				return {
					kind: "failure",
					reason: "aborted",
					message: "the request was stopped",
					sent: true
				};
			};
		}
		function createInnerHost(e, t, n) {
			const { capabilities: r, name: i } = e.host;
			const debug = (e) => t({
				kind: "debug",
				text: e
			});
			const a = {
				debug,
				info: debug,
				notice: debug,
				warning: debug,
				error: debug
			};
			const o = (0, M.l)();
			return {
				name: i,
				context: e.context,
				capabilities: {
					...r,
					outputs: "native",
					annotations: "log",
					summary: "none",
					cache: "none"
				},
				log: a,
				idToken: async (e, { maxAttempts: t, requestTimeoutMs: r }) => {
					const i = await n({
						what: "id-token",
						audience: e,
						limits: {
							maxAttempts: t,
							requestTimeoutMs: r
						}
					});
					if (i.what === "id-token") return i.token;
					const { message: a, permanent: o, remedy: s } = i.what === "no-id-token" ? i : {
						message: "no answer",
						permanent: false,
						remedy: ""
					};
					throw new L.Z(a, s, o);
				},
				mask: (e) => {
					o.add(e);
					t({
						kind: "mask",
						secret: e
					});
				},
				redact: o.redact,
				setOutput: (e, n) => t({
					kind: "output",
					name: e,
					value: n
				}),
				annotate: () => undefined,
				writeSummary: () => undefined,
				quote: debug,
				cacheDirectory: undefined,
				unwritten: () => []
			};
		}
		;
		const jt = 10 * 6e4;
		const Mt = 6e4;
		function isExchange({ method: e, url: t }) {
			return e === "POST" && new URL(t).pathname === "/sts/exchange";
		}
		function shareExchanges(e) {
			const t = new Map();
			return (n, r = () => undefined) => {
				const i = new Set();
				return (a) => {
					if (!isExchange(a)) return n(a);
					const { url: o } = a;
					const s = t.get(o);
					const c = i.has(o);
					i.add(o);
					if (s !== undefined && !c && s.until > e.now()) {
						r();
						return s.answer;
					}
					const l = n(a);
					const u = {
						answer: l,
						until: Number.POSITIVE_INFINITY
					};
					t.set(o, u);
					void l.then((t) => {
						u.until = usableUntil(t, e.now());
					});
					return l;
				};
			};
		}
		function usableUntil(e, t) {
			if (e.kind === "failure" || e.status >= 500 || e.status === 429) return t;
			if (e.status !== 200) return t + Mt;
			const n = (0, F.b6)((0, F._F)((0, F.qF)(e.body), "expiry")) ?? "";
			return ((0, Y.pe)(n) ?? t) - jt;
		}
		;
		const toStdout = (e) => (0, U.x3)(1, e);
		const toStderr = (e) => (0, U.x3)(2, e);
		async function start(e, t) {
			const n = process.env;
			const r = faceOf(e, n);
			const i = r.command === undefined;
			if (i && (e.length === 0 || e[0] === "--help" || e[0] === "-h" || e[0] === "help")) {
				const t = e.length > 0;
				const n = helpAbout(e[0] === "help" ? e[1] : undefined);
				if (n === undefined) return refuse(unknownTopic(e[1] ?? ""));
				(t ? toStdout : toStderr)(n);
				return t ? 0 : 2;
			}
			if (i && e[0] === "completion") return printCompletion(e[1]);
			return await runUntilStopped((n) => startFace(r, e, t, n));
		}
		async function serve(e) {
			const { http: t } = openNetwork({ ...process.env });
			return await runUntilStopped(({ lastWords: n, stop: i, watch: a }) => serveRun({
				...{
					clock: r.m,
					http: t,
					random: Math.random,
					manifests: O,
					findCommand: findInnerCommand
				},
				...{
					isShared: isExchange,
					stop: i,
					watch: a,
					lastWords: n
				},
				openThreads: (t) => (0, st.O)(e, t)
			}, H.l3));
		}
		async function startFace(e, t, n, { lastWords: i, stop: a, watch: o }) {
			const s = process.env;
			const c = e.command ?? t[0] ?? "";
			const l = e.kind !== "command-line";
			let u;
			const d = { ...s };
			const http = (e) => {
				u ??= openNetwork(d);
				return u.http(e);
			};
			const f = (0, R.MO)();
			if (f === undefined) {
				toStderr("error: the current folder does not exist any more\nrun this in a folder that exists\n");
				return 2;
			}
			const p = {
				clock: r.m,
				http,
				random: Math.random
			};
			const m = await createHost({
				...p,
				environment: s,
				log: l ? toStdout : toStderr,
				interactive: !l && (0, U.Hd)(2),
				workingDirectory: f,
				command: c
			});
			const h = chooseCommand(c, e);
			if (typeof h === "string") return await refuseCommand(m, h);
			const g = e.command === undefined ? t.slice(1) : [];
			const _ = readTexts(h.manifest, g, e, m, s);
			if (_.commandLine.help) {
				toStdout(renderShortHelp(h.manifest));
				return 0;
			}
			const v = shareExchanges(r.m);
			try {
				return await runCommand({
					...{
						...p,
						command: h,
						host: m,
						lastWords: i,
						manifests: O,
						texts: _,
						watch: o
					},
					runInside: createRunInside(n, {
						host: m,
						openHttp: (e) => v(http, e)
					}),
					openThreads: (e) => (0, st.O)(n, e),
					stop: a.signal,
					stdout: l ? () => undefined : toStdout,
					stdoutIsDropped: l,
					stdoutIsPrivate: !l && !isWrapped(s) && !(0, U.Hd)(1)
				});
			} finally {
				await u?.close();
			}
		}
		function readTexts(e, t, n, { log: r }, i) {
			const a = parseCommandLine(e, t, O);
			const o = {
				commandLine: a,
				native: n.input,
				environment: i
			};
			const s = givenText(o, "mode")?.trim() === "apply";
			const c = (0, W.TC)(e, O, n);
			const l = (0, W.hD)(e, O, i, s);
			const u = [
				...c,
				...l.problems,
				...a.problems
			];
			if (!a.help) for (const e of l.warnings) r.warning(e);
			return {
				...o,
				commandLine: {
					...a,
					problems: u
				}
			};
		}
		function isWrapped(e) {
			return Object.keys(e).some((e) => e.startsWith("PLATFORM_ACTIONS_INPUT_"));
		}
		function printCompletion(e) {
			const t = K.find((t) => t === e);
			if (t === undefined) return refuse((0, i.$5)("shell", e ?? "", K));
			toStdout(renderCompletion(t, O));
			return 0;
		}
		function refuse(e) {
			toStderr(`error: ${e}\n`);
			return 2;
		}
		async function refuseCommand(e, t) {
			e.log.error(t);
			e.setOutput("result", "error");
			if (e.finish !== undefined) await e.finish((0, J.e)("error", []));
			return 2;
		}
	})
};
;
