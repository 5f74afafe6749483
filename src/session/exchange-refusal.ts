import { renderTime } from '../base/time.ts';
import {
  type ClaimMatch,
  GITHUB_ISSUER,
  type GithubContext,
  type GithubWorkload,
  parseGithubSubject,
  printGithubSubject,
} from './claim-match.ts';

/** Claims of a token, read without verifying it: for explanations and names only. */
export interface TokenClaims {
  readonly issuer: string | undefined;
  readonly subject: string | undefined;
  readonly audience: string | readonly string[] | undefined;
  /** Milliseconds since 1970. */
  readonly expiresAt: number | undefined;
  readonly notBefore: number | undefined;
}

/** Claims of the ID token whose exchange was refused, and what is known about the job. */
export interface RefusedExchange extends Partial<TokenClaims> {
  /** Audience that the service accepts unless the identity pins another: the issuer URL. */
  readonly expectedAudience?: string | undefined;
  /** False if the token is not a JWT. */
  readonly isReadable?: boolean;
  /** True in a run for a fork's change. */
  readonly fork?: boolean | undefined;
  readonly httpStatus?: number | undefined;
  /** Uid of the identity to assume. */
  readonly identity?: string | undefined;
  /** The present time in milliseconds since 1970. */
  readonly now?: number | undefined;
}

/** Why an exchange was probably refused. Texts contain claims of the token (foreign text) in backticks, never the token. */
export interface RefusalExplanation {
  /** `iss`, `sub` and `aud` as presented, one line each: `iss: …`. */
  readonly presented: readonly string[];
  /** Likely causes, the most likely first, one sentence each. */
  readonly causes: readonly string[];
  /** The first cause, if the token and the answer prove it; guesses about claims are left out then. */
  readonly certain: string | undefined;
  /** The claim match that would accept this token; `audience` is added if the token has another one than is usual. */
  readonly claimMatch: (ClaimMatch & { readonly audience?: string }) | undefined;
}

/** Explains a refused exchange from the presented claims; never throws. */
export function explainRefusal(refused: RefusedExchange): RefusalExplanation {
  const { issuer, subject } = refused;
  const audiences = [refused.audience ?? []].flat();
  const audience = refused.isReadable === false ? [] : audienceCauses(audiences, refused.expectedAudience);
  const certain = [
    ...(refused.isReadable === false ? [UNREADABLE] : []),
    ...timeCauses(refused),
    ...unknownIdentity(refused),
  ];
  const [only] = audiences;
  const isPinned = audience.length > 0 && only !== undefined && audiences.length === 1;
  return {
    presented: [
      `iss: ${issuer ?? '(none)'}`,
      `sub: ${subject ?? '(none)'}`,
      `aud: ${audiences.length === 0 ? '(none)' : audiences.join(', ')}`,
    ],
    causes: [
      ...certain,
      ...audience,
      ...(certain.length > 0
        ? []
        : [...(refused.fork === true ? [FORK] : []), ...claimCauses(issuer, subject)]),
    ],
    certain: certain[0] ?? audience[0],
    claimMatch:
      issuer === undefined || subject === undefined || certain.length > 0
        ? undefined
        : { issuer, subject, ...(isPinned ? { audience: only } : {}) },
  };
}

const UNREADABLE =
  'The ID token is not a JWT (three parts, separated by dots): check what `PLATFORM_ID_TOKEN` or its file holds.';
const FORK = 'The change comes from a fork, whose jobs cannot sign in as the upstream repository.';

const CLOCK_TOLERANCE_MS = 60_000;

function timeCauses({ expiresAt, notBefore, now }: RefusedExchange): readonly string[] {
  if (now === undefined) return [];
  if (expiresAt !== undefined && expiresAt <= now)
    return [
      `The ID token expired at ${renderTime(expiresAt)}: request a new one in the same job, right before this step.`,
    ];
  if (notBefore === undefined || notBefore <= now + CLOCK_TOLERANCE_MS) return [];
  return [
    `The ID token is not valid before ${renderTime(notBefore)}, and it is ${renderTime(now)} on this machine: check the clocks of this machine and of the token's issuer.`,
  ];
}

function unknownIdentity({ httpStatus, identity }: RefusedExchange): readonly string[] {
  if (httpStatus !== 404 || identity === undefined) return [];
  if (!/\/|^[0-9a-f]+$/.test(identity))
    return [
      `\`${identity}\` is not a uid, which has hexadecimal digits only, such as \`5e5b…/e729…\`: set \`identity\` to the uid that \`chainctl iam identities list\` shows.`,
    ];
  return [
    `The identity \`${identity}\` does not exist: it was deleted, or \`identity\` is not the uid that you meant.`,
  ];
}

function audienceCauses(audiences: readonly string[], expected: string | undefined): readonly string[] {
  if (expected === undefined) return [];
  const bare = (url: string) => url.replace(/^https?:\/\//, '').replace(/\/$/, '');
  if (audiences.some((audience) => bare(audience) === bare(expected))) return [];
  const shown = audiences.length === 0 ? 'no audience' : `audience \`${audiences.join(', ')}\``;
  return [
    `The ID token has ${shown}, and \`${expected}\` is accepted unless the identity pins another one: see \`id-token-audience\`.`,
  ];
}

function claimCauses(issuer: string | undefined, subject: string | undefined): readonly string[] {
  if (issuer === undefined || subject === undefined)
    return ['The ID token does not contain `iss` or `sub`, which every identity compares.'];
  const workload = parseGithubSubject(subject);
  const hasCapitals = /[A-Z]/.test(
    workload === undefined ? subject : `${workload.owner}${workload.repository}`,
  );
  return [
    ...(workload === undefined && issuer === GITHUB_ISSUER ? [CUSTOMIZED] : []),
    ...(workload === undefined ? [] : workloadCauses(workload)),
    ...(hasCapitals ? [CAPITALS] : []),
    'The identity accepts a different issuer or subject, or `identity` is not the uid that you meant.',
  ];
}

const CUSTOMIZED = 'The subject does not have the usual form: the organization or repository customizes it.';
const CAPITALS =
  'Letter case matters: the subject has capital letters, and the identity must have the same ones.';
const WITHOUT_IDS =
  'An identity for the subject with ids (`repo:OWNER@ID/REPO@ID:…`) does not accept the subject without ids.';

function workloadCauses(workload: GithubWorkload): readonly string[] {
  const context = contextCause(workload.context);
  if (workload.ids === undefined) return [context, WITHOUT_IDS];
  const other = printGithubSubject({ ...workload, ids: undefined });
  const withIds = `The subject has ids, which GitHub sends for repositories that were created, renamed or moved since 2026-07-15; an identity for \`${other}\` does not accept it.`;
  return [withIds, context];
}

function contextCause(context: GithubContext): string {
  switch (context.kind) {
    case 'environment':
      return `The job runs for environment \`${context.environment}\`, so the subject names the environment and no branch; an identity for a branch does not accept it.`;
    case 'pull_request':
      return 'The job runs for a pull request; an identity for a branch or an environment does not accept it.';
    case 'ref':
      return `The job runs for \`${context.ref}\`; an identity for another branch, for an environment or for pull requests does not accept it.`;
    case 'other':
      return `The job runs for \`${context.text}\`, which the organization or repository customizes.`;
  }
}
