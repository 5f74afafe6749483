"use strict";
exports.id = 9194;
exports.ids = [9194];
exports.modules = { 99194: ((e, t, n) => {
	t.verifyApplied = verifyApplied;
	var r = n(34150);
	var i = n(96299);
	var a = n(27675);
	var o = n(54532);
	const s = [
		1500,
		1500,
		3e3,
		6e3
	];
	const c = 5;
	async function verifyApplied(e, t) {
		const { clock: n, plan: r, signal: i } = t;
		const o = new Set(e.tracked.filter(({ status: e }) => e !== "done").map(changeKey));
		let c = {
			left: [],
			notices: [],
			problems: []
		};
		for (const e of s) {
			await n.sleep(e, i);
			if (i.aborted) return c;
			try {
				const { changes: e, notices: t } = await r();
				const n = e.filter((e) => !o.has((0, a.xG)(e)));
				c = {
					left: n,
					notices: t,
					problems: n.length === 0 ? [] : [leftProblem(n)]
				};
			} catch (e) {
				c = {
					left: [],
					notices: [],
					problems: [unreadProblem(e)]
				};
			}
			if (c.problems.length === 0) break;
		}
		return c;
	}
	const changeKey = ({ change: e }) => (0, a.xG)(e);
	function leftProblem(e) {
		const t = e.slice(0, c).map((e) => `${(0, o.oX)(e)} ${(0, o.y6)(e)}`);
		const n = e.length > c ? ` and ${e.length - c} more` : "";
		const i = e.length === 1 ? "is" : "are";
		return {
			kind: "partial",
			message: `After \`apply\`, ${(0, r.hS)(e.length, "change")} ${i} still needed: ${t.join(", ")}${n}`,
			fix: "check whether something else changes the same role bindings, then run again"
		};
	}
	function unreadProblem(e) {
		const t = (0, i.e)(e, undefined).map(({ message: e }) => e);
		return {
			kind: "partial",
			message: `The result of \`apply\` could not be checked: ${t.join("; ")}`,
			fix: "run `mode: plan` to see whether anything is left"
		};
	}
}) };
;
