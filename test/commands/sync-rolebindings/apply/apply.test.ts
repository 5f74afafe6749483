import { describe, expect, it } from 'vitest';
import { applyPlan } from '../../../../src/commands/sync-rolebindings/apply/apply.ts';
import { describeFailedWrite } from '../../../../src/commands/sync-rolebindings/apply/failure.ts';
import type { RolePort } from '../../../../src/commands/sync-rolebindings/apply/role-port.ts';
import {
  createKnowledge,
  type ObservedWorld,
} from '../../../../src/commands/sync-rolebindings/plan/observed-world.ts';
import { countOf } from '../../../../src/commands/sync-rolebindings/plan/role-change.ts';
import { IdTokenError } from '../../../../src/host/host.ts';
import { type ErrorCode, PlatformError } from '../../../../src/platform/errors.ts';
import { createRoleService, type Fault, type ServiceOptions } from '../../../support/role-service.ts';
import { binding, identity, lineOf, ORG, planOf, SUB, world } from '../../../support/role-world.ts';

interface Setup extends ServiceOptions {
  readonly prune?: boolean;
  readonly concurrency?: number;
  readonly maxAttempts?: number;
  readonly signal?: AbortSignal;
  /** Called between planning and applying. */
  readonly meanwhile?: (port: RolePort) => Promise<unknown>;
  readonly wrap?: (port: RolePort) => Partial<RolePort>;
}

async function apply(file: string, now: ObservedWorld, setup: Setup = {}) {
  const service = createRoleService(now, setup);
  const plan = planOf(file, now, { prune: setup.prune ?? true });
  await setup.meanwhile?.(service.openPort());
  service.clock.advance(60_000);
  const skipped = service.log.length;
  const port = service.openPort();
  const progress: string[] = [];
  const startedAt = service.clock.now();
  const result = await applyPlan(plan, {
    port: { ...port, ...setup.wrap?.(port) },
    clock: service.clock,
    random: () => 0,
    maxAttempts: setup.maxAttempts ?? 4,
    signal: setup.signal ?? new AbortController().signal,
    concurrency: setup.concurrency ?? 1,
    knows: createKnowledge(now),
    progress: (done, all) => progress.push(`${done}/${all}`),
  });
  return {
    ...result,
    applied: countOf(result.tracked, 'done'),
    failed: countOf(result.tracked, 'failed'),
    rows: result.tracked.map(
      ({ change, note, status }) =>
        `${lineOf(change).replace(/ @\d+$/, '')}: ${status}${note === undefined ? '' : ` (${note})`}`,
    ),
    log: service.log.slice(skipped),
    progress,
    service,
    tookMs: service.clock.now() - startedAt,
  };
}

const created =
  'identities: [{ name: new, claimMatch: { issuer: "https://i", subject: s }, roles: [viewer] }]';
const fault = (kind: Fault['kind'], from: number, length = 1): Fault => ({ kind, from, length });
const grants = (service: {
  readonly state: () => {
    readonly bindings: ReadonlyMap<string, { identity: { name: string }; role: { name: string } }>;
  };
}) => [...service.state().bindings.values()].map((row) => `${row.identity.name} ${row.role.name}`).sort();
const bulk = (number: number) => {
  const names = Array.from({ length: number }, (_, index) => `i${index}`);
  return {
    now: world({ identities: names.map((name) => identity(name)) }),
    file: `identities:\n${names.map((name) => `  - { name: ${name}, roles: [viewer] }`).join('\n')}`,
  };
};

