import { describe, expect, it } from 'vitest';
import type { AdvisoryItem } from '../../../../src/commands/advisory-gate/advisory/advisory-item.ts';
import {
  exposureFullName,
  exposureName,
  exposuresOf,
  fixedVersionOf,
  packagesOf,
  ratingOf,
  versionsOf,
} from '../../../../src/commands/advisory-gate/decision/exposure.ts';
import {
  collected,
  decide,
  ignore,
  item,
  POLICY,
  packageInHand,
} from '../../../support/advisory-builders.ts';

const exposures = (items: readonly AdvisoryItem[], more: Partial<Parameters<typeof decide>[0]> = {}) =>
  exposuresOf(decide({ collected: collected({ items }), ...more }));

/** An advisory on its own vulnerability. */
const flaw = (name: string, more: Partial<AdvisoryItem> = {}): AdvisoryItem =>
  item({ advisoryId: `CGA-${name}`, aliases: [`CVE-${name}`], ...more });
const fixedIn = (fixedVersion: string): Pick<AdvisoryItem, 'facts'> => ({
  facts: { status: 'affecting', fixedVersion },
});
const UNFIXED: Pick<AdvisoryItem, 'facts'> = { facts: { status: 'affecting' } };

describe('exposures', () => {
  it('are one for a package and a vulnerability: advisories that share an id or an alias', () => {
    const items = [
      flaw('1', { aliases: ['CVE-1'] }),
      flaw('2', { aliases: ['GHSA-1'] }),
      flaw('3', { aliases: ['ghsa-1', 'cve-1'] }),
      flaw('4', { aliases: ['CVE-4'] }),
      flaw('5', { aliases: ['CVE-1'], artifact: 'zlib' }),
      flaw('6', { aliases: ['CVE-1'], type: 'npm' }),
    ];
    const { pressing } = exposures(items);
    const names = pressing.map((exposure) => exposure.map(({ item: { advisoryId } }) => advisoryId).sort());
    expect(names.sort()).toEqual([['CGA-1', 'CGA-2', 'CGA-3'], ['CGA-4'], ['CGA-5'], ['CGA-6']]);
  });

  it('begin with the item of the strongest effect, also where a later one joins two', () => {
    const low = { rating: { severity: 'low' as const } };
    const items = [
      flaw('b', { aliases: ['B'], ...low }),
      flaw('a', { aliases: ['A'] }),
      flaw('c', { aliases: ['B', 'A'], ...low }),
    ];
    const { kept, pressing } = exposures(items, { policy: { ...POLICY, failOnSeverity: 'high' } });
    expect(pressing.map(([first, ...others]) => [first.item.advisoryId, others.length])).toEqual([
      ['CGA-a', 2],
    ]);
    expect(kept).toEqual([]);
  });

  it('have the versions of all their packages, the highest first', () => {
    const at = (version: string | undefined, image: string) => packageInHand({ version, image });
    const many = [at('3.9-r0', 'a'), at('3.10-r0', 'b'), at('3.9-r0', 'c'), at(undefined, 'd')];
    const { pressing } = exposures([
      flaw('1', { artifact: 'zlib', version: '3.9-r0', packages: many }),
      flaw('2', { version: '1-r0', packages: [] }),
      flaw('3', { artifact: 'curl', version: undefined, packages: [] }),
    ]);
    const versions = pressing.map((exposure) => [exposureName(exposure), ...versionsOf(exposure)]);
    expect(versions.sort()).toEqual([['CVE-1', '3.10-r0', '3.9-r0'], ['CVE-2', '1-r0'], ['CVE-3']]);
  });

  it('leave out what is ignored or settled', () => {
    const items = [flaw('1'), flaw('2', { facts: { status: 'fixed' } })];
    const { kept, pressing } = exposures(items, { ignores: [ignore({ id: 'CVE-1' })] });
    expect([kept, pressing]).toEqual([[], []]);
  });

  it('are in order of severity, then of what an update fixes', () => {
    const items = [
      flaw('1', { artifact: 'zlib', rating: { severity: 'critical' }, ...fixedIn('2-r0') }),
      flaw('2', { artifact: 'curl', rating: { severity: 'critical', score: 9.9 }, ...UNFIXED }),
      flaw('3', { ...fixedIn('3.1.4-r6') }),
      flaw('4', { ...fixedIn('3.1.4-r9'), rating: { severity: 'critical', score: 9.1 } }),
      flaw('5', UNFIXED),
      flaw('6', { artifact: 'busybox', rating: { severity: 'low' }, ...fixedIn('1-r0') }),
    ];
    const { pressing, updates } = exposures(items);
    expect(pressing.map(([{ item: one }]) => `${one.artifact} ${one.advisoryId}`)).toEqual([
      'openssl CGA-4',
      'zlib CGA-1',
      'curl CGA-2',
      'openssl CGA-3',
      'openssl CGA-5',
      'busybox CGA-6',
    ]);
    expect(updates).toEqual([
      { artifact: 'openssl', version: '3.1.4-r9', fixes: 2, total: 3 },
      { artifact: 'zlib', version: '2-r0', fixes: 1, total: 1 },
      { artifact: 'curl', fixes: 0, total: 1 },
      { artifact: 'busybox', version: '1-r0', fixes: 1, total: 1 },
    ]);
  });

  it('have an update that fixes most where versions cannot be compared', () => {
    const odd = [flaw('1', fixedIn('odd')), flaw('2', fixedIn('3-r0')), flaw('3', fixedIn('2-r0'))];
    const untyped = odd.map(({ type: _, ...one }) => one);
    for (const items of [odd, untyped])
      expect(exposures(items).updates).toMatchObject([{ version: '3-r0', fixes: 2, total: 3 }]);
  });

  it('count what presses and what does not apart', () => {
    const items = [flaw('1'), flaw('2', { rating: { severity: 'low' } })];
    const { kept, pressing, updateOf } = exposures(items, { policy: { ...POLICY, failOnSeverity: 'high' } });
    for (const exposure of [...pressing, ...kept])
      expect(updateOf(exposure)).toMatchObject({ fixes: 1, total: 1 });
  });
});

