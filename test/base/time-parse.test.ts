import { describe, expect, it } from 'vitest';
import { parseTime, renderDate } from '../../src/base/time.ts';

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
