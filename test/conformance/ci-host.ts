import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { camelCase } from '../../scripts/generate/wrapper-inputs.ts';
import { manifests } from '../../src/commands/commands.ts';
import { nativeVariableName } from '../../src/kit/manifest/input-names.ts';
import { readAgentCalls } from '../support/agent-calls.ts';
import { writeStubAgent } from '../support/host-machine.ts';
import { parseOutputFile } from '../support/runner-files.ts';

type Inputs = Readonly<Record<string, string>>;
type Environment = Readonly<Record<string, string>>;

/** Where a job can get its ID token. */
export interface TokenServices {
  readonly github: { readonly url: string; readonly token: string };
  readonly azure: { readonly url: string; readonly token: string };
  /** Minted for jobs that are given one. */
  readonly idToken: string;
}

/** One job of a CI: its folders, and the variables that all hosts are given. */
export interface CiJob {
  readonly root: string;
  readonly workspace: string;
  readonly temp: string;
  readonly command: string;
  readonly inputs: Inputs;
  /** Absent: the job lacks the permission for an ID token. */
  readonly services: TokenServices | undefined;
}

/** How a process is started. */
export interface Start {
  readonly words: readonly string[];
  readonly environment: Environment;
}

/** A CI as the kit plays it: how its face starts the program, where outputs go, and what a job without a token reads. */
export interface CiHost {
  start(job: CiJob): Start;
  /** Outputs that a later job or step can read, by their own names. */
  outputs(job: CiJob, printed: string): Readonly<Record<string, string>>;
  readonly remedy: string;
}

const mapInputs = (inputs: Inputs, name: (input: string) => string): Environment =>
  Object.fromEntries(Object.entries(inputs).map(([input, value]) => [name(input), value]));

function githubLike(marker: Environment, remedy: string, givenToken: boolean): CiHost {
  const file = (job: CiJob, name: string): string => join(job.temp, name);
  return {
    start: (job) => {
      for (const name of ['output', 'summary']) writeFileSync(file(job, name), '');
      const { services } = job;
      const isComposite = manifests.some(({ compositeOnly, name }) => name === job.command && compositeOnly);
      return {
        words: isComposite ? [job.command] : [],
        environment: {
          GITHUB_ACTIONS: 'true',
          GITHUB_WORKSPACE: job.workspace,
          GITHUB_REPOSITORY: 'acme/app',
          GITHUB_EVENT_NAME: 'push',
          GITHUB_OUTPUT: file(job, 'output'),
          GITHUB_STEP_SUMMARY: file(job, 'summary'),
          RUNNER_TEMP: job.temp,
          ...marker,
          ...(isComposite
            ? mapInputs(job.inputs, nativeVariableName)
            : mapInputs({ command: job.command, ...job.inputs }, (input) => `INPUT_${input.toUpperCase()}`)),
          ...(services === undefined
            ? {}
            : givenToken
              ? { PLATFORM_ID_TOKEN: services.idToken }
              : {
                  ACTIONS_ID_TOKEN_REQUEST_URL: services.github.url,
                  ACTIONS_ID_TOKEN_REQUEST_TOKEN: services.github.token,
                }),
        },
      };
    },
    outputs: (job) => parseOutputFile(readFileSync(file(job, 'output'), 'utf8')),
    remedy,
  };
}

/** Lines of a file of variables, by the name of the output. */
function readDotenv(job: CiJob, name: string): Readonly<Record<string, string>> {
  const path = join(job.workspace, name);
  const prefix = `${job.command.toUpperCase().replaceAll('-', '_')}_`;
  const lines = existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n') : [];
  return Object.fromEntries(
    lines.map((line) => {
      const equals = line.indexOf('=');
      const output = line.slice(prefix.length, equals).toLowerCase().replaceAll('_', '-');
      return [output, line.slice(equals + 1)];
    }),
  );
}

const givenToken = ({ services }: CiJob): Environment =>
  services === undefined ? {} : { PLATFORM_ID_TOKEN: services.idToken };

const unescapeAzure = (text: string): string =>
  text.replaceAll('%0A', '\n').replaceAll('%0D', '\r').replaceAll('%AZP25', '%');

