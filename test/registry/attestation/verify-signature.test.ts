import { generateKeyPairSync } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { readEnvelope } from '../../../src/registry/attestation/envelope.ts';
import type { SignaturePolicy } from '../../../src/registry/attestation/signature-policy.ts';
import { createSignatureJudge, type Verdict } from '../../../src/registry/attestation/verify-signature.ts';
import { digestOfText } from '../../platform-double/oci-store.ts';
import {
  createSigstoreInstance,
  type KeylessAttestation,
  type SigningOptions,
  type SigstoreInstance,
  signWithKey,
} from '../../platform-double/sigstore-instance.ts';

const ISSUER = 'https://issuer.test';
const SUBJECT = 'https://github.com/acme/images/.github/workflows/release.yaml@refs/heads/main';
const PAYLOAD = '{"_type":"https://in-toto.io/Statement/v1"}';

let sigstore: SigstoreInstance;
beforeAll(async () => {
  sigstore = await createSigstoreInstance();
});

const sign = (options: Partial<SigningOptions> = {}): Promise<KeylessAttestation> =>
  sigstore.sign({ payload: PAYLOAD, issuer: ISSUER, subject: SUBJECT, ...options });

type Keyless = Extract<SignaturePolicy, { readonly kind: 'keyless' }>;

async function judge(
  text: string,
  annotations: Readonly<Record<string, string>>,
  policy: Partial<Keyless> = {},
): Promise<Verdict> {
  const whole = {
    kind: 'keyless',
    signers: [{ issuer: ISSUER, subject: SUBJECT }],
    trustedRoot: sigstore.trustedRoot,
    ...policy,
  } as const;
  return (await createSignatureJudge(whole))(readEnvelope(text, digestOfText(text)), annotations);
}

/** A JSON text with one part changed. */
function changed(text: string, change: (json: Record<string, never>) => void): string {
  const json = JSON.parse(text);
  change(json);
  return JSON.stringify(json);
}

const invalid = (reason: string | RegExp) => ({
  kind: 'invalid',
  reason: typeof reason === 'string' ? expect.stringContaining(reason) : expect.stringMatching(reason),
});

