import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digestOf, type FileWorld, readText, records, startFileWorld } from '../../support/file-world.ts';

const B = digestOf('b');
const DOCKERFILE = 'ARG VERSION=3.13\nFROM cgr.dev/acme/python:${VERSION}\n';
const compose = (build: string) => `services:\n  app:\n    build: ${build}\n`;
const workflow = (inputs: string) =>
  `on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: docker/build-push-action@v6\n        with:\n${inputs}`;

let world: FileWorld;
beforeAll(async () => {
  world = await startFileWorld();
  const { acme, double, now } = world;
  const python = double.world.addRepo(acme, 'python');
  for (const tag of ['3.11', '3.12', '3.13'])
    double.world.addTag(python, tag, {}, records(now, [20, 'a'], [3, 'b']));
});
afterAll(() => world.close());

const check = async (files: Readonly<Record<string, string>>) => {
  const folder = world.folder(files);
  const end = await world.run('resolve-digest', folder, { mode: 'check' });
  const rows = JSON.parse(end.outputs['references'] ?? '[]') as readonly { image: string; tag: string }[];
  return { folder, end, images: rows.map(({ image, tag }) => `${image}:${tag}`).sort() };
};
const PYTHON = 'cgr.dev/acme/python';
const inJob = (keys: string, inputs: string) =>
  workflow(inputs).replace('    runs-on', `    ${keys}\n    runs-on`);
const hcl = (body: string) => `target "app" {\n${body}\n}\n`;

