import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  DAY_MS,
  digestOf,
  type FileWorld,
  type Inputs,
  type RunEnd,
  startFileWorld,
} from '../../support/file-world.ts';

let world: FileWorld;
let repoUid: string;
let tagUid: string;
beforeAll(async () => {
  world = await startFileWorld();
  const repo = world.double.world.addRepo(world.acme, 'python');
  repoUid = repo.uid;
  tagUid = `${repoUid}/0123456789abcdef`;
});
afterAll(() => world.close());
afterEach(() => world.double.faults.clear());

const day = (days: number): string => new Date(world.now + days * DAY_MS).toISOString();

/** Answers every request of an operation with this JSON. */
function answer(on: string, json: object): void {
  world.double.faults.add({ on, times: 'always', fault: { kind: 'body', text: JSON.stringify(json) } });
}

function answerTags(...rows: readonly object[]): void {
  const tags = rows.map((row, index) => ({
    uid: index === 0 ? tagUid : `${repoUid}/0123456789abcde${index}`,
    name: '3.12',
    digest: digestOf('1'),
    ...row,
  }));
  answer('GET /registry/v2/tags', { tags, totalCount: String(tags.length), nextPageToken: '' });
}

function answerEndOfLife(...rows: readonly object[]): void {
  const items = rows.map((row) => ({ id: tagUid, name: '3.12', mainPackageName: 'python', ...row }));
  answer('GET /registry/v1/eoltags', { items, nextPageToken: '' });
}

const run = (inputs: Inputs = {}): Promise<RunEnd> =>
  world.run('check-deprecated', world.folder({}, false), { images: 'acme/python:3.12', ...inputs });
const statesOf = (end: RunEnd): readonly unknown[] => end.json('results').map(({ state }) => state);

describe('check-deprecated, answers that contradict each other', () => {
  const grace = { tagStatus: 'TAG_IN_GRACE' };
  it.each([
    ['without an id', { id: '' }],
    ['of an id that is no path', { id: 'ffff' }],
    ['of another tag', { id: 'other' }],
  ])('never takes a tag for better because of a row of v1 %s', async (_, id) => {
    answerTags({ deprecated: true });
    const other = id.id === 'other' ? { id: `${repoUid}/fedcba9876543210` } : id;
    answerEndOfLife({ ...grace, ...other, gracePeriodExpiryDate: day(100) });
    const end = await run();
    expect([end.code, statesOf(end)]).toEqual([1, ['deprecated']]);
    world.double.faults.clear();
    answerTags({});
    answerEndOfLife({ tagStatus: 'TAG_ACTIVE', ...other });
    expect((await run()).code).toBe(5);
  });

  it('ends a grace period when it has ended', async () => {
    answerTags({ deprecated: true });
    answerEndOfLife({ ...grace, gracePeriodExpiryDate: day(-1) });
    const end = await run();
    expect([end.code, statesOf(end)]).toEqual([1, ['deprecated']]);
  });

  it('ends a grace period that is called expired, whatever its date', async () => {
    answerTags({ deprecated: false });
    answerEndOfLife({ ...grace, graceStatus: 'GRACE_EXPIRED', gracePeriodExpiryDate: day(20) });
    const end = await run();
    expect([end.code, statesOf(end)]).toEqual([1, ['deprecated']]);
  });

  it('takes the worse of two rows of v1 for one tag', async () => {
    answerTags({ deprecated: false });
    answerEndOfLife({ tagStatus: 'TAG_INACTIVE' }, { tagStatus: 'TAG_ACTIVE' });
    expect(statesOf(await run())).toEqual(['deprecated']);
  });

  it.each(['referenced', 'organization'])(
    'takes the worse of two tags of one name, scope %s',
    async (scope) => {
      answerTags({ deprecated: true }, { deprecated: false });
      const end = await run(scope === 'organization' ? { images: '', scope } : {});
      expect(end.code).toBe(1);
      expect(new Set(statesOf(end))).toEqual(new Set(['deprecated']));
    },
  );

  it.each(['warn-days', 'fail-days'])(
    'reads dates in the forms of ISO 8601 for `%s`, and passes none that it cannot read',
    async (name) => {
      answerTags({ deprecated: false });
      const eolDate = day(2).replace(/\.\d+Z$/, '+0000');
      answerEndOfLife({ tagStatus: 'TAG_ACTIVE', mainPackageVersion: { eolDate } });
      expect((await run({ [name]: '14' })).outputs['result']).toBe(name === 'fail-days' ? 'fail' : 'warn');
      world.double.faults.clear();
      answerTags({ deprecated: false });
      answerEndOfLife({ tagStatus: 'TAG_ACTIVE', mainPackageVersion: { eolDate: 'in two days' } });
      const end = await run({ [name]: '14' });
      expect([end.code, statesOf(end)]).toEqual([5, ['unknown']]);
      expect(end.log.join('\n')).toContain('its end-of-life date cannot be read');
      // Without a threshold, no date decides.
      expect((await run()).code).toBe(0);
    },
  );

  it.each([
    ['without', { digest: undefined }],
    ['with an empty', { digest: '' }],
    ['with a number as', { digest: 5 }],
  ])('judges a tag %s digest by its name', async (_, digest) => {
    answerTags({ deprecated: true, ...digest });
    for (const inputs of [{}, { images: '', scope: 'organization' }]) {
      const end = await run(inputs);
      expect([end.code, statesOf(end)]).toEqual([1, ['deprecated']]);
    }
    const byDigest = await run({ images: `acme/python@${digestOf('1')}` });
    expect([byDigest.code, statesOf(byDigest)]).toEqual([5, ['unknown']]);
  });
});

