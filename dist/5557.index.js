"use strict";
exports.id = 5557;
exports.ids = [5557];
exports.modules = {
	77825: ((e, t, n) => {
		t.$ = groupBy;
		function groupBy(e, t) {
			const n = new Map();
			for (const r of e) {
				const e = t(r);
				const i = n.get(e);
				if (i === undefined) n.set(e, [r]);
				else i.push(r);
			}
			return n;
		}
	}),
	39589: ((e, t, n) => {
		t.T = sha256Base64;
		t.f = sha256Hex;
		var r = n(90855);
		const i = Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, "0"));
		function sha256Hex(e) {
			const t = [];
			for (const n of (0, r.sc)(new TextEncoder().encode(e))) t.push(i[n]);
			return t.join("");
		}
		function sha256Base64(e) {
			return btoa(String.fromCharCode(...(0, r.sc)(new TextEncoder().encode(e))));
		}
	}),
	33215: ((e, t, n) => {
		t.K = branchesOfImages;
		t.h = branchNameProblem;
		var r = n(77825);
		var i = n(39589);
		const a = 200;
		function branchNameProblem(e) {
			if (e.length > a) return `is longer than ${a} characters`;
			if (/^refs\//.test(e)) return "begins with `refs/`; write the name of the branch alone";
			if (/[\p{Cc}\p{Z}~^:?*[\\]/u.test(e)) return "has a character that git does not allow in branches";
			const t = /\.\.|@\{|\/\/|^[/-]|[/.]$/.test(e) || e === "" || e === "HEAD";
			const n = e.split("/").some((e) => e.startsWith(".") || e.endsWith(".lock"));
			return t || n ? "is not a name that git allows for branches" : undefined;
		}
		function branchesOfImages(e, t) {
			const plain = (t) => `${e}-${t.replaceAll("/", "-").replace(/\.lock$/, "-lock")}`;
			const n = [...(0, r.$)(t, plain)].flatMap(([e, t]) => t.map((n) => [n, t.length === 1 ? e : `${e}-${(0, i.f)(n).slice(0, 8)}`]));
			return new Map(n);
		}
	}),
	35557: ((e, t, n) => {
		n.d(t, { b: () => i });
		t.T = sameBranch;
		t.pullRequestProblems = pullRequestProblems;
		var r = n(33215);
		const i = "https://github.com/platform-actions/platform-actions/blob/main/docs/recipes/refresh-pins.md";
		const a = 256;
		function pullRequestProblems(e, { host: t }) {
			const n = "pull-request";
			const i = [];
			if (e.mode !== undefined && e.mode !== "pin") i.push({
				message: "`pull-request` is only used with `mode: pin`",
				fix: "set `mode: pin`",
				input: n
			});
			if ((e.images?.length ?? 0) > 0 && e.files?.length === 0) i.push({
				message: "`pull-request` pins references in files, and with `images` alone no file is read",
				fix: "leave `images` out, or name `files` too",
				input: "images"
			});
			const o = misplacedProblem(t);
			if (o !== undefined) i.push(o);
			else if (e["github-token"] === undefined) i.push({
				message: "`pull-request` needs `github-token`, which is not set",
				fix: "leave `github-token` out to use the token of the job, or set it to a token of a GitHub App",
				input: "github-token"
			});
			for (const t of ["branch", "base"]) {
				const n = e[t] === undefined ? undefined : (0, r.h)(e[t]);
				if (n !== undefined) i.push({
					message: `\`${t}\`: \`${e[t]}\` ${n}`,
					input: t
				});
			}
			if (e.branch !== undefined && e.branch === e.base) i.push(sameBranch(e.branch));
			if ((e.title?.length ?? 0) > a) i.push({
				message: `\`title\` is longer than ${a} characters`,
				input: "title"
			});
			return i;
		}
		function misplacedProblem({ context: e, name: t }) {
			const refuse = (e, t) => ({
				message: `\`pull-request\` cannot be used ${e}`,
				fix: `${t}: see the recipe ${i}`,
				input: "pull-request"
			});
			if (t !== "github" || e.repository === undefined || e.apiUrl === undefined) return refuse("outside of GitHub Actions", "pin the files with `mode: pin`, and open the merge or pull request in a step of your own");
			if (e.changeEvent) return refuse(`on events of pull requests (this one is \`${e.event ?? "unknown"}\`)`, "run it on `schedule`, `workflow_dispatch` or `push`");
			return e.isFork === true ? refuse("in a fork", "run it in the repository that the fork is of") : undefined;
		}
		function sameBranch(e) {
			return {
				message: `\`branch\` and \`base\` are both \`${e}\``,
				fix: "choose another name in `branch`: everything on it is replaced by every run",
				input: "branch"
			};
		}
	})
};
;
