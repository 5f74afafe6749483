"use strict";
exports.id = 5725;
exports.ids = [5725];
exports.modules = { 95725: ((e, t, n) => {
	t.openCache = openCache;
	var r = n(77598);
	var i = n(51455);
	var a = n(76760);
	var o = n(38086);
	var s = n(48636);
	const c = 32 * 1024 * 1024;
	const l = "platform-actions-1-";
	async function openCache(e, t) {
		const n = usableFolder(e, t);
		if (n === undefined) return undefined;
		const o = !e.context.changeEvent && !e.context.untrustedHead;
		const l = t === undefined && e.capabilities.cache === "service" ? await restore(e, n) : undefined;
		let u = false;
		const pathOf = (e) => (0, a.join)(n, `${(0, r.createHash)("sha256").update(e).digest("hex")}.json`);
		return {
			get: async (e) => (0, s.Gu)(pathOf(e), c).catch(() => undefined),
			set: async (t, r) => {
				if (!o) return;
				try {
					await (0, i.mkdir)(n, {
						recursive: true,
						mode: 448
					});
					(0, s.vK)(pathOf(t), r, 384);
					u = true;
				} catch (t) {
					e.log.warning(`the cache was not written: ${(0, s.CA)(t)}`);
				}
			},
			close: async () => {
				if (u && l !== undefined) await l.save();
			}
		};
	}
	function usableFolder(e, t) {
		const n = t ?? e.cacheDirectory;
		const { workspace: r } = e.context;
		if (n === undefined || t === undefined && e.capabilities.cache === "none") {
			e.log.warning("`cache` has no effect: this host does not keep a folder between runs\nuse the root action on GitHub, or set `cache-dir` to a folder");
			return undefined;
		}
		if (!(0, s.ck)(r, n) && !(0, s._P)(r, n)) return n;
		e.log.warning(`\`cache\` has no effect: a link leads from its folder \`${(0, o.h0)(n)}\` out of the workspace or into \`.git\``);
		return undefined;
	}
	async function restore(e, t) {
		try {
			const r = await Promise.all([
				n.e(1920),
				n.e(7405),
				n.e(3819)
			]).then(n.bind(n, 93819));
			await r.restoreCache([t], `${l}none`, [l]);
			return { save: async () => {
				try {
					const e = await Promise.all((await (0, i.readdir)(t)).map((e) => (0, i.stat)((0, a.join)(t, e))));
					const n = e.reduce((e, { size: t }) => e + t, 0);
					await r.saveCache([t], `${l}${e.length}-${n}-${crypto.randomUUID()}`);
				} catch (t) {
					e.log.warning(`the cache was not saved: ${t instanceof Error ? t.message : String(t)}`);
				}
			} };
		} catch (t) {
			e.log.warning(`the cache was not restored: ${t instanceof Error ? t.message : String(t)}`);
			return undefined;
		}
	}
}) };
;
