import { type Rule, ruleUrl } from '../findings/rule.ts';
import { commonInputs, reportInputs } from './common-inputs.ts';
import type { InputKind, InputSpec, Manifest } from './manifest.ts';

const width = 80;

/** Joins parts by spaces into lines of at most so many characters; a longer part has its own line. */
function fill(parts: readonly string[], most: number): readonly string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const joined = lines.length === 0 ? part : `${lines.at(-1)} ${part}`;
    if (lines.length > 0 && joined.length <= most) lines[lines.length - 1] = joined;
    else lines.push(part);
  }
  return lines;
}

/** Wraps text at `width` characters; longer words get their own line. */
function wrap(text: string, indent = ''): readonly string[] {
  const words = text.split(/\s+/).filter((part) => part !== '');
  return fill(words, width - indent.length).map((line) => indent + line);
}

/** A title with its text in a column beside it, or below it if the title is too long. */
function beside(title: string, text: string, column: number): readonly string[] {
  const [first = '', ...rest] = wrap(text, ' '.repeat(column));
  return title.length > column - 2
    ? [title, first, ...rest]
    : [title.padEnd(column) + first.trimStart(), ...rest];
}

function listing(entries: readonly (readonly [string, string])[]): readonly string[] {
  const column = Math.max(...entries.map(([name]) => name.length)) + 4;
  return entries.flatMap(([name, text]) => beside(`  ${name}`, text, column));
}

const options: readonly (readonly [string, string])[] = [
  ['--json', 'Print the whole report to stdout.'],
  ['--help', 'Print this help or, after a command, its usual inputs.'],
  ['--version', 'Print the version.'],
];

const TOPICS =
  '`platform-actions help <command>` lists the inputs of a command, `help inputs` those of every command; `help <rule>` explains a finding. `completion <bash|zsh|fish|pwsh>` prints a completion script for your shell.';
const EXIT_CODES =
  'Exit codes: 0 pass or warn, 1 findings, 2 usage, 3 not signed in, 4 forbidden, 5 service or time-out, 6 apply stopped partway.';

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
    ...wrap(TOPICS),
    ...wrap(EXIT_CODES),
    '',
  ].join('\n');
}

/** Explains a rule: the meaning of its findings, and how to end them. */
export function renderRuleHelp({ help, id, level, title }: Rule, commands: readonly string[]): string {
  const plain = (text: string): string => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  return [
    `${id} (${level}${commands.length === 0 ? '' : `, ${commands.join(', ')}`})`,
    '',
    ...wrap(plain(title)),
    ...wrap(plain(help)),
    '',
    ruleUrl(id),
    '',
  ].join('\n');
}

/** The flag that sets an input in a terminal; secrets only have one for a file. */
function flagOf(name: string, spec: InputSpec): string {
  if (spec.kind === 'secret') return `--${name}-file <path>`;
  return spec.kind === 'boolean' ? `--${name} [true|false]` : `--${name} <${valueWord(spec)}>`;
}

/** Column of the descriptions; longer flags have a line of their own. */
const COLUMN = 30;

function inputHelp(name: string, spec: InputSpec): readonly string[] {
  const words = defaultWords(spec);
  const choices = spec.kind === 'choices' ? ` Any of: ${(spec.choices ?? []).join(', ')}.` : '';
  const unset = words === undefined || words === '`false`' ? '' : ` Default: ${words}.`;
  return beside(`  ${flagOf(name, spec)}`, spec.description + choices + unset, COLUMN);
}

const isCommon = (name: string): boolean => name in commonInputs || name in reportInputs;

/** The inputs that every command has, which the help of each only names. */
export function renderInputsHelp(): string {
  return [
    ...wrap(SOURCES),
    ...explainInputs('Inputs of every command', Object.entries(commonInputs)),
    ...explainInputs('Inputs of every command that has findings', Object.entries(reportInputs)),
    '',
  ].join('\n');
}

const SOURCES =
  'An input is read from its flag, else its variable (`--min-age` is PLATFORM_MIN_AGE), else the config file; otherwise its default applies (`false` for a true-or-false input that names none). An empty value counts as not set. ' +
  'Separate list entries by newlines or commas, or repeat the flag. Set a secret in its variable, or in a file.';

