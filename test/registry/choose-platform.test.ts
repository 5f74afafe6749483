import { describe, expect, it } from 'vitest';
import { choosePlatform, parsePlatform, printPlatform } from '../../src/registry/choose-platform.ts';
import type { Descriptor } from '../../src/registry/manifest.ts';

const entryOf = (platform: string | undefined, digest = platform ?? 'none'): Descriptor => ({
  mediaType: '',
  digest,
  size: 1,
  artifactType: undefined,
  annotations: {},
  platform: platform === undefined ? undefined : parsePlatform(platform),
});

function choose(wanted: string, ...entries: readonly Descriptor[]) {
  const platform = parsePlatform(wanted);
  if (platform === undefined) throw new Error(wanted);
  const chosen = choosePlatform(entries, platform);
  return chosen.kind === 'manifest' ? chosen.descriptor.digest : [chosen.kind, ...chosen.offered];
}

describe('a platform', () => {
  it.each(['linux/amd64', 'linux/arm/v7', 'windows/amd64'])('%s is read and printed', (text) => {
    const platform = parsePlatform(text);
    expect(platform === undefined ? undefined : printPlatform(platform)).toBe(text);
  });

  it.each(['', 'amd64', 'linux/', '/amd64', 'linux/arm/v7/x', 'linux/AMD64', 'linux /amd64', 'linux/arm/'])(
    '`%s` is none',
    (text) => {
      expect(parsePlatform(text)).toBeUndefined();
    },
  );
});

describe('the image of a platform', () => {
  const index = ['linux/amd64', 'linux/arm64', 'linux/arm/v6', 'linux/arm/v7', 'unknown/unknown'].map(
    (name) => entryOf(name),
  );

  it.each([
    ['linux/amd64', 'linux/amd64'],
    ['linux/arm64', 'linux/arm64'],
    ['linux/arm64/v8', 'linux/arm64'],
    ['linux/arm', 'linux/arm/v7'],
    ['linux/arm/v6', 'linux/arm/v6'],
  ])('%s is %s', (wanted, digest) => {
    expect(choose(wanted, ...index)).toBe(digest);
  });

  it('without the usual variant is the only one that there is', () => {
    expect(choose('linux/arm', entryOf('linux/arm/v6'))).toBe('linux/arm/v6');
    expect(choose('linux/amd64', entryOf('linux/amd64/v3'))).toBe('linux/amd64/v3');
    expect(choose('linux/riscv64', entryOf('linux/riscv64'))).toBe('linux/riscv64');
  });

  it('that is missing is not replaced by another, and the ones that exist are named', () => {
    const offered = ['linux/amd64', 'linux/arm64', 'linux/arm/v6', 'linux/arm/v7'];
    expect(choose('linux/s390x', ...index, entryOf(undefined))).toEqual(['none', ...offered]);
    expect(choose('windows/amd64', ...index)).toEqual(['none', ...offered]);
    expect(choose('linux/arm/v5', ...index)).toEqual(['none', ...offered]);
    expect(choose('linux/amd64')).toEqual(['none']);
  });

  it('is ambiguous where two images claim it, and one where the same image stands twice', () => {
    expect(choose('linux/amd64', entryOf('linux/amd64', 'a'), entryOf('linux/amd64', 'b'))).toEqual([
      'ambiguous',
      'linux/amd64',
    ]);
    expect(choose('linux/arm', entryOf('linux/arm/v5'), entryOf('linux/arm/v6'))).toEqual([
      'ambiguous',
      'linux/arm/v5',
      'linux/arm/v6',
    ]);
    expect(choose('linux/amd64', entryOf('linux/amd64', 'a'), entryOf('linux/amd64', 'a'))).toBe('a');
  });
});
