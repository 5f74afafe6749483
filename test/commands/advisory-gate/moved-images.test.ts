import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statementOf } from '../../platform-double/oci-store.ts';
import { signWithKey } from '../../platform-double/sigstore-instance.ts';
import {
  fixedIn,
  type GateRun,
  type GateWorld,
  HIGH,
  scored,
  startGateWorld,
} from '../../support/gate-world.ts';
import {
  addImage,
  addRepository,
  commitBase,
  IMAGE,
  KEY,
  privateKey,
  recordsOf,
  runChange,
  SPDX,
  withKey,
} from '../../support/image-change.ts';

let world: GateWorld;
beforeAll(async () => {
  world = await startGateWorld();
  addRepository(world);
});
beforeEach(() => {
  world.reset();
  world.write('key.pem', KEY);
  for (const artifactName of ['openssl', 'curl'])
    world.advisory({
      artifactName,
      artifactType: 'apk',
      aliases: [`CVE-2026-${artifactName.length}`],
      severities: scored(HIGH),
      events: fixedIn('3.3.2-r0'),
    });
});
afterAll(() => world.close());

const nginx = (tag: string): string => `FROM cgr.dev/acme/nginx:${tag}\n`;
const messagesOf = ({ report }: GateRun): string => report.problems.map(({ message }) => message).join();

describe('an ignore comment', () => {
  const ignored = (tag: string): string => `${nginx('ok')}${nginx(tag).trim()} # platform-actions: ignore\n`;
  const BASE = { 'policy-from': 'base' };

  it('keeps no image from the gate where policy comes from a base that does not have it', async () => {
    addImage(world, 'ok', { openssl: '3.3.2-r0' });
    addImage(world, 'bad', { openssl: '3.3.0-r0' });
    world.write('Dockerfile', nginx('ok'));
    const base = commitBase(world);
    world.write('Dockerfile', ignored('bad'));
    const strict = await runChange(world, base, BASE);
    expect(strict.code, strict.log.visible).toBe(1);
    const open = await runChange(world, base);
    expect(open.code, open.log.visible).toBe(0);
    expect(open.report.findings.map(({ rule }) => rule)).toEqual(['ignore-added']);
    expect(open.summary).toContain('1 reference with an ignore comment');
    expect(open.summary).toContain('no reason given (added)');
  });

  it('of the base goes on counting for another tag', async () => {
    addImage(world, 'ok', { openssl: '3.3.2-r0' });
    addImage(world, 'bad', { openssl: '3.3.0-r0' });
    world.write('Dockerfile', ignored('older'));
    const base = commitBase(world);
    world.write('Dockerfile', ignored('bad'));
    const run = await runChange(world, base, BASE);
    expect(run.code, run.log.visible).toBe(0);
    expect(run.report.findings).toEqual([]);
  });
});

describe('what a move of an image fixes', () => {
  it('is also what affected packages that are gone, by their own name and by that of their origin', async () => {
    addImage(world, 'before', { openssl: '3.3.0-r0', curl: '3.0.0-r0', zlib: '1.3-r0' });
    addImage(world, 'after', { zlib: '1.3-r0', openssl: '3.3.2-r0' });
    world.write('Dockerfile', nginx('before'));
    const base = commitBase(world);
    world.write('Dockerfile', nginx('after'));
    const run = await runChange(world, base);
    expect(run.code).toBe(0);
    expect(recordsOf(run.outputs['images'])).toMatchObject([{ count: 0, newCount: 0, fixedCount: 2 }]);
    expect(run.summary).toContain('| 2 | 0 | 0 | 2 | attested |');
    // Fixed advisories are neither counted nor listed as advisories of the head.
    expect(run.report.advisories.map(({ artifact }) => artifact)).toEqual(['openssl']);
    expect([run.report.rowCount, run.report.foreignRowCount]).toEqual([2, 0]);
  });

  it('is not known where the advisories of a package that is gone cannot be read', async () => {
    addImage(world, 'before', { curl: '3.0.0-r0' });
    addImage(world, 'after', { zlib: '1.3-r0' });
    world.write('Dockerfile', nginx('before'));
    const base = commitBase(world);
    world.write('Dockerfile', nginx('after'));
    world.double.faults.add({
      on: 'GET /vulnerabilities/**',
      times: 'always',
      fault: { kind: 'status', status: 500 },
    });
    const run = await runChange(world, base, { 'max-attempts': '1' });
    expect(run.code).toBe(5);
    expect(messagesOf(run)).toContain('`curl`');
  });
});

