import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, digestOf, type FileWorld, records, startFileWorld } from '../../support/file-world.ts';
import { writeFiles } from '../../support/files.ts';

const [A, B, C, X] = [digestOf('a'), digestOf('b'), digestOf('c'), digestOf('9')];

let world: FileWorld;
beforeAll(async () => {
  world = await startFileWorld();
  const { acme, chainguard, double, now } = world;
  const add = double.world;
  const python = add.addRepo(chainguard, 'python');
  add.addTag(python, 'latest', {}, records(now, [40, 'a'], [20, 'b'], [3, 'c']));
  add.addTag(add.addRepo(acme, 'python'), '3.12', {}, records(now, [40, 'a'], [20, 'b'], [10, 'a']));
  const team = add.addGroup(acme, 'team');
  const nginx = add.addRepo(team, 'nginx');
  add.addTag(nginx, '1.27', {}, records(now, [500, 'a'], [400, 'b'], [3, 'c']));
});
afterAll(() => world.close());
beforeEach(() => {
  world.double.faults.clear();
  world.double.requests.reset();
});

const states = (end: Awaited<ReturnType<FileWorld['run']>>): readonly unknown[] =>
  end.json('references').map(({ reference, error, state, tag }) => [reference ?? error, tag, state]);

describe('resolve-digest, mode check', () => {
  it('judges every pin of the tracked files, on its line, and leaves other registries alone', async () => {
    const folder = world.folder({
      Dockerfile: `FROM python:3.12\nFROM cgr.dev/chainguard/python:latest\nFROM cgr.dev/chainguard/python:latest@${B}\n`,
      'k8s/app.yaml': `apiVersion: v1\nkind: Pod\nspec:\n  containers:\n    - image: cgr.dev/acme/team/nginx:1.27@${X}\n    - image: cgr.dev/acme/team/nginx:1.27@${C}\n`,
      'README.md': 'FROM cgr.dev/chainguard/python:latest\n',
    });
    const end = await world.run('resolve-digest', folder, { mode: 'check' });
    expect(end.code).toBe(1);
    expect(end.outputs).toMatchObject({
      result: 'fail',
      'unpinned-count': '1',
      'stale-count': '1',
      'unverified-count': '1',
    });
    expect(end.annotations.map(({ file, level, line, title }) => [level, title, file, line])).toEqual([
      ['error', 'Pin is unverified', 'k8s/app.yaml', 5],
      ['error', 'Image not pinned', 'Dockerfile', 2],
      ['warning', 'Pin is stale', 'Dockerfile', 3],
    ]);
    expect(end.annotations[2]?.message).toMatch(/was superseded 3 days ago \(\d{4}-\d\d-\d\d\)/);
    expect(states(end)).toEqual([
      ['cgr.dev/chainguard/python:latest', 'latest', 'unpinned'],
      [`cgr.dev/chainguard/python:latest@${B}`, 'latest', 'stale'],
      [`cgr.dev/acme/team/nginx:1.27@${X}`, '1.27', 'unverified'],
      [`cgr.dev/acme/team/nginx:1.27@${C}`, '1.27', 'pinned'],
    ]);
    expect(end.log.join('\n')).toContain(
      '3 files scanned: 4 references of this registry; skipped: 1 of other registries.',
    );
    expect(end.stdout.split('\n')[1]).toBe(`cgr.dev/chainguard/python:latest@${B}`);
  });

  it.each([
    ['the default', {}, 1],
    ['what is not listed only warns', { 'fail-on': 'stale' }, 0],
    ['a list in lines', { 'fail-on': 'stale\nunpinned' }, 1],
  ])('fails on what `fail-on` names: %s', async (_, inputs, code) => {
    const folder = world.folder({ Dockerfile: 'FROM cgr.dev/chainguard/python:latest\n' });
    const end = await world.run('resolve-digest', folder, { mode: 'check', ...inputs });
    expect(end.code).toBe(code);
    expect(end.outputs['result']).toBe(code === 0 ? 'warn' : 'fail');
  });

  it.each([
    ['superseded 3 days ago, within max-age', 'python:latest', B, '7d', 'superseded', '0'],
    ['superseded 3 days ago, beyond max-age', 'python:latest', B, '2d', 'stale', '1'],
    [
      'superseded counts from the first record that never returns',
      'acme/python:3.12',
      B,
      '15d',
      'superseded',
      '0',
    ],
    ['a digest that came back is current', 'acme/python:3.12', A, '1d', 'pinned', '0'],
  ])('measures staleness: %s', async (_, image, digest, maxAge, state, stale) => {
    const images = `${image}@${digest}`;
    const end = await world.run('resolve-digest', world.folder({}), {
      mode: 'check',
      images,
      'max-age': maxAge,
    });
    expect(end.json('references')[0]).toMatchObject({ state });
    expect(end.outputs['stale-count']).toBe(stale);
  });

  it('finds pins of any age, and reads the whole history before it says that a digest was never there', async () => {
    const images = `acme/team/nginx:1.27@${A}, acme/team/nginx:1.27@${X}`;
    const end = await world.run('resolve-digest', world.folder({}), { mode: 'check', images });
    expect(end.json('references').map(({ state }) => state)).toEqual(['stale', 'unverified']);
    expect(end.json('references')[0]?.['supersededAt']).toBe(
      new Date(world.now - 400 * DAY_MS).toISOString(),
    );
  });

  it('calls an unknown tag an error, whether the registry says so or answers empty', async () => {
    for (const unknownTagHistory of ['not-found', 'empty'] as const) {
      world.double.configure({ unknownTagHistory });
      const images = `acme/python:nope@${A}, python:latest@${C}`;
      const end = await world.run('resolve-digest', world.folder({}), { mode: 'check', images });
      world.double.configure({ unknownTagHistory: 'not-found' });
      expect(end.code).toBe(2);
      expect(end.outputs['unverified-count']).toBe('0');
      expect(end.json('references')[0]).toMatchObject({ tag: 'nope', state: 'unknown' });
      expect(end.json('references')[0]?.['error']).toContain('the tag `acme/python:nope` does not exist');
      expect(end.json('references')[0]).not.toHaveProperty('digest');
      expect(end.json('references')[1]).toMatchObject({ state: 'pinned' });
      expect(end.summary).toContain('### ⛔ Check pins could not finish: 1 error');
    }
  });

  it('takes a digest without a tag in a file for a pin of no tag, and in `images` for one of `latest`', async () => {
    const folder = world.folder({ Dockerfile: `FROM cgr.dev/chainguard/python@${X}\n` });
    const end = await world.run('resolve-digest', folder, { mode: 'check' });
    expect(end.code).toBe(0);
    expect(states(end)).toEqual([[`cgr.dev/chainguard/python@${X}`, undefined, 'tagless']]);
    expect(end.stdout).toContain(`cgr.dev/chainguard/python@${X}`);
    expect(end.stdout).not.toContain(':latest');
    expect(end.summary).toContain('1 not checked of 1 reference');
    expect(end.summary).not.toContain('passed');
    expect(world.double.requests.all()).toHaveLength(0);
    const named = await world.run('resolve-digest', folder, { mode: 'check', images: `python@${X}` });
    expect(named.outputs['unverified-count']).toBe('1');
    // `pin` would read no file.
    const shown = [...named.log, ...named.annotations.map(({ message }) => message)].join('\n');
    expect(shown).toContain('Replace it with what `platform-actions resolve-digest --images python');
    expect(shown).not.toContain('mode: pin');
  });

  it('looks mirrors up as `registry-map` says, and takes the host of `registry-url` for ours', async () => {
    const host = new URL(world.double.registryUrl).host;
    const folder = world.folder({
      Dockerfile: `FROM mirror.example/proxy/chainguard/python:latest@${C}\nFROM ${host}/chainguard/python:latest@${X}\nFROM mirror.example/other/python:latest\n`,
    });
    const end = await world.run('resolve-digest', folder, {
      mode: 'check',
      'registry-map': 'far.example=cgr.dev/acme, mirror.example/proxy=cgr.dev',
    });
    expect(states(end)).toEqual([
      [`mirror.example/proxy/chainguard/python:latest@${C}`, 'latest', 'pinned'],
      [`${host}/chainguard/python:latest@${X}`, 'latest', 'unverified'],
    ]);
  });

  it.each([
    ['python', 1],
    ['cgr.dev/chainguard/python:lat*', 1],
    ['chainguard/*', 1],
    ['*', 0],
    ['*\n!python:latest', 1],
    ['mirror.example/proxy/*', 1],
    ['python:3*', 2],
  ])('leaves out what `ignore-images` %j names', async (globs, left) => {
    const folder = world.folder({
      Dockerfile: 'FROM mirror.example/proxy/chainguard/python\nFROM cgr.dev/acme/team/nginx:1.27\n',
    });
    const inputs = { mode: 'check', 'ignore-images': globs, 'registry-map': 'mirror.example/proxy=cgr.dev' };
    const end = await world.run('resolve-digest', folder, inputs);
    expect(end.outputs['unpinned-count']).toBe(String(left));
    if (left < 2) expect(end.log.join('\n')).toMatch(/\d references? excluded by `ignore-images`/);
  });

  it('refuses a mapping that leads to another registry, unless it is an exception to one that leads here', async () => {
    const folder = world.folder({
      Dockerfile: 'FROM mirror.test/chainguard/python:latest\nFROM mirror.test/hub/x:1\n',
    });
    const run = (map: string) => world.run('resolve-digest', folder, { mode: 'check', 'registry-map': map });
    const typo = await run('mirror.test=cgr.dve');
    expect(typo.code).toBe(2);
    expect(typo.log.join('\n')).toContain('leads to `cgr.dve`');
    expect(world.double.requests.count()).toBe(0);
    const exception = await run('mirror.test=cgr.dev,mirror.test/hub=docker.io');
    expect([exception.code, exception.outputs['unpinned-count']]).toEqual([1, '1']);
  });

  it('refuses two mappings that lead the same images to different places', async () => {
    const folder = world.folder({ Dockerfile: 'FROM mirror.test/python:3.12\n' });
    const run = (map: string) => world.run('resolve-digest', folder, { mode: 'check', 'registry-map': map });
    const two = await run('mirror.test=cgr.dev/acme, https://Mirror.test:443/=cgr.dev/acme/team');
    expect(two.code).toBe(2);
    expect(two.log.join('\n')).toContain('have the same left side');
    expect((await run('mirror.test=cgr.dev/acme, mirror.test=cgr.dev/acme/')).code).toBe(1);
  });

  it('starts from `working-directory`, and tells paths from the workspace', async () => {
    const folder = world.folder({
      'app/sub/Dockerfile': 'FROM cgr.dev/chainguard/python:latest\n',
      Dockerfile: 'FROM cgr.dev/chainguard/python:latest\n',
    });
    const end = await world.run('resolve-digest', folder, { mode: 'check', 'working-directory': 'app' });
    expect(end.annotations.map(({ file }) => file)).toEqual(['app/sub/Dockerfile']);
    expect(end.json('references')[0]).toMatchObject({ file: 'app/sub/Dockerfile', line: 1 });
    const missing = await world.run('resolve-digest', folder, { mode: 'check', 'working-directory': 'nope' });
    expect(missing.code).toBe(2);
    expect(missing.log.join('\n')).toContain('`working-directory`');
  });

  it('looks at every file of a `working-directory` that the repository of the workspace does not contain', async () => {
    const image = 'cgr.dev/chainguard/python:latest';
    const workspace = world.folder({ Dockerfile: 'FROM scratch\n' });
    const outside = world.folder({
      Dockerfile: 'FROM scratch\n',
      'compose.yaml': `services: { a: { image: "${image}" } }\n`,
    });
    const end = await world.run('resolve-digest', workspace, { mode: 'check', 'working-directory': outside });
    expect([end.code, end.json('references').map(({ file }) => file)]).toEqual([1, ['compose.yaml']]);
  });

  it('reads the files that `files` names: untracked ones too, ignored ones by their full name', async () => {
    const text = 'FROM cgr.dev/chainguard/python:latest\n';
    const folder = world.folder({ Dockerfile: text, '.gitignore': 'out\n' });
    for (const path of ['new', 'out']) mkdirSync(join(folder, path));
    writeFiles(folder, { 'new/Dockerfile': text, 'out/Dockerfile': text, 'new/picture.png': '\0' });
    const filesOf = async (files: string): Promise<unknown> => {
      const end = await world.run('resolve-digest', folder, { mode: 'check', files });
      return end.code === 2 ? end.log[0] : end.json('references').map(({ file }) => file);
    };
    expect(await filesOf('**/Dockerfile')).toEqual(['Dockerfile', 'new/Dockerfile']);
    expect(await filesOf('out/Dockerfile')).toEqual(['out/Dockerfile']);
    expect(await filesOf('./Dockerfile')).toEqual(['Dockerfile']);
    expect(await filesOf('**/Dockerfile, !new/**')).toEqual(['Dockerfile']);
    expect(await filesOf('{Dockerfile,new/Dockerfile}')).toEqual(['Dockerfile', 'new/Dockerfile']);
    expect(await filesOf('nope/**')).toContain('`files` matches no file');
    expect(await filesOf('../../../../etc/passwd')).toContain('`files` matches no file');
    const end = await world.run('resolve-digest', folder, { mode: 'check', files: 'new/picture.png' });
    expect(end.log.join('\n')).toContain('1 file named by `files` is not of a supported type.');
  });

  it('warns of a file that is named in full and not understood, and where nothing named is', async () => {
    const picture = '\0cgr.dev/chainguard/python:latest\n';
    const folder = world.folder({
      'base.png': picture,
      'other.png': picture,
      'k8s/Dockerfile': 'FROM scratch\n',
    });
    const warningsOf = async (files: string): Promise<unknown> => {
      const end = await world.run('resolve-digest', folder, { mode: 'check', files });
      expect(end.outputs['result']).toBe(end.annotations.length > 0 ? 'warn' : 'pass');
      return end.annotations.map(({ file, message }) => [file, message]);
    };
    const named = ['base.png', '`base.png` is named by `files`, but is not a supported file type.'];
    expect(await warningsOf('base.png')).toEqual([named]);
    expect(await warningsOf('base.png, k8s/*')).toEqual([named]);
    expect(await warningsOf('*.png')).toEqual([
      [undefined, 'Nothing that `files` matches is a supported file type.'],
    ]);
    expect(await warningsOf('**')).toEqual([]);
  });

  it('walks the tree where there is no git, and says so', async () => {
    const folder = world.folder({ 'a/Dockerfile': 'FROM cgr.dev/chainguard/python:latest\n' }, false);
    const end = await world.run('resolve-digest', folder, { mode: 'check' });
    expect(end.outputs['unpinned-count']).toBe('1');
    expect(end.log.join('\n')).toContain('This is not a git checkout');
  });

  it('never follows links, to files or to folders', async () => {
    const outside = world.folder({ 'inner/Dockerfile': 'FROM cgr.dev/chainguard/python:latest\n' }, false);
    const folder = world.folder({}, false);
    symlinkSync(join(outside, 'inner/Dockerfile'), join(folder, 'Dockerfile'));
    symlinkSync('/etc/passwd', join(folder, 'passwd.yaml'));
    symlinkSync(outside, join(folder, 'linked'));
    for (const files of ['', 'linked/inner/Dockerfile', 'Dockerfile']) {
      const end = await world.run('resolve-digest', folder, { mode: 'check', files });
      expect(end.outputs['unpinned-count'] ?? '0').toBe('0');
    }
  });

  it('warns of a file that does not parse, and of an image of ours that is decided elsewhere', async () => {
    const folder = world.folder({
      'compose.yaml': `services: {a: {image: "cgr.dev/chainguard/python:latest@${C}}\n`,
      Dockerfile: `FROM cgr.dev/acme/\${NAME}:1\nFROM cgr.dev/chainguard/python:latest@${C}\n`,
    });
    const end = await world.run('resolve-digest', folder, { mode: 'check' });
    expect(end.code).toBe(0);
    expect(end.outputs).toMatchObject({ result: 'warn', 'unread-count': '0', 'unresolved-count': '1' });
    expect(
      end.annotations.map(({ file, level, line, title }) => [level, title, file, line]).toSorted(),
    ).toEqual([
      ['warning', 'Unread file', 'compose.yaml', expect.any(Number)],
      ['warning', 'Unresolved reference', 'Dockerfile', 1],
    ]);
    expect(end.summary).toContain('1 unresolved');
    const strict = await world.run('resolve-digest', folder, { mode: 'check', 'fail-on': 'unresolved' });
    expect([strict.code, strict.annotations[0]?.title]).toEqual([1, 'Unresolved reference']);
  });

  it('fails for a digest that the tag never had, wherever the text stands; other scripts only warn', async () => {
    const folder = world.folder({
      'deploy.yaml': `apiVersion: v1\nkind: Pod\nspec:\n  containers:\n    - image: x\n      env: [{name: R, value: "cgr.dev/acme/python:3.12@${X}"}]\n`,
      Dockerfile: `FROM x\nRUN docker pull cgr.dev/acme/python:3.12@${X}\nRUN docker pull cgr.dev/acme/python:3.12\n`,
    });
    const end = await world.run('resolve-digest', folder, { mode: 'check' });
    expect([end.code, end.outputs['unverified-count']]).toEqual([1, '2']);
    expect(end.annotations.map(({ file, level, line }) => [level, file, line])).toEqual([
      ['error', 'Dockerfile', 2],
      ['error', 'deploy.yaml', 6],
      ['warning', 'Dockerfile', 3],
    ]);
    const [first] = end.annotations;
    expect(first?.message).toContain('`platform-actions resolve-digest --images cgr.dev/acme/python:3.12`');
    expect(first?.message).toContain('`mode: pin` does not edit it: it is in a script, which is not edited.');
    const pinned = await world.run('resolve-digest', folder, { mode: 'pin' });
    expect(pinned.json('changed-files')).toEqual(['deploy.yaml']);
  });

  it('only warns with `fail-on: none`, which stands alone', async () => {
    const folder = world.folder({
      Dockerfile: 'FROM cgr.dev/chainguard/python:latest\n',
      'compose.yaml': 'a: "cgr.dev\n',
    });
    const end = await world.run('resolve-digest', folder, { mode: 'check', 'fail-on': 'none' });
    expect([end.code, end.outputs['result']], end.log.join('\n')).toEqual([0, 'warn']);
    const mixed = await world.run('resolve-digest', folder, { mode: 'check', 'fail-on': 'none,stale' });
    expect(mixed.code).toBe(2);
  });

  it('reports the image beside a `build` with the ways to end it, and never edits it', async () => {
    const text = 'services: {a: {build: ., image: "cgr.dev/acme/python:3.12"}}\n';
    const folder = world.folder({ 'compose.yaml': text });
    const end = await world.run('resolve-digest', folder, { mode: 'check' });
    expect([end.code, end.outputs['unpinned-count']]).toEqual([1, '1']);
    expect(end.annotations[0]?.message).toContain(
      'set `pull_policy: build` on the service, or pin it by hand',
    );
    const pinned = await world.run('resolve-digest', folder, { mode: 'pin' });
    expect(pinned.outputs['changed']).toBe('false');
    const built = world.folder({ 'compose.yaml': text.replace('build: .', 'build: ., pull_policy: build') });
    expect((await world.run('resolve-digest', built, { mode: 'check' })).code).toBe(0);
  });

  it.each([
    [
      'the build reads its cache from that name',
      'build: {context: ., cache_from: [cgr.dev/acme/python:1]}, image: $I',
      0,
    ],
    ['its name is a variable', 'build: ., image: "${NAME}:3.12"', 0],
    ['it has no tag', 'build: ., image: cgr.dev/acme/python', 0],
    [
      'the build reads its cache from another',
      'build: {context: ., cache_from: [cgr.dev/acme/b:1]}, image: $I',
      1,
    ],
    ['Compose must pull it', 'build: {context: ., cache_from: [$I]}, pull_policy: always, image: $I', 1],
  ])('fails for the image beside a `build` by whose it is: %s', async (_name, service, code) => {
    const text = `services: {a: {${service.replaceAll('$I', 'cgr.dev/acme/python:3.12')}}}\n`;
    const end = await world.run(
      'resolve-digest',
      world.folder({ 'compose.yaml': text, '.env': 'NAME=cgr.dev/acme/python\n' }),
      { mode: 'check' },
    );
    expect([end.code, end.outputs['result']]).toEqual([code, code === 0 ? 'warn' : 'fail']);
    expect(end.outputs['unpinned-count']).not.toBe('0');
  });

  it('leaves what Flux updates alone and lists it, unless its digest is wrong', async () => {
    const text = (tag: string) =>
      `images:\n  - name: cgr.dev/acme/python\n    newTag: ${tag} # {"$imagepolicy": "flux:app:tag"}\n`;
    const folder = world.folder({ 'kustomization.yaml': text('"3.12"') });
    const end = await world.run('resolve-digest', folder, { mode: 'check' });
    expect([end.code, end.outputs['unpinned-count']]).toEqual([0, '0']);
    expect(end.summary).toContain('1 that another tool writes');
    expect(end.summary).toContain('1 not checked of 1 reference');
    expect(JSON.parse(end.outputs['references'] ?? '')).toMatchObject([
      { image: 'cgr.dev/acme/python', state: 'managed', file: 'kustomization.yaml', line: 2 },
    ]);
    const pinned = await world.run('resolve-digest', folder, { mode: 'pin' });
    expect([pinned.code, pinned.outputs['changed']]).toEqual([0, 'false']);
    const wrong = world.folder({ 'kustomization.yaml': text(`3.12@sha256:${'e'.repeat(64)}`) });
    expect((await world.run('resolve-digest', wrong, { mode: 'check' })).code).toBe(1);
  });

  it('lists names without a tag in one notice for the run', async () => {
    const lines = Array.from({ length: 12 }, (_, index) => `docker pull cgr.dev/acme/n${index}\n`).join('');
    const end = await world.run('resolve-digest', world.folder({ 'a.sh': lines }), { mode: 'check' });
    expect([end.code, end.outputs['result']]).toEqual([0, 'pass']);
    const notices = end.annotations.filter(({ level }) => level === 'notice');
    expect(notices).toHaveLength(1);
    expect(notices[0]?.message).toContain('`cgr.dev/acme/n9` (a.sh:10), and 2 more.');
  });

  it('reads no HTML and no link that leads nowhere, and counts both as skipped', async () => {
    const folder = world.folder({ 'a.html': 'cgr.dev/acme/python:3.12\n', 'a.txt': 'x\n' }, false);
    symlinkSync('../nowhere', join(folder, 'node_modules'));
    const end = await world.run('resolve-digest', folder, { mode: 'check' });
    expect([end.code, end.outputs['result']]).toEqual([0, 'pass']);
    expect(end.summary).toContain('1 HTML');
    expect(end.summary).toContain('1 linked to nowhere');
  });

  it('tells unpinned images even where nothing can be asked', async () => {
    const folder = world.folder({
      Dockerfile: `FROM cgr.dev/chainguard/python:latest@${C}\nFROM cgr.dev/acme/team/nginx:1.27@${C}\nFROM cgr.dev/acme/a:1\n`,
    });
    const end = await world.run('resolve-digest', folder, { mode: 'check', identity: '' });
    expect(end.code).toBe(2);
    expect(end.outputs['unpinned-count']).toBe('1');
    expect(end.json('references').map(({ state }) => state)).toEqual(['pinned', 'unknown', 'unpinned']);
    expect(end.annotations.map(({ line, message }) => [line, message.split(':')[0]])).toContainEqual([
      2,
      '`identity` is required',
    ]);
  });

  it('ends with the code that ranks first of many, and tells a refused sign-in once', async () => {
    const { faults } = world.double;
    faults.add({
      on: 'GET /v2/acme/team/nginx/**',
      times: 'always',
      fault: { kind: 'status', status: 403 },
    });
    faults.add({ on: 'GET /token', times: 'always', fault: { kind: 'status', status: 403 } });
    const images = `acme/team/nginx:1.27@${C}, acme/python:nope@${A}`;
    const both = await world.run('resolve-digest', world.folder({}), { mode: 'check', images });
    expect(both.code).toBe(2);
    const images403 = `acme/team/nginx:1.27@${C}`;
    const forbidden = await world.run('resolve-digest', world.folder({}), {
      mode: 'check',
      images: images403,
    });
    expect(forbidden.code).toBe(4);
    faults.clear();
    faults.add({ on: 'POST /sts/exchange', times: 'always', fault: { kind: 'status', status: 403 } });
    const many = Array.from({ length: 20 }, (_, index) => `acme/team/app${index}:1@${C}`).join('\n');
    const refused = await world.run('resolve-digest', world.folder({}), { mode: 'check', images: many });
    expect(refused.code).toBe(3);
    expect(refused.log.filter((line) => line.includes('was refused'))).toHaveLength(1);
    expect(refused.outputs['unverified-count']).toBe('0');
    const soft = await world.run('resolve-digest', world.folder({}), {
      mode: 'check',
      images: many,
      'on-error': 'warn',
    });
    expect([soft.code, soft.outputs['result']]).toEqual([0, 'warn']);
  });

  it('refuses hosts that are not ours before any request, with the way to write an organization', async () => {
    const images = 'quay.io/python, localhost/python, python';
    const end = await world.run('resolve-digest', world.folder({}), { mode: 'check', images });
    expect(end.code).toBe(2);
    expect(end.log.join('\n')).toContain('write `cgr.dev/quay.io/python`');
    expect(end.log.join('\n')).toContain('write `cgr.dev/localhost/python`');
    expect(world.double.requests.all()).toHaveLength(0);
  });
});