describe('an argument of a Dockerfile', () => {
  it.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
    ['has its default where nothing builds it', {}, ['3.13']],
    ['has its default where a build gives no value', { 'compose.yaml': compose('.') }, ['3.13']],
    [
      'has the value of Compose, a list or a map',
      {
        'compose.yaml': compose('{context: ., args: {VERSION: "3.12", OTHER: x}}'),
        'a/compose.yaml': compose('{context: .., args: [VERSION=3.11]}'),
      },
      ['3.11', '3.12'],
    ],
    [
      'has the value of Compose where an escape spells the key',
      { 'compose.yaml': 'services: {a: {"b\\x75ild": {context: ., args: {VERSION: "3.12"}}}}\n' },
      ['3.12'],
    ],
    [
      'has the value of a workflow where an escape spells the name of the action',
      {
        '.github/workflows/a.yaml': workflow('          build-args: VERSION=3.12\n').replace(
          'docker/build-push-action@v6',
          '"docker/b\\u0075ild-push-action@v6"',
        ),
      },
      ['3.12'],
    ],
    [
      'has the value of Compose from the `.env` beside it',
      { 'compose.yaml': compose('{context: ., args: {VERSION: "${V}"}}'), '.env': 'V=3.12\n' },
      ['3.12'],
    ],
    [
      'has the value of the step of a workflow',
      {
        '.github/workflows/a.yaml': workflow(
          '          build-args: |\n            OTHER=x\n            VERSION=3.12\n',
        ),
      },
      ['3.12'],
    ],
    [
      'has the values of the matrix of the job, also through a variable',
      {
        '.github/workflows/a.yaml': inJob(
          'strategy: {matrix: {include: [{v: "3.11", f: ./Dockerfile}, {v: "3.12", f: Dockerfile}]}}\n    env: {V: "${{ matrix.v }}"}',
          '          file: ${{ matrix.f }}\n          build-args: |\n            # the base\n            VERSION=${{ env.V }}\n',
        ),
      },
      ['3.11', '3.12'],
    ],
    [
      'has the innermost value of a variable of the workflow',
      {
        '.github/workflows/a.yaml': `env: {V: "3.13"}\n${inJob('env: {V: "3.12"}', '          build-args: VERSION=${{env.V}}\n')}`,
      },
      ['3.12'],
    ],
    [
      'has the value of a step that builds a folder of the default context',
      {
        'a/b.Dockerfile': DOCKERFILE,
        '.github/workflows/a.yaml': workflow(
          '          context: "{{defaultContext}}:a"\n          file: b.Dockerfile\n          build-args: VERSION=3.12\n',
        ),
      },
      ['3.12', '3.13'],
    ],
    [
      'has the value of Bake in HCL, with variables and what targets inherit',
      {
        'docker-bake.hcl': `variable "V" {\n  default = "3.12"\n}\n${hcl('  args = {\n    OTHER = 1\n    VERSION = V\n  }')}target "b" {\n  inherits = ["app"]\n  args = { VERSION = "3.11" }\n}\n`,
      },
      ['3.11', '3.12'],
    ],
    [
      'has the value of Bake in JSON',
      { 'docker-bake.json': '{"target": {"a": {"args": {"VERSION": "3.12"}}, "b": {"inherits": ["a"]}}}' },
      ['3.12'],
    ],
    [
      'has the values of the matrix of Bake in HCL',
      {
        'docker-bake.hcl': hcl(
          '  args = {\n    VERSION = item.v\n  }\n  matrix = {\n    tgt = ["x", "y"]\n    item = [{ v = "3.11" }, { v = "${V}" }]\n  }\n  name = "a-${tgt}-${replace(item.v, ".", "-")}"',
        ).concat(
          'variable "V" {\n  default = "3.12"\n}\ntarget "b" {\n  matrix = { w = ["3.13"], f = ["Dockerfile"] }\n  dockerfile = f\n  args = { VERSION = "${w}" }\n}\n',
        ),
      },
      ['3.11', '3.12', '3.13'],
    ],
    [
      'has the values of the matrix of Bake in JSON',
      {
        'docker-bake.json':
          '{"target": {"a": {"matrix": {"v": ["3.11"], "i": [{"v": "3.12"}]}, "args": {"VERSION": "${v}"}}, "b": {"matrix": {"v": ["3.11"], "i": [{"v": "3.12"}]}, "args": {"VERSION": "${i.v}"}}}}',
      },
      ['3.11', '3.12'],
    ],
    [
      'has its default, too, where one of several builds gives no value',
      {
        'compose.yaml': `${compose('{context: ., args: {VERSION: "3.12"}}')}  other:\n    build: .\n`,
      },
      ['3.12', '3.13'],
    ],
    [
      'has its default where another Dockerfile is built',
      { 'compose.yaml': compose('{context: ., dockerfile: x/Dockerfile, args: {VERSION: "3.12"}}') },
      ['3.13'],
    ],
    [
      'has the value of Compose that a service takes over with `extends`, as far as its own build has none',
      {
        'compose.yaml': `${compose('{context: ., target: x, args: {VERSION: "3.12"}}')}  b:\n    extends: app\n    build: {target: y}\n  c:\n    extends: {service: b}\n    build: {args: [VERSION=3.11]}\n`,
      },
      ['3.11', '3.12'],
    ],
    [
      'has the value of Compose in a file of services that others extend',
      {
        'compose.yaml': 'services: {a: {extends: {file: common-services.yml, service: app}}}\n',
        'common-services.yml': compose('{context: ., args: {VERSION: "3.12"}}'),
      },
      ['3.12'],
    ],
    ...['args: [VERSION]', 'args: {VERSION: }', 'args: {VERSION: null}'].map(
      (args): [string, Readonly<Record<string, string>>, readonly string[]] => [
        `has its default with \`${args}\` and no value in the environment`,
        { 'compose.yaml': compose(`{context: ., ${args}}`) },
        ['3.13'],
      ],
    ),
    [
      'has its value in the `.env` where Compose passes it on',
      { 'compose.yaml': compose('{context: ., args: [VERSION]}'), '.env': 'VERSION=3.12\n' },
      ['3.12'],
    ],
    [
      'has its own value where a merged map has another',
      {
        'compose.yaml': `x: &x {VERSION: "3.11"}\n${compose('{context: ., args: {<<: *x, VERSION: "3.12"}}')}`,
      },
      ['3.12'],
    ],
    [
      'has its default where Bake sets it to null',
      {
        'docker-bake.hcl': hcl('  args = {\n    VERSION = null\n  }'),
        'docker-bake.json': '{"target": {"a": {"args": {"VERSION": null}}}}',
      },
      ['3.13'],
    ],
    [
      'has its default where Bake sets it to a variable that is null',
      {
        'docker-bake.hcl': `variable "V" {\n  default = null\n}\n${hcl('  args = {\n    VERSION = V\n  }')}`,
      },
      ['3.13'],
    ],
    [
      'has its default where the file that builds it cannot be parsed',
      { 'compose.yaml': 'services: {a: {build: {context: ., args: {VERSION: "3.12"' },
      ['3.13'],
    ],
  ])('%s', async (_name, files, tags) => {
    const { images } = await check({ Dockerfile: DOCKERFILE, ...files });
    expect(images).toEqual(tags.map((tag) => `${PYTHON}:${tag}`));
  });

  it('can name this registry although the Dockerfile does not', async () => {
    const { images } = await check({
      Dockerfile: 'ARG HOST=docker.io\nFROM ${HOST}/acme/python:3.12\n',
      'compose.yaml': compose('{context: ., args: {HOST: cgr.dev}}'),
    });
    expect(images).toEqual([`${PYTHON}:3.12`]);
  });

  it('with an image of ours as its default is not judged where every build replaces that', async () => {
    const given = compose(`{context: ., args: {BASE: "${PYTHON}:3.12"}}`);
    const files = {
      Dockerfile: `ARG BASE=${PYTHON}:3.13\nFROM ${'${BASE}'}\nARG BASE=${PYTHON}:3.13\n`,
      'compose.yaml': given,
    };
    expect((await check(files)).images).toEqual([`${PYTHON}:3.12`]);
    const one = { ...files, 'compose.yaml': `${given}  other:\n    build: .\n` };
    expect((await check(one)).images).toEqual([`${PYTHON}:3.12`, `${PYTHON}:3.13`, `${PYTHON}:3.13`]);
  });

  it.each<[string, string]>([
    ['of a matrix that is not here', workflow('          build-args: VERSION=${{ matrix.version }}\n')],
    [
      'of a matrix that YAML reads as another number',
      workflow('          build-args: VERSION=${{ matrix.v }}\n').replace(
        'runs-on: ubuntu-latest',
        'strategy: {matrix: {v: [3.10]}}',
      ),
    ],
    [
      'of a variable that a step may write',
      workflow('          build-args: VERSION=${{ env.V }}\n').replace(
        'runs-on: ubuntu-latest',
        'env: {V: "3.12", F: $GITHUB_ENV}',
      ),
    ],
  ])('with a value %s is unresolved', async (_name, text) => {
    const { end, images } = await check({ Dockerfile: DOCKERFILE, '.github/workflows/a.yaml': text });
    expect(images).toEqual([]);
    expect(end.outputs['unresolved-count']).toBe('1');
    expect(end.annotations[0]?.message).toContain(
      '`VERSION` is set in .github/workflows/a.yaml:6 to a value that is not known',
    );
  });

  it('with a value of a matrix of Bake that something computes is unresolved', async () => {
    const matrix = '  matrix = { v = split(",", "3.11,3.12") }\n  args = { VERSION = v }';
    const { end, images } = await check({ Dockerfile: DOCKERFILE, 'docker-bake.hcl': hcl(matrix) });
    expect(images).toEqual([]);
    expect(end.outputs['unresolved-count']).toBe('1');
  });

  it('is judged once where a build is called with the whole image', async () => {
    const files = {
      Dockerfile: 'ARG BASE\nFROM ${BASE}\n',
      'compose.yaml': compose(`{context: ., args: {BASE: "${PYTHON}:3.12"}}`),
    };
    const { folder, images } = await check(files);
    expect(images).toEqual([`${PYTHON}:3.12`]);
    expect((await world.run('resolve-digest', folder, { mode: 'pin' })).code).toBe(0);
    expect(readText(folder, 'compose.yaml')).toContain(`3.12@${B}`);
    expect((await world.run('resolve-digest', folder, { mode: 'check' })).code).toBe(0);
  });
});

