import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  DAY_MS,
  digestOf,
  type FileWorld,
  git,
  type Inputs,
  type RunEnd,
  startFileWorld,
} from '../../support/file-world.ts';
import { writeFiles } from '../../support/files.ts';

let world: FileWorld;
const day = (days: number): string => new Date(world.now + days * DAY_MS).toISOString();
beforeAll(async () => {
  world = await startFileWorld();
  const { acme, chainguard, double } = world;
  const add = double.world;
  const python = add.addRepo(acme, 'python');
  const eol = (status: string, days: number, grace?: number) => ({
    tagStatus: status,
    gracePeriodExpiryDate: grace === undefined ? null : day(grace),
    mainPackageVersion: { version: '', eolDate: day(days).slice(0, 10) },
  });
  add.addTag(python, '3.9', { deprecated: true, digest: digestOf('9'), eol: eol('TAG_INACTIVE', -30) });
  add.addTag(python, '3.9-dev', { deprecated: true });
  add.addTag(python, '3.10', { eol: eol('TAG_IN_GRACE', -10, 50), digest: digestOf('1') });
  add.addTag(python, '3.11', { eol: eol('TAG_ACTIVE', 40) });
  add.addTag(python, '3.12', { eol: eol('TAG_ACTIVE', 400), digest: digestOf('2') });
  add.addTag(python, '3.12-dev');
  add.addTag(python, '3.9.1-r3', { deprecated: true });
  add.addTag(python, '3.9.2-r0');
  add.addTag(python, '3.9-20240101', { deprecated: true });
  add.addTag(python, 'latest', { digest: digestOf('2') });
  const folder = add.addGroup(acme, 'data');
  const deep = add.addGroup(folder, 'sql');
  add.addTag(add.addRepo(folder, 'redis'), '7', { deprecated: true });
  add.addTag(add.addRepo(deep, 'redis'), '7');
  add.addTag(add.addRepo(chainguard, 'nginx'), 'latest');
});
afterAll(() => world.close());
beforeEach(() => {
  world.double.faults.clear();
  world.double.configure({ floor: false });
  world.double.requests.reset();
});

const check = (folder: string, inputs: Inputs = {}, context = {}): Promise<RunEnd> =>
  world.run('check-deprecated', folder, inputs, context);
const named = (images: string, inputs: Inputs = {}): Promise<RunEnd> =>
  check(world.folder({}, false), { images, ...inputs });
const rows = (end: RunEnd): readonly unknown[] =>
  end.json('results').map(({ image, state, suggestion, tag }) => [image, tag, state, suggestion]);