/** Every host that the program knows. */
export const ciHosts: Readonly<Record<string, CiHost>> = {
  github: githubLike({}, 'add `permissions: id-token: write` to the job', false),
  forgejo: githubLike(
    { FORGEJO_ACTIONS: 'true' },
    'add `enable-openid-connect: true` to the workflow or the job',
    false,
  ),
  gitea: githubLike({ GITEA_ACTIONS: 'true' }, 'set PLATFORM_ID_TOKEN or PLATFORM_ID_TOKEN_FILE', true),
  gitlab: {
    start: (job) => ({
      words: [job.command],
      environment: {
        GITLAB_CI: 'true',
        CI_PROJECT_DIR: job.workspace,
        CI_PROJECT_PATH: 'acme/app',
        CI_PIPELINE_SOURCE: 'push',
        ...mapInputs(job.inputs, nativeVariableName),
        ...givenToken(job),
      },
    }),
    outputs: (job) => readDotenv(job, 'platform-actions.env'),
    remedy: 'add to the job:\n  id_tokens:\n    PLATFORM_ID_TOKEN:\n      aud: ',
  },
  buildkite: {
    start: (job) => ({
      words: [],
      environment: {
        BUILDKITE: 'true',
        BUILDKITE_JOB_ID: '0190',
        BUILDKITE_STEP_KEY: 'step',
        BUILDKITE_BUILD_CHECKOUT_PATH: job.workspace,
        BUILDKITE_AGENT_JOB_API_SOCKET: join(job.temp, 'socket'),
        BUILDKITE_PLUGIN_CONFIGURATION: JSON.stringify({ command: job.command, ...job.inputs }),
        PLATFORM_ACTIONS_FACE: 'buildkite-plugin',
        PATH: `${writeStubAgent(job.root).folder}:/usr/local/bin:/usr/bin:/bin`,
        ...(job.services === undefined
          ? { STUB_REFUSAL: 'fatal: failed to create Job API client' }
          : { STUB_ID_TOKEN: job.services.idToken }),
      },
    }),
    outputs: (job) =>
      Object.fromEntries(
        readAgentCalls(join(job.root, 'agent-calls'))
          .filter(({ words }) => words[0] === 'meta-data')
          .map(({ stdin, words }) => [(words[2] ?? '').slice(job.command.length + 1), stdin]),
      ),
    remedy:
      'run this on the agent itself, or pass `buildkite-agent` and its variables BUILDKITE_AGENT_* into',
  },
  azure: {
    start: (job) => ({
      words: [job.command],
      environment: {
        TF_BUILD: 'True',
        BUILD_BUILDID: '7',
        BUILD_SOURCESDIRECTORY: job.workspace,
        AGENT_TEMPDIRECTORY: job.temp,
        PLATFORM_ACTIONS_FACE: 'azure-task',
        SYSTEM_OIDCREQUESTURI: job.services?.azure.url ?? 'https://vstoken.example/oidc',
        ...(job.services === undefined ? {} : { SYSTEM_ACCESSTOKEN: job.services.azure.token }),
        ...mapInputs(job.inputs, (input) => `INPUT_${camelCase(input).toUpperCase()}`),
      },
    }),
    outputs: (_, printed) =>
      Object.fromEntries(
        [...printed.matchAll(/^##vso\[task\.setvariable variable=([^;]+);[^\]]*\](.*)$/gm)].map((match) => [
          (match[1] ?? '').replaceAll('_', '-'),
          unescapeAzure(match[2] ?? ''),
        ]),
      ),
    remedy: 'add to the step:\n  env:\n    SYSTEM_ACCESSTOKEN: $(System.AccessToken)',
  },
  terminal: {
    start: (job) => ({
      words: [job.command, ...Object.entries(job.inputs).flatMap(([input, value]) => [`--${input}`, value])],
      environment: { PLATFORM_DOTENV_FILE: 'outputs.env', ...givenToken(job) },
    }),
    outputs: (job) => readDotenv(job, 'outputs.env'),
    remedy: 'export PLATFORM_TOKEN="$(chainctl auth token --audience ',
  },
};
