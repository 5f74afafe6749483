import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Fault } from '../platform-double/faults.ts';
import { type RoleJob, startRoleJob } from '../support/role-job.ts';
import { runHere } from '../support/run-here.ts';

let job: RoleJob;
beforeEach(async () => {
  job = await startRoleJob();
});
afterEach(() => job.close());

const TRIES = 2;
const WORDS = ['--max-attempts', String(TRIES)];
const BATCH = 'POST /iam/v2/roleBindings:batchCreate';
const SINGLE = 'POST /iam/v2/roleBindings/**';

/** Makes every answer to a request fail. */
const failAlways = (on: string, fault: Fault): void => {
  job.double.faults.add({ on, times: 'always', fault });
};

/** Two roles to add to one identity. */
const saveTwoAdditions = (): void => {
  job.double.world.addIdentity(job.acme, 'bot', {
    claimMatch: { issuer: 'https://issuer.test', subject: 'bot' },
  });
  job.save('identities: [{ name: bot, roles: [viewer, editor] }]');
};

const FAULTS = {
  '429': { kind: 'status', status: 429 },
  '500': { kind: 'status', status: 500 },
  'a lost connection': { kind: 'reset', when: 'before-commit' },
  'a cut answer': { kind: 'truncate' },
  'an undecodable answer': { kind: 'body', text: '<html>' },
} satisfies Readonly<Record<string, Fault>>;
type FaultName = keyof typeof FAULTS;

describe('`max-attempts` is the number of times that one request is sent', () => {
  it.each([
    ['429', TRIES, 0],
    // It may have been made, so each is looked for and then added by itself.
    ['500', 1, 2],
    ['a lost connection', 1, 2],
  ] satisfies readonly (readonly [FaultName, number, number])[])(
    'a batch write: %s',
    async (name, batches, singles) => {
      saveTwoAdditions();
      failAlways(BATCH, FAULTS[name]);
      const end = await job.run('apply', WORDS);
      expect(job.double.requests.count(BATCH), end.stderr).toBe(batches);
      expect(job.double.requests.count(SINGLE)).toBe(singles);
    },
  );

  it.each(['a cut answer', 'an undecodable answer'] satisfies readonly FaultName[])(
    'a batch write that was made: %s',
    async (name) => {
      saveTwoAdditions();
      failAlways(BATCH, FAULTS[name]);
      const end = await job.run('apply', WORDS);
      expect([end.code, end.report.applied], end.stderr).toEqual([0, 2]);
      expect([job.double.requests.count(BATCH), job.double.requests.count(SINGLE)]).toEqual([1, 0]);
    },
  );

  it.each([
    ['429', TRIES],
    ['500', TRIES],
    ['a lost connection', TRIES],
  ] satisfies readonly (readonly [FaultName, number])[])(
    'each write of a refused batch: %s',
    async (name, sends) => {
      saveTwoAdditions();
      failAlways(BATCH, { kind: 'status', status: 400 });
      failAlways(SINGLE, FAULTS[name]);
      const end = await job.run('apply', WORDS);
      expect(end.report.failed, end.stderr).toBe(2);
      expect(job.double.requests.count(SINGLE)).toBe(2 * sends);
    },
  );

  it.each([
    ['429', TRIES],
    ['500', TRIES],
    ['a lost connection', TRIES],
    ['a cut answer', TRIES],
    ['an undecodable answer', 1],
  ] satisfies readonly (readonly [FaultName, number])[])(
    'a list, and the exchange of a token: %s',
    async (name, sends) => {
      saveTwoAdditions();
      failAlways('GET /iam/v2/roles', FAULTS[name]);
      expect((await job.run('plan', WORDS)).code).toBe(5);
      expect(job.double.requests.count('GET /iam/v2/roles')).toBe(sends);
      job.double.requests.reset();
      failAlways('POST /sts/exchange', FAULTS[name]);
      expect((await job.run('plan', WORDS)).code).not.toBe(0);
      expect(job.double.requests.count('POST /sts/exchange')).toBe(sends);
    },
  );

  it('readings that look for a lost write', async () => {
    saveTwoAdditions();
    let hasWritten = false;
    let looks = 0;
    const end = await job.run('apply', WORDS, {}, async (request, send) => {
      if (request.url.includes(':batchCreate')) {
        hasWritten = true;
        return { kind: 'response', status: 500, headers: {}, body: '' };
      }
      if (!hasWritten || request.method !== 'GET' || !request.url.includes('identity=')) return send(request);
      looks += 1;
      return { kind: 'response', status: 429, headers: {}, body: '' };
    });
    expect([end.code, end.report.failed], end.stderr).toEqual([6, 2]);
    expect(looks).toBe(2 * TRIES);
  });

  it.each([
    ['429', TRIES],
    ['500', TRIES],
    ['a lost connection', TRIES],
    ['a cut answer', TRIES],
    ['an undecodable answer', 1],
  ] satisfies readonly (readonly [FaultName, number])[])('the history of a tag: %s', async (name, sends) => {
    const { acme, double } = job;
    double.world.addTag(double.world.addRepo(acme, 'python'), '3.12');
    const on = 'GET /v2/acme/python/_chainguard/history/3.12';
    failAlways(on, FAULTS[name]);
    const folder = mkdtempSync(join(tmpdir(), 'platform-actions-sends-'));
    const image = `${new URL(double.registryUrl).host}/acme/python:3.12`;
    const environment = { ...(await job.environment()), PLATFORM_REGISTRY_URL: double.registryUrl };
    const end = await runHere(
      ['resolve-digest', '--mode', 'resolve', '--images', image, ...WORDS],
      environment,
      folder,
    );
    rmSync(folder, { recursive: true });
    expect(end.code, end.stderr).toBe(5);
    expect(double.requests.count(on), end.stderr).toBe(sends);
  });
});
