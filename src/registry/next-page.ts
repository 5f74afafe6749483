/**
 * Path and query of the next page that a `Link` header names (OCI distribution specification 1.1, listing referrers), or
 * `undefined` on the last page. Throws `TypeError` for a link that leaves `requestUrl`'s own path.
 */
export function nextPageOf(link: string | undefined, requestUrl: string): string | undefined {
  const target = link === undefined ? undefined : /<([^<>]{1,4096})>\s*;[^<>]*\brel="?next"?/.exec(link)?.[1];
  if (target === undefined) return undefined;
  const from = new URL(requestUrl);
  const url = URL.canParse(target, from.href) ? new URL(target, from.href) : undefined;
  if (url === undefined || url.origin !== from.origin || url.pathname !== from.pathname)
    throw new TypeError('its `Link` to the next page leads elsewhere');
  return url.href;
}
