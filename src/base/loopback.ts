/** Whether the host name of a URL is this machine; a trailing dot makes no difference. */
export function isLoopback(name: string): boolean {
  const hostname = name.replace(/\.$/, '');
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}