describe('check-deprecated, what files and `images` name', () => {
  it('puts end-of-life tags on their lines, with the tag to move to', async () => {
    const folder = world.folder({
      Dockerfile: `FROM python:3.9\nFROM cgr.dev/acme/python:3.9@${digestOf('8')} AS a\nFROM cgr.dev/acme/python:3.10\n`,
      'compose.yaml':
        'services:\n  a: {image: cgr.dev/acme/data/redis:7}\n  b: {image: cgr.dev/acme/data/sql/redis:7}\n  c: {image: cgr.dev/acme/python:3.9}\n  d: {image: cgr.dev/acme/nope:1}\n  e: {image: cgr.dev/acme/python:9.9}\n  f: {image: cgr.dev/chainguard/nginx}\n',
    });
    const end = await check(folder);
    expect(end.code).toBe(1);
    expect(rows(end)).toEqual([
      ['acme/data/redis', '7', 'deprecated', undefined],
      ['acme/python', '3.9', 'deprecated', '3.11'],
      ['acme/python', '3.10', 'grace', '3.11'],
      ['acme/nope', '1', 'not-found', undefined],
      ['acme/python', '9.9', 'not-found', undefined],
      ['acme/data/sql/redis', '7', 'active', undefined],
      ['chainguard/nginx', 'latest', 'active', undefined],
    ]);
    expect(end.json('results')[1]).toMatchObject({
      until: day(-30).slice(0, 10),
      locations: [
        { file: 'Dockerfile', line: 2 },
        { file: 'compose.yaml', line: 4 },
      ],
    });
    // One of the two places has a digest, the other has none.
    expect(end.json('results')[1]).not.toHaveProperty('digest');
    expect(end.json('results')[2]?.['until']).toBe(day(50).slice(0, 10));
    expect(end.annotations.map(({ file, level, line }) => [level, file, line])).toEqual([
      ['error', 'compose.yaml', 2],
      ['error', 'Dockerfile', 2],
      ['error', 'compose.yaml', 4],
      ['warning', 'Dockerfile', 3],
      ['warning', 'compose.yaml', 5],
      ['warning', 'compose.yaml', 6],
    ]);
    const date = day(-30).slice(0, 10);
    expect(end.annotations[1]?.message).toContain(`is deprecated (end of life ${date}).`);
    expect(end.annotations[1]?.message).toContain('Move to `acme/python:3.11`.');
    expect(end.outputs).toMatchObject({
      deprecated: 'true',
      'deprecated-count': '2',
      'checked-count': '7',
      'unknown-count': '0',
      'text-summary':
        '7 image tags checked: 2 deprecated (acme/data/redis:7, acme/python:3.9 → 3.11), 0 unknown, 1 in grace, 2 not found, 2 active',
    });
  });

  it.each([
    ['fails on deprecated by default', 'acme/python:3.9', {}, 1, 'fail'],
    ['`fail-on: none` only warns', 'acme/python:3.9', { 'fail-on': 'none' }, 0, 'warn'],
    ['grace warns', 'acme/python:3.10', {}, 0, 'warn'],
    ['grace fails within fail-days', 'acme/python:3.10', { 'fail-days': '60' }, 1, 'fail'],
    ['grace beyond fail-days warns', 'acme/python:3.10', { 'fail-days': '40' }, 0, 'warn'],
    ['a missing tag warns', 'acme/python:9', {}, 0, 'warn'],
    ['an active tag passes', 'acme/python:3.11', {}, 0, 'pass'],
    ['warn-days before the end', 'acme/python:3.11', { 'warn-days': '90' }, 0, 'warn'],
    ['fail-days before the end', 'acme/python:3.11', { 'warn-days': '90', 'fail-days': '41' }, 1, 'fail'],
    ['not yet within fail-days', 'acme/python:3.11', { 'fail-days': '14' }, 0, 'pass'],
    ['no date, no days', 'acme/python:3.12-dev', { 'fail-days': '3650' }, 0, 'pass'],
    [
      'fail-days holds for ended tags too',
      'acme/python:3.9',
      { 'fail-on': 'none', 'fail-days': '1' },
      1,
      'fail',
    ],
  ] as const)('%s', async (_, images, inputs, code, result) => {
    const end = await named(images, inputs);
    expect([end.code, end.outputs['result']]).toEqual([code, result]);
  });

  it('warns of a script that names a tag which fails elsewhere', async () => {
    const end = await check(
      world.folder({ Dockerfile: 'FROM cgr.dev/acme/python:3.9\nRUN docker pull cgr.dev/acme/python:3.9\n' }),
    );
    expect([end.code, end.outputs['checked-count']]).toEqual([1, '1']);
    expect(end.annotations.map(({ level, line }) => [level, line])).toEqual([
      ['error', 1],
      ['warning', 2],
    ]);
  });

  it('tells in the heading what was not read, which is no tag that was checked', async () => {
    const end = await check(
      world.folder({ Dockerfile: 'FROM cgr.dev/acme/python:3.11\nFROM cgr.dev/acme/Python:3.11\n' }),
    );
    expect([end.code, end.outputs['checked-count']]).toEqual([1, '1']);
    expect(end.summary).toContain('1 image tag, none deprecated; 1 file or reference unread');
  });

  it('asks for all classes of tags, and suggests within the class', async () => {
    const end = await named('acme/python:3.9.1-r3, acme/python:3.9-20240101, acme/python:3.9-dev');
    expect(rows(end)).toEqual([
      ['acme/python', '3.9-20240101', 'deprecated', undefined],
      ['acme/python', '3.9-dev', 'deprecated', '3.12-dev'],
      ['acme/python', '3.9.1-r3', 'deprecated', '3.9.2-r0'],
    ]);
  });

  it('looks digests without a tag up by digest: as alive as the best tag that points to it', async () => {
    const images = ['9', '1', '2', '7'].map((digit) => `acme/python@${digestOf(digit)}`).join('\n');
    const end = await named(images);
    expect(
      end.json('results').map(({ digest, state, suggestion, tag }) => [digest, tag, state, suggestion]),
    ).toEqual([
      [digestOf('9'), '', 'deprecated', '3.11'],
      [digestOf('1'), '', 'grace', '3.11'],
      [digestOf('7'), '', 'not-found', undefined],
      [digestOf('2'), '', 'active', undefined],
    ]);
  });

  it('looks mirrors up, and leaves out what `ignore-images` names', async () => {
    const folder = world.folder({
      Dockerfile: 'FROM mirror.example/p/acme/python:3.9\nFROM cgr.dev/acme/data/redis:7\n',
    });
    const end = await check(folder, {
      'registry-map': 'mirror.example/p=cgr.dev',
      'ignore-images': 'acme/data/*',
    });
    expect(rows(end)).toEqual([['acme/python', '3.9', 'deprecated', '3.11']]);
    expect(end.log.join('\n')).toContain('1 reference excluded by `ignore-images`.');
  });

  it('needs an identity or a token, and tells it with the other wrong inputs', async () => {
    const end = await named('quay.io/x', { identity: '', repos: 'a' });
    expect(end.code).toBe(2);
    const told = end.log.join('\n');
    for (const part of ['`identity` is required', '`repos` is only used', 'cgr.dev/quay.io/x'])
      expect(told).toContain(part);
    expect(world.double.requests.all()).toHaveLength(0);
    const token = await world.double.platformToken(world.identity);
    const withToken = await named('acme/python:3.9', { identity: '', token });
    expect(withToken.code).toBe(1);
  });

  it('needs no identity for files without an image to ask about', async () => {
    const folder = world.folder({ Dockerfile: 'FROM python:3.12\n' });
    const empty = await check(folder, { identity: '' });
    expect([empty.code, empty.outputs['result']]).toEqual([0, 'pass']);
    const ours = world.folder({ Dockerfile: 'FROM cgr.dev/acme/python:3.9\nFROM cgr.dev/acme/go:1\n' });
    const end = await check(ours, { identity: '', 'on-error': 'warn', 'warn-only': 'true' });
    expect([end.code, end.outputs['unknown-count']]).toEqual([2, '2']);
    expect(end.log.filter((line) => line.includes('`identity` is required'))).toHaveLength(1);
  });

  it('lets nothing pass that it could not ask: unknown, with the code of the cause, and the rest is reported', async () => {
    const cases = [
      [{ kind: 'status', status: 503 } as const, 5],
      [{ kind: 'status', status: 403 } as const, 4],
      [{ kind: 'html' } as const, 5],
      [{ kind: 'body', text: '{"tags":[{"uid":7}]}' } as const, 5],
      [{ kind: 'truncate' } as const, 5],
    ] as const;
    for (const [fault, code] of cases) {
      world.double.faults.add({ on: 'GET /registry/v2/tags', nth: 1, times: 'always', fault });
      const end = await named('acme/python:3.12', { 'max-attempts': '1' });
      world.double.faults.clear();
      expect([end.code, rows(end)]).toEqual([code, [['acme/python', '3.12', 'unknown', undefined]]]);
      expect(end.outputs).toMatchObject({ result: 'error', 'unknown-count': '1', deprecated: 'false' });
      expect(end.summary).toContain('### ⛔ Check deprecated could not finish: 1 error');
    }
    world.double.faults.add({
      on: 'GET /iam/v2/groups/**',
      times: 'always',
      fault: { kind: 'status', status: 500 },
    });
    const end = await named('acme/python:3.9, acme/python:3.10', { 'on-error': 'warn', 'max-attempts': '1' });
    expect([end.code, end.outputs['result'], end.outputs['unknown-count']]).toEqual([0, 'warn', '2']);
  });

  it.each([[{}], [{ 'on-error': 'warn' }]])(
    'logs a refusal once for all images that it concerns, with %o',
    async (inputs: Inputs) => {
      world.double.faults.add({
        on: 'GET /registry/v2/tags',
        times: 'always',
        fault: { kind: 'status', status: 503 },
      });
      const tags = ['1', '2', '3', '4', '5', '6', '7'].map((tag) => `acme/python:${tag}`);
      const images = [...tags, 'stranger/a:1', 'stranger/b:1'].join(', ');
      const end = await named(images, { 'max-attempts': '1', ...inputs });
      const told = [...end.log, ...end.annotations.map(({ message }) => message)];
      const refusals = told.filter((line) => line.includes('GET /registry/v2/tags failed'));
      expect(refusals).toHaveLength(1);
      expect(refusals[0]).toContain(
        '`acme/python:4`, `acme/python:5` and 2 more: GET /registry/v2/tags failed',
      );
      const hidden = told.filter((line) => line.includes('cannot see the organization'));
      expect(hidden).toHaveLength(1);
      expect(hidden[0]).toContain('`stranger/a:1`, `stranger/b:1`: this identity cannot see');
    },
  );

  it('tells a refused sign-in once, a 401 twice over as such', async () => {
    world.double.faults.add({
      on: 'POST /sts/exchange',
      times: 'always',
      fault: { kind: 'status', status: 401 },
    });
    const refused = await named('acme/python:3.9, acme/python:3.10, chainguard/nginx');
    expect(refused.code).toBe(3);
    expect(refused.log.filter((line) => line.includes('was refused'))).toHaveLength(1);
    world.double.faults.clear();
    world.double.faults.add({
      on: 'GET /registry/v2/tags',
      times: 'always',
      fault: { kind: 'status', status: 401 },
    });
    const twice = await named('acme/python:3.9');
    expect(twice.code).toBe(3);
  });

  it('does without v1: on the floor the flag of v2 decides alone, and grace and dates are not known', async () => {
    world.double.configure({ floor: true });
    const end = await named('acme/python:3.9, acme/python:3.10, acme/python:3.11', { 'warn-days': '90' });
    expect(rows(end)).toEqual([
      ['acme/python', '3.9', 'deprecated', '3.10'],
      ['acme/python', '3.10', 'active', undefined],
      ['acme/python', '3.11', 'active', undefined],
    ]);
    expect(world.double.requests.count('GET /registry/v1/eoltags')).toBe(1);
    expect(end.log.join('\n')).toContain('End-of-life dates are not available');
  });

  it.each([
    ['is not there', { kind: 'status', status: 404 }, 0, 'active'],
    ['may not be asked', { kind: 'status', status: 403 }, 4, 'unknown'],
    ['is out of order', { kind: 'status', status: 503, retryAfter: 0 }, 5, 'unknown'],
    ['cannot be read', { kind: 'html', status: 200 }, 5, 'unknown'],
  ] as const)('holds `fail-days` where v1 %s', async (_name, fault, code, state) => {
    world.double.faults.add({ on: 'GET /registry/v1/eoltags', times: 'always', fault });
    const end = await named('acme/python:3.11', { 'fail-days': '41' });
    expect(end.code).toBe(code);
    expect(rows(end)).toEqual([['acme/python', '3.11', state, undefined]]);
    // Without a threshold the dates are an extra.
    expect((await named('acme/python:3.11')).code).toBe(0);
  });

  it('an empty v1 answer says nothing; rows of v2 without the flag are unknown then', async () => {
    const eol = { kind: 'body', text: '{"items":[],"nextPageToken":""}' } as const;
    world.double.faults.add({ on: 'GET /registry/v1/eoltags', times: 'always', fault: eol });
    const uid = world.double.world.list('repos').find(({ name }) => name === 'python')?.['uid'];
    const text = JSON.stringify({
      tags: [
        { uid: `${String(uid)}/0123456789abcdef`, name: '3.9', digest: digestOf('9') },
        { uid: `${String(uid)}/0123456789abcdee`, name: '3.8', digest: digestOf('8'), deprecated: false },
      ],
    });
    world.double.faults.add({ on: 'GET /registry/v2/tags', times: 'always', fault: { kind: 'body', text } });
    const end = await named('acme/python:3.9, acme/python:3.8');
    expect(end.code).toBe(5);
    expect(rows(end)).toEqual([
      ['acme/python', '3.9', 'unknown', undefined],
      ['acme/python', '3.8', 'active', undefined],
    ]);
  });

  it('does not pass a threshold in days where the dates could not be read, and says so where there are none', async () => {
    const broken = { kind: 'body', text: 'no JSON' } as const;
    world.double.faults.add({ on: 'GET /registry/v1/eoltags', times: 'always', fault: broken });
    const inputs = { 'max-attempts': '1' };
    expect((await named('acme/python:3.11', inputs)).code).toBe(0);
    const strict = await named('acme/python:3.11, acme/data/redis:7', { ...inputs, 'fail-days': '14' });
    expect(strict.code).toBe(5);
    expect(strict.outputs['unknown-count']).toBe('2');
    world.double.faults.clear();
    world.double.configure({ floor: true });
    const without = await named('acme/python:3.11', { 'fail-days': '14' });
    expect([without.code, without.outputs['result']]).toEqual([0, 'warn']);
    expect(without.annotations.map(({ message }) => message).join()).toContain(
      '`fail-days` cannot be applied.',
    );
  });

  it('takes no end-of-life data of another repository, should v1 not heed its filter', async () => {
    const row = { name: '3.11', tagStatus: 'TAG_INACTIVE' };
    const other = `${'9'.repeat(40)}/0123456789abcdef/0123456789abcdee`;
    const answer = (items: readonly object[]) =>
      ({ kind: 'body', text: JSON.stringify({ items, nextPageToken: '' }) }) as const;
    const on = 'GET /registry/v1/eoltags';
    world.double.faults.add({ on, times: 'always', fault: answer([{ ...row, id: other }]) });
    expect(rows(await named('acme/python:3.11'))).toEqual([['acme/python', '3.11', 'active', undefined]]);
    world.double.faults.clear();
    world.double.faults.add({ on, times: 'always', fault: answer([row]) });
    expect(rows(await named('acme/python:3.11')).flat()).toContain('deprecated');
  });

  it('tells organizations that the identity cannot see from images that do not exist', async () => {
    const end = await named('nobody/python:3, acme/none:1');
    expect(end.code).toBe(5);
    expect(rows(end)).toEqual([
      ['nobody/python', '3', 'unknown', undefined],
      ['acme/none', '1', 'not-found', undefined],
    ]);
    expect(end.log.join('\n')).toContain('cannot see the organization `nobody`\ncheck its name, or');
  });

  it('asks for each repository once: few names one by one, many in one list', async () => {
    await named('acme/python:3.9, acme/python:3.10, acme/data/redis:7');
    expect(world.double.requests.count('GET /registry/v2/tags')).toBe(2);
    expect(world.double.requests.count('GET /registry/v2/repos')).toBe(2);
    world.double.requests.reset();
    const many = Array.from({ length: 12 }, (_, index) => `acme/app${index}:1`);
    await named([...many, 'acme/python:3.9'].join('\n'));
    expect(world.double.requests.count('GET /registry/v2/repos')).toBe(1);
    // No folder is named, so none is asked for.
    expect(world.double.requests.count('GET /iam/v2/groups')).toBe(0);
  });
});

