"use strict";
exports.id = 3463;
exports.ids = [3463];
exports.modules = { 53463: ((e, t, n) => {
	n.r(t);
	n.d(t, { compareMovedImages: () => compareMovedImages });
	var r = n(38086);
	var i = n(24344);
	var a = n(63018);
	var o = n(59083);
	var s = n(34779);
	var c = n(96299);
	var l = n(46830);
	var u = n(24585);
	var d = n(38421);
	var f = n(43216);
	var p = n(56224);
	var m = n(47025);
	const h = 4;
	const compareMovedImages = async (e, t, n) => {
		const r = e.map(() => undefined);
		if (t.identity === undefined && t.token === undefined) return r;
		return await orLogged(n, r, async () => {
			const r = createPackageReader((0, d.createImageReader)(settingsOf(n), n), n);
			const a = await (0, i.P)(e, h, async (e) => {
				if (e.from === undefined) return undefined;
				const [t, n] = await Promise.all([r(e, e.from), r(e, e.to)]);
				return t === undefined || n === undefined ? undefined : {
					from: t,
					to: n
				};
			});
			const o = a.flatMap((e, t) => e === undefined ? [] : [{
				index: t,
				brings: collect(e.to, e.from),
				fixes: collect(e.from, e.to)
			}]);
			const s = a.flatMap((e) => e === undefined ? [] : [...e.from, ...e.to]);
			await askAll(o, s, t.concurrency, n);
			const c = new Map(o.map((e) => [e.index, differenceOf(e)]));
			return e.map((e, t) => c.get(t));
		});
	};
	function collect(e, t) {
		const n = {
			packages: (0, m.mV)(e),
			basePackages: (0, m.mV)(t),
			lookups: []
		};
		return (0, l.u)(n);
	}
	function differenceOf({ brings: e, fixes: t }) {
		const count = (e) => e.result().items.filter(({ facts: e, isNew: t }) => e.status === "affecting" && t).length;
		return {
			fixes: count(t),
			brings: count(e)
		};
	}
	async function askAll(e, t, n, r) {
		const i = e.flatMap(({ brings: e, fixes: t }) => [e, t]);
		const a = {
			add: (e, t) => {
				for (const n of i) n.add(e, t);
			},
			openLookups: () => [],
			canTellAliases: () => true,
			endAliases: () => undefined
		};
		const o = {
			packages: (0, m.mV)(t),
			lookups: []
		};
		const { failure: s, unread: c } = await (0, u.g)(o, a, r, n);
		if (s !== undefined) throw s;
		if (c[0] !== undefined) throw c[0].error;
	}
	function createPackageReader(e, t) {
		const n = new Map();
		const readOne = (n, r) => orLogged(t, undefined, async () => {
			const t = (0, a.o_)(n.name);
			if (t.kind === "malformed") return undefined;
			const { organization: i, repository: o, tag: s } = n;
			const c = {
				organization: i,
				repository: o,
				tag: s,
				complete: t.reference
			};
			const l = (0, a.Yk)({
				...t.reference,
				digest: r
			});
			const u = (0, p.X)();
			const d = await e([{
				image: c,
				reference: r,
				name: l
			}], u);
			u.throwIfAny();
			return d.flatMap(({ packages: e }) => e);
		});
		return (e, t) => {
			const r = `${e.repository}@${t}`;
			const i = n.get(r) ?? readOne(e, t);
			n.set(r, i);
			return i;
		};
	}
	async function orLogged(e, t, n) {
		try {
			return await n();
		} catch (n) {
			if (n instanceof s.Wk && n.code === "CANCELLED") throw n;
			for (const { message: t } of (0, c.e)(n, undefined)) e.host.log.info(`Advisories were not compared: ${(0, r.h0)(t, 500)}`);
			return t;
		}
	}
	function settingsOf(e) {
		const given = (t) => e.config.given(f.e.name, t);
		const t = (0, o.K)(f.e.inputs, given, e.clock.now());
		if (t.kind === "problems") throw new Error(t.problems.map(({ message: e }) => e).join("; "));
		return t.inputs;
	}
}) };
;
