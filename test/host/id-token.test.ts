import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { HttpResult } from '../../src/base/http.ts';
import { runAgent } from '../../src/host/buildkite/buildkite-agent.ts';
import { createHost } from '../../src/host/create-host.ts';
import { IdTokenError } from '../../src/host/host.ts';
import { readAgentCalls } from '../support/agent-calls.ts';
import { createHostMachine, type HostMachine, jsonAnswer } from '../support/host-machine.ts';
import { hosts } from './hosts.ts';

const AUDIENCE = 'https://issuer.enforce.dev';
const machines: HostMachine[] = [];
afterEach(() => {
  for (const machine of machines.splice(0)) machine.remove();
});

type Environment = Readonly<Record<string, string>>;

/** Limits of a run. */
const LIMITS = { signal: new AbortController().signal, maxAttempts: 5, requestTimeoutMs: 30_000 };

async function askFor(
  name: string,
  environment: Environment | ((machine: HostMachine) => Environment),
  answers: readonly HttpResult[] = [],
) {
  const machine = createHostMachine(answers);
  machines.push(machine);
  const more = typeof environment === 'function' ? environment(machine) : environment;
  const host = await createHost(machine.options({ ...hosts[name]?.environment(machine), ...more }));
  const token = await host.idToken(AUDIENCE, LIMITS).catch((error: unknown) => error);
  return { machine, host, token };
}

const githubService = {
  ACTIONS_ID_TOKEN_REQUEST_URL: 'https://run.example/token?placeholder=true',
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'request-token',
};
const azureService = {
  SYSTEM_OIDCREQUESTURI: 'https://vstoken.example/oidc',
  SYSTEM_ACCESSTOKEN: 'access-token',
};

describe('without its permission', () => {
  it.each([
    ['github', {}, 'add `permissions: id-token: write` to the job, and to the caller of a reusable workflow'],
    [
      'github',
      { GITHUB_EVENT_NAME: 'pull_request' },
      'add `permissions: id-token: write` to the job, and to the caller of a reusable workflow; pull requests from forks and from Dependabot never get one and can read only public data',
    ],
    [
      'forgejo',
      {},
      'add `enable-openid-connect: true` to the workflow or the job, with versions of Forgejo and its runner that support it',
    ],
    [
      'gitea',
      {},
      'set PLATFORM_ID_TOKEN or PLATFORM_ID_TOKEN_FILE to an ID token from elsewhere, or `token` and `registry-token` to tokens from secrets',
    ],
    ['gitlab', {}, `add to the job:\n  id_tokens:\n    PLATFORM_ID_TOKEN:\n      aud: ${AUDIENCE}`],
    [
      'buildkite',
      { STUB_FAILURE: 'fatal: failed to create Job API client' },
      'run this on the agent itself, or pass `buildkite-agent` and its variables BUILDKITE_AGENT_* into the container, and use agent 3.104 or newer',
    ],
    [
      'buildkite',
      { STUB_FAILURE: 'flag provided but not defined: -subject-claim' },
      'update the agent to a version of April 2026 or newer, which supports `--subject-claim`: without it, the subject contains commit and step, and no identity can match it',
    ],
    [
      'buildkite',
      { PATH: '/nonexistent' },
      'run this on the agent itself, or pass `buildkite-agent` and its variables BUILDKITE_AGENT_* into the container, and use agent 3.104 or newer',
    ],
    [
      'azure',
      { SYSTEM_OIDCREQUESTURI: azureService.SYSTEM_OIDCREQUESTURI },
      'add to the step:\n  env:\n    SYSTEM_ACCESSTOKEN: $(System.AccessToken)',
    ],
    [
      'azure',
      { SYSTEM_ACCESSTOKEN: 'x' },
      'run this in a job of Azure Pipelines on a current agent and pass its variables on, or set PLATFORM_ID_TOKEN to an ID token',
    ],
    [
      'terminal',
      {},
      'set PLATFORM_ID_TOKEN or PLATFORM_ID_TOKEN_FILE to an ID token, or PLATFORM_TOKEN and PLATFORM_REGISTRY_TOKEN to tokens',
    ],
    [
      'terminal',
      { JENKINS_URL: 'https://ci.example', BUILD_ID: '1' },
      'bind an ID-token credential of the OpenID Connect Provider plugin, with the audience `https://issuer.enforce.dev`, to PLATFORM_ID_TOKEN with `withCredentials`; or set PLATFORM_ID_TOKEN or PLATFORM_ID_TOKEN_FILE to an ID token, or PLATFORM_TOKEN and PLATFORM_REGISTRY_TOKEN to tokens',
    ],
    [
      'terminal',
      { CIRCLECI: 'true' },
      'set PLATFORM_ID_TOKEN="$(circleci run oidc get --claims \'{"aud":"https://issuer.enforce.dev"}\')" in the step, with a context on the job; or set PLATFORM_ID_TOKEN or PLATFORM_ID_TOKEN_FILE to an ID token, or PLATFORM_TOKEN and PLATFORM_REGISTRY_TOKEN to tokens',
    ],
  ])('%s with %j says what to do', async (name, environment, remedy) => {
    const { token } = await askFor(name, environment);
    expect(token).toBeInstanceOf(IdTokenError);
    expect(token).toMatchObject({ remedy, permanent: true });
  });
});

