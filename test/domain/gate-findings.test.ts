import { describe, expect, it } from 'vitest';
import type { AdvisoryItem } from '../../src/domain/advisory-item.ts';
import type { Finding, Location } from '../../src/domain/finding.ts';
import type { GateDecision } from '../../src/domain/gate-decision.ts';
import {
  findingLevel,
  ignoreSubject,
  itemFinding,
  itemFingerprint,
  itemMessage,
  knownName,
  otherFindings,
} from '../../src/domain/gate-findings.ts';
import {
  collected,
  decide,
  HOSTILE_TEXTS,
  ignore,
  item,
  NOW_MS,
  POLICY,
} from '../support/advisory-builders.ts';

const DAY = 86_400_000;
const nowhere = () => undefined;
const { version: _v, ...UNVERSIONED } = item();

/** All findings of a decision at once; the command makes those of items one by one. */
function gateFindings(
  decision: GateDecision,
  locate: (item: AdvisoryItem) => Location | undefined,
): readonly Finding[] {
  const items = decision.items.flatMap((judged) => {
    const level = findingLevel(judged);
    return level === undefined ? [] : [itemFinding(judged, level, locate(judged.item))];
  });
  return [...items, ...otherFindings(decision)];
}

describe('knownName', () => {
  it.each([
    ['the first CVE', ['GHSA-1', 'CVE-1', 'CVE-2'], 'CVE-1'],
    ['the first alias', ['GHSA-1', 'GO-1'], 'GHSA-1'],
    ['the id', [], 'CGA-1111-1111-1111'],
  ])('is %s', (_, aliases, name) => {
    expect(knownName(item({ aliases }))).toBe(name);
  });
});

describe('itemMessage', () => {
  it.each([
    [
      'all that is known',
      item(),
      'openssl 3.1.4-r5 is affected by CVE-2026-1111 (CGA-1111-1111-1111), severity high (7.5); fixed in 3.1.4-r6.',
    ],
    [
      'nothing but the floor',
      {
        ...UNVERSIONED,
        aliases: [],
        rating: { severity: 'unknown' as const },
        facts: { status: 'affecting' as const },
      },
      'openssl is affected by CGA-1111-1111-1111, severity unknown; no fixed version is known.',
    ],
    [
      'a doubt',
      item({ facts: { status: 'affecting', fixedVersion: '2', doubt: 'it is odd' } }),
      'openssl 3.1.4-r5 is affected by CVE-2026-1111 (CGA-1111-1111-1111), severity high (7.5); fixed in 2; it is odd.',
    ],
  ])('tells %s', (_, given, message) => {
    expect(itemMessage(given)).toBe(message);
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
        message: itemMessage(item()),
        artifact: 'openssl',
        location,
        fix: 'Update openssl to 3.1.4-r6 or later.',
        fingerprint: itemFingerprint(item()),
      },
    ]);
  });

  it('tells an expired ignore at the item too', () => {
    const entry = ignore({ expires: { text: '2026-11-01', timeMs: NOW_MS - DAY } });
    const question = {
      collected: collected({ items: [item({ facts: { status: 'affecting' } })] }),
      ignores: [entry],
    };
    const [first] = gateFindings(decide(question), nowhere);
    expect(first?.message).toMatch(/ An ignore for it expired on 2026-11-01\.$/);
    expect(first).not.toHaveProperty('location');
    expect(first).not.toHaveProperty('fix');
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
        ],
        baseIgnores: [
          ignore({ id: 'a', expires: { text: '2026-10-01', timeMs: NOW_MS - 50 * DAY } }),
          ignore({ id: 'b' }),
        ],
      }),
      nowhere,
    );
    expect(findings.map(({ rule, level, message }) => [rule, level, message])).toEqual([
      ['unknown-advisory', 'warning', 'The service knows no advisory with the id or alias CVE-9.'],
      ['ignore-expired', 'warning', 'The ignore of a expired on 2026-11-01.'],
      ['ignore-expiring', 'warning', 'The ignore of b expires on 2026-11-25.'],
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
