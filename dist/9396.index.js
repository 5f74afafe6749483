"use strict";
exports.id = 9396;
exports.ids = [9396];
exports.modules = {
	5873: ((e, t, n) => {
		t.T = countBy;
		function countBy(e, t) {
			const n = new Map();
			for (const r of e) {
				const e = t(r);
				n.set(e, (n.get(e) ?? 0) + 1);
			}
			return n;
		}
	}),
	48455: ((e, t, n) => {
		n.d(t, { E1: () => s });
		t.WC = addLiterals;
		var r = n(79776);
		var i = n(7175);
		;
		const a = {
			quiet: 3,
			script: 2,
			text: 1,
			value: 0
		};
		function stronger(e, t) {
			return e === undefined || a[t.kind] > a[e] ? t.kind : e;
		}
		function createZoneCheck(e, t) {
			const n = [...e].sort((e, t) => e.start - t.start);
			let r = [];
			let i = 0;
			return (e) => {
				for (let t = n[i]; t !== undefined && t.start <= e; t = n[i]) {
					r.push(t);
					i += 1;
				}
				r = r.filter(({ end: t }) => t > e);
				return r.reduce(stronger, undefined) ?? t;
			};
		}
		;
		const o = "text";
		const s = "it stands in a script, which is not edited";
		const c = "it names the result of a build, which is not edited";
		const l = "it stands in a value that does not name an image here";
		function addLiterals(e, t, n, r) {
			const i = rangesOf(t);
			const a = createOverlapCheck(i);
			const o = n(e, (e) => a({
				start: e,
				end: e + 1
			}));
			if (o.length === 0) return;
			const s = createOverlapCheck(i);
			const c = createZoneCheck(t.zones, r);
			for (const n of o) {
				const r = c(n.start);
				if (r !== "quiet" && !s(n)) addLiteral(e, t, n, r);
			}
		}
		function addLiteral(e, t, n, a) {
			const { end: u, kind: d, start: f } = n;
			const p = n.isResult();
			const m = (e.slice(f, u).includes("\\") ? r.M : i.zF)(e, f, u);
			const h = a !== "text" || p;
			if (d === "untagged" && (a === "value" || h && p)) return;
			if (d === "untagged" && !h) {
				t.mentions.push({
					text: m.value,
					start: f,
					end: u
				});
				return;
			}
			if (d === "variable") {
				const e = "it contains a variable or a placeholder";
				t.unknown.push({
					syntax: o,
					text: m.value,
					start: f,
					end: u,
					reason: e,
					uses: [],
					isScript: h
				});
				return;
			}
			const g = p ? c : a === "value" ? l : s;
			t.found.push({
				syntax: o,
				text: m,
				start: f,
				end: u,
				uses: [],
				site: undefined,
				remarksAt: [],
				...h ? {
					isScript: h,
					notEditable: g
				} : {}
			});
		}
		function rangesOf({ found: e, unknown: t }) {
			const n = [...e, ...t];
			for (const { end: t, start: r, text: i, uses: a } of e) {
				for (const e of i.pieces) if (e.start < r || e.end > t) n.push(e);
				for (const { definition: e } of a) n.push({
					start: e.offset,
					end: e.offset + 1
				});
			}
			return n.sort((e, t) => e.start - t.start);
		}
		function createOverlapCheck(e) {
			let t = 0;
			let n = -1;
			return ({ end: r, start: i }) => {
				for (let i = e[t]; i !== undefined && i.start < r; i = e[t]) {
					n = Math.max(n, i.end);
					t += 1;
				}
				return n > i;
			};
		}
	}),
	56054: ((e, t, n) => {
		t.E = hasBillOfMaterialsName;
		t.x = isBillOfMaterials;
		const r = /\.(?:spdx(?:\.(?:json|ya?ml|rdf|xml))?|cdx\.(?:json|xml)|syft\.json)$|\/(?:bom|sbom)\.(?:json|xml)$/;
		const i = /"(?:spdxVersion|SPDXID)"\s*:\s*"SPDX|"bomFormat"\s*:\s*"CycloneDX"|"@context"\s*:\s*"https:\/\/spdx\.org/;
		const a = /^SPDXVersion: SPDX-|<bom\s[^>]*xmlns="http:\/\/cyclonedx\.org/m;
		function hasBillOfMaterialsName(e) {
			return r.test(`/${e}`.toLowerCase());
		}
		function isBillOfMaterials(e, t) {
			if (hasBillOfMaterialsName(e)) return true;
			if (/^\s*\{/.test(t)) return i.test(t);
			return a.test(t.slice(0, 4096));
		}
	}),
	29592: ((e, t, n) => {
		t.y = createResultCheck;
		const r = 400;
		const i = /@sha256:[0-9a-f]{64}/g;
		const a = 72;
		const o = r * (a + 1);
		const s = 5e3;
		const c = /(?:^|[\s"'=,[(])(?:-t|--tag|--tags|--destination|--dest|--cache-to|--image-tag|--to-repo)(?:["']?[\s,=]+["']?)$/;
		const l = /push|tag|commit|manifest|pack|copy|cp/;
		const u = /\b(?:docker|podman|nerdctl)\s+(?:container\s+)?(?:run|exec|create)\b[^\n;&|]*$/;
		const d = [
			/\b(?:docker|podman|nerdctl|buildah|crane|img|ko|pack)\s+(?:image\s+)?(?:push|tag)\b[^\n;&|]*$/,
			/\b(?:docker|podman|nerdctl|buildah)\s+(?:container\s+)?(?:commit|manifest\s+\w+)\s[^\n;&|]*$/,
			/\b(?:oras\s+push|flux\s+push\s+artifact|imgpkg\s+push|helm\s+push)\s[^\n;&|]*$/,
			/\bpack\s+build\s[^\n;&|]*$(?<!\s(?:--builder|-B|--run-image|--lifecycle-image|--buildpack|-b)[\s=]+["']?(?:docker:\/\/)?)/
		];
		const f = /\b(?:skopeo|crane|gcrane|oras|regctl)\s+(?:image\s+)?(?:copy|cp)\s([^\n;&|]*)$/;
		const p = /(?:\.(?:build|push|[pP]ublish)\(\s*(?:ctx\s*,\s*)?|\b(?:docker|custom)_build(?:_with_restart)?\((?:\s*|[^()]*\bref\s*=\s*))["']$/;
		const m = /image(?:\s*=\s*["']|>)\s*$/;
		const h = /(?:\bto\s*\{\s*image\s*=\s*["']|\bjib\.to\.image\s*=\s*["']|<to>\s*<image>\s*)$/;
		const g = /(?:(?:^|[\s;"'])([A-Za-z_]\w{0,80})\s*[?:+!]{0,3}=\s*["']?(?:\$\{\w{1,80}:?[-=])?|\$\{([A-Za-z_]\w{0,80}):?[-=])$/;
		const _ = /\$[({]?([A-Za-z_]\w{0,80})/g;
		function createResultCheck(e) {
			let t;
			return (n) => {
				if (standsAtResult(e, n)) return true;
				const r = lineBefore(textBefore(e, n));
				const [, i, a] = g.exec(r) ?? [];
				const o = i ?? a;
				if (o === undefined) return false;
				t ??= variablesOfResults(e);
				return t.has(o);
			};
		}
		function variablesOfResults(e) {
			const t = new Set();
			let n = 0;
			for (const { 1: r = "", index: i } of e.matchAll(_)) {
				if (t.has(r)) continue;
				n += 1;
				if (n > s || standsAtResult(e, i)) t.add(r);
			}
			return t;
		}
		function standsAtResult(e, t) {
			const n = textBefore(e, t);
			const r = lineBefore(n);
			if (c.test(r) && !u.test(r)) return true;
			if (m.test(r) && h.test(n)) return true;
			if (/["']$/.test(n) && p.test(n)) return true;
			return l.test(r) && (isCopyTarget(r) || d.some((e) => e.test(r)));
		}
		function isCopyTarget(e) {
			const t = f.exec(e)?.[1]?.split(/\s+/) ?? [];
			return t.slice(0, -1).some((e) => !e.startsWith("-") && /[/:$]/.test(e));
		}
		function textBefore(e, t) {
			for (let n = r + a;; n *= 4) {
				const s = e.slice(Math.max(0, t - n), t);
				const c = s.includes("@sha256:") ? s.replace(i, "") : s;
				const l = c.length >= r + a;
				if (l || c === s || s.length < n || n > o) return c.slice(-r);
			}
		}
		function lineBefore(e) {
			const t = e.includes("\\") ? e.replace(/\\\r?\n/g, " ") : e;
			return t.slice(t.lastIndexOf("\n") + 1);
		}
	}),
	21334: ((e, t, n) => {
		t.K = scanEmbedded;
		var r = n(34972);
		const i = "a new line for its digest has no place in this text";
		function scanEmbedded(e, t, n) {
			const a = (0, r.O)();
			n(e.value, a);
			const o = createOffsetMap(e);
			const mapDefinition = (e) => ({
				...e,
				offset: o.start(e.offset)
			});
			const mapUse = (e) => ({
				definition: mapDefinition(e.definition),
				at: o.start(e.at)
			});
			const mapSite = (t) => {
				if (t.start !== t.end) return {
					...t,
					start: o.start(t.start),
					end: o.end(t.end)
				};
				const n = t.before.includes("\n") ? writtenBreak(e.value, t, o) : t.before;
				const r = o.end(t.start);
				return n === undefined ? undefined : {
					...t,
					before: n,
					start: r,
					end: r
				};
			};
			for (const e of a.found) {
				const n = e.site && mapSite(e.site);
				t.found.push({
					...e,
					notEditable: e.site !== undefined && n === undefined ? i : e.notEditable,
					text: {
						value: e.text.value,
						pieces: e.text.pieces.flatMap((e) => o.pieces(e, mapDefinition))
					},
					start: o.start(e.start),
					end: o.end(e.end),
					uses: e.uses.map(mapUse),
					site: n,
					remarksAt: e.remarksAt.map(o.start)
				});
			}
			for (const e of a.unknown) {
				const n = e.uses.map(mapUse);
				t.unknown.push({
					...e,
					start: o.start(e.start),
					end: o.end(e.end),
					uses: n
				});
			}
			for (const { end: e, kind: n, start: r } of a.zones) t.zones.push({
				kind: n,
				start: o.start(r),
				end: o.end(e)
			});
			for (const e of a.faults) t.faults.push({
				...e,
				offset: o.start(e.offset)
			});
		}
		function writtenBreak(e, { before: t, start: n }, r) {
			const i = e.lastIndexOf("\n", n - 1) + 1;
			const a = i > 0 ? i : e.search(/\n[^\n]/) + 1;
			if (a === 0) return undefined;
			const o = r.start(a) - r.end(a);
			const s = r.end(a) - r.start(a - 1);
			if (s === 1) return t.replace("\n", `\n${" ".repeat(o)}`);
			return s === 2 && o > 0 ? t.replace(/\r?\n/, `\r\n${" ".repeat(o)}`) : undefined;
		}
		function createOffsetMap(e) {
			const t = [];
			let n = 0;
			let r = 0;
			for (const i of e.pieces) {
				t.push({
					begin: n,
					piece: i,
					isExact: i.text.length === i.end - i.start
				});
				n += i.text.length;
				r = i.end;
			}
			function find(e) {
				let n = 0;
				let r = t.length - 1;
				while (n < r) {
					const i = Math.ceil((n + r) / 2);
					const a = t[i];
					if (a !== undefined && a.begin <= e) n = i;
					else r = i - 1;
				}
				return n;
			}
			function start(e) {
				const i = t[find(e)];
				if (i === undefined || e >= n) return r;
				return i.isExact ? i.piece.start + e - i.begin : i.piece.start;
			}
			function end(e) {
				const n = t[find(e - 1)];
				if (e === 0 || n === undefined) return start(e);
				return n.isExact ? n.piece.start + e - n.begin : n.piece.end;
			}
			function pieces(e, n) {
				const r = e.from && n(e.from);
				if (e.text.length !== e.end - e.start || e.start === e.end) return [{
					text: e.text,
					start: start(e.start),
					end: end(e.end),
					from: r
				}];
				const i = [];
				for (let n = t[find(e.start)], a = e.start; n !== undefined && a < e.end;) {
					const o = Math.min(e.end, n.begin + n.piece.text.length);
					i.push({
						text: e.text.slice(a - e.start, o - e.start),
						start: start(a),
						end: end(o),
						from: r
					});
					a = o;
					n = t[find(a)];
				}
				return i;
			}
			return {
				start,
				end,
				pieces
			};
		}
	}),
	18854: ((e, t, n) => {
		n.d(t, { s: () => u });
		t.i = expandVariables;
		var r = n(7175);
		const i = 8192;
		const a = 16;
		const o = 64;
		const s = {
			kind: "unknown",
			reason: "it is too long to be an image reference",
			uses: []
		};
		const c = /[A-Za-z_][A-Za-z0-9_]*/y;
		const l = /[$'"\\`]/g;
		const u = { lookup: () => undefined };
		function expandVariables(e, t, n = 0) {
			if (e.value.length > i || n > a) return {
				...s,
				partial: e.value
			};
			if (e.value.search(l) < 0) return {
				kind: "known",
				text: e,
				uses: []
			};
			const c = [];
			const u = [];
			const { value: d } = e;
			let f = false;
			for (let i = 0; i < d.length;) {
				const a = d.charAt(i);
				if (t.escape !== undefined) {
					if (a === "'" && !f) {
						const t = d.indexOf("'", i + 1);
						const n = t < 0 ? d.length : t;
						c.push((0, r.ao)(e, i + 1, n));
						i = n + 1;
						continue;
					}
					if (a === "\"") {
						f = !f;
						i += 1;
						continue;
					}
					if (a === t.escape) {
						c.push((0, r.ao)(e, i + 1, i + 2));
						i += 2;
						continue;
					}
				}
				if (a !== "$") {
					l.lastIndex = i + 1;
					const t = l.exec(d)?.index ?? d.length;
					c.push((0, r.ao)(e, i, t));
					i = t;
					continue;
				}
				const s = expandOne(e, i, t, n);
				u.push(...s.uses);
				const partial = () => (0, r.oL)(c).value + d.slice(i);
				if (s.kind === "unknown") return {
					...s,
					uses: u,
					partial: partial()
				};
				if (u.length > o) return {
					kind: "unknown",
					reason: "it uses too many variables",
					uses: [],
					partial: partial()
				};
				c.push(s.text);
				i = s.next;
			}
			return {
				kind: "known",
				text: (0, r.oL)(c),
				uses: u
			};
		}
		function expandOne(e, t, n, i) {
			const { value: a } = e;
			const o = a.charAt(t + 1);
			if (o === "$" && n.escape === undefined) return {
				kind: "known",
				text: (0, r.ao)(e, t + 1, t + 2),
				uses: [],
				next: t + 2
			};
			if (o === "(") return expandParentheses(e, t, n);
			const s = o === "{";
			const c = s ? t + 2 : t + 1;
			const l = nameFrom(a, c);
			const u = s ? closingBrace(a, c) : c + l.length;
			const d = a.slice(t, u < 0 ? a.length : u + (s ? 1 : 0));
			if (d === "$") return {
				kind: "known",
				text: (0, r.ao)(e, t, t + 1),
				uses: [],
				next: t + 1
			};
			if (l === "" || u < 0) return unknown(d);
			const f = a.slice(c + l.length, u);
			const p = u + (s ? 1 : 0);
			const m = n.whyUnknown?.(l);
			if (m !== undefined) return {
				kind: "unknown",
				reason: m,
				uses: []
			};
			const h = n.lookup(l);
			const g = usesOf(h, (0, r.b4)(e, t));
			if (f === "") {
				if (h === undefined) return unknown(d);
				return {
					kind: "known",
					text: (0, r.LD)(h.text, h.definition),
					uses: g,
					next: p
				};
			}
			const _ = /^(:?)([-=+?])/.exec(f);
			if (_ === null) return unknown(d, g);
			const v = h !== undefined && (_[1] === "" || h.text.value !== "");
			if (_[2] === "?" && !v) return unknown(d, g);
			const y = _[2] === "+" ? v : !v;
			if (y) {
				const t = expandVariables((0, r.ao)(e, c + l.length + _[0].length, u), n, i + 1);
				const a = [...g, ...t.uses];
				return t.kind === "unknown" ? {
					...t,
					uses: a
				} : {
					...t,
					uses: a,
					next: p
				};
			}
			const b = _[2] === "+" || h === undefined ? r.K$ : (0, r.LD)(h.text, h.definition);
			return {
				kind: "known",
				text: b,
				uses: g,
				next: p
			};
		}
		function usesOf(e, t) {
			return e === undefined ? [] : [{
				definition: e.definition,
				at: t
			}, ...e.uses];
		}
		function expandParentheses(e, t, n) {
			const { value: i } = e;
			const a = i.indexOf(")", t);
			const o = i.slice(t, a < 0 ? i.length : a + 1);
			const s = a < 0 ? undefined : n.inParentheses?.(i.slice(t + 2, a));
			if (s === undefined) return unknown(o);
			const c = (0, r.LD)(s.text, s.definition);
			return {
				kind: "known",
				text: c,
				uses: usesOf(s, (0, r.b4)(e, t)),
				next: a + 1
			};
		}
		function unknown(e, t = []) {
			return {
				kind: "unknown",
				reason: `\`${e.slice(0, 80)}\` has no value in this file`,
				uses: t
			};
		}
		function nameFrom(e, t) {
			c.lastIndex = t;
			return c.exec(e)?.[0] ?? "";
		}
		function closingBrace(e, t) {
			let n = 1;
			for (let r = t; r < e.length; r += 1) {
				const t = e.charAt(r);
				if (t === "{") n += 1;
				if (t === "}") n -= 1;
				if (n === 0) return r;
			}
			return -1;
		}
	}),
	29396: ((e, t, n) => {
		n.d(t, { Cm: () => u });
		t._M = companionOf;
		t.it = createBytesFilter;
		t.Gr = filesBeside;
		t.yK = kindOfFile;
		;
		function chartFolderOf(e) {
			const t = e.split("/").slice(0, -1);
			return (t.at(-1) === "ci" ? t.slice(0, -1) : t).join("/");
		}
		const r = [
			"templates",
			"charts",
			"values.schema.json"
		];
		function isChartFile(e) {
			return /^(?:charts\/[^/]+\/)*(?:templates\/.*\.(?:ya?ml|tpl|txt|json)|values\.schema\.json)$/.test(e);
		}
		var i = n(56054);
		var a = n(83727);
		var o = n(52655);
		var s = n(76671);
		;
		const c = /\/\.github\/(?:platform-actions|rolebindings)\.ya?ml$/i;
		const l = new Set(["text", "markdown"]);
		const u = "that do not name this registry";
		function kindOfFile(e) {
			return c.test(`/${e}`) || (0, i.E)(e) ? undefined : (0, o.v)(e);
		}
		function companionOf(e) {
			return (0, o.v)(e) === "compose" ? e.replace(/[^/]*$/, ".env") : undefined;
		}
		function filesBeside(e) {
			if ((0, o.v)(e) !== s.ld.name) return undefined;
			return {
				folder: chartFolderOf(e),
				within: r,
				wants: isChartFile
			};
		}
		function createBytesFilter(e) {
			const t = (0, a.createFileFilter)(e);
			return (e) => {
				const n = (0, o.v)(e);
				return {
					isData: l.has(n) || n === "yaml" && e.toLowerCase().endsWith(".json"),
					matters: (e) => t(n, e),
					why: u
				};
			};
		}
	}),
	79776: ((e, t, n) => {
		t.M = placeEscapes;
		var r = n(7175);
		const i = {
			"0": "\0",
			a: "\x07",
			b: "\b",
			e: "\x1B",
			f: "\f",
			n: "\n",
			r: "\r",
			t: "	",
			v: "\v",
			N: "\u0085",
			_: "\u00A0",
			L: "\u2028",
			P: "\u2029"
		};
		const a = {
			x: 2,
			u: 4,
			U: 8
		};
		function placeEscapes(e, t, n) {
			const i = e.slice(t, n);
			const a = [];
			let o = 0;
			for (let n = i.indexOf("\\"); n >= 0; n = i.indexOf("\\", o)) {
				a.push((0, r.zF)(e, t + o, t + n));
				const s = readEscape(i, n);
				o = n + s.length;
				a.push((0, r.E_)(s.text, t + n, t + o));
			}
			a.push((0, r.zF)(e, t + o, n));
			return (0, r.oL)(a);
		}
		function readEscape(e, t) {
			const n = e.charAt(t + 1);
			const r = a[n];
			if (r !== undefined) {
				const n = e.slice(t + 2, t + 2 + r);
				const i = /^[0-9a-fA-F]+$/.test(n) && n.length === r ? Number.parseInt(n, 16) : -1;
				if (i >= 0 && i <= 1114111) return {
					text: String.fromCodePoint(i),
					length: 2 + r
				};
			}
			return {
				text: i[n] ?? n,
				length: 1 + n.length
			};
		}
	}),
	81874: ((e, t, n) => {
		t.g = readYaml;
		;
		const r = /[\0-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\uFEFF]/;
		const i = 1e5;
		function createLineReader(e) {
			if (hasLongLine(e) || r.test(e)) return undefined;
			const t = {
				line: undefined,
				moveTo: (n) => {
					t.line = lineFrom(e, n);
				},
				pass: ({ end: n }) => {
					t.line = lineFrom(e, n + 1);
				},
				enter: ({ end: e, indent: n, start: r }, i) => {
					t.line = {
						start: i,
						end: e,
						indent: n + i - r
					};
				}
			};
			t.moveTo(0);
			return t;
		}
		function lineFrom(e, t) {
			let n = t;
			while (n < e.length) {
				let t = n;
				while (e.charCodeAt(t) === 32) t += 1;
				const r = e.indexOf("\n", t);
				const i = r < 0 ? e.length : r;
				if (t < i && e.charCodeAt(t) !== 35) return {
					start: t,
					end: i,
					indent: t - n
				};
				n = i + 1;
			}
			return undefined;
		}
		function hasLongLine(e) {
			if (e.length <= i) return false;
			for (let t = 0; t <= e.length;) {
				const n = e.indexOf("\n", t);
				const r = n < 0 ? e.length : n;
				if (r - t > i) return true;
				t = r + 1;
			}
			return false;
		}
		;
		function addEntry(e, t, n, { scalar: r, value: i }, a, o) {
			const [s, c] = r.range;
			const l = t.get(i);
			if (l !== undefined) {
				const e = [{
					start: l.keyStart,
					end: l.keyEnd
				}, {
					start: s,
					end: c
				}];
				n.push({
					offset: s,
					keys: e,
					message: `the key \`${i.slice(0, 80)}\` appears twice`
				});
				return;
			}
			t.set(i, {
				key: i,
				keyStart: s,
				keyEnd: c,
				valueEnd: o ?? c,
				value: a,
				map: e
			});
		}
		;
		const a = 50;
		const o = 1e3;
		const s = new Set("-?:,[]{}#&*!|>'\"%@` ");
		const c = / #|:(?= |$)/;
		const l = /[^:#\n]*(?:(?::(?![ \n]|$)|(?<! )#)[^:#\n]*)*:(?=[ \n]|$)/y;
		const u = /[^,[\]{}:#]*(?:(?::(?![ ,[\]{}]|$)|(?<! )#)[^,[\]{}:#]*)*/y;
		function readText(e, t, n) {
			const r = e.charAt(t);
			if (r === "\"" || r === "'") return readQuoted(e, t, n, r);
			if (s.has(r)) return undefined;
			const i = e.slice(t, n);
			const a = c.exec(i);
			if (a !== null && a[0] === ":") return undefined;
			const o = (a === null ? i : i.slice(0, a.index)).trimEnd();
			return textAt(t, t + o.length, o, "PLAIN");
		}
		function readQuoted(e, t, n, r) {
			const i = e.indexOf(r, t + 1);
			if (i < 0 || i >= n) return undefined;
			const a = e.slice(t + 1, i);
			if (e.charAt(i + 1) === r || r === "\"" && a.includes("\\")) return undefined;
			return textAt(t, i + 1, a, r === "\"" ? "QUOTE_DOUBLE" : "QUOTE_SINGLE");
		}
		function textAt(e, t, n, r) {
			const i = {
				range: [e, t],
				type: r,
				value: n
			};
			return {
				node: {
					kind: "text",
					value: n,
					isPlain: r === "PLAIN",
					scalar: i
				},
				end: t
			};
		}
		function readKey(e, t, n) {
			const r = e.charAt(t);
			const i = r === "\"" || r === "'" ? readQuoted(e, t, n, r) : readPlainKey(e, t);
			if (i === undefined || i.end - t > o || e.charAt(i.end) !== ":") return undefined;
			const a = i.end + 1;
			return a === n || e.charAt(a) === " " ? {
				node: i.node,
				next: a
			} : undefined;
		}
		function readPlainKey(e, t) {
			if (s.has(e.charAt(t))) return undefined;
			l.lastIndex = t;
			if (!l.test(e)) return undefined;
			const n = l.lastIndex - 1;
			const r = e.slice(t, n);
			return r.endsWith(" ") ? undefined : textAt(t, n, r, "PLAIN");
		}
		function readFlow(e, t, n, r, i = 0) {
			if (i > a) return undefined;
			const o = e.charAt(t);
			if (o === "[") return readFlowList(e, t, n, r, i);
			return o === "{" ? readFlowMap(e, t, n, r, i) : undefined;
		}
		function readFlowList(e, t, n, r, i) {
			const a = [];
			const o = {
				kind: "list",
				items: a
			};
			let s = skipSpaces(e, t + 1, n);
			if (e.charAt(s) === "]") return {
				node: o,
				end: s + 1
			};
			for (;;) {
				const t = readFlowValue(e, s, n, r, i);
				if (t === undefined) return undefined;
				a.push(t.node);
				s = skipSpaces(e, t.end, n);
				if (s >= n) return undefined;
				if (e.charAt(s) === "]") return {
					node: o,
					end: s + 1
				};
				if (e.charAt(s) !== ",") return undefined;
				s = skipSpaces(e, s + 1, n);
			}
		}
		function readFlowMap(e, t, n, r, i) {
			const a = new Map();
			const o = {
				kind: "map",
				own: a,
				isFlow: true
			};
			let s = skipSpaces(e, t + 1, n);
			if (e.charAt(s) === "}") return {
				node: o,
				end: s + 1
			};
			for (;;) {
				const t = readFlowText(e, s, n);
				if (t === undefined || e.slice(t.end, t.end + 2) !== ": ") return undefined;
				const c = readFlowValue(e, skipSpaces(e, t.end + 1, n), n, r, i);
				if (c === undefined) return undefined;
				addEntry(o, a, r, t.node, c.node, c.end);
				s = skipSpaces(e, c.end, n);
				if (s >= n) return undefined;
				if (e.charAt(s) === "}") return {
					node: o,
					end: s + 1
				};
				if (e.charAt(s) !== ",") return undefined;
				s = skipSpaces(e, s + 1, n);
			}
		}
		function readFlowValue(e, t, n, r, i) {
			return readFlow(e, t, n, r, i + 1) ?? readFlowText(e, t, n);
		}
		function readFlowText(e, t, n) {
			const r = e.charAt(t);
			if (r === "\"" || r === "'") return readQuoted(e, t, n, r);
			if (t >= n || s.has(r)) return undefined;
			u.lastIndex = t;
			const [i = ""] = u.exec(e.slice(0, n)) ?? [];
			const a = i.trimEnd();
			return textAt(t, t + a.length, a, "PLAIN");
		}
		function readBlockText(e, t, n, r) {
			const [, i, a] = /^([|>])(-?) *$/.exec(e.slice(t, n)) ?? [];
			const o = i === undefined ? undefined : readBlockLines(e, n + 1, r);
			if (o === undefined) return undefined;
			const { content: s, end: c, next: l } = o;
			const u = i === ">";
			if (u && s.some((e) => e === "" || e.startsWith(" "))) return undefined;
			const d = s.join(u ? " " : "\n") + (a === "" ? "\n" : "");
			const f = {
				range: [t, c],
				type: u ? "BLOCK_FOLDED" : "BLOCK_LITERAL",
				value: d
			};
			return {
				node: {
					kind: "text",
					value: d,
					isPlain: false,
					scalar: f
				},
				end: c,
				next: l
			};
		}
		function readBlockLines(e, t, n) {
			const r = [];
			let i = -1;
			let a = t;
			let o = a;
			while (a < e.length) {
				const t = e.indexOf("\n", a);
				const s = t < 0 ? e.length : t;
				const c = skipSpaces(e, a, s);
				if (c < s) {
					if (i < 0 && c - a > n) i = c - a;
					if (i < 0 || c - a < i) break;
					if (t < 0) return undefined;
					r.push(e.slice(a + i, s));
					o = s + 1;
				} else {
					if (c > a) return undefined;
					r.push("");
				}
				a = s + 1;
			}
			if (i < 0) return undefined;
			while (r.at(-1) === "") r.pop();
			return {
				content: r,
				end: o,
				next: Math.min(a, e.length)
			};
		}
		function skipSpaces(e, t, n) {
			let r = t;
			while (r < n && e.charCodeAt(r) === 32) r += 1;
			return r;
		}
		function skipToEnd(e, t, n) {
			const r = skipSpaces(e, t, n);
			return r === n || r > t && e.charCodeAt(r) === 35;
		}
		;
		const d = 50;
		const f = 1e3;
		class NotPlain extends Error {}
		function readPlainYaml(e) {
			try {
				return createDocumentReader(e)?.();
			} catch (e) {
				if (e instanceof NotPlain) return undefined;
				throw e;
			}
		}
		function createDocumentReader(e) {
			const t = createLineReader(e);
			if (t === undefined) return undefined;
			const n = t;
			let r = [];
			let i = new Map();
			function documents() {
				const e = [];
				if (n.line !== undefined && markOf(n.line) === "start") n.pass(n.line);
				for (;;) {
					const { line: t } = n;
					if (t === undefined || markOf(t) !== undefined) throw new NotPlain();
					r = [];
					i = new Map();
					const { node: a } = block(t.indent, 0);
					e.push({
						root: a,
						faults: r
					});
					const o = n.line;
					if (o === undefined) return e;
					if (markOf(o) !== "start" || e.length >= f) throw new NotPlain();
					n.pass(o);
				}
			}
			function markOf({ end: t, indent: n, start: r }) {
				if (n > 0) return undefined;
				const i = e.slice(r, r + 3);
				if (i !== "---") return i === "..." || i.startsWith("%") ? "other" : undefined;
				return skipToEnd(e, r + 3, t) ? "start" : "other";
			}
			function lineAt(e) {
				const { line: t } = n;
				if (t === undefined || t.indent < e || markOf(t) !== undefined) return undefined;
				if (t.indent > e) throw new NotPlain();
				return t;
			}
			function block(e, t) {
				const { line: r } = n;
				if (r === undefined || t > d) throw new NotPlain();
				return isItem(r) ? list(e, t) : map(e, t);
			}
			function isItem({ end: t, start: n }) {
				if (e.charCodeAt(n) !== 45) return false;
				return n + 1 === t || e.charCodeAt(n + 1) === 32;
			}
			function map(t, n) {
				const i = new Map();
				const a = {
					kind: "map",
					own: i,
					isFlow: false
				};
				let o = 0;
				for (let s = lineAt(t); s !== undefined; s = lineAt(t)) {
					if (isItem(s)) {
						if (i.size === 0) throw new NotPlain();
						break;
					}
					const { key: t, value: c } = e.charCodeAt(s.start) === 63 ? explicitPair(s) : pair(s, n);
					o = c.end;
					addEntry(a, i, r, t, c.node, c.end);
				}
				return {
					node: a,
					end: o
				};
			}
			function pair(t, n) {
				const r = readKey(e, t.start, t.end);
				if (r === undefined) throw new NotPlain();
				return {
					key: r.node,
					value: valueBehind(r.next, t, t.indent, n)
				};
			}
			function explicitPair(t) {
				const r = readText(e, skipSpaces(e, t.start + 1, t.end), t.end);
				if (e.charCodeAt(t.start + 1) !== 32 || r?.end !== t.end) throw new NotPlain();
				n.pass(t);
				const i = lineAt(t.indent);
				if (i?.start !== t.end + 1 + t.indent || e.slice(i.start, i.start + 2) !== ": ") throw new NotPlain();
				const a = skipSpaces(e, i.start + 1, i.end);
				if (a === i.end) throw new NotPlain();
				return {
					key: r.node,
					value: inline(a, i, t.indent)
				};
			}
			function valueBehind(t, n, r, i) {
				const a = skipSpaces(e, t, n.end);
				const o = anchorAt(a, n);
				if (o === undefined) return valueAt(t, a, n, r, i);
				const s = skipSpaces(e, o.end, n.end);
				return keep(o.name, valueAt(o.end, s, n, r, i));
			}
			function anchorAt(t, n) {
				if (e.charCodeAt(t) !== 38) return undefined;
				const r = nameAt(t, n);
				const i = t + 1 + r.length;
				if (e.charCodeAt(skipSpaces(e, i, n.end)) === 42) throw new NotPlain();
				return {
					name: r,
					end: i
				};
			}
			function nameAt(t, { end: n }) {
				const [r] = /^[\w-]+(?= |$)/.exec(e.slice(t + 1, n)) ?? [];
				if (r === undefined) throw new NotPlain();
				return r;
			}
			function keep(e, t) {
				if (t.node.kind === "text" && t.node.value === "" || i.has(e)) throw new NotPlain();
				i.set(e, t.node);
				return t;
			}
			function valueAt(t, r, i, a, o) {
				if (r < i.end && e.charCodeAt(r) !== 35) return inline(r, i, a);
				const s = r < i.end;
				if (s && r === t) throw new NotPlain();
				n.pass(i);
				const c = n.line;
				if (c !== undefined && markOf(c) === undefined) {
					if (c.indent > a) return block(c.indent, o + 1);
					if (c.indent === a && isItem(c)) return list(a, o + 1);
				}
				if (s || e.slice(i.end, c?.start ?? e.length).includes("#")) throw new NotPlain();
				const l = {
					range: [r, r],
					type: "PLAIN",
					value: ""
				};
				return {
					node: {
						kind: "text",
						value: "",
						isPlain: true,
						scalar: l
					},
					end: r
				};
			}
			function list(e, t) {
				const n = [];
				let r = 0;
				for (let i = lineAt(e); i !== undefined && isItem(i); i = lineAt(e)) {
					const a = itemBehind(i, e, t);
					n.push(a.node);
					r = a.end;
				}
				return {
					node: {
						kind: "list",
						items: n
					},
					end: r
				};
			}
			function itemBehind(t, r, i) {
				const a = skipSpaces(e, t.start + 1, t.end);
				const o = anchorAt(a, t);
				const s = o === undefined ? a : skipSpaces(e, o.end, t.end);
				const c = readKey(e, s, t.end) !== undefined;
				if (c && o !== undefined) throw new NotPlain();
				if (c) {
					n.enter(t, s);
					return block(r + s - t.start, i + 1);
				}
				const l = itemAt(s, t, r, i);
				return o === undefined ? l : keep(o.name, l);
			}
			function itemAt(t, r, i, a) {
				if (t < r.end && e.charCodeAt(t) !== 35) return inline(t, r, i);
				n.pass(r);
				const o = n.line;
				if (o === undefined || o.indent <= i) throw new NotPlain();
				return block(o.indent, a + 1);
			}
			function inline(t, r, i) {
				const a = /[|>]/.test(e.charAt(t)) ? blockText(t, r, i) : oneLine(t, r);
				const o = n.line;
				if (o !== undefined && o.indent > i) throw new NotPlain();
				return a;
			}
			function alias(e, t) {
				const n = nameAt(e, t);
				const r = i.get(n);
				if (r === undefined) throw new NotPlain();
				return {
					node: r,
					end: e + 1 + n.length
				};
			}
			function oneLine(t, i) {
				const a = e.charCodeAt(t) === 42;
				const o = a ? alias(t, i) : readFlow(e, t, i.end, r) ?? readText(e, t, i.end);
				if (o === undefined || !skipToEnd(e, o.end, i.end)) throw new NotPlain();
				n.pass(i);
				return o;
			}
			function blockText(t, { end: r }, i) {
				const a = readBlockText(e, t, r, i);
				if (a === undefined) throw new NotPlain();
				n.moveTo(a.next);
				return a;
			}
			return documents;
		}
		var p = n(38815);
		;
		const m = 1e6;
		const h = 2e4;
		const g = 400;
		function parseYaml(e) {
			const t = [];
			const n = [];
			const { stackTraceLimit: r } = Error;
			Error.stackTraceLimit = 0;
			try {
				for (const r of compose(e, t, n)) {
					const e = r.errors[0];
					if (e === undefined) t.push(r);
					else n.push({
						offset: e.pos[0],
						message: firstLine(e.message)
					});
				}
			} finally {
				Error.stackTraceLimit = r;
			}
			return {
				documents: t,
				faults: n
			};
		}
		function* compose(e, t, n) {
			const r = new p.Dk({
				schema: "failsafe",
				resolveKnownTags: false,
				uniqueKeys: false,
				prettyErrors: false
			});
			const i = new p.iX();
			let a = 0;
			const give = (e) => n.push({
				offset: i.offset,
				message: e
			});
			for (const n of new p.JG().lex(e)) {
				a += 1;
				if (a > m) return give(`it has more than ${m} tokens`);
				for (const e of i.next(n)) {
					if (e.type === "error") return give(e.message);
					yield* r.next(e);
				}
				if (t.length >= h) return give(`it has more than ${h} documents`);
				if (i.stack.length > g) return give("it is nested too deeply");
			}
			for (const e of i.end()) yield* r.next(e);
			yield* r.end();
		}
		function firstLine(e) {
			return e.split("\n", 1).join("").slice(0, 200);
		}
		;
		function buildYamlTree(e) {
			const t = new Map();
			const n = [];
			function build(e) {
				if (e === null) return undefined;
				if ((0, p.Vj)(e)) return t.get(e.source);
				const { anchor: n } = e;
				const keep = (e) => {
					if (n !== undefined) t.set(n, e);
					return e;
				};
				if ((0, p.jn)(e)) {
					return keep({
						kind: "text",
						value: String(e.value),
						isPlain: e.type === "PLAIN",
						scalar: e
					});
				}
				if ((0, p.jh)(e)) {
					const t = new Map();
					const n = keep({
						kind: "map",
						own: t,
						isFlow: e.flow === true
					});
					for (const r of e.items) addPair(n, t, r);
					return n;
				}
				const r = [];
				const i = keep({
					kind: "list",
					items: r
				});
				for (const t of e.items) {
					const e = build(t);
					if (e !== undefined) r.push(e);
				}
				return i;
			}
			function addPair(e, t, r) {
				const i = build(r.key);
				const a = build(r.value);
				if (i?.kind !== "text") return;
				addEntry(e, t, n, i, a, r.value?.range[1]);
			}
			return {
				root: build(e),
				faults: n
			};
		}
		;
		function readYaml(e) {
			const t = readPlainYaml(e);
			if (t !== undefined) return {
				documents: t,
				faults: []
			};
			return readLibraryYaml(e);
		}
		function readLibraryYaml(e) {
			const { documents: t, faults: n } = parseYaml(e);
			return {
				documents: buildEach(t),
				faults: n
			};
		}
		function* buildEach(e) {
			for (const { contents: t } of e) yield buildYamlTree(t);
		}
	}),
	14683: ((e, t, n) => {
		t.Mc = entriesOf;
		t.Ms = entryOf;
		t.S3 = itemsOf;
		t.Um = scalarValue;
		t.b6 = textOf;
		t.jQ = mapsOf;
		t.oB = nodeAt;
		t.sm = valuesOf;
		t.zc = nodeAtPath;
		const r = "<<";
		const i = 64;
		const a = new Set([
			"",
			"~",
			"null",
			"Null",
			"NULL"
		]);
		const o = new WeakMap();
		function entryOf(e, t, n = 0) {
			if (e?.kind !== "map" || n > i) return undefined;
			const a = e.own.get(t);
			if (a !== undefined || !e.own.has(r)) return a;
			const s = o.get(e) ?? new Map();
			o.set(e, s);
			if (!s.has(t)) {
				s.set(t, undefined);
				for (const r of mergedInto(e)) {
					const e = entryOf(r, t, n + 1);
					if (e === undefined) continue;
					s.set(t, e);
					break;
				}
			}
			return s.get(t);
		}
		function nodeAt(e, t, n, r) {
			const i = entryOf(e, t)?.value;
			return n === undefined ? i : nodeAt(i, n, r);
		}
		function nodeAtPath(e, t) {
			return t.reduce((e, t) => entryOf(e, t)?.value, e);
		}
		function* entriesOf(e, t = new Set()) {
			if (e?.kind !== "map" || t.has(e) || t.size > i) return;
			t.add(e);
			for (const t of e.own.values()) if (t.key !== r) yield t;
			for (const n of mergedInto(e)) yield* entriesOf(n, t);
		}
		function valuesOf(e) {
			return [...entriesOf(e)].map(({ value: e }) => e);
		}
		function itemsOf(e) {
			return e?.kind === "list" ? e.items : [];
		}
		function textOf(e) {
			if (e?.kind !== "text") return undefined;
			return e.isPlain && a.has(e.value) ? undefined : e;
		}
		function scalarValue(e) {
			return textOf(e)?.value;
		}
		function mapsOf(e, t = () => false) {
			const n = [];
			const r = new Set();
			const visit = (e, i) => {
				if (e === undefined || e.kind === "text" || r.has(e)) return;
				r.add(e);
				if (e.kind === "list") {
					for (const t of e.items) visit(t, i);
				} else if (!t(e, i)) {
					n.push(e);
					for (const t of e.own.values()) visit(t.value, t.key);
				}
			};
			visit(e, "");
			return n;
		}
		function mergedInto(e) {
			const t = e.own.get(r)?.value;
			return t === undefined ? [] : t.kind === "list" ? t.items : [t];
		}
	}),
	52621: ((e, t, n) => {
		t.c = placeScalar;
		var r = n(7175);
		var i = n(79776);
		function placeScalar(e, t) {
			const [n, a] = t.range;
			switch (t.type) {
				case "BLOCK_LITERAL":
				case "BLOCK_FOLDED": return placeBlock(e, t);
				case "QUOTE_DOUBLE": return placeFlow(e, n + 1, a - 1, i.M);
				case "QUOTE_SINGLE": return placeFlow(e, n + 1, a - 1, placeSingleQuoted);
				default: return placeFlow(e, n, a, r.zF);
			}
		}
		function placeSingleQuoted(e, t, n) {
			const i = e.slice(t, n);
			const a = [];
			let o = 0;
			for (let n = i.indexOf("''"); n >= 0; n = i.indexOf("''", o)) {
				a.push((0, r.zF)(e, t + o, t + n), (0, r.E_)("'", t + n, t + n + 2));
				o = n + 2;
			}
			return (0, r.oL)([...a, (0, r.zF)(e, t + o, n)]);
		}
		function placeFlow(e, t, n, a) {
			const o = e.slice(t, n);
			if (!o.includes("\n")) return a(e, t, n);
			const s = o.split("\n");
			const c = [];
			let l = t;
			let u = t;
			let d = 0;
			let f = false;
			for (const [t, n] of s.entries()) {
				const o = t === 0;
				const p = t === s.length - 1;
				const m = p ? n : withoutTrailingBlanks(n, a === i.M);
				const h = o ? l : Math.min(l + leadingBlanks(n), l + m.length);
				const g = l + m.length;
				l += n.length + 1;
				if (!o && !p && h === g) {
					d += 1;
					continue;
				}
				const _ = d > 0 ? "\n".repeat(d) : f ? "" : " ";
				if (!o) c.push((0, r.E_)(_, u, h));
				f = !p && a === i.M && endsInEscape(m);
				c.push(a(e, h, f ? g - 1 : g));
				u = g;
				d = 0;
			}
			return (0, r.oL)(c);
		}
		function withoutTrailingBlanks(e, t) {
			const n = e.trimEnd();
			const r = t && endsInEscape(n) && /[ \t]/.test(e.charAt(n.length));
			return r ? e.slice(0, n.length + 1) : n;
		}
		function placeBlock(e, t) {
			const [n, i] = t.range;
			const a = String(t.value);
			const o = t.type === "BLOCK_FOLDED";
			const [s = "", ...c] = e.slice(n, i).split("\n");
			const l = indentOf(c);
			const u = Number.isFinite(l) ? l - indentOf(a.split("\n")) : l;
			const d = [];
			let f = n + s.length + 1;
			for (const [t, n] of c.entries()) {
				const a = f + Math.min(u, leadingSpaces(n));
				const s = f + (n.endsWith("\r") ? n.length - 1 : n.length);
				const l = f + n.length + 1;
				if (a < s) d.push((0, r.zF)(e, a, s));
				const p = o && a < s && /\S/.test(c[t + 1]?.charAt(u) ?? "");
				if (l <= i) d.push((0, r.E_)(p ? " " : "\n", s, l));
				f = l;
			}
			return o ? (0, r.oL)(d) : (0, r.ao)((0, r.oL)(d), 0, a.length);
		}
		function indentOf(e) {
			const t = e.find((e) => /\S/.test(e));
			return t === undefined ? Number.POSITIVE_INFINITY : leadingSpaces(t);
		}
		function leadingSpaces(e) {
			return e.length - e.replace(/^ +/, "").length;
		}
		function leadingBlanks(e) {
			return e.length - e.replace(/^[ \t]+/, "").length;
		}
		function endsInEscape(e) {
			let t = 0;
			while (e.charAt(e.length - 1 - t) === "\\") t += 1;
			return t % 2 === 1;
		}
	}),
	34972: ((e, t, n) => {
		t.O = createSink;
		function createSink() {
			return {
				found: [],
				unknown: [],
				faults: [],
				mentions: [],
				zones: []
			};
		}
	}),
	83727: ((e, t, n) => {
		n.r(t);
		t.createFileFilter = createFileFilter;
		t.createHostMention = createHostMention;
		t.createOurNames = createOurNames;
		t.createReferenceMention = createReferenceMention;
		t.hasHiddenLetters = hasHiddenLetters;
		var r = n(40382);
		var i = n(2937);
		var a = n(94021);
		function createHostMention({ mappings: e, registryHost: t }) {
			const n = [
				i.uD,
				t,
				...e.map(({ from: e }) => e.join("/"))
			];
			const r = n.map((e) => e.split("/").map((e) => e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("(?::443)?/"));
			const a = String.raw`(?:(?<=\b(?:docker|oci|docker-image):\/\/)|(?<=\$\{\w+:?-)|(?<![\w./-]))`;
			const o = new RegExp(`${a}(?:${r.join("|")})(?![\\w-]|\\.\\w)`, "i");
			return (e) => o.test(e);
		}
		function createReferenceMention(e) {
			const t = createHostMention(e);
			const n = (0, r.de)(e);
			return (e) => {
				if (t(e)) return true;
				const [i = ""] = /^[a-z0-9][a-z0-9._/-]*/.exec(e) ?? [];
				if (!n || i === "") return false;
				const [a = "", ...o] = i.split("/");
				const s = o.length > 0 && (a.includes(".") || a === "localhost");
				return t((0, r.Jw)(s ? {
					host: a,
					path: o
				} : {
					host: undefined,
					path: [a, ...o]
				}).join("/"));
			};
		}
		function createOurNames(e) {
			return {
				names: e,
				namesOurs: createHostMention(e),
				referenceNamesOurs: createReferenceMention(e),
				find: (0, a.m)(e)
			};
		}
		function hasHiddenLetters(e) {
			return /\\(?:x[2-7]|u00[2-7]|U000000[2-7])[0-9A-Fa-f]/.test(e);
		}
		const o = /^[ \t]*FROM[ \t][^\n]*?(?:\$[^\s/]*[$.]|\.[^\s/]*\$)[^\s/]*\//im;
		const s = new Set(["text", "markdown"]);
		function createFileFilter(e) {
			const { mappings: t, registryHost: n } = e;
			if ((0, r.de)(e)) return () => true;
			const a = [
				i.uD,
				n,
				...t.map(({ from: e }) => String(e[0]))
			];
			const c = [...new Set(a.map((e) => e.replace(/:443$/, "").toLowerCase()))].map((e) => e.replace(/[a-z]|[^a-z\d-]/g, (e) => /[a-z]/.test(e) ? `[${e}${e.toUpperCase()}]` : `\\${e}`));
			const l = new RegExp(c.join("|"));
			return (e, t) => {
				if (l.test(t)) return true;
				if (s.has(e)) return false;
				if (e === "dockerfile" && o.test(t)) return true;
				if (!/[\\`]/.test(t)) return false;
				return hasHiddenLetters(t) || l.test(t.replaceAll(/[\\`][ \t]*\r?\n[ \t]*/g, ""));
			};
		}
	}),
	6890: ((e, t, n) => {
		t.G = goesOnAsPattern;
		t.n = isNamePattern;
		const r = /^(?:[*{]|<(?![/!?]|br\b))/i;
		function goesOnAsPattern(e) {
			return r.test(e);
		}
		function isNamePattern(e) {
			return !e.includes("{{") && /\*|\s\|\s/.test(e);
		}
	}),
	94021: ((e, t, n) => {
		t.m = createLiteralFinder;
		var r = n(63664);
		var i = n(2937);
		var a = n(29592);
		;
		const o = /(?<!\$)\{\{-?([^{}]*?)-?\}\}|\{%[-+]?([^%]*?)[-+]?%\}/g;
		function beforeBlockEnd(e) {
			if (!e.includes("{")) return e;
			let t = 0;
			let n = false;
			let r;
			for (const i of e.matchAll(o)) {
				const a = kindOf(i[1] ?? String(i[2]));
				const o = !n && r !== undefined && r < i.index;
				if (o || !n && (a === "open" || a === "value")) return e;
				if (a === "open") t += 1;
				else if (a === "else" && t === 0) n = true;
				else if (a === "end" && t > 0) t -= 1;
				else if (a === "end") n = false;
				r = i.index + i[0].length;
			}
			if (n || r !== e.length) return e;
			return e.slice(0, e.search(o));
		}
		function kindOf(e) {
			const t = e.trim();
			if (t.startsWith("/*")) return "comment";
			if (/^(?:if|with|range|define|block|for|macro|call|filter|set)\b/.test(t)) return "open";
			if (/^(?:else|elif)\b/.test(t)) return "else";
			return /^end(?:if|for|with|macro|call|filter|set|block)?$/.test(t) ? "end" : "value";
		}
		var s = n(6890);
		;
		const c = String.raw`(?:\\?/|\\u002[fF])`;
		const l = String.raw`(?=[:@]|\\u00(?:3[aA]|40))`;
		const u = String.raw`(?![\w-]|\.\w)`;
		const d = String.raw`(?:${c}|(?=\}))`;
		const f = String.raw`(?:(?:index|registry-1)\.)?docker\.io`;
		const p = 3;
		function startPattern({ mappings: e, registryHost: t }) {
			const n = [i.uD, t].map((e) => ({
				words: [e],
				to: 0
			}));
			const r = e.map(({ from: e, to: t }) => ({
				words: e,
				to: t.length
			}));
			const a = [...n, ...r].sort((e, t) => lengthOf(t.words) - lengthOf(e.words));
			return [...new Set(a.flatMap(({ to: e, words: t }) => patternsOf(t, e)))].join("|");
		}
		function lengthOf(e) {
			return e.join("/").length;
		}
		function patternsOf([e = "", ...t], n) {
			const [r, ...a] = t.map(escaped);
			const o = hostPattern(e);
			const s = (0, i.jV)(e) === "docker.io" && r === "library";
			const f = s && a.length > 0 ? [`(?:library${c})?${a.join(c)}`] : t.map(escaped);
			const m = [o, ...f].join(c);
			const h = n >= p ? u : l;
			return [
				`${m}${d}`,
				...t.length > 0 && n > 1 ? [`${m}${h}`] : [],
				...s && a.length === 0 ? [String.raw`${o}${c}(?=[\w.-]+${l})`] : []
			];
		}
		function hostPattern(e) {
			if ((0, i.jV)(e) === "docker.io") return `${f}(?::443)?`;
			const t = /:\d+$/.test(e) || e.endsWith("]") ? "" : "(?::443)?";
			return `${escaped(e).replace(/:443$/, "(?::443)?")}${t}`;
		}
		function escaped(e) {
			return e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
		}
		;
		const m = 2e4;
		const h = 4096;
		const g = {
			registryHost: i.uD,
			mappings: []
		};
		const _ = String.raw`\$?\{\{[^{}\n]{0,200}\}\}|[$#%]?\{[^{}\n]{0,200}\}|\$\([^()\n]{0,200}\)|\$\w+|<<[^<>\n]{0,200}>>|%%?\w+%%?|%[sdv]|\{%[^%\n]{0,200}%\}`;
		const v = new RegExp(String.raw`(?:[\w./:@+~-]+|${_}|\\(?:/|u00(?:2[fF]|3[aA]|40)))*`, "y");
		const y = /\\(?:\/|u00([0-7][\da-f]))/gi;
		const b = new RegExp(`${_}|@[A-Za-z_]+@`);
		const x = /(?:^|[^A-Za-z0-9+.-])(?:docker|oci|docker-image|docker-daemon|containers-storage|ostree-unverified-registry):\/\/$/i;
		const S = /[\w./%@-]$/;
		const C = /(?:\\[nrt]|\$\{\w{1,80}:?-)$/;
		const w = /\$\{\w{1,80}:?-$/;
		const T = /^[^{}\s]{0,200}\}(?:[\w/:@$-]|\\\/)/;
		const E = 210;
		const D = 200;
		function createLiteralFinder(e = g) {
			const t = startPattern(e);
			return (e, n = () => false) => {
				const r = new RegExp(t, "gi");
				const i = (0, a.y)(e);
				const o = [];
				for (let t = r.exec(e); t !== null; t = r.exec(e)) {
					if (n(t.index)) {
						r.lastIndex = endOfToken(e, r.lastIndex);
						continue;
					}
					if (!isStart(e, t.index)) continue;
					const a = startOfJoined(e, t.index);
					if (a === undefined ? e.charAt(r.lastIndex) === "}" : !isStart(e, a)) continue;
					const s = e.slice(a ?? t.index, endOfToken(e, a ?? r.lastIndex));
					const c = judge(e, a ?? t.index, s.slice(0, h + 1), i);
					if (c === undefined) continue;
					r.lastIndex = c.end;
					o.push(c);
					if (o.length > m) throw new RangeError(`it names more than ${m} images`);
				}
				return o;
			};
		}
		function endOfToken(e, t) {
			v.lastIndex = t;
			return t + (v.exec(e)?.[0].length ?? 0);
		}
		function isStart(e, t) {
			const n = withoutEscapes(e.slice(Math.max(0, t - D), t));
			if (n.endsWith("://")) return x.test(n);
			return !S.test(n) || C.test(n);
		}
		function startOfJoined(e, t) {
			const n = w.exec(e.slice(Math.max(0, t - D), t));
			if (n === null || !T.test(e.slice(t, t + E))) return undefined;
			return t - n[0].length;
		}
		function withoutEscapes(e) {
			if (!e.includes("\\")) return e;
			return e.replaceAll(y, (e, t) => t === undefined ? "/" : String.fromCharCode(Number.parseInt(t, 16)));
		}
		function judge(e, t, n, i) {
			const a = beforeBlockEnd(n);
			const o = b.test(a);
			const c = o ? a.replace(/(?<![.:-])[.:-]+$/, "") : a.replace(/(?<!\W)\W+$/, "");
			const l = t + c.length;
			const literal = (e) => ({
				start: t,
				end: l,
				kind: e,
				isResult: () => i(t)
			});
			if (o) return literal("variable");
			const goesOn = (t) => a.length === n.length && (0, s.G)(e.slice(t, t + 4));
			if (goesOn(l) || c.length < a.length && goesOn(t + a.length)) return undefined;
			const u = withoutEscapes(c);
			const d = (0, r.o_)(u);
			const f = u.replace(/^[^/]*\//, "");
			const p = /[:@]/.test(f);
			if (d.kind === "malformed") return p ? literal("malformed") : undefined;
			if (p) return literal("complete");
			const m = e.charAt(l) === "=";
			return d.reference.path.length > 1 && !m ? literal("untagged") : undefined;
		}
	}),
	67669: ((e, t, n) => {
		t.H2 = countMentions;
		t.c5 = addCounts;
		t.n3 = countOnce;
		t.q8 = countParameterMentions;
		const r = /\$\{?([A-Za-z_][A-Za-z0-9_]*)/g;
		const i = [
			[/env:/i, /\$\{?env:(\w+)/gi],
			[/[%!]/, /[%!](?=([A-Za-z_]\w*)[%!])/g],
			[/\$\{[#!]/, /\$\{[#!](\w+)/g],
			[/env/i, /(?:getenv|GetEnvironmentVariable|\benviron(?:\.get)?|\bENV(?:\.fetch)?|\bprocess\.env)[.(["'\\]{1,5}([A-Za-z_]\w*)/g],
			[/\s-/, /\s(?:-[ev]|--env)[ \t=]+([A-Za-z_]\w*)/g]
		];
		const a = /\bprintenv((?:[ \t]+[\w-]+)+)/g;
		const o = /\$\((?:inputs\.)?params(?:\.|\[["'])([\w.-]+?)(?:["']\])?\)/g;
		function countMentions(e) {
			const t = [...e.matchAll(a)].flatMap(([, e = ""]) => e.trim().split(/[ \t]+/));
			const n = i.flatMap(([t, n]) => t.test(e) ? namesIn(e, n) : []);
			const o = [...n, ...t].flatMap((e) => [...new Set([e, e.toUpperCase()])]);
			return countNames([...namesIn(e, r), ...o]);
		}
		function countParameterMentions(e) {
			return countNames(namesIn(e, o));
		}
		function countOnce(e) {
			let t;
			return () => {
				t ??= e();
				return t;
			};
		}
		function countNames(e) {
			return addCounts(new Map(), e);
		}
		function namesIn(e, t) {
			return [...e.matchAll(t)].map(([, e]) => String(e));
		}
		function addCounts(e, t) {
			const n = new Map(e);
			for (const e of t) n.set(e, (n.get(e) ?? 0) + 1);
			return n;
		}
	}),
	7175: ((e, t, n) => {
		n.d(t, { K$: () => r });
		t.E_ = placeDecoded;
		t.K8 = trimPlaced;
		t.LD = markDefinition;
		t.ao = slicePlaced;
		t.b4 = offsetOf;
		t.i0 = offsetAfter;
		t.oL = joinPlaced;
		t.sH = pieceAt;
		t.zF = placeRange;
		const r = {
			value: "",
			pieces: []
		};
		function placeRange(e, t, n) {
			return placeDecoded(e.slice(t, n), t, n);
		}
		function placeDecoded(e, t, n) {
			return e === "" ? r : {
				value: e,
				pieces: [{
					text: e,
					start: t,
					end: n,
					from: undefined
				}]
			};
		}
		function joinPlaced(e) {
			const [t] = e;
			if (t !== undefined && e.length === 1) return t;
			const n = [];
			for (const t of e) {
				for (const e of t.pieces) {
					const t = n.at(-1);
					if (t?.end === e.start && t.from === e.from && isExact(t) && isExact(e)) n[n.length - 1] = {
						...t,
						text: t.text + e.text,
						end: e.end
					};
					else n.push(e);
				}
			}
			return {
				value: e.map((e) => e.value).join(""),
				pieces: n
			};
		}
		function slicePlaced(e, t, n = e.value.length) {
			if (t <= 0 && n >= e.value.length) return e;
			const r = onlyExact(e);
			if (r !== undefined) return sliceExact(r, t, n);
			const i = [];
			let a = 0;
			for (const r of e.pieces) {
				const e = a + r.text.length;
				const o = Math.max(t, a) - a;
				const s = Math.min(n, e) - a;
				if (o < s) {
					const e = r.text.slice(o, s);
					const t = !isExact(r);
					i.push({
						text: e,
						start: t ? r.start : r.start + o,
						end: t ? r.end : r.start + s,
						from: r.from
					});
				}
				a = e;
				if (a >= n) break;
			}
			return {
				value: e.value.slice(t, n),
				pieces: i
			};
		}
		function onlyExact({ pieces: e }) {
			const t = e[0];
			return t !== undefined && e.length === 1 && isExact(t) ? t : undefined;
		}
		function sliceExact({ from: e, start: t, text: n }, i, a) {
			const o = n.slice(i, a);
			if (o === "") return r;
			const s = t + i;
			return {
				value: o,
				pieces: [{
					text: o,
					start: s,
					end: s + o.length,
					from: e
				}]
			};
		}
		function trimPlaced(e) {
			const { value: t } = e;
			if (t.trim() === t) return e;
			const n = t.length - t.trimStart().length;
			return slicePlaced(e, n, Math.max(n, t.trimEnd().length));
		}
		function markDefinition(e, t) {
			return {
				value: e.value,
				pieces: e.pieces.map((e) => ({
					...e,
					from: e.from ?? t
				}))
			};
		}
		function pieceAt(e, t) {
			let n = 0;
			for (const r of e.pieces) {
				if (t < n + r.text.length) return {
					piece: r,
					within: t - n
				};
				n += r.text.length;
			}
			return undefined;
		}
		function offsetOf(e, t) {
			const n = onlyExact(e);
			if (n !== undefined) return Math.min(n.start + t, n.end);
			const r = pieceAt(e, t);
			if (r === undefined) return e.pieces.at(-1)?.end ?? 0;
			return isExact(r.piece) ? r.piece.start + r.within : r.piece.start;
		}
		function offsetAfter(e, t) {
			const n = onlyExact(e);
			if (n !== undefined) return Math.min(n.start + t, n.end);
			const r = t === 0 ? undefined : pieceAt(e, t - 1);
			if (r === undefined) return offsetOf(e, t);
			return isExact(r.piece) ? r.piece.start + r.within + 1 : r.piece.end;
		}
		function isExact(e) {
			return e.text.length === e.end - e.start;
		}
	}),
	21948: ((e, t, n) => {
		t.V = reportUnknown;
		t.o = reportImage;
		var r = n(18854);
		var i = n(7175);
		const a = 2e4;
		function reportImage(e, t, n, a, o = {}) {
			if (n.value === "") return;
			assertFew(e);
			const s = o.at ?? {
				start: (0, i.b4)(n, 0),
				end: (0, i.i0)(n, n.value.length)
			};
			const c = (0, r.i)(n, a);
			const l = [...o.uses ?? [], ...c.uses];
			if (c.kind === "unknown") {
				const { partial: r, reason: i } = c;
				reportUnknown(e, {
					syntax: t,
					text: n.value,
					...s,
					reason: i,
					uses: l,
					expanded: r
				});
				return;
			}
			const { isScript: u = false, notEditable: d, remark: f, remarksAt: p = [], site: m } = o;
			e.found.push({
				syntax: t,
				text: c.text,
				...s,
				uses: l,
				site: m,
				notEditable: d,
				remark: f,
				remarksAt: p,
				isScript: u
			});
		}
		function reportUnknown(e, t) {
			assertFew(e);
			e.unknown.push(t);
		}
		function assertFew({ found: e, unknown: t }) {
			if (e.length + t.length >= a) throw new RangeError(`it names more than ${a} images`);
		}
	}),
	58267: ((e, t, n) => {
		t.X = addSplitImage;
		var r = n(7175);
		var i = n(76966);
		;
		const a = { kind: "in-text" };
		function heldDigest(e) {
			for (const t of e) if (t.value !== undefined && t.use.reads !== "no") return {
				...t,
				value: t.value
			};
			return undefined;
		}
		function isHexOnly({ entry: e, use: t, value: { value: n } }) {
			if (t.form !== "unknown") return t.form === "hex";
			return !n.startsWith("sha256:") && (e.key === "sha" || /^[0-9a-f]+$/i.test(n));
		}
		function placeOfDigest(e, t) {
			const n = heldDigest(t.pairs);
			if (n !== undefined) return isHexOnly(n) ? hexSite(n.value) : a;
			const { pairs: r, reader: o, tag: s, tagText: c } = t;
			if (s === undefined || c === undefined || c.value.includes("@")) return a;
			for (const { entry: t, use: n, value: i } of r) {
				if (i !== undefined || n.reads === "no") continue;
				if (n.reads === "unknown" || n.form === "unknown") return {
					kind: "none",
					reason: whyEmpty(t)
				};
				return {
					kind: "site",
					site: emptyPairSite(e, t, n.form === "hex")
				};
			}
			if (r.length === 0) {
				const n = i.Ei.find((e) => o.use(e).mayAdd);
				if (n !== undefined) return newPair(e, t, s, n);
			}
			const l = o.tagStays(s.key, c.value);
			return l === undefined ? a : {
				kind: "none",
				reason: l
			};
		}
		function hexSite(e) {
			const t = {
				start: (0, r.b4)(e, 0),
				end: (0, r.i0)(e, e.value.length)
			};
			return {
				kind: "site",
				site: {
					...t,
					before: "",
					after: "",
					hexOnly: true
				}
			};
		}
		function whyEmpty({ key: e }) {
			return `its \`${e}\` key is empty, and it is not known whether the chart reads it or which form it expects`;
		}
		function newPair(e, { map: t, name: n, reader: r }, i, a) {
			const o = [i, n].find((e) => e.map === t) ?? (i.map === n.map ? i : undefined);
			if (o === undefined) return {
				kind: "none",
				reason: "its name and tag come from different anchors"
			};
			return {
				kind: "site",
				site: newPairSite(e, o, a, r.use(a).form === "hex")
			};
		}
		function emptyPairSite(e, t, n) {
			if (t.value?.kind !== "text") return {
				start: t.keyEnd,
				end: t.keyEnd,
				before: ": ",
				after: "",
				hexOnly: n
			};
			const { isPlain: r, scalar: i } = t.value;
			const [a, o] = i.range;
			if (!r && /^["']/.test(e.charAt(a))) return {
				start: a + 1,
				end: o - 1,
				before: "",
				after: "",
				hexOnly: n
			};
			const s = e.slice(a, o).trimEnd();
			const c = s === "" && /\S/.test(e.charAt(a - 1)) ? " " : "";
			const l = e.charAt(a + s.length) === "#" ? " " : "";
			return {
				start: a,
				end: a + s.length,
				before: c,
				after: l,
				hexOnly: n
			};
		}
		function newPairSite(e, t, n, r) {
			const i = e.slice(t.keyStart, t.valueEnd);
			const a = t.keyStart + i.trimEnd().length;
			if (t.map.isFlow) {
				const e = i.startsWith("\"") ? "\"" : "";
				const t = `, ${e}${n}${e}: ${e}`;
				return {
					start: a,
					end: a,
					before: t,
					after: e,
					hexOnly: r
				};
			}
			const o = e.indexOf("\n", a);
			const s = o < 0 ? e.length : o;
			const c = o < 0 ? e.includes("\r\n") : e.charAt(o - 1) === "\r";
			const l = c && o >= 0 ? s - 1 : s;
			const u = e.lastIndexOf("\n", t.keyStart - 1) + 1;
			const d = e.slice(u, t.keyStart).replace(/\S/g, " ");
			return {
				start: l,
				end: l,
				before: `${c ? "\r\n" : "\n"}${d}${n}: `,
				after: "",
				hexOnly: r
			};
		}
		var o = n(63664);
		var s = n(14683);
		var c = n(52621);
		var l = n(27620);
		var u = n(5873);
		;
		const d = /[A-Za-z_]\w*/g;
		const f = /\{[{%][^{}]{0,500}[%}]\}/g;
		const p = /(?:^|\s)#.*/g;
		const m = /(\.?)([A-Za-z_]\w*)(["']?\s{0,20}:)?/g;
		const h = /(?<!\bvar)(?:\.|\[")([A-Za-z_]\w*)/g;
		const g = /(?<!\[)"[\w.-]{1,200}"/g;
		const _ = /[{$]\{\s{0,20}([\w.[\]"']{0,100}?)(\w{1,100})["'\]]{0,2}\s{0,20}\}{1,2}:[{$]\{\s{0,20}\1(\w{1,100})["'\]]{0,2}\s{0,20}\}/g;
		const v = new WeakMap();
		const y = new WeakMap();
		function whyReadElsewhere(e, t, n) {
			if (n.key === "value") return undefined;
			const r = v.get(e.seen) ?? findReaders(e);
			v.set(e.seen, r);
			const i = r.words.get(n.key) ?? 0;
			const a = r.pairs.get(`${t.key} ${n.key}`) ?? 0;
			return i > a ? `\`${n.key}\` is also used where a digest would be wrong` : undefined;
		}
		function useOfAnchor({ root: e }, t) {
			if (e === undefined || t.value?.kind !== "text") return undefined;
			const n = y.get(e) ?? countPlaces(e);
			y.set(e, n);
			const r = n.get(t.value) ?? 0;
			if (r < 2) return undefined;
			const i = {
				label: t.key,
				offset: t.value.scalar.range[0],
				mentions: r
			};
			return {
				definition: i,
				at: t.keyStart
			};
		}
		function findReaders({ source: e, syntax: t }) {
			const n = countOf([...e.matchAll(_)].map(([, , e, t]) => `${e} ${t}`));
			if (t === "terraform") return {
				words: countOf([...e.replace(g, "").matchAll(h)].map(([, e]) => String(e))),
				pairs: n
			};
			const r = [...e.matchAll(f)].flatMap(([e]) => e.match(d) ?? []);
			if (t !== "ansible") return {
				words: countOf(r),
				pairs: n
			};
			const i = e.replace(f, "").replace(p, "");
			const a = [...i.matchAll(m)].flatMap(([, e, t = "", n]) => n === undefined && (e === "." || t.includes("_")) ? [t] : []);
			return {
				words: countOf([...r, ...a]),
				pairs: n
			};
		}
		function countPlaces(e) {
			const t = new Map();
			const n = new Set();
			const visit = (e) => {
				if (e === undefined) return;
				t.set(e, (t.get(e) ?? 0) + 1);
				if (e.kind === "text" || n.has(e)) return;
				n.add(e);
				if (e.kind === "list") for (const t of e.items) visit(t);
				else for (const { value: t } of e.own.values()) visit(t);
			};
			visit(e);
			return t;
		}
		function countOf(e) {
			return (0, u.T)(e, (e) => e);
		}
		var b = n(79759);
		;
		function addSplitImage(e, t) {
			const { digests: n, prefix: i = "", reader: a } = t;
			const o = placeEntry(e, t.name);
			if (o?.value.startsWith(i) !== true) return;
			const s = (0, r.ao)(o, i.length);
			if (s.value.includes("://")) return;
			const c = t.tag && useOfAnchor(e, t.tag);
			const l = c === undefined ? [] : [c];
			const u = placeEntry(e, t.tag);
			const d = u && c ? (0, r.LD)(u, c.definition) : u;
			const f = n.map(([t, n]) => ({
				entry: n,
				use: a.use(t),
				value: placeEntry(e, n)
			}));
			const p = heldDigest(f);
			const m = t.name.map === t.map || t.tag?.map !== t.map;
			const h = m || d === undefined ? s : d;
			const g = {
				start: (0, r.b4)(h, 0),
				end: (0, r.i0)(h, h.value.length)
			};
			const separate = (e, t) => t === undefined ? [] : [(0, r.E_)(e, g.start, g.start), t];
			const _ = [t.registry, t.organization].flatMap((t) => {
				const n = placeEntry(e, t);
				if (n === undefined) return [];
				return n.value.endsWith("/") ? [n] : [n, (0, r.E_)("/", g.start, g.start)];
			});
			const v = (0, r.oL)([
				..._,
				s,
				...separate(":", d),
				...separate(p !== undefined && isHexOnly(p) ? "@sha256:" : "@", p?.value)
			]);
			const y = whyUnknown(t, s, d, p);
			const x = _.length > 0 && hasHost(v.value);
			if (y !== undefined && e.onlyComplete && !x) return;
			for (const r of [
				t.name,
				t.tag,
				...n.map(([, e]) => e)
			]) if (r?.value) e.seen.add(r.value);
			if (y !== undefined) {
				e.sink.unknown.push({
					syntax: e.syntax,
					text: v.value,
					...g,
					reason: y,
					uses: l
				});
				return;
			}
			const S = placeOfDigest(e.source, {
				...t,
				tagText: d,
				pairs: f
			});
			const C = hasHost(v.value);
			(0, b.j)(C ? {
				...e,
				onlyComplete: false
			} : e, v, {
				at: g,
				remarksAt: [t.tag, ...n.map(([, e]) => e)].flatMap((e) => e?.keyStart ?? []),
				site: S.kind === "site" ? S.site : undefined,
				notEditable: whyNotEditable(e, t, S, p),
				uses: l,
				remark: idleRemark(f)
			});
		}
		function hasHost(e) {
			const [t = "", ...n] = e.split("/");
			return n.length > 0 && (0, o.ER)(t) && !t.includes("@");
		}
		function whyNotEditable(e, { name: t, notEditable: n, tag: r }, i, a) {
			if (i.kind === "none") return i.reason;
			if (i.kind === "site" || a !== undefined) return undefined;
			return n ?? (r && whyReadElsewhere(e, t, r));
		}
		function idleRemark(e) {
			const t = e.find(({ use: e, value: t }) => t !== undefined && e.reads === "no");
			return t && `its \`${t.entry.key}\` key has no effect, because the chart does not read it`;
		}
		function whyUnknown(e, t, n, r) {
			const i = [
				e.registry,
				e.name,
				e.tag,
				...e.digests.map(([, e]) => e)
			].find((e) => e?.isUnknown);
			if (i !== undefined) return `its \`${i.key}\` is an expression`;
			const a = (0, l.E)(e.tag?.value);
			if (a !== undefined) return `the tag ${a} is not quoted, so YAML reads it as the number ${Number(a)}`;
			if (e.digests.some(([, { value: e }]) => e !== undefined && e.kind !== "text")) return "its digest is not a string";
			if (n === undefined && r === undefined && !(0, l.p)(t.value)) return e.withoutTag;
			return undefined;
		}
		function placeEntry(e, t) {
			const n = (0, s.b6)(t?.value);
			const i = n && (0, r.K8)((0, c.c)(e.source, n.scalar));
			return i?.value === "" ? undefined : i;
		}
	}),
	27620: ((e, t, n) => {
		t.E = lossyNumber;
		t.p = hasOwnTag;
		var r = n(14683);
		function hasOwnTag(e) {
			return e.includes("@") || e.lastIndexOf(":") > e.lastIndexOf("/");
		}
		function lossyNumber(e) {
			const t = (0, r.b6)(e);
			if (t?.isPlain !== true || !/^[-+]?[\d.]+(?:e[-+]?\d+)?$/i.test(t.value)) return undefined;
			const n = Number(t.value);
			return Number.isNaN(n) || String(n) === t.value ? undefined : t.value;
		}
	}),
	52655: ((e, t, n) => {
		t.R = syntaxAt;
		t.v = syntaxFor;
		var r = n(28271);
		var i = n(55608);
		const a = new Map();
		const o = 1e4;
		const s = i.m.filter(({ words: e }) => e !== undefined);
		const c = i.m.filter(({ paths: e, words: t }) => t === undefined && e.length > 0);
		const l = new RegExp(s.flatMap(({ words: e = [] }) => e).join("|").replaceAll(".", String.raw`\.`));
		function syntaxAt(e) {
			const t = a.get(e);
			if (t !== undefined) return t;
			const n = `/${e}`.toLowerCase();
			const isClaimed = ({ paths: e }) => e.some((e) => e.test(n));
			const mayBeClaimed = ({ words: e = [] }) => e.some((e) => n.includes(e));
			const i = l.test(n) ? s.find((e) => mayBeClaimed(e) && isClaimed(e)) : undefined;
			const u = i ?? c.find(isClaimed) ?? r.Q;
			if (a.size >= o) a.clear();
			a.set(e, u);
			return u;
		}
		function syntaxFor(e) {
			return syntaxAt(e).name;
		}
	}),
	55608: ((e, t, n) => {
		n.d(t, { m: () => on });
		var r = n(14683);
		var i = n(58267);
		var a = n(27620);
		var o = n(79759);
		var s = n(76671);
		var c = n(46336);
		;
		const l = {
			kind: "yaml",
			name: "ansible",
			page: {
				title: "Ansible",
				files: "playbooks, files of roles, and plays by content",
				finds: "modules for containers and images of Docker and Podman, variables that name images",
				pin: "behind the tag; in the tag where it stands apart",
				alsoReadBy: "Renovate, digestabot"
			},
			words: [
				"/roles/",
				"/playbook",
				"/ansible/",
				"/site"
			],
			paths: [/\/(?:roles\/[^/]+|playbooks?|ansible)\/(?:.*\/)?[^/]+\.ya?ml$/, /\/(?:playbook|site)[^/]*\.ya?ml$/],
			values: "text",
			recognizes: (e) => isPlaybook(e) ? "likely" : undefined,
			scan: scanAnsible
		};
		function isPlaybook(e) {
			return (0, r.S3)(e).some((e) => (0, r.oB)(e, "hosts") !== undefined && ((0, r.oB)(e, "tasks") ?? (0, r.oB)(e, "roles")) !== undefined);
		}
		function scanAnsible(e) {
			for (const t of (0, r.jQ)(e.root)) for (const { key: n, value: i } of t.own.values()) {
				const [, t] = u.exec(n) ?? [];
				if (i?.kind === "map" && t !== undefined) addModule(e, i, t === "image");
				else if (d.test(n)) for (const t of f) addQuiets(e, (0, r.oB)(i, t));
			}
			const t = {
				...e,
				onlyComplete: true
			};
			for (const n of (0, r.jQ)(e.root, isImageModule)) (0, s.HJ)(t, n);
		}
		const u = /^(?:community\.docker\.|containers\.podman\.)?(?:docker|podman)_(container|image|swarm_service|image_pull|pod)$/;
		const d = /^(?:community\.docker\.)?docker_image_(?:build|push|tag)$/;
		const f = ["name", "repository"];
		function isImageModule(e, t) {
			return d.test(t) || u.exec(t)?.[1] === "image";
		}
		function addModule(e, t, n) {
			(0, o.hk)(e, (0, r.Ms)(t, "image")?.value);
			const s = n ? (0, r.Ms)(t, "name") : undefined;
			if (s === undefined) return;
			(0, o.A3)(e, (0, r.oB)(t, "repository"));
			if (isMade(t)) {
				(0, o.A3)(e, s.value);
				return;
			}
			const l = (0, r.Ms)(t, "tag");
			if ((0, r.b6)(l?.value) === undefined || (0, a.p)((0, r.Um)(s.value) ?? "")) (0, o.hk)(e, s.value);
			else (0, i.X)(e, {
				name: s,
				tag: l,
				...(0, c.n)(e, t)
			});
		}
		function isMade(e) {
			const t = (0, r.Um)((0, r.oB)(e, "source"));
			const n = /^(?:yes|true|on|y|1)$/i.test((0, r.Um)((0, r.oB)(e, "push")) ?? "");
			return t === "build" || (0, r.oB)(e, "build") !== undefined || n && t !== "pull";
		}
		function addQuiets(e, t) {
			(0, o.A3)(e, t);
			for (const n of (0, r.S3)(t)) (0, o.A3)(e, n);
		}
		;
		function addStepImages(e) {
			for (const t of stepImages(e)) (0, o.hk)(e, t);
		}
		function stepImages({ root: e }) {
			return (0, r.jQ)(e).map((e) => {
				const t = (0, r.Ms)(e, "image")?.value;
				return t?.kind === "map" ? (0, r.oB)(t, "name") : t;
			});
		}
		;
		const p = {
			kind: "yaml",
			name: "apko",
			page: {
				title: "apko, melange",
				files: "`apko.yaml`, `melange.yaml`, `*.apko.yaml`",
				finds: "the base image",
				pin: "behind the tag",
				alsoReadBy: "digestabot"
			},
			words: ["apko", "melange"],
			paths: [/\/(?:[^/]*[-_.])?(?:apko|melange)(?:[-_.][^/]*)?\.ya?ml$/],
			scan: (e) => {
				(0, o.hk)(e, (0, r.oB)(e.root, "contents", "baseimage", "image"));
				addStepImages(e);
			}
		};
		;
		const m = {
			kind: "yaml",
			name: "azure-pipelines",
			page: {
				title: "Azure Pipelines",
				files: "`azure-pipelines*.yml`, `.azure-pipelines/*.yml`",
				finds: "container resources, job containers, parameter defaults",
				pin: "behind the tag",
				alsoReadBy: "Renovate, digestabot"
			},
			words: [
				"azure-pipeline",
				"/.azuredevops/",
				"/.azdo/"
			],
			paths: [/\/[^/]*azure-pipelines?[^/]*\.ya?ml$/, /\/\.(?:azure-pipelines|azuredevops|azdo)\/.*\.ya?ml$/],
			recognizes: (e) => isAzurePipeline(e) ? "likely" : undefined,
			scan: (e) => {
				const t = (0, r.S3)((0, r.oB)(e.root, "resources", "containers"));
				const n = new Set(t.map((e) => (0, r.Um)((0, r.oB)(e, "container"))));
				for (const n of t) (0, o.hk)(e, (0, r.oB)(n, "image"));
				for (const t of (0, r.jQ)(e.root)) {
					const i = (0, r.Ms)(t, "container")?.value;
					const a = i?.kind === "map" ? (0, r.oB)(i, "image") : i;
					if (!n.has((0, r.Um)(a))) (0, o.hk)(e, a);
				}
				(0, o.Kb)(e, (0, r.S3)((0, r.oB)(e.root, "parameters")));
			}
		};
		const h = [
			"trigger",
			"pr",
			"pool",
			"stages",
			"jobs",
			"steps",
			"extends",
			"resources"
		];
		function isAzurePipeline(e) {
			if ((0, r.oB)(e, "resources", "containers") !== undefined) return true;
			const t = [...(0, r.Mc)(e)].map((e) => e.key);
			return t.includes("pool") && t.filter((e) => h.includes(e)).length > 1;
		}
		var g = n(7175);
		var _ = n(79776);
		;
		const v = /<<-?([A-Za-z_][\w-]*)[ \t]*\r?\n/y;
		const y = 32;
		const b = -1;
		const x = -2;
		function readHclText(e, t) {
			if (e.charAt(t) === "\"") return readQuoted(e, t, "\"", true);
			if (!e.startsWith("<<", t)) return undefined;
			v.lastIndex = t;
			const n = v.exec(e);
			if (n === null) return undefined;
			const [r, i] = n;
			for (let n = t + r.length; n < e.length;) {
				const a = e.indexOf("\n", n);
				const o = a < 0 ? e.length : a;
				if (e.slice(n, o).trim() === i) return {
					text: (0, g.zF)(e, t + r.length, n),
					interpolates: true,
					end: o
				};
				n = o + 1;
			}
			return "unclosed";
		}
		function readGroovyText(e, t, n) {
			for (const n of [
				"\"\"\"",
				"'''",
				"\"",
				"'"
			]) if (e.startsWith(n, t)) return readQuoted(e, t, n, n.startsWith("\""));
			if (e.startsWith("$/", t)) return readRaw(e, t, 2, e.indexOf("/$", t + 2), 2);
			if (!n || e.charAt(t) !== "/") return undefined;
			let r = t + 1;
			while (r < e.length && !/[/\n]/.test(e.charAt(r))) r += e.charAt(r) === "\\" ? 2 : 1;
			return e.charAt(r) === "/" ? readRaw(e, t, 1, r, 1) : undefined;
		}
		function readStarlarkText(e, t) {
			for (const n of [
				"\"\"\"",
				"'''",
				"\"",
				"'"
			]) if (e.startsWith(n, t)) return readQuoted(e, t, n, false);
			return undefined;
		}
		function readRaw(e, t, n, r, i) {
			if (r < 0) return "unclosed";
			return {
				text: (0, g.zF)(e, t + n, r),
				interpolates: true,
				end: r + i
			};
		}
		function readQuoted(e, t, n, r) {
			const i = t + n.length;
			const a = closingQuote(e, i, n, r, 0);
			if (a === b) return "unclosed";
			if (a === x) return undefined;
			return {
				text: (0, _.M)(e, i, a),
				interpolates: r,
				end: a + n.length
			};
		}
		function closingQuote(e, t, n, r, i) {
			for (let a = t; a < e.length && i < y;) {
				const t = e.charAt(a);
				if (e.startsWith(n, a)) return a;
				if (t === "\n" && n.length === 1) return x;
				if (r && e.startsWith("${", a) && e.charAt(a - 1) !== "$") {
					a = closingBrace(e, a + 2, i + 1);
					if (a < 0) return b;
				}
				a += t === "\\" ? 2 : 1;
			}
			return b;
		}
		function closingBrace(e, t, n) {
			let r = 1;
			for (let i = t; i < e.length; i += 1) {
				const t = e.charAt(i);
				if (t === "{") r += 1;
				if (t === "}") r -= 1;
				if (r === 0) return i;
				if (t === "\"" || t === "'") {
					i = closingQuote(e, i + 1, t, t === "\"", n);
					if (i < 0) return b;
				}
			}
			return b;
		}
		;
		const S = /[A-Za-z_][\w-]*/y;
		const C = /[A-Za-z_]\w*/y;
		const w = /^[)\]}]$/;
		const T = /["'/]/;
		const E = 64;
		function readCode(e, t) {
			const n = [];
			const r = t === "hcl" ? S : C;
			let i = 0;
			let a = 0;
			while (i < e.length) {
				if (e.charAt(i) === "\n") a = 0;
				const o = endOfTrivia(e, i, t);
				if (o > i) {
					i = o;
					continue;
				}
				const s = n.at(-1);
				const c = s === undefined || s.kind === "mark" && !w.test(s.text);
				const l = a < E ? readText(e, i, t, c) : undefined;
				if (l === "unclosed") return {
					tokens: n,
					faults: [{
						offset: i,
						message: "the text that starts here is not terminated"
					}]
				};
				r.lastIndex = i;
				const u = l === undefined ? r.exec(e)?.[0] : undefined;
				if (l !== undefined) {
					const { text: e, interpolates: t } = l;
					n.push({
						kind: "text",
						text: e.value,
						placed: e,
						interpolates: t,
						start: i
					});
					i = l.end;
				} else {
					const t = u ?? e.charAt(i);
					if (T.test(t) && (t !== "/" || c)) a += 1;
					n.push({
						kind: u === undefined ? "mark" : "name",
						text: t,
						start: i
					});
					i += t.length;
				}
			}
			return {
				tokens: n,
				faults: []
			};
		}
		function readText(e, t, n, r) {
			if (n === "hcl") return readHclText(e, t);
			return n === "groovy" ? readGroovyText(e, t, r) : readStarlarkText(e, t);
		}
		function addTextZones(e, t, n) {
			for (const r of e) {
				const e = r.kind === "text" ? r.placed.pieces.at(-1) : undefined;
				if (e !== undefined) t.zones.push({
					start: r.start,
					end: e.end,
					kind: n
				});
			}
		}
		function endOfTrivia(e, t, n) {
			const r = e.charAt(t);
			if (r === " " || r === "	" || r === "\r") return t + 1;
			if (startsComment(e, t, n)) return orEnd(e, e.indexOf("\n", t), 0);
			if (n !== "starlark" && e.startsWith("/*", t)) return orEnd(e, e.indexOf("*/", t + 2), 2);
			return t;
		}
		function startsComment(e, t, n) {
			if (e.charAt(t) === "#") return n !== "groovy" || e.charAt(t + 1) === "!";
			return n !== "starlark" && e.startsWith("//", t);
		}
		function orEnd(e, t, n) {
			return t < 0 ? e.length : t + n;
		}
		;
		const D = {
			kind: "text",
			name: "bazel",
			page: {
				title: "Bazel",
				files: "`MODULE.bazel`, `WORKSPACE`, `*.bzl`, `*.bazel`",
				finds: "`oci.pull`, `oci_pull`, `container_pull`, complete references in any text",
				pin: "in `digest`; a `tag` without `digest` is only reported, because rules_oci does not accept both",
				alsoReadBy: "Renovate"
			},
			words: [
				"/workspace",
				".bzl",
				".bazel"
			],
			paths: [/\/workspace$/, /\.(?:bzl|bazel)$/],
			scan: scanBazel
		};
		function scanBazel(e, t) {
			const { tokens: n, faults: r } = readCode(e, "starlark");
			t.faults.push(...r);
			addTextZones(n, t, "text");
			addTextZones([...resultsIn(n), ...argumentsOfPushes(n)], t, "quiet");
			for (const [e, r] of n.entries()) if (isPull(n, e, r)) addPull(t, n, e);
		}
		const ee = "rules_oci accepts a tag or a digest, not both: replace `tag` with `digest` by hand";
		const te = new Set(["oci_pull", "container_pull"]);
		const ne = new Set([
			"oci_push",
			"container_push",
			"container_bundle",
			"docker_push",
			"image_push"
		]);
		function isPull(e, t, n) {
			if (n.kind !== "name" || e[t + 1]?.text !== "(") return false;
			if (n.text !== "pull") return te.has(n.text);
			return e[t - 1]?.text === "." && /oci/.test(e[t - 2]?.text ?? "");
		}
		function resultsIn(e) {
			let t = false;
			return e.filter((n, r) => {
				if (n.kind === "name" && n.text === "repo_tags") t = e[r + 2]?.text === "[";
				else if (n.kind === "mark" ? n.text === "]" : e[r + 1]?.text === "=") t = false;
				return t;
			});
		}
		function argumentsOfPushes(e) {
			let t = 0;
			return e.filter(({ kind: n, text: r }, i) => {
				const a = r === "(" && ne.has(e[i - 1]?.text ?? "");
				if (n === "mark" && (t > 0 ? /^[([{]$/.test(r) : a)) t += 1;
				else if (n === "mark" && t > 0 && /^[)\]}]$/.test(r)) t -= 1;
				return t > 0;
			});
		}
		function addPull(e, t, n) {
			const r = readArguments(t, n + 2);
			const [i, a, o] = [
				"image",
				"registry",
				"repository"
			].map((e) => r.get(e));
			const s = i?.placed ?? (a && o && joinAt(a.placed, "/", o.placed));
			const c = i ?? o;
			if (s === undefined || c === undefined) return;
			const l = r.get("tag");
			const u = r.get("digest");
			const d = (0, g.oL)([
				s,
				...l === undefined ? [] : [mark(":", c.placed), l.placed],
				...u === undefined ? [] : [mark("@", c.placed), u.placed]
			]);
			e.found.push({
				syntax: "bazel",
				text: d,
				start: (0, g.b4)(c.placed, 0),
				end: (0, g.i0)(c.placed, c.placed.value.length),
				uses: [],
				site: undefined,
				remarksAt: [l, u].flatMap((e) => e === undefined ? [] : [e.start]),
				...u === undefined && l !== undefined ? { notEditable: ee } : {}
			});
		}
		function readArguments(e, t) {
			const n = new Map();
			let r = 1;
			for (let i = t; i < e.length && r > 0; i += 1) {
				const t = e[i];
				if (t?.kind === "mark" && /^[([{]$/.test(t.text)) r += 1;
				if (t?.kind === "mark" && /^[)\]}]$/.test(t.text)) r -= 1;
				const a = e[i + 2];
				const o = r === 1 && t?.kind === "name" && e[i + 1]?.text === "=";
				if (o && a?.kind === "text" && /^[,)\n]$/.test(e[i + 3]?.text ?? ",")) n.set(t.text, a);
			}
			return n;
		}
		function joinAt(e, t, n) {
			return (0, g.oL)([
				e,
				mark(t, n),
				n
			]);
		}
		function mark(e, t) {
			const n = (0, g.b4)(t, 0);
			return (0, g.E_)(e, n, n);
		}
		;
		const re = {
			kind: "yaml",
			name: "bitbucket-pipelines",
			page: {
				title: "Bitbucket Pipelines",
				files: "`*bitbucket-pipelines*.yml`",
				finds: "`image`, services, `pipe: docker://\u2026`",
				pin: "behind the tag",
				alsoReadBy: "Renovate, digestabot"
			},
			words: ["bitbucket-pipeline"],
			paths: [/\/[^/]*bitbucket-pipelines?[^/]*\.ya?ml$/],
			scan: (e) => {
				addStepImages(e);
				for (const t of (0, r.jQ)(e.root)) (0, o.hk)(e, (0, r.Ms)(t, "pipe")?.value, "docker://");
			}
		};
		var O = n(31799);
		var k = n(52621);
		var A = n(21948);
		;
		function fillExpressions(e, t, n) {
			const r = [];
			const i = [];
			let a;
			let o;
			let s = 0;
			for (const { 0: c, 1: l = "", index: u } of e.value.matchAll(t)) {
				const t = n(l);
				if (t === undefined) {
					o ??= c;
					continue;
				}
				a ??= t.text;
				i.push({
					definition: t.definition,
					at: (0, g.b4)(e, u)
				}, ...t.uses);
				r.push((0, g.ao)(e, s, u), (0, g.LD)(t.text, t.definition));
				s = u + c.length;
			}
			return {
				text: (0, g.oL)([...r, (0, g.ao)(e, s)]),
				uses: i,
				first: a,
				missing: o
			};
		}
		;
		const j = 256;
		function combineLists(e, t, n = new Map()) {
			return e.reduce((e, r) => {
				if (n.has(r)) return e;
				const i = t(r).slice(0, j);
				return e.flatMap((e) => i.map((t) => new Map(e).set(r, t))).slice(0, j);
			}, [n]);
		}
		function combineMap(e, t) {
			const n = t.filter((t) => (0, r.oB)(e, t) !== undefined);
			const i = combineLists(n, (t) => {
				const n = (0, r.oB)(e, t);
				return n?.kind === "text" ? [n] : (0, r.S3)(n);
			});
			return i.map((e) => new Map([...e].filter(([, e]) => isReadable(e))));
		}
		function isReadable(e) {
			const t = (0, r.b6)(e);
			return t !== undefined && t.value !== "" && (0, a.E)(t) === undefined;
		}
		;
		const ie = 16;
		const ae = 4096;
		function addMatrixImages(e, t, n) {
			const r = (0, k.c)(e.source, t.scalar);
			const i = [...r.value.matchAll(n.expression)].map(([, e = ""]) => e);
			if (i.length === 0 || i.length > ie) return false;
			const a = [...new Set(i.map((e) => e.split(".", 1).join("")))];
			const s = new Set();
			const c = new Map();
			for (const t of n.rowsOf(a)) {
				const i = fillExpressions(r, n.expression, (r) => readValue(e, n, t, r));
				const { first: a, missing: l, text: u, uses: d } = i;
				if (l !== undefined) c.set(u.value, i);
				const f = JSON.stringify(u.pieces.map(({ start: e }) => e));
				if (a === undefined || l !== undefined || s.has(f)) continue;
				s.add(f);
				(0, o.j)(e, u, {
					uses: d,
					at: placeOf(u.value.includes("$") ? r : a)
				});
			}
			if (s.size === 0 && [...c.keys()].every((e) => e === r.value)) return false;
			for (const [t, { missing: n, uses: i }] of c) {
				const a = `\`${n}\` has no value in this file for some of the jobs`;
				const { sink: o, syntax: s } = e;
				(0, A.V)(o, {
					syntax: s,
					text: r.value,
					...placeOf(r),
					reason: a,
					uses: i,
					expanded: t
				});
			}
			return true;
		}
		function placeOf(e) {
			return {
				start: (0, g.b4)(e, 0),
				end: (0, g.i0)(e, e.value.length)
			};
		}
		function readValue(e, t, n, i) {
			const [a = "", ...o] = i.split(".");
			const s = (0, r.b6)((0, r.zc)(n.get(a), o));
			if (s === undefined || !isReadable(s) || s.value.length > ae) return undefined;
			const c = (0, k.c)(e.source, s.scalar);
			const l = i === "" ? "matrix" : `matrix: ${i}`;
			const u = o.length > 0 ? undefined : t.whyFixed(a, (0, r.Um)(s));
			const d = {
				label: l,
				offset: (0, g.b4)(c, 0),
				mentions: mentionsOf(e, t, a),
				fixed: u
			};
			return {
				text: c,
				definition: d,
				uses: []
			};
		}
		const M = new WeakMap();
		function mentionsOf({ seen: e, source: t }, { countMentions: n }, r) {
			const i = M.get(e) ?? new Map();
			M.set(e, i);
			const a = i.get(r) ?? n(t, r);
			i.set(r, a);
			return a;
		}
		;
		const oe = /\$\{\{\s*matrix\.([\w-]+(?:\.[\w-]+)*)\s*\}\}/g;
		const se = new Set(["include", "exclude"]);
		function addGithubMatrixImages(e, t, n) {
			return addMatrixImages(e, t, {
				expression: oe,
				rowsOf: (e) => rowsOf(n, e),
				countMentions,
				whyFixed: (t, r) => whyFixed(e, n, t, r)
			});
		}
		function countMentions(e, t) {
			return e.match(new RegExp(`\\bmatrix(?:\\.|\\[')${t}\\b`, "g"))?.length ?? 0;
		}
		function whyFixed({ isCompared: e }, t, n, i) {
			const a = new Set((0, r.S3)((0, r.oB)(t, n)).map(r.Um));
			const namedIn = (e) => (0, r.S3)((0, r.oB)(t, e)).map((e) => (0, r.Um)((0, r.oB)(e, n)));
			const o = namedIn("include").filter((e) => a.has(e));
			return (0, O.JP)(i, new Set([...namedIn("exclude"), ...o].filter(Boolean)), e);
		}
		function rowsOf(e, t) {
			const valuesOf = (t) => se.has(t) ? [] : (0, r.S3)((0, r.oB)(e, t));
			const n = [...(0, r.Mc)(e)].some(({ key: e }) => valuesOf(e).length > 0);
			const combined = (e) => e !== undefined && !n ? [e] : combineLists(t, valuesOf, e);
			const i = (0, r.S3)((0, r.oB)(e, "include")).slice(0, j).map((e) => givenBy(e, t));
			const a = (0, r.S3)((0, r.oB)(e, "exclude")).slice(0, j);
			const o = [...combined(), ...i.filter(({ size: e }) => e > 0).flatMap((e) => combined(e))];
			return o.filter((e) => !a.some((t) => isExcluded(t, e))).slice(0, j);
		}
		function givenBy(e, t) {
			return new Map(t.flatMap((t) => {
				const n = (0, r.Ms)(e, t)?.value;
				return n === undefined ? [] : [[t, n]];
			}));
		}
		function isExcluded(e, t) {
			if (e.kind !== "map" || e.own.size === 0) return false;
			return [...e.own.values()].every(({ key: e, value: n }) => {
				const i = (0, r.Um)(t.get(e));
				return i !== undefined && i === (0, r.Um)(n);
			});
		}
		;
		const ce = /\{\{\s*matrix(?:\.([\w-]+))?\s*\}\}/g;
		const N = "";
		function buildkiteMatrix({ isCompared: e }, t) {
			const n = (0, r.oB)(t, "setup") ?? t;
			const i = (0, r.S3)((0, r.oB)(t, "adjustments")).slice(0, j);
			const valuesOf = (e) => (0, r.S3)(e === N ? n : (0, r.oB)(n, e)).slice(0, j);
			const adjusted = (e, t) => {
				const n = (0, r.oB)(e, "with");
				return n?.kind === "text" ? new Map([[N, n]]) : givenBy(n, t);
			};
			return {
				expression: ce,
				rowsOf: (e) => {
					const isListed = (e) => [...e].every(([e, t]) => valuesOf(e).map(r.Um).includes((0, r.Um)(t)));
					const t = i.filter((e) => !isSkipped(e)).map((t) => adjusted(t, e)).filter((t) => t.size === e.length && !isListed(t));
					const n = i.filter(isSkipped).map((e) => (0, r.oB)(e, "with"));
					const a = combineLists(e, valuesOf).filter((e) => !n.some((t) => leavesOut(t, e)));
					return [...a, ...t].slice(0, j);
				},
				countMentions: buildkite_matrix_countMentions,
				whyFixed: (t, n) => {
					const a = i.map((e) => (0, r.Um)(adjusted(e, [t]).get(t)));
					if (n !== undefined && a.includes(n) && valuesOf(t).map(r.Um).includes(n)) return "`adjustments` name the same value";
					return (0, O.on)(n, e);
				}
			};
		}
		function isSkipped(e) {
			const t = (0, r.Um)((0, r.oB)(e, "skip")) ?? "false";
			return t !== "" && t !== "false";
		}
		function leavesOut(e, t) {
			if (e === undefined) return false;
			const n = (0, r.b6)(e);
			return n === undefined ? isExcluded(e, t) : n.value === (0, r.Um)(t.get(N));
		}
		function buildkite_matrix_countMentions(e, t) {
			const n = t === N ? String.raw`\b(?!\.)` : String.raw`\.${t}(?![\w-])`;
			return e.match(new RegExp(String.raw`\{\{\s*matrix${n}`, "g"))?.length ?? 0;
		}
		;
		const le = {
			kind: "yaml",
			name: "buildkite",
			page: {
				title: "Buildkite",
				files: "`.buildkite/*.yml`",
				finds: "`image` of steps and plugins, with values of the `matrix` of a step",
				pin: "behind the tag, or in the matrix",
				alsoReadBy: "digestabot"
			},
			words: ["/.buildkite/"],
			paths: [/\/\.buildkite\/.*\.ya?ml$/],
			scan: scanBuildkite
		};
		function scanBuildkite(e) {
			const t = (0, r.jQ)(e.root);
			addImagesOfMatrices(e, t);
			for (const n of t) (0, o.hk)(e, (0, r.oB)(n, "image"));
		}
		const P = 1e5;
		function addImagesOfMatrices(e, t) {
			let n = 0;
			for (const i of t) {
				const t = (0, r.oB)(i, "matrix");
				if (t === undefined) continue;
				const a = buildkiteMatrix(e, t);
				const o = (0, r.jQ)(i);
				n += o.length;
				if (n > P) throw new RangeError(`it has more than ${P} maps below a matrix`);
				for (const t of o) {
					const n = (0, r.b6)((0, r.oB)(t, "image"));
					if (n?.value.includes("{{") !== true) continue;
					if (addMatrixImages(e, n, a)) e.seen.add(n);
				}
			}
		}
		var F = n(18854);
		;
		const ue = {
			kind: "text",
			name: "buildpacks",
			page: {
				title: "Buildpacks",
				files: "`project.toml`, `builder.toml`, `package.toml`",
				finds: "builders, stack and run images, `docker://` buildpacks",
				pin: "behind the tag",
				alsoReadBy: "Renovate"
			},
			words: [".toml"],
			paths: [/\/(?:[^/]*[-_.])?(?:project|builder|package|buildpack)\.toml$/],
			rest: "text",
			scan: scanBuildpacks
		};
		const de = /^[ \t]*#[^\n]*|(?<=^[ \t]*|[{,][ \t]*)(builder|image|build-image|run-image|lifecycle|uri|mirrors)([ \t]*=[ \t]*)(?:"([^"\n\\]*)"|'([^'\n]*)')/gm;
		const fe = /^docker:\/\//;
		function scanBuildpacks(e, t) {
			for (const n of e.matchAll(de)) {
				const [r, i, a = "", o, s] = n;
				if (i === undefined) {
					t.zones.push({
						start: n.index,
						end: n.index + r.length,
						kind: "quiet"
					});
					continue;
				}
				const c = o ?? s ?? "";
				const l = n.index + i.length + a.length + 1;
				const u = (0, g.zF)(e, l, l + c.length);
				const d = fe.test(c);
				if (i === "uri" && !d || !d && c.includes("://")) continue;
				(0, A.o)(t, "buildpacks", (0, g.ao)(u, d ? "docker://".length : 0), F.s);
			}
		}
		;
		const pe = {
			kind: "yaml",
			name: "circleci",
			page: {
				title: "CircleCI",
				files: "`.circleci/*.yml`",
				finds: "`docker` lists, parameter defaults",
				pin: "behind the tag",
				alsoReadBy: "Renovate, digestabot"
			},
			words: ["/.circleci/"],
			paths: [/\/\.circleci\/.*\.ya?ml$/],
			scan: (e) => {
				for (const t of (0, r.jQ)(e.root)) {
					for (const n of (0, r.S3)((0, r.Ms)(t, "docker")?.value)) (0, o.hk)(e, (0, r.oB)(n, "image"));
					(0, o.Kb)(e, (0, r.sm)((0, r.Ms)(t, "parameters")?.value));
				}
			}
		};
		var I = n(40907);
		;
		const me = {
			kind: "yaml",
			name: "cloud-build",
			page: {
				title: "Cloud Build",
				files: "`cloudbuild*.yaml`, `cloudbuild*.json`",
				finds: "`name` of each step, with `substitutions`",
				pin: "behind the tag, or in the substitution",
				alsoReadBy: "Renovate, digestabot"
			},
			words: ["cloudbuild"],
			paths: [/\/[^/]*cloudbuild[^/]*\.(?:ya?ml|json)$/],
			scan: (e) => {
				const t = {
					...e,
					dialect: { lookup: createLookup(e) }
				};
				for (const n of (0, r.S3)((0, r.oB)(e.root, "steps"))) (0, o.hk)(t, (0, r.oB)(n, "name"));
				for (const t of (0, r.S3)((0, r.oB)(e.root, "images"))) (0, o.A3)(e, t);
			}
		};
		function createLookup(e) {
			return (0, I.j)({
				text: (t) => {
					const n = (0, r.b6)((0, r.oB)(e.root, "substitutions", t));
					return n && (0, k.c)(e.source, n.scalar);
				},
				label: (e) => `substitutions: ${e}`,
				mentions: e.mentions,
				expands: true
			});
		}
		var L = n(21334);
		var he = n(89854);
		var ge = n(78390);
		;
		function logicalLine(e, t, n, r) {
			const i = [];
			let a = t;
			while (a < n) {
				const o = e.indexOf("\n", a);
				const s = o < 0 || o > n ? n : o;
				const c = e.slice(a, s);
				const l = c.trimEnd();
				const u = a === t;
				a = s + 1;
				if (!u && (l === "" || /^[ \t]*#/.test(l))) continue;
				const d = l.endsWith(r) && !l.endsWith(r + r);
				const f = d ? l.length - 1 : l.length;
				i.push((0, g.zF)(e, s - c.length, s - c.length + f));
				if (!d) break;
			}
			return (0, g.oL)(i);
		}
		const _e = /(?:\\[\s\S]?|'[^']*(?:'|$)|"(?:\\[\s\S]?|[^"\\])*(?:"|$)|[^ \t'"\\]+)+/g;
		const ve = /(?:`[\s\S]?|'[^']*(?:'|$)|"(?:`[\s\S]?|[^"`])*(?:"|$)|[^ \t'"`]+)+/g;
		function* wordsOf(e, t) {
			const n = t === "`" ? ve : _e;
			for (let t = 0;;) {
				n.lastIndex = t;
				const r = n.exec(e.value);
				if (r === null) return;
				t = r.index + r[0].length;
				yield (0, g.ao)(e, r.index, t);
			}
		}
		;
		function instructionAt(e, t, n, r) {
			const i = logicalLine(e, t, n, r);
			const a = i.value.search(/\s/);
			const o = a < 0 ? i.value.length : a;
			const s = i.value.slice(0, o).toUpperCase();
			return {
				keyword: s,
				line: (0, g.ao)(i, o),
				start: t,
				end: n
			};
		}
		;
		const ye = 2e4;
		function readInstructions(e) {
			const { dockerfile: t, escapeCharacter: n } = parse(e);
			const r = createOffsets(e);
			const i = t.getInstructions();
			if (i.length > ye) throw new RangeError(`it has more than ${ye} instructions`);
			const a = i.map((t) => {
				const { end: i, start: a } = t.getRange();
				return instructionAt(e, r(a), r(i), n);
			});
			const o = t.getDirectives().find((e) => e.getName().toLowerCase() === "syntax");
			const s = o?.getValueRange();
			const c = s && (0, g.zF)(e, r(s.start), r(s.end));
			return {
				instructions: a,
				frontend: c,
				escapeCharacter: n
			};
		}
		function parse(e) {
			const t = e.search(/^[ \t]*[^\s#]/m);
			const n = t < 0 ? e : e.slice(0, t);
			const r = ge.DockerfileParser.parse(n).getEscapeCharacter();
			const i = e.replaceAll(r + r, "xx").replaceAll("--", "xx").replace(/(?<=[ \t])\d{1,9}(?=<<[^<])/g, (e) => " ".repeat(e.length));
			return {
				dockerfile: ge.DockerfileParser.parse(i),
				escapeCharacter: r
			};
		}
		function createOffsets(e) {
			const t = [0];
			for (const n of e.matchAll(/\r\n|\r|\n/g)) t.push(n.index + n[0].length);
			return ({ line: e, character: n }) => Number(t[e]) + n;
		}
		;
		const be = 5e5;
		const xe = 5e3;
		const Se = /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\uFEFF]/;
		const Ce = {
			character: "\\",
			odd: /\\[ \t]+[^ \t\n]|\\\\[ \t]*(?:\n|$)/,
			continued: /\\[ \t]*$/
		};
		const R = {
			character: "`",
			odd: /`[ \t]+[^ \t\n]|``[ \t]*(?:\n|$)/,
			continued: /`[ \t]*$/
		};
		const we = /^[ \t]*#[ \t]*(?:syntax[ \t]*=[ \t]*(\S+)|escape[ \t]*=[ \t]*([`\\]))[ \t]*\n/i;
		const Te = /[ \t]*#[^\n]*=/y;
		const Ee = /[A-Za-z]+(?=[ \t]+[^ \t\n])/y;
		const z = /[ \t]*(?:#[^\n]*)?(?:\n|$)/y;
		const De = /^(?:RUN|COPY|ADD)(?:[ \t]+[\w./:=@,+-]+)*[ \t]+<<(-?)(["']?)([A-Za-z_]\w*)\2(?:[ \t]+(?:>?[\w./:@,+-]+|>))*[ \t]*$/i;
		class NotPlain extends Error {}
		function readPlainDockerfile(e) {
			if (e.length > be || Se.test(e)) return undefined;
			try {
				const { end: t, escape: n, frontend: r } = readDirective(e);
				if (n.odd.test(e)) return undefined;
				return {
					instructions: readAll(e, t, n),
					frontend: r,
					escapeCharacter: n.character
				};
			} catch (e) {
				if (e instanceof NotPlain) return undefined;
				throw e;
			}
		}
		function readDirective(e) {
			const [t = "", n, r] = we.exec(e) ?? [];
			const i = t.length;
			Te.lastIndex = i;
			if (Te.test(e)) throw new NotPlain();
			const a = r === R.character ? R : Ce;
			if (n === undefined) return {
				frontend: undefined,
				escape: a,
				end: i
			};
			const o = t.lastIndexOf(n);
			return {
				frontend: (0, g.zF)(e, o, o + n.length),
				escape: a,
				end: i
			};
		}
		function readAll(e, t, n) {
			const r = [];
			for (let i = skipComments(e, t); i < e.length;) {
				const t = skipBlanks(e, i);
				Ee.lastIndex = t;
				if (!Ee.test(e) || r.length >= xe) throw new NotPlain();
				const a = endOf(e, t, n);
				r.push(instructionAt(e, t, a, n.character));
				i = skipComments(e, a + 1);
			}
			return r;
		}
		function endOf(e, t, { character: n, continued: r }) {
			let i = t;
			let a = lineEnd(e, i);
			while (r.test(e.slice(i, a))) {
				i = skipComments(e, a + 1);
				if (i >= e.length || e.charAt(skipBlanks(e, i)) === n) throw new NotPlain();
				a = lineEnd(e, i);
			}
			const o = e.slice(t, a);
			return o.includes("<<") ? endOfHeredoc(e, o, a) : a;
		}
		function endOfHeredoc(e, t, n) {
			const [, r, , i] = De.exec(t) ?? [];
			if (i === undefined) throw new NotPlain();
			const a = new RegExp(`\\n${r === "-" ? "\\t*" : ""}${i}(?=\\n|$)`, "g");
			a.lastIndex = n;
			const o = a.exec(e);
			if (o === null) throw new NotPlain();
			return o.index + o[0].length;
		}
		function skipComments(e, t) {
			let n = t;
			while (n < e.length) {
				z.lastIndex = n;
				if (!z.test(e)) break;
				n = z.lastIndex;
			}
			return n;
		}
		function skipBlanks(e, t) {
			let n = t;
			while (e.charCodeAt(n) === 32 || e.charCodeAt(n) === 9) n += 1;
			return n;
		}
		function lineEnd(e, t) {
			const n = e.indexOf("\n", t);
			return n < 0 ? e.length : n;
		}
		var B = n(67669);
		;
		const Oe = 64;
		function defineArguments(e, t, n, r, i) {
			for (const a of argumentsOf(e, t)) {
				const e = a.value.indexOf("=");
				if (e < 0) continue;
				const t = a.value.slice(0, e);
				const o = (0, g.ao)(a, e + 1);
				const s = (0, F.i)(o, n);
				i.delete(t);
				if (s.kind === "unknown") continue;
				const c = {
					label: `ARG ${t}`,
					offset: (0, g.b4)(a, e + 1),
					mentions: r.get(t) ?? 0
				};
				i.set(t, {
					text: s.text,
					definition: c,
					uses: s.uses
				});
			}
		}
		function countArgMentions(e, t, n) {
			const r = [];
			for (const [i, { keyword: a, line: o }] of e.entries()) {
				if (a === "FROM" || a === "ARG" && i < t) r.push(o.value);
				else if (a === "ARG") {
					for (const { value: e } of argumentsOf(o, n)) if (!e.includes("=")) r.push(`$${e}`);
				}
			}
			return (0, B.H2)(r.join("\n"));
		}
		function argumentsOf(e, t) {
			const n = [];
			for (const r of wordsOf(e, t)) {
				n.push(r);
				if (n.length === Oe) break;
			}
			return n;
		}
		;
		const ke = {
			kind: "text",
			name: "dockerfile",
			page: {
				title: "Dockerfiles, Containerfiles",
				files: "`Dockerfile*`, `Containerfile*`, `*.dockerfile`",
				finds: "`FROM`, `COPY --from`, `RUN --mount=from=`, `# syntax=`, with global `ARG`s",
				pin: "behind the tag, or in the `ARG` that holds it",
				alsoReadBy: "Renovate, Dependabot, frizbee, pindock, digestabot"
			},
			words: ["dockerfile", "containerfile"],
			paths: [/\/(?:dockerfile|containerfile)(?![^/]*\.(?:c|cc|cpp|cs|css|dockerignore|go|h|html?|java|js|json|kt|lua|md|mjs|php|ps1|py|rb|rs|rst|sh|swift|toml|tsx?|txt|ya?ml)$)[^/]*$/, /\.(?:dockerfile|containerfile)$/],
			scan: scanDockerfile
		};
		const V = "--from=";
		const Ae = new Set([
			"RUN",
			"CMD",
			"ENTRYPOINT",
			"HEALTHCHECK",
			"ONBUILD",
			"SHELL"
		]);
		const H = "--mount=";
		const je = new Set([
			"COPY",
			"RUN",
			"ONBUILD"
		]);
		function scanDockerfile(e, t, n = "dockerfile") {
			const r = readPlainDockerfile(e) ?? readInstructions(e);
			const { instructions: i, frontend: a, escapeCharacter: o } = r;
			const s = new Map();
			const c = {
				lookup: (e) => s.get(e),
				escape: o
			};
			const l = i.findIndex(({ keyword: e }) => e === "FROM");
			const u = countArgMentions(i, l, o);
			const d = i.map((e) => stageName(e, o));
			const f = new Set(d);
			const p = new Set();
			if (a !== undefined) (0, A.o)(t, n, a, F.s);
			for (const [r, a] of i.entries()) {
				const { end: i, keyword: m, line: h, start: g } = a;
				t.zones.push({
					start: g,
					end: i,
					kind: isExecuted(m, e.slice(g, i)) ? "script" : "value"
				});
				const _ = { remarksAt: [g] };
				if (m === "ARG" && r < l) {
					defineArguments(h, o, c, u, s);
				} else if (m === "FROM") {
					const e = firstNoFlag(h, o);
					if (e !== undefined && !isStage(e, c, p)) (0, A.o)(t, n, e, c, _);
					p.add(d[r] ?? "");
				} else {
					for (const e of mountedImages(m, h, o)) if (!/^\d+$/.test(e.value) && !isStage(e, F.s, f)) (0, A.o)(t, n, e, F.s, _);
				}
			}
		}
		function isExecuted(e, t) {
			return Ae.has(e) || t.includes("<<");
		}
		function isStage(e, t, n) {
			const r = (0, F.i)(e, t);
			if (r.kind === "unknown") return false;
			const i = r.text.value;
			return i === "scratch" || n.has(i.toLowerCase());
		}
		function stageName({ keyword: e, line: t }, n) {
			if (e !== "FROM") return "";
			const r = [];
			for (const e of wordsOf(t, n)) {
				if (!e.value.startsWith("--")) r.push(e.value.toLowerCase());
				if (r.length === 3) break;
			}
			const [, i, a = ""] = r;
			return i === "as" ? a : "";
		}
		function firstNoFlag(e, t) {
			for (const n of wordsOf(e, t)) if (!n.value.startsWith("--")) return n;
			return undefined;
		}
		function* mountedImages(e, t, n) {
			if (!je.has(e)) return;
			for (const r of wordsOf(t, n)) {
				if (e === "ONBUILD") {
					const e = r.value.toUpperCase();
					const i = (0, g.ao)(t, t.value.indexOf(r.value) + r.value.length);
					if (e !== "ONBUILD") yield* mountedImages(e, i, n);
					return;
				}
				if (!r.value.startsWith("--")) return;
				if (e === "COPY" && r.value.startsWith(V)) yield (0, g.ao)(r, V.length);
				if (e === "RUN" && r.value.startsWith(H)) yield* mountOption(r);
			}
		}
		function* mountOption(e) {
			let t = H.length;
			for (const n of e.value.slice(t).split(",")) {
				if (n.startsWith("from=")) yield (0, g.ao)(e, t + "from=".length, t + n.length);
				t += n.length + 1;
			}
		}
		;
		const U = "docker-image://";
		const Me = {
			kind: "yaml",
			name: "compose",
			page: {
				title: "Compose",
				files: "`compose*.yml`, `docker-compose*.yml`",
				finds: "`image`, build arguments and contexts, inline Dockerfiles, with values of the `.env` beside the file",
				pin: "behind the tag, or in the `.env`",
				alsoReadBy: "Renovate, Dependabot, frizbee, pindock, digestabot"
			},
			words: ["compose"],
			paths: [/\/(?:[^/]*[-_.])?compose(?:[-_.][^/]*)?\.ya?ml$/],
			recognizes: (e) => isCompose(e) ? "likely" : undefined,
			scan: (e) => {
				const t = {
					...e,
					dialect: (0, he.M)(e)
				};
				const n = (0, r.oB)(t.root, "services") ?? t.root;
				const i = [];
				for (const { value: e } of (0, r.Mc)(n)) {
					const n = (0, r.oB)(e, "build");
					const a = (0, r.oB)(e, "image");
					if (n === undefined) (0, o.hk)(t, a);
					else if (a !== undefined) i.push(a);
					scanBuild(t, n);
					for (const n of (0, r.S3)((0, r.oB)(e, "volumes"))) if ((0, r.Um)((0, r.oB)(n, "type")) === "image") (0, o.hk)(t, (0, r.oB)(n, "source"));
				}
				for (const e of i) {
					t.seen.add(e);
					(0, o.A3)(t, e);
				}
			}
		};
		function isCompose(e) {
			for (const { value: t } of (0, r.Mc)((0, r.oB)(e, "services"))) if (((0, r.Ms)(t, "image") ?? (0, r.Ms)(t, "build")) !== undefined) return true;
			return false;
		}
		function scanBuild(e, t) {
			const n = (0, r.oB)(t, "additional_contexts");
			for (const { value: t } of (0, r.Mc)(n)) (0, o.hk)(e, t, U);
			for (const t of (0, r.S3)(n)) addNamedContext(e, t);
			const i = (0, r.oB)(t, "args");
			(0, o.XS)(e, [...(0, r.sm)(i), ...(0, r.S3)(i)]);
			const a = (0, r.b6)((0, r.oB)(t, "dockerfile_inline"));
			if (a === undefined || e.seen.has(a)) return;
			e.seen.add(a);
			const s = (0, k.c)(e.source, a.scalar);
			const c = (0, F.i)(s, e.dialect);
			const l = c.kind === "known" ? c.text : s;
			(0, L.K)(l, e.sink, (t, n) => scanDockerfile(t, n, e.syntax));
		}
		function addNamedContext(e, t) {
			const n = (0, r.b6)(t);
			if (n === undefined || e.seen.has(n)) return;
			e.seen.add(n);
			const i = (0, k.c)(e.source, n.scalar);
			const a = i.value.indexOf(`=${U}`);
			if (a >= 0) (0, o.j)(e, (0, g.ao)(i, a + 1 + U.length));
		}
		var W = n(90947);
		;
		const Ne = {
			kind: "yaml",
			name: "crossplane",
			page: {
				title: "Crossplane",
				files: "by `apiVersion`",
				finds: "`spec.package` of providers, functions and configurations",
				pin: "behind the tag",
				alsoReadBy: "Renovate, digestabot"
			},
			paths: [],
			recognizes: (e) => (0, W.nq)(e) === "pkg.crossplane.io" ? "surely" : undefined,
			scan: (e) => {
				(0, o.hk)(e, (0, r.oB)(e.root, "spec", "package"));
				(0, W.WU)(e);
			}
		};
		var G = n(63664);
		var K = n(99547);
		;
		function parseJson(e) {
			const t = [];
			const n = (0, K.parseTree)(e, t, {
				allowTrailingComma: true,
				disallowComments: false
			});
			const [r] = t;
			if (r === undefined) return {
				root: n,
				faults: []
			};
			return {
				root: undefined,
				faults: [{
					offset: r.offset,
					message: (0, K.printParseErrorCode)(r.error)
				}]
			};
		}
		function jsonEntries(e) {
			if (e?.type !== "object") return [];
			return (e.children ?? []).flatMap((e) => {
				const [t, n] = e.children ?? [];
				return t === undefined || n === undefined ? [] : [{
					key: String(t.value),
					value: n
				}];
			});
		}
		function jsonKeys(e) {
			if (e?.type !== "object") return [];
			return (e.children ?? []).flatMap(({ children: [e] = [] }) => e === undefined ? [] : [{ node: e }]);
		}
		function jsonAt(e, ...t) {
			return t.reduce((e, t) => jsonEntries(e).findLast((e) => e.key === t)?.value, e);
		}
		function placeJsonString(e, t) {
			if (t?.type !== "string") return undefined;
			return (0, _.M)(e, t.offset + 1, t.offset + t.length - 1);
		}
		;
		const Pe = {
			kind: "text",
			name: "devcontainer",
			page: {
				title: "Dev containers",
				files: "`devcontainer.json`",
				finds: "`image`, build arguments, features",
				pin: "behind the tag; a feature with a tag is only reported",
				alsoReadBy: "Renovate, Dependabot (features)"
			},
			words: ["devcontainer.json"],
			paths: [/\/\.?devcontainer\.json$/],
			rest: "value",
			scan: scanDevcontainer
		};
		function scanDevcontainer(e, t) {
			const { root: n, faults: r } = parseJson(e);
			t.faults.push(...r);
			const i = placeJsonString(e, jsonAt(n, "image"));
			if (i !== undefined) (0, A.o)(t, "devcontainer", (0, g.K8)(i), F.s);
			for (const { value: r } of jsonEntries(jsonAt(n, "build", "args"))) {
				const n = placeJsonString(e, r);
				if (n !== undefined && (0, G.De)(n.value)) (0, A.o)(t, "devcontainer", n, F.s);
			}
			for (const { node: r } of jsonKeys(jsonAt(n, "features"))) {
				const n = placeJsonString(e, r);
				if (n !== undefined && (0, G.De)(n.value)) (0, A.o)(t, "devcontainer", n, F.s, n.value.includes("@") ? {} : { notEditable: Fe });
			}
		}
		const Fe = "a feature has a tag or a digest, not both: `devcontainer-lock.json` pins it, or replace the tag by hand";
		;
		const Ie = /^[([{]$/;
		const Le = /^[)\]}]$/;
		function readHclAttributes(e) {
			const t = [];
			const n = [];
			let r = 0;
			for (let i = e[r]; i !== undefined; i = e[r]) {
				r += 1;
				if (i.kind === "mark" && i.text === "}") n.pop();
				if (i.kind !== "name") continue;
				const a = n.at(-1);
				if (isMark(e[r], "=") && a !== undefined) {
					const n = readExpression(e, r + 1);
					t.push({
						...a,
						name: i.text,
						value: n
					});
					r += 1 + n.length;
					continue;
				}
				const o = [];
				for (let t = e[r]; t !== undefined && t.kind !== "mark"; t = e[r + o.length]) o.push(t.text);
				r += o.length;
				if (!isMark(e[r], "{")) continue;
				const s = o.join(" ");
				a?.inner.add(i.text === "dynamic" ? s : i.text);
				n.push({
					block: i.text,
					label: s,
					inner: new Set()
				});
				r += 1;
			}
			return t;
		}
		function readExpression(e, t) {
			let n = 0;
			let r = t;
			for (let t = e[r]; t !== undefined; t = e[r]) {
				if (t.kind === "mark") {
					if (n === 0 && (t.text === "\n" || t.text === "}")) break;
					if (Ie.test(t.text)) n += 1;
					if (Le.test(t.text)) n -= 1;
				}
				r += 1;
			}
			return e.slice(t, r);
		}
		function isMark(e, t) {
			return e?.kind === "mark" && e.text === t;
		}
		;
		const Re = "docker-image://";
		const q = new Set([
			"args",
			"contexts",
			"dockerfile-inline"
		]);
		const J = new Set([
			"tags",
			"output",
			"cache-from",
			"cache-to"
		]);
		function reportBakeText(e, t, n, r, i) {
			const a = (0, F.i)(r, i);
			if (n === "dockerfile-inline") {
				const n = a.kind === "known" ? a.text : r;
				(0, L.K)(n, e, (e, n) => scanDockerfile(e, n, t));
				return;
			}
			const o = n === "contexts" ? Re : "";
			if (a.kind === "unknown") {
				if (o !== "" && r.value.startsWith(o)) (0, A.o)(e, t, (0, g.ao)(r, o.length), i);
				return;
			}
			const { value: s } = a.text;
			if (n === "args" && (0, G.$B)(s)) e.zones.push(...a.text.pieces.map(({ end: e, start: t }) => ({
				start: t,
				end: e,
				kind: "text"
			})));
			if (!s.startsWith(o) || o === "" && !(0, G.De)(s)) return;
			const c = r.value.startsWith(o) ? o.length : 0;
			const l = {
				start: (0, g.b4)(r, c),
				end: (0, g.i0)(r, r.value.length)
			};
			(0, A.o)(e, t, (0, g.ao)(a.text, o.length), F.s, {
				at: l,
				uses: a.uses
			});
		}
		;
		const ze = {
			kind: "text",
			name: "docker-bake-hcl",
			page: {
				title: "Bake (HCL)",
				files: "`docker-bake*.hcl`",
				finds: "contexts, arguments and inline Dockerfiles, with variables",
				pin: "behind the tag, or in the variable",
				alsoReadBy: "nobody that we know of"
			},
			words: ["docker-bake"],
			paths: [/\/(?:[^/]*[-_.])?docker-bake[^/]*\.hcl$/],
			scan: scanDockerBakeHcl
		};
		function scanDockerBakeHcl(e, t) {
			const { tokens: n, faults: r } = readCode(e, "hcl");
			t.faults.push(...r);
			addTextZones(n, t, "value");
			const i = readHclAttributes(n);
			const a = docker_bake_hcl_createLookup(e, i);
			for (const { block: e, name: n, value: r } of i) {
				if (J.has(n)) addTextZones(r, t, "quiet");
				if (e !== "target" || !q.has(n)) continue;
				for (const e of textsIn(r)) reportBakeText(t, "docker-bake-hcl", n, e, { lookup: a });
			}
		}
		const Be = /^[=:(.]$/;
		function textsIn(e) {
			return e.flatMap((t, n) => {
				if (t.kind === "text") return [t.placed];
				if (!isVariable(e, n)) return [];
				return [(0, g.E_)(`\${${t.text}}`, t.start, t.start + t.text.length)];
			});
		}
		function isVariable(e, t) {
			const n = e[t + 1];
			return e[t]?.kind === "name" && !(n?.kind === "mark" && Be.test(n.text));
		}
		function docker_bake_hcl_createLookup(e, t) {
			const n = new Map();
			const r = new Map((0, B.H2)(e));
			for (const { block: e, label: i, name: a, value: o } of t) {
				for (const [e, { text: t }] of o.entries()) if (isVariable(o, e)) r.set(t, (r.get(t) ?? 0) + 1);
				if (e !== "variable" || a !== "default") continue;
				const [t, ...s] = o;
				const c = t?.kind === "text" && s.length === 0 ? t.placed : undefined;
				n.set(i, n.has(i) ? undefined : c);
			}
			return (0, I.j)({
				text: (e) => n.get(e),
				label: (e) => `variable ${e}`,
				mentions: () => r,
				expands: true
			});
		}
		;
		const Ve = {
			kind: "text",
			name: "docker-bake-json",
			page: {
				title: "Bake (JSON)",
				files: "`docker-bake*.json`",
				finds: "the same as in HCL",
				pin: "the same",
				alsoReadBy: "nobody that we know of"
			},
			words: ["docker-bake"],
			paths: [/\/(?:[^/]*[-_.])?docker-bake[^/]*\.json$/],
			rest: "value",
			scan: scanDockerBakeJson
		};
		function scanDockerBakeJson(e, t) {
			const { root: n, faults: r } = parseJson(e);
			t.faults.push(...r);
			const i = (0, I.j)({
				text: (t) => placeJsonString(e, jsonAt(n, "variable", t, "default")),
				label: (e) => `variable ${e}`,
				mentions: (0, B.n3)(() => (0, B.H2)(e)),
				expands: true
			});
			for (const { value: r } of jsonEntries(jsonAt(n, "target"))) for (const { key: n, value: a } of jsonEntries(r)) {
				const { length: r, offset: o } = a;
				if (J.has(n)) t.zones.push({
					start: o,
					end: o + r,
					kind: "quiet"
				});
				if (!q.has(n)) continue;
				const s = n === "dockerfile-inline" ? [a] : jsonEntries(a).map((e) => e.value);
				for (const r of s) {
					const a = placeJsonString(e, r);
					if (a !== undefined) reportBakeText(t, "docker-bake-json", n, a, { lookup: i });
				}
			}
		}
		;
		const He = {
			kind: "yaml",
			name: "drone",
			page: {
				title: "Drone, Vela",
				files: "`.drone.yml`, `.vela.yml`",
				finds: "`image` of steps, services and stages",
				pin: "behind the tag",
				alsoReadBy: "Renovate, digestabot"
			},
			words: ["/.drone.", "/.vela"],
			paths: [/\/\.(?:drone|vela)\.ya?ml$/, /\/\.vela\/.*\.ya?ml$/],
			scan: addStepImages
		};
		;
		const Ue = {
			kind: "text",
			name: "earthfile",
			page: {
				title: "Earthly",
				files: "`Earthfile`",
				finds: "`FROM`, `WITH DOCKER --pull`, with `ARG`s",
				pin: "behind the tag, or in the `ARG`",
				alsoReadBy: "nobody that we know of"
			},
			words: ["/earthfile"],
			paths: [/\/earthfile$/],
			rest: "quiet",
			scan: scanEarthfile
		};
		const Y = /^([ \t]*)([A-Z][A-Z ]*[A-Z]|#)([ \t]+|$)((?:[^\n\\]|\\\r?\n|\\.)*)/gm;
		const We = /^(?:--\S+[ \t]+)*([A-Za-z_]\w*)=(\S+)/;
		const Ge = /^(?:--\S+[ \t]+)*([^\s-]\S*)/;
		const Ke = /--pull[= \t]+(\S+)/g;
		function scanEarthfile(e, t) {
			const n = { lookup: earthfile_createLookup(e) };
			for (const r of e.matchAll(Y)) {
				const [i, a = "", o = "", s = "", c = ""] = r;
				const l = r.index + a.length + o.length + s.length;
				const at = (t, n) => (0, g.zF)(e, l + t, l + t + n.length);
				if (o === "#" || o === "SAVE IMAGE") continue;
				addZone(t, o, r.index, r.index + i.length);
				if (o === "FROM") {
					const e = Ge.exec(c)?.[1];
					if (e !== undefined && !e.includes("+") && e !== "scratch") (0, A.o)(t, "earthfile", at(c.indexOf(e), e), n);
				}
				if (o !== "WITH DOCKER") continue;
				for (const e of c.matchAll(Ke)) {
					const r = String(e[1]);
					(0, A.o)(t, "earthfile", at(e.index + e[0].length - r.length, r), n);
				}
			}
		}
		function addZone(e, t, n, r) {
			const i = /^(?:RUN|CMD|ENTRYPOINT|HEALTHCHECK)$/.test(t);
			e.zones.push({
				start: n,
				end: r,
				kind: i ? "script" : "value"
			});
		}
		function earthfile_createLookup(e) {
			const t = new Map();
			for (const n of e.matchAll(Y)) {
				const [r, , i, , a = ""] = n;
				const [o, s = "", c = ""] = i === "ARG" && We.exec(a) || [];
				if (o === undefined) continue;
				const l = /^(["'])(.*)\1$/.exec(c)?.[2];
				const u = n.index + r.length - a.length + o.length - (l === undefined ? 0 : 1);
				const d = l ?? c;
				t.set(s, t.has(s) ? undefined : (0, g.zF)(e, u - d.length, u));
			}
			const n = (0, I.j)({
				text: (e) => t.get(e),
				label: (e) => `ARG ${e}`,
				mentions: (0, B.n3)(() => (0, B.H2)(e)),
				expands: true
			});
			return t.size === 0 ? F.s.lookup : n;
		}
		var X = n(29592);
		var qe = n(99151);
		;
		const Je = /^(?:docker|oci|docker-image):\/\//;
		const Ye = /[.:-]+$/;
		function findFilledWords(e, { expression: t, word: n }, r) {
			return [...e.value.matchAll(n)].flatMap(({ 0: n, index: i }) => {
				if (!n.includes("$")) return [];
				const a = i + (Je.exec(n)?.[0].length ?? 0);
				const o = (0, g.ao)(e, a, i + n.replace(Ye, "").length);
				const s = fillExpressions(o, t, r);
				const c = s.uses.length === 0 ? undefined : kindOf(s.text.value);
				return c === undefined ? [] : [{
					written: o,
					filled: s,
					kind: c
				}];
			});
		}
		function kindOf(e) {
			const [t = "", ...n] = e.split("/");
			if (n.length === 0 || n[0] === "" || !(0, G.ER)(t) || /[$@]/.test(t)) return undefined;
			if (e.includes("$")) return "variable";
			if ((0, G.De)(e)) return "complete";
			return n.length > 1 && (0, G.$B)(e) ? "untagged" : undefined;
		}
		;
		const Xe = {
			word: /(?:\$\{\{[^{}\n]{0,200}\}\}|[\w./:@+~-])+/g,
			expression: /\$\{\{\s*(?:github\.event\.)?inputs\.([\w-]+)\s*\}\}/g
		};
		const Ze = /\binputs\./;
		const Qe = /^(?:container|image)$/;
		const $e = 4096;
		const et = 8;
		function addInputImages(e, t) {
			const n = readDefaults(t);
			if (n.size === 0) return;
			const r = (0, X.y)(e.source);
			const i = new Set();
			const visit = (t, a, o) => {
				if (t === undefined || i.has(t)) return;
				i.add(t);
				if (t.kind === "list") {
					for (const e of t.items) visit(e, a, o);
				} else if (t.kind === "map") {
					for (const { key: e, value: n } of t.own.values()) visit(n, e, (0, qe.B)(e, o, n?.kind === "map"));
				} else if (Ze.test(t.value)) {
					const i = a === "uses" || o === "value" && Qe.test(a);
					for (const a of github_inputs_wordsOf(e, t, n)) {
						const n = levelOf(a, i ? "image" : o);
						if (n === "none" || !i && r((0, g.b4)(a.written, 0))) continue;
						addUnknown(e, a, n === "warning");
						if (i) e.seen.add(t);
					}
				}
			};
			visit(e.root, "", "value");
		}
		function readDefaults(e) {
			const t = new Map();
			for (const { key: n, value: i } of e.flatMap((e) => [...(0, r.Mc)(e)])) {
				const e = (0, r.b6)((0, r.oB)(i, "default"));
				if (e === undefined || e.value === "" || e.value.length > $e) continue;
				const a = t.get(n) ?? [];
				if (a.length < et && !a.some(({ value: t }) => t === e.value)) a.push(e);
				t.set(n, a);
			}
			return t;
		}
		function github_inputs_wordsOf({ source: e }, t, n) {
			const r = (0, k.c)(e, t.scalar);
			const i = new Map();
			const a = Math.max(...[...n.values()].map(({ length: e }) => e));
			for (let t = 0; t < a; t += 1) {
				const read = (r) => readDefault(e, r, n.get(r) ?? [], t);
				for (const e of findFilledWords(r, Xe, read)) i.set(`${(0, g.b4)(e.written, 0)} ${e.filled.text.value}`, e);
			}
			return [...i.values()];
		}
		function readDefault(e, t, n, r) {
			const i = n[Math.min(r, n.length - 1)];
			if (i === undefined) return undefined;
			const a = (0, k.c)(e, i.scalar);
			return {
				text: a,
				definition: {
					label: `inputs.${t}`,
					offset: (0, g.b4)(a, 0),
					mentions: 0
				},
				uses: []
			};
		}
		function levelOf({ filled: e, kind: t }, n) {
			const { first: r, text: i } = e;
			const a = r?.value === i.value && (0, G.De)(i.value);
			if (n === "quiet" || a || n === "value" && t === "untagged") return "none";
			return n === "image" || n === "text" && t !== "untagged" ? "error" : "warning";
		}
		function addUnknown({ sink: e, syntax: t }, { filled: n, written: r }, i) {
			const [a] = n.uses;
			(0, A.V)(e, {
				syntax: t,
				text: r.value,
				start: (0, g.b4)(r, 0),
				end: (0, g.i0)(r, r.value.length),
				reason: `\`${a?.definition.label}\` has only a default, which callers can replace`,
				uses: [],
				expanded: n.text.value,
				isScript: i
			});
		}
		;
		const tt = {
			kind: "yaml",
			name: "github-workflow",
			page: {
				title: "GitHub, Gitea and Forgejo workflows",
				files: "`.github/workflows/*.yml`, and the same below `.gitea` and `.forgejo`",
				finds: "job containers, services, `uses: docker://\u2026`, matrix values, input defaults, inputs of steps (`with`)",
				pin: "behind the tag",
				alsoReadBy: "Renovate, frizbee"
			},
			words: ["/workflows/"],
			paths: [/\/\.(?:github|gitea|forgejo)\/workflows\/[^/]+\.ya?ml$/],
			scan: (e) => {
				const t = (0, r.sm)((0, r.oB)(e.root, "on")).map((e) => (0, r.oB)(e, "inputs"));
				for (const n of t) (0, o.Kb)(e, (0, r.sm)(n));
				addInputImages(e, t);
				for (const { value: t } of (0, r.Mc)((0, r.oB)(e.root, "jobs"))) {
					addContainer(e, (0, r.oB)(t, "container"), t);
					for (const { value: n } of (0, r.Mc)((0, r.oB)(t, "services"))) addContainer(e, n, t);
					scanSteps(e, (0, r.oB)(t, "steps"));
				}
			}
		};
		const nt = "docker://";
		const rt = /^\$\{\{\s*matrix\.([\w-]+)\s*\}\}$/;
		function scanSteps(e, t) {
			for (const n of (0, r.S3)(t)) (0, o.hk)(e, (0, r.oB)(n, "uses"), nt);
		}
		function addContainer(e, t, n) {
			const i = t?.kind === "map" ? (0, r.oB)(t, "image") : t;
			const a = (0, r.oB)(n, "strategy", "matrix");
			const s = (0, r.b6)(i);
			const c = rt.exec(s?.value ?? "")?.[1];
			if (s !== undefined && e.seen.has(s)) return;
			if (c !== undefined && addMatrix(e, a, c)) return;
			const l = s?.value.includes("matrix.") === true && a !== undefined;
			if (!l || !addGithubMatrixImages(e, s, a)) (0, o.hk)(e, i);
		}
		function addMatrix(e, t, n) {
			const namedIn = (e) => (0, r.S3)((0, r.oB)(t, e)).flatMap((e) => (0, r.oB)(e, n) ?? []);
			const i = (0, r.S3)((0, r.oB)(t, n));
			const a = namedIn("include");
			const s = new Set(i.map(r.Um));
			const c = a.map(r.Um).filter((e) => s.has(e));
			const l = new Set([...namedIn("exclude").map(r.Um), ...c]);
			for (const t of [...i, ...a]) {
				const n = (0, O.JP)((0, r.Um)(t), l, e.isCompared);
				(0, o.hk)(e, t, "", { notEditable: n });
			}
			return i.length + a.length > 0;
		}
		;
		const it = {
			kind: "yaml",
			name: "github-action",
			page: {
				title: "GitHub actions",
				files: "`action.yml`",
				finds: "`runs.image: docker://\u2026`, steps",
				pin: "behind the tag",
				alsoReadBy: "Renovate, frizbee"
			},
			words: ["/action."],
			paths: [/\/action\.ya?ml$/],
			scan: (e) => {
				addInputImages(e, [(0, r.oB)(e.root, "inputs")]);
				const t = (0, r.oB)(e.root, "runs");
				(0, o.hk)(e, (0, r.oB)(t, "image"), nt);
				scanSteps(e, (0, r.oB)(t, "steps"));
			}
		};
		;
		function addDialectImages(e, t, n) {
			const i = (0, r.b6)(t);
			if (i === undefined || e.seen.has(i)) return;
			const a = (0, k.c)(e.source, i.scalar);
			const s = new Map();
			let c = false;
			for (const e of n) {
				const t = (0, F.i)(a, e);
				c ||= t.kind === "unknown";
				const n = t.kind === "unknown" ? t.reason : t.text.pieces;
				const r = JSON.stringify(n);
				if (!s.has(r)) s.set(r, e);
			}
			const l = c ? { notEditable: "some jobs read it with variables that are not known here" } : {};
			for (const n of s.values()) (0, o.hk)({
				...e,
				dialect: n,
				seen: new Set()
			}, t, "", l);
			e.seen.add(i);
		}
		;
		const ot = new Set([
			"cache",
			"default",
			"image",
			"include",
			"spec",
			"variables",
			"workflow"
		]);
		const Z = 64;
		function gitlabJobs(e) {
			const t = [...(0, r.Mc)(e)].flatMap(({ key: e, value: t }) => t?.kind === "map" && !ot.has(e) ? [{
				key: e,
				map: t
			}] : []);
			const n = new Map();
			const parentsOf = (e) => {
				const t = n.get(e) ?? readParents(e);
				n.set(e, t);
				return t;
			};
			const i = new Set(t.flatMap(({ map: e }) => parentsOf(e)));
			return t.map(({ key: t, map: n }) => ({
				map: n,
				chain: chainOf(e, n, parentsOf),
				isTemplate: t.startsWith("."),
				isExtended: i.has(t)
			}));
		}
		function inheritedBy({ chain: e }, ...t) {
			const [n = ""] = t;
			for (const i of e) {
				if (typeof i === "string") return { unknown: i };
				const e = (0, r.Ms)(i, n);
				if (e === undefined) continue;
				if (t.length > 1 && e.value?.kind !== "map") return { unknown: `\`${n}\` is not a map` };
				const a = (0, r.zc)(i, t);
				if (a !== undefined) return { node: a };
			}
			return undefined;
		}
		function inheritsGlobal(e, t, n) {
			const i = inheritedBy(e, "inherit", t);
			if (i === undefined || "unknown" in i) return true;
			if (i.node.kind === "list") return (0, r.S3)(i.node).some((e) => (0, r.Um)(e) === n);
			return (0, r.Um)(i.node) !== "false";
		}
		function readParents(e) {
			const t = (0, r.oB)(e, "extends");
			const n = t?.kind === "list" ? t.items.slice(-Z) : [t];
			return t === undefined ? [] : n.map((e) => (0, r.Um)(e) ?? "").reverse();
		}
		function chainOf(e, t, n) {
			const i = [];
			const visit = (t) => {
				if (i.length === Z) i.push(`the job extends ${Z} others or more`);
				else i.push(t);
				for (const a of n(t)) {
					if (typeof i.at(-1) === "string") return;
					const t = (0, r.oB)(e, a);
					if (t?.kind === "map") visit(t);
					else i.push(`\`${a.slice(0, 80)}\`, which the job extends, is not in this file`);
				}
			};
			visit(t);
			return i;
		}
		;
		const st = 64;
		const ct = 64;
		const Q = new Map();
		function createGitlabVariables(e) {
			const { root: t } = e;
			const n = createNamesReader(t);
			const isSetBy = (e, t) => {
				const { others: r, own: i } = n(e);
				return i.has(t) || r.some((e) => e.has(t));
			};
			const find = (e, n, i) => {
				if (e !== undefined) {
					const t = nodeIn(inheritedBy(e, "rules"));
					if (isSetBy(t, i)) return { unknown: `\`rules\` set \`${i}\`` };
					const r = n.get(i);
					if (r !== undefined) return { node: r };
					if (isSetBy(matrixOf(e), i)) return { unknown: `\`parallel: matrix\` sets \`${i}\`` };
					const a = inheritedBy(e, "variables", i);
					if (a !== undefined) return a;
					if (!inheritsGlobal(e, "variables", i)) return undefined;
				}
				if (isSetBy((0, r.oB)(t, "workflow", "rules"), i)) return { unknown: `\`workflow: rules\` set \`${i}\`` };
				const a = (0, r.oB)(t, "variables", i);
				return a && { node: a };
			};
			const i = createNeedsCheck(t);
			const dialectFor = (t, n) => dialectOf(e, (e) => find(t, n, e), n, i);
			return (e, t) => {
				const n = e && matrixOf(e);
				if (n === undefined) return [dialectFor(e, Q)];
				const i = namesReadBy(t, (t) => (0, r.Um)(valueIn(find(e, Q, t))));
				const a = rowsReadBy(t, n, i.filter((e) => isSetBy(n, e)));
				return (a.length === 0 ? [Q] : a).map((t) => dialectFor(e, t));
			};
		}
		function rowsReadBy(e, t, n) {
			if (n.length === 0) return [];
			const r = gitlabRows(t, n);
			const i = (0, B.H2)(e);
			const a = n.filter((e) => i.has(e));
			const o = a.length === n.length || r.every(({ size: e }) => e === n.length);
			return o ? r : gitlabRows(t, a);
		}
		function matrixOf(e) {
			return nodeIn(inheritedBy(e, "parallel", "matrix"));
		}
		function namesReadBy(e, t) {
			const n = new Set((0, B.H2)(e).keys());
			for (const e of n) {
				if (n.size > ct) break;
				for (const r of (0, B.H2)(t(e) ?? "").keys()) n.add(r);
			}
			return [...n];
		}
		function dialectOf({ isCompared: e, mentions: t, source: n }, i, a, o) {
			const whyUnknown = (e) => {
				const t = i(e);
				return t !== undefined && "unknown" in t ? `the value of \`${e}\` is not known: ${t.unknown}` : undefined;
			};
			const valueOf = (e) => (0, r.b6)(valueIn(i(e)));
			const s = (0, I.j)({
				text: (e) => {
					const t = valueOf(e);
					return t && (0, k.c)(n, t.scalar);
				},
				whyFixed: (t) => (a.has(t) ? o(t) : undefined) ?? (0, O.on)(valueOf(t)?.value, e),
				label: (e) => `${a.has(e) ? "parallel: matrix" : "variables"}: ${e}`,
				mentions: t,
				expands: true,
				whyUnknown
			});
			return {
				lookup: s,
				whyUnknown
			};
		}
		function valueIn(e) {
			const t = nodeIn(e);
			return t?.kind === "map" ? (0, r.oB)(t, "value") : t;
		}
		function nodeIn(e) {
			return e !== undefined && "node" in e ? e.node : undefined;
		}
		function createNamesReader(e) {
			const t = new Map();
			const n = new Map();
			const namesIn = (e) => {
				const t = n.get(e) ?? new Set((0, r.S3)(e).flatMap(namesOf));
				n.set(e, t);
				return t;
			};
			const read = (t) => {
				const n = (0, r.S3)(t).filter(({ kind: e }) => e === "list");
				const i = n.slice(0, st).map((t) => namesIn((0, r.zc)(e, (0, r.S3)(t).map((e) => (0, r.Um)(e) ?? ""))));
				return {
					own: namesIn(t),
					others: i
				};
			};
			return (e) => {
				const n = t.get(e) ?? read(e);
				t.set(e, n);
				return n;
			};
		}
		function namesOf(e) {
			return [e, (0, r.oB)(e, "variables")].flatMap((e) => [...(0, r.Mc)(e)].map(({ key: e }) => e));
		}
		const lt = /: \[.*\]$/;
		function gitlabRows(e, t) {
			return (0, r.S3)(e).slice(0, j).flatMap((e) => combineMap(e, t)).slice(0, j);
		}
		function createNeedsCheck(e) {
			let t;
			return (n) => {
				t ??= readNeeds(e);
				return t.all || t.names.has(n) ? "another job waits for the job with this value" : undefined;
			};
		}
		function readNeeds(e) {
			const t = (0, r.jQ)(e).flatMap((e) => ["needs", "dependencies"].flatMap((t) => (0, r.S3)((0, r.oB)(e, t))));
			const n = t.flatMap((e) => (0, r.S3)((0, r.oB)(e, "parallel", "matrix")));
			return {
				names: new Set(n.flatMap((e) => [...(0, r.Mc)(e)].map(({ key: e }) => e))),
				all: t.some((e) => lt.test((0, r.Um)((0, r.oB)(e, "job") ?? e) ?? ""))
			};
		}
		;
		const ut = {
			kind: "yaml",
			name: "gitlab-ci",
			page: {
				title: "GitLab CI",
				files: "`.gitlab-ci.yml`, `*.gitlab-ci.yml`, files below `.gitlab/ci`",
				finds: "`image` and `services` of the file, `default` and jobs, with `variables` and `parallel: matrix`",
				pin: "behind the tag, or in the variable or matrix",
				alsoReadBy: "Renovate, digestabot"
			},
			words: [".gitlab"],
			paths: [/\/[^/]*\.gitlab-ci\.ya?ml$/, /\/\.gitlab(?:-ci|\/ci|\/pipelines?)\/.*\.ya?ml$/],
			recognizes: (e) => isGitlabCi(e) || isHeader(e) ? "likely" : undefined,
			scan: scanGitlabCi
		};
		function isGitlabCi(e) {
			for (const { value: t } of (0, r.Mc)(e)) if ((0, r.Ms)(t, "script") !== undefined) return true;
			return false;
		}
		function isHeader(e) {
			return (0, r.oB)(e, "spec", "inputs")?.kind === "map" && (0, r.oB)(e, "kind") === undefined;
		}
		function scanGitlabCi(e) {
			const { root: t } = e;
			(0, o.Kb)(e, (0, r.sm)((0, r.oB)(t, "spec", "inputs")));
			const n = gitlabJobs(t);
			const i = createGitlabVariables(e);
			const a = createReadings();
			const read = (e) => {
				const t = e.filter(({ image: e }) => !a.has(e));
				for (const { image: e, job: n } of t) a.add(e, (e) => i(n, e));
			};
			const run = (e) => imagesOf(t, e).map((t) => ({
				image: t,
				job: e
			}));
			read(n.filter(({ isTemplate: e }) => !e).flatMap(run));
			read(n.filter(({ isExtended: e }) => !e).flatMap(run));
			read(n.flatMap((e) => ownImages(t, e.map).map((t) => ({
				image: t,
				job: e
			}))));
			const s = [(0, r.oB)(t, "default"), t];
			read(s.flatMap((e) => ownImages(t, e).map((e) => ({
				image: e,
				job: undefined
			}))));
			for (const [t, n] of a.all()) addDialectImages(e, t, n);
		}
		const dt = ["image", "services"];
		const ft = 2e4;
		function ownImages(e, t) {
			return dt.flatMap((n) => referred(e, n, (0, r.oB)(t, n)) ?? []);
		}
		function imagesOf(e, t) {
			const n = !t.isTemplate && inheritedBy(t, "trigger") === undefined;
			return dt.flatMap((i) => {
				const a = inheritedBy(t, i);
				if (a !== undefined) return "node" in a ? referred(e, i, a.node) ?? [] : [];
				if (!n || !inheritsGlobal(t, "default", i)) return [];
				return (0, r.oB)(e, "default", i) ?? (0, r.oB)(e, i) ?? [];
			});
		}
		function referred(e, t, n) {
			if (t !== "image" || n?.kind !== "list") return n;
			return (0, r.zc)(e, n.items.slice(0, 4).map((e) => (0, r.Um)(e) ?? ""));
		}
		function createReadings() {
			const e = new Map();
			const t = new Map();
			let n = 0;
			const add = (i, a) => {
				const o = t.get(i);
				const s = o ?? namesIn(i);
				for (const t of s) {
					const i = e.get(t) ?? [];
					const s = a((0, r.Um)(t) ?? "");
					i.push(...s);
					e.set(t, i);
					if (o !== undefined || s.length > 1) n += s.length;
				}
				if (o === undefined) t.set(i, s.filter(hasVariable));
				if (n > ft) throw new RangeError(`it names more than ${ft} images`);
			};
			return {
				add,
				has: (e) => t.has(e),
				all: () => e
			};
		}
		function namesIn(e) {
			const t = e.kind === "list" ? (0, r.S3)(e) : [e];
			return t.flatMap((e) => (e.kind === "map" ? (0, r.oB)(e, "name") : e) ?? []);
		}
		function hasVariable(e) {
			return e.kind === "text" && e.value.includes("$");
		}
		;
		const pt = /(?:^|[^$])\{\{/;
		const mt = {
			kind: "text",
			name: "helm-template",
			page: {
				title: "Helm templates",
				files: "`templates/*.tpl`, and YAML with `{{` below `templates`",
				finds: "complete references",
				pin: "behind the tag",
				alsoReadBy: "digestabot"
			},
			words: ["/templates/"],
			paths: [/\/templates\/.*\.tpl$/],
			rest: "text",
			longest: Number.POSITIVE_INFINITY,
			recognizes: (e, t) => `/${e}`.includes("/templates/") && pt.test(t),
			scan: (e, t) => void t.faults.push({
				offset: 0,
				message: "it is a Helm template",
				kind: "template"
			})
		};
		;
		const ht = /^[\n;,)\]}]$/;
		function endsValue(e) {
			return e === undefined || e.kind === "mark" && ht.test(e.text);
		}
		function createGroovyLookup(e, t) {
			const n = new Map();
			const r = new Map((0, B.H2)(e));
			for (const [e, i] of t.entries()) {
				if (i.kind !== "name") continue;
				const a = t[e + 2];
				if (t[e + 1]?.text !== "=" || a?.text === "=") {
					r.set(i.text, (r.get(i.text) ?? 0) + 1);
					continue;
				}
				const o = a?.kind === "text" && endsValue(t[e + 3]) ? a.placed : undefined;
				n.set(i.text, n.has(i.text) ? undefined : o);
			}
			return (0, I.j)({
				text: (e) => n.get(e),
				label: (e) => e,
				mentions: () => r,
				expands: true
			});
		}
		;
		const gt = {
			outer: undefined,
			own: undefined
		};
		const _t = "$(registry)/";
		function createRegistries(e, t) {
			const n = [];
			const r = [];
			let i;
			for (const [a, { kind: o, text: s }] of e.entries()) {
				const c = r.at(-1) ?? gt;
				n.push(c);
				if (s === "withRegistry" && e[a - 2]?.text === "docker") i = prefixOf(e, a, t);
				if (o === "name" && s === "registryUrl" && r.length > 0) c.own = prefixOf(e, a, t);
				if (o !== "mark") continue;
				if (/[([{]/.test(s)) {
					r.push({
						outer: (s === "{" ? i : undefined) ?? c.outer,
						own: undefined
					});
					if (s === "{") i = undefined;
				}
				if (/[)\]}]/.test(s)) r.pop();
			}
			return (t) => {
				const { outer: r, own: i } = n[t] ?? gt;
				const a = e[t - 1]?.text === ".";
				const o = a ? r : i;
				const s = e[t]?.start ?? 0;
				return o === undefined || o === "" ? undefined : (0, g.E_)(o, s, s);
			};
		}
		function argumentAt(e, t) {
			const n = e[t]?.kind === "mark" && /[(:]/.test(e[t].text) ? t + 1 : t;
			return endsValue(e[n + 1]) ? e[n] : undefined;
		}
		function writtenValue(e, t) {
			const { kind: n, start: r, text: i } = e;
			if (n === "text") return {
				text: (0, g.K8)(e.placed),
				dialect: e.interpolates ? t : F.s
			};
			if (n !== "name") return undefined;
			return {
				text: (0, g.E_)(`\${${i}}`, r, r + i.length),
				dialect: t
			};
		}
		function prefixOf(e, t, n) {
			const r = argumentAt(e, t + 1);
			const i = r && writtenValue(r, n);
			if (i === undefined) return _t;
			const a = (0, F.i)(i.text, i.dialect);
			if (a.kind === "unknown") return _t;
			const [, o = ""] = /^(?:https?:\/\/)?([^/]*)/i.exec(a.text.value) ?? [];
			return o === "" ? "" : `${o}/`;
		}
		;
		const vt = /^(?:inside|run|withRun)$/;
		const yt = 200;
		function createPushedCheck(e) {
			let t;
			return (n) => {
				const r = memberAt(e, endOfCall(e, n + 1));
				if (r !== undefined) return r === "push";
				const i = e[n - 4];
				if (i?.kind !== "name" || e[n - 3]?.text !== "=") return false;
				t ??= readCalls(e);
				const a = t.get(i.text);
				return a?.assigned === 1 && a.isPushed && !a.isRun;
			};
		}
		function readCalls(e) {
			const t = new Map();
			for (const [n, { kind: r, text: i }] of e.entries()) {
				if (r !== "name") continue;
				const a = t.get(i) ?? {
					assigned: 0,
					isPushed: false,
					isRun: false
				};
				t.set(i, a);
				const o = memberAt(e, n + 1);
				if (o === "push") a.isPushed = true;
				if (o !== undefined && vt.test(o)) a.isRun = true;
				if (e[n + 1]?.text === "=" && e[n + 2]?.text !== "=") a.assigned += 1;
			}
			return t;
		}
		function endOfCall(e, t) {
			let n = 0;
			for (let r = t; r < t + yt; r += 1) {
				const t = e[r];
				if (t?.kind === "mark" && t.text === "(") n += 1;
				if (t?.kind === "mark" && t.text === ")") n -= 1;
				if (n === 0) return r + 1;
			}
			return e.length;
		}
		function memberAt(e, t) {
			let n = t;
			while (e[n]?.text === "\n") n += 1;
			const r = e[n + 1];
			return e[n]?.text === "." && r?.kind === "name" ? r.text : undefined;
		}
		;
		const bt = {
			kind: "text",
			name: "jenkinsfile",
			page: {
				title: "Jenkins",
				files: "`Jenkinsfile*`, `*.groovy`",
				finds: "agents, `docker.image(\u2026)`, `containerTemplate`, pods, with variables",
				pin: "behind the tag, or in the variable",
				alsoReadBy: "nobody that we know of"
			},
			words: ["jenkinsfile", ".groovy"],
			paths: [/\/jenkinsfile[^/]*$|\.jenkinsfile$|\.groovy$/],
			scan: scanJenkinsfile
		};
		function scanJenkinsfile(e, t) {
			const { tokens: n, faults: r } = readCode(e, "groovy");
			t.faults.push(...r);
			addTextZones(n, t, "script");
			const i = { lookup: createGroovyLookup(e, n) };
			const a = createRegistries(n, i);
			const o = createPushedCheck(n);
			const s = [];
			for (const [e, r] of n.entries()) {
				if (r.kind === "mark") trackBracket(s, r.text, n[e - 1]);
				if (r.kind !== "name") continue;
				if (r.text === "yaml") scanPod(argumentAt(n, e + 1), t, i);
				else if (namesImage(n, e, s) && !o(e)) reportArgument(n, e + 1, t, i, a(e));
			}
		}
		const $ = "jenkinsfile";
		const xt = new Set(["docker{", "dockerContainer{"]);
		const St = new Set([
			"containerTemplate(",
			"dockerNode(",
			"withDockerContainer("
		]);
		function trackBracket(e, t, n) {
			if (/[([{]/.test(t)) e.push(`${n?.kind === "name" ? n.text : ""}${t}`);
			if (/[)\]}]/.test(t)) e.pop();
		}
		function namesImage(e, t, n) {
			const r = e[t]?.text;
			const i = n.at(-1) ?? "";
			if (r === "withDockerContainer") return true;
			if (r === "docker") return i === "agent{" && e[t + 1]?.kind === "text";
			if (r !== "image") return false;
			const a = e[t - 1]?.text === "." && e[t - 2]?.text === "docker";
			return a || xt.has(i) || St.has(i);
		}
		function reportArgument(e, t, n, r, i) {
			const a = argumentAt(e, t);
			const o = a && writtenValue(a, r);
			if (o === undefined) {
				reportSum(e, t, n);
				return;
			}
			const { text: s } = o;
			const c = {
				start: (0, g.b4)(s, 0),
				end: (0, g.i0)(s, s.value.length)
			};
			const l = i !== undefined && s.value !== "" && !namesHost(s, o.dialect);
			(0, A.o)(n, $, l ? (0, g.oL)([i, s]) : s, o.dialect, { at: c });
		}
		function reportSum(e, t, n) {
			const r = e[t]?.kind === "mark" ? t + 1 : t;
			const i = e[r];
			const a = e[r + 1];
			if (i?.kind !== "text" || a?.text !== "+") return;
			const [o, s] = [i.start, a.start];
			const c = "it is put together from several parts";
			n.unknown.push({
				syntax: $,
				text: i.text,
				start: o,
				end: s,
				reason: c,
				uses: []
			});
		}
		function namesHost(e, t) {
			const n = (0, F.i)(e, t);
			const [r = "", ...i] = (n.kind === "known" ? n.text.value : e.value).split("/");
			return i.length > 0 && (0, G.ER)(r);
		}
		function scanPod(e, t, n) {
			if (e?.kind !== "text" || !e.text.includes("\n")) return;
			const r = e.interpolates ? (0, F.i)(e.placed, n) : undefined;
			const i = r?.kind === "known" ? r.text : e.placed;
			(0, L.K)(i, t, (e, t) => (0, W.ng)(e, t, $));
		}
		;
		const Ct = {
			kind: "yaml",
			name: "ko",
			page: {
				title: "ko",
				files: "`.ko.yaml`",
				finds: "base images",
				pin: "behind the tag",
				alsoReadBy: "digestabot"
			},
			words: ["/.ko."],
			paths: [/\/\.ko\.ya?ml$/],
			scan: (e) => {
				(0, o.hk)(e, (0, r.oB)(e.root, "defaultBaseImage"));
				for (const { value: t } of (0, r.Mc)((0, r.oB)(e.root, "baseImageOverrides"))) (0, o.hk)(e, t);
			}
		};
		var wt = n(75876);
		;
		const Tt = {
			kind: "yaml",
			name: "kustomize",
			page: {
				title: "Kustomize",
				files: "`kustomization.yaml`",
				finds: "`images`, inline patches, inline chart values",
				pin: "`digest` beside `newTag`",
				alsoReadBy: "Renovate"
			},
			words: ["/kustomization"],
			paths: [/\/kustomization(?:\.ya?ml)?$/],
			recognizes: (e) => (0, W.nq)(e) === "kustomize.config.k8s.io" ? "surely" : undefined,
			scan: (e) => {
				const { root: t } = e;
				(0, wt.H)(e, (0, r.S3)((0, r.oB)(t, "images")));
				for (const n of [...(0, r.S3)((0, r.oB)(t, "patches")), ...(0, r.S3)((0, r.oB)(t, "patchesJson6902"))]) scanPatch(e, (0, r.oB)(n, "patch"));
				for (const n of Et) for (const i of (0, r.S3)((0, r.oB)(t, n))) scanPatch(e, i);
				for (const n of (0, r.S3)((0, r.oB)(t, "helmCharts"))) (0, s.sg)({
					...e,
					root: (0, r.oB)(n, "valuesInline")
				});
			}
		};
		const Et = [
			"patchesStrategicMerge",
			"generators",
			"transformers",
			"validators"
		];
		function scanPatch(e, t) {
			const n = (0, r.b6)(t);
			if (n === undefined || !/\n|^\s*[[{]/.test(n.value)) return;
			(0, L.K)((0, g.K8)((0, k.c)(e.source, n.scalar)), e.sink, (t, n) => (0, W.ng)(t, n, e.syntax));
		}
		;
		const Dt = /^(?:[ \t>]|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*(`{3,}|~{3,})([^\n]*)$/gm;
		const Ot = {
			kind: "text",
			name: "markdown",
			page: {
				title: "Markdown",
				files: "`*.md`, `*.markdown`, `*.mdx`",
				finds: "complete references in fenced code",
				pin: "behind the tag",
				alsoReadBy: "nobody that we know of"
			},
			paths: [/\.(?:md|markdown|mdx|mdc|qmd|rmd)$/],
			longest: Number.POSITIVE_INFINITY,
			scan: (e, t) => {
				let n;
				const push = (e, n) => t.zones.push({
					start: e,
					end: n,
					kind: "text"
				});
				for (const t of e.replaceAll("\r", " ").matchAll(Dt)) {
					const [e, r = "", i = ""] = t;
					if (n === undefined) {
						if (!(r.startsWith("`") && i.includes("`"))) n = {
							mark: r,
							start: t.index + e.length
						};
					} else if (r.startsWith(n.mark) && i.trim() === "") {
						push(n.start, t.index);
						n = undefined;
					}
				}
				if (n !== undefined) push(n.start, e.length);
			}
		};
		var kt = n(35234);
		var At = n(91087);
		;
		const jt = 50;
		const Mt = /^[([{]$/;
		const Nt = /^[)\]}]$/;
		const Pt = /[$%]\{/;
		function readHclTree(e) {
			let t = 0;
			function map(n) {
				const r = new Map();
				const i = new Map();
				const a = {
					kind: "map",
					own: r,
					isFlow: false
				};
				for (let o = e[t]; o !== undefined; o = e[t]) {
					t += 1;
					if (hcl_tree_isMark(o, "}") && n > 0) break;
					if (o.kind === "mark") {
						if (Mt.test(o.text)) collection(o.text, n);
						continue;
					}
					const s = o.start + o.text.length;
					const c = {
						key: o.text,
						keyStart: o.start,
						keyEnd: s,
						valueEnd: s,
						map: a
					};
					if (hcl_tree_isMark(e[t], "=") || hcl_tree_isMark(e[t], ":")) {
						t += 1;
						const i = e[t]?.text === "null";
						const a = expression(n);
						const o = a === undefined && !i;
						if (!r.has(c.key)) r.set(c.key, {
							...c,
							value: a,
							isUnknown: o
						});
						continue;
					}
					const l = body(n);
					if (l === undefined) continue;
					const u = i.get(c.key) ?? [];
					u.push(l);
					i.set(c.key, u);
					if (u.length === 1) r.set(c.key, {
						...c,
						value: {
							kind: "list",
							items: u
						}
					});
				}
				return a;
			}
			function body(n) {
				while (e[t] !== undefined && e[t]?.kind !== "mark") t += 1;
				if (!hcl_tree_isMark(e[t], "{") || n >= jt) return undefined;
				t += 1;
				return map(n + 1);
			}
			function expression(n) {
				const r = t;
				const i = [];
				for (let r = e[t]; r !== undefined; r = e[t]) {
					if (r.kind === "mark" && (/^[\n,]$/.test(r.text) || Nt.test(r.text))) break;
					t += 1;
					const e = r.kind === "mark" && Mt.test(r.text) && collection(r.text, n);
					if (e) i.push(e);
				}
				if (t === r + 1) return textOf(e[r]);
				return i.length > 1 ? {
					kind: "list",
					items: i
				} : i[0];
			}
			function collection(n, r) {
				if (r >= jt) return undefined;
				if (n === "{") return map(r + 1);
				const i = n === "(" && e[t - 2]?.text === "merge";
				const a = [];
				for (let n = e[t]; n !== undefined; n = e[t]) {
					if (hcl_tree_isMark(n, "}")) break;
					if (n.kind === "mark" && /^[\n,)\]]$/.test(n.text)) {
						t += 1;
						if (Nt.test(n.text)) break;
					} else a.push(expression(r + 1));
				}
				return i ? merged(a) : {
					kind: "list",
					items: a.filter((e) => e !== undefined)
				};
			}
			return map(0);
		}
		function merged(e) {
			const t = new Map();
			for (const n of e) {
				if (n?.kind === "map") for (const [e, r] of n.own) t.set(e, r);
				else for (const [e, n] of t) t.set(e, {
					...n,
					isUnknown: true
				});
			}
			return {
				kind: "map",
				own: t,
				isFlow: false
			};
		}
		function textOf(e) {
			if (e?.kind !== "text" || Pt.test(e.text)) return undefined;
			const { pieces: t } = e.placed;
			const n = e.start + 1;
			if ((t[0]?.start ?? n) !== n) return undefined;
			const r = (t.at(-1)?.end ?? n) + 1;
			const i = {
				range: [e.start, r],
				type: "QUOTE_DOUBLE",
				value: e.text
			};
			return {
				kind: "text",
				value: e.text,
				isPlain: false,
				scalar: i
			};
		}
		function hcl_tree_isMark(e, t) {
			return e?.kind === "mark" && e.text === t;
		}
		;
		const Ft = ["data", "resource"];
		function addHclParts(e, t, n, i, a) {
			const c = readHclTree(i);
			const l = {
				...(0, o.J4)(e, n, t),
				root: c
			};
			const u = new Set(Ft.flatMap((e) => (0, r.S3)((0, r.oB)(c, e))));
			for (const e of (0, r.jQ)(c)) {
				(0, kt.PJ)(l, (0, r.oB)(e, "set"));
				if (!u.has(e)) (0, s.X9)(l, e);
				for (const t of e.own.values()) if (!a(t.key) || !(0, s.vS)(l, e, t)) (0, At.$Q)(l, e, t);
			}
		}
		var It = n(48455);
		;
		const Lt = /(?<!\$)\$\{\s*((?:var|local)\.[\w-]+)\s*\}/g;
		const Rt = 4096;
		const zt = 8;
		const Bt = "other files of the module may read it";
		function createHclValues(e) {
			const t = new Map();
			for (const { block: n, label: r, name: i, value: a } of e) {
				if (n !== "locals" && (n !== "variable" || i !== "default")) continue;
				const e = n === "locals" ? `local.${i}` : `var.${r}`;
				t.set(e, t.has(e) ? undefined : hcl_values_textOf(a));
			}
			const n = new Map();
			let r = 0;
			function read(e) {
				const n = t.get(e);
				if (n === undefined || r > zt) return undefined;
				r += 1;
				const i = fillExpressions(n, Lt, lookup);
				r -= 1;
				const { value: a } = i.text;
				const [o] = n.pieces;
				if (o === undefined || a.length > Rt || /[$%]\{/.test(a)) return undefined;
				const s = {
					label: e,
					offset: o.start,
					mentions: 0,
					fixed: Bt
				};
				return {
					text: i.text,
					definition: s,
					uses: i.uses
				};
			}
			function lookup(e) {
				if (!n.has(e)) {
					n.set(e, undefined);
					n.set(e, read(e));
				}
				return n.get(e);
			}
			return lookup;
		}
		function hcl_values_textOf(e) {
			const [t, n, r, ...i] = e;
			if (t?.kind === "text" && n === undefined) return t.placed;
			if (t?.kind !== "name" || n?.text !== "." || r?.kind !== "name" || i.length > 0) return undefined;
			const a = r.start + r.text.length;
			return (0, g.E_)(`\${${t.text}.${r.text}}`, t.start, a);
		}
		;
		const Vt = {
			word: /(?:(?<!\$)\$\{[^{}"\n]{0,200}\}|[\w./:@+~-])+/g,
			expression: Lt
		};
		function addHclTemplates(e, t, n, r, i, a) {
			const o = createHclValues(i);
			const s = (0, X.y)(e);
			const c = new Set([...t.found, ...t.unknown].map(({ start: e }) => e));
			const l = createPartsCheck(t);
			for (const e of r) {
				if (e.kind !== "text" || !e.text.includes("${")) continue;
				const r = a(e);
				if (r === "result") continue;
				for (const i of findFilledWords(e.placed, Vt, o)) {
					const e = (0, g.b4)(i.written, 0);
					if (c.has(e) || isDeclared(i) || l(i) || r !== "image" && s(e)) continue;
					addWord(t, n, i, r);
				}
			}
		}
		function isDeclared({ filled: { first: e, text: t } }) {
			return e?.value === t.value && (0, G.De)(t.value);
		}
		function createPartsCheck({ found: e }) {
			const t = new Map(e.map(({ text: e }) => [e.value, new Set(e.pieces.map(({ start: e }) => e))]));
			return ({ filled: { text: e, uses: n }, written: r }) => {
				const i = r.value.startsWith("${") ? t.get(e.value) : undefined;
				return i !== undefined && n.every(({ definition: e }) => i.has(e.offset));
			};
		}
		function addWord(e, t, n, r) {
			const { filled: i, kind: a, written: o } = n;
			const { text: s, uses: c } = i;
			const l = {
				start: (0, g.b4)(o, 0),
				end: (0, g.i0)(o, o.value.length)
			};
			const u = a === "untagged" && r !== "image";
			const d = whyUnknown(n) ?? (u ? "it has no tag of its own" : undefined);
			if (d === undefined) {
				const n = r === "script" ? {
					isScript: true,
					notEditable: It.E1
				} : {};
				(0, A.o)(e, t, s, F.s, {
					at: l,
					uses: c,
					...n
				});
				return;
			}
			const f = r === "script" || u;
			(0, A.V)(e, {
				syntax: t,
				text: o.value,
				...l,
				reason: d,
				uses: c,
				expanded: s.value,
				isScript: f
			});
		}
		function whyUnknown({ filled: { text: e, uses: t } }) {
			const n = t.find(({ definition: e }) => e.label.startsWith("var."))?.definition.label;
			if (n !== undefined) return `\`${n}\` has only a default, which callers can replace`;
			const r = /\$\{[^{}]*\}/.exec(e.value)?.[0];
			return r === undefined ? undefined : `\`${r}\` has no value in this file`;
		}
		;
		const Ht = new Set([
			"args",
			"command",
			"entrypoint",
			"inline",
			"script"
		]);
		const Ut = /[$%]\{/;
		function scanHclImages(e, t, n, r, i, a = () => false) {
			const { tokens: o, faults: s } = readCode(e, "hcl");
			t.faults.push(...s);
			addTextZones(o, t, "text");
			if (i !== undefined) addHclParts(e, t, n, o, i);
			const c = readHclAttributes(o);
			const l = new Map();
			for (const e of c) {
				const t = hcl_images_placeOf(e, r, a);
				for (const n of e.value) l.set(n, t);
			}
			addHclTemplates(e, t, n, o, c, (e) => l.get(e) ?? "text");
			const u = new Set([...t.found.flatMap(({ text: e }) => e.pieces.map(({ start: e }) => e)), ...t.unknown.map(({ start: e }) => e)]);
			for (const e of c) {
				const { name: i, value: o } = e;
				if (Ht.has(i)) addTextZones(o, t, "script");
				if (a(e)) {
					addTextZones(o, t, "quiet");
					continue;
				}
				const s = onlyText(o);
				if (s === undefined || !r(e) || Ut.test(s.text)) continue;
				const c = (0, g.K8)(s.placed);
				const l = (0, g.ao)(c, /^(?:docker:\/\/)?/.exec(c.value)?.[0].length ?? 0);
				if (!u.has((0, g.b4)(l, 0))) (0, A.o)(t, n, l, F.s);
			}
		}
		function hcl_images_placeOf(e, t, n) {
			if (n(e)) return "result";
			if (Ht.has(e.name)) return "script";
			return onlyText(e.value) !== undefined && t(e) ? "image" : "text";
		}
		function onlyText(e) {
			const [t, ...n] = e;
			return t?.kind === "text" && n.length === 0 ? t : undefined;
		}
		;
		const Wt = {
			kind: "text",
			name: "nomad",
			page: {
				title: "Nomad",
				files: "`*.nomad`, `*.nomad.hcl`",
				finds: "`image` in the `config` of tasks, with values of `locals`",
				pin: "behind the tag",
				alsoReadBy: "Renovate"
			},
			words: [".nomad"],
			paths: [/\.nomad(?:\.hcl)?$/],
			scan: scanNomad
		};
		function scanNomad(e, t) {
			scanHclImages(e, t, "nomad", ({ block: e, name: t }) => e === "config" && t === "image");
		}
		;
		const Gt = {
			kind: "text",
			name: "quadlet",
			page: {
				title: "Podman Quadlet",
				files: "`*.container`, `*.image`, `*.volume`, `*.build`, `*.kube`",
				finds: "`Image=`, unless it names another unit",
				pin: "behind the tag",
				alsoReadBy: "Renovate"
			},
			words: [
				".container",
				".volume",
				".build",
				".kube",
				".pod",
				".image"
			],
			paths: [/\.(?:container|volume|build|kube|pod|image)$/],
			rest: "text",
			scan: scanQuadlet
		};
		const Kt = /^[ \t]*(?:([#;][^\n]*)|\[([^\]\n]*)\]|([A-Za-z]+)[ \t]*=[ \t]*([^\n]*))/gm;
		const qt = /^docker:\/\//;
		const Jt = new Set([
			"Container",
			"Image",
			"Volume"
		]);
		function scanQuadlet(e, t) {
			let n = "";
			for (const r of e.matchAll(Kt)) {
				const [i, a, o, s = "", c = ""] = r;
				const l = r.index + i.length;
				if (o !== undefined) n = o;
				const [u = ""] = qt.exec(c) ?? [];
				const d = c.slice(u.length).trimEnd();
				const f = l - c.length + u.length;
				if (a !== undefined || s === "ImageTag") t.zones.push({
					start: r.index,
					end: l,
					kind: "quiet"
				});
				else if (/^(?:Exec|HealthCmd|Pull)/.test(s)) t.zones.push({
					start: f,
					end: l,
					kind: "script"
				});
				else if (s === "Image" && Jt.has(n) && !/\.(?:image|build)$/.test(d)) (0, A.o)(t, "quadlet", (0, g.zF)(e, f, f + d.length), F.s);
			}
		}
		;
		const Yt = {
			kind: "yaml",
			name: "skaffold",
			page: {
				title: "Skaffold",
				files: "`skaffold*.yaml`",
				finds: "builders, base images, containers, build arguments, `setValues`",
				pin: "behind the tag",
				alsoReadBy: "digestabot"
			},
			words: ["/skaffold"],
			paths: [/\/skaffold[^/]*\.ya?ml$/],
			recognizes: (e) => (0, W.nq)(e) === "skaffold" ? "surely" : undefined,
			scan: (e) => {
				for (const t of (0, r.jQ)(e.root)) {
					for (const n of Xt) (0, o.hk)(e, (0, r.Ms)(t, n)?.value);
					(0, o.hk)(e, (0, r.oB)(t, "kaniko", "image"));
					(0, o.hk)(e, (0, r.oB)(t, "container", "image"));
					for (const n of (0, r.S3)((0, r.Ms)(t, "containers")?.value)) (0, o.hk)(e, (0, r.oB)(n, "image"));
					(0, kt.PJ)(e, (0, r.Ms)(t, "setValues")?.value);
					(0, o.XS)(e, (0, r.sm)((0, r.Ms)(t, "buildArgs")?.value));
				}
			}
		};
		const Xt = [
			"builder",
			"dockerImage",
			"fromImage",
			"gradleImage",
			"initImage",
			"kanikoImage",
			"koImage",
			"mavenImage",
			"packImage",
			"runImage"
		];
		;
		const Zt = {
			kind: "yaml",
			name: "tekton",
			page: {
				title: "Tekton",
				files: "by `apiVersion`",
				finds: "steps, sidecars, bundles, with parameter defaults",
				pin: "behind the tag, or in the default",
				alsoReadBy: "Renovate, digestabot"
			},
			paths: [],
			recognizes: (e) => /^(?:.*\.)?tekton\.dev$/.test((0, W.nq)(e) ?? "") ? "surely" : undefined,
			scan: scanTekton
		};
		function scanTekton(e) {
			const t = {
				...e,
				dialect: {
					...F.s,
					inParentheses: tekton_createLookup(e)
				}
			};
			(0, W.WU)(t);
			for (const n of (0, r.jQ)(e.root)) {
				(0, o.hk)(t, (0, r.oB)(n, "bundle"));
				if ((0, r.Um)((0, r.oB)(n, "resolver")) !== "bundles") continue;
				for (const e of (0, r.S3)((0, r.oB)(n, "params"))) if ((0, r.Um)((0, r.oB)(e, "name")) === "bundle") (0, o.hk)(t, (0, r.oB)(e, "value"));
			}
		}
		const Qt = /^(?:inputs\.)?params(?:\.|\[["'])([\w.-]+?)(?:["']\])?$/;
		function tekton_createLookup(e) {
			const t = createConditionCheck(e.root);
			const n = new Map();
			const i = new Map();
			for (const a of (0, r.jQ)(e.root)) for (const o of (0, r.S3)((0, r.oB)(a, "params"))) {
				const a = (0, r.Um)((0, r.oB)(o, "name"));
				const s = (0, r.b6)((0, r.oB)(o, "default"));
				if (a === undefined || s === undefined) continue;
				n.set(a, n.has(a) ? undefined : s);
				i.set(a, (0, O.g6)(o, e.isCompared) ?? t(s.value));
			}
			const a = (0, I.j)({
				text: (t) => {
					const r = n.get(t);
					return r && (0, k.c)(e.source, r.scalar);
				},
				label: (e) => `params: ${e}`,
				whyFixed: (e) => i.get(e),
				mentions: e.parameterMentions,
				expands: false
			});
			return (e) => a(Qt.exec(e)?.[1] ?? "");
		}
		function createConditionCheck(e) {
			const t = new Set((0, r.jQ)(e).flatMap((e) => [...(0, r.S3)((0, r.oB)(e, "when")), ...(0, r.S3)((0, r.oB)(e, "whenExpressions"))]).flatMap((e) => (0, r.S3)((0, r.oB)(e, "values"))).map(r.Um));
			return (e) => t.has(e) ? "`when` compares it" : undefined;
		}
		;
		const $t = {
			kind: "text",
			name: "terraform",
			page: {
				title: "Terraform, OpenTofu, Terragrunt",
				files: "`*.tf`, `*.tofu`, `*.tfvars`, `terragrunt.hcl`",
				finds: "`image` attributes, `name` of `docker_image`, objects with `repository` and `tag`, `set` blocks of charts, complete references in any text, with values of `locals`",
				pin: "behind the tag",
				alsoReadBy: "Renovate, digestabot"
			},
			words: [
				".tf",
				".tofu",
				"/terragrunt.hcl"
			],
			paths: [/\.(?:tf|tofu|tfvars)$/, /\/terragrunt\.hcl$/],
			scan: scanTerraform
		};
		const isImageKey = (e) => /^(?:image|image_uri|container_image|docker_image)$/.test(e);
		function scanTerraform(e, t) {
			scanHclImages(e, t, "terraform", terraform_namesImage, isImageKey, namesResult);
		}
		function terraform_namesImage({ block: e, label: t, name: n }) {
			return isImageKey(n) || n === "name" && e === "resource" && t.startsWith("docker_image ");
		}
		function namesResult({ block: e, inner: t, label: n, name: r }) {
			if (e !== "resource") return false;
			const [i = ""] = n.split(" ", 1);
			if (i === "docker_tag") return r === "target_image";
			return r === "name" && (i === "docker_registry_image" || i === "docker_image" && t.has("build"));
		}
		var en = n(28271);
		;
		const tn = 2e4;
		const nn = new Map();
		function createWoodpeckerVariables(e) {
			const t = (0, r.oB)(e.root, "matrix");
			if (t === undefined) return () => [F.s];
			const n = (0, r.S3)((0, r.oB)(t, "include"));
			const i = n.length > 0 ? n : [t];
			const a = new Set(i.flatMap((e) => [...(0, r.Mc)(e)].map(({ key: e }) => e)));
			const o = namesSelecting(e);
			let s = 0;
			return (t) => {
				const n = [...(0, B.H2)(t).keys()].filter((e) => a.has(e));
				if (n.length === 0) return [F.s];
				const r = i.slice(0, j).flatMap((e) => combineMap(e, n));
				if (r.length >= j) throw new RangeError(`its matrix has ${j} combinations or more`);
				s += r.length;
				if (s > tn) throw new RangeError(`it names more than ${tn} images`);
				return (r.length === 0 ? [nn] : r).map((t) => woodpecker_matrix_dialectOf(e, t, o));
			};
		}
		function woodpecker_matrix_dialectOf({ isCompared: e, mentions: t, source: n }, i, a) {
			return { lookup: (0, I.j)({
				text: (e) => {
					const t = (0, r.b6)(i.get(e));
					return t && (0, k.c)(n, t.scalar);
				},
				label: (e) => `matrix: ${e}`,
				whyFixed: (t) => a.has(t) ? "`when` compares it" : (0, O.on)((0, r.Um)(i.get(t)), e),
				mentions: t,
				expands: false
			}) };
		}
		function namesSelecting({ root: e }) {
			const t = (0, r.jQ)(e).flatMap((e) => {
				const t = (0, r.oB)(e, "when");
				return t?.kind === "list" ? t.items : t ?? [];
			});
			return new Set(t.flatMap((e) => [...(0, r.Mc)((0, r.oB)(e, "matrix"))].map(({ key: e }) => e)));
		}
		;
		const rn = {
			kind: "yaml",
			name: "woodpecker",
			page: {
				title: "Woodpecker, Crow",
				files: "`.woodpecker.yml`, `.woodpecker/*.yml`, and the same with `.crow`",
				finds: "`image` of steps, services and clone steps, with values of the `matrix`",
				pin: "behind the tag, or in the matrix",
				alsoReadBy: "Renovate, digestabot"
			},
			words: ["/.woodpecker", "/.crow"],
			paths: [/\/\.(?:woodpecker|crow)\.ya?ml$/, /\/\.(?:woodpecker|crow)\/.*\.ya?ml$/],
			scan: scanWoodpecker
		};
		function scanWoodpecker(e) {
			const t = createWoodpeckerVariables(e);
			for (const n of stepImages(e)) {
				const i = (0, r.b6)(n);
				if (i?.value.includes("$")) addDialectImages(e, i, t(i.value));
				else (0, o.hk)(e, n);
			}
		}
		var an = n(68095);
		;
		const on = [
			ke,
			tt,
			it,
			ut,
			pe,
			m,
			le,
			rn,
			He,
			re,
			me,
			Me,
			Tt,
			Ct,
			Yt,
			Zt,
			Ne,
			W.pm,
			s.ld,
			p,
			l,
			ze,
			Ve,
			Pe,
			bt,
			$t,
			Wt,
			Gt,
			ue,
			Ue,
			D,
			mt,
			Ot,
			an.o,
			en.Q
		];
	}),
	35234: ((e, t, n) => {
		t.PJ = addSettings;
		t.WX = addDataValues;
		t.pU = addChartSettings;
		var r = n(21334);
		var i = n(81874);
		var a = n(14683);
		var o = n(52621);
		var s = n(58267);
		var c = n(27620);
		var l = n(79759);
		var u = n(76671);
		var d = n(46336);
		var f = n(76966);
		const p = {
			ConfigMap: "data",
			Secret: "stringData"
		};
		const m = /ConfigMap|Secret/;
		const h = /(?:^|\.)repository$/;
		const g = /\\(?:x|u00|U000000)[67]/;
		function addDataValues(e) {
			if (!m.test(e.source)) return;
			for (const t of (0, a.jQ)(e.root)) {
				const n = (0, a.oB)(t, p[(0, a.Um)((0, a.oB)(t, "kind")) ?? ""] ?? "");
				for (const { key: t, value: r } of n?.kind === "map" ? n.own.values() : []) {
					const n = u.ld.paths.some((e) => e.test(`/${t.toLowerCase()}`));
					if (n) addValues(e, r, u.ld.scan);
					else if (mayHaveParts((0, a.b6)(r)?.value ?? "")) addValues(e, r, scanSplitNames);
				}
			}
		}
		function mayHaveParts(e) {
			return e.includes("registry") && e.includes("repo") || g.test(e);
		}
		function scanSplitNames(e) {
			for (const t of (0, a.jQ)(e.root)) if ((0, a.Ms)(t, "registry") !== undefined) (0, u.X9)(e, t);
		}
		function addValues(e, t, n) {
			const s = (0, a.b6)(t);
			if (s === undefined || e.seen.has(s)) return;
			(0, r.K)((0, o.c)(e.source, s.scalar), e.sink, (t, r) => {
				const a = (0, l.J4)(t, e.syntax, r);
				for (const { root: e } of (0, i.g)(t).documents) n({
					...a,
					root: e
				});
			});
		}
		function addChartSettings(e, t, n) {
			addSettings(e, (0, a.oB)(t, "helm", "parameters"));
			if ((0, a.oB)(t, "chart") !== undefined) addSettings(e, (0, a.oB)(t, "set"));
			if (n === "HelmChart") addSettings(e, (0, a.oB)(t, "spec", "set"));
		}
		function addSettings(e, t) {
			if (t === undefined || e.seen.has(t)) return;
			e.seen.add(t);
			const n = settingsOf(t);
			for (const { value: t } of n.values()) {
				if (t?.kind !== "text") continue;
				const [n, r] = t.scalar.range;
				e.sink.zones.push({
					start: n,
					end: r,
					kind: "text"
				});
			}
			for (const [t, r] of n) if (h.test(t)) addSettingsImage(e, n, t, r);
		}
		function settingsOf(e) {
			if (e.kind === "map") return e.own;
			const t = (0, a.S3)(e).flatMap((e) => {
				const t = (0, a.Um)((0, a.oB)(e, "name"));
				const n = (0, a.Ms)(e, "value");
				return t === undefined || n === undefined ? [] : [[t, n]];
			});
			return new Map(t);
		}
		function addSettingsImage(e, t, n, r) {
			const beside = (e) => t.get(n.replace(/repository$/, e));
			const i = f.Ei.flatMap((e) => {
				const t = beside(e);
				return t === undefined ? [] : [[e, {
					...t,
					key: e
				}]];
			});
			const o = beside("tag");
			if (o === undefined && i.length === 0 || (0, c.p)((0, a.Um)(r.value) ?? "")) return;
			const l = {
				map: r.map,
				name: r,
				registry: beside("registry"),
				tag: o,
				digests: i
			};
			(0, s.X)(e, {
				...l,
				reader: f.hq,
				withoutTag: d.g
			});
		}
	}),
	89854: ((e, t, n) => {
		t.M = createEnvironment;
		t.S = environmentStart;
		var r = n(18854);
		var i = n(14683);
		var a = n(67669);
		var o = n(40907);
		const s = ["environment", "args"];
		const c = /^[ \t]*(?:export[ \t]+)?([A-Za-z_]\w*)[ \t]*[=:][ \t]*(.*)$/;
		function environmentStart(e) {
			return e.length + 1;
		}
		function createEnvironment({ environment: e, root: t, source: n }) {
			if (e === undefined) return r.s;
			const i = readEnvironment(e, environmentStart(n));
			return { lookup: (0, o.j)({
				text: (e) => i.get(e),
				label: (e) => `${e} in \`.env\``,
				mentions: (0, a.n3)(() => (0, a.c5)((0, a.H2)(`${n}\n${e}`), namesHandedOn(t))),
				expands: true
			}) };
		}
		function namesHandedOn(e) {
			return (0, i.jQ)(e).flatMap((e) => s.flatMap((t) => {
				const n = (0, i.oB)(e, t);
				const r = n?.kind === "text" ? [n] : (0, i.S3)(n);
				const a = [...(0, i.Mc)(n)].filter(({ value: e }) => (0, i.b6)(e) === undefined);
				return [...r.flatMap((e) => (0, i.Um)(e) ?? []), ...a.map((e) => e.key)];
			}));
		}
		function readEnvironment(e, t) {
			const n = new Map();
			let r = 0;
			for (const i of e.split("\n")) {
				const [, e = "", a = ""] = c.exec(i.replace(/\r$/, "")) ?? [];
				if (e !== "") {
					const o = valueOf(a);
					const s = t + r + i.lastIndexOf(a) + o.skipped;
					const c = [{
						text: o.text,
						start: s,
						end: s + o.text.length,
						from: undefined
					}];
					n.set(e, {
						value: o.text,
						pieces: o.text === "" ? [] : c
					});
				}
				r += i.length + 1;
			}
			return n;
		}
		function valueOf(e) {
			const t = /^["']/.exec(e)?.[0];
			const n = t === undefined ? -1 : e.indexOf(t, 1);
			if (n > 0) return {
				text: e.slice(1, n),
				skipped: 1
			};
			return {
				text: e.replace(/(?:^|(?<![ \t])[ \t]+)#.*$/, "").trimEnd(),
				skipped: 0
			};
		}
	}),
	31799: ((e, t, n) => {
		t.JP = whyFixedInMatrix;
		t.g6 = whyFixedDefault;
		t.on = whyCompared;
		t.w$ = createComparedCheck;
		var r = n(14683);
		const i = [
			"options",
			"enum",
			"values"
		];
		const a = [
			/[=!]=\s*('{1,2}[^'\n]{1,4096}')/g,
			/('[^'\n]{1,4096}')'?\s*[=!]=/g,
			/[=!]=\s*\\?("[^"\n]{1,4096}")/g,
			/("[^"\n]{1,4096}")\s*[=!]=/g,
			/\b(?:contains|containsvalue|endswith|eq|in|ne|notin|startswith)\(([^()\n]{1,4096})/gi
		];
		const o = /'([^'\n]+)'|"([^"\n]+?)\\?"/g;
		const s = /@sha256:[0-9a-f]{64}$/;
		function createComparedCheck(e) {
			let t;
			return (n) => {
				t ??= new Set(a.flatMap((t) => [...e.matchAll(t)]).flatMap(([, e = ""]) => [...e.matchAll(o)]).map(([, e, t = ""]) => (e ?? t).replace(s, "")));
				return t.has(n.replace(s, ""));
			};
		}
		function whyFixedDefault(e, t) {
			const n = i.find((t) => (0, r.S3)((0, r.oB)(e, t)).length > 0);
			if (n !== undefined) return `it must equal one of the \`${n}\` of its parameter`;
			if ((0, r.oB)(e, "regex") !== undefined) return "it must match the `regex` of its parameter";
			return whyCompared((0, r.Um)((0, r.oB)(e, "default")), t);
		}
		function whyFixedInMatrix(e, t, n) {
			return t.has(e) ? "`include` or `exclude` names the same value" : whyCompared(e, n);
		}
		function whyCompared(e, t) {
			return e !== undefined && t(e) ? "an expression compares it" : undefined;
		}
	}),
	76671: ((e, t, n) => {
		n.d(t, { ld: () => d });
		t.HJ = scanImageMap;
		t.X9 = addRepositoryImage;
		t.sg = scanHelmValues;
		t.vS = addTaggedText;
		var r = n(63664);
		var i = n(14683);
		var a = n(58267);
		var o = n(27620);
		var s = n(79759);
		var c = n(46336);
		var l = n(91087);
		var u = n(40011);
		const d = {
			kind: "yaml",
			name: "helm-values",
			page: {
				title: "Helm values",
				files: "`values*.yaml`, `*-values.yaml`",
				finds: "`image` maps and texts",
				pin: "in the tag, or in a digest key that the chart reads",
				alsoReadBy: "Renovate, Dependabot"
			},
			words: ["values"],
			paths: [/\/(?:[^/]*[-_.])?values(?:[-_.][^/]*)?\.ya?ml$/],
			values: "text",
			scan: (e) => {
				scanHelmValues(e);
				for (const t of (0, i.jQ)(e.root)) (0, l.HI)(e, t);
			}
		};
		const f = /^image$|Image$|[-_]image$/;
		const p = /^image$|Image$/;
		const m = /^\w[\w.-]{0,127}(?:@\S*)?$/;
		const h = {
			kind: "list",
			items: []
		};
		const g = "its tag is `global.tag`, which other images of the chart have too";
		const _ = "it has both a `repository` and a `name`, and it is not known whether the name is part of it";
		function scanHelmValues(e) {
			const t = (0, i.oB)(e.root, "global") ?? h;
			for (const n of (0, i.jQ)(e.root)) scanImageMap(e, n, t);
		}
		function scanImageMap(e, t, n) {
			addRepositoryImage(e, t, (0, i.Ms)(n, "imageRegistry"));
			for (const r of t.own.values()) {
				if (!f.test(r.key)) continue;
				if (r.value?.kind !== "map") addTextImage(e, t, r, n);
				else if (p.test(r.key)) addNamedImage(e, r.value);
			}
		}
		function addRepositoryImage(e, t, n) {
			const r = (0, i.Ms)(t, "repository") ?? (0, i.Ms)(t, "repo");
			if (r === undefined || e.seen.has(t)) return;
			const o = (0, u.OZ)(r.value) ? (0, i.Ms)(t, "registry") : (0, u.Fv)(t);
			const s = (0, i.Ms)(t, "tag");
			const l = (0, c.n)(e, t);
			const d = (0, i.Um)(n?.value) && (o !== undefined || !(0, u.OZ)(r.value));
			const f = (0, u.d0)(t, d ? n : o, r);
			if ((o ?? s ?? l.digests[0]) === undefined && f.name === r) return;
			(0, a.X)(e, {
				...f,
				tag: s,
				...l
			});
		}
		function addNamedImage(e, t) {
			const n = (0, i.Ms)(t, "name");
			const r = (0, i.Ms)(t, "repository");
			if (n === undefined || e.seen.has(t)) return;
			const o = (0, i.Ms)(t, "tag");
			if (r === undefined) {
				e.seen.add(t);
				const r = (0, u.OZ)(n.value) ? (0, i.Ms)(t, "registry") : (0, u.Fv)(t);
				(0, a.X)(e, {
					...(0, u.d0)(t, r, n),
					tag: o,
					...(0, c.n)(e, t)
				});
			} else if (isUnclearName(r, n)) {
				e.seen.add(t);
				const n = {
					...(0, c.n)(e, t),
					digests: [],
					withoutTag: _
				};
				(0, a.X)(e, {
					...n,
					name: r,
					tag: undefined
				});
			}
		}
		function isUnclearName(e, t) {
			const n = ((0, i.Um)(e.value) ?? "").split("/");
			const r = (0, i.Um)(t.value);
			return (0, u.OZ)(e.value) && n.length > 2 && !!r && r !== n.at(-1);
		}
		function addTextImage(e, t, n, a) {
			const c = (0, i.Um)(n.value);
			if (c === undefined || addTaggedText(e, t, n, a)) return;
			if (n.value !== undefined && e.seen.has(n.value)) return;
			const d = a !== undefined && !(0, o.p)(c) && (0, l.vg)(t);
			const f = !(0, u.OZ)(n.value) && (0, u.Cf)((0, u.gZ)(t, n) ?? hubOf(n, a));
			if (f || n.key === "image" && d) addTextParts(e, t, n, undefined, a);
			else if (n.key === "image" || (0, r.De)(c)) (0, s.hk)(e, n.value);
		}
		function addTaggedText(e, t, n, r) {
			if ((0, o.p)((0, i.Um)(n.value) ?? ":")) return false;
			const partners = (...e) => e.flatMap((e) => (0, i.Ms)(t, `${n.key}${e}`) ?? []);
			const a = partners("Version", "_version").find(({ value: e }) => m.test((0, i.Um)(e) ?? ""));
			const s = partners("Tag", "_tag")[0] ?? a ?? (0, i.Ms)(t, "tag");
			if (s === undefined) return false;
			addTextParts(e, t, n, s, r);
			return true;
		}
		function addTextParts(e, t, n, r, o) {
			const s = (0, u.gZ)(t, n);
			const l = s ?? hubOf(n, o);
			const d = s === undefined && l !== undefined && !(0, i.Um)(r?.value);
			const f = d ? (0, i.Ms)(o, "tag") : r;
			const p = l?.key === "hub" ? [t, o].map((e) => (0, i.Um)((0, i.oB)(e, "variant"))) : [];
			(0, a.X)(e, {
				...(0, u.d0)(t, l, n),
				tag: p.some(Boolean) ? undefined : f,
				...(0, c.n)(e, t),
				notEditable: d ? g : undefined
			});
		}
		function hubOf({ key: e, value: t }, n) {
			const r = (0, i.Ms)(n, "hub");
			return e === "image" && /^[\w.-]+$/.test((0, i.Um)(t) ?? "") && (0, u.Cf)(r) ? r : undefined;
		}
	}),
	46336: ((e, t, n) => {
		n.d(t, { g: () => a });
		t.n = digestsOf;
		var r = n(14683);
		var i = n(76966);
		const a = "its tag is not in this file; the chart or a variable sets it";
		function digestsOf(e, t) {
			const n = i.Ei.flatMap((e) => {
				const n = (0, r.Ms)(t, e);
				return n === undefined ? [] : [[e, n]];
			});
			return {
				map: t,
				digests: n,
				reader: e.readerOf(t),
				withoutTag: a
			};
		}
	}),
	76966: ((e, t, n) => {
		n.d(t, {
			Ei: () => r,
			c0: () => a,
			hq: () => i
		});
		const r = ["digest", "sha"];
		const i = {
			use: () => ({
				reads: "unknown",
				form: "unknown",
				mayAdd: false
			}),
			tagStays: () => undefined
		};
		const a = {
			...i,
			use: () => ({
				reads: "yes",
				form: "full",
				mayAdd: true
			})
		};
	}),
	91087: ((e, t, n) => {
		t.$Q = addTaggedName;
		t.HI = addNamedImages;
		t.vg = hasVersionBeside;
		var r = n(63664);
		var i = n(21334);
		var a = n(14683);
		var o = n(52621);
		var s = n(7175);
		var c = n(58267);
		var l = n(27620);
		var u = n(79759);
		var d = n(46336);
		var f = n(40011);
		const p = /^(?:.*[a-z\d])?[-_]?image[-_]?(?:name|repo(?:sitory)?|ref)$/i;
		const m = /^images$|[a-z\d]Images$|[-_]images$/;
		const h = new Set([
			"manifest",
			"values",
			"valuesContent"
		]);
		function addNamedImages(e, t, n) {
			addVersionedImage(e, t);
			for (const r of t.own.values()) {
				const i = /image/i.test(r.key);
				if (i && p.test(r.key)) addImageName(e, t, r);
				else if (i && m.test(r.key)) addImageList(e, r.value);
				else if (n !== undefined && h.has(r.key)) addManifest(e, r.value, n);
			}
		}
		function addVersionedImage(e, t) {
			const n = (0, a.Ms)(t, "repository");
			const r = (0, a.Ms)(t, "version");
			if (n === undefined || r === undefined || (0, a.Ms)(t, "tag") !== undefined) return;
			if (!(0, f.OZ)(n.value) || (0, l.p)((0, a.Um)(n.value) ?? "")) return;
			(0, c.X)(e, {
				name: n,
				tag: r,
				...(0, d.n)(e, t)
			});
		}
		function addImageName(e, t, n) {
			if (addTaggedName(e, t, n)) return;
			const r = (0, a.Um)(n.value);
			if (r === undefined) return;
			const i = (0, f.gZ)(t, n);
			const o = !(0, f.OZ)(n.value) && (0, f.Cf)(i);
			if (o || (0, f.OZ)(n.value) && !(0, l.p)(r) && hasVersionBeside(t)) (0, c.X)(e, {
				registry: o ? i : undefined,
				name: n,
				tag: undefined,
				...(0, d.n)(e, t)
			});
			else if ((0, f.OZ)(n.value)) (0, u.hk)(e, n.value);
		}
		function addTaggedName(e, t, n) {
			if (!p.test(n.key) || (0, a.Um)(n.value) === undefined) return false;
			const r = (0, f.OZ)(n.value) ? undefined : (0, f.gZ)(t, n);
			if (!(0, f.OZ)(n.value) && !(0, f.Cf)(r)) return false;
			const i = ["tag", "version"].flatMap((e) => [e, e.charAt(0).toUpperCase() + e.slice(1)]).map((e) => (0, a.Ms)(t, n.key.replace(/(?:name|repo(?:sitory)?|ref)$/i, e))).find((e) => (0, a.b6)(e?.value) !== undefined);
			if (i === undefined || (0, l.p)((0, a.Um)(n.value) ?? "")) return false;
			(0, c.X)(e, {
				registry: r,
				name: n,
				tag: i,
				...(0, d.n)(e, t)
			});
			return true;
		}
		const g = [
			"tag",
			"version",
			"appVersion",
			"app_version",
			"imageTag",
			"image_tag",
			"imageVersion",
			"image_version"
		];
		function hasVersionBeside(e) {
			return g.some((t) => {
				const n = (0, a.Ms)(e, t);
				return n !== undefined && (n.value === undefined || n.value.kind === "text");
			});
		}
		function addImageList(e, t) {
			if (t?.kind === "map" && hasVersionBeside(t)) {
				addUntaggedNames(e, t);
				return;
			}
			const n = t?.kind === "map" ? [...t.own.values()].map(({ value: e }) => e) : (0, a.S3)(t);
			for (const t of n) {
				if (t?.kind === "map") addListedMap(e, t);
				else addListedText(e, t);
			}
		}
		function addUntaggedNames(e, t) {
			for (const n of t.own.values()) {
				if (n.value?.kind === "map") addListedMap(e, n.value);
				else if ((0, l.p)((0, a.Um)(n.value) ?? "")) addListedText(e, n.value);
				else if ((0, f.OZ)(n.value)) (0, c.X)(e, {
					name: n,
					tag: undefined,
					...(0, d.n)(e, t)
				});
			}
		}
		function addListedMap(e, t) {
			const n = (0, a.Ms)(t, "name");
			const r = (0, a.Ms)(t, "tag");
			if (n === undefined || r === undefined || e.seen.has(t) || !(0, f.OZ)(n.value)) return;
			e.seen.add(t);
			(0, c.X)(e, {
				name: n,
				tag: r,
				...(0, d.n)(e, t)
			});
		}
		function addListedText(e, t) {
			const n = (0, a.b6)(t);
			if (n === undefined || e.seen.has(n)) return;
			const i = (0, s.K8)((0, o.c)(e.source, n.scalar));
			const c = (0, s.ao)(i, i.value.indexOf("=") + 1);
			if (!(0, r.ER)(c.value.split("/", 1).join("")) || !c.value.includes("/")) return;
			e.seen.add(n);
			(0, u.j)({
				...e,
				onlyComplete: false
			}, c);
		}
		function addManifest(e, t, n) {
			const r = (0, a.b6)(t);
			if (r === undefined || !r.value.includes(":") || e.seen.has(r)) return;
			(0, i.K)((0, o.c)(e.source, r.scalar), e.sink, (e, t) => {
				n(e, t);
				t.faults.length = 0;
			});
		}
	}),
	40011: ((e, t, n) => {
		t.Cf = isRegistry;
		t.Fv = registryOf;
		t.OZ = isHosted;
		t.d0 = imagePath;
		t.gZ = registryBeside;
		var r = n(63664);
		var i = n(14683);
		const a = [
			"imageRegistry",
			"hub",
			"host"
		];
		const o = [
			"organization",
			"organisation",
			"org",
			"owner"
		];
		const s = /^(?:(?:[\w-]+\.)+[\w-]+(?::\d+)?|[\w-]+:\d+|localhost)(?:\/[\w./-]*)?$/;
		const c = /\{\{|\$\{/;
		function registryOf(e, t = a) {
			const n = (0, i.Ms)(e, "registry");
			if ((0, i.Um)(n?.value)) return n;
			return t.map((t) => (0, i.Ms)(e, t)).find((e) => isRegistry(e)) ?? n;
		}
		function registryBeside(e, t) {
			return isHosted(t.value) ? (0, i.Ms)(e, "registry") : registryOf(e, ["imageRegistry", "hub"]);
		}
		function isRegistry(e) {
			const t = (0, i.Um)(e?.value) ?? "";
			return s.test(t) || c.test(t);
		}
		function isHosted(e) {
			const [t = "", ...n] = ((0, i.Um)(e) ?? "").split("/");
			return n.length > 0 && (0, r.ER)(t) && !t.endsWith(":");
		}
		function imagePath(e, t, n) {
			const r = pathOf(t, n);
			const a = (0, i.Ms)(e, "name");
			if (a !== undefined && a !== n && r?.length === 2 && isLastPart(a, r)) return t === undefined ? {
				registry: n,
				name: a
			} : {
				registry: t,
				organization: n,
				name: a
			};
			if (r?.length !== 2 || t === undefined) return {
				registry: t,
				name: n
			};
			const s = o.map((t) => (0, i.Ms)(e, t)).find((e) => (0, i.Um)(e?.value));
			return {
				registry: t,
				organization: s,
				name: n
			};
		}
		function pathOf(e, t) {
			const n = [e, t].flatMap((e) => (0, i.Um)(e?.value) || []);
			const r = n.map((e) => e.replace(/\/$/, "")).join("/");
			return s.test(r) ? r.split("/") : undefined;
		}
		function isLastPart(e, t) {
			const n = (0, i.Um)(e.value);
			return n !== undefined && n !== "" && !isHosted(e.value) && n !== t.at(-1);
		}
	}),
	90947: ((e, t, n) => {
		n.d(t, { pm: () => S });
		t.A9 = addPatchedImage;
		t.nq = apiGroupOf;
		t.WU = scanKubernetes;
		t.ng = scanKubernetesText;
		var r = n(81874);
		var i = n(14683);
		var a = n(6890);
		var o = n(79759);
		var s = n(52621);
		var c = n(7175);
		var l = n(31799);
		;
		const u = /\{\{\s{0,20}(?:workflow|inputs)\.parameters\.([\w-]+)\s{0,20}\}\}/g;
		const d = /\bimage["']?:\s{0,20}["']?$/;
		const f = 40;
		const p = new WeakMap();
		function addParameterImages(e, t) {
			const n = (0, i.S3)((0, i.oB)(t, "parameters"));
			if (n.length === 0) return;
			const r = p.get(e.seen) ?? findReaders(e.source);
			p.set(e.seen, r);
			for (const t of n) {
				if (r.get((0, i.Um)((0, i.oB)(t, "name")) ?? "") !== true) continue;
				const n = (0, i.b6)((0, i.oB)(t, "value") ?? (0, i.oB)(t, "default"));
				if (n === undefined || e.seen.has(n)) continue;
				const a = (0, l.g6)(t, e.isCompared);
				const u = (0, c.K8)((0, s.c)(e.source, n.scalar));
				if ((0, o.j)({
					...e,
					onlyComplete: true
				}, u, { notEditable: a })) e.seen.add(n);
			}
		}
		function findReaders(e) {
			const t = new Map();
			for (const { 1: n = "", index: r } of e.matchAll(u)) {
				const i = d.test(e.slice(Math.max(0, r - f), r));
				t.set(n, i && t.get(n) !== false);
			}
			return t;
		}
		var m = n(35234);
		var h = n(76671);
		var g = n(91087);
		;
		const _ = new Map([
			["image.toolkit.fluxcd.io", [["spec", "image"]]],
			["argocd-image-updater.argoproj.io", [[
				"spec",
				"applicationRefs",
				"images",
				"imageName"
			]]],
			["shipwright.io", [[
				"spec",
				"output",
				"image"
			], [
				"spec",
				"build",
				"spec",
				"output",
				"image"
			]]],
			["kbld.k14s.io", [
				["sources", "image"],
				["destinations", "image"],
				["destinations", "newImage"],
				["overrides", "image"]
			]],
			["kargo.akuity.io", [[
				"spec",
				"steps",
				"config"
			], [
				"spec",
				"promotionTemplate",
				"spec",
				"steps",
				"config"
			]]]
		]);
		function leaveOutNames(e, t, n, r) {
			for (const i of _.get(n ?? "") ?? []) {
				for (const n of nodesAt(t, i)) {
					if (n.kind === "map") r.add(n);
					else e.seen.add(n);
					(0, o.A3)(e, n);
				}
			}
		}
		function nodesAt(e, t) {
			if (e === undefined) return [];
			if (e.kind === "list") return (0, i.S3)(e).flatMap((e) => nodesAt(e, t));
			const [n, ...r] = t;
			return n === undefined ? [e] : nodesAt((0, i.oB)(e, n), r);
		}
		var v = n(75876);
		var y = n(58267);
		var b = n(46336);
		var x = n(76966);
		;
		function addOciRepository(e, t) {
			const n = (0, i.Ms)((0, i.oB)(t, "spec"), "url");
			const r = (0, i.oB)(t, "spec", "ref");
			const a = (0, i.Ms)(r, "tag");
			const o = (0, i.oB)(r, "semver") !== undefined && (0, i.oB)(r, "digest") === undefined;
			if (o || n === undefined || r?.kind !== "map" || (a ?? (0, i.Ms)(r, "digest")) === undefined) return;
			(0, y.X)(e, {
				...(0, b.n)(e, r),
				name: n,
				tag: a,
				prefix: "oci://",
				reader: x.c0
			});
		}
		;
		const S = {
			kind: "yaml",
			name: "kubernetes",
			page: {
				title: "Kubernetes",
				files: "by `apiVersion` and `kind`, in YAML and JSON",
				finds: "`image` of objects, lists and custom resources; manifests and chart values inside them (Argo Workflows, Argo CD, Flux, k3s)",
				pin: "behind the tag; in the tag where it stands apart",
				alsoReadBy: "Renovate, Dependabot, frizbee, digestabot"
			},
			paths: [],
			recognizes: (e) => apiGroupOf(e) === undefined ? undefined : "surely",
			scan: scanKubernetes
		};
		const C = new Set([
			"ConfigMap",
			"Secret",
			"CustomResourceDefinition"
		]);
		const w = new Set([
			"annotations",
			"labels",
			"matchLabels",
			"nodeSelector"
		]);
		function apiGroupOf(e) {
			const t = (0, i.Um)((0, i.oB)(e, "apiVersion"));
			return (0, i.Um)((0, i.oB)(e, "kind")) === undefined ? undefined : t?.replace(/\/.*$/s, "");
		}
		const T = /(?:^|\.)(?:kyverno\.io|gatekeeper\.sh|sigstore\.dev)$/;
		function scanKubernetes(e) {
			(0, m.WX)(e);
			const t = apiGroupOf(e.root);
			const n = T.test(t ?? "");
			for (const r of (0, i.jQ)(e.root, createLeaveOut(e))) {
				if (n && (0, a.n)((0, i.Um)((0, i.oB)(r, "image")) ?? "")) continue;
				(0, o.hk)(e, (0, i.oB)(r, "image", "reference"));
				const s = (0, i.oB)(r, "images");
				const c = (0, i.oB)(r, "imageTag");
				if (s !== undefined) (0, v.H)(e, (0, i.S3)(s));
				if (c !== undefined) (0, v.H)(e, [c]);
				addPatchedImage(e, r);
				const l = (0, i.Um)((0, i.oB)(r, "kind"));
				(0, m.pU)(e, r, l);
				if (l === "OCIRepository") addOciRepository(e, r);
				if (t === "argoproj.io") addParameterImages(e, r);
				(0, h.HJ)(e, r);
				(0, g.HI)(e, r, (t, n) => scanKubernetesText(t, n, e.syntax));
			}
		}
		function addPatchedImage(e, t) {
			if ((0, i.Um)((0, i.oB)(t, "path"))?.endsWith("/image")) (0, o.hk)(e, (0, i.oB)(t, "value"));
		}
		function createLeaveOut(e) {
			const t = new Set();
			return (n, r) => {
				const a = (0, i.Um)((0, i.oB)(n, "kind"));
				if (a !== undefined) leaveOutNames(e, n, apiGroupOf(n), t);
				return w.has(r) || C.has(a ?? "") || t.has(n);
			};
		}
		function scanKubernetesText(e, t, n) {
			const { documents: a, faults: s } = (0, r.g)(e);
			t.faults.push(...s);
			const c = (0, o.J4)(e, n, t);
			for (const { root: e } of a) {
				const t = {
					...c,
					root: e
				};
				for (const n of (0, i.S3)(e)) addPatchedImage(t, n);
				scanKubernetes(t);
			}
		}
	}),
	75876: ((e, t, n) => {
		t.H = addKustomizeImages;
		var r = n(14683);
		var i = n(58267);
		var a = n(76966);
		const o = "its tag is not in this file; the manifests set it";
		function addKustomizeImages(e, t) {
			for (const n of t) {
				if (n?.kind !== "map" || e.seen.has(n)) continue;
				e.seen.add(n);
				const t = (0, r.Ms)(n, "newName");
				const s = (0, r.Ms)(n, "newTag");
				const c = (0, r.Ms)(n, "digest");
				const l = t ?? (0, r.Ms)(n, "name");
				if (l === undefined || (t ?? s ?? c) === undefined) continue;
				(0, i.X)(e, {
					map: n,
					name: l,
					tag: s,
					digests: c === undefined ? [] : [["digest", c]],
					reader: a.c0,
					withoutTag: o
				});
			}
		}
	}),
	28271: ((e, t, n) => {
		n.d(t, { Q: () => r });
		const r = {
			kind: "text",
			name: "text",
			page: {
				title: "Any other text",
				files: "all other tracked files: Makefiles, scripts, `.env`, Go, TOML, \u2026",
				finds: "complete references (`host/organization/name:tag`)",
				pin: "behind the tag",
				alsoReadBy: "digestabot (Makefiles, scripts, Go and a few others)"
			},
			paths: [],
			rest: "text",
			longest: Number.POSITIVE_INFINITY,
			scan: () => undefined
		};
	}),
	68095: ((e, t, n) => {
		n.d(t, { o: () => l });
		var r = n(14683);
		var i = n(79759);
		var a = n(35234);
		var o = n(76671);
		var s = n(91087);
		var c = n(90947);
		const l = {
			kind: "yaml",
			name: "yaml",
			page: {
				title: "Any other YAML and JSON",
				files: "`*.yaml`, `*.yml`, `*.json`",
				finds: "`image` and similar keys with a registry host, lists under `images`, complete references in any value (in JSON other than Kubernetes manifests, only those)",
				pin: "behind the tag; in the tag where it stands apart",
				alsoReadBy: "frizbee (`image`), digestabot"
			},
			paths: [/\.(?:ya?ml|json)$/],
			values: "text",
			scan: (e) => {
				const t = {
					...e,
					onlyComplete: true
				};
				addResults(e);
				(0, o.sg)(t);
				for (const n of (0, r.jQ)(e.root)) {
					(0, s.HI)(t, n, scanInner);
					(0, a.pU)(t, n, (0, r.Um)((0, r.oB)(n, "kind")));
				}
				for (const n of (0, r.S3)(e.root)) (0, c.A9)(t, n);
			}
		};
		function addResults(e) {
			const { root: t } = e;
			const n = (0, r.S3)((0, r.oB)(t, "dockers_v2")).map((e) => (0, r.oB)(e, "images"));
			const a = (0, r.S3)((0, r.oB)(t, "kos")).map((e) => (0, r.oB)(e, "repositories"));
			const o = (0, r.sm)((0, r.oB)(t, "resources")).flatMap((e) => /^docker(?:-build)?:/.test((0, r.Um)((0, r.oB)(e, "type")) ?? "") ? (0, r.oB)(e, "properties", "imageName") ?? [] : []);
			for (const t of [...[...n, ...a].flatMap(r.S3), ...o]) {
				e.seen.add(t);
				(0, i.A3)(e, t);
			}
		}
		function scanInner(e, t) {
			(0, c.ng)(e, t, l.name);
		}
	}),
	40907: ((e, t, n) => {
		t.j = createVariableTable;
		var r = n(18854);
		const i = 8;
		function createVariableTable(e) {
			const { text: t, label: n, mentions: a, expands: o, whyFixed: s, whyUnknown: c } = e;
			const l = new Map();
			let u = 0;
			function read(e) {
				const l = t(e);
				if (l === undefined || u > i) return undefined;
				const d = o ? {
					lookup,
					whyUnknown: c
				} : r.s;
				u += 1;
				const f = (0, r.i)(l, d);
				u -= 1;
				const [p] = l.pieces;
				if (f.kind === "unknown" || p === undefined) return undefined;
				const m = {
					label: n(e),
					offset: p.start,
					mentions: a().get(e) ?? 0,
					fixed: s?.(e)
				};
				return {
					text: f.text,
					definition: m,
					uses: f.uses
				};
			}
			function lookup(e) {
				if (!l.has(e)) {
					l.set(e, undefined);
					l.set(e, read(e));
				}
				return l.get(e);
			}
			return lookup;
		}
	}),
	79759: ((e, t, n) => {
		t.A3 = addQuiet;
		t.J4 = createYamlContext;
		t.Kb = addDefaults;
		t.XS = addImageArguments;
		t.hk = addImage;
		t.j = addText;
		var r = n(63664);
		var i = n(18854);
		var a = n(14683);
		var o = n(52621);
		var s = n(67669);
		var c = n(7175);
		var l = n(21948);
		var u = n(31799);
		var d = n(76966);
		const f = 8192;
		function createYamlContext(e, t, n, r) {
			return {
				source: e,
				root: undefined,
				syntax: t,
				sink: n,
				dialect: i.s,
				onlyComplete: false,
				seen: new Set(),
				mentions: (0, s.n3)(() => (0, s.H2)(e)),
				parameterMentions: (0, s.n3)(() => (0, s.q8)(e)),
				isCompared: (0, u.w$)(e),
				environment: r,
				readerOf: () => d.hq
			};
		}
		function addImage(e, t, n = "", r = {}) {
			const i = (0, a.b6)(t);
			if (i === undefined || e.seen.has(i) || isNoName(i)) return;
			const s = (0, c.K8)((0, o.c)(e.source, i.scalar));
			if (!s.value.startsWith(n)) return;
			if (addText(e, (0, c.ao)(s, n.length), r, hasHost)) e.seen.add(i);
		}
		function addImageArguments(e, t) {
			for (const n of t) {
				const t = (0, a.b6)(n);
				if (t === undefined || e.seen.has(t)) continue;
				if (addImageArgument(e, t)) continue;
				const [i, o] = t.scalar.range;
				if ((0, r.$B)(t.value.slice(t.value.indexOf("=") + 1))) e.sink.zones.push({
					start: i,
					end: o,
					kind: "text"
				});
				else e.seen.delete(t);
			}
		}
		function addImageArgument(e, t, n = () => undefined) {
			const r = (0, a.b6)(t);
			if (r === undefined || e.seen.has(r) || isNoName(r)) return false;
			e.seen.add(r);
			const i = (0, o.c)(e.source, r.scalar);
			const s = (0, c.ao)(i, i.value.indexOf("=") + 1);
			const l = s.value.includes("/") ? n() : undefined;
			return addText({
				...e,
				onlyComplete: true
			}, s, { notEditable: l });
		}
		function addDefaults(e, t) {
			for (const n of t) addImageArgument(e, (0, a.oB)(n, "default"), () => (0, u.g6)(n, e.isCompared));
		}
		function addText(e, t, n = {}, a = r.De) {
			if (e.onlyComplete) {
				const n = (0, i.i)(t, e.dialect);
				if (n.kind === "unknown" || !a(n.text.value)) return false;
			}
			(0, l.o)(e.sink, e.syntax, t, e.dialect, n);
			return true;
		}
		function addQuiet(e, t) {
			if (t?.kind !== "text") return;
			const [n, r] = t.scalar.range;
			e.sink.zones.push({
				start: n,
				end: r,
				kind: "quiet"
			});
		}
		function hasHost(e) {
			const t = (0, r.o_)(e);
			if (t.kind === "malformed") return (0, r.De)(e);
			return t.reference.host !== undefined;
		}
		function isNoName(e) {
			if (e.value.length > f) return true;
			return e.isPlain && /^(?:true|false|[-+.\d]+)$/i.test(e.value);
		}
	}),
	99151: ((e, t, n) => {
		t.B = zoneOfKey;
		t.k = addYamlZones;
		var r = n(14683);
		var i = n(27620);
		const a = /^(?:run|runs|script|scripts|before_script|after_script|pre-?commands?|post-?commands?|commands?|cmd|cmds|args|arguments|entry_?point|entrypoint|exec|sh|shell|bash|pwsh|powershell|test|inline_?script|setup|teardown|hooks?)$/i;
		const o = /^(?:run|test|setup|teardown|args|arguments|script|scripts)$/i;
		const s = /^(?:(?:platform[-_])?registry[-_]map|tags?[-_]?list|tags|output|outputs|destinations?|push|cache[-_](?:from|to)|image[-_]?tags?|target_?image|image_templates|docker_manifests|publish[-_]?id)$/i;
		const c = /^(?:(?:.*\.)?repository|.*[a-z\d](?:Image|Repository))$/;
		const l = /^(?:docker|oci):\/\//;
		const u = /^(?:ansible\.\w+|community\.\w+)\./;
		const d = /^(?:data|stringData)$/;
		const f = new Set(["ConfigMap", "Secret"]);
		function addYamlZones(e, t) {
			const { root: n, seen: a, sink: o } = e;
			const s = new Set();
			const visit = (e, t, n) => {
				if (e === undefined || s.has(e)) return;
				s.add(e);
				if (e.kind === "list") {
					for (const r of e.items) visit(r, t, n);
				} else if (e.kind === "map") {
					const t = (0, r.Um)((0, r.oB)(e, "kind")) ?? "";
					const a = placeOfCharts(e, t);
					if (a !== undefined && !(0, i.p)(a.value)) addZone(a, "value");
					const s = f.has(t);
					for (const { key: t, keyEnd: r, keyStart: i, value: a } of e.own.values()) {
						if (t.includes("/")) o.zones.push({
							start: i,
							end: r,
							kind: n === "text" ? "value" : n
						});
						if (s && d.test(t)) visitData(a);
						else visit(a, t, zoneOfKey(t, n, a?.kind === "map"));
					}
				} else if (e.value.includes("/") && !a.has(e)) {
					const r = n === "value" && (isBlock(e) || isNameAlone(e, t));
					addZone(e, r ? "text" : n);
				}
			};
			const addZone = (e, t) => {
				s.add(e);
				const [n, r] = e.scalar.range;
				o.zones.push({
					start: n,
					end: r,
					kind: t
				});
			};
			const visitData = (e) => {
				for (const { value: t } of e?.kind === "map" ? e.own.values() : []) visit(t, "", "text");
			};
			visit(n, "", t.values ?? "value");
		}
		function placeOfCharts(e, t) {
			if (t === "HelmRepository") return (0, r.b6)((0, r.oB)(e, "spec", "url"));
			if ((0, r.oB)(e, "targetRevision") !== undefined) return (0, r.b6)((0, r.oB)(e, "repoURL"));
			if ((0, r.oB)(e, "name") === undefined) return undefined;
			if ((0, r.Um)((0, r.oB)(e, "oci")) === "true") return (0, r.b6)((0, r.oB)(e, "url"));
			const n = (0, r.b6)((0, r.oB)(e, "repository") ?? (0, r.oB)(e, "repo"));
			const i = n?.value.startsWith("oci://") && (0, r.oB)(e, "version") !== undefined;
			return i ? n : undefined;
		}
		const p = new Map();
		const m = 1e3;
		const h = 12;
		function kindOfKey(e) {
			const t = p.get(e);
			if (t !== undefined) return t;
			const n = s.test(e) ? "result" : a.test(e.replace(u, "")) ? "executed" : "other";
			if (e.length <= h && p.size < m) p.set(e, n);
			return n;
		}
		function zoneOfKey(e, t, n) {
			const r = kindOfKey(e);
			if (r === "result") return "quiet";
			if (n && t === "text" && o.test(e)) return t;
			if (r === "executed") return "script";
			return e === "with" && t === "value" ? "text" : t;
		}
		function isNameAlone({ value: e }, t) {
			const n = e.replace(l, "");
			return (n !== e || c.test(t)) && !(0, i.p)(n);
		}
		function isBlock({ scalar: e }) {
			return e.type === "BLOCK_LITERAL" || e.type === "BLOCK_FOLDED";
		}
	})
};
;
