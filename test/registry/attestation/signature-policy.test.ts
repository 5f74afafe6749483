import { describe, expect, it } from 'vitest';
import {
  isExpected,
  policyWords,
  signersOfBindings,
  signerWords,
  subjectProblem,
  VENDOR_SIGNER,
} from '../../../src/registry/attestation/signature-policy.ts';

const issuer = 'https://issuer.test';
const workflow = 'https://github.com/acme/images/.github/workflows/release.yaml';

describe('an expected signer', () => {
  it.each([
    [`${workflow}@refs/heads/main`, `${workflow}@refs/heads/main`],
    [`${workflow}@*/*/main`, `${workflow}@refs/heads/main`],
    ['https://github.com/acme/**', `${workflow}@refs/heads/main`],
    ['ci@example.test', 'ci@example.test'],
    ['ci@*.test', 'ci@example.test'],
  ])('`%s` is %s', (subject, signer) => {
    expect(subjectProblem(subject)).toBeUndefined();
    expect(isExpected([{ issuer, subject }], issuer, signer)).toBe(true);
  });

  it.each([
    [workflow, `${workflow}@refs/heads/main`],
    [`${workflow}@*/heads/main`, `${workflow}@refs/heads/main/evil`],
    ['https://github.com/acme/*', 'https://github.com/acme/a/b'],
    ['https://github.com/acme/images', 'https://github.com/acme/imagesx'],
    ['https://github.com/acme/images', 'xhttps://github.com/acme/images'],
    ['https://github.com/a.me/images', 'https://github.com/acme/images'],
  ])('`%s` is not %s', (subject, signer) => {
    expect(isExpected([{ issuer, subject }], issuer, signer)).toBe(false);
  });

  it('is nobody without an identity, and nobody of another issuer', () => {
    const signers = [{ issuer, subject: workflow }];
    expect(isExpected(signers, issuer, undefined)).toBe(false);
    expect(isExpected(signers, undefined, workflow)).toBe(false);
    expect(isExpected(signers, `${issuer}/`, workflow)).toBe(false);
  });

  it.each([
    '',
    '*',
    '**',
    'https://*',
    'https://*/acme/x',
    'https://github.com/*',
    'https://github.com/**',
    '?ci@a.b',
  ])('cannot be `%s`, which strangers could match', (subject) => {
    expect(subjectProblem(subject)).toBeTypeOf('string');
    expect(isExpected([{ issuer, subject }], issuer, 'https://github.com/acme/x')).toBe(false);
    expect(isExpected([{ issuer, subject }], issuer, '')).toBe(false);
  });

  it('cannot be a glob that is broken', () => {
    expect(subjectProblem('https://github.com/acme/[')).toBeTypeOf('string');
  });
});

describe('the signers of an organization', () => {
  it('are its image syncer and its custom image builder', () => {
    const bindings = { CATALOG_SYNCER: 'a/1', APKO_BUILDER: 'a/2', COSIGNED: 'a/3', INGESTER: '' };
    expect(signersOfBindings(bindings, issuer)).toEqual([
      { issuer, subject: 'https://issuer.test/a/1' },
      { issuer, subject: 'https://issuer.test/a/2' },
    ]);
    expect(signersOfBindings({ CATALOG_SYNCER: '' }, issuer)).toEqual([]);
  });
});

describe('a policy in words', () => {
  it('says what a certificate leaves out', () => {
    expect(signerWords(undefined, undefined)).toBe('unknown (issuer unknown)');
  });

  it('names who is expected', () => {
    expect(policyWords({ kind: 'unverified' })).toBe('by anyone');
    expect(policyWords({ kind: 'key', key: '' })).toBe('by the key in `attestation-key`');
    const signers = [VENDOR_SIGNER, { issuer, subject: 'x' }];
    expect(policyWords({ kind: 'keyless', signers, trustedRoot: undefined })).toBe(
      'by `https://github.com/chainguard-images/images/.github/workflows/release.yaml@refs/heads/main` (issuer `https://token.actions.githubusercontent.com`) or by `x` (issuer `https://issuer.test`)',
    );
  });
});
