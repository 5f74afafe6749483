import { describe, expect, it } from 'vitest';
import type { Advisory } from '../../../../src/commands/advisory-gate/advisory/advisory.ts';
import { itemsOfRow, mergeItems } from '../../../../src/commands/advisory-gate/advisory/advisory-item.ts';
import { imageRecords } from '../../../../src/commands/advisory-gate/images/image-records.ts';
import type { PackageInHand } from '../../../../src/commands/advisory-gate/sbom/package-in-hand.ts';
import type { Ignore } from '../../../../src/kit/ignore.ts';
import { advisory, collected, decide, ignore, packageInHand } from '../../../support/advisory-builders.ts';

const FIX = [{ fixed: { fixedVersion: '3.2-r0' } }];

/** Counts of each image: of all, new and fixed. */
function countsOf(
  rows: readonly Partial<Advisory>[],
  packages: readonly PackageInHand[],
  base?: readonly PackageInHand[],
  ignores: readonly Ignore[] = [],
): readonly (readonly number[])[] {
  const items = [rows.flatMap((row) => itemsOfRow(advisory(row), packages, base, false)).reduce(mergeItems)];
  const images = [...new Set(packages.flatMap(({ source }) => source ?? []))].map((file) => ({
    file,
    name: file,
    digest: '',
    manifest: '',
    platform: 'linux/amd64',
    packageCount: 1,
    sbom: 'attested' as const,
  }));
  const decision = decide({ collected: collected({ items }), ignores });
  return imageRecords(images, decision).map(({ count, fixedCount, newCount }) => [
    count,
    newCount,
    fixedCount,
  ]);
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

  it('are by its own version of the package', () => {
    expect(countsOf([{ events: FIX }], [OLD, NEW])).toEqual([
      [1, 1, 0],
      [0, 0, 0],
    ]);
  });

  it('say what the move of one image fixes while another stays affected', () => {
    expect(countsOf([{ events: FIX }], [OLD, NEW], [packageInHand({ version: '3.1.0-r0' })])).toEqual([
      [1, 0, 0],
      [0, 0, 1],
    ]);
  });

  it('are of nothing fixed where it also has a version that is affected', () => {
    const both = [OLD, { ...NEW, source: 'old' }];
    expect(countsOf([{ events: FIX }], both, [packageInHand({ version: '3.1.0-r0' })])).toEqual([[1, 0, 0]]);
  });

  it('leave out what is ignored', () => {
    expect(
      countsOf([{ events: FIX }], [OLD, NEW], undefined, [ignore({ id: 'CGA-1111-1111-1111' })]),
    ).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });
});
