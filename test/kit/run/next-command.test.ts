import { describe, expect, it } from 'vitest';
import { findCommand } from '../../../src/commands/commands.ts';
import { parseCommandLine } from '../../../src/kit/inputs/input-sources.ts';
import type { Manifest } from '../../../src/kit/manifest/manifest.ts';
import { nextCommand } from '../../../src/kit/run/next-command.ts';

const manifestOf = (name: string): Manifest =>
  findCommand(name)?.manifest ?? expect.fail(`there is no command ${name}`);
const pin = manifestOf('resolve-digest');
const flags = (...words: readonly string[]) => parseCommandLine(pin, words).flags;

describe('the next command', () => {
  it('repeats the flags of this run, so that it writes the files and digests that were shown', () => {
    const given = flags('--mode', 'pin', '--dry-run', '--files', 'k8s/**', '--files', 'a b', '--min-age=40d');
    expect(nextCommand(pin, given, { mode: 'pin', 'dry-run': undefined })).toBe(
      "resolve-digest --mode pin --files 'k8s/**' --files 'a b' --min-age 40d",
    );
  });

  it.each([
    ['a quote and a variable', ['--files', "it's $HOME"], `--files 'it'\\''s $HOME'`],
    ['a value that looks like a flag', ['--files=-x'], '--files=-x'],
    ['a boolean', ['--cache', '--annotations', 'false'], '--cache --annotations false'],
    ['the file of a secret', ['--token-file', 'secret.txt'], '--token-file secret.txt'],
  ])('quotes %s for a shell', (_, words, quoted) => {
    expect(nextCommand(pin, flags(...words))).toBe(`resolve-digest ${quoted}`);
  });

  it('leaves out what its mode does not use, and what another command does not have', () => {
    const given = flags('--mode', 'check', '--max-age', '7d', '--fail-on', 'stale', '--identity', 'a/b');
    expect(nextCommand(pin, given, { mode: 'pin' })).toBe('resolve-digest --mode pin --identity a/b');
    expect(nextCommand(manifestOf('doctor'), given)).toBe('doctor --identity a/b');
  });
});
