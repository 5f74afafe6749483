import { chmodSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  digestOf,
  type FileWorld,
  type Inputs,
  type RunEnd,
  readText,
  records,
  startFileWorld,
} from '../../support/file-world.ts';

const [B, C, D, X] = ['b', 'c', 'd', '9'].map(digestOf) as [string, string, string, string];
const IMAGE = 'image:\n  repository: cgr.dev/acme/python\n  tag: "3.12"\n';
const TEMPLATE = '{{ .Values.image.repository }}:{{ .Values.image.tag }}';

let world: FileWorld;
beforeAll(async () => {
  world = await startFileWorld();
  const { acme, double, now } = world;
  const add = double.world;
  const python = add.addRepo(acme, 'python');
  add.addTag(python, '3.12', {}, records(now, [20, 'a'], [3, 'b']));
  add.addTag(python, '3.13', {}, records(now, [3, 'c']));
  add.addTag(add.addRepo(acme, 'node'), '3.12', {}, records(now, [3, 'd']));
});
afterAll(() => world.close());

const run = (folder: string, mode: 'check' | 'pin', inputs: Inputs = {}): Promise<RunEnd> =>
  world.run('resolve-digest', folder, { mode, ...inputs });
const told = (end: RunEnd): readonly string[] =>
  end.annotations.map(({ file, line, message }) => `${file}:${line}: ${message}`);

describe('a pin in the values of a chart', () => {
  const chart = (text: string, values: string, more: Readonly<Record<string, string>> = {}) =>
    world.folder({
      'chart/Chart.yaml': 'name: app\n',
      'chart/templates/deployment.yaml': `image: ${text}\n`,
      'chart/values.yaml': values,
      ...more,
    });

  it.each<[string, string, string, string, Readonly<Record<string, string>>?]>([
    ['goes into the tag', TEMPLATE, IMAGE, IMAGE.replace('3.12', `3.12@${B}`)],
    [
      'replaces the one in the tag',
      TEMPLATE,
      IMAGE.replace('3.12', `3.12@${digestOf('a')}`),
      IMAGE.replace('3.12', `3.12@${B}`),
    ],
    [
      'goes into a key that the chart reads',
      `${TEMPLATE}@{{ .Values.image.digest }}`,
      IMAGE,
      `${IMAGE}  digest: ${B}\n`,
    ],
    [
      'goes into an empty key in the form that the chart expects',
      `${TEMPLATE}@sha256:{{ .Values.image.sha }}`,
      `${IMAGE}  sha: ''\n`,
      `${IMAGE}  sha: '${'b'.repeat(64)}'\n`,
    ],
    [
      'stays out of a key that the schema forbids',
      `${TEMPLATE}{{ with .Values.image.digest }}@{{ . }}{{ end }}`,
      IMAGE,
      IMAGE.replace('3.12', `3.12@${B}`),
      {
        'chart/values.schema.json':
          '{"properties":{"image":{"additionalProperties":false,"properties":{"repository":{},"tag":{}}}}}',
      },
    ],
    [
      'goes into the tag beside a key that nothing reads',
      TEMPLATE,
      `${IMAGE}  digest: ${X}\n`,
      `${IMAGE.replace('3.12', `3.12@${B}`)}  digest: ${X}\n`,
    ],
    ['moves a key of a chart that is not here', '', `${IMAGE}  digest: ${X}\n`, `${IMAGE}  digest: ${B}\n`],
  ])('%s', async (_name, text, before, after, more) => {
    const folder = chart(text, before, more);
    expect((await run(folder, 'check')).code).toBe(text === TEMPLATE && before.includes('@') ? 0 : 1);
    expect((await run(folder, 'pin')).code).toBe(0);
    expect(readText(folder, 'chart/values.yaml')).toBe(after);
    expect((await run(folder, 'check')).code).toBe(0);
    expect((await run(folder, 'pin')).outputs['changed']).toBe('false');
  });

  it('that no template reads is not called a pin', async () => {
    const end = await run(chart(TEMPLATE, `${IMAGE}  digest: ${B}\n`), 'check');
    expect(end.code).toBe(1);
    expect(end.outputs['unpinned-count']).toBe('1');
    expect(told(end)[0]).toContain(
      'has no digest that takes effect: its `digest` key has no effect, because the chart does not read it',
    );
  });

  it('is left out and reported where an empty key does not tell its form', async () => {
    const folder = world.folder({ 'values.yaml': `${IMAGE}  sha: ""\n` });
    const end = await run(folder, 'pin');
    expect([end.code, end.outputs['result']]).toEqual([0, 'warn']);
    expect(readText(folder, 'values.yaml')).toBe(`${IMAGE}  sha: ""\n`);
    expect(told(end)[0]).toContain(
      'values.yaml:2: `cgr.dev/acme/python:3.12` was not pinned: its `sha` key is empty',
    );
    expect((await run(folder, 'check')).code).toBe(1);
  });

  it('knows nothing of a chart that cannot be read in full', async () => {
    const folder = chart(`${TEMPLATE}@{{ .Values.image.digest }}`, IMAGE);
    symlinkSync('nowhere.yaml', join(folder, 'chart/templates/lost.yaml'));
    expect((await run(folder, 'pin')).code).toBe(0);
    expect(readText(folder, 'chart/values.yaml')).toContain(`tag: "3.12@${B}"`);
  });

  it('uses the chart for each of its values files, wherever `files` looks', async () => {
    const folder = chart(`${TEMPLATE}@{{ .Values.image.digest }}`, IMAGE, {
      'chart/ci/test-values.yaml': IMAGE,
      'chart/values-prod.yaml': IMAGE,
      'other/values.yaml': IMAGE,
    });
    await run(folder, 'pin', { files: '**/*values*.yaml' });
    for (const path of ['chart/values.yaml', 'chart/ci/test-values.yaml', 'chart/values-prod.yaml'])
      expect(readText(folder, path)).toBe(`${IMAGE}  digest: ${B}\n`);
    expect(readText(folder, 'other/values.yaml')).toContain(`3.12@${B}`);
  });
});