describe('an image whose tag stands in the `.env` of a Compose file', () => {
  it('is compared with the base’s values', async () => {
    addImage(world, 'one', { openssl: '3.3.0-r0' });
    addImage(world, 'two', { openssl: '3.3.0-r0', curl: '3.0.0-r0' });
    world.write('compose.yaml', 'services:\n  a:\n    image: cgr.dev/acme/nginx:${TAG}\n');
    world.write('.env', 'TAG=one\n');
    const base = commitBase(world);
    const files = { files: 'compose.yaml' };
    const still = await runChange(world, base, files);
    expect([still.code, still.summary.includes('1 reference not moved')]).toEqual([0, true]);
    world.write('.env', 'TAG=two\n');
    const moved = await runChange(world, base, files);
    expect([moved.code, moved.outputs['count'], moved.outputs['new-count']]).toEqual([1, '2', '1']);
  });
});

describe('an image whose tag a build passes to the Dockerfile', () => {
  const compose = (tag: string, more = ''): string =>
    `services:\n  a:\n    build:\n      context: .\n      args: { TAG: "${tag}" }\n${more}`;
  const newCounts = ({ outputs }: GateRun) => recordsOf(outputs['images']).map(({ newCount }) => newCount);
  const start = (file: string, tag: string): string => {
    addImage(world, 'one', { openssl: '3.3.0-r0' });
    addImage(world, 'two', { openssl: '3.3.0-r0', curl: '3.0.0-r0' });
    world.write('Dockerfile', 'ARG TAG=two\nFROM cgr.dev/acme/nginx:${TAG}\n');
    world.write('.env', 'T=one\n');
    world.write(file, compose(tag));
    return commitBase(world);
  };

  it('is compared with what the base passes', async () => {
    const base = start('compose.yaml', 'one');
    world.write('compose.yaml', compose('two'));
    const run = await runChange(world, base);
    expect([run.code, newCounts(run)], run.log.visible).toEqual([1, [1]]);
  });

  it('is compared with what the `.env` of the base says', async () => {
    const base = start('compose.yaml', '${T}');
    world.write('.env', 'T=two\n');
    const run = await runChange(world, base, { files: '{Dockerfile,compose.yaml}' });
    expect([run.code, newCounts(run)], run.log.visible).toEqual([1, [1]]);
  });

  it('ships from the stage that the `.env` of each side names', async () => {
    addImage(world, 'one', { openssl: '3.3.2-r0' });
    addImage(world, 'two', { openssl: '3.3.0-r0' });
    world.write(
      'Dockerfile',
      `${nginx('one').trim()} AS dev\n${nginx('two').trim()} AS prod\n${nginx('one')}`,
    );
    world.write('compose.yaml', 'services:\n  a:\n    build: { context: ., target: "${T}" }\n');
    world.write('.env', 'T=dev\n');
    const base = commitBase(world);
    world.write('.env', 'T=prod\n');
    const run = await runChange(world, base);
    expect([run.code, newCounts(run)], run.log.visible).toEqual([1, [1]]);
  });

  it('is not compared where its stage is not known any more', async () => {
    const service = (target: string): string =>
      `services:\n  a:\n    build: { context: ., target: "${target}" }\n`;
    start('compose.yaml', 'one');
    world.write('Dockerfile', `${nginx('two').trim()} AS prod\n${nginx('one')}`);
    world.write('compose.yaml', service('prod'));
    const base = commitBase(world);
    world.write('compose.yaml', service('${NOWHERE}'));
    const run = await runChange(world, base);
    expect([run.code, run.log.visible]).toEqual([2, expect.stringContaining('not known any more')]);
    const unknown = commitBase(world);
    world.write('compose.yaml', `${service('${NOWHERE}')}    tty: true\n`);
    expect((await runChange(world, unknown)).code).toBe(0);
    world.write('compose.yaml', service('prod'));
    expect((await runChange(world, unknown)).code).toBe(1);
  });

  it('ships from the stage that a build argument selects', async () => {
    addImage(world, 'one', { openssl: '3.3.2-r0' });
    addImage(world, 'two', { openssl: '3.3.0-r0' });
    const stages = `${nginx('one').trim()} AS dev\n${nginx('two').trim()} AS prod\n`;
    world.write('Dockerfile', `ARG TAG=dev\n${stages}FROM \${TAG}\n`);
    world.write('compose.yaml', compose('dev'));
    const base = commitBase(world);
    world.write('compose.yaml', compose('prod'));
    const run = await runChange(world, base);
    expect([run.code, newCounts(run)], run.log.visible).toEqual([1, [1]]);
  });

  it('is compared with what an override file passes to the build of another file', async () => {
    start('compose.yaml', 'one');
    world.write('app/Dockerfile', 'ARG TAG=one\nFROM cgr.dev/acme/nginx:${TAG}\n');
    world.write('compose.yaml', 'services:\n  a:\n    build: app\n');
    const base = commitBase(world);
    world.write('compose.override.yaml', 'services:\n  a:\n    build:\n      args: { TAG: two }\n');
    commitBase(world);
    const files = { files: '{Dockerfile,app/*,*.yaml}' };
    const run = await runChange(world, base, files);
    expect(run.code, run.log.visible).toBe(1);
    const merged = commitBase(world);
    world.write(
      'compose.override.yaml',
      'services:\n  a:\n    tty: true\n    build:\n      args: { TAG: two }\n',
    );
    expect((await runChange(world, merged, files)).code).toBe(0);
  });

  it('is compared where the matrix of a workflow fills it in', async () => {
    const workflow = (tag: string): string =>
      `on: push\njobs:\n  b:\n    strategy: { matrix: { v: [${tag}] } }\n    steps:\n      - uses: docker/build-push-action@v6\n        with:\n          build-args: BASE=cgr.dev/acme/nginx:\${{ matrix.v }}\n`;
    start('compose.yaml', 'one');
    world.write('Dockerfile', 'ARG BASE\nFROM ${BASE}\n');
    world.write('.github/workflows/b.yml', workflow('one'));
    const base = commitBase(world);
    const files = { files: '{Dockerfile,.github/**}' };
    expect((await runChange(world, base, files)).code).toBe(0);
    world.write('.github/workflows/b.yml', workflow('two'));
    const run = await runChange(world, base, files);
    expect([run.code, newCounts(run)], run.log.visible).toEqual([1, [1]]);
  });

  it('moves where a service continues another one', async () => {
    addImage(world, 'one', { openssl: '3.3.2-r0' });
    addImage(world, 'two', { openssl: '3.3.0-r0' });
    const services = (name: string): string =>
      `services:\n  one: { image: "cgr.dev/acme/nginx:one" }\n  two: { image: "cgr.dev/acme/nginx:two" }\n  a: { extends: { service: ${name} } }\n`;
    world.write('compose.yaml', services('one'));
    const base = commitBase(world);
    world.write('compose.yaml', services('two'));
    const run = await runChange(world, base, { files: '*.yaml' });
    expect([run.code, newCounts(run)], run.log.visible).toEqual([1, [1]]);
  });

  it('is no pass behind more builds than are read, on either side', async () => {
    const base = start('compose.yaml', 'one');
    const builds = Array.from({ length: 2000 }, (_, at) => `  b${at}: { build: x }\n`).join('');
    world.write('compose.yaml', compose('one', builds));
    const head = await runChange(world, base);
    expect([head.code, head.log.visible]).toEqual([2, expect.stringContaining('calls too many builds')]);
    const many = commitBase(world);
    world.write('compose.yaml', compose('one'));
    const back = await runChange(world, many);
    expect([back.code, back.log.visible]).toEqual([2, expect.stringContaining('cannot be compared')]);
  });

  it('is no pass behind more files with builds than are read', async () => {
    const base = start('compose.yaml', 'one');
    for (let at = 0; at < 2000; at += 1) world.write(`${at}/compose.yaml`, '');
    commitBase(world);
    const run = await runChange(world, base);
    expect([run.code, run.log.visible]).toEqual([2, expect.stringContaining('more than 2000 files')]);
  });

  it('ships from the same stage where only the Compose file has another name', async () => {
    addImage(world, 'one', { openssl: '3.3.2-r0' });
    addImage(world, 'two', { openssl: '3.3.0-r0' });
    world.write('Dockerfile', `${nginx('two').trim()} AS dev\n${nginx('one')}`);
    const service = 'services:\n  a:\n    build: { context: ., target: dev }\n';
    for (const more of ['', '  b:\n    image: cgr.dev/acme/nginx:one\n']) {
      world.write('docker-compose.yml', service + more);
      const base = commitBase(world);
      rmSync(join(world.folder, 'docker-compose.yml'));
      world.write('compose.yaml', service + more);
      commitBase(world);
      const run = await runChange(world, base, { files: '*' });
      expect([run.code, newCounts(run)], run.log.visible).toEqual([0, []]);
      rmSync(join(world.folder, 'compose.yaml'));
    }
  });

  it('is not looked at where the change moves nothing, also in a Compose file of another name', async () => {
    const base = start('docker-compose.yml', 'one');
    world.write('docker-compose.yml', compose('one', '    tty: true\n'));
    const same = await runChange(world, base);
    expect([same.code, newCounts(same)], same.log.visible).toEqual([0, []]);
    rmSync(join(world.folder, 'docker-compose.yml'));
    world.write('compose.yaml', compose('one'));
    commitBase(world);
    const renamed = await runChange(world, base);
    expect([renamed.code, newCounts(renamed)], renamed.log.visible).toEqual([0, []]);
  });
});

