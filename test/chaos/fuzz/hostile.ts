import fc from 'fast-check';

/** Texts that readers of formats, logs, pages and terminals may take for structure. */
export const HOSTILE_TOKENS: readonly string[] = [
  '::error::x',
  '\n::add-mask::x',
  '::stop-commands::t',
  ':::',
  '%0A::set-output name=a::b',
  '%0a',
  '%25',
  '%AZP25',
  '##[error]x',
  '##vso[task.setvariable variable=a]b',
  '##VSO[task.complete]',
  '###[group]',
  '#\u200b#[x]',
  'section_start:1:a\r',
  '\u001b[0Ksection_end:1:a\r\u001b[0K',
  '--- x',
  '\n+++ y',
  '~~~',
  '^^^ +++',
  '\u001b]8;;https://e.example\u0007x\u001b]8;;\u0007',
  '\u001b[31m',
  '\u009b31m',
  '\u0007',
  '\b',
  '\u007f',
  '\r',
  '\n',
  '\r\n',
  '\u0085',
  '\u2028',
  '\u2029',
  '\v',
  '\f',
  '\0',
  '\t',
  '\u202e',
  '\u2066',
  '\u200f',
  '\u061c',
  '\u200b',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u034f',
  '\u3164',
  '\u{e0041}',
  '\ud800',
  '\udc00',
  '\ufffe',
  '\uffff',
  '\u{1f600}',
  'e\u0301',
  'İ',
  'ß',
  '<img src=x onerror=y>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '</code>',
  '</summary>',
  '<b',
  '&amp;',
  '&#x40;',
  '&lt;',
  '&',
  '"',
  "'",
  '`',
  '``',
  '```',
  '~~~~',
  '```\n',
  '*x*',
  '__x__',
  '~~x~~',
  '$x$',
  '$$',
  '[x](https://e.example)',
  '![x](y)',
  '[x]: y',
  '](',
  ')[',
  '|',
  '\\',
  '\\|',
  '# x',
  '> x',
  '- x',
  '1. x',
  '1) x',
  '***',
  '---',
  '===',
  '    x',
  '[ ] x',
  '[^1]',
  ':smile:',
  ':+1:',
  '@octocat',
  '@acme/team',
  '#12',
  'GH-12',
  'acme/app#1',
  'a@b.co',
  'www.e.example',
  'https://e.example',
  'http://e',
  'mailto:a@b.co',
  '<https://e.example>',
  '{{x}}',
  '${{ secrets.X }}',
  '${X}',
  '$(id)',
  '`id`',
  '%PATH%',
  '!x',
  '=1+1',
  '@@ -1 +1 @@',
  'ghadelimiter',
  'EOF',
  '<<EOF',
  'a=b',
  'a<<b',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '-0',
  '1e999',
  'sha256:',
  '@sha256:',
  'cgr.dev/',
  'FROM ',
  'image: ',
  '../',
  '/.git/',
  '-',
  '--',
  '.',
  '..',
  ' ',
  '\u00a0',
  '',
];

export const hostileToken: fc.Arbitrary<string> = fc.constantFrom(...HOSTILE_TOKENS);
const plain = fc.string({ unit: 'grapheme-ascii', maxLength: 12 });
const binary = fc.string({ unit: 'binary', maxLength: 8 });
/** Lone surrogates and all the rest of UTF-16. */
const units = fc.array(fc.nat(0xffff), { maxLength: 6 }).map((codes) => String.fromCharCode(...codes));

/** Any text that somebody else may have written. */
export const foreignText: fc.Arbitrary<string> = fc
  .array(fc.oneof({ weight: 5, arbitrary: hostileToken }, plain, plain, binary, units), { maxLength: 8 })
  .map((parts) => parts.join(''));

/** Foreign text that may also be very long. */
export const longForeignText: fc.Arbitrary<string> = fc
  .tuple(foreignText, fc.constantFrom(1, 1, 1, 50, 400))
  .map(([text, times]) => text.repeat(times).slice(0, 20_000));

