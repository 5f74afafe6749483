import { UserError, type UserProblem } from '../base/user-error.ts';
import { readTextFile } from '../host/files.ts';
import { variableName } from './input-names.ts';
import type { CommandLine, Source } from './input-sources.ts';
import type { Manifest } from './manifest.ts';
import type { GivenText } from './read-inputs.ts';

const MAXIMUM_SECRET_BYTES = 1024 * 1024;

/** Where the texts of inputs come from, best first. */
export interface InputTexts {
  readonly commandLine: CommandLine;
  readonly native: (name: string) => string | undefined;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Text of an input by flag, the host's native input or variable; empty counts as not given. */
export function givenText(texts: InputTexts, name: string): string | undefined {
  return sourcesOf(texts)
    .map((source) => source(name))
    .find(isGiven);
}

/** The sources, best first (contract §1). */
function sourcesOf({ commandLine, environment, native }: InputTexts): readonly Source[] {
  return [(name) => commandLine.flags.get(name), native, (name) => environment[variableName(name)]];
}

function isGiven(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== '';
}

/** Path of the file that holds a secret, unless an equally good or better source gives the secret itself. */
function secretPath(texts: InputTexts, name: string): string | undefined {
  for (const source of sourcesOf(texts)) {
    if (isGiven(source(name))) return undefined;
    const path = source(`${name}-file`);
    if (isGiven(path)) return path.trim();
  }
  return undefined;
}

/** Secrets whose best source is a `<name>-file`, read, and what is wrong with those files. */
export async function readSecretFiles(
  manifest: Manifest,
  texts: InputTexts,
): Promise<{ readonly secrets: ReadonlyMap<string, GivenText>; readonly problems: readonly UserProblem[] }> {
  const secrets = new Map<string, GivenText>();
  const problems: UserProblem[] = [];
  for (const [name, spec] of Object.entries(manifest.inputs)) {
    const path = spec.kind === 'secret' ? secretPath(texts, name) : undefined;
    if (path === undefined) continue;
    try {
      const text = (await readTextFile(path, MAXIMUM_SECRET_BYTES))?.trim();
      if (text) secrets.set(name, { text });
      else {
        const why = text === undefined ? 'does not exist' : 'is empty';
        problems.push({ message: `\`${name}-file\`: \`${path}\` ${why}`, input: name });
      }
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      const about = `\`${name}-file\`: `;
      problems.push(...error.problems.map(({ message }) => ({ message: about + message, input: name })));
    }
  }
  return { secrets, problems };
}
