import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AdvisoryItem,
  itemKey,
  itemsOfRow,
  mergeItems,
  withoutPackages,
} from '../../../../src/commands/advisory-gate/advisory/advisory-item.ts';
import { SEVERITIES } from '../../../../src/commands/advisory-gate/advisory/severity.ts';
import type { GatePolicy } from '../../../../src/commands/advisory-gate/decision/gate-effect.ts';
import type { AdvisoryRow } from '../../../../src/platform/resources/advisories.ts';
import {
  advisory,
  collected,
  decide,
  item,
  POLICY,
  packageInHand,
} from '../../../support/advisory-builders.ts';

const FIXED = [{ fixed: { fixedVersion: '3.1.4-r6' } }];

describe('withoutPackages', () => {
  const [left, kept] = [packageInHand({ version: '1' }), packageInHand({ version: '2' })];
  const without = (packages: readonly (typeof left)[]) =>
    withoutPackages(item({ packages, version: '1' }), (one) => one === left);

  it('keeps the item with its other packages, if there are any', () => {
    expect(without([left, kept])).toMatchObject([{ version: '2', packages: [kept], better: [] }]);
    expect(without([left])).toEqual([]);
    expect(without([kept])).toMatchObject([{ version: '1', packages: [kept] }]);
  });

  it('keeps a better standing that has other packages', () => {
    const facts = { status: 'fixed' } as const;
    const given = item({ packages: [left], better: [{ facts, packages: [kept] }] });
    expect(withoutPackages(given, (one) => one === left)).toMatchObject([
      { facts, packages: [kept], better: [] },
    ]);
  });
});