describe('applying a plan', () => {
  it('makes claim changes, identities, additions, other changes and removals, in this order', async () => {
    const now = world({
      identities: [identity('moved', { otherClaims: { audience: 'x' } }), identity('told')],
      bindings: [binding('told', 'viewer')],
    });
    const file = `identities:
  - { name: told, description: d, roles: [editor] }
  - { name: new, description: n, claimMatch: { issuer: "https://i", subject: s }, roles: [viewer] }
  - { name: moved, claimMatch: { issuer: "https://i", subject: t } }`;
    const { applied, failed, log, problems, progress, rows, service } = await apply(file, now);
    expect(log).toEqual([
      'PATCH identity',
      'GET identities',
      'POST identity',
      'GET identities',
      'POST binding',
      'POST binding',
      'PATCH identity',
      'GET binding',
      'DELETE binding',
    ]);
    expect(rows.every((row) => row.endsWith(': done'))).toBe(true);
    expect({ applied, failed, problems }).toEqual({ applied: 6, failed: 0, problems: [] });
    expect(progress.at(-1)).toBe('6/6');
    expect(grants(service)).toEqual(['new viewer', 'told editor']);
    expect(service.state().identities.get('org/moved')).toMatchObject({
      issuer: 'https://i',
      subject: 't',
      otherClaims: { audience: 'x' },
    });
    expect(planOf(file, service.observe()).changes).toEqual([]);
  });

  it('sends nothing for an empty plan', async () => {
    const { log, problems } = await apply('', world());
    expect({ log, problems }).toEqual({ log: [], problems: [] });
  });

  it('gives the uids of what it made', async () => {
    const { tracked } = await apply(created, world());
    expect(tracked.map(({ uid }) => uid)).toEqual(['org/made-0001', 'org/made-0002']);
  });
});

describe('batches', () => {
  it('take 25 at once', async () => {
    const { file, now } = bulk(500);
    const { applied, log } = await apply(file, now, { concurrency: 8 });
    expect(applied).toBe(500);
    expect(log).toEqual(Array(20).fill('POST bindings'));
  });

  it.each([
    ['unimplemented', 'unimplemented', 1],
    ['not found', 'not-found', 2],
    ['refused', 'invalid', 2],
  ] as const)('give way to single requests where they are %s', async (_name, batches, tries) => {
    const { file, now } = bulk(80);
    const { applied, log } = await apply(file, now, { batches });
    expect(applied).toBe(80);
    expect(log.filter((name) => name === 'POST bindings')).toHaveLength(tries);
  });

  it('that are refused once are tried singly, and the next ones at once again', async () => {
    const { file, now } = bulk(51);
    const { applied, log } = await apply(file, now, { faults: [fault('forbidden', 1)] });
    expect(applied).toBe(51);
    expect(log).toEqual([
      'POST bindings',
      'POST bindings',
      ...Array(25).fill('POST binding'),
      'POST binding',
    ]);
  });

  it('whose answer is lost are settled by looking', async () => {
    const { file, now } = bulk(3);
    const done = await apply(file, now, { faults: [fault('lost', 0)] });
    expect(done.log).toEqual(['POST bindings', 'GET bindings', 'GET bindings', 'GET bindings']);
    expect(done.tracked.every(({ status, uid }) => status === 'done' && uid !== undefined)).toBe(true);
    const undone = await apply(file, now, { faults: [fault('lost-undone', 0)] });
    expect(undone.log.filter((name) => name === 'POST binding')).toHaveLength(3);
    expect(grants(undone.service)).toEqual(grants(done.service));
  });

  it('that answer with too few rows are looked through', async () => {
    const { file, now } = bulk(2);
    const { log, tracked } = await apply(file, now, {
      wrap: (port) => ({
        createBindings: async (group, all) => (await port.createBindings(group, all)).slice(1),
      }),
    });
    expect(log).toEqual(['POST bindings', 'GET bindings', 'GET bindings']);
    expect(tracked.map(({ status }) => status)).toEqual(['done', 'done']);
    const empty = await apply(file, now, {
      wrap: (port) => ({
        createBindings: async (group, all) => (await port.createBindings(group, all)).map(() => ''),
      }),
    });
    expect(empty.tracked.map(({ status, uid }) => [status, uid])).toEqual(Array(2).fill(['done', undefined]));
  });

  it('that find the run at its end end it', async () => {
    const { file, now } = bulk(60);
    const { applied, log, problems, rows } = await apply(file, now, { faults: [fault('crash-before', 0)] });
    expect({ applied, log: log.length }).toEqual({ applied: 0, log: 1 });
    // Nobody waited for the answer: the service may have made these.
    expect(
      rows.slice(0, 25).every((row) => row.includes('it is not known whether the change was made')),
    ).toBe(true);
    expect(rows.slice(25).every((row) => row.endsWith(': planned'))).toBe(true);
    expect(problems).toMatchObject([
      { kind: 'partial', message: expect.stringContaining('60 of 60 changes could not be made') },
    ]);
  });

  it('keep new identities apart, as these may have to wait', async () => {
    const file = `${created.replace('roles: [viewer]', 'roles: [viewer, editor]')}\nbindings: [{ identity: a, role: viewer }, { identity: a, role: editor }]`;
    const { log } = await apply(file, world({ identities: [identity('a')] }));
    expect(log).toEqual([
      'GET identities',
      'POST identity',
      'GET identities',
      'POST bindings',
      'POST bindings',
    ]);
  });
});

