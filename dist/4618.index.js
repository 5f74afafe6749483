"use strict";
exports.id = 4618;
exports.ids = [4618];
exports.modules = {
	20665: ((e, t, n) => {
		n.d(t, {
			K: () => a,
			e: () => o
		});
		var r = n(72864);
		var i = n(29743);
		const a = [
			"github",
			"gitlab",
			"buildkite",
			"azure"
		];
		const o = {
			name: "init",
			title: "Init",
			summary: "Write the first workflow and config file of a repository, and print the identity that it needs.",
			face: "helper",
			stdout: "Nothing; with `--json`, the report.",
			example: { "dry-run": "true" },
			permissions: ["contents: read"],
			capabilities: [],
			inputs: {
				ci: {
					kind: "choice",
					choices: a,
					description: "CI to write the workflow for.",
					defaultText: "found from the job, the files of the repository and its remote"
				},
				repository: {
					kind: "text",
					entryProblem: (e) => (0, i.o)(e) ? undefined : "not a repository such as `acme/app`",
					description: "The repository as the CI names it, such as `acme/app`.",
					defaultText: "found from the job or from the remote `origin`"
				},
				branch: {
					kind: "text",
					entryProblem: (e) => (0, i.R)(e) ? undefined : "not a plain name of a branch",
					description: "The default branch.",
					defaultText: "found from the remote `origin` or else the checked-out branch"
				},
				"dry-run": {
					kind: "boolean",
					description: "Print the files and write nothing.",
					default: "false"
				},
				...r.j$
			},
			outputs: {
				files: {
					kind: "json",
					description: "JSON list of `{path, state}`; `state` is `written`, `planned`, `unchanged` or `kept`."
				},
				"claim-match": {
					kind: "json",
					description: "JSON list of `{name, claimMatch, roles}`: the identities to create."
				},
				...r.e5
			}
		};
	}),
	29743: ((e, t, n) => {
		n.d(t, {
			R: () => isPlainBranch,
			o: () => isRepositoryPath
		});
		const isRepositoryPath = (e) => /^[\w.-]+(?:\/[\w. -]+)+$/.test(e);
		const isPlainBranch = (e) => /^[\w][\w./-]{0,200}$/.test(e);
	}),
	14618: ((e, t, n) => {
		n.r(t);
		n.d(t, { row: () => a });
		var r = n(25671);
		var i = n(20665);
		const a = (0, r.u)({
			manifest: i.e,
			rules: [],
			load: async () => (await Promise.all([
				n.e(7291),
				n.e(9004),
				n.e(6556),
				n.e(7664),
				n.e(4852)
			]).then(n.bind(n, 14852))).run
		});
	}),
	25671: ((e, t, n) => {
		t.u = commandRow;
		function commandRow(e) {
			return e;
		}
	})
};
;