describe('an SBOM that is attested to an index', () => {
  it('is judged for the platform that is asked for, whatever platform it is of', async () => {
    const { images } = world.double;
    const { index } = images.addImage(IMAGE, 'both', ['linux/amd64', 'linux/arm64']);
    const document = {
      spdxVersion: 'SPDX-2.3',
      packages: [
        {
          name: 'zlib',
          externalRefs: [
            { referenceType: 'purl', referenceLocator: 'pkg:apk/wolfi/zlib@1.3-r0?arch=x86_64' },
          ],
        },
      ],
    };
    images.attach(IMAGE, index, signWithKey(statementOf(index, SPDX, document), privateKey), 'tag', SPDX);
    world.advisory({
      artifactName: 'zlib',
      artifactType: 'apk',
      artifactArchitecture: 'aarch64',
      severities: scored(HIGH),
    });
    const codes = [];
    for (const platform of ['linux/amd64', 'linux/arm64'])
      codes.push((await world.run({ images: 'acme/nginx:both', platform, ...withKey })).code);
    expect(codes).toEqual([0, 1]);
  });
});

describe('an image that a change only removes', () => {
  it('needs no SBOM, because nothing is compared with it', async () => {
    addImage(world, 'bare', {}, false);
    addImage(world, 'kept', { openssl: '3.3.2-r0' });
    world.write('Dockerfile', nginx('bare') + nginx('kept'));
    const base = commitBase(world);
    world.write('Dockerfile', nginx('kept'));
    const run = await runChange(world, base);
    expect(messagesOf(run)).toBe('');
    expect(run.code).toBe(0);
    world.write('Dockerfile', nginx('new') + nginx('kept'));
    addImage(world, 'new', { openssl: '3.3.2-r0', zlib: '1.2-r0' });
    world.advisory({ artifactName: 'zlib', artifactType: 'apk', severities: scored(HIGH) });
    const moved = await runChange(world, base);
    expect(moved.code).toBe(2);
    expect(messagesOf(moved)).toContain('nginx:bare');
    // Its replacement is still judged, and all of it is new.
    expect(moved.outputs['new-count']).toBe('1');
  });
});

