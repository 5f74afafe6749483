import type { SettingsPatch } from '../platform-double/settings.ts';
import type { World } from '../platform-double/world.ts';

/** Limits that a run is given beside those of its job. */
export interface Limits {
  readonly requestTimeoutMs: number;
  readonly timeoutMs: number;
  readonly maxAttempts: number;
}

/** The set-up of a job. */
export interface Stage {
  readonly world: World;
  /** The platform's time, milliseconds since 1970. */
  readonly now: number;
  /** Host of the registry, with its port. */
  readonly registryHost: string;
  /** Writes a file of the workspace. */
  write(path: string, text: string | object): void;
}

/** One command in one mode on one small world: what faults are tried on. */
export interface Job {
  /** `resolve-private`, as it stands in the ids of cases. */
  readonly id: string;
  readonly settings?: SettingsPatch;
  /** Fills world and workspace; gives the inputs that depend on them, such as `identity`. The same calls give the same. */
  readonly build: (stage: Stage) => Readonly<Record<string, string>>;
  /** The command and its inputs. */
  readonly words: readonly string[];
  /** Kinds of requests whose failure may not fail the run, with what the contract says of it; see `oracle.ts`. */
  readonly enriches?: readonly RequestKind[];
  /** Whether it differs from another job only in how the platform answers, or in a mode that makes the same requests. */
  readonly isVariant?: boolean;
  /** Whether it changes the platform. */
  readonly writes?: boolean;
  /** Files of the workspace that it may change, each wholly or not at all. */
  readonly edits?: readonly string[];
  /** The files and outputs that hold a token because that is what they are for. */
  readonly holdsToken?: boolean;
  /** Its rows stand in the order of the platform's list, which is another one where that is read by cursor. */
  readonly isUnordered?: boolean;
  /** Limits of its runs, in this process and through the bundle; the usual ones without. */
  readonly limits?: { readonly here: Limits; readonly bundle: Limits };
  /** The job that this one does in a hurry. */
  readonly hurries?: Job;
  /** With `on-error: warn` what would be exit 3 or 5 is a warning. */
  readonly warns?: boolean;
}

/** The purpose of a request, as far as it gives its failure a meaning of its own. */
export type RequestKind =
  | 'id-token'
  | 'exchange'
  | 'registry-token'
  | 'history'
  | 'list'
  | 'get'
  | 'end-of-life'
  | 'metadata'
  | 'mapping'
  | 'create'
  | 'batch'
  | 'update'
  | 'delete';

/** The purpose of a request. */
export function kindOf(method: string, path: string): RequestKind {
  if (path.startsWith('/_host/')) return 'id-token';
  if (path.startsWith('/sts/')) return 'exchange';
  if (path === '/token') return 'registry-token';
  if (path.includes('/_chainguard/history/')) return 'history';
  if (path === '/registry/v1/eoltags') return 'end-of-life';
  if (path === '/advisory/v2/metadata') return 'metadata';
  if (path === '/iam/v2/groupInvites' || path === '/iam/v2/externalGroupRoleMappings') return 'mapping';
  if (method === 'GET') return path.split('/').length > 4 ? 'get' : 'list';
  if (method === 'PATCH') return 'update';
  if (method === 'DELETE') return 'delete';
  return path.endsWith(':batchCreate') ? 'batch' : 'create';
}
