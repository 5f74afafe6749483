import { generateKeyPairSync } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { spdxOf, statementOf } from '../../platform-double/oci-store.ts';
import {
  createSigstoreInstance,
  type SigstoreInstance,
  signWithKey,
} from '../../platform-double/sigstore-instance.ts';
import { fixedIn, type GateWorld, HIGH, scored, startGateWorld } from '../../support/gate-world.ts';
import {
  addImage as addImageTo,
  addRepository,
  commitBase as commitBaseOf,
  IMAGE,
  KEY,
  privateKey,
  recordsOf,
  runChange as runChangeOf,
  SPDX,
  withKey,
} from '../../support/image-change.ts';

let world: GateWorld;
let sigstore: SigstoreInstance;
beforeAll(async () => {
  world = await startGateWorld();
  sigstore = await createSigstoreInstance();
  addRepository(world);
});
beforeEach(() => {
  world.reset();
  world.write('key.pem', KEY);
  world.advisory({
    artifactName: 'openssl',
    artifactType: 'apk',
    severities: scored(HIGH),
    events: fixedIn('3.3.2-r0'),
  });
});
afterAll(() => world.close());

const addImage = (tag: string, packages: Readonly<Record<string, string>>, attested = true) =>
  addImageTo(world, tag, packages, attested);

describe('a shard of the images', () => {
  it('is one part of them by repository; together the parts are the whole, and an empty one passes', async () => {
    const organization = {
      uid: String(world.double.world.list('groups').find(({ name }) => name === 'acme')?.uid),
      name: 'acme',
    };
    for (const name of ['one', 'two', 'three']) {
      world.double.world.addRepo(organization, name);
      const { images } = world.double;
      const manifest = images.addImage(`acme/${name}`, '1', ['linux/amd64']).manifests['linux/amd64'] ?? '';
      const payload = statementOf(manifest, SPDX, spdxOf({ openssl: '3.3.0-r0' }));
      images.attach(`acme/${name}`, manifest, signWithKey(payload, privateKey), 'tag', SPDX);
    }
    const images = 'acme/one:1, acme/two:1, acme/three:1';
    const whole = await world.run({ images, ...withKey });
    const parts = [];
    for (let index = 1; index <= 5; index += 1)
      parts.push(await world.run({ images, shard: `${index}/5`, ...withKey }));
    const namesOf = (text: string | undefined) => recordsOf(text).map(({ image }) => String(image));
    expect(parts.flatMap((part) => namesOf(part.outputs['images'])).sort()).toEqual(
      namesOf(whole.outputs['images']).sort(),
    );
    const empty = parts.filter((part) => namesOf(part.outputs['images']).length === 0);
    expect(empty.length).toBeGreaterThanOrEqual(2);
    for (const part of empty) expect(part.code).toBe(0);
    for (const part of parts.filter((one) => !empty.includes(one))) expect(part.code).toBe(1);
  });

  it.each([
    [{ images: 'acme/nginx:1', shard: '6/5' }, 'k/n'],
    [{ artifacts: 'openssl', shard: '1/5' }, '`images` only'],
    [{ images: 'acme/nginx:1', artifacts: 'openssl', shard: '1/5' }, '`artifacts` is set'],
  ])('is refused where it cannot divide anything: %o', async (inputs, words) => {
    const run = await world.run(inputs);
    expect(run.code).toBe(2);
    expect(run.report.problems.map(({ message }) => message).join()).toContain(words);
  });
});

