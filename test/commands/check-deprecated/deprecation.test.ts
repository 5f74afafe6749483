import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DeprecationPolicy,
  type EndOfLife,
  hasUnreadableDate,
  type JudgedTag,
  judgeTag,
  levelOf,
  type TagState,
  worseOf,
} from '../../../src/commands/check-deprecated/deprecation.ts';

const NOW = Date.UTC(2026, 10, 1);
const DAY_MS = 86_400_000;
const eol = (tagStatus: string, gracePeriodExpiryDate = '', eolDate = ''): EndOfLife => ({
  tagStatus,
  gracePeriodExpiryDate,
  graceStatus: '',
  mainPackageName: '',
  mainPackageVersion: { version: '', eolDate, releaseDate: '', latestVersion: '' },
});
const GRACE = '2026-12-01T10:00:00Z';
const DATE = '2026-10-01';
const graceTime = Date.parse(GRACE);
const dateTime = Date.parse(DATE);

describe('judgeTag', () => {
  it.each([
    ['nothing told', undefined, undefined, 'unknown', undefined],
    ['v2 alone, deprecated', true, undefined, 'deprecated', undefined],
    ['v2 alone, live', false, undefined, 'active', undefined],
    ['v1 alone, active', undefined, eol('TAG_ACTIVE', '', DATE), 'active', dateTime],
    ['v1 alone, inactive', undefined, eol('TAG_INACTIVE', '', DATE), 'deprecated', dateTime],
    ['an empty row of v1 alone', undefined, eol('TAG_ACTIVE'), 'unknown', undefined],
    [
      'a row of v1 alone that names a package',

      undefined,
      { ...eol('TAG_ACTIVE'), mainPackageName: 'python' },
      'active',
      undefined,
    ],
    ['both active', false, eol('TAG_ACTIVE'), 'active', undefined],
    ['v1 active, v2 deprecated', true, eol('TAG_ACTIVE', '', DATE), 'deprecated', dateTime],
    ['v1 inactive, v2 not', false, eol('TAG_INACTIVE'), 'deprecated', undefined],
    ['in grace, whatever v2 says', true, eol('TAG_IN_GRACE', GRACE, DATE), 'grace', graceTime],
    [
      'in grace without its end, not until its end of life',
      false,
      eol('TAG_IN_GRACE', '', DATE),
      'grace',
      undefined,
    ],
    ['in grace without any date', undefined, eol('TAG_IN_GRACE'), 'grace', undefined],
    ['in a grace period that has ended', true, eol('TAG_IN_GRACE', DATE, DATE), 'deprecated', dateTime],
    [
      'a grace period that has ended, v2 live',

      false,
      eol('TAG_IN_GRACE', DATE),
      'deprecated',
      undefined,
    ],
    [
      'in grace until nobody can read when',

      true,
      eol('TAG_IN_GRACE', '1 Dec'),
      'deprecated',
      undefined,
    ],
    [
      'in grace until the zero time of Go',

      true,
      eol('TAG_IN_GRACE', '0001-01-01T00:00:00Z'),
      'grace',
      undefined,
    ],
    [
      'an offset without a colon',

      false,
      eol('TAG_ACTIVE', '', '2026-12-01T12:00:00+0200'),
      'active',
      graceTime,
    ],
    ['an empty status tells nothing', undefined, eol('', '', DATE), 'unknown', dateTime],
    ['an unheard-of status tells nothing', undefined, eol('TAG_PAUSED'), 'unknown', undefined],
    [
      'an unheard-of status leaves v2 its word',

      false,
      eol('TAG_PAUSED', '', 'soon'),
      'active',
      undefined,
    ],
  ] as const)('%s', (_, deprecated, endOfLife, state, until) => {
    expect(judgeTag(deprecated, endOfLife, NOW)).toMatchObject({ state, until });
  });

  it('is never active unless something says so', () => {
    fc.assert(
      fc.property(
        fc.option(fc.constantFrom('TAG_ACTIVE', 'TAG_IN_GRACE', 'TAG_INACTIVE', '', 'OTHER'), {
          nil: undefined,
        }),
        fc.option(fc.boolean(), { nil: undefined }),
        fc.string(),
        (status, deprecated, text) => {
          const endOfLife = status === undefined ? undefined : eol(status, text, text);
          const { state } = judgeTag(deprecated, endOfLife, NOW);
          if (state === 'active') expect(deprecated === false || status === 'TAG_ACTIVE').toBe(true);
          if (deprecated === true) expect(state === 'deprecated' || state === 'grace').toBe(true);
        },
      ),
    );
  });
});

