import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GITHUB_ISSUER } from '../../src/session/claim-match.ts';
import { explainRefusal } from '../../src/session/exchange-refusal.ts';

const issuerUrl = 'https://issuer.example';
const explain = (subject: string, more: object = {}) =>
  explainRefusal({
    issuer: GITHUB_ISSUER,
    subject,
    audience: issuerUrl,
    expectedAudience: issuerUrl,
    ...more,
  });
const first = (subject: string, more: object = {}) => explain(subject, more).causes[0];

describe('a refused exchange', () => {
  it('shows what was presented and the claim match that would accept it', () => {
    const explanation = explain('repo:acme/app:pull_request', { audience: ['a', 'b'] });
    expect(explanation.presented).toEqual([
      `iss: ${GITHUB_ISSUER}`,
      'sub: repo:acme/app:pull_request',
      'aud: a, b',
    ]);
    expect(explanation.claimMatch).toEqual({ issuer: GITHUB_ISSUER, subject: 'repo:acme/app:pull_request' });
  });

  it('names what is missing in a token without claims', () => {
    const explanation = explainRefusal({ issuer: undefined, subject: undefined, audience: undefined });
    expect(explanation.presented).toEqual(['iss: (none)', 'sub: (none)', 'aud: (none)']);
    expect(explanation.claimMatch).toBeUndefined();
    expect(explanation.causes).toEqual([
      'The ID token does not contain `iss` or `sub`, which every identity compares.',
    ]);
  });

  it.each([
    [
      'subject with ids',
      'repo:acme@1/app@2:ref:refs/heads/main',
      'an identity for `repo:acme/app:ref:refs/heads/main`',
    ],
    ['environment', 'repo:acme/app:environment:prod', 'runs for environment `prod`'],
    ['pull request', 'repo:acme/app:pull_request', 'runs for a pull request'],
    ['branch', 'repo:acme/app:ref:refs/heads/dev', 'runs for `refs/heads/dev`'],
    ['customised context', 'repo:acme/app:job:x', 'customizes'],
    ['customised subject', 'repository_owner:acme', 'customizes'],
  ])('guesses first: %s', (_name, subject, words) => {
    expect(first(subject)).toContain(words);
  });

  it('says that a text is not an ID token at all, and guesses nothing else', () => {
    const explanation = explainRefusal({ isReadable: false, expectedAudience: issuerUrl, httpStatus: 401 });
    expect(explanation.certain).toContain('is not a JWT');
    expect(explanation.certain).toContain('`PLATFORM_ID_TOKEN`');
    expect(explanation.causes).toHaveLength(1);
    expect(explanation.claimMatch).toBeUndefined();
  });

  it('says of an identity that is not found that its text is not a uid', () => {
    const { causes } = explain('repo:acme/app:ref:refs/heads/main', { httpStatus: 404, identity: 'my-bot' });
    expect(causes.join()).toContain('`my-bot` is not a uid');
  });

  it('mentions only in letter case where there are capitals in a name', () => {
    const mentions = (subject: string) =>
      explain(subject).causes.some((cause) => cause.startsWith('Letter case'));
    expect(mentions('repo:Acme/app:ref:refs/heads/Main')).toBe(true);
    expect(mentions('repo:acme/app:ref:refs/heads/Main')).toBe(false);
    expect(mentions('project_path:Acme/app')).toBe(true);
  });

  it('mentions a fork and the audience before all else', () => {
    expect(first('repo:acme/app:pull_request', { fork: true })).toContain('fork');
    expect(first('repo:acme/app:pull_request', { audience: 'sts.amazonaws.com' })).toContain(
      'audience `sts.amazonaws.com`, and `https://issuer.example` is accepted',
    );
    expect(first('repo:acme/app:pull_request', { audience: [] })).toContain('no audience');
    expect(first('repo:acme/app:pull_request', { audience: 'issuer.example' })).toContain('pull request');
    expect(first('repo:acme/app:pull_request', { expectedAudience: undefined, audience: 'x' })).toContain(
      'pull request',
    );
  });

  describe('names first', () => {
    const now = Date.UTC(2027, 0, 1);
    const MINUTE = 60_000;
    const subject = 'repo:acme/app:ref:refs/heads/dev';

    it.each([
      [
        'an expired token',
        { now, expiresAt: now - MINUTE, httpStatus: 401 },
        'The ID token expired at 2026-12-31T23:59:00',
      ],
      [
        'an early token',
        { now, notBefore: now + 5 * MINUTE, httpStatus: 401 },
        'not valid before 2027-01-01T00:05:00',
      ],
      [
        'a deleted identity',
        { httpStatus: 404, identity: 'org/gone' },
        'The identity `org/gone` does not exist',
      ],
      ['a name', { httpStatus: 404, identity: 'release-bot' }, '`release-bot` is not a uid'],
    ])('%s, and does not blame the branch', (_name, facts, words) => {
      const { causes, certain, claimMatch } = explain(subject, facts);
      expect(certain).toContain(words);
      expect(causes).toEqual([certain]);
      expect(claimMatch).toBeUndefined();
    });

    it('a wrong audience, which the claim match to copy then has', () => {
      const { causes, certain, claimMatch } = explain(subject, { audience: 'other.example', fork: true });
      expect(certain).toContain('audience `other.example`');
      expect(causes[0]).toBe(certain);
      expect(causes.length).toBeGreaterThan(1);
      expect(claimMatch).toEqual({ issuer: GITHUB_ISSUER, subject, audience: 'other.example' });
    });

    it('nothing that token and answer do not prove', () => {
      const times = { now, expiresAt: now + MINUTE, notBefore: now + MINUTE, httpStatus: 403 };
      const { certain, claimMatch } = explain(subject, times);
      expect(certain).toBeUndefined();
      expect(claimMatch).toEqual({ issuer: GITHUB_ISSUER, subject });
      expect(explain(subject, { now, httpStatus: 404 }).certain).toBeUndefined();
      expect(explain(subject, { audience: ['a', 'b'] }).claimMatch).toEqual({
        issuer: GITHUB_ISSUER,
        subject,
      });
      expect(explain(subject, { expiresAt: now - MINUTE }).certain).toBeUndefined();
    });
  });

  it('does not speak of GitHub to others', () => {
    const { causes } = explain('project_path:acme/app', { issuer: 'https://gitlab.com' });
    expect(causes).toHaveLength(1);
    expect(causes[0]).toContain('a different issuer or subject');
  });

  it('never throws and always says something', () => {
    const text = fc.option(fc.string(), { nil: undefined });
    fc.assert(
      fc.property(text, text, text, (issuer, subject, audience) => {
        expect(explainRefusal({ issuer, subject, audience }).causes).not.toHaveLength(0);
      }),
    );
  });
});
