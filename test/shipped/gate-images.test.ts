import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { spdxOf, statementOf } from '../platform-double/oci-store.ts';
import {
  createSigstoreInstance,
  type SigstoreInstance,
  signWithKey,
} from '../platform-double/sigstore-instance.ts';
import { runAction } from '../support/action-runner.ts';
import { fixedIn, HIGH, scored } from '../support/gate-world.ts';
import { type ShippedGate, startShippedGate } from '../support/shipped-gate.ts';
import { shippedRoot } from '../support/shipped-run.ts';

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
    const red = await gate.run({ images: of('old'), ...withKey });
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
  const commitBase = (): string => {
    git('init', '--quiet', '--initial-branch=main');
    git('add', '-A');
    git('commit', '--quiet', '-m', 'base');
    return git('rev-parse', 'HEAD');
  };
  const runChange = (base: string) => {
    const repo = { full_name: 'acme/app' };
    const { apiUrl, idTokenRequestToken, idTokenUrl, issuerUrl, registryUrl } = gate.double;
    const [viewer] = gate.double.world.list('identities').filter(({ name }) => name === 'viewer');
    return runAction(
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
        directory: shippedRoot(),
        with: {
          command: 'advisory-gate',
          files: 'Dockerfile',
          identity: String(viewer?.uid),
          'api-url': apiUrl,
          'issuer-url': issuerUrl,
          'registry-url': registryUrl,
          ...withKey,
        },
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
    dockerfile(good.index);
    const green = await runChange(base);
    expect([green.exitCode, green.outputs['result']], green.log.visible).toEqual([0, 'pass']);
    expect(JSON.parse(green.outputs['images'] ?? '')).toMatchObject([{ newCount: 0, fixedCount: 1 }]);
  });

  const stages = (build: string, final: string): string =>
    `FROM cgr.dev/acme/nginx:${build} AS build\nFROM cgr.dev/acme/nginx:${final} AS runtime\n`;
  const compose = (target: string): string =>
    JSON.stringify({ services: { app: { build: { context: '.', target } } } });

  it.each([
    ['the final stage to the image of a build stage', stages('bad', 'fine'), stages('bad', 'bad')],
    ['both stages, which are swapped', stages('bad', 'fine'), stages('fine', 'bad')],
    ['the target of Compose', stages('bad', 'fine'), stages('bad', 'fine'), compose('build')],
  ])('is red for what ships then: %s', async (_, before, after, target = compose('runtime')) => {
    addImage('bad', { openssl: '3.3.0-r0' }, mine.privateKey);
    addImage('fine', { openssl: '3.3.2-r0' }, mine.privateKey);
    gate.write('compose.yaml', compose('runtime'));
    gate.write('Dockerfile', before);
    const base = commitBase();
    gate.write('compose.yaml', target);
    gate.write('Dockerfile', after);
    const run = await runChange(base);
    expect(run.exitCode, run.log.visible).toBe(1);
    expect(JSON.parse(run.outputs['images'] ?? '')).toContainEqual(
      expect.objectContaining({ image: of('bad'), newCount: 1 }),
    );
    expect(run.summary).toContain('| What moved | From | To |');
  });

  it('that moves nothing asks for no SBOM', async () => {
    const image = addImage('still', { openssl: '3.3.0-r0' }, mine.privateKey);
    dockerfile(image.index);
    const run = await runChange(commitBase());
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
