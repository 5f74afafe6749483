import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { primaryLimit, secondaryLimit } from '../github-double/limits.ts';
import { type FleetWorld, startFleetWorld } from '../support/fleet-world.ts';
import { expectNoSecret } from '../support/shipped-run.ts';

const OLD = { Dockerfile: 'FROM cgr.dev/acme/python:3.9\n' };
const NEW = { Dockerfile: 'FROM cgr.dev/acme/python:3.12\n' };

let world: FleetWorld;
beforeAll(async () => {
  world = await startFleetWorld();
  const { github } = world;
  await github.addRepo('acme/api', { files: OLD, private: true, topics: ['service'], language: 'Go' });
  await github.addRepo('acme/web', {
    files: NEW,
    private: true,
    topics: ['service'],
    language: 'TypeScript',
  });
  await github.addRepo('acme/docs', { files: { 'README.md': 'hello\n' }, private: true });
  await github.addRepo('acme/attic', { files: OLD, archived: true });
});
afterAll(() => world.close());
beforeEach(() => {
  world.github.faults.clear();
  world.github.requests.reset();
  world.platform.requests.reset();
});

const matrixOf = (outputs: Readonly<Record<string, string>>) =>
  JSON.parse(outputs['matrix'] ?? '') as {
    include: { shard: string; repositories?: string[] }[];
  };
const identity = () => ['--identity', world.identity.uid];
const list = (...words: string[]) => world.here(['--mode', 'list', ...words]);
const shard = (...words: string[]) =>
  world.run(['--mode', 'run', '--run', 'check-deprecated', ...identity(), ...words]);
const merge = (...words: string[]) => world.here(['--mode', 'merge', ...words]);

