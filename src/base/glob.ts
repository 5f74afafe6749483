import picomatch from 'picomatch';

export type Matcher = (text: string) => boolean;

/** Matches one glob; `*` stops at `/`, `**` does not, names with a leading dot match like any other. */
export function createGlob(glob: string): Matcher {
  const matches = picomatch(glob, { dot: true, noextglob: true, nonegate: true, strictBrackets: false });
  // Its second argument asks for another answer, and callers such as `filter` give one.
  return (text) => matches(text);
}

/**
 * Matches a list of globs in which `!` takes back: the last glob that matches decides. A list that begins with a
 * negation starts from "everything matches".
 */
export function createGlobList(
  globs: readonly string[],
  matcher: (glob: string) => Matcher = createGlob,
): Matcher {
  const rules = globs.map((glob) => ({
    negated: glob.startsWith('!'),
    matches: matcher(glob.startsWith('!') ? glob.slice(1) : glob),
  }));
  const initial = rules[0]?.negated === true;
  return (text) => rules.reduce((matched, rule) => (rule.matches(text) ? !rule.negated : matched), initial);
}
