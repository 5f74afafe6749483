import { didYouMean } from '../../base/nearest-names.ts';
import { problemsOf, UserError, type UserProblem } from '../../base/user-error.ts';
import { readTextFile } from '../../host/files/files.ts';
import { nearestInput, variableName } from '../manifest/input-names.ts';
import type { InputSpec, Manifest } from '../manifest/manifest.ts';
import { foreignFix } from './foreign-inputs.ts';
import type { InputText } from './read-inputs.ts';

/** Looks up one input; empty text counts as not set. */
export type Source = (name: string) => string | undefined;

export interface CommandLine {
  readonly flags: ReadonlyMap<string, string>;
  readonly json: boolean;
  readonly help: boolean;
  /** Unknown flags, positionals, missing values, and secrets given as flags. */
  readonly problems: readonly UserProblem[];
}

/** Kinds whose repeated flags are combined. */
export const LIST_KINDS: ReadonlySet<InputSpec['kind']> = new Set(['list', 'lines', 'choices', 'globs']);

/**
 * Parses flags against a manifest: `--input value`, `--input=value`; a boolean flag without a value is true, and
 * repeated list flags are combined. `all` has the other commands, whose flags are known as such.
 */
export function parseCommandLine(
  manifest: Manifest,
  words: readonly string[],
  all: readonly Manifest[] = [manifest],
): CommandLine {
  const flags = new Map<string, string>();
  const problems: UserProblem[] = [];
  let [json, help] = [false, false];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (word === '--json') json = true;
    else if (word === '--help' || word === '-h') help = true;
    else if (!isFlag(word)) problems.push(positional(manifest, word));
    else {
      const equals = word.indexOf('=');
      const name = word.slice(2, equals < 0 ? undefined : equals);
      const spec = flagSpec(manifest, name, all);
      const next = words[index + 1];
      let value = equals < 0 ? undefined : word.slice(equals + 1);
      if (value === undefined && next !== undefined && !isFlag(next)) {
        value = next;
        index += 1;
      }
      if ('message' in spec) {
        problems.push(spec);
        continue;
      }
      if (value === undefined && spec.kind === 'boolean') value = 'true';
      if (value === undefined) problems.push(missingValue(name, next));
      else addFlag(flags, name, value, spec, problems);
    }
  }
  return { flags, json, help, problems };
}

/** Whether a word is a flag; a key in PEM begins with more dashes. */
const isFlag = (word: string): boolean => /^--(?!-)/.test(word);

function missingValue(name: string, next: string | undefined): UserProblem {
  const fix = next === undefined ? undefined : `write \`--${name}=${next}\` if \`${next}\` is its value`;
  return { message: `\`--${name}\` needs a value`, fix, input: name };
}

function addFlag(
  flags: Map<string, string>,
  name: string,
  value: string,
  spec: InputSpec,
  problems: UserProblem[],
): void {
  const held = flags.get(name)?.trim() ?? '';
  // An empty flag counts as not given.
  if (held === '' || value.trim() === '') flags.set(name, held === '' ? value : held);
  else if (LIST_KINDS.has(spec.kind)) flags.set(name, `${held}\n${value}`);
  else problems.push({ message: `\`--${name}\` is given twice`, input: name });
}

function flagSpec(manifest: Manifest, name: string, all: readonly Manifest[]): InputSpec | UserProblem {
  const input = inputOf(manifest, name);
  if (input?.kind === 'secret') {
    const message = `\`--${name}\` does not exist: a secret on the command line can be read by other processes`;
    const fix = `set ${variableName(name)}, or \`--${name}-file\` to a file that holds it`;
    return { message, fix, input: name };
  }
  if (input !== undefined) return input;
  const secret = name.endsWith('-file') ? inputOf(manifest, name.slice(0, -5)) : undefined;
  if (secret?.kind === 'secret') return { kind: 'path', description: '' };
  if (OPTIONS.includes(name))
    return { message: `\`--${name}\` takes no value`, fix: `write \`--${name}\` alone` };
  const near = nearestInput(manifest, name);
  return {
    message: `\`--${name}\` is not an input of \`${manifest.name}\``,
    fix: didYouMean(name, near === undefined ? OPTIONS : [], '--') ?? foreignFix(manifest, all, name, '--'),
    input: near,
  };
}

