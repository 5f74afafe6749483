"use strict";
exports.id = 424;
exports.ids = [424];
exports.modules = { 39424: (function(e, t, n) {
	n.d(t, { createSignatureJudge: function() {
		return createSignatureJudge;
	} });
	var r = n(61040);
	var i = n(83917);
	var a = n(19654);
	var o = n(8032);
	var s = n(54187);
	var c = n(38218);
	var l = n(44225);
	var u = n(45794);
	var d = n(63144);
	;
	const f = /^(?:[0-9a-f]{2})+$/;
	function bundleOfAnnotations(e, t) {
		const n = t["dev.sigstore.cosign/certificate"];
		if (n === undefined || n === "") return undefined;
		const r = t["dev.sigstore.cosign/bundle"];
		const i = t["dev.sigstore.cosign/rfc3161timestamp"];
		const { payload: a, payloadType: o, signatures: s } = e;
		return {
			mediaType: "application/vnd.dev.sigstore.bundle+json;version=0.1",
			verificationMaterial: {
				x509CertificateChain: { certificates: [{ rawBytes: derOf(n) }] },
				tlogEntries: r === undefined ? [] : [logEntryOf(JSON.parse(r))],
				...i === undefined ? {} : { timestampVerificationData: timestampOf(JSON.parse(i)) }
			},
			dsseEnvelope: {
				payload: a,
				payloadType: o,
				signatures: s.map((e) => ({ sig: e }))
			}
		};
	}
	function derOf(e) {
		const t = /-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----/.exec(e)?.[1];
		if (t === undefined) throw new TypeError("its certificate is not PEM");
		return t.replace(/\s+/g, "");
	}
	function logEntryOf(e) {
		const t = (0, d._F)(e, "Payload");
		const n = (0, d.b6)((0, d._F)(e, "SignedEntryTimestamp"));
		if (!(0, d.u4)(t) || n === undefined) throw new TypeError("its transparency-log entry is not valid");
		const { body: r, integratedTime: i, logID: a, logIndex: o } = t;
		const [s, c] = [(0, d.b6)(r), (0, d.b6)(a)];
		if (!Number.isSafeInteger(i) || !Number.isSafeInteger(o)) throw new TypeError("its transparency-log entry has no time or index");
		if (s === undefined || c === undefined || !f.test(c)) throw new TypeError("its transparency-log entry has no body or log id");
		const l = JSON.parse(Buffer.from(s, "base64").toString("utf8"));
		return {
			logIndex: String(o),
			logId: { keyId: Buffer.from(c, "hex").toString("base64") },
			kindVersion: {
				kind: (0, d.b6)((0, d._F)(l, "kind")),
				version: (0, d.b6)((0, d._F)(l, "apiVersion"))
			},
			integratedTime: String(i),
			inclusionPromise: { signedEntryTimestamp: n },
			canonicalizedBody: s
		};
	}
	function timestampOf(e) {
		const t = (0, d.b6)((0, d._F)(e, "SignedRFC3161Timestamp"));
		if (t === undefined) throw new TypeError("its timestamp is not valid");
		return { rfc3161Timestamps: [{ signedTimestamp: t }] };
	}
	function isOldEntry({ kindVersion: e }) {
		return e.kind === "intoto" && e.version === "0.0.1";
	}
	function requireOldBody({ canonicalizedBody: e }, t, { key: n }) {
		const r = JSON.parse(e.toString("utf8"));
		const i = (0, d._F)(r, "spec");
		const a = (0, d._F)((0, d._F)(i, "content"), "hash");
		const o = (0, d._F)(r, "kind") === "intoto" && (0, d._F)(r, "apiVersion") === "0.0.1";
		if (!o || (0, d._F)(a, "algorithm") !== "sha256") throw new TypeError("the transparency-log entry does not have the kind that it states");
		if (t === undefined || t !== `sha256:${(0, d._F)(a, "value")}`) throw new TypeError("the transparency-log entry is for another envelope");
		const s = derOf(Buffer.from((0, d.b6)((0, d._F)(i, "publicKey")) ?? "", "base64").toString("utf8"));
		if (n.$case !== "certificate" || s !== n.certificate.root.toDER().toString("base64")) throw new TypeError("the transparency-log entry is for another certificate");
	}
	var p = n(93619);
	var m = n(31684);
	;
	async function createSignatureJudge(e) {
		if (e.kind === "key") {
			const t = readKey(e.key);
			return ({ envelope: e }) => e.signatures.length === 0 ? h : judgeByKey(e, t);
		}
		const t = await readTrustedRoot(e.trustedRoot);
		return (n, r) => {
			if (n.envelope.signatures.length === 0) return h;
			try {
				return judgeKeyless(n, r, e, t);
			} catch (e) {
				return invalid(`its signature is not valid: ${chainOf(e)}`);
			}
		};
	}
	const h = {
		kind: "invalid",
		reason: "it has no signature"
	};
	function readKey(e) {
		const refuse = (e) => new u.yo({
			message: `\`attestation-key\` is not a public key: ${e}`,
			fix: "give the PEM text that begins with `-----BEGIN PUBLIC KEY-----`, or the path of a file with it",
			input: "attestation-key"
		});
		if (!/^\s*-----BEGIN (?:RSA )?PUBLIC KEY-----/.test(e)) throw refuse("it has no `BEGIN PUBLIC KEY`");
		try {
			return i.crypto.createPublicKey(e.trim());
		} catch {
			throw refuse("it cannot be read");
		}
	}
	const digestsOf = ({ asymmetricKeyType: e }) => e === "ec" || e === "rsa" ? [
		"sha256",
		"sha384",
		"sha512"
	] : [undefined];
	function judgeByKey(e, t) {
		const n = Buffer.from(e.payload, "base64");
		const r = i.dsse.preAuthEncoding(e.payloadType, n);
		(0, l.g)(n);
		const a = digestsOf(t);
		const o = e.signatures.some((e) => {
			const n = Buffer.from(e, "base64");
			return a.some((e) => i.crypto.verify(r, t, n, e));
		});
		(0, l.g)(r);
		return o ? {
			kind: "valid",
			signer: undefined,
			signedAt: undefined
		} : invalid("it is signed by another key, or was changed after it was signed");
	}
	function judgeKeyless(e, t, n, i) {
		const a = e.bundle ?? bundleOfAnnotations(e.envelope, t);
		if (a === undefined) return invalid("it has no certificate: it is signed by a key, or not at all");
		const o = (0, r.vw)(a);
		if (o.content.$case !== "dsseEnvelope") return invalid("its bundle signs something else");
		if (o.verificationMaterial.content.$case === "publicKey") return invalid("it has no certificate: it is signed by a key");
		const c = (0, s.DC)(o);
		const { identity: l } = verifyEntity(c, e.digest, i);
		const [u, d] = [l?.extensions?.issuer, l?.subjectAlternativeName];
		if (!(0, m.Dn)(n.signers, u, d)) return invalid(`it is signed by ${(0, m.s3)(u, d)}`);
		return {
			kind: "valid",
			signer: d,
			signedAt: timeOf(c)
		};
	}
	function verifyEntity(e, t, n) {
		const r = e.tlogEntries.filter(isOldEntry);
		for (const i of r) {
			(0, c.verifyTLogInclusion)(i, n.tlogs);
			requireOldBody(i, t, e);
		}
		const i = new s.BL(n, {
			ctlogThreshold: n.ctlogs.length === 0 ? 0 : 1,
			tlogThreshold: n.tlogs.length === 0 || r.length > 0 ? 0 : 1,
			timestampThreshold: 1
		});
		return i.verify({
			...e,
			tlogEntries: e.tlogEntries.filter((e) => !isOldEntry(e))
		});
	}
	function timeOf({ timestamps: e }) {
		const t = e.flatMap((e) => {
			if (e.$case === "timestamp-authority") return e.timestamp.signingTime.getTime();
			const { inclusionPromise: t, integratedTime: n } = e.tlogEntry;
			return t === undefined ? [] : Number(n) * 1e3;
		});
		return Math.max(...t);
	}
	const invalid = (e) => ({
		kind: "invalid",
		reason: e
	});
	function chainOf(e) {
		const t = Reflect.get(Object(e), "cause");
		return t === undefined ? (0, p.A3)(e) : `${(0, p.A3)(e)}: ${(0, p.A3)(t)}`;
	}
	const g = "https://tuf-repo-cdn.sigstore.dev";
	async function readTrustedRoot(e) {
		const t = o[g].targets["trusted_root.json"];
		const n = e ?? Buffer.from(t, "base64").toString("utf8");
		try {
			const e = (0, s.jO)(a.TrustedRoot.fromJSON(JSON.parse(n)));
			if (e.certificateAuthorities.length > 0) return e;
			throw new TypeError("it names no certificate authority");
		} catch (e) {
			throw new u.yo({
				message: `\`trusted-root\` is not a trusted root of sigstore: ${(0, p.A3)(e)}`,
				fix: "give the file `trusted_root.json` of your sigstore instance, as `cosign trusted-root create` writes it",
				input: "trusted-root"
			});
		}
	}
}) };
;
