import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { renderAll } from '../../../scripts/generate/renderers.ts';
import { camelCase } from '../../../scripts/generate/wrapper-inputs.ts';
import { manifests } from '../../../src/commands/commands.ts';
import { commonInputs, commonOutputs } from '../../../src/kit/manifest/common-inputs.ts';
import type { Manifest } from '../../../src/kit/manifest/manifest.ts';
import { readRepositoryFile, repositoryFiles, repositoryRoot } from '../../support/repository.ts';

/** A fifth command that only this test knows. */
const fifth: Manifest = {
  name: 'count-layers',
  title: 'Count layers',
  summary: 'Count the layers of images.',
  face: 'gate',
  stdout: 'The counts.',
  example: { images: 'python:latest' },
  permissions: ['contents: read'],
  capabilities: [],
  hook: {
    id: 'few-layers',
    title: 'Few layers',
    description: 'Not too many layers.',
    inputs: { 'fail-above': '9' },
  },
  inputs: {
    images: { kind: 'list', description: 'Images.' },
    'fail-above': { kind: 'integer', min: 1, max: 99, description: 'Most layers.' },
    'dry-run': { kind: 'boolean', description: 'Only say it.', default: 'false' },
    'github-label': { kind: 'text', description: 'Label of the pull request.', only: 'github' },
    ...commonInputs,
  },
  outputs: { 'layer-count': { description: 'Layers.' }, ...commonOutputs },
};

const neverLoaded = async (): Promise<never> => expect.fail('nothing is run');

const files = (list: readonly Manifest[]): ReadonlyMap<string, string> =>
  new Map(
    renderAll(list.map((manifest) => ({ manifest, rules: [], load: neverLoaded }))).map((file) => [
      file.path,
      file.kind === 'file' ? file.text : Object.values(file.sections).join('\n'),
    ]),
  );
const before = files(manifests);
const after = files([...manifests, fifth]);
const fileOf = (path: string): string => after.get(path) ?? expect.fail(`${path} is generated`);
const gates = manifests.filter((manifest) => manifest.face === 'gate');

const azureTask = z.strictObject({
  $schema: z.url(),
  id: z.uuid(),
  name: z.string().regex(/^[A-Za-z0-9]+$/),
  friendlyName: z.string().max(100),
  description: z.string(),
  helpMarkDown: z.string(),
  category: z.enum(['Build', 'Utility', 'Test', 'Package', 'Deploy']),
  visibility: z.array(z.enum(['Build', 'Release'])),
  author: z.string(),
  version: z.strictObject({ Major: z.int(), Minor: z.int(), Patch: z.int() }),
  minimumAgentVersion: z.string(),
  instanceNameFormat: z.string(),
  groups: z.array(z.strictObject({ name: z.string(), displayName: z.string(), isExpanded: z.boolean() })),
  inputs: z.array(
    z.strictObject({
      name: z.string().regex(/^[a-z][A-Za-z0-9]*$/),
      type: z.enum(['string', 'multiLine', 'pickList']),
      label: z.string(),
      defaultValue: z.literal(''),
      required: z.literal(false),
      helpMarkDown: z.string(),
      options: z.record(z.string(), z.string()).optional(),
      groupName: z.literal('common').optional(),
    }),
  ),
  outputVariables: z.array(z.strictObject({ name: z.string().regex(/^\w+$/), description: z.string() })),
  execution: z.strictObject({
    Node24: z.strictObject({ target: z.literal('index.js') }),
    Node20_1: z.strictObject({ target: z.literal('index.js') }),
  }),
  restrictions: z.strictObject({ settableVariables: z.strictObject({ allowed: z.array(z.string()) }) }),
});

const readTask = (path: string) => azureTask.parse(JSON.parse(fileOf(path)));

