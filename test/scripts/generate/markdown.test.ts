import fc from 'fast-check';
import { marked, type Token, type Tokens } from 'marked';
import { describe, expect, it } from 'vitest';
import { fencedBlock, inlineMarkdown, markdownTable } from '../../../scripts/generate/markdown.ts';
import { capabilityTable } from '../../../scripts/generate/tables.ts';
import { manifest as init } from '../../../src/commands/init/manifest.ts';
import { manifest as token } from '../../../src/commands/token/manifest.ts';

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The words that a reader sees: HTML of inline tokens without tags, entities read. */
function seenText(html: string): string {
  return html
    .replace(/<\/?code>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
}

function isTable(token: Token): token is Tokens.Table {
  return token.type === 'table';
}

/** Cells of the only table in a text, as a GitHub reader sees them. */
function readTable(markdown: string): readonly (readonly string[])[] {
  const tables = marked.lexer(markdown).filter(isTable);
  expect(tables).toHaveLength(1);
  return (tables[0]?.rows ?? []).map((row) =>
    row.map((cell) => seenText(marked.Parser.parseInline(cell.tokens).trim())),
  );
}

/** The words of a text, without code marks and spacing. */
function words(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/` ?([^`]*[^`\s][^`]*?) ?`/g, '$1');
}

describe('capabilityTable', () => {
  it('tells commands that do not sign in from those that ask for a full token', () => {
    expect(capabilityTable(init)).toBe('`init` does not sign in.');
    expect(capabilityTable(token)).toContain('can do everything that the identity may do');
  });
});

describe('inlineMarkdown in a table', () => {
  it.each([
    'a | b',
    'code `a|b` and `c\\|d`',
    'trailing backslash \\',
    '<script>alert(1)</script> & <!-- x -->',
    '*bold* _under_ ~~gone~~ [link](https://x.example) ![image](x)',
    'https://x.example and www.x.example and @someone',
    'two\nlines\r\nhere',
    'one `open tick',
    '&amp; stays',
    '# no heading',
  ])('says %j and nothing else', (text) => {
    const table = markdownTable(['A', 'B'], [[inlineMarkdown(text), 'end']]);
    expect(readTable(table)).toEqual([[words(text), 'end']]);
    expect(marked.parse(table)).not.toMatch(/<(script|a|img|em|strong|del|h1)\b/);
  });

  it('keeps any description in its cell', () => {
    const character = fc.constantFrom(...'ab |`\\<>&*_~[]()!#@.:-\n"\'{}$'.split(''));
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 30 }), (text) => {
        const table = markdownTable(['A', 'B'], [[inlineMarkdown(`x ${text} y`), 'end']]);
        expect(readTable(table)).toEqual([[words(`x ${text} y`), 'end']]);
      }),
      { numRuns: 500 },
    );
  });
});

describe('fencedBlock', () => {
  it('has a fence that its text cannot close', () => {
    const [token] = marked.lexer(fencedBlock('sh', 'a\n```\nb\n````\nc'));
    expect(token).toMatchObject({ type: 'code', lang: 'sh', text: 'a\n```\nb\n````\nc' });
  });
});