describe('itemsOfRow', () => {
  it('makes one item for a package', () => {
    const row = advisory({
      aliases: ['CVE-1'],
      artifactType: 'apk',
      severities: [{ type: 'TYPE_CVSS_V3', score: '7.5' }],
      events: FIXED,
    });
    expect(itemsOfRow(row, [packageInHand()], undefined, false)).toEqual([
      {
        advisoryId: 'CGA-1111-1111-1111',
        aliases: ['CVE-1'],
        artifact: 'openssl',
        type: 'apk',
        version: '3.1.4-r5',
        facts: { status: 'affecting', word: 'affected', fixedVersion: '3.1.4-r6' },
        rating: { severity: 'high', score: 7.5 },
        isNew: true,
        packages: [packageInHand()],
      },
    ]);
  });

  it('keeps the component of a row, as far as the row names it', () => {
    const componentsOf = (row: object) =>
      itemsOfRow(advisory(row), [packageInHand()], undefined, false)[0]?.components;
    expect(componentsOf({ componentName: 'a', componentType: 'b', componentLocation: 'c' })).toEqual([
      { name: 'a', type: 'b', location: 'c' },
    ]);
    expect(componentsOf({ componentName: 'a' })).toEqual([{ name: 'a' }]);
    expect(componentsOf({ componentLocation: 'c' })).toEqual([{ location: 'c' }]);
    expect(componentsOf({ componentType: 'b', componentName: '' })).toBeUndefined();
    const many = Array.from({ length: 10_002 }, (_, index) => `n${index}`);
    expect(many.map((componentName) => componentsOf({ componentName })?.[0]?.name)).toEqual(many);
  });

  it('leaves out packages and bases of another architecture', () => {
    const row = advisory({ artifactArchitecture: 'aarch64' });
    const of = (arch: string) => packageInHand({ arch });
    expect(itemsOfRow(row, [of('x86_64')], undefined, false)).toEqual([]);
    const [made] = itemsOfRow(row, [of('x86_64'), of('arm64')], [of('x86_64')], false);
    expect(made).toMatchObject({ isNew: true, packages: [of('arm64')] });
    expect(itemsOfRow(row, [of('arm64')], [of('arm64')], false)[0]?.isNew).toBe(false);
  });

  it('works with the four fields of the floor, and takes the type of the package', () => {
    expect(itemsOfRow(advisory(), [packageInHand()], undefined, false)).toEqual([
      {
        advisoryId: 'CGA-1111-1111-1111',
        aliases: [],
        artifact: 'openssl',
        type: 'apk',
        version: '3.1.4-r5',
        facts: { status: 'affecting' },
        rating: { severity: 'unknown' },
        isNew: true,
        packages: [packageInHand()],
      },
    ]);
  });

  it('drops a package of another type, and tells types apart where the row does not', () => {
    const packages = [packageInHand(), packageInHand({ type: 'npm' }), packageInHand({ version: '1' })];
    expect(itemsOfRow(advisory({ artifactType: 'image' }), packages, undefined, false)).toEqual([]);
    const types = (artifactType: string | undefined) =>
      itemsOfRow(advisory({ artifactType }), packages, undefined, false).map((made) => [
        made.type,
        made.packages.length,
      ]);
    expect(types('APK')).toEqual([['apk', 2]]);
    expect(types('')).toEqual([
      ['apk', 2],
      ['npm', 1],
    ]);
    expect(types(undefined)).toEqual([
      ['apk', 2],
      ['npm', 1],
    ]);
  });

  it.each([
    ['an affected version after a fixed one', ['3.1.4-r6', '3.1.4-r5'], 'affecting', '3.1.4-r5'],
    ['an affected version before a fixed one', ['3.1.4-r5', '3.1.4-r6'], 'affecting', '3.1.4-r5'],
    ['an affected version before one not known', ['3.1.4-r5', undefined], 'affecting', '3.1.4-r5'],
    ['a known fixed version before one not known', [undefined, '3.1.4-r7'], 'fixed', '3.1.4-r7'],
    ['the first of two fixed ones', ['3.1.4-r6', '3.1.4-r7'], 'fixed', '3.1.4-r6'],
    ['no version', [undefined], 'fixed', undefined],
  ])('of several versions takes %s', (_, versions, status, version) => {
    const packages = versions.map((text) => {
      const { version: __, ...bare } = packageInHand();
      return text === undefined ? bare : { ...bare, version: text };
    });
    const [made] = itemsOfRow(advisory({ events: FIXED }), packages, undefined, false);
    expect([made?.facts.status, made?.version]).toEqual([status, version]);
  });

  it.each([
    ['no base', undefined, true],
    ['a base without the package', [], true],
    ['the package in the base at the same version', [packageInHand()], false],
    ['the package in the base at a fixed version', [packageInHand({ version: '3.1.4-r6' })], true],
    ['the package in the base at both', [packageInHand({ version: '3.1.4-r6' }), packageInHand()], false],
    ['another type of the name in the base', [packageInHand({ type: 'npm' })], true],
    ['a bare name in the base', [{ name: 'openssl' }], true],
  ])('is new or not with %s', (_, base, isNew) => {
    const row = advisory({ artifactType: 'apk', events: FIXED });
    expect(itemsOfRow(row, [packageInHand()], base, false)[0]?.isNew).toBe(isNew);
  });

  it.each([
    ['3.1.4-r5', true],
    ['not a version', false],
  ])('a base whose version cannot be compared: %s is new %s', (version, isNew) => {
    const row = advisory({ artifactType: 'apk', events: FIXED });
    const base = [packageInHand({ version: 'no version' })];
    expect(itemsOfRow(row, [packageInHand({ version })], base, false)[0]?.isNew).toBe(isNew);
  });

  it('calls a settled item new only when the base lacks the package', () => {
    const row = advisory({ events: FIXED });
    const head = [packageInHand({ version: '3.1.4-r6' })];
    expect(itemsOfRow(row, head, [packageInHand()], false)[0]?.isNew).toBe(false);
    expect(itemsOfRow(row, head, [], false)[0]?.isNew).toBe(true);
  });

  it.each([
    ['fixed since the base', '3.1.4-r6', [packageInHand()], true],
    ['fixed in the base too', '3.1.4-r6', [packageInHand({ version: '3.1.4-r6' })], undefined],
    ['fixed, without the package in the base', '3.1.4-r6', [], undefined],
    ['affecting as in the base', '3.1.4-r5', [packageInHand()], undefined],
  ])('remembers the affected base of a settled item only: %s', (_, version, base, affectsBase) => {
    const row = advisory({ artifactType: 'apk', events: FIXED });
    expect(itemsOfRow(row, [packageInHand({ version })], base, false)[0]?.affectsBase).toBe(affectsBase);
  });

  it('makes an item without packages for a row that was asked for', () => {
    expect(itemsOfRow(advisory({ artifactType: 'IMAGE' }), [packageInHand()], undefined, true)).toMatchObject(
      [{ type: 'image', packages: [], facts: { status: 'affecting' } }],
    );
    expect(itemsOfRow(advisory({ artifactType: '' }), [], undefined, true)[0]?.type).toBeUndefined();
    expect(itemsOfRow(advisory(), [], undefined, true)).toHaveLength(1);
    expect(itemsOfRow(advisory(), [], undefined, false)).toEqual([]);
  });
});

