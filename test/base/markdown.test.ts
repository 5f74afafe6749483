import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { describe, expect, it } from 'vitest';
import {
  assembleMarkdown,
  codeMarkdown,
  detailsMarkdown,
  escapeMarkdown,
  fenceMarkdown,
  linkMarkdown,
  listMarkdown,
  tableMarkdown,
  tableOf,
} from '../../src/base/markdown.ts';
import { byteLength, plainLine, showInvisible } from '../../src/base/plain-text.ts';

/** Markdown as GitHub's flavour renders it, raw HTML let through, so that anything not escaped would show. */
const render = (markdown: string): string =>
  micromark(markdown, {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });

const htmlText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const HOSTILE: readonly (readonly [string, string])[] = [
  ['an image', '![img](https://evil.example/x.png)'],
  ['a link', '[click](javascript:alert(1))'],
  ['a reference link', '[click][1]'],
  ['a script', '<script>alert(1)</script>'],
  ['an HTML comment', '<!-- hidden -->'],
  ['an automatic link', 'see https://evil.example/a?b=c and www.evil.example and ftp://evil.example'],
  ['an angle link', '<https://evil.example>'],
  ['an e-mail', 'write to a.b@evil.example or mailto:x@evil.example'],
  ['emphasis', '**bold** _it_ ~~gone~~ __b__ *a*'],
  ['code', '`code` ``two`` ```fence'],
  ['a heading', '# heading'],
  ['an underlined heading', 'x\n==='],
  ['a quote', '> quoted'],
  ['a bullet', '- item'],
  ['another bullet', '+ item'],
  ['an ordered item', '1. item'],
  ['an ordered item with a parenthesis', '12) item'],
  ['a rule', '---'],
  ['a table', '| a | b |\n|---|---|\n| 1 | 2 |'],
  ['a task', '- [ ] task'],
  ['a footnote', 'text[^1]\n\n[^1]: note'],
  ['an indented block', '      code'],
  ['entities', '&lt;b&gt; &copy; &#42;a&#42;'],
  ['backslashes', '\\*a\\* \\| \\\\'],
  ['a fence', '```\ncode\n```'],
  ['bidirectional text', 'ab\u202ecd\u2066ef'],
  ['zero width', 'a\u200bb\u2060c'],
];