describe('an image given to the gate', () => {
  it('is judged by the packages of its SBOM attestation, with a row, an output and coverage', async () => {
    const { index, manifest } = addImage('1.27', { openssl: '3.3.0-r0', zlib: '1.3-r0' });
    const run = await world.run({ images: 'cgr.dev/acme/nginx:1.27', ...withKey });
    expect(run.code).toBe(1);
    expect(recordsOf(run.outputs['images'])).toEqual([
      {
        image: 'cgr.dev/acme/nginx:1.27',
        digest: index,
        manifest,
        platform: 'linux/amd64',
        packages: 2,
        count: 1,
        newCount: 1,
        fixedCount: 0,
        sbom: 'attested',
      },
    ]);
    expect(run.summary).toContain('| `cgr.dev/acme/nginx:1.27` | `linux/amd64` | 2 | 1 | 1 | 0 | attested |');
    expect(run.report.advisories).toMatchObject([{ artifact: 'openssl', version: '3.3.0-r0' }]);
  });

  it('passes where the fixed version is in it', async () => {
    addImage('ok', { openssl: '3.3.2-r0' });
    const run = await world.run({ images: 'acme/nginx:ok', 'attestation-key': KEY });
    expect(run.code).toBe(0);
    expect(recordsOf(run.outputs['images'])).toMatchObject([{ count: 0, packages: 1 }]);
  });

  it('says so in summary and output where its SBOM is not verified', async () => {
    addImage('open', { openssl: '3.3.2-r0' });
    const run = await world.run({ images: 'acme/nginx:open', 'verify-sbom': 'false' });
    expect(run.code).toBe(0);
    expect(run.summary).toContain('⚠️ not verified (`verify-sbom: false`)');
    expect(recordsOf(run.outputs['images'])).toMatchObject([{ sbom: 'unverified' }]);
  });

  it.each([
    ['has no SBOM attestation: ', { images: 'acme/nginx:bare', ...withKey }],
    [
      'no acceptable SBOM attestation; expected a signature',
      { images: 'acme/nginx:1.27', 'attestation-key': 'other.pem' },
    ],
    [
      'has no image for `linux/s390x`; its platforms: linux/amd64, linux/arm64',
      { images: 'acme/nginx:1.27', platform: 'linux/s390x', ...withKey },
    ],
    ['is not in the registry', { images: 'acme/nginx:gone', ...withKey }],
    ['there is no file `gone.pem`', { images: 'acme/nginx:1.27', 'attestation-key': 'gone.pem' }],
    [
      'cannot be used: a glob must begin with a host',
      { images: 'acme/nginx:1.27', 'attestation-subject': '**' },
    ],
    ['the identities that sign the images of `acme` are unknown', { images: 'acme/nginx:1.27' }],
    ['not a platform', { images: 'acme/nginx:1.27', platform: 'amd64' }],
  ])('is an error, whatever `warn-only` or `on-error` say: %s', async (message, inputs) => {
    addImage('1.27', { openssl: '3.3.2-r0' });
    addImage('bare', {}, false);
    const other = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).publicKey;
    world.write('other.pem', other.export({ format: 'pem', type: 'spki' }).toString());
    const run = await world.run({ ...inputs, 'warn-only': 'true', 'on-error': 'warn' });
    expect(run.code).toBe(2);
    expect(JSON.stringify(run.log)).toContain(message);
  });
});

describe('the attestations of an image', () => {
  it('are judged as the union of their formats, and what is left aside is reported', async () => {
    const { manifest } = addImage('both', { openssl: '3.3.0-r0' });
    const attach = (type: string, predicate: object) =>
      world.double.images.attach(
        IMAGE,
        manifest,
        signWithKey(statementOf(manifest, type, predicate), privateKey),
        'tag',
        type,
      );
    attach('https://cyclonedx.org/bom', {
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      components: [{ type: 'library', name: 'zlib', version: '1.3-r0', purl: 'pkg:apk/wolfi/zlib@1.3-r0' }],
    });
    const run = await world.run({ images: 'acme/nginx:both', ...withKey });
    expect(run.report.advisories).toMatchObject([{ artifact: 'openssl', version: '3.3.0-r0' }]);
    expect(recordsOf(run.outputs['images'])).toMatchObject([{ packages: 2, count: 1, sbom: 'attested' }]);
    expect(run.code).toBe(1);
    attach(SPDX, spdxOf({ openssl: '3.3.2-r0' }, '2026-11-05T00:00:00Z'));
    const newer = await world.run({ images: 'acme/nginx:both', ...withKey });
    expect(newer.code).toBe(0);
    expect(newer.log.visible).toContain('an attestation was ignored: an older one of the same format');
    expect(newer.summary).toContain('an attestation ignored: an older one of the same format');
  });

  it('without a signature are judged with `verify-sbom: false`, and refused without it', async () => {
    const { manifest, payload } = addImage('unsigned', { openssl: '3.3.0-r0' }, false);
    const envelope = JSON.stringify({
      ...JSON.parse(signWithKey(payload, privateKey).envelope),
      signatures: [],
    });
    world.double.images.attach(IMAGE, manifest, { envelope, annotations: {}, bundle: '' }, 'tag', SPDX);
    const open = await world.run({ images: 'acme/nginx:unsigned', 'verify-sbom': 'false' });
    expect([open.code, open.outputs['count']]).toEqual([1, '1']);
    expect((await world.run({ images: 'acme/nginx:unsigned', ...withKey })).code).toBe(2);
  });

  it('of one image that do not count keep no other from being judged', async () => {
    addImage('bad', { openssl: '3.3.0-r0' });
    addImage('bare', {}, false);
    const images = 'acme/nginx:bare, acme/nginx:bad';
    const run = await world.run({ images, ...withKey, 'warn-only': 'true', 'on-error': 'warn' });
    expect([run.code, run.outputs['count']]).toEqual([2, '1']);
    expect(run.report.problems).toMatchObject([
      { message: expect.stringContaining('`cgr.dev/acme/nginx:bare` (linux/amd64, sha256:') },
    ]);
    expect(run.report.coverage).toMatchObject({
      seen: 2,
      judged: 1,
      unread: [{ what: 'cgr.dev/acme/nginx:bare', why: expect.stringContaining('has no SBOM attestation') }],
    });
    expect(run.summary).toContain('| `cgr.dev/acme/nginx:bad` | `linux/amd64` | 1 | 1 |');
  });
});

