"use strict";
exports.id = 5244;
exports.ids = [5244];
exports.modules = {
	35244: ((e, t, n) => {
		n.r(t);
		n.d(t, { row: () => c });
		var r = n(25671);
		var i = n(14525);
		var a = n(72864);
		;
		const need = (e, ...t) => ({
			audience: "platform",
			when: { path: [e, e.slice(1)] },
			capabilities: t
		});
		const o = [
			need("/events/v2/subscriptions*", "subscriptions.list"),
			need("/iam/v2/accountAssociations*", "account_associations.list"),
			need("/iam/v2/externalGroupRoleMappings*", "identity_providers.list"),
			need("/iam/v2/groupInvites*", "group_invites.list"),
			need("/iam/v2/groups*", "groups.list"),
			need("/iam/v2/identities*", "identity.list"),
			need("/iam/v2/identityProviders*", "identity_providers.list"),
			need("/iam/v2/roleBindings*", "role_bindings.list"),
			need("/iam/v2/roles*", "roles.list"),
			need("/registry/v2/repos*", "manifest.metadata.list", "repo.list"),
			need("/registry/v2/tags*", "tag.list"),
			need("/vulnerabilities/v2/advisories*", "advisories.list")
		];
		;
		const s = {
			name: "api",
			title: "API",
			summary: "Read any path of the platform API (GET only) and print JSON.",
			face: "helper",
			stdout: "The JSON.",
			example: {
				identity: "${{ vars.PLATFORM_IDENTITY }}",
				path: "/registry/v2/repos",
				all: "true"
			},
			permissions: ["id-token: write"],
			capabilities: o,
			inputs: {
				path: {
					kind: "text",
					description: "API path, such as `/registry/v2/repos`, optionally with a query."
				},
				query: {
					kind: "lines",
					description: "Lines `key=value`; a key may be repeated."
				},
				all: {
					kind: "boolean",
					description: "Follow all pages and return every row.",
					default: "false"
				},
				format: {
					kind: "choice",
					choices: ["json", "lines"],
					description: "One JSON text, or JSON lines; with `all`, one line for each row.",
					default: "json"
				},
				...a.u4,
				...a.j$
			},
			outputs: {
				response: {
					kind: "json",
					description: "The JSON response; with `all`, the rows."
				},
				...a.e5
			}
		};
		;
		const c = (0, r.u)({
			manifest: s,
			rules: [],
			load: () => (0, i.C)(s, Promise.all([
				n.e(3619),
				n.e(4210),
				n.e(7381)
			]).then(n.bind(n, 91357)), Promise.all([
				n.e(3619),
				n.e(4210),
				n.e(7381)
			]).then(n.bind(n, 34210))),
			findProblems: async () => (await n.e(6314).then(n.bind(n, 56314))).findProblems,
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
