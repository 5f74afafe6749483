import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { manifests } from '../../../src/commands/commands.ts';
import { renderCompletion, SHELLS } from '../../../src/kit/manifest/render-completion.ts';

const isWindows = process.platform === 'win32';

/** The completions that bash offers for the last word. */
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
    expect(offered('platform-actions', 'help', 'in')).toEqual(['init', 'inputs']);
  });
});

const has = (shell: string): boolean => spawnSync(shell, ['-c', 'exit']).status === 0;

describe('completion in other shells', () => {
  it('keeps the colons of descriptions in zsh', () => {
    const script = renderCompletion('zsh', manifests);
    expect(script).toContain("'fleet:Run a command in thousands of repositories: list");
    expect(script).toContain('[`check`: ');
  });

  it.skipIf(!has('fish'))('offers values and topics in fish', () => {
    const ask = (line: string): readonly string[] => {
      const script = `${renderCompletion('fish', manifests)}\ncomplete -C '${line}'\n`;
      const lines = spawnSync('fish', ['-c', script], { encoding: 'utf8' }).stdout.split('\n');
      return lines.map((text) => text.split('\t')[0] ?? '').filter((word) => word !== '');
    };
    expect(ask('platform-actions resolve-digest --mode ').toSorted()).toEqual(['check', 'pin', 'resolve']);
    expect(ask('platform-actions help in')).toEqual(['init', 'inputs']);
  });

  it.skipIf(!has('zsh'))('completes values after a command in zsh', () => {
    const folder = mkdtempSync(join(tmpdir(), 'platform-actions-zsh-'));
    const script = join(folder, 'completion.zsh');
    writeFileSync(script, renderCompletion('zsh', manifests));
    const input = `zmodload zsh/zpty
zpty shell 'zsh -f -i'
zpty -w shell 'autoload -Uz compinit; compinit -u -D; source ${script}; PS1=READ; PS1+=Y'
zpty -r -m shell out '*READY*'
zpty -w -n shell $'platform-actions resolve-digest --images x --mode p\t'
zpty -r -m shell out '*--mode pin*'
print completed
zpty -d shell
`;
    const run = spawnSync('zsh', ['-f'], { input, encoding: 'utf8', timeout: 30_000 });
    rmSync(folder, { recursive: true, force: true });
    expect(run.stdout).toContain('completed');
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
