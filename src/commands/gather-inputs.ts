import { UserError, type UserProblem } from '../base/user-error.ts';
import { readTextFile } from '../host/files.ts';
import { variableName } from './input-names.ts';
import type { CommandLine } from './input-sources.ts';
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
  const candidates = [
    texts.commandLine.flags.get(name),
    texts.native(name),
    texts.environment[variableName(name)],
  ];
  return candidates.find((candidate) => candidate !== undefined && candidate.trim() !== '');
}

/** Secrets that are given as `<name>-file`, read, and what is wrong with those files. */
export async function readSecretFiles(
  manifest: Manifest,
  texts: InputTexts,
): Promise<{ readonly secrets: ReadonlyMap<string, GivenText>; readonly problems: readonly UserProblem[] }> {
  const secrets = new Map<string, GivenText>();
  const problems: UserProblem[] = [];
  for (const [name, spec] of Object.entries(manifest.inputs)) {
    const path =
      spec.kind === 'secret' && givenText(texts, name) === undefined
        ? givenText(texts, `${name}-file`)
        : undefined;
    if (path === undefined) continue;
    try {
      const text = (await readTextFile(path.trim(), MAXIMUM_SECRET_BYTES))?.trim();
      if (text) secrets.set(name, { text });
      else {
        const why = text === undefined ? 'does not exist' : 'is empty';
        problems.push({ message: `\`${name}-file\`: \`${path.trim()}\` ${why}`, input: name });
      }
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      problems.push(...error.problems.map((problem) => ({ ...problem, input: name })));
    }
  }
  return { secrets, problems };
}
