import { describe, expect, it } from 'vitest';
import type { GateDecision } from '../../../../src/commands/advisory-gate/decision/gate-decision.ts';
import { advisoryRecord } from '../../../../src/commands/advisory-gate/outcome.ts';
import {
  collected,
  decide,
  ignore,
  item,
  NOW_MS,
  POLICY,
  packageInHand,
} from '../../../support/advisory-builders.ts';

const DAY = 86_400_000;
const EXPIRED = ignore({ expires: { text: '2026-11-01', timeMs: NOW_MS - DAY } });
const EXPIRING = ignore({ expires: { text: '2026-11-25', timeMs: NOW_MS + 4 * DAY } });
const withItems = (...items: readonly ReturnType<typeof item>[]) => ({ collected: collected({ items }) });

describe('decideGate', () => {
  it('passes when nothing was found', () => {
    expect(decide()).toMatchObject({
      verdict: 'pass',
      items: [],
      highestSeverity: 'none',
      counts: { count: 0, newCount: 0, ignoredCount: 0, expiredIgnores: 0 },
      expired: [],
      expiring: [],
      unused: [],
      loosened: [],
    });
  });

  it('fails on an affecting advisory, and counts it', () => {
    expect(decide(withItems(item()))).toMatchObject({
      verdict: 'fail',
      items: [{ effect: 'fails', item: item() }],
      highestSeverity: 'high',
      counts: { count: 1, newCount: 1, byEffect: { fails: 1 }, bySeverity: { high: 1 } },
    });
  });

  it.each([
    ['settled items', withItems(item({ facts: { status: 'fixed' } })), 'pass'],
    [
      'items below the threshold',
      { ...withItems(item()), policy: { ...POLICY, failOnSeverity: 'critical' as const } },
      'pass',
    ],
    [
      'items that the base has',
      { ...withItems(item({ isNew: false })), policy: { ...POLICY, scope: 'changed' as const } },
      'pass',
    ],
    ['ignored items', { ...withItems(item()), ignores: [ignore()] }, 'pass'],
    [
      'items without a fix of a service that tells fixes',
      {
        ...withItems(item({ facts: { status: 'affecting', word: 'affected' } })),
        policy: { ...POLICY, onlyFixed: true },
      },
      'pass',
    ],
    ['an unused ignore', { ignores: [ignore()] }, 'pass'],
    [
      'an image’s ignore that has expired',
      { ignores: [{ image: 'python', place: EXPIRED.place, expires: { text: 'soon', timeMs: 0 } }] },
      'warn',
    ],
    ['warned items', { ...withItems(item()), policy: { ...POLICY, warnOnly: true } }, 'warn'],
    ['an expired ignore', { ignores: [EXPIRED] }, 'warn'],
    ['an expiring ignore', { ...withItems(item()), ignores: [EXPIRING] }, 'warn'],
    ['a lookup that found nothing', { collected: collected({ missingLookups: ['CVE-1'] }) }, 'warn'],
    [
      'items whose events are not known, although those of others are',
      {
        ...withItems(item({ facts: { status: 'affecting' } })),
        policy: { ...POLICY, onlyFixed: true },
      },
      'fail',
    ],
    [
      'nothing of a service that tells no fixes',
      {
        collected: collected({ fieldsSeen: { severities: false, events: false } }),
        policy: { ...POLICY, onlyFixed: true },
      },
      'pass',
    ],
    ['an item whose ignore has expired', { ...withItems(item()), ignores: [EXPIRED] }, 'fail'],
  ])('with %s gives %3$s', (_, question, verdict) => {
    expect(decide(question).verdict).toBe(verdict);
  });

  it('takes a live entry before an expired one, and names the expired one otherwise', () => {
    const live = ignore({ owner: 'b' });
    expect(decide({ ...withItems(item()), ignores: [EXPIRED, live] }).items[0]).toEqual({
      item: item(),
      effect: 'ignored',
      ignore: live,
    });
    expect(decide({ ...withItems(item()), ignores: [EXPIRED] }).items[0]).toEqual({
      item: item(),
      effect: 'fails',
      expiredIgnore: EXPIRED,
    });
  });

  it('sorts entries into expired, expiring and unused; an unused one that has expired is only expired', () => {
    const unused = ignore({ id: 'CVE-0' });
    const {
      expired,
      expiring,
      unused: listed,
      counts,
    } = decide({
      ...withItems(item()),
      ignores: [EXPIRED, EXPIRING, unused, { image: 'python', place: unused.place }],
    });
    expect({ expired, expiring, listed }).toEqual({
      expired: [EXPIRED],
      expiring: [EXPIRING],
      listed: [unused],
    });
    expect(counts).toMatchObject({ expiredIgnores: 1, ignoredCount: 1 });
  });

  it('calls an ignore of an advisory that is fixed by now unused', () => {
    const { unused } = decide({ ...withItems(item({ facts: { status: 'fixed' } })), ignores: [ignore()] });
    expect(unused).toHaveLength(1);
  });

  it('ignores what entries for single images cover together, until the first of them ends', () => {
    const images = ['cgr.dev/acme/python:3.9', 'cgr.dev/acme/go:1'];
    const both = item({ packages: images.map((image) => packageInHand({ image })) });
    const expires = EXPIRING.expires ?? { text: '', timeMs: 0 };
    const one = ignore({ image: 'acme/python', owner: 'a', justification: 'component_not_present' });
    const other = ignore({ image: 'acme/go', owner: 'b', reason: 'soon', expires });
    const judged = decide({ ...withItems(both), ignores: [one, other] });
    expect(judged.unused).toEqual([]);
    expect(judged.items[0]).toEqual({
      item: both,
      effect: 'ignored',
      ignore: { place: one.place, reason: 'not reachable; soon', owner: 'a, b', expires },
    });
    const ended = ignore({ image: 'acme/go', expires: { text: '2026-11-01', timeMs: NOW_MS - DAY } });
    expect(decide({ ...withItems(both), ignores: [one, ended] }).items[0]).toMatchObject({
      effect: 'fails',
      expiredIgnore: ended,
    });
  });

  it('ignores what an entry covers in one image and a VEX document in the other', () => {
    const images = ['cgr.dev/acme/python:3.9', 'cgr.dev/acme/go:1'];
    const both = item({ packages: images.map((image) => packageInHand({ image })) });
    const entry = ignore({ image: 'acme/python', justification: 'component_not_present' });
    const vexOf = (words: object) => ({
      ...{ ids: [], status: 'not_affected' as const, products: [], file: 'vex.json' },
      ...words,
    });
    const judge = (...words: readonly object[]) => {
      const findVex = ({ packages }: typeof both) => {
        const [first, ...others] = packages;
        return others.length === 0 && first?.image === images[1] ? words.map(vexOf)[0] : undefined;
      };
      return decide({ ...withItems(both), ignores: [entry], findVex }).items[0];
    };
    expect(judge()?.effect).toBe('fails');
    const reason = 'not reachable; VEX vex.json: not_affected';
    const { justification, place } = entry;
    expect(judge({})).toEqual({ item: both, effect: 'ignored', ignore: { place, reason } });
    expect(judge({ justification })).toMatchObject({
      ignore: { reason: `${reason} (component_not_present)`, justification },
    });
  });

  it('ignores by image only when every place is that image', () => {
    const entry = ignore({ image: 'acme/python' });
    const on = (...images: readonly (string | undefined)[]) =>
      item({ packages: images.map((image) => packageInHand(image === undefined ? {} : { image })) });
    expect(decide({ ...withItems(on('cgr.dev/acme/python:3')), ignores: [entry] }).items[0]?.effect).toBe(
      'ignored',
    );
    expect(
      decide({ ...withItems(on('cgr.dev/acme/python:3', undefined)), ignores: [entry] }).items[0]?.effect,
    ).toBe('fails');
  });

  it('ignores nothing by an entry that names only an image, warns about it, and never calls it unused', () => {
    const entry = { image: 'acme/python', reason: 'migrating', place: ignore().place };
    const on = item({ packages: [packageInHand({ image: 'cgr.dev/acme/python:3' })] });
    expect(decide({ ...withItems(on), ignores: [entry] })).toMatchObject({
      items: [{ effect: 'fails' }],
      unused: [],
      imageOnly: [entry],
    });
    expect(decide({ ignores: [entry] }).verdict).toBe('warn');
  });

  it('warns about packages without a purl, and fails on them where that is asked for', () => {
    const unaccounted: GateDecision['unaccounted'] = [
      { file: 'sbom.json', inWorkspace: true, lacks: 'type', packages: ['libssl3'] },
    ];
    const policy = { ...POLICY, failOnUnaccounted: true };
    expect(decide({ unaccounted }).verdict).toBe('warn');
    expect(decide({ unaccounted, policy }).verdict).toBe('fail');
    expect(decide({ policy }).verdict).toBe('pass');
    expect(decide({ unaccounted, policy: { ...policy, warnOnly: true } }).verdict).toBe('warn');
  });

  it('lists loosened entries in a change only', () => {
    expect(decide({ ignores: [ignore()] }).loosened).toEqual([]);
    expect(decide({ ignores: [ignore()], baseIgnores: [] }).loosened).toEqual([
      { ignore: ignore(), kind: 'added' },
    ]);
  });

  it('counts what affects and is not ignored, of any severity and in any scope', () => {
    const { counts } = decide({
      ...withItems(
        item({ advisoryId: '1', rating: { severity: 'none', score: 0 } }),
        item({ advisoryId: '2', isNew: false, rating: { severity: 'unknown' } }),
        item({ advisoryId: '3', aliases: ['CVE-2026-3'] }),
        item({ advisoryId: '4', facts: { status: 'withdrawn' } }),
      ),
      ignores: [ignore({ id: 'CVE-2026-3' })],
      policy: { ...POLICY, scope: 'changed' },
    });
    expect(counts).toEqual({
      count: 2,
      newCount: 1,
      ignoredCount: 1,
      expiredIgnores: 0,
      byEffect: {
        fails: 0,
        warned: 0,
        unfixed: 0,
        'other-status': 0,
        'below-severity': 1,
        'in-base': 1,
        ignored: 1,
        settled: 1,
      },
      bySeverity: { critical: 0, high: 0, medium: 0, low: 0, none: 1, unknown: 1 },
    });
  });

  it.each([
    [['low', 'critical', 'unknown'], 'critical'],
    [['unknown', 'low'], 'low'],
    [['none', 'unknown'], 'unknown'],
    [['none'], 'none'],
  ] as const)('of %j the highest is %s', (severities, highest) => {
    const items = severities.map((severity) => item({ advisoryId: severity, rating: { severity } }));
    expect(decide(withItems(...items)).highestSeverity).toBe(highest);
  });

  it('sorts by effect, new, severity, artifact, advisory and type', () => {
    const { type: _, ...untyped } = item({ advisoryId: 'h' });
    const items = [
      item({ advisoryId: 'z', facts: { status: 'fixed' } }),
      item({ advisoryId: 'i', aliases: ['CVE-9'] }),
      item({ advisoryId: 'h', type: 'npm' }),
      untyped,
      item({ advisoryId: 'g' }),
      item({ advisoryId: 'y', artifact: 'a' }),
      item({ advisoryId: 'x', rating: { severity: 'critical' } }),
      item({ advisoryId: 'w', rating: { severity: 'critical' }, isNew: false }),
      item({ advisoryId: 'v', rating: { severity: 'low' } }),
    ];
    const question = {
      ignores: [ignore({ id: 'CVE-9' })],
      policy: { ...POLICY, failOnSeverity: 'medium' as const },
    };
    const order = (list: typeof items) =>
      decide({ ...withItems(...list), ...question }).items.map(
        (judged) => `${judged.item.advisoryId}${judged.item.type ?? ''}`,
      );
    const expected = ['xapk', 'yapk', 'gapk', 'h', 'hnpm', 'wapk', 'vapk', 'iapk', 'zapk'];
    expect(order(items)).toEqual(expected);
    expect(order([...items].reverse())).toEqual(expected);
  });
});

describe('advisoryRecord', () => {
  it('has the keys of the output', () => {
    expect(advisoryRecord({ item: item(), effect: 'ignored' })).toEqual({
      advisoryId: 'CGA-1111-1111-1111',
      aliases: ['CVE-2026-1111'],
      artifact: 'openssl',
      version: '3.1.4-r5',
      severity: 'high',
      status: 'affecting',
      fixedVersion: '3.1.4-r6',
      isNew: true,
      ignored: true,
    });
    const { version: _, ...bare } = item({ facts: { status: 'affecting' } });
    const written = JSON.stringify(advisoryRecord({ item: bare, effect: 'fails' }));
    expect(Object.keys(JSON.parse(written))).toEqual([
      'advisoryId',
      'aliases',
      'artifact',
      'severity',
      'status',
      'isNew',
      'ignored',
    ]);
  });
});
