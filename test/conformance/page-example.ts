import { marked, type Token } from 'marked';
import { readRepositoryFile } from '../support/repository.ts';

/** Text of the first block of a language in a page of docs/hosts; throws where there is none. */
export function pageExample(page: string, language: string): string {
  const tokens: readonly Token[] = marked.lexer(readRepositoryFile(`docs/hosts/${page}.md`) ?? '');
  const block = tokens.find((token) => token.type === 'code' && token['lang'] === language);
  if (block?.type !== 'code') throw new Error(`docs/hosts/${page}.md has no ${language} example`);
  return String(block.text);
}
