import { isLoopback } from '../base/uri.ts';

/** Where a redirect of the registry leads, or why it is not followed. */
export type StorageUrl =
  | { readonly kind: 'url'; readonly url: string; readonly secrets: readonly string[] }
  | { readonly kind: 'refused'; readonly reason: string };

/** Shortest value of a query that may be a signature or a credential. */
const SHORTEST_SECRET = 20;

/**
 * Judges the `Location` of a redirect to a storage host: https, or http between addresses of this machine, and without
 * credentials of its own. `secrets` are the parts of a signed URL that no log may show.
 */
export function judgeStorageUrl(location: string, requestUrl: string): StorageUrl {
  const from = new URL(requestUrl);
  const url = URL.canParse(location, from.href) ? new URL(location, from.href) : undefined;
  if (url === undefined) return { kind: 'refused', reason: 'its address cannot be read' };
  if (url.username !== '' || url.password !== '')
    return { kind: 'refused', reason: 'its address has a user name or a password' };
  const isLocal = isLoopback(from.hostname) && isLoopback(url.hostname) && url.protocol === 'http:';
  if (url.protocol !== 'https:' && !isLocal) return { kind: 'refused', reason: 'its address is not https' };
  const values = [...url.searchParams.values()].filter((value) => value.length >= SHORTEST_SECRET);
  const encoded = values.map(encodeURIComponent);
  const query = url.search.slice(1);
  const whole = query.length >= SHORTEST_SECRET ? [query] : [];
  return { kind: 'url', url: url.href, secrets: [...new Set([...whole, ...values, ...encoded])] };
}