describe('fleet, mode list', () => {
  it('divides the repositories of an organization, archived ones left out and counted', async () => {
    const words = [
      '--mode',
      'list',
      '--organization-name',
      'acme',
      '--shards',
      '2',
      '--list-file',
      'list.json',
    ];
    const run = await world.run(words);
    expect(run.exitCode, run.stderr).toBe(0);
    const { include } = matrixOf(run.outputs);
    expect(include.map((row) => row.shard)).toEqual(['1/2', '2/2']);
    expect(include.flatMap((row) => row.repositories ?? []).sort()).toEqual([
      'acme/api',
      'acme/docs',
      'acme/web',
    ]);
    expect(run.outputs).toMatchObject({ count: '3', 'skipped-count': '1', 'shard-count': '2' });
    expect(run.report.coverage).toMatchObject({ seen: 4, judged: 3 });
    expect(run.report.coverage.skipped).toEqual([{ what: 'repositories', why: 'archived', count: 1 }]);
    expect(JSON.parse(run.stdout.split('\n').find((line) => line.startsWith('{')) ?? '')).toEqual(
      matrixOf(run.outputs),
    );
  });

  it.each([
    [
      ['--topics', 'service'],
      ['acme/api', 'acme/web'],
    ],
    [['--languages', 'go, rust'], ['acme/api']],
    [
      ['--repos', 'acme/*, !web'],
      ['acme/api', 'acme/docs'],
    ],
    [['--archived', 'only'], ['acme/attic']],
    [
      ['--archived', 'include', '--repos', 'a*'],
      ['acme/api', 'acme/attic'],
    ],
  ])('keeps what %j say', async (words, kept) => {
    const run = await list('--organization-name', 'acme', ...words);
    expect(
      matrixOf(run.outputs)
        .include.flatMap((row) => row.repositories ?? [])
        .sort(),
    ).toEqual(kept);
    expect(run.report.coverage.seen).toBe(4);
  });

  it('reads every page, and lists a user as well', async () => {
    await world.github.addRepo('someone/one', { files: NEW });
    for (let index = 0; index < 101; index += 1) await world.github.addRepo(`many/app-${index}`);
    const many = await list('--organization-name', 'many', '--shards', '256');
    expect(many.outputs['count']).toBe('101');
    expect(matrixOf(many.outputs).include).toHaveLength(101);
    world.github.configure({ links: false });
    expect((await list('--organization-name', 'many', '--shards', '256')).outputs['count']).toBe('101');
    world.github.configure({ links: true });
    const person = await list('--organization-name', 'someone');
    expect(matrixOf(person.outputs).include).toEqual([{ shard: '1/1', repositories: ['someone/one'] }]);
    // A page that fails is not the end of the list.
    const rule = {
      on: 'GET /orgs/many/repos',
      times: 'always',
      fault: { kind: 'status', status: 500 },
    } as const;
    world.github.faults.add({ ...rule, nth: 2 });
    const cut = await world.here(['--mode', 'list', '--organization-name', 'many', '--max-attempts', '1']);
    expect(cut.exitCode).toBe(5);
    expect(cut.outputs['matrix'] ?? '').toBe('');
  });

  it('leaves forks out, unless they are asked for', async () => {
    await world.github.addRepo('people/app', { files: NEW });
    await world.github.addRepo('people/fork', { forkOf: 'acme/web' });
    const run = await list('--organization-name', 'people');
    expect(matrixOf(run.outputs).include).toEqual([{ shard: '1/1', repositories: ['people/app'] }]);
    expect(run.report.coverage.skipped).toContainEqual({ what: 'repositories', why: 'forks', count: 1 });
    const all = await list('--organization-name', 'people', '--forks', 'true');
    expect(all.outputs['count']).toBe('2');
  });

  it('waits for rate limits, and counts every request', async () => {
    const { faults } = world.github;
    faults.add({ on: 'GET /orgs/acme/repos', fault: primaryLimit(Date.now() + 2000) });
    faults.add({ on: 'GET /orgs/acme/repos', fault: secondaryLimit(1) });
    const run = await list('--organization-name', 'acme');
    expect(run.exitCode, run.stderr).toBe(0);
    expect(run.report.requests).toEqual({ count: 3, retried: 2 });
    faults.clear();
    faults.add({ on: 'GET /orgs/acme/repos', times: 'always', fault: primaryLimit(Date.now() + 3_600_000) });
    const late = await list('--organization-name', 'acme', '--timeout', '50m');
    expect(late.exitCode).toBe(5);
    expect(late.stderr).toContain('run again after the limit has ended');
  });

  it.each([
    [404, 'nobody', 2],
    [401, 'acme', 3],
    [403, 'acme', 4],
    [500, 'acme', 5],
  ])('ends for status %i of %s with %i', async (status, name, code) => {
    if (status !== 404)
      world.github.faults.add({
        on: '* /orgs/acme/repos',
        times: 'always',
        fault: { kind: 'status', status },
      });
    const run = await list('--organization-name', name, '--max-attempts', '1');
    expect(run.exitCode, run.stderr).toBe(code);
  });

  it('reads names and clone URLs from a file, each once', async () => {
    world.write(
      'fleet.txt',
      '# ours\nacme/api\n\nacme/api  # again\nhttps://git.example/acme/tools.git\r\nacme/web',
    );
    const run = await list('--repositories-file', 'fleet.txt', '--shards', '1');
    expect(matrixOf(run.outputs).include[0]?.repositories?.toSorted()).toEqual([
      'acme/api',
      'acme/web',
      'https://git.example/acme/tools.git',
    ]);
  });

  it('refuses lines that are not repositories, all at once and with their numbers', async () => {
    world.write(
      'wrong.txt',
      'acme/api\nacme\nhttps://user:secret@git.example/a/b\nhttp://git.example/a/b\nssh://git@x/y\n../../etc\nacme/..\n--upload-pack=x/y\n',
    );
    const run = await list('--repositories-file', 'wrong.txt');
    expect(run.exitCode).toBe(2);
    for (const line of [2, 3, 4, 5, 6, 7, 8]) expect(`${run.stdout}${run.stderr}`).toContain(`line=${line}`);
  });

  it('never cuts the matrix: over 64 KiB its rows have only the shard, and `run` divides the file in the same way', async () => {
    const names = Array.from({ length: 6000 }, (_, index) => `acme/application-number-${index}`);
    world.write('many.txt', names.join('\n'));
    const run = await list('--repositories-file', 'many.txt', '--shards', '256', '--list-file', 'many.json');
    expect(run.outputs['outputs-truncated']).toBe('false');
    expect(matrixOf(run.outputs).include).toHaveLength(256);
    expect(matrixOf(run.outputs).include[7]).toEqual({ shard: '8/256' });
    const { repositories } = JSON.parse(world.read('many.json')) as {
      repositories: { repository: string; shard: number }[];
    };
    expect(repositories.map(({ repository }) => repository).sort()).toEqual([...names].sort());
    // A time-out ends the run before the first repository, so its report names the whole shard.
    for (const file of ['many.txt', 'many.json']) {
      const part = await shard(
        '--repositories-file',
        file,
        '--shard',
        '8/256',
        '--timeout',
        '1s',
        '--parallel',
        '1',
      );
      const seen = [...part.report.repositories, ...part.report.notReached].map(
        ({ repository }) => repository,
      );
      expect(seen.sort()).toEqual(
        repositories
          .filter((one) => one.shard === 8)
          .map(({ repository }) => repository)
          .sort(),
      );
    }
  });

  it.each([
    [['--mode', 'list'], 'none of `organization-name`, `group` and `repositories-file`'],
    [['--mode', 'list', '--organization-name', 'a', '--group', 'b'], 'only one of'],
    [['--mode', 'list', '--organization-name', '../x'], 'not a name on GitHub'],
    [['--mode', 'list', '--repositories-file', 'gone.txt'], 'does not exist'],
    [['--mode', 'list', '--organization-name', 'acme', '--repos', 'nothing-*'], 'the filters exclude all 4'],
    [['--mode', 'list', '--organization-name', 'acme', '--shards', '257'], 'from 1 to 256'],
    [['--mode', 'list', '--organization-name', 'acme', '--reports', 'x'], 'not used with `mode: list`'],
    [[], '`mode` is required'],
    [['--mode', 'run'], '`run` is required'],
    [['--mode', 'run', '--run', 'check-deprecated'], 'there is nothing to run in'],
    [['--mode', 'run', '--run', 'token', '--repositories', 'a/b'], '`run` is `token`'],
    [['--mode', 'run', '--run', 'check-deprecated', '--repositories', 'a/b', '--shard', '3/2'], 'k/n'],
    [
      ['--mode', 'run', '--run', 'check-deprecated', '--repositories', 'a/b', '--with', 'color: red'],
      '`color` is not an input',
    ],
    [
      ['--mode', 'run', '--run', 'check-deprecated', '--repositories', 'a/b', '--with', 'warn-days: soon'],
      '`warn-days` is `soon`',
    ],
    [
      [
        '--mode',
        'run',
        '--run',
        'check-deprecated',
        '--repositories',
        'a/b',
        '--with',
        'api-url: https://x.example',
      ],
      'for all repositories at once',
    ],
    [
      ['--mode', 'run', '--run', 'check-deprecated', '--repositories', 'a/b', '--with', 'report-file: x'],
      'cannot be used in a fleet',
    ],
    [
      ['--mode', 'run', '--run', 'sync-rolebindings', '--repositories', 'a/b', '--with', 'mode: apply'],
      'does not run in a fleet',
    ],
    [['--mode', 'merge'], '`reports` is required'],
    [['--mode', 'merge', '--reports', 'nothing-*.json'], 'matches no file'],
  ])('refuses %j before any request', async (words, message) => {
    const run = await world.here(words);
    expect(run.exitCode).toBe(2);
    expect(`${run.stdout}${run.stderr}`).toContain(message);
    expect(world.platform.requests.all()).toEqual([]);
  });
});

