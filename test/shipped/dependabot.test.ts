import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { digestOf, records } from '../support/file-world.ts';
import { type PullRun, type PullWorld, startPullWorld } from '../support/pull-world.ts';

let here: PullWorld;
beforeAll(async () => {
  here = await startPullWorld();
  const { acme, double, now } = here.world;
  double.world.addTag(double.world.addRepo(acme, 'python'), '3.12', {}, records(now, [40, 'a']));
});
afterAll(() => here.close());
beforeEach(() => here.addApp({ Dockerfile: `FROM cgr.dev/acme/python:3.12@${digestOf('a')}\n` }));

/** A pull request by Dependabot: a token that only reads, no ID token, no secrets. */
const byDependabot = (): PullRun => ({
  token: here.token({ permissions: { contents: 'read', metadata: 'read', pull_requests: 'read' } }),
  hasIdToken: false,
  github: {
    GITHUB_ACTOR: 'dependabot[bot]',
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_REF: 'refs/pull/1/merge',
    GITHUB_HEAD_REF: 'dependabot/docker/python-3.12',
    GITHUB_BASE_REF: 'main',
  },
  event: { pull_request: { number: 1, head: { repo: { fork: false } } } },
});
const check = { mode: 'check', 'pull-request': '', 'comment-summary-in-pr': 'always' };

describe('a pull request by Dependabot', { timeout: 60_000 }, () => {
  it('keeps no pull request of its own, and nothing is sent', async () => {
    const step = await here.run(here.checkout(), {}, byDependabot());
    expect(step.exitCode, step.log.visible).toBe(2);
    expect(step.log.visible).toContain('`pull-request` cannot be used on events of pull requests');
    expect(here.github.requests.all()).toEqual([]);
  });

  it('is never green without a sign-in, and the reason names Dependabot', async () => {
    const step = await here.run(here.checkout(), check, byDependabot());
    expect(step.exitCode, step.log.visible).toBe(3);
    expect(step.log.visible).toContain('from Dependabot never get one');
  });

  it('passes with a warning where `on-error` says so, although its token may not write the comment', async () => {
    const branch = 'dependabot/docker/python-3.12';
    await here.github.commit('acme/app', { branch, files: { x: '1' } });
    await fetch(`${here.github.apiUrl}/repos/acme/app/pulls`, {
      method: 'POST',
      headers: { authorization: `Bearer ${here.token({ kind: 'user' })}`, 'user-agent': 'test' },
      body: JSON.stringify({ title: 'Bump python', head: branch, base: 'main' }),
    });
    const step = await here.run(here.checkout(), { ...check, 'on-error': 'warn' }, byDependabot());
    expect(step.exitCode, step.log.visible).toBe(0);
    expect(step.outputs['result']).toBe('warn');
    expect(step.log.visible).toContain('from Dependabot never get one');
    expect(step.log.visible).toMatch(
      /comment was not written: HTTP status 403: Resource not accessible by integration\n.*pull-requests: write/,
    );
    expect(here.github.repo('acme/app').comments).toEqual([]);
  });
});
