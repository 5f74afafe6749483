import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeHistory, decodeScopedToken } from '../../src/registry/registry-access.ts';

const digest = `sha256:${'a'.repeat(64)}`;
const record = { updateTimestamp: '2026-01-02T03:04:05.678Z', digest };

describe('decodeHistory', () => {
  it('reads the records in their order, whatever else they hold', () => {
    const later = { updateTimestamp: '2026-01-02T03:04:05Z', digest: `sha256:${'b'.repeat(64)}` };
    expect(decodeHistory({ history: [{ ...record, size: 1 }, later], more: true })).toEqual([
      { time: Date.UTC(2026, 0, 2, 3, 4, 5, 678), digest },
      { time: Date.UTC(2026, 0, 2, 3, 4, 5), digest: later.digest },
    ]);
  });

  it('reads an empty history', () => {
    expect(decodeHistory({ history: [] })).toEqual([]);
  });

  it.each([
    ['no object', [], 'it'],
    ['nothing', null, 'it'],
    ['no list', { history: {} }, '`history`'],
    ['no history', {}, '`history`'],
    ['a record that is not an object', { history: [record, 'text'] }, '`history.1`'],
    ['no time', { history: [{ digest }] }, '`history.0.updateTimestamp`'],
    [
      'a malformed time',
      { history: [{ ...record, updateTimestamp: 'soon' }] },
      '`history.0.updateTimestamp`',
    ],
    ['a number for a time', { history: [{ ...record, updateTimestamp: 1 }] }, '`history.0.updateTimestamp`'],
    ['no digest', { history: [record, { ...record, digest: undefined }] }, '`history.1.digest`'],
    ['a malformed digest', { history: [{ ...record, digest: 'sha256:a' }] }, '`history.0.digest`'],
  ])('refuses %s', (_, json, place) => {
    expect(() => decodeHistory(json)).toThrow(new TypeError(`${place} has the wrong type`));
  });

  it('gives records or a TypeError for any JSON', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.record({ history: fc.array(fc.jsonValue()) })), (json) => {
        try {
          return decodeHistory(json).every(({ time }) => Number.isFinite(time));
        } catch (error) {
          return error instanceof TypeError;
        }
      }),
    );
  });
});

describe('decodeScopedToken', () => {
  it('reads the token', () => {
    expect(decodeScopedToken({ token: 't', expires_in: 300 })).toBe('t');
  });

  it.each([
    ['no object', 'token', 'it'],
    ['no token', {}, '`token`'],
    ['an empty one', { token: '' }, '`token`'],
    ['a number', { token: 1 }, '`token`'],
  ])('refuses %s', (_, json, place) => {
    expect(() => decodeScopedToken(json)).toThrow(new TypeError(`${place} has the wrong type`));
  });
});
