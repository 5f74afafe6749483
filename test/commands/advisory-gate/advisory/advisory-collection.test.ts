import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAdvisoryCollection } from '../../../../src/commands/advisory-gate/advisory/advisory-collection.ts';
import {
  groupByName,
  type PackageInHand,
} from '../../../../src/commands/advisory-gate/sbom/package-in-hand.ts';
import type { AdvisoryRow } from '../../../../src/platform/resources/advisories.ts';
import { advisory, packageInHand } from '../../../support/advisory-builders.ts';

const PACKAGES = groupByName([packageInHand()]);
const NONE = groupByName([]);

describe('createAdvisoryCollection', () => {
  it('keeps the rows of names that were asked for and drops the others', () => {
    const collection = createAdvisoryCollection({ packages: PACKAGES, lookups: [] });
    collection.add(advisory(), 'artifactNames');
    const foreign = advisory({ uid: 'a/2', artifactName: 'zlib' });
    collection.add(foreign, 'artifactNames');
    collection.add(advisory({ uid: 'a/3', advisoryId: 'CGA-2', artifactType: 'image' }), 'artifactNames');
    // A list that is read anew brings its rows again.
    collection.add(foreign, 'artifactNames');
    collection.add(advisory(), 'artifactNames');
    const result = collection.result();
    expect(result.items.map((item) => item.artifact)).toEqual(['openssl']);
    expect(result).toMatchObject({
      rowCount: 3,
      foreignRowCount: 2,
      missingLookups: [],
      unknownLookups: [],
      fieldsSeen: { severities: false, events: false },
    });
  });

  it('says which fields the service gives', () => {
    const collection = createAdvisoryCollection({ packages: PACKAGES, lookups: [] });
    collection.add(advisory({ severities: [] }), 'artifactNames');
    expect(collection.result().fieldsSeen).toEqual({ severities: true, events: false });
    collection.add(advisory({ events: [] }), 'artifactNames');
    collection.add(advisory(), 'artifactNames');
    expect(collection.result().fieldsSeen).toEqual({ severities: true, events: true });
  });

  it('merges rows of one advisory for one package, and takes a row twice for one', () => {
    const collection = createAdvisoryCollection({ packages: PACKAGES, lookups: [] });
    collection.add(advisory({ aliases: ['CVE-1'], deleteTime: '2026-01-01T00:00:00Z' }), 'artifactNames');
    collection.add(advisory({ uid: 'a/2', aliases: ['CVE-1'] }), 'artifactNames');
    collection.add(advisory({ uid: 'a/2', aliases: ['CVE-1'] }), 'artifactNames');
    expect(collection.result().items).toMatchObject([{ aliases: ['CVE-1'], facts: { status: 'affecting' } }]);
  });

  it('compares with the base', () => {
    const base = { packages: PACKAGES, lookups: [] };
    const isNew = (basePackages: typeof PACKAGES | undefined) => {
      const collection = createAdvisoryCollection({ ...base, basePackages });
      collection.add(advisory(), 'artifactNames');
      return collection.result().items[0]?.isNew;
    };
    expect(isNew(undefined)).toBe(true);
    expect(isNew(NONE)).toBe(true);
    expect(isNew(PACKAGES)).toBe(false);
  });

  it.each([
    ['its id', 'cga-1111-1111-1111', advisory()],
    ['an alias', 'cve-2026-1', advisory({ aliases: ['GHSA-1', 'CVE-2026-1'] })],
    ['its legacy id', 'GHSA-old', advisory({ legacyAdvisoryId: 'ghsa-OLD' })],
  ])('finds a lookup by %s, in any case', (_, lookup, row) => {
    const collection = createAdvisoryCollection({ packages: NONE, lookups: [lookup, 'CVE-0'] });
    collection.add(row, 'advisoryIds');
    expect(collection.result()).toMatchObject({ missingLookups: ['CVE-0'], foreignRowCount: 0 });
    expect(collection.result().items).toHaveLength(1);
  });

  it('needs no more answers for the id of an advisory', () => {
    const lookups = ['cga-1111-1111-1111', 'CVE-0'];
    const collection = createAdvisoryCollection({ packages: PACKAGES, lookups });
    // There may be rows of the same advisory about other packages.
    collection.add(advisory(), 'artifactNames');
    expect(collection.openLookups()).toEqual(lookups);
    collection.add(advisory(), 'advisoryIds');
    expect(collection.openLookups()).toEqual(['CVE-0']);
  });

  it.each(['artifactNames', 'advisoryIds', 'aliases'] as const)(
    'needs the whole answer for an alias that a row in an answer to %s has',
    (question) => {
      const collection = createAdvisoryCollection({ packages: PACKAGES, lookups: ['CVE-1'] });
      collection.add(advisory({ aliases: ['CVE-1'] }), question);
      expect(collection.openLookups()).toEqual(['CVE-1']);
      collection.endAliases();
      expect(collection.openLookups()).toEqual([]);
      expect(collection.result()).toMatchObject({ missingLookups: [], unknownLookups: [] });
    },
  );

  it('calls an alias unknown that one row has while others lack the field', () => {
    const collection = createAdvisoryCollection({ packages: NONE, lookups: ['CVE-1'] });
    collection.add(advisory({ aliases: ['CVE-1'] }), 'aliases');
    collection.add(advisory({ uid: 'a/2' }), 'aliases');
    collection.endAliases();
    expect(collection.result()).toMatchObject({ missingLookups: [], unknownLookups: ['CVE-1'] });
  });

  it('drops rows of a lookup that another filter let through', () => {
    const collection = createAdvisoryCollection({ packages: NONE, lookups: ['CVE-1'] });
    collection.add(advisory({ aliases: ['CVE-2'] }), 'aliases');
    expect(collection.canTellAliases()).toBe(true);
    expect(collection.result()).toMatchObject({
      items: [],
      foreignRowCount: 1,
      missingLookups: ['CVE-1'],
      unknownLookups: [],
    });
  });

  it('calls a lookup unknown, never missing, when the rows lack the field that would tell', () => {
    const collection = createAdvisoryCollection({ packages: NONE, lookups: ['CVE-1', 'CGA-1111-1111-1111'] });
    collection.add(advisory(), 'advisoryIds');
    collection.add(advisory(), 'aliases');
    expect(collection.canTellAliases()).toBe(false);
    expect(collection.result()).toMatchObject({ missingLookups: [], unknownLookups: ['CVE-1'] });
  });

  it('takes rows without aliases for told when ids were asked for', () => {
    const collection = createAdvisoryCollection({ packages: NONE, lookups: ['CGA-0'] });
    collection.add(advisory(), 'advisoryIds');
    expect(collection.result()).toMatchObject({ missingLookups: ['CGA-0'], unknownLookups: [] });
  });

  it('gives the same items in any order of rows', () => {
    const rows = ['1', '2', '3'].flatMap((id) => [
      advisory({ advisoryId: id, aliases: ['CVE-1'] }),
      advisory({ advisoryId: id, aliases: ['CVE-1'], events: [{ fixed: { fixedVersion: '1' } }] }),
    ]);
    const collect = (given: readonly (typeof rows)[number][]) => {
      const collection = createAdvisoryCollection({ packages: PACKAGES, lookups: [] });
      for (const row of given) collection.add(row, 'artifactNames');
      return [...collection.result().items].sort((a, b) => a.advisoryId.localeCompare(b.advisoryId));
    };
    fc.assert(
      fc.property(fc.shuffledSubarray(rows, { minLength: rows.length }), (shuffled) => {
        expect(collect(shuffled)).toEqual(collect(rows));
      }),
    );
  });
});