describe('a fifth command', () => {
  it('gets every wrapper from its manifest alone', () => {
    const added = [...after.keys()].filter((path) => !before.has(path)).sort();
    expect(added).toEqual([
      'actions/count-layers/README.md',
      'actions/count-layers/action.yml',
      'docs/reference/count-layers.md',
      'plugins/azure/CountLayers/index.js',
      'plugins/azure/CountLayers/task.json',
      'templates/count-layers/template.yml',
    ]);
  });

  it('is a choice of the plugin and a hook, and its tasks are packed', () => {
    const plugin = z
      .object({ configuration: z.object({ properties: z.record(z.string(), z.unknown()) }) })
      .parse(parse(fileOf('plugins/buildkite/plugin.yml')));
    expect(plugin.configuration.properties['command']).toMatchObject({
      enum: expect.arrayContaining(['count-layers']),
    });
    expect(plugin.configuration.properties['fail-above']).toMatchObject({
      type: 'integer',
      minimum: 1,
      maximum: 99,
    });
    expect(parse(fileOf('.pre-commit-hooks.yaml'))).toContainEqual(
      expect.objectContaining({
        id: 'few-layers',
        entry: 'plugins/pre-commit/run.sh count-layers --fail-above 9',
        language: 'script',
        // A Jenkinsfile, a Makefile or an .env file may name an image, too.
        types: ['text'],
      }),
    );
    expect(JSON.parse(fileOf('plugins/azure/vss-extension.json'))).toMatchObject({
      contributions: expect.arrayContaining([
        expect.objectContaining({ properties: { name: 'CountLayers' } }),
      ]),
    });
  });

  it('has its inputs in each form, and none that mean something on GitHub only', () => {
    const template = fileOf('templates/count-layers/template.yml');
    expect(template).toContain(
      'PLATFORM_ACTIONS_INPUT_FAIL_ABOVE:\n      expand: false\n      value: |-\n        $[[ inputs.fail-above ]]',
    );
    const task = readTask('plugins/azure/CountLayers/task.json');
    expect(task.inputs.map((input) => input.name)).toEqual(
      expect.arrayContaining(['failAbove', 'dryRun', 'token']),
    );
    expect(task.outputVariables.map((output) => output.name)).toContain('layer_count');
    for (const path of [
      'templates/count-layers/template.yml',
      'plugins/azure/CountLayers/task.json',
      'plugins/buildkite/plugin.yml',
    ])
      expect(fileOf(path)).not.toMatch(/github-?label|github-?token/i);
  });

  it('a new input of a command changes wrappers, and nothing else is needed', () => {
    const [first = expect.fail('there are commands'), ...rest] = manifests;
    const changed = files([
      { ...first, inputs: { ...first.inputs, 'new-one': { kind: 'text', description: 'New.' } } },
      ...rest,
    ]);
    const differ = [...changed].filter(([path, text]) => before.get(path) !== text).map(([path]) => path);
    expect(differ).toEqual(
      expect.arrayContaining([
        'action.yml',
        'plugins/buildkite/plugin.yml',
        `templates/${first.name}/template.yml`,
      ]),
    );
    expect([...changed.keys()]).toEqual([...before.keys()]);
  });
});

describe.each([...gates, fifth].map((manifest) => [manifest.name, manifest] as const))(
  'the GitLab component %s',
  (name, manifest) => {
    const text = fileOf(`templates/${name}/template.yml`);
    const [header, body] = parseAllDocuments(text);
    const { inputs } = z
      .object({
        spec: z.object({
          inputs: z.record(z.string(), z.object({ description: z.string().max(1024) }).loose()),
        }),
      })
      .parse(header?.toJS()).spec;

    it('uses each input that it declares, and no other', () => {
      const used = new Set([...text.matchAll(/\$\[\[ inputs\.([\w-]+) \]\]/g)].map((match) => match[1]));
      expect([...used].sort()).toEqual(Object.keys(inputs).sort());
      expect(
        Object.keys(manifest.inputs).filter(
          (input) => manifest.inputs[input]?.kind === 'secret' && input in inputs,
        ),
      ).toEqual([]);
    });

    it('splices no input into its script and lets GitLab expand none', () => {
      const job = z
        .record(
          z.string(),
          z.object({
            script: z.array(z.string()),
            variables: z.record(z.string(), z.strictObject({ value: z.string(), expand: z.literal(false) })),
          }),
        )
        .parse(body?.toJS());
      const [only] = Object.values(job);
      expect(only?.script.join('\n')).not.toContain('$[[');
      for (const { value } of Object.values(only?.variables ?? {}))
        expect(value).toMatch(/^\$\[\[ inputs\.[\w-]+ \]\]$/);
    });

    it.each(['plain', `"double" 'single' \`back\` $(id) $VAR #no: - [a] {b}`, '%0A\\n&<>|*!@', '- x: y'])(
      'takes the value %j whatever characters it has',
      (value) => {
        // GitLab replaces in the text of the file, before YAML is read.
        const filled = text
          .replaceAll('$[[ inputs.working-directory ]]', () => value)
          .replace(/\$\[\[[^\]]*\]\]/g, 'x');
        const [, job] = parseAllDocuments(filled);
        expect(job?.errors).toEqual([]);
        expect(job?.getIn(['x', 'variables', 'PLATFORM_ACTIONS_INPUT_WORKING_DIRECTORY', 'value'])).toBe(
          value,
        );
      },
    );
  },
);

