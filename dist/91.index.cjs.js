"use strict";
exports.id = 91;
exports.ids = [91];
exports.modules = {
	87091: (function(e, t, n) {
		const { PackageURL: r, PurlComponent: i, PurlQualifierNames: a, PurlType: o } = n(36686);
		e.exports = {
			PackageURL: r,
			PurlComponent: i,
			PurlQualifierNames: a,
			PurlType: o
		};
	}),
	93779: (function(e) {
		const t = 1e6;
		const n = new URLSearchParams();
		const r = "_";
		const i = 2;
		e.exports = {
			LOOP_SENTINEL: t,
			REUSED_SEARCH_PARAMS: n,
			REUSED_SEARCH_PARAMS_KEY: r,
			REUSED_SEARCH_PARAMS_OFFSET: i
		};
	}),
	50782: (function(e, t, n) {
		const { PurlError: r } = n(616);
		const { decodeURIComponent: i } = globalThis;
		function decodePurlComponent(e, t) {
			try {
				return i(t);
			} catch {}
			throw new r(`unable to decode "${e}" component`);
		}
		e.exports = { decodePurlComponent };
	}),
	75954: (function(e, t, n) {
		const { REUSED_SEARCH_PARAMS: r, REUSED_SEARCH_PARAMS_KEY: i, REUSED_SEARCH_PARAMS_OFFSET: a } = n(93779);
		const { isObject: o } = n(57018);
		const { isNonEmptyString: s } = n(22764);
		const { encodeURIComponent: c } = globalThis;
		function encodeNamespace(e) {
			return s(e) ? c(e).replace(/%3A/g, ":").replace(/%2F/g, "/") : "";
		}
		function encodeQualifierParam(e) {
			if (s(e)) {
				r.set(i, e);
				return replacePlusSignWithPercentEncodedSpace(r.toString().slice(a));
			}
			return "";
		}
		function encodeQualifiers(e) {
			if (o(e)) {
				const t = Object.keys(e).sort();
				const n = new URLSearchParams();
				for (let r = 0, { length: i } = t; r < i; r += 1) {
					const i = t[r];
					n.set(i, e[i]);
				}
				return replacePlusSignWithPercentEncodedSpace(n.toString());
			}
			return "";
		}
		function encodeSubpath(e) {
			return s(e) ? c(e).replace(/%2F/g, "/") : "";
		}
		function encodeVersion(e) {
			return s(e) ? c(e).replace(/%3A/g, ":").replace(/%2B/g, "+") : "";
		}
		function replacePlusSignWithPercentEncodedSpace(e) {
			return e.replace(/\+/g, "%20");
		}
		e.exports = {
			encodeNamespace,
			encodeVersion,
			encodeQualifiers,
			encodeQualifierParam,
			encodeSubpath,
			encodeURIComponent: c
		};
	}),
	616: (function(e) {
		function formatPurlErrorMessage(e = "") {
			const { length: t } = e;
			let n = "";
			if (t) {
				const r = e.charCodeAt(0);
				n = r >= 65 || r <= 90 ? `${e[0].toLowerCase()}${e.slice(1)}` : e;
				if (t > 1 && e.charCodeAt(t - 1) === 46 && e.charCodeAt(t - 2) !== 46) {
					n = n.slice(0, -1);
				}
			}
			return `Invalid purl: ${n}`;
		}
		class PurlError extends Error {
			constructor(e) {
				super(formatPurlErrorMessage(e));
			}
		}
		e.exports = {
			formatPurlErrorMessage,
			PurlError
		};
	}),
	54947: (function(e) {
		function createHelpersNamespaceObject(e, t = {}) {
			const { comparator: n, ...r } = {
				__proto__: null,
				...t
			};
			const i = Object.keys(e).sort();
			const a = [...new Set([...Object.values(e)].map(Object.keys).flat())].sort(n);
			const o = Object.create(null);
			for (let t = 0, { length: n } = a; t < n; t += 1) {
				const n = a[t];
				const s = Object.create(null);
				for (let t = 0, { length: a } = i; t < a; t += 1) {
					const a = i[t];
					const o = e[a][n] ?? r[a];
					if (o !== undefined) {
						s[a] = o;
					}
				}
				o[n] = s;
			}
			return o;
		}
		e.exports = { createHelpersNamespaceObject };
	}),
	86808: (function(e) {
		function isNullishOrEmptyString(e) {
			return e === null || e === undefined || typeof e === "string" && e.length === 0;
		}
		e.exports = { isNullishOrEmptyString };
	}),
	44265: (function(e, t, n) {
		const { isObject: r } = n(57018);
		const { isBlank: i } = n(22764);
		function normalizeName(e) {
			return typeof e === "string" ? e.trim() : undefined;
		}
		function normalizeNamespace(e) {
			return typeof e === "string" ? normalizePath(e) : undefined;
		}
		function normalizePath(e, t) {
			let n = "";
			let r = 0;
			while (e.charCodeAt(r) === 47) {
				r += 1;
			}
			let i = e.indexOf("/", r);
			if (i === -1) {
				return e.slice(r);
			}
			while (i !== -1) {
				const a = e.slice(r, i);
				if (t === undefined || t(a)) {
					n = n + (n.length === 0 ? "" : "/") + a;
				}
				r = i + 1;
				while (e.charCodeAt(r) === 47) {
					r += 1;
				}
				i = e.indexOf("/", r);
			}
			const a = e.slice(r);
			if (a.length !== 0 && (t === undefined || t(a))) {
				n = n + "/" + a;
			}
			return n;
		}
		function normalizeQualifiers(e) {
			let t;
			for (const { 0: n, 1: r } of qualifiersToEntries(e)) {
				const e = typeof r === "string" ? r : String(r);
				const i = e.trim();
				if (i.length === 0) {
					continue;
				}
				if (t === undefined) {
					t = { __proto__: null };
				}
				t[n.toLowerCase()] = i;
			}
			return t;
		}
		function normalizeSubpath(e) {
			return typeof e === "string" ? normalizePath(e, subpathFilter) : undefined;
		}
		function normalizeType(e) {
			return typeof e === "string" ? e.trim().toLowerCase() : undefined;
		}
		function normalizeVersion(e) {
			return typeof e === "string" ? e.trim() : undefined;
		}
		function qualifiersToEntries(e) {
			if (r(e)) {
				return e instanceof URLSearchParams ? e.entries() : Object.entries(e);
			}
			return typeof e === "string" ? new URLSearchParams(e).entries() : Object.entries({});
		}
		function subpathFilter(e) {
			const { length: t } = e;
			if (t === 1 && e.charCodeAt(0) === 46) return false;
			if (t === 2 && e.charCodeAt(0) === 46 && e.charCodeAt(1) === 46) {
				return false;
			}
			return !i(e);
		}
		e.exports = {
			normalizeName,
			normalizeNamespace,
			normalizePath,
			normalizeQualifiers,
			normalizeSubpath,
			normalizeType,
			normalizeVersion
		};
	}),
	57018: (function(e, t, n) {
		const { LOOP_SENTINEL: r } = n(93779);
		function isObject(e) {
			return e !== null && typeof e === "object";
		}
		function recursiveFreeze(e) {
			if (e === null || !(typeof e === "object" || typeof e === "function") || Object.isFrozen(e)) {
				return e;
			}
			const t = [e];
			let { length: n } = t;
			let i = 0;
			while (i < n) {
				if (i === r) {
					throw new Error("Detected infinite loop in object crawl of recursiveFreeze");
				}
				const e = t[i++];
				Object.freeze(e);
				if (Array.isArray(e)) {
					for (let r = 0, { length: i } = e; r < i; r += 1) {
						const i = e[r];
						if (i !== null && (typeof i === "object" || typeof i === "function") && !Object.isFrozen(i)) {
							t[n++] = i;
						}
					}
				} else {
					const r = Reflect.ownKeys(e);
					for (let i = 0, { length: a } = r; i < a; i += 1) {
						const a = e[r[i]];
						if (a !== null && (typeof a === "object" || typeof a === "function") && !Object.isFrozen(a)) {
							t[n++] = a;
						}
					}
				}
			}
			return e;
		}
		e.exports = {
			isObject,
			recursiveFreeze
		};
	}),
	36686: (function(e, t, n) {
		const { decodePurlComponent: r } = n(50782);
		const { isObject: i, recursiveFreeze: a } = n(57018);
		const { isBlank: o, isNonEmptyString: s, trimLeadingSlashes: c } = n(22764);
		const { PurlComponent: l } = n(71487);
		const { PurlQualifierNames: u } = n(37197);
		const { PurlType: d } = n(48958);
		const { PurlError: f } = n(616);
		class PackageURL {
			static Component = a(l);
			static KnownQualifierNames = a(u);
			static Type = a(d);
			constructor(e, t, n, r, a, o) {
				const c = s(e) ? l.type.normalize(e) : e;
				l.type.validate(c, true);
				const u = s(t) ? l.namespace.normalize(t) : t;
				l.namespace.validate(u, true);
				const f = s(n) ? l.name.normalize(n) : n;
				l.name.validate(f, true);
				const p = s(r) ? l.version.normalize(r) : r;
				l.version.validate(p, true);
				const m = typeof a === "string" || i(a) ? l.qualifiers.normalize(a) : a;
				l.qualifiers.validate(m, true);
				const h = s(o) ? l.subpath.normalize(o) : o;
				l.subpath.validate(h, true);
				this.type = c;
				this.name = f;
				this.namespace = u ?? undefined;
				this.version = p ?? undefined;
				this.qualifiers = m ?? undefined;
				this.subpath = h ?? undefined;
				const g = d[c];
				if (g) {
					g.normalize(this);
					g.validate(this, true);
				}
			}
			toString() {
				const { namespace: e, name: t, version: n, qualifiers: r, subpath: i, type: a } = this;
				let o = `pkg:${l.type.encode(a)}/`;
				if (e) {
					o = `${o}${l.namespace.encode(e)}/`;
				}
				o = `${o}${l.name.encode(t)}`;
				if (n) {
					o = `${o}@${l.version.encode(n)}`;
				}
				if (r) {
					o = `${o}?${l.qualifiers.encode(r)}`;
				}
				if (i) {
					o = `${o}#${l.subpath.encode(i)}`;
				}
				return o;
			}
			static fromString(e) {
				return new PackageURL(...PackageURL.parseString(e));
			}
			static parseString(e) {
				if (typeof e !== "string") {
					throw new Error("A purl string argument is required.");
				}
				if (o(e)) {
					return [
						undefined,
						undefined,
						undefined,
						undefined,
						undefined,
						undefined
					];
				}
				const t = e.indexOf(":");
				let n;
				let i;
				if (t !== -1) {
					try {
						const r = e.slice(0, t);
						const a = e.slice(t + 1);
						const o = c(a);
						n = new URL(`${r}:${o}`);
						i = a.length === o.length ? n : new URL(e);
					} catch (e) {
						throw new f("failed to parse as URL", { cause: e });
					}
				}
				if (n?.protocol !== "pkg:") {
					throw new f("missing required \"pkg\" scheme component");
				}
				if (i.username !== "" || i.password !== "") {
					throw new f("cannot contain a \"user:pass@host:port\"");
				}
				const { pathname: a } = n;
				const s = a.indexOf("/");
				const l = r("type", s === -1 ? a : a.slice(0, s));
				if (s < 1) {
					return [
						l,
						undefined,
						undefined,
						undefined,
						undefined,
						undefined
					];
				}
				let u;
				let d = a.lastIndexOf("@");
				if (d !== -1 && a.charCodeAt(d - 1) === 47) {
					d = -1;
				}
				const p = a.slice(l.length + 1, d === -1 ? a.length : d);
				if (d !== -1) {
					u = r("version", a.slice(d + 1));
				}
				let m;
				let h;
				const g = p.lastIndexOf("/");
				if (g === -1) {
					h = r("name", p);
				} else {
					h = r("name", p.slice(g + 1));
					m = r("namespace", p.slice(0, g));
				}
				let _;
				const { searchParams: v } = n;
				if (v.size !== 0) {
					v.forEach((e) => r("qualifiers", e));
					_ = v;
				}
				let y;
				const { hash: b } = n;
				if (b.length !== 0) {
					y = r("subpath", b.slice(1));
				}
				return [
					l,
					m,
					h,
					u,
					_,
					y
				];
			}
		}
		for (const e of [
			"Component",
			"KnownQualifierNames",
			"Type"
		]) {
			Reflect.defineProperty(PackageURL, e, {
				...Reflect.getOwnPropertyDescriptor(PackageURL, e),
				writable: false
			});
		}
		Reflect.setPrototypeOf(PackageURL.prototype, null);
		e.exports = {
			PackageURL,
			PurlComponent: l,
			PurlQualifierNames: u,
			PurlType: d
		};
	}),
	71487: (function(e, t, n) {
		const { encodeNamespace: r, encodeVersion: i, encodeQualifiers: a, encodeQualifierParam: o, encodeSubpath: s, encodeURIComponent: c } = n(75954);
		const { createHelpersNamespaceObject: l } = n(54947);
		const { normalizeType: u, normalizeNamespace: d, normalizeName: f, normalizeVersion: p, normalizeQualifiers: m, normalizeSubpath: h } = n(44265);
		const { localeCompare: g, isNonEmptyString: _ } = n(22764);
		const { validateType: v, validateNamespace: y, validateName: b, validateVersion: x, validateQualifiers: S, validateQualifierKey: C, validateSubpath: w } = n(93206);
		const PurlComponentEncoder = (e) => _(e) ? c(e) : "";
		const PurlComponentStringNormalizer = (e) => typeof e === "string" ? e : undefined;
		const PurlComponentValidator = (e, t) => true;
		const T = {
			__proto__: null,
			type: 0,
			namespace: 1,
			name: 2,
			version: 3,
			qualifiers: 4,
			qualifierKey: 5,
			qualifierValue: 6,
			subpath: 7
		};
		function componentSortOrder(e) {
			return T[e] ?? e;
		}
		function componentComparator(e, t) {
			return g(componentSortOrder(e), componentSortOrder(t));
		}
		e.exports = { PurlComponent: l({
			encode: {
				namespace: r,
				version: i,
				qualifiers: a,
				qualifierKey: o,
				qualifierValue: o,
				subpath: s
			},
			normalize: {
				type: u,
				namespace: d,
				name: f,
				version: p,
				qualifiers: m,
				subpath: h
			},
			validate: {
				type: v,
				namespace: y,
				name: b,
				version: x,
				qualifierKey: C,
				qualifiers: S,
				subpath: w
			}
		}, {
			comparator: componentComparator,
			encode: PurlComponentEncoder,
			normalize: PurlComponentStringNormalizer,
			validate: PurlComponentValidator
		}) };
	}),
	37197: (function(e) {
		e.exports = { PurlQualifierNames: {
			__proto__: null,
			RepositoryUrl: "repository_url",
			DownloadUrl: "download_url",
			VcsUrl: "vcs_url",
			FileName: "file_name",
			Checksum: "checksum"
		} };
	}),
	48958: (function(e, t, n) {
		const { isNullishOrEmptyString: r } = n(86808);
		const { createHelpersNamespaceObject: i } = n(54947);
		const { isSemverString: a, lowerName: o, lowerNamespace: s, lowerVersion: c, replaceDashesWithUnderscores: l, replaceUnderscoresWithDashes: u } = n(22764);
		const { validateEmptyByType: d, validateRequiredByType: f } = n(93206);
		const { PurlError: p } = n(616);
		const PurlTypNormalizer = (e) => e;
		const PurlTypeValidator = (e, t) => true;
		e.exports = { PurlType: i({
			normalize: {
				alpm(e) {
					s(e);
					o(e);
					return e;
				},
				apk(e) {
					s(e);
					o(e);
					return e;
				},
				bitbucket(e) {
					s(e);
					o(e);
					return e;
				},
				bitnami(e) {
					o(e);
					return e;
				},
				composer(e) {
					s(e);
					o(e);
					return e;
				},
				deb(e) {
					s(e);
					o(e);
					return e;
				},
				gitlab(e) {
					s(e);
					o(e);
					return e;
				},
				github(e) {
					s(e);
					o(e);
					return e;
				},
				hex(e) {
					s(e);
					o(e);
					return e;
				},
				huggingface(e) {
					c(e);
					return e;
				},
				mlflow(e) {
					if (e.qualifiers?.repository_url?.includes("databricks")) {
						o(e);
					}
					return e;
				},
				npm(e) {
					s(e);
					o(e);
					return e;
				},
				luarocks(e) {
					c(e);
					return e;
				},
				oci(e) {
					o(e);
					return e;
				},
				pub(e) {
					o(e);
					e.name = l(e.name);
					return e;
				},
				pypi(e) {
					s(e);
					o(e);
					e.name = u(e.name);
					return e;
				},
				qpkg(e) {
					s(e);
					return e;
				},
				rpm(e) {
					s(e);
					return e;
				}
			},
			validate: {
				conan(e, t) {
					if (r(e.namespace)) {
						if (e.qualifiers?.channel) {
							if (t) {
								throw new p("conan requires a \"namespace\" component when a \"channel\" qualifier is present");
							}
							return false;
						}
					} else if (r(e.qualifiers)) {
						if (t) {
							throw new p("conan requires a \"qualifiers\" component when a namespace is present");
						}
						return false;
					}
					return true;
				},
				cran(e, t) {
					return f("cran", "version", e.version, t);
				},
				golang(e) {
					const { version: t } = e;
					const n = typeof t === "string" ? t.length : 0;
					if (n && t.charCodeAt(0) === 118 && !a(t.slice(1))) {
						if (throws) {
							throw new p("golang \"version\" component starting with a \"v\" must be followed by a valid semver version");
						}
						return false;
					}
					return true;
				},
				maven(e, t) {
					return f("maven", "namespace", e.namespace, t);
				},
				mlflow(e, t) {
					return d("mlflow", "namespace", e.namespace, t);
				},
				oci(e, t) {
					return d("oci", "namespace", e.namespace, t);
				},
				pub(e, t) {
					const { name: n } = e;
					for (let e = 0, { length: r } = n; e < r; e += 1) {
						const r = n.charCodeAt(e);
						if (!(r >= 48 && r <= 57 || r >= 97 && r <= 122 || r === 95)) {
							if (t) {
								throw new p("pub \"name\" component may only contain [a-z0-9_] characters");
							}
							return false;
						}
					}
					return true;
				},
				swift(e, t) {
					return f("swift", "namespace", e.namespace, t) && f("swift", "version", e.version, t);
				}
			}
		}, {
			normalize: PurlTypNormalizer,
			validate: PurlTypeValidator
		}) };
	}),
	22764: (function(e) {
		const { compare: t } = new Intl.Collator();
		const n = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-((?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\+([0-9a-zA-Z-]+(?:\.[0-9a-zA-Z-]+)*))?$/;
		function isBlank(e) {
			for (let t = 0, { length: n } = e; t < n; t += 1) {
				const n = e.charCodeAt(t);
				if (!(n === 32 || n === 9 || n === 10 || n === 11 || n === 12 || n === 13 || n === 160 || n === 5760 || n === 8192 || n === 8193 || n === 8194 || n === 8195 || n === 8196 || n === 8197 || n === 8198 || n === 8199 || n === 8200 || n === 8201 || n === 8202 || n === 8232 || n === 8233 || n === 8239 || n === 8287 || n === 12288 || n === 65279)) {
					return false;
				}
			}
			return true;
		}
		function isNonEmptyString(e) {
			return typeof e === "string" && e.length > 0;
		}
		function isSemverString(e) {
			return typeof e === "string" && n.test(e);
		}
		function lowerName(e) {
			e.name = e.name.toLowerCase();
		}
		function lowerNamespace(e) {
			const { namespace: t } = e;
			if (typeof t === "string") {
				e.namespace = t.toLowerCase();
			}
		}
		function lowerVersion(e) {
			const { version: t } = e;
			if (typeof t === "string") {
				e.version = t.toLowerCase();
			}
		}
		function replaceDashesWithUnderscores(e) {
			let t = "";
			let n = 0;
			let r = 0;
			while ((r = e.indexOf("-", n)) !== -1) {
				t = t + e.slice(n, r) + "_";
				n = r + 1;
			}
			return n ? t + e.slice(n) : e;
		}
		function replaceUnderscoresWithDashes(e) {
			let t = "";
			let n = 0;
			let r = 0;
			while ((r = e.indexOf("_", n)) !== -1) {
				t = t + e.slice(n, r) + "-";
				n = r + 1;
			}
			return n ? t + e.slice(n) : e;
		}
		function trimLeadingSlashes(e) {
			let t = 0;
			while (e.charCodeAt(t) === 47) {
				t += 1;
			}
			return t === 0 ? e : e.slice(t);
		}
		e.exports = {
			isBlank,
			isNonEmptyString,
			isSemverString,
			localeCompare: t,
			lowerName,
			lowerNamespace,
			lowerVersion,
			replaceDashesWithUnderscores,
			replaceUnderscoresWithDashes,
			trimLeadingSlashes
		};
	}),
	93206: (function(e, t, n) {
		const { PurlError: r } = n(616);
		const { isNullishOrEmptyString: i } = n(86808);
		const { isNonEmptyString: a } = n(22764);
		function validateEmptyByType(e, t, n, a) {
			if (!i(n)) {
				if (a) {
					throw new r(`${e} "${t}" component must be empty`);
				}
				return false;
			}
			return true;
		}
		function validateName(e, t) {
			return validateRequired("name", e, t) && validateStrings("name", e, t);
		}
		function validateNamespace(e, t) {
			return validateStrings("namespace", e, t);
		}
		function validateQualifiers(e, t) {
			if (e === null || e === undefined) {
				return true;
			}
			if (typeof e !== "object") {
				if (t) {
					throw new r("\"qualifiers\" must be an object");
				}
				return false;
			}
			const n = typeof e.keys === "function" ? e.keys() : Object.keys(e);
			for (const e of n) {
				if (!validateQualifierKey(e, t)) {
					return false;
				}
			}
			return true;
		}
		function validateQualifierKey(e, t) {
			if (!validateStartsWithoutNumber("qualifier", e, t)) {
				return false;
			}
			for (let n = 0, { length: i } = e; n < i; n += 1) {
				const i = e.charCodeAt(n);
				if (!(i >= 48 && i <= 57 || i >= 65 && i <= 90 || i >= 97 && i <= 122 || i === 46 || i === 45 || i === 95)) {
					if (t) {
						throw new r(`qualifier "${e}" contains an illegal character`);
					}
					return false;
				}
			}
			return true;
		}
		function validateRequired(e, t, n) {
			if (i(t)) {
				if (n) {
					throw new r(`"${e}" is a required component`);
				}
				return false;
			}
			return true;
		}
		function validateRequiredByType(e, t, n, a) {
			if (i(n)) {
				if (a) {
					throw new r(`${e} requires a "${t}" component`);
				}
				return false;
			}
			return true;
		}
		function validateStartsWithoutNumber(e, t, n) {
			if (a(t)) {
				const i = t.charCodeAt(0);
				if (i >= 48 && i <= 57) {
					if (n) {
						throw new r(`${e} "${t}" cannot start with a number`);
					}
					return false;
				}
			}
			return true;
		}
		function validateStrings(e, t, n) {
			if (t === null || t === undefined || typeof t === "string") {
				return true;
			}
			if (n) {
				throw new r(`"'${e}" must be a string`);
			}
			return false;
		}
		function validateSubpath(e, t) {
			return validateStrings("subpath", e, t);
		}
		function validateType(e, t) {
			if (!validateRequired("type", e, t) || !validateStrings("type", e, t) || !validateStartsWithoutNumber("type", e, t)) {
				return false;
			}
			for (let n = 0, { length: i } = e; n < i; n += 1) {
				const i = e.charCodeAt(n);
				if (!(i >= 48 && i <= 57 || i >= 65 && i <= 90 || i >= 97 && i <= 122 || i === 46 || i === 43 || i === 45)) {
					if (t) {
						throw new r(`type "${e}" contains an illegal character`);
					}
					return false;
				}
			}
			return true;
		}
		function validateVersion(e, t) {
			return validateStrings("version", e, t);
		}
		e.exports = {
			validateEmptyByType,
			validateName,
			validateNamespace,
			validateQualifiers,
			validateQualifierKey,
			validateRequired,
			validateRequiredByType,
			validateStartsWithoutNumber,
			validateStrings,
			validateSubpath,
			validateType,
			validateVersion
		};
	})
};
;
