"use strict";
exports.id = 666;
exports.ids = [666];
exports.modules = {
	86367: ((e, t, n) => {
		n.d(t, { p: () => giveTurn });
		const r = 50;
		let i = 0;
		function giveTurn() {
			return performance.now() - i < r ? undefined : turn();
		}
		async function turn() {
			await new Promise((e) => setImmediate(e));
			i = performance.now();
		}
	}),
	53463: ((e, t, n) => {
		n.r(t);
		n.d(t, { compareMovedImages: () => compareMovedImages });
		var r = n(38086);
		var i = n(24344);
		var a = n(63664);
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
				const r = createPackageReader((0, d.p)(await settingsOf(n), n), n);
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
				const [f] = d.unread;
				if (f !== undefined) throw f.error;
				return d.read.flatMap(({ packages: e }) => e);
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
		async function settingsOf(e) {
			const given = (t) => e.config.given(f.e.name, t);
			const t = await (0, o.K)(f.e.inputs, given, e.clock.now());
			if (t.kind === "problems") throw new Error(t.problems.map(({ message: e }) => e).join("; "));
			return t.inputs;
		}
	}),
	27846: ((e, t, n) => {
		n.d(t, {
			VX: () => readRegular,
			gb: () => c,
			s1: () => oddKind,
			zk: () => searchLong
		});
		var r = n(73024);
		var i = n(86367);
		var a = n(71796);
		var o = n(79899);
		const s = 5 * 1024 * 1024;
		function oddKind(e) {
			if (e.isDirectory()) return {
				kind: "skipped",
				why: "folders and submodules"
			};
			if (e.isFile() || e.isSymbolicLink()) return undefined;
			return {
				kind: "unread",
				reason: "is neither a file nor a folder"
			};
		}
		const openResolved = ({ real: e }) => (0, r.openSync)(e, r.constants.O_RDONLY | r.constants.O_NOFOLLOW | r.constants.O_NONBLOCK);
		function readRegular(e, t) {
			const n = openResolved(e);
			try {
				const i = (0, r.fstatSync)(n);
				const a = oddKind(i);
				if (a !== undefined) return a;
				if (i.size > s) return undefined;
				return (0, o.o)(n, i.size, (n) => judgeBytes(n, e.linkedTo, t));
			} finally {
				(0, r.closeSync)(n);
			}
		}
		function judgeBytes(e, t, n) {
			const r = isWide(e);
			if (n?.isData && !r && isBinary(e)) return l;
			const i = !r && !e.subarray(0, 2).includes(0);
			if (n !== undefined && i && !n.matters(e.toString("latin1"))) return {
				kind: "skipped",
				why: n.why
			};
			const o = (0, a.g)(e);
			if (o === undefined) return {
				kind: "unread",
				reason: "is neither 8-bit text nor UTF-16 with a byte order mark"
			};
			if (r && n?.matters(o.text) === false) return {
				kind: "skipped",
				why: n.why
			};
			return {
				kind: "text",
				...o,
				linkedTo: t
			};
		}
		const c = "of a kind that is not scanned";
		const l = {
			kind: "skipped",
			why: c
		};
		const u = {
			kind: "unread",
			reason: `is larger than ${Math.floor(s / 1024 ** 2)} MiB`
		};
		const d = 1024 * 1024;
		const f = 512;
		async function searchLong(e, t) {
			if (!t?.isData) return u;
			const n = openResolved(e);
			try {
				const e = oddKind((0, r.fstatSync)(n));
				return e ?? await searchParts(n, t);
			} finally {
				(0, r.closeSync)(n);
			}
		}
		async function searchParts(e, t) {
			const n = Buffer.alloc(d);
			for (let r = 0;; r += d - f) {
				const a = (0, o.m)(e, n, r);
				const s = n.subarray(0, a);
				if (r === 0 && isWide(s)) return u;
				if (r === 0 && isBinary(s)) return l;
				if (t.matters(s.toString("latin1"))) return u;
				if (a < d) return {
					kind: "skipped",
					why: t.why
				};
				await (0, i.p)();
			}
		}
		function isWide(e) {
			return e[0] === 255 && e[1] === 254 || e[0] === 254 && e[1] === 255;
		}
		function isBinary(e) {
			return e.subarray(0, 8e3).includes(0);
		}
	}),
	41706: ((e, t, n) => {
		n.d(t, {
			BQ: () => s,
			JK: () => createKnownFolders,
			sL: () => readWorkspaceFile
		});
		var r = n(73024);
		var i = n(76760);
		var a = n(48636);
		var o = n(27846);
		function createKnownFolders() {
			return {
				real: new Map(),
				places: new Map()
			};
		}
		const s = "links that lead nowhere";
		const c = new Set([
			"ENOENT",
			"ENOTDIR",
			"ELOOP"
		]);
		const l = process.platform !== "win32";
		async function readWorkspaceFile(e, t, n) {
			if (e.areOrdinary === true && l) {
				const r = readAtOnce(e, t, n);
				if (r !== undefined) return r;
			}
			return await readWithCare(e, t, (0, i.resolve)(e.folder, t), n);
		}
		function readAtOnce(e, t, n) {
			try {
				const r = t.lastIndexOf("/");
				const i = t.slice(r + 1);
				if (r === 0 || i === "." || i === "..") return undefined;
				const a = fileInFolder(e, t.slice(0, Math.max(0, r)), i);
				if (a.isOutside || a.isInGit) return undefined;
				return (0, o.VX)(a, n);
			} catch {
				return undefined;
			}
		}
		async function readWithCare(e, t, n, c) {
			const unread = (e) => ({
				kind: "unread",
				reason: e
			});
			try {
				const a = (0, r.lstatSync)(n, { throwIfNoEntry: false });
				if (a === undefined) return missing(t);
				const l = (0, o.s1)(a);
				if (l !== undefined) return l;
				const u = a.isSymbolicLink();
				const d = u ? behindLink(e, n) : fileInFolder(e, (0, i.relative)(e.folder, (0, i.dirname)(n)), (0, i.basename)(n));
				if (d === undefined) return {
					kind: "skipped",
					why: s
				};
				if (d.isOutside) return unread("leads out of the workspace through a link");
				if (d.isInGit) return d.linkedTo === undefined ? {
					kind: "skipped",
					why: "inside `.git`"
				} : unread("leads into `.git` through a link");
				const f = d.linkedTo === undefined ? undefined : (0, o.s1)((0, r.lstatSync)(d.real));
				return f ?? (0, o.VX)(d, c) ?? await (0, o.zk)(d, c);
			} catch (e) {
				const n = (0, a.CA)(e);
				if (n !== "ENOENT" && n !== "ENOTDIR") return unread(`cannot be read (${n})`);
				return missing(t);
			}
		}
		function missing(e) {
			if (e.includes("\uFFFD")) return {
				kind: "unread",
				reason: "has a name that is not UTF-8"
			};
			return {
				kind: "skipped",
				why: "not in the working tree"
			};
		}
		function behindLink(e, t) {
			const n = resolveIfThere(t);
			if (n === undefined) return undefined;
			const [r, a] = [realFolder(e, e.root), realFolder(e, e.folder)];
			const o = n !== (0, i.join)(a, (0, i.relative)(e.folder, t));
			return {
				...placeIn(r, n),
				linkedTo: o ? shownBelow(a, n) : undefined
			};
		}
		function resolveIfThere(e) {
			try {
				return r.realpathSync.native(e);
			} catch (e) {
				if (c.has((0, a.CA)(e))) return undefined;
				throw e;
			}
		}
		function fileInFolder(e, t, n) {
			const r = e.known?.places.get(t) ?? placeOfFolder(e, (0, i.resolve)(e.folder, t));
			e.known?.places.set(t, r);
			const { isInGit: a, isLinked: o, isOutside: s, real: c } = r;
			const l = c.endsWith(i.sep) ? `${c}${n}` : `${c}${i.sep}${n}`;
			return {
				real: l,
				isOutside: s,
				isInGit: a || n.toLowerCase() === ".git",
				linkedTo: o ? shownBelow(realFolder(e, e.folder), l) : undefined
			};
		}
		function placeOfFolder(e, t) {
			const { folder: n, root: r } = e;
			const a = realFolder(e, n);
			const o = realFolder(e, t);
			return {
				...placeIn(realFolder(e, r), o),
				isLinked: o !== (0, i.join)(a, (0, i.relative)(n, t))
			};
		}
		function realFolder(e, t) {
			const n = e.known?.real.get(t) ?? resolveFolder(e, t);
			e.known?.real.set(t, n);
			return n;
		}
		function resolveFolder(e, t) {
			const n = t.startsWith(`${e.folder}${i.sep}`);
			if (!n || (0, r.lstatSync)(t).isSymbolicLink()) return r.realpathSync.native(t);
			return (0, i.join)(realFolder(e, (0, i.dirname)(t)), (0, i.basename)(t));
		}
		function placeIn(e, t) {
			const n = (0, i.relative)(e, t);
			return {
				real: t,
				isOutside: (0, i.isAbsolute)(n) || n.split(i.sep)[0] === "..",
				isInGit: n.toLowerCase().split(i.sep).includes(".git")
			};
		}
		function shownBelow(e, t) {
			return (0, i.relative)(e, t).split(i.sep).join("/");
		}
	}),
	71796: ((e, t, n) => {
		n.d(t, {
			g: () => decodeText,
			w: () => encodeText
		});
		var r = n(4573);
		const i = "\uFEFF";
		const a = Buffer.from(i);
		function decodeText(e) {
			if (e[0] === 255 && e[1] === 254) return decodeWide(e, "utf16le");
			if (e[0] === 254 && e[1] === 255) return decodeWide(e, "utf16be");
			if (e.subarray(0, 2).includes(0)) return undefined;
			if ((0, r.isUtf8)(e)) return {
				text: e.toString("utf8"),
				encoding: "utf8"
			};
			if (!e.subarray(0, a.length).equals(a)) return {
				text: e.toString("latin1"),
				encoding: "latin1"
			};
			const t = e.subarray(a.length).toString("latin1");
			return {
				text: i + t,
				encoding: "latin1-bom"
			};
		}
		function encodeText(e, t) {
			switch (t) {
				case "latin1-bom": return Buffer.concat([a, Buffer.from(e.slice(i.length), "latin1")]);
				case "utf16be": return Buffer.from(e, "utf16le").swap16();
				default: return Buffer.from(e, t);
			}
		}
		function decodeWide(e, t) {
			if (e.length % 2 !== 0) return undefined;
			const n = (t === "utf16le" ? e : Buffer.from(e).swap16()).toString("utf16le");
			return n.includes("\0") ? undefined : {
				text: n,
				encoding: t
			};
		}
	}),
	99004: ((e, t, n) => {
		n.d(t, {
			CS: () => listFiles,
			Fv: () => walkFiles,
			wo: () => replaceWorkspaceFile
		});
		var r = n(73024);
		var i = n(76760);
		var a = n(86367);
		var o = n(38086);
		var s = n(45794);
		var c = n(60616);
		var l = n(38365);
		var u = n(48636);
		var d = n(41706);
		var f = n(71796);
		const p = 5e5;
		async function listFiles(e, t, n) {
			const r = [
				"ls-files",
				"-z",
				"--cached",
				...t ? ["--others", "--exclude-standard"] : []
			];
			const i = repositoryAround(e, n.workspace);
			const a = i === undefined ? undefined : await (0, c.EO)({
				...n,
				repository: i,
				folder: e
			}, r);
			if (a?.kind === "output") {
				const e = a.bytes.toString("utf8").split("\0");
				const t = [...new Set(e.filter((e) => e !== ""))].sort();
				return {
					paths: t,
					byGit: true,
					areOrdinary: true,
					unread: []
				};
			}
			const o = [];
			const s = [];
			const l = await walkFiles(e, {
				others: true,
				unread: o,
				odd: s
			});
			return {
				paths: l,
				byGit: false,
				areOrdinary: s.length === 0,
				unread: o
			};
		}
		function repositoryAround(e, t) {
			const n = (0, l.W)(t, e);
			const r = n !== undefined && (0, u.UO)(n.top, (0, l.Q)(t, e));
			return r ? n : undefined;
		}
		async function walkFiles(e, { odd: t = [], others: n = false, unread: r = [] } = {}) {
			const o = [];
			const s = [""];
			for (let c = s.pop(); c !== undefined; c = s.pop()) {
				await (0, a.p)();
				for (const a of entriesOf((0, i.join)(e, c), (e) => {
					r.push({
						path: c === "" ? "." : c,
						reason: `cannot be read (${e})`
					});
				})) {
					const e = c === "" ? a.name : `${c}/${a.name}`;
					if (!a.isDirectory()) {
						if (n || a.isFile()) o.push(e);
						if (!a.isFile() && !a.isSymbolicLink()) t.push(e);
					} else if (a.name !== ".git") s.push(e);
				}
				if (o.length > p) {
					r.push({
						path: ".",
						reason: `contains more than ${p} files`
					});
					break;
				}
			}
			return o.sort();
		}
		function entriesOf(e, t) {
			try {
				return (0, r.readdirSync)(e, { withFileTypes: true });
			} catch (e) {
				t((0, u.CA)(e));
				return [];
			}
		}
		async function replaceWorkspaceFile(e, t, n) {
			const refuse = (e) => new s.y({ message: `\`${(0, o.h0)(t)}\` was not changed: ${e}` });
			const i = (0, u.Rx)(t, e);
			if (i.kind === "refused") throw refuse(i.why);
			const a = await (0, d.sL)({
				folder: e.workingDirectory,
				root: e.workspace
			}, t);
			if (a.kind === "unread") throw refuse(`it ${a.reason}`);
			if (a.kind === "skipped") throw refuse(`it is ${a.why}`);
			if (a.text !== n.before) throw refuse("it has changed since it was read");
			const { gid: c, mode: l, uid: p } = (0, r.lstatSync)(i.path);
			const m = (0, f.w)(n.after, n.encoding);
			(0, u.vK)(i.path, m, l & 4095, {
				uid: p,
				gid: c
			});
		}
	})
};
;
