"use strict";
exports.id = 6696;
exports.ids = [6696];
exports.modules = { 16696: ((e, t, n) => {
	t.renderOpenVex = renderOpenVex;
	var r = n(8224);
	var i = n(38086);
	var a = n(47242);
	var o = n(92356);
	var s = n(35127);
	const c = {
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
		const a = n === undefined ? undefined : (0, s.oJ)(n, i);
		return a ?? (0, s.dd)(r ?? t, e, i);
	}
	function imagePurl(e) {
		const [, t = "", n] = /([^/@]+?)(?::[^/:@]*)?@(sha256:[0-9a-f]{64})$/.exec(e ?? "") ?? [];
		return n === undefined ? undefined : (0, s.dd)("oci", t, n);
	}
	function productsOf(e, { facts: t, packages: n }, r) {
		const state = (e, t) => {
			const n = JSON.stringify([e, t]);
			if (r.has(n)) return [];
			r.add(n);
			return [componentOf(e)];
		};
		const isStated = (e) => t.status !== "fixed" || e !== undefined;
		if (n.length === 0) return isStated(e.version) ? state((0, s.dd)(e.type, e.artifact, e.version)) : [];
		const i = n.filter(({ version: e }) => isStated(e));
		const a = i.flatMap((t) => state(purlOf(e, t)));
		const o = new Map();
		for (const t of i) {
			const n = imagePurl(t.image);
			if (n === undefined) continue;
			const r = o.get(n) ?? [];
			r.push(...state(purlOf(e, t), n));
			if (r.length > 0) o.set(n, r);
		}
		return [...a, ...Array.from(o, ([e, t]) => ({
			...componentOf(e),
			subcomponents: t
		}))];
	}
	function notAffectedWords({ falsePositiveType: e }) {
		const t = c[e ?? ""];
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
	function affectedWords({ fixedVersion: e }) {
		return {
			status: "affected",
			action_statement: e === undefined ? "No fixed version is known." : (0, i.h0)(`Update to ${e} or later.`, 2e3)
		};
	}
	function wordsOf(e, { effect: t, ignore: n }) {
		if (e.status === "not-affected") return notAffectedWords(e);
		if (e.status === "fixed") return { status: "fixed" };
		if (t === "ignored") return ignoredWords(e, n);
		return e.word === "detected" ? { status: "under_investigation" } : affectedWords(e);
	}
	function statementsOf(e) {
		const { item: t } = e;
		const n = (0, o.$G)(t);
		const r = [t.advisoryId, ...t.aliases].filter((e) => e !== n);
		const i = new Set();
		return (0, a.F3)(t).flatMap((a) => {
			const o = a.facts.status === "withdrawn" ? [] : productsOf(t, a, i);
			if (o.length === 0) return [];
			return {
				vulnerability: {
					name: n,
					...r.length === 0 ? {} : { aliases: [...new Set(r)] }
				},
				products: o,
				...wordsOf(a.facts, e)
			};
		});
	}
	function renderOpenVex(e, t) {
		const n = e.items.flatMap(statementsOf);
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
