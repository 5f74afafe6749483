"use strict";
exports.id = 920;
exports.ids = [920];
exports.modules = {
	7163: (function(e, t, n) {
		const r = n(1159);
		const { MAX_LENGTH: i, MAX_SAFE_INTEGER: a } = n(45101);
		const { safeRe: o, t: s } = n(95471);
		const c = n(70356);
		const { compareIdentifiers: l } = n(73348);
		const isPrereleaseIdentifier = (e, t) => {
			const n = t.split(".");
			if (n.length > e.length) {
				return false;
			}
			for (let t = 0; t < n.length; t++) {
				if (l(e[t], n[t]) !== 0) {
					return false;
				}
			}
			return true;
		};
		class SemVer {
			constructor(e, t) {
				t = c(t);
				if (e instanceof SemVer) {
					if (e.loose === !!t.loose && e.includePrerelease === !!t.includePrerelease) {
						return e;
					} else {
						e = e.version;
					}
				} else if (typeof e !== "string") {
					throw new TypeError(`Invalid version. Must be a string. Got type "${typeof e}".`);
				}
				if (e.length > i) {
					throw new TypeError(`version is longer than ${i} characters`);
				}
				r("SemVer", e, t);
				this.options = t;
				this.loose = !!t.loose;
				this.includePrerelease = !!t.includePrerelease;
				const n = e.trim().match(t.loose ? o[s.LOOSE] : o[s.FULL]);
				if (!n) {
					throw new TypeError(`Invalid Version: ${e}`);
				}
				this.raw = e;
				this.major = +n[1];
				this.minor = +n[2];
				this.patch = +n[3];
				if (this.major > a || this.major < 0) {
					throw new TypeError("Invalid major version");
				}
				if (this.minor > a || this.minor < 0) {
					throw new TypeError("Invalid minor version");
				}
				if (this.patch > a || this.patch < 0) {
					throw new TypeError("Invalid patch version");
				}
				if (!n[4]) {
					this.prerelease = [];
				} else {
					this.prerelease = n[4].split(".").map((e) => {
						if (/^[0-9]+$/.test(e)) {
							const t = +e;
							if (t >= 0 && t < a) {
								return t;
							}
						}
						return e;
					});
				}
				this.build = n[5] ? n[5].split(".") : [];
				this.format();
			}
			format() {
				this.version = `${this.major}.${this.minor}.${this.patch}`;
				if (this.prerelease.length) {
					this.version += `-${this.prerelease.join(".")}`;
				}
				return this.version;
			}
			toString() {
				return this.version;
			}
			compare(e) {
				r("SemVer.compare", this.version, this.options, e);
				if (!(e instanceof SemVer)) {
					if (typeof e === "string" && e === this.version) {
						return 0;
					}
					e = new SemVer(e, this.options);
				}
				if (e.version === this.version) {
					return 0;
				}
				return this.compareMain(e) || this.comparePre(e);
			}
			compareMain(e) {
				if (!(e instanceof SemVer)) {
					e = new SemVer(e, this.options);
				}
				if (this.major < e.major) {
					return -1;
				}
				if (this.major > e.major) {
					return 1;
				}
				if (this.minor < e.minor) {
					return -1;
				}
				if (this.minor > e.minor) {
					return 1;
				}
				if (this.patch < e.patch) {
					return -1;
				}
				if (this.patch > e.patch) {
					return 1;
				}
				return 0;
			}
			comparePre(e) {
				if (!(e instanceof SemVer)) {
					e = new SemVer(e, this.options);
				}
				if (this.prerelease.length && !e.prerelease.length) {
					return -1;
				} else if (!this.prerelease.length && e.prerelease.length) {
					return 1;
				} else if (!this.prerelease.length && !e.prerelease.length) {
					return 0;
				}
				let t = 0;
				do {
					const n = this.prerelease[t];
					const i = e.prerelease[t];
					r("prerelease compare", t, n, i);
					if (n === undefined && i === undefined) {
						return 0;
					} else if (i === undefined) {
						return 1;
					} else if (n === undefined) {
						return -1;
					} else if (n === i) {
						continue;
					} else {
						return l(n, i);
					}
				} while (++t);
			}
			compareBuild(e) {
				if (!(e instanceof SemVer)) {
					e = new SemVer(e, this.options);
				}
				let t = 0;
				do {
					const n = this.build[t];
					const i = e.build[t];
					r("build compare", t, n, i);
					if (n === undefined && i === undefined) {
						return 0;
					} else if (i === undefined) {
						return 1;
					} else if (n === undefined) {
						return -1;
					} else if (n === i) {
						continue;
					} else {
						return l(n, i);
					}
				} while (++t);
			}
			inc(e, t, n) {
				if (e.startsWith("pre")) {
					if (!t && n === false) {
						throw new Error("invalid increment argument: identifier is empty");
					}
					if (t) {
						const e = `-${t}`.match(this.options.loose ? o[s.PRERELEASELOOSE] : o[s.PRERELEASE]);
						if (!e || e[1] !== t) {
							throw new Error(`invalid identifier: ${t}`);
						}
					}
				}
				switch (e) {
					case "premajor":
						this.prerelease.length = 0;
						this.patch = 0;
						this.minor = 0;
						this.major++;
						this.inc("pre", t, n);
						break;
					case "preminor":
						this.prerelease.length = 0;
						this.patch = 0;
						this.minor++;
						this.inc("pre", t, n);
						break;
					case "prepatch":
						this.prerelease.length = 0;
						this.inc("patch", t, n);
						this.inc("pre", t, n);
						break;
					case "prerelease":
						if (this.prerelease.length === 0) {
							this.inc("patch", t, n);
						}
						this.inc("pre", t, n);
						break;
					case "release":
						if (this.prerelease.length === 0) {
							throw new Error(`version ${this.raw} is not a prerelease`);
						}
						this.prerelease.length = 0;
						break;
					case "major":
						if (this.minor !== 0 || this.patch !== 0 || this.prerelease.length === 0) {
							this.major++;
						}
						this.minor = 0;
						this.patch = 0;
						this.prerelease = [];
						break;
					case "minor":
						if (this.patch !== 0 || this.prerelease.length === 0) {
							this.minor++;
						}
						this.patch = 0;
						this.prerelease = [];
						break;
					case "patch":
						if (this.prerelease.length === 0) {
							this.patch++;
						}
						this.prerelease = [];
						break;
					case "pre": {
						const e = Number(n) ? 1 : 0;
						if (this.prerelease.length === 0) {
							this.prerelease = [e];
						} else {
							let r = this.prerelease.length;
							while (--r >= 0) {
								if (typeof this.prerelease[r] === "number") {
									this.prerelease[r]++;
									r = -2;
								}
							}
							if (r === -1) {
								if (t === this.prerelease.join(".") && n === false) {
									throw new Error("invalid increment argument: identifier already exists");
								}
								this.prerelease.push(e);
							}
						}
						if (t) {
							let r = [t, e];
							if (n === false) {
								r = [t];
							}
							if (isPrereleaseIdentifier(this.prerelease, t)) {
								const e = this.prerelease[t.split(".").length];
								if (isNaN(e)) {
									this.prerelease = r;
								}
							} else {
								this.prerelease = r;
							}
						}
						break;
					}
					default: throw new Error(`invalid increment argument: ${e}`);
				}
				this.raw = this.format();
				if (this.build.length) {
					this.raw += `+${this.build.join(".")}`;
				}
				return this;
			}
		}
		e.exports = SemVer;
	}),
	78469: (function(e, t, n) {
		const r = n(7163);
		const compare = (e, t, n) => new r(e, n).compare(new r(t, n));
		e.exports = compare;
	}),
	16353: (function(e, t, n) {
		const r = n(7163);
		const parse = (e, t, n = false) => {
			if (e instanceof r) {
				return e;
			}
			try {
				return new r(e, t);
			} catch (e) {
				if (!n) {
					return null;
				}
				throw e;
			}
		};
		e.exports = parse;
	}),
	58780: (function(e, t, n) {
		const r = n(16353);
		const valid = (e, t) => {
			const n = r(e, t);
			return n ? n.version : null;
		};
		e.exports = valid;
	}),
	45101: (function(e) {
		const t = "2.0.0";
		const n = 256;
		const r = Number.MAX_SAFE_INTEGER || 9007199254740991;
		const i = 16;
		const a = n - 6;
		const o = [
			"	",
			"\n",
			"\v",
			"\f",
			"\r",
			" ",
			"\u00A0",
			"\u1680",
			"\u2000",
			"\u2001",
			"\u2002",
			"\u2003",
			"\u2004",
			"\u2005",
			"\u2006",
			"\u2007",
			"\u2008",
			"\u2009",
			"\u200A",
			"\u2028",
			"\u2029",
			"\u202F",
			"\u205F",
			"\u3000",
			"\uFEFF"
		];
		const s = [
			"major",
			"premajor",
			"minor",
			"preminor",
			"patch",
			"prepatch",
			"prerelease"
		];
		e.exports = {
			MAX_LENGTH: n,
			MAX_SAFE_COMPONENT_LENGTH: i,
			MAX_SAFE_BUILD_LENGTH: a,
			MAX_SAFE_INTEGER: r,
			WHITESPACE_CHARACTERS: o,
			RELEASE_TYPES: s,
			SEMVER_SPEC_VERSION: t,
			FLAG_INCLUDE_PRERELEASE: 1,
			FLAG_LOOSE: 2
		};
	}),
	1159: (function(e) {
		const t = typeof process === "object" && process.env && process.env.NODE_DEBUG && /\bsemver\b/i.test(process.env.NODE_DEBUG) ? (...e) => console.error("SEMVER", ...e) : () => {};
		e.exports = t;
	}),
	73348: (function(e) {
		const t = /^[0-9]+$/;
		const compareIdentifiers = (e, n) => {
			if (typeof e === "number" && typeof n === "number") {
				return e === n ? 0 : e < n ? -1 : 1;
			}
			const r = t.test(e);
			const i = t.test(n);
			if (r && i) {
				e = +e;
				n = +n;
			}
			return e === n ? 0 : r && !i ? -1 : i && !r ? 1 : e < n ? -1 : 1;
		};
		const rcompareIdentifiers = (e, t) => compareIdentifiers(t, e);
		e.exports = {
			compareIdentifiers,
			rcompareIdentifiers
		};
	}),
	70356: (function(e) {
		const t = Object.freeze({ loose: true });
		const n = Object.freeze({});
		const parseOptions = (e) => {
			if (!e) {
				return n;
			}
			if (typeof e !== "object") {
				return t;
			}
			return e;
		};
		e.exports = parseOptions;
	}),
	95471: (function(e, t, n) {
		const { MAX_SAFE_COMPONENT_LENGTH: r, MAX_SAFE_BUILD_LENGTH: i, MAX_LENGTH: a } = n(45101);
		const o = n(1159);
		t = e.exports = {};
		const s = t.re = [];
		const c = t.safeRe = [];
		const l = t.src = [];
		const u = t.safeSrc = [];
		const d = t.t = {};
		let f = 0;
		const p = "[a-zA-Z0-9-]";
		const m = [
			["\\s", 1],
			["\\d", a],
			[p, i]
		];
		const makeSafeRegex = (e) => {
			for (const [t, n] of m) {
				e = e.split(`${t}*`).join(`${t}{0,${n}}`).split(`${t}+`).join(`${t}{1,${n}}`);
			}
			return e;
		};
		const createToken = (e, t, n) => {
			const r = makeSafeRegex(t);
			const i = f++;
			o(e, i, t);
			d[e] = i;
			l[i] = t;
			u[i] = r;
			s[i] = new RegExp(t, n ? "g" : undefined);
			c[i] = new RegExp(r, n ? "g" : undefined);
		};
		createToken("NUMERICIDENTIFIER", "0|[1-9]\\d*");
		createToken("NUMERICIDENTIFIERLOOSE", "\\d+");
		createToken("NONNUMERICIDENTIFIER", `\\d*[a-zA-Z-]${p}*`);
		createToken("MAINVERSION", `(${l[d.NUMERICIDENTIFIER]})\\.` + `(${l[d.NUMERICIDENTIFIER]})\\.` + `(${l[d.NUMERICIDENTIFIER]})`);
		createToken("MAINVERSIONLOOSE", `(${l[d.NUMERICIDENTIFIERLOOSE]})\\.` + `(${l[d.NUMERICIDENTIFIERLOOSE]})\\.` + `(${l[d.NUMERICIDENTIFIERLOOSE]})`);
		createToken("PRERELEASEIDENTIFIER", `(?:${l[d.NONNUMERICIDENTIFIER]}|${l[d.NUMERICIDENTIFIER]})`);
		createToken("PRERELEASEIDENTIFIERLOOSE", `(?:${l[d.NONNUMERICIDENTIFIER]}|${l[d.NUMERICIDENTIFIERLOOSE]})`);
		createToken("PRERELEASE", `(?:-(${l[d.PRERELEASEIDENTIFIER]}(?:\\.${l[d.PRERELEASEIDENTIFIER]})*))`);
		createToken("PRERELEASELOOSE", `(?:-?(${l[d.PRERELEASEIDENTIFIERLOOSE]}(?:\\.${l[d.PRERELEASEIDENTIFIERLOOSE]})*))`);
		createToken("BUILDIDENTIFIER", `${p}+`);
		createToken("BUILD", `(?:\\+(${l[d.BUILDIDENTIFIER]}(?:\\.${l[d.BUILDIDENTIFIER]})*))`);
		createToken("FULLPLAIN", `v?${l[d.MAINVERSION]}${l[d.PRERELEASE]}?${l[d.BUILD]}?`);
		createToken("FULL", `^${l[d.FULLPLAIN]}$`);
		createToken("LOOSEPLAIN", `[v=\\s]*${l[d.MAINVERSIONLOOSE]}${l[d.PRERELEASELOOSE]}?${l[d.BUILD]}?`);
		createToken("LOOSE", `^${l[d.LOOSEPLAIN]}$`);
		createToken("GTLT", "((?:<|>)?=?)");
		createToken("XRANGEIDENTIFIERLOOSE", `${l[d.NUMERICIDENTIFIERLOOSE]}|x|X|\\*`);
		createToken("XRANGEIDENTIFIER", `${l[d.NUMERICIDENTIFIER]}|x|X|\\*`);
		createToken("XRANGEPLAIN", `[v=\\s]*(${l[d.XRANGEIDENTIFIER]})` + `(?:\\.(${l[d.XRANGEIDENTIFIER]})` + `(?:\\.(${l[d.XRANGEIDENTIFIER]})` + `(?:${l[d.PRERELEASE]})?${l[d.BUILD]}?` + `)?)?`);
		createToken("XRANGEPLAINLOOSE", `[v=\\s]*(${l[d.XRANGEIDENTIFIERLOOSE]})` + `(?:\\.(${l[d.XRANGEIDENTIFIERLOOSE]})` + `(?:\\.(${l[d.XRANGEIDENTIFIERLOOSE]})` + `(?:${l[d.PRERELEASELOOSE]})?${l[d.BUILD]}?` + `)?)?`);
		createToken("XRANGE", `^${l[d.GTLT]}\\s*${l[d.XRANGEPLAIN]}$`);
		createToken("XRANGELOOSE", `^${l[d.GTLT]}\\s*${l[d.XRANGEPLAINLOOSE]}$`);
		createToken("COERCEPLAIN", `${"(^|[^\\d])" + "(\\d{1,"}${r}})` + `(?:\\.(\\d{1,${r}}))?` + `(?:\\.(\\d{1,${r}}))?`);
		createToken("COERCE", `${l[d.COERCEPLAIN]}(?:$|[^\\d])`);
		createToken("COERCEFULL", l[d.COERCEPLAIN] + `(?:${l[d.PRERELEASE]})?` + `(?:${l[d.BUILD]})?` + `(?:$|[^\\d])`);
		createToken("COERCERTL", l[d.COERCE], true);
		createToken("COERCERTLFULL", l[d.COERCEFULL], true);
		createToken("LONETILDE", "(?:~>?)");
		createToken("TILDETRIM", `(\\s*)${l[d.LONETILDE]}\\s+`, true);
		t.tildeTrimReplace = "$1~";
		createToken("TILDE", `^${l[d.LONETILDE]}${l[d.XRANGEPLAIN]}$`);
		createToken("TILDELOOSE", `^${l[d.LONETILDE]}${l[d.XRANGEPLAINLOOSE]}$`);
		createToken("LONECARET", "(?:\\^)");
		createToken("CARETTRIM", `(\\s*)${l[d.LONECARET]}\\s+`, true);
		t.caretTrimReplace = "$1^";
		createToken("CARET", `^${l[d.LONECARET]}${l[d.XRANGEPLAIN]}$`);
		createToken("CARETLOOSE", `^${l[d.LONECARET]}${l[d.XRANGEPLAINLOOSE]}$`);
		createToken("COMPARATORLOOSE", `^${l[d.GTLT]}\\s*(${l[d.LOOSEPLAIN]})$|^$`);
		createToken("COMPARATOR", `^${l[d.GTLT]}\\s*(${l[d.FULLPLAIN]})$|^$`);
		createToken("COMPARATORTRIM", `(\\s*)${l[d.GTLT]}\\s*(${l[d.LOOSEPLAIN]}|${l[d.XRANGEPLAIN]})`, true);
		t.comparatorTrimReplace = "$1$2$3";
		createToken("HYPHENRANGE", `^\\s*(${l[d.XRANGEPLAIN]})` + `\\s+-\\s+` + `(${l[d.XRANGEPLAIN]})` + `\\s*$`);
		createToken("HYPHENRANGELOOSE", `^\\s*(${l[d.XRANGEPLAINLOOSE]})` + `\\s+-\\s+` + `(${l[d.XRANGEPLAINLOOSE]})` + `\\s*$`);
		createToken("STAR", "(<|>)?=?\\s*\\*");
		createToken("GTE0", "^\\s*>=\\s*0\\.0\\.0\\s*$");
		createToken("GTE0PRE", "^\\s*>=\\s*0\\.0\\.0-0\\s*$");
	})
};
;
