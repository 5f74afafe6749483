import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPlace, type Place, runCli } from '../support/shipped-run.ts';

let place: Place;
beforeAll(() => {
  place = createPlace();
});
afterAll(() => place.remove());

const github = (): Readonly<Record<string, string>> => ({
  GITHUB_ACTIONS: 'true',
  GITHUB_WORKSPACE: place.workspace,
  RUNNER_TEMP: join(place.folder, 'tmp'),
});

describe('inputs that the chosen command does not have', () => {
  it('stop the root action, all of them reported together with the other wrong inputs', async () => {
    const run = await runCli(place, [], {
      env: {
        ...github(),
        INPUT_COMMAND: 'sync-rolebindings',
        INPUT_MODE: 'apply',
        'INPUT_DRY-RUN': 'true',
        INPUT_PRUNES: 'true',
        'INPUT_MIN-AGE': ' ',
        'INPUT_MAX-DELETES': 'many',
      },
    });
    expect(run.exitCode, run.stdout).toBe(2);
    expect(run.stdout).toContain('`dry-run` is not an input of `sync-rolebindings`');
    expect(run.stdout).toContain('it is an input of `resolve-digest`, `init`: remove it here');
    expect(run.stdout).toContain('did you mean `prune`?');
    expect(run.stdout).toContain('`max-deletes` is `many`');
    expect(run.stdout).not.toContain('min-age');
    expect(run.stdout).toContain('(0 requests');
  });

  it.each(['api', 'fleet', 'init'])('includes `%s`, which is a composite action only', async (command) => {
    const run = await runCli(place, [], { env: { ...github(), INPUT_COMMAND: command } });
    expect(run.exitCode, run.stdout).toBe(2);
    expect(run.stdout).toContain(`the root action does not run \`${command}\``);
    expect(run.stdout).toContain(
      `use the composite action \`platform-actions/platform-actions/actions/${command}@v1\``,
    );
  });

  it.each([
    [
      'the root action',
      [],
      { ...{ INPUT_COMMAND: 'resolve-digest', INPUT_IMAGES: 'python', INPUT_MINAGE: '7d' } },
      '`min-age`',
    ],
    [
      'a composite action',
      ['resolve-digest'],
      { PLATFORM_ACTIONS_INPUT_IMAGES: 'python', PLATFORM_ACTIONS_INPUT_MINAGE: '7d' },
      '`min-age`',
    ],
    ['the command line', ['resolve-digest', '--images', 'python', '--min-ages', '7d'], {}, '`--min-age`'],
    ['variables', ['resolve-digest', '--images', 'python'], { PLATFORM_MINAGE: '7d' }, 'PLATFORM_MIN_AGE'],
  ] as const)('misspelt on %s stop it with the nearest name', async (face, args, env, near) => {
    const run = await runCli(place, args, {
      env: { ...(face === 'the root action' ? github() : {}), ...env },
    });
    expect(run.exitCode, run.stdout + run.stderr).toBe(2);
    expect(run.stdout + run.stderr).toContain(`did you mean ${near}?`);
  });

  it.each([
    [
      'a component of GitLab',
      {
        GITLAB_CI: 'true',
        PLATFORM_ACTIONS_INPUT_MODE: 'apply',
        PLATFORM_ACTIONS_INPUT_DRY_RUN: 'true',
      },
    ],
    [
      'a plugin of Buildkite',
      {
        BUILDKITE: 'true',
        PLATFORM_ACTIONS_FACE: 'buildkite-plugin',
        BUILDKITE_PLUGIN_CONFIGURATION: JSON.stringify({
          command: 'sync-rolebindings',
          mode: 'apply',
          'dry-run': 'true',
        }),
      },
    ],
  ] as const)('stop %s before any request', async (_, env) => {
    const run = await runCli(place, ['sync-rolebindings'], { env });
    const text = run.stdout + run.stderr;
    expect(run.exitCode, text).toBe(2);
    expect(text).toContain('`dry-run` is not an input of `sync-rolebindings`');
    expect(text).toContain('(0 requests');
  });

  it('of an outer action are passed over by runners that hand them on, and by composite actions', async () => {
    const env = {
      INPUT_COMMAND: 'doctor',
      INPUT_WHO: 'somebody',
      ACT: 'true',
      'INPUT_API-URL': 'http://127.0.0.1:1',
    };
    const act = await runCli(place, [], { env: { ...github(), ...env } });
    expect(act.stdout).not.toContain('is not an input');
    const step = await runCli(place, ['resolve-digest'], { env: { ...github(), 'INPUT_DRY-RUN': 'true' } });
    expect(step.stdout).not.toContain('is not an input');
  });

  it('as variables of a job with several commands are ignored, except for `dry-run` where `apply` would write', async () => {
    const env = { PLATFORM_DRY_RUN: 'true', PLATFORM_MIN_AGE: '7d', PLATFORM_IMAGE: 'x', PLATFORM_TEAM: 'x' };
    const plan = await runCli(place, ['sync-rolebindings'], { env });
    expect(plan.stderr).not.toContain('DRY_RUN');
    expect(plan.stderr).not.toContain('MIN_AGE');
    expect(plan.stderr).not.toContain('TEAM');
    expect(plan.stderr).toContain(
      'PLATFORM_IMAGE is not read: if it is meant for platform-actions, rename it to PLATFORM_IMAGES',
    );
    const apply = await runCli(place, ['sync-rolebindings', '--mode', 'apply'], { env });
    expect(apply.exitCode).toBe(2);
    expect(apply.stderr).toContain(
      'PLATFORM_DRY_RUN is set, and `sync-rolebindings` with `mode: apply` would still make changes',
    );
  });
});
