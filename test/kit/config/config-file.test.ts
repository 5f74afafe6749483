import { describe, expect, it } from 'vitest';
import { problemsOf, UserError } from '../../../src/base/user-error.ts';
import { manifests } from '../../../src/commands/commands.ts';
import { type ConfigFile, parseConfigFile } from '../../../src/kit/config/config-file.ts';
import { ignoreRulesOf, readIgnores } from '../../../src/kit/config/config-ignores.ts';
import { refused } from '../../support/refused.ts';
import { slack } from '../../support/slack.ts';

function read(text: string): ConfigFile {
  const config = parseConfigFile(text, 'c.yml', manifests);
  if (config.problems.length > 0) throw new UserError(...config.problems);
  return config;
}

describe('parseConfigFile', () => {
  it.each(['', '# nothing but a comment\n', '---\n', '~\n'])(
    'reports what the empty file %j lacks',
    (text) => {
      expect(refused(() => read(text))).toMatchObject([
        { message: '`c.yml`: `version` must be 1', place: { file: 'c.yml', line: 1 } },
      ]);
    },
  );

  it('takes keys with nothing behind them for not given', () => {
    const config = read('version: 1\nfiles:\nignore:\nadvisory-gate:\nresolve-digest:\n  min-age:\n');
    expect(config.given('resolve-digest', 'min-age')).toBeUndefined();
    expect(config.given('resolve-digest', 'files')).toBeUndefined();
    expect(config.ignores).toEqual([]);
  });

  it('refuses an unknown key with nothing behind it', () => {
    expect(() => read('version: 1\nbogus:\n')).toThrow('`bogus` is not allowed here');
  });
});

describe('problems of a config file', () => {
  it.each([
    ['a long key', `version: 1\n${'k'.repeat(5000)}: 1\n`],
    ['a long key of a command', `version: 1\nadvisory-gate: { ${'k'.repeat(900)}: 1 }\n`],
    ['YAML that the library quotes', `version: 1\na: >${'>'.repeat(5000)}\n  b\n`],
  ])('have few words about %s', (_, text) => {
    const problems = refused(() => read(text));
    expect(problems.map(({ message }) => message.length < 500)).toContain(true);
    expect(problems.every(({ message }) => message.length < 500)).toBe(true);
  });

  it.each(['constructor', 'toString'])('know no input that is called `%s`', (key) => {
    const problems = refused(() => read(`version: 1\nadvisory-gate: { ${key}: 1 }\n`));
    expect(problems).toMatchObject([{ fix: expect.stringContaining('only `version`') }]);
  });
});

describe('the largest config file', () => {
  it('is parsed in a short time where every line is a key: the watchdog starts after that', () => {
    const keys = Array.from({ length: 20_000 }, (_, index) => `  k${index}: 1\n`).join('');
    const before = process.cpuUsage();
    const { ignores } = read(`version: 1\nignore:\n- id: a\n${keys}`);
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000 * slack);
    expect(ignores).toHaveLength(1);
  });
});

describe('misspelled keys', () => {
  it.each([
    ['a command', 'advisory-gat: {}', 'did you mean `advisory-gate`?'],
    ['a key of the file', 'ignores: []', 'did you mean `ignore`?'],
    ['an input', 'resolve-digest: { min-aeg: 3d }', 'did you mean `min-age`?'],
    ['an input that is not policy', 'resolve-digest: { identity: a/b }', 'in the workflow instead'],
    ['an input outside of its command', 'identity: a/b', 'in the workflow instead'],
    [
      'policy outside of its command',
      'max-age: 7d',
      'indent it under the command that it is for: `resolve-digest`',
    ],
    ['a command that is a list', 'resolve-digest: [max-age]', 'write `input: value` lines, indented'],
    ['a single ignore', 'ignore: { image: python }', 'begin each entry with `-`'],
    ['something else', 'bogus: 1', 'only `version`'],
  ])('get a suggestion, or the reason: %s', (_, line, fix) => {
    const problems = refused(() => read(`version: 1\n${line}\n`));
    expect(problems).toMatchObject([{ fix: expect.stringContaining(fix) }]);
  });

  it('of an ignore get one, too', async () => {
    const file = read('version: 1\nignore:\n  - { id: CVE-2026-1, expire: "2099-01-01" }\n');
    const [problem] = await problemsOf(() => readIgnores(file, ignoreRulesOf('resolve-digest', file), 0));
    expect(problem?.fix).toMatch(/^Did you mean `expires`\? Known keys are /);
  });
});

describe('ignores of a config file', () => {
  const config = read('version: 1\nignore:\n  - { id: CVE-2026-1, expire: soon }\n');
  const messagesFor = async (command: string, inputs = {}, file = config): Promise<readonly string[]> => {
    const wrong = await problemsOf(() => readIgnores(file, ignoreRulesOf(command, file, inputs), 0));
    return wrong.map(({ message }) => message);
  };

  it('are looked at by every command, and for a reason by those that use them', async () => {
    const unknown = 'An entry of `ignore` has the unknown key `expire`.';
    const reason = 'An entry of `ignore` has no `reason`.';
    expect(await messagesFor('sync-rolebindings')).toEqual([unknown]);
    expect(await messagesFor('resolve-digest')).toEqual([unknown, reason]);
    expect(await messagesFor('check-deprecated')).toEqual([unknown, reason]);
    expect(await messagesFor('advisory-gate')).toEqual([unknown, reason]);
    expect(await messagesFor('advisory-gate', { 'require-ignore-reason': false })).toEqual([unknown]);
  });

  it('need no reason where the config file waives it', async () => {
    const waived = read(
      'version: 1\nadvisory-gate: { require-ignore-reason: false }\nignore:\n  - image: python\n',
    );
    expect(await messagesFor('check-deprecated', {}, waived)).toEqual([]);
  });

  it('are held to the longest time that the gate allows', async () => {
    const endless = read('version: 1\nignore:\n  - { id: CVE-2026-1, reason: known }\n');
    expect(await messagesFor('advisory-gate', { 'max-ignore-days': 30 }, endless)).toHaveLength(1);
    expect(await messagesFor('check-deprecated', {}, endless)).toEqual([]);
  });
});
