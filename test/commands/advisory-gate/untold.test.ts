import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Fault } from '../../platform-double/faults.ts';
import type { JsonObject } from '../../platform-double/json.ts';
import {
  CRITICAL,
  fixedIn,
  type GateWorld,
  HIGH,
  LOW,
  scored,
  spdx,
  startGateWorld,
} from '../../support/gate-world.ts';

let world: GateWorld;
beforeAll(async () => {
  world = await startGateWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const aliasesAsked = (): readonly string[] =>
  world.double.requests
    .all('GET /vulnerabilities/v2/advisories')
    .flatMap((request) => new URLSearchParams(request.query).getAll('aliases'));

describe('an alias', () => {
  it.each([
    ['alone', { advisories: 'CVE-2026-1' }],
    ['beside a package whose advisory has it', { advisories: 'CVE-2026-1', artifacts: 'curl@8.1-r0' }],
    ['beside an advisory that has it', { advisories: 'CGA-aaaa-aaaa-aaaa, CVE-2026-1' }],
    ['in other case of letters', { advisories: 'cga-AAAA-aaaa-aaaa, cve-2026-1' }],
  ])('is looked up for all advisories that have it: %s', async (_, inputs) => {
    const known = { aliases: ['CVE-2026-1'], severities: scored(HIGH) };
    world.advisory({
      ...known,
      advisoryId: 'CGA-aaaa-aaaa-aaaa',
      artifactName: 'curl',
      events: fixedIn('8.0-r0'),
    });
    world.advisory({ ...known, advisoryId: 'CGA-bbbb-bbbb-bbbb', artifactName: 'openssl', events: [] });
    const run = await world.run(inputs);
    expect([run.code, run.outputs['count']]).toEqual([1, '1']);
    expect(run.report.advisories.map(({ artifact, status }) => [artifact, status])).toEqual([
      ['openssl', 'affecting'],
      ['curl', 'fixed'],
    ]);
    expect(aliasesAsked()).toContain('CVE-2026-1');
  });

  it('whose answer does not arrive is unread, although an advisory of a package has it', async () => {
    world.advisory({ artifactName: 'curl', aliases: ['CVE-2026-1'], events: fixedIn('8.0-r0') });
    world.double.faults.add({
      on: 'GET /vulnerabilities/**',
      nth: 3,
      times: 'always',
      fault: { kind: 'status', status: 503 },
    });
    const run = await world.run({
      advisories: 'CVE-2026-1',
      artifacts: 'curl@8.1-r0',
      concurrency: '1',
      'max-attempts': '1',
    });
    expect([run.code, run.outputs['result']]).toEqual([5, 'error']);
    expect(run.report).toMatchObject({ coverage: { unread: [{ what: 'CVE-2026-1' }] } });
  });

  it('is not asked for where every lookup is the id of an advisory', async () => {
    world.advisory({ advisoryId: 'CGA-aaaa-aaaa-aaaa', artifactName: 'curl', severities: scored(HIGH) });
    expect((await world.run({ advisories: 'CGA-aaaa-aaaa-aaaa' })).code).toBe(1);
    expect(aliasesAsked()).toEqual([]);
  });
});

describe('a former id of an advisory', () => {
  const openssl = { advisoryId: 'CGA-aaaa-aaaa-aaaa', artifactName: 'openssl', severities: scored(HIGH) };
  const former = { ...openssl, legacyAdvisoryId: 'GHSA-1111-2222-3333' };
  const lookup = { advisories: 'ghsa-1111-2222-3333' };

  it('is looked up as an id is', async () => {
    world.advisory(former);
    const run = await world.run(lookup);
    expect([run.code, run.outputs['count']]).toEqual([1, '1']);
    world.advisory({ ...openssl, advisoryId: 'CGA-bbbb-bbbb-bbbb', artifactName: 'curl' });
    expect((await world.run({ advisories: 'GHSA-9999-2222-3333' })).code).toBe(0);
  });

  const unfiltered = {
    advisories: [{ uid: 'a/1', advisoryId: 'CGA-1', artifactName: 'curl', updateTime: '', aliases: [] }],
    nextPageToken: 'more',
  };
  it('is nothing where the service ignores the filter', async () => {
    const query = 'legacyAdvisoryIds=GHSA-1111-2222-3333';
    const fault: Fault = { kind: 'body', text: JSON.stringify(unfiltered) };
    const active = world.double.faults.add({ on: 'GET /vulnerabilities/**', query, times: 'always', fault });
    world.advisory({ ...openssl, aliases: ['CVE-2026-1'] });
    const run = await world.run(lookup);
    expect([run.code, run.outputs['result'], active.struck()]).toEqual([0, 'warn', 2]);
  });

  it.each([
    [400, 2],
    [503, 5],
  ])('that is answered with %d is unread, and ends with %d', async (status, code) => {
    const query = 'legacyAdvisoryIds=GHSA-1111-2222-3333';
    const fault = { kind: 'status', status } as const;
    world.double.faults.add({ on: 'GET /vulnerabilities/**', query, times: 'always', fault });
    world.advisory({ ...openssl, aliases: ['CVE-2026-1'] });
    const run = await world.run({ ...lookup, 'max-attempts': '1' });
    expect(run.code).toBe(code);
    expect(run.report).toMatchObject({ coverage: { unread: [{ what: 'ghsa-1111-2222-3333' }] } });
  });
});

describe('an event of a kind that is not known', () => {
  const events = [{ createTime: '2026-01-01T00:00:00Z', reviewState: '' }];
  it('affects, and decides nothing where the kind decides', async () => {
    world.advisory({ artifactName: 'openssl', severities: scored(HIGH), events });
    const artifacts = 'openssl@3.0.0-r0';
    expect((await world.run({ artifacts })).code).toBe(1);
    expect((await world.run({ artifacts, 'fail-on-status': 'detected' })).code).toBe(5);
    expect((await world.run({ artifacts, 'only-fixed': 'true' })).code).toBe(5);
  });
});

/** Takes the events out of the row of one package, in the answers of the service. */
function withoutEvents(artifactName: string): void {
  world.advisory({ artifactName, aliases: ['CVE-2026-1'], severities: scored(HIGH), events: null });
}

describe('`only-fixed`', () => {
  it.each([
    ['all rows', []],
    ['one row, and another has a fix', fixedIn('1.0-r0')],
    ['one row, and another has no fix', fixedIn('1.0-r0').slice(0, 1)],
  ])('decides nothing where events are missing from %s', async (_, events) => {
    withoutEvents('openssl');
    if (events.length > 0) world.advisory({ artifactName: 'zlib', severities: scored(HIGH), events });
    const artifacts = 'openssl@3.0.0-r0, zlib@1.1-r0';
    const run = await world.run({ artifacts, 'only-fixed': 'true' });
    expect([run.code, run.outputs['result']]).toEqual([5, 'error']);
    expect(run.report.problems).toEqual([
      {
        kind: 'service',
        message: expect.stringMatching(
          /^`only-fixed` cannot be applied: the service returns no events, or none of a known kind, for 1 advisory \(`CGA-[^`]+`\)$/,
        ),
        fix: 'remove `only-fixed`, so that advisories without a known fix fail too',
      },
    ]);
    const warned = await world.run({ artifacts, 'only-fixed': 'true', 'warn-only': 'true' });
    expect(warned.code).toBe(5);
    expect((await world.run({ artifacts })).code).toBe(1);
  });

  it('lets pass what has events and no fix', async () => {
    const detected = {
      createTime: '2025-01-01T00:00:00Z',
      reviewState: 'REVIEW_STATE_APPROVED',
      detection: {},
    };
    world.advisory({ artifactName: 'openssl', severities: scored(HIGH), events: [detected] });
    const run = await world.run({ artifacts: 'openssl@3.0.0-r0', 'only-fixed': 'true' });
    expect([run.code, run.outputs['count']]).toEqual([0, '1']);
  });
});

describe('an event without a readable time', () => {
  const approved = { reviewState: 'REVIEW_STATE_APPROVED' };
  const fix = { ...approved, createTime: '2025-01-01T00:00:00Z', fixed: { fixedVersion: '1-r0' } };
  const undated = { ...approved, truePositiveDetermination: { note: '' } };
  const ARTIFACT = { artifacts: 'openssl@3.0.0-r0' };
  const openssl = (events: readonly JsonObject[]): void =>
    world.advisory({
      advisoryId: 'CGA-aaaa-aaaa-aaaa',
      artifactName: 'openssl',
      severities: scored(HIGH),
      events,
    });

  it.each([
    ['alone', {}],
    ['with a narrowed status', { 'fail-on-status': 'detected' }],
    ['with `only-fixed`', { 'only-fixed': 'true' }],
    ['with `warn-only`', { 'warn-only': 'true' }],
  ])('leaves open which event is the latest, and the run says so: %s', async (_, policy) => {
    openssl([fix, undated]);
    const run = await world.run({ ...ARTIFACT, ...policy });
    expect([run.code, run.outputs['result'], run.outputs['count']]).toEqual([5, 'error', '1']);
    expect(run.report.problems).toEqual([
      {
        kind: 'service',
        message:
          'the status of advisories cannot be determined: the service does not return a readable time, or a known review state, for every event of 1 advisory (`CGA-aaaa-aaaa-aaaa`)',
        fix: 'run again; if it still fails, report these advisories to the vendor',
      },
    ]);
  });

  it('is no more known where the base has the same', async () => {
    openssl([fix, undated]);
    world.write('base.json', spdx('openssl@3.0.0-r0'));
    world.write('sbom.json', spdx('openssl@2.0.0-r0'));
    expect((await world.run({ sbom: 'sbom.json', 'base-sbom': 'base.json' })).code).toBe(5);
  });

  it('does not matter where it is the only approved one, or the advisory is ignored', async () => {
    openssl([{ ...fix, reviewState: 'REVIEW_STATE_PENDING' }, undated]);
    expect((await world.run(ARTIFACT)).code).toBe(1);
    world.reset();
    openssl([fix, undated]);
    world.write(
      '.github/platform-actions.yml',
      'version: 1\nignore:\n  - { id: CGA-aaaa-aaaa-aaaa, reason: accepted }\n',
    );
    expect((await world.run(ARTIFACT)).code).toBe(0);
  });

  it('is reported with at most ten ids', async () => {
    world.double.world.addAdvisories(12, () => ({ artifactName: 'openssl', events: [fix, undated] }));
    const run = await world.run(ARTIFACT);
    expect(run.report.problems[0]?.message).toMatch(
      /of 12 advisories \((?:`CGA-[^`]+`, ){9}`[^`]+` and 2 more\)$/,
    );
  });
});

describe('severities of one major version of CVSS', () => {
  it('count by the highest score, with a vector or without', async () => {
    world.advisory({
      artifactName: 'openssl',
      severities: [...scored('9.8'), ...scored(LOW)],
      events: [],
    });
    const run = await world.run({ artifacts: 'openssl@3.0.0-r0', 'fail-on-severity': 'high' });
    expect([run.code, run.outputs['highest-severity']]).toEqual([1, 'critical']);
    world.reset();
    world.advisory({ artifactName: 'openssl', severities: [...scored('2.0'), ...scored(CRITICAL)] });
    const vector = await world.run({ artifacts: 'openssl@3.0.0-r0', 'fail-on-severity': 'high' });
    expect([vector.code, vector.outputs['highest-severity']]).toEqual([1, 'critical']);
  });
});
