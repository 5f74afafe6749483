import { describe, expect, it } from 'vitest';
import { manifests } from '../../src/commands/commands.ts';
import { neededCapabilities } from '../../src/session/command.ts';
import type { Job } from '../chaos/job.ts';
import { JOBS } from '../chaos/jobs.ts';
import { stageInProcess } from '../chaos/run-in-process.ts';
import { runClean } from '../chaos/trial.ts';
import type { LoggedRequest } from '../platform-double/request-log.ts';

const exchanges = (requests: readonly LoggedRequest[]): readonly URLSearchParams[] =>
  requests.filter(({ path }) => path === '/sts/exchange').map(({ query }) => new URLSearchParams(query));

const isRegistry = (query: URLSearchParams): boolean => !String(query.get('aud')).startsWith('http');

/** The capabilities that were asked for and those that were used, of one audience. */
function compared(requests: readonly LoggedRequest[], service: 'api' | 'registry') {
  const asked = exchanges(requests)
    .filter((query) => isRegistry(query) === (service === 'registry'))
    .flatMap((query) => query.getAll('cap'));
  const used = requests
    .filter((request) => request.service === service)
    .flatMap(({ capabilities }) => [...capabilities]);
  return { asked: new Set(asked), used: new Set(used) };
}

const jobs: readonly Job[] = JOBS.filter(({ hurries }) => hurries === undefined);
const unlimited = ({ words }: Job): boolean => words[0] === 'token';

describe('the exchange of a run', () => {
  /** By command and mode. */
  const usedBy = new Map<string, { asked: Set<string>; used: Set<string> }>();

  it.each(jobs.map((job) => [job.id, job] as const))(
    'of %s asks for all that its requests need',
    async (_, job) => {
      const { requests, stderr } = await runClean(job, stageInProcess);
      expect(stderr).not.toContain('refused the list of capabilities');
      if (unlimited(job)) {
        expect(exchanges(requests).flatMap((query) => query.getAll('cap'))).toEqual([]);
        return;
      }
      for (const service of ['api', 'registry'] as const) {
        const { asked, used } = compared(requests, service);
        expect([...used].filter((one) => !asked.has(one))).toEqual([]);
      }
      const { asked, used } = compared(requests, 'api');
      const mode = job.words[job.words.indexOf('--mode') + 1] ?? '';
      const key = `${job.words[0]} ${job.words.includes('--mode') ? mode : ''}`;
      const all = usedBy.get(key) ?? { asked: new Set(), used: new Set() };
      usedBy.set(key, {
        asked: new Set([...all.asked, ...asked]),
        used: new Set([...all.used, ...used]),
      });
    },
  );

  it('asks for nothing that no run of the same command and mode needs', () => {
    expect(usedBy.size).toBeGreaterThan(8);
    const surplus = [...usedBy].map(([key, { asked, used }]) => [
      key,
      [...asked].filter((one) => !used.has(one)),
    ]);
    // `api` asks by path: its path may name a part of a repository, which needs one more.
    const known = { 'api ': ['manifest.metadata.list'] };
    const expected = [...usedBy.keys()].map((key) => [key, Reflect.get(known, key) ?? []]);
    expect(surplus).toEqual(expected);
  });
});

describe('the needs of sync-rolebindings', () => {
  const needs = manifests.find(({ name }) => name === 'sync-rolebindings')?.capabilities ?? [];
  const reads = ['groups.list', 'identity.list', 'role_bindings.list', 'roles.list'];

  it.each([
    ['drift', undefined],
    ['drift', 'fail'],
    ['plan', 'warn'],
    ['apply', 'fail'],
  ])('in mode %s with `unmanaged` %s are to read mappings and invites, too', (mode, unmanaged) => {
    const all = neededCapabilities(needs, 'platform', { mode, unmanaged });
    expect(all).toEqual([...reads, 'group_invites.list', 'identity_providers.list'].sort());
    expect(neededCapabilities(needs, 'platform', { mode, unmanaged: 'ignore' })).toEqual(reads);
  });

  it.each(['plan', 'apply', 'dump'])('in mode %s are to read only', (mode) => {
    expect(neededCapabilities(needs, 'platform', { mode, prune: true })).toEqual(reads);
  });

  it.each([
    [[], []],
    [['a new identity'], ['identity.create']],
    [['a changed identity'], ['identity.update']],
    [
      ['a new binding', 'a removed binding'],
      ['role_bindings.create', 'role_bindings.delete'],
    ],
  ])('for %j in `apply` are to read, and %j', (changes, writes) => {
    const all = neededCapabilities(needs, 'platform', { mode: 'apply', prune: true }, changes);
    expect(all).toEqual([...reads, ...writes].sort());
    expect(neededCapabilities(needs, 'platform', { mode: 'plan' }, changes)).toEqual(reads);
  });

  it('do not include the registry', () => {
    expect(neededCapabilities(needs, 'registry', { mode: 'plan' })).toBeUndefined();
  });
});