describe('a file of values over those of the chart', () => {
  const PINNED = IMAGE.replace('3.12', `3.12@${B}`);
  const WITH_DIGEST = '{{ .Values.image.repository }}:{{ .Values.image.tag }}@{{ .Values.image.digest }}';
  const chart = (
    values: string,
    over: string,
    text = TEMPLATE,
    more: Readonly<Record<string, string>> = {},
  ) =>
    world.folder({
      'chart/Chart.yaml': 'name: app\n',
      'chart/templates/deployment.yaml': `image: ${text}\n`,
      'chart/values.yaml': values,
      'chart/values-prod.yaml': over,
      ...more,
    });

  it.each<[string, string, string, string, string?]>([
    ['the tag alone', PINNED, 'image:\n  tag: "3.13"\n', `image:\n  tag: "3.13@${C}"\n`],
    ['the tag alone, without quotes', PINNED, '{image: {tag: 3.13}}', `{image: {tag: 3.13@${C}}}`],
    [
      'a merged tag',
      PINNED,
      'x: &x {tag: "3.13"}\nimage: {<<: *x}\n',
      `x: &x {tag: "3.13@${C}"}\nimage: {<<: *x}\n`,
    ],
    [
      'the tag of a chart that reads a digest',
      `${IMAGE}  digest: ${B}\n`,
      'image:\n  tag: "3.13"\n',
      `image:\n  tag: "3.13"\n  digest: ${C}\n`,
      WITH_DIGEST,
    ],
    [
      'a digest of another tag',
      `${IMAGE}  digest: ${B}\n`,
      `image:\n  digest: ${C}\n`,
      `image:\n  digest: ${B}\n`,
      WITH_DIGEST,
    ],
    [
      'the repository alone, whose tag has a digest of another image',
      PINNED,
      'image: {repository: cgr.dev/acme/node}\n',
      `image: {repository: cgr.dev/acme/node, tag: 3.12@${D}}\n`,
    ],
    [
      'the repository alone, beside a digest of another image',
      `${IMAGE}  digest: ${B}\n`,
      'image:\n  repository: cgr.dev/acme/node\n',
      `image:\n  repository: cgr.dev/acme/node\n  digest: ${D}\n`,
      WITH_DIGEST,
    ],
    [
      'an empty tag, which is the version of the chart',
      PINNED,
      'image:\n  tag: ""\n',
      `image:\n  tag: "3.13@${C}"\n`,
      '{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}',
    ],
    [
      'a tag below the global registry',
      `global: {imageRegistry: cgr.dev}\n${PINNED.replace('cgr.dev/', '')}  registry: docker.io\n`,
      'image:\n  tag: "3.13"\n',
      `image:\n  tag: "3.13@${C}"\n`,
    ],
    [
      'the registry alone',
      `${IMAGE.replace('cgr.dev/', '')}  registry: docker.io\n`,
      'image:\n  registry: cgr.dev\n',
      `image:\n  registry: cgr.dev\n  tag: 3.12@${B}\n`,
      `{{ .Values.image.registry }}/${TEMPLATE}`,
    ],
  ])('is judged and pinned: %s', async (_name, values, before, after, text) => {
    const appVersion = { 'chart/Chart.yaml': 'name: app\nappVersion: "3.13"\n' };
    const folder = chart(values, before, text, appVersion);
    const end = await run(folder, 'check');
    expect(end.code).toBe(1);
    expect(end.annotations.map(({ file }) => file)).toEqual(['chart/values-prod.yaml']);
    expect((await run(folder, 'pin')).code).toBe(0);
    expect(readText(folder, 'chart/values-prod.yaml')).toBe(after);
    expect(readText(folder, 'chart/values.yaml')).toBe(values);
    expect((await run(folder, 'check')).code).toBe(0);
    expect((await run(folder, 'pin')).outputs['changed']).toBe('false');
  });

  it.each([
    ['of another registry', PINNED, 'image: {repository: ghcr.io/x/y}\n'],
    ['of a base of another registry', 'image: {repository: x/y, tag: "1"}\n', 'image: {tag: "2"}\n'],
    ['of another map', PINNED, 'worker: {image: {tag: "3.13"}}\n'],
    [
      'with a registry that the chart does not read',
      IMAGE.replace('cgr.dev/', ''),
      'image: {registry: cgr.dev}\n',
    ],
    ['that changes no image', PINNED, 'image: {pullPolicy: Always}\n'],
  ])('is not edited: one %s', async (_name, values, over) => {
    expect((await run(chart(values, over), 'check', { files: '**' })).code).toBe(0);
  });

  it('is that of a chart, too, over the charts below it, and only it names the tag', async () => {
    const over = 'web:\n  image:\n    tag: "3.13"\n';
    const folder = world.folder({
      'chart/Chart.yaml': 'name: app\n',
      'chart/values.yaml': over,
      'chart/charts/web/Chart.yaml': 'name: web\n',
      'chart/charts/web/values.yaml': PINNED,
      'chart/charts/web/templates/deployment.yaml': `image: ${TEMPLATE}@{{ .Values.image.digest }}\n`,
    });
    expect(told(await run(folder, 'check'))).toEqual([
      expect.stringContaining('chart/values.yaml:3: `cgr.dev/acme/python:3.13`'),
    ]);
    expect((await run(folder, 'pin')).code).toBe(0);
    expect(readText(folder, 'chart/values.yaml')).toBe(`${over}    digest: ${C}\n`);
    expect((await run(folder, 'check')).code).toBe(0);
  });

  it('is unresolved where it only names the registry of all images', async () => {
    const end = await run(chart(PINNED, 'global:\n  imageRegistry: cgr.dev/acme\n'), 'check');
    expect([end.code, end.outputs['unresolved-count']]).toEqual([0, '1']);
    expect(told(end)).toEqual([expect.stringContaining('chart/values-prod.yaml:2: `cgr.dev/acme`')]);
    const used = 'global: {imageRegistry: cgr.dev/acme}\nimage: {tag: "3.13"}\n';
    const others = await run(chart(PINNED.replace('cgr.dev/acme/', ''), used), 'check');
    expect([others.code, others.outputs['unresolved-count']]).toEqual([1, '0']);
  });

  it('has its own line, and ignore comments there; below `ci`, too', async () => {
    const over = 'a: 1\nimage:\n  tag: "3.13"\n';
    const folder = chart(PINNED, over.replace('"\n', '" # platform-actions: ignore\n'), TEMPLATE, {
      'chart/ci/a-values.yaml': over,
    });
    const end = await run(folder, 'check');
    expect(told(end)).toEqual([
      expect.stringContaining('chart/ci/a-values.yaml:3: `cgr.dev/acme/python:3.13`'),
    ]);
  });

  it('is read where the chart cannot be read in full', async () => {
    const folder = chart(PINNED, 'image: {tag: "3.13"}\n');
    symlinkSync('nowhere.yaml', join(folder, 'chart/templates/lost.yaml'));
    expect((await run(folder, 'check')).code).toBe(1);
  });
});