describe('mergeItems', () => {
  const affecting = item({
    facts: { status: 'affecting' },
    aliases: ['A', 'B'],
    rating: { severity: 'low' },
    isNew: false,
  });
  const fixed = item({
    facts: { status: 'fixed', fixedVersion: '2' },
    aliases: ['B', 'C'],
    rating: { severity: 'critical' },
    packages: affecting.packages,
  });
  const expected = {
    ...affecting,
    facts: { status: 'affecting' },
    rating: { severity: 'critical' },
    isNew: false,
  };

  it('takes the worse status, the higher severity, all aliases, no fix of another row, and old before new', () => {
    expect(mergeItems(affecting, fixed)).toEqual({ ...expected, aliases: ['A', 'B', 'C'] });
    expect(mergeItems(fixed, affecting)).toEqual({ ...expected, aliases: ['B', 'C', 'A'] });
  });

  it('is in the base as a settled one where either is', () => {
    const settled = item({ facts: { status: 'fixed' }, isNew: false });
    const fresh = item({ facts: { status: 'fixed' }, isNew: true });
    expect(mergeItems(settled, fresh).isNew).toBe(false);
    expect(mergeItems(fresh, settled).isNew).toBe(false);
    expect(mergeItems(fresh, fresh)).toEqual(fresh);
  });

  it('is new where only a settled one of the two is in the base, and not where the base is affected', () => {
    const fresh = item({ facts: { status: 'affecting' }, isNew: true });
    const settled = item({ facts: { status: 'not-affected' }, isNew: false });
    const fixedSince: AdvisoryItem = { ...settled, affectsBase: true };
    for (const [other, isNew] of [
      [settled, true],
      [fixedSince, false],
    ] as const) {
      expect(mergeItems(fresh, other)).toMatchObject({ facts: { status: 'affecting' }, isNew });
      expect(mergeItems(other, fresh)).toMatchObject({ facts: { status: 'affecting' }, isNew });
    }
    expect(mergeItems(mergeItems(settled, fixedSince), fresh).isNew).toBe(false);
  });

  it('keeps the summary of either, the version of the one that counts, and no other', () => {
    const plain = item({ facts: { status: 'affecting' } });
    const { version: _, ...bare } = plain;
    const settled = { ...item({ facts: { status: 'fixed' } }), version: '2' };
    expect(mergeItems({ ...plain, summary: 's' }, plain).summary).toBe('s');
    expect(mergeItems(plain, { ...plain, summary: 's' }).summary).toBe('s');
    for (const merged of [mergeItems(settled, bare), mergeItems(bare, settled)])
      expect(merged.version).toBeUndefined();
    expect(itemsOfRow(advisory(), [packageInHand()], undefined, false)[0]?.said).toBeUndefined();
  });

  it('keeps the fixed version of the worse, and none where none is known', () => {
    const other = item({ facts: { status: 'affecting', fixedVersion: '1' } });
    expect(mergeItems(other, fixed).facts.fixedVersion).toBe('1');
    expect(mergeItems(fixed, other).facts.fixedVersion).toBe('1');
    expect(mergeItems(affecting, affecting)).toEqual(affecting);
  });

  it('keeps the first of two that are equally bad, but the higher score', () => {
    const first = item({ version: '1', rating: { severity: 'high', score: 7 } });
    const second = item({ version: '2', rating: { severity: 'high', score: 8 } });
    expect(mergeItems(first, second)).toMatchObject({ version: '1', rating: { score: 8 } });
    expect(mergeItems(second, first)).toMatchObject({ version: '2', rating: { score: 8 } });
    const vectors = ['a', 'b'].map((vector) => item({ rating: { severity: 'high', score: 8, vector } }));
    expect(vectors.reduce(mergeItems).rating.vector).toBe('a');
    const unscored = item({ rating: { severity: 'high' } });
    expect(mergeItems(unscored, first).rating).toEqual(first.rating);
    expect(mergeItems(first, unscored).rating).toEqual(first.rating);
  });

  it('is idempotent, for any item', () => {
    const anyItem = fc.record({
      status: fc.constantFrom(
        'affecting' as const,
        'fixed' as const,
        'not-affected' as const,
        'withdrawn' as const,
      ),
      severity: fc.constantFrom(...SEVERITIES),
      isNew: fc.boolean(),
    });
    fc.assert(
      fc.property(anyItem, ({ status, severity, isNew }) => {
        const made = item({ facts: { status }, rating: { severity }, isNew });
        expect(mergeItems(made, made)).toEqual(made);
      }),
    );
  });
});

describe('itemKey', () => {
  it('tells advisory, type and artifact apart', () => {
    const { type: _, ...untyped } = item();
    const keys = [
      item(),
      item({ advisoryId: 'x' }),
      item({ type: 'npm' }),
      item({ artifact: 'x' }),
      untyped,
    ].map(itemKey);
    expect(new Set(keys).size).toBe(5);
    expect(itemKey(item({ version: '9' }))).toBe(itemKey(item()));
  });
});

