import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type Asking, columnOf, withOwner } from './ask.ts';
import { textOf } from './json.ts';
import type { Resource } from './resource.ts';
import { type PlatformDouble, startPlatformDouble } from './start.ts';

const DAY_MS = 86_400_000;

let double: PlatformDouble;
let organization: Resource;
let folder: Resource;
let repo: Resource;
let api: (path: string, asking?: Asking) => Promise<Answer>;

const repos = (query: string) => api(`/registry/v2/repos?${query}`);
const names = (answer: Answer) => columnOf(answer, 'repos', 'name');

async function follow(query: string): Promise<unknown[]> {
  const seen: unknown[] = [];
  let token = '';
  do {
    const page = await repos(`${query}&page_token=${token}`);
    expect(page.status).toBe(200);
    seen.push(...names(page));
    token = textOf(page.json.nextPageToken);
  } while (token !== '');
  return seen;
}

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
  repo = double.world.addRepo(organization, 'tagged');
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
  it('hold 50 rows by default', async () => {
    expect(names(await repos(''))).toHaveLength(50);
  });

  it('hold 200 rows at most when larger sizes are clamped', async () => {
    expect(names(await repos('page_size=1000'))).toHaveLength(200);
  });

  it('of more than 200 rows are refused with code 3 when the setting says so', async () => {
    double.configure({ oversizedPage: 'refused' });
    const answer = await repos('page_size=201');
    expect([answer.status, answer.json.code]).toEqual([400, 3]);
    expect((await repos('page_size=200')).status).toBe(200);
  });

  it.each(['uid', 'uid desc', 'name', 'name desc', 'created_at', 'created_at desc'])(
    'keep the order %s over all cursors, each row once',
    async (order) => {
      const seen = await follow(`page_size=37&order_by=${encodeURIComponent(order)}`);
      expect(seen).toHaveLength(231);
      expect(new Set(seen).size).toBe(231);
      const whole = [...names(await repos(`page_size=200&order_by=${order}`))];
      expect(seen.slice(0, 200)).toEqual(whole);
    },
  );

  it('come by uid where no order is asked', async () => {
    const uids = columnOf(await repos('page_size=200'), 'repos', 'uid');
    expect(uids).toEqual([...uids].sort());
  });

  it('sort by name, ascending and descending', async () => {
    const up = names(await repos('page_size=200&order_by=name'));
    expect(up).toEqual([...up].sort());
    const down = names(await repos('page_size=3&order_by=name%20desc'));
    expect(down).toEqual(['tagged', 'repo-229', 'repo-228']);
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

  it('end with an empty page token, or none', async () => {
    expect((await repos('page_size=200&name=tagged')).json.nextPageToken).toBe('');
    double.configure({ lastPageToken: 'absent' });
    expect((await repos('page_size=200&name=tagged')).json).not.toHaveProperty('nextPageToken');
  });
});

describe('skip', () => {
  it('jumps over rows under any order', async () => {
    const all = await follow('page_size=200&order_by=name');
    expect(names(await repos('page_size=10&order_by=name&skip=150'))).toEqual(all.slice(150, 160));
    expect(names(await repos('page_size=10&order_by=name&skip=3'))).toEqual(all.slice(3, 13));
    expect(names(await repos('page_size=10&skip=500'))).toEqual([]);
  });

  it('works on top of a page token, and adds up in `skipped`', async () => {
    const all = await follow('page_size=200&order_by=name');
    const first = await repos('page_size=10&order_by=name&skip=4');
    expect(first.json.skipped).toBe(4);
    const token = textOf(first.json.nextPageToken);
    const second = await repos(`page_size=10&order_by=name&skip=5&page_token=${token}`);
    expect(names(second)).toEqual(all.slice(19, 29));
    expect(second.json.skipped).toBe(9);
    double.configure({ skipped: 'echoed' });
    expect((await repos(`page_size=10&order_by=name&skip=5&page_token=${token}`)).json.skipped).toBe(5);
  });

  it('must not be negative', async () => {
    expect((await repos('skip=-1')).json.code).toBe(3);
  });
});

describe('totals', () => {
  it('count all matching rows, as a string', async () => {
    expect((await repos('page_size=1')).json.totalCount).toBe('231');
    expect((await repos(`page_size=1&uidp.children_of=${folder.uid}`)).json.totalCount).toBe('23');
  });

  it('may be left out', async () => {
    double.configure({ totalCount: false });
    expect((await repos('page_size=1')).json).not.toHaveProperty('totalCount');
  });
});

describe('query names', () => {
  it('are read in snake_case and camelCase', async () => {
    const answer = await repos(`pageSize=2&orderBy=name&uidp.childrenOf=${folder.uid}`);
    expect(names(answer)).toHaveLength(2);
    expect(answer.json.totalCount).toBe('23');
  });

  it('that are unknown are ignored silently', async () => {
    expect((await repos('uidp.childs_of=x&nmae=tagged')).json.totalCount).toBe('231');
  });

  it('of single values must not be repeated', async () => {
    expect((await repos('name=a&name=b')).json.code).toBe(3);
    expect((await repos('page_size=a')).json.code).toBe(3);
  });
});

describe('uidp filters', () => {
  it('scope to descendants, children, ancestors, roots and ids', async () => {
    const total = async (query: string) => (await api(`/iam/v2/groups?${query}`)).json.totalCount;
    const deep = double.world.addGroup(folder, 'deep');
    expect(await total(`uidp.descendants_of=${organization.uid}`)).toBe('2');
    expect(await total(`uidp.children_of=${organization.uid}`)).toBe('1');
    expect(await total(`uidp.ancestors_of=${deep.uid}`)).toBe('2');
    expect(await total('uidp.in_root=true')).toBe('1');
    expect(await total(`uidp.ids=${deep.uid}&uidp.ids=${folder.uid}`)).toBe('2');
    expect(await total(`uidp.ids=${deep.uid},${folder.uid}`)).toBe('0');
    double.configure({ floor: true });
    expect(await total(`uidp.ids=${deep.uid}`)).toBe('3');
    expect(await total(`uidp.children_of=${organization.uid}`)).toBe('1');
    double.world.remove('groups', deep.uid);
  });

  it('list the tags of a repo as its children', async () => {
    double.world.addTag(repo, 'one');
    const answer = await api(`/registry/v2/tags?uidp.children_of=${repo.uid}`);
    expect(columnOf(answer, 'tags', 'name')).toEqual(['one']);
  });
});

describe('hidden tag classes', () => {
  it('appear only with their include flag, unless nothing is hidden', async () => {
    const image = double.world.addRepo(organization, 'classes');
    const all = ['1.2', '1.2-r3', '1.2-20261015', 'latest-202610150930', `sha256-${'a'.repeat(64)}.sig`];
    for (const name of all) double.world.addTag(image, name);
    const list = async (query: string) => {
      const answer = await api(`/registry/v2/tags?uidp.children_of=${image.uid}&order_by=name&${query}`);
      return columnOf(answer, 'tags', 'name');
    };
    expect(await list('')).toEqual(['1.2']);
    expect(await list('include_epochs=true')).toEqual(['1.2', '1.2-r3']);
    expect(await list('includeDates=true')).toEqual(['1.2', '1.2-20261015', 'latest-202610150930']);
    expect(await list('include_referrers=true')).toHaveLength(2);
    expect(await list('include_epochs=true&include_dates=true&include_referrers=true')).toHaveLength(5);
    double.configure({ hideTagClasses: false });
    expect(await list('')).toHaveLength(5);
    double.configure({ hideTagClasses: true });
  });
});