describe('rows about the origin of a package', () => {
  const SUB = packageInHand({ name: 'libssl3', origin: 'openssl' });
  const collect = (packages: readonly PackageInHand[], ...rows: readonly AdvisoryRow[]) => {
    const collection = createAdvisoryCollection({
      packages: groupByName(packages),
      basePackages: groupByName([SUB]),
      lookups: [],
    });
    for (const row of rows) collection.add(row, 'artifactNames');
    return collection.result();
  };

  it('are about what was built from it, and compared with the base by its name', () => {
    const { foreignRowCount, items, namesSeen } = collect([SUB], advisory({ aliases: ['CVE-1'] }));
    expect(items).toMatchObject([{ artifact: 'libssl3', viaOrigin: true, isNew: false, packages: [SUB] }]);
    expect([foreignRowCount, [...namesSeen]]).toEqual([0, []]);
  });

  it.each([
    ['the same package', SUB.origin, false],
    ['a package of unknown origin', undefined, false],
    ['a package of that name with another origin', 'libressl', true],
  ])('are known where the base has %s', (_, origin, isNew) => {
    const basePackages = groupByName([{ ...SUB, origin }]);
    const collection = createAdvisoryCollection({ packages: groupByName([SUB]), basePackages, lookups: [] });
    collection.add(advisory(), 'artifactNames');
    expect(collection.result().items).toMatchObject([{ artifact: 'libssl3', isNew }]);
  });

  it('give way to rows about the package itself on the same vulnerability only', () => {
    const own = (more: object) => advisory({ uid: 'a/9', artifactName: 'libssl3', ...more });
    const origin = (uid: string, alias: string) => advisory({ uid, advisoryId: uid, aliases: [alias] });
    const { items } = collect(
      [SUB, packageInHand({ name: 'zlib' })],
      origin('a/1', 'CVE-1'),
      origin('a/2', 'CVE-2'),
      own({ aliases: ['cve-1'], advisoryId: 'CGA-9', events: [{ falsePositiveDetermination: {} }] }),
      advisory({ uid: 'a/8', artifactName: 'zlib', aliases: ['CVE-2'] }),
    );
    expect(items.map(({ advisoryId, artifact }) => `${artifact} ${advisoryId}`).sort()).toEqual([
      'libssl3 CGA-9',
      'libssl3 a/2',
      'zlib CGA-1111-1111-1111',
    ]);
  });

  it('count in whatever letters the service spells their name', () => {
    const django = packageInHand({ name: 'django', type: 'pypi' });
    const row = advisory({ artifactName: 'Django', artifactType: 'library' });
    expect(collect([django], row)).toMatchObject({ items: [{ artifact: 'django', packages: [django] }] });
    const both = [packageInHand({ ...django, name: 'Django' }), django];
    expect(collect(both, row).items).toMatchObject([{ artifact: 'Django' }]);
  });

  it.each([
    ['name', packageInHand({ name: 'curl' })],
    ['origin', packageInHand({ name: 'libcurl', origin: 'curl' })],
  ])('are of the base by the %s of a package that is gone', (_, gone) => {
    const replaced = groupByName([gone]);
    const collection = createAdvisoryCollection({ packages: PACKAGES, replaced, lookups: [] });
    collection.add(advisory({ uid: 'a/1', artifactName: 'curl' }), 'artifactNames');
    const { foreignRowCount, items, replaced: ofBase } = collection.result();
    expect([foreignRowCount, items.length, ofBase.length]).toEqual([0, 0, 1]);
  });

  it.each([
    ['was withdrawn', { deleteTime: '2026-01-01T00:00:00Z' }, []],
    ['is about another architecture', { artifactArchitecture: 'aarch64' }, ['CVE-1']],
  ])('stay where the row about the package itself %s', (_, more, lookups) => {
    const collection = createAdvisoryCollection({
      packages: groupByName([{ ...SUB, arch: 'x86_64' }]),
      lookups,
    });
    collection.add(advisory({ uid: 'a/1', aliases: ['CVE-1'] }), 'artifactNames');
    const own = { uid: 'a/2', artifactName: 'libssl3', advisoryId: 'CGA-9', aliases: ['CVE-1'] };
    collection.add(advisory({ ...own, ...more }), 'aliases');
    const { items } = collection.result();
    expect(items.find(({ viaOrigin }) => viaOrigin === true)).toMatchObject({
      facts: { status: 'affecting' },
    });
  });

  it('stay for the packages that no row of their own is about', () => {
    const [one, other] = ['x86_64', 'aarch64'].map((arch) => ({ ...SUB, arch }));
    const own = { uid: 'a/2', artifactName: 'libssl3', advisoryId: 'CGA-9', aliases: ['CVE-1'] };
    const both = [one, other].filter((entry) => entry !== undefined);
    const isFalse = { artifactArchitecture: 'x86_64', events: [{ falsePositiveDetermination: {} }] };
    const rows = [advisory({ aliases: ['CVE-1'] }), advisory({ ...own, ...isFalse })];
    expect(collect(both, ...rows).items).toMatchObject([
      { viaOrigin: true, facts: { status: 'affecting' }, packages: [other] },
      { facts: { status: 'not-affected' }, packages: [one] },
    ]);
    expect(collect(both, ...rows, advisory({ ...own, uid: 'a/3' })).items).toMatchObject([
      { advisoryId: 'CGA-9' },
    ]);
  });

  it('are taken only for packages that have that origin', () => {
    const other = packageInHand({ name: 'libssl3', origin: 'libressl', version: '9' });
    expect(collect([SUB, other], advisory()).items).toMatchObject([{ packages: [SUB] }]);
    expect(collect([other], advisory())).toMatchObject({ items: [], foreignRowCount: 1 });
  });
});
