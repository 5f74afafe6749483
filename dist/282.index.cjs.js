"use strict";
exports.id = 282;
exports.ids = [282];
exports.modules = {
	59800: (function(e, t, n) {
		var r;
		r = { value: true };
		t.wT = r = void 0;
		const i = n(96950);
		const a = n(24488);
		const o = n(85699);
		var s = i.isS;
		var c = i.isChar;
		var l = i.isNameStartChar;
		var u = i.isNameChar;
		var d = i.S_LIST;
		var f = i.NAME_RE;
		var p = a.isChar;
		var m = o.isNCNameStartChar;
		var h = o.isNCNameChar;
		var ee = o.NC_NAME_RE;
		const g = "http://www.w3.org/XML/1998/namespace";
		const _ = "http://www.w3.org/2000/xmlns/";
		const te = {
			__proto__: null,
			xml: g,
			xmlns: _
		};
		const ne = {
			__proto__: null,
			amp: "&",
			gt: ">",
			lt: "<",
			quot: "\"",
			apos: "'"
		};
		const v = -1;
		const y = -2;
		const re = 0;
		const ie = 1;
		const b = 2;
		const x = 3;
		const S = 4;
		const ae = 5;
		const oe = 6;
		const se = 7;
		const ce = 8;
		const le = 9;
		const ue = 10;
		const de = 11;
		const fe = 12;
		const C = 13;
		const w = 14;
		const pe = 15;
		const me = 16;
		const he = 17;
		const ge = 18;
		const _e = 19;
		const ve = 20;
		const ye = 21;
		const be = 22;
		const xe = 23;
		const T = 24;
		const E = 25;
		const Se = 26;
		const Ce = 27;
		const we = 28;
		const Te = 29;
		const Ee = 30;
		const De = 31;
		const Oe = 32;
		const D = 33;
		const O = 34;
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
		const z = 33;
		const B = 34;
		const V = 38;
		const Ne = 39;
		const H = 45;
		const U = 47;
		const Pe = 59;
		const W = 60;
		const G = 61;
		const K = 62;
		const q = 63;
		const Fe = 91;
		const J = 93;
		const Y = 133;
		const Ie = 8232;
		const isQuote = (e) => e === B || e === Ne;
		const X = [B, Ne];
		const Le = [
			...X,
			Fe,
			K
		];
		const Re = [
			...X,
			W,
			J
		];
		const ze = [
			G,
			q,
			...d
		];
		const Be = [
			...d,
			K,
			V,
			W
		];
		function nsPairCheck(e, t, n) {
			switch (t) {
				case "xml":
					if (n !== g) {
						e.fail(`xml prefix must be bound to ${g}.`);
					}
					break;
				case "xmlns":
					if (n !== _) {
						e.fail(`xmlns prefix must be bound to ${_}.`);
					}
					break;
				default:
			}
			switch (n) {
				case _:
					e.fail(t === "" ? `the default namespace may not be set to ${n}.` : `may not assign a prefix (even "xmlns") to the URI \
${_}.`);
					break;
				case g:
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
		const isNCName = (e) => ee.test(e);
		const isName = (e) => f.test(e);
		const Z = 0;
		const Ve = 1;
		const Q = 2;
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
		const He = {
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
					this.nameStartCheck = m;
					this.nameCheck = h;
					this.isName = isNCName;
					this.processAttribs = this.processAttribsNS;
					this.pushAttrib = this.pushAttribNS;
					this.ns = Object.assign({ __proto__: null }, te);
					const e = this.opt.additionalNamespaces;
					if (e != null) {
						nsMappingCheck(this, e);
						Object.assign(this.ns, e);
					}
				} else {
					this.nameStartCheck = l;
					this.nameCheck = u;
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
				this.forbiddenState = Z;
				this.attribList = [];
				const { fragmentOpt: t } = this;
				this.state = t ? C : re;
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
				this.ENTITIES = Object.create(ne);
				(e = this.readyHandler) === null || e === void 0 ? void 0 : e.call(this);
			}
			get position() {
				return this.chunkPosition + this.i;
			}
			get columnIndex() {
				return this.position - this.positionAtNewLine;
			}
			on(e, t) {
				this[He[e]] = t;
			}
			off(e) {
				this[He[e]] = undefined;
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
					return v;
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
							return y;
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
					return v;
				}
				const n = e.charCodeAt(t);
				this.column++;
				if (n < 55296) {
					if (n > 31 && n < 127 || n > 159 && n !== Ie || n === F) {
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
						case Ie:
							this.line++;
							this.column = 0;
							this.positionAtNewLine = this.position;
							return y;
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
				return e === y ? I : e;
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
					const i = r === y;
					const a = i ? I : r;
					if (a === v || e.includes(a)) {
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
						case y:
							this.text += `${n.slice(t, this.prevI)}\n`;
							t = this.i;
							r = I;
							break;
						case v:
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
					if (n === v) {
						this.name += e.slice(t);
						return v;
					}
					if (!u(n)) {
						this.name += e.slice(t, this.prevI);
						return n === y ? I : n;
					}
				}
			}
			skipSpaces() {
				while (true) {
					const e = this.getCodeNorm();
					if (e === v || !s(e)) {
						return e;
					}
				}
			}
			setXMLVersion(e) {
				this.currentXMLVersion = e;
				if (e === "1.0") {
					this.isChar = c;
					this.getCode = this.getCode10;
				} else {
					this.isChar = p;
					this.getCode = this.getCode11;
				}
			}
			sBegin() {
				if (this.chunk.charCodeAt(0) === 65279) {
					this.i++;
					this.column++;
				}
				this.state = ie;
			}
			sBeginWhitespace() {
				const e = this.i;
				const t = this.skipSpaces();
				if (this.prevI !== e) {
					this.xmlDeclPossible = false;
				}
				switch (t) {
					case W:
						this.state = pe;
						if (this.text.length !== 0) {
							throw new Error("no-empty text at start");
						}
						break;
					case v: break;
					default:
						this.unget();
						this.state = C;
						this.xmlDeclPossible = false;
				}
			}
			sDoctype() {
				var e;
				const t = this.captureTo(Le);
				switch (t) {
					case K: {
						(e = this.doctypeHandler) === null || e === void 0 ? void 0 : e.call(this, this.text);
						this.text = "";
						this.state = C;
						this.doctype = true;
						break;
					}
					case v: break;
					default:
						this.text += String.fromCodePoint(t);
						if (t === Fe) {
							this.state = S;
						} else if (isQuote(t)) {
							this.state = x;
							this.q = t;
						}
				}
			}
			sDoctypeQuote() {
				const e = this.q;
				if (this.captureToChar(e)) {
					this.text += String.fromCodePoint(e);
					this.q = null;
					this.state = b;
				}
			}
			sDTD() {
				const e = this.captureTo(Re);
				if (e === v) {
					return;
				}
				this.text += String.fromCodePoint(e);
				if (e === J) {
					this.state = b;
				} else if (e === W) {
					this.state = oe;
				} else if (isQuote(e)) {
					this.state = ae;
					this.q = e;
				}
			}
			sDTDQuoted() {
				const e = this.q;
				if (this.captureToChar(e)) {
					this.text += String.fromCodePoint(e);
					this.state = S;
					this.q = null;
				}
			}
			sDTDOpenWaka() {
				const e = this.getCodeNorm();
				this.text += String.fromCodePoint(e);
				switch (e) {
					case z:
						this.state = se;
						this.openWakaBang = "";
						break;
					case q:
						this.state = de;
						break;
					default: this.state = S;
				}
			}
			sDTDOpenWakaBang() {
				const e = String.fromCodePoint(this.getCodeNorm());
				const t = this.openWakaBang += e;
				this.text += e;
				if (t !== "-") {
					this.state = t === "--" ? ce : S;
					this.openWakaBang = "";
				}
			}
			sDTDComment() {
				if (this.captureToChar(H)) {
					this.text += "-";
					this.state = le;
				}
			}
			sDTDCommentEnding() {
				const e = this.getCodeNorm();
				this.text += String.fromCodePoint(e);
				this.state = e === H ? ue : ce;
			}
			sDTDCommentEnded() {
				const e = this.getCodeNorm();
				this.text += String.fromCodePoint(e);
				if (e === K) {
					this.state = S;
				} else {
					this.fail("malformed comment.");
					this.state = ce;
				}
			}
			sDTDPI() {
				if (this.captureToChar(q)) {
					this.text += "?";
					this.state = fe;
				}
			}
			sDTDPIEnding() {
				const e = this.getCodeNorm();
				this.text += String.fromCodePoint(e);
				if (e === K) {
					this.state = S;
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
						case y:
							this.entity += `${t.slice(e, this.prevI)}\n`;
							e = this.i;
							break;
						case Pe: {
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
							if (n !== C || this.textHandler !== undefined) {
								this.text += i;
							}
							break loop;
						}
						case v:
							this.entity += t.slice(e);
							break loop;
						default:
					}
				}
			}
			sOpenWaka() {
				const e = this.getCode();
				if (l(e)) {
					this.state = O;
					this.unget();
					this.xmlDeclPossible = false;
				} else {
					switch (e) {
						case U:
							this.state = je;
							this.xmlDeclPossible = false;
							break;
						case z:
							this.state = me;
							this.openWakaBang = "";
							this.xmlDeclPossible = false;
							break;
						case q:
							this.state = xe;
							break;
						default:
							this.fail("disallowed character in tag name");
							this.state = C;
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
						this.state = ve;
						this.openWakaBang = "";
						break;
					case "--":
						this.state = he;
						this.openWakaBang = "";
						break;
					case "DOCTYPE":
						this.state = b;
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
				if (this.captureToChar(H)) {
					this.state = ge;
				}
			}
			sCommentEnding() {
				var e;
				const t = this.getCodeNorm();
				if (t === H) {
					this.state = _e;
					(e = this.commentHandler) === null || e === void 0 ? void 0 : e.call(this, this.text);
					this.text = "";
				} else {
					this.text += `-${String.fromCodePoint(t)}`;
					this.state = he;
				}
			}
			sCommentEnded() {
				const e = this.getCodeNorm();
				if (e !== K) {
					this.fail("malformed comment.");
					this.text += `--${String.fromCodePoint(e)}`;
					this.state = he;
				} else {
					this.state = C;
				}
			}
			sCData() {
				if (this.captureToChar(J)) {
					this.state = ye;
				}
			}
			sCDataEnding() {
				const e = this.getCodeNorm();
				if (e === J) {
					this.state = be;
				} else {
					this.text += `]${String.fromCodePoint(e)}`;
					this.state = ve;
				}
			}
			sCDataEnding2() {
				var e;
				const t = this.getCodeNorm();
				switch (t) {
					case K: {
						(e = this.cdataHandler) === null || e === void 0 ? void 0 : e.call(this, this.text);
						this.text = "";
						this.state = C;
						break;
					}
					case J:
						this.text += "]";
						break;
					default:
						this.text += `]]${String.fromCodePoint(t)}`;
						this.state = ve;
				}
			}
			sPIFirstChar() {
				const e = this.getCodeNorm();
				if (this.nameStartCheck(e)) {
					this.piTarget += String.fromCodePoint(e);
					this.state = T;
				} else if (e === q || s(e)) {
					this.fail("processing instruction without a target.");
					this.state = e === q ? Se : E;
				} else {
					this.fail("disallowed character in processing instruction name.");
					this.piTarget += String.fromCodePoint(e);
					this.state = T;
				}
			}
			sPIRest() {
				const { chunk: e, i: t } = this;
				while (true) {
					const n = this.getCodeNorm();
					if (n === v) {
						this.piTarget += e.slice(t);
						return;
					}
					if (!this.nameCheck(n)) {
						this.piTarget += e.slice(t, this.prevI);
						const r = n === q;
						if (r || s(n)) {
							if (this.piTarget === "xml") {
								if (!this.xmlDeclPossible) {
									this.fail("an XML declaration must be at the start of the document.");
								}
								this.state = r ? D : Ce;
							} else {
								this.state = r ? Se : E;
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
					if (e === q) {
						this.state = Se;
					} else if (!s(e)) {
						this.text = String.fromCodePoint(e);
					}
				} else if (this.captureToChar(q)) {
					this.state = Se;
				}
			}
			sPIEnding() {
				var e;
				const t = this.getCodeNorm();
				if (t === K) {
					const { piTarget: t } = this;
					if (t.toLowerCase() === "xml") {
						this.fail("the XML declaration must appear at the start of the document.");
					}
					(e = this.piHandler) === null || e === void 0 ? void 0 : e.call(this, {
						target: t,
						body: this.text
					});
					this.piTarget = this.text = "";
					this.state = C;
				} else if (t === q) {
					this.text += "?";
				} else {
					this.text += `?${String.fromCodePoint(t)}`;
					this.state = E;
				}
				this.xmlDeclPossible = false;
			}
			sXMLDeclNameStart() {
				const e = this.skipSpaces();
				if (e === q) {
					this.state = D;
					return;
				}
				if (e !== v) {
					this.state = we;
					this.name = String.fromCodePoint(e);
				}
			}
			sXMLDeclName() {
				const e = this.captureTo(ze);
				if (e === q) {
					this.state = D;
					this.name += this.text;
					this.text = "";
					this.fail("XML declaration is incomplete.");
					return;
				}
				if (!(s(e) || e === G)) {
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
				this.state = e === G ? Ee : Te;
			}
			sXMLDeclEq() {
				const e = this.getCodeNorm();
				if (e === q) {
					this.state = D;
					this.fail("XML declaration is incomplete.");
					return;
				}
				if (s(e)) {
					return;
				}
				if (e !== G) {
					this.fail("value required.");
				}
				this.state = Ee;
			}
			sXMLDeclValueStart() {
				const e = this.getCodeNorm();
				if (e === q) {
					this.state = D;
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
				this.state = De;
			}
			sXMLDeclValue() {
				const e = this.captureTo([this.q, q]);
				if (e === q) {
					this.state = D;
					this.text = "";
					this.fail("XML declaration is incomplete.");
					return;
				}
				if (e === v) {
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
				this.state = Oe;
			}
			sXMLDeclSeparator() {
				const e = this.getCodeNorm();
				if (e === q) {
					this.state = D;
					return;
				}
				if (!s(e)) {
					this.fail("whitespace required.");
					this.unget();
				}
				this.state = Ce;
			}
			sXMLDeclEnding() {
				var e;
				const t = this.getCodeNorm();
				if (t === K) {
					if (this.piTarget !== "xml") {
						this.fail("processing instructions are not allowed before root.");
					} else if (this.name !== "version" && this.xmlDeclExpects.includes("version")) {
						this.fail("XML declaration must contain a version.");
					}
					(e = this.xmldeclHandler) === null || e === void 0 ? void 0 : e.call(this, this.xmlDecl);
					this.name = "";
					this.piTarget = this.text = "";
					this.state = C;
				} else {
					this.fail("The character ? is disallowed anywhere in XML declarations.");
				}
				this.xmlDeclPossible = false;
			}
			sOpenTag() {
				var e;
				const t = this.captureNameChars();
				if (t === v) {
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
					case K:
						this.openTag();
						break;
					case U:
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
				if (this.getCode() === K) {
					this.openSelfClosingTag();
				} else {
					this.fail("forward-slash in opening tag not followed by >.");
					this.state = A;
				}
			}
			sAttrib() {
				const e = this.skipSpaces();
				if (e === v) {
					return;
				}
				if (l(e)) {
					this.unget();
					this.state = j;
				} else if (e === K) {
					this.openTag();
				} else if (e === U) {
					this.state = k;
				} else {
					this.fail("disallowed character in attribute name.");
				}
			}
			sAttribName() {
				const e = this.captureNameChars();
				if (e === G) {
					this.state = M;
				} else if (s(e)) {
					this.state = ke;
				} else if (e === K) {
					this.fail("attribute without value.");
					this.pushAttrib(this.name, this.name);
					this.name = this.text = "";
					this.openTag();
				} else if (e !== v) {
					this.fail("disallowed character in attribute name.");
				}
			}
			sAttribNameSawWhite() {
				const e = this.skipSpaces();
				switch (e) {
					case v: return;
					case G:
						this.state = M;
						break;
					default:
						this.fail("attribute without value.");
						this.text = "";
						this.name = "";
						if (e === K) {
							this.openTag();
						} else if (l(e)) {
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
						case V:
							this.text += t.slice(n, this.prevI);
							this.state = w;
							this.entityReturnState = N;
							return;
						case I:
						case y:
						case F:
							this.text += `${t.slice(n, this.prevI)} `;
							n = this.i;
							break;
						case W:
							this.text += t.slice(n, this.prevI);
							this.fail("disallowed character.");
							return;
						case v:
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
				} else if (e === K) {
					this.openTag();
				} else if (e === U) {
					this.state = k;
				} else if (l(e)) {
					this.fail("no whitespace between attributes.");
					this.unget();
					this.state = j;
				} else {
					this.fail("disallowed character in attribute name.");
				}
			}
			sAttribValueUnquoted() {
				const e = this.captureTo(Be);
				switch (e) {
					case V:
						this.state = w;
						this.entityReturnState = P;
						break;
					case W:
						this.fail("disallowed character.");
						break;
					case v: break;
					default:
						if (this.text.includes("]]>")) {
							this.fail("the string \"]]>\" is disallowed in char data.");
						}
						this.pushAttrib(this.name, this.text);
						this.name = this.text = "";
						if (e === K) {
							this.openTag();
						} else {
							this.state = A;
						}
				}
			}
			sCloseTag() {
				const e = this.captureNameChars();
				if (e === K) {
					this.closeTag();
				} else if (s(e)) {
					this.state = Me;
				} else if (e !== v) {
					this.fail("disallowed character in closing tag.");
				}
			}
			sCloseTagSawWhite() {
				switch (this.skipSpaces()) {
					case K:
						this.closeTag();
						break;
					case v: break;
					default: this.fail("disallowed character in closing tag.");
				}
			}
			handleTextInRoot() {
				let { i: e, forbiddenState: t } = this;
				const { chunk: n, textHandler: r } = this;
				scanLoop: while (true) {
					switch (this.getCode()) {
						case W: {
							this.state = pe;
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
							t = Z;
							break scanLoop;
						}
						case V:
							this.state = w;
							this.entityReturnState = C;
							if (r !== undefined) {
								this.text += n.slice(e, this.prevI);
							}
							t = Z;
							break scanLoop;
						case J:
							switch (t) {
								case Z:
									t = Ve;
									break;
								case Ve:
									t = Q;
									break;
								case Q: break;
								default: throw new Error("impossible state");
							}
							break;
						case K:
							if (t === Q) {
								this.fail("the string \"]]>\" is disallowed in char data.");
							}
							t = Z;
							break;
						case y:
							if (r !== undefined) {
								this.text += `${n.slice(e, this.prevI)}\n`;
							}
							e = this.i;
							t = Z;
							break;
						case v:
							if (r !== undefined) {
								this.text += n.slice(e);
							}
							break scanLoop;
						default: t = Z;
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
						case W: {
							this.state = pe;
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
						case V:
							this.state = w;
							this.entityReturnState = C;
							if (n !== undefined) {
								this.text += t.slice(e, this.prevI);
							}
							r = true;
							break outRootLoop;
						case y:
							if (n !== undefined) {
								this.text += `${t.slice(e, this.prevI)}\n`;
							}
							e = this.i;
							break;
						case v:
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
				if (this.state !== re && this.state !== C) {
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
						o = t === "xmlns" ? _ : "";
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
				this.state = C;
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
				this.state = C;
				this.name = "";
			}
			closeTag() {
				const { tags: e, name: t } = this;
				this.state = C;
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
	}),
	33243: (function(e, t, n) {
		n.d(t, {
			KE: function() {
				return getScalarValue;
			},
			PH: function() {
				return parseEvents;
			},
			Rl: function() {
				return A;
			},
			hy: function() {
				return O;
			},
			tB: function() {
				return D;
			}
		});
		var r = Symbol("NOT_RESOLVED");
		function defineScalarTag(e, t) {
			return {
				tagName: e,
				nodeKind: "scalar",
				implicit: t.implicit ?? false,
				matchByTagPrefix: t.matchByTagPrefix ?? false,
				implicitFirstChars: t.implicitFirstChars ?? null,
				resolve: t.resolve,
				identify: t.identify,
				represent: t.represent ?? ((e) => String(e)),
				representTagName: t.representTagName ?? (() => e)
			};
		}
		function defineSequenceTag(e, t) {
			const n = t.finalize === void 0;
			return {
				tagName: e,
				nodeKind: "sequence",
				implicit: false,
				matchByTagPrefix: t.matchByTagPrefix ?? false,
				create: t.create,
				addItem: t.addItem,
				finalize: t.finalize ?? ((e) => e),
				carrierIsResult: n,
				identify: t.identify,
				represent: t.represent ?? ((e) => e),
				representTagName: t.representTagName ?? (() => e)
			};
		}
		function defineMappingTag(e, t) {
			const n = t.finalize === void 0;
			return {
				tagName: e,
				nodeKind: "mapping",
				implicit: false,
				matchByTagPrefix: t.matchByTagPrefix ?? false,
				create: t.create,
				addPair: t.addPair,
				has: t.has,
				keys: t.keys,
				get: t.get,
				finalize: t.finalize ?? ((e) => e),
				carrierIsResult: n,
				identify: t.identify,
				represent: t.represent ?? ((e) => e),
				representTagName: t.representTagName ?? (() => e)
			};
		}
		var i = defineScalarTag("tag:yaml.org,2002:str", {
			resolve: (e) => e,
			identify: (e) => typeof e === "string"
		});
		var a = [
			"",
			"~",
			"null",
			"Null",
			"NULL"
		];
		var o = defineScalarTag("tag:yaml.org,2002:null", {
			implicit: true,
			implicitFirstChars: [
				"",
				"~",
				"n",
				"N"
			],
			resolve: (e) => {
				if (a.indexOf(e) !== -1) return null;
				return r;
			},
			identify: (e) => e === null,
			represent: () => "null"
		});
		var s = defineScalarTag("tag:yaml.org,2002:null", {
			implicit: true,
			implicitFirstChars: ["n"],
			resolve: (e, t) => {
				if (e === "null" || t && e === "") return null;
				return r;
			},
			identify: (e) => e === null,
			represent: () => "null"
		});
		var c = [
			"",
			"~",
			"null",
			"Null",
			"NULL"
		];
		var l = defineScalarTag("tag:yaml.org,2002:null", {
			implicit: true,
			implicitFirstChars: [
				"",
				"~",
				"n",
				"N"
			],
			resolve: (e) => {
				if (c.indexOf(e) !== -1) return null;
				return r;
			},
			identify: (e) => e === null,
			represent: () => "null"
		});
		var u = [
			"true",
			"True",
			"TRUE"
		];
		var d = [
			"false",
			"False",
			"FALSE"
		];
		var f = defineScalarTag("tag:yaml.org,2002:bool", {
			implicit: true,
			implicitFirstChars: [
				"t",
				"T",
				"f",
				"F"
			],
			resolve: (e) => {
				if (u.indexOf(e) !== -1) return true;
				if (d.indexOf(e) !== -1) return false;
				return r;
			},
			identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
			represent: (e) => e ? "true" : "false"
		});
		var p = ["true"];
		var m = ["false"];
		var h = defineScalarTag("tag:yaml.org,2002:bool", {
			implicit: true,
			implicitFirstChars: ["t", "f"],
			resolve: (e) => {
				if (p.indexOf(e) !== -1) return true;
				if (m.indexOf(e) !== -1) return false;
				return r;
			},
			identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
			represent: (e) => e ? "true" : "false"
		});
		var ee = [
			"true",
			"True",
			"TRUE",
			"y",
			"Y",
			"yes",
			"Yes",
			"YES",
			"on",
			"On",
			"ON"
		];
		var g = [
			"false",
			"False",
			"FALSE",
			"n",
			"N",
			"no",
			"No",
			"NO",
			"off",
			"Off",
			"OFF"
		];
		var _ = defineScalarTag("tag:yaml.org,2002:bool", {
			implicit: true,
			implicitFirstChars: [
				"y",
				"Y",
				"n",
				"N",
				"t",
				"T",
				"f",
				"F",
				"o",
				"O"
			],
			resolve: (e) => {
				if (ee.indexOf(e) !== -1) return true;
				if (g.indexOf(e) !== -1) return false;
				return r;
			},
			identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
			represent: (e) => e ? "true" : "false"
		});
		var te = new RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
		var ne = new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
		function parseYamlInteger$2(e) {
			let t = e;
			let n = 1;
			if (t[0] === "-" || t[0] === "+") {
				if (t[0] === "-") n = -1;
				t = t.slice(1);
			}
			if (t.startsWith("0b")) return n * parseInt(t.slice(2), 2);
			if (t.startsWith("0o")) return n * parseInt(t.slice(2), 8);
			if (t.startsWith("0x")) return n * parseInt(t.slice(2), 16);
			return n * parseInt(t, 10);
		}
		function resolveYamlInteger$2(e, t) {
			if (t) {
				if (!ne.test(e)) return r;
			} else if (!te.test(e)) return r;
			const n = parseYamlInteger$2(e);
			return Number.isFinite(n) ? n : r;
		}
		var v = defineScalarTag("tag:yaml.org,2002:int", {
			implicit: true,
			implicitFirstChars: [
				"-",
				"+",
				..."0123456789"
			],
			resolve: resolveYamlInteger$2,
			identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
			represent: (e) => e.toString(10)
		});
		var y = new RegExp("^-?(?:0|[1-9][0-9]*)$");
		var re = new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
		function parseYamlInteger$1(e) {
			let t = e;
			let n = 1;
			if (t[0] === "-" || t[0] === "+") {
				if (t[0] === "-") n = -1;
				t = t.slice(1);
			}
			if (t.startsWith("0b")) return n * parseInt(t.slice(2), 2);
			if (t.startsWith("0o")) return n * parseInt(t.slice(2), 8);
			if (t.startsWith("0x")) return n * parseInt(t.slice(2), 16);
			return n * parseInt(t, 10);
		}
		function resolveYamlInteger$1(e, t) {
			if (t) {
				if (!re.test(e)) return r;
			} else if (!y.test(e)) return r;
			const n = parseYamlInteger$1(e);
			return Number.isFinite(n) ? n : r;
		}
		var ie = defineScalarTag("tag:yaml.org,2002:int", {
			implicit: true,
			implicitFirstChars: ["-", ..."0123456789"],
			resolve: resolveYamlInteger$1,
			identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
			represent: (e) => e.toString(10)
		});
		var b = new RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
		function parseYamlInteger(e) {
			let t = e.replace(/_/g, "");
			let n = 1;
			if (t[0] === "-" || t[0] === "+") {
				if (t[0] === "-") n = -1;
				t = t.slice(1);
			}
			if (t.startsWith("0b")) return n * parseInt(t.slice(2), 2);
			if (t.startsWith("0x")) return n * parseInt(t.slice(2), 16);
			if (t.includes(":")) {
				let e = 0;
				for (const n of t.split(":")) e = e * 60 + Number(n);
				return n * e;
			}
			if (t !== "0" && t[0] === "0") return n * parseInt(t, 8);
			return n * parseInt(t, 10);
		}
		function resolveYamlInteger(e) {
			if (!b.test(e)) return r;
			const t = parseYamlInteger(e);
			return Number.isFinite(t) ? t : r;
		}
		var x = defineScalarTag("tag:yaml.org,2002:int", {
			implicit: true,
			implicitFirstChars: [
				"-",
				"+",
				..."0123456789"
			],
			resolve: resolveYamlInteger,
			identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
			represent: (e) => e.toString(10)
		});
		var S = new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
		var ae = new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
		function resolveYamlFloat$2(e) {
			if (!S.test(e)) return r;
			let t = e.toLowerCase();
			const n = t[0] === "-" ? -1 : 1;
			if ("+-".includes(t[0])) t = t.slice(1);
			if (t === ".inf") return n === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
			if (t === ".nan") return NaN;
			const i = n * parseFloat(t);
			if (Number.isFinite(i) || ae.test(e)) return i;
			return r;
		}
		function representYamlFloat$2(e) {
			if (isNaN(e)) return ".nan";
			if (e === Number.POSITIVE_INFINITY) return ".inf";
			if (e === Number.NEGATIVE_INFINITY) return "-.inf";
			if (Object.is(e, -0)) return "-0.0";
			const t = e.toString(10);
			return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
		}
		var oe = defineScalarTag("tag:yaml.org,2002:float", {
			implicit: true,
			implicitFirstChars: [
				"-",
				"+",
				".",
				..."0123456789"
			],
			resolve: resolveYamlFloat$2,
			identify: (e) => typeof e === "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
			represent: representYamlFloat$2
		});
		var se = new RegExp("^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$");
		var ce = new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
		function resolveYamlFloat$1(e, t) {
			if (t) {
				if (!ce.test(e)) return r;
				let t = e.toLowerCase();
				const n = t[0] === "-" ? -1 : 1;
				if ("+-".includes(t[0])) t = t.slice(1);
				if (t === ".inf") return n === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
				if (t === ".nan") return NaN;
				const i = n * parseFloat(t);
				return Number.isFinite(i) ? i : r;
			}
			if (!se.test(e)) return r;
			const n = Number(e);
			if (Number.isFinite(n)) return n;
			return r;
		}
		function representYamlFloat$1(e) {
			if (isNaN(e)) return ".nan";
			if (e === Number.POSITIVE_INFINITY) return ".inf";
			if (e === Number.NEGATIVE_INFINITY) return "-.inf";
			if (Object.is(e, -0)) return "-0.0";
			const t = e.toString(10);
			return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
		}
		var le = defineScalarTag("tag:yaml.org,2002:float", {
			implicit: true,
			implicitFirstChars: ["-", ..."0123456789"],
			resolve: resolveYamlFloat$1,
			identify: (e) => typeof e === "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
			represent: representYamlFloat$1
		});
		var ue = new RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
		var de = new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
		function resolveYamlFloat(e) {
			if (!ue.test(e)) return r;
			let t = e.toLowerCase().replace(/_/g, "");
			const n = t[0] === "-" ? -1 : 1;
			if ("+-".includes(t[0])) t = t.slice(1);
			if (t === ".inf") return n === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
			if (t === ".nan") return NaN;
			let i = 0;
			if (t.includes(":")) {
				for (const e of t.split(":")) i = i * 60 + Number(e);
				i *= n;
			} else i = n * parseFloat(t);
			if (Number.isFinite(i) || de.test(e)) return i;
			return r;
		}
		function representYamlFloat(e) {
			if (isNaN(e)) return ".nan";
			if (e === Number.POSITIVE_INFINITY) return ".inf";
			if (e === Number.NEGATIVE_INFINITY) return "-.inf";
			if (Object.is(e, -0)) return "-0.0";
			const t = e.toString(10);
			return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
		}
		var fe = defineScalarTag("tag:yaml.org,2002:float", {
			implicit: true,
			implicitFirstChars: [
				"-",
				"+",
				".",
				..."0123456789"
			],
			resolve: resolveYamlFloat,
			identify: (e) => typeof e === "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
			represent: representYamlFloat
		});
		var C = defineScalarTag("tag:yaml.org,2002:merge", {
			implicit: true,
			implicitFirstChars: ["<"],
			resolve: (e, t) => {
				if (e === "<<" || t && e === "") return "<<";
				return r;
			},
			identify: () => false
		});
		var w = /^[A-Za-z0-9+/]*={0,2}$/;
		function resolveYamlBinary(e) {
			const t = e.replace(/\s/g, "");
			if (t.length % 4 !== 0 || !w.test(t)) return r;
			const n = atob(t);
			const i = new Uint8Array(n.length);
			for (let e = 0; e < n.length; e++) i[e] = n.charCodeAt(e);
			return i;
		}
		function representYamlBinary(e) {
			let t = "";
			for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
			return btoa(t);
		}
		var pe = defineScalarTag("tag:yaml.org,2002:binary", {
			resolve: resolveYamlBinary,
			identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
			represent: representYamlBinary
		});
		var me = new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$");
		var he = new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
		function makeUtcDate(e, t, n, r = 0, i = 0, a = 0, o = 0) {
			const s = new Date(Date.UTC(e, t, n, r, i, a, o));
			s.setUTCFullYear(e, t, n);
			return s;
		}
		function resolveYamlTimestamp(e) {
			let t = me.exec(e);
			if (t === null) t = he.exec(e);
			if (t === null) return r;
			const n = +t[1];
			const i = +t[2] - 1;
			const a = +t[3];
			if (!t[4]) {
				const e = makeUtcDate(n, i, a);
				if (e.getUTCFullYear() !== n || e.getUTCMonth() !== i || e.getUTCDate() !== a) return r;
				return e;
			}
			const o = +t[4];
			const s = +t[5];
			const c = +t[6];
			let l = 0;
			if (o > 23 || s > 59 || c > 59) return r;
			if (t[7]) {
				let e = t[7].slice(0, 3);
				while (e.length < 3) e += "0";
				l = +e;
			}
			const u = makeUtcDate(n, i, a, o, s, c, l);
			if (u.getUTCFullYear() !== n || u.getUTCMonth() !== i || u.getUTCDate() !== a) return r;
			if (t[9]) {
				const e = +t[10];
				const n = +(t[11] || 0);
				if (e > 23 || n > 59) return r;
				const i = (e * 60 + n) * 6e4;
				u.setTime(u.getTime() - (t[9] === "-" ? -i : i));
			}
			return u;
		}
		var ge = defineScalarTag("tag:yaml.org,2002:timestamp", {
			implicit: true,
			implicitFirstChars: [..."0123456789"],
			resolve: resolveYamlTimestamp,
			identify: (e) => e instanceof Date,
			represent: (e) => e.toISOString()
		});
		var _e = defineSequenceTag("tag:yaml.org,2002:seq", {
			create: () => [],
			addItem: (e, t) => {
				e.push(t);
			},
			identify: Array.isArray
		});
		function isPlainObject(e) {
			if (e === null || typeof e !== "object" || Array.isArray(e)) return false;
			const t = Object.getPrototypeOf(e);
			return t === null || t === Object.prototype;
		}
		function pick(e, t) {
			const n = {};
			for (const r of t) if (e[r] !== void 0) n[r] = e[r];
			return n;
		}
		var ve = defineSequenceTag("tag:yaml.org,2002:omap", {
			create: () => ({
				list: [],
				seen: new Set()
			}),
			addItem: (e, t) => {
				let n;
				if (t instanceof Map) {
					if (t.size !== 1) return "cannot resolve an ordered map item";
					n = t.keys().next().value;
				} else if (isPlainObject(t)) {
					const e = Object.keys(t);
					if (e.length !== 1) return "cannot resolve an ordered map item";
					n = e[0];
				} else return "cannot resolve an ordered map item";
				if (e.seen.has(n)) return "duplicate key in ordered map";
				e.seen.add(n);
				e.list.push(t);
				return "";
			},
			finalize: (e) => e.list,
			identify: () => false
		});
		var ye = defineSequenceTag("tag:yaml.org,2002:pairs", {
			create: () => [],
			addItem: (e, t) => {
				if (t instanceof Map) {
					if (t.size !== 1) return "cannot resolve a pairs item";
					e.push(t.entries().next().value);
					return "";
				}
				if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
				const n = t;
				const r = Object.keys(n);
				if (r.length !== 1) return "cannot resolve a pairs item";
				e.push([r[0], n[r[0]]]);
				return "";
			},
			identify: () => false
		});
		var be = defineMappingTag("tag:yaml.org,2002:map", {
			create: () => ({}),
			identify: isPlainObject,
			represent: (e) => {
				const t = new Map();
				for (const n of Object.keys(e)) t.set(n, e[n]);
				return t;
			},
			addPair: (e, t, n) => {
				if (t !== null && typeof t === "object") return "object-based map does not support complex keys";
				const r = String(t);
				if (r === "__proto__") Object.defineProperty(e, r, {
					value: n,
					enumerable: true,
					configurable: true,
					writable: true
				});
				else e[r] = n;
				return "";
			},
			has: (e, t) => {
				if (t !== null && typeof t === "object") return false;
				return Object.prototype.hasOwnProperty.call(e, String(t));
			},
			keys: (e) => Object.keys(e),
			get: (e, t) => {
				const n = String(t);
				if (!Object.prototype.hasOwnProperty.call(e, n)) return null;
				return e[n];
			}
		});
		var xe = defineMappingTag("tag:yaml.org,2002:set", {
			create: () => new Set(),
			identify: (e) => e instanceof Set,
			represent: (e) => {
				const t = new Map();
				for (const n of e) t.set(n, null);
				return t;
			},
			addPair: (e, t, n) => {
				if (n !== null) return "cannot resolve a set item";
				e.add(t);
				return "";
			},
			has: (e, t) => e.has(t),
			keys: (e) => e.keys(),
			get: () => null
		});
		function createTagDefinitionMap() {
			return {
				scalar: Object.create(null),
				sequence: Object.create(null),
				mapping: Object.create(null)
			};
		}
		function createTagDefinitionListMap() {
			return {
				scalar: [],
				sequence: [],
				mapping: []
			};
		}
		function compileTags(e) {
			const t = [];
			for (const n of e) {
				let e = t.length;
				for (let r = 0; r < t.length; r++) {
					const i = t[r];
					if (i.nodeKind === n.nodeKind && i.tagName === n.tagName && i.matchByTagPrefix === n.matchByTagPrefix) {
						e = r;
						break;
					}
				}
				t[e] = n;
			}
			return t;
		}
		var T = class Schema {
			tags;
			implicitScalarTags;
			implicitScalarByFirstChar;
			implicitScalarAnyFirstChar;
			defaultScalarTag;
			defaultSequenceTag;
			defaultMappingTag;
			exact;
			prefix;
			constructor(e) {
				const t = compileTags(e);
				const n = [];
				const r = createTagDefinitionMap();
				const i = createTagDefinitionListMap();
				for (const e of t) {
					if (e.nodeKind === "scalar" && e.implicit) {
						if (e.matchByTagPrefix) throw new Error("Implicit scalar tags cannot match by tag prefix");
						n.push(e);
					}
					switch (e.nodeKind) {
						case "scalar":
							if (e.matchByTagPrefix) i.scalar.push(e);
							else r.scalar[e.tagName] = e;
							break;
						case "sequence":
							if (e.matchByTagPrefix) i.sequence.push(e);
							else r.sequence[e.tagName] = e;
							break;
						case "mapping": if (e.matchByTagPrefix) i.mapping.push(e);
						else r.mapping[e.tagName] = e;
					}
				}
				const a = n.filter((e) => e.implicitFirstChars === null);
				const o = new Set();
				for (const e of n) if (e.implicitFirstChars !== null) for (const t of e.implicitFirstChars) o.add(t);
				const s = new Map();
				for (const e of o) s.set(e, n.filter((t) => t.implicitFirstChars === null || t.implicitFirstChars.indexOf(e) !== -1));
				const c = r.scalar["tag:yaml.org,2002:str"];
				if (!c) throw new Error("schema does not define the default scalar tag (tag:yaml.org,2002:str)");
				this.tags = t;
				this.implicitScalarTags = n;
				this.implicitScalarByFirstChar = s;
				this.implicitScalarAnyFirstChar = a;
				this.defaultScalarTag = c;
				this.defaultSequenceTag = r.sequence["tag:yaml.org,2002:seq"];
				this.defaultMappingTag = r.mapping["tag:yaml.org,2002:map"];
				this.exact = r;
				this.prefix = i;
			}
			lookupScalarTag(e) {
				const t = this.exact.scalar[e];
				if (t) return t;
				for (const t of this.prefix.scalar) if (e.startsWith(t.tagName)) return t;
			}
			lookupSequenceTag(e) {
				const t = this.exact.sequence[e];
				if (t) return t;
				for (const t of this.prefix.sequence) if (e.startsWith(t.tagName)) return t;
			}
			lookupMappingTag(e) {
				const t = this.exact.mapping[e];
				if (t) return t;
				for (const t of this.prefix.mapping) if (e.startsWith(t.tagName)) return t;
			}
			resolveImplicitScalarTag(e) {
				const t = this.implicitScalarByFirstChar.get(e.charAt(0)) ?? this.implicitScalarAnyFirstChar;
				for (const n of t) {
					const t = n.resolve(e, false, n.tagName);
					if (t !== r) return {
						value: t,
						tag: n
					};
				}
				const n = this.defaultScalarTag;
				return {
					value: n.resolve(e, false, n.tagName),
					tag: n
				};
			}
			withTags(...e) {
				let t = [];
				for (const n of e) t = t.concat(n);
				return new Schema([...this.tags, ...t]);
			}
		};
		var E = new T([
			i,
			_e,
			be
		]);
		var Se = new T([
			...E.tags,
			s,
			h,
			ie,
			le
		]);
		var Ce = new T([
			...E.tags,
			o,
			f,
			v,
			oe
		]);
		var we = new T([
			...E.tags,
			l,
			_,
			x,
			fe,
			ge,
			C,
			pe,
			ve,
			ye,
			xe
		]);
		var Te = we.withTags({
			...x,
			resolve: (e, t, n) => {
				const i = x.resolve(e, t, n);
				return i === r ? v.resolve(e, t, n) : i;
			}
		}, {
			...fe,
			resolve: (e, t, n) => {
				const i = fe.resolve(e, t, n);
				return i === r ? oe.resolve(e, t, n) : i;
			}
		});
		var Ee = defineMappingTag("tag:yaml.org,2002:map", {
			create: () => new Map(),
			addPair: (e, t, n) => {
				e.set(t, n);
				return "";
			},
			has: (e, t) => e.has(t),
			keys: (e) => e.keys(),
			get: (e, t) => e.get(t),
			identify: (e) => e instanceof Map || isPlainObject(e),
			represent: (e) => {
				if (e instanceof Map) return e;
				const t = new Map();
				const n = e;
				for (const e of Object.keys(n)) t.set(e, n[e]);
				return t;
			}
		});
		function normalizeKey(e) {
			if (Array.isArray(e)) {
				const t = Array.prototype.slice.call(e);
				for (let e = 0; e < t.length; e++) {
					if (Array.isArray(t[e])) return null;
					if (typeof t[e] === "object" && Object.prototype.toString.call(t[e]) === "[object Object]") t[e] = "[object Object]";
				}
				return String(t);
			}
			if (typeof e === "object" && Object.prototype.toString.call(e) === "[object Object]") return "[object Object]";
			return String(e);
		}
		var De = defineMappingTag("tag:yaml.org,2002:map", {
			create: () => ({}),
			identify: isPlainObject,
			represent: (e) => {
				const t = new Map();
				for (const n of Object.keys(e)) t.set(n, e[n]);
				return t;
			},
			addPair: (e, t, n) => {
				const r = normalizeKey(t);
				if (r === null) return "nested arrays are not supported inside keys";
				if (r === "__proto__") Object.defineProperty(e, r, {
					value: n,
					enumerable: true,
					configurable: true,
					writable: true
				});
				else e[r] = n;
				return "";
			},
			has: (e, t) => {
				const n = normalizeKey(t);
				return n !== null && Object.prototype.hasOwnProperty.call(e, n);
			},
			keys: (e) => Object.keys(e),
			get: (e, t) => {
				const n = String(t);
				if (!Object.prototype.hasOwnProperty.call(e, n)) return null;
				return e[n];
			}
		});
		var Oe = {
			maxLength: 79,
			indent: 1,
			linesBefore: 3,
			linesAfter: 2
		};
		function getLine(e, t, n, r, i) {
			let a = "";
			let o = "";
			const s = Math.floor(i / 2) - 1;
			if (r - t > s) {
				a = " ... ";
				t = r - s + a.length;
			}
			if (n - r > s) {
				o = " ...";
				n = r + s - o.length;
			}
			return {
				str: a + e.slice(t, n).replace(/\t/g, "\u2192") + o,
				pos: r - t + a.length
			};
		}
		function padStart(e, t) {
			return " ".repeat(Math.max(t - e.length, 0)) + e;
		}
		function makeSnippet(e, t) {
			if (!e.buffer) return null;
			const n = {
				...Oe,
				...t
			};
			const r = /\r?\n|\r|\0/g;
			const i = [0];
			const a = [];
			let o;
			let s = -1;
			while (o = r.exec(e.buffer)) {
				a.push(o.index);
				i.push(o.index + o[0].length);
				if (e.position <= o.index && s < 0) s = i.length - 2;
			}
			if (s < 0) s = i.length - 1;
			let c = "";
			const l = Math.min(e.line + n.linesAfter, a.length).toString().length;
			const u = n.maxLength - (n.indent + l + 3);
			for (let t = 1; t <= n.linesBefore; t++) {
				if (s - t < 0) break;
				const r = getLine(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
				c = `${" ".repeat(n.indent)}${padStart((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
			}
			const d = getLine(e.buffer, i[s], a[s], e.position, u);
			c += `${" ".repeat(n.indent)}${padStart((e.line + 1).toString(), l)} | ${d.str}\n`;
			c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
			for (let t = 1; t <= n.linesAfter; t++) {
				if (s + t >= a.length) break;
				const r = getLine(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
				c += `${" ".repeat(n.indent)}${padStart((e.line + t + 1).toString(), l)} | ${r.str}\n`;
			}
			return c.replace(/\n$/, "");
		}
		function formatError(e, t) {
			let n = "";
			if (!e.mark) return e.reason;
			if (e.mark.name) n += `in "${e.mark.name}" `;
			n += `(${e.mark.line + 1}:${e.mark.column + 1})`;
			if (!t && e.mark.snippet) n += `\n\n${e.mark.snippet}`;
			return `${e.reason} ${n}`;
		}
		var D = class YAMLException extends Error {
			reason;
			mark;
			constructor(e, t) {
				super();
				this.name = "YAMLException";
				this.reason = e;
				this.mark = t;
				this.message = formatError(this, false);
				if (Error.captureStackTrace) Error.captureStackTrace(this, this.constructor);
			}
			toString(e) {
				return `${this.name}: ${formatError(this, e)}`;
			}
			static throwAt(e, t, n, r = "") {
				let i = 0;
				let a = 0;
				for (let n = 0; n < t; n++) {
					const t = e.charCodeAt(n);
					if (t === 10) {
						i++;
						a = n + 1;
					} else if (t === 13) {
						i++;
						if (e.charCodeAt(n + 1) === 10) n++;
						a = n + 1;
					}
				}
				const o = {
					name: r,
					buffer: e,
					position: t,
					line: i,
					column: t - a
				};
				o.snippet = makeSnippet(o);
				throw new YAMLException(n, o);
			}
		};
		var O = {
			DOCUMENT: 1,
			SEQUENCE: 2,
			MAPPING: 3,
			SCALAR: 4,
			ALIAS: 5,
			POP: 6
		};
		var k = {
			PLAIN: 1,
			SINGLE_QUOTED: 2,
			DOUBLE_QUOTED: 3,
			LITERAL_BLOCK: 4,
			FOLDED_BLOCK: 5
		};
		var A = {
			BLOCK: 1,
			FLOW: 2
		};
		var j = {
			CLIP: 1,
			STRIP: 2,
			KEEP: 3
		};
		var ke = -1;
		function simpleEscapeSequence(e) {
			switch (e) {
				case 48: return "\0";
				case 97: return "\x07";
				case 98: return "\b";
				case 116: return "	";
				case 9: return "	";
				case 110: return "\n";
				case 118: return "\v";
				case 102: return "\f";
				case 114: return "\r";
				case 101: return "\x1B";
				case 32: return " ";
				case 34: return "\"";
				case 47: return "/";
				case 92: return "\\";
				case 78: return "\u0085";
				case 95: return "\u00A0";
				case 76: return "\u2028";
				case 80: return "\u2029";
				default: return "";
			}
		}
		var M = new Array(256);
		var N = new Array(256);
		for (let e = 0; e < 256; e++) {
			M[e] = simpleEscapeSequence(e) ? 1 : 0;
			N[e] = simpleEscapeSequence(e);
		}
		function charFromCodepoint(e) {
			if (e <= 65535) return String.fromCharCode(e);
			return String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
		}
		function fromHexCode$1(e) {
			if (e >= 48 && e <= 57) return e - 48;
			return (e | 32) - 97 + 10;
		}
		function escapedHexLen$1(e) {
			if (e === 120) return 2;
			if (e === 117) return 4;
			return 8;
		}
		function skipFoldedBreaks(e, t, n) {
			let r = 0;
			while (t < n) {
				const n = e.charCodeAt(t);
				if (n === 10) {
					r++;
					t++;
				} else if (n === 13) {
					r++;
					t++;
					if (e.charCodeAt(t) === 10) t++;
				} else if (n === 32 || n === 9) t++;
				else break;
			}
			return {
				position: t,
				breaks: r
			};
		}
		function foldedBreaks(e) {
			if (e === 1) return " ";
			return "\n".repeat(e - 1);
		}
		function getPlainValue(e, t, n) {
			let r = "";
			let i = t;
			let a = t;
			let o = t;
			while (i < n) {
				const t = e.charCodeAt(i);
				if (t === 10 || t === 13) {
					r += e.slice(a, o);
					const t = skipFoldedBreaks(e, i, n);
					r += foldedBreaks(t.breaks);
					i = a = o = t.position;
				} else {
					i++;
					if (t !== 32 && t !== 9) o = i;
				}
			}
			return r + e.slice(a, o);
		}
		function getSingleQuotedValue(e, t, n) {
			let r = "";
			let i = t;
			let a = t;
			let o = t;
			while (i < n) {
				const t = e.charCodeAt(i);
				if (t === 39) {
					r += e.slice(a, i) + "'";
					i += 2;
					a = o = i;
				} else if (t === 10 || t === 13) {
					r += e.slice(a, o);
					const t = skipFoldedBreaks(e, i, n);
					r += foldedBreaks(t.breaks);
					i = a = o = t.position;
				} else {
					i++;
					if (t !== 32 && t !== 9) o = i;
				}
			}
			return r + e.slice(a, n);
		}
		function getDoubleQuotedValue(e, t, n) {
			let r = "";
			let i = t;
			let a = t;
			let o = t;
			while (i < n) {
				const t = e.charCodeAt(i);
				if (t === 92) {
					r += e.slice(a, i);
					i++;
					const t = e.charCodeAt(i);
					if (t === 10 || t === 13) i = skipFoldedBreaks(e, i, n).position;
					else if (t < 256 && M[t]) {
						r += N[t];
						i++;
					} else {
						let n = escapedHexLen$1(t);
						let a = 0;
						for (; n > 0; n--) {
							i++;
							const t = fromHexCode$1(e.charCodeAt(i));
							a = (a << 4) + t;
						}
						r += charFromCodepoint(a);
						i++;
					}
					a = o = i;
				} else if (t === 10 || t === 13) {
					r += e.slice(a, o);
					const t = skipFoldedBreaks(e, i, n);
					r += foldedBreaks(t.breaks);
					i = a = o = t.position;
				} else {
					i++;
					if (t !== 32 && t !== 9) o = i;
				}
			}
			return r + e.slice(a, n);
		}
		function getBlockValue(e, t, n, r, i, a) {
			const o = r < 0 ? 0 : r;
			const s = e.slice(t, n).replace(/\r\n?/g, "\n");
			const c = s === "" ? [] : (s.endsWith("\n") ? s.slice(0, -1) : s).split("\n");
			let l = "";
			let u = false;
			let d = 0;
			let f = false;
			for (const e of c) {
				let t = 0;
				while (t < o && e.charCodeAt(t) === 32) t++;
				if (r < 0 || t >= e.length) {
					d++;
					continue;
				}
				const n = e.slice(o);
				const i = n.charCodeAt(0);
				if (a) {
					if (i === 32 || i === 9) {
						f = true;
						l += "\n".repeat(u ? 1 + d : d);
					} else if (f) {
						f = false;
						l += "\n".repeat(d + 1);
					} else if (d === 0) {
						if (u) l += " ";
					} else l += "\n".repeat(d);
				} else l += "\n".repeat(u ? 1 + d : d);
				l += n;
				u = true;
				d = 0;
			}
			if (i === j.KEEP) l += "\n".repeat(u ? 1 + d : d);
			else if (i !== j.STRIP) {
				if (u) l += "\n";
			}
			return l;
		}
		function getScalarValue(e, t) {
			if (t.valueStart === ke) return "";
			const { valueStart: n, valueEnd: r } = t;
			if (t.fast) return e.slice(n, r);
			switch (t.style) {
				case k.SINGLE_QUOTED: return getSingleQuotedValue(e, n, r);
				case k.DOUBLE_QUOTED: return getDoubleQuotedValue(e, n, r);
				case k.LITERAL_BLOCK: return getBlockValue(e, n, r, t.indent, t.chomping, false);
				case k.FOLDED_BLOCK: return getBlockValue(e, n, r, t.indent, t.chomping, true);
				default: return getPlainValue(e, n, r);
			}
		}
		var Ae = Object.assign(Object.create(null), {
			"!": "!",
			"!!": "tag:yaml.org,2002:"
		});
		var P = "-#;/?:@&=+$_.~*'()";
		var je = P + "!,[]";
		var Me = "0123456789ABCDEF";
		function percentByte(e) {
			return "%" + Me[e >> 4] + Me[e & 15];
		}
		function tagPercentEncode(e, t) {
			const n = t ? P : je;
			let r = "";
			for (let t = 0; t < e.length; t++) {
				let i = e.charCodeAt(t);
				if (i >= 48 && i <= 57 || i >= 65 && i <= 90 || i >= 97 && i <= 122 || n.includes(e[t])) {
					r += e[t];
					continue;
				}
				if (i >= 55296 && i <= 56319) i = 65536 + ((i & 1023) << 10) + (e.charCodeAt(++t) & 1023);
				if (i < 128) r += percentByte(i);
				else if (i < 2048) r += percentByte(192 | i >> 6) + percentByte(128 | i & 63);
				else if (i < 65536) r += percentByte(224 | i >> 12) + percentByte(128 | i >> 6 & 63) + percentByte(128 | i & 63);
				else r += percentByte(240 | i >> 18) + percentByte(128 | i >> 12 & 63) + percentByte(128 | i >> 6 & 63) + percentByte(128 | i & 63);
			}
			return r;
		}
		function tagPercentDecode(e) {
			let t = "";
			let n = 0;
			while (n < e.length) {
				if (e.charCodeAt(n) !== 37) {
					t += e[n++];
					continue;
				}
				let r = parseInt(e.slice(n + 1, n + 3), 16);
				n += 3;
				if (r >= 192) {
					let t = r < 224 ? 1 : r < 240 ? 2 : 3;
					r &= (1 << 6 - t) - 1;
					while (t-- > 0) {
						r = r << 6 | parseInt(e.slice(n + 1, n + 3), 16) & 63;
						n += 3;
					}
				}
				if (r < 65536) t += String.fromCharCode(r);
				else {
					r -= 65536;
					t += String.fromCharCode(55296 | r >> 10, 56320 | r & 1023);
				}
			}
			return t;
		}
		function tagNameFull(e, t) {
			if (e.startsWith("!<") && e.endsWith(">")) return tagPercentDecode(e.slice(2, -1));
			const n = e.indexOf("!", 1);
			const r = n === -1 ? "!" : e.slice(0, n + 1);
			return tagPercentDecode(t?.[r] ?? Ae[r] ?? r) + tagPercentDecode(e.slice(r.length));
		}
		function tagNameShort(e) {
			let t = e;
			if (t.charCodeAt(0) === 33) {
				t = t.slice(1);
				return `!${tagPercentEncode(t, true)}`;
			}
			if (t.slice(0, 18) === "tag:yaml.org,2002:") return `!!${tagPercentEncode(t.slice(18), true)}`;
			return `!<${tagPercentEncode(t, false)}>`;
		}
		var F = null && -1;
		var I = "tag:yaml.org,2002:merge";
		var L = {
			filename: "",
			schema: Ce,
			json: false,
			maxTotalMergeKeys: 1e4,
			maxAliases: -1
		};
		function eventPosition$1(e) {
			if ("tagStart" in e && e.tagStart !== F) return e.tagStart;
			if ("anchorStart" in e && e.anchorStart !== F) return e.anchorStart;
			if ("valueStart" in e && e.valueStart !== F) return e.valueStart;
			if ("start" in e) return e.start;
			return 0;
		}
		function throwError$1(e, t) {
			D.throwAt(e.source, e.position, t, e.filename);
		}
		function finalizeCollection(e, t, n, r) {
			try {
				return n.finalize(r);
			} catch (n) {
				if (n instanceof D) throw n;
				D.throwAt(e.source, t, n instanceof Error ? n.message : String(n), e.filename);
			}
		}
		function constructScalar(e, t) {
			const n = getScalarValue(e.source, t);
			const i = t.tagStart === F ? "" : e.source.slice(t.tagStart, t.tagEnd);
			const a = e.schema.defaultScalarTag;
			if (i !== "") {
				if (i === "!") return {
					value: n,
					tag: a
				};
				const t = tagNameFull(i, e.tagHandlers);
				const o = e.schema.lookupScalarTag(t);
				if (o) {
					const i = o.resolve(n, true, t);
					if (i === r) throwError$1(e, `cannot resolve a node with !<${t}> explicit tag`);
					return {
						value: i,
						tag: o
					};
				}
				const s = e.schema.lookupMappingTag(t) ?? e.schema.lookupSequenceTag(t);
				if (s) {
					if (n !== "") throwError$1(e, `cannot resolve a node with !<${t}> explicit tag`);
					const r = s.create(t);
					return {
						value: s.carrierIsResult ? r : finalizeCollection(e, e.position, s, r),
						tag: s
					};
				}
				throwError$1(e, `unknown scalar tag !<${t}>`);
			}
			if (t.style === k.PLAIN) return e.schema.resolveImplicitScalarTag(n);
			return {
				value: a.resolve(n, false, a.tagName),
				tag: a
			};
		}
		function collectionTagName(e, t, n) {
			const r = t.tagStart === F ? "" : e.source.slice(t.tagStart, t.tagEnd);
			return r === "" || r === "!" ? n : tagNameFull(r, e.tagHandlers);
		}
		function isMappingTag(e) {
			return e.nodeKind === "mapping";
		}
		function chargeMergeWork(e) {
			e.totalMergeKeys++;
			if (e.maxTotalMergeKeys !== -1 && e.totalMergeKeys > e.maxTotalMergeKeys) throwError$1(e, `merge keys exceeded maxTotalMergeKeys (${e.maxTotalMergeKeys})`);
		}
		function mergeKeys(e, t, n, r) {
			chargeMergeWork(e);
			for (const i of r.keys(n)) {
				chargeMergeWork(e);
				if (t.tag.has(t.value, i)) continue;
				const a = t.tag.addPair(t.value, i, r.get(n, i));
				if (a) throwError$1(e, a);
				t.overridable ??= new Set();
				t.overridable.add(i);
			}
		}
		function mergeSource(e, t, n, r) {
			e.position = t.keyPosition;
			if (isMappingTag(r)) mergeKeys(e, t, n, r);
			else if (r.nodeKind === "sequence" && Array.isArray(n)) {
				if (n.length > 100) throwError$1(e, "abnormal merge sequence size");
				for (const r of n) {
					const n = e.nodeTags.get(r);
					if (!n) throwError$1(e, "cannot merge mappings; the provided source object is unacceptable");
					mergeKeys(e, t, r, n);
				}
			} else throwError$1(e, "cannot merge mappings; the provided source object is unacceptable");
		}
		function addMappingValue(e, t, n, r, i) {
			e.position = t.keyPosition;
			if (t.keyIsMerge) {
				mergeSource(e, t, r, i);
				return;
			}
			if (!e.json && t.tag.has(t.value, n) && !t.overridable?.has(n)) throwError$1(e, "duplicated mapping key");
			const a = t.tag.addPair(t.value, n, r);
			if (a) throwError$1(e, a);
			t.overridable?.delete(n);
		}
		function addValue(e, t, n) {
			const r = e.frames[e.frames.length - 1];
			if (r.kind === "document") {
				r.value = t;
				r.hasValue = true;
			} else if (r.kind === "sequence") {
				if (isMappingTag(n)) e.nodeTags.set(t, n);
				const i = r.tag.addItem(r.value, t, r.index++);
				if (i) throwError$1(e, i);
			} else if (r.hasKey) {
				const i = r.key;
				r.key = void 0;
				r.hasKey = false;
				addMappingValue(e, r, i, t, n);
			} else {
				r.key = t;
				r.keyPosition = e.position;
				r.hasKey = true;
				r.keyIsMerge = n.tagName === I;
			}
		}
		function storeAnchor(e, t, n, r, i) {
			if (t.anchorStart !== F) {
				const a = {
					value: n,
					tag: r,
					isValueFinal: i
				};
				e.anchors.set(e.source.slice(t.anchorStart, t.anchorEnd), a);
				return a;
			}
			return null;
		}
		function constructFromEvents(e, t) {
			const n = {
				...L,
				...t,
				events: e,
				documents: [],
				eventIndex: 0,
				position: 0,
				frames: [],
				anchors: new Map(),
				nodeTags: new Map(),
				tagHandlers: Object.create(null),
				totalMergeKeys: 0,
				aliasCount: 0
			};
			while (n.eventIndex < n.events.length) {
				const e = n.events[n.eventIndex++];
				n.position = eventPosition$1(e);
				switch (e.type) {
					case O.DOCUMENT:
						n.anchors = new Map();
						n.nodeTags = new Map();
						n.aliasCount = 0;
						n.tagHandlers = Object.create(null);
						for (const t of e.directives) if (t.kind === "tag") n.tagHandlers[t.handle] = t.prefix;
						n.frames.push({
							kind: "document",
							position: n.position,
							value: void 0,
							hasValue: false
						});
						break;
					case O.SCALAR: {
						const { value: t, tag: r } = constructScalar(n, e);
						storeAnchor(n, e, t, r, true);
						addValue(n, t, r);
						break;
					}
					case O.SEQUENCE: {
						const t = collectionTagName(n, e, "tag:yaml.org,2002:seq");
						const r = n.schema.lookupSequenceTag(t);
						if (!r) throwError$1(n, `unknown sequence tag !<${t}>`);
						const i = r.create(t);
						const a = storeAnchor(n, e, i, r, r.carrierIsResult);
						n.frames.push({
							kind: "sequence",
							position: n.position,
							value: i,
							tag: r,
							anchor: a,
							index: 0
						});
						break;
					}
					case O.MAPPING: {
						const t = collectionTagName(n, e, "tag:yaml.org,2002:map");
						const r = n.schema.lookupMappingTag(t);
						if (!r) throwError$1(n, `unknown mapping tag !<${t}>`);
						const i = r.create(t);
						const a = storeAnchor(n, e, i, r, r.carrierIsResult);
						n.frames.push({
							kind: "mapping",
							position: n.position,
							value: i,
							tag: r,
							anchor: a,
							key: void 0,
							keyPosition: n.position,
							hasKey: false,
							keyIsMerge: false,
							overridable: null
						});
						break;
					}
					case O.ALIAS: {
						if (n.maxAliases !== -1 && ++n.aliasCount > n.maxAliases) throwError$1(n, `aliases exceeded maxAliases (${n.maxAliases})`);
						const t = n.source.slice(e.anchorStart, e.anchorEnd);
						const r = n.anchors.get(t);
						if (!r) throwError$1(n, `unidentified alias "${t}"`);
						if (!r.isValueFinal) throwError$1(n, `recursive alias "${t}" is not supported for tag ${r.tag.tagName} because it uses finalize()`);
						addValue(n, r.value, r.tag);
						break;
					}
					case O.POP: {
						const e = n.frames.pop();
						if (e.kind === "mapping" && e.hasKey) {
							n.position = e.keyPosition;
							throwError$1(n, "incomplete mapping pair in event stream");
						}
						if (e.kind === "document") n.documents.push(e.value);
						else {
							const t = e.tag.carrierIsResult ? e.value : finalizeCollection(n, e.position, e.tag, e.value);
							if (e.anchor) {
								e.anchor.value = t;
								e.anchor.isValueFinal = true;
							}
							addValue(n, t, e.tag);
						}
						break;
					}
				}
			}
			return n.documents;
		}
		var R = -1;
		var z = Object.prototype.hasOwnProperty;
		var B = 1;
		var V = 2;
		var Ne = 3;
		var H = 4;
		var U = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/;
		var Pe = /[,\[\]{}]/;
		var W = /^(?:!|!!|![0-9A-Za-z-]+!)$/;
		var G = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`;
		var K = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`;
		var q = new RegExp(`^(?:${G})*$`);
		var Fe = new RegExp(`^(?:${K})+$`);
		var J = new RegExp(`^(?:!(?:${G})*|${K}(?:${G})*)$`);
		var Y = {
			filename: "",
			maxDepth: 100
		};
		function addDocumentEvent(e, t, n) {
			e.events.push({
				type: O.DOCUMENT,
				explicitStart: t,
				explicitEnd: n,
				directives: e.directives
			});
		}
		function addSequenceEvent(e, t, n, r, i, a, o) {
			e.events.push({
				type: O.SEQUENCE,
				start: t,
				anchorStart: n,
				anchorEnd: r,
				tagStart: i,
				tagEnd: a,
				style: o
			});
		}
		function addMappingEvent(e, t, n, r, i, a, o) {
			e.events.push({
				type: O.MAPPING,
				start: t,
				anchorStart: n,
				anchorEnd: r,
				tagStart: i,
				tagEnd: a,
				style: o
			});
		}
		function insertFlowPairMappingEvent(e, t) {
			e.events.splice(t.eventsLength, 0, {
				type: O.MAPPING,
				start: t.position,
				anchorStart: R,
				anchorEnd: R,
				tagStart: R,
				tagEnd: R,
				style: A.FLOW
			});
		}
		function addScalarEvent(e, t, n, r, i, a, o, s, c = j.CLIP, l = -1, u = false) {
			e.events.push({
				type: O.SCALAR,
				valueStart: t,
				valueEnd: n,
				anchorStart: r,
				anchorEnd: i,
				tagStart: a,
				tagEnd: o,
				style: s,
				chomping: c,
				indent: l,
				fast: u
			});
		}
		function addAliasEvent(e, t, n) {
			e.events.push({
				type: O.ALIAS,
				anchorStart: t,
				anchorEnd: n
			});
		}
		function addPopEvent(e) {
			e.events.push({ type: O.POP });
		}
		function addEmptyScalarEvent(e) {
			addScalarEvent(e, R, R, R, R, R, R, k.PLAIN);
		}
		function emptyProperties() {
			return {
				anchorStart: R,
				anchorEnd: R,
				tagStart: R,
				tagEnd: R
			};
		}
		function snapshotState(e) {
			return {
				position: e.position,
				line: e.line,
				lineStart: e.lineStart,
				lineIndent: e.lineIndent,
				firstTabInLine: e.firstTabInLine,
				eventsLength: e.events.length
			};
		}
		function restoreState(e, t) {
			e.position = t.position;
			e.line = t.line;
			e.lineStart = t.lineStart;
			e.lineIndent = t.lineIndent;
			e.firstTabInLine = t.firstTabInLine;
			e.events.length = t.eventsLength;
		}
		function throwError(e, t) {
			D.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
		}
		function isEol(e) {
			return e === 10 || e === 13;
		}
		function isWhiteSpace(e) {
			return e === 9 || e === 32;
		}
		function isWsOrEol(e) {
			return isWhiteSpace(e) || isEol(e);
		}
		function isWsOrEolOrEnd(e) {
			return e === 0 || isWsOrEol(e);
		}
		function isFlowIndicator(e) {
			return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
		}
		function fromDecimalCode(e) {
			return e >= 48 && e <= 57 ? e - 48 : -1;
		}
		function fromHexCode(e) {
			if (e >= 48 && e <= 57) return e - 48;
			const t = e | 32;
			if (t >= 97 && t <= 102) return t - 97 + 10;
			return -1;
		}
		function escapedHexLen(e) {
			if (e === 120) return 2;
			if (e === 117) return 4;
			if (e === 85) return 8;
			return 0;
		}
		function isSimpleEscape(e) {
			return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
		}
		function consumeLineBreak(e) {
			if (e.input.charCodeAt(e.position) === 10) e.position++;
			else {
				e.position++;
				if (e.input.charCodeAt(e.position) === 10) e.position++;
			}
			e.line++;
			e.lineStart = e.position;
			e.lineIndent = 0;
			e.firstTabInLine = -1;
		}
		function skipSeparationSpace(e, t) {
			let n = 0;
			let r = e.input.charCodeAt(e.position);
			let i = e.position === e.lineStart || isWsOrEol(e.input.charCodeAt(e.position - 1));
			while (r !== 0) {
				while (isWhiteSpace(r)) {
					i = true;
					if (r === 9 && e.firstTabInLine === -1) e.firstTabInLine = e.position;
					r = e.input.charCodeAt(++e.position);
				}
				if (t && i && r === 35) do
					r = e.input.charCodeAt(++e.position);
				while (!isEol(r) && r !== 0);
				if (!isEol(r)) break;
				consumeLineBreak(e);
				n++;
				i = true;
				r = e.input.charCodeAt(e.position);
				while (r === 32) {
					e.lineIndent++;
					r = e.input.charCodeAt(++e.position);
				}
			}
			return n;
		}
		function testDocumentSeparator(e, t = e.position) {
			const n = e.input.charCodeAt(t);
			if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
				const n = e.input.charCodeAt(t + 3);
				return n === 0 || isWsOrEol(n);
			}
			return false;
		}
		function skipByteOrderMark(e) {
			if (e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279) {
				e.position++;
				e.lineStart = e.position;
			}
		}
		function testDocumentBoundary(e) {
			if (e.position !== e.lineStart) return false;
			if (testDocumentSeparator(e)) return true;
			if (e.input.charCodeAt(e.position) !== 65279) return false;
			const t = snapshotState(e);
			skipByteOrderMark(e);
			skipSeparationSpace(e, true);
			const n = e.input.charCodeAt(e.position);
			const r = e.position === e.lineStart && (n === 37 || n === 45 && testDocumentSeparator(e));
			restoreState(e, t);
			return r;
		}
		function skipUntilLineEnd(e) {
			let t = e.input.charCodeAt(e.position);
			while (t !== 0 && !isEol(t)) t = e.input.charCodeAt(++e.position);
		}
		function checkPrintable(e, t, n) {
			const r = U.exec(e.input.slice(t, n));
			if (r !== null) {
				e.position = t + r.index + r[0].length - 1;
				throwError(e, "the stream contains non-printable characters");
			}
		}
		function readTagProperty(e, t, n) {
			if (e.input.charCodeAt(e.position) !== 33) return false;
			if (t.tagStart !== R) throwError(e, "duplication of a tag property");
			const r = e.position;
			let i = false;
			let a = false;
			let o = "!";
			let s = e.input.charCodeAt(++e.position);
			if (s === 60) {
				i = true;
				s = e.input.charCodeAt(++e.position);
			} else if (s === 33) {
				a = true;
				o = "!!";
				s = e.input.charCodeAt(++e.position);
			}
			let c = e.position;
			let l;
			if (i) {
				while (s !== 0 && s !== 62) s = e.input.charCodeAt(++e.position);
				if (s !== 62) throwError(e, "unexpected end of the stream within a verbatim tag");
				l = e.input.slice(c, e.position);
				e.position++;
			} else {
				while (s !== 0 && !isWsOrEol(s) && !(n && isFlowIndicator(s))) {
					if (s === 33) {
						if (!a) {
							o = e.input.slice(c - 1, e.position + 1);
							if (!W.test(o)) throwError(e, "named tag handle cannot contain such characters");
							a = true;
							c = e.position + 1;
						} else throwError(e, "tag suffix cannot contain exclamation marks");
					}
					s = e.input.charCodeAt(++e.position);
				}
				l = e.input.slice(c, e.position);
				if (Pe.test(l)) throwError(e, "tag suffix cannot contain flow indicator characters");
			}
			if (l && !(i ? q.test(l) : Fe.test(l))) throwError(e, `tag name cannot contain such characters: ${l}`);
			if (!i && o !== "!" && o !== "!!" && !z.call(e.tagHandlers, o)) throwError(e, `undeclared tag handle "${o}"`);
			t.tagStart = r;
			t.tagEnd = e.position;
			return true;
		}
		function readAnchorProperty(e, t) {
			if (e.input.charCodeAt(e.position) !== 38) return false;
			if (t.anchorStart !== R) throwError(e, "duplication of an anchor property");
			e.position++;
			const n = e.position;
			while (e.input.charCodeAt(e.position) !== 0 && !isWsOrEol(e.input.charCodeAt(e.position)) && !isFlowIndicator(e.input.charCodeAt(e.position))) e.position++;
			if (e.position === n) throwError(e, "name of an anchor node must contain at least one character");
			t.anchorStart = n;
			t.anchorEnd = e.position;
			return true;
		}
		function readAlias(e, t) {
			if (e.input.charCodeAt(e.position) !== 42) return false;
			if (t.anchorStart !== R || t.tagStart !== R) throwError(e, "alias node should not have any properties");
			e.position++;
			const n = e.position;
			while (e.input.charCodeAt(e.position) !== 0 && !isWsOrEol(e.input.charCodeAt(e.position)) && !isFlowIndicator(e.input.charCodeAt(e.position))) e.position++;
			if (e.position === n) throwError(e, "name of an alias node must contain at least one character");
			addAliasEvent(e, n, e.position);
			return true;
		}
		function readFlowScalarBreak(e, t) {
			skipSeparationSpace(e, false);
			if (e.lineIndent < t) throwError(e, "deficient indentation");
		}
		function readSingleQuotedScalar(e, t, n) {
			if (e.input.charCodeAt(e.position) !== 39) return false;
			e.position++;
			const r = e.position;
			let i = true;
			while (e.input.charCodeAt(e.position) !== 0) {
				const a = e.input.charCodeAt(e.position);
				if (a === 39) {
					if (e.input.charCodeAt(e.position + 1) === 39) {
						i = false;
						e.position += 2;
						continue;
					}
					const t = e.position;
					e.position++;
					addScalarEvent(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, k.SINGLE_QUOTED, j.CLIP, -1, i);
					return true;
				}
				if (isEol(a)) {
					i = false;
					readFlowScalarBreak(e, t);
				} else if (e.position === e.lineStart && testDocumentSeparator(e)) throwError(e, "unexpected end of the document within a single quoted scalar");
				else if (a !== 9 && a < 32) throwError(e, "expected valid JSON character");
				else e.position++;
			}
			throwError(e, "unexpected end of the stream within a single quoted scalar");
		}
		function readDoubleQuotedScalar(e, t, n) {
			if (e.input.charCodeAt(e.position) !== 34) return false;
			e.position++;
			const r = e.position;
			let i = true;
			while (e.input.charCodeAt(e.position) !== 0) {
				const a = e.input.charCodeAt(e.position);
				if (a === 34) {
					const t = e.position;
					e.position++;
					addScalarEvent(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, k.DOUBLE_QUOTED, j.CLIP, -1, i);
					return true;
				}
				if (a === 92) {
					i = false;
					const n = e.input.charCodeAt(++e.position);
					if (isEol(n)) readFlowScalarBreak(e, t);
					else if (isSimpleEscape(n)) e.position++;
					else {
						let t = escapedHexLen(n);
						if (t === 0) throwError(e, "unknown escape sequence");
						while (t-- > 0) {
							e.position++;
							if (fromHexCode(e.input.charCodeAt(e.position)) < 0) throwError(e, "expected hexadecimal character");
						}
						e.position++;
					}
				} else if (isEol(a)) {
					i = false;
					readFlowScalarBreak(e, t);
				} else if (e.position === e.lineStart && testDocumentSeparator(e)) throwError(e, "unexpected end of the document within a double quoted scalar");
				else if (a !== 9 && a < 32) throwError(e, "expected valid JSON character");
				else e.position++;
			}
			throwError(e, "unexpected end of the stream within a double quoted scalar");
		}
		function readBlockScalar(e, t, n) {
			const r = e.input.charCodeAt(e.position);
			let i = j.CLIP;
			let a = -1;
			let o = false;
			if (r !== 124 && r !== 62) return false;
			const s = r === 124 ? k.LITERAL_BLOCK : k.FOLDED_BLOCK;
			e.position++;
			while (e.input.charCodeAt(e.position) !== 0) {
				const n = e.input.charCodeAt(e.position);
				const r = fromDecimalCode(n);
				if (n === 43 || n === 45) {
					if (i !== j.CLIP) throwError(e, "repeat of a chomping mode identifier");
					i = n === 43 ? j.KEEP : j.STRIP;
					e.position++;
				} else if (r >= 0) {
					if (r === 0) throwError(e, "bad explicit indentation width of a block scalar; it cannot be less than one");
					if (o) throwError(e, "repeat of an indentation width identifier");
					a = t + r - 1;
					o = true;
					e.position++;
				} else break;
			}
			let c = false;
			while (isWhiteSpace(e.input.charCodeAt(e.position))) {
				c = true;
				e.position++;
			}
			if (c && e.input.charCodeAt(e.position) === 35) skipUntilLineEnd(e);
			if (isEol(e.input.charCodeAt(e.position))) consumeLineBreak(e);
			else if (e.input.charCodeAt(e.position) !== 0) throwError(e, "a line break is expected");
			let l = o ? a : -1;
			let u = 0;
			const d = e.position;
			let f = e.position;
			while (e.input.charCodeAt(e.position) !== 0) {
				const n = e.position;
				let r = 0;
				while (e.input.charCodeAt(n + r) === 32) r++;
				const i = e.input.charCodeAt(n + r);
				if (i === 0) {
					if (l >= 0) {
						if (r > l) f = n + r;
					} else if (r > 0) f = n + r;
					break;
				}
				if (testDocumentBoundary(e)) break;
				if (!o && l === -1 && isEol(i)) u = Math.max(u, r);
				if (!o && l === -1 && !isEol(i)) {
					if (i === 9 && r < t) {
						e.position = n + r;
						throwError(e, "tab characters must not be used in indentation");
					}
					if (r >= t && r < u) {
						e.position = n + r;
						throwError(e, "bad indentation of a mapping entry");
					}
				}
				if (l === -1 && i !== 0 && !isEol(i) && r < t) {
					e.lineIndent = r;
					e.position = n + r;
					break;
				}
				if (!o && i !== 0 && !isEol(i) && l === -1) l = r;
				const a = l === -1 ? t + 1 : l;
				if (i !== 0 && !isEol(i) && r < a) {
					e.lineIndent = r;
					e.position = n + r;
					break;
				}
				skipUntilLineEnd(e);
				f = e.position;
				if (isEol(e.input.charCodeAt(e.position))) {
					consumeLineBreak(e);
					f = e.position;
				}
			}
			checkPrintable(e, d, f);
			addScalarEvent(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l);
			return true;
		}
		function canStartPlainScalar(e, t) {
			const n = e.input.charCodeAt(e.position);
			const r = t === B;
			if (n === 0 || isWsOrEol(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || isFlowIndicator(n)) return false;
			if (n === 63 || n === 45) {
				const t = e.input.charCodeAt(e.position + 1);
				if (isWsOrEolOrEnd(t) || r && isFlowIndicator(t)) return false;
			}
			return true;
		}
		function readPlainScalar(e, t, n, r) {
			if (!canStartPlainScalar(e, n)) return false;
			const i = e.position;
			let a = e.position;
			let o = e.input.charCodeAt(e.position);
			const s = n === B;
			let c = false;
			while (o !== 0) {
				if (testDocumentBoundary(e)) break;
				if (o === 58) {
					const t = e.input.charCodeAt(e.position + 1);
					if (isWsOrEolOrEnd(t) || s && isFlowIndicator(t)) break;
				} else if (o === 35) {
					if (isWsOrEol(e.input.charCodeAt(e.position - 1))) break;
				} else if (s && isFlowIndicator(o)) break;
				else if (isEol(o)) {
					const n = e.position;
					const r = e.line;
					const i = e.lineStart;
					const a = e.lineIndent;
					skipSeparationSpace(e, false);
					if (e.lineIndent >= t) {
						c = true;
						o = e.input.charCodeAt(e.position);
						continue;
					}
					e.position = n;
					e.line = r;
					e.lineStart = i;
					e.lineIndent = a;
					break;
				}
				if (!isWhiteSpace(o)) a = e.position + 1;
				o = e.input.charCodeAt(++e.position);
			}
			if (a === i) return false;
			checkPrintable(e, i, a);
			addScalarEvent(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, k.PLAIN, j.CLIP, -1, !c);
			return true;
		}
		function skipFlowSeparationSpace(e, t) {
			const n = e.line;
			skipSeparationSpace(e, true);
			if (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) throwError(e, "deficient indentation");
		}
		function readFlowCollection(e, t, n) {
			const r = e.input.charCodeAt(e.position);
			const i = r === 123;
			const a = e.position;
			let o = true;
			if (r !== 91 && r !== 123) return false;
			const s = i ? 125 : 93;
			if (i) addMappingEvent(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, A.FLOW);
			else addSequenceEvent(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, A.FLOW);
			e.position++;
			while (e.input.charCodeAt(e.position) !== 0) {
				skipFlowSeparationSpace(e, t);
				let n = e.input.charCodeAt(e.position);
				if (n === s) {
					e.position++;
					addPopEvent(e);
					return true;
				} else if (!o) throwError(e, "missed comma between flow collection entries");
				else if (n === 44) throwError(e, "expected the node content, but found ','");
				let r = false;
				let a = false;
				if (n === 63 && isWsOrEol(e.input.charCodeAt(e.position + 1))) {
					r = a = true;
					e.position += 1;
					skipFlowSeparationSpace(e, t);
				}
				const c = e.line;
				const l = snapshotState(e);
				const u = parseNode(e, t, B, false, true);
				skipFlowSeparationSpace(e, t);
				n = e.input.charCodeAt(e.position);
				if ((i || a || e.line === c) && n === 58) {
					r = true;
					e.position++;
					skipFlowSeparationSpace(e, t);
					if (!i) {
						insertFlowPairMappingEvent(e, l);
						if (!u) addEmptyScalarEvent(e);
					} else if (!u) addEmptyScalarEvent(e);
					if (!parseNode(e, t, B, false, true)) addEmptyScalarEvent(e);
					skipFlowSeparationSpace(e, t);
					if (!i) addPopEvent(e);
				} else if (i && r) {
					if (!u) addEmptyScalarEvent(e);
					addEmptyScalarEvent(e);
				} else if (i) addEmptyScalarEvent(e);
				else if (r) {
					insertFlowPairMappingEvent(e, l);
					if (!u) addEmptyScalarEvent(e);
					addEmptyScalarEvent(e);
					addPopEvent(e);
				}
				n = e.input.charCodeAt(e.position);
				if (n === 44) {
					o = true;
					e.position++;
				} else o = false;
			}
			throwError(e, "unexpected end of the stream within a flow collection");
		}
		function readBlockSequence(e, t, n) {
			if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !isWsOrEolOrEnd(e.input.charCodeAt(e.position + 1))) return false;
			addSequenceEvent(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, A.BLOCK);
			while (e.input.charCodeAt(e.position) === 45 && isWsOrEolOrEnd(e.input.charCodeAt(e.position + 1))) {
				if (e.firstTabInLine !== -1) {
					e.position = e.firstTabInLine;
					throwError(e, "tab characters must not be used in indentation");
				}
				const n = e.line;
				e.position++;
				const r = skipSeparationSpace(e, true) > 0;
				if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && isWsOrEolOrEnd(e.input.charCodeAt(e.position + 1))) throwError(e, "bad indentation of a sequence entry");
				if (r && e.lineIndent <= t) addEmptyScalarEvent(e);
				else parseNode(e, t, Ne, false, true);
				skipSeparationSpace(e, true);
				if (e.lineIndent < t || e.position >= e.length) break;
				if (e.lineIndent > t) throwError(e, "bad indentation of a sequence entry");
				if (e.line === n && e.input.charCodeAt(e.position) === 45 && isWsOrEolOrEnd(e.input.charCodeAt(e.position + 1))) throwError(e, "bad indentation of a sequence entry");
			}
			addPopEvent(e);
			return true;
		}
		function readBlockMapping(e, t, n, r) {
			let i = false;
			let a = false;
			let o = false;
			let s = false;
			if (e.firstTabInLine !== -1) return false;
			let c = e.input.charCodeAt(e.position);
			while (c !== 0) {
				if (!i && e.firstTabInLine !== -1) {
					e.position = e.firstTabInLine;
					throwError(e, "tab characters must not be used in indentation");
				}
				const l = e.input.charCodeAt(e.position + 1);
				const u = e.line;
				if ((c === 63 || c === 58) && isWsOrEolOrEnd(l)) {
					if (!o) {
						addMappingEvent(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, A.BLOCK);
						o = true;
					}
					if (c === 63) {
						if (i) addEmptyScalarEvent(e);
						a = true;
						i = true;
					} else if (i) i = false;
					else {
						addEmptyScalarEvent(e);
						a = true;
						i = false;
					}
					e.position += 1;
					s = true;
				} else {
					if (i) {
						addEmptyScalarEvent(e);
						i = false;
					}
					const t = snapshotState(e);
					if (!parseNode(e, n, V, false, true)) break;
					if (e.line === u) {
						c = e.input.charCodeAt(e.position);
						while (isWhiteSpace(c)) c = e.input.charCodeAt(++e.position);
						if (c === 58) {
							c = e.input.charCodeAt(++e.position);
							if (!isWsOrEolOrEnd(c)) throwError(e, "a whitespace character is expected after the key-value separator within a block mapping");
							if (!o) {
								e.events.splice(t.eventsLength, 0, {
									type: O.MAPPING,
									start: t.position,
									anchorStart: r.anchorStart,
									anchorEnd: r.anchorEnd,
									tagStart: r.tagStart,
									tagEnd: r.tagEnd,
									style: A.BLOCK
								});
								o = true;
							}
							a = true;
							i = false;
							s = false;
						} else if (a) throwError(e, "expected ':' after a mapping key");
						else {
							if (r.anchorStart !== R || r.tagStart !== R) {
								restoreState(e, t);
								return false;
							}
							return true;
						}
					} else if (a) throwError(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
					else {
						if (r.anchorStart !== R || r.tagStart !== R) {
							restoreState(e, t);
							return false;
						}
						return true;
					}
				}
				if (parseNode(e, t, H, true, s)) s = false;
				if (!i) {
					if (s) {
						addEmptyScalarEvent(e);
						s = false;
					}
				}
				skipSeparationSpace(e, true);
				c = e.input.charCodeAt(e.position);
				if ((e.line === u || e.lineIndent > t) && c !== 0) throwError(e, "bad indentation of a mapping entry");
				else if (e.lineIndent < t) break;
			}
			if (!a) return false;
			if (i) addEmptyScalarEvent(e);
			if (o) addPopEvent(e);
			return true;
		}
		function parseNode(e, t, n, r, i, a = true) {
			if (e.depth >= e.maxDepth) throwError(e, `nesting exceeded maxDepth (${e.maxDepth})`);
			e.depth++;
			let o = 1;
			let s = false;
			let c = false;
			let l = null;
			const u = emptyProperties();
			let d = n === H || n === Ne;
			let f = d;
			const p = d;
			if (r && skipSeparationSpace(e, true)) {
				s = true;
				if (e.lineIndent > t) o = 1;
				else if (e.lineIndent === t) o = 0;
				else o = -1;
			}
			if (o === 1) while (true) {
				const r = e.input.charCodeAt(e.position);
				const i = snapshotState(e);
				if (s && o !== 1 && (r === 33 || r === 38)) break;
				if (s && p && (u.tagStart !== R || u.anchorStart !== R) && (r === 33 || r === 38)) {
					const n = snapshotState(e);
					const r = t + 1;
					if (readBlockMapping(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === O.MAPPING) {
						e.depth--;
						return true;
					}
					restoreState(e, n);
				}
				if (s && (r === 33 && u.tagStart !== R || r === 38 && u.anchorStart !== R)) break;
				if (!readTagProperty(e, u, n === B) && !readAnchorProperty(e, u)) break;
				if (l === null) l = i;
				if (skipSeparationSpace(e, true)) {
					s = true;
					f = p;
					if (e.lineIndent > t) o = 1;
					else if (e.lineIndent === t) o = 0;
					else o = -1;
				} else f = false;
			}
			if (f) f = s || i;
			if (o === 1 || n === H) {
				const r = n === B || n === V ? t : t + 1;
				const i = e.position - e.lineStart;
				if (o === 1) {
					if (f && (readBlockSequence(e, i, u) || readBlockMapping(e, i, r, u)) || readFlowCollection(e, r, u)) c = true;
					else {
						const t = e.input.charCodeAt(e.position);
						if (l !== null && a && p && !f && t !== 124 && t !== 62) {
							const t = snapshotState(e);
							const n = l.position - l.lineStart;
							restoreState(e, l);
							if (readBlockMapping(e, n, r, emptyProperties()) && e.events[t.eventsLength]?.type === O.MAPPING) c = true;
							else restoreState(e, t);
						}
						if (!c && (d && readBlockScalar(e, r, u) || readSingleQuotedScalar(e, r, u) || readDoubleQuotedScalar(e, r, u) || readAlias(e, u) || readPlainScalar(e, r, n, u))) c = true;
					}
				} else if (o === 0) c = f && readBlockSequence(e, i, u);
			}
			d = d && !c;
			if (!c && (u.anchorStart !== R || u.tagStart !== R || d)) {
				addScalarEvent(e, R, R, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, k.PLAIN);
				c = true;
			}
			e.depth--;
			return c || u.anchorStart !== R || u.tagStart !== R;
		}
		function readDirective(e) {
			if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return false;
			e.position++;
			const t = e.position;
			while (e.input.charCodeAt(e.position) !== 0 && !isWsOrEol(e.input.charCodeAt(e.position))) e.position++;
			const n = e.input.slice(t, e.position);
			const r = [];
			if (n.length === 0) throwError(e, "directive name must not be less than one character in length");
			while (e.input.charCodeAt(e.position) !== 0 && !isEol(e.input.charCodeAt(e.position))) {
				while (isWhiteSpace(e.input.charCodeAt(e.position))) e.position++;
				if (e.input.charCodeAt(e.position) === 35 || isEol(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
				const t = e.position;
				while (e.input.charCodeAt(e.position) !== 0 && !isWsOrEol(e.input.charCodeAt(e.position))) e.position++;
				r.push(e.input.slice(t, e.position));
			}
			if (isEol(e.input.charCodeAt(e.position))) consumeLineBreak(e);
			if (n === "YAML") {
				if (e.directives.some((e) => e.kind === "yaml")) throwError(e, "duplication of %YAML directive");
				if (r.length !== 1) throwError(e, "YAML directive accepts exactly one argument");
				const t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
				if (t === null) throwError(e, "ill-formed argument of the YAML directive");
				if (parseInt(t[1], 10) !== 1) throwError(e, "unacceptable YAML version of the document");
				e.directives.push({
					kind: "yaml",
					version: r[0]
				});
			} else if (n === "TAG") {
				if (r.length !== 2) throwError(e, "TAG directive accepts exactly two arguments");
				const [t, n] = r;
				if (!W.test(t)) throwError(e, "ill-formed tag handle (first argument) of the TAG directive");
				if (z.call(e.tagHandlers, t)) throwError(e, `there is a previously declared suffix for "${t}" tag handle`);
				if (!J.test(n)) throwError(e, "ill-formed tag prefix (second argument) of the TAG directive");
				e.tagHandlers[t] = n;
				e.directives.push({
					kind: "tag",
					handle: t,
					prefix: n
				});
			}
			return true;
		}
		function readDocument(e) {
			e.directives = [];
			e.tagHandlers = Object.create(null);
			let t = false;
			skipSeparationSpace(e, true);
			while (readDirective(e)) {
				t = true;
				skipSeparationSpace(e, true);
			}
			let n = false;
			let r = false;
			let i = true;
			if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && isWsOrEolOrEnd(e.input.charCodeAt(e.position + 3))) {
				n = true;
				const t = e.line;
				e.position += 3;
				skipSeparationSpace(e, true);
				i = e.line > t;
			} else if (t) throwError(e, "directives end mark is expected");
			const a = e.events.length;
			if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && testDocumentSeparator(e)) {
				e.position += 3;
				skipSeparationSpace(e, true);
				return;
			}
			addDocumentEvent(e, n, false);
			if (!parseNode(e, e.lineIndent - 1, H, false, i, i)) addEmptyScalarEvent(e);
			skipSeparationSpace(e, true);
			if (e.position === e.lineStart && testDocumentSeparator(e)) {
				r = e.input.charCodeAt(e.position) === 46;
				if (r) {
					const t = e.line;
					e.position += 3;
					skipSeparationSpace(e, true);
					if (e.line === t && e.position < e.length) throwError(e, "end of the stream or a document separator is expected");
				}
			}
			const o = e.events[a];
			if (o?.type === O.DOCUMENT) o.explicitEnd = r;
			addPopEvent(e);
			if (!r && e.position < e.length && !testDocumentBoundary(e)) throwError(e, "end of the stream or a document separator is expected");
		}
		function parseEvents(e, t) {
			const n = e.length;
			const r = {
				...Y,
				...t,
				input: `${e}\0`,
				length: n,
				position: 0,
				line: 0,
				lineStart: 0,
				lineIndent: 0,
				firstTabInLine: -1,
				depth: 0,
				directives: [],
				tagHandlers: Object.create(null),
				events: []
			};
			const i = e.indexOf("\0");
			if (i !== -1) D.throwAt(e, i, "null byte is not allowed in input", r.filename);
			while (r.position < r.length) {
				skipByteOrderMark(r);
				skipSeparationSpace(r, true);
				if (r.position >= r.length) break;
				const e = r.position;
				readDocument(r);
				if (r.position === e) throwError(r, "can not read a document");
			}
			return r.events;
		}
		var Ie = {
			...Y,
			...L
		};
		function loadDocuments(e, t = {}) {
			const n = {
				...Ie,
				...t
			};
			const r = String(e);
			const i = Object.keys(Y);
			const a = Object.keys(L);
			return constructFromEvents(parseEvents(r, pick(n, i)), {
				...pick(n, a),
				source: r
			});
		}
		function loadAll(e, t, n) {
			let r = null;
			if (typeof t === "function") r = t;
			else if (t !== null && typeof t === "object") n = t;
			const i = loadDocuments(e, n);
			if (r === null) return i;
			for (const e of i) r(e);
		}
		function load(e, t) {
			const n = loadDocuments(e, t);
			if (n.length === 0) throw new D("expected a document, but the input is empty");
			if (n.length === 1) return n[0];
			throw new D("expected a single document in the stream, but found more");
		}
		var X = Symbol("INVALID");
		function buildRepresentTypes(e) {
			const t = new Set([
				e.defaultScalarTag,
				e.defaultSequenceTag,
				e.defaultMappingTag
			].filter((e) => e !== void 0));
			const n = e.implicitScalarTags;
			const r = e.tags.filter((e) => !(e.nodeKind === "scalar" && e.implicit) && !t.has(e));
			const i = e.tags.filter((e) => t.has(e));
			return [
				...n.map((e) => ({
					tag: e,
					implicitTag: true
				})),
				...r.map((e) => ({
					tag: e,
					implicitTag: false
				})),
				...i.map((e) => ({
					tag: e,
					implicitTag: true
				}))
			];
		}
		function matchTag(e, t) {
			for (let n = 0, r = e.representTypes.length; n < r; n += 1) {
				const { tag: r, implicitTag: i } = e.representTypes[n];
				if (r.identify(t)) {
					let e;
					if (r.matchByTagPrefix) e = r.representTagName(t);
					else e = r.tagName;
					return {
						tag: r,
						tagName: e,
						implicitTag: i
					};
				}
			}
			return null;
		}
		function build(e, t) {
			if (!e.noRefs && t !== null && typeof t === "object") {
				const n = e.refs.get(t);
				if (n) {
					if (n.anchor === void 0) n.anchor = `ref_${e.refCounter++}`;
					return {
						kind: "alias",
						anchor: n.anchor
					};
				}
			}
			const n = matchTag(e, t);
			if (!n) {
				if (t === void 0) return X;
				if (e.skipInvalid) return X;
				throw new D(`unacceptable kind of an object to dump ${Object.prototype.toString.call(t)}`);
			}
			const { tag: r, tagName: i, implicitTag: a } = n;
			const o = a ? i : tagNameShort(i);
			if (r.nodeKind === "scalar") return {
				kind: "scalar",
				tag: o,
				tagged: !a,
				style: k.PLAIN,
				value: r.represent(t)
			};
			if (r.nodeKind === "sequence") {
				const n = r.represent(t);
				const i = {
					kind: "sequence",
					tag: o,
					tagged: !a,
					style: A.BLOCK,
					items: []
				};
				if (!e.noRefs) e.refs.set(t, i);
				for (let t = 0, r = n.length; t < r; t += 1) {
					let r = build(e, n[t]);
					if (r === X && n[t] === void 0) r = build(e, null);
					if (r === X) continue;
					i.items.push(r);
				}
				return i;
			}
			const s = r.represent(t);
			const c = {
				kind: "mapping",
				tag: o,
				tagged: !a,
				style: A.BLOCK,
				items: []
			};
			if (!e.noRefs) e.refs.set(t, c);
			for (const [t, n] of s) {
				const r = build(e, t);
				if (r === X) continue;
				const i = build(e, n);
				if (i === X) continue;
				c.items.push({
					key: r,
					value: i
				});
			}
			return c;
		}
		function jsToAst(e, t, n = {}) {
			const r = build({
				representTypes: buildRepresentTypes(t),
				noRefs: n.noRefs ?? false,
				skipInvalid: n.skipInvalid ?? false,
				refs: new Map(),
				refCounter: 0
			}, e);
			return [{
				contents: r === X ? null : r,
				directives: []
			}];
		}
		var Le = Symbol("visit:break");
		var Re = Symbol("visit:skip");
		function visitNode(e, t, n) {
			const r = t(e, n);
			if (r === Le) return true;
			if (r === Re) return false;
			const i = n.depth + 1;
			switch (e.kind) {
				case "sequence":
					for (const n of e.items) if (visitNode(n, t, {
						depth: i,
						parent: e,
						isKey: false
					})) return true;
					break;
				case "mapping": for (const { key: n, value: r } of e.items) {
					if (visitNode(n, t, {
						depth: i,
						parent: e,
						isKey: true
					})) return true;
					if (visitNode(r, t, {
						depth: i,
						parent: e,
						isKey: false
					})) return true;
				}
			}
			return false;
		}
		function visit(e, t) {
			for (const n of e) if (n.contents && visitNode(n.contents, t, {
				depth: 0,
				parent: null,
				isKey: false
			})) return;
		}
		function hasBit(e, t) {
			return (e & 1 << t) !== 0;
		}
		var ze = {
			applyQuoteFlowKeysOption,
			doubleQuoteForInvisibles,
			doubleQuoteWhitespaceOnly,
			applyForceQuotesOption,
			tryLongOrMultilineAsBlock,
			quoteInvalidPlain,
			fallbackToDoubleQuoted
		};
		function _preferredQuotedStyle(e) {
			if (e.presenterOptions.quoteStyle === "single" && hasBit(e.allowedStylesMask, k.SINGLE_QUOTED)) return k.SINGLE_QUOTED;
			return k.DOUBLE_QUOTED;
		}
		function applyQuoteFlowKeysOption(e) {
			if (!e.presenterOptions.quoteFlowKeys) return;
			if (!e.isKey || !e.flowOnly || e.style !== k.PLAIN) return;
			e.style = k.DOUBLE_QUOTED;
		}
		function doubleQuoteForInvisibles(e) {
			if (e.style === k.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value)) e.style = k.DOUBLE_QUOTED;
		}
		function doubleQuoteWhitespaceOnly(e) {
			if (e.style === k.PLAIN && /^\s+$/.test(e.node.value)) e.style = k.DOUBLE_QUOTED;
		}
		function applyForceQuotesOption(e) {
			if (!e.presenterOptions.forceQuotes) return;
			if (e.isKey || e.style !== k.PLAIN) return;
			if (e.node.tag !== e.presenterOptions.schema.defaultScalarTag.tagName) return;
			e.style = e.node.value.includes("\n") ? k.DOUBLE_QUOTED : _preferredQuotedStyle(e);
		}
		function tryLongOrMultilineAsBlock(e) {
			if (e.style !== k.PLAIN || e.isKey) return;
			const t = e.node.value;
			const n = t.indexOf("\n") !== -1;
			if (!hasBit(e.allowedStylesMask, k.LITERAL_BLOCK)) {
				if (n) e.style = k.DOUBLE_QUOTED;
				return;
			}
			const r = e.presenterOptions.lineWidth;
			if (r === -1) {
				if (n) e.style = k.LITERAL_BLOCK;
				return;
			}
			const i = Math.max(Math.min(r, 40), r - e.shiftOfContent);
			let a = 0;
			let o = false;
			while (a <= t.length) {
				let e = t.length;
				const n = t.indexOf("\n", a);
				if (n !== -1) e = n;
				const r = t.slice(a, e);
				if (r.length > i && r[0] !== " " && / [^ \t]/.test(r)) o = true;
				if (n === -1) break;
				a = n + 1;
			}
			if (o) e.style = k.FOLDED_BLOCK;
			else if (n) e.style = k.LITERAL_BLOCK;
		}
		function quoteInvalidPlain(e) {
			if (e.style === k.PLAIN && !hasBit(e.allowedStylesMask, k.PLAIN)) e.style = _preferredQuotedStyle(e);
		}
		function fallbackToDoubleQuoted(e) {
			if (!hasBit(e.allowedStylesMask, e.style)) e.style = k.DOUBLE_QUOTED;
		}
		function setBit(e, t) {
			return e | 1 << t;
		}
		var Be = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]";
		var Z = "[\\n\\r]";
		var Ve = "\\uFEFF";
		var Q = "[ \\t]";
		var He = `(?:(?!(?:${Z}|${Ve}))${Be})`;
		var Ue = `(?:(?!${Q})${He})`;
		var We = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]";
		var Ge = "[-?:,\\[\\]{}#&*!|>'\"%@`]";
		var Ke = "[,\\[\\]{}]";
		var qe = Ue;
		var Je = `(?:(?!${Ke})${Ue})`;
		var Ye = `(?:(?:(?!${Ge})${Ue})|[?:-](?=${qe}))`;
		var Xe = `(?:(?:(?!${Ge})${Ue})|[?:-](?=${Je}))`;
		var Ze = `(?:(?:(?![:#])${qe})|:(?=${qe}))#*`;
		var Qe = `(?:(?:(?![:#])${Je})|:(?=${Je}))#*`;
		var $e = `(?:${Q}*${Ze})*`;
		var et = `(?:${Q}*${Qe})*`;
		var tt = `${Ye}#*${$e}`;
		var nt = `${Xe}#*${et}`;
		var rt = tt;
		var it = nt;
		var at = `\\n+${Ze}${$e}`;
		var ot = `\\n+${Qe}${et}`;
		var st = `${tt}(?:${at})*`;
		var ct = `${nt}(?:${ot})*`;
		var lt = new RegExp(`^(?:${st})$`, "u");
		var ut = new RegExp(`^(?:${ct})$`, "u");
		var dt = new RegExp(`^(?:${rt})$`, "u");
		var ft = new RegExp(`^(?:${it})$`, "u");
		var pt = new RegExp(`^(?:${We})*$`, "u");
		var mt = new RegExp(`^(?:${We}|\\n)*$`, "u");
		var ht = new RegExp(`^(?:${He}|\\n)*$`, "u");
		var gt = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/;
		var _t = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/m;
		function canUsePlain(e) {
			const t = e.node.value;
			if (t !== "") {
				if (!(e.isKey ? e.flowOnly ? ft : dt : e.flowOnly ? ut : lt).test(t)) return false;
				if (e.shiftOfFirstLine === 0 && gt.test(t)) return false;
				if (e.shiftOfContent === 0) {
					const e = t.indexOf("\n");
					if (e !== -1) {
						const n = t.slice(e + 1);
						if (_t.test(n)) return false;
					}
				}
			}
			const n = e.presenterOptions.schema.resolveImplicitScalarTag(t).tag.tagName;
			if (!e.node.tagged && n !== e.node.tag) return false;
			if (!e.node.tagged && t === "=" && n === e.presenterOptions.schema.defaultScalarTag.tagName) return false;
			return true;
		}
		function canUseSingleQuoted(e) {
			const t = e.node.value;
			if (!(e.isKey ? pt : mt).test(t)) return false;
			if (/[ \t]\n|\n[ \t]/.test(t)) return false;
			if (!e.isKey && e.shiftOfContent === 0) {
				const e = t.indexOf("\n");
				if (e !== -1 && _t.test(t.slice(e + 1))) return false;
			}
			return true;
		}
		function canUseBlock(e) {
			if (e.flowOnly || !ht.test(e.node.value)) return false;
			const t = e.shiftOfContent - e.shiftOfParent;
			if (t < 1) return false;
			if (t > 9 && /^\n* /.test(e.node.value)) return false;
			if (e.shiftOfContent === 0 && _t.test(e.node.value)) return false;
			return true;
		}
		function detectAllowedStyles(e) {
			let t = setBit(0, k.DOUBLE_QUOTED);
			if (canUsePlain(e)) t = setBit(t, k.PLAIN);
			if (canUseSingleQuoted(e)) t = setBit(t, k.SINGLE_QUOTED);
			if (canUseBlock(e)) t = setBit(setBit(t, k.LITERAL_BLOCK), k.FOLDED_BLOCK);
			e.allowedStylesMask = t;
		}
		function renderScalar(e) {
			switch (e.style) {
				case k.PLAIN: return renderPlain(e);
				case k.SINGLE_QUOTED: return renderSingleQuoted(e);
				case k.LITERAL_BLOCK: return renderLiteralBlock(e);
				case k.FOLDED_BLOCK: return renderFoldedBlock(e);
				case k.DOUBLE_QUOTED: return renderDoubleQuoted(e);
			}
		}
		function renderPlain(e) {
			return encodeFlowBreaks(e.node.value, e.shiftOfContent);
		}
		function renderSingleQuoted(e) {
			return `'${encodeFlowBreaks(e.node.value, e.shiftOfContent).replace(/'/g, "''")}'`;
		}
		function renderLiteralBlock(e) {
			const t = e.node.value;
			return "|" + blockHeader(t, e.shiftOfParent, e.shiftOfContent) + dropEndingNewline(indentString(t, e.shiftOfContent));
		}
		function renderFoldedBlock(e) {
			const t = e.node.value;
			const n = e.presenterOptions.lineWidth;
			let r = Infinity;
			if (n !== -1) r = Math.max(Math.min(n, 40), n - e.shiftOfContent);
			return ">" + blockHeader(t, e.shiftOfParent, e.shiftOfContent) + dropEndingNewline(indentString(foldBlockScalar(t, r), e.shiftOfContent));
		}
		function renderDoubleQuoted(e) {
			return `"${escapeString(e.node.value)}"`;
		}
		function encodeFlowBreaks(e, t) {
			let n = e.indexOf("\n");
			if (n === -1) return e;
			const r = " ".repeat(t);
			let i = e.slice(0, n);
			const a = /(\n+)([^\n]*)/g;
			a.lastIndex = n;
			let o;
			while (o = a.exec(e)) {
				const e = o[1].length;
				const t = o[2];
				i += "\n".repeat(e + 1) + r + t;
			}
			return i;
		}
		function indentString(e, t) {
			const n = " ".repeat(t);
			let r = 0;
			let i = "";
			const a = e.length;
			while (r < a) {
				let t;
				const o = e.indexOf("\n", r);
				if (o === -1) {
					t = e.slice(r);
					r = a;
				} else {
					t = e.slice(r, o + 1);
					r = o + 1;
				}
				if (t.length && t !== "\n") i += n;
				i += t;
			}
			return i;
		}
		function needIndentIndicator(e) {
			return /^\n* /.test(e);
		}
		function blockHeader(e, t, n) {
			const r = needIndentIndicator(e) ? String(n - t) : "";
			const i = e[e.length - 1] === "\n";
			return `${r}${i && (e[e.length - 2] === "\n" || e === "\n") ? "+" : i ? "" : "-"}\n`;
		}
		function dropEndingNewline(e) {
			return e[e.length - 1] === "\n" ? e.slice(0, -1) : e;
		}
		function isMoreIndented(e) {
			return e === " " || e === "	";
		}
		function foldLine(e, t) {
			if (e === "" || isMoreIndented(e[0])) return e;
			const n = / [^ \t]/g;
			let r;
			let i = 0;
			let a;
			let o = 0;
			let s = 0;
			let c = "";
			while (r = n.exec(e)) {
				s = r.index;
				if (s - i > t) {
					a = o > i ? o : s;
					c += `\n${e.slice(i, a)}`;
					i = a + 1;
				}
				o = s;
			}
			c += "\n";
			if (e.length - i > t && o > i) c += `${e.slice(i, o)}\n${e.slice(o + 1)}`;
			else c += e.slice(i);
			return c.slice(1);
		}
		function foldBlockScalar(e, t) {
			const n = /(\n+)([^\n]*)/g;
			let r = e.indexOf("\n");
			if (r === -1) r = e.length;
			n.lastIndex = r;
			let i = foldLine(e.slice(0, r), t);
			let a = e[0] === "\n" || isMoreIndented(e[0]);
			let o;
			let s;
			while (s = n.exec(e)) {
				const e = s[1];
				const n = s[2];
				o = n !== "" && isMoreIndented(n[0]);
				i += e + (!a && !o && n !== "" ? "\n" : "") + foldLine(n, t);
				a = o;
			}
			return i;
		}
		var vt = /["\\\x00-\x1F\x7F-\xA0\u2028\u2029\uD800-\uDFFF\uFEFF\uFFFE\uFFFF]/gu;
		function escapeCharacter(e) {
			switch (e) {
				case "\0": return "\\0";
				case "\x07": return "\\a";
				case "\b": return "\\b";
				case "	": return "\\t";
				case "\n": return "\\n";
				case "\v": return "\\v";
				case "\f": return "\\f";
				case "\r": return "\\r";
				case "\x1B": return "\\e";
				case "\"": return "\\\"";
				case "\\": return "\\\\";
				case "\u0085": return "\\N";
				case "\u00A0": return "\\_";
				case "\u2028": return "\\L";
				case "\u2029": return "\\P";
			}
			const t = e.charCodeAt(0);
			const n = t.toString(16).toUpperCase();
			if (t <= 255) return `\\x${"0".repeat(2 - n.length)}${n}`;
			return `\\u${"0".repeat(4 - n.length)}${n}`;
		}
		function escapeString(e) {
			return e.replace(vt, escapeCharacter);
		}
		var yt = 10;
		var bt = {
			indent: 2,
			seqNoIndent: false,
			seqInlineFirst: true,
			lineWidth: 80,
			flowBracketPadding: false,
			flowSkipCommaSpace: false,
			flowSkipColonSpace: false,
			quoteFlowKeys: false,
			quoteStyle: "single",
			forceQuotes: false,
			scalarStyleRules: Object.keys(ze).map((e) => Reflect.get(ze, e)),
			tagBeforeAnchor: false
		};
		function nodeTagShort(e) {
			return e.tagged ? e.tag : tagNameShort(e.tag);
		}
		function createPresenterState(e) {
			const t = {
				...bt,
				...e
			};
			if (t.flowSkipColonSpace) t.quoteFlowKeys = true;
			return {
				...t,
				defaultScalarTagName: t.schema.defaultScalarTag.tagName,
				openEnded: false
			};
		}
		function generateNextLine(e, t) {
			return `\n${" ".repeat(e.indent * t)}`;
		}
		function scalarLayout(e, t, n, r, i, a) {
			return {
				node: t,
				parent: n,
				level: r,
				isKey: i,
				flowOnly: a,
				shiftOfParent: r === 0 ? -1 : e.indent * (r - 1),
				shiftOfContent: e.indent * Math.max(1, r),
				shiftOfFirstLine: r === 0 ? 0 : e.indent * r,
				presenterOptions: e,
				allowedStylesMask: 0,
				style: t.style
			};
		}
		function writeFlowSequence(e, t, n) {
			let r = "";
			for (let i = 0, a = n.items.length; i < a; i += 1) {
				const a = writeNode(e, t, n.items[i], n, {}).text;
				if (i > 0) r += `,${!e.flowSkipCommaSpace ? " " : ""}`;
				r += a;
			}
			const i = e.flowBracketPadding && n.items.length > 0 ? " " : "";
			return `[${i}${r}${i}]`;
		}
		function writeBlockSequence(e, t, n, r) {
			let i = "";
			for (let a = 0, o = n.items.length; a < o; a += 1) {
				const o = writeNode(e, t + 1, n.items[a], n, {
					block: true,
					compact: e.seqInlineFirst,
					isblockseq: true
				}).text;
				if (!r || i !== "") i += generateNextLine(e, t);
				if (o === "" || yt === o.charCodeAt(0)) i += "-";
				else i += "- ";
				i += o;
			}
			return i;
		}
		function writeFlowMapping(e, t, n) {
			let r = "";
			for (const { key: i, value: a } of n.items) {
				let o = "";
				if (r !== "") o += `,${!e.flowSkipCommaSpace ? " " : ""}`;
				const s = writeNode(e, t, i, n, { iskey: true });
				const c = s.text;
				const l = writeNode(e, t, a, n, {}).text;
				const u = e.flowSkipColonSpace || l === "" ? "" : " ";
				const d = i.kind === "scalar" && s.noBody && (i.tagged || i.anchor !== void 0);
				const f = i.kind === "alias" || d ? " " : "";
				o += `${c}${f}:${u}${l}`;
				r += o;
			}
			const i = e.flowBracketPadding && r !== "" ? " " : "";
			return `{${i}${r}${i}}`;
		}
		function writeBlockMapping(e, t, n, r) {
			let i = "";
			for (let a = 0, o = n.items.length; a < o; a += 1) {
				let o = "";
				if (!r || i !== "") o += generateNextLine(e, t);
				const { key: s, value: c } = n.items[a];
				const l = (s.kind === "mapping" || s.kind === "sequence") && s.style === A.BLOCK && s.items.length !== 0 || s.kind === "scalar" && (s.style === k.LITERAL_BLOCK || s.style === k.FOLDED_BLOCK);
				const u = l ? writeNode(e, t + 1, s, n, {
					block: true,
					compact: true,
					isblockseq: !cannotBeCompact(e, s, t + 1)
				}) : writeNode(e, t + 1, s, n, {
					block: true,
					compact: true,
					iskey: true
				});
				const d = u.text;
				const f = s.kind === "scalar" && s.value.indexOf("\n") !== -1;
				const p = d.length > 1024 && /^[\s\S]{1025}/u.test(d);
				const m = l || f || p;
				if (m) {
					if (d && yt === d.charCodeAt(0)) o += "?";
					else o += "? ";
				}
				o += d;
				if (m) o += generateNextLine(e, t);
				const h = writeNode(e, t + 1, c, n, {
					block: true,
					compact: m,
					isblockseq: m && !cannotBeCompact(e, c, t + 1)
				}).text;
				const ee = s.kind === "scalar" && u.noBody && (s.tagged || s.anchor !== void 0);
				const g = !m && (s.kind === "alias" || ee) ? " " : "";
				if (h === "" || yt === h.charCodeAt(0)) o += `${g}:`;
				else o += `${g}: `;
				o += h;
				i += o;
			}
			return i;
		}
		function cannotBeCompact(e, t, n) {
			if (t.kind === "alias") return true;
			return t.tagged || t.anchor !== void 0 || e.indent < 2 && n > 0;
		}
		function writeNode(e, t, n, r, i) {
			if (n.kind === "alias") {
				e.openEnded = false;
				return {
					text: `*${n.anchor}`,
					noBody: false
				};
			}
			const { block: a = false, iskey: o = false, isblockseq: s = false } = i;
			let c = i.compact ?? false;
			const l = n.anchor !== void 0;
			if (cannotBeCompact(e, n, t)) c = false;
			let u;
			let d = n.tagged;
			const f = a && (n.kind === "mapping" || n.kind === "sequence") && n.style === A.BLOCK && n.items.length !== 0;
			if (n.kind === "mapping") {
				if (f) u = writeBlockMapping(e, t, n, c);
				else u = writeFlowMapping(e, t, n);
			} else if (n.kind === "sequence") {
				if (f) {
					if (e.seqNoIndent && !s && t > 0) u = writeBlockSequence(e, t - 1, n, c);
					else u = writeBlockSequence(e, t, n, c);
				} else u = writeFlowSequence(e, t, n);
			} else {
				const i = scalarLayout(e, n, r, t, o, !a);
				detectAllowedStyles(i);
				for (const t of e.scalarStyleRules) t(i);
				u = renderScalar(i);
				e.openEnded = (i.style === k.LITERAL_BLOCK || i.style === k.FOLDED_BLOCK) && (n.value === "\n" || n.value.endsWith("\n\n"));
				d = n.tagged || u === "" && i.flowOnly && r?.kind === "sequence" && !l || i.style !== k.PLAIN && n.tag !== e.defaultScalarTagName;
			}
			if ((n.kind === "mapping" || n.kind === "sequence") && !f) e.openEnded = false;
			if (f && c && t > 0 && e.indent > 2) u = `${" ".repeat(e.indent - 2)}${u}`;
			const p = u === "";
			let m = u;
			if (d || l) {
				const t = [];
				const r = d ? nodeTagShort(n) : null;
				const i = l ? `&${n.anchor}` : null;
				if (e.tagBeforeAnchor) {
					if (r !== null) t.push(r);
					if (i !== null) t.push(i);
				} else {
					if (i !== null) t.push(i);
					if (r !== null) t.push(r);
				}
				const a = u === "" || u.charCodeAt(0) === yt ? "" : " ";
				m = `${t.join(" ")}${a}${u}`;
			}
			return {
				text: m,
				noBody: p
			};
		}
		function rootStartsOwnLine(e) {
			return (e.kind === "sequence" || e.kind === "mapping") && e.style === A.BLOCK && e.items.length !== 0 && !e.tagged && e.anchor === void 0;
		}
		function writeDocumentDirectives(e) {
			let t = "";
			for (const n of e.directives) {
				if (n.kind === "yaml") {
					t += `%YAML ${n.version}\n`;
					continue;
				}
				const { handle: e, prefix: r } = n;
				t += `%TAG ${e} ${r}\n`;
			}
			return t;
		}
		function present(e, t) {
			const n = createPresenterState(t);
			let r = "";
			let i = false;
			for (let t = 0; t < e.length; t += 1) {
				const a = e[t];
				n.openEnded = false;
				const o = writeDocumentDirectives(a);
				const s = o !== "";
				const c = a.explicitStart || s || t > 0 && !i;
				r += o;
				if (a.contents === null) {
					if (c) r += "---\n";
				} else if (c) {
					const e = writeNode(n, 0, a.contents, null, {
						block: true,
						compact: true
					}).text;
					const t = e === "" ? "" : s || rootStartsOwnLine(a.contents) ? "\n" : " ";
					r += `---${t}${e}\n`;
				} else r += writeNode(n, 0, a.contents, null, {
					block: true,
					compact: true
				}).text + "\n";
				i = a.explicitEnd || n.openEnded;
				if (i) r += "...\n";
			}
			return r;
		}
		var xt = {
			...bt,
			schema: Te,
			skipInvalid: false,
			noRefs: false,
			flowLevel: -1,
			sortKeys: false,
			transform: () => {}
		};
		function defaultCompareFn(e, t) {
			const n = String(e);
			const r = String(t);
			if (n < r) return -1;
			if (n > r) return 1;
			return 0;
		}
		function dump(e, t = {}) {
			const n = {
				...xt,
				...t
			};
			const r = jsToAst(e, n.schema, {
				noRefs: n.noRefs,
				skipInvalid: n.skipInvalid
			});
			if (n.flowLevel >= 0) visit(r, (e, t) => {
				if (t.depth < n.flowLevel) return;
				if (e.kind === "sequence" || e.kind === "mapping") e.style = A.FLOW;
				return Re;
			});
			if (n.sortKeys) {
				const e = n.sortKeys === true ? defaultCompareFn : n.sortKeys;
				visit(r, (t) => {
					if (t.kind !== "mapping") return;
					t.items.sort((t, n) => e(t.key.kind === "scalar" ? t.key.value : "", n.key.kind === "scalar" ? n.key.value : ""));
				});
			}
			n.transform(r);
			return present(r, {
				...pick(n, Object.keys(bt)),
				schema: n.schema
			});
		}
		var $ = null && -1;
		function eventPosition(e) {
			if ("tagStart" in e && e.tagStart !== $) return e.tagStart;
			if ("anchorStart" in e && e.anchorStart !== $) return e.anchorStart;
			if ("valueStart" in e && e.valueStart !== $) return e.valueStart;
			if ("start" in e) return e.start;
			return 0;
		}
		function rawTag(e, t) {
			return t.tagStart === $ ? "" : e.source.slice(t.tagStart, t.tagEnd);
		}
		function anchorName(e, t) {
			return t.anchorStart === $ ? void 0 : e.source.slice(t.anchorStart, t.anchorEnd);
		}
		function buildScalar(e, t) {
			const n = getScalarValue(e.source, t);
			const r = rawTag(e, t);
			let i;
			let a = false;
			if (r !== "") {
				a = true;
				i = r;
			} else if (t.style === k.PLAIN) i = e.schema.resolveImplicitScalarTag(n).tag.tagName;
			else i = e.schema.defaultScalarTag.tagName;
			return {
				kind: "scalar",
				tag: i,
				tagged: a,
				style: t.style,
				anchor: anchorName(e, t),
				value: n
			};
		}
		function buildCollection(e, t, n) {
			const r = rawTag(e, t);
			let i;
			let a = false;
			if (r === "") i = n;
			else {
				i = r;
				a = true;
			}
			return {
				tag: i,
				tagged: a,
				style: t.style,
				anchor: anchorName(e, t)
			};
		}
		function addNode(e, t) {
			const n = e.frames[e.frames.length - 1];
			if (n.kind === "document") n.doc.contents = t;
			else if (n.kind === "sequence") n.node.items.push(t);
			else if (n.key) {
				n.node.items.push({
					key: n.key,
					value: t
				});
				n.key = null;
			} else n.key = t;
		}
		function eventsToAst(e, t) {
			const n = {
				source: t.source,
				schema: t.schema,
				eventIndex: 0,
				position: 0,
				frames: [],
				documents: []
			};
			while (n.eventIndex < e.length) {
				const t = e[n.eventIndex++];
				n.position = eventPosition(t);
				switch (t.type) {
					case O.DOCUMENT: {
						const e = {
							contents: null,
							explicitStart: t.explicitStart,
							explicitEnd: t.explicitEnd,
							directives: t.directives
						};
						n.frames.push({
							kind: "document",
							doc: e
						});
						break;
					}
					case O.SCALAR:
						addNode(n, buildScalar(n, t));
						break;
					case O.SEQUENCE: {
						const { tag: e, tagged: r, style: i, anchor: a } = buildCollection(n, t, "tag:yaml.org,2002:seq");
						const o = {
							kind: "sequence",
							tag: e,
							tagged: r,
							style: i,
							anchor: a,
							items: []
						};
						n.frames.push({
							kind: "sequence",
							node: o
						});
						break;
					}
					case O.MAPPING: {
						const { tag: e, tagged: r, style: i, anchor: a } = buildCollection(n, t, "tag:yaml.org,2002:map");
						const o = {
							kind: "mapping",
							tag: e,
							tagged: r,
							style: i,
							anchor: a,
							items: []
						};
						n.frames.push({
							kind: "mapping",
							node: o,
							key: null
						});
						break;
					}
					case O.ALIAS:
						addNode(n, {
							kind: "alias",
							anchor: n.source.slice(t.anchorStart, t.anchorEnd)
						});
						break;
					case O.POP: {
						const e = n.frames.pop();
						if (e.kind === "mapping" && e.key) throw new Error("incomplete mapping pair in event stream");
						if (e.kind === "document") n.documents.push(e.doc);
						else addNode(n, e.node);
						break;
					}
				}
			}
			return n.documents;
		}
		var St = O.DOCUMENT;
		var Ct = O.SEQUENCE;
		var wt = O.MAPPING;
		var Tt = O.SCALAR;
		var Et = O.ALIAS;
		var Dt = O.POP;
		var Ot = k.PLAIN;
		var kt = k.SINGLE_QUOTED;
		var At = k.DOUBLE_QUOTED;
		var jt = k.LITERAL_BLOCK;
		var Mt = k.FOLDED_BLOCK;
		var Nt = A.BLOCK;
		var Pt = A.FLOW;
		var Ft = j.CLIP;
		var It = j.STRIP;
		var Lt = j.KEEP;
	})
};
;
