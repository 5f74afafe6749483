import { plainLine } from '../base/plain-text.ts';
import { IdTokenError } from '../host/host.ts';
import type { Problem, ProblemKind } from '../kit/run/outcome.ts';
import { localProblems } from '../kit/run/problems.ts';
import { PlatformError } from '../platform/errors.ts';
import { RefusedExchangeError } from './sign-in.ts';

const KINDS: Readonly<Partial<Record<PlatformError['code'], ProblemKind>>> = {
  UNAUTHENTICATED: 'unauthenticated',
  PERMISSION_DENIED: 'forbidden',
  NOT_FOUND: 'usage',
  INVALID_ARGUMENT: 'usage',
  OUT_OF_RANGE: 'usage',
};

/**
 * Describes a thrown error for the user, by exit code: wrong input 2, no token 3, forbidden 4, service 5. `identity` is the
 * uid in use: one below a folder cannot see the registry, which a 403 then says. `subject` begins the message.
 */
export function toProblems(error: unknown, identity: string | undefined, subject = ''): readonly Problem[] {
  const about = subject === '' ? '' : `${subject}: `;
  if (error instanceof RefusedExchangeError) {
    const { copy, lines } = error;
    return [{ kind: 'unauthenticated', message: about + error.message, fix: lines.join('\n'), copy }];
  }
  if (error instanceof PlatformError) return [fromPlatform(error, identity, about)];
  return localProblems(error, subject);
}

/** Problems of one of many requests; a refused sign-in is not about its `subject`, so `uniqueProblems` keeps one of them. */
export function toProblemsOf(
  error: unknown,
  identity: string | undefined,
  subject: string,
): readonly Problem[] {
  const isSignIn = error instanceof IdTokenError || error instanceof RefusedExchangeError;
  return toProblems(error, identity, isSignIn ? '' : subject);
}

function fromPlatform(error: PlatformError, identity: string | undefined, about: string): Problem {
  const kind = KINDS[error.code] ?? 'service';
  const status = error.httpStatus === 0 ? '' : `, HTTP status ${error.httpStatus}`;
  // Method and path; the query is in the debug log.
  const call = plainLine(error.call.replace(/\?.*$/s, ''), 300);
  const message = `${about}${call} failed: ${plainLine(error.message, 600)} (${error.code}${status})`;
  return { kind, message, fix: fixOf(error, identity) };
}

const STRANGER =
  'without a token, check the name: only `latest` and `latest-dev` of public images can be read without signing in';
const OTHER_AUDIENCE =
  'with a token of your own, check that it has not expired, and its audience: `token` is for the platform, `registry-token` for the registry';

const SERVICE_FAULT = 'this is a problem of the service: run again later';

const FIXES: Readonly<Partial<Record<PlatformError['code'], string>>> = {
  UNAUTHENTICATED:
    'the service did not accept the token: it has expired, was minted for another service, or is not a token. Check `identity`, or PLATFORM_TOKEN (`token`) and PLATFORM_REGISTRY_TOKEN (`registry-token`), and the URLs',
  CONNECTION:
    'check the URL, and that this machine may connect to that host, directly or through `HTTPS_PROXY`',
  TIMEOUT: 'give each request more time with `request-timeout`, or send fewer at once with `concurrency`',
  REDIRECT:
    'set the URL to the address where the service answers; a proxy that asks for a sign-in redirects too',
  UNIMPLEMENTED: 'the service does not have this operation: check the URL',
  UNAVAILABLE: 'the service is unavailable at the moment: run again later',
  INTERNAL: SERVICE_FAULT,
  UNKNOWN: SERVICE_FAULT,
  DEADLINE_EXCEEDED: SERVICE_FAULT,
  ABORTED: SERVICE_FAULT,
  DATA_LOSS: SERVICE_FAULT,
  RESOURCE_EXHAUSTED: 'too many requests for the service: run again later, or with a lower `concurrency`',
};

function fixOf(error: PlatformError, identity: string | undefined): string | undefined {
  const { fieldViolations, preconditions } = error.details;
  const messages = [
    ...fieldViolations.map((violation) => `${violation.field}: ${violation.description}`),
    ...preconditions.map((violation) => `${violation.type}: ${violation.description}`),
  ];
  if (messages.length > 0) return messages.map((line) => plainLine(line, 300)).join('\n');
  if (error.code === 'PERMISSION_DENIED') {
    if (identity !== undefined && identity.split('/').length > 2)
      return 'this identity belongs to a subgroup (a folder), and such identities cannot see the registry: create one directly under the organization';
    // Advisories are the one thing that a role to pull images does not read.
    const roles = error.call.includes('/vulnerabilities/') ? '`viewer`' : '`registry.pull` or `viewer`';
    const fix = `give the identity a role with the missing capability, such as ${roles}, on the organization`;
    if (identity !== undefined) return fix;
    // The platform answers nobody without a token; the registry does.
    const isRegistry = !/ \/(?:events|iam|registry|sts|vulnerabilities)\//.test(error.call);
    return `${isRegistry ? STRANGER : fix}\n${OTHER_AUDIENCE}`;
  }
  if (/ \/token(?:\?|$)/.test(error.call) && error.code === 'INVALID_ARGUMENT')
    return 'check the name of the organization, and that the token for the registry has not expired';
  if (error.code === 'NOT_FOUND' || error.code === 'INVALID_ARGUMENT')
    return error.call.includes(' /v2/')
      ? 'check the organization, the image name and the tag: one of them does not exist, or this identity cannot see it'
      : 'check the path, the names and the uids: one of them does not exist, or this identity cannot see it';
  // Without a status, the answers themselves were fine, but not what they say together.
  if (error.code === 'UNDECODABLE' && error.httpStatus !== 0)
    return 'check the URL, and what is between this machine and the service, such as a proxy; then run again';
  const fix = FIXES[error.code];
  if (fix !== undefined) return fix;
  // A run that was stopped by a signal needs no more time.
  if (error.cause instanceof DOMException && error.cause.name === 'TimeoutError')
    return 'give it more time with `timeout`, or less to do';
  return undefined;
}
