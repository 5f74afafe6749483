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
