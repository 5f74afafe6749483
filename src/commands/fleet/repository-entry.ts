import * as z from 'zod/mini';
import { groupBy } from '../../base/group-by.ts';
import { plainLine } from '../../base/plain-text.ts';
import { isLoopback } from '../../base/uri.ts';

/** A repository with the details that its list provides. */
export const listedSchema = z.object({
  /** As in the list and in the matrix: `owner/name`, or the clone URL. */
  repository: z.string(),
  url: z.string(),
  branch: z.optional(z.string()),
  /** Commit of that branch. */
  commit: z.optional(z.string()),
  sizeKib: z.optional(z.number()),
  /** When anything was last pushed. */
  pushedAt: z.optional(z.string()),
});

export type ListedRepository = Readonly<z.output<typeof listedSchema>>;

/** A repository as it is named: what it is called, and where it is cloned from. */
export type RepositoryEntry = Pick<ListedRepository, 'repository' | 'url'>;

type ParsedEntry =
  | { readonly kind: 'entry'; readonly entry: RepositoryEntry }
  | { readonly kind: 'problem'; readonly why: string };

const LONGEST = 500;
const NAME = /^[\w.-]+(?:\/[\w.-]+)+$/;

/**
 * Reads `owner/name` (below `serverUrl`; with more folders on GitLab) or a clone URL: https, http on loopback, or a file. A
 * URL with a user name, a password, a query or a fragment is refused, since lists are not the place for credentials.
 */
export function parseEntry(text: string, serverUrl: string): ParsedEntry {
  const problem = (why: string): ParsedEntry => ({
    kind: 'problem',
    why: `\`${plainLine(text, 100)}\` ${why}`,
  });
  if (text.length > LONGEST) return problem('is too long');
  if (NAME.test(text)) {
    if (text.split('/').some((part) => /^\.*$/.test(part))) return problem('has a dot segment');
    return { kind: 'entry', entry: { repository: text, url: `${serverUrl}/${text}.git` } };
  }
  if (/^(?:ssh:\/\/|[\w.-]+@[\w.-]+:)/.test(text)) return problem('is an SSH URL; write the https URL');
  if (!URL.canParse(text) || /[\s\p{Cc}]/u.test(text))
    return problem('is neither `owner/name` nor a clone URL');
  const url = new URL(text);
  const isHttp = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
  if (!isHttp && url.protocol !== 'file:') return problem('is not an https URL');
  if (url.username !== '' || url.password !== '') return problem('has a user name or password in its URL');
  if (/[?#]/.test(text)) return problem('has a query or a fragment in its URL');
  if (url.pathname.length < 2) return problem('has no path');
  return { kind: 'entry', entry: { repository: text, url: url.href } };
}

/** Name of a repository in reports: `owner/name`, even if the list has a clone URL. */
export function repositoryNameOf({ repository }: Pick<RepositoryEntry, 'repository'>): string {
  if (!URL.canParse(repository)) return repository;
  const url = new URL(repository);
  return url.protocol === 'file:' ? repository : url.pathname.replace(/^\/+|(?:\.git)?\/*$/g, '');
}

/** Besides the job's own server, which is one of GitHub, of GitLab or of something compatible. */
const PUBLIC_SERVERS: ReadonlySet<string> = new Set(['https://github.com', 'https://gitlab.com']);

/**
 * Equal for all spellings of the clone URL of one repository. GitHub and GitLab compare names without case, and need no
 * `.git`; of other servers that is not known, and two URLs may be two repositories.
 */
export function repositoryKey(url: string, serverUrl: string): string {
  if (!URL.canParse(url)) return url;
  const { origin, pathname } = new URL(url);
  const isOwn = URL.canParse(serverUrl) && origin !== 'null' && new URL(serverUrl).origin === origin;
  const isKnown = isOwn || PUBLIC_SERVERS.has(origin);
  return isKnown ? `${origin}${pathname.toLowerCase().replace(/(?:\.git)?\/*$/, '')}` : url;
}

/** The entries without those that spell a repository of an earlier one in another way. */
export function withoutRepeated<T extends { readonly url: string }>(
  entries: readonly T[],
  serverUrl: string,
): readonly T[] {
  return [...groupBy(entries, ({ url }) => repositoryKey(url, serverUrl)).values()].map(([first]) => first);
}

/** A repository as a host lists it, with what filters look at; what is absent is not known. */
export interface FoundRepository extends ListedRepository {
  readonly archived?: boolean | undefined;
  readonly isFork?: boolean | undefined;
  readonly topics?: readonly string[] | undefined;
  /** Main language; empty if the host knows none. */
  readonly language?: string | undefined;
}
