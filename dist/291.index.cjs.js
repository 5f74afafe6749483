"use strict";
exports.id = 291;
exports.ids = [291];
exports.modules = { 37291: ((e, t, n) => {
	n.d(t, { ss: () => createTwoFilesPatch });
	;
	class Diff {
		diff(e, t, n = {}) {
			let r;
			if (typeof n === "function") {
				r = n;
				n = {};
			} else if ("callback" in n) {
				r = n.callback;
			}
			const i = this.castInput(e, n);
			const a = this.castInput(t, n);
			const o = this.removeEmpty(this.tokenize(i, n));
			const s = this.removeEmpty(this.tokenize(a, n));
			return this.diffWithOptionsObj(o, s, n, r);
		}
		diffWithOptionsObj(e, t, n, r) {
			var i;
			const done = (e) => {
				e = this.postProcess(e, n);
				if (r) {
					setTimeout(function() {
						r(e);
					}, 0);
					return undefined;
				} else {
					return e;
				}
			};
			const a = t.length, o = e.length;
			let s = 1;
			let c = a + o;
			if (n.maxEditLength != null) {
				c = Math.min(c, n.maxEditLength);
			}
			const l = (i = n.timeout) !== null && i !== void 0 ? i : Infinity;
			const u = Date.now() + l;
			const d = [{
				oldPos: -1,
				lastComponent: undefined
			}];
			let f = this.extractCommon(d[0], t, e, 0, n);
			if (d[0].oldPos + 1 >= o && f + 1 >= a) {
				return done(this.buildValues(d[0].lastComponent, t, e));
			}
			let p = -Infinity, m = Infinity;
			const execEditLength = () => {
				for (let r = Math.max(p, -s); r <= Math.min(m, s); r += 2) {
					let i;
					const s = d[r - 1], c = d[r + 1];
					if (s) {
						d[r - 1] = undefined;
					}
					let l = false;
					if (c) {
						const e = c.oldPos - r;
						l = c && 0 <= e && e < a;
					}
					const u = s && s.oldPos + 1 < o;
					if (!l && !u) {
						d[r] = undefined;
						continue;
					}
					if (!u || l && s.oldPos < c.oldPos) {
						i = this.addToPath(c, true, false, 0, n);
					} else {
						i = this.addToPath(s, false, true, 1, n);
					}
					f = this.extractCommon(i, t, e, r, n);
					if (i.oldPos + 1 >= o && f + 1 >= a) {
						return done(this.buildValues(i.lastComponent, t, e)) || true;
					} else {
						d[r] = i;
						if (i.oldPos + 1 >= o) {
							m = Math.min(m, r - 1);
						}
						if (f + 1 >= a) {
							p = Math.max(p, r + 1);
						}
					}
				}
				s++;
			};
			if (r) {
				(function exec() {
					setTimeout(function() {
						if (s > c || Date.now() > u) {
							return r(undefined);
						}
						if (!execEditLength()) {
							exec();
						}
					}, 0);
				})();
			} else {
				while (s <= c && Date.now() <= u) {
					const e = execEditLength();
					if (e) {
						return e;
					}
				}
			}
		}
		addToPath(e, t, n, r, i) {
			const a = e.lastComponent;
			if (a && !i.oneChangePerToken && a.added === t && a.removed === n) {
				return {
					oldPos: e.oldPos + r,
					lastComponent: {
						count: a.count + 1,
						added: t,
						removed: n,
						previousComponent: a.previousComponent
					}
				};
			} else {
				return {
					oldPos: e.oldPos + r,
					lastComponent: {
						count: 1,
						added: t,
						removed: n,
						previousComponent: a
					}
				};
			}
		}
		extractCommon(e, t, n, r, i) {
			const a = t.length, o = n.length;
			let s = e.oldPos, c = s - r, l = 0;
			while (c + 1 < a && s + 1 < o && this.equals(n[s + 1], t[c + 1], i)) {
				c++;
				s++;
				l++;
				if (i.oneChangePerToken) {
					e.lastComponent = {
						count: 1,
						previousComponent: e.lastComponent,
						added: false,
						removed: false
					};
				}
			}
			if (l && !i.oneChangePerToken) {
				e.lastComponent = {
					count: l,
					previousComponent: e.lastComponent,
					added: false,
					removed: false
				};
			}
			e.oldPos = s;
			return c;
		}
		equals(e, t, n) {
			if (n.comparator) {
				return n.comparator(e, t);
			} else {
				return e === t || !!n.ignoreCase && e.toLowerCase() === t.toLowerCase();
			}
		}
		removeEmpty(e) {
			const t = [];
			for (let n = 0; n < e.length; n++) {
				if (e[n]) {
					t.push(e[n]);
				}
			}
			return t;
		}
		castInput(e, t) {
			return e;
		}
		tokenize(e, t) {
			return Array.from(e);
		}
		join(e) {
			return e.join("");
		}
		postProcess(e, t) {
			return e;
		}
		get useLongestToken() {
			return false;
		}
		buildValues(e, t, n) {
			const r = [];
			let i;
			while (e) {
				r.push(e);
				i = e.previousComponent;
				delete e.previousComponent;
				e = i;
			}
			r.reverse();
			const a = r.length;
			let o = 0, s = 0, c = 0;
			for (; o < a; o++) {
				const e = r[o];
				if (!e.removed) {
					if (!e.added && this.useLongestToken) {
						let r = t.slice(s, s + e.count);
						r = r.map(function(e, t) {
							const r = n[c + t];
							return r.length > e.length ? r : e;
						});
						e.value = this.join(r);
					} else {
						e.value = this.join(t.slice(s, s + e.count));
					}
					s += e.count;
					if (!e.added) {
						c += e.count;
					}
				} else {
					e.value = this.join(n.slice(c, c + e.count));
					c += e.count;
				}
			}
			return r;
		}
	}
	;
	class LineDiff extends Diff {
		constructor() {
			super(...arguments);
			this.tokenize = tokenize;
		}
		equals(e, t, n) {
			if (n.ignoreWhitespace) {
				if (!n.newlineIsToken || !e.includes("\n")) {
					e = e.trim();
				}
				if (!n.newlineIsToken || !t.includes("\n")) {
					t = t.trim();
				}
			} else if (n.ignoreNewlineAtEof && !n.newlineIsToken) {
				if (e.endsWith("\n")) {
					e = e.slice(0, -1);
				}
				if (t.endsWith("\n")) {
					t = t.slice(0, -1);
				}
			}
			return super.equals(e, t, n);
		}
	}
	const r = new LineDiff();
	function diffLines(e, t, n) {
		return r.diff(e, t, n);
	}
	function diffTrimmedLines(e, t, n) {
		n = generateOptions(n, { ignoreWhitespace: true });
		return r.diff(e, t, n);
	}
	function tokenize(e, t) {
		if (t.stripTrailingCr) {
			e = e.replace(/\r\n/g, "\n");
		}
		const n = [], r = e.split(/(\n|\r\n)/);
		if (!r[r.length - 1]) {
			r.pop();
		}
		for (let e = 0; e < r.length; e++) {
			const i = r[e];
			if (e % 2 && !t.newlineIsToken) {
				n[n.length - 1] += i;
			} else {
				n.push(i);
			}
		}
		return n;
	}
	;
	function needsQuoting(e) {
		for (let t = 0; t < e.length; t++) {
			if (e[t] < " " || e[t] > "~" || e[t] === "\"" || e[t] === "\\") {
				return true;
			}
		}
		return false;
	}
	function quoteFileNameIfNeeded(e) {
		if (!needsQuoting(e)) {
			return e;
		}
		let t = "\"";
		const n = new TextEncoder().encode(e);
		let r = 0;
		while (r < n.length) {
			const e = n[r];
			if (e === 7) {
				t += "\\a";
			} else if (e === 8) {
				t += "\\b";
			} else if (e === 9) {
				t += "\\t";
			} else if (e === 10) {
				t += "\\n";
			} else if (e === 11) {
				t += "\\v";
			} else if (e === 12) {
				t += "\\f";
			} else if (e === 13) {
				t += "\\r";
			} else if (e === 34) {
				t += "\\\"";
			} else if (e === 92) {
				t += "\\\\";
			} else if (e >= 32 && e <= 126) {
				t += String.fromCharCode(e);
			} else {
				t += "\\" + e.toString(8).padStart(3, "0");
			}
			r++;
		}
		t += "\"";
		return t;
	}
	const i = {
		includeIndex: true,
		includeUnderline: true,
		includeFileHeaders: true
	};
	const a = {
		includeIndex: false,
		includeUnderline: false,
		includeFileHeaders: true
	};
	const o = {
		includeIndex: false,
		includeUnderline: false,
		includeFileHeaders: false
	};
	function structuredPatch(e, t, n, r, i, a, o) {
		let s;
		if (!o) {
			s = {};
		} else if (typeof o === "function") {
			s = { callback: o };
		} else {
			s = o;
		}
		if (typeof s.context === "undefined") {
			s.context = 4;
		}
		const c = s.context;
		if (s.newlineIsToken) {
			throw new Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
		}
		if (!s.callback) {
			return diffLinesResultToPatch(diffLines(n, r, s));
		} else {
			const { callback: e } = s;
			diffLines(n, r, Object.assign(Object.assign({}, s), { callback: (t) => {
				const n = diffLinesResultToPatch(t);
				e(n);
			} }));
		}
		function diffLinesResultToPatch(n) {
			if (!n) {
				return;
			}
			n.push({
				value: "",
				lines: []
			});
			function contextLines(e) {
				return e.map(function(e) {
					return " " + e;
				});
			}
			const r = [];
			let o = 0, s = 0, l = [], u = 1, d = 1;
			for (let e = 0; e < n.length; e++) {
				const t = n[e], i = t.lines || splitLines(t.value);
				t.lines = i;
				if (t.added || t.removed) {
					if (!o) {
						const t = n[e - 1];
						o = u;
						s = d;
						if (t) {
							l = c > 0 ? contextLines(t.lines.slice(-c)) : [];
							o -= l.length;
							s -= l.length;
						}
					}
					for (const e of i) {
						l.push((t.added ? "+" : "-") + e);
					}
					if (t.added) {
						d += i.length;
					} else {
						u += i.length;
					}
				} else {
					if (o) {
						if (i.length <= c * 2 && e < n.length - 2) {
							for (const e of contextLines(i)) {
								l.push(e);
							}
						} else {
							const e = Math.min(i.length, c);
							for (const t of contextLines(i.slice(0, e))) {
								l.push(t);
							}
							const t = {
								oldStart: o,
								oldLines: u - o + e,
								newStart: s,
								newLines: d - s + e,
								lines: l
							};
							r.push(t);
							o = 0;
							s = 0;
							l = [];
						}
					}
					u += i.length;
					d += i.length;
				}
			}
			for (const e of r) {
				for (let t = 0; t < e.lines.length; t++) {
					if (e.lines[t].endsWith("\n")) {
						e.lines[t] = e.lines[t].slice(0, -1);
					} else {
						e.lines.splice(t + 1, 0, "\\ No newline at end of file");
						t++;
					}
				}
			}
			return {
				oldFileName: e,
				newFileName: t,
				oldHeader: i,
				newHeader: a,
				hunks: r
			};
		}
	}
	function formatPatch(e, t) {
		var n, r, a, o, s, c;
		if (!t) {
			t = i;
		}
		if (Array.isArray(e)) {
			if (e.length > 1 && !t.includeFileHeaders && !e.every((e) => e.isGit)) {
				throw new Error("Cannot omit file headers on a multi-file patch. " + "(The result would be unparseable; how would a tool trying to apply " + "the patch know which changes are to which file?)");
			}
			return e.map((e) => formatPatch(e, t)).join("\n");
		}
		const l = [];
		if (e.isGit) {
			t = i;
			if (!e.oldFileName) {
				throw new Error("oldFileName must be specified for Git patches");
			}
			if (!e.newFileName) {
				throw new Error("newFileName must be specified for Git patches");
			}
			let u = e.oldFileName;
			let d = e.newFileName;
			if (e.isCreate && u === "/dev/null") {
				u = d.replace(/^b\//, "a/");
			} else if (e.isDelete && d === "/dev/null") {
				d = u.replace(/^a\//, "b/");
			}
			l.push("diff --git " + quoteFileNameIfNeeded(u) + " " + quoteFileNameIfNeeded(d));
			if (e.isDelete) {
				l.push("deleted file mode " + ((n = e.oldMode) !== null && n !== void 0 ? n : "100644"));
			}
			if (e.isCreate) {
				l.push("new file mode " + ((r = e.newMode) !== null && r !== void 0 ? r : "100644"));
			}
			if (e.oldMode && e.newMode && !e.isDelete && !e.isCreate) {
				l.push("old mode " + e.oldMode);
				l.push("new mode " + e.newMode);
			}
			if (e.isRename) {
				l.push("rename from " + quoteFileNameIfNeeded(((a = e.oldFileName) !== null && a !== void 0 ? a : "").replace(/^a\//, "")));
				l.push("rename to " + quoteFileNameIfNeeded(((o = e.newFileName) !== null && o !== void 0 ? o : "").replace(/^b\//, "")));
			}
			if (e.isCopy) {
				l.push("copy from " + quoteFileNameIfNeeded(((s = e.oldFileName) !== null && s !== void 0 ? s : "").replace(/^a\//, "")));
				l.push("copy to " + quoteFileNameIfNeeded(((c = e.newFileName) !== null && c !== void 0 ? c : "").replace(/^b\//, "")));
			}
		} else {
			if (t.includeIndex && e.oldFileName == e.newFileName && e.oldFileName !== undefined) {
				l.push("Index: " + e.oldFileName);
			}
			if (t.includeUnderline) {
				l.push("===================================================================");
			}
		}
		const u = e.hunks.length > 0;
		if (t.includeFileHeaders && e.oldFileName !== undefined && e.newFileName !== undefined && (!e.isGit || u)) {
			l.push("--- " + quoteFileNameIfNeeded(e.oldFileName) + (e.oldHeader ? "	" + e.oldHeader : ""));
			l.push("+++ " + quoteFileNameIfNeeded(e.newFileName) + (e.newHeader ? "	" + e.newHeader : ""));
		}
		for (let t = 0; t < e.hunks.length; t++) {
			const n = e.hunks[t];
			const r = n.oldLines === 0 ? n.oldStart - 1 : n.oldStart;
			const i = n.newLines === 0 ? n.newStart - 1 : n.newStart;
			l.push("@@ -" + r + "," + n.oldLines + " +" + i + "," + n.newLines + " @@");
			for (const e of n.lines) {
				l.push(e);
			}
		}
		return l.join("\n") + "\n";
	}
	function createTwoFilesPatch(e, t, n, r, i, a, o) {
		if (typeof o === "function") {
			o = { callback: o };
		}
		if (!(o === null || o === void 0 ? void 0 : o.callback)) {
			const s = structuredPatch(e, t, n, r, i, a, o);
			if (!s) {
				return;
			}
			return formatPatch(s, o === null || o === void 0 ? void 0 : o.headerOptions);
		} else {
			const { callback: s } = o;
			structuredPatch(e, t, n, r, i, a, Object.assign(Object.assign({}, o), { callback: (e) => {
				if (!e) {
					s(undefined);
				} else {
					s(formatPatch(e, o.headerOptions));
				}
			} }));
		}
	}
	function createPatch(e, t, n, r, i, a) {
		return createTwoFilesPatch(e, e, t, n, r, i, a);
	}
	function splitLines(e) {
		const t = e.endsWith("\n");
		const n = e.split("\n").map((e) => e + "\n");
		if (t) {
			n.pop();
		} else {
			n.push(n.pop().slice(0, -1));
		}
		return n;
	}
}) };
;
