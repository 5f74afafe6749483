import type { TextSyntax } from './syntax.ts';

/** A file of any other syntax: complete references to our hosts count wherever they stand. */
export const text: TextSyntax = {
  kind: 'text',
  name: 'text',
  paths: [],
  rest: 'text',
  longest: Number.POSITIVE_INFINITY,
  scan: () => undefined,
};