describe('a pin in custom resources and releases', () => {
  const body = `    image:\n      repository: cgr.dev/acme/python\n      tag: "3.12"\n`;
  it.each([
    ['a custom resource', `apiVersion: example.com/v1\nkind: Thing\nspec:\n  agent:\n${body}`],
    ['a HelmRelease', `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nspec:\n  values:\n${body}`],
    ['unknown YAML', `a:\n  b:\n${body}`],
  ])('goes into the tag of %s, or into a digest that is there', async (_name, text) => {
    const folder = world.folder({ 'a.yaml': text, 'b.yaml': `${text}      digest: ${X}\n` });
    await run(folder, 'pin');
    expect(readText(folder, 'a.yaml')).toBe(text.replace('3.12', `3.12@${B}`));
    expect(readText(folder, 'b.yaml')).toBe(`${text}      digest: ${B}\n`);
    expect((await run(folder, 'check')).code).toBe(0);
  });
});

describe('after an edit the file is read again', () => {
  it('gives merged images each its own digest', async () => {
    const folder = world.folder({
      'values.yaml':
        'im: &im {repository: cgr.dev/acme/python, tag: "3.12"}\nworker: {image: {<<: *im, tag: "3.13"}}\n',
    });
    expect((await run(folder, 'pin')).code).toBe(0);
    expect(readText(folder, 'values.yaml')).toBe(
      `im: &im {repository: cgr.dev/acme/python, tag: "3.12@${B}"}\nworker: {image: {<<: *im, tag: "3.13@${C}"}}\n`,
    );
    expect((await run(folder, 'check')).code).toBe(0);
  });

  it('leaves out an edit that would change another reference, and reports it', async () => {
    const text =
      'ARG V=3.12\nFROM cgr.dev/acme/python:$V AS one\n# platform-actions: ignore\nFROM cgr.dev/acme/python:$V AS two\nFROM cgr.dev/acme/python:3.13\n';
    const folder = world.folder({ Dockerfile: text });
    const end = await run(folder, 'pin');
    expect([end.code, end.outputs['result']]).toEqual([0, 'warn']);
    expect(readText(folder, 'Dockerfile')).toBe(text.replace(/3\.13/, `3.13@${C}`));
    expect(told(end)).toEqual([
      expect.stringContaining('Dockerfile:2: `cgr.dev/acme/python:3.12` was not pinned: after the edit'),
    ]);
  });
});

