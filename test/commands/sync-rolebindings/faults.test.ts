import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { SettingsPatch } from '../../platform-double/settings.ts';
import { type RoleJob, startRoleJob } from '../../support/role-job.ts';

let job: RoleJob;
afterEach(() => job.close());

const open = async (settings: SettingsPatch = {}): Promise<void> => {
  job = await startRoleJob(settings);
};

const NEW = `identities:
  - name: bot
    claimMatch: { issuer: https://issuer.test, subject: bot }
    roles: [viewer, registry.pull]`;
const ROLES = ['registry.pull on acme', 'viewer on acme'];

/** Applies, and checks that the organization is as the file says and stays so. */
const expectDone = async (words: readonly string[] = []): Promise<void> => {
  const end = await job.run('apply', words);
  expect(end.code, end.stderr).toBe(0);
  expect(end.report.applied).toBe(end.report.changes);
  expect(job.double.world.list('identities').filter(({ name }) => name === 'bot')).toHaveLength(1);
  expect(job.rolesOf('bot')).toEqual(ROLES);
  expect((await job.run('drift')).code).toBe(0);
};

describe('apply', () => {
  it('leaves a binding that is in another organization by now', async () => {
    await open();
    const bot = job.double.world.addIdentity(job.acme, 'bot', {
      claimMatch: { issuer: 'https://issuer.test', subject: 'bot' },
    });
    job.double.world.addBinding(job.acme, bot, 'viewer');
    job.save('identities: [{ name: bot }]');
    job.double.faults.add({
      on: 'GET /iam/v2/roleBindings/**',
      times: 'always',
      fault: { kind: 'field', path: ['group', 'uid'], value: 'b'.repeat(40) },
    });
    const end = await job.run('apply', ['--prune']);
    expect(end.code, end.stderr).toBe(5);
    expect(end.stderr).toContain('it has changed since it was read, so it was not removed');
    expect(job.writes()).toEqual([]);
  });

  it('tells the cause of a failed change once, in the log and in the summary', async () => {
    await open();
    job.save(NEW);
    const fault = { kind: 'status', status: 403 } as const;
    job.double.faults.add({ on: 'POST /iam/v2/identities/**', times: 'always', fault });
    const files = {
      GITHUB_STEP_SUMMARY: join(job.folder, 'summary'),
      GITHUB_OUTPUT: join(job.folder, 'out'),
    };
    for (const file of Object.values(files)) writeFileSync(file, '');
    const end = await job.run('apply', [], {
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: job.folder,
      ...files,
    });
    expect([end.code, end.report.failed]).toEqual([4, 3]);
    expect(end.report.problems).toMatchObject([{ message: '3 of 3 changes could not be made' }]);
    for (const shown of [end.stdout + end.stderr, readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8')])
      expect(shown.split('the double was set to answer 403'), shown).toHaveLength(2);
  });

  it('ends with 1 where only the last owner was kept, which the last look before the removal showed', async () => {
    await open();
    const bot = job.double.world.addIdentity(job.acme, 'bot', {
      claimMatch: { issuer: 'https://issuer.test', subject: 'bot' },
    });
    job.double.world.addBinding(job.acme, bot, 'owner');
    job.save('identities: [{ name: bot }]');
    const text = '{"roleBindings":[],"totalCount":"0"}';
    job.double.faults.add({ on: 'GET /iam/v2/roleBindings', nth: 2, fault: { kind: 'body', text } });
    const end = await job.run('apply', ['--prune']);
    expect([end.code, end.report.result, end.report.failed], end.stderr).toEqual([1, 'fail', 1]);
    expect(end.report.findings[0]?.message).toContain('the last `owner` binding');
    expect(job.writes()).toEqual([]);
  });

  it.each([
    ['a new identity', 'POST /iam/v2/identities/**'],
    ['a batch', 'POST /iam/v2/roleBindings:batchCreate'],
  ])('settles the lost answer to %s by looking', async (_name, on) => {
    await open();
    job.save(NEW);
    job.double.faults.add({ on, fault: { kind: 'reset', when: 'after-commit' } });
    await expectDone();
  });

  it('settles the lost answer to a single binding and to a removal by looking', async () => {
    await open({ batchCreate: false });
    job.save(NEW);
    const fault = { kind: 'reset', when: 'after-commit' } as const;
    job.double.faults.add({ on: 'POST /iam/v2/roleBindings/**', fault });
    job.double.faults.add({ on: 'POST /iam/v2/roleBindings/**', nth: 2, fault: { kind: 'truncate' } });
    await expectDone();
    job.save(NEW.replace('viewer, ', ''));
    job.double.faults.add({ on: 'DELETE /iam/v2/roleBindings/**', fault });
    const end = await job.run('apply', ['--prune']);
    expect(end.code, end.stderr).toBe(0);
    expect(job.rolesOf('bot')).toEqual(['registry.pull on acme']);
  });

  it.each([
    ['identity, that was created', 'POST /iam/v2/identities/**', 'after-commit'],
    ['identity, that was not created', 'POST /iam/v2/identities/**', 'before-commit'],
    ['batch, that was created', 'POST /iam/v2/roleBindings:batchCreate', 'after-commit'],
    ['batch, that was not created', 'POST /iam/v2/roleBindings:batchCreate', 'before-commit'],
  ] as const)('settles code 1 for a new %s by looking', async (_name, on, when) => {
    await open();
    job.save(NEW);
    job.double.faults.add({ on, fault: { kind: 'status', status: 499, when } });
    await expectDone();
  });

  it('does not tell of a write that never left this machine', async () => {
    await open();
    job.save(NEW);
    // The platform is gone once everything is read.
    const isRead = () => job.double.requests.count('GET /iam/v2/identities') > 0;
    const end = await job.run('apply', ['--max-attempts', '1'], {}, async (request, send) =>
      isRead() && request.method === 'POST' && request.url.includes('/iam/')
        ? { kind: 'failure', reason: 'connection', message: 'no answer (ECONNREFUSED)', sent: false }
        : send(request),
    );
    expect([end.code, end.report.applied]).toEqual([5, 0]);
    expect(job.writes()).toEqual([]);
    await expectDone();
  });

  it.each([
    ['identities', '{}', 5],
    ['identities', '{"identities":[],"totalCount":"0"}', 0],
    ['roleBindings', '{}', 5],
  ])('does not make everything again because a list of %s is %s once', async (list, text, code) => {
    await open();
    job.save(NEW);
    await expectDone();
    job.double.requests.reset();
    job.double.faults.add({ on: `GET /iam/v2/${list}`, fault: { kind: 'body', text } });
    const end = await job.run('apply');
    expect([end.code, end.report.changes], end.stderr).toEqual([code, code === 0 ? 0 : undefined]);
    expect(job.writes()).toEqual([]);
  });

  it.each([429, 503])('comes through HTTP %i for a while', async (status) => {
    await open();
    job.save(NEW);
    for (const on of ['POST /iam/v2/**', 'GET /iam/v2/**'])
      job.double.faults.add({ on, times: 2, fault: { kind: 'status', status, retryAfter: 0 } });
    await expectDone();
  });

  it('waits while the service does not know a new identity everywhere', async () => {
    await open();
    job.save(NEW);
    job.double.faults.add({
      on: 'POST /iam/v2/roleBindings**',
      times: 3,
      fault: { kind: 'status', status: 403 },
    });
    await expectDone();
  });

  it.each([
    ['are not offered', { batchCreate: false }],
    ['are not offered, by 501', { batchCreate: false, absentStatus: 501 }],
    ['are as on the floor', { floor: true }],
    ['are as on the floor, without counts', { floor: true, totalCount: false, lastPageToken: 'absent' }],
    ['refuse a second equal binding', { duplicateBindings: 'refused' }],
  ] satisfies readonly (readonly [string, SettingsPatch])[])(
    'works where batches %s',
    async (_name, settings) => {
      await open(settings);
      job.save(NEW);
      await expectDone();
      job.save(NEW.replace('viewer, ', ''));
      expect((await job.run('apply', ['--prune'])).code).toBe(0);
      expect(job.rolesOf('bot')).toEqual(['registry.pull on acme']);
      expect((await job.run('dump')).stdout).toContain('roles: [ registry.pull ]');
    },
  );

  it('adds singly what a batch refuses', async () => {
    await open();
    job.save(NEW);
    job.double.faults.add({
      on: 'POST /iam/v2/roleBindings:batchCreate',
      times: 'always',
      fault: { kind: 'status', status: 400 },
    });
    await expectDone();
  });

  it('goes on behind a change that fails, ends with 6, and is finished by a second run', async () => {
    await open({ batchCreate: false });
    job.save(NEW);
    job.double.faults.add({
      on: 'POST /iam/v2/roleBindings/**',
      fault: { kind: 'status', status: 400 },
    });
    const end = await job.run('apply', ['--concurrency', '1']);
    expect(end.code).toBe(6);
    expect(end.report).toMatchObject({ result: 'error', applied: 2, failed: 1 });
    expect(end.report.findings[0]).toMatchObject({ rule: 'failed-change', location: { line: 5 } });
    expect(end.stderr).toContain('a second run finishes the work');
    await expectDone();
  });

  it('ends with the code of the cause where nothing was written', async () => {
    await open();
    job.save(NEW);
    job.double.faults.add({
      on: 'POST /iam/v2/**',
      times: 'always',
      fault: { kind: 'status', status: 403 },
    });
    const end = await job.run('apply', ['--on-error', 'warn']);
    expect(end.code).toBe(4);
    expect(end.stderr).toContain('the running identity needs `owner`');
  });

  it('is never softened by `on-error: warn`, as `plan` is', async () => {
    await open();
    job.save(NEW);
    job.double.faults.add({
      on: 'GET /iam/v2/roles',
      times: 'always',
      fault: { kind: 'status', status: 503 },
    });
    const words = ['--on-error', 'warn', '--max-attempts', '1'];
    expect((await job.run('apply', words)).code).toBe(5);
    expect((await job.run('plan', words)).code).toBe(0);
  });

  it('ends with 6 when its time is over in the middle, and tells how far it came', async () => {
    await open({ batchCreate: false });
    job.save(NEW);
    job.double.faults.add({
      on: 'POST /iam/v2/roleBindings/**',
      nth: 2,
      times: 'always',
      fault: { kind: 'hang' },
    });
    const end = await job.run('apply', ['--timeout', '2s', '--concurrency', '1']);
    expect(end.code).toBe(6);
    expect(end.report.applied).toBe(2);
    job.double.faults.clear();
    await expectDone();
  });

  it('reports the twin where two runs create an identity at the same moment, and deletes nothing', async () => {
    await open({ latencyMs: 250 });
    job.save(NEW);
    const ends = await Promise.all(
      [job.run('apply'), job.run('apply', ['--summary=false'])].map(async (end) => end),
    );
    const made = job.double.world.list('identities').filter(({ name }) => name === 'bot');
    expect(made).toHaveLength(2);
    expect(job.writes().filter((write) => write.startsWith('DELETE'))).toEqual([]);
    const twins = ends.flatMap(({ report }) =>
      report.findings.filter(({ rule }) => rule === 'twin-identity'),
    );
    const [unused] = made.filter(({ uid }) => twins.some(({ fix }) => fix?.includes(String(uid)) === true));
    expect(unused).toBeDefined();
    // The next plan could not tell them apart.
    for (const { code } of ends) expect([0, 6]).toContain(code);
    expect(job.double.requests.all().flatMap(({ query }) => query)).not.toContain('identity.delete');
    job.double.world.remove('identities', String(unused?.['uid']));
    expect((await job.run('apply', ['--prune'])).code).toBe(0);
    expect(job.rolesOf('bot')).toEqual(ROLES);
  });

  it.each(['POST /iam/v2/roleBindings:batchCreate', 'POST /iam/v2/**'])(
    'sends each write `max-attempts` times at most, whoever repeats it: %s',
    async (on) => {
      await open();
      job.double.world.addIdentity(job.acme, 'bot', {
        claimMatch: { issuer: 'https://issuer.test', subject: 'bot' },
      });
      job.save('identities:\n  - { name: bot, roles: [viewer, editor, registry.pull] }');
      job.double.faults.add({ on, times: 99, fault: { kind: 'status', status: 429 } });
      const end = await job.run('apply', ['--max-attempts', '2']);
      expect(end.code).not.toBe(0);
      expect(job.writes()).toHaveLength(2);
    },
  );

  it.each([1, 2])(
    'counts a batch whose answer was lost as a send of each of its bindings: %i',
    async (most) => {
      await open();
      job.double.world.addIdentity(job.acme, 'bot', {
        claimMatch: { issuer: 'https://issuer.test', subject: 'bot' },
      });
      job.save('identities:\n  - { name: bot, roles: [viewer, editor, registry.pull] }');
      job.double.faults.add({ on: 'POST /iam/v2/**', times: 99, fault: { kind: 'status', status: 503 } });
      const end = await job.run('apply', ['--max-attempts', String(most)]);
      expect([end.code, end.report.applied, end.report.failed], end.stderr).toEqual([6, 0, 3]);
      expect(job.writes()).toHaveLength(1 + 3 * (most - 1));
    },
  );

  it('waits for a batch that is turned away by 429, and never fans it out', async () => {
    await open();
    const entries = Array.from({ length: 20 }, (_, index) => {
      job.double.world.addIdentity(job.acme, `bot-${index}`, {
        claimMatch: { issuer: 'https://issuer.test', subject: `bot-${index}` },
      });
      return `  - { name: bot-${index}, roles: [viewer, editor] }`;
    });
    job.save(`identities:\n${entries.join('\n')}`);
    const on = 'POST /iam/v2/roleBindings:batchCreate';
    job.double.faults.add({ on, times: 3, fault: { kind: 'status', status: 429 } });
    const end = await job.run('apply');
    expect([end.code, end.report.applied], end.stderr).toEqual([0, 40]);
    expect(job.double.requests.count('POST /iam/v2/roleBindings/**')).toBe(0);
    expect(job.double.requests.count(on)).toBe(3 + 2);
  });

  it('gives up a service that turns everything away after a few dozen requests', async () => {
    await open();
    job.save(NEW.replace('viewer, registry.pull', 'viewer, registry.pull, editor, apk.pull'));
    const on = 'POST /iam/v2/roleBindings**';
    job.double.faults.add({ on, times: 'always', fault: { kind: 'status', status: 429 } });
    const end = await job.run('apply');
    expect([end.code, end.report.applied, end.report.failed], end.stderr).toEqual([6, 1, 4]);
    expect(job.double.requests.count(on)).toBeLessThanOrEqual(16);
    job.double.faults.clear();
    expect((await job.run('apply')).code).toBe(0);
    expect(job.rolesOf('bot')).toHaveLength(4);
  });

  it.each([
    ['made all the same', true],
    ['not made', false],
  ])('settles code 1 (HTTP 499) by looking, when the write was %s', async (_name, isMade) => {
    await open();
    job.save(NEW);
    const cancelled = new Set<string>();
    const run = (...words: readonly string[]) =>
      job.run('apply', words, {}, async (request, send) => {
        const what = `${request.method} ${request.url.split('/')[5]?.split('?')[0]}`;
        if (request.method === 'GET' || request.url.includes('/sts/') || cancelled.has(what))
          return send(request);
        cancelled.add(what);
        if (isMade) await send(request);
        const body = '{"code":1,"message":"context canceled","details":[]}';
        return { kind: 'response', status: 499, headers: {}, body };
      });
    const added = await run();
    expect(added.code, added.stderr).toBe(0);
    expect(job.rolesOf('bot')).toEqual(ROLES);
    expect(job.double.world.list('identities').filter(({ name }) => name === 'bot')).toHaveLength(1);
    job.save(NEW.replace('viewer, ', ''));
    const removed = await run('--prune');
    expect(removed.code, removed.stderr).toBe(0);
    expect(job.rolesOf('bot')).toEqual(['registry.pull on acme']);
    expect(cancelled.size).toBeGreaterThanOrEqual(3);
  });
});

describe('after the writes', () => {
  it('the organization is read again, and what is left ends the run with 6', async () => {
    await open();
    job.save(NEW);
    const { world } = job.double;
    // Something else removes what this run adds, as soon as it is there.
    const end = await job.run('apply', [], {}, async (request, send) => {
      const answer = await send(request);
      if (request.url.includes(':batchCreate')) {
        const bot = world.list('identities').find(({ name }) => name === 'bot')?.['uid'];
        const [first] = world.list('roleBindings').filter(({ identityUid }) => identityUid === bot);
        world.remove('roleBindings', String(first?.['uid']));
      }
      return answer;
    });
    expect([end.code, end.report.applied, end.report.failed], end.stderr).toEqual([6, 3, 0]);
    expect(end.report.problems).toMatchObject([
      { kind: 'partial', message: expect.stringContaining('1 change is still needed: + add role') },
    ]);
    expect(end.report).toMatchObject({ left: [{ action: 'add', kind: 'binding', identity: 'bot' }] });
    const findings = end.report.findings.filter(({ level }) => level === 'error');
    expect(findings).toMatchObject([{ rule: 'left-change', location: { line: 5 } }]);
    await expectDone();
  });

  it('a list that lags behind is waited for', async () => {
    await open();
    job.save(NEW);
    let late = 2;
    const end = await job.run('apply', [], {}, async (request, send) => {
      const wrote = job.writes().length > 0;
      const isList = request.method === 'GET' && request.url.includes('/roleBindings?uidp');
      if (!wrote || !isList || late === 0) return send(request);
      late -= 1;
      return {
        kind: 'response',
        status: 200,
        headers: {},
        body: '{"roleBindings":[],"totalCount":"0","nextPageToken":""}',
      };
    });
    expect([end.code, end.report.problems], end.stderr).toEqual([0, []]);
  });

  it('a list without the bindings of the running identity is not believed', async () => {
    await open();
    const bot = job.double.world.addIdentity(job.acme, 'bot', {
      claimMatch: { issuer: 'https://issuer.test', subject: 'bot' },
    });
    job.double.world.addBinding(job.acme, bot, 'viewer');
    job.save('identities: [{ name: bot }]');
    const body = '{"roleBindings":[],"totalCount":"0","nextPageToken":""}';
    const end = await job.run('apply', ['--prune'], {}, async (request, send) =>
      job.writes().length > 0 && request.url.includes('/roleBindings?uidp')
        ? { kind: 'response', status: 200, headers: {}, body }
        : send(request),
    );
    expect([end.code, end.report.applied], end.stderr).toEqual([6, 1]);
    expect(end.report.problems[0]?.message).toContain('does not contain those of the running identity');
  });

  it('an organization that cannot be read any more ends the run with 6', async () => {
    await open();
    job.save(NEW);
    const isLate = () => job.writes().length >= 2;
    const end = await job.run('apply', ['--max-attempts', '1'], {}, async (request, send) =>
      isLate() && request.url.includes('/iam/v2/groups')
        ? { kind: 'response', status: 503, headers: {}, body: '{}' }
        : send(request),
    );
    expect([end.code, end.report.applied], end.stderr).toEqual([6, 3]);
    expect(end.report.problems).toMatchObject([
      { kind: 'partial', message: expect.stringContaining('could not be checked') },
    ]);
  });

  it('duplicates that three runs made at the same time are reported by all, and go with the next `prune`', async () => {
    await open({ latencyMs: 40 });
    job.double.world.addIdentity(job.acme, 'bot', {
      claimMatch: { issuer: 'https://issuer.test', subject: 'bot' },
    });
    job.save(NEW);
    // All three have planned before the first one writes.
    let waiting = 0;
    let release = (): void => undefined;
    const all = new Promise<void>((resolve) => {
      release = resolve;
    });
    const runs = ['true', 'false', 'true'].map((name) =>
      job.run('apply', [`--summary=${name}`], {}, async (request, send) => {
        if (!request.url.includes(':batchCreate')) return send(request);
        waiting += 1;
        if (waiting === 3) release();
        await all;
        return send(request);
      }),
    );
    const ends = await Promise.all(runs);
    expect(ends.map(({ code }) => code)).toEqual([0, 0, 0]);
    for (const { stderr } of ends) expect(stderr.match(/a second time; both count as one/g)?.length).toBe(4);
    job.double.configure({ latencyMs: 0 });
    const pruned = await job.run('apply', ['--prune', '--max-delete-percent', '100']);
    expect([pruned.code, pruned.report.toRemove], pruned.stderr).toEqual([0, 4]);
    expect(job.rolesOf('bot')).toEqual(ROLES);
  });
});