describe('the service of GitHub', () => {
  it.each([
    ['id-token\n', 'id-token'],
    ['one\ntwo', { message: 'the CI did not issue an ID token: an answer without a token' }],
  ])('that answers %j gave what a header can carry, or no token', async (value, expected) => {
    const { token } = await askFor('github', githubService, [jsonAnswer(200, { value })]);
    if (typeof expected === 'string') expect(token).toBe(expected);
    else expect(token).toMatchObject(expected);
  });

  it('gives a token for the audience', async () => {
    const { machine, token } = await askFor('github', githubService, [
      jsonAnswer(200, { value: 'id-token' }),
    ]);
    expect(token).toBe('id-token');
    expect(machine.requests[0]).toMatchObject({
      method: 'GET',
      url: `https://run.example/token?placeholder=true&audience=${encodeURIComponent(AUDIENCE)}`,
      headers: { authorization: 'Bearer request-token' },
    });
  });

  it('is asked again after a fault that may pass, with growing delays', async () => {
    const busy = jsonAnswer(503, {});
    const answers = [
      busy,
      jsonAnswer(429, {}),
      jsonAnswer(500, {}),
      busy,
      jsonAnswer(200, { value: 'late' }),
    ];
    const { machine, token } = await askFor('github', githubService, answers);
    expect(token).toBe('late');
    expect(machine.slept).toEqual([500, 1000, 2000, 4000]);
  });

  it('is given up after as many tries as `max-attempts` allows', async () => {
    const { machine, token } = await askFor('forgejo', githubService);
    expect(machine.requests).toHaveLength(5);
    expect(token).toMatchObject({ permanent: false, message: 'the CI did not issue an ID token: no answer' });
  });

  it('is not asked again after a refusal', async () => {
    const { machine, token } = await askFor('github', githubService, [jsonAnswer(401, {})]);
    expect(machine.requests).toHaveLength(1);
    expect(token).toMatchObject({
      permanent: true,
      message: 'the CI refused to issue an ID token: HTTP status 401',
    });
  });

  it('is asked again where it takes the job for one that has not started', async () => {
    const refusal = jsonAnswer(403, {});
    const passed = await askFor('github', githubService, [refusal, jsonAnswer(200, { value: 'late' })]);
    expect([passed.token, passed.machine.slept]).toEqual(['late', [500]]);
    const stayed = await askFor(
      'github',
      githubService,
      [1, 2, 3, 4, 5].map(() => refusal),
    );
    expect(stayed.token).toMatchObject({
      permanent: true,
      message: 'the CI refused to issue an ID token: HTTP status 403',
    });
  });

  it.each(['not json', '"text"', '{"value":""}', 'null'])(
    'with the answer %s gives no token',
    async (body) => {
      const { machine, token } = await askFor('github', githubService, [
        { kind: 'response', status: 200, headers: {}, body },
      ]);
      expect(token).toMatchObject({ message: 'the CI did not issue an ID token: an answer without a token' });
      expect(machine.requests).toHaveLength(1);
    },
  );
});

it('a service that cannot be reached is not said to be at fault', async () => {
  const { token } = await askFor('github', githubService);
  expect(token).toMatchObject({ remedy: expect.stringContaining('check the connection from this machine') });
  const answered = await askFor(
    'github',
    githubService,
    [1, 2, 3, 4, 5].map(() => jsonAnswer(500, {})),
  );
  expect(answered.token).toMatchObject({ remedy: expect.stringContaining('a problem with the CI') });
});

it('act is said to have no ID tokens', async () => {
  const { token } = await askFor('github', { ACT: 'true' });
  expect(token).toMatchObject({ message: 'act does not issue ID tokens', permanent: true });
});

it.each([
  ['CircleCI', { CIRCLECI: 'true' }],
  ['Jenkins', { JENKINS_URL: 'https://ci.example', BUILD_ID: '1' }],
])('%s is not said to have none, where the remedy is how to ask it for one', async (ci, environment) => {
  const { token } = await askFor('terminal', environment);
  expect(token).toMatchObject({ message: `this job of ${ci} was given no ID token` });
});

it('an unknown CI is not called a terminal', async () => {
  const { token } = await askFor('terminal', { CI: 'true' });
  expect(token).toMatchObject({ message: 'this CI does not issue ID tokens' });
});

