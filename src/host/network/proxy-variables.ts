const PROXY_VARIABLES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];

export function namesProxy(environment: Readonly<Record<string, string | undefined>>): boolean {
  return PROXY_VARIABLES.some((name) => (environment[name] ?? '') !== '');
}
