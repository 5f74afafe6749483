import { describe, expect, it } from 'vitest';
import type { Location } from '../../../../src/base/location.ts';
import type { AdvisoryItem } from '../../../../src/commands/advisory-gate/advisory/advisory-item.ts';
import { type Exposure, exposureName } from '../../../../src/commands/advisory-gate/decision/exposure.ts';
import {
  exposureFingerprint,
  exposureMessage,
} from '../../../../src/commands/advisory-gate/decision/exposure-finding.ts';
import type { GateDecision } from '../../../../src/commands/advisory-gate/decision/gate-decision.ts';
import {
  ignoreSubject,
  otherFindings,
} from '../../../../src/commands/advisory-gate/decision/gate-findings.ts';
import { itemFindings } from '../../../../src/commands/advisory-gate/outcome.ts';
import type { Finding } from '../../../../src/kit/findings/finding.ts';
import {
  collected,
  decide,
  HOSTILE_TEXTS,
  ignore,
  item,
  NOW_MS,
  POLICY,
  packageInHand,
} from '../../../support/advisory-builders.ts';

const DAY = 86_400_000;
const nowhere = () => undefined;
const { version: _v, ...UNVERSIONED } = item();

const exposureOf = (...items: readonly [AdvisoryItem, ...AdvisoryItem[]]): Exposure => {
  const [first, ...others] = items;
  return [
    { item: first, effect: 'fails' },
    ...others.map((other) => ({ item: other, effect: 'fails' }) as const),
  ];
};

/** All findings of a decision at once; the command makes those of exposures one by one. */
function gateFindings(decision: GateDecision, locate: () => Location | undefined): readonly Finding[] {
  const exposures = Array.from(itemFindings({ decision, locate }), ({ make }) => {
    const { detail: _, ...finding } = make();
    return finding;
  });
  return [...exposures, ...otherFindings(decision)];
}

describe('exposureName', () => {
  it.each([
    ['the first CVE', ['GHSA-1', 'CVE-1', 'CVE-2'], 'CVE-1'],
    ['the first alias', ['GHSA-1', 'GO-1'], 'GHSA-1'],
    ['the id', [], 'CGA-1111-1111-1111'],
  ])('is %s', (_, aliases, name) => {
    expect(exposureName([{ item: item({ aliases }) }])).toBe(name);
  });
});

describe('exposureMessage', () => {
  const GRPC = { name: 'google.golang.org/grpc', type: 'go-module', location: '/usr/bin/a' };

  it.each([
    [
      'all that is known',
      [item()],
      'openssl 3.1.4-r5 is affected by CVE-2026-1111 (CGA-1111-1111-1111), severity high (7.5); fixed in 3.1.4-r6.',
    ],
    [
      'nothing but the floor',
      [
        {
          ...UNVERSIONED,
          aliases: [],
          rating: { severity: 'unknown' as const },
          facts: { status: 'affecting' as const },
        },
      ],
      'openssl is affected by CGA-1111-1111-1111, severity unknown; no fixed version is known.',
    ],
    [
      'a doubt',
      [item({ facts: { status: 'affecting', fixedVersion: '2', doubt: 'it is odd' } })],
      'openssl 3.1.4-r5 is affected by CVE-2026-1111 (CGA-1111-1111-1111), severity high (7.5); fixed in 2; it is odd.',
    ],
    [
      'the last word of the vendor where there is no fix',
      [item({ facts: { status: 'affecting', word: 'detected' } })],
      "openssl 3.1.4-r5 is affected by CVE-2026-1111 (CGA-1111-1111-1111), severity high (7.5); no fixed version is known; vendor's status: under investigation.",
    ],
    [
      'the package that it was built from',
      [
        item({
          artifact: 'libssl3',
          viaOrigin: true,
          packages: [packageInHand({ name: 'libssl3', origin: 'openssl' })],
        }),
      ],
      'libssl3 3.1.4-r5 (built from openssl) is affected by CVE-2026-1111 (CGA-1111-1111-1111), severity high (7.5); fixed in 3.1.4-r6.',
    ],
    [
      'all advisories, components and places, of which the first are named',
      [
        item({
          advisoryId: 'CGA-2',
          components: [GRPC, { name: 'x' }],
          packages: [packageInHand({ image: 'a' }), packageInHand({ image: 'b' })],
        }),
        item({
          advisoryId: 'CGA-1',
          components: [GRPC, { location: '/usr/bin/b' }, { name: 'y' }],
          rating: { severity: 'critical' },
        }),
      ],
      'openssl 3.1.4-r5 is affected by CVE-2026-1111 (CGA-1, CGA-2), severity critical; fixed in 3.1.4-r6; in google.golang.org/grpc (/usr/bin/a), x, /usr/bin/b and 1 more; found in a, b, sbom.json.',
    ],
  ])('tells %s', (_, [first = item(), ...others], message) => {
    expect(exposureMessage(exposureOf(first, ...others))).toBe(message);
  });
});