/** A command line within the width, continued as a shell continues it. */
function wrapCommand(command: string): readonly string[] {
  return `  ${fill(command.split(/ (?=--)/), width - 4).join(' \\\n      ')}`.split('\n');
}

function foldedInputs(title: string, topic: string, names: readonly string[]): readonly string[] {
  if (names.length === 0) return [];
  return ['', `${title} (see \`platform-actions help ${topic}\`)`, ...wrap(names.join(', '), '  ')];
}

function beginHelp(manifest: Manifest): readonly string[] {
  return [
    `Usage: platform-actions ${manifest.name} [--input value ...]`,
    '',
    ...wrap(manifest.summary),
    ...wrap(`Standard output: ${manifest.stdout}`),
    '',
    'Examples',
    ...wrapCommand(terminalExample(manifest)),
    ...(manifest.moreExamples ?? []).flatMap(([flags, effect]) => [
      ...wrapCommand(`platform-actions ${manifest.name} ${flags}`),
      ...wrap(effect, '      '),
    ]),
  ];
}

const explainInputs = (
  title: string,
  inputs: readonly (readonly [string, InputSpec])[],
): readonly string[] =>
  inputs.length === 0 ? [] : ['', title, ...inputs.flatMap(([name, spec]) => inputHelp(name, spec))];

/** Everything about a command: `help <command>`. */
export function renderCommandHelp(manifest: Manifest): string {
  const entries = Object.entries(manifest.inputs);
  const common = entries.filter(([name]) => isCommon(name)).map(([name]) => name);
  return [
    ...beginHelp(manifest),
    ...explainInputs(
      'Inputs',
      entries.filter(([name]) => !isCommon(name)),
    ),
    ...foldedInputs('Inputs of every command', 'inputs', common),
    '',
    ...wrap(SOURCES),
    '',
    'Options',
    ...listing(options),
    '',
  ].join('\n');
}

/** The help of a command on two screens: `<command> --help` explains the usual inputs and names the others. */
export function renderShortHelp(manifest: Manifest): string {
  const own = Object.entries(manifest.inputs).filter(([name]) => !isCommon(name));
  const isUsual = (name: string): boolean => manifest.usualInputs?.includes(name) ?? true;
  const rest = own
    .filter(([name]) => !isUsual(name))
    .map(([name, { kind }]) => `--${name}${kind === 'secret' ? '-file' : ''}`);
  return [
    ...beginHelp(manifest),
    ...explainInputs(
      'Inputs',
      own.filter(([name]) => isUsual(name)),
    ),
    ...foldedInputs('More inputs', manifest.name, rest),
    '',
    ...wrap(
      '`platform-actions help inputs` lists the inputs of every command, such as `--identity`. `--json` prints the whole report to stdout.',
    ),
    '',
  ].join('\n');
}

/** Words for the kinds whose names do not say what to write. */
const VALUE_WORDS: Partial<Readonly<Record<InputKind, string>>> = {
  boolean: 'true|false',
  integer: 'number',
  choices: 'list',
};

/** The placeholder in `--input <value>`: the choices, the bounds, or a word for the kind. */
export function valueWord(spec: InputSpec): string {
  if (spec.kind === 'choice' && spec.choices !== undefined) return spec.choices.join('|');
  if (spec.min !== undefined && spec.max !== undefined) return `${spec.min}-${spec.max}`;
  return VALUE_WORDS[spec.kind] ?? spec.kind;
}

/** The default in backticks, or a description of a computed one; `undefined` if there is none. */
export function defaultWords(spec: InputSpec): string | undefined {
  return spec.default === undefined ? spec.defaultText : `\`${spec.default}\``;
}

/** The example of a manifest as a command line; a workflow variable becomes an environment variable of that name. */
export function terminalExample(manifest: Pick<Manifest, 'example' | 'inputs' | 'name'>): string {
  const flags = Object.entries(manifest.example).map(([input, value]) => {
    if (value === 'true' && manifest.inputs[input]?.kind === 'boolean') return `--${input}`;
    const variable = /^\$\{\{ vars\.(\w+) \}\}$/.exec(value)?.[1];
    return `--${input} ${variable === undefined ? shellWord(value) : `"$${variable}"`}`;
  });
  return ['platform-actions', manifest.name, ...flags].join(' ');
}

/** A text as one word of a POSIX shell. */
export function shellWord(text: string): string {
  return /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
