import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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
