"use strict";
exports.id = 5545;
exports.ids = [5545];
exports.modules = { 5545: ((e, t, n) => {
	t.plannedText = plannedText;
	t.pullOutputs = pullOutputs;
	t.pullRows = pullRows;
	t.renderPullSummary = renderPullSummary;
	var r = n(26963);
	var i = n(38086);
	const a = 5e5;
	const o = [
		"created",
		"updated",
		"closed",
		"unchanged",
		"none"
	];
	function pullOutputs(e, { kept: t }) {
		const [n] = [...t].sort((e, t) => o.indexOf(e.operation) - o.indexOf(t.operation));
		return {
			"pull-request-number": n?.pull?.number ?? "",
			"pull-request-url": n?.pull?.url ?? "",
			"pull-request-operation": n?.operation ?? "none",
			...e["group-by"] === "image" ? { "pull-requests": pullRows(t) } : {}
		};
	}
	function pullRows(e) {
		return e.map(({ operation: e, plan: t, pull: n }) => ({
			...t.image === undefined ? {} : { image: t.image },
			...n === undefined ? {} : {
				number: n.number,
				url: n.url
			},
			operation: e,
			branch: t.branch
		}));
	}
	function renderPullSummary({ kept: e, planned: t }, n) {
		if (n) return t.map(renderPlanned).join("\n\n");
		const i = e.map(({ note: e, operation: t, plan: n, pull: i }) => {
			const a = i === undefined ? "no pull request" : (0, r.k9)(`#${i.number}`, i.url);
			const o = n.image === undefined ? "" : ` for ${(0, r.fl)(n.image)}`;
			return `${t}: ${a}${o}${e === undefined ? "" : `. ${(0, r.FV)(e)}`}`;
		});
		if (i.length === 0) return "### Pull request: none";
		return (0, r.Co)(["### Pull request", (0, r.AX)(i)], a).text;
	}
	function renderPlanned({ body: e, plan: t }) {
		const n = `### Pull request (dry run): ${(0, r.FV)(t.title)}`;
		return `${n}\n\nFrom ${(0, r.fl)(t.branch)}. Its text:\n\n${e}`;
	}
	function plannedText({ body: e, plan: t }) {
		return `Pull request (dry run): ${(0, i.h0)(t.title, 300)}\nBranch: ${(0, i.h0)(t.branch, 300)}\n\n${e}`;
	}
}) };
;
