import { type Rule, ruleUrl } from '../findings/rule.ts';
import { commonInputs, reportInputs } from './common-inputs.ts';
import { variableName } from './input-names.ts';
import type { InputKind, InputSpec, Manifest } from './manifest.ts';

const width = 80;

/** Wraps text at `width` characters; longer words get their own line. */
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
  ['--help', 'Print this help or, after a command, its inputs.'],
  ['--version', 'Print the version.'],
];

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
    'Example',
    '  platform-actions resolve-digest --images python:latest',
    '',
    ...wrap(
      '`platform-actions help <command>` lists the inputs of a command; `help <rule>` explains a finding.',
      '',
    ),
    ...wrap(
      'Exit codes: 0 pass or warn, 1 findings, 2 usage, 3 not signed in, 4 forbidden, 5 service or time-out, 6 apply stopped partway.',
      '',
    ),
    '',
  ].join('\n');
}

/** What a finding of a rule means, and how to end it. */
export function renderRuleHelp({ help, id, level, title }: Rule, commands: readonly string[]): string {
  const plain = (text: string): string => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  return [
    `${id} (${level}${commands.length === 0 ? '' : `, ${commands.join(', ')}`})`,
    '',
    ...wrap(plain(title), ''),
    ...wrap(plain(help), ''),
    '',
    ruleUrl(id),
    '',
  ].join('\n');
}

/** How to set an input in a terminal: a flag and a variable; secrets only in a file or a variable. */
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

/** Titles of the inputs, those that matter to the command first. */
const SECTIONS = ['Inputs', 'Signing in', 'Reports', 'Other inputs of every command'] as const;
const SIGN_IN: ReadonlySet<string> = new Set([
  'identity',
  'organization',
  'token',
  'registry-token',
  'id-token-audience',
]);
const REPORTS: ReadonlySet<string> = new Set([
  ...Object.keys(reportInputs),
  'report-file',
  'annotations',
  'summary',
]);

function sectionOf(name: string): (typeof SECTIONS)[number] {
  if (SIGN_IN.has(name)) return 'Signing in';
  if (REPORTS.has(name)) return 'Reports';
  return name in commonInputs ? 'Other inputs of every command' : 'Inputs';
}

function exampleLines(manifest: Manifest): readonly string[] {
  const more = (manifest.moreExamples ?? []).flatMap(([flags, effect]) => [
    ...wrapCommand(`platform-actions ${manifest.name} ${flags}`),
    ...wrap(effect, '      '),
  ]);
  return [...wrapCommand(terminalExample(manifest)), ...more];
}

/** A command line within the width, continued as a shell continues it. */
function wrapCommand(command: string): readonly string[] {
  const lines: string[] = [];
  for (const part of command.split(/ (?=--)/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + part.length + 4 <= width)
      lines[lines.length - 1] = `${last} ${part}`;
    else lines.push(part);
  }
  return lines.map(
    (line, index) => `${index === 0 ? '  ' : '      '}${line}${index === lines.length - 1 ? '' : ' \\'}`,
  );
}

export function renderCommandHelp(manifest: Manifest): string {
  const entries = Object.entries(manifest.inputs);
  const section = (title: string): readonly string[] => {
    const part = entries.filter(([name]) => sectionOf(name) === title);
    return part.length === 0 ? [] : ['', title, ...part.flatMap(([name, spec]) => inputHelp(name, spec))];
  };
  return [
    `Usage: platform-actions ${manifest.name} [--input value ...]`,
    '',
    ...wrap(manifest.summary, ''),
    ...wrap(`Standard output: ${manifest.stdout}`, ''),
    '',
    'Examples',
    ...exampleLines(manifest),
    ...SECTIONS.flatMap(section),
    '',
    ...wrap(
      'An input is read from its flag, else its variable, else the config file, else it has its default; an empty value counts as not set. ' +
        'Separate list entries by newlines or commas, or repeat the flag. ' +
        'Set a secret in its variable, or in a file.',
      '',
    ),
    '',
    'Options',
    ...listing(options),
    '',
  ].join('\n');
}

const valueWords: Readonly<Record<InputKind, string>> = {
  text: 'text',
  list: 'list',
  lines: 'lines',
  boolean: 'true|false',
  integer: 'number',
  duration: 'duration',
  time: 'time',
  choice: 'choice',
  choices: 'list',
  url: 'url',
  globs: 'globs',
  path: 'path',
  secret: 'secret',
};

/** The placeholder in `--input <value>`: the choices, the bounds, or a word for the kind. */
export function valueWord(spec: InputSpec): string {
  if (spec.kind === 'choice' && spec.choices !== undefined) return spec.choices.join('|');
  if (spec.min !== undefined && spec.max !== undefined) return `${spec.min}-${spec.max}`;
  return valueWords[spec.kind];
}

/** The default in backticks, or a description of a computed one; `undefined` if there is none. */
export function defaultWords(spec: InputSpec): string | undefined {
  return spec.default === undefined ? spec.defaultText : `\`${spec.default}\``;
}

/** The example of a manifest as a command line; a workflow variable becomes an environment variable of that name. */
export function terminalExample({
  example,
  inputs,
  name,
}: Pick<Manifest, 'example' | 'inputs' | 'name'>): string {
  const flags = Object.entries(example).map(([input, value]) => {
    if (value === 'true' && inputs[input]?.kind === 'boolean') return `--${input}`;
    const variable = /^\$\{\{ vars\.(\w+) \}\}$/.exec(value)?.[1];
    return `--${input} ${variable === undefined ? shellWord(value) : `"$${variable}"`}`;
  });
  return ['platform-actions', name, ...flags].join(' ');
}

/** A text as one word of a POSIX shell. */
export function shellWord(text: string): string {
  return /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
