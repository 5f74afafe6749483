"use strict";
exports.id = 5345;
exports.ids = [5345];
exports.modules = { 65345: ((e, t, n) => {
	n.r(t);
	t.readInstructions = readInstructions;
	var r = n(78390);
	var i = n(78082);
	var a = n(9486);
	const o = 2e4;
	function readInstructions(e) {
		const { dockerfile: t, escapeCharacter: n } = parse(e);
		const r = createOffsets(e);
		const s = t.getInstructions();
		if (s.length > o) throw new RangeError(`it has more than ${o} instructions`);
		const c = s.map((t) => {
			const { end: a, start: o } = t.getRange();
			return (0, i.s)(e, r(o), r(a), n);
		});
		const l = t.getDirectives().find((e) => e.getName().toLowerCase() === "syntax");
		const u = l?.getValueRange();
		const d = u && (0, a.zF)(e, r(u.start), r(u.end));
		return {
			instructions: c,
			frontend: d,
			escapeCharacter: n
		};
	}
	function parse(e) {
		const t = e.search(/^[ \t]*[^\s#]/m);
		const n = t < 0 ? e : e.slice(0, t);
		const i = r.DockerfileParser.parse(n).getEscapeCharacter();
		const a = e.replaceAll(i + i, "xx").replaceAll("--", "xx").replace(/(?<=[ \t])\d{1,9}(?=<<[^<])/g, (e) => " ".repeat(e.length));
		return {
			dockerfile: r.DockerfileParser.parse(a),
			escapeCharacter: i
		};
	}
	function createOffsets(e) {
		const t = [0];
		for (const n of e.matchAll(/\r\n|\r|\n/g)) t.push(n.index + n[0].length);
		return ({ line: e, character: n }) => Number(t[e]) + n;
	}
}) };
;
