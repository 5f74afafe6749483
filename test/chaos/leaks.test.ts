import { describe, expect, it } from 'vitest';
import { type EchoForm, echoText } from '../platform-double/echo.ts';
import { createLeakFinder } from './leaks.ts';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const HEADER = part({ alg: 'ES256', kid: 'platform-1', typ: 'JWT' });
const TOKEN = `${HEADER}.${part({ iss: 'https://issuer.test', sub: 'someone', jti: 'x'.repeat(40) })}.${'S'.repeat(86)}`;
const OTHER = `${HEADER}.${part({ aud: 'registry.test', exp: 1 })}.${'T'.repeat(86)}`;

describe('a leak', () => {
  const forms: readonly EchoForm[] = ['header', 'bare', 'url', 'base64', 'basic', 'middle', 'late'];
  it.each(forms)('is found in the form %s', (form) => {
    for (const header of [`Bearer ${TOKEN}`, `Basic ${btoa(`_token:${TOKEN}`)}`])
      expect(createLeakFinder([TOKEN])(`refused: ${echoText(form, header)}.`)).toBeDefined();
  });

  it('is any 24 characters of a credential, and not fewer', () => {
    const piece = (length: number): string => `(${TOKEN.slice(HEADER.length + 30).slice(0, length)})`;
    expect(createLeakFinder([TOKEN])(piece(24))).toBeDefined();
    expect(createLeakFinder([TOKEN])(piece(23))).toBeUndefined();
  });

  it('is the whole of a short one', () => {
    expect(createLeakFinder(['hunter2-hunter2'])('the password is hunter2-hunter2')).toBe('hunter2-hunter2');
    expect(createLeakFinder(['hunter2-hunter2'])(btoa('hunter2-hunter2'))).toBeDefined();
  });

  it('is not the header of a token, which all of a service have, nor another token', () => {
    const find = createLeakFinder([TOKEN]);
    for (const text of [HEADER, btoa(HEADER), btoa(`_token:${HEADER}`), OTHER, 'sha256:'.padEnd(71, 'a')])
      expect(find(text)).toBeUndefined();
  });
});
