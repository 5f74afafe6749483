var e = {};
(() => {
	e.d = (t, n) => {
		for (var r in n) {
			if (e.o(n, r) && !e.o(t, r)) {
				Object.defineProperty(t, r, {
					enumerable: true,
					get: n[r]
				});
			}
		}
	};
})();
(() => {
	e.o = (e, t) => Object.prototype.hasOwnProperty.call(e, t);
})();
var t = {};
e.d(t, {
	Y4: () => li,
	Wk: () => PlatformError,
	QX: () => acceptTerms,
	zJ: () => batchCreateRoleBindings,
	r$: () => batchDeleteExternalGroupRoleMappings,
	zz: () => checkAccountAssociation,
	wT: () => checkEligibility,
	Jk: () => checkPolicies,
	Lk: () => yn,
	lW: () => qn,
	wj: () => tr,
	Ny: () => lr,
	DA: () => Sr,
	Ee: () => Fr,
	Q_: () => createPlatform,
	Td: () => Xr,
	rd: () => _i,
	sq: () => fi,
	Ky: () => wi,
	VZ: () => Ai,
	u4: () => xn,
	YW: () => Jn,
	Ni: () => rr,
	o$: () => ur,
	Ut: () => wr,
	ls: () => Lr,
	M2: () => Qr,
	EO: () => yi,
	Te: () => pi,
	ni: () => Ti,
	_R: () => ji,
	Tq: () => findRecord,
	zY: () => generateScimToken,
	zH: () => vn,
	ai: () => An,
	$B: () => getArchitectures,
	oZ: () => getArtifactCount,
	rk: () => Kn,
	Wx: () => er,
	fu: () => cr,
	yY: () => getHeadlessSession,
	XV: () => xr,
	K6: () => Pr,
	O_: () => getPackageVersions,
	q$: () => getRawVulnReport,
	L8: () => Yr,
	rX: () => getRepoReadme,
	E6: () => getRepoTagsSummary,
	Lw: () => gi,
	aE: () => di,
	a7: () => getSbom,
	YC: () => getSize,
	uV: () => Ci,
	bH: () => ki,
	yt: () => getVulnReport,
	Ev: () => _n,
	YM: () => kn,
	l_: () => listAdvisoryDocuments,
	D: () => listArtifactVersions,
	wn: () => listArtifacts,
	JR: () => listCumulativeVulnCountReports,
	Wj: () => listEolTags,
	u$: () => Gn,
	o_: () => sr,
	P$: () => $n,
	T8: () => br,
	nK: () => Nr,
	uP: () => Jr,
	Zf: () => ui,
	OH: () => hi,
	$H: () => Si,
	pY: () => listTagHistory,
	cB: () => listTags,
	W0: () => listTermsAcceptances,
	M$: () => listVulnCountReports,
	b5: () => listVulnReports,
	sb: () => listVulnerabilityMetadata,
	kY: () => lookupGroup,
	zP: () => lookupIdentity,
	Ae: () => call_path,
	hU: () => ping,
	T3: () => readRecords,
	C6: () => regenerateScimToken,
	dT: () => requestGroupAccess,
	Y7: () => revokeScimToken,
	w9: () => setScimEnabled,
	K5: () => bn,
	vW: () => nr,
	go: () => Cr,
	ng: () => updateIdentityMetadata,
	fQ: () => Ir,
	I9: () => Zr,
	gm: () => updateRepoReadme,
	S0: () => vi,
	vx: () => updateRoleBinding
});
;
const n = /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|UND_ERR_CONNECT_TIMEOUT)$/;
const r = /^Proxy response \((\d{3})\) !== 200/;
function describeFailure(e, t) {
	const failure = (e, t, n) => {
		return {
			kind: "failure",
			reason: e,
			message: t,
			sent: n
		};
	};
	const i = URL.canParse(t.url) ? new URL(t.url).host : "the server";
	const a = t.proxy === undefined ? i : `${i} through the proxy ${t.proxy}`;
	if (t.signal.aborted) return failure("aborted", "the request was stopped", true);
	const { code: o, message: s, name: c } = describe(e);
	if (c === "TimeoutError") return failure("timeout", `no complete answer from ${a} within ${t.timeoutMs / 1e3} s`, true);
	if (o.startsWith("ERR_TLS") || /CERT|SIGNATURE|ISSUER/.test(o)) {
		const e = `the certificate of ${a} is not trusted (${o}): ${certificateHint(o)}`;
		return failure("certificate", e, false);
	}
	const l = r.exec(s)?.[1];
	if (l !== undefined) {
		const e = l === "407" ? ": set its user name and password in HTTPS_PROXY" : "";
		const n = t.proxy === undefined ? "the proxy" : `the proxy ${t.proxy}`;
		const r = `${n} refused the connection to ${i} with HTTP status ${l}${e}`;
		return failure("connection", r, false);
	}
	return failure("connection", `no answer from ${a} (${o || s})`, !n.test(o));
}
function certificateHint(e) {
	if (e === "ERR_TLS_CERT_ALTNAME_INVALID") return "it is for other host names; check the URL";
	if (e === "CERT_HAS_EXPIRED" || e === "CERT_NOT_YET_VALID") return "it is not valid at the present time; check its dates and the clock of this machine";
	return "set NODE_EXTRA_CA_CERTS to the file of your certificate authority";
}
function describe(e) {
	if (!(e instanceof Error)) return {
		code: "",
		name: "",
		message: String(e)
	};
	const t = Reflect.get(e, "code");
	const { message: n, name: r } = e;
	if (typeof t === "string") return {
		code: t,
		name: r,
		message: n
	};
	const i = e instanceof AggregateError ? e.errors[0] : e.cause;
	return i === undefined ? {
		code: "",
		name: r,
		message: n
	} : {
		...describe(i),
		name: r
	};
}
;
function freeBytes({ buffer: e, length: t }) {
	const n = Reflect.get(e, "transfer");
	if (t === e.byteLength && typeof n === "function") Reflect.apply(n, e, [0]);
}
const i = 96;
const a = 1.5;
let o = 0;
let s;
async function collectGarbage(e = isGrown()) {
	if (!e) return;
	s ??= collect().finally(() => {
		s = undefined;
	});
	await s;
}
const isGrown = () => heapMib() > Math.max(i, a * o);
async function collect() {
	try {
		const { Session: e } = process.getBuiltinModule("node:inspector/promises");
		const t = new e();
		t.connect();
		await t.post("HeapProfiler.collectGarbage");
		t.disconnect();
	} catch {}
	o = heapMib();
}
function heapMib() {
	const { external: e, heapTotal: t } = process.memoryUsage();
	return (e + t) / 1024 ** 2;
}
;
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
const c = 50;
let l = 0;
function giveTurn() {
	return performance.now() - l < c ? undefined : nextTurn();
}
async function nextTurn() {
	await new Promise((e) => setImmediate(e));
	l = performance.now();
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
;
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
;
const u = 128 * 1024 * 1024;
const d = 1e4;
function openSender() {
	const e = new Map();
	const protocolFor = ({ protocol: t }) => getOrMake(e, t, () => openProtocol(t === "https:"));
	return {
		send: (e, t) => sendOnce(t, (n, r) => exchange(e, t, protocolFor(e), n, r)),
		close: () => {
			for (const { agent: t } of e.values()) t.destroy();
		}
	};
}
function openProtocol(e) {
	const { Agent: t, request: n } = process.getBuiltinModule(e ? "node:https" : "node:http");
	const r = new t({
		keepAlive: true,
		scheduling: "lifo",
		timeout: d
	});
	return {
		request: n,
		agent: r,
		ready: e ? "secureConnect" : "connect"
	};
}
const withEncoding = (e) => ({
	"accept-encoding": "identity",
	...e
});
async function sendOnce(e, t, n) {
	const { signal: r, timeoutMs: i } = e;
	const a = new AbortController();
	const stop = () => a.abort();
	const o = new DOMException("too late", "TimeoutError");
	const s = setTimeout(() => a.abort(o), i);
	allowListeners(r);
	r.addEventListener("abort", stop);
	let c = false;
	try {
		r.throwIfAborted();
		return await t(a.signal, () => {
			c = true;
		});
	} catch (t) {
		const r = describeFailure(t, {
			...e,
			proxy: n
		});
		return c ? r : {
			...r,
			sent: false
		};
	} finally {
		clearTimeout(s);
		r.removeEventListener("abort", stop);
	}
}
function exchange(e, t, { agent: n, ready: r, request: i }, a, o) {
	const { body: s, method: c } = t;
	return new Promise((l, u) => {
		const d = i(e, {
			method: c,
			headers: withEncoding(t.headers),
			agent: n
		});
		a.addEventListener("abort", () => {
			d.destroy();
			u(a.reason);
		});
		d.once("socket", (e) => {
			if (e.connecting) e.once(r, o);
			else o();
		});
		d.on("error", u);
		d.once("response", (e) => {
			const n = collectAnswer(t, e.statusCode ?? 0, e.headers);
			const refuse = (t) => {
				l(t);
				e.destroy();
			};
			const r = n.add(Buffer.of());
			if (r !== undefined) return refuse(r);
			e.on("data", (e) => {
				const t = n.add(e);
				if (t !== undefined) refuse(t);
				freeBytes(e);
			});
			e.on("error", u);
			e.once("end", () => l(n.end()));
		});
		d.end(s);
	});
}
const f = 64 * 1024;
function collectAnswer({ maximumBytes: e = u }, t, n) {
	const r = Math.min(e, u);
	const i = Number(n["content-length"] ?? "") > r;
	let a = Buffer.allocUnsafeSlow(f);
	let o = 0;
	return {
		add: (e) => {
			if (i || o + e.length > r) {
				const e = `the answer is larger than ${r >> 20} MiB`;
				return {
					kind: "failure",
					reason: "too-large",
					message: e,
					sent: true
				};
			}
			if (o + e.length > a.length) {
				const t = a;
				a = Buffer.allocUnsafeSlow(2 * (o + e.length));
				a.set(t);
				freeBytes(t);
			}
			a.set(e, o);
			o += e.length;
			return undefined;
		},
		end: () => {
			const e = a.toString("utf8", 0, o);
			freeBytes(a);
			return {
				kind: "response",
				status: t,
				headers: joinHeaders(n),
				body: e
			};
		}
	};
}
function joinHeaders(e) {
	const t = Object.entries(e).map(([e, t]) => [e, Array.isArray(t) ? t.join(", ") : t ?? ""]);
	return Object.fromEntries(t);
}
;
class user_error_UserError extends Error {
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
		if (!(e instanceof user_error_UserError)) throw e;
		return t(e.problems);
	}
}
async function problemsOf(e) {
	return orProblems(async () => {
		await e();
		return [];
	}, (e) => e);
}
;
function namesProxy(e) {
	const t = [
		"https_proxy",
		"HTTPS_PROXY",
		"http_proxy",
		"HTTP_PROXY"
	];
	return t.some((t) => (e[t] ?? "") !== "");
}
function readProxies(e) {
	const find = (t) => e[t.toLowerCase()] || e[t] || "";
	return {
		httpProxy: proxyUrl("HTTP_PROXY", find("HTTP_PROXY")),
		httpsProxy: proxyUrl("HTTPS_PROXY", find("HTTPS_PROXY")),
		noProxy: find("NO_PROXY")
	};
}
function proxyFor({ httpProxy: e, httpsProxy: t, noProxy: n }, r) {
	if (isLoopback(r.hostname) || isExempt(n, r)) return "";
	return r.protocol === "https:" ? t : e;
}
function proxyVariables({ httpProxy: e, httpsProxy: t, noProxy: n }) {
	const r = n.split(/[,\s]+/).map((e) => e.replace(/^\*?\./, ""));
	const i = r.filter((e) => e !== "");
	const a = i.flatMap((e) => e === "*" ? [e] : [e, `.${e}`]).join(",");
	return {
		http_proxy: e,
		HTTP_PROXY: e,
		https_proxy: t,
		HTTPS_PROXY: t,
		no_proxy: a,
		NO_PROXY: a
	};
}
function proxyUrl(e, t) {
	const n = t.trim();
	if (n === "") return "";
	const r = /^[a-z][a-z0-9+.-]*:\/\//i.test(n) ? n : `http://${n}`;
	const i = URL.canParse(r) ? new URL(r) : undefined;
	const a = i?.protocol === "http:" || i?.protocol === "https:";
	if (a && isUriPart(i.username) && isUriPart(i.password)) return r;
	throw new UserError({
		message: `${e} is not the address of an HTTP proxy`,
		fix: `write \`http://host:port\`, or \`http://user:password@host:port\` with both percent-encoded`
	});
}
function isExempt(e, t) {
	const n = withoutDot(t.hostname.toLowerCase()).replace(/^\[(.*)\]$/, "$1");
	const r = t.port === "" ? t.protocol === "https:" ? "443" : "80" : t.port;
	return e.toLowerCase().split(/[,\s]+/).some((e) => e === "*" || covers(parseEntry(e), n, r));
}
function parseEntry(e) {
	const [, t, n] = /^\[([^\]]*)\](?::(\d+))?$/.exec(e) ?? [];
	if (t !== undefined) return {
		name: t,
		port: n
	};
	const [, r = e, i] = /^([^:]*):(\d+)$/.exec(e) ?? [];
	return {
		name: withoutDot(r).replace(/^\*?\./, ""),
		port: i
	};
}
const withoutDot = (e) => e.replace(/\.$/, "");
function covers(e, t, n) {
	const { name: r } = e;
	if (r === "" || e.port !== undefined && e.port !== n) return false;
	const i = familyOf(t);
	if (i === undefined) return t === r || t.endsWith(`.${r}`);
	return isInNetwork(t, i, r);
}
function familyOf(e) {
	const { isIP: t } = process.getBuiltinModule("node:net");
	const n = t(e);
	return n === 0 ? undefined : n === 4 ? "ipv4" : "ipv6";
}
function isInNetwork(e, t, n) {
	const r = t === "ipv4" ? 32 : 128;
	const [i = "", a = String(r), ...o] = n.split("/");
	const s = /^\d{1,3}$/.test(a) && Number(a) <= r;
	if (o.length > 0 || !s || familyOf(i) !== t) return false;
	const { BlockList: c } = process.getBuiltinModule("node:net");
	const l = new c();
	l.addSubnet(i, Number(a), t);
	return l.check(e, t);
}
;
function createFetchHttp(e) {
	return async (t) => {
		const { body: n, headers: r, method: i, timeoutMs: a, url: o } = t;
		const s = AbortSignal.any([t.signal, AbortSignal.timeout(a)]);
		try {
			const t = {
				method: i,
				headers: r,
				redirect: "manual",
				signal: s
			};
			const a = e(o, n === undefined ? t : {
				...t,
				body: n
			});
			const c = await untilAborted(a, s);
			return {
				kind: "response",
				status: c.type === "opaqueredirect" ? 302 : c.status,
				headers: Object.fromEntries(c.headers),
				body: await untilAborted(c.text(), s)
			};
		} catch (e) {
			return describeFailure(e, t);
		}
	};
}
;
function json_value_isRecord(e) {
	return typeof e === "object" && e !== null && !Array.isArray(e);
}
const recordsIn = (e) => Array.isArray(e) ? e.filter(json_value_isRecord) : [];
const textsIn = (e) => Array.isArray(e) ? e.flatMap((e) => json_value_textOf(e) ?? []) : [];
function json_value_fieldOf(e, t) {
	return json_value_isRecord(e) ? e[t] : undefined;
}
function parseJson(e, t) {
	try {
		return JSON.parse(e, t && ((e, n) => typeof n === "string" ? t(n) : n));
	} catch {
		return undefined;
	}
}
class RepeatedKeyError extends SyntaxError {}
function json_value_parseUniqueJson(e) {
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
	return typeof e === "number" ? String(e) : json_value_textOf(e);
}
function json_value_textOf(e) {
	return typeof e === "string" && e !== "" ? e : undefined;
}
function isSameJson(e, t) {
	if (Array.isArray(e) && Array.isArray(t)) return e.length === t.length && e.every((e, n) => isSameJson(e, t[n]));
	if (!json_value_isRecord(e) || !json_value_isRecord(t)) return e === t;
	return [...new Set([...Object.keys(e), ...Object.keys(t)])].every((n) => isSameJson(e[n], t[n]));
}
;
function encodeUriPart(e) {
	return encodeURIComponent(e.replace(/\p{Cs}/gu, "\uFFFD"));
}
function decodeUriPart(e) {
	return decoded(e) ?? e;
}
function uri_isUriPart(e) {
	return decoded(e) !== undefined;
}
function decoded(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return undefined;
	}
}
function uri_isLoopback(e) {
	return /^(?:.*\.)?localhost$|^\[::1\]$|^127(\.\d{1,3}){3}$/s.test(e.replace(/\.$/, ""));
}
function isPathSegment(e) {
	return e !== "" && e !== "." && e !== ".." && !/\p{Cs}/u.test(e);
}
function isUidPath(e) {
	return !/[\s\p{Cc}]/u.test(e) && e.split("/").every(isPathSegment);
}
;
function renderQuery(e = {}) {
	const t = new URLSearchParams();
	for (const [n, r] of Object.entries(e)) {
		const e = Array.isArray(r) ? r : r === undefined ? [] : [r];
		for (const r of e) t.append(n, String(r));
	}
	const n = t.toString();
	return n === "" ? "" : `?${n}`;
}
function call_path(e, ...t) {
	const encode = (e) => e.split("/").map(encodeSegment).join("/");
	return String.raw({ raw: e }, ...t.map(encode));
}
function encodeSegment(e) {
	if (!isPathSegment(e)) throw new TypeError(`a path segment is ${e === "" ? "empty" : `\`${e}\``}`);
	return encodeURIComponent(e).replace(/^(sha\d+)%3A(?=[0-9a-f]+$)/, "$1:");
}
;
const p = 64;
function nearestNames(e, t, n = 3) {
	const r = e.slice(0, p).toLowerCase();
	const i = Math.max(1, Math.floor(r.length / 3));
	const a = [...new Set(t)].flatMap((e) => {
		const t = e.slice(0, p).toLowerCase();
		const n = r.length > 2 && t.includes(r) || hasNearWord(t, r);
		const a = editDistance(r, t);
		const o = n ? Math.min(i, a) : a;
		return o <= i ? [{
			name: e,
			distance: o,
			edits: a
		}] : [];
	});
	a.sort((e, t) => e.distance - t.distance || e.edits - t.edits || (e.name < t.name ? -1 : 1));
	return a.slice(0, n).map(({ name: e }) => e);
}
function hasNearWord(e, t) {
	const n = t.length > 3 ? e.split(/[-._]/) : [];
	return n.length > 1 && n.some((e) => editDistance(t, e) <= 1);
}
function editDistance(e, t) {
	let n = [];
	let r = Array.from({ length: t.length + 1 }, (e, t) => t);
	for (let i = 0; i < e.length; i += 1) {
		const a = [i + 1];
		for (let o = 0; o < t.length; o += 1) {
			const s = Number(r[o]) + (e[i] === t[o] ? 0 : 1);
			const c = i > 0 && o > 0 && e[i] === t[o - 1] && e[i - 1] === t[o];
			const l = c ? Number(n[o - 1]) + 1 : s;
			a.push(Math.min(s, l, Number(r[o + 1]) + 1, Number(a[o]) + 1));
		}
		n = r;
		r = a;
	}
	return Number(r[t.length]);
}
const m = 100;
const h = 5;
function showCandidates(e) {
	return firstFew(e, h, ({ name: e, uid: t }) => `\`${plainLine(e, m)}\` (${t})`);
}
function didYouMean(e, t, n = "") {
	const [r] = nearestNames(e, t, 1);
	return r === undefined ? undefined : `did you mean \`${n}${r}\`?`;
}
function chooseFrom(e, t) {
	const n = `choose ${e.map((e) => `\`${e}\``).join(", ")}`;
	return [didYouMean(t, e) ?? [], n].flat().join(" ");
}
function unknownWord(e, t, n) {
	const r = t === "" ? `the ${e} is missing` : `\`${plainLine(t)}\` is not a ${e}`;
	return `${r}\n${chooseFrom(n, t)}`;
}
;
function enumNames(e, t) {
	return t.split(" ").map((t) => `${e}${t}`);
}
function requireEnumName(e, t, n) {
	if (t === undefined || n.includes(t)) return;
	const r = nearestName(t, n);
	const i = r === undefined ? "" : `; did you mean \`${r}\`?`;
	const a = `\`${e}\`: the service does not know \`${t}\` and would silently ignore it${i}`;
	throw new TypeError(a);
}
function nearestName(e, t) {
	const n = e.toUpperCase().replace(/[^A-Z0-9]+/g, "_");
	const r = commonPrefix(t);
	const i = n.startsWith(r) ? n : r + n;
	return t.find((e) => e === i) ?? t.find((e) => e.endsWith(`_${n}`)) ?? nearestNames(i, t, 1)[0];
}
function commonPrefix(e) {
	const [t = ""] = e;
	let n = t.lastIndexOf("_") + 1;
	while (n > 0 && !e.every((e) => e.startsWith(t.slice(0, n)))) n = t.lastIndexOf("_", n - 2) + 1;
	return t.slice(0, n);
}
const g = [
	"INTERNAL",
	"IAM_GROUPS_CREATE",
	"IAM_GROUPS_UPDATE",
	"IAM_GROUPS_LIST",
	"IAM_GROUPS_DELETE",
	"IAM_GROUP_INVITES_CREATE",
	"IAM_GROUP_INVITES_LIST",
	"IAM_GROUP_INVITES_DELETE",
	"IAM_ROLES_CREATE",
	"IAM_ROLES_UPDATE",
	"IAM_ROLES_LIST",
	"IAM_ROLES_DELETE",
	"IAM_ROLE_BINDINGS_CREATE",
	"IAM_ROLE_BINDINGS_UPDATE",
	"IAM_ROLE_BINDINGS_LIST",
	"IAM_ROLE_BINDINGS_DELETE",
	"TENANT_CLUSTERS_CREATE",
	"TENANT_CLUSTERS_UPDATE",
	"TENANT_CLUSTERS_LIST",
	"TENANT_CLUSTERS_DELETE",
	"TENANT_CLUSTERS_DISCOVER",
	"TENANT_RECORDS_LIST",
	"TENANT_RECORD_CONTEXTS_LIST",
	"TENANT_RECORD_SIGNATURES_LIST",
	"TENANT_RECORD_POLICY_RESULTS_LIST",
	"TENANT_RISKS_LIST",
	"TENANT_SBOMS_LIST",
	"TENANT_VULN_REPORTS_LIST",
	"TENANT_ATTESTATIONS_LIST",
	"IAM_ACCOUNT_ASSOCIATIONS_CREATE",
	"IAM_ACCOUNT_ASSOCIATIONS_UPDATE",
	"IAM_ACCOUNT_ASSOCIATIONS_LIST",
	"IAM_ACCOUNT_ASSOCIATIONS_DELETE",
	"IAM_POLICY_CREATE",
	"IAM_POLICY_UPDATE",
	"IAM_POLICY_LIST",
	"IAM_POLICY_DELETE",
	"IAM_IDENTITY_CREATE",
	"IAM_IDENTITY_UPDATE",
	"IAM_IDENTITY_LIST",
	"IAM_IDENTITY_DELETE",
	"TENANT_NODES_LIST",
	"TENANT_NAMESPACES_LIST",
	"TENANT_WORKLOADS_LIST",
	"IAM_IDENTITY_PROVIDERS_CREATE",
	"IAM_IDENTITY_PROVIDERS_UPDATE",
	"IAM_IDENTITY_PROVIDERS_LIST",
	"IAM_IDENTITY_PROVIDERS_DELETE",
	"IAM_SCIM_MANAGE",
	"EVENTS_SUBSCRIPTION_CREATE",
	"EVENTS_SUBSCRIPTION_UPDATE",
	"EVENTS_SUBSCRIPTION_LIST",
	"EVENTS_SUBSCRIPTION_DELETE",
	"REPO_BLOBS_GET",
	"REPO_CREATE",
	"REPO_UPDATE",
	"REPO_LIST",
	"REPO_DELETE",
	"MANIFEST_CREATE",
	"MANIFEST_UPDATE",
	"MANIFEST_LIST",
	"MANIFEST_DELETE",
	"TAG_CREATE",
	"TAG_UPDATE",
	"TAG_LIST",
	"TAG_DELETE",
	"MANIFEST_METADATA_LIST",
	"REFERRERS_LIST",
	"REPO_INTERNAL_ADMIN",
	"APK_BLOBS_GET",
	"APK_CREATE",
	"APK_UPDATE",
	"APK_LIST",
	"APK_DELETE",
	"VERSION_LIST",
	"VULN_REPORT_CREATE",
	"VULN_REPORT_LIST",
	"VULN_CREATE",
	"BUILD_REPORT_LIST",
	"LIBRARIES_ENTITLEMENTS_CREATE",
	"LIBRARIES_ENTITLEMENTS_LIST",
	"LIBRARIES_ENTITLEMENTS_DELETE",
	"LIBRARIES_ARTIFACTS_LIST",
	"LIBRARIES_PYTHON_LIST",
	"LIBRARIES_PYTHON_CREATE",
	"LIBRARIES_JAVA_LIST",
	"LIBRARIES_JAVA_CREATE",
	"LIBRARIES_JAVASCRIPT_LIST",
	"LIBRARIES_JAVASCRIPT_CREATE",
	"LIBRARIES_DOTNET_LIST",
	"LIBRARIES_DOTNET_CREATE",
	"LIBRARIES_GO_LIST",
	"LIBRARIES_GO_CREATE",
	"LIBRARIES_CACHE_INVALIDATE",
	"LIBRARIES_CACHE_LIST",
	"LIBRARIES_REBUILDER_REQUESTS_CREATE",
	"LIBRARIES_REBUILDER_REQUESTS_LIST",
	"LIBRARIES_REBUILDER_REQUESTS_CANCEL",
	"LIBRARIES_REBUILDER_REQUESTS_GROUP_UPDATE",
	"LIBRARIES_REBUILDER_ARTIFACTS_INVALIDATE",
	"LIBRARIES_REBUILDER_EXCLUSIONS_MANAGE",
	"LIBRARIES_REBUILDER_BUILDS_READ",
	"LIBRARIES_REBUILDER_BUILDS_TOKENS_FETCH",
	"LIBRARIES_REBUILDER_BUILDS_UNTRUSTED",
	"LIBRARIES_REBUILDER_REMEDIATED_ARTIFACTS_READ",
	"LIBRARIES_REBUILDER_NEW_VERSIONS_READ",
	"LIBRARIES_REBUILDER_NEW_VERSIONS_REFRESH",
	"LIBRARIES_REBUILDER_MALWARE_STATUS_READ",
	"LIBRARIES_REBUILDER_CVE_REMEDIATIONS_LIST",
	"LIBRARIES_REBUILDER_CVE_REMEDIATIONS_UPDATE",
	"LIBRARIES_REBUILDER_SOURCE_COORDINATES_WRITE",
	"LIBRARIES_REBUILDER_SOURCE_COORDINATES_RESOLVE",
	"LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_CREATE",
	"LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_UPDATE",
	"LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_LIST",
	"LIBRARIES_REQUEST_GROUPS_CREATE",
	"LIBRARIES_REQUEST_GROUPS_LIST",
	"LIBRARIES_REQUEST_GROUPS_UPDATE",
	"LIBRARIES_REQUEST_GROUPS_DELETE",
	"LIBRARIES_REQUEST_GROUPS_SUBMIT",
	"LIBRARIES_REQUEST_GROUPS_ITEMS_UPDATE",
	"LIBRARIES_REQUEST_GROUPS_REFRESH_COVERAGE",
	"LIBRARIES_REQUEST_GROUPS_DELETE_SUBMITTED",
	"REGISTRY_ENTITLEMENTS_LIST",
	"REGISTRY_ENTITLEMENTS_CREATE",
	"REGISTRY_ENTITLEMENTS_DELETE",
	"REGISTRY_ENTITLEMENTS_IMAGES_ADD",
	"REGISTRY_ENTITLEMENTS_IMAGES_REMOVE",
	"REGISTRY_ENTITLEMENTS_IMAGES_SWAP",
	"REGISTRY_SETTINGS_LIST",
	"REGISTRY_SETTINGS_UPDATE",
	"REGISTRY_OVERLAYS_LIST",
	"REGISTRY_OVERLAYS_EDIT",
	"SIGSTORE_CREATE",
	"SIGSTORE_UPDATE",
	"SIGSTORE_LIST",
	"SIGSTORE_DELETE",
	"SIGSTORE_CERTIFICATE_CREATE",
	"ADVISORIES_CREATE",
	"ADVISORIES_UPDATE",
	"ADVISORIES_LIST",
	"ADVISORIES_DELETE",
	"ADVISORIES_APPROVE",
	"REGISTRY_DEPLOYMENTS_CREATE",
	"REGISTRY_DEPLOYMENTS_UPDATE",
	"REGISTRY_DEPLOYMENTS_LIST",
	"POLICIES_POLICY_CREATE",
	"POLICIES_POLICY_UPDATE",
	"POLICIES_POLICY_LIST",
	"POLICIES_POLICY_DELETE",
	"POLICIES_BINDING_CREATE",
	"POLICIES_BINDING_UPDATE",
	"POLICIES_BINDING_LIST",
	"POLICIES_BINDING_DELETE",
	"POLICIES_DECISION_LIST",
	"POLICIES_OVERRIDE_CREATE",
	"POLICIES_OVERRIDE_LIST",
	"POLICIES_OVERRIDE_DELETE",
	"REPO_CHECK_POLICIES",
	"PACKAGES_ENTITLEMENTS_LIST",
	"TERMS_ACCEPT",
	"TERMS_LIST",
	"GULFSTREAM",
	"GUARDENER_DFC_CONVERT",
	"GUARDENER_ASSOCIATION_MANAGE",
	"GUARDENER_ASSOCIATION_LIST",
	"GUARDENER_ENTITLEMENT_MANAGE",
	"GUARDENER_ENTITLEMENT_LIST",
	"GUARDENER_ACTIONS_MIGRATE",
	"GUARDENER_SCAN_LIST",
	"GUARDENER_SCAN_GET",
	"MCP_TOOL_CALL",
	"SKILLS_PUBLISH",
	"SKILLS_ENTITLEMENTS_CREATE",
	"SKILLS_ENTITLEMENTS_LIST",
	"SKILLS_ENTITLEMENTS_DELETE",
	"SKILLS_LIST",
	"SKILLS_WRITE",
	"SKILLS_DELETE",
	"SKILLS_HARDEN_READ",
	"SKILLS_HARDEN_WRITE",
	"SKILLS_HARDEN_CANCEL",
	"ARGOS_DOCUMENTS_CREATE",
	"ARGOS_DOCUMENTS_LIST",
	"ARGOS_DOCUMENTS_DELETE",
	"ARGOS_OSV_READ",
	"ARGOS_OSV_DUMP",
	"LIBRARIES_POLICY_CREATE",
	"LIBRARIES_POLICY_UPDATE",
	"LIBRARIES_POLICY_LIST",
	"LIBRARIES_POLICY_DELETE",
	"LIBRARIES_POLICY_BINDING_CREATE",
	"LIBRARIES_POLICY_BINDING_UPDATE",
	"LIBRARIES_POLICY_BINDING_LIST",
	"LIBRARIES_POLICY_BINDING_DELETE",
	"LIBRARIES_POLICY_BLOCK_EVENT_LIST",
	"BUILDAPI_BUILD_CREATE",
	"BUILDAPI_BUILD_LIST",
	"BUILDAPI_WORKER_SYNC",
	"BUILDAPI_BUILD_CANCEL",
	"CASSIE_CAS_READ",
	"CASSIE_CAS_WRITE",
	"CASSIE_AC_READ",
	"CASSIE_AC_WRITE",
	"LOGGIE_LOGS_READ",
	"LOGGIE_LOGS_WRITE",
	"LOGGIE_LOGS_CREATE",
	"REX_EXECUTIONS_CREATE",
	"REX_EXECUTIONS_LIST",
	"REX_WORKERS_CONNECT",
	"REX_CLASS_USE",
	"REX_CLASS_SERVE",
	"ACTIONS_LIST"
];
const _ = g.map((e) => `CAP_${e}`);
;
const ee = enumNames("", "OK CANCELLED UNKNOWN INVALID_ARGUMENT DEADLINE_EXCEEDED NOT_FOUND ALREADY_EXISTS PERMISSION_DENIED RESOURCE_EXHAUSTED FAILED_PRECONDITION ABORTED OUT_OF_RANGE UNIMPLEMENTED INTERNAL UNAVAILABLE DATA_LOSS UNAUTHENTICATED");
const te = {
	fieldViolations: [],
	preconditions: [],
	resource: undefined,
	others: []
};
class PlatformError extends Error {
	code;
	httpStatus;
	reason;
	domain;
	metadata;
	details;
	body;
	requestId;
	call;
	sent;
	retryAfterMs;
	constructor(e, t) {
		super(e, { cause: t.cause });
		this.name = "PlatformError";
		this.code = t.code;
		this.call = t.call;
		this.httpStatus = t.httpStatus ?? 0;
		this.reason = t.reason ?? "";
		this.domain = t.domain ?? "";
		this.metadata = t.metadata ?? {};
		this.details = t.details ?? te;
		this.body = t.body ?? "";
		this.requestId = t.requestId;
		this.sent = t.sent ?? true;
		this.retryAfterMs = t.retryAfterMs;
	}
}
class CallTimeout extends Error {}
function stoppedError({ reason: e }, t, n = true) {
	const r = e instanceof Error ? e.message : "the run was stopped";
	const i = e instanceof CallTimeout ? "TIMEOUT" : "CANCELLED";
	return new PlatformError(r, {
		code: i,
		call: t,
		cause: e,
		sent: n
	});
}
async function untilStopped(e, t, n) {
	if (t === undefined) return e();
	if (t.aborted) throw stoppedError(t, n, false);
	try {
		return await untilAborted(e(), t);
	} catch (e) {
		throw t.aborted ? stoppedError(t, n, false) : e;
	}
}
function requireName(e, t, n) {
	if (e.name !== "") return;
	const r = plainLine(e.uid, 200);
	throw undecodable(`the ${t} \`${r}\` has no name in the list, so it cannot be identified`, n);
}
function undecodable(e, t) {
	return new PlatformError(e, {
		code: "UNDECODABLE",
		call: t
	});
}
const ne = null && [
	"NOT_FOUND",
	"PERMISSION_DENIED",
	"INVALID_ARGUMENT"
];
async function unlessRefused(e, t) {
	try {
		return await t;
	} catch (t) {
		if (t instanceof PlatformError && e.includes(t.code)) return undefined;
		throw t;
	}
}
;
const v = 8;
function createClient(e) {
	const { baseUrl: t, concurrency: n = v, tokens: r, transport: i } = e;
	const sendWith = (e, n, r) => i({
		method: e.method,
		url: `${t}${e.path}${renderQuery(e.query)}`,
		headers: {
			...n === undefined ? {} : { authorization: `Bearer ${n}` },
			...e.body === undefined ? {} : { "content-type": "application/json" }
		},
		...e.body === undefined ? {} : { body: JSON.stringify(e.body) },
		idempotent: e.idempotent,
		once: e.once,
		signal: r,
		judge: (t) => e.decode(readBody(t))
	});
	return {
		concurrency: n,
		send: async (e, { signal: t } = {}) => {
			if (e.anonymous === true) try {
				return await sendWith(e, undefined, t);
			} catch (e) {
				if (r === undefined || !isUnauthenticated(e)) throw e;
			}
			const n = `${e.method} ${e.path}`;
			if (r === undefined) throw new PlatformError("no token for the platform", {
				code: "UNAUTHENTICATED",
				call: n,
				sent: false
			});
			const i = await untilStopped(() => r.get(), t, n);
			try {
				return await sendWith(e, i, t);
			} catch (a) {
				if (!isUnauthenticated(a)) throw a;
				const o = await untilStopped(() => r.renew(i), t, n);
				if (o === undefined) throw a;
				return sendWith(e, o, t);
			}
		}
	};
}
const isUnauthenticated = (e) => e instanceof PlatformError && e.code === "UNAUTHENTICATED";
function readBody(e) {
	const t = e.trim();
	if (t === "") return undefined;
	const n = parseJson(t);
	if (n === undefined) throw new TypeError("it is not JSON");
	return n;
}
;
const y = 1e3;
const re = /[\r\n\v\f\u0085\u2028\u2029]+/g;
const ie = /\p{Cc}|\p{Cf}|\p{Cs}|\p{Zl}|\p{Zp}|\u034f|[\u115f\u1160\u3164\uffa0]/gu;
const codePointName = (e) => `[U+${Number(e.codePointAt(0)).toString(16).toUpperCase().padStart(4, "0")}]`;
function plain_text_showInvisible(e) {
	if (/^[\n -~]*$/.test(e)) return e;
	return e.replace(ie, (e) => {
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
const ae = /^[!-~](?:[ -~]*[!-~])?$/;
function plain_text_plainLine(e, t = y) {
	if (e.length <= t && ae.test(e)) return e;
	return plain_text_showInvisible(clipText(e, t).replace(re, " ")).trim();
}
const isToken = (e) => /^[\x21-\x7e]+$/.test(e);
function renderProse(e, t, n) {
	const r = e.split("`");
	if (r.length % 2 === 0) return t(e);
	const between = (e) => `${/^\s/.test(e) ? " " : ""}${t(e)}${/\S\s+$/.test(e) ? " " : ""}`;
	return r.map((e, t) => t % 2 === 0 ? between(e) : n(e)).join("");
}
const plain_text_byteLength = (e) => Buffer.byteLength(e);
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
const oe = 4e3;
const se = /(?![\t\n\r])\p{Cc}|\p{Cf}|\p{Cs}|[\ufffe\uffff]/gu;
function escapeXml(e) {
	return clipText(e, oe).replace(se, "\uFFFD").replace(/[&<>"'\t\n\r]/g, (e) => `&#${e.charCodeAt(0)};`);
}
;
const b = 200;
const ce = 200;
async function* readPages(e, t, n = b) {
	const r = new Set();
	for await (const { round: i, rows: a } of pages_readRounds(e, t, n, { known: r })) yield i === 1 ? a : a.filter((e) => addNew(r, e.uid));
}
const le = 2;
async function* pages_readRounds(e, t, n, r) {
	let i = r.total ?? 0;
	const a = r.rounds ?? 0;
	for (let o = 1;; o += 1) {
		let s = 0;
		let c;
		let l = false;
		const u = (o === 1 ? r.known : undefined) ?? new Set();
		for await (const { isRepeated: r, rows: i, totalCount: a } of readCursor(e, t, n, u)) {
			s += i.length;
			l = r || l && i.length === 0;
			if (a !== undefined) c = Math.max(c ?? 0, a);
			yield {
				round: o,
				rows: i
			};
		}
		i = c ?? i;
		if (s === i || s > i && !l) return;
		if (a + o < le) continue;
		const { method: d, path: f } = t({ pageSize: clampPageSize(n) });
		const p = s < i ? `after ${s} of ${i} rows` : "while it repeated earlier rows";
		throw undecodable(`the list ended ${p}`, `${d} ${f}`);
	}
}
function addNew(e, t) {
	const { size: n } = e;
	return e.add(t).size > n;
}
async function* readCursor(e, t, n, r) {
	const i = new Set();
	let a = 0;
	let o = 0;
	let s = 0;
	let c;
	let l;
	for (;;) {
		const u = c === undefined ? {} : { pageToken: c };
		const d = t({
			pageSize: clampPageSize(n),
			...u
		});
		const f = c === undefined ? await e.send(d) : await sendLater(e, d);
		const p = `${d.method} ${d.path}`;
		s = f.rows.length === 0 ? s + 1 : 0;
		if (s > ce) throw undecodable("the list keeps returning empty pages", p);
		if (c !== undefined && f.rows.some((e) => e.uid === l)) {
			a += 1;
			i.clear();
		}
		l ??= f.rows[0]?.uid;
		const m = f.rows.filter(({ uid: e }) => addNew(r, e));
		if (m.length < f.rows.length) requireOneMeaning(f.rows, p);
		if (m.length > 0) o += 1;
		else if (f.rows.length > 0) o -= 1;
		if (a > 1 || o < 0) throw undecodable("the list started over more than once", p);
		const h = m.length === 0 && f.rows.length > 0;
		yield {
			isRepeated: h,
			rows: m,
			totalCount: f.totalCount
		};
		if (f.nextPageToken === "") return;
		if (i.has(f.nextPageToken)) throw undecodable("the service returned the page token that was just sent", p);
		c = f.nextPageToken;
		i.add(c);
	}
}
function requireOneMeaning(e, t) {
	const n = new Map();
	for (const r of e) {
		const e = n.get(r.uid) ?? r;
		if (!isSameJson(e, r)) throw undecodable(`a page of the list contradicts itself about \`${plain_text_plainLine(r.uid, 200)}\``, t);
		n.set(r.uid, e);
	}
}
async function sendLater(e, t) {
	const n = await e.send(t);
	return n.rows.length === 0 && n.nextPageToken === "" ? e.send(t) : n;
}
function clampPageSize(e) {
	if (Number.isNaN(e)) throw new TypeError("`pageSize` is not a number");
	return Math.max(1, Math.min(b, Math.floor(e)));
}
function listNeeding(e, t) {
	return (n) => ({
		...e(n),
		decode: (r) => e(n).decode(r, asTree(t))
	});
}
function readNeeding(e, t) {
	return {
		...e,
		decode: (n) => e.decode(n, asTree(t))
	};
}
const asTree = (e) => e;
;
const ue = 1e4;
async function readAll(e, t, n, r = b) {
	const i = await readQuick(e, t, n, r);
	if (i.kept !== undefined) return i.kept;
	let a = [];
	let o = 1;
	for await (const { round: s, rows: c } of pages_readRounds(e, t, r, i)) {
		if (s !== o) a = [];
		o = s;
		for (const e of keepRows(c, n)) a.push(e);
	}
	return a;
}
async function foldAll(e, t, n) {
	const keepNothing = (e) => {
		n(e);
	};
	const r = await readQuick(e, t, keepNothing, MAXIMUM_PAGE_SIZE);
	if (r.kept !== undefined) return;
	for await (const { rows: i } of readRounds(e, t, MAXIMUM_PAGE_SIZE, r)) i.forEach(n);
}
function keepRows(e, t) {
	return e.map((e) => t(e)).filter((e) => e !== undefined);
}
async function readQuick(e, t, n, r) {
	const i = new Set();
	let a = 0;
	const take = (e, t = e.rows) => {
		a += t.length;
		for (const e of t) i.add(e.uid);
		const [r, o] = [e.rows[0]?.uid, e.rows.at(-1)?.uid];
		return {
			firstUid: r,
			lastUid: o,
			kept: keepRows(t, n),
			totalCount: e.totalCount
		};
	};
	const open = (e) => {
		const { nextPageToken: t, rows: r, totalCount: i } = e;
		if (t === "" && r.length < (i ?? 0)) return {
			total: i,
			rounds: 1
		};
		if (t === "" && new Set(r.map(({ uid: e }) => e)).size === r.length) return { kept: keepRows(r, n) };
		const a = r.length - 1;
		const o = i !== undefined && i > r.length;
		const s = o && a >= 1 && (i - 1) / a <= ue;
		return s ? {
			total: i,
			step: a,
			slice: take(e)
		} : { total: i };
	};
	const o = t({
		pageSize: clampPageSize(r),
		orderBy: "created_at"
	});
	const s = (await unlessRefused(["INVALID_ARGUMENT"], sendUsing(e, o, open)))?.() ?? {};
	const { slice: c, step: l, total: u } = s;
	if (c === undefined || l === undefined || u === undefined) return s;
	const read = async (n) => {
		const r = {
			pageSize: l + 1,
			skip: n * l,
			orderBy: "created_at"
		};
		return (await sendUsing(e, t(r), (e) => take(e, e.rows.slice(1))))();
	};
	const d = 1 + (e.concurrency ?? v);
	const f = Array.from({ length: Math.ceil((u - 1) / l) - 1 }, (e, t) => t + 1);
	const p = [c, ...await mapPool(f, d, read)];
	const m = a === u && i.size === u && areNeighbors(p, u);
	return m ? { kept: p.flatMap(({ kept: e }) => e) } : { total: u };
}
function areNeighbors(e, t) {
	return e.every(({ firstUid: n, totalCount: r }, i) => r === t && (i === 0 || n === e[i - 1]?.lastUid));
}
async function sendUsing(e, t, n) {
	const decode = (e) => {
		const r = t.decode(e);
		try {
			const e = n(r);
			return () => e;
		} catch (e) {
			return () => {
				throw e;
			};
		}
	};
	return e.send({
		...t,
		decode
	});
}
;
const de = 2 ** 31 - 1;
const fe = {
	now: () => Date.now(),
	sleep: (e, t) => new Promise((n) => {
		if (t.aborted) {
			n();
			return;
		}
		const done = () => {
			clearTimeout(r);
			t.removeEventListener("abort", done);
			n();
		};
		const r = setTimeout(done, e);
		t.addEventListener("abort", done);
	})
};
;
const pe = "&#x200b;";
const me = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;"
};
const entity = (e) => me[e] ?? `&#x${e.charCodeAt(0).toString(16)};`;
const he = /[&<>"'\\`*_{}[\]()!|~$^#@]|:(?=[:/]|[\w+-]+:)|(?<=\bwww)\.|(?<=\bGH)-(?=\d)|^[-+=]|(?<=^\d{1,9})\./gi;
const ge = /[#@:.-]/;
function escapeMarkdown(e, t = y) {
	return plain_text_plainLine(e, t).replace(he, (e) => ge.test(e) ? entity(e) + pe : entity(e));
}
const _e = /^(?! )(?:[a-z0-9 ._+~=-]|[:/](?![:/]))*$/i;
const ve = /www\.|:\/|\bGH-\d/i;
const ye = /&#x40;(?=[\w.-]*\.[a-z])/gi;
function codeMarkdown(e, t = DEFAULT_TEXT_LIMIT) {
	const n = plainLine(e, t);
	if (n === "") return "";
	if (_e.test(n) && !ve.test(n)) return `\`${n}\``;
	return `<code>${n.replace(he, entity).replace(ye, `&#x40;${pe}`)}</code>`;
}
function linkMarkdown(e, t) {
	const n = URL.canParse(t) ? new URL(t) : undefined;
	if (n?.protocol !== "https:" || n.username !== "" || n.password !== "") return e;
	return `[${e}](${n.href.replace(/[()<>\\|*_`'"[\]]/g, (e) => `%${e.charCodeAt(0).toString(16)}`)})`;
}
function fenceFor(e) {
	const t = e.flatMap((e) => Array.from(e.matchAll(/`+/g), ([e]) => e.length));
	return "`".repeat(t.reduce((e, t) => Math.max(e, t), 2) + 1);
}
function fenceMarkdown(e, t = "") {
	const n = showInvisible(e.replace(/\r\n?/g, "\n")).replace(/\n$/, "");
	const r = fenceFor([n]);
	return `${r}${t}\n${n}\n${r}`;
}
const tellMore = (e) => `\n${counted(e, "more row is", "more rows are")} omitted here to limit the size; the report has all of them.\n`;
const tableRow = (e) => `| ${e.map((e) => e.replace(/\n/g, " ")).join(" | ")} |\n`;
function tableMarkdown(e, t) {
	return tableOf(e, t, (e) => e);
}
function tableOf(e, t, n) {
	const r = {
		length: t.length,
		at: (e) => t.slice(e, e + 1).map((e) => tableRow(n(e)))[0]
	};
	return {
		before: tableRow(e) + tableRow(e.map(() => "---")),
		rows: r,
		after: "",
		more: tellMore
	};
}
function listMarkdown(e) {
	const t = e.map((e) => `- ${e.replace(/\n/g, " ")}\n`);
	return {
		before: "",
		rows: t,
		after: "",
		more: tellMore
	};
}
function detailsMarkdown(e, t) {
	const n = `<details>\n<summary>${e}</summary>\n\n`;
	const r = "\n</details>\n";
	if (typeof t === "string") return {
		before: `${n}${t}\n`,
		rows: [],
		after: r,
		more: tellMore
	};
	return {
		...t,
		before: `${n}${t.before}`,
		after: `${t.after}${r}`
	};
}
const endLine = (e) => e.endsWith("\n") ? e : `${e}\n`;
const frameOf = (e) => typeof e === "string" ? byteLength(endLine(e)) + 1 : byteLength(e.before) + byteLength(e.more(e.rows.length)) + byteLength(e.after) + 1;
function assembleMarkdown(e, t) {
	let n = t;
	const r = [];
	for (const t of e) {
		const e = frameOf(t);
		if (e > n) break;
		n -= e;
		r.push(t);
	}
	let i = 0;
	const a = [];
	for (const e of r) {
		if (typeof e === "string") {
			a.push(endLine(e));
			continue;
		}
		const t = [];
		for (let r = e.rows.at(0); r !== undefined; r = e.rows.at(t.length)) {
			const e = byteLength(r);
			if (e > n) break;
			n -= e;
			t.push(r);
		}
		const r = e.rows.length - t.length;
		i += r;
		a.push(`${e.before}${t.join("")}${r === 0 ? "" : e.more(r)}${e.after}`);
	}
	return {
		text: a.join("\n"),
		omittedRows: i,
		omittedBlocks: e.length - r.length
	};
}
;
const be = "***";
const xe = 4;
const Se = 6;
function createRedactor() {
	const e = new Set();
	let t = [];
	const n = createPieceIndex();
	return {
		add: (r) => {
			const i = linesOf(r);
			for (const r of i.flatMap(formsOf)) {
				if (e.has(r.text)) continue;
				e.add(r.text);
				if (r.text.length >= x) n.add(r);
				else t = [...t, r.text].sort((e, t) => t.length - e.length);
			}
			return [...new Set(i.flatMap(masksOf))];
		},
		redact: (e) => t.reduce((e, t) => e.replaceAll(t, be), cutOut(e, n.find(e)))
	};
}
function linesOf(e) {
	const t = e.split(/\r?\n/).map((e) => e.trim());
	return [...new Set(t)].filter((e) => e.length >= xe);
}
function masksOf(e) {
	const t = [e, `_token:${e}`].flatMap((e) => bothAlphabets(base64Of(e)));
	return [
		e,
		...t,
		...urlEncoded(e)
	];
}
function formsOf(e) {
	const t = headerLength(e);
	const n = [
		0,
		1,
		2
	].flatMap((t) => bothAlphabets(alignedBase64(e, t)));
	const r = Math.ceil(t * 4 / 3);
	const i = e.length >= x ? [] : masksOf(e).filter((e) => e.length >= Se);
	const a = [
		...urlEncoded(e),
		jsonEscaped(e),
		escapeXml(e),
		...i
	];
	return [
		{
			text: e,
			start: t
		},
		{
			text: inMarkdown(e),
			start: inMarkdown(e.slice(0, t)).length
		},
		...a.map((e) => ({
			text: e,
			start: 0
		})),
		...n.filter((e) => e.length >= S).map((e) => ({
			text: e,
			start: r
		}))
	];
}
function headerLength(e) {
	const t = /^eyJ[\w-]*\.(?=[\w-]+\.)/.exec(e)?.[0] ?? "";
	return e.length - t.length >= x ? t.length : 0;
}
function urlEncoded(e) {
	const t = encodeURIComponent(e.replace(/\p{Cs}/gu, ""));
	const n = t.replace(/%[0-9A-F]{2}/g, (e) => e.toLowerCase());
	return [...new Set([t, n])].filter((t) => t !== e);
}
const inMarkdown = (e) => escapeMarkdown(e, Number.POSITIVE_INFINITY);
const jsonEscaped = (e) => JSON.stringify(e).slice(1, -1);
function base64Of(e) {
	const t = Array.from(new TextEncoder().encode(e), (e) => String.fromCharCode(e)).join("");
	return btoa(t).replace(/=+$/, "");
}
function alignedBase64(e, t) {
	const n = base64Of("_".repeat(t) + e);
	const r = n.length % 4 === 0 ? 0 : 1;
	return n.slice(t === 0 ? 0 : t + 1, n.length - r);
}
function bothAlphabets(e) {
	return [...new Set([e, e.replaceAll("+", "-").replaceAll("/", "_")])];
}
function cutOut(e, t) {
	let n = "";
	let r = 0;
	for (const { start: i, end: a } of t) {
		if (i >= r) n += e.slice(r, i) + be;
		r = a;
	}
	return n + e.slice(r);
}
const x = 24;
const S = 12;
const Ce = 32;
const we = /[^\w.~%+/=:&#;-]/;
const Te = /[\w.~%+/=:&#;-]{24,}/g;
const Ee = /[\s\S]{24,}/g;
function createPieceIndex() {
	const e = new Map();
	let t = Te;
	const pieceAt = (t, n) => {
		const r = e.get(t.slice(n, n + S));
		if (r === undefined) return undefined;
		const i = r.flatMap(({ form: e, offset: r }) => matchAt(t, n, e, r) ?? []);
		if (i.length === 0) return undefined;
		const a = Math.min(...i.map((e) => e.start));
		return {
			start: a,
			end: Math.max(...i.map((e) => e.end))
		};
	};
	return {
		add: (n) => {
			if (we.test(n.text)) t = Ee;
			for (let t = n.start; t + S <= n.text.length; t += S) {
				const r = n.text.slice(t, t + S);
				const i = e.get(r);
				if (i === undefined) e.set(r, [{
					form: n,
					offset: t
				}]);
				else if (i.length < Ce) i.push({
					form: n,
					offset: t
				});
			}
		},
		find: (n) => {
			if (e.size === 0) return [];
			const r = [];
			for (const { 0: e, index: i } of n.matchAll(t)) {
				const t = i + e.length;
				for (let e = i; e + S <= t; e += 1) {
					const t = pieceAt(n, e);
					if (t === undefined) continue;
					r.push(t);
					e = t.end - 1;
				}
			}
			return r;
		}
	};
}
function matchAt(e, t, { start: n, text: r }, i) {
	let a = S;
	while (i + a < r.length && e[t + a] === r[i + a]) a += 1;
	let o = 0;
	while (o < i && e[t - o - 1] === r[i - o - 1]) o += 1;
	const s = a + Math.min(o, i - n);
	return s < x ? undefined : {
		start: t - o,
		end: t + a
	};
}
;
function createLimit({ signal: e, timeoutMs: t }) {
	if (t !== undefined && !(t > 0)) throw new TypeError(`\`timeoutMs\` is ${t}, which is not a time`);
	if (t === undefined) return e === undefined ? undefined : (t) => t(e);
	const n = new AbortController();
	const r = e === undefined ? n.signal : AbortSignal.any([e, n.signal]);
	const end = () => n.abort(new CallTimeout(`the call took longer than ${t} ms`));
	let i = t;
	let a = 0;
	let o = 0;
	let s;
	return async (e) => {
		a += 1;
		if (a === 1) {
			o = performance.now();
			s = setTimeout(end, Math.min(i, de));
		}
		try {
			return await e(r);
		} finally {
			a -= 1;
			if (a === 0) {
				clearTimeout(s);
				i = Math.max(0, i - (performance.now() - o));
			}
		}
	};
}
function limitClient(e, t = {}) {
	const n = createLimit(t);
	if (n === undefined) return e;
	return {
		...e,
		send: (t) => n((n) => e.send(t, { signal: n }))
	};
}
function limitTransport(e, t = {}) {
	const n = createLimit(t);
	return n === undefined ? e : (t) => n((n) => e({
		...t,
		signal: n
	}));
}
;
const De = /^(\d{4})-(\d{2})-(\d{2})$/;
const Oe = "2026-01-31T00:00:00.000Z".length;
const ke = /^(\d{4})-(\d{2})-(\d{2})[Tt ](\d{2}):(\d{2}):(\d{2})(\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/;
function parseTime(e) {
	if (e.length === Oe && !e.startsWith("00")) {
		const t = Date.parse(e);
		if (!Number.isNaN(t) && renderTime(t) === e) return t;
	}
	const t = De.exec(e) ?? ke.exec(e);
	if (t === null) return undefined;
	const [, n, r, i, a = "00", o = "00", s = "00", c = "", l = "Z"] = t;
	if (!isCalendarDay(Number(n), Number(r), Number(i)) || Number(a) > 23) return undefined;
	const u = `${s}.${`${c.slice(1)}000`.slice(0, 3)}`;
	const d = Date.parse(`${n}-${r}-${i}T${a}:${o}:${u}${l.toUpperCase()}`);
	return Number.isNaN(d) ? undefined : d;
}
const C = 864e5;
function parseDate(e) {
	return De.test(e) ? parseTime(e) : undefined;
}
function hasBegun(e, t) {
	const n = parseDate(e);
	return n !== undefined && n <= t;
}
function renderTime(e) {
	const t = new Date(e);
	if (Number.isNaN(t.getTime())) throw new TypeError(`${e} is not a time`);
	return t.toISOString();
}
function renderDate(e) {
	return renderTime(e).slice(0, 10);
}
function isCalendarDay(e, t, n) {
	const r = new Date(Date.UTC(e, t - 1, n));
	return r.getUTCMonth() === t - 1 && r.getUTCDate() === n && r.getUTCFullYear() === e;
}
const Ae = 6e4;
const je = 36e5;
const Me = [
	[
		"minute",
		Ae,
		60
	],
	[
		"hour",
		je,
		48
	],
	[
		"day",
		C,
		60
	],
	[
		"month",
		C * 30.44,
		24
	]
];
const Ne = ["year", C * 365.25];
function relativeTime(e, t) {
	const n = Math.abs(t - e);
	if (n < Ae) return "just now";
	const [r, i] = Me.find(([, e, t]) => n < e * t) ?? Ne;
	const a = counted(Math.floor(n / i), r);
	return e > t ? `in ${a}` : `${a} ago`;
}
function datedTime(e, t) {
	return `${relativeTime(e, t)} (${renderDate(e)})`;
}
const Pe = {
	d: C,
	h: je,
	m: Ae,
	s: 1e3
};
const Fe = {
	...Pe,
	w: 7 * C
};
function parseDuration(e) {
	const t = /^([0-9]{1,9})([smhdw])$/.exec(e);
	const n = Fe[t?.[2] ?? ""];
	return n === undefined ? undefined : Number(t?.[1]) * n;
}
function renderDuration(e) {
	let t = Math.max(0, e);
	const n = Object.entries(Pe).flatMap(([e, n]) => {
		const r = Math.floor(t / n);
		t -= r * n;
		return r > 0 ? [`${r}${e}`] : [];
	});
	return n.slice(0, 2).join(" ") || "0s";
}
;
class decode_Misfit extends TypeError {
	#e;
	constructor(e = "") {
		super(`${e === "" ? "it" : `\`${e}\``} has the wrong type`);
		this.#e = e;
	}
	get place() {
		return this.#e;
	}
}
function decodeAt(e, t, n, r) {
	try {
		return t(n, r);
	} catch (t) {
		if (!(t instanceof decode_Misfit)) throw t;
		throw new decode_Misfit(t.place === "" ? String(e) : `${e}.${t.place}`);
	}
}
function decode_valueOf(e) {
	return (t) => {
		if (e(t)) return t;
		throw new decode_Misfit();
	};
}
const isText = (e) => typeof e === "string";
const isInteger = (e) => Number.isSafeInteger(e);
const Ie = decode_valueOf((e) => typeof e === "boolean");
function maybe(e) {
	return (t, n) => t === undefined || t === null ? undefined : e(t, n);
}
function absentAs(e, t) {
	return (n, r) => n === undefined || n === null ? t() : e(n, r);
}
const w = decode_valueOf(isText);
const Le = decode_valueOf((e) => isText(e) && e !== "");
const T = absentAs(w, () => "");
const E = maybe(w);
function each(e, t) {
	return Object.fromEntries(e.map((e) => [e, t]));
}
const texts = (...e) => each(e, T);
const scoreText = (e) => T(typeof e === "number" ? String(e) : e);
function enumName(e) {
	return scoreText;
}
const D = absentAs(Ie, () => false);
const Re = maybe(Ie);
const O = absentAs(decode_valueOf(isInteger), () => 0);
const k = maybe((e) => {
	const t = isText(e) ? /^[0-9]{1,15}$/.test(e) : isInteger(e) && e >= 0;
	if (t) return Number(e);
	throw new decode_Misfit();
});
function listOf(e) {
	return absentAs(items(e), () => []);
}
function maybeListOf(e) {
	return maybe(items(e));
}
function items(e) {
	return (t, n) => {
		if (!Array.isArray(t)) throw new decode_Misfit();
		for (let r = 0; r < t.length; r += 1) t[r] = decodeAt(r, e, t[r], n);
		return t;
	};
}
function mapOf(e) {
	return absentAs((t) => {
		if (!json_value_isRecord(t)) throw new decode_Misfit();
		const n = Object.entries(t);
		return Object.fromEntries(n.map(([t, n]) => [t, decodeAt(t, e, n)]));
	}, () => ({}));
}
const A = message({});
function message(e) {
	const t = Object.entries(e);
	const n = new Set(Object.keys(e));
	const decode = (e, r) => {
		if (!json_value_isRecord(e)) throw new decode_Misfit();
		const i = e;
		for (const [e, n] of t) {
			const t = i[e];
			const a = readField(e, n, t, r);
			if (a !== t) i[e] = a;
		}
		for (const e in i) {
			const t = i[e];
			if (typeof t === "object" && !n.has(e)) i[e] = withoutNulls(t);
		}
		return i;
	};
	return Object.assign(decode, { fields: n });
}
function readField(e, t, n, r) {
	const i = r === undefined || r[e];
	try {
		return decodeAt(e, t, n, typeof i === "object" ? i : undefined);
	} catch (a) {
		if ((i ?? false) !== false || n === undefined) throw a;
		return readField(e, t, undefined, r);
	}
}
const ze = 100;
function withoutNulls(e, t = 0) {
	if (t > ze) return e;
	if (Array.isArray(e)) return e.map((e) => withoutNulls(e, t + 1));
	if (!json_value_isRecord(e)) return e ?? undefined;
	const n = Object.entries(e).filter(([, e]) => e !== null);
	return Object.fromEntries(n.map(([e, n]) => [e, withoutNulls(n, t + 1)]));
}
function changed(e, t) {
	const own = (n, r) => t(e(n, r));
	return Object.assign(own, { fields: e.fields });
}
function answerOf(e, t = false) {
	return (n, r) => {
		if (!json_value_isRecord(n)) throw new decode_Misfit();
		const i = Object.keys(n);
		const a = t && i.length === 0;
		const o = i.some((r) => e.fields.has(r) && (t || n[r] !== null));
		if (!o && !a && e.fields.size > 0) throw new TypeError(`it has none of the fields ${[...e.fields].join(", ")}`);
		return e(n, r);
	};
}
;
function requireToken(e) {
	if (e === "" || isToken(e)) return e;
	throw new TypeError("a token contains a space, a line break or another character that tokens cannot contain");
}
function fixedToken(e) {
	const t = requireToken(e);
	return {
		get: async () => t,
		renew: async () => undefined
	};
}
const Be = 6e4;
function mintedToken(e, t, n = false) {
	let r;
	let i;
	const make = async () => {
		const n = await e();
		return n.expiresAt > t.now() ? n : {
			...n,
			expiresAt: Number.POSITIVE_INFINITY
		};
	};
	const fresh = () => {
		const e = make();
		if (n) e.catch(() => {
			r = undefined;
		});
		return e;
	};
	const hold = () => r ??= fresh();
	return {
		get: async () => {
			const e = hold();
			const n = await e;
			if (n.expiresAt - t.now() >= Be) return n.token;
			if (r === e) r = fresh();
			return (await hold()).token;
		},
		renew: async (e) => {
			const t = hold();
			const n = await t;
			if (n.token !== e) return n.token;
			if (r === t) {
				if (t === i) return undefined;
				i = fresh();
				r = i;
			}
			return (await hold()).token;
		}
	};
}
;
const Ve = new Set([
	"nextPageToken",
	"totalCount",
	"skipped"
]);
const He = message({
	nextPageToken: T,
	totalCount: k,
	skipped: k
});
function pageDecoder(e, t) {
	const n = listOf(t);
	return (t, r) => {
		if (!json_value_isRecord(t)) throw new decode_Misfit();
		const i = Object.keys(t);
		if (!i.includes(e) && (i.length === 0 || !i.every((e) => Ve.has(e)))) throw new TypeError(`it is not a list of \`${e}\``);
		const { nextPageToken: a, skipped: o, totalCount: s } = He({
			...t,
			[e]: undefined
		});
		const c = decodeAt(e, n, t[e], r);
		const l = c.findIndex((e) => json_value_isRecord(e) && e["uid"] === "");
		if (l >= 0) throw new TypeError(`\`${e}.${l}.uid\` is empty`);
		return {
			rows: c,
			nextPageToken: a,
			totalCount: s,
			skipped: o ?? 0
		};
	};
}
function decodeEnvelope(e, t) {
	if (isRecord(e) && Object.keys(e).length === 0) throw new TypeError("it has none of the keys of a list");
	const n = rowsKey(e, t);
	if (!isRecord(e) || n === undefined) {
		const t = [{
			kind: "whole",
			uid: "",
			value: e
		}];
		return {
			rows: t,
			nextPageToken: "",
			totalCount: undefined,
			skipped: 0
		};
	}
	const r = e[n] ?? [];
	if (!Array.isArray(r)) throw new Misfit(n);
	const { nextPageToken: i, skipped: a, totalCount: o } = He({
		...e,
		[n]: undefined
	});
	return {
		rows: nameRows(r),
		nextPageToken: i,
		totalCount: o,
		skipped: a ?? 0
	};
}
function rowsKey(e, t) {
	if (!isRecord(e)) return undefined;
	const n = Object.keys(e).filter((e) => !Ve.has(e));
	const r = n.filter((t) => Array.isArray(e[t]));
	const i = Object.keys(e).some((e) => Ve.has(e));
	if (!i && r.length < n.length) return undefined;
	const a = [t, "items"].find((e) => r.includes(e));
	if (a !== undefined) return a;
	if (r.length > 1) return undefined;
	return r[0] ?? t;
}
function nameRows(e) {
	const t = new Map();
	return e.map((e) => {
		const n = textOf(fieldOf(e, "uid") ?? fieldOf(e, "id"));
		if (n !== undefined) return {
			kind: "row",
			uid: n,
			value: e
		};
		const r = JSON.stringify(e);
		const i = t.get(r) ?? 0;
		t.set(r, i + 1);
		return {
			kind: "row",
			uid: `${i} ${r}`,
			value: e
		};
	});
}
;
const values = (...e) => each(e, "value");
const members = (...e) => each(e, "member");
function writeBody(e, t, n) {
	return written(e, t, n, "");
}
function written(e, t, n, r) {
	const i = {};
	for (const [a, o] of Object.entries(n)) {
		const n = Reflect.get(t, a);
		if (n === undefined || n === null) continue;
		const s = write_body_valueOf(e, n, o, `${r}${a}`);
		const c = o === "value" || typeof o === "object" && s !== "";
		if (!isEmpty(s) || e === "update" && c) i[a] = s;
	}
	return i;
}
function write_body_valueOf(e, t, n, r) {
	if (typeof n === "string") return t;
	if ("fields" in n) return json_value_isRecord(t) ? written(e, t, n.fields, `${r}.`) : t;
	if (Array.isArray(t)) for (const [e, i] of t.entries()) requireEnumName(`${r}.${e}`, String(i), n.names);
	else if (t !== "") requireEnumName(r, String(t), n.names);
	return t;
}
function isEmpty(e) {
	if (e === "") return true;
	return typeof e === "object" && e !== null && Object.keys(e).length === 0;
}
function maskText(e) {
	if (e?.length === 0) throw new TypeError("the mask lists no field, so nothing would be changed");
	return e?.join(",");
}
;
function resource(e, t, n) {
	const at = (t) => e + call_path`/${t}`;
	return {
		list: (n) => listOperation(e, t, n),
		get: (e) => readCall(at(e), t),
		create: (e, r) => postCall(at(e), r, t, n),
		update: (e, r, i) => patchCall(at(e), r, i, t, n),
		remove: (e) => ({
			method: "DELETE",
			path: at(e),
			decode: decodeNothing,
			idempotent: true
		})
	};
}
function decodeNothing(e) {
	const t = json_value_isRecord(e) ? Object.keys(e).length === 0 : (e ?? undefined) === undefined;
	if (!t) throw new TypeError("it is not empty");
}
function readCall(e, t, n, r = false) {
	const i = {
		method: "GET",
		path: e,
		decode: answerOf(t, r),
		idempotent: true
	};
	return n === undefined ? i : {
		...i,
		query: n
	};
}
function readV1Call(e, t, n) {
	const r = answerOf(t, true);
	return {
		...readCall(e, t, n),
		decode: (e, t) => r(e ?? {}, t)
	};
}
function postCall(e, t, n, r) {
	const i = r === undefined ? t : writeBody("create", t, r);
	return {
		method: "POST",
		path: e,
		body: i,
		decode: answerOf(n),
		idempotent: false
	};
}
function patchCall(e, t, n, r, i) {
	return {
		method: "PATCH",
		path: e,
		query: { updateMask: maskText(n) },
		body: i === undefined ? t : writeBody("update", t, i),
		decode: answerOf(r),
		idempotent: true
	};
}
function listOperation(e, t, n = {}, r = e.slice(e.lastIndexOf("/") + 1)) {
	const i = pageDecoder(r, t);
	const decodeFirst = (e, t) => {
		const n = i(e, t);
		if (n.skipped > 0) throw new TypeError("`skipped` is not 0, although nothing was to be skipped");
		return n;
	};
	const { ancestorsOf: a, childrenOf: o, descendantsOf: s, inRoot: c, uids: l, ...u } = n;
	const d = structuredClone({
		"uidp.descendants_of": s,
		"uidp.children_of": o,
		"uidp.ancestors_of": a,
		"uidp.in_root": c,
		"uidp.ids": l,
		...u
	});
	return ({ orderBy: t, pageSize: n, pageToken: r, skip: a }) => ({
		method: "GET",
		path: e,
		query: {
			...d,
			page_size: n,
			page_token: r,
			order_by: t,
			skip: a
		},
		decode: a === undefined && r === undefined ? decodeFirst : i,
		idempotent: true
	});
}
;
const Ue = message({
	token: Le,
	expiry: T,
	refreshToken: T
});
const We = message({
	token: Ue,
	refreshToken: maybe(message({ token: T }))
});
const Ge = message({
	ecdhPublicKey: T,
	encryptedIdtoken: T
});
const Ke = 20 * 6e4;
async function exchangeToken(e, t, n, r) {
	const { audience: i, capabilities: a, idToken: o, identity: s, identityProvider: c, scopes: l } = n;
	const u = {
		aud: [i],
		identity: s,
		identityProvider: c,
		scopes: l,
		cap: a
	};
	const d = `${t}/sts/exchange`;
	const f = await post(e, d, u, o, Ue, { token: true });
	return minted(f, r);
}
async function refreshToken(e, t, n, r) {
	const { audience: i, capabilities: a, scopes: o } = n;
	const s = {
		aud: [i],
		scopes: o,
		cap: a
	};
	const c = `${t}/sts/exchange_refresh_token`;
	const l = {
		token: { token: true },
		refreshToken: true
	};
	const u = await post(e, c, s, n.refreshToken, We, l, false);
	return {
		...minted(u.token, r),
		refreshToken: u.refreshToken?.token || undefined
	};
}
function getHeadlessSession(e) {
	return {
		...readCall("/sts/headless_sessions", Ge, { code: e }),
		anonymous: true
	};
}
async function post(e, t, n, r, i, a, o = true) {
	return e({
		method: "POST",
		url: t + renderQuery(n),
		headers: { authorization: `Bearer ${requireToken(r)}` },
		idempotent: o,
		judge: (e) => answerOf(i)(readBody(e), a)
	});
}
function minted(e, t) {
	return {
		token: e.token,
		expiresAt: parseTime(e.expiry) ?? t + Ke
	};
}
;
function tokensFor(e, t, n) {
	if (n !== undefined) {
		e.mask(n);
		return fixedToken(n);
	}
	if (e.personal === undefined && e.idToken === undefined) return undefined;
	return mintedToken(() => mintToken(e, t), e.clock, e.retriesFailures);
}
async function mintToken(e, t) {
	const { explain: n, identity: r, idToken: i, mask: a, narrowing: o, personal: s } = e;
	const masked = (e) => {
		a(e.token);
		return e;
	};
	if (s !== undefined) return masked(await s(t));
	if (i === undefined) throw new TypeError("there is no identity to sign in as");
	const c = await i();
	a(c);
	try {
		const n = o?.limitsOf(t) ?? {};
		return masked(await mint_token_exchange(e, {
			idToken: c,
			audience: t,
			identity: r,
			...n
		}));
	} catch (e) {
		throw n === undefined ? e : await n(e, t, c);
	}
}
async function mint_token_exchange(e, t) {
	const { clock: n, issuerUrl: r, narrowing: i, transport: a } = e;
	const send = (e) => exchangeToken(a, r, e, n.now());
	try {
		return await send(t);
	} catch (e) {
		if (!(e instanceof PlatformError) || e.code !== "INVALID_ARGUMENT") throw e;
		const n = t.capabilities === undefined ? undefined : i?.withoutCapabilities();
		if (i === undefined || n === undefined) throw e;
		const { audience: r, idToken: a, identity: o } = t;
		const s = await send({
			idToken: a,
			audience: r,
			identity: o,
			...n
		});
		i.givenUp(e);
		return s;
	}
}
function issuerOf(e) {
	const t = new URL(e);
	if (!t.hostname.startsWith("console-api.")) return e;
	t.hostname = `issuer.${t.hostname.slice("console-api.".length)}`;
	return t.origin;
}
;
function failedTry(e, t) {
	if (e.kind === "failure") {
		const t = e.reason === "connection" || e.reason === "timeout";
		return {
			isTransient: t,
			wasTaken: e.sent,
			hintMs: undefined
		};
	}
	const { status: n } = e;
	const r = n === 429 || n === 403 && e.headers["retry-after"] !== undefined;
	const i = n === 408 || n === 499 || n >= 500 && n !== 501;
	const a = n < 300 ? undefined : hintOf(e, t);
	return {
		isTransient: r || i,
		wasTaken: !r,
		hintMs: a !== undefined && a <= qe ? a : undefined
	};
}
function shouldRetry(e, t) {
	return e.isTransient && (t || !e.wasTaken);
}
const qe = 6e4;
const Je = 500;
const Ye = 8e3;
function retryDelay(e, t, n) {
	if (t !== undefined) return t;
	const r = Math.min(Ye, Je * 2 ** (e - 1));
	return Math.round(r * (1 - n / 2));
}
async function withRetries(e, t, n) {
	const { clock: r, maxAttempts: i, random: a, signal: o } = e;
	for (let e = 1;; e += 1) {
		const s = await n(e);
		const { failed: c } = s;
		const l = c === undefined || o.aborted || e >= i;
		if (l || !shouldRetry(c, t)) return {
			last: s,
			tries: e
		};
		await r.sleep(retryDelay(e, c.hintMs, a()), o);
		if (o.aborted) return {
			last: s,
			tries: e
		};
	}
}
function createSend(e) {
	const { clock: t, http: n, requestTimeoutMs: r, signal: i } = e;
	return async (a, o, s = failedTry) => {
		const { last: c } = await withRetries(e, o, async () => {
			const e = await n({
				...a,
				timeoutMs: r,
				signal: i
			});
			return {
				result: e,
				failed: s(e, t.now())
			};
		});
		return c.result;
	};
}
const Xe = /^[A-Z][a-z]{2}, [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9]{2}:[0-9]{2}:[0-9]{2} GMT$/;
function hintOf(e, t) {
	const n = e.headers["retry-after"]?.trim() ?? "";
	if (/^[0-9]{1,9}$/.test(n)) return Number(n) * 1e3;
	const r = Xe.test(n) ? Date.parse(n) : Number.NaN;
	return Number.isNaN(r) ? retryInfoOf(e.body) : Math.max(0, r - t);
}
const Ze = 1048576;
function retryInfoOf(e) {
	if (e.length > Ze || !e.includes("google.rpc.RetryInfo")) return undefined;
	const t = recordsIn(json_value_fieldOf(parseJson(e), "details"));
	const n = t.find((e) => String(e["@type"]).endsWith("/google.rpc.RetryInfo"));
	const [, r] = /^([0-9]{1,9}(?:\.[0-9]{1,9})?)s$/.exec(String(n?.["retryDelay"])) ?? [];
	return r === undefined ? undefined : Math.ceil(Number(r) * 1e3);
}
;
const Qe = {
	400: "INVALID_ARGUMENT",
	401: "UNAUTHENTICATED",
	403: "PERMISSION_DENIED",
	404: "NOT_FOUND",
	405: "UNIMPLEMENTED",
	408: "DEADLINE_EXCEEDED",
	409: "ABORTED",
	412: "FAILED_PRECONDITION",
	429: "RESOURCE_EXHAUSTED",
	499: "CANCELLED",
	500: "INTERNAL",
	501: "UNIMPLEMENTED",
	502: "UNAVAILABLE",
	503: "UNAVAILABLE",
	504: "DEADLINE_EXCEEDED"
};
const $e = 1048576;
function decodeError(e, t, n = (e) => e, r) {
	const { status: i } = e;
	const a = e.headers["x-request-id"];
	const o = a === undefined ? undefined : n(a);
	const s = errorBody(e.body, n);
	if (i >= 300 && i < 400) {
		const e = {
			code: "REDIRECT",
			call: t,
			httpStatus: i,
			body: s,
			requestId: o
		};
		return new PlatformError("the server answered with a redirect, which is never followed", e);
	}
	const c = e.body.length > $e ? undefined : parseJson(e.body, n);
	const l = Qe[i] ?? (i >= 500 ? "INTERNAL" : "UNKNOWN");
	const u = {
		code: l,
		call: t,
		httpStatus: i,
		body: s,
		requestId: o,
		retryAfterMs: r
	};
	if (json_value_isRecord(c) && Number.isSafeInteger(c["code"])) {
		const e = decodeDetails(Array.isArray(c["details"]) ? c["details"] : []);
		const t = c["code"] !== 0 && ee[Number(c["code"])] || l;
		const n = textAt(c, "message") || `HTTP status ${i}`;
		return new PlatformError(n, {
			...u,
			...e,
			code: t
		});
	}
	const d = (json_value_isRecord(c) ? recordsAt(c, "errors")?.[0] : undefined) ?? {};
	const f = textAt(d, "message") || `HTTP status ${i}`;
	return new PlatformError(f, {
		...u,
		reason: textAt(d, "code")
	});
}
const et = 65536;
function errorBody(e, t) {
	const n = t(e.slice(0, $e));
	return n.slice(0, new TextEncoder().encodeInto(n, new Uint8Array(et)).read);
}
function decodeDetails(e) {
	const t = [];
	let n = {
		reason: "",
		domain: "",
		metadata: {}
	};
	let r = {
		fieldViolations: [],
		preconditions: [],
		resource: undefined,
		others: t
	};
	for (const i of e) {
		const e = json_value_isRecord(i) ? i : {};
		const at = (t) => textAt(e, t);
		const a = at("@type").split(/[/.]/).pop();
		const o = a === "BadRequest" ? recordsAt(e, "fieldViolations") : undefined;
		const s = a === "PreconditionFailure" ? recordsAt(e, "violations") : undefined;
		if (a === "ErrorInfo") n = {
			reason: at("reason"),
			domain: at("domain"),
			metadata: textsAt(e, "metadata")
		};
		else if (o !== undefined) r = {
			...r,
			fieldViolations: o.map((e) => textsOf(e, "field", "description"))
		};
		else if (s !== undefined) {
			const e = s.map((e) => textsOf(e, "type", "subject", "description"));
			r = {
				...r,
				preconditions: e
			};
		} else if (a === "ResourceInfo") {
			const [e, t] = [at("owner"), at("description")];
			const n = {
				type: at("resourceType"),
				name: at("resourceName"),
				owner: e,
				description: t
			};
			r = {
				...r,
				resource: n
			};
		} else t.push(i);
	}
	return {
		details: r,
		...n
	};
}
function textsOf(e, ...t) {
	return Object.fromEntries(t.map((t) => [t, textAt(e, t)]));
}
function textAt(e, t) {
	const n = e[t];
	return typeof n === "string" ? n : "";
}
function textsAt(e, t) {
	const n = e[t];
	const r = json_value_isRecord(n) ? Object.entries(n) : [];
	return Object.fromEntries(r.flatMap(([e, t]) => typeof t === "string" ? [[e, t]] : []));
}
function recordsAt(e, t) {
	const n = e[t];
	return Array.isArray(n) && n.every(json_value_isRecord) ? n : undefined;
}
;
const tt = /^[\t\x20-\x7e\x80-\xff]*$/;
function createTransport(e) {
	if (!tt.test(e.userAgent)) throw new TypeError("`userAgent` contains a line break or another character that headers cannot contain");
	const t = e.redact ?? ((e) => e);
	return async (n) => {
		let r = false;
		const i = `${n.method} ${pathOf(n.url)}`;
		const a = n.signal === undefined ? e.signal : AbortSignal.any([e.signal, n.signal]);
		if (a.aborted) throw stoppedError(a, i, false);
		const attempt = async (o) => {
			const s = await transport_sendOnce({
				...e,
				signal: a
			}, n, o).catch((e) => {
				throw e === a.reason ? stoppedError(a, i, r) : e;
			});
			const c = judge(n, s, t, e.clock.now());
			r ||= c.failed?.wasTaken === true;
			return c;
		};
		const o = {
			...e,
			signal: a,
			...n.once === true ? { maxAttempts: 1 } : {}
		};
		const { last: s, tries: c } = await withRetries(o, n.idempotent, attempt);
		if (s.failed === undefined) return s.value;
		if (a.aborted) throw stoppedError(a, i, r);
		throw withTries(s.error, c, r);
	};
}
function transport_sendOnce(e, t, n) {
	const { clock: r, http: i, limiter: a, requestTimeoutMs: o, signal: s, trace: c, userAgent: l } = e;
	const { body: u, limit: d, method: f, url: p } = t;
	return a(async () => {
		const e = r.now();
		const a = await i({
			method: f,
			url: p,
			headers: {
				accept: "application/json",
				"user-agent": l,
				...t.headers
			},
			...u === undefined ? {} : { body: u },
			timeoutMs: o,
			...d === undefined ? {} : { maximumBytes: d.maximumBytes },
			signal: s
		});
		const m = a.kind === "response" ? a.status : a.reason;
		c({
			method: f,
			path: pathOf(p),
			outcome: m,
			attempt: n,
			milliseconds: r.now() - e
		});
		return a;
	}, s);
}
const nt = {
	connection: "CONNECTION",
	timeout: "TIMEOUT",
	aborted: "CANCELLED",
	"too-large": "UNDECODABLE",
	certificate: "CERTIFICATE"
};
const rt = new Set([...[
	"CANCELLED",
	"UNAVAILABLE",
	"RESOURCE_EXHAUSTED",
	"INTERNAL",
	"UNKNOWN"
], ...[
	"DEADLINE_EXCEEDED",
	"ABORTED",
	"DATA_LOSS",
	"CONNECTION",
	"TIMEOUT"
]]);
function judge(e, t, n, r) {
	const i = failedTry(t, r);
	const fail = (e) => {
		const t = i.isTransient || e.httpStatus === 409;
		return {
			error: e,
			failed: {
				...i,
				isTransient: t && rt.has(e.code)
			}
		};
	};
	const a = n(`${e.method} ${pathOf(e.url)}`);
	if (t.kind === "failure") {
		const { reason: r, sent: i } = t;
		if (r === "too-large" && e.limit !== undefined) return {
			value: e.limit.tooLarge(),
			failed: undefined
		};
		return fail(new PlatformError(n(t.message), {
			code: nt[r],
			call: a,
			sent: i
		}));
	}
	const { location: o } = t.headers;
	if (e.redirected !== undefined && o !== undefined && it.includes(t.status)) return {
		value: e.redirected(o),
		failed: undefined
	};
	if (t.status < 200 || t.status >= 300) return fail(decodeError(t, a, n, i.hintMs));
	const { body: s } = t;
	t.body = "";
	try {
		return {
			value: e.judge(s, t.headers),
			failed: undefined
		};
	} catch (e) {
		const r = e instanceof Error ? e.message : String(e);
		const i = n(r);
		const o = i === r ? e : undefined;
		const c = n(t.headers["x-request-id"] ?? "") || undefined;
		const l = errorBody(s, n);
		const u = {
			code: "UNDECODABLE",
			call: a,
			httpStatus: t.status,
			body: l,
			requestId: c,
			cause: o
		};
		return fail(new PlatformError(`the answer could not be read: ${i}`, u));
	}
}
const it = [
	301,
	302,
	303,
	307,
	308
];
function withTries(e, t, n) {
	if (t === 1) return e;
	const r = `${e.message} (after ${t} tries)`;
	return new PlatformError(r, {
		...e,
		cause: e.cause,
		sent: e.sent || n
	});
}
function pathOf(e) {
	return e.slice(e.indexOf("/", e.indexOf("//") + 2));
}
;
const ot = "latest";
const st = "library";
function withPlainHost([e, ...t]) {
	return [plainHost(String(e)), ...t];
}
function fileSegments({ host: e, path: t }) {
	const n = plainHost(e ?? j);
	const r = n === j && t.length === 1;
	return [
		n,
		...r ? [st] : [],
		...t
	];
}
function mapsDockerHub({ mappings: e }) {
	return e.some(({ from: e }) => e[0] === j);
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
	if (!isHostSegment(e)) return "its left side does not begin with a registry host, such as `mirror.example` or `docker.io`";
	return t.some((e) => /[:@]/.test(e)) ? "its left side has a tag or a digest" : undefined;
}
function nameProblem(e, t) {
	const n = parseImageReference([...t, "image"].join("/"));
	return n.kind === "malformed" ? `on its ${e} side, ${n.reason}` : undefined;
}
function isUsableMapping(e, t) {
	const leadsHere = ({ to: e }) => isOurs(String(e[0]), t);
	const isBroader = ({ from: t }) => t.length < e.from.length && t.every((t, n) => t === e.from[n]);
	return leadsHere(e) || t.mappings.some((e) => isBroader(e) && leadsHere(e));
}
function locateImage(e, t, n) {
	const r = e.tag ?? ot;
	const { host: i, path: a } = e;
	const o = i === undefined && n === "ours";
	const s = o || t.mappings.length === 0 ? [] : fileSegments(e);
	const c = longestMapping(s, t.mappings);
	if (c !== undefined) {
		const n = [...c.to, ...s.slice(c.from.length)];
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
	if (i === undefined) {
		if (n === "foreign") return {
			kind: "foreign",
			host: i
		};
	} else if (!isOurs(i, t)) return {
		kind: "foreign",
		host: i
	};
	const l = a.length === 1 ? [M, ...a] : a;
	return ours(a, r, {
		host: i ?? ct,
		path: l,
		tag: r,
		digest: undefined
	});
}
function ours(e, t, n) {
	const r = e.length === 1 ? [M, ...e] : e;
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
	return n === ct || n === plainHost(t.registryHost);
}
function longestMapping(e, t) {
	if (e.length === 0) return undefined;
	const n = t.filter(({ from: t, to: n }) => (t.length < e.length || t.length === e.length && n.length > 1) && t.every((t, n) => t === e[n]));
	return n.sort((e, t) => t.from.length - e.from.length)[0];
}
const ct = "cgr.dev";
const j = "docker.io";
const lt = new Set([
	j,
	"index.docker.io",
	"registry-1.docker.io"
]);
function plainHost(e) {
	const t = e.toLowerCase();
	const n = t.endsWith(":443") ? t.slice(0, -":443".length) : t;
	return lt.has(n) ? j : n;
}
const M = "chainguard";
function isPublic(e, t) {
	return e.startsWith(`${M}/`) && (t === "latest" || t === "latest-dev");
}
function imageNameIn(e, t) {
	const n = e.replace(/@.*$/s, "");
	const r = n.indexOf(":", n.lastIndexOf("/") + 1);
	const i = r < 0 ? n : n.slice(0, r);
	const a = parseImageReference(i);
	if (a.kind === "malformed") return i;
	const o = locateImage(a.reference, t, "foreign");
	return o.kind === "ours" ? o.image.repository : i;
}
;
const ut = /^[a-z0-9][a-z0-9._-]{0,63}$/;
function parsePlatform(e) {
	const [t, n, r, ...i] = e.split("/");
	if (t === undefined || n === undefined || i.length > 0) return undefined;
	const a = [
		t,
		n,
		...r === undefined ? [] : [r]
	];
	return a.every((e) => ut.test(e)) ? {
		os: t,
		architecture: n,
		variant: r
	} : undefined;
}
function printPlatform({ architecture: e, os: t, variant: n }) {
	return [
		t,
		e,
		...n === undefined ? [] : [n]
	].join("/");
}
const dt = {
	arm64: "v8",
	arm: "v7",
	amd64: "v1"
};
const variantOf = ({ architecture: e, variant: t }) => t ?? dt[e];
function choosePlatform(e, t) {
	const n = e.flatMap((e) => {
		const { platform: n } = e;
		return n?.os === t.os && n.architecture === t.architecture ? [{
			descriptor: e,
			platform: n
		}] : [];
	});
	const r = n.filter(({ platform: e }) => variantOf(e) === variantOf(t));
	const i = r.length === 0 && t.variant === undefined ? n : r;
	const [a] = i;
	if (a !== undefined && i.every(({ descriptor: e }) => e.digest === a.descriptor.digest)) return {
		kind: "manifest",
		descriptor: a.descriptor
	};
	return {
		kind: a === undefined ? "none" : "ambiguous",
		offered: offeredPlatforms(e)
	};
}
function offeredPlatforms(e) {
	const t = e.flatMap(({ platform: e }) => e === undefined || e.os === "unknown" ? [] : [printPlatform(e)]);
	return [...new Set(t)];
}
;
function isBytes(e) {
	return e instanceof Uint8Array || ArrayBuffer.isView(e) && e.constructor.name === "Uint8Array";
}
function anumber(e) {
	if (!Number.isSafeInteger(e) || e < 0) throw new Error("positive integer expected, got " + e);
}
function abytes(e, ...t) {
	if (!isBytes(e)) throw new Error("Uint8Array expected");
	if (t.length > 0 && !t.includes(e.length)) throw new Error("Uint8Array expected of length " + t + ", got length=" + e.length);
}
function ahash(e) {
	if (typeof e !== "function" || typeof e.create !== "function") throw new Error("Hash should be wrapped by utils.createHasher");
	anumber(e.outputLen);
	anumber(e.blockLen);
}
function aexists(e, t = true) {
	if (e.destroyed) throw new Error("Hash instance has been destroyed");
	if (t && e.finished) throw new Error("Hash#digest() has already been called");
}
function aoutput(e, t) {
	abytes(e);
	const n = t.outputLen;
	if (e.length < n) {
		throw new Error("digestInto() expects output buffer of length at least " + n);
	}
}
function u8(e) {
	return new Uint8Array(e.buffer, e.byteOffset, e.byteLength);
}
function u32(e) {
	return new Uint32Array(e.buffer, e.byteOffset, Math.floor(e.byteLength / 4));
}
function clean(...e) {
	for (let t = 0; t < e.length; t++) {
		e[t].fill(0);
	}
}
function createView(e) {
	return new DataView(e.buffer, e.byteOffset, e.byteLength);
}
function rotr(e, t) {
	return e << 32 - t | e >>> t;
}
function rotl(e, t) {
	return e << t | e >>> 32 - t >>> 0;
}
const ft = null && (() => new Uint8Array(new Uint32Array([287454020]).buffer)[0] === 68)();
function byteSwap(e) {
	return e << 24 & 4278190080 | e << 8 & 16711680 | e >>> 8 & 65280 | e >>> 24 & 255;
}
const pt = null && (ft ? (e) => e : (e) => byteSwap(e));
const mt = null && pt;
function byteSwap32(e) {
	for (let t = 0; t < e.length; t++) {
		e[t] = byteSwap(e[t]);
	}
	return e;
}
const ht = null && (ft ? (e) => e : byteSwap32);
const gt = (() => typeof Uint8Array.from([]).toHex === "function" && typeof Uint8Array.fromHex === "function")();
const _t = Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, "0"));
function bytesToHex(e) {
	abytes(e);
	if (gt) return e.toHex();
	let t = "";
	for (let n = 0; n < e.length; n++) {
		t += _t[e[n]];
	}
	return t;
}
const N = {
	_0: 48,
	_9: 57,
	A: 65,
	F: 70,
	a: 97,
	f: 102
};
function asciiToBase16(e) {
	if (e >= N._0 && e <= N._9) return e - N._0;
	if (e >= N.A && e <= N.F) return e - (N.A - 10);
	if (e >= N.a && e <= N.f) return e - (N.a - 10);
	return;
}
function hexToBytes(e) {
	if (typeof e !== "string") throw new Error("hex string expected, got " + typeof e);
	if (gt) return Uint8Array.fromHex(e);
	const t = e.length;
	const n = t / 2;
	if (t % 2) throw new Error("hex string expected, got unpadded hex of length " + t);
	const r = new Uint8Array(n);
	for (let t = 0, i = 0; t < n; t++, i += 2) {
		const n = asciiToBase16(e.charCodeAt(i));
		const a = asciiToBase16(e.charCodeAt(i + 1));
		if (n === undefined || a === undefined) {
			const t = e[i] + e[i + 1];
			throw new Error("hex string expected, got non-hex character \"" + t + "\" at index " + i);
		}
		r[t] = n * 16 + a;
	}
	return r;
}
const nextTick = async () => {};
async function asyncLoop(e, t, n) {
	let r = Date.now();
	for (let i = 0; i < e; i++) {
		n(i);
		const e = Date.now() - r;
		if (e >= 0 && e < t) continue;
		await nextTick();
		r += e;
	}
}
function utf8ToBytes(e) {
	if (typeof e !== "string") throw new Error("string expected");
	return new Uint8Array(new TextEncoder().encode(e));
}
function bytesToUtf8(e) {
	return new TextDecoder().decode(e);
}
function toBytes(e) {
	if (typeof e === "string") e = utf8ToBytes(e);
	abytes(e);
	return e;
}
function kdfInputToBytes(e) {
	if (typeof e === "string") e = utf8ToBytes(e);
	abytes(e);
	return e;
}
function concatBytes(...e) {
	let t = 0;
	for (let n = 0; n < e.length; n++) {
		const r = e[n];
		abytes(r);
		t += r.length;
	}
	const n = new Uint8Array(t);
	for (let t = 0, r = 0; t < e.length; t++) {
		const i = e[t];
		n.set(i, r);
		r += i.length;
	}
	return n;
}
function checkOpts(e, t) {
	if (t !== undefined && {}.toString.call(t) !== "[object Object]") throw new Error("options should be object or undefined");
	const n = Object.assign(e, t);
	return n;
}
class Hash {}
function utils_createHasher(e) {
	const hashC = (t) => e().update(toBytes(t)).digest();
	const t = e();
	hashC.outputLen = t.outputLen;
	hashC.blockLen = t.blockLen;
	hashC.create = () => e();
	return hashC;
}
function createOptHasher(e) {
	const hashC = (t, n) => e(n).update(toBytes(t)).digest();
	const t = e({});
	hashC.outputLen = t.outputLen;
	hashC.blockLen = t.blockLen;
	hashC.create = (t) => e(t);
	return hashC;
}
function createXOFer(e) {
	const hashC = (t, n) => e(n).update(toBytes(t)).digest();
	const t = e({});
	hashC.outputLen = t.outputLen;
	hashC.blockLen = t.blockLen;
	hashC.create = (t) => e(t);
	return hashC;
}
const vt = null && utils_createHasher;
const yt = null && createOptHasher;
const bt = null && createXOFer;
function randomBytes(e = 32) {
	if (crypto && typeof crypto.getRandomValues === "function") {
		return crypto.getRandomValues(new Uint8Array(e));
	}
	if (crypto && typeof crypto.randomBytes === "function") {
		return Uint8Array.from(crypto.randomBytes(e));
	}
	throw new Error("crypto.getRandomValues must be defined");
}
;
function setBigUint64(e, t, n, r) {
	if (typeof e.setBigUint64 === "function") return e.setBigUint64(t, n, r);
	const i = BigInt(32);
	const a = BigInt(4294967295);
	const o = Number(n >> i & a);
	const s = Number(n & a);
	const c = r ? 4 : 0;
	const l = r ? 0 : 4;
	e.setUint32(t + c, o, r);
	e.setUint32(t + l, s, r);
}
function Chi(e, t, n) {
	return e & t ^ ~e & n;
}
function Maj(e, t, n) {
	return e & t ^ e & n ^ t & n;
}
class HashMD extends Hash {
	constructor(e, t, n, r) {
		super();
		this.finished = false;
		this.length = 0;
		this.pos = 0;
		this.destroyed = false;
		this.blockLen = e;
		this.outputLen = t;
		this.padOffset = n;
		this.isLE = r;
		this.buffer = new Uint8Array(e);
		this.view = createView(this.buffer);
	}
	update(e) {
		aexists(this);
		e = toBytes(e);
		abytes(e);
		const { view: t, buffer: n, blockLen: r } = this;
		const i = e.length;
		for (let a = 0; a < i;) {
			const o = Math.min(r - this.pos, i - a);
			if (o === r) {
				const t = createView(e);
				for (; r <= i - a; a += r) this.process(t, a);
				continue;
			}
			n.set(e.subarray(a, a + o), this.pos);
			this.pos += o;
			a += o;
			if (this.pos === r) {
				this.process(t, 0);
				this.pos = 0;
			}
		}
		this.length += e.length;
		this.roundClean();
		return this;
	}
	digestInto(e) {
		aexists(this);
		aoutput(e, this);
		this.finished = true;
		const { buffer: t, view: n, blockLen: r, isLE: i } = this;
		let { pos: a } = this;
		t[a++] = 128;
		clean(this.buffer.subarray(a));
		if (this.padOffset > r - a) {
			this.process(n, 0);
			a = 0;
		}
		for (let e = a; e < r; e++) t[e] = 0;
		setBigUint64(n, r - 8, BigInt(this.length * 8), i);
		this.process(n, 0);
		const o = createView(e);
		const s = this.outputLen;
		if (s % 4) throw new Error("_sha2: outputLen should be aligned to 32bit");
		const c = s / 4;
		const l = this.get();
		if (c > l.length) throw new Error("_sha2: outputLen bigger than state");
		for (let e = 0; e < c; e++) o.setUint32(4 * e, l[e], i);
	}
	digest() {
		const { buffer: e, outputLen: t } = this;
		this.digestInto(e);
		const n = e.slice(0, t);
		this.destroy();
		return n;
	}
	_cloneInto(e) {
		e || (e = new this.constructor());
		e.set(...this.get());
		const { blockLen: t, buffer: n, length: r, finished: i, destroyed: a, pos: o } = this;
		e.destroyed = a;
		e.finished = i;
		e.length = r;
		e.pos = o;
		if (r % t) e.buffer.set(n);
		return e;
	}
	clone() {
		return this._cloneInto();
	}
}
const P = Uint32Array.from([
	1779033703,
	3144134277,
	1013904242,
	2773480762,
	1359893119,
	2600822924,
	528734635,
	1541459225
]);
const F = Uint32Array.from([
	3238371032,
	914150663,
	812702999,
	4144912697,
	4290775857,
	1750603025,
	1694076839,
	3204075428
]);
const I = Uint32Array.from([
	3418070365,
	3238371032,
	1654270250,
	914150663,
	2438529370,
	812702999,
	355462360,
	4144912697,
	1731405415,
	4290775857,
	2394180231,
	1750603025,
	3675008525,
	1694076839,
	1203062813,
	3204075428
]);
const L = Uint32Array.from([
	1779033703,
	4089235720,
	3144134277,
	2227873595,
	1013904242,
	4271175723,
	2773480762,
	1595750129,
	1359893119,
	2917565137,
	2600822924,
	725511199,
	528734635,
	4215389547,
	1541459225,
	327033209
]);
;
const R = BigInt(2 ** 32 - 1);
const xt = BigInt(32);
function fromBig(e, t = false) {
	if (t) return {
		h: Number(e & R),
		l: Number(e >> xt & R)
	};
	return {
		h: Number(e >> xt & R) | 0,
		l: Number(e & R) | 0
	};
}
function split(e, t = false) {
	const n = e.length;
	let r = new Uint32Array(n);
	let i = new Uint32Array(n);
	for (let a = 0; a < n; a++) {
		const { h: n, l: o } = fromBig(e[a], t);
		[r[a], i[a]] = [n, o];
	}
	return [r, i];
}
const toBig = (e, t) => BigInt(e >>> 0) << xt | BigInt(t >>> 0);
const shrSH = (e, t, n) => e >>> n;
const shrSL = (e, t, n) => e << 32 - n | t >>> n;
const rotrSH = (e, t, n) => e >>> n | t << 32 - n;
const rotrSL = (e, t, n) => e << 32 - n | t >>> n;
const rotrBH = (e, t, n) => e << 64 - n | t >>> n - 32;
const rotrBL = (e, t, n) => e >>> n - 32 | t << 64 - n;
const rotr32H = (e, t) => t;
const rotr32L = (e, t) => e;
const rotlSH = (e, t, n) => e << n | t >>> 32 - n;
const rotlSL = (e, t, n) => t << n | e >>> 32 - n;
const rotlBH = (e, t, n) => t << n - 32 | e >>> 64 - n;
const rotlBL = (e, t, n) => e << n - 32 | t >>> 64 - n;
function add(e, t, n, r) {
	const i = (t >>> 0) + (r >>> 0);
	return {
		h: e + n + (i / 2 ** 32 | 0) | 0,
		l: i | 0
	};
}
const add3L = (e, t, n) => (e >>> 0) + (t >>> 0) + (n >>> 0);
const add3H = (e, t, n, r) => t + n + r + (e / 2 ** 32 | 0) | 0;
const add4L = (e, t, n, r) => (e >>> 0) + (t >>> 0) + (n >>> 0) + (r >>> 0);
const add4H = (e, t, n, r, i) => t + n + r + i + (e / 2 ** 32 | 0) | 0;
const add5L = (e, t, n, r, i) => (e >>> 0) + (t >>> 0) + (n >>> 0) + (r >>> 0) + (i >>> 0);
const add5H = (e, t, n, r, i, a) => t + n + r + i + a + (e / 2 ** 32 | 0) | 0;
const St = {
	fromBig,
	split,
	toBig,
	shrSH,
	shrSL,
	rotrSH,
	rotrSL,
	rotrBH,
	rotrBL,
	rotr32H,
	rotr32L,
	rotlSH,
	rotlSL,
	rotlBH,
	rotlBL,
	add,
	add3L,
	add3H,
	add4L,
	add4H,
	add5H,
	add5L
};
const Ct = null && St;
;
const wt = Uint32Array.from([
	1116352408,
	1899447441,
	3049323471,
	3921009573,
	961987163,
	1508970993,
	2453635748,
	2870763221,
	3624381080,
	310598401,
	607225278,
	1426881987,
	1925078388,
	2162078206,
	2614888103,
	3248222580,
	3835390401,
	4022224774,
	264347078,
	604807628,
	770255983,
	1249150122,
	1555081692,
	1996064986,
	2554220882,
	2821834349,
	2952996808,
	3210313671,
	3336571891,
	3584528711,
	113926993,
	338241895,
	666307205,
	773529912,
	1294757372,
	1396182291,
	1695183700,
	1986661051,
	2177026350,
	2456956037,
	2730485921,
	2820302411,
	3259730800,
	3345764771,
	3516065817,
	3600352804,
	4094571909,
	275423344,
	430227734,
	506948616,
	659060556,
	883997877,
	958139571,
	1322822218,
	1537002063,
	1747873779,
	1955562222,
	2024104815,
	2227730452,
	2361852424,
	2428436474,
	2756734187,
	3204031479,
	3329325298
]);
const z = new Uint32Array(64);
class SHA256 extends HashMD {
	constructor(e = 32) {
		super(64, e, 8, false);
		this.A = P[0] | 0;
		this.B = P[1] | 0;
		this.C = P[2] | 0;
		this.D = P[3] | 0;
		this.E = P[4] | 0;
		this.F = P[5] | 0;
		this.G = P[6] | 0;
		this.H = P[7] | 0;
	}
	get() {
		const { A: e, B: t, C: n, D: r, E: i, F: a, G: o, H: s } = this;
		return [
			e,
			t,
			n,
			r,
			i,
			a,
			o,
			s
		];
	}
	set(e, t, n, r, i, a, o, s) {
		this.A = e | 0;
		this.B = t | 0;
		this.C = n | 0;
		this.D = r | 0;
		this.E = i | 0;
		this.F = a | 0;
		this.G = o | 0;
		this.H = s | 0;
	}
	process(e, t) {
		for (let n = 0; n < 16; n++, t += 4) z[n] = e.getUint32(t, false);
		for (let e = 16; e < 64; e++) {
			const t = z[e - 15];
			const n = z[e - 2];
			const r = rotr(t, 7) ^ rotr(t, 18) ^ t >>> 3;
			const i = rotr(n, 17) ^ rotr(n, 19) ^ n >>> 10;
			z[e] = i + z[e - 7] + r + z[e - 16] | 0;
		}
		let { A: n, B: r, C: i, D: a, E: o, F: s, G: c, H: l } = this;
		for (let e = 0; e < 64; e++) {
			const t = rotr(o, 6) ^ rotr(o, 11) ^ rotr(o, 25);
			const u = l + t + Chi(o, s, c) + wt[e] + z[e] | 0;
			const d = rotr(n, 2) ^ rotr(n, 13) ^ rotr(n, 22);
			const f = d + Maj(n, r, i) | 0;
			l = c;
			c = s;
			s = o;
			o = a + u | 0;
			a = i;
			i = r;
			r = n;
			n = u + f | 0;
		}
		n = n + this.A | 0;
		r = r + this.B | 0;
		i = i + this.C | 0;
		a = a + this.D | 0;
		o = o + this.E | 0;
		s = s + this.F | 0;
		c = c + this.G | 0;
		l = l + this.H | 0;
		this.set(n, r, i, a, o, s, c, l);
	}
	roundClean() {
		clean(z);
	}
	destroy() {
		this.set(0, 0, 0, 0, 0, 0, 0, 0);
		clean(this.buffer);
	}
}
class SHA224 extends SHA256 {
	constructor() {
		super(28);
		this.A = F[0] | 0;
		this.B = F[1] | 0;
		this.C = F[2] | 0;
		this.D = F[3] | 0;
		this.E = F[4] | 0;
		this.F = F[5] | 0;
		this.G = F[6] | 0;
		this.H = F[7] | 0;
	}
}
const Tt = (() => split([
	"0x428a2f98d728ae22",
	"0x7137449123ef65cd",
	"0xb5c0fbcfec4d3b2f",
	"0xe9b5dba58189dbbc",
	"0x3956c25bf348b538",
	"0x59f111f1b605d019",
	"0x923f82a4af194f9b",
	"0xab1c5ed5da6d8118",
	"0xd807aa98a3030242",
	"0x12835b0145706fbe",
	"0x243185be4ee4b28c",
	"0x550c7dc3d5ffb4e2",
	"0x72be5d74f27b896f",
	"0x80deb1fe3b1696b1",
	"0x9bdc06a725c71235",
	"0xc19bf174cf692694",
	"0xe49b69c19ef14ad2",
	"0xefbe4786384f25e3",
	"0x0fc19dc68b8cd5b5",
	"0x240ca1cc77ac9c65",
	"0x2de92c6f592b0275",
	"0x4a7484aa6ea6e483",
	"0x5cb0a9dcbd41fbd4",
	"0x76f988da831153b5",
	"0x983e5152ee66dfab",
	"0xa831c66d2db43210",
	"0xb00327c898fb213f",
	"0xbf597fc7beef0ee4",
	"0xc6e00bf33da88fc2",
	"0xd5a79147930aa725",
	"0x06ca6351e003826f",
	"0x142929670a0e6e70",
	"0x27b70a8546d22ffc",
	"0x2e1b21385c26c926",
	"0x4d2c6dfc5ac42aed",
	"0x53380d139d95b3df",
	"0x650a73548baf63de",
	"0x766a0abb3c77b2a8",
	"0x81c2c92e47edaee6",
	"0x92722c851482353b",
	"0xa2bfe8a14cf10364",
	"0xa81a664bbc423001",
	"0xc24b8b70d0f89791",
	"0xc76c51a30654be30",
	"0xd192e819d6ef5218",
	"0xd69906245565a910",
	"0xf40e35855771202a",
	"0x106aa07032bbd1b8",
	"0x19a4c116b8d2d0c8",
	"0x1e376c085141ab53",
	"0x2748774cdf8eeb99",
	"0x34b0bcb5e19b48a8",
	"0x391c0cb3c5c95a63",
	"0x4ed8aa4ae3418acb",
	"0x5b9cca4f7763e373",
	"0x682e6ff3d6b2b8a3",
	"0x748f82ee5defb2fc",
	"0x78a5636f43172f60",
	"0x84c87814a1f0ab72",
	"0x8cc702081a6439ec",
	"0x90befffa23631e28",
	"0xa4506cebde82bde9",
	"0xbef9a3f7b2c67915",
	"0xc67178f2e372532b",
	"0xca273eceea26619c",
	"0xd186b8c721c0c207",
	"0xeada7dd6cde0eb1e",
	"0xf57d4f7fee6ed178",
	"0x06f067aa72176fba",
	"0x0a637dc5a2c898a6",
	"0x113f9804bef90dae",
	"0x1b710b35131c471b",
	"0x28db77f523047d84",
	"0x32caab7b40c72493",
	"0x3c9ebe0a15c9bebc",
	"0x431d67c49c100d4c",
	"0x4cc5d4becb3e42b6",
	"0x597f299cfc657e2a",
	"0x5fcb6fab3ad6faec",
	"0x6c44198c4a475817"
].map((e) => BigInt(e))))();
const Et = (() => Tt[0])();
const Dt = (() => Tt[1])();
const B = new Uint32Array(80);
const V = new Uint32Array(80);
class SHA512 extends HashMD {
	constructor(e = 64) {
		super(128, e, 16, false);
		this.Ah = L[0] | 0;
		this.Al = L[1] | 0;
		this.Bh = L[2] | 0;
		this.Bl = L[3] | 0;
		this.Ch = L[4] | 0;
		this.Cl = L[5] | 0;
		this.Dh = L[6] | 0;
		this.Dl = L[7] | 0;
		this.Eh = L[8] | 0;
		this.El = L[9] | 0;
		this.Fh = L[10] | 0;
		this.Fl = L[11] | 0;
		this.Gh = L[12] | 0;
		this.Gl = L[13] | 0;
		this.Hh = L[14] | 0;
		this.Hl = L[15] | 0;
	}
	get() {
		const { Ah: e, Al: t, Bh: n, Bl: r, Ch: i, Cl: a, Dh: o, Dl: s, Eh: c, El: l, Fh: u, Fl: d, Gh: f, Gl: p, Hh: m, Hl: h } = this;
		return [
			e,
			t,
			n,
			r,
			i,
			a,
			o,
			s,
			c,
			l,
			u,
			d,
			f,
			p,
			m,
			h
		];
	}
	set(e, t, n, r, i, a, o, s, c, l, u, d, f, p, m, h) {
		this.Ah = e | 0;
		this.Al = t | 0;
		this.Bh = n | 0;
		this.Bl = r | 0;
		this.Ch = i | 0;
		this.Cl = a | 0;
		this.Dh = o | 0;
		this.Dl = s | 0;
		this.Eh = c | 0;
		this.El = l | 0;
		this.Fh = u | 0;
		this.Fl = d | 0;
		this.Gh = f | 0;
		this.Gl = p | 0;
		this.Hh = m | 0;
		this.Hl = h | 0;
	}
	process(e, t) {
		for (let n = 0; n < 16; n++, t += 4) {
			B[n] = e.getUint32(t);
			V[n] = e.getUint32(t += 4);
		}
		for (let e = 16; e < 80; e++) {
			const t = B[e - 15] | 0;
			const n = V[e - 15] | 0;
			const r = rotrSH(t, n, 1) ^ rotrSH(t, n, 8) ^ shrSH(t, n, 7);
			const i = rotrSL(t, n, 1) ^ rotrSL(t, n, 8) ^ shrSL(t, n, 7);
			const a = B[e - 2] | 0;
			const o = V[e - 2] | 0;
			const s = rotrSH(a, o, 19) ^ rotrBH(a, o, 61) ^ shrSH(a, o, 6);
			const c = rotrSL(a, o, 19) ^ rotrBL(a, o, 61) ^ shrSL(a, o, 6);
			const l = add4L(i, c, V[e - 7], V[e - 16]);
			const u = add4H(l, r, s, B[e - 7], B[e - 16]);
			B[e] = u | 0;
			V[e] = l | 0;
		}
		let { Ah: n, Al: r, Bh: i, Bl: a, Ch: o, Cl: s, Dh: c, Dl: l, Eh: u, El: d, Fh: f, Fl: p, Gh: m, Gl: h, Hh: g, Hl: _ } = this;
		for (let e = 0; e < 80; e++) {
			const t = rotrSH(u, d, 14) ^ rotrSH(u, d, 18) ^ rotrBH(u, d, 41);
			const ee = rotrSL(u, d, 14) ^ rotrSL(u, d, 18) ^ rotrBL(u, d, 41);
			const te = u & f ^ ~u & m;
			const ne = d & p ^ ~d & h;
			const v = add5L(_, ee, ne, Dt[e], V[e]);
			const y = add5H(v, g, t, te, Et[e], B[e]);
			const re = v | 0;
			const ie = rotrSH(n, r, 28) ^ rotrBH(n, r, 34) ^ rotrBH(n, r, 39);
			const ae = rotrSL(n, r, 28) ^ rotrBL(n, r, 34) ^ rotrBL(n, r, 39);
			const oe = n & i ^ n & o ^ i & o;
			const se = r & a ^ r & s ^ a & s;
			g = m | 0;
			_ = h | 0;
			m = f | 0;
			h = p | 0;
			f = u | 0;
			p = d | 0;
			({h: u, l: d} = add(c | 0, l | 0, y | 0, re | 0));
			c = o | 0;
			l = s | 0;
			o = i | 0;
			s = a | 0;
			i = n | 0;
			a = r | 0;
			const b = add3L(re, ae, se);
			n = add3H(b, y, ie, oe);
			r = b | 0;
		}
		({h: n, l: r} = add(this.Ah | 0, this.Al | 0, n | 0, r | 0));
		({h: i, l: a} = add(this.Bh | 0, this.Bl | 0, i | 0, a | 0));
		({h: o, l: s} = add(this.Ch | 0, this.Cl | 0, o | 0, s | 0));
		({h: c, l: l} = add(this.Dh | 0, this.Dl | 0, c | 0, l | 0));
		({h: u, l: d} = add(this.Eh | 0, this.El | 0, u | 0, d | 0));
		({h: f, l: p} = add(this.Fh | 0, this.Fl | 0, f | 0, p | 0));
		({h: m, l: h} = add(this.Gh | 0, this.Gl | 0, m | 0, h | 0));
		({h: g, l: _} = add(this.Hh | 0, this.Hl | 0, g | 0, _ | 0));
		this.set(n, r, i, a, o, s, c, l, u, d, f, p, m, h, g, _);
	}
	roundClean() {
		clean(B, V);
	}
	destroy() {
		clean(this.buffer);
		this.set(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
	}
}
class SHA384 extends SHA512 {
	constructor() {
		super(48);
		this.Ah = I[0] | 0;
		this.Al = I[1] | 0;
		this.Bh = I[2] | 0;
		this.Bl = I[3] | 0;
		this.Ch = I[4] | 0;
		this.Cl = I[5] | 0;
		this.Dh = I[6] | 0;
		this.Dl = I[7] | 0;
		this.Eh = I[8] | 0;
		this.El = I[9] | 0;
		this.Fh = I[10] | 0;
		this.Fl = I[11] | 0;
		this.Gh = I[12] | 0;
		this.Gl = I[13] | 0;
		this.Hh = I[14] | 0;
		this.Hl = I[15] | 0;
	}
}
const H = Uint32Array.from([
	2352822216,
	424955298,
	1944164710,
	2312950998,
	502970286,
	855612546,
	1738396948,
	1479516111,
	258812777,
	2077511080,
	2011393907,
	79989058,
	1067287976,
	1780299464,
	286451373,
	2446758561
]);
const U = Uint32Array.from([
	573645204,
	4230739756,
	2673172387,
	3360449730,
	596883563,
	1867755857,
	2520282905,
	1497426621,
	2519219938,
	2827943907,
	3193839141,
	1401305490,
	721525244,
	746961066,
	246885852,
	2177182882
]);
class SHA512_224 extends SHA512 {
	constructor() {
		super(28);
		this.Ah = H[0] | 0;
		this.Al = H[1] | 0;
		this.Bh = H[2] | 0;
		this.Bl = H[3] | 0;
		this.Ch = H[4] | 0;
		this.Cl = H[5] | 0;
		this.Dh = H[6] | 0;
		this.Dl = H[7] | 0;
		this.Eh = H[8] | 0;
		this.El = H[9] | 0;
		this.Fh = H[10] | 0;
		this.Fl = H[11] | 0;
		this.Gh = H[12] | 0;
		this.Gl = H[13] | 0;
		this.Hh = H[14] | 0;
		this.Hl = H[15] | 0;
	}
}
class SHA512_256 extends SHA512 {
	constructor() {
		super(32);
		this.Ah = U[0] | 0;
		this.Al = U[1] | 0;
		this.Bh = U[2] | 0;
		this.Bl = U[3] | 0;
		this.Ch = U[4] | 0;
		this.Cl = U[5] | 0;
		this.Dh = U[6] | 0;
		this.Dl = U[7] | 0;
		this.Eh = U[8] | 0;
		this.El = U[9] | 0;
		this.Fh = U[10] | 0;
		this.Fl = U[11] | 0;
		this.Gh = U[12] | 0;
		this.Gl = U[13] | 0;
		this.Hh = U[14] | 0;
		this.Hl = U[15] | 0;
	}
}
const Ot = utils_createHasher(() => new SHA256());
const kt = null && createHasher(() => new SHA224());
const At = null && createHasher(() => new SHA512());
const jt = null && createHasher(() => new SHA384());
const Mt = null && createHasher(() => new SHA512_256());
const Nt = null && createHasher(() => new SHA512_224());
;
const Pt = 64 * 1024;
function sha256Hex(e) {
	const t = Ot.create();
	const n = new TextEncoder();
	const r = new Uint8Array(Math.min(Pt, 3 * e.length));
	for (let i = e; i !== "";) {
		const { read: e, written: a } = n.encodeInto(i, r);
		t.update(r.subarray(0, a));
		i = i.slice(e);
	}
	return bytesToHex(t.digest());
}
function sha256Base64(e) {
	return btoa(String.fromCharCode(...sha256(new TextEncoder().encode(e))));
}
function fingerprintOf(...e) {
	return sha256Hex(JSON.stringify(e));
}
;
const Ft = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
const It = /^[a-z0-9]+(?:(?:\.|_|__|-+|\/)[a-z0-9]+)*$/;
const Lt = /^(?:[A-Za-z0-9]+(?:(?:\.|-+)[A-Za-z0-9]+)*|\[[0-9a-fA-F:]+\])(?::[0-9]{1,5})?$/;
const Rt = 4096;
function isTag(e) {
	return Ft.test(e);
}
function image_reference_isHostSegment(e) {
	return e.includes(".") || e.includes(":") || e === "localhost";
}
function image_reference_parseImageReference(e) {
	if (e === "") return malformed("it is empty");
	if (e.length > Rt) return malformed(`it is longer than ${Rt} characters`);
	const t = e.indexOf("@");
	const n = t < 0 ? undefined : e.slice(t + 1);
	if (n !== undefined && !isDigest(n)) return malformed(digestProblem(n));
	const r = t < 0 ? e : e.slice(0, t);
	const i = r.lastIndexOf(":");
	const a = i > r.lastIndexOf("/");
	const o = a ? r.slice(i + 1) : undefined;
	if (o !== undefined && !isTag(o)) return malformed("its tag is not 1 to 128 letters, digits, `_`, `.` or `-`");
	const s = a ? r.slice(0, i) : r;
	const c = s.indexOf("/");
	const l = s.slice(0, Math.max(0, c));
	const u = image_reference_isHostSegment(l) ? l : undefined;
	if (u !== undefined && !Lt.test(u)) return malformed("its registry host is not a valid host name");
	const d = u === undefined ? s : s.slice(c + 1);
	if (!It.test(d)) return malformed(pathProblem(d));
	return {
		kind: "reference",
		reference: {
			host: u,
			path: d.split("/"),
			tag: o,
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
	const isWrong = (e) => !It.test(e);
	if (e.split("/").find(isWrong) === "") return "it has an empty name";
	return "its name may contain only lower-case letters and digits, separated by `.`, `_` or `-`";
}
function withoutWrongDigest(e) {
	const t = e.indexOf("@");
	const n = image_reference_parseImageReference(e.slice(0, Math.max(0, t)));
	return n.kind === "reference" && n.reference.tag !== undefined ? n.reference : undefined;
}
const zt = /^[\w./-]+(?::[\w.-]+|(?::[\w.-]+)?@sha(?:256|512):[\w:+.-]*)$/;
function isCompleteReference(e) {
	const t = image_reference_parseImageReference(e);
	if (t.kind === "malformed") {
		const t = e.indexOf("/");
		const n = e.slice(0, Math.max(0, t));
		return image_reference_isHostSegment(n) && Lt.test(n) && zt.test(e.slice(t + 1));
	}
	const { host: n, tag: r, digest: i } = t.reference;
	return n !== undefined && (r !== undefined || i !== undefined);
}
function printImageName({ host: e, path: t }) {
	const n = t.join("/");
	return e === undefined ? n : `${e}/${n}`;
}
function isUntaggedName(e) {
	const t = image_reference_parseImageReference(e);
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
const Bt = /^sha256:[0-9a-f]{64}$/;
function isDigest(e) {
	return Bt.test(e);
}
;
const Vt = ["application/vnd.oci.image.index.v1+json", "application/vnd.docker.distribution.manifest.list.v2+json"];
const Ht = ["application/vnd.oci.image.manifest.v1+json", "application/vnd.docker.distribution.manifest.v2+json"];
const Ut = [...Vt, ...Ht].join(", ");
const Wt = 1e3;
function decodeManifest(e) {
	if (!json_value_isRecord(e)) throw new TypeError("it is not a JSON object");
	const [t, n, r] = [
		e["mediaType"],
		e["manifests"],
		e["layers"]
	];
	if (n !== undefined && r !== undefined) throw new TypeError("it has `manifests` and `layers`, so that readers disagree about it");
	if (Array.isArray(n)) {
		requireType(t, Vt, "manifests");
		return {
			kind: "index",
			manifests: descriptorsOf(n, "manifests")
		};
	}
	if (Array.isArray(r)) {
		requireType(t, Ht, "layers");
		const n = e["config"] === undefined ? undefined : decodeDescriptor(e["config"], "config");
		return {
			kind: "image",
			artifactType: json_value_textOf(e["artifactType"]),
			annotations: annotationsOf(e["annotations"]),
			config: n,
			layers: descriptorsOf(r, "layers")
		};
	}
	throw new TypeError("it has neither a list `manifests` nor a list `layers`");
}
function requireType(e, t, n) {
	if (e === undefined || typeof e === "string" && t.includes(e)) return;
	throw new TypeError(`it has \`${n}\`, but another \`mediaType\``);
}
function descriptorsOf(e, t) {
	if (e.length > Wt) throw new TypeError(`\`${t}\` has more than ${Wt} entries`);
	return e.map((e, n) => decodeDescriptor(e, `${t}.${n}`));
}
function decodeDescriptor(e, t) {
	if (!json_value_isRecord(e)) throw new TypeError(`\`${t}\` is not an object`);
	const { annotations: n, artifactType: r, digest: i, mediaType: a, platform: o, size: s } = e;
	if (typeof i !== "string" || !isDigest(i)) throw new TypeError(`\`${t}.digest\` is not a sha256 digest`);
	if (typeof s !== "number" || !Number.isSafeInteger(s) || s < 0) throw new TypeError(`\`${t}.size\` is not a number of bytes`);
	return {
		mediaType: json_value_textOf(a) ?? "",
		digest: i,
		size: s,
		artifactType: json_value_textOf(r),
		annotations: annotationsOf(n),
		platform: platformOf(o)
	};
}
function annotationsOf(e) {
	const t = json_value_isRecord(e) ? Object.entries(e) : [];
	return Object.fromEntries(t.filter((e) => typeof e[1] === "string"));
}
function platformOf(e) {
	if (!json_value_isRecord(e)) return undefined;
	const [t, n] = [json_value_textOf(e["os"]), json_value_textOf(e["architecture"])];
	if (t === undefined || n === undefined) return undefined;
	return {
		os: t,
		architecture: n,
		variant: json_value_textOf(e["variant"]) || undefined
	};
}
function nextPageOf(e, t) {
	const n = e === undefined ? undefined : /<([^<>]{1,4096})>\s*;[^<>]*\brel="?next"?/.exec(e)?.[1];
	if (n === undefined) return undefined;
	const r = new URL(t);
	const i = URL.canParse(n, r.href) ? new URL(n, r.href) : undefined;
	if (i === undefined || i.origin !== r.origin || i.pathname !== r.pathname) throw new TypeError("its `Link` to the next page leads elsewhere");
	return i.href;
}
;
const Gt = 4 * 1024 * 1024;
const Kt = 64 * 1024 * 1024;
const qt = 16;
async function imagesOf(e, t, { digest: n, manifest: r }) {
	if (r.kind === "index") return r.manifests;
	const { config: i } = r;
	const a = i && platformOf(parseJson(await e.blob(t, i)));
	return i === undefined || a === undefined ? [] : [{
		...i,
		digest: n,
		platform: a
	}];
}
function createImageRegistry(e) {
	const manifest = (t, n) => get(e, {
		repository: t,
		url: `${e.registryUrl}${call_path`/v2/${t}/manifests/${n}`}`,
		name: `${t}${isDigest(n) ? "@" : ":"}${n}`,
		accept: Ut,
		maximumBytes: Gt,
		judge: (e) => {
			const t = `sha256:${sha256Hex(e)}`;
			if (isDigest(n)) requireDigest(t, n);
			return {
				digest: t,
				manifest: decodeManifest(JSON.parse(e))
			};
		}
	});
	return {
		manifest,
		referrers: async (t, n) => {
			const [r, i] = await Promise.all([listReferrers(e, t, n), manifest(t, referrersTag(n))]);
			const a = i?.manifest.kind === "index" ? i.manifest.manifests : [];
			return [...new Map([...a, ...r].map((e) => [e.digest, e])).values()];
		},
		blob: async (t, { digest: n, size: r }) => {
			const i = {
				repository: t,
				url: `${e.registryUrl}${call_path`/v2/${t}/blobs/${n}`}`,
				name: `${t}@${n}`,
				accept: "*/*",
				maximumBytes: Kt,
				judge: (e) => {
					requireDigest(`sha256:${sha256Hex(e)}`, n);
					return e;
				}
			};
			if (r > Kt) throw tooLarge(i);
			const a = await get(e, i);
			if (a === undefined) throw failure(i.url, "NOT_FOUND", `\`${i.name}\` is not in the registry`);
			return a;
		}
	};
}
function referrersTag(e) {
	return e.replace(":", "-");
}
const isMissing = (e) => e instanceof PlatformError && ["NOT_FOUND", "UNIMPLEMENTED"].includes(e.code);
async function listReferrers(e, t, n) {
	const r = [];
	let i = `${e.registryUrl}${call_path`/v2/${t}/referrers/${n}`}`;
	for (let a = 1; i !== undefined; a += 1) {
		const o = i;
		if (a > qt) throw failure(o, "UNDECODABLE", `the list of referrers has more than ${qt} pages`);
		const s = await get(e, {
			repository: t,
			url: o,
			name: `${t}@${n}`,
			accept: Ut,
			maximumBytes: Gt,
			judge: (e, t) => {
				const n = decodeManifest(JSON.parse(e));
				if (n.kind !== "index") throw new TypeError("it is not an index");
				return {
					manifests: n.manifests,
					next: nextPageOf(t["link"], o)
				};
			}
		});
		if (s === undefined && a > 1) throw failure(o, "UNDECODABLE", "the list of referrers ends before a page that it announced");
		if (s === undefined) return [];
		r.push(...s.manifests);
		i = s.next;
	}
	return r;
}
async function get(e, t) {
	const { accept: n, maximumBytes: r, name: i, repository: a, url: o } = t;
	const s = a.startsWith(`${M}/`);
	const c = {
		method: "GET",
		idempotent: true,
		judge: (e, n) => e.length > r ? { kind: "too-large" } : {
			kind: "value",
			value: t.judge(e, n)
		},
		limit: {
			maximumBytes: r,
			tooLarge: () => ({ kind: "too-large" })
		}
	};
	const l = {
		repository: a,
		isPublic: s,
		name: i,
		call: callOf(o)
	};
	const u = await e.ask(l, async (t) => {
		try {
			return await e.transport({
				...c,
				url: o,
				headers: {
					accept: n,
					authorization: `Bearer ${t}`
				},
				redirected: (e) => ({
					kind: "redirect",
					location: e
				})
			});
		} catch (e) {
			if (isMissing(e)) return { kind: "missing" };
			throw e;
		}
	});
	if (u.kind === "missing") return undefined;
	let d = u;
	if (d.kind === "redirect") {
		const t = storageUrl(d.location, o);
		for (const n of secretsIn(t)) e.mask(n);
		d = await e.transport({
			...c,
			url: t.href,
			headers: { accept: n }
		});
	}
	if (d.kind === "too-large") throw tooLarge(t);
	return d.value;
}
function requireDigest(e, t) {
	if (e !== t) throw new TypeError(`its digest is ${e}, not ${t}`);
}
function tooLarge({ maximumBytes: e, name: t, url: n }) {
	return failure(n, "UNDECODABLE", `\`${t}\` is larger than ${e >> 20} MiB`);
}
function failure(e, t, n) {
	return new PlatformError(n, {
		code: t,
		call: callOf(e)
	});
}
const callOf = (e) => `GET ${new URL(e).pathname}`;
function storageUrl(e, t) {
	const refused = (e) => failure(t, "REDIRECT", `the registry redirects to another host, but its address ${e}`);
	const n = new URL(t);
	if (!URL.canParse(e, n.href)) throw refused("cannot be read");
	const r = new URL(e, n.href);
	if (r.username !== "" || r.password !== "") throw refused("has a user name or a password");
	const i = uri_isLoopback(n.hostname) && uri_isLoopback(r.hostname) && r.protocol === "http:";
	if (r.protocol !== "https:" && !i) throw refused("is not https");
	return r;
}
const Jt = 20;
function secretsIn({ search: e, searchParams: t }) {
	const n = [...t.values()].filter((e) => e.length >= Jt);
	const r = e.length > Jt ? [e.slice(1)] : [];
	return new Set([
		...r,
		...n,
		...n.map(encodeURIComponent)
	]);
}
;
const Yt = 16;
const Xt = /^[A-Za-z0-9+/_-]+={0,2}$/;
function readEnvelope(e, t) {
	const n = parseUniqueJson(e);
	if (!isRecord(n)) throw new TypeError("it is not a JSON object");
	if (n["dsseEnvelope"] !== undefined) return {
		envelope: envelope_decodeEnvelope(n["dsseEnvelope"]),
		digest: undefined,
		bundle: n
	};
	return {
		envelope: envelope_decodeEnvelope(n),
		digest: t,
		bundle: undefined
	};
}
function envelope_decodeEnvelope(e) {
	if (!isRecord(e)) throw new TypeError("its envelope is not an object");
	const [t, n] = [textOf(e["payload"]), textOf(e["payloadType"])];
	if (t === undefined || n === undefined) throw new TypeError("it is neither a DSSE envelope nor a sigstore bundle of one");
	if (!Xt.test(t)) throw new TypeError("its payload is not base64");
	const r = e["signatures"] ?? [];
	if (!Array.isArray(r)) throw new TypeError("its signatures are not a list");
	if (r.length > Yt) throw new TypeError(`it has more than ${Yt} signatures`);
	const i = r.filter((e) => fieldOf(e, "sig") !== "").map(signatureOf);
	return {
		payloadType: n,
		payload: t,
		signatures: i
	};
}
function signatureOf(e) {
	const t = textOf(fieldOf(e, "sig"));
	if (t === undefined || !Xt.test(t)) throw new TypeError("a signature is not base64");
	return t;
}
function reasonOf(e) {
	return e instanceof Error ? e.message.slice(0, 300) : "it cannot be read";
}
const Zt = "application/vnd.in-toto+json";
const Qt = /^https:\/\/in-toto\.io\/Statement\/v(?:0\.1|1)$/;
const $t = /^https:\/\/(?:spdx\.dev\/Document|cyclonedx\.org\/(?:bom|schema))(?:\/|$)/;
const en = 1e3;
function isSbomType(e) {
	return $t.test(e);
}
function payloadOf({ payload: e, payloadType: t }) {
	if (t !== Zt) throw new TypeError("its payload is not an in-toto statement");
	const n = Buffer.from(e, "base64");
	const r = new TextDecoder("utf-8", {
		fatal: true,
		ignoreBOM: true
	}).decode(n);
	freeBytes(n);
	return r;
}
function readStatement(e) {
	const t = json_value_parseUniqueJson(e);
	if (!json_value_isRecord(t) || !Qt.test(json_value_textOf(t["_type"]) ?? "")) throw new TypeError("its payload is not an in-toto statement");
	const n = json_value_textOf(t["predicateType"]);
	if (n === undefined) throw new TypeError("its statement has no predicate type");
	const { subject: r } = t;
	if (!Array.isArray(r) || r.length > en) throw new TypeError(`its statement has no list of at most ${en} subjects`);
	return {
		subjects: r.flatMap(digestOf),
		predicateType: n,
		createdAt: createdAt(t["predicate"]),
		json: t
	};
}
function digestOf(e) {
	const t = json_value_textOf(json_value_fieldOf(json_value_fieldOf(e, "digest"), "sha256"));
	return t === undefined ? [] : [`sha256:${t}`];
}
function documentOf(e) {
	return json_value_isRecord(e) ? e["Data"] ?? e : e;
}
function createdAt(e) {
	const t = documentOf(e);
	const n = typeof t === "string" ? parseJson(t) ?? tagValueDates(t) : t;
	let r;
	for (const e of [n, ...recordsIn(json_value_fieldOf(n, "@graph"))]) {
		const { created: t } = json_value_isRecord(e) ? e : {};
		const n = [json_value_fieldOf(json_value_fieldOf(e, "creationInfo"), "created"), json_value_fieldOf(json_value_fieldOf(e, "metadata"), "timestamp")];
		for (const e of [t, ...n]) {
			const t = parseTime(json_value_textOf(e) ?? "");
			if (t !== undefined && t > (r ?? Number.NEGATIVE_INFINITY)) r = t;
		}
	}
	return r;
}
const tagValueDates = (e) => ({ created: /^Created:[ \t]*(\S+)/m.exec(e)?.[1] });
;
const tn = "application/vnd.dsse.envelope.v1+json";
const nn = /^application\/vnd\.dev\.sigstore\.bundle(?:\.v0\.\d|\+json;version=0\.\d)/;
const rn = "dev.sigstore.bundle.predicateType";
const an = 32;
const on = 512;
const sn = 4;
async function findAttestations(e, t, n) {
	const r = attestationTag(n);
	const [i, a] = await Promise.all([e.referrers(t, n), e.manifest(t, r)]);
	if (i.length > on) return { kind: "too-many" };
	const o = await mapPool(i, sn, async (n) => {
		const r = await e.manifest(t, n.digest);
		if (r === undefined && mayBeSbom(n)) throw missing(t, n.digest);
		return placesOf(r?.manifest, `referrer ${n.digest}`);
	});
	const s = [...placesOf(a?.manifest, `tag \`${r}\``), ...o.flat()];
	const keyOf = ({ layer: e }) => JSON.stringify([e.digest, e.annotations]);
	const c = [...new Map(s.map((e) => [keyOf(e), e])).values()];
	return c.length > an ? { kind: "too-many" } : {
		kind: "places",
		places: c
	};
}
function attestationTag(e) {
	return `${referrersTag(e)}.att`;
}
function placesOf(e, t) {
	if (e?.kind !== "image" || !isPossible(e.annotations[rn])) return [];
	const n = isEnvelope(e.artifactType ?? e.config?.mediaType ?? "");
	return e.layers.filter(({ annotations: e, mediaType: t }) => {
		return (n || isEnvelope(t)) && isPossible(e["predicateType"]);
	}).map((e) => ({
		layer: e,
		name: t
	}));
}
const isEnvelope = (e) => e === tn || nn.test(e);
const isPossible = (e) => e === undefined || isSbomType(e);
const mayBeSbom = ({ annotations: e, artifactType: t = "" }) => isPossible(e[rn]) && (isEnvelope(t) || /^(?:application\/vnd\.oci\..*)?$/.test(t));
function missing(e, t) {
	const n = `\`${e}@${t}\` is listed as attached to the image, but is not in the registry`;
	return new PlatformError(n, {
		code: "NOT_FOUND",
		call: `GET /v2/${e}/manifests/${t}`
	});
}
;
async function listSboms(e, t, n, r) {
	const i = parsePlatform(r);
	if (i === undefined) throw new TypeError(`\`${r}\` is not a platform such as \`linux/amd64\``);
	const a = await e.manifest(t, n);
	const o = `${t}${n.includes(":") ? "@" : ":"}${n}`;
	if (a === undefined) throw list_sboms_failure("NOT_FOUND", `\`${o}\` is not in the registry`);
	const s = choosePlatform(await imagesOf(e, t, a), i);
	if (s.kind !== "manifest") {
		const e = s.offered.join(", ") || "none";
		const t = `\`${o}\` has no image for \`${printPlatform(i)}\`; its platforms: ${e}`;
		throw list_sboms_failure("NOT_FOUND", t);
	}
	const { digest: c } = s.descriptor;
	for (const n of new Set([c, a.digest])) {
		const r = await findAttestations(e, t, n);
		if (r.kind === "too-many") throw list_sboms_failure("UNDECODABLE", `\`${o}\` has more than ${an} attestations`);
		const i = await Promise.all(r.places.map(async ({ layer: r, name: i }) => readAttestation(await e.blob(t, r), i, n)));
		const a = i.flatMap((e) => e === undefined ? [] : [{
			digest: c,
			...e
		}]);
		if (a.length > 0) return a;
	}
	return [];
}
function readAttestation(e, t, n) {
	try {
		const t = json_value_parseUniqueJson(e);
		const r = json_value_fieldOf(t, "dsseEnvelope") ?? t;
		if (!json_value_isRecord(r)) throw new TypeError("it is not a JSON object");
		const [i, a] = [json_value_textOf(r["payload"]), json_value_textOf(r["payloadType"])];
		if (i === undefined || a === undefined) throw new TypeError("it is not a DSSE envelope");
		const o = readStatement(payloadOf({
			payload: i,
			payloadType: a
		}));
		if (!isSbomType(o.predicateType) || !o.subjects.includes(n)) return undefined;
		const s = documentOf(o.json["predicate"]);
		const c = typeof s === "string" ? json_value_parseUniqueJson(s) : s;
		if (!json_value_isRecord(c)) throw new TypeError("its predicate is not an SBOM");
		return {
			predicateType: o.predicateType,
			document: c,
			envelope: r
		};
	} catch (e) {
		throw list_sboms_failure("UNDECODABLE", `an attestation (${t}) could not be read: ${reasonOf(e)}`);
	}
}
function list_sboms_failure(e, t) {
	return new PlatformError(t, {
		code: e,
		call: "GET sboms"
	});
}
;
function createRegistryAccess(e) {
	const { mask: t, registryUrl: n, tokens: r, transport: i } = e;
	const a = new Map();
	const o = new Map();
	const fetchToken = async (e, r) => {
		const a = await i({
			method: "GET",
			url: `${n}/token${renderQuery({ scope: `repository:${e}:pull` })}`,
			headers: r === undefined ? {} : { authorization: `Basic ${btoa(`_token:${r}`)}` },
			idempotent: true,
			judge: (e) => decodeScopedToken(readBody(e))
		});
		t(a);
		return a;
	};
	const tokenOf = (e, t, n) => getOrMake(e, t, () => {
		const r = fetchToken(t, n);
		r.catch((n) => {
			if (!isRefusal(n)) forget(e, t, r);
		});
		return r;
	});
	const askAnonymously = async (e, t) => {
		const n = a.get(e);
		try {
			return await t(await tokenOf(a, e));
		} catch (r) {
			if (n === undefined || !isExpired(r)) throw r;
			forget(a, e, n);
			return t(await tokenOf(a, e));
		}
	};
	const askDirectly = async (e, t, n) => {
		try {
			return {
				kind: "answer",
				answer: await t(n)
			};
		} catch (r) {
			if (!isRefusal(r)) throw r;
			try {
				return {
					kind: "answer",
					answer: await t(await tokenOf(o, e, n))
				};
			} catch (e) {
				if (!isRefusal(e)) throw e;
				const t = r.httpStatus === 403 ? r : e;
				return {
					kind: "refused",
					refusal: t,
					isExpired: isExpired(r) || isExpired(e)
				};
			}
		}
	};
	const askAsIdentity = async (e, t) => {
		if (r === undefined) throw noToken(e);
		const { repository: n } = e;
		const i = o.get(n);
		if (i !== undefined) {
			try {
				return await t(await i);
			} catch (e) {
				if (!isExpired(e)) throw e;
				forget(o, n, i);
			}
		}
		const a = await r.get();
		const s = await askDirectly(n, t, a);
		if (s.kind === "answer") return s.answer;
		const c = s.isExpired ? await r.renew(a) : undefined;
		if (c === undefined) throw s.refusal;
		o.delete(n);
		const l = await askDirectly(n, t, c);
		if (l.kind === "answer") return l.answer;
		throw l.refusal;
	};
	return {
		registryUrl: n,
		transport: i,
		mask: t,
		ask: async (e, t) => {
			if (!e.isPublic) return askAsIdentity(e, t);
			try {
				return await askAnonymously(e.repository, t);
			} catch (n) {
				if (r === undefined || !isRefusal(n)) throw n;
				return askAsIdentity(e, t);
			}
		}
	};
}
function forget(e, t, n) {
	if (e.get(t) === n) e.delete(t);
}
const isRefusal = (e) => e instanceof PlatformError && (e.httpStatus === 401 || e.httpStatus === 403);
const isExpired = (e) => e instanceof PlatformError && e.httpStatus === 401;
function noToken({ call: e, name: t }) {
	const n = `no token for the registry, and \`${t}\` is not public`;
	return new PlatformError(n, {
		code: "UNAUTHENTICATED",
		call: e,
		sent: false
	});
}
function decodeHistory(e) {
	if (!json_value_isRecord(e)) throw wrong("it");
	if (!Array.isArray(e["history"])) throw wrong("`history`");
	return e["history"].map(decodeRecord);
}
function decodeScopedToken(e) {
	if (!json_value_isRecord(e)) throw wrong("it");
	const { token: t } = e;
	if (typeof t !== "string" || t === "") throw wrong("`token`");
	return t;
}
function decodeRecord(e, t) {
	if (!json_value_isRecord(e)) throw wrong(`\`history.${t}\``);
	const { digest: n, updateTimestamp: r } = e;
	const i = typeof r === "string" ? parseTime(r) : undefined;
	if (i === undefined) throw wrong(`\`history.${t}.updateTimestamp\``);
	if (typeof n !== "string" || !isDigest(n)) throw wrong(`\`history.${t}.digest\``);
	return {
		digest: n,
		time: i
	};
}
const wrong = (e) => new TypeError(`${e} has the wrong type`);
;
function createRegistry(e) {
	const { registryUrl: t } = e;
	const n = createRegistryAccess(e);
	return {
		access: n,
		history: (e, r, i) => {
			const { ask: a, transport: o } = limitAccess(n, i);
			const s = {
				repository: e,
				isPublic: isPublic(e, r),
				name: `${e}:${r}`,
				call: "GET history"
			};
			return (n) => a(s, (i) => o({
				method: "GET",
				url: `${t}${call_path`/v2/${e}/_chainguard/history/${r}`}${renderWindow(n)}`,
				headers: { authorization: `Bearer ${i}` },
				idempotent: true,
				judge: (e) => decodeHistory(readBody(e))
			}));
		},
		sboms: async (e, t, { platform: r = "linux/amd64", ...i } = {}) => listSboms(createImageRegistry(limitAccess(n, i)), e, t, r)
	};
}
function limitAccess(e, t = {}) {
	const n = createLimit(t);
	if (n === undefined) return e;
	return {
		...e,
		ask: (t, r) => n((n) => untilStopped(() => e.ask(t, r), n, t.call)),
		transport: (t) => n((n) => e.transport({
			...t,
			signal: n
		}))
	};
}
function renderWindow({ end: e, start: t }) {
	const timeOf = (e) => e === undefined ? undefined : renderTime(e);
	return renderQuery({
		start: timeOf(t),
		end: timeOf(e)
	});
}
;
const cn = "https://console-api.enforce.dev";
const ln = "https://cgr.dev";
function openPlatform(e, t) {
	const { clock: n = fe } = t;
	const r = originOf(e.apiUrl ?? cn);
	const i = originOf(e.registryUrl ?? ln);
	const a = originOf(e.issuerUrl ?? issuerOf(r));
	const o = wholeNumber("concurrency", e.concurrency ?? 8);
	const s = createRedactor();
	const c = createTransport({
		http: t.http,
		clock: n,
		random: t.random ?? Math.random,
		maxAttempts: wholeNumber("maxAttempts", e.maxAttempts ?? 4),
		requestTimeoutMs: timerOf(e.requestTimeoutMs ?? 3e4),
		limiter: createLimiter(o),
		signal: e.signal ?? new AbortController().signal,
		userAgent: e.userAgent ?? "platform-actions-client",
		trace: e.onRequest ?? (() => undefined),
		redact: t.redact ?? s.redact
	});
	const mask = (n) => {
		if (t.redact === undefined) s.add(n);
		e.onSecret?.(n);
	};
	const { idToken: l, identity: u, signal: d } = e;
	const f = new URL(i).host;
	const p = {
		transport: c,
		clock: n,
		issuerUrl: a,
		identity: u,
		idToken: l && (() => untilStopped(() => l(a), d, "requesting an ID token")),
		mask,
		narrowing: t.narrowing?.(f),
		personal: t.personal,
		explain: t.explain,
		retriesFailures: t.retriesFailures
	};
	const m = tokensFor(p, r, e.token);
	const h = createClient({
		baseUrl: r,
		transport: c,
		tokens: m,
		concurrency: o
	});
	const g = tokensFor(p, f, e.registryToken);
	const _ = createRegistry({
		registryUrl: i,
		transport: c,
		tokens: g,
		mask
	});
	const ee = open_platform_platformOf(h, _, p);
	return {
		platform: ee,
		client: h,
		registry: _,
		ways: p,
		issuerUrl: a,
		registryAudience: f,
		platformTokens: m,
		registryTokens: g
	};
}
function open_platform_platformOf(e, t, { clock: n, issuerUrl: r, mask: i, transport: a }) {
	const o = createClient({
		baseUrl: r,
		transport: a,
		tokens: undefined
	});
	const pick = async (t, n, r) => readAll(limitClient(e, r), inOrder(t, r), n, r?.pageSize);
	return {
		send: async (t, n) => limitClient(e, n).send(t),
		rows: async function* (t, n) {
			const r = readPages(limitClient(e, n), inOrder(t, n), n?.pageSize);
			for await (const e of r) for (const t of e) yield t;
		},
		all: async (e, t) => pick(e, (e) => e, t),
		pick,
		registry: {
			history: t.history,
			sboms: t.sboms
		},
		issuer: {
			exchange: async (e, t) => {
				i(e.idToken);
				const o = limitTransport(a, t);
				const s = await exchangeToken(o, r, e, n.now());
				i(s.token);
				return s;
			},
			refresh: async (e, t) => {
				i(e.refreshToken);
				const o = limitTransport(a, t);
				const s = await refreshToken(o, r, e, n.now());
				for (const e of [s.token, s.refreshToken]) if (e !== undefined) i(e);
				return s;
			},
			send: async (e, t) => limitClient(o, t).send(e)
		}
	};
}
function inOrder(e, { orderBy: t } = {}) {
	return t === undefined ? e : (n) => e({
		...n,
		orderBy: t
	});
}
function wholeNumber(e, t) {
	if (Number.isSafeInteger(t) && t >= 1) return t;
	throw new TypeError(`\`${e}\` is ${t}, which is not a whole number of at least 1`);
}
function timerOf(e) {
	if (e > 0) return Math.ceil(Math.min(e, de));
	throw new TypeError(`\`requestTimeoutMs\` is ${e}, which is not a time`);
}
function originOf(e) {
	const t = new URL(e);
	const n = t.protocol === "https:" || t.protocol === "http:" && uri_isLoopback(t.hostname);
	if (!n) throw new TypeError(`\`${t.origin}\` is not https`);
	if (t.href === `${t.origin}/`) return t.origin;
	throw new TypeError(`\`${t.origin}\` is given with more than the origin`);
}
;
function createPlatform(e = {}) {
	const t = e.fetch === undefined ? usualHttp() : createFetchHttp(e.fetch);
	return openPlatform(e, {
		http: t,
		retriesFailures: true
	}).platform;
}
const un = globalThis.fetch;
const dn = Symbol.for("undici.globalDispatcher.1");
let fn;
function usualHttp() {
	const e = globalThis.fetch !== un || Reflect.has(globalThis, dn);
	if (e || !isNode() || namesProxy(process.env)) return createFetchHttp(globalThis.fetch);
	fn ??= openSender();
	const { send: t } = fn;
	return (e) => t(new URL(e.url), e);
}
function isNode() {
	if (typeof process === "undefined" || typeof process.getBuiltinModule !== "function") return false;
	return !("deno" in process.versions || "bun" in process.versions);
}
;
const pn = listOf(message(texts("installationId", "name")));
const mn = message({
	uid: w,
	...texts("name", "description", "createTime", "updateTime"),
	amazon: maybe(message({ account: T })),
	google: maybe(message(texts("projectId", "projectNumber"))),
	azure: maybe(message({
		tenantId: T,
		clientIds: mapOf(w)
	})),
	github: maybe(message({ appInstallations: mapOf(message({ installations: pn })) })),
	chainguard: maybe(message({ serviceBindings: mapOf(w) }))
});
const hn = message({
	...texts("reason", "message"),
	status: enumName(enumNames("CHECK_STATUS_", "UNSPECIFIED READY NOT_READY"))
});
const gn = enumNames("ACCOUNT_PROVIDER_TYPE_", "UNSPECIFIED GOOGLE AMAZON AZURE");
const W = resource("/iam/v2/accountAssociations", mn, {
	...values("name", "description"),
	amazon: { fields: values("account") },
	google: { fields: values("projectId", "projectNumber") },
	azure: { fields: values("tenantId", "clientIds") },
	github: { fields: values("appInstallations") },
	chainguard: { fields: values("serviceBindings") }
});
const _n = W.list;
const vn = W.get;
const yn = W.create;
const bn = W.update;
const xn = W.remove;
function checkAccountAssociation(e, t) {
	requireEnumName("providerType", t, gn);
	const n = call_path`/iam/v2/accountAssociations/${e}:checkAccountAssociation`;
	return postCall(n, { providerType: t }, hn);
}
;
const Sn = enumNames("REVIEW_STATE_", "UNSPECIFIED PENDING APPROVED REQUEST_CHANGES REJECTED");
const Cn = enumNames("TYPE_", "UNSPECIFIED CVSS_V2 CVSS_V3 CVSS_V4");
const wn = enumNames("TYPE_", "UNSPECIFIED VULNERABILITY_RECORD_ANALYSIS_CONTESTED COMPONENT_VULNERABILITY_MISMATCH VULNERABLE_CODE_VERSION_NOT_USED VULNERABLE_CODE_NOT_INCLUDED_IN_PACKAGE VULNERABLE_CODE_NOT_IN_EXECUTION_PATH VULNERABLE_CODE_CANNOT_BE_CONTROLLED_BY_ADVERSARY INLINE_MITIGATIONS_EXIST");
const Tn = maybe(message({ note: E }));
const En = message({
	...each([
		"uid",
		"createTime",
		"author",
		"reviewer",
		"issue"
	], E),
	reviewState: maybe(enumName(Sn)),
	detection: maybe(A),
	fixed: maybe(message(each(["fixedVersion", "note"], E))),
	...each([
		"truePositiveDetermination",
		"analysisNotPlanned",
		"fixNotPlanned",
		"pendingUpstreamFix"
	], Tn),
	falsePositiveDetermination: maybe(message({
		type: maybe(enumName(wn)),
		note: E
	})),
	patched: maybe(message({
		patchedVersions: maybeListOf(w),
		note: E
	}))
});
const Dn = message({
	...each([
		"uid",
		"advisoryId",
		"artifactName"
	], Le),
	updateTime: T,
	...each([
		"createTime",
		"deleteTime",
		"legacyAdvisoryId",
		"author"
	], E),
	...each(["artifactType", "artifactArchitecture"], E),
	...each([
		"componentName",
		"componentType",
		"componentLocation"
	], E),
	aliases: maybeListOf(w),
	severities: maybeListOf(message({
		type: maybe(enumName(Cn)),
		score: scoreText
	})),
	events: maybeListOf(En)
});
const On = resource("/vulnerabilities/v2/advisories", Dn);
const kn = On.list;
const An = On.get;
const jn = maybe(message({ note: T }));
const Mn = message({
	timestamp: T,
	detection: maybe(A),
	fixed: maybe(message({ fixedVersion: T })),
	...each([
		"truePositiveDetermination",
		"analysisNotPlanned",
		"fixNotPlanned",
		"pendingUpstreamFix"
	], jn),
	falsePositiveDetermination: maybe(message({
		type: enumName(wn),
		note: T
	}))
});
const Nn = message({
	...texts("id", "packageNamespace"),
	aliases: listOf(w),
	events: listOf(Mn)
});
const Pn = message({
	id: T,
	advisories: listOf(Nn)
});
const Fn = message({ documents: listOf(Pn) });
function listAdvisoryDocuments(e = {}) {
	const { cves: t, id: n } = e;
	return {
		...readCall("/advisory/v2/documents", Fn, {
			id: n,
			cves: t
		}),
		anonymous: true
	};
}
const In = enumNames("TYPE_", "UNSPECIFIED ADVISORY ARTICLE DETECTION DISCUSSION REPORT FIX INTRODUCED PACKAGE EVIDENCE WEB");
const Ln = changed(message({
	...texts("id", "summary", "details"),
	references: listOf(message({
		type: enumName(In),
		url: T
	})),
	severities: listOf(message({
		type: enumName(Cn),
		score: scoreText
	}))
}), (e) => ({
	...e,
	uid: e.id
}));
function listVulnerabilityMetadata(e = {}) {
	const t = listOperation("/advisory/v2/metadata", Ln, { ...e }, "vulnerabilityMetadata");
	return (e) => ({
		...t(e),
		anonymous: true
	});
}
;
const Rn = enumNames("ECOSYSTEM_", "UNSPECIFIED JAVA PYTHON");
const zn = enumName(Rn);
const Bn = message({
	uid: w,
	...texts("name", "description", "latestVersion", "createTime", "updateTime"),
	ecosystem: zn,
	versionCount: O
});
const Vn = message({
	uid: w,
	...texts("name", "version", "description", "createTime", "updateTime"),
	sizeBytes: k
});
const Hn = message({ counts: listOf(message({
	ecosystem: zn,
	totalCount: k
})) });
function listArtifacts(e) {
	return listOperation("/libraries/v2/artifacts", Bn, { ...e });
}
function listArtifactVersions(e) {
	const t = call_path`/libraries/v2/artifacts/${e}/versions`;
	return listOperation(t, Vn, {}, "artifactVersions");
}
function getArtifactCount(e) {
	return readCall("/libraries/v2/artifacts/count", Hn, { ecosystems: e });
}
;
const Un = message({
	uid: w,
	...texts("identityProviderUid", "externalGroupId", "roleUid", "scope", "createTime")
});
const Wn = message({
	parent: T,
	externalGroupRoleMappings: listOf(Un)
});
const G = resource("/iam/v2/externalGroupRoleMappings", Un, values("externalGroupId", "roleUid", "scope"));
const Gn = G.list;
const Kn = G.get;
const qn = G.create;
const Jn = G.remove;
function batchDeleteExternalGroupRoleMappings(e, t) {
	const n = {
		parent: e,
		names: t
	};
	return postCall("/iam/v2/externalGroupRoleMappings:batchDelete", n, Wn);
}
;
const Yn = enumNames("ORG_KIND_", "UNSPECIFIED STARTER CUSTOMER DEV INFRA AWS_MARKETPLACE");
const Xn = message({
	uid: w,
	...texts("name", "description", "createTime", "updateTime"),
	resourceLimits: mapOf(O),
	verified: D,
	kind: enumName(Yn),
	status: enumName(enumNames("ORG_STATUS_", "UNSPECIFIED INITIALIZING READY SUSPENDED"))
});
const Zn = message({ group: maybe(Xn) });
const Qn = message({ eligible: D });
const K = resource("/iam/v2/groups", Xn, {
	...values("name", "description", "verified"),
	kind: { names: Yn }
});
const $n = K.list;
const er = K.get;
const tr = K.create;
const nr = K.update;
const rr = K.remove;
function requestGroupAccess(e) {
	return postCall(call_path`/iam/v2/groups/${e}:requestGroupAccess`, {}, A);
}
function checkEligibility() {
	return readCall("/iam/v2/groups:checkEligibility", Qn, undefined, true);
}
function lookupGroup() {
	return readCall("/iam/v2/groups:lookupGroup", Zn, undefined, true);
}
const ir = message({
	...texts("uid", "name", "description"),
	capabilities: listOf(enumName(_))
});
const ar = message({
	uid: w,
	code: T,
	...texts("keyId", "email", "expirationTime", "createTime"),
	singleUse: D,
	role: maybe(ir)
});
const or = values("roleUid", "ttl", "email", "singleUse");
const q = resource("/iam/v2/groupInvites", ar, or);
const sr = q.list;
const cr = q.get;
const lr = q.create;
const ur = q.remove;
const dr = changed(message(texts("docId", "acceptedBy", "orgUid", "createTime")), (e) => ({
	...e,
	uid: `${e.orgUid}/${e.docId}`
}));
const fr = message({
	group: T,
	documentIds: listOf(w)
});
function listTermsAcceptances(e) {
	return listOperation(call_path`/iam/v2/terms/${e}`, dr, {}, "termsAcceptances");
}
function acceptTerms(e, t) {
	return {
		...postCall(call_path`/iam/v2/terms/${e}`, { documentIds: t }, fr),
		idempotent: true
	};
}
;
const pr = enumNames("SERVICE_PRINCIPAL_", "UNSPECIFIED COSIGNED INGESTER CATALOG_SYNCER APKO_BUILDER ENTITLEMENT_SYNCER TENANT_SCANNER SEDIMENTOLOGY SKILLUP MATERIALIZER MICROFLOW GUARDENER MICROVM SKILLS");
const mr = [...[
	"issuer",
	"issuerPattern",
	"subject",
	"subjectPattern"
], ...["audience", "audiencePattern"]];
const hr = [
	"arn",
	"arnPattern",
	"userId",
	"userIdPattern"
];
const gr = message({
	...each(mr, E),
	claims: mapOf(w),
	claimPatterns: mapOf(w)
});
const _r = message({
	...texts("issuer", "subject", "issuerKeys", "expirationTime"),
	audiences: listOf(w)
});
const vr = message({
	awsAccount: T,
	...each(hr, E)
});
const yr = message({
	uid: w,
	...texts("name", "description", "email", "emailUnverified", "company"),
	...texts("lastSeenTime", "createTime", "updateTime"),
	claimMatch: maybe(gr),
	staticKeys: maybe(_r),
	awsIdentity: maybe(vr),
	servicePrincipal: maybe(enumName(pr))
});
const J = resource("/iam/v2/identities", yr, {
	...values("name", "description", "company"),
	claimMatch: { fields: {
		...members(...mr),
		...values("claims", "claimPatterns")
	} },
	staticKeys: { fields: {
		...values("issuer", "subject", "issuerKeys", "audiences"),
		...members("expirationTime")
	} },
	awsIdentity: { fields: {
		...values("awsAccount"),
		...members(...hr)
	} },
	servicePrincipal: { names: pr }
});
const br = J.list;
const xr = J.get;
const Sr = J.create;
const Cr = J.update;
const wr = J.remove;
function lookupIdentity(e, t) {
	const n = message({ uid: w });
	return readCall("/iam/v2/identities:lookupIdentity", n, {
		issuer: e,
		subject: t
	});
}
const Tr = [
	...[
		"company",
		"jobTitle",
		"product",
		"hubspotUtk"
	],
	...["latestFormSubmitUrl", "latestInternalReferringUrl"],
	...[
		"utmCampaign",
		"utmContent",
		"utmMedium",
		"utmSource",
		"utmTerm"
	]
];
const Er = ["selfServe", "updatesOptIn"];
const Dr = message({
	...texts("uid", "name", "givenName", "familyName", ...Tr),
	...each(Er, D)
});
function updateIdentityMetadata(e, t) {
	const n = maskText(t);
	const r = {
		identityMetadata: writeBody("update", e, values(...Tr, ...Er)),
		...n === undefined ? {} : { updateMask: n }
	};
	return patchCall("/iam/v2/identities:updateIdentityMetadata", r, undefined, Dr);
}
;
const Or = enumNames("CORRELATION_RULE_", "UNSPECIFIED SUB_EQUALS_EXTERNAL_ID OID_EQUALS_EXTERNAL_ID");
const kr = enumNames("CREDENTIAL_STATE_", "UNSPECIFIED NOT_ISSUED LIVE EXPIRED REVOKED ROTATING");
const Ar = message({
	...texts("issuer", "clientId", "groupsClaim"),
	additionalScopes: listOf(w),
	pkceEnabled: D,
	correlationRule: enumName(Or)
});
const jr = message({
	enabled: D,
	...texts("endpointUrl", "tokenExpireTime", "previousTokenExpireTime", "etag"),
	credentialState: enumName(kr)
});
const Mr = message({
	uid: w,
	...texts("name", "description", "defaultRole", "createTime", "updateTime"),
	oidc: maybe(Ar),
	scim: maybe(jr)
});
const Y = resource("/iam/v2/identityProviders", Mr, {
	...values("name", "description", "defaultRole"),
	oidc: { fields: {
		...values("issuer", "clientId", "additionalScopes", "groupsClaim", "pkceEnabled"),
		...members("clientSecret"),
		correlationRule: { names: Or }
	} }
});
const Nr = Y.list;
const Pr = Y.get;
const Fr = Y.create;
const Ir = Y.update;
const Lr = Y.remove;
const Rr = message({
	...texts("identityProviderUid", "etag"),
	enabled: D
});
const zr = message({
	...texts("identityProviderUid", "etag", "revokeTime"),
	enabled: D
});
const Br = message({
	token: T,
	...texts("identityProviderUid", "endpointUrl", "expireTime", "etag"),
	...texts("requestedOverlap", "previousTokenExpireTime")
});
const Vr = {
	expireTime: "member",
	neverExpires: "value"
};
const Hr = {
	...Vr,
	etag: "value",
	overlap: "member"
};
function generateScimToken(e, t = {}) {
	const n = call_path`/iam/v2/identityProviders/${e}:generateScimToken`;
	return postCall(n, t, Br, Vr);
}
function regenerateScimToken(e, t) {
	const n = call_path`/iam/v2/identityProviders/${e}:regenerateScimToken`;
	return postCall(n, t, Br, Hr);
}
function revokeScimToken(e) {
	return postCall(call_path`/iam/v2/identityProviders/${e}:revokeScimToken`, {}, zr);
}
function setScimEnabled(e, t) {
	return postCall(call_path`/iam/v2/identityProviders/${e}:setScimEnabled`, t, Rr, values("enabled", "etag"));
}
;
const Ur = message({ response: T });
function ping() {
	return {
		...readCall("/ping/v2/ping", Ur),
		anonymous: true
	};
}
;
const Wr = enumNames("CATALOG_TIER_", "UNSPECIFIED APPLICATION BASE FIPS AI DEVTOOLS COMMERCIAL");
const Gr = message({
	...texts("source", "amazon", "azure", "google", "expirationTime"),
	uniqueTags: D,
	gracePeriod: D
});
const Kr = message({
	contents: maybe(message({
		packages: listOf(w),
		runtimeRepositories: listOf(w)
	})),
	environment: mapOf(w),
	annotations: mapOf(w)
});
const qr = message({
	uid: w,
	...texts("name", "description", "createTime", "updateTime"),
	activeTags: listOf(w),
	aliases: listOf(w),
	bundles: listOf(w),
	catalogTier: enumName(Wr),
	sync_config: maybe(Gr),
	customOverlay: maybe(Kr)
});
const X = resource("/registry/v2/repos", qr, {
	...values("name", "description", "bundles", "aliases", "activeTags", "customOverlay"),
	catalogTier: { names: Wr },
	sync_config: { fields: values("source", "amazon", "azure", "google") }
});
const Jr = X.list;
const Yr = X.get;
const Xr = X.create;
const Zr = X.update;
const Qr = X.remove;
const $r = message(texts("uid", "content"));
const ei = message({ architectures: listOf(w) });
const ti = message({
	size: k,
	architecture: T
});
function getRepoReadme(e) {
	return readCall(call_path`/registry/v2/repos/${e}/readme`, $r);
}
function updateRepoReadme(e, t) {
	return patchCall(call_path`/registry/v2/repos/${e}/readme`, { content: t }, undefined, $r);
}
function getArchitectures(e, t) {
	return readCall(call_path`/registry/v2/repos/${e}/digests/${t}/architectures`, ei);
}
function getSize(e, t, n) {
	return readCall(call_path`/registry/v2/repos/${e}/digests/${t}/size`, ti, { architecture: n });
}
const ni = message({
	...texts("policyId", "policyName", "bindingId"),
	mode: enumName([
		"POLICY_MODE_UNSPECIFIED",
		"ENFORCED",
		"DRY_RUN"
	]),
	result: enumName([
		"POLICY_CHECK_RESULT_UNSPECIFIED",
		"ALLOWED",
		"DENIED",
		"ERROR"
	]),
	parameters: (e) => A(e ?? {})
});
const ri = message({ results: listOf(ni) });
function checkPolicies(e, t) {
	const n = postCall(call_path`/registry/v1/repos/${e}:checkPolicies`, { digest: t }, ri);
	return {
		...n,
		idempotent: true
	};
}
;
const ii = message(texts("uid", "name", "description", "subject", "issuer", "email"));
const ai = message(texts("uid", "name", "description"));
const orEmpty = (e) => (t, n) => e(t ?? {}, n);
const oi = message({
	uid: w,
	identity: orEmpty(ii),
	group: orEmpty(ai),
	role: orEmpty(ai),
	createTime: T
});
const si = changed(message({ roleBindings: listOf(oi) }), (e) => e.roleBindings);
const ci = values("identityUid", "roleUid");
const Z = resource("/iam/v2/roleBindings", oi, ci);
const li = 25;
const ui = Z.list;
const di = Z.get;
const fi = Z.create;
const pi = Z.remove;
function updateRoleBinding(e, t) {
	return Z.update(e, t, ["*"]);
}
function batchCreateRoleBindings(e, t, n) {
	const r = t.map((t) => ({
		parent: e,
		roleBinding: writeBody("create", t, ci)
	}));
	const i = {
		parent: e,
		requests: r,
		...n === undefined ? {} : { roleUid: n }
	};
	return postCall("/iam/v2/roleBindings:batchCreate", i, si);
}
;
const mi = message({
	uid: w,
	...texts("name", "description", "createTime", "updateTime"),
	capabilities: listOf(enumName(_))
});
const Q = resource("/iam/v2/roles", mi, {
	...values("name", "description"),
	capabilities: { names: _ }
});
const hi = Q.list;
const gi = Q.get;
const _i = Q.create;
const vi = Q.update;
const yi = Q.remove;
;
const bi = message({
	uid: w,
	sink: T
});
const xi = resource("/events/v2/subscriptions", bi, values("sink"));
const Si = xi.list;
const Ci = xi.get;
const wi = xi.create;
const Ti = xi.remove;
;
const Ei = message({
	uid: w,
	...texts("name", "digest", "updateTime"),
	deprecated: Re,
	bundles: listOf(w)
});
const Di = values("name", "digest", "deprecated", "bundles");
const Oi = resource("/registry/v2/tags", Ei, Di);
function listTags(e) {
	const { allClasses: t, ...n } = e;
	const r = t === true ? true : undefined;
	return Oi.list({
		...n,
		includeReferrers: r,
		includeDates: r,
		includeEpochs: r
	});
}
const ki = Oi.get;
const Ai = Oi.create;
const ji = Oi.remove;
;
const Mi = [
	"UNKNOWN",
	"DESCRIBES",
	"CONTAINS",
	"DEPENDS_ON",
	"GENERATED_FROM"
];
const Ni = message({
	...texts("id", "digest", "name", "description", "tool", "authors", "generatedAt", "lastSeen"),
	format: T,
	source: enumName([
		"UNKNOWN",
		"INGESTED",
		"GENERATED"
	]),
	rawSbom: T,
	graph: maybe(message({
		nodes: listOf(message({
			package: maybe(message(texts("id", "name", "version", "purl", "license", "description"))),
			file: maybe(message(texts("id", "name")))
		})),
		edges: listOf(message({
			...texts("subjectId", "predicateId"),
			type: enumName(Mi)
		}))
	}))
});
function getSbom(e, t, n) {
	return readV1Call(call_path`/registry/v1/repos/${e}/digests/${t}/sbom`, Ni, { arch: n });
}
;
const Pi = message({ items: listOf(message({
	updateTimestamp: Le,
	digest: Le
})) });
const Fi = message({
	...texts("id", "lastUpdated", "latestVersion"),
	tagCount: k,
	latestTag: maybe(message({
		...texts("id", "name", "digest", "lastUpdated"),
		deprecated: D
	}))
});
const Ii = message(texts("version", "eolDate", "releaseDate", "latestVersion"));
const Li = message({
	versions: listOf(Ii),
	eolVersions: listOf(Ii),
	...texts("latestVersion", "lastUpdatedTimestamp"),
	gracePeriodMonths: O
});
function listTagHistory(e, t = {}) {
	return readV1Call(call_path`/registry/v1/tags/${e}/history`, Pi, { ...t });
}
function getRepoTagsSummary(e, t = {}) {
	return readV1Call(call_path`/registry/v1/repotagssummary/${e}`, Fi, { ...t });
}
function getPackageVersions(e) {
	return readV1Call(call_path`/registry/v1/versions/${e}`, Li, {});
}
const Ri = enumNames("GRACE_", "NOT_ELIGIBLE ELIGIBLE ACTIVE BROKEN EXPIRED");
const zi = message({
	...texts("id", "name", "mainPackageName", "gracePeriodExpiryDate"),
	tagStatus: enumName(enumNames("TAG_", "ACTIVE IN_GRACE INACTIVE")),
	graceStatus: enumName(Ri),
	mainPackageVersion: maybe(Ii)
});
const Bi = message({
	items: listOf(zi),
	nextPageToken: T
});
function listEolTags(e, t = {}) {
	const n = typeof e === "string" ? { childrenOf: e } : e;
	const r = readV1Call("/registry/v1/eoltags", Bi, {
		"uidp.childrenOf": n.childrenOf,
		"uidp.descendantsOf": n.descendantsOf,
		"uidp.ancestorsOf": n.ancestorsOf,
		"uidp.inRoot": n.inRoot,
		"uidp.ids": n.uids,
		...t
	});
	if (t.pageToken === undefined) return r;
	return {
		...r,
		decode: (e, t) => {
			if (!json_value_isRecord(e) || (e["items"] ?? undefined) === undefined) throw new TypeError("it is not the next page of `items`");
			return r.decode(e, t);
		}
	};
}
;
const Vi = [
	"UNKNOWN",
	"GRYPE",
	"TRIVY"
];
const Hi = maybe(message({
	versions: listOf(w),
	state: enumName([
		"UNKNOWN",
		"FIXED",
		"NOT_FIXED",
		"WONT_FIX"
	])
}));
const Ui = listOf(message(texts("score", "version")));
const Wi = enumName([
	"UNKNOWN",
	"LOW",
	"MEDIUM",
	"HIGH",
	"CRITICAL",
	"NEGLIGIBLE"
]);
const Gi = message({
	...texts("id", "displayId", "description", "source"),
	severity: Wi,
	cvss: Ui
});
const Ki = message({
	vulnerability: maybe(Gi),
	pkg: maybe(message(texts("name", "version", "purl"))),
	fix: Hi
});
const qi = message({
	...texts("id", "lastSeen", "reportGeneration", "vulnerabilityDbLastBuildTime"),
	scanner: maybe(message({
		name: enumName(Vi),
		version: T
	})),
	rawVulnReport: T,
	vulnerabilityMatches: listOf(Ki)
});
const Ji = maybe(message({
	name: enumName(Vi),
	version: T,
	dbBuildTime: T
}));
const Yi = message({
	...texts("digest", "createdAt"),
	scanner: Ji,
	vulnerabilities: listOf(message({
		id: T,
		...each([
			"aliases",
			"purls",
			"locations",
			"relatedUrls"
		], listOf(w)),
		severity: Wi,
		cvss: Ui,
		fix: Hi
	}))
});
const Xi = message({
	...texts("repo", "tag", "date"),
	sizeBytes: k,
	vulnCounts: listOf(message({
		severity: Wi,
		count: O
	})),
	cveIds: listOf(w)
});
const Zi = message({
	...texts("digest", "createdAt", "rawReport", "rawReportUrl"),
	scanner: Ji
});
const Qi = message({ items: listOf(Yi) });
const $i = message({ items: listOf(Xi) });
function getVulnReport(e, t) {
	return readV1Call(call_path`/registry/v1/repos/${e}/digests/${t}/vulnreport`, qi, {});
}
function listVulnReports(e) {
	const { scannerDbBuildTime: t, scannerName: n, scannerVersion: r, ...i } = e;
	return readV1Call("/registry/v1/vuln_reports", Qi, {
		...i,
		"scanner.name": n,
		"scanner.version": r,
		"scanner.dbBuildTime": t
	});
}
function listVulnCountReports(e) {
	return readV1Call("/registry/v1/vuln_reports/counts", $i, { ...e });
}
function listCumulativeVulnCountReports(e) {
	return readV1Call("/registry/v1/vuln_reports/counts_cumulative", $i, { ...e });
}
function getRawVulnReport(e) {
	return readV1Call("/registry/v1/vuln_reports/raw", Zi, { ...e });
}
;
const ea = 5 * 6e4;
function latestMoment(e) {
	return e + ea;
}
function withoutFuture(e, t) {
	const n = latestMoment(t);
	return e.some(({ time: e }) => e > n) ? e.filter(({ time: e }) => e <= n) : e;
}
function isNewestFirst(e) {
	const [t, n] = [e.at(0), e.at(-1)];
	if (t === undefined || n === undefined || t.time === n.time) return undefined;
	return t.time > n.time;
}
function sortRecords(e) {
	const t = new Map();
	for (const n of e) {
		const e = `${n.time} ${n.digest}`;
		t.delete(e);
		t.set(e, n);
	}
	return [...t.values()].sort((e, t) => e.time - t.time);
}
function supersededAt(e, t) {
	const n = e.findLastIndex((e) => e.digest === t);
	return n < 0 ? undefined : e[n + 1]?.time;
}
function judgePin(e, t) {
	if (!e.some((e) => e.digest === t)) return { kind: "unverified" };
	const n = supersededAt(e, t);
	return n === undefined ? { kind: "current" } : {
		kind: "superseded",
		since: n
	};
}
function lookupBound(e, t, n) {
	return Math.min(e, t ?? e, Math.max(0, e - (n ?? 0)));
}
;
const $ = 1e3;
const ta = 16;
const na = 525600;
async function readRecords(e, { since: t, until: n } = {}) {
	const r = history_reader_inOrder(e);
	const i = t === undefined ? {} : { start: t - 1 };
	const a = n === undefined ? {} : { end: n + 1 };
	const o = await r({
		...i,
		...a
	});
	const s = createCollection();
	s.add(sortRecords(o), "newer");
	if (o.length >= $) {
		await readOn(r, s, "newer", (e) => ({
			start: e,
			...a
		}));
		await readOn(r, s, "older", (e) => ({
			...i,
			end: e
		}));
	}
	return s.all().filter(({ time: e }) => e >= (t ?? e) && e <= (n ?? e));
}
function standstill(e) {
	const t = renderTime(e);
	const n = `the tag history cannot be read past ${t}: it has ${$} records in one millisecond, or the service ignores \`start\` and \`end\``;
	return new PlatformError(n, {
		code: "UNDECODABLE",
		call: "GET history"
	});
}
function vanished(e) {
	const t = `the answers about the tag history contradict each other: the record of ${renderTime(e)} was in one and is missing in the next`;
	return new PlatformError(t, {
		code: "UNDECODABLE",
		call: "GET history"
	});
}
function createCollection() {
	const e = new Set();
	const t = [];
	let [n, r] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
	return {
		count: () => e.size,
		add: (i, a) => {
			const o = i.filter(({ digest: t, time: n }) => !e.has(`${n} ${t}`));
			for (const { digest: t, time: i } of o) {
				e.add(`${i} ${t}`);
				n = Math.min(n, i);
				r = Math.max(r, i);
			}
			if (a === "newer") t.push(o);
			else t.unshift(o);
			return o.length;
		},
		edge: (e) => e === "newer" ? r : n,
		all: () => sortRecords(t.flat())
	};
}
async function readOn(e, t, n, r) {
	const i = n === "newer" ? -1 : 1;
	let a = i;
	for (let o = 1;; o += 1) {
		const s = t.edge(n);
		const c = await e(r(s + a));
		const l = t.add(sortRecords(c), n);
		const u = c.some(({ time: e }) => e === s);
		if (a === 0 && !u) throw standstill(s);
		if (!u && c.length < $) throw vanished(s);
		if (c.length < $) return;
		if (l === 0 && a === 0) throw standstill(s);
		const d = o > ta + t.count() / 500 || t.count() > na;
		if (d) throw standstill(s);
		a = l === 0 ? 0 : i;
	}
}
const ra = Date.UTC(3e3, 0, 1);
function history_reader_inOrder(e) {
	const t = new Map();
	return async (n) => {
		const r = n.end !== undefined;
		const i = await e(n);
		const a = isNewestFirst(i);
		if (a !== undefined) t.set(r, a);
		else if (isAmbiguous(i) && (r || n.start !== undefined) && !t.has(r)) t.set(r, isNewestFirst(await e(r ? { end: ra } : {})));
		return t.get(r) === true ? i.toReversed() : i;
	};
}
function isAmbiguous(e) {
	return e.some(({ digest: t }) => t !== e[0]?.digest);
}
;
const ia = {
	date: 30 * C,
	cooldown: 365 * C
};
const aa = 400;
const oa = 800;
const sa = 60;
async function findRecord(e, t, n, r = ia.date) {
	const i = history_reader_inOrder(e);
	const a = t ?? n;
	if (Number.isNaN(a)) throw new TypeError("NaN is not a time");
	const o = t ?? latestMoment(n);
	const s = t === undefined ? {} : { end: t + 1 };
	let c = t === undefined ? undefined : t - r;
	let l;
	for (let e = 1; e <= sa; e += 1) {
		const e = {
			...c === undefined ? {} : { start: c },
			...s
		};
		const t = judgeAnswer(await i(e), {
			start: c,
			latest: o
		});
		if (t.kind === "whole" && l !== undefined && t.last.time < l.below) throw vanished(l.below);
		if (t.kind === "whole") return {
			kind: "found",
			record: t.last,
			recent: t.records
		};
		if (t.kind === "beyond") throw standstill(a);
		if (t.kind === "empty") {
			if (c === undefined) return {
				kind: "none",
				first: await findFirst(i)
			};
			if (l !== undefined && c <= l.below) throw standstill(l.below);
			l = l === undefined ? undefined : {
				...l,
				emptyFrom: c
			};
			c = l === undefined ? undefined : nextStart(l, a);
		} else if (l === undefined || t.last.time > l.below) {
			l = advance(l, t.records, t.last.time);
			c = nextStart(l, a);
		} else {
			if (c === l.below) throw standstill(l.below);
			c = l.below;
		}
	}
	throw standstill(a);
}
function judgeAnswer(e, { latest: t, start: n }) {
	const r = e.length >= $;
	const i = sortRecords(e);
	const a = i.filter(({ time: e }) => e <= t);
	const o = a.at(-1);
	if (o !== undefined && r && a.length === i.length) return {
		kind: "cut",
		records: a,
		last: o
	};
	const s = a.filter(({ time: e }) => e >= (n ?? e));
	const c = s.at(-1);
	if (c !== undefined) return {
		kind: "whole",
		records: s,
		last: c
	};
	return { kind: r && o === undefined ? "beyond" : "empty" };
}
function advance(e, t, n) {
	const r = t.reduce((e, { time: t }) => Math.min(e, t), n);
	return {
		base: e?.base ?? n,
		below: Math.max(n, e?.below ?? n),
		emptyFrom: e?.emptyFrom,
		spacing: Math.max(1, (n - r) / t.length)
	};
}
function nextStart({ base: e, below: t, emptyFrom: n, spacing: r }, i) {
	const a = oa * r;
	const o = n ?? Math.max(i, t) + 1;
	if (o - t <= a) return t - 1;
	if (n === undefined) return Math.floor(o - aa * r);
	const s = e + Math.sqrt(Math.max(t - e, a) * (o - e));
	return Math.floor(Math.min(s, (t + o) / 2));
}
async function findFirst(e) {
	let t;
	for (let n = 1; n <= sa; n += 1) {
		const n = await e(t === undefined ? {} : { end: t.time });
		const r = sortRecords(n).at(0);
		if (r === undefined || t !== undefined && r.time >= t.time) break;
		t = r;
		if (n.length < $) break;
	}
	return t;
}
;
var ca = t.Y4;
var la = t.Wk;
var ua = t.QX;
var da = t.zJ;
var fa = t.r$;
var pa = t.zz;
var ma = t.wT;
var ha = t.Jk;
var ga = t.Lk;
var _a = t.lW;
var va = t.wj;
var ya = t.Ny;
var ba = t.DA;
var xa = t.Ee;
var Sa = t.Q_;
var Ca = t.Td;
var wa = t.rd;
var Ta = t.sq;
var Ea = t.Ky;
var Da = t.VZ;
var Oa = t.u4;
var ka = t.YW;
var Aa = t.Ni;
var ja = t.o$;
var Ma = t.Ut;
var Na = t.ls;
var Pa = t.M2;
var Fa = t.EO;
var Ia = t.Te;
var La = t.ni;
var Ra = t._R;
var za = t.Tq;
var Ba = t.zY;
var Va = t.zH;
var Ha = t.ai;
var Ua = t.$B;
var Wa = t.oZ;
var Ga = t.rk;
var Ka = t.Wx;
var qa = t.fu;
var Ja = t.yY;
var Ya = t.XV;
var Xa = t.K6;
var Za = t.O_;
var Qa = t.q$;
var $a = t.L8;
var eo = t.rX;
var to = t.E6;
var no = t.Lw;
var ro = t.aE;
var io = t.a7;
var ao = t.YC;
var oo = t.uV;
var so = t.bH;
var co = t.yt;
var lo = t.Ev;
var uo = t.YM;
var fo = t.l_;
var po = t.D;
var mo = t.wn;
var ho = t.JR;
var go = t.Wj;
var _o = t.u$;
var vo = t.o_;
var yo = t.P$;
var bo = t.T8;
var xo = t.nK;
var So = t.uP;
var Co = t.Zf;
var wo = t.OH;
var To = t.$H;
var Eo = t.pY;
var Do = t.cB;
var Oo = t.W0;
var ko = t.M$;
var Ao = t.b5;
var jo = t.sb;
var Mo = t.kY;
var No = t.zP;
var Po = t.Ae;
var Fo = t.hU;
var Io = t.T3;
var Lo = t.C6;
var Ro = t.dT;
var zo = t.Y7;
var Bo = t.w9;
var Vo = t.K5;
var Ho = t.vW;
var Uo = t.go;
var Wo = t.ng;
var Go = t.fQ;
var Ko = t.I9;
var qo = t.gm;
var Jo = t.S0;
var Yo = t.vx;
export { ca as MAXIMUM_BATCH, la as PlatformError, ua as acceptTerms, da as batchCreateRoleBindings, fa as batchDeleteExternalGroupRoleMappings, pa as checkAccountAssociation, ma as checkEligibility, ha as checkPolicies, ga as createAccountAssociation, _a as createExternalGroupRoleMapping, va as createGroup, ya as createGroupInvite, ba as createIdentity, xa as createIdentityProvider, Sa as createPlatform, Ca as createRepo, wa as createRole, Ta as createRoleBinding, Ea as createSubscription, Da as createTag, Oa as deleteAccountAssociation, ka as deleteExternalGroupRoleMapping, Aa as deleteGroup, ja as deleteGroupInvite, Ma as deleteIdentity, Na as deleteIdentityProvider, Pa as deleteRepo, Fa as deleteRole, Ia as deleteRoleBinding, La as deleteSubscription, Ra as deleteTag, za as findRecord, Ba as generateScimToken, Va as getAccountAssociation, Ha as getAdvisory, Ua as getArchitectures, Wa as getArtifactCount, Ga as getExternalGroupRoleMapping, Ka as getGroup, qa as getGroupInvite, Ja as getHeadlessSession, Ya as getIdentity, Xa as getIdentityProvider, Za as getPackageVersions, Qa as getRawVulnReport, $a as getRepo, eo as getRepoReadme, to as getRepoTagsSummary, no as getRole, ro as getRoleBinding, io as getSbom, ao as getSize, oo as getSubscription, so as getTag, co as getVulnReport, lo as listAccountAssociations, uo as listAdvisories, fo as listAdvisoryDocuments, po as listArtifactVersions, mo as listArtifacts, ho as listCumulativeVulnCountReports, go as listEolTags, _o as listExternalGroupRoleMappings, vo as listGroupInvites, yo as listGroups, bo as listIdentities, xo as listIdentityProviders, So as listRepos, Co as listRoleBindings, wo as listRoles, To as listSubscriptions, Eo as listTagHistory, Do as listTags, Oo as listTermsAcceptances, ko as listVulnCountReports, Ao as listVulnReports, jo as listVulnerabilityMetadata, Mo as lookupGroup, No as lookupIdentity, Po as path, Fo as ping, Io as readRecords, Lo as regenerateScimToken, Ro as requestGroupAccess, zo as revokeScimToken, Bo as setScimEnabled, Vo as updateAccountAssociation, Ho as updateGroup, Uo as updateIdentity, Wo as updateIdentityMetadata, Go as updateIdentityProvider, Ko as updateRepo, qo as updateRepoReadme, Jo as updateRole, Yo as updateRoleBinding };