describe('a lost answer', () => {
  it('of a new identity is settled by looking, as long as readings lag', async () => {
    const { log, rows, service } = await apply(created, world(), { faults: [fault('lost', 1)], lagMs: 5000 });
    expect(rows).toEqual(['+ identity new (new): done', '+ new (new) viewer acme: done']);
    expect(log.filter((name) => name === 'POST identity')).toHaveLength(1);
    expect(service.state().identities.size).toBe(1);
  });

  it('of a binding is sent again when nothing is seen, as often as allowed', async () => {
    const file = 'identities: [{ name: a, roles: [viewer] }]';
    const now = world({ identities: [identity('a')] });
    const twice = await apply(file, now, { faults: [fault('lost-undone', 0)] });
    expect(twice.log.filter((name) => name === 'POST binding')).toHaveLength(2);
    expect(twice.applied).toBe(1);
    let sent = 0;
    const createBinding = async (): Promise<never> => {
      sent += 1;
      throw error('UNAVAILABLE', 503);
    };
    const never = await apply(file, now, { maxAttempts: 2, wrap: () => ({ createBinding }) });
    expect(sent).toBe(2);
    expect(never.rows).toEqual(['+ a viewer acme: failed (no (UNAVAILABLE, HTTP status 503))']);
    expect(never.problems[0]?.kind).toBe('partial');
  });

  it('that cannot be looked for is not sent again', async () => {
    const { log, rows } = await apply(
      'identities: [{ name: a, roles: [viewer] }]',
      world({ identities: [identity('a')] }),
      { faults: [fault('lost', 0), fault('unavailable', 1, 9)] },
    );
    expect(log).toEqual(['POST binding', 'GET bindings']);
    expect(rows[0]).toContain('it is not known whether the change was made');
  });

  it('of an update or a removal is settled too', async () => {
    const now = world({ identities: [identity('a')], bindings: [binding('a', 'viewer')] });
    const { log, rows } = await apply('identities: [{ name: a, description: d }]', now, {
      faults: [fault('lost', 0), fault('lost', 3)],
    });
    expect(rows.map((row) => row.replace(/.*: /, ''))).toEqual(['done', 'done']);
    expect(log).toEqual(['PATCH identity', 'GET identity', 'GET binding', 'DELETE binding', 'GET binding']);
    const resent = await apply('identities: [{ name: a, description: d }]', now, {
      faults: [fault('lost-undone', 0), fault('lost-undone', 6)],
    });
    expect(resent.applied).toBe(2);
  });

  it('is no more waited for after a few outages', async () => {
    const { file, now } = bulk(10);
    const { failed, log } = await apply(file, now, {
      batches: 'unimplemented',
      faults: [fault('unavailable', 1, 999)],
    });
    expect(failed).toBe(10);
    // A look that fails has had all its tries.
    expect(log).toHaveLength(1 + 10 * 2);
  });
});

