import { describe, expect, it } from 'vitest';
import { inputSentences, unionDescription } from '../../scripts/generate/action-input.ts';
import { manifests } from '../../src/commands/commands.ts';
import { readActionFile } from '../support/action-file.ts';
import { readRepositoryFile, repositoryRoot } from '../support/repository.ts';

const kebabCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const rows = manifests.map((manifest) => [manifest.name, manifest] as const);

describe.each(rows)('manifest of %s', (name, manifest) => {
  const inputs = Object.entries(manifest.inputs);

  it('names everything in kebab-case and describes it in sentences', () => {
    const named = [...inputs, ...Object.entries(manifest.outputs)];
    for (const [key, { description }] of named) {
      expect(key).toMatch(kebabCase);
      expect(description, key).toMatch(/^\S.*[.!]$/);
    }
    expect(name).toMatch(kebabCase);
    expect(manifest.summary).toMatch(/^\S.*\.$/);
  });

  it('has defaults that are among the choices and inside the bounds, and none for secrets', () => {
    for (const [key, spec] of inputs) {
      expect(spec.choices !== undefined, key).toBe(spec.kind === 'choice' || spec.kind === 'choices');
      if (spec.kind === 'secret') expect(spec.default, key).toBeUndefined();
      for (const choice of spec.choices === undefined ? [] : (spec.default ?? '').split(',').filter(Boolean))
        expect(spec.choices, key).toContain(choice);
      if (spec.kind === 'integer' && spec.default !== undefined) {
        expect(Number(spec.default), key).toBeGreaterThanOrEqual(spec.min ?? 0);
        expect(Number(spec.default), key).toBeLessThanOrEqual(spec.max ?? Number.MAX_SAFE_INTEGER);
      }
    }
  });

  it('has an example of inputs that exist', () => {
    for (const input of Object.keys(manifest.example)) expect(Object.keys(manifest.inputs)).toContain(input);
  });

  it('documents every input and output in its reference, or on the page of those that all share; its README leads there', () => {
    const shared = readRepositoryFile('docs/reference/common.md') ?? '';
    const page = readRepositoryFile(`docs/reference/${name}.md`) ?? '';
    expect(page).toContain('common.md#inputs-of-every-command');
    expect(page.includes('common.md#inputs-for-findings')).toBe('sarif-file' in manifest.inputs);
    for (const key of [...Object.keys(manifest.inputs), ...Object.keys(manifest.outputs)])
      expect(page + shared).toContain(`| \`${key}\` |`);
    expect(readRepositoryFile(`actions/${name}/README.md`)).toContain(`(../../docs/reference/${name}.md)`);
  });

  it('has a composite action with the same inputs and outputs', () => {
    const action = readActionFile(`${repositoryRoot}/actions/${name}`);
    expect(Object.keys(action.inputs)).toEqual(Object.keys(manifest.inputs));
    expect(Object.keys(action.outputs)).toEqual(Object.keys(manifest.outputs));
  });
});

describe('action files', () => {
  const root = readActionFile(repositoryRoot);
  const all = [root, ...manifests.map(({ name }) => readActionFile(`${repositoryRoot}/actions/${name}`))];

  it('have no default but that of github-token, since empty means not given', () => {
    for (const action of all)
      for (const [name, input] of Object.entries(action.inputs))
        expect(input.default, name).toBe(name === 'github-token' ? '${{ github.token }}' : undefined);
  });

  it('have scripts that hold no expression', () => {
    for (const { runs } of all)
      if (runs.using === 'composite') for (const step of runs.steps) expect(step.run).not.toContain('${{');
  });

  it('at the root starts the bundle with the runner’s Node.js and takes what any of its commands takes', () => {
    expect(root.runs).toEqual({ using: 'node24', main: 'dist/index.js' });
    const own = manifests.filter(({ name }) => !['api', 'init', 'fleet'].includes(name));
    const names = new Set(own.flatMap((manifest) => Object.keys(manifest.inputs)));
    expect(new Set(Object.keys(root.inputs))).toEqual(new Set(['command', ...names]));
    expect(root.inputs.command).toMatchObject({ required: true });
    const outputs = new Set(own.flatMap((manifest) => Object.keys(manifest.outputs)));
    expect(new Set(Object.keys(root.outputs))).toEqual(outputs);
  });

  it('at the root fits the Marketplace', () => {
    expect(root.description.length).toBeLessThanOrEqual(125);
    expect(root.branding).toEqual({ icon: 'shield', color: 'purple' });
  });
});

describe('words of the union', () => {
  it('name the commands where an input is not the same in all', () => {
    expect(
      unionDescription(
        [
          ['a', 'X.'],
          ['b', 'X.'],
        ],
        2,
      ),
    ).toBe('X.');
    expect(
      unionDescription(
        [
          ['a', 'X.'],
          ['b', 'X.'],
        ],
        3,
      ),
    ).toBe('For `a`, `b`: X.');
    expect(
      unionDescription(
        [
          ['a', 'X.'],
          ['b', 'Y.'],
        ],
        2,
      ),
    ).toBe('For `a`: X. For `b`: Y.');
  });

  it('tell choices, bounds and default', () => {
    const spec = { kind: 'integer', description: 'Tries.', min: 1, max: 10, default: '4' } as const;
    expect(inputSentences(spec, 'x')).toBe('Tries. From 1 to 10. Default: `4`.');
    const choice = {
      kind: 'choice',
      description: 'Mode.',
      choices: ['a', 'b'],
      defaultText: 'the first',
    } as const;
    expect(inputSentences(choice, 'x')).toBe('Mode. One of `a`, `b`. Default: the first.');
  });
});
