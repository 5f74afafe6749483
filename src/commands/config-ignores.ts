import { UserError } from '../base/user-error.ts';
import { type Ignore, type IgnoreRules, parseIgnores } from '../domain/ignore.ts';
import type { ConfigFile } from './config-file.ts';

/** The ignores of a config file, judged; throws `UserError` with everything that is wrong with them. */
export function readIgnores(config: ConfigFile, rules: IgnoreRules, now: number): readonly Ignore[] {
  const parsed = parseIgnores(config.ignores, rules, now);
  if (parsed.problems.length > 0)
    throw new UserError(...parsed.problems.map((problem) => ({ ...problem, input: 'config-file' })));
  return parsed.ignores;
}
