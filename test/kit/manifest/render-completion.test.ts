import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { manifests } from '../../../src/commands/commands.ts';
import { renderCompletion, SHELLS } from '../../../src/kit/manifest/render-completion.ts';

const isWindows = process.platform === 'win32';

/** What bash offers for the last of the words. */
function offered(...words: readonly string[]): readonly string[] {
  const script = `${renderCompletion('bash', manifests)}
COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')})
COMP_CWORD=$((\${#COMP_WORDS[@]} - 1))
_platform_actions
printf '%s\\n' "\${COMPREPLY[@]}"`;
  const run = spawnSync('bash', ['--norc', '-euc', script], { encoding: 'utf8' });
  expect(run.stderr).toBe('');
  expect(run.status).toBe(0);
  return run.stdout.split('\n').filter((line) => line !== '');
}

describe.skipIf(isWindows)(`completion in bash${isWindows ? ' (skipped: there is no bash)' : ''}`, () => {
  it('offers the commands', () => {
    expect(offered('platform-actions', '')).toEqual(
      expect.arrayContaining(manifests.map(({ name }) => name)),
    );
    expect(offered('platform-actions', 'check-')).toEqual(['check-deprecated']);
  });

  it('offers the inputs of the command as flags, and of secrets only the file', () => {
    const flags = offered('platform-actions', 'resolve-digest', '--');
    expect(flags).toEqual(expect.arrayContaining(['--images', '--mode', '--token-file', '--json']));
    expect(flags).not.toContain('--token');
    expect(flags).not.toContain('--sbom');
  });

  it('offers the values of choices and booleans, and leaves the rest to files', () => {
    expect(offered('platform-actions', 'resolve-digest', '--mode', '')).toEqual(['resolve', 'check', 'pin']);
    expect(offered('platform-actions', 'resolve-digest', '--summary', 'f')).toEqual(['false']);
    expect(offered('platform-actions', 'resolve-digest', '--report-file', '')).toEqual([]);
    expect(offered('platform-actions', 'completion', '')).toEqual([...SHELLS]);
  });
});

describe('the completion script', () => {
  it.each(SHELLS)('of %s names every input of every command', (shell) => {
    const script = renderCompletion(shell, manifests);
    for (const { inputs, name } of manifests) {
      expect(script).toContain(name);
      for (const [input, { kind }] of Object.entries(inputs))
        expect(script).toContain(kind === 'secret' ? `${input}-file` : input);
    }
  });
});
