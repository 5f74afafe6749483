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
	Y4: () => ps,
	Wk: () => PlatformError,
	QX: () => acceptTerms,
	zJ: () => batchCreateRoleBindings,
	r$: () => batchDeleteExternalGroupRoleMappings,
	zz: () => checkAccountAssociation,
	wT: () => checkEligibility,
	Jk: () => checkPolicies,
	Lk: () => createAccountAssociation,
	lW: () => createExternalGroupRoleMapping,
	wj: () => createGroup,
	Ny: () => createGroupInvite,
	DA: () => createIdentity,
	Ee: () => createIdentityProvider,
	Q_: () => createPlatform,
	Td: () => createRepo,
	rd: () => createRole,
	sq: () => createRoleBinding,
	Ky: () => createSubscription,
	VZ: () => createTag,
	u4: () => deleteAccountAssociation,
	YW: () => deleteExternalGroupRoleMapping,
	Ni: () => deleteGroup,
	o$: () => deleteGroupInvite,
	Ut: () => deleteIdentity,
	ls: () => deleteIdentityProvider,
	M2: () => deleteRepo,
	EO: () => deleteRole,
	Te: () => deleteRoleBinding,
	ni: () => deleteSubscription,
	_R: () => deleteTag,
	Tq: () => findRecord,
	zY: () => generateScimToken,
	zH: () => getAccountAssociation,
	ai: () => getAdvisory,
	$B: () => getArchitectures,
	oZ: () => getArtifactCount,
	rk: () => getExternalGroupRoleMapping,
	Wx: () => getGroup,
	fu: () => getGroupInvite,
	yY: () => getHeadlessSession,
	XV: () => getIdentity,
	K6: () => getIdentityProvider,
	O_: () => getPackageVersions,
	q$: () => getRawVulnReport,
	L8: () => getRepo,
	rX: () => getRepoReadme,
	E6: () => getRepoTagsSummary,
	Lw: () => getRole,
	aE: () => getRoleBinding,
	YC: () => getSize,
	uV: () => getSubscription,
	bH: () => getTag,
	yt: () => getVulnReport,
	Ev: () => listAccountAssociations,
	YM: () => listAdvisories,
	l_: () => listAdvisoryDocuments,
	D: () => listArtifactVersions,
	wn: () => listArtifacts,
	JR: () => listCumulativeVulnCountReports,
	Wj: () => listEolTags,
	u$: () => listExternalGroupRoleMappings,
	o_: () => listGroupInvites,
	P$: () => listGroups,
	T8: () => listIdentities,
	nK: () => listIdentityProviders,
	uP: () => listRepos,
	Zf: () => listRoleBindings,
	OH: () => listRoles,
	$H: () => listSubscriptions,
	pY: () => listTagHistory,
	cB: () => listTags,
	W0: () => listTermsAcceptances,
	M$: () => listVulnCountReports,
	b5: () => listVulnReports,
	sb: () => listVulnerabilityMetadata,
	kY: () => lookupGroup,
	zP: () => lookupIdentity,
	Ae: () => path,
	hU: () => ping,
	T3: () => readRecords,
	C6: () => regenerateScimToken,
	dT: () => requestGroupAccess,
	Y7: () => revokeScimToken,
	w9: () => setScimEnabled,
	K5: () => updateAccountAssociation,
	vW: () => updateGroup,
	go: () => updateIdentity,
	ng: () => updateIdentityMetadata,
	fQ: () => updateIdentityProvider,
	I9: () => updateRepo,
	gm: () => updateRepoReadme,
	S0: () => updateRole,
	vx: () => updateRoleBinding
});
;
const n = new Set([
	"ECONNREFUSED",
	"ENOTFOUND",
	"EAI_AGAIN",
	"EHOSTUNREACH",
	"ENETUNREACH",
	"EADDRNOTAVAIL",
	"UND_ERR_CONNECT_TIMEOUT"
]);
const r = /^Proxy response \((\d{3})\) !== 200/;
function describeFailure(e, t) {
	const failure = (e, t, n) => ({
		kind: "failure",
		reason: e,
		message: t,
		sent: n
	});
	const i = URL.canParse(t.url) ? new URL(t.url).host : "the server";
	const a = t.proxy === undefined ? i : `${i} through the proxy ${t.proxy}`;
	if (t.signal.aborted) return failure("aborted", "the request was stopped", true);
	const { code: o, message: s, name: c } = describe(e);
	if (c === "TimeoutError") return failure("timeout", `no complete answer from ${a} within ${t.timeoutMs / 1e3} s`, true);
	if (o.startsWith("ERR_TLS") || /CERT|SIGNATURE|ISSUER/.test(o)) {
		const e = "set NODE_EXTRA_CA_CERTS to the file of your certificate authority";
		return failure("certificate", `the certificate of ${i} is not trusted (${o}): ${e}`, false);
	}
	const l = r.exec(s)?.[1];
	if (l !== undefined) {
		const e = l === "407" ? ": set its user name and password in HTTPS_PROXY" : "";
		return failure("connection", `the proxy${t.proxy === undefined ? "" : ` ${t.proxy}`} refused the connection to ${i} with HTTP status ${l}${e}`, false);
	}
	return failure("connection", `no answer from ${a} (${o === "" ? s : o})`, !n.has(o));
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
function stopperOf(e) {
	return () => {
		const { end: t, stopped: n } = e;
		const r = new Error("stopped");
		t?.(r);
		n?.(r);
	};
}
function fly(e, t, n) {
	return new Promise((r) => {
		const { signal: i, timeoutMs: a } = e;
		const o = {
			end: undefined,
			stopped: undefined
		};
		let [s, c] = [false, false];
		const l = stopperOf(o);
		const u = setTimeout(() => {
			c = true;
			l();
		}, a);
		const settle = (e) => {
			clearTimeout(u);
			o.end = undefined;
			o.stopped = undefined;
			i.removeEventListener("abort", l);
			r(e);
		};
		const fail = (t) => {
			const r = describeFailure(c ? new DOMException("too late", "TimeoutError") : t, {
				...e,
				proxy: n
			});
			settle(s ? r : {
				...r,
				sent: false
			});
		};
		o.stopped = fail;
		i.addEventListener("abort", l);
		const connected = () => {
			s = true;
		};
		const onStop = (e) => {
			o.end = e;
		};
		try {
			t({
				connected,
				onStop,
				settle,
				fail
			});
			if (i.aborted) l();
		} catch (e) {
			fail(e);
		}
	});
}
const i = 64 * 1024;
const a = 1024 * 1024;
const o = 16;
const s = [];
function collectText(e) {
	let t;
	let n = 0;
	return {
		add: (r) => {
			const i = n + r.length;
			if (i > e) return false;
			t = memoryOf(i, t, n);
			t.set(r, n);
			n = i;
			return true;
		},
		take: () => {
			const e = t?.toString("utf8", 0, n) ?? "";
			release(t);
			t = undefined;
			return e;
		}
	};
}
function memoryOf(e, t, n) {
	const r = t ?? s.pop() ?? Buffer.allocUnsafeSlow(i);
	if (e <= r.length) return r;
	const a = Buffer.allocUnsafeSlow(Math.max(e, 2 * r.length));
	a.set(r.subarray(0, n));
	return a;
}
function release(e) {
	if (e === undefined || e.length > a || s.length === o) return;
	s.push(e);
}
;
const c = 128 * 1024 * 1024;
function limitOf({ maximumBytes: e = c }) {
	return Math.min(e, c);
}
function tooLarge(e) {
	const t = `the answer is larger than ${e >> 20} MiB`;
	return {
		kind: "failure",
		reason: "too-large",
		message: t,
		sent: true
	};
}
function joinHeaders(e) {
	const t = Object.entries(e).map(([e, t]) => [e, Array.isArray(t) ? t.join(", ") : t ?? ""]);
	return Object.fromEntries(t);
}
const l = 1e4;
function openDirect(e) {
	const { Agent: t, request: n } = process.getBuiltinModule("node:http");
	const r = {
		keepAlive: true,
		maxSockets: e,
		scheduling: "lifo",
		timeout: l
	};
	const i = {
		request: n,
		agent: new t(r),
		ready: "connect"
	};
	let a;
	const openTls = () => {
		const { Agent: e, request: t } = process.getBuiltinModule("node:https");
		return {
			request: t,
			agent: new e(r),
			ready: "secureConnect"
		};
	};
	const protocolFor = (e) => {
		if (e.protocol !== "https:") return i;
		a ??= openTls();
		return a;
	};
	return {
		send: (e, t) => sendOnce(e, t, protocolFor(e)),
		close: async () => {
			i.agent.destroy();
			a?.agent.destroy();
		}
	};
}
function sendOnce(e, t, n) {
	const { body: r, headers: i, method: a } = t;
	return fly(t, ({ connected: o, fail: s, onStop: c, settle: l }) => {
		const u = n.request(e, {
			method: a,
			headers: i,
			agent: n.agent
		});
		c((e) => u.destroy(e));
		u.once("socket", (e) => {
			if (e.connecting) e.once(n.ready, o);
			else o();
		});
		u.on("error", s);
		u.once("response", (e) => readResponse(e, limitOf(t), l, s));
		u.end(r);
	});
}
function readResponse(e, t, n, r) {
	const i = collectText(t);
	const refuse = () => {
		n(tooLarge(t));
		e.destroy();
	};
	if (Number(e.headers["content-length"] ?? "") > t) {
		refuse();
		return;
	}
	e.on("data", (e) => {
		if (!i.add(e)) refuse();
	});
	e.on("error", r);
	e.once("end", () => {
		n({
			kind: "response",
			status: e.statusCode ?? 0,
			headers: joinHeaders(e.headers),
			body: i.take()
		});
	});
}
const u = [
	"https_proxy",
	"HTTPS_PROXY",
	"http_proxy",
	"HTTP_PROXY"
];
function namesProxy(e) {
	return u.some((t) => (e[t] ?? "") !== "");
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
	return async (r) => {
		if (t >= e) await new Promise((e) => n.push(e));
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
const d = 50;
let f = 0;
function giveTurn() {
	return performance.now() - f < d ? undefined : turn();
}
async function turn() {
	await new Promise((e) => setImmediate(e));
	f = performance.now();
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
const p = [
	"OK",
	"CANCELLED",
	"UNKNOWN",
	"INVALID_ARGUMENT",
	"DEADLINE_EXCEEDED",
	"NOT_FOUND",
	"ALREADY_EXISTS",
	"PERMISSION_DENIED",
	"RESOURCE_EXHAUSTED",
	"FAILED_PRECONDITION",
	"ABORTED",
	"OUT_OF_RANGE",
	"UNIMPLEMENTED",
	"INTERNAL",
	"UNAVAILABLE",
	"DATA_LOSS",
	"UNAUTHENTICATED"
];
const m = {
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
	details;
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
		this.details = t.details ?? m;
		this.requestId = t.requestId;
		this.sent = t.sent ?? true;
		this.retryAfterMs = t.retryAfterMs;
	}
}
function stoppedError({ reason: e }, t, n = true) {
	const r = e instanceof Error ? e.message : "the run was stopped";
	return new PlatformError(r, {
		code: "CANCELLED",
		call: t,
		cause: e,
		sent: n
	});
}
function parseJson(e) {
	try {
		return JSON.parse(e);
	} catch {
		return undefined;
	}
}
function requireName(e, t, n) {
	if (e.name !== "") return;
	const r = `the ${t} \`${plainLine(e.uid, 200)}\` has no name in the list, so it cannot be identified`;
	throw new PlatformError(r, {
		code: "UNDECODABLE",
		call: n
	});
}
;
function json_value_isRecord(e) {
	return typeof e === "object" && e !== null && !Array.isArray(e);
}
function fieldOf(e, t) {
	return json_value_isRecord(e) ? e[t] : undefined;
}
function versionTextOf(e) {
	return typeof e === "number" ? String(e) : textOf(e);
}
function textOf(e) {
	return typeof e === "string" && e !== "" ? e : undefined;
}
function isSameJson(e, t) {
	if (Array.isArray(e) && Array.isArray(t)) return e.length === t.length && e.every((e, n) => isSameJson(e, t[n]));
	if (!json_value_isRecord(e) || !json_value_isRecord(t)) return e === t;
	return [...new Set([...Object.keys(e), ...Object.keys(t)])].every((n) => isSameJson(e[n], t[n]));
}
;
const ee = 1e3;
const te = /[\r\n\v\f\u0085\u2028\u2029]+/g;
const ne = /\p{Cc}|\p{Cf}|\p{Cs}|\p{Zl}|\p{Zp}|\u034f|[\u115f\u1160\u3164\uffa0]/gu;
const codePointName = (e) => `[U+${Number(e.codePointAt(0)).toString(16).toUpperCase().padStart(4, "0")}]`;
function plain_text_showInvisible(e) {
	if (/^[\n -~]*$/.test(e)) return e;
	return e.replace(ne, (e) => {
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
const re = /^[!-~](?:[ -~]*[!-~])?$/;
function plain_text_plainLine(e, t = ee) {
	if (e.length <= t && re.test(e)) return e;
	return plain_text_showInvisible(clipText(e, t).replace(te, " ")).trim();
}
function plain_text_byteLength(e) {
	let t = e.length;
	for (let n = 0; n < e.length; n += 1) {
		const r = e.charCodeAt(n);
		if (r < 128) continue;
		if (r < 2048) t += 1;
		else if (r >= 55296 && r <= 56319 && isLowSurrogate(e.charCodeAt(n + 1))) {
			t += 2;
			n += 1;
		} else t += 2;
	}
	return t;
}
const isLowSurrogate = (e) => e >= 56320 && e <= 57343;
function compareText(e, t) {
	return Number(e > t) - Number(e < t);
}
function renderTextTable(e) {
	const t = [];
	for (const n of e) {
		n.forEach((e, n) => {
			t[n] = Math.max(t[n] ?? 0, lengthOf(e));
		});
	}
	return e.map((e) => e.map((e, n) => e + " ".repeat(Number(t[n]) - lengthOf(e))).join("  ").trimEnd());
}
function lengthOf(e) {
	return Array.from(e).length;
}
const ie = 4e3;
const ae = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;
function escapeXml(e) {
	return clipText(e, ie).replace(ae, "\uFFFD").replace(/[&<>"'\t\n\r]/g, (e) => `&#${e.charCodeAt(0)};`);
}
;
const h = 8;
const g = 64 * 1024;
const oe = 64;
function createTextSet() {
	const e = new Set();
	const t = createTexts();
	let n = new DataView(new ArrayBuffer(512));
	let r = 0;
	const slotOf = (e) => e * 4 & n.byteLength - 1;
	const nextSlot = (e) => e + 4 & n.byteLength - 1;
	const growSlots = () => {
		const e = n;
		n = new DataView(new ArrayBuffer(e.byteLength * 2));
		for (let r = 0; r < e.byteLength; r += 4) {
			const i = e.getUint32(r);
			if (i === 0) continue;
			let a = slotOf(t.hashAt(i - 1));
			while (n.getUint32(a) !== 0) a = nextSlot(a);
			n.setUint32(a, i);
		}
	};
	const addOther = (t) => {
		const { size: n } = e;
		return e.add(t).size > n;
	};
	return {
		get size() {
			return r + e.size;
		},
		add: (i) => {
			if (e.size > 0 && e.has(i)) return false;
			const a = t.write(i);
			if (a === undefined) return addOther(i);
			let o = slotOf(a);
			for (let e = 0;; e += 1) {
				const r = n.getUint32(o);
				if (r === 0) break;
				if (t.isWritten(r - 1)) return false;
				if (e === oe) return addOther(i);
				o = nextSlot(o);
			}
			n.setUint32(o, t.keep() + 1);
			r += 1;
			if (r * 8 > n.byteLength) growSlots();
			return true;
		}
	};
}
function createTexts() {
	let e = new DataView(new ArrayBuffer(4096));
	const t = [e];
	let n = 0;
	const blockOf = (e) => t[Math.floor(e / g)];
	const makeRoom = (r) => {
		if (n + r > g) {
			e = new DataView(new ArrayBuffer(g));
			n = 0;
			t.push(e);
			return;
		}
		const i = new Uint8Array(Math.min(g, Math.max(n + r, 2 * e.byteLength)));
		i.set(new Uint8Array(e.buffer));
		e = new DataView(i.buffer);
		t[t.length - 1] = e;
	};
	return {
		write: (t) => {
			const r = h + t.length;
			if (r > g) return undefined;
			if (n + r > e.byteLength) makeRoom(r);
			const i = n + h;
			let a = 2166136261;
			for (let n = 0; n < t.length; n += 1) {
				const r = t.charCodeAt(n);
				if (r > 255) return undefined;
				e.setUint8(i + n, r);
				a = Math.imul(a ^ r, 16777619);
			}
			e.setInt32(n, a);
			e.setUint32(n + 4, t.length);
			return a;
		},
		keep: () => {
			const r = (t.length - 1) * g + n;
			n += h + e.getUint32(n + 4);
			return r;
		},
		isWritten: (t) => {
			const r = blockOf(t);
			const i = t % g;
			const a = h + r.getUint32(i + 4);
			for (let t = 0; t < a; t += 1) if (r.getUint8(i + t) !== e.getUint8(n + t)) return false;
			return true;
		},
		hashAt: (e) => blockOf(e).getInt32(e % g)
	};
}
;
const v = 200;
const se = 200;
async function* readPages(e, t, n = v) {
	const r = createTextSet();
	for await (const { round: i, rows: a } of pages_readRounds(e, t, n, { known: r })) yield i === 1 ? a : a.filter((e) => r.add(e.uid));
}
const ce = 2;
async function* pages_readRounds(e, t, n, r) {
	let i = r.total ?? 0;
	const a = r.rounds ?? 0;
	for (let o = 1;; o += 1) {
		let s = 0;
		let c;
		let l = false;
		const u = (o === 1 ? r.known : undefined) ?? createTextSet();
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
		if (a + o < ce) continue;
		const { method: d, path: f } = t({ pageSize: clampPageSize(n) });
		const p = s < i ? `the list ended after ${s} of ${i} rows` : "the list ended while it repeated earlier rows";
		throw brokenList(p, `${d} ${f}`);
	}
}
async function* readCursor(e, t, n, r) {
	const i = new Set();
	let a = 0;
	let o = 0;
	let s = 0;
	let c;
	let l;
	for (;;) {
		const u = t({
			pageSize: clampPageSize(n),
			...c === undefined ? {} : { pageToken: c }
		});
		const d = c === undefined ? await e.send(u) : await sendLater(e, u);
		const f = `${u.method} ${u.path}`;
		s = d.rows.length === 0 ? s + 1 : 0;
		if (s > se) throw brokenList("the list keeps returning empty pages", f);
		if (c !== undefined && d.rows.some((e) => e.uid === l)) {
			a += 1;
			i.clear();
		}
		l ??= d.rows[0]?.uid;
		const p = [];
		for (const e of d.rows) {
			if (r.add(e.uid)) p.push(e);
		}
		if (p.length < d.rows.length) requireOneMeaning(d.rows, f);
		if (p.length > 0) o += 1;
		else if (d.rows.length > 0) o -= 1;
		if (a > 1 || o < 0) throw brokenList("the list started over more than once", f);
		const m = p.length === 0 && d.rows.length > 0;
		yield {
			isRepeated: m,
			rows: p,
			totalCount: d.totalCount
		};
		if (d.nextPageToken === "") return;
		if (i.has(d.nextPageToken)) throw brokenList("the service returned the page token that was just sent", f);
		c = d.nextPageToken;
		i.add(c);
	}
}
function requireOneMeaning(e, t) {
	const n = new Map();
	for (const r of e) {
		const e = n.get(r.uid) ?? r;
		if (!isSameJson(e, r)) throw brokenList(`a page of the list contradicts itself about \`${plain_text_plainLine(r.uid, 200)}\``, t);
		n.set(r.uid, e);
	}
}
async function sendLater(e, t) {
	const n = await e.send(t);
	return n.rows.length === 0 && n.nextPageToken === "" ? e.send(t) : n;
}
function brokenList(e, t) {
	return new PlatformError(e, {
		code: "UNDECODABLE",
		call: t
	});
}
function clampPageSize(e) {
	return Math.max(1, Math.min(v, Math.floor(e)));
}
;
const le = 8;
const ue = 1e4;
function keepRows(e, t) {
	const n = [];
	for (const r of e) {
		const e = t(r);
		if (e !== undefined) n.push(e);
	}
	return n;
}
function openIntake(e) {
	const t = createTextSet();
	let n = 0;
	return {
		take: (r, i) => {
			n += i.length;
			for (const e of i) t.add(e.uid);
			const a = r.rows[0]?.uid;
			const o = r.rows.at(-1)?.uid;
			return {
				firstUid: a,
				lastUid: o,
				kept: keepRows(i, e),
				totalCount: r.totalCount
			};
		},
		has: (e) => n === e && t.size === e
	};
}
function takeHead(e, t) {
	const n = e.totalCount;
	const r = e.rows.length - 1;
	if (n === undefined || r < 1 || n <= e.rows.length) return undefined;
	const i = Math.ceil((n - 1) / r);
	if (i > ue) return undefined;
	const a = openIntake(t);
	return {
		slice: a.take(e, e.rows),
		total: n,
		step: r,
		pages: i,
		intake: a
	};
}
async function readParallel(e, t, { intake: n, pages: r, slice: i, step: a, total: o }) {
	const read = (r) => useAnswer(e, t({
		pageSize: a + 1,
		skip: r * a,
		orderBy: "created_at"
	}), (e) => n.take(e, e.rows.slice(1)));
	const s = 1 + (e.concurrency ?? le);
	const c = await mapPool(Array.from({ length: r - 1 }, (e, t) => t + 1), s, read);
	const l = [i, ...c];
	return n.has(o) && areNeighbors(l, o) ? l.flatMap((e) => e.kept) : undefined;
}
function areNeighbors(e, t) {
	return e.every(({ firstUid: n, totalCount: r }, i) => r === t && (i === 0 || n === e[i - 1]?.lastUid));
}
async function useAnswer(e, t, n) {
	const decode = (e) => {
		const r = t.decode(e);
		try {
			return {
				kind: "used",
				value: n(r)
			};
		} catch (e) {
			return {
				kind: "thrown",
				error: e
			};
		}
	};
	const r = await e.send({
		...t,
		decode
	});
	if (r.kind === "thrown") throw r.error;
	return r.value;
}
;
async function readAll(e, t, n) {
	const r = await readQuick(e, t, n);
	if (r.kept !== undefined) return r.kept;
	let i = [];
	let a = 1;
	for await (const { round: o, rows: s } of pages_readRounds(e, t, v, r)) {
		if (o !== a) i = [];
		a = o;
		for (const e of keepRows(s, n)) i.push(e);
	}
	return i;
}
async function readQuick(e, t, n) {
	const r = await openList(e, t, n);
	if (r.head === undefined) return r;
	const i = await readParallel(e, t, r.head);
	return i === undefined ? { total: r.head.total } : { kept: i };
}
async function openList(e, t, n) {
	const r = t({
		pageSize: v,
		orderBy: "created_at"
	});
	let i = false;
	try {
		return await useAnswer(e, r, (e) => {
			i = true;
			return openedBy(e, n);
		});
	} catch (e) {
		if (!i && e instanceof PlatformError && e.code === "INVALID_ARGUMENT") return {};
		throw e;
	}
}
function openedBy(e, t) {
	const { nextPageToken: n, rows: r, totalCount: i } = e;
	if (n === "" && r.length < (i ?? 0)) return {
		total: i,
		rounds: 1
	};
	if (n === "" && allDifferent(r)) return { kept: keepRows(r, t) };
	const a = takeHead(e, t);
	return a === undefined ? { total: i } : { head: a };
}
async function foldAll(e, t, n) {
	const r = await readQuick(e, t, (e) => {
		n(e);
		return undefined;
	});
	if (r.kept !== undefined) return;
	for await (const { rows: i } of readRounds(e, t, MAXIMUM_PAGE_SIZE, r)) i.forEach(n);
}
function allDifferent(e) {
	return new Set(e.map((e) => e.uid)).size === e.length;
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
function escapeMarkdown(e, t = ee) {
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
function fenceMarkdown(e, t = "") {
	const n = showInvisible(e.replace(/\r\n?/g, "\n")).replace(/\n$/, "");
	const r = Math.max(2, ...Array.from(n.matchAll(/`+/g), (e) => e[0].length));
	const i = "`".repeat(r + 1);
	return `${i}${t}\n${n}\n${i}`;
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
		before: `${tableRow(e)}${tableRow(e.map(() => "---"))}`,
		rows: r,
		after: "",
		more: tellMore
	};
}
function listMarkdown(e) {
	return {
		before: "",
		rows: e.map((e) => `- ${e.replace(/\n/g, " ")}\n`),
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
const y = 24;
const b = 12;
const be = 32;
const xe = /[^\w.~%+/=:&#;-]/;
const Se = /[\w.~%+/=:&#;-]{24,}/g;
const Ce = 16777619;
const we = 65535;
const Te = Array.from({ length: b - 1 }).reduce((e) => Math.imul(e, Ce), 1);
function createPieceIndex() {
	const e = new Map();
	const t = new Uint8Array(we + 1);
	let n = true;
	return {
		add: (r) => {
			n &&= !xe.test(r.text);
			for (let n = r.start; n + b <= r.text.length; n += b) {
				const i = hashOf(r.text, n);
				t[i & we] = 1;
				const a = e.get(i);
				if (a === undefined) e.set(i, [{
					form: r,
					offset: n
				}]);
				else if (a.length < be) a.push({
					form: r,
					offset: n
				});
			}
		},
		find: (r) => {
			if (e.size === 0) return [];
			const i = [];
			const match = (t, n) => {
				let i;
				for (const { form: a, offset: o } of e.get(n) ?? []) {
					const e = matchAt(r, t, a, o);
					if (e === undefined) continue;
					const { end: n, start: s } = i ?? e;
					i = {
						start: Math.min(s, e.start),
						end: Math.max(n, e.end)
					};
				}
				return i;
			};
			if (!n) findInRun(r, 0, r.length, t, match, i);
			else {
				for (const { 0: e, index: n } of r.matchAll(Se)) findInRun(r, n, n + e.length, t, match, i);
			}
			return i;
		}
	};
}
function hashOf(e, t) {
	let n = 0;
	for (let r = t; r < t + b; r += 1) n = Math.imul(n, Ce) + e.charCodeAt(r) | 0;
	return n;
}
function findInRun(e, t, n, r, i, a) {
	let o = t;
	let s = hashOf(e, o);
	while (o + b <= n) {
		const t = r[s & we] === 1 ? i(o, s) : undefined;
		if (t === undefined) {
			const t = s - Math.imul(e.charCodeAt(o), Te) | 0;
			s = Math.imul(t, Ce) + e.charCodeAt(o + b) | 0;
			o += 1;
		} else {
			a.push(t);
			o = t.end;
			s = hashOf(e, o);
		}
	}
}
function matchAt(e, t, { start: n, text: r }, i) {
	let a = 0;
	while (i + a < r.length && e[t + a] === r[i + a]) a += 1;
	if (a < b) return undefined;
	let o = 0;
	while (o < i && e[t - o - 1] === r[i - o - 1]) o += 1;
	const s = a + Math.min(o, i - n);
	return s < y ? undefined : {
		start: t - o,
		end: t + a
	};
}
;
const Ee = "***";
const De = 4;
const Oe = 6;
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
				if (r.text.length >= y) n.add(r);
				else t = [...t, r.text].sort((e, t) => t.length - e.length);
			}
			return [...new Set(i.flatMap(masksOf))];
		},
		redact: (e) => t.reduce((e, t) => e.replaceAll(t, Ee), cutOut(e, n.find(e)))
	};
}
function linesOf(e) {
	const t = e.split(/\r?\n/).map((e) => e.trim());
	return [...new Set(t)].filter((e) => e.length >= De);
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
		...urlEncoded(e),
		jsonEscaped(e),
		escapeXml(e)
	].map((e) => ({
		text: e,
		start: 0
	}));
	const r = [
		0,
		1,
		2
	].flatMap((n) => bothAlphabets(alignedBase64(e, n)).map((e) => ({
		text: e,
		start: Math.ceil(t * 4 / 3)
	})));
	const i = e.length >= y ? [] : masksOf(e).map((e) => ({
		text: e,
		start: 0
	}));
	return [
		{
			text: e,
			start: t
		},
		...n,
		{
			text: inMarkdown(e),
			start: inMarkdown(e.slice(0, t)).length
		},
		...r.filter(({ text: e }) => e.length >= b),
		...i.filter(({ text: e }) => e.length >= Oe)
	];
}
function headerLength(e) {
	const t = /^eyJ[\w-]*\.(?=[\w-]+\.)/.exec(e)?.[0] ?? "";
	return e.length - t.length >= y ? t.length : 0;
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
		if (i >= r) n += e.slice(r, i) + Ee;
		r = a;
	}
	return n + e.slice(r);
}
;
function encodeUriPart(e) {
	return encodeURIComponent(e.replace(/\p{Cs}/gu, "\uFFFD"));
}
function isLoopback(e) {
	const t = e.replace(/\.$/, "");
	return t === "localhost" || t.endsWith(".localhost") || t === "[::1]" || /^127(\.\d{1,3}){3}$/.test(t);
}
function isPathSegment(e) {
	return e !== "" && e !== "." && e !== "..";
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
function path(e, ...t) {
	return String.raw({ raw: e }, ...t.map((e) => e.split("/").map(encodeSegment).join("/")));
}
function encodeSegment(e) {
	if (!isPathSegment(e)) {
		throw new TypeError(`a path segment is ${e === "" ? "empty" : `\`${e}\``}`);
	}
	return encodeURIComponent(e);
}
;
function createClient(e) {
	const { baseUrl: t, concurrency: n, tokens: r, transport: i } = e;
	const sendWith = (e, n) => i({
		method: e.method,
		url: `${t}${e.path}${renderQuery(e.query)}`,
		headers: {
			...n === undefined ? {} : { authorization: `Bearer ${n}` },
			...e.body === undefined ? {} : { "content-type": "application/json" }
		},
		...e.body === undefined ? {} : { body: JSON.stringify(e.body) },
		idempotent: e.idempotent,
		once: e.once,
		judge: (t) => e.decode(readBody(t))
	});
	return {
		...n === undefined ? {} : { concurrency: n },
		send: async (e) => {
			if (e.anonymous === true) return sendWith(e, undefined);
			if (r === undefined) {
				throw new PlatformError("no token for the platform", {
					code: "UNAUTHENTICATED",
					call: `${e.method} ${e.path}`
				});
			}
			const t = await r.get();
			try {
				return await sendWith(e, t);
			} catch (n) {
				if (!(n instanceof PlatformError) || n.code !== "UNAUTHENTICATED") throw n;
				const i = await r.renew(t);
				if (i === undefined) throw n;
				return sendWith(e, i);
			}
		}
	};
}
function readBody(e) {
	const t = e.trim();
	if (t === "") return undefined;
	const n = parseJson(t);
	if (n === undefined) throw new TypeError("it is not JSON");
	return n;
}
;
function assertEqual(e) {
	return e;
}
function assertNotEqual(e) {
	return e;
}
function toZod() {
	return (e) => e;
}
function assertIs(e) {}
function assertNever(e) {
	throw new Error("Unexpected value in exhaustive check");
}
function assert(e) {}
function getEnumValues(e) {
	const t = Object.values(e).filter((e) => typeof e === "number");
	const n = Object.entries(e).filter(([e, n]) => t.indexOf(+e) === -1).map(([e, t]) => t);
	return n;
}
function joinValues(e, t = "|") {
	return e.map((e) => stringifyPrimitive(e)).join(t);
}
function jsonStringifyReplacer(e, t) {
	if (typeof t === "bigint") return t.toString();
	return t;
}
class Cached {
	constructor(e) {
		this._getter = e;
		this._value = undefined;
	}
	get value() {
		const e = this._getter;
		if (e !== undefined) {
			this._value = e();
			this._getter = undefined;
		}
		return this._value;
	}
}
function cached(e) {
	return new Cached(e);
}
function nullish(e) {
	return e === null || e === undefined;
}
function cleanRegex(e) {
	const t = e.startsWith("^") ? 1 : 0;
	const n = e.endsWith("$") ? e.length - 1 : e.length;
	return e.slice(t, n);
}
function floatSafeRemainder(e, t) {
	const n = e / t;
	const r = Math.round(n);
	const i = 4 * Number.EPSILON * Math.max(Math.abs(n), 1);
	if (Math.abs(n - r) < i) return 0;
	return n - r;
}
const ke = null && Symbol("evaluating");
function defineLazy(e, t, n) {
	let r = undefined;
	Object.defineProperty(e, t, {
		get() {
			if (r === ke) {
				return undefined;
			}
			if (r === undefined) {
				r = ke;
				r = n();
			}
			return r;
		},
		set(n) {
			Object.defineProperty(e, t, { value: n });
		},
		configurable: true
	});
}
function objectClone(e) {
	return Object.create(Object.getPrototypeOf(e), Object.getOwnPropertyDescriptors(e));
}
function assignProp(e, t, n) {
	Object.defineProperty(e, t, {
		value: n,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
function rawShape(e) {
	const t = Object.getOwnPropertyDescriptor(e, "shape");
	return t?.get ? t.get.raw : t?.value;
}
function sourceShape(e) {
	return rawShape(e._zod.def) ?? e._zod.def.shape;
}
function deferProp(e, t, n) {
	Object.defineProperty(e, t, {
		get() {
			const e = n();
			assignProp(this, t, e);
			return e;
		},
		enumerable: true,
		configurable: true
	});
}
function putProp(e, t, n) {
	if (t in e) assignProp(e, t, n);
	else e[t] = n;
}
function mirrorShape(e, t, n, r) {
	const i = sourceShape(t);
	for (const a of n) {
		const n = Object.getOwnPropertyDescriptor(i, a);
		if (!n.enumerable) continue;
		if (n.get) {
			deferProp(e, a, () => {
				const e = t._zod.def.shape[a];
				return r ? r(e, a) : e;
			});
		} else putProp(e, a, r ? r(n.value, a) : n.value);
	}
}
function mirrorProps(e, t) {
	for (const n of Reflect.ownKeys(t)) {
		const r = Object.getOwnPropertyDescriptor(t, n);
		if (!r.enumerable) continue;
		if (r.get) deferProp(e, n, () => t[n]);
		else putProp(e, n, r.value);
	}
}
function mergeDefs(...e) {
	const t = {};
	for (const n of e) {
		const e = Object.getOwnPropertyDescriptors(n);
		Object.assign(t, e);
	}
	return Object.defineProperties({}, t);
}
function cloneDef(e) {
	return mergeDefs(e._zod.def);
}
function getElementAtPath(e, t) {
	if (!t) return e;
	return t.reduce((e, t) => e?.[t], e);
}
function promiseAllObject(e) {
	const t = Object.keys(e);
	const n = t.map((t) => e[t]);
	return Promise.all(n).then((e) => {
		const n = {};
		for (let r = 0; r < t.length; r++) {
			n[t[r]] = e[r];
		}
		return n;
	});
}
function randomString(e = 10) {
	const t = "abcdefghijklmnopqrstuvwxyz";
	let n = "";
	for (let r = 0; r < e; r++) {
		n += t[Math.floor(Math.random() * t.length)];
	}
	return n;
}
function esc(e) {
	return JSON.stringify(e);
}
function slugify(e) {
	return e.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
}
const Ae = "captureStackTrace" in Error ? Error.captureStackTrace : (...e) => {};
function util_isObject(e) {
	return typeof e === "object" && e !== null && !Array.isArray(e);
}
const je = null && cached(() => {
	if (globalConfig.jitless) {
		return false;
	}
	if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) {
		return false;
	}
	try {
		const e = Function;
		new e("");
		return true;
	} catch (e) {
		return false;
	}
});
function isPlainObject(e) {
	if (util_isObject(e) === false) return false;
	const t = e.constructor;
	if (t === undefined) return true;
	if (typeof t !== "function") return true;
	const n = t.prototype;
	if (util_isObject(n) === false) return false;
	if (Object.prototype.hasOwnProperty.call(n, "isPrototypeOf") === false) {
		return false;
	}
	return true;
}
function shallowClone(e) {
	if (isPlainObject(e)) return { ...e };
	if (Array.isArray(e)) return [...e];
	if (e instanceof Map) return new Map(e);
	if (e instanceof Set) return new Set(e);
	return e;
}
function numKeys(e) {
	let t = 0;
	for (const n in e) {
		if (Object.prototype.hasOwnProperty.call(e, n)) {
			t++;
		}
	}
	return t;
}
const getParsedType = (e) => {
	const t = typeof e;
	switch (t) {
		case "undefined": return "undefined";
		case "string": return "string";
		case "number": return Number.isNaN(e) ? "nan" : "number";
		case "boolean": return "boolean";
		case "function": return "function";
		case "bigint": return "bigint";
		case "symbol": return "symbol";
		case "object":
			if (Array.isArray(e)) {
				return "array";
			}
			if (e === null) {
				return "null";
			}
			if (e.then && typeof e.then === "function" && e.catch && typeof e.catch === "function") {
				return "promise";
			}
			if (typeof Map !== "undefined" && e instanceof Map) {
				return "map";
			}
			if (typeof Set !== "undefined" && e instanceof Set) {
				return "set";
			}
			if (typeof Date !== "undefined" && e instanceof Date) {
				return "date";
			}
			if (typeof File !== "undefined" && e instanceof File) {
				return "file";
			}
			return "object";
		default: throw new Error(`Unknown data type: ${t}`);
	}
};
const Me = new Set([
	"string",
	"number",
	"symbol"
]);
const Ne = new Set([
	"string",
	"number",
	"bigint",
	"boolean",
	"symbol",
	"undefined"
]);
function escapeRegex(e) {
	return e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(e, t, n) {
	const r = new e._zod.constr(t ?? e._zod.def);
	if (!t || n?.parent) r._zod.parent = e;
	return r;
}
function normalizeParams(e) {
	const t = e;
	if (!t) return {};
	if (typeof t === "string") return { error: () => t };
	if (t?.message !== undefined) {
		if (t?.error !== undefined) throw new Error("Cannot specify both `message` and `error` params");
		t.error = t.message;
	}
	delete t.message;
	if (typeof t.error === "string") return {
		...t,
		error: () => t.error
	};
	return t;
}
function createTransparentProxy(e) {
	let t;
	return new Proxy({}, {
		get(n, r, i) {
			t ?? (t = e());
			return Reflect.get(t, r, i);
		},
		set(n, r, i, a) {
			t ?? (t = e());
			return Reflect.set(t, r, i, a);
		},
		has(n, r) {
			t ?? (t = e());
			return Reflect.has(t, r);
		},
		deleteProperty(n, r) {
			t ?? (t = e());
			return Reflect.deleteProperty(t, r);
		},
		ownKeys(n) {
			t ?? (t = e());
			return Reflect.ownKeys(t);
		},
		getOwnPropertyDescriptor(n, r) {
			t ?? (t = e());
			return Reflect.getOwnPropertyDescriptor(t, r);
		},
		defineProperty(n, r, i) {
			t ?? (t = e());
			return Reflect.defineProperty(t, r, i);
		}
	});
}
function stringifyPrimitive(e) {
	if (typeof e === "bigint") return e.toString() + "n";
	if (typeof e === "string") return `"${e}"`;
	return `${e}`;
}
function optionalKeys(e) {
	return Object.keys(e).filter((t) => {
		return e[t]._zod.optin !== undefined && e[t]._zod.optout === "optional";
	});
}
const Pe = (() => ({
	safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
const Fe = {
	int64: [BigInt("-9223372036854775808"), BigInt("9223372036854775807")],
	uint64: [BigInt(0), BigInt("18446744073709551615")]
};
function pick(e, t) {
	const n = e._zod.def;
	const r = n.checks;
	const i = r && r.length > 0;
	if (i) {
		throw new Error(".pick() cannot be used on object schemas containing refinements");
	}
	const a = {};
	mirrorShape(a, e, maskedKeys(e, t));
	return clone(e, mergeDefs(n, {
		shape: a,
		checks: []
	}));
}
function maskedKeys(e, t) {
	const n = sourceShape(e);
	const r = [];
	for (const e of Reflect.ownKeys(t)) {
		if (!Object.getOwnPropertyDescriptor(n, e)?.enumerable) {
			throw new Error(`Unrecognized key: "${String(e)}"`);
		}
		if (t[e]) r.push(e);
	}
	return r;
}
function omit(e, t) {
	const n = e._zod.def;
	const r = n.checks;
	const i = r && r.length > 0;
	if (i) {
		throw new Error(".omit() cannot be used on object schemas containing refinements");
	}
	const a = new Set(maskedKeys(e, t));
	const o = {};
	mirrorShape(o, e, Reflect.ownKeys(sourceShape(e)).filter((e) => !a.has(e)));
	return clone(e, mergeDefs(n, {
		shape: o,
		checks: []
	}));
}
function extend(e, t) {
	if (!isPlainObject(t)) {
		throw new Error("Invalid input to extend: expected a plain object");
	}
	const n = e._zod.def.checks;
	const r = n && n.length > 0;
	if (r) {
		const n = sourceShape(e);
		for (const e of Reflect.ownKeys(t)) {
			if (Object.getOwnPropertyDescriptor(n, e) !== undefined) {
				throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
			}
		}
	}
	return clone(e, mergeDefs(e._zod.def, { shape: extended(e, t) }));
}
function extended(e, t) {
	const n = {};
	mirrorShape(n, e, Reflect.ownKeys(sourceShape(e)));
	mirrorProps(n, t);
	return n;
}
function safeExtend(e, t) {
	if (!isPlainObject(t)) {
		throw new Error("Invalid input to safeExtend: expected a plain object");
	}
	return clone(e, mergeDefs(e._zod.def, { shape: extended(e, t) }));
}
function merge(e, t) {
	if (!t?._zod?.def) {
		throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
	}
	if (e._zod.def.checks?.length) {
		throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
	}
	const n = {};
	mirrorShape(n, e, Reflect.ownKeys(sourceShape(e)));
	mirrorShape(n, t, Reflect.ownKeys(sourceShape(t)));
	const r = mergeDefs(e._zod.def, {
		shape: n,
		get catchall() {
			return t._zod.def.catchall;
		},
		checks: t._zod.def.checks ?? []
	});
	return clone(e, r);
}
function partial(e, t, n, r = "partial") {
	const i = t._zod.def;
	const a = i.checks;
	const o = a && a.length > 0;
	if (o) {
		throw new Error(`.${r}() cannot be used on object schemas containing refinements`);
	}
	const s = n ? new Set(maskedKeys(t, n)) : undefined;
	const c = {};
	mirrorShape(c, t, Reflect.ownKeys(sourceShape(t)), e && ((t, n) => s && !s.has(n) ? t : new e({
		type: "optional",
		innerType: t
	})));
	return clone(t, mergeDefs(t._zod.def, {
		shape: c,
		checks: []
	}));
}
function required(e, t, n) {
	const r = n ? new Set(maskedKeys(t, n)) : undefined;
	const i = {};
	mirrorShape(i, t, Reflect.ownKeys(sourceShape(t)), (t, n) => r && !r.has(n) ? t : new e({
		type: "nonoptional",
		innerType: t
	}));
	return clone(t, mergeDefs(t._zod.def, { shape: i }));
}
function aborted(e, t = 0) {
	if (e.aborted === true) return true;
	for (let n = t; n < e.issues.length; n++) {
		if (e.issues[n]?.continue !== true) {
			return true;
		}
	}
	return false;
}
function explicitlyAborted(e, t = 0) {
	if (e.aborted === true) return true;
	for (let n = t; n < e.issues.length; n++) {
		if (e.issues[n]?.continue === false) {
			return true;
		}
	}
	return false;
}
function prefixIssues(e, t) {
	return t.map((t) => {
		var n;
		(n = t).path ?? (n.path = []);
		t.path.unshift(e);
		return t;
	});
}
function unwrapMessage(e) {
	return typeof e === "string" ? e : e?.message;
}
function sizeCaps(e) {
	const t = [];
	for (const n of e ?? []) {
		const e = n._zod.def;
		if (!/_(length|size)$|_equals$/.test(e.check)) break;
		const r = e.maximum ?? e.length ?? e.size;
		if (r >= 0) t.push([r, n]);
	}
	return t;
}
function attachSchema(e, t, n) {
	var r;
	for (let i = t; i < e.length; i++) {
		(r = e[i]).schema ?? (r.schema = n);
	}
}
function finalizeIssue(e, t, n) {
	var r;
	const i = e.inst?._zod?.traits;
	if (i?.has("$ZodType")) {
		if (i.has("$ZodCheck")) (r = e).schema ?? (r.schema = e.inst);
		else e.schema = e.inst;
	}
	const a = e.schema !== e.inst ? e.schema?._zod.def?.error : undefined;
	const o = e.message ? e.message : unwrapMessage(e.inst?._zod.def?.error?.(e)) ?? unwrapMessage(a?.(e)) ?? unwrapMessage(t?.error?.(e)) ?? unwrapMessage(n.customError?.(e)) ?? unwrapMessage(n.localeError?.(e)) ?? "Invalid input";
	const s = {};
	for (const t of Object.keys(e)) {
		if (t === "inst" || t === "schema" || t === "continue" || t === "input" || t === "__proto__") continue;
		s[t] = e[t];
	}
	s.path ?? (s.path = []);
	s.message = o;
	if (t?.reportInput) {
		s.input = e.input;
	}
	return s;
}
function getSizableOrigin(e) {
	if (e instanceof Set) return "set";
	if (e instanceof Map) return "map";
	if (e instanceof File) return "file";
	return "unknown";
}
const Ie = /[\uD800-\uDBFF]/;
function codePointLength(e) {
	const t = e.length;
	if (!Ie.test(e)) return t;
	let n = t;
	for (let r = 0; r < t - 1; r++) {
		if ((e.charCodeAt(r) & 64512) === 55296 && (e.charCodeAt(r + 1) & 64512) === 56320) {
			n--;
			r++;
		}
	}
	return n;
}
function getLengthableOrigin(e) {
	if (Array.isArray(e)) return "array";
	if (typeof e === "string") return "string";
	return "unknown";
}
function parsedType(e) {
	const t = typeof e;
	switch (t) {
		case "number": {
			return Number.isNaN(e) ? "nan" : "number";
		}
		case "object": {
			if (e === null) {
				return "null";
			}
			if (Array.isArray(e)) {
				return "array";
			}
			const t = e;
			if (t && Object.getPrototypeOf(t) !== Object.prototype && "constructor" in t && t.constructor) {
				return t.constructor.name;
			}
		}
	}
	return t;
}
function issue(...e) {
	const [t, n, r] = e;
	if (typeof t === "string") {
		return {
			message: t,
			code: "custom",
			input: n,
			inst: r
		};
	}
	return { ...t };
}
function cleanEnum(e) {
	return Object.entries(e).filter(([e, t]) => {
		return Number.isNaN(Number.parseInt(e, 10));
	}).map((e) => e[1]);
}
function base64ToUint8Array(e) {
	const t = atob(e);
	const n = new Uint8Array(t.length);
	for (let e = 0; e < t.length; e++) {
		n[e] = t.charCodeAt(e);
	}
	return n;
}
function uint8ArrayToBase64(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) {
		t += String.fromCharCode(e[n]);
	}
	return btoa(t);
}
function base64urlToUint8Array(e) {
	const t = e.replace(/-/g, "+").replace(/_/g, "/");
	const n = "=".repeat((4 - t.length % 4) % 4);
	return base64ToUint8Array(t + n);
}
function uint8ArrayToBase64url(e) {
	return uint8ArrayToBase64(e).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}
function hexToUint8Array(e) {
	const t = e.replace(/^0x/, "");
	if (t.length % 2 !== 0) {
		throw new Error("Invalid hex string length");
	}
	const n = new Uint8Array(t.length / 2);
	for (let e = 0; e < t.length; e += 2) {
		n[e / 2] = Number.parseInt(t.slice(e, e + 2), 16);
	}
	return n;
}
function uint8ArrayToHex(e) {
	return Array.from(e).map((e) => e.toString(16).padStart(2, "0")).join("");
}
class Class {
	constructor(...e) {}
}
function members(e, t) {
	for (const n in t) {
		const r = Object.getOwnPropertyDescriptor(t, n);
		if (r.get) Object.defineProperty(e, n, {
			...r,
			enumerable: false
		});
		else defineBound(e, n, r.value);
	}
}
function own(e, t, n, r = true) {
	Object.defineProperty(e, t, {
		configurable: true,
		writable: true,
		enumerable: r,
		value: n
	});
	return n;
}
function hide(e, t, n) {
	return own(e, t, n, false);
}
function derived(e, t) {
	for (const n in e) {
		const r = e[n];
		Object.defineProperty(t, n, {
			configurable: true,
			enumerable: true,
			get() {
				return own(this, n, r(this));
			},
			set(e) {
				own(this, n, e);
			}
		});
	}
	return t;
}
function defineBound(e, t, n) {
	Object.defineProperty(e, t, {
		configurable: true,
		get() {
			return this == null ? n : own(this, t, n.bind(this));
		},
		set(e) {
			own(this, t, e);
		}
	});
}
function claim(e, t) {
	const n = Object.getPrototypeOf(e);
	return t in n ? undefined : n;
}
let Le;
let x = false;
const Re = {
	configurable: true,
	get() {
		x = true;
		return undefined;
	}
};
function defineLazyInternal(e, t, n) {
	const r = Object.getPrototypeOf(e._zod);
	if (t in r && Le !== e._zod) {
		Le = undefined;
		return;
	}
	Le = e._zod;
	Object.defineProperty(r, t, {
		configurable: true,
		get() {
			Object.defineProperty(this, t, Re);
			const e = x;
			x = false;
			try {
				const r = n(this);
				if (x) delete this[t];
				else Object.defineProperty(this, t, {
					configurable: true,
					writable: true,
					value: r
				});
				x = x || e;
				return r;
			} catch (n) {
				delete this[t];
				x = x || e;
				throw n;
			}
		},
		set(e) {
			Object.defineProperty(this, t, {
				configurable: true,
				writable: true,
				value: e
			});
		}
	});
}
function installLazyProp(e, t, n, r) {
	const i = claim(e, t);
	if (!i) return;
	Object.defineProperty(i, t, {
		configurable: true,
		get() {
			const e = {
				configurable: true,
				writable: true,
				enumerable: r,
				value: undefined
			};
			Object.defineProperty(this, t, e);
			e.value = n(this);
			Object.defineProperty(this, t, e);
			return e.value;
		},
		set(e) {
			Object.defineProperty(this, t, {
				configurable: true,
				writable: true,
				enumerable: r,
				value: e
			});
		}
	});
}
const ze = "~constantCatch";
function constantCatch(e) {
	const fn = () => e;
	fn[ze] = true;
	return fn;
}
;
var Be;
const Ve = Object.freeze({ status: "aborted" });
const He = {
	value: undefined,
	enumerable: false
};
let Ue = "captureStackTrace" in Error ? Error : null;
function newError(e) {
	const t = Ue;
	if (t) {
		const n = t.stackTraceLimit;
		if (typeof n === "number") {
			try {
				t.stackTraceLimit = 0;
			} catch {
				Ue = null;
				return new e();
			}
			try {
				return new e();
			} finally {
				t.stackTraceLimit = n;
			}
		}
	}
	return new e();
}
function $constructor(e, t, n, r) {
	const i = {};
	function Internals(e) {
		this.def = e;
		this.constr = _;
		this.traits = new Set();
	}
	Internals.prototype = i;
	const a = n;
	const o = a && new WeakSet();
	function init(n, r) {
		if (!n._zod) {
			He.value = new Internals(r);
			try {
				Object.defineProperty(n, "_zod", He);
			} finally {
				He.value = undefined;
			}
		} else if (n._zod.traits.has(e)) {
			return;
		}
		n._zod.traits.add(e);
		t(n, r);
		if (o) {
			const e = Object.getPrototypeOf(n);
			const t = n._zod.constr.prototype;
			let r = e;
			while (r && r !== t) r = Object.getPrototypeOf(r);
			const i = r ?? e;
			if (!o.has(i)) {
				o.add(i);
				members(i, a);
			}
		}
		const i = _.prototype;
		for (const e in i) {
			if (!Object.prototype.hasOwnProperty.call(i, e)) continue;
			if (!(e in n)) {
				n[e] = i[e].bind(n);
			}
		}
	}
	const s = r?.Parent ?? Object;
	class Definition extends s {}
	Object.defineProperty(Definition, "name", { value: e });
	function _(e) {
		const t = r?.Parent ? newError(Definition) : this;
		init(t, e);
		const n = t._zod.deferred;
		if (n) {
			for (const e of n) {
				e();
			}
			t._zod.deferred = undefined;
		}
		const i = globalThis.__zod_globalConfig?.postProcessor;
		if (i) i(t);
		return t;
	}
	Object.defineProperty(_, "init", { value: init });
	Object.defineProperty(_, Symbol.hasInstance, { value: (t) => {
		if (r?.Parent && t instanceof r.Parent) return true;
		return t?._zod?.traits?.has(e);
	} });
	Object.defineProperty(_, "name", { value: e });
	return _;
}
const We = null && Symbol("zod_brand");
class $ZodAsyncError extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
}
class $ZodEncodeError extends Error {
	constructor(e) {
		super(`Encountered unidirectional transform during encode: ${e}`);
		this.name = "ZodEncodeError";
	}
}
(Be = globalThis).__zod_globalConfig ?? (Be.__zod_globalConfig = {});
const S = globalThis.__zod_globalConfig;
function config(e) {
	if (e) Object.assign(S, e);
	return S;
}
;
const C = $constructor("$ZodCheck", (e, t) => {
	var n;
	e._zod ?? (e._zod = {});
	e._zod.def = t;
	(n = e._zod).onattach ?? (n.onattach = []);
});
const _whenHasSize = (e) => {
	const t = e.value;
	return !util.nullish(t) && t.size !== undefined;
};
const _whenHasLength = (e) => {
	const t = e.value;
	return !nullish(t) && t.length !== undefined;
};
const w = {
	number: "number",
	bigint: "bigint",
	object: "date"
};
const Ge = null && core.$constructor("$ZodCheckLessThan", (e, t) => {
	C.init(e, t);
	const n = w[typeof t.value];
	e._zod.check = (r) => {
		if (t.inclusive ? r.value <= t.value : r.value < t.value) {
			return;
		}
		r.issues.push({
			origin: w[typeof r.value] ?? n,
			code: "too_big",
			maximum: typeof t.value === "object" ? t.value.getTime() : t.value,
			input: r.value,
			inclusive: t.inclusive,
			inst: e,
			continue: !t.abort
		});
	};
});
const Ke = $constructor("$ZodCheckGreaterThan", (e, t) => {
	C.init(e, t);
	const n = w[typeof t.value];
	e._zod.check = (r) => {
		if (t.inclusive ? r.value >= t.value : r.value > t.value) {
			return;
		}
		r.issues.push({
			origin: w[typeof r.value] ?? n,
			code: "too_small",
			minimum: typeof t.value === "object" ? t.value.getTime() : t.value,
			input: r.value,
			inclusive: t.inclusive,
			inst: e,
			continue: !t.abort
		});
	};
});
const qe = null && core.$constructor("$ZodCheckMultipleOf", (e, t) => {
	C.init(e, t);
	e._zod.check = (n) => {
		if (typeof n.value !== typeof t.value) throw new Error("Cannot mix number and bigint in multiple_of check.");
		const r = typeof n.value === "bigint" ? t.value !== BigInt(0) && n.value % t.value === BigInt(0) : util.floatSafeRemainder(n.value, t.value) === 0;
		if (r) return;
		n.issues.push({
			origin: typeof n.value,
			code: "not_multiple_of",
			divisor: t.value,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
const Je = $constructor("$ZodCheckNumberFormat", (e, t) => {
	C.init(e, t);
	t.format = t.format || "float64";
	const n = t.format?.includes("int");
	const r = n ? "int" : "number";
	const [i, a] = Pe[t.format];
	e._zod.check = (o) => {
		const s = o.value;
		if (n) {
			if (!Number.isInteger(s)) {
				o.issues.push({
					expected: r,
					format: t.format,
					code: "invalid_type",
					continue: false,
					input: s,
					inst: e
				});
				return;
			}
			if (!Number.isSafeInteger(s)) {
				if (s > 0) {
					o.issues.push({
						input: s,
						code: "too_big",
						maximum: Number.MAX_SAFE_INTEGER,
						note: "Integers must be within the safe integer range.",
						inst: e,
						origin: r,
						inclusive: true,
						continue: !t.abort
					});
				} else {
					o.issues.push({
						input: s,
						code: "too_small",
						minimum: Number.MIN_SAFE_INTEGER,
						note: "Integers must be within the safe integer range.",
						inst: e,
						origin: r,
						inclusive: true,
						continue: !t.abort
					});
				}
				return;
			}
		}
		if (s < i) {
			o.issues.push({
				origin: "number",
				input: s,
				code: "too_small",
				minimum: i,
				inclusive: true,
				inst: e,
				continue: !t.abort
			});
		}
		if (s > a) {
			o.issues.push({
				origin: "number",
				input: s,
				code: "too_big",
				maximum: a,
				inclusive: true,
				inst: e,
				continue: !t.abort
			});
		}
	};
});
const Ye = null && core.$constructor("$ZodCheckBigIntFormat", (e, t) => {
	C.init(e, t);
	const [n, r] = util.BIGINT_FORMAT_RANGES[t.format];
	e._zod.check = (i) => {
		const a = i.value;
		if (a < n) {
			i.issues.push({
				origin: "bigint",
				input: a,
				code: "too_small",
				minimum: n,
				inclusive: true,
				inst: e,
				continue: !t.abort
			});
		}
		if (a > r) {
			i.issues.push({
				origin: "bigint",
				input: a,
				code: "too_big",
				maximum: r,
				inclusive: true,
				inst: e,
				continue: !t.abort
			});
		}
	};
});
const Xe = null && core.$constructor("$ZodCheckMaxSize", (e, t) => {
	var n;
	C.init(e, t);
	(n = e._zod.def).when ?? (n.when = _whenHasSize);
	e._zod.check = (n) => {
		const r = n.value;
		const i = r.size;
		if (i <= t.maximum) return;
		n.issues.push({
			origin: util.getSizableOrigin(r),
			code: "too_big",
			maximum: t.maximum,
			inclusive: true,
			input: r,
			inst: e,
			continue: !t.abort
		});
	};
});
const Ze = null && core.$constructor("$ZodCheckMinSize", (e, t) => {
	var n;
	C.init(e, t);
	(n = e._zod.def).when ?? (n.when = _whenHasSize);
	e._zod.check = (n) => {
		const r = n.value;
		const i = r.size;
		if (i >= t.minimum) return;
		n.issues.push({
			origin: util.getSizableOrigin(r),
			code: "too_small",
			minimum: t.minimum,
			inclusive: true,
			input: r,
			inst: e,
			continue: !t.abort
		});
	};
});
const Qe = null && core.$constructor("$ZodCheckSizeEquals", (e, t) => {
	var n;
	C.init(e, t);
	(n = e._zod.def).when ?? (n.when = _whenHasSize);
	e._zod.check = (n) => {
		const r = n.value;
		const i = r.size;
		if (i === t.size) return;
		const a = i > t.size;
		n.issues.push({
			origin: util.getSizableOrigin(r),
			...a ? {
				code: "too_big",
				maximum: t.size
			} : {
				code: "too_small",
				minimum: t.size
			},
			inclusive: true,
			exact: true,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
const $e = null && core.$constructor("$ZodCheckMaxLength", (e, t) => {
	var n;
	C.init(e, t);
	(n = e._zod.def).when ?? (n.when = _whenHasLength);
	e._zod.check = (n) => {
		const r = n.value;
		const i = r.length;
		const a = typeof r === "string" && i > t.maximum ? util.codePointLength(r) : i;
		if (a <= t.maximum) return;
		const o = util.getLengthableOrigin(r);
		n.issues.push({
			origin: o,
			code: "too_big",
			maximum: t.maximum,
			inclusive: true,
			input: r,
			inst: e,
			continue: !t.abort
		});
	};
});
const et = $constructor("$ZodCheckMinLength", (e, t) => {
	var n;
	C.init(e, t);
	(n = e._zod.def).when ?? (n.when = _whenHasLength);
	e._zod.check = (n) => {
		const r = n.value;
		const i = r.length;
		const a = typeof r === "string" && i >= t.minimum && i < t.minimum * 2 ? codePointLength(r) : i;
		if (a >= t.minimum) return;
		const o = getLengthableOrigin(r);
		n.issues.push({
			origin: o,
			code: "too_small",
			minimum: t.minimum,
			inclusive: true,
			input: r,
			inst: e,
			continue: !t.abort
		});
	};
});
const tt = null && core.$constructor("$ZodCheckLengthEquals", (e, t) => {
	var n;
	C.init(e, t);
	(n = e._zod.def).when ?? (n.when = _whenHasLength);
	e._zod.check = (n) => {
		const r = n.value;
		const i = r.length;
		const a = typeof r === "string" && i >= t.length && i <= t.length * 2 ? util.codePointLength(r) : i;
		if (a === t.length) return;
		const o = util.getLengthableOrigin(r);
		const s = a > t.length;
		n.issues.push({
			origin: o,
			...s ? {
				code: "too_big",
				maximum: t.length
			} : {
				code: "too_small",
				minimum: t.length
			},
			inclusive: true,
			exact: true,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
const nt = $constructor("$ZodCheckStringFormat", (e, t) => {
	var n, r;
	C.init(e, t);
	if (t.pattern) (n = e._zod).check ?? (n.check = (n) => {
		t.pattern.lastIndex = 0;
		if (t.pattern.test(n.value)) return;
		n.issues.push({
			origin: "string",
			code: "invalid_format",
			format: t.format,
			input: n.value,
			...t.pattern ? { pattern: t.pattern.toString() } : {},
			inst: e,
			continue: !t.abort
		});
	});
	else (r = e._zod).check ?? (r.check = () => {});
});
const rt = $constructor("$ZodCheckRegex", (e, t) => {
	nt.init(e, t);
	e._zod.check = (n) => {
		t.pattern.lastIndex = 0;
		if (t.pattern.test(n.value)) return;
		n.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: n.value,
			pattern: t.pattern.toString(),
			inst: e,
			continue: !t.abort
		});
	};
});
const it = null && core.$constructor("$ZodCheckLowerCase", (e, t) => {
	t.pattern ?? (t.pattern = regexes.lowercase);
	nt.init(e, t);
});
const at = null && core.$constructor("$ZodCheckUpperCase", (e, t) => {
	t.pattern ?? (t.pattern = regexes.uppercase);
	nt.init(e, t);
});
const ot = null && core.$constructor("$ZodCheckIncludes", (e, t) => {
	C.init(e, t);
	const n = util.escapeRegex(t.includes);
	const r = new RegExp(typeof t.position === "number" ? `^.{${t.position},}${n}` : n);
	t.pattern = r;
	e._zod.check = (n) => {
		if (n.value.includes(t.includes, t.position)) return;
		n.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "includes",
			includes: t.includes,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
const st = null && core.$constructor("$ZodCheckStartsWith", (e, t) => {
	C.init(e, t);
	const n = new RegExp(`^${util.escapeRegex(t.prefix)}.*`);
	t.pattern ?? (t.pattern = n);
	e._zod.check = (n) => {
		if (n.value.startsWith(t.prefix)) return;
		n.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "starts_with",
			prefix: t.prefix,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
const ct = null && core.$constructor("$ZodCheckEndsWith", (e, t) => {
	C.init(e, t);
	const n = new RegExp(`.*${util.escapeRegex(t.suffix)}$`);
	t.pattern ?? (t.pattern = n);
	e._zod.check = (n) => {
		if (n.value.endsWith(t.suffix)) return;
		n.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "ends_with",
			suffix: t.suffix,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
function handleCheckPropertyResult(e, t, n) {
	if (e.issues.length) {
		t.issues.push(...util.prefixIssues(n, e.issues));
	}
}
const lt = null && core.$constructor("$ZodCheckProperty", (e, t) => {
	C.init(e, t);
	e._zod.check = (e) => {
		const n = t.schema._zod.run({
			value: e.value[t.property],
			issues: []
		}, {});
		if (n instanceof Promise) {
			return n.then((n) => handleCheckPropertyResult(n, e, t.property));
		}
		handleCheckPropertyResult(n, e, t.property);
		return;
	};
});
const ut = null && core.$constructor("$ZodCheckProperties", (e, t) => {
	C.init(e, t);
	util.hide(e, Symbol.iterator, function* () {
		yield e;
	});
	let n;
	e._zod.check = (r) => {
		if (r.value == null) {
			r.issues.push({
				expected: "object",
				code: "invalid_type",
				input: r.value,
				inst: e
			});
			return undefined;
		}
		n ?? (n = Reflect.ownKeys(t.shape).map((e) => [e, t.shape[e]]));
		const i = r.value;
		let a;
		for (const [e, t] of n) {
			const n = t._zod.run({
				value: i[e],
				issues: []
			}, {});
			if (n instanceof Promise) {
				a ?? (a = []);
				a.push(n.then((t) => handleCheckPropertyResult(t, r, e)));
			} else {
				handleCheckPropertyResult(n, r, e);
			}
		}
		if (a) return Promise.all(a).then(() => undefined);
		return undefined;
	};
});
const dt = null && core.$constructor("$ZodCheckMimeType", (e, t) => {
	C.init(e, t);
	const n = new Set(t.mime);
	e._zod.check = (r) => {
		if (n.has(r.value.type)) return;
		r.issues.push({
			code: "invalid_value",
			values: t.mime,
			input: r.value.type,
			inst: e,
			continue: !t.abort
		});
	};
});
const ft = null && core.$constructor("$ZodCheckOverwrite", (e, t) => {
	C.init(e, t);
	e._zod.check = (e) => {
		e.value = t.tx(e.value);
	};
});
;
const pt = /^[cC][0-9a-z]{6,}$/;
const mt = /^[0-9a-z]+$/;
const ht = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
const gt = /^[0-9a-vA-V]{20}$/;
const _t = /^[A-Za-z0-9]{27}$/;
const vt = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(e) {
	return new RegExp(`^[a-zA-Z0-9_-]{${e}}$`);
}
const yt = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
const bt = /^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/;
const xt = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
const uuid = (e) => {
	if (!e) return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
	return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
const St = null && uuid(4);
const Ct = null && uuid(6);
const wt = null && uuid(7);
const Tt = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
const Et = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
const Dt = /^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/;
const Ot = /^[^\s@"]{1,64}@[^\s@]{1,255}$/u;
const kt = null && Ot;
const At = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
const jt = null && `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;
function emoji() {
	return new RegExp(jt, "u");
}
const Mt = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
const Nt = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
const mac = (e) => {
	const t = util.escapeRegex(e ?? ":");
	return new RegExp(`^(?:[0-9A-F]{2}${t}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${t}){5}[0-9a-f]{2}$`);
};
const Pt = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
const Ft = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
const It = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const Lt = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
const Rt = /^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/;
const zt = /^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/;
const Bt = /^https?$/;
const Vt = /^\+[1-9]\d{6,14}$/;
const Ht = /^\d(?:[ -]?\d){11,18}$/;
const Ut = /^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/;
const Wt = /^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/;
const Gt = null && `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
function regexes_anchor(e) {
	return new RegExp(`^${e}$`);
}
const Kt = null && regexes_anchor(Gt);
function timeSource(e) {
	const t = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
	const n = typeof e.precision === "number" ? e.precision === -1 ? `${t}` : e.precision === 0 ? `${t}:[0-5]\\d` : `${t}:[0-5]\\d\\.\\d{${e.precision}}` : e.seconds ? `${t}:[0-5]\\d(?:\\.\\d+)?` : `${t}(?::[0-5]\\d(?:\\.\\d+)?)?`;
	return n;
}
function time(e) {
	return new RegExp(`^${timeSource(e)}$`);
}
function datetime(e) {
	const t = ["Z"];
	if (e.offset) t.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
	const n = `${timeSource({
		precision: e.precision,
		seconds: true
	})}(?:${t.join("|")})`;
	const r = e.local ? `${n}|${timeSource({ precision: e.precision })}` : n;
	return new RegExp(`^${Gt}T(?:${r})$`);
}
const qt = /^[\s\S]{0,}$/;
const string = (e) => {
	const t = e ? `[\\s\\S]{${e?.minimum ?? 0},${e?.maximum ?? ""}}` : `[\\s\\S]*`;
	return new RegExp(`^${t}$`);
};
const Jt = /^-?\d+n?$/;
const Yt = /^-?\d+$/;
const Xt = /^-?\d+(?:\.\d+)?$/;
const Zt = /^(?:true|false)$/i;
const Qt = /^null$/i;
const $t = /^undefined$/i;
const en = /^[^A-Z]*$/;
const tn = /^[^a-z]*$/;
const nn = /^[0-9a-fA-F]*$/;
function fixedBase64(e, t) {
	return new RegExp(`^[A-Za-z0-9+/]{${e}}${t}$`);
}
function fixedBase64url(e) {
	return new RegExp(`^[A-Za-z0-9_-]{${e}}$`);
}
const rn = /^[0-9a-fA-F]{32}$/;
const an = null && fixedBase64(22, "==");
const on = null && fixedBase64url(22);
const sn = /^[0-9a-fA-F]{40}$/;
const cn = null && fixedBase64(27, "=");
const ln = null && fixedBase64url(27);
const un = /^[0-9a-fA-F]{64}$/;
const dn = null && fixedBase64(43, "=");
const pn = null && fixedBase64url(43);
const mn = /^[0-9a-fA-F]{96}$/;
const hn = null && fixedBase64(64, "");
const gn = null && fixedBase64url(64);
const _n = /^[0-9a-fA-F]{128}$/;
const vn = null && fixedBase64(86, "==");
const yn = null && fixedBase64url(86);
;
const bn = {
	major: 4,
	minor: 6,
	patch: 7
};
;
const T = $constructor("$ZodType", (e, t) => {
	var n;
	e ?? (e = {});
	e._zod.def = t;
	e._zod.bag = e._zod.bag || {};
	e._zod.version = bn;
	const r = e._zod.def.checks;
	const i = e._zod.traits.has("$ZodCheck") ? [e, ...r ?? []] : r?.length ? [...r] : [];
	for (const t of i) {
		for (const n of t._zod.onattach) {
			n(e);
		}
	}
	if (i.length === 0) {
		(n = e._zod).deferred ?? (n.deferred = []);
		e._zod.deferred?.push(() => {
			e._zod.run = e._zod.parse;
		});
	} else {
		const runChecks = (t, n, r) => {
			if (t.memo) return t;
			let i = aborted(t);
			let a;
			for (const o of n) {
				if (o._zod.def.when) {
					if (explicitlyAborted(t)) continue;
					const e = o._zod.def.when(t);
					if (!e) continue;
				} else if (i) {
					continue;
				}
				const n = t.issues.length;
				const s = o._zod.check(t);
				if (s instanceof Promise && r?.async === false) {
					throw new $ZodAsyncError();
				}
				if (a || s instanceof Promise) {
					a = (a ?? Promise.resolve()).then(async () => {
						await s;
						const r = t.issues.length;
						if (r === n) return;
						attachSchema(t.issues, n, e);
						if (!i) i = aborted(t, n);
					});
				} else {
					const r = t.issues.length;
					if (r === n) continue;
					attachSchema(t.issues, n, e);
					if (!i) i = aborted(t, n);
				}
			}
			if (a) {
				return a.then(() => {
					return t;
				});
			}
			return t;
		};
		const handleCanaryResult = (t, n, r) => {
			if (aborted(t)) {
				t.aborted = true;
				return t;
			}
			const a = runChecks(n, i, r);
			if (a instanceof Promise) {
				if (r.async === false) throw new $ZodAsyncError();
				return a.then((t) => e._zod.parse(t, r));
			}
			return e._zod.parse(a, r);
		};
		e._zod.run = (t, n) => {
			if (n.skipChecks) {
				return e._zod.parse(t, n);
			}
			if (n.direction === "backward") {
				const r = e._zod.parse({
					value: t.value,
					issues: []
				}, {
					...n,
					skipChecks: true
				});
				if (r instanceof Promise) {
					return r.then((e) => {
						return handleCanaryResult(e, t, n);
					});
				}
				return handleCanaryResult(r, t, n);
			}
			const r = e._zod.parse(t, n);
			if (r instanceof Promise) {
				if (n.async === false) throw new $ZodAsyncError();
				return r.then((e) => runChecks(e, i, n));
			}
			return runChecks(r, i, n);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(e) {
		own(this, "~standard", e);
	}
});
const toStandardResult = (e, t) => e.issues.length ? { issues: e.issues.map((e) => finalizeIssue(e, t, config())) } : { value: e.value };
async function validateAsync(e, t) {
	const n = { async: true };
	return toStandardResult(await e._zod.run({
		value: t,
		issues: []
	}, n), n);
}
function standardProps(e) {
	return {
		validate: (t) => {
			const n = { async: false };
			try {
				const r = e._zod.run({
					value: t,
					issues: []
				}, n);
				if (!(r instanceof Promise)) return toStandardResult(r, n);
			} catch (e) {}
			return validateAsync(e, t);
		},
		vendor: "zod",
		version: 1
	};
}
const xn = $constructor("$ZodString", (e, t) => {
	T.init(e, t);
	e._zod.pattern = t.pattern ?? qt;
	e._zod.parse = (n, r) => {
		if (t.coerce) try {
			n.value = String(n.value);
		} catch (e) {}
		if (typeof n.value === "string") return n;
		n.issues.push({
			expected: "string",
			code: "invalid_type",
			input: n.value,
			inst: e
		});
		return n;
	};
});
const E = null && core.$constructor("$ZodStringFormat", (e, t) => {
	checks.$ZodCheckStringFormat.init(e, t);
	xn.init(e, t);
});
const Sn = null && core.$constructor("$ZodGUID", (e, t) => {
	t.pattern ?? (t.pattern = regexes.guid);
	E.init(e, t);
});
const Cn = null && core.$constructor("$ZodUUID", (e, t) => {
	if (t.version) {
		const e = {
			v1: 1,
			v2: 2,
			v3: 3,
			v4: 4,
			v5: 5,
			v6: 6,
			v7: 7,
			v8: 8
		};
		const n = e[t.version];
		if (n === undefined) throw new Error(`Invalid UUID version: "${t.version}"`);
		t.pattern ?? (t.pattern = regexes.uuid(n));
	} else t.pattern ?? (t.pattern = regexes.uuid());
	E.init(e, t);
});
const wn = null && core.$constructor("$ZodEmail", (e, t) => {
	t.pattern ?? (t.pattern = regexes.email);
	E.init(e, t);
});
const Tn = 1;
const D = 2;
function canParseURL(e) {
	try {
		if (typeof URL !== "undefined" && typeof URL.canParse === "function") return URL.canParse(e);
		new URL(e);
		return true;
	} catch {
		return false;
	}
}
function validateURL(e, t) {
	if (!("normalize" in t) && !("hostname" in t) && !("protocol" in t)) {
		return canParseURL(e) || D;
	}
	return parseURLObject(e, t);
}
function parseURLObject(e, t) {
	if (!t.normalize && t.protocol?.source === regexes.httpProtocol.source && !/^https?:\/\//i.test(e)) {
		return Tn;
	}
	try {
		if (typeof URL !== "undefined") {
			const t = URL;
			if (typeof t.parse === "function") return t.parse(e) ?? D;
		}
		return new URL(e);
	} catch {
		return D;
	}
}
const En = /[\t\n\r]/g;
function stripTabAndNewline(e) {
	return e.replace(En, "");
}
function urlHostnameOk(e, t) {
	t.lastIndex = 0;
	return t.test(e.hostname);
}
function urlProtocolOk(e, t) {
	t.lastIndex = 0;
	return t.test(e.protocol.endsWith(":") ? e.protocol.slice(0, -1) : e.protocol);
}
const Dn = null && core.$constructor("$ZodURL", (e, t) => {
	E.init(e, t);
	e._zod.check = (n) => {
		try {
			const r = n.value.trim();
			const i = validateURL(r, t);
			if (i === Tn) {
				n.issues.push({
					code: "invalid_format",
					format: "url",
					note: "Invalid URL format",
					input: n.value,
					inst: e,
					continue: !t.abort
				});
				return;
			}
			if (i === D) {
				n.issues.push({
					code: "invalid_format",
					format: "url",
					input: n.value,
					inst: e,
					continue: !t.abort
				});
				return;
			}
			if (i === true) {
				n.value = stripTabAndNewline(r);
				return;
			}
			if (t.hostname && !urlHostnameOk(i, t.hostname)) {
				n.issues.push({
					code: "invalid_format",
					format: "url",
					note: "Invalid hostname",
					pattern: t.hostname.source,
					input: n.value,
					inst: e,
					continue: !t.abort
				});
			}
			if (t.protocol && !urlProtocolOk(i, t.protocol)) {
				n.issues.push({
					code: "invalid_format",
					format: "url",
					note: "Invalid protocol",
					pattern: t.protocol.source,
					input: n.value,
					inst: e,
					continue: !t.abort
				});
			}
			n.value = t.normalize ? i.href : stripTabAndNewline(r);
			return;
		} catch (r) {
			n.issues.push({
				code: "invalid_format",
				format: "url",
				input: n.value,
				inst: e,
				continue: !t.abort
			});
		}
	};
});
const On = null && core.$constructor("$ZodEmoji", (e, t) => {
	t.pattern ?? (t.pattern = regexes.emoji());
	E.init(e, t);
});
const kn = null && core.$constructor("$ZodNanoID", (e, t) => {
	if (t.length !== undefined && (!Number.isInteger(t.length) || t.length < 1)) throw new Error(`Invalid nanoid length: ${t.length}`);
	t.pattern ?? (t.pattern = t.length === undefined ? regexes.nanoid : regexes.nanoidOfLength(t.length));
	E.init(e, t);
});
const An = null && core.$constructor("$ZodCUID", (e, t) => {
	t.pattern ?? (t.pattern = regexes.cuid);
	E.init(e, t);
});
const jn = null && core.$constructor("$ZodCUID2", (e, t) => {
	t.pattern ?? (t.pattern = regexes.cuid2);
	E.init(e, t);
});
const Mn = null && core.$constructor("$ZodULID", (e, t) => {
	t.pattern ?? (t.pattern = regexes.ulid);
	E.init(e, t);
});
const Nn = null && core.$constructor("$ZodXID", (e, t) => {
	t.pattern ?? (t.pattern = regexes.xid);
	E.init(e, t);
});
const Pn = null && core.$constructor("$ZodKSUID", (e, t) => {
	t.pattern ?? (t.pattern = regexes.ksuid);
	E.init(e, t);
});
const Fn = null && core.$constructor("$ZodISODateTime", (e, t) => {
	t.pattern ?? (t.pattern = regexes.datetime(t));
	E.init(e, t);
});
const In = null && core.$constructor("$ZodISODate", (e, t) => {
	t.pattern ?? (t.pattern = regexes.date);
	E.init(e, t);
});
const Ln = null && core.$constructor("$ZodISOTime", (e, t) => {
	t.pattern ?? (t.pattern = regexes.time(t));
	E.init(e, t);
});
const Rn = null && core.$constructor("$ZodISODuration", (e, t) => {
	t.pattern ?? (t.pattern = regexes.duration);
	E.init(e, t);
});
const zn = null && core.$constructor("$ZodIPv4", (e, t) => {
	t.pattern ?? (t.pattern = regexes.ipv4);
	E.init(e, t);
});
const Bn = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(e) {
	if (!Bn.test(e)) return false;
	return canParseURL(`http://[${e}]`);
}
const Vn = null && core.$constructor("$ZodIPv6", (e, t) => {
	t.pattern ?? (t.pattern = regexes.ipv6);
	E.init(e, t);
	e._zod.check = (n) => {
		if (!isValidIPv6(n.value)) {
			n.issues.push({
				code: "invalid_format",
				format: "ipv6",
				input: n.value,
				inst: e,
				continue: !t.abort
			});
		}
	};
});
const Hn = null && core.$constructor("$ZodMAC", (e, t) => {
	t.pattern ?? (t.pattern = regexes.mac(t.delimiter));
	E.init(e, t);
});
const Un = null && core.$constructor("$ZodCIDRv4", (e, t) => {
	t.pattern ?? (t.pattern = regexes.cidrv4);
	E.init(e, t);
});
function isValidCIDRv6(e) {
	const t = e.split("/");
	if (t.length !== 2) return false;
	const [n, r] = t;
	if (!r) return false;
	const i = Number(r);
	if (`${i}` !== r) return false;
	if (i < 0 || i > 128) return false;
	return isValidIPv6(n);
}
const Wn = null && core.$constructor("$ZodCIDRv6", (e, t) => {
	t.pattern ?? (t.pattern = regexes.cidrv6);
	E.init(e, t);
	e._zod.check = (n) => {
		if (!isValidCIDRv6(n.value)) {
			n.issues.push({
				code: "invalid_format",
				format: "cidrv6",
				input: n.value,
				inst: e,
				continue: !t.abort
			});
		}
	};
});
function isValidBase64(e) {
	if (e === "") return true;
	if (/\s/.test(e)) return false;
	if (e.length % 4 !== 0) return false;
	try {
		atob(e);
		return true;
	} catch {
		return false;
	}
}
const Gn = /^[0-9a-zA-Z+/]*={0,2}$/;
const Kn = null && core.$constructor("$ZodBase64", (e, t) => {
	t.pattern ?? (t.pattern = Gn);
	E.init(e, t);
	e._zod.check = (n) => {
		if (isValidBase64(n.value)) return;
		n.issues.push({
			code: "invalid_format",
			format: "base64",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
const qn = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(e) {
	if (!qn.test(e)) return false;
	const t = e.replace(/[-_]/g, (e) => e === "-" ? "+" : "/");
	const n = t.padEnd(Math.ceil(t.length / 4) * 4, "=");
	return isValidBase64(n);
}
const Jn = null && core.$constructor("$ZodBase64URL", (e, t) => {
	t.pattern ?? (t.pattern = qn);
	E.init(e, t);
	e._zod.check = (n) => {
		if (isValidBase64URL(n.value)) return;
		n.issues.push({
			code: "invalid_format",
			format: "base64url",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
const Yn = null && core.$constructor("$ZodE164", (e, t) => {
	t.pattern ?? (t.pattern = regexes.e164);
	E.init(e, t);
});
const Xn = /[- ]/g;
function isLuhnAlgo(e) {
	let t = e.length;
	let n = 1;
	let r = 0;
	while (t) {
		const i = e.charCodeAt(--t) - 48;
		n ^= 1;
		r += n ? [
			0,
			2,
			4,
			6,
			8,
			1,
			3,
			5,
			7,
			9
		][i] : i;
	}
	return r % 10 === 0;
}
function isValidCreditCard(e) {
	if (!regexes.creditCard.test(e)) return false;
	return isLuhnAlgo(e.replace(Xn, ""));
}
const Zn = null && core.$constructor("$ZodCreditCard", (e, t) => {
	t.pattern ?? (t.pattern = regexes.creditCard);
	E.init(e, t);
	e._zod.check = (n) => {
		if (isValidCreditCard(n.value)) return;
		n.issues.push({
			code: "invalid_format",
			format: "credit_card",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
function isIso7064Mod97(e) {
	let t = 0;
	const n = e.length;
	for (let r = 4; r < n; r++) {
		const n = e.charCodeAt(r);
		t = (n >= 65 ? t * 100 + (n - 55) : t * 10 + (n - 48)) % 97;
	}
	for (let n = 0; n < 4; n++) {
		const r = e.charCodeAt(n);
		t = (r >= 65 ? t * 100 + (r - 55) : t * 10 + (r - 48)) % 97;
	}
	return t === 1;
}
function isValidIBAN(e) {
	if (!regexes.iban.test(e)) return false;
	return isIso7064Mod97(e);
}
const Qn = null && core.$constructor("$ZodIBAN", (e, t) => {
	t.pattern ?? (t.pattern = regexes.iban);
	E.init(e, t);
	e._zod.check = (n) => {
		if (isValidIBAN(n.value)) return;
		n.issues.push({
			code: "invalid_format",
			format: "iban",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
function isValidJWT(e, t = null) {
	try {
		const n = e.split(".");
		if (n.length !== 3) return false;
		const [r] = n;
		if (!r) return false;
		const i = JSON.parse(atob(r));
		if ("typ" in i && i?.typ !== "JWT") return false;
		if (!i.alg) return false;
		if (t && (!("alg" in i) || i.alg !== t)) return false;
		return true;
	} catch {
		return false;
	}
}
const $n = null && core.$constructor("$ZodJWT", (e, t) => {
	E.init(e, t);
	e._zod.check = (n) => {
		if (isValidJWT(n.value, t.alg)) return;
		n.issues.push({
			code: "invalid_format",
			format: "jwt",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
const er = null && core.$constructor("$ZodCustomStringFormat", (e, t) => {
	E.init(e, t);
	e._zod.check = (n) => {
		if (t.fn(n.value)) return;
		n.issues.push({
			code: "invalid_format",
			format: t.format,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
const tr = $constructor("$ZodNumber", (e, t) => {
	T.init(e, t);
	e._zod.pattern = Xt;
	e._zod.parse = (n, r) => {
		if (t.coerce) try {
			n.value = Number(n.value);
		} catch (e) {}
		const i = n.value;
		if (typeof i === "number" && !Number.isNaN(i) && Number.isFinite(i)) {
			return n;
		}
		const a = typeof i === "number" ? Number.isNaN(i) ? "NaN" : !Number.isFinite(i) ? String(i) : undefined : undefined;
		n.issues.push({
			expected: "number",
			code: "invalid_type",
			input: i,
			inst: e,
			...a ? { received: a } : {}
		});
		return n;
	};
});
const nr = $constructor("$ZodNumberFormat", (e, t) => {
	Je.init(e, t);
	tr.init(e, t);
});
const rr = $constructor("$ZodBoolean", (e, t) => {
	T.init(e, t);
	e._zod.pattern = Zt;
	e._zod.parse = (n, r) => {
		if (t.coerce) try {
			n.value = Boolean(n.value);
		} catch (e) {}
		const i = n.value;
		if (typeof i === "boolean") return n;
		n.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input: i,
			inst: e
		});
		return n;
	};
});
const ir = null && core.$constructor("$ZodBigInt", (e, t) => {
	T.init(e, t);
	e._zod.pattern = regexes.bigint;
	e._zod.parse = (n, r) => {
		if (t.coerce) try {
			n.value = BigInt(n.value);
		} catch (e) {}
		if (typeof n.value === "bigint") return n;
		n.issues.push({
			expected: "bigint",
			code: "invalid_type",
			input: n.value,
			inst: e
		});
		return n;
	};
});
const ar = null && core.$constructor("$ZodBigIntFormat", (e, t) => {
	checks.$ZodCheckBigIntFormat.init(e, t);
	ir.init(e, t);
});
const or = null && core.$constructor("$ZodSymbol", (e, t) => {
	T.init(e, t);
	e._zod.parse = (t, n) => {
		const r = t.value;
		if (typeof r === "symbol") return t;
		t.issues.push({
			expected: "symbol",
			code: "invalid_type",
			input: r,
			inst: e
		});
		return t;
	};
});
const sr = null && core.$constructor("$ZodUndefined", (e, t) => {
	T.init(e, t);
	e._zod.pattern = regexes.undefined;
	e._zod.values = new Set([undefined]);
	e._zod.parse = (t, n) => {
		const r = t.value;
		if (typeof r === "undefined") return t;
		t.issues.push({
			expected: "undefined",
			code: "invalid_type",
			input: r,
			inst: e
		});
		return t;
	};
});
const cr = null && core.$constructor("$ZodNull", (e, t) => {
	T.init(e, t);
	e._zod.pattern = regexes.null;
	e._zod.values = new Set([null]);
	e._zod.parse = (t, n) => {
		const r = t.value;
		if (r === null) return t;
		t.issues.push({
			expected: "null",
			code: "invalid_type",
			input: r,
			inst: e
		});
		return t;
	};
});
const lr = null && core.$constructor("$ZodAny", (e, t) => {
	T.init(e, t);
	e._zod.parse = (e) => e;
});
const ur = $constructor("$ZodUnknown", (e, t) => {
	T.init(e, t);
	e._zod.parse = (e) => e;
});
const dr = null && core.$constructor("$ZodNever", (e, t) => {
	T.init(e, t);
	e._zod.parse = (t, n) => {
		t.issues.push({
			expected: "never",
			code: "invalid_type",
			input: t.value,
			inst: e
		});
		return t;
	};
});
const fr = null && core.$constructor("$ZodVoid", (e, t) => {
	T.init(e, t);
	e._zod.parse = (t, n) => {
		const r = t.value;
		if (typeof r === "undefined") return t;
		t.issues.push({
			expected: "void",
			code: "invalid_type",
			input: r,
			inst: e
		});
		return t;
	};
});
const pr = null && core.$constructor("$ZodDate", (e, t) => {
	T.init(e, t);
	e._zod.parse = (n, r) => {
		if (t.coerce) {
			try {
				n.value = new Date(n.value);
			} catch (e) {}
		}
		const i = n.value;
		const a = i instanceof Date;
		const o = a && !Number.isNaN(i.getTime());
		if (o) return n;
		n.issues.push({
			expected: "date",
			code: "invalid_type",
			input: i,
			...a ? { received: "Invalid Date" } : {},
			inst: e
		});
		return n;
	};
});
function capSize(e, t) {
	const n = sizeCaps(e._zod.def.checks);
	if (!n.length) return;
	const r = Math.min(...n.map((e) => e[0]));
	const i = e._zod.parse;
	e._zod.parse = (n, a) => {
		const o = t(n.value);
		if (o > r && !a?.skipChecks && a?.direction !== "backward") {
			for (const [t, r] of sizeCaps(e._zod.def.checks)) {
				if (o > t && r._zod.def.when(n)) {
					const t = n.issues.length;
					r._zod.check(n);
					n.issues[t].continue = false;
					attachSchema(n.issues, t, e);
					return n;
				}
			}
		}
		return i(n, a);
	};
}
const arraySize = (e) => Array.isArray(e) ? e.length : -1;
const mapSize = (e) => e instanceof Map ? e.size : -1;
const setSize = (e) => e instanceof Set ? e.size : -1;
function handleArrayResult(e, t, n) {
	if (e.issues.length) {
		t.issues.push(...prefixIssues(n, e.issues));
	}
	t.value[n] = e.value;
}
const mr = $constructor("$ZodArray", (e, t) => {
	T.init(e, t);
	const n = S.memoizer;
	n?.attach(e);
	e._zod.parse = (r, i) => {
		const a = r.value;
		if (!Array.isArray(a)) {
			r.issues.push({
				expected: "array",
				code: "invalid_type",
				input: a,
				inst: e
			});
			return r;
		}
		r.value = n ? n.alloc(e, r, Array(a.length), i) : Array(a.length);
		const o = [];
		const s = i?.abortEarly;
		for (let e = 0; e < a.length; e++) {
			const n = a[e];
			const c = t.element._zod.run({
				value: n,
				issues: []
			}, i);
			if (c instanceof Promise) {
				o.push(c.then((t) => handleArrayResult(t, r, e)));
			} else {
				handleArrayResult(c, r, e);
				if (s && c.issues.length !== 0 && aborted(c)) break;
			}
		}
		if (o.length) {
			return Promise.all(o).then(() => r);
		}
		return r;
	};
	capSize(e, arraySize);
});
function handlePropertyResult(e, t, n, r, i, a) {
	const o = n in r;
	const s = a === "optional";
	if (!o && s && i === "optional") {
		return;
	}
	if (e.issues.length) {
		if (i !== undefined && s && !o) {
			return;
		}
		t.issues.push(...prefixIssues(n, e.issues));
	}
	if (!o && i === undefined) {
		if (!e.issues.length) {
			t.issues.push({
				code: "invalid_type",
				expected: "nonoptional",
				input: undefined,
				path: [n]
			});
		}
		return;
	}
	if (e.value === undefined) {
		if (o || i === "defaulted" && !s) {
			t.value[n] = undefined;
		}
	} else {
		t.value[n] = e.value;
	}
}
const hr = [];
function normalizeDef(e) {
	const t = Object.keys(e.shape);
	const n = Object.getOwnPropertySymbols(e.shape);
	const r = n.length ? n : hr;
	const i = r.length ? [...t, ...r] : t;
	for (const t of i) {
		if (!e.shape?.[t]?._zod?.traits?.has("$ZodType")) {
			throw new Error(`Invalid element at key "${String(t)}": expected a Zod schema`);
		}
	}
	const a = optionalKeys(e.shape);
	return {
		...e,
		allKeys: i,
		symbolKeys: r,
		keySet: new Set(t),
		numKeys: t.length,
		optionalKeys: new Set(a)
	};
}
function handleCatchall(e, t, n, r, i, a, o) {
	const s = [];
	const c = i.keySet;
	const l = i.catchall._zod;
	const u = l.def.type;
	const d = l.optin;
	const f = l.optout;
	let p = 0;
	for (const i in t) {
		if (o && n.issues.length !== p) {
			if (aborted(n, p)) break;
			p = n.issues.length;
		}
		if (c.has(i)) continue;
		if (i === "__proto__") {
			if (u === "never") s.push(i);
			continue;
		}
		if (u === "never") {
			s.push(i);
			continue;
		}
		const a = l.run({
			value: t[i],
			issues: []
		}, r);
		if (a instanceof Promise) {
			e.push(a.then((e) => handlePropertyResult(e, n, i, t, d, f)));
		} else {
			handlePropertyResult(a, n, i, t, d, f);
		}
	}
	if (s.length) {
		n.issues.push({
			code: "unrecognized_keys",
			keys: s,
			input: t,
			inst: a,
			continue: true
		});
	}
	if (!e.length) return n;
	return Promise.all(e).then(() => {
		return n;
	});
}
const gr = $constructor("$ZodObject", (e, t) => {
	T.init(e, t);
	const n = Object.getOwnPropertyDescriptor(t, "shape");
	const r = n?.get ? n.get.raw : t.shape ?? {};
	if (r) {
		const get = () => {
			const e = { ...r };
			Object.defineProperty(t, "shape", { value: e });
			get.raw = e;
			return e;
		};
		get.raw = r;
		Object.defineProperty(t, "shape", { get });
	}
	const i = cached(() => normalizeDef(t));
	defineLazyInternal(e, "propValues", (e) => {
		const t = e.def.shape;
		const n = {};
		for (const e in t) {
			const r = t[e]._zod;
			if (r.values) {
				if (!Object.prototype.hasOwnProperty.call(n, e)) {
					assignProp(n, e, new Set());
				}
				for (const t of r.values) n[e].add(t);
				if (r.optin !== undefined) n[e].add(undefined);
			}
		}
		return n;
	});
	const a = util_isObject;
	const o = t.catchall;
	let s;
	const c = S.memoizer;
	c?.attach(e);
	e._zod.parse = (t, n) => {
		s ?? (s = i.value);
		const r = t.value;
		if (!a(r)) {
			t.issues.push({
				expected: "object",
				code: "invalid_type",
				input: r,
				inst: e
			});
			return t;
		}
		t.value = c ? c.alloc(e, t, {}, n) : {};
		const l = [];
		const u = s.shape;
		const d = n?.abortEarly;
		let f = t.issues.length;
		for (const e of s.allKeys) {
			if (d && t.issues.length !== f) {
				if (aborted(t, f)) break;
				f = t.issues.length;
			}
			if (e === "__proto__") continue;
			const i = u[e];
			const a = i._zod.optin;
			const o = i._zod.optout;
			const s = i._zod.run({
				value: r[e],
				issues: []
			}, n);
			if (s instanceof Promise) {
				l.push(s.then((n) => handlePropertyResult(n, t, e, r, a, o)));
			} else {
				handlePropertyResult(s, t, e, r, a, o);
			}
		}
		if (!o) {
			return l.length ? Promise.all(l).then(() => t) : t;
		}
		return handleCatchall(l, r, t, n, i.value, e, d === true);
	};
});
const _r = null && core.$constructor("$ZodObjectJIT", (e, t) => {
	gr.init(e, t);
	const n = e._zod.parse;
	const r = util.cached(() => normalizeDef(t));
	const i = core.globalConfig.memoizer;
	const generateFastpass = (t) => {
		const n = r.value;
		const a = n.symbolKeys;
		const o = new Doc(["payload", "ctx"], {
			shape: t,
			inst: e,
			memo: i,
			syms: a
		});
		const parseStr = (e) => `shape[${e}]._zod.run({ value: input[${e}], issues: [] }, ctx)`;
		const prefixStr = (e, t) => `
          let ${e}_ab = false;
          for (let i = 0; i < ${e}.issues.length; i++) {
            const iss = ${e}.issues[i];
            iss.path = iss.path ? [${t}, ...iss.path] : [${t}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${e}_ab = true;
          }
          if (${e}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
		o.write(`const input = payload.value;`);
		const s = Object.create(null);
		let c = 0;
		for (const e of n.allKeys) {
			s[e] = `key_${c++}`;
		}
		o.write(i ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
		for (const e of n.allKeys) {
			if (e === "__proto__") continue;
			const n = s[e];
			const r = typeof e === "symbol" ? `syms[${a.indexOf(e)}]` : util.esc(e);
			const i = `${r} in input`;
			const c = t[e];
			const l = c?._zod?.optin;
			const u = l !== undefined;
			const d = c?._zod?.optout === "optional";
			o.write(`const ${n} = ${parseStr(r)};`);
			if (u && d) {
				const e = l === "optional" ? `${n}_present` : `${n}.value !== undefined || ${n}_present`;
				o.write(`
        const ${n}_present = ${i};
        if (!${n}.issues.length || ${n}_present) {
          if (${n}.issues.length) {${prefixStr(n, r)}
          }

          if (${e}) {
            newResult[${r}] = ${n}.value;
          }
        }

      `);
			} else if (!u) {
				o.write(`
        const ${n}_present = ${i};
        if (${n}.issues.length) {${prefixStr(n, r)}
        }
        if (!${n}_present && !${n}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${r}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${n}_present) {
          newResult[${r}] = ${n}.value;
        }

      `);
			} else {
				o.write(`
        if (${n}.issues.length) {${prefixStr(n, r)}
        }
      `);
				if (l === "defaulted") {
					o.write(`newResult[${r}] = ${n}.value;`);
				} else {
					o.write(`
        if (${n}.value !== undefined || ${i}) {
          newResult[${r}] = ${n}.value;
        }
      `);
				}
			}
		}
		o.write(`payload.value = newResult;`);
		o.write(`return payload;`);
		return o.compile();
	};
	let a;
	const o = util.isObject;
	const s = !core.globalConfig.jitless;
	const c = util.allowsEval;
	const l = s && c.value;
	const u = t.catchall;
	let d;
	e._zod.parse = (i, c) => {
		d ?? (d = r.value);
		const f = i.value;
		if (!o(f)) {
			i.issues.push({
				expected: "object",
				code: "invalid_type",
				input: f,
				inst: e
			});
			return i;
		}
		if (s && l && c?.async === false && c.jitless !== true) {
			if (!a) a = generateFastpass(t.shape);
			i = a(i, c);
			if (!u) return i;
			return handleCatchall([], f, i, c, d, e, c?.abortEarly === true);
		}
		return n(i, c);
	};
});
function handleUnionResults(e, t, n, r) {
	for (const n of e) {
		if (n.issues.length === 0) {
			t.value = n.value;
			return t;
		}
	}
	const i = e.filter((e) => !aborted(e));
	if (i.length === 1) {
		t.value = i[0].value;
		return i[0];
	}
	t.issues.push({
		code: "invalid_union",
		input: t.value,
		inst: n,
		errors: e.map((e) => e.issues.map((e) => finalizeIssue(e, r, config())))
	});
	return t;
}
const vr = $constructor("$ZodUnion", (e, t) => {
	T.init(e, t);
	defineLazyInternal(e, "optin", (e) => e.def.options.some((e) => e._zod.optin === "defaulted") ? "defaulted" : e.def.options.some((e) => e._zod.optin !== undefined) ? "optional" : undefined);
	defineLazyInternal(e, "optout", (e) => e.def.options.some((e) => e._zod.optout === "optional") ? "optional" : undefined);
	defineLazyInternal(e, "values", (e) => {
		if (e.def.options.every((e) => e._zod.values)) {
			return new Set(e.def.options.flatMap((e) => Array.from(e._zod.values)));
		}
		return undefined;
	});
	defineLazyInternal(e, "pattern", (e) => {
		if (e.def.options.every((e) => e._zod.pattern)) {
			const t = e.def.options.map((e) => e._zod.pattern);
			return new RegExp(`^(${t.map((e) => cleanRegex(e.source)).join("|")})$`);
		}
		return undefined;
	});
	const n = t.options.length === 1 ? t.options[0]._zod.run : null;
	e._zod.parse = (r, i) => {
		if (n) {
			return n(r, i);
		}
		let a = false;
		const o = [];
		for (const e of t.options) {
			const t = e._zod.run({
				value: r.value,
				issues: []
			}, i);
			if (t instanceof Promise) {
				o.push(t);
				a = true;
			} else {
				if (t.issues.length === 0) return t;
				o.push(t);
			}
		}
		if (!a) return handleUnionResults(o, r, e, i);
		return Promise.all(o).then((t) => {
			return handleUnionResults(t, r, e, i);
		});
	};
});
function handleExclusiveUnionResults(e, t, n, r) {
	const i = [];
	for (let t = 0; t < e.length; t++) {
		if (e[t].issues.length === 0) i.push(t);
	}
	if (i.length === 1) {
		t.value = e[i[0]].value;
		return t;
	}
	if (i.length === 0) {
		t.issues.push({
			code: "invalid_union",
			input: t.value,
			inst: n,
			errors: e.map((e) => e.issues.map((e) => util.finalizeIssue(e, r, core.config())))
		});
	} else {
		t.issues.push({
			code: "invalid_union",
			input: t.value,
			inst: n,
			errors: [],
			inclusive: false,
			matches: i
		});
	}
	return t;
}
const yr = null && core.$constructor("$ZodXor", (e, t) => {
	vr.init(e, t);
	t.inclusive = false;
	const n = t.options.length === 1 ? t.options[0]._zod.run : null;
	e._zod.parse = (r, i) => {
		if (n) {
			return n(r, i);
		}
		let a = false;
		const o = [];
		for (const e of t.options) {
			const t = e._zod.run({
				value: r.value,
				issues: []
			}, i);
			if (t instanceof Promise) {
				o.push(t);
				a = true;
			} else {
				o.push(t);
			}
		}
		if (!a) return handleExclusiveUnionResults(o, r, e, i);
		return Promise.all(o).then((t) => {
			return handleExclusiveUnionResults(t, r, e, i);
		});
	};
});
function getDiscriminatedOption(e, t) {
	const n = e._zod;
	let r = n.bag.optionsMap;
	if (!r) {
		r = discriminatorMap(n.def);
		n.bag.optionsMap = r;
	}
	const i = r.get(t);
	if (i === null) throw new Error(`Ambiguous discriminator value "${String(t)}"`);
	return i;
}
function discriminatorMap(e) {
	const t = new Map();
	for (const n of e.options) {
		const r = n._zod.propValues?.[e.discriminator];
		if (!r || r.size === 0) throw new Error(`Invalid discriminated union option at index "${e.options.indexOf(n)}"`);
		for (const e of r) {
			if (t.has(e)) {
				if (e !== undefined) throw new Error(`Duplicate discriminator value "${String(e)}"`);
				t.set(e, null);
			} else {
				t.set(e, n);
			}
		}
	}
	return t;
}
const br = null && core.$constructor("$ZodDiscriminatedUnion", (e, t) => {
	t.inclusive = false;
	vr.init(e, t);
	const n = e._zod.parse;
	util.defineLazyInternal(e, "propValues", (e) => {
		const t = {};
		let n = 0;
		for (const r of e.def.options) {
			const i = r._zod.propValues;
			if (!i || Object.keys(i).length === 0) throw new Error(`Invalid discriminated union option at index "${e.def.options.indexOf(r)}"`);
			if (i[e.def.discriminator]?.has(undefined)) n++;
			for (const [e, n] of Object.entries(i)) {
				if (!Object.prototype.hasOwnProperty.call(t, e)) {
					util.assignProp(t, e, new Set());
				}
				for (const r of n) {
					t[e].add(r);
				}
			}
		}
		if (!e.def.unionFallback && n > 1) t[e.def.discriminator]?.delete(undefined);
		return t;
	});
	t.options.forEach((e, n) => {
		const r = util.rawShape(e._zod.def);
		if (r && !Object.prototype.hasOwnProperty.call(r, t.discriminator)) {
			throw new Error(`Invalid discriminated union option at index "${n}"`);
		}
	});
	const r = util.cached(() => discriminatorMap(t));
	e._zod.parse = (i, a) => {
		const o = i.value;
		if (!util.isObject(o)) {
			i.issues.push({
				code: "invalid_type",
				expected: "object",
				input: o,
				inst: e
			});
			return i;
		}
		const s = o?.[t.discriminator];
		const c = r.value.get(s);
		if (c && (s !== undefined || a.direction !== "backward")) {
			return c._zod.run(i, a);
		}
		if (t.unionFallback || a.direction === "backward") {
			return n(i, a);
		}
		i.issues.push({
			code: "invalid_union",
			errors: [],
			note: "No matching discriminator",
			discriminator: t.discriminator,
			options: Array.from(r.value.keys()).filter((e) => r.value.get(e) !== null),
			input: o,
			path: [t.discriminator],
			inst: e
		});
		return i;
	};
});
const xr = null && core.$constructor("$ZodIntersection", (e, t) => {
	T.init(e, t);
	e._zod.parse = (e, n) => {
		const r = e.value;
		const i = t.left._zod.run({
			value: r,
			issues: []
		}, n);
		const a = t.right._zod.run({
			value: r,
			issues: []
		}, n);
		const o = i instanceof Promise || a instanceof Promise;
		if (o) {
			return Promise.all([i, a]).then(([t, n]) => {
				return handleIntersectionResults(e, t, n);
			});
		}
		return handleIntersectionResults(e, i, a);
	};
});
function mergeValues(e, t) {
	if (e === t) {
		return {
			valid: true,
			data: e
		};
	}
	if (e instanceof Date && t instanceof Date && +e === +t) {
		return {
			valid: true,
			data: e
		};
	}
	if (util.isPlainObject(e) && util.isPlainObject(t)) {
		const n = Object.keys(t);
		const r = Object.keys(e).filter((e) => n.indexOf(e) !== -1);
		const i = {
			...e,
			...t
		};
		if (Object.prototype.hasOwnProperty.call(i, "__proto__")) delete i.__proto__;
		for (const n of r) {
			if (n === "__proto__") continue;
			const r = mergeValues(e[n], t[n]);
			if (!r.valid) {
				return {
					valid: false,
					mergeErrorPath: [n, ...r.mergeErrorPath]
				};
			}
			i[n] = r.data;
		}
		return {
			valid: true,
			data: i
		};
	}
	if (Array.isArray(e) && Array.isArray(t)) {
		if (e.length !== t.length) {
			return {
				valid: false,
				mergeErrorPath: []
			};
		}
		const n = [];
		for (let r = 0; r < e.length; r++) {
			const i = e[r];
			const a = t[r];
			const o = mergeValues(i, a);
			if (!o.valid) {
				return {
					valid: false,
					mergeErrorPath: [r, ...o.mergeErrorPath]
				};
			}
			n.push(o.data);
		}
		return {
			valid: true,
			data: n
		};
	}
	return {
		valid: false,
		mergeErrorPath: []
	};
}
function handleIntersectionResults(e, t, n) {
	const r = new Map();
	let i;
	const a = new Map();
	const collect = (e, t) => {
		let n;
		if (e.code === "unrecognized_keys" && !e.path?.length) {
			i ?? (i = e);
			n = e.keys;
		} else if (e.code === "invalid_key" && e.origin === "record" && e.path?.length === 1) {
			const t = String(e.path[0]);
			if (!a.has(t)) a.set(t, e);
			n = [t];
		} else {
			return false;
		}
		for (const e of n) {
			if (!r.has(e)) r.set(e, {});
			r.get(e)[t] = true;
		}
		return true;
	};
	for (const n of t.issues) {
		if (!collect(n, "l")) e.issues.push(n);
	}
	for (const t of n.issues) {
		if (!collect(t, "r")) e.issues.push(t);
	}
	const o = [...r].filter(([, e]) => e.l && e.r).map(([e]) => e);
	if (o.length) {
		const t = i ? o.filter((e) => i.keys.includes(e)) : [];
		if (t.length) e.issues.push({
			...i,
			keys: t
		});
		for (const n of o) {
			if (!t.includes(n) && a.has(n)) e.issues.push(a.get(n));
		}
	}
	const s = mergeValues(t.value, n.value);
	if (!s.valid) {
		if (util.aborted(e)) return e;
		throw new Error(`Unmergable intersection. Error path: ` + `${JSON.stringify(s.mergeErrorPath)}`);
	}
	e.value = s.data;
	return e;
}
const Sr = null && core.$constructor("$ZodTuple", (e, t) => {
	T.init(e, t);
	const n = t.items;
	const r = core.globalConfig.memoizer;
	r?.attach(e);
	e._zod.parse = (i, a) => {
		const o = i.value;
		if (!Array.isArray(o)) {
			i.issues.push({
				input: o,
				inst: e,
				expected: "tuple",
				code: "invalid_type"
			});
			return i;
		}
		i.value = r ? r.alloc(e, i, [], a) : [];
		const s = [];
		const c = getTupleOptStart(n, "optin");
		const l = getTupleOptStart(n, "optout");
		if (!t.rest) {
			if (o.length < c) {
				i.issues.push({
					code: "too_small",
					minimum: c,
					inclusive: true,
					input: o,
					inst: e,
					origin: "array"
				});
				return i;
			}
			if (o.length > n.length) {
				i.issues.push({
					code: "too_big",
					maximum: n.length,
					inclusive: true,
					input: o,
					inst: e,
					origin: "array"
				});
			}
		}
		const u = new Array(n.length);
		const d = t.rest ? a?.abortEarly : undefined;
		let f = false;
		for (let e = 0; e < n.length; e++) {
			const t = n[e]._zod.run({
				value: o[e],
				issues: []
			}, a);
			if (t instanceof Promise) {
				s.push(t.then((t) => {
					u[e] = t;
				}));
			} else {
				u[e] = t;
				if (d && !f && t.issues.length) f = util.aborted(t);
			}
		}
		if (t.rest && !f) {
			let e = n.length - 1;
			const r = o.slice(n.length);
			let c = i.issues.length;
			for (const n of r) {
				if (d && i.issues.length !== c) {
					if (util.aborted(i, c)) break;
					c = i.issues.length;
				}
				e++;
				const r = t.rest._zod.run({
					value: n,
					issues: []
				}, a);
				if (r instanceof Promise) {
					s.push(r.then((t) => handleTupleResult(t, i, e)));
				} else {
					handleTupleResult(r, i, e);
				}
			}
		}
		if (s.length) {
			return Promise.all(s).then(() => handleTupleResults(u, i, n, o, l));
		}
		return handleTupleResults(u, i, n, o, l);
	};
});
function getTupleOptStart(e, t) {
	for (let n = e.length - 1; n >= 0; n--) {
		const r = t === "optin" ? e[n]._zod.optin !== undefined : e[n]._zod.optout === "optional";
		if (!r) return n + 1;
	}
	return 0;
}
function handleTupleResult(e, t, n) {
	if (e.issues.length) {
		t.issues.push(...util.prefixIssues(n, e.issues));
	}
	t.value[n] = e.value;
}
function handleTupleResults(e, t, n, r, i) {
	for (let a = 0; a < n.length; a++) {
		const o = e[a];
		const s = a < r.length;
		if (!s && a >= i && n[a]._zod.optin === "optional") {
			t.value.length = a;
			break;
		}
		if (o.issues.length) {
			if (!s && a >= i) {
				t.value.length = a;
				break;
			}
			t.issues.push(...util.prefixIssues(a, o.issues));
		}
		t.value[a] = o.value;
	}
	for (let e = t.value.length - 1; e >= r.length; e--) {
		if (n[e]._zod.optout === "optional" && t.value[e] === undefined) {
			t.value.length = e;
		} else {
			break;
		}
	}
	return t;
}
const Cr = $constructor("$ZodRecord", (e, t) => {
	T.init(e, t);
	const n = S.memoizer;
	n?.attach(e);
	e._zod.parse = (r, i) => {
		const a = r.value;
		if (!isPlainObject(a)) {
			r.issues.push({
				expected: "record",
				code: "invalid_type",
				input: a,
				inst: e
			});
			return r;
		}
		const o = [];
		const s = t.keyType._zod.values;
		if (s && !t.partial) {
			r.value = n ? n.alloc(e, r, {}, i) : {};
			const c = new Set();
			for (const n of s) {
				if (typeof n === "string" || typeof n === "number" || typeof n === "symbol") {
					c.add(typeof n === "number" ? n.toString() : n);
					if (n === "__proto__") continue;
					const s = t.keyType._zod.run({
						value: n,
						issues: []
					}, i);
					if (s instanceof Promise) {
						throw new Error("Async schemas not supported in object keys currently");
					}
					if (s.issues.length) {
						r.issues.push({
							code: "invalid_key",
							origin: "record",
							issues: s.issues.map((e) => finalizeIssue(e, i, config())),
							input: n,
							path: [n],
							inst: e
						});
						continue;
					}
					const l = s.value;
					if (l === "__proto__") continue;
					const u = t.valueType._zod.run({
						value: a[n],
						issues: []
					}, i);
					if (u instanceof Promise) {
						o.push(u.then((e) => {
							if (e.issues.length) {
								r.issues.push(...prefixIssues(n, e.issues));
							}
							r.value[l] = e.value;
						}));
					} else {
						if (u.issues.length) {
							r.issues.push(...prefixIssues(n, u.issues));
						}
						r.value[l] = u.value;
					}
				}
			}
			let l;
			for (const e in a) {
				if (!c.has(e)) {
					if (t.mode === "loose") {
						if (e === "__proto__") continue;
						r.value[e] = a[e];
					} else {
						l = l ?? [];
						l.push(e);
					}
				}
			}
			if (l && l.length > 0) {
				r.issues.push({
					code: "unrecognized_keys",
					input: a,
					inst: e,
					keys: l,
					continue: true
				});
			}
		} else {
			r.value = n ? n.alloc(e, r, {}, i) : {};
			let c;
			for (const n of Reflect.ownKeys(a)) {
				if (n === "__proto__") continue;
				if (!Object.prototype.propertyIsEnumerable.call(a, n)) continue;
				let l = t.keyType._zod.run({
					value: n,
					issues: []
				}, i);
				if (l instanceof Promise) {
					throw new Error("Async schemas not supported in object keys currently");
				}
				const u = typeof n === "string" && Xt.test(n) && l.issues.length;
				if (u) {
					const e = t.keyType._zod.run({
						value: Number(n),
						issues: []
					}, i);
					if (e instanceof Promise) {
						throw new Error("Async schemas not supported in object keys currently");
					}
					if (e.issues.length === 0) {
						l = e;
					}
				}
				if (l.issues.length) {
					if (t.mode === "loose") {
						r.value[n] = a[n];
					} else if (s) {
						c = c ?? [];
						c.push(n);
					} else {
						r.issues.push({
							code: "invalid_key",
							origin: "record",
							issues: l.issues.map((e) => finalizeIssue(e, i, config())),
							input: n,
							path: [n],
							inst: e
						});
					}
					continue;
				}
				const d = l.value;
				if (d === "__proto__") continue;
				const f = t.valueType._zod.run({
					value: a[n],
					issues: []
				}, i);
				if (f instanceof Promise) {
					o.push(f.then((e) => {
						if (e.issues.length) {
							r.issues.push(...prefixIssues(n, e.issues));
						}
						r.value[d] = e.value;
					}));
				} else {
					if (f.issues.length) {
						r.issues.push(...prefixIssues(n, f.issues));
					}
					r.value[d] = f.value;
				}
			}
			if (c && c.length > 0) {
				r.issues.push({
					code: "unrecognized_keys",
					input: a,
					inst: e,
					keys: c,
					continue: true
				});
			}
		}
		if (o.length) {
			return Promise.all(o).then(() => r);
		}
		return r;
	};
});
const wr = null && core.$constructor("$ZodMap", (e, t) => {
	T.init(e, t);
	const n = core.globalConfig.memoizer;
	n?.attach(e);
	e._zod.parse = (r, i) => {
		const a = r.value;
		if (!(a instanceof Map)) {
			r.issues.push({
				expected: "map",
				code: "invalid_type",
				input: a,
				inst: e
			});
			return r;
		}
		const o = [];
		r.value = n ? n.alloc(e, r, new Map(), i) : new Map();
		const s = i?.abortEarly;
		let c = r.issues.length;
		for (const [n, l] of a) {
			if (s && r.issues.length !== c) {
				if (util.aborted(r, c)) break;
				c = r.issues.length;
			}
			const u = t.keyType._zod.run({
				value: n,
				issues: []
			}, i);
			const d = t.valueType._zod.run({
				value: l,
				issues: []
			}, i);
			if (u instanceof Promise || d instanceof Promise) {
				o.push(Promise.all([u, d]).then(([t, o]) => {
					handleMapResult(t, o, r, n, a, e, i);
				}));
			} else {
				handleMapResult(u, d, r, n, a, e, i);
			}
		}
		if (o.length) return Promise.all(o).then(() => r);
		return r;
	};
	capSize(e, mapSize);
});
function handleMapResult(e, t, n, r, i, a, o) {
	if (e.issues.length) {
		if (util.propertyKeyTypes.has(typeof r)) {
			n.issues.push(...util.prefixIssues(r, e.issues));
		} else {
			n.issues.push({
				code: "invalid_key",
				origin: "map",
				input: i,
				inst: a,
				issues: e.issues.map((e) => util.finalizeIssue(e, o, core.config()))
			});
		}
	}
	if (t.issues.length) {
		if (util.propertyKeyTypes.has(typeof r)) {
			n.issues.push(...util.prefixIssues(r, t.issues));
		} else {
			n.issues.push({
				origin: "map",
				code: "invalid_element",
				input: i,
				inst: a,
				key: r,
				issues: t.issues.map((e) => util.finalizeIssue(e, o, core.config()))
			});
		}
	}
	n.value.set(e.value, t.value);
}
const Tr = null && core.$constructor("$ZodSet", (e, t) => {
	T.init(e, t);
	const n = core.globalConfig.memoizer;
	n?.attach(e);
	e._zod.parse = (r, i) => {
		const a = r.value;
		if (!(a instanceof Set)) {
			r.issues.push({
				input: a,
				inst: e,
				expected: "set",
				code: "invalid_type"
			});
			return r;
		}
		const o = [];
		r.value = n ? n.alloc(e, r, new Set(), i) : new Set();
		const s = i?.abortEarly;
		let c = r.issues.length;
		for (const e of a) {
			if (s && r.issues.length !== c) {
				if (util.aborted(r, c)) break;
				c = r.issues.length;
			}
			const n = t.valueType._zod.run({
				value: e,
				issues: []
			}, i);
			if (n instanceof Promise) {
				o.push(n.then((e) => handleSetResult(e, r)));
			} else handleSetResult(n, r);
		}
		if (o.length) return Promise.all(o).then(() => r);
		return r;
	};
	capSize(e, setSize);
});
function handleSetResult(e, t) {
	if (e.issues.length) {
		t.issues.push(...e.issues);
	}
	t.value.add(e.value);
}
const Er = null && core.$constructor("$ZodEnum", (e, t) => {
	T.init(e, t);
	const n = util.getEnumValues(t.entries);
	const r = new Set(n);
	e._zod.values = r;
	util.defineLazyInternal(e, "pattern", (e) => {
		const t = util.getEnumValues(e.def.entries).filter((e) => util.propertyKeyTypes.has(typeof e));
		return new RegExp(t.length ? `^(${t.map((e) => util.escapeRegex(e.toString())).join("|")})$` : "^[^\\s\\S]$");
	});
	e._zod.parse = (t, i) => {
		const a = t.value;
		if (r.has(a)) {
			return t;
		}
		t.issues.push({
			code: "invalid_value",
			values: n,
			input: a,
			inst: e
		});
		return t;
	};
});
const Dr = null && core.$constructor("$ZodLiteral", (e, t) => {
	T.init(e, t);
	const n = new Set(t.values);
	e._zod.values = n;
	util.defineLazyInternal(e, "pattern", (e) => {
		const t = e.def.values;
		return new RegExp(t.length ? `^(${t.map((e) => typeof e === "string" ? util.escapeRegex(e) : e ? util.escapeRegex(e.toString()) : String(e)).join("|")})$` : "^[^\\s\\S]$");
	});
	e._zod.parse = (r, i) => {
		const a = r.value;
		if (n.has(a)) {
			return r;
		}
		r.issues.push({
			code: "invalid_value",
			values: t.values,
			input: a,
			inst: e
		});
		return r;
	};
});
const Or = null && core.$constructor("$ZodFile", (e, t) => {
	T.init(e, t);
	e._zod.parse = (t, n) => {
		const r = t.value;
		if (r instanceof File) return t;
		t.issues.push({
			expected: "file",
			code: "invalid_type",
			input: r,
			inst: e
		});
		return t;
	};
});
const kr = $constructor("$ZodTransform", (e, t) => {
	T.init(e, t);
	e._zod.optin = "optional";
	S.memoizer?.guard(e);
	e._zod.parse = (n, r) => {
		if (r.direction === "backward") {
			throw new $ZodEncodeError(e.constructor.name);
		}
		const i = t.transform(n.value, n);
		if (r.async) {
			const e = i instanceof Promise ? i : Promise.resolve(i);
			return e.then((e) => {
				n.value = e;
				return n;
			});
		}
		if (i instanceof Promise) {
			throw new $ZodAsyncError();
		}
		n.value = i;
		return n;
	};
});
function handleOptionalResult(e, t) {
	e.value = t.issues.length ? undefined : t.value;
	return e;
}
const Ar = $constructor("$ZodOptional", (e, t) => {
	T.init(e, t);
	defineLazyInternal(e, "optin", (e) => e.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	e._zod.optout = "optional";
	defineLazyInternal(e, "values", (e) => {
		const t = e.def.innerType._zod.values;
		return t ? new Set([...t, undefined]) : undefined;
	});
	defineLazyInternal(e, "pattern", (e) => {
		const t = e.def.innerType._zod.pattern;
		return t ? new RegExp(`^(${cleanRegex(t.source)})?$`) : undefined;
	});
	e._zod.parse = (e, n) => {
		if (e.value === undefined) {
			if (t.innerType._zod.optin !== "defaulted") return e;
			const r = t.innerType._zod.run({
				value: e.value,
				issues: []
			}, n);
			if (r instanceof Promise) return r.then((t) => handleOptionalResult(e, t));
			return handleOptionalResult(e, r);
		}
		return t.innerType._zod.run(e, n);
	};
});
const jr = null && core.$constructor("$ZodExactOptional", (e, t) => {
	Ar.init(e, t);
	util.defineLazyInternal(e, "values", (e) => e.def.innerType._zod.values);
	util.defineLazyInternal(e, "pattern", (e) => e.def.innerType._zod.pattern);
	e._zod.parse = (e, n) => {
		return t.innerType._zod.run(e, n);
	};
});
const Mr = $constructor("$ZodNullable", (e, t) => {
	T.init(e, t);
	defineLazyInternal(e, "optin", (e) => e.def.innerType._zod.optin);
	defineLazyInternal(e, "optout", (e) => e.def.innerType._zod.optout);
	defineLazyInternal(e, "pattern", (e) => {
		const t = e.def.innerType._zod.pattern;
		return t ? new RegExp(`^(${cleanRegex(t.source)}|null)$`) : undefined;
	});
	defineLazyInternal(e, "values", (e) => {
		return e.def.innerType._zod.values ? new Set([...e.def.innerType._zod.values, null]) : undefined;
	});
	e._zod.parse = (e, n) => {
		if (e.value === null) return e;
		return t.innerType._zod.run(e, n);
	};
});
const Nr = null && core.$constructor("$ZodDefault", (e, t) => {
	T.init(e, t);
	e._zod.optin = "defaulted";
	util.defineLazyInternal(e, "values", (e) => e.def.innerType._zod.values);
	e._zod.parse = (e, n) => {
		if (n.direction === "backward") {
			return t.innerType._zod.run(e, n);
		}
		if (e.value === undefined) {
			e.value = t.defaultValue;
			return e;
		}
		const r = t.innerType._zod.run(e, n);
		if (r instanceof Promise) {
			return r.then((e) => handleDefaultResult(e, t));
		}
		return handleDefaultResult(r, t);
	};
});
function handleDefaultResult(e, t) {
	if (e.value === undefined) {
		e.value = t.defaultValue;
	}
	return e;
}
const Pr = null && core.$constructor("$ZodPrefault", (e, t) => {
	T.init(e, t);
	e._zod.optin = "defaulted";
	util.defineLazyInternal(e, "values", (e) => e.def.innerType._zod.values);
	e._zod.parse = (e, n) => {
		if (n.direction === "backward") {
			return t.innerType._zod.run(e, n);
		}
		if (e.value === undefined) {
			e.value = t.defaultValue;
		}
		return t.innerType._zod.run(e, n);
	};
});
const Fr = null && core.$constructor("$ZodNonOptional", (e, t) => {
	T.init(e, t);
	util.defineLazyInternal(e, "values", (e) => {
		const t = e.def.innerType._zod.values;
		return t ? new Set([...t].filter((e) => e !== undefined)) : undefined;
	});
	e._zod.parse = (n, r) => {
		const i = t.innerType._zod.run(n, r);
		if (i instanceof Promise) {
			return i.then((t) => handleNonOptionalResult(t, e));
		}
		return handleNonOptionalResult(i, e);
	};
});
function handleNonOptionalResult(e, t) {
	if (!e.issues.length && e.value === undefined) {
		e.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: e.value,
			inst: t
		});
	}
	return e;
}
const Ir = null && core.$constructor("$ZodSuccess", (e, t) => {
	T.init(e, t);
	e._zod.parse = (e, n) => {
		if (n.direction === "backward") {
			throw new core.$ZodEncodeError("ZodSuccess");
		}
		const r = t.innerType._zod.run(e, n);
		if (r instanceof Promise) {
			return r.then((t) => {
				e.value = t.issues.length === 0;
				return e;
			});
		}
		e.value = r.issues.length === 0;
		return e;
	};
});
function handleCatchResult(e, t, n, r) {
	if (!t.issues.length) {
		e.value = t.value;
		if (t.memo) e.memo = true;
		return e;
	}
	e.value = n.catchValue({
		...t,
		value: e.value,
		error: { issues: t.issues.map((e) => util.finalizeIssue(e, r, core.config())) },
		input: e.value
	});
	return e;
}
const Lr = null && core.$constructor("$ZodCatch", (e, t) => {
	T.init(e, t);
	util.defineLazyInternal(e, "optin", (e) => e.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	util.defineLazyInternal(e, "optout", (e) => e.def.innerType._zod.optout);
	util.defineLazyInternal(e, "values", (e) => e.def.innerType._zod.values);
	e._zod.parse = (e, n) => {
		if (n.direction === "backward") {
			return t.innerType._zod.run(e, n);
		}
		const r = t.innerType._zod.run({
			value: e.value,
			issues: []
		}, n);
		if (r instanceof Promise) {
			return r.then((r) => handleCatchResult(e, r, t, n));
		}
		return handleCatchResult(e, r, t, n);
	};
});
const Rr = null && core.$constructor("$ZodNaN", (e, t) => {
	T.init(e, t);
	e._zod.parse = (t, n) => {
		if (typeof t.value !== "number" || !Number.isNaN(t.value)) {
			t.issues.push({
				input: t.value,
				inst: e,
				expected: "nan",
				code: "invalid_type"
			});
			return t;
		}
		return t;
	};
});
const zr = $constructor("$ZodPipe", (e, t) => {
	T.init(e, t);
	defineLazyInternal(e, "values", (e) => e.def.in._zod.values);
	defineLazyInternal(e, "optin", (e) => e.def.in._zod.optin);
	defineLazyInternal(e, "optout", (e) => e.def.out._zod.optout);
	defineLazyInternal(e, "propValues", (e) => e.def.in._zod.propValues);
	e._zod.parse = (e, n) => {
		if (n.direction === "backward") {
			const r = t.out._zod.run(e, n);
			if (r instanceof Promise) {
				return r.then((e) => handlePipeResult(e, t.in, n));
			}
			return handlePipeResult(r, t.in, n);
		}
		const r = t.in._zod.run(e, n);
		if (r instanceof Promise) {
			return r.then((e) => handlePipeResult(e, t.out, n));
		}
		return handlePipeResult(r, t.out, n);
	};
});
function handlePipeResult(e, t, n) {
	if (e.issues.some((e) => e.code !== "unrecognized_keys")) {
		e.aborted = true;
		return e;
	}
	return t._zod.run({
		value: e.value,
		issues: e.issues
	}, n);
}
const Br = null && core.$constructor("$ZodCodec", (e, t) => {
	T.init(e, t);
	util.defineLazyInternal(e, "values", (e) => e.def.in._zod.values);
	util.defineLazyInternal(e, "optin", (e) => e.def.in._zod.optin);
	util.defineLazyInternal(e, "optout", (e) => e.def.out._zod.optout);
	util.defineLazyInternal(e, "propValues", (e) => e.def.in._zod.propValues);
	e._zod.parse = (e, n) => {
		const r = n.direction || "forward";
		if (r === "forward") {
			const r = t.in._zod.run(e, n);
			if (r instanceof Promise) {
				return r.then((e) => handleCodecAResult(e, t, n));
			}
			return handleCodecAResult(r, t, n);
		} else {
			const r = t.out._zod.run(e, n);
			if (r instanceof Promise) {
				return r.then((e) => handleCodecAResult(e, t, n));
			}
			return handleCodecAResult(r, t, n);
		}
	};
});
function handleCodecAResult(e, t, n) {
	if (e.issues.length) {
		e.aborted = true;
		return e;
	}
	const r = n.direction || "forward";
	if (r === "forward") {
		const r = t.transform(e.value, e);
		if (r instanceof Promise) {
			return r.then((r) => handleCodecTxResult(e, r, t.out, n));
		}
		return handleCodecTxResult(e, r, t.out, n);
	} else {
		const r = t.reverseTransform(e.value, e);
		if (r instanceof Promise) {
			return r.then((r) => handleCodecTxResult(e, r, t.in, n));
		}
		return handleCodecTxResult(e, r, t.in, n);
	}
}
function handleCodecTxResult(e, t, n, r) {
	if (e.issues.length) {
		e.aborted = true;
		return e;
	}
	return n._zod.run({
		value: t,
		issues: e.issues
	}, r);
}
const Vr = null && core.$constructor("$ZodPreprocess", (e, t) => {
	zr.init(e, t);
});
const Hr = null && core.$constructor("$ZodReadonly", (e, t) => {
	T.init(e, t);
	util.defineLazyInternal(e, "propValues", (e) => e.def.innerType._zod.propValues);
	util.defineLazyInternal(e, "values", (e) => e.def.innerType._zod.values);
	util.defineLazyInternal(e, "optin", (e) => e.def.innerType?._zod?.optin);
	util.defineLazyInternal(e, "optout", (e) => e.def.innerType?._zod?.optout);
	e._zod.parse = (e, n) => {
		if (n.direction === "backward") {
			return t.innerType._zod.run(e, n);
		}
		const r = t.innerType._zod.run(e, n);
		if (r instanceof Promise) {
			return r.then(handleReadonlyResult);
		}
		return handleReadonlyResult(r);
	};
});
function handleReadonlyResult(e) {
	if (!e.memo) e.value = Object.freeze(e.value);
	return e;
}
function leafPattern(e) {
	const t = e._zod.def;
	let n = t.pattern;
	let r = !!t.format?.includes("int");
	let i;
	let a;
	for (const e of t.checks ?? []) {
		const t = e._zod.def;
		if (t.pattern) n = t.pattern;
		r || (r = !!t.format?.includes("int"));
		const o = t.minimum ?? t.length;
		const s = t.maximum ?? t.length;
		if (o !== undefined && (i === undefined || o > i)) i = o;
		if (s !== undefined && (a === undefined || s < a)) a = s;
	}
	if (n) return n.source;
	if (i !== undefined && a !== undefined && i > a) return "(?!)";
	if (i !== undefined || a !== undefined) return regexes.string({
		minimum: i,
		maximum: a
	}).source;
	const o = e._zod.pattern;
	return (r && o === regexes.number ? regexes.integer : o)?.source;
}
function partPattern(e) {
	const t = e._zod.def;
	const n = e._zod.pattern?.source;
	const r = t.innerType ?? e._zod.innerType;
	if (r) {
		const e = r._zod.pattern?.source;
		const t = partPattern(r);
		if (n && e && t && t !== e) {
			return n.replace(util.cleanRegex(e), () => util.cleanRegex(t));
		}
		return n;
	}
	if (t.options) {
		const e = t.options.map(partPattern);
		if (e.every(Boolean)) return `^(${e.map((e) => util.cleanRegex(e)).join("|")})$`;
	}
	return leafPattern(e);
}
const Ur = null && core.$constructor("$ZodTemplateLiteral", (e, t) => {
	T.init(e, t);
	const n = [];
	for (const e of t.parts) {
		if (typeof e === "object" && e !== null) {
			const t = partPattern(e);
			if (!t) {
				throw new Error(`Invalid template literal part, no pattern found: ${[...e._zod.traits].shift()}`);
			}
			n.push(util.cleanRegex(t));
		} else if (e === null || util.primitiveTypes.has(typeof e)) {
			n.push(util.escapeRegex(`${e}`));
		} else {
			throw new Error(`Invalid template literal part: ${e}`);
		}
	}
	e._zod.pattern = new RegExp(`^${n.join("")}$`);
	e._zod.parse = (n, r) => {
		if (typeof n.value !== "string") {
			n.issues.push({
				input: n.value,
				inst: e,
				expected: "string",
				code: "invalid_type"
			});
			return n;
		}
		e._zod.pattern.lastIndex = 0;
		if (!e._zod.pattern.test(n.value)) {
			n.issues.push({
				input: n.value,
				inst: e,
				code: "invalid_format",
				format: t.format ?? "template_literal",
				pattern: e._zod.pattern.source
			});
			return n;
		}
		return n;
	};
});
const Wr = null && core.$constructor("$ZodFunction", (e, t) => {
	T.init(e, t);
	Object.defineProperty(e, "_def", { value: t });
	e._zod.def = t;
	e.implement = (t) => {
		if (typeof t !== "function") {
			throw new Error("implement() must be called with a function");
		}
		return Object.defineProperty(function(...n) {
			const r = e._def.input ? parse(e._def.input, n) : n;
			const i = Reflect.apply(t, this, r);
			if (e._def.output) {
				return parse(e._def.output, i);
			}
			return i;
		}, "_zod", {
			value: e._zod,
			enumerable: false
		});
	};
	e.implementAsync = (t) => {
		if (typeof t !== "function") {
			throw new Error("implementAsync() must be called with a function");
		}
		return Object.defineProperty(async function(...n) {
			const r = e._def.input ? await parseAsync(e._def.input, n) : n;
			const i = await Reflect.apply(t, this, r);
			if (e._def.output) {
				return await parseAsync(e._def.output, i);
			}
			return i;
		}, "_zod", {
			value: e._zod,
			enumerable: false
		});
	};
	e._zod.parse = (t, n) => {
		if (typeof t.value !== "function") {
			t.issues.push({
				code: "invalid_type",
				expected: "function",
				input: t.value,
				inst: e
			});
			return t;
		}
		const r = e._def.output && e._def.output._zod.def.type === "promise";
		if (r) {
			t.value = e.implementAsync(t.value);
		} else {
			t.value = e.implement(t.value);
		}
		return t;
	};
	e.input = (...t) => {
		const n = e.constructor;
		if (Array.isArray(t[0])) {
			return new n({
				type: "function",
				input: new Sr({
					type: "tuple",
					items: t[0],
					rest: t[1]
				}),
				output: e._def.output
			});
		}
		return new n({
			type: "function",
			input: t[0],
			output: e._def.output
		});
	};
	e.output = (t) => {
		const n = e.constructor;
		return new n({
			type: "function",
			input: e._def.input,
			output: t
		});
	};
	return e;
});
const Gr = null && core.$constructor("$ZodPromise", (e, t) => {
	T.init(e, t);
	e._zod.parse = (e, n) => {
		return Promise.resolve(e.value).then((e) => t.innerType._zod.run({
			value: e,
			issues: []
		}, n));
	};
});
const Kr = null && core.$constructor("$ZodLazy", (e, t) => {
	T.init(e, t);
	util.defineLazy(e._zod, "innerType", () => {
		const e = t;
		if (!e._cachedInner) e._cachedInner = t.getter();
		return e._cachedInner;
	});
	util.defineLazyInternal(e, "pattern", (e) => e.innerType?._zod?.pattern);
	util.defineLazyInternal(e, "propValues", (e) => e.innerType?._zod?.propValues);
	util.defineLazyInternal(e, "optin", (e) => e.innerType?._zod?.optin ?? undefined);
	util.defineLazyInternal(e, "optout", (e) => e.innerType?._zod?.optout ?? undefined);
	e._zod.parse = (t, n) => {
		const r = e._zod.innerType;
		return r._zod.run(t, n);
	};
});
const qr = null && core.$constructor("$ZodCustom", (e, t) => {
	checks.$ZodCheck.init(e, t);
	T.init(e, t);
	e._zod.parse = (e, t) => {
		return e;
	};
	e._zod.check = (n) => {
		const r = n.value;
		const i = t.fn(r);
		if (i instanceof Promise) {
			return i.then((t) => handleRefineResult(t, n, r, e));
		}
		handleRefineResult(i, n, r, e);
		return;
	};
});
function handleRefineResult(e, t, n, r) {
	if (!e) {
		const e = {
			code: "custom",
			input: n,
			inst: r,
			path: [...r._zod.def.path ?? []],
			continue: !r._zod.def.abort
		};
		if (r._zod.def.params) e.params = r._zod.def.params;
		t.issues.push(util.issue(e));
	}
}
;
var Jr;
const Yr = null && Symbol("ZodOutput");
const Xr = null && Symbol("ZodInput");
class $ZodRegistry {
	constructor() {
		this._map = new WeakMap();
		this._idmap = new Map();
	}
	add(e, ...t) {
		const n = t[0];
		this._map.set(e, n);
		if (n && typeof n === "object" && "id" in n) {
			this._idmap.set(n.id, e);
		}
		return this;
	}
	clear() {
		this._map = new WeakMap();
		this._idmap = new Map();
		return this;
	}
	remove(e) {
		const t = this._map.get(e);
		if (t && typeof t === "object" && "id" in t) {
			this._idmap.delete(t.id);
		}
		this._map.delete(e);
		return this;
	}
	get(e) {
		const t = e._zod.parent;
		if (t) {
			const n = { ...this.get(t) ?? {} };
			delete n.id;
			const r = {
				...n,
				...this._map.get(e)
			};
			return Object.keys(r).length ? r : undefined;
		}
		return this._map.get(e);
	}
	has(e) {
		return this._map.has(e);
	}
}
function registry() {
	return new $ZodRegistry();
}
(Jr = globalThis).__zod_globalRegistry ?? (Jr.__zod_globalRegistry = registry());
const O = globalThis.__zod_globalRegistry;
;
function snapshotChecks(e) {
	if (e.checks) e.checks = [...e.checks];
	return e;
}
function _string(e, t) {
	return new e(snapshotChecks({
		type: "string",
		...normalizeParams(t)
	}));
}
function _coercedString(e, t) {
	return new e(snapshotChecks({
		type: "string",
		coerce: true,
		...util.normalizeParams(t)
	}));
}
function _email(e, t) {
	return new e({
		type: "string",
		format: "email",
		check: "string_format",
		abort: false,
		...util.normalizeParams(t)
	});
}
function _guid(e, t) {
	return new e({
		type: "string",
		format: "guid",
		check: "string_format",
		abort: false,
		...util.normalizeParams(t)
	});
}
function _uuid(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		...util.normalizeParams(t)
	});
}
function _uuidv4(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v4",
		...util.normalizeParams(t)
	});
}
function _uuidv6(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v6",
		...util.normalizeParams(t)
	});
}
function _uuidv7(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v7",
		...util.normalizeParams(t)
	});
}
function _url(e, t) {
	return new e({
		type: "string",
		format: "url",
		check: "string_format",
		abort: false,
		...util.normalizeParams(t)
	});
}
function api_emoji(e, t) {
	return new e({
		type: "string",
		format: "emoji",
		check: "string_format",
		abort: false,
		...util.normalizeParams(t)
	});
}
function _nanoid(e, t) {
	return new e({
		type: "string",
		format: "nanoid",
		check: "string_format",
		abort: false,
		...util.normalizeParams(t)
	});
}
function _cuid(e, t) {
	return new e({
		type: "string",
		format: "cuid",
		check: "string_format",
		abort: false,
		...util.normalizeParams(t)
	});
}
function _cuid2(e, t) {
	return new e({
		type: "string",
		format: "cuid2",
		check: "string_format",
		abort: false,
		...util.normalizeParams(t)
	});
}
function _ulid(e, t) {
	return new e({
		type: "string",
		format: "ulid",
		check: "string_format",
		abort: false,
		...util.normalizeParams(t)
	});
}
function _xid(e, t) {
	return new e({
		type: "string",
		format: "xid",
		check: "string_format",
		abort: false,
		...util.normalizeParams(t)
	});
}
function _ksuid(e, t) {
	return new e({
		type: "string",
		format: "ksuid",
		check: "string_format",
		abort: false,
		...util.normalizeParams(t)
	});
}
function _ipv4(e, t) {
	return new e({
		type: "string",
		format: "ipv4",
		check: "string_format",
		abort: false,
		...util.normalizeParams(t)
	});
}
function _ipv6(e, t) {
	return new e({
		type: "string",
		format: "ipv6",
		check: "string_format",
		abort: false,
		...util.normalizeParams(t)
	});
}
function _mac(e, t) {
	return new e({
		type: "string",
		format: "mac",
		check: "string_format",
		abort: false,
		...util.normalizeParams(t)
	});
}
function _cidrv4(e, t) {
	return new e({
		type: "string",
		format: "cidrv4",
		check: "string_format",
		abort: false,
		...util.normalizeParams(t)
	});
}
function _cidrv6(e, t) {
	return new e({
		type: "string",
		format: "cidrv6",
		check: "string_format",
		abort: false,
		...util.normalizeParams(t)
	});
}
function _base64(e, t) {
	return new e({
		type: "string",
		format: "base64",
		check: "string_format",
		abort: false,
		...util.normalizeParams(t)
	});
}
function _base64url(e, t) {
	return new e({
		type: "string",
		format: "base64url",
		check: "string_format",
		abort: false,
		...util.normalizeParams(t)
	});
}
function _e164(e, t) {
	return new e({
		type: "string",
		format: "e164",
		check: "string_format",
		abort: false,
		...util.normalizeParams(t)
	});
}
function _creditCard(e, t) {
	return new e({
		type: "string",
		format: "credit_card",
		check: "string_format",
		abort: false,
		...util.normalizeParams(t)
	});
}
function _iban(e, t) {
	return new e({
		type: "string",
		format: "iban",
		check: "string_format",
		abort: false,
		...util.normalizeParams(t)
	});
}
function _jwt(e, t) {
	return new e({
		type: "string",
		format: "jwt",
		check: "string_format",
		abort: false,
		...util.normalizeParams(t)
	});
}
const Zr = {
	Any: null,
	Minute: -1,
	Second: 0,
	Millisecond: 3,
	Microsecond: 6
};
function _isoDateTime(e, t) {
	return new e({
		type: "string",
		format: "datetime",
		check: "string_format",
		offset: false,
		local: false,
		precision: null,
		...util.normalizeParams(t)
	});
}
function _isoDate(e, t) {
	return new e({
		type: "string",
		format: "date",
		check: "string_format",
		...util.normalizeParams(t)
	});
}
function _isoTime(e, t) {
	return new e({
		type: "string",
		format: "time",
		check: "string_format",
		precision: null,
		...util.normalizeParams(t)
	});
}
function _isoDuration(e, t) {
	return new e({
		type: "string",
		format: "duration",
		check: "string_format",
		...util.normalizeParams(t)
	});
}
function _number(e, t) {
	return new e(snapshotChecks({
		type: "number",
		checks: [],
		...normalizeParams(t)
	}));
}
function _coercedNumber(e, t) {
	return new e(snapshotChecks({
		type: "number",
		coerce: true,
		checks: [],
		...util.normalizeParams(t)
	}));
}
function _int(e, t) {
	return new e({
		type: "number",
		check: "number_format",
		abort: false,
		format: "safeint",
		...normalizeParams(t)
	});
}
function _float32(e, t) {
	return new e({
		type: "number",
		check: "number_format",
		abort: false,
		format: "float32",
		...util.normalizeParams(t)
	});
}
function _float64(e, t) {
	return new e({
		type: "number",
		check: "number_format",
		abort: false,
		format: "float64",
		...util.normalizeParams(t)
	});
}
function _int32(e, t) {
	return new e({
		type: "number",
		check: "number_format",
		abort: false,
		format: "int32",
		...util.normalizeParams(t)
	});
}
function _uint32(e, t) {
	return new e({
		type: "number",
		check: "number_format",
		abort: false,
		format: "uint32",
		...util.normalizeParams(t)
	});
}
function _boolean(e, t) {
	return new e({
		type: "boolean",
		...normalizeParams(t)
	});
}
function _coercedBoolean(e, t) {
	return new e({
		type: "boolean",
		coerce: true,
		...util.normalizeParams(t)
	});
}
function _bigint(e, t) {
	return new e({
		type: "bigint",
		...util.normalizeParams(t)
	});
}
function _coercedBigint(e, t) {
	return new e({
		type: "bigint",
		coerce: true,
		...util.normalizeParams(t)
	});
}
function _int64(e, t) {
	return new e({
		type: "bigint",
		check: "bigint_format",
		abort: false,
		format: "int64",
		...util.normalizeParams(t)
	});
}
function _uint64(e, t) {
	return new e({
		type: "bigint",
		check: "bigint_format",
		abort: false,
		format: "uint64",
		...util.normalizeParams(t)
	});
}
function _symbol(e, t) {
	return new e({
		type: "symbol",
		...util.normalizeParams(t)
	});
}
function api_undefined(e, t) {
	return new e({
		type: "undefined",
		...util.normalizeParams(t)
	});
}
function api_null(e, t) {
	return new e({
		type: "null",
		...util.normalizeParams(t)
	});
}
function _any(e) {
	return new e({ type: "any" });
}
function _unknown(e) {
	return new e({ type: "unknown" });
}
function _never(e, t) {
	return new e({
		type: "never",
		...util.normalizeParams(t)
	});
}
function _void(e, t) {
	return new e({
		type: "void",
		...util.normalizeParams(t)
	});
}
function _date(e, t) {
	return new e({
		type: "date",
		...util.normalizeParams(t)
	});
}
function _coercedDate(e, t) {
	return new e({
		type: "date",
		coerce: true,
		...util.normalizeParams(t)
	});
}
function _nan(e, t) {
	return new e({
		type: "nan",
		...util.normalizeParams(t)
	});
}
function _lt(e, t) {
	return new checks.$ZodCheckLessThan({
		check: "less_than",
		...util.normalizeParams(t),
		value: e,
		inclusive: false
	});
}
function _lte(e, t) {
	return new checks.$ZodCheckLessThan({
		check: "less_than",
		...util.normalizeParams(t),
		value: e,
		inclusive: true
	});
}
function _gt(e, t) {
	return new checks.$ZodCheckGreaterThan({
		check: "greater_than",
		...util.normalizeParams(t),
		value: e,
		inclusive: false
	});
}
function _gte(e, t) {
	return new Ke({
		check: "greater_than",
		...normalizeParams(t),
		value: e,
		inclusive: true
	});
}
function _positive(e) {
	return _gt(0, e);
}
function _negative(e) {
	return _lt(0, e);
}
function _nonpositive(e) {
	return _lte(0, e);
}
function _nonnegative(e) {
	return _gte(0, e);
}
function _multipleOf(e, t) {
	return new checks.$ZodCheckMultipleOf({
		check: "multiple_of",
		...util.normalizeParams(t),
		value: e
	});
}
function _maxSize(e, t) {
	return new checks.$ZodCheckMaxSize({
		check: "max_size",
		...util.normalizeParams(t),
		maximum: e
	});
}
function _minSize(e, t) {
	return new checks.$ZodCheckMinSize({
		check: "min_size",
		...util.normalizeParams(t),
		minimum: e
	});
}
function _size(e, t) {
	return new checks.$ZodCheckSizeEquals({
		check: "size_equals",
		...util.normalizeParams(t),
		size: e
	});
}
function _maxLength(e, t) {
	const n = new checks.$ZodCheckMaxLength({
		check: "max_length",
		...util.normalizeParams(t),
		maximum: e
	});
	return n;
}
function _minLength(e, t) {
	return new et({
		check: "min_length",
		...normalizeParams(t),
		minimum: e
	});
}
function _length(e, t) {
	return new checks.$ZodCheckLengthEquals({
		check: "length_equals",
		...util.normalizeParams(t),
		length: e
	});
}
function _regex(e, t) {
	return new rt({
		check: "string_format",
		format: "regex",
		...normalizeParams(t),
		pattern: e
	});
}
function _lowercase(e) {
	return new checks.$ZodCheckLowerCase({
		check: "string_format",
		format: "lowercase",
		...util.normalizeParams(e)
	});
}
function _uppercase(e) {
	return new checks.$ZodCheckUpperCase({
		check: "string_format",
		format: "uppercase",
		...util.normalizeParams(e)
	});
}
function _includes(e, t) {
	return new checks.$ZodCheckIncludes({
		check: "string_format",
		format: "includes",
		...util.normalizeParams(t),
		includes: e
	});
}
function _startsWith(e, t) {
	return new checks.$ZodCheckStartsWith({
		check: "string_format",
		format: "starts_with",
		...util.normalizeParams(t),
		prefix: e
	});
}
function _endsWith(e, t) {
	return new checks.$ZodCheckEndsWith({
		check: "string_format",
		format: "ends_with",
		...util.normalizeParams(t),
		suffix: e
	});
}
function _property(e, t, n) {
	return new checks.$ZodCheckProperty({
		check: "property",
		property: e,
		schema: t,
		...util.normalizeParams(n)
	});
}
function _properties(e, t) {
	return new checks.$ZodCheckProperties({
		check: "properties",
		shape: e,
		...util.normalizeParams(t)
	});
}
function _mime(e, t) {
	return new checks.$ZodCheckMimeType({
		check: "mime_type",
		mime: e,
		...util.normalizeParams(t)
	});
}
function _overwrite(e) {
	return new checks.$ZodCheckOverwrite({
		check: "overwrite",
		tx: e
	});
}
function _normalize(e) {
	return _overwrite((t) => t.normalize(e));
}
function _trim() {
	return _overwrite((e) => e.trim());
}
function _toLowerCase() {
	return _overwrite((e) => e.toLowerCase());
}
function _toUpperCase() {
	return _overwrite((e) => e.toUpperCase());
}
function _slugify() {
	return _overwrite((e) => util.slugify(e));
}
function _array(e, t, n) {
	return new e({
		type: "array",
		element: t,
		...util.normalizeParams(n)
	});
}
function _union(e, t, n) {
	return new e({
		type: "union",
		options: t,
		...util.normalizeParams(n)
	});
}
function _xor(e, t, n) {
	return new e({
		type: "union",
		options: t,
		inclusive: false,
		...util.normalizeParams(n)
	});
}
function _discriminatedUnion(e, t, n, r) {
	return new e({
		type: "union",
		options: n,
		discriminator: t,
		...util.normalizeParams(r)
	});
}
function _intersection(e, t, n) {
	return new e({
		type: "intersection",
		left: t,
		right: n
	});
}
function _tuple(e, t, n, r) {
	const i = n instanceof schemas.$ZodType;
	const a = i ? r : n;
	const o = i ? n : null;
	return new e({
		type: "tuple",
		items: t,
		rest: o,
		...util.normalizeParams(a)
	});
}
function _record(e, t, n, r) {
	return new e({
		type: "record",
		keyType: t,
		valueType: n,
		...util.normalizeParams(r)
	});
}
function _map(e, t, n, r) {
	return new e({
		type: "map",
		keyType: t,
		valueType: n,
		...util.normalizeParams(r)
	});
}
function _set(e, t, n) {
	return new e({
		type: "set",
		valueType: t,
		...util.normalizeParams(n)
	});
}
function _enum(e, t, n) {
	const r = Array.isArray(t) ? Object.fromEntries(t.map((e) => [e, e])) : t;
	return new e({
		type: "enum",
		entries: r,
		...util.normalizeParams(n)
	});
}
function _nativeEnum(e, t, n) {
	return new e({
		type: "enum",
		entries: t,
		...util.normalizeParams(n)
	});
}
function _literal(e, t, n) {
	return new e({
		type: "literal",
		values: Array.isArray(t) ? t : [t],
		...util.normalizeParams(n)
	});
}
function _file(e, t) {
	return new e({
		type: "file",
		...util.normalizeParams(t)
	});
}
function _transform(e, t) {
	return new e({
		type: "transform",
		transform: t
	});
}
function _optional(e, t) {
	return new e({
		type: "optional",
		innerType: t
	});
}
function _nullable(e, t) {
	return new e({
		type: "nullable",
		innerType: t
	});
}
function _default(e, t, n) {
	return new e({
		type: "default",
		innerType: t,
		get defaultValue() {
			return typeof n === "function" ? n() : util.shallowClone(n);
		}
	});
}
function _nonoptional(e, t, n) {
	return new e({
		type: "nonoptional",
		innerType: t,
		...util.normalizeParams(n)
	});
}
function _success(e, t) {
	return new e({
		type: "success",
		innerType: t
	});
}
function _catch(e, t, n) {
	return new e({
		type: "catch",
		innerType: t,
		catchValue: typeof n === "function" ? n : util.constantCatch(n)
	});
}
function _pipe(e, t, n) {
	return new e({
		type: "pipe",
		in: t,
		out: n
	});
}
function _readonly(e, t) {
	return new e({
		type: "readonly",
		innerType: t
	});
}
function _templateLiteral(e, t, n) {
	return new e({
		type: "template_literal",
		parts: t,
		...util.normalizeParams(n)
	});
}
function _lazy(e, t) {
	return new e({
		type: "lazy",
		getter: t
	});
}
function _promise(e, t) {
	return new e({
		type: "promise",
		innerType: t
	});
}
function _custom(e, t, n) {
	const r = util.normalizeParams(n);
	r.abort ?? (r.abort = true);
	const i = new e({
		type: "custom",
		check: "custom",
		fn: t,
		...r
	});
	return i;
}
function _refine(e, t, n) {
	const r = new e({
		type: "custom",
		check: "custom",
		fn: t,
		...util.normalizeParams(n)
	});
	return r;
}
function _superRefine(e, t) {
	const n = _check((t) => {
		t.addIssue = (e) => {
			if (typeof e === "string") {
				t.issues.push(util.issue(e, t.value, n._zod.def));
			} else {
				const r = e;
				if (r.fatal) r.continue = false;
				r.code ?? (r.code = "custom");
				if (!("input" in r)) r.input = t.value;
				r.inst ?? (r.inst = n);
				r.continue ?? (r.continue = !n._zod.def.abort);
				t.issues.push(util.issue(r));
			}
		};
		return e(t.value, t);
	}, t);
	return n;
}
function _check(e, t) {
	const n = new checks.$ZodCheck({
		check: "custom",
		...util.normalizeParams(t)
	});
	n._zod.check = e;
	return n;
}
function api_describe(e) {
	const t = new C({ check: "describe" });
	t._zod.onattach = [(t) => {
		const n = O.get(t) ?? {};
		O.add(t, {
			...n,
			description: e
		});
	}];
	t._zod.check = () => {};
	return t;
}
function meta(e) {
	const t = new C({ check: "meta" });
	t._zod.onattach = [(t) => {
		const n = O.get(t) ?? {};
		O.add(t, {
			...n,
			...e
		});
	}];
	t._zod.check = () => {};
	return t;
}
function _stringbool(e, t) {
	const n = util.normalizeParams(t);
	let r = n.truthy ?? [
		"true",
		"1",
		"yes",
		"on",
		"y",
		"enabled"
	];
	let i = n.falsy ?? [
		"false",
		"0",
		"no",
		"off",
		"n",
		"disabled"
	];
	if (n.case !== "sensitive") {
		r = r.map((e) => typeof e === "string" ? e.toLowerCase() : e);
		i = i.map((e) => typeof e === "string" ? e.toLowerCase() : e);
	}
	const a = new Set(r);
	const o = new Set(i);
	const s = e.Codec ?? schemas.$ZodCodec;
	const c = e.Boolean ?? schemas.$ZodBoolean;
	const l = e.String ?? schemas.$ZodString;
	const u = new l({
		type: "string",
		error: n.error
	});
	const d = new c({
		type: "boolean",
		error: n.error
	});
	const f = new s({
		type: "pipe",
		in: u,
		out: d,
		transform: ((e, t) => {
			let r = e;
			if (n.case !== "sensitive") r = r.toLowerCase();
			if (a.has(r)) {
				return true;
			} else if (o.has(r)) {
				return false;
			} else {
				t.issues.push({
					code: "invalid_value",
					expected: "stringbool",
					values: [...a, ...o],
					input: t.value,
					inst: f,
					continue: false
				});
				return {};
			}
		}),
		reverseTransform: ((e, t) => {
			if (e === true) {
				return r[0] || "true";
			} else {
				return i[0] || "false";
			}
		}),
		error: n.error
	});
	f._zod.bag.truthy = r;
	f._zod.bag.falsy = i;
	f._zod.bag.case = n.case ?? "insensitive";
	return f;
}
function _stringFormat(e, t, n, r = {}) {
	const i = util.normalizeParams(r);
	const a = {
		check: "string_format",
		type: "string",
		format: t,
		fn: typeof n === "function" ? n : (e) => n.test(e),
		...i
	};
	if (n instanceof RegExp) {
		a.pattern = n;
	}
	const o = new e(a);
	return o;
}
;
function _getMessage() {
	const e = this._zod;
	e.message ?? (e.message = JSON.stringify(e.def, jsonStringifyReplacer, 2));
	return e.message;
}
function _setMessage(e) {
	this._zod.message = e;
}
const Qr = {
	get: _getMessage,
	set: _setMessage,
	enumerable: true,
	configurable: true
};
const k = {
	value: undefined,
	enumerable: false
};
const $r = new WeakSet([Object.prototype, Error.prototype]);
const initializer = (e, t) => {
	e.name = "$ZodError";
	k.value = t;
	Object.defineProperty(e, "issues", k);
	k.value = undefined;
	Object.defineProperty(e, "message", Qr);
	const n = Object.getPrototypeOf(e);
	if (!$r.has(n)) {
		$r.add(n);
		Object.defineProperty(n, "toString", {
			configurable: true,
			enumerable: false,
			get() {
				const value = () => this.message;
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
				return value;
			},
			set(e) {
				Object.defineProperty(this, "toString", {
					value: e,
					configurable: true,
					writable: true
				});
			}
		});
	}
};
const ei = $constructor("$ZodError", initializer);
const A = $constructor("$ZodError", initializer, undefined, { Parent: Error });
function node(e, t, n) {
	if (!Object.prototype.hasOwnProperty.call(e, t)) {
		if (t === "__proto__") {
			Object.defineProperty(e, t, {
				value: n(),
				writable: true,
				enumerable: true,
				configurable: true
			});
		} else {
			e[t] = n();
		}
	}
	return e[t];
}
function flattenError(e, t = (e) => e.message) {
	const n = {};
	const r = [];
	for (const i of e.issues) {
		if (i.path.length > 0) {
			node(n, i.path[0], () => []).push(t(i));
		} else {
			r.push(t(i));
		}
	}
	return {
		formErrors: r,
		fieldErrors: n
	};
}
function formatError(e, t = (e) => e.message) {
	const n = { _errors: [] };
	const processError = (e, r = []) => {
		for (const i of e.issues) {
			if (i.code === "invalid_union" && i.errors.length) {
				i.errors.map((e) => processError({ issues: e }, [...r, ...i.path]));
			} else if (i.code === "invalid_key") {
				processError({ issues: i.issues }, [...r, ...i.path]);
			} else if (i.code === "invalid_element") {
				processError({ issues: i.issues }, [...r, ...i.path]);
			} else {
				const e = [...r, ...i.path];
				if (e.length === 0) {
					n._errors.push(t(i));
				} else {
					let r = n;
					let a = 0;
					while (a < e.length) {
						const n = e[a];
						const o = a === e.length - 1;
						if (n === "_errors") {
							if (o) r._errors.push(t(i));
							a++;
							continue;
						}
						if (!Object.prototype.hasOwnProperty.call(r, n)) {
							Object.defineProperty(r, n, {
								value: { _errors: [] },
								enumerable: true,
								writable: true,
								configurable: true
							});
						}
						const s = r[n];
						if (o) {
							s._errors.push(t(i));
						}
						r = s;
						a++;
					}
				}
			}
		}
	};
	processError(e);
	return n;
}
function treeifyError(e, t = (e) => e.message) {
	const n = { errors: [] };
	const processError = (e, r = []) => {
		var i;
		for (const a of e.issues) {
			if (a.code === "invalid_union" && a.errors.length) {
				a.errors.map((e) => processError({ issues: e }, [...r, ...a.path]));
			} else if (a.code === "invalid_key") {
				processError({ issues: a.issues }, [...r, ...a.path]);
			} else if (a.code === "invalid_element") {
				processError({ issues: a.issues }, [...r, ...a.path]);
			} else {
				const e = [...r, ...a.path];
				if (e.length === 0) {
					n.errors.push(t(a));
					continue;
				}
				let o = n;
				let s = 0;
				while (s < e.length) {
					const n = e[s];
					const r = s === e.length - 1;
					if (typeof n === "string") {
						o.properties ?? (o.properties = {});
						if (!Object.prototype.hasOwnProperty.call(o.properties, n)) {
							Object.defineProperty(o.properties, n, {
								value: { errors: [] },
								enumerable: true,
								writable: true,
								configurable: true
							});
						}
						o = o.properties[n];
					} else {
						o.items ?? (o.items = []);
						(i = o.items)[n] ?? (i[n] = { errors: [] });
						o = o.items[n];
					}
					if (r) {
						o.errors.push(t(a));
					}
					s++;
				}
			}
		}
	};
	processError(e);
	return n;
}
function toDotPath(e) {
	const t = [];
	const n = e.map((e) => typeof e === "object" ? e.key : e);
	for (const e of n) {
		if (typeof e === "number") t.push(`[${e}]`);
		else if (typeof e === "symbol") t.push(`[${JSON.stringify(String(e))}]`);
		else if (/[^\w$]/.test(e)) t.push(`[${JSON.stringify(e)}]`);
		else {
			if (t.length) t.push(".");
			t.push(e);
		}
	}
	return t.join("");
}
function prettifyError(e) {
	const t = [];
	const n = [...e.issues].sort((e, t) => (e.path ?? []).length - (t.path ?? []).length);
	for (const e of n) {
		t.push(`\u2716 ${e.message}`);
		if (e.path?.length) t.push(`  \u2192 at ${toDotPath(e.path)}`);
	}
	return t.join("\n");
}
;
function finalizeParams(e, t) {
	return {
		callee: t?.callee ?? e,
		Err: t?.Err
	};
}
const _parse = (e) => {
	const fn = (t, n, r, i) => {
		const a = r ? {
			...r,
			async: false
		} : { async: false };
		const o = t._zod.run({
			value: n,
			issues: []
		}, a);
		if (o instanceof Promise) {
			throw new $ZodAsyncError();
		}
		if (o.issues.length) {
			const t = new ((i?.Err) ?? e)(o.issues.map((e) => finalizeIssue(e, a, config())));
			Ae(t, i?.callee ?? fn);
			throw t;
		}
		return o.value;
	};
	return fn;
};
const ti = _parse(A);
const _parseAsync = (e) => {
	const fn = async (t, n, r, i) => {
		const a = r ? {
			...r,
			async: true
		} : { async: true };
		let o = t._zod.run({
			value: n,
			issues: []
		}, a);
		if (o instanceof Promise) o = await o;
		if (o.issues.length) {
			const t = new ((i?.Err) ?? e)(o.issues.map((e) => finalizeIssue(e, a, config())));
			Ae(t, i?.callee ?? fn);
			throw t;
		}
		return o.value;
	};
	return fn;
};
const ni = _parseAsync(A);
const _safeParse = (e) => (t, n, r) => {
	const i = r ? {
		...r,
		async: false
	} : { async: false };
	const a = t._zod.run({
		value: n,
		issues: []
	}, i);
	if (a instanceof Promise) {
		throw new $ZodAsyncError();
	}
	return a.issues.length ? failure(e, a.issues, i) : {
		success: true,
		data: a.value
	};
};
const ri = _safeParse(A);
function failure(e, t, n) {
	let r;
	return {
		success: false,
		get error() {
			if (!r) {
				r = new e(t.map((e) => finalizeIssue(e, n, config())));
				t = undefined;
				n = undefined;
			}
			return r;
		},
		set error(e) {
			r = e;
			t = undefined;
			n = undefined;
		}
	};
}
const _safeParseAsync = (e) => async (t, n, r) => {
	const i = r ? {
		...r,
		async: true
	} : { async: true };
	let a = t._zod.run({
		value: n,
		issues: []
	}, i);
	if (a instanceof Promise) a = await a;
	return a.issues.length ? failure(e, a.issues, i) : {
		success: true,
		data: a.value
	};
};
const ii = _safeParseAsync(A);
const ai = null && Symbol.for("zod.compile.invalid");
const oi = null && Symbol.for("zod.compile.fallback");
const validate = ((e, t, n) => {
	const r = e._zod.bag.validator;
	if (r !== undefined) {
		if (r(t) !== ai) return true;
		if (r.definite === true && n === undefined) return false;
	}
	return validateFallback(e, t, n);
});
function validateFallback(e, t, n) {
	const r = n ? {
		...n,
		async: false,
		abortEarly: true
	} : {
		async: false,
		abortEarly: true
	};
	const i = e._zod.bag.fallbackRun;
	let a;
	if (i) {
		r[oi] = true;
		a = i({
			value: t,
			issues: []
		}, r);
	} else {
		a = e._zod.run({
			value: t,
			issues: []
		}, r);
	}
	if (a instanceof Promise) {
		throw new core.$ZodAsyncError();
	}
	return a.issues.length === 0;
}
const parse_validateAsync = async (e, t, n) => {
	const r = n ? {
		...n,
		async: true,
		abortEarly: true
	} : {
		async: true,
		abortEarly: true
	};
	let i = e._zod.run({
		value: t,
		issues: []
	}, r);
	if (i instanceof Promise) i = await i;
	return i.issues.length === 0;
};
const _encode = (e) => {
	const t = _parse(e);
	const fn = (e, n, r, i) => {
		const a = r ? {
			...r,
			direction: "backward"
		} : { direction: "backward" };
		return t(e, n, a, finalizeParams(fn, i));
	};
	return fn;
};
const si = _encode(A);
const _decode = (e) => {
	const t = _parse(e);
	const fn = (e, n, r, i) => {
		return t(e, n, r, finalizeParams(fn, i));
	};
	return fn;
};
const ci = _decode(A);
const _encodeAsync = (e) => {
	const t = _parseAsync(e);
	const fn = async (e, n, r, i) => {
		const a = r ? {
			...r,
			direction: "backward"
		} : { direction: "backward" };
		return await t(e, n, a, finalizeParams(fn, i));
	};
	return fn;
};
const li = _encodeAsync(A);
const _decodeAsync = (e) => {
	const t = _parseAsync(e);
	const fn = async (e, n, r, i) => {
		return await t(e, n, r, finalizeParams(fn, i));
	};
	return fn;
};
const ui = _decodeAsync(A);
const _safeEncode = (e) => (t, n, r) => {
	const i = r ? {
		...r,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParse(e)(t, n, i);
};
const di = _safeEncode(A);
const _safeDecode = (e) => (t, n, r) => {
	return _safeParse(e)(t, n, r);
};
const fi = _safeDecode(A);
const _safeEncodeAsync = (e) => async (t, n, r) => {
	const i = r ? {
		...r,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParseAsync(e)(t, n, i);
};
const pi = _safeEncodeAsync(A);
const _safeDecodeAsync = (e) => async (t, n, r) => {
	return _safeParseAsync(e)(t, n, r);
};
const mi = _safeDecodeAsync(A);
;
const j = $constructor("ZodMiniType", (e, t) => {
	if (!e._zod) throw new Error("Uninitialized schema in ZodMiniType.");
	T.init(e, t);
	e.def = t;
	e.type = t.type;
}, {
	get with() {
		return this.check;
	},
	set with(e) {
		own(this, "with", e);
	},
	parse(e, t) {
		return ti(this, e, t, { callee: this.parse });
	},
	parseAsync(e, t) {
		return ni(this, e, t, { callee: this.parseAsync });
	},
	safeParse(e, t) {
		return ri(this, e, t);
	},
	safeParseAsync(e, t) {
		return ii(this, e, t);
	},
	check(...e) {
		const t = this.def;
		return this.clone({
			...t,
			checks: [...t.checks ?? [], ...e.map((e) => typeof e === "function" ? { _zod: {
				check: e,
				def: { check: "custom" },
				onattach: []
			} } : e)]
		}, { parent: true });
	},
	clone(e, t) {
		return clone(this, e, t);
	},
	brand() {
		return this;
	},
	register(e, t) {
		e.add(this, t);
		return this;
	},
	apply(e, ...t) {
		return t.length === 0 ? e(this) : e(this, ...t);
	}
});
const hi = $constructor("ZodMiniString", (e, t) => {
	xn.init(e, t);
	j.init(e, t);
});
function schemas_string(e) {
	return _string(hi, e);
}
const M = null && core.$constructor("ZodMiniStringFormat", (e, t) => {
	core.$ZodStringFormat.init(e, t);
	hi.init(e, t);
});
const gi = null && core.$constructor("ZodMiniEmail", (e, t) => {
	core.$ZodEmail.init(e, t);
	M.init(e, t);
});
function schemas_email(e) {
	return core._email(gi, e);
}
const _i = null && core.$constructor("ZodMiniGUID", (e, t) => {
	core.$ZodGUID.init(e, t);
	M.init(e, t);
});
function schemas_guid(e) {
	return core._guid(_i, e);
}
const N = null && core.$constructor("ZodMiniUUID", (e, t) => {
	core.$ZodUUID.init(e, t);
	M.init(e, t);
});
function schemas_uuid(e) {
	return core._uuid(N, e);
}
function uuidv4(e) {
	return core._uuidv4(N, e);
}
function uuidv6(e) {
	return core._uuidv6(N, e);
}
function uuidv7(e) {
	return core._uuidv7(N, e);
}
const vi = null && core.$constructor("ZodMiniURL", (e, t) => {
	core.$ZodURL.init(e, t);
	M.init(e, t);
});
function url(e) {
	return core._url(vi, e);
}
function httpUrl(e) {
	return core._url(vi, {
		protocol: regexes.httpProtocol,
		hostname: regexes.domain,
		...util.normalizeParams(e)
	});
}
const yi = null && core.$constructor("ZodMiniEmoji", (e, t) => {
	core.$ZodEmoji.init(e, t);
	M.init(e, t);
});
function schemas_emoji(e) {
	return core._emoji(yi, e);
}
const bi = null && core.$constructor("ZodMiniNanoID", (e, t) => {
	core.$ZodNanoID.init(e, t);
	M.init(e, t);
});
function schemas_nanoid(e) {
	return core._nanoid(bi, e);
}
const xi = null && core.$constructor("ZodMiniCUID", (e, t) => {
	core.$ZodCUID.init(e, t);
	M.init(e, t);
});
function schemas_cuid(e) {
	return core._cuid(xi, e);
}
const Si = null && core.$constructor("ZodMiniCUID2", (e, t) => {
	core.$ZodCUID2.init(e, t);
	M.init(e, t);
});
function schemas_cuid2(e) {
	return core._cuid2(Si, e);
}
const Ci = null && core.$constructor("ZodMiniULID", (e, t) => {
	core.$ZodULID.init(e, t);
	M.init(e, t);
});
function schemas_ulid(e) {
	return core._ulid(Ci, e);
}
const wi = null && core.$constructor("ZodMiniXID", (e, t) => {
	core.$ZodXID.init(e, t);
	M.init(e, t);
});
function schemas_xid(e) {
	return core._xid(wi, e);
}
const Ti = null && core.$constructor("ZodMiniKSUID", (e, t) => {
	core.$ZodKSUID.init(e, t);
	M.init(e, t);
});
function schemas_ksuid(e) {
	return core._ksuid(Ti, e);
}
const Ei = null && core.$constructor("ZodMiniIPv4", (e, t) => {
	core.$ZodIPv4.init(e, t);
	M.init(e, t);
});
function schemas_ipv4(e) {
	return core._ipv4(Ei, e);
}
const Di = null && core.$constructor("ZodMiniIPv6", (e, t) => {
	core.$ZodIPv6.init(e, t);
	M.init(e, t);
});
function schemas_ipv6(e) {
	return core._ipv6(Di, e);
}
const Oi = null && core.$constructor("ZodMiniCIDRv4", (e, t) => {
	core.$ZodCIDRv4.init(e, t);
	M.init(e, t);
});
function schemas_cidrv4(e) {
	return core._cidrv4(Oi, e);
}
const ki = null && core.$constructor("ZodMiniCIDRv6", (e, t) => {
	core.$ZodCIDRv6.init(e, t);
	M.init(e, t);
});
function schemas_cidrv6(e) {
	return core._cidrv6(ki, e);
}
const Ai = null && core.$constructor("ZodMiniMAC", (e, t) => {
	core.$ZodMAC.init(e, t);
	M.init(e, t);
});
function schemas_mac(e) {
	return core._mac(Ai, e);
}
const ji = null && core.$constructor("ZodMiniBase64", (e, t) => {
	core.$ZodBase64.init(e, t);
	M.init(e, t);
});
function schemas_base64(e) {
	return core._base64(ji, e);
}
const Mi = null && core.$constructor("ZodMiniBase64URL", (e, t) => {
	core.$ZodBase64URL.init(e, t);
	M.init(e, t);
});
function schemas_base64url(e) {
	return core._base64url(Mi, e);
}
const Ni = null && core.$constructor("ZodMiniE164", (e, t) => {
	core.$ZodE164.init(e, t);
	M.init(e, t);
});
function schemas_e164(e) {
	return core._e164(Ni, e);
}
const Pi = null && core.$constructor("ZodMiniCreditCard", (e, t) => {
	core.$ZodCreditCard.init(e, t);
	M.init(e, t);
});
function schemas_creditCard(e) {
	return core._creditCard(Pi, e);
}
const Fi = null && core.$constructor("ZodMiniIBAN", (e, t) => {
	core.$ZodIBAN.init(e, t);
	M.init(e, t);
});
function schemas_iban(e) {
	return core._iban(Fi, e);
}
const Ii = null && core.$constructor("ZodMiniJWT", (e, t) => {
	core.$ZodJWT.init(e, t);
	M.init(e, t);
});
function jwt(e) {
	return core._jwt(Ii, e);
}
const P = null && core.$constructor("ZodMiniCustomStringFormat", (e, t) => {
	core.$ZodCustomStringFormat.init(e, t);
	M.init(e, t);
});
function stringFormat(e, t, n = {}) {
	return core._stringFormat(P, e, t, n);
}
function schemas_hostname(e) {
	return core._stringFormat(P, "hostname", regexes.hostname, e);
}
function schemas_hex(e) {
	return core._stringFormat(P, "hex", regexes.hex, e);
}
function schemas_currencyCode(e) {
	return core._stringFormat(P, "currency_code", regexes.currencyCode, e);
}
function hash(e, t) {
	const n = t?.enc ?? "hex";
	const r = `${e}_${n}`;
	const i = core.regexes[r];
	if (!i) throw new Error(`Unrecognized hash format: ${r}`);
	return core._stringFormat(P, r, i, t);
}
const Li = $constructor("ZodMiniNumber", (e, t) => {
	tr.init(e, t);
	j.init(e, t);
});
function schemas_number(e) {
	return _number(Li, e);
}
const F = $constructor("ZodMiniNumberFormat", (e, t) => {
	nr.init(e, t);
	Li.init(e, t);
});
function schemas_int(e) {
	return _int(F, e);
}
function float32(e) {
	return core._float32(F, e);
}
function float64(e) {
	return core._float64(F, e);
}
function int32(e) {
	return core._int32(F, e);
}
function uint32(e) {
	return core._uint32(F, e);
}
const Ri = $constructor("ZodMiniBoolean", (e, t) => {
	rr.init(e, t);
	j.init(e, t);
});
function schemas_boolean(e) {
	return _boolean(Ri, e);
}
const zi = null && core.$constructor("ZodMiniBigInt", (e, t) => {
	core.$ZodBigInt.init(e, t);
	j.init(e, t);
});
function schemas_bigint(e) {
	return core._bigint(zi, e);
}
const Bi = null && core.$constructor("ZodMiniBigIntFormat", (e, t) => {
	core.$ZodBigIntFormat.init(e, t);
	zi.init(e, t);
});
function int64(e) {
	return core._int64(Bi, e);
}
function uint64(e) {
	return core._uint64(Bi, e);
}
const Vi = null && core.$constructor("ZodMiniSymbol", (e, t) => {
	core.$ZodSymbol.init(e, t);
	j.init(e, t);
});
function symbol(e) {
	return core._symbol(Vi, e);
}
const Hi = null && core.$constructor("ZodMiniUndefined", (e, t) => {
	core.$ZodUndefined.init(e, t);
	j.init(e, t);
});
function schemas_undefined(e) {
	return core._undefined(Hi, e);
}
const Ui = null && core.$constructor("ZodMiniNull", (e, t) => {
	core.$ZodNull.init(e, t);
	j.init(e, t);
});
function schemas_null(e) {
	return core._null(Ui, e);
}
const Wi = null && core.$constructor("ZodMiniAny", (e, t) => {
	core.$ZodAny.init(e, t);
	j.init(e, t);
});
function any() {
	return core._any(Wi);
}
const Gi = $constructor("ZodMiniUnknown", (e, t) => {
	ur.init(e, t);
	j.init(e, t);
});
function unknown() {
	return _unknown(Gi);
}
const Ki = null && core.$constructor("ZodMiniNever", (e, t) => {
	core.$ZodNever.init(e, t);
	j.init(e, t);
});
function never(e) {
	return core._never(Ki, e);
}
const qi = null && core.$constructor("ZodMiniVoid", (e, t) => {
	core.$ZodVoid.init(e, t);
	j.init(e, t);
});
function schemas_void(e) {
	return core._void(qi, e);
}
const Ji = null && core.$constructor("ZodMiniDate", (e, t) => {
	core.$ZodDate.init(e, t);
	j.init(e, t);
});
function schemas_date(e) {
	return core._date(Ji, e);
}
const Yi = $constructor("ZodMiniArray", (e, t) => {
	mr.init(e, t);
	j.init(e, t);
});
function array(e, t) {
	return new Yi({
		type: "array",
		element: e,
		...normalizeParams(t)
	});
}
function keyof(e) {
	const t = e._zod.def.shape;
	return schemas_enum(Object.keys(t));
}
const Xi = $constructor("ZodMiniObject", (e, t) => {
	gr.init(e, t);
	j.init(e, t);
	installLazyProp(e, "shape", (e) => e._zod.def.shape, false);
});
function object(e, t) {
	const n = {
		type: "object",
		shape: e ?? {},
		...normalizeParams(t)
	};
	return new Xi(n);
}
function strictObject(e, t) {
	return new Xi({
		type: "object",
		shape: e,
		catchall: never(),
		...util.normalizeParams(t)
	});
}
function looseObject(e, t) {
	return new Xi({
		type: "object",
		shape: e,
		catchall: unknown(),
		...normalizeParams(t)
	});
}
function schemas_extend(e, t) {
	return util.extend(e, t);
}
function schemas_safeExtend(e, t) {
	return util.safeExtend(e, t);
}
function schemas_merge(e, t) {
	return util.merge(e, t);
}
function schemas_pick(e, t) {
	return util.pick(e, t);
}
function schemas_omit(e, t) {
	return util.omit(e, t);
}
function schemas_partial(e, t) {
	const n = e._zod.def;
	if (n.type !== "tuple") return util.partial(ca, e, t);
	if (n.checks?.length) throw new Error(".partial() cannot be used on tuple schemas containing refinements");
	return util.clone(e, {
		...n,
		items: n.items.map((e) => new ca({
			type: "optional",
			innerType: e
		}))
	});
}
function exactPartial(e, t) {
	return util.partial(la, e, t, "exactPartial");
}
function schemas_required(e, t) {
	return util.required(pa, e, t);
}
function catchall(e, t) {
	return e.clone(mergeDefs(e._zod.def, { catchall: t }));
}
const Zi = $constructor("ZodMiniUnion", (e, t) => {
	vr.init(e, t);
	j.init(e, t);
});
function union(e, t) {
	return new Zi({
		type: "union",
		options: e,
		...normalizeParams(t)
	});
}
const Qi = null && core.$constructor("ZodMiniXor", (e, t) => {
	Zi.init(e, t);
	core.$ZodXor.init(e, t);
});
function xor(e, t) {
	return new Qi({
		type: "union",
		options: e,
		inclusive: false,
		...util.normalizeParams(t)
	});
}
const $i = null && core.$constructor("ZodMiniDiscriminatedUnion", (e, t) => {
	core.$ZodDiscriminatedUnion.init(e, t);
	j.init(e, t);
});
function discriminatedUnion(e, t, n) {
	return new $i({
		type: "union",
		options: t,
		discriminator: e,
		...util.normalizeParams(n)
	});
}
const ea = null && core.$constructor("ZodMiniIntersection", (e, t) => {
	core.$ZodIntersection.init(e, t);
	j.init(e, t);
});
function intersection(e, t) {
	return new ea({
		type: "intersection",
		left: e,
		right: t
	});
}
const ta = null && core.$constructor("ZodMiniTuple", (e, t) => {
	core.$ZodTuple.init(e, t);
	j.init(e, t);
});
function tuple(e, t, n) {
	const r = t instanceof core.$ZodType;
	const i = r ? n : t;
	const a = r ? t : null;
	return new ta({
		type: "tuple",
		items: e,
		rest: a,
		...util.normalizeParams(i)
	});
}
const I = $constructor("ZodMiniRecord", (e, t) => {
	Cr.init(e, t);
	j.init(e, t);
});
function record(e, t, n) {
	if (!t || !t._zod) {
		return new I({
			type: "record",
			keyType: schemas_string(),
			valueType: e,
			...normalizeParams(t)
		});
	}
	return new I({
		type: "record",
		keyType: e,
		valueType: t,
		...normalizeParams(n)
	});
}
function partialRecord(e, t, n) {
	return new I({
		type: "record",
		keyType: e,
		valueType: t,
		...util.normalizeParams(n),
		partial: true
	});
}
function looseRecord(e, t, n) {
	return new I({
		type: "record",
		keyType: e,
		valueType: t,
		mode: "loose",
		...util.normalizeParams(n)
	});
}
const na = null && core.$constructor("ZodMiniMap", (e, t) => {
	core.$ZodMap.init(e, t);
	j.init(e, t);
});
function map(e, t, n) {
	return new na({
		type: "map",
		keyType: e,
		valueType: t,
		...util.normalizeParams(n)
	});
}
const ra = null && core.$constructor("ZodMiniSet", (e, t) => {
	core.$ZodSet.init(e, t);
	j.init(e, t);
});
function set(e, t) {
	return new ra({
		type: "set",
		valueType: e,
		...util.normalizeParams(t)
	});
}
const ia = null && core.$constructor("ZodMiniEnum", (e, t) => {
	core.$ZodEnum.init(e, t);
	j.init(e, t);
	e.options = [...e._zod.values];
});
function schemas_enum(e, t) {
	const n = Array.isArray(e) ? Object.fromEntries(e.map((e) => [e, e])) : e;
	return new ia({
		type: "enum",
		entries: n,
		...util.normalizeParams(t)
	});
}
function nativeEnum(e, t) {
	return new ia({
		type: "enum",
		entries: e,
		...util.normalizeParams(t)
	});
}
const aa = null && core.$constructor("ZodMiniLiteral", (e, t) => {
	core.$ZodLiteral.init(e, t);
	j.init(e, t);
});
function literal(e, t) {
	return new aa({
		type: "literal",
		values: Array.isArray(e) ? e : [e],
		...util.normalizeParams(t)
	});
}
const oa = null && core.$constructor("ZodMiniFile", (e, t) => {
	core.$ZodFile.init(e, t);
	j.init(e, t);
});
function file(e) {
	return core._file(oa, e);
}
const sa = $constructor("ZodMiniTransform", (e, t) => {
	kr.init(e, t);
	j.init(e, t);
});
function transform(e) {
	return new sa({
		type: "transform",
		transform: e
	});
}
const ca = $constructor("ZodMiniOptional", (e, t) => {
	Ar.init(e, t);
	j.init(e, t);
});
function optional(e) {
	return new ca({
		type: "optional",
		innerType: e
	});
}
const la = null && core.$constructor("ZodMiniExactOptional", (e, t) => {
	core.$ZodExactOptional.init(e, t);
	j.init(e, t);
});
function exactOptional(e) {
	return new la({
		type: "optional",
		innerType: e
	});
}
const ua = $constructor("ZodMiniNullable", (e, t) => {
	Mr.init(e, t);
	j.init(e, t);
});
function nullable(e) {
	return new ua({
		type: "nullable",
		innerType: e
	});
}
function schemas_nullish(e) {
	return optional(nullable(e));
}
const da = null && core.$constructor("ZodMiniDefault", (e, t) => {
	core.$ZodDefault.init(e, t);
	j.init(e, t);
});
function schemas_default(e, t) {
	return new da({
		type: "default",
		innerType: e,
		get defaultValue() {
			return typeof t === "function" ? t() : util.shallowClone(t);
		}
	});
}
const fa = null && core.$constructor("ZodMiniPrefault", (e, t) => {
	core.$ZodPrefault.init(e, t);
	j.init(e, t);
});
function prefault(e, t) {
	return new fa({
		type: "prefault",
		innerType: e,
		get defaultValue() {
			return typeof t === "function" ? t() : util.shallowClone(t);
		}
	});
}
const pa = null && core.$constructor("ZodMiniNonOptional", (e, t) => {
	core.$ZodNonOptional.init(e, t);
	j.init(e, t);
});
function nonoptional(e, t) {
	return new pa({
		type: "nonoptional",
		innerType: e,
		...util.normalizeParams(t)
	});
}
const ma = null && core.$constructor("ZodMiniSuccess", (e, t) => {
	core.$ZodSuccess.init(e, t);
	j.init(e, t);
});
function success(e) {
	return new ma({
		type: "success",
		innerType: e
	});
}
const ha = null && core.$constructor("ZodMiniCatch", (e, t) => {
	core.$ZodCatch.init(e, t);
	j.init(e, t);
});
function schemas_catch(e, t) {
	return new ha({
		type: "catch",
		innerType: e,
		catchValue: typeof t === "function" ? t : core.util.constantCatch(t)
	});
}
const ga = null && core.$constructor("ZodMiniNaN", (e, t) => {
	core.$ZodNaN.init(e, t);
	j.init(e, t);
});
function nan(e) {
	return core._nan(ga, e);
}
const _a = $constructor("ZodMiniPipe", (e, t) => {
	zr.init(e, t);
	j.init(e, t);
});
function pipe(e, t) {
	return new _a({
		type: "pipe",
		in: e,
		out: t
	});
}
const va = null && core.$constructor("ZodMiniCodec", (e, t) => {
	_a.init(e, t);
	core.$ZodCodec.init(e, t);
});
function codec(e, t, n) {
	return new va({
		type: "pipe",
		in: e,
		out: t,
		transform: n.decode,
		reverseTransform: n.encode
	});
}
function invertCodec(e) {
	const t = e._zod.def;
	return new va({
		type: "pipe",
		in: t.out,
		out: t.in,
		transform: t.reverseTransform,
		reverseTransform: t.transform
	});
}
const ya = null && core.$constructor("ZodMiniReadonly", (e, t) => {
	core.$ZodReadonly.init(e, t);
	j.init(e, t);
});
function readonly(e) {
	return new ya({
		type: "readonly",
		innerType: e
	});
}
const ba = null && core.$constructor("ZodMiniTemplateLiteral", (e, t) => {
	core.$ZodTemplateLiteral.init(e, t);
	j.init(e, t);
});
function templateLiteral(e, t) {
	return new ba({
		type: "template_literal",
		parts: e,
		...util.normalizeParams(t)
	});
}
const xa = null && core.$constructor("ZodMiniLazy", (e, t) => {
	core.$ZodLazy.init(e, t);
	j.init(e, t);
});
function schemas_lazy(e) {
	return new xa({
		type: "lazy",
		getter: e
	});
}
const Sa = null && core.$constructor("ZodMiniPromise", (e, t) => {
	core.$ZodPromise.init(e, t);
	j.init(e, t);
});
function promise(e) {
	return new Sa({
		type: "promise",
		innerType: e
	});
}
const Ca = null && core.$constructor("ZodMiniCustom", (e, t) => {
	core.$ZodCustom.init(e, t);
	j.init(e, t);
});
function check(e, t) {
	const n = new core.$ZodCheck({
		check: "custom",
		...util.normalizeParams(t)
	});
	n._zod.check = e;
	return n;
}
function custom(e, t) {
	return core._custom(Ca, e ?? (() => true), t);
}
function refine(e, t = {}) {
	return core._refine(Ca, e, t);
}
function superRefine(e, t) {
	return core._superRefine(e, t);
}
const wa = api_describe;
const Ta = meta;
class schemas_Class {
	constructor(...e) {}
}
function _instanceof(e, t = {}) {
	const n = custom((t) => t instanceof e, t);
	n._zod.bag.Class = e;
	n._zod.check = (t) => {
		if (!(t.value instanceof e)) {
			t.issues.push({
				code: "invalid_type",
				expected: e.name,
				input: t.value,
				inst: n,
				path: [...n._zod.def.path ?? []]
			});
		}
	};
	return n;
}
const stringbool = (...e) => core._stringbool({
	Codec: va,
	Boolean: Ri,
	String: hi
}, ...e);
function json() {
	const e = schemas_lazy(() => {
		return union([
			schemas_string(),
			schemas_number(),
			schemas_boolean(),
			schemas_null(),
			array(e),
			record(schemas_string(), e)
		]);
	});
	return e;
}
const Ea = null && core.$constructor("ZodMiniFunction", (e, t) => {
	core.$ZodFunction.init(e, t);
	j.init(e, t);
});
function _function(e) {
	return new Ea({
		type: "function",
		input: Array.isArray(e?.input) ? tuple(e?.input) : e?.input ?? array(unknown()),
		output: e?.output ?? unknown()
	});
}
;
const Da = /^(\d{4})-(\d{2})-(\d{2})$/;
const Oa = /^(\d{4})-(\d{2})-(\d{2})[Tt ](\d{2}):(\d{2}):(\d{2})(\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/;
function parseTime(e) {
	const t = Da.exec(e) ?? Oa.exec(e);
	if (t === null) return undefined;
	const [, n, r, i, a = "00", o = "00", s = "00", c = "", l = "Z"] = t;
	if (!isCalendarDay(Number(n), Number(r), Number(i)) || Number(a) > 23) return undefined;
	const u = `${c.slice(1)}000`.slice(0, 3);
	const d = Date.parse(`${n}-${r}-${i}T${a}:${o}:${s}.${u}${l.toUpperCase()}`);
	return Number.isNaN(d) ? undefined : d;
}
const L = 864e5;
function parseDate(e) {
	return Da.test(e) ? parseTime(e) : undefined;
}
function hasBegun(e, t) {
	const n = parseDate(e);
	return n !== undefined && n <= t;
}
function renderTime(e) {
	return new Date(e).toISOString();
}
function renderDate(e) {
	return renderTime(e).slice(0, 10);
}
function isCalendarDay(e, t, n) {
	const r = new Date(Date.UTC(e, t - 1, n));
	return r.getUTCMonth() === t - 1 && r.getUTCDate() === n && r.getUTCFullYear() === e;
}
const ka = 6e4;
const Aa = 36e5;
const ja = [
	[
		"minute",
		ka,
		60
	],
	[
		"hour",
		Aa,
		48
	],
	[
		"day",
		L,
		60
	],
	[
		"month",
		L * 30.44,
		24
	]
];
const Ma = ["year", L * 365.25];
function relativeTime(e, t) {
	const n = Math.abs(t - e);
	if (n < ka) return "just now";
	const [r, i] = ja.find(([, e, t]) => n < e * t) ?? Ma;
	const a = counted(Math.floor(n / i), r);
	return e > t ? `in ${a}` : `${a} ago`;
}
function datedTime(e, t) {
	return `${relativeTime(e, t)} (${renderDate(e)})`;
}
const Na = {
	s: 1e3,
	m: 6e4,
	h: 36e5,
	d: 864e5,
	w: 6048e5
};
function parseDuration(e) {
	const t = /^([0-9]{1,9})([smhdw])$/.exec(e);
	const n = Na[t?.[2] ?? ""];
	return n === undefined ? undefined : Number(t?.[1]) * n;
}
function renderDuration(e) {
	let t = Math.max(0, Math.floor(e / 1e3));
	const n = [];
	for (const [e, r] of [
		["d", 86400],
		["h", 3600],
		["m", 60],
		["s", 1]
	]) {
		const i = Math.floor(t / r);
		t -= i * r;
		if (i > 0) n.push(`${i}${e}`);
	}
	return n.slice(0, 2).join(" ") || "0s";
}
;
const Pa = new Set([
	"nextPageToken",
	"totalCount",
	"skipped"
]);
function absentAs(e, t) {
	return pipe(schemas_nullish(e), transform((e) => e ?? t));
}
const Fa = 100;
function withoutNulls(e, t = 0) {
	if (t > Fa) return e;
	if (Array.isArray(e)) return e.map((e) => withoutNulls(e, t + 1));
	if (!json_value_isRecord(e)) return e ?? undefined;
	const n = Object.entries(e).filter(([, e]) => e !== null);
	return Object.fromEntries(n.map(([e, n]) => [e, withoutNulls(n, t + 1)]));
}
const Ia = pipe(unknown(), transform((e) => withoutNulls(e)));
function message(e) {
	return catchall(object(e), Ia);
}
function maybe(e) {
	return pipe(schemas_nullish(e), transform((e) => e ?? undefined));
}
const R = absentAs(schemas_string(), "");
const La = pipe(schemas_nullish(union([schemas_string(), schemas_number()])), transform((e) => String(e ?? "")));
const z = absentAs(schemas_boolean(), false);
function listOf(e) {
	return pipe(schemas_nullish(array(e)), transform((e) => e ?? []));
}
function mapOf(e) {
	return pipe(schemas_nullish(record(schemas_string(), e)), transform((e) => e ?? {}));
}
const B = absentAs(schemas_int(), 0);
const V = pipe(schemas_nullish(union([schemas_string().check(_regex(/^[0-9]{1,15}$/)), schemas_int().check(_gte(0))])), transform((e) => e === undefined || e === null ? undefined : Number(e)));
function decoder(e) {
	return (t) => {
		const n = ri(e, t);
		if (n.success) return n.data;
		const r = n.error.issues[0];
		const i = r === undefined || r.path.length === 0 ? "it" : `\`${r.path.join(".")}\``;
		throw new TypeError(`${i} has the wrong type`);
	};
}
const Ra = object({
	nextPageToken: R,
	totalCount: V
});
function pageDecoder(e, t) {
	const n = decoder(looseObject({ [e]: listOf(t) }));
	const r = decoder(Ra);
	return (t) => {
		const i = n(t)[e];
		if (!isEnvelopeOf(t, e)) throw new TypeError(`it is not a list of \`${e}\``);
		const a = i.findIndex((e) => json_value_isRecord(e) && e["uid"] === "");
		if (a >= 0) throw new TypeError(`\`${e}.${a}.uid\` is empty`);
		return {
			rows: i,
			...r(t)
		};
	};
}
function isEnvelopeOf(e, t) {
	const n = Object.keys(Object(e));
	return n.includes(t) || n.length > 0 && n.every((e) => Pa.has(e));
}
const za = decoder(V);
function decodeEnvelope(e, t) {
	if (isRecord(e) && Object.keys(e).length === 0) throw new TypeError("it has none of the keys of a list");
	const n = rowsKey(e, t);
	if (!isRecord(e) || n === undefined) {
		return {
			rows: [{
				kind: "whole",
				uid: "",
				value: e
			}],
			nextPageToken: "",
			totalCount: undefined
		};
	}
	const r = e[n] ?? [];
	const i = e["nextPageToken"] ?? "";
	if (!Array.isArray(r)) throw wrong(n);
	if (typeof i !== "string") throw wrong("nextPageToken");
	return {
		rows: nameRows(r),
		nextPageToken: i,
		totalCount: za(e["totalCount"])
	};
}
const wrong = (e) => new TypeError(`\`${e}\` has the wrong type`);
function rowsKey(e, t) {
	if (!isRecord(e)) return undefined;
	const n = Object.keys(e).filter((e) => !Pa.has(e));
	const r = n.filter((t) => Array.isArray(e[t]));
	const i = Object.keys(e).some((e) => Pa.has(e));
	if (!i && r.length < n.length) return undefined;
	const a = [t, "items"].find((e) => r.includes(e));
	if (a !== undefined) return a;
	if (r.length > 1) return undefined;
	return r[0] ?? t;
}
function nameRows(e) {
	const t = new Map();
	return e.map((e) => {
		const n = isRecord(e) ? e["uid"] ?? e["id"] : undefined;
		if (typeof n === "string" && n !== "") return {
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
function readCall(e, t, n) {
	return {
		method: "GET",
		path: e,
		...n === undefined ? {} : { query: n },
		decode: decoder(t),
		idempotent: true
	};
}
function readV1Call(e, t, n) {
	const r = decoder(t);
	const i = new Set(Object.keys(t._zod.def.shape));
	const isOther = (e) => {
		const t = Object.keys(Object(e));
		return t.length > 0 && !t.some((e) => i.has(e));
	};
	return {
		method: "GET",
		path: e,
		query: n,
		decode: (e) => {
			const t = r(e ?? {});
			if (isOther(e)) throw new TypeError(`it has none of the fields ${[...i].join(", ")}`);
			return t;
		},
		idempotent: true
	};
}
function postCall(e, t, n) {
	return {
		method: "POST",
		path: e,
		body: t,
		decode: decoder(n),
		idempotent: false
	};
}
function patchCall(e, t, n, r) {
	return {
		method: "PATCH",
		path: e,
		query: { updateMask: n?.join(",") },
		body: t,
		decode: decoder(r),
		idempotent: true
	};
}
function deleteCall(e) {
	return {
		method: "DELETE",
		path: e,
		decode: () => undefined,
		idempotent: true
	};
}
function listOperation(e, t, n, r, i) {
	const a = pageDecoder(t, n);
	const decodeFirst = (e) => {
		if (json_value_isRecord(e) && Number(e["skipped"] ?? 0) > 0) throw new TypeError("`skipped` is not 0, although nothing was to be skipped");
		return a(e);
	};
	const o = snapshot({
		"uidp.descendants_of": r.descendantsOf,
		"uidp.children_of": r.childrenOf,
		"uidp.ancestors_of": r.ancestorsOf,
		"uidp.in_root": r.inRoot,
		"uidp.ids": r.uids,
		...i
	});
	return ({ orderBy: t, pageSize: n, pageToken: r, skip: i }) => ({
		method: "GET",
		path: e,
		query: {
			...o,
			page_size: n,
			page_token: r,
			order_by: t,
			skip: i
		},
		decode: i === undefined && r === undefined ? decodeFirst : a,
		idempotent: true
	});
}
function snapshot(e) {
	const t = Object.entries(e).map(([e, t]) => [e, Array.isArray(t) ? [...t] : t]);
	return Object.fromEntries(t);
}
;
const Ba = message({
	token: schemas_string().check(_minLength(1)),
	expiry: R,
	refreshToken: R
});
const Va = message({
	token: Ba,
	refreshToken: maybe(message({ token: R }))
});
const Ha = message({
	ecdhPublicKey: R,
	encryptedIdtoken: R
});
const Ua = 20 * 6e4;
async function exchangeToken(e, t, n, r) {
	const { audience: i, capabilities: a, idToken: o, identity: s, identityProvider: c, scopes: l } = n;
	const u = {
		aud: [i],
		identity: s,
		identityProvider: c,
		scopes: l,
		cap: a
	};
	const d = await post(e, `${t}/sts/exchange`, u, o, Ba);
	return minted(d, r);
}
async function refreshToken(e, t, n, r) {
	const { audience: i, capabilities: a, scopes: o } = n;
	const s = {
		aud: [i],
		scopes: o,
		cap: a
	};
	const c = `${t}/sts/exchange_refresh_token`;
	const l = await post(e, c, s, n.refreshToken, Va, false);
	return {
		...minted(l.token, r),
		refreshToken: l.refreshToken?.token || undefined
	};
}
function getHeadlessSession(e) {
	return {
		...readCall("/sts/headless_sessions", Ha, { code: e }),
		anonymous: true
	};
}
function post(e, t, n, r, i, a = true) {
	return e({
		method: "POST",
		url: t + renderQuery(n),
		headers: { authorization: `Bearer ${r}` },
		idempotent: a,
		judge: (e) => decoder(i)(readBody(e))
	});
}
function minted(e, t) {
	return {
		token: e.token,
		expiresAt: parseTime(e.expiry) ?? t + Ua
	};
}
;
function fixedToken(e) {
	return {
		get: async () => e,
		renew: async () => undefined
	};
}
const Wa = 6e4;
function mintedToken(e, t) {
	let n;
	let r;
	const fresh = async () => {
		const n = await e();
		return n.expiresAt > t.now() ? n : {
			...n,
			expiresAt: Number.POSITIVE_INFINITY
		};
	};
	const hold = () => {
		n ??= fresh();
		return n;
	};
	return {
		get: async () => {
			const e = hold();
			const r = await e;
			if (r.expiresAt - t.now() >= Wa) return r.token;
			if (n === e) n = fresh();
			return (await hold()).token;
		},
		renew: async (e) => {
			const t = hold();
			const i = await t;
			if (i.token !== e) return i.token;
			if (n === t) {
				if (t === r) return undefined;
				r = fresh();
				n = r;
			}
			return (await hold()).token;
		}
	};
}
;
function tokensFor(e, t, n) {
	const { clock: r, idToken: i, mask: a } = e;
	if (n !== undefined) {
		a(n);
		return fixedToken(n);
	}
	return i === undefined ? undefined : mintedToken(() => mintToken(e, i, t), r);
}
async function mintToken(e, t, n) {
	const { explain: r, identity: i, mask: a, narrowing: o } = e;
	const s = await t();
	a(s);
	try {
		const t = o?.limitsOf(n) ?? {};
		const r = await exchange(e, {
			idToken: s,
			audience: n,
			identity: i,
			...t
		});
		a(r.token);
		return r;
	} catch (e) {
		throw r === undefined ? e : await r(e, n, s);
	}
}
async function exchange(e, t) {
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
	const a = hintOf(e, t);
	return {
		isTransient: r || i,
		wasTaken: !r,
		hintMs: a !== undefined && a <= Ga ? a : undefined
	};
}
function shouldRetry(e, t) {
	return e.isTransient && (t || !e.wasTaken);
}
const Ga = 6e4;
const Ka = 500;
const qa = 8e3;
function retryDelay(e, t, n) {
	if (t !== undefined) return t;
	const r = Math.min(qa, Ka * 2 ** (e - 1));
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
const Ja = /^[A-Z][a-z]{2}, [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9]{2}:[0-9]{2}:[0-9]{2} GMT$/;
function hintOf(e, t) {
	const n = e.headers["retry-after"]?.trim() ?? "";
	if (/^[0-9]{1,9}$/.test(n)) return Number(n) * 1e3;
	const r = Ja.test(n) ? Date.parse(n) : Number.NaN;
	return Number.isNaN(r) ? retryInfoOf(e.body) : Math.max(0, r - t);
}
const Ya = 1048576;
function retryInfoOf(e) {
	if (e.length > Ya || !e.includes("google.rpc.RetryInfo")) return undefined;
	try {
		const t = JSON.parse(e);
		const n = json_value_isRecord(t) ? t["details"] : undefined;
		const r = Array.isArray(n) ? n.filter(json_value_isRecord) : [];
		const i = r.find((e) => String(e["@type"]).endsWith("/google.rpc.RetryInfo"));
		const [, a] = /^([0-9]{1,9}(?:\.[0-9]{1,9})?)s$/.exec(String(i?.["retryDelay"])) ?? [];
		return a === undefined ? undefined : Math.ceil(Number(a) * 1e3);
	} catch {
		return undefined;
	}
}
;
const Xa = {
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
const Za = 1048576;
function decodeError(e, t, n = (e) => e, r) {
	const { status: i } = e;
	const a = e.headers["x-request-id"];
	const o = a === undefined ? undefined : n(a);
	if (i >= 300 && i < 400) {
		const e = {
			code: "REDIRECT",
			call: t,
			httpStatus: i,
			requestId: o
		};
		return new PlatformError("the server answered with a redirect, which is never followed", e);
	}
	const s = parseRedacted(e.body, n);
	const c = Xa[i] ?? (i >= 500 ? "INTERNAL" : "UNKNOWN");
	if (json_value_isRecord(s) && Number.isSafeInteger(s["code"])) {
		const { details: e, reason: n, domain: a } = decodeDetails(Array.isArray(s["details"]) ? s["details"] : []);
		const l = s["code"] === 0 ? undefined : p[Number(s["code"])];
		return new PlatformError(textAt(s, "message") || `HTTP status ${i}`, {
			code: l ?? c,
			call: t,
			httpStatus: i,
			reason: n,
			domain: a,
			details: e,
			requestId: o,
			retryAfterMs: r
		});
	}
	const l = json_value_isRecord(s) ? recordsAt(s, "errors")?.[0] : undefined;
	return new PlatformError(l && textAt(l, "message") || `HTTP status ${i}`, {
		code: c,
		call: t,
		httpStatus: i,
		reason: l === undefined ? "" : textAt(l, "code"),
		requestId: o,
		retryAfterMs: r
	});
}
function parseRedacted(e, t) {
	if (e.length > Za) return undefined;
	try {
		return JSON.parse(e, (e, n) => typeof n === "string" ? t(n) : n);
	} catch {
		return undefined;
	}
}
function decodeDetails(e) {
	const t = [];
	let n = {
		reason: "",
		domain: ""
	};
	let r = {
		fieldViolations: [],
		preconditions: [],
		resource: undefined,
		others: t
	};
	for (const i of e) {
		const e = json_value_isRecord(i) ? i : {};
		const a = textAt(e, "@type").split(/[/.]/).pop();
		const o = a === "BadRequest" ? recordsAt(e, "fieldViolations") : undefined;
		const s = a === "PreconditionFailure" ? recordsAt(e, "violations") : undefined;
		if (a === "ErrorInfo") n = {
			reason: textAt(e, "reason"),
			domain: textAt(e, "domain")
		};
		else if (o !== undefined) {
			const e = o.map((e) => ({
				field: textAt(e, "field"),
				description: textAt(e, "description")
			}));
			r = {
				...r,
				fieldViolations: e
			};
		} else if (s !== undefined) {
			const e = s.map((e) => ({
				type: textAt(e, "type"),
				description: textAt(e, "description")
			}));
			r = {
				...r,
				preconditions: e
			};
		} else if (a === "ResourceInfo") {
			const t = {
				type: textAt(e, "resourceType"),
				name: textAt(e, "resourceName")
			};
			r = {
				...r,
				resource: t
			};
		} else t.push(i);
	}
	return {
		details: r,
		...n
	};
}
function textAt(e, t) {
	const n = e[t];
	return typeof n === "string" ? n : "";
}
function recordsAt(e, t) {
	const n = e[t];
	return Array.isArray(n) && n.every(json_value_isRecord) ? n : undefined;
}
;
function createTransport(e) {
	const t = e.redact ?? ((e) => e);
	return async (n) => {
		let r = false;
		const attempt = async (i) => {
			const a = await transport_sendOnce(e, n, i);
			const o = judge(n, a, t, e.clock.now());
			if (o.kind === "error") r ||= o.failed.wasTaken;
			return o;
		};
		const i = n.once === true ? {
			...e,
			maxAttempts: 1
		} : e;
		const { last: a, tries: o } = await withRetries(i, n.idempotent, attempt);
		if (a.kind === "value") return a.value;
		if (e.signal.aborted) {
			throw stoppedError(e.signal, `${n.method} ${pathOf(n.url)}`, r);
		}
		throw withTries(a.error, o, r);
	};
}
function transport_sendOnce(e, t, n) {
	const { clock: r, http: i, limiter: a, requestTimeoutMs: o, signal: s, trace: c, userAgent: l } = e;
	return a(async () => {
		const e = r.now();
		const a = await i({
			method: t.method,
			url: t.url,
			headers: {
				accept: "application/json",
				"user-agent": l,
				...t.headers
			},
			...t.body === undefined ? {} : { body: t.body },
			timeoutMs: o,
			...t.limit === undefined ? {} : { maximumBytes: t.limit.maximumBytes },
			signal: s
		});
		c({
			method: t.method,
			path: pathOf(t.url),
			outcome: a.kind === "response" ? a.status : a.reason,
			attempt: n,
			milliseconds: r.now() - e
		});
		return a;
	});
}
const Qa = {
	connection: "CONNECTION",
	timeout: "TIMEOUT",
	aborted: "CANCELLED",
	"too-large": "UNDECODABLE",
	certificate: "CERTIFICATE"
};
const $a = new Set([
	"CANCELLED",
	"UNAVAILABLE",
	"RESOURCE_EXHAUSTED",
	"INTERNAL",
	"UNKNOWN",
	"DEADLINE_EXCEEDED",
	"ABORTED",
	"DATA_LOSS",
	"CONNECTION",
	"TIMEOUT"
]);
function judge(e, t, n, r) {
	const i = failedTry(t, r);
	const fail = (e) => {
		const t = i.isTransient || e.httpStatus === 409;
		return {
			kind: "error",
			error: e,
			failed: {
				...i,
				isTransient: t && $a.has(e.code)
			}
		};
	};
	const a = n(`${e.method} ${pathOf(e.url)}`);
	if (t.kind === "failure") {
		const { reason: r, sent: i } = t;
		if (r === "too-large" && e.limit !== undefined) return {
			kind: "value",
			value: e.limit.tooLarge(),
			failed: undefined
		};
		return fail(new PlatformError(n(t.message), {
			code: Qa[r],
			call: a,
			sent: i
		}));
	}
	const { location: o } = t.headers;
	if (e.redirected !== undefined && o !== undefined && isRedirect(t.status)) return {
		kind: "value",
		value: e.redirected(o),
		failed: undefined
	};
	if (t.status < 200 || t.status >= 300) return fail(decodeError(t, a, n, i.hintMs));
	try {
		return {
			kind: "value",
			value: e.judge(t.body, t.headers),
			failed: undefined
		};
	} catch (e) {
		const r = e instanceof Error ? e.message : String(e);
		const i = n(r);
		const o = {
			code: "UNDECODABLE",
			call: a,
			httpStatus: t.status,
			requestId: n(t.headers["x-request-id"] ?? "") || undefined,
			cause: i === r ? e : undefined
		};
		return fail(new PlatformError(`the answer could not be read: ${i}`, o));
	}
}
function isRedirect(e) {
	return [
		301,
		302,
		303,
		307,
		308
	].includes(e);
}
function withTries(e, t, n) {
	if (t === 1) return e;
	const { call: r, cause: i, code: a, details: o, domain: s, httpStatus: c, reason: l, requestId: u, retryAfterMs: d } = e;
	const f = {
		call: r,
		cause: i,
		code: a,
		details: o,
		domain: s,
		httpStatus: c,
		reason: l,
		requestId: u,
		retryAfterMs: d
	};
	return new PlatformError(`${e.message} (after ${t} tries)`, {
		...f,
		sent: e.sent || n
	});
}
function pathOf(e) {
	return e.slice(e.indexOf("/", e.indexOf("//") + 2));
}
;
const eo = "latest";
const to = "library";
function withPlainHost([e, ...t]) {
	return [plainHost(String(e)), ...t];
}
function fileSegments({ host: e, path: t }) {
	const n = plainHost(e ?? H);
	const r = n === H && t.length === 1;
	return [
		n,
		...r ? [to] : [],
		...t
	];
}
function mapsDockerHub({ mappings: e }) {
	return e.some(({ from: e }) => e[0] === H);
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
	const o = leftProblem(i);
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
function isUsableMapping(e, t) {
	const leadsHere = ({ to: e }) => isOurs(String(e[0]), t);
	const isBroader = ({ from: t }) => t.length < e.from.length && t.every((t, n) => t === e.from[n]);
	return leadsHere(e) || t.mappings.some((e) => isBroader(e) && leadsHere(e));
}
function locateImage(e, t, n) {
	const r = e.tag ?? eo;
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
	const l = a.length === 1 ? [io, ...a] : a;
	return ours(a, r, {
		host: i ?? no,
		path: l,
		tag: r,
		digest: undefined
	});
}
function ours(e, t, n) {
	const r = e.length === 1 ? [io, ...e] : e;
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
	return n === no || n === plainHost(t.registryHost);
}
function longestMapping(e, t) {
	if (e.length === 0) return undefined;
	const n = t.filter(({ from: t, to: n }) => (t.length < e.length || t.length === e.length && n.length > 1) && t.every((t, n) => t === e[n]));
	return n.sort((e, t) => t.from.length - e.from.length)[0];
}
const no = "cgr.dev";
const H = "docker.io";
const ro = new Set([
	H,
	"index.docker.io",
	"registry-1.docker.io"
]);
function plainHost(e) {
	const t = e.toLowerCase();
	const n = t.endsWith(":443") ? t.slice(0, -":443".length) : t;
	return ro.has(n) ? H : n;
}
const io = "chainguard";
function isPublic(e, t) {
	return e.startsWith(`${io}/`) && (t === "latest" || t === "latest-dev");
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
const ao = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
const oo = /^[a-z0-9]+(?:(?:\.|_|__|-+|\/)[a-z0-9]+)*$/;
const so = /^(?:[A-Za-z0-9]+(?:(?:\.|-+)[A-Za-z0-9]+)*|\[[0-9a-fA-F:]+\])(?::[0-9]{1,5})?$/;
const co = 4096;
function isTag(e) {
	return ao.test(e);
}
function image_reference_isHostSegment(e) {
	return e.includes(".") || e.includes(":") || e === "localhost";
}
function image_reference_parseImageReference(e) {
	if (e === "") return malformed("it is empty");
	if (e.length > co) return malformed(`it is longer than ${co} characters`);
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
	if (u !== undefined && !so.test(u)) return malformed("its registry host is not a valid host name");
	const d = u === undefined ? s : s.slice(c + 1);
	if (!oo.test(d)) return malformed(pathProblem(d));
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
	const isWrong = (e) => !oo.test(e);
	if (e.split("/").find(isWrong) === "") return "it has an empty name";
	return "its name may contain only lower-case letters and digits, separated by `.`, `_` or `-`";
}
function withoutWrongDigest(e) {
	const t = e.indexOf("@");
	const n = image_reference_parseImageReference(e.slice(0, Math.max(0, t)));
	return n.kind === "reference" && n.reference.tag !== undefined ? n.reference : undefined;
}
const lo = /^[\w./-]+(?::[\w.-]+|(?::[\w.-]+)?@sha(?:256|512):[\w:+.-]*)$/;
function isCompleteReference(e) {
	const t = image_reference_parseImageReference(e);
	if (t.kind === "malformed") {
		const t = e.indexOf("/");
		const n = e.slice(0, Math.max(0, t));
		return image_reference_isHostSegment(n) && so.test(n) && lo.test(e.slice(t + 1));
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
	if (/^sha256:[0-9a-f]+$/.test(e) && e.length < 71) {
		return `its digest has ${e.length - 7} hexadecimal digits, not 64`;
	}
	return "its digest is not `sha256:` and 64 lower-case hexadecimal digits";
}
const uo = /^sha256:[0-9a-f]{64}$/;
function isDigest(e) {
	return uo.test(e);
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
	const askAnonymously = async (e, t) => {
		const n = a.get(e);
		const token = () => once(a, e, () => fetchToken(e, undefined));
		try {
			return await t(await token());
		} catch (r) {
			if (n === undefined || !isExpired(r)) throw r;
			forget(a, e, n);
			return t(await token());
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
				const r = await once(o, e, () => fetchToken(e, n));
				return {
					kind: "answer",
					answer: await t(r)
				};
			} catch (e) {
				if (!isRefusal(e)) throw e;
				const t = mostTelling(r, e);
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
function once(e, t, n) {
	const r = e.get(t);
	if (r !== undefined) return r;
	const i = n();
	e.set(t, i);
	return i;
}
function forget(e, t, n) {
	if (e.get(t) === n) e.delete(t);
}
function isRefusal(e) {
	return e instanceof PlatformError && (e.httpStatus === 401 || e.httpStatus === 403);
}
function isExpired(e) {
	return e instanceof PlatformError && e.httpStatus === 401;
}
function mostTelling(e, t) {
	return e.httpStatus === 403 ? e : t;
}
function noToken({ call: e, name: t }) {
	return new PlatformError(`no token for the registry, and \`${t}\` is not public`, {
		code: "UNAUTHENTICATED",
		call: e
	});
}
function decodeHistory(e) {
	if (!json_value_isRecord(e)) throw registry_access_wrong("it");
	if (!Array.isArray(e["history"])) throw registry_access_wrong("`history`");
	return e["history"].map(decodeRecord);
}
function decodeScopedToken(e) {
	if (!json_value_isRecord(e)) throw registry_access_wrong("it");
	const { token: t } = e;
	if (typeof t !== "string" || t === "") throw registry_access_wrong("`token`");
	return t;
}
function decodeRecord(e, t) {
	if (!json_value_isRecord(e)) throw registry_access_wrong(`\`history.${t}\``);
	const { digest: n, updateTimestamp: r } = e;
	const i = typeof r === "string" ? parseTime(r) : undefined;
	if (i === undefined) throw registry_access_wrong(`\`history.${t}.updateTimestamp\``);
	if (typeof n !== "string" || !isDigest(n)) throw registry_access_wrong(`\`history.${t}.digest\``);
	return {
		digest: n,
		time: i
	};
}
const registry_access_wrong = (e) => new TypeError(`${e} has the wrong type`);
;
function createRegistry(e) {
	const { registryUrl: t, transport: n } = e;
	const r = createRegistryAccess(e);
	return {
		access: r,
		history: (e, i) => (a) => {
			const o = {
				repository: e,
				isPublic: isPublic(e, i),
				name: `${e}:${i}`,
				call: "GET history"
			};
			return r.ask(o, (r) => n({
				method: "GET",
				url: `${t}${path`/v2/${e}/_chainguard/history/${i}`}${renderWindow(a)}`,
				headers: { authorization: `Bearer ${r}` },
				idempotent: true,
				judge: (e) => decodeHistory(readBody(e))
			}));
		}
	};
}
function renderWindow(e) {
	return renderQuery({
		start: e.start === undefined ? undefined : renderTime(e.start),
		end: e.end === undefined ? undefined : renderTime(e.end)
	});
}
;
const fo = "https://console-api.enforce.dev";
const po = "https://cgr.dev";
function openPlatform(e, t) {
	const { clock: n = fe } = t;
	const r = originOf(e.apiUrl ?? fo);
	const i = originOf(e.registryUrl ?? po);
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
	const { identity: l } = e;
	const u = new URL(i).host;
	const d = {
		transport: c,
		clock: n,
		issuerUrl: a,
		identity: l,
		idToken: idTokenOf(e, a),
		mask,
		narrowing: t.narrowing?.(u),
		...t.explain === undefined ? {} : { explain: t.explain }
	};
	const f = tokensFor(d, r, e.token);
	const p = createClient({
		baseUrl: r,
		transport: c,
		tokens: f,
		concurrency: o
	});
	const m = tokensFor(d, u, e.registryToken);
	const ee = createRegistry({
		registryUrl: i,
		transport: c,
		tokens: m,
		mask
	});
	const te = platformOf(p, ee, d);
	return {
		platform: te,
		ways: d,
		issuerUrl: a,
		registryAudience: u,
		platformTokens: f,
		registryTokens: m
	};
}
function idTokenOf({ idToken: e, signal: t }, n) {
	if (e === undefined || t === undefined) return e === undefined ? undefined : () => e(n);
	return async () => {
		try {
			return await untilAborted(e(n), t);
		} catch (e) {
			throw t.aborted ? stoppedError(t, "requesting an ID token", false) : e;
		}
	};
}
function platformOf(e, t, { clock: n, issuerUrl: r, transport: i }) {
	return {
		...e,
		rows: async function* (t) {
			for await (const n of readPages(e, t)) for (const e of n) yield e;
		},
		all: async (t) => readAll(e, t, (e) => e),
		pick: async (t, n) => readAll(e, t, n),
		registry: t,
		issuer: {
			exchange: async (e) => {
				return exchangeToken(i, r, e, n.now());
			},
			refresh: async (e) => {
				return refreshToken(i, r, e, n.now());
			},
			send: createClient({
				baseUrl: r,
				transport: i,
				tokens: undefined
			}).send
		}
	};
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
	const n = t.protocol === "https:" || t.protocol === "http:" && isLoopback(t.hostname);
	if (!n) throw new TypeError(`\`${t.origin}\` is not https`);
	if (t.href !== `${t.origin}/`) throw new TypeError(`\`${t.origin}\` is given with more than the origin`);
	return t.origin;
}
;
function createPlatform(e = {}) {
	const t = e.fetch === undefined ? usualHttp() : createFetchHttp(e.fetch);
	return openPlatform(e, { http: t }).platform;
}
const mo = globalThis.fetch;
const ho = Symbol.for("undici.globalDispatcher.1");
let go;
function usualHttp() {
	const e = globalThis.fetch !== mo || Reflect.has(globalThis, ho);
	if (e || !isNode() || namesProxy(process.env)) return createFetchHttp(globalThis.fetch);
	go ??= openDirect(Number.POSITIVE_INFINITY);
	const { send: t } = go;
	return (e) => t(new URL(e.url), e);
}
function isNode() {
	if (typeof process === "undefined" || typeof process.getBuiltinModule !== "function") return false;
	return !("deno" in process.versions || "bun" in process.versions);
}
;
const _o = 64;
function nearestNames(e, t, n = 3) {
	const r = e.slice(0, _o).toLowerCase();
	const i = Math.max(1, Math.floor(r.length / 3));
	const a = [];
	for (const e of new Set(t)) {
		const t = e.slice(0, _o).toLowerCase();
		const n = r.length > 2 && t.includes(r) || hasNearWord(t, r);
		const o = editDistance(r, t);
		const s = n ? Math.min(i, o) : o;
		if (s <= i) a.push({
			name: e,
			distance: s,
			edits: o
		});
	}
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
const vo = 100;
const yo = 5;
function showCandidates(e) {
	const t = e.slice(0, yo).map(({ uid: e, name: t }) => `\`${plainLine(t, vo)}\` (${e})`);
	const n = e.length - t.length;
	return n > 0 ? `${t.join(", ")} and ${n} more` : t.join(", ");
}
function unknownWord(e, t, n) {
	const r = n.map((e) => `\`${e}\``).join(", ");
	const i = nearestNames(t, n, 1).map((e) => `did you mean \`${e}\`? `);
	const a = t === "" ? "missing" : `\`${plainLine(t)}\`, which does not exist`;
	return `${e} is ${a}\n${i.join("")}choose ${r}`;
}
;
function requireEnumName(e, t, n) {
	if (t === undefined || n.includes(t)) return;
	const r = nearestName(t, n);
	const i = r === undefined ? "" : `; did you mean \`${r}\`?`;
	throw new TypeError(`\`${e}\`: the service does not know \`${t}\` and would silently ignore it${i}`);
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
const bo = `
  INTERNAL IAM_GROUPS_CREATE IAM_GROUPS_UPDATE IAM_GROUPS_LIST IAM_GROUPS_DELETE IAM_GROUP_INVITES_CREATE
  IAM_GROUP_INVITES_LIST IAM_GROUP_INVITES_DELETE IAM_ROLES_CREATE IAM_ROLES_UPDATE IAM_ROLES_LIST
  IAM_ROLES_DELETE IAM_ROLE_BINDINGS_CREATE IAM_ROLE_BINDINGS_UPDATE IAM_ROLE_BINDINGS_LIST
  IAM_ROLE_BINDINGS_DELETE TENANT_CLUSTERS_CREATE TENANT_CLUSTERS_UPDATE TENANT_CLUSTERS_LIST
  TENANT_CLUSTERS_DELETE TENANT_CLUSTERS_DISCOVER TENANT_RECORDS_LIST TENANT_RECORD_CONTEXTS_LIST
  TENANT_RECORD_SIGNATURES_LIST TENANT_RECORD_POLICY_RESULTS_LIST TENANT_RISKS_LIST TENANT_SBOMS_LIST
  TENANT_VULN_REPORTS_LIST TENANT_ATTESTATIONS_LIST IAM_ACCOUNT_ASSOCIATIONS_CREATE
  IAM_ACCOUNT_ASSOCIATIONS_UPDATE IAM_ACCOUNT_ASSOCIATIONS_LIST IAM_ACCOUNT_ASSOCIATIONS_DELETE
  IAM_POLICY_CREATE IAM_POLICY_UPDATE IAM_POLICY_LIST IAM_POLICY_DELETE IAM_IDENTITY_CREATE
  IAM_IDENTITY_UPDATE IAM_IDENTITY_LIST IAM_IDENTITY_DELETE TENANT_NODES_LIST TENANT_NAMESPACES_LIST
  TENANT_WORKLOADS_LIST IAM_IDENTITY_PROVIDERS_CREATE IAM_IDENTITY_PROVIDERS_UPDATE
  IAM_IDENTITY_PROVIDERS_LIST IAM_IDENTITY_PROVIDERS_DELETE IAM_SCIM_MANAGE EVENTS_SUBSCRIPTION_CREATE
  EVENTS_SUBSCRIPTION_UPDATE EVENTS_SUBSCRIPTION_LIST EVENTS_SUBSCRIPTION_DELETE REPO_BLOBS_GET
  REPO_CREATE REPO_UPDATE REPO_LIST REPO_DELETE MANIFEST_CREATE MANIFEST_UPDATE MANIFEST_LIST
  MANIFEST_DELETE TAG_CREATE TAG_UPDATE TAG_LIST TAG_DELETE MANIFEST_METADATA_LIST REFERRERS_LIST
  REPO_INTERNAL_ADMIN APK_BLOBS_GET APK_CREATE APK_UPDATE APK_LIST APK_DELETE VERSION_LIST
  VULN_REPORT_CREATE VULN_REPORT_LIST VULN_CREATE BUILD_REPORT_LIST LIBRARIES_ENTITLEMENTS_CREATE
  LIBRARIES_ENTITLEMENTS_LIST LIBRARIES_ENTITLEMENTS_DELETE LIBRARIES_ARTIFACTS_LIST LIBRARIES_PYTHON_LIST
  LIBRARIES_PYTHON_CREATE LIBRARIES_JAVA_LIST LIBRARIES_JAVA_CREATE LIBRARIES_JAVASCRIPT_LIST
  LIBRARIES_JAVASCRIPT_CREATE LIBRARIES_DOTNET_LIST LIBRARIES_DOTNET_CREATE LIBRARIES_GO_LIST
  LIBRARIES_GO_CREATE LIBRARIES_CACHE_INVALIDATE LIBRARIES_CACHE_LIST LIBRARIES_REBUILDER_REQUESTS_CREATE
  LIBRARIES_REBUILDER_REQUESTS_LIST LIBRARIES_REBUILDER_REQUESTS_CANCEL
  LIBRARIES_REBUILDER_REQUESTS_GROUP_UPDATE LIBRARIES_REBUILDER_ARTIFACTS_INVALIDATE
  LIBRARIES_REBUILDER_EXCLUSIONS_MANAGE LIBRARIES_REBUILDER_BUILDS_READ
  LIBRARIES_REBUILDER_BUILDS_TOKENS_FETCH LIBRARIES_REBUILDER_BUILDS_UNTRUSTED
  LIBRARIES_REBUILDER_REMEDIATED_ARTIFACTS_READ LIBRARIES_REBUILDER_NEW_VERSIONS_READ
  LIBRARIES_REBUILDER_NEW_VERSIONS_REFRESH LIBRARIES_REBUILDER_MALWARE_STATUS_READ
  LIBRARIES_REBUILDER_CVE_REMEDIATIONS_LIST LIBRARIES_REBUILDER_CVE_REMEDIATIONS_UPDATE
  LIBRARIES_REBUILDER_SOURCE_COORDINATES_WRITE LIBRARIES_REBUILDER_SOURCE_COORDINATES_RESOLVE
  LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_CREATE LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_UPDATE
  LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_LIST LIBRARIES_REQUEST_GROUPS_CREATE
  LIBRARIES_REQUEST_GROUPS_LIST LIBRARIES_REQUEST_GROUPS_UPDATE LIBRARIES_REQUEST_GROUPS_DELETE
  LIBRARIES_REQUEST_GROUPS_SUBMIT LIBRARIES_REQUEST_GROUPS_ITEMS_UPDATE
  LIBRARIES_REQUEST_GROUPS_REFRESH_COVERAGE LIBRARIES_REQUEST_GROUPS_DELETE_SUBMITTED
  REGISTRY_ENTITLEMENTS_LIST REGISTRY_ENTITLEMENTS_CREATE REGISTRY_ENTITLEMENTS_DELETE
  REGISTRY_ENTITLEMENTS_IMAGES_ADD REGISTRY_ENTITLEMENTS_IMAGES_REMOVE REGISTRY_ENTITLEMENTS_IMAGES_SWAP
  REGISTRY_SETTINGS_LIST REGISTRY_SETTINGS_UPDATE REGISTRY_OVERLAYS_LIST REGISTRY_OVERLAYS_EDIT
  SIGSTORE_CREATE SIGSTORE_UPDATE SIGSTORE_LIST SIGSTORE_DELETE SIGSTORE_CERTIFICATE_CREATE
  ADVISORIES_CREATE ADVISORIES_UPDATE ADVISORIES_LIST ADVISORIES_DELETE ADVISORIES_APPROVE
  REGISTRY_DEPLOYMENTS_CREATE REGISTRY_DEPLOYMENTS_UPDATE REGISTRY_DEPLOYMENTS_LIST POLICIES_POLICY_CREATE
  POLICIES_POLICY_UPDATE POLICIES_POLICY_LIST POLICIES_POLICY_DELETE POLICIES_BINDING_CREATE
  POLICIES_BINDING_UPDATE POLICIES_BINDING_LIST POLICIES_BINDING_DELETE POLICIES_DECISION_LIST
  POLICIES_OVERRIDE_CREATE POLICIES_OVERRIDE_LIST POLICIES_OVERRIDE_DELETE REPO_CHECK_POLICIES
  PACKAGES_ENTITLEMENTS_LIST TERMS_ACCEPT TERMS_LIST GULFSTREAM GUARDENER_DFC_CONVERT
  GUARDENER_ASSOCIATION_MANAGE GUARDENER_ASSOCIATION_LIST GUARDENER_ENTITLEMENT_MANAGE
  GUARDENER_ENTITLEMENT_LIST GUARDENER_ACTIONS_MIGRATE GUARDENER_SCAN_LIST GUARDENER_SCAN_GET
  MCP_TOOL_CALL SKILLS_PUBLISH SKILLS_ENTITLEMENTS_CREATE SKILLS_ENTITLEMENTS_LIST
  SKILLS_ENTITLEMENTS_DELETE SKILLS_LIST SKILLS_WRITE SKILLS_DELETE SKILLS_HARDEN_READ SKILLS_HARDEN_WRITE
  SKILLS_HARDEN_CANCEL ARGOS_DOCUMENTS_CREATE ARGOS_DOCUMENTS_LIST ARGOS_DOCUMENTS_DELETE ARGOS_OSV_READ
  ARGOS_OSV_DUMP LIBRARIES_POLICY_CREATE LIBRARIES_POLICY_UPDATE LIBRARIES_POLICY_LIST
  LIBRARIES_POLICY_DELETE LIBRARIES_POLICY_BINDING_CREATE LIBRARIES_POLICY_BINDING_UPDATE
  LIBRARIES_POLICY_BINDING_LIST LIBRARIES_POLICY_BINDING_DELETE LIBRARIES_POLICY_BLOCK_EVENT_LIST
  BUILDAPI_BUILD_CREATE BUILDAPI_BUILD_LIST BUILDAPI_WORKER_SYNC BUILDAPI_BUILD_CANCEL CASSIE_CAS_READ
  CASSIE_CAS_WRITE CASSIE_AC_READ CASSIE_AC_WRITE LOGGIE_LOGS_READ LOGGIE_LOGS_WRITE LOGGIE_LOGS_CREATE
  REX_EXECUTIONS_CREATE REX_EXECUTIONS_LIST REX_WORKERS_CONNECT REX_CLASS_USE REX_CLASS_SERVE ACTIONS_LIST
`;
let xo;
function capabilityNames() {
	xo ??= bo.trim().split(/\s+/).map((e) => `CAP_${e}`);
	return xo;
}
;
const So = message({
	installationId: R,
	name: R
});
const U = message({
	uid: schemas_string(),
	name: R,
	description: R,
	amazon: maybe(message({ account: R })),
	google: maybe(message({
		projectId: R,
		projectNumber: R
	})),
	azure: maybe(message({
		tenantId: R,
		clientIds: mapOf(schemas_string())
	})),
	github: maybe(message({ appInstallations: mapOf(message({ installations: listOf(So) })) })),
	chainguard: maybe(message({ serviceBindings: mapOf(schemas_string()) })),
	createTime: R,
	updateTime: R
});
const Co = [
	"ACCOUNT_PROVIDER_TYPE_UNSPECIFIED",
	"ACCOUNT_PROVIDER_TYPE_GOOGLE",
	"ACCOUNT_PROVIDER_TYPE_AMAZON",
	"ACCOUNT_PROVIDER_TYPE_AZURE"
];
const wo = message({
	status: R,
	reason: R,
	message: R
});
function listAccountAssociations(e = {}) {
	const t = { name: e.name };
	return listOperation("/iam/v2/accountAssociations", "accountAssociations", U, e, t);
}
function getAccountAssociation(e) {
	return readCall(path`/iam/v2/accountAssociations/${e}`, U);
}
function createAccountAssociation(e, t) {
	return postCall(path`/iam/v2/accountAssociations/${e}`, t, U);
}
function updateAccountAssociation(e, t, n) {
	return patchCall(path`/iam/v2/accountAssociations/${e}`, t, n, U);
}
function deleteAccountAssociation(e) {
	return deleteCall(path`/iam/v2/accountAssociations/${e}`);
}
function checkAccountAssociation(e, t) {
	requireEnumName("providerType", t, Co);
	return postCall(path`/iam/v2/accountAssociations/${e}:checkAccountAssociation`, { providerType: t }, wo);
}
;
const To = pipe(unknown(), transform((e, t) => {
	if (wrongIn(e) !== undefined) settle(e);
	const n = wrongIn(e);
	if (n !== undefined) t.issues.push({
		code: "custom",
		path: n === "" ? [] : [n],
		input: e
	});
	return e;
}));
const Eo = 3;
function settle(e) {
	if (!isOwn(e)) return;
	dropNulls(e, Eo);
	e["updateTime"] ??= "";
	const { severities: t } = e;
	if (Array.isArray(t)) t.forEach(settleScore);
}
function isOwn(e) {
	return json_value_isRecord(e);
}
function settleScore(e) {
	if (!isOwn(e)) return;
	const { score: t = "" } = e;
	e["score"] = typeof t === "number" ? String(t) : t;
}
function dropNulls(e, t) {
	if (t === 0) return;
	if (Array.isArray(e)) {
		for (const n of e) if (isOwn(n)) dropNulls(n, t);
		return;
	}
	const n = e;
	for (const e in n) {
		const r = n[e];
		if (r === null) n[e] = undefined;
		else if (typeof r === "object") dropNulls(r, t - 1);
	}
}
const advisory_row_name = (e, t) => typeof e === "string" && e !== "" ? undefined : t;
const advisory_row_text = (e, t) => e === undefined || typeof e === "string" ? undefined : t;
function list(e, t, n) {
	if (e === undefined) return undefined;
	if (!Array.isArray(e)) return t;
	for (let r = 0; r < e.length; r += 1) {
		const i = n(e[r]);
		if (i !== undefined) return `${t}.${r}${i === "" ? "" : `.${i}`}`;
	}
	return undefined;
}
function noted(e, t) {
	if (e === undefined) return undefined;
	return json_value_isRecord(e) ? advisory_row_text(e["note"], `${t}.note`) : t;
}
const wrongInText = (e) => typeof e === "string" ? undefined : "";
function wrongInSeverity(e) {
	if (!json_value_isRecord(e)) return "";
	return advisory_row_text(e["type"], "type") ?? (typeof e["score"] === "string" ? undefined : "score");
}
const within = (e, t) => e?.[t];
function wrongInEvent(e) {
	if (!json_value_isRecord(e)) return "";
	const { detection: t, falsePositiveDetermination: n, fixed: r, patched: i } = e;
	return advisory_row_text(e["uid"], "uid") ?? advisory_row_text(e["createTime"], "createTime") ?? advisory_row_text(e["author"], "author") ?? advisory_row_text(e["reviewer"], "reviewer") ?? advisory_row_text(e["reviewState"], "reviewState") ?? advisory_row_text(e["issue"], "issue") ?? (t === undefined || json_value_isRecord(t) ? undefined : "detection") ?? noted(r, "fixed") ?? advisory_row_text(within(r, "fixedVersion"), "fixed.fixedVersion") ?? noted(e["truePositiveDetermination"], "truePositiveDetermination") ?? noted(n, "falsePositiveDetermination") ?? advisory_row_text(within(n, "type"), "falsePositiveDetermination.type") ?? noted(e["analysisNotPlanned"], "analysisNotPlanned") ?? noted(e["fixNotPlanned"], "fixNotPlanned") ?? noted(e["pendingUpstreamFix"], "pendingUpstreamFix") ?? noted(i, "patched") ?? list(within(i, "patchedVersions"), "patched.patchedVersions", wrongInText);
}
function wrongIn(e) {
	if (!json_value_isRecord(e)) return "";
	return advisory_row_name(e["uid"], "uid") ?? advisory_row_name(e["advisoryId"], "advisoryId") ?? advisory_row_name(e["artifactName"], "artifactName") ?? (typeof e["updateTime"] === "string" ? undefined : "updateTime") ?? advisory_row_text(e["createTime"], "createTime") ?? advisory_row_text(e["legacyAdvisoryId"], "legacyAdvisoryId") ?? advisory_row_text(e["author"], "author") ?? advisory_row_text(e["artifactType"], "artifactType") ?? advisory_row_text(e["artifactArchitecture"], "artifactArchitecture") ?? advisory_row_text(e["componentName"], "componentName") ?? advisory_row_text(e["componentType"], "componentType") ?? advisory_row_text(e["componentLocation"], "componentLocation") ?? advisory_row_text(e["deleteTime"], "deleteTime") ?? list(e["aliases"], "aliases", wrongInText) ?? list(e["severities"], "severities", wrongInSeverity) ?? list(e["events"], "events", wrongInEvent);
}
;
function listAdvisories(e) {
	const { ancestorsOf: t, childrenOf: n, descendantsOf: r, inRoot: i, uids: a, ...o } = e;
	return listOperation("/vulnerabilities/v2/advisories", "advisories", To, e, o);
}
function getAdvisory(e) {
	return readCall(path`/vulnerabilities/v2/advisories/${e}`, To);
}
const W = maybe(message({ note: R }));
const Do = message({
	timestamp: R,
	detection: maybe(message({})),
	fixed: maybe(message({ fixedVersion: R })),
	truePositiveDetermination: W,
	falsePositiveDetermination: maybe(message({
		type: R,
		note: R
	})),
	analysisNotPlanned: W,
	fixNotPlanned: W,
	pendingUpstreamFix: W
});
const Oo = message({
	id: R,
	aliases: listOf(schemas_string()),
	packageNamespace: R,
	events: listOf(Do)
});
const ko = message({
	id: R,
	advisories: listOf(Oo)
});
const Ao = message({ documents: listOf(ko) });
function listAdvisoryDocuments(e = {}) {
	const { cves: t, id: n } = e;
	return {
		...readCall("/advisory/v2/documents", Ao, {
			id: n,
			cves: t
		}),
		anonymous: true
	};
}
const jo = pipe(message({
	id: R,
	summary: R,
	details: R,
	references: listOf(message({
		type: R,
		url: R
	})),
	severities: listOf(message({
		type: R,
		score: La
	}))
}), transform((e) => ({
	...e,
	uid: e.id
})));
function listVulnerabilityMetadata(e = {}) {
	const { id: t, ids: n } = e;
	const r = listOperation("/advisory/v2/metadata", "vulnerabilityMetadata", jo, {}, {
		id: t,
		ids: n
	});
	return (e) => ({
		...r(e),
		anonymous: true
	});
}
;
const Mo = message({
	uid: schemas_string(),
	name: R,
	description: R,
	ecosystem: R,
	latestVersion: R,
	versionCount: B,
	createTime: R,
	updateTime: R
});
const No = message({
	uid: schemas_string(),
	name: R,
	version: R,
	description: R,
	sizeBytes: V,
	createTime: R,
	updateTime: R
});
const Po = message({ counts: listOf(message({
	ecosystem: R,
	totalCount: V
})) });
function listArtifacts(e) {
	return listOperation("/libraries/v2/artifacts", "artifacts", Mo, {}, { ...e });
}
function listArtifactVersions(e) {
	const t = path`/libraries/v2/artifacts/${e}/versions`;
	return listOperation(t, "artifactVersions", No, {}, {});
}
function getArtifactCount(e) {
	return readCall("/libraries/v2/artifacts/count", Po, { ecosystems: e });
}
;
const G = message({
	uid: schemas_string(),
	name: R,
	description: R,
	resourceLimits: mapOf(B),
	verified: z,
	kind: R,
	status: R,
	createTime: R,
	updateTime: R
});
const Fo = [
	"ORG_KIND_UNSPECIFIED",
	"ORG_KIND_STARTER",
	"ORG_KIND_CUSTOMER",
	"ORG_KIND_DEV",
	"ORG_KIND_INFRA",
	"ORG_KIND_AWS_MARKETPLACE"
];
const Io = message({ group: maybe(G) });
const Lo = message({ eligible: z });
function listGroups(e = {}) {
	return listOperation("/iam/v2/groups", "groups", G, e, { name: e.name });
}
function getGroup(e) {
	return readCall(path`/iam/v2/groups/${e}`, G);
}
function createGroup(e, t) {
	return postCall(path`/iam/v2/groups/${e}`, checked(t), G);
}
function updateGroup(e, t, n) {
	return patchCall(path`/iam/v2/groups/${e}`, checked(t), n, G);
}
function checked(e) {
	requireEnumName("kind", e.kind, Fo);
	return e;
}
function deleteGroup(e) {
	return deleteCall(path`/iam/v2/groups/${e}`);
}
function requestGroupAccess(e) {
	return postCall(path`/iam/v2/groups/${e}:requestGroupAccess`, {}, message({}));
}
function checkEligibility() {
	return readCall("/iam/v2/groups:checkEligibility", Lo);
}
function lookupGroup() {
	return readCall("/iam/v2/groups:lookupGroup", Io);
}
const Ro = message({
	uid: R,
	name: R,
	description: R,
	capabilities: listOf(schemas_string())
});
const zo = message({
	uid: schemas_string(),
	code: R,
	keyId: R,
	email: R,
	singleUse: z,
	role: maybe(Ro),
	expirationTime: R,
	createTime: R
});
function listGroupInvites(e = {}) {
	const t = { keyId: e.keyId };
	return listOperation("/iam/v2/groupInvites", "groupInvites", zo, e, t);
}
function getGroupInvite(e) {
	return readCall(path`/iam/v2/groupInvites/${e}`, zo);
}
function createGroupInvite(e, t) {
	return postCall(path`/iam/v2/groupInvites/${e}`, t, zo);
}
function deleteGroupInvite(e) {
	return deleteCall(path`/iam/v2/groupInvites/${e}`);
}
const Bo = pipe(message({
	docId: R,
	acceptedBy: R,
	orgUid: R,
	createTime: R
}), transform((e) => ({
	...e,
	uid: `${e.orgUid}/${e.docId}`
})));
const Vo = message({
	group: R,
	documentIds: listOf(schemas_string())
});
function listTermsAcceptances(e) {
	return listOperation(path`/iam/v2/terms/${e}`, "termsAcceptances", Bo, {}, {});
}
function acceptTerms(e, t) {
	return {
		...postCall(path`/iam/v2/terms/${e}`, { documentIds: t }, Vo),
		idempotent: true
	};
}
;
const Ho = message({
	issuer: R,
	issuerPattern: R,
	subject: R,
	subjectPattern: R,
	audience: R,
	audiencePattern: R,
	claims: mapOf(schemas_string()),
	claimPatterns: mapOf(schemas_string())
});
const Uo = message({
	issuer: R,
	subject: R,
	issuerKeys: R,
	expirationTime: R,
	audiences: listOf(schemas_string())
});
const Wo = message({
	awsAccount: R,
	arn: R,
	arnPattern: R,
	userId: R,
	userIdPattern: R
});
const K = message({
	uid: schemas_string(),
	name: R,
	description: R,
	claimMatch: maybe(Ho),
	staticKeys: maybe(Uo),
	awsIdentity: maybe(Wo),
	servicePrincipal: R,
	email: R,
	emailUnverified: R,
	company: R,
	lastSeenTime: R,
	createTime: R,
	updateTime: R
});
const Go = [
	"SERVICE_PRINCIPAL_UNSPECIFIED",
	"SERVICE_PRINCIPAL_COSIGNED",
	"SERVICE_PRINCIPAL_INGESTER",
	"SERVICE_PRINCIPAL_CATALOG_SYNCER",
	"SERVICE_PRINCIPAL_APKO_BUILDER",
	"SERVICE_PRINCIPAL_ENTITLEMENT_SYNCER",
	"SERVICE_PRINCIPAL_TENANT_SCANNER",
	"SERVICE_PRINCIPAL_SEDIMENTOLOGY",
	"SERVICE_PRINCIPAL_SKILLUP",
	"SERVICE_PRINCIPAL_MATERIALIZER",
	"SERVICE_PRINCIPAL_MICROFLOW",
	"SERVICE_PRINCIPAL_GUARDENER",
	"SERVICE_PRINCIPAL_MICROVM",
	"SERVICE_PRINCIPAL_SKILLS"
];
function listIdentities(e = {}) {
	const { name: t, relationshipType: n } = e;
	return listOperation("/iam/v2/identities", "identities", K, e, {
		name: t,
		relationshipType: n
	});
}
function getIdentity(e) {
	return readCall(path`/iam/v2/identities/${e}`, K);
}
function createIdentity(e, t) {
	return postCall(path`/iam/v2/identities/${e}`, identities_checked(t), K);
}
function updateIdentity(e, t, n) {
	return patchCall(path`/iam/v2/identities/${e}`, identities_checked(t), n, K);
}
function identities_checked(e) {
	requireEnumName("servicePrincipal", e.servicePrincipal, Go);
	return e;
}
function deleteIdentity(e) {
	return deleteCall(path`/iam/v2/identities/${e}`);
}
function lookupIdentity(e, t) {
	return readCall("/iam/v2/identities:lookupIdentity", message({ uid: schemas_string() }), {
		issuer: e,
		subject: t
	});
}
const Ko = message({
	uid: R,
	name: R,
	givenName: R,
	familyName: R,
	company: R,
	jobTitle: R,
	updatesOptIn: z
});
function updateIdentityMetadata(e, t) {
	const n = {
		identityMetadata: e,
		...t === undefined ? {} : { updateMask: t.join(",") }
	};
	return patchCall("/iam/v2/identities:updateIdentityMetadata", n, undefined, Ko);
}
;
const qo = message({
	issuer: R,
	clientId: R,
	additionalScopes: listOf(schemas_string()),
	groupsClaim: R,
	pkceEnabled: z,
	correlationRule: R
});
const Jo = message({
	enabled: z,
	endpointUrl: R,
	tokenExpireTime: R,
	previousTokenExpireTime: R,
	credentialState: R,
	etag: R
});
const q = message({
	uid: schemas_string(),
	name: R,
	description: R,
	defaultRole: R,
	oidc: maybe(qo),
	scim: maybe(Jo),
	createTime: R,
	updateTime: R
});
const Yo = [
	"CORRELATION_RULE_UNSPECIFIED",
	"CORRELATION_RULE_SUB_EQUALS_EXTERNAL_ID",
	"CORRELATION_RULE_OID_EQUALS_EXTERNAL_ID"
];
function listIdentityProviders(e = {}) {
	const t = { name: e.name };
	return listOperation("/iam/v2/identityProviders", "identityProviders", q, e, t);
}
function getIdentityProvider(e) {
	return readCall(path`/iam/v2/identityProviders/${e}`, q);
}
function createIdentityProvider(e, t) {
	return postCall(path`/iam/v2/identityProviders/${e}`, identity_providers_checked(t), q);
}
function updateIdentityProvider(e, t, n) {
	return patchCall(path`/iam/v2/identityProviders/${e}`, identity_providers_checked(t), n, q);
}
function identity_providers_checked(e) {
	requireEnumName("oidc.correlationRule", e.oidc?.correlationRule, Yo);
	return e;
}
function deleteIdentityProvider(e) {
	return deleteCall(path`/iam/v2/identityProviders/${e}`);
}
const Xo = message({
	identityProviderUid: R,
	enabled: z,
	etag: R
});
const Zo = message({
	identityProviderUid: R,
	enabled: z,
	etag: R,
	revokeTime: R
});
const Qo = message({
	identityProviderUid: R,
	endpointUrl: R,
	token: R,
	expireTime: R,
	etag: R,
	requestedOverlap: R,
	previousTokenExpireTime: R
});
function generateScimToken(e, t = {}) {
	return postCall(path`/iam/v2/identityProviders/${e}:generateScimToken`, t, Qo);
}
function regenerateScimToken(e, t) {
	return postCall(path`/iam/v2/identityProviders/${e}:regenerateScimToken`, t, Qo);
}
function revokeScimToken(e) {
	return postCall(path`/iam/v2/identityProviders/${e}:revokeScimToken`, {}, Zo);
}
function setScimEnabled(e, t) {
	return postCall(path`/iam/v2/identityProviders/${e}:setScimEnabled`, t, Xo);
}
const J = message({
	uid: schemas_string(),
	identityProviderUid: R,
	externalGroupId: R,
	roleUid: R,
	scope: R,
	createTime: R
});
const $o = message({
	parent: R,
	externalGroupRoleMappings: listOf(J)
});
function listExternalGroupRoleMappings(e = {}) {
	const { identityProviderUid: t } = e;
	return listOperation("/iam/v2/externalGroupRoleMappings", "externalGroupRoleMappings", J, e, { identityProviderUid: t });
}
function getExternalGroupRoleMapping(e) {
	return readCall(path`/iam/v2/externalGroupRoleMappings/${e}`, J);
}
function createExternalGroupRoleMapping(e, t) {
	return postCall(path`/iam/v2/externalGroupRoleMappings/${e}`, t, J);
}
function deleteExternalGroupRoleMapping(e) {
	return deleteCall(path`/iam/v2/externalGroupRoleMappings/${e}`);
}
function batchDeleteExternalGroupRoleMappings(e, t) {
	const n = {
		parent: e,
		names: t
	};
	return postCall("/iam/v2/externalGroupRoleMappings:batchDelete", n, $o);
}
;
const es = message({ response: R });
function ping() {
	return {
		...readCall("/ping/v2/ping", es),
		anonymous: true
	};
}
;
const ts = message({
	source: R,
	uniqueTags: z,
	expirationTime: R,
	gracePeriod: z
});
const ns = message({
	contents: maybe(message({
		packages: listOf(schemas_string()),
		runtimeRepositories: listOf(schemas_string())
	})),
	environment: mapOf(schemas_string()),
	annotations: mapOf(schemas_string())
});
const Y = message({
	uid: schemas_string(),
	name: R,
	description: R,
	createTime: R,
	updateTime: R,
	activeTags: listOf(schemas_string()),
	aliases: listOf(schemas_string()),
	bundles: listOf(schemas_string()),
	catalogTier: R,
	sync_config: maybe(ts),
	customOverlay: maybe(ns)
});
const rs = [
	"CATALOG_TIER_UNSPECIFIED",
	"CATALOG_TIER_APPLICATION",
	"CATALOG_TIER_BASE",
	"CATALOG_TIER_FIPS",
	"CATALOG_TIER_AI",
	"CATALOG_TIER_DEVTOOLS",
	"CATALOG_TIER_COMMERCIAL"
];
const is = message({
	uid: R,
	content: R
});
function listRepos(e = {}) {
	return listOperation("/registry/v2/repos", "repos", Y, e, { name: e.name });
}
function getRepo(e) {
	return readCall(path`/registry/v2/repos/${e}`, Y);
}
function createRepo(e, t) {
	return postCall(path`/registry/v2/repos/${e}`, repos_checked(t), Y);
}
function updateRepo(e, t, n) {
	return patchCall(path`/registry/v2/repos/${e}`, repos_checked(t), n, Y);
}
function repos_checked(e) {
	requireEnumName("catalogTier", e.catalogTier, rs);
	return e;
}
function deleteRepo(e) {
	return deleteCall(path`/registry/v2/repos/${e}`);
}
function getRepoReadme(e) {
	return readCall(path`/registry/v2/repos/${e}/readme`, is);
}
function updateRepoReadme(e, t) {
	return patchCall(path`/registry/v2/repos/${e}/readme`, { content: t }, undefined, is);
}
const as = message({ architectures: listOf(schemas_string()) });
const os = message({
	size: V,
	architecture: R
});
function getArchitectures(e, t) {
	return readCall(path`/registry/v2/repos/${e}/digests/${t}/architectures`, as);
}
function getSize(e, t, n) {
	return readCall(path`/registry/v2/repos/${e}/digests/${t}/size`, os, { architecture: n });
}
const ss = message({
	policyId: R,
	policyName: R,
	mode: R,
	result: R,
	bindingId: R,
	parameters: mapOf(unknown())
});
const cs = message({ results: listOf(ss) });
function checkPolicies(e, t) {
	return {
		...postCall(path`/registry/v1/repos/${e}:checkPolicies`, { digest: t }, cs),
		idempotent: true
	};
}
;
const ls = message({
	uid: R,
	name: R,
	description: R,
	subject: R,
	issuer: R,
	email: R
});
const us = message({
	uid: R,
	name: R,
	description: R
});
const ds = transform((e) => e ?? {});
const X = message({
	uid: schemas_string(),
	identity: pipe(ds, ls),
	group: pipe(ds, us),
	role: pipe(ds, us),
	createTime: R
});
const fs = pipe(message({ roleBindings: listOf(X) }), transform((e) => e.roleBindings));
const ps = 25;
function listRoleBindings(e = {}) {
	const t = {
		identity: e.identity,
		group: e.group,
		role: e.role
	};
	return listOperation("/iam/v2/roleBindings", "roleBindings", X, e, t);
}
function getRoleBinding(e) {
	return readCall(path`/iam/v2/roleBindings/${e}`, X);
}
function createRoleBinding(e, t) {
	return postCall(path`/iam/v2/roleBindings/${e}`, t, X);
}
function batchCreateRoleBindings(e, t, n) {
	const r = {
		parent: e,
		requests: t.map((t) => ({
			parent: e,
			roleBinding: t
		})),
		...n === undefined ? {} : { roleUid: n }
	};
	return postCall("/iam/v2/roleBindings:batchCreate", r, fs);
}
function updateRoleBinding(e, t) {
	return patchCall(path`/iam/v2/roleBindings/${e}`, t, ["*"], X);
}
function deleteRoleBinding(e) {
	return deleteCall(path`/iam/v2/roleBindings/${e}`);
}
;
const Z = message({
	uid: schemas_string(),
	name: R,
	description: R,
	capabilities: listOf(schemas_string()),
	createTime: R,
	updateTime: R
});
function listRoles(e = {}) {
	return listOperation("/iam/v2/roles", "roles", Z, e, { name: e.name });
}
function getRole(e) {
	return readCall(path`/iam/v2/roles/${e}`, Z);
}
function createRole(e, t) {
	return postCall(path`/iam/v2/roles/${e}`, roles_checked(t), Z);
}
function updateRole(e, t, n) {
	return patchCall(path`/iam/v2/roles/${e}`, roles_checked(t), n, Z);
}
function roles_checked(e) {
	e.capabilities?.forEach((e, t) => {
		requireEnumName(`capabilities.${t}`, e, capabilityNames());
	});
	return e;
}
function deleteRole(e) {
	return deleteCall(path`/iam/v2/roles/${e}`);
}
;
const ms = message({
	uid: schemas_string(),
	sink: R
});
function listSubscriptions(e = {}) {
	return listOperation("/events/v2/subscriptions", "subscriptions", ms, e, {});
}
function getSubscription(e) {
	return readCall(path`/events/v2/subscriptions/${e}`, ms);
}
function createSubscription(e, t) {
	return postCall(path`/events/v2/subscriptions/${e}`, t, ms);
}
function deleteSubscription(e) {
	return deleteCall(path`/events/v2/subscriptions/${e}`);
}
;
const Q = message({
	uid: schemas_string(),
	name: R,
	digest: R,
	deprecated: maybe(schemas_boolean()),
	updateTime: R,
	bundles: listOf(schemas_string())
});
function listTags(e) {
	const t = e.allClasses === true ? true : undefined;
	const n = {
		name: e.name,
		digest: e.digest,
		updatedSince: e.updatedSince,
		includeReferrers: t,
		includeDates: t,
		includeEpochs: t
	};
	return listOperation("/registry/v2/tags", "tags", Q, e, n);
}
function getTag(e) {
	return readCall(path`/registry/v2/tags/${e}`, Q);
}
function createTag(e, t) {
	return postCall(path`/registry/v2/tags/${e}`, t, Q);
}
function deleteTag(e) {
	return deleteCall(path`/registry/v2/tags/${e}`);
}
;
const hs = schemas_string().check(_minLength(1));
const gs = message({ items: listOf(message({
	updateTimestamp: hs,
	digest: hs
})) });
const _s = message({
	id: R,
	tagCount: V,
	lastUpdated: R,
	latestVersion: R,
	latestTag: maybe(message({
		id: R,
		name: R,
		digest: R,
		lastUpdated: R,
		deprecated: z
	}))
});
const vs = message({
	version: R,
	eolDate: R,
	releaseDate: R,
	latestVersion: R
});
const ys = message({
	versions: listOf(vs),
	eolVersions: listOf(vs),
	latestVersion: R,
	gracePeriodMonths: B,
	lastUpdatedTimestamp: R
});
function listTagHistory(e, t = {}) {
	const { end: n, start: r } = t;
	return readV1Call(path`/registry/v1/tags/${e}/history`, gs, {
		start: r,
		end: n
	});
}
function getRepoTagsSummary(e, t = {}) {
	const { excludeDates: n, excludeEpochs: r, excludeReferrers: i } = t;
	return readV1Call(path`/registry/v1/repotagssummary/${e}`, _s, {
		excludeReferrers: i,
		excludeDates: n,
		excludeEpochs: r
	});
}
function getPackageVersions(e) {
	return readV1Call(path`/registry/v1/versions/${e}`, ys, {});
}
const bs = message({
	id: R,
	name: R,
	mainPackageName: R,
	tagStatus: R,
	graceStatus: R,
	gracePeriodExpiryDate: R,
	mainPackageVersion: maybe(vs)
});
const xs = message({
	items: listOf(bs),
	nextPageToken: R
});
function listEolTags(e, t = {}) {
	const n = typeof e === "string" ? { childrenOf: e } : e;
	const { excludeDates: r, excludeEpochs: i, name: a, pageSize: o, pageToken: s } = t;
	const c = readV1Call("/registry/v1/eoltags", xs, {
		"uidp.childrenOf": n.childrenOf,
		"uidp.descendantsOf": n.descendantsOf,
		"uidp.ancestorsOf": n.ancestorsOf,
		"uidp.inRoot": n.inRoot,
		"uidp.ids": n.uids,
		name: a,
		pageToken: s,
		pageSize: o,
		excludeDates: r,
		excludeEpochs: i
	});
	if (s === undefined) return c;
	return {
		...c,
		decode: (e) => {
			const t = c.decode(e);
			if (!json_value_isRecord(e) || (e["items"] ?? undefined) === undefined) throw new TypeError("it is not the next page of `items`");
			return t;
		}
	};
}
;
const Ss = maybe(message({
	versions: listOf(schemas_string()),
	state: R
}));
const Cs = listOf(message({
	score: R,
	version: R
}));
const ws = message({
	vulnerability: maybe(message({
		id: R,
		displayId: R,
		description: R,
		severity: R,
		source: R,
		cvss: Cs
	})),
	pkg: maybe(message({
		name: R,
		version: R,
		purl: R
	})),
	fix: Ss
});
const Ts = message({
	id: R,
	lastSeen: R,
	reportGeneration: R,
	vulnerabilityDbLastBuildTime: R,
	scanner: maybe(message({
		name: R,
		version: R
	})),
	rawVulnReport: R,
	vulnerabilityMatches: listOf(ws)
});
const Es = maybe(message({
	name: R,
	version: R,
	dbBuildTime: R
}));
const Ds = message({
	digest: R,
	createdAt: R,
	scanner: Es,
	vulnerabilities: listOf(message({
		id: R,
		aliases: listOf(schemas_string()),
		purls: listOf(schemas_string()),
		severity: R,
		cvss: Cs,
		fix: Ss,
		locations: listOf(schemas_string()),
		relatedUrls: listOf(schemas_string())
	}))
});
const Os = message({
	repo: R,
	tag: R,
	date: R,
	sizeBytes: V,
	vulnCounts: listOf(message({
		severity: R,
		count: B
	})),
	cveIds: listOf(schemas_string())
});
const ks = message({
	digest: R,
	createdAt: R,
	scanner: Es,
	rawReport: R,
	rawReportUrl: R
});
const As = message({ items: listOf(Ds) });
const js = message({ items: listOf(Os) });
function getVulnReport(e, t) {
	return readV1Call(path`/registry/v1/repos/${e}/digests/${t}/vulnreport`, Ts, {});
}
function listVulnReports(e) {
	const { scannerDbBuildTime: t, scannerName: n, scannerVersion: r, ...i } = e;
	return readV1Call("/registry/v1/vuln_reports", As, {
		...i,
		"scanner.name": n,
		"scanner.version": r,
		"scanner.dbBuildTime": t
	});
}
function listVulnCountReports(e) {
	return readV1Call("/registry/v1/vuln_reports/counts", js, { ...e });
}
function listCumulativeVulnCountReports(e) {
	return readV1Call("/registry/v1/vuln_reports/counts_cumulative", js, { ...e });
}
function getRawVulnReport(e) {
	return readV1Call("/registry/v1/vuln_reports/raw", ks, { ...e });
}
;
const Ms = 5 * 6e4;
function latestMoment(e) {
	return e + Ms;
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
const Ns = 16;
const Ps = 525600;
async function readRecords(e, { since: t, until: n } = {}) {
	const r = inOrder(e);
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
		const d = o > Ns + t.count() / 500 || t.count() > Ps;
		if (d) throw standstill(s);
		a = l === 0 ? 0 : i;
	}
}
const Fs = Date.UTC(3e3, 0, 1);
function inOrder(e) {
	const t = new Map();
	return async (n) => {
		const r = n.end !== undefined;
		const i = await e(n);
		const a = isNewestFirst(i);
		if (a !== undefined) t.set(r, a);
		else if (isAmbiguous(i) && isPart(n) && !t.has(r)) t.set(r, isNewestFirst(await e(r ? { end: Fs } : {})));
		return t.get(r) === true ? i.toReversed() : i;
	};
}
function isAmbiguous(e) {
	return e.some(({ digest: t }) => t !== e[0]?.digest);
}
function isPart({ end: e, start: t }) {
	return t !== undefined || e !== undefined;
}
;
const Is = {
	date: 30 * L,
	cooldown: 365 * L
};
const Ls = 400;
const Rs = 800;
const zs = 60;
async function findRecord(e, t, n, r = Is.date) {
	const i = inOrder(e);
	const a = t ?? n;
	const o = t ?? latestMoment(n);
	const s = t === undefined ? {} : { end: t + 1 };
	let c = t === undefined ? undefined : t - r;
	let l;
	for (let e = 1; e <= zs; e += 1) {
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
	const a = Rs * r;
	const o = n ?? Math.max(i, t) + 1;
	if (o - t <= a) return t - 1;
	if (n === undefined) return Math.floor(o - Ls * r);
	const s = e + Math.sqrt(Math.max(t - e, a) * (o - e));
	return Math.floor(Math.min(s, (t + o) / 2));
}
async function findFirst(e) {
	let t;
	for (let n = 1; n <= zs; n += 1) {
		const n = await e(t === undefined ? {} : { end: t.time });
		const r = sortRecords(n).at(0);
		if (r === undefined || t !== undefined && r.time >= t.time) break;
		t = r;
		if (n.length < $) break;
	}
	return t;
}
;
var Bs = t.Y4;
var Vs = t.Wk;
var Hs = t.QX;
var Us = t.zJ;
var Ws = t.r$;
var Gs = t.zz;
var Ks = t.wT;
var qs = t.Jk;
var Js = t.Lk;
var Ys = t.lW;
var Xs = t.wj;
var Zs = t.Ny;
var Qs = t.DA;
var $s = t.Ee;
var ec = t.Q_;
var tc = t.Td;
var nc = t.rd;
var rc = t.sq;
var ic = t.Ky;
var ac = t.VZ;
var oc = t.u4;
var sc = t.YW;
var cc = t.Ni;
var lc = t.o$;
var uc = t.Ut;
var dc = t.ls;
var fc = t.M2;
var pc = t.EO;
var mc = t.Te;
var hc = t.ni;
var gc = t._R;
var _c = t.Tq;
var vc = t.zY;
var yc = t.zH;
var bc = t.ai;
var xc = t.$B;
var Sc = t.oZ;
var Cc = t.rk;
var wc = t.Wx;
var Tc = t.fu;
var Ec = t.yY;
var Dc = t.XV;
var Oc = t.K6;
var kc = t.O_;
var Ac = t.q$;
var jc = t.L8;
var Mc = t.rX;
var Nc = t.E6;
var Pc = t.Lw;
var Fc = t.aE;
var Ic = t.YC;
var Lc = t.uV;
var Rc = t.bH;
var zc = t.yt;
var Bc = t.Ev;
var Vc = t.YM;
var Hc = t.l_;
var Uc = t.D;
var Wc = t.wn;
var Gc = t.JR;
var Kc = t.Wj;
var qc = t.u$;
var Jc = t.o_;
var Yc = t.P$;
var Xc = t.T8;
var Zc = t.nK;
var Qc = t.uP;
var $c = t.Zf;
var el = t.OH;
var tl = t.$H;
var nl = t.pY;
var rl = t.cB;
var il = t.W0;
var al = t.M$;
var ol = t.b5;
var sl = t.sb;
var cl = t.kY;
var ll = t.zP;
var ul = t.Ae;
var dl = t.hU;
var fl = t.T3;
var pl = t.C6;
var ml = t.dT;
var hl = t.Y7;
var gl = t.w9;
var _l = t.K5;
var vl = t.vW;
var yl = t.go;
var bl = t.ng;
var xl = t.fQ;
var Sl = t.I9;
var Cl = t.gm;
var wl = t.S0;
var Tl = t.vx;
export { Bs as MAXIMUM_BATCH, Vs as PlatformError, Hs as acceptTerms, Us as batchCreateRoleBindings, Ws as batchDeleteExternalGroupRoleMappings, Gs as checkAccountAssociation, Ks as checkEligibility, qs as checkPolicies, Js as createAccountAssociation, Ys as createExternalGroupRoleMapping, Xs as createGroup, Zs as createGroupInvite, Qs as createIdentity, $s as createIdentityProvider, ec as createPlatform, tc as createRepo, nc as createRole, rc as createRoleBinding, ic as createSubscription, ac as createTag, oc as deleteAccountAssociation, sc as deleteExternalGroupRoleMapping, cc as deleteGroup, lc as deleteGroupInvite, uc as deleteIdentity, dc as deleteIdentityProvider, fc as deleteRepo, pc as deleteRole, mc as deleteRoleBinding, hc as deleteSubscription, gc as deleteTag, _c as findRecord, vc as generateScimToken, yc as getAccountAssociation, bc as getAdvisory, xc as getArchitectures, Sc as getArtifactCount, Cc as getExternalGroupRoleMapping, wc as getGroup, Tc as getGroupInvite, Ec as getHeadlessSession, Dc as getIdentity, Oc as getIdentityProvider, kc as getPackageVersions, Ac as getRawVulnReport, jc as getRepo, Mc as getRepoReadme, Nc as getRepoTagsSummary, Pc as getRole, Fc as getRoleBinding, Ic as getSize, Lc as getSubscription, Rc as getTag, zc as getVulnReport, Bc as listAccountAssociations, Vc as listAdvisories, Hc as listAdvisoryDocuments, Uc as listArtifactVersions, Wc as listArtifacts, Gc as listCumulativeVulnCountReports, Kc as listEolTags, qc as listExternalGroupRoleMappings, Jc as listGroupInvites, Yc as listGroups, Xc as listIdentities, Zc as listIdentityProviders, Qc as listRepos, $c as listRoleBindings, el as listRoles, tl as listSubscriptions, nl as listTagHistory, rl as listTags, il as listTermsAcceptances, al as listVulnCountReports, ol as listVulnReports, sl as listVulnerabilityMetadata, cl as lookupGroup, ll as lookupIdentity, ul as path, dl as ping, fl as readRecords, pl as regenerateScimToken, ml as requestGroupAccess, hl as revokeScimToken, gl as setScimEnabled, _l as updateAccountAssociation, vl as updateGroup, yl as updateIdentity, bl as updateIdentityMetadata, xl as updateIdentityProvider, Sl as updateRepo, Cl as updateRepoReadme, wl as updateRole, Tl as updateRoleBinding };
