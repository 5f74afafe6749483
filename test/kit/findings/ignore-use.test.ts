import { describe, expect, it } from 'vitest';
import {
  findLoosenedIgnores,
  isAdvisoryIgnore,
  isExpired,
  isExpiring,
} from '../../../src/kit/findings/ignore-use.ts';
import { ignore, NOW_MS } from '../../support/advisory-builders.ts';

const DAY = 86_400_000;
const { id: _, ...BARE } = ignore();

describe('isExpired and isExpiring', () => {
  it.each([
    ['no end', undefined, 'live'],
    ['an end more than 14 days away', NOW_MS + 14 * DAY + 1, 'live'],
    ['an end 14 days away', NOW_MS + 14 * DAY, 'expiring'],
    ['an end a moment away', NOW_MS + 1, 'expiring'],
    ['an end now', NOW_MS, 'expired'],
    ['an end in the past', NOW_MS - 1, 'expired'],
  ])('with %s', (__, timeMs, state) => {
    const entry = ignore(timeMs === undefined ? {} : { expires: { text: 'soon', timeMs } });
    expect(isExpired(entry, NOW_MS)).toBe(state === 'expired');
    expect(isExpiring(entry, NOW_MS)).toBe(state === 'expiring');
  });
});

describe('isAdvisoryIgnore', () => {
  it.each([
    ['id', ignore(), true],
    ['artifact', { ...BARE, artifact: 'a' }, true],
    ['image', { ...BARE, image: 'a' }, false],
  ])('of an entry with an %s', (__, entry, expected) => {
    expect(isAdvisoryIgnore(entry)).toBe(expected);
  });
});

describe('findLoosenedIgnores', () => {
  const at = (expires: string | undefined) =>
    ignore(
      expires === undefined ? {} : { expires: { text: expires, timeMs: Date.parse(`${expires}T00:00:00Z`) } },
    );

  it.each([
    ['an added entry', [], [at('2026-12-01')], [{ kind: 'added' }]],
    ['the same entry', [at('2026-12-01')], [at('2026-12-01')], []],
    ['an earlier end', [at('2026-12-02')], [at('2026-12-01')], []],
    ['a later end', [at('2026-12-01')], [at('2026-12-02')], [{ kind: 'extended', before: '2026-12-01' }]],
    ['an end taken away', [at('2026-12-01')], [at(undefined)], [{ kind: 'extended', before: '2026-12-01' }]],
    ['an end added', [at(undefined)], [at('2026-12-01')], []],
    ['no end in both', [at(undefined)], [at(undefined)], []],
    ['a wider artifact', [ignore({ artifact: 'openssl' })], [ignore({ artifact: '*' })], [{ kind: 'added' }]],
    ['an artifact taken away', [ignore({ artifact: 'openssl' })], [ignore()], [{ kind: 'added' }]],
    ['an image taken away', [ignore({ image: 'python' })], [ignore()], [{ kind: 'added' }]],
    ['another reason', [ignore()], [ignore({ reason: 'other', owner: 'b' })], []],
    ['an id in other case', [ignore({ id: 'cve-2026-1111' })], [ignore()], []],
    ['a removed entry', [ignore()], [], []],
    [
      'a later end than one of two equal entries',
      [at('2026-12-03'), at('2026-12-01')],
      [at('2026-12-02')],
      [],
    ],
    [
      'a later end than both of two equal entries',
      [at('2026-12-01'), at('2026-12-03')],
      [at('2026-12-04')],
      [{ kind: 'extended', before: '2026-12-03' }],
    ],
  ])('with %s', (__, base, head, loosened) => {
    expect(findLoosenedIgnores(base, head)).toEqual(loosened.map((entry) => ({ ignore: head[0], ...entry })));
  });
});