describe('resolve-digest, mode check, with a cooldown or a date', () => {
  const file = {
    Dockerfile: `FROM cgr.dev/chainguard/python:latest@${B}\nFROM cgr.dev/chainguard/python:latest@${A}\n`,
  };
  const ages = (days: number): string => new Date(world.now - days * DAY_MS).toISOString();

  it.each([
    ['as they are now', {}, ['stale', 'stale']],
    ['a cooldown', { 'min-age': '7d' }, ['superseded', 'stale']],
    ['a cooldown that is over', { 'min-age': '2d' }, ['stale', 'stale']],
    ['a date, which moves a newer pin back', { 'as-of': ages }, ['stale', 'superseded']],
  ])('calls stale what `pin` would replace: %s', async (_, inputs, expected) => {
    const given = Object.entries(inputs).map(([name, value]) => [
      name,
      typeof value === 'function' ? value(30) : value,
    ]);
    const folder = world.folder(file);
    const end = await world.run('resolve-digest', folder, { mode: 'check', ...Object.fromEntries(given) });
    expect(end.json('references').map(({ state }) => state)).toEqual(expected);
  });

  it.each([
    ['min-age', '7d'],
    ['as-of', ages],
  ])('agrees with `pin` about `%s`', async (name, value) => {
    const folder = world.folder(file);
    const bound = { [name]: typeof value === 'function' ? value(30) : value };
    await world.run('resolve-digest', folder, { mode: 'pin', ...bound });
    const end = await world.run('resolve-digest', folder, { mode: 'check', 'fail-on': 'stale', ...bound });
    expect([end.code, end.outputs['stale-count']]).toEqual([0, '0']);
  });
});

