import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareTagVersions,
  createTagSuggester,
  isSameLine,
  parseTagVersion,
  type TagVersion,
} from '../../../src/commands/check-deprecated/judge-targets.ts';

describe('parseTagVersion', () => {
  it.each([
    ['3', '', [3], '', undefined, undefined],
    ['1.27.3', '', [1, 27, 3], '', undefined, undefined],
    ['v1.27.3', 'v', [1, 27, 3], '', undefined, undefined],
    ['3.12-dev', '', [3, 12], '-dev', undefined, undefined],
    ['1.27.3-r2', '', [1, 27, 3], '', 2, undefined],
    ['1.27.3-r2-dev', '', [1, 27, 3], '-dev', 2, undefined],
    ['1.27.3-dev-r2', '', [1, 27, 3], '-dev', 2, undefined],
    ['1.27-20261015', '', [1, 27], '', undefined, 20_261_015_000_000],
    ['1.27-202610150930', '', [1, 27], '', undefined, 20_261_015_093_000],
    ['1.27-dev-20261015093015', '', [1, 27], '-dev', undefined, 20_261_015_093_015],
    ['1.27.3-r2-20261015', '', [1, 27, 3], '', 2, 20_261_015_000_000],
    ['17_jre+x', '', [17], '_jre+x', undefined, undefined],
    ['openjdk-17', 'openjdk-', [17], '', undefined, undefined],
    ['adoptium-openjdk-17.0.9-dev', 'adoptium-openjdk-', [17, 0, 9], '-dev', undefined, undefined],
    ['php_v8.2', 'php_v', [8, 2], '', undefined, undefined],
    ['latest-20261015', 'latest-', [20_261_015], '', undefined, undefined],
  ] as const)('%s', (tag, prefix, parts, suffix, epoch, date) => {
    expect(parseTagVersion(tag)).toEqual({ prefix, parts, suffix, epoch, date });
  });

  it.each(['latest', '', 'v', 'sha256-ab.sig', '1.2 ', 'x1', '-1', 'a--1', '1234567890123456'])(
    '%j names no version',
    (tag) => expect(parseTagVersion(tag)).toBeUndefined(),
  );

  it('takes any text in time, and throws for none', () => {
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (tag) => void parseTagVersion(tag)));
    const started = performance.now();
    parseTagVersion(`1${'-r1'.repeat(50_000)}!`);
    parseTagVersion(`${'a-'.repeat(50_000)}!`);
    parseTagVersion('a'.repeat(100_000));
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

const version = (tag: string): TagVersion => {
  const parsed = parseTagVersion(tag);
  if (parsed === undefined) throw new Error(tag);
  return parsed;
};

describe('isSameLine', () => {
  it.each([
    ['1.2', '1.9', true],
    ['1.2', '1.2.3', false],
    ['v1.2', '1.2', false],
    ['openjdk-17', 'openjdk-21', true],
    ['openjdk-17', 'adoptium-openjdk-21', false],
    ['1.2-dev', '1.2', false],
    ['1.2-r1', '2.0-r7', true],
    ['1.2-r1', '1.2', false],
    ['1.2-20260101', '1.2', false],
    ['17', '20260101', false],
    ['latest-20250101', 'latest-202601011230', true],
  ])('%s and %s: %s', (a, b, same) => {
    expect(isSameLine(version(a), version(b))).toBe(same);
  });
});

const tags = fc
  .tuple(
    fc.array(fc.nat({ max: 30 }), { minLength: 2, maxLength: 2 }),
    fc.option(fc.nat({ max: 9 }), { nil: undefined }),
  )
  .map(([parts, epoch]) => `${parts.join('.')}${epoch === undefined ? '' : `-r${epoch}`}`);

describe('compareTagVersions', () => {
  it.each([
    ['1.9', '1.10'],
    ['1.10', '2.0'],
    ['1.2-r1', '1.2-r10'],
    ['1.2-20260101', '1.2-20260102'],
    ['1.2-20260101', '1.2-202601010000'.replace(/0000$/, '0001')],
    ['1.2-r1-20260101', '1.2-r2-20250101'],
  ])('%s is below %s', (a, b) => {
    expect(compareTagVersions(version(a), version(b))).toBeLessThan(0);
    expect(compareTagVersions(version(b), version(a))).toBeGreaterThan(0);
    expect(compareTagVersions(version(a), version(a))).toBe(0);
  });

  it('is an order', () => {
    fc.assert(
      fc.property(tags, tags, tags, (a, b, c) => {
        const [x, y, z] = [version(a), version(b), version(c)];
        expect(Math.sign(compareTagVersions(x, y))).toBe(-Math.sign(compareTagVersions(y, x)) + 0);
        if (compareTagVersions(x, y) <= 0 && compareTagVersions(y, z) <= 0)
          expect(compareTagVersions(x, z)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('createTagSuggester', () => {
  it.each([
    ['the lowest above', '3.9', ['3.8', '3.12', '3.10', '3.11'], '3.10'],
    ['numbers, not text', '3.9', ['3.10', '3.100'], '3.10'],
    ['the same suffix', '3.9-dev', ['3.10', '3.12-dev'], '3.12-dev'],
    ['the same number of parts', '3.9.1', ['3.10', '3.9', '3.9.4', '3.11.2'], '3.9.4'],
    ['the same class', '3.9.1-r0', ['3.9.2', '3.9.1-r4', '3.9.2-20260101'], '3.9.1-r4'],
    ['the same major first', '1.9', ['2.0', '3.5', '1.12'], '1.12'],
    ['else the highest', '1.9', ['2.0', '3.5', '3.1', '0.4'], '3.5'],
    ['of majors alone the highest', '17', ['21', '25', '11'], '25'],
    ['a variant of its own', 'openjdk-17', ['21', 'openjdk-21', 'jre-24'], 'openjdk-21'],
    ['the newest dated tag', 'latest-20250101', ['latest-20250601', 'latest-20251001'], 'latest-20251001'],
    ['no day as the highest version', '17', ['21', '20251001', '20251001123000'], '21'],
    ['a prefix of its own', 'v1.2', ['1.3', 'v1.4'], 'v1.4'],
    ['nothing above', '3.12', ['3.11', '3.9'], undefined],
    ['nothing of this line', '3.12', ['latest', '4.1-dev'], undefined],
    ['no version', 'latest', ['3.12'], undefined],
  ] as const)('%s', (_, tag, live, suggestion) => {
    expect(createTagSuggester(live)(tag)).toBe(suggestion);
  });

  it('does not compare each of many tags with all of the others', () => {
    const all = Array.from({ length: 12_000 }, (_, index) => `1.${index}`);
    const started = performance.now();
    const suggest = createTagSuggester(all);
    expect(all.map(suggest)).toEqual([...all.slice(1), undefined]);
    expect(performance.now() - started).toBeLessThan(4000);
  });

  it('suggests only live tags above of the same line, and none of the same major below it', () => {
    fc.assert(
      fc.property(tags, fc.uniqueArray(tags, { maxLength: 30 }), (tag, live) => {
        const suggest = createTagSuggester(live);
        const found = suggest(tag);
        const above = live.filter(
          (one) =>
            isSameLine(version(one), version(tag)) && compareTagVersions(version(one), version(tag)) > 0,
        );
        if (found === undefined) {
          expect(above).toEqual([]);
          return;
        }
        expect(above).toContain(found);
        const major = version(tag).parts[0];
        const sameMajor = above.filter((one) => version(one).parts[0] === major);
        const order = (sameMajor.length > 0 ? sameMajor : above).map((one) =>
          compareTagVersions(version(one), version(found)),
        );
        expect(order.every((sign) => (sameMajor.length > 0 ? sign >= 0 : sign <= 0))).toBe(true);
        // Asked again, from what it has understood.
        expect(suggest(tag)).toBe(found);
      }),
    );
  });
});