describe('a keyless signature as cosign attaches it', () => {
  it.each(['dsse', 'intoto', 'old-intoto'] as const)('is valid with a log entry %s', async (entry) => {
    const certifiedAt = new Date(Date.now() + 60_000);
    const { annotations, envelope } = await sign({ entry, certifiedAt });
    expect(await judge(envelope, annotations)).toEqual({
      kind: 'valid',
      signer: SUBJECT,
      signedAt: Math.floor(certifiedAt.getTime() / 1000) * 1000,
    });
  });

  it.each([
    ['another subject', { subject: `${SUBJECT}-evil` }],
    ['another issuer', { issuer: `${ISSUER}.evil` }],
  ])('by %s is not, and the one who signed is named', async (_case, other) => {
    const { annotations, envelope } = await sign(other);
    const { issuer = ISSUER, subject = SUBJECT } = { issuer: undefined, subject: undefined, ...other };
    expect(await judge(envelope, annotations)).toEqual({
      kind: 'invalid',
      reason: `it is signed by \`${subject}\` (issuer \`${issuer}\`)`,
    });
  });

  it('by one of several signers is valid', async () => {
    const { annotations, envelope } = await sign();
    const signers = [
      { issuer: ISSUER, subject: 'https://issuer.test/1' },
      { issuer: ISSUER, subject: SUBJECT },
    ];
    expect(await judge(envelope, annotations, { signers })).toMatchObject({ kind: 'valid' });
    expect(await judge(envelope, annotations, { signers: [] })).toMatchObject({ kind: 'invalid' });
  });

  it('of another instance of sigstore is not: neither of our own nor of the public one', async () => {
    const other = await createSigstoreInstance();
    const { annotations, envelope } = await sign();
    expect(await judge(envelope, annotations, { trustedRoot: other.trustedRoot })).toMatchObject(
      invalid('its signature is not valid'),
    );
    expect(await judge(envelope, annotations, { trustedRoot: undefined })).toMatchObject(
      invalid('its signature is not valid'),
    );
  });

  it.each(['dsse', 'intoto', 'old-intoto'] as const)('over another payload is not (%s)', async (entry) => {
    const [{ annotations }, other] = [await sign({ entry }), await sign({ entry, payload: '{"other":1}' })];
    expect(await judge(other.envelope, annotations)).toMatchObject(invalid('its signature is not valid'));
  });

  it.each(['dsse', 'intoto', 'old-intoto'] as const)(
    'whose payload was changed is not (%s)',
    async (entry) => {
      const { annotations, envelope } = await sign({ entry });
      const forged = envelope.replace(/"payload":"[^"]+"/, `"payload":"${btoa('{"forged":true}')}"`);
      expect(await judge(forged, annotations)).toMatchObject(invalid('its signature is not valid'));
    },
  );

  it('made after its certificate had run out is not', async () => {
    const certifiedAt = new Date(Date.now() + 60_000);
    const loggedAt = new Date(certifiedAt.getTime() + 11 * 60_000);
    for (const entry of ['dsse', 'old-intoto'] as const) {
      const { annotations, envelope } = await sign({ certifiedAt, loggedAt, entry });
      expect(await judge(envelope, annotations)).toMatchObject(invalid('expired at the specified date'));
    }
  });

  it('long ago is valid, though its certificate has run out since', async () => {
    const { annotations, envelope } = await sign();
    // The log's time decides: nothing here reads the clock.
    expect(await judge(envelope, annotations)).toMatchObject({ kind: 'valid' });
  });

  it('with a log entry whose time was changed is not', async () => {
    for (const entry of ['dsse', 'old-intoto'] as const) {
      const { annotations, envelope } = await sign({ entry });
      const bundle = changed(annotations['dev.sigstore.cosign/bundle'] ?? '', (json) => {
        Reflect.set(json['Payload'] ?? {}, 'integratedTime', Math.floor(Date.now() / 1000) + 30);
      });
      const forged = { ...annotations, 'dev.sigstore.cosign/bundle': bundle };
      expect(await judge(envelope, forged)).toMatchObject(invalid('could not be verified'));
    }
  });

  it('without an entry of the transparency log is not', async () => {
    const { annotations, envelope } = await sign();
    const { 'dev.sigstore.cosign/bundle': _left, ...rest } = annotations;
    expect(await judge(envelope, rest)).toMatchObject(invalid('expected 1 timestamps, got 0'));
  });

  it('with the certificate of somebody else is not', async () => {
    for (const entry of ['dsse', 'old-intoto'] as const) {
      // Of the same time, so that only the certificate is another.
      const certifiedAt = new Date(Date.now() + 60_000);
      const { annotations, envelope } = await sign({ entry, certifiedAt });
      const other = await sign({ entry, certifiedAt });
      const certificate = other.annotations['dev.sigstore.cosign/certificate'] ?? '';
      const forged = { ...annotations, 'dev.sigstore.cosign/certificate': certificate };
      expect(await judge(envelope, forged)).toMatchObject(
        invalid(entry === 'dsse' ? 'signature verification failed' : 'for another certificate'),
      );
    }
  });

  it.each([
    ['its certificate is not PEM', { 'dev.sigstore.cosign/certificate': 'text' }],
    ['JSON', { 'dev.sigstore.cosign/bundle': '{' }],
    ['is not valid', { 'dev.sigstore.cosign/bundle': '[]' }],
    ['is not valid', { 'dev.sigstore.cosign/bundle': '{"Payload":{}}' }],
    ['no time or index', { 'dev.sigstore.cosign/bundle': '{"SignedEntryTimestamp":"YQ==","Payload":{}}' }],
    [
      'no body or log',
      {
        'dev.sigstore.cosign/bundle':
          '{"SignedEntryTimestamp":"YQ==","Payload":{"integratedTime":1,"logIndex":1,"logID":"xx","body":"e30="}}',
      },
    ],
    [
      'invalid v0.1 bundle',
      {
        'dev.sigstore.cosign/certificate': '-----BEGIN CERTIFICATE-----\n====\n-----END CERTIFICATE-----',
      },
    ],
    ['it cannot be read', { 'dev.sigstore.cosign/rfc3161timestamp': 'null' }],
    ['timestamp', { 'dev.sigstore.cosign/rfc3161timestamp': '{"SignedRFC3161Timestamp":"YWJj"}' }],
  ])('is not with annotations that are hostile: %s', async (_reason, hostile) => {
    const { annotations, envelope } = await sign();
    const verdict = await judge(envelope, { ...annotations, ...hostile });
    expect(verdict).toMatchObject(invalid('its signature is not valid: '));
  });

  it.each(['[]', '{}', '{"kind":"intoto"}', '{"kind":"dsse","apiVersion":"9"}'])(
    'is not with a log entry whose body is %s',
    async (body) => {
      const { annotations, envelope } = await sign();
      const bundle = changed(annotations['dev.sigstore.cosign/bundle'] ?? '', (json) => {
        Reflect.set(json['Payload'] ?? {}, 'body', btoa(body));
      });
      const forged = { ...annotations, 'dev.sigstore.cosign/bundle': bundle };
      expect(await judge(envelope, forged)).toMatchObject(invalid('its signature is not valid'));
    },
  );

  it('is not there where the annotations have no certificate', async () => {
    const { envelope } = await sign();
    expect(await judge(envelope, {})).toMatchObject(invalid('it has no certificate'));
    expect(await judge(envelope, { 'dev.sigstore.cosign/certificate': '' })).toMatchObject(
      invalid('it has no certificate'),
    );
  });
});

