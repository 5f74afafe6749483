import { describe, expect, it } from 'vitest';
import { foldAll } from '../../src/platform/read-all.ts';
import { listAdvisories } from '../../src/platform/resources/advisories.ts';
import { listAdvisoryFacts } from '../../src/platform/resources/advisory-facts.ts';
import { listVulnerabilityMetadata } from '../../src/platform/resources/vulnerability-metadata.ts';
import { numberedRows, serveList } from '../support/list-server.ts';

const decode = (...advisories: readonly unknown[]) =>
  listAdvisoryFacts({})({ pageSize: 200 }).decode({ advisories }).rows;

const FLOOR = {
  uid: 'a/1',
  advisoryId: 'CGA-1111-1111-1111',
  artifactName: 'openssl',
  updateTime: '2026-11-01T00:00:00.000Z',
};

describe('advisories with what a decision needs', () => {
  it('keep apart what is absent and what is empty', () => {
    const [floor, nothing, empty] = decode(
      FLOOR,
      { ...FLOOR, updateTime: null, aliases: null, severities: null, events: null, deleteTime: null },
      { ...FLOOR, aliases: [], severities: [], events: [], deleteTime: '', artifactType: '' },
    );
    for (const field of [
      'aliases',
      'severities',
      'events',
      'deleteTime',
      'artifactType',
      'legacyAdvisoryId',
    ] as const) {
      expect(floor?.[field]).toBeUndefined();
      expect(nothing?.[field]).toBeUndefined();
    }
    expect(floor?.updateTime).toBe(FLOOR.updateTime);
    expect(nothing?.updateTime).toBe('');
    expect(empty).toMatchObject({
      aliases: [],
      severities: [],
      events: [],
      deleteTime: '',
      artifactType: '',
    });
  });

  it('take a score that is a number for its text', () => {
    expect(decode({ ...FLOOR, severities: [{ type: 'TYPE_CVSS_V3', score: 9.8 }] })[0]?.severities).toEqual([
      { type: 'TYPE_CVSS_V3', score: '9.8' },
    ]);
  });

  it('keep severities and the events that decide, and let go of the rest', () => {
    const [row] = decode({
      ...FLOOR,
      artifactType: 'apk',
      legacyAdvisoryId: 'old-1',
      aliases: ['CVE-2026-1'],
      severities: [{ type: 'TYPE_CVSS_V3', score: '9.8', more: 1 }, {}],
      events: [
        {
          createTime: '2026-01-01T00:00:00Z',
          reviewState: 'APPROVED',
          detection: { nvdapi: {} },
          fixed: null,
        },
        { fixed: { fixedVersion: '1.0.0-r1', note: 'n' } },
        { patched: { patchedVersions: ['1.0.0-r2'] } },
        { falsePositiveDetermination: { type: 'TYPE_INLINE_MITIGATIONS_EXIST' } },
        { fixed: {}, reviewState: null },
        { patched: {} },
        { falsePositiveDetermination: { note: 'n' } },
      ],
      deleteTime: '2026-02-01T00:00:00Z',
      unknown: { much: 'more' },
    });
    expect(row).toEqual({
      ...FLOOR,
      artifactType: 'apk',
      legacyAdvisoryId: 'old-1',
      aliases: ['CVE-2026-1'],
      severities: [
        { type: 'TYPE_CVSS_V3', score: '9.8' },
        { type: undefined, score: undefined },
      ],
      events: [
        { createTime: '2026-01-01T00:00:00Z', reviewState: 'APPROVED' },
        { fixed: { fixedVersion: '1.0.0-r1' } },
        { patched: { patchedVersions: ['1.0.0-r2'] } },
        { falsePositiveDetermination: { type: 'TYPE_INLINE_MITIGATIONS_EXIST' } },
        { fixed: {} },
        { patched: {} },
        { falsePositiveDetermination: {} },
      ],
      deleteTime: '2026-02-01T00:00:00Z',
    });
    expect(JSON.stringify(row)).not.toContain('much');
  });

  it.each(['uid', 'advisoryId', 'artifactName'])(
    'are refused without `%s`, which could not be checked',
    (field) => {
      expect(() => decode({ ...FLOOR, [field]: '' })).toThrow(field);
      expect(() => decode({ ...FLOOR, [field]: undefined })).toThrow(field);
    },
  );

  it('are asked for by the filters, whose keys repeat', () => {
    const call = listAdvisoryFacts({ artifactNames: ['a', 'b'], uids: ['u'] })({ pageSize: 200, skip: 3 });
    expect(call).toMatchObject({
      method: 'GET',
      path: '/vulnerabilities/v2/advisories',
      query: { artifactNames: ['a', 'b'], 'uidp.ids': ['u'], page_size: 200, skip: 3 },
      idempotent: true,
    });
  });
});

