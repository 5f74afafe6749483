import { describe, expect, it } from 'vitest';
import { parseDuration, renderDuration } from '../../src/base/duration.ts';

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
