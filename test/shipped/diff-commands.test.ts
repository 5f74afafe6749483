import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FileWorld, startFileWorld } from '../support/file-world.ts';
import { createPlace, type Place, platformInputs, runCli } from '../support/shipped-run.ts';

/** Lines beside a reference, which a diff shows as its context. */
const HOSTILE = [
  '# ##vso[task.setvariable variable=pwned]yes',
  '##[error]pwned',
  '::error::pwned',
  '::set-output name=pwned::yes',
];

let world: FileWorld;
let place: Place;
beforeAll(async () => {
  world = await startFileWorld();
  const { chainguard, double } = world;
  double.world.addTag(double.world.addRepo(chainguard, 'python'), 'latest');
});
afterAll(() => world.close());
beforeEach(() => {
  place = createPlace();
  mkdirSync(join(place.folder, 'shown'));
});
afterEach(() => place.remove());

const HOSTS: Readonly<Record<string, () => Readonly<Record<string, string>>>> = {
  github: () => ({
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: place.workspace,
    RUNNER_TEMP: join(place.folder, 'tmp'),
    GITHUB_OUTPUT: join(place.folder, 'shown/output'),
    GITHUB_STEP_SUMMARY: join(place.folder, 'shown/summary'),
  }),
  azure: () => ({
    TF_BUILD: 'True',
    BUILD_SOURCESDIRECTORY: place.workspace,
    AGENT_TEMPDIRECTORY: join(place.folder, 'tmp'),
  }),
  gitlab: () => ({ GITLAB_CI: 'true', CI: 'true', CI_PROJECT_DIR: place.workspace }),
  buildkite: () => ({ BUILDKITE: 'true', BUILDKITE_BUILD_CHECKOUT_PATH: place.workspace }),
  terminal: () => ({}),
};

/** Texts of all Markdown files that the run left. */
function summaries(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile() && /(?:summary|\.md)$/.test(path))
    .map((path) => readFileSync(path, 'utf8'));
}

describe.each(Object.keys(HOSTS))('the diff of `pin` on %s', (name) => {
  it('holds no command of a log reader, in the log or in the summary', async () => {
    for (const file of ['output', 'summary']) writeFileSync(join(place.folder, 'shown', file), '');
    const text = `${HOSTILE.slice(0, 2).join('\n')}\nFROM cgr.dev/chainguard/python:latest\n${HOSTILE.slice(2).join('\n')}\n`;
    writeFileSync(join(place.workspace, 'Dockerfile'), text);
    const inputs = Object.entries(platformInputs(world.double)).flatMap(([key, value]) => [
      `--${key}`,
      value,
    ]);
    const words = ['resolve-digest', '--mode', 'pin', ...inputs];
    const end = await runCli(place, words, { env: HOSTS[name]?.() ?? {} });
    expect(readFileSync(join(place.workspace, 'Dockerfile'), 'utf8'), end.stderr).toContain('@sha256:');
    const log = `${end.stdout}\n${end.stderr}`;
    expect(log).toContain('pwned');
    const [, token = 'none'] = /^::stop-commands::(\S+)$/m.exec(log) ?? [];
    // Between these marks GitHub reads no command; the token is new in each run.
    const open = log.replace(new RegExp(`::stop-commands::${token}\\n[\\s\\S]*?\\n::${token}::`), '');
    if (name === 'github') expect(token).toMatch(/^\S{16,}$/);
    expect(open).not.toMatch(/::[^\n]*pwned/);
    expect(log).not.toMatch(/##vso\[[^\n]*pwned|##\[error\]pwned/);
    const shown = summaries(place.folder);
    if (name === 'github' || name === 'azure') expect(shown.join('\n')).toContain('pwned');
    for (const summary of shown) expect(summary).not.toMatch(/::(?:error|set-output)|##\[|##vso\[/);
  });
});