describe('levelOf', () => {
  const policy = (more: Partial<DeprecationPolicy> = {}): DeprecationPolicy => ({
    failOnDeprecated: true,
    warnDays: undefined,
    failDays: undefined,
    ...more,
  });
  const soft = policy({ failOnDeprecated: false });
  const days = policy({ warnDays: 30, failDays: 10 });
  it.each([
    ['unknown is no finding', 'unknown', undefined, policy(), undefined],
    ['deprecated fails', 'deprecated', undefined, policy(), 'error'],
    ['deprecated warns with fail-on none', 'deprecated', undefined, soft, 'warning'],
    ['fail-days holds with fail-on none', 'deprecated', -5, { ...soft, failDays: 0 }, 'error'],
    ['without a date fail-days says nothing', 'deprecated', undefined, { ...soft, failDays: 9 }, 'warning'],
    ['grace warns', 'grace', 5, policy(), 'warning'],
    ['grace within fail-days', 'grace', 5, days, 'error'],
    ['grace without a date', 'grace', undefined, days, 'warning'],
    ['not found warns', 'not-found', undefined, days, 'warning'],
    ['active is well', 'active', undefined, days, undefined],
    ['active and far', 'active', 31, days, undefined],
    ['active and near', 'active', 30, days, 'warning'],
    ['active and very near', 'active', 10, days, 'error'],
    ['active and past its date', 'active', -1, days, 'error'],
    ['active and near without thresholds', 'active', 1, policy(), undefined],
  ] as const)('%s', (_, state, left, rules, level) => {
    const until = left === undefined ? undefined : NOW + left * DAY_MS;
    expect(levelOf({ state, until }, rules, NOW)).toBe(level);
  });

  it('counts the days of a grace period without an end from the end of life', () => {
    const endless = judgeTag(true, eol('TAG_IN_GRACE', '', DATE), dateTime);
    expect(levelOf(endless, policy({ failDays: 0 }), dateTime)).toBe('error');
    expect(levelOf(endless, policy(), dateTime)).toBe('warning');
  });
});

describe('hasUnreadableDate', () => {
  it.each([
    ['no date', '', '', false],
    ['dates', DATE, GRACE, false],
    ['an offset without a colon', '2026-11-25T00:00:00+0000', '', false],
    ['the zero time of Go', '0001-01-01', '0001-01-01T00:00:00Z', false],
    ['the date of no end of life', '0-0-0', '0000-00-00', false],
    ['an end of life in words', 'soon', '', true],
    ['an end of grace in words', DATE, '25 Nov 2026', true],
  ])('%s', (_, endOfLifeDate, graceExpiry, expected) => {
    expect(hasUnreadableDate(eol('', graceExpiry, endOfLifeDate))).toBe(expected);
  });

  it('is no date of a package that the row does not name', () => {
    expect(hasUnreadableDate({ ...eol('TAG_ACTIVE'), mainPackageVersion: undefined })).toBe(false);
  });
});

describe('worseOf', () => {
  const judged = (state: TagState, until?: number): JudgedTag => ({ state, until });
  it.each([
    [judged('active'), judged('deprecated'), judged('deprecated')],
    [judged('grace', 5), judged('unknown'), judged('unknown')],
    [judged('active', 5), judged('grace'), judged('grace')],
    [judged('active'), judged('active', 5), judged('active', 5)],
    [judged('grace', 7), judged('grace', 5), judged('grace', 5)],
  ])('of %j and %j, in any order', (first, second, worse) => {
    expect(worseOf(first, second)).toEqual(worse);
    expect(worseOf(second, first)).toEqual(worse);
  });
});
