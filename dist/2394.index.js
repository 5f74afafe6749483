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
		var i = n(61704);
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
	61704: ((e, t, n) => {
		n.d(t, { m: () => createLiteralFinder });
		var r = n(80708);
		var i = n(63018);
		;
		const a = /(?<!\$)\{\{-?([^{}]*?)-?\}\}|\{%[-+]?([^%]*?)[-+]?%\}/g;
		function beforeBlockEnd(e) {
			if (!e.includes("{")) return e;
			let t = 0;
			let n = false;
			let r;
			for (const i of e.matchAll(a)) {
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
			return e.slice(0, e.search(a));
		}
		function kindOf(e) {
			const t = e.trim();
			if (t.startsWith("/*")) return "comment";
			if (/^(?:if|with|range|define|block|for|macro|call|filter|set)\b/.test(t)) return "open";
			if (/^(?:else|elif)\b/.test(t)) return "else";
			return /^end(?:if|for|with|macro|call|filter|set|block)?$/.test(t) ? "end" : "value";
		}
		;
		const o = 2e4;
		const s = 4096;
		const c = String.raw`\$?\{\{[^{}\n]{0,200}\}\}|[$#%]?\{[^{}\n]{0,200}\}|\$\([^()\n]{0,200}\)|\$\w+|<<[^<>\n]{0,200}>>|%%?\w+%%?|%[sdv]|\{%[^%\n]{0,200}%\}`;
		const l = String.raw`(?:\\?/|\\u002[fF])`;
		const u = new RegExp(String.raw`(?:[\w./:@+~-]+|${c}|\\(?:/|u00(?:2[fF]|3[aA]|40)))*`, "y");
		const d = /\\(?:\/|u00([0-7][\da-f]))/gi;
		const f = new RegExp(`${c}|@[A-Za-z_]+@`);
		const p = /(?:^|[^A-Za-z0-9+.-])(?:docker|oci|docker-image|docker-daemon|containers-storage|ostree-unverified-registry):\/\/$/i;
		const m = /[\w./%@-]$/;
		const h = /(?:\\[nrt]|\$\{\w{1,80}:?-)$/;
		const g = /^(?:[*{]|<(?![/!?]|br\b))/i;
		const _ = /(?:^|[\s"'=,[(])(?:-t|--tag|--tags|--destination|--dest|--cache-to|--image-tag)(?:["']?[\s,=]+["']?)$/;
		const v = /(?:\.(?:build|push)|\b(?:docker|custom)_build(?:_with_restart)?)\(\s*["']$/;
		const y = /image(?:\s*=\s*["']|>)\s*$/;
		const b = /(?:\bto\s*\{\s*image\s*=\s*["']|\bjib\.to\.image\s*=\s*["']|<to>\s*<image>\s*)$/;
		const x = /\b(?:docker|podman|nerdctl|buildah|crane|img|ko|pack)\s+(?:image\s+)?(?:push|tag|build\s+-t)\b[^\n;&|]*$/;
		const S = 200;
		function createLiteralFinder(e) {
			const t = hostPattern(e);
			return (e) => {
				const n = new RegExp(`(?:${t})${l}`, "gi");
				const r = [];
				for (let t = n.exec(e); t !== null; t = n.exec(e)) {
					if (!isStart(e, t.index)) continue;
					u.lastIndex = n.lastIndex;
					const [i = ""] = u.exec(e) ?? [];
					const a = judge(e, t.index, `${t[0]}${i}`.slice(0, s + 1));
					if (a === undefined) continue;
					n.lastIndex = a.end;
					r.push(a);
					if (r.length > o) throw new RangeError(`it names more than ${o} images`);
				}
				return r;
			};
		}
		function hostPattern(e) {
			const { mappings: t = [], registryHost: n = r.uD } = e ?? {};
			const i = [
				r.uD,
				n,
				...t.map(({ from: e }) => e.join("/"))
			];
			const a = [...new Set(i)].sort((e, t) => t.length - e.length);
			return a.map((e) => {
				const [t = "", ...n] = e.split("/").map((e) => e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
				const r = /:\d+$/.test(t) || t.endsWith("]") ? "" : "(?::443)?";
				return [`${t.replace(/:443$/, "(?::443)?")}${r}`, ...n].join(l);
			}).join("|");
		}
		function isStart(e, t) {
			const n = withoutEscapes(e.slice(Math.max(0, t - S), t));
			if (n.endsWith("://")) return p.test(n);
			return !m.test(n) || h.test(n);
		}
		function withoutEscapes(e) {
			if (!e.includes("\\")) return e;
			return e.replaceAll(d, (e, t) => t === undefined ? "/" : String.fromCharCode(Number.parseInt(t, 16)));
		}
		function judge(e, t, n) {
			const r = beforeBlockEnd(n);
			const a = f.test(r);
			const o = a ? r.replace(/(?<![.:-])[.:-]+$/, "") : r.replace(/(?<!\W)\W+$/, "");
			const s = t + o.length;
			const c = e.slice(Math.max(0, t - S), t);
			const l = c.slice(c.lastIndexOf("\n") + 1);
			const u = y.test(l) && b.test(c) || [
				_,
				v,
				x
			].some((e) => e.test(l));
			const literal = (e) => ({
				start: t,
				end: s,
				kind: e,
				isResult: u
			});
			if (a) return literal("variable");
			const goesOn = (t) => r.length === n.length && g.test(e.slice(t, t + 4));
			if (goesOn(s) || o.length < r.length && goesOn(t + r.length)) return undefined;
			const d = withoutEscapes(o);
			const p = (0, i.o_)(d);
			const m = d.replace(/^[^/]*\//, "");
			const h = /[:@]/.test(m);
			if (p.kind === "malformed") return h ? literal("malformed") : undefined;
			if (h) return literal("complete");
			return p.reference.path.length > 1 ? literal("untagged") : undefined;
		}
	})
};
;