describe('check-deprecated, the organization', () => {
  it.each([1, 2, 3, 7])('is the union of its %i shards, each repository in one of them', async (count) => {
    const inputs = { scope: 'organization' };
    const whole = await check(world.folder({}, false), inputs);
    const parts: RunEnd[] = [];
    for (let index = 1; index <= count; index += 1)
      parts.push(await check(world.folder({}, false), { ...inputs, shard: `${index}/${count}` }));
    const sorted = (list: readonly unknown[]): readonly string[] =>
      list.map((row) => JSON.stringify(row)).sort();
    expect(sorted(parts.flatMap(rows))).toEqual(sorted(rows(whole)));
    expect(Math.max(...parts.map(({ code }) => code))).toBe(whole.code);
    const judged = (end: RunEnd): number => Number(end.outputs['checked-count']);
    expect(parts.reduce((sum, part) => sum + judged(part), 0)).toBe(judged(whole));
    // Four repositories cannot fill seven shards.
    const empty = parts.filter((part) => judged(part) === 0);
    for (const part of empty) expect(part.code).toBe(0);
    expect(empty.length).toBeGreaterThanOrEqual(count - 4);
  });

  it('says how many repositories other shards look at, and refuses globs that match none in any of them', async () => {
    const inputs = { scope: 'organization', repos: 'redis' };
    const ends = await Promise.all(
      ['1/2', '2/2'].map((shard) => check(world.folder({}, false), { ...inputs, shard })),
    );
    expect(ends.map(({ summary }) => summary).join()).toContain('in other shards');
    expect((await check(world.folder({}, false), { ...inputs, repos: 'nope', shard: '1/2' })).code).toBe(2);
  });

  it.each([
    ['0/2', 'organization'],
    ['3/2', 'organization'],
    ['two', 'organization'],
    ['1/2', 'referenced'],
  ])('refuses `shard: %s` with `scope: %s`', async (shard, scope) => {
    const end = await check(world.folder({}, false), { scope, shard });
    expect(end.code).toBe(2);
    expect(end.log.join('\n')).toContain('`shard`');
  });

  it('checks every tag of all classes, folders included, and knows all of them in its results', async () => {
    const end = await check(world.folder({}, false), { scope: 'organization' });
    expect(end.code).toBe(1);
    expect(end.outputs).toMatchObject({ 'deprecated-count': '5', 'checked-count': '12' });
    expect(rows(end)).toContainEqual(['acme/data/redis', '7', 'deprecated', undefined]);
    expect(rows(end)).toContainEqual(['acme/data/sql/redis', '7', 'active', undefined]);
    expect(end.annotations.every(({ file }) => file === undefined)).toBe(true);
    expect(end.summary).not.toContain('Used in');
  });

  it.each([
    ['redis', 2],
    ['data/redis', 1],
    ['data/**', 2],
    ['acme/data/redis', 1],
    ['!python', 2],
    ['**\n!redis', 10],
    ['py*', 10],
  ])('takes the repositories that `repos` %j names', async (repos, count) => {
    const end = await check(world.folder({}, false), { scope: 'organization', repos });
    expect(end.outputs['checked-count']).toBe(String(count));
  });

  it('warns about each glob of `repos` that matches nothing while others do', async () => {
    const end = await check(world.folder({}, false), {
      scope: 'organization',
      repos: 'python\npyton\n!zzz',
      'fail-on': 'none',
    });
    expect(end.code).toBe(0);
    expect(end.outputs['result']).toBe('warn');
    const globs = end.annotations.filter(({ title }) => title === 'Glob matches nothing');
    expect(globs.map(({ message }) => message)).toEqual(['`pyton` in `repos` matches no repository.']);
  });

  it('refuses globs that match nothing, and inputs of the other scope', async () => {
    const none = await check(world.folder({}, false), { scope: 'organization', repos: 'pyton' });
    expect(none.code).toBe(2);
    expect(none.log[0]).toContain('`repos` matches no repository: pyton');
    const both = await check(world.folder({}, false), { scope: 'organization', images: 'a', files: 'b' });
    expect(both.code).toBe(2);
    expect(both.log.join('\n')).toMatch(/`images` is not used[\s\S]*`files` is not used/);
  });

  it('takes policy for the other scope from the config file without complaint', async () => {
    const folder = world.folder({
      '.github/platform-actions.yml':
        'version: 1\nfiles: [Dockerfile]\ncheck-deprecated: { repos: [python], fail-on: none, ignore-images: ["acme/python:3.9*"] }\n',
      Dockerfile: 'FROM cgr.dev/acme/python:3.10\n',
    });
    const organization = await check(folder, { scope: 'organization' });
    expect([organization.code, organization.outputs['checked-count']]).toEqual([0, '5']);
    expect(organization.log.join('\n')).toContain('5 tags excluded by `ignore-images`.');
    const referenced = await check(folder);
    expect([referenced.code, referenced.outputs['checked-count']]).toEqual([0, '1']);
  });

  it('makes an error of one repository, tells the others, and takes the organization by name or uid', async () => {
    const fault = { kind: 'status', status: 503 } as const;
    world.double.faults.add({ on: 'GET /registry/v2/tags', nth: 1, fault });
    const inputs = { scope: 'organization', 'max-attempts': '1', organization: 'acme', concurrency: '1' };
    const end = await check(world.folder({}, false), inputs);
    expect(end.code).toBe(5);
    expect(end.outputs['unknown-count']).toBe('1');
    expect(Number(end.outputs['checked-count'])).toBeGreaterThan(1);
    const wrong = await check(world.folder({}, false), { ...inputs, organization: 'acmee' });
    expect(wrong.code).toBe(2);
  });
});

