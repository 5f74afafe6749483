import type { Host } from './host.ts';
import type { HostOptions } from './host-options.ts';
import { withIdTokenOverride } from './id-token-override.ts';

/** Detects the host and makes it; the override variables for ID tokens win on every host (contract §2). */
export async function createHost(options: HostOptions): Promise<Host> {
  return withIdTokenOverride(await detectHost(options), options.environment);
}

async function detectHost(options: HostOptions): Promise<Host> {
  if (options.environment['GITHUB_ACTIONS'] === 'true') {
    const { createGithubHost, detectGithub } = await import('./github.ts');
    const detection = detectGithub(options.environment);
    const host = createGithubHost(options);
    if (detection.kind === 'misconfigured') host.log.warning(`${detection.problem}: ${detection.remedy}`);
    return host;
  }
  const { createTerminalHost } = await import('./terminal.ts');
  return createTerminalHost(options);
}
