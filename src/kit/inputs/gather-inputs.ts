import { problemsOf, UserError, type UserProblem } from '../../base/user-error.ts';
import { readTextFile } from '../../host/files/files.ts';
import { variableName } from '../manifest/input-names.ts';
import type { Manifest } from '../manifest/manifest.ts';
import type { CommandLine, Source } from './input-sources.ts';
import type { GivenText } from './read-inputs.ts';

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
): Promise<{ readonly secrets: ReadonlyMap<string, GivenText>; readonly problems: readonly UserProblem[] }> {
  const secrets = new Map<string, GivenText>();
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
