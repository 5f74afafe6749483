import { fitsCharacters, fitsParts, type GlobPart, patternParts, patternProblem } from './glob-parts.ts';
import { UserError } from './user-error.ts';

/** Maximum length of a glob in characters. */
const GLOB_LIMIT = 256;

const EXTGLOB = /[?*+@!]\(/;

export type Matcher = (text: string) => boolean;

/** One segment of a pattern: `**` for any number of segments, or the parts that one segment must match. */
type Segment = '**' | readonly GlobPart[];

/**
 * Validates a glob and expands its braces: the one rule for every input and file that takes globs. A glob
 * that can never match what it says is a problem, because a guard or filter that silently matches nothing fails open.
 */
function globPatterns(glob: string): ReturnType<typeof braceAlternatives> {
  const refuse = (problem: string) => ({ kind: 'problem', problem }) as const;
  if (glob === '') return refuse('it is empty');
  // A character may be two UTF-16 units.
  if (glob.length > GLOB_LIMIT && Array.from(glob).length > GLOB_LIMIT)
    return refuse(`it is longer than ${GLOB_LIMIT} characters`);
  if (EXTGLOB.test(glob)) return refuse('extended globs such as `@(a|b)` are not supported (write `{a,b}`)');
  if (glob.startsWith('!')) return refuse('it begins with `!` (write `\\!` for the character itself)');
  const braces = braceAlternatives(glob);
  if (braces.kind === 'problem') return braces;
  const [problem] = braces.texts.flatMap((text) => patternProblem(text) ?? []);
  return problem === undefined ? braces : refuse(problem);
}

/** Why a glob is unusable, one clause for an error message; `undefined` if it is usable. */
export function globProblem(glob: string): string | undefined {
  const judged = globPatterns(glob);
  return judged.kind === 'problem' ? judged.problem : undefined;
}

/**
 * Matches paths by one glob: `*` and `?` stop at `/`, a segment `**` is any number of segments, `[a-z]` is a set,
 * `{a,b}` is either, and a backslash escapes; names with a leading dot match like any other. Takes time proportional to
 * glob × path for any input, since both may come from a stranger's change. Throws `UserError` for an unusable glob.
 */
export function createGlob(glob: string): Matcher {
  const patterns = patternsOf(glob).map((pattern) =>
    pattern
      .replace(/^(?:\.\/)+/, '')
      // `dir/**` matches everything below `dir`, but not `dir` itself.
      .replace(/\/\*\*$/, '/**/*')
      .split('/')
      .map((segment): Segment => (segment === '**' ? '**' : patternParts(segment))),
  );
  return (text) => {
    const segments = text.split('/').map((segment) => Array.from(segment));
    return patterns.some((parts) =>
      fitsParts(
        parts,
        segments,
        (part) => part === '**',
        (part, segment) => part !== '**' && fitsCharacters(part, segment),
      ),
    );
  };
}

/**
 * Matches whole names like `createGlob`, except that `*` and `?` also match slashes. `complete` is applied to each
 * pattern that the braces expand to. Throws `UserError` for an unusable glob.
 */
export function createNameGlob(
  glob: string,
  options: { readonly ignoreCase?: boolean; readonly complete?: (pattern: string) => string } = {},
): Matcher {
  const { complete = (pattern) => pattern, ignoreCase = false } = options;
  const patterns = patternsOf(glob).map((pattern) => patternParts(complete(pattern), ignoreCase));
  return (name) => {
    const characters = Array.from(name);
    return patterns.some((parts) => fitsCharacters(parts, characters));
  };
}

/** An unusable glob here was not checked as an input; it must not be mistaken for one that matches nothing. */
function patternsOf(glob: string): readonly string[] {
  const judged = globPatterns(glob);
  if (judged.kind === 'texts') return judged.texts;
  throw new UserError({ message: `\`${glob.slice(0, 100)}\` is not a usable glob: ${judged.problem}` });
}

/** Splits off the `!` of a negated entry of a list of globs; `!(a)` stays the extended glob that it is. */
export function splitNegation(entry: string): { readonly negated: boolean; readonly glob: string } {
  const negated = entry.startsWith('!') && !EXTGLOB.test(entry.slice(0, 2));
  return { negated, glob: negated ? entry.slice(1) : entry };
}

/** Matches a list of globs in which `!` excludes: the last match decides; a list that begins with `!` starts with all. */
export function createGlobList(
  globs: readonly string[],
  matcher: (glob: string) => Matcher = createGlob,
): Matcher {
  const rules = globs.map((entry) => {
    const { glob, negated } = splitNegation(entry);
    return { negated, matches: matcher(glob) };
  });
  const initial = rules[0]?.negated === true;
  return (text) => rules.reduce((matched, rule) => (rule.matches(text) ? !rule.negated : matched), initial);
}

const ALTERNATIVES_LIMIT = 1024;

const TOKEN = /\\[\s\S]?|[{},]|[^\\{},]+/g;
const RANGE = /^(?:(-?\d{1,4})\.\.(-?\d{1,4})|([a-z])\.\.([a-z])|([A-Z])\.\.([A-Z]))$/;

/** The texts that a glob's braces expand to, or what is wrong with them: one clause for an error message. */
type BraceAlternatives =
  | { readonly kind: 'texts'; readonly texts: readonly string[] }
  | { readonly kind: 'problem'; readonly problem: string };

/** An open group, or the glob itself: its finished choices, and the texts of the one that is being read. */
interface Group {
  readonly start: number;
  readonly choices: readonly string[];
  readonly texts: readonly string[];
}

/**
 * Expands `{a,b}`, also nested, and the ranges `{1..3}` and `{a..c}`. A backslash escapes the next character. Braces
 * that are unbalanced, have a single alternative, or expand to more texts than the limit are problems.
 */
export function braceAlternatives(glob: string): BraceAlternatives {
  const outer: Group[] = [];
  let group: Group = { start: 0, choices: [], texts: [''] };
  let problem: string | undefined;
  const limited = (texts: readonly string[]): readonly string[] => {
    if (texts.length <= ALTERNATIVES_LIMIT) return texts;
    problem ??= `its braces expand to more than ${ALTERNATIVES_LIMIT} globs`;
    return [''];
  };
  const closed = (end: number): readonly string[] => {
    if (group.choices.length > 0) return limited([...group.choices, ...group.texts]);
    const range = rangeOf(glob.slice(group.start, end));
    if (range.length === 0)
      problem ??= 'braces contain a single alternative (write `\\{` for the character itself)';
    return limited(range);
  };
  for (const { 0: token, index } of glob.matchAll(TOKEN)) {
    const parent = token === '}' ? outer.pop() : undefined;
    if (token === '{') {
      outer.push(group);
      group = { start: index + 1, choices: [], texts: [''] };
    } else if (parent !== undefined) {
      const choices = closed(index);
      const texts = parent.texts.flatMap((text) => choices.map((choice) => text + choice));
      group = { ...parent, texts: limited(texts) };
    } else if (token === '}') {
      return {
        kind: 'problem',
        problem: 'a closing brace has no opening one (write `\\}` for the character itself)',
      };
    } else if (token === ',' && outer.length > 0) {
      group = { ...group, choices: limited([...group.choices, ...group.texts]), texts: [''] };
    } else group = { ...group, texts: group.texts.map((text) => text + token) };
  }
  if (outer.length > 0) problem = 'a brace is not closed (write `\\{` for the character itself)';
  return problem === undefined ? { kind: 'texts', texts: group.texts } : { kind: 'problem', problem };
}

function rangeOf(text: string): readonly string[] {
  const [, from, to, ...letters] = RANGE.exec(text) ?? [];
  if (from !== undefined && to !== undefined) return between(Number(from), Number(to)).map(String);
  const [first, last] = letters.flatMap((letter) => letter?.charCodeAt(0) ?? []);
  if (first === undefined || last === undefined) return [];
  return between(first, last).map((code) => String.fromCharCode(code));
}

function between(one: number, other: number): readonly number[] {
  const least = Math.min(one, other);
  return Array.from({ length: Math.abs(one - other) + 1 }, (_, index) => least + index);
}