describe('check-deprecated, an organization in which nothing was looked at', () => {
  const organization = { images: '', scope: 'organization' };
  const repos = (...rows: readonly object[]): void =>
    answer('GET /registry/v2/repos', { repos: rows, totalCount: String(rows.length), nextPageToken: '' });

  it.each([{}, { shard: '1/2' }, { repos: 'python' }])(
    'refuses one without repositories, with %j',
    async (more) => {
      repos();
      const end = await run({ ...organization, ...more });
      expect(end.code).toBe(2);
      expect(end.log.join('\n')).toContain('nothing to look at');
    },
  );

  it('leaves out repositories of another organization, and passes nothing where no others are left', async () => {
    repos({ uid: `${'b'.repeat(40)}/0123456789abcdef`, name: 'python' });
    expect((await run(organization)).code).toBe(2);
    expect(statesOf(await run())).toEqual(['not-found']);
  });

  it('accounts for repositories without tags', async () => {
    answerTags();
    const end = await run(organization);
    expect(end.code).toBe(0);
    expect(end.summary).toMatch(/without tags/);
  });
});

describe('check-deprecated, a repository in a folder that the list of groups lacks', () => {
  const answerRepos = (): void => {
    const folder = `${world.acme.uid}/${'a'.repeat(16)}`;
    const repos = [
      { uid: `${folder}/${'1'.repeat(16)}`, name: 'nginx' },
      { uid: repoUid, name: 'python' },
    ];
    answer('GET /registry/v2/repos', { repos, totalCount: '2', nextPageToken: '' });
    answer('GET /iam/v2/groups', { groups: [], totalCount: '0', nextPageToken: '' });
    answerTags({ deprecated: false });
  };

  it.each<readonly [Inputs, number]>([
    [{ images: 'acme/team/nginx:1.27' }, 5],
    [{ images: 'acme/team/sub/nginx:1.27' }, 0],
    [{ images: 'acme/team/redis:1.27' }, 0],
    [{ images: '', scope: 'organization', repos: 'team/*,python' }, 5],
  ])('is no reason to say that none is there: %o', async (inputs, code) => {
    answerRepos();
    const end = await run(inputs);
    expect(end.code).toBe(code);
    if (code === 5) expect(end.log.join('\n')).toContain('lacks a folder of the repository');
    else expect(statesOf(end)).toEqual(['not-found']);
  });
});

describe('check-deprecated, two of one name', () => {
  it('does not judge the first of two repositories', async () => {
    const rows = ['1', '2'].map((digit) => ({
      uid: `${world.acme.uid}/${digit.repeat(16)}`,
      name: 'python',
    }));
    answer('GET /registry/v2/repos', { repos: rows, totalCount: '2', nextPageToken: '' });
    const end = await run();
    expect([end.code, statesOf(end)]).toEqual([5, ['unknown']]);
    expect(end.log.join('\n')).toContain('the list has 2 repositories named `python`');
  });

  it.each([
    [false, 2, 'ambiguous: 2 organizations are named `other`'],
    [true, 0, 'not found'],
  ])(
    'does not judge the first of two organizations, unless one is verified: %s',
    async (verified, code, words) => {
      const groups = ['b', 'c'].map((digit) => ({
        uid: digit.repeat(40),
        name: 'other',
        verified: verified && digit === 'c',
      }));
      answer('GET /iam/v2/groups', { groups, totalCount: '2', nextPageToken: '' });
      const end = await run({ images: 'other/python:3.12' });
      expect(end.code).toBe(code);
      expect(end.log.join('\n')).toContain(words);
    },
  );
});

it('gives names of the service out as names, also in the suggestion', async () => {
  const name = 'py`\n::error::x <!channel>';
  answer('GET /registry/v2/repos', { repos: [{ uid: repoUid, name }], totalCount: '1', nextPageToken: '' });
  answerTags({ deprecated: true }, { name: '3.13', deprecated: false });
  const end = await run({ images: '', scope: 'organization' });
  expect(end.annotations.map(({ message }) => message)).toEqual([
    '`acme/py____error__x___channel_:3.12` is deprecated.\nMove to `acme/py____error__x___channel_:3.13`.',
  ]);
  expect(end.outputs['text-summary']).toContain('acme/py____error__x___channel_:3.12 → 3.13');
});

it('shows the end of life of a tag in grace whose grace period has no end, but not as that end', async () => {
  const ended = day(-100).slice(0, 10);
  answerTags({ deprecated: true });
  answerEndOfLife({ tagStatus: 'TAG_IN_GRACE', mainPackageVersion: { eolDate: ended } });
  const end = await run({ 'fail-days': '0' });
  expect([end.code, end.json('results')]).toEqual([1, [expect.not.objectContaining({ until: ended })]]);
  expect(end.annotations[0]?.message).toContain(`is in its grace period (end of life ${ended}).`);
});
