import { describe, expect, it } from 'vitest';
import { gateReasons } from '../../../../src/commands/advisory-gate/decision/gate-reasons.ts';
import { collected, decide, ignore, item, NOW_MS, POLICY } from '../../../support/advisory-builders.ts';

const DAY = 86_400_000;
const two = (overrides: Parameters<typeof item>[0] = {}) => [
  item({ advisoryId: '1', ...overrides }),
  item({ advisoryId: '2', artifact: 'zlib', ...overrides }),
];
const one = (overrides: Parameters<typeof item>[0] = {}) => [item(overrides)];
const NOTHING = 'No advisory affects what was checked.';
const NOTHING_LEFT = 'Every advisory that affects what was checked is ignored.';

describe('gateReasons', () => {
  it.each([
    ['nothing', {}, [NOTHING]],
    ['one that fails', { collected: collected({ items: one() }) }, ['1 advisory fails this run: 1 high.']],
    [
      'several that fail, by severity',
      {
        collected: collected({
          items: [...two(), item({ advisoryId: '3', artifact: 'curl', rating: { severity: 'unknown' } })],
        }),
      },
      ['3 advisories fail this run: 2 high, 1 unknown.'],
    ],
    [
      'advisories on one vulnerability of one package once',
      {
        collected: collected({
          items: [item(), item({ advisoryId: '2' }), item({ advisoryId: '3', artifact: 'zlib' })],
        }),
      },
      ['2 advisories fail this run: 2 high.'],
    ],
    [
      'warn-only',
      { collected: collected({ items: two() }), policy: { ...POLICY, warnOnly: true } },
      ['2 advisories would fail without `warn-only`: 2 high.'],
    ],
    [
      'only-fixed',
      {
        collected: collected({ items: one({ facts: { status: 'affecting', word: 'affected' } }) }),
        policy: { ...POLICY, onlyFixed: true },
      },
      ['1 advisory has no known fix (`only-fixed`).'],
    ],
    [
      'only-fixed with several',
      {
        collected: collected({ items: two({ facts: { status: 'affecting', word: 'affected' } }) }),
        policy: { ...POLICY, onlyFixed: true },
      },
      ['2 advisories have no known fix (`only-fixed`).'],
    ],
    [
      'a threshold',
      { collected: collected({ items: one() }), policy: { ...POLICY, failOnSeverity: 'critical' as const } },
      ['1 advisory does not reach `fail-on-severity: critical`: 1 high.'],
    ],
    [
      'a threshold with several',
      { collected: collected({ items: two() }), policy: { ...POLICY, failOnSeverity: 'critical' as const } },
      ['2 advisories do not reach `fail-on-severity: critical`: 2 high.'],
    ],
    [
      'unknown severities, apart from the threshold',
      {
        collected: collected({
          items: [
            ...one({ rating: { severity: 'low' } }),
            item({ advisoryId: '2', artifact: 'zlib', rating: { severity: 'unknown' } }),
          ],
        }),
        policy: { ...POLICY, failOnSeverity: 'critical' as const, failOnUnknownSeverity: false },
      },
      [
        '1 advisory does not reach `fail-on-severity: critical`: 1 low.',
        '1 advisory has an unknown severity (`fail-on-unknown-severity: false`).',
      ],
    ],
    [
      'the base',
      {
        collected: collected({ items: one({ isNew: false }) }),
        policy: { ...POLICY, scope: 'changed' as const },
      },
      ['1 advisory is in the base too (`scope: changed`).'],
    ],
    [
      'the base with several',
      {
        collected: collected({ items: two({ isNew: false }) }),
        policy: { ...POLICY, scope: 'changed' as const },
      },
      ['2 advisories are in the base too (`scope: changed`).'],
    ],
    [
      'an ignored one',
      { collected: collected({ items: one() }), ignores: [ignore()] },
      [NOTHING_LEFT, '1 advisory is ignored.'],
    ],
    [
      'several ignored',
      { collected: collected({ items: two() }), ignores: [ignore()] },
      [NOTHING_LEFT, '2 advisories are ignored.'],
    ],
    [
      'ignores in every state',
      {
        ignores: [
          ignore({ expires: { text: 'soon', timeMs: NOW_MS } }),
          ignore({ expires: { text: 'soon', timeMs: NOW_MS + DAY } }),
          ignore({ id: 'CVE-0' }),
        ],
        baseIgnores: [ignore({ id: 'CVE-0' }), ignore({ expires: { text: 'soon', timeMs: NOW_MS + DAY } })],
      },
      [NOTHING, '1 ignore has expired.', '1 ignore expires within 14 days.', '2 ignores matched nothing.'],
    ],
    [
      'several ignores in every state',
      {
        ignores: [
          ignore({ id: 'a', expires: { text: 'soon', timeMs: 0 } }),
          ignore({ id: 'b', expires: { text: 'soon', timeMs: 0 } }),
          ignore({ id: 'c', expires: { text: 'soon', timeMs: NOW_MS + 1 } }),
          ignore({ id: 'd', expires: { text: 'soon', timeMs: NOW_MS + 1 } }),
        ],
        baseIgnores: [],
      },
      [
        NOTHING,
        '2 ignores have expired.',
        '2 ignores expire within 14 days.',
        '2 ignores matched nothing.',
        '4 ignores are added or loosened by this change.',
      ],
    ],
    [
      'a loosened ignore',
      { ignores: [ignore()], baseIgnores: [] },
      [NOTHING, '1 ignore matched nothing.', '1 ignore is added or loosened by this change.'],
    ],
    [
      'lookups without an answer',
      { collected: collected({ missingLookups: ['a'], unknownLookups: ['b'] }) },
      [
        NOTHING,
        '1 id or alias is not known to the service.',
        '1 alias cannot be looked up: the service does not return aliases.',
      ],
    ],
    [
      'several lookups without an answer',
      { collected: collected({ missingLookups: ['a', 'b'], unknownLookups: ['c', 'd'] }) },
      [
        NOTHING,
        '2 ids or aliases are not known to the service.',
        '2 aliases cannot be looked up: the service does not return aliases.',
      ],
    ],
    [
      'a service that gives four fields',
      {
        collected: collected({
          items: one({ rating: { severity: 'unknown' } }),
          fieldsSeen: { severities: false, events: false },
        }),
      },
      [
        '1 advisory fails this run: 1 unknown.',
        'The service does not return severities, so severities without public metadata are unknown.',
        'The service does not return events, so every advisory counts as affecting.',
      ],
    ],
    [
      'a service that gives no events, and only-fixed',
      {
        collected: collected({
          items: one({ facts: { status: 'affecting' } }),
          fieldsSeen: { severities: true, events: false },
        }),
        policy: { ...POLICY, onlyFixed: true },
      },
      [
        '1 advisory fails this run: 1 high.',
        'The service does not return events, so every advisory counts as affecting.',
      ],
    ],
    [
      'nothing of a service that gives four fields',
      { collected: collected({ fieldsSeen: { severities: false, events: false } }) },
      [NOTHING],
    ],
  ])('tells %s', (_, question, reasons) => {
    expect(gateReasons(decide(question))).toEqual(reasons);
  });
});
