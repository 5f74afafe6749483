/** Issuer of the ID tokens of GitHub Actions on github.com. */
export const GITHUB_ISSUER = 'https://token.actions.githubusercontent.com';

/** Exact issuer and subject that an identity accepts. */
export interface ClaimMatch {
  readonly issuer: string;
  readonly subject: string;
}

/** Ref, environment or event that a GitHub job runs for: the last part of its subject. `other` is a subject that the organization customized. */
export type GithubContext =
  | { readonly kind: 'ref'; readonly ref: string }
  | { readonly kind: 'environment'; readonly environment: string }
  | { readonly kind: 'pull_request' }
  | { readonly kind: 'other'; readonly text: string };

/**
 * A GitHub workload: `ids` present means the immutable subject form that GitHub sends for repositories created, renamed or
 * transferred on or after 2026-07-15 (https://github.com/chainguard-dev/edu/pull/3616).
 */
export interface GithubWorkload {
  readonly owner: string;
  readonly repository: string;
  /** Numeric, as decimal digits. */
  readonly ids: { readonly owner: string; readonly repository: string } | undefined;
  readonly context: GithubContext;
}

const SUBJECT = /^repo:([^/:@]+)(?:@([0-9]+))?\/([^/:@]+)(?:@([0-9]+))?:(.+)$/s;

/** Parses `repo:OWNER/REPO:…` or `repo:OWNER@ID/REPO@ID:…`; `undefined` for any other text. */
export function parseGithubSubject(subject: string): GithubWorkload | undefined {
  const [, owner, ownerId, repository, repositoryId, context] = SUBJECT.exec(subject) ?? [];
  if (owner === undefined || repository === undefined || context === undefined) return undefined;
  if ((ownerId === undefined) !== (repositoryId === undefined)) return undefined;
  const hasIds = ownerId !== undefined && repositoryId !== undefined;
  const ids = hasIds ? { owner: ownerId, repository: repositoryId } : undefined;
  return { owner, repository, ids, context: parseContext(context) };
}

/** Prints the subject of a workload: the form with ids if it has ids, or else the old form. */
export function printGithubSubject(workload: GithubWorkload): string {
  const { owner, repository, ids, context } = workload;
  const name =
    ids === undefined ? `${owner}/${repository}` : `${owner}@${ids.owner}/${repository}@${ids.repository}`;
  return `repo:${name}:${printContext(context)}`;
}

/** The claim match that an identity needs for this workload; a colon in an environment's name becomes `%3A`, as GitHub sends it. */
export function githubClaimMatch(workload: GithubWorkload): ClaimMatch {
  const { context } = workload;
  const environment = context.kind === 'environment' ? context.environment.replaceAll(':', '%3A') : '';
  const sent =
    context.kind === 'environment' ? { ...workload, context: { ...context, environment } } : workload;
  return { issuer: GITHUB_ISSUER, subject: printGithubSubject(sent) };
}

/**
 * Compares an identity's claim match with that of the workload: `exact`; `other-form` if only one side has ids
 * and everything else is equal; `no` otherwise, also if both have ids that differ (a recycled name).
 */
export function compareGithubClaim(
  workload: GithubWorkload,
  claim: ClaimMatch,
): 'exact' | 'other-form' | 'no' {
  const wanted = githubClaimMatch(workload);
  if (claim.issuer !== wanted.issuer) return 'no';
  if (claim.subject === wanted.subject) return 'exact';
  const found = parseGithubSubject(claim.subject);
  if (found === undefined || (found.ids === undefined) === (workload.ids === undefined)) return 'no';
  return formKeyOf(claim) === workloadKeyOf(workload) ? 'other-form' : 'no';
}

/** Key that both forms of a workload's claims share: only claims with the same key can be its `other-form`. */
export function formKeyOf({ issuer, subject }: ClaimMatch): string | undefined {
  const found = parseGithubSubject(subject);
  return found === undefined ? undefined : `${issuer}\n${printGithubSubject({ ...found, ids: undefined })}`;
}

/** The same for a workload. */
export function workloadKeyOf(workload: GithubWorkload): string {
  return `${GITHUB_ISSUER}\n${githubClaimMatch({ ...workload, ids: undefined }).subject}`;
}

function parseContext(text: string): GithubContext {
  if (text === 'pull_request') return { kind: 'pull_request' };
  if (text.startsWith('ref:')) return { kind: 'ref', ref: text.slice('ref:'.length) };
  const [, environment] = /^environment:(.*)$/s.exec(text) ?? [];
  return environment === undefined ? { kind: 'other', text } : { kind: 'environment', environment };
}

function printContext(context: GithubContext): string {
  if (context.kind === 'ref') return `ref:${context.ref}`;
  if (context.kind === 'environment') return `environment:${context.environment}`;
  return context.kind === 'other' ? context.text : context.kind;
}
