import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { spdxOf, statementOf } from '../platform-double/oci-store.ts';
import {
  createSigstoreInstance,
  type SigstoreInstance,
  signWithKey,
} from '../platform-double/sigstore-instance.ts';
import { runActionHere } from '../support/action-runner.ts';
import { trackAll } from '../support/checkout.ts';
import { fixedIn, HIGH, scored } from '../support/gate-world.ts';
import { type ShippedGate, startShippedGate } from '../support/shipped-gate.ts';

const SPDX = 'https://spdx.dev/Document';
const IMAGE = 'acme/nginx';
const mine = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const theirs = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });

let gate: ShippedGate;
let sigstore: SigstoreInstance;
beforeAll(async () => {
  gate = await startShippedGate();
  sigstore = await createSigstoreInstance();
  gate.double.world.addRepo(gate.acme, 'nginx');
});
beforeEach(() => {
  gate.reset();
  gate.write('key.pem', mine.publicKey.export({ format: 'pem', type: 'spki' }).toString());
  for (const artifactName of ['openssl', 'zlib'])
    gate.advisory({
      artifactName,
      artifactType: 'apk',
      severities: scored(HIGH),
      events: fixedIn('3.3.2-r0'),
    });
});
afterAll(() => gate.close());

type Packages = Readonly<Record<string, string>>;

/** An image whose SBOM is signed with a key; `about` is another digest than its own. */
function addImage(tag: string, packages: Packages, key?: KeyObject, about?: string) {
  const { images } = gate.double;
  const image = images.addImage(IMAGE, tag, ['linux/amd64', 'linux/arm64']);
  const manifest = image.manifests['linux/amd64'] ?? '';
  const payload = statementOf(about ?? manifest, SPDX, spdxOf(packages));
  if (key !== undefined) images.attach(IMAGE, manifest, signWithKey(payload, key), 'tag', SPDX);
  return { ...image, manifest, payload };
}

const withKey = { 'attestation-key': 'key.pem' };
const of = (tag: string): string => `cgr.dev/acme/nginx:${tag}`;

