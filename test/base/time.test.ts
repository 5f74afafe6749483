import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  datedTime,
  hasBegun,
  parseDate,
  parseDuration,
  parseTime,
  relativeTime,
  renderDate,
  renderDuration,
  renderTime,
} from '../../src/base/time.ts';

const NOON = Date.UTC(2026, 0, 31, 12);

describe('parseTime', () => {
  it.each([
    ['a date, from its start in UTC', '2026-01-31', Date.UTC(2026, 0, 31)],
    ['a time', '2026-01-31T12:00:00Z', NOON],
    ['a time in small letters', '2026-01-31t12:00:00z', NOON],
    ['milliseconds', '2026-01-31T12:00:00.123Z', NOON + 123],
    ['one digit of a second', '2026-01-31T12:00:00.5Z', NOON + 500],
    ['digits finer than a millisecond, which are cut', '2026-01-31T12:00:00.1239Z', NOON + 123],
    ['a zone', '2026-01-31T14:00:00+02:00', NOON],
    ['a leap day', '2028-02-29', Date.UTC(2028, 1, 29)],
  ])('reads %s', (_, text, expected) => {
    expect(parseTime(text)).toBe(expected);
  });

  it.each([
    '',
    'yesterday',
    '2026-1-31',
    '2026-02-30',
    '2026-13-01',
    '2026-02-30T00:00:00Z',
    '2026-01-31T12:00:00',
    '2026-01-31T25:00:00Z',
    '2026-01-31T12:60:00Z',
    '2026-01-31T12:00:00+99:00',
    ' 2026-01-31',
    '2026-01-31\n',
  ])('refuses %j', (text) => {
    expect(parseTime(text)).toBeUndefined();
  });
});

describe('renderTime', () => {
  it('writes every time as `toISOString` does, and refuses what is none', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), (date) => {
        expect(renderTime(date.getTime())).toBe(date.toISOString());
      }),
    );
    for (const time of [-62_167_219_200_001, -62_167_219_200_000, 253_402_300_799_999, 253_402_300_800_000])
      expect(renderTime(time)).toBe(new Date(time).toISOString());
    expect(() => renderTime(Number.NaN)).toThrow(TypeError);
  });

  it('is read back to the millisecond', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), (time) => {
        expect(parseTime(renderTime(time))).toBe(time);
        expect(parseTime(renderDate(time))).toBe(time - (time % 86_400_000));
      }),
    );
  });
});

const NOW = Date.parse('2026-11-22T12:00:00Z');
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

it.each([
  [0, 'just now'],
  [59_000, 'just now'],
  [MINUTE, '1 minute ago'],
  [59 * MINUTE, '59 minutes ago'],
  [HOUR, '1 hour ago'],
  [47 * HOUR, '47 hours ago'],
  [48 * HOUR, '2 days ago'],
  [59 * DAY, '59 days ago'],
  [61 * DAY, '2 months ago'],
  [729 * DAY, '23 months ago'],
  [800 * DAY, '2 years ago'],
  [-3 * DAY, 'in 3 days'],
])('says of %i milliseconds ago: %s', (distance, words) => {
  expect(relativeTime(NOW - distance, NOW)).toBe(words);
});

it('adds the date', () => {
  expect(datedTime(NOW - 3 * DAY, NOW)).toBe('3 days ago (2026-11-19)');
});

describe('parseDuration', () => {
  it.each([
    ['90s', 90_000],
    ['15m', 900_000],
    ['36h', 129_600_000],
    ['7d', 604_800_000],
    ['2w', 1_209_600_000],
    ['0s', 0],
  ])('reads %s', (text, expected) => {
    expect(parseDuration(text)).toBe(expected);
  });

  it.each(['', '5', 's', '-5s', '1.5h', '5 m', '5y', '7D', '1h30m', '1000000000s'])('refuses %j', (text) => {
    expect(parseDuration(text)).toBeUndefined();
  });
});

describe('renderDuration', () => {
  it.each([
    [0, '0s'],
    [-5000, '0s'],
    [999, '0s'],
    [61_000, '1m 1s'],
    [720_000, '12m'],
    [273_600_000, '3d 4h'],
    [90_061_000, '1d 1h'],
  ])('tells %i ms as people would', (milliseconds, expected) => {
    expect(renderDuration(milliseconds)).toBe(expected);
  });
});

it.each([
  ['2027-01-31', Date.UTC(2027, 0, 31)],
  ['2028-02-29', Date.UTC(2028, 1, 29)],
  ['2027-02-29', undefined],
  ['2027-02-30', undefined],
  ['2027-13-01', undefined],
  ['2027-1-31', undefined],
  ['2027-01-31T00:00:00Z', undefined],
  ['', undefined],
])('reads %j as %j', (text, start) => {
  expect(parseDate(text)).toBe(start);
});

it.each([
  ['the millisecond before', Date.UTC(2027, 0, 31) - 1, false],
  ['midnight', Date.UTC(2027, 0, 31), true],
  ['later', Date.UTC(2030, 0, 1), true],
])('knows whether a date has begun: %s', (_name, now, begun) => {
  expect(hasBegun('2027-01-31', now)).toBe(begun);
  expect(hasBegun('no date', now)).toBe(false);
});

describe('parseTime', () => {
  it.each([
    ['2026-12-31', Date.UTC(2026, 11, 31)],
    ['2028-02-29', Date.UTC(2028, 1, 29)],
    ['2026-12-31T10:20:30Z', Date.UTC(2026, 11, 31, 10, 20, 30)],
    ['2026-12-31t10:20:30.5z', Date.UTC(2026, 11, 31, 10, 20, 30, 500)],
    ['2026-12-31T10:20:30+02:00', Date.UTC(2026, 11, 31, 8, 20, 30)],
    ['2026-02-29', undefined],
    ['2026-02-30T00:00:00Z', undefined],
    ['2026-13-01', undefined],
    ['2026-1-1', undefined],
    ['31.12.2026', undefined],
    ['2026-12-31T10:20:30', undefined],
    ['2026-12-31T25:20:30Z', undefined],
    ['2026-12-31T24:00:00Z', undefined],
    ['0001-01-01T00:00:00Z', undefined],
    ['0100-01-01', -59_011_459_200_000],
    ['tomorrow', undefined],
    ['', undefined],
  ])('reads %s', (text, time) => {
    expect(parseTime(text)).toBe(time);
  });
});

describe('renderDate', () => {
  it('writes the date in UTC', () => {
    expect(renderDate(Date.UTC(2026, 0, 2, 23, 59))).toBe('2026-01-02');
  });
});
