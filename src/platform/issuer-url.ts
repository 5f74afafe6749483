/** Issuer of an API: `console-api.` becomes `issuer.`; any other host issues its own tokens. */
export function issuerOf(apiUrl: string): string {
  const url = new URL(apiUrl);
  if (!url.hostname.startsWith('console-api.')) return apiUrl;
  url.hostname = `issuer.${url.hostname.slice('console-api.'.length)}`;
  return url.origin;
}
