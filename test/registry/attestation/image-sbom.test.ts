import { generateKeyPairSync } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HttpResult } from '../../../src/base/http.ts';
import { UserError } from '../../../src/base/user-error.ts';
import { fixedToken } from '../../../src/platform/token-source.ts';
import { createTransport } from '../../../src/platform/transport.ts';
import {
  createSbomReader,
  type ImageSbom,
  type ImageSboms,
} from '../../../src/registry/attestation/image-sbom.ts';
import type { SignaturePolicy } from '../../../src/registry/attestation/signature-policy.ts';
import { createImageRegistry } from '../../../src/registry/image-registry.ts';
import { createRegistryAccess } from '../../../src/registry/registry-access.ts';
import {
  type AttachedAs,
  createOciStore,
  digestOfText,
  type OciStore,
  referrersIndex,
  spdxOf,
  statementOf,
} from '../../platform-double/oci-store.ts';
import {
  createSigstoreInstance,
  type SignedAttestation,
  type SigningOptions,
  type SigstoreInstance,
  signWithKey,
} from '../../platform-double/sigstore-instance.ts';
import { fakeHttp, textAnswer, transportOptions } from '../../support/fake-http.ts';

const REPOSITORY = 'acme/nginx';
const PLATFORM = 'linux/amd64';
const SPDX = 'https://spdx.dev/Document';
const CYCLONEDX = 'https://cyclonedx.org/bom';
const PREDICATE_TYPE = 'dev.sigstore.bundle.predicateType';
const BUNDLE = 'application/vnd.dev.sigstore.bundle.v0.3+json';
const ISSUER = 'https://issuer.test';
const SUBJECT = 'https://issuer.test/abc';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const KEY = publicKey.export({ format: 'pem', type: 'spki' }).toString();
const unverified = { kind: 'unverified' } as const;

let sigstore: SigstoreInstance;
let store: OciStore;
let image: ReturnType<OciStore['addImage']>;
let manifest: string;
let asked: string[];

beforeAll(async () => {
  sigstore = await createSigstoreInstance();
});
beforeEach(() => {
  store = createOciStore();
  image = store.addImage(REPOSITORY, '1.27', [PLATFORM, 'linux/arm64']);
  manifest = image.manifests[PLATFORM] ?? '';
  asked = [];
});

function answerFrom(url: string): HttpResult {
  const path = decodeURIComponent(new URL(url).pathname);
  const [, repository = '', kind = '', reference = ''] =
    /^\/v2\/(.+)\/(manifests|blobs|referrers)\/([^/]+)$/.exec(path) ?? [];
  asked.push(`${kind} ${reference}`);
  if (kind === 'referrers') {
    return store.hasReferrers
      ? textAnswer(referrersIndex(store, repository, reference))
      : textAnswer('', 404);
  }
  const text = store.get(repository, reference);
  return text === undefined ? textAnswer('', 404) : textAnswer(text);
}

const keyless = (policy: object = {}): SignaturePolicy => ({
  kind: 'keyless',
  signers: [{ issuer: ISSUER, subject: SUBJECT }],
  trustedRoot: sigstore.trustedRoot,
  ...policy,
});

function readAll(policy: SignaturePolicy, question: { readonly index?: string } = {}): Promise<ImageSboms> {
  const network = fakeHttp((request) => answerFrom(request.url));
  const access = createRegistryAccess({
    registryUrl: 'https://registry.test',
    transport: createTransport(transportOptions(network.http, { maxAttempts: 1 })),
    tokens: fixedToken('mine'),
    mask: () => undefined,
  });
  return createSbomReader(
    createImageRegistry(access),
    policy,
  )({
    name: 'registry.test/acme/nginx:1.27',
    repository: REPOSITORY,
    manifest,
    index: undefined,
    platform: PLATFORM,
    ...question,
  });
}

/** The only SBOM that counts. */
async function read(policy: SignaturePolicy, question: { readonly index?: string } = {}): Promise<ImageSbom> {
  const { sboms } = await readAll(policy, question);
  const [sbom] = sboms;
  if (sbom === undefined || sboms.length > 1) throw new Error(`${sboms.length} SBOMs`);
  return sbom;
}

