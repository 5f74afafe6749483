"use strict";
exports.id = 249;
exports.ids = [249];
exports.modules = {

  249:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  createSignatureJudge: () => (  createSignatureJudge)
});

var dist = __webpack_require__(61040);
var core_dist = __webpack_require__(83917);
var verify_dist = __webpack_require__(54187);
var tlog = __webpack_require__(38218);
var user_error = __webpack_require__(45794);
var json_value = __webpack_require__(63144);
;// CONCATENATED MODULE: ./build/registry/attestation/cosign-annotations.js

const HEX = /^(?:[0-9a-f]{2})+$/;
function bundleOfAnnotations(envelope, annotations) {
    const certificate = annotations['dev.sigstore.cosign/certificate'];
    if (certificate === undefined || certificate === '')
        return undefined;
    const entry = annotations['dev.sigstore.cosign/bundle'];
    const timestamp = annotations['dev.sigstore.cosign/rfc3161timestamp'];
    const [payload, payloadType] = [envelope.payload, envelope.payloadType];
    return {
        mediaType: 'application/vnd.dev.sigstore.bundle+json;version=0.1',
        verificationMaterial: {
            x509CertificateChain: { certificates: [{ rawBytes: derOf(certificate) }] },
            tlogEntries: entry === undefined ? [] : [logEntryOf(JSON.parse(entry))],
            ...(timestamp === undefined ? {} : { timestampVerificationData: timestampOf(JSON.parse(timestamp)) }),
        },
        dsseEnvelope: { payload, payloadType, signatures: envelope.signatures.map((sig) => ({ sig })) },
    };
}
function derOf(pem) {
    const body = /-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----/.exec(pem)?.[1];
    if (body === undefined)
        throw new TypeError('its certificate is not PEM');
    return body.replace(/\s+/g, '');
}
function logEntryOf(json) {
    const payload = (0,json_value .u4)(json) ? json['Payload'] : undefined;
    const promise = (0,json_value .u4)(json) ? (0,json_value .b6)(json['SignedEntryTimestamp']) : undefined;
    if (!(0,json_value .u4)(payload) || promise === undefined)
        throw new TypeError('its entry of the transparency log is not one');
    const { integratedTime, logIndex } = payload;
    const [body, logId] = [(0,json_value .b6)(payload['body']), (0,json_value .b6)(payload['logID'])];
    if (!Number.isSafeInteger(integratedTime) || !Number.isSafeInteger(logIndex))
        throw new TypeError('its entry of the transparency log has no time or place');
    if (body === undefined || logId === undefined || !HEX.test(logId))
        throw new TypeError('its entry of the transparency log has no body or log');
    const content = JSON.parse(Buffer.from(body, 'base64').toString('utf8'));
    const kind = (0,json_value .u4)(content) ? (0,json_value .b6)(content['kind']) : undefined;
    const version = (0,json_value .u4)(content) ? (0,json_value .b6)(content['apiVersion']) : undefined;
    return {
        logIndex: String(logIndex),
        logId: { keyId: Buffer.from(logId, 'hex').toString('base64') },
        kindVersion: { kind, version },
        integratedTime: String(integratedTime),
        inclusionPromise: { signedEntryTimestamp: promise },
        canonicalizedBody: body,
    };
}
function timestampOf(json) {
    const signed = (0,json_value .u4)(json) ? (0,json_value .b6)(json['SignedRFC3161Timestamp']) : undefined;
    if (signed === undefined)
        throw new TypeError('its timestamp is not one');
    return { rfc3161Timestamps: [{ signedTimestamp: signed }] };
}

var sha256 = __webpack_require__(39589);
;// CONCATENATED MODULE: ./build/registry/attestation/old-log-entry.js



function isOldEntry({ kindVersion }) {
    return kindVersion.kind === 'intoto' && kindVersion.version === '0.0.1';
}
function requireOldBody({ canonicalizedBody }, text, { key }) {
    const body = JSON.parse(canonicalizedBody.toString('utf8'));
    const spec = fieldOf(body, 'spec');
    const hash = fieldOf(fieldOf(spec, 'content'), 'hash');
    const isBody = fieldOf(body, 'kind') === 'intoto' && fieldOf(body, 'apiVersion') === '0.0.1';
    if (!isBody || fieldOf(hash, 'algorithm') !== 'sha256')
        throw new TypeError('the entry of the transparency log is not of its own kind');
    if (text === undefined || fieldOf(hash, 'value') !== (0,sha256 .f)(text))
        throw new TypeError('the entry of the transparency log is about another envelope');
    const logged = derOf(Buffer.from((0,json_value .b6)(fieldOf(spec, 'publicKey')) ?? '', 'base64').toString('utf8'));
    if (key.$case !== 'certificate' || logged !== key.certificate.root.toDER().toString('base64'))
        throw new TypeError('the entry of the transparency log is about another certificate');
}
function fieldOf(value, name) {
    return (0,json_value .u4)(value) ? value[name] : undefined;
}

var reason_of = __webpack_require__(17121);
var signature_policy = __webpack_require__(31684);
var protobuf_specs_dist = __webpack_require__(19654);
;// CONCATENATED MODULE: ./build/registry/attestation/trusted-root.js




