"use strict";
exports.id = 2394;
exports.ids = [2394];
exports.modules = {
	62394: ((e, t, n) => {
		n.r(t);
		t.createFileFilter = createFileFilter;
		t.createHostMention = createHostMention;
		t.createOurNames = createOurNames;
		t.createReferenceMention = createReferenceMention;
		t.hasHiddenLetters = hasHiddenLetters;
		var r = n(80708);
		var i = n(97107);
		var a = n(51430);
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
	45271: ((e, t, n) => {
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
	5071: ((e, t, n) => {
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
	51430: ((e, t, n) => {
		t.m = createLiteralFinder;
		var r = n(63018);
		var i = n(97107);
		var a = n(45271);
		var o = n(5071);
		;
		const s = String.raw`(?:\\?/|\\u002[fF])`;
		const c = String.raw`(?=[:@]|\\u00(?:3[aA]|40))`;
		const l = String.raw`(?![\w-]|\.\w)`;
		const u = String.raw`(?:${s}|(?=\}))`;
		const d = String.raw`(?:(?:index|registry-1)\.)?docker\.io`;
		const f = 3;
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
			const d = (0, i.jV)(e) === "docker.io" && r === "library";
			const p = d && a.length > 0 ? [`(?:library${s})?${a.join(s)}`] : t.map(escaped);
			const m = [o, ...p].join(s);
			const h = n >= f ? l : c;
			return [
				`${m}${u}`,
				...t.length > 0 && n > 1 ? [`${m}${h}`] : [],
				...d && a.length === 0 ? [String.raw`${o}${s}(?=[\w.-]+${c})`] : []
			];
		}
		function hostPattern(e) {
			if ((0, i.jV)(e) === "docker.io") return `${d}(?::443)?`;
			const t = /:\d+$/.test(e) || e.endsWith("]") ? "" : "(?::443)?";
			return `${escaped(e).replace(/:443$/, "(?::443)?")}${t}`;
		}
		function escaped(e) {
			return e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
		}
		;
		const p = /(?<!\$)\{\{-?([^{}]*?)-?\}\}|\{%[-+]?([^%]*?)[-+]?%\}/g;
		function beforeBlockEnd(e) {
			if (!e.includes("{")) return e;
			let t = 0;
			let n = false;
			let r;
			for (const i of e.matchAll(p)) {
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
			return e.slice(0, e.search(p));
		}
		function kindOf(e) {
			const t = e.trim();
			if (t.startsWith("/*")) return "comment";
			if (/^(?:if|with|range|define|block|for|macro|call|filter|set)\b/.test(t)) return "open";
			if (/^(?:else|elif)\b/.test(t)) return "else";
			return /^end(?:if|for|with|macro|call|filter|set|block)?$/.test(t) ? "end" : "value";
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
			const s = b.test(a);
			const c = s ? a.replace(/(?<![.:-])[.:-]+$/, "") : a.replace(/(?<!\W)\W+$/, "");
			const l = t + c.length;
			const literal = (e) => ({
				start: t,
				end: l,
				kind: e,
				isResult: () => i(t)
			});
			if (s) return literal("variable");
			const goesOn = (t) => a.length === n.length && (0, o.G)(e.slice(t, t + 4));
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
	})
};
;
