"use strict";
exports.id = 721;
exports.ids = [721];
exports.modules = {
	27846: (function(e, t, n) {
		n.d(t, {
			VX: function() {
				return readRegular;
			},
			Wi: function() {
				return o;
			},
			gb: function() {
				return l;
			},
			s1: function() {
				return oddKind;
			}
		});
		var r = n(73024);
		var i = n(24344);
		var a = n(60983);
		const o = 5 * 1024 * 1024;
		function oddKind(e) {
			if (e.isDirectory()) return {
				kind: "skipped",
				why: "in the form of a folder or submodule"
			};
			if (e.isFile() || e.isSymbolicLink()) return undefined;
			return {
				kind: "unread",
				reason: "is neither a file nor a folder"
			};
		}
		async function readRegular({ linkedTo: e, real: t }, n) {
			const i = (0, r.openSync)(t, r.constants.O_RDONLY | r.constants.O_NOFOLLOW | r.constants.O_NONBLOCK);
			try {
				const t = (0, r.fstatSync)(i);
				const a = oddKind(t);
				if (a !== undefined) return a;
				if (t.size > o) return n?.isData ? await searchParts(i, n) : d;
				return judgeBytes((0, r.readFileSync)(i), e, n);
			} finally {
				(0, r.closeSync)(i);
			}
		}
		function judgeBytes(e, t, n) {
			const r = isWide(e);
			if (n?.isData && !r && isBinary(e)) return u;
			if (n?.isData !== true && e.subarray(0, s.length).equals(s)) return c;
			const i = !r && !e.subarray(0, 2).includes(0);
			if (n !== undefined && i && !n.matters(e.toString("latin1"))) return {
				kind: "skipped",
				why: n.why
			};
			const o = (0, a.g7)(e);
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
		const s = Buffer.from("version https://git-lfs.github.com/spec/");
		const c = {
			kind: "unread",
			reason: "is a Git LFS pointer: check out the contents too (`lfs: true` for actions/checkout)"
		};
		const l = "of a kind that is not scanned";
		const u = {
			kind: "skipped",
			why: l
		};
		const d = {
			kind: "unread",
			reason: `is larger than ${Math.floor(o / 1024 ** 2)} MiB`
		};
		const f = 1024 * 1024;
		const p = 512;
		async function searchParts(e, t) {
			const n = Buffer.alloc(f);
			for (let a = 0;; a += f - p) {
				const o = (0, r.readSync)(e, n, 0, f, a);
				const s = n.subarray(0, o);
				if (a === 0 && isWide(s)) return d;
				if (a === 0 && isBinary(s)) return u;
				if (t.matters(s.toString("latin1"))) return d;
				if (o < f) return {
					kind: "skipped",
					why: t.why
				};
				await (0, i.pN)();
			}
		}
		function isWide(e) {
			return e[0] === 255 && e[1] === 254 || e[0] === 254 && e[1] === 255;
		}
		function isBinary(e) {
			return e.subarray(0, 8e3).includes(0);
		}
	}),
	41706: (function(e, t, n) {
		n.d(t, {
			BQ: function() {
				return c;
			},
			sL: function() {
				return readWorkspaceFile;
			},
			uO: function() {
				return createReadArea;
			}
		});
		var r = n(73024);
		var i = n(76760);
		var a = n(59173);
		var o = n(48636);
		var s = n(27846);
		function createReadArea(e, t) {
			return {
				folder: e,
				root: t,
				realOf: (0, a.kY)((e) => r.realpathSync.native(e))
			};
		}
		const c = "linked to nowhere";
		const l = new Set([
			"ENOENT",
			"ENOTDIR",
			"ELOOP"
		]);
		async function readWorkspaceFile(e, t, n) {
			const unread = (e) => ({
				kind: "unread",
				reason: e
			});
			const a = (0, i.resolve)(e.folder, t);
			try {
				const l = (0, r.lstatSync)(a, { throwIfNoEntry: false });
				if (l === undefined) return missing(t);
				const u = (0, s.s1)(l);
				if (u !== undefined) return u;
				const d = l.isSymbolicLink() ? resolveLink(a) : (0, i.join)(e.realOf((0, i.dirname)(a)), (0, i.basename)(a));
				if (d === undefined) return {
					kind: "skipped",
					why: c
				};
				const f = e.realOf(e.folder);
				const p = e.realOf(e.root);
				const m = d !== (0, i.join)(f, (0, i.relative)(e.folder, a));
				if (!(0, o.UO)(p, d)) return unread("leads out of the workspace through a link");
				if ((0, i.relative)(p, d).toLowerCase().split(i.sep).includes(".git")) return m ? unread("leads into `.git` through a link") : {
					kind: "skipped",
					why: "inside `.git`"
				};
				const h = m ? (0, i.relative)(f, d).split(i.sep).join("/") : undefined;
				return m && (0, s.s1)((0, r.lstatSync)(d)) || await (0, s.VX)({
					real: d,
					linkedTo: h
				}, n);
			} catch (e) {
				const n = (0, o.CA)(e);
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
		function resolveLink(e) {
			try {
				return r.realpathSync.native(e);
			} catch (e) {
				if (l.has((0, o.CA)(e))) return undefined;
				throw e;
			}
		}
	}),
	99004: (function(e, t, n) {
		n.d(t, {
			CS: function() {
				return listFiles;
			},
			Fv: function() {
				return walkFiles;
			},
			wo: function() {
				return replaceWorkspaceFile;
			}
		});
		var r = n(73024);
		var i = n(76760);
		var a = n(38086);
		var o = n(24344);
		var s = n(45794);
		var c = n(60616);
		var l = n(38365);
		var u = n(60983);
		var d = n(48636);
		var f = n(41706);
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
				const t = [...new Set(e.filter((e) => e !== "" && e !== "./"))].sort();
				return {
					paths: t,
					byGit: true,
					unread: []
				};
			}
			const o = [];
			const s = await walkFiles(e, {
				others: true,
				unread: o
			});
			return {
				paths: s,
				byGit: false,
				unread: o
			};
		}
		function repositoryAround(e, t) {
			const n = (0, l.W1)(t, e);
			const r = n !== undefined && (0, d.UO)(n.top, (0, l.QX)(t, e));
			return r ? n : undefined;
		}
		async function walkFiles(e, { others: t = false, unread: n = [] } = {}) {
			const r = [];
			const a = [""];
			for (let s = a.pop(); s !== undefined; s = a.pop()) {
				await (0, o.pN)();
				for (const o of entriesOf((0, i.join)(e, s), (e) => {
					n.push({
						path: s === "" ? "." : s,
						reason: `cannot be read (${e})`
					});
				})) {
					const e = s === "" ? o.name : `${s}/${o.name}`;
					if (!o.isDirectory()) {
						if (t || o.isFile()) r.push(e);
					} else if (o.name !== ".git") a.push(e);
				}
				if (r.length > p) {
					n.push({
						path: ".",
						reason: `contains more than ${p} files`
					});
					break;
				}
			}
			return r.sort();
		}
		function entriesOf(e, t) {
			try {
				return (0, r.readdirSync)(e, { withFileTypes: true });
			} catch (e) {
				t((0, d.CA)(e));
				return [];
			}
		}
		async function replaceWorkspaceFile(e, t, n) {
			const refuse = (e) => new s.yo({ message: `\`${(0, a.h0)(t)}\` was not changed: ${e}` });
			const i = (0, d.Rx)(t, e);
			if (i.kind === "refused") throw refuse(i.why);
			const o = await (0, f.sL)((0, f.uO)(e.workingDirectory, e.workspace), t);
			if (o.kind === "unread") throw refuse(`it ${o.reason}`);
			if (o.kind === "skipped") throw refuse(`it is ${o.why}`);
			if (o.text !== n.before) throw refuse("it has changed since it was read");
			const { gid: c, mode: l, uid: p } = (0, r.lstatSync)(i.path);
			const m = (0, u.wx)(n.after, n.encoding);
			(0, d.vK)(i.path, m, l & 4095, {
				uid: p,
				gid: c
			});
		}
	}),
	45426: (function(e, t, n) {
		n.d(t, {
			Jk: function() {
				return isChartFile;
			},
			ay: function() {
				return valuesBelow;
			},
			gw: function() {
				return r;
			},
			yf: function() {
				return chartFolderOf;
			}
		});
		function chartFolderOf(e) {
			const t = e.split("/").slice(0, -1);
			return (t.at(-1) === "ci" ? t.slice(0, -1) : t).join("/");
		}
		function valuesBelow(e) {
			const t = chartFolderOf(e);
			return t === "" ? "values.yaml" : `${t}/values.yaml`;
		}
		const r = [
			"Chart.yaml",
			"values.yaml",
			"templates",
			"charts",
			"values.schema.json"
		];
		function isChartFile(e) {
			return /^(?:charts\/[^/]+\/)*(?:Chart\.yaml|values\.yaml|templates\/(?!NOTES\.txt$).*\.(?:ya?ml|tpl|txt|json)|values\.schema\.json)$/.test(e);
		}
	}),
	72008: (function(e, t, n) {
		n.d(t, {
			E1: function() {
				return u;
			},
			WC: function() {
				return addLiterals;
			}
		});
		var r = n(59173);
		var i = n(60829);
		var a = n(79776);
		var o = n(34972);
		var s = n(7175);
		var c = n(31799);
		const l = "text";
		const u = "it is in a script, which is not edited";
		const d = "it names the result of a build, which is not edited";
		const f = "it is in text that is compared or shown, such as a key or a condition";
		const p = "it is malformed: correct it by hand";
		const m = 2;
		const h = 400;
		const g = "more text follows it directly: pin it by hand";
		function addLiterals(e, t, n, { fallback: i, isDocument: a }) {
			const s = openImages(t);
			const l = createOverlapCheck(rangesOf(t, new Set(s)));
			const isTaken = (e) => l({
				start: e,
				end: e + 1
			});
			const u = n(e, {
				isTaken,
				isDocument: a
			});
			if (u.length === 0) return;
			const d = u.filter(({ kind: e }) => e === "complete" || e === "malformed");
			const f = s.filter(createOverlapCheck(d));
			for (const e of [t.found, t.unknown]) removeAll(e, new Set(f));
			for (const { end: e, isScript: n, start: r } of f) t.zones.push({
				start: r,
				end: e,
				kind: n === true ? "script" : "text"
			});
			const p = createOverlapCheck(rangesOf(t));
			const m = (0, o.X)(t.zones, i);
			const h = (0, r.Oo)(() => new Set((0, c.Ez)(e).map(({ start: e }) => e)));
			const isCompared = ({ start: t }) => isInExpression(e, t) && h().has(t);
			for (const n of u) {
				const r = m(n.start);
				const i = r === "text" && isCompared(n) ? "fixed" : r;
				if (i !== "quiet" && !p(n)) addLiteral(e, t, n, i);
			}
		}
		function isInExpression(e, t) {
			const n = e.slice(Math.max(0, t - h), t);
			return Math.max(n.lastIndexOf("{{"), n.lastIndexOf("$[")) > n.lastIndexOf("}}");
		}
		function removeAll(e, t) {
			e.splice(0, e.length, ...e.filter((e) => !t.has(e)));
		}
		function addLiteral(e, t, n, r) {
			const { end: i, kind: o, start: c } = n;
			const u = n.isResult();
			const d = (e.slice(c, i).includes("\\") ? a.M : s.zF)(e, c, i);
			const f = r !== "text" || u;
			if (o === "untagged" && (u || r === "fixed")) return;
			if (o === "untagged" && r === "text") {
				t.mentions.push({
					text: d.value,
					start: c,
					end: i
				});
				return;
			}
			if (o === "variable") {
				const e = "it contains a variable or a placeholder";
				t.unknown.push({
					syntax: l,
					text: d.value,
					start: c,
					end: i,
					reason: e,
					uses: [],
					isScript: f
				});
				return;
			}
			const p = whyNotEditable(n, u, r);
			t.found.push({
				syntax: l,
				text: d,
				start: c,
				end: i,
				uses: [],
				notEditable: p,
				isScript: f
			});
		}
		function whyNotEditable({ goesOn: e, kind: t }, n, r) {
			if (n) return d;
			if (r === "script") return u;
			if (t === "malformed") return p;
			if (e) return g;
			return r === "fixed" ? f : undefined;
		}
		function openImages({ found: e, unknown: t }) {
			const n = e.filter(({ notEditable: e, text: { value: t } }) => e === undefined && (t === "" || (0, i.Pr)(t).kind === "unresolved"));
			return [...n, ...t].sort(i.oV);
		}
		function rangesOf({ found: e, unknown: t }, n = new Set()) {
			const r = [...e, ...t].map((e) => n.has(e) ? {
				start: e.start,
				end: Math.min(e.end, e.start + m)
			} : e);
			for (const { end: t, start: n, text: i, uses: a } of e) {
				for (const e of i.pieces) if (e.start < n || e.end > t) r.push(e);
				for (const { definition: e } of a) r.push({
					start: e.offset,
					end: e.offset + 1
				});
			}
			return r.sort(i.oV);
		}
		function createOverlapCheck(e) {
			let t = 0;
			let n = -1;
			return ({ end: r, start: i }) => {
				for (let i = e[t]; i !== undefined && i.start < r; i = e[t]) {
					n = Math.max(n, i.end);
					t += 1;
				}
				return n > i;
			};
		}
	}),
	29592: (function(e, t, n) {
		n.d(t, { y: function() {
			return createResultCheck;
		} });
		var r = n(59173);
		const i = 400;
		const a = /@sha256:[0-9a-f]{64}/g;
		const o = 72;
		const s = i * (o + 1);
		const c = 5e4;
		const l = /^\s*#/;
		const u = /(?:^|[\s"'=,[(])(?:-t|--tag|--tags|--destination|--dest|--cache-to|--image-tag|--to-repo)(?:["']?[\s,=]+["']?)$/;
		const d = /push|tag|commit|manifest|pack|copy|cp/;
		const f = /\b(?:docker|podman|nerdctl)\s+(?:container\s+)?(?:run|exec|create)\b[^\n;&|]*$/;
		const p = [
			/\b(?:docker|podman|nerdctl|buildah|crane|img|ko|pack)\s+(?:image\s+)?(?:push|tag)\b[^\n;&|]*$/,
			/\b(?:docker|podman|nerdctl|buildah)\s+(?:container\s+)?(?:commit|manifest\s+\w+)\s[^\n;&|]*$/,
			/\b(?:oras\s+push|flux\s+push\s+artifact|imgpkg\s+push|helm\s+push)\s[^\n;&|]*$/,
			/\bpack\s+build\s[^\n;&|]*$(?<!\s(?:--builder|-B|--run-image|--lifecycle-image|--buildpack|-b)[\s=]+["']?(?:docker:\/\/)?)/
		];
		const m = /\b(?:skopeo|crane|gcrane|oras|regctl)\s+(?:image\s+)?(?:copy|cp)\s([^\n;&|]*)$/;
		const h = /(?:\.(?:build|push|[pP]ublish)\(\s*(?:ctx\s*,\s*)?|\b(?:docker|custom)_build(?:_with_restart)?\((?:\s*|[^()]*\bref\s*=\s*))["']$/;
		const g = /image(?:\s*=\s*["']|>)\s*$/;
		const _ = /(?:\bto\s*\{\s*image\s*=\s*["']|\bjib\.to\.image\s*=\s*["']|<to>\s*<image>\s*)$/;
		const v = /(?:(?:^|[\s;"'])([A-Za-z_]\w{0,80})\s*[?:+!]{0,3}=\s*["']?(?:\$\{\w{1,80}:?[-=])?|\$\{([A-Za-z_]\w{0,80}):?[-=])$/;
		const y = /\$[({]?([A-Za-z_]\w{0,80})/g;
		function createResultCheck(e) {
			const t = (0, r.Oo)(() => variablesOfResults(e));
			return (n) => {
				if (standsAtResult(e, n)) return true;
				const r = lineBefore(textBefore(e, n));
				const [, i, a] = v.exec(r) ?? [];
				const o = i ?? a;
				return o !== undefined && t().has(o);
			};
		}
		function variablesOfResults(e) {
			const t = new Set();
			let n = 0;
			for (const { 1: r = "", index: i } of e.matchAll(y)) {
				if (t.has(r)) continue;
				n += 1;
				if (n > c) throw new RangeError(`it uses variables more than ${c} times`);
				if (standsAtResult(e, i) && !l.test(lineBefore(textBefore(e, i)))) t.add(r);
			}
			return t;
		}
		function standsAtResult(e, t) {
			const n = textBefore(e, t);
			const r = lineBefore(n);
			if (u.test(r) && !f.test(r)) return true;
			if (g.test(r) && _.test(n)) return true;
			if (/["']$/.test(n) && h.test(n)) return true;
			return d.test(r) && (isCopyTarget(r) || p.some((e) => e.test(r)));
		}
		function isCopyTarget(e) {
			const t = m.exec(e)?.[1]?.split(/\s+/) ?? [];
			return t.slice(0, -1).some((e) => !e.startsWith("-") && /[/:$]/.test(e));
		}
		function textBefore(e, t) {
			for (let n = i + o;; n *= 4) {
				const r = e.slice(Math.max(0, t - n), t);
				const c = r.includes("@sha256:") ? r.replace(a, "") : r;
				const l = c.length >= i + o;
				if (l || c === r || r.length < n || n > s) return c.slice(-i);
			}
		}
		function lineBefore(e) {
			const t = e.includes("\\") ? e.replace(/\\\r?\n/g, " ") : e;
			return t.slice(t.lastIndexOf("\n") + 1);
		}
	}),
	21334: (function(e, t, n) {
		n.d(t, { K: function() {
			return scanEmbedded;
		} });
		var r = n(34972);
		var i = n(96341);
		const a = "there is no place for a line with its digest in this text";
		function scanEmbedded(e, t, n) {
			const i = (0, r.O)();
			n(e.value, i);
			const o = createOffsetMap(e);
			const mapDefinition = (e) => ({
				...e,
				offset: o.start(e.offset)
			});
			const mapUse = (e) => ({
				definition: mapDefinition(e.definition),
				at: o.start(e.at)
			});
			const mapSite = (t) => {
				if (t.start !== t.end) return {
					...t,
					start: o.start(t.start),
					end: o.end(t.end)
				};
				const n = t.before.includes("\n") ? writtenBreak(e.value, t, o) : t.before;
				const r = o.end(t.start);
				return n === undefined ? undefined : {
					...t,
					before: n,
					start: r,
					end: r
				};
			};
			for (const e of i.found) {
				const n = e.site && mapSite(e.site);
				t.found.push({
					...e,
					notEditable: e.site !== undefined && n === undefined ? a : e.notEditable,
					text: {
						value: e.text.value,
						pieces: e.text.pieces.flatMap((e) => o.pieces(e, mapDefinition))
					},
					start: o.start(e.start),
					end: o.end(e.end),
					uses: e.uses.map(mapUse),
					site: n,
					...e.remarksAt && { remarksAt: e.remarksAt.map(o.start) }
				});
			}
			for (const e of i.unknown) {
				const n = e.uses.map(mapUse);
				t.unknown.push({
					...e,
					start: o.start(e.start),
					end: o.end(e.end),
					uses: n
				});
			}
			for (const e of i.mentions) t.mentions.push({
				...e,
				start: o.start(e.start),
				end: o.end(e.end)
			});
			for (const { end: e, kind: n, start: r } of i.zones) t.zones.push({
				kind: n,
				start: o.start(r),
				end: o.end(e)
			});
			for (const e of i.faults) t.faults.push({
				...e,
				offset: o.start(e.offset)
			});
		}
		function writtenBreak(e, { before: t, start: n }, r) {
			const i = e.lastIndexOf("\n", n - 1) + 1;
			const a = i > 0 ? i : e.search(/\n[^\n]/) + 1;
			if (a === 0) return undefined;
			const o = r.start(a) - r.end(a);
			const s = r.end(a) - r.start(a - 1);
			if (s === 1) return t.replace("\n", `\n${" ".repeat(o)}`);
			return s === 2 && o > 0 ? t.replace(/\r?\n/, `\r\n${" ".repeat(o)}`) : undefined;
		}
		function createOffsetMap(e) {
			const t = [];
			let n = 0;
			let r = 0;
			for (const i of e.pieces) {
				t.push({
					begin: n,
					piece: i,
					isExact: i.text.length === i.end - i.start
				});
				n += i.text.length;
				r = i.end;
			}
			const find = (e) => (0, i.E)(t, ({ begin: e }) => e, e);
			function start(e) {
				const i = t[find(e)];
				if (i === undefined || e >= n) return r;
				return i.isExact ? i.piece.start + e - i.begin : i.piece.start;
			}
			function end(e) {
				const n = t[find(e - 1)];
				if (e === 0 || n === undefined) return start(e);
				return n.isExact ? n.piece.start + e - n.begin : n.piece.end;
			}
			function pieces(e, n) {
				const r = e.from && n(e.from);
				if (e.text.length !== e.end - e.start || e.start === e.end) return [{
					text: e.text,
					start: start(e.start),
					end: end(e.end),
					from: r
				}];
				const i = [];
				for (let n = t[find(e.start)], a = e.start; n !== undefined && a < e.end;) {
					const o = Math.min(e.end, n.begin + n.piece.text.length);
					i.push({
						text: e.text.slice(a - e.start, o - e.start),
						start: start(a),
						end: end(o),
						from: r
					});
					a = o;
					n = t[find(a)];
				}
				return i;
			}
			return {
				start,
				end,
				pieces
			};
		}
	}),
	18854: (function(e, t, n) {
		n.d(t, {
			MZ: function() {
				return usesOf;
			},
			bk: function() {
				return expandedText;
			},
			i7: function() {
				return expandVariables;
			},
			s9: function() {
				return u;
			}
		});
		var r = n(7175);
		const i = 8192;
		const a = 16;
		const o = 64;
		const s = {
			kind: "unknown",
			reason: "it is too long to be an image reference",
			uses: []
		};
		const c = /[A-Za-z_][A-Za-z0-9_]*/y;
		const l = /[$'"\\`]/g;
		const u = { lookup: () => undefined };
		function expandedText(e, t) {
			const n = e && expandVariables(e, t);
			return n?.kind === "known" ? n.text.value : undefined;
		}
		function expandVariables(e, t, n = 0) {
			if (e.value.length > i || n > a) return {
				...s,
				partial: e.value
			};
			if (e.value.search(l) < 0) return {
				kind: "known",
				text: e,
				uses: []
			};
			const c = [];
			const u = [];
			const { value: d } = e;
			let f = false;
			for (let i = 0; i < d.length;) {
				const a = d.charAt(i);
				if (t.escape !== undefined) {
					if (a === "'" && !f) {
						const t = d.indexOf("'", i + 1);
						const n = t < 0 ? d.length : t;
						c.push((0, r.ao)(e, i + 1, n));
						i = n + 1;
						continue;
					}
					if (a === "\"") {
						f = !f;
						i += 1;
						continue;
					}
					if (a === t.escape) {
						c.push((0, r.ao)(e, i + 1, i + 2));
						i += 2;
						continue;
					}
				}
				if (a !== "$") {
					l.lastIndex = i + 1;
					const t = l.exec(d)?.index ?? d.length;
					c.push((0, r.ao)(e, i, t));
					i = t;
					continue;
				}
				const s = expandOne(e, i, t, n);
				u.push(...s.uses);
				const partial = (e = "") => (0, r.oL)(c).value + e + d.slice(i);
				if (s.kind === "unknown") return {
					kind: "unknown",
					reason: s.reason,
					uses: u,
					partial: partial(s.known)
				};
				if (u.length > o) return {
					kind: "unknown",
					reason: "it uses too many variables",
					uses: [],
					partial: partial()
				};
				c.push(s.text);
				i = s.next;
			}
			return {
				kind: "known",
				text: (0, r.oL)(c),
				uses: u
			};
		}
		function expandOne(e, t, n, i) {
			const { value: a } = e;
			const o = a.charAt(t + 1);
			if (o === "$" && n.escape === undefined) return {
				kind: "known",
				text: (0, r.ao)(e, t + 1, t + 2),
				uses: [],
				next: t + 2
			};
			if (o === "(") return expandExpression(e, t, [t + 2, ")"], n.inParentheses);
			if (n.inBraces !== undefined && a.startsWith("{{", t + 1)) return expandExpression(e, t, [t + 3, "}}"], n.inBraces);
			const s = o === "{";
			const c = s ? t + 2 : t + 1;
			const l = nameFrom(a, c);
			const u = s ? closingBrace(a, c) : c + l.length;
			const d = a.slice(t, u < 0 ? a.length : u + (s ? 1 : 0));
			if (d === "$") return {
				kind: "known",
				text: (0, r.ao)(e, t, t + 1),
				uses: [],
				next: t + 1
			};
			if (l === "" || u < 0) return unknown(d);
			const f = a.slice(c + l.length, u);
			const p = u + (s ? 1 : 0);
			const m = n.whyUnknown?.(l);
			if (m !== undefined) return {
				kind: "unknown",
				reason: m,
				uses: []
			};
			const h = n.lookup(l);
			const g = usesOf(h, (0, r.b4)(e, t));
			if (f === "") {
				const e = h === undefined ? n.begun?.(l) : undefined;
				if (h === undefined) return {
					...unknown(d, e?.uses),
					known: e?.partial
				};
				return {
					kind: "known",
					text: (0, r.LD)(h.text, h.definition),
					uses: g,
					next: p
				};
			}
			const _ = /^(:?)([-=+?])/.exec(f);
			if (_ === null) return {
				...unknown(d, g),
				known: h?.text.value
			};
			const v = h !== undefined && (_[1] === "" || h.text.value !== "");
			if (_[2] === "?" && !v) return unknown(d, g);
			const y = _[2] === "+" ? v : !v;
			if (y) {
				const t = expandVariables((0, r.ao)(e, c + l.length + _[0].length, u), n, i + 1);
				const a = [...g, ...t.uses];
				return t.kind === "unknown" ? {
					kind: "unknown",
					reason: t.reason,
					uses: a,
					known: t.partial
				} : {
					...t,
					uses: a,
					next: p
				};
			}
			const b = _[2] === "+" || h === undefined ? r.gd : (0, r.LD)(h.text, h.definition);
			return {
				kind: "known",
				text: b,
				uses: g,
				next: p
			};
		}
		function usesOf(e, t) {
			if (e === undefined) return [];
			const { definition: n, uses: r } = e;
			return n === undefined ? r : [{
				definition: n,
				at: t
			}, ...r];
		}
		function expandExpression(e, t, [n, i], a = () => undefined) {
			const { value: o } = e;
			const s = o.indexOf(i, n);
			if (s < 0) return unknown(o.slice(t));
			const c = s + i.length;
			const l = a(o.slice(n, s));
			if (l === undefined) return unknown(o.slice(t, c));
			const u = (0, r.LD)(l.text, l.definition);
			return {
				kind: "known",
				text: u,
				uses: usesOf(l, (0, r.b4)(e, t)),
				next: c
			};
		}
		function unknown(e, t = []) {
			return {
				kind: "unknown",
				reason: `\`${e.slice(0, 80)}\` has no value in this file`,
				uses: t
			};
		}
		function nameFrom(e, t) {
			c.lastIndex = t;
			return c.exec(e)?.[0] ?? "";
		}
		function closingBrace(e, t) {
			let n = 1;
			for (let r = t; r < e.length; r += 1) {
				const t = e.charAt(r);
				if (t === "{") n += 1;
				if (t === "}") n -= 1;
				if (n === 0) return r;
			}
			return -1;
		}
	}),
	47739: (function(e, t, n) {
		n.r(t);
		n.d(t, {
			DATA: function() {
				return l;
			},
			chartNamesOf: function() {
				return chartNamesOf;
			},
			companionOf: function() {
				return companionOf;
			},
			createBytesFilter: function() {
				return createBytesFilter;
			},
			filesBeside: function() {
				return filesBeside;
			},
			kindOfFile: function() {
				return kindOfFile;
			},
			mayBeAnything: function() {
				return mayBeAnything;
			},
			mayCallBuilds: function() {
				return mayCallBuilds;
			}
		});
		var r = n(45426);
		var i = n(83727);
		var a = n(46434);
		var o = n(76671);
		var s = n(72989);
		var c = n(20064);
		const l = new Set(["text", "markdown"]);
		function kindOfFile(e) {
			return (0, a.Z)(e) ? undefined : (0, c.vf)(e);
		}
		function mayBeAnything(e) {
			const t = (0, c.vf)(e);
			return l.has(t) || t === s.q.name || (0, c.nD)(e);
		}
		function mayCallBuilds(e) {
			return (0, c.RF)(e).builds !== undefined;
		}
		function companionOf(e) {
			return (0, c.vf)(e) === "compose" ? e.replace(/[^/]*$/, ".env") : undefined;
		}
		function filesBeside(e) {
			if ((0, c.vf)(e) !== o.ld.name) return undefined;
			const t = ["Chart.yaml", "values.yaml"];
			return {
				folder: (0, r.yf)(e),
				within: r.gw,
				least: t,
				wants: r.Jk
			};
		}
		function chartNamesOf(e) {
			const t = (0, c.vf)(e) === o.ld.name ? (0, r.ay)(e) : e;
			return t === e ? undefined : t;
		}
		function createBytesFilter(e) {
			const t = (0, i.xu)(e);
			return (e) => {
				const n = (0, c.vf)(e);
				if (n === s.q.name) return {
					isData: true,
					matters: () => false,
					why: "HTML"
				};
				return {
					isData: mayBeAnything(e),
					matters: (n) => t(e, n),
					why: a.C
				};
			};
		}
	}),
	60829: (function(e, t, n) {
		n.d(t, {
			oV: function() {
				return byStart;
			},
			vi: function() {
				return finishScan;
			},
			Pr: function() {
				return meaningOf;
			}
		});
		var r = n(38086);
		var i = n(7175);
		;
		function settleEdits(e, t, n) {
			const r = e.map((e) => {
				const [t = ""] = e.found.text.value.split("@", 1);
				return {
					one: e,
					name: t,
					located: locateDigest(e.found, e.reference)
				};
			});
			const i = new Map();
			const a = new Map();
			for (const { located: e, name: t, one: n } of r) {
				const { found: r } = n;
				if (e.kind === "no") continue;
				a.set(r, e.site.start);
				note(i, e.site.start, t, r.start);
			}
			const o = new Map();
			const s = new Map();
			for (const e of [...t.found, ...t.unknown]) {
				if (e.uses.length === 0) continue;
				const t = String(a.get(e) ?? `none at ${e.start}`);
				for (const { definition: n, at: r } of e.uses) {
					note(o, n.offset, t, e.start);
					note(s, n.offset, String(r), r);
				}
			}
			const settle = ({ located: e, name: t, one: r }) => {
				if (e.kind === "no") return e;
				const { site: a, from: c, holdsAll: l } = e;
				const u = otherThan(i.get(a.start), t);
				if (u !== undefined) return {
					kind: "no",
					reason: `line ${n(u)} uses the same ${r.reference.digest === undefined ? "tag" : "digest"} for another image: give each image a tag of its own`
				};
				if (c === undefined) return {
					kind: "yes",
					site: a
				};
				const d = otherThan(o.get(c.offset), String(a.start));
				if (d !== undefined) return {
					kind: "no",
					reason: `\`${c.label}\` is also part of the reference on line ${n(d)}`
				};
				if (!l && countOf(s.get(c.offset)) < c.mentions) return {
					kind: "no",
					reason: `\`${c.label}\` is also used where a digest would be wrong`
				};
				return {
					kind: "yes",
					site: a
				};
			};
			return r.map((e) => ({
				...e.one,
				editable: settle(e)
			}));
		}
		function note(e, t, n, r) {
			const i = e.get(t);
			if (i === undefined) {
				e.set(t, {
					first: n,
					at: r
				});
				return;
			}
			if (i.first === n) return;
			i.others ??= new Map();
			if (!i.others.has(n)) i.others.set(n, r);
		}
		function countOf(e) {
			return e === undefined ? 0 : 1 + (e.others?.size ?? 0);
		}
		function otherThan(e, t) {
			if (e === undefined) return undefined;
			if (e.first !== t) return e.at;
			return e.others?.values().next().value;
		}
		function locateDigest(e, t) {
			if (e.notEditable !== undefined) return {
				kind: "no",
				reason: e.notEditable
			};
			if (e.site !== undefined) return {
				kind: "yes",
				site: e.site,
				from: undefined,
				holdsAll: false
			};
			const { text: n } = e;
			const r = (0, i.sH)(n, n.value.length - 1)?.piece;
			const a = r?.from;
			if (a?.fixed !== undefined) return {
				kind: "no",
				reason: a.fixed
			};
			const o = n.pieces.every((e) => e.from === a);
			const s = n.value.indexOf("@");
			if (s < 0) {
				const e = (0, i.i0)(n, n.value.length);
				const r = t.tag === undefined ? ":latest@" : "@";
				return {
					kind: "yes",
					site: {
						start: e,
						end: e,
						before: r,
						after: "",
						hexOnly: false
					},
					from: a,
					holdsAll: o
				};
			}
			const c = s + 1;
			const l = (0, i.i0)(n, n.value.length);
			const u = c === n.value.length && e.uses.length === 0;
			if (!u && (0, i.sH)(n, c)?.piece !== r) return {
				kind: "no",
				reason: "its digest is assembled from several places"
			};
			const d = {
				start: u ? l : (0, i.b4)(n, c),
				end: l,
				before: "",
				after: "",
				hexOnly: false
			};
			return {
				kind: "yes",
				site: d,
				from: a,
				holdsAll: o
			};
		}
		var a = n(63664);
		var o = n(87812);
		var s = n(89854);
		;
		const c = 200;
		const l = /\{\{|\(\(|\$|<<|%%|@[A-Za-z_]+@|__[A-Z]/;
		const u = {
			kind: "no",
			reason: "another tool writes it"
		};
		function finishScan(e, t, n) {
			const r = e.companion === undefined ? e.text : `${e.text}\n${e.companion.text}`;
			const i = (0, o.r)(r);
			const lineOf = (e) => i.position(e).line;
			const a = createIgnoreCheck(r, i);
			const s = createManagedCheck(t);
			const l = createPlaces(e, i);
			const written = (t) => ({
				readBy: e.path,
				...placeFrom(e.shown, t, i),
				ignore: a(() => [t.start])
			});
			const unresolvedFrom = (e, t) => ({
				kind: t,
				...written(e),
				text: e.text.slice(0, c),
				reason: e.reason,
				syntax: e.syntax,
				renames: e.renames,
				expanded: (e.expanded ?? e.text).slice(0, c),
				isScript: e.isScript === true
			});
			const d = t.unknown.map((e) => unresolvedFrom(e, "unresolved"));
			const f = [];
			for (const e of t.found) {
				const t = e.text.value;
				const n = meaningOf(t);
				if (n.kind === "reference") f.push({
					...n,
					found: e
				});
				else if (t.includes("@") || !s(e)) d.push(unresolvedFrom({
					...e,
					text: t,
					reason: n.reason
				}, n.kind));
			}
			const p = settleEdits(f, t, lineOf);
			const m = p.map(({ editable: t, found: n, ...r }) => {
				const i = s(n);
				const o = i ? u : t;
				const c = n.uses.some(({ definition: e }) => e.isDefault);
				return {
					...r,
					readBy: e.path,
					...l(n, o),
					text: n.text.value,
					ignore: a(() => [
						n.start,
						...n.remarksAt ?? [],
						...n.text.pieces.map(({ start: e }) => e)
					]),
					syntax: n.syntax,
					isScript: n.isScript === true,
					staysUnpinned: o.kind === "no" && (n.staysUnpinned === true || c),
					isManaged: i,
					remark: n.remark
				};
			});
			return {
				references: uniqueInCompanion(m).sort(byFile),
				unresolved: d.sort(byStart),
				mentions: t.mentions.map((e) => ({
					kind: "untagged",
					...written(e),
					text: e.text
				})).sort(byStart),
				problems: t.faults.filter(({ kind: e }) => e !== "template").map(({ keys: e, message: t, offset: n }) => ({
					line: lineOf(n),
					message: t,
					isRead: e && true
				})).sort((e, t) => e.line - t.line),
				understood: understoodOf(t),
				syntax: n
			};
		}
		function meaningOf(e) {
			const t = (0, a.o_)(e);
			if (t.kind === "reference") return {
				...t,
				reason: undefined
			};
			if (l.test(e)) return {
				kind: "unresolved",
				reason: "it contains a placeholder"
			};
			const n = (0, a.gj)(e);
			const { reason: r } = t;
			return n === undefined ? {
				kind: "malformed",
				reason: r
			} : {
				kind: "reference",
				reference: n,
				reason: r
			};
		}
		function understoodOf({ faults: e }) {
			if (e.some(({ kind: e }) => e === "cut")) return "cut";
			return e.length > 0 ? "part" : "all";
		}
		function placeFrom(e, { end: t, start: n }, r) {
			const { column: i, line: a } = r.position(n);
			const { column: o, line: s } = r.position(t);
			return {
				location: {
					file: e,
					line: a,
					column: i,
					endLine: s,
					endColumn: o
				},
				start: n,
				end: t
			};
		}
		function byStart(e, t) {
			return e.start - t.start;
		}
		function byFile(e, t) {
			return Number(e.usedAt !== undefined) - Number(t.usedAt !== undefined) || byStart(e, t);
		}
		function createPlaces({ companion: e, linkedTo: t, path: n, shown: r, text: i }, a) {
			const c = (0, s.S)(i);
			const l = (0, o.r)(e?.text ?? "");
			return (i, o) => {
				const s = i.text.pieces.at(-1);
				const u = i.uses.flatMap(({ definition: { offset: t } }) => e === undefined || t < c ? [] : [`${t - c} ${e.path}`]);
				if (e === undefined || s === undefined || s.start < c) {
					const e = {
						file: n,
						editable: editableIn(t, o, 0)
					};
					return {
						...e,
						valuesBeside: u,
						...placeFrom(r, i, a)
					};
				}
				return {
					file: e.path,
					usedAt: [i.start],
					valuesBeside: u,
					...placeFrom(e.shown, {
						start: s.start - c,
						end: s.end - c
					}, l),
					editable: editableIn(e.linkedTo, o, c)
				};
			};
		}
		function editableIn(e, t, n) {
			if (e !== undefined) return {
				kind: "no",
				reason: `the file is a link to \`${e}\``
			};
			if (t.kind === "no") return t;
			const { site: r } = t;
			return {
				kind: "yes",
				site: {
					...r,
					start: r.start - n,
					end: r.end - n
				}
			};
		}
		function uniqueInCompanion(e) {
			const t = new Map();
			for (const [n, r] of e.entries()) {
				const { start: e, text: i, usedAt: a } = r;
				const o = a === undefined ? `${n}` : `${e} ${i}`;
				const s = t.get(o)?.usedAt ?? [];
				t.set(o, a === undefined ? r : {
					...t.get(o) ?? r,
					usedAt: [...s, ...a]
				});
			}
			return [...t.values()];
		}
		function createManagedCheck({ managed: e }) {
			const isWithin = (t, n) => e.some(({ end: e, names: r, start: i }) => {
				if (t < i || t >= e) return false;
				return r?.some((e) => n.startsWith(e) && /^(?:[:@]|$)/.test(n.slice(e.length))) ?? true;
			});
			return ({ start: e, text: { pieces: t, value: n } }) => isWithin(e, n) || t.some((e) => isWithin(e.start, n));
		}
		const d = "platform-actions:";
		const f = /(?:#|\/\/)[ \t]*platform-actions:[ \t]*ignore\b(.*)/;
		const p = /^[\s\uFEFF]*(?:#|\/\/)[ \t]*platform-actions:[ \t]*ignore\b(.*)/;
		const m = 300;
		function createIgnoreCheck(e, t) {
			if (!e.includes(d)) return () => undefined;
			const n = new Map();
			const ignoreAt = (e) => {
				const { line: r } = t.position(e);
				if (n.has(r)) return n.get(r);
				const i = f.exec(t.lineText(r)) ?? p.exec(t.lineText(r - 1));
				const a = i === null ? undefined : ignoreFrom(i);
				n.set(r, a);
				return a;
			};
			return (e) => e().map(ignoreAt).find((e) => e !== undefined);
		}
		function ignoreFrom(e) {
			const t = (0, r.h0)((e[1] ?? "").slice(0, 2 * m), m).replace(/^[\s,:;\u2013\u2014-]+/, "").trim();
			return { reason: t === "" ? undefined : t };
		}
	}),
	79776: (function(e, t, n) {
		n.d(t, { M: function() {
			return placeEscapes;
		} });
		var r = n(7175);
		const i = {
			"0": "\0",
			a: "\x07",
			b: "\b",
			e: "\x1B",
			f: "\f",
			n: "\n",
			r: "\r",
			t: "	",
			v: "\v",
			N: "\u0085",
			_: "\u00A0",
			L: "\u2028",
			P: "\u2029"
		};
		const a = {
			x: 2,
			u: 4,
			U: 8
		};
		function placeEscapes(e, t, n) {
			const i = e.slice(t, n);
			const a = [];
			let o = 0;
			for (let n = i.indexOf("\\"); n >= 0; n = i.indexOf("\\", o)) {
				a.push((0, r.zF)(e, t + o, t + n));
				const s = readEscape(i, n);
				o = n + s.length;
				a.push((0, r.E_)(s.text, t + n, t + o));
			}
			a.push((0, r.zF)(e, t + o, n));
			return (0, r.oL)(a);
		}
		function readEscape(e, t) {
			const n = e.charAt(t + 1);
			const r = a[n];
			if (r !== undefined) {
				const n = e.slice(t + 2, t + 2 + r);
				const i = /^[0-9a-fA-F]+$/.test(n) && n.length === r ? Number.parseInt(n, 16) : -1;
				if (i >= 0 && i <= 1114111) return {
					text: String.fromCodePoint(i),
					length: 2 + r
				};
			}
			return {
				text: i[n] ?? n,
				length: 1 + n.length
			};
		}
	}),
	87812: (function(e, t, n) {
		n.d(t, { r: function() {
			return createLineIndex;
		} });
		var r = n(96341);
		function createLineIndex(e) {
			const t = [0];
			for (let n = e.indexOf("\n"); n >= 0; n = e.indexOf("\n", n + 1)) t.push(n + 1);
			const startOf = (n) => t[n - 1] ?? e.length;
			let n = 1;
			return {
				position(e) {
					const i = startOf(n);
					if (i <= e && e < startOf(n + 1)) return {
						line: n,
						column: e - i + 1
					};
					n = 1 + (0, r.E)(t, (e) => e, e, i <= e ? n - 1 : 0);
					return {
						line: n,
						column: e - startOf(n) + 1
					};
				},
				lineText(t) {
					if (t < 1) return "";
					return e.slice(startOf(t), startOf(t + 1)).replace(/\r?\n$/, "");
				}
			};
		}
	}),
	52621: (function(e, t, n) {
		n.d(t, {
			Z: function() {
				return placeText;
			},
			c: function() {
				return placeScalar;
			}
		});
		var r = n(7175);
		var i = n(79776);
		var a = n(29065);
		function placeText(e, t) {
			const n = (0, a.Jv)(t);
			return n && placeScalar(e, n.scalar);
		}
		function placeScalar(e, t) {
			const [n, a] = t.range;
			switch (t.style) {
				case "literal":
				case "folded": return placeBlock(e, t);
				case "double": return placeFlow(e, n + 1, a - 1, i.M);
				case "single": return placeFlow(e, n + 1, a - 1, placeSingleQuoted);
				default: return placeFlow(e, n, a, r.zF);
			}
		}
		function placeSingleQuoted(e, t, n) {
			const i = e.slice(t, n);
			const a = [];
			let o = 0;
			for (let n = i.indexOf("''"); n >= 0; n = i.indexOf("''", o)) {
				a.push((0, r.zF)(e, t + o, t + n), (0, r.E_)("'", t + n, t + n + 2));
				o = n + 2;
			}
			return (0, r.oL)([...a, (0, r.zF)(e, t + o, n)]);
		}
		function placeFlow(e, t, n, a) {
			const o = e.slice(t, n);
			const s = linesOf(o);
			if (s.length === 1) return a(e, t, n);
			const c = [];
			let l = t;
			let u = t;
			let d = 0;
			let f = false;
			for (const [t, n] of s.entries()) {
				const o = t === 0;
				const p = t === s.length - 1;
				const m = p ? n : withoutTrailingBlanks(withoutBreak(n), a === i.M);
				const h = o ? l : Math.min(l + leadingBlanks(n), l + m.length);
				const g = l + m.length;
				l += n.length;
				if (!o && !p && h === g) {
					d += 1;
					continue;
				}
				const _ = d > 0 ? "\n".repeat(d) : f ? "" : " ";
				if (!o) c.push((0, r.E_)(_, u, h));
				f = !p && a === i.M && endsInEscape(m);
				c.push(a(e, h, f ? g - 1 : g));
				u = g;
				d = 0;
			}
			return (0, r.oL)(c);
		}
		function withoutTrailingBlanks(e, t) {
			const n = e.trimEnd();
			const r = t && endsInEscape(n) && /[ \t]/.test(e.charAt(n.length));
			return r ? e.slice(0, n.length + 1) : n;
		}
		function placeBlock(e, { indent: t = -1, range: n, style: i, value: a }) {
			const [o, s] = n;
			const c = [];
			let l = [];
			let u = o;
			let d;
			let f = false;
			for (const n of linesOf(e.slice(o, s))) {
				const a = withoutBreak(n);
				const o = u + t;
				const s = u + a.length;
				u += n.length;
				if (t < 0 || a.length <= Math.min(t, leadingSpaces(a))) {
					l.push((0, r.E_)("\n", s, u));
					continue;
				}
				const p = i === "folded" && !/[ \t]/.test(e.charAt(o));
				const m = !p || !f ? "\n" : l.length === 0 ? " " : "";
				if (d !== undefined) c.push((0, r.E_)(m, ...d));
				c.push(...l, (0, r.zF)(e, o, s));
				l = [];
				d = [s, u];
				f = p;
			}
			if (d !== undefined) c.push((0, r.E_)("\n", ...d));
			return (0, r.ao)((0, r.oL)([...c, ...l]), 0, a.length);
		}
		function linesOf(e) {
			const t = e.split(/(?<=\n)|(?<=\r)(?!\n)/);
			return /[\r\n]$/.test(e) ? [...t, ""] : t;
		}
		function withoutBreak(e) {
			return e.replace(/[\r\n]+$/, "");
		}
		function leadingSpaces(e) {
			return e.length - e.replace(/^ +/, "").length;
		}
		function leadingBlanks(e) {
			return e.length - e.replace(/^[ \t]+/, "").length;
		}
		function endsInEscape(e) {
			let t = 0;
			while (e.charAt(e.length - 1 - t) === "\\") t += 1;
			return t % 2 === 1;
		}
	}),
	34972: (function(e, t, n) {
		n.d(t, {
			O: function() {
				return createSink;
			},
			X: function() {
				return createZoneCheck;
			}
		});
		function createSink() {
			return {
				found: [],
				unknown: [],
				faults: [],
				mentions: [],
				zones: [],
				managed: []
			};
		}
		const r = {
			quiet: 3,
			script: 2,
			fixed: 1,
			text: 0
		};
		function stronger(e, t) {
			return e === undefined || r[t.kind] > r[e] ? t.kind : e;
		}
		function createZoneCheck(e, t) {
			const n = [...e].sort((e, t) => e.start - t.start);
			let r = [];
			let i = 0;
			return (e) => {
				for (let t = n[i]; t !== undefined && t.start <= e; t = n[i]) {
					r.push(t);
					i += 1;
				}
				r = r.filter(({ end: t }) => t > e);
				return r.reduce(stronger, undefined) ?? t;
			};
		}
	}),
	83727: (function(e, t, n) {
		n.d(t, {
			Lx: function() {
				return withoutEscapes;
			},
			fY: function() {
				return createOurNames;
			},
			xu: function() {
				return createFileFilter;
			}
		});
		var r = n(40382);
		var i = n(63664);
		var a = n(76448);
		var o = n(52030);
		var s = n(20064);
		function createHostMention({ mappings: e, registryHost: t }) {
			const n = [
				r.uD,
				t,
				...e.map(({ from: e }) => e.join("/"))
			];
			const i = n.map((e) => e.split("/").map((e) => e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("(?::443)?/"));
			const a = String.raw`(?:(?<=\b(?:docker|oci|docker-image):\/\/)|(?<=\$\{\w+:?-)|(?<![\w./-]))`;
			const o = new RegExp(`${a}(?:${i.join("|")})(?![\\w-]|\\.\\w)`, "i");
			return (e) => o.test(e);
		}
		function createReferenceMention(e) {
			const t = createHostMention(e);
			const n = (0, r.de)(e);
			return (e) => {
				if (t(e)) return true;
				const [a = ""] = /^[a-z0-9][a-z0-9._-]*(?::(?:\d+|\$\{?\w+\}?)(?=\/))?[a-z0-9._/-]*/.exec(e) ?? [];
				if (!n || a === "") return false;
				const [o = "", ...s] = a.split("/");
				const c = s.length > 0 && (0, i.ER)(o);
				return t((0, r.Jw)(c ? {
					host: o,
					path: s
				} : {
					host: undefined,
					path: [o, ...s]
				}).join("/"));
			};
		}
		function createOurNames(e) {
			return {
				names: e,
				namesOurs: createHostMention(e),
				referenceNamesOurs: createReferenceMention(e),
				find: (0, o.m)(e),
				mayName: createFileFilter(e)
			};
		}
		function withoutEscapes(e) {
			if (!e.includes("\\")) return e;
			const t = /\\(?:x([\dA-Fa-f]{2})|u([\dA-Fa-f]{4})|U00([\dA-Fa-f]{6})|[ \t]*\r?\n[ \t]*)/g;
			return e.replaceAll(t, (e, ...t) => {
				const n = Number.parseInt(t.slice(0, 3).join(""), 16);
				if (n > 1114111) return e;
				return Number.isNaN(n) ? "" : String.fromCodePoint(n);
			});
		}
		function disguisesIn(e) {
			return (0, s.nD)(e) ? a.fh : (0, s.RF)(e).disguises ?? a.n7;
		}
		function createFileFilter(e) {
			const { mappings: t, registryHost: n } = e;
			if ((0, r.de)(e)) return () => true;
			const i = [
				r.uD,
				n,
				...t.map(({ from: e }) => String(e[0]))
			];
			if (i.some((e) => e.startsWith("["))) return () => true;
			const a = [...new Set(i.map((e) => e.replace(/:443$/, "").toLowerCase()))].map(hostWord);
			const o = new RegExp(a.join("|"));
			return (e, t) => o.test(t) || disguisesIn(e).test(t);
		}
		function hostWord(e) {
			const [t = "", n] = e.split(":");
			const r = t.replace(/[a-z]|[^a-z\d-]/g, (e) => /[a-z]/.test(e) ? `[${e}${e.toUpperCase()}]` : `\\${e}`);
			return n === undefined ? r : `${r}(?!/|:(?!${n}(?!\\d))\\d)`;
		}
	}),
	52030: (function(e, t, n) {
		n.d(t, {
			m: function() {
				return createLiteralFinder;
			},
			G: function() {
				return isNamePattern;
			}
		});
		var r = n(40382);
		var i = n(63664);
		var a = n(29592);
		;
		const o = /(?<!\$)\{\{-?([^{}]*?)-?\}\}|\{%[-+]?([^%]*?)[-+]?%\}/g;
		function beforeBlockEnd(e) {
			if (!e.includes("{")) return e;
			let t = 0;
			let n = false;
			let r;
			for (const i of e.matchAll(o)) {
				const a = kindOf(i[1] ?? String(i[2]));
				const o = !n && r !== undefined && r < i.index;
				if (o || !n && (a === "open" || a === "value")) return e;
				if (a === "open") t += 1;
				else if (a === "else" && t === 0) n = true;
				else if (a === "end" && t > 0) t -= 1;
				else if (a === "end") n = false;
				r = i.index + i[0].length;
			}
			if (n || r !== e.length) return e;
			return e.slice(0, e.search(o));
		}
		function kindOf(e) {
			const t = e.trim();
			if (t.startsWith("/*")) return "comment";
			if (/^(?:if|with|range|define|block|for|macro|call|filter|set)\b/.test(t)) return "open";
			if (/^(?:else|elif)\b/.test(t)) return "else";
			return /^end(?:if|for|with|macro|call|filter|set|block)?$/.test(t) ? "end" : "value";
		}
		;
		const s = 2e4;
		const c = 4096;
		const l = {
			registryHost: r.uD,
			mappings: []
		};
		const u = String.raw`\$?\{\{[^{}\n]{0,200}\}\}|(?:\$\$?|[#%])?\{[^{}\n]{0,200}\}|(?:\$\$?|[%\\])\([^()\n]{0,200}\)|\$\[\[?[^[\]\n]{0,200}\]\]?|<%[^%\n]{0,200}%>|\$\$?\w+|<<[^<>\n]{0,200}>>|%%?\w+%%?|%[sdv]|\{%[^%\n]{0,200}%\}`;
		const d = String.raw`<(?!br\b)[A-Za-z][\w. -]{0,80}>`;
		const tokenWith = (e) => new RegExp(String.raw`(?:[\w./:@+~-]+|${e}|\\(?:/|u00(?:2[fF]|3[aA]|40)))*`, "y");
		const f = tokenWith(u);
		const p = tokenWith(`${u}|${d}`);
		const m = /\\(?:\/|u00([0-7][\da-f]))/gi;
		const h = new RegExp(`${u}|@[A-Za-z_]+@`);
		const g = new RegExp(String.raw`${d}|[/:](?=[A-Z_-]*[A-Z]{2})[A-Z][A-Z\d_-]*(?=[/:@]|\W*$)`);
		const _ = new RegExp(String.raw`(?:@|\u0040)(?!sha(?:256|512)(?::|\u003[aA])|${u}|[A-Za-z_]+@)|(?<=@sha256:[\da-f]{64})(?=/)`);
		const v = /@sha(?:256|512):(?:$|[\da-f]{0,63}(?:\u2026|\.{2,3}[\da-f]*\W*)$)/;
		const y = /^["'`]\s{0,8}[+.]/;
		const b = 10;
		const x = /^["'](?:"?\$[\w({]|[ \t]*(?:\r?\n[ \t]+)?(?:(?:\+|<>)\s{0,80}|(?:~(?=\s)|\.\.|(?<=\s)\.(?=\s)|\.(?=\$))[^\S\n]{0,80})(?:[\w$@(]|["'][\w.-]))/;
		const S = 200;
		const C = /(?:^|[^A-Za-z0-9+.-])(?:docker|oci|docker-image|docker-daemon|containers-storage|ostree-unverified-registry):\/\/$/i;
		const w = /[\w./%@-]$/;
		const T = /(?:\\[nrt]|\$\{\w{1,80}:?-)$/;
		const E = /\$\{\w{1,80}:?-$/;
		const D = /^[^{}\s]{0,200}\}(?:[\w/:@$-]|\\\/)/;
		const O = 210;
		const k = 200;
		const A = 100;
		function createLiteralFinder(e = l) {
			const t = startPattern(e);
			return (e, { isDocument: n = false, isTaken: r = () => false } = {}) => {
				const i = new RegExp(t, "gi");
				const o = (0, a.y)(e);
				const l = [];
				for (let t = i.exec(e); t !== null; t = i.exec(e)) {
					if (r(t.index)) {
						i.lastIndex = endOfToken(e, i.lastIndex, f);
						continue;
					}
					if (!isStart(e, t.index)) continue;
					const a = startOfJoined(e, t.index);
					if (a === undefined ? e.charAt(i.lastIndex) === "}" : !isStart(e, a)) continue;
					const u = a ?? t.index;
					const d = e.slice(u, u + c + 1);
					const m = a === undefined ? i.lastIndex - u : 0;
					const h = d.slice(0, endOfToken(d, m, n ? p : f));
					const g = judge({
						text: e,
						start: u,
						token: h,
						isDocument: n
					}, o);
					if (g === undefined) continue;
					i.lastIndex = g.end;
					l.push(g);
					if (l.length > s) throw new RangeError(`it names more than ${s} images`);
				}
				return l;
			};
		}
		function endOfToken(e, t, n) {
			n.lastIndex = t;
			return t + (n.exec(e)?.[0].length ?? 0);
		}
		function isStart(e, t) {
			const n = withoutEscapes(e.slice(Math.max(0, t - k), t));
			if (n.endsWith("://")) return C.test(n);
			return !w.test(n) || T.test(n);
		}
		function startOfJoined(e, t) {
			const n = E.exec(e.slice(Math.max(0, t - k), t));
			if (n === null || !D.test(e.slice(t, t + O))) return undefined;
			return t - n[0].length;
		}
		function withoutEscapes(e) {
			if (!e.includes("\\")) return e;
			return e.replaceAll(m, (e, t) => t === undefined ? "/" : String.fromCharCode(Number.parseInt(t, 16)));
		}
		function judge({ isDocument: e, start: t, text: n, token: r }, a) {
			const o = beforeBlockEnd(r);
			const s = o.split(_, 1)[0] ?? "";
			const c = n.slice(t + r.length, t + r.length + b);
			const l = o === `${s}@` && y.test(c);
			const u = l || h.test(s) || v.test(withoutEscapes(c.startsWith("\u2026") ? `${s}\u2026` : s)) || e && g.test(s);
			const d = u ? s.replace(/(?<![.:-])[.:-]+$/, "") : s.replace(/(?<!\W)\W+$/, "");
			const f = t + d.length;
			const literal = (e) => ({
				start: t,
				end: f,
				kind: e,
				goesOn: s.length < o.length,
				isResult: () => a(t)
			});
			if (u) return literal("variable");
			const isPatternAt = (e) => s.length === r.length && goesOnAsPattern(n.slice(e, e + A));
			if (isPatternAt(f) || d.length < s.length && isPatternAt(t + s.length)) return undefined;
			if (M.test(n.slice(f, f + 4))) return literal("variable");
			const p = withoutEscapes(d);
			const m = (0, i.o_)(p);
			const C = p.replace(/^[^/]*\//, "");
			const w = /[:@]/.test(C);
			const T = n.slice(t + s.length, t + s.length + S);
			const E = s === `${d}-` ? /^[^\s>]/.test(T) : x.test(T);
			if (w && E) return literal("variable");
			if (m.kind === "malformed") return w ? literal("malformed") : undefined;
			if (w) return literal("complete");
			const D = n.charAt(f) === "=";
			return m.reference.path.length > 1 && !D ? literal("untagged") : undefined;
		}
		const j = /^(?:[*{]|<(?!br\b)[a-z][\w. -]{0,80}>)/i;
		const M = /^\.?(?:\\{1,2}[dws.]|\[|(?<=\.)\+)/i;
		function goesOnAsPattern(e) {
			return j.test(e);
		}
		function isNamePattern(e) {
			return !e.includes("{{") && /\*|\s\|\s/.test(e);
		}
		const N = String.raw`(?:\\?/|\\u002[fF])`;
		const P = String.raw`(?=[:@]|\\u00(?:3[aA]|40))`;
		const F = String.raw`(?![\w-]|\.\w)`;
		const ee = String.raw`(?:${N}|(?=\}))`;
		const te = String.raw`(?:(?:index|registry-1)\.)?docker\.io`;
		const ne = 3;
		function startPattern({ mappings: e, registryHost: t }) {
			const n = [r.uD, t].map((e) => ({
				words: [e],
				to: 0
			}));
			const i = e.map(({ from: e, to: t }) => ({
				words: e,
				to: t.length
			}));
			const a = [...n, ...i].sort((e, t) => lengthOf(t.words) - lengthOf(e.words));
			return [...new Set(a.flatMap(({ to: e, words: t }) => patternsOf(t, e)))].join("|");
		}
		function lengthOf(e) {
			return e.join("/").length;
		}
		function patternsOf([e = "", ...t], n) {
			const [i, ...a] = t.map(escaped);
			const o = hostPattern(e);
			const s = (0, r.jV)(e) === "docker.io" && i === "library";
			const c = s && a.length > 0 ? [`(?:library${N})?${a.join(N)}`] : t.map(escaped);
			const l = [o, ...c].join(N);
			const u = n >= ne ? F : P;
			return [
				`${l}${ee}`,
				...t.length > 0 && n > 1 ? [`${l}${u}`] : [],
				...s && a.length === 0 ? [String.raw`${o}${N}(?=[\w.-]+${P})`] : []
			];
		}
		function hostPattern(e) {
			if ((0, r.jV)(e) === "docker.io") return `${te}(?::443)?`;
			const t = /:\d+$/.test(e) || e.endsWith("]") ? "" : "(?::443)?";
			return `${escaped(e).replace(/:443$/, "(?::443)?")}${t}`;
		}
		function escaped(e) {
			return e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
		}
	}),
	67669: (function(e, t, n) {
		n.d(t, {
			H2: function() {
				return countMentions;
			},
			c5: function() {
				return addCounts;
			},
			q8: function() {
				return countParameterMentions;
			}
		});
		const r = /\$\{?([A-Za-z_][A-Za-z0-9_]*)/g;
		const i = [
			[/env:/i, /\$\{?env:(\w+)/gi],
			[/[%!]/, /[%!](?=([A-Za-z_]\w*)[%!])/g],
			[/\$\{[#!]/, /\$\{[#!](\w+)/g],
			[/env/i, /(?:getenv|GetEnvironmentVariable|\benviron(?:\.get)?|\bENV(?:\.fetch)?|\bprocess\.env)[.(["'\\]{1,5}([A-Za-z_]\w*)/g],
			[/\s-/, /\s(?:-[ev]|--env)[ \t=]+([A-Za-z_]\w*)/g]
		];
		const a = /\bprintenv((?:[ \t]+[\w-]+)+)/g;
		const o = /\$\((?:inputs\.)?params(?:\.|\[["'])([\w.-]+?)(?:["']\])?\)/g;
		function countMentions(e) {
			const t = [...e.matchAll(a)].flatMap(([, e = ""]) => e.trim().split(/[ \t]+/));
			const n = i.flatMap(([t, n]) => t.test(e) ? namesIn(e, n) : []);
			const o = [...n, ...t].flatMap((e) => [...new Set([e, e.toUpperCase()])]);
			return countNames([...namesIn(e, r), ...o]);
		}
		function countParameterMentions(e) {
			return countNames(namesIn(e, o));
		}
		function countNames(e) {
			return addCounts(new Map(), e);
		}
		function namesIn(e, t) {
			return [...e.matchAll(t)].map(([, e]) => String(e));
		}
		function addCounts(e, t) {
			const n = new Map(e);
			for (const e of t) n.set(e, (n.get(e) ?? 0) + 1);
			return n;
		}
	}),
	7175: (function(e, t, n) {
		n.d(t, {
			E_: function() {
				return placeDecoded;
			},
			K8: function() {
				return trimPlaced;
			},
			LD: function() {
				return markDefinition;
			},
			ao: function() {
				return slicePlaced;
			},
			b4: function() {
				return offsetOf;
			},
			be: function() {
				return rangeOf;
			},
			gd: function() {
				return i;
			},
			i0: function() {
				return offsetAfter;
			},
			oL: function() {
				return joinPlaced;
			},
			sH: function() {
				return pieceAt;
			},
			zF: function() {
				return placeRange;
			}
		});
		var r = n(96341);
		const i = {
			value: "",
			pieces: []
		};
		function placeRange(e, t, n) {
			return placeDecoded(e.slice(t, n), t, n);
		}
		function placeDecoded(e, t, n) {
			return e === "" ? i : {
				value: e,
				pieces: [{
					text: e,
					start: t,
					end: n,
					from: undefined
				}]
			};
		}
		function joinPlaced(e) {
			const [t] = e;
			if (t !== undefined && e.length === 1) return t;
			const n = [];
			for (const t of e) {
				for (const e of t.pieces) {
					const t = n.at(-1);
					if (t?.end === e.start && t.from === e.from && isExact(t) && isExact(e)) n[n.length - 1] = {
						...t,
						text: t.text + e.text,
						end: e.end
					};
					else n.push(e);
				}
			}
			return {
				value: e.map((e) => e.value).join(""),
				pieces: n
			};
		}
		function slicePlaced(e, t, n = e.value.length) {
			if (t <= 0 && n >= e.value.length) return e;
			const r = onlyExact(e);
			if (r !== undefined) return sliceExact(r, t, n);
			const i = [];
			const a = firstPiece(e, Math.max(0, t));
			let o = a.at;
			for (let r = a.index; r < e.pieces.length && o < n; r += 1) {
				const a = e.pieces[r];
				if (a === undefined) break;
				const s = o + a.text.length;
				const c = Math.max(t, o) - o;
				const l = Math.min(n, s) - o;
				if (c < l) {
					const e = a.text.slice(c, l);
					const t = !isExact(a);
					i.push({
						text: e,
						start: t ? a.start : a.start + c,
						end: t ? a.end : a.start + l,
						from: a.from
					});
				}
				o = s;
			}
			return {
				value: e.value.slice(t, n),
				pieces: i
			};
		}
		function onlyExact({ pieces: e }) {
			const t = e[0];
			return t !== undefined && e.length === 1 && isExact(t) ? t : undefined;
		}
		function sliceExact({ from: e, start: t, text: n }, r, a) {
			const o = n.slice(r, a);
			if (o === "") return i;
			const s = t + r;
			return {
				value: o,
				pieces: [{
					text: o,
					start: s,
					end: s + o.length,
					from: e
				}]
			};
		}
		function trimPlaced(e) {
			const { value: t } = e;
			if (t.trim() === t) return e;
			const n = t.length - t.trimStart().length;
			return slicePlaced(e, n, Math.max(n, t.trimEnd().length));
		}
		function markDefinition(e, t) {
			return {
				value: e.value,
				pieces: e.pieces.map((e) => ({
					...e,
					from: e.from ?? t
				}))
			};
		}
		function pieceAt(e, t) {
			if (t >= e.value.length) return undefined;
			const n = firstPiece(e, Math.max(0, t));
			const r = e.pieces[n.index];
			return r && {
				piece: r,
				within: t - n.at
			};
		}
		const a = 16;
		const o = new WeakMap();
		function firstPiece(e, t) {
			const n = e.pieces.length > a ? o.get(e) ?? readStarts(e) : readStarts(e);
			if (e.pieces.length > a) o.set(e, n);
			const i = (0, r.E)(n, (e) => e, t);
			return {
				index: i,
				at: n[i] ?? 0
			};
		}
		function readStarts({ pieces: e }) {
			let t = 0;
			return e.map(({ text: e }) => {
				t += e.length;
				return t - e.length;
			});
		}
		function offsetOf(e, t) {
			const n = onlyExact(e);
			if (n !== undefined) return Math.min(n.start + t, n.end);
			const r = pieceAt(e, t);
			if (r === undefined) return e.pieces.at(-1)?.end ?? 0;
			return isExact(r.piece) ? r.piece.start + r.within : r.piece.start;
		}
		function offsetAfter(e, t) {
			const n = onlyExact(e);
			if (n !== undefined) return Math.min(n.start + t, n.end);
			const r = t === 0 ? undefined : pieceAt(e, t - 1);
			if (r === undefined) return offsetOf(e, t);
			return isExact(r.piece) ? r.piece.start + r.within + 1 : r.piece.end;
		}
		function rangeOf(e) {
			return {
				start: offsetOf(e, 0),
				end: offsetAfter(e, e.value.length)
			};
		}
		function isExact(e) {
			return e.text.length === e.end - e.start;
		}
	}),
	96341: (function(e, t, n) {
		n.d(t, { E: function() {
			return lastIndexAt;
		} });
		function lastIndexAt(e, t, n, r = 0) {
			let i = e.length - 1;
			while (r < i) {
				const a = Math.ceil((r + i) / 2);
				const o = e[a];
				if (o !== undefined && t(o) <= n) r = a;
				else i = a - 1;
			}
			return r;
		}
	}),
	21948: (function(e, t, n) {
		n.d(t, {
			V: function() {
				return reportUnknown;
			},
			o: function() {
				return reportImage;
			}
		});
		var r = n(18854);
		var i = n(7175);
		const a = 2e4;
		const o = /[:@/]$/;
		function reportImage(e, t, n, a, { at: s = (0, i.be)(n), uses: c = [], ...l } = {}) {
			if (n.value === "") return;
			assertFew(e);
			const u = (0, r.i7)(n, a);
			const d = [...c, ...u.uses];
			const f = {
				syntax: t,
				text: n.value,
				start: s.start,
				end: s.end,
				uses: d
			};
			if (u.kind === "unknown") {
				const { partial: t, reason: n } = u;
				reportUnknown(e, {
					...f,
					reason: n,
					expanded: t
				});
				return;
			}
			if (o.test(u.text.value) && !o.test(n.value)) {
				const t = "its last variable is empty in this file";
				reportUnknown(e, {
					...f,
					reason: t,
					expanded: u.text.value
				});
				return;
			}
			e.found.push({
				...l,
				...f,
				text: u.text
			});
		}
		function reportUnknown(e, t) {
			assertFew(e);
			e.unknown.push(t);
		}
		function assertFew({ found: e, unknown: t }) {
			if (e.length + t.length >= a) throw new RangeError(`it names more than ${a} images`);
		}
	}),
	58267: (function(e, t, n) {
		n.d(t, {
			Xp: function() {
				return addSplitImage;
			},
			pF: function() {
				return hasOwnTag;
			},
			E9: function() {
				return lossyNumber;
			}
		});
		var r = n(7175);
		var i = n(76966);
		;
		const a = { kind: "in-text" };
		function heldDigest(e) {
			for (const t of e) if (t.value !== undefined && t.use.reads !== "no") return {
				...t,
				value: t.value
			};
			return undefined;
		}
		function isHexOnly({ entry: e, use: t, value: { value: n } }) {
			if (t.form !== "unknown") return t.form === "hex";
			return !n.startsWith("sha256:") && (e.key === "sha" || /^[0-9a-f]+$/i.test(n));
		}
		function placeOfDigest(e, t) {
			const n = heldDigest(t.pairs);
			if (n?.entry.isInherited) return newPair(e, t, n.entry.key, isHexOnly(n));
			if (n !== undefined) return isHexOnly(n) ? hexSite(n.value) : a;
			const { pairs: o, reader: s, tag: c, tagText: l } = t;
			if (c === undefined || l === undefined) return a;
			const [u = "", d] = l.value.split("@");
			if (d !== undefined) return c.isInherited ? newTag(e, t, c.key, u) : a;
			for (const { entry: n, use: r, value: i } of o) {
				if (i !== undefined || r.reads === "no") continue;
				if (r.reads === "unknown" || r.form === "unknown") return {
					kind: "none",
					reason: whyEmpty(n)
				};
				if (n.isInherited) return newPair(e, t, n.key, r.form === "hex");
				return {
					kind: "site",
					site: emptyPairSite(e, n, r.form === "hex")
				};
			}
			if (o.length === 0) {
				const n = i.Ei.find((e) => s.use(e).mayAdd);
				if (n !== undefined) return newPair(e, t, n, s.use(n).form === "hex");
			}
			const f = s.tagStays(c.key, l.value);
			if (f !== undefined) return {
				kind: "none",
				reason: f
			};
			if (c.isInherited) return newTag(e, t, c.key, u);
			const { end: p, start: m } = (0, r.be)(l);
			if (m < p) return a;
			const h = emptyPairSite(e, c, false);
			return {
				kind: "site",
				site: {
					...h,
					before: `${h.before}${l.value}@`
				}
			};
		}
		function hexSite(e) {
			return {
				kind: "site",
				site: {
					...(0, r.be)(e),
					before: "",
					after: "",
					hexOnly: true
				}
			};
		}
		function whyEmpty({ key: e }) {
			return `its \`${e}\` key is empty, and it is not known whether the chart reads it or which form it expects`;
		}
		function newPair(e, { map: t, name: n, registry: r = n, tag: i = n }, a, o) {
			const s = [
				i,
				n,
				r
			].find((e) => e.map === t);
			const c = s ?? (i.map === n.map ? i : undefined);
			if (c === undefined) return {
				kind: "none",
				reason: "its name and tag come from different anchors"
			};
			if (c.isInherited) return {
				kind: "none",
				reason: "its name and tag are in the values of the chart"
			};
			return {
				kind: "site",
				site: newPairSite(e, c, a, o)
			};
		}
		function newTag(e, t, n, r) {
			const i = newPair(e, t, n, false);
			if (i.kind !== "site") return i;
			return {
				kind: "site",
				site: {
					...i.site,
					before: `${i.site.before}${r}@`
				}
			};
		}
		function emptyPairSite(e, t, n) {
			if (t.value?.kind !== "text") return {
				start: t.keyEnd,
				end: t.keyEnd,
				before: ": ",
				after: "",
				hexOnly: n
			};
			const { isPlain: r, scalar: i } = t.value;
			const [a, o] = i.range;
			if (!r && /^["']/.test(e.charAt(a))) return {
				start: a + 1,
				end: o - 1,
				before: "",
				after: "",
				hexOnly: n
			};
			const s = e.slice(a, o).trimEnd();
			const c = s === "" && /\S/.test(e.charAt(a - 1)) ? " " : "";
			const l = e.charAt(a + s.length) === "#" ? " " : "";
			return {
				start: a,
				end: a + s.length,
				before: c,
				after: l,
				hexOnly: n
			};
		}
		const o = /\r\n?|\n/;
		function newPairSite(e, t, n, r) {
			const i = e.slice(t.keyStart, t.valueEnd);
			const a = t.keyStart + i.trimEnd().length;
			if (t.map.isFlow) {
				const e = i.startsWith("\"") ? "\"" : "";
				const t = `, ${e}${n}${e}: ${e}`;
				return {
					start: a,
					end: a,
					before: t,
					after: e,
					hexOnly: r
				};
			}
			const s = e.slice(a);
			const c = s.search(o);
			const l = c < 0 ? e.length : a + c;
			const [u = "\n"] = o.exec(c < 0 ? e : s) ?? [];
			let d = t.keyStart;
			while (/[^\r\n]/.test(e.charAt(d - 1))) d -= 1;
			const f = e.slice(d, t.keyStart).replace(/\S/g, " ");
			return {
				start: l,
				end: l,
				before: `${u}${f}${n}: `,
				after: "",
				hexOnly: r
			};
		}
		var s = n(63664);
		var c = n(29065);
		var l = n(52621);
		var u = n(77825);
		var d = n(59173);
		;
		const f = /[A-Za-z_]\w*/g;
		const p = /\{[{%][^{}]{0,500}[%}]\}/g;
		const m = /\.Values(?:\.\w+)+/g;
		const h = /(?:^|\s)#.*/g;
		const g = /(\.?)([A-Za-z_]\w*)(["']?\s{0,20}:)?/g;
		const _ = /(?<!\bvar)(?:\.|\[")([A-Za-z_]\w*)/g;
		const v = /(?<!\[)"[\w.-]{1,200}"/g;
		const y = /[{$]\{\s{0,20}([\w.[\]"']{0,100}?)(\w{1,100})["'\]]{0,2}\s{0,20}\}{1,2}:[{$]\{\s{0,20}\1(\w{1,100})["'\]]{0,2}\s{0,20}\}/g;
		const b = new WeakMap();
		const x = new WeakMap();
		function whyReadElsewhere(e, t, n, r) {
			if (n.key === "value") return undefined;
			const a = (0, d.IV)(b, e.seen, () => findReaders(e));
			const o = e.syntax === "helm-values" && r !== i.hq;
			const s = (o ? a.others : a.words).get(n.key) ?? 0;
			const c = a.pairs.get(`${t.key} ${n.key}`) ?? 0;
			return s > c ? `\`${n.key}\` is also used where a digest would be wrong` : undefined;
		}
		function useOfAnchor({ root: e }, t) {
			if (e === undefined || t.value?.kind !== "text") return undefined;
			const n = (0, d.IV)(x, e, () => countPlaces(e)).get(t.value) ?? 0;
			if (n < 2) return undefined;
			const r = {
				label: t.key,
				offset: t.value.scalar.range[0],
				mentions: n
			};
			return {
				definition: r,
				at: t.keyStart
			};
		}
		function findReaders({ source: e, syntax: t }) {
			const n = countOf([...e.matchAll(y)].map(([, , e, t]) => `${e} ${t}`));
			if (t === "terraform") {
				const t = [...e.replace(v, "").matchAll(_)];
				const r = countOf(t.map(([, e]) => String(e)));
				return {
					words: r,
					others: r,
					pairs: n
				};
			}
			const r = [...e.matchAll(p)].map(([e]) => e);
			const wordsOf = (e) => e.flatMap((e) => e.match(f) ?? []);
			const i = wordsOf(r);
			const a = countOf(wordsOf(r.map((e) => e.replace(m, ""))));
			if (t !== "ansible") return {
				words: countOf(i),
				others: a,
				pairs: n
			};
			const o = e.replace(p, "").replace(h, "");
			const s = [...o.matchAll(g)].flatMap(([, e, t = "", n]) => n === undefined && (e === "." || t.includes("_")) ? [t] : []);
			return {
				words: countOf([...i, ...s]),
				others: a,
				pairs: n
			};
		}
		function countPlaces(e) {
			const t = new Map();
			const n = new Set();
			const visit = (e) => {
				if (e === undefined) return;
				t.set(e, (t.get(e) ?? 0) + 1);
				if (e.kind === "text" || n.has(e)) return;
				n.add(e);
				if (e.kind === "list") for (const t of e.items) visit(t);
				else for (const { value: t } of e.own.values()) visit(t);
			};
			visit(e);
			return t;
		}
		function countOf(e) {
			return (0, u.T)(e, (e) => e);
		}
		var S = n(79759);
		;
		function addSplitImage(e, t) {
			const { digests: n, prefix: a = "", reader: o } = t;
			const s = placeEntry(e, t.name);
			if (s?.value.startsWith(a) !== true) return;
			const c = (0, r.ao)(s, a.length);
			if (c.value.includes("://")) return;
			const l = t.tag && useOfAnchor(e, t.tag);
			const u = l === undefined ? [] : [l];
			const d = placeEntry(e, t.tag) ?? placeDefault(t);
			const f = d && l ? (0, r.LD)(d, l.definition) : d;
			const p = t.tag === undefined ? i.vR : o.around(t.tag.key);
			const m = n.map(([t, n]) => ({
				entry: n,
				use: o.use(t),
				value: placeEntry(e, n)
			}));
			const h = heldDigest(m);
			const g = t.name.map === t.map || t.tag?.map !== t.map;
			const _ = g || f === undefined ? c : f;
			const v = (0, r.be)(_);
			const separate = (e, t) => t === undefined ? [] : [(0, r.E_)(e, v.start, v.start), t];
			const y = t.registry?.key === "registry" && o.ignores("registry", t.name.key);
			const b = [y ? undefined : t.registry, t.organization].flatMap((t) => {
				const n = placeEntry(e, t);
				if (n === undefined) return [];
				return n.value.endsWith("/") ? [n] : [n, (0, r.E_)("/", v.start, v.start)];
			});
			const x = (0, r.oL)([
				...b,
				c,
				...separate(isDigestAlone(f, p) ? "@" : ":", f && aroundTag(f, p)),
				...separate(h !== undefined && isHexOnly(h) ? "@sha256:" : "@", h?.value)
			]);
			const w = whyUnknown(t, c, f, h) ?? (p === undefined ? C : undefined);
			const T = b.length > 0 && hasHost(x.value);
			if (w !== undefined && e.onlyComplete && !T) return;
			for (const r of [
				t.name,
				t.tag,
				...n.map(([, e]) => e)
			]) if (r?.value) e.seen.add(r.value);
			if (w !== undefined) {
				const { renames: n } = t;
				e.sink.unknown.push({
					syntax: e.syntax,
					text: x.value,
					...v,
					reason: w,
					renames: n,
					uses: u
				});
				return;
			}
			const E = placeOfDigest(e.source, {
				...t,
				tagText: f,
				pairs: m
			});
			const D = hasHost(x.value);
			(0, S.j)(D ? {
				...e,
				onlyComplete: false
			} : e, x, {
				at: v,
				remarksAt: [t.tag, ...n.map(([, e]) => e)].flatMap((e) => e?.keyStart ?? []),
				site: E.kind === "site" ? E.site : undefined,
				notEditable: whyNotEditable(e, t, E, h),
				uses: u,
				remark: idleRemark(m),
				staysUnpinned: f !== undefined && placeEntry(e, t.tag) === undefined
			});
		}
		function isDigestAlone(e, t = i.vR) {
			return e !== undefined && t.before + t.after === "" && (0, s.Bc)(e.value);
		}
		const C = "the chart builds the tag from more than this value";
		function aroundTag(e, { after: t, before: n } = i.vR) {
			const { end: a, start: o } = (0, r.be)(e);
			return (0, r.oL)([
				(0, r.E_)(n, o, o),
				e,
				(0, r.E_)(t, a, a)
			]);
		}
		function placeDefault({ reader: e, tag: t }) {
			if (t === undefined || ((0, c.Um)(t.value) ?? "") !== "") return undefined;
			const n = e.defaultTag(t.key);
			return n === undefined ? undefined : (0, r.E_)(n, t.keyEnd, t.keyEnd);
		}
		function hasHost(e) {
			const [t = "", ...n] = e.split("/");
			return n.length > 0 && (0, s.ER)(t) && !t.includes("@");
		}
		function whyNotEditable(e, { name: t, notEditable: n, reader: r, tag: i }, a, o) {
			if (a.kind === "none") return a.reason;
			if (a.kind === "site" || o !== undefined) return undefined;
			return n ?? (i && whyReadElsewhere(e, t, i, r));
		}
		function idleRemark(e) {
			const t = e.find(({ use: e, value: t }) => t !== undefined && e.reads === "no");
			return t && `its \`${t.entry.key}\` key has no effect, because the chart does not read it`;
		}
		function whyUnknown(e, t, n, r) {
			const i = [
				e.registry,
				e.name,
				e.tag,
				...e.digests.map(([, e]) => e)
			].find((e) => e?.isUnknown);
			if (i !== undefined) return `its \`${i.key}\` is an expression`;
			if (e.reader.goesOn(e.name.key) === "/") return `a name is added behind its \`${e.name.key}\``;
			const a = lossyNumber(e.tag?.value);
			if (a !== undefined) return `the tag ${a.written} is not quoted, so YAML reads it as the number ${a.read}`;
			if (e.digests.some(([, { value: e }]) => e !== undefined && e.kind !== "text")) return "its digest is not a string";
			if (n === undefined && r === undefined && !hasOwnTag(t.value)) return e.withoutTag;
			return undefined;
		}
		function placeEntry(e, t) {
			const n = (0, c.Jv)(t?.value);
			const { isInherited: i = false, keyStart: a = 0 } = t ?? {};
			const written = (t) => i ? (0, r.E_)(t.value, a, a) : (0, l.c)(e.source, t.scalar);
			const o = n && (0, r.K8)(written(n));
			return o?.value === "" ? undefined : o;
		}
		function hasOwnTag(e) {
			return e.includes("@") || e.lastIndexOf(":") > e.lastIndexOf("/");
		}
		const w = /^(?:[-+]?(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:e[-+]?\d+)?|0x[\da-f_]+|0b[01_]+|0o[0-7_]+)$/i;
		function lossyNumber(e) {
			const t = (0, c.Jv)(e);
			if (t?.isPlain !== true || !w.test(t.value)) return undefined;
			const n = t.value.replaceAll("_", "");
			const r = Number(/^0[0-7]+$/.test(n) ? n.replace("0", "0o") : n);
			return Number.isNaN(r) || String(r) === t.value ? undefined : {
				written: t.value,
				read: r
			};
		}
	}),
	46434: (function(e, t, n) {
		n.d(t, {
			C: function() {
				return r;
			},
			Z: function() {
				return isOwnFile;
			}
		});
		const r = "not naming this registry";
		const i = /\/\.github\/(?:platform-actions|rolebindings)\.ya?ml$/i;
		function isOwnFile(e) {
			return i.test(`/${e}`);
		}
	}),
	20064: (function(e, t, n) {
		n.d(t, {
			mN: function() {
				return un;
			},
			nD: function() {
				return isGeneralJson;
			},
			RF: function() {
				return syntaxAt;
			},
			vf: function() {
				return syntaxFor;
			}
		});
		var r = n(29065);
		var i = n(58267);
		var a = n(79759);
		var o = n(76671);
		var s = n(76966);
		;
		const c = {
			kind: "yaml",
			name: "ansible",
			words: [
				"/roles/",
				"/playbook",
				"/ansible/",
				"/site"
			],
			paths: [/\/(?:roles\/[^/]+|playbooks?|ansible)\/(?:.*\/)?[^/]+\.ya?ml$/, /\/(?:playbook|site)[^/]*\.ya?ml$/],
			isLoose: true,
			recognizes: (e) => isPlaybook(e) ? "likely" : undefined,
			scan: (e) => {
				for (const t of (0, r.jQ)(e.root)) for (const { key: n, value: i } of t.own.values()) {
					const [, t, o] = l.exec(n) ?? [];
					if (i?.kind === "map" && o !== undefined) addModule(e, i, /^image/.test(o), t === "docker" ? f : undefined);
					else if (u.test(n)) for (const t of d.map((e) => (0, r.oB)(i, e))) for (const n of [t, ...(0, r.S3)(t)]) (0, a.aP)(e, n, "quiet");
				}
				const t = {
					...e,
					onlyComplete: true
				};
				for (const n of (0, r.jQ)(e.root, (e, t) => isImageModule(t))) (0, o.HJ)(t, n);
			}
		};
		function isPlaybook(e) {
			return (0, r.S3)(e).some((e) => (0, r.oB)(e, "hosts") !== undefined && ((0, r.oB)(e, "tasks") ?? (0, r.oB)(e, "roles")) !== undefined);
		}
		const l = /^(?:community\.docker\.|containers\.podman\.)?(docker|podman)_(container|image|swarm_service|image_pull|pod)$/;
		const u = /^(?:community\.docker\.)?docker_image_(?:build|push|tag)$/;
		const d = ["name", "repository"];
		function isImageModule(e) {
			return u.test(e) || l.exec(e)?.[2] === "image";
		}
		const f = "Ansible refuses a digest in the `tag` of an image of Docker: write tag and digest at the end of `name`, without `tag`";
		function addModule(e, t, n, o) {
			(0, a.hk)(e, (0, r.Ms)(t, "image")?.value);
			const c = n ? (0, r.Ms)(t, "name") : undefined;
			if (c === undefined) return;
			(0, a.aP)(e, (0, r.oB)(t, "repository"), "quiet");
			if (isMade(t)) {
				(0, a.aP)(e, c.value, "quiet");
				return;
			}
			const l = (0, r.Ms)(t, "tag");
			if ((0, r.Jv)(l?.value) === undefined || (0, i.pF)((0, r.Um)(c.value) ?? "")) (0, a.hk)(e, c.value);
			else (0, i.Xp)(e, {
				name: c,
				tag: l,
				...(0, s.QW)(e, t),
				notEditable: o
			});
		}
		function isMade(e) {
			const t = (0, r.Um)((0, r.oB)(e, "source"));
			const n = /^(?:yes|true|on|y|1)$/i.test((0, r.Um)((0, r.oB)(e, "push")) ?? "");
			return t === "build" || (0, r.oB)(e, "build") !== undefined || n && t !== "pull";
		}
		;
		const p = {
			kind: "yaml",
			name: "apko",
			words: ["apko", "melange"],
			paths: [/\/(?:[^/]*[-_.])?(?:apko|melange)(?:[-_.][^/]*)?\.ya?ml$/],
			scan: (e) => {
				(0, a.hk)(e, (0, r.oB)(e.root, "contents", "baseimage", "image"));
				(0, a.GC)(e);
			}
		};
		var m = n(59173);
		var h = n(76448);
		var g = n(18854);
		var _ = n(52621);
		var v = n(67669);
		var y = n(40907);
		var b = n(31799);
		;
		const x = {
			kind: "yaml",
			name: "azure-pipelines",
			words: [
				"azure-pipeline",
				"/.azuredevops/",
				"/.azdo/"
			],
			paths: [/\/[^/]*azure-pipelines?[^/]*\.ya?ml$/, /\/\.(?:azure-pipelines|azuredevops|azdo)\/.*\.ya?ml$/],
			disguises: h.fs,
			recognizes: (e) => isAzurePipeline(e) ? "likely" : undefined,
			scan: (e) => {
				const t = {
					...e,
					dialect: createDialect(e)
				};
				const n = (0, r.S3)((0, r.oB)(t.root, "resources", "containers"));
				const i = new Set(n.map((e) => (0, r.Um)((0, r.oB)(e, "container"))));
				for (const e of n) (0, a.hk)(t, (0, r.oB)(e, "image"));
				for (const e of (0, r.jQ)(t.root)) {
					const n = (0, r.Ms)(e, "container")?.value;
					const o = n?.kind === "map" ? (0, r.oB)(n, "image") : n;
					if (!i.has((0, r.Um)(o))) (0, a.hk)(t, o);
				}
				(0, a.Kb)(t, (0, r.S3)((0, r.oB)(t.root, "parameters")));
			}
		};
		const S = [
			"trigger",
			"pr",
			"pool",
			"stages",
			"jobs",
			"steps",
			"extends",
			"resources"
		];
		function isAzurePipeline(e) {
			if ((0, r.oB)(e, "resources", "containers") !== undefined) return true;
			const t = [...(0, r.Mc)(e)].map((e) => e.key);
			return t.includes("pool") && t.filter((e) => S.includes(e)).length > 1;
		}
		const C = /^\s*variables(?:\.([\w-]+)|\['([\w.-]+)'\])\s*$/;
		const w = /\$\(([\w.-]+)\)|\bvariables(?:\.|\['{1,2})([\w.-]+)/g;
		function createDialect({ isCompared: e, mentions: t, root: n, source: r }) {
			const i = variablesIn(n);
			const a = (0, m.Oo)(() => (0, v.c5)(new Map(), [...r.matchAll(w)].map(([, e, t]) => String(e ?? t).toLowerCase())));
			const dialectOf = (e) => ({
				...g.s9,
				inParentheses: (t) => e(t.toLowerCase()),
				inBraces: (t) => {
					const [, n, r] = C.exec(t) ?? [];
					return e((n ?? r ?? "").toLowerCase());
				}
			});
			const o = (0, y.j)({
				text: (e) => (0, _.Z)(r, i.get(e)),
				label: (e) => `variables: ${e}`,
				whyFixed: (t) => (0, b.on)(i.get(t)?.value, e),
				mentions: (0, m.Oo)(() => ({ get: (e) => (a().get(e) ?? 0) + (t().get(e.toUpperCase().replace(/[.-]/g, "_")) ?? 0) })),
				expands: dialectOf
			});
			return dialectOf(o);
		}
		function variablesIn(e) {
			const t = new Map();
			const add = (e, n) => {
				const i = e?.toLowerCase() ?? "";
				t.set(i, t.has(i) ? undefined : (0, r.Jv)(n));
			};
			const visit = (e, t) => {
				for (const n of (0, r.S3)(e)) {
					const e = (0, r.Um)((0, r.oB)(n, "name"));
					if (e !== undefined) add(e, t ? (0, r.oB)(n, "value") : undefined);
					else visit(n, false);
				}
				for (const { key: n, value: i } of (0, r.Mc)(e)) if (n.startsWith("${{")) visit(i, false);
				else add(n, t ? i : undefined);
			};
			for (const t of (0, r.jQ)(e)) visit((0, r.oB)(t, "variables"), true);
			return t;
		}
		var T = n(7175);
		var E = n(79776);
		;
		const D = /[A-Za-z_][\w-]*/y;
		const O = /[A-Za-z_]\w*/y;
		const k = /^[)\]}]$/;
		const A = /["'/]/;
		const j = 64;
		function isMark(e, t) {
			return e?.kind === "mark" && e.text === t;
		}
		function opensBracket(e) {
			return e?.kind === "mark" && /^[([{]$/.test(e.text);
		}
		function closesBracket(e) {
			return e?.kind === "mark" && k.test(e.text);
		}
		function readCode(e, t) {
			const n = [];
			const r = t === "hcl" ? D : O;
			let i = 0;
			let a = 0;
			let o = 0;
			while (i < e.length) {
				if (i >= o && e.charAt(i) === "\n") a = 0;
				const s = endOfTrivia(e, i, t);
				if (s > i) {
					i = s;
					continue;
				}
				const c = n.at(-1);
				const l = c === undefined || c.kind === "mark" && !k.test(c.text);
				const u = a < j ? readText(e, i, t, l) : undefined;
				const d = typeof u === "object" && "openUntil" in u;
				if (d) o = Math.max(o, u.openUntil);
				const f = d ? undefined : u;
				if (f === "unclosed") return {
					tokens: n,
					faults: [{
						offset: i,
						message: "the text that starts here is not terminated"
					}]
				};
				r.lastIndex = i;
				const p = f === undefined ? r.exec(e)?.[0] : undefined;
				if (f !== undefined) {
					const { text: e, interpolates: t } = f;
					n.push({
						kind: "text",
						text: e.value,
						placed: e,
						interpolates: t,
						start: i
					});
					i = f.end;
				} else {
					const t = p ?? e.charAt(i);
					if (A.test(t) && (t !== "/" || l)) a += 1;
					n.push({
						kind: p === undefined ? "mark" : "name",
						text: t,
						start: i
					});
					i += t.length;
				}
			}
			return {
				tokens: n,
				faults: []
			};
		}
		function readText(e, t, n, r) {
			if (n === "hcl") return readHclText(e, t);
			return n === "groovy" ? readGroovyText(e, t, r) : readStarlarkText(e, t);
		}
		function addTextZones(e, t, n) {
			for (const r of e) {
				const e = r.kind === "text" ? r.placed.pieces.at(-1) : undefined;
				if (e !== undefined) t.zones.push({
					start: r.start,
					end: e.end,
					kind: n
				});
			}
		}
		function endOfTrivia(e, t, n) {
			const r = e.charAt(t);
			if (r === " " || r === "	" || r === "\r") return t + 1;
			if (startsComment(e, t, n)) return orEnd(e, e.indexOf("\n", t), 0);
			if (n !== "starlark" && e.startsWith("/*", t)) return orEnd(e, e.indexOf("*/", t + 2), 2);
			return t;
		}
		function startsComment(e, t, n) {
			if (e.charAt(t) === "#") return n !== "groovy" || e.charAt(t + 1) === "!";
			return n !== "starlark" && e.startsWith("//", t);
		}
		function orEnd(e, t, n) {
			return t < 0 ? e.length : t + n;
		}
		const M = /<<-?([A-Za-z_][\w-]*)[ \t]*\r?\n/y;
		const N = 32;
		const P = -1;
		function readHclText(e, t) {
			if (e.charAt(t) === "\"") return readQuoted(e, t, "\"", true);
			if (!e.startsWith("<<", t)) return undefined;
			M.lastIndex = t;
			const n = M.exec(e);
			if (n === null) return undefined;
			const [r, i] = n;
			for (let n = t + r.length; n < e.length;) {
				const a = e.indexOf("\n", n);
				const o = a < 0 ? e.length : a;
				if (e.slice(n, o).trim() === i) return {
					text: (0, T.zF)(e, t + r.length, n),
					interpolates: true,
					end: o
				};
				n = o + 1;
			}
			return "unclosed";
		}
		function readGroovyText(e, t, n) {
			for (const n of [
				"\"\"\"",
				"'''",
				"\"",
				"'"
			]) if (e.startsWith(n, t)) return readQuoted(e, t, n, n.startsWith("\""));
			if (e.startsWith("$/", t)) return readRaw(e, t, 2, e.indexOf("/$", t + 2), 2);
			if (!n || e.charAt(t) !== "/") return undefined;
			let r = t + 1;
			while (r < e.length && !/[/\n]/.test(e.charAt(r))) r += e.charAt(r) === "\\" ? 2 : 1;
			return e.charAt(r) === "/" ? readRaw(e, t, 1, r, 1) : undefined;
		}
		function readStarlarkText(e, t) {
			for (const n of [
				"\"\"\"",
				"'''",
				"\"",
				"'"
			]) if (e.startsWith(n, t)) return readQuoted(e, t, n, false);
			return undefined;
		}
		function readRaw(e, t, n, r, i) {
			if (r < 0) return "unclosed";
			return {
				text: (0, T.zF)(e, t + n, r),
				interpolates: true,
				end: r + i
			};
		}
		function readQuoted(e, t, n, r) {
			const i = t + n.length;
			const a = closingQuote(e, i, n, r, 0);
			if (a === P) return "unclosed";
			if (a < P) return { openUntil: P - a };
			return {
				text: (0, E.M)(e, i, a),
				interpolates: r,
				end: a + n.length
			};
		}
		function closingQuote(e, t, n, r, i) {
			for (let a = t; a < e.length && i < N;) {
				const t = e.charAt(a);
				if (e.startsWith(n, a)) return a;
				if (t === "\n" && n.length === 1) return P - a;
				if (r && e.startsWith("${", a) && e.charAt(a - 1) !== "$") {
					a = closingBrace(e, a + 2, i + 1);
					if (a < 0) return P;
				}
				a += t === "\\" ? 2 : 1;
			}
			return P;
		}
		function closingBrace(e, t, n) {
			let r = 1;
			for (let i = t; i < e.length; i += 1) {
				const t = e.charAt(i);
				if (t === "{") r += 1;
				if (t === "}") r -= 1;
				if (r === 0) return i;
				if (t === "\"" || t === "'") {
					i = closingQuote(e, i + 1, t, t === "\"", n);
					if (i < 0) return P;
				}
			}
			return P;
		}
		;
		const F = {
			kind: "text",
			name: "bazel",
			words: [
				"/workspace",
				".bzl",
				".bazel"
			],
			paths: [/\/workspace$/, /\.(?:bzl|bazel)$/],
			disguises: h.vP,
			scan: (e, t) => {
				const { tokens: n, faults: r } = readCode(e, "starlark");
				t.faults.push(...r);
				addTextZones(n, t, "text");
				addTextZones([...resultsIn(n), ...argumentsOfPushes(n)], t, "quiet");
				for (const e of readPulls(n)) addPull(t, e);
			}
		};
		const ee = "rules_oci accepts a tag or a digest, not both: replace `tag` with `digest` by hand";
		const te = new Set(["oci_pull", "container_pull"]);
		const ne = new Set([
			"oci_push",
			"container_push",
			"container_bundle",
			"docker_push",
			"image_push"
		]);
		function isPull(e, t, n) {
			if (n.kind !== "name" || e[t + 1]?.text !== "(") return false;
			if (n.text !== "pull") return te.has(n.text);
			return e[t - 1]?.text === "." && /oci/.test(e[t - 2]?.text ?? "");
		}
		function resultsIn(e) {
			let t = false;
			return e.filter((n, r) => {
				if (n.kind === "name" && n.text === "repo_tags") t = e[r + 2]?.text === "[";
				else if (n.kind === "mark" ? n.text === "]" : e[r + 1]?.text === "=") t = false;
				return t;
			});
		}
		function argumentsOfPushes(e) {
			let t = 0;
			return e.filter((n, r) => {
				const i = isMark(n, "(") && ne.has(e[r - 1]?.text ?? "");
				if (t > 0 ? opensBracket(n) : i) t += 1;
				else if (t > 0 && closesBracket(n)) t -= 1;
				return t > 0;
			});
		}
		function addPull(e, t) {
			const [n, r, i] = [
				"image",
				"registry",
				"repository"
			].map((e) => t.get(e));
			const a = r && i && [
				r.placed,
				mark("/", i.placed),
				i.placed
			];
			const o = n?.placed ?? (a && (0, T.oL)(a));
			const s = n ?? i;
			if (o === undefined || s === undefined) return;
			const c = t.get("tag");
			const l = t.get("digest");
			const u = (0, T.oL)([
				o,
				...c === undefined ? [] : [mark(":", s.placed), c.placed],
				...l === undefined ? [] : [mark("@", s.placed), l.placed]
			]);
			e.found.push({
				syntax: "bazel",
				text: u,
				...(0, T.be)(s.placed),
				uses: [],
				remarksAt: [c, l].flatMap((e) => e === undefined ? [] : [e.start]),
				...l === undefined && c !== undefined ? { notEditable: ee } : {}
			});
		}
		function readPulls(e) {
			const t = [];
			const n = [];
			for (const [r, i] of e.entries()) {
				if (opensBracket(i)) {
					const i = e[r - 1];
					const a = i !== undefined && isPull(e, r - 1, i) ? new Map() : undefined;
					if (a !== undefined) t.push(a);
					n.push(a);
				}
				if (closesBracket(i)) n.pop();
				const a = e[r + 2];
				const o = i.kind === "name" && e[r + 1]?.text === "=" && a?.kind === "text";
				if (o && /^[,)\n]$/.test(e[r + 3]?.text ?? ",")) n.at(-1)?.set(i.text, a);
			}
			return t;
		}
		function mark(e, t) {
			const n = (0, T.b4)(t, 0);
			return (0, T.E_)(e, n, n);
		}
		;
		const re = {
			kind: "yaml",
			name: "bitbucket-pipelines",
			words: ["bitbucket-pipeline"],
			paths: [/\/[^/]*bitbucket-pipelines?[^/]*\.ya?ml$/],
			scan: (e) => {
				(0, a.GC)(e);
				for (const t of (0, r.jQ)(e.root)) (0, a.hk)(e, (0, r.Ms)(t, "pipe")?.value, "docker://");
			}
		};
		var ie = n(77825);
		var I = n(21948);
		var L = n(63664);
		;
		const ae = 8192;
		function fillExpressions(e, t, n) {
			const r = [];
			const i = [];
			let a;
			let o;
			let s = 0;
			let c = 0;
			for (const { 0: l, 1: u = "", index: d } of e.value.matchAll(t)) {
				const t = c > ae ? undefined : n(u);
				if (t === undefined) {
					o ??= l;
					continue;
				}
				a ??= t.text;
				c += t.text.value.length;
				i.push(...(0, g.MZ)(t, (0, T.b4)(e, d)));
				r.push((0, T.ao)(e, s, d), (0, T.LD)(t.text, t.definition));
				s = d + l.length;
			}
			return {
				text: (0, T.oL)([...r, (0, T.ao)(e, s)]),
				uses: i,
				first: a,
				missing: o
			};
		}
		const oe = /^(?:docker|oci|docker-image):\/\//;
		const se = /(?<![.:-])[.:-]+$/;
		function findFilledWords(e, { expression: t, word: n }, r) {
			return [...e.value.matchAll(n)].flatMap(({ 0: n, index: i }) => {
				if (!n.includes("$")) return [];
				const a = i + (oe.exec(n)?.[0].length ?? 0);
				const o = (0, T.ao)(e, a, i + n.replace(se, "").length);
				const s = fillExpressions(o, t, r);
				const c = s.text.value === o.value ? undefined : kindOf(s.text.value);
				return c === undefined ? [] : [{
					written: o,
					filled: s,
					kind: c
				}];
			});
		}
		function isDeclared({ filled: { first: e, text: t } }) {
			return e?.value === t.value && (0, L.De)(t.value);
		}
		function kindOf(e) {
			const [t = "", ...n] = e.split("/");
			if (n.length === 0 || n[0] === "" || !(0, L.ER)(t) || /[$@]/.test(t)) return undefined;
			if (e.includes("$")) return "variable";
			if ((0, L.De)(e)) return "complete";
			return n.length > 1 && (0, L.$B)(e) ? "untagged" : undefined;
		}
		;
		const ce = 16;
		const le = 4096;
		function addMatrixImages(e, t, n) {
			const r = [...t.value.matchAll(n.expression)].map(([, e = ""]) => e);
			if (r.length === 0 || r.length > ce) return false;
			const i = [...new Set(r.map((e) => e.split(".", 1).join("")))];
			const o = new Set();
			const s = new Map();
			for (const r of n.rowsOf(i)) {
				const i = fillExpressions(t, n.expression, (t) => readValue(e, n, r, t));
				const { first: c, missing: l, text: u, uses: d } = i;
				if (l !== undefined) s.set(u.value, i);
				const f = JSON.stringify(u.pieces.map(({ start: e }) => e));
				if (c === undefined || l !== undefined || o.has(f)) continue;
				o.add(f);
				(0, a.j)(e, u, {
					uses: d,
					at: (0, T.be)(u.value.includes("$") ? t : c)
				});
			}
			if (o.size === 0 && [...s.keys()].every((e) => e === t.value)) return false;
			for (const [n, { missing: r, uses: i }] of s) {
				const a = `\`${r}\` has no value in this file for some of the jobs`;
				const { sink: o, syntax: s } = e;
				(0, I.V)(o, {
					syntax: s,
					text: t.value,
					...(0, T.be)(t),
					reason: a,
					uses: i,
					expanded: n
				});
			}
			return true;
		}
		function readValue(e, t, n, i) {
			const [a = "", ...o] = i.split(".");
			const s = valueInRow(n, i);
			if (s === undefined) return undefined;
			const c = (0, _.c)(e.source, s.scalar);
			const l = i === "" ? "matrix" : `matrix: ${i}`;
			const u = o.length > 0 ? undefined : t.whyFixed(a, (0, r.Um)(s));
			const d = {
				label: l,
				offset: (0, T.b4)(c, 0),
				mentions: mentionsOf(t, a),
				fixed: u
			};
			return {
				text: c,
				definition: d,
				uses: []
			};
		}
		function valueInRow(e, t) {
			const [n = "", ...i] = t.split(".");
			const a = (0, r.Jv)((0, r.zc)(e.get(n), i));
			return isReadable(a) && a !== undefined && a.value.length <= le ? a : undefined;
		}
		const ue = new WeakMap();
		function mentionsOf(e, t) {
			const count = () => (0, ie.T)([...e.scope.matchAll(e.mention)], ([, e = ""]) => e);
			return (0, m.IV)(ue, e, count).get(t) ?? 0;
		}
		const R = 256;
		function combineLists(e, t, n = new Map()) {
			return e.reduce((e, r) => {
				if (n.has(r)) return e;
				const i = t(r).slice(0, R);
				return e.flatMap((e) => i.map((t) => new Map(e).set(r, t))).slice(0, R);
			}, [n]);
		}
		function combineMap(e, t) {
			const n = t.filter((t) => (0, r.oB)(e, t) !== undefined);
			const i = combineLists(n, (t) => {
				const n = (0, r.oB)(e, t);
				return n?.kind === "text" ? [n] : (0, r.S3)(n);
			});
			return i.map((e) => new Map([...e].filter(([, e]) => isReadable(e))));
		}
		function isReadable(e) {
			const t = (0, r.Jv)(e);
			if (t === undefined || (0, i.E9)(t) !== undefined) return false;
			return t.value !== "" || !t.isPlain;
		}
		const de = /\$\{\{\s*matrix\.([\w-]+(?:\.[\w-]+)*)\s*\}\}/g;
		const fe = /\bmatrix(?:\.|\[')([\w-]+)/g;
		const pe = new Set(["include", "exclude"]);
		function addGithubMatrixImages(e, t, n) {
			const i = (0, r.oB)(n, "strategy", "matrix");
			if (i === undefined) return false;
			const a = scopeOf(e, n);
			return addMatrixImages(e, t, {
				expression: de,
				rowsOf: (e) => jobRows(i, e),
				scope: a,
				mention: fe,
				whyFixed: (e, t) => whyFixed((0, b.w$)(a), i, e, t) ?? whyShown(n, e)
			});
		}
		function scopeOf({ source: e }, t) {
			const [n, ...i] = (0, r.Mc)(t);
			if (n === undefined) return e;
			const a = e.slice(n.keyStart, (i.at(-1) ?? n).valueEnd);
			return /[&*][\w-]/.test(a) ? e : a;
		}
		function whyShown(e, t) {
			const n = (0, r.Um)((0, r.oB)(e, "name"));
			if (n === undefined) return "the name of the job shows it: give the job a `name` without it";
			const i = n.includes("${{") && [...n.matchAll(me)].some(([, e]) => e === undefined || e === t);
			return i ? "the `name` of the job shows it" : undefined;
		}
		const me = /\bmatrix(?:\.([\w-]+)|(?![\w-]))/g;
		function whyFixed(e, t, n, i) {
			const a = new Set((0, r.S3)((0, r.oB)(t, n)).map(r.Um));
			const namedIn = (e) => (0, r.S3)((0, r.oB)(t, e)).map((e) => (0, r.Um)((0, r.oB)(e, n)));
			const o = namedIn("include").filter((e) => a.has(e));
			return (0, b.JP)(i, new Set([...namedIn("exclude"), ...o].filter(Boolean)), e);
		}
		function jobRows(e, t) {
			const valuesOf = (t) => pe.has(t) ? [] : (0, r.S3)((0, r.oB)(e, t));
			const n = [...(0, r.Mc)(e)].some(({ key: e }) => valuesOf(e).length > 0);
			const combined = (e) => e !== undefined && !n ? [e] : combineLists(t, valuesOf, e);
			const i = (0, r.S3)((0, r.oB)(e, "include")).slice(0, R).map((e) => givenBy(e, t));
			const a = (0, r.S3)((0, r.oB)(e, "exclude")).slice(0, R);
			const o = [...combined(), ...i.filter(({ size: e }) => e > 0).flatMap((e) => combined(e))];
			return o.filter((e) => !a.some((t) => isExcluded(t, e))).slice(0, R);
		}
		function givenBy(e, t) {
			return new Map(t.flatMap((t) => {
				const n = (0, r.Ms)(e, t)?.value;
				return n === undefined ? [] : [[t, n]];
			}));
		}
		function isExcluded(e, t) {
			if (e.kind !== "map" || e.own.size === 0) return false;
			return [...e.own.values()].every(({ key: e, value: n }) => {
				const i = (0, r.Um)(t.get(e));
				return i !== undefined && i === (0, r.Um)(n);
			});
		}
		;
		const z = {
			kind: "yaml",
			name: "buildkite",
			words: ["/.buildkite/"],
			paths: [/\/\.buildkite\/.*\.ya?ml$/],
			disguises: (0, h.EB)(h.n7, /\{\{\s*matrix/),
			scan: (e) => {
				const t = (0, r.jQ)(e.root);
				addImagesOfMatrices(e, t);
				for (const n of t) (0, a.hk)(e, (0, r.oB)(n, "image"));
			}
		};
		const he = 1e5;
		function addImagesOfMatrices(e, t) {
			let n = 0;
			for (const i of t) {
				const t = (0, r.oB)(i, "matrix");
				if (t === undefined) continue;
				const a = buildkiteMatrix(e, i, t);
				const o = (0, r.jQ)(i);
				n += o.length;
				if (n > he) throw new RangeError(`it has more than ${he} maps below a matrix`);
				for (const t of o) {
					const n = (0, r.Jv)((0, r.oB)(t, "image"));
					if (n?.value.includes("{{") !== true) continue;
					if (addMatrixImages(e, (0, _.c)(e.source, n.scalar), a)) e.seen.add(n);
				}
			}
		}
		const ge = /\{\{\s*matrix(?:\.([\w-]+))?\s*\}\}/g;
		const B = /\{\{\s*matrix(?:\.([\w-]+)|\b(?!\.))/g;
		const V = "";
		const _e = [
			"label",
			"name",
			"command",
			"commands"
		];
		function buildkiteMatrix({ isCompared: e, source: t }, n, i) {
			const a = _e.map((e) => (0, r.oB)(n, e)).find((e) => e !== undefined);
			const o = [a, ...(0, r.S3)(a)].flatMap((e) => (0, r.Um)(e) ?? []).join("\n");
			const s = new Set([...o.matchAll(B)].map(([, e = V]) => e));
			const c = (0, r.oB)(i, "setup") ?? i;
			const l = (0, r.S3)((0, r.oB)(i, "adjustments")).slice(0, R);
			const valuesOf = (e) => (0, r.S3)(e === V ? c : (0, r.oB)(c, e)).slice(0, R);
			const adjusted = (e, t) => {
				const n = (0, r.oB)(e, "with");
				return n?.kind === "text" ? new Map([[V, n]]) : givenBy(n, t);
			};
			return {
				expression: ge,
				rowsOf: (e) => {
					const isListed = (e) => [...e].every(([e, t]) => valuesOf(e).map(r.Um).includes((0, r.Um)(t)));
					const t = l.filter((e) => !isSkipped(e)).map((t) => adjusted(t, e)).filter((t) => t.size === e.length && !isListed(t));
					const n = l.filter(isSkipped).map((e) => (0, r.oB)(e, "with"));
					const i = combineLists(e, valuesOf).filter((e) => !n.some((t) => leavesOut(t, e)));
					return [...i, ...t].slice(0, R);
				},
				scope: t,
				mention: B,
				whyFixed: (t, n) => {
					const i = l.map((e) => (0, r.Um)(adjusted(e, [t]).get(t)));
					if (n !== undefined && i.includes(n) && valuesOf(t).map(r.Um).includes(n)) return "`adjustments` name the same value";
					return s.has(t) ? "the label of the step shows it" : (0, b.on)(n, e);
				}
			};
		}
		function isSkipped(e) {
			const t = (0, r.Um)((0, r.oB)(e, "skip")) ?? "false";
			return t !== "" && t !== "false";
		}
		function leavesOut(e, t) {
			if (e === undefined) return false;
			const n = (0, r.Jv)(e);
			return n === undefined ? isExcluded(e, t) : n.value === (0, r.Um)(t.get(V));
		}
		;
		const ve = {
			kind: "text",
			name: "buildpacks",
			words: [".toml"],
			paths: [/\/(?:[^/]*[-_.])?(?:project|builder|package|buildpack)\.toml$/],
			disguises: h.Dk,
			rest: "text",
			scan: (e, t) => {
				for (const n of e.matchAll(H)) {
					const [r, i, a = "", o, s] = n;
					if (i === undefined) {
						t.zones.push({
							start: n.index,
							end: n.index + r.length,
							kind: "quiet"
						});
						continue;
					}
					const c = o ?? s ?? "";
					const l = n.index + i.length + a.length + 1;
					const u = (0, T.zF)(e, l, l + c.length);
					const d = ye.test(c);
					if (i === "uri" && !d || !d && c.includes("://")) continue;
					(0, I.o)(t, "buildpacks", (0, T.ao)(u, d ? "docker://".length : 0), g.s9);
				}
			}
		};
		const H = /^[ \t]*#[^\n]*|(?<=^[ \t]*|[{,][ \t]*)(builder|image|build-image|run-image|lifecycle|uri|mirrors)([ \t]*=[ \t]*)(?:"([^"\n\\]*)"|'([^'\n]*)')/gm;
		const ye = /^docker:\/\//;
		;
		const be = {
			kind: "yaml",
			name: "circleci",
			words: ["/.circleci/"],
			paths: [/\/\.circleci\/.*\.ya?ml$/],
			scan: (e) => {
				for (const t of (0, r.jQ)(e.root)) {
					for (const n of (0, r.S3)((0, r.Ms)(t, "docker")?.value)) (0, a.hk)(e, (0, r.oB)(n, "image"));
					(0, a.Kb)(e, (0, r.sm)((0, r.Ms)(t, "parameters")?.value));
				}
			}
		};
		;
		const xe = {
			kind: "yaml",
			name: "cloud-build",
			words: ["cloudbuild"],
			paths: [/\/[^/]*cloudbuild[^/]*\.(?:ya?ml|json)$/],
			disguises: h.zj,
			scan: (e) => {
				const t = {
					...e,
					dialect: { lookup: createLookup(e) }
				};
				for (const n of (0, r.S3)((0, r.oB)(e.root, "steps"))) (0, a.hk)(t, (0, r.oB)(n, "name"));
				for (const t of (0, r.S3)((0, r.oB)(e.root, "images"))) (0, a.aP)(e, t, "quiet");
			}
		};
		function createLookup(e) {
			return (0, y.j)({
				text: (t) => (0, _.Z)(e.source, (0, r.oB)(e.root, "substitutions", t)),
				label: (e) => `substitutions: ${e}`,
				mentions: e.mentions,
				expands: true
			});
		}
		var U = n(21334);
		var Se = n(62137);
		var Ce = n(34972);
		var we = n(89854);
		var W = n(52423);
		;
		const G = "docker-image://";
		const K = {
			kind: "yaml",
			name: "compose",
			words: ["compose", "common-services"],
			paths: [/\/(?:[^/]*[-_.])?compose(?:[-_.][^/]*)?\.ya?ml$/, /\/common-services\.ya?ml$/],
			disguises: h.yo,
			recognizes: (e) => isCompose(e) ? "likely" : undefined,
			builds: (e, t) => callsIn(e, t),
			scan: (e) => {
				const t = {
					...e,
					dialect: (0, we.M)(e)
				};
				const n = (0, r.oB)(t.root, "services") ?? t.root;
				for (const { value: e } of (0, r.Mc)(n)) {
					const n = (0, r.oB)(e, "build");
					const i = (0, r.oB)(e, "image");
					if (n === undefined) (0, a.hk)(t, i);
					else if (isNeverPulled(t, e)) addResult(t, i);
					else {
						const n = isOwnName(t, e);
						(0, a.hk)(t, i, "", {
							notEditable: Te,
							staysUnpinned: n
						});
					}
					scanBuild(t, n);
					for (const n of (0, r.S3)((0, r.oB)(e, "volumes"))) if ((0, r.Um)((0, r.oB)(n, "type")) === "image") (0, a.hk)(t, (0, r.oB)(n, "source"));
				}
			}
		};
		const q = (0, h.EB)(/build/, h.UT);
		function callsIn(e, t) {
			const n = [];
			if (!q.test(e)) return n;
			const i = (0, a.J4)(e, K.name, (0, Ce.O)(), t);
			for (const { root: t } of (0, Se.g)(e)) {
				const e = {
					...i,
					root: t,
					dialect: (0, we.M)({
						...i,
						root: t
					})
				};
				const a = (0, r.oB)(t, "services");
				for (const { key: t, value: i } of (0, r.Mc)(a)) {
					const o = (0, r.Ms)(i, "build");
					if (o?.value === undefined || (0, r.Um)(o.value) === "") continue;
					const s = buildsOf(i, a);
					const nodesAt = (e) => s.flatMap((t) => (0, r.oB)(t, e) ?? []);
					if (nodesAt("dockerfile_inline").length > 0) continue;
					const c = s.flatMap((e) => e.kind === "text" ? e : (0, r.oB)(e, "context") ?? []);
					const valueAt = ([t]) => t && (compose_valueOf(e, t) ?? "$");
					n.push({
						name: `services.${t}.build`,
						target: valueAt(nodesAt("target")),
						context: valueAt(c),
						dockerfile: valueAt(nodesAt("dockerfile")),
						args: new Map(nodesAt("args").toReversed().flatMap((t) => [...argumentsIn(e, t)])),
						offset: o.keyStart
					});
				}
			}
			return n;
		}
		function buildsOf(e, t) {
			const n = new Set();
			for (let i = e; i !== undefined && !n.has(i);) {
				n.add(i);
				const e = (0, r.oB)(i, "extends");
				const a = (0, r.oB)(e, "file") === undefined ? (0, r.Um)((0, r.oB)(e, "service") ?? e) : undefined;
				i = a === undefined ? undefined : (0, r.oB)(t, a);
			}
			return [...n].flatMap((e) => (0, r.oB)(e, "build") ?? []);
		}
		function compose_valueOf({ dialect: e, source: t }, n) {
			return (0, g.bk)((0, _.Z)(t, n), e);
		}
		function argumentsIn(e, t) {
			const n = new Map();
			const addPassed = (t) => {
				const r = e.dialect.lookup(t)?.text.value;
				if (r !== undefined) n.set(t, r);
			};
			for (const { key: i } of (0, r.Mc)(t)) {
				const a = (0, r.oB)(t, i);
				if ((0, r.Jv)(a) === undefined) addPassed(i);
				else n.set(i, compose_valueOf(e, a));
			}
			for (const i of (0, r.S3)(t)) {
				const t = compose_valueOf(e, i);
				const [a = "", ...o] = (t ?? (0, r.Um)(i) ?? "").split("=");
				if (o.length === 0) addPassed(a);
				else n.set(a, t === undefined ? undefined : o.join("="));
			}
			return n;
		}
		function isOwnName(e, t) {
			if ((0, r.oB)(t, "pull_policy") !== undefined) return false;
			const n = compose_valueOf(e, (0, r.oB)(t, "image"));
			const a = (0, r.S3)((0, r.oB)(t, "build", "cache_from")).map((t) => compose_valueOf(e, t));
			if (n === undefined) return false;
			const o = (0, r.Um)((0, r.oB)(t, "image"))?.startsWith("$") === true;
			return o || !(0, i.pF)(n) || a.some((e) => nameIn(e ?? "") === nameIn(n));
		}
		function nameIn(e) {
			return e.replace(/@.*$/, "").replace(/:[^/:]*$/, "");
		}
		const Te = "Compose pulls it before it builds anything: set `pull_policy: build` on the service, or pin it by hand";
		function isNeverPulled(e, t) {
			const n = compose_valueOf(e, (0, r.oB)(t, "pull_policy"))?.trim();
			return n === "build" || n === "never";
		}
		function addResult(e, t) {
			if (t === undefined) return;
			e.seen.add(t);
			(0, a.aP)(e, t, "quiet");
		}
		function isCompose(e) {
			for (const { value: t } of (0, r.Mc)((0, r.oB)(e, "services"))) if (((0, r.Ms)(t, "image") ?? (0, r.Ms)(t, "build")) !== undefined) return true;
			return false;
		}
		function scanBuild(e, t) {
			const n = (0, r.oB)(t, "additional_contexts");
			for (const { value: t } of (0, r.Mc)(n)) (0, a.hk)(e, t, G);
			for (const t of (0, r.S3)(n)) addNamedContext(e, t);
			const i = (0, r.oB)(t, "args");
			(0, a.XS)(e, [...(0, r.sm)(i), ...(0, r.S3)(i)]);
			const o = (0, r.Jv)((0, r.oB)(t, "dockerfile_inline"));
			if (o === undefined || e.seen.has(o)) return;
			e.seen.add(o);
			const s = (0, _.c)(e.source, o.scalar);
			const c = (0, g.i7)(s, e.dialect);
			const l = c.kind === "known" ? c.text : s;
			(0, U.K)(l, e.sink, (t, n) => (0, W.Yk)(t, n, e.syntax, [{
				args: argumentsIn(e, i),
				calledAt: "this file"
			}]));
		}
		function addNamedContext(e, t) {
			const n = (0, r.Jv)(t);
			if (n === undefined || e.seen.has(n)) return;
			e.seen.add(n);
			const i = (0, _.c)(e.source, n.scalar);
			const o = i.value.indexOf(`=${G}`);
			if (o >= 0) (0, a.j)(e, (0, T.ao)(i, o + 1 + G.length));
		}
		var J = n(57640);
		;
		const Ee = {
			kind: "yaml",
			name: "crossplane",
			paths: [],
			recognizes: (e) => (0, J.nq)(e) === "pkg.crossplane.io" ? "surely" : undefined,
			scan: (e) => {
				(0, a.hk)(e, (0, r.oB)(e.root, "spec", "package"));
				(0, J.WU)(e);
			}
		};
		var Y = n(99547);
		;
		function parseJsonTree(e) {
			const t = [];
			const n = (0, Y.parseTree)(e, t, {
				allowTrailingComma: true,
				disallowComments: false
			});
			const [r] = t;
			if (r === undefined) return {
				root: n,
				faults: []
			};
			return {
				root: undefined,
				faults: [{
					offset: r.offset,
					message: (0, Y.printParseErrorCode)(r.error)
				}]
			};
		}
		function jsonComments(e) {
			const t = [];
			(0, Y.visit)(e, { onComment: (e, n) => t.push({
				start: e,
				end: e + n
			}) });
			return t;
		}
		function jsonEntries(e) {
			if (e?.type !== "object") return [];
			return (e.children ?? []).flatMap((e) => {
				const [t, n] = e.children ?? [];
				return t === undefined || n === undefined ? [] : [{
					key: String(t.value),
					value: n
				}];
			});
		}
		function jsonKeys(e) {
			if (e?.type !== "object") return [];
			return (e.children ?? []).flatMap(({ children: [e] = [] }) => e === undefined ? [] : [{ node: e }]);
		}
		function jsonItems(e) {
			return e?.type === "array" ? e.children ?? [] : [];
		}
		const De = new WeakMap();
		function jsonAt(e, ...t) {
			return t.reduce((e, t) => e && valuesOf(e).get(t), e);
		}
		const valuesOf = (e) => (0, m.IV)(De, e, () => new Map(jsonEntries(e).map(({ key: e, value: t }) => [e, t])));
		function placeJsonString(e, t) {
			if (t?.type !== "string") return undefined;
			return (0, E.M)(e, t.offset + 1, t.offset + t.length - 1);
		}
		;
		const Oe = {
			kind: "text",
			name: "devcontainer",
			words: ["devcontainer.json"],
			paths: [/\/\.?devcontainer\.json$/],
			disguises: h.n7,
			rest: "text",
			scan: (e, t) => {
				const { root: n, faults: r } = parseJsonTree(e);
				t.faults.push(...r);
				if (r.length === 0) t.zones.push(...jsonComments(e).map((e) => ({
					...e,
					kind: "quiet"
				})));
				for (const { key: e, value: r } of jsonEntries(n)) if (ke.test(e)) t.zones.push({
					start: r.offset,
					end: r.offset + r.length,
					kind: "script"
				});
				const i = placeJsonString(e, jsonAt(n, "image"));
				if (i !== undefined) (0, I.o)(t, "devcontainer", (0, T.K8)(i), g.s9);
				for (const { value: r } of jsonEntries(jsonAt(n, "build", "args"))) {
					const n = placeJsonString(e, r);
					if (n !== undefined && (0, L.De)(n.value)) (0, I.o)(t, "devcontainer", n, g.s9);
				}
				for (const { node: r } of jsonKeys(jsonAt(n, "features"))) {
					const n = placeJsonString(e, r);
					if (n !== undefined && (0, L.De)(n.value)) (0, I.o)(t, "devcontainer", n, g.s9, n.value.includes("@") ? {} : {
						notEditable: Ae,
						staysUnpinned: true
					});
				}
			}
		};
		const ke = /Command$/;
		const Ae = "a feature has a tag or a digest, not both: `devcontainer-lock.json` pins it, or replace the tag by hand";
		;
		function readHclAttributes(e) {
			const t = [];
			const n = [];
			let r = 0;
			for (let i = e[r]; i !== undefined; i = e[r]) {
				r += 1;
				if (isMark(i, "}")) n.pop();
				if (i.kind !== "name") continue;
				const a = n.at(-1);
				if (isMark(e[r], "=") && a !== undefined) {
					const n = readExpression(e, r + 1);
					t.push({
						...a,
						name: i.text,
						value: n
					});
					r += 1 + n.length;
					continue;
				}
				const o = [];
				for (let t = e[r]; t !== undefined && t.kind !== "mark"; t = e[r + o.length]) o.push(t.text);
				r += o.length;
				if (!isMark(e[r], "{")) continue;
				const s = o.join(" ");
				a?.inner.add(i.text === "dynamic" ? s : i.text);
				n.push({
					block: i.text,
					label: s,
					inner: new Set()
				});
				r += 1;
			}
			return t;
		}
		function readExpression(e, t) {
			let n = 0;
			let r = t;
			for (let t = e[r]; t !== undefined; t = e[r]) {
				if (n === 0 && (isMark(t, "\n") || isMark(t, "}"))) break;
				if (opensBracket(t)) n += 1;
				if (closesBracket(t)) n -= 1;
				r += 1;
			}
			return e.slice(t, r);
		}
		;
		function inheritTargets(e) {
			const t = new Map(e.map((e) => [e.name, e]));
			const n = new Map();
			const inherit = (e) => {
				const r = n.get(e.name);
				if (r !== undefined) return r;
				n.set(e.name, e);
				const i = e.inherits.flatMap((e) => t.get(e) ?? []).map(inherit);
				const a = new Map([...i, e].flatMap((e) => [...e.args]));
				const o = [e, ...i.reverse()];
				const s = o.find((e) => e.context !== undefined)?.context;
				const c = o.find((e) => e.dockerfile !== undefined)?.dockerfile;
				const l = o.find((e) => e.target !== undefined)?.target;
				const u = {
					...e,
					args: a,
					context: s,
					dockerfile: c,
					target: l
				};
				n.set(e.name, u);
				return u;
			};
			return e.filter(({ isInline: e }) => !e).map((e) => ({
				...inherit(e),
				name: `target.${e.name}`
			}));
		}
		const X = 2e3;
		const Z = new Map();
		function combineValues(e) {
			let t = [Z];
			for (const n of e.filter(({ length: e }) => e > 0)) {
				if (t.length * n.length > X) throw new RangeError(`its matrix has more than ${X} combinations`);
				t = t.flatMap((e) => n.map((t) => new Map([...e, ...t])));
			}
			return t;
		}
		function targetName(e, t) {
			return t === 0 ? e : `${e} ${t + 1}`;
		}
		const je = /\$\{\s*([A-Za-z_][\w-]*(?:\.[\w-]+)?)\s*\}/g;
		function filledText(e, t, n) {
			const r = e?.value.replace(je, (e, t) => n.get(t) ?? e);
			return r === undefined ? undefined : (0, g.bk)((0, T.E_)(r, 0, 0), { lookup: t });
		}
		function hclTargets(e, t) {
			const n = e.filter(({ block: e }) => e === "target");
			const r = new Set(e.filter(isNullDefault).map(({ label: e }) => e));
			const i = Array.from((0, ie.$)(n, ({ label: e }) => e), ([e, n]) => {
				const i = n.find(({ name: e }) => e === "matrix")?.value ?? [];
				return combineValues(readMatrix(i, t)).map((i, a) => readTarget(targetName(e, a), n, t, i, r));
			});
			return inheritTargets(i.flat());
		}
		const isNullDefault = ({ block: e, name: t, value: [n, ...r] }) => e === "variable" && t === "default" && isNull(n) && r.length === 0;
		const isNull = (e) => e?.kind === "name" && e.text === "null";
		function readTarget(e, t, n, r, i) {
			const valueOf = (e) => t.findLast((t) => t.name === e)?.value;
			const textsOf = (e = []) => textsOfExpression(e).map((e) => filledText(e, n, r));
			const [a, o, s] = [
				"context",
				"dockerfile",
				"target"
			].map((e) => {
				const t = valueOf(e);
				return t && (t.length === 1 ? textsOf(t)[0] ?? "$" : "$");
			});
			return {
				name: e,
				context: a,
				dockerfile: o,
				target: s,
				args: pairsIn(valueOf("args") ?? [], n, r, i),
				inherits: textsOf(valueOf("inherits")).flatMap((e) => e ?? []),
				isInline: valueOf("dockerfile-inline") !== undefined,
				offset: t[0]?.value[0]?.start ?? 0
			};
		}
		function readMatrix(e, t) {
			const n = new Map();
			let [r, i, a, o] = [
				undefined,
				"",
				0,
				0
			];
			for (const [s, c] of e.entries()) {
				if (a === 1 && isMark(e[s + 1], "=")) {
					i = c.text;
					r = isMark(e[s + 2], "[") ? [] : undefined;
					n.set(i, r ?? []);
				}
				if (opensBracket(c)) a += 1;
				if (opensBracket(c) && a === 3) o = s;
				if (closesBracket(c)) a -= 1;
				if (a !== 2) continue;
				if (closesBracket(c)) {
					const n = pairsIn(e.slice(o, s + 1), t, Z);
					r?.push(new Map(Array.from(n, ([e, t]) => [`${i}.${e}`, t])));
				} else if (c.kind !== "mark") r?.push(new Map([[i, filledText(textsOfExpression([c])[0], t, Z)]]));
			}
			return [...n.values()];
		}
		function pairsIn(e, t, n, r = new Set()) {
			const i = new Map();
			for (const [a, { kind: o, text: s }] of e.entries()) {
				const c = e[a + 1];
				if (o === "mark" || c?.kind !== "mark" || !/^[=:]$/.test(c.text)) continue;
				const l = e.slice(a + 2, a + 6);
				const u = l.findIndex((e) => e.kind === "mark" && /^[\n,}]$/.test(e.text));
				const d = u < 0 ? l : l.slice(0, u);
				const [f] = d;
				if (d.length === 1 && f?.kind === "name" && (isNull(f) || r.has(f.text))) continue;
				const p = d.length === 3 && f?.kind === "name" && isMark(d[1], ".");
				const m = `\${${d.map((e) => e.text).join("")}}`;
				const [h] = p ? [(0, T.E_)(m, 0, 0)] : d.length === 1 ? textsOfExpression(d) : [];
				i.set(s, filledText(h, t, n));
			}
			return i;
		}
		const Me = /^[=:(.]$/;
		function textsOfExpression(e) {
			return e.flatMap((t, n) => {
				if (t.kind === "text") return [t.placed];
				if (!isVariable(e, n)) return [];
				return [(0, T.E_)(`\${${t.text}}`, t.start, t.start + t.text.length)];
			});
		}
		function isVariable(e, t) {
			const n = e[t + 1];
			return e[t]?.kind === "name" && !(n?.kind === "mark" && Me.test(n.text));
		}
		;
		const Ne = "docker-image://";
		const Pe = new Set([
			"args",
			"contexts",
			"dockerfile-inline"
		]);
		const Fe = new Set([
			"tags",
			"output",
			"cache-from",
			"cache-to"
		]);
		function reportBakeText(e, t, n, r, i) {
			const a = (0, g.i7)(r, i);
			if (n === "dockerfile-inline") {
				const n = a.kind === "known" ? a.text : r;
				(0, U.K)(n, e, (e, n) => (0, W.Yk)(e, n, t));
				return;
			}
			const o = n === "contexts" ? Ne : "";
			if (a.kind === "unknown") {
				if (o !== "" && r.value.startsWith(o)) (0, I.o)(e, t, (0, T.ao)(r, o.length), i);
				return;
			}
			const { value: s } = a.text;
			if (n === "args" && (0, L.$B)(s)) e.zones.push(...a.text.pieces.map(({ end: e, start: t }) => ({
				start: t,
				end: e,
				kind: "text"
			})));
			if (!s.startsWith(o) || o === "" && !(0, L.De)(s)) return;
			const c = r.value.startsWith(o) ? o.length : 0;
			const l = {
				start: (0, T.b4)(r, c),
				end: (0, T.i0)(r, r.value.length)
			};
			(0, I.o)(e, t, (0, T.ao)(a.text, o.length), g.s9, {
				at: l,
				uses: a.uses
			});
		}
		const Ie = {
			kind: "text",
			name: "docker-bake-hcl",
			words: ["docker-bake"],
			paths: [/\/(?:[^/]*[-_.])?docker-bake[^/]*\.hcl$/],
			disguises: h.ys,
			scan: (e, t) => {
				const { tokens: n, faults: r } = readCode(e, "hcl");
				t.faults.push(...r);
				addTextZones(n, t, "text");
				const i = readHclAttributes(n);
				const a = docker_bake_hcl_createLookup(e, i);
				for (const { block: e, name: n, value: r } of i) {
					if (Fe.has(n)) addTextZones(r, t, "quiet");
					if (e !== "target" || !Pe.has(n)) continue;
					for (const e of textsOfExpression(r)) reportBakeText(t, "docker-bake-hcl", n, e, { lookup: a });
				}
			},
			builds: (e) => {
				const t = readHclAttributes(readCode(e, "hcl").tokens);
				return hclTargets(t, docker_bake_hcl_createLookup(e, t));
			}
		};
		function docker_bake_hcl_createLookup(e, t) {
			const n = new Map();
			const r = new Map((0, v.H2)(e));
			for (const { block: e, label: i, name: a, value: o } of t) {
				for (const [e, { text: t }] of o.entries()) if (isVariable(o, e)) r.set(t, (r.get(t) ?? 0) + 1);
				if (e !== "variable" || a !== "default") continue;
				const [t, ...s] = o;
				const c = t?.kind === "text" && s.length === 0 ? t.placed : undefined;
				n.set(i, n.has(i) ? undefined : c);
			}
			return (0, y.j)({
				text: (e) => n.get(e),
				label: (e) => `variable ${e}`,
				mentions: () => r,
				expands: true
			});
		}
		;
		const Le = {
			kind: "text",
			name: "docker-bake-json",
			words: ["docker-bake"],
			paths: [/\/(?:[^/]*[-_.])?docker-bake[^/]*\.json$/],
			disguises: h.ys,
			rest: "text",
			scan: (e, t) => {
				const { root: n, faults: r } = parseJsonTree(e);
				t.faults.push(...r);
				const i = docker_bake_json_createLookup(e, n);
				for (const { value: r } of jsonEntries(jsonAt(n, "target"))) for (const { key: n, value: a } of jsonEntries(r)) {
					const { length: r, offset: o } = a;
					if (Fe.has(n)) t.zones.push({
						start: o,
						end: o + r,
						kind: "quiet"
					});
					if (!Pe.has(n)) continue;
					const s = n === "dockerfile-inline" ? [a] : jsonEntries(a).map((e) => e.value);
					for (const r of s) {
						const a = placeJsonString(e, r);
						if (a !== undefined) reportBakeText(t, "docker-bake-json", n, a, { lookup: i });
					}
				}
			},
			builds: (e) => {
				const { root: t } = parseJsonTree(e);
				const n = docker_bake_json_createLookup(e, t);
				const r = jsonEntries(jsonAt(t, "target")).flatMap(({ key: t, value: r }) => {
					const i = jsonEntries(jsonAt(r, "matrix")).map(({ key: t, value: r }) => jsonItems(r).map((r) => {
						const i = r.type === "object" ? jsonEntries(r) : [{
							key: "",
							value: r
						}];
						return new Map(i.map((r) => [r.key === "" ? t : `${t}.${r.key}`, filledText(placeJsonString(e, r.value), n, Z)]));
					}));
					return combineValues(i).map((i, a) => {
						const textAt = (t) => filledText(placeJsonString(e, t), n, i);
						const [o, s, c] = [
							"context",
							"dockerfile",
							"target"
						].map((e) => {
							const t = jsonAt(r, e);
							return t && (textAt(t) ?? "$");
						});
						return {
							name: targetName(t, a),
							context: o,
							dockerfile: s,
							target: c,
							args: new Map(jsonEntries(jsonAt(r, "args")).flatMap((e) => e.value.type === "null" ? [] : [[e.key, textAt(e.value)]])),
							inherits: jsonItems(jsonAt(r, "inherits")).flatMap((e) => textAt(e) ?? []),
							isInline: jsonAt(r, "dockerfile-inline") !== undefined,
							offset: r.offset
						};
					});
				});
				return inheritTargets(r);
			}
		};
		function docker_bake_json_createLookup(e, t) {
			return (0, y.j)({
				text: (n) => placeJsonString(e, jsonAt(t, "variable", n, "default")),
				label: (e) => `variable ${e}`,
				mentions: (0, m.Oo)(() => (0, v.H2)(e)),
				expands: true
			});
		}
		;
		const Re = {
			kind: "yaml",
			name: "drone",
			words: ["/.drone.", "/.vela"],
			paths: [/\/\.(?:drone|vela)\.ya?ml$/, /\/\.vela\/.*\.ya?ml$/],
			scan: a.GC
		};
		;
		const ze = {
			kind: "text",
			name: "earthfile",
			words: ["/earthfile"],
			paths: [/\/earthfile$/],
			disguises: h.TZ,
			rest: "quiet",
			scan: (e, t) => {
				const n = { lookup: earthfile_createLookup(e) };
				for (const r of e.matchAll(Be)) {
					const [i, a = "", o = "", s = "", c = ""] = r;
					const l = r.index + a.length + o.length + s.length;
					const at = (t, n) => (0, T.zF)(e, l + t, l + t + n.length);
					if (o === "#" || o === "SAVE IMAGE") continue;
					const u = Ue.test(o) ? "script" : "text";
					t.zones.push({
						start: r.index,
						end: r.index + i.length,
						kind: u
					});
					if (o === "FROM") {
						const e = He.exec(c)?.[1];
						if (e !== undefined && !e.includes("+") && e !== "scratch") (0, I.o)(t, "earthfile", at(c.indexOf(e), e), n);
					}
					if (o !== "WITH DOCKER") continue;
					for (const e of c.matchAll(We)) {
						const r = String(e[1]);
						(0, I.o)(t, "earthfile", at(e.index + e[0].length - r.length, r), n);
					}
				}
			}
		};
		const Be = /^([ \t]*)([A-Z][A-Z ]*[A-Z]|#)([ \t]+|$)((?:[^\n\\]|\\\r?\n|\\.)*)/gm;
		const Ve = /^(?:--\S+[ \t]+)*([A-Za-z_]\w*)=(\S*)/;
		const He = /^(?:--\S+[ \t]+)*([^\s-]\S*)/;
		const Ue = /^(?:RUN|CMD|ENTRYPOINT|HEALTHCHECK|IF|ELSE IF)$/;
		const We = /--pull[= \t]+(\S+)/g;
		function earthfile_createLookup(e) {
			const t = new Map();
			for (const n of e.matchAll(Be)) {
				const [r, , i, , a = ""] = n;
				const [o, s = "", c = ""] = i === "ARG" && Ve.exec(a) || [];
				if (o === undefined) continue;
				const l = /^(["'])(.*)\1$/.exec(c)?.[2];
				const u = n.index + r.length - a.length + o.length - (l === undefined ? 0 : 1);
				const d = l ?? c;
				t.set(s, t.has(s) ? undefined : (0, T.zF)(e, u - d.length, u));
			}
			const n = (0, y.j)({
				text: (e) => t.get(e),
				label: (e) => `ARG ${e}`,
				mentions: (0, m.Oo)(() => (0, v.H2)(e)),
				expands: true
			});
			return t.size === 0 ? g.s9.lookup : n;
		}
		var Ge = n(29592);
		var Ke = n(99151);
		;
		const qe = (0, h.EB)(/build-push-action/, h.UT);
		const Je = /^docker\/build-push-action@/;
		const Ye = /^\s*([A-Za-z_]\w*)=(.*?)\s*$/;
		const Xe = /\$\{\{\s*(matrix|env)\.([\w-]+(?:\.[\w-]+)*)\s*\}\}/g;
		const Ze = 16;
		const Q = /^\{\{\s*defaultContext\s*\}\}:?/;
		function buildSteps(e) {
			if (!qe.test(e)) return [];
			const t = !e.includes("GITHUB_ENV");
			return [...(0, Se.g)(e)].flatMap(({ root: e }) => (0, r.sm)((0, r.oB)(e, "jobs")).flatMap((n) => (0, r.S3)((0, r.oB)(n, "steps")).flatMap((i) => {
				const a = t ? [
					i,
					n,
					e
				] : [i];
				const o = a.flatMap((e) => [...(0, r.Mc)((0, r.oB)(e, "env"))]);
				const s = new Map(o.toReversed().map(({ key: e, value: t }) => [e, (0, r.Um)(t)]));
				return callsOf(i, (0, r.oB)(n, "strategy", "matrix"), s);
			})));
		}
		function callsOf(e, t, n) {
			const i = (0, r.Ms)(e, "uses");
			if (i === undefined || !Je.test((0, r.Um)(i.value) ?? "")) return [];
			const a = (0, r.oB)(e, "with");
			const [o, s, c = ""] = [
				"context",
				"file",
				"build-args"
			].map((e) => {
				const t = (0, r.Um)((0, r.oB)(a, e));
				return t && fillKind("env", t, (e) => n.get(e));
			});
			const l = [...[
				o,
				s,
				c
			].join("\n").matchAll(Xe)];
			const u = l.flatMap(([, e, t = ""]) => e === "matrix" ? t.split(".", 1) : []);
			const d = u.length === 0 ? [] : jobRows(t, [...new Set(u)].slice(0, Ze));
			return (d.length === 0 ? [new Map()] : d).map((e) => {
				const fill = (t) => fillKind("matrix", t, (t) => valueInRow(e, t)?.value);
				const t = c.split("\n").flatMap((e) => {
					const [, t, n = ""] = Ye.exec(e) ?? [];
					const r = fill(n);
					return t === undefined ? [] : [[t, r.includes("${{") ? undefined : r]];
				});
				const n = placesOf(o && fill(o), s && fill(s));
				return {
					...n,
					name: undefined,
					target: undefined,
					args: new Map(t),
					offset: i.keyStart
				};
			});
		}
		function fillKind(e, t, n) {
			return t.replace(Xe, (t, r, i) => r === e ? n(i) ?? t : t);
		}
		function placesOf(e, t) {
			const n = e?.replace(Q, "");
			const r = n !== e;
			return {
				context: n,
				dockerfile: r && t !== undefined ? `${n}/${t}` : t,
				isFromRoot: true
			};
		}
		;
		const Qe = {
			kind: "yaml",
			name: "github-workflow",
			words: ["/workflows/"],
			paths: [/\/\.(?:github|gitea|forgejo)\/workflows\/[^/]+\.ya?ml$/],
			disguises: (0, h.EB)(h.n7, /\$\{\{\s*(?:matrix|inputs|github)\./),
			builds: buildSteps,
			scan: (e) => {
				const t = (0, r.sm)((0, r.oB)(e.root, "on")).map((e) => (0, r.oB)(e, "inputs"));
				for (const n of t) (0, a.Kb)(e, (0, r.sm)(n));
				addInputImages(e, t);
				for (const { value: t } of (0, r.Mc)((0, r.oB)(e.root, "jobs"))) {
					addContainer(e, (0, r.oB)(t, "container"), t);
					for (const { value: n } of (0, r.Mc)((0, r.oB)(t, "services"))) addContainer(e, n, t);
					scanSteps(e, (0, r.oB)(t, "steps"));
					for (const n of (0, r.S3)((0, r.oB)(t, "steps"))) addBuildArguments(e, n, t);
				}
			}
		};
		const $e = "docker://";
		const et = /^\$\{\{\s*matrix\.([\w-]+)\s*\}\}$/;
		function scanSteps(e, t) {
			for (const n of (0, r.S3)(t)) (0, a.hk)(e, (0, r.oB)(n, "uses"), $e);
		}
		function addContainer(e, t, n) {
			const i = t?.kind === "map" ? (0, r.oB)(t, "image") : t;
			const o = (0, r.Jv)(i);
			const s = et.exec(o?.value ?? "")?.[1];
			if (o !== undefined && e.seen.has(o)) return;
			if (s !== undefined && n !== undefined && addMatrix(e, n, s)) return;
			const c = o?.value.includes("matrix.") === true && n !== undefined;
			if (!c || !addGithubMatrixImages(e, (0, _.c)(e.source, o.scalar), n)) (0, a.hk)(e, i);
		}
		function addBuildArguments(e, t, n) {
			const i = (0, r.Jv)((0, r.oB)(t, "with", "build-args"));
			if (i?.value.includes("matrix.") !== true || n === undefined) return;
			const a = (0, _.c)(e.source, i.scalar);
			for (const { 0: t, index: r } of a.value.matchAll(tt.word)) {
				const [i = "", ...o] = t.split("/");
				if (o.length > 0 && (0, L.ER)(i) && t.includes("matrix.")) addGithubMatrixImages(e, (0, T.ao)(a, r, r + t.length), n);
			}
		}
		function addMatrix(e, t, n) {
			const i = (0, r.oB)(t, "strategy", "matrix");
			const namedIn = (e) => (0, r.S3)((0, r.oB)(i, e)).flatMap((e) => (0, r.oB)(e, n) ?? []);
			const o = (0, r.S3)((0, r.oB)(i, n));
			const s = namedIn("include");
			const c = new Set(o.map(r.Um));
			const l = s.map(r.Um).filter((e) => c.has(e));
			const u = new Set([...namedIn("exclude").map(r.Um), ...l]);
			const d = (0, b.w$)(scopeOf(e, t));
			for (const i of [...o, ...s]) {
				const o = (0, b.JP)((0, r.Um)(i), u, d) ?? whyShown(t, n);
				(0, a.hk)(e, i, "", { notEditable: o });
			}
			return o.length + s.length > 0;
		}
		const tt = {
			word: /(?:\$\{\{[^{}\n]{0,200}\}\}|[\w./:@+~-])+/g,
			expression: /\$\{\{\s*(?:github\.event\.)?inputs\.([\w-]+)\s*\}\}/g
		};
		const nt = /\binputs\./;
		const rt = /^(?:container|image)$/;
		const it = 4096;
		const ot = 8;
		function addInputImages(e, t) {
			const n = readDefaults(t);
			if (n.size === 0) return;
			const i = (0, Ge.y)(e.source);
			const a = new Set();
			const visit = (t, o, s) => {
				if (t === undefined || a.has(t)) return;
				a.add(t);
				if (t.kind === "list") {
					for (const e of t.items) visit(e, o, s);
				} else if (t.kind === "map") {
					for (const { key: e, value: n } of (0, r.Dd)(t)) visit(n, e, (0, Ke.B)(e, s, n));
				} else if (nt.test(t.value)) {
					const r = o === "uses" || s !== "script" && rt.test(o);
					for (const a of wordsOf(e, t, n)) {
						if (!isReported(a, r ? "image" : s)) continue;
						if (!r && i((0, T.b4)(a.written, 0))) continue;
						addUnknown(e, a, s === "script");
						if (r) e.seen.add(t);
					}
				}
			};
			visit(e.root, "", "text");
		}
		function readDefaults(e) {
			const t = new Map();
			for (const { key: n, value: i } of e.flatMap((e) => [...(0, r.Mc)(e)])) {
				const e = (0, r.Jv)((0, r.oB)(i, "default"));
				if (e === undefined || e.value === "" || e.value.length > it) continue;
				const a = (0, m.IV)(t, n, () => []);
				if (a.length < ot && !a.some(({ value: t }) => t === e.value)) a.push(e);
			}
			return t;
		}
		function wordsOf({ source: e }, t, n) {
			const r = (0, _.c)(e, t.scalar);
			const i = new Map();
			const a = Math.max(...[...n.values()].map(({ length: e }) => e));
			for (let t = 0; t < a; t += 1) {
				const read = (r) => readDefault(e, r, n.get(r) ?? [], t);
				for (const e of findFilledWords(r, tt, read)) i.set(`${(0, T.b4)(e.written, 0)} ${e.filled.text.value}`, e);
			}
			return [...i.values()];
		}
		function readDefault(e, t, n, r) {
			const i = n[Math.min(r, n.length - 1)];
			if (i === undefined) return undefined;
			const a = (0, _.c)(e, i.scalar);
			return {
				text: a,
				definition: {
					label: `inputs.${t}`,
					offset: (0, T.b4)(a, 0),
					mentions: 0
				},
				uses: []
			};
		}
		function isReported(e, t) {
			return t !== "quiet" && !isDeclared(e) && (t !== "text" || e.kind !== "untagged");
		}
		function addUnknown({ sink: e, syntax: t }, { filled: n, written: r }, i) {
			const [a] = n.uses;
			(0, I.V)(e, {
				syntax: t,
				text: r.value,
				...(0, T.be)(r),
				reason: `\`${a?.definition.label}\` has only a default, which callers can override`,
				uses: [],
				expanded: n.text.value,
				isScript: i
			});
		}
		;
		const st = {
			kind: "yaml",
			name: "github-action",
			words: ["/action."],
			paths: [/\/action\.ya?ml$/],
			disguises: (0, h.EB)(h.n7, /\$\{\{\s*(?:inputs|github)\./),
			scan: (e) => {
				addInputImages(e, [(0, r.oB)(e.root, "inputs")]);
				const t = (0, r.oB)(e.root, "runs");
				(0, a.hk)(e, (0, r.oB)(t, "image"), $e);
				scanSteps(e, (0, r.oB)(t, "steps"));
			}
		};
		;
		const ct = new Set([
			"cache",
			"default",
			"image",
			"include",
			"spec",
			"variables",
			"workflow"
		]);
		const lt = 64;
		function gitlabJobs(e) {
			const t = [...(0, r.Mc)(e)].flatMap(({ key: e, value: t }) => t?.kind === "map" && !ct.has(e) ? [{
				key: e,
				map: t
			}] : []);
			const n = (0, m.kY)(readParents);
			const i = new Set(t.flatMap(({ map: e }) => n(e)));
			return t.map(({ key: t, map: r }) => ({
				map: r,
				chain: chainOf(e, r, n),
				isTemplate: t.startsWith("."),
				isExtended: i.has(t)
			}));
		}
		function inheritedBy({ chain: e }, ...t) {
			const [n = ""] = t;
			for (const i of e) {
				if (typeof i === "string") return { unknown: i };
				const e = (0, r.Ms)(i, n);
				if (e === undefined) continue;
				if (t.length > 1 && e.value?.kind !== "map") return { unknown: `\`${n}\` is not a map` };
				const a = (0, r.zc)(i, t);
				if (a !== undefined) return { node: a };
			}
			return undefined;
		}
		function inheritsGlobal(e, t, n) {
			const i = inheritedBy(e, "inherit", t);
			if (i === undefined || "unknown" in i) return true;
			if (i.node.kind === "list") return (0, r.S3)(i.node).some((e) => (0, r.Um)(e) === n);
			return (0, r.Um)(i.node) !== "false";
		}
		function readParents(e) {
			const t = (0, r.oB)(e, "extends");
			const n = t?.kind === "list" ? t.items.slice(-lt) : [t];
			return t === undefined ? [] : n.map((e) => (0, r.Um)(e) ?? "").reverse();
		}
		function chainOf(e, t, n) {
			const i = [];
			const visit = (t) => {
				if (i.length === lt) i.push(`the job extends ${lt} others or more`);
				else i.push(t);
				for (const a of n(t)) {
					if (typeof i.at(-1) === "string") return;
					const t = (0, r.oB)(e, a);
					if (t?.kind === "map") visit(t);
					else i.push(`\`${a.slice(0, 80)}\`, which the job extends, is not in this file`);
				}
			};
			visit(t);
			return i;
		}
		;
		const ut = 64;
		const dt = 64;
		const ft = new Map();
		function createGitlabVariables(e) {
			const { root: t } = e;
			const n = createNamesReader(t);
			const isSetBy = (e, t) => {
				const { others: r, own: i } = n(e);
				return i.has(t) || r.some((e) => e.has(t));
			};
			const find = (e, n, i) => {
				if (e !== undefined) {
					const t = nodeIn(inheritedBy(e, "rules"));
					if (isSetBy(t, i)) return { unknown: `\`rules\` set \`${i}\`` };
					const r = n.get(i);
					if (r !== undefined) return { node: r };
					if (isSetBy(matrixOf(e), i)) return { unknown: `\`parallel: matrix\` sets \`${i}\`` };
					const a = inheritedBy(e, "variables", i);
					if (a !== undefined) return a;
					if (!inheritsGlobal(e, "variables", i)) return undefined;
				}
				if (isSetBy((0, r.oB)(t, "workflow", "rules"), i)) return { unknown: `\`workflow: rules\` set \`${i}\`` };
				const a = (0, r.oB)(t, "variables", i);
				return a && { node: a };
			};
			const dialectFor = (t, n) => dialectOf(e, (e) => find(t, n, e), n);
			return (e, t) => {
				const n = e && matrixOf(e);
				if (n === undefined) return [dialectFor(e, ft)];
				const i = namesReadBy(t, (t) => (0, r.Um)(valueIn(find(e, ft, t))));
				const a = rowsReadBy(t, n, i.filter((e) => isSetBy(n, e)));
				return (a.length === 0 ? [ft] : a).map((t) => dialectFor(e, t));
			};
		}
		function rowsReadBy(e, t, n) {
			if (n.length === 0) return [];
			const r = gitlabRows(t, n);
			const i = (0, v.H2)(e);
			const a = n.filter((e) => i.has(e));
			const o = a.length === n.length || r.every(({ size: e }) => e === n.length);
			return o ? r : gitlabRows(t, a);
		}
		function matrixOf(e) {
			return nodeIn(inheritedBy(e, "parallel", "matrix"));
		}
		function namesReadBy(e, t) {
			const n = new Set((0, v.H2)(e).keys());
			for (const e of n) {
				if (n.size > dt) break;
				for (const r of (0, v.H2)(t(e) ?? "").keys()) n.add(r);
			}
			return [...n];
		}
		function dialectOf({ isCompared: e, mentions: t, source: n }, i, a) {
			const whyUnknown = (e) => {
				const t = i(e);
				return t !== undefined && "unknown" in t ? `the value of \`${e}\` is not known: ${t.unknown}` : undefined;
			};
			const valueOf = (e) => (0, r.Jv)(valueIn(i(e)));
			const o = (0, y.j)({
				text: (e) => (0, _.Z)(n, valueOf(e)),
				whyFixed: (t) => (a.has(t) ? pt : undefined) ?? (0, b.on)(valueOf(t)?.value, e),
				label: (e) => `${a.has(e) ? "parallel: matrix" : "variables"}: ${e}`,
				mentions: t,
				expands: true,
				whyUnknown
			});
			return {
				lookup: o,
				whyUnknown
			};
		}
		function valueIn(e) {
			const t = nodeIn(e);
			return t?.kind === "map" ? (0, r.oB)(t, "value") : t;
		}
		function nodeIn(e) {
			return e !== undefined && "node" in e ? e.node : undefined;
		}
		function createNamesReader(e) {
			const t = (0, m.kY)((e) => new Set((0, r.S3)(e).flatMap(namesOf)));
			return (0, m.kY)((n) => {
				const i = (0, r.S3)(n).filter(({ kind: e }) => e === "list");
				const a = i.slice(0, ut).map((n) => t((0, r.zc)(e, (0, r.S3)(n).map((e) => (0, r.Um)(e) ?? ""))));
				return {
					own: t(n),
					others: a
				};
			});
		}
		function namesOf(e) {
			return [e, (0, r.oB)(e, "variables")].flatMap((e) => [...(0, r.Mc)(e)].map(({ key: e }) => e));
		}
		const pt = "the name of its job shows it";
		function gitlabRows(e, t) {
			return (0, r.S3)(e).slice(0, R).flatMap((e) => combineMap(e, t)).slice(0, R);
		}
		var mt = n(91087);
		;
		const ht = {
			kind: "yaml",
			name: "gitlab-ci",
			words: [".gitlab"],
			paths: [/\/[^/]*\.gitlab-ci\.ya?ml$/, /\/\.gitlab(?:-ci|\/ci|\/pipelines?)\/.*\.ya?ml$/],
			disguises: h.zj,
			recognizes: (e) => isGitlabCi(e) || isHeader(e) ? "likely" : undefined,
			scan: (e) => {
				const { root: t } = e;
				(0, a.Kb)(e, (0, r.sm)((0, r.oB)(t, "spec", "inputs")));
				const n = gitlabJobs(t);
				const i = createGitlabVariables(e);
				const o = createReadings();
				const read = (e) => {
					const t = e.filter(({ image: e }) => !o.has(e));
					for (const { image: e, job: n } of t) o.add(e, (e) => i(n, e));
				};
				const run = (e) => imagesOf(t, e).map((t) => ({
					image: t,
					job: e
				}));
				read(n.filter(({ isTemplate: e }) => !e).flatMap(run));
				read(n.filter(({ isExtended: e }) => !e).flatMap(run));
				read(n.flatMap((e) => ownImages(t, e.map).map((t) => ({
					image: t,
					job: e
				}))));
				const s = [(0, r.oB)(t, "default"), t];
				read(s.flatMap((e) => ownImages(t, e).map((e) => ({
					image: e,
					job: undefined
				}))));
				for (const [t, n] of o.all()) (0, a._s)(e, t, n);
				if ((0, r.oB)(t, "include") !== undefined) addRegistries(e);
			}
		};
		const gt = "it begins images of the files that this one includes, whose names are not here";
		function addRegistries({ mentions: e, root: t, sink: n, syntax: i }) {
			for (const a of (0, r.Mc)((0, r.oB)(t, "variables"))) {
				const t = (0, r.Jv)(a.value?.kind === "map" ? (0, r.oB)(a.value, "value") : a.value);
				if (t === undefined || !(0, mt.Cf)({
					...a,
					value: t
				}) || e().get(a.key)) continue;
				const [o, s] = t.scalar.range;
				n.unknown.push({
					syntax: i,
					text: t.value,
					start: o,
					end: s,
					reason: gt,
					uses: []
				});
			}
		}
		function isGitlabCi(e) {
			for (const { value: t } of (0, r.Mc)(e)) if ((0, r.Ms)(t, "script") !== undefined) return true;
			return false;
		}
		function isHeader(e) {
			return (0, r.oB)(e, "spec", "inputs")?.kind === "map" && (0, r.oB)(e, "kind") === undefined;
		}
		const _t = ["image", "services"];
		const vt = 2e4;
		function ownImages(e, t) {
			return _t.flatMap((n) => referred(e, n, (0, r.oB)(t, n)) ?? []);
		}
		function imagesOf(e, t) {
			const n = !t.isTemplate && inheritedBy(t, "trigger") === undefined;
			return _t.flatMap((i) => {
				const a = inheritedBy(t, i);
				if (a !== undefined) return "node" in a ? referred(e, i, a.node) ?? [] : [];
				if (!n || !inheritsGlobal(t, "default", i)) return [];
				return (0, r.oB)(e, "default", i) ?? (0, r.oB)(e, i) ?? [];
			});
		}
		function referred(e, t, n) {
			if (t !== "image" || n?.kind !== "list") return n;
			return (0, r.zc)(e, n.items.slice(0, 4).map((e) => (0, r.Um)(e) ?? ""));
		}
		function createReadings() {
			const e = new Map();
			const t = new Map();
			let n = 0;
			const add = (i, a) => {
				const o = t.get(i);
				const s = o ?? namesIn(i);
				for (const t of s) {
					const i = e.get(t) ?? [];
					const s = a((0, r.Um)(t) ?? "");
					i.push(...s);
					e.set(t, i);
					if (o !== undefined || s.length > 1) n += s.length;
				}
				if (o === undefined) t.set(i, s.filter(hasVariable));
				if (n > vt) throw new RangeError(`it names more than ${vt} images`);
			};
			return {
				add,
				has: (e) => t.has(e),
				all: () => e
			};
		}
		function namesIn(e) {
			const t = e.kind === "list" ? (0, r.S3)(e) : [e];
			return t.flatMap((e) => (e.kind === "map" ? (0, r.oB)(e, "name") : e) ?? []);
		}
		function hasVariable(e) {
			return e.kind === "text" && e.value.includes("$");
		}
		;
		const yt = {
			kind: "text",
			name: "helm-template",
			words: ["/templates/"],
			paths: [/\/templates\/.*\.tpl$/],
			disguises: h.__,
			rest: "text",
			longest: Number.POSITIVE_INFINITY,
			scan: (e, t) => void t.faults.push({
				offset: 0,
				message: "it is a Helm template",
				kind: "template"
			})
		};
		var bt = n(72989);
		;
		const xt = {
			outer: undefined,
			own: undefined
		};
		const St = "$(registry)/";
		function createRegistries(e, t) {
			const n = [];
			const r = [];
			let i;
			for (const [a, o] of e.entries()) {
				const { kind: s, text: c } = o;
				const l = r.at(-1) ?? xt;
				n.push(l);
				if (c === "withRegistry" && e[a - 2]?.text === "docker") i = prefixOf(e, a, t);
				if (s === "name" && c === "registryUrl" && r.length > 0) l.own = prefixOf(e, a, t);
				if (opensBracket(o)) {
					r.push({
						outer: (c === "{" ? i : undefined) ?? l.outer,
						own: undefined
					});
					if (c === "{") i = undefined;
				}
				if (closesBracket(o)) r.pop();
			}
			return (t) => {
				const { outer: r, own: i } = n[t] ?? xt;
				const a = e[t - 1]?.text === ".";
				const o = a ? r : i;
				const s = e[t]?.start ?? 0;
				return o === undefined || o === "" ? undefined : (0, T.E_)(o, s, s);
			};
		}
		function argumentAt(e, t) {
			const n = e[t]?.kind === "mark" && /[(:]/.test(e[t].text) ? t + 1 : t;
			return endsValue(e[n + 1]) ? e[n] : undefined;
		}
		function writtenValue(e, t) {
			const { kind: n, start: r, text: i } = e;
			if (n === "text") return {
				text: (0, T.K8)(e.placed),
				dialect: e.interpolates ? t : g.s9
			};
			if (n !== "name") return undefined;
			return {
				text: (0, T.E_)(`\${${i}}`, r, r + i.length),
				dialect: t
			};
		}
		function prefixOf(e, t, n) {
			const r = argumentAt(e, t + 1);
			const i = r && writtenValue(r, n);
			const a = i && (0, g.bk)(i.text, i.dialect);
			if (a === undefined) return St;
			const [, o = ""] = /^(?:https?:\/\/)?([^/]*)/i.exec(a) ?? [];
			return o === "" ? "" : `${o}/`;
		}
		const Ct = /^[\n;,)\]}]$/;
		function endsValue(e) {
			return e === undefined || e.kind === "mark" && Ct.test(e.text);
		}
		function createGroovyLookup(e, t) {
			const n = new Map();
			const r = new Map((0, v.H2)(e));
			for (const [e, i] of t.entries()) {
				if (i.kind !== "name") continue;
				const a = t[e + 2];
				if (t[e + 1]?.text !== "=" || a?.text === "=") {
					r.set(i.text, (r.get(i.text) ?? 0) + 1);
					continue;
				}
				const o = a?.kind === "text" && endsValue(t[e + 3]) ? a.placed : undefined;
				n.set(i.text, n.has(i.text) ? undefined : o);
			}
			return (0, y.j)({
				text: (e) => n.get(e),
				label: (e) => e,
				mentions: () => r,
				expands: true
			});
		}
		;
		const wt = {
			kind: "text",
			name: "jenkinsfile",
			words: ["jenkinsfile", ".groovy"],
			paths: [/\/jenkinsfile[^/]*$|\.jenkinsfile$|\.groovy$/],
			disguises: (0, h.EB)(h.vP, h.TZ),
			scan: (e, t) => {
				const { tokens: n, faults: r } = readCode(e, "groovy");
				t.faults.push(...r);
				addTextZones(n, t, "script");
				const i = { lookup: createGroovyLookup(e, n) };
				const a = createRegistries(n, i);
				const o = createPushedCheck(n);
				const s = [];
				for (const [e, r] of n.entries()) {
					trackBracket(s, r, n[e - 1]);
					if (r.kind !== "name") continue;
					if (r.text === "yaml") scanPod(argumentAt(n, e + 1), t, i);
					else if (namesImage(n, e, s) && !o(e)) reportArgument(n, e + 1, t, i, a(e));
				}
			}
		};
		const Tt = "jenkinsfile";
		const Et = new Set(["docker{", "dockerContainer{"]);
		const Dt = new Set([
			"containerTemplate(",
			"dockerNode(",
			"withDockerContainer("
		]);
		function trackBracket(e, t, n) {
			if (opensBracket(t)) e.push(`${n?.kind === "name" ? n.text : ""}${t.text}`);
			if (closesBracket(t)) e.pop();
		}
		function namesImage(e, t, n) {
			const r = e[t]?.text;
			const i = n.at(-1) ?? "";
			if (r === "withDockerContainer") return true;
			if (r === "docker") return i === "agent{" && e[t + 1]?.kind === "text";
			if (r !== "image") return false;
			const a = e[t - 1]?.text === "." && e[t - 2]?.text === "docker";
			return a || Et.has(i) || Dt.has(i);
		}
		function reportArgument(e, t, n, r, i) {
			const a = argumentAt(e, t);
			const o = a && writtenValue(a, r);
			if (o === undefined) {
				reportSum(e, t, n);
				return;
			}
			const { text: s } = o;
			const c = (0, T.be)(s);
			const l = i !== undefined && s.value !== "" && !namesHost(s, o.dialect);
			(0, I.o)(n, Tt, l ? (0, T.oL)([i, s]) : s, o.dialect, { at: c });
		}
		function reportSum(e, t, n) {
			const r = e[t]?.kind === "mark" ? t + 1 : t;
			const i = e[r];
			const a = e[r + 1];
			if (i?.kind !== "text" || a?.text !== "+") return;
			const [o, s] = [i.start, a.start];
			const c = "it is put together from several parts";
			n.unknown.push({
				syntax: Tt,
				text: i.text,
				start: o,
				end: s,
				reason: c,
				uses: []
			});
		}
		function namesHost(e, t) {
			const [n = "", ...r] = ((0, g.bk)(e, t) ?? e.value).split("/");
			return r.length > 0 && (0, L.ER)(n);
		}
		function scanPod(e, t, n) {
			if (e?.kind !== "text" || !e.text.includes("\n")) return;
			const r = e.interpolates ? (0, g.i7)(e.placed, n) : undefined;
			const i = r?.kind === "known" ? r.text : e.placed;
			(0, U.K)(i, t, (e, t) => (0, J.ng)(e, t, Tt));
		}
		const Ot = /^(?:inside|run|withRun)$/;
		const kt = 200;
		function createPushedCheck(e) {
			const t = (0, m.Oo)(() => readCalls(e));
			return (n) => {
				const r = memberAt(e, endOfCall(e, n + 1));
				if (r !== undefined) return r === "push";
				const i = e[n - 4];
				if (i?.kind !== "name" || e[n - 3]?.text !== "=") return false;
				const a = t().get(i.text);
				return a?.assigned === 1 && a.isPushed && !a.isRun;
			};
		}
		function readCalls(e) {
			const t = new Map();
			for (const [n, { kind: r, text: i }] of e.entries()) {
				if (r !== "name") continue;
				const a = (0, m.IV)(t, i, () => ({
					assigned: 0,
					isPushed: false,
					isRun: false
				}));
				const o = memberAt(e, n + 1);
				if (o === "push") a.isPushed = true;
				if (o !== undefined && Ot.test(o)) a.isRun = true;
				if (e[n + 1]?.text === "=" && e[n + 2]?.text !== "=") a.assigned += 1;
			}
			return t;
		}
		function endOfCall(e, t) {
			let n = 0;
			for (let r = t; r < t + kt; r += 1) {
				const t = e[r];
				if (isMark(t, "(")) n += 1;
				if (isMark(t, ")")) n -= 1;
				if (n === 0) return r + 1;
			}
			return e.length;
		}
		function memberAt(e, t) {
			let n = t;
			while (e[n]?.text === "\n") n += 1;
			const r = e[n + 1];
			return e[n]?.text === "." && r?.kind === "name" ? r.text : undefined;
		}
		;
		const At = {
			kind: "yaml",
			name: "ko",
			words: ["/.ko."],
			paths: [/\/\.ko\.ya?ml$/],
			scan: (e) => {
				(0, a.hk)(e, (0, r.oB)(e.root, "defaultBaseImage"));
				for (const { value: t } of (0, r.Mc)((0, r.oB)(e.root, "baseImageOverrides"))) (0, a.hk)(e, t);
			}
		};
		;
		const jt = {
			kind: "yaml",
			name: "kustomize",
			words: ["/kustomization"],
			paths: [/\/kustomization(?:\.ya?ml)?$/],
			recognizes: (e) => (0, J.nq)(e) === "kustomize.config.k8s.io" ? "surely" : undefined,
			scan: (e) => {
				const { root: t } = e;
				(0, J.H9)(e, (0, r.S3)((0, r.oB)(t, "images")));
				for (const n of [...(0, r.S3)((0, r.oB)(t, "patches")), ...(0, r.S3)((0, r.oB)(t, "patchesJson6902"))]) scanPatch(e, (0, r.oB)(n, "patch"));
				for (const n of Mt) for (const i of (0, r.S3)((0, r.oB)(t, n))) scanPatch(e, i);
				for (const n of (0, r.S3)((0, r.oB)(t, "helmCharts"))) (0, o.sg)({
					...e,
					root: (0, r.oB)(n, "valuesInline")
				});
			}
		};
		const Mt = [
			"patchesStrategicMerge",
			"generators",
			"transformers",
			"validators"
		];
		function scanPatch(e, t) {
			const n = (0, r.Jv)(t);
			if (n === undefined || !/\n|^\s*[[{]/.test(n.value)) return;
			(0, a.HN)(e, n, "patch", (t, n) => (0, J.ng)(t, n, e.syntax));
		}
		var Nt = n(3549);
		var Pt = n(72008);
		;
		const Ft = /(?<!\$)\$\{\s*((?:var|local)\.[\w-]+)\s*\}/g;
		const It = {
			word: /(?:(?<!\$)\$\{[^{}"\n]{0,200}\}|[\w./:@+~-])+/g,
			expression: Ft
		};
		function addHclTemplates(e, t, n, r, i, a) {
			const o = createHclValues(i);
			const s = (0, Ge.y)(e);
			const c = new Set([...t.found, ...t.unknown].map(({ start: e }) => e));
			const l = createPartsCheck(t);
			for (const e of r) {
				if (e.kind !== "text" || !e.text.includes("${")) continue;
				const r = a(e);
				if (r === "result") continue;
				for (const i of findFilledWords(e.placed, It, o)) {
					const e = (0, T.b4)(i.written, 0);
					if (c.has(e) || isDeclared(i) || l(i) || r !== "image" && s(e)) continue;
					addWord(t, n, i, r);
				}
			}
		}
		function createPartsCheck({ found: e }) {
			const t = new Map(e.map(({ text: e }) => [e.value, new Set(e.pieces.map(({ start: e }) => e))]));
			return ({ filled: { text: e, uses: n }, written: r }) => {
				const i = r.value.startsWith("${") ? t.get(e.value) : undefined;
				return i !== undefined && n.every(({ definition: e }) => i.has(e.offset));
			};
		}
		function addWord(e, t, n, r) {
			const { filled: i, kind: a, written: o } = n;
			const { text: s, uses: c } = i;
			const l = a === "untagged" && r !== "image";
			const u = whyUnknown(n) ?? (l ? "it has no tag of its own" : undefined);
			if (u === undefined) {
				const n = r === "script" ? {
					isScript: true,
					notEditable: Pt.E1
				} : {};
				(0, I.o)(e, t, s, g.s9, {
					at: (0, T.be)(o),
					uses: c,
					...n
				});
				return;
			}
			const d = r === "script" || l;
			(0, I.V)(e, {
				syntax: t,
				text: o.value,
				...(0, T.be)(o),
				reason: u,
				uses: c,
				expanded: s.value,
				isScript: d
			});
		}
		function whyUnknown({ filled: { text: e, uses: t } }) {
			const n = t.find(({ definition: e }) => e.label.startsWith("var."))?.definition.label;
			if (n !== undefined) return `\`${n}\` has only a default, which callers can override`;
			const r = /\$\{[^{}]*\}/.exec(e.value)?.[0];
			return r === undefined ? undefined : `\`${r}\` has no value in this file`;
		}
		const Lt = 4096;
		const Rt = 8;
		const zt = "other files of the module may read it";
		function createHclValues(e) {
			const t = new Map();
			for (const { block: n, label: r, name: i, value: a } of e) {
				if (n !== "locals" && (n !== "variable" || i !== "default")) continue;
				const e = n === "locals" ? `local.${i}` : `var.${r}`;
				t.set(e, t.has(e) ? undefined : textOf(a));
			}
			const n = new Map();
			let r = 0;
			function read(e) {
				const n = t.get(e);
				if (n === undefined || r > Rt) return undefined;
				r += 1;
				const i = fillExpressions(n, Ft, lookup);
				r -= 1;
				const { value: a } = i.text;
				const [o] = n.pieces;
				if (a.length > Lt || /[$%]\{/.test(a)) return undefined;
				const s = o && {
					label: e,
					offset: o.start,
					mentions: 0,
					fixed: zt
				};
				return {
					text: i.text,
					definition: s,
					uses: i.uses
				};
			}
			function lookup(e) {
				if (!n.has(e)) {
					n.set(e, undefined);
					n.set(e, read(e));
				}
				return n.get(e);
			}
			return lookup;
		}
		function textOf(e) {
			const [t, n, r, ...i] = e;
			if (t?.kind === "text" && n === undefined) return t.placed;
			if (t?.kind !== "name" || n?.text !== "." || r?.kind !== "name" || i.length > 0) return undefined;
			const a = r.start + r.text.length;
			return (0, T.E_)(`\${${t.text}.${r.text}}`, t.start, a);
		}
		;
		const Bt = 50;
		const Vt = /[$%]\{/;
		function readHclTree(e) {
			let t = 0;
			function map(n) {
				const r = new Map();
				const i = new Map();
				const a = {
					kind: "map",
					own: r,
					isFlow: false
				};
				for (let o = e[t]; o !== undefined; o = e[t]) {
					t += 1;
					if (isMark(o, "}") && n > 0) break;
					if (o.kind === "mark") {
						if (opensBracket(o)) collection(o.text, n);
						continue;
					}
					const s = o.start + o.text.length;
					const c = {
						key: o.text,
						keyStart: o.start,
						keyEnd: s,
						valueEnd: s,
						map: a
					};
					if (isMark(e[t], "=") || isMark(e[t], ":")) {
						t += 1;
						const i = e[t]?.text === "null";
						const a = expression(n);
						const o = a === undefined && !i;
						if (!r.has(c.key)) r.set(c.key, {
							...c,
							value: a,
							isUnknown: o
						});
						continue;
					}
					const l = body(n);
					if (l === undefined) continue;
					const u = (0, m.IV)(i, c.key, () => []);
					u.push(l);
					if (u.length === 1) r.set(c.key, {
						...c,
						value: {
							kind: "list",
							items: u
						}
					});
				}
				return a;
			}
			function body(n) {
				while (e[t] !== undefined && e[t]?.kind !== "mark") t += 1;
				if (!isMark(e[t], "{") || n >= Bt) return undefined;
				t += 1;
				return map(n + 1);
			}
			function expression(n) {
				const r = t;
				const i = [];
				for (let r = e[t]; r !== undefined; r = e[t]) {
					if (isMark(r, "\n") || isMark(r, ",") || closesBracket(r)) break;
					t += 1;
					const e = opensBracket(r) && collection(r.text, n);
					if (e) i.push(e);
				}
				if (t === r + 1) return hcl_tree_textOf(e[r]);
				return i.length > 1 ? {
					kind: "list",
					items: i
				} : i[0];
			}
			function collection(n, r) {
				if (r >= Bt) return undefined;
				if (n === "{") return map(r + 1);
				const i = n === "(" && e[t - 2]?.text === "merge";
				const a = [];
				for (let n = e[t]; n !== undefined; n = e[t]) {
					if (isMark(n, "}")) break;
					if (n.kind === "mark" && /^[\n,)\]]$/.test(n.text)) {
						t += 1;
						if (closesBracket(n)) break;
					} else a.push(expression(r + 1));
				}
				return i ? merged(a) : {
					kind: "list",
					items: a.filter((e) => e !== undefined)
				};
			}
			return map(0);
		}
		function merged(e) {
			const t = new Map();
			const n = e.findLastIndex((e) => e?.kind !== "map");
			for (const [r, i] of e.entries()) {
				const e = r < n;
				for (const [n, r] of i?.kind === "map" ? i.own : []) t.set(n, e ? {
					...r,
					isUnknown: e
				} : r);
			}
			return {
				kind: "map",
				own: t,
				isFlow: false
			};
		}
		function hcl_tree_textOf(e) {
			if (e?.kind !== "text" || Vt.test(e.text)) return undefined;
			const { pieces: t } = e.placed;
			const n = e.start + 1;
			if ((t[0]?.start ?? n) !== n) return undefined;
			const r = (t.at(-1)?.end ?? n) + 1;
			const i = {
				range: [e.start, r],
				style: "double",
				value: e.text
			};
			return {
				kind: "text",
				value: e.text,
				isPlain: false,
				scalar: i
			};
		}
		var Ht = n(35234);
		;
		const Ut = new Set([
			"args",
			"command",
			"entrypoint",
			"inline",
			"script"
		]);
		const Wt = /[$%]\{/;
		function scanHclImages(e, t, n, r, i, a = () => false) {
			const { tokens: o, faults: s } = readCode(e, "hcl");
			t.faults.push(...s);
			addTextZones(o, t, "text");
			if (i !== undefined) addHclParts(e, t, n, o, i);
			const c = readHclAttributes(o);
			const l = new Map();
			for (const e of c) {
				const t = placeOf(e, r, a);
				for (const n of e.value) l.set(n, t);
			}
			addHclTemplates(e, t, n, o, c, (e) => l.get(e) ?? "text");
			const u = new Set([...t.found.flatMap(({ text: e }) => e.pieces.map(({ start: e }) => e)), ...t.unknown.map(({ start: e }) => e)]);
			for (const e of c) {
				const { name: i, value: o } = e;
				if (Ut.has(i)) addTextZones(o, t, "script");
				if (a(e)) {
					addTextZones(o, t, "quiet");
					continue;
				}
				const s = onlyText(o);
				if (s === undefined || !r(e) || Wt.test(s.text)) continue;
				const c = (0, T.K8)(s.placed);
				const l = (0, T.ao)(c, /^(?:docker:\/\/)?/.exec(c.value)?.[0].length ?? 0);
				if (!u.has((0, T.b4)(l, 0))) (0, I.o)(t, n, l, g.s9);
			}
		}
		function placeOf(e, t, n) {
			if (n(e)) return "result";
			if (Ut.has(e.name)) return "script";
			return onlyText(e.value) !== undefined && t(e) ? "image" : "text";
		}
		function onlyText(e) {
			const [t, ...n] = e;
			return t?.kind === "text" && n.length === 0 ? t : undefined;
		}
		const Gt = ["data", "resource"];
		function addHclParts(e, t, n, i, s) {
			const c = readHclTree(i);
			const l = {
				...(0, a.J4)(e, n, t),
				root: c
			};
			const u = new Set(Gt.flatMap((e) => (0, r.S3)((0, r.oB)(c, e))));
			for (const e of (0, r.jQ)(c)) {
				(0, Ht.PJ)(l, (0, r.oB)(e, "set"));
				if (!u.has(e)) (0, o.X9)(l, e);
				for (const t of e.own.values()) if (!s(t.key) || !(0, o.vS)(l, e, t)) (0, mt.$Q)(l, e, t);
			}
		}
		;
		const Kt = {
			kind: "text",
			name: "nomad",
			words: [".nomad"],
			paths: [/\.nomad(?:\.hcl)?$/],
			disguises: (0, h.EB)(h.vP, h.WH),
			scan: (e, t) => scanHclImages(e, t, "nomad", ({ block: e, name: t }) => e === "config" && t === "image")
		};
		;
		const qt = {
			kind: "text",
			name: "quadlet",
			words: [
				".container",
				".volume",
				".build",
				".kube",
				".pod",
				".image"
			],
			paths: [/\.(?:container|volume|build|kube|pod|image)$/],
			disguises: h.Dk,
			rest: "text",
			scan: (e, t) => {
				let n = "";
				for (const r of e.matchAll(Jt)) {
					const [i, a, o, s = "", c = ""] = r;
					const l = r.index + i.length;
					if (o !== undefined) n = o;
					const [u = ""] = Zt.exec(c) ?? [];
					const d = c.slice(u.length).trimEnd();
					const f = l - c.length + u.length;
					if (a !== undefined || s === "ImageTag") t.zones.push({
						start: r.index,
						end: l,
						kind: "quiet"
					});
					else if (/^(?:Exec|HealthCmd|Pull)/.test(s)) t.zones.push({
						start: f,
						end: l,
						kind: "script"
					});
					else if (s === "Image" && Qt.has(n) && !/\.(?:image|build)$/.test(d)) {
						const n = {
							syntax: "quadlet",
							start: f,
							end: f + d.length
						};
						if (Yt.test(d)) (0, I.V)(t, {
							...n,
							text: d,
							reason: Xt,
							uses: []
						});
						else (0, I.o)(t, "quadlet", (0, T.zF)(e, f, n.end), g.s9);
					}
				}
			}
		};
		const Jt = /^[ \t]*(?:([#;][^\n]*)|\[([^\]\n]*)\]|([A-Za-z]+)[ \t]*=[ \t]*([^\n]*))/gm;
		const Yt = /%[A-Za-z]/;
		const Xt = "it contains a specifier, which systemd fills in";
		const Zt = /^docker:\/\//;
		const Qt = new Set([
			"Container",
			"Image",
			"Volume"
		]);
		;
		const $t = {
			kind: "yaml",
			name: "skaffold",
			words: ["/skaffold"],
			paths: [/\/skaffold[^/]*\.ya?ml$/],
			recognizes: (e) => (0, J.nq)(e) === "skaffold" ? "surely" : undefined,
			scan: (e) => {
				for (const t of (0, r.jQ)(e.root)) {
					for (const n of en) (0, a.hk)(e, (0, r.Ms)(t, n)?.value);
					(0, a.hk)(e, (0, r.oB)(t, "kaniko", "image"));
					(0, a.hk)(e, (0, r.oB)(t, "container", "image"));
					for (const n of (0, r.S3)((0, r.Ms)(t, "containers")?.value)) (0, a.hk)(e, (0, r.oB)(n, "image"));
					for (const n of (0, r.S3)((0, r.Ms)(t, "artifacts")?.value)) (0, a.aP)(e, (0, r.oB)(n, "image"), "quiet");
					(0, Ht.PJ)(e, (0, r.Ms)(t, "setValues")?.value);
					(0, a.XS)(e, (0, r.sm)((0, r.Ms)(t, "buildArgs")?.value));
				}
			}
		};
		const en = [
			"builder",
			"dockerImage",
			"fromImage",
			"gradleImage",
			"initImage",
			"kanikoImage",
			"koImage",
			"mavenImage",
			"packImage",
			"runImage"
		];
		;
		const tn = {
			kind: "yaml",
			name: "tekton",
			paths: [],
			disguises: h.AN,
			recognizes: (e) => /^(?:.*\.)?tekton\.dev$/.test((0, J.nq)(e) ?? "") ? "surely" : undefined,
			scan: (e) => {
				const t = {
					...e,
					dialect: {
						...g.s9,
						inParentheses: tekton_createLookup(e)
					}
				};
				(0, J.WU)(t);
				for (const n of (0, r.jQ)(e.root)) {
					(0, a.hk)(t, (0, r.oB)(n, "bundle"));
					if ((0, r.Um)((0, r.oB)(n, "resolver")) !== "bundles") continue;
					for (const e of (0, r.S3)((0, r.oB)(n, "params"))) if ((0, r.Um)((0, r.oB)(e, "name")) === "bundle") (0, a.hk)(t, (0, r.oB)(e, "value"));
				}
			}
		};
		const nn = /^(?:inputs\.)?params(?:\.|\[["'])([\w.-]+?)(?:["']\])?$/;
		function tekton_createLookup(e) {
			const t = createConditionCheck(e.root);
			const n = new Map();
			const i = new Map();
			for (const a of (0, r.jQ)(e.root)) for (const o of (0, r.S3)((0, r.oB)(a, "params"))) {
				const a = (0, r.Um)((0, r.oB)(o, "name"));
				const s = (0, r.Jv)((0, r.oB)(o, "default"));
				if (a === undefined || s === undefined) continue;
				n.set(a, n.has(a) ? undefined : s);
				i.set(a, (0, b.g6)(o, e.isCompared) ?? t(s.value));
			}
			const a = (0, y.j)({
				text: (t) => (0, _.Z)(e.source, n.get(t)),
				label: (e) => `params: ${e}`,
				whyFixed: (e) => i.get(e),
				mentions: e.parameterMentions,
				areDefaults: true,
				expands: false
			});
			return (e) => a(nn.exec(e)?.[1] ?? "");
		}
		function createConditionCheck(e) {
			const t = new Set((0, r.jQ)(e).flatMap((e) => [...(0, r.S3)((0, r.oB)(e, "when")), ...(0, r.S3)((0, r.oB)(e, "whenExpressions"))]).flatMap((e) => (0, r.S3)((0, r.oB)(e, "values"))).map(r.Um));
			return (e) => t.has(e) ? "`when` compares it" : undefined;
		}
		;
		const rn = {
			kind: "text",
			name: "terraform",
			words: [
				".tf",
				".tofu",
				"/terragrunt.hcl"
			],
			paths: [/\.(?:tf|tofu|tfvars)$/, /\/terragrunt\.hcl$/],
			disguises: (0, h.EB)(h.vP, h.WH),
			scan: (e, t) => scanHclImages(e, t, "terraform", terraform_namesImage, isImageKey, namesResult)
		};
		const isImageKey = (e) => /^(?:image|image_uri|container_image|docker_image)$/.test(e);
		function terraform_namesImage({ block: e, label: t, name: n }) {
			return isImageKey(n) || n === "name" && e === "resource" && t.startsWith("docker_image ");
		}
		function namesResult({ block: e, inner: t, label: n, name: r }) {
			if (e !== "resource") return false;
			const [i = ""] = n.split(" ", 1);
			if (i === "docker_tag") return r === "target_image";
			return r === "name" && (i === "docker_registry_image" || i === "docker_image" && t.has("build"));
		}
		var an = n(28271);
		;
		const on = {
			kind: "yaml",
			name: "woodpecker",
			words: ["/.woodpecker", "/.crow"],
			paths: [/\/\.(?:woodpecker|crow)\.ya?ml$/, /\/\.(?:woodpecker|crow)\/.*\.ya?ml$/],
			disguises: h.zj,
			scan: (e) => {
				const t = createWoodpeckerVariables(e);
				for (const n of (0, a.NS)(e)) {
					const i = (0, r.Jv)(n);
					if (i?.value.includes("$")) (0, a._s)(e, i, t(i.value));
					else (0, a.hk)(e, n);
				}
			}
		};
		const sn = 2e4;
		const cn = new Map();
		function createWoodpeckerVariables(e) {
			const t = (0, r.oB)(e.root, "matrix");
			if (t === undefined) return () => [g.s9];
			const n = (0, r.S3)((0, r.oB)(t, "include"));
			const i = n.length > 0 ? n : [t];
			const a = new Set(i.flatMap((e) => [...(0, r.Mc)(e)].map(({ key: e }) => e)));
			const o = namesSelecting(e);
			let s = 0;
			return (t) => {
				const n = [...(0, v.H2)(t).keys()].filter((e) => a.has(e));
				if (n.length === 0) return [g.s9];
				const r = i.slice(0, R).flatMap((e) => combineMap(e, n));
				if (r.length >= R) throw new RangeError(`its matrix has ${R} combinations or more`);
				s += r.length;
				if (s > sn) throw new RangeError(`it names more than ${sn} images`);
				return (r.length === 0 ? [cn] : r).map((t) => woodpecker_dialectOf(e, t, o));
			};
		}
		function woodpecker_dialectOf({ isCompared: e, mentions: t, source: n }, i, a) {
			return { lookup: (0, y.j)({
				text: (e) => (0, _.Z)(n, i.get(e)),
				label: (e) => `matrix: ${e}`,
				whyFixed: (t) => a.has(t) ? "`when` compares it" : (0, b.on)((0, r.Um)(i.get(t)), e),
				mentions: t,
				expands: false
			}) };
		}
		function namesSelecting({ root: e }) {
			const t = (0, r.jQ)(e).flatMap((e) => {
				const t = (0, r.oB)(e, "when");
				return t?.kind === "list" ? t.items : t ?? [];
			});
			return new Set(t.flatMap((e) => [...(0, r.Mc)((0, r.oB)(e, "matrix"))].map(({ key: e }) => e)));
		}
		var ln = n(68095);
		;
		const un = [
			W.TE,
			Qe,
			st,
			ht,
			be,
			x,
			z,
			on,
			Re,
			re,
			xe,
			K,
			jt,
			At,
			$t,
			tn,
			Ee,
			J.pm,
			o.ld,
			p,
			c,
			Ie,
			Le,
			Oe,
			wt,
			rn,
			Kt,
			qt,
			ve,
			ze,
			F,
			yt,
			bt.q,
			Nt.w,
			ln.o,
			an.A
		];
		const $ = new Map();
		const dn = 1e4;
		const fn = un.filter(({ words: e }) => e !== undefined);
		const pn = un.filter(({ words: e }) => e === undefined);
		const mn = new RegExp(fn.flatMap(({ words: e = [] }) => e).join("|").replaceAll(".", String.raw`\.`));
		function syntaxAt(e) {
			const t = $.get(e);
			if (t !== undefined) return t;
			const n = `/${e}`.toLowerCase();
			const isClaimed = ({ paths: e }) => e.some((e) => e.test(n));
			const mayBeClaimed = ({ words: e = [] }) => e.some((e) => n.includes(e));
			const r = mn.test(n) ? fn.find((e) => mayBeClaimed(e) && isClaimed(e)) : undefined;
			const i = r ?? pn.find(isClaimed) ?? an.A;
			if ($.size >= dn) $.clear();
			$.set(e, i);
			return i;
		}
		function syntaxFor(e) {
			return syntaxAt(e).name;
		}
		function isGeneralJson(e) {
			return e.toLowerCase().endsWith(".json") && syntaxAt(e) === ln.o;
		}
	}),
	35234: (function(e, t, n) {
		n.d(t, {
			Fp: function() {
				return addUpdatedByArgo;
			},
			PJ: function() {
				return addSettings;
			},
			WX: function() {
				return addDataValues;
			},
			pU: function() {
				return addChartSettings;
			}
		});
		var r = n(62137);
		var i = n(29065);
		var a = n(58267);
		var o = n(79759);
		var s = n(76671);
		var c = n(76966);
		const l = {
			ConfigMap: "data",
			Secret: "stringData"
		};
		const u = /(?:^|\.)repository$/;
		const d = /\\(?:x|u00|U000000)[67]/;
		function addDataValues(e) {
			for (const t of (0, i.jQ)(e.root)) {
				const n = (0, i.oB)(t, l[(0, i.Um)((0, i.oB)(t, "kind")) ?? ""] ?? "");
				for (const { key: t, value: r } of n?.kind === "map" ? n.own.values() : []) {
					const n = s.ld.paths.some((e) => e.test(`/${t.toLowerCase()}`));
					if (n) addValues(e, r, s.ld.scan);
					else if (mayHaveParts((0, i.Jv)(r)?.value ?? "")) addValues(e, r, scanSplitNames);
				}
			}
		}
		function mayHaveParts(e) {
			return e.includes("registry") && e.includes("repo") || d.test(e);
		}
		function scanSplitNames(e) {
			for (const t of (0, i.jQ)(e.root)) if ((0, i.Ms)(t, "registry") !== undefined) (0, s.X9)(e, t);
		}
		function addValues(e, t, n) {
			const a = (0, i.Jv)(t);
			if (a === undefined || e.seen.has(a)) return;
			(0, o.HN)(e, a, n === scanSplitNames ? "parts" : "values", (t, i) => {
				const a = (0, o.J4)(t, e.syntax, i);
				for (const { root: e } of (0, r.g)(t)) n({
					...a,
					root: e
				});
			});
		}
		function addChartSettings(e, t, n) {
			addSettings(e, (0, i.oB)(t, "helm", "parameters"));
			if ((0, i.oB)(t, "chart") !== undefined) addSettings(e, (0, i.oB)(t, "set"));
			if (n === "HelmChart") addSettings(e, (0, i.oB)(t, "spec", "set"));
		}
		function addSettings(e, t) {
			if (t === undefined || e.seen.has(t)) return;
			e.seen.add(t);
			const n = settingsOf(t);
			for (const { value: t } of n.values()) (0, o.aP)(e, t, "text");
			for (const [t, r] of n) if (u.test(t)) addSettingsImage(e, n, t, r);
		}
		function settingsOf(e) {
			if (e.kind === "map") return e.own;
			const t = (0, i.S3)(e).flatMap((e) => {
				const t = (0, i.Um)((0, i.oB)(e, "name"));
				const n = (0, i.Ms)(e, "value");
				return t === undefined || n === undefined ? [] : [[t, n]];
			});
			return new Map(t);
		}
		function addSettingsImage(e, t, n, r) {
			const beside = (e) => t.get(n.replace(/repository$/, e));
			const o = c.Ei.flatMap((e) => {
				const t = beside(e);
				return t === undefined ? [] : [[e, {
					...t,
					key: e
				}]];
			});
			const s = beside("tag");
			if (s === undefined && o.length === 0 || (0, a.pF)((0, i.Um)(r.value) ?? "")) return;
			const l = {
				map: r.map,
				name: r,
				registry: beside("registry"),
				tag: s,
				digests: o
			};
			(0, a.Xp)(e, {
				...l,
				reader: c.hq,
				withoutTag: c.gD
			});
		}
		const f = "argocd-image-updater.argoproj.io/";
		function addUpdatedByArgo({ sink: e }, t) {
			const n = (0, i.Um)((0, i.oB)(t, "metadata", "annotations", `${f}image-list`));
			if (n === undefined) return;
			const r = n.split(",").map((e) => e.trim().replace(/^[^=]*=/, "").replace(/[:@][^/]*$/, ""));
			const a = r.every((e) => /^[\w./:-]+$/.test(e));
			e.managed.push({
				...rangeOfMap(t),
				...a && { names: r }
			});
		}
		function rangeOfMap({ own: e }) {
			const t = [...e.values()];
			return {
				start: Math.min(...t.map(({ keyStart: e }) => e)),
				end: Math.max(...t.map(({ valueEnd: e }) => e))
			};
		}
	}),
	89854: (function(e, t, n) {
		n.d(t, {
			M: function() {
				return createEnvironment;
			},
			S: function() {
				return environmentStart;
			}
		});
		var r = n(59173);
		var i = n(18854);
		var a = n(29065);
		var o = n(67669);
		var s = n(40907);
		const c = ["environment", "args"];
		const l = /^[ \t]*(?:export[ \t]+)?([A-Za-z_]\w*)[ \t]*[=:][ \t]*(.*)$/;
		function environmentStart(e) {
			return e.length + 1;
		}
		const u = new WeakMap();
		function readShared(e, t) {
			return {
				values: readEnvironment(t, environmentStart(e)),
				mentions: (0, r.Oo)(() => (0, o.H2)(`${e}\n${t}`))
			};
		}
		function createEnvironment({ environment: e, root: t, seen: n, source: a }) {
			if (e === undefined) return i.s9;
			const c = (0, r.IV)(u, n, () => readShared(a, e));
			const l = (0, r.Oo)(() => (0, o.c5)(new Map(), namesHandedOn(t)));
			const mentionsOf = (e) => (c.mentions().get(e) ?? 0) + (l().get(e) ?? 0);
			return { lookup: (0, s.j)({
				text: (e) => c.values.get(e),
				label: (e) => `${e} in .env`,
				mentions: () => ({ get: mentionsOf }),
				expands: true
			}) };
		}
		function namesHandedOn(e) {
			return (0, a.jQ)(e).flatMap((e) => c.flatMap((t) => {
				const n = (0, a.oB)(e, t);
				const r = n?.kind === "text" ? [n] : (0, a.S3)(n);
				const i = [...(0, a.Mc)(n)].filter(({ value: e }) => (0, a.Jv)(e) === undefined);
				return [...r.flatMap((e) => (0, a.Um)(e) ?? []), ...i.map((e) => e.key)];
			}));
		}
		function readEnvironment(e, t) {
			const n = new Map();
			let r = 0;
			for (const i of e.split("\n")) {
				const [, e = "", a = ""] = l.exec(i.replace(/\r$/, "")) ?? [];
				if (e !== "") {
					const o = valueOf(a);
					const s = t + r + i.lastIndexOf(a) + o.skipped;
					const c = [{
						text: o.text,
						start: s,
						end: s + o.text.length,
						from: undefined
					}];
					n.set(e, {
						value: o.text,
						pieces: o.text === "" ? [] : c
					});
				}
				r += i.length + 1;
			}
			return n;
		}
		function valueOf(e) {
			const t = /^["']/.exec(e)?.[0];
			const n = t === undefined ? -1 : e.indexOf(t, 1);
			if (n > 0) return {
				text: e.slice(1, n),
				skipped: 1
			};
			return {
				text: e.replace(/(?:^|(?<![ \t])[ \t]+)#.*$/, "").trimEnd(),
				skipped: 0
			};
		}
	}),
	52423: (function(e, t, n) {
		n.d(t, {
			TE: function() {
				return m;
			},
			ir: function() {
				return readStages;
			},
			Yk: function() {
				return scanDockerfile;
			}
		});
		var r = n(76448);
		var i = n(18854);
		var a = n(78390);
		var o = n(7175);
		;
		const s = 2e4;
		function readInstructions(e) {
			const { dockerfile: t, escapeCharacter: n } = parse(e);
			const r = createOffsets(e);
			const i = t.getInstructions();
			if (i.length > s) throw new RangeError(`it has more than ${s} instructions`);
			const a = i.map((t) => {
				const { end: i, start: a } = t.getRange();
				return instructionAt(e, r(a), r(i), n);
			});
			const c = t.getDirectives().find((e) => e.getName().toLowerCase() === "syntax");
			const l = c?.getValueRange();
			const u = l && (0, o.zF)(e, r(l.start), r(l.end));
			return {
				instructions: a,
				frontend: u,
				escapeCharacter: n
			};
		}
		function parse(e) {
			const t = e.search(/^[ \t]*[^\s#]/m);
			const n = t < 0 ? e : e.slice(0, t);
			const r = a.DockerfileParser.parse(n).getEscapeCharacter();
			const i = e.replaceAll(r + r, "xx").replaceAll("--", "xx").replace(/(?<=[ \t])\d{1,9}(?=<<[^<])/g, (e) => " ".repeat(e.length));
			return {
				dockerfile: a.DockerfileParser.parse(i),
				escapeCharacter: r
			};
		}
		function createOffsets(e) {
			const t = [0];
			for (const n of e.matchAll(/\r\n|\r|\n/g)) t.push(n.index + n[0].length);
			return ({ line: e, character: n }) => Number(t[e]) + n;
		}
		function logicalLine(e, t, n, r) {
			const i = [];
			let a = t;
			while (a < n) {
				const s = e.indexOf("\n", a);
				const c = s < 0 || s > n ? n : s;
				const l = e.slice(a, c);
				const u = l.trimEnd();
				const d = a === t;
				a = c + 1;
				if (!d && (u === "" || /^[ \t]*#/.test(u))) continue;
				const f = u.endsWith(r) && !u.endsWith(r + r);
				const p = f ? u.length - 1 : u.length;
				i.push((0, o.zF)(e, c - l.length, c - l.length + p));
				if (!f) break;
			}
			return (0, o.oL)(i);
		}
		const c = /(?:\\[\s\S]?|'[^']*(?:'|$)|"(?:\\[\s\S]?|[^"\\])*(?:"|$)|[^ \t'"\\]+)+/g;
		const l = /(?:`[\s\S]?|'[^']*(?:'|$)|"(?:`[\s\S]?|[^"`])*(?:"|$)|[^ \t'"`]+)+/g;
		function* wordsIn(e, t) {
			const n = t === "`" ? l : c;
			for (let t = 0;;) {
				n.lastIndex = t;
				const r = n.exec(e.value);
				if (r === null) return;
				t = r.index + r[0].length;
				yield (0, o.ao)(e, r.index, t);
			}
		}
		function instructionAt(e, t, n, r) {
			const i = logicalLine(e, t, n, r);
			const a = i.value.search(/\s/);
			const s = a < 0 ? i.value.length : a;
			const c = i.value.slice(0, s).toUpperCase();
			return {
				keyword: c,
				line: (0, o.ao)(i, s),
				start: t,
				end: n
			};
		}
		var u = n(21948);
		var d = n(63664);
		var f = n(67669);
		;
		const p = 1e3;
		function dialectsOf(e, { builds: t, ...n }) {
			const r = new Set(e.map(argumentNameOf));
			const i = new Map();
			for (const e of t) {
				const t = [...e.args].filter(([e]) => r.has(e));
				i.set(JSON.stringify(t.map(([e, t = null]) => [e, t])), {
					...e,
					args: new Map(t)
				});
			}
			const a = t.length === 0 ? [{
				args: new Map(),
				calledAt: ""
			}] : i.values();
			return [...a].map((r) => dialectOf(e, r, {
				builds: t,
				...n
			}));
		}
		function dialectOf(e, { args: t, calledAt: n }, { builds: r, escapeCharacter: a, mentions: s }) {
			const c = new Map();
			const l = new Map();
			const u = new Map();
			const d = {
				lookup: (e) => c.get(e),
				begun: (e) => u.get(e),
				whyUnknown: (e) => l.get(e),
				escape: a
			};
			for (const a of e) {
				const e = argumentNameOf(a);
				const f = {
					label: `ARG ${e}`,
					mentions: s.get(e) ?? 0
				};
				if (t.has(e)) {
					const r = t.get(e);
					const i = (0, o.b4)(a, 0);
					const s = r?.includes("@") ? "replace its digest" : "write `@` and the digest behind its value";
					const u = `\`${e}\` is set in ${n}: ${s} there`;
					if (r === undefined) l.set(e, `\`${e}\` is set in ${n} to a value that is not known`);
					else c.set(e, {
						text: (0, o.E_)(r, i, i),
						definition: {
							...f,
							offset: i,
							fixed: u
						},
						uses: []
					});
					continue;
				}
				if (!a.value.includes("=")) continue;
				const p = (0, i.i7)((0, o.ao)(a, e.length + 1), d);
				c.delete(e);
				if (p.kind === "unknown") {
					if (p.uses.length > 0) u.set(e, p);
					continue;
				}
				const m = (0, o.b4)(a, e.length + 1);
				const h = whyFixed(e, r);
				c.set(e, {
					text: p.text,
					definition: {
						...f,
						offset: m,
						fixed: h
					},
					uses: p.uses
				});
			}
			return d;
		}
		function argumentNameOf({ value: e }) {
			return e.split("=", 1).join("");
		}
		function whyFixed(e, t) {
			const n = t.find(({ args: t }) => {
				const n = t.get(e) ?? "";
				return t.has(e) && !(0, d.De)(n) && !n.includes("@");
			});
			return n && `${n.calledAt} sets \`${e}\` to another value: write \`@\` and the digest behind both`;
		}
		function isNew(e, t, n) {
			const r = (0, i.i7)(e, t);
			const a = r.kind === "unknown" ? r.partial : r.text.value;
			if (n.has(a)) return false;
			n.add(a);
			const [o, ...s] = r.kind === "unknown" ? [] : r.text.pieces;
			const c = o?.start === o?.end && s.length === 0;
			return o === undefined || !c || !(0, d.De)(a);
		}
		function countArgMentions(e, t, n) {
			const r = [];
			for (const [i, { keyword: a, line: o }] of e.entries()) {
				if (a === "FROM" || a === "ARG" && i < t) r.push(o.value);
				else if (a === "ARG") {
					for (const { value: e } of argumentsOf(o, n)) if (!e.includes("=")) r.push(`$${e}`);
				}
			}
			return (0, f.H2)(r.join("\n"));
		}
		function argumentsOf(e, t) {
			const n = [];
			for (const r of wordsIn(e, t)) {
				n.push(r);
				if (n.length > p) throw new RangeError(`an instruction has more than ${p} arguments`);
			}
			return n;
		}
		;
		const m = {
			kind: "text",
			name: "dockerfile",
			words: ["dockerfile", "containerfile"],
			paths: [/\/(?:dockerfile|containerfile)(?![^/]*\.(?:c|cc|cpp|cs|css|dockerignore|go|h|html?|java|js|json|kt|lua|md|mjs|php|ps1|py|rb|rs|rst|sh|swift|toml|tsx?|txt|ya?ml)$)[^/]*$/, /\.(?:dockerfile|containerfile)$/],
			disguises: r.ys,
			scan: (e, t, n) => scanDockerfile(e, t, "dockerfile", n)
		};
		const h = "--from=";
		const g = new Set([
			"RUN",
			"CMD",
			"ENTRYPOINT",
			"HEALTHCHECK",
			"ONBUILD",
			"SHELL"
		]);
		const _ = "--mount=";
		const v = new Set([
			"COPY",
			"RUN",
			"ONBUILD"
		]);
		function scanDockerfile(e, t, n = "dockerfile", r = []) {
			const { instructions: a, frontend: o, escapeCharacter: s } = readInstructions(e);
			const c = a.findIndex(({ keyword: e }) => e === "FROM");
			const l = countArgMentions(a, c, s);
			const d = globalsOf(a, c, s);
			const f = dialectsOf(d, {
				builds: r,
				escapeCharacter: s,
				mentions: l
			});
			const p = a.map((e) => stageName(e, s));
			const m = new Set(p);
			const h = new Set();
			if (o !== undefined) (0, u.o)(t, n, o, i.s9);
			for (const [o, l] of a.entries()) {
				const { keyword: a, line: d, start: g } = l;
				addZones(t, l, e.slice(g, l.end));
				if (a === "ARG" && r.length > 0) addReplaced(t, argumentsOf(d, s), r);
				const _ = { remarksAt: [g] };
				if (a === "ARG" && o < c) continue;
				if (a === "FROM") {
					const e = firstNoFlag(d, s);
					const r = new Set();
					for (const i of e === undefined ? [] : f) if (e !== undefined && isNew(e, i, r) && !isStage(e, i, h)) (0, u.o)(t, n, e, i, _);
					h.add(p[o] ?? "");
				} else {
					for (const e of mountedImages(a, d, s)) if (!/^\d+$/.test(e.value) && !isStage(e, i.s9, m)) (0, u.o)(t, n, e, i.s9, _);
				}
			}
		}
		function globalsOf(e, t, n) {
			const r = e.slice(0, Math.max(0, t)).filter(({ keyword: e }) => e === "ARG");
			return r.flatMap(({ line: e }) => argumentsOf(e, n));
		}
		const y = /^[ \t]*#.*$/gm;
		function addZones({ zones: e }, { end: t, keyword: n, start: r }, i) {
			const a = g.has(n) || i.includes("<<");
			e.push({
				start: r,
				end: t,
				kind: a ? "script" : "text"
			});
			if (i.includes("<<")) return;
			for (const { 0: t, index: n } of i.matchAll(y)) e.push({
				start: r + n,
				end: r + n + t.length,
				kind: "quiet"
			});
		}
		function addReplaced({ zones: e }, t, n) {
			for (const r of t) {
				if (!n.every(({ args: e }) => e.has(argumentNameOf(r)))) continue;
				e.push({
					...(0, o.be)(r),
					kind: "quiet"
				});
			}
		}
		function isStage(e, t, n) {
			const r = (0, i.bk)(e, t)?.toLowerCase();
			if (r !== undefined) return r === "scratch" || n.has(r);
			const a = createPlatformCheck(e, t);
			return a !== undefined && [...n].some(a);
		}
		const b = /^(?:TARGET|BUILD)(?:OS|ARCH|VARIANT)$/;
		const x = {
			text: (0, o.E_)("\0", 0, 0),
			definition: undefined,
			uses: []
		};
		const S = /^[\w.-]*\0(?:[\w.-]*\0){0,2}[\w.-]*$/;
		const C = 128;
		function createPlatformCheck(e, t) {
			const lookup = (e) => t.lookup(e) ?? (b.test(e) ? x : undefined);
			const n = (0, i.bk)(e, {
				...t,
				lookup
			})?.toLowerCase() ?? "";
			if (!S.test(n)) return undefined;
			const r = new RegExp(`^${n.replaceAll(".", "\\.").replaceAll("\0", "[a-z0-9]*")}$`);
			return (e) => e !== "" && e.length <= C && r.test(e);
		}
		function stageName({ keyword: e, line: t }, n) {
			if (e !== "FROM") return "";
			const r = [];
			for (const e of wordsIn(t, n)) {
				if (!e.value.startsWith("--")) r.push(e.value.toLowerCase());
				if (r.length === 3) break;
			}
			const [, i, a = ""] = r;
			return i === "as" ? a : "";
		}
		function firstNoFlag(e, t) {
			for (const n of wordsIn(e, t)) if (!n.value.startsWith("--")) return n;
			return undefined;
		}
		function* mountedImages(e, t, n) {
			if (!v.has(e)) return;
			for (const r of wordsIn(t, n)) {
				if (e === "ONBUILD") {
					const e = r.value.toUpperCase();
					const i = (0, o.ao)(t, t.value.indexOf(r.value) + r.value.length);
					if (e !== "ONBUILD") yield* mountedImages(e, i, n);
					return;
				}
				if (!r.value.startsWith("--")) return;
				const a = (0, i.i7)(r, {
					...i.s9,
					escape: n
				});
				const s = a.kind === "known" ? a.text : r;
				if (e === "COPY" && s.value.startsWith(h)) yield (0, o.ao)(s, h.length);
				if (e === "RUN" && s.value.startsWith(_)) yield* mountOption(s);
			}
		}
		function* mountOption(e) {
			let t = _.length;
			for (const n of e.value.slice(t).split(",")) {
				if (/^from=/i.test(n)) yield (0, o.ao)(e, t + "from=".length, t + n.length);
				t += n.length + 1;
			}
		}
		function readStages(e, t = []) {
			const { escapeCharacter: n, instructions: r } = readInstructions(e);
			const i = r.findIndex(({ keyword: e }) => e === "FROM");
			const a = globalsOf(r, i, n);
			const o = dialectsOf(a, {
				builds: t,
				escapeCharacter: n,
				mentions: new Map()
			});
			return o.map((t) => stagesIn(e, r, n, t));
		}
		function stagesIn(e, t, n, r) {
			const a = t.filter(({ keyword: e }) => e === "FROM");
			const o = [];
			const s = new Map();
			for (const c of t) {
				const { end: t, keyword: l, line: u, start: d } = c;
				if (l !== "FROM") continue;
				const f = firstNoFlag(u, n);
				const p = (0, i.bk)(f, r)?.toLowerCase();
				const m = p === undefined && f !== undefined ? createPlatformCheck(f, r) : undefined;
				const h = m === undefined ? [p ?? ""] : [...s.keys()].filter(m);
				const g = h.flatMap((e) => s.get(e) ?? []);
				const _ = a[o.length + 1]?.start ?? e.length;
				const v = stageName(c, n);
				if (v !== "") s.set(v, o.length);
				o.push({
					name: v,
					continues: g,
					start: d,
					end: _,
					fromEnd: t
				});
			}
			return o;
		}
	}),
	31799: (function(e, t, n) {
		n.d(t, {
			Ez: function() {
				return comparedTexts;
			},
			JP: function() {
				return whyFixedInMatrix;
			},
			g6: function() {
				return whyFixedDefault;
			},
			on: function() {
				return whyCompared;
			},
			w$: function() {
				return createComparedCheck;
			}
		});
		var r = n(59173);
		var i = n(29065);
		const a = [
			"options",
			"enum",
			"values"
		];
		const o = [
			/[=!]=\s*('{1,2}[^'\n]{1,4096}')/g,
			/('[^'\n]{1,4096}')'?\s*[=!]=/g,
			/[=!]=\s*\\?("[^"\n]{1,4096}")/g,
			/("[^"\n]{1,4096}")\s*[=!]=/g,
			/\b(?:contains|containsvalue|endswith|eq|in|ne|notin|startswith)\(([^()\n]{1,4096})/gi,
			/\b(?:eq|ne)\s+([^(){}|\n]{1,4096})/g
		];
		const s = /'([^'\n]+)'|"([^"\n]+?)\\?"/g;
		const c = /@sha256:[0-9a-f]{64}$/;
		function comparedTexts(e) {
			const t = o.flatMap((t) => [...e.matchAll(t)]);
			return t.flatMap(({ 0: e, 1: t = "", index: n }) => {
				const r = n + e.indexOf(t);
				return [...t.matchAll(s)].map(({ 1: e, 2: t = "", index: n }) => {
					const i = e ?? t;
					const a = r + n + 1;
					return {
						start: a,
						end: a + i.length,
						value: i
					};
				});
			});
		}
		function createComparedCheck(e) {
			const t = (0, r.Oo)(() => new Set(comparedTexts(e).map(({ value: e }) => e.replace(c, ""))));
			return (e) => t().has(e.replace(c, ""));
		}
		function whyFixedDefault(e, t) {
			const n = a.find((t) => (0, i.S3)((0, i.oB)(e, t)).length > 0);
			if (n !== undefined) return `it must equal one of the \`${n}\` of its parameter`;
			if ((0, i.oB)(e, "regex") !== undefined) return "it must match the `regex` of its parameter";
			return whyCompared((0, i.Um)((0, i.oB)(e, "default")), t);
		}
		function whyFixedInMatrix(e, t, n) {
			return t.has(e) ? "`include` or `exclude` names the same value" : whyCompared(e, n);
		}
		function whyCompared(e, t) {
			return e !== undefined && t(e) ? "an expression compares it" : undefined;
		}
	}),
	76671: (function(e, t, n) {
		n.d(t, {
			HJ: function() {
				return scanImageMap;
			},
			X9: function() {
				return addRepositoryImage;
			},
			ld: function() {
				return l;
			},
			sg: function() {
				return scanHelmValues;
			},
			vS: function() {
				return addTaggedText;
			}
		});
		var r = n(63664);
		var i = n(29065);
		var a = n(58267);
		var o = n(79759);
		var s = n(76966);
		var c = n(91087);
		const l = {
			kind: "yaml",
			name: "helm-values",
			words: ["values"],
			paths: [/\/(?:[^/]*[-_.])?values(?:[-_.][^/]*)?\.ya?ml$/],
			isLoose: true,
			scan: (e) => {
				scanHelmValues(e);
				for (const t of (0, i.jQ)(e.root)) (0, c.HI)(e, t);
			}
		};
		const u = /^image$|Image$|[-_]image$/;
		const d = /^image$|Image$/;
		const f = /^\w[\w.-]{0,127}(?:@\S*)?$/;
		const p = {
			kind: "list",
			items: []
		};
		const m = "its tag is `global.tag`, which other images of the chart share";
		const h = "it is the registry of images whose names are not in this file";
		const g = "it has both a `repository` and a `name`, and it is not known whether the name is part of it";
		function scanHelmValues(e) {
			const t = (0, i.oB)(e.root, "global") ?? p;
			for (const n of (0, i.jQ)(e.root)) scanImageMap(e, n, t);
			addGlobalRegistry(e, (0, i.Ms)(t, "imageRegistry"));
		}
		function addGlobalRegistry({ seen: e, sink: t, syntax: n }, r) {
			const a = (0, i.Jv)(r?.value);
			if (a === undefined || a.value === "" || r?.isInherited || e.has(a)) return;
			const [o, s] = a.scalar.range;
			t.unknown.push({
				syntax: n,
				text: a.value,
				start: o,
				end: s,
				reason: h,
				uses: []
			});
		}
		function scanImageMap(e, t, n = p) {
			addRepositoryImage(e, t, (0, i.Ms)(n, "imageRegistry"));
			for (const r of t.own.values()) {
				if (!u.test(r.key)) continue;
				if (r.value?.kind !== "map") addTextImage(e, t, r, n);
				else if (d.test(r.key)) addNamedImage(e, r.value);
			}
		}
		function addRepositoryImage(e, t, n) {
			const r = (0, i.Ms)(t, "repository") ?? (0, i.Ms)(t, "repo");
			if (r === undefined || e.seen.has(t)) return;
			const o = (0, c.OZ)(r.value) ? (0, i.Ms)(t, "registry") : (0, c.Fv)(t);
			const l = (0, s.QW)(e, t);
			const u = (0, i.Ms)(t, "tag") ?? absentTag(t, r, l.reader) ?? versionTag(t, o, r);
			const d = (0, i.Um)(n?.value) && (o !== undefined || !(0, c.OZ)(r.value));
			if (d && n?.value !== undefined) e.seen.add(n.value);
			const f = (0, c.d0)(t, d ? n : o, r);
			if ((o ?? u ?? l.digests[0]) === undefined && f.name === r) return;
			(0, a.Xp)(e, {
				...f,
				tag: u,
				...l
			});
		}
		function absentTag(e, t, n) {
			if (t.map !== e || n.defaultTag("tag") === undefined) return undefined;
			const r = {
				keyStart: t.valueEnd,
				keyEnd: t.valueEnd,
				valueEnd: t.valueEnd
			};
			return {
				...r,
				key: "tag",
				value: undefined,
				isInherited: true,
				map: {
					...e,
					own: new Map()
				}
			};
		}
		function versionTag(e, t, n) {
			const r = (0, c.OZ)(n.value) || (0, c.Cf)(t);
			return r && !(0, a.pF)((0, i.Um)(n.value) ?? "") ? (0, i.Ms)(e, "version") : undefined;
		}
		function addNamedImage(e, t) {
			const n = (0, i.Ms)(t, "name");
			const r = (0, i.Ms)(t, "repository");
			if (n === undefined || [t, n.value].some((t) => t && e.seen.has(t))) return;
			if (r === undefined) {
				e.seen.add(t);
				const r = (0, c.OZ)(n.value) ? (0, i.Ms)(t, "registry") : (0, c.Fv)(t);
				const o = (0, c.cO)(t) ?? versionTag(t, r, n);
				(0, a.Xp)(e, {
					...(0, c.d0)(t, r, n),
					tag: o,
					...(0, s.QW)(e, t)
				});
			} else if (isUnclearName(r, n)) {
				e.seen.add(t);
				const n = {
					...(0, s.QW)(e, t),
					digests: [],
					withoutTag: g
				};
				(0, a.Xp)(e, {
					...n,
					name: r,
					tag: undefined
				});
			}
		}
		function isUnclearName(e, t) {
			const n = ((0, i.Um)(e.value) ?? "").split("/");
			const r = (0, i.Um)(t.value);
			return (0, c.OZ)(e.value) && n.length > 2 && !!r && r !== n.at(-1);
		}
		function addTextImage(e, t, n, s) {
			const l = (0, i.Um)(n.value);
			if (l === undefined || addTaggedText(e, t, n, s)) return;
			if (n.value !== undefined && e.seen.has(n.value)) return;
			const u = !(0, a.pF)(l) && isCompleted(e, t, n);
			const d = !(0, c.OZ)(n.value) && (0, c.Cf)((0, c.gZ)(t, n) ?? hubOf(n, s));
			if (d || n.key === "image" && u) addTextParts(e, t, n, undefined, s);
			else if (n.key === "image" || (0, r.De)(l)) (0, o.hk)(e, n.value);
		}
		function isCompleted({ readerOf: e }, t, { key: n, value: r }) {
			return (0, c.vg)(t) || (0, c.OZ)(r) && e(t).goesOn(n) !== undefined;
		}
		function addTaggedText(e, t, n, r) {
			if ((0, a.pF)((0, i.Um)(n.value) ?? ":")) return false;
			const partners = (...e) => e.flatMap((e) => (0, i.Ms)(t, `${n.key}${e}`) ?? []);
			const o = partners("Version", "_version").find(({ value: e }) => f.test((0, i.Um)(e) ?? ""));
			const s = partners("Tag", "_tag")[0] ?? o ?? (0, i.Ms)(t, "tag");
			if (s === undefined) return false;
			addTextParts(e, t, n, s, r);
			return true;
		}
		function addTextParts(e, t, n, r, o) {
			const l = (0, c.gZ)(t, n);
			const u = l ?? hubOf(n, o);
			const d = l === undefined && u !== undefined && !(0, i.Um)(r?.value);
			const f = d ? (0, i.Ms)(o, "tag") : r;
			const p = u?.key === "hub" ? [t, o].map((e) => (0, i.Um)((0, i.oB)(e, "variant"))) : [];
			(0, a.Xp)(e, {
				...(0, c.d0)(t, u, n),
				tag: p.some(Boolean) ? undefined : f,
				...(0, s.QW)(e, t),
				notEditable: d ? m : undefined
			});
		}
		function hubOf({ key: e, value: t }, n) {
			const r = (0, i.Ms)(n, "hub");
			return e === "image" && /^[\w.-]+$/.test((0, i.Um)(t) ?? "") && (0, c.Cf)(r) ? r : undefined;
		}
	}),
	72989: (function(e, t, n) {
		n.d(t, { q: function() {
			return i;
		} });
		var r = n(76448);
		const i = {
			kind: "text",
			name: "html",
			words: ["htm"],
			paths: [/\.(?:html?|xhtml)$/],
			disguises: r.__,
			longest: Number.POSITIVE_INFINITY,
			scan: () => undefined
		};
	}),
	76966: (function(e, t, n) {
		n.d(t, {
			Ei: function() {
				return i;
			},
			QW: function() {
				return digestKeysIn;
			},
			c0: function() {
				return s;
			},
			gD: function() {
				return c;
			},
			hq: function() {
				return o;
			},
			vR: function() {
				return a;
			}
		});
		var r = n(29065);
		const i = ["digest", "sha"];
		const a = {
			before: "",
			after: ""
		};
		const o = {
			use: () => ({
				reads: "unknown",
				form: "unknown",
				mayAdd: false
			}),
			tagStays: () => undefined,
			defaultTag: () => undefined,
			around: () => a,
			ignores: () => false,
			goesOn: () => undefined
		};
		const s = {
			...o,
			use: () => ({
				reads: "yes",
				form: "full",
				mayAdd: true
			})
		};
		const c = "its tag is not in this file; the chart or a variable sets it";
		function digestKeysIn({ readerOf: e }, t) {
			const n = i.flatMap((e) => {
				const n = (0, r.Ms)(t, e);
				return n === undefined ? [] : [[e, n]];
			});
			return {
				map: t,
				digests: n,
				reader: e(t),
				withoutTag: c
			};
		}
	}),
	91087: (function(e, t, n) {
		n.d(t, {
			$Q: function() {
				return addTaggedName;
			},
			Cf: function() {
				return isRegistry;
			},
			Fv: function() {
				return registryOf;
			},
			HI: function() {
				return addNamedImages;
			},
			OZ: function() {
				return isHosted;
			},
			cO: function() {
				return tagOf;
			},
			d0: function() {
				return imagePath;
			},
			gZ: function() {
				return registryBeside;
			},
			vg: function() {
				return hasVersionBeside;
			}
		});
		var r = n(63664);
		var i = n(29065);
		var a = n(52621);
		var o = n(52030);
		var s = n(7175);
		var c = n(58267);
		var l = n(79759);
		var u = n(76966);
		const d = /^(?:.*[a-z\d])?[-_]?image[-_]?(?:name|repo(?:sitory)?|ref)$/i;
		const f = /repo(?:sitory)?$/i;
		const p = /^images$|[a-z\d]Images$|[-_]images$/;
		const m = new Set([
			"manifest",
			"values",
			"valuesContent"
		]);
		function addNamedImages(e, t, n) {
			if (t.own.has("newTag")) addListedMap(e, t);
			for (const r of t.own.values()) {
				const i = /image/i.test(r.key);
				if (i && d.test(r.key)) addImageName(e, t, r);
				else if (i && p.test(r.key)) addImageList(e, r.value);
				else if (n !== undefined && m.has(r.key)) addManifest(e, r.value, n);
			}
		}
		function addImageName(e, t, n) {
			if (addTaggedName(e, t, n)) return;
			const r = (0, i.Um)(n.value);
			if (r === undefined) return;
			const a = registryBeside(t, n);
			const o = !isHosted(n.value) && isRegistry(a);
			const s = f.test(n.key) || hasVersionBeside(t);
			if (o || isHosted(n.value) && !(0, c.pF)(r) && s) (0, c.Xp)(e, {
				registry: o ? a : undefined,
				name: n,
				tag: undefined,
				...(0, u.QW)(e, t)
			});
			else if (isHosted(n.value)) (0, l.hk)(e, n.value);
		}
		function addTaggedName(e, t, n) {
			if (!d.test(n.key) || (0, i.Um)(n.value) === undefined) return false;
			const r = isHosted(n.value) ? undefined : registryBeside(t, n);
			if (!isHosted(n.value) && !isRegistry(r)) return false;
			const a = ["tag", "version"].flatMap((e) => [e, e.charAt(0).toUpperCase() + e.slice(1)]).map((e) => (0, i.Ms)(t, n.key.replace(/(?:name|repo(?:sitory)?|ref)$/i, e))).find((e) => (0, i.Jv)(e?.value) !== undefined);
			if (a === undefined || (0, c.pF)((0, i.Um)(n.value) ?? "")) return false;
			(0, c.Xp)(e, {
				registry: r,
				name: n,
				tag: a,
				...(0, u.QW)(e, t)
			});
			return true;
		}
		const h = [
			"tag",
			"version",
			"appVersion",
			"app_version",
			"imageTag",
			"image_tag",
			"imageVersion",
			"image_version"
		];
		function hasVersionBeside(e) {
			return h.some((t) => {
				const n = (0, i.Ms)(e, t);
				return n !== undefined && (n.value === undefined || n.value.kind === "text");
			});
		}
		function addImageList(e, t) {
			if (t?.kind === "map" && hasVersionBeside(t)) {
				addUntaggedNames(e, t);
				return;
			}
			const n = t?.kind === "map" ? [...t.own.values()].map(({ value: e }) => e) : (0, i.S3)(t);
			for (const t of n) {
				if (t?.kind === "map") addListedMap(e, t);
				else addListedText(e, t);
			}
		}
		function addUntaggedNames(e, t) {
			for (const n of t.own.values()) {
				if (n.value !== undefined && e.seen.has(n.value)) continue;
				if (n.value?.kind === "map") addListedMap(e, n.value);
				else if ((0, c.pF)((0, i.Um)(n.value) ?? "")) addListedText(e, n.value);
				else if (isHosted(n.value)) (0, c.Xp)(e, {
					name: n,
					tag: undefined,
					...(0, u.QW)(e, t)
				});
			}
		}
		function tagOf(e) {
			return (0, i.Ms)(e, "tag") ?? (0, i.Ms)(e, "newTag");
		}
		function addListedMap(e, t) {
			const n = (0, i.Ms)(t, "name");
			const r = tagOf(t);
			if (n === undefined || r === undefined || e.seen.has(t) || !isHosted(n.value)) return;
			e.seen.add(t);
			(0, c.Xp)(e, {
				name: n,
				tag: r,
				...(0, u.QW)(e, t)
			});
		}
		function addListedText(e, t) {
			const n = (0, i.Jv)(t);
			if (n === undefined || e.seen.has(n) || (0, o.G)(n.value)) return;
			const c = (0, s.K8)((0, a.c)(e.source, n.scalar));
			const u = (0, s.ao)(c, c.value.indexOf("=") + 1);
			if (!(0, r.ER)(u.value.split("/", 1).join("")) || !u.value.includes("/")) return;
			e.seen.add(n);
			(0, l.j)({
				...e,
				onlyComplete: false
			}, u);
		}
		function addManifest(e, t, n) {
			const r = (0, i.Jv)(t);
			if (r === undefined || !r.value.includes(":") || e.seen.has(r)) return;
			(0, l.HN)(e, r, "manifest", (e, t) => {
				n(e, t);
				t.faults.length = 0;
			});
		}
		const g = [
			"imageRegistry",
			"hub",
			"host"
		];
		const _ = [
			"organization",
			"organisation",
			"org",
			"owner"
		];
		const v = /^(?:(?:[\w-]+\.)+[\w-]+(?::\d+)?|[\w-]+:\d+|localhost)(?:\/[\w./-]*)?$/;
		const y = /\{\{|\$\{/;
		function registryOf(e, t = g) {
			const n = (0, i.Ms)(e, "registry");
			if ((0, i.Um)(n?.value)) return n;
			return t.map((t) => (0, i.Ms)(e, t)).find((e) => isRegistry(e)) ?? n;
		}
		function registryBeside(e, t) {
			return isHosted(t.value) ? (0, i.Ms)(e, "registry") : registryOf(e, ["imageRegistry", "hub"]);
		}
		function isRegistry(e) {
			const t = (0, i.Um)(e?.value) ?? "";
			return v.test(t) || y.test(t);
		}
		function isHosted(e) {
			const [t = "", ...n] = ((0, i.Um)(e) ?? "").split("/");
			return n.length > 0 && (0, r.ER)(t) && !t.endsWith(":");
		}
		function imagePath(e, t, n) {
			const r = pathOf(t, n);
			const a = (0, i.Ms)(e, "name");
			if (a !== undefined && a !== n && r?.length === 2 && isLastPart(a, r)) return t === undefined ? {
				registry: n,
				name: a
			} : {
				registry: t,
				organization: n,
				name: a
			};
			if (r?.length !== 2 || t === undefined) return {
				registry: t,
				name: n
			};
			const o = _.map((t) => (0, i.Ms)(e, t)).find((e) => (0, i.Um)(e?.value));
			return {
				registry: t,
				organization: o,
				name: n
			};
		}
		function pathOf(e, t) {
			const n = [e, t].flatMap((e) => (0, i.Um)(e?.value) || []);
			const r = n.map((e) => e.replace(/\/$/, "")).join("/");
			return v.test(r) ? r.split("/") : undefined;
		}
		function isLastPart(e, t) {
			const n = (0, i.Um)(e.value);
			return n !== undefined && n !== "" && !isHosted(e.value) && n !== t.at(-1);
		}
	}),
	57640: (function(e, t, n) {
		n.d(t, {
			A9: function() {
				return addPatchedImage;
			},
			H9: function() {
				return addKustomizeImages;
			},
			WU: function() {
				return scanKubernetes;
			},
			ng: function() {
				return scanKubernetesText;
			},
			nq: function() {
				return apiGroupOf;
			},
			pm: function() {
				return g;
			}
		});
		var r = n(59173);
		var i = n(62137);
		var a = n(29065);
		var o = n(52621);
		var s = n(52030);
		var c = n(7175);
		var l = n(58267);
		var u = n(79759);
		var d = n(35234);
		var f = n(31799);
		var p = n(76671);
		var m = n(76966);
		var h = n(91087);
		const g = {
			kind: "yaml",
			name: "kubernetes",
			paths: [],
			recognizes: (e) => apiGroupOf(e) === undefined ? undefined : "surely",
			scan: scanKubernetes
		};
		const _ = new Set([
			"ConfigMap",
			"Secret",
			"CustomResourceDefinition"
		]);
		const v = new Set([
			"annotations",
			"labels",
			"matchLabels",
			"nodeSelector"
		]);
		function apiGroupOf(e) {
			const t = (0, a.Um)((0, a.oB)(e, "apiVersion"));
			return (0, a.Um)((0, a.oB)(e, "kind")) === undefined ? undefined : t?.replace(/\/.*$/s, "");
		}
		const y = /(?:^|\.)(?:kyverno\.io|gatekeeper\.sh|sigstore\.dev)$/;
		function scanKubernetes(e) {
			const t = completedByKubeadm(e);
			const readerOf = (n) => t.has(n) ? b : e.readerOf(n);
			const n = {
				...e,
				readerOf
			};
			(0, d.WX)(n);
			const r = apiGroupOf(n.root);
			const i = y.test(r ?? "");
			for (const e of (0, a.jQ)(n.root, createLeaveOut(n))) {
				if (i && (0, s.G)((0, a.Um)((0, a.oB)(e, "image")) ?? "")) continue;
				(0, u.hk)(n, (0, a.oB)(e, "image", "reference"));
				const t = (0, a.oB)(e, "images");
				const o = (0, a.oB)(e, "imageTag");
				if (t !== undefined) addKustomizeImages(n, (0, a.S3)(t));
				if (o !== undefined) addKustomizeImages(n, [o]);
				addPatchedImage(n, e);
				const c = (0, a.Um)((0, a.oB)(e, "kind"));
				(0, d.Fp)(n, e);
				(0, d.pU)(n, e, c);
				if (c === "OCIRepository") addOciRepository(n, e);
				if (c === "DockerImage") (0, u.hk)(n, (0, a.oB)(e, "name"));
				if (r === "argoproj.io") addParameterImages(n, e);
				(0, p.HJ)(n, e);
				(0, h.HI)(n, e, (e, t) => scanKubernetesText(e, t, n.syntax));
			}
		}
		const b = {
			...m.hq,
			goesOn: () => "/"
		};
		function completedByKubeadm({ root: e }) {
			const t = (0, a.jQ)(e).map((e) => (0, a.Um)((0, a.oB)(e, "kind")) === "ClusterConfiguration" ? e : (0, a.oB)(e, "clusterConfiguration"));
			return new Set(t.flatMap((e) => [(0, a.oB)(e, "dns"), (0, a.oB)(e, "etcd", "local")]));
		}
		function addPatchedImage(e, t) {
			if ((0, a.Um)((0, a.oB)(t, "path"))?.endsWith("/image")) (0, u.hk)(e, (0, a.oB)(t, "value"));
		}
		function createLeaveOut(e) {
			const t = new Set();
			return (n, r) => {
				const i = (0, a.Um)((0, a.oB)(n, "kind"));
				if (i !== undefined) leaveOutNames(e, n, apiGroupOf(n), t);
				return v.has(r) || _.has(i ?? "") || t.has(n);
			};
		}
		function scanKubernetesText(e, t, n) {
			const r = (0, u.J4)(e, n, t);
			for (const { error: n, root: o } of (0, i.g)(e)) {
				if (n !== undefined) t.faults.push(n);
				const e = {
					...r,
					root: o
				};
				for (const t of (0, a.S3)(o)) addPatchedImage(e, t);
				scanKubernetes(e);
			}
		}
		const x = "its tag is not in this file; the manifests set it";
		function addKustomizeImages(e, t) {
			for (const n of t) {
				if (n?.kind !== "map" || e.seen.has(n)) continue;
				e.seen.add(n);
				const t = (0, a.Ms)(n, "newName");
				const r = (0, a.Ms)(n, "newTag");
				const i = (0, a.Ms)(n, "digest");
				const o = t ?? (0, a.Ms)(n, "name");
				if (o === undefined || (t ?? r ?? i) === undefined) continue;
				(0, l.Xp)(e, {
					map: n,
					name: o,
					tag: r,
					digests: i === undefined ? [] : [["digest", i]],
					reader: m.c0,
					withoutTag: x,
					renames: t && (0, a.Um)((0, a.oB)(n, "name"))
				});
			}
		}
		const S = /\{\{\s{0,20}(?:workflow|inputs)\.parameters\.([\w-]+)\s{0,20}\}\}/g;
		const C = /\bimage["']?:\s{0,20}["']?$/;
		const w = 40;
		const T = new WeakMap();
		function addParameterImages(e, t) {
			const n = (0, a.S3)((0, a.oB)(t, "parameters"));
			if (n.length === 0) return;
			const i = (0, r.IV)(T, e.seen, () => findReaders(e.source));
			for (const t of n) {
				if (i.get((0, a.Um)((0, a.oB)(t, "name")) ?? "") !== true) continue;
				const n = (0, a.Jv)((0, a.oB)(t, "value") ?? (0, a.oB)(t, "default"));
				if (n === undefined || e.seen.has(n)) continue;
				const r = (0, f.g6)(t, e.isCompared);
				const s = (0, c.K8)((0, o.c)(e.source, n.scalar));
				if ((0, u.j)({
					...e,
					onlyComplete: true
				}, s, { notEditable: r })) e.seen.add(n);
			}
		}
		function findReaders(e) {
			const t = new Map();
			for (const { 1: n = "", index: r } of e.matchAll(S)) {
				const i = C.test(e.slice(Math.max(0, r - w), r));
				t.set(n, i && t.get(n) !== false);
			}
			return t;
		}
		function addOciRepository(e, t) {
			const n = (0, a.Ms)((0, a.oB)(t, "spec"), "url");
			const r = (0, a.oB)(t, "spec", "ref");
			const i = (0, a.Ms)(r, "tag");
			const o = (0, a.oB)(r, "semver") !== undefined && (0, a.oB)(r, "digest") === undefined;
			if (o || n === undefined || r?.kind !== "map" || (i ?? (0, a.Ms)(r, "digest")) === undefined) return;
			(0, l.Xp)(e, {
				...(0, m.QW)(e, r),
				name: n,
				tag: i,
				prefix: "oci://",
				reader: m.c0
			});
		}
		const E = new Map([
			["image.toolkit.fluxcd.io", [["spec", "image"]]],
			["argocd-image-updater.argoproj.io", [[
				"spec",
				"applicationRefs",
				"images",
				"imageName"
			]]],
			["build.openshift.io", [[
				"spec",
				"output",
				"to"
			]]],
			["shipwright.io", [[
				"spec",
				"output",
				"image"
			], [
				"spec",
				"build",
				"spec",
				"output",
				"image"
			]]],
			["kbld.k14s.io", [
				["sources", "image"],
				["destinations", "image"],
				["destinations", "newImage"],
				["overrides", "image"]
			]],
			["kargo.akuity.io", [[
				"spec",
				"steps",
				"config"
			], [
				"spec",
				"promotionTemplate",
				"spec",
				"steps",
				"config"
			]]]
		]);
		function leaveOutNames(e, t, n, r) {
			for (const i of E.get(n ?? "") ?? []) {
				for (const n of nodesAt(t, i)) {
					if (n.kind === "map") r.add(n);
					else e.seen.add(n);
					(0, u.aP)(e, n, "quiet");
				}
			}
		}
		function nodesAt(e, t) {
			if (e === undefined) return [];
			if (e.kind === "list") return (0, a.S3)(e).flatMap((e) => nodesAt(e, t));
			const [n, ...r] = t;
			return n === undefined ? [e] : nodesAt((0, a.oB)(e, n), r);
		}
	}),
	68095: (function(e, t, n) {
		n.d(t, { o: function() {
			return d;
		} });
		var r = n(76448);
		var i = n(29065);
		var a = n(79759);
		var o = n(35234);
		var s = n(76671);
		var c = n(76966);
		var l = n(91087);
		var u = n(57640);
		const d = {
			kind: "yaml",
			name: "yaml",
			paths: [/\.(?:ya?ml|json)$/],
			disguises: r.AN,
			isLoose: true,
			scan: (e) => {
				const t = sourcesOfConcourse(e);
				const readerOf = (n) => t.has(n) ? f : e.readerOf(n);
				const n = {
					...e,
					readerOf,
					onlyComplete: true
				};
				addResults(e);
				(0, s.sg)(n);
				for (const t of (0, i.jQ)(e.root)) {
					(0, l.HI)(n, t, (e, t) => (0, u.ng)(e, t, d.name));
					(0, o.pU)(n, t, (0, i.Um)((0, i.oB)(t, "kind")));
				}
				for (const t of (0, i.S3)(e.root)) (0, u.A9)(n, t);
			}
		};
		const f = {
			...c.hq,
			tagStays: () => "Concourse asks the registry for exactly this tag, so a digest in it is not found: set `version` where the image is used, and exclude this line"
		};
		function sourcesOfConcourse({ root: e }) {
			const isImage = (e) => /^(?:registry|docker)-image$/.test((0, i.Um)((0, i.oB)(e, "type")) ?? "");
			return new Set((0, i.jQ)(e).filter(isImage).map((e) => (0, i.oB)(e, "source")));
		}
		function addResults(e) {
			const { root: t } = e;
			const n = (0, i.S3)((0, i.oB)(t, "dockers_v2")).map((e) => (0, i.oB)(e, "images"));
			const r = (0, i.S3)((0, i.oB)(t, "kos")).map((e) => (0, i.oB)(e, "repositories"));
			const o = (0, i.sm)((0, i.oB)(t, "resources")).flatMap((e) => /^docker(?:-build)?:/.test((0, i.Um)((0, i.oB)(e, "type")) ?? "") ? (0, i.oB)(e, "properties", "imageName") ?? [] : []);
			for (const t of [...[...n, ...r].flatMap(i.S3), ...o]) {
				e.seen.add(t);
				(0, a.aP)(e, t, "quiet");
			}
		}
	}),
	40907: (function(e, t, n) {
		n.d(t, { j: function() {
			return createVariableTable;
		} });
		var r = n(18854);
		const i = 8;
		function createVariableTable(e) {
			const { areDefaults: t = false, text: n, label: a, mentions: o, expands: s, whyFixed: c, whyUnknown: l } = e;
			const u = new Map();
			let d = 0;
			function read(e) {
				const u = n(e);
				if (u === undefined || d > i) return undefined;
				const f = s === false ? r.s9 : {
					lookup,
					whyUnknown: l
				};
				const p = typeof s === "function" ? s(lookup) : f;
				d += 1;
				const m = (0, r.i7)(u, p);
				d -= 1;
				if (m.kind === "unknown") return undefined;
				const [h] = u.pieces;
				if (h === undefined) return {
					text: m.text,
					definition: undefined,
					uses: m.uses
				};
				const g = {
					label: a(e),
					offset: h.start,
					mentions: o().get(e) ?? 0,
					isDefault: t,
					fixed: c?.(e)
				};
				return {
					text: m.text,
					definition: g,
					uses: m.uses
				};
			}
			function lookup(e) {
				if (!u.has(e)) {
					u.set(e, undefined);
					u.set(e, read(e));
				}
				return u.get(e);
			}
			return lookup;
		}
	}),
	79759: (function(e, t, n) {
		n.d(t, {
			GC: function() {
				return addStepImages;
			},
			HN: function() {
				return scanOnce;
			},
			J4: function() {
				return createYamlContext;
			},
			Kb: function() {
				return addDefaults;
			},
			NS: function() {
				return stepImages;
			},
			XS: function() {
				return addImageArguments;
			},
			_s: function() {
				return addDialectImages;
			},
			aP: function() {
				return addZone;
			},
			hk: function() {
				return addImage;
			},
			j: function() {
				return addText;
			}
		});
		var r = n(59173);
		var i = n(63664);
		var a = n(21334);
		var o = n(18854);
		var s = n(29065);
		var c = n(52621);
		var l = n(67669);
		var u = n(7175);
		var d = n(21948);
		var f = n(31799);
		var p = n(76966);
		const m = 8192;
		function createYamlContext(e, t, n, i) {
			return {
				source: e,
				root: undefined,
				syntax: t,
				sink: n,
				dialect: o.s9,
				onlyComplete: false,
				seen: new Set(),
				mentions: (0, r.Oo)(() => (0, l.H2)(e)),
				parameterMentions: (0, r.Oo)(() => (0, l.q8)(e)),
				isCompared: (0, f.w$)(e),
				environment: i,
				readerOf: () => p.hq
			};
		}
		function addImage(e, t, n = "", r = {}) {
			const i = (0, s.Jv)(t);
			if (i === undefined || e.seen.has(i) || isNoName(i)) return;
			const a = (0, u.K8)((0, c.c)(e.source, i.scalar));
			if (!a.value.startsWith(n)) return;
			if (addText(e, (0, u.ao)(a, n.length), r, hasHost)) e.seen.add(i);
		}
		function addImageArguments(e, t) {
			for (const n of t) {
				const t = (0, s.Jv)(n);
				if (t === undefined || e.seen.has(t)) continue;
				if (addImageArgument(e, t)) continue;
				if ((0, i.$B)(t.value.slice(t.value.indexOf("=") + 1))) addZone(e, t, "text");
				else e.seen.delete(t);
			}
		}
		function addImageArgument(e, t, n = () => undefined) {
			const r = (0, s.Jv)(t);
			if (r === undefined || e.seen.has(r) || isNoName(r)) return false;
			e.seen.add(r);
			const i = (0, c.c)(e.source, r.scalar);
			const a = (0, u.ao)(i, i.value.indexOf("=") + 1);
			const o = a.value.includes("/") ? n() : undefined;
			return addText({
				...e,
				onlyComplete: true
			}, a, { notEditable: o });
		}
		function addDefaults(e, t) {
			for (const n of t) addImageArgument(e, (0, s.oB)(n, "default"), () => (0, f.g6)(n, e.isCompared));
		}
		function addText(e, t, n = {}, r = i.De) {
			if (e.onlyComplete) {
				const n = (0, o.i7)(t, e.dialect);
				if (n.kind === "unknown" || !r(n.text.value)) return false;
			}
			(0, d.o)(e.sink, e.syntax, t, e.dialect, n);
			return true;
		}
		const h = new WeakMap();
		function scanOnce(e, t, n, r) {
			const i = h.get(t) ?? new Set();
			if (i.has(n)) return;
			h.set(t, i.add(n));
			const o = (0, c.c)(e.source, t.scalar);
			(0, a.K)((0, u.ao)(o, 0, o.value.trimEnd().length), e.sink, r);
		}
		function addZone({ sink: e }, t, n) {
			if (t?.kind !== "text") return;
			const [r, i] = t.scalar.range;
			e.zones.push({
				start: r,
				end: i,
				kind: n
			});
		}
		function hasHost(e) {
			const t = (0, i.o_)(e);
			if (t.kind === "malformed") return (0, i.De)(e);
			return t.reference.host !== undefined;
		}
		function isNoName(e) {
			if (e.value.length > m) return true;
			return e.isPlain && /^(?:true|false|[-+.\d]+)$/i.test(e.value);
		}
		function addDialectImages(e, t, n) {
			const r = (0, s.Jv)(t);
			if (r === undefined || e.seen.has(r)) return;
			const i = (0, c.c)(e.source, r.scalar);
			const a = new Map();
			let l = false;
			for (const e of n) {
				const t = (0, o.i7)(i, e);
				l ||= t.kind === "unknown";
				const n = t.kind === "unknown" ? t.reason : t.text.pieces;
				const r = JSON.stringify(n);
				if (!a.has(r)) a.set(r, e);
			}
			const u = l ? { notEditable: "some jobs read it with variables that are not known here" } : {};
			for (const n of a.values()) addImage({
				...e,
				dialect: n,
				seen: new Set()
			}, t, "", u);
			e.seen.add(r);
		}
		function addStepImages(e) {
			for (const t of stepImages(e)) addImage(e, t);
		}
		function stepImages({ root: e }) {
			return (0, s.jQ)(e).map((e) => {
				const t = (0, s.Ms)(e, "image")?.value;
				return t?.kind === "map" ? (0, s.oB)(t, "name") : t;
			});
		}
	}),
	99151: (function(e, t, n) {
		n.d(t, {
			B: function() {
				return zoneOfKey;
			},
			k: function() {
				return addYamlZones;
			}
		});
		var r = n(29065);
		var i = n(58267);
		const a = /^(?:run|runs|script|scripts|before_script|after_script|pre-?commands?|post-?commands?|commands?|cmd|cmds|args|arguments|entry_?point|entrypoint|exec|sh|shell|bash|pwsh|powershell|test|inline_?script|setup|teardown|hooks?)$/i;
		const o = /^(?:run|test|setup|teardown|args|arguments|script|scripts)$/i;
		const s = /^(?:(?:platform[-_])?registry[-_]map|tags?[-_]?list|tags|output|outputs|destinations?|push|cache[-_](?:from|to)|image[-_]?tags?|target_?image|image_templates|docker_manifests|publish[-_]?id)$/i;
		const c = /^(?:tags|image[-_]?tags?)$/i;
		const l = /^(?:if|when|conditions?|enum|options|choices|matrix|exclude|labels|matchLabels|matchExpressions|selector|nodeSelector|name|display_?name)$/i;
		const u = /^(?:ansible\.\w+|community\.\w+)\./;
		const d = /^(?:data|stringData)$/;
		const f = new Set(["ConfigMap", "Secret"]);
		function addYamlZones(e, { isLoose: t = false }) {
			const { root: n, seen: a, sink: o } = e;
			const s = new Set();
			const visit = (n, c) => {
				if (n === undefined || s.has(n)) return;
				s.add(n);
				if (n.kind === "list") {
					for (const e of n.items) visit(e, c);
				} else if (n.kind === "map") {
					const a = (0, r.Um)((0, r.oB)(n, "kind")) ?? "";
					const s = placeOfCharts(n, a);
					if (s !== undefined && !(0, i.pF)(s.value)) addZone(s, "quiet");
					const l = f.has(a);
					for (const { key: i, keyEnd: a, keyStart: s, value: u } of (0, r.Dd)(n)) {
						const n = e.source.slice(s - 1, s + 1) === "{{";
						const r = n ? c : fixedIn(c);
						if (i.includes("/")) o.zones.push({
							start: s,
							end: a,
							kind: r
						});
						if (l && d.test(i)) visitData(u);
						else if (i === "values" && u?.kind === "list") visit(u, fixedIn(c));
						else visit(u, zoneOfKey(i, c, u, t));
					}
				} else if (n.value.includes("/") && !a.has(n)) {
					addZone(n, c);
				}
			};
			const addZone = (e, t) => {
				s.add(e);
				const [n, r] = e.scalar.range;
				o.zones.push({
					start: n,
					end: r,
					kind: t
				});
			};
			const visitData = (e) => {
				for (const { value: t } of e?.kind === "map" ? e.own.values() : []) visit(t, "text");
			};
			visit(n, "text");
		}
		function placeOfCharts(e, t) {
			if (t === "HelmRepository") return (0, r.Jv)((0, r.oB)(e, "spec", "url"));
			if ((0, r.oB)(e, "targetRevision") !== undefined) return (0, r.Jv)((0, r.oB)(e, "repoURL"));
			if ((0, r.oB)(e, "name") === undefined) return undefined;
			if ((0, r.Um)((0, r.oB)(e, "oci")) === "true") return (0, r.Jv)((0, r.oB)(e, "url"));
			const n = (0, r.Jv)((0, r.oB)(e, "repository") ?? (0, r.oB)(e, "repo"));
			const i = n?.value.startsWith("oci://") && (0, r.oB)(e, "version") !== undefined;
			return i ? n : undefined;
		}
		const p = new Map();
		const m = 1e3;
		const h = 12;
		function kindOfKey(e) {
			const t = p.get(e);
			if (t !== undefined) return t;
			const n = readKey(e);
			if (e.length <= h && p.size < m) p.set(e, n);
			return n;
		}
		function readKey(e) {
			if (s.test(e)) return "result";
			if (l.test(e)) return "fixed";
			return a.test(e.replace(u, "")) ? "executed" : "other";
		}
		function fixedIn(e) {
			return e === "text" ? "fixed" : e;
		}
		function zoneOfKey(e, t, n, r = false) {
			const i = kindOfKey(e);
			if (i === "result") return c.test(e) && isByName(n) ? t : "quiet";
			if (r && n?.kind === "map" && t === "text" && o.test(e)) return t;
			if (i === "fixed") return fixedIn(t);
			return i === "executed" ? "script" : t;
		}
		function isByName(e) {
			return e?.kind === "map" && ![...e.own.keys()].some((e) => e.includes("/"));
		}
	}),
	52023: (function(e, t, n) {
		n.d(t, {
			HK: function() {
				return unresolvedFinding;
			},
			Xc: function() {
				return unreadWords;
			},
			b4: function() {
				return unreadFinding;
			},
			jE: function() {
				return toUnresolved;
			},
			jM: function() {
				return malformedFinding;
			},
			jZ: function() {
				return parseFinding;
			},
			kh: function() {
				return untaggedFindings;
			},
			n2: function() {
				return toUnread;
			}
		});
		var r = n(34150);
		var i = n(38086);
		function unreadFinding({ kind: e, location: t, what: n, why: r }, a) {
			const o = (0, i.h0)(n, 300);
			const s = e === "file" ? "Make it a plain text file without syntax errors, or exclude it with a glob such as `!path` in `files`." : "Write it in full, or exclude it with a comment `platform-actions: ignore` on its line.";
			return {
				rule: "unread",
				level: a,
				title: e === "file" ? "Unread file" : "Unread reference",
				message: `\`${o}\` could not be judged: it ${(0, i.h0)(r, 500)}.`,
				fix: s,
				...e === "file" ? {} : { artifact: o },
				location: t,
				fingerprint: `unread ${t.file} ${e === "file" ? "" : o}`
			};
		}
		function unreadWords(e) {
			const t = e.filter(({ rule: e }) => e === "unread").length;
			const n = e.filter(({ rule: e }) => e === "unresolved").length;
			return (t === 0 ? "" : `; ${(0, r.hS)(t, "file or reference", "files and references")} unread`) + (n === 0 ? "" : `; ${(0, r.hS)(n, "reference")} unresolved`);
		}
		const startOf = ({ column: e, file: t, line: n }) => ({
			file: t,
			line: n,
			...e === undefined ? {} : { column: e }
		});
		function malformedFinding(e, t) {
			const n = (0, i.h0)(e.text, 300);
			return {
				rule: "unverified",
				level: t,
				title: "Reference is malformed",
				message: `\`${n}\` is not an image reference: ${(0, i.h0)(e.reason, 300)}.`,
				fix: "Correct it, because no registry can serve it, or exclude it with a comment `platform-actions: ignore` on its line.",
				artifact: n,
				location: e.kind === "malformed" ? startOf(e.location) : e.location,
				fingerprint: `unverified ${e.location.file} ${n}`
			};
		}
		function unresolvedFinding({ isScript: e, location: t, reason: n, text: r }, a) {
			const o = (0, i.h0)(r, 300);
			return {
				rule: "unresolved",
				level: e ? "warning" : a,
				title: "Unresolved reference",
				message: `\`${o}\` could not be judged: ${(0, i.h0)(n, 500)}.`,
				fix: "Write it in full, or exclude it with a comment `platform-actions: ignore` on its line.",
				artifact: o,
				location: startOf(t),
				fingerprint: `unresolved ${t.file} ${o}`
			};
		}
		const a = 10;
		function untaggedFindings(e) {
			const [t] = e;
			if (t === undefined) return [];
			const show = ({ location: { file: e, line: t }, text: n }) => `\`${(0, i.h0)(n, 200)}\` (${(0, i.h0)(e, 200)}:${t})`;
			return [{
				rule: "untagged",
				level: "notice",
				title: e.length === 1 ? "Image without a tag" : "Images without a tag",
				message: `Counted but not checked, because no tag is written: ${(0, r.nC)(e, a, show).join(", ")}.`,
				fix: "If an image is meant, add its tag, so that it can be checked and pinned.",
				location: t.location,
				fingerprint: "untagged"
			}];
		}
		function parseFinding(e, t, n) {
			return {
				rule: "unreadable-file",
				level: "warning",
				title: "Unread file",
				message: (0, i.h0)(n, 500),
				location: {
					file: e,
					line: t
				},
				fingerprint: `unreadable-file ${e} ${n}`
			};
		}
		function toUnresolved({ location: e, reason: t, text: n }) {
			return {
				what: (0, i.h0)(`${n} (${e.file}:${e.line})`, 600),
				why: (0, i.h0)(t, 500)
			};
		}
		function toUnread({ kind: e, location: t, what: n, why: r }) {
			const a = e === "file" ? "" : ` (${t.file}:${t.line})`;
			return {
				what: `${(0, i.h0)(n, 300)}${(0, i.h0)(a, 300)}`,
				why: (0, i.h0)(r, 500)
			};
		}
	}),
	39217: (function(e, t, n) {
		n.d(t, {
			m: function() {
				return imageNameOf;
			},
			n: function() {
				return sortReferences;
			}
		});
		var r = n(40382);
		function sortReferences(e) {
			return {
				references: e.filter((e) => e.kind === "reference" && e.reason === undefined),
				malformed: e.filter(isMalformed),
				unresolved: e.filter((e) => e.kind === "unresolved"),
				untagged: e.filter((e) => e.kind === "untagged")
			};
		}
		const isMalformed = (e) => e.kind === "malformed" || e.kind === "reference" && e.reason !== undefined;
		function imageNameOf(e, t) {
			if (e.kind === "reference") return e.image.repository;
			return (0, r.Yw)("expanded" in e ? e.expanded : e.text, t);
		}
	}),
	44128: (function(e, t, n) {
		n.d(t, { serveFileTasks: function() {
			return serveFileTasks;
		} });
		var r = n(75919);
		;
		const i = 20;
		function serveTasks(e) {
			process.env = {};
			r.parentPort?.on("message", async ({ at: t, tasks: n }) => {
				let a = [];
				let o = performance.now();
				for (const [s, c] of n.entries()) {
					Atomics.store(t, 0, s);
					a.push(await e(c));
					if (s + 1 < n.length && performance.now() - o < i) continue;
					r.parentPort?.postMessage(a);
					a = [];
					o = performance.now();
				}
			});
		}
		var a = n(41706);
		var o = n(63664);
		;
		const s = 64;
		const c = 8;
		const l = 1e7;
		const u = "after the edit the file would not name this digest here, or would name another image differently";
		const d = "after the edits the file could not be read completely";
		function editText(e, t, n) {
			const r = [];
			const i = [];
			for (const e of t) {
				const t = planEdit(e.reference, e.digest);
				if ("kind" in t) r.push({
					move: e,
					reason: t.reason
				});
				else i.push({
					move: e,
					edits: t
				});
			}
			if (i.length === 0) return {
				after: e,
				moved: [],
				refused: r
			};
			const a = createTries(e, n);
			const o = keepGood(i, a);
			const s = a.isCut() ? d : u;
			for (const { move: e } of i.filter((e) => !o.has(e))) r.push({
				move: e,
				reason: s
			});
			const c = i.filter((e) => o.has(e));
			return {
				after: a.text(c),
				moved: c.map(({ move: e }) => e),
				refused: r
			};
		}
		function createTries(e, t) {
			const n = t(e);
			const r = Math.floor(l / (e.length + 1));
			let i = Math.max(c, Math.min(s, r));
			let a = false;
			const isOver = () => a || i <= 0;
			const text = (t) => applyEdits(e, t.flatMap(({ edits: e }) => e));
			return {
				text,
				isOver,
				isCut: () => a,
				isGood: (e) => {
					if (isOver()) return false;
					i -= 1;
					try {
						const r = t(text(e));
						a = r.understood === "cut" && n.understood !== "cut";
						return !a && isAsMeant(n, r, e);
					} catch (e) {
						if (e instanceof RangeError) return false;
						throw e;
					}
				}
			};
		}
		function keepGood(e, { isCut: t, isGood: n, isOver: r }) {
			let i = new Set();
			const add = (t) => {
				if (r()) return;
				const a = new Set([...i, ...t]);
				if (n(e.filter((e) => a.has(e)))) i = a;
				else if (t.length > 1) {
					const e = Math.ceil(t.length / 2);
					add(t.slice(0, e));
					add(t.slice(e));
				}
			};
			for (let t = e, n = -1; t.length > 0 && i.size > n;) {
				n = i.size;
				add(t);
				t = e.filter((e) => !i.has(e));
			}
			return t() ? new Set() : i;
		}
		function isAsMeant(e, t, n) {
			if (t.understood !== e.understood || t.problems.length !== e.problems.length) return false;
			if (listUnresolved(t) !== listUnresolved(e)) return false;
			const r = new Map(n.map(({ move: e }) => [keyOf(e.reference), e.digest]));
			const i = e.references.map((e) => {
				const t = r.get(keyOf(e));
				return t === undefined ? readOf(e) : readOf({
					...e,
					reference: meant(e.reference, t),
					reason: undefined
				});
			});
			return JSON.stringify(t.references.map(readOf)) === JSON.stringify(i);
		}
		function readOf({ reason: e = "", reference: t, syntax: n }) {
			return [
				n,
				(0, o.Yk)(t),
				e
			];
		}
		function meant(e, t) {
			const n = e.digest === undefined ? e.tag ?? "latest" : e.tag;
			return {
				...e,
				tag: n,
				digest: t
			};
		}
		function keyOf({ start: e, text: t }) {
			return `${e} ${t}`;
		}
		function listUnresolved({ unresolved: e }) {
			return JSON.stringify(e.map(({ reason: e, text: t }) => [t, e]));
		}
		function applyEdits(e, t) {
			const n = [...t].sort((e, t) => e.start - t.start || e.end - t.end);
			const r = [];
			let i = 0;
			let a;
			for (const t of n) {
				if (a?.start === t.start && a.end === t.end && a.text === t.text) continue;
				if (t.start < 0 || t.end < t.start || t.end > e.length) throw new RangeError(`edit ${t.start}\u2013${t.end} lies outside the text of ${e.length} characters`);
				if (a !== undefined && meets(a, t)) throw new RangeError(`edits at ${a.start} and ${t.start} overlap`);
				r.push(e.slice(i, t.start), t.text);
				i = t.end;
				a = t;
			}
			r.push(e.slice(i));
			return r.join("");
		}
		function meets(e, t) {
			if (t.start < e.end || t.start === e.start) return true;
			return t.start === e.end && t.start === t.end;
		}
		function planEdit({ editable: e, reference: t }, n) {
			if (!(0, o.Bc)(n)) return {
				kind: "impossible",
				reason: "the new digest is not a `sha256` digest"
			};
			if (t.digest === n) return [];
			if (e.kind === "no") return {
				kind: "impossible",
				reason: e.reason
			};
			const { start: r, end: i, before: a, after: s, hexOnly: c } = e.site;
			const l = c ? n.slice("sha256:".length) : n;
			return [{
				start: r,
				end: i,
				text: `${a}${l}${s}`
			}];
		}
		var f = n(87812);
		var p = n(20064);
		;
		const m = 2e3;
		function readBuilds(e, t, n) {
			const { builds: r } = (0, p.RF)(e);
			if (r === undefined) return [];
			let i;
			try {
				i = r(t, n);
			} catch (e) {
				if (e instanceof RangeError) return undefined;
				return [];
			}
			if (i.length > m) return undefined;
			const a = (0, f.r)(t);
			return i.flatMap((t) => {
				const { args: n, context: r = ".", dockerfile: i, isFromRoot: o, name: s, offset: c, target: l } = t;
				const u = o === true ? "" : e.split("/").slice(0, -1).join("/");
				const d = joinPath(u, r);
				const f = d === undefined ? undefined : joinPath(o === true && i ? "" : d, i ?? "Dockerfile");
				if (f === undefined) return [];
				const p = `${e}:${a.position(c).line}`;
				const m = s !== undefined && t.context === undefined && i === undefined;
				return [{
					name: s,
					dockerfile: f,
					target: l,
					args: n,
					calledAt: p,
					isPart: m
				}];
			});
		}
		function joinPath(e, t) {
			if (/^\/|:\/\/|[$\\]|^git@/.test(t)) return undefined;
			const n = [];
			for (const r of `${e}/${t}`.split("/")) {
				if (r === "" || r === ".") continue;
				if (r !== "..") n.push(r);
				else if (n.pop() === undefined) return undefined;
			}
			return n.join("/");
		}
		var h = n(47739);
		var g = n(83727);
		var _ = n(63144);
		var v = n(59173);
		var y = n(62137);
		var b = n(29065);
		var x = n(58267);
		var S = n(76966);
		;
		const C = "\0";
		const w = /"(?:[^"\\\n]|\\.)*"|`[^`]*`/g;
		const T = /["`]/;
		const E = new RegExp(`[^"\`}]*(?:${w.source}|\\}\\}?)`, "y");
		const D = /\{\{-?\s*\/\*/y;
		const O = 80;
		function blankDots(e) {
			return e.includes(".") ? e.replaceAll(".", C) : e;
		}
		function withDots(e) {
			return e.replaceAll(C, ".");
		}
		const k = {
			code: "end",
			text: "",
			from: 0,
			start: 0,
			end: 0
		};
		function readActions(e) {
			const t = [];
			for (let n = 0;;) {
				const r = e.indexOf("{{", n);
				if (r < 0) return t;
				D.lastIndex = r;
				const i = D.test(e);
				const a = i ? endOfComment(e, r) : endOfAction(e, r + 2);
				if (a < 0) return undefined;
				const o = withoutMarks(e, r + 2, a);
				const s = T.test(o) ? o.replace(w, blankDots) : o;
				if (!i) t.push({
					code: s,
					text: e,
					from: n,
					start: r,
					end: a + 2
				});
				n = a + 2;
			}
		}
		function textBefore({ from: e, start: t, text: n }) {
			const r = n.slice(Math.max(e, t - O), t);
			return r.slice(r.lastIndexOf("\n") + 1);
		}
		function textAfter({ end: e, text: t }) {
			const [n = ""] = t.slice(e, e + O).split("\n", 1);
			return n;
		}
		function withoutMarks(e, t, n) {
			const isBlank = (t) => e.charAt(t).trim() === "";
			const r = e.charAt(t) === "-" && isBlank(t + 1) ? t + 1 : t;
			const i = e.charAt(n - 1) === "-" && isBlank(n - 2) ? n - 1 : n;
			return e.slice(r, i).trim();
		}
		function endOfComment(e, t) {
			const n = e.indexOf("*/", t);
			return n < 0 ? -1 : e.indexOf("}}", n);
		}
		function endOfAction(e, t) {
			E.lastIndex = t;
			while (E.test(e)) if (e.endsWith("}}", E.lastIndex)) return E.lastIndex - 2;
			return -1;
		}
		const A = /^(?:if|with|range|define|block)\b/;
		const j = /^end\b/;
		const M = /^(define|block)\b(?:\s+("[^"]*"))?/;
		function restOfBlock(e, t) {
			let n = 0;
			for (let r = t; r < e.length; r += 1) {
				const i = e[r]?.code ?? "";
				if (A.test(i)) n += 1;
				else if (j.test(i)) n -= 1;
				if (n < 0) return e.slice(t, r);
			}
			return e.slice(t);
		}
		function branchesOf(e) {
			const t = [[]];
			let n = 0;
			for (const r of e) {
				if (A.test(r.code)) n += 1;
				else if (j.test(r.code)) n -= 1;
				if (n < 0) break;
				if (n === 0 && /^else\b/.test(r.code)) t.push([]);
				t.at(-1)?.push(r);
			}
			return t;
		}
		function branchesAround(e, t) {
			const n = [];
			for (const { code: r } of e.slice(e.lastIndexOf(k, t) + 1, t)) {
				if (A.test(r)) n.push(r);
				else if (j.test(r)) n.pop();
				else if (/^else\b/.test(r)) n.splice(-1, 1, r);
			}
			return n;
		}
		function restOfText(e, t) {
			const n = e.indexOf(k, t);
			return n < 0 ? e.slice(t) : e.slice(t, n);
		}
		function separateDefinitions(e) {
			const t = new Map();
			const n = [];
			let r = 0;
			for (const [i, a] of e.entries()) {
				const [, o, s] = M.exec(a.code) ?? [];
				const c = o === undefined ? [] : restOfBlock(e, i + 1);
				if (s !== undefined) t.set(s, c);
				if (o === "define") r = Math.max(r, i + c.length + 2);
				if (i >= r) n.push(a);
			}
			return {
				definitions: t,
				outside: n
			};
		}
		function namesThatRun(e, t) {
			const n = new Set();
			const r = [...e];
			for (const e of r) for (const { code: i } of e) for (const [, e = ""] of i.matchAll(/\b(?:include|template)\s+("[^"]*"|\S)/g)) {
				if (!e.startsWith("\"")) return new Set(t.keys());
				const i = n.has(e) ? undefined : t.get(e);
				n.add(e);
				if (i !== undefined) r.push(i);
			}
			return n;
		}
		function callBefore(e) {
			let t = e;
			for (let e = ""; e !== t;) {
				e = t;
				t = e.replaceAll(/\([^()]*\)/g, "_");
			}
			return t.slice(t.lastIndexOf("(") + 1);
		}
		;
		const N = "*";
		const P = String.raw`(?<![\w)"$.])`;
		const F = String.raw`(?![\w.])`;
		const ee = holderOf(".Values", String.raw`\.Values`);
		const te = holderOf(".", P, String.raw`${P}\.`);
		const ne = holderOf("", String.raw`${P}\$?`, `${P}[.$]`);
		const re = String.raw`[\w$.]{0,60}[cC]hart\.AppVersion`;
		const ie = 200;
		const I = 2e5;
		function followValue(e, t) {
			const n = e.map((e) => ({
				...e,
				holder: ee,
				versions: [re]
			}));
			const r = new Map();
			const isNew = ({ actions: e, ...t }) => {
				const n = (0, v.IV)(r, e, () => new Set());
				return n.size < n.add(JSON.stringify(t)).size;
			};
			let i = I;
			let a = false;
			for (const r of n) {
				i -= r.actions.length;
				if (n.length > e.length + ie || i < 0) return {
					views: [],
					isLost: true
				};
				const o = mentionsIn(r);
				for (let e = 0; e <= r.rest.length; e += 1) {
					const i = r.rest.slice(e);
					for (const s of o.get(fieldsOf(r.rest.slice(0, e))) ?? []) {
						const e = viewBehind(r, s, i, t);
						if (e === undefined) a ||= i.length > 0;
						else n.push(...e.filter(isNew));
					}
				}
			}
			return {
				views: n,
				isLost: a
			};
		}
		function holderOf(e, t, n = t) {
			return {
				part: e,
				pattern: new RegExp(`${n}${F}|${t}((?:\\.\\w+)+)${F}`, "g")
			};
		}
		function fieldsOf(e) {
			return ["", ...e].join(".");
		}
		const L = new WeakMap();
		function mentionsIn({ actions: e, holder: { part: t, pattern: n } }) {
			const r = (0, v.IV)(L, e, () => new Map());
			const i = r.get(t);
			if (i !== undefined) return i;
			const a = new Map();
			for (const [r, i] of e.entries()) {
				const { code: e } = i;
				if (!e.includes(t)) continue;
				for (let t = n.exec(e); t !== null; t = n.exec(e)) {
					const [, e = ""] = t;
					const o = (0, v.IV)(a, e, () => []);
					o.push({
						action: i,
						index: r,
						start: t.index,
						end: n.lastIndex
					});
				}
			}
			r.set(t, a);
			return a;
		}
		const ae = /^(?:else\s+)?(with|range|if)\b/;
		const oe = /^(?:(?:else\s+)?(?:with|if)\s+)?\$(\w+)\s*(:?=)/;
		const se = /^range\s+(?:\$\w+\s*,\s*)?\$(\w+)\s*:=/;
		const ce = /\b(?:include|template|block)\s+("[^"]*")(?!.*\b(?:include|template|block)\s+")/s;
		const le = `"${blankDots("common.")}`;
		const ue = /"(\w+)"\s+\(?\s*$/;
		function viewBehind(e, { action: { code: t }, index: n, start: r }, i, a) {
			const { actions: o } = e;
			const s = t.slice(0, r);
			const c = ce.exec(s)?.[1];
			if (c !== undefined && !a.has(c) && c.startsWith(le)) return [];
			const l = /\bdict\b/.test(s) ? ue.exec(s)?.[1] : undefined;
			if (/\b(?:dict|list|tuple|set|index|dig|get)\b/.test(s) && l === undefined) return undefined;
			const u = l === undefined ? i : [l, ...i];
			const d = l === undefined ? e.versions : versionsIn(t, e.versions);
			if (c !== undefined) {
				const e = a.get(c);
				return e && [{
					actions: e,
					holder: ne,
					rest: u,
					versions: d
				}];
			}
			const body = () => restOfBlock(o, n + 1);
			const [, f, p] = oe.exec(t) ?? [];
			const m = ae.exec(t)?.[1];
			const h = m === "with";
			const assigned = (e, t, n) => {
				return {
					actions: t,
					holder: holderOf(`$${e}`, `\\$${e}`),
					rest: n,
					versions: d
				};
			};
			if (m === "range") {
				if (u.length === 0) return [];
				const e = se.exec(t)?.[1];
				const n = {
					actions: body(),
					holder: te,
					rest: u.slice(1),
					versions: d
				};
				return [n, ...e === undefined ? [] : [assigned(e, n.actions, n.rest)]];
			}
			const scope = () => p === ":=" ? body() : restOfText(o, n + 1);
			const g = f === undefined ? [] : [assigned(f, scope(), u)];
			if (h) return [...g, {
				actions: body(),
				holder: te,
				rest: u,
				versions: d
			}];
			return g.length > 0 || m === "if" ? g : undefined;
		}
		function versionsIn(e, t) {
			const n = [...e.matchAll(/"(\w+)"\s/g)].map(([, e]) => e);
			const r = new RegExp(`"(\\w+)"\\s+(?:${t.join("|")})${F}`, "g");
			return [...[...e.matchAll(r)].map(([, e]) => `[\\w$]{0,60}\\.${e}${F}`), ...n.map((e) => String.raw`[\w$]{0,60}\.${e}(?:[\w.]{0,60}[cC]hart)?\.AppVersion`)];
		}
		var R = n(77825);
		;
		const de = /^((?:charts\/[^/]+\/)*)charts\/([^/]+)\/Chart\.yaml$/;
		function readSubcharts(e) {
			const t = (0, v.kY)((t) => rootOf(e, `${t}Chart.yaml`));
			const n = (0, v.kY)((e) => (0, R.$)((0, b.S3)((0, b.oB)(t(e), "dependencies")), (e) => (0, b.Um)((0, b.oB)(e, "name"))));
			const r = [...e.keys()].flatMap((e) => {
				const [, r, i = ""] = de.exec(e) ?? [];
				if (r === undefined) return [];
				const a = `${r}charts/${i}/`;
				const o = (0, b.Um)((0, b.oB)(t(a), "name")) ?? i;
				const s = (n(r).get(o) ?? []).map((e) => (0, b.Um)((0, b.oB)(e, "alias")) || o);
				return [{
					above: r,
					folder: a,
					keys: s.length === 0 ? [o] : [...new Set(s)]
				}];
			});
			return (0, R.$)(r, ({ above: e }) => e);
		}
		function rootOf(e, t) {
			return [...(0, y.g)(e.get(t) ?? "")][0]?.root;
		}
		;
		const fe = /\(?\s*(?:default|coalesce|or|tpl|toString)\s[^"()]*$/;
		const pe = /%[-+# 0-9.]*[sv]/g;
		const me = /(?:\(\s*)?\b(?:include|template)\s+("[^"]*")\s*(?:[$.][\w.$]*|\((?:[^()]|\([^()]*\))*\))?\s*\)?/g;
		const z = /^\s*\|\s*(?:trim(?:Prefix|Suffix|All)|replace|regex\w+|trunc|substr)\b/;
		const he = 200;
		const ge = 50;
		const B = /^(?:(?:if|with|range|else|end)\b|\$\w+\s*:?=)/;
		function textAround({ action: e, head: t, tail: n }, r = textBeside(e)) {
			const i = t.replace(fe, "");
			const a = callBefore(i);
			const o = /\bprintf\s+"([^"]*)"/.exec(a);
			if (o === null) return i.trim() === "" ? r : undefined;
			const { 0: s, 1: c = "", index: l } = o;
			const u = a.slice(l + s.length).match(/\S+/g) ?? [];
			const d = [...c.matchAll(pe)][u.length];
			if (d === undefined) return undefined;
			const f = d.index + d[0].length === c.length && /^[\s)]*$/.test(n);
			const p = f && !e.code.startsWith("$") ? r.after : c.slice(d.index + d[0].length);
			return {
				before: withDots(c.slice(0, d.index)),
				after: withDots(p)
			};
		}
		function textBeside(e) {
			return {
				before: textBefore(e),
				after: textAfter(e)
			};
		}
		function createTextsBeside(e, t) {
			const n = new Map();
			const r = (0, v.Oo)(() => callsIn(e));
			return function textsBeside(e, i = 0) {
				const a = n.get(e);
				if (a !== undefined) return a;
				const o = textBeside(e);
				n.set(e, [o]);
				if (B.test(e.code) || i > ge) return [o];
				const [s = "", c = []] = [...t].findLast(([, t]) => t.includes(e)) ?? [];
				const [l, u] = [beginsBody(c, e), endsBody(c, e)];
				if (!l && !u) return [o];
				const d = r().get(s) ?? [];
				if (d.length > he) return [o];
				const f = d.flatMap((e) => textsBeside(e.action, i + 1).map((t) => {
					const { after: n, before: r } = textAround(e, t) ?? o;
					return {
						before: l ? r : o.before,
						after: u ? z.exec(e.tail)?.[0] ?? n : o.after
					};
				}));
				const p = new Map(f.map((e) => [JSON.stringify(e), e]));
				if (p.size > 0 && p.size <= he) n.set(e, [...p.values()]);
				return n.get(e) ?? [];
			};
		}
		function callsIn(e) {
			const t = new Map();
			for (const n of e.flat()) for (const { 0: e, 1: r = "", index: i } of n.code.matchAll(me)) {
				const [a, o] = [n.code.slice(0, i), n.code.slice(i + e.length)];
				(0, v.IV)(t, r, () => []).push({
					action: n,
					head: a,
					tail: o
				});
			}
			return t;
		}
		function isBlankBefore({ from: e, start: t, text: n }) {
			return n.slice(e, t).trim() === "";
		}
		function beginsBody(e, t) {
			const n = e.indexOf(t);
			return n >= 0 && e.slice(0, n + 1).every((e, t) => isBlankBefore(e) && (t === n || B.test(e.code)));
		}
		function endsBody(e, t) {
			const n = e.at(-1);
			if (n === undefined) return false;
			for (let n = e.indexOf(t) + 1; n < e.length; n += 1) {
				const t = e[n];
				if (t === undefined || !isBlankBefore(t) || !/^(?:else|end)\b|^\$\w+\s*:?=/.test(t.code)) return false;
				if (/^else\b/.test(t.code)) n += restOfBlock(e, n + 1).length + 1;
			}
			return n.text.slice(n.end).split("{{", 1).join("").trim() === "";
		}
		;
		const V = /\bsemver(?:Compare)?\b/;
		const _e = /:([\w.-]*)$/;
		const ve = /^([\w.-]*)@?(\{\{-?\s*(?![^}]*(?:digest|sha))[$.]+\w)?/i;
		const H = "";
		const ye = /\b(?:default|coalesce|or)\s/;
		const be = /^[\s)]*\|\s*(?:toString\s*\|\s*)?default\b/;
		function defaultIn({ action: { code: e }, head: t, tail: n, view: r }) {
			const i = String.raw`(?:\(\s*)?(?:printf?\s+"([^"%]*)(?:%[sv])?([^"]*)"\s+)?(?:${r.versions.join("|")})(?![\w.])`;
			const a = new RegExp(String.raw`^(?:\s+[.$])?[\s)]*\|\s*(?:toString\s*\|\s*)?default\s+${i}`).exec(n);
			const o = new RegExp(String.raw`\bdefault\s+${i}[\s)]+(?:\(\s*)?(?:tpl\s+)?$`).exec(t);
			const s = /\b(?:coalesce|or)\s/.test(t) ? new RegExp(String.raw`^\s+${i}`).exec(n) : null;
			const c = a ?? o ?? s;
			if (V.test(e)) return undefined;
			if (c === null) {
				const r = ye.test(callBefore(t)) || be.test(n);
				return r && !/^(?:if|else|with|range)\b/.test(e) ? "" : undefined;
			}
			const [, l = "", u = ""] = c;
			return u.includes("%") ? "" : withDots(`${l}${H}${u}`);
		}
		const xe = 200;
		function elseVersionIn({ action: e, head: t, index: n, tail: r, view: i }) {
			if (!/^(?:else\s+)?(?:if|with)\s+$/.test(t) || r !== "") return undefined;
			const [, a, ...o] = branchesOf(i.actions.slice(n + 1, n + 1 + xe));
			const [s, ...c] = a ?? [];
			if (s?.code !== "else" || o.length > 0) return undefined;
			const l = new RegExp(`^(?:${i.versions.join("|")})$`);
			const u = c.find(({ code: e }) => l.test(e));
			if (u === undefined || ve.exec(textAfter(u))?.[0] !== "") return undefined;
			const d = textBefore(u) || (c[0] === u ? textBefore(e) : "");
			return _e.exec(d)?.[1] === "" ? H : undefined;
		}
		;
		function restBelow({ bases: e }, t) {
			const n = e.find((e) => e.every((e, n) => t[n] === e));
			return n && t.slice(n.length);
		}
		const U = /version["']?:[ \t]*["']?$/i;
		const Se = /\b(?:mustR|r)egex|\b(?:splitList|split|splitn|trunc|substr|replace)\b/;
		const Ce = /"([^"]*)"\s*\(?\s*$/;
		const we = /^(?:else\s+)?if\s+\.Values\.([\w.]+)$/;
		const W = /[{|]/;
		function createValueUse(e, t) {
			const n = new Map();
			const some = (t) => e.some(({ actions: e }) => e.some(t));
			const namesAlgorithm = () => some(({ end: e, from: t, text: n }) => n.slice(t, e + 80).includes("sha256:"));
			let r;
			const mayReadFiles = () => r ??= some(({ code: e }) => e.includes(".Files") && /\btpl\b.*\.Files\b/.test(e));
			const follow = (r) => {
				const i = JSON.stringify(r);
				const a = n.get(i);
				if (a !== undefined) return a;
				const o = e.flatMap((e) => restsBelow(e, r).map((t) => ({
					actions: e.actions,
					rest: t
				})));
				const s = followValue(o, t);
				const c = {
					...s,
					readings: s.views.flatMap(readingsIn)
				};
				n.set(i, c);
				return c;
			};
			const readings = (e) => follow(e).readings;
			const isRead = (e) => readings(e).length > 0;
			const i = createTextsBeside(e.map(({ actions: e }) => e), t);
			const textsAround = (e) => i(e.action).flatMap((t) => textAround(e, t) ?? []);
			const tagsAround = (e) => readings(e).flatMap((e) => textsAround(e).flatMap((t) => tagAround(t, e)));
			const isOfBitnami = (t) => e.some((e) => {
				const n = restBelow(e, t);
				return n && ["common", n[0]].some((t) => e.describe?.().bitnami.has(t ?? "") === true);
			});
			return {
				reads: (e) => {
					if (isRead(e)) return "yes";
					const t = e.slice(0, -1);
					if (e.at(-1) === "digest" && !isRead([...t, "tag"]) && isOfBitnami(e)) return "yes";
					const n = follow(e).isLost || !follow(t).views.some(readsField) || mayReadFiles();
					return n ? "unknown" : "no";
				},
				gate: (e) => {
					const [t, ...n] = readings(e).map((t) => gateOf(t, e));
					return t && n.every((e) => e && fieldsOf(e) === fieldsOf(t)) ? t : undefined;
				},
				form: (e) => {
					const t = new Set(readings(e).flatMap((e) => formOf(e) ?? []));
					const [n] = t;
					if (t.size > 1) return "unknown";
					return n ?? (namesAlgorithm() ? "unknown" : "full");
				},
				refusal: (e) => {
					const t = readings(e);
					if (t.some(({ action: { code: e } }) => V.test(e))) return "the chart compares it as a version";
					const n = t.some(({ action: e }) => !Se.test(e.code) && i(e).some(({ before: e }) => U.test(e)));
					if (n) return "the chart writes it into a version label";
					const r = tagsAround(e).map((e) => e.after);
					const a = r.find((e) => e !== "" && (e !== "@" || !r.includes("")));
					if (a === undefined) return undefined;
					return W.test(a) ? "the chart changes it" : `the chart writes \`${a}\` after it`;
				},
				around: (e) => {
					const t = tagsAround(e);
					const { before: n } = t[0] ?? S.vR;
					const r = t.some((e) => e.after === "") ? "" : (t[0] ?? S.vR).after.replace("@", "");
					const i = t.every((e) => e.before === n && (r === "" || e.after === t[0]?.after));
					return i && !W.test(r) ? {
						before: n,
						after: r
					} : undefined;
				},
				goesOn: (e) => {
					const t = readings(e).flatMap((e) => textsAround(e).flatMap(({ after: e }) => /^[:@/]/.exec(e) ?? []));
					return t.includes("/") ? "/" : t[0];
				},
				versionFor: (t) => {
					const n = tagsAround(t).every(({ before: e }) => e === "");
					const versionIn = (e) => defaultIn(e) ?? (n ? elseVersionIn(e) : undefined);
					const r = new Set(readings(t).flatMap((e) => versionIn(e) ?? []));
					const [i] = r;
					if (!i || r.size > 1) return undefined;
					const [a] = e.filter((e) => restBelow(e, t) !== undefined).sort((e, t) => depthOf(t) - depthOf(e));
					const o = a?.describe?.().version;
					return o && i.replace(H, () => o);
				}
			};
		}
		function restsBelow(e, t) {
			const n = restBelow(e, t);
			return [...n === undefined ? [] : [n], ...depthOf(e) > 0 && t[0] === "global" ? [t] : []];
		}
		function depthOf({ bases: e }) {
			return Math.min(...e.map((e) => e.length));
		}
		function readingsIn(e) {
			return (mentionsIn(e).get(fieldsOf(e.rest)) ?? []).map(({ action: t, end: n, index: r, start: i }) => ({
				view: e,
				index: r,
				action: t,
				head: t.code.slice(0, i),
				tail: t.code.slice(n)
			}));
		}
		function readsField(e) {
			return [...mentionsIn(e).keys()].some((t) => t.startsWith(`${fieldsOf(e.rest)}.`));
		}
		function gateOf({ action: { code: e }, head: t, index: n, tail: r, view: i }, a) {
			const o = e.slice(t.length, e.length - r.length);
			for (const e of o.startsWith(".Values.") ? branchesAround(i.actions, n) : []) {
				const t = we.exec(e)?.[1]?.split(".") ?? [];
				if (t.at(-1) === a.at(-1) && o !== `.Values.${t.join(".")}`) return [...a.slice(0, a.length - i.rest.length), ...t];
			}
			return undefined;
		}
		function formOf(e) {
			const { head: t } = e;
			const n = Ce.exec(t)?.[1];
			if (n?.startsWith("sha256") === true && /\b(?:trim|has)Prefix\b/.test(t)) return "full";
			const r = textAround(e)?.before ?? n;
			if (r?.endsWith("sha256:") === true) return "hex";
			if (r?.endsWith(":") === true) return "unknown";
			return r?.endsWith("@") === true ? "full" : undefined;
		}
		function tagAround({ after: e, before: t }, { tail: n }) {
			const r = _e.exec(t)?.[1];
			if (r === undefined) return [];
			const i = z.exec(n) ?? z.exec(e);
			return [{
				before: r,
				after: i?.[0] ?? ve.exec(e)?.[0] ?? ""
			}];
		}
		;
		const G = /^(?:\$schema|\$id|\$defs|\$comment|definitions|title|description|default|examples|deprecated|required|type|const|enum|maxLength|minLength|pattern|properties|items|additionalProperties|unevaluatedProperties|x-.*)$/;
		function createSchemaCheck(e) {
			const t = (0, _.qF)(e);
			return (e, n) => accepts(t, e, n);
		}
		function accepts(e, [t, ...n], r) {
			if (typeof e === "boolean") return e ? "yes" : "no";
			if (!(0, _.u4)(e)) return "unknown";
			const i = t === undefined ? acceptsText(e, r) : acceptsKey(e, t, n, r);
			return i === "yes" && !Object.keys(e).every((e) => G.test(e)) ? "unknown" : i;
		}
		function acceptsKey(e, t, n, r) {
			const { additionalProperties: i, items: a, patternProperties: o, properties: s, unevaluatedProperties: c } = e;
			const l = (0, _.u4)(s) && Object.hasOwn(s, t);
			const u = l ? (0, _._F)(s, t) : i ?? c;
			const d = t === "*" ? a : u;
			if (d === false && !l && o !== undefined) return "unknown";
			return d === undefined ? "yes" : accepts(d, n, r);
		}
		function acceptsText(e, t) {
			const { const: n, enum: r, maxLength: i, minLength: a, pattern: o, type: s } = e;
			const c = s !== undefined && ![s].flat().includes("string") || n !== undefined && n !== t || Array.isArray(r) && !r.includes(t) || typeof i === "number" && t.length > i || typeof a === "number" && t.length < a;
			if (c) return "no";
			return typeof o === "string" ? matches(o, t) : "yes";
		}
		function matches(e, t) {
			const n = /\)[*+{]|\\\d|\\k/.test(e) || (e.match(/[*+{]/g) ?? []).length > 3;
			if (n || e.length > 200 || t.length > 256) return "unknown";
			try {
				return new RegExp(e, "u").test(t) ? "yes" : "no";
			} catch {
				return "unknown";
			}
		}
		;
		const K = new WeakMap();
		function readChart(e) {
			if (!K.has(e)) K.set(e, createChart(e));
			return K.get(e);
		}
		const q = `sha256:${"0123456789abcdef".repeat(4)}`;
		const Te = /^(?:charts\/[^/]+\/)*/;
		const J = `"${blankDots("common.images.image")}"`;
		const Ee = "{{ .imageRoot.registry }}/{{ .imageRoot.repository }}:{{ .imageRoot.tag | default .chart.AppVersion }}@{{ .imageRoot.digest }}";
		function createChart(e) {
			const t = new Map();
			const n = new Map();
			const r = (0, v.kY)(describe);
			const i = createBases(e);
			const a = [];
			for (const [o, s] of e) {
				const [e = ""] = Te.exec(o) ?? [];
				const c = o.slice(e.length);
				const l = t.get(e) ?? {
					bases: i(e),
					texts: []
				};
				if (c === "values.schema.json") t.set(e, {
					...l,
					accepts: createSchemaCheck(s)
				});
				else if (c === "Chart.yaml") t.set(e, {
					...l,
					describe: () => r(s)
				});
				else {
					const r = c === "values.yaml";
					const i = r && s.includes("{{") ? s.replaceAll(/^[ \t]*#.*$/gm, "") : s;
					const o = readActions(i);
					if (o === undefined && !r) return undefined;
					const u = separateDefinitions(o ?? []);
					for (const [t, r] of u.definitions) {
						n.set(t, r);
						a.push({
							name: t,
							body: r,
							folder: e
						});
					}
					l.texts.push(u.outside, [k]);
					t.set(e, l);
				}
			}
			const o = n.get(J);
			if (o === undefined || o.some(({ code: e }) => e.includes(".imageRoot.digest"))) n.set(J, readActions(Ee) ?? []);
			const s = [...t.values()];
			const c = namesThatRun(s.flatMap(({ texts: e }) => e), n);
			for (const { name: e, body: n, folder: r } of a) if (c.has(e)) t.get(r)?.texts.push(n, [k]);
			const l = createValueUse(s.map((e) => ({
				...e,
				actions: e.texts.flat()
			})), n);
			return { readersOf: (e) => createReaders(e, l, s) };
		}
		const Y = 100;
		function createBases(e) {
			const t = new Map();
			const n = readSubcharts(e);
			const add = (e, r) => {
				t.set(e, r);
				for (const { folder: t, keys: i } of n.get(e) ?? []) add(t, r.flatMap((e) => i.map((t) => [...e, t])).slice(0, Y));
			};
			add("", [[]]);
			return (e) => t.get(e) ?? [e.split("/").filter((e, t) => t % 2 === 1)];
		}
		function describe(e) {
			const [t] = [...(0, y.g)(e)].map((e) => e.root);
			const n = (0, b.oB)(t, "appVersion");
			const r = (0, b.Um)(n) ?? "";
			const i = /^\w[\w.-]{0,127}$/.test(r) && (0, x.E9)(n) === undefined;
			const a = (0, b.S3)((0, b.oB)(t, "dependencies")).filter((e) => (0, b.Um)((0, b.oB)(e, "repository"))?.includes("bitnami"));
			const o = a.flatMap((e) => (0, b.Um)((0, b.oB)(e, "alias") ?? (0, b.oB)(e, "name")) ?? []);
			return {
				version: i ? r : undefined,
				bitnami: new Set(o)
			};
		}
		function createReaders(e, t, n) {
			const r = pathsOfMaps(e);
			const accepts = (e, t) => {
				const r = n.flatMap((n) => {
					const r = restBelow(n, e);
					return r === undefined ? [] : [n.accepts?.(r, t)];
				});
				if (r.includes("no")) return "no";
				return r.includes("unknown") ? "unknown" : "yes";
			};
			const tagStays = (e, n, r) => {
				if (accepts(e, `${r}@${q}`) === "no") return `the chart's \`values.schema.json\` does not allow a digest in \`${n}\``;
				const i = t.refusal(e);
				if (i !== undefined) return `its \`${n}\` cannot have a digest, because ${i}`;
				return t.reads(e) === "no" ? `the chart does not read its \`${n}\`` : undefined;
			};
			const readsOf = (n) => {
				const r = t.gate(n);
				const i = r?.reduce((e, t) => (0, b.oB)(e, t), e);
				return r !== undefined && !(0, b.Um)(i) ? "no" : t.reads(n);
			};
			return (e) => {
				const n = r.get(e) ?? [];
				if (n.length === 0) return S.hq;
				const each = (e, t) => n.map((n) => t([...n, e]));
				return {
					use: (e) => {
						const n = same(each(e, readsOf)) ?? "unknown";
						const r = (n === "yes" ? same(each(e, t.form)) : undefined) ?? "unknown";
						const i = r === "hex" ? q.slice("sha256:".length) : q;
						const isAccepted = () => each(e, (e) => accepts(e, i)).every((e) => e === "yes");
						return {
							reads: n,
							form: r,
							mayAdd: r !== "unknown" && isAccepted()
						};
					},
					tagStays: (e, t) => each(e, (n) => tagStays(n, e, t)).find(Boolean),
					defaultTag: (e) => same(each(e, t.versionFor)),
					around: (e) => same(each(e, t.around)),
					ignores: (e, n) => each(n, t.reads).every((e) => e === "yes") && each(e, t.reads).every((e) => e === "no"),
					goesOn: (e) => each(e, t.goesOn).find(Boolean)
				};
			};
		}
		function same(e) {
			return new Set(e.map((e) => JSON.stringify(e))).size === 1 ? e[0] : undefined;
		}
		const De = 1e4;
		function pathsOfMaps(e) {
			const t = new Map();
			let n = De;
			const visit = (e, r) => {
				if (e === undefined || e.kind === "text" || r.length > 50 || n <= 0) return;
				n -= 1;
				if (e.kind === "list") {
					const t = [...r, N];
					for (const n of e.items) visit(n, t);
					return;
				}
				t.set(e, [...t.get(e) ?? [], r]);
				for (const { key: t, value: n } of e.own.values()) if (t !== "<<" && n?.kind !== "text") visit(n, [...r, t]);
			};
			visit(e, []);
			return t;
		}
		var Oe = n(45426);
		;
		const ke = [
			"tag",
			"repository",
			"repo",
			"digest",
			"sha",
			"registry"
		];
		const Ae = [
			...ke,
			"imageRegistry",
			"hub",
			"organization",
			"org",
			"name"
		];
		const X = new WeakMap();
		const Z = new WeakMap();
		function mergeValues(e, t, n = false) {
			if (!e.has("Chart.yaml")) return t;
			const r = (0, v.IV)(Z, e, () => subchartValues(e, readSubcharts(e), ""));
			if (!n && !X.has(e)) X.set(e, mergeOver(e, "", r));
			const i = (n ? Z : X).get(e);
			const a = createMerge()(t, i);
			const o = (0, b.Ms)((0, b.oB)(i, "global"), "imageRegistry");
			if (a === t || a?.kind !== "map" || o === undefined || a.own.has("global")) return a;
			const s = {
				kind: "map",
				isFlow: false,
				own: new Map([[o.key, inherited(o, 0)]])
			};
			const c = {
				...inherited(o, 0),
				key: "global",
				value: s
			};
			return {
				...a,
				own: new Map([...a.own, ["global", c]])
			};
		}
		function mergeOver(e, t, n) {
			return createMerge(true)(rootOf(e, `${t}values.yaml`), n) ?? n;
		}
		function subchartValues(e, t, n) {
			const r = new Map();
			const i = {
				kind: "map",
				isFlow: false,
				own: r
			};
			for (const { folder: a, keys: o } of t.get(n) ?? []) {
				const n = mergeOver(e, a, subchartValues(e, t, a));
				if ((0, b.Um)((0, b.oB)(n, "global", "imageRegistry")) !== undefined) continue;
				for (const e of o) r.set(e, {
					key: e,
					keyStart: 0,
					keyEnd: 0,
					valueEnd: 0,
					value: n,
					map: i
				});
			}
			return i;
		}
		function createMerge(e = false) {
			const t = new Map();
			return function merge(n, r) {
				if (n?.kind !== "map" || r?.kind !== "map") return n;
				const i = (0, v.IV)(t, n, () => new Map());
				const a = i.get(r);
				if (a !== undefined) return a;
				i.set(r, n);
				const o = new Map();
				const s = {
					...n,
					own: o
				};
				for (const e of n.own.values()) {
					const t = e.key === "<<" ? undefined : (0, b.oB)(r, e.key);
					o.set(e.key, {
						...e,
						map: s,
						value: merge(e.value, t)
					});
				}
				const c = ke.flatMap((e) => (0, b.Ms)(n, e) ?? [])[0];
				const l = c === undefined ? [] : Ae;
				for (const t of e ? r.own.keys() : l) {
					const i = (0, b.Ms)(n, t) === undefined ? (0, b.Ms)(r, t) : undefined;
					if (i !== undefined && e) o.set(t, i);
					else if (i?.value?.kind === "text") o.set(t, inherited(i, c?.keyEnd ?? 0));
				}
				const u = o.size === n.own.size && [...o.values()].every(({ key: e, value: t }) => t === n.own.get(e)?.value);
				i.set(r, u ? n : s);
				return u ? n : s;
			};
		}
		function inherited(e, t) {
			const { value: n } = e;
			const r = n?.kind === "text" ? {
				...n,
				scalar: {
					range: [t, t],
					value: n.value
				}
			} : n;
			return {
				...e,
				keyStart: t,
				keyEnd: t,
				valueEnd: t,
				value: r,
				isInherited: true
			};
		}
		var je = n(72008);
		var Me = n(59800);
		;
		const Ne = /\.(?:json|jsonld|xml|rdf|spdx|cdx|sbom|bom|tag|tv|txt)$|(?:^|\/)[^./]*(?:bom|spdx|cyclonedx)[^./]*$/i;
		const Pe = /(?:^|\/)(?:package|package-lock|npm-shrinkwrap|composer|deno)\.json$/i;
		const Fe = new Set(("$schema bomFormat specVersion serialNumber version metadata components services externalReferences dependencies " + "compositions vulnerabilities annotations formulation declarations definitions citations properties signature").split(" "));
		const Ie = new Set(("$schema spdxVersion SPDXID name comment dataLicense documentNamespace creationInfo packages files snippets " + "relationships annotations hasExtractedLicensingInfos externalDocumentRefs documentDescribes revieweds").split(" "));
		const Le = new Set(["@context", "@graph"]);
		const Re = /^https:\/\/spdx\.org\/rdf\/3\.\d[\w./-]*$/;
		const ze = /^https?:\/\/cyclonedx\.org\/schema\/bom\/1\.\d+$/;
		const Be = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
		const Ve = /^https?:\/\/spdx\.org\/rdf\/terms\/?#?$/;
		const He = /^SPDXVersion:[ \t]*SPDX-\d/;
		const Ue = /^[A-Z][A-Za-z0-9]*:(?:[ \t]|$)/;
		function isBillOfMaterials(e, t) {
			if (!Ne.test(e) || Pe.test(e)) return false;
			const n = t.replace(/^\uFEFF?\s*/, "");
			if (n.startsWith("{")) return isJsonDocument(n);
			return n.startsWith("<") ? isXmlDocument(n) : isTagDocument(n);
		}
		function isJsonDocument(e) {
			const t = (0, _.qF)(e);
			if (!(0, _.u4)(t)) return false;
			const { "@context": n, bomFormat: r, components: i = [], services: a = [], specVersion: o, spdxVersion: s } = t;
			if (r === "CycloneDX") return typeof o === "string" && Array.isArray(i) && Array.isArray(a) && hasOnly(t, Fe);
			if (typeof s === "string") return /^SPDX-\d/.test(s) && hasOnly(t, Ie);
			return [n].flat().some((e) => typeof e === "string" && Re.test(e)) && hasOnly(t, Le);
		}
		function hasOnly(e, t) {
			return Object.keys(e).every((e) => t.has(e));
		}
		function isXmlDocument(e) {
			const t = new Me.wT({ xmlns: true });
			let n = 0;
			let r = false;
			t.on("error", (e) => {
				throw e;
			});
			t.on("doctype", () => {
				throw new SyntaxError("it has a document type");
			});
			t.on("opentag", (e) => {
				if (n === 0) r = isRoot(e);
				n += 1;
			});
			t.on("closetag", () => {
				n -= 1;
			});
			try {
				t.write(e).close();
				return r;
			} catch {
				return false;
			}
		}
		function isRoot({ local: e, ns: t, uri: n }) {
			if (e === "bom") return ze.test(n);
			return e === "RDF" && n === Be && Object.values(t).some((e) => Ve.test(e));
		}
		function isTagDocument(e) {
			if (!He.test(e)) return false;
			let t = false;
			for (const n of e.split(/\r?\n/)) {
				if (!t && /^(?:#|\s*$)/.test(n)) continue;
				if (!t && !Ue.test(n)) return false;
				t = n.lastIndexOf("</text>") < n.lastIndexOf("<text>") || t && !n.includes("</text>");
			}
			return !t;
		}
		var We = n(21334);
		var Ge = n(60829);
		var Ke = n(34972);
		var qe = n(52030);
		var Je = n(7175);
		var Ye = n(57640);
		var Xe = n(3549);
		var Ze = n(28271);
		var Q = n(68095);
		var Qe = n(79759);
		var $e = n(99151);
		;
		const et = 1e6;
		const tt = "\uFEFF";
		const nt = /(?:^|\/)\.argocd-source-[^/]*\.ya?ml$/;
		const rt = (0, qe.m)();
		function scanFile(e, t, n = {}) {
			const r = {
				shown: e,
				...n,
				path: e,
				text: t
			};
			const { find: i = rt } = r;
			const a = (0, Ke.O)();
			if (nt.test(e)) a.managed.push({
				start: 0,
				end: t.length
			});
			const o = (0, p.RF)(e);
			let s = o.name;
			const scan = (e, t) => {
				const n = scanSyntax(e, o, r, t);
				const a = t.faults.length > 0 ? "text" : o.rest ?? "quiet";
				(0, je.WC)(e, t, i, {
					fallback: a,
					isDocument: o === Xe.w
				});
				s = n;
			};
			try {
				if (hasNoSyntax(e, o) && isBillOfMaterials(e, t)) s = undefined;
				else if (t.startsWith(tt)) (0, We.K)((0, Je.zF)(t, 1, t.length), a, scan);
				else scan(t, a);
			} catch (e) {
				const t = `it cannot be read completely: ${String(e)}`;
				a.faults.push({
					offset: 0,
					message: t,
					kind: "cut"
				});
			}
			return (0, Ge.vi)(r, a, s);
		}
		function scanSyntax(e, t, n, r) {
			const { builds: i = [], mayName: a, path: o } = n;
			if ((0, p.nD)(o) && !isKubernetesJson(e)) {
				r.zones.push({
					start: 0,
					end: e.length,
					kind: "text"
				});
				return t.name;
			}
			if (t.kind === "yaml") {
				const i = t === Q.o && a !== undefined;
				const s = i ? wantedParts(e, (e) => a(o, e)) : undefined;
				return scanYaml(e, t, r, n, s);
			}
			const { longest: s = et } = t;
			if (e.length <= s) t.scan(e, r, i);
			else r.faults.push({
				offset: 0,
				message: `it is longer than ${s} characters`,
				kind: "cut"
			});
			return t.name;
		}
		function hasNoSyntax(e, t) {
			return t === Ze.A || (0, p.nD)(e);
		}
		function isKubernetesJson(e) {
			try {
				const t = JSON.parse(e);
				return (0, _.u4)(t) && "apiVersion" in t && "kind" in t;
			} catch {
				return [...(0, y.g)(e)].some(({ root: e }) => (0, Ye.nq)(e) !== undefined);
			}
		}
		const it = p.mN.filter((e) => e.kind === "yaml");
		const ot = /^.*[ \t]#[ \t]*\{[ \t]*"\$imagepolicy"[ \t]*:[ \t]*"[^"\n]+"[ \t]*\}/gm;
		function addSetters(e, { managed: t }) {
			for (const { 0: n, index: r } of e.matchAll(ot)) t.push({
				start: r,
				end: r + n.length
			});
		}
		const st = /(?:^|\/)templates\//;
		const ct = /\{\{|\{%/;
		const lt = /^[ \t]*(?:\{\{-?[ \t]*(?:if|else|end|range|with|define)\b.*\}\}|\{%-?[ \t]*\w.*%\})[ \t]*\r?$/m;
		function scanYaml(e, t, n, { chart: r, companion: i, path: a }, o) {
			if (e.includes("$imagepolicy")) addSetters(e, n);
			const s = t === Q.o;
			let c = s ? undefined : t.name;
			const l = s || st.test(a);
			const u = (0, v.Oo)(() => (l ? ct : lt).test(e));
			const known = (e) => e.kind === undefined && u() ? {
				...e,
				kind: "template"
			} : e;
			const d = (0, Qe.J4)(e, t.name, n, i?.text);
			for (const { error: i, faults: l, root: u } of (0, y.g)(e, o)) {
				if (i !== undefined) {
					n.faults.push(known(i));
					continue;
				}
				n.faults.push(...l.map(known));
				for (const { keys: e = [] } of l) for (const t of e) n.zones.push({
					...t,
					kind: "fixed"
				});
				const { own: e, others: o } = s ? recognize(u) : {
					own: t,
					others: []
				};
				const f = n.found.length;
				const p = r === undefined ? u : mergeValues(r, u, (0, Oe.ay)(a) === a);
				const m = r === undefined ? d.readerOf : lazyReaders(r, p);
				const h = {
					...d,
					root: p,
					readerOf: m,
					syntax: e.name
				};
				for (const { scan: t } of [e, ...o]) t(h);
				(0, $e.k)({
					...h,
					root: u
				}, e);
				if (e !== Q.o || n.found.length > f) c ??= e.name;
			}
			return c ?? Q.o.name;
		}
		const ut = /^---(?=[ \t\r\n]|$)/gm;
		const dt = /^%|\$\[\[/m;
		function wantedParts(e, t) {
			const n = Array.from(e.matchAll(ut), ({ index: e }) => e);
			if (n.length === 0 || dt.test(e)) return [{
				start: 0,
				end: e.length
			}];
			const r = [];
			for (const [i, a] of [0, ...n].entries()) {
				const o = n[i] ?? e.length;
				if (!t(e.slice(a, o))) continue;
				const s = r.at(-1)?.end === a ? r.pop() : undefined;
				r.push({
					start: s?.start ?? a,
					end: o
				});
			}
			return r;
		}
		function lazyReaders(e, t) {
			const n = (0, v.Oo)(() => readChart(e)?.readersOf(t) ?? (() => S.hq));
			return (e) => n()(e);
		}
		function recognize(e) {
			const t = [];
			for (const n of it) {
				const r = n.recognizes?.(e);
				if (r === "surely") return {
					own: n,
					others: []
				};
				if (r === "likely") t.push(n);
			}
			const [n = Q.o, ...r] = t;
			return {
				own: n,
				others: n === Q.o ? [] : [...r, Q.o]
			};
		}
		var ft = n(96341);
		var pt = n(67365);
		var mt = n(52423);
		;
		const ht = 1e3;
		function readSlots(e, t, n, r) {
			const i = openSlots(e, t, r);
			return n.map((e) => {
				const n = i(e).slice(0, ht);
				return n.length === 0 ? [slotOfLine(t, e)] : n;
			});
		}
		function openSlots(e, t, n) {
			const r = (0, p.RF)(e);
			try {
				if (r === mt.TE) {
					const e = (0, mt.ir)(t, n).map(stageSlots);
					return (t) => uniqueSlots(e.flatMap((e) => e(t)));
				}
				if (r.kind === "yaml" || e.toLowerCase().endsWith(".json")) return yamlSlots(t);
			} catch {}
			return () => [];
		}
		const uniqueSlots = (e) => [...new Map(e.map((e) => [e.name, e])).values()];
		function stageSlots(e) {
			const t = e.length - 1;
			const slotsOf = (e, n) => {
				const r = {
					name: `stage ${e.name === "" ? n + 1 : e.name}`,
					stage: n
				};
				if (n < t) return [r];
				return [{ name: pt.a }, ...e.name === "" ? [] : [r]];
			};
			const n = [];
			const r = new Map();
			for (const [t, i] of e.entries()) {
				const e = [...new Set(i.continues.flatMap((e) => n[e] ?? []))];
				n.push(e.length === 0 ? [t] : e);
				for (const e of n[t] ?? []) r.set(e, [...r.get(e) ?? [], ...slotsOf(i, t)].slice(0, ht));
			}
			return (t) => {
				const n = indexAt(e, t);
				const i = e[n];
				if (i === undefined) return [{ name: "before the first stage" }];
				if (t < i.fromEnd) return r.get(n) ?? [];
				const [a = { name: pt.a }] = slotsOf(i, n);
				return [{ name: `what ${a.name} copies` }];
			};
		}
		const indexAt = (e, t) => (0, ft.E)(e, ({ start: e }) => e, t, -1);
		const gt = /^(?:registry|repository|name|newName|tag|newTag|digest|version)$/;
		const _t = 64;
		const vt = 2e5;
		function yamlSlots(e) {
			const t = e.startsWith("\uFEFF") ? 1 : 0;
			const n = new Map();
			let r = vt;
			const visit = (e, t, i, a) => {
				r -= 1;
				if (e === undefined || r < 0) return;
				if (e.kind === "text") {
					const [r, a] = e.scalar.range;
					const o = (0, v.IV)(n, r, () => ({
						start: r,
						end: a,
						names: new Set()
					}));
					o.names.add(gt.test(i) ? t.slice(0, -i.length - 1) : t);
				} else if (e.kind === "list") {
					for (const n of e.items) visit(n, `${t}[${nameOf(n)}]`, "");
				} else {
					const n = objectName(e);
					const r = n === "" ? t : n;
					const i = new Map([...extendedBy(e, a), e].flatMap((e) => [...e.own]));
					for (const t of i.values()) visit(t.value, r === "" ? t.key : `${r}${n === "" ? "." : ": "}${t.key}`, t.key, e);
				}
			};
			for (const { root: n } of (0, y.g)(e.slice(t))) visit(n, "", "");
			const i = [...n.values()].sort((e, t) => e.start - t.start);
			return (e) => {
				const n = e - t;
				const r = i[indexAt(i, n)];
				if (r === undefined || n > r.end) return [];
				return [...r.names].flatMap((e) => e === "" ? [] : [{ name: e }]);
			};
		}
		function extendedBy(e, t) {
			const n = new Set([e]);
			for (const { own: e } of n) {
				const r = e.get("extends")?.value;
				for (const e of [(0, b.oB)(r, "service") ?? r, ...(0, b.S3)(r).toReversed()]) {
					const r = (0, b.oB)(t, (0, b.Um)(e) ?? "");
					if (r?.kind === "map" && n.size <= _t) n.add(r);
				}
			}
			n.delete(e);
			return [...n].reverse();
		}
		function objectName(e) {
			const t = (0, b.Um)((0, b.oB)(e, "kind"));
			if (t === undefined || (0, b.oB)(e, "apiVersion") === undefined) return "";
			const n = (0, b.oB)(e, "metadata");
			const r = (0, b.Um)((0, b.oB)(n, "name")) ?? (0, b.Um)((0, b.oB)(n, "generateName")) ?? "";
			const i = (0, b.Um)((0, b.oB)(n, "namespace"));
			return `${t} ${i === undefined ? "" : `${i}/`}${r}`;
		}
		const nameOf = (e) => (0, b.Um)((0, b.oB)(e, "name")) ?? "";
		const yt = 80;
		function slotOfLine(e, t) {
			const n = e.slice(Math.max(0, t - yt), t);
			const r = n.slice(n.lastIndexOf("\n") + 1).trim();
			return { name: r === "" ? "a line" : `behind ${r}` };
		}
		var bt = n(38086);
		var xt = n(40382);
		var St = n(52023);
		var Ct = n(39217);
		;
		function resolveText(e, t, n = scanFile(e.path, e.text, {
			...t,
			...e
		})) {
			const { mentions: r, problems: i, syntax: a } = n;
			const o = a !== undefined || i.length > 0;
			const s = n.references.flatMap((e) => {
				const n = (0, xt.kl)(e.reference, t.names, "foreign");
				return n.kind === "foreign" ? [] : [{
					...e,
					image: n.image
				}];
			});
			const c = n.unresolved.filter(({ expanded: e, text: n }) => t.referenceNamesOurs(n) || t.referenceNamesOurs(e));
			const { templated: l, unread: u } = findUnknown(n, e, t.namesOurs);
			const d = [
				...c,
				...l,
				...s,
				...r
			].filter((e) => !isIgnored(e));
			const f = (0, Ct.n)(d);
			return {
				...f,
				end: u ?? { kind: o ? "judged" : "bill-of-materials" },
				isScanned: o,
				findings: u === undefined && o ? i.map(({ line: t, message: n }) => (0, St.jZ)(e.shown, t, n)) : [],
				ignored: [
					...s,
					...c,
					...r
				].filter(isIgnored),
				left: {
					foreign: n.references.length - s.length,
					unnamed: n.unresolved.length - c.length,
					untagged: f.untagged.length
				},
				debug: n.unresolved.map(({ location: t, reason: n, text: r }) => `${(0, bt.h0)(e.path)}:${t.line}: \`${(0, bt.h0)(r, 200)}\`: ${(0, bt.h0)(n, 300)}`)
			};
		}
		const isIgnored = ({ ignore: e }) => e !== undefined;
		const wt = 100;
		const Tt = "it is in a template, which another tool fills in";
		function findUnknown({ mentions: e, problems: t, references: n, syntax: r = "", understood: i, unresolved: a }, { path: o, shown: s, text: c }, l) {
			const [u = {
				line: 1,
				message: "it is cut"
			}] = t;
			const d = `cannot be read in full (${u.message})`;
			const f = {
				kind: "unread",
				why: d,
				line: u.line
			};
			if (i === "cut") return {
				unread: f,
				templated: []
			};
			if (i === "all") return { templated: [] };
			const p = n.filter(({ file: e }) => e === o);
			if (t.length > 0) {
				const e = t.every((e) => e.isRead);
				const n = blankRanges(c, e ? [...p, ...a] : p);
				return l(n) || l((0, g.Lx)(n)) ? {
					unread: f,
					templated: []
				} : { templated: [] };
			}
			let m = 0;
			const h = blankRanges(c, [
				...p,
				...a,
				...e
			]).split("\n");
			const _ = h.flatMap((e, t) => {
				const n = {
					start: m,
					end: m + e.length
				};
				m = n.end + 1;
				if (!l(e)) return [];
				const i = e.trim().slice(0, 200);
				return [{
					kind: "unresolved",
					text: i,
					expanded: i,
					reason: Tt,
					location: {
						file: s,
						line: t + 1
					},
					...n,
					readBy: o,
					ignore: undefined,
					syntax: r,
					renames: undefined,
					isScript: false
				}];
			});
			return { templated: _.slice(0, wt) };
		}
		function blankRanges(e, t) {
			const n = [];
			let r = 0;
			for (const { end: i, start: a } of [...t].sort((e, t) => e.start - t.start)) {
				if (a > r) n.push(e.slice(r, a));
				if (i > r) n.push(e.slice(Math.max(r, a), i).replaceAll(/[^\n]/g, " "));
				r = Math.max(r, i);
			}
			return [...n, e.slice(r)].join("");
		}
		var Et = n(76760);
		var Dt = n(99004);
		var Ot = n(8385);
		;
		const kt = 2e3;
		const At = 16 * 1024 * 1024;
		function createBesideReader(e) {
			const t = new Map();
			return (n) => (0, v.IV)(t, n.folder, () => readFolderOrLeast(e, n));
		}
		async function readFolderOrLeast(e, t) {
			const n = await readFolder(e, t);
			return n ?? (t.least && readFolder(e, {
				...t,
				within: t.least
			}));
		}
		async function readFolder(e, { folder: t, wants: n, within: r }) {
			const i = await listFiles(e, t, r);
			if (i === undefined) return undefined;
			const o = new Map();
			let s = 0;
			for (const r of i.filter(n)) {
				const n = await (0, a.sL)(e, (0, Et.join)(t, r));
				if (n.kind === "unread") return undefined;
				if (n.kind === "skipped" && n.why === a.BQ) return undefined;
				if (n.kind === "skipped") continue;
				s += n.text.length;
				o.set(r, n.text);
				if (o.size > kt || s > At) return undefined;
			}
			return o.size === 0 ? undefined : o;
		}
		async function listSubchartValues(e, t) {
			const n = await listFiles(e, t, ["charts"]);
			return (n ?? []).filter((e) => e.endsWith("/values.yaml") && (0, Oe.Jk)(e)).map((e) => (0, Et.join)(t, e));
		}
		async function listFiles(e, t, n) {
			const r = [...n];
			for (const i of n) {
				const n = [];
				const a = await (0, Dt.Fv)((0, Et.join)(e.folder, t, i), {
					others: true,
					unread: n
				});
				if (n.some(({ path: e, reason: t }) => e !== "." || !/\((?:ENOENT|ENOTDIR)\)$/.test(t))) return undefined;
				r.push(...a.map((e) => `${i}/${e}`));
			}
			return r;
		}
		function chartOfCommit(e, t, n) {
			const r = new Map(e);
			for (const [e, i] of n) {
				if (r.has(e)) continue;
				const n = t?.get(e) ?? "";
				if (![n, n.replaceAll("\r\n", "\n")].some((e) => (0, Ot.DB)(i, "blob", Buffer.from(e)))) return undefined;
				r.set(e, n);
			}
			return r;
		}
		;
		function createFileWork({ folder: e, names: t, root: n }) {
			const r = (0, a.uO)(e, n);
			const i = (0, h.createBytesFilter)(t);
			const o = (0, g.fY)(t);
			const s = createBesideReader(r);
			const c = new Map();
			const chartOf = async (e) => {
				const t = (0, h.filesBeside)(e);
				return t && await s(t);
			};
			const givenChart = async (e, { changed: t, files: n, others: r }) => {
				const i = await chartOf(e);
				const a = r && chartOfCommit(new Map([...t, ...n]), i, r);
				return a ?? new Map([...n, ["Chart.yaml", ""]]);
			};
			const isNamedElsewhere = async (e) => {
				const t = (0, h.filesBeside)(e);
				const n = t === undefined ? [] : await listSubchartValues(r, t.folder);
				for (const t of [(0, h.chartNamesOf)(e) ?? [], n].flat()) if ((await (0, a.sL)(r, t, i(t))).kind === "text") return true;
				return false;
			};
			const companionText = async (e, t = e) => {
				const n = (0, h.companionOf)(e);
				if (n === undefined) return undefined;
				const i = await (0, a.sL)(r, n);
				return i.kind === "text" ? {
					...i,
					path: n,
					shown: shownBeside(t, n)
				} : undefined;
			};
			const read = async (e) => {
				const { builds: t, path: n, shown: s } = e;
				const l = t === undefined && !await isNamedElsewhere(n) ? i(n) : undefined;
				const u = await (0, a.sL)(r, n, l);
				if (u.kind !== "text") return u;
				const d = await companionText(n, s);
				const { linkedTo: f, text: p } = u;
				const m = await chartOf(n);
				const g = {
					path: n,
					shown: s,
					text: p,
					linkedTo: f,
					companion: d,
					chart: m,
					builds: t
				};
				const _ = scanFile(n, p, {
					...o,
					...g
				});
				const v = resolveText(g, o, _);
				const y = new Set(filesIn(v));
				if (y.size > 0) c.set(n, {
					text: p,
					environment: d?.text,
					scan: _
				});
				const b = [{
					...u,
					path: n
				}, ...d === undefined ? [] : [d]].filter((e) => y.has(e.path) || e.path === n && y.size > 0).map(({ encoding: e, path: r, text: i }) => ({
					path: r,
					text: i,
					encoding: e,
					builds: r === n ? t : undefined
				}));
				const x = f !== undefined && (0, h.kindOfFile)(f) === (0, h.kindOfFile)(n);
				return {
					kind: "text",
					linkedTo: x ? f : undefined,
					resolved: v,
					holders: b
				};
			};
			const edit = async (e) => {
				const { builds: t, companion: n, path: r, text: i } = e;
				const a = await chartOf(r);
				const s = n ?? await companionText(r);
				const readWith = (e, n) => scanFile(r, e, {
					...o,
					builds: t,
					chart: a,
					companion: n
				});
				const l = c.get(r);
				const u = l?.text === i && l.environment === s?.text;
				const readAgain = (e) => {
					if (u && e === (n?.text ?? i)) return l.scan;
					return n === undefined ? readWith(e, s) : readWith(i, {
						...n,
						text: e
					});
				};
				const d = e.moves.map((e, t) => ({
					...e,
					index: t
				}));
				const { after: f, moved: p, refused: m } = editText(n?.text ?? i, d, readAgain);
				return {
					after: f,
					moved: p.map(({ index: e }) => e),
					refused: m.map(({ move: e, reason: t }) => ({
						move: e.index,
						reason: t
					}))
				};
			};
			const builds = async ({ environment: e, path: t, shown: n, text: i }) => {
				const o = i === undefined ? await (0, a.sL)(r, t) : { text: i };
				const s = e ?? (await companionText(t))?.text;
				return "text" in o ? readBuilds(n, o.text, s) : [];
			};
			return async (e) => {
				if (e.kind === "read") return read(e);
				if (e.kind === "edit") return edit(e);
				if (e.kind === "builds") return builds(e);
				if (e.kind === "callers") return callersOf(e);
				if (e.kind === "slots") return readSlots(e.path, e.text, e.offsets, e.builds);
				const { file: t } = e;
				const n = t.chart === undefined ? await chartOf(t.path) : await givenChart(t.path, t.chart);
				return resolveText({
					...t,
					chart: n
				}, o);
			};
		}
		function callersOf({ listed: e, read: t }) {
			return t.some((e) => (0, h.kindOfFile)(e) === "dockerfile") ? e.filter(h.mayCallBuilds) : [];
		}
		function filesIn({ ignored: e, malformed: t, references: n }) {
			return [
				...n,
				...t,
				...e
			].flatMap((e) => e.kind === "reference" ? [e.file] : []);
		}
		function shownBeside(e, t) {
			const n = t.slice(t.lastIndexOf("/") + 1);
			return `${e.slice(0, e.lastIndexOf("/") + 1)}${n}`;
		}
		;
		function serveFileTasks(e) {
			Error.stackTraceLimit = 0;
			serveTasks(createFileWork(e));
		}
	})
};
;
