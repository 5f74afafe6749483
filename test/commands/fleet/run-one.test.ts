import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOne } from '../../../src/commands/fleet/shard/run-one.ts';
import type { ShardPlan } from '../../../src/commands/fleet/shard/shard-plan.ts';
import { budgetOf } from '../../../src/commands/fleet/shard/shard-plan.ts';
import { IMAGES_OUTPUT } from '../../../src/commands/fleet/shard/with-images.ts';
import { manifest } from '../../../src/commands/resolve-digest/manifest.ts';
import type { InnerRun } from '../../../src/kit/run/command.ts';
import type { Deps } from '../../../src/session/command.ts';
import { makeBareRepository, startGitServer } from '../../support/git-server.ts';
import { createMemoryHost } from '../../support/memory-host.ts';

let root: string;
let url: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'platform-actions-one-'));
  const path = makeBareRepository(root, 'app.git', { Dockerfile: 'FROM cgr.dev/acme/python:3.12\n' });
  url = pathToFileURL(path).href;
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const REPORT = {
  version: 1,
  result: 'pass',
  exitCode: 0,
  findings: [],
  problems: [],
  coverage: { seen: 1, judged: 1, skipped: [], unread: [], unresolved: [] },
};

/** Runs a command that is `work` in three repositories, with room for so many pull requests. */
async function runThree(
  work: (inner: InnerRun) => Readonly<Record<string, string>>,
  limit: number,
  more: Partial<ShardPlan> = {},
) {
  const asked: InnerRun[] = [];
  const host = createMemoryHost({ context: { workspace: root, tempDirectory: root } });
  const plan: ShardPlan = {
    command: manifest,
    inputs: new Map([['pull-request', 'true']]),
    secrets: new Map(),
    shard: undefined,
    key: 'k',
    servers: {
      serverUrl: 'https://x',
      githubUrl: 'https://x',
      githubApiUrl: 'https://x',
      gitlabUrl: 'https://x',
      credentialFor: () => undefined,
    },
    wanted: { isMissed: () => true, isNamed: () => false, mostBytes: () => 1000 },
    digestOf: async () => undefined,
    needsImages: false,
    opensPullRequests: true,
    budget: budgetOf(limit, undefined),
    mostPullRequests: 1,
    timeoutMs: 20_000,
    requestTimeoutMs: 1000,
    requests: { add: () => undefined },
    maxAttempts: 2,
    ...more,
  };
  const deps = {
    host,
    clock: { now: Date.now, sleep: async () => undefined },
    random: () => 0,
    signal: new AbortController().signal,
    workingDirectory: root,
    runInside: async (inner: InnerRun) => {
      asked.push(inner);
      const outputs = work(inner);
      const path = inner.inputs.get('report-file') ?? '';
      if (outputs['report'] !== 'none') writeFileSync(path, JSON.stringify(REPORT));
      return { end: 'its process ended with code 0', outputs, spared: 0 };
    },
    // The dependencies that a run needs are above; nothing else is used.
  } as unknown as Deps;
  const records = [];
  for (const name of ['acme/one', 'acme/two', 'acme/three'])
    records.push(await runOne({ repository: name, url, branch: 'main' }, plan, deps));
  return { asked, records };
}

describe('pull requests of a fleet', () => {
  it('are no more than `max-pull-requests`; the repositories after that only show what they would change', async () => {
    const { asked, records } = await runThree(
      () => ({ 'pull-request-operation': 'created', 'pull-request-url': 'https://x/pull/1' }),
      2,
    );
    expect(asked.map(({ inputs }) => inputs.get('dry-run'))).toEqual([undefined, undefined, 'true']);
    expect(records.map(({ why }) => why)).toEqual([
      undefined,
      undefined,
      expect.stringContaining('max-pull-requests'),
    ]);
    expect(records[0]?.pullRequest).toBe('https://x/pull/1');
  });

  it('are no more where a repository has one for each image', async () => {
    const rows = ['created', 'updated', 'unchanged', 'none'].map((operation) => ({ operation }));
    const { asked } = await runThree(
      () => ({ 'pull-request-operation': 'created', 'pull-requests': JSON.stringify(rows) }),
      5,
      { mostPullRequests: 3 },
    );
    // The second may open as many as the first left over, and the third what the second did.
    expect(asked.map(({ inputs }) => inputs.get('max-pull-requests'))).toEqual(['3', '3', '1']);
    const { asked: few, records } = await runThree(
      () => ({ 'pull-request-operation': 'created', 'pull-requests': JSON.stringify(rows) }),
      2,
      { mostPullRequests: 3 },
    );
    expect(few.map(({ inputs }) => inputs.get('max-pull-requests'))).toEqual(['2', undefined, undefined]);
    expect(few.map(({ inputs }) => inputs.get('dry-run'))).toEqual([undefined, 'true', 'true']);
    expect(records.map(({ why }) => why)).toEqual([
      '`max-pull-requests` was reached, so some were not opened',
      ...[1, 2].map(() => '`max-pull-requests` was reached, so nothing was opened'),
    ]);
  });

  it('that are not needed do not count', async () => {
    const { asked } = await runThree(() => ({ 'pull-request-operation': 'unchanged' }), 1);
    expect(asked.map(({ inputs }) => inputs.get('dry-run'))).toEqual([undefined, undefined, undefined]);
  });
});

describe('a repository of a fleet', () => {
  it('is where its command runs, at its own commit, with a temporary folder of its own', async () => {
    const { asked, records } = await runThree(
      () => ({ [IMAGES_OUTPUT]: '{"images":["cgr.dev/acme/python:3.12"],"isEmpty":false}' }),
      9,
    );
    expect(asked[0]?.context).toMatchObject({
      repository: 'acme/one',
      ref: 'refs/heads/main',
      commit: records[0]?.commit,
    });
    expect(new Set(asked.map(({ context }) => context.workspace)).size).toBe(3);
    expect(records[0]?.images).toEqual([{ image: 'cgr.dev/acme/python:3.12' }]);
  });

  it('is fetched again after a failure that may pass, as often as `max-attempts` allows', async () => {
    const server = await startGitServer(root, { failures: 1 });
    const here = url;
    url = `${server.url}/app.git`;
    try {
      const { records } = await runThree(() => ({}), 9);
      expect(records.map(({ status }) => status)).toEqual(['judged', 'judged', 'judged']);
      url = `${server.url}/gone.git`;
      const before = server.requests.length;
      await runThree(() => ({}), 9);
      expect(server.requests.length - before).toBe(3);
    } finally {
      url = here;
      await server.close();
    }
  });

  it('is unread if its run leaves no report', async () => {
    const { records } = await runThree(() => ({ report: 'none' }), 9);
    expect(records[0]).toMatchObject({ status: 'unread', exitCode: 5 });
    expect(records[0]?.why).toBe('its run left no report: its process ended with code 0');
  });

  it('is unread if something fails that nobody thought of, and the others go on', async () => {
    const { records } = await runThree(() => {
      throw new Error('a surprise');
    }, 9);
    expect(records.map(({ status, why }) => [status, why])).toEqual(
      [1, 2, 3].map(() => ['unread', 'unexpected failure: a surprise']),
    );
  });

  it('is unread if it takes longer than its time limit', async () => {
    const { records } = await runThree(() => ({}), 9, { timeoutMs: 1 });
    expect(records[0]).toMatchObject({ status: 'unread', exitCode: 5 });
    expect(records[0]?.why).toContain('`repository-timeout`');
  });
});
