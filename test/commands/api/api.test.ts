import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cutLines, cutResponse } from '../../../src/commands/api/run.ts';
import { type SmallWorld, startSmallWorld } from '../../support/small-world.ts';

let world: SmallWorld;
beforeAll(async () => {
  world = await startSmallWorld();
  for (let index = 0; index < 7; index += 1) world.double.world.addRepo(world.acme, `image-${index}`);
  world.double.world.addRepo(world.acme, 'hostile', { description: '::error::x ##[error] ##vso[x]' });
});
afterAll(() => world.close());

describe('api', () => {
  it('prints one answer as JSON', async () => {
    const end = await world.run(['api', '--path', `/iam/v2/groups/${world.acme.uid}`]);
    expect(end.code).toBe(0);
    expect(JSON.parse(end.stdout)).toMatchObject({ uid: world.acme.uid, name: 'acme' });
  });

  it('follows the pages with `all`, repeating the query', async () => {
    world.double.requests.reset();
    const end = await world.run([
      'api',
      '--path',
      `/registry/v2/repos?uidp.children_of=${world.acme.uid}`,
      '--query',
      'page_size=3',
      '--query',
      'order_by=name',
      '--all',
    ]);
    expect(end.code).toBe(0);
    const rows: { name: string }[] = JSON.parse(end.stdout);
    expect(rows.map((row) => row.name)).toEqual([
      'hostile',
      ...[0, 1, 2, 3, 4, 5, 6].map((n) => `image-${n}`),
    ]);
    const sent = world.double.requests.all('GET /registry/v2/repos');
    expect(sent).toHaveLength(3);
    for (const request of sent)
      expect(request.query).toContain(`uidp.children_of=${world.acme.uid}&page_size=3&order_by=name`);
  });

  it('gives JSON lines, a row a line, that are no workflow commands', async () => {
    const end = await world.run(['api', '--path', '/registry/v2/repos', '--all', '--format', 'lines']);
    const lines = end.stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(9);
    expect(lines.map((line) => JSON.parse(line).description)).toContain('::error::x ##[error] ##vso[x]');
    expect(end.stdout).not.toMatch(/::|##\[|##vso\[/);
  });

  it('reads v1 lists and survives a silent restart', async () => {
    world.double.faults.add({ on: 'GET /registry/v2/repos', nth: 2, fault: { kind: 'expire-page-token' } });
    const end = await world.run(['api', '--path', '/registry/v2/repos', '--all', '--query', 'page_size=4']);
    world.double.faults.clear();
    expect(JSON.parse(end.stdout)).toHaveLength(9);
    const v1 = await world.run(['api', '--path', '/registry/v1/eoltags', '--all', '--query', 'pageSize=1']);
    expect(JSON.parse(v1.stdout)).toMatchObject([{ name: '3.12' }]);
  });

  it('reads public paths without an identity, and nothing else', async () => {
    const open = await world.run(['api', '--path', '/advisory/v2/metadata', '--all'], {
      PLATFORM_IDENTITY: '',
    });
    expect([open.code, open.stdout]).toEqual([0, '[]\n']);
    world.double.requests.reset();
    const closed = await world.run(['api', '--path', '/registry/v2/repos'], { PLATFORM_IDENTITY: '' });
    expect(closed.code).toBe(2);
    expect(closed.stderr).toContain('`identity` is required');
    expect(world.double.requests.all()).toHaveLength(0);
  });

  it.each([
    [['--path', '/a/../b'], 'dot segment'],
    [[], '`path` is required'],
    [['--path', '/a', '--query', 'nothing'], 'not of the form `key=value`'],
    [['--path', '/a', '--query', '=x'], 'not of the form `key=value`'],
    [['--path', '/a', '--all', '--query', 'page_token=x'], 'already follows the pages'],
    [['--path', '/sts/exchange'], 'exchanging tokens'],
  ])('refuses %j before any request', async (words, message) => {
    world.double.requests.reset();
    const end = await world.run(['api', ...words]);
    expect([end.code, end.stdout]).toEqual([2, '']);
    expect(end.stderr).toContain(message);
    expect(world.double.requests.all()).toHaveLength(0);
  });

  it('says that an answer is no list', async () => {
    const end = await world.run(['api', '--path', `/iam/v2/groups/${world.acme.uid}`, '--all']);
    expect(end.code).toBe(2);
    expect(end.stderr).toContain('is not a list');
  });

  it.each([
    ['nothing', ''],
    ['null', 'null'],
    ['another thing', '[1]'],
    ['an error in a 200', '{"code":13,"message":"boom","details":[]}'],
  ])('ends with 5 where a later page is %s, and asks for it once', async (_name, text) => {
    const words = ['api', '--path', '/iam/v2/groups', '--query', 'page_size=1', '--all'];
    const fault = world.double.faults.add({
      on: 'GET /iam/v2/groups',
      nth: 2,
      times: 'always',
      fault: { kind: 'body', text },
    });
    const failed = await world.run(words);
    world.double.faults.clear();
    expect([failed.code, failed.stdout, fault.struck()]).toEqual([5, '', 1]);
  });

  it.each(['', 'null'])('does not take %j for an answer of v2, as v1 gives it', async (text) => {
    const run = async (path: string, ...flags: readonly string[]) => {
      const fault = { kind: 'body', text } as const;
      world.double.faults.add({ on: `GET ${path}`, times: 'always', fault });
      const end = await world.run(['api', '--path', path, '--max-attempts', '1', ...flags]);
      world.double.faults.clear();
      return end;
    };
    const end = await run('/iam/v2/roles');
    expect([end.code, end.stdout]).toEqual([5, '']);
    expect(end.stderr).toContain('GET /iam/v2/roles failed: the answer could not be read: it is empty');
    const all = await run('/iam/v2/roles', '--all');
    expect([all.code, all.stdout]).toEqual([5, '']);
    expect(await run('/registry/v1/eoltags')).toMatchObject({ code: 0, stdout: 'null\n' });
  });

  it('says that an answer is nested too deeply to be shown', async () => {
    const text = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    world.double.faults.add({ on: 'GET /iam/v2/groups', times: 'always', fault: { kind: 'body', text } });
    const end = await world.run(['api', '--path', '/iam/v2/groups', '--max-attempts', '1']);
    world.double.faults.clear();
    expect(end.code).toBe(5);
    expect(end.stderr).toContain(
      'GET /iam/v2/groups failed: the answer could not be read: it is nested too deeply',
    );
  });

  it('ends with the code of the failure', async () => {
    const missing = await world.run(['api', '--path', `/iam/v2/groups/${world.acme.uid}/0123456789abcdef`]);
    expect(missing.code).toBe(2);
    world.double.faults.add({ on: 'GET /iam/v2/groups/**', fault: { kind: 'html', status: 200 } });
    const words = ['api', '--path', `/iam/v2/groups/${world.acme.uid}`, '--max-attempts', '1'];
    expect((await world.run(words)).code).toBe(5);
    world.double.faults.clear();
  });

  it('sets `response` where the runner has outputs', async () => {
    const output = join(world.folder, 'output');
    writeFileSync(output, '');
    const end = await world.runProcess(['api'], {
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: world.folder,
      RUNNER_TEMP: world.folder,
      GITHUB_OUTPUT: output,
      PLATFORM_ACTIONS_INPUT_PATH: '/registry/v2/repos',
      PLATFORM_ACTIONS_INPUT_ALL: 'true',
    });
    expect(end.code).toBe(0);
    const text = readFileSync(output, 'utf8');
    const response = /^response<<(\S+)\n(.*)\n\1$/m.exec(text)?.[2] ?? '';
    expect(JSON.parse(response)).toHaveLength(9);
    expect(text).toMatch(/^outputs-truncated<<(\S+)\nfalse\n\1$/m);
  });
});

describe('the output `response`', () => {
  it.each([
    ['a list', [1, 2, 3], 6, '[1,2]', true],
    ['an object that fits', { a: 1 }, 20, '{"a":1}', false],
    ['nothing', undefined, 20, 'null', false],
    ['a long text', 'abcdefgh', 5, '', true],
    ['an object without list', { a: 'abcdefgh' }, 8, '', true],
    ['an object with lists', { a: [1], b: [1, 2, 3, 4, 5, 6] }, 24, '{"a":[1],"b":[1,2,3,4]}', true],
    ['an object whose frame alone is too large', { a: 'abcdefgh', b: [1, 2] }, 12, '', true],
  ])('cuts %s at a whole entry', (_name, value, limit, text, truncated) => {
    expect(cutResponse(value, limit)).toEqual({ text, truncated });
  });

  it('cuts lines at a whole line', () => {
    expect(cutLines([{ a: 1 }, { a: 2 }], 8)).toEqual({ text: '{"a":1}', truncated: true });
    expect(cutLines([1, 2], 8)).toEqual({ text: '1\n2', truncated: false });
  });
});
