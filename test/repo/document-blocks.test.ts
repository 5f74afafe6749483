import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { manifests } from '../../src/commands/commands.ts';
import { parseRestrictions } from '../../src/commands/sync-rolebindings/file/restrictions-file.ts';
import { parseRoleFile } from '../../src/commands/sync-rolebindings/file/role-file.ts';
import { parseConfigFile } from '../../src/kit/config/config-file.ts';
import { documentBlocks, stepsOf, workflowOf } from '../support/document-blocks.ts';

const blocks = documentBlocks().map((block) => ({ ...block, name: `${block.path}, block ${block.number}` }));
const yaml = blocks.filter(({ language }) => /^ya?ml$/.test(language));
const shell = blocks.filter(({ language }) => /^(?:sh|bash|shell)$/.test(language));
const isWindows = process.platform === 'win32';
const workflows = yaml.flatMap((block) => {
  const workflow = workflowOf(parse(block.text));
  return workflow === undefined ? [] : [{ ...block, workflow }];
});

describe(`blocks of the documents: ${blocks.length}, of them ${yaml.length} YAML (${workflows.length} workflows) and ${shell.length} shell`, () => {
  it('are found', () => {
    expect(yaml.length).toBeGreaterThan(10);
    expect(workflows.length).toBeGreaterThan(5);
    expect(shell.length).toBeGreaterThan(5);
  });

  it.skipIf(isWindows).each(shell)(
    `of $name are shell that parses${isWindows ? ' (skipped: there is no sh)' : ''}`,
    ({ text }) => {
      const { status, stderr } = spawnSync('bash', ['-n'], { input: text, encoding: 'utf8' });
      expect(stderr).toBe('');
      expect(status).toBe(0);
    },
  );

  // Such a redirection empties the role file before the command has read it.
  it.each(shell)('of $name never redirect stdout onto the role file', ({ text }) => {
    expect(text).not.toMatch(/>\s*\S*rolebindings\.ya?ml/);
  });

  it.each(blocks)('of $name tell their language', ({ language }) => {
    expect(language).not.toBe('');
  });

  it.each(blocks.filter(({ language }) => language === 'json'))('of $name are JSON', ({ text }) => {
    expect(() => JSON.parse(text)).not.toThrow();
  });

  it.each(yaml)('of $name are YAML', ({ text }) => {
    expect(parse(text)).toBeDefined();
  });
});

describe('config files and role files in the documents', () => {
  const files = yaml.filter(({ text }) => /^version: 1$/m.test(text));

  it('are found', () => {
    expect(files.length).toBeGreaterThan(0);
  });

  it.each(files)('of $name are right', ({ name, text }) => {
    const isAbout = (...keys: readonly string[]) => new RegExp(`^(${keys.join('|')}):`, 'm').test(text);
    const parse = (): unknown =>
      isAbout('identities', 'bindings')
        ? parseRoleFile(text, name)
        : isAbout('restrictions')
          ? parseRestrictions(text, name)
          : expect(parseConfigFile(text, name, manifests).problems).toEqual([]);
    expect(parse).not.toThrow();
  });
});

describe('workflows in the documents', () => {
  const uses = /^platform-actions\/platform-actions(?:\/actions\/([a-z-]+))?@/;

  it.each(workflows)(
    'of $name give inputs that the command has, and read outputs that it has',
    ({ text, workflow }) => {
      const steps = stepsOf(workflow).flatMap((step) => {
        const match = uses.exec(String(step['uses'] ?? ''));
        if (match === null) return [];
        const given = new Map(Object.entries(Object(step['with'] ?? {})));
        const command = match[1] ?? given.get('command');
        const manifest =
          manifests.find(({ name }) => name === command) ?? expect.fail(`no command ${command}`);
        return [{ id: step['id'], given, manifest }];
      });
      for (const { given, manifest } of steps)
        for (const key of given.keys())
          if (key !== 'command') expect(Object.keys(manifest.inputs), manifest.name).toContain(key);
      for (const [, id, output] of text.matchAll(/steps\.([\w-]+)\.outputs\.([\w-]+)/g)) {
        const step = steps.find((candidate) => candidate.id === id);
        if (step !== undefined) expect(Object.keys(step.manifest.outputs)).toContain(output);
      }
    },
  );

  it.each(workflows)('of $name put no expression into a script', ({ workflow }) => {
    for (const step of stepsOf(workflow)) expect(String(step['run'] ?? '')).not.toContain('${{');
  });
});
