"use strict";
exports.id = 3124;
exports.ids = [3124];
exports.modules = { 83124: ((e, t, n) => {
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
}) };
;
