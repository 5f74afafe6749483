import { ALTERNATIVES_LIMIT, braceAlternatives } from './brace-alternatives.ts';

const MAXIMUM_LENGTH = 256;
const EXTGLOB = /[?*+@!]\(/;

/** Why a glob is refused (contract §1: at most 256 characters, no extglobs), or `undefined` when it is fine. */
export function globProblem(glob: string): string | undefined {
  if (glob.length > MAXIMUM_LENGTH) return `longer than ${MAXIMUM_LENGTH} characters`;
  if (EXTGLOB.test(glob)) return 'extended globs such as `@(…)` are not supported';
  if (braceAlternatives(glob) === undefined)
    return `braces that stand for more than ${ALTERNATIVES_LIMIT} globs`;
  return undefined;
}