describe('names in files', () => {
  it('compare hosts without case and with the default port, and keep them as they are written', async () => {
    const folder = world.folder({
      Dockerfile: 'FROM CGR.DEV/acme/python:3.12\nFROM cgr.dev:443/acme/python:3.12\n',
    });
    expect((await run(folder, 'pin')).code).toBe(0);
    expect(readText(folder, 'Dockerfile')).toBe(
      `FROM CGR.DEV/acme/python:3.12@${B}\nFROM cgr.dev:443/acme/python:3.12@${B}\n`,
    );
  });

  it('of Docker Hub are looked up here with `registry-map`, also where they name no host', async () => {
    const text =
      'FROM python:3.12 AS a\nFROM docker.io/library/python:3.12\nFROM scratch\nFROM a\nFROM other/python:3.12\n';
    const folder = world.folder({ Dockerfile: text });
    const end = await run(folder, 'pin', { 'registry-map': 'docker.io/library=cgr.dev/acme' });
    expect(end.code).toBe(0);
    expect(readText(folder, 'Dockerfile')).toBe(
      text
        .replace('python:3.12 AS', `python:3.12@${B} AS`)
        .replace('library/python:3.12', `library/python:3.12@${B}`),
    );
    const unknown = world.folder({ Dockerfile: 'FROM python:${V}\n' });
    const checked = await run(unknown, 'check', { 'registry-map': 'docker.io/library=cgr.dev/acme' });
    expect([checked.code, checked.outputs['unresolved-count']]).toEqual([0, '1']);
  });

  it.each([
    ['a digest that is too short', 'cgr.dev/acme/python:3.12@sha256:abc'],
    ['a digest of 63 digits', `cgr.dev/acme/python:3.12@sha256:${'a'.repeat(63)}`],
    ['a digest in upper case', `cgr.dev/acme/python:3.12@sha256:${'A'.repeat(64)}`],
    ['a name in upper case', 'cgr.dev/acme/One:1'],
    ['an upper-case host with such a name', 'CGR.DEV/acme/One:1'],
  ])('are findings where they are malformed: %s', async (_name, image) => {
    const folder = world.folder({
      Dockerfile: `FROM ${image}\n`,
      'any.yaml': `a:\n  image: ${image}\n`,
      'pod.yaml': `apiVersion: v1\nkind: Pod\nspec: {containers: [{image: "${image}"}]}\n`,
    });
    const end = await run(folder, 'check');
    expect([end.code, end.outputs['unverified-count']]).toEqual([1, '3']);
    expect(end.annotations.map(({ file, line, title }) => [file, line, title])).toEqual([
      ['Dockerfile', 1, 'Reference is malformed'],
      ['any.yaml', 2, 'Reference is malformed'],
      ['pod.yaml', 3, 'Reference is malformed'],
    ]);
  });
});