const PUBLIC_INSTANCE = 'https://tuf-repo-cdn.sigstore.dev';
async function readTrustedRoot(json) {
    const text = json ?? (await publicRoot());
    try {
        return requireAuthorities((0,verify_dist .jO)(protobuf_specs_dist.TrustedRoot.fromJSON(JSON.parse(text))));
    }
    catch (error) {
        throw new user_error .y({
            message: `\`trusted-root\` is not a trusted root of sigstore: ${(0,reason_of .A)(error)}`,
            fix: 'give the file `trusted_root.json` of your sigstore instance, as `cosign trusted-root create` writes it',
            input: 'trusted-root',
        });
    }
}
function requireAuthorities(material) {
    if (material.certificateAuthorities.length > 0)
        return material;
    throw new TypeError('it names no certificate authority');
}
async function publicRoot() {
    const { default: seeds } = await __webpack_require__.e(  8032).then(__webpack_require__.t.bind(__webpack_require__, 8032, 17));
    return Buffer.from(seeds[PUBLIC_INSTANCE].targets['trusted_root.json'], 'base64').toString('utf8');
}

;// CONCATENATED MODULE: ./build/registry/attestation/verify-signature.js










async function createSignatureJudge(policy) {
    if (policy.kind === 'key') {
        const key = readKey(policy.key);
        return ({ envelope }) => judgeByKey(envelope, key);
    }
    const trust = await readTrustedRoot(policy.trustedRoot);
    return (signed, annotations) => {
        try {
            return judgeKeyless(signed, annotations, policy, trust);
        }
        catch (error) {
            return invalid(`its signature is not valid: ${chainOf(error)}`);
        }
    };
}
function readKey(pem) {
    const refuse = (reason) => new user_error .y({
        message: `\`attestation-key\` is not a public key: ${reason}`,
        fix: 'give the PEM text that begins with `-----BEGIN PUBLIC KEY-----`, or the path of a file with it',
        input: 'attestation-key',
    });
    if (!/^\s*-----BEGIN (?:RSA )?PUBLIC KEY-----/.test(pem))
        throw refuse('it has no `BEGIN PUBLIC KEY`');
    try {
        return core_dist.crypto.createPublicKey(pem.trim());
    }
    catch {
        throw refuse('it cannot be read');
    }
}
function judgeByKey(envelope, key) {
    const signed = core_dist.dsse.preAuthEncoding(envelope.payloadType, Buffer.from(envelope.payload, 'base64'));
    const fits = envelope.signatures.some((sig) => core_dist.crypto.verify(signed, key, Buffer.from(sig, 'base64')));
    return fits
        ? { kind: 'valid', signer: undefined, signedAt: undefined }
        : invalid('it is signed by another key, or was changed after it was signed');
}
function judgeKeyless(signed, annotations, policy, trust) {
    const json = signed.bundle ?? bundleOfAnnotations(signed.envelope, annotations);
    if (json === undefined)
        return invalid('it has no certificate: it is signed by a key, or not at all');
    const bundle = (0,dist .vw)(json);
    if (bundle.content.$case !== 'dsseEnvelope')
        return invalid('its bundle signs something else');
    if (bundle.verificationMaterial.content.$case === 'publicKey')
        return invalid('it has no certificate: it is signed by a key');
    const entity = (0,verify_dist .DC)(bundle);
    const { identity } = verifyEntity(entity, signed.text, trust);
    const [issuer, subject] = [identity?.extensions?.issuer, identity?.subjectAlternativeName];
    if (!(0,signature_policy .Dn)(policy.signers, issuer, subject))
        return invalid(`it is signed by ${(0,signature_policy .s3)(issuer, subject)}`);
    return { kind: 'valid', signer: subject, signedAt: timeOf(entity) };
}
function verifyEntity(entity, text, trust) {
    const old = entity.tlogEntries.filter(isOldEntry);
    for (const entry of old) {
        (0,tlog.verifyTLogInclusion)(entry, trust.tlogs);
        requireOldBody(entry, text, entity);
    }
    const verifier = new verify_dist .BL(trust, {
        ctlogThreshold: trust.ctlogs.length === 0 ? 0 : 1,
        tlogThreshold: trust.tlogs.length === 0 || old.length > 0 ? 0 : 1,
        timestampThreshold: 1,
    });
    return verifier.verify({
        ...entity,
        tlogEntries: entity.tlogEntries.filter((entry) => !isOldEntry(entry)),
    });
}
function timeOf({ timestamps }) {
    const times = timestamps.map((timestamp) => timestamp.$case === 'transparency-log'
        ? Number(timestamp.tlogEntry.integratedTime) * 1000
        : timestamp.timestamp.signingTime.getTime());
    return Math.max(...times);
}
function invalid(reason) {
    return { kind: 'invalid', reason };
}
function chainOf(error) {
    const cause = Reflect.get(Object(error), 'cause');
    return cause === undefined ? (0,reason_of .A)(error) : `${(0,reason_of .A)(error)}: ${(0,reason_of .A)(cause)}`;
}


  })

};
;