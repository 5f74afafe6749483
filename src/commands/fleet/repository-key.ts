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
  const found = new Map<string, T>();
  for (const entry of entries) {
    const key = repositoryKey(entry.url, serverUrl);
    if (!found.has(key)) found.set(key, entry);
  }
  return [...found.values()];
}