describe('the Azure tasks', () => {
  const paths = [...after.keys()].filter((path) => path.endsWith('/task.json'));

  it.each(paths)('%s is of the form that agents read', (path) => {
    const task = readTask(path);
    const names = task.inputs.map((input) => input.name.toUpperCase());
    expect(new Set(names).size).toBe(names.length);
    expect(task.restrictions.settableVariables.allowed).toEqual(
      task.outputVariables.map((output) => output.name),
    );
  });

  it('have ids of their own, which never change', () => {
    const ids = Object.fromEntries(paths.map((path) => [path.split('/')[2] ?? '', readTask(path).id]));
    expect(new Set(Object.values(ids)).size).toBe(paths.length);
    expect(ids).toMatchObject({
      AdvisoryGate: '940cc8e0-99cb-5f14-9d4a-4215572e63ae',
      CheckDeprecated: '926464d4-f0e5-52be-b221-98433d2a854c',
      ResolveDigest: 'dfbd4c7a-b74c-5483-94c5-93ccb041c849',
      SyncRolebindings: '1eff862b-36a7-5865-8c3e-437c7bc14f58',
    });
  });

  it('give every input the name that the host reads it by', () => {
    for (const manifest of gates)
      for (const input of Object.keys(manifest.inputs))
        expect(camelCase(input).toUpperCase()).toBe(input.replaceAll('-', '').toUpperCase());
  });
});

describe('the Buildkite plugin', () => {
  const plugin = z
    .strictObject({
      name: z.string(),
      description: z.string(),
      author: z.string(),
      requirements: z.array(z.string()),
      configuration: z.record(z.string(), z.unknown()),
    })
    .parse(parse(fileOf('plugins/buildkite/plugin.yml')));
  const validate = new Ajv({ strict: false, validateSchema: true }).compile({
    type: 'object',
    ...plugin.configuration,
  });

  it.each([
    [{ command: 'resolve-digest', images: ['python'] }, true],
    [{ command: 'resolve-digest', images: 'python', 'dry-run': true, concurrency: 4 }, true],
    [{ images: 'python' }, false],
    [{ command: 'no-such' }, false],
    [{ command: 'resolve-digest', image: 'python' }, false],
    [{ command: 'resolve-digest', token: 'secret' }, false],
    [{ command: 'resolve-digest', 'dry-run': 'maybe' }, false],
  ])('says of %j: %s', (configuration, allowed) => {
    expect(validate(configuration)).toBe(allowed);
  });
});

describe('scripts of wrappers', () => {
  it.each(['plugins/buildkite/hooks/command', 'plugins/pre-commit/run.sh'])('%s can be started', (path) => {
    expect(statSync(join(repositoryRoot, path)).mode & 0o111).toBe(0o111);
    expect(readRepositoryFile(path)).toMatch(/^#!/);
  });

  it('the entry of each hook is there', () => {
    const hooks = z.array(z.object({ entry: z.string() })).parse(parse(fileOf('.pre-commit-hooks.yaml')));
    for (const { entry } of hooks) expect(readRepositoryFile(entry.split(' ')[0] ?? '')).toBeDefined();
  });

  it('nothing is left of a command that is gone', () => {
    // The templates of fleets are written by hand: `test/shipped` and `docs/fleets.md` have them.
    const kept = repositoryFiles().filter((path) =>
      /^(templates\/(?!fleet\/)|plugins\/azure\/[^/]+\/)/.test(path),
    );
    expect(kept.filter((path) => !before.has(path))).toEqual([]);
  });
});