describe('images of files that nobody looks at', () => {
  const EXCLUDED = { 'ignore-images': 'acme/nginx' };

  it('are no pass where all of them are excluded', async () => {
    addImage(world, 'bad', { openssl: '3.3.0-r0' });
    world.write('Dockerfile', nginx('bad'));
    const run = await world.run({ files: 'Dockerfile', ...withKey, ...EXCLUDED });
    expect([run.code, run.outputs['result']]).toEqual([2, 'error']);
    expect(messagesOf(run)).toContain(
      'every image of this registry in 1 file is excluded by `ignore-images`',
    );
    const base = commitBase(world);
    expect((await runChange(world, base, EXCLUDED)).code).toBe(2);
    const named = await world.run({ images: 'acme/nginx:bad', ...withKey, ...EXCLUDED });
    expect(named.code).toBe(1);
  });

  it.each([
    [
      'stand in scripts',
      'FROM scratch\nRUN crane export cgr.dev/acme/nginx:bad out.tar\n',
      '1 reference in scripts',
    ],
    [
      'have an ignore comment',
      `# platform-actions: ignore\n${nginx('bad')}`,
      '1 reference with an ignore comment',
    ],
  ])('are no pass where all of them %s', async (_, text, why) => {
    addImage(world, 'bad', { openssl: '3.3.0-r0' });
    world.write('Dockerfile', text);
    const run = await world.run({ files: 'Dockerfile', ...withKey });
    expect([run.code, run.outputs['result']]).toEqual([2, 'error']);
    expect(messagesOf(run)).toContain(why);
  });

  it('are in the coverage beside those that are looked at', async () => {
    addImage(world, 'ok', { openssl: '3.3.2-r0' });
    world.write(
      'Dockerfile',
      `FROM python:3\n${nginx('ok')}FROM cgr.dev/acme/other:1\nRUN crane export cgr.dev/acme/nginx:bad out.tar\n`,
    );
    const run = await world.run({ files: 'Dockerfile', ...withKey, 'ignore-images': 'acme/other' });
    expect(run.code).toBe(0);
    expect(run.report.coverage).toEqual({
      seen: 4,
      judged: 1,
      skipped: [
        { what: 'references', why: 'of other registries', count: 1 },
        { what: 'references', why: 'in scripts', count: 1 },
        { what: 'images', why: 'excluded by `ignore-images`', count: 1 },
      ],
      unread: [],
      unresolved: [],
    });
    expect(run.summary).toContain('Coverage: 4 items seen, 1 judged, 3 skipped');
  });
});

