import { describe, expect, it } from 'vitest';
import { readLenientYaml } from '../../../../src/images/read/formats/lenient-yaml.ts';
import { readStrictYaml } from '../../../../src/images/read/formats/strict-yaml.ts';
import { mapsOf, nodeAt, scalarValue, writtenPairs } from '../../../../src/images/read/formats/yaml-node.ts';

describe.each([
  ['strict', readStrictYaml],
  ['lenient', readLenientYaml],
])('a key that is written several times, for the %s reader', (_, read) => {
  const [document] = [...read('a: { tag: "1" }\nb: x\na: { tag: "2" }\na: { tag: "3", tag: "4" }\n', 400)];
  const root = document?.root;

  it('has its last value', () => {
    expect(scalarValue(nodeAt(root, 'a', 'tag'))).toBe('4');
  });

  it('has all values for whoever looks at everything that is written', () => {
    const tags = mapsOf(root).flatMap((map) =>
      [...writtenPairs(map)].flatMap(({ key, value }) => (key === 'tag' ? scalarValue(value) : [])),
    );
    expect(tags.toSorted()).toEqual(['1', '2', '3', '4']);
  });

  it('is a fault where it is written again', () => {
    expect(document?.faults.map(({ offset }) => offset).toSorted()).toEqual([21, 37, 52]);
  });
});
