"use strict";
exports.id = 536;
exports.ids = [536];
exports.modules = { 42536: ((e, t, n) => {
	n.r(t);
	n.d(t, { run: () => u });
	var r = n(22475);
	var i = n(45794);
	var a = n(48636);
	var o = n(17925);
	var s = n(65655);
	var c = n(12075);
	var l = n(39352);
	const work = async (e, t) => {
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
	const u = (0, o.f)(work, l.e.capabilities);
	async function readTarget(e, t) {
		const n = [];
		const r = e.audience === "registry" ? "registry-token" : "token";
		if (e.identity === undefined && e[r] === undefined) {
			n.push(c.T5);
		}
		n.push(...(0, c.Kc)(e, e[r] === undefined ? undefined : r));
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
			expiresAt: (0, s.Ip)(r)?.expiresAt
		};
	}
}) };
;
