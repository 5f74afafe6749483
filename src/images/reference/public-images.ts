/** The organization of a reference without one (spec §4). */
export const PUBLIC_ORGANIZATION = 'chainguard';

/** Whether the history of a tag can be read without signing in (spec §5: free-tier public images). */
export function isPublic(repository: string, tag: string): boolean {
  return repository.startsWith(`${PUBLIC_ORGANIZATION}/`) && (tag === 'latest' || tag === 'latest-dev');
}
