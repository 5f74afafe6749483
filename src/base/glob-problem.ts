const MAXIMUM_LENGTH = 256;
const EXTGLOB = /[?*+@!]\(/;

/** Why a glob is refused (contract §1: at most 256 characters, no extglobs), or `undefined` when it is fine. */
export function globProblem(glob: string): string | undefined {
  if (glob.length > MAXIMUM_LENGTH) return `longer than ${MAXIMUM_LENGTH} characters`;
  if (EXTGLOB.test(glob)) return 'extended globs such as `@(…)` are not supported';
  if ((glob.match(/\{/g) ?? []).length > 8) return 'more than 8 brace groups';
  return undefined;
}
