import { describe, expect, it } from 'vitest';
import { type Fixture, readFixtures } from '../../bench/scan-fixtures.ts';
import { countImages, scoreFixtures } from '../../bench/scan-score.ts';
import { scanFile } from '../../src/images/read/read-file.ts';
import { SYNTAXES } from '../../src/images/read/syntaxes.ts';

const fixtures = readFixtures();
const fixture = (images: readonly string[], others: readonly string[] = []): Fixture => ({
  group: 'some',
  isVariant: false,
  path: 'some.yml',
  text: '',
  images,
  others,
});

const groupsOf = (some: readonly Fixture[]): readonly string[] =>
  [...new Set(some.map(({ group }) => group))].sort();

describe('the fixtures of the bench', () => {
  it('have a group for every syntax and every form of a file', () => {
    expect(groupsOf(fixtures.filter(({ isVariant }) => !isVariant))).toEqual(
      [...SYNTAXES.map(({ name }) => name), 'compose with .env'].sort(),
    );
    expect(groupsOf(fixtures.filter(({ isVariant }) => isVariant))).toEqual([
      'BOM',
      'BOM, CRLF and no final newline',
      'CRLF',
      'no final newline',
    ]);
  });

  it('of HTML name no image, and our scanner finds none', () => {
    const own = fixtures.filter(({ group }) => group === 'html');
    expect(own.length).toBeGreaterThan(3);
    const found = new Map(
      own.map((one) => [one, scanFile(one.path, one.text).references.map(({ text }) => text)]),
    );
    expect(scoreFixtures(own, found)).toEqual({ found: 0, missed: 0, wronglyFound: 0 });
  });

  it.each(groupsOf(fixtures).filter((group) => group !== 'html'))(
    '%s: our scanner finds every image and nothing else',
    (group) => {
      const own = fixtures.filter((one) => one.group === group);
      const found = new Map(
        own.map((one) => {
          const { references } = scanFile(one.path, one.text, { environment: one.environment });
          return [one, references.filter(({ isScript }) => !isScript).map(({ text }) => text)];
        }),
      );
      const images = own.reduce((sum, one) => sum + countImages(one), 0);
      expect(images).toBeGreaterThan(3);
      expect(scoreFixtures(own, found)).toEqual({
        found: images,
        missed: 0,
        wronglyFound: 0,
        recall: 1,
        precision: 1,
      });
    },
  );
});

describe('recall and precision', () => {
  it('are parts of what is there and of what was found, over all files', () => {
    const one = fixture(['r/a:1', 'r/b:1', 'r/c:1']);
    const two = fixture(['r/a:1']);
    const found = new Map([
      [one, ['r/a:1', 'r/a:1', 'r/x:1', 'r/y:1']],
      [two, ['r/a:1']],
    ]);
    expect(scoreFixtures([one, two], found)).toEqual({
      found: 2,
      missed: 2,
      wronglyFound: 2,
      recall: 0.5,
      precision: 0.5,
    });
  });

  it('have no precision where nothing was found', () => {
    expect(scoreFixtures([fixture(['r/a:1'])], new Map())).toEqual({
      found: 0,
      missed: 1,
      wronglyFound: 0,
      recall: 0,
    });
  });

  it('count what stands in scripts neither way', () => {
    const one = fixture(['r/a:1'], ['r/script:1', 'r/unknown:$TAG']);
    const found = ['r/a:1', 'r/script:1', 'r/unknown:$TAG'];
    expect(scoreFixtures([one], new Map([[one, found]]))).toMatchObject({ found: 1, wronglyFound: 0 });
  });

  const digest = `sha256:${'ab'.repeat(32)}`;
  it.each([
    ['docker.io/library/python:3', 'python:3', true],
    ['index.docker.io/acme/a', 'acme/a:latest', true],
    ['CGR.dev:443/acme/a:1', 'cgr.dev/acme/a:1', true],
    ['docker://cgr.dev/acme/a:1', 'cgr.dev/acme/a:1', true],
    ['localhost:5000/a', 'localhost:5000/a:latest', true],
    [`cgr.dev/acme/a:1@${digest}`, 'cgr.dev/acme/a:1', true],
    [`cgr.dev/acme/a:1@${digest}`, `cgr.dev/acme/a@${digest}`, true],
    [`cgr.dev/acme/a:1@${digest}`, 'cgr.dev/acme/a', false],
    [`cgr.dev/acme/a@${digest}`, 'cgr.dev/acme/a:latest', false],
    ['cgr.dev/acme/a:1', 'cgr.dev/acme/a:2', false],
    ['cgr.dev/acme/a:1', 'acme/a:1', false],
  ])('take %s and %s for one image: %s', (image, reported, isSame) => {
    const one = fixture([image]);
    expect(scoreFixtures([one], new Map([[one, [reported]]])).found).toBe(isSame ? 1 : 0);
  });
});
