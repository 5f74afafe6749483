"use strict";
exports.id = 2394;
exports.ids = [2394];
exports.modules = {
	62394: ((e, t, n) => {
		n.r(t);
		n.d(t, {
			createFileFilter: () => createFileFilter,
			createHostMention: () => createHostMention,
			createOurNames: () => createOurNames,
			createReferenceMention: () => createReferenceMention,
			hasHiddenLetters: () => hasHiddenLetters
		});
		var r = n(80708);
		var i = n(34891);
		function createHostMention({ mappings: e, registryHost: t }) {
			const n = [
				r.uD,
				t,
				...e.map(({ from: e }) => e.join("/"))
			];
			const i = n.map((e) => e.split("/").map((e) => e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("(?::443)?/"));
			const a = String.raw`(?:(?<=\b(?:docker|oci|docker-image):\/\/)|(?<=\$\{\w+:?-)|(?<![\w./-]))`;
			const o = new RegExp(`${a}(?:${i.join("|")})(?![\\w-]|\\.\\w)`, "i");
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
				find: (0, i.m)(e)
			};
		}
		function hasHiddenLetters(e) {
			return /\\(?:x[2-7]|u00[2-7]|U000000[2-7])[0-9A-Fa-f]/.test(e);
		}
		const a = /^[ \t]*FROM[ \t][^\n]*?(?:\$[^\s/]*[$.]|\.[^\s/]*\$)[^\s/]*\//im;
		const o = new Set(["text", "markdown"]);
		function createFileFilter(e) {
			const { mappings: t, registryHost: n } = e;
			if ((0, r.de)(e)) return () => true;
			const i = [
				r.uD,
				n,
				...t.map(({ from: e }) => String(e[0]))
			];
			const s = [...new Set(i.map((e) => e.replace(/:443$/, "").toLowerCase()))].map((e) => e.replace(/[a-z]|[^a-z\d-]/g, (e) => /[a-z]/.test(e) ? `[${e}${e.toUpperCase()}]` : `\\${e}`));
			const c = new RegExp(s.join("|"));
			return (e, t) => {
				if (c.test(t)) return true;
				if (o.has(e)) return false;
				if (e === "dockerfile" && a.test(t)) return true;
				if (!/[\\`]/.test(t)) return false;
				return hasHiddenLetters(t) || c.test(t.replaceAll(/[\\`][ \t]*\r?\n[ \t]*/g, ""));
			};
		}
	}),
	5071: ((e, t, n) => {
		n.d(t, {
			G: () => goesOnAsPattern,
			n: () => isNamePattern
		});
		const r = /^(?:[*{]|<(?![/!?]|br\b))/i;
		function goesOnAsPattern(e) {
			return r.test(e);
		}
		function isNamePattern(e) {
			return !e.includes("{{") && /\*|\s\|\s/.test(e);
		}
	}),
	34891: ((e, t, n) => {
		n.d(t, { m: () => createLiteralFinder });
		var r = n(80708);
		var i = n(63018);
		;
		const a = 400;
		const o = /@sha256:[0-9a-f]{64}/g;
		const s = a + 8 * 72;
		const c = 5e3;
		const l = /(?:^|[\s"'=,[(])(?:-t|--tag|--tags|--destination|--dest|--cache-to|--image-tag|--to-repo)(?:["']?[\s,=]+["']?)$/;
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
				if (n > c || standsAtResult(e, i)) t.add(r);
			}
			return t;
		}
		function standsAtResult(e, t) {
			const n = textBefore(e, t);
			const r = lineBefore(n);
			if (l.test(r) && !u.test(r)) return true;
			if (m.test(r) && h.test(n)) return true;
			if (p.test(n) || isCopyTarget(r)) return true;
			return d.some((e) => e.test(r));
		}
		function isCopyTarget(e) {
			const t = f.exec(e)?.[1]?.split(/\s+/) ?? [];
			return t.slice(0, -1).some((e) => !e.startsWith("-") && /[/:$]/.test(e));
		}
		function textBefore(e, t) {
			const n = e.slice(Math.max(0, t - s), t);
			return (n.includes("@sha256:") ? n.replace(o, "") : n).slice(-a);
		}
		function lineBefore(e) {
			const t = e.includes("\\") ? e.replace(/\\\r?\n/g, " ") : e;
			return t.slice(t.lastIndexOf("\n") + 1);
		}
		var v = n(5071);
		;
		const y = String.raw`(?:\\?/|\\u002[fF])`;
		const b = String.raw`(?=[:@]|\\u00(?:3[aA]|40))`;
		const x = String.raw`(?![\w-]|\.\w)`;
		const S = String.raw`(?:${y}|(?=\}))`;
		const C = String.raw`(?:(?:index|registry-1)\.)?docker\.io`;
		const w = 3;
		function startPattern({ mappings: e, registryHost: t }) {
			const n = [r.uD, t].map((e) => ({
				words: [e],
				to: 0
			}));
			const i = e.map(({ from: e, to: t }) => ({
				words: e,
				to: t.length
			}));
			const a = [...n, ...i].sort((e, t) => lengthOf(t.words) - lengthOf(e.words));
			return [...new Set(a.flatMap(({ to: e, words: t }) => patternsOf(t, e)))].join("|");
		}
		function lengthOf(e) {
			return e.join("/").length;
		}
		function patternsOf([e = "", ...t], n) {
			const [i, ...a] = t.map(escaped);
			const o = hostPattern(e);
			const s = (0, r.jV)(e) === "docker.io" && i === "library";
			const c = s && a.length > 0 ? [`(?:library${y})?${a.join(y)}`] : t.map(escaped);
			const l = [o, ...c].join(y);
			const u = n >= w ? x : b;
			return [
				`${l}${S}`,
				...t.length > 0 && n > 1 ? [`${l}${u}`] : [],
				...s && a.length === 0 ? [String.raw`${o}${y}(?=[\w.-]+${b})`] : []
			];
		}
		function hostPattern(e) {
			if ((0, r.jV)(e) === "docker.io") return `${C}(?::443)?`;
			const t = /:\d+$/.test(e) || e.endsWith("]") ? "" : "(?::443)?";
			return `${escaped(e).replace(/:443$/, "(?::443)?")}${t}`;
		}
		function escaped(e) {
			return e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
		}
		;
		const T = /(?<!\$)\{\{-?([^{}]*?)-?\}\}|\{%[-+]?([^%]*?)[-+]?%\}/g;
		function beforeBlockEnd(e) {
			if (!e.includes("{")) return e;
			let t = 0;
			let n = false;
			let r;
			for (const i of e.matchAll(T)) {
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
			return e.slice(0, e.search(T));
		}
		function kindOf(e) {
			const t = e.trim();
			if (t.startsWith("/*")) return "comment";
			if (/^(?:if|with|range|define|block|for|macro|call|filter|set)\b/.test(t)) return "open";
			if (/^(?:else|elif)\b/.test(t)) return "else";
			return /^end(?:if|for|with|macro|call|filter|set|block)?$/.test(t) ? "end" : "value";
		}
		;
		const E = 2e4;
		const D = 4096;
		const O = {
			registryHost: r.uD,
			mappings: []
		};
		const k = String.raw`\$?\{\{[^{}\n]{0,200}\}\}|[$#%]?\{[^{}\n]{0,200}\}|\$\([^()\n]{0,200}\)|\$\w+|<<[^<>\n]{0,200}>>|%%?\w+%%?|%[sdv]|\{%[^%\n]{0,200}%\}`;
		const A = new RegExp(String.raw`(?:[\w./:@+~-]+|${k}|\\(?:/|u00(?:2[fF]|3[aA]|40)))*`, "y");
		const j = /\\(?:\/|u00([0-7][\da-f]))/gi;
		const M = new RegExp(`${k}|@[A-Za-z_]+@`);
		const N = /(?:^|[^A-Za-z0-9+.-])(?:docker|oci|docker-image|docker-daemon|containers-storage|ostree-unverified-registry):\/\/$/i;
		const P = /[\w./%@-]$/;
		const F = /(?:\\[nrt]|\$\{\w{1,80}:?-)$/;
		const I = /\$\{\w{1,80}:?-$/;
		const L = /^[^{}\s]{0,200}\}(?:[\w/:@$-]|\\\/)/;
		const R = 210;
		const z = 200;
		function createLiteralFinder(e = O) {
			const t = startPattern(e);
			return (e) => {
				const n = new RegExp(t, "gi");
				const r = createResultCheck(e);
				const i = [];
				for (let t = n.exec(e); t !== null; t = n.exec(e)) {
					if (!isStart(e, t.index)) continue;
					const a = startOfJoined(e, t.index);
					if (a === undefined ? e.charAt(n.lastIndex) === "}" : !isStart(e, a)) continue;
					A.lastIndex = a ?? n.lastIndex;
					const [o = ""] = A.exec(e) ?? [];
					const s = a === undefined ? `${t[0]}${o}` : o;
					const c = judge(e, a ?? t.index, s.slice(0, D + 1), r);
					if (c === undefined) continue;
					n.lastIndex = c.end;
					i.push(c);
					if (i.length > E) throw new RangeError(`it names more than ${E} images`);
				}
				return i;
			};
		}
		function isStart(e, t) {
			const n = withoutEscapes(e.slice(Math.max(0, t - z), t));
			if (n.endsWith("://")) return N.test(n);
			return !P.test(n) || F.test(n);
		}
		function startOfJoined(e, t) {
			const n = I.exec(e.slice(Math.max(0, t - z), t));
			if (n === null || !L.test(e.slice(t, t + R))) return undefined;
			return t - n[0].length;
		}
		function withoutEscapes(e) {
			if (!e.includes("\\")) return e;
			return e.replaceAll(j, (e, t) => t === undefined ? "/" : String.fromCharCode(Number.parseInt(t, 16)));
		}
		function judge(e, t, n, r) {
			const a = beforeBlockEnd(n);
			const o = M.test(a);
			const s = o ? a.replace(/(?<![.:-])[.:-]+$/, "") : a.replace(/(?<!\W)\W+$/, "");
			const c = t + s.length;
			const l = r(t);
			const literal = (e) => ({
				start: t,
				end: c,
				kind: e,
				isResult: l
			});
			if (o) return literal("variable");
			const goesOn = (t) => a.length === n.length && (0, v.G)(e.slice(t, t + 4));
			if (goesOn(c) || s.length < a.length && goesOn(t + a.length)) return undefined;
			const u = withoutEscapes(s);
			const d = (0, i.o_)(u);
			const f = u.replace(/^[^/]*\//, "");
			const p = /[:@]/.test(f);
			if (d.kind === "malformed") return p ? literal("malformed") : undefined;
			if (p) return literal("complete");
			const m = e.charAt(c) === "=";
			return d.reference.path.length > 1 && !m ? literal("untagged") : undefined;
		}
	})
};
;