describe('an image', () => {
  it('is red by the advisories of its packages, and green where they are fixed', async () => {
    addImage('old', { openssl: '3.3.0-r0' }, mine.privateKey);
    addImage('new', { openssl: '3.3.2-r0' }, mine.privateKey);
    const red = await gate.start({ images: of('old'), ...withKey });
    expect(red.exitCode, red.log.visible).toBe(1);
    expect(JSON.parse(red.outputs['images'] ?? '')).toMatchObject([
      { image: of('old'), platform: 'linux/amd64', packages: 1, count: 1, newCount: 1, sbom: 'attested' },
    ]);
    const green = await gate.run({ images: of('new'), ...withKey });
    expect([green.exitCode, green.outputs['result']]).toEqual([0, 'pass']);
  });

  it.each([
    ['without an attestation', undefined, undefined, 'has no SBOM attestation: '],
    ['signed by somebody else', theirs.privateKey, undefined, 'has no acceptable SBOM attestation'],
    [
      'whose attestation is about another image',
      mine.privateKey,
      `sha256:${'a'.repeat(64)}`,
      'it is about another image',
    ],
  ])('%s is an error, whatever `warn-only` and `on-error` say', async (_, key, about, words) => {
    addImage('odd', { openssl: '3.3.2-r0' }, key, about);
    const run = await gate.run({ images: of('odd'), 'warn-only': 'true', 'on-error': 'warn', ...withKey });
    expect(run.exitCode).toBe(2);
    expect(run.log.visible).toContain(words);
    expect(gate.asked()).toEqual([]);
  });

  it('has the union of what is attested in SPDX and in CycloneDX; an older one is left aside', async () => {
    const { images } = gate.double;
    const { manifest } = addImage('both', { openssl: '3.3.2-r0' }, mine.privateKey);
    const attest = (type: string, document: object): void =>
      images.attach(
        IMAGE,
        manifest,
        signWithKey(statementOf(manifest, type, document), mine.privateKey),
        'referrer',
        type,
      );
    attest(SPDX, spdxOf({ openssl: '3.3.0-r0' }, '2026-10-01T00:00:00Z'));
    attest('https://cyclonedx.org/bom/v1.5', {
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      components: [{ type: 'library', name: 'zlib', purl: 'pkg:apk/wolfi/zlib@1.3-r0' }],
    });
    const run = await gate.run({ images: of('both'), ...withKey });
    expect([run.exitCode, run.outputs['count']], run.log.visible).toEqual([1, '1']);
    expect(run.log.visible).toContain('an older one of the same format');
  });

  it('is read from a bundle that cosign lists under the fallback tag with the type of its config', async () => {
    const { images } = gate.double;
    const { manifest, payload } = addImage('fallback', { openssl: '3.3.0-r0' });
    const BUNDLE = 'application/vnd.dev.sigstore.bundle.v0.3+json';
    const EMPTY = 'application/vnd.oci.empty.v1+json';
    const { bundle } = signWithKey(payload, mine.privateKey);
    const put = (mediaType: string, text: string, more: object = {}): object => {
      return { mediaType, digest: images.put(IMAGE, text), size: Buffer.byteLength(text), ...more };
    };
    const text = JSON.stringify({
      schemaVersion: 2,
      mediaType: 'application/vnd.oci.image.manifest.v1+json',
      artifactType: BUNDLE,
      config: put(EMPTY, '{}'),
      layers: [put(BUNDLE, bundle)],
    });
    const listed = put('application/vnd.oci.image.manifest.v1+json', text, { artifactType: EMPTY });
    const list = {
      schemaVersion: 2,
      mediaType: 'application/vnd.oci.image.index.v1+json',
      manifests: [listed],
    };
    images.put(IMAGE, JSON.stringify(list), manifest.replace(':', '-'));
    const run = await gate.run({ images: of('fallback'), ...withKey });
    expect([run.exitCode, run.outputs['count']], run.log.visible).toEqual([1, '1']);
  });

  it('without an index has the platform of its config, and no other', async () => {
    const { images } = gate.double;
    const digest = images.addSingle(IMAGE, 'single', { os: 'linux', architecture: 'arm64' });
    const signed = signWithKey(statementOf(digest, SPDX, spdxOf({ openssl: '3.3.0-r0' })), mine.privateKey);
    images.attach(IMAGE, digest, signed, 'tag', SPDX);
    const inputs = { images: of('single'), ...withKey };
    expect((await gate.run({ ...inputs, platform: 'linux/arm64' })).exitCode).toBe(1);
    const other = await gate.run({ ...inputs, platform: 'linux/arm64,linux/s390x' });
    expect(other.exitCode).toBe(2);
    expect(other.log.visible).toContain('no image for `linux/s390x`; its platforms: linux/arm64');
  });

  it('without an attestation leaves the others judged', async () => {
    addImage('none', {});
    addImage('old', { openssl: '3.3.0-r0' }, mine.privateKey);
    const run = await gate.run({ images: `${of('none')},${of('old')}`, ...withKey });
    expect([run.exitCode, run.outputs['count']], run.log.visible).toEqual([2, '1']);
    expect(run.report['coverage']).toMatchObject({ unread: [{ what: of('none') }] });
  });

  it('whose envelope nobody signed counts with `verify-sbom: false` only, which the summary says', async () => {
    const { manifest, payload } = addImage('unsigned', { openssl: '3.3.0-r0' });
    const envelope = JSON.stringify({
      payloadType: 'application/vnd.in-toto+json',
      payload: Buffer.from(payload).toString('base64'),
      signatures: [],
    });
    gate.double.images.attach(IMAGE, manifest, { annotations: {}, bundle: '', envelope }, 'tag', SPDX);
    const run = await gate.run({ images: of('unsigned'), 'verify-sbom': 'false' });
    expect([run.exitCode, run.outputs['count']], run.log.visible).toEqual([1, '1']);
    expect(run.summary).toContain('not verified (`verify-sbom: false`)');
    expect((await gate.run({ images: of('unsigned'), ...withKey })).exitCode).toBe(2);
  });

  it('signed without a key counts for the expected signer only', async () => {
    const { manifest, payload } = addImage('keyless', { openssl: '3.3.2-r0' });
    const issuer = 'https://token.actions.githubusercontent.com';
    const subject = 'https://github.com/acme/images/.github/workflows/release.yaml@refs/heads/main';
    const signed = await sigstore.sign({ payload, issuer, subject });
    gate.double.images.attach(IMAGE, manifest, signed, 'bundle', SPDX);
    gate.write('root.json', sigstore.trustedRoot);
    const inputs = { images: of('keyless'), 'trusted-root': 'root.json', 'attestation-issuer': issuer };
    const right = await gate.run({ ...inputs, 'attestation-subject': subject });
    expect(right.exitCode, right.log.visible).toBe(0);
    const wrong = await gate.run({ ...inputs, 'attestation-subject': subject.replace('main', 'topic') });
    expect(wrong.exitCode).toBe(2);
    expect(wrong.log.visible).toContain(subject);
  });

  it('is checked against what its attested SBOM cannot tell', async () => {
    const { images } = gate.double;
    const image = images.addImage(IMAGE, 'broken', ['linux/amd64']);
    const manifest = image.manifests['linux/amd64'] ?? '';
    const sbom = {
      spdxVersion: 'SPDX-2.3',
      packages: [
        { name: 'zlib', externalRefs: [{ referenceType: 'purl', referenceLocator: 'pkg:apk/wolfi/%zz' }] },
      ],
    };
    images.attach(
      IMAGE,
      manifest,
      signWithKey(statementOf(manifest, SPDX, sbom), mine.privateKey),
      'tag',
      SPDX,
    );
    const run = await gate.run({ images: of('broken'), ...withKey });
    expect(run.exitCode).toBe(2);
    expect(run.log.visible).toContain('has an entry `zlib` whose purl');
  });

  it('has rows of other architectures left out', async () => {
    addImage('arch', { curl: '8-r0' }, mine.privateKey);
    gate.advisory({ artifactName: 'curl', artifactType: 'apk', artifactArchitecture: 'aarch64' });
    expect((await gate.run({ images: of('arch'), ...withKey })).exitCode).toBe(0);
    gate.advisory({ artifactName: 'curl', artifactType: 'apk', artifactArchitecture: 'x86_64' });
    expect((await gate.run({ images: of('arch'), ...withKey })).exitCode).toBe(1);
  });
});

