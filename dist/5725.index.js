"use strict";
exports.id = 5725;
exports.ids = [5725];
exports.modules = { 95725: ((e, t, n) => {
	n.r(t);
	n.d(t, { openCache: () => openCache });
	var r = n(77598);
	var i = n(51455);
	var a = n(76760);
	var o = n(48636);
	const s = 32 * 1024 * 1024;
	const c = "platform-actions-1-";
	async function openCache(e, t) {
		const n = t ?? e.cacheDirectory;
		if (n === undefined || t === undefined && e.capabilities.cache === "none") {
			e.log.warning("`cache` has no effect: this host does not keep a folder between runs\nuse the root action on GitHub, or set `cache-dir` to a folder");
			return undefined;
		}
		const c = !e.context.changeEvent && !e.context.untrustedHead;
		const l = t === undefined && e.capabilities.cache === "service" ? await restore(e, n) : undefined;
		let u = false;
		const pathOf = (e) => (0, a.join)(n, `${(0, r.createHash)("sha256").update(e).digest("hex")}.json`);
		return {
			get: async (e) => (0, o.Gu)(pathOf(e), s).catch(() => undefined),
			set: async (t, r) => {
				if (!c) return;
				try {
					await (0, i.mkdir)(n, {
						recursive: true,
						mode: 448
					});
					(0, o.vK)(pathOf(t), r, 384);
					u = true;
				} catch (t) {
					e.log.warning(`the cache was not written: ${(0, o.CA)(t)}`);
				}
			},
			close: async () => {
				if (u && l !== undefined) await l.save();
			}
		};
	}
	async function restore(e, t) {
		try {
			const r = await Promise.all([
				n.e(1920),
				n.e(7405),
				n.e(3819)
			]).then(n.bind(n, 93819));
			await r.restoreCache([t], `${c}none`, [c]);
			return { save: async () => {
				try {
					const e = await Promise.all((await (0, i.readdir)(t)).map((e) => (0, i.stat)((0, a.join)(t, e))));
					const n = e.reduce((e, { size: t }) => e + t, 0);
					await r.saveCache([t], `${c}${e.length}-${n}-${crypto.randomUUID()}`);
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