type Mutation = readonly [kind: number, at: number, length: number, token: string];
type Change = (text: string, at: number, length: number, token: string, other: string) => string;

const put = (text: string, at: number, added: string, removed = 0): string =>
  text.slice(0, at) + added + text.slice(at + removed);
const lineAt = (text: string, at: number): { readonly from: number; readonly to: number } => {
  const to = text.indexOf('\n', at);
  return { from: text.lastIndexOf('\n', at - 1) + 1, to: to < 0 ? text.length : to + 1 };
};
const withLine = (text: string, at: number, change: (line: string) => string): string => {
  const { from, to } = lineAt(text, at);
  return put(text, from, change(text.slice(from, to)), to - from);
};
const DEEP = ['[', '{"a":', '(', '- ', '{', '<a>', '"${', 'a:\n ', '>', '*', '\\'];

const CHANGES: readonly Change[] = [
  (text, at, length) => put(text, at, String.fromCharCode(text.charCodeAt(at) ^ (1 << (length % 7))), 1),
  (text, at, _, token) => put(text, at, token),
  (text, at, length, token) => put(text, at, token, length % 20),
  (text, at, length) => put(text, at, '', length % 60),
  (text, at) => text.slice(0, at),
  (text, at) => text.slice(at),
  (text, at, length) => withLine(text, at, (line) => line.repeat(2 + (length % 4))),
  (text, at) => withLine(text, at, () => ''),
  (text, at, length) => withLine(text, at, (line) => ' '.repeat(length % 9) + line.trimStart()),
  (text, at, _, __, other) =>
    text.slice(0, at) + other.slice(Math.floor((at / (text.length + 1)) * other.length)),
  (text, at, length, _, other) => put(text, at, other.slice(length % (other.length + 1)).slice(0, 120)),
  (text) => text.replace(/\r?\n/g, '\r\n'),
  (text) => text.replace(/\r?\n/g, '\r'),
  (text) => `\ufeff${text}`,
  (text, at, length, token) => put(text, at, (token === '' ? 'a' : token).repeat(1 + (length % 400))),
  (text, at, length) => put(text, at, String(DEEP[length % DEEP.length]).repeat(1 + (length % 700))),
  (text, at, length) => withLine(text, at, (line) => line.replace(/\n$/, '').repeat(1 + (length % 30))),
  (text, at, length, token) =>
    withLine(text, at, (line) =>
      line.replace(/[:=][ ]?.*$/m, (rest) => (length % 2 === 0 ? `: ${token}` : `: "${token}"${rest}`)),
    ),
  (text, at) => withLine(text, at, (line) => line.replace(/\d+/, '99999999999999999999')),
  (text, at, length) =>
    put(text, at, text.slice(length % (text.length + 1), (length % (text.length + 1)) + 200)),
];

const mutation: fc.Arbitrary<Mutation> = fc.tuple(
  fc.nat(CHANGES.length - 1),
  fc.nat(1_000_000),
  fc.nat(5000),
  hostileToken,
);

/** Valid texts with one to six hostile changes. */
export function mutated(corpus: readonly string[]): fc.Arbitrary<string> {
  return fc
    .tuple(
      fc.nat(corpus.length - 1),
      fc.nat(corpus.length - 1),
      fc.array(mutation, { minLength: 1, maxLength: 6 }),
    )
    .map(([first, second, mutations]) => mutate(String(corpus[first]), String(corpus[second]), mutations));
}

/** One text with such changes; `other` lends parts of itself. */
export function mutatedOne(text: string, other: string): fc.Arbitrary<string> {
  return fc
    .array(mutation, { minLength: 1, maxLength: 6 })
    .map((mutations) => mutate(text, other, mutations));
}

function mutate(text: string, other: string, mutations: readonly Mutation[]): string {
  return mutations
    .reduce(
      (changed, [kind, at, length, token]) =>
        CHANGES[kind]?.(changed, at % (changed.length + 1), length, token, other) ?? changed,
      text,
    )
    .slice(0, 200_000);
}
