import type { UserProblem } from '../base/user-error.ts';
import { variableName } from './input-names.ts';
import type { InputSpec, Manifest } from './manifest.ts';

/** Where the text of an input came from, for messages. */
export type Origin = 'flag' | 'native' | 'variable' | 'config' | 'default';

/** Looks one input up; empty text counts as not given (contract §1). */
export type Source = (name: string) => string | undefined;

/** What a command line asks for, once parsed. */
export interface CommandLine {
  readonly flags: ReadonlyMap<string, string>;
  readonly json: boolean;
  readonly help: boolean;
  /** Everything that is wrong with the words: unknown flags, positionals, missing values, secrets given as flags. */
  readonly problems: readonly UserProblem[];
}

/** Kinds whose repeated flags add up. */
const LISTS = new Set<InputSpec['kind']>(['list', 'lines', 'choices', 'globs']);

/**
 * Parses flags against a manifest: `--input value`, `--input=value`, a bare boolean flag is true, repeated list flags
 * add up.
 */
export function parseCommandLine(manifest: Manifest, words: readonly string[]): CommandLine {
  const flags = new Map<string, string>();
  const problems: UserProblem[] = [];
  let [json, help] = [false, false];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (word === '--json') json = true;
    else if (word === '--help' || word === '-h') help = true;
    else if (!word.startsWith('--')) problems.push(positional(manifest, word));
    else {
      const equals = word.indexOf('=');
      const name = word.slice(2, equals < 0 ? undefined : equals);
      const spec = flagSpec(manifest, name);
      if (spec.kind === 'problem') {
        problems.push(spec.problem);
        if (equals < 0 && words[index + 1]?.startsWith('--') === false) index += 1;
        continue;
      }
      let value = equals < 0 ? undefined : word.slice(equals + 1);
      const next = words[index + 1];
      if (value === undefined && next !== undefined && !next.startsWith('--')) {
        value = next;
        index += 1;
      }
      if (value === undefined && spec.input.kind === 'boolean') value = 'true';
      if (value === undefined) problems.push({ message: `\`--${name}\` needs a value`, input: name });
      else addFlag(flags, name, value, spec.input, problems);
    }
  }
  return { flags, json, help, problems };
}

function addFlag(
  flags: Map<string, string>,
  name: string,
  value: string,
  spec: InputSpec,
  problems: UserProblem[],
): void {
  const held = flags.get(name);
  if (held === undefined) flags.set(name, value);
  else if (LISTS.has(spec.kind)) flags.set(name, `${held}\n${value}`);
  else problems.push({ message: `\`--${name}\` is given twice`, input: name });
}

type FlagSpec =
  | { readonly kind: 'input'; readonly input: InputSpec }
  | { readonly kind: 'problem'; readonly problem: UserProblem };

function flagSpec(manifest: Manifest, name: string): FlagSpec {
  const input = inputOf(manifest, name);
  if (input?.kind === 'secret') {
    const message = `\`--${name}\` does not exist: a secret on the command line can be read by other processes`;
    return {
      kind: 'problem',
      problem: {
        message,
        fix: `set ${variableName(name)}, or \`--${name}-file\` to a file that holds it`,
        input: name,
      },
    };
  }
  if (input !== undefined) return { kind: 'input', input };
  const secret = name.endsWith('-file') ? inputOf(manifest, name.slice(0, -5)) : undefined;
  if (secret?.kind === 'secret') return { kind: 'input', input: { kind: 'path', description: '' } };
  const near = Object.keys(manifest.inputs).find(
    (known) => known.replaceAll('-', '') === name.replaceAll(/[-_]/g, '').toLowerCase(),
  );
  const fix =
    near === undefined ? `see \`platform-actions ${manifest.name} --help\`` : `did you mean \`--${near}\`?`;
  return {
    kind: 'problem',
    problem: { message: `\`--${name}\` is not an input of \`${manifest.name}\``, fix },
  };
}

/** An input of the manifest's own: `constructor` and the like are none. */
function inputOf({ inputs }: Manifest, name: string): InputSpec | undefined {
  return Object.hasOwn(inputs, name) ? inputs[name] : undefined;
}

function positional(manifest: Manifest, word: string): UserProblem {
  const first = 'images' in manifest.inputs ? '`--images`' : 'a flag such as `--identity`';
  return { message: `\`${word}\` is not a flag`, fix: `inputs are given as flags: put ${first} before it` };
}
