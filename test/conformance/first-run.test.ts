import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { camelCase } from '../../scripts/generate/wrapper-inputs.ts';
import { findCommand } from '../../src/commands/commands.ts';
import { addSampleWorld, type SampleWorld } from '../platform-double/sample-world.ts';
import { type PlatformDouble, startPlatformDouble } from '../platform-double/start.ts';
import { commitFiles, gitIn } from '../support/checkout.ts';
import { type Loopback, serveLoopback } from '../support/loopback.ts';
import { runBundle } from '../support/shipped-run.ts';
import { evaluateCondition, expandText } from '../support/workflow-expression.ts';
import { ciHosts, type TokenServices } from './ci-host.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

type Texts = Readonly<Record<string, string>>;
type Event = 'push' | 'change' | 'schedule';

/** A step of a file that `init` wrote. */
interface Step {
  readonly condition: string | undefined;
  /** Absent for a step that only prints something. */
  readonly command: string | undefined;
  readonly inputs: Texts;
  readonly script: string;
  /** Whether its failure does not fail the job. */
  readonly isSoft: boolean;
}

/** A host as this test plays it. */
interface Played {
  readonly remote: string;
  readonly path: string;
  readonly steps: (file: unknown) => readonly Step[];
  /** Whether a step runs, with the variables of the CI for that event. */
  readonly holds: (step: Step, variables: Texts, event: Event) => boolean;
  readonly environment: (event: Event, base: string, temp: string) => Texts;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {});
const listOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.map(fieldsOf) : [];
const textsOf = (value: unknown): Texts =>
  Object.fromEntries(Object.entries(fieldsOf(value)).map(([key, one]) => [key, [one].flat().join('\n')]));
const without = ({ command: _, ...inputs }: Texts): Texts => inputs;

/** A condition of another CI, in the words of GitHub's expressions. */
const translated = (condition: string, words: readonly (readonly [RegExp, string])[]): string =>
  words.reduce((text, [from, to]) => text.replace(from, to), condition);

const AZURE_REASONS = { push: 'IndividualCI', change: 'PullRequest', schedule: 'Schedule' } as const;