describe('fleet, mode run', () => {
  it('runs the command in each repository of the shard; one that fails does not stop the others', async () => {
    const run = await shard('--repositories', 'acme/gone,acme/api,acme/web,acme/docs', '--parallel', '1');
    expect(run.exitCode, run.stdout).toBe(5);
    // It signs in once for all of them, and counts the requests of the runs in them.
    expect(world.platform.requests.count('POST /sts/exchange')).toBeLessThanOrEqual(2);
    // The double counts its CI host's requests for ID tokens, too.
    const sent = world.platform.requests.all().map(({ path }) => path);
    const counted = sent.filter((path) => path !== new URL(world.platform.idTokenUrl).pathname);
    expect(run.report.requests, sent.join(' ')).toEqual({ count: counted.length, retried: 0 });
    const rows = run.report.repositories.map(({ repository, result, status }) => [
      repository,
      status,
      result,
    ]);
    expect(rows).toEqual([
      ['acme/gone', 'unread', 'error'],
      ['acme/api', 'judged', 'fail'],
      ['acme/web', 'judged', 'pass'],
      ['acme/docs', 'judged', 'pass'],
    ]);
    expect(run.report.problems[0]?.message).toContain('`acme/gone`: the repository cannot be fetched');
    expect(run.report.findings.map(({ message, title }) => `${title} ${message}`).join()).toMatch(
      /^acme\/api: .*\(Dockerfile:1\)$/,
    );
    expect(run.report.coverage).toMatchObject({ seen: 4, judged: 3, unread: [{ what: 'acme/gone' }] });
    expect(run.outputs).toMatchObject({ count: '4', 'failed-count': '2', result: 'error' });
    expect(run.summary).toContain('cgr.dev/acme/python:3.9');
    // Without the repositories that are gone or have findings, it passes.
    expect((await shard('--repositories', 'acme/web')).exitCode).toBe(0);
  });

  it('gives no secret to git, to files or to logs, and none to another server', async () => {
    writeFileSync(
      join(world.place.folder, 'bin/git'),
      `#!/bin/sh\n{ echo "$@"; env; cat "$GIT_DIR/config" 2>/dev/null; } >> "${join(world.place.folder, 'seen.txt')}"\nexec /usr/bin/git "$@"\n`,
    );
    const run = await shard('--repositories', `acme/web,${world.platform.apiUrl}/acme/other.git`);
    expect(run.report.repositories[0]?.status).toBe('judged');
    expect(run.report.repositories[1]?.status).toBe('unread');
    expectNoSecret(
      world.place,
      [world.token, ...world.platform.secrets()],
      [run.stdout, run.stderr, run.words.join(' ')],
    );
    const foreign = world.platform.requests.all().filter(({ path }) => path.startsWith('/acme/other.git'));
    expect(foreign.length).toBeGreaterThan(0);
    for (const { credential } of foreign) expect(credential.scheme).toBe('none');
  });

  it('takes a repository as hostile as a pull request: links, attributes, submodules and hooks do nothing', async () => {
    await world.github.addRepo('evil/app', {
      private: true,
      files: {
        Dockerfile: { mode: '120000', content: '/etc/passwd' },
        'compose.yaml': 'services:\n  a: {image: "cgr.dev/acme/python:3.9"}\n',
        '.gitattributes': '* filter=evil eol=crlf working-tree-encoding=UTF-16\n',
        '.gitmodules': '[submodule "x"]\n\tpath = x\n\turl = ext::sh -c "touch /tmp/fleet-owned"\n',
        x: { mode: '160000', sha: 'a'.repeat(40) },
        '.husky/post-checkout': { mode: '100755', content: '#!/bin/sh\nexit 1\n' },
        '.github/platform-actions.yml': 'version: 1\ncheck-deprecated:\n  api-url: http://127.0.0.1:1\n',
      },
    });
    const run = await shard('--repositories', 'evil/app,acme/web');
    const [evil, web] = run.report.repositories;
    // Its config file may not set where to sign in, so it is an error of that repository alone.
    expect(evil).toMatchObject({ status: 'unread', exitCode: 2 });
    expect(web).toMatchObject({ status: 'judged', exitCode: 0 });
    expect(run.exitCode).toBe(2);
    await world.github.commit('evil/app', { files: { '.github/platform-actions.yml': null } });
    const again = await shard('--repositories', 'evil/app');
    expect(again.exitCode).toBe(1);
    expect(again.report.findings.map(({ message }) => message).join()).toContain('compose.yaml:2');
    expect(again.report.findings.map(({ rule }) => rule)).toContain('unread');
    expect(`${again.stdout}${JSON.stringify(again.report)}`).not.toContain('root:');
  });

  it('counts a repository without a commit, and one without anything to look at, as skipped', async () => {
    await world.github.addRepo('acme/blank');
    const run = await world.run([
      '--mode',
      'run',
      '--run',
      'advisory-gate',
      ...identity(),
      '--repositories',
      'acme/blank,acme/docs',
    ]);
    expect(run.report.coverage.skipped.map(({ why }) => why).sort()).toEqual([
      'without a commit',
      'without an image of this registry',
    ]);
    expect(run.exitCode).toBe(0);
  });

  it('ends with SIGTERM within two seconds, reports what is finished, and goes on there when it is restarted', async () => {
    const hang = { on: 'GET /acme/web.git/info/refs', times: 'always', fault: { kind: 'hang' } } as const;
    world.github.faults.add(hang);
    const words = [
      '--mode',
      'run',
      '--run',
      'check-deprecated',
      ...identity(),
      '--parallel',
      '1',
      '--checkpoint-folder',
      'checkpoint',
      '--repositories',
      'acme/api,acme/web,acme/docs',
    ];
    let stoppedAt = 0;
    const run = await world.run(words, {}, (child) => {
      let seen = '';
      child.stderr?.on('data', (text: string) => {
        seen += text;
        if (stoppedAt > 0 || !/^acme\/api: fail/m.test(seen)) return;
        stoppedAt = performance.now();
        child.kill('SIGTERM');
      });
    });
    expect(performance.now() - stoppedAt).toBeLessThan(4000);
    expect(run.exitCode).toBe(5);
    expect(run.report.repositories.map(({ repository }) => repository)).toEqual(['acme/api']);
    expect(run.report.notReached.map(({ repository }) => repository)).toEqual(['acme/web', 'acme/docs']);
    expect(run.report.coverage).toMatchObject({ seen: 3, judged: 1 });
    world.github.faults.clear();
    world.github.requests.reset();
    const again = await world.run(words);
    expect(again.report.repositories.map(({ status }) => status)).toEqual(['judged', 'judged', 'judged']);
    expect(again.exitCode).toBe(1);
    expect(world.github.requests.all().some(({ path }) => path.startsWith('/acme/api'))).toBe(false);
    expect(world.github.requests.all().some(({ path }) => path.startsWith('/acme/web'))).toBe(true);
    // A finished shard leaves no notes: the next run looks at everything.
    world.github.requests.reset();
    await world.run(words);
    expect(world.github.requests.all().some(({ path }) => path.startsWith('/acme/api'))).toBe(true);
  });
});

