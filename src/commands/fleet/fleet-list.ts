import * as z from 'zod/mini';
import { UserError } from '../../base/user-error.ts';

/** Why a repository was left out that needs no look. */
export const UNCHANGED = 'unchanged since the last merged report';

const repository = z.object({
  repository: z.string(),
  url: z.string(),
  branch: z.optional(z.string()),
  commit: z.optional(z.string()),
  sizeKib: z.optional(z.number()),
  pushedAt: z.optional(z.string()),
});

/** The file that `list` writes and that `run` and `merge` read: which repository is in which shard. */
const listSchema = z.object({
  version: z.literal(1),
  kind: z.literal('platform-actions-fleet-list'),
  /** When it was made; reports that ended before are of another run. */
  listedAt: z.optional(z.string()),
  /** Shards that have repositories, and shards that were asked for. */
  shards: z.number(),
  requested: z.number(),
  repositories: z.array(z.extend(repository, { shard: z.number() })),
  /** Repositories that have not changed since the last merged report, which the next one keeps. */
  unchanged: z.array(repository),
});

export type FleetList = z.output<typeof listSchema>;

/** Decodes such a file; throws `UserError` for anything else. */
export function decodeList(text: string, subject: string): FleetList {
  const parsed = listSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UserError({
    message: `${subject} is not a list of repositories: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`,
    fix: 'write one `owner/name` or clone URL per line, or give the `list-file` of `mode: list`',
    input: 'repositories-file',
  });
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
