"use strict";
exports.id = 6591;
exports.ids = [6591];
exports.modules = {
	76591: ((e, t, n) => {
		n.r(t);
		n.d(t, { row: () => s });
		var r = n(25671);
		var i = n(14525);
		var a = n(72864);
		;
		const o = {
			name: "doctor",
			title: "Doctor",
			summary: "Show who this job is, which audiences sign in, what the identity can read, how the service writes its answers, and what this host can do.",
			face: "helper",
			stdout: "Nothing; with `--json`, the report.",
			example: { identity: "${{ vars.PLATFORM_IDENTITY }}" },
			permissions: ["id-token: write"],
			capabilities: [{
				audience: "platform",
				capabilities: [
					"account_associations.list",
					"advisories.list",
					"group_invites.list",
					"groups.list",
					"identity.list",
					"identity_providers.list",
					"libraries.artifacts.list",
					"repo.list",
					"role_bindings.list",
					"roles.list",
					"subscriptions.list",
					"tag.list"
				]
			}, {
				audience: "registry",
				capabilities: ["manifest.list", "tag.list"]
			}],
			inputs: { ...a.j$ },
			outputs: { ...a.e5 }
		};
		;
		const s = (0, r.u)({
			manifest: o,
			rules: [],
			load: () => (0, i.C)(o, Promise.all([
				n.e(3619),
				n.e(4210),
				n.e(4587),
				n.e(3430)
			]).then(n.bind(n, 61179)), Promise.all([
				n.e(3619),
				n.e(4210),
				n.e(4587),
				n.e(3430)
			]).then(n.bind(n, 34210)))
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
