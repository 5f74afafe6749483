import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type Asking, ask, columnOf, rowsOf, withOwner } from './ask.ts';
import { textOf } from './json.ts';
import { type PlatformDouble, startPlatformDouble } from './start.ts';

let double: PlatformDouble;
let api: (path: string, asking?: Asking) => Promise<Answer>;
const PATH = '/vulnerabilities/v2/advisories';
const approved = { reviewState: 'REVIEW_STATE_APPROVED', author: 'ann' };

beforeAll(async () => {
  double = await startPlatformDouble();
  ({ api } = await withOwner(double));
  const { world } = double;
  world.addAdvisory({
    advisoryId: 'CGA-aaaa-aaaa-aaaa',
    artifactName: 'openssl',
    aliases: ['CVE-2026-1', 'GHSA-2222-3333-4444'],
    severities: [{ type: 'TYPE_CVSS_V3', score: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H' }],
    events: [
      { ...approved, createTime: '2026-01-01T00:00:00.000Z', detection: { manual: {} } },
      { ...approved, createTime: '2026-01-02T00:00:00.000Z', fixed: { fixedVersion: '3.4-r1' } },
      {
        reviewState: 'REVIEW_STATE_PENDING',
        author: 'bob',
        createTime: '2026-01-03T00:00:00.000Z',
        patched: {},
      },
    ],
  });
  world.addAdvisory({
    advisoryId: 'CGA-bbbb-bbbb-bbbb',
    artifactName: 'curl',
    artifactType: 'library',
    componentName: 'libCurl',
    aliases: ['CVE-2026-2'],
    events: [{ ...approved, createTime: '2026-01-01T00:00:00.000Z', detection: { manual: {} } }],
  });
  world.addAdvisory({
    advisoryId: 'CGA-cccc-cccc-cccc',
    artifactName: 'zlib',
    artifactArchitecture: 'aarch64',
  });
  for (const id of ['CVE-2026-1', 'CVE-2026-2', 'CVE-2026-3'])
    world.addVulnerability(id, { summary: `flaw ${id}` });
});
afterAll(() => double.close());
beforeEach(() => double.configure({ floor: false, absentStatus: 404 }));

const found = async (query: string) =>
  columnOf(await api(`${PATH}?order_by=advisory_id&${query}`), 'advisories', 'artifactName');

describe('advisories', () => {
  it('filter by repeated artifact names and advisory ids; commas are not split', async () => {
    expect(await found('artifactNames=openssl&artifactNames=zlib')).toEqual(['openssl', 'zlib']);
    expect(await found('artifact_names=curl')).toEqual(['curl']);
    expect(await found('artifactNames=openssl,zlib')).toEqual([]);
    expect(await found('advisoryIds=CGA-bbbb-bbbb-bbbb')).toEqual(['curl']);
  });

  it.each([
    ['aliases=CVE-2026-1&aliases=CVE-2026-2', ['openssl', 'curl']],
    ['artifactTypes=library', ['curl']],
    ['artifactArchitectures=aarch64', ['zlib']],
    ['componentNames=libCurl', ['curl']],
    ['origin=zlib&artifactNames=openssl', ['zlib']],
    ['eventReviewStates=REVIEW_STATE_PENDING', ['openssl']],
    ['eventAuthors=bob', ['openssl']],
    ['excludeEventAuthors=bob', ['curl', 'zlib']],
    ['eventTypes=EVENT_TYPE_FILTER_DETECTION', ['openssl', 'curl']],
    ['latestEventType=EVENT_TYPE_FILTER_FIXED', ['openssl']],
    ['latestEventType=EVENT_TYPE_FILTER_DETECTION', ['curl']],
    ['query=LIBCURL', ['curl']],
    ['query=ghsa-2222', ['openssl']],
  ])('filter by %s', async (query, names) => {
    expect(await found(query)).toEqual(names);
  });

  it('ignore those further filters on the floor, and show four fields of their own', async () => {
    double.configure({ floor: true });
    expect(await found('aliases=CVE-2026-1')).toHaveLength(3);
    expect(await found('artifactNames=curl')).toEqual(['curl']);
    const [row] = rowsOf(await api(`${PATH}?artifactNames=openssl`), 'advisories');
    expect(Object.keys(row ?? {}).sort()).toEqual([
      'advisoryId',
      'artifactName',
      'createTime',
      'uid',
      'updateTime',
    ]);
  });

  it('show severities and events with the extras', async () => {
    const [row] = rowsOf(await api(`${PATH}?artifactNames=openssl`), 'advisories');
    expect(row).toMatchObject({ severities: [{ type: 'TYPE_CVSS_V3' }], events: [{}, {}, {}] });
    const one = await api(`${PATH}/${textOf(row?.uid)}`);
    expect(one.json).toEqual(row);
    expect((await api(`${PATH}/${'ad'.repeat(20)}/0123456789abcdef`)).status).toBe(404);
  });
});

describe('the public feed', () => {
  it('gives metadata by ids, page by page, without a token', async () => {
    const url = `${double.apiUrl}/advisory/v2/metadata`;
    const first = await ask(`${url}?page_size=2`);
    expect(columnOf(first, 'vulnerabilityMetadata', 'id')).toEqual(['CVE-2026-1', 'CVE-2026-2']);
    const second = await ask(`${url}?page_size=2&page_token=${textOf(first.json.nextPageToken)}`);
    expect(columnOf(second, 'vulnerabilityMetadata', 'id')).toEqual(['CVE-2026-3']);
    expect(
      columnOf(await ask(`${url}?ids=CVE-2026-3&id=CVE-2026-1`), 'vulnerabilityMetadata', 'id'),
    ).toHaveLength(2);
    const many = Array.from({ length: 1001 }, (_, index) => `ids=CVE-${index}`).join('&');
    expect((await ask(`${url}?${many}`)).json.code).toBe(3);
  });

  it('gives documents per package, without a token', async () => {
    const answer = await ask(`${double.apiUrl}/advisory/v2/documents?id=openssl`);
    expect(answer.json).toMatchObject({
      documents: [
        {
          id: 'openssl',
          advisories: [{ id: 'CGA-aaaa-aaaa-aaaa', events: [{ timestamp: expect.any(String) }, {}, {}] }],
        },
      ],
    });
    const byAlias = await ask(`${double.apiUrl}/advisory/v2/documents?cves=CVE-2026-1`);
    expect(columnOf(byAlias, 'documents', 'id')).toEqual(['openssl']);
  });

  it('is absent on the floor', async () => {
    double.configure({ floor: true });
    expect((await ask(`${double.apiUrl}/advisory/v2/metadata`)).status).toBe(404);
    double.configure({ absentStatus: 501 });
    expect((await ask(`${double.apiUrl}/advisory/v2/documents`)).status).toBe(501);
  });
});

describe('v1 end-of-life tags', () => {
  it('list the tags of a repo with their state, all classes unless excluded', async () => {
    const organization = double.world.list('groups')[0];
    const repo = double.world.addRepo({ uid: textOf(organization?.uid), name: 'acme' }, 'python');
    double.world.addTag(repo, '3.9', {
      deprecated: true,
      eol: { mainPackageVersion: { eolDate: '2025-10-31' } },
    });
    double.world.addTag(repo, '3.12-r1', { eol: { tagStatus: 'TAG_IN_GRACE' } });
    double.world.addTag(repo, '3.12-20261015');
    const list = (query: string) => api(`/registry/v1/eoltags?uidp.childrenOf=${repo.uid}&${query}`);
    expect(new Set(columnOf(await list(''), 'items', 'tagStatus'))).toEqual(
      new Set(['TAG_INACTIVE', 'TAG_IN_GRACE', 'TAG_ACTIVE']),
    );
    expect(columnOf(await list('excludeDates=true&excludeEpochs=true'), 'items', 'name')).toEqual(['3.9']);
    const first = await list('pageSize=2');
    const second = await list(`pageSize=2&pageToken=${textOf(first.json.nextPageToken)}`);
    expect([rowsOf(first, 'items').length, rowsOf(second, 'items').length]).toEqual([2, 1]);
    expect(second.json.nextPageToken).toBe('');
    double.configure({ floor: true });
    expect((await list('')).status).toBe(404);
  });
});