describe('a pull request that moves a base image', () => {
  const git = (...words: readonly string[]): string =>
    execFileSync('/usr/bin/git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...words], {
      cwd: gate.place.workspace,
      encoding: 'utf8',
    }).trim();
  const dockerfile = (digest: string): void =>
    gate.write('Dockerfile', `FROM cgr.dev/acme/nginx@${digest}\n`);
  const commitBase = (): string => trackAll(gate.place.workspace);
  const runChange = (base: string) => {
    const repo = { full_name: 'acme/app' };
    const { apiUrl, idTokenRequestToken, idTokenUrl, issuerUrl, registryUrl } = gate.double;
    const [viewer] = gate.double.world.list('identities').filter(({ name }) => name === 'viewer');
    return runActionHere(
      {
        workspace: gate.place.workspace,
        temp: `${gate.place.folder}/runner-temp`,
        toolCache: `${gate.place.folder}/tools`,
        path: '/usr/bin:/bin',
        idToken: { url: idTokenUrl, token: idTokenRequestToken },
        github: { GITHUB_EVENT_NAME: 'pull_request', GITHUB_REF: 'refs/pull/7/merge' },
        event: {
          pull_request: {
            number: 7,
            base: { sha: base, ref: 'main', repo },
            head: { ref: 'topic', repo },
          },
        },
      },
      {
        command: 'advisory-gate',
        files: 'Dockerfile',
        identity: String(viewer?.uid),
        'api-url': apiUrl,
        'issuer-url': issuerUrl,
        'registry-url': registryUrl,
        ...withKey,
      },
    );
  };

  it('learns what the move fixes and what it brings', async () => {
    const before = addImage('before', { openssl: '3.3.0-r0', zlib: '3.3.2-r0' }, mine.privateKey);
    const after = addImage('after', { openssl: '3.3.2-r0', zlib: '3.3.1-r0' }, mine.privateKey);
    const good = addImage('good', { openssl: '3.3.2-r0', zlib: '3.3.2-r0' }, mine.privateKey);
    dockerfile(before.index);
    const base = commitBase();
    dockerfile(after.index);
    const red = await runChange(base);
    expect(red.exitCode, red.log.visible).toBe(1);
    expect(JSON.parse(red.outputs['images'] ?? '')).toMatchObject([
      { image: `cgr.dev/acme/nginx@${after.index}`, count: 1, newCount: 1, fixedCount: 1 },
    ]);
    expect(red.summary).toContain('Update `zlib` to 3.3.2-r0: fixes 1 of 1 |');
    const id = gate.double.world.list('advisories').find((one) => one['artifactName'] === 'openssl')?.[
      'advisoryId'
    ];
    for (const text of [red.summary, red.outputs['comment-content'] ?? '']) {
      expect(text).toContain(`| \`${id}\` | high 7.5 | \`openssl\` |`);
      expect(text).toContain('| `openssl` | updated | `3.3.0-r0` | `3.3.2-r0` |');
    }
    dockerfile(good.index);
    const green = await runChange(base);
    expect([green.exitCode, green.outputs['result']], green.log.visible).toEqual([0, 'pass']);
    expect(JSON.parse(green.outputs['images'] ?? '')).toMatchObject([{ newCount: 0, fixedCount: 1 }]);
  });

  const stages = (build: string, final: string): string =>
    `FROM cgr.dev/acme/nginx:${build} AS build\nFROM cgr.dev/acme/nginx:${final} AS runtime\n`;
  const bake = (target: string): string => `target "app" {\n  target = "${target}"\n}\n`;
  const compose = (target: string): string =>
    JSON.stringify({ services: { app: { build: { context: '.', target } } } });

  it.each([
    ['the final stage to the image of a build stage', stages('bad', 'fine'), stages('bad', 'bad')],
    ['both stages, which are swapped', stages('bad', 'fine'), stages('fine', 'bad')],
    ['the target of Compose', stages('bad', 'fine'), stages('bad', 'fine'), 'compose.yaml', compose('build')],
    ['the target of Bake', stages('bad', 'fine'), stages('bad', 'fine'), 'docker-bake.hcl', bake('build')],
  ])('is red for what ships then: %s', async (_, before, after, file = '', target = '') => {
    addImage('bad', { openssl: '3.3.0-r0' }, mine.privateKey);
    addImage('fine', { openssl: '3.3.2-r0' }, mine.privateKey);
    gate.write('compose.yaml', compose('runtime'));
    gate.write('docker-bake.hcl', bake('runtime'));
    gate.write('Dockerfile', before);
    const base = commitBase();
    if (file !== '') gate.write(file, target);
    gate.write('Dockerfile', after);
    const run = await runChange(base);
    expect(run.exitCode, run.log.visible).toBe(1);
    expect(JSON.parse(run.outputs['images'] ?? '')).toContainEqual(
      expect.objectContaining({ image: of('bad'), newCount: 1 }),
    );
    expect(run.summary).toContain('| What moved | From | To |');
  });

  it('that moves nothing, or only the file, asks for no SBOM', async () => {
    const image = addImage('still', { openssl: '3.3.0-r0' }, mine.privateKey);
    gate.write('old/Dockerfile', `FROM cgr.dev/acme/nginx@${image.index}\n`);
    const base = commitBase();
    git('mv', 'old/Dockerfile', 'Dockerfile');
    git('commit', '--quiet', '-m', 'head');
    const run = await runChange(base);
    expect([run.exitCode, run.outputs['images']], run.log.visible).toEqual([0, '[]']);
    expect(gate.double.requests.all().filter(({ path }) => path.startsWith('/v2/'))).toEqual([]);
  });

  it('without an image of this registry has nothing to check', async () => {
    gate.write('Dockerfile', 'FROM docker.io/library/nginx:1.27\n');
    const run = await runChange(commitBase());
    expect(run.exitCode).toBe(2);
    expect(run.log.visible).toContain('references an image of this registry, so there is nothing to check');
  });
});
