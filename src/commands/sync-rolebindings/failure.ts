import { plainLine } from '../../base/plain-text.ts';
import { PlatformError } from '../../platform/errors.ts';
import type { ProblemKind } from '../outcome.ts';
import { toProblems } from '../problems.ts';

/** Longest text of the service that is told. */
const LONGEST = 300;

/**
 * A failed request of `apply`. `refused`: it was not done; `turned-away`: not done, and later it may be; `lost`: it may have
 * been done; `stop`: none of the others can be done either.
 */
export interface Failure {
  readonly outcome: 'refused' | 'turned-away' | 'lost' | 'stop';
  readonly code: string;
  /** 0 without an answer. */
  readonly httpStatus: number;
  readonly kind: ProblemKind;
  /** One line: what the service said, its typed details, and what to do. */
  readonly message: string;
}

/** Answers that do not tell whether the write was made. */
const LOST: ReadonlySet<string> = new Set([
  'CONNECTION',
  'TIMEOUT',
  'UNDECODABLE',
  'INTERNAL',
  'UNKNOWN',
  'DEADLINE_EXCEEDED',
  'UNAVAILABLE',
  'ABORTED',
  'DATA_LOSS',
]);

/** Judges what a request of `apply` threw. */
export function describeFailure(error: unknown): Failure {
  const [problem] = toProblems(error, undefined);
  const kind = problem?.kind ?? 'service';
  if (!(error instanceof PlatformError)) {
    const outcome = kind === 'unauthenticated' ? 'stop' : 'refused';
    return { outcome, code: 'OTHER', httpStatus: 0, kind, message: plainLine(problem?.message ?? '') };
  }
  const { code, httpStatus } = error;
  const status = httpStatus === 0 ? '' : `, HTTP status ${httpStatus}`;
  const message = [`${plainLine(error.message, LONGEST)} (${code}${status})`, ...details(error)].join('; ');
  return { outcome: outcomeOf(error), code, httpStatus, kind, message };
}

function outcomeOf({ code, sent }: PlatformError): Failure['outcome'] {
  if (code === 'CANCELLED' || code === 'UNAUTHENTICATED') return 'stop';
  if (code === 'CONNECTION' && !sent) return 'turned-away';
  if (code === 'RESOURCE_EXHAUSTED') return 'turned-away';
  return LOST.has(code) ? 'lost' : 'refused';
}

/** Typed details of an answer (spec §7): broken preconditions, fields, what was not found, reason, terms to accept. */
function details(error: PlatformError): readonly string[] {
  const { fieldViolations, others, preconditions, resource } = error.details;
  const told = [
    ...preconditions.map(({ type, description }) => `${type}: ${description}`),
    ...fieldViolations.map(({ field, description }) => `${field}: ${description}`),
    ...(resource === undefined ? [] : [`${resource.type} ${resource.name}`]),
    ...(error.reason === '' || error.reason === error.code
      ? []
      : [`reason ${error.reason} of ${error.domain}`]),
    ...others.map((detail) => JSON.stringify(detail) ?? ''),
  ];
  const lines = told.map((line) => plainLine(line, LONGEST));
  if (error.code !== 'PERMISSION_DENIED') return lines;
  return [
    ...lines,
    'the running identity needs `owner`, or a role with the capabilities role_bindings.* and identity.* on the organization',
  ];
}
