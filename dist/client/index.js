import { createRequire as e } from "module";
var t = {};
(() => {
	t.d = (e, n) => {
		for (var r in n) {
			if (t.o(n, r) && !t.o(e, r)) {
				Object.defineProperty(e, r, {
					enumerable: true,
					get: n[r]
				});
			}
		}
	};
})();
(() => {
	t.o = (e, t) => Object.prototype.hasOwnProperty.call(e, t);
})();
var n = {};
t.d(n, {
	Y4: () => Er,
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
	a7: () => getSbom,
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
const r = e(import.meta.url)("node:events");
;
const i = 64 * 1024;
function freeBytes({ buffer: e, length: t }) {
	const n = Reflect.get(e, "transfer");
	if (t >= i && typeof n === "function") Reflect.apply(n, e, [0]);
}
;
const a = new Set([
	"ECONNREFUSED",
	"ENOTFOUND",
	"EAI_AGAIN",
	"EHOSTUNREACH",
	"ENETUNREACH",
	"EADDRNOTAVAIL",
	"UND_ERR_CONNECT_TIMEOUT"
]);
const o = /^Proxy response \((\d{3})\) !== 200/;
function describeFailure(e, t) {
	const failure = (e, t, n) => ({
		kind: "failure",
		reason: e,
		message: t,
		sent: n
	});
	const n = URL.canParse(t.url) ? new URL(t.url).host : "the server";
	const r = t.proxy === undefined ? n : `${n} through the proxy ${t.proxy}`;
	if (t.signal.aborted) return failure("aborted", "the request was stopped", true);
	const { code: i, message: s, name: c } = describe(e);
	if (c === "TimeoutError") return failure("timeout", `no complete answer from ${r} within ${t.timeoutMs / 1e3} s`, true);
	if (i.startsWith("ERR_TLS") || /CERT|SIGNATURE|ISSUER/.test(i)) {
		const e = "set NODE_EXTRA_CA_CERTS to the file of your certificate authority";
		return failure("certificate", `the certificate of ${n} is not trusted (${i}): ${e}`, false);
	}
	const l = o.exec(s)?.[1];
	if (l !== undefined) {
		const e = l === "407" ? ": set its user name and password in HTTPS_PROXY" : "";
		return failure("connection", `the proxy${t.proxy === undefined ? "" : ` ${t.proxy}`} refused the connection to ${n} with HTTP status ${l}${e}`, false);
	}
	return failure("connection", `no answer from ${r} (${i === "" ? s : i})`, !a.has(i));
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
	return new Promise((i) => {
		const { signal: a, timeoutMs: o } = e;
		const s = {
			end: undefined,
			stopped: undefined
		};
		let [c, l] = [false, false];
		const u = stopperOf(s);
		const d = setTimeout(() => {
			l = true;
			u();
		}, o);
		const settle = (e) => {
			clearTimeout(d);
			s.end = undefined;
			s.stopped = undefined;
			a.removeEventListener("abort", u);
			i(e);
		};
		const fail = (t) => {
			const r = describeFailure(l ? new DOMException("too late", "TimeoutError") : t, {
				...e,
				proxy: n
			});
			settle(c ? r : {
				...r,
				sent: false
			});
		};
		s.stopped = fail;
		(0, r.setMaxListeners)(0, a);
		a.addEventListener("abort", u);
		const connected = () => {
			c = true;
		};
		const onStop = (e) => {
			s.end = e;
		};
		try {
			t({
				connected,
				onStop,
				settle,
				fail
			});
			if (a.aborted) u();
		} catch (e) {
			fail(e);
		}
	});
}
const s = 64 * 1024;
const c = 1024 * 1024;
const l = 16;
const u = [];
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
	const r = t ?? u.pop() ?? Buffer.allocUnsafeSlow(s);
	if (e <= r.length) return r;
	const i = Buffer.allocUnsafeSlow(Math.max(e, 2 * r.length));
	i.set(r.subarray(0, n));
	if (r.length > c) freeBytes(r);
	return i;
}
function release(e) {
	if (e === undefined) return;
	if (e.length > c) freeBytes(e);
	else if (u.length < l) u.push(e);
}
;
const d = 128 * 1024 * 1024;
function limitOf({ maximumBytes: e = d }) {
	return Math.min(e, d);
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
const f = 1e4;
function openDirect(e) {
	const { Agent: t, request: n } = process.getBuiltinModule("node:http");
	const r = {
		keepAlive: true,
		maxSockets: e,
		scheduling: "lifo",
		timeout: f
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
const p = [
	"https_proxy",
	"HTTPS_PROXY",
	"http_proxy",
	"HTTP_PROXY"
];
function namesProxy(e) {
	return p.some((t) => (e[t] ?? "") !== "");
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
		e?.addEventListener("abort", leave, { once: true });
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
const m = 50;
let h = 0;
function giveTurn() {
	return performance.now() - h < m ? undefined : nextTurn();
}
async function nextTurn() {
	await new Promise((e) => setImmediate(e));
	h = performance.now();
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
const g = [
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
const _ = {
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
		this.details = t.details ?? _;
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
const ee = null && [
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
function json_value_isRecord(e) {
	return typeof e === "object" && e !== null && !Array.isArray(e);
}
const recordsIn = (e) => Array.isArray(e) ? e.filter(json_value_isRecord) : [];
const textsIn = (e) => Array.isArray(e) ? e.flatMap((e) => json_value_textOf(e) ?? []) : [];
function fieldOf(e, t) {
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
const te = 1e3;
const ne = /[\r\n\v\f\u0085\u2028\u2029]+/g;
const re = /\p{Cc}|\p{Cf}|\p{Cs}|\p{Zl}|\p{Zp}|\u034f|[\u115f\u1160\u3164\uffa0]/gu;
const codePointName = (e) => `[U+${Number(e.codePointAt(0)).toString(16).toUpperCase().padStart(4, "0")}]`;
function plain_text_showInvisible(e) {
	if (/^[\n -~]*$/.test(e)) return e;
	return e.replace(re, (e) => {
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
const ie = /^[!-~](?:[ -~]*[!-~])?$/;
function plain_text_plainLine(e, t = te) {
	if (e.length <= t && ie.test(e)) return e;
	return plain_text_showInvisible(clipText(e, t).replace(ne, " ")).trim();
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
const ae = 4e3;
const oe = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;
function escapeXml(e) {
	return clipText(e, ae).replace(oe, "\uFFFD").replace(/[&<>"'\t\n\r]/g, (e) => `&#${e.charCodeAt(0)};`);
}
;
const v = 8;
const y = 64 * 1024;
const se = 64;
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
				if (e === se) return addOther(i);
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
	const blockOf = (e) => t[Math.floor(e / y)];
	const makeRoom = (r) => {
		if (n + r > y) {
			e = new DataView(new ArrayBuffer(y));
			n = 0;
			t.push(e);
			return;
		}
		const i = new Uint8Array(Math.min(y, Math.max(n + r, 2 * e.byteLength)));
		i.set(new Uint8Array(e.buffer));
		e = new DataView(i.buffer);
		t[t.length - 1] = e;
	};
	return {
		write: (t) => {
			const r = v + t.length;
			if (r > y) return undefined;
			if (n + r > e.byteLength) makeRoom(r);
			const i = n + v;
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
			const r = (t.length - 1) * y + n;
			n += v + e.getUint32(n + 4);
			return r;
		},
		isWritten: (t) => {
			const r = blockOf(t);
			const i = t % y;
			const a = v + r.getUint32(i + 4);
			for (let t = 0; t < a; t += 1) if (r.getUint8(i + t) !== e.getUint8(n + t)) return false;
			return true;
		},
		hashAt: (e) => blockOf(e).getInt32(e % y)
	};
}
;
const b = 200;
const ce = 200;
async function* readPages(e, t, n = b) {
	const r = createTextSet();
	for await (const { round: i, rows: a } of pages_readRounds(e, t, n, { known: r })) yield i === 1 ? a : a.filter((e) => r.add(e.uid));
}
const le = 2;
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
		if (a + o < le) continue;
		const { method: d, path: f } = t({ pageSize: clampPageSize(n) });
		const p = s < i ? `the list ended after ${s} of ${i} rows` : "the list ended while it repeated earlier rows";
		throw undecodable(p, `${d} ${f}`);
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
		if (s > ce) throw undecodable("the list keeps returning empty pages", f);
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
		if (a > 1 || o < 0) throw undecodable("the list started over more than once", f);
		const m = p.length === 0 && d.rows.length > 0;
		yield {
			isRepeated: m,
			rows: p,
			totalCount: d.totalCount
		};
		if (d.nextPageToken === "") return;
		if (i.has(d.nextPageToken)) throw undecodable("the service returned the page token that was just sent", f);
		c = d.nextPageToken;
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
	return Math.max(1, Math.min(b, Math.floor(e)));
}
;
const ue = 8;
const de = 1e4;
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
	if (i > de) return undefined;
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
	const s = 1 + (e.concurrency ?? ue);
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
async function readQuick(e, t, n, r) {
	const i = await openList(e, t, n, r);
	if (i.head === undefined) return i;
	const a = await readParallel(e, t, i.head);
	return a === undefined ? { total: i.head.total } : { kept: a };
}
async function openList(e, t, n, r) {
	const i = t({
		pageSize: clampPageSize(r),
		orderBy: "created_at"
	});
	let a = false;
	try {
		return await useAnswer(e, i, (e) => {
			a = true;
			return openedBy(e, n);
		});
	} catch (e) {
		if (!a && e instanceof PlatformError && e.code === "INVALID_ARGUMENT") return {};
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
	}, MAXIMUM_PAGE_SIZE);
	if (r.kept !== undefined) return;
	for await (const { rows: i } of readRounds(e, t, MAXIMUM_PAGE_SIZE, r)) i.forEach(n);
}
function allDifferent(e) {
	return new Set(e.map((e) => e.uid)).size === e.length;
}
;
const fe = 2 ** 31 - 1;
const pe = {
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
const me = "&#x200b;";
const he = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;"
};
const entity = (e) => he[e] ?? `&#x${e.charCodeAt(0).toString(16)};`;
const ge = /[&<>"'\\`*_{}[\]()!|~$^#@]|:(?=[:/]|[\w+-]+:)|(?<=\bwww)\.|(?<=\bGH)-(?=\d)|^[-+=]|(?<=^\d{1,9})\./gi;
const _e = /[#@:.-]/;
function escapeMarkdown(e, t = te) {
	return plain_text_plainLine(e, t).replace(ge, (e) => _e.test(e) ? entity(e) + me : entity(e));
}
const ve = /^(?! )(?:[a-z0-9 ._+~=-]|[:/](?![:/]))*$/i;
const ye = /www\.|:\/|\bGH-\d/i;
const be = /&#x40;(?=[\w.-]*\.[a-z])/gi;
function codeMarkdown(e, t = DEFAULT_TEXT_LIMIT) {
	const n = plainLine(e, t);
	if (n === "") return "";
	if (ve.test(n) && !ye.test(n)) return `\`${n}\``;
	return `<code>${n.replace(ge, entity).replace(be, `&#x40;${me}`)}</code>`;
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
const x = 24;
const S = 12;
const xe = 32;
const Se = /[^\w.~%+/=:&#;-]/;
const Ce = /[\w.~%+/=:&#;-]{24,}/g;
const we = 16777619;
const Te = 65535;
const Ee = Array.from({ length: S - 1 }).reduce((e) => Math.imul(e, we), 1);
function createPieceIndex() {
	const e = new Map();
	const t = new Uint8Array(Te + 1);
	let n = true;
	return {
		add: (r) => {
			n &&= !Se.test(r.text);
			for (let n = r.start; n + S <= r.text.length; n += S) {
				const i = hashOf(r.text, n);
				t[i & Te] = 1;
				const a = e.get(i);
				if (a === undefined) e.set(i, [{
					form: r,
					offset: n
				}]);
				else if (a.length < xe) a.push({
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
				for (const { 0: e, index: n } of r.matchAll(Ce)) findInRun(r, n, n + e.length, t, match, i);
			}
			return i;
		}
	};
}
function hashOf(e, t) {
	let n = 0;
	for (let r = t; r < t + S; r += 1) n = Math.imul(n, we) + e.charCodeAt(r) | 0;
	return n;
}
function findInRun(e, t, n, r, i, a) {
	let o = t;
	let s = hashOf(e, o);
	while (o + S <= n) {
		const t = r[s & Te] === 1 ? i(o, s) : undefined;
		if (t === undefined) {
			const t = s - Math.imul(e.charCodeAt(o), Ee) | 0;
			s = Math.imul(t, we) + e.charCodeAt(o + S) | 0;
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
	if (a < S) return undefined;
	let o = 0;
	while (o < i && e[t - o - 1] === r[i - o - 1]) o += 1;
	const s = a + Math.min(o, i - n);
	return s < x ? undefined : {
		start: t - o,
		end: t + a
	};
}
;
const De = "***";
const Oe = 4;
const ke = 6;
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
		redact: (e) => t.reduce((e, t) => e.replaceAll(t, De), cutOut(e, n.find(e)))
	};
}
function linesOf(e) {
	const t = e.split(/\r?\n/).map((e) => e.trim());
	return [...new Set(t)].filter((e) => e.length >= Oe);
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
	const i = e.length >= x ? [] : masksOf(e).map((e) => ({
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
		...r.filter(({ text: e }) => e.length >= S),
		...i.filter(({ text: e }) => e.length >= ke)
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
		if (i >= r) n += e.slice(r, i) + De;
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
			s = setTimeout(end, Math.min(i, fe));
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
		...n === undefined ? {} : { concurrency: n },
		send: async (e, { signal: t } = {}) => {
			if (e.anonymous === true) return sendWith(e, undefined, t);
			const n = `${e.method} ${e.path}`;
			if (r === undefined) {
				throw new PlatformError("no token for the platform", {
					code: "UNAUTHENTICATED",
					call: n
				});
			}
			const i = await untilStopped(() => r.get(), t, n);
			try {
				return await sendWith(e, i, t);
			} catch (a) {
				if (!(a instanceof PlatformError) || a.code !== "UNAUTHENTICATED") throw a;
				const o = await untilStopped(() => r.renew(i), t, n);
				if (o === undefined) throw a;
				return sendWith(e, o, t);
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
const Ae = /^(\d{4})-(\d{2})-(\d{2})$/;
const je = /^(\d{4})-(\d{2})-(\d{2})[Tt ](\d{2}):(\d{2}):(\d{2})(\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/;
function parseTime(e) {
	const t = Ae.exec(e) ?? je.exec(e);
	if (t === null) return undefined;
	const [, n, r, i, a = "00", o = "00", s = "00", c = "", l = "Z"] = t;
	if (!isCalendarDay(Number(n), Number(r), Number(i)) || Number(a) > 23) return undefined;
	const u = `${c.slice(1)}000`.slice(0, 3);
	const d = Date.parse(`${n}-${r}-${i}T${a}:${o}:${s}.${u}${l.toUpperCase()}`);
	return Number.isNaN(d) ? undefined : d;
}
const C = 864e5;
function parseDate(e) {
	return Ae.test(e) ? parseTime(e) : undefined;
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
const Me = 6e4;
const Ne = 36e5;
const Pe = [
	[
		"minute",
		Me,
		60
	],
	[
		"hour",
		Ne,
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
const Fe = ["year", C * 365.25];
function relativeTime(e, t) {
	const n = Math.abs(t - e);
	if (n < Me) return "just now";
	const [r, i] = Pe.find(([, e, t]) => n < e * t) ?? Fe;
	const a = counted(Math.floor(n / i), r);
	return e > t ? `in ${a}` : `${a} ago`;
}
function datedTime(e, t) {
	return `${relativeTime(e, t)} (${renderDate(e)})`;
}
const Ie = {
	s: 1e3,
	m: 6e4,
	h: 36e5,
	d: 864e5,
	w: 6048e5
};
function parseDuration(e) {
	const t = /^([0-9]{1,9})([smhdw])$/.exec(e);
	const n = Ie[t?.[2] ?? ""];
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
const isFlag = (e) => typeof e === "boolean";
const isInteger = (e) => Number.isSafeInteger(e);
function maybe(e) {
	return (t, n) => t === undefined || t === null ? undefined : e(t, n);
}
function absentAs(e, t) {
	return (n, r) => n === undefined || n === null ? t() : e(n, r);
}
const w = decode_valueOf(isText);
const T = decode_valueOf((e) => isText(e) && e !== "");
const E = absentAs(w, () => "");
const D = maybe(w);
const scoreText = (e) => E(typeof e === "number" ? String(e) : e);
function enumName(e) {
	return scoreText;
}
const O = absentAs(decode_valueOf(isFlag), () => false);
const Le = maybe(decode_valueOf(isFlag));
const k = absentAs(decode_valueOf(isInteger), () => 0);
const A = maybe((e) => {
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
const j = message({});
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
const Re = 100;
function withoutNulls(e, t = 0) {
	if (t > Re) return e;
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
const ze = new Set([
	"nextPageToken",
	"totalCount",
	"skipped"
]);
const Be = message({
	nextPageToken: E,
	totalCount: A,
	skipped: A
});
function pageDecoder(e, t) {
	const n = listOf(t);
	return (t, r) => {
		if (!json_value_isRecord(t)) throw new decode_Misfit();
		if (!isEnvelopeOf(t, e)) throw new TypeError(`it is not a list of \`${e}\``);
		const { nextPageToken: i, skipped: a, totalCount: o } = Be({
			...t,
			[e]: undefined
		});
		const s = decodeAt(e, n, t[e], r);
		const c = s.findIndex((e) => json_value_isRecord(e) && e["uid"] === "");
		if (c >= 0) throw new TypeError(`\`${e}.${c}.uid\` is empty`);
		return {
			rows: s,
			nextPageToken: i,
			totalCount: o,
			skipped: a ?? 0
		};
	};
}
function isEnvelopeOf(e, t) {
	const n = Object.keys(e);
	return n.includes(t) || n.length > 0 && n.every((e) => ze.has(e));
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
	const { nextPageToken: i, skipped: a, totalCount: o } = Be({
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
	const n = Object.keys(e).filter((e) => !ze.has(e));
	const r = n.filter((t) => Array.isArray(e[t]));
	const i = Object.keys(e).some((e) => ze.has(e));
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
const Ve = 64;
function nearestNames(e, t, n = 3) {
	const r = e.slice(0, Ve).toLowerCase();
	const i = Math.max(1, Math.floor(r.length / 3));
	const a = [];
	for (const e of new Set(t)) {
		const t = e.slice(0, Ve).toLowerCase();
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
const He = 100;
const Ue = 5;
function showCandidates(e) {
	const t = e.slice(0, Ue).map(({ uid: e, name: t }) => `\`${plainLine(t, He)}\` (${e})`);
	const n = e.length - t.length;
	return n > 0 ? `${t.join(", ")} and ${n} more` : t.join(", ");
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
const We = [
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
const Ge = We.map((e) => `CAP_${e}`);
;
function values(...e) {
	return ruled(e, "value");
}
function members(...e) {
	return ruled(e, "member");
}
function ruled(e, t) {
	return Object.fromEntries(e.map((e) => [e, t]));
}
function writeBody(e, t, n) {
	return written(e, t, n, "");
}
function written(e, t, n, r) {
	const i = {};
	for (const [a, o] of Object.entries(n)) {
		const n = Reflect.get(t, a);
		if (n === undefined || n === null) continue;
		const s = write_body_valueOf(e, n, o, `${r}${a}`);
		const c = isEmpty(s) && (e === "create" || !isClearable(o, s));
		if (!c) i[a] = s;
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
function isClearable(e, t) {
	return e === "value" || typeof e === "object" && t !== "";
}
function isEmpty(e) {
	if (e === "") return true;
	return typeof e === "object" && e !== null && Object.keys(e).length === 0;
}
;
function readCall(e, t, n, r = false) {
	return {
		method: "GET",
		path: e,
		...n === undefined ? {} : { query: n },
		decode: answerOf(t, r),
		idempotent: true
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
		query: { updateMask: n?.join(",") },
		body: i === undefined ? t : writeBody("update", t, i),
		decode: answerOf(r),
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
	const decodeFirst = (e, t) => {
		const n = a(e, t);
		if (n.skipped > 0) throw new TypeError("`skipped` is not 0, although nothing was to be skipped");
		return n;
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
const Ke = message({
	token: T,
	expiry: E,
	refreshToken: E
});
const qe = message({
	token: Ke,
	refreshToken: maybe(message({ token: E }))
});
const Je = message({
	ecdhPublicKey: E,
	encryptedIdtoken: E
});
const Ye = 20 * 6e4;
async function exchangeToken(e, t, n, r) {
	const { audience: i, capabilities: a, idToken: o, identity: s, identityProvider: c, scopes: l } = n;
	const u = {
		aud: [i],
		identity: s,
		identityProvider: c,
		scopes: l,
		cap: a
	};
	const d = await post(e, `${t}/sts/exchange`, u, o, Ke);
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
	const l = await post(e, c, s, n.refreshToken, qe, false);
	return {
		...minted(l.token, r),
		refreshToken: l.refreshToken?.token || undefined
	};
}
function getHeadlessSession(e) {
	return {
		...readCall("/sts/headless_sessions", Je, { code: e }),
		anonymous: true
	};
}
function post(e, t, n, r, i, a = true) {
	return e({
		method: "POST",
		url: t + renderQuery(n),
		headers: { authorization: `Bearer ${r}` },
		idempotent: a,
		judge: (e) => answerOf(i)(readBody(e))
	});
}
function minted(e, t) {
	return {
		token: e.token,
		expiresAt: parseTime(e.expiry) ?? t + Ye
	};
}
;
function fixedToken(e) {
	return {
		get: async () => e,
		renew: async () => undefined
	};
}
const Xe = 6e4;
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
			if (r.expiresAt - t.now() >= Xe) return r.token;
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
	if (n !== undefined) {
		e.mask(n);
		return fixedToken(n);
	}
	if (e.personal === undefined && e.idToken === undefined) return undefined;
	return mintedToken(() => mintToken(e, t), e.clock);
}
async function mintToken(e, t) {
	const { explain: n, identity: r, idToken: i, mask: a, narrowing: o, personal: s } = e;
	if (s !== undefined) {
		const e = await s(t);
		a(e.token);
		return e;
	}
	if (i === undefined) throw new TypeError("there is no identity to sign in as");
	const c = await i();
	a(c);
	try {
		const n = o?.limitsOf(t) ?? {};
		const i = await exchange(e, {
			idToken: c,
			audience: t,
			identity: r,
			...n
		});
		a(i.token);
		return i;
	} catch (e) {
		throw n === undefined ? e : await n(e, t, c);
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
		hintMs: a !== undefined && a <= Ze ? a : undefined
	};
}
function shouldRetry(e, t) {
	return e.isTransient && (t || !e.wasTaken);
}
const Ze = 6e4;
const Qe = 500;
const $e = 8e3;
function retryDelay(e, t, n) {
	if (t !== undefined) return t;
	const r = Math.min($e, Qe * 2 ** (e - 1));
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
const et = /^[A-Z][a-z]{2}, [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9]{2}:[0-9]{2}:[0-9]{2} GMT$/;
function hintOf(e, t) {
	const n = e.headers["retry-after"]?.trim() ?? "";
	if (/^[0-9]{1,9}$/.test(n)) return Number(n) * 1e3;
	const r = et.test(n) ? Date.parse(n) : Number.NaN;
	return Number.isNaN(r) ? retryInfoOf(e.body) : Math.max(0, r - t);
}
const tt = 1048576;
function retryInfoOf(e) {
	if (e.length > tt || !e.includes("google.rpc.RetryInfo")) return undefined;
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
const nt = {
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
const rt = 1048576;
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
	const c = parseRedacted(e.body, n);
	const l = nt[i] ?? (i >= 500 ? "INTERNAL" : "UNKNOWN");
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
		const t = c["code"] === 0 ? undefined : g[Number(c["code"])];
		const n = textAt(c, "message") || `HTTP status ${i}`;
		return new PlatformError(n, {
			...u,
			...e,
			code: t ?? l
		});
	}
	const d = (json_value_isRecord(c) ? recordsAt(c, "errors")?.[0] : undefined) ?? {};
	const f = textAt(d, "message") || `HTTP status ${i}`;
	return new PlatformError(f, {
		...u,
		reason: textAt(d, "code")
	});
}
const it = 65536;
function errorBody(e, t) {
	return e.length > rt ? "" : t(e).slice(0, it);
}
function parseRedacted(e, t) {
	return e.length > rt ? undefined : parseJson(e, t);
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
function createTransport(e) {
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
			if (c.kind === "error") r ||= c.failed.wasTaken;
			return c;
		};
		const o = {
			...e,
			signal: a,
			...n.once === true ? { maxAttempts: 1 } : {}
		};
		const { last: s, tries: c } = await withRetries(o, n.idempotent, attempt);
		if (s.kind === "value") return s.value;
		if (a.aborted) throw stoppedError(a, i, r);
		throw withTries(s.error, c, r);
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
	}, s);
}
const ot = {
	connection: "CONNECTION",
	timeout: "TIMEOUT",
	aborted: "CANCELLED",
	"too-large": "UNDECODABLE",
	certificate: "CERTIFICATE"
};
const st = new Set([
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
				isTransient: t && st.has(e.code)
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
			code: ot[r],
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
			body: errorBody(t.body, n),
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
const ct = "latest";
const lt = "library";
function withPlainHost([e, ...t]) {
	return [plainHost(String(e)), ...t];
}
function fileSegments({ host: e, path: t }) {
	const n = plainHost(e ?? M);
	const r = n === M && t.length === 1;
	return [
		n,
		...r ? [lt] : [],
		...t
	];
}
function mapsDockerHub({ mappings: e }) {
	return e.some(({ from: e }) => e[0] === M);
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
	const r = e.tag ?? ct;
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
	const l = a.length === 1 ? [N, ...a] : a;
	return ours(a, r, {
		host: i ?? ut,
		path: l,
		tag: r,
		digest: undefined
	});
}
function ours(e, t, n) {
	const r = e.length === 1 ? [N, ...e] : e;
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
	return n === ut || n === plainHost(t.registryHost);
}
function longestMapping(e, t) {
	if (e.length === 0) return undefined;
	const n = t.filter(({ from: t, to: n }) => (t.length < e.length || t.length === e.length && n.length > 1) && t.every((t, n) => t === e[n]));
	return n.sort((e, t) => t.from.length - e.from.length)[0];
}
const ut = "cgr.dev";
const M = "docker.io";
const dt = new Set([
	M,
	"index.docker.io",
	"registry-1.docker.io"
]);
function plainHost(e) {
	const t = e.toLowerCase();
	const n = t.endsWith(":443") ? t.slice(0, -":443".length) : t;
	return dt.has(n) ? M : n;
}
const N = "chainguard";
function isPublic(e, t) {
	return e.startsWith(`${N}/`) && (t === "latest" || t === "latest-dev");
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
const ft = /^[a-z0-9][a-z0-9._-]{0,63}$/;
function parsePlatform(e) {
	const [t, n, r, ...i] = e.split("/");
	if (t === undefined || n === undefined || i.length > 0) return undefined;
	const a = [
		t,
		n,
		...r === undefined ? [] : [r]
	];
	return a.every((e) => ft.test(e)) ? {
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
const pt = {
	arm64: "v8",
	arm: "v7",
	amd64: "v1"
};
function variantOf({ architecture: e, variant: t }) {
	return t ?? pt[e];
}
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
const mt = null && (() => new Uint8Array(new Uint32Array([287454020]).buffer)[0] === 68)();
function byteSwap(e) {
	return e << 24 & 4278190080 | e << 8 & 16711680 | e >>> 8 & 65280 | e >>> 24 & 255;
}
const ht = null && (mt ? (e) => e : (e) => byteSwap(e));
const gt = null && ht;
function byteSwap32(e) {
	for (let t = 0; t < e.length; t++) {
		e[t] = byteSwap(e[t]);
	}
	return e;
}
const _t = null && (mt ? (e) => e : byteSwap32);
const vt = (() => typeof Uint8Array.from([]).toHex === "function" && typeof Uint8Array.fromHex === "function")();
const yt = Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, "0"));
function bytesToHex(e) {
	abytes(e);
	if (vt) return e.toHex();
	let t = "";
	for (let n = 0; n < e.length; n++) {
		t += yt[e[n]];
	}
	return t;
}
const P = {
	_0: 48,
	_9: 57,
	A: 65,
	F: 70,
	a: 97,
	f: 102
};
function asciiToBase16(e) {
	if (e >= P._0 && e <= P._9) return e - P._0;
	if (e >= P.A && e <= P.F) return e - (P.A - 10);
	if (e >= P.a && e <= P.f) return e - (P.a - 10);
	return;
}
function hexToBytes(e) {
	if (typeof e !== "string") throw new Error("hex string expected, got " + typeof e);
	if (vt) return Uint8Array.fromHex(e);
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
const bt = null && utils_createHasher;
const xt = null && createOptHasher;
const St = null && createXOFer;
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
const F = Uint32Array.from([
	1779033703,
	3144134277,
	1013904242,
	2773480762,
	1359893119,
	2600822924,
	528734635,
	1541459225
]);
const I = Uint32Array.from([
	3238371032,
	914150663,
	812702999,
	4144912697,
	4290775857,
	1750603025,
	1694076839,
	3204075428
]);
const L = Uint32Array.from([
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
const R = Uint32Array.from([
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
const z = BigInt(2 ** 32 - 1);
const Ct = BigInt(32);
function fromBig(e, t = false) {
	if (t) return {
		h: Number(e & z),
		l: Number(e >> Ct & z)
	};
	return {
		h: Number(e >> Ct & z) | 0,
		l: Number(e & z) | 0
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
const toBig = (e, t) => BigInt(e >>> 0) << Ct | BigInt(t >>> 0);
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
const wt = {
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
const Tt = null && wt;
;
const Et = Uint32Array.from([
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
const B = new Uint32Array(64);
class SHA256 extends HashMD {
	constructor(e = 32) {
		super(64, e, 8, false);
		this.A = F[0] | 0;
		this.B = F[1] | 0;
		this.C = F[2] | 0;
		this.D = F[3] | 0;
		this.E = F[4] | 0;
		this.F = F[5] | 0;
		this.G = F[6] | 0;
		this.H = F[7] | 0;
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
		for (let n = 0; n < 16; n++, t += 4) B[n] = e.getUint32(t, false);
		for (let e = 16; e < 64; e++) {
			const t = B[e - 15];
			const n = B[e - 2];
			const r = rotr(t, 7) ^ rotr(t, 18) ^ t >>> 3;
			const i = rotr(n, 17) ^ rotr(n, 19) ^ n >>> 10;
			B[e] = i + B[e - 7] + r + B[e - 16] | 0;
		}
		let { A: n, B: r, C: i, D: a, E: o, F: s, G: c, H: l } = this;
		for (let e = 0; e < 64; e++) {
			const t = rotr(o, 6) ^ rotr(o, 11) ^ rotr(o, 25);
			const u = l + t + Chi(o, s, c) + Et[e] + B[e] | 0;
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
		clean(B);
	}
	destroy() {
		this.set(0, 0, 0, 0, 0, 0, 0, 0);
		clean(this.buffer);
	}
}
class SHA224 extends SHA256 {
	constructor() {
		super(28);
		this.A = I[0] | 0;
		this.B = I[1] | 0;
		this.C = I[2] | 0;
		this.D = I[3] | 0;
		this.E = I[4] | 0;
		this.F = I[5] | 0;
		this.G = I[6] | 0;
		this.H = I[7] | 0;
	}
}
const Dt = (() => split([
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
const Ot = (() => Dt[0])();
const kt = (() => Dt[1])();
const V = new Uint32Array(80);
const H = new Uint32Array(80);
class SHA512 extends HashMD {
	constructor(e = 64) {
		super(128, e, 16, false);
		this.Ah = R[0] | 0;
		this.Al = R[1] | 0;
		this.Bh = R[2] | 0;
		this.Bl = R[3] | 0;
		this.Ch = R[4] | 0;
		this.Cl = R[5] | 0;
		this.Dh = R[6] | 0;
		this.Dl = R[7] | 0;
		this.Eh = R[8] | 0;
		this.El = R[9] | 0;
		this.Fh = R[10] | 0;
		this.Fl = R[11] | 0;
		this.Gh = R[12] | 0;
		this.Gl = R[13] | 0;
		this.Hh = R[14] | 0;
		this.Hl = R[15] | 0;
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
			V[n] = e.getUint32(t);
			H[n] = e.getUint32(t += 4);
		}
		for (let e = 16; e < 80; e++) {
			const t = V[e - 15] | 0;
			const n = H[e - 15] | 0;
			const r = rotrSH(t, n, 1) ^ rotrSH(t, n, 8) ^ shrSH(t, n, 7);
			const i = rotrSL(t, n, 1) ^ rotrSL(t, n, 8) ^ shrSL(t, n, 7);
			const a = V[e - 2] | 0;
			const o = H[e - 2] | 0;
			const s = rotrSH(a, o, 19) ^ rotrBH(a, o, 61) ^ shrSH(a, o, 6);
			const c = rotrSL(a, o, 19) ^ rotrBL(a, o, 61) ^ shrSL(a, o, 6);
			const l = add4L(i, c, H[e - 7], H[e - 16]);
			const u = add4H(l, r, s, V[e - 7], V[e - 16]);
			V[e] = u | 0;
			H[e] = l | 0;
		}
		let { Ah: n, Al: r, Bh: i, Bl: a, Ch: o, Cl: s, Dh: c, Dl: l, Eh: u, El: d, Fh: f, Fl: p, Gh: m, Gl: h, Hh: g, Hl: _ } = this;
		for (let e = 0; e < 80; e++) {
			const t = rotrSH(u, d, 14) ^ rotrSH(u, d, 18) ^ rotrBH(u, d, 41);
			const ee = rotrSL(u, d, 14) ^ rotrSL(u, d, 18) ^ rotrBL(u, d, 41);
			const te = u & f ^ ~u & m;
			const ne = d & p ^ ~d & h;
			const re = add5L(_, ee, ne, kt[e], H[e]);
			const ie = add5H(re, g, t, te, Ot[e], V[e]);
			const ae = re | 0;
			const oe = rotrSH(n, r, 28) ^ rotrBH(n, r, 34) ^ rotrBH(n, r, 39);
			const v = rotrSL(n, r, 28) ^ rotrBL(n, r, 34) ^ rotrBL(n, r, 39);
			const y = n & i ^ n & o ^ i & o;
			const se = r & a ^ r & s ^ a & s;
			g = m | 0;
			_ = h | 0;
			m = f | 0;
			h = p | 0;
			f = u | 0;
			p = d | 0;
			({h: u, l: d} = add(c | 0, l | 0, ie | 0, ae | 0));
			c = o | 0;
			l = s | 0;
			o = i | 0;
			s = a | 0;
			i = n | 0;
			a = r | 0;
			const b = add3L(ae, v, se);
			n = add3H(b, ie, oe, y);
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
		clean(V, H);
	}
	destroy() {
		clean(this.buffer);
		this.set(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
	}
}
class SHA384 extends SHA512 {
	constructor() {
		super(48);
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
}
const U = Uint32Array.from([
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
const W = Uint32Array.from([
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
class SHA512_256 extends SHA512 {
	constructor() {
		super(32);
		this.Ah = W[0] | 0;
		this.Al = W[1] | 0;
		this.Bh = W[2] | 0;
		this.Bl = W[3] | 0;
		this.Ch = W[4] | 0;
		this.Cl = W[5] | 0;
		this.Dh = W[6] | 0;
		this.Dl = W[7] | 0;
		this.Eh = W[8] | 0;
		this.El = W[9] | 0;
		this.Fh = W[10] | 0;
		this.Fl = W[11] | 0;
		this.Gh = W[12] | 0;
		this.Gl = W[13] | 0;
		this.Hh = W[14] | 0;
		this.Hl = W[15] | 0;
	}
}
const At = utils_createHasher(() => new SHA256());
const jt = null && createHasher(() => new SHA224());
const Mt = null && createHasher(() => new SHA512());
const Nt = null && createHasher(() => new SHA384());
const Pt = null && createHasher(() => new SHA512_256());
const Ft = null && createHasher(() => new SHA512_224());
;
const It = 64 * 1024;
function sha256Hex(e) {
	const t = At.create();
	const n = new TextEncoder();
	const r = new Uint8Array(Math.min(It, 3 * e.length));
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
const Lt = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
const Rt = /^[a-z0-9]+(?:(?:\.|_|__|-+|\/)[a-z0-9]+)*$/;
const zt = /^(?:[A-Za-z0-9]+(?:(?:\.|-+)[A-Za-z0-9]+)*|\[[0-9a-fA-F:]+\])(?::[0-9]{1,5})?$/;
const Bt = 4096;
function isTag(e) {
	return Lt.test(e);
}
function image_reference_isHostSegment(e) {
	return e.includes(".") || e.includes(":") || e === "localhost";
}
function image_reference_parseImageReference(e) {
	if (e === "") return malformed("it is empty");
	if (e.length > Bt) return malformed(`it is longer than ${Bt} characters`);
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
	if (u !== undefined && !zt.test(u)) return malformed("its registry host is not a valid host name");
	const d = u === undefined ? s : s.slice(c + 1);
	if (!Rt.test(d)) return malformed(pathProblem(d));
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
	const isWrong = (e) => !Rt.test(e);
	if (e.split("/").find(isWrong) === "") return "it has an empty name";
	return "its name may contain only lower-case letters and digits, separated by `.`, `_` or `-`";
}
function withoutWrongDigest(e) {
	const t = e.indexOf("@");
	const n = image_reference_parseImageReference(e.slice(0, Math.max(0, t)));
	return n.kind === "reference" && n.reference.tag !== undefined ? n.reference : undefined;
}
const Vt = /^[\w./-]+(?::[\w.-]+|(?::[\w.-]+)?@sha(?:256|512):[\w:+.-]*)$/;
function isCompleteReference(e) {
	const t = image_reference_parseImageReference(e);
	if (t.kind === "malformed") {
		const t = e.indexOf("/");
		const n = e.slice(0, Math.max(0, t));
		return image_reference_isHostSegment(n) && zt.test(n) && Vt.test(e.slice(t + 1));
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
const Ht = /^sha256:[0-9a-f]{64}$/;
function isDigest(e) {
	return Ht.test(e);
}
;
const Ut = ["application/vnd.oci.image.index.v1+json", "application/vnd.docker.distribution.manifest.list.v2+json"];
const Wt = ["application/vnd.oci.image.manifest.v1+json", "application/vnd.docker.distribution.manifest.v2+json"];
const Gt = [...Ut, ...Wt].join(", ");
const Kt = 1e3;
function decodeManifest(e) {
	if (!json_value_isRecord(e)) throw new TypeError("it is not a JSON object");
	const [t, n, r] = [
		e["mediaType"],
		e["manifests"],
		e["layers"]
	];
	if (n !== undefined && r !== undefined) throw new TypeError("it has `manifests` and `layers`, so that readers disagree about it");
	if (Array.isArray(n)) {
		requireType(t, Ut, "manifests");
		return {
			kind: "index",
			manifests: descriptorsOf(n, "manifests")
		};
	}
	if (Array.isArray(r)) {
		requireType(t, Wt, "layers");
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
	if (e.length > Kt) throw new TypeError(`\`${t}\` has more than ${Kt} entries`);
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
	if (!json_value_isRecord(e)) return {};
	return Object.fromEntries(Object.entries(e).filter((e) => typeof e[1] === "string"));
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
const qt = 4 * 1024 * 1024;
const Jt = 64 * 1024 * 1024;
const Yt = 16;
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
		url: `${e.registryUrl}${path`/v2/${t}/manifests/${n}`}`,
		name: `${t}${isDigest(n) ? "@" : ":"}${n}`,
		accept: Gt,
		maximumBytes: qt,
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
				url: `${e.registryUrl}${path`/v2/${t}/blobs/${n}`}`,
				name: `${t}@${n}`,
				accept: "*/*",
				maximumBytes: Jt,
				judge: (e) => {
					requireDigest(`sha256:${sha256Hex(e)}`, n);
					return e;
				}
			};
			if (r > Jt) throw image_registry_tooLarge(i);
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
	let i = `${e.registryUrl}${path`/v2/${t}/referrers/${n}`}`;
	for (let a = 1; i !== undefined; a += 1) {
		const o = i;
		if (a > Yt) throw failure(o, "UNDECODABLE", `the list of referrers has more than ${Yt} pages`);
		const s = await get(e, {
			repository: t,
			url: o,
			name: `${t}@${n}`,
			accept: Gt,
			maximumBytes: qt,
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
	const s = a.startsWith(`${N}/`);
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
	if (d.kind === "too-large") throw image_registry_tooLarge(t);
	return d.value;
}
function requireDigest(e, t) {
	if (e !== t) throw new TypeError(`its digest is ${e}, not ${t}`);
}
function image_registry_tooLarge({ maximumBytes: e, name: t, url: n }) {
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
	const i = isLoopback(n.hostname) && isLoopback(r.hostname) && r.protocol === "http:";
	if (r.protocol !== "https:" && !i) throw refused("is not https");
	return r;
}
const Xt = 20;
function secretsIn({ search: e, searchParams: t }) {
	const n = [...t.values()].filter((e) => e.length >= Xt);
	const r = e.length > Xt ? [e.slice(1)] : [];
	return new Set([
		...r,
		...n,
		...n.map(encodeURIComponent)
	]);
}
;
const Zt = 16;
const Qt = /^[A-Za-z0-9+/_-]+={0,2}$/;
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
	if (!Qt.test(t)) throw new TypeError("its payload is not base64");
	const r = e["signatures"] ?? [];
	if (!Array.isArray(r)) throw new TypeError("its signatures are not a list");
	if (r.length > Zt) throw new TypeError(`it has more than ${Zt} signatures`);
	return {
		payloadType: n,
		payload: t,
		signatures: r.map(signatureOf)
	};
}
function signatureOf(e) {
	const t = isRecord(e) ? textOf(e["sig"]) : undefined;
	if (t === undefined || !Qt.test(t)) throw new TypeError("a signature is not base64");
	return t;
}
function reasonOf(e) {
	return e instanceof Error ? e.message.slice(0, 300) : "it cannot be read";
}
const $t = "application/vnd.in-toto+json";
const en = /^https:\/\/in-toto\.io\/Statement\/v(?:0\.1|1)$/;
const tn = /^https:\/\/(?:spdx\.dev\/Document|cyclonedx\.org\/(?:bom|schema))(?:\/|$)/;
const nn = 1e3;
function isSbomType(e) {
	return tn.test(e);
}
function payloadOf({ payload: e, payloadType: t }) {
	if (t !== $t) throw new TypeError("its payload is not an in-toto statement");
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
	if (!json_value_isRecord(t) || !en.test(json_value_textOf(t["_type"]) ?? "")) throw new TypeError("its payload is not an in-toto statement");
	const n = json_value_textOf(t["predicateType"]);
	if (n === undefined) throw new TypeError("its statement has no predicate type");
	const { subject: r } = t;
	if (!Array.isArray(r) || r.length > nn) throw new TypeError(`its statement has no list of at most ${nn} subjects`);
	return {
		subjects: r.flatMap(digestOf),
		predicateType: n,
		createdAt: createdAt(t["predicate"]),
		json: t
	};
}
function digestOf(e) {
	const t = json_value_isRecord(e) ? e["digest"] : undefined;
	const n = json_value_isRecord(t) ? json_value_textOf(t["sha256"]) : undefined;
	return n === undefined ? [] : [`sha256:${n}`];
}
function createdAt(e) {
	if (!json_value_isRecord(e)) return undefined;
	const { creationInfo: t, metadata: n } = e;
	const r = json_value_isRecord(t) ? json_value_textOf(t["created"]) : json_value_isRecord(n) ? json_value_textOf(n["timestamp"]) : undefined;
	return r === undefined ? undefined : parseTime(r);
}
;
const rn = "application/vnd.dsse.envelope.v1+json";
const an = /^application\/vnd\.dev\.sigstore\.bundle(?:\.v0\.\d|\+json;version=0\.\d)/;
const on = 32;
const sn = 512;
const cn = 4;
async function findAttestations(e, t, n) {
	const r = attestationTag(n);
	const [i, a] = await Promise.all([e.referrers(t, n), e.manifest(t, r)]);
	if (i.length > sn) return { kind: "too-many" };
	const o = await mapPool(i, cn, async (n) => {
		const r = await e.manifest(t, n.digest);
		return placesOf(r?.manifest, `referrer ${n.digest}`);
	});
	const s = [...placesOf(a?.manifest, `tag \`${r}\``), ...o.flat()];
	const keyOf = ({ layer: e }) => JSON.stringify([e.digest, e.annotations]);
	const c = [...new Map(s.map((e) => [keyOf(e), e])).values()];
	return c.length > on ? { kind: "too-many" } : {
		kind: "places",
		places: c
	};
}
function attestationTag(e) {
	return `${referrersTag(e)}.att`;
}
function placesOf(e, t) {
	if (e?.kind !== "image" || !isPossible(e.annotations["dev.sigstore.bundle.predicateType"])) return [];
	const n = isEnvelope(e.artifactType ?? e.config?.mediaType ?? "");
	return e.layers.filter(({ annotations: e, mediaType: t }) => {
		return (n || isEnvelope(t)) && isPossible(e["predicateType"]);
	}).map((e) => ({
		layer: e,
		name: t
	}));
}
function isEnvelope(e) {
	return e === rn || an.test(e);
}
function isPossible(e) {
	return e === undefined || isSbomType(e);
}
;
async function listSboms(e, t, n, r) {
	const i = parsePlatform(r);
	if (i === undefined) throw new TypeError(`\`${r}\` is not a platform such as \`linux/amd64\``);
	const a = await e.manifest(t, n);
	const o = `${t}${n.includes(":") ? "@" : ":"}${n}`;
	if (a === undefined) throw list_sboms_failure("NOT_FOUND", `\`${o}\` is not in the registry`);
	const s = await manifestOf(e, t, o, a, i);
	for (const n of new Set([s, a.digest])) {
		const r = await findAttestations(e, t, n);
		if (r.kind === "too-many") throw list_sboms_failure("UNDECODABLE", `\`${o}\` has more than ${on} attestations`);
		const i = await Promise.all(r.places.map(async ({ layer: r, name: i }) => readAttestation(await e.blob(t, r), i, n)));
		const a = i.flatMap((e) => e === undefined ? [] : [{
			digest: s,
			...e
		}]);
		if (a.length > 0) return a;
	}
	return [];
}
async function manifestOf(e, t, n, r, i) {
	const a = choosePlatform(await imagesOf(e, t, r), i);
	if (a.kind === "manifest") return a.descriptor.digest;
	const o = a.offered.join(", ") || "none";
	throw list_sboms_failure("NOT_FOUND", `\`${n}\` has no image for \`${printPlatform(i)}\`; its platforms: ${o}`);
}
function readAttestation(e, t, n) {
	try {
		const t = json_value_parseUniqueJson(e);
		const r = json_value_isRecord(t) ? t["dsseEnvelope"] ?? t : undefined;
		if (!json_value_isRecord(r)) throw new TypeError("it is not a JSON object");
		const [i, a] = [json_value_textOf(r["payload"]), json_value_textOf(r["payloadType"])];
		if (i === undefined || a === undefined) throw new TypeError("it is not a DSSE envelope");
		const o = readStatement(payloadOf({
			payload: i,
			payloadType: a
		}));
		if (!isSbomType(o.predicateType) || !o.subjects.includes(n)) return undefined;
		const { predicate: s } = o.json;
		const c = json_value_isRecord(s) ? s["Data"] ?? s : undefined;
		const l = typeof c === "string" ? json_value_parseUniqueJson(c) : c;
		if (!json_value_isRecord(l)) throw new TypeError("its predicate is not an SBOM");
		return {
			predicateType: o.predicateType,
			document: l,
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
				url: `${t}${path`/v2/${e}/_chainguard/history/${r}`}${renderWindow(n)}`,
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
function renderWindow(e) {
	return renderQuery({
		start: e.start === undefined ? undefined : renderTime(e.start),
		end: e.end === undefined ? undefined : renderTime(e.end)
	});
}
;
const ln = "https://console-api.enforce.dev";
const un = "https://cgr.dev";
function openPlatform(e, t) {
	const { clock: n = pe } = t;
	const r = originOf(e.apiUrl ?? ln);
	const i = originOf(e.registryUrl ?? un);
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
		personal: t.personal,
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
	const h = createRegistry({
		registryUrl: i,
		transport: c,
		tokens: m,
		mask
	});
	const g = open_platform_platformOf(p, h, d);
	return {
		platform: g,
		client: p,
		registry: h,
		ways: d,
		issuerUrl: a,
		registryAudience: u,
		platformTokens: f,
		registryTokens: m
	};
}
function idTokenOf({ idToken: e, signal: t }, n) {
	return e && (() => untilStopped(() => e(n), t, "requesting an ID token"));
}
function open_platform_platformOf(e, t, { clock: n, issuerUrl: r, transport: i }) {
	const a = createClient({
		baseUrl: r,
		transport: i,
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
			exchange: async (e, t) => exchangeToken(limitTransport(i, t), r, e, n.now()),
			refresh: async (e, t) => refreshToken(limitTransport(i, t), r, e, n.now()),
			send: async (e, t) => limitClient(a, t).send(e)
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
	if (e > 0) return Math.ceil(Math.min(e, fe));
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
const dn = globalThis.fetch;
const fn = Symbol.for("undici.globalDispatcher.1");
let pn;
function usualHttp() {
	const e = globalThis.fetch !== dn || Reflect.has(globalThis, fn);
	if (e || !isNode() || namesProxy(process.env)) return createFetchHttp(globalThis.fetch);
	pn ??= openDirect(Number.POSITIVE_INFINITY);
	const { send: t } = pn;
	return (e) => t(new URL(e.url), e);
}
function isNode() {
	if (typeof process === "undefined" || typeof process.getBuiltinModule !== "function") return false;
	return !("deno" in process.versions || "bun" in process.versions);
}
;
const mn = message({
	installationId: E,
	name: E
});
const G = message({
	uid: w,
	name: E,
	description: E,
	amazon: maybe(message({ account: E })),
	google: maybe(message({
		projectId: E,
		projectNumber: E
	})),
	azure: maybe(message({
		tenantId: E,
		clientIds: mapOf(w)
	})),
	github: maybe(message({ appInstallations: mapOf(message({ installations: listOf(mn) })) })),
	chainguard: maybe(message({ serviceBindings: mapOf(w) })),
	createTime: E,
	updateTime: E
});
const hn = [
	"ACCOUNT_PROVIDER_TYPE_UNSPECIFIED",
	"ACCOUNT_PROVIDER_TYPE_GOOGLE",
	"ACCOUNT_PROVIDER_TYPE_AMAZON",
	"ACCOUNT_PROVIDER_TYPE_AZURE"
];
const gn = [
	"CHECK_STATUS_UNSPECIFIED",
	"CHECK_STATUS_READY",
	"CHECK_STATUS_NOT_READY"
];
const _n = message({
	status: enumName(gn),
	reason: E,
	message: E
});
const vn = {
	...values("name", "description"),
	amazon: { fields: values("account") },
	google: { fields: values("projectId", "projectNumber") },
	azure: { fields: values("tenantId", "clientIds") },
	github: { fields: values("appInstallations") },
	chainguard: { fields: values("serviceBindings") }
};
function listAccountAssociations(e = {}) {
	const t = { name: e.name };
	return listOperation("/iam/v2/accountAssociations", "accountAssociations", G, e, t);
}
function getAccountAssociation(e) {
	return readCall(path`/iam/v2/accountAssociations/${e}`, G);
}
function createAccountAssociation(e, t) {
	return postCall(path`/iam/v2/accountAssociations/${e}`, t, G, vn);
}
function updateAccountAssociation(e, t, n) {
	return patchCall(path`/iam/v2/accountAssociations/${e}`, t, n, G, vn);
}
function deleteAccountAssociation(e) {
	return deleteCall(path`/iam/v2/accountAssociations/${e}`);
}
function checkAccountAssociation(e, t) {
	requireEnumName("providerType", t, hn);
	return postCall(path`/iam/v2/accountAssociations/${e}:checkAccountAssociation`, { providerType: t }, _n);
}
;
const yn = [
	"REVIEW_STATE_UNSPECIFIED",
	"REVIEW_STATE_PENDING",
	"REVIEW_STATE_APPROVED",
	"REVIEW_STATE_REQUEST_CHANGES",
	"REVIEW_STATE_REJECTED"
];
const bn = [
	"TYPE_UNSPECIFIED",
	"TYPE_CVSS_V2",
	"TYPE_CVSS_V3",
	"TYPE_CVSS_V4"
];
const xn = [
	"TYPE_UNSPECIFIED",
	"TYPE_VULNERABILITY_RECORD_ANALYSIS_CONTESTED",
	"TYPE_COMPONENT_VULNERABILITY_MISMATCH",
	"TYPE_VULNERABLE_CODE_VERSION_NOT_USED",
	"TYPE_VULNERABLE_CODE_NOT_INCLUDED_IN_PACKAGE",
	"TYPE_VULNERABLE_CODE_NOT_IN_EXECUTION_PATH",
	"TYPE_VULNERABLE_CODE_CANNOT_BE_CONTROLLED_BY_ADVERSARY",
	"TYPE_INLINE_MITIGATIONS_EXIST"
];
const K = maybe(message({ note: D }));
const Sn = message({
	uid: D,
	createTime: D,
	author: D,
	reviewer: D,
	reviewState: maybe(enumName(yn)),
	issue: D,
	detection: maybe(j),
	fixed: maybe(message({
		fixedVersion: D,
		note: D
	})),
	truePositiveDetermination: K,
	falsePositiveDetermination: maybe(message({
		type: maybe(enumName(xn)),
		note: D
	})),
	analysisNotPlanned: K,
	fixNotPlanned: K,
	pendingUpstreamFix: K,
	patched: maybe(message({
		patchedVersions: maybeListOf(w),
		note: D
	}))
});
const Cn = message({
	uid: T,
	advisoryId: T,
	artifactName: T,
	updateTime: E,
	createTime: D,
	legacyAdvisoryId: D,
	author: D,
	artifactType: D,
	artifactArchitecture: D,
	componentName: D,
	componentType: D,
	componentLocation: D,
	aliases: maybeListOf(w),
	severities: maybeListOf(message({
		type: maybe(enumName(bn)),
		score: scoreText
	})),
	events: maybeListOf(Sn),
	deleteTime: D
});
;
function listAdvisories(e) {
	const { ancestorsOf: t, childrenOf: n, descendantsOf: r, inRoot: i, uids: a, ...o } = e;
	return listOperation("/vulnerabilities/v2/advisories", "advisories", Cn, e, o);
}
function getAdvisory(e) {
	return readCall(path`/vulnerabilities/v2/advisories/${e}`, Cn);
}
const q = maybe(message({ note: E }));
const wn = message({
	timestamp: E,
	detection: maybe(j),
	fixed: maybe(message({ fixedVersion: E })),
	truePositiveDetermination: q,
	falsePositiveDetermination: maybe(message({
		type: enumName(xn),
		note: E
	})),
	analysisNotPlanned: q,
	fixNotPlanned: q,
	pendingUpstreamFix: q
});
const Tn = message({
	id: E,
	aliases: listOf(w),
	packageNamespace: E,
	events: listOf(wn)
});
const En = message({
	id: E,
	advisories: listOf(Tn)
});
const Dn = message({ documents: listOf(En) });
function listAdvisoryDocuments(e = {}) {
	const { cves: t, id: n } = e;
	return {
		...readCall("/advisory/v2/documents", Dn, {
			id: n,
			cves: t
		}),
		anonymous: true
	};
}
const On = [
	"TYPE_UNSPECIFIED",
	"TYPE_ADVISORY",
	"TYPE_ARTICLE",
	"TYPE_DETECTION",
	"TYPE_DISCUSSION",
	"TYPE_REPORT",
	"TYPE_FIX",
	"TYPE_INTRODUCED",
	"TYPE_PACKAGE",
	"TYPE_EVIDENCE",
	"TYPE_WEB"
];
const kn = changed(message({
	id: E,
	summary: E,
	details: E,
	references: listOf(message({
		type: enumName(On),
		url: E
	})),
	severities: listOf(message({
		type: enumName(bn),
		score: scoreText
	}))
}), (e) => ({
	...e,
	uid: e.id
}));
function listVulnerabilityMetadata(e = {}) {
	const { id: t, ids: n } = e;
	const r = listOperation("/advisory/v2/metadata", "vulnerabilityMetadata", kn, {}, {
		id: t,
		ids: n
	});
	return (e) => ({
		...r(e),
		anonymous: true
	});
}
;
const An = [
	"ECOSYSTEM_UNSPECIFIED",
	"ECOSYSTEM_JAVA",
	"ECOSYSTEM_PYTHON"
];
const jn = message({
	uid: w,
	name: E,
	description: E,
	ecosystem: enumName(An),
	latestVersion: E,
	versionCount: k,
	createTime: E,
	updateTime: E
});
const Mn = message({
	uid: w,
	name: E,
	version: E,
	description: E,
	sizeBytes: A,
	createTime: E,
	updateTime: E
});
const Nn = message({ counts: listOf(message({
	ecosystem: enumName(An),
	totalCount: A
})) });
function listArtifacts(e) {
	return listOperation("/libraries/v2/artifacts", "artifacts", jn, {}, { ...e });
}
function listArtifactVersions(e) {
	const t = path`/libraries/v2/artifacts/${e}/versions`;
	return listOperation(t, "artifactVersions", Mn, {}, {});
}
function getArtifactCount(e) {
	return readCall("/libraries/v2/artifacts/count", Nn, { ecosystems: e });
}
;
const J = message({
	uid: w,
	identityProviderUid: E,
	externalGroupId: E,
	roleUid: E,
	scope: E,
	createTime: E
});
const Pn = message({
	parent: E,
	externalGroupRoleMappings: listOf(J)
});
const Fn = values("externalGroupId", "roleUid", "scope");
function listExternalGroupRoleMappings(e = {}) {
	const { identityProviderUid: t } = e;
	return listOperation("/iam/v2/externalGroupRoleMappings", "externalGroupRoleMappings", J, e, { identityProviderUid: t });
}
function getExternalGroupRoleMapping(e) {
	return readCall(path`/iam/v2/externalGroupRoleMappings/${e}`, J);
}
function createExternalGroupRoleMapping(e, t) {
	return postCall(path`/iam/v2/externalGroupRoleMappings/${e}`, t, J, Fn);
}
function deleteExternalGroupRoleMapping(e) {
	return deleteCall(path`/iam/v2/externalGroupRoleMappings/${e}`);
}
function batchDeleteExternalGroupRoleMappings(e, t) {
	const n = {
		parent: e,
		names: t
	};
	return postCall("/iam/v2/externalGroupRoleMappings:batchDelete", n, Pn);
}
;
const In = [
	"ORG_KIND_UNSPECIFIED",
	"ORG_KIND_STARTER",
	"ORG_KIND_CUSTOMER",
	"ORG_KIND_DEV",
	"ORG_KIND_INFRA",
	"ORG_KIND_AWS_MARKETPLACE"
];
const Ln = [
	"ORG_STATUS_UNSPECIFIED",
	"ORG_STATUS_INITIALIZING",
	"ORG_STATUS_READY",
	"ORG_STATUS_SUSPENDED"
];
const Y = message({
	uid: w,
	name: E,
	description: E,
	resourceLimits: mapOf(k),
	verified: O,
	kind: enumName(In),
	status: enumName(Ln),
	createTime: E,
	updateTime: E
});
const Rn = message({ group: maybe(Y) });
const zn = message({ eligible: O });
const Bn = {
	...values("name", "description", "verified"),
	kind: { names: In }
};
function listGroups(e = {}) {
	return listOperation("/iam/v2/groups", "groups", Y, e, { name: e.name });
}
function getGroup(e) {
	return readCall(path`/iam/v2/groups/${e}`, Y);
}
function createGroup(e, t) {
	return postCall(path`/iam/v2/groups/${e}`, t, Y, Bn);
}
function updateGroup(e, t, n) {
	return patchCall(path`/iam/v2/groups/${e}`, t, n, Y, Bn);
}
function deleteGroup(e) {
	return deleteCall(path`/iam/v2/groups/${e}`);
}
function requestGroupAccess(e) {
	return postCall(path`/iam/v2/groups/${e}:requestGroupAccess`, {}, j);
}
function checkEligibility() {
	return readCall("/iam/v2/groups:checkEligibility", zn, undefined, true);
}
function lookupGroup() {
	return readCall("/iam/v2/groups:lookupGroup", Rn, undefined, true);
}
const Vn = message({
	uid: E,
	name: E,
	description: E,
	capabilities: listOf(enumName(Ge))
});
const Hn = message({
	uid: w,
	code: E,
	keyId: E,
	email: E,
	singleUse: O,
	role: maybe(Vn),
	expirationTime: E,
	createTime: E
});
const Un = values("roleUid", "ttl", "email", "singleUse");
function listGroupInvites(e = {}) {
	const t = { keyId: e.keyId };
	return listOperation("/iam/v2/groupInvites", "groupInvites", Hn, e, t);
}
function getGroupInvite(e) {
	return readCall(path`/iam/v2/groupInvites/${e}`, Hn);
}
function createGroupInvite(e, t) {
	return postCall(path`/iam/v2/groupInvites/${e}`, t, Hn, Un);
}
function deleteGroupInvite(e) {
	return deleteCall(path`/iam/v2/groupInvites/${e}`);
}
const Wn = changed(message({
	docId: E,
	acceptedBy: E,
	orgUid: E,
	createTime: E
}), (e) => ({
	...e,
	uid: `${e.orgUid}/${e.docId}`
}));
const Gn = message({
	group: E,
	documentIds: listOf(w)
});
function listTermsAcceptances(e) {
	return listOperation(path`/iam/v2/terms/${e}`, "termsAcceptances", Wn, {}, {});
}
function acceptTerms(e, t) {
	return {
		...postCall(path`/iam/v2/terms/${e}`, { documentIds: t }, Gn),
		idempotent: true
	};
}
;
const Kn = [
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
const qn = message({
	issuer: D,
	issuerPattern: D,
	subject: D,
	subjectPattern: D,
	audience: D,
	audiencePattern: D,
	claims: mapOf(w),
	claimPatterns: mapOf(w)
});
const Jn = message({
	issuer: E,
	subject: E,
	issuerKeys: E,
	expirationTime: E,
	audiences: listOf(w)
});
const Yn = message({
	awsAccount: E,
	arn: D,
	arnPattern: D,
	userId: D,
	userIdPattern: D
});
const X = message({
	uid: w,
	name: E,
	description: E,
	claimMatch: maybe(qn),
	staticKeys: maybe(Jn),
	awsIdentity: maybe(Yn),
	servicePrincipal: maybe(enumName(Kn)),
	email: E,
	emailUnverified: E,
	company: E,
	lastSeenTime: E,
	createTime: E,
	updateTime: E
});
const Xn = {
	...values("name", "description", "company"),
	claimMatch: { fields: {
		...members("issuer", "issuerPattern", "subject", "subjectPattern", "audience", "audiencePattern"),
		...values("claims", "claimPatterns")
	} },
	staticKeys: { fields: {
		...values("issuer", "subject", "issuerKeys", "audiences"),
		...members("expirationTime")
	} },
	awsIdentity: { fields: {
		...values("awsAccount"),
		...members("arn", "arnPattern", "userId", "userIdPattern")
	} },
	servicePrincipal: { names: Kn }
};
function listIdentities(e = {}) {
	const { name: t, relationshipType: n } = e;
	return listOperation("/iam/v2/identities", "identities", X, e, {
		name: t,
		relationshipType: n
	});
}
function getIdentity(e) {
	return readCall(path`/iam/v2/identities/${e}`, X);
}
function createIdentity(e, t) {
	return postCall(path`/iam/v2/identities/${e}`, t, X, Xn);
}
function updateIdentity(e, t, n) {
	return patchCall(path`/iam/v2/identities/${e}`, t, n, X, Xn);
}
function deleteIdentity(e) {
	return deleteCall(path`/iam/v2/identities/${e}`);
}
function lookupIdentity(e, t) {
	return readCall("/iam/v2/identities:lookupIdentity", message({ uid: w }), {
		issuer: e,
		subject: t
	});
}
const Zn = message({
	uid: E,
	name: E,
	givenName: E,
	familyName: E,
	company: E,
	jobTitle: E,
	updatesOptIn: O,
	product: E,
	selfServe: O,
	hubspotUtk: E,
	latestFormSubmitUrl: E,
	latestInternalReferringUrl: E,
	utmCampaign: E,
	utmContent: E,
	utmMedium: E,
	utmSource: E,
	utmTerm: E
});
const Qn = {
	...values("company", "jobTitle", "product", "selfServe", "updatesOptIn", "hubspotUtk"),
	...values("latestFormSubmitUrl", "latestInternalReferringUrl"),
	...values("utmCampaign", "utmContent", "utmMedium", "utmSource", "utmTerm")
};
function updateIdentityMetadata(e, t) {
	const n = {
		identityMetadata: writeBody("update", e, Qn),
		...t === undefined ? {} : { updateMask: t.join(",") }
	};
	return patchCall("/iam/v2/identities:updateIdentityMetadata", n, undefined, Zn);
}
;
const $n = [
	"CORRELATION_RULE_UNSPECIFIED",
	"CORRELATION_RULE_SUB_EQUALS_EXTERNAL_ID",
	"CORRELATION_RULE_OID_EQUALS_EXTERNAL_ID"
];
const er = [
	"CREDENTIAL_STATE_UNSPECIFIED",
	"CREDENTIAL_STATE_NOT_ISSUED",
	"CREDENTIAL_STATE_LIVE",
	"CREDENTIAL_STATE_EXPIRED",
	"CREDENTIAL_STATE_REVOKED",
	"CREDENTIAL_STATE_ROTATING"
];
const tr = message({
	issuer: E,
	clientId: E,
	additionalScopes: listOf(w),
	groupsClaim: E,
	pkceEnabled: O,
	correlationRule: enumName($n)
});
const nr = message({
	enabled: O,
	endpointUrl: E,
	tokenExpireTime: E,
	previousTokenExpireTime: E,
	credentialState: enumName(er),
	etag: E
});
const Z = message({
	uid: w,
	name: E,
	description: E,
	defaultRole: E,
	oidc: maybe(tr),
	scim: maybe(nr),
	createTime: E,
	updateTime: E
});
const rr = {
	...values("name", "description", "defaultRole"),
	oidc: { fields: {
		...values("issuer", "clientId", "additionalScopes", "groupsClaim", "pkceEnabled"),
		...members("clientSecret"),
		correlationRule: { names: $n }
	} }
};
function listIdentityProviders(e = {}) {
	const t = { name: e.name };
	return listOperation("/iam/v2/identityProviders", "identityProviders", Z, e, t);
}
function getIdentityProvider(e) {
	return readCall(path`/iam/v2/identityProviders/${e}`, Z);
}
function createIdentityProvider(e, t) {
	return postCall(path`/iam/v2/identityProviders/${e}`, t, Z, rr);
}
function updateIdentityProvider(e, t, n) {
	return patchCall(path`/iam/v2/identityProviders/${e}`, t, n, Z, rr);
}
function deleteIdentityProvider(e) {
	return deleteCall(path`/iam/v2/identityProviders/${e}`);
}
const ir = message({
	identityProviderUid: E,
	enabled: O,
	etag: E
});
const ar = message({
	identityProviderUid: E,
	enabled: O,
	etag: E,
	revokeTime: E
});
const or = message({
	identityProviderUid: E,
	endpointUrl: E,
	token: E,
	expireTime: E,
	etag: E,
	requestedOverlap: E,
	previousTokenExpireTime: E
});
const sr = {
	expireTime: "member",
	neverExpires: "value"
};
const cr = {
	...sr,
	etag: "value",
	overlap: "member"
};
function generateScimToken(e, t = {}) {
	return postCall(path`/iam/v2/identityProviders/${e}:generateScimToken`, t, or, sr);
}
function regenerateScimToken(e, t) {
	return postCall(path`/iam/v2/identityProviders/${e}:regenerateScimToken`, t, or, cr);
}
function revokeScimToken(e) {
	return postCall(path`/iam/v2/identityProviders/${e}:revokeScimToken`, {}, ar);
}
function setScimEnabled(e, t) {
	return postCall(path`/iam/v2/identityProviders/${e}:setScimEnabled`, t, ir);
}
;
const lr = message({ response: E });
function ping() {
	return {
		...readCall("/ping/v2/ping", lr),
		anonymous: true
	};
}
;
const ur = [
	"CATALOG_TIER_UNSPECIFIED",
	"CATALOG_TIER_APPLICATION",
	"CATALOG_TIER_BASE",
	"CATALOG_TIER_FIPS",
	"CATALOG_TIER_AI",
	"CATALOG_TIER_DEVTOOLS",
	"CATALOG_TIER_COMMERCIAL"
];
const dr = message({
	source: E,
	amazon: E,
	azure: E,
	google: E,
	uniqueTags: O,
	expirationTime: E,
	gracePeriod: O
});
const fr = message({
	contents: maybe(message({
		packages: listOf(w),
		runtimeRepositories: listOf(w)
	})),
	environment: mapOf(w),
	annotations: mapOf(w)
});
const pr = message({
	uid: w,
	name: E,
	description: E,
	createTime: E,
	updateTime: E,
	activeTags: listOf(w),
	aliases: listOf(w),
	bundles: listOf(w),
	catalogTier: enumName(ur),
	sync_config: maybe(dr),
	customOverlay: maybe(fr)
});
const mr = message({
	uid: E,
	content: E
});
const hr = {
	...values("name", "description", "bundles", "aliases", "activeTags", "customOverlay"),
	catalogTier: { names: ur },
	sync_config: { fields: values("source", "amazon", "azure", "google") }
};
function listRepos(e = {}) {
	return listOperation("/registry/v2/repos", "repos", pr, e, { name: e.name });
}
function getRepo(e) {
	return readCall(path`/registry/v2/repos/${e}`, pr);
}
function createRepo(e, t) {
	return postCall(path`/registry/v2/repos/${e}`, t, pr, hr);
}
function updateRepo(e, t, n) {
	return patchCall(path`/registry/v2/repos/${e}`, t, n, pr, hr);
}
function deleteRepo(e) {
	return deleteCall(path`/registry/v2/repos/${e}`);
}
function getRepoReadme(e) {
	return readCall(path`/registry/v2/repos/${e}/readme`, mr);
}
function updateRepoReadme(e, t) {
	return patchCall(path`/registry/v2/repos/${e}/readme`, { content: t }, undefined, mr);
}
const gr = message({ architectures: listOf(w) });
const _r = message({
	size: A,
	architecture: E
});
function getArchitectures(e, t) {
	return readCall(path`/registry/v2/repos/${e}/digests/${t}/architectures`, gr);
}
function getSize(e, t, n) {
	return readCall(path`/registry/v2/repos/${e}/digests/${t}/size`, _r, { architecture: n });
}
const vr = [
	"POLICY_MODE_UNSPECIFIED",
	"ENFORCED",
	"DRY_RUN"
];
const yr = [
	"POLICY_CHECK_RESULT_UNSPECIFIED",
	"ALLOWED",
	"DENIED",
	"ERROR"
];
const br = message({
	policyId: E,
	policyName: E,
	mode: enumName(vr),
	result: enumName(yr),
	bindingId: E,
	parameters: (e) => j(e ?? {})
});
const xr = message({ results: listOf(br) });
function checkPolicies(e, t) {
	return {
		...postCall(path`/registry/v1/repos/${e}:checkPolicies`, { digest: t }, xr),
		idempotent: true
	};
}
;
const Sr = message({
	uid: E,
	name: E,
	description: E,
	subject: E,
	issuer: E,
	email: E
});
const Cr = message({
	uid: E,
	name: E,
	description: E
});
const orEmpty = (e) => (t, n) => e(t ?? {}, n);
const Q = message({
	uid: w,
	identity: orEmpty(Sr),
	group: orEmpty(Cr),
	role: orEmpty(Cr),
	createTime: E
});
const wr = changed(message({ roleBindings: listOf(Q) }), (e) => e.roleBindings);
const Tr = values("identityUid", "roleUid");
const Er = 25;
function listRoleBindings(e = {}) {
	const t = {
		identity: e.identity,
		group: e.group,
		role: e.role
	};
	return listOperation("/iam/v2/roleBindings", "roleBindings", Q, e, t);
}
function getRoleBinding(e) {
	return readCall(path`/iam/v2/roleBindings/${e}`, Q);
}
function createRoleBinding(e, t) {
	return postCall(path`/iam/v2/roleBindings/${e}`, t, Q, Tr);
}
function batchCreateRoleBindings(e, t, n) {
	const r = {
		parent: e,
		requests: t.map((t) => ({
			parent: e,
			roleBinding: writeBody("create", t, Tr)
		})),
		...n === undefined ? {} : { roleUid: n }
	};
	return postCall("/iam/v2/roleBindings:batchCreate", r, wr);
}
function updateRoleBinding(e, t) {
	return patchCall(path`/iam/v2/roleBindings/${e}`, t, ["*"], Q, Tr);
}
function deleteRoleBinding(e) {
	return deleteCall(path`/iam/v2/roleBindings/${e}`);
}
;
const Dr = message({
	uid: w,
	name: E,
	description: E,
	capabilities: listOf(enumName(Ge)),
	createTime: E,
	updateTime: E
});
const Or = {
	...values("name", "description"),
	capabilities: { names: Ge }
};
function listRoles(e = {}) {
	return listOperation("/iam/v2/roles", "roles", Dr, e, { name: e.name });
}
function getRole(e) {
	return readCall(path`/iam/v2/roles/${e}`, Dr);
}
function createRole(e, t) {
	return postCall(path`/iam/v2/roles/${e}`, t, Dr, Or);
}
function updateRole(e, t, n) {
	return patchCall(path`/iam/v2/roles/${e}`, t, n, Dr, Or);
}
function deleteRole(e) {
	return deleteCall(path`/iam/v2/roles/${e}`);
}
;
const kr = message({
	uid: w,
	sink: E
});
function listSubscriptions(e = {}) {
	return listOperation("/events/v2/subscriptions", "subscriptions", kr, e, {});
}
function getSubscription(e) {
	return readCall(path`/events/v2/subscriptions/${e}`, kr);
}
function createSubscription(e, t) {
	return postCall(path`/events/v2/subscriptions/${e}`, { sink: t.sink }, kr);
}
function deleteSubscription(e) {
	return deleteCall(path`/events/v2/subscriptions/${e}`);
}
;
const Ar = message({
	uid: w,
	name: E,
	digest: E,
	deprecated: Le,
	updateTime: E,
	bundles: listOf(w)
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
	return listOperation("/registry/v2/tags", "tags", Ar, e, n);
}
function getTag(e) {
	return readCall(path`/registry/v2/tags/${e}`, Ar);
}
const jr = values("name", "digest", "deprecated", "bundles");
function createTag(e, t) {
	return postCall(path`/registry/v2/tags/${e}`, t, Ar, jr);
}
function deleteTag(e) {
	return deleteCall(path`/registry/v2/tags/${e}`);
}
;
const Mr = [
	"UNKNOWN",
	"INGESTED",
	"GENERATED"
];
const Nr = [
	"UNKNOWN",
	"DESCRIBES",
	"CONTAINS",
	"DEPENDS_ON",
	"GENERATED_FROM"
];
const Pr = message({
	id: E,
	digest: E,
	name: E,
	description: E,
	format: E,
	tool: E,
	authors: E,
	source: enumName(Mr),
	generatedAt: E,
	lastSeen: E,
	rawSbom: E,
	graph: maybe(message({
		nodes: listOf(message({
			package: maybe(message({
				id: E,
				name: E,
				version: E,
				purl: E,
				license: E,
				description: E
			})),
			file: maybe(message({
				id: E,
				name: E
			}))
		})),
		edges: listOf(message({
			subjectId: E,
			predicateId: E,
			type: enumName(Nr)
		}))
	}))
});
function getSbom(e, t, n) {
	return readV1Call(path`/registry/v1/repos/${e}/digests/${t}/sbom`, Pr, { arch: n });
}
;
const Fr = message({ items: listOf(message({
	updateTimestamp: T,
	digest: T
})) });
const Ir = message({
	id: E,
	tagCount: A,
	lastUpdated: E,
	latestVersion: E,
	latestTag: maybe(message({
		id: E,
		name: E,
		digest: E,
		lastUpdated: E,
		deprecated: O
	}))
});
const Lr = message({
	version: E,
	eolDate: E,
	releaseDate: E,
	latestVersion: E
});
const Rr = message({
	versions: listOf(Lr),
	eolVersions: listOf(Lr),
	latestVersion: E,
	gracePeriodMonths: k,
	lastUpdatedTimestamp: E
});
function listTagHistory(e, t = {}) {
	const { end: n, start: r } = t;
	return readV1Call(path`/registry/v1/tags/${e}/history`, Fr, {
		start: r,
		end: n
	});
}
function getRepoTagsSummary(e, t = {}) {
	const { excludeDates: n, excludeEpochs: r, excludeReferrers: i } = t;
	return readV1Call(path`/registry/v1/repotagssummary/${e}`, Ir, {
		excludeReferrers: i,
		excludeDates: n,
		excludeEpochs: r
	});
}
function getPackageVersions(e) {
	return readV1Call(path`/registry/v1/versions/${e}`, Rr, {});
}
const zr = [
	"TAG_ACTIVE",
	"TAG_IN_GRACE",
	"TAG_INACTIVE"
];
const Br = [
	"GRACE_NOT_ELIGIBLE",
	"GRACE_ELIGIBLE",
	"GRACE_ACTIVE",
	"GRACE_BROKEN",
	"GRACE_EXPIRED"
];
const Vr = message({
	id: E,
	name: E,
	mainPackageName: E,
	tagStatus: enumName(zr),
	graceStatus: enumName(Br),
	gracePeriodExpiryDate: E,
	mainPackageVersion: maybe(Lr)
});
const Hr = message({
	items: listOf(Vr),
	nextPageToken: E
});
function listEolTags(e, t = {}) {
	const n = typeof e === "string" ? { childrenOf: e } : e;
	const { excludeDates: r, excludeEpochs: i, name: a, pageSize: o, pageToken: s } = t;
	const c = readV1Call("/registry/v1/eoltags", Hr, {
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
		decode: (e, t) => {
			if (!json_value_isRecord(e) || (e["items"] ?? undefined) === undefined) throw new TypeError("it is not the next page of `items`");
			return c.decode(e, t);
		}
	};
}
;
const Ur = [
	"UNKNOWN",
	"FIXED",
	"NOT_FIXED",
	"WONT_FIX"
];
const Wr = [
	"UNKNOWN",
	"LOW",
	"MEDIUM",
	"HIGH",
	"CRITICAL",
	"NEGLIGIBLE"
];
const Gr = [
	"UNKNOWN",
	"GRYPE",
	"TRIVY"
];
const Kr = maybe(message({
	versions: listOf(w),
	state: enumName(Ur)
}));
const qr = listOf(message({
	score: E,
	version: E
}));
const Jr = message({
	vulnerability: maybe(message({
		id: E,
		displayId: E,
		description: E,
		severity: enumName(Wr),
		source: E,
		cvss: qr
	})),
	pkg: maybe(message({
		name: E,
		version: E,
		purl: E
	})),
	fix: Kr
});
const Yr = message({
	id: E,
	lastSeen: E,
	reportGeneration: E,
	vulnerabilityDbLastBuildTime: E,
	scanner: maybe(message({
		name: enumName(Gr),
		version: E
	})),
	rawVulnReport: E,
	vulnerabilityMatches: listOf(Jr)
});
const Xr = maybe(message({
	name: enumName(Gr),
	version: E,
	dbBuildTime: E
}));
const Zr = message({
	digest: E,
	createdAt: E,
	scanner: Xr,
	vulnerabilities: listOf(message({
		id: E,
		aliases: listOf(w),
		purls: listOf(w),
		severity: enumName(Wr),
		cvss: qr,
		fix: Kr,
		locations: listOf(w),
		relatedUrls: listOf(w)
	}))
});
const Qr = message({
	repo: E,
	tag: E,
	date: E,
	sizeBytes: A,
	vulnCounts: listOf(message({
		severity: enumName(Wr),
		count: k
	})),
	cveIds: listOf(w)
});
const $r = message({
	digest: E,
	createdAt: E,
	scanner: Xr,
	rawReport: E,
	rawReportUrl: E
});
const ei = message({ items: listOf(Zr) });
const ti = message({ items: listOf(Qr) });
function getVulnReport(e, t) {
	return readV1Call(path`/registry/v1/repos/${e}/digests/${t}/vulnreport`, Yr, {});
}
function listVulnReports(e) {
	const { scannerDbBuildTime: t, scannerName: n, scannerVersion: r, ...i } = e;
	return readV1Call("/registry/v1/vuln_reports", ei, {
		...i,
		"scanner.name": n,
		"scanner.version": r,
		"scanner.dbBuildTime": t
	});
}
function listVulnCountReports(e) {
	return readV1Call("/registry/v1/vuln_reports/counts", ti, { ...e });
}
function listCumulativeVulnCountReports(e) {
	return readV1Call("/registry/v1/vuln_reports/counts_cumulative", ti, { ...e });
}
function getRawVulnReport(e) {
	return readV1Call("/registry/v1/vuln_reports/raw", $r, { ...e });
}
;
const ni = 5 * 6e4;
function latestMoment(e) {
	return e + ni;
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
const ri = 16;
const ii = 525600;
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
		const d = o > ri + t.count() / 500 || t.count() > ii;
		if (d) throw standstill(s);
		a = l === 0 ? 0 : i;
	}
}
const ai = Date.UTC(3e3, 0, 1);
function history_reader_inOrder(e) {
	const t = new Map();
	return async (n) => {
		const r = n.end !== undefined;
		const i = await e(n);
		const a = isNewestFirst(i);
		if (a !== undefined) t.set(r, a);
		else if (isAmbiguous(i) && isPart(n) && !t.has(r)) t.set(r, isNewestFirst(await e(r ? { end: ai } : {})));
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
const oi = {
	date: 30 * C,
	cooldown: 365 * C
};
const si = 400;
const ci = 800;
const li = 60;
async function findRecord(e, t, n, r = oi.date) {
	const i = history_reader_inOrder(e);
	const a = t ?? n;
	const o = t ?? latestMoment(n);
	const s = t === undefined ? {} : { end: t + 1 };
	let c = t === undefined ? undefined : t - r;
	let l;
	for (let e = 1; e <= li; e += 1) {
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
	const a = ci * r;
	const o = n ?? Math.max(i, t) + 1;
	if (o - t <= a) return t - 1;
	if (n === undefined) return Math.floor(o - si * r);
	const s = e + Math.sqrt(Math.max(t - e, a) * (o - e));
	return Math.floor(Math.min(s, (t + o) / 2));
}
async function findFirst(e) {
	let t;
	for (let n = 1; n <= li; n += 1) {
		const n = await e(t === undefined ? {} : { end: t.time });
		const r = sortRecords(n).at(0);
		if (r === undefined || t !== undefined && r.time >= t.time) break;
		t = r;
		if (n.length < $) break;
	}
	return t;
}
;
var ui = n.Y4;
var di = n.Wk;
var fi = n.QX;
var pi = n.zJ;
var mi = n.r$;
var hi = n.zz;
var gi = n.wT;
var _i = n.Jk;
var vi = n.Lk;
var yi = n.lW;
var bi = n.wj;
var xi = n.Ny;
var Si = n.DA;
var Ci = n.Ee;
var wi = n.Q_;
var Ti = n.Td;
var Ei = n.rd;
var Di = n.sq;
var Oi = n.Ky;
var ki = n.VZ;
var Ai = n.u4;
var ji = n.YW;
var Mi = n.Ni;
var Ni = n.o$;
var Pi = n.Ut;
var Fi = n.ls;
var Ii = n.M2;
var Li = n.EO;
var Ri = n.Te;
var zi = n.ni;
var Bi = n._R;
var Vi = n.Tq;
var Hi = n.zY;
var Ui = n.zH;
var Wi = n.ai;
var Gi = n.$B;
var Ki = n.oZ;
var qi = n.rk;
var Ji = n.Wx;
var Yi = n.fu;
var Xi = n.yY;
var Zi = n.XV;
var Qi = n.K6;
var $i = n.O_;
var ea = n.q$;
var ta = n.L8;
var na = n.rX;
var ra = n.E6;
var ia = n.Lw;
var aa = n.aE;
var oa = n.a7;
var sa = n.YC;
var ca = n.uV;
var la = n.bH;
var ua = n.yt;
var da = n.Ev;
var fa = n.YM;
var pa = n.l_;
var ma = n.D;
var ha = n.wn;
var ga = n.JR;
var _a = n.Wj;
var va = n.u$;
var ya = n.o_;
var ba = n.P$;
var xa = n.T8;
var Sa = n.nK;
var Ca = n.uP;
var wa = n.Zf;
var Ta = n.OH;
var Ea = n.$H;
var Da = n.pY;
var Oa = n.cB;
var ka = n.W0;
var Aa = n.M$;
var ja = n.b5;
var Ma = n.sb;
var Na = n.kY;
var Pa = n.zP;
var Fa = n.Ae;
var Ia = n.hU;
var La = n.T3;
var Ra = n.C6;
var za = n.dT;
var Ba = n.Y7;
var Va = n.w9;
var Ha = n.K5;
var Ua = n.vW;
var Wa = n.go;
var Ga = n.ng;
var Ka = n.fQ;
var qa = n.I9;
var Ja = n.gm;
var Ya = n.S0;
var Xa = n.vx;
export { ui as MAXIMUM_BATCH, di as PlatformError, fi as acceptTerms, pi as batchCreateRoleBindings, mi as batchDeleteExternalGroupRoleMappings, hi as checkAccountAssociation, gi as checkEligibility, _i as checkPolicies, vi as createAccountAssociation, yi as createExternalGroupRoleMapping, bi as createGroup, xi as createGroupInvite, Si as createIdentity, Ci as createIdentityProvider, wi as createPlatform, Ti as createRepo, Ei as createRole, Di as createRoleBinding, Oi as createSubscription, ki as createTag, Ai as deleteAccountAssociation, ji as deleteExternalGroupRoleMapping, Mi as deleteGroup, Ni as deleteGroupInvite, Pi as deleteIdentity, Fi as deleteIdentityProvider, Ii as deleteRepo, Li as deleteRole, Ri as deleteRoleBinding, zi as deleteSubscription, Bi as deleteTag, Vi as findRecord, Hi as generateScimToken, Ui as getAccountAssociation, Wi as getAdvisory, Gi as getArchitectures, Ki as getArtifactCount, qi as getExternalGroupRoleMapping, Ji as getGroup, Yi as getGroupInvite, Xi as getHeadlessSession, Zi as getIdentity, Qi as getIdentityProvider, $i as getPackageVersions, ea as getRawVulnReport, ta as getRepo, na as getRepoReadme, ra as getRepoTagsSummary, ia as getRole, aa as getRoleBinding, oa as getSbom, sa as getSize, ca as getSubscription, la as getTag, ua as getVulnReport, da as listAccountAssociations, fa as listAdvisories, pa as listAdvisoryDocuments, ma as listArtifactVersions, ha as listArtifacts, ga as listCumulativeVulnCountReports, _a as listEolTags, va as listExternalGroupRoleMappings, ya as listGroupInvites, ba as listGroups, xa as listIdentities, Sa as listIdentityProviders, Ca as listRepos, wa as listRoleBindings, Ta as listRoles, Ea as listSubscriptions, Da as listTagHistory, Oa as listTags, ka as listTermsAcceptances, Aa as listVulnCountReports, ja as listVulnReports, Ma as listVulnerabilityMetadata, Na as lookupGroup, Pa as lookupIdentity, Fa as path, Ia as ping, La as readRecords, Ra as regenerateScimToken, za as requestGroupAccess, Ba as revokeScimToken, Va as setScimEnabled, Ha as updateAccountAssociation, Ua as updateGroup, Wa as updateIdentity, Ga as updateIdentityMetadata, Ka as updateIdentityProvider, qa as updateRepo, Ja as updateRepoReadme, Ya as updateRole, Xa as updateRoleBinding };