describe('exposureFingerprint', () => {
  it('is a plain name where it can be, and a hash else', () => {
    expect(exposureFingerprint(exposureOf(item()))).toBe('advisory/CVE-2026-1111/apk/openssl');
    expect(exposureFingerprint(exposureOf(item({ artifact: 'a/b' })))).toMatch(/^[0-9a-f]{64}$/);
    expect(exposureFingerprint(exposureOf(item(), item({ advisoryId: 'CGA-0' })))).toBe(
      exposureFingerprint(exposureOf(item())),
    );
  });
});

describe('ignoreSubject', () => {
  it.each([
    [ignore(), 'CVE-2026-1111'],
    [ignore({ artifact: 'openssl', image: 'python' }), 'CVE-2026-1111 in openssl on python'],
    [{ artifact: 'openssl', place: ignore().place }, 'every advisory in openssl'],
  ])('%#', (entry, words) => {
    expect(ignoreSubject(entry)).toBe(words);
  });
});

describe('findings of a decision', () => {
  it('tells a failing item, with the fix and the line', () => {
    const location = { file: 'Dockerfile', line: 2 };
    expect(gateFindings(decide({ collected: collected({ items: [item()] }) }), () => location)).toEqual([
      {
        rule: 'affecting-advisory',
        level: 'error',
        title: 'high: CVE-2026-1111 in openssl',
        message: exposureMessage(exposureOf(item())),
        artifact: 'openssl',
        urgency: 1,
        location,
        fix: 'Update openssl to 3.1.4-r6 or later.',
        fingerprint: exposureFingerprint(exposureOf(item())),
      },
    ]);
  });

  it('names the update of the package, and what it fixes', () => {
    const items = [
      item(),
      item({ advisoryId: 'b', aliases: ['CVE-2'], facts: { status: 'affecting', fixedVersion: '3.1.4-r9' } }),
      item({ advisoryId: 'c', aliases: ['CVE-3'], facts: { status: 'affecting' } }),
    ];
    const findings = gateFindings(decide({ collected: collected({ items }) }), nowhere);
    const update = 'Update openssl to 3.1.4-r9 or later: fixes 2 of 3.';
    expect(findings.map(({ fix }) => fix)).toEqual([update, update, undefined]);
  });

  it('tells packages without a purl once for each SBOM, at it where it lies in the workspace', () => {
    const unaccounted: GateDecision['unaccounted'] = [
      { file: 'sbom.json', inWorkspace: true, lacks: 'type', packages: ['libssl3 3'] },
      {
        file: 'image',
        inWorkspace: false,
        lacks: 'type',
        packages: Array.from({ length: 12 }, (_, index) => `p${index}`),
      },
    ];
    const warned = gateFindings(decide({ unaccounted }), nowhere);
    expect(warned).toMatchObject([
      { rule: 'unaccounted-package', level: 'warning', location: { file: 'sbom.json', line: 1 } },
      { rule: 'unaccounted-package', level: 'warning' },
    ]);
    expect(warned[0]?.message).toContain('1 package has no usable type or purl in sbom.json');
    expect(warned[1]?.message).toMatch(/p9 and 2 more\.$/);
    expect(warned[1]?.location).toBeUndefined();
    const failed = decide({ unaccounted, policy: { ...POLICY, failOnUnaccounted: true } });
    expect(gateFindings(failed, nowhere).map(({ level }) => level)).toEqual(['error', 'error']);
  });

  it('tells an expired ignore at the item too', () => {
    const entry = ignore({ expires: { text: '2026-11-01', timeMs: NOW_MS - DAY } });
    const question = {
      collected: collected({ items: [item({ facts: { status: 'affecting' } })] }),
      ignores: [entry],
    };
    const [first] = gateFindings(decide(question), nowhere);
    expect(first?.message).toMatch(/ An ignore for it expired on 2026-11-01\.$/);
    expect(first?.location).toBeUndefined();
    expect(first?.fix).toBeUndefined();
  });

  it.each([
    ['warned', { policy: { ...POLICY, warnOnly: true } }, ['warning']],
    ['below the threshold', { policy: { ...POLICY, failOnSeverity: 'critical' as const } }, ['notice']],
    ['ignored', { ignores: [ignore()] }, []],
  ])('gives an item that is %s the level %j', (_, question, levels) => {
    const findings = gateFindings(
      decide({ collected: collected({ items: [item()] }), ...question }),
      nowhere,
    );
    expect(findings.map(({ level }) => level)).toEqual(levels);
  });

  it('tells what is to be said about ignores, at their lines, and lookups that found nothing', () => {
    const place = { file: 'config.yml', line: 7, column: 3 };
    const findings = gateFindings(
      decide({
        collected: collected({ missingLookups: ['CVE-9'] }),
        ignores: [
          ignore({ id: 'a', expires: { text: '2026-11-01', timeMs: NOW_MS - DAY }, place }),
          ignore({ id: 'b', expires: { text: '2026-11-25', timeMs: NOW_MS + 4 * DAY } }),
          ignore({ id: 'c' }),
          { image: 'python', reason: 'r', place },
        ],
        baseIgnores: [
          { image: 'python', reason: 'r', place },
          ignore({ id: 'a', expires: { text: '2026-10-01', timeMs: NOW_MS - 50 * DAY } }),
          ignore({ id: 'b' }),
        ],
      }),
      nowhere,
    );
    expect(findings.map(({ rule, level, message }) => [rule, level, message])).toEqual([
      ['unknown-advisory', 'warning', 'The service has no advisory with the id or alias CVE-9.'],
      ['ignore-expired', 'warning', 'The ignore of a expired on 2026-11-01.'],
      ['ignore-expiring', 'warning', 'The ignore of b expires on 2026-11-25.'],
      [
        'ignore-image-only',
        'warning',
        'The ignore of every advisory on python names only an image, so it ignores nothing here.',
      ],
      ['ignore-unused', 'notice', 'The ignore of b matched nothing.'],
      ['ignore-unused', 'notice', 'The ignore of c matched nothing.'],
      ['ignore-extended', 'notice', 'The ignore of a is extended by this change from 2026-10-01.'],
      ['ignore-added', 'notice', 'The ignore of c is added by this change.'],
    ]);
    expect(findings[1]?.location).toEqual(place);
    expect(findings[2]?.location).toEqual(ignore().place);
    expect(new Set(findings.map(({ fingerprint }) => fingerprint)).size).toBe(findings.length);
  });

  it.each(HOSTILE_TEXTS)('keeps findings about %s short and on one line', (_, text) => {
    const hostile = item({
      advisoryId: text,
      aliases: [text],
      artifact: text,
      version: text,
      facts: { status: 'affecting', fixedVersion: text, doubt: 'd' },
    });
    const entry = ignore({
      id: text,
      artifact: '*',
      reason: text,
      expires: { text: '2026-01-01', timeMs: 0 },
    });
    for (const finding of gateFindings(
      decide({ collected: collected({ items: [hostile], missingLookups: [text] }), ignores: [entry] }),
      nowhere,
    )) {
      for (const words of [finding.title, finding.message, finding.fix ?? '']) {
        expect(words.length).toBeLessThan(2500);
        expect(words).not.toMatch(/[\n\r\0\u001b\u202e]/);
      }
    }
  });
});
