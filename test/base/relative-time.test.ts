import { expect, it } from 'vitest';
import { datedTime, relativeTime } from '../../src/base/relative-time.ts';

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