const hosts: Readonly<Record<string, Played>> = {
  github: {
    remote: 'https://github.com/acme/app',
    path: '.github/workflows/platform-actions.yml',
    steps: (file) =>
      Object.values(fieldsOf(fieldsOf(file)['jobs'])).flatMap((job) =>
        listOf(fieldsOf(job)['steps']).map((step) => {
          const inputs = textsOf(step['with']);
          const conditions = [fieldsOf(job)['if'], step['if']].filter((one) => one !== undefined);
          return {
            condition: conditions
              .map((one) => `(${String(one).replace(/^\$\{\{(.*)\}\}$/s, '$1')})`)
              .join(' && '),
            command: inputs['command'],
            inputs: without(inputs),
            script: [step['run'], ...Object.values(textsOf(step['env']))].join('\n'),
            isSoft: step['continue-on-error'] === true,
          };
        }),
      ),
    holds: ({ condition, script }, variables, event) => {
      const name = event === 'change' ? 'pull_request' : event;
      const change = { pull_request: { head: { repo: { fork: false } } } };
      const github = { event_name: name, event: event === 'change' ? change : {} };
      if (condition === '') return script !== '';
      return evaluateCondition(`\${{ ${condition} }}`, { vars: variables, github }, true);
    },
    environment: (event, base, temp) => {
      if (event !== 'change') return {};
      const pull = { number: 7, base: { sha: base, ref: 'main' }, head: { ref: 'x', repo: { fork: false } } };
      writeFileSync(join(temp, 'event.json'), JSON.stringify({ pull_request: pull }));
      return { GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: join(temp, 'event.json') };
    },
  },
  gitlab: {
    remote: 'https://gitlab.com/acme/app',
    path: '.gitlab/platform-actions.yml',
    steps: (file) => {
      const written = fieldsOf(file);
      const jobs = Object.entries(written).filter(([name]) => name !== 'include');
      const components = new Map(
        listOf(written['include']).map((one) => [
          /([\w-]+)@v\d+$/.exec(String(one['component']))?.[1] ?? '',
          textsOf(one['inputs']),
        ]),
      );
      return jobs.map(([name, job]) => {
        const { 'allow-failure-codes': codes, stage: _, ...inputs } = components.get(name) ?? {};
        const rules = listOf(fieldsOf(job)['rules']).map((rule) => `(${String(rule['if'])})`);
        return {
          condition: rules.join(' || '),
          command: components.has(name) ? name : undefined,
          inputs,
          script: [fieldsOf(job)['script']].flat().join('\n'),
          isSoft: codes === '2\n3\n4\n5',
        };
      });
    },
    holds: ({ condition = '' }, variables, event) => {
      const source = event === 'change' ? 'merge_request_event' : event;
      const branch = event === 'change' ? {} : { CI_COMMIT_BRANCH: 'main' };
      const words = translated(condition, [
        [/\$(\w+)/g, 'vars.$1'],
        [/"(\w*)"/g, "'$1'"],
      ]);
      return evaluateCondition(
        words,
        { vars: { ...variables, ...branch, CI_PIPELINE_SOURCE: source } },
        true,
      );
    },
    environment: (event, base): Texts =>
      event !== 'change'
        ? { CI_COMMIT_BRANCH: 'main' }
        : {
            CI_PIPELINE_SOURCE: 'merge_request_event',
            CI_MERGE_REQUEST_IID: '7',
            CI_MERGE_REQUEST_DIFF_BASE_SHA: base,
          },
  },
  buildkite: {
    remote: 'https://github.com/acme/app',
    path: '.buildkite/platform-actions.yml',
    steps: (file) =>
      listOf(fieldsOf(file)['steps']).map((step) => {
        const plugin = textsOf(Object.values(listOf(step['plugins'])[0] ?? {})[0]);
        return {
          condition: String(step['if']),
          command: plugin['command'],
          inputs: without(plugin),
          script: String(step['command'] ?? ''),
          isSoft: step['soft_fail'] === true,
        };
      }),
    holds: ({ condition = '' }, variables, event) => {
      const words = translated(condition, [
        [/build\.env\("(\w+)"\)/g, 'vars.$1'],
        [/build\.pull_request\.id/g, 'vars.number'],
      ]);
      const number: Texts = event === 'change' ? { number: '7' } : {};
      return evaluateCondition(words, { vars: { ...variables, ...number } }, true);
    },
    environment: (event): Texts =>
      event !== 'change'
        ? { BUILDKITE_PULL_REQUEST: 'false' }
        : { BUILDKITE_PULL_REQUEST: '7', BUILDKITE_PULL_REQUEST_BASE_BRANCH: 'main' },
  },
  azure: {
    remote: 'https://dev.azure.com/acme/shop/_git/app',
    path: '.azure-pipelines/platform-actions.yml',
    steps: (file) =>
      listOf(fieldsOf(file)['steps']).map((step) => {
        const command = /^Platform(\w+)@\d+$/.exec(String(step['task'] ?? ''))?.[1];
        const kebab = (name: string): string => name.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase();
        const inputs = Object.entries(textsOf(step['inputs']));
        for (const [name] of inputs) expect(camelCase(kebab(name))).toBe(name);
        return {
          condition: step['checkout'] === 'self' ? 'false' : String(step['condition']),
          command: command === undefined ? undefined : kebab(command),
          inputs: Object.fromEntries(inputs.map(([name, text]) => [kebab(name), text])),
          script: String(step['script'] ?? ''),
          isSoft: step['continueOnError'] === true,
        };
      }),
    holds: ({ condition = '' }, variables, event) => {
      const words = translated(condition, [
        [/not\(canceled\(\)\)/g, 'true'],
        [/ne\(variables\['(\S+?)'\], ('.*?')\)/g, 'vars["$1"] != $2'],
        [/eq\(variables\['(\S+?)'\], ('.*?')\)/g, 'vars["$1"] == $2'],
        [/vars\["(\S+?)"\]/g, "vars['$1']"],
        [/^and\((.*)\)$/, '$1'],
        [/, /g, ' && '],
      ]);
      const reason = AZURE_REASONS[event];
      return evaluateCondition(words, { vars: { ...variables, 'Build.Reason': reason } }, true);
    },
    environment: (event): Texts =>
      event !== 'change'
        ? { BUILD_REASON: AZURE_REASONS.push }
        : {
            BUILD_REASON: 'PullRequest',
            SYSTEM_PULLREQUEST_PULLREQUESTID: '7',
            SYSTEM_PULLREQUEST_TARGETBRANCH: 'refs/heads/main',
          },
  },
};

const ACCESS_TOKEN = 'access-token-of-the-azure-job';
let double: PlatformDouble;
let sample: SampleWorld;
let azure: Loopback;
let services: TokenServices;
const folders: string[] = [];

