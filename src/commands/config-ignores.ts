import { UserError, type UserProblem } from '../base/user-error.ts';
import { type Ignore, type IgnoreRules, parseIgnores } from '../domain/ignore.ts';
import type { ConfigFile } from './config-file.ts';

/** The ignores of a config file, judged; throws `UserError` with everything that is wrong with them. */
export function readIgnores(config: ConfigFile, rules: IgnoreRules, now: number): readonly Ignore[] {
  const problems = findIgnoreProblems(config, rules, now);
  if (problems.length > 0) throw new UserError(...problems);
  return parseIgnores(config.ignores, rules, now).ignores;
}

/** Everything that is wrong with the ignores of a config file. */
export function findIgnoreProblems(
  config: ConfigFile,
  rules: IgnoreRules,
  now: number,
): readonly UserProblem[] {
  const { problems } = parseIgnores(config.ignores, rules, now);
  return problems.map((problem) => ({ ...problem, input: 'config-file' }));
}

/**
 * The rules that a command reads ignores by: the inputs of `advisory-gate`, whose word on reasons in the config file
 * counts for `check-deprecated` too. Commands without ignores look at the shape alone, since they cannot know the inputs.
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
  return { requireReason: command === 'check-deprecated' && !waived, maxDays: undefined };
}