describe('check-deprecated, ignores', () => {
  const config = (entries: string): string => `version: 1\nignore:\n${entries}`;
  const dockerfile = 'FROM cgr.dev/acme/python:3.9\nFROM cgr.dev/acme/data/redis:7\n';

  it('silences what an entry names and counts it, and says which entries ended, end soon or matched nothing', async () => {
    const folder = world.folder({
      Dockerfile: dockerfile,
      '.github/platform-actions.yml': config(
        [
          `  - { image: "acme/python:3.9*", reason: "migrating | <b>", expires: "${day(5).slice(0, 10)}" }`,
          `  - { image: "cgr.dev/acme/data/*", reason: old, expires: "${day(-1).slice(0, 10)}" }`,
          '  - { image: "acme/none", reason: gone }',
          '  - { id: CVE-2026-1, image: "acme/python:*", reason: not about tags }',
          '',
        ].join('\n'),
      ),
    });
    const end = await check(folder);
    expect(end.code).toBe(1);
    expect(end.outputs).toMatchObject({ 'deprecated-count': '1', 'checked-count': '2' });
    expect(end.outputs['text-summary']).toContain('1 ignored');
    expect(end.json('results').map(({ ignored, image }) => [image, ignored])).toEqual([
      ['acme/data/redis', undefined],
      ['acme/python', true],
    ]);
    expect(
      end.annotations.map(({ level, line, message }) => [level, line, message.split(' image ')[1]]),
    ).toEqual([
      ['error', 2, undefined],
      ['warning', 3, `\`acme/python:3.9*\` expires on ${day(5).slice(0, 10)}.`],
      [
        'warning',
        4,
        `\`cgr.dev/acme/data/*\` expired on ${day(-1).slice(0, 10)} and no longer has any effect.`,
      ],
      ['notice', 5, '`acme/none` matched nothing.'],
    ]);
    expect(end.summary).toContain('ignored: migrating &#x7c; &lt;b&gt;');
  });

  it('passes when all is ignored, but never ignores what is unknown', async () => {
    const folder = world.folder({
      Dockerfile: 'FROM cgr.dev/acme/python:3.9\n',
      '.github/platform-actions.yml': config('  - { image: "acme/*", reason: all }\n'),
    });
    const end = await check(folder);
    expect([end.code, end.outputs['result'], end.outputs['deprecated']]).toEqual([0, 'pass', 'false']);
    world.double.faults.add({
      on: 'GET /registry/v2/tags',
      times: 'always',
      fault: { kind: 'status', status: 503 },
    });
    expect((await check(folder, { 'max-attempts': '1' })).code).toBe(5);
  });

  it('lists what a change adds or extends', async () => {
    const file = '.github/platform-actions.yml';
    const folder = world.folder({
      Dockerfile: dockerfile,
      [file]: config('  - { image: "acme/data/*", reason: old, expires: "2090-01-01" }\n'),
    });
    const baseCommit = git(folder, 'rev-parse', 'HEAD').trim();
    writeFiles(folder, {
      [file]: config(
        '  - { image: "acme/data/*", reason: old, expires: "2091-01-01" }\n  - { image: "acme/python", reason: new }\n',
      ),
    });
    const changeRequest = { number: 1, baseCommit, baseRef: 'main', headRef: 'x', fork: false };
    const end = await check(folder, {}, { changeRequest });
    expect(end.code).toBe(0);
    expect(end.annotations.map(({ line, message }) => [line, message])).toEqual([
      [
        3,
        'This change extends the ignore for image `acme/data/*`: it used to expire on 2090-01-01 and is now valid until 2091-01-01.',
      ],
      [4, 'This change adds an ignore for image `acme/python`, without an expiry date: new.'],
    ]);
    expect(end.summary).toContain('This change adds');
  });

  it('refuses entries that are wrong, with file and line', async () => {
    const folder = world.folder({
      Dockerfile: dockerfile,
      '.github/platform-actions.yml': config('  - { image: "acme/data/*" }\n'),
    });
    const end = await check(folder);
    expect(end.code).toBe(2);
    expect(end.annotations[0]).toMatchObject({ file: '.github/platform-actions.yml', line: 3 });
  });
});