describe('the service of Azure Pipelines', () => {
  it('gives a token with its own audience, which is said', async () => {
    const { machine, token } = await askFor('azure', azureService, [
      jsonAnswer(200, { oidcToken: 'id-token' }),
    ]);
    expect(token).toBe('id-token');
    expect(machine.requests[0]).toMatchObject({
      method: 'POST',
      url: 'https://vstoken.example/oidc?api-version=7.1',
      headers: { authorization: 'Bearer access-token' },
    });
    expect(machine.printed()).toContain('only for `api://AzureADTokenExchange`');
  });

  it("takes a task's access token and the service connection", async () => {
    const environment = {
      SYSTEM_OIDCREQUESTURI: azureService.SYSTEM_OIDCREQUESTURI,
      ENDPOINT_AUTH_PARAMETER_SYSTEMVSSCONNECTION_ACCESSTOKEN: 'task-token',
      PLATFORM_AZURE_SERVICE_CONNECTION_ID: 'c0ffee',
    };
    const { machine } = await askFor('azure', environment, [jsonAnswer(200, { oidcToken: 'id-token' })]);
    expect(machine.requests[0]).toMatchObject({
      url: 'https://vstoken.example/oidc?api-version=7.1&serviceConnectionId=c0ffee',
      headers: { authorization: 'Bearer task-token' },
    });
  });

  it.each([
    [{}, 'pass on the access token of this job: `SYSTEM_ACCESSTOKEN: $(System.AccessToken)`'],
    [
      { PLATFORM_AZURE_SERVICE_CONNECTION_ID: 'c0ffee' },
      'allow this pipeline to use the service connection that PLATFORM_AZURE_SERVICE_CONNECTION_ID names',
    ],
  ])('that refuses with %j is explained', async (more, remedy) => {
    const { token } = await askFor('azure', { ...azureService, ...more }, [jsonAnswer(401, {})]);
    expect(token).toMatchObject({
      remedy,
      message: 'the pipeline refused to issue an ID token: HTTP status 401',
    });
  });
});

describe('the agent of Buildkite', () => {
  it.each([
    ['the pipeline', {}, 'pipeline_id'],
    ['what the variable says', { BUILDKITE_OIDC_TOKEN_SUBJECT_CLAIM: 'cluster_id' }, 'cluster_id'],
  ])('gives a token whose subject is %s', async (_, environment, claim) => {
    const { machine, token } = await askFor('buildkite', { ...environment, STUB_ID_TOKEN: 'id-token' });
    expect(token).toBe('id-token');
    expect(readAgentCalls(join(machine.root, 'agent-calls'))[0]?.words).toEqual([
      'oidc',
      'request-token',
      '--audience',
      AUDIENCE,
      '--subject-claim',
      claim,
    ]);
  });

  it('that is not there keeps no timer, which would keep the process from its end', async () => {
    const timers = (): number => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const before = timers();
    expect(await runAgent({ PATH: '/nonexistent' }, ['meta-data', 'set', 'a'], 'b')).toEqual({
      kind: 'failed',
      why: '`buildkite-agent` is not on the PATH',
    });
    expect(timers()).toBe(before);
  });

  it.each(['a warning\ntoken', 'tokén'])('that prints %j gave no token', async (text) => {
    const { token } = await askFor('buildkite', { STUB_ID_TOKEN: text });
    expect(token).toMatchObject({
      message: 'the agent did not issue an ID token: an answer that is no token',
    });
  });

  it('that prints nothing gave no token', async () => {
    const { token } = await askFor('buildkite', {});
    expect(token).toMatchObject({ message: 'the agent did not issue an ID token: an empty answer' });
  });
});

describe.each(Object.keys(hosts))('on %s', (name) => {
  it('PLATFORM_ID_TOKEN wins', async () => {
    const { host, token } = await askFor(name, { PLATFORM_ID_TOKEN: ' given ' });
    expect(token).toBe('given');
    expect(host.capabilities.idToken).toBe('declared-audience');
  });

  it('PLATFORM_ID_TOKEN_FILE wins, and is read anew each time', async () => {
    const file = (machine: HostMachine): string => join(machine.root, 'id-token');
    const { host, machine, token } = await askFor(name, (machine) => {
      writeFileSync(file(machine), 'first\n');
      return { PLATFORM_ID_TOKEN_FILE: file(machine) };
    });
    expect(token).toBe('first');
    writeFileSync(file(machine), 'second\n');
    expect(await host.idToken(AUDIENCE, LIMITS)).toBe('second');
  });

  it('an ID token that no header can carry is reported, and not shown', async () => {
    const { token } = await askFor(name, { PLATFORM_ID_TOKEN: 'first\nsecond' });
    expect(token).toMatchObject({ remedy: 'provide only the ID token', permanent: true });
    expect(String(token)).not.toContain('second');
  });

  it('an empty PLATFORM_ID_TOKEN_FILE is reported', async () => {
    const { token } = await askFor(name, { PLATFORM_ID_TOKEN_FILE: '/nonexistent/token' });
    expect(token).toMatchObject({ remedy: 'write the ID token to that file before this step' });
    const { token: device } = await askFor(name, { PLATFORM_ID_TOKEN_FILE: '/dev/zero' });
    expect(device).toBeInstanceOf(IdTokenError);
    expect(String(device)).toContain('PLATFORM_ID_TOKEN_FILE: `/dev/zero` is not a file');
  });
});
