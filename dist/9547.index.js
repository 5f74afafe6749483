exports.id = 9547;
exports.ids = [9547];
exports.modules = {
	14807: ((e, t, n) => {
		(function(n) {
			if (true && typeof e.exports === "object") {
				var r = n(require, t);
				if (r !== undefined) e.exports = r;
			} else if (typeof define === "function" && define.amd) {
				define([
					"require",
					"exports",
					"./format",
					"./parser"
				], n);
			}
		})(function() {
			"use strict";
			Object.defineProperty(t, "__esModule", { value: true });
			t.isWS = t.applyEdit = t.setProperty = t.removeProperty = void 0;
			const e = n(76612);
			const r = n(95152);
			function removeProperty(e, t, n) {
				return setProperty(e, t, void 0, n);
			}
			t.removeProperty = removeProperty;
			function setProperty(e, t, n, i) {
				const a = t.slice();
				const o = [];
				const s = (0, r.parseTree)(e, o);
				let c = void 0;
				let l = void 0;
				while (a.length > 0) {
					l = a.pop();
					c = (0, r.findNodeAtLocation)(s, a);
					if (c === void 0 && n !== void 0) {
						if (typeof l === "string") {
							n = { [l]: n };
						} else {
							n = [n];
						}
					} else {
						break;
					}
				}
				if (!c) {
					if (n === void 0) {
						throw new Error("Can not delete in empty document");
					}
					return withFormatting(e, {
						offset: s ? s.offset : 0,
						length: s ? s.length : 0,
						content: JSON.stringify(n)
					}, i);
				} else if (c.type === "object" && typeof l === "string" && Array.isArray(c.children)) {
					const t = (0, r.findNodeAtLocation)(c, [l]);
					if (t !== void 0) {
						if (n === void 0) {
							if (!t.parent) {
								throw new Error("Malformed AST");
							}
							const n = c.children.indexOf(t.parent);
							let r;
							let a = t.parent.offset + t.parent.length;
							if (n > 0) {
								let e = c.children[n - 1];
								r = e.offset + e.length;
							} else {
								r = c.offset + 1;
								if (c.children.length > 1) {
									let e = c.children[1];
									a = e.offset;
								}
							}
							return withFormatting(e, {
								offset: r,
								length: a - r,
								content: ""
							}, i);
						} else {
							return withFormatting(e, {
								offset: t.offset,
								length: t.length,
								content: JSON.stringify(n)
							}, i);
						}
					} else {
						if (n === void 0) {
							return [];
						}
						const t = `${JSON.stringify(l)}: ${JSON.stringify(n)}`;
						const r = i.getInsertionIndex ? i.getInsertionIndex(c.children.map((e) => e.children[0].value)) : c.children.length;
						let a;
						if (r > 0) {
							let e = c.children[r - 1];
							a = {
								offset: e.offset + e.length,
								length: 0,
								content: "," + t
							};
						} else if (c.children.length === 0) {
							a = {
								offset: c.offset + 1,
								length: 0,
								content: t
							};
						} else {
							a = {
								offset: c.offset + 1,
								length: 0,
								content: t + ","
							};
						}
						return withFormatting(e, a, i);
					}
				} else if (c.type === "array" && typeof l === "number" && Array.isArray(c.children)) {
					const t = l;
					if (t === -1) {
						const t = `${JSON.stringify(n)}`;
						let r;
						if (c.children.length === 0) {
							r = {
								offset: c.offset + 1,
								length: 0,
								content: t
							};
						} else {
							const e = c.children[c.children.length - 1];
							r = {
								offset: e.offset + e.length,
								length: 0,
								content: "," + t
							};
						}
						return withFormatting(e, r, i);
					} else if (n === void 0 && c.children.length >= 0) {
						const t = l;
						const n = c.children[t];
						let r;
						if (c.children.length === 1) {
							r = {
								offset: c.offset + 1,
								length: c.length - 2,
								content: ""
							};
						} else if (c.children.length - 1 === t) {
							let e = c.children[t - 1];
							let n = e.offset + e.length;
							let i = c.offset + c.length;
							r = {
								offset: n,
								length: i - 2 - n,
								content: ""
							};
						} else {
							r = {
								offset: n.offset,
								length: c.children[t + 1].offset - n.offset,
								content: ""
							};
						}
						return withFormatting(e, r, i);
					} else if (n !== void 0) {
						let t;
						const r = `${JSON.stringify(n)}`;
						if (!i.isArrayInsertion && c.children.length > l) {
							const e = c.children[l];
							t = {
								offset: e.offset,
								length: e.length,
								content: r
							};
						} else if (c.children.length === 0 || l === 0) {
							t = {
								offset: c.offset + 1,
								length: 0,
								content: c.children.length === 0 ? r : r + ","
							};
						} else {
							const e = l > c.children.length ? c.children.length : l;
							const n = c.children[e - 1];
							t = {
								offset: n.offset + n.length,
								length: 0,
								content: "," + r
							};
						}
						return withFormatting(e, t, i);
					} else {
						throw new Error(`Can not ${n === void 0 ? "remove" : i.isArrayInsertion ? "insert" : "modify"} Array index ${t} as length is not sufficient`);
					}
				} else {
					throw new Error(`Can not add ${typeof l !== "number" ? "index" : "property"} to parent of type ${c.type}`);
				}
			}
			t.setProperty = setProperty;
			function withFormatting(t, n, r) {
				if (!r.formattingOptions) {
					return [n];
				}
				let i = applyEdit(t, n);
				let a = n.offset;
				let o = n.offset + n.content.length;
				if (n.length === 0 || n.content.length === 0) {
					while (a > 0 && !(0, e.isEOL)(i, a - 1)) {
						a--;
					}
					while (o < i.length && !(0, e.isEOL)(i, o)) {
						o++;
					}
				}
				const s = (0, e.format)(i, {
					offset: a,
					length: o - a
				}, {
					...r.formattingOptions,
					keepLines: false
				});
				for (let e = s.length - 1; e >= 0; e--) {
					const t = s[e];
					i = applyEdit(i, t);
					a = Math.min(a, t.offset);
					o = Math.max(o, t.offset + t.length);
					o += t.content.length - t.length;
				}
				const c = t.length - (i.length - o) - a;
				return [{
					offset: a,
					length: c,
					content: i.substring(a, o)
				}];
			}
			function applyEdit(e, t) {
				return e.substring(0, t.offset) + t.content + e.substring(t.offset + t.length);
			}
			t.applyEdit = applyEdit;
			function isWS(e, t) {
				return "\r\n 	".indexOf(e.charAt(t)) !== -1;
			}
			t.isWS = isWS;
		});
	}),
	76612: ((e, t, n) => {
		(function(n) {
			if (true && typeof e.exports === "object") {
				var r = n(require, t);
				if (r !== undefined) e.exports = r;
			} else if (typeof define === "function" && define.amd) {
				define([
					"require",
					"exports",
					"./scanner",
					"./string-intern"
				], n);
			}
		})(function() {
			"use strict";
			Object.defineProperty(t, "__esModule", { value: true });
			t.isEOL = t.format = void 0;
			const e = n(78525);
			const r = n(54579);
			function format(t, n, i) {
				let a;
				let o;
				let s;
				let c;
				let l;
				if (n) {
					c = n.offset;
					l = c + n.length;
					s = c;
					while (s > 0 && !isEOL(t, s - 1)) {
						s--;
					}
					let e = l;
					while (e < t.length && !isEOL(t, e)) {
						e++;
					}
					o = t.substring(s, e);
					a = computeIndentLevel(o, i);
				} else {
					o = t;
					a = 0;
					s = 0;
					c = 0;
					l = t.length;
				}
				const u = getEOL(i, t);
				const d = r.supportedEols.includes(u);
				let f = 0;
				let p = 0;
				let m;
				if (i.insertSpaces) {
					m = r.cachedSpaces[i.tabSize || 4] ?? repeat(r.cachedSpaces[1], i.tabSize || 4);
				} else {
					m = "	";
				}
				const h = m === "	" ? "	" : " ";
				let g = (0, e.createScanner)(o, false);
				let _ = false;
				function newLinesAndIndent() {
					if (f > 1) {
						return repeat(u, f) + repeat(m, a + p);
					}
					const e = m.length * (a + p);
					if (!d || e > r.cachedBreakLinesWithSpaces[h][u].length) {
						return u + repeat(m, a + p);
					}
					if (e <= 0) {
						return u;
					}
					return r.cachedBreakLinesWithSpaces[h][u][e];
				}
				function scanNext() {
					let e = g.scan();
					f = 0;
					while (e === 15 || e === 14) {
						if (e === 14 && i.keepLines) {
							f += 1;
						} else if (e === 14) {
							f = 1;
						}
						e = g.scan();
					}
					_ = e === 16 || g.getTokenError() !== 0;
					return e;
				}
				const v = [];
				function addEdit(e, r, i) {
					if (!_ && (!n || r < l && i > c) && t.substring(r, i) !== e) {
						v.push({
							offset: r,
							length: i - r,
							content: e
						});
					}
				}
				let y = scanNext();
				if (i.keepLines && f > 0) {
					addEdit(repeat(u, f), 0, 0);
				}
				if (y !== 17) {
					let e = g.getTokenOffset() + s;
					let t = m.length * a < 20 && i.insertSpaces ? r.cachedSpaces[m.length * a] : repeat(m, a);
					addEdit(t, s, e);
				}
				while (y !== 17) {
					let e = g.getTokenOffset() + g.getTokenLength() + s;
					let t = scanNext();
					let n = "";
					let a = false;
					while (f === 0 && (t === 12 || t === 13)) {
						let i = g.getTokenOffset() + s;
						addEdit(r.cachedSpaces[1], e, i);
						e = g.getTokenOffset() + g.getTokenLength() + s;
						a = t === 12;
						n = a ? newLinesAndIndent() : "";
						t = scanNext();
					}
					if (t === 2) {
						if (y !== 1) {
							p--;
						}
						;
						if (i.keepLines && f > 0 || !i.keepLines && y !== 1) {
							n = newLinesAndIndent();
						} else if (i.keepLines) {
							n = r.cachedSpaces[1];
						}
					} else if (t === 4) {
						if (y !== 3) {
							p--;
						}
						;
						if (i.keepLines && f > 0 || !i.keepLines && y !== 3) {
							n = newLinesAndIndent();
						} else if (i.keepLines) {
							n = r.cachedSpaces[1];
						}
					} else {
						switch (y) {
							case 3:
							case 1:
								p++;
								if (i.keepLines && f > 0 || !i.keepLines) {
									n = newLinesAndIndent();
								} else {
									n = r.cachedSpaces[1];
								}
								break;
							case 5:
								if (i.keepLines && f > 0 || !i.keepLines) {
									n = newLinesAndIndent();
								} else {
									n = r.cachedSpaces[1];
								}
								break;
							case 12:
								n = newLinesAndIndent();
								break;
							case 13:
								if (f > 0) {
									n = newLinesAndIndent();
								} else if (!a) {
									n = r.cachedSpaces[1];
								}
								break;
							case 6:
								if (i.keepLines && f > 0) {
									n = newLinesAndIndent();
								} else if (!a) {
									n = r.cachedSpaces[1];
								}
								break;
							case 10:
								if (i.keepLines && f > 0) {
									n = newLinesAndIndent();
								} else if (t === 6 && !a) {
									n = "";
								}
								break;
							case 7:
							case 8:
							case 9:
							case 11:
							case 2:
							case 4:
								if (i.keepLines && f > 0) {
									n = newLinesAndIndent();
								} else {
									if ((t === 12 || t === 13) && !a) {
										n = r.cachedSpaces[1];
									} else if (t !== 5 && t !== 17) {
										_ = true;
									}
								}
								break;
							case 16:
								_ = true;
								break;
						}
						if (f > 0 && (t === 12 || t === 13)) {
							n = newLinesAndIndent();
						}
					}
					if (t === 17) {
						if (i.keepLines && f > 0) {
							n = newLinesAndIndent();
						} else {
							n = i.insertFinalNewline ? u : "";
						}
					}
					const o = g.getTokenOffset() + s;
					addEdit(n, e, o);
					y = t;
				}
				return v;
			}
			t.format = format;
			function repeat(e, t) {
				let n = "";
				for (let r = 0; r < t; r++) {
					n += e;
				}
				return n;
			}
			function computeIndentLevel(e, t) {
				let n = 0;
				let i = 0;
				const a = t.tabSize || 4;
				while (n < e.length) {
					let t = e.charAt(n);
					if (t === r.cachedSpaces[1]) {
						i++;
					} else if (t === "	") {
						i += a;
					} else {
						break;
					}
					n++;
				}
				return Math.floor(i / a);
			}
			function getEOL(e, t) {
				for (let e = 0; e < t.length; e++) {
					const n = t.charAt(e);
					if (n === "\r") {
						if (e + 1 < t.length && t.charAt(e + 1) === "\n") {
							return "\r\n";
						}
						return "\r";
					} else if (n === "\n") {
						return "\n";
					}
				}
				return e && e.eol || "\n";
			}
			function isEOL(e, t) {
				return "\r\n".indexOf(e.charAt(t)) !== -1;
			}
			t.isEOL = isEOL;
		});
	}),
	95152: ((e, t, n) => {
		(function(n) {
			if (true && typeof e.exports === "object") {
				var r = n(require, t);
				if (r !== undefined) e.exports = r;
			} else if (typeof define === "function" && define.amd) {
				define([
					"require",
					"exports",
					"./scanner"
				], n);
			}
		})(function() {
			"use strict";
			Object.defineProperty(t, "__esModule", { value: true });
			t.getNodeType = t.stripComments = t.visit = t.findNodeAtOffset = t.contains = t.getNodeValue = t.getNodePath = t.findNodeAtLocation = t.parseTree = t.parse = t.getLocation = void 0;
			const e = n(78525);
			var r;
			(function(e) {
				e.DEFAULT = { allowTrailingComma: false };
			})(r || (r = {}));
			function getLocation(e, t) {
				const n = [];
				const r = new Object();
				let i = undefined;
				const a = {
					value: {},
					offset: 0,
					length: 0,
					type: "object",
					parent: undefined
				};
				let o = false;
				function setPreviousNode(e, t, n, r) {
					a.value = e;
					a.offset = t;
					a.length = n;
					a.type = r;
					a.colonOffset = undefined;
					i = a;
				}
				try {
					visit(e, {
						onObjectBegin: (e, a) => {
							if (t <= e) {
								throw r;
							}
							i = undefined;
							o = t > e;
							n.push("");
						},
						onObjectProperty: (e, i, a) => {
							if (t < i) {
								throw r;
							}
							setPreviousNode(e, i, a, "property");
							n[n.length - 1] = e;
							if (t <= i + a) {
								throw r;
							}
						},
						onObjectEnd: (e, a) => {
							if (t <= e) {
								throw r;
							}
							i = undefined;
							n.pop();
						},
						onArrayBegin: (e, a) => {
							if (t <= e) {
								throw r;
							}
							i = undefined;
							n.push(0);
						},
						onArrayEnd: (e, a) => {
							if (t <= e) {
								throw r;
							}
							i = undefined;
							n.pop();
						},
						onLiteralValue: (e, n, i) => {
							if (t < n) {
								throw r;
							}
							setPreviousNode(e, n, i, getNodeType(e));
							if (t <= n + i) {
								throw r;
							}
						},
						onSeparator: (e, a, s) => {
							if (t <= a) {
								throw r;
							}
							if (e === ":" && i && i.type === "property") {
								i.colonOffset = a;
								o = false;
								i = undefined;
							} else if (e === ",") {
								const e = n[n.length - 1];
								if (typeof e === "number") {
									n[n.length - 1] = e + 1;
								} else {
									o = true;
									n[n.length - 1] = "";
								}
								i = undefined;
							}
						}
					});
				} catch (e) {
					if (e !== r) {
						throw e;
					}
				}
				return {
					path: n,
					previousNode: i,
					isAtPropertyKey: o,
					matches: (e) => {
						let t = 0;
						for (let r = 0; t < e.length && r < n.length; r++) {
							if (e[t] === n[r] || e[t] === "*") {
								t++;
							} else if (e[t] !== "**") {
								return false;
							}
						}
						return t === e.length;
					}
				};
			}
			t.getLocation = getLocation;
			function parse(e, t = [], n = r.DEFAULT) {
				let i = null;
				let a = [];
				const o = [];
				function onValue(e) {
					if (Array.isArray(a)) {
						a.push(e);
					} else if (i !== null) {
						a[i] = e;
					}
				}
				const s = {
					onObjectBegin: () => {
						const e = {};
						onValue(e);
						o.push(a);
						a = e;
						i = null;
					},
					onObjectProperty: (e) => {
						i = e;
					},
					onObjectEnd: () => {
						a = o.pop();
					},
					onArrayBegin: () => {
						const e = [];
						onValue(e);
						o.push(a);
						a = e;
						i = null;
					},
					onArrayEnd: () => {
						a = o.pop();
					},
					onLiteralValue: onValue,
					onError: (e, n, r) => {
						t.push({
							error: e,
							offset: n,
							length: r
						});
					}
				};
				visit(e, s, n);
				return a[0];
			}
			t.parse = parse;
			function parseTree(e, t = [], n = r.DEFAULT) {
				let i = {
					type: "array",
					offset: -1,
					length: -1,
					children: [],
					parent: undefined
				};
				function ensurePropertyComplete(e) {
					if (i.type === "property") {
						i.length = e - i.offset;
						i = i.parent;
					}
				}
				function onValue(e) {
					i.children.push(e);
					return e;
				}
				const a = {
					onObjectBegin: (e) => {
						i = onValue({
							type: "object",
							offset: e,
							length: -1,
							parent: i,
							children: []
						});
					},
					onObjectProperty: (e, t, n) => {
						i = onValue({
							type: "property",
							offset: t,
							length: -1,
							parent: i,
							children: []
						});
						i.children.push({
							type: "string",
							value: e,
							offset: t,
							length: n,
							parent: i
						});
					},
					onObjectEnd: (e, t) => {
						ensurePropertyComplete(e + t);
						i.length = e + t - i.offset;
						i = i.parent;
						ensurePropertyComplete(e + t);
					},
					onArrayBegin: (e, t) => {
						i = onValue({
							type: "array",
							offset: e,
							length: -1,
							parent: i,
							children: []
						});
					},
					onArrayEnd: (e, t) => {
						i.length = e + t - i.offset;
						i = i.parent;
						ensurePropertyComplete(e + t);
					},
					onLiteralValue: (e, t, n) => {
						onValue({
							type: getNodeType(e),
							offset: t,
							length: n,
							parent: i,
							value: e
						});
						ensurePropertyComplete(t + n);
					},
					onSeparator: (e, t, n) => {
						if (i.type === "property") {
							if (e === ":") {
								i.colonOffset = t;
							} else if (e === ",") {
								ensurePropertyComplete(t);
							}
						}
					},
					onError: (e, n, r) => {
						t.push({
							error: e,
							offset: n,
							length: r
						});
					}
				};
				visit(e, a, n);
				const o = i.children[0];
				if (o) {
					delete o.parent;
				}
				return o;
			}
			t.parseTree = parseTree;
			function findNodeAtLocation(e, t) {
				if (!e) {
					return undefined;
				}
				let n = e;
				for (let e of t) {
					if (typeof e === "string") {
						if (n.type !== "object" || !Array.isArray(n.children)) {
							return undefined;
						}
						let t = false;
						for (const r of n.children) {
							if (Array.isArray(r.children) && r.children[0].value === e && r.children.length === 2) {
								n = r.children[1];
								t = true;
								break;
							}
						}
						if (!t) {
							return undefined;
						}
					} else {
						const t = e;
						if (n.type !== "array" || t < 0 || !Array.isArray(n.children) || t >= n.children.length) {
							return undefined;
						}
						n = n.children[t];
					}
				}
				return n;
			}
			t.findNodeAtLocation = findNodeAtLocation;
			function getNodePath(e) {
				if (!e.parent || !e.parent.children) {
					return [];
				}
				const t = getNodePath(e.parent);
				if (e.parent.type === "property") {
					const n = e.parent.children[0].value;
					t.push(n);
				} else if (e.parent.type === "array") {
					const n = e.parent.children.indexOf(e);
					if (n !== -1) {
						t.push(n);
					}
				}
				return t;
			}
			t.getNodePath = getNodePath;
			function getNodeValue(e) {
				switch (e.type) {
					case "array": return e.children.map(getNodeValue);
					case "object":
						const t = Object.create(null);
						for (let n of e.children) {
							const e = n.children[1];
							if (e) {
								t[n.children[0].value] = getNodeValue(e);
							}
						}
						return t;
					case "null":
					case "string":
					case "number":
					case "boolean": return e.value;
					default: return undefined;
				}
			}
			t.getNodeValue = getNodeValue;
			function contains(e, t, n = false) {
				return t >= e.offset && t < e.offset + e.length || n && t === e.offset + e.length;
			}
			t.contains = contains;
			function findNodeAtOffset(e, t, n = false) {
				if (contains(e, t, n)) {
					const r = e.children;
					if (Array.isArray(r)) {
						for (let e = 0; e < r.length && r[e].offset <= t; e++) {
							const i = findNodeAtOffset(r[e], t, n);
							if (i) {
								return i;
							}
						}
					}
					return e;
				}
				return undefined;
			}
			t.findNodeAtOffset = findNodeAtOffset;
			function visit(t, n, i = r.DEFAULT) {
				const a = (0, e.createScanner)(t, false);
				const o = [];
				let s = 0;
				function toNoArgVisit(e) {
					return e ? () => s === 0 && e(a.getTokenOffset(), a.getTokenLength(), a.getTokenStartLine(), a.getTokenStartCharacter()) : () => true;
				}
				function toOneArgVisit(e) {
					return e ? (t) => s === 0 && e(t, a.getTokenOffset(), a.getTokenLength(), a.getTokenStartLine(), a.getTokenStartCharacter()) : () => true;
				}
				function toOneArgVisitWithPath(e) {
					return e ? (t) => s === 0 && e(t, a.getTokenOffset(), a.getTokenLength(), a.getTokenStartLine(), a.getTokenStartCharacter(), () => o.slice()) : () => true;
				}
				function toBeginVisit(e) {
					return e ? () => {
						if (s > 0) {
							s++;
						} else {
							let t = e(a.getTokenOffset(), a.getTokenLength(), a.getTokenStartLine(), a.getTokenStartCharacter(), () => o.slice());
							if (t === false) {
								s = 1;
							}
						}
					} : () => true;
				}
				function toEndVisit(e) {
					return e ? () => {
						if (s > 0) {
							s--;
						}
						if (s === 0) {
							e(a.getTokenOffset(), a.getTokenLength(), a.getTokenStartLine(), a.getTokenStartCharacter());
						}
					} : () => true;
				}
				const c = toBeginVisit(n.onObjectBegin), l = toOneArgVisitWithPath(n.onObjectProperty), u = toEndVisit(n.onObjectEnd), d = toBeginVisit(n.onArrayBegin), f = toEndVisit(n.onArrayEnd), p = toOneArgVisitWithPath(n.onLiteralValue), m = toOneArgVisit(n.onSeparator), h = toNoArgVisit(n.onComment), g = toOneArgVisit(n.onError);
				const _ = i && i.disallowComments;
				const v = i && i.allowTrailingComma;
				function scanNext() {
					while (true) {
						const e = a.scan();
						switch (a.getTokenError()) {
							case 4:
								handleError(14);
								break;
							case 5:
								handleError(15);
								break;
							case 3:
								handleError(13);
								break;
							case 1:
								if (!_) {
									handleError(11);
								}
								break;
							case 2:
								handleError(12);
								break;
							case 6:
								handleError(16);
								break;
						}
						switch (e) {
							case 12:
							case 13:
								if (_) {
									handleError(10);
								} else {
									h();
								}
								break;
							case 16:
								handleError(1);
								break;
							case 15:
							case 14: break;
							default: return e;
						}
					}
				}
				function handleError(e, t = [], n = []) {
					g(e);
					if (t.length + n.length > 0) {
						let e = a.getToken();
						while (e !== 17) {
							if (t.indexOf(e) !== -1) {
								scanNext();
								break;
							} else if (n.indexOf(e) !== -1) {
								break;
							}
							e = scanNext();
						}
					}
				}
				function parseString(e) {
					const t = a.getTokenValue();
					if (e) {
						p(t);
					} else {
						l(t);
						o.push(t);
					}
					scanNext();
					return true;
				}
				function parseLiteral() {
					switch (a.getToken()) {
						case 11:
							const e = a.getTokenValue();
							let t = Number(e);
							if (isNaN(t)) {
								handleError(2);
								t = 0;
							}
							p(t);
							break;
						case 7:
							p(null);
							break;
						case 8:
							p(true);
							break;
						case 9:
							p(false);
							break;
						default: return false;
					}
					scanNext();
					return true;
				}
				function parseProperty() {
					if (a.getToken() !== 10) {
						handleError(3, [], [2, 5]);
						return false;
					}
					parseString(false);
					if (a.getToken() === 6) {
						m(":");
						scanNext();
						if (!parseValue()) {
							handleError(4, [], [2, 5]);
						}
					} else {
						handleError(5, [], [2, 5]);
					}
					o.pop();
					return true;
				}
				function parseObject() {
					c();
					scanNext();
					let e = false;
					while (a.getToken() !== 2 && a.getToken() !== 17) {
						if (a.getToken() === 5) {
							if (!e) {
								handleError(4, [], []);
							}
							m(",");
							scanNext();
							if (a.getToken() === 2 && v) {
								break;
							}
						} else if (e) {
							handleError(6, [], []);
						}
						if (!parseProperty()) {
							handleError(4, [], [2, 5]);
						}
						e = true;
					}
					u();
					if (a.getToken() !== 2) {
						handleError(7, [2], []);
					} else {
						scanNext();
					}
					return true;
				}
				function parseArray() {
					d();
					scanNext();
					let e = true;
					let t = false;
					while (a.getToken() !== 4 && a.getToken() !== 17) {
						if (a.getToken() === 5) {
							if (!t) {
								handleError(4, [], []);
							}
							m(",");
							scanNext();
							if (a.getToken() === 4 && v) {
								break;
							}
						} else if (t) {
							handleError(6, [], []);
						}
						if (e) {
							o.push(0);
							e = false;
						} else {
							o[o.length - 1]++;
						}
						if (!parseValue()) {
							handleError(4, [], [4, 5]);
						}
						t = true;
					}
					f();
					if (!e) {
						o.pop();
					}
					if (a.getToken() !== 4) {
						handleError(8, [4], []);
					} else {
						scanNext();
					}
					return true;
				}
				function parseValue() {
					switch (a.getToken()) {
						case 3: return parseArray();
						case 1: return parseObject();
						case 10: return parseString(true);
						default: return parseLiteral();
					}
				}
				scanNext();
				if (a.getToken() === 17) {
					if (i.allowEmptyContent) {
						return true;
					}
					handleError(4, [], []);
					return false;
				}
				if (!parseValue()) {
					handleError(4, [], []);
					return false;
				}
				if (a.getToken() !== 17) {
					handleError(9, [], []);
				}
				return true;
			}
			t.visit = visit;
			function stripComments(t, n) {
				let r = (0, e.createScanner)(t), i = [], a, o = 0, s;
				do {
					s = r.getPosition();
					a = r.scan();
					switch (a) {
						case 12:
						case 13:
						case 17:
							if (o !== s) {
								i.push(t.substring(o, s));
							}
							if (n !== undefined) {
								i.push(r.getTokenValue().replace(/[^\r\n]/g, n));
							}
							o = r.getPosition();
							break;
					}
				} while (a !== 17);
				return i.join("");
			}
			t.stripComments = stripComments;
			function getNodeType(e) {
				switch (typeof e) {
					case "boolean": return "boolean";
					case "number": return "number";
					case "string": return "string";
					case "object": {
						if (!e) {
							return "null";
						} else if (Array.isArray(e)) {
							return "array";
						}
						return "object";
					}
					default: return "null";
				}
			}
			t.getNodeType = getNodeType;
		});
	}),
	78525: ((e, t) => {
		(function(n) {
			if (true && typeof e.exports === "object") {
				var r = n(require, t);
				if (r !== undefined) e.exports = r;
			} else if (typeof define === "function" && define.amd) {
				define(["require", "exports"], n);
			}
		})(function() {
			"use strict";
			Object.defineProperty(t, "__esModule", { value: true });
			t.createScanner = void 0;
			function createScanner(e, t = false) {
				const n = e.length;
				let r = 0, i = "", a = 0, o = 16, s = 0, c = 0, l = 0, u = 0, d = 0;
				function scanHexDigits(t, n) {
					let i = 0;
					let a = 0;
					while (i < t || !n) {
						let t = e.charCodeAt(r);
						if (t >= 48 && t <= 57) {
							a = a * 16 + t - 48;
						} else if (t >= 65 && t <= 70) {
							a = a * 16 + t - 65 + 10;
						} else if (t >= 97 && t <= 102) {
							a = a * 16 + t - 97 + 10;
						} else {
							break;
						}
						r++;
						i++;
					}
					if (i < t) {
						a = -1;
					}
					return a;
				}
				function setPosition(e) {
					r = e;
					i = "";
					a = 0;
					o = 16;
					d = 0;
				}
				function scanNumber() {
					let t = r;
					if (e.charCodeAt(r) === 48) {
						r++;
					} else {
						r++;
						while (r < e.length && isDigit(e.charCodeAt(r))) {
							r++;
						}
					}
					if (r < e.length && e.charCodeAt(r) === 46) {
						r++;
						if (r < e.length && isDigit(e.charCodeAt(r))) {
							r++;
							while (r < e.length && isDigit(e.charCodeAt(r))) {
								r++;
							}
						} else {
							d = 3;
							return e.substring(t, r);
						}
					}
					let n = r;
					if (r < e.length && (e.charCodeAt(r) === 69 || e.charCodeAt(r) === 101)) {
						r++;
						if (r < e.length && e.charCodeAt(r) === 43 || e.charCodeAt(r) === 45) {
							r++;
						}
						if (r < e.length && isDigit(e.charCodeAt(r))) {
							r++;
							while (r < e.length && isDigit(e.charCodeAt(r))) {
								r++;
							}
							n = r;
						} else {
							d = 3;
						}
					}
					return e.substring(t, n);
				}
				function scanString() {
					let t = "", i = r;
					while (true) {
						if (r >= n) {
							t += e.substring(i, r);
							d = 2;
							break;
						}
						const a = e.charCodeAt(r);
						if (a === 34) {
							t += e.substring(i, r);
							r++;
							break;
						}
						if (a === 92) {
							t += e.substring(i, r);
							r++;
							if (r >= n) {
								d = 2;
								break;
							}
							const a = e.charCodeAt(r++);
							switch (a) {
								case 34:
									t += "\"";
									break;
								case 92:
									t += "\\";
									break;
								case 47:
									t += "/";
									break;
								case 98:
									t += "\b";
									break;
								case 102:
									t += "\f";
									break;
								case 110:
									t += "\n";
									break;
								case 114:
									t += "\r";
									break;
								case 116:
									t += "	";
									break;
								case 117:
									const e = scanHexDigits(4, true);
									if (e >= 0) {
										t += String.fromCharCode(e);
									} else {
										d = 4;
									}
									break;
								default: d = 5;
							}
							i = r;
							continue;
						}
						if (a >= 0 && a <= 31) {
							if (isLineBreak(a)) {
								t += e.substring(i, r);
								d = 2;
								break;
							} else {
								d = 6;
							}
						}
						r++;
					}
					return t;
				}
				function scanNext() {
					i = "";
					d = 0;
					a = r;
					c = s;
					u = l;
					if (r >= n) {
						a = n;
						return o = 17;
					}
					let t = e.charCodeAt(r);
					if (isWhiteSpace(t)) {
						do {
							r++;
							i += String.fromCharCode(t);
							t = e.charCodeAt(r);
						} while (isWhiteSpace(t));
						return o = 15;
					}
					if (isLineBreak(t)) {
						r++;
						i += String.fromCharCode(t);
						if (t === 13 && e.charCodeAt(r) === 10) {
							r++;
							i += "\n";
						}
						s++;
						l = r;
						return o = 14;
					}
					switch (t) {
						case 123:
							r++;
							return o = 1;
						case 125:
							r++;
							return o = 2;
						case 91:
							r++;
							return o = 3;
						case 93:
							r++;
							return o = 4;
						case 58:
							r++;
							return o = 6;
						case 44:
							r++;
							return o = 5;
						case 34:
							r++;
							i = scanString();
							return o = 10;
						case 47:
							const c = r - 1;
							if (e.charCodeAt(r + 1) === 47) {
								r += 2;
								while (r < n) {
									if (isLineBreak(e.charCodeAt(r))) {
										break;
									}
									r++;
								}
								i = e.substring(c, r);
								return o = 12;
							}
							if (e.charCodeAt(r + 1) === 42) {
								r += 2;
								const t = n - 1;
								let a = false;
								while (r < t) {
									const t = e.charCodeAt(r);
									if (t === 42 && e.charCodeAt(r + 1) === 47) {
										r += 2;
										a = true;
										break;
									}
									r++;
									if (isLineBreak(t)) {
										if (t === 13 && e.charCodeAt(r) === 10) {
											r++;
										}
										s++;
										l = r;
									}
								}
								if (!a) {
									r++;
									d = 1;
								}
								i = e.substring(c, r);
								return o = 13;
							}
							i += String.fromCharCode(t);
							r++;
							return o = 16;
						case 45:
							i += String.fromCharCode(t);
							r++;
							if (r === n || !isDigit(e.charCodeAt(r))) {
								return o = 16;
							}
						case 48:
						case 49:
						case 50:
						case 51:
						case 52:
						case 53:
						case 54:
						case 55:
						case 56:
						case 57:
							i += scanNumber();
							return o = 11;
						default:
							while (r < n && isUnknownContentCharacter(t)) {
								r++;
								t = e.charCodeAt(r);
							}
							if (a !== r) {
								i = e.substring(a, r);
								switch (i) {
									case "true": return o = 8;
									case "false": return o = 9;
									case "null": return o = 7;
								}
								return o = 16;
							}
							i += String.fromCharCode(t);
							r++;
							return o = 16;
					}
				}
				function isUnknownContentCharacter(e) {
					if (isWhiteSpace(e) || isLineBreak(e)) {
						return false;
					}
					switch (e) {
						case 125:
						case 93:
						case 123:
						case 91:
						case 34:
						case 58:
						case 44:
						case 47: return false;
					}
					return true;
				}
				function scanNextNonTrivia() {
					let e;
					do {
						e = scanNext();
					} while (e >= 12 && e <= 15);
					return e;
				}
				return {
					setPosition,
					getPosition: () => r,
					scan: t ? scanNextNonTrivia : scanNext,
					getToken: () => o,
					getTokenValue: () => i,
					getTokenOffset: () => a,
					getTokenLength: () => r - a,
					getTokenStartLine: () => c,
					getTokenStartCharacter: () => a - u,
					getTokenError: () => d
				};
			}
			t.createScanner = createScanner;
			function isWhiteSpace(e) {
				return e === 32 || e === 9;
			}
			function isLineBreak(e) {
				return e === 10 || e === 13;
			}
			function isDigit(e) {
				return e >= 48 && e <= 57;
			}
			var e;
			(function(e) {
				e[e["lineFeed"] = 10] = "lineFeed";
				e[e["carriageReturn"] = 13] = "carriageReturn";
				e[e["space"] = 32] = "space";
				e[e["_0"] = 48] = "_0";
				e[e["_1"] = 49] = "_1";
				e[e["_2"] = 50] = "_2";
				e[e["_3"] = 51] = "_3";
				e[e["_4"] = 52] = "_4";
				e[e["_5"] = 53] = "_5";
				e[e["_6"] = 54] = "_6";
				e[e["_7"] = 55] = "_7";
				e[e["_8"] = 56] = "_8";
				e[e["_9"] = 57] = "_9";
				e[e["a"] = 97] = "a";
				e[e["b"] = 98] = "b";
				e[e["c"] = 99] = "c";
				e[e["d"] = 100] = "d";
				e[e["e"] = 101] = "e";
				e[e["f"] = 102] = "f";
				e[e["g"] = 103] = "g";
				e[e["h"] = 104] = "h";
				e[e["i"] = 105] = "i";
				e[e["j"] = 106] = "j";
				e[e["k"] = 107] = "k";
				e[e["l"] = 108] = "l";
				e[e["m"] = 109] = "m";
				e[e["n"] = 110] = "n";
				e[e["o"] = 111] = "o";
				e[e["p"] = 112] = "p";
				e[e["q"] = 113] = "q";
				e[e["r"] = 114] = "r";
				e[e["s"] = 115] = "s";
				e[e["t"] = 116] = "t";
				e[e["u"] = 117] = "u";
				e[e["v"] = 118] = "v";
				e[e["w"] = 119] = "w";
				e[e["x"] = 120] = "x";
				e[e["y"] = 121] = "y";
				e[e["z"] = 122] = "z";
				e[e["A"] = 65] = "A";
				e[e["B"] = 66] = "B";
				e[e["C"] = 67] = "C";
				e[e["D"] = 68] = "D";
				e[e["E"] = 69] = "E";
				e[e["F"] = 70] = "F";
				e[e["G"] = 71] = "G";
				e[e["H"] = 72] = "H";
				e[e["I"] = 73] = "I";
				e[e["J"] = 74] = "J";
				e[e["K"] = 75] = "K";
				e[e["L"] = 76] = "L";
				e[e["M"] = 77] = "M";
				e[e["N"] = 78] = "N";
				e[e["O"] = 79] = "O";
				e[e["P"] = 80] = "P";
				e[e["Q"] = 81] = "Q";
				e[e["R"] = 82] = "R";
				e[e["S"] = 83] = "S";
				e[e["T"] = 84] = "T";
				e[e["U"] = 85] = "U";
				e[e["V"] = 86] = "V";
				e[e["W"] = 87] = "W";
				e[e["X"] = 88] = "X";
				e[e["Y"] = 89] = "Y";
				e[e["Z"] = 90] = "Z";
				e[e["asterisk"] = 42] = "asterisk";
				e[e["backslash"] = 92] = "backslash";
				e[e["closeBrace"] = 125] = "closeBrace";
				e[e["closeBracket"] = 93] = "closeBracket";
				e[e["colon"] = 58] = "colon";
				e[e["comma"] = 44] = "comma";
				e[e["dot"] = 46] = "dot";
				e[e["doubleQuote"] = 34] = "doubleQuote";
				e[e["minus"] = 45] = "minus";
				e[e["openBrace"] = 123] = "openBrace";
				e[e["openBracket"] = 91] = "openBracket";
				e[e["plus"] = 43] = "plus";
				e[e["slash"] = 47] = "slash";
				e[e["formFeed"] = 12] = "formFeed";
				e[e["tab"] = 9] = "tab";
			})(e || (e = {}));
		});
	}),
	54579: ((e, t) => {
		(function(n) {
			if (true && typeof e.exports === "object") {
				var r = n(require, t);
				if (r !== undefined) e.exports = r;
			} else if (typeof define === "function" && define.amd) {
				define(["require", "exports"], n);
			}
		})(function() {
			"use strict";
			Object.defineProperty(t, "__esModule", { value: true });
			t.supportedEols = t.cachedBreakLinesWithSpaces = t.cachedSpaces = void 0;
			t.cachedSpaces = new Array(20).fill(0).map((e, t) => {
				return " ".repeat(t);
			});
			const e = 200;
			t.cachedBreakLinesWithSpaces = {
				" ": {
					"\n": new Array(e).fill(0).map((e, t) => {
						return "\n" + " ".repeat(t);
					}),
					"\r": new Array(e).fill(0).map((e, t) => {
						return "\r" + " ".repeat(t);
					}),
					"\r\n": new Array(e).fill(0).map((e, t) => {
						return "\r\n" + " ".repeat(t);
					})
				},
				"	": {
					"\n": new Array(e).fill(0).map((e, t) => {
						return "\n" + "	".repeat(t);
					}),
					"\r": new Array(e).fill(0).map((e, t) => {
						return "\r" + "	".repeat(t);
					}),
					"\r\n": new Array(e).fill(0).map((e, t) => {
						return "\r\n" + "	".repeat(t);
					})
				}
			};
			t.supportedEols = [
				"\n",
				"\r",
				"\r\n"
			];
		});
	}),
	99547: ((e, t, n) => {
		(function(n) {
			if (true && typeof e.exports === "object") {
				var r = n(require, t);
				if (r !== undefined) e.exports = r;
			} else if (typeof define === "function" && define.amd) {
				define([
					"require",
					"exports",
					"./impl/format",
					"./impl/edit",
					"./impl/scanner",
					"./impl/parser"
				], n);
			}
		})(function() {
			"use strict";
			Object.defineProperty(t, "__esModule", { value: true });
			t.applyEdits = t.modify = t.format = t.printParseErrorCode = t.ParseErrorCode = t.stripComments = t.visit = t.getNodeValue = t.getNodePath = t.findNodeAtOffset = t.findNodeAtLocation = t.parseTree = t.parse = t.getLocation = t.SyntaxKind = t.ScanError = t.createScanner = void 0;
			const e = n(76612);
			const r = n(14807);
			const i = n(78525);
			const a = n(95152);
			t.createScanner = i.createScanner;
			var o;
			(function(e) {
				e[e["None"] = 0] = "None";
				e[e["UnexpectedEndOfComment"] = 1] = "UnexpectedEndOfComment";
				e[e["UnexpectedEndOfString"] = 2] = "UnexpectedEndOfString";
				e[e["UnexpectedEndOfNumber"] = 3] = "UnexpectedEndOfNumber";
				e[e["InvalidUnicode"] = 4] = "InvalidUnicode";
				e[e["InvalidEscapeCharacter"] = 5] = "InvalidEscapeCharacter";
				e[e["InvalidCharacter"] = 6] = "InvalidCharacter";
			})(o || (t.ScanError = o = {}));
			var s;
			(function(e) {
				e[e["OpenBraceToken"] = 1] = "OpenBraceToken";
				e[e["CloseBraceToken"] = 2] = "CloseBraceToken";
				e[e["OpenBracketToken"] = 3] = "OpenBracketToken";
				e[e["CloseBracketToken"] = 4] = "CloseBracketToken";
				e[e["CommaToken"] = 5] = "CommaToken";
				e[e["ColonToken"] = 6] = "ColonToken";
				e[e["NullKeyword"] = 7] = "NullKeyword";
				e[e["TrueKeyword"] = 8] = "TrueKeyword";
				e[e["FalseKeyword"] = 9] = "FalseKeyword";
				e[e["StringLiteral"] = 10] = "StringLiteral";
				e[e["NumericLiteral"] = 11] = "NumericLiteral";
				e[e["LineCommentTrivia"] = 12] = "LineCommentTrivia";
				e[e["BlockCommentTrivia"] = 13] = "BlockCommentTrivia";
				e[e["LineBreakTrivia"] = 14] = "LineBreakTrivia";
				e[e["Trivia"] = 15] = "Trivia";
				e[e["Unknown"] = 16] = "Unknown";
				e[e["EOF"] = 17] = "EOF";
			})(s || (t.SyntaxKind = s = {}));
			t.getLocation = a.getLocation;
			t.parse = a.parse;
			t.parseTree = a.parseTree;
			t.findNodeAtLocation = a.findNodeAtLocation;
			t.findNodeAtOffset = a.findNodeAtOffset;
			t.getNodePath = a.getNodePath;
			t.getNodeValue = a.getNodeValue;
			t.visit = a.visit;
			t.stripComments = a.stripComments;
			var c;
			(function(e) {
				e[e["InvalidSymbol"] = 1] = "InvalidSymbol";
				e[e["InvalidNumberFormat"] = 2] = "InvalidNumberFormat";
				e[e["PropertyNameExpected"] = 3] = "PropertyNameExpected";
				e[e["ValueExpected"] = 4] = "ValueExpected";
				e[e["ColonExpected"] = 5] = "ColonExpected";
				e[e["CommaExpected"] = 6] = "CommaExpected";
				e[e["CloseBraceExpected"] = 7] = "CloseBraceExpected";
				e[e["CloseBracketExpected"] = 8] = "CloseBracketExpected";
				e[e["EndOfFileExpected"] = 9] = "EndOfFileExpected";
				e[e["InvalidCommentToken"] = 10] = "InvalidCommentToken";
				e[e["UnexpectedEndOfComment"] = 11] = "UnexpectedEndOfComment";
				e[e["UnexpectedEndOfString"] = 12] = "UnexpectedEndOfString";
				e[e["UnexpectedEndOfNumber"] = 13] = "UnexpectedEndOfNumber";
				e[e["InvalidUnicode"] = 14] = "InvalidUnicode";
				e[e["InvalidEscapeCharacter"] = 15] = "InvalidEscapeCharacter";
				e[e["InvalidCharacter"] = 16] = "InvalidCharacter";
			})(c || (t.ParseErrorCode = c = {}));
			function printParseErrorCode(e) {
				switch (e) {
					case 1: return "InvalidSymbol";
					case 2: return "InvalidNumberFormat";
					case 3: return "PropertyNameExpected";
					case 4: return "ValueExpected";
					case 5: return "ColonExpected";
					case 6: return "CommaExpected";
					case 7: return "CloseBraceExpected";
					case 8: return "CloseBracketExpected";
					case 9: return "EndOfFileExpected";
					case 10: return "InvalidCommentToken";
					case 11: return "UnexpectedEndOfComment";
					case 12: return "UnexpectedEndOfString";
					case 13: return "UnexpectedEndOfNumber";
					case 14: return "InvalidUnicode";
					case 15: return "InvalidEscapeCharacter";
					case 16: return "InvalidCharacter";
				}
				return "<unknown ParseErrorCode>";
			}
			t.printParseErrorCode = printParseErrorCode;
			function format(t, n, r) {
				return e.format(t, n, r);
			}
			t.format = format;
			function modify(e, t, n, i) {
				return r.setProperty(e, t, n, i);
			}
			t.modify = modify;
			function applyEdits(e, t) {
				let n = t.slice(0).sort((e, t) => {
					const n = e.offset - t.offset;
					if (n === 0) {
						return e.length - t.length;
					}
					return n;
				});
				let i = e.length;
				for (let t = n.length - 1; t >= 0; t--) {
					let a = n[t];
					if (a.offset + a.length <= i) {
						e = r.applyEdit(e, a);
					} else {
						throw new Error("Overlapping edit");
					}
					i = a.offset;
				}
				return e;
			}
			t.applyEdits = applyEdits;
		});
	})
};
;
