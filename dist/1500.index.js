"use strict";
exports.id = 1500;
exports.ids = [
	1500,
	8773,
	3124
];
exports.modules = {
	83124: ((e, t, n) => {
		n.d(t, {
			Rp: () => untaggedFinding,
			Xc: () => unreadWords,
			Yu: () => inScriptFinding,
			b4: () => unreadFinding,
			jM: () => malformedFinding,
			jZ: () => parseFinding,
			n2: () => toUnread
		});
		var r = n(34150);
		var i = n(38086);
		function unreadFinding({ kind: e, location: t, what: n, why: r }, a) {
			const o = (0, i.h0)(n, 300);
			const s = e === "file" ? "Make it a plain text file, or leave it out with a glob such as `!path` in `files`." : "Write it in full, or leave it out with a comment `platform-actions: ignore` on its line.";
			return {
				rule: "unread",
				level: a,
				title: e === "file" ? "File not read" : "Image not known from the file",
				message: `\`${o}\` could not be judged: it ${(0, i.h0)(r, 500)}.`,
				fix: s,
				...e === "file" ? {} : { artifact: o },
				location: t,
				fingerprint: `unread ${t.file} ${e === "file" ? "" : o}`
			};
		}
		function unreadWords(e) {
			const t = e.filter(({ rule: e }) => e === "unread").length;
			return t === 0 ? "" : `; ${(0, r.hS)(t, "file or reference", "files and references")} not read`;
		}
		function malformedFinding(e, t) {
			const n = (0, i.h0)(e.text, 300);
			return {
				rule: "unverified",
				level: t,
				title: "Reference is malformed",
				message: `\`${n}\` is not an image reference: ${(0, i.h0)(e.reason, 300)}.`,
				fix: "Correct it: no registry can serve it.",
				artifact: n,
				location: e.location,
				fingerprint: `unverified ${e.location.file} ${n}`
			};
		}
		function inScriptFinding(e, t, n) {
			const r = (0, i.h0)(e, 300);
			return {
				rule: "in-script",
				level: "warning",
				title: "Image in a script",
				message: `\`${r}\` stands in a script or a value and could not be judged: ${(0, i.h0)(t, 300)}.`,
				artifact: r,
				location: n,
				fingerprint: `in-script ${n.file} ${r}`
			};
		}
		function untaggedFinding(e, t) {
			const n = (0, i.h0)(e, 300);
			return {
				rule: "untagged",
				level: "warning",
				title: "Image without a tag",
				message: `\`${n}\` has no tag, so it is only reported: as an image it means \`latest\`.`,
				fix: "Add a tag, so that it can be checked and pinned.",
				artifact: n,
				location: t,
				fingerprint: `untagged ${t.file} ${n}`
			};
		}
		function parseFinding(e, t, n) {
			return {
				rule: "unreadable-file",
				level: "warning",
				title: "File not read",
				message: (0, i.h0)(n, 500),
				location: {
					file: e,
					line: t
				},
				fingerprint: `unreadable-file ${e} ${n}`
			};
		}
		function toUnread({ kind: e, location: t, what: n, why: r }) {
			const a = e === "file" ? "" : ` (${t.file}:${t.line})`;
			return {
				what: `${(0, i.h0)(n, 300)}${(0, i.h0)(a, 300)}`,
				why: (0, i.h0)(r, 500)
			};
		}
	}),
	58773: ((e, t, n) => {
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
	})
};
;