describe('resolve-digest, mode check, ignores', () => {
  const day = (days: number): string => new Date(world.now + days * DAY_MS).toISOString().slice(0, 10);
  const config = (...entries: readonly string[]): Readonly<Record<string, string>> => ({
    '.github/platform-actions.yml': `version: 1\nignore:\n${entries.map((entry) => `  - { ${entry} }\n`).join('')}`,
  });
  const dockerfile = 'FROM cgr.dev/acme/python:3.12\nFROM cgr.dev/acme/team/nginx:1.27\n';

  it('accepts what is wrong with an ignored image, and says so', async () => {
    const folder = world.folder({
      Dockerfile: `${dockerfile}FROM cgr.dev/chainguard/python:latest@${X}\n`,
      ...config('image: "acme/**", reason: "a | <b>"', 'image: "python", reason: known'),
    });
    const end = await world.run('resolve-digest', folder, { mode: 'check' });
    expect([end.code, end.outputs['result']]).toEqual([0, 'pass']);
    expect(end.outputs).toMatchObject({ 'unpinned-count': '0', 'unverified-count': '0' });
    expect(end.json('references').map(({ ignored, state }) => [state, ignored])).toEqual([
      ['unpinned', true],
      ['unpinned', true],
      ['unverified', true],
    ]);
    expect(end.annotations).toEqual([]);
    expect(end.summary).toContain('Check pins: 3 ignored of 3 references');
    expect(end.summary).toContain('unpinned, ignored: a &#x7c; &lt;b&gt;');
    expect(end.summary).not.toContain('passed');
  });

  it('reports entries that expired, expire soon or matched nothing', async () => {
    const folder = world.folder({
      Dockerfile: dockerfile,
      ...config(
        `image: "acme/python", reason: old, expires: "${day(0)}"`,
        `image: "acme/team/nginx", reason: soon, expires: "${day(3)}"`,
        'image: "acme/none", reason: gone',
        'id: CVE-2026-1, image: "acme/python", reason: about an advisory',
      ),
    });
    const end = await world.run('resolve-digest', folder, { mode: 'check' });
    expect([end.code, end.outputs['unpinned-count']]).toEqual([1, '1']);
    expect(end.annotations.map(({ level, line, message }) => [level, line, message.split('\n')[0]])).toEqual([
      ['error', 1, '`cgr.dev/acme/python:3.12` has no digest.'],
      [
        'warning',
        3,
        `The ignore for image \`acme/python\` expired on ${day(0)} and no longer has any effect.`,
      ],
      ['warning', 4, `The ignore for image \`acme/team/nginx\` expires on ${day(3)}.`],
      ['notice', 5, 'The ignore for image `acme/none` matched nothing.'],
    ]);
  });

  it('never accepts what could not be checked, and needs a reason', async () => {
    const text = { Dockerfile: `FROM cgr.dev/acme/nope:1@${A}\n` };
    const folder = world.folder({ ...text, ...config('image: "acme/nope", reason: r') });
    expect((await world.run('resolve-digest', folder, { mode: 'check' })).code).toBe(2);
    const unreasoned = world.folder({ ...text, ...config('image: "acme/nope"') });
    const end = await world.run('resolve-digest', unreasoned, { mode: 'check' });
    expect([end.code, end.annotations[0]?.line]).toEqual([2, 3]);
  });

  it('does not take the organization of an image for a host', async () => {
    const folder = world.folder({
      Dockerfile: 'FROM cgr.dev/corp.example/python:3.9\n',
      ...config('image: "python:3.9*", reason: only the public image'),
    });
    const check = { mode: 'check', 'ignore-images': 'python' };
    expect((await world.run('resolve-digest', folder, check)).code).toBe(1);
    expect(
      (await world.run('resolve-digest', folder, { ...check, 'ignore-images': 'corp.example/*' })).code,
    ).toBe(0);
  });

  it('`ignore-images` also excludes a reference whose digest is malformed', async () => {
    const folder = world.folder({ Dockerfile: 'FROM cgr.dev/acme/python:3.12@sha256:abc\n' });
    const end = await world.run('resolve-digest', folder, { mode: 'check', 'ignore-images': 'acme/python' });
    expect([end.code, end.outputs['unverified-count']]).toEqual([0, '0']);
  });

  it('counts in the heading what the outputs count: malformed references are unverified, scripts are apart', async () => {
    const folder = world.folder({
      Dockerfile: [
        'FROM cgr.dev/acme/python:3.12',
        'FROM cgr.dev/acme/python:3.12@sha256:abc',
        'FROM cgr.dev/acme/${UNKNOWN}:1',
        'RUN docker pull cgr.dev/acme/python:3.12',
        '',
      ].join('\n'),
    });
    const end = await world.run('resolve-digest', folder, { mode: 'check' });
    expect([end.code, end.json('references').length]).toEqual([1, 3]);
    expect(end.outputs).toMatchObject({
      'unpinned-count': '1',
      'unverified-count': '1',
      'unread-count': '0',
      'unresolved-count': '1',
    });
    expect(end.summary).toContain(
      'Check pins: 1 unverified, 1 unpinned, 1 in scripts of 3 references; 1 reference unresolved',
    );
  });
});