describe('a sigstore bundle', () => {
  it.each(['dsse', 'intoto'] as const)('is valid (%s)', async (entry) => {
    const { bundle } = await sign({ entry });
    expect(await judge(bundle, {})).toMatchObject({ kind: 'valid', signer: SUBJECT });
  });

  it.each(['0.1', '0.2'])('of version %s is valid', async (version) => {
    const { bundle } = await sign();
    const old = changed(bundle, (json) => {
      Reflect.set(json, 'mediaType', `application/vnd.dev.sigstore.bundle+json;version=${version}`);
      const material: Record<string, unknown> = json['verificationMaterial'] ?? {};
      material['x509CertificateChain'] = { certificates: [material['certificate']] };
      delete material['certificate'];
    });
    expect(await judge(old, {})).toMatchObject({ kind: 'valid', signer: SUBJECT });
  });

  it('without a proof is not valid', async () => {
    const { bundle } = await sign();
    const forged = changed(bundle, (json) => {
      Reflect.deleteProperty(json['verificationMaterial']?.['tlogEntries']?.[0] ?? {}, 'inclusionProof');
    });
    expect(await judge(forged, {})).toMatchObject(invalid('invalid bundle'));
  });

  it('with an old log entry is not valid: the text that the entry hashes is not known', async () => {
    const { bundle } = await sign({ entry: 'old-intoto' });
    expect(await judge(bundle, {})).toMatchObject(invalid('for another envelope'));
  });

  it('whose entry says that it is of the old kind, and is not, is not valid', async () => {
    const { bundle } = await sign();
    const forged = changed(bundle, (json) => {
      const kindVersion = { kind: 'intoto', version: '0.0.1' };
      Reflect.set(json['verificationMaterial']?.['tlogEntries']?.[0] ?? {}, 'kindVersion', kindVersion);
    });
    expect(await judge(forged, {})).toMatchObject(invalid('not have the kind that it states'));
  });

  it('with the time of a timestamp authority needs no log where the trusted root names none', async () => {
    const certifiedAt = new Date(Date.now() + 60_000);
    const { timestamped, timestampRoot } = await sign({ certifiedAt });
    const trustedRoot = changed(timestampRoot, (json) => Reflect.set(json, 'tlogs', []));
    expect(await judge(timestamped, {}, { trustedRoot })).toEqual({
      kind: 'valid',
      signer: SUBJECT,
      signedAt: expect.any(Number),
    });
    expect(await judge(timestamped, {})).toMatchObject(invalid('its signature is not valid'));
  });

  it('has no time by a log entry without a promise, which only proves that the entry is in the log', async () => {
    const certifiedAt = new Date(Date.now() + 60_000);
    const { bundle, timestamped, timestampRoot } = await sign({ certifiedAt });
    const [entry] = JSON.parse(bundle).verificationMaterial.tlogEntries;
    const forged = changed(timestamped, (json) => {
      const { inclusionPromise: _, ...proven } = entry;
      const tlogEntries = [{ ...proven, integratedTime: '4102444800' }];
      Object.assign(json['verificationMaterial'] ?? {}, { tlogEntries });
    });
    expect(await judge(forged, {}, { trustedRoot: timestampRoot })).toEqual({
      kind: 'valid',
      signer: SUBJECT,
      signedAt: Math.floor(certifiedAt.getTime() / 1000) * 1000,
    });
  });

  it('that names a public key is not keyless', async () => {
    const { bundle } = await sign();
    const forged = changed(bundle, (json) => {
      Reflect.set(json, 'verificationMaterial', { publicKey: { hint: 'mine' }, tlogEntries: [] });
    });
    expect(await judge(forged, {})).toMatchObject(invalid('it has no certificate: it is signed by a key'));
  });

  it('that signs something else beside the envelope is not valid', async () => {
    const { bundle } = await sign();
    const forged = changed(bundle, (json) => {
      const messageSignature = {
        messageDigest: { algorithm: 'SHA2_256', digest: 'YQ==' },
        signature: 'YQ==',
      };
      Reflect.set(json, 'messageSignature', messageSignature);
    });
    expect(await judge(forged, {})).toEqual({ kind: 'invalid', reason: 'its bundle signs something else' });
  });

  it('without the log is valid where the trusted root names no log, but only with a time', async () => {
    const { bundle } = await sign();
    const trustedRoot = changed(sigstore.trustedRoot, (json) => Reflect.set(json, 'tlogs', []));
    const bare = changed(bundle, (json) => {
      Reflect.set(json['verificationMaterial'] ?? {}, 'tlogEntries', []);
    });
    expect(await judge(bare, {}, { trustedRoot })).toMatchObject(invalid('expected 1 timestamps, got 0'));
    expect(await judge(bundle, {}, { trustedRoot })).toMatchObject(invalid('could not be verified'));
  });

  it('is valid without a certificate log where the trusted root names none', async () => {
    const trustedRoot = changed(sigstore.trustedRoot, (json) => Reflect.set(json, 'ctlogs', []));
    const { bundle } = await sign();
    // The certificate names a log that this root does not know.
    expect(await judge(bundle, {}, { trustedRoot })).toMatchObject(invalid('SCT verification failed'));
  });
});

