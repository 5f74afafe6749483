import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FleetWorld, startFleetWorld } from '../support/fleet-world.ts';
import { makeBareRepository, startGitServer } from '../support/git-server.ts';

const NEW = { Dockerfile: 'FROM cgr.dev/acme/python:3.12\n' };
const NAMES = ['acme/api', 'acme/web', 'acme/docs', 'acme/cli'];

let world: FleetWorld;
beforeAll(async () => {
  world = await startFleetWorld();
  for (const name of NAMES) await world.github.addRepo(name, { files: NEW, private: true });
});
afterAll(() => world.close());

const shard = (...words: string[]) =>
  world.run(['--mode', 'run', '--run', 'check-deprecated', '--identity', world.identity.uid, ...words]);

/** A `git` that runs a line of shell first, which may write into the file; gives what was written. */
function watchGit(line: string): () => readonly string[] {
  const file = join(world.place.folder, 'seen.txt');
  const text = `#!/bin/sh\n{ ${line}; } >>"${file}" 2>/dev/null\nexec /usr/bin/git "$@"\n`;
  // The file is there already, and may be run.
  writeFileSync(join(world.place.folder, 'bin/git'), text);
  writeFileSync(file, '');
  return () => readFileSync(file, 'utf8').split('\n');
}

describe('a shard of a fleet', () => {
  it('shows git no credential: not in its arguments, variables or settings, nor in those of what it starts', async () => {
    const seen = watchGit(
      'echo "call: $*"; env; cat "$GIT_DIR/config" .git/config "$HOME/.gitconfig"; ps -eo args',
    );
    const run = await shard('--repositories', NAMES.join(','));
    expect(run.exitCode, run.stderr).toBe(0);
    const text = seen().join('\n');
    expect(text).toMatch(/^call: .*\bfetch\b/m);
    expect(text).toMatch(/^\[core\]$/m);
    const forms = [world.token, Buffer.from(`x-access-token:${world.token}`).toString('base64')];
    for (const form of forms) expect(text).not.toContain(form);
    // The requests had it all the same.
    const fetched = world.github.requests.all().filter(({ path }) => path.startsWith('/acme/api.git'));
    expect(fetched.some(({ credential }) => credential.scheme !== 'none')).toBe(true);
  });

  it('has no more repositories on disk than `parallel`, and none when it ends', async () => {
    const temp = join(world.place.folder, 'many');
    const seen = watchGit(`ls -d "${temp}"/platform-actions-*/checkout | wc -l`);
    mkdirSync(temp);
    const run = await world.run(
      [
        ...['--mode', 'run', '--run', 'check-deprecated', '--identity', world.identity.uid],
        ...['--repositories', NAMES.join(','), '--parallel', '2', '--report-file', 'report.json'],
      ],
      { RUNNER_TEMP: temp },
    );
    expect(run.report.coverage).toMatchObject({ seen: 4, judged: 4 });
    const counts = seen()
      .filter((line) => line !== '')
      .map(Number);
    expect(counts.length).toBeGreaterThan(4);
    expect(Math.max(...counts)).toBeLessThanOrEqual(2);
    const left = readdirSync(temp, { recursive: true, encoding: 'utf8' });
    expect(left.filter((name) => /checkout|Dockerfile/.test(name))).toEqual([]);
  });

  it('ends the process of a repository at `repository-timeout`, with what it started, and does not try it again', async () => {
    await world.github.addRepo('acme/stuck', { files: { ...NEW, 'stuck.txt': 'x\n' }, private: true });
    // A process that does nothing any more, and neither hears a signal nor a message.
    const seen = watchGit(
      'case "$*" in *ls-files*) [ -f stuck.txt ] && { sleep 300 & echo "sleeps $!"; kill -STOP $PPID; } ;; esac',
    );
    const within = (limit: string) =>
      shard(
        ...['--repositories', 'acme/api,acme/stuck,acme/web', '--parallel', '1'],
        ...['--repository-timeout', limit, '--checkpoint-folder', 'stuck-notes'],
      );
    const run = await within('3s');
    expect(run.exitCode).toBe(5);
    expect(run.report.repositories).toMatchObject([
      { repository: 'acme/api', status: 'judged' },
      {
        repository: 'acme/stuck',
        status: 'unread',
        commit: expect.any(String),
        why: 'it took longer than `repository-timeout` (3s)',
      },
      { repository: 'acme/web', status: 'judged' },
    ]);
    const [, pid = ''] = /^sleeps (\d+)$/m.exec(seen().join('\n')) ?? [];
    expect(existsSync(`/proc/${pid}/exe`)).toBe(false);
    world.github.requests.reset();
    const again = await within('3s');
    expect(again.report.repositories).toEqual(run.report.repositories);
    expect(world.github.requests.all().filter(({ path }) => path.startsWith('/acme/stuck'))).toEqual([]);
    watchGit(':');
    // With more time, it is tried again.
    const longer = await within('60s');
    expect(longer.report.repositories.map(({ status }) => status)).toEqual(['judged', 'judged', 'judged']);
  });

  it('keeps what the run in a repository reported until `repository-timeout`', async () => {
    world.platform.faults.add({ on: 'GET /registry/v2/tags', times: 'always', fault: { kind: 'hang' } });
    const run = await shard('--repositories', 'acme/web', '--repository-timeout', '3s');
    world.platform.faults.clear();
    expect(run.exitCode).toBe(5);
    const [web] = run.report.repositories;
    expect(web).toMatchObject({ status: 'unread', why: expect.stringContaining('`repository-timeout`') });
    expect(web?.images).toMatchObject([{ image: 'cgr.dev/acme/python:3.12' }]);
  });

  it('gives the process of a repository no variable of the job, and no secret in its arguments', async () => {
    const seen = watchGit('tr "\\0" "\\n" </proc/$PPID/environ; tr "\\0" " " </proc/$PPID/cmdline; echo');
    const run = await shard('--repositories', 'acme/web');
    expect(run.exitCode, run.stderr).toBe(0);
    const inner = seen().filter((line) => line.includes('serve-run'));
    expect(inner.length).toBeGreaterThan(0);
    const own = seen().slice(
      0,
      seen().findIndex((line) => line.includes('serve-run')),
    );
    const names = own.slice(own.findLastIndex((line) => line.startsWith('PATH=')));
    // Node's own are about the channel.
    const others = names
      .map((line) => line.replace(/=.*/, ''))
      .filter((name) => !/^NODE_CHANNEL_/.test(name));
    expect(others.sort()).toEqual(['PATH', 'TMPDIR']);
    for (const secret of [world.token, ...world.platform.secrets()])
      expect(inner.join('\n')).not.toContain(secret);
  });

  it('fetches no large file that nobody reads, and judges what stands beside it', async () => {
    const data = (mebibytes: number): string => randomBytes(mebibytes * 786_432).toString('base64');
    makeBareRepository(join(world.place.folder, 'served', 'acme'), 'pictures.git', {
      ...NEW,
      'docs/logo.png': data(8),
      'model.safetensors': data(12),
      'model.part-1': data(6),
    });
    makeBareRepository(join(world.place.folder, 'served', 'acme'), 'chart.git', {
      ...NEW,
      'values.yaml': `# ${data(6)}\n`,
    });
    const server = await startGitServer(join(world.place.folder, 'served'));
    const seen = watchGit(`du -sk "$GIT_WORK_TREE" | cut -f1`);
    const run = await shard(
      ...['--repositories', `${server.url}/acme/pictures.git,${server.url}/acme/chart.git`],
    );
    await server.close();
    const sizes = seen().filter((line) => line !== '');
    watchGit(':');
    const [pictures, chart] = run.report.repositories;
    expect(pictures).toMatchObject({ status: 'judged', exitCode: 0 });
    expect(chart).toMatchObject({ status: 'judged', exitCode: 1 });
    expect(run.report.findings.map(({ message }) => message)).toEqual([
      expect.stringContaining('larger than 5 MiB'),
    ]);
    expect(sizes.length).toBeGreaterThan(4);
    expect(Math.max(...sizes.map(Number))).toBeLessThan(1000);
  });

  it('leaves out a repository of too many files, without fetching them, and judges the others', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 50_001 }, (_, index) => [`${index % 500}/Dockerfile.${index}`, '']),
    );
    makeBareRepository(join(world.place.folder, 'served', 'acme'), 'huge.git', files);
    const server = await startGitServer(join(world.place.folder, 'served'));
    const run = await shard('--repositories', `${server.url}/acme/huge.git,acme/web`);
    await server.close();
    expect(run.exitCode).toBe(5);
    expect(run.report.repositories.map(({ repository, status }) => [repository, status])).toEqual([
      [expect.stringContaining('acme/huge'), 'unread'],
      ['acme/web', 'judged'],
    ]);
    expect(run.report.problems[0]?.message).toContain('50001 of its files would have to be read');
  });
});
