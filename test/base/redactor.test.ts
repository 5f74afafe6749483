import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeMarkdown, escapeMarkdown } from '../../src/base/markdown.ts';
import { escapeXml } from '../../src/base/plain-text.ts';
import { createRedactor } from '../../src/base/redactor.ts';
import { slack } from '../support/slack.ts';

const base64 = (text: string): string => Buffer.from(text).toString('base64');
const HEADER = Buffer.from('{"alg":"RS256","typ":"JWT"}').toString('base64url');
const PAYLOAD = Buffer.from('{"iss":"https://issuer.example","sub":"somebody","exp":1700000000}').toString(
  'base64url',
);
const TOKEN = `${HEADER}.${PAYLOAD}.c2lnbmF0dXJlLW9mLXRoZS10b2tlbi13aGljaC1pcy1sb25n`;
const ODD = 'pass word/+?&="quoted" über';

function redactorOf(...secrets: readonly string[]) {
  const redactor = createRedactor();
  for (const secret of secrets) redactor.add(secret);
  return redactor;
}

/** The longest piece that two texts have in common, in characters. */
function longestCommon(one: string, other: string): number {
  let longest = 0;
  for (let start = 0; start < one.length; start += 1)
    while (other.includes(one.slice(start, start + longest + 1)) && start + longest < one.length)
      longest += 1;
  return longest;
}

