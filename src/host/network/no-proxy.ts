/** Whether `NO_PROXY` lists the server: `*`, a name, a name with port, or a domain with a leading `.` or `*.`. */
export function isExempt(noProxy: string, url: URL): boolean {
  const host = url.hostname.toLowerCase();
  const port = url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port;
  return noProxy
    .toLowerCase()
    .split(/[,\s]+/)
    .filter((entry) => entry !== '')
    .some((entry) => {
      if (entry === '*') return true;
      const [, name = entry, only] = /^(.+):(\d+)$/.exec(entry) ?? [];
      if (only !== undefined && only !== port) return false;
      return /^[.*]/.test(name) ? host.endsWith(name.replace(/^\*/, '')) : host === name;
    });
}
