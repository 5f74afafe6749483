"use strict";
exports.id = 2334;
exports.ids = [2334];
exports.modules = {
	72334: ((e, t, n) => {
		n.r(t);
		n.d(t, {
			SIGN_IN_REASON: () => o,
			findProblems: () => findProblems
		});
		var r = n(48636);
		var i = n(10959);
		var a = n(25314);
		const o = "role bindings are read from the platform, which needs a sign-in";
		const inFolder = (e) => e.endsWith("/") ? `${e}organization.yml` : e;
		const findProblems = async (e, { area: t, isGiven: n }) => {
			const s = e.mode === "plan" || e.mode === "dump" ? e["plan-file"] : undefined;
			return [...(0, a.m)(n, o), ...s === undefined ? [] : await (0, i.G)(() => (0, r.ZB)(inFolder(s), t, "plan-file"))];
		};
	}),
	25314: ((e, t, n) => {
		t.m = findMissingIdentity;
		t.s = requireIdentity;
		var r = n(45794);
		function requireIdentity(e, t) {
			if (e.identity === undefined && e.token === undefined) throw new r.y(noCredential(t));
		}
		function findMissingIdentity(e, t) {
			return e("identity") || e("token") ? [] : [noCredential(t)];
		}
		function noCredential(e) {
			return {
				message: `\`identity\` is required: ${e}`,
				fix: "set `identity` to the uid of an identity that this job may assume, or `token` to a token of the platform",
				input: "identity"
			};
		}
	})
};
;
