import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { camelCase, pascalCase } from '../../scripts/generate/wrapper-inputs.ts';
import { manifests } from '../../src/commands/commands.ts';
import { version } from '../../src/version.ts';
import { addSampleWorld, type SampleWorld } from '../platform-double/sample-world.ts';
import { type PlatformDouble, startPlatformDouble } from '../platform-double/start.ts';
import { readActionFile } from '../support/action-file.ts';
import { writeProgram } from '../support/fake-node.ts';
import { readRepositoryFile, repositoryRoot } from '../support/repository.ts';
import { runChild } from '../support/run-child.ts';
import { runBundle, shippedRoot } from '../support/shipped-run.ts';
import { type CiJob, ciHosts } from './ci-host.ts';
import { pageExample } from './page-example.ts';
import { makeWorkspace } from './workspace.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const REFERENCE = /cgr\.dev\/chainguard\/python:latest@sha256:[0-9a-f]{64}/;
/** Inputs as an example writes them; lists become lines. */
const text = z.union([
  z.string(),
  z.boolean().transform(String),
  z.array(z.string()).transform((list) => list.join('\n')),
]);
const texts = z.record(z.string(), text);

let double: PlatformDouble;
let sample: SampleWorld;
let root: string;
beforeAll(async () => {
  double = await startPlatformDouble();
  sample = await addSampleWorld(double.world);
  root = mkdtempSync(join(tmpdir(), 'platform-actions-page-'));
});
afterAll(async () => {
  await double.close();
  rmSync(root, { recursive: true, force: true });
});

function newJob(name: string): Pick<CiJob, 'root' | 'workspace' | 'temp'> {
  const folder = join(root, name);
  const [workspace, temp] = [join(folder, 'workspace'), join(folder, 'temp')];
  for (const path of [workspace, temp]) mkdirSync(path, { recursive: true });
  makeWorkspace(workspace);
  return { root: folder, workspace, temp };
}

const urls = (): Readonly<Record<string, string>> => ({
  PLATFORM_API_URL: double.apiUrl,
  PLATFORM_ISSUER_URL: double.issuerUrl,
  PLATFORM_REGISTRY_URL: double.registryUrl,
});

/** Runs the inputs of a page's example on its host; the identity is one of the double, the URLs are its own. */
async function runExample(
  host: string,
  command: string,
  inputs: Readonly<Record<string, string>>,
): Promise<void> {
  const own = ciHosts[host] ?? expect.fail('there is such a host');
  const job: CiJob = {
    ...newJob(`${host}-${command}`),
    command,
    inputs: { ...inputs, identity: sample.identities.ci.uid },
    services: {
      github: { url: double.idTokenUrl, token: double.idTokenRequestToken },
      azure: { url: 'http://127.0.0.1:9/unused', token: 'unused' },
      idToken: await double.idToken(),
    },
  };
  const { environment, words } = own.start(job);
  const end = await runBundle(
    words,
    { HOME: job.root, TMPDIR: job.temp, ...urls(), ...environment },
    job.workspace,
  );
  expect(end.code, `${end.stdout}${end.stderr}`).toBe(0);
  expect(own.outputs(job, end.stdout)['reference']).toMatch(REFERENCE);
}

describe.each(['github', 'forgejo'])('the example of %s', (host) => {
  it('is a workflow whose inputs and outputs the action has, and it runs', async () => {
    const step = z.object({ uses: z.string(), id: z.string().optional(), with: texts.optional() });
    const workflow = z
      .object({
        jobs: z.object({ pin: z.object({ steps: z.array(z.union([step, z.object({ run: z.string() })])) }) }),
      })
      .parse(parse(pageExample(host, 'yaml')));
    const steps = workflow.jobs.pin.steps.flatMap((entry) => ('uses' in entry ? [entry] : []));
    const ours =
      steps.find((entry) => entry.uses.includes('platform-actions')) ?? expect.fail('it uses the action');
    const action = readActionFile(repositoryRoot);
    const { command, ...inputs } = ours.with ?? {};
    expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(ours.with ?? {})));
    for (const [, output] of pageExample(host, 'yaml').matchAll(/steps\.python\.outputs\.([\w-]+)/g))
      expect(Object.keys(action.outputs)).toContain(output);
    await runExample(host, String(command), inputs);
  });
});

