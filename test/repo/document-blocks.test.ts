import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseConfigFile } from '../../src/commands/config-file.ts';
import { manifests } from '../../src/commands/manifests.ts';
import { parseRoleFile } from '../../src/domain/role-file.ts';
import { documentBlocks, stepsOf, workflowOf } from '../support/document-blocks.ts';

const blocks = documentBlocks().map((block) => ({ ...block, name: `${block.path}, block ${block.number}` }));
const yaml = blocks.filter(({ language }) => /^ya?ml$/.test(language));
const workflows = yaml.flatMap((block) => {
  const workflow = workflowOf(parse(block.text));
  return workflow === undefined ? [] : [{ ...block, workflow }];
});

describe('blocks of the documents', () => {
  it('are found', () => {
    expect(yaml.length).toBeGreaterThan(10);
    expect(workflows.length).toBeGreaterThan(5);
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
    const parsed = /^(identities|bindings):/m.test(text)
      ? parseRoleFile(text, name)
      : parseConfigFile(text, name);
    expect(parsed.kind, JSON.stringify(parsed)).not.toBe('problems');
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
