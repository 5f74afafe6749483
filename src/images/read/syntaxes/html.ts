import { LITERALS_ONLY } from '../disguises.ts';
import type { TextSyntax } from '../syntax.ts';

/** HTML: pages and reports mention images, and no tool reads an image from one. */
export const html: TextSyntax = {
  kind: 'text',
  name: 'html',
  words: ['htm'],
  paths: [/\.(?:html?|xhtml)$/],
  disguises: LITERALS_ONLY,
  longest: Number.POSITIVE_INFINITY,
  scan: () => undefined,
};
