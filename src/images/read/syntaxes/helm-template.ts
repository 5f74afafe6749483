import { LITERALS_ONLY } from '../disguises.ts';
import type { TextSyntax } from '../syntax.ts';

/** Named templates, which are not YAML: only complete references are found before Helm renders them. */
export const helmTemplate: TextSyntax = {
  kind: 'text',
  name: 'helm-template',
  words: ['/templates/'],
  paths: [/\/templates\/.*\.tpl$/],
  disguises: LITERALS_ONLY,
  rest: 'text',
  longest: Number.POSITIVE_INFINITY,
  scan: (_source, sink) =>
    void sink.faults.push({ offset: 0, message: 'it is a Helm template', kind: 'template' }),
};
