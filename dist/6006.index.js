"use strict";
exports.id = 6006;
exports.ids = [6006, 2075];
exports.modules = {
	12075: ((e, t, n) => {
		n.r(t);
		n.d(t, {
			NO_IDENTITY: () => a,
			findProblems: () => findProblems
		});
		t.limitProblems = limitProblems;
		var r = n(48636);
		var i = n(10959);
		const a = {
			message: "`identity` is required: the token is issued for that identity",
			fix: "set `identity` to the uid of an identity that this job may assume",
			input: "identity"
		};
		function limitProblems(e, t) {
			if (t === undefined) return [];
			return ["capabilities", "scopes"].filter((t) => (e[t] ?? []).length > 0).map((e) => ({
				message: `\`${e}\` has no effect on a token that was given in \`${t}\``,
				fix: `remove \`${e}\`, or sign in with \`identity\` instead of \`${t}\``,
				input: e
			}));
		}
		const findProblems = async (e, { area: t, isGiven: n }) => {
			const o = e.audience === "registry" ? "registry-token" : "token";
			const s = !n("identity") && !n(o);
			const c = e["output-file"];
			return [
				...s ? [a] : [],
				...limitProblems(e, n(o) ? o : undefined),
				...c === undefined ? [] : await (0, i.G)(() => (0, r.ZB)(c, t, "output-file"))
			];
		};
	}),
	42536: ((e, t, n) => {
		n.r(t);
		n.d(t, { run: () => run });
		var r = n(22475);
		var i = n(45794);
		var a = n(48636);
		var o = n(37408);
		var s = n(12075);
		const run = async (e, t) => {
			const { host: n, session: i } = t;
			const o = e.audience === "registry" ? i.registryAudience : e["api-url"];
			const s = await readTarget(e, t);
			const { expiresAt: c, token: l } = await obtain(e, t, o);
			if (s !== undefined) (0, a.vK)(s, l, 384);
			const u = c === undefined ? undefined : (0, r.sZ)(c);
			const d = s === undefined && t.stdoutIsPrivate;
			const f = s === undefined && !d && n.capabilities.outputs === "none";
			return {
				findings: [],
				problems: [],
				verdict: "pass",
				outputs: {
					token: l,
					...u === undefined ? {} : { "expires-at": u }
				},
				summary: "",
				report: {
					audience: o,
					...u === undefined ? {} : { expiresAt: u },
					...s === undefined ? {} : { outputFile: s }
				},
				stdout: d ? [l] : [],
				log: [`Token for ${o}${u === undefined ? "" : `, until ${u}`}${s === undefined ? "" : `, in ${s}`}.`, ...f ? ["The token is not printed to a terminal: redirect stdout to a pipe or a file, or set `output-file`."] : []]
			};
		};
		async function readTarget(e, t) {
			const n = [];
			const r = e.audience === "registry" ? "registry-token" : "token";
			if (e.identity === undefined && e[r] === undefined) {
				n.push(s.NO_IDENTITY);
			}
			n.push(...(0, s.limitProblems)(e, e[r] === undefined ? undefined : r));
			let o;
			if (e["output-file"] !== undefined) {
				const { tempDirectory: r, workspace: s } = t.host.context;
				const c = {
					workspace: s,
					tempDirectory: r,
					workingDirectory: t.workingDirectory
				};
				try {
					o = (0, a.ZB)(e["output-file"], c, "output-file");
				} catch (e) {
					if (!(e instanceof i.y)) throw e;
					n.push(...e.problems);
				}
			}
			if (n.length > 0) throw new i.y(...n);
			return o;
		}
		async function obtain(e, t, n) {
			const r = e.audience === "registry" ? e["registry-token"] : e.token;
			if (r === undefined) return t.session.mint(n);
			return {
				token: r,
				expiresAt: (0, o.Ip)(r)?.expiresAt
			};
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