/** Flags of every command that are not inputs. */
const OPTIONS: readonly string[] = ['json', 'help'];

/** An own property only: `constructor` and the like are not inputs. */
function inputOf({ inputs }: Manifest, name: string): InputSpec | undefined {
  return Object.hasOwn(inputs, name) ? inputs[name] : undefined;
}

function positional(manifest: Manifest, word: string): UserProblem {
  const message = `\`${word}\` is not a flag`;
  const choice = Object.entries(manifest.inputs).find(([, { choices, kind }]) => {
    return kind === 'choice' && choices?.includes(word) === true;
  });
  if (choice !== undefined)
    return { message, fix: `did you mean \`--${choice[0]} ${word}\`?`, input: choice[0] };
  const near = nearestInput(manifest, word);
  if (near !== undefined) return { message, fix: `did you mean \`--${near}\`?`, input: near };
  const input = ['images', 'path'].find((name) => name in manifest.inputs);
  if (/^-[^-]/.test(word)) return { message, fix: 'the only short flag is `-h`: see `--help`', input };
  if (input === undefined)
    return { message, fix: 'inputs are passed as flags: put a flag such as `--identity` before it' };
  return { message, fix: `inputs are passed as flags: did you mean \`--${input} ${word}\`?`, input };
}

const MAXIMUM_SECRET_BYTES = 1024 * 1024;

/** Sources of the texts of inputs, in order of precedence. */
export interface InputTexts {
  readonly commandLine: CommandLine;
  readonly native: (name: string) => string | undefined;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Text of an input from its flag, the host's native input or its variable; empty counts as not set. */
export function givenText(texts: InputTexts, name: string): string | undefined {
  return sourcesOf(texts)
    .map((source) => source(name))
    .find(isGiven);
}

function sourcesOf({ commandLine, environment, native }: InputTexts): readonly Source[] {
  return [(name) => commandLine.flags.get(name), native, (name) => environment[variableName(name)]];
}

function isGiven(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== '';
}

/** Whether an input is set for this command alone: by its flag or the host's native input. */
export function isGivenHere({ commandLine, native }: InputTexts, name: string): boolean {
  return isGiven(commandLine.flags.get(name)) || isGiven(native(name));
}

/** Path of the file with a secret, unless a source of equal or higher precedence has the secret itself. */
function secretPath(texts: InputTexts, name: string): string | undefined {
  for (const source of sourcesOf(texts)) {
    if (isGiven(source(name))) return undefined;
    const path = source(`${name}-file`);
    if (isGiven(path)) return path.trim();
  }
  return undefined;
}

/** Secrets that come from a `<name>-file`, and problems with those files. */
export async function readSecretFiles(
  manifest: Manifest,
  texts: InputTexts,
): Promise<{ readonly secrets: ReadonlyMap<string, InputText>; readonly problems: readonly UserProblem[] }> {
  const secrets = new Map<string, InputText>();
  const problems: UserProblem[] = [];
  for (const [name, spec] of Object.entries(manifest.inputs)) {
    const path = spec.kind === 'secret' ? secretPath(texts, name) : undefined;
    if (path === undefined) continue;
    const wrong = await problemsOf(async () => {
      const text = (await readTextFile(path, MAXIMUM_SECRET_BYTES))?.trim();
      if (text) secrets.set(name, { text });
      else
        throw new UserError({ message: `\`${path}\` ${text === undefined ? 'does not exist' : 'is empty'}` });
    });
    problems.push(...wrong.map(({ message }) => ({ message: `\`${name}-file\`: ${message}`, input: name })));
  }
  return { secrets, problems };
}