describe('an ignore on a change', () => {
  it('is not reported as unused while images that it may be for are not looked at', async () => {
    addImage(world, 'old', { openssl: '3.3.0-r0' });
    addImage(world, 'ok', { openssl: '3.3.2-r0' });
    world.write(
      '.github/platform-actions.yml',
      'version: 1\nignore:\n  - { id: CVE-2026-7, reason: known }\n',
    );
    world.write('Dockerfile', nginx('old'));
    const base = commitBase(world);
    const unusedOf = ({ report }: GateRun) => report.findings.filter(({ rule }) => rule === 'ignore-unused');
    expect(unusedOf(await runChange(world, base))).toEqual([]);
    world.write('Dockerfile', nginx('ok'));
    expect(unusedOf(await runChange(world, base))).toHaveLength(1);
  });
});
describe('parts of `files` that are not known', () => {
  const inputs = { files: '**', ...withKey };
  const bad = 'on: push\njobs: {a: {container: "cgr.dev/acme/nginx:ok", steps: [}\n# cgr.dev/acme/\n';

  it.each([
    ['a file that cannot be read', '.github/workflows/ci.yml', bad, 'unread'],
    ['a malformed reference', 'Dockerfile', `FROM cgr.dev/acme/nginx@sha256:${'a'.repeat(63)}\n`, 'unread'],
    ['a variable in Markdown', 'a.md', '```sh\ndocker run cgr.dev/acme/nginx:$T\n```\n', 'unresolved'],
    ['a reference decided elsewhere', 'Dockerfile', 'ARG TAG\nFROM cgr.dev/acme/nginx:$TAG\n', 'unresolved'],
  ])('stop the run, and only warn under `warn-only`: %s', async (_, path, text, rule) => {
    addImage(world, 'ok', { openssl: '3.3.2-r0' });
    world.write('build/Dockerfile', nginx('ok'));
    world.write(path, text);
    commitBase(world);
    const strict = await world.run(inputs);
    expect(strict.code, strict.log.visible).toBe(2);
    expect(JSON.stringify(strict.log.annotations)).toContain(path);
    const open = await world.run({ ...inputs, 'warn-only': 'true' });
    expect([open.code, open.outputs['result']], open.log.visible).toEqual([0, 'warn']);
    expect(open.report.findings).toMatchObject([{ rule, level: 'warning' }]);
    expect(open.report.coverage).toMatchObject({ seen: 2, judged: 1 });
    expect(open.summary).toContain('could not be judged');
  });

  it('only warn in a document, which is not all that there is to check', async () => {
    addImage(world, 'ok', { openssl: '3.3.2-r0' });
    world.write('README.md', '```sh\nhelm install oci://cgr.dev/acme/charts/nginx:<VERSION>\n```\n');
    commitBase(world);
    const alone = await world.run(inputs);
    expect([alone.code, alone.log.visible.includes('nothing to check')], alone.log.visible).toEqual([
      2,
      true,
    ]);
    world.write('build/Dockerfile', nginx('ok'));
    const run = await world.run(inputs);
    expect([run.code, run.outputs['result']], run.log.visible).toEqual([0, 'warn']);
    expect(run.report.findings).toMatchObject([{ rule: 'unresolved', level: 'warning' }]);
    expect(run.report.coverage).toMatchObject({ seen: 2, judged: 1, unresolved: [{}] });
  });

  it('are all that there is: a warning too', async () => {
    world.write('.github/workflows/ci.yml', 'jobs: [}\n# cgr.dev/acme/\n');
    commitBase(world);
    const run = await world.run({ ...inputs, 'warn-only': 'true' });
    expect([run.code, run.outputs['result']], run.log.visible).toEqual([0, 'warn']);
    expect(run.report.coverage).toMatchObject({ seen: 1, judged: 0 });
  });
});

