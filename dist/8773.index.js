"use strict";
exports.id = 8773;
exports.ids = [8773];
exports.modules = { 58773: ((e, t, n) => {
	n.r(t);
	n.d(t, { createReferenceReader: () => createReferenceReader });
	var r = n(34150);
	;
	function chartFolderOf(e) {
		const t = e.split("/").slice(0, -1);
		return (t.at(-1) === "ci" ? t.slice(0, -1) : t).join("/");
	}
	const i = [
		"templates",
		"charts",
		"values.schema.json"
	];
	function isChartFile(e) {
		return /^(?:charts\/[^/]+\/)*(?:templates\/.*\.(?:ya?ml|tpl|txt|json)|values\.schema\.json)$/.test(e);
	}
	var a = n(62394);
	var o = n(76556);
	var s = n(78682);
	var c = n(37992);
	var l = n(63016);
	;
	const u = /\/\.github\/(?:platform-actions|rolebindings)\.ya?ml$/i;
	const d = new Set(["text", "markdown"]);
	const f = [
		"foreign",
		"ignored",
		"unresolved",
		"untagged",
		"script"
	];
	function createReferenceReader(e) {
		const t = (0, a.createOurNames)(e);
		const n = (0, a.createFileFilter)(e);
		const r = [];
		const p = [];
		const m = {
			foreign: 0,
			ignored: 0,
			unresolved: 0,
			untagged: 0,
			script: 0
		};
		let h = 0;
		return {
			kindOf: (e) => u.test(`/${e}`) || (0, s.E)(e) ? undefined : (0, l.v)(e),
			companionOf: (e) => (0, l.v)(e) === "compose" ? e.replace(/[^/]*$/, ".env") : undefined,
			filterOf: (e) => {
				const t = (0, l.v)(e);
				return {
					isData: d.has(t) || t === "yaml" && e.toLowerCase().endsWith(".json"),
					matters: (e) => n(t, e),
					why: "that do not name this registry"
				};
			},
			beside: (e) => (0, l.v)(e) === c.ld.name ? {
				folder: chartFolderOf(e),
				within: i,
				wants: isChartFile
			} : undefined,
			judge: (e) => {
				const n = (0, o.judgeText)(e, t);
				if (n.isScanned) h += 1;
				for (const e of n.references) r.push(e);
				p.push(...n.malformed);
				for (const e of f) m[e] += n.left[e];
				return n;
			},
			found: () => ({
				references: uniqueReferences(r),
				malformed: p,
				skipped: [
					{
						what: "references",
						why: "of other registries",
						count: m.foreign
					},
					{
						what: "references",
						why: "with an ignore comment",
						count: m.ignored
					},
					{
						what: "references",
						why: "that do not name this registry",
						count: m.unresolved
					},
					{
						what: "references",
						why: "without a tag in texts",
						count: m.untagged
					},
					{
						what: "references",
						why: "that cannot be known, in scripts",
						count: m.script
					}
				],
				summary: summaryOf(h, uniqueReferences(r).length, m)
			})
		};
	}
	function uniqueReferences(e) {
		const t = new Set(e.filter(({ scanned: e }) => e.isInCompanion).map(keyOfPlace));
		if (t.size === 0) return e;
		const n = new Set();
		return e.filter((e) => {
			const r = keyOfPlace(e);
			if (!t.has(r)) return true;
			if (!e.scanned.isInCompanion || n.has(r)) return false;
			n.add(r);
			return true;
		});
	}
	function keyOfPlace({ file: e, scanned: t }) {
		return `${t.place.start} ${e}`;
	}
	function summaryOf(e, t, n) {
		const i = [
			`${n.foreign} of other registries`,
			...n.ignored === 0 ? [] : [`${n.ignored} with an ignore comment`],
			...n.unresolved === 0 ? [] : [`${n.unresolved} that cannot be known before they are built`]
		];
		return `${(0, r.hS)(e, "file")} scanned: ${(0, r.hS)(t, "reference")} of this registry; left alone: ${i.join(", ")}.`;
	}
}) };
;