describe('a write that fails', () => {
  const failing = (number: number, thrown: () => PlatformError, maxAttempts: number) => {
    let [sends, looks] = [0, 0];
    const { file, now } = bulk(number);
    const done = apply(file, now, {
      batches: 'unimplemented',
      maxAttempts,
      wrap: (port) => ({
        createBinding: async () => {
          sends += 1;
          throw thrown();
        },
        listBindings: async (filter) => {
          looks += 1;
          return port.listBindings(filter);
        },
      }),
    });
    return done.then((end) => ({ ...end, sends, looks }));
  };

  it.each([
    ['turned away', error('RESOURCE_EXHAUSTED', 429), 4],
    ['never sent', error('CONNECTION', 0, { sent: false }), 4],
    ['lost', error('UNAVAILABLE', 503), 4],
    ['answered with something else', error('UNDECODABLE', 200), 1],
    ['given up by the service', error('CANCELLED', 499), 4],
    ['forbidden', error('PERMISSION_DENIED', 403), 1],
    ['refused', error('INVALID_ARGUMENT', 400), 1],
  ])('because it is %s is sent as often as its kind allows', async (_name, thrown, expected) => {
    const { failed, progress, sends } = await failing(1, () => thrown, 4);
    expect([sends, failed]).toEqual([expected, 1]);
    expect(progress.at(-1)).toBe('1/1');
  });

  it.each([
    ['turned away', 429, 'RESOURCE_EXHAUSTED', 0],
    // Two looks for each try of the first three changes, then one.
    ['lost', 503, 'UNAVAILABLE', 3 * 2 * 2 + 2],
  ] as const)(
    'is not repeated after three changes were %s for good',
    async (_name, status, code, expected) => {
      const { failed, looks, sends } = await failing(5, () => error(code, status), 2);
      expect([failed, sends, looks]).toEqual([5, 3 * 2 + 2, expected]);
    },
  );

  it('is repeated after the wait that the service asks for', async () => {
    const { tookMs } = await failing(1, () => error('RESOURCE_EXHAUSTED', 429, { retryAfterMs: 7000 }), 2);
    expect(tookMs).toBe(7000);
  });
});

describe('a fresh identity', () => {
  it('is waited for', async () => {
    const { rows, tookMs } = await apply(created, world(), { lagMs: 10_000 });
    expect(rows.map((row) => row.replace(/.*: /, ''))).toEqual(['done', 'done']);
    expect(tookMs).toBeGreaterThan(10_000);
  });

  it('is waited for where parts of the service refuse it, too', async () => {
    const { applied, log } = await apply(created, world(), { faults: [fault('forbidden', 3)] });
    expect([applied, log.filter((name) => name === 'POST binding').length]).toEqual([2, 2]);
  });

  it('is waited for up to 30 seconds', async () => {
    const { rows, tookMs } = await apply(created, world(), { lagMs: 500_000 });
    expect(rows[1]).toContain('failed (NOT_FOUND on purpose (NOT_FOUND, HTTP status 404))');
    expect(tookMs).toBeGreaterThan(30_000);
    expect(tookMs).toBeLessThan(45_000);
  });

  it('that another run made meanwhile is taken', async () => {
    const { rows, service } = await apply(created, world(), {
      meanwhile: (port) =>
        port.createIdentity('org', {
          name: 'new',
          description: undefined,
          claimMatch: { issuer: 'https://i', subject: 's' },
        }),
    });
    expect(rows[0]).toBe('+ identity new (new): done (it already existed)');
    expect(service.state().identities.size).toBe(1);
  });

  it('that could not be made gets nothing', async () => {
    const { problems, rows } = await apply(created, world(), { faults: [fault('forbidden', 1, 9)] });
    expect(rows[1]).toBe('+ new (new) viewer acme: failed (the identity was not created)');
    expect(problems).toMatchObject([{ kind: 'forbidden' }]);
  });
});

