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
		const u = /push|tag|commit|manifest|pack|copy|cp/;
		const d = /\b(?:docker|podman|nerdctl)\s+(?:container\s+)?(?:run|exec|create)\b[^\n;&|]*$/;
		const f = [
			/\b(?:docker|podman|nerdctl|buildah|crane|img|ko|pack)\s+(?:image\s+)?(?:push|tag)\b[^\n;&|]*$/,
			/\b(?:docker|podman|nerdctl|buildah)\s+(?:container\s+)?(?:commit|manifest\s+\w+)\s[^\n;&|]*$/,
			/\b(?:oras\s+push|flux\s+push\s+artifact|imgpkg\s+push|helm\s+push)\s[^\n;&|]*$/,
			/\bpack\s+build\s[^\n;&|]*$(?<!\s(?:--builder|-B|--run-image|--lifecycle-image|--buildpack|-b)[\s=]+["']?(?:docker:\/\/)?)/
		];
		const p = /\b(?:skopeo|crane|gcrane|oras|regctl)\s+(?:image\s+)?(?:copy|cp)\s([^\n;&|]*)$/;
		const m = /(?:\.(?:build|push|[pP]ublish)\(\s*(?:ctx\s*,\s*)?|\b(?:docker|custom)_build(?:_with_restart)?\((?:\s*|[^()]*\bref\s*=\s*))["']$/;
		const h = /image(?:\s*=\s*["']|>)\s*$/;
		const g = /(?:\bto\s*\{\s*image\s*=\s*["']|\bjib\.to\.image\s*=\s*["']|<to>\s*<image>\s*)$/;
		const _ = /(?:(?:^|[\s;"'])([A-Za-z_]\w{0,80})\s*[?:+!]{0,3}=\s*["']?(?:\$\{\w{1,80}:?[-=])?|\$\{([A-Za-z_]\w{0,80}):?[-=])$/;
		const v = /\$[({]?([A-Za-z_]\w{0,80})/g;
		function createResultCheck(e) {
			let t;
			return (n) => {
				if (standsAtResult(e, n)) return true;
				const r = lineBefore(textBefore(e, n));
				const [, i, a] = _.exec(r) ?? [];
				const o = i ?? a;
				if (o === undefined) return false;
				t ??= variablesOfResults(e);
				return t.has(o);
			};
		}
		function variablesOfResults(e) {
			const t = new Set();
			let n = 0;
			for (const { 1: r = "", index: i } of e.matchAll(v)) {
				if (t.has(r)) continue;
				n += 1;
				if (n > c || standsAtResult(e, i)) t.add(r);
			}
			return t;
		}
		function standsAtResult(e, t) {
			const n = textBefore(e, t);
			const r = lineBefore(n);
			if (l.test(r) && !d.test(r)) return true;
			if (h.test(r) && g.test(n)) return true;
			if (/["']$/.test(n) && m.test(n)) return true;
			return u.test(r) && (isCopyTarget(r) || f.some((e) => e.test(r)));
		}
		function isCopyTarget(e) {
			const t = p.exec(e)?.[1]?.split(/\s+/) ?? [];
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
		var y = n(5071);
		;
		const b = String.raw`(?:\\?/|\\u002[fF])`;
		const x = String.raw`(?=[:@]|\\u00(?:3[aA]|40))`;
		const S = String.raw`(?![\w-]|\.\w)`;
		const C = String.raw`(?:${b}|(?=\}))`;
		const w = String.raw`(?:(?:index|registry-1)\.)?docker\.io`;
		const T = 3;
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
			const c = s && a.length > 0 ? [`(?:library${b})?${a.join(b)}`] : t.map(escaped);
			const l = [o, ...c].join(b);
			const u = n >= T ? S : x;
			return [
				`${l}${C}`,
				...t.length > 0 && n > 1 ? [`${l}${u}`] : [],
				...s && a.length === 0 ? [String.raw`${o}${b}(?=[\w.-]+${x})`] : []
			];
		}
		function hostPattern(e) {
			if ((0, r.jV)(e) === "docker.io") return `${w}(?::443)?`;
			const t = /:\d+$/.test(e) || e.endsWith("]") ? "" : "(?::443)?";
			return `${escaped(e).replace(/:443$/, "(?::443)?")}${t}`;
		}
		function escaped(e) {
			return e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
		}
		;
		const E = /(?<!\$)\{\{-?([^{}]*?)-?\}\}|\{%[-+]?([^%]*?)[-+]?%\}/g;
		function beforeBlockEnd(e) {
			if (!e.includes("{")) return e;
			let t = 0;
			let n = false;
			let r;
			for (const i of e.matchAll(E)) {
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
			return e.slice(0, e.search(E));
		}
		function kindOf(e) {
			const t = e.trim();
			if (t.startsWith("/*")) return "comment";
			if (/^(?:if|with|range|define|block|for|macro|call|filter|set)\b/.test(t)) return "open";
			if (/^(?:else|elif)\b/.test(t)) return "else";
			return /^end(?:if|for|with|macro|call|filter|set|block)?$/.test(t) ? "end" : "value";
		}
		;
		const D = 2e4;
		const O = 4096;
		const k = {
			registryHost: r.uD,
			mappings: []
		};
		const A = String.raw`\$?\{\{[^{}\n]{0,200}\}\}|[$#%]?\{[^{}\n]{0,200}\}|\$\([^()\n]{0,200}\)|\$\w+|<<[^<>\n]{0,200}>>|%%?\w+%%?|%[sdv]|\{%[^%\n]{0,200}%\}`;
		const j = new RegExp(String.raw`(?:[\w./:@+~-]+|${A}|\\(?:/|u00(?:2[fF]|3[aA]|40)))*`, "y");
		const M = /\\(?:\/|u00([0-7][\da-f]))/gi;
		const N = new RegExp(`${A}|@[A-Za-z_]+@`);
		const P = /(?:^|[^A-Za-z0-9+.-])(?:docker|oci|docker-image|docker-daemon|containers-storage|ostree-unverified-registry):\/\/$/i;
		const F = /[\w./%@-]$/;
		const I = /(?:\\[nrt]|\$\{\w{1,80}:?-)$/;
		const L = /\$\{\w{1,80}:?-$/;
		const R = /^[^{}\s]{0,200}\}(?:[\w/:@$-]|\\\/)/;
		const z = 210;
		const B = 200;
		function createLiteralFinder(e = k) {
			const t = startPattern(e);
			return (e, n = () => false) => {
				const r = new RegExp(t, "gi");
				const i = createResultCheck(e);
				const a = [];
				for (let t = r.exec(e); t !== null; t = r.exec(e)) {
					if (n(t.index)) {
						r.lastIndex = endOfToken(e, r.lastIndex);
						continue;
					}
					if (!isStart(e, t.index)) continue;
					const o = startOfJoined(e, t.index);
					if (o === undefined ? e.charAt(r.lastIndex) === "}" : !isStart(e, o)) continue;
					const s = e.slice(o ?? t.index, endOfToken(e, o ?? r.lastIndex));
					const c = judge(e, o ?? t.index, s.slice(0, O + 1), i);
					if (c === undefined) continue;
					r.lastIndex = c.end;
					a.push(c);
					if (a.length > D) throw new RangeError(`it names more than ${D} images`);
				}
				return a;
			};
		}
		function endOfToken(e, t) {
			j.lastIndex = t;
			return t + (j.exec(e)?.[0].length ?? 0);
		}
		function isStart(e, t) {
			const n = withoutEscapes(e.slice(Math.max(0, t - B), t));
			if (n.endsWith("://")) return P.test(n);
			return !F.test(n) || I.test(n);
		}
		function startOfJoined(e, t) {
			const n = L.exec(e.slice(Math.max(0, t - B), t));
			if (n === null || !R.test(e.slice(t, t + z))) return undefined;
			return t - n[0].length;
		}
		function withoutEscapes(e) {
			if (!e.includes("\\")) return e;
			return e.replaceAll(M, (e, t) => t === undefined ? "/" : String.fromCharCode(Number.parseInt(t, 16)));
		}
		function judge(e, t, n, r) {
			const a = beforeBlockEnd(n);
			const o = N.test(a);
			const s = o ? a.replace(/(?<![.:-])[.:-]+$/, "") : a.replace(/(?<!\W)\W+$/, "");
			const c = t + s.length;
			const literal = (e) => ({
				start: t,
				end: c,
				kind: e,
				isResult: () => r(t)
			});
			if (o) return literal("variable");
			const goesOn = (t) => a.length === n.length && (0, y.G)(e.slice(t, t + 4));
			if (goesOn(c) || s.length < a.length && goesOn(t + a.length)) return undefined;
			const l = withoutEscapes(s);
			const u = (0, i.o_)(l);
			const d = l.replace(/^[^/]*\//, "");
			const f = /[:@]/.test(d);
			if (u.kind === "malformed") return f ? literal("malformed") : undefined;
			if (f) return literal("complete");
			const p = e.charAt(c) === "=";
			return u.reference.path.length > 1 && !p ? literal("untagged") : undefined;
		}
	})
};
;
