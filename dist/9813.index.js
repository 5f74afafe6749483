"use strict";
exports.id = 9813;
exports.ids = [9813];
exports.modules = {
	9813: ((e, t, n) => {
		n.r(t);
		n.d(t, { row: () => l });
		var r = n(25671);
		var i = n(14525);
		var a = n(72864);
		;
		const o = {
			name: "sync-rolebindings",
			title: "Sync role bindings",
			summary: "Manage identities and role bindings in a reviewed YAML file: plan, guarded apply, drift and dump.",
			face: "gate",
			stdout: "`dump`: the YAML.",
			example: {
				identity: "${{ vars.PLATFORM_READER_IDENTITY }}",
				mode: "plan"
			},
			moreExamples: [["--identity \"$ID\" --mode drift", "Fails if the organization differs from the file."], ["--identity \"$ID\" --mode dump --plan-file .github/new.yml", "Writes the present state as a file to start from."]],
			permissions: ["contents: read", "id-token: write"],
			capabilities: [
				{
					audience: "platform",
					capabilities: [
						"groups.list",
						"identity.list",
						"role_bindings.list",
						"roles.list"
					]
				},
				{
					audience: "platform",
					when: { mode: ["apply"] },
					capabilities: [
						"identity.create",
						"identity.delete",
						"identity.update",
						"role_bindings.create"
					]
				},
				{
					audience: "platform",
					when: {
						mode: ["apply"],
						prune: ["true"]
					},
					capabilities: ["role_bindings.delete"]
				}
			],
			inputs: {
				mode: {
					kind: "choice",
					choices: [
						"plan",
						"apply",
						"drift",
						"dump"
					],
					description: "`plan` shows the changes, `apply` makes them, `drift` fails on any difference, `dump` writes the current state.",
					default: "plan"
				},
				file: {
					kind: "globs",
					description: "The role files: paths or globs.",
					default: ".github/rolebindings.yml"
				},
				"restrictions-file": {
					kind: "path",
					description: "File that says which role file may be about which groups, roles and identities; read from the base of a change, else from the checked-out commit."
				},
				prune: {
					kind: "boolean",
					description: "Remove owned bindings that the file does not name.",
					default: "false"
				},
				"max-deletes": {
					kind: "integer",
					min: 0,
					max: 1e5,
					description: "Maximum number of bindings that one run may remove.",
					default: "5"
				},
				"max-delete-percent": {
					kind: "integer",
					min: 0,
					max: 100,
					description: "Maximum percentage of the owned bindings that one run may remove; applies if there are more than 4.",
					default: "25"
				},
				"protect-self": {
					kind: "boolean",
					description: "Never remove bindings of the running identity.",
					default: "true"
				},
				"allow-roles": {
					kind: "globs",
					description: "Globs of roles that may be granted; if empty, all that are not denied. `owner` must be named literally."
				},
				"deny-roles": {
					kind: "globs",
					description: "Globs of roles that are never granted, in addition to `owner`.",
					defaultText: "`owner`, unless `allow-roles` names it literally"
				},
				"allow-claim-changes": {
					kind: "boolean",
					description: "Whether claims of existing identities may change.",
					default: "false"
				},
				"plan-file": {
					kind: "path",
					writes: true,
					description: "Plan that `plan` writes and `apply` compares with; file that `dump` writes, or a folder if it ends in `/`."
				},
				"plan-hash": {
					kind: "text",
					description: "`apply`: refuse to run if the hash of the plan differs from this one."
				},
				...a.eP,
				...a.j$
			},
			outputs: {
				changes: { description: "Number of changes in the plan." },
				"to-add": { description: "Number of identities and bindings to add." },
				"to-change": { description: "Number of identities and bindings to change." },
				"to-remove": { description: "Number of bindings to remove." },
				applied: { description: "Number of changes that were made." },
				failed: { description: "Number of changes that failed." },
				blocked: { description: "`true` if a guard blocks the plan." },
				"plan-hash": { description: "Hash of the organization and the changes." },
				plan: {
					kind: "json",
					description: "JSON list of `{action, kind, identity, role?, group?, uid?, status}`."
				},
				...a.e5
			}
		};
		var s = n(95577);
		;
		const c = [
			...(0, s.f)("error", {
				drift: ["The organization differs from the file.", "Run `apply`, or change the file."],
				"failed-change": ["One change was refused; the others were still made.", "Read the service's reason in the message, then run it again."],
				"left-change": ["A change is still needed after `apply`: the organization was read again and is not as the file says.", "Check whether something else changes the same role bindings, then run `apply` again."]
			}),
			...(0, s.f)("warning", { "duplicate-binding": ["A binding exists twice.", "It counts as one; `prune` removes the duplicate."] }),
			...(0, s.f)("notice", {
				"expired-entry": ["The date of an entry has passed, so it counts as absent.", "Remove the entry."],
				"repeated-entry": ["The file asks for the same binding twice.", "Remove one."],
				"unpruned-binding": ["A binding that is not in the file is kept, because `prune` is not set.", "Add it to the file, or set `prune`."]
			}),
			...(0, s.f)("warning", {
				"large-dump": ["The dump is larger than a role file may be.", "Set `plan-file` to a folder, with a `/` at its end."],
				"own-bindings-missing": ["The list of role bindings lacks those of the running identity, so it may be incomplete.", "Run again. If it happens again, give the identity a binding of its own on the organization."]
			}),
			...(0, s.f)("error", {
				"guard-max-deletes": ["The plan removes more role bindings than `max-deletes` allows.", "Check the removals, then raise `max-deletes` for this run."],
				"guard-max-delete-percent": ["The plan removes a larger share of the owned bindings than `max-delete-percent` allows; this counts only with more than 4 owned bindings.", "Check the removals, then raise `max-delete-percent` for this run."],
				"guard-protect-self": ["The plan removes bindings of the running identity.", "Set `protect-self: false` if that is intended."],
				"guard-own-claims": ["The plan changes the claims of the running identity.", "Use another identity; no input allows this."],
				"guard-unreadable-self": ["The plan removes bindings or changes claims, and the token does not say who is running.", "Use a token with a `sub`."],
				"guard-last-owner": ["The plan leaves the organization without an owner.", "Keep one owner; no input allows this."],
				"guard-allow-roles": ["The plan grants a role that is not in `allow-roles`.", "Add the role to `allow-roles` if that is intended."],
				"guard-deny-roles": ["The plan grants a role that is in `deny-roles`; `owner` is denied by default.", "Remove the role from `deny-roles`, or name `owner` in `allow-roles`, if that is intended."],
				"guard-allow-claim-changes": ["The plan changes the claims of an identity: whoever matches them next gets all its roles.", "Set `allow-claim-changes` if that is intended."],
				"guard-plan-hash": ["The plan is not the one that was reviewed.", "Review the new plan."],
				"guard-restrictions": ["A role file is about a group, a role or an identity that `restrictions-file` does not allow it.", "Move the entry to another file, or extend the restrictions on the base branch."],
				"guard-plan-file": ["The plan is not the one in the plan file.", "Review the new plan."]
			}, { docs: "guards" })
		];
		;
		const l = (0, r.u)({
			manifest: o,
			rules: c,
			load: () => (0, i.C)(o, Promise.all([
				n.e(855),
				n.e(3619),
				n.e(8815),
				n.e(9004),
				n.e(4210),
				n.e(4587),
				n.e(7077)
			]).then(n.bind(n, 89024)), Promise.all([
				n.e(855),
				n.e(3619),
				n.e(8815),
				n.e(9004),
				n.e(4210),
				n.e(4587),
				n.e(7077)
			]).then(n.bind(n, 34210))),
			findProblems: async () => (await n.e(2334).then(n.bind(n, 72334))).findProblems,
			repeatsProblems: true
		});
	}),
	25671: ((e, t, n) => {
		t.u = commandRow;
		function commandRow(e) {
			return e;
		}
	}),
	95577: ((e, t, n) => {
		t.f = rulesOf;
		function rulesOf(e, t, n = {}) {
			const r = Object.entries(t);
			return r.map(([t, [r, i]]) => ({
				id: t,
				level: e,
				title: r,
				help: i,
				docs: "findings",
				...n
			}));
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
