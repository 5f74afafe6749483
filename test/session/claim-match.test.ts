import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareGithubClaim,
  formKeyOf,
  GITHUB_ISSUER,
  githubClaimMatch,
  parseGithubSubject,
  printGithubSubject,
  workloadKeyOf,
} from '../../src/session/claim-match.ts';

const main = { kind: 'ref', ref: 'refs/heads/main' } as const;
const plain = { owner: 'acme', repository: 'app', ids: undefined, context: main };
const withIds = { ...plain, ids: { owner: '1', repository: '2' } };
const claim = (subject: string) => ({ issuer: GITHUB_ISSUER, subject });

describe('GitHub subjects', () => {
  it.each([
    ['branch', 'repo:acme/app:ref:refs/heads/main', plain],
    ['branch, with ids', 'repo:acme@1/app@2:ref:refs/heads/main', withIds],
    [
      'environment',
      'repo:acme/app:environment:prod',
      { ...plain, context: { kind: 'environment', environment: 'prod' } },
    ],
    ['pull request', 'repo:acme/app:pull_request', { ...plain, context: { kind: 'pull_request' } }],
    [
      'customised',
      'repo:acme/app:job_workflow_ref:x/y',
      { ...plain, context: { kind: 'other', text: 'job_workflow_ref:x/y' } },
    ],
  ])('reads and prints: %s', (_name, subject, workload) => {
    expect(parseGithubSubject(subject)).toEqual(workload);
    expect(printGithubSubject({ ...plain, ...parseGithubSubject(subject) })).toBe(subject);
  });

  it.each([
    '',
    'repo:acme',
    'repo:acme/app',
    'repo:acme/app:',
    'repo:acme@1/app:pull_request',
    'repo:acme/app@2:pull_request',
    'project_path:a/b:ref_type:branch:ref:main',
  ])('does not take `%s` for one', (subject) => expect(parseGithubSubject(subject)).toBeUndefined());

  it('prints what it read, for any text that it reads', () => {
    const name = fc.stringMatching(/^[A-Za-z0-9._-]{1,12}$/);
    const id = fc.stringMatching(/^[1-9][0-9]{0,8}$/);
    const ids = fc.option(fc.record({ owner: id, repository: id }), { nil: undefined });
    fc.assert(
      fc.property(name, name, ids, fc.string({ minLength: 1 }), (owner, repository, both, text) => {
        const subject = printGithubSubject({
          owner,
          repository,
          ids: both,
          context: { kind: 'other', text },
        });
        const read = parseGithubSubject(subject);
        expect(read).toMatchObject({ owner, repository });
        expect(read?.ids).toEqual(both);
        expect(read && printGithubSubject(read)).toBe(subject);
      }),
    );
  });
});

describe('the key of both forms of a subject', () => {
  it('is the same with ids and without, and another for another branch', () => {
    const key = workloadKeyOf(plain);
    expect(workloadKeyOf(withIds)).toBe(key);
    expect(formKeyOf(claim('repo:acme@9/app@8:ref:refs/heads/main'))).toBe(key);
    expect(formKeyOf(claim('repo:acme/app:ref:refs/heads/main'))).toBe(key);
    expect(formKeyOf(claim('repo:acme/app:ref:refs/heads/dev'))).not.toBe(key);
    expect(
      formKeyOf({ issuer: 'https://gitlab.com', subject: 'repo:acme/app:ref:refs/heads/main' }),
    ).not.toBe(key);
    expect(formKeyOf(claim('project_path:acme/app'))).toBeUndefined();
  });
});

describe('claim match of a workload', () => {
  it('has the issuer of GitHub Actions and the subject', () => {
    expect(githubClaimMatch(withIds)).toEqual(claim('repo:acme@1/app@2:ref:refs/heads/main'));
  });

  it('encodes a colon in an environment as GitHub does', () => {
    const workload = { ...plain, context: { kind: 'environment', environment: 'eu: live' } } as const;
    expect(githubClaimMatch(workload).subject).toBe('repo:acme/app:environment:eu%3A live');
    expect(compareGithubClaim(workload, claim('repo:acme@7/app@8:environment:eu%3A live'))).toBe(
      'other-form',
    );
  });

  it.each([
    ['the same', plain, claim('repo:acme/app:ref:refs/heads/main'), 'exact'],
    ['the same with ids', withIds, claim('repo:acme@1/app@2:ref:refs/heads/main'), 'exact'],
    ['found with ids, wanted without', plain, claim('repo:acme@9/app@8:ref:refs/heads/main'), 'other-form'],
    ['found without ids, wanted with', withIds, claim('repo:acme/app:ref:refs/heads/main'), 'other-form'],
    ['other ids', withIds, claim('repo:acme@1/app@3:ref:refs/heads/main'), 'no'],
    ['other repository', plain, claim('repo:acme@1/web@2:ref:refs/heads/main'), 'no'],
    ['other ref, both without ids', plain, claim('repo:acme/app:ref:refs/heads/dev'), 'no'],
    [
      'other issuer',
      plain,
      { issuer: 'https://gitlab.com', subject: 'repo:acme/app:ref:refs/heads/main' },
      'no',
    ],
    ['not a GitHub subject', plain, claim('project_path:acme/app'), 'no'],
  ])('compares: %s', (_name, workload, found, verdict) => {
    expect(compareGithubClaim(workload, found)).toBe(verdict);
  });
});
