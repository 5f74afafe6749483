import { describe, expect, it } from 'vitest';
import { readLenientYaml } from '../../../../src/images/read/formats/lenient-yaml.ts';
import { readYaml } from '../../../../src/images/read/formats/read-yaml.ts';
import { readStrictYaml } from '../../../../src/images/read/formats/strict-yaml.ts';
import { mapsOf, nodeAt, scalarValue, writtenPairs } from '../../../../src/images/read/formats/yaml-node.ts';

const readers = [
  ['strict', readStrictYaml],
  ['lenient', readLenientYaml],
] as const;

describe.each(readers)('a part of a file, for the %s reader', (_, read) => {
  it('has the places of the file', () => {
    const before = `# ${'x'.repeat(20)}\n`;
    const text = 'a: [b, "c"]\nd: |\n  e\nf:\ng: &h i\na: *h\n';
    const [part] = [...read(text, { maxDepth: 400, from: before.length })];
    const [whole] = [...read(before + text, { maxDepth: 400, from: 0 })];
    expect(part).toEqual(whole);
    expect(part?.faults).toHaveLength(1);
  });
});

it('an error in a part of a file has its place in the file', () => {
  const [document] = [...readYaml('x: [\n---\na: [\n---\n', [{ start: 5, end: 14 }])];
  expect(document?.error?.offset).toBe(14);
});

describe.each(readers)('a key that is written several times, for the %s reader', (_, read) => {
  const [document] = [
    ...read('a: { tag: "1" }\nb: x\na: { tag: "2" }\na: { tag: "3", tag: "4" }\n', {
      maxDepth: 400,
      from: 0,
    }),
  ];
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