describe('a malformed digest', () => {
  it('is replaced by `pin`, which says so; a malformed name stays a finding', async () => {
    const text = `FROM cgr.dev/acme/python:3.12@sha256:abc\nFROM cgr.dev/acme/One:1\nFROM cgr.dev/acme/python@sha256:abc\n`;
    const folder = world.folder({ Dockerfile: text });
    const end = await run(folder, 'pin');
    expect([end.code, end.outputs['result']]).toEqual([0, 'warn']);
    expect(end.outputs).toMatchObject({ 'unverified-count': '3', 'unpinned-count': '0', 'stale-count': '0' });
    expect(readText(folder, 'Dockerfile')).toBe(text.replace('3.12@sha256:abc', `3.12@${B}`));
    expect([...told(end)].sort()).toEqual([
      expect.stringContaining(
        'Dockerfile:1: `cgr.dev/acme/python:3.12@sha256:abc`: its digest has 3 hexadecimal digits, not 64, so `pin` replaces it.',
      ),
      expect.stringContaining('Dockerfile:2: `cgr.dev/acme/One:1` is not an image reference'),
      expect.stringContaining('Dockerfile:3: `cgr.dev/acme/python@sha256:abc` is not an image reference'),
    ]);
  });

  it('stays where it is ignored or has no tag of that name', async () => {
    const text = 'FROM cgr.dev/acme/python:3.12@sha256:abc\nFROM cgr.dev/acme/python:none@sha256:abc\n';
    const folder = world.folder({ Dockerfile: text });
    const end = await run(folder, 'pin', { 'ignore-images': 'acme/python:3.12' });
    expect(end.code).toBe(2);
    expect(readText(folder, 'Dockerfile')).toBe(text);
  });

  it('is replaced in a variable and in a key of its own', async () => {
    const folder = world.folder({
      Dockerfile: 'ARG D=sha256:abc\nFROM cgr.dev/acme/python:3.12@$D\n',
      'values.yaml': `${IMAGE}  sha: "abc"\n`,
    });
    expect((await run(folder, 'pin')).code).toBe(0);
    expect(readText(folder, 'Dockerfile')).toBe(`ARG D=${B}\nFROM cgr.dev/acme/python:3.12@$D\n`);
    expect(readText(folder, 'values.yaml')).toBe(`${IMAGE}  sha: "${'b'.repeat(64)}"\n`);
  });
});

it('reads the first line of a file with a byte order mark and a byte that is not UTF-8', async () => {
  const bytes = Buffer.concat([
    Buffer.from('\uFEFFFROM cgr.dev/acme/python:3.12\n'),
    Buffer.from('# caf\xe9\n', 'latin1'),
  ]);
  const folder = world.folder({ Dockerfile: bytes });
  chmodSync(join(folder, 'Dockerfile'), 0o644);
  expect((await run(folder, 'check')).outputs['unpinned-count']).toBe('1');
  expect((await run(folder, 'pin')).code).toBe(0);
  expect(readText(folder, 'Dockerfile')).toContain(`\uFEFFFROM cgr.dev/acme/python:3.12@${B}\n`);
});

describe('a digest that a chart writes only where another value is set', () => {
  const template = (gate: string) =>
    `{{ if ${gate} }}\nimage: "${TEMPLATE}@sha256:{{ .Values.image.sha }}"\n{{ else }}\nimage: "${TEMPLATE}"\n{{ end }}\n`;
  const values = `${IMAGE}  sha: ""\n`;
  const inTag = values.replace('3.12', `3.12@${B}`);
  const inKey = values.replace('""', `"${B.slice('sha256:'.length)}"`);

  it.each([
    ['goes into the tag', '.Values.sha', '', inTag],
    ['goes into its key where that value is set', '.Values.sha', `sha: "1"\n`, `sha: "1"\n${inKey}`],
    ['goes into its key where the value is its own', '.Values.image.sha', '', inKey],
    ['goes into its key where the value has another name', '.Values.image.tag', '', inKey],
  ])('%s', async (_, gate, before, expected) => {
    const folder = world.folder({
      'Chart.yaml': 'name: app\n',
      'templates/pod.yaml': template(gate),
      'values.yaml': before + values,
    });
    await run(folder, 'pin');
    expect(readText(folder, 'values.yaml')).toBe(expected);
  });
});

