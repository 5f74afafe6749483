"use strict";
exports.id = 3933;
exports.ids = [3933, 7886];
exports.modules = {
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
	72792: ((e, t, n) => {
		t.Hu = renderShard;
		t.O1 = isInShard;
		t.uK = parseShard;
		var r = n(39589);
		function parseShard(e) {
			const [, t, n] = /^([1-9][0-9]{0,5})\/([1-9][0-9]{0,5})$/.exec(e) ?? [];
			const r = {
				index: Number(t),
				count: Number(n)
			};
			return r.index <= r.count ? r : undefined;
		}
		function renderShard({ count: e, index: t }) {
			return `${t}/${e}`;
		}
		function isInShard(e, { count: t, index: n }) {
			return Number.parseInt((0, r.f)(e).slice(0, 12), 16) % t === n - 1;
		}
	}),
	87886: ((e, t, n) => {
		n.r(t);
		n.d(t, { findProblems: () => findProblems });
		t.inputProblems = inputProblems;
		var r = n(38086);
		var i = n(72792);
		var a = n(48636);
		var o = n(10959);
		var s = n(23410);
		const c = {
			"organization-name": ["list"],
			group: ["list"],
			repos: ["list"],
			topics: ["list"],
			languages: ["list"],
			shards: ["list"],
			"list-file": ["list"],
			"matrix-file": ["list"],
			shard: ["run"],
			repositories: ["run"],
			"checkpoint-folder": ["run"],
			run: ["list", "run"],
			with: ["list", "run"],
			"fleet-file": ["list", "merge"],
			reports: ["merge"],
			"sarif-folder": ["merge"]
		};
		async function inputProblems(e, t, n, r) {
			const { mode: i } = e;
			if (i === undefined) {
				if (t("mode")) return [];
				return [{
					message: "`mode` is required",
					fix: "choose `list`, `run` or `merge`",
					input: "mode"
				}];
			}
			const a = Object.entries(c).flatMap(([e, n]) => t(e) && !n.includes(i) ? [{
				message: `\`${e}\` is not used with \`mode: ${i}\``,
				input: e
			}] : []);
			const o = {
				list: listProblems,
				run: runProblems,
				merge: mergeProblems
			}[i](e, t);
			const l = n === undefined ? [] : await (0, s.rB)(e.with ?? [], n, r);
			return [
				...a,
				...o,
				...l
			];
		}
		function listProblems(e, t) {
			const n = [
				"organization-name",
				"group",
				"repositories-file"
			].filter(t);
			const i = [];
			if (n.length !== 1) i.push({
				message: n.length === 0 ? "there is nothing to list: none of `organization-name`, `group` and `repositories-file` is set" : `only one of ${n.map((e) => `\`${e}\``).join(" and ")} can be listed`,
				fix: "set `organization-name` for GitHub, `group` for GitLab, or `repositories-file`",
				input: n[0] ?? "organization-name"
			});
			if (t("organization-name") && !t("github-token")) i.push({
				message: "`github-token` is required with `organization-name`",
				fix: "give the token of a GitHub App that is installed in the organization, with `metadata: read` and `contents: read`",
				input: "github-token"
			});
			const a = e["organization-name"];
			if (a !== undefined && !/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/.test(a)) i.push({
				message: `\`organization-name\` is \`${(0, r.h0)(a, 100)}\`, which is not a name on GitHub`,
				input: "organization-name"
			});
			if ((e.with ?? []).length > 0 && e.run === undefined) i.push({
				message: "`with` is not used without `run`",
				input: "with"
			});
			return i;
		}
		function runProblems(e, t) {
			const n = [];
			if (!t("run")) n.push({
				message: "`run` is required with `mode: run`",
				fix: "name the command, for example `run: check-deprecated`",
				input: "run"
			});
			if (!t("repositories") && !t("repositories-file")) n.push({
				message: "there is nothing to run in: neither `repositories` nor `repositories-file` is set",
				fix: "give the row of the matrix, or the `list-file` of `mode: list`",
				input: "repositories"
			});
			if (e.shard !== undefined && (0, i.uK)(e.shard) === undefined) n.push({
				message: `\`shard\` is \`${(0, r.h0)(e.shard, 80)}\`, which is not of the form \`k/n\` with 1 \u2264 k \u2264 n`,
				fix: "write for example `shard: 2/8` for the second of eight shards",
				input: "shard"
			});
			return n;
		}
		function mergeProblems(e, t) {
			if (t("reports")) return [];
			return [{
				message: "`reports` is required with `mode: merge`",
				fix: "set it to globs of the reports, for example `reports/*.json`",
				input: "reports"
			}];
		}
		const findProblems = async (e, { area: t, isGiven: n }) => {
			const r = [...await inputProblems(e, n, undefined, 0)];
			for (const n of [
				"list-file",
				"matrix-file",
				"fleet-file"
			]) {
				const i = e[n];
				if (i !== undefined) r.push(...await (0, o.G)(() => (0, a.ZB)(i, t, n)));
			}
			return r;
		};
	}),
	99245: ((e, t, n) => {
		n.r(t);
		t.createRun = createRun;
		var r = n(45794);
		var i = n(87886);
		var a = n(23410);
		function createRun(e) {
			return async (t, o) => {
				for (const e of (0, a.VY)(t.with)) o.host.mask(e);
				const s = (await o.manifests()).find(({ name: e }) => e === t.run);
				const isGiven = (e) => o.given.has(e);
				const c = await (0, i.inputProblems)(t, isGiven, s, o.clock.now());
				if (c.length > 0) throw new r.y(...c);
				if (t.mode === "list") return (await Promise.all([
					n.e(3619),
					n.e(7563),
					n.e(7884),
					n.e(3063)
				]).then(n.bind(n, 83063))).listFleet(t, o);
				if (t.mode === "run") return (await Promise.all([
					n.e(3619),
					n.e(9004),
					n.e(6556),
					n.e(7664),
					n.e(7563),
					n.e(7884),
					n.e(7640),
					n.e(2423)
				]).then(n.bind(n, 72423))).runShard(t, o);
				return (await Promise.all([
					n.e(3619),
					n.e(9004),
					n.e(7563),
					n.e(7640),
					n.e(439)
				]).then(n.bind(n, 50439))).mergeFleet(t, o, e);
			};
		}
	}),
	23410: ((e, t, n) => {
		t.Ku = parseWith;
		t.L4 = textOfWith;
		t.Uz = handedOn;
		t.VY = secretsIn;
		t.rB = withProblems;
		var r = n(85746);
		var i = n(38086);
		var a = n(59083);
		var o = n(72864);
		const s = new Set([
			"annotations",
			"cache",
			"cache-dir",
			"config-file",
			"on-error",
			"policy-from",
			"report-file",
			"summary",
			"timeout",
			"working-directory"
		]);
		const c = new Set([
			"cache",
			"cache-dir",
			"comment-summary-in-pr",
			"html-file",
			"junit-file",
			"plan-file",
			"policy-from",
			"report-file",
			"sarif-file",
			"timeout",
			"upload-sarif",
			"vex-file"
		]);
		function secretsIn(e) {
			return e.flatMap((e) => {
				const [, t = "", n = ""] = /^\s*([a-z][a-z0-9-]*)\s*[:=]\s*(.*?)\s*$/.exec(e) ?? [];
				return /(?:^|-)token$/.test(t) && n !== "" ? [n] : [];
			});
		}
		function parseWith(e) {
			const t = new Map();
			for (const n of e) {
				const [, e = "", r = ""] = /^([a-z][a-z0-9-]*)\s*:\s*(.*)$/.exec(n) ?? [];
				const i = t.get(e);
				t.set(e, i === undefined ? r : `${i}\n${r}`);
			}
			return t;
		}
		function textOfWith(e, t) {
			return (0, r.r)(parseWith(e).get(t) ?? "");
		}
		async function withProblems(e, t, n) {
			const r = [];
			const add = (e, t) => {
				r.push({
					message: `\`with\`: ${e}`,
					input: "with",
					...t === undefined ? {} : { fix: t }
				});
			};
			for (const t of e) if (!/^[a-z][a-z0-9-]*\s*:/.test(t)) add(`\`${(0, i.h0)(t, 100)}\` is not of the form \`name: value\``);
			const l = parseWith(e);
			for (const e of l.keys()) {
				if (e === "") continue;
				const n = Object.hasOwn(t.inputs, e) ? t.inputs[e] : undefined;
				if (n === undefined) add(`\`${e}\` is not an input of \`${t.name}\``);
				else if (n.kind === "secret" || Object.hasOwn(o.j$, e) && !s.has(e)) add(`\`${e}\` is set for all repositories at once`, `set it beside \`with\``);
				else if (c.has(e)) add(`\`${e}\` cannot be used in a fleet`);
			}
			if (l.get("mode") === "apply") add("`mode: apply` does not run in a fleet", "use `plan` or `drift`");
			const u = await (0, a.K)(t.inputs, (e) => textIn(l, e), n);
			if (u.kind === "problems") for (const { fix: e, message: t } of u.problems) add(t, e);
			return r;
		}
		function textIn(e, t) {
			const n = e.get(t);
			return n === undefined ? undefined : { text: n };
		}
		function handedOn(e) {
			return Object.keys(o.j$).filter((t) => !s.has(t) && Object.hasOwn(e.inputs, t));
		}
	}),
	31891: ((e, t, n) => {
		t.B = isDigest;
		const r = /^sha256:[0-9a-f]{64}$/;
		function isDigest(e) {
			return r.test(e);
		}
	}),
	41053: ((e, t, n) => {
		n.d(t, { g: () => r });
		t.U = isPublic;
		const r = "chainguard";
		function isPublic(e, t) {
			return e.startsWith(`${r}/`) && (t === "latest" || t === "latest-dev");
		}
	})
};
;