describe('one failed change', () => {
  it('does not stop the rest, and is reported with exit code 6', async () => {
    const file = 'identities: [{ name: a, roles: [viewer] }, { name: b, roles: [viewer] }]';
    const now = world({ identities: [identity('a'), identity('b')] });
    const { problems, rows } = await apply(file, now, {
      batches: 'unimplemented',
      faults: [fault('forbidden', 1)],
    });
    expect(rows[0]).toMatch(/^\+ a viewer acme: failed \(PERMISSION_DENIED on purpose .*needs `owner`/);
    expect(rows[1]).toBe('+ b viewer acme: done');
    expect(problems).toEqual([
      {
        kind: 'partial',
        message: '1 of 2 changes could not be made',
        fix: expect.stringContaining('run again'),
      },
    ]);
  });

  it('of claims keeps its identity from getting more', async () => {
    const now = world({ identities: [identity('a')] });
    const file =
      'identities: [{ name: a, claimMatch: { issuer: "https://i", subject: s }, roles: [viewer] }]';
    const { rows } = await apply(file, now, { faults: [fault('forbidden', 0)] });
    expect(rows[1]).toBe('+ a viewer acme: failed (the claims of its identity could not be changed)');
    const ignored = await apply(file, now, { wrap: () => ({ updateIdentity: async () => identity('a') }) });
    expect(ignored.rows[0]).toContain('but the identity is not as it should be');
    expect(grants(ignored.service)).toEqual([]);
  });

  it('is what an answer shows that lacks the other claims: anybody else could sign in now', async () => {
    const now = world({
      identities: [identity('a', { otherClaims: { audience: 'only', claims: { x: 'y' } } })],
    });
    const moved = { issuer: 'https://i', subject: 's' };
    const file = `identities: [{ name: a, claimMatch: ${JSON.stringify(moved)}, roles: [viewer] }]`;
    const answer = (otherClaims: object) =>
      apply(file, now, {
        wrap: () => ({
          updateIdentity: async () => identity('a', { ...moved, otherClaims: { ...otherClaims } }),
        }),
      });
    const { rows, service } = await answer({});
    expect(rows[0]).toContain('but the identity is not as it should be');
    expect(grants(service)).toEqual([]);
    expect((await answer({ claims: { x: 'y' }, audience: 'only' })).rows[1]).toBe('+ a viewer acme: done');
  });
});

describe('a removal', () => {
  const now = world({
    identities: [identity('a'), identity('b')],
    bindings: [
      binding('a', 'owner'),
      binding('b', 'owner'),
      binding('a', 'viewer'),
      binding('a', 'viewer', ORG, '2'),
    ],
  });
  const file = 'identities: [{ name: a, roles: [viewer] }]';

  it('leaves what was changed meanwhile', async () => {
    const { rows } = await apply(file, now, {
      wrap: (port) => ({
        getBinding: async (uid) => (uid === 'org/b-a-owner' ? binding('b', 'owner') : port.getBinding(uid)),
      }),
    });
    expect(rows[0]).toBe(
      '- a owner acme: not in the file: failed (it has changed since it was read, so it was not removed)',
    );
    expect(rows[1]).toBe('- a viewer acme: duplicate: done');
  });

  it('of what is gone already is done', async () => {
    const { rows } = await apply(file, now, { meanwhile: (port) => port.deleteBinding('org/b-a-owner') });
    expect(rows[0]).toBe('- a owner acme: not in the file: done (it was already gone)');
  });

  it('of a duplicate waits for no twin that is gone', async () => {
    const { rows, service } = await apply(file, now, {
      meanwhile: (port) => port.deleteBinding('org/b-a-viewer'),
    });
    expect(rows[1]).toContain('failed (the binding that it duplicates is gone, so this one stays)');
    expect(grants(service)).toContain('a viewer');
  });

  it('keeps the last owner when the other one is gone meanwhile', async () => {
    const { rows, service } = await apply(file, now, {
      meanwhile: (port) => port.deleteBinding('org/b-b-owner'),
    });
    expect(rows[0]).toContain('failed (it is the last `owner` binding of the organization, which must stay)');
    expect(grants(service)).toContain('a owner');
  });

  it('keeps the last owner however the service spells the role, and that is a guard, not a failure of the service', async () => {
    const spelled = (who: string) => ({
      ...binding(who, 'owner'),
      role: { uid: 'role-owner', name: 'Owner' },
    });
    const before = world({
      identities: [identity('a'), identity('b')],
      bindings: [spelled('a'), spelled('b')],
    });
    const { failed, log, problems, service } = await apply('identities: [{ name: a }]', before, {
      meanwhile: (port) => port.deleteBinding('org/b-b-owner'),
    });
    expect(grants(service)).toEqual(['a Owner']);
    expect(log).not.toContain('DELETE binding');
    expect({ failed, problems }).toEqual({ failed: 1, problems: [] });
  });

  it('keeps the last owner where only the binding of a deleted identity is left', async () => {
    const ghost = { ...binding('b', 'owner'), identity: { uid: 'org/gone', name: '' } };
    const left = world({ identities: [identity('a')], bindings: [binding('a', 'owner'), ghost] });
    const alone = await apply('identities: [{ name: a }]', left);
    expect(grants(alone.service)).toContain('a owner');
    const listed = [identity('a'), identity('gone', { name: '' })];
    const held = await apply('identities: [{ name: a }]', { ...left, identities: listed });
    expect(grants(held.service)).not.toContain('a owner');
  });

  it('keeps the last owner when the new one could not be added, and lets it go when it could', async () => {
    const swap = 'identities: [{ name: a }, { name: c, roles: [owner] }]';
    const before = world({ identities: [identity('a'), identity('c')], bindings: [binding('a', 'owner')] });
    expect(grants((await apply(swap, before, { faults: [fault('forbidden', 0)] })).service)).toEqual([
      'a owner',
    ]);
    expect(grants((await apply(swap, before, { lagMs: 50_000 })).service)).toEqual(['c owner']);
  });

  it('of two owners at once keeps one', async () => {
    const both = 'identities: [{ name: a, roles: [viewer] }, { name: b }]';
    const third = world({ ...now, bindings: [...now.bindings, binding('c', 'owner')] });
    const { service } = await apply(both, third, {
      concurrency: 8,
      lagMs: 50_000,
      meanwhile: (port) => port.deleteBinding('org/b-c-owner'),
    });
    expect(grants(service).filter((grant) => grant.endsWith('owner'))).toHaveLength(1);
  });

  it('on a group below is no matter of the last owner', async () => {
    const below = world({ identities: [identity('a')], bindings: [binding('a', 'owner', SUB)] });
    expect((await apply('identities: [{ name: a }]', below)).applied).toBe(1);
  });
});

describe('a run that has to end', () => {
  it('begins nothing more', async () => {
    const stop = new AbortController();
    const { file, now } = bulk(3);
    const { applied, problems, rows } = await apply(file, now, {
      batches: 'unimplemented',
      signal: stop.signal,
      wrap: (port) => ({
        createBinding: async (group, one) => {
          const uid = await port.createBinding(group, one);
          stop.abort(new Error('too late'));
          return uid;
        },
      }),
    });
    expect(applied).toBe(1);
    expect(rows.slice(1).every((row) => row.endsWith(': planned'))).toBe(true);
    expect(problems).toMatchObject([
      { kind: 'partial', message: '2 of 3 changes could not be made: too late' },
    ]);
  });

  it('says of a change under way that it may have been made', async () => {
    const { file, now } = bulk(1);
    const { problems, rows } = await apply(file, now, { faults: [fault('crash-after', 0)] });
    expect(rows).toEqual([expect.stringContaining('it is not known whether the change was made')]);
    expect(problems).toMatchObject([{ kind: 'partial' }]);
  });

  it('does not look on when it ends in between', async () => {
    const stop = new AbortController();
    const { log, rows } = await apply(
      'identities: [{ name: a, roles: [viewer] }]',
      world({ identities: [identity('a')] }),
      {
        signal: stop.signal,
        wrap: () => ({
          createBinding: async () => {
            stop.abort();
            throw error('CONNECTION', 0);
          },
        }),
      },
    );
    expect(log).toEqual([]);
    expect(rows[0]).toContain('it is not known whether the change was made');
  });

  it('ends when signing in fails, and says so', async () => {
    const { file, now } = bulk(3);
    const { problems } = await apply(file, now, {
      wrap: () => ({
        createBindings: async () => Promise.reject(new IdTokenError('no token', 'add permissions', true)),
      }),
    });
    expect(problems).toMatchObject([
      { kind: 'unauthenticated', message: '3 of 3 changes could not be made: no token' },
    ]);
    const looking = await apply('identities: [{ name: i0, roles: [viewer] }]', now, {
      wrap: () => ({
        createBinding: async () => Promise.reject(error('CONNECTION', 0)),
        listBindings: async () => Promise.reject(error('UNAUTHENTICATED', 401)),
      }),
    });
    expect(looking.rows).toEqual([expect.stringContaining('UNAUTHENTICATED')]);
    expect(looking.problems).toMatchObject([{ kind: 'partial', message: '1 of 1 change could not be made' }]);
  });
});

function error(code: ErrorCode, httpStatus: number, more: object = {}) {
  return new PlatformError('no', { code, call: 'POST x', httpStatus, ...more });
}

describe('a failure', () => {
  const details = { fieldViolations: [], preconditions: [], resource: undefined, others: [] };
  it.each([
    [
      'broken preconditions',
      error('FAILED_PRECONDITION', 400, {
        details: { ...details, preconditions: [{ type: 'RESOURCE_NOT_EMPTY', description: 'has children' }] },
      }),
      'no (FAILED_PRECONDITION, HTTP status 400); RESOURCE_NOT_EMPTY: has children',
    ],
    [
      'terms to accept',
      error('FAILED_PRECONDITION', 400, {
        details: {
          ...details,
          others: [{ '@type': 't/TermsNotAcceptedDetail', missing: [{ label: 'EULA' }] }],
        },
      }),
      'no (FAILED_PRECONDITION, HTTP status 400); {"@type":"t/TermsNotAcceptedDetail","missing":[{"label":"EULA"}]}',
    ],
    [
      'fields',
      error('INVALID_ARGUMENT', 400, {
        details: { ...details, fieldViolations: [{ field: 'name', description: 'too odd' }] },
      }),
      'no (INVALID_ARGUMENT, HTTP status 400); name: too odd',
    ],
    [
      'a resource',
      error('NOT_FOUND', 404, { details: { ...details, resource: { type: 'role', name: 'r1' } } }),
      'no (NOT_FOUND, HTTP status 404); role r1',
    ],
    [
      'a reason',
      error('ABORTED', 409, { reason: 'RACE', domain: 'iam.example' }),
      'no (ABORTED, HTTP status 409); reason RACE of iam.example',
    ],
    ['a reason that is the code', error('CONNECTION', 0, { reason: 'CONNECTION' }), 'no (CONNECTION)'],
    [
      'odd details',
      error('INTERNAL', 500, { details: { ...details, others: [undefined] } }),
      'no (INTERNAL, HTTP status 500); ',
    ],
    ['something else', new TypeError('oops'), 'unexpected failure: oops'],
  ])('tells %s', (_name, thrown, message) => {
    expect(describeFailedWrite(thrown).message).toBe(message);
  });
});
