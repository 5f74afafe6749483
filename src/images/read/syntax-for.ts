import type { Syntax } from './syntax.ts';
import { text } from './syntaxes/text.ts';
import { yaml } from './syntaxes/yaml.ts';
import { SYNTAXES } from './syntaxes.ts';

/** The same path is asked for again while its file is read and judged. */
const recent = new Map<string, Syntax>();
const MOST_RECENT = 10_000;
/** Those without words come last in the list. */
const WITH_WORDS = SYNTAXES.filter(({ words }) => words !== undefined);
const WITHOUT_WORDS = SYNTAXES.filter(({ paths, words }) => words === undefined && paths.length > 0);
/** Most paths contain none of the words, so that one pattern rules out most syntaxes. */
const ANY_WORD = new RegExp(
  WITH_WORDS.flatMap(({ words = [] }) => words)
    .join('|')
    .replaceAll('.', String.raw`\.`),
);

/** The syntax of a relative path with forward slashes; `text` if no other syntax claims it. */
export function syntaxAt(path: string): Syntax {
  const known = recent.get(path);
  if (known !== undefined) return known;
  const name = `/${path}`.toLowerCase();
  const isClaimed = ({ paths }: Syntax): boolean => paths.some((pattern) => pattern.test(name));
  const mayBeClaimed = ({ words = [] }: Syntax): boolean => words.some((word) => name.includes(word));
  const special = ANY_WORD.test(name)
    ? WITH_WORDS.find((syntax) => mayBeClaimed(syntax) && isClaimed(syntax))
    : undefined;
  const syntax = special ?? WITHOUT_WORDS.find(isClaimed) ?? text;
  if (recent.size >= MOST_RECENT) recent.clear();
  recent.set(path, syntax);
  return syntax;
}

/** The name of `syntaxAt`; `yaml` if only the contents identify the syntax. */
export function syntaxFor(path: string): string {
  return syntaxAt(path).name;
}

/** Whether a path is that of JSON of unknown tools, which is a text of any kind unless it is a Kubernetes object. */
export function isGeneralJson(path: string): boolean {
  return path.toLowerCase().endsWith('.json') && syntaxAt(path) === yaml;
}
