import { UserError } from '../../base/user-error.ts';
import { type Ignore, type IgnoreRules, parseIgnores } from '../findings/ignore.ts';
import type { ConfigFile } from './config-file.ts';

/** The validated ignores of a config file; throws `UserError` with all problems. */
export function readIgnores(config: ConfigFile, rules: IgnoreRules, now: number): readonly Ignore[] {
  const { ignores, problems } = parseIgnores(config.ignores, rules, now);
  if (problems.length === 0) return ignores;
  throw new UserError(...problems.map((problem) => ({ ...problem, input: 'config-file' })));
}

const IMAGE_COMMANDS: readonly string[] = ['check-deprecated', 'resolve-digest'];

/**
 * The rules by which a command reads ignores: from the inputs of `advisory-gate`, whose setting for reasons in the
 * config file also applies to `check-deprecated` and `resolve-digest`. Commands without ignores check only the shape,
 * since they cannot know the inputs.
 */
export function ignoreRulesOf(
  command: string,
  config: ConfigFile,
  inputs: Readonly<Record<string, unknown>> = {},
): IgnoreRules {
  if (command === 'advisory-gate') {
    const maxDays = inputs['max-ignore-days'];
    return {
      requireReason: inputs['require-ignore-reason'] !== false,
      maxDays: typeof maxDays === 'number' ? maxDays : undefined,
    };
  }
  const waived = config.given('advisory-gate', 'require-ignore-reason')?.text.trim() === 'false';
  return { requireReason: IMAGE_COMMANDS.includes(command) && !waived, maxDays: undefined };
}
