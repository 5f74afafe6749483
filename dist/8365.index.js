"use strict";
exports.id = 8365;
exports.ids = [8365];
exports.modules = { 38365: ((e, t, n) => {
	t.Q = lexicalPath;
	t.findRepository = findRepository;
	var r = n(73024);
	var i = n(76760);
	var a = n(48636);
	const o = 8192;
	function lexicalPath(e, t) {
		const [n, r, o] = [
			(0, i.resolve)(e),
			(0, a.PX)((0, i.resolve)(e)),
			(0, i.resolve)(t)
		];
		return (0, a.UO)(r, o) ? o : (0, i.join)(r, (0, i.relative)(n, o));
	}
	function findRepository(e, t) {
		const n = (0, a.PX)((0, i.resolve)(e));
		for (const e of foldersUpFrom(n)) {
			const t = repositoryAt(e, n);
			if (t !== undefined) return t;
		}
		for (const r of foldersUpFrom(lexicalPath(e, t))) {
			if (r === n || !(0, a.UO)(n, r)) return undefined;
			const e = (0, a.UO)(n, (0, a.PX)(r)) ? repositoryAt(r, n) : undefined;
			if (e !== undefined) return e;
		}
		return undefined;
	}
	function* foldersUpFrom(e) {
		for (let [t, n] = [e, ""]; t !== n; [t, n] = [(0, i.dirname)(t), t]) yield t;
	}
	function repositoryAt(e, t) {
		try {
			const n = gitDirectoryAt(e);
			const isOwn = (e) => !(0, a.UO)(t, e) || (0, i.relative)(t, e).split(i.sep).includes(".git");
			if (n === undefined || !isOwn(n)) return undefined;
			const o = readLine((0, i.join)(n, "commondir"));
			const s = o === undefined ? n : (0, r.realpathSync)((0, i.resolve)(n, o));
			if (!isOwn(s) || !(0, r.statSync)((0, i.join)(s, "objects")).isDirectory()) return undefined;
			if ((0, r.lstatSync)((0, i.join)(n, "HEAD"), { throwIfNoEntry: false }) === undefined) return undefined;
			return {
				top: e,
				gitDirectory: n,
				commonDirectory: s
			};
		} catch {
			return undefined;
		}
	}
	function gitDirectoryAt(e) {
		const t = (0, i.join)(e, ".git");
		const n = (0, r.statSync)(t, { throwIfNoEntry: false });
		if (n === undefined) return undefined;
		if (n.isDirectory()) return (0, r.realpathSync)(t);
		const a = /^gitdir: (.+)$/.exec(readLine(t) ?? "")?.[1];
		return a === undefined ? undefined : (0, r.realpathSync)((0, i.resolve)(e, a));
	}
	function readLine(e) {
		const t = (0, r.statSync)(e, { throwIfNoEntry: false });
		if (t?.isFile() !== true || t.size > o) return undefined;
		return (0, r.readFileSync)(e, "utf8").trimEnd();
	}
}) };
;