describe('`pin`', () => {
  it('writes neither the default nor the value of a build, and says where', async () => {
    const files = {
      Dockerfile: DOCKERFILE,
      'compose.yaml': `${compose('{context: ., args: {VERSION: "3.12"}}')}  other:\n    build: .\n`,
    };
    const folder = world.folder(files);
    const end = await world.run('resolve-digest', folder, { mode: 'pin' });
    for (const [name, text] of Object.entries(files)) expect(readText(folder, name)).toBe(text);
    expect(end.annotations.map(({ message }) => message)).toEqual([
      expect.stringContaining(
        '`VERSION` is set in compose.yaml:3: write `@` and the digest behind its value there',
      ),
      expect.stringContaining(
        'compose.yaml:3 sets `VERSION` to another value: write `@` and the digest behind both',
      ),
    ]);
  });

  it('asks for another digest where the value of a build has one', async () => {
    const value = `3.12@${digestOf('0')}`;
    const folder = world.folder({
      Dockerfile: DOCKERFILE,
      'compose.yaml': compose(`{context: ., args: {VERSION: "${value}"}}`),
    });
    const end = await world.run('resolve-digest', folder, { mode: 'pin' });
    expect(end.annotations.map(({ message }) => message)).toEqual([
      expect.stringContaining('`VERSION` is set in compose.yaml:3: replace its digest there'),
    ]);
  });

  it('writes the default once the value of the build has a digest', async () => {
    const folder = world.folder({
      Dockerfile: DOCKERFILE,
      'compose.yaml': `${compose(`{context: ., args: {VERSION: "3.12@${B}"}}`)}  other:\n    build: .\n`,
    });
    expect((await world.run('resolve-digest', folder, { mode: 'pin' })).code).toBe(0);
    expect(readText(folder, 'Dockerfile')).toContain(`VERSION=3.13@${B}`);
    expect((await world.run('resolve-digest', folder, { mode: 'check' })).code).toBe(0);
  });
});
