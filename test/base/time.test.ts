import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTime, renderDate, renderTime } from '../../src/base/time.ts';

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
    expect(() => renderTime(Number.NaN)).toThrow(RangeError);
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