beforeAll(async () => {
  double = await startPlatformDouble();
  sample = await addSampleWorld(double.world);
  azure = await serveLoopback((_, response) => {
    void double.idToken().then((oidcToken) => response.end(JSON.stringify({ oidcToken })));
  });
  services = {
    github: { url: double.idTokenUrl, token: double.idTokenRequestToken },
    azure: { url: `${azure.origin}/oidc`, token: ACCESS_TOKEN },
    idToken: await double.idToken(),
  };
});
afterAll(async () => {
  await azure.close();
  await double.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A repository with the files of `init`, and a change that moves no image; it was empty, or had an image of ours. */
async function initialized(name: string, { remote }: Played, files: Texts) {
  const root = mkdtempSync(join(tmpdir(), 'platform-actions-first-'));
  folders.push(root);
  const [workspace, temp] = [join(root, 'workspace'), join(root, 'temp')];
  for (const folder of [workspace, temp]) mkdirSync(folder);
  gitIn(workspace, 'init', '--quiet', '--initial-branch=main');
  gitIn(workspace, 'remote', 'add', 'origin', remote);
  if (Object.keys(files).length > 0) commitFiles(workspace, files);
  const end = await runBundle(['init', '--ci', name], { HOME: root, TMPDIR: temp }, workspace);
  expect(end.code, end.stderr).toBe(0);
  const base = commitFiles(workspace, {});
  gitIn(workspace, 'update-ref', 'refs/remotes/origin/main', base);
  commitFiles(workspace, { 'README.md': 'changed\n' });
  return { root, workspace, temp, base };
}

type Checkout = Awaited<ReturnType<typeof initialized>>;

const stepsIn = ({ workspace }: Checkout, played: Played): readonly Step[] =>
  played.steps(parse(readFileSync(join(workspace, played.path), 'utf8')));

/** The expression or variable of an input, as the host hands it to the step. */
function filled(text: string, variables: Texts, event: Event): string {
  const github = { event_name: event === 'change' ? 'pull_request' : event };
  const expanded = expandText(text, { vars: variables, github });
  return expanded.replace(/\$\((\w+)\)/g, (all, name: string) => variables[name] ?? all);
}

/** The steps that run on an event. */
function runningSteps(checkout: Checkout, played: Played, variables: Texts, event: Event) {
  const running = stepsIn(checkout, played).filter((step) => played.holds(step, variables, event));
  return { running, ours: running.filter(({ command }) => command !== undefined) };
}

/** Runs the steps of ours as the host does; each has to be green. */
async function runSteps(checkout: Checkout, [name, played]: readonly [string, Played], event: Event) {
  const { uid } = sample.identities.ci;
  const variables = { PLATFORM_IDENTITY: uid, PLATFORM_PR_IDENTITY: uid };
  const { ours, running } = runningSteps(checkout, played, variables, event);
  expect(running.some(({ script }) => script.includes('is not set'))).toBe(false);
  for (const { command = '', inputs, isSoft } of ours) {
    expect(isSoft).toBe(true);
    expect(inputs).toMatchObject({ 'warn-only': 'true', 'on-error': 'warn' });
    for (const input of Object.keys(inputs))
      expect(findCommand(command)?.manifest.inputs).toHaveProperty(input);
    const { apiUrl, issuerUrl, registryUrl } = double;
    const given = Object.entries(inputs).map(([key, text]) => [key, filled(text, variables, event)]);
    const job = {
      ...checkout,
      command,
      services,
      inputs: {
        ...Object.fromEntries(given),
        ...{ 'api-url': apiUrl, 'issuer-url': issuerUrl, 'registry-url': registryUrl },
      },
    };
    const started = ciHosts[name]?.start(job) ?? expect.fail('there is such a host');
    const environment = {
      HOME: checkout.root,
      TMPDIR: checkout.temp,
      PLATFORM_IDENTITY: uid,
      ...started.environment,
      ...played.environment(event, checkout.base, checkout.temp),
    };
    const end = await runBundle(started.words, environment, checkout.workspace);
    expect(end.code, `${command}\n${end.stdout}${end.stderr}`).toBe(0);
  }
  return ours.map(({ command }) => command);
}

const EVENTS = ['push', 'change', 'schedule'] as const;
const PINS_AND_TAGS = ['resolve-digest', 'check-deprecated'];

describe.each(Object.entries(hosts))('the file that `init` writes for %s', (name, played) => {
  let checkout: Checkout;
  let empty: Checkout;
  beforeAll(async () => {
    checkout = await initialized(name, played, { Dockerfile: 'FROM cgr.dev/acme/python:latest\n' });
    empty = await initialized(name, played, {});
  });

  it.each(EVENTS)('says on a %s which variable is not set, and checks nothing', (event) => {
    for (const one of [checkout, empty]) {
      const { ours, running } = runningSteps(one, played, {}, event);
      expect(ours).toEqual([]);
      const variable = name === 'github' && event === 'change' ? 'PLATFORM_PR_IDENTITY' : 'PLATFORM_IDENTITY';
      const said = running.map(({ script }) => script).join('\n');
      expect(said).toContain(variable);
      expect(said).toContain('is not set, so nothing was checked');
    }
  });

  it.each([
    ['push', PINS_AND_TAGS],
    ['change', [...PINS_AND_TAGS, 'advisory-gate']],
    ['schedule', PINS_AND_TAGS],
  ] as const)('is green on a %s once the identity exists', async (event, commands) => {
    expect(await runSteps(checkout, [name, played], event)).toEqual(commands);
  });

  it.each(EVENTS)('is green on a %s of a repository that was empty, without a gate', async (event) => {
    expect(await runSteps(empty, [name, played], event)).toEqual(PINS_AND_TAGS);
  });

  it('says when to remove what is soft', () => {
    const text = readFileSync(join(checkout.workspace, played.path), 'utf8');
    expect(text.split('\n')[0]).toMatch(/^# Remove the lines marked "soft" once you have dealt with .*\.$/);
    expect(text.match(/warn-?[oO]nly: '?true'? # soft/g)).toHaveLength(3);
  });
});
