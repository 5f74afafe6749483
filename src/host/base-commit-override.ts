import type { Host } from './host.ts';
import type { HostOptions } from './host-options.ts';

/** `PLATFORM_BASE_COMMIT` provides the base of a change if the host does not. */
export function withBaseCommit(host: Host, environment: HostOptions['environment']): Host {
  const baseCommit = environment['PLATFORM_BASE_COMMIT']?.trim() ?? '';
  const { changeRequest } = host.context;
  if (baseCommit === '' || changeRequest?.baseCommit !== undefined) return host;
  if (!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(baseCommit)) {
    host.log.warning(
      'PLATFORM_BASE_COMMIT is not the full hexadecimal name of a commit (40 or 64 digits), so it is ignored',
    );
    return host;
  }
  const unknown = { number: undefined, baseRef: undefined, headRef: undefined, fork: false };
  return {
    ...host,
    context: { ...host.context, changeRequest: { ...(changeRequest ?? unknown), baseCommit } },
  };
}
