import { describe, expect, it } from 'vitest';
import { parseIgnores } from '../../../src/kit/findings/ignore.ts';
import { NOW_MS } from '../../support/advisory-builders.ts';

const place = { file: 'config.yml', line: 3 };
const RULES = { requireReason: true, maxDays: undefined };
const parse = (value: unknown, rules: { requireReason: boolean; maxDays: number | undefined } = RULES) =>
  parseIgnores(
    [{ value, place, keyPlaces: { expires: { file: 'config.yml', line: 4, column: 7 } } }],
    rules,
    NOW_MS,
  );

describe('parseIgnores', () => {
  it('reads a whole entry', () => {
    const value = {
      id: ' CVE-2026-1 ',
      artifact: 'open*',
      image: 'python:3.9*',
      reason: 'not reachable',
      owner: 'team-a',
      expires: '2026-12-31',
    };
    expect(parse(value)).toEqual({
      ignores: [
        {
          ...value,
          id: 'CVE-2026-1',
          expires: { text: '2026-12-31', timeMs: Date.UTC(2026, 11, 31) },
          place,
        },
      ],
      problems: [],
    });
  });

  it.each([
    ['an id alone', { id: 'CVE-1', reason: 'r' }],
    ['an artifact alone', { artifact: 'a', reason: 'r' }],
    ['an image alone', { image: 'python', reason: 'r' }],
  ])('reads %s, and takes empty values for absent', (_, value) => {
    expect(parse({ ...value, owner: null, expires: '' })).toEqual({
      ignores: [{ ...value, place }],
      problems: [],
    });
  });

  it('reads a justification of OpenVEX', () => {
    const value = { id: 'CVE-1', reason: 'r', justification: 'component_not_present' };
    expect(parse(value)).toEqual({ ignores: [{ ...value, place }], problems: [] });
    expect(parse({ ...value, justification: ' ' }).ignores).toEqual([{ id: 'CVE-1', reason: 'r', place }]);
  });

  it('reads a text of the greatest length', () => {
    const value = { id: 'CVE-1', reason: 'r'.repeat(1000) };
    expect(parse(value)).toEqual({ ignores: [{ ...value, place }], problems: [] });
  });

  it('needs no reason when none is asked for', () => {
    expect(parse({ id: 'CVE-1' }, { requireReason: false, maxDays: undefined }).problems).toEqual([]);
  });

  it.each([
    ['a text', 'CVE-1', ['An entry of `ignore` is not a mapping.']],
    ['a list', ['CVE-1'], ['An entry of `ignore` is not a mapping.']],
    [
      'an unknown key',
      { id: 'CVE-1', reason: 'r', until: 'x' },
      ['An entry of `ignore` has the unknown key `until`.'],
    ],
    ['a number', { id: 5, artifact: 'a', reason: 'r' }, ['`id` of an ignore is not text.']],
    [
      'a long text',
      { id: 'CVE-1', reason: 'r'.repeat(1001) },
      ['`reason` of an ignore is longer than 1000 characters.'],
    ],
    [
      'a malformed glob',
      { artifact: '@(a)', image: '{a', reason: 'r' },
      [
        '`artifact` of an ignore is not a usable glob: extended globs such as `@(a|b)` are not supported (write `{a,b}`).',
        '`image` of an ignore is not a usable glob: a brace is not closed (write `\\{` for the character itself).',
      ],
    ],
    [
      'a glob in the id',
      { id: 'CVE-2026-*', reason: 'r' },
      ['`id` of an ignore takes the id or an alias of one advisory, not a glob: `CVE-2026-*`.'],
    ],
    [
      'a justification of our own',
      { id: 'CVE-1', reason: 'r', justification: 'not_reachable' },
      ['`justification` of an ignore is not one of OpenVEX: `not_reachable`.'],
    ],
    ['nothing to ignore', { reason: 'r' }, ['An entry of `ignore` has no `id`, `artifact` or `image`.']],
    ['no reason', { id: 'CVE-1' }, ['An entry of `ignore` has no `reason`.']],
    ['a blank reason', { id: 'CVE-1', reason: '  ' }, ['An entry of `ignore` has no `reason`.']],
    [
      'a malformed date',
      { id: 'CVE-1', reason: 'r', expires: '2026-02-30' },
      ['`expires` of an ignore is not a date: `2026-02-30`.'],
    ],
    [
      'everything wrong',
      { expires: 'x', other: 1 },
      [
        'An entry of `ignore` has the unknown key `other`.',
        'An entry of `ignore` has no `id`, `artifact` or `image`.',
        'An entry of `ignore` has no `reason`.',
        '`expires` of an ignore is not a date: `x`.',
      ],
    ],
  ])('refuses %s and tells all of it', (_, value, messages) => {
    const { ignores, problems } = parse(value);
    expect(ignores).toEqual([]);
    expect(problems.map(({ message }) => message)).toEqual(messages);
  });

  it('tells the place of the key, else of the entry', () => {
    expect(parse({ expires: 5, reason: 'r' }).problems).toEqual([
      {
        message: '`expires` of an ignore is not text.',
        fix: 'Put the date in quotes: `expires: "2026-12-31"`.',
        place: { file: 'config.yml', line: 4, column: 7 },
      },
      {
        message: 'An entry of `ignore` has no `id`, `artifact` or `image`.',
        fix: 'Add `id: CVE-…`, or what the entry is about: `artifact: openssl`, `image: "python:3.9*"`.',
        place,
      },
    ]);
    const bare = parseIgnores(
      [{ value: { owner: 5 }, place }],
      { requireReason: false, maxDays: undefined },
      NOW_MS,
    );
    expect(bare.problems[0]).toEqual({
      message: '`owner` of an ignore is not text.',
      fix: 'Put it in quotes.',
      place,
    });
  });

  it('tells the problems of all entries, and keeps the good ones', () => {
    const { ignores, problems } = parseIgnores(
      [
        { value: 1, place },
        { value: { id: 'CVE-1', reason: 'r' }, place },
        { value: {}, place },
      ],
      RULES,
      NOW_MS,
    );
    expect([ignores.length, problems.length]).toEqual([1, 3]);
  });

  it.each([
    ['no end', {}, 'An entry of `ignore` has no `expires`, which `max-ignore-days` requires.'],
    [
      'an end one day too late',
      { expires: '2026-12-22' },
      '`expires` of an ignore is more than `max-ignore-days` (30) away.',
    ],
    ['an end at the last day', { expires: '2026-12-21' }, undefined],
    ['an end in the past', { expires: '2026-01-01' }, undefined],
  ])('with max-ignore-days judges %s', (_, more, message) => {
    const { problems } = parse({ id: 'CVE-1', reason: 'r', ...more }, { requireReason: true, maxDays: 30 });
    expect(problems.map((problem) => problem.message)).toEqual(message === undefined ? [] : [message]);
  });
});