describe('escapeMarkdown', () => {
  const shown = (text: string): string => render(escapeMarkdown(text)).replaceAll('\u200b', '');

  it.each(HOSTILE)('shows %s as plain text', (_, text) => {
    expect(shown(text)).toBe(`<p>${htmlText(plainLine(text))}</p>`);
  });

  it('shows any text as itself, in a paragraph and in a table cell', () => {
    const alphabet = [...' \n\t&<>"\'\\`*_{}[]()!|~$^#@:/.-+=123wWgGhHtTpPsSx'];
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 60 }), (text) => {
        const plain = htmlText(plainLine(text));
        expect(shown(text)).toBe(plain === '' ? '' : `<p>${plain}</p>`);
        const cell = render(`| h | i |\n| --- | --- |\n| ${escapeMarkdown(text)} | z |\n`).replaceAll(
          '\u200b',
          '',
        );
        expect(cell).toContain(`<td>${plain}</td>\n<td>z</td>`);
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['a mention', 'ask @octocat/team', /@[a-z]/],
    ['an issue', 'see #12', /#\d/],
    ['an issue elsewhere', 'see acme/app#12', /#\d/],
    ['a GH number', 'see GH-12', /GH-\d/],
    ['a link', 'https://github.com/acme/app/issues/1', /https:\/\//],
    ['an emoji name', ':tada:', /:tada/],
    ['a workflow command', '::error::x', /::/],
    ['another workflow command', '##[error]x ##vso[task.complete]', /##|#vso/],
  ])('breaks up %s in the rendered text too', (_, text, pattern) => {
    expect(render(escapeMarkdown(text))).not.toMatch(pattern);
    expect(escapeMarkdown(text)).not.toMatch(pattern);
  });

  it('leaves package names and versions readable in the source', () => {
    expect(escapeMarkdown('libssl3 3.1.4-r5')).toBe('libssl3 3.1.4-r5');
  });

  it('cuts a megabyte', () => {
    expect(escapeMarkdown('x'.repeat(1_000_000), 20)).toBe(`${'x'.repeat(19)}…`);
  });
});

describe('codeMarkdown', () => {
  const shown = (text: string): string => render(`x ${codeMarkdown(text)}`).replaceAll('\u200b', '');

  it.each(HOSTILE)('shows %s as code', (_, text) => {
    expect(shown(text)).toBe(`<p>x <code>${htmlText(plainLine(text))}</code></p>`);
  });

  it('shows any text as itself, in a paragraph and in a table cell', () => {
    const alphabet = [...' \n&<>"\'\\`*_{}[]()!|~$^#@:/.-+=123wWgGhHtTpPsSx'];
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 60 }), (text) => {
        const plain = htmlText(plainLine(text));
        fc.pre(plain !== '');
        expect(shown(text)).toBe(`<p>x <code>${plain}</code></p>`);
        const cell = render(`| h | i |\n| --- | --- |\n| ${codeMarkdown(text)} | z |\n`).replaceAll(
          '\u200b',
          '',
        );
        expect(cell).toContain(`<td><code>${plain}</code></td>\n<td>z</td>`);
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['an image reference', 'cgr.dev/acme/python:3.12-dev', '`cgr.dev/acme/python:3.12-dev`'],
    ['a version', '3.1.4_p1-r5', '`3.1.4_p1-r5`'],
    ['a scoped name', '@acme/app', '<code>&#x40;acme/app</code>'],
    ['an address', 'https://x.example', '<code>https&#x3a;//x.example</code>'],
    ['a host', 'www.x.example', '<code>www&#x2e;x.example</code>'],
    ['an issue', 'GH-12', '<code>GH&#x2d;12</code>'],
    ['nothing', ' \n', ''],
  ])('writes %s', (_, text, markdown) => {
    expect(codeMarkdown(text)).toBe(markdown);
  });
});

describe('linkMarkdown', () => {
  it.each([
    ['an https address', 'https://x.example/a_(b)?c=|', '[label](https://x.example/a%5f%28b%29?c=%7c)'],
    ['a script', 'javascript:alert(1)', 'label'],
    ['an http address', 'http://x.example/', 'label'],
    ['an address with a user', 'https://a@x.example/', 'label'],
    ['an address with a password', 'https://:b@x.example/', 'label'],
    ['no address', 'a b', 'label'],
  ])('handles %s', (_, url, markdown) => {
    expect(linkMarkdown('label', url)).toBe(markdown);
  });
});

describe('fenceMarkdown', () => {
  it.each([
    ['plain text', 'a\r\nb\n', '```diff\na\nb\n```'],
    ['text with a fence', '```\nx\n`````', '``````diff\n```\nx\n`````\n``````'],
  ])('holds %s', (_, text, markdown) => {
    expect(fenceMarkdown(text, 'diff')).toBe(markdown);
  });

  it('shows any text as itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('`', '~', '\n', 'a', '<', '\u202e', ' ') }), (text) => {
        const body = showInvisible(text).replace(/\n$/, '');
        expect(render(fenceMarkdown(text))).toBe(`<pre><code>${htmlText(body)}\n</code></pre>`);
      }),
    );
  });
});

describe('assembleMarkdown', () => {
  const table = tableMarkdown(
    ['a', 'b'],
    [
      ['1', '2'],
      ['3', 'x\ny'],
    ],
  );

  it('joins texts and tables a blank line apart', () => {
    expect(assembleMarkdown(['# t', table, 'end\n'], 1000)).toEqual({
      text: '# t\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n| 3 | x y |\n\nend\n',
      omittedRows: 0,
      omittedBlocks: 0,
    });
  });

  it('makes only the rows of a long table that fit', () => {
    const made: number[] = [];
    const entries = Array.from({ length: 1000 }, (_, index) => index);
    const block = tableOf(['n'], entries, (entry) => {
      made.push(entry);
      return [String(entry)];
    });
    const { text, omittedRows } = assembleMarkdown([block], 150);
    expect(text).toMatch(/^\| n \|\n\| --- \|\n\| 0 \|\n\| 1 \|\n/);
    expect(made).toEqual(entries.slice(0, 1000 - omittedRows + 1));
  });

  it('cuts rows and keeps what follows', () => {
    const many = tableMarkdown(
      ['a'],
      Array.from({ length: 1000 }, (_, index) => [`row ${index}`]),
    );
    const { text, omittedRows } = assembleMarkdown(['# t', detailsMarkdown('all', many), 'end'], 500);
    expect(byteLength(text)).toBeLessThanOrEqual(500);
    expect(text).toMatch(
      /\| row \d+ \|\n\n\d+ more rows are omitted here to limit the size; the report has all of them\.\n\n<\/details>\n\nend\n$/,
    );
    expect(text).toContain(`\n${omittedRows} more rows`);
  });

  it('says one row in the singular', () => {
    expect(assembleMarkdown([listMarkdown(['one', 'x'.repeat(200)])], 110).text).toBe(
      '- one\n\n1 more row is omitted here to limit the size; the report has all of them.\n',
    );
  });

  it('leaves whole blocks out from the end when not even their frames fit', () => {
    expect(assembleMarkdown(['first', 'x'.repeat(50), table], 20)).toEqual({
      text: 'first\n',
      omittedRows: 0,
      omittedBlocks: 2,
    });
  });

  it('folds whole text', () => {
    expect(render(assembleMarkdown([detailsMarkdown('more', 'text **b**')], 1000).text)).toBe(
      '<details>\n<summary>more</summary>\n<p>text <strong>b</strong></p>\n</details>\n',
    );
  });

  it('never passes the limit, and shows rows in order, for any rows and limit', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 30 })), fc.nat(400), (items, limit) => {
        const rows = items.map((item) => escapeMarkdown(item));
        const { text, omittedRows, omittedBlocks } = assembleMarkdown(
          ['head', listMarkdown(rows), 'tail'],
          limit,
        );
        expect(byteLength(text)).toBeLessThanOrEqual(limit);
        if (omittedBlocks === 0) {
          expect(text).toContain(
            rows
              .slice(0, rows.length - omittedRows)
              .map((row) => `- ${row}\n`)
              .join(''),
          );
        }
      }),
    );
  });
});
