import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { parseJson } from '../../base/json-value.ts';
import { plainLine } from '../../base/plain-text.ts';
import { UserError, type UserProblem } from '../../base/user-error.ts';
import { readTextFile } from '../../host/files/files.ts';
import type { Deps } from '../../session/command.ts';
import { type ListedRepository, listedSchema, parseEntry, withoutRepeated } from './repository-entry.ts';

const MAXIMUM_FILE_BYTES = 64 * 1024 * 1024;
const MOST_PROBLEMS = 20;

/** Contents of `repositories-file`: names alone, or a list with its shards. */
export interface RepositoriesFile extends Partial<Omit<FleetList, 'repositories' | 'unchanged'>> {
  readonly repositories: readonly (ListedRepository & { readonly shard?: number })[];
  readonly unchanged: readonly ListedRepository[];
}

/** Reads `repositories-file`; throws `UserError` with every line that is wrong. */
export async function readRepositoriesFile(
  path: string,
  { workingDirectory }: Pick<Deps, 'workingDirectory'>,
  serverUrl: string,
): Promise<RepositoriesFile> {
  const text = await readTextFile(resolve(workingDirectory, path), MAXIMUM_FILE_BYTES);
  if (text === undefined) {
    throw new UserError({
      message: `\`repositories-file\`: \`${plainLine(path, 300)}\` does not exist`,
      input: 'repositories-file',
    });
  }
  if (text.trimStart().startsWith('{')) {
    const list = decodeList(text, `\`repositories-file\`: \`${plainLine(path, 300)}\``);
    requireCloneUrls([...list.repositories, ...list.unchanged], serverUrl);
    return list;
  }
  return { repositories: readNames(text, path, serverUrl), unchanged: [] };
}

/** A list comes from another job, so its URLs are judged like those that a person writes. */
function requireCloneUrls(listed: readonly ListedRepository[], serverUrl: string): void {
  const problems = listed.flatMap(({ url }) => {
    const parsed = URL.canParse(url) ? parseEntry(url, serverUrl) : undefined;
    if (parsed?.kind === 'entry') return [];
    const why = parsed?.why ?? `\`${plainLine(url, 100)}\` is not a clone URL`;
    return [{ message: `\`repositories-file\`: ${why}`, input: 'repositories-file' }];
  });
  if (problems.length > 0) throw new UserError(...problems.slice(0, MOST_PROBLEMS));
}

function readNames(text: string, path: string, serverUrl: string): readonly ListedRepository[] {
  const problems: UserProblem[] = [];
  const entries: ListedRepository[] = [];
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const entry = line.replace(/(?:^|\s)#.*$/, '').trim();
    if (entry === '') continue;
    const parsed = parseEntry(entry, serverUrl);
    if (parsed.kind === 'entry') entries.push(parsed.entry);
    else
      problems.push({
        message: `\`repositories-file\`: ${parsed.why}`,
        fix: 'write one `owner/name` or clone URL per line',
        input: 'repositories-file',
        place: { file: path, line: index + 1 },
      });
  }
  if (problems.length > 0) throw new UserError(...problems.slice(0, MOST_PROBLEMS));
  return withoutRepeated(entries, serverUrl);
}

/** Reads the input `repositories`; throws `UserError` with every entry that is wrong. */
export function readEntries(texts: readonly string[], serverUrl: string): readonly ListedRepository[] {
  const parsed = texts.map((text) => parseEntry(text, serverUrl));
  const problems = parsed.flatMap((one) =>
    one.kind === 'problem' ? [{ message: `\`repositories\`: ${one.why}`, input: 'repositories' }] : [],
  );
  if (problems.length > 0) throw new UserError(...problems.slice(0, MOST_PROBLEMS));
  const entries = parsed.flatMap((one) => (one.kind === 'entry' ? [one.entry] : []));
  return withoutRepeated(entries, serverUrl);
}

/** Why a repository was left out that needs no look. */
export const UNCHANGED = 'unchanged since the last merged report';

/** The file that `list` writes and that `run` and `merge` read: which repository is in which shard. */
const listSchema = z.object({
  version: z.literal(1),
  kind: z.literal('platform-actions-fleet-list'),
  /** When it was made; reports that ended before are of another run. */
  listedAt: z.optional(z.string()),
  /** Shards that have repositories, and shards that were asked for. */
  shards: z.number(),
  requested: z.number(),
  repositories: z.array(z.extend(listedSchema, { shard: z.number() })),
  /** Repositories that have not changed since the last merged report, which the next one keeps. */
  unchanged: z.array(listedSchema),
});

export type FleetList = z.output<typeof listSchema>;

/** Decodes such a file; throws `UserError` for anything else. */
function decodeList(text: string, subject: string): FleetList {
  const parsed = listSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UserError({
    message: `${subject} is not a list of repositories: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`,
    fix: 'write one `owner/name` or clone URL per line, or give the `list-file` of `mode: list`',
    input: 'repositories-file',
  });
}