describe('fleet, mode merge', () => {
  beforeAll(async () => {
    await list(
      '--organization-name',
      'acme',
      '--repos',
      'api,web,docs',
      '--shards',
      '2',
      '--list-file',
      'list.json',
    );
    for (const index of [1, 2])
      await shard(
        '--repositories-file',
        'list.json',
        '--shard',
        `${index}/2`,
        '--report-file',
        `shard-${index}.json`,
      );
  });

  it('joins the shards: union of findings, coverage, worst exit code, what to fix first', async () => {
    const files = ['--fleet-file', 'fleet.json', '--sarif-folder', 'sarif', '--html-file', 'fleet.html'];
    const reports = ['--reports', 'shard-*.json', '--repositories-file', 'list.json'];
    const run = await world.run(['--mode', 'merge', ...reports, ...files]);
    expect(run.exitCode, run.stdout).toBe(1);
    expect(run.report.coverage).toMatchObject({ seen: 3, judged: 3, unread: [] });
    // From the tag to the repository to the finding, without a script.
    const html = world.read('fleet.html');
    const tags = html.slice(
      html.indexOf('End-of-life tags by reach'),
      html.indexOf('Images by repositories'),
    );
    expect(tags).toContain('<a href="#f0">acme/api</a>');
    const findings = html.slice(html.indexOf('<h3 id="f0">'));
    expect(findings).toContain('<strong>Deprecated tag</strong>');
    expect(findings).toContain('<code>Dockerfile:1</code>');
    expect(run.report.findings).toHaveLength(1);
    expect(run.report.reach['endOfLife']).toEqual([
      expect.objectContaining({ name: 'acme/python:3.9', repositories: 1 }),
    ]);
    expect(run.report.reach['images']?.map(({ name }) => name).sort()).toEqual([
      'cgr.dev/acme/python:3.12',
      'cgr.dev/acme/python:3.9',
    ]);
    expect(JSON.parse(world.read('sarif/acme__api.sarif')).runs[0].results).toHaveLength(1);
    expect(JSON.parse(world.read('sarif/acme__web.sarif')).runs[0].results).toHaveLength(0);
    expect(run.summary).toContain('End-of-life tags by reach');
  });

  it('lets the next list skip what has not changed, and keeps it in the file for the one after', async () => {
    const words = ['--organization-name', 'acme', '--repos', 'api,web,docs', '--fleet-file', 'fleet.json'];
    const same = ['--run', 'check-deprecated', ...identity()];
    const next = await list(...words, ...same, '--list-file', 'next.json', '--shards', '1');
    // `api` has a finding, so it is looked at again.
    expect(matrixOf(next.outputs).include.flatMap((row) => row.repositories ?? [])).toEqual(['acme/api']);
    expect(next.report.coverage.skipped).toContainEqual({
      what: 'repositories',
      why: 'unchanged since the last merged report',
      count: 2,
    });
    await shard('--repositories-file', 'next.json', '--shard', '1/1', '--report-file', 'next-1.json');
    const merged = await merge(
      '--reports',
      'next-1.json',
      '--repositories-file',
      'next.json',
      '--fleet-file',
      'fleet.json',
    );
    expect(merged.report.coverage).toMatchObject({ seen: 3, judged: 1 });
    expect(JSON.parse(world.read('fleet.json')).repositories).toHaveLength(3);
    const skipped = async (...more: string[]): Promise<string | undefined> =>
      (await list(...words, ...more)).outputs['skipped-count'];
    const archivedAndOthers = Number(await skipped(...same));
    // Repositories that another command or none looked at, or too long ago.
    expect(Number(await skipped('--run', 'resolve-digest'))).toBe(archivedAndOthers - 2);
    expect(Number(await skipped(...same, '--recheck-after', '0s'))).toBe(archivedAndOthers - 2);
    await world.github.commit('acme/docs', { files: { 'README.md': 'changed\n' } });
    expect(Number(await skipped(...same))).toBe(archivedAndOthers - 1);
    world.platform.images.addImage('acme/python', '3.12', ['linux/amd64', 'linux/arm64']);
    expect(Number(await skipped(...same))).toBe(archivedAndOthers - 2);
  });

  it('never passes where a report is missing, broken or of a run that ended early', async () => {
    const one = await merge('--reports', 'shard-2.json');
    expect(one.exitCode).toBe(5);
    expect(one.report.problems.map(({ message }) => message).join()).toContain('lack the shards 1/2');
    // The first shard has the finding.
    const both = JSON.parse(world.read('shard-1.json'));
    world.write('shard-1.json', world.read('shard-1.json').slice(0, -40));
    const cut = await merge('--reports', 'shard-*.json');
    expect(cut.exitCode).toBe(2);
    expect(cut.report.problems.map(({ message }) => message).join()).toContain(
      '`shard-1.json` is not a report',
    );
    world.write('shard-1.json', JSON.stringify({ ...both, repositories: [] }));
    const contradicting = await merge('--reports', 'shard-*.json', '--repositories-file', 'list.json');
    expect(contradicting.exitCode).toBe(2);
    const passing = { ...both, repositories: [], exitCode: 0, result: 'pass' };
    world.write('shard-1.json', JSON.stringify(passing));
    const empty = await merge('--reports', 'shard-*.json', '--repositories-file', 'list.json');
    expect(empty.exitCode).toBe(5);
    expect(empty.report.coverage.unread.length).toBeGreaterThan(0);
    world.write(
      'shard-1.json',
      JSON.stringify({
        ...both,
        exitCode: 5,
        result: 'error',
        notReached: [{ repository: 'acme/x', url: 'https://x/acme/x.git' }],
      }),
    );
    expect((await merge('--reports', 'shard-*.json')).exitCode).toBe(5);
    const named = await merge('--reports', 'shard-2.json,shard-9.json');
    expect(named.exitCode).toBe(2);
  });

  it('joins the shards of one organization-wide command', async () => {
    for (const index of [1, 2]) {
      const { runCliHere, platformFlags } = await import('../support/shipped-run.ts');
      await runCliHere(
        world.place,
        [
          'check-deprecated',
          '--scope',
          'organization',
          '--shard',
          `${index}/2`,
          '--report-file',
          `org-${index}.json`,
          ...identity(),
          ...platformFlags(world.platform),
        ],
        { env: { PLATFORM_ID_TOKEN: await world.platform.idToken({ iss: ISSUER, sub: SUBJECT }) } },
      );
    }
    const run = await merge('--reports', 'org-*.json');
    expect(run.exitCode, run.stdout).toBe(1);
    expect(run.report.coverage).toMatchObject({ seen: 2, judged: 2, skipped: [] });
    const half = await merge('--reports', 'org-1.json');
    expect(half.exitCode).toBe(5);
  });
});

const ISSUER = 'https://token.actions.githubusercontent.com';
const SUBJECT = 'repo:acme/app:ref:refs/heads/main';