describe('components of merged items', () => {
  it('are those of both, each once', () => {
    const [a, b] = [{ name: 'a' }, { location: 'b' }];
    const merge = (one: object, other: object) => mergeItems(item(one), item(other)).components;
    expect(merge({ components: [a, b] }, { components: [{ name: 'a' }] })).toEqual([a, b]);
    expect(merge({ components: [a] }, {})).toEqual([a]);
    expect(merge({}, { components: [b] })).toEqual([b]);
    expect(merge({}, {})).toBeUndefined();
  });

  it('came by the origin only if both did', () => {
    const merge = (one: object, other: object) => mergeItems(item(one), item(other)).viaOrigin;
    expect(merge({ viaOrigin: true }, { viaOrigin: true })).toBe(true);
    expect(merge({ viaOrigin: true }, {})).toBeUndefined();
    expect(merge({}, { viaOrigin: true })).toBeUndefined();
  });
});

describe('rows of one advisory', () => {
  const X86 = packageInHand({ arch: 'x86_64', version: '3.0.0-r0' });
  const ARM = packageInHand({ arch: 'aarch64', version: '3.3.0-r0' });
  const merge = (...rows: readonly Partial<AdvisoryRow>[]): AdvisoryItem | undefined =>
    rows
      .flatMap((row) => itemsOfRow(advisory(row), [X86, ARM], undefined, false))
      .reduce<AdvisoryItem | undefined>(
        (one, other) => (one === undefined ? other : mergeItems(one, other)),
        undefined,
      );
  const fix = (fixedVersion: string) => [{ fixed: { fixedVersion } }];

  it('leave each package with the worst that they say about it', () => {
    const fixed = { status: 'fixed', fixedVersion: '3.2-r0' };
    const mixed = merge({ events: fix('3.2-r0') });
    expect(mixed).toMatchObject({ packages: [X86], version: '3.0.0-r0' });
    expect(mixed?.better).toEqual([{ facts: fixed, packages: [ARM] }]);
    const both = merge({ events: fix('3.2-r0') }, { events: [], artifactArchitecture: 'aarch64' });
    expect(both?.packages).toEqual([X86, ARM]);
    expect(both?.better).toBeUndefined();
  });

  it('keep one list of packages and one word where they say the same', () => {
    const item = merge({ events: [], componentName: 'a' }, { events: [], componentName: 'b' });
    expect(item?.packages).toEqual([X86, ARM]);
    expect([item?.better, item?.said]).toEqual([undefined, undefined]);
  });

  it('have no fix for all where their fixes cannot be compared, and say so', () => {
    const item = merge({ events: fix('4.0-r0') }, { events: fix('a b') });
    expect(item?.facts.fixedVersion).toBeUndefined();
    expect(item?.facts.doubt).toContain('its fixed versions cannot be compared');
  });

  it('have a reason for a false positive only where all give the same', () => {
    const reason = (type?: string) => ({ events: [{ falsePositiveDetermination: { type } }] });
    const typeOf = (...types: readonly (string | undefined)[]) =>
      merge(...types.map(reason))?.facts.falsePositiveType;
    expect(typeOf('a', 'a')).toBe('a');
    expect(typeOf('a', 'b')).toBeUndefined();
    expect(typeOf('a', undefined)).toBeUndefined();
    expect(typeOf(undefined, 'a')).toBeUndefined();
  });

  it('mean the same in any order, and fail what one of them fails', () => {
    const anyRow = fc.record({
      artifactArchitecture: fc.constantFrom('x86_64', 'aarch64', undefined),
      events: fc.constantFrom(
        undefined,
        [],
        [{ detection: {} }],
        [{ fixNotPlanned: {} }],
        [{ falsePositiveDetermination: { type: 'a' } }],
        fix('3.1-r0'),
        fix('3.2-r0'),
        fix('4.0-r0'),
        fix(''),
      ),
    });
    const policy = fc.record({
      failOnStatus: fc.constantFrom<GatePolicy['failOnStatus']>(undefined, ['affected'], ['detected']),
      onlyFixed: fc.boolean(),
    });
    const meaningOf = (item: AdvisoryItem | undefined) => ({
      facts: item?.facts,
      packages: new Set(item?.packages),
      better: item?.better?.map(({ facts, packages }) => [facts, new Set(packages)]),
    });
    const effectOf = (item: AdvisoryItem, some: Partial<GatePolicy>) =>
      decide({ collected: collected({ items: [item] }), policy: { ...POLICY, ...some } }).items[0]?.effect;
    fc.assert(
      fc.property(fc.array(anyRow, { minLength: 1, maxLength: 4 }), policy, (rows, some) => {
        const item = merge(...rows);
        expect(meaningOf(merge(...[...rows].reverse()))).toEqual(meaningOf(item));
        const effects = rows.flatMap((row) => effectOf(merge(row) as AdvisoryItem, some));
        expect(item && effectOf(item, some) === 'fails').toBe(effects.includes('fails'));
      }),
    );
  });
});
