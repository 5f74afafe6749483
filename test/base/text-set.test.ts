import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTextSet } from '../../src/base/text-set.ts';

/** Adds texts to a set of ours and to one of JavaScript's, and holds each answer of ours against the other's. */
function expectAsSet(texts: readonly string[]): void {
  const [ours, theirs] = [createTextSet(), new Set<string>()];
  for (const text of texts) {
    expect(ours.add(text), JSON.stringify(text)).toBe(!theirs.has(text));
    theirs.add(text);
    expect(ours.size).toBe(theirs.size);
  }
}

/** FNV-1a, by which the set finds its slots. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return hash;
}

describe('createTextSet', () => {
  it('knows the texts that it was given, as a Set does', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 4 }),
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.constantFrom('', 'a', 'ä', 'ā', '\0', '\0\0', 'uid/1', 'uid/2'),
    );
    fc.assert(fc.property(fc.array(text, { maxLength: 200 }), expectAsSet));
  });

  it('grows with many and long texts', () => {
    const uids = Array.from({ length: 5000 }, (_, index) => `${'ad'.repeat(20)}/${index.toString(16)}`);
    const long = [65_528, 65_529, 65_000, 100_000, 99_999].map((length) => 'x'.repeat(length));
    expectAsSet([...long, ...uids, ...long, ...uids, ...long]);
  });

  it('stays quick and right where hashes were made to fall together', () => {
    const same: string[] = [];
    for (let index = 0; same.length < 300; index += 1)
      if ((hashOf(`${index}`) & 0x3ff) === 0x155) same.push(`${index}`);
    expectAsSet([...same, ...same]);
    // Those that found no slot are still known when there is more room.
    expectAsSet([...same, ...Array.from({ length: 5000 }, (_, index) => `x${index}`), ...same]);
  });
});