const statement = (packages: Readonly<Record<string, string>>, digest = manifest, type = SPDX): string =>
  statementOf(digest, type, spdxOf(packages));
const signed = (payload: string, options: Partial<SigningOptions> = {}): Promise<SignedAttestation> =>
  sigstore.sign({ payload, issuer: ISSUER, subject: SUBJECT, ...options });

/** The problem that reading ends with. */
async function problemOf(policy: SignaturePolicy, question: { readonly index?: string } = {}) {
  const error: unknown = await read(policy, question).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof UserError)) throw new Error(`not a UserError: ${String(error)}`);
  return error.problems[0]?.message ?? '';
}

describe('the SBOM of an image', () => {
  it.each<AttachedAs>(['tag', 'referrer', 'bundle'])('is found and verified as a %s', async (as) => {
    const payload = statement({ openssl: '3.3.2-r0' });
    store.attach(REPOSITORY, manifest, await signed(payload), as);
    expect(await read(keyless())).toEqual({
      statement: JSON.parse(payload),
      predicateType: SPDX,
      attachedTo: manifest,
      isVerified: true,
      signer: SUBJECT,
      time: expect.any(Number),
    });
  });

  it('is found by the tag of the referrers where the registry has no referrers API', async () => {
    store.attach(REPOSITORY, manifest, await signed(statement({ a: '1' })), 'bundle');
    store.put(REPOSITORY, referrersIndex(store, REPOSITORY, manifest), manifest.replace(':', '-'));
    store.hasReferrers = false;
    expect(await read(keyless())).toMatchObject({ attachedTo: manifest });
  });

  it('is verified by a key alone, without any log', async () => {
    store.attach(REPOSITORY, manifest, signWithKey(statement({ a: '1' }), privateKey), 'tag');
    expect(await read({ kind: 'key', key: KEY })).toMatchObject({
      isVerified: true,
      signer: undefined,
      time: Date.UTC(2026, 10, 1),
    });
  });

  it('costs one blob: foreign attestations are not downloaded', async () => {
    const foreign = statementOf(manifest, 'https://slsa.dev/provenance/v1', {});
    const payload = statement({ a: '1' });
    store.attach(REPOSITORY, manifest, await signed(foreign), 'tag', 'https://slsa.dev/provenance/v1');
    store.attach(REPOSITORY, manifest, await signed(foreign), 'bundle', 'https://slsa.dev/provenance/v1');
    store.attach(REPOSITORY, manifest, await signed(payload), 'tag', SPDX);
    await read(keyless());
    const kinds = asked.map((line) => line.split(' ')[0]).toSorted();
    // The three places, and the manifest of the only referrer.
    expect(kinds).toEqual(['blobs', 'manifests', 'manifests', 'manifests', 'referrers']);
  });

  it('is the newest one by the time of the log, wherever it is attached', async () => {
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    const [older, newer] = [statement({ a: '1' }), statement({ a: '2' })];
    store.attach(REPOSITORY, manifest, await signed(newer, { certifiedAt: at(5) }), 'tag');
    store.attach(REPOSITORY, manifest, await signed(older, { certifiedAt: at(1) }), 'tag');
    store.attach(REPOSITORY, manifest, await signed(older, { certifiedAt: at(2) }), 'bundle');
    expect((await read(keyless())).statement).toEqual(JSON.parse(newer));
  });

  it('with a key is the one that says that it is newest, and of two of the same time the last', async () => {
    const key = { kind: 'key', key: KEY } as const;
    const attach = (predicate: object, type = SPDX) =>
      store.attach(
        REPOSITORY,
        manifest,
        signWithKey(statementOf(manifest, type, predicate), privateKey),
        'tag',
      );
    attach(spdxOf({ a: '1' }, '2026-11-02T00:00:00Z'));
    attach(spdxOf({ a: '2' }, '2026-11-01T00:00:00Z'));
    expect(JSON.stringify((await read(key)).statement)).toContain('a@1?');
    attach({ bomFormat: 'CycloneDX', metadata: { timestamp: '2026-11-03T00:00:00Z' } }, CYCLONEDX);
    expect((await readAll(key)).sboms[1]).toMatchObject({
      predicateType: CYCLONEDX,
      time: Date.UTC(2026, 10, 3),
    });
    attach({ bomFormat: 'CycloneDX', metadata: { timestamp: '2026-11-03T00:00:00Z' } }, `${CYCLONEDX}/v1.6`);
    expect((await readAll(key)).sboms[1]).toMatchObject({ predicateType: `${CYCLONEDX}/v1.6` });
  });

  const created = '2026-11-02T00:00:00Z';
  it.each([
    ['JSON in a text', JSON.stringify(spdxOf({ a: '2' }, created))],
    ['JSON in `Data`', { Data: JSON.stringify(spdxOf({ a: '2' }, created)) }],
    ['tags and values', `SPDXVersion: SPDX-2.3\nCreated: ${created}\n`],
    ['SPDX 3', { '@graph': [{ type: 'Software' }, { type: 'CreationInfo', created }] }],
    ['SPDX 3 with its elements inlined', { '@graph': [{ type: 'SpdxDocument', creationInfo: { created } }] }],
  ])('with a key has its own date as %s', async (_case, predicate) => {
    const attach = (held: unknown): void => {
      const text = JSON.stringify({ ...JSON.parse(statementOf(manifest, SPDX, {})), predicate: held });
      store.attach(REPOSITORY, manifest, signWithKey(text, privateKey), 'tag');
    };
    attach(predicate);
    attach(spdxOf({ a: '1' }, '2026-11-01T00:00:00Z'));
    const newest = await read({ kind: 'key', key: KEY });
    expect(newest).toMatchObject({ statement: { predicate }, time: Date.parse(created) });
  });

  it('without any time comes before none that has one', async () => {
    for (const predicate of [{}, { creationInfo: {} }, { metadata: {} }, { metadata: { timestamp: 'soon' } }])
      store.attach(
        REPOSITORY,
        manifest,
        signWithKey(statementOf(manifest, SPDX, predicate), privateKey),
        'tag',
      );
    expect(await read({ kind: 'key', key: KEY })).toMatchObject({ time: undefined });
    const text = JSON.stringify({ ...JSON.parse(statementOf(manifest, SPDX, {})), predicate: 'text' });
    store.attach(REPOSITORY, manifest, signWithKey(text, privateKey), 'tag');
    expect(await read({ kind: 'key', key: KEY })).toMatchObject({
      statement: JSON.parse(text),
      time: undefined,
    });
  });

  it('is the newest valid one: a newer one of somebody else does not count', async () => {
    const payload = statement({ a: '1' });
    const later = new Date(Date.now() + 5 * 60_000);
    store.attach(REPOSITORY, manifest, await signed(payload), 'tag');
    const other = await signed(statement({ a: '2' }), {
      subject: 'https://issuer.test/other',
      certifiedAt: later,
    });
    store.attach(REPOSITORY, manifest, other, 'tag');
    expect((await read(keyless())).statement).toEqual(JSON.parse(payload));
  });

  it('is one of each format, and what is left aside has a reason', async () => {
    const other = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
    const attach = (predicate: object, type: string, key = privateKey) =>
      store.attach(
        REPOSITORY,
        manifest,
        signWithKey(statementOf(manifest, type, predicate), key),
        'tag',
        type,
      );
    attach(spdxOf({ openssl: '1' }, '2026-11-01T00:00:00Z'), SPDX);
    attach(spdxOf({ openssl: '2' }, '2026-11-02T00:00:00Z'), SPDX);
    attach({ bomFormat: 'CycloneDX', specVersion: '1.6', components: [] }, CYCLONEDX);
    attach(spdxOf({ openssl: '3' }, '2026-11-03T00:00:00Z'), SPDX, other.privateKey);
    const { leftAside, sboms } = await readAll({ kind: 'key', key: KEY });
    expect(sboms.map(({ predicateType, time }) => [predicateType, time])).toEqual([
      [SPDX, Date.UTC(2026, 10, 2)],
      [CYCLONEDX, undefined],
    ]);
    expect(leftAside).toEqual([
      expect.stringMatching(/^an older one of the same format: tag .*, 2026-11-01T00:00:00.000Z$/),
      expect.stringMatching(/^it is signed by another key, .* \(tag `sha256-/),
    ]);
  });

  it('is read from the manifest, where its entry in the list names the type of an empty config', async () => {
    const payload = statement({ a: '2' });
    // Written by cosign before the registry was known to keep bundles.
    const older = statementOf(manifest, SPDX, spdxOf({ a: '1' }, '2026-10-01T00:00:00Z'));
    store.attach(REPOSITORY, manifest, signWithKey(older, privateKey), 'tag', SPDX);
    store.attach(REPOSITORY, manifest, signWithKey(payload, privateKey), 'bundle', SPDX);
    const list = JSON.parse(referrersIndex(store, REPOSITORY, manifest));
    for (const entry of list.manifests) {
      entry.artifactType = 'application/vnd.oci.empty.v1+json';
      delete entry.annotations;
    }
    store.put(REPOSITORY, JSON.stringify(list), manifest.replace(':', '-'));
    store.hasReferrers = false;
    const key = { kind: 'key', key: KEY } as const;
    expect((await read(key)).statement).toEqual(JSON.parse(payload));
    // The API of a registry that gained it knows nothing of what was written under the tag.
    store.hasReferrers = true;
    store.referrers = () => [];
    expect((await read(key)).statement).toEqual(JSON.parse(payload));
  });

  it.each([[[]], [undefined], [[{ keyid: '', sig: '' }]]])(
    'without a signature (%j) counts with `unverified` only',
    async (signatures) => {
      const { annotations, bundle, envelope } = signWithKey(statement({ a: '1' }), privateKey);
      const open = JSON.stringify({ ...JSON.parse(envelope), signatures });
      store.attach(REPOSITORY, manifest, { annotations, bundle, envelope: open }, 'tag');
      expect(await read(unverified)).toMatchObject({ isVerified: false });
      for (const policy of [keyless(), { kind: 'key', key: KEY } as const])
        expect(await problemOf(policy)).toContain('it has no signature');
    },
  );

  it('is not checked with `unverified`, and says so', async () => {
    store.attach(REPOSITORY, manifest, signWithKey(statement({ a: '1' }), privateKey), 'tag');
    expect(await read(unverified)).toMatchObject({ isVerified: false, signer: undefined });
  });

  it('of the index counts where the manifest has none', async () => {
    const payload = statement({ a: '1' }, image.index);
    store.attach(REPOSITORY, image.index, await signed(payload), 'tag');
    expect(await read(keyless(), { index: image.index })).toMatchObject({ attachedTo: image.index });
    expect(await problemOf(keyless())).toContain('has no SBOM attestation: ');
  });

  it('of the index does not stand in for one of the manifest that does not count', async () => {
    store.attach(REPOSITORY, image.index, await signed(statement({ a: '1' }, image.index)), 'tag');
    store.attach(
      REPOSITORY,
      manifest,
      await signed(statement({ a: '1' }), { issuer: 'https://evil.test' }),
      'tag',
    );
    expect(await problemOf(keyless(), { index: image.index })).toContain('no acceptable SBOM attestation');
  });
});

describe('an image without an SBOM that counts', () => {
  it('is an error that names image, platform, digest and where it was looked for', async () => {
    expect(await problemOf(keyless())).toBe(
      `\`registry.test/acme/nginx:1.27\` (linux/amd64, ${manifest}) has no SBOM attestation: there is none among its referrers, and none under the tags \`${manifest.replace(':', '-')}\` and \`${manifest.replace(':', '-')}.att\``,
    );
  });

  it('is one whose attestations are about something else', async () => {
    const foreign = statementOf(manifest, 'https://slsa.dev/provenance/v1', {});
    store.attach(REPOSITORY, manifest, await signed(foreign), 'tag');
    // A predicate type in the annotations that is not the one in the statement changes nothing.
    store.attach(REPOSITORY, manifest, await signed(foreign), 'bundle', SPDX);
    expect(await problemOf(keyless())).toContain('has no SBOM attestation: ');
  });

  it('is one whose attestation is signed by somebody else, who is named beside what was expected', async () => {
    const other = await signed(statement({ a: '1' }), { subject: 'https://evil.test/x' });
    store.attach(REPOSITORY, manifest, other, 'tag');
    const message = await problemOf(keyless());
    expect(message).toContain(`(linux/amd64, ${manifest}) has no acceptable SBOM attestation`);
    expect(message).toContain(`expected a signature by \`${SUBJECT}\` (issuer \`${ISSUER}\`)`);
    expect(message).toContain(`it is signed by \`https://evil.test/x\` (issuer \`${ISSUER}\`)`);
    expect(message).toContain(`(tag \`${manifest.replace(':', '-')}.att\`, ${digestOfText(other.envelope)})`);
  });

  it('is one whose attestation is signed by another key', async () => {
    const other = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
    store.attach(REPOSITORY, manifest, signWithKey(statement({ a: '1' }), other.privateKey), 'tag');
    expect(await problemOf({ kind: 'key', key: KEY })).toContain(
      'expected a signature by the key in `attestation-key`: it is signed by another key',
    );
  });

  it.each([unverified, { kind: 'key', key: KEY } as const])(
    'is one whose attestation is about another image (%j)',
    async (policy) => {
      const other = image.manifests['linux/arm64'] ?? '';
      store.attach(REPOSITORY, manifest, signWithKey(statement({ a: '1' }, other), privateKey), 'tag');
      expect(await problemOf(policy)).toContain(`it is about another image (${other})`);
    },
  );

  it.each([
    ['it is about no image', { subject: [] }],
    ['it is about no image', { subject: [{ digest: { sha512: 'x' } }, {}, 1] }],
    ['no list of at most 1000 subjects', { subject: 'all' }],
    ['no list of at most 1000 subjects', { subject: Array.from({ length: 1001 }, () => ({})) }],
    ['its statement has no predicate type', { predicateType: '' }],
    ['not an in-toto statement', { _type: 'https://example.test/Statement' }],
    ['not an in-toto statement', { _type: 1 }],
  ])('is one whose statement is hostile: %s', async (reason, hostile) => {
    const text = JSON.stringify({ ...JSON.parse(statement({ a: '1' })), ...hostile });
    store.attach(REPOSITORY, manifest, signWithKey(text, privateKey), 'tag');
    expect(await problemOf(unverified)).toContain(reason);
  });

  it.each([
    ['expected a signature by anyone', 'text'],
    ['is not a JSON object', '[]'],
    ['its envelope is not an object', '{"dsseEnvelope":1}'],
    ['neither a DSSE envelope nor a sigstore bundle', '{}'],
    ['neither a DSSE envelope nor a sigstore bundle', '{"payload":"YQ=="}'],
    ['its payload is not base64', '{"payload":"a b","payloadType":"x","signatures":[{"sig":"YQ=="}]}'],
    ['its signatures are not a list', '{"payload":"YQ==","payloadType":"x","signatures":{}}'],
    ['a signature is not base64', '{"payload":"YQ==","payloadType":"x","signatures":[{"sig":"%"}]}'],
    ['a signature is not base64', '{"payload":"YQ==","payloadType":"x","signatures":["x"]}'],
    [
      'more than 16 signatures',
      `{"payload":"YQ==","payloadType":"x","signatures":[${Array(17).fill('{"sig":"YQ=="}').join()}]}`,
    ],
    ['not an in-toto statement', '{"payload":"e30=","payloadType":"x","signatures":[{"sig":"YQ=="}]}'],
    [
      'not an in-toto statement',
      '{"payload":"W10=","payloadType":"application/vnd.in-toto+json","signatures":[{"sig":"YQ=="}]}',
    ],
    [
      'valid for encoding utf-8',
      '{"payload":"/w==","payloadType":"application/vnd.in-toto+json","signatures":[{"sig":"YQ=="}]}',
    ],
    ['call stack size exceeded|expected a signature by anyone', `{"a":${'['.repeat(200_000)}`],
  ])('is one whose attestation is hostile: %s', async (reason, envelope) => {
    store.attach(REPOSITORY, manifest, { envelope, annotations: {}, bundle: '' }, 'tag');
    expect(await problemOf(unverified)).toMatch(new RegExp(reason));
  });

  it('names three of many that do not count, and how many more there are', async () => {
    for (let index = 0; index < 5; index += 1) {
      const envelope = `[${index}]`;
      store.attach(REPOSITORY, manifest, { envelope, annotations: {}, bundle: '' }, 'tag');
    }
    expect(await problemOf(unverified)).toMatch(/; and 2 more$/);
  });

  it.each<AttachedAs>(['tag', 'bundle'])(
    'is one with more attestations than are looked at (%s)',
    async (as) => {
      for (let index = 0; index <= 32; index += 1) {
        const text = `[${index}]`;
        store.attach(REPOSITORY, manifest, { envelope: text, annotations: {}, bundle: text }, as);
      }
      expect(await problemOf(unverified)).toContain('more than 32 attestations');
      expect(asked.filter((line) => line.startsWith('blobs'))).toEqual([]);
    },
  );

  it('is one whose referrers and tag are images or lists of something else', async () => {
    const tag = `${manifest.replace(':', '-')}.att`;
    store.put(REPOSITORY, store.get(REPOSITORY, image.index) ?? '', tag);
    const list = JSON.stringify({ schemaVersion: 2, manifests: [], subject: { digest: manifest, size: 1 } });
    const type = '"artifactType":"application/vnd.dsse.envelope.v1+json"';
    store.put(REPOSITORY, `{${type},"subject":{"digest":"${manifest}"},${list.slice(1)}`);
    store.put(REPOSITORY, `{"subject":{"digest":"${manifest}"},"layers":[]}`);
    expect(await problemOf(keyless())).toContain('has no SBOM attestation: ');
  });
});

describe('what is not known', () => {
  it.each([
    ['an empty config', 'application/vnd.oci.empty.v1+json', {}, false],
    ['a bundle about an SBOM', BUNDLE, { [PREDICATE_TYPE]: SPDX }, false],
    ['a bundle about something else', BUNDLE, { [PREDICATE_TYPE]: 'https://slsa.dev/provenance/v1' }, true],
    ['a signature of another tool', 'application/vnd.cncf.notary.signature', {}, true],
  ])(
    'is an error of the service: a manifest that is listed as %s, and is not there',
    async (_case, artifactType, annotations, isOther) => {
      const payload = statement({ a: '1' });
      store.attach(REPOSITORY, manifest, signWithKey(payload, privateKey), 'tag');
      const mediaType = 'application/vnd.oci.image.manifest.v1+json';
      const entry = { mediaType, digest: digestOfText('gone'), size: 4, artifactType, annotations };
      const index = { mediaType: 'application/vnd.oci.image.index.v1+json', manifests: [entry] };
      store.put(REPOSITORY, JSON.stringify(index), manifest.replace(':', '-'));
      const reading = read({ kind: 'key', key: KEY });
      if (isOther) await expect(reading).resolves.toMatchObject({ statement: JSON.parse(payload) });
      else await expect(reading).rejects.toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  it('is an error of the service: a blob with other bytes than its digest says', async () => {
    const attestation = signWithKey(statement({ a: '1' }), privateKey);
    store.attach(REPOSITORY, manifest, attestation, 'tag');
    const { get } = store;
    store.get = (repository, reference) =>
      reference === digestOfText(attestation.envelope) ? 'forged' : get(repository, reference);
    await expect(read(unverified)).rejects.toMatchObject({ code: 'UNDECODABLE' });
  });

  it('is an error of the input: a malformed trusted root or key', async () => {
    store.attach(REPOSITORY, manifest, await signed(statement({ a: '1' })), 'tag');
    await expect(read(keyless({ trustedRoot: '{}' }))).rejects.toMatchObject({
      problems: [{ input: 'trusted-root' }],
    });
    await expect(read({ kind: 'key', key: 'text' })).rejects.toMatchObject({
      problems: [{ input: 'attestation-key' }],
    });
  });
});