describe('a redactor', () => {
  it.each([
    ['itself', TOKEN],
    ['a Basic credential', `Basic ${base64(`_token:${TOKEN}`)}`],
    ['base64', base64(TOKEN)],
    ['base64 for URLs', Buffer.from(TOKEN).toString('base64url')],
    ['base64 behind one byte', base64(`x${TOKEN}yz`)],
    ['base64 behind two bytes', base64(`xy${TOKEN}z`)],
    ['URL-encoded base64', encodeURIComponent(base64(`_token:${TOKEN}`))],
    ['its beginning, cut', `${TOKEN.slice(0, HEADER.length + 40)}…`],
    ['lines of 64', TOKEN.replace(/.{64}/g, '$&\n')],
  ])('shows less than 24 characters of a token in: %s', (_, text) => {
    const shown = redactorOf(TOKEN).redact(`before ${text} after`);
    expect(shown).toMatch(/^before .*\*\*\*[\s\S]* after$/);
    for (const secret of [TOKEN.slice(HEADER.length + 1), text.replace(HEADER, '').slice(6)])
      expect(longestCommon(secret, shown), shown).toBeLessThan(24);
  });

  it.each([
    ['underscores', 'my_secret_token_with_words_in_it'],
    ['few characters', 'p@ss*word!'],
    ['what XML escapes', 'a&b<c>"d"efghijklmnopqrstuvw'],
    ['a JWT', `${HEADER}.${PAYLOAD}.a_b-c_d_e-f_g_h_i_j_k_l_m_n_o_p_q`],
  ])('removes a secret that was escaped for Markdown or XML: %s', (_, secret) => {
    const { redact } = redactorOf(secret);
    expect(redact(`| ${escapeMarkdown(secret)} |`)).toBe('| *** |');
    expect(redact(`<a>${escapeXml(secret)}</a>`)).toBe('<a>***</a>');
    expect(redact(codeMarkdown(secret))).not.toContain(secret);
  });

  it('shows any piece of 23 characters and none of 24, a header apart', () => {
    const { redact } = redactorOf(TOKEN);
    const secret = TOKEN.slice(HEADER.length + 1);
    fc.assert(
      fc.property(fc.nat(secret.length - 24), (from) => {
        expect(redact(`"${secret.slice(from, from + 24)}"`)).toBe('"***"');
        expect(redact(`"${secret.slice(from, from + 23)}"`)).toBe(`"${secret.slice(from, from + 23)}"`);
      }),
    );
    expect(redact(`${HEADER}.`)).toBe(`${HEADER}.`);
    expect(redact(`a ${HEADER}.${secret.slice(0, 24)} b`)).toBe('a *** b');
  });

  it.each([
    ['itself', ODD],
    ['URL-encoded', encodeURIComponent(ODD)],
    ['URL-encoded in lower case', encodeURIComponent(ODD).replace(/%../g, (code) => code.toLowerCase())],
    ['in JSON', JSON.stringify(ODD).slice(1, -1)],
  ])('knows a secret of any characters: %s', (_, text) => {
    expect(redactorOf(ODD).redact(`<${text}>`)).toBe('<***>');
  });

  it.each([
    ['itself', 's3cr'],
    ['base64', base64('s3cr').replaceAll('=', '')],
    ['Basic', base64('_token:s3cr').replaceAll('=', '')],
  ])('knows a short secret as a whole: %s', (_, text) => {
    expect(redactorOf('s3cr', 's3cr').redact(`<${text}>`)).toBe('<***>');
  });

  it('knows each line of a secret, and keeps words of three letters', () => {
    expect(redactorOf('first-line\n second-line \nabc').redact('first-line abc second-line')).toBe(
      '*** abc ***',
    );
  });

  it('gives the texts for a host to mask', () => {
    const secret = 'a+b/c?~ÿ';
    const encodings = ['base64', 'base64url'] as const;
    const encoded = encodings.flatMap((encoding) =>
      [secret, `_token:${secret}`].map((text) => Buffer.from(text).toString(encoding).replace(/=+$/, '')),
    );
    const url = encodeURIComponent(secret);
    const lower = url.replace(/%../g, (code) => code.toLowerCase());
    expect(new Set(createRedactor().add(secret))).toEqual(new Set([secret, ...encoded, url, lower]));
  });

  it('removes base64 of a secret to its last character, and secrets that follow each other', () => {
    const [one, other] = ['Zq4v8Wm2Xc6Bn0Lk9Jh5Gf3Ds7Ap1Ty', 'uR5eI7oP3aS9dF1gH4jK8lZ2xC6vB0nM'] as const;
    const { redact } = redactorOf(one.slice(0, 30), other);
    expect(redact(`<${base64(one.slice(0, 30))}>`)).toBe('<***>');
    expect(redact(`<${one.slice(0, 30)}${other}>`)).toBe('<******>');
  });

  it('knows twelve characters of base64 behind another byte', () => {
    expect(redactorOf('s3cretKEY9').redact(base64('xs3cretKEY9'))).toContain('***');
  });

  it('shows the header of a JWT that has just a piece after it', () => {
    const { redact } = redactorOf(`${HEADER}.abcdefghijk.mnopqrstuvwx`);
    expect(redact(`${HEADER}.`)).toBe(`${HEADER}.`);
    expect(redact(`${HEADER}.abcdefghijk.mnopqrstuvwx`)).toBe('***');
  });

  it('removes pieces of several secrets that share a block, from the first character to the last', () => {
    const { redact } = redactorOf('aaaaaattttttBLOCKofTWELVccccccQ', 'BLOCKofTWELVccccccdddddd');
    expect(redact('<ttttttBLOCKofTWELVccccccdddddd>')).toBe('<***>');
  });

  it.each([0, 1, 5, 11, 13])(
    'removes a piece of 24 characters that ends the text, from character %i of the secret',
    (from) => {
      const secret = 'q7Zp3VxN8sLd2RkT6wYb9GhJ4mCf5AeU1oXiQ';
      const redactor = redactorOf(secret);
      const piece = secret.slice(from, from + 24);
      for (const before of ['', 'x', 'log: ', 'log line '])
        expect(redactor.redact(`${before}${piece}`)).not.toContain(piece.slice(0, 12));
    },
  );

  it('removes a piece that begins inside another one and ends the text', () => {
    const [one, other] = ['q7Zp3VxN8sLd2RkT6wYb9GhJ', '2RkT6wYb9GhJ4mCf5AeU1oXi'];
    const text = `${one}${other.slice(12)}`;
    expect(redactorOf(one, other).redact(text)).not.toContain(other.slice(12));
  });

  it('leaves text without secrets alone, and pieces that only look alike', () => {
    const text = `sha256:${'0123456789abcdef'.repeat(4)} ${TOKEN.slice(60, 75)}x${TOKEN.slice(75, 90)}`;
    expect(redactorOf(TOKEN).redact(text)).toBe(text);
    expect(createRedactor().redact(text)).toBe(text);
  });

  it('finds the longest of the pieces that secrets share', () => {
    const shared = TOKEN.slice(0, HEADER.length + 60);
    const others = Array.from({ length: 40 }, (_, index) => `${shared}${String(index).repeat(40)}`);
    const { redact } = redactorOf(...others, TOKEN);
    expect(redact(`<${others[7]}>`)).toMatch(/^<(?:\*\*\*)+>$/);
    expect(redact(`<${TOKEN}><${TOKEN}>`)).toBe('<***><***>');
  });

  it('takes time in proportion to the text, whatever it is made of', () => {
    const secrets = Array.from(
      { length: 200 },
      (_, index) => `${HEADER}.${String(index).padStart(6, 'x')}${'ab'.repeat(300)}`,
    );
    const { redact } = redactorOf(...secrets);
    const started = performance.now();
    redact(`${'ab'.repeat(10)}c`.repeat(25_000));
    expect(performance.now() - started).toBeLessThan(2500 * slack);
  });
});

it('does not take a text for a piece of a secret because both have one hash', () => {
  const [inSecret, other] = ['90mlcw92sdd2', 'stn1if0dtj8k'];
  const text = `${other}${'y'.repeat(24)}`;
  expect(redactorOf(`${inSecret}${'x'.repeat(24)}`).redact(text)).toBe(text);
});
