"use strict";
exports.id = 835;
exports.ids = [835];
exports.modules = {
	34150: (function(e, t, n) {
		n.d(t, {
			Dt: function() {
				return firstFew;
			},
			_l: function() {
				return pluralOf;
			},
			hS: function() {
				return counted;
			},
			iD: function() {
				return formFor;
			},
			nC: function() {
				return firstEntries;
			}
		});
		function formFor(e, t, n) {
			return e === 1 ? t : n;
		}
		function pluralOf(e) {
			return /[^aeiou]y$/.test(e) ? e.replace(/y$/, "ies") : `${e}s`;
		}
		function counted(e, t, n = pluralOf(t)) {
			return `${e} ${formFor(e, t, n)}`;
		}
		function firstEntries(e, t, n) {
			const r = e.slice(0, t).map(n);
			return e.length > t ? [...r, `and ${e.length - t} more`] : r;
		}
		function firstFew(e, t, n) {
			const r = e.slice(0, t).map(n).join(", ");
			return e.length > t ? `${r} and ${e.length - t} more` : r;
		}
	}),
	77825: (function(e, t, n) {
		n.d(t, {
			$: function() {
				return groupBy;
			},
			T: function() {
				return countBy;
			}
		});
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
		function countBy(e, t) {
			const n = new Map();
			for (const r of e) {
				const e = t(r);
				n.set(e, (n.get(e) ?? 0) + 1);
			}
			return n;
		}
	}),
	63144: (function(e, t, n) {
		n.d(t, {
			$L: function() {
				return parseUniqueJson;
			},
			Ej: function() {
				return textsIn;
			},
			Lv: function() {
				return versionTextOf;
			},
			Q0: function() {
				return recordsIn;
			},
			TL: function() {
				return isSameJson;
			},
			_F: function() {
				return fieldOf;
			},
			b6: function() {
				return textOf;
			},
			qF: function() {
				return parseJson;
			},
			u4: function() {
				return isRecord;
			},
			yw: function() {
				return RepeatedKeyError;
			}
		});
		function isRecord(e) {
			return typeof e === "object" && e !== null && !Array.isArray(e);
		}
		const recordsIn = (e) => Array.isArray(e) ? e.filter(isRecord) : [];
		const textsIn = (e) => Array.isArray(e) ? e.flatMap((e) => textOf(e) ?? []) : [];
		function fieldOf(e, t) {
			return isRecord(e) ? e[t] : undefined;
		}
		function parseJson(e, t) {
			try {
				return JSON.parse(e, t && ((e, n) => typeof n === "string" ? t(n) : n));
			} catch {
				return undefined;
			}
		}
		class RepeatedKeyError extends SyntaxError {}
		function parseUniqueJson(e) {
			const t = JSON.parse(e);
			const n = repeatedKey(e);
			if (n === undefined) return t;
			throw new RepeatedKeyError(`an object of its JSON has the key ${JSON.stringify(n.slice(0, 100))} twice`);
		}
		function repeatedKey(e) {
			const t = [];
			for (let n = 0; n < e.length; n += 1) {
				const r = e[n];
				if (r === "{") t.push(new Set());
				else if (r === "}") t.pop();
				else if (r === "\"") {
					const r = endOfString(e, n);
					if (isKey(e, r)) {
						const i = e.slice(n + 1, r);
						const a = i.includes("\\") ? String(JSON.parse(`"${i}"`)) : i;
						const o = t.at(-1);
						if (o?.has(a)) return a;
						o?.add(a);
					}
					n = r;
				}
			}
			return undefined;
		}
		function endOfString(e, t) {
			for (let n = e.indexOf("\"", t + 1);; n = e.indexOf("\"", n + 1)) {
				let t = n - 1;
				while (e[t] === "\\") t -= 1;
				if ((n - t) % 2 === 1) return n;
			}
		}
		function isKey(e, t) {
			let n = t + 1;
			while (/\s/.test(e[n] ?? "")) n += 1;
			return e[n] === ":";
		}
		function versionTextOf(e) {
			return typeof e === "number" ? String(e) : textOf(e);
		}
		function textOf(e) {
			return typeof e === "string" && e !== "" ? e : undefined;
		}
		function isSameJson(e, t) {
			if (Array.isArray(e) && Array.isArray(t)) return e.length === t.length && e.every((e, n) => isSameJson(e, t[n]));
			if (!isRecord(e) || !isRecord(t)) return e === t;
			return [...new Set([...Object.keys(e), ...Object.keys(t)])].every((n) => isSameJson(e[n], t[n]));
		}
	}),
	38086: (function(e, t, n) {
		n.d(t, {
			E9: function() {
				return renderProse;
			},
			K$: function() {
				return renderTextTable;
			},
			M1: function() {
				return breakHashes;
			},
			X: function() {
				return escapeXml;
			},
			dp: function() {
				return byteLength;
			},
			gL: function() {
				return clipText;
			},
			h0: function() {
				return plainLine;
			},
			ix: function() {
				return breakCommands;
			},
			jQ: function() {
				return showInvisible;
			},
			n6: function() {
				return compareText;
			},
			qy: function() {
				return r;
			},
			sg: function() {
				return isToken;
			}
		});
		const r = 1e3;
		const i = /[\r\n\v\f\u0085\u2028\u2029]+/g;
		const a = /\p{Cc}|\p{Cf}|\p{Cs}|\p{Zl}|\p{Zp}|\u034f|[\u115f\u1160\u3164\uffa0]/gu;
		const codePointName = (e) => `[U+${Number(e.codePointAt(0)).toString(16).toUpperCase().padStart(4, "0")}]`;
		function showInvisible(e) {
			if (/^[\n -~]*$/.test(e)) return e;
			return e.replace(a, (e) => {
				if (e === "\n") return e;
				return e === "	" ? " " : codePointName(e);
			});
		}
		function breakCommands(e) {
			return breakHashes(e.replace(/:(?=:)/g, ": "));
		}
		function breakHashes(e) {
			return e.replace(/#(?=#(?:\[|vso\[))/gi, "# ");
		}
		function clipText(e, t) {
			if (e.length <= t) return e;
			const n = e.charCodeAt(t - 2);
			const r = n >= 55296 && n <= 56319 ? t - 2 : t - 1;
			return `${e.slice(0, r)}\u2026`;
		}
		const o = /^[!-~](?:[ -~]*[!-~])?$/;
		function plainLine(e, t = r) {
			if (e.length <= t && o.test(e)) return e;
			return showInvisible(clipText(e, t).replace(i, " ")).trim();
		}
		const isToken = (e) => /^[\x21-\x7e]+$/.test(e);
		function renderProse(e, t, n) {
			const r = e.split("`");
			if (r.length % 2 === 0) return t(e);
			const between = (e) => `${/^\s/.test(e) ? " " : ""}${t(e)}${/\S\s+$/.test(e) ? " " : ""}`;
			return r.map((e, t) => t % 2 === 0 ? between(e) : n(e)).join("");
		}
		const byteLength = (e) => Buffer.byteLength(e);
		function compareText(e, t) {
			return Number(e > t) - Number(e < t);
		}
		function renderTextTable(e) {
			const lengthOf = (e = "") => Array.from(e).length;
			const widthOf = (t, n) => e.reduce((e, t) => Math.max(e, lengthOf(t[n])), 0);
			const t = e.reduce((e, t) => Math.max(e, t.length), 0);
			const n = Array.from({ length: t }, widthOf);
			return e.map((e) => e.map((e, t) => e + " ".repeat((n[t] ?? 0) - lengthOf(e))).join("  ").trimEnd());
		}
		const s = 4e3;
		const c = /(?![\t\n\r])\p{Cc}|\p{Cf}|\p{Cs}|[\ufffe\uffff]/gu;
		function escapeXml(e) {
			return clipText(e, s).replace(c, "\uFFFD").replace(/[&<>"'\t\n\r]/g, (e) => `&#${e.charCodeAt(0)};`);
		}
	}),
	24344: (function(e, t, n) {
		n.d(t, {
			Bp: function() {
				return allowListeners;
			},
			Eu: function() {
				return untilAborted;
			},
			Pk: function() {
				return mapPool;
			},
			pN: function() {
				return giveTurn;
			},
			zm: function() {
				return createLimiter;
			}
		});
		async function mapPool(e, t, n) {
			const r = new Array(e.length);
			const i = e.entries();
			const a = [];
			const worker = async () => {
				for (const [e, t] of i) {
					try {
						r[e] = await n(t, e);
					} catch (e) {
						a.push(e);
					}
					if (a.length > 0) return;
				}
			};
			await Promise.all(Array.from({ length: Math.min(t, e.length) }, worker));
			if (a.length > 0) throw a[0];
			return r;
		}
		function createLimiter(e) {
			let t = 0;
			const n = [];
			const turn = (e) => new Promise((t, r) => {
				const leave = () => {
					n.splice(n.indexOf(start), 1);
					r(e?.reason);
				};
				const start = () => {
					e?.removeEventListener("abort", leave);
					t();
				};
				n.push(start);
				if (e === undefined) return;
				allowListeners(e);
				e.addEventListener("abort", leave, { once: true });
			});
			return async (r, i) => {
				if (t >= e) await turn(i);
				else t += 1;
				try {
					return await r();
				} finally {
					const e = n.shift();
					if (e === undefined) t -= 1;
					else e();
				}
			};
		}
		const r = 50;
		let i = 0;
		function giveTurn() {
			return performance.now() - i < r ? undefined : nextTurn();
		}
		async function nextTurn() {
			await new Promise((e) => setImmediate(e));
			i = performance.now();
		}
		function allowListeners(e) {
			globalThis.process?.getBuiltinModule?.("node:events").setMaxListeners(0, e);
		}
		function untilAborted(e, t) {
			return new Promise((n, r) => {
				const stop = () => r(t.reason);
				if (t.aborted) stop();
				t.addEventListener("abort", stop, { once: true });
				e.then(n, r).finally(() => t.removeEventListener("abort", stop));
			});
		}
	}),
	59173: (function(e, t, n) {
		n.d(t, {
			IV: function() {
				return getOrMake;
			},
			Oo: function() {
				return once;
			},
			kY: function() {
				return remember;
			}
		});
		function remember(e, t = Number.POSITIVE_INFINITY) {
			const n = new Map();
			return (r) => {
				const i = n.get(r) ?? e(r);
				if (n.size >= t && !n.has(r)) n.clear();
				n.set(r, i);
				return i;
			};
		}
		function getOrMake(e, t, n) {
			const r = e.get(t);
			if (r !== undefined) return r;
			const i = n();
			e.set(t, i);
			return i;
		}
		function once(e) {
			let t;
			return () => {
				t ??= { value: e() };
				return t.value;
			};
		}
	}),
	45794: (function(e, t, n) {
		n.d(t, {
			GW: function() {
				return problemsOf;
			},
			Ml: function() {
				return MachineError;
			},
			Wy: function() {
				return orProblems;
			},
			yo: function() {
				return UserError;
			}
		});
		class UserError extends Error {
			problems;
			constructor(...e) {
				super(e.map((e) => e.message).join("\n"));
				this.name = "UserError";
				this.problems = e;
			}
		}
		class MachineError extends Error {
			fix;
			constructor(e, t) {
				super(e);
				this.name = "MachineError";
				this.fix = t;
			}
		}
		async function orProblems(e, t) {
			try {
				return await e();
			} catch (e) {
				if (!(e instanceof UserError)) throw e;
				return t(e.problems);
			}
		}
		async function problemsOf(e) {
			return orProblems(async () => {
				await e();
				return [];
			}, (e) => e);
		}
	}),
	60983: (function(e, t, n) {
		n.d(t, {
			g7: function() {
				return decodeText;
			},
			oD: function() {
				return readWhole;
			},
			wx: function() {
				return encodeText;
			}
		});
		var r = n(4573);
		var i = n(73024);
		const a = "\uFEFF";
		const o = Buffer.from(a);
		function decodeText(e) {
			if (e[0] === 255 && e[1] === 254) return decodeWide(e, "utf16le");
			if (e[0] === 254 && e[1] === 255) return decodeWide(e, "utf16be");
			if (e.subarray(0, 2).includes(0)) return undefined;
			if ((0, r.isUtf8)(e)) return {
				text: e.toString("utf8"),
				encoding: "utf8"
			};
			if (!e.subarray(0, o.length).equals(o)) return {
				text: e.toString("latin1"),
				encoding: "latin1"
			};
			const t = e.subarray(o.length).toString("latin1");
			return {
				text: a + t,
				encoding: "latin1-bom"
			};
		}
		function encodeText(e, t) {
			switch (t) {
				case "latin1-bom": return Buffer.concat([o, Buffer.from(e.slice(a.length), "latin1")]);
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
		const s = 4096;
		function readWhole(e, t, n = Number.POSITIVE_INFINITY) {
			let r = Buffer.allocUnsafe(t + s);
			let a = 0;
			for (;;) {
				const o = (0, i.readSync)(e, r, a, r.length - a, a);
				a += o;
				if (o === 0 || a > n || a === t && a < r.length) break;
				if (a === r.length) r = Buffer.concat([r, Buffer.allocUnsafe(a)]);
			}
			return r.subarray(0, a);
		}
	}),
	48636: (function(e, t, n) {
		n.d(t, {
			$B: function() {
				return isThere;
			},
			CA: function() {
				return errorCode;
			},
			Gu: function() {
				return readTextFile;
			},
			PX: function() {
				return realFolder;
			},
			Rx: function() {
				return writableFile;
			},
			UO: function() {
				return isWithin;
			},
			YT: function() {
				return readTextFileNow;
			},
			ZB: function() {
				return checkWritable;
			},
			_P: function() {
				return leadsIntoGit;
			},
			b2: function() {
				return isMissing;
			},
			ck: function() {
				return leavesWorkspace;
			},
			lQ: function() {
				return isFolder;
			},
			o4: function() {
				return privateFile;
			},
			vK: function() {
				return writeAtomically;
			}
		});
		var r = n(73024);
		var i = n(76760);
		var a = n(45794);
		var o = n(60983);
		async function readTextFile(e, t) {
			return readTextFileNow(e, t);
		}
		function readTextFileNow(e, t) {
			const refuse = (t) => new a.yo({ message: `\`${e}\` ${t}` });
			const n = `is larger than ${Math.floor(t / 1024)} KiB`;
			try {
				const i = (0, r.statSync)(e, { throwIfNoEntry: false });
				if (i === undefined) return undefined;
				if (!i.isFile()) throw refuse("is not a file");
				if (i.size > t) throw refuse(n);
				const a = (0, r.openSync)(e, r.constants.O_RDONLY | r.constants.O_NONBLOCK);
				try {
					const e = (0, o.oD)(a, i.size, t);
					if (e.length > t) throw refuse(n);
					return e.toString("utf8");
				} finally {
					(0, r.closeSync)(a);
				}
			} catch (e) {
				if (e instanceof a.yo) throw e;
				if (errorCode(e) === "ENOENT" || errorCode(e) === "ENOTDIR") return undefined;
				throw refuse(`cannot be read: ${errorCode(e)}`);
			}
		}
		function isFolder(e) {
			try {
				return (0, r.statSync)(e, { throwIfNoEntry: false })?.isDirectory() === true;
			} catch {
				return false;
			}
		}
		function factsOf(e) {
			try {
				return (0, r.lstatSync)(e, { throwIfNoEntry: false });
			} catch (e) {
				return errorCode(e);
			}
		}
		const isThere = (e) => typeof factsOf(e) === "object";
		const isMissing = (e) => factsOf(e) === undefined;
		function checkWritable(e, t, n) {
			const r = writableFile(e, t);
			if (r.kind === "path") return r.path;
			const i = `\`${n}\` cannot be written to \`${e}\`: ${r.why}`;
			throw new a.yo({
				message: i,
				fix: "name a file below the workspace, such as `reports/name.json`",
				input: n
			});
		}
		function writableFile(e, t) {
			const refuse = (e) => ({
				kind: "refused",
				why: e
			});
			const n = placeInArea((0, i.resolve)(realFolder(t.workingDirectory), e), t);
			if (n === undefined) return refuse("it is outside the workspace and the temporary folder");
			const r = n.below.split(i.sep);
			if (n.below.toLowerCase().split(i.sep).includes(".git")) return refuse("it is inside `.git`");
			for (const [e, t] of r.entries()) {
				const a = factsOf((0, i.join)(n.root, ...r.slice(0, e + 1)));
				const o = e === r.length - 1;
				if (typeof a === "string") return refuse(`it cannot be looked at: ${a}`);
				if (a?.isSymbolicLink()) return refuse(o ? "it is a link" : `its folder \`${t}\` is a link`);
				if (a === undefined) break;
				if (o && !a.isFile()) return refuse("it is not a file");
				if (!o && !a.isDirectory()) return refuse(`\`${t}\` in its path is not a folder`);
			}
			return {
				kind: "path",
				path: (0, i.join)(n.root, n.below)
			};
		}
		function placeInArea(e, t) {
			const n = [t.workspace, t.tempDirectory].map((e) => (0, i.resolve)(e));
			const r = (0, i.join)(realFolder((0, i.dirname)(e)), (0, i.basename)(e));
			const a = [
				...n.map((t) => ({
					start: realFolder(t),
					root: t,
					target: e
				})),
				...n.map((t) => ({
					start: t,
					root: t,
					target: e
				})),
				...n.map((e) => ({
					start: realFolder(e),
					root: e,
					target: r
				}))
			];
			const o = a.find(({ start: e, target: t }) => isWithin(e, t) && e !== t);
			if (o === undefined) return undefined;
			return {
				root: realFolder(o.root),
				below: (0, i.relative)(o.start, o.target)
			};
		}
		function leavesWorkspace(e, t) {
			return isWithin((0, i.resolve)(e), (0, i.resolve)(t)) && !isWithin(realFolder(e), realFolder(t));
		}
		function leadsIntoGit(e, t) {
			const isInGit = (e, t) => (0, i.relative)(e, t).toLowerCase().split(i.sep).includes(".git");
			return !isInGit((0, i.resolve)(e), (0, i.resolve)(t)) && isInGit(realFolder(e), realFolder(t));
		}
		function writeAtomically(e, t, n = 420, o) {
			const s = (0, i.join)((0, i.dirname)(e), `.platform-actions-${process.pid}-${process.hrtime.bigint()}.tmp`);
			try {
				(0, r.mkdirSync)((0, i.dirname)(e), { recursive: true });
				writePieces(s, typeof t === "string" || t instanceof Uint8Array ? [t] : t, n);
				(0, r.chmodSync)(s, n);
				if (o !== undefined) quietly(() => (0, r.chownSync)(s, o.uid, o.gid));
				(0, r.renameSync)(s, e);
			} catch (t) {
				quietly(() => (0, r.rmSync)(s, { force: true }));
				throw new a.Ml(`\`${e}\` cannot be written: ${errorCode(t)}`, "free some disk space, allow this process to write there, or choose another path");
			}
		}
		function quietly(e) {
			try {
				e();
			} catch {}
		}
		function writePieces(e, t, n) {
			const i = (0, r.openSync)(e, "wx", n);
			try {
				for (const e of t) (0, r.writeFileSync)(i, e);
			} finally {
				(0, r.closeSync)(i);
			}
		}
		function privateFile(e, t) {
			try {
				return (0, i.join)((0, r.mkdtempSync)((0, i.join)(e, "platform-actions-")), t);
			} catch (t) {
				throw new a.Ml(`cannot create a file in the temporary folder \`${e}\`: ${errorCode(t)}`, "set TMPDIR (on GitHub, RUNNER_TEMP) to a folder that this process may write to");
			}
		}
		function errorCode(e) {
			const t = e instanceof Error ? Reflect.get(e, "code") : undefined;
			return typeof t === "string" ? t : String(e);
		}
		function isWithin(e, t) {
			const n = (0, i.relative)(e, t);
			return !(0, i.isAbsolute)(n) && n.split(i.sep)[0] !== "..";
		}
		function realFolder(e) {
			try {
				if (isThere(e)) return (0, r.realpathSync)(e);
			} catch {}
			const t = (0, i.dirname)(e);
			return t === e ? e : (0, i.join)(realFolder(t), (0, i.basename)(e));
		}
	}),
	8385: (function(e, t, n) {
		n.d(t, {
			DB: function() {
				return hasObjectId;
			},
			TS: function() {
				return isObjectId;
			},
			fU: function() {
				return decodeTree;
			},
			hN: function() {
				return encodeTree;
			},
			mJ: function() {
				return objectIdOf;
			},
			nG: function() {
				return byName;
			},
			rv: function() {
				return treeOfCommit;
			},
			so: function() {
				return parentsOfCommit;
			}
		});
		const byName = (e) => new Map(e.map((e) => [e.name, e]));
		function isObjectId(e) {
			return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(e);
		}
		function objectIdOf(e, t, n) {
			const { createHash: r } = process.getBuiltinModule("node:crypto");
			const i = r(n === 64 ? "sha256" : "sha1");
			i.update(`${e} ${t.length}\0`);
			return i.update(t).digest("hex");
		}
		function hasObjectId(e, t, n) {
			return objectIdOf(t, n, e.length) === e;
		}
		function treeOfCommit(e) {
			return /^tree ([0-9a-f]+)\n/.exec(e.toString("latin1"))?.[1];
		}
		function parentsOfCommit(e) {
			const [, t = ""] = /^tree [0-9a-f]+\n((?:parent [0-9a-f]+\n)*)/.exec(e.toString("latin1")) ?? [];
			return Array.from(t.matchAll(/ ([0-9a-f]+)/g), ([, e = ""]) => e);
		}
		function decodeTree(e, t) {
			const n = [];
			for (let r = 0; r < e.length;) {
				const [i, a] = [e.indexOf(32, r), e.indexOf(0, r)];
				if (i < 0 || a < i || a + 1 + t > e.length) return undefined;
				n.push({
					mode: e.toString("latin1", r, i),
					name: e.toString("utf8", i + 1, a),
					id: e.toString("hex", a + 1, a + 1 + t)
				});
				r = a + 1 + t;
			}
			return n;
		}
		function encodeTree(e) {
			return Buffer.concat(e.flatMap(({ id: e, mode: t, name: n }) => [Buffer.from(`${t} ${n}\0`), Buffer.from(e, "hex")]));
		}
	}),
	38365: (function(e, t, n) {
		n.d(t, {
			Ln: function() {
				return writeSettings;
			},
			QX: function() {
				return lexicalPath;
			},
			W1: function() {
				return findRepository;
			},
			at: function() {
				return createEmptyRepository;
			}
		});
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
		function createEmptyRepository(e) {
			const t = (0, i.join)(e, ".git");
			for (const e of [
				"objects/pack",
				"objects/info",
				"refs/heads",
				"info"
			]) (0, r.mkdirSync)((0, i.join)(t, e), { recursive: true });
			(0, r.writeFileSync)((0, i.join)(t, "HEAD"), "ref: refs/heads/none\n");
			(0, r.writeFileSync)((0, i.join)(t, "info/attributes"), "* -text -ident -filter -working-tree-encoding\n");
			return {
				top: e,
				gitDirectory: t,
				commonDirectory: t
			};
		}
		function writeSettings({ gitDirectory: e }, t) {
			const n = [
				"[extensions]",
				"	partialClone = origin",
				"[remote \"origin\"]",
				`\turl = "${(t ?? "").replace(/["\\]/g, "\\$&")}"`,
				"	promisor = true",
				"	partialCloneFilter = blob:none"
			];
			const a = t === undefined ? 0 : 1;
			const o = [
				"[core]",
				`\trepositoryFormatVersion = ${a}`,
				"	autocrlf = false",
				"	eol = lf"
			];
			const s = t === undefined ? o : [...o, ...n];
			(0, r.writeFileSync)((0, i.join)(e, "config"), `${s.join("\n")}\n`);
		}
	}),
	60616: (function(e, t, n) {
		n.d(t, {
			EO: function() {
				return runGit;
			},
			Kp: function() {
				return findProgram;
			},
			_K: function() {
				return gitEnvironment;
			},
			yy: function() {
				return c;
			}
		});
		var r = n(73024);
		var i = n(76760);
		var a = n(48636);
		const o = 64 * 1024 * 1024;
		const s = 6e4;
		const c = [
			"safe.bareRepository=explicit",
			"core.fsmonitor=",
			"core.hooksPath=/dev/null",
			"core.pager=cat",
			"core.askPass=",
			"core.sshCommand=false",
			"core.gitProxy=",
			"core.quotePath=false",
			"credential.helper=",
			"diff.external=",
			"protocol.allow=never",
			"protocol.ext.allow=never"
		];
		function runGit(e, t) {
			const n = findProgram("git", e.workspace, process.env);
			if (n === undefined) return Promise.resolve({
				kind: "failed",
				why: "`git` is not on PATH outside of the workspace"
			});
			const r = {
				cwd: e.folder ?? e.repository.top,
				encoding: "buffer",
				maxBuffer: e.maximumBytes ?? o,
				timeout: s,
				killSignal: "SIGKILL",
				windowsHide: true,
				env: gitEnvironment(e.repository, n.searchPath),
				...e.signal === undefined ? {} : { signal: e.signal }
			};
			const { execFile: i } = process.getBuiltinModule("node:child_process");
			const a = c.flatMap((e) => ["-c", e]);
			return new Promise((o) => {
				const s = i(n.path, [
					"--no-pager",
					...a,
					...t
				], r, (e, t, n) => {
					if (e === null) o({
						kind: "output",
						bytes: t
					});
					else o({
						kind: "failed",
						why: explain(e, n, r.maxBuffer)
					});
				});
				s.stdin?.on("error", () => undefined);
				s.stdin?.end(e.input);
			});
		}
		function explain(e, t, n) {
			if (e.name === "AbortError") return "the run was stopped";
			if ((0, a.CA)(e) === "ERR_CHILD_PROCESS_STDIO_MAXBUFFER") return `it is larger than ${Math.floor(n / 1024)} KiB`;
			if (e.killed === true) return `git took longer than ${s / 1e3} s`;
			return t.toString("utf8").trim().split("\n")[0] || (0, a.CA)(e);
		}
		function gitEnvironment(e, t) {
			const n = process.env["SystemRoot"];
			return {
				PATH: t,
				...n === undefined ? {} : { SystemRoot: n },
				LC_ALL: "C",
				GIT_DIR: e.gitDirectory,
				GIT_COMMON_DIR: e.commonDirectory,
				GIT_WORK_TREE: e.top,
				GIT_CONFIG_NOSYSTEM: "1",
				GIT_CONFIG_GLOBAL: "/dev/null",
				GIT_ATTR_NOSYSTEM: "1",
				GIT_ALLOW_PROTOCOL: "none",
				GIT_NO_LAZY_FETCH: "1",
				GIT_NO_REPLACE_OBJECTS: "1",
				GIT_GRAFT_FILE: "/dev/null",
				GIT_OPTIONAL_LOCKS: "0",
				GIT_TERMINAL_PROMPT: "0",
				GIT_ASKPASS: "false",
				SSH_ASKPASS: "false",
				GIT_SSH_COMMAND: "false",
				GIT_PAGER: "cat"
			};
		}
		const l = process.platform === "win32" ? [".exe", ".com"] : [""];
		function findProgram(e, t, n) {
			const o = [(0, i.resolve)(t), (0, a.PX)((0, i.resolve)(t))];
			const isTrusted = (e) => !o.some((t) => (0, a.UO)(t, e) || (0, a.UO)(t, (0, a.PX)(e)));
			const s = searchFolders(n).filter((e) => (0, i.isAbsolute)(e) && isTrusted(e));
			for (const t of s) {
				for (const n of l) {
					const a = (0, i.join)(t, e + n);
					if (isProgram(a) && isTrusted((0, r.realpathSync)(a))) return {
						path: a,
						searchPath: s.join(i.delimiter)
					};
				}
			}
			return undefined;
		}
		function searchFolders(e) {
			const t = Object.keys(e).find((e) => e.toUpperCase() === "PATH") ?? "PATH";
			return (e[t] ?? "").split(i.delimiter);
		}
		function isProgram(e) {
			try {
				(0, r.accessSync)(e, r.constants.X_OK);
				return (0, r.statSync)(e).isFile();
			} catch {
				return false;
			}
		}
	}),
	40382: (function(e, t, n) {
		n.d(t, {
			Jw: function() {
				return fileSegments;
			},
			TT: function() {
				return isUsableMapping;
			},
			Ul: function() {
				return isPublic;
			},
			Yw: function() {
				return imageNameIn;
			},
			de: function() {
				return mapsDockerHub;
			},
			gO: function() {
				return l;
			},
			jE: function() {
				return parseRegistryMapping;
			},
			jV: function() {
				return plainHost;
			},
			kl: function() {
				return locateImage;
			},
			uD: function() {
				return o;
			}
		});
		var r = n(63664);
		const i = "latest";
		const a = "library";
		function withPlainHost([e, ...t]) {
			return [plainHost(String(e)), ...t];
		}
		function fileSegments({ host: e, path: t }) {
			const n = plainHost(e ?? s);
			const r = n === s && t.length === 1;
			return [
				n,
				...r ? [a] : [],
				...t
			];
		}
		function mapsDockerHub({ mappings: e }) {
			return e.some(({ from: e }) => e[0] === s);
		}
		function parseRegistryMapping(e) {
			const [t = "", n = "", ...r] = e.split("=").map((e) => e.trim().replace(/^https?:\/\//, "").replace(/(?<!\/)\/+$/, ""));
			if (r.length > 0 || t === "" || n === "") return {
				kind: "malformed",
				reason: "it does not have the form `left=right`"
			};
			const [i, a] = [t.split("/"), n.split("/")];
			if ([...i, ...a].some((e) => e === "")) return {
				kind: "malformed",
				reason: "one of its parts is empty"
			};
			const o = leftProblem(i) ?? nameProblem("left", i) ?? nameProblem("right", a);
			if (o !== undefined) return {
				kind: "malformed",
				reason: o
			};
			return {
				kind: "mapping",
				mapping: {
					from: withPlainHost(i),
					to: withPlainHost(a)
				}
			};
		}
		function leftProblem([e = "", ...t]) {
			if (!(0, r.ER)(e)) return "its left side does not begin with a registry host, such as `mirror.example` or `docker.io`";
			return t.some((e) => /[:@]/.test(e)) ? "its left side has a tag or a digest" : undefined;
		}
		function nameProblem(e, t) {
			const n = (0, r.o_)([...t, "image"].join("/"));
			return n.kind === "malformed" ? `on its ${e} side, ${n.reason}` : undefined;
		}
		function isUsableMapping(e, t) {
			const leadsHere = ({ to: e }) => isOurs(String(e[0]), t);
			const isBroader = ({ from: t }) => t.length < e.from.length && t.every((t, n) => t === e.from[n]);
			return leadsHere(e) || t.mappings.some((e) => isBroader(e) && leadsHere(e));
		}
		function locateImage(e, t, n) {
			const r = e.tag ?? i;
			const { host: a, path: s } = e;
			const c = a === undefined && n === "ours";
			const u = c || t.mappings.length === 0 ? [] : fileSegments(e);
			const d = longestMapping(u, t.mappings);
			if (d !== undefined) {
				const n = [...d.to, ...u.slice(d.from.length)];
				const i = String(n[0]);
				if (!isOurs(i, t)) return {
					kind: "foreign",
					host: i
				};
				return ours(n.slice(1), r, {
					...e,
					tag: r,
					digest: undefined
				});
			}
			if (a === undefined) {
				if (n === "foreign") return {
					kind: "foreign",
					host: a
				};
			} else if (!isOurs(a, t)) return {
				kind: "foreign",
				host: a
			};
			const f = s.length === 1 ? [l, ...s] : s;
			return ours(s, r, {
				host: a ?? o,
				path: f,
				tag: r,
				digest: undefined
			});
		}
		function ours(e, t, n) {
			const r = e.length === 1 ? [l, ...e] : e;
			return {
				kind: "ours",
				image: {
					organization: String(r[0]),
					repository: r.join("/"),
					tag: t,
					complete: n
				}
			};
		}
		function isOurs(e, t) {
			const n = plainHost(e);
			return n === o || n === plainHost(t.registryHost);
		}
		function longestMapping(e, t) {
			if (e.length === 0) return undefined;
			const n = t.filter(({ from: t, to: n }) => (t.length < e.length || t.length === e.length && n.length > 1) && t.every((t, n) => t === e[n]));
			return n.sort((e, t) => t.from.length - e.from.length)[0];
		}
		const o = "cgr.dev";
		const s = "docker.io";
		const c = new Set([
			s,
			"index.docker.io",
			"registry-1.docker.io"
		]);
		function plainHost(e) {
			const t = e.toLowerCase();
			const n = t.endsWith(":443") ? t.slice(0, -":443".length) : t;
			return c.has(n) ? s : n;
		}
		const l = "chainguard";
		function isPublic(e, t) {
			return e.startsWith(`${l}/`) && (t === "latest" || t === "latest-dev");
		}
		function imageNameIn(e, t) {
			const n = e.replace(/@.*$/s, "");
			const i = n.indexOf(":", n.lastIndexOf("/") + 1);
			const a = i < 0 ? n : n.slice(0, i);
			const o = (0, r.o_)(a);
			if (o.kind === "malformed") return a;
			const s = locateImage(o.reference, t, "foreign");
			return s.kind === "ours" ? s.image.repository : a;
		}
	}),
	63664: (function(e, t, n) {
		n.d(t, {
			$B: function() {
				return isUntaggedName;
			},
			Bc: function() {
				return isDigest;
			},
			De: function() {
				return isCompleteReference;
			},
			ER: function() {
				return isHostSegment;
			},
			Yk: function() {
				return printImageReference;
			},
			e1: function() {
				return printImageName;
			},
			gj: function() {
				return withoutWrongDigest;
			},
			o_: function() {
				return parseImageReference;
			}
		});
		const r = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
		const i = /^[a-z0-9]+(?:(?:\.|_|__|-+|\/)[a-z0-9]+)*$/;
		const a = /^(?:[A-Za-z0-9]+(?:(?:\.|-+)[A-Za-z0-9]+)*|\[[0-9a-fA-F:]+\])(?::[0-9]{1,5})?$/;
		const o = 4096;
		function isTag(e) {
			return r.test(e);
		}
		function isHostSegment(e) {
			return e.includes(".") || e.includes(":") || e === "localhost";
		}
		function parseImageReference(e) {
			if (e === "") return malformed("it is empty");
			if (e.length > o) return malformed(`it is longer than ${o} characters`);
			const t = e.indexOf("@");
			const n = t < 0 ? undefined : e.slice(t + 1);
			if (n !== undefined && !isDigest(n)) return malformed(digestProblem(n));
			const r = t < 0 ? e : e.slice(0, t);
			const s = r.lastIndexOf(":");
			const c = s > r.lastIndexOf("/");
			const l = c ? r.slice(s + 1) : undefined;
			if (l !== undefined && !isTag(l)) return malformed("its tag is not 1 to 128 letters, digits, `_`, `.` or `-`");
			const u = c ? r.slice(0, s) : r;
			const d = u.indexOf("/");
			const f = u.slice(0, Math.max(0, d));
			const p = isHostSegment(f) ? f : undefined;
			if (p !== undefined && !a.test(p)) return malformed("its registry host is not a valid host name");
			const m = p === undefined ? u : u.slice(d + 1);
			if (!i.test(m)) return malformed(pathProblem(m));
			return {
				kind: "reference",
				reference: {
					host: p,
					path: m.split("/"),
					tag: l,
					digest: n
				}
			};
		}
		function malformed(e) {
			return {
				kind: "malformed",
				reason: e
			};
		}
		function pathProblem(e) {
			const isWrong = (e) => !i.test(e);
			if (e.split("/").find(isWrong) === "") return "it has an empty name";
			return "its name may contain only lower-case letters and digits, separated by `.`, `_` or `-`";
		}
		function withoutWrongDigest(e) {
			const t = e.indexOf("@");
			const n = parseImageReference(e.slice(0, Math.max(0, t)));
			return n.kind === "reference" && n.reference.tag !== undefined ? n.reference : undefined;
		}
		const s = /^[\w./-]+(?::[\w.-]+|(?::[\w.-]+)?@sha(?:256|512):[\w:+.-]*)$/;
		function isCompleteReference(e) {
			const t = parseImageReference(e);
			if (t.kind === "malformed") {
				const t = e.indexOf("/");
				const n = e.slice(0, Math.max(0, t));
				return isHostSegment(n) && a.test(n) && s.test(e.slice(t + 1));
			}
			const { host: n, tag: r, digest: i } = t.reference;
			return n !== undefined && (r !== undefined || i !== undefined);
		}
		function printImageName({ host: e, path: t }) {
			const n = t.join("/");
			return e === undefined ? n : `${e}/${n}`;
		}
		function isUntaggedName(e) {
			const t = parseImageReference(e);
			return t.kind === "reference" && t.reference.host !== undefined && !isCompleteReference(e);
		}
		function printImageReference(e) {
			const t = e.tag === undefined ? "" : `:${e.tag}`;
			const n = e.digest === undefined ? "" : `@${e.digest}`;
			return `${printImageName(e)}${t}${n}`;
		}
		function digestProblem(e) {
			if (/^sha256:[0-9a-f]+$/.test(e) && e.length < 71) return `its digest has ${e.length - 7} hexadecimal digits, not 64`;
			return "its digest is not `sha256:` and 64 lower-case hexadecimal digits";
		}
		const c = /^sha256:[0-9a-f]{64}$/;
		function isDigest(e) {
			return c.test(e);
		}
	})
};
;
