"use strict";
exports.id = 9544;
exports.ids = [9544];
exports.modules = { 19544: ((e, t, n) => {
	n.r(t);
	t.jsonAt = jsonAt;
	t.jsonEntries = jsonEntries;
	t.jsonKeys = jsonKeys;
	t.parseJson = parseJson;
	t.placeJsonString = placeJsonString;
	var r = n(99547);
	var i = n(85654);
	function parseJson(e) {
		const t = [];
		const n = (0, r.parseTree)(e, t, {
			allowTrailingComma: true,
			disallowComments: false
		});
		const [i] = t;
		if (i === undefined) return {
			root: n,
			faults: []
		};
		return {
			root: undefined,
			faults: [{
				offset: i.offset,
				message: (0, r.printParseErrorCode)(i.error)
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
		return (0, i.M)(e, t.offset + 1, t.offset + t.length - 1);
	}
}) };
;
