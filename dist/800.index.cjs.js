"use strict";
exports.id = 800;
exports.ids = [800];
exports.modules = {
	59800: (function(e, t, n) {
		var r;
		r = { value: true };
		t.wT = r = void 0;
		const i = n(96950);
		const a = n(24488);
		const o = n(85699);
		var s = i.isS;
		var ee = i.isChar;
		var c = i.isNameStartChar;
		var l = i.isNameChar;
		var te = i.S_LIST;
		var ne = i.NAME_RE;
		var re = a.isChar;
		var ie = o.isNCNameStartChar;
		var ae = o.isNCNameChar;
		var oe = o.NC_NAME_RE;
		const u = "http://www.w3.org/XML/1998/namespace";
		const d = "http://www.w3.org/2000/xmlns/";
		const se = {
			__proto__: null,
			xml: u,
			xmlns: d
		};
		const ce = {
			__proto__: null,
			amp: "&",
			gt: ">",
			lt: "<",
			quot: "\"",
			apos: "'"
		};
		const f = -1;
		const p = -2;
		const m = 0;
		const le = 1;
		const h = 2;
		const ue = 3;
		const g = 4;
		const de = 5;
		const fe = 6;
		const pe = 7;
		const _ = 8;
		const me = 9;
		const he = 10;
		const ge = 11;
		const _e = 12;
		const v = 13;
		const y = 14;
		const b = 15;
		const ve = 16;
		const x = 17;
		const ye = 18;
		const be = 19;
		const S = 20;
		const xe = 21;
		const Se = 22;
		const Ce = 23;
		const C = 24;
		const w = 25;
		const T = 26;
		const E = 27;
		const we = 28;
		const Te = 29;
		const D = 30;
		const Ee = 31;
		const De = 32;
		const O = 33;
		const Oe = 34;
		const k = 35;
		const A = 36;
		const j = 37;
		const ke = 38;
		const M = 39;
		const N = 40;
		const Ae = 41;
		const P = 42;
		const je = 43;
		const Me = 44;
		const F = 9;
		const I = 10;
		const L = 13;
		const R = 32;
		const Ne = 33;
		const Pe = 34;
		const z = 38;
		const B = 39;
		const V = 45;
		const H = 47;
		const Fe = 59;
		const U = 60;
		const W = 61;
		const G = 62;
		const K = 63;
		const q = 91;
		const J = 93;
		const Y = 133;
		const X = 8232;
		const isQuote = (e) => e === Pe || e === B;
		const Z = [Pe, B];
		const Ie = [
			...Z,
			q,
			G
		];
		const Le = [
			...Z,
			U,
			J
		];
		const Re = [
			W,
			K,
			...te
		];
		const ze = [
			...te,
			G,
			z,
			U
		];
		function nsPairCheck(e, t, n) {
			switch (t) {
				case "xml":
					if (n !== u) {
						e.fail(`xml prefix must be bound to ${u}.`);
					}
					break;
				case "xmlns":
					if (n !== d) {
						e.fail(`xmlns prefix must be bound to ${d}.`);
					}
					break;
				default:
			}
			switch (n) {
				case d:
					e.fail(t === "" ? `the default namespace may not be set to ${n}.` : `may not assign a prefix (even "xmlns") to the URI \
${d}.`);
					break;
				case u:
					switch (t) {
						case "xml": break;
						case "":
							e.fail(`the default namespace may not be set to ${n}.`);
							break;
						default: e.fail("may not assign the xml namespace to another prefix.");
					}
					break;
				default:
			}
		}
		function nsMappingCheck(e, t) {
			for (const n of Object.keys(t)) {
				nsPairCheck(e, n, t[n]);
			}
		}
		const isNCName = (e) => oe.test(e);
		const isName = (e) => ne.test(e);
		const Q = 0;
		const Be = 1;
		const $ = 2;
		r = [
			"xmldecl",
			"text",
			"processinginstruction",
			"doctype",
			"comment",
			"opentagstart",
			"attribute",
			"opentag",
			"closetag",
			"cdata",
			"error",
			"end",
			"ready"
		];
		const Ve = {
			xmldecl: "xmldeclHandler",
			text: "textHandler",
			processinginstruction: "piHandler",
			doctype: "doctypeHandler",
			comment: "commentHandler",
			opentagstart: "openTagStartHandler",
			attribute: "attributeHandler",
			opentag: "openTagHandler",
			closetag: "closeTagHandler",
			cdata: "cdataHandler",
			error: "errorHandler",
			end: "endHandler",
			ready: "readyHandler"
		};
		class SaxesParser {
			constructor(e) {
				this.opt = e !== null && e !== void 0 ? e : {};
				this.fragmentOpt = !!this.opt.fragment;
				const t = this.xmlnsOpt = !!this.opt.xmlns;
				this.trackPosition = this.opt.position !== false;
				this.fileName = this.opt.fileName;
				if (t) {
					this.nameStartCheck = ie;
					this.nameCheck = ae;
					this.isName = isNCName;
					this.processAttribs = this.processAttribsNS;
					this.pushAttrib = this.pushAttribNS;
					this.ns = Object.assign({ __proto__: null }, se);
					const e = this.opt.additionalNamespaces;
					if (e != null) {
						nsMappingCheck(this, e);
						Object.assign(this.ns, e);
					}
				} else {
					this.nameStartCheck = c;
					this.nameCheck = l;
					this.isName = isName;
					this.processAttribs = this.processAttribsPlain;
					this.pushAttrib = this.pushAttribPlain;
				}
				this.stateTable = [
					this.sBegin,
					this.sBeginWhitespace,
					this.sDoctype,
					this.sDoctypeQuote,
					this.sDTD,
					this.sDTDQuoted,
					this.sDTDOpenWaka,
					this.sDTDOpenWakaBang,
					this.sDTDComment,
					this.sDTDCommentEnding,
					this.sDTDCommentEnded,
					this.sDTDPI,
					this.sDTDPIEnding,
					this.sText,
					this.sEntity,
					this.sOpenWaka,
					this.sOpenWakaBang,
					this.sComment,
					this.sCommentEnding,
					this.sCommentEnded,
					this.sCData,
					this.sCDataEnding,
					this.sCDataEnding2,
					this.sPIFirstChar,
					this.sPIRest,
					this.sPIBody,
					this.sPIEnding,
					this.sXMLDeclNameStart,
					this.sXMLDeclName,
					this.sXMLDeclEq,
					this.sXMLDeclValueStart,
					this.sXMLDeclValue,
					this.sXMLDeclSeparator,
					this.sXMLDeclEnding,
					this.sOpenTag,
					this.sOpenTagSlash,
					this.sAttrib,
					this.sAttribName,
					this.sAttribNameSawWhite,
					this.sAttribValue,
					this.sAttribValueQuoted,
					this.sAttribValueClosed,
					this.sAttribValueUnquoted,
					this.sCloseTag,
					this.sCloseTagSawWhite
				];
				this._init();
			}
			get closed() {
				return this._closed;
			}
			_init() {
				var e;
				this.openWakaBang = "";
				this.text = "";
				this.name = "";
				this.piTarget = "";
				this.entity = "";
				this.q = null;
				this.tags = [];
				this.tag = null;
				this.topNS = null;
				this.chunk = "";
				this.chunkPosition = 0;
				this.i = 0;
				this.prevI = 0;
				this.carriedFromPrevious = undefined;
				this.forbiddenState = Q;
				this.attribList = [];
				const { fragmentOpt: t } = this;
				this.state = t ? v : m;
				this.reportedTextBeforeRoot = this.reportedTextAfterRoot = this.closedRoot = this.sawRoot = t;
				this.xmlDeclPossible = !t;
				this.xmlDeclExpects = ["version"];
				this.entityReturnState = undefined;
				let { defaultXMLVersion: n } = this.opt;
				if (n === undefined) {
					if (this.opt.forceXMLVersion === true) {
						throw new Error("forceXMLVersion set but defaultXMLVersion is not set");
					}
					n = "1.0";
				}
				this.setXMLVersion(n);
				this.positionAtNewLine = 0;
				this.doctype = false;
				this._closed = false;
				this.xmlDecl = {
					version: undefined,
					encoding: undefined,
					standalone: undefined
				};
				this.line = 1;
				this.column = 0;
				this.ENTITIES = Object.create(ce);
				(e = this.readyHandler) === null || e === void 0 ? void 0 : e.call(this);
			}
			get position() {
				return this.chunkPosition + this.i;
			}
			get columnIndex() {
				return this.position - this.positionAtNewLine;
			}
			on(e, t) {
				this[Ve[e]] = t;
			}
			off(e) {
				this[Ve[e]] = undefined;
			}
			makeError(e) {
				var t;
				let n = (t = this.fileName) !== null && t !== void 0 ? t : "";
				if (this.trackPosition) {
					if (n.length > 0) {
						n += ":";
					}
					n += `${this.line}:${this.column}`;
				}
				if (n.length > 0) {
					n += ": ";
				}
				return new Error(n + e);
			}
			fail(e) {
				const t = this.makeError(e);
				const n = this.errorHandler;
				if (n === undefined) {
					throw t;
				} else {
					n(t);
				}
				return this;
			}
			write(e) {
				if (this.closed) {
					return this.fail("cannot write after close; assign an onready handler.");
				}
				let t = false;
				if (e === null) {
					t = true;
					e = "";
				} else if (typeof e === "object") {
					e = e.toString();
				}
				if (this.carriedFromPrevious !== undefined) {
					e = `${this.carriedFromPrevious}${e}`;
					this.carriedFromPrevious = undefined;
				}
				let n = e.length;
				const r = e.charCodeAt(n - 1);
				if (!t && (r === L || r >= 55296 && r <= 56319)) {
					this.carriedFromPrevious = e[n - 1];
					n--;
					e = e.slice(0, n);
				}
				const { stateTable: i } = this;
				this.chunk = e;
				this.i = 0;
				while (this.i < n) {
					i[this.state].call(this);
				}
				this.chunkPosition += n;
				return t ? this.end() : this;
			}
			close() {
				return this.write(null);
			}
			getCode10() {
				const { chunk: e, i: t } = this;
				this.prevI = t;
				this.i = t + 1;
				if (t >= e.length) {
					return f;
				}
				const n = e.charCodeAt(t);
				this.column++;
				if (n < 55296) {
					if (n >= R || n === F) {
						return n;
					}
					switch (n) {
						case I:
							this.line++;
							this.column = 0;
							this.positionAtNewLine = this.position;
							return I;
						case L:
							if (e.charCodeAt(t + 1) === I) {
								this.i = t + 2;
							}
							this.line++;
							this.column = 0;
							this.positionAtNewLine = this.position;
							return p;
						default:
							this.fail("disallowed character.");
							return n;
					}
				}
				if (n > 56319) {
					if (!(n >= 57344 && n <= 65533)) {
						this.fail("disallowed character.");
					}
					return n;
				}
				const r = 65536 + (n - 55296) * 1024 + (e.charCodeAt(t + 1) - 56320);
				this.i = t + 2;
				if (r > 1114111) {
					this.fail("disallowed character.");
				}
				return r;
			}
			getCode11() {
				const { chunk: e, i: t } = this;
				this.prevI = t;
				this.i = t + 1;
				if (t >= e.length) {
					return f;
				}
				const n = e.charCodeAt(t);
				this.column++;
				if (n < 55296) {
					if (n > 31 && n < 127 || n > 159 && n !== X || n === F) {
						return n;
					}
					switch (n) {
						case I:
							this.line++;
							this.column = 0;
							this.positionAtNewLine = this.position;
							return I;
						case L: {
							const n = e.charCodeAt(t + 1);
							if (n === I || n === Y) {
								this.i = t + 2;
							}
						}
						case Y:
						case X:
							this.line++;
							this.column = 0;
							this.positionAtNewLine = this.position;
							return p;
						default:
							this.fail("disallowed character.");
							return n;
					}
				}
				if (n > 56319) {
					if (!(n >= 57344 && n <= 65533)) {
						this.fail("disallowed character.");
					}
					return n;
				}
				const r = 65536 + (n - 55296) * 1024 + (e.charCodeAt(t + 1) - 56320);
				this.i = t + 2;
				if (r > 1114111) {
					this.fail("disallowed character.");
				}
				return r;
			}
			getCodeNorm() {
				const e = this.getCode();
				return e === p ? I : e;
			}
			unget() {
				this.i = this.prevI;
				this.column--;
			}
			captureTo(e) {
				let { i: t } = this;
				const { chunk: n } = this;
				while (true) {
					const r = this.getCode();
					const i = r === p;
					const a = i ? I : r;
					if (a === f || e.includes(a)) {
						this.text += n.slice(t, this.prevI);
						return a;
					}
					if (i) {
						this.text += `${n.slice(t, this.prevI)}\n`;
						t = this.i;
					}
				}
			}
			captureToChar(e) {
				let { i: t } = this;
				const { chunk: n } = this;
				while (true) {
					let r = this.getCode();
					switch (r) {
						case p:
							this.text += `${n.slice(t, this.prevI)}\n`;
							t = this.i;
							r = I;
							break;
						case f:
							this.text += n.slice(t);
							return false;
						default:
					}
					if (r === e) {
						this.text += n.slice(t, this.prevI);
						return true;
					}
				}
			}
			captureNameChars() {
				const { chunk: e, i: t } = this;
				while (true) {
					const n = this.getCode();
					if (n === f) {
						this.name += e.slice(t);
						return f;
					}
					if (!l(n)) {
						this.name += e.slice(t, this.prevI);
						return n === p ? I : n;
					}
				}
			}
			skipSpaces() {
				while (true) {
					const e = this.getCodeNorm();
					if (e === f || !s(e)) {
						return e;
					}
				}
			}
			setXMLVersion(e) {
				this.currentXMLVersion = e;
				if (e === "1.0") {
					this.isChar = ee;
					this.getCode = this.getCode10;
				} else {
					this.isChar = re;
					this.getCode = this.getCode11;
				}
			}
			sBegin() {
				if (this.chunk.charCodeAt(0) === 65279) {
					this.i++;
					this.column++;
				}
				this.state = le;
			}
			sBeginWhitespace() {
				const e = this.i;
				const t = this.skipSpaces();
				if (this.prevI !== e) {
					this.xmlDeclPossible = false;
				}
				switch (t) {
					case U:
						this.state = b;
						if (this.text.length !== 0) {
							throw new Error("no-empty text at start");
						}
						break;
					case f: break;
					default:
						this.unget();
						this.state = v;
						this.xmlDeclPossible = false;
				}
			}
			sDoctype() {
				var e;
				const t = this.captureTo(Ie);
				switch (t) {
					case G: {
						(e = this.doctypeHandler) === null || e === void 0 ? void 0 : e.call(this, this.text);
						this.text = "";
						this.state = v;
						this.doctype = true;
						break;
					}
					case f: break;
					default:
						this.text += String.fromCodePoint(t);
						if (t === q) {
							this.state = g;
						} else if (isQuote(t)) {
							this.state = ue;
							this.q = t;
						}
				}
			}
			sDoctypeQuote() {
				const e = this.q;
				if (this.captureToChar(e)) {
					this.text += String.fromCodePoint(e);
					this.q = null;
					this.state = h;
				}
			}
			sDTD() {
				const e = this.captureTo(Le);
				if (e === f) {
					return;
				}
				this.text += String.fromCodePoint(e);
				if (e === J) {
					this.state = h;
				} else if (e === U) {
					this.state = fe;
				} else if (isQuote(e)) {
					this.state = de;
					this.q = e;
				}
			}
			sDTDQuoted() {
				const e = this.q;
				if (this.captureToChar(e)) {
					this.text += String.fromCodePoint(e);
					this.state = g;
					this.q = null;
				}
			}
			sDTDOpenWaka() {
				const e = this.getCodeNorm();
				this.text += String.fromCodePoint(e);
				switch (e) {
					case Ne:
						this.state = pe;
						this.openWakaBang = "";
						break;
					case K:
						this.state = ge;
						break;
					default: this.state = g;
				}
			}
			sDTDOpenWakaBang() {
				const e = String.fromCodePoint(this.getCodeNorm());
				const t = this.openWakaBang += e;
				this.text += e;
				if (t !== "-") {
					this.state = t === "--" ? _ : g;
					this.openWakaBang = "";
				}
			}
			sDTDComment() {
				if (this.captureToChar(V)) {
					this.text += "-";
					this.state = me;
				}
			}
			sDTDCommentEnding() {
				const e = this.getCodeNorm();
				this.text += String.fromCodePoint(e);
				this.state = e === V ? he : _;
			}
			sDTDCommentEnded() {
				const e = this.getCodeNorm();
				this.text += String.fromCodePoint(e);
				if (e === G) {
					this.state = g;
				} else {
					this.fail("malformed comment.");
					this.state = _;
				}
			}
			sDTDPI() {
				if (this.captureToChar(K)) {
					this.text += "?";
					this.state = _e;
				}
			}
			sDTDPIEnding() {
				const e = this.getCodeNorm();
				this.text += String.fromCodePoint(e);
				if (e === G) {
					this.state = g;
				}
			}
			sText() {
				if (this.tags.length !== 0) {
					this.handleTextInRoot();
				} else {
					this.handleTextOutsideRoot();
				}
			}
			sEntity() {
				let { i: e } = this;
				const { chunk: t } = this;
				loop: while (true) {
					switch (this.getCode()) {
						case p:
							this.entity += `${t.slice(e, this.prevI)}\n`;
							e = this.i;
							break;
						case Fe: {
							const { entityReturnState: n } = this;
							const r = this.entity + t.slice(e, this.prevI);
							this.state = n;
							let i;
							if (r === "") {
								this.fail("empty entity name.");
								i = "&;";
							} else {
								i = this.parseEntity(r);
								this.entity = "";
							}
							if (n !== v || this.textHandler !== undefined) {
								this.text += i;
							}
							break loop;
						}
						case f:
							this.entity += t.slice(e);
							break loop;
						default:
					}
				}
			}
			sOpenWaka() {
				const e = this.getCode();
				if (c(e)) {
					this.state = Oe;
					this.unget();
					this.xmlDeclPossible = false;
				} else {
					switch (e) {
						case H:
							this.state = je;
							this.xmlDeclPossible = false;
							break;
						case Ne:
							this.state = ve;
							this.openWakaBang = "";
							this.xmlDeclPossible = false;
							break;
						case K:
							this.state = Ce;
							break;
						default:
							this.fail("disallowed character in tag name");
							this.state = v;
							this.xmlDeclPossible = false;
					}
				}
			}
			sOpenWakaBang() {
				this.openWakaBang += String.fromCodePoint(this.getCodeNorm());
				switch (this.openWakaBang) {
					case "[CDATA[":
						if (!this.sawRoot && !this.reportedTextBeforeRoot) {
							this.fail("text data outside of root node.");
							this.reportedTextBeforeRoot = true;
						}
						if (this.closedRoot && !this.reportedTextAfterRoot) {
							this.fail("text data outside of root node.");
							this.reportedTextAfterRoot = true;
						}
						this.state = S;
						this.openWakaBang = "";
						break;
					case "--":
						this.state = x;
						this.openWakaBang = "";
						break;
					case "DOCTYPE":
						this.state = h;
						if (this.doctype || this.sawRoot) {
							this.fail("inappropriately located doctype declaration.");
						}
						this.openWakaBang = "";
						break;
					default: if (this.openWakaBang.length >= 7) {
						this.fail("incorrect syntax.");
					}
				}
			}
			sComment() {
				if (this.captureToChar(V)) {
					this.state = ye;
				}
			}
			sCommentEnding() {
				var e;
				const t = this.getCodeNorm();
				if (t === V) {
					this.state = be;
					(e = this.commentHandler) === null || e === void 0 ? void 0 : e.call(this, this.text);
					this.text = "";
				} else {
					this.text += `-${String.fromCodePoint(t)}`;
					this.state = x;
				}
			}
			sCommentEnded() {
				const e = this.getCodeNorm();
				if (e !== G) {
					this.fail("malformed comment.");
					this.text += `--${String.fromCodePoint(e)}`;
					this.state = x;
				} else {
					this.state = v;
				}
			}
			sCData() {
				if (this.captureToChar(J)) {
					this.state = xe;
				}
			}
			sCDataEnding() {
				const e = this.getCodeNorm();
				if (e === J) {
					this.state = Se;
				} else {
					this.text += `]${String.fromCodePoint(e)}`;
					this.state = S;
				}
			}
			sCDataEnding2() {
				var e;
				const t = this.getCodeNorm();
				switch (t) {
					case G: {
						(e = this.cdataHandler) === null || e === void 0 ? void 0 : e.call(this, this.text);
						this.text = "";
						this.state = v;
						break;
					}
					case J:
						this.text += "]";
						break;
					default:
						this.text += `]]${String.fromCodePoint(t)}`;
						this.state = S;
				}
			}
			sPIFirstChar() {
				const e = this.getCodeNorm();
				if (this.nameStartCheck(e)) {
					this.piTarget += String.fromCodePoint(e);
					this.state = C;
				} else if (e === K || s(e)) {
					this.fail("processing instruction without a target.");
					this.state = e === K ? T : w;
				} else {
					this.fail("disallowed character in processing instruction name.");
					this.piTarget += String.fromCodePoint(e);
					this.state = C;
				}
			}
			sPIRest() {
				const { chunk: e, i: t } = this;
				while (true) {
					const n = this.getCodeNorm();
					if (n === f) {
						this.piTarget += e.slice(t);
						return;
					}
					if (!this.nameCheck(n)) {
						this.piTarget += e.slice(t, this.prevI);
						const r = n === K;
						if (r || s(n)) {
							if (this.piTarget === "xml") {
								if (!this.xmlDeclPossible) {
									this.fail("an XML declaration must be at the start of the document.");
								}
								this.state = r ? O : E;
							} else {
								this.state = r ? T : w;
							}
						} else {
							this.fail("disallowed character in processing instruction name.");
							this.piTarget += String.fromCodePoint(n);
						}
						break;
					}
				}
			}
			sPIBody() {
				if (this.text.length === 0) {
					const e = this.getCodeNorm();
					if (e === K) {
						this.state = T;
					} else if (!s(e)) {
						this.text = String.fromCodePoint(e);
					}
				} else if (this.captureToChar(K)) {
					this.state = T;
				}
			}
			sPIEnding() {
				var e;
				const t = this.getCodeNorm();
				if (t === G) {
					const { piTarget: t } = this;
					if (t.toLowerCase() === "xml") {
						this.fail("the XML declaration must appear at the start of the document.");
					}
					(e = this.piHandler) === null || e === void 0 ? void 0 : e.call(this, {
						target: t,
						body: this.text
					});
					this.piTarget = this.text = "";
					this.state = v;
				} else if (t === K) {
					this.text += "?";
				} else {
					this.text += `?${String.fromCodePoint(t)}`;
					this.state = w;
				}
				this.xmlDeclPossible = false;
			}
			sXMLDeclNameStart() {
				const e = this.skipSpaces();
				if (e === K) {
					this.state = O;
					return;
				}
				if (e !== f) {
					this.state = we;
					this.name = String.fromCodePoint(e);
				}
			}
			sXMLDeclName() {
				const e = this.captureTo(Re);
				if (e === K) {
					this.state = O;
					this.name += this.text;
					this.text = "";
					this.fail("XML declaration is incomplete.");
					return;
				}
				if (!(s(e) || e === W)) {
					return;
				}
				this.name += this.text;
				this.text = "";
				if (!this.xmlDeclExpects.includes(this.name)) {
					switch (this.name.length) {
						case 0:
							this.fail("did not expect any more name/value pairs.");
							break;
						case 1:
							this.fail(`expected the name ${this.xmlDeclExpects[0]}.`);
							break;
						default: this.fail(`expected one of ${this.xmlDeclExpects.join(", ")}`);
					}
				}
				this.state = e === W ? D : Te;
			}
			sXMLDeclEq() {
				const e = this.getCodeNorm();
				if (e === K) {
					this.state = O;
					this.fail("XML declaration is incomplete.");
					return;
				}
				if (s(e)) {
					return;
				}
				if (e !== W) {
					this.fail("value required.");
				}
				this.state = D;
			}
			sXMLDeclValueStart() {
				const e = this.getCodeNorm();
				if (e === K) {
					this.state = O;
					this.fail("XML declaration is incomplete.");
					return;
				}
				if (s(e)) {
					return;
				}
				if (!isQuote(e)) {
					this.fail("value must be quoted.");
					this.q = R;
				} else {
					this.q = e;
				}
				this.state = Ee;
			}
			sXMLDeclValue() {
				const e = this.captureTo([this.q, K]);
				if (e === K) {
					this.state = O;
					this.text = "";
					this.fail("XML declaration is incomplete.");
					return;
				}
				if (e === f) {
					return;
				}
				const t = this.text;
				this.text = "";
				switch (this.name) {
					case "version": {
						this.xmlDeclExpects = ["encoding", "standalone"];
						const e = t;
						this.xmlDecl.version = e;
						if (!/^1\.[0-9]+$/.test(e)) {
							this.fail("version number must match /^1\\.[0-9]+$/.");
						} else if (!this.opt.forceXMLVersion) {
							this.setXMLVersion(e);
						}
						break;
					}
					case "encoding":
						if (!/^[A-Za-z][A-Za-z0-9._-]*$/.test(t)) {
							this.fail("encoding value must match /^[A-Za-z0-9][A-Za-z0-9._-]*$/.");
						}
						this.xmlDeclExpects = ["standalone"];
						this.xmlDecl.encoding = t;
						break;
					case "standalone":
						if (t !== "yes" && t !== "no") {
							this.fail("standalone value must match \"yes\" or \"no\".");
						}
						this.xmlDeclExpects = [];
						this.xmlDecl.standalone = t;
						break;
					default:
				}
				this.name = "";
				this.state = De;
			}
			sXMLDeclSeparator() {
				const e = this.getCodeNorm();
				if (e === K) {
					this.state = O;
					return;
				}
				if (!s(e)) {
					this.fail("whitespace required.");
					this.unget();
				}
				this.state = E;
			}
			sXMLDeclEnding() {
				var e;
				const t = this.getCodeNorm();
				if (t === G) {
					if (this.piTarget !== "xml") {
						this.fail("processing instructions are not allowed before root.");
					} else if (this.name !== "version" && this.xmlDeclExpects.includes("version")) {
						this.fail("XML declaration must contain a version.");
					}
					(e = this.xmldeclHandler) === null || e === void 0 ? void 0 : e.call(this, this.xmlDecl);
					this.name = "";
					this.piTarget = this.text = "";
					this.state = v;
				} else {
					this.fail("The character ? is disallowed anywhere in XML declarations.");
				}
				this.xmlDeclPossible = false;
			}
			sOpenTag() {
				var e;
				const t = this.captureNameChars();
				if (t === f) {
					return;
				}
				const n = this.tag = {
					name: this.name,
					attributes: Object.create(null)
				};
				this.name = "";
				if (this.xmlnsOpt) {
					this.topNS = n.ns = Object.create(null);
				}
				(e = this.openTagStartHandler) === null || e === void 0 ? void 0 : e.call(this, n);
				this.sawRoot = true;
				if (!this.fragmentOpt && this.closedRoot) {
					this.fail("documents may contain only one root.");
				}
				switch (t) {
					case G:
						this.openTag();
						break;
					case H:
						this.state = k;
						break;
					default:
						if (!s(t)) {
							this.fail("disallowed character in tag name.");
						}
						this.state = A;
				}
			}
			sOpenTagSlash() {
				if (this.getCode() === G) {
					this.openSelfClosingTag();
				} else {
					this.fail("forward-slash in opening tag not followed by >.");
					this.state = A;
				}
			}
			sAttrib() {
				const e = this.skipSpaces();
				if (e === f) {
					return;
				}
				if (c(e)) {
					this.unget();
					this.state = j;
				} else if (e === G) {
					this.openTag();
				} else if (e === H) {
					this.state = k;
				} else {
					this.fail("disallowed character in attribute name.");
				}
			}
			sAttribName() {
				const e = this.captureNameChars();
				if (e === W) {
					this.state = M;
				} else if (s(e)) {
					this.state = ke;
				} else if (e === G) {
					this.fail("attribute without value.");
					this.pushAttrib(this.name, this.name);
					this.name = this.text = "";
					this.openTag();
				} else if (e !== f) {
					this.fail("disallowed character in attribute name.");
				}
			}
			sAttribNameSawWhite() {
				const e = this.skipSpaces();
				switch (e) {
					case f: return;
					case W:
						this.state = M;
						break;
					default:
						this.fail("attribute without value.");
						this.text = "";
						this.name = "";
						if (e === G) {
							this.openTag();
						} else if (c(e)) {
							this.unget();
							this.state = j;
						} else {
							this.fail("disallowed character in attribute name.");
							this.state = A;
						}
				}
			}
			sAttribValue() {
				const e = this.getCodeNorm();
				if (isQuote(e)) {
					this.q = e;
					this.state = N;
				} else if (!s(e)) {
					this.fail("unquoted attribute value.");
					this.state = P;
					this.unget();
				}
			}
			sAttribValueQuoted() {
				const { q: e, chunk: t } = this;
				let { i: n } = this;
				while (true) {
					switch (this.getCode()) {
						case e:
							this.pushAttrib(this.name, this.text + t.slice(n, this.prevI));
							this.name = this.text = "";
							this.q = null;
							this.state = Ae;
							return;
						case z:
							this.text += t.slice(n, this.prevI);
							this.state = y;
							this.entityReturnState = N;
							return;
						case I:
						case p:
						case F:
							this.text += `${t.slice(n, this.prevI)} `;
							n = this.i;
							break;
						case U:
							this.text += t.slice(n, this.prevI);
							this.fail("disallowed character.");
							return;
						case f:
							this.text += t.slice(n);
							return;
						default:
					}
				}
			}
			sAttribValueClosed() {
				const e = this.getCodeNorm();
				if (s(e)) {
					this.state = A;
				} else if (e === G) {
					this.openTag();
				} else if (e === H) {
					this.state = k;
				} else if (c(e)) {
					this.fail("no whitespace between attributes.");
					this.unget();
					this.state = j;
				} else {
					this.fail("disallowed character in attribute name.");
				}
			}
			sAttribValueUnquoted() {
				const e = this.captureTo(ze);
				switch (e) {
					case z:
						this.state = y;
						this.entityReturnState = P;
						break;
					case U:
						this.fail("disallowed character.");
						break;
					case f: break;
					default:
						if (this.text.includes("]]>")) {
							this.fail("the string \"]]>\" is disallowed in char data.");
						}
						this.pushAttrib(this.name, this.text);
						this.name = this.text = "";
						if (e === G) {
							this.openTag();
						} else {
							this.state = A;
						}
				}
			}
			sCloseTag() {
				const e = this.captureNameChars();
				if (e === G) {
					this.closeTag();
				} else if (s(e)) {
					this.state = Me;
				} else if (e !== f) {
					this.fail("disallowed character in closing tag.");
				}
			}
			sCloseTagSawWhite() {
				switch (this.skipSpaces()) {
					case G:
						this.closeTag();
						break;
					case f: break;
					default: this.fail("disallowed character in closing tag.");
				}
			}
			handleTextInRoot() {
				let { i: e, forbiddenState: t } = this;
				const { chunk: n, textHandler: r } = this;
				scanLoop: while (true) {
					switch (this.getCode()) {
						case U: {
							this.state = b;
							if (r !== undefined) {
								const { text: t } = this;
								const i = n.slice(e, this.prevI);
								if (t.length !== 0) {
									r(t + i);
									this.text = "";
								} else if (i.length !== 0) {
									r(i);
								}
							}
							t = Q;
							break scanLoop;
						}
						case z:
							this.state = y;
							this.entityReturnState = v;
							if (r !== undefined) {
								this.text += n.slice(e, this.prevI);
							}
							t = Q;
							break scanLoop;
						case J:
							switch (t) {
								case Q:
									t = Be;
									break;
								case Be:
									t = $;
									break;
								case $: break;
								default: throw new Error("impossible state");
							}
							break;
						case G:
							if (t === $) {
								this.fail("the string \"]]>\" is disallowed in char data.");
							}
							t = Q;
							break;
						case p:
							if (r !== undefined) {
								this.text += `${n.slice(e, this.prevI)}\n`;
							}
							e = this.i;
							t = Q;
							break;
						case f:
							if (r !== undefined) {
								this.text += n.slice(e);
							}
							break scanLoop;
						default: t = Q;
					}
				}
				this.forbiddenState = t;
			}
			handleTextOutsideRoot() {
				let { i: e } = this;
				const { chunk: t, textHandler: n } = this;
				let r = false;
				outRootLoop: while (true) {
					const i = this.getCode();
					switch (i) {
						case U: {
							this.state = b;
							if (n !== undefined) {
								const { text: r } = this;
								const i = t.slice(e, this.prevI);
								if (r.length !== 0) {
									n(r + i);
									this.text = "";
								} else if (i.length !== 0) {
									n(i);
								}
							}
							break outRootLoop;
						}
						case z:
							this.state = y;
							this.entityReturnState = v;
							if (n !== undefined) {
								this.text += t.slice(e, this.prevI);
							}
							r = true;
							break outRootLoop;
						case p:
							if (n !== undefined) {
								this.text += `${t.slice(e, this.prevI)}\n`;
							}
							e = this.i;
							break;
						case f:
							if (n !== undefined) {
								this.text += t.slice(e);
							}
							break outRootLoop;
						default: if (!s(i)) {
							r = true;
						}
					}
				}
				if (!r) {
					return;
				}
				if (!this.sawRoot && !this.reportedTextBeforeRoot) {
					this.fail("text data outside of root node.");
					this.reportedTextBeforeRoot = true;
				}
				if (this.closedRoot && !this.reportedTextAfterRoot) {
					this.fail("text data outside of root node.");
					this.reportedTextAfterRoot = true;
				}
			}
			pushAttribNS(e, t) {
				var n;
				const { prefix: r, local: i } = this.qname(e);
				const a = {
					name: e,
					prefix: r,
					local: i,
					value: t
				};
				this.attribList.push(a);
				(n = this.attributeHandler) === null || n === void 0 ? void 0 : n.call(this, a);
				if (r === "xmlns") {
					const e = t.trim();
					if (this.currentXMLVersion === "1.0" && e === "") {
						this.fail("invalid attempt to undefine prefix in XML 1.0");
					}
					this.topNS[i] = e;
					nsPairCheck(this, i, e);
				} else if (e === "xmlns") {
					const e = t.trim();
					this.topNS[""] = e;
					nsPairCheck(this, "", e);
				}
			}
			pushAttribPlain(e, t) {
				var n;
				const r = {
					name: e,
					value: t
				};
				this.attribList.push(r);
				(n = this.attributeHandler) === null || n === void 0 ? void 0 : n.call(this, r);
			}
			end() {
				var e, t;
				if (!this.sawRoot) {
					this.fail("document must contain a root element.");
				}
				const { tags: n } = this;
				while (n.length > 0) {
					const e = n.pop();
					this.fail(`unclosed tag: ${e.name}`);
				}
				if (this.state !== m && this.state !== v) {
					this.fail("unexpected end.");
				}
				const { text: r } = this;
				if (r.length !== 0) {
					(e = this.textHandler) === null || e === void 0 ? void 0 : e.call(this, r);
					this.text = "";
				}
				this._closed = true;
				(t = this.endHandler) === null || t === void 0 ? void 0 : t.call(this);
				this._init();
				return this;
			}
			resolve(e) {
				var t, n;
				let r = this.topNS[e];
				if (r !== undefined) {
					return r;
				}
				const { tags: i } = this;
				for (let t = i.length - 1; t >= 0; t--) {
					r = i[t].ns[e];
					if (r !== undefined) {
						return r;
					}
				}
				r = this.ns[e];
				if (r !== undefined) {
					return r;
				}
				return (n = (t = this.opt).resolvePrefix) === null || n === void 0 ? void 0 : n.call(t, e);
			}
			qname(e) {
				const t = e.indexOf(":");
				if (t === -1) {
					return {
						prefix: "",
						local: e
					};
				}
				const n = e.slice(t + 1);
				const r = e.slice(0, t);
				if (r === "" || n === "" || n.includes(":")) {
					this.fail(`malformed name: ${e}.`);
				}
				return {
					prefix: r,
					local: n
				};
			}
			processAttribsNS() {
				var e;
				const { attribList: t } = this;
				const n = this.tag;
				{
					const { prefix: t, local: r } = this.qname(n.name);
					n.prefix = t;
					n.local = r;
					const i = n.uri = (e = this.resolve(t)) !== null && e !== void 0 ? e : "";
					if (t !== "") {
						if (t === "xmlns") {
							this.fail("tags may not have \"xmlns\" as prefix.");
						}
						if (i === "") {
							this.fail(`unbound namespace prefix: ${JSON.stringify(t)}.`);
							n.uri = t;
						}
					}
				}
				if (t.length === 0) {
					return;
				}
				const { attributes: r } = n;
				const i = new Set();
				for (const e of t) {
					const { name: t, prefix: n, local: a } = e;
					let o;
					let s;
					if (n === "") {
						o = t === "xmlns" ? d : "";
						s = t;
					} else {
						o = this.resolve(n);
						if (o === undefined) {
							this.fail(`unbound namespace prefix: ${JSON.stringify(n)}.`);
							o = n;
						}
						s = `{${o}}${a}`;
					}
					if (i.has(s)) {
						this.fail(`duplicate attribute: ${s}.`);
					}
					i.add(s);
					e.uri = o;
					r[t] = e;
				}
				this.attribList = [];
			}
			processAttribsPlain() {
				const { attribList: e } = this;
				const t = this.tag.attributes;
				for (const { name: n, value: r } of e) {
					if (t[n] !== undefined) {
						this.fail(`duplicate attribute: ${n}.`);
					}
					t[n] = r;
				}
				this.attribList = [];
			}
			openTag() {
				var e;
				this.processAttribs();
				const { tags: t } = this;
				const n = this.tag;
				n.isSelfClosing = false;
				(e = this.openTagHandler) === null || e === void 0 ? void 0 : e.call(this, n);
				t.push(n);
				this.state = v;
				this.name = "";
			}
			openSelfClosingTag() {
				var e, t, n;
				this.processAttribs();
				const { tags: r } = this;
				const i = this.tag;
				i.isSelfClosing = true;
				(e = this.openTagHandler) === null || e === void 0 ? void 0 : e.call(this, i);
				(t = this.closeTagHandler) === null || t === void 0 ? void 0 : t.call(this, i);
				const a = this.tag = (n = r[r.length - 1]) !== null && n !== void 0 ? n : null;
				if (a === null) {
					this.closedRoot = true;
				}
				this.state = v;
				this.name = "";
			}
			closeTag() {
				const { tags: e, name: t } = this;
				this.state = v;
				this.name = "";
				if (t === "") {
					this.fail("weird empty close tag.");
					this.text += "</>";
					return;
				}
				const n = this.closeTagHandler;
				let r = e.length;
				while (r-- > 0) {
					const r = this.tag = e.pop();
					this.topNS = r.ns;
					n === null || n === void 0 ? void 0 : n(r);
					if (r.name === t) {
						break;
					}
					this.fail("unexpected close tag.");
				}
				if (r === 0) {
					this.closedRoot = true;
				} else if (r < 0) {
					this.fail(`unmatched closing tag: ${t}.`);
					this.text += `</${t}>`;
				}
			}
			parseEntity(e) {
				if (e[0] !== "#") {
					const t = this.ENTITIES[e];
					if (t !== undefined) {
						return t;
					}
					this.fail(this.isName(e) ? "undefined entity." : "disallowed character in entity name.");
					return `&${e};`;
				}
				let t = NaN;
				if (e[1] === "x" && /^#x[0-9a-f]+$/i.test(e)) {
					t = parseInt(e.slice(2), 16);
				} else if (/^#[0-9]+$/.test(e)) {
					t = parseInt(e.slice(1), 10);
				}
				if (!this.isChar(t)) {
					this.fail("malformed character entity.");
					return `&${e};`;
				}
				return String.fromCodePoint(t);
			}
		}
		t.wT = SaxesParser;
	}),
	96950: (function(e, t) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.CHAR = "	\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}";
		t.S = " 	\r\n";
		t.NAME_START_CHAR = ":A-Z_a-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}";
		t.NAME_CHAR = "-" + t.NAME_START_CHAR + ".0-9\u00B7\u0300-\u036F\u203F-\u2040";
		t.CHAR_RE = new RegExp("^[" + t.CHAR + "]$", "u");
		t.S_RE = new RegExp("^[" + t.S + "]+$", "u");
		t.NAME_START_CHAR_RE = new RegExp("^[" + t.NAME_START_CHAR + "]$", "u");
		t.NAME_CHAR_RE = new RegExp("^[" + t.NAME_CHAR + "]$", "u");
		t.NAME_RE = new RegExp("^[" + t.NAME_START_CHAR + "][" + t.NAME_CHAR + "]*$", "u");
		t.NMTOKEN_RE = new RegExp("^[" + t.NAME_CHAR + "]+$", "u");
		var n = 9;
		var r = 10;
		var i = 13;
		var a = 32;
		t.S_LIST = [
			a,
			r,
			i,
			n
		];
		function isChar(e) {
			return e >= a && e <= 55295 || e === r || e === i || e === n || e >= 57344 && e <= 65533 || e >= 65536 && e <= 1114111;
		}
		t.isChar = isChar;
		function isS(e) {
			return e === a || e === r || e === i || e === n;
		}
		t.isS = isS;
		function isNameStartChar(e) {
			return e >= 65 && e <= 90 || e >= 97 && e <= 122 || e === 58 || e === 95 || e === 8204 || e === 8205 || e >= 192 && e <= 214 || e >= 216 && e <= 246 || e >= 248 && e <= 767 || e >= 880 && e <= 893 || e >= 895 && e <= 8191 || e >= 8304 && e <= 8591 || e >= 11264 && e <= 12271 || e >= 12289 && e <= 55295 || e >= 63744 && e <= 64975 || e >= 65008 && e <= 65533 || e >= 65536 && e <= 983039;
		}
		t.isNameStartChar = isNameStartChar;
		function isNameChar(e) {
			return isNameStartChar(e) || e >= 48 && e <= 57 || e === 45 || e === 46 || e === 183 || e >= 768 && e <= 879 || e >= 8255 && e <= 8256;
		}
		t.isNameChar = isNameChar;
	}),
	24488: (function(e, t) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.CHAR = "-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}";
		t.RESTRICTED_CHAR = "-\b\v\f--\u0084\u0086-\u009F";
		t.S = " 	\r\n";
		t.NAME_START_CHAR = ":A-Z_a-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}";
		t.NAME_CHAR = "-" + t.NAME_START_CHAR + ".0-9\u00B7\u0300-\u036F\u203F-\u2040";
		t.CHAR_RE = new RegExp("^[" + t.CHAR + "]$", "u");
		t.RESTRICTED_CHAR_RE = new RegExp("^[" + t.RESTRICTED_CHAR + "]$", "u");
		t.S_RE = new RegExp("^[" + t.S + "]+$", "u");
		t.NAME_START_CHAR_RE = new RegExp("^[" + t.NAME_START_CHAR + "]$", "u");
		t.NAME_CHAR_RE = new RegExp("^[" + t.NAME_CHAR + "]$", "u");
		t.NAME_RE = new RegExp("^[" + t.NAME_START_CHAR + "][" + t.NAME_CHAR + "]*$", "u");
		t.NMTOKEN_RE = new RegExp("^[" + t.NAME_CHAR + "]+$", "u");
		var n = 9;
		var r = 10;
		var i = 13;
		var a = 32;
		t.S_LIST = [
			a,
			r,
			i,
			n
		];
		function isChar(e) {
			return e >= 1 && e <= 55295 || e >= 57344 && e <= 65533 || e >= 65536 && e <= 1114111;
		}
		t.isChar = isChar;
		function isRestrictedChar(e) {
			return e >= 1 && e <= 8 || e === 11 || e === 12 || e >= 14 && e <= 31 || e >= 127 && e <= 132 || e >= 134 && e <= 159;
		}
		t.isRestrictedChar = isRestrictedChar;
		function isCharAndNotRestricted(e) {
			return e === 9 || e === 10 || e === 13 || e > 31 && e < 127 || e === 133 || e > 159 && e <= 55295 || e >= 57344 && e <= 65533 || e >= 65536 && e <= 1114111;
		}
		t.isCharAndNotRestricted = isCharAndNotRestricted;
		function isS(e) {
			return e === a || e === r || e === i || e === n;
		}
		t.isS = isS;
		function isNameStartChar(e) {
			return e >= 65 && e <= 90 || e >= 97 && e <= 122 || e === 58 || e === 95 || e === 8204 || e === 8205 || e >= 192 && e <= 214 || e >= 216 && e <= 246 || e >= 248 && e <= 767 || e >= 880 && e <= 893 || e >= 895 && e <= 8191 || e >= 8304 && e <= 8591 || e >= 11264 && e <= 12271 || e >= 12289 && e <= 55295 || e >= 63744 && e <= 64975 || e >= 65008 && e <= 65533 || e >= 65536 && e <= 983039;
		}
		t.isNameStartChar = isNameStartChar;
		function isNameChar(e) {
			return isNameStartChar(e) || e >= 48 && e <= 57 || e === 45 || e === 46 || e === 183 || e >= 768 && e <= 879 || e >= 8255 && e <= 8256;
		}
		t.isNameChar = isNameChar;
	}),
	85699: (function(e, t) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.NC_NAME_START_CHAR = "A-Z_a-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}";
		t.NC_NAME_CHAR = "-" + t.NC_NAME_START_CHAR + ".0-9\u00B7\u0300-\u036F\u203F-\u2040";
		t.NC_NAME_START_CHAR_RE = new RegExp("^[" + t.NC_NAME_START_CHAR + "]$", "u");
		t.NC_NAME_CHAR_RE = new RegExp("^[" + t.NC_NAME_CHAR + "]$", "u");
		t.NC_NAME_RE = new RegExp("^[" + t.NC_NAME_START_CHAR + "][" + t.NC_NAME_CHAR + "]*$", "u");
		function isNCNameStartChar(e) {
			return e >= 65 && e <= 90 || e === 95 || e >= 97 && e <= 122 || e >= 192 && e <= 214 || e >= 216 && e <= 246 || e >= 248 && e <= 767 || e >= 880 && e <= 893 || e >= 895 && e <= 8191 || e >= 8204 && e <= 8205 || e >= 8304 && e <= 8591 || e >= 11264 && e <= 12271 || e >= 12289 && e <= 55295 || e >= 63744 && e <= 64975 || e >= 65008 && e <= 65533 || e >= 65536 && e <= 983039;
		}
		t.isNCNameStartChar = isNCNameStartChar;
		function isNCNameChar(e) {
			return isNCNameStartChar(e) || e === 45 || e === 46 || e >= 48 && e <= 57 || e === 183 || e >= 768 && e <= 879 || e >= 8255 && e <= 8256;
		}
		t.isNCNameChar = isNCNameChar;
	})
};
;
