import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type Asking, columnOf, withOwner } from './ask.ts';
import { textOf } from './json.ts';
import type { Resource } from './resource.ts';
import { type PlatformDouble, startPlatformDouble } from './start.ts';

const DAY_MS = 86_400_000;

let double: PlatformDouble;
let organization: Resource;
let folder: Resource;
let api: (path: string, asking?: Asking) => Promise<Answer>;

const repos = (query: string) => api(`/registry/v2/repos?${query}`);
const names = (answer: Answer) => columnOf(answer, 'repos', 'name');

beforeAll(async () => {
  double = await startPlatformDouble();
  ({ organization, api } = await withOwner(double));
  folder = double.world.addGroup(organization, 'folder');
  double.world.bulk(() => {
    for (let index = 0; index < 230; index += 1) {
      const name = `repo-${String((index * 7) % 230).padStart(3, '0')}`;
      // Pairs share a time of creation, so that the order needs its tie-break.
      const createdAt = Date.UTC(2026, 0, 1) + Math.floor(index / 2) * 60_000;
      double.world.addRepo(index % 10 === 0 ? folder : organization, name, { createdAt });
    }
  });
  double.world.addRepo(organization, 'tagged');
});
afterAll(() => double.close());
beforeEach(() => {
  double.configure({
    floor: false,
    oversizedPage: 'clamped',
    skipped: 'accumulated',
    lastPageToken: 'empty',
    totalCount: true,
    clockOffsetMs: 0,
  });
});

describe('pages', () => {
  it('of more than 200 rows are refused with code 3 when the setting says so', async () => {
    double.configure({ oversizedPage: 'refused' });
    const answer = await repos('page_size=201');
    expect([answer.status, answer.json.code]).toEqual([400, 3]);
    expect((await repos('page_size=200')).status).toBe(200);
  });

  it('sort by created_at, not by createTime', async () => {
    const times = columnOf(await repos('page_size=200&order_by=created_at'), 'repos', 'createTime');
    expect(times).toEqual([...times].sort());
    expect((await repos('order_by=createTime')).json.code).toBe(3);
  });

  it('refuse a page token under another order or filter with code 3', async () => {
    const first = await repos('page_size=5&order_by=name');
    const token = textOf(first.json.nextPageToken);
    expect((await repos(`page_size=5&order_by=created_at&page_token=${token}`)).json.code).toBe(3);
    expect((await repos(`page_size=5&order_by=name&name=x&page_token=${token}`)).json.code).toBe(3);
    expect((await repos('page_token=nonsense')).json.code).toBe(3);
  });

  it('restart silently when the page token is older than three days', async () => {
    const first = await repos('page_size=5');
    const token = textOf(first.json.nextPageToken);
    double.setClock(Date.now() + 3 * DAY_MS - 60_000);
    // The caller's token has run out long before; a fresh one is signed at the new time.
    const later = await double.platformToken(textOf(double.world.list('identities')[0]?.uid));
    const fresh = await api(`/registry/v2/repos?page_size=5&page_token=${token}`, { token: later });
    expect(names(fresh)).not.toEqual(names(first));
    double.setClock(Date.now() + 3 * DAY_MS + 60_000);
    const restarted = await api(`/registry/v2/repos?page_size=5&page_token=${token}`, { token: later });
    expect([restarted.status, names(restarted)]).toEqual([200, names(first)]);
  });
});

describe('skip', () => {
  it('must not be negative', async () => {
    expect((await repos('skip=-1')).json.code).toBe(3);
  });
});

describe('query names', () => {
  it('that are unknown are ignored silently', async () => {
    expect((await repos('uidp.childs_of=x&nmae=tagged')).json.totalCount).toBe('231');
  });

  it('of single values must not be repeated', async () => {
    expect((await repos('name=a&name=b')).json.code).toBe(3);
    expect((await repos('page_size=a')).json.code).toBe(3);
  });
});
