import { expect, it } from 'vitest';
import { hasBegun, parseDate } from '../../src/base/time.ts';

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
