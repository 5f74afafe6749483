/** The registry of a reference without a host. */
export const PUBLIC_REGISTRY = 'cgr.dev';
/** The registry of a reference without a host, to the tools that read files. */
export const DOCKER_HUB = 'docker.io';
const DOCKER_HUB_HOSTS = new Set([DOCKER_HUB, 'index.docker.io', 'registry-1.docker.io']);

/** A host as hosts are compared: in lower case, without the default port, and with one name for Docker Hub. */
export function plainHost(host: string): string {
  const lower = host.toLowerCase();
  const plain = lower.endsWith(':443') ? lower.slice(0, -':443'.length) : lower;
  return DOCKER_HUB_HOSTS.has(plain) ? DOCKER_HUB : plain;
}
