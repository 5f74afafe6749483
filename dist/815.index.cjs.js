"use strict";
exports.id = 815;
exports.ids = [815];
exports.modules = {
	57349: (function(e, t, n) {
		var r = n(41127);
		var i = n(63301);
		var a = n(84454);
		var o = n(92223);
		var s = n(87103);
		var c = n(90334);
		var l = n(13142);
		function resolveCollection(e, t, n, r, i, a) {
			const o = n.type === "block-map" ? s.resolveBlockMap(e, t, n, r, a) : n.type === "block-seq" ? c.resolveBlockSeq(e, t, n, r, a) : l.resolveFlowCollection(e, t, n, r, a);
			const u = o.constructor;
			if (i === "!" || i === u.tagName) {
				o.tag = u.tagName;
				return o;
			}
			if (i) o.tag = i;
			return o;
		}
		function composeCollection(e, t, n, s, c) {
			const l = s.tag;
			const u = !l ? null : t.directives.tagName(l.source, (e) => c(l, "TAG_RESOLVE_FAILED", e));
			if (n.type === "block-seq") {
				const { anchor: e, newlineAfterProp: t } = s;
				const n = e && l ? e.offset > l.offset ? e : l : e ?? l;
				if (n && (!t || t.offset < n.offset)) {
					const e = "Missing newline after block sequence props";
					c(n, "MISSING_CHAR", e);
				}
			}
			const d = n.type === "block-map" ? "map" : n.type === "block-seq" ? "seq" : n.start.source === "{" ? "map" : "seq";
			if (!l || !u || u === "!" || u === a.YAMLMap.tagName && d === "map" || u === o.YAMLSeq.tagName && d === "seq") {
				return resolveCollection(e, t, n, c, u);
			}
			let f = t.schema.tags.find((e) => e.tag === u && e.collection === d);
			if (!f) {
				const r = t.schema.knownTags[u];
				if (r?.collection === d) {
					t.schema.tags.push(Object.assign({}, r, { default: false }));
					f = r;
				} else {
					if (r) {
						c(l, "BAD_COLLECTION_TYPE", `${r.tag} used for ${d} collection, but expects ${r.collection ?? "scalar"}`, true);
					} else {
						c(l, "TAG_RESOLVE_FAILED", `Unresolved tag: ${u}`, true);
					}
					return resolveCollection(e, t, n, c, u);
				}
			}
			const p = resolveCollection(e, t, n, c, u, f);
			const m = f.resolve?.(p, (e) => c(l, "TAG_RESOLVE_FAILED", e), t.options) ?? p;
			const h = r.isNode(m) ? m : new i.Scalar(m);
			h.range = p.range;
			h.tag = u;
			if (f?.format) h.format = f.format;
			return h;
		}
		t.composeCollection = composeCollection;
	}),
	23683: (function(e, t, n) {
		var r = n(3021);
		var i = n(45937);
		var a = n(17788);
		var o = n(34631);
		function composeDoc(e, t, { offset: n, start: s, value: c, end: l }, u) {
			const d = Object.assign({ _directives: t }, e);
			const f = new r.Document(undefined, d);
			const p = {
				atKey: false,
				atRoot: true,
				directives: f.directives,
				options: f.options,
				schema: f.schema
			};
			const m = o.resolveProps(s, {
				indicator: "doc-start",
				next: c ?? l?.[0],
				offset: n,
				onError: u,
				parentIndent: 0,
				startOnNewline: true
			});
			if (m.found) {
				f.directives.docStart = true;
				if (c && (c.type === "block-map" || c.type === "block-seq") && !m.hasNewline) u(m.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
			}
			f.contents = c ? i.composeNode(p, c, m, u) : i.composeEmptyNode(p, m.end, s, null, m, u);
			const h = f.contents.range[2];
			const g = a.resolveEnd(l, h, false, u);
			if (g.comment) f.comment = g.comment;
			f.range = [
				n,
				h,
				g.offset
			];
			return f;
		}
		t.composeDoc = composeDoc;
	}),
	45937: (function(e, t, n) {
		var r = n(4065);
		var i = n(41127);
		var a = n(57349);
		var o = n(5413);
		var s = n(17788);
		var c = n(22599);
		const l = {
			composeNode,
			composeEmptyNode
		};
		function composeNode(e, t, n, r) {
			const s = e.atKey;
			const { spaceBefore: c, comment: u, anchor: d, tag: f } = n;
			let p;
			let m = true;
			switch (t.type) {
				case "alias":
					p = composeAlias(e, t, r);
					if (d || f) r(t, "ALIAS_PROPS", "An alias node must not specify any properties");
					break;
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar":
				case "block-scalar":
					p = o.composeScalar(e, t, f, r);
					if (d) p.anchor = d.source.substring(1);
					break;
				case "block-map":
				case "block-seq":
				case "flow-collection":
					try {
						p = a.composeCollection(l, e, t, n, r);
						if (d) p.anchor = d.source.substring(1);
					} catch (e) {
						const n = e instanceof Error ? e.message : String(e);
						r(t, "RESOURCE_EXHAUSTION", n);
					}
					break;
				default: {
					const e = t.type === "error" ? t.message : `Unsupported token (type: ${t.type})`;
					r(t, "UNEXPECTED_TOKEN", e);
					m = false;
				}
			}
			p ?? (p = composeEmptyNode(e, t.offset, undefined, null, n, r));
			if (d && p.anchor === "") r(d, "BAD_ALIAS", "Anchor cannot be an empty string");
			if (s && e.options.stringKeys && (!i.isScalar(p) || typeof p.value !== "string" || p.tag && p.tag !== "tag:yaml.org,2002:str")) {
				const e = "With stringKeys, all keys must be strings";
				r(f ?? t, "NON_STRING_KEY", e);
			}
			if (c) p.spaceBefore = true;
			if (u) {
				if (t.type === "scalar" && t.source === "") p.comment = u;
				else p.commentBefore = u;
			}
			if (e.options.keepSourceTokens && m) p.srcToken = t;
			return p;
		}
		function composeEmptyNode(e, t, n, r, { spaceBefore: i, comment: a, anchor: s, tag: l, end: u }, d) {
			const f = {
				type: "scalar",
				offset: c.emptyScalarPosition(t, n, r),
				indent: -1,
				source: ""
			};
			const p = o.composeScalar(e, f, l, d);
			if (s) {
				p.anchor = s.source.substring(1);
				if (p.anchor === "") d(s, "BAD_ALIAS", "Anchor cannot be an empty string");
			}
			if (i) p.spaceBefore = true;
			if (a) {
				p.comment = a;
				p.range[2] = u;
			}
			return p;
		}
		function composeAlias({ options: e }, { offset: t, source: n, end: i }, a) {
			const o = new r.Alias(n.substring(1));
			if (o.source === "") a(t, "BAD_ALIAS", "Alias cannot be an empty string");
			if (o.source.endsWith(":")) a(t + n.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
			const c = t + n.length;
			const l = s.resolveEnd(i, c, e.strict, a);
			o.range = [
				t,
				c,
				l.offset
			];
			if (l.comment) o.comment = l.comment;
			return o;
		}
		t.composeEmptyNode = composeEmptyNode;
		t.composeNode = composeNode;
	}),
	5413: (function(e, t, n) {
		var r = n(41127);
		var i = n(63301);
		var a = n(48913);
		var o = n(76842);
		function composeScalar(e, t, n, s) {
			const { value: c, type: l, comment: u, range: d } = t.type === "block-scalar" ? a.resolveBlockScalar(e, t, s) : o.resolveFlowScalar(t, e.options.strict, s);
			const f = n ? e.directives.tagName(n.source, (e) => s(n, "TAG_RESOLVE_FAILED", e)) : null;
			let p;
			if (e.options.stringKeys && e.atKey) {
				p = e.schema[r.SCALAR];
			} else if (f) p = findScalarTagByName(e.schema, c, f, n, s);
			else if (t.type === "scalar") p = findScalarTagByTest(e, c, t, s);
			else p = e.schema[r.SCALAR];
			let m;
			try {
				const a = p.resolve(c, (e) => s(n ?? t, "TAG_RESOLVE_FAILED", e), e.options);
				m = r.isScalar(a) ? a : new i.Scalar(a);
			} catch (e) {
				const r = e instanceof Error ? e.message : String(e);
				s(n ?? t, "TAG_RESOLVE_FAILED", r);
				m = new i.Scalar(c);
			}
			m.range = d;
			m.source = c;
			if (l) m.type = l;
			if (f) m.tag = f;
			if (p.format) m.format = p.format;
			if (u) m.comment = u;
			return m;
		}
		function findScalarTagByName(e, t, n, i, a) {
			if (n === "!") return e[r.SCALAR];
			const o = [];
			for (const t of e.tags) {
				if (!t.collection && t.tag === n) {
					if (t.default && t.test) o.push(t);
					else return t;
				}
			}
			for (const e of o) if (e.test?.test(t)) return e;
			const s = e.knownTags[n];
			if (s && !s.collection) {
				e.tags.push(Object.assign({}, s, {
					default: false,
					test: undefined
				}));
				return s;
			}
			a(i, "TAG_RESOLVE_FAILED", `Unresolved tag: ${n}`, n !== "tag:yaml.org,2002:str");
			return e[r.SCALAR];
		}
		function findScalarTagByTest({ atKey: e, directives: t, schema: n }, i, a, o) {
			const s = n.tags.find((t) => (t.default === true || e && t.default === "key") && t.test?.test(i)) || n[r.SCALAR];
			if (n.compat) {
				const e = n.compat.find((e) => e.default && e.test?.test(i)) ?? n[r.SCALAR];
				if (s.tag !== e.tag) {
					const n = t.tagString(s.tag);
					const r = t.tagString(e.tag);
					const i = `Value may be parsed as either ${n} or ${r}`;
					o(a, "TAG_RESOLVE_FAILED", i, true);
				}
			}
			return s;
		}
		t.composeScalar = composeScalar;
	}),
	89984: (function(e, t, n) {
		var r = n(932);
		var i = n(61342);
		var a = n(3021);
		var o = n(91464);
		var s = n(41127);
		var c = n(23683);
		var l = n(17788);
		function getErrorPos(e) {
			if (typeof e === "number") return [e, e + 1];
			if (Array.isArray(e)) return e.length === 2 ? e : [e[0], e[1]];
			const { offset: t, source: n } = e;
			return [t, t + (typeof n === "string" ? n.length : 1)];
		}
		function parsePrelude(e) {
			let t = "";
			let n = false;
			let r = false;
			for (let i = 0; i < e.length; ++i) {
				const a = e[i];
				switch (a[0]) {
					case "#":
						t += (t === "" ? "" : r ? "\n\n" : "\n") + (a.substring(1) || " ");
						n = true;
						r = false;
						break;
					case "%":
						if (e[i + 1]?.[0] !== "#") i += 1;
						n = false;
						break;
					default:
						if (!n) r = true;
						n = false;
				}
			}
			return {
				comment: t,
				afterEmptyLine: r
			};
		}
		class Composer {
			constructor(e = {}) {
				this.doc = null;
				this.atDirectives = false;
				this.prelude = [];
				this.errors = [];
				this.warnings = [];
				this.onError = (e, t, n, r) => {
					const i = getErrorPos(e);
					if (r) this.warnings.push(new o.YAMLWarning(i, t, n));
					else this.errors.push(new o.YAMLParseError(i, t, n));
				};
				this.directives = new i.Directives({ version: e.version || "1.2" });
				this.options = e;
			}
			decorate(e, t) {
				const { comment: n, afterEmptyLine: r } = parsePrelude(this.prelude);
				if (n) {
					const i = e.contents;
					if (t) {
						e.comment = e.comment ? `${e.comment}\n${n}` : n;
					} else if (r || e.directives.docStart || !i) {
						e.commentBefore = n;
					} else if (s.isCollection(i) && !i.flow && i.items.length > 0) {
						let e = i.items[0];
						if (s.isPair(e)) e = e.key;
						const t = e.commentBefore;
						e.commentBefore = t ? `${n}\n${t}` : n;
					} else {
						const e = i.commentBefore;
						i.commentBefore = e ? `${n}\n${e}` : n;
					}
				}
				if (t) {
					for (let t = 0; t < this.errors.length; ++t) e.errors.push(this.errors[t]);
					for (let t = 0; t < this.warnings.length; ++t) e.warnings.push(this.warnings[t]);
				} else {
					e.errors = this.errors;
					e.warnings = this.warnings;
				}
				this.prelude = [];
				this.errors = [];
				this.warnings = [];
			}
			streamInfo() {
				return {
					comment: parsePrelude(this.prelude).comment,
					directives: this.directives,
					errors: this.errors,
					warnings: this.warnings
				};
			}
			*compose(e, t = false, n = -1) {
				for (const t of e) yield* this.next(t);
				yield* this.end(t, n);
			}
			*next(e) {
				if (r.env.LOG_STREAM) console.dir(e, { depth: null });
				switch (e.type) {
					case "directive":
						this.directives.add(e.source, (t, n, r) => {
							const i = getErrorPos(e);
							i[0] += t;
							this.onError(i, "BAD_DIRECTIVE", n, r);
						});
						this.prelude.push(e.source);
						this.atDirectives = true;
						break;
					case "document": {
						const t = c.composeDoc(this.options, this.directives, e, this.onError);
						if (this.atDirectives && !t.directives.docStart) this.onError(e, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
						this.decorate(t, false);
						if (this.doc) yield this.doc;
						this.doc = t;
						this.atDirectives = false;
						break;
					}
					case "byte-order-mark":
					case "space": break;
					case "comment":
					case "newline":
						this.prelude.push(e.source);
						break;
					case "error": {
						const t = e.source ? `${e.message}: ${JSON.stringify(e.source)}` : e.message;
						const n = new o.YAMLParseError(getErrorPos(e), "UNEXPECTED_TOKEN", t);
						if (this.atDirectives || !this.doc) this.errors.push(n);
						else this.doc.errors.push(n);
						break;
					}
					case "doc-end": {
						if (!this.doc) {
							const t = "Unexpected doc-end without preceding document";
							this.errors.push(new o.YAMLParseError(getErrorPos(e), "UNEXPECTED_TOKEN", t));
							break;
						}
						this.doc.directives.docEnd = true;
						const t = l.resolveEnd(e.end, e.offset + e.source.length, this.doc.options.strict, this.onError);
						this.decorate(this.doc, true);
						if (t.comment) {
							const e = this.doc.comment;
							this.doc.comment = e ? `${e}\n${t.comment}` : t.comment;
						}
						this.doc.range[2] = t.offset;
						break;
					}
					default: this.errors.push(new o.YAMLParseError(getErrorPos(e), "UNEXPECTED_TOKEN", `Unsupported token ${e.type}`));
				}
			}
			*end(e = false, t = -1) {
				if (this.doc) {
					this.decorate(this.doc, true);
					yield this.doc;
					this.doc = null;
				} else if (e) {
					const e = Object.assign({ _directives: this.directives }, this.options);
					const n = new a.Document(undefined, e);
					if (this.atDirectives) this.onError(t, "MISSING_CHAR", "Missing directives-end indicator line");
					n.range = [
						0,
						t,
						t
					];
					this.decorate(n, false);
					yield n;
				}
			}
		}
		t.Composer = Composer;
	}),
	87103: (function(e, t, n) {
		var r = n(57165);
		var i = n(84454);
		var a = n(34631);
		var o = n(9499);
		var s = n(74051);
		var c = n(81187);
		const l = "All mapping items must start at the same column";
		function resolveBlockMap({ composeNode: e, composeEmptyNode: t }, n, u, d, f) {
			const p = f?.nodeClass ?? i.YAMLMap;
			const m = new p(n.schema);
			if (n.atRoot) n.atRoot = false;
			let h = u.offset;
			let g = null;
			for (const i of u.items) {
				const { start: f, key: p, sep: _, value: v } = i;
				const y = a.resolveProps(f, {
					indicator: "explicit-key-ind",
					next: p ?? _?.[0],
					offset: h,
					onError: d,
					parentIndent: u.indent,
					startOnNewline: true
				});
				const b = !y.found;
				if (b) {
					if (p) {
						if (p.type === "block-seq") d(h, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key");
						else if ("indent" in p && p.indent !== u.indent) d(h, "BAD_INDENT", l);
					}
					if (!y.anchor && !y.tag && !_) {
						g = y.end;
						if (y.comment) {
							if (m.comment) m.comment += "\n" + y.comment;
							else m.comment = y.comment;
						}
						continue;
					}
					if (y.newlineAfterProp || o.containsNewline(p)) {
						d(p ?? f[f.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
					}
				} else if (y.found?.indent !== u.indent) {
					d(h, "BAD_INDENT", l);
				}
				n.atKey = true;
				const x = y.end;
				const S = p ? e(n, p, y, d) : t(n, x, f, null, y, d);
				if (n.schema.compat) s.flowIndentCheck(u.indent, p, d);
				n.atKey = false;
				if (c.mapIncludes(n, m.items, S)) d(x, "DUPLICATE_KEY", "Map keys must be unique");
				const C = a.resolveProps(_ ?? [], {
					indicator: "map-value-ind",
					next: v,
					offset: S.range[2],
					onError: d,
					parentIndent: u.indent,
					startOnNewline: !p || p.type === "block-scalar"
				});
				h = C.end;
				if (C.found) {
					if (b) {
						if (v?.type === "block-map" && !C.hasNewline) d(h, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
						if (n.options.strict && y.start < C.found.offset - 1024) d(S.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
					}
					const a = v ? e(n, v, C, d) : t(n, h, _, null, C, d);
					if (n.schema.compat) s.flowIndentCheck(u.indent, v, d);
					h = a.range[2];
					const o = new r.Pair(S, a);
					if (n.options.keepSourceTokens) o.srcToken = i;
					m.items.push(o);
				} else {
					if (b) d(S.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
					if (C.comment) {
						if (S.comment) S.comment += "\n" + C.comment;
						else S.comment = C.comment;
					}
					const e = new r.Pair(S);
					if (n.options.keepSourceTokens) e.srcToken = i;
					m.items.push(e);
				}
			}
			if (g && g < h) d(g, "IMPOSSIBLE", "Map comment with trailing content");
			m.range = [
				u.offset,
				h,
				g ?? h
			];
			return m;
		}
		t.resolveBlockMap = resolveBlockMap;
	}),
	48913: (function(e, t, n) {
		var r = n(63301);
		function resolveBlockScalar(e, t, n) {
			const i = t.offset;
			const a = parseBlockScalarHeader(t, e.options.strict, n);
			if (!a) return {
				value: "",
				type: null,
				comment: "",
				range: [
					i,
					i,
					i
				]
			};
			const o = a.mode === ">" ? r.Scalar.BLOCK_FOLDED : r.Scalar.BLOCK_LITERAL;
			const s = t.source ? splitLines(t.source) : [];
			let c = s.length;
			for (let e = s.length - 1; e >= 0; --e) {
				const t = s[e][1];
				if (t === "" || t === "\r") c = e;
				else break;
			}
			if (c === 0) {
				const e = a.chomp === "+" && s.length > 0 ? "\n".repeat(Math.max(1, s.length - 1)) : "";
				let n = i + a.length;
				if (t.source) n += t.source.length;
				return {
					value: e,
					type: o,
					comment: a.comment,
					range: [
						i,
						n,
						n
					]
				};
			}
			let l = t.indent + a.indent;
			let u = t.offset + a.length;
			let d = 0;
			for (let t = 0; t < c; ++t) {
				const [r, i] = s[t];
				if (i === "" || i === "\r") {
					if (a.indent === 0 && r.length > l) l = r.length;
				} else {
					if (r.length < l) {
						const e = "Block scalars with more-indented leading empty lines must use an explicit indentation indicator";
						n(u + r.length, "MISSING_CHAR", e);
					}
					if (a.indent === 0) l = r.length;
					d = t;
					if (l === 0 && !e.atRoot) {
						const e = "Block scalar values in collections must be indented";
						n(u, "BAD_INDENT", e);
					}
					break;
				}
				u += r.length + i.length + 1;
			}
			for (let e = s.length - 1; e >= c; --e) {
				if (s[e][0].length > l) c = e + 1;
			}
			let f = "";
			let p = "";
			let m = false;
			for (let e = 0; e < d; ++e) f += s[e][0].slice(l) + "\n";
			for (let e = d; e < c; ++e) {
				let [t, i] = s[e];
				u += t.length + i.length + 1;
				const c = i[i.length - 1] === "\r";
				if (c) i = i.slice(0, -1);
				if (i && t.length < l) {
					const e = a.indent ? "explicit indentation indicator" : "first line";
					const r = `Block scalar lines must not be less indented than their ${e}`;
					n(u - i.length - (c ? 2 : 1), "BAD_INDENT", r);
					t = "";
				}
				if (o === r.Scalar.BLOCK_LITERAL) {
					f += p + t.slice(l) + i;
					p = "\n";
				} else if (t.length > l || i[0] === "	") {
					if (p === " ") p = "\n";
					else if (!m && p === "\n") p = "\n\n";
					f += p + t.slice(l) + i;
					p = "\n";
					m = true;
				} else if (i === "") {
					if (p === "\n") f += "\n";
					else p = "\n";
				} else {
					f += p + i;
					p = " ";
					m = false;
				}
			}
			switch (a.chomp) {
				case "-": break;
				case "+":
					for (let e = c; e < s.length; ++e) f += "\n" + s[e][0].slice(l);
					if (f[f.length - 1] !== "\n") f += "\n";
					break;
				default: f += "\n";
			}
			const h = i + a.length + t.source.length;
			return {
				value: f,
				type: o,
				comment: a.comment,
				range: [
					i,
					h,
					h
				]
			};
		}
		function parseBlockScalarHeader({ offset: e, props: t }, n, r) {
			if (t[0].type !== "block-scalar-header") {
				r(t[0], "IMPOSSIBLE", "Block scalar header not found");
				return null;
			}
			const { source: i } = t[0];
			const a = i[0];
			let o = 0;
			let s = "";
			let c = -1;
			for (let t = 1; t < i.length; ++t) {
				const n = i[t];
				if (!s && (n === "-" || n === "+")) s = n;
				else {
					const r = Number(n);
					if (!o && r) o = r;
					else if (c === -1) c = e + t;
				}
			}
			if (c !== -1) r(c, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${i}`);
			let l = false;
			let u = "";
			let d = i.length;
			for (let e = 1; e < t.length; ++e) {
				const i = t[e];
				switch (i.type) {
					case "space": l = true;
					case "newline":
						d += i.source.length;
						break;
					case "comment":
						if (n && !l) {
							const e = "Comments must be separated from other tokens by white space characters";
							r(i, "MISSING_CHAR", e);
						}
						d += i.source.length;
						u = i.source.substring(1);
						break;
					case "error":
						r(i, "UNEXPECTED_TOKEN", i.message);
						d += i.source.length;
						break;
					default: {
						const e = `Unexpected token in block scalar header: ${i.type}`;
						r(i, "UNEXPECTED_TOKEN", e);
						const t = i.source;
						if (t && typeof t === "string") d += t.length;
					}
				}
			}
			return {
				mode: a,
				indent: o,
				chomp: s,
				comment: u,
				length: d
			};
		}
		function splitLines(e) {
			const t = e.split(/\n( *)/);
			const n = t[0];
			const r = n.match(/^( *)/);
			const i = r?.[1] ? [r[1], n.slice(r[1].length)] : ["", n];
			const a = [i];
			for (let e = 1; e < t.length; e += 2) a.push([t[e], t[e + 1]]);
			return a;
		}
		t.resolveBlockScalar = resolveBlockScalar;
	}),
	90334: (function(e, t, n) {
		var r = n(92223);
		var i = n(34631);
		var a = n(74051);
		function resolveBlockSeq({ composeNode: e, composeEmptyNode: t }, n, o, s, c) {
			const l = c?.nodeClass ?? r.YAMLSeq;
			const u = new l(n.schema);
			if (n.atRoot) n.atRoot = false;
			if (n.atKey) n.atKey = false;
			let d = o.offset;
			let f = null;
			for (const { start: r, value: c } of o.items) {
				const l = i.resolveProps(r, {
					indicator: "seq-item-ind",
					next: c,
					offset: d,
					onError: s,
					parentIndent: o.indent,
					startOnNewline: true
				});
				if (!l.found) {
					if (l.anchor || l.tag || c) {
						if (c?.type === "block-seq") s(l.end, "BAD_INDENT", "All sequence items must start at the same column");
						else s(d, "MISSING_CHAR", "Sequence item without - indicator");
					} else {
						f = l.end;
						if (l.comment) u.comment = l.comment;
						continue;
					}
				}
				const p = c ? e(n, c, l, s) : t(n, l.end, r, null, l, s);
				if (n.schema.compat) a.flowIndentCheck(o.indent, c, s);
				d = p.range[2];
				u.items.push(p);
			}
			u.range = [
				o.offset,
				d,
				f ?? d
			];
			return u;
		}
		t.resolveBlockSeq = resolveBlockSeq;
	}),
	17788: (function(e, t) {
		function resolveEnd(e, t, n, r) {
			let i = "";
			if (e) {
				let a = false;
				let o = "";
				for (const s of e) {
					const { source: e, type: c } = s;
					switch (c) {
						case "space":
							a = true;
							break;
						case "comment": {
							if (n && !a) r(s, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
							const t = e.substring(1) || " ";
							if (!i) i = t;
							else i += o + t;
							o = "";
							break;
						}
						case "newline":
							if (i) o += e;
							a = true;
							break;
						default: r(s, "UNEXPECTED_TOKEN", `Unexpected ${c} at node end`);
					}
					t += e.length;
				}
			}
			return {
				comment: i,
				offset: t
			};
		}
		t.resolveEnd = resolveEnd;
	}),
	13142: (function(e, t, n) {
		var r = n(41127);
		var i = n(57165);
		var a = n(84454);
		var o = n(92223);
		var s = n(17788);
		var c = n(34631);
		var l = n(9499);
		var u = n(81187);
		const d = "Block collections are not allowed within flow collections";
		const isBlock = (e) => e && (e.type === "block-map" || e.type === "block-seq");
		function resolveFlowCollection({ composeNode: e, composeEmptyNode: t }, n, f, p, m) {
			const h = f.start.source === "{";
			const g = h ? "flow map" : "flow sequence";
			const _ = m?.nodeClass ?? (h ? a.YAMLMap : o.YAMLSeq);
			const v = new _(n.schema);
			v.flow = true;
			const y = n.atRoot;
			if (y) n.atRoot = false;
			if (n.atKey) n.atKey = false;
			let b = f.offset + f.start.source.length;
			for (let o = 0; o < f.items.length; ++o) {
				const s = f.items[o];
				const { start: m, key: _, sep: y, value: x } = s;
				const S = c.resolveProps(m, {
					flow: g,
					indicator: "explicit-key-ind",
					next: _ ?? y?.[0],
					offset: b,
					onError: p,
					parentIndent: f.indent,
					startOnNewline: false
				});
				if (!S.found) {
					if (!S.anchor && !S.tag && !y && !x) {
						if (o === 0 && S.comma) p(S.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${g}`);
						else if (o < f.items.length - 1) p(S.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${g}`);
						if (S.comment) {
							if (v.comment) v.comment += "\n" + S.comment;
							else v.comment = S.comment;
						}
						b = S.end;
						continue;
					}
					if (!h && n.options.strict && l.containsNewline(_)) p(_, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
				}
				if (o === 0) {
					if (S.comma) p(S.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${g}`);
				} else {
					if (!S.comma) p(S.start, "MISSING_CHAR", `Missing , between ${g} items`);
					if (S.comment) {
						let e = "";
						loop: for (const t of m) {
							switch (t.type) {
								case "comma":
								case "space": break;
								case "comment":
									e = t.source.substring(1);
									break loop;
								default: break loop;
							}
						}
						if (e) {
							let t = v.items[v.items.length - 1];
							if (r.isPair(t)) t = t.value ?? t.key;
							if (t.comment) t.comment += "\n" + e;
							else t.comment = e;
							S.comment = S.comment.substring(e.length + 1);
						}
					}
				}
				if (!h && !y && !S.found) {
					const r = x ? e(n, x, S, p) : t(n, S.end, y, null, S, p);
					v.items.push(r);
					b = r.range[2];
					if (isBlock(x)) p(r.range, "BLOCK_IN_FLOW", d);
				} else {
					n.atKey = true;
					const r = S.end;
					const o = _ ? e(n, _, S, p) : t(n, r, m, null, S, p);
					if (isBlock(_)) p(o.range, "BLOCK_IN_FLOW", d);
					n.atKey = false;
					const l = c.resolveProps(y ?? [], {
						flow: g,
						indicator: "map-value-ind",
						next: x,
						offset: o.range[2],
						onError: p,
						parentIndent: f.indent,
						startOnNewline: false
					});
					if (l.found) {
						if (!h && !S.found && n.options.strict) {
							if (y) for (const e of y) {
								if (e === l.found) break;
								if (e.type === "newline") {
									p(e, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
									break;
								}
							}
							if (S.start < l.found.offset - 1024) p(l.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
						}
					} else if (x) {
						if ("source" in x && x.source?.[0] === ":") p(x, "MISSING_CHAR", `Missing space after : in ${g}`);
						else p(l.start, "MISSING_CHAR", `Missing , or : between ${g} items`);
					}
					const C = x ? e(n, x, l, p) : l.found ? t(n, l.end, y, null, l, p) : null;
					if (C) {
						if (isBlock(x)) p(C.range, "BLOCK_IN_FLOW", d);
					} else if (l.comment) {
						if (o.comment) o.comment += "\n" + l.comment;
						else o.comment = l.comment;
					}
					const w = new i.Pair(o, C);
					if (n.options.keepSourceTokens) w.srcToken = s;
					if (h) {
						const e = v;
						if (u.mapIncludes(n, e.items, o)) p(r, "DUPLICATE_KEY", "Map keys must be unique");
						e.items.push(w);
					} else {
						const e = new a.YAMLMap(n.schema);
						e.flow = true;
						e.items.push(w);
						const t = (C ?? o).range;
						e.range = [
							o.range[0],
							t[1],
							t[2]
						];
						v.items.push(e);
					}
					b = C ? C.range[2] : l.end;
				}
			}
			const x = h ? "}" : "]";
			const [S, ...C] = f.end;
			let w = b;
			if (S?.source === x) w = S.offset + S.source.length;
			else {
				const e = g[0].toUpperCase() + g.substring(1);
				const t = y ? `${e} must end with a ${x}` : `${e} in block collection must be sufficiently indented and end with a ${x}`;
				p(b, y ? "MISSING_CHAR" : "BAD_INDENT", t);
				if (S && S.source.length !== 1) C.unshift(S);
			}
			if (C.length > 0) {
				const e = s.resolveEnd(C, w, n.options.strict, p);
				if (e.comment) {
					if (v.comment) v.comment += "\n" + e.comment;
					else v.comment = e.comment;
				}
				v.range = [
					f.offset,
					w,
					e.offset
				];
			} else {
				v.range = [
					f.offset,
					w,
					w
				];
			}
			return v;
		}
		t.resolveFlowCollection = resolveFlowCollection;
	}),
	76842: (function(e, t, n) {
		var r = n(63301);
		var i = n(17788);
		function resolveFlowScalar(e, t, n) {
			const { offset: a, type: o, source: s, end: c } = e;
			let l;
			let u;
			const _onError = (e, t, r) => n(a + e, t, r);
			switch (o) {
				case "scalar":
					l = r.Scalar.PLAIN;
					u = plainValue(s, _onError);
					break;
				case "single-quoted-scalar":
					l = r.Scalar.QUOTE_SINGLE;
					u = singleQuotedValue(s, _onError);
					break;
				case "double-quoted-scalar":
					l = r.Scalar.QUOTE_DOUBLE;
					u = doubleQuotedValue(s, _onError);
					break;
				default:
					n(e, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${o}`);
					return {
						value: "",
						type: null,
						comment: "",
						range: [
							a,
							a + s.length,
							a + s.length
						]
					};
			}
			const d = a + s.length;
			const f = i.resolveEnd(c, d, t, n);
			return {
				value: u,
				type: l,
				comment: f.comment,
				range: [
					a,
					d,
					f.offset
				]
			};
		}
		function plainValue(e, t) {
			let n = "";
			switch (e[0]) {
				case "	":
					n = "a tab character";
					break;
				case ",":
					n = "flow indicator character ,";
					break;
				case "%":
					n = "directive indicator character %";
					break;
				case "|":
				case ">": {
					n = `block scalar indicator ${e[0]}`;
					break;
				}
				case "@":
				case "`": {
					n = `reserved character ${e[0]}`;
					break;
				}
			}
			if (n) t(0, "BAD_SCALAR_START", `Plain value cannot start with ${n}`);
			return unfoldLines(e);
		}
		function singleQuotedValue(e, t) {
			if (e[e.length - 1] !== "'" || e.length === 1) t(e.length, "MISSING_CHAR", "Missing closing 'quote");
			return unfoldLines(e.slice(1, -1)).replace(/''/g, "'");
		}
		function unfoldLines(e) {
			const t = /(.*?)\r?\n/sy;
			let n = t.exec(e);
			if (!n) return e;
			let r, i;
			try {
				r = new RegExp("(?<![ 	])[ 	]+$");
				i = new RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
			} catch {
				r = /[ \t]+$/;
				i = /^[ \t]+|[ \t]+$/g;
			}
			let a = n[1].replace(r, "");
			let o = " ";
			let s = t.lastIndex;
			while (n = t.exec(e)) {
				const e = n[1].replace(i, "");
				if (e === "") {
					if (o === "\n") a += o;
					else o = "\n";
				} else {
					a += o + e;
					o = " ";
				}
				s = t.lastIndex;
			}
			const c = /[ \t]*(.*)/sy;
			c.lastIndex = s;
			n = c.exec(e);
			return a + o + (n?.[1] ?? "");
		}
		function doubleQuotedValue(e, t) {
			let n = "";
			for (let r = 1; r < e.length - 1; ++r) {
				const i = e[r];
				if (i === "\r" && e[r + 1] === "\n") continue;
				if (i === "\n") {
					const { fold: t, offset: i } = foldNewline(e, r);
					n += t;
					r = i;
				} else if (i === "\\") {
					let i = e[++r];
					const o = a[i];
					if (o) n += o;
					else if (i === "\n") {
						i = e[r + 1];
						while (i === " " || i === "	") i = e[++r + 1];
					} else if (i === "\r" && e[r + 1] === "\n") {
						i = e[++r + 1];
						while (i === " " || i === "	") i = e[++r + 1];
					} else if (i === "x" || i === "u" || i === "U") {
						const a = i === "x" ? 2 : i === "u" ? 4 : 8;
						n += parseCharCode(e, r + 1, a, t);
						r += a;
					} else {
						const i = e.substr(r - 1, 2);
						t(r - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${i}`);
						n += i;
					}
				} else if (i === " " || i === "	") {
					const t = r;
					let a = e[r + 1];
					while (a === " " || a === "	") a = e[++r + 1];
					if (a !== "\n" && !(a === "\r" && e[r + 2] === "\n")) n += r > t ? e.slice(t, r + 1) : i;
				} else {
					n += i;
				}
			}
			if (e[e.length - 1] !== "\"" || e.length === 1) t(e.length, "MISSING_CHAR", "Missing closing \"quote");
			return n;
		}
		function foldNewline(e, t) {
			let n = "";
			let r = e[t + 1];
			while (r === " " || r === "	" || r === "\n" || r === "\r") {
				if (r === "\r" && e[t + 2] !== "\n") break;
				if (r === "\n") n += "\n";
				t += 1;
				r = e[t + 1];
			}
			if (!n) n = " ";
			return {
				fold: n,
				offset: t
			};
		}
		const a = {
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
			P: "\u2029",
			" ": " ",
			"\"": "\"",
			"/": "/",
			"\\": "\\",
			"	": "	"
		};
		function parseCharCode(e, t, n, r) {
			const i = e.substr(t, n);
			const a = i.length === n && /^[0-9a-fA-F]+$/.test(i);
			const o = a ? parseInt(i, 16) : NaN;
			try {
				return String.fromCodePoint(o);
			} catch {
				const i = e.substr(t - 2, n + 2);
				r(t - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${i}`);
				return i;
			}
		}
		t.resolveFlowScalar = resolveFlowScalar;
	}),
	34631: (function(e, t) {
		function resolveProps(e, { flow: t, indicator: n, next: r, offset: i, onError: a, parentIndent: o, startOnNewline: s }) {
			let c = false;
			let l = s;
			let u = s;
			let d = "";
			let f = "";
			let p = false;
			let m = false;
			let h = null;
			let g = null;
			let _ = null;
			let v = null;
			let y = null;
			let b = null;
			let x = null;
			for (const i of e) {
				if (m) {
					if (i.type !== "space" && i.type !== "newline" && i.type !== "comma") a(i.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
					m = false;
				}
				if (h) {
					if (l && i.type !== "comment" && i.type !== "newline") {
						a(h, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
					}
					h = null;
				}
				switch (i.type) {
					case "space":
						if (!t && (n !== "doc-start" || r?.type !== "flow-collection") && i.source.includes("	")) {
							h = i;
						}
						u = true;
						break;
					case "comment": {
						if (!u) a(i, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
						const e = i.source.substring(1) || " ";
						if (!d) d = e;
						else d += f + e;
						f = "";
						l = false;
						break;
					}
					case "newline":
						if (l) {
							if (d) d += i.source;
							else if (!b || n !== "seq-item-ind") c = true;
						} else f += i.source;
						l = true;
						p = true;
						if (g || _) v = i;
						u = true;
						break;
					case "anchor":
						if (g) a(i, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
						if (i.source.endsWith(":")) a(i.offset + i.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", true);
						g = i;
						x ?? (x = i.offset);
						l = false;
						u = false;
						m = true;
						break;
					case "tag": {
						if (_) a(i, "MULTIPLE_TAGS", "A node can have at most one tag");
						_ = i;
						x ?? (x = i.offset);
						l = false;
						u = false;
						m = true;
						break;
					}
					case n:
						if (g || _) a(i, "BAD_PROP_ORDER", `Anchors and tags must be after the ${i.source} indicator`);
						if (b) a(i, "UNEXPECTED_TOKEN", `Unexpected ${i.source} in ${t ?? "collection"}`);
						b = i;
						l = n === "seq-item-ind" || n === "explicit-key-ind";
						u = false;
						break;
					case "comma": if (t) {
						if (y) a(i, "UNEXPECTED_TOKEN", `Unexpected , in ${t}`);
						y = i;
						l = false;
						u = false;
						break;
					}
					default:
						a(i, "UNEXPECTED_TOKEN", `Unexpected ${i.type} token`);
						l = false;
						u = false;
				}
			}
			const S = e[e.length - 1];
			const C = S ? S.offset + S.source.length : i;
			if (m && r && r.type !== "space" && r.type !== "newline" && r.type !== "comma" && (r.type !== "scalar" || r.source !== "")) {
				a(r.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
			}
			if (h && (l && h.indent <= o || r?.type === "block-map" || r?.type === "block-seq")) a(h, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
			return {
				comma: y,
				found: b,
				spaceBefore: c,
				comment: d,
				hasNewline: p,
				anchor: g,
				tag: _,
				newlineAfterProp: v,
				end: C,
				start: x ?? C
			};
		}
		t.resolveProps = resolveProps;
	}),
	9499: (function(e, t) {
		function containsNewline(e) {
			if (!e) return null;
			switch (e.type) {
				case "alias":
				case "scalar":
				case "double-quoted-scalar":
				case "single-quoted-scalar":
					if (e.source.includes("\n")) return true;
					if (e.end) {
						for (const t of e.end) if (t.type === "newline") return true;
					}
					return false;
				case "flow-collection":
					for (const t of e.items) {
						for (const e of t.start) if (e.type === "newline") return true;
						if (t.sep) {
							for (const e of t.sep) if (e.type === "newline") return true;
						}
						if (containsNewline(t.key) || containsNewline(t.value)) return true;
					}
					return false;
				default: return true;
			}
		}
		t.containsNewline = containsNewline;
	}),
	22599: (function(e, t) {
		function emptyScalarPosition(e, t, n) {
			if (t) {
				n ?? (n = t.length);
				for (let r = n - 1; r >= 0; --r) {
					let n = t[r];
					switch (n.type) {
						case "space":
						case "comment":
						case "newline":
							e -= n.source.length;
							continue;
					}
					n = t[++r];
					while (n?.type === "space") {
						e += n.source.length;
						n = t[++r];
					}
					break;
				}
			}
			return e;
		}
		t.emptyScalarPosition = emptyScalarPosition;
	}),
	74051: (function(e, t, n) {
		var r = n(9499);
		function flowIndentCheck(e, t, n) {
			if (t?.type === "flow-collection") {
				const i = t.end[0];
				if (i.indent === e && (i.source === "]" || i.source === "}") && r.containsNewline(t)) {
					const e = "Flow end indicator should be more indented than parent";
					n(i, "BAD_INDENT", e, true);
				}
			}
		}
		t.flowIndentCheck = flowIndentCheck;
	}),
	81187: (function(e, t, n) {
		var r = n(41127);
		function mapIncludes(e, t, n) {
			const { uniqueKeys: i } = e.options;
			if (i === false) return false;
			const a = typeof i === "function" ? i : (e, t) => e === t || r.isScalar(e) && r.isScalar(t) && e.value === t.value;
			return t.some((e) => a(e.key, n));
		}
		t.mapIncludes = mapIncludes;
	}),
	3021: (function(e, t, n) {
		var r = n(4065);
		var i = n(40101);
		var a = n(41127);
		var o = n(57165);
		var s = n(74043);
		var c = n(45840);
		var l = n(6829);
		var u = n(71596);
		var d = n(83661);
		var f = n(42404);
		var p = n(61342);
		class Document {
			constructor(e, t, n) {
				this.commentBefore = null;
				this.comment = null;
				this.errors = [];
				this.warnings = [];
				Object.defineProperty(this, a.NODE_TYPE, { value: a.DOC });
				let r = null;
				if (typeof t === "function" || Array.isArray(t)) {
					r = t;
				} else if (n === undefined && t) {
					n = t;
					t = undefined;
				}
				const i = Object.assign({
					intAsBigInt: false,
					keepSourceTokens: false,
					logLevel: "warn",
					prettyErrors: true,
					strict: true,
					stringKeys: false,
					uniqueKeys: true,
					version: "1.2"
				}, n);
				this.options = i;
				let { version: o } = i;
				if (n?._directives) {
					this.directives = n._directives.atDocument();
					if (this.directives.yaml.explicit) o = this.directives.yaml.version;
				} else this.directives = new p.Directives({ version: o });
				this.setSchema(o, n);
				this.contents = e === undefined ? null : this.createNode(e, r, n);
			}
			clone() {
				const e = Object.create(Document.prototype, { [a.NODE_TYPE]: { value: a.DOC } });
				e.commentBefore = this.commentBefore;
				e.comment = this.comment;
				e.errors = this.errors.slice();
				e.warnings = this.warnings.slice();
				e.options = Object.assign({}, this.options);
				if (this.directives) e.directives = this.directives.clone();
				e.schema = this.schema.clone();
				e.contents = a.isNode(this.contents) ? this.contents.clone(e.schema) : this.contents;
				if (this.range) e.range = this.range.slice();
				return e;
			}
			add(e) {
				if (assertCollection(this.contents)) this.contents.add(e);
			}
			addIn(e, t) {
				if (assertCollection(this.contents)) this.contents.addIn(e, t);
			}
			createAlias(e, t) {
				if (!e.anchor) {
					const n = u.anchorNames(this);
					e.anchor = !t || n.has(t) ? u.findNewAnchor(t || "a", n) : t;
				}
				return new r.Alias(e.anchor);
			}
			createNode(e, t, n) {
				let r = undefined;
				if (typeof t === "function") {
					e = t.call({ "": e }, "", e);
					r = t;
				} else if (Array.isArray(t)) {
					const keyToStr = (e) => typeof e === "number" || e instanceof String || e instanceof Number;
					const e = t.filter(keyToStr).map(String);
					if (e.length > 0) t = t.concat(e);
					r = t;
				} else if (n === undefined && t) {
					n = t;
					t = undefined;
				}
				const { aliasDuplicateObjects: i, anchorPrefix: o, flow: s, keepUndefined: c, onTagObj: l, tag: d } = n ?? {};
				const { onAnchor: p, setAnchors: m, sourceObjects: h } = u.createNodeAnchors(this, o || "a");
				const g = {
					aliasDuplicateObjects: i ?? true,
					keepUndefined: c ?? false,
					onAnchor: p,
					onTagObj: l,
					replacer: r,
					schema: this.schema,
					sourceObjects: h
				};
				const _ = f.createNode(e, d, g);
				if (s && a.isCollection(_)) _.flow = true;
				m();
				return _;
			}
			createPair(e, t, n = {}) {
				const r = this.createNode(e, null, n);
				const i = this.createNode(t, null, n);
				return new o.Pair(r, i);
			}
			delete(e) {
				return assertCollection(this.contents) ? this.contents.delete(e) : false;
			}
			deleteIn(e) {
				if (i.isEmptyPath(e)) {
					if (this.contents == null) return false;
					this.contents = null;
					return true;
				}
				return assertCollection(this.contents) ? this.contents.deleteIn(e) : false;
			}
			get(e, t) {
				return a.isCollection(this.contents) ? this.contents.get(e, t) : undefined;
			}
			getIn(e, t) {
				if (i.isEmptyPath(e)) return !t && a.isScalar(this.contents) ? this.contents.value : this.contents;
				return a.isCollection(this.contents) ? this.contents.getIn(e, t) : undefined;
			}
			has(e) {
				return a.isCollection(this.contents) ? this.contents.has(e) : false;
			}
			hasIn(e) {
				if (i.isEmptyPath(e)) return this.contents !== undefined;
				return a.isCollection(this.contents) ? this.contents.hasIn(e) : false;
			}
			set(e, t) {
				if (this.contents == null) {
					this.contents = i.collectionFromPath(this.schema, [e], t);
				} else if (assertCollection(this.contents)) {
					this.contents.set(e, t);
				}
			}
			setIn(e, t) {
				if (i.isEmptyPath(e)) {
					this.contents = t;
				} else if (this.contents == null) {
					this.contents = i.collectionFromPath(this.schema, Array.from(e), t);
				} else if (assertCollection(this.contents)) {
					this.contents.setIn(e, t);
				}
			}
			setSchema(e, t = {}) {
				if (typeof e === "number") e = String(e);
				let n;
				switch (e) {
					case "1.1":
						if (this.directives) this.directives.yaml.version = "1.1";
						else this.directives = new p.Directives({ version: "1.1" });
						n = {
							resolveKnownTags: false,
							schema: "yaml-1.1"
						};
						break;
					case "1.2":
					case "next":
						if (this.directives) this.directives.yaml.version = e;
						else this.directives = new p.Directives({ version: e });
						n = {
							resolveKnownTags: true,
							schema: "core"
						};
						break;
					case null:
						if (this.directives) delete this.directives;
						n = null;
						break;
					default: {
						const t = JSON.stringify(e);
						throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${t}`);
					}
				}
				if (t.schema instanceof Object) this.schema = t.schema;
				else if (n) this.schema = new c.Schema(Object.assign(n, t));
				else throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
			}
			toJS({ json: e, jsonArg: t, mapAsMap: n, maxAliasCount: r, onAnchor: i, reviver: a } = {}) {
				const o = {
					anchors: new Map(),
					doc: this,
					keep: !e,
					mapAsMap: n === true,
					mapKeyWarned: false,
					maxAliasCount: typeof r === "number" ? r : 100
				};
				const c = s.toJS(this.contents, t ?? "", o);
				if (typeof i === "function") for (const { count: e, res: t } of o.anchors.values()) i(t, e);
				return typeof a === "function" ? d.applyReviver(a, { "": c }, "", c) : c;
			}
			toJSON(e, t) {
				return this.toJS({
					json: true,
					jsonArg: e,
					mapAsMap: false,
					onAnchor: t
				});
			}
			toString(e = {}) {
				if (this.errors.length > 0) throw new Error("Document with errors cannot be stringified");
				if ("indent" in e && (!Number.isInteger(e.indent) || Number(e.indent) <= 0)) {
					const t = JSON.stringify(e.indent);
					throw new Error(`"indent" option must be a positive integer, not ${t}`);
				}
				return l.stringifyDocument(this, e);
			}
		}
		function assertCollection(e) {
			if (a.isCollection(e)) return true;
			throw new Error("Expected a YAML collection as document contents");
		}
		t.Document = Document;
	}),
	71596: (function(e, t, n) {
		var r = n(41127);
		var i = n(10204);
		function anchorIsValid(e) {
			if (/[\x00-\x19\s,[\]{}]/.test(e)) {
				const t = JSON.stringify(e);
				const n = `Anchor must not contain whitespace or control characters: ${t}`;
				throw new Error(n);
			}
			return true;
		}
		function anchorNames(e) {
			const t = new Set();
			i.visit(e, { Value(e, n) {
				if (n.anchor) t.add(n.anchor);
			} });
			return t;
		}
		function findNewAnchor(e, t) {
			for (let n = 1; true; ++n) {
				const r = `${e}${n}`;
				if (!t.has(r)) return r;
			}
		}
		function createNodeAnchors(e, t) {
			const n = [];
			const i = new Map();
			let a = null;
			return {
				onAnchor: (r) => {
					n.push(r);
					a ?? (a = anchorNames(e));
					const i = findNewAnchor(t, a);
					a.add(i);
					return i;
				},
				setAnchors: () => {
					for (const e of n) {
						const t = i.get(e);
						if (typeof t === "object" && t.anchor && (r.isScalar(t.node) || r.isCollection(t.node))) {
							t.node.anchor = t.anchor;
						} else {
							const t = new Error("Failed to resolve repeated object (this should not happen)");
							t.source = e;
							throw t;
						}
					}
				},
				sourceObjects: i
			};
		}
		t.anchorIsValid = anchorIsValid;
		t.anchorNames = anchorNames;
		t.createNodeAnchors = createNodeAnchors;
		t.findNewAnchor = findNewAnchor;
	}),
	83661: (function(e, t) {
		function applyReviver(e, t, n, r) {
			if (r && typeof r === "object") {
				if (Array.isArray(r)) {
					for (let t = 0, n = r.length; t < n; ++t) {
						const n = r[t];
						const i = applyReviver(e, r, String(t), n);
						if (i === undefined) delete r[t];
						else if (i !== n) r[t] = i;
					}
				} else if (r instanceof Map) {
					for (const t of Array.from(r.keys())) {
						const n = r.get(t);
						const i = applyReviver(e, r, t, n);
						if (i === undefined) r.delete(t);
						else if (i !== n) r.set(t, i);
					}
				} else if (r instanceof Set) {
					for (const t of Array.from(r)) {
						const n = applyReviver(e, r, t, t);
						if (n === undefined) r.delete(t);
						else if (n !== t) {
							r.delete(t);
							r.add(n);
						}
					}
				} else {
					for (const [t, n] of Object.entries(r)) {
						const i = applyReviver(e, r, t, n);
						if (i === undefined) delete r[t];
						else if (i !== n) r[t] = i;
					}
				}
			}
			return e.call(t, n, r);
		}
		t.applyReviver = applyReviver;
	}),
	42404: (function(e, t, n) {
		var r = n(4065);
		var i = n(41127);
		var a = n(63301);
		const o = "tag:yaml.org,2002:";
		function findTagObject(e, t, n) {
			if (t) {
				const e = n.filter((e) => e.tag === t);
				const r = e.find((e) => !e.format) ?? e[0];
				if (!r) throw new Error(`Tag ${t} not found`);
				return r;
			}
			return n.find((t) => t.identify?.(e) && !t.format);
		}
		function createNode(e, t, n) {
			if (i.isDocument(e)) e = e.contents;
			if (i.isNode(e)) return e;
			if (i.isPair(e)) {
				const t = n.schema[i.MAP].createNode?.(n.schema, null, n);
				t.items.push(e);
				return t;
			}
			if (e instanceof String || e instanceof Number || e instanceof Boolean || typeof BigInt !== "undefined" && e instanceof BigInt) {
				e = e.valueOf();
			}
			const { aliasDuplicateObjects: s, onAnchor: c, onTagObj: l, schema: u, sourceObjects: d } = n;
			let f = undefined;
			if (s && e && typeof e === "object") {
				f = d.get(e);
				if (f) {
					f.anchor ?? (f.anchor = c(e));
					return new r.Alias(f.anchor);
				} else {
					f = {
						anchor: null,
						node: null
					};
					d.set(e, f);
				}
			}
			if (t?.startsWith("!!")) t = o + t.slice(2);
			let p = findTagObject(e, t, u.tags);
			if (!p) {
				if (e && typeof e.toJSON === "function") {
					e = e.toJSON();
				}
				if (!e || typeof e !== "object") {
					const t = new a.Scalar(e);
					if (f) f.node = t;
					return t;
				}
				p = e instanceof Map ? u[i.MAP] : Symbol.iterator in Object(e) ? u[i.SEQ] : u[i.MAP];
			}
			if (l) {
				l(p);
				delete n.onTagObj;
			}
			const m = p?.createNode ? p.createNode(n.schema, e, n) : typeof p?.nodeClass?.from === "function" ? p.nodeClass.from(n.schema, e, n) : new a.Scalar(e);
			if (t) m.tag = t;
			else if (!p.default) m.tag = p.tag;
			if (f) f.node = m;
			return m;
		}
		t.createNode = createNode;
	}),
	61342: (function(e, t, n) {
		var r = n(41127);
		var i = n(10204);
		const a = {
			"!": "%21",
			",": "%2C",
			"[": "%5B",
			"]": "%5D",
			"{": "%7B",
			"}": "%7D"
		};
		const escapeTagName = (e) => e.replace(/[!,[\]{}]/g, (e) => a[e]);
		class Directives {
			constructor(e, t) {
				this.docStart = null;
				this.docEnd = false;
				this.yaml = Object.assign({}, Directives.defaultYaml, e);
				this.tags = Object.assign({}, Directives.defaultTags, t);
			}
			clone() {
				const e = new Directives(this.yaml, this.tags);
				e.docStart = this.docStart;
				return e;
			}
			atDocument() {
				const e = new Directives(this.yaml, this.tags);
				switch (this.yaml.version) {
					case "1.1":
						this.atNextDocument = true;
						break;
					case "1.2":
						this.atNextDocument = false;
						this.yaml = {
							explicit: Directives.defaultYaml.explicit,
							version: "1.2"
						};
						this.tags = Object.assign({}, Directives.defaultTags);
						break;
				}
				return e;
			}
			add(e, t) {
				if (this.atNextDocument) {
					this.yaml = {
						explicit: Directives.defaultYaml.explicit,
						version: "1.1"
					};
					this.tags = Object.assign({}, Directives.defaultTags);
					this.atNextDocument = false;
				}
				const n = e.trim().split(/[ \t]+/);
				const r = n.shift();
				switch (r) {
					case "%TAG": {
						if (n.length !== 2) {
							t(0, "%TAG directive should contain exactly two parts");
							if (n.length < 2) return false;
						}
						const [e, r] = n;
						this.tags[e] = r;
						return true;
					}
					case "%YAML": {
						this.yaml.explicit = true;
						if (n.length !== 1) {
							t(0, "%YAML directive should contain exactly one part");
							return false;
						}
						const [e] = n;
						if (e === "1.1" || e === "1.2") {
							this.yaml.version = e;
							return true;
						} else {
							const n = /^\d+\.\d+$/.test(e);
							t(6, `Unsupported YAML version ${e}`, n);
							return false;
						}
					}
					default:
						t(0, `Unknown directive ${r}`, true);
						return false;
				}
			}
			tagName(e, t) {
				if (e === "!") return "!";
				if (e[0] !== "!") {
					t(`Not a valid tag: ${e}`);
					return null;
				}
				if (e[1] === "<") {
					const n = e.slice(2, -1);
					if (n === "!" || n === "!!") {
						t(`Verbatim tags aren't resolved, so ${e} is invalid.`);
						return null;
					}
					if (e[e.length - 1] !== ">") t("Verbatim tags must end with a >");
					return n;
				}
				const [, n, r] = e.match(/^(.*!)([^!]*)$/s);
				if (!r) t(`The ${e} tag has no suffix`);
				const i = this.tags[n];
				if (i) {
					try {
						return i + decodeURIComponent(r);
					} catch (e) {
						t(String(e));
						return null;
					}
				}
				if (n === "!") return e;
				t(`Could not resolve tag: ${e}`);
				return null;
			}
			tagString(e) {
				for (const [t, n] of Object.entries(this.tags)) {
					if (e.startsWith(n)) return t + escapeTagName(e.substring(n.length));
				}
				return e[0] === "!" ? e : `!<${e}>`;
			}
			toString(e) {
				const t = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
				const n = Object.entries(this.tags);
				let a;
				if (e && n.length > 0 && r.isNode(e.contents)) {
					const t = {};
					i.visit(e.contents, (e, n) => {
						if (r.isNode(n) && n.tag) t[n.tag] = true;
					});
					a = Object.keys(t);
				} else a = [];
				for (const [r, i] of n) {
					if (r === "!!" && i === "tag:yaml.org,2002:") continue;
					if (!e || a.some((e) => e.startsWith(i))) t.push(`%TAG ${r} ${i}`);
				}
				return t.join("\n");
			}
		}
		Directives.defaultYaml = {
			explicit: false,
			version: "1.2"
		};
		Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };
		t.Directives = Directives;
	}),
	91464: (function(e, t) {
		class YAMLError extends Error {
			constructor(e, t, n, r) {
				super();
				this.name = e;
				this.code = n;
				this.message = r;
				this.pos = t;
			}
		}
		class YAMLParseError extends YAMLError {
			constructor(e, t, n) {
				super("YAMLParseError", e, t, n);
			}
		}
		class YAMLWarning extends YAMLError {
			constructor(e, t, n) {
				super("YAMLWarning", e, t, n);
			}
		}
		const prettifyError = (e, t) => (n) => {
			if (n.pos[0] === -1) return;
			n.linePos = n.pos.map((e) => t.linePos(e));
			const { line: r, col: i } = n.linePos[0];
			n.message += ` at line ${r}, column ${i}`;
			let a = i - 1;
			let o = e.substring(t.lineStarts[r - 1], t.lineStarts[r]).replace(/[\n\r]+$/, "");
			if (a >= 60 && o.length > 80) {
				const e = Math.min(a - 39, o.length - 79);
				o = "\u2026" + o.substring(e);
				a -= e - 1;
			}
			if (o.length > 80) o = o.substring(0, 79) + "\u2026";
			if (r > 1 && /^ *$/.test(o.substring(0, a))) {
				let n = e.substring(t.lineStarts[r - 2], t.lineStarts[r - 1]);
				if (n.length > 80) n = n.substring(0, 79) + "\u2026\n";
				o = n + o;
			}
			if (/[^ ]/.test(o)) {
				let e = 1;
				const t = n.linePos[1];
				if (t?.line === r && t.col > i) {
					e = Math.max(1, Math.min(t.col - i, 80 - a));
				}
				const s = " ".repeat(a) + "^".repeat(e);
				n.message += `:\n\n${o}\n${s}\n`;
			}
		};
		t.YAMLError = YAMLError;
		t.YAMLParseError = YAMLParseError;
		t.YAMLWarning = YAMLWarning;
		t.prettifyError = prettifyError;
	}),
	38815: (function(e, t, n) {
		var r;
		var i = n(89984);
		var a = n(3021);
		var o = n(45840);
		var s = n(91464);
		var c = n(4065);
		var l = n(41127);
		var u = n(57165);
		var d = n(63301);
		var f = n(84454);
		var p = n(92223);
		var m = n(3461);
		var h = n(40361);
		var g = n(66628);
		var _ = n(3456);
		var v = n(84047);
		var y = n(10204);
		t.Dk = i.Composer;
		r = a.Document;
		r = o.Schema;
		r = s.YAMLError;
		t.XT = s.YAMLParseError;
		r = s.YAMLWarning;
		r = c.Alias;
		t.Vj = l.isAlias;
		r = l.isCollection;
		r = l.isDocument;
		t.jh = l.isMap;
		t.Ll = l.isNode;
		r = l.isPair;
		t.jn = l.isScalar;
		t.oP = l.isSeq;
		r = u.Pair;
		r = d.Scalar;
		r = f.YAMLMap;
		r = p.YAMLSeq;
		r = m;
		t.JG = h.Lexer;
		t.HN = g.LineCounter;
		t.iX = _.Parser;
		r = v.parse;
		r = v.parseAllDocuments;
		r = v.parseDocument;
		r = v.stringify;
		t.YR = y.visit;
		r = y.visitAsync;
	}),
	57249: (function(e, t, n) {
		var r = n(932);
		function debug(e, ...t) {
			if (e === "debug") console.log(...t);
		}
		function warn(e, t) {
			if (e === "debug" || e === "warn") {
				if (typeof r.emitWarning === "function") r.emitWarning(t);
				else console.warn(t);
			}
		}
		t.debug = debug;
		t.warn = warn;
	}),
	4065: (function(e, t, n) {
		var r = n(71596);
		var i = n(10204);
		var a = n(41127);
		var o = n(66673);
		var s = n(74043);
		class Alias extends o.NodeBase {
			constructor(e) {
				super(a.ALIAS);
				this.source = e;
				Object.defineProperty(this, "tag", { set() {
					throw new Error("Alias nodes cannot have tags");
				} });
			}
			resolve(e, t) {
				if (t?.maxAliasCount === 0) throw new ReferenceError("Alias resolution is disabled");
				let n;
				if (t?.aliasResolveCache) {
					n = t.aliasResolveCache;
				} else {
					n = [];
					i.visit(e, { Node: (e, t) => {
						if (a.isAlias(t) || a.hasAnchor(t)) n.push(t);
					} });
					if (t) t.aliasResolveCache = n;
				}
				let r = undefined;
				for (const e of n) {
					if (e === this) break;
					if (e.anchor === this.source) r = e;
				}
				if (r && t) {
					const { anchors: e, doc: n, maxAliasCount: i } = t;
					let a = e.get(r);
					if (!a) {
						s.toJS(r, null, t);
						a = e.get(r);
					}
					if (a?.res === undefined) {
						const e = "This should not happen: Alias anchor was not resolved?";
						throw new ReferenceError(e);
					}
					if (i >= 0) {
						a.count += 1;
						if (a.aliasCount === 0) a.aliasCount = getAliasCount(n, r, e);
						if (a.count * a.aliasCount > i) {
							const e = "Excessive alias count indicates a resource exhaustion attack";
							throw new ReferenceError(e);
						}
					}
				}
				return r;
			}
			toJSON(e, t) {
				if (!t) return { source: this.source };
				const n = this.resolve(t.doc, t);
				if (!n) {
					const e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
					throw new ReferenceError(e);
				}
				return t.anchors.get(n).res;
			}
			toString(e, t, n) {
				const i = `*${this.source}`;
				if (e) {
					r.anchorIsValid(this.source);
					if (e.options.verifyAliasOrder && !e.anchors.has(this.source)) {
						const e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
						throw new Error(e);
					}
					if (e.implicitKey) return `${i} `;
				}
				return i;
			}
		}
		function getAliasCount(e, t, n) {
			if (a.isAlias(t)) {
				const r = t.resolve(e);
				const i = n && r && n.get(r);
				return i ? i.count * i.aliasCount : 0;
			} else if (a.isCollection(t)) {
				let r = 0;
				for (const i of t.items) {
					const t = getAliasCount(e, i, n);
					if (t > r) r = t;
				}
				return r;
			} else if (a.isPair(t)) {
				const r = getAliasCount(e, t.key, n);
				const i = getAliasCount(e, t.value, n);
				return Math.max(r, i);
			}
			return 1;
		}
		t.Alias = Alias;
	}),
	40101: (function(e, t, n) {
		var r = n(42404);
		var i = n(41127);
		var a = n(66673);
		function collectionFromPath(e, t, n) {
			let i = n;
			for (let e = t.length - 1; e >= 0; --e) {
				const n = t[e];
				if (typeof n === "number" && Number.isInteger(n) && n >= 0) {
					const e = [];
					e[n] = i;
					i = e;
				} else {
					i = new Map([[n, i]]);
				}
			}
			return r.createNode(i, undefined, {
				aliasDuplicateObjects: false,
				keepUndefined: false,
				onAnchor: () => {
					throw new Error("This should not happen, please report a bug.");
				},
				schema: e,
				sourceObjects: new Map()
			});
		}
		const isEmptyPath = (e) => e == null || typeof e === "object" && !!e[Symbol.iterator]().next().done;
		class Collection extends a.NodeBase {
			constructor(e, t) {
				super(e);
				Object.defineProperty(this, "schema", {
					value: t,
					configurable: true,
					enumerable: false,
					writable: true
				});
			}
			clone(e) {
				const t = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
				if (e) t.schema = e;
				t.items = t.items.map((t) => i.isNode(t) || i.isPair(t) ? t.clone(e) : t);
				if (this.range) t.range = this.range.slice();
				return t;
			}
			addIn(e, t) {
				if (isEmptyPath(e)) this.add(t);
				else {
					const [n, ...r] = e;
					const a = this.get(n, true);
					if (i.isCollection(a)) a.addIn(r, t);
					else if (a === undefined && this.schema) this.set(n, collectionFromPath(this.schema, r, t));
					else throw new Error(`Expected YAML collection at ${n}. Remaining path: ${r}`);
				}
			}
			deleteIn(e) {
				const [t, ...n] = e;
				if (n.length === 0) return this.delete(t);
				const r = this.get(t, true);
				if (i.isCollection(r)) return r.deleteIn(n);
				else throw new Error(`Expected YAML collection at ${t}. Remaining path: ${n}`);
			}
			getIn(e, t) {
				const [n, ...r] = e;
				const a = this.get(n, true);
				if (r.length === 0) return !t && i.isScalar(a) ? a.value : a;
				else return i.isCollection(a) ? a.getIn(r, t) : undefined;
			}
			hasAllNullValues(e) {
				return this.items.every((t) => {
					if (!i.isPair(t)) return false;
					const n = t.value;
					return n == null || e && i.isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
				});
			}
			hasIn(e) {
				const [t, ...n] = e;
				if (n.length === 0) return this.has(t);
				const r = this.get(t, true);
				return i.isCollection(r) ? r.hasIn(n) : false;
			}
			setIn(e, t) {
				const [n, ...r] = e;
				if (r.length === 0) {
					this.set(n, t);
				} else {
					const e = this.get(n, true);
					if (i.isCollection(e)) e.setIn(r, t);
					else if (e === undefined && this.schema) this.set(n, collectionFromPath(this.schema, r, t));
					else throw new Error(`Expected YAML collection at ${n}. Remaining path: ${r}`);
				}
			}
		}
		t.Collection = Collection;
		t.collectionFromPath = collectionFromPath;
		t.isEmptyPath = isEmptyPath;
	}),
	66673: (function(e, t, n) {
		var r = n(83661);
		var i = n(41127);
		var a = n(74043);
		class NodeBase {
			constructor(e) {
				Object.defineProperty(this, i.NODE_TYPE, { value: e });
			}
			clone() {
				const e = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
				if (this.range) e.range = this.range.slice();
				return e;
			}
			toJS(e, { mapAsMap: t, maxAliasCount: n, onAnchor: o, reviver: s } = {}) {
				if (!i.isDocument(e)) throw new TypeError("A document argument is required");
				const c = {
					anchors: new Map(),
					doc: e,
					keep: true,
					mapAsMap: t === true,
					mapKeyWarned: false,
					maxAliasCount: typeof n === "number" ? n : 100
				};
				const l = a.toJS(this, "", c);
				if (typeof o === "function") for (const { count: e, res: t } of c.anchors.values()) o(t, e);
				return typeof s === "function" ? r.applyReviver(s, { "": l }, "", l) : l;
			}
		}
		t.NodeBase = NodeBase;
	}),
	57165: (function(e, t, n) {
		var r = n(42404);
		var i = n(59748);
		var a = n(97104);
		var o = n(41127);
		function createPair(e, t, n) {
			const i = r.createNode(e, undefined, n);
			const a = r.createNode(t, undefined, n);
			return new Pair(i, a);
		}
		class Pair {
			constructor(e, t = null) {
				Object.defineProperty(this, o.NODE_TYPE, { value: o.PAIR });
				this.key = e;
				this.value = t;
			}
			clone(e) {
				let { key: t, value: n } = this;
				if (o.isNode(t)) t = t.clone(e);
				if (o.isNode(n)) n = n.clone(e);
				return new Pair(t, n);
			}
			toJSON(e, t) {
				const n = t?.mapAsMap ? new Map() : {};
				return a.addPairToJSMap(t, n, this);
			}
			toString(e, t, n) {
				return e?.doc ? i.stringifyPair(this, e, t, n) : JSON.stringify(this);
			}
		}
		t.Pair = Pair;
		t.createPair = createPair;
	}),
	63301: (function(e, t, n) {
		var r = n(41127);
		var i = n(66673);
		var a = n(74043);
		const isScalarValue = (e) => !e || typeof e !== "function" && typeof e !== "object";
		class Scalar extends i.NodeBase {
			constructor(e) {
				super(r.SCALAR);
				this.value = e;
			}
			toJSON(e, t) {
				return t?.keep ? this.value : a.toJS(this.value, e, t);
			}
			toString() {
				return String(this.value);
			}
		}
		Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
		Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
		Scalar.PLAIN = "PLAIN";
		Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
		Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";
		t.Scalar = Scalar;
		t.isScalarValue = isScalarValue;
	}),
	84454: (function(e, t, n) {
		var r = n(61212);
		var i = n(97104);
		var a = n(40101);
		var o = n(41127);
		var s = n(57165);
		var c = n(63301);
		function findPair(e, t) {
			const n = o.isScalar(t) ? t.value : t;
			for (const r of e) {
				if (o.isPair(r)) {
					if (r.key === t || r.key === n) return r;
					if (o.isScalar(r.key) && r.key.value === n) return r;
				}
			}
			return undefined;
		}
		class YAMLMap extends a.Collection {
			static get tagName() {
				return "tag:yaml.org,2002:map";
			}
			constructor(e) {
				super(o.MAP, e);
				this.items = [];
			}
			static from(e, t, n) {
				const { keepUndefined: r, replacer: i } = n;
				const a = new this(e);
				const add = (e, o) => {
					if (typeof i === "function") o = i.call(t, e, o);
					else if (Array.isArray(i) && !i.includes(e)) return;
					if (o !== undefined || r) a.items.push(s.createPair(e, o, n));
				};
				if (t instanceof Map) {
					for (const [e, n] of t) add(e, n);
				} else if (t && typeof t === "object") {
					for (const e of Object.keys(t)) add(e, t[e]);
				}
				if (typeof e.sortMapEntries === "function") {
					a.items.sort(e.sortMapEntries);
				}
				return a;
			}
			add(e, t) {
				let n;
				if (o.isPair(e)) n = e;
				else if (!e || typeof e !== "object" || !("key" in e)) {
					n = new s.Pair(e, e?.value);
				} else n = new s.Pair(e.key, e.value);
				const r = findPair(this.items, n.key);
				const i = this.schema?.sortMapEntries;
				if (r) {
					if (!t) throw new Error(`Key ${n.key} already set`);
					if (o.isScalar(r.value) && c.isScalarValue(n.value)) r.value.value = n.value;
					else r.value = n.value;
				} else if (i) {
					const e = this.items.findIndex((e) => i(n, e) < 0);
					if (e === -1) this.items.push(n);
					else this.items.splice(e, 0, n);
				} else {
					this.items.push(n);
				}
			}
			delete(e) {
				const t = findPair(this.items, e);
				if (!t) return false;
				const n = this.items.splice(this.items.indexOf(t), 1);
				return n.length > 0;
			}
			get(e, t) {
				const n = findPair(this.items, e);
				const r = n?.value;
				return (!t && o.isScalar(r) ? r.value : r) ?? undefined;
			}
			has(e) {
				return !!findPair(this.items, e);
			}
			set(e, t) {
				this.add(new s.Pair(e, t), true);
			}
			toJSON(e, t, n) {
				const r = n ? new n() : t?.mapAsMap ? new Map() : {};
				if (t?.onCreate) t.onCreate(r);
				for (const e of this.items) i.addPairToJSMap(t, r, e);
				return r;
			}
			toString(e, t, n) {
				if (!e) return JSON.stringify(this);
				for (const e of this.items) {
					if (!o.isPair(e)) throw new Error(`Map items must all be pairs; found ${JSON.stringify(e)} instead`);
				}
				if (!e.allNullValues && this.hasAllNullValues(false)) e = Object.assign({}, e, { allNullValues: true });
				return r.stringifyCollection(this, e, {
					blockItemPrefix: "",
					flowChars: {
						start: "{",
						end: "}"
					},
					itemIndent: e.indent || "",
					onChompKeep: n,
					onComment: t
				});
			}
		}
		t.YAMLMap = YAMLMap;
		t.findPair = findPair;
	}),
	92223: (function(e, t, n) {
		var r = n(42404);
		var i = n(61212);
		var a = n(40101);
		var o = n(41127);
		var s = n(63301);
		var c = n(74043);
		class YAMLSeq extends a.Collection {
			static get tagName() {
				return "tag:yaml.org,2002:seq";
			}
			constructor(e) {
				super(o.SEQ, e);
				this.items = [];
			}
			add(e) {
				this.items.push(e);
			}
			delete(e) {
				const t = asItemIndex(e);
				if (typeof t !== "number") return false;
				const n = this.items.splice(t, 1);
				return n.length > 0;
			}
			get(e, t) {
				const n = asItemIndex(e);
				if (typeof n !== "number") return undefined;
				const r = this.items[n];
				return !t && o.isScalar(r) ? r.value : r;
			}
			has(e) {
				const t = asItemIndex(e);
				return typeof t === "number" && t < this.items.length;
			}
			set(e, t) {
				const n = asItemIndex(e);
				if (typeof n !== "number") throw new Error(`Expected a valid index, not ${e}.`);
				const r = this.items[n];
				if (o.isScalar(r) && s.isScalarValue(t)) r.value = t;
				else this.items[n] = t;
			}
			toJSON(e, t) {
				const n = [];
				if (t?.onCreate) t.onCreate(n);
				let r = 0;
				for (const e of this.items) n.push(c.toJS(e, String(r++), t));
				return n;
			}
			toString(e, t, n) {
				if (!e) return JSON.stringify(this);
				return i.stringifyCollection(this, e, {
					blockItemPrefix: "- ",
					flowChars: {
						start: "[",
						end: "]"
					},
					itemIndent: (e.indent || "") + "  ",
					onChompKeep: n,
					onComment: t
				});
			}
			static from(e, t, n) {
				const { replacer: i } = n;
				const a = new this(e);
				if (t && Symbol.iterator in Object(t)) {
					let e = 0;
					for (let o of t) {
						if (typeof i === "function") {
							const n = t instanceof Set ? o : String(e++);
							o = i.call(t, n, o);
						}
						a.items.push(r.createNode(o, undefined, n));
					}
				}
				return a;
			}
		}
		function asItemIndex(e) {
			let t = o.isScalar(e) ? e.value : e;
			if (t && typeof t === "string") t = Number(t);
			return typeof t === "number" && Number.isInteger(t) && t >= 0 ? t : null;
		}
		t.YAMLSeq = YAMLSeq;
	}),
	97104: (function(e, t, n) {
		var r = n(57249);
		var i = n(90452);
		var a = n(2148);
		var o = n(41127);
		var s = n(74043);
		function addPairToJSMap(e, t, { key: n, value: r }) {
			if (o.isNode(n) && n.addToJSMap) n.addToJSMap(e, t, r);
			else if (i.isMergeKey(e, n)) i.addMergeToJSMap(e, t, r);
			else {
				const i = s.toJS(n, "", e);
				if (t instanceof Map) {
					t.set(i, s.toJS(r, i, e));
				} else if (t instanceof Set) {
					t.add(i);
				} else {
					const a = stringifyKey(n, i, e);
					const o = s.toJS(r, a, e);
					if (a in t) Object.defineProperty(t, a, {
						value: o,
						writable: true,
						enumerable: true,
						configurable: true
					});
					else t[a] = o;
				}
			}
			return t;
		}
		function stringifyKey(e, t, n) {
			if (t === null) return "";
			if (typeof t !== "object") return String(t);
			if (o.isNode(e) && n?.doc) {
				const t = a.createStringifyContext(n.doc, {});
				t.anchors = new Set();
				for (const e of n.anchors.keys()) t.anchors.add(e.anchor);
				t.inFlow = true;
				t.inStringifyKey = true;
				const i = e.toString(t);
				if (!n.mapKeyWarned) {
					let e = JSON.stringify(i);
					if (e.length > 40) e = e.substring(0, 36) + "...\"";
					r.warn(n.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${e}. Set mapAsMap: true to use object keys.`);
					n.mapKeyWarned = true;
				}
				return i;
			}
			return JSON.stringify(t);
		}
		t.addPairToJSMap = addPairToJSMap;
	}),
	41127: (function(e, t) {
		const n = Symbol.for("yaml.alias");
		const r = Symbol.for("yaml.document");
		const i = Symbol.for("yaml.map");
		const a = Symbol.for("yaml.pair");
		const o = Symbol.for("yaml.scalar");
		const s = Symbol.for("yaml.seq");
		const c = Symbol.for("yaml.node.type");
		const isAlias = (e) => !!e && typeof e === "object" && e[c] === n;
		const isDocument = (e) => !!e && typeof e === "object" && e[c] === r;
		const isMap = (e) => !!e && typeof e === "object" && e[c] === i;
		const isPair = (e) => !!e && typeof e === "object" && e[c] === a;
		const isScalar = (e) => !!e && typeof e === "object" && e[c] === o;
		const isSeq = (e) => !!e && typeof e === "object" && e[c] === s;
		function isCollection(e) {
			if (e && typeof e === "object") switch (e[c]) {
				case i:
				case s: return true;
			}
			return false;
		}
		function isNode(e) {
			if (e && typeof e === "object") switch (e[c]) {
				case n:
				case i:
				case o:
				case s: return true;
			}
			return false;
		}
		const hasAnchor = (e) => (isScalar(e) || isCollection(e)) && !!e.anchor;
		t.ALIAS = n;
		t.DOC = r;
		t.MAP = i;
		t.NODE_TYPE = c;
		t.PAIR = a;
		t.SCALAR = o;
		t.SEQ = s;
		t.hasAnchor = hasAnchor;
		t.isAlias = isAlias;
		t.isCollection = isCollection;
		t.isDocument = isDocument;
		t.isMap = isMap;
		t.isNode = isNode;
		t.isPair = isPair;
		t.isScalar = isScalar;
		t.isSeq = isSeq;
	}),
	74043: (function(e, t, n) {
		var r = n(41127);
		function toJS(e, t, n) {
			if (Array.isArray(e)) return e.map((e, t) => toJS(e, String(t), n));
			if (e && typeof e.toJSON === "function") {
				if (!n || !r.hasAnchor(e)) return e.toJSON(t, n);
				const i = {
					aliasCount: 0,
					count: 1,
					res: undefined
				};
				n.anchors.set(e, i);
				n.onCreate = (e) => {
					i.res = e;
					delete n.onCreate;
				};
				const a = e.toJSON(t, n);
				if (n.onCreate) n.onCreate(a);
				return a;
			}
			if (typeof e === "bigint" && !n?.keep) return Number(e);
			return e;
		}
		t.toJS = toJS;
	}),
	60110: (function(e, t, n) {
		var r = n(48913);
		var i = n(76842);
		var a = n(91464);
		var o = n(83069);
		function resolveAsScalar(e, t = true, n) {
			if (e) {
				const _onError = (e, t, r) => {
					const i = typeof e === "number" ? e : Array.isArray(e) ? e[0] : e.offset;
					if (n) n(i, t, r);
					else throw new a.YAMLParseError([i, i + 1], t, r);
				};
				switch (e.type) {
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": return i.resolveFlowScalar(e, t, _onError);
					case "block-scalar": return r.resolveBlockScalar({ options: { strict: t } }, e, _onError);
				}
			}
			return null;
		}
		function createScalarToken(e, t) {
			const { implicitKey: n = false, indent: r, inFlow: i = false, offset: a = -1, type: s = "PLAIN" } = t;
			const c = o.stringifyString({
				type: s,
				value: e
			}, {
				implicitKey: n,
				indent: r > 0 ? " ".repeat(r) : "",
				inFlow: i,
				options: {
					blockQuote: true,
					lineWidth: -1
				}
			});
			const l = t.end ?? [{
				type: "newline",
				offset: -1,
				indent: r,
				source: "\n"
			}];
			switch (c[0]) {
				case "|":
				case ">": {
					const e = c.indexOf("\n");
					const t = c.substring(0, e);
					const n = c.substring(e + 1) + "\n";
					const i = [{
						type: "block-scalar-header",
						offset: a,
						indent: r,
						source: t
					}];
					if (!addEndtoBlockProps(i, l)) i.push({
						type: "newline",
						offset: -1,
						indent: r,
						source: "\n"
					});
					return {
						type: "block-scalar",
						offset: a,
						indent: r,
						props: i,
						source: n
					};
				}
				case "\"": return {
					type: "double-quoted-scalar",
					offset: a,
					indent: r,
					source: c,
					end: l
				};
				case "'": return {
					type: "single-quoted-scalar",
					offset: a,
					indent: r,
					source: c,
					end: l
				};
				default: return {
					type: "scalar",
					offset: a,
					indent: r,
					source: c,
					end: l
				};
			}
		}
		function setScalarValue(e, t, n = {}) {
			let { afterKey: r = false, implicitKey: i = false, inFlow: a = false, type: s } = n;
			let c = "indent" in e ? e.indent : null;
			if (r && typeof c === "number") c += 2;
			if (!s) switch (e.type) {
				case "single-quoted-scalar":
					s = "QUOTE_SINGLE";
					break;
				case "double-quoted-scalar":
					s = "QUOTE_DOUBLE";
					break;
				case "block-scalar": {
					const t = e.props[0];
					if (t.type !== "block-scalar-header") throw new Error("Invalid block scalar header");
					s = t.source[0] === ">" ? "BLOCK_FOLDED" : "BLOCK_LITERAL";
					break;
				}
				default: s = "PLAIN";
			}
			const l = o.stringifyString({
				type: s,
				value: t
			}, {
				implicitKey: i || c === null,
				indent: c !== null && c > 0 ? " ".repeat(c) : "",
				inFlow: a,
				options: {
					blockQuote: true,
					lineWidth: -1
				}
			});
			switch (l[0]) {
				case "|":
				case ">":
					setBlockScalarValue(e, l);
					break;
				case "\"":
					setFlowScalarValue(e, l, "double-quoted-scalar");
					break;
				case "'":
					setFlowScalarValue(e, l, "single-quoted-scalar");
					break;
				default: setFlowScalarValue(e, l, "scalar");
			}
		}
		function setBlockScalarValue(e, t) {
			const n = t.indexOf("\n");
			const r = t.substring(0, n);
			const i = t.substring(n + 1) + "\n";
			if (e.type === "block-scalar") {
				const t = e.props[0];
				if (t.type !== "block-scalar-header") throw new Error("Invalid block scalar header");
				t.source = r;
				e.source = i;
			} else {
				const { offset: t } = e;
				const n = "indent" in e ? e.indent : -1;
				const a = [{
					type: "block-scalar-header",
					offset: t,
					indent: n,
					source: r
				}];
				if (!addEndtoBlockProps(a, "end" in e ? e.end : undefined)) a.push({
					type: "newline",
					offset: -1,
					indent: n,
					source: "\n"
				});
				for (const t of Object.keys(e)) if (t !== "type" && t !== "offset") delete e[t];
				Object.assign(e, {
					type: "block-scalar",
					indent: n,
					props: a,
					source: i
				});
			}
		}
		function addEndtoBlockProps(e, t) {
			if (t) for (const n of t) switch (n.type) {
				case "space":
				case "comment":
					e.push(n);
					break;
				case "newline":
					e.push(n);
					return true;
			}
			return false;
		}
		function setFlowScalarValue(e, t, n) {
			switch (e.type) {
				case "scalar":
				case "double-quoted-scalar":
				case "single-quoted-scalar":
					e.type = n;
					e.source = t;
					break;
				case "block-scalar": {
					const r = e.props.slice(1);
					let i = t.length;
					if (e.props[0].type === "block-scalar-header") i -= e.props[0].source.length;
					for (const e of r) e.offset += i;
					delete e.props;
					Object.assign(e, {
						type: n,
						source: t,
						end: r
					});
					break;
				}
				case "block-map":
				case "block-seq": {
					const r = e.offset + t.length;
					const i = {
						type: "newline",
						offset: r,
						indent: e.indent,
						source: "\n"
					};
					delete e.items;
					Object.assign(e, {
						type: n,
						source: t,
						end: [i]
					});
					break;
				}
				default: {
					const r = "indent" in e ? e.indent : -1;
					const i = "end" in e && Array.isArray(e.end) ? e.end.filter((e) => e.type === "space" || e.type === "comment" || e.type === "newline") : [];
					for (const t of Object.keys(e)) if (t !== "type" && t !== "offset") delete e[t];
					Object.assign(e, {
						type: n,
						indent: r,
						source: t,
						end: i
					});
				}
			}
		}
		t.createScalarToken = createScalarToken;
		t.resolveAsScalar = resolveAsScalar;
		t.setScalarValue = setScalarValue;
	}),
	91733: (function(e, t) {
		const stringify = (e) => "type" in e ? stringifyToken(e) : stringifyItem(e);
		function stringifyToken(e) {
			switch (e.type) {
				case "block-scalar": {
					let t = "";
					for (const n of e.props) t += stringifyToken(n);
					return t + e.source;
				}
				case "block-map":
				case "block-seq": {
					let t = "";
					for (const n of e.items) t += stringifyItem(n);
					return t;
				}
				case "flow-collection": {
					let t = e.start.source;
					for (const n of e.items) t += stringifyItem(n);
					for (const n of e.end) t += n.source;
					return t;
				}
				case "document": {
					let t = stringifyItem(e);
					if (e.end) for (const n of e.end) t += n.source;
					return t;
				}
				default: {
					let t = e.source;
					if ("end" in e && e.end) for (const n of e.end) t += n.source;
					return t;
				}
			}
		}
		function stringifyItem({ start: e, key: t, sep: n, value: r }) {
			let i = "";
			for (const t of e) i += t.source;
			if (t) i += stringifyToken(t);
			if (n) for (const e of n) i += e.source;
			if (r) i += stringifyToken(r);
			return i;
		}
		t.stringify = stringify;
	}),
	97715: (function(e, t) {
		const n = Symbol("break visit");
		const r = Symbol("skip children");
		const i = Symbol("remove item");
		function visit(e, t) {
			if ("type" in e && e.type === "document") e = {
				start: e.start,
				value: e.value
			};
			_visit(Object.freeze([]), e, t);
		}
		visit.BREAK = n;
		visit.SKIP = r;
		visit.REMOVE = i;
		visit.itemAtPath = (e, t) => {
			let n = e;
			for (const [e, r] of t) {
				const t = n?.[e];
				if (t && "items" in t) {
					n = t.items[r];
				} else return undefined;
			}
			return n;
		};
		visit.parentCollection = (e, t) => {
			const n = visit.itemAtPath(e, t.slice(0, -1));
			const r = t[t.length - 1][0];
			const i = n?.[r];
			if (i && "items" in i) return i;
			throw new Error("Parent collection not found");
		};
		function _visit(e, t, r) {
			let a = r(t, e);
			if (typeof a === "symbol") return a;
			for (const o of ["key", "value"]) {
				const s = t[o];
				if (s && "items" in s) {
					for (let t = 0; t < s.items.length; ++t) {
						const a = _visit(Object.freeze(e.concat([[o, t]])), s.items[t], r);
						if (typeof a === "number") t = a - 1;
						else if (a === n) return n;
						else if (a === i) {
							s.items.splice(t, 1);
							t -= 1;
						}
					}
					if (typeof a === "function" && o === "key") a = a(t, e);
				}
			}
			return typeof a === "function" ? a(t, e) : a;
		}
		t.visit = visit;
	}),
	3461: (function(e, t, n) {
		var r = n(60110);
		var i = n(91733);
		var a = n(97715);
		const o = "\uFEFF";
		const s = "";
		const c = "";
		const l = "";
		const isCollection = (e) => !!e && "items" in e;
		const isScalar = (e) => !!e && (e.type === "scalar" || e.type === "single-quoted-scalar" || e.type === "double-quoted-scalar" || e.type === "block-scalar");
		function prettyToken(e) {
			switch (e) {
				case o: return "<BOM>";
				case s: return "<DOC>";
				case c: return "<FLOW_END>";
				case l: return "<SCALAR>";
				default: return JSON.stringify(e);
			}
		}
		function tokenType(e) {
			switch (e) {
				case o: return "byte-order-mark";
				case s: return "doc-mode";
				case c: return "flow-error-end";
				case l: return "scalar";
				case "---": return "doc-start";
				case "...": return "doc-end";
				case "":
				case "\n":
				case "\r\n": return "newline";
				case "-": return "seq-item-ind";
				case "?": return "explicit-key-ind";
				case ":": return "map-value-ind";
				case "{": return "flow-map-start";
				case "}": return "flow-map-end";
				case "[": return "flow-seq-start";
				case "]": return "flow-seq-end";
				case ",": return "comma";
			}
			switch (e[0]) {
				case " ":
				case "	": return "space";
				case "#": return "comment";
				case "%": return "directive-line";
				case "*": return "alias";
				case "&": return "anchor";
				case "!": return "tag";
				case "'": return "single-quoted-scalar";
				case "\"": return "double-quoted-scalar";
				case "|":
				case ">": return "block-scalar-header";
			}
			return null;
		}
		t.createScalarToken = r.createScalarToken;
		t.resolveAsScalar = r.resolveAsScalar;
		t.setScalarValue = r.setScalarValue;
		t.stringify = i.stringify;
		t.visit = a.visit;
		t.BOM = o;
		t.DOCUMENT = s;
		t.FLOW_END = c;
		t.SCALAR = l;
		t.isCollection = isCollection;
		t.isScalar = isScalar;
		t.prettyToken = prettyToken;
		t.tokenType = tokenType;
	}),
	40361: (function(e, t, n) {
		var r = n(3461);
		function isEmpty(e) {
			switch (e) {
				case undefined:
				case " ":
				case "\n":
				case "\r":
				case "	": return true;
				default: return false;
			}
		}
		const i = new Set("0123456789ABCDEFabcdef");
		const a = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
		const o = new Set(",[]{}");
		const s = new Set(" ,[]{}\n\r	");
		const isNotAnchorChar = (e) => !e || s.has(e);
		class Lexer {
			constructor() {
				this.atEnd = false;
				this.blockScalarIndent = -1;
				this.blockScalarKeep = false;
				this.buffer = "";
				this.flowKey = false;
				this.flowLevel = 0;
				this.indentNext = 0;
				this.indentValue = 0;
				this.lineEndPos = null;
				this.next = null;
				this.pos = 0;
			}
			*lex(e, t = false) {
				if (e) {
					if (typeof e !== "string") throw TypeError("source is not a string");
					this.buffer = this.buffer ? this.buffer + e : e;
					this.lineEndPos = null;
				}
				this.atEnd = !t;
				let n = this.next ?? "stream";
				while (n && (t || this.hasChars(1))) n = yield* this.parseNext(n);
			}
			atLineEnd() {
				let e = this.pos;
				let t = this.buffer[e];
				while (t === " " || t === "	") t = this.buffer[++e];
				if (!t || t === "#" || t === "\n") return true;
				if (t === "\r") return this.buffer[e + 1] === "\n";
				return false;
			}
			charAt(e) {
				return this.buffer[this.pos + e];
			}
			continueScalar(e) {
				let t = this.buffer[e];
				if (this.indentNext > 0) {
					let n = 0;
					while (t === " ") t = this.buffer[++n + e];
					if (t === "\r") {
						const t = this.buffer[n + e + 1];
						if (t === "\n" || !t && !this.atEnd) return e + n + 1;
					}
					return t === "\n" || n >= this.indentNext || !t && !this.atEnd ? e + n : -1;
				}
				if (t === "-" || t === ".") {
					const t = this.buffer.substr(e, 3);
					if ((t === "---" || t === "...") && isEmpty(this.buffer[e + 3])) return -1;
				}
				return e;
			}
			getLine() {
				let e = this.lineEndPos;
				if (typeof e !== "number" || e !== -1 && e < this.pos) {
					e = this.buffer.indexOf("\n", this.pos);
					this.lineEndPos = e;
				}
				if (e === -1) return this.atEnd ? this.buffer.substring(this.pos) : null;
				if (this.buffer[e - 1] === "\r") e -= 1;
				return this.buffer.substring(this.pos, e);
			}
			hasChars(e) {
				return this.pos + e <= this.buffer.length;
			}
			setNext(e) {
				this.buffer = this.buffer.substring(this.pos);
				this.pos = 0;
				this.lineEndPos = null;
				this.next = e;
				return null;
			}
			peek(e) {
				return this.buffer.substr(this.pos, e);
			}
			*parseNext(e) {
				switch (e) {
					case "stream": return yield* this.parseStream();
					case "line-start": return yield* this.parseLineStart();
					case "block-start": return yield* this.parseBlockStart();
					case "doc": return yield* this.parseDocument();
					case "flow": return yield* this.parseFlowCollection();
					case "quoted-scalar": return yield* this.parseQuotedScalar();
					case "block-scalar": return yield* this.parseBlockScalar();
					case "plain-scalar": return yield* this.parsePlainScalar();
				}
			}
			*parseStream() {
				let e = this.getLine();
				if (e === null) return this.setNext("stream");
				if (e[0] === r.BOM) {
					yield* this.pushCount(1);
					e = e.substring(1);
				}
				if (e[0] === "%") {
					let t = e.length;
					let n = e.indexOf("#");
					while (n !== -1) {
						const r = e[n - 1];
						if (r === " " || r === "	") {
							t = n - 1;
							break;
						} else {
							n = e.indexOf("#", n + 1);
						}
					}
					while (true) {
						const n = e[t - 1];
						if (n === " " || n === "	") t -= 1;
						else break;
					}
					const r = (yield* this.pushCount(t)) + (yield* this.pushSpaces(true));
					yield* this.pushCount(e.length - r);
					this.pushNewline();
					return "stream";
				}
				if (this.atLineEnd()) {
					const t = yield* this.pushSpaces(true);
					yield* this.pushCount(e.length - t);
					yield* this.pushNewline();
					return "stream";
				}
				yield r.DOCUMENT;
				return yield* this.parseLineStart();
			}
			*parseLineStart() {
				const e = this.charAt(0);
				if (!e && !this.atEnd) return this.setNext("line-start");
				if (e === "-" || e === ".") {
					if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
					const e = this.peek(3);
					if ((e === "---" || e === "...") && isEmpty(this.charAt(3))) {
						yield* this.pushCount(3);
						this.indentValue = 0;
						this.indentNext = 0;
						return e === "---" ? "doc" : "stream";
					}
				}
				this.indentValue = yield* this.pushSpaces(false);
				if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1))) this.indentNext = this.indentValue;
				return yield* this.parseBlockStart();
			}
			*parseBlockStart() {
				const [e, t] = this.peek(2);
				if (!t && !this.atEnd) return this.setNext("block-start");
				if ((e === "-" || e === "?" || e === ":") && isEmpty(t)) {
					const e = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
					this.indentNext = this.indentValue + 1;
					this.indentValue += e;
					return "block-start";
				}
				return "doc";
			}
			*parseDocument() {
				yield* this.pushSpaces(true);
				const e = this.getLine();
				if (e === null) return this.setNext("doc");
				let t = yield* this.pushIndicators();
				switch (e[t]) {
					case "#": yield* this.pushCount(e.length - t);
					case undefined:
						yield* this.pushNewline();
						return yield* this.parseLineStart();
					case "{":
					case "[":
						yield* this.pushCount(1);
						this.flowKey = false;
						this.flowLevel = 1;
						return "flow";
					case "}":
					case "]":
						yield* this.pushCount(1);
						return "doc";
					case "*":
						yield* this.pushUntil(isNotAnchorChar);
						return "doc";
					case "\"":
					case "'": return yield* this.parseQuotedScalar();
					case "|":
					case ">":
						t += yield* this.parseBlockScalarHeader();
						t += yield* this.pushSpaces(true);
						yield* this.pushCount(e.length - t);
						yield* this.pushNewline();
						return yield* this.parseBlockScalar();
					default: return yield* this.parsePlainScalar();
				}
			}
			*parseFlowCollection() {
				let e, t;
				let n = -1;
				do {
					e = yield* this.pushNewline();
					if (e > 0) {
						t = yield* this.pushSpaces(false);
						this.indentValue = n = t;
					} else {
						t = 0;
					}
					t += yield* this.pushSpaces(true);
				} while (e + t > 0);
				const i = this.getLine();
				if (i === null) return this.setNext("flow");
				if (n !== -1 && n < this.indentNext && i[0] !== "#" || n === 0 && (i.startsWith("---") || i.startsWith("...")) && isEmpty(i[3])) {
					const e = n === this.indentNext - 1 && this.flowLevel === 1 && (i[0] === "]" || i[0] === "}");
					if (!e) {
						this.flowLevel = 0;
						yield r.FLOW_END;
						return yield* this.parseLineStart();
					}
				}
				let a = 0;
				while (i[a] === ",") {
					a += yield* this.pushCount(1);
					a += yield* this.pushSpaces(true);
					this.flowKey = false;
				}
				a += yield* this.pushIndicators();
				switch (i[a]) {
					case undefined: return "flow";
					case "#":
						yield* this.pushCount(i.length - a);
						return "flow";
					case "{":
					case "[":
						yield* this.pushCount(1);
						this.flowKey = false;
						this.flowLevel += 1;
						return "flow";
					case "}":
					case "]":
						yield* this.pushCount(1);
						this.flowKey = true;
						this.flowLevel -= 1;
						return this.flowLevel ? "flow" : "doc";
					case "*":
						yield* this.pushUntil(isNotAnchorChar);
						return "flow";
					case "\"":
					case "'":
						this.flowKey = true;
						return yield* this.parseQuotedScalar();
					case ":": {
						const e = this.charAt(1);
						if (this.flowKey || isEmpty(e) || e === ",") {
							this.flowKey = false;
							yield* this.pushCount(1);
							yield* this.pushSpaces(true);
							return "flow";
						}
					}
					default:
						this.flowKey = false;
						return yield* this.parsePlainScalar();
				}
			}
			*parseQuotedScalar() {
				const e = this.charAt(0);
				let t = this.buffer.indexOf(e, this.pos + 1);
				if (e === "'") {
					while (t !== -1 && this.buffer[t + 1] === "'") t = this.buffer.indexOf("'", t + 2);
				} else {
					while (t !== -1) {
						let e = 0;
						while (this.buffer[t - 1 - e] === "\\") e += 1;
						if (e % 2 === 0) break;
						t = this.buffer.indexOf("\"", t + 1);
					}
				}
				const n = this.buffer.substring(0, t);
				let r = n.indexOf("\n", this.pos);
				if (r !== -1) {
					while (r !== -1) {
						const e = this.continueScalar(r + 1);
						if (e === -1) break;
						r = n.indexOf("\n", e);
					}
					if (r !== -1) {
						t = r - (n[r - 1] === "\r" ? 2 : 1);
					}
				}
				if (t === -1) {
					if (!this.atEnd) return this.setNext("quoted-scalar");
					t = this.buffer.length;
				}
				yield* this.pushToIndex(t + 1, false);
				return this.flowLevel ? "flow" : "doc";
			}
			*parseBlockScalarHeader() {
				this.blockScalarIndent = -1;
				this.blockScalarKeep = false;
				let e = this.pos;
				while (true) {
					const t = this.buffer[++e];
					if (t === "+") this.blockScalarKeep = true;
					else if (t > "0" && t <= "9") this.blockScalarIndent = Number(t) - 1;
					else if (t !== "-") break;
				}
				return yield* this.pushUntil((e) => isEmpty(e) || e === "#");
			}
			*parseBlockScalar() {
				let e = this.pos - 1;
				let t = 0;
				let n;
				loop: for (let r = this.pos; n = this.buffer[r]; ++r) {
					switch (n) {
						case " ":
							t += 1;
							break;
						case "\n":
							e = r;
							t = 0;
							break;
						case "\r": {
							const e = this.buffer[r + 1];
							if (!e && !this.atEnd) return this.setNext("block-scalar");
							if (e === "\n") break;
						}
						default: break loop;
					}
				}
				if (!n && !this.atEnd) return this.setNext("block-scalar");
				if (t >= this.indentNext) {
					if (this.blockScalarIndent === -1) this.indentNext = t;
					else {
						this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
					}
					do {
						const t = this.continueScalar(e + 1);
						if (t === -1) break;
						e = this.buffer.indexOf("\n", t);
					} while (e !== -1);
					if (e === -1) {
						if (!this.atEnd) return this.setNext("block-scalar");
						e = this.buffer.length;
					}
				}
				let i = e + 1;
				n = this.buffer[i];
				while (n === " ") n = this.buffer[++i];
				if (n === "	") {
					while (n === "	" || n === " " || n === "\r" || n === "\n") n = this.buffer[++i];
					e = i - 1;
				} else if (!this.blockScalarKeep) {
					do {
						let n = e - 1;
						let r = this.buffer[n];
						if (r === "\r") r = this.buffer[--n];
						const i = n;
						while (r === " ") r = this.buffer[--n];
						if (r === "\n" && n >= this.pos && n + 1 + t > i) e = n;
						else break;
					} while (true);
				}
				yield r.SCALAR;
				yield* this.pushToIndex(e + 1, true);
				return yield* this.parseLineStart();
			}
			*parsePlainScalar() {
				const e = this.flowLevel > 0;
				let t = this.pos - 1;
				let n = this.pos - 1;
				let i;
				while (i = this.buffer[++n]) {
					if (i === ":") {
						const r = this.buffer[n + 1];
						if (isEmpty(r) || e && o.has(r)) break;
						t = n;
					} else if (isEmpty(i)) {
						let r = this.buffer[n + 1];
						if (i === "\r") {
							if (r === "\n") {
								n += 1;
								i = "\n";
								r = this.buffer[n + 1];
							} else t = n;
						}
						if (r === "#" || e && o.has(r)) break;
						if (i === "\n") {
							const e = this.continueScalar(n + 1);
							if (e === -1) break;
							n = Math.max(n, e - 2);
						}
					} else {
						if (e && o.has(i)) break;
						t = n;
					}
				}
				if (!i && !this.atEnd) return this.setNext("plain-scalar");
				yield r.SCALAR;
				yield* this.pushToIndex(t + 1, true);
				return e ? "flow" : "doc";
			}
			*pushCount(e) {
				if (e > 0) {
					yield this.buffer.substr(this.pos, e);
					this.pos += e;
					return e;
				}
				return 0;
			}
			*pushToIndex(e, t) {
				const n = this.buffer.slice(this.pos, e);
				if (n) {
					yield n;
					this.pos += n.length;
					return n.length;
				} else if (t) yield "";
				return 0;
			}
			*pushIndicators() {
				let e = 0;
				loop: while (true) {
					switch (this.charAt(0)) {
						case "!":
							e += yield* this.pushTag();
							e += yield* this.pushSpaces(true);
							continue loop;
						case "&":
							e += yield* this.pushUntil(isNotAnchorChar);
							e += yield* this.pushSpaces(true);
							continue loop;
						case "-":
						case "?":
						case ":": {
							const t = this.flowLevel > 0;
							const n = this.charAt(1);
							if (isEmpty(n) || t && o.has(n)) {
								if (!t) this.indentNext = this.indentValue + 1;
								else if (this.flowKey) this.flowKey = false;
								e += yield* this.pushCount(1);
								e += yield* this.pushSpaces(true);
								continue loop;
							}
						}
					}
					break loop;
				}
				return e;
			}
			*pushTag() {
				if (this.charAt(1) === "<") {
					let e = this.pos + 2;
					let t = this.buffer[e];
					while (!isEmpty(t) && t !== ">") t = this.buffer[++e];
					return yield* this.pushToIndex(t === ">" ? e + 1 : e, false);
				} else {
					let e = this.pos + 1;
					let t = this.buffer[e];
					while (t) {
						if (a.has(t)) t = this.buffer[++e];
						else if (t === "%" && i.has(this.buffer[e + 1]) && i.has(this.buffer[e + 2])) {
							t = this.buffer[e += 3];
						} else break;
					}
					return yield* this.pushToIndex(e, false);
				}
			}
			*pushNewline() {
				const e = this.buffer[this.pos];
				if (e === "\n") return yield* this.pushCount(1);
				else if (e === "\r" && this.charAt(1) === "\n") return yield* this.pushCount(2);
				else return 0;
			}
			*pushSpaces(e) {
				let t = this.pos - 1;
				let n;
				do {
					n = this.buffer[++t];
				} while (n === " " || e && n === "	");
				const r = t - this.pos;
				if (r > 0) {
					yield this.buffer.substr(this.pos, r);
					this.pos = t;
				}
				return r;
			}
			*pushUntil(e) {
				let t = this.pos;
				let n = this.buffer[t];
				while (!e(n)) n = this.buffer[++t];
				return yield* this.pushToIndex(t, false);
			}
		}
		t.Lexer = Lexer;
	}),
	66628: (function(e, t) {
		class LineCounter {
			constructor() {
				this.lineStarts = [];
				this.addNewLine = (e) => this.lineStarts.push(e);
				this.linePos = (e) => {
					let t = 0;
					let n = this.lineStarts.length;
					while (t < n) {
						const r = t + n >> 1;
						if (this.lineStarts[r] < e) t = r + 1;
						else n = r;
					}
					if (this.lineStarts[t] === e) return {
						line: t + 1,
						col: 1
					};
					if (t === 0) return {
						line: 0,
						col: e
					};
					const r = this.lineStarts[t - 1];
					return {
						line: t,
						col: e - r + 1
					};
				};
			}
		}
		t.LineCounter = LineCounter;
	}),
	3456: (function(e, t, n) {
		var r = n(932);
		var i = n(3461);
		var a = n(40361);
		function includesToken(e, t) {
			for (let n = 0; n < e.length; ++n) if (e[n].type === t) return true;
			return false;
		}
		function findNonEmptyIndex(e) {
			for (let t = 0; t < e.length; ++t) {
				switch (e[t].type) {
					case "space":
					case "comment":
					case "newline": break;
					default: return t;
				}
			}
			return -1;
		}
		function isFlowToken(e) {
			switch (e?.type) {
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar":
				case "flow-collection": return true;
				default: return false;
			}
		}
		function getPrevProps(e) {
			switch (e.type) {
				case "document": return e.start;
				case "block-map": {
					const t = e.items[e.items.length - 1];
					return t.sep ?? t.start;
				}
				case "block-seq": return e.items[e.items.length - 1].start;
				default: return [];
			}
		}
		function getFirstKeyStartProps(e) {
			if (e.length === 0) return [];
			let t = e.length;
			loop: while (--t >= 0) {
				switch (e[t].type) {
					case "doc-start":
					case "explicit-key-ind":
					case "map-value-ind":
					case "seq-item-ind":
					case "newline": break loop;
				}
			}
			while (e[++t]?.type === "space") {}
			return e.splice(t, e.length);
		}
		function arrayPushArray(e, t) {
			if (t.length < 1e5) Array.prototype.push.apply(e, t);
			else for (let n = 0; n < t.length; ++n) e.push(t[n]);
		}
		function fixFlowSeqItems(e) {
			if (e.start.type === "flow-seq-start") {
				for (const t of e.items) {
					if (t.sep && !t.value && !includesToken(t.start, "explicit-key-ind") && !includesToken(t.sep, "map-value-ind")) {
						if (t.key) t.value = t.key;
						delete t.key;
						if (isFlowToken(t.value)) {
							if (t.value.end) arrayPushArray(t.value.end, t.sep);
							else t.value.end = t.sep;
						} else arrayPushArray(t.start, t.sep);
						delete t.sep;
					}
				}
			}
		}
		class Parser {
			constructor(e) {
				this.atNewLine = true;
				this.atScalar = false;
				this.indent = 0;
				this.offset = 0;
				this.onKeyLine = false;
				this.stack = [];
				this.source = "";
				this.type = "";
				this.lexer = new a.Lexer();
				this.onNewLine = e;
			}
			*parse(e, t = false) {
				if (this.onNewLine && this.offset === 0) this.onNewLine(0);
				for (const n of this.lexer.lex(e, t)) yield* this.next(n);
				if (!t) yield* this.end();
			}
			*next(e) {
				this.source = e;
				if (r.env.LOG_TOKENS) console.log("|", i.prettyToken(e));
				if (this.atScalar) {
					this.atScalar = false;
					yield* this.step();
					this.offset += e.length;
					return;
				}
				const t = i.tokenType(e);
				if (!t) {
					const t = `Not a YAML token: ${e}`;
					yield* this.pop({
						type: "error",
						offset: this.offset,
						message: t,
						source: e
					});
					this.offset += e.length;
				} else if (t === "scalar") {
					this.atNewLine = false;
					this.atScalar = true;
					this.type = "scalar";
				} else {
					this.type = t;
					yield* this.step();
					switch (t) {
						case "newline":
							this.atNewLine = true;
							this.indent = 0;
							if (this.onNewLine) this.onNewLine(this.offset + e.length);
							break;
						case "space":
							if (this.atNewLine && e[0] === " ") this.indent += e.length;
							break;
						case "explicit-key-ind":
						case "map-value-ind":
						case "seq-item-ind":
							if (this.atNewLine) this.indent += e.length;
							break;
						case "doc-mode":
						case "flow-error-end": return;
						default: this.atNewLine = false;
					}
					this.offset += e.length;
				}
			}
			*end() {
				while (this.stack.length > 0) yield* this.pop();
			}
			get sourceToken() {
				const e = {
					type: this.type,
					offset: this.offset,
					indent: this.indent,
					source: this.source
				};
				return e;
			}
			*step() {
				const e = this.peek(1);
				if (this.type === "doc-end" && e?.type !== "doc-end") {
					while (this.stack.length > 0) yield* this.pop();
					this.stack.push({
						type: "doc-end",
						offset: this.offset,
						source: this.source
					});
					return;
				}
				if (!e) return yield* this.stream();
				switch (e.type) {
					case "document": return yield* this.document(e);
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": return yield* this.scalar(e);
					case "block-scalar": return yield* this.blockScalar(e);
					case "block-map": return yield* this.blockMap(e);
					case "block-seq": return yield* this.blockSequence(e);
					case "flow-collection": return yield* this.flowCollection(e);
					case "doc-end": return yield* this.documentEnd(e);
				}
				yield* this.pop();
			}
			peek(e) {
				return this.stack[this.stack.length - e];
			}
			*pop(e) {
				const t = e ?? this.stack.pop();
				if (!t) {
					const e = "Tried to pop an empty stack";
					yield {
						type: "error",
						offset: this.offset,
						source: "",
						message: e
					};
				} else if (this.stack.length === 0) {
					yield t;
				} else {
					const e = this.peek(1);
					if (t.type === "block-scalar") {
						t.indent = "indent" in e ? e.indent : 0;
					} else if (t.type === "flow-collection" && e.type === "document") {
						t.indent = 0;
					}
					if (t.type === "flow-collection") fixFlowSeqItems(t);
					switch (e.type) {
						case "document":
							e.value = t;
							break;
						case "block-scalar":
							e.props.push(t);
							break;
						case "block-map": {
							const n = e.items[e.items.length - 1];
							if (n.value) {
								e.items.push({
									start: [],
									key: t,
									sep: []
								});
								this.onKeyLine = true;
								return;
							} else if (n.sep) {
								n.value = t;
							} else {
								Object.assign(n, {
									key: t,
									sep: []
								});
								this.onKeyLine = !n.explicitKey;
								return;
							}
							break;
						}
						case "block-seq": {
							const n = e.items[e.items.length - 1];
							if (n.value) e.items.push({
								start: [],
								value: t
							});
							else n.value = t;
							break;
						}
						case "flow-collection": {
							const n = e.items[e.items.length - 1];
							if (!n || n.value) e.items.push({
								start: [],
								key: t,
								sep: []
							});
							else if (n.sep) n.value = t;
							else Object.assign(n, {
								key: t,
								sep: []
							});
							return;
						}
						default:
							yield* this.pop();
							yield* this.pop(t);
					}
					if ((e.type === "document" || e.type === "block-map" || e.type === "block-seq") && (t.type === "block-map" || t.type === "block-seq")) {
						const n = t.items[t.items.length - 1];
						if (n && !n.sep && !n.value && n.start.length > 0 && findNonEmptyIndex(n.start) === -1 && (t.indent === 0 || n.start.every((e) => e.type !== "comment" || e.indent < t.indent))) {
							if (e.type === "document") e.end = n.start;
							else e.items.push({ start: n.start });
							t.items.splice(-1, 1);
						}
					}
				}
			}
			*stream() {
				switch (this.type) {
					case "directive-line":
						yield {
							type: "directive",
							offset: this.offset,
							source: this.source
						};
						return;
					case "byte-order-mark":
					case "space":
					case "comment":
					case "newline":
						yield this.sourceToken;
						return;
					case "doc-mode":
					case "doc-start": {
						const e = {
							type: "document",
							offset: this.offset,
							start: []
						};
						if (this.type === "doc-start") e.start.push(this.sourceToken);
						this.stack.push(e);
						return;
					}
				}
				yield {
					type: "error",
					offset: this.offset,
					message: `Unexpected ${this.type} token in YAML stream`,
					source: this.source
				};
			}
			*document(e) {
				if (e.value) return yield* this.lineEnd(e);
				switch (this.type) {
					case "doc-start": {
						if (findNonEmptyIndex(e.start) !== -1) {
							yield* this.pop();
							yield* this.step();
						} else e.start.push(this.sourceToken);
						return;
					}
					case "anchor":
					case "tag":
					case "space":
					case "comment":
					case "newline":
						e.start.push(this.sourceToken);
						return;
				}
				const t = this.startBlockValue(e);
				if (t) this.stack.push(t);
				else {
					yield {
						type: "error",
						offset: this.offset,
						message: `Unexpected ${this.type} token in YAML document`,
						source: this.source
					};
				}
			}
			*scalar(e) {
				if (this.type === "map-value-ind") {
					const t = getPrevProps(this.peek(2));
					const n = getFirstKeyStartProps(t);
					let r;
					if (e.end) {
						r = e.end;
						r.push(this.sourceToken);
						delete e.end;
					} else r = [this.sourceToken];
					const i = {
						type: "block-map",
						offset: e.offset,
						indent: e.indent,
						items: [{
							start: n,
							key: e,
							sep: r
						}]
					};
					this.onKeyLine = true;
					this.stack[this.stack.length - 1] = i;
				} else yield* this.lineEnd(e);
			}
			*blockScalar(e) {
				switch (this.type) {
					case "space":
					case "comment":
					case "newline":
						e.props.push(this.sourceToken);
						return;
					case "scalar":
						e.source = this.source;
						this.atNewLine = true;
						this.indent = 0;
						if (this.onNewLine) {
							let e = this.source.indexOf("\n") + 1;
							while (e !== 0) {
								this.onNewLine(this.offset + e);
								e = this.source.indexOf("\n", e) + 1;
							}
						}
						yield* this.pop();
						break;
					default:
						yield* this.pop();
						yield* this.step();
				}
			}
			*blockMap(e) {
				const t = e.items[e.items.length - 1];
				switch (this.type) {
					case "newline":
						this.onKeyLine = false;
						if (t.value) {
							const n = "end" in t.value ? t.value.end : undefined;
							const r = Array.isArray(n) ? n[n.length - 1] : undefined;
							if (r?.type === "comment") n?.push(this.sourceToken);
							else e.items.push({ start: [this.sourceToken] });
						} else if (t.sep) {
							t.sep.push(this.sourceToken);
						} else {
							t.start.push(this.sourceToken);
						}
						return;
					case "space":
					case "comment":
						if (t.value) {
							e.items.push({ start: [this.sourceToken] });
						} else if (t.sep) {
							t.sep.push(this.sourceToken);
						} else {
							if (this.atIndentedComment(t.start, e.indent)) {
								const n = e.items[e.items.length - 2];
								const r = n?.value?.end;
								if (Array.isArray(r)) {
									arrayPushArray(r, t.start);
									r.push(this.sourceToken);
									e.items.pop();
									return;
								}
							}
							t.start.push(this.sourceToken);
						}
						return;
				}
				if (this.indent >= e.indent) {
					const n = !this.onKeyLine && this.indent === e.indent;
					const r = n && (t.sep || t.explicitKey) && this.type !== "seq-item-ind";
					let i = [];
					if (r && t.sep && !t.value) {
						const n = [];
						for (let r = 0; r < t.sep.length; ++r) {
							const i = t.sep[r];
							switch (i.type) {
								case "newline":
									n.push(r);
									break;
								case "space": break;
								case "comment":
									if (i.indent > e.indent) n.length = 0;
									break;
								default: n.length = 0;
							}
						}
						if (n.length >= 2) i = t.sep.splice(n[1]);
					}
					switch (this.type) {
						case "anchor":
						case "tag":
							if (r || t.value) {
								i.push(this.sourceToken);
								e.items.push({ start: i });
								this.onKeyLine = true;
							} else if (t.sep) {
								t.sep.push(this.sourceToken);
							} else {
								t.start.push(this.sourceToken);
							}
							return;
						case "explicit-key-ind":
							if (!t.sep && !t.explicitKey) {
								t.start.push(this.sourceToken);
								t.explicitKey = true;
							} else if (r || t.value) {
								i.push(this.sourceToken);
								e.items.push({
									start: i,
									explicitKey: true
								});
							} else {
								this.stack.push({
									type: "block-map",
									offset: this.offset,
									indent: this.indent,
									items: [{
										start: [this.sourceToken],
										explicitKey: true
									}]
								});
							}
							this.onKeyLine = true;
							return;
						case "map-value-ind":
							if (t.explicitKey) {
								if (!t.sep) {
									if (includesToken(t.start, "newline")) {
										Object.assign(t, {
											key: null,
											sep: [this.sourceToken]
										});
									} else {
										const e = getFirstKeyStartProps(t.start);
										this.stack.push({
											type: "block-map",
											offset: this.offset,
											indent: this.indent,
											items: [{
												start: e,
												key: null,
												sep: [this.sourceToken]
											}]
										});
									}
								} else if (t.value) {
									e.items.push({
										start: [],
										key: null,
										sep: [this.sourceToken]
									});
								} else if (includesToken(t.sep, "map-value-ind")) {
									this.stack.push({
										type: "block-map",
										offset: this.offset,
										indent: this.indent,
										items: [{
											start: i,
											key: null,
											sep: [this.sourceToken]
										}]
									});
								} else if (isFlowToken(t.key) && !includesToken(t.sep, "newline")) {
									const e = getFirstKeyStartProps(t.start);
									const n = t.key;
									const r = t.sep;
									r.push(this.sourceToken);
									delete t.key;
									delete t.sep;
									this.stack.push({
										type: "block-map",
										offset: this.offset,
										indent: this.indent,
										items: [{
											start: e,
											key: n,
											sep: r
										}]
									});
								} else if (i.length > 0) {
									t.sep = t.sep.concat(i, this.sourceToken);
								} else {
									t.sep.push(this.sourceToken);
								}
							} else {
								if (!t.sep) {
									Object.assign(t, {
										key: null,
										sep: [this.sourceToken]
									});
								} else if (t.value || r) {
									e.items.push({
										start: i,
										key: null,
										sep: [this.sourceToken]
									});
								} else if (includesToken(t.sep, "map-value-ind")) {
									this.stack.push({
										type: "block-map",
										offset: this.offset,
										indent: this.indent,
										items: [{
											start: [],
											key: null,
											sep: [this.sourceToken]
										}]
									});
								} else {
									t.sep.push(this.sourceToken);
								}
							}
							this.onKeyLine = true;
							return;
						case "alias":
						case "scalar":
						case "single-quoted-scalar":
						case "double-quoted-scalar": {
							const n = this.flowScalar(this.type);
							if (r || t.value) {
								e.items.push({
									start: i,
									key: n,
									sep: []
								});
								this.onKeyLine = true;
							} else if (t.sep) {
								this.stack.push(n);
							} else {
								Object.assign(t, {
									key: n,
									sep: []
								});
								this.onKeyLine = true;
							}
							return;
						}
						default: {
							const r = this.startBlockValue(e);
							if (r) {
								if (r.type === "block-seq") {
									if (!t.explicitKey && t.sep && !includesToken(t.sep, "newline")) {
										yield* this.pop({
											type: "error",
											offset: this.offset,
											message: "Unexpected block-seq-ind on same line with key",
											source: this.source
										});
										return;
									}
								} else if (n) {
									e.items.push({ start: i });
								}
								this.stack.push(r);
								return;
							}
						}
					}
				}
				yield* this.pop();
				yield* this.step();
			}
			*blockSequence(e) {
				const t = e.items[e.items.length - 1];
				switch (this.type) {
					case "newline":
						if (t.value) {
							const n = "end" in t.value ? t.value.end : undefined;
							const r = Array.isArray(n) ? n[n.length - 1] : undefined;
							if (r?.type === "comment") n?.push(this.sourceToken);
							else e.items.push({ start: [this.sourceToken] });
						} else t.start.push(this.sourceToken);
						return;
					case "space":
					case "comment":
						if (t.value) e.items.push({ start: [this.sourceToken] });
						else {
							if (this.atIndentedComment(t.start, e.indent)) {
								const n = e.items[e.items.length - 2];
								const r = n?.value?.end;
								if (Array.isArray(r)) {
									arrayPushArray(r, t.start);
									r.push(this.sourceToken);
									e.items.pop();
									return;
								}
							}
							t.start.push(this.sourceToken);
						}
						return;
					case "anchor":
					case "tag":
						if (t.value || this.indent <= e.indent) break;
						t.start.push(this.sourceToken);
						return;
					case "seq-item-ind":
						if (this.indent !== e.indent) break;
						if (t.value || includesToken(t.start, "seq-item-ind")) e.items.push({ start: [this.sourceToken] });
						else t.start.push(this.sourceToken);
						return;
				}
				if (this.indent > e.indent) {
					const t = this.startBlockValue(e);
					if (t) {
						this.stack.push(t);
						return;
					}
				}
				yield* this.pop();
				yield* this.step();
			}
			*flowCollection(e) {
				const t = e.items[e.items.length - 1];
				if (this.type === "flow-error-end") {
					let e;
					do {
						yield* this.pop();
						e = this.peek(1);
					} while (e?.type === "flow-collection");
				} else if (e.end.length === 0) {
					switch (this.type) {
						case "comma":
						case "explicit-key-ind":
							if (!t || t.sep) e.items.push({ start: [this.sourceToken] });
							else t.start.push(this.sourceToken);
							return;
						case "map-value-ind":
							if (!t || t.value) e.items.push({
								start: [],
								key: null,
								sep: [this.sourceToken]
							});
							else if (t.sep) t.sep.push(this.sourceToken);
							else Object.assign(t, {
								key: null,
								sep: [this.sourceToken]
							});
							return;
						case "space":
						case "comment":
						case "newline":
						case "anchor":
						case "tag":
							if (!t || t.value) e.items.push({ start: [this.sourceToken] });
							else if (t.sep) t.sep.push(this.sourceToken);
							else t.start.push(this.sourceToken);
							return;
						case "alias":
						case "scalar":
						case "single-quoted-scalar":
						case "double-quoted-scalar": {
							const n = this.flowScalar(this.type);
							if (!t || t.value) e.items.push({
								start: [],
								key: n,
								sep: []
							});
							else if (t.sep) this.stack.push(n);
							else Object.assign(t, {
								key: n,
								sep: []
							});
							return;
						}
						case "flow-map-end":
						case "flow-seq-end":
							e.end.push(this.sourceToken);
							return;
					}
					const n = this.startBlockValue(e);
					if (n) this.stack.push(n);
					else {
						yield* this.pop();
						yield* this.step();
					}
				} else {
					const t = this.peek(2);
					if (t.type === "block-map" && (this.type === "map-value-ind" && t.indent === e.indent || this.type === "newline" && !t.items[t.items.length - 1].sep)) {
						yield* this.pop();
						yield* this.step();
					} else if (this.type === "map-value-ind" && t.type !== "flow-collection") {
						const n = getPrevProps(t);
						const r = getFirstKeyStartProps(n);
						fixFlowSeqItems(e);
						const i = e.end.splice(1, e.end.length);
						i.push(this.sourceToken);
						const a = {
							type: "block-map",
							offset: e.offset,
							indent: e.indent,
							items: [{
								start: r,
								key: e,
								sep: i
							}]
						};
						this.onKeyLine = true;
						this.stack[this.stack.length - 1] = a;
					} else {
						yield* this.lineEnd(e);
					}
				}
			}
			flowScalar(e) {
				if (this.onNewLine) {
					let e = this.source.indexOf("\n") + 1;
					while (e !== 0) {
						this.onNewLine(this.offset + e);
						e = this.source.indexOf("\n", e) + 1;
					}
				}
				return {
					type: e,
					offset: this.offset,
					indent: this.indent,
					source: this.source
				};
			}
			startBlockValue(e) {
				switch (this.type) {
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": return this.flowScalar(this.type);
					case "block-scalar-header": return {
						type: "block-scalar",
						offset: this.offset,
						indent: this.indent,
						props: [this.sourceToken],
						source: ""
					};
					case "flow-map-start":
					case "flow-seq-start": return {
						type: "flow-collection",
						offset: this.offset,
						indent: this.indent,
						start: this.sourceToken,
						items: [],
						end: []
					};
					case "seq-item-ind": return {
						type: "block-seq",
						offset: this.offset,
						indent: this.indent,
						items: [{ start: [this.sourceToken] }]
					};
					case "explicit-key-ind": {
						this.onKeyLine = true;
						const t = getPrevProps(e);
						const n = getFirstKeyStartProps(t);
						n.push(this.sourceToken);
						return {
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: n,
								explicitKey: true
							}]
						};
					}
					case "map-value-ind": {
						this.onKeyLine = true;
						const t = getPrevProps(e);
						const n = getFirstKeyStartProps(t);
						return {
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: n,
								key: null,
								sep: [this.sourceToken]
							}]
						};
					}
				}
				return null;
			}
			atIndentedComment(e, t) {
				if (this.type !== "comment") return false;
				if (this.indent <= t) return false;
				return e.every((e) => e.type === "newline" || e.type === "space");
			}
			*documentEnd(e) {
				if (this.type !== "doc-mode") {
					if (e.end) e.end.push(this.sourceToken);
					else e.end = [this.sourceToken];
					if (this.type === "newline") yield* this.pop();
				}
			}
			*lineEnd(e) {
				switch (this.type) {
					case "comma":
					case "doc-start":
					case "doc-end":
					case "flow-seq-end":
					case "flow-map-end":
					case "map-value-ind":
						yield* this.pop();
						yield* this.step();
						break;
					case "newline": this.onKeyLine = false;
					case "space":
					case "comment":
					default:
						if (e.end) e.end.push(this.sourceToken);
						else e.end = [this.sourceToken];
						if (this.type === "newline") yield* this.pop();
				}
			}
		}
		t.Parser = Parser;
	}),
	84047: (function(e, t, n) {
		var r = n(89984);
		var i = n(3021);
		var a = n(91464);
		var o = n(57249);
		var s = n(41127);
		var c = n(66628);
		var l = n(3456);
		function parseOptions(e) {
			const t = e.prettyErrors !== false;
			const n = e.lineCounter || t && new c.LineCounter() || null;
			return {
				lineCounter: n,
				prettyErrors: t
			};
		}
		function parseAllDocuments(e, t = {}) {
			const { lineCounter: n, prettyErrors: i } = parseOptions(t);
			const o = new l.Parser(n?.addNewLine);
			const s = new r.Composer(t);
			const c = Array.from(s.compose(o.parse(e)));
			if (i && n) for (const t of c) {
				t.errors.forEach(a.prettifyError(e, n));
				t.warnings.forEach(a.prettifyError(e, n));
			}
			if (c.length > 0) return c;
			return Object.assign([], { empty: true }, s.streamInfo());
		}
		function parseDocument(e, t = {}) {
			const { lineCounter: n, prettyErrors: i } = parseOptions(t);
			const o = new l.Parser(n?.addNewLine);
			const s = new r.Composer(t);
			let c = null;
			for (const t of s.compose(o.parse(e), true, e.length)) {
				if (!c) c = t;
				else if (c.options.logLevel !== "silent") {
					c.errors.push(new a.YAMLParseError(t.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
					break;
				}
			}
			if (i && n) {
				c.errors.forEach(a.prettifyError(e, n));
				c.warnings.forEach(a.prettifyError(e, n));
			}
			return c;
		}
		function parse(e, t, n) {
			let r = undefined;
			if (typeof t === "function") {
				r = t;
			} else if (n === undefined && t && typeof t === "object") {
				n = t;
			}
			const i = parseDocument(e, n);
			if (!i) return null;
			i.warnings.forEach((e) => o.warn(i.options.logLevel, e));
			if (i.errors.length > 0) {
				if (i.options.logLevel !== "silent") throw i.errors[0];
				else i.errors = [];
			}
			return i.toJS(Object.assign({ reviver: r }, n));
		}
		function stringify(e, t, n) {
			let r = null;
			if (typeof t === "function" || Array.isArray(t)) {
				r = t;
			} else if (n === undefined && t) {
				n = t;
			}
			if (typeof n === "string") n = n.length;
			if (typeof n === "number") {
				const e = Math.round(n);
				n = e < 1 ? undefined : e > 8 ? { indent: 8 } : { indent: e };
			}
			if (e === undefined) {
				const { keepUndefined: e } = n ?? t ?? {};
				if (!e) return undefined;
			}
			if (s.isDocument(e) && !r) return e.toString(n);
			return new i.Document(e, r, n).toString(n);
		}
		t.parse = parse;
		t.parseAllDocuments = parseAllDocuments;
		t.parseDocument = parseDocument;
		t.stringify = stringify;
	}),
	45840: (function(e, t, n) {
		var r = n(41127);
		var i = n(47451);
		var a = n(1706);
		var o = n(66464);
		var s = n(90018);
		const sortMapEntriesByKey = (e, t) => e.key < t.key ? -1 : e.key > t.key ? 1 : 0;
		class Schema {
			constructor({ compat: e, customTags: t, merge: n, resolveKnownTags: c, schema: l, sortMapEntries: u, toStringDefaults: d }) {
				this.compat = Array.isArray(e) ? s.getTags(e, "compat") : e ? s.getTags(null, e) : null;
				this.name = typeof l === "string" && l || "core";
				this.knownTags = c ? s.coreKnownTags : {};
				this.tags = s.getTags(t, this.name, n);
				this.toStringOptions = d ?? null;
				Object.defineProperty(this, r.MAP, { value: i.map });
				Object.defineProperty(this, r.SCALAR, { value: o.string });
				Object.defineProperty(this, r.SEQ, { value: a.seq });
				this.sortMapEntries = typeof u === "function" ? u : u === true ? sortMapEntriesByKey : null;
			}
			clone() {
				const e = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
				e.tags = this.tags.slice();
				return e;
			}
		}
		t.Schema = Schema;
	}),
	47451: (function(e, t, n) {
		var r = n(41127);
		var i = n(84454);
		const a = {
			collection: "map",
			default: true,
			nodeClass: i.YAMLMap,
			tag: "tag:yaml.org,2002:map",
			resolve(e, t) {
				if (!r.isMap(e)) t("Expected a mapping for this tag");
				return e;
			},
			createNode: (e, t, n) => i.YAMLMap.from(e, t, n)
		};
		t.map = a;
	}),
	73632: (function(e, t, n) {
		var r = n(63301);
		const i = {
			identify: (e) => e == null,
			createNode: () => new r.Scalar(null),
			default: true,
			tag: "tag:yaml.org,2002:null",
			test: /^(?:~|[Nn]ull|NULL)?$/,
			resolve: () => new r.Scalar(null),
			stringify: ({ source: e }, t) => typeof e === "string" && i.test.test(e) ? e : t.options.nullStr
		};
		t.nullTag = i;
	}),
	1706: (function(e, t, n) {
		var r = n(41127);
		var i = n(92223);
		const a = {
			collection: "seq",
			default: true,
			nodeClass: i.YAMLSeq,
			tag: "tag:yaml.org,2002:seq",
			resolve(e, t) {
				if (!r.isSeq(e)) t("Expected a sequence for this tag");
				return e;
			},
			createNode: (e, t, n) => i.YAMLSeq.from(e, t, n)
		};
		t.seq = a;
	}),
	66464: (function(e, t, n) {
		var r = n(83069);
		const i = {
			identify: (e) => typeof e === "string",
			default: true,
			tag: "tag:yaml.org,2002:str",
			resolve: (e) => e,
			stringify(e, t, n, i) {
				t = Object.assign({ actualString: true }, t);
				return r.stringifyString(e, t, n, i);
			}
		};
		t.string = i;
	}),
	73959: (function(e, t, n) {
		var r = n(63301);
		const i = {
			identify: (e) => typeof e === "boolean",
			default: true,
			tag: "tag:yaml.org,2002:bool",
			test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
			resolve: (e) => new r.Scalar(e[0] === "t" || e[0] === "T"),
			stringify({ source: e, value: t }, n) {
				if (e && i.test.test(e)) {
					const n = e[0] === "t" || e[0] === "T";
					if (t === n) return e;
				}
				return t ? n.options.trueStr : n.options.falseStr;
			}
		};
		t.boolTag = i;
	}),
	38405: (function(e, t, n) {
		var r = n(63301);
		var i = n(28689);
		const a = {
			identify: (e) => typeof e === "number",
			default: true,
			tag: "tag:yaml.org,2002:float",
			test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
			resolve: (e) => e.slice(-3).toLowerCase() === "nan" ? NaN : e[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
			stringify: i.stringifyNumber
		};
		const o = {
			identify: (e) => typeof e === "number",
			default: true,
			tag: "tag:yaml.org,2002:float",
			format: "EXP",
			test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
			resolve: (e) => parseFloat(e),
			stringify(e) {
				const t = Number(e.value);
				return isFinite(t) ? t.toExponential() : i.stringifyNumber(e);
			}
		};
		const s = {
			identify: (e) => typeof e === "number",
			default: true,
			tag: "tag:yaml.org,2002:float",
			test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
			resolve(e) {
				const t = new r.Scalar(parseFloat(e));
				const n = e.indexOf(".");
				if (n !== -1 && e[e.length - 1] === "0") t.minFractionDigits = e.length - n - 1;
				return t;
			},
			stringify: i.stringifyNumber
		};
		t.float = s;
		t.floatExp = o;
		t.floatNaN = a;
	}),
	59874: (function(e, t, n) {
		var r = n(28689);
		const intIdentify = (e) => typeof e === "bigint" || Number.isInteger(e);
		const intResolve = (e, t, n, { intAsBigInt: r }) => r ? BigInt(e) : parseInt(e.substring(t), n);
		function intStringify(e, t, n) {
			const { value: i } = e;
			if (intIdentify(i) && i >= 0) return n + i.toString(t);
			return r.stringifyNumber(e);
		}
		const i = {
			identify: (e) => intIdentify(e) && e >= 0,
			default: true,
			tag: "tag:yaml.org,2002:int",
			format: "OCT",
			test: /^0o[0-7]+$/,
			resolve: (e, t, n) => intResolve(e, 2, 8, n),
			stringify: (e) => intStringify(e, 8, "0o")
		};
		const a = {
			identify: intIdentify,
			default: true,
			tag: "tag:yaml.org,2002:int",
			test: /^[-+]?[0-9]+$/,
			resolve: (e, t, n) => intResolve(e, 0, 10, n),
			stringify: r.stringifyNumber
		};
		const o = {
			identify: (e) => intIdentify(e) && e >= 0,
			default: true,
			tag: "tag:yaml.org,2002:int",
			format: "HEX",
			test: /^0x[0-9a-fA-F]+$/,
			resolve: (e, t, n) => intResolve(e, 2, 16, n),
			stringify: (e) => intStringify(e, 16, "0x")
		};
		t.int = a;
		t.intHex = o;
		t.intOct = i;
	}),
	70896: (function(e, t, n) {
		var r = n(47451);
		var i = n(73632);
		var a = n(1706);
		var o = n(66464);
		var s = n(73959);
		var c = n(38405);
		var l = n(59874);
		const u = [
			r.map,
			a.seq,
			o.string,
			i.nullTag,
			s.boolTag,
			l.intOct,
			l.int,
			l.intHex,
			c.floatNaN,
			c.floatExp,
			c.float
		];
		t.schema = u;
	}),
	33559: (function(e, t, n) {
		var r = n(63301);
		var i = n(47451);
		var a = n(1706);
		function intIdentify(e) {
			return typeof e === "bigint" || Number.isInteger(e);
		}
		const stringifyJSON = ({ value: e }) => JSON.stringify(e);
		const o = [
			{
				identify: (e) => typeof e === "string",
				default: true,
				tag: "tag:yaml.org,2002:str",
				resolve: (e) => e,
				stringify: stringifyJSON
			},
			{
				identify: (e) => e == null,
				createNode: () => new r.Scalar(null),
				default: true,
				tag: "tag:yaml.org,2002:null",
				test: /^null$/,
				resolve: () => null,
				stringify: stringifyJSON
			},
			{
				identify: (e) => typeof e === "boolean",
				default: true,
				tag: "tag:yaml.org,2002:bool",
				test: /^true$|^false$/,
				resolve: (e) => e === "true",
				stringify: stringifyJSON
			},
			{
				identify: intIdentify,
				default: true,
				tag: "tag:yaml.org,2002:int",
				test: /^-?(?:0|[1-9][0-9]*)$/,
				resolve: (e, t, { intAsBigInt: n }) => n ? BigInt(e) : parseInt(e, 10),
				stringify: ({ value: e }) => intIdentify(e) ? e.toString() : JSON.stringify(e)
			},
			{
				identify: (e) => typeof e === "number",
				default: true,
				tag: "tag:yaml.org,2002:float",
				test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
				resolve: (e) => parseFloat(e),
				stringify: stringifyJSON
			}
		];
		const s = {
			default: true,
			tag: "",
			test: /^/,
			resolve(e, t) {
				t(`Unresolved plain scalar ${JSON.stringify(e)}`);
				return e;
			}
		};
		const c = [i.map, a.seq].concat(o, s);
		t.schema = c;
	}),
	90018: (function(e, t, n) {
		var r = n(47451);
		var i = n(73632);
		var a = n(1706);
		var o = n(66464);
		var s = n(73959);
		var c = n(38405);
		var l = n(59874);
		var u = n(70896);
		var d = n(33559);
		var f = n(56083);
		var p = n(90452);
		var m = n(50303);
		var h = n(18385);
		var g = n(35913);
		var _ = n(81528);
		var v = n(46752);
		const y = new Map([
			["core", u.schema],
			["failsafe", [
				r.map,
				a.seq,
				o.string
			]],
			["json", d.schema],
			["yaml11", g.schema],
			["yaml-1.1", g.schema]
		]);
		const b = {
			binary: f.binary,
			bool: s.boolTag,
			float: c.float,
			floatExp: c.floatExp,
			floatNaN: c.floatNaN,
			floatTime: v.floatTime,
			int: l.int,
			intHex: l.intHex,
			intOct: l.intOct,
			intTime: v.intTime,
			map: r.map,
			merge: p.merge,
			null: i.nullTag,
			omap: m.omap,
			pairs: h.pairs,
			seq: a.seq,
			set: _.set,
			timestamp: v.timestamp
		};
		const x = {
			"tag:yaml.org,2002:binary": f.binary,
			"tag:yaml.org,2002:merge": p.merge,
			"tag:yaml.org,2002:omap": m.omap,
			"tag:yaml.org,2002:pairs": h.pairs,
			"tag:yaml.org,2002:set": _.set,
			"tag:yaml.org,2002:timestamp": v.timestamp
		};
		function getTags(e, t, n) {
			const r = y.get(t);
			if (r && !e) {
				return n && !r.includes(p.merge) ? r.concat(p.merge) : r.slice();
			}
			let i = r;
			if (!i) {
				if (Array.isArray(e)) i = [];
				else {
					const e = Array.from(y.keys()).filter((e) => e !== "yaml11").map((e) => JSON.stringify(e)).join(", ");
					throw new Error(`Unknown schema "${t}"; use one of ${e} or define customTags array`);
				}
			}
			if (Array.isArray(e)) {
				for (const t of e) i = i.concat(t);
			} else if (typeof e === "function") {
				i = e(i.slice());
			}
			if (n) i = i.concat(p.merge);
			return i.reduce((e, t) => {
				const n = typeof t === "string" ? b[t] : t;
				if (!n) {
					const e = JSON.stringify(t);
					const n = Object.keys(b).map((e) => JSON.stringify(e)).join(", ");
					throw new Error(`Unknown custom tag ${e}; use one of ${n}`);
				}
				if (!e.includes(n)) e.push(n);
				return e;
			}, []);
		}
		t.coreKnownTags = x;
		t.getTags = getTags;
	}),
	56083: (function(e, t, n) {
		var r = n(20181);
		var i = n(63301);
		var a = n(83069);
		const o = {
			identify: (e) => e instanceof Uint8Array,
			default: false,
			tag: "tag:yaml.org,2002:binary",
			resolve(e, t) {
				if (typeof r.Buffer === "function") {
					return r.Buffer.from(e, "base64");
				} else if (typeof atob === "function") {
					const t = atob(e.replace(/[\n\r]/g, ""));
					const n = new Uint8Array(t.length);
					for (let e = 0; e < t.length; ++e) n[e] = t.charCodeAt(e);
					return n;
				} else {
					t("This environment does not support reading binary tags; either Buffer or atob is required");
					return e;
				}
			},
			stringify({ comment: e, type: t, value: n }, o, s, c) {
				if (!n) return "";
				const l = n;
				let u;
				if (typeof r.Buffer === "function") {
					u = l instanceof r.Buffer ? l.toString("base64") : r.Buffer.from(l.buffer).toString("base64");
				} else if (typeof btoa === "function") {
					let e = "";
					for (let t = 0; t < l.length; ++t) e += String.fromCharCode(l[t]);
					u = btoa(e);
				} else {
					throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
				}
				t ?? (t = i.Scalar.BLOCK_LITERAL);
				if (t !== i.Scalar.QUOTE_DOUBLE) {
					const e = Math.max(o.options.lineWidth - o.indent.length, o.options.minContentWidth);
					const n = Math.ceil(u.length / e);
					const r = new Array(n);
					for (let t = 0, i = 0; t < n; ++t, i += e) {
						r[t] = u.substr(i, e);
					}
					u = r.join(t === i.Scalar.BLOCK_LITERAL ? "\n" : " ");
				}
				return a.stringifyString({
					comment: e,
					type: t,
					value: u
				}, o, s, c);
			}
		};
		t.binary = o;
	}),
	88398: (function(e, t, n) {
		var r = n(63301);
		function boolStringify({ value: e, source: t }, n) {
			const r = e ? i : a;
			if (t && r.test.test(t)) return t;
			return e ? n.options.trueStr : n.options.falseStr;
		}
		const i = {
			identify: (e) => e === true,
			default: true,
			tag: "tag:yaml.org,2002:bool",
			test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
			resolve: () => new r.Scalar(true),
			stringify: boolStringify
		};
		const a = {
			identify: (e) => e === false,
			default: true,
			tag: "tag:yaml.org,2002:bool",
			test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
			resolve: () => new r.Scalar(false),
			stringify: boolStringify
		};
		t.falseTag = a;
		t.trueTag = i;
	}),
	35782: (function(e, t, n) {
		var r = n(63301);
		var i = n(28689);
		const a = {
			identify: (e) => typeof e === "number",
			default: true,
			tag: "tag:yaml.org,2002:float",
			test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
			resolve: (e) => e.slice(-3).toLowerCase() === "nan" ? NaN : e[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
			stringify: i.stringifyNumber
		};
		const o = {
			identify: (e) => typeof e === "number",
			default: true,
			tag: "tag:yaml.org,2002:float",
			format: "EXP",
			test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
			resolve: (e) => parseFloat(e.replace(/_/g, "")),
			stringify(e) {
				const t = Number(e.value);
				return isFinite(t) ? t.toExponential() : i.stringifyNumber(e);
			}
		};
		const s = {
			identify: (e) => typeof e === "number",
			default: true,
			tag: "tag:yaml.org,2002:float",
			test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
			resolve(e) {
				const t = new r.Scalar(parseFloat(e.replace(/_/g, "")));
				const n = e.indexOf(".");
				if (n !== -1) {
					const r = e.substring(n + 1).replace(/_/g, "");
					if (r[r.length - 1] === "0") t.minFractionDigits = r.length;
				}
				return t;
			},
			stringify: i.stringifyNumber
		};
		t.float = s;
		t.floatExp = o;
		t.floatNaN = a;
	}),
	10873: (function(e, t, n) {
		var r = n(28689);
		const intIdentify = (e) => typeof e === "bigint" || Number.isInteger(e);
		function intResolve(e, t, n, { intAsBigInt: r }) {
			const i = e[0];
			if (i === "-" || i === "+") t += 1;
			e = e.substring(t).replace(/_/g, "");
			if (r) {
				switch (n) {
					case 2:
						e = `0b${e}`;
						break;
					case 8:
						e = `0o${e}`;
						break;
					case 16:
						e = `0x${e}`;
						break;
				}
				const t = BigInt(e);
				return i === "-" ? BigInt(-1) * t : t;
			}
			const a = parseInt(e, n);
			return i === "-" ? -1 * a : a;
		}
		function intStringify(e, t, n) {
			const { value: i } = e;
			if (intIdentify(i)) {
				const e = i.toString(t);
				return i < 0 ? "-" + n + e.substr(1) : n + e;
			}
			return r.stringifyNumber(e);
		}
		const i = {
			identify: intIdentify,
			default: true,
			tag: "tag:yaml.org,2002:int",
			format: "BIN",
			test: /^[-+]?0b[0-1_]+$/,
			resolve: (e, t, n) => intResolve(e, 2, 2, n),
			stringify: (e) => intStringify(e, 2, "0b")
		};
		const a = {
			identify: intIdentify,
			default: true,
			tag: "tag:yaml.org,2002:int",
			format: "OCT",
			test: /^[-+]?0[0-7_]+$/,
			resolve: (e, t, n) => intResolve(e, 1, 8, n),
			stringify: (e) => intStringify(e, 8, "0")
		};
		const o = {
			identify: intIdentify,
			default: true,
			tag: "tag:yaml.org,2002:int",
			test: /^[-+]?[0-9][0-9_]*$/,
			resolve: (e, t, n) => intResolve(e, 0, 10, n),
			stringify: r.stringifyNumber
		};
		const s = {
			identify: intIdentify,
			default: true,
			tag: "tag:yaml.org,2002:int",
			format: "HEX",
			test: /^[-+]?0x[0-9a-fA-F_]+$/,
			resolve: (e, t, n) => intResolve(e, 2, 16, n),
			stringify: (e) => intStringify(e, 16, "0x")
		};
		t.int = o;
		t.intBin = i;
		t.intHex = s;
		t.intOct = a;
	}),
	90452: (function(e, t, n) {
		var r = n(41127);
		var i = n(63301);
		const a = "<<";
		const o = {
			identify: (e) => e === a || typeof e === "symbol" && e.description === a,
			default: "key",
			tag: "tag:yaml.org,2002:merge",
			test: /^<<$/,
			resolve: () => Object.assign(new i.Scalar(Symbol(a)), { addToJSMap: addMergeToJSMap }),
			stringify: () => a
		};
		const isMergeKey = (e, t) => (o.identify(t) || r.isScalar(t) && (!t.type || t.type === i.Scalar.PLAIN) && o.identify(t.value)) && e?.doc.schema.tags.some((e) => e.tag === o.tag && e.default);
		function addMergeToJSMap(e, t, n) {
			const i = resolveAliasValue(e, n);
			if (r.isSeq(i)) for (const n of i.items) mergeValue(e, t, n);
			else if (Array.isArray(i)) for (const n of i) mergeValue(e, t, n);
			else mergeValue(e, t, i);
		}
		function mergeValue(e, t, n) {
			const i = resolveAliasValue(e, n);
			if (!r.isMap(i)) throw new Error("Merge sources must be maps or map aliases");
			const a = i.toJSON(null, e, Map);
			for (const [e, n] of a) {
				if (t instanceof Map) {
					if (!t.has(e)) t.set(e, n);
				} else if (t instanceof Set) {
					t.add(e);
				} else if (!Object.prototype.hasOwnProperty.call(t, e)) {
					Object.defineProperty(t, e, {
						value: n,
						writable: true,
						enumerable: true,
						configurable: true
					});
				}
			}
			return t;
		}
		function resolveAliasValue(e, t) {
			return e && r.isAlias(t) ? t.resolve(e.doc, e) : t;
		}
		t.addMergeToJSMap = addMergeToJSMap;
		t.isMergeKey = isMergeKey;
		t.merge = o;
	}),
	50303: (function(e, t, n) {
		var r = n(41127);
		var i = n(74043);
		var a = n(84454);
		var o = n(92223);
		var s = n(18385);
		class YAMLOMap extends o.YAMLSeq {
			constructor() {
				super();
				this.add = a.YAMLMap.prototype.add.bind(this);
				this.delete = a.YAMLMap.prototype.delete.bind(this);
				this.get = a.YAMLMap.prototype.get.bind(this);
				this.has = a.YAMLMap.prototype.has.bind(this);
				this.set = a.YAMLMap.prototype.set.bind(this);
				this.tag = YAMLOMap.tag;
			}
			toJSON(e, t) {
				if (!t) return super.toJSON(e);
				const n = new Map();
				if (t?.onCreate) t.onCreate(n);
				for (const e of this.items) {
					let a, o;
					if (r.isPair(e)) {
						a = i.toJS(e.key, "", t);
						o = i.toJS(e.value, a, t);
					} else {
						a = i.toJS(e, "", t);
					}
					if (n.has(a)) throw new Error("Ordered maps must not include duplicate keys");
					n.set(a, o);
				}
				return n;
			}
			static from(e, t, n) {
				const r = s.createPairs(e, t, n);
				const i = new this();
				i.items = r.items;
				return i;
			}
		}
		YAMLOMap.tag = "tag:yaml.org,2002:omap";
		const c = {
			collection: "seq",
			identify: (e) => e instanceof Map,
			nodeClass: YAMLOMap,
			default: false,
			tag: "tag:yaml.org,2002:omap",
			resolve(e, t) {
				const n = s.resolvePairs(e, t);
				const i = [];
				for (const { key: e } of n.items) {
					if (r.isScalar(e)) {
						if (i.includes(e.value)) {
							t(`Ordered maps must not include duplicate keys: ${e.value}`);
						} else {
							i.push(e.value);
						}
					}
				}
				return Object.assign(new YAMLOMap(), n);
			},
			createNode: (e, t, n) => YAMLOMap.from(e, t, n)
		};
		t.YAMLOMap = YAMLOMap;
		t.omap = c;
	}),
	18385: (function(e, t, n) {
		var r = n(41127);
		var i = n(57165);
		var a = n(63301);
		var o = n(92223);
		function resolvePairs(e, t) {
			if (r.isSeq(e)) {
				for (let n = 0; n < e.items.length; ++n) {
					let o = e.items[n];
					if (r.isPair(o)) continue;
					else if (r.isMap(o)) {
						if (o.items.length > 1) t("Each pair must have its own sequence indicator");
						const e = o.items[0] || new i.Pair(new a.Scalar(null));
						if (o.commentBefore) e.key.commentBefore = e.key.commentBefore ? `${o.commentBefore}\n${e.key.commentBefore}` : o.commentBefore;
						if (o.comment) {
							const t = e.value ?? e.key;
							t.comment = t.comment ? `${o.comment}\n${t.comment}` : o.comment;
						}
						o = e;
					}
					e.items[n] = r.isPair(o) ? o : new i.Pair(o);
				}
			} else t("Expected a sequence for this tag");
			return e;
		}
		function createPairs(e, t, n) {
			const { replacer: r } = n;
			const a = new o.YAMLSeq(e);
			a.tag = "tag:yaml.org,2002:pairs";
			let s = 0;
			if (t && Symbol.iterator in Object(t)) for (let e of t) {
				if (typeof r === "function") e = r.call(t, String(s++), e);
				let o, c;
				if (Array.isArray(e)) {
					if (e.length === 2) {
						o = e[0];
						c = e[1];
					} else throw new TypeError(`Expected [key, value] tuple: ${e}`);
				} else if (e && e instanceof Object) {
					const t = Object.keys(e);
					if (t.length === 1) {
						o = t[0];
						c = e[o];
					} else {
						throw new TypeError(`Expected tuple with one key, not ${t.length} keys`);
					}
				} else {
					o = e;
				}
				a.items.push(i.createPair(o, c, n));
			}
			return a;
		}
		const s = {
			collection: "seq",
			default: false,
			tag: "tag:yaml.org,2002:pairs",
			resolve: resolvePairs,
			createNode: createPairs
		};
		t.createPairs = createPairs;
		t.pairs = s;
		t.resolvePairs = resolvePairs;
	}),
	35913: (function(e, t, n) {
		var r = n(47451);
		var i = n(73632);
		var a = n(1706);
		var o = n(66464);
		var s = n(56083);
		var c = n(88398);
		var l = n(35782);
		var u = n(10873);
		var d = n(90452);
		var f = n(50303);
		var p = n(18385);
		var m = n(81528);
		var h = n(46752);
		const g = [
			r.map,
			a.seq,
			o.string,
			i.nullTag,
			c.trueTag,
			c.falseTag,
			u.intBin,
			u.intOct,
			u.int,
			u.intHex,
			l.floatNaN,
			l.floatExp,
			l.float,
			s.binary,
			d.merge,
			f.omap,
			p.pairs,
			m.set,
			h.intTime,
			h.floatTime,
			h.timestamp
		];
		t.schema = g;
	}),
	81528: (function(e, t, n) {
		var r = n(41127);
		var i = n(57165);
		var a = n(84454);
		class YAMLSet extends a.YAMLMap {
			constructor(e) {
				super(e);
				this.tag = YAMLSet.tag;
			}
			add(e) {
				let t;
				if (r.isPair(e)) t = e;
				else if (e && typeof e === "object" && "key" in e && "value" in e && e.value === null) t = new i.Pair(e.key, null);
				else t = new i.Pair(e, null);
				const n = a.findPair(this.items, t.key);
				if (!n) this.items.push(t);
			}
			get(e, t) {
				const n = a.findPair(this.items, e);
				return !t && r.isPair(n) ? r.isScalar(n.key) ? n.key.value : n.key : n;
			}
			set(e, t) {
				if (typeof t !== "boolean") throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof t}`);
				const n = a.findPair(this.items, e);
				if (n && !t) {
					this.items.splice(this.items.indexOf(n), 1);
				} else if (!n && t) {
					this.items.push(new i.Pair(e));
				}
			}
			toJSON(e, t) {
				return super.toJSON(e, t, Set);
			}
			toString(e, t, n) {
				if (!e) return JSON.stringify(this);
				if (this.hasAllNullValues(true)) return super.toString(Object.assign({}, e, { allNullValues: true }), t, n);
				else throw new Error("Set items must all have null values");
			}
			static from(e, t, n) {
				const { replacer: r } = n;
				const a = new this(e);
				if (t && Symbol.iterator in Object(t)) for (let e of t) {
					if (typeof r === "function") e = r.call(t, e, e);
					a.items.push(i.createPair(e, null, n));
				}
				return a;
			}
		}
		YAMLSet.tag = "tag:yaml.org,2002:set";
		const o = {
			collection: "map",
			identify: (e) => e instanceof Set,
			nodeClass: YAMLSet,
			default: false,
			tag: "tag:yaml.org,2002:set",
			createNode: (e, t, n) => YAMLSet.from(e, t, n),
			resolve(e, t) {
				if (r.isMap(e)) {
					if (e.hasAllNullValues(true)) return Object.assign(new YAMLSet(), e);
					else t("Set items must all have null values");
				} else t("Expected a mapping for this tag");
				return e;
			}
		};
		t.YAMLSet = YAMLSet;
		t.set = o;
	}),
	46752: (function(e, t, n) {
		var r = n(28689);
		function parseSexagesimal(e, t) {
			const n = e[0];
			const r = n === "-" || n === "+" ? e.substring(1) : e;
			const num = (e) => t ? BigInt(e) : Number(e);
			const i = r.replace(/_/g, "").split(":").reduce((e, t) => e * num(60) + num(t), num(0));
			return n === "-" ? num(-1) * i : i;
		}
		function stringifySexagesimal(e) {
			let { value: t } = e;
			let num = (e) => e;
			if (typeof t === "bigint") num = (e) => BigInt(e);
			else if (isNaN(t) || !isFinite(t)) return r.stringifyNumber(e);
			let n = "";
			if (t < 0) {
				n = "-";
				t *= num(-1);
			}
			const i = num(60);
			const a = [t % i];
			if (t < 60) {
				a.unshift(0);
			} else {
				t = (t - a[0]) / i;
				a.unshift(t % i);
				if (t >= 60) {
					t = (t - a[0]) / i;
					a.unshift(t);
				}
			}
			return n + a.map((e) => String(e).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
		}
		const i = {
			identify: (e) => typeof e === "bigint" || Number.isInteger(e),
			default: true,
			tag: "tag:yaml.org,2002:int",
			format: "TIME",
			test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
			resolve: (e, t, { intAsBigInt: n }) => parseSexagesimal(e, n),
			stringify: stringifySexagesimal
		};
		const a = {
			identify: (e) => typeof e === "number",
			default: true,
			tag: "tag:yaml.org,2002:float",
			format: "TIME",
			test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
			resolve: (e) => parseSexagesimal(e, false),
			stringify: stringifySexagesimal
		};
		const o = {
			identify: (e) => e instanceof Date,
			default: true,
			tag: "tag:yaml.org,2002:timestamp",
			test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})" + "(?:" + "(?:t|T|[ \\t]+)" + "([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)" + "(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?" + ")?$"),
			resolve(e) {
				const t = e.match(o.test);
				if (!t) throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
				const [, n, r, i, a, s, c] = t.map(Number);
				const l = t[7] ? Number((t[7] + "00").substr(1, 3)) : 0;
				let u = Date.UTC(n, r - 1, i, a || 0, s || 0, c || 0, l);
				const d = t[8];
				if (d && d !== "Z") {
					let e = parseSexagesimal(d, false);
					if (Math.abs(e) < 30) e *= 60;
					u -= 6e4 * e;
				}
				return new Date(u);
			},
			stringify: ({ value: e }) => e?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
		};
		t.floatTime = a;
		t.intTime = i;
		t.timestamp = o;
	}),
	34475: (function(e, t) {
		const n = "flow";
		const r = "block";
		const i = "quoted";
		function foldFlowLines(e, t, n = "flow", { indentAtStart: a, lineWidth: o = 80, minContentWidth: s = 20, onFold: c, onOverflow: l } = {}) {
			if (!o || o < 0) return e;
			if (o < s) s = 0;
			const u = Math.max(1 + s, 1 + o - t.length);
			if (e.length <= u) return e;
			const d = [];
			const f = {};
			let p = o - t.length;
			if (typeof a === "number") {
				if (a > o - Math.max(2, s)) d.push(0);
				else p = o - a;
			}
			let m = undefined;
			let h = undefined;
			let g = false;
			let _ = -1;
			let v = -1;
			let y = -1;
			if (n === r) {
				_ = consumeMoreIndentedLines(e, _, t.length);
				if (_ !== -1) p = _ + u;
			}
			for (let a; a = e[_ += 1];) {
				if (n === i && a === "\\") {
					v = _;
					switch (e[_ + 1]) {
						case "x":
							_ += 3;
							break;
						case "u":
							_ += 5;
							break;
						case "U":
							_ += 9;
							break;
						default: _ += 1;
					}
					y = _;
				}
				if (a === "\n") {
					if (n === r) _ = consumeMoreIndentedLines(e, _, t.length);
					p = _ + t.length + u;
					m = undefined;
				} else {
					if (a === " " && h && h !== " " && h !== "\n" && h !== "	") {
						const t = e[_ + 1];
						if (t && t !== " " && t !== "\n" && t !== "	") m = _;
					}
					if (_ >= p) {
						if (m) {
							d.push(m);
							p = m + u;
							m = undefined;
						} else if (n === i) {
							while (h === " " || h === "	") {
								h = a;
								a = e[_ += 1];
								g = true;
							}
							const t = _ > y + 1 ? _ - 2 : v - 1;
							if (f[t]) return e;
							d.push(t);
							f[t] = true;
							p = t + u;
							m = undefined;
						} else {
							g = true;
						}
					}
				}
				h = a;
			}
			if (g && l) l();
			if (d.length === 0) return e;
			if (c) c();
			let b = e.slice(0, d[0]);
			for (let r = 0; r < d.length; ++r) {
				const a = d[r];
				const o = d[r + 1] || e.length;
				if (a === 0) b = `\n${t}${e.slice(0, o)}`;
				else {
					if (n === i && f[a]) b += `${e[a]}\\`;
					b += `\n${t}${e.slice(a + 1, o)}`;
				}
			}
			return b;
		}
		function consumeMoreIndentedLines(e, t, n) {
			let r = t;
			let i = t + 1;
			let a = e[i];
			while (a === " " || a === "	") {
				if (t < i + n) {
					a = e[++t];
				} else {
					do {
						a = e[++t];
					} while (a && a !== "\n");
					r = t;
					i = t + 1;
					a = e[i];
				}
			}
			return r;
		}
		t.FOLD_BLOCK = r;
		t.FOLD_FLOW = n;
		t.FOLD_QUOTED = i;
		t.foldFlowLines = foldFlowLines;
	}),
	2148: (function(e, t, n) {
		var r = n(71596);
		var i = n(41127);
		var a = n(59799);
		var o = n(83069);
		function createStringifyContext(e, t) {
			const n = Object.assign({
				blockQuote: true,
				commentString: a.stringifyComment,
				defaultKeyType: null,
				defaultStringType: "PLAIN",
				directives: null,
				doubleQuotedAsJSON: false,
				doubleQuotedMinMultiLineLength: 40,
				falseStr: "false",
				flowCollectionPadding: true,
				indentSeq: true,
				lineWidth: 80,
				minContentWidth: 20,
				nullStr: "null",
				simpleKeys: false,
				singleQuote: null,
				trailingComma: false,
				trueStr: "true",
				verifyAliasOrder: true
			}, e.schema.toStringOptions, t);
			let r;
			switch (n.collectionStyle) {
				case "block":
					r = false;
					break;
				case "flow":
					r = true;
					break;
				default: r = null;
			}
			return {
				anchors: new Set(),
				doc: e,
				flowCollectionPadding: n.flowCollectionPadding ? " " : "",
				indent: "",
				indentStep: typeof n.indent === "number" ? " ".repeat(n.indent) : "  ",
				inFlow: r,
				options: n
			};
		}
		function getTagObject(e, t) {
			if (t.tag) {
				const n = e.filter((e) => e.tag === t.tag);
				if (n.length > 0) return n.find((e) => e.format === t.format) ?? n[0];
			}
			let n = undefined;
			let r;
			if (i.isScalar(t)) {
				r = t.value;
				let i = e.filter((e) => e.identify?.(r));
				if (i.length > 1) {
					const e = i.filter((e) => e.test);
					if (e.length > 0) i = e;
				}
				n = i.find((e) => e.format === t.format) ?? i.find((e) => !e.format);
			} else {
				r = t;
				n = e.find((e) => e.nodeClass && r instanceof e.nodeClass);
			}
			if (!n) {
				const e = r?.constructor?.name ?? (r === null ? "null" : typeof r);
				throw new Error(`Tag not resolved for ${e} value`);
			}
			return n;
		}
		function stringifyProps(e, t, { anchors: n, doc: a }) {
			if (!a.directives) return "";
			const o = [];
			const s = (i.isScalar(e) || i.isCollection(e)) && e.anchor;
			if (s && r.anchorIsValid(s)) {
				n.add(s);
				o.push(`&${s}`);
			}
			const c = e.tag ?? (t.default ? null : t.tag);
			if (c) o.push(a.directives.tagString(c));
			return o.join(" ");
		}
		function stringify(e, t, n, r) {
			if (i.isPair(e)) return e.toString(t, n, r);
			if (i.isAlias(e)) {
				if (t.doc.directives) return e.toString(t);
				if (t.resolvedAliases?.has(e)) {
					throw new TypeError(`Cannot stringify circular structure without alias nodes`);
				} else {
					if (t.resolvedAliases) t.resolvedAliases.add(e);
					else t.resolvedAliases = new Set([e]);
					e = e.resolve(t.doc);
				}
			}
			let a = undefined;
			const s = i.isNode(e) ? e : t.doc.createNode(e, { onTagObj: (e) => a = e });
			a ?? (a = getTagObject(t.doc.schema.tags, s));
			const c = stringifyProps(s, a, t);
			if (c.length > 0) t.indentAtStart = (t.indentAtStart ?? 0) + c.length + 1;
			const l = typeof a.stringify === "function" ? a.stringify(s, t, n, r) : i.isScalar(s) ? o.stringifyString(s, t, n, r) : s.toString(t, n, r);
			if (!c) return l;
			return i.isScalar(s) || l[0] === "{" || l[0] === "[" ? `${c} ${l}` : `${c}\n${t.indent}${l}`;
		}
		t.createStringifyContext = createStringifyContext;
		t.stringify = stringify;
	}),
	61212: (function(e, t, n) {
		var r = n(41127);
		var i = n(2148);
		var a = n(59799);
		function stringifyCollection(e, t, n) {
			const r = t.inFlow ?? e.flow;
			const i = r ? stringifyFlowCollection : stringifyBlockCollection;
			return i(e, t, n);
		}
		function stringifyBlockCollection({ comment: e, items: t }, n, { blockItemPrefix: o, flowChars: s, itemIndent: c, onChompKeep: l, onComment: u }) {
			const { indent: d, options: { commentString: f } } = n;
			const p = Object.assign({}, n, {
				indent: c,
				type: null
			});
			let m = false;
			const h = [];
			for (let e = 0; e < t.length; ++e) {
				const s = t[e];
				let l = null;
				if (r.isNode(s)) {
					if (!m && s.spaceBefore) h.push("");
					addCommentBefore(n, h, s.commentBefore, m);
					if (s.comment) l = s.comment;
				} else if (r.isPair(s)) {
					const e = r.isNode(s.key) ? s.key : null;
					if (e) {
						if (!m && e.spaceBefore) h.push("");
						addCommentBefore(n, h, e.commentBefore, m);
					}
				}
				m = false;
				let u = i.stringify(s, p, () => l = null, () => m = true);
				if (l) u += a.lineComment(u, c, f(l));
				if (m && l) m = false;
				h.push(o + u);
			}
			let g;
			if (h.length === 0) {
				g = s.start + s.end;
			} else {
				g = h[0];
				for (let e = 1; e < h.length; ++e) {
					const t = h[e];
					g += t ? `\n${d}${t}` : "\n";
				}
			}
			if (e) {
				g += "\n" + a.indentComment(f(e), d);
				if (u) u();
			} else if (m && l) l();
			return g;
		}
		function stringifyFlowCollection({ items: e }, t, { flowChars: n, itemIndent: o }) {
			const { indent: s, indentStep: c, flowCollectionPadding: l, options: { commentString: u } } = t;
			o += c;
			const d = Object.assign({}, t, {
				indent: o,
				inFlow: true,
				type: null
			});
			let f = false;
			let p = 0;
			const m = [];
			for (let n = 0; n < e.length; ++n) {
				const s = e[n];
				let c = null;
				if (r.isNode(s)) {
					if (s.spaceBefore) m.push("");
					addCommentBefore(t, m, s.commentBefore, false);
					if (s.comment) c = s.comment;
				} else if (r.isPair(s)) {
					const e = r.isNode(s.key) ? s.key : null;
					if (e) {
						if (e.spaceBefore) m.push("");
						addCommentBefore(t, m, e.commentBefore, false);
						if (e.comment) f = true;
					}
					const n = r.isNode(s.value) ? s.value : null;
					if (n) {
						if (n.comment) c = n.comment;
						if (n.commentBefore) f = true;
					} else if (s.value == null && e?.comment) {
						c = e.comment;
					}
				}
				if (c) f = true;
				let l = i.stringify(s, d, () => c = null);
				f || (f = m.length > p || l.includes("\n"));
				if (n < e.length - 1) {
					l += ",";
				} else if (t.options.trailingComma) {
					if (t.options.lineWidth > 0) {
						f || (f = m.reduce((e, t) => e + t.length + 2, 2) + (l.length + 2) > t.options.lineWidth);
					}
					if (f) {
						l += ",";
					}
				}
				if (c) l += a.lineComment(l, o, u(c));
				m.push(l);
				p = m.length;
			}
			const { start: h, end: g } = n;
			if (m.length === 0) {
				return h + g;
			} else {
				if (!f) {
					const e = m.reduce((e, t) => e + t.length + 2, 2);
					f = t.options.lineWidth > 0 && e > t.options.lineWidth;
				}
				if (f) {
					let e = h;
					for (const t of m) e += t ? `\n${c}${s}${t}` : "\n";
					return `${e}\n${s}${g}`;
				} else {
					return `${h}${l}${m.join(" ")}${l}${g}`;
				}
			}
		}
		function addCommentBefore({ indent: e, options: { commentString: t } }, n, r, i) {
			if (r && i) r = r.replace(/^\n+/, "");
			if (r) {
				const i = a.indentComment(t(r), e);
				n.push(i.trimStart());
			}
		}
		t.stringifyCollection = stringifyCollection;
	}),
	59799: (function(e, t) {
		const stringifyComment = (e) => e.replace(/^(?!$)(?: $)?/gm, "#");
		function indentComment(e, t) {
			if (/^\n+$/.test(e)) return e.substring(1);
			return t ? e.replace(/^(?! *$)/gm, t) : e;
		}
		const lineComment = (e, t, n) => e.endsWith("\n") ? indentComment(n, t) : n.includes("\n") ? "\n" + indentComment(n, t) : (e.endsWith(" ") ? "" : " ") + n;
		t.indentComment = indentComment;
		t.lineComment = lineComment;
		t.stringifyComment = stringifyComment;
	}),
	6829: (function(e, t, n) {
		var r = n(41127);
		var i = n(2148);
		var a = n(59799);
		function stringifyDocument(e, t) {
			const n = [];
			let o = t.directives === true;
			if (t.directives !== false && e.directives) {
				const t = e.directives.toString(e);
				if (t) {
					n.push(t);
					o = true;
				} else if (e.directives.docStart) o = true;
			}
			if (o) n.push("---");
			const s = i.createStringifyContext(e, t);
			const { commentString: c } = s.options;
			if (e.commentBefore) {
				if (n.length !== 1) n.unshift("");
				const t = c(e.commentBefore);
				n.unshift(a.indentComment(t, ""));
			}
			let l = false;
			let u = null;
			if (e.contents) {
				if (r.isNode(e.contents)) {
					if (e.contents.spaceBefore && o) n.push("");
					if (e.contents.commentBefore) {
						const t = c(e.contents.commentBefore);
						n.push(a.indentComment(t, ""));
					}
					s.forceBlockIndent = !!e.comment;
					u = e.contents.comment;
				}
				const t = u ? undefined : () => l = true;
				let d = i.stringify(e.contents, s, () => u = null, t);
				if (u) d += a.lineComment(d, "", c(u));
				if ((d[0] === "|" || d[0] === ">") && n[n.length - 1] === "---") {
					n[n.length - 1] = `--- ${d}`;
				} else n.push(d);
			} else {
				n.push(i.stringify(e.contents, s));
			}
			if (e.directives?.docEnd) {
				if (e.comment) {
					const t = c(e.comment);
					if (t.includes("\n")) {
						n.push("...");
						n.push(a.indentComment(t, ""));
					} else {
						n.push(`... ${t}`);
					}
				} else {
					n.push("...");
				}
			} else {
				let t = e.comment;
				if (t && l) t = t.replace(/^\n+/, "");
				if (t) {
					if ((!l || u) && n[n.length - 1] !== "") n.push("");
					n.push(a.indentComment(c(t), ""));
				}
			}
			return n.join("\n") + "\n";
		}
		t.stringifyDocument = stringifyDocument;
	}),
	28689: (function(e, t) {
		function stringifyNumber({ format: e, minFractionDigits: t, tag: n, value: r }) {
			if (typeof r === "bigint") return String(r);
			const i = typeof r === "number" ? r : Number(r);
			if (!isFinite(i)) return isNaN(i) ? ".nan" : i < 0 ? "-.inf" : ".inf";
			let a = Object.is(r, -0) ? "-0" : JSON.stringify(r);
			if (!e && t && (!n || n === "tag:yaml.org,2002:float") && /^-?\d/.test(a) && !a.includes("e")) {
				let e = a.indexOf(".");
				if (e < 0) {
					e = a.length;
					a += ".";
				}
				let n = t - (a.length - e - 1);
				while (n-- > 0) a += "0";
			}
			return a;
		}
		t.stringifyNumber = stringifyNumber;
	}),
	59748: (function(e, t, n) {
		var r = n(41127);
		var i = n(63301);
		var a = n(2148);
		var o = n(59799);
		function stringifyPair({ key: e, value: t }, n, s, c) {
			const { allNullValues: l, doc: u, indent: d, indentStep: f, options: { commentString: p, indentSeq: m, simpleKeys: h } } = n;
			let g = r.isNode(e) && e.comment || null;
			if (h) {
				if (g) {
					throw new Error("With simple keys, key nodes cannot have comments");
				}
				if (r.isCollection(e) || !r.isNode(e) && typeof e === "object") {
					const e = "With simple keys, collection cannot be used as a key value";
					throw new Error(e);
				}
			}
			let _ = !h && (!e || g && t == null && !n.inFlow || r.isCollection(e) || (r.isScalar(e) ? e.type === i.Scalar.BLOCK_FOLDED || e.type === i.Scalar.BLOCK_LITERAL : typeof e === "object"));
			n = Object.assign({}, n, {
				allNullValues: false,
				implicitKey: !_ && (h || !l),
				indent: d + f
			});
			let v = false;
			let y = false;
			let b = a.stringify(e, n, () => v = true, () => y = true);
			if (!_ && !n.inFlow && b.length > 1024) {
				if (h) throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
				_ = true;
			}
			if (n.inFlow) {
				if (l || t == null) {
					if (v && s) s();
					return b === "" ? "?" : _ ? `? ${b}` : b;
				}
			} else if (l && !h || t == null && _) {
				b = `? ${b}`;
				if (g && !v) {
					b += o.lineComment(b, n.indent, p(g));
				} else if (y && c) c();
				return b;
			}
			if (v) g = null;
			if (_) {
				if (g) b += o.lineComment(b, n.indent, p(g));
				b = `? ${b}\n${d}:`;
			} else {
				b = `${b}:`;
				if (g) b += o.lineComment(b, n.indent, p(g));
			}
			let x, S, C;
			if (r.isNode(t)) {
				x = !!t.spaceBefore;
				S = t.commentBefore;
				C = t.comment;
			} else {
				x = false;
				S = null;
				C = null;
				if (t && typeof t === "object") t = u.createNode(t);
			}
			n.implicitKey = false;
			if (!_ && !g && r.isScalar(t)) n.indentAtStart = b.length + 1;
			y = false;
			if (!m && f.length >= 2 && !n.inFlow && !_ && r.isSeq(t) && !t.flow && !t.tag && !t.anchor) {
				n.indent = n.indent.substring(2);
			}
			let w = false;
			const T = a.stringify(t, n, () => w = true, () => y = true);
			let E = " ";
			if (g || x || S) {
				E = x ? "\n" : "";
				if (S) {
					const e = p(S);
					E += `\n${o.indentComment(e, n.indent)}`;
				}
				if (T === "" && !n.inFlow) {
					if (E === "\n" && C) E = "\n\n";
				} else {
					E += `\n${n.indent}`;
				}
			} else if (!_ && r.isCollection(t)) {
				const e = T[0];
				const r = T.indexOf("\n");
				const i = r !== -1;
				const a = n.inFlow ?? t.flow ?? t.items.length === 0;
				if (i || !a) {
					let t = false;
					if (i && (e === "&" || e === "!")) {
						let n = T.indexOf(" ");
						if (e === "&" && n !== -1 && n < r && T[n + 1] === "!") {
							n = T.indexOf(" ", n + 1);
						}
						if (n === -1 || r < n) t = true;
					}
					if (!t) E = `\n${n.indent}`;
				}
			} else if (T === "" || T[0] === "\n") {
				E = "";
			}
			b += E + T;
			if (n.inFlow) {
				if (w && s) s();
			} else if (C && !w) {
				b += o.lineComment(b, n.indent, p(C));
			} else if (y && c) {
				c();
			}
			return b;
		}
		t.stringifyPair = stringifyPair;
	}),
	83069: (function(e, t, n) {
		var r = n(63301);
		var i = n(34475);
		const getFoldOptions = (e, t) => ({
			indentAtStart: t ? e.indent.length : e.indentAtStart,
			lineWidth: e.options.lineWidth,
			minContentWidth: e.options.minContentWidth
		});
		const containsDocumentMarker = (e) => /^(%|---|\.\.\.)/m.test(e);
		function lineLengthOverLimit(e, t, n) {
			if (!t || t < 0) return false;
			const r = t - n;
			const i = e.length;
			if (i <= r) return false;
			for (let t = 0, n = 0; t < i; ++t) {
				if (e[t] === "\n") {
					if (t - n > r) return true;
					n = t + 1;
					if (i - n <= r) return false;
				}
			}
			return true;
		}
		function doubleQuotedString(e, t) {
			const n = JSON.stringify(e);
			if (t.options.doubleQuotedAsJSON) return n;
			const { implicitKey: r } = t;
			const a = t.options.doubleQuotedMinMultiLineLength;
			const o = t.indent || (containsDocumentMarker(e) ? "  " : "");
			let s = "";
			let c = 0;
			for (let e = 0, t = n[e]; t; t = n[++e]) {
				if (t === " " && n[e + 1] === "\\" && n[e + 2] === "n") {
					s += n.slice(c, e) + "\\ ";
					e += 1;
					c = e;
					t = "\\";
				}
				if (t === "\\") switch (n[e + 1]) {
					case "u":
						{
							s += n.slice(c, e);
							const t = n.substr(e + 2, 4);
							switch (t) {
								case "0000":
									s += "\\0";
									break;
								case "0007":
									s += "\\a";
									break;
								case "000b":
									s += "\\v";
									break;
								case "001b":
									s += "\\e";
									break;
								case "0085":
									s += "\\N";
									break;
								case "00a0":
									s += "\\_";
									break;
								case "2028":
									s += "\\L";
									break;
								case "2029":
									s += "\\P";
									break;
								default: if (t.substr(0, 2) === "00") s += "\\x" + t.substr(2);
								else s += n.substr(e, 6);
							}
							e += 5;
							c = e + 1;
						}
						break;
					case "n":
						if (r || n[e + 2] === "\"" || n.length < a) {
							e += 1;
						} else {
							s += n.slice(c, e) + "\n\n";
							while (n[e + 2] === "\\" && n[e + 3] === "n" && n[e + 4] !== "\"") {
								s += "\n";
								e += 2;
							}
							s += o;
							if (n[e + 2] === " ") s += "\\";
							e += 1;
							c = e + 1;
						}
						break;
					default: e += 1;
				}
			}
			s = c ? s + n.slice(c) : n;
			return r ? s : i.foldFlowLines(s, o, i.FOLD_QUOTED, getFoldOptions(t, false));
		}
		function singleQuotedString(e, t) {
			if (t.options.singleQuote === false || t.implicitKey && e.includes("\n") || /[ \t]\n|\n[ \t]/.test(e)) return doubleQuotedString(e, t);
			const n = t.indent || (containsDocumentMarker(e) ? "  " : "");
			const r = "'" + e.replace(/'/g, "''").replace(/\n+/g, `$&\n${n}`) + "'";
			return t.implicitKey ? r : i.foldFlowLines(r, n, i.FOLD_FLOW, getFoldOptions(t, false));
		}
		function quotedString(e, t) {
			const { singleQuote: n } = t.options;
			let r;
			if (n === false) r = doubleQuotedString;
			else {
				const t = e.includes("\"");
				const i = e.includes("'");
				if (t && !i) r = singleQuotedString;
				else if (i && !t) r = doubleQuotedString;
				else r = n ? singleQuotedString : doubleQuotedString;
			}
			return r(e, t);
		}
		let a;
		try {
			a = new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
		} catch {
			a = /\n+(?!\n|$)/g;
		}
		function blockString({ comment: e, type: t, value: n }, o, s, c) {
			const { blockQuote: l, commentString: u, lineWidth: d } = o.options;
			if (!l || /\n[\t ]+$/.test(n)) {
				return quotedString(n, o);
			}
			const f = o.indent || (o.forceBlockIndent || containsDocumentMarker(n) ? "  " : "");
			const p = l === "literal" ? true : l === "folded" || t === r.Scalar.BLOCK_FOLDED ? false : t === r.Scalar.BLOCK_LITERAL ? true : !lineLengthOverLimit(n, d, f.length);
			if (!n) return p ? "|\n" : ">\n";
			let m;
			let h;
			for (h = n.length; h > 0; --h) {
				const e = n[h - 1];
				if (e !== "\n" && e !== "	" && e !== " ") break;
			}
			let g = n.substring(h);
			const _ = g.indexOf("\n");
			if (_ === -1) {
				m = "-";
			} else if (n === g || _ !== g.length - 1) {
				m = "+";
				if (c) c();
			} else {
				m = "";
			}
			if (g) {
				n = n.slice(0, -g.length);
				if (g[g.length - 1] === "\n") g = g.slice(0, -1);
				g = g.replace(a, `$&${f}`);
			}
			let v = false;
			let y;
			let b = -1;
			for (y = 0; y < n.length; ++y) {
				const e = n[y];
				if (e === " ") v = true;
				else if (e === "\n") b = y;
				else break;
			}
			let x = n.substring(0, b < y ? b + 1 : y);
			if (x) {
				n = n.substring(x.length);
				x = x.replace(/\n+/g, `$&${f}`);
			}
			const S = f ? "2" : "1";
			let C = (v ? S : "") + m;
			if (e) {
				C += " " + u(e.replace(/ ?[\r\n]+/g, " "));
				if (s) s();
			}
			if (!p) {
				const e = n.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${f}`);
				let a = false;
				const s = getFoldOptions(o, true);
				if (l !== "folded" && t !== r.Scalar.BLOCK_FOLDED) {
					s.onOverflow = () => {
						a = true;
					};
				}
				const c = i.foldFlowLines(`${x}${e}${g}`, f, i.FOLD_BLOCK, s);
				if (!a) return `>${C}\n${f}${c}`;
			}
			n = n.replace(/\n+/g, `$&${f}`);
			return `|${C}\n${f}${x}${n}${g}`;
		}
		function plainString(e, t, n, a) {
			const { type: o, value: s } = e;
			const { actualString: c, implicitKey: l, indent: u, indentStep: d, inFlow: f } = t;
			if (l && s.includes("\n") || f && /[[\]{},]/.test(s)) {
				return quotedString(s, t);
			}
			if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(s)) {
				return l || f || !s.includes("\n") ? quotedString(s, t) : blockString(e, t, n, a);
			}
			if (!l && !f && o !== r.Scalar.PLAIN && s.includes("\n")) {
				return blockString(e, t, n, a);
			}
			if (containsDocumentMarker(s)) {
				if (u === "") {
					t.forceBlockIndent = true;
					return blockString(e, t, n, a);
				} else if (l && u === d) {
					return quotedString(s, t);
				}
			}
			const p = s.replace(/\n+/g, `$&\n${u}`);
			if (c) {
				const test = (e) => e.default && e.tag !== "tag:yaml.org,2002:str" && e.test?.test(p);
				const { compat: e, tags: n } = t.doc.schema;
				if (n.some(test) || e?.some(test)) return quotedString(s, t);
			}
			return l ? p : i.foldFlowLines(p, u, i.FOLD_FLOW, getFoldOptions(t, false));
		}
		function stringifyString(e, t, n, i) {
			const { implicitKey: a, inFlow: o } = t;
			const s = typeof e.value === "string" ? e : Object.assign({}, e, { value: String(e.value) });
			let { type: c } = e;
			if (c !== r.Scalar.QUOTE_DOUBLE) {
				if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(s.value)) c = r.Scalar.QUOTE_DOUBLE;
			}
			const _stringify = (e) => {
				switch (e) {
					case r.Scalar.BLOCK_FOLDED:
					case r.Scalar.BLOCK_LITERAL: return a || o ? quotedString(s.value, t) : blockString(s, t, n, i);
					case r.Scalar.QUOTE_DOUBLE: return doubleQuotedString(s.value, t);
					case r.Scalar.QUOTE_SINGLE: return singleQuotedString(s.value, t);
					case r.Scalar.PLAIN: return plainString(s, t, n, i);
					default: return null;
				}
			};
			let l = _stringify(c);
			if (l === null) {
				const { defaultKeyType: e, defaultStringType: n } = t.options;
				const r = a && e || n;
				l = _stringify(r);
				if (l === null) throw new Error(`Unsupported default string type ${r}`);
			}
			return l;
		}
		t.stringifyString = stringifyString;
	}),
	10204: (function(e, t, n) {
		var r = n(41127);
		const i = Symbol("break visit");
		const a = Symbol("skip children");
		const o = Symbol("remove node");
		function visit(e, t) {
			const n = initVisitor(t);
			if (r.isDocument(e)) {
				const t = visit_(null, e.contents, n, Object.freeze([e]));
				if (t === o) e.contents = null;
			} else visit_(null, e, n, Object.freeze([]));
		}
		visit.BREAK = i;
		visit.SKIP = a;
		visit.REMOVE = o;
		function visit_(e, t, n, a) {
			const s = callVisitor(e, t, n, a);
			if (r.isNode(s) || r.isPair(s)) {
				replaceNode(e, a, s);
				return visit_(e, s, n, a);
			}
			if (typeof s !== "symbol") {
				if (r.isCollection(t)) {
					a = Object.freeze(a.concat(t));
					for (let e = 0; e < t.items.length; ++e) {
						const r = visit_(e, t.items[e], n, a);
						if (typeof r === "number") e = r - 1;
						else if (r === i) return i;
						else if (r === o) {
							t.items.splice(e, 1);
							e -= 1;
						}
					}
				} else if (r.isPair(t)) {
					a = Object.freeze(a.concat(t));
					const e = visit_("key", t.key, n, a);
					if (e === i) return i;
					else if (e === o) t.key = null;
					const r = visit_("value", t.value, n, a);
					if (r === i) return i;
					else if (r === o) t.value = null;
				}
			}
			return s;
		}
		async function visitAsync(e, t) {
			const n = initVisitor(t);
			if (r.isDocument(e)) {
				const t = await visitAsync_(null, e.contents, n, Object.freeze([e]));
				if (t === o) e.contents = null;
			} else await visitAsync_(null, e, n, Object.freeze([]));
		}
		visitAsync.BREAK = i;
		visitAsync.SKIP = a;
		visitAsync.REMOVE = o;
		async function visitAsync_(e, t, n, a) {
			const s = await callVisitor(e, t, n, a);
			if (r.isNode(s) || r.isPair(s)) {
				replaceNode(e, a, s);
				return visitAsync_(e, s, n, a);
			}
			if (typeof s !== "symbol") {
				if (r.isCollection(t)) {
					a = Object.freeze(a.concat(t));
					for (let e = 0; e < t.items.length; ++e) {
						const r = await visitAsync_(e, t.items[e], n, a);
						if (typeof r === "number") e = r - 1;
						else if (r === i) return i;
						else if (r === o) {
							t.items.splice(e, 1);
							e -= 1;
						}
					}
				} else if (r.isPair(t)) {
					a = Object.freeze(a.concat(t));
					const e = await visitAsync_("key", t.key, n, a);
					if (e === i) return i;
					else if (e === o) t.key = null;
					const r = await visitAsync_("value", t.value, n, a);
					if (r === i) return i;
					else if (r === o) t.value = null;
				}
			}
			return s;
		}
		function initVisitor(e) {
			if (typeof e === "object" && (e.Collection || e.Node || e.Value)) {
				return Object.assign({
					Alias: e.Node,
					Map: e.Node,
					Scalar: e.Node,
					Seq: e.Node
				}, e.Value && {
					Map: e.Value,
					Scalar: e.Value,
					Seq: e.Value
				}, e.Collection && {
					Map: e.Collection,
					Seq: e.Collection
				}, e);
			}
			return e;
		}
		function callVisitor(e, t, n, i) {
			if (typeof n === "function") return n(e, t, i);
			if (r.isMap(t)) return n.Map?.(e, t, i);
			if (r.isSeq(t)) return n.Seq?.(e, t, i);
			if (r.isPair(t)) return n.Pair?.(e, t, i);
			if (r.isScalar(t)) return n.Scalar?.(e, t, i);
			if (r.isAlias(t)) return n.Alias?.(e, t, i);
			return undefined;
		}
		function replaceNode(e, t, n) {
			const i = t[t.length - 1];
			if (r.isCollection(i)) {
				i.items[e] = n;
			} else if (r.isPair(i)) {
				if (e === "key") i.key = n;
				else i.value = n;
			} else if (r.isDocument(i)) {
				i.contents = n;
			} else {
				const e = r.isAlias(i) ? "alias" : "scalar";
				throw new Error(`Cannot replace node with ${e} parent`);
			}
		}
		t.visit = visit;
		t.visitAsync = visitAsync;
	})
};
;
