import { describe, expect, it } from 'vitest';
import { createAdvisoryCollection } from '../../../../src/commands/advisory-gate/advisory/advisory-collection.ts';
import {
  type ComparedImage,
  imageChanges,
} from '../../../../src/commands/advisory-gate/images/image-records.ts';
import {
  groupByName,
  type PackageInHand,
} from '../../../../src/commands/advisory-gate/sbom/package-in-hand.ts';
import type { Ignore } from '../../../../src/kit/findings/ignore.ts';
import type { AdvisoryRow } from '../../../../src/platform/resources/advisories.ts';
import { advisory, decide, ignore, packageInHand } from '../../../support/advisory-builders.ts';

const FIX = [{ fixed: { fixedVersion: '3.2-r0' } }];

/** Counts of each image: of all, new and fixed. An image is where its packages say that they come from. */
function countsOf(
  rows: readonly Partial<AdvisoryRow>[],
  packages: readonly PackageInHand[],
  base?: readonly PackageInHand[],
  ignores: readonly Ignore[] = [],
): readonly (readonly number[])[] {
  const before = base && groupByName(base);
  const search = {
    packages: groupByName(packages),
    basePackages: before,
    replaced: before,
    lookups: [],
  };
  const collection = createAdvisoryCollection(search);
  for (const [index, row] of rows.entries())
    collection.add(advisory({ uid: String(index), ...row }), 'artifactNames');
  const collected = collection.result();
  const { items } = decide({ collected, ignores });
  const images = imagesOf(packages).map((image) => ({
    platform: 'linux/amd64',
    ...image,
    name: image.file,
    digest: '',
    manifest: '',
    packageCount: 1,
    sbom: 'attested' as const,
  }));
  const found = { items, replaced: collected.replaced, base: imagesOf(base ?? []) };
  return imageChanges(images, found).map(({ fixed, record: { count, fixedCount, newCount } }) => {
    expect(fixed).toHaveLength(fixedCount);
    return [count, newCount, fixedCount];
  });
}

/** `amd64.old` is the image `old` for that platform. */
function imagesOf(packages: readonly PackageInHand[]): readonly ComparedImage[] {
  const bySource = new Map(packages.map((entry) => [entry.source ?? '', entry]));
  return Array.from(bySource, ([file, { image, places }]) => ({
    file,
    ...(file.includes('.') ? { platform: `linux/${file.split('.')[0]}` } : {}),
    ...(places === undefined ? {} : { places }),
    ...(image === undefined ? {} : { image }),
  }));
}

describe('the counts of an image', () => {
  it('are of every platform that some row is about', () => {
    const packages = ['x86_64', 'aarch64'].map((arch) => packageInHand({ arch, source: arch }));
    const rows = packages.map(({ source = '' }) => ({ artifactArchitecture: source, events: [] }));
    for (const order of [rows, [...rows].reverse()])
      expect(countsOf(order, packages)).toEqual([
        [1, 1, 0],
        [1, 1, 0],
      ]);
  });

  const OLD = packageInHand({ source: 'old', version: '3.0.0-r0' });
  const NEW = packageInHand({ source: 'new', version: '3.3.0-r0' });

  const BASE = packageInHand({ source: 'base', version: '3.1.0-r0' });

  it('are by its own version of the package', () => {
    expect(countsOf([{ events: FIX }], [OLD, NEW])).toEqual([
      [1, 1, 0],
      [0, 0, 0],
    ]);
  });

  it('say what the move of one image fixes while another stays affected', () => {
    expect(countsOf([{ events: FIX }], [OLD, NEW], [BASE])).toEqual([
      [1, 0, 0],
      [0, 0, 1],
    ]);
  });

  it('are of nothing fixed where it also has a version that is affected', () => {
    const both = [OLD, { ...NEW, source: 'old' }];
    expect(countsOf([{ events: FIX }], both, [BASE])).toEqual([[1, 0, 0]]);
  });

  it('leave out what is ignored', () => {
    expect(
      countsOf([{ events: FIX }], [OLD, NEW], undefined, [ignore({ id: 'CGA-1111-1111-1111' })]),
    ).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  const curl = packageInHand({ name: 'curl', source: 'new', version: '8.0.0-r0' });
  const at = (entry: PackageInHand, source: string, ...places: readonly string[]) => ({
    ...entry,
    source,
    places,
  });

  it('are of something fixed where the package is gone', () => {
    expect(countsOf([{ events: FIX }], [curl], [BASE])).toEqual([[0, 0, 1]]);
    expect(countsOf([{ events: FIX }], [at(curl, 'new', 'a')], [at(BASE, 'base', 'a')])).toEqual([[0, 0, 1]]);
  });

  it('are of nothing fixed where the base’s version was not affected, or the package moves to another place', () => {
    const wellBefore = packageInHand({ source: 'base', version: '3.3.0-r0' });
    expect(countsOf([{ events: FIX }], [curl], [wellBefore])).toEqual([[0, 0, 0]]);
    expect(countsOf([{ events: FIX }], [at(curl, 'new', 'a')], [at(BASE, 'base', 'b')])).toEqual([[0, 0, 0]]);
  });

  it('are of nothing known where the base’s version cannot be compared and its own can', () => {
    const odd = packageInHand({ source: 'base', version: 'x' });
    expect(countsOf([{ events: FIX }], [OLD], [odd])).toEqual([[1, 1, 0]]);
    expect(countsOf([{ events: FIX }], [{ ...OLD, version: 'y' }], [odd])).toEqual([[1, 0, 0]]);
  });

  it('are by the place of each image', () => {
    const head = [at(OLD, 'one', 'a'), at(OLD, 'two', 'b'), at(NEW, 'three', 'b'), at(OLD, 'four', 'a', 'b')];
    const base = [at(BASE, 'before', 'a'), at(curl, 'other', 'b')];
    expect(countsOf([{ events: FIX }], head, base)).toEqual([
      [1, 0, 0],
      [1, 1, 0],
      [0, 0, 0],
      [1, 1, 0],
    ]);
  });

  it('are of something fixed only on the platform that had it', () => {
    const head = [at(curl, 'amd64.new', 'a'), at(curl, 'arm64.new', 'a')];
    const base = [at(BASE, 'amd64.old', 'a'), at(curl, 'arm64.old', 'a')];
    expect(countsOf([{ events: FIX }], head, base)).toEqual([
      [0, 0, 1],
      [0, 0, 0],
    ]);
  });

  it('are of something fixed only in the image that an SBOM of the base describes', () => {
    const head = [
      { ...curl, source: 'one', image: 'cgr.dev/acme/one:2' },
      { ...curl, source: 'two', image: 'cgr.dev/acme/two:2' },
    ];
    const base = [{ ...BASE, image: 'cgr.dev/acme/one:1' }];
    expect(countsOf([{ events: FIX }], head, base)).toEqual([
      [0, 0, 1],
      [0, 0, 0],
    ]);
  });
});