describe('an image outside of an index', () => {
  const addSingle = (config: object): void => {
    const manifest = world.double.images.addSingle(IMAGE, 'single', config);
    const payload = statementOf(manifest, SPDX, spdxOf({ openssl: '3.3.2-r0' }));
    world.double.images.attach(IMAGE, manifest, signWithKey(payload, privateKey), 'tag', SPDX);
  };
  const run = (platform: string) => world.run({ images: 'acme/nginx:single', platform, ...withKey });

  it('has the platform of its config, and no other', async () => {
    addSingle({ os: 'linux', architecture: 'arm64', variant: 'v8' });
    const own = await run('linux/arm64');
    expect(own.code).toBe(0);
    expect(recordsOf(own.outputs['images'])).toMatchObject([{ platform: 'linux/arm64', packages: 1 }]);
    for (const platform of ['linux/amd64', 'linux/amd64, linux/s390x', 'linux/arm64, linux/amd64']) {
      const other = await run(platform);
      expect(other.code).toBe(2);
      expect(other.log.visible).toContain('has no image for `linux/amd64`; its platforms: linux/arm64');
      // The platforms that it has are still judged.
      expect(recordsOf(other.outputs['images'])).toHaveLength(platform.startsWith('linux/arm64') ? 1 : 0);
    }
  });

  it('has none where its config does not say so', async () => {
    addSingle({ config: {} });
    const { code, log } = await run('linux/amd64');
    expect(code).toBe(2);
    expect(log.visible).toContain('does not say which platform it is for');
  });
});

describe('a keyless signature', () => {
  it("counts where the organization's own identity made it, as its account association says", async () => {
    const { double } = world;
    const [acme] = double.world.list('groups').filter(({ name }) => name === 'acme');
    const uid = String(acme?.uid);
    const { manifest, payload } = addImage('own', { openssl: '3.3.2-r0' }, false);
    const subject = `${double.issuerUrl}/${uid}/0123456789abcdef`;
    const signed = await sigstore.sign({ payload, issuer: double.issuerUrl, subject });
    double.images.attach(IMAGE, manifest, signed, 'bundle', SPDX);
    world.write('root.json', sigstore.trustedRoot);
    const inputs = { images: 'acme/nginx:own', 'trusted-root': 'root.json' };
    const own = await world.run(inputs);
    expect(own.code).toBe(2);
    double.world.put('accountAssociations', undefined, {
      uid,
      name: 'acme',
      chainguard: { serviceBindings: { CATALOG_SYNCER: `${uid}/0123456789abcdef` } },
    });
    const bound = await world.run(inputs);
    expect(bound.log.visible).not.toContain('error');
    expect(bound.code).toBe(0);
    const named = await world.run({ ...inputs, 'attestation-subject': subject });
    expect(named.code).toBe(0);
    const other = await world.run({ ...inputs, 'attestation-subject': `${subject}0` });
    expect(other.code).toBe(2);
    expect(JSON.stringify(other.log)).toContain(subject);
  });
});