it('the example of gitlab includes a component with inputs that it has, and uses outputs by their names', async () => {
  const pipeline = z
    .object({ include: z.array(z.object({ component: z.string(), inputs: texts })) })
    .parse(parse(pageExample('gitlab', 'yaml')));
  for (const { component, inputs } of pipeline.include) {
    const command = /\/([\w-]+)@/.exec(component)?.[1] ?? '';
    const template = readRepositoryFile(`templates/${command}/template.yml`) ?? '';
    const [header] = parseAllDocuments(template);
    const spec = z
      .object({ spec: z.object({ inputs: z.record(z.string(), z.unknown()) }) })
      .parse(header?.toJS());
    expect(Object.keys(spec.spec.inputs)).toEqual(expect.arrayContaining(Object.keys(inputs)));
    const manifest = manifests.find(({ name }) => name === command) ?? expect.fail('there is such a command');
    const outputs = Object.keys(manifest.outputs).map((output) =>
      `${command}-${output}`.toUpperCase().replaceAll('-', '_'),
    );
    for (const [, variable] of pageExample('gitlab', 'yaml').matchAll(/\$(RESOLVE_DIGEST_\w+)/g))
      expect(outputs).toContain(variable);
    await runExample('gitlab', command, inputs);
  }
});

it('the example of buildkite is a configuration that the plugin allows, and it runs', async () => {
  const pipeline = z
    .object({
      steps: z.array(
        z.object({ plugins: z.array(z.record(z.string(), z.record(z.string(), z.unknown()))).optional() }),
      ),
    })
    .parse(parse(pageExample('buildkite', 'yaml')));
  const plugin = z
    .object({ configuration: z.record(z.string(), z.unknown()) })
    .parse(parse(readRepositoryFile('plugins/buildkite/plugin.yml') ?? ''));
  const validate = new Ajv({ strict: false }).compile({ type: 'object', ...plugin.configuration });
  const used = pipeline.steps.flatMap((step) =>
    (step.plugins ?? []).flatMap((entry) => Object.entries(entry)),
  );
  expect(used).toHaveLength(1);
  for (const [address, configuration] of used) {
    expect(address).toMatch(/\.git\/plugins\/buildkite#/);
    expect(validate(configuration), JSON.stringify(validate.errors)).toBe(true);
    const { command, ...inputs } = texts.parse(configuration);
    await runExample('buildkite', String(command), inputs);
  }
  expect(pageExample('buildkite', 'yaml')).toContain('meta-data get resolve-digest:reference');
});

it('the example of azure uses a task with inputs and outputs that it has, and it runs', async () => {
  const step = z.object({ task: z.string(), name: z.string(), inputs: texts });
  const pipeline = z
    .object({ steps: z.array(z.union([step, z.object({ script: z.string() })])) })
    .parse(parse(pageExample('azure', 'yaml')));
  const used = pipeline.steps.flatMap((entry) => ('task' in entry ? [entry] : []));
  expect(used).toHaveLength(1);
  for (const { inputs, name, task } of used) {
    const manifest =
      manifests.find(
        (candidate) => task === `Platform${pascalCase(candidate.name)}@${version.split('.')[0]}`,
      ) ?? expect.fail(`${task} is a task`);
    const file = z
      .object({
        inputs: z.array(z.object({ name: z.string() })),
        outputVariables: z.array(z.object({ name: z.string() })),
      })
      .parse(JSON.parse(readRepositoryFile(`plugins/azure/${pascalCase(manifest.name)}/task.json`) ?? ''));
    expect(file.inputs.map((input) => input.name)).toEqual(expect.arrayContaining(Object.keys(inputs)));
    for (const [, output] of pageExample('azure', 'yaml').matchAll(
      new RegExp(`\\$\\(${name}\\.(\\w+)\\)`, 'g'),
    ))
      expect(file.outputVariables.map((variable) => variable.name)).toContain(output);
    const own = Object.keys(manifest.inputs).flatMap((input) => {
      const value = inputs[camelCase(input)];
      return value === undefined || input === 'identity' ? [] : [[input, value] as const];
    });
    // Without an identity: the mock of the token service is another test's.
    const job = { ...newJob('azure'), command: manifest.name, inputs: {}, services: undefined };
    const start = ciHosts['azure']?.start({
      ...job,
      inputs: Object.fromEntries(own),
    });
    const end = await runBundle(
      start?.words ?? [],
      { TMPDIR: job.temp, ...urls(), ...start?.environment },
      job.workspace,
    );
    expect(end.code, end.stdout).toBe(0);
    expect(ciHosts['azure']?.outputs(job, end.stdout)['reference']).toMatch(REFERENCE);
  }
});

it('the example of pre-commit names hooks that there are', () => {
  const config = z
    .object({ repos: z.array(z.object({ hooks: z.array(z.object({ id: z.string() })) })) })
    .parse(parse(pageExample('pre-commit', 'yaml')));
  const hooks = z
    .array(z.object({ id: z.string() }))
    .parse(parse(readRepositoryFile('.pre-commit-hooks.yaml') ?? ''));
  expect(config.repos.flatMap((repo) => repo.hooks.map((hook) => hook.id))).toEqual(
    hooks.map((hook) => hook.id),
  );
});

/** Scripts of a recipe, in order, as its CI would run them, and the variables that its file sets. */
interface Recipe {
  readonly scripts: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

const recipes: Readonly<Record<string, () => Recipe>> = {
  terminal: () => ({ scripts: [pageExample('terminal', 'sh')], environment: {} }),
  jenkins: () => {
    const text = pageExample('jenkins', 'groovy');
    return {
      scripts: [...text.matchAll(/\bsh '([^']*)'/g)].map((match) => match[1] ?? ''),
      environment: {
        JENKINS_URL: 'https://ci.example',
        BUILD_ID: '1',
        ...Object.fromEntries(
          [...text.matchAll(/^ +(\w+) = '([^']*)'$/gm)].map((match) => [match[1] ?? '', match[2] ?? '']),
        ),
      },
    };
  },
  circleci: () => {
    const step = z.object({ run: z.object({ command: z.string() }) });
    const { pin } = z
      .object({
        jobs: z.object({
          pin: z.object({
            environment: z.record(z.string(), z.string()),
            steps: z.array(z.union([step, z.unknown()])),
          }),
        }),
      })
      .parse(parse(pageExample('circleci', 'yaml'))).jobs;
    return {
      scripts: pin.steps.flatMap((entry) => {
        const parsed = step.safeParse(entry);
        return parsed.success ? [parsed.data.run.command] : [];
      }),
      environment: { CIRCLECI: 'true', ...pin.environment },
    };
  },
  bitbucket: () => {
    const { pipelines } = z
      .object({
        pipelines: z.object({
          default: z.array(z.object({ step: z.object({ script: z.array(z.string()) }) })),
        }),
      })
      .parse(parse(pageExample('bitbucket', 'yaml')));
    return {
      scripts: pipelines.default.map(({ step }) => step.script.join('\n')),
      environment: { BITBUCKET_COMMIT: '0'.repeat(40) },
    };
  },
  tekton: () => {
    const { spec } = z
      .object({
        spec: z.object({
          steps: z.array(
            z.object({ script: z.string(), env: z.array(z.object({ name: z.string(), value: z.string() })) }),
          ),
        }),
      })
      .parse(parse(pageExample('tekton', 'yaml')));
    const filled = (value: string): string =>
      value
        .replace('$(params.images)', 'python:latest')
        .replace('$(results.reference.path)', join(root, 'tekton/result'))
        .replace('/var/run/platform/token', join(root, 'tekton/token'));
    return {
      scripts: spec.steps.map((step) => step.script),
      environment: Object.fromEntries(
        spec.steps.flatMap((step) => step.env.map(({ name, value }) => [name, filled(value)])),
      ),
    };
  },
};

/** Runs a script the way that a CI does, with a bundle in PLATFORM_ACTIONS and the CI's own programs played. */
const runScript = (script: string, env: Readonly<Record<string, string>>, folder: string) =>
  runChild('sh', ['-e', '-c', script], { cwd: folder, env });

describe('the recipe of', () => {
  it.each(Object.keys(recipes))('%s runs as it is written', async (name) => {
    const job = newJob(name);
    const { environment, scripts } = recipes[name]?.() ?? expect.fail('there is such a recipe');
    const bundle = join(job.root, 'program/dist/index.js');
    mkdirSync(dirname(bundle), { recursive: true });
    writeFileSync(bundle, `import('${join(shippedRoot(), 'dist/index.js')}');\n`);
    const idToken = await double.idToken();
    writeFileSync(join(job.root, 'token'), idToken);
    writeProgram(join(job.root, 'bin/circleci'), `[ "$1 $2 $3" = 'run oidc get' ] && printf %s '${idToken}'`);
    expect(scripts.length).toBeGreaterThan(0);
    let printed = '';
    for (const script of scripts) {
      const end = await runScript(
        script,
        {
          PATH: `${dirname(process.execPath)}:${join(job.root, 'bin')}:/usr/bin:/bin`,
          HOME: job.root,
          TMPDIR: job.temp,
          ...urls(),
          ...environment,
          PLATFORM_ACTIONS: join(job.root, 'program'),
          PLATFORM_IDENTITY: sample.identities.ci.uid,
          ...(name === 'circleci' || name === 'tekton' ? {} : { PLATFORM_ID_TOKEN: idToken }),
        },
        job.workspace,
      );
      expect(end.code, `${script}\n${end.all}`).toBe(0);
      printed += end.all;
    }
    const result = name === 'tekton' ? readFileSync(join(root, 'tekton/result'), 'utf8') : printed;
    expect(result).toMatch(REFERENCE);
    expect(printed).not.toContain(idToken);
  });
});