describe('a number in the place of a tag', () => {
  it.each([
    ['010', '8'],
    ['3_12', '312'],
    ['0x1F', '31'],
    ['1.10', '1.1'],
  ])('%s is read as %s and stays', async (tag, number) => {
    const values = `image:\n  repository: cgr.dev/acme/python\n  tag: ${tag}\n`;
    const folder = world.folder({ 'values.yaml': values });
    expect(told(await run(folder, 'pin'))).toEqual([
      expect.stringContaining(`the tag ${tag} is not quoted, so YAML reads it as the number ${number}.`),
    ]);
    expect(readText(folder, 'values.yaml')).toBe(values);
  });

  it.each(['0x_', '3-12', '1.2.3'])('%s is no number', async (tag) => {
    const folder = world.folder({
      'values.yaml': `image:\n  repository: cgr.dev/acme/python\n  tag: ${tag}\n`,
    });
    expect(JSON.stringify(told(await run(folder, 'check')))).toContain(`python:${tag}`);
  });
});

it('a version beside the name of an image with a registry is its tag', async () => {
  const values = 'image:\n  registry: cgr.dev\n  name: acme/python\n  version: "3.12"\n';
  const folder = world.folder({ 'values.yaml': values });
  expect((await run(folder, 'pin')).code).toBe(0);
  expect(readText(folder, 'values.yaml')).toBe(values.replace('3.12', `3.12@${B}`));
});

describe('an empty digest in a Dockerfile', () => {
  it('is written', async () => {
    const folder = world.folder({ Dockerfile: 'FROM cgr.dev/acme/python:3.12@\n' });
    expect(told(await run(folder, 'pin'))).toEqual([expect.stringMatching(/so `pin` replaces it\.$/)]);
    expect(readText(folder, 'Dockerfile')).toBe(`FROM cgr.dev/acme/python:3.12@${B}\n`);
  });

  it('of a variable stays', async () => {
    const text = 'ARG D=""\nFROM cgr.dev/acme/python:3.12@$D\n';
    const folder = world.folder({ Dockerfile: text });
    await run(folder, 'pin');
    expect(readText(folder, 'Dockerfile')).toBe(text);
  });
});

describe('a manifest whose image Kustomize renames', () => {
  const pod = (image: string) => `apiVersion: v1\nkind: Pod\nspec:\n  containers:\n    - image: ${image}\n`;
  const folderWith = (entry: string) =>
    world.folder({
      'base/pod.yaml': pod('cgr.dev/acme/python:3.12'),
      'prod/kustomization.yaml': `resources: [../base]\nimages:\n  - ${entry}\n`,
    });

  it('stays where the other image would get its digest', async () => {
    const folder = folderWith('{name: cgr.dev/acme/python, newName: cgr.dev/acme/node}');
    expect(told(await run(folder, 'pin'))).toContainEqual(
      expect.stringMatching(
        /^base\/pod.yaml:5: .*prod\/kustomization.yaml:3 replaces its name with `cgr.dev\/acme\/node`, which would get its digest: write `newTag` there, then run `pin` again\.$/,
      ),
    );
    expect(readText(folder, 'base/pod.yaml')).toBe(pod('cgr.dev/acme/python:3.12'));
  });

  it.each([
    ['with a tag', '{name: cgr.dev/acme/python, newName: cgr.dev/acme/node, newTag: "3.12"}'],
    ['of another name', '{name: cgr.dev/acme/pythons, newName: cgr.dev/acme/node}'],
    ['to a mirror', '{name: cgr.dev/acme/python, newName: mirror.example/proxy/acme/python}'],
  ])('is pinned where the entry is one %s', async (_, entry) => {
    const folder = folderWith(entry);
    await run(folder, 'pin', { 'registry-map': 'mirror.example/proxy=cgr.dev' });
    expect(readText(folder, 'base/pod.yaml')).toBe(pod(`cgr.dev/acme/python:3.12@${B}`));
  });
});
