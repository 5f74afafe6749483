import type { Syntax } from './syntax.ts';
import { SYNTAXES } from './syntaxes.ts';
import { text } from './text.ts';

/** The syntax of a relative path with forward slashes; `text` if no other syntax claims it. */
export function syntaxAt(path: string): Syntax {
  const name = `/${path}`.toLowerCase();
  return SYNTAXES.find(({ paths }) => paths.some((pattern) => pattern.test(name))) ?? text;
}

/** The name of `syntaxAt`; `yaml` if only the contents identify the syntax. */
export function syntaxFor(path: string): string {
  return syntaxAt(path).name;
}
