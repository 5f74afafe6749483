exports.id = 557;
exports.ids = [557];
exports.modules = {
	5940: (function(e, t) {
		"use strict";
		Object.defineProperty(t, "__esModule", { value: true });
		t.Argument = void 0;
		class Argument {
			constructor(e, t) {
				this.value = e;
				this.range = t;
			}
			toString() {
				return this.value;
			}
			getRange() {
				return this.range;
			}
			getValue() {
				return this.value;
			}
			isAfter(e) {
				if (this.range.end.line < e.line) {
					return false;
				}
				return this.range.start.line > e.line ? true : this.range.start.character > e.character;
			}
			isBefore(e) {
				if (this.range.start.line < e.line) {
					return true;
				}
				return this.range.end.line > e.line ? false : this.range.end.character < e.character;
			}
		}
		t.Argument = Argument;
	}),
	14022: (function(e, t, n) {
		"use strict";
		Object.defineProperty(t, "__esModule", { value: true });
		t.Comment = void 0;
		const r = n(94612);
		const i = n(67005);
		const a = n(37459);
		class Comment extends i.Line {
			constructor(e, t) {
				super(e, t);
			}
			toString() {
				const e = this.getContent();
				if (e) {
					return "# " + e;
				}
				return "#";
			}
			getContent() {
				let e = this.getContentRange();
				if (e === null) {
					return "";
				}
				return this.document.getText().substring(this.document.offsetAt(e.start), this.document.offsetAt(e.end));
			}
			getContentRange() {
				let e = this.getRange();
				const t = this.document.offsetAt(e.start);
				let n = this.document.getText().substring(t, this.document.offsetAt(e.end));
				let i = -1;
				let o = -1;
				for (let e = 1; e < n.length; e++) {
					if (!a.Util.isWhitespace(n.charAt(e))) {
						i = e;
						break;
					}
				}
				if (i === -1) {
					return null;
				}
				for (let e = n.length - 1; e >= 1; e--) {
					if (!a.Util.isWhitespace(n.charAt(e))) {
						o = e + 1;
						break;
					}
				}
				return r.Range.create(this.document.positionAt(t + i), this.document.positionAt(t + o));
			}
		}
		t.Comment = Comment;
	}),
	79933: (function(e, t, n) {
		"use strict";
		Object.defineProperty(t, "__esModule", { value: true });
		t.Dockerfile = void 0;
		const r = n(94612);
		const i = n(78390);
		const a = n(33520);
		const o = n(55377);
		const s = n(37459);
		const c = n(78390);
		class Dockerfile extends a.ImageTemplate {
			constructor(e) {
				super();
				this.initialInstructions = new a.ImageTemplate();
				this.buildStages = [];
				this.directives = [];
				this.foundFrom = false;
				this.document = e;
			}
			getEscapeCharacter() {
				for (const e of this.directives) {
					if (e.getDirective() === i.Directive.escape) {
						const t = e.getValue();
						if (t === "\\" || t === "`") {
							return t;
						}
					}
				}
				return "\\";
			}
			getInitialARGs() {
				return this.initialInstructions.getARGs();
			}
			getContainingImage(e) {
				let t = r.Range.create(r.Position.create(0, 0), this.document.positionAt(this.document.getText().length));
				if (!s.Util.isInsideRange(e, t)) {
					return null;
				}
				if (this.initialInstructions.getComments().length > 0 || this.initialInstructions.getInstructions().length > 0) {
					if (s.Util.isInsideRange(e, this.initialInstructions.getRange())) {
						return this.initialInstructions;
					}
				}
				for (const t of this.buildStages) {
					if (s.Util.isInsideRange(e, t.getRange())) {
						return t;
					}
				}
				return this;
			}
			addInstruction(e) {
				if (e.getKeyword() === c.Keyword.FROM) {
					this.currentBuildStage = new a.ImageTemplate();
					this.buildStages.push(this.currentBuildStage);
					this.foundFrom = true;
				} else if (!this.foundFrom) {
					this.initialInstructions.addInstruction(e);
				}
				if (this.foundFrom) {
					this.currentBuildStage.addInstruction(e);
				}
				super.addInstruction(e);
			}
			setDirectives(e) {
				this.directives = e;
			}
			getDirective() {
				return this.directives.length === 0 ? null : this.directives[0];
			}
			getDirectives() {
				return this.directives;
			}
			resolveVariable(e, t) {
				for (let n of this.getFROMs()) {
					let r = n.getRange();
					if (r.start.line <= t && t <= r.end.line) {
						let n = new a.ImageTemplate();
						for (let e of this.initialInstructions.getARGs()) {
							n.addInstruction(e);
						}
						return n.resolveVariable(e, t);
					}
				}
				let n = this.getContainingImage(r.Position.create(t, 0));
				if (n === null) {
					return undefined;
				}
				let i = n.resolveVariable(e, t);
				if (i === null) {
					let n = new a.ImageTemplate();
					for (let e of this.initialInstructions.getARGs()) {
						n.addInstruction(e);
					}
					return n.resolveVariable(e, t);
				}
				return i;
			}
			getAvailableVariables(e) {
				if (this.getInstructionAt(e) instanceof o.From) {
					let e = [];
					for (let t of this.getInitialARGs()) {
						let n = t.getProperty();
						if (n) {
							e.push(n.getName());
						}
					}
					return e;
				}
				let t = this.getContainingImage(r.Position.create(e, 0));
				return t ? t.getAvailableVariables(e) : [];
			}
			getParentStage(e) {
				const t = e.getFROM();
				const n = t === null ? null : t.getImageName();
				if (n === null) {
					return null;
				}
				for (const e of this.getFROMs()) {
					if (e.getBuildStage() === n) {
						const n = e.getRange();
						if (n.start.line === t.getRange().start.line) {
							return null;
						}
						return this.getContainingImage(n.start);
					}
				}
				return null;
			}
			getStageHierarchy(e) {
				const t = this.getContainingImage(r.Position.create(e, 0));
				if (t === null) {
					return [];
				}
				const n = [t];
				let i = this.getParentStage(t);
				while (i !== null) {
					n.splice(0, 0, i);
					i = this.getParentStage(i);
				}
				return n;
			}
			getAvailableWorkingDirectories(e) {
				const t = new Set();
				for (const n of this.getStageHierarchy(e)) {
					for (const r of n.getWORKDIRs()) {
						if (r.getRange().end.line < e) {
							let e = r.getAbsolutePath();
							if (e !== undefined && e !== null) {
								if (!e.endsWith("/")) {
									e += "/";
								}
								t.add(e);
							}
						}
					}
				}
				return Array.from(t);
			}
			organizeComments() {
				const e = this.getComments();
				for (let t = 0; t < e.length; t++) {
					if (s.Util.isInsideRange(e[t].getRange().end, this.initialInstructions.getRange())) {
						this.initialInstructions.addComment(e[t]);
					} else {
						for (const n of this.buildStages) {
							if (s.Util.isInsideRange(e[t].getRange().start, n.getRange())) {
								n.addComment(e[t]);
							}
						}
					}
				}
			}
			getRange() {
				const e = this.getComments();
				const t = this.getInstructions();
				let n = null;
				if (e.length === 0) {
					if (t.length > 0) {
						n = r.Range.create(t[0].getRange().start, t[t.length - 1].getRange().end);
					}
				} else if (t.length === 0) {
					n = r.Range.create(e[0].getRange().start, e[e.length - 1].getRange().end);
				} else {
					const i = e[0].getRange().start;
					const a = e[e.length - 1].getRange().end;
					const o = t[0].getRange().start;
					const s = t[t.length - 1].getRange().end;
					if (i.line < o.line) {
						if (a.line < s.line) {
							n = r.Range.create(i, s);
						}
						n = r.Range.create(i, a);
					} else if (a.line < s.line) {
						n = r.Range.create(o, s);
					} else {
						n = r.Range.create(o, a);
					}
				}
				if (n === null) {
					if (this.directives.length === 0) {
						return null;
					}
					return this.directives[0].getRange();
				} else if (this.directives.length === 0) {
					return n;
				}
				return r.Range.create(this.directives[0].getRange().start, n.end);
			}
		}
		t.Dockerfile = Dockerfile;
	}),
	11077: (function(e, t, n) {
		"use strict";
		Object.defineProperty(t, "__esModule", { value: true });
		t.Flag = void 0;
		const r = n(94612);
		const i = n(23700);
		class Flag {
			constructor(e, t, n, r, i, a) {
				this.options = [];
				this.range = t;
				this.name = n;
				this.nameRange = r;
				this.value = i;
				this.valueRange = a;
				if (this.value !== null) {
					let t = e.offsetAt(a.start);
					let n = -1;
					let r = -1;
					let o = false;
					for (let a = 0; a < i.length; a++) {
						switch (i.charAt(a)) {
							case "=":
								o = true;
								if (r === -1) {
									r = a + 1;
									break;
								}
								break;
							case ",":
								this.options.push(this.createFlagOption(e, i, t, n, r, a));
								n = -1;
								r = -1;
								break;
							default:
								if (n === -1) {
									n = a;
								}
								break;
						}
					}
					if (o && n !== -1) {
						this.options.push(this.createFlagOption(e, i, t, n, r, i.length));
					}
				}
			}
			createFlagOption(e, t, n, a, o, s) {
				const c = r.Range.create(e.positionAt(n + a), e.positionAt(n + s));
				if (o === -1) {
					return new i.FlagOption(c, t.substring(a, s), c, null, null);
				}
				return new i.FlagOption(c, t.substring(a, o - 1), r.Range.create(e.positionAt(n + a), e.positionAt(n + o - 1)), t.substring(o, s), r.Range.create(e.positionAt(n + o), e.positionAt(n + s)));
			}
			toString() {
				if (this.valueRange) {
					return "--" + this.name + "=" + this.value;
				}
				return "--" + this.name;
			}
			getRange() {
				return this.range;
			}
			getName() {
				return this.name;
			}
			getNameRange() {
				return this.nameRange;
			}
			getValue() {
				return this.value;
			}
			getValueRange() {
				return this.valueRange;
			}
			getOption(e) {
				for (const t of this.options) {
					if (t.getName() === e) {
						return t;
					}
				}
				return null;
			}
			getOptions() {
				return this.options;
			}
			hasOptions() {
				return this.options.length > 0;
			}
		}
		t.Flag = Flag;
	}),
	23700: (function(e, t) {
		"use strict";
		Object.defineProperty(t, "__esModule", { value: true });
		t.FlagOption = void 0;
		class FlagOption {
			constructor(e, t, n, r, i) {
				this.range = e;
				this.name = t;
				this.nameRange = n;
				this.value = r;
				this.valueRange = i;
			}
			toString() {
				if (this.valueRange !== null) {
					return this.name + "=" + this.value;
				}
				return this.name;
			}
			getRange() {
				return this.range;
			}
			getName() {
				return this.name;
			}
			getNameRange() {
				return this.nameRange;
			}
			getValue() {
				return this.value;
			}
			getValueRange() {
				return this.valueRange;
			}
		}
		t.FlagOption = FlagOption;
	}),
	87599: (function(e, t) {
		"use strict";
		Object.defineProperty(t, "__esModule", { value: true });
		t.Heredoc = void 0;
		class Heredoc {
			constructor(e, t, n, r, i) {
				this.startRange = e;
				this.name = t;
				this.nameRange = n;
				this.contentRange = r;
				this.endRange = i;
			}
			getName() {
				return this.name;
			}
			getStartRange() {
				return this.startRange;
			}
			getNameRange() {
				return this.nameRange;
			}
			getContentRange() {
				return this.contentRange;
			}
			getDelimiterRange() {
				return this.endRange;
			}
		}
		t.Heredoc = Heredoc;
	}),
	33520: (function(e, t, n) {
		"use strict";
		Object.defineProperty(t, "__esModule", { value: true });
		t.ImageTemplate = void 0;
		const r = n(94612);
		const i = n(14381);
		const a = n(25517);
		const o = n(20444);
		const s = n(1822);
		const c = n(1835);
		const l = n(55377);
		const u = n(1167);
		const d = n(55554);
		const f = n(37459);
		const p = n(17529);
		class ImageTemplate {
			constructor() {
				this.comments = [];
				this.instructions = [];
			}
			addComment(e) {
				this.comments.push(e);
			}
			getComments() {
				return this.comments;
			}
			addInstruction(e) {
				this.instructions.push(e);
			}
			getInstructions() {
				return this.instructions;
			}
			getInstructionAt(e) {
				for (let t of this.instructions) {
					if (f.Util.isInsideRange(r.Position.create(e, 0), t.getRange())) {
						return t;
					}
				}
				return null;
			}
			getARGs() {
				let e = [];
				for (let t of this.instructions) {
					if (t instanceof i.Arg) {
						e.push(t);
					}
				}
				return e;
			}
			getCMDs() {
				let e = [];
				for (let t of this.instructions) {
					if (t instanceof a.Cmd) {
						e.push(t);
					}
				}
				return e;
			}
			getCOPYs() {
				let e = [];
				for (let t of this.instructions) {
					if (t instanceof o.Copy) {
						e.push(t);
					}
				}
				return e;
			}
			getENTRYPOINTs() {
				let e = [];
				for (let t of this.instructions) {
					if (t instanceof c.Entrypoint) {
						e.push(t);
					}
				}
				return e;
			}
			getENVs() {
				let e = [];
				for (let t of this.instructions) {
					if (t instanceof s.Env) {
						e.push(t);
					}
				}
				return e;
			}
			getFROM() {
				for (const e of this.instructions) {
					if (e instanceof l.From) {
						return e;
					}
				}
				return null;
			}
			getFROMs() {
				let e = [];
				for (let t of this.instructions) {
					if (t instanceof l.From) {
						e.push(t);
					}
				}
				return e;
			}
			getHEALTHCHECKs() {
				let e = [];
				for (let t of this.instructions) {
					if (t instanceof u.Healthcheck) {
						e.push(t);
					}
				}
				return e;
			}
			getWORKDIRs() {
				const e = [];
				for (const t of this.instructions) {
					if (t instanceof p.Workdir) {
						e.push(t);
					}
				}
				return e;
			}
			getOnbuildTriggers() {
				let e = [];
				for (let t of this.instructions) {
					if (t instanceof d.Onbuild) {
						let n = t.getTriggerInstruction();
						if (n) {
							e.push(n);
						}
					}
				}
				return e;
			}
			getAvailableVariables(e) {
				const t = [];
				for (const n of this.getARGs()) {
					if (n.isBefore(e)) {
						const e = n.getProperty();
						if (e) {
							const n = e.getName();
							if (t.indexOf(n) === -1) {
								t.push(n);
							}
						}
					}
				}
				for (const n of this.getENVs()) {
					if (n.isBefore(e)) {
						for (const e of n.getProperties()) {
							const n = e.getName();
							if (t.indexOf(n) === -1) {
								t.push(n);
							}
						}
					}
				}
				return t;
			}
			resolveVariable(e, t) {
				let n = this.getENVs();
				for (let r = n.length - 1; r >= 0; r--) {
					if (n[r].isBefore(t)) {
						for (let t of n[r].getProperties()) {
							if (t.getName() === e) {
								return t.getValue();
							}
						}
					}
				}
				let r = this.getARGs();
				for (let n = r.length - 1; n >= 0; n--) {
					if (r[n].isBefore(t)) {
						let t = r[n].getProperty();
						if (t && t.getName() === e) {
							return t.getValue();
						}
					}
				}
				return undefined;
			}
			getRange() {
				const e = this.getInstructions();
				if (e.length === 0) {
					return r.Range.create(0, 0, 0, 0);
				}
				const t = e[0].getRange().start;
				const n = e[e.length - 1].getRange().end;
				return r.Range.create(t, n);
			}
			contains(e) {
				const t = this.getRange();
				if (t === null) {
					return false;
				}
				return f.Util.isInsideRange(e, t);
			}
		}
		t.ImageTemplate = ImageTemplate;
	}),
	65279: (function(e, t, n) {
		"use strict";
		Object.defineProperty(t, "__esModule", { value: true });
		t.Instruction = void 0;
		const r = n(94612);
		const i = n(37459);
		const a = n(67005);
		const o = n(5940);
		const s = n(87599);
		const c = n(63743);
		const l = n(78390);
		class Instruction extends a.Line {
			constructor(e, t, n, r, i, a) {
				super(e, t);
				this.dockerfile = n;
				this.escapeChar = r;
				this.instruction = i;
				this.instructionRange = a;
			}
			toString() {
				let e = this.getKeyword();
				for (let t of this.getRawArguments()) {
					e += " ";
					e += t.getValue();
				}
				return e;
			}
			getRangeContent(e) {
				if (e === null) {
					return null;
				}
				return this.document.getText().substring(this.document.offsetAt(e.start), this.document.offsetAt(e.end));
			}
			getInstructionRange() {
				return this.instructionRange;
			}
			getInstruction() {
				return this.instruction;
			}
			getKeyword() {
				return this.getInstruction().toUpperCase();
			}
			getArgumentsRange() {
				let e = this.getArguments();
				if (e.length === 0) {
					return null;
				}
				return r.Range.create(e[0].getRange().start, e[e.length - 1].getRange().end);
			}
			getArgumentsRanges() {
				let e = this.getArguments();
				if (e.length === 0) {
					return [];
				}
				if (e[0].getRange().start.line === e[e.length - 1].getRange().end.line) {
					return [r.Range.create(e[0].getRange().start, e[e.length - 1].getRange().end)];
				}
				let t = [];
				let n = -1;
				let a = e[0].getRange().start;
				let o = this.getInstructionRange();
				let s = this.document.offsetAt(a) - this.document.offsetAt(o.start);
				let c = this.getTextContent();
				let l = c.substring(s, this.document.offsetAt(e[e.length - 1].getRange().end) - this.document.offsetAt(o.start));
				let u = this.document.offsetAt(o.start) + s;
				let d = false;
				let f = false;
				for (let e = 0; e < l.length; e++) {
					let o = l.charAt(e);
					if (o === this.escapeChar) {
						let i = l.charAt(e + 1);
						if (i === " " || i === "	") {
							whitespaceCheck: for (let i = e + 2; i < l.length; i++) {
								switch (l.charAt(i)) {
									case " ":
									case "	": continue;
									case "\r": i++;
									case "\n":
										if (a !== null) {
											t.push(r.Range.create(a, this.document.positionAt(u + n + 1)));
										}
										a = null;
										d = true;
										f = false;
										e = i;
										break whitespaceCheck;
									default: break whitespaceCheck;
								}
							}
						} else if (i === "\r") {
							if (a !== null) {
								t.push(r.Range.create(a, this.document.positionAt(u + n + 1)));
								a = null;
							}
							d = true;
							f = false;
							e += 2;
						} else if (i === "\n") {
							if (a !== null) {
								t.push(r.Range.create(a, this.document.positionAt(u + n + 1)));
							}
							a = null;
							d = true;
							f = false;
							e++;
						} else {
							e++;
						}
					} else if (i.Util.isNewline(o)) {
						if (f) {
							a = null;
							d = true;
							f = false;
						}
					} else {
						if (!f) {
							if (a === null) {
								if (o === "#") {
									f = true;
									continue;
								}
								let t = this.document.positionAt(u + e);
								if (t.character !== 0) {
									a = r.Position.create(t.line, 0);
								}
							}
							n = e;
						}
					}
				}
				if (a === null) {
					t.push(r.Range.create(this.document.positionAt(u + n), this.document.positionAt(u + n + 1)));
				} else {
					t.push(r.Range.create(a, this.document.positionAt(u + n + 1)));
				}
				return t;
			}
			getRawArgumentsContent() {
				let e = this.getArguments();
				if (e.length === 0) {
					return null;
				}
				return this.getRangeContent(r.Range.create(e[0].getRange().start, e[e.length - 1].getRange().end));
			}
			getArgumentsContent() {
				let e = this.getArguments();
				if (e.length === 0) {
					return null;
				}
				let t = "";
				let n = this.getArgumentsRanges();
				let r = this.document.getText();
				for (let e of n) {
					t += r.substring(this.document.offsetAt(e.start), this.document.offsetAt(e.end));
				}
				return t;
			}
			getArguments() {
				return this.getRawArguments();
			}
			getRawArguments() {
				let e = [];
				let t = this.getInstructionRange();
				let n = this.document.offsetAt(t.end) - this.document.offsetAt(t.start);
				let a = this.getTextContent();
				let s = a.substring(n);
				let c = this.document.offsetAt(t.start) + n;
				let l = false;
				let u = false;
				let d = -1;
				let f = false;
				let p = false;
				let m = -1;
				let h = "";
				for (let t = 0; t < s.length; t++) {
					let n = s.charAt(t);
					if (i.Util.isWhitespace(n)) {
						if (p) {
							f = true;
							if (i.Util.isNewline(n)) {
								f = false;
								if (u) {
									u = false;
									l = true;
								}
							}
							continue;
						} else if (d !== -1) {
							if (m === -1) {
								e.push(new o.Argument(h, r.Range.create(this.document.positionAt(c + d), this.document.positionAt(c + t))));
							} else {
								e.push(new o.Argument(h, r.Range.create(this.document.positionAt(c + d), this.document.positionAt(c + m))));
							}
							m = -1;
							h = "";
							d = -1;
						}
					} else if (n === this.escapeChar) {
						let i = s.charAt(t + 1);
						if (i === " " || i === "	") {
							whitespaceCheck: for (let e = t + 2; e < s.length; e++) {
								let n = s.charAt(e);
								switch (n) {
									case " ":
									case "	": continue;
									case "\r": e++;
									case "\n":
										u = false;
										p = true;
										l = true;
										if (d !== -1) {
											m = t;
										}
										t = e;
										break whitespaceCheck;
									default:
										m = t;
										if (d === -1) {
											t = e - 1;
										}
										break whitespaceCheck;
								}
							}
						} else if (i === "\r") {
							u = false;
							p = true;
							l = true;
							if (d !== -1 && m === -1) {
								m = t;
							}
							t += 2;
						} else if (i === "\n") {
							u = false;
							p = true;
							l = true;
							if (d !== -1 && m === -1) {
								m = t;
							}
							t++;
						} else {
							if (f && m !== -1) {
								e.push(new o.Argument(h, r.Range.create(this.document.positionAt(c + d), this.document.positionAt(c + m))));
								h = "";
								d = -1;
							}
							m = -1;
							f = false;
							p = false;
							if (i === "$") {
								h = h + n + i;
							} else if (i === "") {
								break;
							} else {
								h = h + i;
							}
							if (d === -1) {
								d = t;
							}
							t++;
						}
					} else if (!u) {
						if (l && n === "#") {
							u = true;
						} else {
							if (f && m !== -1) {
								e.push(new o.Argument(h, r.Range.create(this.document.positionAt(c + d), this.document.positionAt(c + m))));
								h = "";
								d = -1;
							}
							f = false;
							p = false;
							m = -1;
							h = h + n;
							if (d === -1) {
								d = t;
							}
						}
						l = false;
					}
				}
				if (d !== -1) {
					if (m === -1) {
						e.push(new o.Argument(h, r.Range.create(this.document.positionAt(c + d), this.document.positionAt(c + s.length))));
					} else {
						e.push(new o.Argument(h, r.Range.create(this.document.positionAt(c + d), this.document.positionAt(c + m))));
					}
				}
				return e;
			}
			getExpandedArguments() {
				let e = this.getArguments();
				for (let t = 0; t < e.length; t++) {
					const n = e[t].getRange();
					let r = this.document.offsetAt(n.start);
					const i = this.parseVariables(r, e[t].getValue());
					const a = [];
					let s = false;
					for (let e of i) {
						const t = this.dockerfile.resolveVariable(e.getName(), e.getNameRange().start.line);
						a.push(t);
						s = s || t !== undefined;
					}
					if (s) {
						let s = "";
						for (let e = 0; e < a.length; e++) {
							const t = i[e].getRange();
							const n = this.document.offsetAt(t.start);
							const o = this.document.offsetAt(t.end);
							if (a[e]) {
								s += this.document.getText().substring(r, n);
								s += a[e];
								r = o;
							} else {
								s += this.document.getText().substring(r, o);
								r = o;
							}
						}
						const c = this.document.offsetAt(n.end);
						if (c !== r) {
							s += this.document.getText().substring(r, c);
						}
						e[t] = new o.Argument(s, n);
					}
				}
				return e;
			}
			getVariables() {
				const e = [];
				const t = this.getRawArguments();
				for (const n of t) {
					let t = n.getRange();
					let r = this.document.getText().substring(this.document.offsetAt(t.start), this.document.offsetAt(t.end));
					const i = this.parseVariables(this.document.offsetAt(n.getRange().start), r);
					for (const t of i) {
						e.push(t);
					}
				}
				return e;
			}
			parseVariables(e, t) {
				let n = [];
				variableLoop: for (let a = 0; a < t.length; a++) {
					switch (t.charAt(a)) {
						case this.escapeChar:
							if (t.charAt(a + 1) === "$") {
								a++;
							}
							break;
						case "$":
							if (t.charAt(a + 1) === "{") {
								let i = "${";
								let o = "";
								let s = -1;
								let l = "";
								let u = -1;
								let d = -1;
								let f = -1;
								nameLoop: for (let p = a + 2; p < t.length; p++) {
									let m = t.charAt(p);
									switch (m) {
										case this.escapeChar:
											for (let e = p + 1; e < t.length; e++) {
												switch (t.charAt(e)) {
													case " ":
													case "	":
													case "\r": continue;
													case "\n":
														p = e;
														continue nameLoop;
												}
											}
											break;
										case "}":
											i += "}";
											let h = null;
											let g = null;
											let _ = f !== -1 ? l : null;
											let v = null;
											if (s === -1) {
												s = p;
											} else if (s + 1 === p) {
												h = "";
												g = r.Range.create(this.document.positionAt(e + s + 1), this.document.positionAt(e + s + 1));
											} else {
												if (u === -1) {
													u = f + 1;
													d = f + 1;
												} else {
													d = d + 1;
												}
												h = t.substring(f, f + 1);
												g = r.Range.create(this.document.positionAt(e + f), this.document.positionAt(e + f + 1));
												v = r.Range.create(this.document.positionAt(e + u), this.document.positionAt(e + d));
											}
											let y = this.document.positionAt(e + a);
											n.push(new c.Variable(o, r.Range.create(this.document.positionAt(e + a + 2), this.document.positionAt(e + s)), r.Range.create(y, this.document.positionAt(e + p + 1)), h, g, _, v, this.dockerfile.resolveVariable(o, y.line) !== undefined, this.isBuildVariable(o, y.line), i));
											a = p;
											continue variableLoop;
										case ":":
											if (s === -1) {
												s = p;
											} else if (f !== -1) {
												if (u === -1) {
													u = p;
													d = p;
												} else {
													d = p;
												}
												l += ":";
											} else {
												f = p;
											}
											i += ":";
											break;
										case "\n":
										case "\r":
										case " ":
										case "	": break;
										default:
											if (s === -1) {
												o += m;
											} else if (f !== -1) {
												if (u === -1) {
													u = p;
													d = p;
												} else {
													d = p;
												}
												l += m;
											} else {
												f = p;
											}
											i += m;
											break;
									}
								}
								break variableLoop;
							} else if (i.Util.isWhitespace(t.charAt(a + 1)) || a === t.length - 1) {
								continue;
							} else {
								let i = "";
								nameLoop: for (let o = a + 1; o < t.length; o++) {
									let s = t.charAt(o);
									switch (s) {
										case "\r":
										case "\n":
										case " ":
										case "	": continue;
										case "$":
										case "'":
										case "\"":
											let s = this.document.positionAt(e + a);
											n.push(new c.Variable(i, r.Range.create(this.document.positionAt(e + a + 1), this.document.positionAt(e + o)), r.Range.create(s, this.document.positionAt(e + o)), null, null, null, null, this.dockerfile.resolveVariable(i, s.line) !== undefined, this.isBuildVariable(i, s.line), "$" + i));
											a = o - 1;
											continue variableLoop;
										case this.escapeChar:
											for (let e = o + 1; e < t.length; e++) {
												switch (t.charAt(e)) {
													case " ":
													case "	":
													case "\r": continue;
													case "\n":
														o = e;
														continue nameLoop;
												}
											}
											let l = this.document.positionAt(e + a);
											n.push(new c.Variable(i, r.Range.create(this.document.positionAt(e + a + 1), this.document.positionAt(e + o)), r.Range.create(l, this.document.positionAt(e + o)), null, null, null, null, this.dockerfile.resolveVariable(i, l.line) !== undefined, this.isBuildVariable(i, l.line), "$" + i));
											break variableLoop;
									}
									if (s.match(/^[a-z0-9_]+$/i) === null) {
										let t = this.document.positionAt(e + a);
										n.push(new c.Variable(i, r.Range.create(this.document.positionAt(e + a + 1), this.document.positionAt(e + o)), r.Range.create(t, this.document.positionAt(e + o)), null, null, null, null, this.dockerfile.resolveVariable(i, t.line) !== undefined, this.isBuildVariable(i, t.line), "$" + i));
										a = o - 1;
										continue variableLoop;
									}
									i += s;
								}
								let o = this.document.positionAt(e + a);
								n.push(new c.Variable(i, r.Range.create(this.document.positionAt(e + a + 1), this.document.positionAt(e + t.length)), r.Range.create(o, this.document.positionAt(e + t.length)), null, null, null, null, this.dockerfile.resolveVariable(i, o.line) !== undefined, this.isBuildVariable(i, o.line), "$" + i));
							}
							break variableLoop;
					}
				}
				return n;
			}
			isBuildVariable(e, t) {
				if (this.getKeyword() === l.Keyword.FROM) {
					for (const t of this.dockerfile.getInitialARGs()) {
						const n = t;
						const r = n.getProperty();
						if (r && e === r.getName()) {
							return true;
						}
					}
					return undefined;
				}
				let n = this.dockerfile.getContainingImage(r.Position.create(t, 0));
				let i = n.getENVs();
				for (let n = i.length - 1; n >= 0; n--) {
					if (i[n].isBefore(t)) {
						for (let t of i[n].getProperties()) {
							if (t.getName() === e) {
								return false;
							}
						}
					}
				}
				let a = n.getARGs();
				for (let n = a.length - 1; n >= 0; n--) {
					if (a[n].isBefore(t)) {
						let t = a[n].getProperty();
						if (t && t.getName() === e) {
							return true;
						}
					}
				}
				return undefined;
			}
			createSingleLineHeredocs(e) {
				const t = [];
				for (const n of e) {
					const e = n.getValue();
					if (e.startsWith("<<") && i.Util.parseHeredocName(e) !== null) {
						const e = n.getRange();
						const r = this.getNameRange(e);
						const i = this.getName(r);
						t.push(new s.Heredoc(e, i, r, null, null));
					}
				}
				return t;
			}
			getName(e) {
				const t = this.document.getText(e);
				let n = false;
				let r = "";
				nameLoop: for (let e = 0; e < t.length; e++) {
					const i = t.charAt(e);
					switch (i) {
						case this.escapeChar:
							n = true;
							for (let n = e + 1; n < t.length; n++) {
								switch (t.charAt(n)) {
									case " ":
									case "	": break;
									case "\r":
										e = n + 1;
										continue nameLoop;
									case "\n":
										e = n;
										continue nameLoop;
									default:
										r += t.charAt(n);
										e = n;
										continue nameLoop;
								}
							}
							break;
						case "#": if (n) {
							for (let n = e + 1; n < t.length; n++) {
								switch (t.charAt(n)) {
									case "\n":
										e = n;
										continue nameLoop;
								}
							}
						}
						case " ":
						case "	":
						case "\r":
						case "\n": if (n) {
							break;
						}
						default:
							r += i;
							break;
					}
				}
				return r;
			}
			getNameRange(e) {
				const t = this.document.getText(e);
				let n = false;
				let i = false;
				let a = -1;
				let o = -1;
				let s = false;
				let c = null;
				contentLoop: for (let e = 0; e < t.length; e++) {
					const r = t.charAt(e);
					switch (r) {
						case "\"":
						case "'":
							if (c === r) {
								break contentLoop;
							}
							c = r;
							continue;
						case this.escapeChar:
							for (let n = e + 1; n < t.length; n++) {
								switch (t.charAt(n)) {
									case "\n":
										s = true;
										n = e;
										continue contentLoop;
								}
							}
							break;
						case " ":
						case "	":
						case "\r":
						case "\n": break;
						case "<":
							if (n) {
								i = true;
							} else {
								n = true;
							}
							break;
						case "-": if (i) {
							i = false;
							break;
						}
						case "#": if (s) {
							for (let n = e + 1; n < t.length; n++) {
								switch (t.charAt(n)) {
									case "\n":
										e = n;
										continue contentLoop;
								}
							}
						}
						default:
							if (a === -1) {
								a = e;
							}
							if (c !== null) {
								o = e + 1;
								break;
							}
							break contentLoop;
					}
				}
				if (a === -1) {
					return r.Range.create(e.end, e.end);
				}
				const l = this.document.positionAt(this.document.offsetAt(e.start) + a);
				const u = c !== null ? this.document.positionAt(this.document.offsetAt(e.start) + o) : e.end;
				return r.Range.create(l, u);
			}
			getHeredocs() {
				const e = this.getArguments();
				if (e.length === 0) {
					return [];
				}
				const t = [];
				const n = this.getRange();
				if (n.start.line === n.end.line) {
					return this.createSingleLineHeredocs(e);
				}
				const i = [];
				let a = false;
				let o = false;
				let c = -1;
				let l = -1;
				let u = -1;
				let d = 0;
				const f = this.document.offsetAt(e[0].getRange().start);
				const p = this.getRangeContent(r.Range.create(e[0].getRange().start, this.getRange().end));
				contentLoop: for (let n = 0; n < p.length; n++) {
					switch (p.charAt(n)) {
						case this.escapeChar:
							o = true;
							for (let e = n + 1; e < p.length; e++) {
								switch (p.charAt(e)) {
									case " ":
									case "	": break;
									case "\r": e++;
									case "\n":
										n = e;
										continue contentLoop;
									default:
										n = e;
										continue contentLoop;
								}
							}
							break;
						case "\r": break;
						case "\n":
							if (o) {
								break;
							}
							if (a) {
								if (c === -1) {
									c = n;
								}
								l = n;
								const e = i[d];
								const a = e.getRange();
								const o = this.getNameRange(a);
								const p = this.getName(o);
								const m = this.getDelimiterRange(e, p, r.Range.create(this.document.positionAt(f + u), this.document.positionAt(f + n)));
								if (m !== null) {
									const e = r.Range.create(this.document.positionAt(f + c), this.document.positionAt(f + u - 1));
									t.push(new s.Heredoc(a, p, o, e, m));
									c = -1;
									d++;
								}
								u = -1;
							} else {
								const t = f + n;
								for (const n of e) {
									if (this.document.offsetAt(n.getRange().start) < t) {
										if (n.getValue().startsWith("<<")) {
											i.push(n);
										}
									} else {
										break;
									}
								}
								a = true;
								u = -1;
								continue contentLoop;
							}
							break;
						case " ":
						case "	": if (o) {
							break;
						}
						case "#": if (o) {
							for (let e = n + 1; e < p.length; e++) {
								switch (p.charAt(e)) {
									case "\n":
										n = e;
										continue contentLoop;
								}
							}
						}
						default:
							if (o) {
								o = false;
							}
							if (a) {
								if (c === -1) {
									c = n;
								}
								if (u === -1) {
									u = n;
								}
							}
							break;
					}
				}
				if (a) {
					const e = i[d];
					const a = e.getRange();
					const o = this.getNameRange(a);
					const p = this.getName(o);
					let m = null;
					const h = this.getDelimiterRange(e, p, r.Range.create(this.document.positionAt(f + u), n.end));
					if (h === null) {
						m = r.Range.create(this.document.positionAt(f + c), n.end);
					} else if (l !== -1) {
						m = r.Range.create(this.document.positionAt(f + c), this.document.positionAt(f + l));
					}
					t.push(new s.Heredoc(a, p, o, m, h));
					d++;
					for (let e = d; e < i.length; e++) {
						const e = i[d];
						const n = e.getRange();
						const r = this.getNameRange(n);
						const a = this.getName(r);
						t.push(new s.Heredoc(n, a, r, null, null));
						d++;
					}
				} else {
					return this.createSingleLineHeredocs(e);
				}
				return t;
			}
			getDelimiterRange(e, t, n) {
				const i = this.document.getText(n);
				if (e.getValue().startsWith("<<-")) {
					let e = 0;
					while (i.charAt(e) === "	") {
						e++;
					}
					if (i.substring(e) === t) {
						return r.Range.create(r.Position.create(n.start.line, e), n.end);
					}
					return null;
				}
				return i === t ? n : null;
			}
		}
		t.Instruction = Instruction;
	}),
	79618: (function(e, t, n) {
		"use strict";
		Object.defineProperty(t, "__esModule", { value: true });
		t.Add = void 0;
		const r = n(75305);
		class Add extends r.JSONInstruction {
			constructor(e, t, n, r, i, a) {
				super(e, t, n, r, i, a);
			}
			stopSearchingForFlags(e) {
				return e.indexOf("--") === -1;
			}
		}
		t.Add = Add;
	}),
	14381: (function(e, t, n) {
		"use strict";
		Object.defineProperty(t, "__esModule", { value: true });
		t.Arg = void 0;
		const r = n(39602);
		const i = n(14984);
		class Arg extends i.PropertyInstruction {
			constructor(e, t, n, i, a, o) {
				super(e, t, n, i, a, o);
				this.property = null;
				const s = this.getPropertyArguments();
				if (s.length === 1) {
					this.property = new r.Property(this.document, this.escapeChar, s[0]);
				} else {
					this.property = null;
				}
			}
			getProperty() {
				return this.property;
			}
		}
		t.Arg = Arg;
	}),
	25517: (function(e, t, n) {
		"use strict";
		Object.defineProperty(t, "__esModule", { value: true });
		t.Cmd = void 0;
		const r = n(75305);
		class Cmd extends r.JSONInstruction {
			constructor(e, t, n, r, i, a) {
				super(e, t, n, r, i, a);
			}
		}
		t.Cmd = Cmd;
	}),
	20444: (function(e, t, n) {
		"use strict";
		Object.defineProperty(t, "__esModule", { value: true });
		t.Copy = void 0;
		const r = n(75305);
		class Copy extends r.JSONInstruction {
			constructor(e, t, n, r, i, a) {
				super(e, t, n, r, i, a);
			}
			stopSearchingForFlags(e) {
				return e.indexOf("--") === -1;
			}
			getFromFlag() {
				let e = super.getFlags();
				return e.length === 1 && e[0].getName() === "from" ? e[0] : null;
			}
			getHeredocs() {
				return super.getHeredocs();
			}
		}
		t.Copy = Copy;
	}),
	1835: (function(e, t, n) {
		"use strict";
		Object.defineProperty(t, "__esModule", { value: true });
		t.Entrypoint = void 0;
		const r = n(75305);
		class Entrypoint extends r.JSONInstruction {
			constructor(e, t, n, r, i, a) {
				super(e, t, n, r, i, a);
			}
		}
		t.Entrypoint = Entrypoint;
	}),
	1822: (function(e, t, n) {
		"use strict";
		Object.defineProperty(t, "__esModule", { value: true });
		t.Env = void 0;
		const r = n(14984);
		class Env extends r.PropertyInstruction {
			constructor(e, t, n, r, i, a) {
				super(e, t, n, r, i, a);
			}
			getProperties() {
				return super.getProperties();
			}
		}
		t.Env = Env;
	}),
	55377: (function(e, t, n) {
		"use strict";
		Object.defineProperty(t, "__esModule", { value: true });
		t.From = void 0;
		const r = n(94612);
		const i = n(52393);
		class From extends i.ModifiableInstruction {
			constructor(e, t, n, r, i, a) {
				super(e, t, n, r, i, a);
			}
			stopSearchingForFlags(e) {
				return e.indexOf("--") === -1;
			}
			getImage() {
				const e = this.getArguments();
				return e.length > 0 ? e[0].getValue() : null;
			}
			getImageName() {
				const e = this.getRangeContent(this.getImageNameRange());
				if (e === null) {
					return null;
				}
				let t = false;
				let n = false;
				let r = "";
				for (let i = 0; i < e.length; i++) {
					const a = e.charAt(i);
					switch (a) {
						case this.escapeChar:
							n = true;
							break;
						case "\r": continue;
						case "\n":
							t = false;
							break;
						case " ":
						case "	": break;
						case "#":
							if (n) {
								t = true;
							} else {
								r = r + a;
								n = false;
							}
							break;
						default:
							if (!t) {
								r = r + a;
								n = false;
							}
							break;
					}
				}
				return r;
			}
			getImageNameRange() {
				let e = this.getImageRange();
				if (e) {
					let t = this.getRegistryRange();
					if (t) {
						e.start = this.document.positionAt(this.document.offsetAt(t.end) + 1);
					}
					let n = this.getImageTagRange();
					let r = this.getImageDigestRange();
					if (n === null) {
						if (r !== null) {
							e.end = this.document.positionAt(this.document.offsetAt(r.start) - 1);
						}
					} else {
						e.end = this.document.positionAt(this.document.offsetAt(n.start) - 1);
					}
					return e;
				}
				return null;
			}
			getImageRange() {
				let e = this.getArguments();
				return e.length !== 0 ? e[0].getRange() : null;
			}
			getImageTag() {
				return this.getRangeContent(this.getImageTagRange());
			}
			getImageTagRange() {
				const e = this.getImageRange();
				if (e) {
					const t = this.document.offsetAt(e.start);
					const n = this.getRangeContent(e);
					const i = this.indexOf(t, n, "@");
					const a = n.indexOf("/");
					if (i === -1) {
						const i = this.lastIndexOf(t, n, ":");
						if (i > a) {
							return r.Range.create(this.document.positionAt(t + i + 1), e.end);
						}
					}
					const o = n.substring(0, i);
					const s = o.indexOf(":");
					if (s === -1) {
						return null;
					}
					if (a === -1) {
						return r.Range.create(this.document.positionAt(t + s + 1), this.document.positionAt(t + i));
					}
					if (s < a) {
						return null;
					}
					return r.Range.create(this.document.positionAt(t + s + 1), this.document.positionAt(t + o.length));
				}
				return null;
			}
			getImageDigest() {
				return this.getRangeContent(this.getImageDigestRange());
			}
			getImageDigestRange() {
				let e = this.getImageRange();
				if (e) {
					let t = this.getRangeContent(e);
					let n = this.lastIndexOf(this.document.offsetAt(e.start), t, "@");
					if (n !== -1) {
						return r.Range.create(e.start.line, e.start.character + n + 1, e.end.line, e.end.character);
					}
				}
				return null;
			}
			indexOf(e, t, n) {
				let r = t.indexOf(n);
				const i = this.getVariables();
				for (let a = 0; a < i.length; a++) {
					const o = e + r;
					const s = i[a].getRange();
					if (this.document.offsetAt(s.start) < o && o < this.document.offsetAt(s.end)) {
						const i = this.document.offsetAt(s.end) - e;
						const o = t.substring(i);
						const c = o.indexOf(n);
						if (c === -1) {
							return -1;
						}
						r = c + i;
						a = -1;
						continue;
					}
				}
				return r;
			}
			lastIndexOf(e, t, n) {
				let r = t.lastIndexOf(n);
				const i = this.getVariables();
				for (let a = 0; a < i.length; a++) {
					const o = e + r;
					const s = i[a].getRange();
					if (this.document.offsetAt(s.start) < o && o < this.document.offsetAt(s.end)) {
						r = t.substring(0, r).lastIndexOf(n);
						if (r === -1) {
							return -1;
						}
						a = -1;
						continue;
					}
				}
				return r;
			}
			getRegistry() {
				return this.getRangeContent(this.getRegistryRange());
			}
			getRegistryRange() {
				const e = this.getImageRange();
				if (e) {
					const t = this.getImageTagRange();
					const n = this.getImageDigestRange();
					if (t === null) {
						if (n !== null) {
							e.end = this.document.positionAt(this.document.offsetAt(n.start) - 1);
						}
					} else {
						e.end = this.document.positionAt(this.document.offsetAt(t.start) - 1);
					}
					const i = this.getRangeContent(e);
					const a = this.document.offsetAt(e.start);
					const o = this.indexOf(a, i, "/");
					if (o === -1) {
						return null;
					}
					const s = this.indexOf(a, i, ":");
					const c = this.indexOf(a, i, ".");
					if (s !== -1 || c !== -1) {
						return r.Range.create(e.start, this.document.positionAt(a + o));
					}
					const l = i.substring(0, o);
					if (l === "localhost") {
						return r.Range.create(e.start, this.document.positionAt(a + o));
					}
				}
				return null;
			}
			getBuildStage() {
				let e = this.getBuildStageRange();
				return e === null ? null : this.getRangeContent(e);
			}
			getBuildStageRange() {
				let e = this.getArguments();
				if (e.length > 2 && e[1].getValue().toUpperCase() === "AS") {
					return e[2].getRange();
				}
				return null;
			}
			getPlatformFlag() {
				let e = super.getFlags();
				return e.length === 1 && e[0].getName() === "platform" ? e[0] : null;
			}
		}
		t.From = From;
	}),
	1167: (function(e, t, n) {
		"use strict";
		Object.defineProperty(t, "__esModule", { value: true });
		t.Healthcheck = void 0;
		const r = n(52393);
		class Healthcheck extends r.ModifiableInstruction {
			constructor(e, t, n, r, i, a) {
				super(e, t, n, r, i, a);
			}
			stopSearchingForFlags(e) {
				e = e.toUpperCase();
				return e === "CMD" || e === "NONE";
			}
			getSubcommand() {
				let e = this.getArguments();
				return e.length !== 0 ? e[0] : null;
			}
		}
		t.Healthcheck = Healthcheck;
	}),
	83871: (function(e, t, n) {
		"use strict";
		Object.defineProperty(t, "__esModule", { value: true });
		t.Label = void 0;
		const r = n(14984);
		const i = n(37459);
		class Label extends r.PropertyInstruction {
			constructor(e, t, n, r, i, a) {
				super(e, t, n, r, i, a);
			}
			getVariables() {
				const e = super.getVariables();
				const t = this.getProperties();
				for (const n of t) {
					const t = n.getUnescapedValue();
					if (t !== null && t.length > 2 && t.charAt(0) === "'" && t.charAt(t.length - 1) === "'") {
						const t = n.getValueRange();
						for (let n = 0; n < e.length; n++) {
							if (i.Util.isInsideRange(e[n].getRange().start, t)) {
								e.splice(n, 1);
								n--;
							}
						}
					}
				}
				return e;
			}
			getProperties() {
				return super.getProperties();
			}
		}
		t.Label = Label;
	}),
	55554: (function(e, t, n) {
		"use strict";
		Object.defineProperty(t, "__esModule", { value: true });
		t.Onbuild = void 0;
		const r = n(94612);
		const i = n(47988);
		const a = n(65279);
		class Onbuild extends a.Instruction {
			constructor(e, t, n, r, i, a) {
				super(e, t, n, r, i, a);
			}
			getTrigger() {
				let e = this.getTriggerWord();
				return e === null ? null : e.toUpperCase();
			}
			getTriggerWord() {
				return this.getRangeContent(this.getTriggerRange());
			}
			getTriggerRange() {
				let e = this.getArguments();
				return e.length > 0 ? e[0].getRange() : null;
			}
			getTriggerInstruction() {
				let e = this.getTriggerRange();
				if (e === null) {
					return null;
				}
				let t = this.getArguments();
				return i.Parser.createInstruction(this.document, this.dockerfile, this.escapeChar, r.Range.create(t[0].getRange().start, this.getRange().end), this.getTriggerWord(), e);
			}
		}
		t.Onbuild = Onbuild;
	}),
	57224: (function(e, t, n) {
		"use strict";
		Object.defineProperty(t, "__esModule", { value: true });
		t.Run = void 0;
		const r = n(75305);
		class Run extends r.JSONInstruction {
			constructor(e, t, n, r, i, a) {
				super(e, t, n, r, i, a);
			}
			stopSearchingForFlags(e) {
				return e.indexOf("--") === -1;
			}
			getHeredocs() {
				return super.getHeredocs();
			}
		}
		t.Run = Run;
	}),
	77523: (function(e, t, n) {
		"use strict";
		Object.defineProperty(t, "__esModule", { value: true });
		t.Shell = void 0;
		const r = n(75305);
		class Shell extends r.JSONInstruction {
			constructor(e, t, n, r, i, a) {
				super(e, t, n, r, i, a);
			}
		}
		t.Shell = Shell;
	}),
	54301: (function(e, t, n) {
		"use strict";
		Object.defineProperty(t, "__esModule", { value: true });
		t.Stopsignal = void 0;
		const r = n(65279);
		class Stopsignal extends r.Instruction {
			constructor(e, t, n, r, i, a) {
				super(e, t, n, r, i, a);
			}
		}
		t.Stopsignal = Stopsignal;
	}),
	23998: (function(e, t, n) {
		"use strict";
		Object.defineProperty(t, "__esModule", { value: true });
		t.User = void 0;
		const r = n(65279);
		class User extends r.Instruction {
			constructor(e, t, n, r, i, a) {
				super(e, t, n, r, i, a);
			}
		}
		t.User = User;
	}),
	91347: (function(e, t, n) {
		"use strict";
		Object.defineProperty(t, "__esModule", { value: true });
		t.Volume = void 0;
		const r = n(75305);
		class Volume extends r.JSONInstruction {
			constructor(e, t, n, r, i, a) {
				super(e, t, n, r, i, a);
			}
		}
		t.Volume = Volume;
	}),
	17529: (function(e, t, n) {
		"use strict";
		Object.defineProperty(t, "__esModule", { value: true });
		t.Workdir = void 0;
		const r = n(65279);
		class Workdir extends r.Instruction {
			constructor(e, t, n, r, i, a) {
				super(e, t, n, r, i, a);
			}
			getPath() {
				return this.getArgumentsContent();
			}
			getAbsolutePath() {
				const e = this.getPath();
				if (e === null || e.startsWith("/")) {
					return e;
				}
				const t = this.getRange().start.line;
				const n = this.dockerfile.getStageHierarchy(t);
				for (let r = n.length - 1; r >= 0; r--) {
					const i = n[r].getWORKDIRs();
					for (let n = i.length - 1; n >= 0; n--) {
						if (i[n].getRange().start.line < t) {
							const t = i[n].getAbsolutePath();
							if (t === undefined || t === null) {
								return undefined;
							}
							return t.endsWith("/") ? t + e : t + "/" + e;
						}
					}
				}
				return undefined;
			}
		}
		t.Workdir = Workdir;
	}),
	13702: (function(e, t, n) {
		"use strict";
		Object.defineProperty(t, "__esModule", { value: true });
		t.JSONArgument = void 0;
		const r = n(5940);
		class JSONArgument extends r.Argument {
			constructor(e, t, n) {
				super(e, t);
				this.jsonRange = n;
			}
			getJSONRange() {
				return this.jsonRange;
			}
			getJSONValue() {
				let e = super.getValue();
				e = e.substring(1, e.length - 1);
				return e;
			}
		}
		t.JSONArgument = JSONArgument;
	}),
	75305: (function(e, t, n) {
		"use strict";
		Object.defineProperty(t, "__esModule", { value: true });
		t.JSONInstruction = void 0;
		const r = n(94612);
		const i = n(5940);
		const a = n(13702);
		const o = n(52393);
		class JSONInstruction extends o.ModifiableInstruction {
			constructor(e, t, n, o, s, c) {
				super(e, t, n, o, s, c);
				this.openingBracket = null;
				this.closingBracket = null;
				this.jsonStrings = [];
				const l = this.getRawArgumentsContent();
				if (l === null) {
					return;
				}
				const u = this.getArguments();
				if (u.length === 1 && u[0].getValue() === "[]") {
					let e = u[0].getRange();
					this.openingBracket = new i.Argument("[", r.Range.create(e.start.line, e.start.character, e.start.line, e.start.character + 1));
					this.closingBracket = new i.Argument("]", r.Range.create(e.start.line, e.start.character + 1, e.end.line, e.end.character));
					return;
				} else if (u.length === 2 && u[0].getValue() === "[" && u[1].getValue() === "]") {
					this.openingBracket = u[0];
					this.closingBracket = u[1];
					return;
				}
				const d = e.offsetAt(this.getArgumentsRange().start);
				let f = -1;
				let p = "";
				let m = false;
				let h = "";
				argsCheck: for (let t = 0; t < l.length; t++) {
					let n = l.charAt(t);
					switch (n) {
						case "[":
							if (p === "") {
								this.openingBracket = new i.Argument("[", r.Range.create(e.positionAt(d + t), e.positionAt(d + t + 1)));
								p = "[";
							} else if (m) {
								h = h + n;
							} else {
								break argsCheck;
							}
							break;
						case "\"":
							if (p === "[" || p === ",") {
								f = t;
								m = true;
								p = "\"";
								h = h + n;
								continue;
							} else if (p === "\"") {
								if (m) {
									h = h + n;
									m = false;
									this.jsonStrings.push(new a.JSONArgument(h, r.Range.create(e.positionAt(d + f), e.positionAt(d + t + 1)), r.Range.create(e.positionAt(d + f + 1), e.positionAt(d + t))));
									h = "";
								} else {
									break argsCheck;
								}
							} else {
								break argsCheck;
							}
							break;
						case ",":
							if (m) {
								h = h + n;
							} else {
								if (p === "\"") {
									p = ",";
								} else {
									break argsCheck;
								}
							}
							break;
						case "]":
							if (m) {
								h = h + n;
							} else if (p !== "") {
								this.closingBracket = new i.Argument("]", r.Range.create(e.positionAt(d + t), e.positionAt(d + t + 1)));
								break argsCheck;
							}
							break;
						case " ":
						case "	": break;
						case "\\":
							if (m) {
								switch (l.charAt(t + 1)) {
									case "\"":
									case "\\":
										h = h + l.charAt(t + 1);
										t++;
										continue;
									case " ":
									case "	":
										escapeCheck: for (let e = t + 2; e < l.length; e++) {
											switch (l.charAt(e)) {
												case "\r": e++;
												case "\n":
													t = e;
													continue argsCheck;
												case " ":
												case "	": break;
												default: break escapeCheck;
											}
										}
										break;
									case "\r": t++;
									default:
										t++;
										continue;
								}
							} else {
								escapeCheck: for (let e = t + 1; e < l.length; e++) {
									switch (l.charAt(e)) {
										case "\r": e++;
										case "\n":
											t = e;
											continue argsCheck;
										case " ":
										case "	": break;
										default: break escapeCheck;
									}
								}
							}
							break argsCheck;
						default:
							if (!m) {
								break argsCheck;
							}
							h = h + n;
							break;
					}
				}
			}
			stopSearchingForFlags(e) {
				return true;
			}
			getOpeningBracket() {
				return this.openingBracket;
			}
			getJSONStrings() {
				return this.jsonStrings;
			}
			getClosingBracket() {
				return this.closingBracket;
			}
		}
		t.JSONInstruction = JSONInstruction;
	}),
	67005: (function(e, t) {
		"use strict";
		Object.defineProperty(t, "__esModule", { value: true });
		t.Line = void 0;
		class Line {
			constructor(e, t) {
				this.document = e;
				this.range = t;
			}
			getRange() {
				return this.range;
			}
			getTextContent() {
				return this.document.getText().substring(this.document.offsetAt(this.range.start), this.document.offsetAt(this.range.end));
			}
			isAfter(e) {
				return this.range.start.line > e.range.start.line;
			}
			isBefore(e) {
				return this.range.start.line < e;
			}
		}
		t.Line = Line;
	}),
	78390: (function(e, t, n) {
		"use strict";
		Object.defineProperty(t, "__esModule", { value: true });
		t.DockerfileParser = t.DefaultVariables = t.Directive = t.Keyword = t.Workdir = t.Volume = t.User = t.Stopsignal = t.Shell = t.Run = t.PropertyInstruction = t.Onbuild = t.ModifiableInstruction = t.Label = t.JSONInstruction = t.Heredoc = t.Healthcheck = t.From = t.Env = t.Entrypoint = t.Copy = t.Cmd = t.Arg = t.Add = t.Variable = t.Property = t.ParserDirective = t.Line = t.Instruction = t.Flag = t.Comment = t.JSONArgument = t.Argument = void 0;
		var r = n(5940);
		Object.defineProperty(t, "Argument", {
			enumerable: true,
			get: function() {
				return r.Argument;
			}
		});
		var i = n(13702);
		Object.defineProperty(t, "JSONArgument", {
			enumerable: true,
			get: function() {
				return i.JSONArgument;
			}
		});
		const a = n(14022);
		Object.defineProperty(t, "Comment", {
			enumerable: true,
			get: function() {
				return a.Comment;
			}
		});
		const o = n(47988);
		var s = n(11077);
		Object.defineProperty(t, "Flag", {
			enumerable: true,
			get: function() {
				return s.Flag;
			}
		});
		const c = n(65279);
		Object.defineProperty(t, "Instruction", {
			enumerable: true,
			get: function() {
				return c.Instruction;
			}
		});
		var l = n(67005);
		Object.defineProperty(t, "Line", {
			enumerable: true,
			get: function() {
				return l.Line;
			}
		});
		const u = n(77499);
		Object.defineProperty(t, "ParserDirective", {
			enumerable: true,
			get: function() {
				return u.ParserDirective;
			}
		});
		var d = n(39602);
		Object.defineProperty(t, "Property", {
			enumerable: true,
			get: function() {
				return d.Property;
			}
		});
		var f = n(63743);
		Object.defineProperty(t, "Variable", {
			enumerable: true,
			get: function() {
				return f.Variable;
			}
		});
		var p = n(79618);
		Object.defineProperty(t, "Add", {
			enumerable: true,
			get: function() {
				return p.Add;
			}
		});
		const m = n(14381);
		Object.defineProperty(t, "Arg", {
			enumerable: true,
			get: function() {
				return m.Arg;
			}
		});
		const h = n(25517);
		Object.defineProperty(t, "Cmd", {
			enumerable: true,
			get: function() {
				return h.Cmd;
			}
		});
		const g = n(20444);
		Object.defineProperty(t, "Copy", {
			enumerable: true,
			get: function() {
				return g.Copy;
			}
		});
		const _ = n(1835);
		Object.defineProperty(t, "Entrypoint", {
			enumerable: true,
			get: function() {
				return _.Entrypoint;
			}
		});
		const v = n(1822);
		Object.defineProperty(t, "Env", {
			enumerable: true,
			get: function() {
				return v.Env;
			}
		});
		const y = n(55377);
		Object.defineProperty(t, "From", {
			enumerable: true,
			get: function() {
				return y.From;
			}
		});
		const b = n(1167);
		Object.defineProperty(t, "Healthcheck", {
			enumerable: true,
			get: function() {
				return b.Healthcheck;
			}
		});
		var x = n(87599);
		Object.defineProperty(t, "Heredoc", {
			enumerable: true,
			get: function() {
				return x.Heredoc;
			}
		});
		var S = n(75305);
		Object.defineProperty(t, "JSONInstruction", {
			enumerable: true,
			get: function() {
				return S.JSONInstruction;
			}
		});
		var C = n(83871);
		Object.defineProperty(t, "Label", {
			enumerable: true,
			get: function() {
				return C.Label;
			}
		});
		var w = n(52393);
		Object.defineProperty(t, "ModifiableInstruction", {
			enumerable: true,
			get: function() {
				return w.ModifiableInstruction;
			}
		});
		var T = n(55554);
		Object.defineProperty(t, "Onbuild", {
			enumerable: true,
			get: function() {
				return T.Onbuild;
			}
		});
		var E = n(14984);
		Object.defineProperty(t, "PropertyInstruction", {
			enumerable: true,
			get: function() {
				return E.PropertyInstruction;
			}
		});
		var D = n(57224);
		Object.defineProperty(t, "Run", {
			enumerable: true,
			get: function() {
				return D.Run;
			}
		});
		var O = n(77523);
		Object.defineProperty(t, "Shell", {
			enumerable: true,
			get: function() {
				return O.Shell;
			}
		});
		var k = n(54301);
		Object.defineProperty(t, "Stopsignal", {
			enumerable: true,
			get: function() {
				return k.Stopsignal;
			}
		});
		var A = n(23998);
		Object.defineProperty(t, "User", {
			enumerable: true,
			get: function() {
				return A.User;
			}
		});
		var j = n(91347);
		Object.defineProperty(t, "Volume", {
			enumerable: true,
			get: function() {
				return j.Volume;
			}
		});
		const ee = n(17529);
		Object.defineProperty(t, "Workdir", {
			enumerable: true,
			get: function() {
				return ee.Workdir;
			}
		});
		var M;
		(function(e) {
			e["ADD"] = "ADD";
			e["ARG"] = "ARG";
			e["CMD"] = "CMD";
			e["COPY"] = "COPY";
			e["ENTRYPOINT"] = "ENTRYPOINT";
			e["ENV"] = "ENV";
			e["EXPOSE"] = "EXPOSE";
			e["FROM"] = "FROM";
			e["HEALTHCHECK"] = "HEALTHCHECK";
			e["LABEL"] = "LABEL";
			e["MAINTAINER"] = "MAINTAINER";
			e["ONBUILD"] = "ONBUILD";
			e["RUN"] = "RUN";
			e["SHELL"] = "SHELL";
			e["STOPSIGNAL"] = "STOPSIGNAL";
			e["USER"] = "USER";
			e["VOLUME"] = "VOLUME";
			e["WORKDIR"] = "WORKDIR";
		})(M || (t.Keyword = M = {}));
		var N;
		(function(e) {
			e["escape"] = "escape";
			e["syntax"] = "syntax";
		})(N || (t.Directive = N = {}));
		t.DefaultVariables = [
			"ALL_PROXY",
			"all_proxy",
			"FTP_PROXY",
			"ftp_proxy",
			"HTTP_PROXY",
			"http_proxy",
			"HTTPS_PROXY",
			"https_proxy",
			"NO_PROXY",
			"no_proxy"
		];
		var P;
		(function(e) {
			function parse(e) {
				let t = new o.Parser();
				return t.parse(e);
			}
			e.parse = parse;
		})(P || (t.DockerfileParser = P = {}));
	}),
	52393: (function(e, t, n) {
		"use strict";
		Object.defineProperty(t, "__esModule", { value: true });
		t.ModifiableInstruction = void 0;
		const r = n(94612);
		const i = n(11077);
		const a = n(65279);
		class ModifiableInstruction extends a.Instruction {
			constructor(e, t, n, r, i, a) {
				super(e, t, n, r, i, a);
			}
			getFlags() {
				if (!this.flags) {
					this.flags = [];
					for (let e of this.getArguments()) {
						let t = e.getValue();
						if (this.stopSearchingForFlags(t)) {
							return this.flags;
						} else if (t.indexOf("--") === 0) {
							let n = e.getRange();
							let a = this.document.getText().substring(this.document.offsetAt(n.start), this.document.offsetAt(n.end));
							let o = t.indexOf("=");
							let s = a.indexOf("=");
							let c = false;
							let l = false;
							let u = -1;
							nameSearchLoop: for (let e = 0; e < a.length; e++) {
								switch (a.charAt(e)) {
									case "\\":
									case " ":
									case "	":
									case "\r":
									case "\n": break;
									case "-":
										if (l) {
											u = e;
											break nameSearchLoop;
										} else if (c) {
											l = true;
										} else {
											c = true;
										}
										break;
									default:
										u = e;
										break nameSearchLoop;
								}
							}
							let d = this.document.positionAt(this.document.offsetAt(n.start) + u);
							if (s === -1) {
								this.flags.push(new i.Flag(this.document, n, t.substring(2), r.Range.create(d, n.end), null, null));
							} else if (s === t.length - 1) {
								let e = this.document.positionAt(this.document.offsetAt(n.start) + s);
								this.flags.push(new i.Flag(this.document, n, t.substring(2, s), r.Range.create(d, e), "", r.Range.create(n.end, n.end)));
							} else {
								let e = this.document.positionAt(this.document.offsetAt(n.start) + s);
								this.flags.push(new i.Flag(this.document, n, t.substring(2, o), r.Range.create(d, e), t.substring(o + 1), r.Range.create(this.document.positionAt(this.document.offsetAt(n.start) + s + 1), n.end)));
							}
						}
					}
				}
				return this.flags;
			}
			getArguments() {
				const e = super.getArguments();
				const t = this.getFlags();
				if (t.length === 0) {
					return e;
				}
				for (let n = 0; n < t.length; n++) {
					e.shift();
				}
				return e;
			}
		}
		t.ModifiableInstruction = ModifiableInstruction;
	}),
	47988: (function(e, t, n) {
		"use strict";
		Object.defineProperty(t, "__esModule", { value: true });
		t.Parser = void 0;
		const r = n(93383);
		const i = n(94612);
		const a = n(14022);
		const o = n(77499);
		const s = n(65279);
		const c = n(79618);
		const l = n(14381);
		const u = n(25517);
		const d = n(20444);
		const f = n(1822);
		const p = n(1835);
		const m = n(55377);
		const h = n(1167);
		const g = n(83871);
		const _ = n(55554);
		const v = n(57224);
		const y = n(77523);
		const b = n(54301);
		const x = n(17529);
		const S = n(23998);
		const C = n(91347);
		const w = n(79933);
		const T = n(37459);
		const E = n(78390);
		class Parser {
			constructor() {
				this.escapeChar = null;
			}
			static createInstruction(e, t, n, r, i, a) {
				switch (i.toUpperCase()) {
					case "ADD": return new c.Add(e, r, t, n, i, a);
					case "ARG": return new l.Arg(e, r, t, n, i, a);
					case "CMD": return new u.Cmd(e, r, t, n, i, a);
					case "COPY": return new d.Copy(e, r, t, n, i, a);
					case "ENTRYPOINT": return new p.Entrypoint(e, r, t, n, i, a);
					case "ENV": return new f.Env(e, r, t, n, i, a);
					case "FROM": return new m.From(e, r, t, n, i, a);
					case "HEALTHCHECK": return new h.Healthcheck(e, r, t, n, i, a);
					case "LABEL": return new g.Label(e, r, t, n, i, a);
					case "ONBUILD": return new _.Onbuild(e, r, t, n, i, a);
					case "RUN": return new v.Run(e, r, t, n, i, a);
					case "SHELL": return new y.Shell(e, r, t, n, i, a);
					case "STOPSIGNAL": return new b.Stopsignal(e, r, t, n, i, a);
					case "WORKDIR": return new x.Workdir(e, r, t, n, i, a);
					case "USER": return new S.User(e, r, t, n, i, a);
					case "VOLUME": return new C.Volume(e, r, t, n, i, a);
				}
				return new s.Instruction(e, r, t, n, i, a);
			}
			getParserDirectives(e, t) {
				const n = [];
				this.escapeChar = "";
				const r = T.Util.isUTF8BOM(t.substring(0, 1)) ? 1 : 0;
				directiveCheck: for (let a = r; a < t.length; a++) {
					switch (t.charAt(a)) {
						case " ":
						case "	": break;
						case "\r":
						case "\n": break directiveCheck;
						case "#":
							let r = -1;
							let s = -1;
							for (let c = a + 1; c < t.length; c++) {
								let l = t.charAt(c);
								switch (l) {
									case " ":
									case "	":
										if (r !== -1 && s === -1) {
											s = c;
										}
										break;
									case "\r":
									case "\n": break directiveCheck;
									case "=":
										let u = -1;
										let d = -1;
										if (s === -1) {
											s = c;
										}
										let f = t.length;
										directiveValue: for (let e = c + 1; e < t.length; e++) {
											l = t.charAt(e);
											switch (l) {
												case "\r":
												case "\n":
													if (u !== -1 && d === -1) {
														d = e;
													}
													f = e;
													break directiveValue;
												case "	":
												case " ":
													if (u !== -1 && d === -1) {
														d = e;
													}
													continue;
												default:
													if (u === -1) {
														u = e;
													}
													break;
											}
										}
										if (r === -1) {
											break directiveCheck;
										}
										if (u === -1) {
											u = c + 1;
											d = f;
										} else if (d === -1) {
											d = t.length;
										}
										const p = i.Range.create(e.positionAt(a), e.positionAt(f));
										const m = i.Range.create(e.positionAt(r), e.positionAt(s));
										const h = i.Range.create(e.positionAt(u), e.positionAt(d));
										n.push(new o.ParserDirective(e, p, m, h));
										r = -1;
										if (t.charAt(d) === "\r") {
											a = d + 1;
										} else {
											a = d;
										}
										continue directiveCheck;
									default:
										if (r === -1) {
											r = c;
										}
										break;
								}
							}
							break;
						default: break directiveCheck;
					}
				}
				return n;
			}
			parse(e) {
				this.document = r.TextDocument.create("", "", 0, e);
				this.buffer = e;
				let t = new w.Dockerfile(this.document);
				let n = this.getParserDirectives(this.document, this.buffer);
				let a = 0;
				this.escapeChar = "\\";
				if (n.length > 0) {
					t.setDirectives(n);
					this.escapeChar = t.getEscapeCharacter();
					a = this.document.offsetAt(i.Position.create(n.length, 0));
				} else if (T.Util.isUTF8BOM(e.substring(0, 1))) {
					a = 1;
				}
				for (let e = a; e < this.buffer.length; e++) {
					const n = this.buffer.charAt(e);
					switch (n) {
						case " ":
						case "	":
						case "\r":
						case "\n": break;
						case "#":
							e = this.processComment(t, e);
							break;
						default:
							e = this.processInstruction(t, n, e);
							break;
					}
				}
				t.organizeComments();
				return t;
			}
			processInstruction(e, t, n) {
				let r = t;
				let i = -1;
				let a = false;
				instructionCheck: for (let o = n + 1; o < this.buffer.length; o++) {
					t = this.buffer.charAt(o);
					switch (t) {
						case this.escapeChar:
							a = true;
							t = this.buffer.charAt(o + 1);
							if (t === "\r" || t === "\n") {
								if (i === -1) {
									i = o;
								}
								o++;
							} else if (t === " " || t === "	") {
								for (let e = o + 2; e < this.buffer.length; e++) {
									switch (this.buffer.charAt(e)) {
										case " ":
										case "	": break;
										case "\r":
										case "\n":
											o = e;
											continue instructionCheck;
										default:
											i = o + 1;
											r = r + this.escapeChar;
											o = e - 2;
											continue instructionCheck;
									}
								}
								i = o + 1;
								r = r + this.escapeChar;
								break instructionCheck;
							} else {
								i = o + 1;
								r = r + this.escapeChar;
								a = false;
							}
							break;
						case " ":
						case "	":
							if (a) {
								escapeCheck: for (let e = o + 1; e < this.buffer.length; e++) {
									switch (this.buffer.charAt(e)) {
										case " ":
										case "	": break;
										case "\r":
										case "\n":
											o = e;
											continue instructionCheck;
										default: break escapeCheck;
									}
								}
								a = false;
							}
							if (i === -1) {
								i = o;
							}
							o = this.processArguments(e, r, i, n, o);
							e.addInstruction(this.createInstruction(e, r, n, i, o));
							return o;
						case "\r":
						case "\n":
							if (a) {
								continue;
							}
							if (i === -1) {
								i = o;
							}
							e.addInstruction(this.createInstruction(e, r, n, o, o));
							return o;
						case "#": if (a) {
							continue;
						}
						default:
							i = o + 1;
							r = r + t;
							a = false;
							break;
					}
				}
				if (i === -1) {
					i = this.buffer.length;
				}
				e.addInstruction(this.createInstruction(e, r, n, i, this.buffer.length));
				return this.buffer.length;
			}
			processHeredocs(e, t) {
				let n = e.getKeyword();
				if (n === E.Keyword.ONBUILD) {
					e = e.getTriggerInstruction();
					if (e === null) {
						return t;
					}
					n = e.getKeyword();
				}
				if (n !== E.Keyword.ADD && n !== E.Keyword.COPY && n !== E.Keyword.RUN) {
					return t;
				}
				const r = [];
				let i = false;
				for (const t of e.getArguments()) {
					const e = t.getValue();
					if (e.startsWith("<<") && e.length > 2) {
						if (e.startsWith("<<-")) {
							i = true;
						}
						const t = T.Util.parseHeredocName(e);
						if (t !== null) {
							r.push(t);
						}
					}
				}
				if (r.length > 0) {
					for (const e of r) {
						t = this.parseHeredoc(e, t, i);
					}
				}
				return t;
			}
			processArguments(e, t, n, r, i) {
				let a = false;
				argumentsCheck: for (let o = i + 1; o < this.buffer.length; o++) {
					switch (this.buffer.charAt(o)) {
						case "\r":
						case "\n":
							if (a) {
								continue;
							}
							return this.processHeredocs(this.createInstruction(e, t, r, n, o), o);
						case this.escapeChar:
							const i = this.buffer.charAt(o + 1);
							if (i === "\n" || i === "\r") {
								a = true;
								o++;
							} else if (i === " " || i === "	") {
								for (let e = o + 2; e < this.buffer.length; e++) {
									switch (this.buffer.charAt(e)) {
										case " ":
										case "	": break;
										case "\r":
										case "\n": a = true;
										default:
											o = e;
											continue argumentsCheck;
									}
								}
								return this.buffer.length;
							}
							continue;
						case "#":
							if (a) {
								o = this.processComment(e, o);
								continue argumentsCheck;
							}
							break;
						case " ":
						case "	": break;
						default:
							if (a) {
								a = false;
							}
							break;
					}
				}
				return this.buffer.length;
			}
			processComment(e, t) {
				let n = this.buffer.length;
				commentLoop: for (let e = t + 1; e < this.buffer.length; e++) {
					switch (this.buffer.charAt(e)) {
						case "\r":
						case "\n":
							n = e;
							break commentLoop;
					}
				}
				const r = i.Range.create(this.document.positionAt(t), this.document.positionAt(n));
				e.addComment(new a.Comment(this.document, r));
				return n;
			}
			parseHeredoc(e, t, n) {
				let r = -1;
				let i = true;
				for (let a = t; a < this.buffer.length; a++) {
					switch (this.buffer.charAt(a)) {
						case " ":
							i = false;
							break;
						case "	":
							if (!n) {
								i = false;
							}
							break;
						case "\r":
						case "\n":
							if (r !== -1 && e === this.buffer.substring(r, a)) {
								return a;
							}
							r = -1;
							i = true;
							break;
						default:
							if (i) {
								r = a;
								i = false;
							}
							break;
					}
				}
				return this.buffer.length;
			}
			createInstruction(e, t, n, r, a) {
				const o = this.document.positionAt(n);
				const s = i.Range.create(o, this.document.positionAt(r));
				const c = i.Range.create(o, this.document.positionAt(a));
				return Parser.createInstruction(this.document, e, this.escapeChar, c, t, s);
			}
		}
		t.Parser = Parser;
	}),
	77499: (function(e, t, n) {
		"use strict";
		Object.defineProperty(t, "__esModule", { value: true });
		t.ParserDirective = void 0;
		const r = n(78390);
		const i = n(67005);
		class ParserDirective extends i.Line {
			constructor(e, t, n, r) {
				super(e, t);
				this.nameRange = n;
				this.valueRange = r;
			}
			toString() {
				return "# " + this.getName() + "=" + this.getValue();
			}
			getNameRange() {
				return this.nameRange;
			}
			getValueRange() {
				return this.valueRange;
			}
			getName() {
				return this.document.getText().substring(this.document.offsetAt(this.nameRange.start), this.document.offsetAt(this.nameRange.end));
			}
			getValue() {
				return this.document.getText().substring(this.document.offsetAt(this.valueRange.start), this.document.offsetAt(this.valueRange.end));
			}
			getDirective() {
				const e = r.Directive[this.getName().toLowerCase()];
				return e === undefined ? null : e;
			}
		}
		t.ParserDirective = ParserDirective;
	}),
	39602: (function(e, t, n) {
		"use strict";
		Object.defineProperty(t, "__esModule", { value: true });
		t.Property = void 0;
		const r = n(94612);
		const i = n(37459);
		class Property {
			constructor(e, t, n, i) {
				this.assignmentOperatorRange = null;
				this.assignmentOperator = null;
				this.valueRange = null;
				this.value = null;
				this.document = e;
				this.escapeChar = t;
				this.nameRange = Property.getNameRange(e, n);
				let a = e.getText().substring(e.offsetAt(this.nameRange.start), e.offsetAt(this.nameRange.end));
				this.name = Property.getValue(a, t);
				if (i) {
					this.valueRange = i.getRange();
					a = e.getText().substring(e.offsetAt(this.valueRange.start), e.offsetAt(this.valueRange.end));
					this.value = Property.getValue(a, t);
					this.range = r.Range.create(this.nameRange.start, this.valueRange.end);
				} else {
					let i = n.getRange();
					if (this.nameRange.start.line === i.start.line && this.nameRange.start.character === i.start.character && this.nameRange.end.line === i.end.line && this.nameRange.end.character === i.end.character) {} else {
						this.valueRange = Property.getValueRange(e, n);
						a = e.getText().substring(e.offsetAt(this.valueRange.start), e.offsetAt(this.valueRange.end));
						this.value = Property.getValue(a, t);
						this.assignmentOperatorRange = r.Range.create(this.nameRange.end, this.valueRange.start);
						this.assignmentOperator = "=";
					}
					this.range = i;
				}
			}
			getRange() {
				return this.range;
			}
			getName() {
				return this.name;
			}
			getNameRange() {
				return this.nameRange;
			}
			getValue() {
				return this.value;
			}
			getValueRange() {
				return this.valueRange;
			}
			getAssignmentOperator() {
				return this.assignmentOperator;
			}
			getAssignmentOperatorRange() {
				return this.assignmentOperatorRange;
			}
			getUnescapedValue() {
				if (this.valueRange === null) {
					return null;
				}
				let e = false;
				let t = "";
				let n = this.document.getText().substring(this.document.offsetAt(this.valueRange.start), this.document.offsetAt(this.valueRange.end));
				rawLoop: for (let r = 0; r < n.length; r++) {
					let i = n.charAt(r);
					switch (i) {
						case this.escapeChar:
							for (let a = r + 1; a < n.length; a++) {
								switch (n.charAt(a)) {
									case "\r": a++;
									case "\n":
										e = true;
										r = a;
										continue rawLoop;
									case " ":
									case "	": break;
									default:
										t = t + i;
										continue rawLoop;
								}
							}
							t = t + i;
							break;
						case "\r":
						case "\n": break;
						case " ":
						case "	":
							if (!e) {
								t = t + i;
							}
							break;
						case "#":
							if (e) {
								for (let e = r + 1; e < n.length; e++) {
									switch (n.charAt(e)) {
										case "\r": e++;
										case "\n":
											r = e;
											continue rawLoop;
									}
								}
							} else {
								t = t + i;
							}
							break;
						default:
							t = t + i;
							e = false;
							break;
					}
				}
				return t;
			}
			static getNameRange(e, t) {
				let n = t.getValue();
				let i = n.indexOf("=");
				if (i !== -1) {
					let a = n.charAt(0);
					let o = n.charAt(i - 1);
					if (a === "\"" && o === "\"" || a === "'" && o === "'" || a !== "\"" && a !== "'") {
						return r.Range.create(t.getRange().start, e.positionAt(e.offsetAt(t.getRange().start) + i));
					}
				}
				return t.getRange();
			}
			static getValueRange(e, t) {
				return r.Range.create(e.positionAt(e.offsetAt(t.getRange().start) + t.getValue().indexOf("=") + 1), e.positionAt(e.offsetAt(t.getRange().end)));
			}
			static getValue(e, t) {
				let n = false;
				const r = i.Util.findLeadingNonWhitespace(e, t);
				if (r !== 0 && e.charAt(r) === "#") {
					n = true;
				}
				e = e.substring(r);
				let a = e.charAt(0);
				let o = e.charAt(e.length - 1);
				let s = a === "'" || a === "\"";
				let c = a === "'" && o === "'";
				let l = false;
				if (a === "\"") {
					for (let n = 1; n < e.length; n++) {
						if (e.charAt(n) === t) {
							n++;
						} else if (e.charAt(n) === "\"" && n === e.length - 1) {
							l = true;
						}
					}
				}
				if (c || l) {
					e = e.substring(1, e.length - 1);
				}
				let u = -1;
				let d = "";
				let f = 0;
				parseValue: for (let r = 0; r < e.length; r++) {
					let i = e.charAt(r);
					switch (i) {
						case t:
							if (r + 1 === e.length) {
								d = d + t;
								break parseValue;
							}
							i = e.charAt(r + 1);
							if (i === " " || i === "	") {
								whitespaceCheck: for (let a = r + 2; a < e.length; a++) {
									let o = e.charAt(a);
									switch (o) {
										case " ":
										case "	": break;
										case "\r": a++;
										case "\n":
											n = true;
											r = a;
											continue parseValue;
										default:
											if (!l && !c && !s) {
												if (o === t) {
													d = d + i;
													r = r + 1;
												} else {
													d = d + i + o;
													r = a;
												}
												continue parseValue;
											}
											break whitespaceCheck;
									}
								}
							}
							if (l) {
								if (i === "\r") {
									n = true;
									r = r + 2;
								} else if (i === "\n") {
									n = true;
									r++;
								} else if (i !== "\"") {
									if (i === t) {
										r++;
									}
									d = d + t;
								}
								continue parseValue;
							} else if (c || s) {
								if (i === "\r") {
									n = true;
									r = r + 2;
								} else if (i === "\n") {
									n = true;
									r++;
								} else {
									d = d + t;
								}
								continue parseValue;
							} else if (i === t) {
								d = d + t;
								r++;
							} else if (i === "\r") {
								n = true;
								r = r + 2;
							} else if (i === "\n") {
								n = true;
								r++;
								f = r;
							} else {
								d = d + i;
								r++;
							}
							break;
						case " ":
						case "	":
							if (n && u === -1) {
								u = r;
							}
							d = d + i;
							break;
						case "\r": r++;
						case "\n":
							if (n && u !== -1) {
								d = d.substring(0, d.length - (r - u - 1));
								u = -1;
							}
							break;
						case "#": if (n) {
							if (u !== -1) {
								d = d.substring(0, d.length - (r - u));
								u = -1;
							}
							newlineCheck: for (let t = r + 1; t < e.length; t++) {
								switch (e.charAt(t)) {
									case "\r": t++;
									case "\n":
										r = t;
										break newlineCheck;
								}
							}
							continue parseValue;
						}
						default:
							if (n) {
								n = false;
								u = -1;
							}
							d = d + i;
							break;
					}
				}
				return d;
			}
		}
		t.Property = Property;
	}),
	14984: (function(e, t, n) {
		"use strict";
		Object.defineProperty(t, "__esModule", { value: true });
		t.PropertyInstruction = void 0;
		const r = n(94612);
		const i = n(65279);
		const a = n(39602);
		const o = n(5940);
		const s = n(37459);
		class PropertyInstruction extends i.Instruction {
			constructor(e, t, n, r, i, a) {
				super(e, t, n, r, i, a);
				this.properties = undefined;
			}
			getProperties() {
				if (this.properties === undefined) {
					let e = this.getPropertyArguments();
					if (e.length === 0) {
						this.properties = [];
					} else if (e.length === 1) {
						this.properties = [new a.Property(this.document, this.escapeChar, e[0])];
					} else if (e.length === 2) {
						if (e[0].getValue().indexOf("=") === -1) {
							this.properties = [new a.Property(this.document, this.escapeChar, e[0], e[1])];
						} else {
							this.properties = [new a.Property(this.document, this.escapeChar, e[0]), new a.Property(this.document, this.escapeChar, e[1])];
						}
					} else if (e[0].getValue().indexOf("=") === -1) {
						let t = this.document.getText();
						let n = e[1].getRange().start;
						let i = e[e.length - 1].getRange().end;
						t = t.substring(this.document.offsetAt(n), this.document.offsetAt(i));
						this.properties = [new a.Property(this.document, this.escapeChar, e[0], new o.Argument(t, r.Range.create(e[1].getRange().start, e[e.length - 1].getRange().end)))];
					} else {
						this.properties = [];
						for (let t = 0; t < e.length; t++) {
							this.properties.push(new a.Property(this.document, this.escapeChar, e[t]));
						}
					}
				}
				return this.properties;
			}
			findTrailingNonWhitespace(e) {
				let t = e.length;
				whitespaceCheck: for (let n = e.length - 1; n >= 0; n--) {
					switch (e.charAt(n)) {
						case " ":
						case "	": continue;
						case "\n": if (e.charAt(n - 1) === "\r") {
							n = n - 1;
						}
						case "\r":
							newlineCheck: for (let r = n - 1; r >= 0; r--) {
								switch (e.charAt(r)) {
									case " ":
									case "	":
									case "\r":
									case "\n":
									case this.escapeChar: continue;
									default:
										t = r;
										break newlineCheck;
								}
							}
							break whitespaceCheck;
						default:
							t = n;
							break whitespaceCheck;
					}
				}
				return t;
			}
			getPropertyArguments() {
				const e = [];
				let t = this.getInstructionRange();
				let n = this.document.offsetAt(t.end);
				let i = n - this.document.offsetAt(t.start);
				let a = this.getTextContent();
				let c = a.substring(i);
				let l = s.Util.findLeadingNonWhitespace(c, this.escapeChar);
				if (l === -1) {
					return [];
				}
				const u = this.document.positionAt(n + l);
				let d = t.start.line !== u.line;
				let f = false;
				let p = -1;
				let m = this.findTrailingNonWhitespace(c);
				a = c.substring(l, m + 1);
				let h = d ? -1 : 0;
				let g = false;
				argumentLoop: for (let t = 0; t < a.length; t++) {
					let i = a.charAt(t);
					switch (i) {
						case this.escapeChar:
							if (t + 1 === a.length) {
								f = true;
								break argumentLoop;
							}
							if (!d) {
								p = t;
							}
							switch (a.charAt(t + 1)) {
								case " ":
								case "	":
									if (!s.Util.isWhitespace(a.charAt(t + 2))) {
										t = t + 1;
										continue argumentLoop;
									}
									whitespaceCheck: for (let i = t + 2; i < a.length; i++) {
										switch (a.charAt(i)) {
											case "\r": i++;
											case "\n":
												d = true;
												t = i;
												continue argumentLoop;
											case " ":
											case "	": break;
											default:
												e.push(new o.Argument(a.substring(h, t), r.Range.create(this.document.positionAt(n + l + h), this.document.positionAt(n + l + t + 2))));
												h = i;
												break whitespaceCheck;
										}
									}
									t = h - 1;
									continue argumentLoop;
								case "\r": t++;
								case "\n":
									d = true;
									t = t + 1;
									continue argumentLoop;
								case this.escapeChar:
									if (h === -1) {
										h = t;
									}
									t = t + 1;
									continue argumentLoop;
								default:
									if (h === -1) {
										h = t;
									}
									continue argumentLoop;
							}
						case "'":
						case "\"":
							if (g) {
								this.createSpacedArgument(h, e, a, p, n, l);
								h = t;
								g = false;
							}
							if (h === -1) {
								h = t;
							}
							for (let s = t + 1; s < a.length; s++) {
								switch (a.charAt(s)) {
									case i:
										if (a.charAt(s + 1) !== " " && a.charAt(s + 1) !== "") {
											t = s;
											continue argumentLoop;
										}
										e.push(new o.Argument(a.substring(h, s + 1), r.Range.create(this.document.positionAt(n + l + h), this.document.positionAt(n + l + s + 1))));
										t = s;
										h = -1;
										continue argumentLoop;
									case this.escapeChar:
										s++;
										break;
								}
							}
							break argumentLoop;
						case " ":
						case "	":
							if (d) {
								if (h !== -1) {
									g = true;
								}
							} else if (h !== -1) {
								e.push(new o.Argument(a.substring(h, t), r.Range.create(this.document.positionAt(n + l + h), this.document.positionAt(n + l + t))));
								h = -1;
							}
							break;
						case "\r": t++;
						case "\n":
							g = false;
							break;
						case "#":
							if (d) {
								for (let e = t + 1; e < a.length; e++) {
									switch (a.charAt(e)) {
										case "\r": e++;
										case "\n":
											t = e;
											g = false;
											continue argumentLoop;
									}
								}
								if (h !== -1) {
									let t = a.substring(h, p);
									e.push(new o.Argument(t, r.Range.create(this.document.positionAt(n + l + h), this.document.positionAt(n + l + p))));
									h = -1;
								}
								break argumentLoop;
							} else if (h === -1) {
								h = t;
							}
							break;
						default:
							if (g) {
								this.createSpacedArgument(h, e, a, p, n, l);
								h = t;
								g = false;
							}
							d = false;
							if (h === -1) {
								h = t;
							}
							if (i === "$" && a.charAt(t + 1) === "{") {
								let e = false;
								let n = false;
								let r = false;
								for (let i = t + 1; i < a.length; i++) {
									switch (a.charAt(i)) {
										case this.escapeChar:
											r = true;
											break;
										case "\r":
										case "\n": break;
										case "'":
											e = !e;
											r = false;
											break;
										case "\"":
											n = !n;
											r = false;
											break;
										case " ":
										case "	":
											if (r || e || n) {
												break;
											}
											t = i - 1;
											continue argumentLoop;
										case "}":
											t = i;
											continue argumentLoop;
										default:
											r = false;
											break;
									}
								}
								break argumentLoop;
							}
							break;
					}
				}
				if (h !== -1 && h !== a.length) {
					let t = f ? a.length - 1 : a.length;
					let i = a.substring(h, t);
					e.push(new o.Argument(i, r.Range.create(this.document.positionAt(n + l + h), this.document.positionAt(n + l + t))));
				}
				return e;
			}
			createSpacedArgument(e, t, n, i, a, s) {
				if (e !== -1) {
					t.push(new o.Argument(n.substring(e, i), r.Range.create(this.document.positionAt(a + s + e), this.document.positionAt(a + s + i))));
				}
			}
		}
		t.PropertyInstruction = PropertyInstruction;
	}),
	37459: (function(e, t) {
		"use strict";
		Object.defineProperty(t, "__esModule", { value: true });
		t.Util = void 0;
		class Util {
			static isUTF8BOM(e) {
				const t = Uint8Array.from(Buffer.from(e, "UTF-8"));
				return t[0] === 239 && t[1] == 187 && t[2] == 191;
			}
			static isWhitespace(e) {
				return e === " " || e === "	" || Util.isNewline(e);
			}
			static isNewline(e) {
				return e === "\r" || e === "\n";
			}
			static findLeadingNonWhitespace(e, t) {
				whitespaceCheck: for (let n = 0; n < e.length; n++) {
					switch (e.charAt(n)) {
						case " ":
						case "	": continue;
						case t:
							escapeCheck: for (let t = n + 1; t < e.length; t++) {
								switch (e.charAt(t)) {
									case " ":
									case "	": continue;
									case "\r":
										n = t + 1;
										continue whitespaceCheck;
									case "\n":
										n = t;
										continue whitespaceCheck;
									default: break escapeCheck;
								}
							}
							return -1;
						default: return n;
					}
				}
				return -1;
			}
			static isInsideRange(e, t) {
				if (t.start.line === t.end.line) {
					return t.start.line === e.line && t.start.character <= e.character && e.character <= t.end.character;
				} else if (t.start.line === e.line) {
					return t.start.character <= e.character;
				} else if (t.end.line === e.line) {
					return e.character <= t.end.character;
				}
				return t.start.line < e.line && e.line < t.end.line;
			}
			static parseHeredocName(e) {
				e = e.substring(2);
				if (e.charAt(0) === "-") {
					e = e.substring(1);
				}
				if (e.charAt(0) === "\"") {
					if (e.charAt(e.length - 1) !== "\"") {
						return null;
					}
					e = e.substring(1, e.length - 1);
				}
				if (e.charAt(0) === "'") {
					if (e.charAt(e.length - 1) !== "'") {
						return null;
					}
					e = e.substring(1, e.length - 1);
				}
				if (e.charAt(0) === "<") {
					return null;
				}
				return e;
			}
		}
		t.Util = Util;
	}),
	63743: (function(e, t) {
		"use strict";
		Object.defineProperty(t, "__esModule", { value: true });
		t.Variable = void 0;
		class Variable {
			constructor(e, t, n, r, i, a, o, s, c, l) {
				this.name = e;
				this.nameRange = t;
				this.range = n;
				this.modifier = r;
				this.modifierRange = i;
				this.substitutionParameter = a;
				this.substitutionRange = o;
				this.defined = s;
				this.buildVariable = c;
				this.stringValue = l;
			}
			toString() {
				return this.stringValue;
			}
			getName() {
				return this.name;
			}
			getNameRange() {
				return this.nameRange;
			}
			getRange() {
				return this.range;
			}
			getModifier() {
				return this.modifier;
			}
			getModifierRange() {
				return this.modifierRange;
			}
			getSubstitutionParameter() {
				return this.substitutionParameter;
			}
			getSubstitutionRange() {
				return this.substitutionRange;
			}
			isDefined() {
				return this.defined;
			}
			isBuildVariable() {
				return this.buildVariable === true;
			}
			isEnvironmentVariable() {
				return this.buildVariable === false;
			}
		}
		t.Variable = Variable;
	}),
	14807: (function(e, t, n) {
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
	76612: (function(e, t, n) {
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
	95152: (function(e, t, n) {
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
	78525: (function(e, t) {
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
	54579: (function(e, t) {
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
	99547: (function(e, t, n) {
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
	}),
	93383: (function(e, t) {
		var n = this && this.__spreadArray || function(e, t, n) {
			if (n || arguments.length === 2) for (var r = 0, i = t.length, a; r < i; r++) {
				if (a || !(r in t)) {
					if (!a) a = Array.prototype.slice.call(t, 0, r);
					a[r] = t[r];
				}
			}
			return e.concat(a || Array.prototype.slice.call(t));
		};
		(function(n) {
			if (true && typeof e.exports === "object") {
				var r = n(require, t);
				if (r !== undefined) e.exports = r;
			} else if (typeof define === "function" && define.amd) {
				define(["require", "exports"], n);
			}
		})(function(e, t) {
			"use strict";
			Object.defineProperty(t, "__esModule", { value: true });
			t.TextDocument = void 0;
			var r = function() {
				function FullTextDocument(e, t, n, r) {
					this._uri = e;
					this._languageId = t;
					this._version = n;
					this._content = r;
					this._lineOffsets = undefined;
				}
				Object.defineProperty(FullTextDocument.prototype, "uri", {
					get: function() {
						return this._uri;
					},
					enumerable: false,
					configurable: true
				});
				Object.defineProperty(FullTextDocument.prototype, "languageId", {
					get: function() {
						return this._languageId;
					},
					enumerable: false,
					configurable: true
				});
				Object.defineProperty(FullTextDocument.prototype, "version", {
					get: function() {
						return this._version;
					},
					enumerable: false,
					configurable: true
				});
				FullTextDocument.prototype.getText = function(e) {
					if (e) {
						var t = this.offsetAt(e.start);
						var n = this.offsetAt(e.end);
						return this._content.substring(t, n);
					}
					return this._content;
				};
				FullTextDocument.prototype.update = function(e, t) {
					for (var r = 0, i = e; r < i.length; r++) {
						var a = i[r];
						if (FullTextDocument.isIncremental(a)) {
							var o = getWellformedRange(a.range);
							var s = this.offsetAt(o.start);
							var c = this.offsetAt(o.end);
							this._content = this._content.substring(0, s) + a.text + this._content.substring(c, this._content.length);
							var l = s + a.text.length;
							var u = this._content.charCodeAt(s - 1) === 13 && this._content.charCodeAt(s) === 10;
							var d = this._content.charCodeAt(l - 1) === 13 && this._content.charCodeAt(l) === 10;
							if (u || d) {
								this._lineOffsets = undefined;
								continue;
							}
							var f = Math.max(o.start.line, 0);
							var p = Math.max(o.end.line, 0);
							var m = this._lineOffsets;
							var h = computeLineOffsets(a.text, false, s);
							if (p - f === h.length) {
								for (var g = 0, _ = h.length; g < _; g++) {
									m[g + f + 1] = h[g];
								}
							} else {
								if (h.length < 1e4) {
									m.splice.apply(m, n([f + 1, p - f], h, false));
								} else {
									this._lineOffsets = m = m.slice(0, f + 1).concat(h, m.slice(p + 1));
								}
							}
							var v = a.text.length - (c - s);
							if (v !== 0) {
								for (var g = f + 1 + h.length, _ = m.length; g < _; g++) {
									m[g] = m[g] + v;
								}
							}
						} else if (FullTextDocument.isFull(a)) {
							this._content = a.text;
							this._lineOffsets = undefined;
						} else {
							throw new Error("Unknown change event received");
						}
					}
					this._version = t;
				};
				FullTextDocument.prototype.getLineOffsets = function() {
					if (this._lineOffsets === undefined) {
						this._lineOffsets = computeLineOffsets(this._content, true);
					}
					return this._lineOffsets;
				};
				FullTextDocument.prototype.positionAt = function(e) {
					e = Math.max(Math.min(e, this._content.length), 0);
					var t = this.getLineOffsets();
					var n = 0, r = t.length;
					if (r === 0) {
						return {
							line: 0,
							character: e
						};
					}
					while (n < r) {
						var i = Math.floor((n + r) / 2);
						if (t[i] > e) {
							r = i;
						} else {
							n = i + 1;
						}
					}
					var a = n - 1;
					e = this.ensureBeforeEOL(e, t[a]);
					return {
						line: a,
						character: e - t[a]
					};
				};
				FullTextDocument.prototype.offsetAt = function(e) {
					var t = this.getLineOffsets();
					if (e.line >= t.length) {
						return this._content.length;
					} else if (e.line < 0) {
						return 0;
					}
					var n = t[e.line];
					if (e.character <= 0) {
						return n;
					}
					var r = e.line + 1 < t.length ? t[e.line + 1] : this._content.length;
					var i = Math.min(n + e.character, r);
					return this.ensureBeforeEOL(i, n);
				};
				FullTextDocument.prototype.getLineRange = function(e) {
					var t = this.getLineOffsets();
					if (e >= t.length) {
						var n = t.length - 1;
						return {
							start: {
								line: n,
								character: 0
							},
							end: {
								line: n,
								character: this._content.length - t[n]
							}
						};
					} else if (e < 0) {
						return {
							start: {
								line: 0,
								character: 0
							},
							end: {
								line: 0,
								character: 0
							}
						};
					}
					var r = t[e];
					var i = e + 1 < t.length ? t[e + 1] : this._content.length;
					var a = this.ensureBeforeEOL(i, r);
					return {
						start: {
							line: e,
							character: 0
						},
						end: {
							line: e,
							character: a - r
						}
					};
				};
				FullTextDocument.prototype.getEOLCharacters = function(e) {
					var t = this.getLineOffsets();
					if (e >= t.length) {
						return "";
					} else if (e < 0) {
						return "";
					}
					var n = e + 1 < t.length ? t[e + 1] : this._content.length;
					var r = this.ensureBeforeEOL(n, t[e]);
					return this._content.substring(r, n);
				};
				FullTextDocument.prototype.ensureBeforeEOL = function(e, t) {
					while (e > t && isEOL(this._content.charCodeAt(e - 1))) {
						e--;
					}
					return e;
				};
				Object.defineProperty(FullTextDocument.prototype, "lineCount", {
					get: function() {
						return this.getLineOffsets().length;
					},
					enumerable: false,
					configurable: true
				});
				FullTextDocument.isIncremental = function(e) {
					var t = e;
					return t !== undefined && t !== null && typeof t.text === "string" && t.range !== undefined && (t.rangeLength === undefined || typeof t.rangeLength === "number");
				};
				FullTextDocument.isFull = function(e) {
					var t = e;
					return t !== undefined && t !== null && typeof t.text === "string" && t.range === undefined && t.rangeLength === undefined;
				};
				return FullTextDocument;
			}();
			var i;
			(function(e) {
				function create(e, t, n, i) {
					return new r(e, t, n, i);
				}
				e.create = create;
				function update(e, t, n) {
					if (e instanceof r) {
						e.update(t, n);
						return e;
					} else {
						throw new Error("TextDocument.update: document must be created by TextDocument.create");
					}
				}
				e.update = update;
				function applyEdits(e, t) {
					var n = e.getText();
					var r = mergeSort(t.map(getWellformedEdit), function(e, t) {
						var n = e.range.start.line - t.range.start.line;
						if (n === 0) {
							return e.range.start.character - t.range.start.character;
						}
						return n;
					});
					var i = 0;
					var a = [];
					for (var o = 0, s = r; o < s.length; o++) {
						var c = s[o];
						var l = e.offsetAt(c.range.start);
						if (l < i) {
							throw new Error("Overlapping edit");
						} else if (l > i) {
							a.push(n.substring(i, l));
						}
						if (c.newText.length) {
							a.push(c.newText);
						}
						i = e.offsetAt(c.range.end);
					}
					a.push(n.substr(i));
					return a.join("");
				}
				e.applyEdits = applyEdits;
			})(i || (t.TextDocument = i = {}));
			function mergeSort(e, t) {
				if (e.length <= 1) {
					return e;
				}
				var n = e.length / 2 | 0;
				var r = e.slice(0, n);
				var i = e.slice(n);
				mergeSort(r, t);
				mergeSort(i, t);
				var a = 0;
				var o = 0;
				var s = 0;
				while (a < r.length && o < i.length) {
					var c = t(r[a], i[o]);
					if (c <= 0) {
						e[s++] = r[a++];
					} else {
						e[s++] = i[o++];
					}
				}
				while (a < r.length) {
					e[s++] = r[a++];
				}
				while (o < i.length) {
					e[s++] = i[o++];
				}
				return e;
			}
			function computeLineOffsets(e, t, n) {
				if (n === void 0) {
					n = 0;
				}
				var r = t ? [n] : [];
				for (var i = 0; i < e.length; i++) {
					var a = e.charCodeAt(i);
					if (isEOL(a)) {
						if (a === 13 && i + 1 < e.length && e.charCodeAt(i + 1) === 10) {
							i++;
						}
						r.push(n + i + 1);
					}
				}
				return r;
			}
			function isEOL(e) {
				return e === 13 || e === 10;
			}
			function getWellformedRange(e) {
				var t = e.start;
				var n = e.end;
				if (t.line > n.line || t.line === n.line && t.character > n.character) {
					return {
						start: n,
						end: t
					};
				}
				return e;
			}
			function getWellformedEdit(e) {
				var t = getWellformedRange(e.range);
				if (t !== e.range) {
					return {
						newText: e.newText,
						range: t
					};
				}
				return e;
			}
		});
	}),
	94612: (function(e, t) {
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
			t.TextDocument = t.EOL = t.WorkspaceFolder = t.InlineCompletionContext = t.SelectedCompletionInfo = t.InlineCompletionTriggerKind = t.InlineCompletionList = t.InlineCompletionItem = t.StringValue = t.InlayHint = t.InlayHintLabelPart = t.InlayHintKind = t.InlineValueContext = t.InlineValueEvaluatableExpression = t.InlineValueVariableLookup = t.InlineValueText = t.SemanticTokens = t.SemanticTokenModifiers = t.SemanticTokenTypes = t.SelectionRange = t.DocumentLink = t.FormattingOptions = t.CodeLens = t.CodeAction = t.CodeActionTag = t.CodeActionContext = t.CodeActionTriggerKind = t.CodeActionKind = t.DocumentSymbol = t.WorkspaceSymbol = t.SymbolInformation = t.SymbolTag = t.SymbolKind = t.DocumentHighlight = t.DocumentHighlightKind = t.SignatureInformation = t.ParameterInformation = t.Hover = t.MarkedString = t.CompletionList = t.CompletionItem = t.CompletionItemLabelDetails = t.ApplyKind = t.InsertTextMode = t.InsertReplaceEdit = t.CompletionItemTag = t.InsertTextFormat = t.CompletionItemKind = t.MarkupContent = t.MarkupKind = t.TextDocumentItem = t.LanguageKind = t.OptionalVersionedTextDocumentIdentifier = t.VersionedTextDocumentIdentifier = t.TextDocumentIdentifier = t.WorkspaceChange = t.SnippetTextEdit = t.WorkspaceEdit = t.DeleteFile = t.RenameFile = t.CreateFile = t.TextDocumentEdit = t.AnnotatedTextEdit = t.ChangeAnnotationIdentifier = t.ChangeAnnotation = t.TextEdit = t.Command = t.Diagnostic = t.CodeDescription = t.DiagnosticTag = t.DiagnosticSeverity = t.DiagnosticRelatedInformation = t.FoldingRange = t.FoldingRangeKind = t.ColorPresentation = t.ColorInformation = t.Color = t.LocationLink = t.Location = t.Range = t.Position = t.uinteger = t.integer = t.URI = t.DocumentUri = void 0;
			var e;
			(function(e) {
				function is(e) {
					return typeof e === "string";
				}
				e.is = is;
			})(e || (t.DocumentUri = e = {}));
			var n;
			(function(e) {
				function is(e) {
					return typeof e === "string";
				}
				e.is = is;
			})(n || (t.URI = n = {}));
			var r;
			(function(e) {
				e.MIN_VALUE = -2147483648;
				e.MAX_VALUE = 2147483647;
				function is(t) {
					return typeof t === "number" && e.MIN_VALUE <= t && t <= e.MAX_VALUE;
				}
				e.is = is;
			})(r || (t.integer = r = {}));
			var i;
			(function(e) {
				e.MIN_VALUE = 0;
				e.MAX_VALUE = 2147483647;
				function is(t) {
					return typeof t === "number" && e.MIN_VALUE <= t && t <= e.MAX_VALUE;
				}
				e.is = is;
			})(i || (t.uinteger = i = {}));
			var a;
			(function(e) {
				function create(e, t) {
					if (e === Number.MAX_VALUE) {
						e = i.MAX_VALUE;
					}
					if (t === Number.MAX_VALUE) {
						t = i.MAX_VALUE;
					}
					return {
						line: e,
						character: t
					};
				}
				e.create = create;
				function is(e) {
					var t = e;
					return $.objectLiteral(t) && $.uinteger(t.line) && $.uinteger(t.character);
				}
				e.is = is;
			})(a || (t.Position = a = {}));
			var o;
			(function(e) {
				function create(e, t, n, r) {
					if ($.uinteger(e) && $.uinteger(t) && $.uinteger(n) && $.uinteger(r)) {
						return {
							start: a.create(e, t),
							end: a.create(n, r)
						};
					} else if (a.is(e) && a.is(t)) {
						return {
							start: e,
							end: t
						};
					} else {
						throw new Error("Range#create called with invalid arguments[".concat(e, ", ").concat(t, ", ").concat(n, ", ").concat(r, "]"));
					}
				}
				e.create = create;
				function is(e) {
					var t = e;
					return $.objectLiteral(t) && a.is(t.start) && a.is(t.end);
				}
				e.is = is;
			})(o || (t.Range = o = {}));
			var s;
			(function(e) {
				function create(e, t) {
					return {
						uri: e,
						range: t
					};
				}
				e.create = create;
				function is(e) {
					var t = e;
					return $.objectLiteral(t) && o.is(t.range) && ($.string(t.uri) || $.undefined(t.uri));
				}
				e.is = is;
			})(s || (t.Location = s = {}));
			var c;
			(function(e) {
				function create(e, t, n, r) {
					return {
						targetUri: e,
						targetRange: t,
						targetSelectionRange: n,
						originSelectionRange: r
					};
				}
				e.create = create;
				function is(e) {
					var t = e;
					return $.objectLiteral(t) && o.is(t.targetRange) && $.string(t.targetUri) && o.is(t.targetSelectionRange) && (o.is(t.originSelectionRange) || $.undefined(t.originSelectionRange));
				}
				e.is = is;
			})(c || (t.LocationLink = c = {}));
			var l;
			(function(e) {
				function create(e, t, n, r) {
					return {
						red: e,
						green: t,
						blue: n,
						alpha: r
					};
				}
				e.create = create;
				function is(e) {
					var t = e;
					return $.objectLiteral(t) && $.numberRange(t.red, 0, 1) && $.numberRange(t.green, 0, 1) && $.numberRange(t.blue, 0, 1) && $.numberRange(t.alpha, 0, 1);
				}
				e.is = is;
			})(l || (t.Color = l = {}));
			var u;
			(function(e) {
				function create(e, t) {
					return {
						range: e,
						color: t
					};
				}
				e.create = create;
				function is(e) {
					var t = e;
					return $.objectLiteral(t) && o.is(t.range) && l.is(t.color);
				}
				e.is = is;
			})(u || (t.ColorInformation = u = {}));
			var d;
			(function(e) {
				function create(e, t, n) {
					return {
						label: e,
						textEdit: t,
						additionalTextEdits: n
					};
				}
				e.create = create;
				function is(e) {
					var t = e;
					return $.objectLiteral(t) && $.string(t.label) && ($.undefined(t.textEdit) || b.is(t.textEdit)) && ($.undefined(t.additionalTextEdits) || $.typedArray(t.additionalTextEdits, b.is));
				}
				e.is = is;
			})(d || (t.ColorPresentation = d = {}));
			var f;
			(function(e) {
				e.Comment = "comment";
				e.Imports = "imports";
				e.Region = "region";
			})(f || (t.FoldingRangeKind = f = {}));
			var p;
			(function(e) {
				function create(e, t, n, r, i, a) {
					var o = {
						startLine: e,
						endLine: t
					};
					if ($.defined(n)) {
						o.startCharacter = n;
					}
					if ($.defined(r)) {
						o.endCharacter = r;
					}
					if ($.defined(i)) {
						o.kind = i;
					}
					if ($.defined(a)) {
						o.collapsedText = a;
					}
					return o;
				}
				e.create = create;
				function is(e) {
					var t = e;
					return $.objectLiteral(t) && $.uinteger(t.startLine) && $.uinteger(t.endLine) && ($.undefined(t.startCharacter) || $.uinteger(t.startCharacter)) && ($.undefined(t.endCharacter) || $.uinteger(t.endCharacter)) && ($.undefined(t.kind) || $.string(t.kind));
				}
				e.is = is;
			})(p || (t.FoldingRange = p = {}));
			var m;
			(function(e) {
				function create(e, t) {
					return {
						location: e,
						message: t
					};
				}
				e.create = create;
				function is(e) {
					var t = e;
					return $.defined(t) && s.is(t.location) && $.string(t.message);
				}
				e.is = is;
			})(m || (t.DiagnosticRelatedInformation = m = {}));
			var h;
			(function(e) {
				e.Error = 1;
				e.Warning = 2;
				e.Information = 3;
				e.Hint = 4;
			})(h || (t.DiagnosticSeverity = h = {}));
			var g;
			(function(e) {
				e.Unnecessary = 1;
				e.Deprecated = 2;
			})(g || (t.DiagnosticTag = g = {}));
			var _;
			(function(e) {
				function is(e) {
					var t = e;
					return $.objectLiteral(t) && $.string(t.href);
				}
				e.is = is;
			})(_ || (t.CodeDescription = _ = {}));
			var v;
			(function(e) {
				function create(e, t, n, r, i, a) {
					var o = {
						range: e,
						message: t
					};
					if ($.defined(n)) {
						o.severity = n;
					}
					if ($.defined(r)) {
						o.code = r;
					}
					if ($.defined(i)) {
						o.source = i;
					}
					if ($.defined(a)) {
						o.relatedInformation = a;
					}
					return o;
				}
				e.create = create;
				function is(e) {
					var t;
					var n = e;
					return $.defined(n) && o.is(n.range) && ($.string(n.message) || L.is(n.message)) && ($.number(n.severity) || $.undefined(n.severity)) && ($.integer(n.code) || $.string(n.code) || $.undefined(n.code)) && ($.undefined(n.codeDescription) || $.string((t = n.codeDescription) === null || t === void 0 ? void 0 : t.href)) && ($.string(n.source) || $.undefined(n.source)) && ($.undefined(n.relatedInformation) || $.typedArray(n.relatedInformation, m.is));
				}
				e.is = is;
				function is3_17(e) {
					return $.string(e.message);
				}
				e.is3_17 = is3_17;
				function getMessageString(e) {
					if ($.string(e.message)) {
						return e.message;
					} else if (L.is(e.message)) {
						return e.message.value;
					} else {
						throw new Error("Unknown message type ".concat(typeof e.message));
					}
				}
				e.getMessageString = getMessageString;
			})(v || (t.Diagnostic = v = {}));
			var y;
			(function(e) {
				function create(e, t) {
					var n = [];
					for (var r = 2; r < arguments.length; r++) {
						n[r - 2] = arguments[r];
					}
					var i = {
						title: e,
						command: t
					};
					if ($.defined(n) && n.length > 0) {
						i.arguments = n;
					}
					return i;
				}
				e.create = create;
				function is(e) {
					var t = e;
					return $.defined(t) && $.string(t.title) && (t.tooltip === undefined || $.string(t.tooltip)) && $.string(t.command);
				}
				e.is = is;
			})(y || (t.Command = y = {}));
			var b;
			(function(e) {
				function replace(e, t) {
					return {
						range: e,
						newText: t
					};
				}
				e.replace = replace;
				function insert(e, t) {
					return {
						range: {
							start: e,
							end: e
						},
						newText: t
					};
				}
				e.insert = insert;
				function del(e) {
					return {
						range: e,
						newText: ""
					};
				}
				e.del = del;
				function is(e) {
					var t = e;
					return $.objectLiteral(t) && $.string(t.newText) && o.is(t.range);
				}
				e.is = is;
			})(b || (t.TextEdit = b = {}));
			var x;
			(function(e) {
				function create(e, t, n) {
					var r = { label: e };
					if (t !== undefined) {
						r.needsConfirmation = t;
					}
					if (n !== undefined) {
						r.description = n;
					}
					return r;
				}
				e.create = create;
				function is(e) {
					var t = e;
					return $.objectLiteral(t) && $.string(t.label) && ($.boolean(t.needsConfirmation) || t.needsConfirmation === undefined) && ($.string(t.description) || t.description === undefined);
				}
				e.is = is;
			})(x || (t.ChangeAnnotation = x = {}));
			var S;
			(function(e) {
				function is(e) {
					var t = e;
					return $.string(t);
				}
				e.is = is;
			})(S || (t.ChangeAnnotationIdentifier = S = {}));
			var C;
			(function(e) {
				function replace(e, t, n) {
					return {
						range: e,
						newText: t,
						annotationId: n
					};
				}
				e.replace = replace;
				function insert(e, t, n) {
					return {
						range: {
							start: e,
							end: e
						},
						newText: t,
						annotationId: n
					};
				}
				e.insert = insert;
				function del(e, t) {
					return {
						range: e,
						newText: "",
						annotationId: t
					};
				}
				e.del = del;
				function is(e) {
					var t = e;
					return b.is(t) && (x.is(t.annotationId) || S.is(t.annotationId));
				}
				e.is = is;
			})(C || (t.AnnotatedTextEdit = C = {}));
			var w;
			(function(e) {
				function create(e, t) {
					return {
						textDocument: e,
						edits: t
					};
				}
				e.create = create;
				function is(e) {
					var t = e;
					return $.defined(t) && P.is(t.textDocument) && Array.isArray(t.edits);
				}
				e.is = is;
			})(w || (t.TextDocumentEdit = w = {}));
			var T;
			(function(e) {
				function create(e, t, n) {
					var r = {
						kind: "create",
						uri: e
					};
					if (t !== undefined && (t.overwrite !== undefined || t.ignoreIfExists !== undefined)) {
						r.options = t;
					}
					if (n !== undefined) {
						r.annotationId = n;
					}
					return r;
				}
				e.create = create;
				function is(e) {
					var t = e;
					return t && t.kind === "create" && $.string(t.uri) && (t.options === undefined || (t.options.overwrite === undefined || $.boolean(t.options.overwrite)) && (t.options.ignoreIfExists === undefined || $.boolean(t.options.ignoreIfExists))) && (t.annotationId === undefined || S.is(t.annotationId));
				}
				e.is = is;
			})(T || (t.CreateFile = T = {}));
			var E;
			(function(e) {
				function create(e, t, n, r) {
					var i = {
						kind: "rename",
						oldUri: e,
						newUri: t
					};
					if (n !== undefined && (n.overwrite !== undefined || n.ignoreIfExists !== undefined)) {
						i.options = n;
					}
					if (r !== undefined) {
						i.annotationId = r;
					}
					return i;
				}
				e.create = create;
				function is(e) {
					var t = e;
					return t && t.kind === "rename" && $.string(t.oldUri) && $.string(t.newUri) && (t.options === undefined || (t.options.overwrite === undefined || $.boolean(t.options.overwrite)) && (t.options.ignoreIfExists === undefined || $.boolean(t.options.ignoreIfExists))) && (t.annotationId === undefined || S.is(t.annotationId));
				}
				e.is = is;
			})(E || (t.RenameFile = E = {}));
			var D;
			(function(e) {
				function create(e, t, n) {
					var r = {
						kind: "delete",
						uri: e
					};
					if (t !== undefined && (t.recursive !== undefined || t.ignoreIfNotExists !== undefined)) {
						r.options = t;
					}
					if (n !== undefined) {
						r.annotationId = n;
					}
					return r;
				}
				e.create = create;
				function is(e) {
					var t = e;
					return t && t.kind === "delete" && $.string(t.uri) && (t.options === undefined || (t.options.recursive === undefined || $.boolean(t.options.recursive)) && (t.options.ignoreIfNotExists === undefined || $.boolean(t.options.ignoreIfNotExists))) && (t.annotationId === undefined || S.is(t.annotationId));
				}
				e.is = is;
			})(D || (t.DeleteFile = D = {}));
			var O;
			(function(e) {
				function is(e) {
					var t = e;
					return t && (t.changes !== undefined || t.documentChanges !== undefined) && (t.documentChanges === undefined || t.documentChanges.every(function(e) {
						if ($.string(e.kind)) {
							return T.is(e) || E.is(e) || D.is(e);
						} else {
							return w.is(e);
						}
					}));
				}
				e.is = is;
			})(O || (t.WorkspaceEdit = O = {}));
			var k = function() {
				function TextEditChangeImpl(e, t) {
					this.edits = e;
					this.changeAnnotations = t;
				}
				TextEditChangeImpl.prototype.insert = function(e, t, n) {
					var r;
					var i;
					if (n === undefined) {
						r = b.insert(e, t);
					} else if (S.is(n)) {
						i = n;
						r = C.insert(e, t, n);
					} else {
						this.assertChangeAnnotations(this.changeAnnotations);
						i = this.changeAnnotations.manage(n);
						r = C.insert(e, t, i);
					}
					this.edits.push(r);
					if (i !== undefined) {
						return i;
					}
				};
				TextEditChangeImpl.prototype.replace = function(e, t, n) {
					var r;
					var i;
					if (n === undefined) {
						r = b.replace(e, t);
					} else if (S.is(n)) {
						i = n;
						r = C.replace(e, t, n);
					} else {
						this.assertChangeAnnotations(this.changeAnnotations);
						i = this.changeAnnotations.manage(n);
						r = C.replace(e, t, i);
					}
					this.edits.push(r);
					if (i !== undefined) {
						return i;
					}
				};
				TextEditChangeImpl.prototype.delete = function(e, t) {
					var n;
					var r;
					if (t === undefined) {
						n = b.del(e);
					} else if (S.is(t)) {
						r = t;
						n = C.del(e, t);
					} else {
						this.assertChangeAnnotations(this.changeAnnotations);
						r = this.changeAnnotations.manage(t);
						n = C.del(e, r);
					}
					this.edits.push(n);
					if (r !== undefined) {
						return r;
					}
				};
				TextEditChangeImpl.prototype.add = function(e) {
					this.edits.push(e);
				};
				TextEditChangeImpl.prototype.all = function() {
					return this.edits;
				};
				TextEditChangeImpl.prototype.clear = function() {
					this.edits.splice(0, this.edits.length);
				};
				TextEditChangeImpl.prototype.assertChangeAnnotations = function(e) {
					if (e === undefined) {
						throw new Error("Text edit change is not configured to manage change annotations.");
					}
				};
				return TextEditChangeImpl;
			}();
			var A;
			(function(e) {
				function is(e) {
					var t = e;
					return $.objectLiteral(t) && o.is(t.range) && Z.isSnippet(t.snippet) && (t.annotationId === undefined || x.is(t.annotationId) || S.is(t.annotationId));
				}
				e.is = is;
			})(A || (t.SnippetTextEdit = A = {}));
			var j = function() {
				function ChangeAnnotations(e) {
					this._annotations = e === undefined ? Object.create(null) : e;
					this._counter = 0;
					this._size = 0;
				}
				ChangeAnnotations.prototype.all = function() {
					return this._annotations;
				};
				Object.defineProperty(ChangeAnnotations.prototype, "size", {
					get: function() {
						return this._size;
					},
					enumerable: false,
					configurable: true
				});
				ChangeAnnotations.prototype.manage = function(e, t) {
					var n;
					if (S.is(e)) {
						n = e;
					} else {
						n = this.nextId();
						t = e;
					}
					if (this._annotations[n] !== undefined) {
						throw new Error("Id ".concat(n, " is already in use."));
					}
					if (t === undefined) {
						throw new Error("No annotation provided for id ".concat(n));
					}
					this._annotations[n] = t;
					this._size++;
					return n;
				};
				ChangeAnnotations.prototype.nextId = function() {
					this._counter++;
					return this._counter.toString();
				};
				return ChangeAnnotations;
			}();
			var ee = function() {
				function WorkspaceChange(e) {
					var t = this;
					this._textEditChanges = Object.create(null);
					if (e !== undefined) {
						this._workspaceEdit = e;
						if (e.documentChanges) {
							this._changeAnnotations = new j(e.changeAnnotations);
							e.changeAnnotations = this._changeAnnotations.all();
							e.documentChanges.forEach(function(e) {
								if (w.is(e)) {
									var n = new k(e.edits, t._changeAnnotations);
									t._textEditChanges[e.textDocument.uri] = n;
								}
							});
						} else if (e.changes) {
							Object.keys(e.changes).forEach(function(n) {
								var r = new k(e.changes[n]);
								t._textEditChanges[n] = r;
							});
						}
					} else {
						this._workspaceEdit = {};
					}
				}
				Object.defineProperty(WorkspaceChange.prototype, "edit", {
					get: function() {
						this.initDocumentChanges();
						if (this._changeAnnotations !== undefined) {
							if (this._changeAnnotations.size === 0) {
								this._workspaceEdit.changeAnnotations = undefined;
							} else {
								this._workspaceEdit.changeAnnotations = this._changeAnnotations.all();
							}
						}
						return this._workspaceEdit;
					},
					enumerable: false,
					configurable: true
				});
				WorkspaceChange.prototype.getTextEditChange = function(e) {
					if (P.is(e)) {
						this.initDocumentChanges();
						if (this._workspaceEdit.documentChanges === undefined) {
							throw new Error("Workspace edit is not configured for document changes.");
						}
						var t = {
							uri: e.uri,
							version: e.version
						};
						var n = this._textEditChanges[t.uri];
						if (!n) {
							var r = [];
							var i = {
								textDocument: t,
								edits: r
							};
							this._workspaceEdit.documentChanges.push(i);
							n = new k(r, this._changeAnnotations);
							this._textEditChanges[t.uri] = n;
						}
						return n;
					} else {
						this.initChanges();
						if (this._workspaceEdit.changes === undefined) {
							throw new Error("Workspace edit is not configured for normal text edit changes.");
						}
						var n = this._textEditChanges[e];
						if (!n) {
							var r = [];
							this._workspaceEdit.changes[e] = r;
							n = new k(r);
							this._textEditChanges[e] = n;
						}
						return n;
					}
				};
				WorkspaceChange.prototype.initDocumentChanges = function() {
					if (this._workspaceEdit.documentChanges === undefined && this._workspaceEdit.changes === undefined) {
						this._changeAnnotations = new j();
						this._workspaceEdit.documentChanges = [];
						this._workspaceEdit.changeAnnotations = this._changeAnnotations.all();
					}
				};
				WorkspaceChange.prototype.initChanges = function() {
					if (this._workspaceEdit.documentChanges === undefined && this._workspaceEdit.changes === undefined) {
						this._workspaceEdit.changes = Object.create(null);
					}
				};
				WorkspaceChange.prototype.createFile = function(e, t, n) {
					this.initDocumentChanges();
					if (this._workspaceEdit.documentChanges === undefined) {
						throw new Error("Workspace edit is not configured for document changes.");
					}
					var r;
					if (x.is(t) || S.is(t)) {
						r = t;
					} else {
						n = t;
					}
					var i;
					var a;
					if (r === undefined) {
						i = T.create(e, n);
					} else {
						a = S.is(r) ? r : this._changeAnnotations.manage(r);
						i = T.create(e, n, a);
					}
					this._workspaceEdit.documentChanges.push(i);
					if (a !== undefined) {
						return a;
					}
				};
				WorkspaceChange.prototype.renameFile = function(e, t, n, r) {
					this.initDocumentChanges();
					if (this._workspaceEdit.documentChanges === undefined) {
						throw new Error("Workspace edit is not configured for document changes.");
					}
					var i;
					if (x.is(n) || S.is(n)) {
						i = n;
					} else {
						r = n;
					}
					var a;
					var o;
					if (i === undefined) {
						a = E.create(e, t, r);
					} else {
						o = S.is(i) ? i : this._changeAnnotations.manage(i);
						a = E.create(e, t, r, o);
					}
					this._workspaceEdit.documentChanges.push(a);
					if (o !== undefined) {
						return o;
					}
				};
				WorkspaceChange.prototype.deleteFile = function(e, t, n) {
					this.initDocumentChanges();
					if (this._workspaceEdit.documentChanges === undefined) {
						throw new Error("Workspace edit is not configured for document changes.");
					}
					var r;
					if (x.is(t) || S.is(t)) {
						r = t;
					} else {
						n = t;
					}
					var i;
					var a;
					if (r === undefined) {
						i = D.create(e, n);
					} else {
						a = S.is(r) ? r : this._changeAnnotations.manage(r);
						i = D.create(e, n, a);
					}
					this._workspaceEdit.documentChanges.push(i);
					if (a !== undefined) {
						return a;
					}
				};
				return WorkspaceChange;
			}();
			t.WorkspaceChange = ee;
			var M;
			(function(e) {
				function create(e) {
					return { uri: e };
				}
				e.create = create;
				function is(e) {
					var t = e;
					return $.defined(t) && $.string(t.uri);
				}
				e.is = is;
			})(M || (t.TextDocumentIdentifier = M = {}));
			var N;
			(function(e) {
				function create(e, t) {
					return {
						uri: e,
						version: t
					};
				}
				e.create = create;
				function is(e) {
					var t = e;
					return $.defined(t) && $.string(t.uri) && $.integer(t.version);
				}
				e.is = is;
			})(N || (t.VersionedTextDocumentIdentifier = N = {}));
			var P;
			(function(e) {
				function create(e, t) {
					return {
						uri: e,
						version: t
					};
				}
				e.create = create;
				function is(e) {
					var t = e;
					return $.defined(t) && $.string(t.uri) && (t.version === null || $.integer(t.version));
				}
				e.is = is;
			})(P || (t.OptionalVersionedTextDocumentIdentifier = P = {}));
			var te;
			(function(e) {
				e.ABAP = "abap";
				e.WindowsBat = "bat";
				e.BibTeX = "bibtex";
				e.Clojure = "clojure";
				e.Coffeescript = "coffeescript";
				e.C = "c";
				e.CPP = "cpp";
				e.CSharp = "csharp";
				e.CSS = "css";
				e.D = "d";
				e.Delphi = "pascal";
				e.Diff = "diff";
				e.Dart = "dart";
				e.Dockerfile = "dockerfile";
				e.Elixir = "elixir";
				e.Erlang = "erlang";
				e.FSharp = "fsharp";
				e.GitCommit = "git-commit";
				e.GitRebase = "git-rebase";
				e.Go = "go";
				e.Groovy = "groovy";
				e.Handlebars = "handlebars";
				e.Haskell = "haskell";
				e.HTML = "html";
				e.Ini = "ini";
				e.Java = "java";
				e.JavaScript = "javascript";
				e.JavaScriptReact = "javascriptreact";
				e.JSON = "json";
				e.LaTeX = "latex";
				e.Less = "less";
				e.Lua = "lua";
				e.Makefile = "makefile";
				e.Markdown = "markdown";
				e.ObjectiveC = "objective-c";
				e.ObjectiveCPP = "objective-cpp";
				e.Pascal = "pascal";
				e.Perl = "perl";
				e.Perl6 = "perl6";
				e.PHP = "php";
				e.Plaintext = "plaintext";
				e.Powershell = "powershell";
				e.Pug = "jade";
				e.Python = "python";
				e.R = "r";
				e.Razor = "razor";
				e.Ruby = "ruby";
				e.Rust = "rust";
				e.SCSS = "scss";
				e.SASS = "sass";
				e.Scala = "scala";
				e.ShaderLab = "shaderlab";
				e.ShellScript = "shellscript";
				e.SQL = "sql";
				e.Swift = "swift";
				e.TypeScript = "typescript";
				e.TypeScriptReact = "typescriptreact";
				e.TeX = "tex";
				e.VisualBasic = "vb";
				e.XML = "xml";
				e.XSL = "xsl";
				e.YAML = "yaml";
			})(te || (t.LanguageKind = te = {}));
			var F;
			(function(e) {
				function create(e, t, n, r) {
					return {
						uri: e,
						languageId: t,
						version: n,
						text: r
					};
				}
				e.create = create;
				function is(e) {
					var t = e;
					return $.defined(t) && $.string(t.uri) && $.string(t.languageId) && $.integer(t.version) && $.string(t.text);
				}
				e.is = is;
			})(F || (t.TextDocumentItem = F = {}));
			var I;
			(function(e) {
				e.PlainText = "plaintext";
				e.Markdown = "markdown";
				function is(t) {
					var n = t;
					return n === e.PlainText || n === e.Markdown;
				}
				e.is = is;
			})(I || (t.MarkupKind = I = {}));
			var L;
			(function(e) {
				function is(e) {
					var t = e;
					return $.objectLiteral(e) && I.is(t.kind) && $.string(t.value);
				}
				e.is = is;
			})(L || (t.MarkupContent = L = {}));
			var ne;
			(function(e) {
				e.Text = 1;
				e.Method = 2;
				e.Function = 3;
				e.Constructor = 4;
				e.Field = 5;
				e.Variable = 6;
				e.Class = 7;
				e.Interface = 8;
				e.Module = 9;
				e.Property = 10;
				e.Unit = 11;
				e.Value = 12;
				e.Enum = 13;
				e.Keyword = 14;
				e.Snippet = 15;
				e.Color = 16;
				e.File = 17;
				e.Reference = 18;
				e.Folder = 19;
				e.EnumMember = 20;
				e.Constant = 21;
				e.Struct = 22;
				e.Event = 23;
				e.Operator = 24;
				e.TypeParameter = 25;
			})(ne || (t.CompletionItemKind = ne = {}));
			var re;
			(function(e) {
				e.PlainText = 1;
				e.Snippet = 2;
			})(re || (t.InsertTextFormat = re = {}));
			var ie;
			(function(e) {
				e.Deprecated = 1;
			})(ie || (t.CompletionItemTag = ie = {}));
			var ae;
			(function(e) {
				function create(e, t, n) {
					return {
						newText: e,
						insert: t,
						replace: n
					};
				}
				e.create = create;
				function is(e) {
					var t = e;
					return t && $.string(t.newText) && o.is(t.insert) && o.is(t.replace);
				}
				e.is = is;
			})(ae || (t.InsertReplaceEdit = ae = {}));
			var oe;
			(function(e) {
				e.asIs = 1;
				e.adjustIndentation = 2;
			})(oe || (t.InsertTextMode = oe = {}));
			var se;
			(function(e) {
				e.Replace = 1;
				e.Merge = 2;
			})(se || (t.ApplyKind = se = {}));
			var R;
			(function(e) {
				function is(e) {
					var t = e;
					return t && ($.string(t.detail) || t.detail === undefined) && ($.string(t.description) || t.description === undefined);
				}
				e.is = is;
			})(R || (t.CompletionItemLabelDetails = R = {}));
			var z;
			(function(e) {
				function create(e) {
					return { label: e };
				}
				e.create = create;
			})(z || (t.CompletionItem = z = {}));
			var B;
			(function(e) {
				function create(e, t) {
					return {
						items: e ? e : [],
						isIncomplete: !!t
					};
				}
				e.create = create;
			})(B || (t.CompletionList = B = {}));
			var V;
			(function(e) {
				function fromPlainText(e) {
					return e.replace(/[\\`*_{}[\]()#+\-.!]/g, "\\$&");
				}
				e.fromPlainText = fromPlainText;
				function is(e) {
					var t = e;
					return $.string(t) || $.objectLiteral(t) && $.string(t.language) && $.string(t.value);
				}
				e.is = is;
			})(V || (t.MarkedString = V = {}));
			var H;
			(function(e) {
				function is(e) {
					var t = e;
					return !!t && $.objectLiteral(t) && (L.is(t.contents) || V.is(t.contents) || $.typedArray(t.contents, V.is)) && (e.range === undefined || o.is(e.range));
				}
				e.is = is;
			})(H || (t.Hover = H = {}));
			var U;
			(function(e) {
				function create(e, t) {
					return t ? {
						label: e,
						documentation: t
					} : { label: e };
				}
				e.create = create;
			})(U || (t.ParameterInformation = U = {}));
			var W;
			(function(e) {
				function create(e, t) {
					var n = [];
					for (var r = 2; r < arguments.length; r++) {
						n[r - 2] = arguments[r];
					}
					var i = { label: e };
					if ($.defined(t)) {
						i.documentation = t;
					}
					if ($.defined(n)) {
						i.parameters = n;
					} else {
						i.parameters = [];
					}
					return i;
				}
				e.create = create;
			})(W || (t.SignatureInformation = W = {}));
			var G;
			(function(e) {
				e.Text = 1;
				e.Read = 2;
				e.Write = 3;
			})(G || (t.DocumentHighlightKind = G = {}));
			var K;
			(function(e) {
				function create(e, t) {
					var n = { range: e };
					if ($.number(t)) {
						n.kind = t;
					}
					return n;
				}
				e.create = create;
			})(K || (t.DocumentHighlight = K = {}));
			var ce;
			(function(e) {
				e.File = 1;
				e.Module = 2;
				e.Namespace = 3;
				e.Package = 4;
				e.Class = 5;
				e.Method = 6;
				e.Property = 7;
				e.Field = 8;
				e.Constructor = 9;
				e.Enum = 10;
				e.Interface = 11;
				e.Function = 12;
				e.Variable = 13;
				e.Constant = 14;
				e.String = 15;
				e.Number = 16;
				e.Boolean = 17;
				e.Array = 18;
				e.Object = 19;
				e.Key = 20;
				e.Null = 21;
				e.EnumMember = 22;
				e.Struct = 23;
				e.Event = 24;
				e.Operator = 25;
				e.TypeParameter = 26;
			})(ce || (t.SymbolKind = ce = {}));
			var le;
			(function(e) {
				e.Deprecated = 1;
			})(le || (t.SymbolTag = le = {}));
			var ue;
			(function(e) {
				function create(e, t, n, r, i) {
					var a = {
						name: e,
						kind: t,
						location: {
							uri: r,
							range: n
						}
					};
					if (i) {
						a.containerName = i;
					}
					return a;
				}
				e.create = create;
			})(ue || (t.SymbolInformation = ue = {}));
			var de;
			(function(e) {
				function create(e, t, n, r) {
					return r !== undefined ? {
						name: e,
						kind: t,
						location: {
							uri: n,
							range: r
						}
					} : {
						name: e,
						kind: t,
						location: { uri: n }
					};
				}
				e.create = create;
			})(de || (t.WorkspaceSymbol = de = {}));
			var fe;
			(function(e) {
				function create(e, t, n, r, i, a) {
					var o = {
						name: e,
						detail: t,
						kind: n,
						range: r,
						selectionRange: i
					};
					if (a !== undefined) {
						o.children = a;
					}
					return o;
				}
				e.create = create;
				function is(e) {
					var t = e;
					return t && $.string(t.name) && $.number(t.kind) && o.is(t.range) && o.is(t.selectionRange) && (t.detail === undefined || $.string(t.detail)) && (t.deprecated === undefined || $.boolean(t.deprecated)) && (t.children === undefined || Array.isArray(t.children)) && (t.tags === undefined || Array.isArray(t.tags));
				}
				e.is = is;
			})(fe || (t.DocumentSymbol = fe = {}));
			var pe;
			(function(e) {
				e.Empty = "";
				e.QuickFix = "quickfix";
				e.Refactor = "refactor";
				e.RefactorExtract = "refactor.extract";
				e.RefactorInline = "refactor.inline";
				e.RefactorMove = "refactor.move";
				e.RefactorRewrite = "refactor.rewrite";
				e.Source = "source";
				e.SourceOrganizeImports = "source.organizeImports";
				e.SourceFixAll = "source.fixAll";
				e.Notebook = "notebook";
			})(pe || (t.CodeActionKind = pe = {}));
			var q;
			(function(e) {
				e.Invoked = 1;
				e.Automatic = 2;
			})(q || (t.CodeActionTriggerKind = q = {}));
			var me;
			(function(e) {
				function create(e, t, n) {
					var r = { diagnostics: e };
					if (t !== undefined && t !== null) {
						r.only = t;
					}
					if (n !== undefined && n !== null) {
						r.triggerKind = n;
					}
					return r;
				}
				e.create = create;
				function is(e) {
					var t = e;
					return $.defined(t) && $.typedArray(t.diagnostics, v.is) && (t.only === undefined || $.typedArray(t.only, $.string)) && (t.triggerKind === undefined || t.triggerKind === q.Invoked || t.triggerKind === q.Automatic);
				}
				e.is = is;
			})(me || (t.CodeActionContext = me = {}));
			var J;
			(function(e) {
				e.LLMGenerated = 1;
				function is(t) {
					return $.defined(t) && t === e.LLMGenerated;
				}
				e.is = is;
			})(J || (t.CodeActionTag = J = {}));
			var he;
			(function(e) {
				function create(e, t, n) {
					var r = { title: e };
					var i = true;
					if (typeof t === "string") {
						i = false;
						r.kind = t;
					} else if (y.is(t)) {
						r.command = t;
					} else {
						r.edit = t;
					}
					if (i && n !== undefined) {
						r.kind = n;
					}
					return r;
				}
				e.create = create;
				function is(e) {
					var t = e;
					return t && $.string(t.title) && (t.diagnostics === undefined || $.typedArray(t.diagnostics, v.is)) && (t.kind === undefined || $.string(t.kind)) && (t.edit !== undefined || t.command !== undefined) && (t.command === undefined || y.is(t.command)) && (t.isPreferred === undefined || $.boolean(t.isPreferred)) && (t.edit === undefined || O.is(t.edit)) && (t.tags === undefined || $.typedArray(t.tags, J.is));
				}
				e.is = is;
			})(he || (t.CodeAction = he = {}));
			var ge;
			(function(e) {
				function create(e, t) {
					var n = { range: e };
					if ($.defined(t)) {
						n.data = t;
					}
					return n;
				}
				e.create = create;
				function is(e) {
					var t = e;
					return $.defined(t) && o.is(t.range) && ($.undefined(t.command) || y.is(t.command));
				}
				e.is = is;
			})(ge || (t.CodeLens = ge = {}));
			var _e;
			(function(e) {
				function create(e, t) {
					return {
						tabSize: e,
						insertSpaces: t
					};
				}
				e.create = create;
				function is(e) {
					var t = e;
					return $.defined(t) && $.uinteger(t.tabSize) && $.boolean(t.insertSpaces);
				}
				e.is = is;
			})(_e || (t.FormattingOptions = _e = {}));
			var ve;
			(function(e) {
				function create(e, t, n) {
					return {
						range: e,
						target: t,
						data: n
					};
				}
				e.create = create;
				function is(e) {
					var t = e;
					return $.defined(t) && o.is(t.range) && ($.undefined(t.target) || $.string(t.target));
				}
				e.is = is;
			})(ve || (t.DocumentLink = ve = {}));
			var ye;
			(function(e) {
				function create(e, t) {
					return {
						range: e,
						parent: t
					};
				}
				e.create = create;
				function is(t) {
					var n = t;
					return $.objectLiteral(n) && o.is(n.range) && (n.parent === undefined || e.is(n.parent));
				}
				e.is = is;
			})(ye || (t.SelectionRange = ye = {}));
			var be;
			(function(e) {
				e["namespace"] = "namespace";
				e["type"] = "type";
				e["class"] = "class";
				e["enum"] = "enum";
				e["interface"] = "interface";
				e["struct"] = "struct";
				e["typeParameter"] = "typeParameter";
				e["parameter"] = "parameter";
				e["variable"] = "variable";
				e["property"] = "property";
				e["enumMember"] = "enumMember";
				e["event"] = "event";
				e["function"] = "function";
				e["method"] = "method";
				e["macro"] = "macro";
				e["keyword"] = "keyword";
				e["modifier"] = "modifier";
				e["comment"] = "comment";
				e["string"] = "string";
				e["number"] = "number";
				e["regexp"] = "regexp";
				e["operator"] = "operator";
				e["decorator"] = "decorator";
				e["label"] = "label";
			})(be || (t.SemanticTokenTypes = be = {}));
			var xe;
			(function(e) {
				e["declaration"] = "declaration";
				e["definition"] = "definition";
				e["readonly"] = "readonly";
				e["static"] = "static";
				e["deprecated"] = "deprecated";
				e["abstract"] = "abstract";
				e["async"] = "async";
				e["modification"] = "modification";
				e["documentation"] = "documentation";
				e["defaultLibrary"] = "defaultLibrary";
			})(xe || (t.SemanticTokenModifiers = xe = {}));
			var Se;
			(function(e) {
				function is(e) {
					var t = e;
					return $.objectLiteral(t) && (t.resultId === undefined || typeof t.resultId === "string") && Array.isArray(t.data) && (t.data.length === 0 || typeof t.data[0] === "number");
				}
				e.is = is;
			})(Se || (t.SemanticTokens = Se = {}));
			var Ce;
			(function(e) {
				function create(e, t) {
					return {
						range: e,
						text: t
					};
				}
				e.create = create;
				function is(e) {
					var t = e;
					return t !== undefined && t !== null && o.is(t.range) && $.string(t.text);
				}
				e.is = is;
			})(Ce || (t.InlineValueText = Ce = {}));
			var we;
			(function(e) {
				function create(e, t, n) {
					return {
						range: e,
						variableName: t,
						caseSensitiveLookup: n
					};
				}
				e.create = create;
				function is(e) {
					var t = e;
					return t !== undefined && t !== null && o.is(t.range) && $.boolean(t.caseSensitiveLookup) && ($.string(t.variableName) || t.variableName === undefined);
				}
				e.is = is;
			})(we || (t.InlineValueVariableLookup = we = {}));
			var Te;
			(function(e) {
				function create(e, t) {
					return {
						range: e,
						expression: t
					};
				}
				e.create = create;
				function is(e) {
					var t = e;
					return t !== undefined && t !== null && o.is(t.range) && ($.string(t.expression) || t.expression === undefined);
				}
				e.is = is;
			})(Te || (t.InlineValueEvaluatableExpression = Te = {}));
			var Ee;
			(function(e) {
				function create(e, t) {
					return {
						frameId: e,
						stoppedLocation: t
					};
				}
				e.create = create;
				function is(e) {
					var t = e;
					return $.defined(t) && o.is(e.stoppedLocation);
				}
				e.is = is;
			})(Ee || (t.InlineValueContext = Ee = {}));
			var Y;
			(function(e) {
				e.Type = 1;
				e.Parameter = 2;
				function is(e) {
					return e === 1 || e === 2;
				}
				e.is = is;
			})(Y || (t.InlayHintKind = Y = {}));
			var X;
			(function(e) {
				function create(e) {
					return { value: e };
				}
				e.create = create;
				function is(e) {
					var t = e;
					return $.objectLiteral(t) && (t.tooltip === undefined || $.string(t.tooltip) || L.is(t.tooltip)) && (t.location === undefined || s.is(t.location)) && (t.command === undefined || y.is(t.command));
				}
				e.is = is;
			})(X || (t.InlayHintLabelPart = X = {}));
			var De;
			(function(e) {
				function create(e, t, n) {
					var r = {
						position: e,
						label: t
					};
					if (n !== undefined) {
						r.kind = n;
					}
					return r;
				}
				e.create = create;
				function is(e) {
					var t = e;
					return $.objectLiteral(t) && a.is(t.position) && ($.string(t.label) || $.typedArray(t.label, X.is)) && (t.kind === undefined || Y.is(t.kind)) && t.textEdits === undefined || $.typedArray(t.textEdits, b.is) && (t.tooltip === undefined || $.string(t.tooltip) || L.is(t.tooltip)) && (t.paddingLeft === undefined || $.boolean(t.paddingLeft)) && (t.paddingRight === undefined || $.boolean(t.paddingRight));
				}
				e.is = is;
			})(De || (t.InlayHint = De = {}));
			var Z;
			(function(e) {
				function createSnippet(e) {
					return {
						kind: "snippet",
						value: e
					};
				}
				e.createSnippet = createSnippet;
				function isSnippet(e) {
					var t = e;
					return $.objectLiteral(t) && t.kind === "snippet" && $.string(t.value);
				}
				e.isSnippet = isSnippet;
			})(Z || (t.StringValue = Z = {}));
			var Oe;
			(function(e) {
				function create(e, t, n, r) {
					return {
						insertText: e,
						filterText: t,
						range: n,
						command: r
					};
				}
				e.create = create;
			})(Oe || (t.InlineCompletionItem = Oe = {}));
			var ke;
			(function(e) {
				function create(e) {
					return { items: e };
				}
				e.create = create;
			})(ke || (t.InlineCompletionList = ke = {}));
			var Ae;
			(function(e) {
				e.Invoked = 1;
				e.Automatic = 2;
			})(Ae || (t.InlineCompletionTriggerKind = Ae = {}));
			var je;
			(function(e) {
				function create(e, t) {
					return {
						range: e,
						text: t
					};
				}
				e.create = create;
			})(je || (t.SelectedCompletionInfo = je = {}));
			var Q;
			(function(e) {
				function create(e, t) {
					return {
						triggerKind: e,
						selectedCompletionInfo: t
					};
				}
				e.create = create;
			})(Q || (t.InlineCompletionContext = Q = {}));
			var Me;
			(function(e) {
				function is(e) {
					var t = e;
					return $.objectLiteral(t) && n.is(t.uri) && $.string(t.name);
				}
				e.is = is;
			})(Me || (t.WorkspaceFolder = Me = {}));
			t.EOL = [
				"\n",
				"\r\n",
				"\r"
			];
			var Ne;
			(function(e) {
				function create(e, t, n, r) {
					return new Pe(e, t, n, r);
				}
				e.create = create;
				function is(e) {
					var t = e;
					return $.defined(t) && $.string(t.uri) && ($.undefined(t.languageId) || $.string(t.languageId)) && $.uinteger(t.lineCount) && $.func(t.getText) && $.func(t.positionAt) && $.func(t.offsetAt) ? true : false;
				}
				e.is = is;
				function applyEdits(e, t) {
					var n = e.getText();
					var r = mergeSort(t, function(e, t) {
						var n = e.range.start.line - t.range.start.line;
						if (n === 0) {
							return e.range.start.character - t.range.start.character;
						}
						return n;
					});
					var i = n.length;
					for (var a = r.length - 1; a >= 0; a--) {
						var o = r[a];
						var s = e.offsetAt(o.range.start);
						var c = e.offsetAt(o.range.end);
						if (c <= i) {
							n = n.substring(0, s) + o.newText + n.substring(c, n.length);
						} else {
							throw new Error("Overlapping edit");
						}
						i = s;
					}
					return n;
				}
				e.applyEdits = applyEdits;
				function mergeSort(e, t) {
					if (e.length <= 1) {
						return e;
					}
					var n = e.length / 2 | 0;
					var r = e.slice(0, n);
					var i = e.slice(n);
					mergeSort(r, t);
					mergeSort(i, t);
					var a = 0;
					var o = 0;
					var s = 0;
					while (a < r.length && o < i.length) {
						var c = t(r[a], i[o]);
						if (c <= 0) {
							e[s++] = r[a++];
						} else {
							e[s++] = i[o++];
						}
					}
					while (a < r.length) {
						e[s++] = r[a++];
					}
					while (o < i.length) {
						e[s++] = i[o++];
					}
					return e;
				}
			})(Ne || (t.TextDocument = Ne = {}));
			var Pe = function() {
				function FullTextDocument(e, t, n, r) {
					this._uri = e;
					this._languageId = t;
					this._version = n;
					this._content = r;
					this._lineOffsets = undefined;
				}
				Object.defineProperty(FullTextDocument.prototype, "uri", {
					get: function() {
						return this._uri;
					},
					enumerable: false,
					configurable: true
				});
				Object.defineProperty(FullTextDocument.prototype, "languageId", {
					get: function() {
						return this._languageId;
					},
					enumerable: false,
					configurable: true
				});
				Object.defineProperty(FullTextDocument.prototype, "version", {
					get: function() {
						return this._version;
					},
					enumerable: false,
					configurable: true
				});
				FullTextDocument.prototype.getText = function(e) {
					if (e) {
						var t = this.offsetAt(e.start);
						var n = this.offsetAt(e.end);
						return this._content.substring(t, n);
					}
					return this._content;
				};
				FullTextDocument.prototype.update = function(e, t) {
					this._content = e.text;
					this._version = t;
					this._lineOffsets = undefined;
				};
				FullTextDocument.prototype.getLineOffsets = function() {
					if (this._lineOffsets === undefined) {
						var e = [];
						var t = this._content;
						var n = true;
						for (var r = 0; r < t.length; r++) {
							if (n) {
								e.push(r);
								n = false;
							}
							var i = t.charAt(r);
							n = i === "\r" || i === "\n";
							if (i === "\r" && r + 1 < t.length && t.charAt(r + 1) === "\n") {
								r++;
							}
						}
						if (n && t.length > 0) {
							e.push(t.length);
						}
						this._lineOffsets = e;
					}
					return this._lineOffsets;
				};
				FullTextDocument.prototype.positionAt = function(e) {
					e = Math.max(Math.min(e, this._content.length), 0);
					var t = this.getLineOffsets();
					var n = 0, r = t.length;
					if (r === 0) {
						return a.create(0, e);
					}
					while (n < r) {
						var i = Math.floor((n + r) / 2);
						if (t[i] > e) {
							r = i;
						} else {
							n = i + 1;
						}
					}
					var o = n - 1;
					return a.create(o, e - t[o]);
				};
				FullTextDocument.prototype.offsetAt = function(e) {
					var t = this.getLineOffsets();
					if (e.line >= t.length) {
						return this._content.length;
					} else if (e.line < 0) {
						return 0;
					}
					var n = t[e.line];
					var r = e.line + 1 < t.length ? t[e.line + 1] : this._content.length;
					return Math.max(Math.min(n + e.character, r), n);
				};
				Object.defineProperty(FullTextDocument.prototype, "lineCount", {
					get: function() {
						return this.getLineOffsets().length;
					},
					enumerable: false,
					configurable: true
				});
				return FullTextDocument;
			}();
			var $;
			(function(e) {
				var t = Object.prototype.toString;
				function defined(e) {
					return typeof e !== "undefined";
				}
				e.defined = defined;
				function undefined(e) {
					return typeof e === "undefined";
				}
				e.undefined = undefined;
				function boolean(e) {
					return e === true || e === false;
				}
				e.boolean = boolean;
				function string(e) {
					return t.call(e) === "[object String]";
				}
				e.string = string;
				function number(e) {
					return t.call(e) === "[object Number]";
				}
				e.number = number;
				function numberRange(e, n, r) {
					return t.call(e) === "[object Number]" && n <= e && e <= r;
				}
				e.numberRange = numberRange;
				function integer(e) {
					return t.call(e) === "[object Number]" && -2147483648 <= e && e <= 2147483647;
				}
				e.integer = integer;
				function uinteger(e) {
					return t.call(e) === "[object Number]" && 0 <= e && e <= 2147483647;
				}
				e.uinteger = uinteger;
				function func(e) {
					return t.call(e) === "[object Function]";
				}
				e.func = func;
				function objectLiteral(e) {
					return e !== null && typeof e === "object";
				}
				e.objectLiteral = objectLiteral;
				function typedArray(e, t) {
					return Array.isArray(e) && e.every(t);
				}
				e.typedArray = typedArray;
			})($ || ($ = {}));
		});
	})
};
;