describe('an exposure of several advisories', () => {
  const of = (...items: readonly AdvisoryItem[]) => {
    const [exposure] = exposures(items).pressing;
    if (exposure === undefined) throw new Error('nothing is affected');
    return exposure;
  };
  const same = (advisoryId: string, more: Partial<AdvisoryItem> = {}) => item({ advisoryId, ...more });

  it('is fixed by the highest of the versions, if every advisory has one', () => {
    expect(fixedVersionOf(of(same('1', fixedIn('2-r0')), same('2', fixedIn('3-r0'))))).toBe('3-r0');
    expect(fixedVersionOf(of(same('1', fixedIn('3-r0')), same('2', fixedIn('2-r0'))))).toBe('3-r0');
    expect(fixedVersionOf(of(same('1', fixedIn('2-r0')), same('2', UNFIXED)))).toBeUndefined();
    const { type: _, ...untyped } = same('1', fixedIn('2-r0'));
    expect(fixedVersionOf(of(untyped, { ...untyped, advisoryId: '2', ...fixedIn('3-r0') }))).toBe('3-r0');
  });

  it('has the severest rating', () => {
    const rated = (id: string, score?: number) =>
      same(id, { rating: { severity: 'high', ...(score === undefined ? {} : { score }) } });
    expect(ratingOf(of(rated('1', 7), rated('2', 8), rated('3')))).toEqual({ severity: 'high', score: 8 });
    expect(ratingOf(of(rated('1'), rated('2', 7)))).toEqual({ severity: 'high', score: 7 });
    const severest = of(rated('1', 8), same('2', { rating: { severity: 'critical' } }));
    expect(ratingOf(severest)).toEqual({ severity: 'critical' });
  });

  it('has the packages of all, each once', () => {
    const [shared, other] = [packageInHand(), packageInHand({ image: 'b' })];
    expect(
      packagesOf(of(same('1', { packages: [shared] }), same('2', { packages: [shared, other] }))),
    ).toEqual([shared, other]);
  });

  it('is known by a CVE, then an alias, then an id, with the ids behind it', () => {
    const named = (...ids: readonly string[]) =>
      exposureFullName(of(...ids.map((id) => same(id, { aliases: ['GHSA-1', 'CVE-1'] }))));
    expect(named('CGA-1')).toBe('CVE-1 (CGA-1)');
    expect(named('CGA-4', 'CGA-3', 'CGA-2', 'CGA-1')).toBe('CVE-1 (CGA-1, CGA-2, CGA-3, …)');
    expect(exposureName(of(same('CGA-1', { aliases: ['GHSA-1'] })))).toBe('GHSA-1');
    expect(exposureFullName(of(same('CGA-1', { aliases: [] })))).toBe('CGA-1');
  });
});