describe('an image whose tag is the version of its chart', () => {
  const template = (otherwise: string): string =>
    `image: "{{ .Values.image.repository }}:{{ .Values.image.tag | default ${otherwise} }}"\n`;
  const chart = (version: string): string =>
    `apiVersion: v2\nname: app\nversion: 1.0.0\nappVersion: "${version}"\n`;
  const files = { files: 'app/values.yaml' };
  let base: string;
  beforeEach(() => {
    addImage(world, 'one', { openssl: '3.3.0-r0' });
    addImage(world, 'two', { openssl: '3.3.0-r0', curl: '3.0.0-r0' });
    world.write('app/Chart.yaml', chart('one'));
    world.write('app/values.yaml', 'image:\n  repository: cgr.dev/acme/nginx\n  tag: ""\n');
    world.write('app/templates/deployment.yaml', template('.Chart.AppVersion'));
    base = commitBase(world);
  });

  it('is compared with the version at the base', async () => {
    const still = await runChange(world, base, files);
    expect([still.code, still.summary.includes('1 reference not moved')]).toEqual([0, true]);
    world.write('app/Chart.yaml', chart('two'));
    commitBase(world);
    const moved = await runChange(world, base, files);
    expect([moved.code, moved.outputs['count'], moved.outputs['new-count']]).toEqual([1, '2', '1']);
  });

  it('is not looked at where another template of the chart changes, moves or goes', async () => {
    for (const text of ['a: 1\n', 'a: 2\n', '']) {
      world.write('app/templates/other.yaml', text);
      if (text === '') rmSync(join(world.folder, 'app/templates/other.yaml'));
      const before = base;
      base = commitBase(world);
      const still = await runChange(world, before, files);
      expect([still.code, still.summary.includes('1 reference not moved')], still.log.visible).toEqual([
        0,
        true,
      ]);
    }
  });

  it('is looked at where its version was not known at the base', async () => {
    world.write('app/templates/deployment.yaml', template('"x"'));
    const before = commitBase(world);
    world.write('app/templates/deployment.yaml', template('.Chart.AppVersion'));
    commitBase(world);
    const moved = await runChange(world, before, files);
    expect([moved.code, moved.outputs['new-count']], moved.log.visible).toEqual([1, '1']);
  });

  it('is looked at where a template differs in the working tree alone', async () => {
    world.write('app/templates/deployment.yaml', template('(printf "%s" .Chart.AppVersion)'));
    const edited = await runChange(world, base, files);
    expect([edited.code, edited.outputs['new-count']]).toEqual([1, '1']);
    world.write('app/templates/deployment.yaml', template('.Chart.AppVersion').replaceAll('\n', '\r\n'));
    expect((await runChange(world, base, files)).code).toBe(0);
  });

  it('is looked at where a template is a link, whose target the change may touch', async () => {
    const path = join(world.folder, 'app/templates/deployment.yaml');
    rmSync(path);
    world.write('shared.yaml', template('.Chart.AppVersion'));
    symlinkSync('../../shared.yaml', path);
    const linked = commitBase(world);
    world.write('shared.yaml', template('(printf "%s" .Chart.AppVersion)'));
    commitBase(world);
    const run = await runChange(world, linked, files);
    expect([run.code, run.outputs['new-count']]).toEqual([1, '1']);
  });
});
