import { LITERALS_ONLY } from '../disguises.ts';
import type { TextSyntax } from '../syntax.ts';

/** A file of any other syntax: complete references to our hosts count wherever they stand. */
export const anyText: TextSyntax = {
  kind: 'text',
  name: 'text',
  paths: [],
  disguises: LITERALS_ONLY,
  rest: 'text',
  longest: Number.POSITIVE_INFINITY,
  scan: () => undefined,
};
