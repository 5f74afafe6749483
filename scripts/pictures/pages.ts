import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { marked } from 'marked';
import type { Scene } from './scenes.ts';

export type Scheme = 'light' | 'dark';

/** A page that is drawn, and what it shows. */
export interface Page {
  readonly name: string;
  readonly kind: 'summary' | 'comment' | 'html' | 'body';
  readonly url: (scheme: Scheme) => string;
}

/** The surroundings in which Markdown is shown, with the words above it. */
const HEADS = {
  summary: 'supply-chain summary',
  comment: 'github-actions bot commented',
  body: 'Pin images to new digests #7',
} as const;
type MarkdownKind = keyof typeof HEADS;

/** Writes the pages of scenes, and of the bodies of pull requests, below a folder, as GitHub would show them. */
export function writePages(
  scenes: readonly Scene[],
  bodies: Readonly<Record<string, string>>,
  folder: string,
  modules: string,
): readonly Page[] {
  const page = (name: string, kind: MarkdownKind, markdown: string): Page => {
    const target = (scheme: Scheme): string => join(folder, `${name}-${kind}-${scheme}.html`);
    for (const scheme of ['light', 'dark'] as const)
      writeFileSync(target(scheme), githubPage(markdown, kind, scheme, modules));
    return { name, kind, url: (scheme) => pathToFileURL(target(scheme)).href };
  };
  const pages = scenes.flatMap(({ comment, html, name, summary }): readonly Page[] => {
    const own = join(folder, `${name}.html`);
    writeFileSync(own, html);
    return [
      page(name, 'summary', summary),
      page(name, 'comment', comment),
      { name, kind: 'html', url: () => pathToFileURL(own).href },
    ];
  });
  return [...pages, ...Object.entries(bodies).map(([name, body]) => page(name, 'body', body))];
}

const COLORS = {
  light: {
    page: '#ffffff',
    line: '#d1d9e0',
    soft: '#f6f8fa',
    added: '#dafbe1',
    removed: '#ffebe9',
    changed: '#fff8c5',
  },
  dark: {
    page: '#0d1117',
    line: '#3d444d',
    soft: '#151b23',
    added: '#12261e',
    removed: '#25171c',
    changed: '#272115',
  },
} as const;

/** Markdown as GitHub shows it: a summary on the page of a run, a comment below its author, a body below its title. */
function githubPage(markdown: string, kind: MarkdownKind, scheme: Scheme, modules: string): string {
  const css = readFileSync(join(modules, `github-markdown-css/github-markdown-${scheme}.css`), 'utf8');
  const color = COLORS[scheme];
  const title = HEADS[kind];
  // Comments and pull requests show every line break, summaries do not.
  const breaks = kind !== 'summary';
  const body = colorDiffs(String(marked.parse(markdown, { gfm: true, breaks, async: false })));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${css}
    body { margin: 0; padding: 16px; background: ${color.page}; }
    .box { border: 1px solid ${color.line}; border-radius: 6px; overflow: hidden; }
    .head { font: 600 14px/20px system-ui; padding: 10px 16px; background: ${color.soft}; color: ${scheme === 'light' ? '#1f2328' : '#f0f6fc'}; border-bottom: 1px solid ${color.line}; }
    .markdown-body { padding: 16px; }
    .added { background: ${color.added}; } .removed { background: ${color.removed}; } .changed { background: ${color.changed}; }
  </style><div class="box"><div class="head">${title}</div><article class="markdown-body">${body}</article></div></html>`;
}

const CLASSES: Readonly<Record<string, string>> = { '+': 'added', '-': 'removed', '!': 'changed' };

/** Lines of a diff in the colors that GitHub gives them. */
function colorDiffs(html: string): string {
  return html.replace(/<code class="language-diff">([\s\S]*?)<\/code>/g, (_, diff: string) => {
    const lines = diff.split('\n').map((line) => {
      const name = CLASSES[line[0] ?? ''];
      return name === undefined ? line : `<span class="${name}">${line}</span>`;
    });
    return `<code>${lines.join('\n')}</code>`;
  });
}