describe('a signature by a key', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const pem = publicKey.export({ format: 'pem', type: 'spki' }).toString();
  const judgeWith = async (key: string, text: string) =>
    (await createSignatureJudge({ kind: 'key', key }))(readEnvelope(text, digestOfText(text)), {});

  it.each([
    ['P-256', generateKeyPairSync('ec', { namedCurve: 'prime256v1' })],
    ['P-384', generateKeyPairSync('ec', { namedCurve: 'secp384r1' })],
    ['RSA', generateKeyPairSync('rsa', { modulusLength: 2048 })],
  ])('is valid: %s', async (_kind, pair) => {
    const { envelope } = signWithKey(PAYLOAD, pair.privateKey);
    const key = pair.publicKey.export({ format: 'pem', type: 'spki' }).toString();
    expect(await judgeWith(`\n${key}\n`, envelope)).toEqual({
      kind: 'valid',
      signer: undefined,
      signedAt: undefined,
    });
  });

  it.each([
    ['P-384', 'sha384', generateKeyPairSync('ec', { namedCurve: 'secp384r1' })],
    ['P-521', 'sha512', generateKeyPairSync('ec', { namedCurve: 'secp521r1' })],
    ['Ed25519', null, generateKeyPairSync('ed25519')],
  ])('is valid over the digest that belongs to %s', async (_kind, digest, pair) => {
    const { envelope } = signWithKey(PAYLOAD, pair.privateKey, digest);
    const key = pair.publicKey.export({ format: 'pem', type: 'spki' }).toString();
    expect(await judgeWith(key, envelope)).toMatchObject({ kind: 'valid' });
    expect(await judgeWith(pem, envelope)).toMatchObject({ kind: 'invalid' });
  });

  it('needs no transparency log, and takes a bundle too', async () => {
    const { envelope } = signWithKey(PAYLOAD, privateKey);
    const bundle = JSON.stringify({ mediaType: 'x', dsseEnvelope: JSON.parse(envelope) });
    expect(await judgeWith(pem, bundle)).toMatchObject({ kind: 'valid' });
  });

  it('is valid where one of several signatures is', async () => {
    const { envelope } = signWithKey(PAYLOAD, privateKey);
    const two = changed(envelope, (json) => {
      Reflect.set(json, 'signatures', [{ sig: 'YQ==' }, ...[json['signatures'] ?? []].flat()]);
    });
    expect(await judgeWith(pem, two)).toMatchObject({ kind: 'valid' });
  });

  it('of somebody else, or over something else, is not valid', async () => {
    const other = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
    const reason = 'it is signed by another key, or was changed after it was signed';
    const { envelope } = signWithKey(PAYLOAD, other.privateKey);
    expect(await judgeWith(pem, envelope)).toEqual({ kind: 'invalid', reason });
    const forged = signWithKey(PAYLOAD, privateKey).envelope.replace(
      /"payload":"[^"]+"/,
      `"payload":"${btoa('{}')}"`,
    );
    expect(await judgeWith(pem, forged)).toEqual({ kind: 'invalid', reason });
    expect(await judgeWith(pem, (await sign()).envelope)).toEqual({ kind: 'invalid', reason });
  });

  it.each([
    ['text', 'it has no `BEGIN PUBLIC KEY`'],
    [privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(), 'it has no `BEGIN PUBLIC KEY`'],
    ['-----BEGIN PUBLIC KEY-----\nxx\n-----END PUBLIC KEY-----', 'it cannot be read'],
  ])('cannot be checked with a malformed key', async (key, reason) => {
    await expect(createSignatureJudge({ kind: 'key', key })).rejects.toMatchObject({
      message: `\`attestation-key\` is not a public key: ${reason}`,
      problems: [{ input: 'attestation-key' }],
    });
  });
});

describe('a trusted root', () => {
  const open = (trustedRoot: string | undefined) =>
    createSignatureJudge({ kind: 'keyless', signers: [], trustedRoot });

  it('is that of the public instance where none is given', async () => {
    expect(await open(undefined)).toBeTypeOf('function');
  });

  it.each(['', 'text', '{}', 'null', '{"tlogs":[{}]}', '{"tlogs":1}'])('`%s` is refused', async (text) => {
    await expect(open(text)).rejects.toMatchObject({
      message: expect.stringContaining('`trusted-root` is not a trusted root of sigstore: '),
      problems: [{ input: 'trusted-root' }],
    });
  });
});