describe('files on a change', () => {
  const dockerfile = (...digests: readonly string[]): string =>
    digests.map((digest) => `FROM cgr.dev/acme/nginx@${digest}\n`).join('');
  const commitBase = (): string => commitBaseOf(world);
  const runChange = (base: string, inputs: Readonly<Record<string, string>> = {}) =>
    runChangeOf(world, base, inputs);
  const contentRequests = (): number =>
    world.double.requests.all().filter(({ path }) => path.startsWith('/v2/')).length;

  it('are compared with what they referenced at the base: what the move fixes and what it brings', async () => {
    const before = addImage('before', { openssl: '3.3.0-r0', curl: '8.9.0-r0' });
    const after = addImage('after', { openssl: '3.3.2-r0', curl: '8.9.0-r0', zlib: '1.2-r0' });
    const same = addImage('same', { openssl: '3.3.0-r1' });
    for (const artifactName of ['curl', 'zlib'])
      world.advisory({ artifactName, artifactType: 'apk', severities: scored(HIGH) });
    world.write('Dockerfile', dockerfile(before.index, same.index));
    const base = commitBase();
    world.write('Dockerfile', dockerfile(after.index, same.index));
    const run = await runChange(base);
    expect(run.code).toBe(1);
    expect(recordsOf(run.outputs['images'])).toMatchObject([
      { image: `cgr.dev/acme/nginx@${after.index}`, count: 2, newCount: 1, fixedCount: 1 },
    ]);
    expect(
      run.report.advisories.filter(({ isNew, status }) => isNew && status === 'affecting'),
    ).toMatchObject([{ artifact: 'zlib' }]);
    expect(run.report.findings.find(({ title }) => title.includes('zlib'))?.location).toMatchObject({
      file: 'Dockerfile',
      line: 1,
    });
    expect(run.summary).toContain('1 reference not moved by this change.');
    expect(run.summary).toMatch(/\| Fixed \| Severity .*\n.*\n\| `CGA-[^`]*` \| high 7\.5 \| `openssl` \|/);
    expect(run.summary).toContain('| `openssl` | updated | `3.3.0-r0` | `3.3.2-r0` |');
    expect(run.summary).toContain('| `zlib` | added |  | `1.2-r0` |');
    expect(run.summary).not.toContain('| `curl` | updated');
  });

  it('of the base that the registry no longer has are an error that says how to go on without them', async () => {
    const after = addImage('after', { openssl: '3.3.2-r0' });
    world.write('Dockerfile', 'FROM cgr.dev/acme/nginx:gone\n');
    const base = commitBase();
    world.write('Dockerfile', dockerfile(after.index));
    const run = await runChange(base);
    expect(run.code).toBe(2);
    expect(run.report.problems).toMatchObject([
      { message: expect.stringContaining('nginx:gone'), fix: expect.stringContaining('`scope: all`') },
    ]);
    expect((await runChange(base, { scope: 'all' })).code).toBe(0);
  });

  it('that move nothing cost no SBOM, and pass', async () => {
    const image = addImage('still', { openssl: '3.3.0-r0' });
    world.write('Dockerfile', dockerfile(image.index));
    const base = commitBase();
    const run = await runChange(base);
    expect(run.code).toBe(0);
    expect(contentRequests()).toBe(0);
    expect(run.summary).toContain('1 reference not moved by this change.');
    const skipped = [{ what: 'images', why: 'that this change does not move', count: 1 }];
    expect(run.report.coverage).toEqual({ seen: 1, judged: 0, skipped, unread: [], unresolved: [] });
    expect(run.summary).toContain('Coverage: 1 image seen, 0 judged, 1 skipped');
    expect(run.summary).toContain('Advisory gate: no image changed, so nothing was checked');
    expect(run.report.reasons).toEqual(['No image changed, so nothing was checked.']);
    const whole = await runChange(base, { scope: 'all' });
    expect(whole.code).toBe(1);
  });

  describe('one by one', () => {
    const FILES = { files: 'Dockerfile*' };
    const nginx = (tag: string): string => `FROM cgr.dev/acme/nginx:${tag}\n`;
    beforeEach(() => {
      addImage('old', { openssl: '3.3.0-r0' });
      addImage('old2', { openssl: '3.3.0-r1' });
      addImage('new', { openssl: '3.3.2-r0' });
    });

    it.each([
      ['another image', 'old2', ['old2', 'new']],
      ['the image that the other file leaves', 'old', ['old', 'new']],
    ])('are compared, so that a fix in one does not hide what another brings: %s', async (_, tag, seen) => {
      world.write('Dockerfile', nginx('old'));
      world.write('Dockerfile.b', nginx('new'));
      const base = commitBase();
      world.write('Dockerfile', nginx('new'));
      world.write('Dockerfile.b', nginx(tag));
      const run = await runChange(base, FILES);
      expect([run.code, run.outputs['new-count']]).toEqual([1, '1']);
      const images = recordsOf(run.outputs['images']).map(({ image }) => image);
      expect(images.toSorted()).toEqual(seen.map((one) => `cgr.dev/acme/nginx:${one}`).toSorted());
    });

    it('know what a file had, where another still has it', async () => {
      world.write('Dockerfile', nginx('old'));
      world.write('Dockerfile.b', nginx('old'));
      const base = commitBase();
      world.write('Dockerfile.b', nginx('old2'));
      const run = await runChange(base, FILES);
      expect([run.code, run.outputs['count'], run.outputs['new-count']]).toEqual([0, '1', '0']);
      expect(run.report.coverage.skipped).toMatchObject([{ what: 'images', count: 1 }]);
    });

    it('bring nothing where a new file has an image that another file keeps', async () => {
      world.write('Dockerfile', nginx('old'));
      const base = commitBase();
      world.write('Dockerfile.b', nginx('old'));
      expect((await runChange(base, FILES)).code).toBe(0);
      world.write('Dockerfile', nginx('new'));
      const moved = await runChange(base, FILES);
      expect([moved.code, moved.outputs['new-count']]).toEqual([1, '1']);
    });

    const gate = (files: string, base: string) => runChange(base, { files });
    const compose = (web: string, job: string): string =>
      `services:\n  web: { image: cgr.dev/acme/nginx:${web} }\n  job: { image: cgr.dev/acme/nginx:${job} }\n`;
    const pod = (name: string, app: string): string =>
      `apiVersion: v1\nkind: Pod\nmetadata: { name: ${name} }\nspec:\n  containers:\n  - { name: app, image: cgr.dev/acme/nginx:${app} }\n`;
    const stages = (build: string, run: string): string =>
      `FROM cgr.dev/acme/nginx:${build} AS build\nRUN make\nFROM cgr.dev/acme/nginx:${run}\nCOPY --from=build /app /app\n`;

    it.each([
      [
        'the final stage gets the image of the build stage',
        'Dockerfile',
        stages('old', 'new'),
        stages('old', 'old'),
        'final stage',
      ],
      ['two stages swap', 'Dockerfile', stages('old', 'new'), stages('new', 'old'), 'final stage'],
      [
        'the final stage continues another stage',
        'Dockerfile',
        `${stages('old', 'new')}FROM cgr.dev/acme/nginx:new`,
        `${stages('old', 'new')}FROM build`,
        'final stage',
      ],
      [
        'two services swap',
        'compose.yaml',
        compose('new', 'old'),
        compose('old', 'new'),
        'services.web.image',
      ],
      [
        'two objects swap',
        'pod.yaml',
        `${pod('a', 'new')}---\n${pod('b', 'old')}`,
        `${pod('a', 'old')}---\n${pod('b', 'new')}`,
        'Pod a: spec.containers[app].image',
      ],
    ])('are compared by place: %s', async (_, file, before, after, slot) => {
      world.write(file, before);
      const base = commitBase();
      world.write(file, after);
      const run = await gate(file, base);
      expect([run.code, run.outputs['new-count']]).toEqual([1, '1']);
      expect(run.report.moves).toContainEqual({
        file,
        slot: expect.stringContaining(slot),
        from: 'cgr.dev/acme/nginx:new',
        to: 'cgr.dev/acme/nginx:old',
      });
      expect(run.summary).toContain('| What moved | From | To |');
      expect(run.summary).toContain(`| \`${file}\`: `);
    });

    it.each([
      [
        'compose.yaml',
        (target: string) => `services:\n  web:\n    build: { context: ., target: ${target} }\n`,
      ],
      ['docker-bake.hcl', (target: string) => `target "web" {\n  target = "${target}"\n}\n`],
      ['docker-bake.json', (target: string) => JSON.stringify({ target: { web: { target } } })],
    ])('are compared by the target that %s names as what ships', async (file, write) => {
      world.write('Dockerfile', `${stages('old', 'new')}FROM scratch\n`.replace('new\n', 'new AS Run\n'));
      world.write(file, write('run'));
      const base = commitBase();
      world.write(file, write('build'));
      const run = await gate('Dockerfile', base);
      expect([run.code, run.outputs['new-count']]).toEqual([1, '1']);
      expect(run.report.moves).toMatchObject([
        { file, to: 'cgr.dev/acme/nginx:old', from: 'cgr.dev/acme/nginx:new' },
      ]);
      world.write(file, write('run'));
      expect((await gate('Dockerfile', base)).code).toBe(0);
    });

    it('are compared by the services that use a value beside them', async () => {
      const image = 'cgr.dev/acme/nginx';
      const services = (web: string, job: string): string =>
        `services:\n  web: { image: "${image}:\${${web}}" }\n  job: { image: "${image}:\${${job}}" }\n`;
      world.write('.env', 'A=new\nB=old\n');
      world.write('compose.yaml', services('A', 'B'));
      const base = commitBase();
      world.write('compose.yaml', services('B', 'A'));
      const run = await gate('compose.yaml', base);
      expect([run.code, run.outputs['new-count']]).toEqual([1, '1']);
    });

    it.each([
      ['the same contents', ''],
      ['most of its lines', 'USER nobody\n'],
    ])('follow a rename with %s', async (_, more) => {
      world.write('Dockerfile', stages('old', 'old'));
      const base = commitBase();
      rmSync(join(world.folder, 'Dockerfile'));
      world.write('docker/Dockerfile', `${stages('old', 'old')}${more}`);
      commitBase();
      const run = await gate('docker/Dockerfile', base);
      expect([run.code, run.outputs['count'], contentRequests()]).toEqual([0, '0', 0]);
      expect(run.summary).toContain('1 reference not moved by this change.');
      world.write('docker/Dockerfile', `${stages('old', 'old2')}${more}`);
      commitBase();
      const moved = await gate('docker/Dockerfile', base);
      expect([moved.code, moved.outputs['count'], moved.outputs['new-count']]).toEqual([0, '1', '0']);
    });

    it('do not hide what a named image has', async () => {
      world.write('Dockerfile', nginx('old'));
      const base = commitBase();
      world.write('Dockerfile', nginx('new'));
      const run = await runChange(base, { ...FILES, images: 'cgr.dev/acme/nginx:old2' });
      expect([run.code, run.outputs['new-count']]).toEqual([1, '1']);
    });
  });

  it('are all looked at where there is no change', async () => {
    const image = addImage('pushed', { openssl: '3.3.0-r0' });
    world.write('Dockerfile', dockerfile(image.index));
    commitBase();
    const run = await world.run({ files: 'Dockerfile', ...withKey });
    expect(run.code).toBe(1);
    expect(recordsOf(run.outputs['images'])).toMatchObject([{ count: 1, newCount: 1 }]);
  });

  it('whose base cannot be read are an error', async () => {
    const image = addImage('lost', { openssl: '3.3.2-r0' });
    world.write('Dockerfile', dockerfile(image.index));
    commitBase();
    const run = await runChange('b'.repeat(40));
    expect(run.code).toBe(2);
    expect(run.log.visible).toContain('cannot be read from the base of the change');
  });

  it('with a reference that cannot be read are an error', async () => {
    world.write('Dockerfile', 'FROM cgr.dev/acme/nginx@sha256:12\n');
    const base = commitBase();
    const run = await runChange(base);
    expect(run.code).toBe(2);
    expect(run.log.visible).toContain('`files`: ');
  });
});
