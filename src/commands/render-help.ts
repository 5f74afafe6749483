import { commonInputs } from './common-inputs.ts';
import { variableName } from './input-names.ts';
import { defaultWords, valueWord } from './input-words.ts';
import type { InputSpec, Manifest } from './manifest.ts';

const width = 80;

/** Breaks words over lines of at most `width` characters; longer words keep a line of their own. */
function wrap(text: string, indent: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    if (line !== '' && indent.length + line.length + 1 + word.length > width) {
      lines.push(indent + line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, indent + line];
}

function listing(entries: readonly (readonly [string, string])[]): readonly string[] {
  const column = Math.max(...entries.map(([name]) => name.length)) + 4;
  return entries.flatMap(([name, text]) => {
    const [first = '', ...rest] = wrap(text, ' '.repeat(column));
    return [`  ${name}`.padEnd(column) + first.trimStart(), ...rest];
  });
}

const options: readonly (readonly [string, string])[] = [
  ['--json', 'Print the whole report to stdout.'],
  ['--help', 'Print this, or with a command its inputs.'],
  ['--version', 'Print the version.'],
];

/** Text of `platform-actions --help`: every command with one sentence. */
export function renderProgramHelp(manifests: readonly Manifest[]): string {
  const ofFace = (face: Manifest['face']): readonly string[] =>
    listing(manifests.filter((m) => m.face === face).map((m) => [m.name, m.summary]));
  return [
    'Usage: platform-actions <command> [--input value ...]',
    '',
    'Commands',
    ...ofFace('gate'),
    '',
    'Helpers',
    ...ofFace('helper'),
    '',
    'Options',
    ...listing(options),
    '',
    ...wrap('`platform-actions <command> --help` lists the inputs of a command.', ''),
    ...wrap(
      'Exit codes: 0 pass or warn, 1 findings, 2 usage, 3 not signed in, 4 forbidden, 5 service or time-out, 6 apply stopped half way.',
      '',
    ),
    '',
  ].join('\n');
}

/** How an input is given in a terminal: a flag and a variable; secrets only by a file or a variable. */
function inputTitle(name: string, spec: InputSpec): string {
  const flag =
    spec.kind === 'secret'
      ? `--${name}-file <path>`
      : spec.kind === 'boolean'
        ? `--${name} [true|false]`
        : `--${name} <${valueWord(spec)}>`;
  const gap = '  ';
  const variable = variableName(name);
  const title = `  ${flag}${gap}${variable}`;
  return title.length <= width ? title : `  ${flag}\n      ${variable}`;
}

function inputHelp(name: string, spec: InputSpec): readonly string[] {
  const words = defaultWords(spec);
  const text = [
    spec.description,
    ...(spec.kind === 'choices' ? [`Any of: ${(spec.choices ?? []).join(', ')}.`] : []),
    ...(words === undefined ? [] : [`Default: ${words}.`]),
  ].join(' ');
  return [inputTitle(name, spec), ...wrap(text, '      ')];
}

/** Text of `platform-actions <command> --help`: every input with its flag, variable and default. */
export function renderCommandHelp(manifest: Manifest): string {
  const entries = Object.entries(manifest.inputs);
  const section = (title: string, common: boolean): readonly string[] => {
    const part = entries.filter(([name]) => name in commonInputs === common);
    return part.length === 0 ? [] : ['', title, ...part.flatMap(([name, spec]) => inputHelp(name, spec))];
  };
  return [
    `Usage: platform-actions ${manifest.name} [--input value ...]`,
    '',
    ...wrap(manifest.summary, ''),
    ...wrap(`Standard output: ${manifest.stdout}`, ''),
    ...section('Inputs', false),
    ...section('Inputs of every command', true),
    '',
    ...wrap(
      'An input is its flag, else its variable, else the config file, else the default; empty counts as not given. ' +
        'Lists are separated by newlines or commas, and a repeated flag adds up. ' +
        'A secret is its variable, or a file that holds it.',
      '',
    ),
    '',
    'Options',
    ...listing(options),
    '',
  ].join('\n');
}