describe('foldAll', () => {
  it('hands over every row of a list', async () => {
    const rows = numberedRows(950);
    const { client, list } = serveList({ rows });
    const seen = new Set<string>();
    await foldAll(client, list, (row) => seen.add(row.uid));
    expect([...seen].sort()).toEqual(rows.map(({ uid }) => uid).sort());
  });

  it('hands rows over again, and misses none, when the list moves while it is read in parallel', async () => {
    const rows = numberedRows(950);
    const { client, list } = serveList({
      rows,
      change: (present, request) => (request === 3 ? present.slice(1) : present),
    });
    const seen = new Set<string>();
    await foldAll(client, list, (row) => seen.add(row.uid));
    for (const { uid } of rows.slice(1)) expect(seen.has(uid)).toBe(true);
  });
});

describe('advisory rows of a wrong shape', () => {
  it.each([
    ['no row', 'text', 'advisories'],
    ['an id that is no text', { ...FLOOR, advisoryId: 1 }, 'advisories.advisoryId'],
    ['an empty artifact name', { ...FLOOR, artifactName: '' }, 'advisories.artifactName'],
    ['a time that is no text', { ...FLOOR, updateTime: 1 }, 'advisories.updateTime'],
    ['aliases that are no list', { ...FLOOR, aliases: 'CVE-2026-1' }, 'advisories.aliases'],
    ['an alias that is no text', { ...FLOOR, aliases: [1] }, 'advisories.aliases'],
    ['a severity that is no object', { ...FLOOR, severities: ['9.8'] }, 'advisories.severities'],
    ['an event that is no object', { ...FLOOR, events: ['fixed'] }, 'advisories.events'],
    ['a fix that is no object', { ...FLOOR, events: [{ fixed: 'yes' }] }, 'advisories.fixed'],
    [
      'a patched version that is no text',
      { ...FLOOR, events: [{ patched: { patchedVersions: [1] } }] },
      'advisories.events.patched.patchedVersions',
    ],
  ])('are refused: %s', (_name, row, place) => {
    expect(() => decode(row)).toThrow(`\`${place}\` has the wrong type`);
  });
});

describe('scores elsewhere', () => {
  it('are texts too where they were numbers, and empty where they are absent', () => {
    const severities = [{ type: 'TYPE_CVSS_V3', score: 9.8 }, {}];
    const scores = (
      row: { readonly severities?: readonly { readonly score?: string }[] | undefined } | undefined,
    ) => row?.severities?.map(({ score }) => score);
    const metadata = listVulnerabilityMetadata({})({ pageSize: 200 });
    const [known] = metadata.decode({ vulnerabilityMetadata: [{ id: 'CVE-2026-1', severities }] }).rows;
    const [whole] = listAdvisories({})({ pageSize: 200 }).decode({
      advisories: [{ ...FLOOR, severities }],
    }).rows;
    expect([scores(known), scores(whole)]).toEqual([
      ['9.8', ''],
      ['9.8', ''],
    ]);
  });
});
