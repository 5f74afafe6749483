import { braceAlternatives } from './brace-alternatives.ts';
import { fitsCharacters, fitsParts, type GlobPart, inSet } from './glob-parts.ts';

export type Matcher = (text: string) => boolean;

/** One segment of a path: any number of segments, or one whose characters fit. */
type Segment = '**' | readonly GlobPart[];

/**
 * Matches paths by one glob: `*` and `?` stop at `/`, a segment `**` is any number of segments, `[a-z]` is a set, `{a,b}`
 * either, and a backslash takes a meaning away; names with a leading dot match like any other. Takes time in proportion to
 * glob × path for any input, since both may come from a stranger's change; a glob of too many alternatives matches nothing.
 */
export function createGlob(glob: string): Matcher {
  // What `dir/**` stands for is below `dir`.
  const patterns = (braceAlternatives(glob.replace(/^(?:\.\/)+/, '')) ?? []).map((pattern) =>
    pattern
      .replace(/\/\*\*$/, '/**/*')
      .split('/')
      .map(parseSegment),
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

function parseSegment(text: string): Segment {
  if (text === '**') return '**';
  return Array.from(text.matchAll(/\*+|\?|\\[\s\S]|\[[!^]?[^\]]+\]|[\s\S]/gu), ([piece]): GlobPart => {
    if (piece.startsWith('*')) return '*';
    if (piece === '?') return () => true;
    if (piece.length > 2 && piece.startsWith('[')) return inSet(piece.slice(1, -1));
    const plain = piece.length > 1 && piece.startsWith('\\') ? piece.slice(1) : piece;
    return (character) => character === plain;
  });
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
