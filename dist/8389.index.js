"use strict";
exports.id = 8389;
exports.ids = [8389];
exports.modules = { 28389: ((e, t, n) => {
	n.r(t);
	t.reportSplitImage = reportSplitImage;
	var r = n(8123);
	var i = n(9486);
	;
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
		const { pairs: i, reader: o, tag: s, tagText: c } = t;
		if (s === undefined || c === undefined || c.value.includes("@")) return a;
		for (const { entry: t, use: n, value: r } of i) {
			if (r !== undefined || n.reads === "no") continue;
			if (n.reads === "unknown" || n.form === "unknown") return {
				kind: "none",
				reason: whyEmpty(t)
			};
			return {
				kind: "site",
				site: emptyPairSite(e, t, n.form === "hex")
			};
		}
		if (i.length === 0) {
			const n = r.Ei.find((e) => o.use(e).mayAdd);
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
			start: (0, i.b4)(e, 0),
			end: (0, i.i0)(e, e.value.length)
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
	var o = n(63018);
	var s = n(47393);
	var c = n(5873);
	;
	const l = /[A-Za-z_]\w*/g;
	const u = /\{[{%][^{}]{0,500}[%}]\}/g;
	const d = /(?:^|\s)#.*/g;
	const f = /(\.?)([A-Za-z_]\w*)(["']?\s{0,20}:)?/g;
	const p = /(?<!\bvar)(?:\.|\[")([A-Za-z_]\w*)/g;
	const m = /(?<!\[)"[\w.-]{1,200}"/g;
	const h = /[{$]\{\s{0,20}([\w.[\]"']{0,100}?)(\w{1,100})["'\]]{0,2}\s{0,20}\}{1,2}:[{$]\{\s{0,20}\1(\w{1,100})["'\]]{0,2}\s{0,20}\}/g;
	const g = new WeakMap();
	const _ = new WeakMap();
	function whyReadElsewhere(e, t, n) {
		if (n.key === "value") return undefined;
		const r = g.get(e.seen) ?? findReaders(e);
		g.set(e.seen, r);
		const i = r.words.get(n.key) ?? 0;
		const a = r.pairs.get(`${t.key} ${n.key}`) ?? 0;
		return i > a ? `\`${n.key}\` is also used where a digest would be wrong` : undefined;
	}
	function useOfAnchor({ root: e }, t) {
		if (e === undefined || t.value?.kind !== "text") return undefined;
		const n = _.get(e) ?? countPlaces(e);
		_.set(e, n);
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
		const n = countOf([...e.matchAll(h)].map(([, , e, t]) => `${e} ${t}`));
		if (t === "terraform") return {
			words: countOf([...e.replace(m, "").matchAll(p)].map(([, e]) => String(e))),
			pairs: n
		};
		const r = [...e.matchAll(u)].flatMap(([e]) => e.match(l) ?? []);
		if (t !== "ansible") return {
			words: countOf(r),
			pairs: n
		};
		const i = e.replace(u, "").replace(d, "");
		const a = [...i.matchAll(f)].flatMap(([, e, t = "", n]) => n === undefined && (e === "." || t.includes("_")) ? [t] : []);
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
		return (0, c.T)(e, (e) => e);
	}
	var v = n(86080);
	var y = n(71561);
	var b = n(17395);
	;
	function reportSplitImage(e, t) {
		const { digests: n, prefix: r = "", reader: a } = t;
		const o = placeEntry(e, t.name);
		if (o?.value.startsWith(r) !== true) return;
		const s = (0, i.ao)(o, r.length);
		if (s.value.includes("://")) return;
		const c = t.tag && useOfAnchor(e, t.tag);
		const l = c === undefined ? [] : [c];
		const u = placeEntry(e, t.tag);
		const d = u && c ? (0, i.LD)(u, c.definition) : u;
		const f = n.map(([t, n]) => ({
			entry: n,
			use: a.use(t),
			value: placeEntry(e, n)
		}));
		const p = heldDigest(f);
		const m = t.name.map === t.map || t.tag?.map !== t.map;
		const h = m || d === undefined ? s : d;
		const g = {
			start: (0, i.b4)(h, 0),
			end: (0, i.i0)(h, h.value.length)
		};
		const separate = (e, t) => t === undefined ? [] : [(0, i.E_)(e, g.start, g.start), t];
		const _ = [t.registry, t.organization].flatMap((t) => {
			const n = placeEntry(e, t);
			if (n === undefined) return [];
			return n.value.endsWith("/") ? [n] : [n, (0, i.E_)("/", g.start, g.start)];
		});
		const y = (0, i.oL)([
			..._,
			s,
			...separate(":", d),
			...separate(p !== undefined && isHexOnly(p) ? "@sha256:" : "@", p?.value)
		]);
		const b = whyUnknown(t, s, d, p);
		const x = _.length > 0 && hasHost(y.value);
		if (b !== undefined && e.onlyComplete && !x) return;
		for (const r of [
			t.name,
			t.tag,
			...n.map(([, e]) => e)
		]) if (r?.value) e.seen.add(r.value);
		if (b !== undefined) {
			e.sink.unknown.push({
				syntax: e.syntax,
				text: y.value,
				...g,
				reason: b,
				uses: l
			});
			return;
		}
		const S = placeOfDigest(e.source, {
			...t,
			tagText: d,
			pairs: f
		});
		const C = hasHost(y.value);
		(0, v.j)(C ? {
			...e,
			onlyComplete: false
		} : e, y, {
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
		const a = (0, s.E)(e.tag?.value);
		if (a !== undefined) return `the tag ${a} is not quoted, so YAML reads it as the number ${Number(a)}`;
		if (e.digests.some(([, { value: e }]) => e !== undefined && e.kind !== "text")) return "its digest is not a string";
		if (n === undefined && r === undefined && !(0, s.p)(t.value)) return e.withoutTag;
		return undefined;
	}
	function placeEntry(e, t) {
		const n = (0, y.b6)(t?.value);
		const r = n && (0, i.K8)((0, b.c)(e.source, n.scalar));
		return r?.value === "" ? undefined : r;
	}
}) };
;
