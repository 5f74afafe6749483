"use strict";
exports.id = 3888;
exports.ids = [3888];
exports.modules = { 33888: ((e, t, n) => {
	n.r(t);
	t.readLibraryYaml = readLibraryYaml;
	var r = n(38815);
	;
	const i = 1e6;
	const a = 2e4;
	const o = 400;
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
		const s = new r.Dk({
			schema: "failsafe",
			resolveKnownTags: false,
			uniqueKeys: false,
			prettyErrors: false
		});
		const c = new r.iX();
		let l = 0;
		const give = (e) => n.push({
			offset: c.offset,
			message: e
		});
		for (const n of new r.JG().lex(e)) {
			l += 1;
			if (l > i) return give(`it has more than ${i} tokens`);
			for (const e of c.next(n)) {
				if (e.type === "error") return give(e.message);
				yield* s.next(e);
			}
			if (t.length >= a) return give(`it has more than ${a} documents`);
			if (c.stack.length > o) return give("it is nested too deeply");
		}
		for (const e of c.end()) yield* s.next(e);
		yield* s.end();
	}
	function firstLine(e) {
		return e.split("\n", 1).join("").slice(0, 200);
	}
	var s = n(12779);
	;
	function buildYamlTree(e) {
		const t = new Map();
		const n = [];
		function build(e) {
			if (e === null) return undefined;
			if ((0, r.Vj)(e)) return t.get(e.source);
			const { anchor: n } = e;
			const keep = (e) => {
				if (n !== undefined) t.set(n, e);
				return e;
			};
			if ((0, r.jn)(e)) {
				return keep({
					kind: "text",
					value: String(e.value),
					isPlain: e.type === "PLAIN",
					scalar: e
				});
			}
			if ((0, r.jh)(e)) {
				const t = new Map();
				const n = keep({
					kind: "map",
					own: t,
					isFlow: e.flow === true
				});
				for (const r of e.items) addPair(n, t, r);
				return n;
			}
			const i = [];
			const a = keep({
				kind: "list",
				items: i
			});
			for (const t of e.items) {
				const e = build(t);
				if (e !== undefined) i.push(e);
			}
			return a;
		}
		function addPair(e, t, r) {
			const i = build(r.key);
			const a = build(r.value);
			if (i?.kind !== "text") return;
			(0, s.A)(e, t, n, i, a, r.value?.range[1]);
		}
		return {
			root: build(e),
			faults: n
		};
	}
	;
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
}) };
;
