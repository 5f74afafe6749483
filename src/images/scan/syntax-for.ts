import type { Syntax } from './syntax.ts';
import { SYNTAXES } from './syntaxes.ts';
import { text } from './text.ts';

/** The same path is asked for again while its file is read and judged. */
const recent = new Map<string, Syntax>();
const MOST_RECENT = 10_000;

/** The syntax of a relative path with forward slashes; `text` if no other syntax claims it. */
export function syntaxAt(path: string): Syntax {
  const known = recent.get(path);
  if (known !== undefined) return known;
  const name = `/${path}`.toLowerCase();
  const syntax = SYNTAXES.find(({ paths }) => paths.some((pattern) => pattern.test(name))) ?? text;
  if (recent.size >= MOST_RECENT) recent.clear();
  recent.set(path, syntax);
  return syntax;
}

/** The name of `syntaxAt`; `yaml` if only the contents identify the syntax. */
export function syntaxFor(path: string): string {
  return syntaxAt(path).name;
}
