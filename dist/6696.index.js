"use strict";
exports.id = 6696;
exports.ids = [6696];
exports.modules = { 16696: ((e, t, n) => {
	n.d(t, { renderOpenVex: () => renderOpenVex });
	var r = n(8224);
	var i = n(38086);
	var a = n(92356);
	var o = n(35127);
	const s = {
		TYPE_VULNERABILITY_RECORD_ANALYSIS_CONTESTED: "vulnerable_code_not_present",
		TYPE_COMPONENT_VULNERABILITY_MISMATCH: "component_not_present",
		TYPE_VULNERABLE_CODE_VERSION_NOT_USED: "vulnerable_code_not_present",
		TYPE_VULNERABLE_CODE_NOT_INCLUDED_IN_PACKAGE: "vulnerable_code_not_present",
		TYPE_VULNERABLE_CODE_NOT_IN_EXECUTION_PATH: "vulnerable_code_not_in_execute_path",
		TYPE_VULNERABLE_CODE_CANNOT_BE_CONTROLLED_BY_ADVERSARY: "vulnerable_code_cannot_be_controlled_by_adversary",
		TYPE_INLINE_MITIGATIONS_EXIST: "inline_mitigations_already_exist"
	};
	const componentOf = (e) => ({
		"@id": e,
		identifiers: { purl: e }
	});
	function purlOf({ artifact: e, type: t }, { purl: n, type: r, version: i }) {
		const a = n === undefined ? undefined : (0, o.oJ)(n, i);
		return a ?? (0, o.dd)(r ?? t, e, i);
	}
	function imagePurl(e) {
		const [, t = "", n] = /([^/@]+?)(?::[^/:@]*)?@(sha256:[0-9a-f]{64})$/.exec(e ?? "") ?? [];
		return n === undefined ? undefined : (0, o.dd)("oci", t, n);
	}
	function productsOf(e) {
		if (e.packages.length === 0) return [componentOf((0, o.dd)(e.type, e.artifact, e.version))];
		const t = new Set(e.packages.map((t) => purlOf(e, t)));
		const n = new Map();
		for (const t of e.packages) {
			const r = imagePurl(t.image);
			if (r !== undefined) n.set(r, (n.get(r) ?? new Set()).add(purlOf(e, t)));
		}
		return [...Array.from(t, componentOf), ...Array.from(n, ([e, t]) => ({
			...componentOf(e),
			subcomponents: Array.from(t, componentOf)
		}))];
	}
	function notAffectedWords(e) {
		const t = s[e.facts.falsePositiveType ?? ""];
		return t === undefined ? {
			status: "not_affected",
			impact_statement: "The advisory is a false positive for this package."
		} : {
			status: "not_affected",
			justification: t
		};
	}
	function ignoredWords(e, t) {
		const { justification: n, owner: r, reason: a = "no reason given" } = t ?? {};
		const o = t?.expires === undefined ? "" : ` Valid until ${t.expires.text}.`;
		const s = r === undefined ? "" : ` Owner: ${r}.`;
		const c = (0, i.h0)(`Ignored by policy: ${a}.${s}${o}`, 2e3);
		if (n !== undefined) return {
			status: "not_affected",
			justification: n,
			impact_statement: c
		};
		const { action_statement: l = "" } = affectedWords(e);
		return {
			status: "affected",
			action_statement: `${c} ${l}`
		};
	}
	function affectedWords(e) {
		const { fixedVersion: t } = e.facts;
		return {
			status: "affected",
			action_statement: t === undefined ? "No fixed version is known." : (0, i.h0)(`Update to ${t} or later.`, 2e3)
		};
	}
	function wordsOf({ item: e, effect: t, ignore: n }) {
		if (t === "ignored") return ignoredWords(e, n);
		if (e.facts.status === "not-affected") return notAffectedWords(e);
		return e.facts.status === "fixed" ? { status: "fixed" } : affectedWords(e);
	}
	function renderStatement(e) {
		const { item: t } = e;
		const n = (0, a.$G)(t);
		const r = [t.advisoryId, ...t.aliases].filter((e) => e !== n);
		return {
			vulnerability: {
				name: n,
				...r.length === 0 ? {} : { aliases: [...new Set(r)] }
			},
			products: productsOf(t),
			...wordsOf(e)
		};
	}
	function renderOpenVex(e, t) {
		const n = e.items.filter(({ item: e }) => e.facts.status !== "withdrawn").map(renderStatement);
		if (n.length === 0) return undefined;
		const i = (0, r.a)(t.author, t.timestamp, JSON.stringify(n));
		const a = {
			"@context": "https://openvex.dev/ns/v0.2.0",
			"@id": `https://openvex.dev/docs/public/vex-${i}`,
			author: t.author,
			timestamp: t.timestamp,
			version: 1,
			tooling: t.tooling,
			statements: n
		};
		return `${JSON.stringify(a, null, 2)}\n`;
	}
}) };
;
