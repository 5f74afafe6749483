import { describe, expect, it } from 'vitest';
import { createNameGlob } from '../../../src/base/glob.ts';
import type { Ignore } from '../../../src/kit/findings/ignore.ts';
import {
  createImageIgnores,
  loosenedIgnoreFinding,
  usedIgnoreFindings,
} from '../../../src/kit/findings/ignore-use.ts';

const NOW = Date.UTC(2026, 10, 1);
const ignore = (image: string, expires?: string): Ignore => ({
  image,
  reason: 'known',
  ...(expires === undefined ? {} : { expires: { text: expires, timeMs: Date.parse(expires) } }),
  place: { file: 'policy.yml', line: 3, column: 5 },
});

describe('ignores of images', () => {
  it.each([
    ['live and used', undefined, 1, []],
    ['live and unused', undefined, 0, [['ignore-unused', 'notice']]],
    ['expiring and used', '2026-11-15', 1, [['ignore-expiring', 'warning']]],
    [
      'expiring and unused',
      '2026-11-15',
      0,
      [
        ['ignore-expiring', 'warning'],
        ['ignore-unused', 'notice'],
      ],
    ],
    ['further from their end', '2026-11-16', 1, []],
    ['expired and used', '2026-11-01', 1, [['ignore-expired', 'warning']]],
    ['expired and unused', '2026-11-01', 0, [['ignore-expired', 'notice']]],
  ])('are reported where they are %s', (_, expires, uses, rules) => {
    const ignores = createImageIgnores([ignore('acme/*', expires)], createNameGlob, NOW);
    for (let use = 0; use < uses; use += 1) ignores.find('acme/a:1');
    const findings = ignores.used().flatMap(usedIgnoreFindings);
    expect(findings.map(({ level, rule }) => [rule, level])).toEqual(rules);
    for (const { location } of findings) expect(location).toEqual({ file: 'policy.yml', line: 3 });
  });

  it.each([{ id: 'CVE-2026-1' }, { artifact: 'openssl' }])(
    'are none that concern an advisory on an image: %j',
    (about) => {
      const ignores = createImageIgnores([{ ...ignore('acme/*'), ...about }], createNameGlob, NOW);
      expect([ignores.isEmpty, ignores.find('acme/a:1')]).toEqual([true, undefined]);
    },
  );

  it('apply to an image unless they have expired', () => {
    const [expired, live] = [ignore('acme/*', '2026-11-01'), ignore('acme/a:1')];
    const ignores = createImageIgnores([expired, live], createNameGlob, NOW);
    expect(ignores.find('acme/a:1')).toBe(live);
    expect(ignores.find('acme/b:1')).toBeUndefined();
  });

  it.each([
    ['added', undefined, undefined, 'adds an ignore for image `acme/*`, without an expiry date: known.'],
    ['added', '2026-11-15', undefined, 'adds an ignore for image `acme/*`, until 2026-11-15: known.'],
    [
      'extended',
      '2026-11-15',
      '2026-11-02',
      'extends the ignore for image `acme/*`: it used to expire on 2026-11-02 and is now valid until 2026-11-15.',
    ],
  ] as const)('are listed where a change has %s them, until %s', (kind, expires, before, words) => {
    const finding = loosenedIgnoreFinding({
      ignore: ignore('acme/*', expires),
      kind,
      ...(before && { before }),
    });
    expect(finding).toMatchObject({ rule: `ignore-${kind}`, message: `This change ${words}` });
  });
});
