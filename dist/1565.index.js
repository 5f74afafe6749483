"use strict";
exports.id = 1565;
exports.ids = [1565];
exports.modules = {
	81565: ((e, t, n) => {
		n.r(t);
		n.d(t, { row: () => s });
		var r = n(25671);
		var i = n(14525);
		var a = n(72864);
		;
		const o = {
			name: "token",
			title: "Token",
			summary: "Exchange this job's OIDC token for a platform or registry token.",
			face: "helper",
			stdout: "The token, if stdout is not a terminal and `output-file` is not set.",
			example: {
				identity: "${{ vars.PLATFORM_IDENTITY }}",
				audience: "registry"
			},
			permissions: ["id-token: write"],
			capabilities: [],
			inputs: {
				audience: {
					kind: "choice",
					choices: ["platform", "registry"],
					description: "Service that the token is for.",
					default: "platform"
				},
				"output-file": {
					kind: "path",
					writes: true,
					description: "File to write the token to, readable by its owner only."
				},
				...a.u4,
				...a.j$
			},
			outputs: {
				token: {
					kind: "secret",
					description: "The token, masked."
				},
				"expires-at": { description: "When the token expires." },
				...a.e5
			}
		};
		;
		const s = (0, r.u)({
			manifest: o,
			rules: [],
			load: () => (0, i.C)(o, Promise.all([n.e(4210), n.e(6006)]).then(n.bind(n, 42536)), Promise.all([n.e(4210), n.e(6006)]).then(n.bind(n, 34210))),
			findProblems: async () => (await n.e(2075).then(n.bind(n, 12075))).findProblems,
			repeatsProblems: true
		});
	}),
	25671: ((e, t, n) => {
		t.u = commandRow;
		function commandRow(e) {
			return e;
		}
	}),
	14525: ((e, t, n) => {
		t.C = inSession;
		async function inSession({ capabilities: e }, t, n) {
			const [{ run: r }, { withSession: i }] = await Promise.all([t, n]);
			return i(r, e);
		}
	})
};
;
