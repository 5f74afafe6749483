import type { TextSyntax } from '../syntax.ts';

/** A Go template, but not the `${{ }}` of a CI. */
const GO_TEMPLATE = /(?:^|[^$])\{\{/;

/** Helm templates are skipped: they contain no images before Helm renders them. */
export const helmTemplate: TextSyntax = {
  kind: 'text',
  name: 'helm-template',
  page: {
    title: 'Helm templates',
    files: '`templates/*.tpl`, and YAML with `{{` below `templates`',
    finds: 'complete references',
    pin: 'behind the tag',
    alsoReadBy: 'digestabot',
  },
  words: ['/templates/'],
  paths: [/\/templates\/.*\.tpl$/],
  rest: 'text',
  longest: Number.POSITIVE_INFINITY,
  recognizes: (path, source) => `/${path}`.includes('/templates/') && GO_TEMPLATE.test(source),
  scan: (_source, sink) =>
    void sink.faults.push({ offset: 0, message: 'it is a Helm template', kind: 'template' }),
};
