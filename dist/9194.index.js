"use strict";
exports.id = 9194;
exports.ids = [9194];
exports.modules = {
	99194: ((e, t, n) => {
		n.d(t, { verifyApplied: () => verifyApplied });
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
	}),
	96299: ((e, t, n) => {
		n.d(t, {
			e: () => toProblems,
			v: () => toProblemsOf
		});
		var r = n(38086);
		var i = n(9157);
		var a = n(85531);
		var o = n(34779);
		var s = n(19478);
		const c = {
			UNAUTHENTICATED: "unauthenticated",
			PERMISSION_DENIED: "forbidden",
			NOT_FOUND: "usage",
			INVALID_ARGUMENT: "usage",
			OUT_OF_RANGE: "usage"
		};
		function toProblems(e, t, n = "") {
			const r = n === "" ? "" : `${n}: `;
			if (e instanceof s.U) return [{
				kind: "unauthenticated",
				message: r + e.message,
				fix: e.lines.join("\n"),
				...e.copy === undefined ? {} : { copy: e.copy }
			}];
			if (e instanceof o.Wk) return [fromPlatform(e, t, r)];
			return (0, a.iU)(e, n);
		}
		function toProblemsOf(e, t, n) {
			const r = e instanceof i.Z || e instanceof s.U;
			return toProblems(e, t, r ? "" : n);
		}
		function fromPlatform(e, t, n) {
			const i = c[e.code] ?? "service";
			const a = e.httpStatus === 0 ? "" : `, HTTP status ${e.httpStatus}`;
			const o = `${n}${(0, r.h0)(callWords(e.call), 300)} failed: ${(0, r.h0)(e.message, 600)} (${e.code}${a})`;
			const s = fixOf(e, t);
			return s === undefined ? {
				kind: i,
				message: o
			} : {
				kind: i,
				message: o,
				fix: s
			};
		}
		function callWords(e) {
			return e.replace(/\?.*$/s, "");
		}
		const l = "if a token was given, check its audience: `token` is for the platform, `registry-token` for the registry";
		function fixOf(e, t) {
			const { fieldViolations: n, preconditions: i } = e.details;
			const a = [...n.map((e) => `${e.field}: ${e.description}`), ...i.map((e) => `${e.type}: ${e.description}`)];
			if (a.length > 0) return a.map((e) => (0, r.h0)(e, 300)).join("\n");
			if (e.code === "PERMISSION_DENIED") {
				if (t !== undefined && t.split("/").length > 2) {
					return "this identity stands under a subgroup (a folder), and such identities cannot see the registry: make one directly under the organization";
				}
				const n = e.call.includes("/vulnerabilities/") ? "`viewer`" : "`registry.pull` or `viewer`";
				const r = `give the identity a role with the missing capability, such as ${n}, on the organization`;
				return t === undefined ? `${r}\n${l}` : r;
			}
			if (e.code === "UNAUTHENTICATED") return "the token was not accepted: check `identity`, `token` and the URLs";
			if (e.code === "CONNECTION") return "check the URL, and that this machine may connect to that host, directly or through `HTTPS_PROXY`";
			if (e.code === "UNAVAILABLE") return "the service is unavailable at the moment: run again later";
			if (e.code === "RESOURCE_EXHAUSTED") return "too many requests for the service: run again later, or with a lower `concurrency`";
			if (e.cause instanceof DOMException && e.cause.name === "TimeoutError") return "give it more time with `timeout`, or less to do";
			return undefined;
		}
	})
};
;
