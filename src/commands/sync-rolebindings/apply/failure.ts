import { plainLine } from '../../../base/plain-text.ts';
import type { ProblemKind } from '../../../kit/run/outcome.ts';
import { PlatformError } from '../../../platform/errors.ts';
import { TRANSIENT } from '../../../platform/transport.ts';
import { toProblems } from '../../../session/problems.ts';

const LONGEST = 300;

/**
 * A failed request of `apply`. `refused`: not done; `turned-away`: not done, but a retry may succeed; `lost`: it may
 * have been done; `stop`: no other request can succeed either.
 */
export interface Failure {
  readonly outcome: 'refused' | 'turned-away' | 'lost' | 'stop';
  /** The error's code; `CANCELLED` only where this run was stopped. */
  readonly code: string;
  readonly httpStatus: number;
  /** False if the request certainly never reached the service. */
  readonly sent: boolean;
  /** Milliseconds to wait before another try, according to the service. */
  readonly hintMs: number | undefined;
  /** `guard`: the last look before a write found that it must not be made (exit code 1). */
  readonly kind: ProblemKind | 'guard';
  /** One line: what the service said, its typed details, and what to do. */
  readonly message: string;
}

/** Of a request that was not made. */
export const UNSENT = { httpStatus: 0, sent: false, hintMs: undefined } as const;

/** Judges what a request of `apply` threw. */
export function describeFailedWrite(error: unknown): Failure {
  const [problem] = toProblems(error, undefined);
  const kind = problem?.kind ?? 'service';
  if (!(error instanceof PlatformError)) {
    const outcome = kind === 'unauthenticated' ? 'stop' : 'refused';
    return { ...UNSENT, outcome, code: 'OTHER', kind, message: plainLine(problem?.message ?? '') };
  }
  const { httpStatus, retryAfterMs: hintMs, sent } = error;
  // Of the service, whereas `CANCELLED` without an answer is this run's own end.
  const code = error.code === 'CANCELLED' && httpStatus !== 0 ? 'GIVEN_UP' : error.code;
  const status = httpStatus === 0 ? '' : `, HTTP status ${httpStatus}`;
  const said = `${plainLine(error.message, LONGEST)} (${error.code}${status})`;
  const message = [said, ...details(error)].join('; ');
  return { outcome: outcomeOf(error), code, httpStatus, sent, hintMs, kind, message };
}

function outcomeOf({ code, httpStatus, sent }: PlatformError): Failure['outcome'] {
  if (code === 'UNAUTHENTICATED') return 'stop';
  // Code 1 in an answer is the service's own; without an answer, this run was stopped.
  if (code === 'CANCELLED') return httpStatus === 0 ? 'stop' : 'lost';
  if (code === 'RESOURCE_EXHAUSTED' || (code === 'CONNECTION' && !sent)) return 'turned-away';
  // Such an answer does not show whether the write was made.
  return TRANSIENT.has(code) || code === 'UNDECODABLE' ? 'lost' : 'refused';
}

/** Typed details of an answer: broken preconditions, fields, what was not found, reason, terms to accept. */
function details(error: PlatformError): readonly string[] {
  const { fieldViolations, others, preconditions, resource } = error.details;
  const hasReason = error.reason !== '' && error.reason !== error.code;
  const told = [
    ...preconditions.map(({ type, description }) => `${type}: ${description}`),
    ...fieldViolations.map(({ field, description }) => `${field}: ${description}`),
    ...(resource === undefined ? [] : [`${resource.type} ${resource.name}`]),
    ...(hasReason ? [`reason ${error.reason} of ${error.domain}`] : []),
    ...others.map((detail) => JSON.stringify(detail) ?? ''),
  ];
  const lines = told.map((line) => plainLine(line, LONGEST));
  return error.code === 'PERMISSION_DENIED' ? [...lines, NEEDED] : lines;
}

const NEEDED =
  'the running identity needs `owner`, or a role with the capabilities role_bindings.* and identity.* on the organization';
