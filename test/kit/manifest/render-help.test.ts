import { describe, expect, it } from 'vitest';
import { manifests } from '../../../src/commands/commands.ts';
import { commonInputs, reportInputs } from '../../../src/kit/manifest/common-inputs.ts';
import {
  renderCommandHelp,
  renderInputsHelp,
  renderProgramHelp,
  renderShortHelp,
  valueWord,
} from '../../../src/kit/manifest/render-help.ts';

const isCommon = (name: string): boolean => name in commonInputs || name in reportInputs;

const rows = manifests.map((manifest) => [manifest.name, manifest] as const);

describe('help of the program', () => {
  const text = renderProgramHelp(manifests);

  it('lists every command, the gates first', () => {
    const places = manifests.map(({ name }) => text.indexOf(`\n  ${name} `));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('tells the options and the exit codes', () => {
    for (const words of ['--json', '--help', '--version', '2 usage']) expect(text).toContain(words);
  });

  it('fits a terminal of 80 columns and 40 lines', () => {
    const lines = text.split('\n');
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    expect(lines.length).toBeLessThanOrEqual(40);
  });
});

describe.each(rows)('help of %s', (name, manifest) => {
  const text = renderCommandHelp(manifest);

  it('starts with the usage, and keeps within 80 columns', () => {
    expect(text.split('\n')[0]).toBe(`Usage: platform-actions ${name} [--input value ...]`);
    expect(text.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  it('explains the inputs of its own with flag and default', () => {
    const words = text.replace(/\s+/g, ' ');
    for (const [input, spec] of Object.entries(manifest.inputs)) {
      if (isCommon(input)) {
        expect(words).toContain(` ${input}`);
        continue;
      }
      expect(words).toContain(spec.kind === 'secret' ? `--${input}-file <path>` : `--${input} `);
      expect(words).toContain(spec.description.split(' ').slice(0, 3).join(' '));
      if (spec.default !== undefined && spec.default !== 'false')
        expect(words).toContain(`Default: \`${spec.default}\`.`);
    }
  });
});

describe.each(rows)('`%s --help`', (_, manifest) => {
  const text = renderShortHelp(manifest);

  it('fits two screens of 80 columns and 24 lines', () => {
    const lines = text.trimEnd().split('\n');
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    expect(lines.length).toBeLessThanOrEqual(48);
  });

  it('explains the usual inputs, and names all others of its own', () => {
    const own = Object.entries(manifest.inputs).filter(([name]) => !isCommon(name));
    expect(own.map(([name]) => name)).toEqual(expect.arrayContaining([...(manifest.usualInputs ?? [])]));
    const [explained = '', named = ''] = text.split('\nMore inputs');
    for (const [name, { kind }] of own) {
      const flag = `--${name}${kind === 'secret' ? '-file' : ''}`;
      if (manifest.usualInputs?.includes(name) ?? true) expect(explained).toContain(`\n  ${flag}`);
      else expect(named.split(/[\s,]+/)).toContain(flag);
    }
  });
});

describe('help on the inputs of every command', () => {
  it('explains each of them, secrets without a flag of their own, within 80 columns', () => {
    const words = renderInputsHelp().replace(/\s+/g, ' ');
    for (const [input, spec] of Object.entries({ ...commonInputs, ...reportInputs })) {
      const isSecret: boolean = spec.kind === 'secret';
      expect(words).toContain(isSecret ? `--${input}-file <path>` : `--${input} `);
      if (isSecret) expect(words).not.toContain(`--${input} `);
      expect(words).toContain(spec.description);
    }
    expect(
      renderInputsHelp()
        .split('\n')
        .filter((line) => line.length > 80),
    ).toEqual([]);
  });
});

describe('words for values', () => {
  it.each([
    [{ kind: 'choice', description: 'X.', choices: ['a', 'b'] }, 'a|b'],
    [{ kind: 'integer', description: 'X.', min: 1, max: 64 }, '1-64'],
    [{ kind: 'integer', description: 'X.' }, 'number'],
    [{ kind: 'duration', description: 'X.' }, 'duration'],
  ] as const)('%j is %s', (spec, word) => {
    expect(valueWord(spec)).toBe(word);
  });

  it('break a title that is too wide for one line', () => {
    const choices = ['first-choice', 'second-choice', 'third-choice', 'fourth-choice'];
    const long = 'an-input-with-a-long-name';
    const help = renderCommandHelp({
      name: 'x',
      title: 'X',
      summary: 'X.',
      face: 'gate',
      stdout: 'Nothing.',
      example: {},
      permissions: [],
      capabilities: [],
      inputs: { [long]: { kind: 'choice', description: 'X.', choices } },
      outputs: {},
    });
    expect(help).toContain(`--${long} <${choices.join('|')}>\n${' '.repeat(30)}X.`);
    expect(help).not.toContain('Inputs of every command');
  });
});
