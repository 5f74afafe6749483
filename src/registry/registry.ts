import { renderTime } from '../base/time.ts';
import { isPublic } from '../images/reference/image-name.ts';
import { path, renderQuery } from '../platform/call.ts';
import { type CallOptions, createLimit } from '../platform/call-limit.ts';
import { readBody } from '../platform/client.ts';
import { untilStopped } from '../platform/errors.ts';
import { type AttachedSbom, listSboms } from './attestation/list-sboms.ts';
import type { HistoryWindow, ReadWindow } from './history-reader.ts';
import { createImageRegistry } from './image-registry.ts';
import {
  type AccessOptions,
  createRegistryAccess,
  decodeHistory,
  type RegistryAccess,
} from './registry-access.ts';

/** The container registry; `repository` is `<org>[/<folder>…]/<image>`. */
export interface Registry {
  /** Reads windows of one tag's history; the limits are those of all of them together. */
  history(repository: string, tag: string, options?: CallOptions): ReadWindow;
  /**
   * SBOMs attached to one platform of an image (`linux/amd64` by default), found through its referrers and cosign's tags,
   * without verifying who signed them; `reference` is a tag or a digest. None is `[]`; `NOT_FOUND` without such an image.
   */
  sboms(
    repository: string,
    reference: string,
    options?: CallOptions & { readonly platform?: string | undefined },
  ): Promise<readonly AttachedSbom[]>;
}

/** The registry with the tokens that it asks with, for its other readers. */
export interface OpenRegistry extends Registry {
  readonly access: RegistryAccess;
}

/** Creates the registry client; which token it asks with is `createRegistryAccess`'s. Throws `PlatformError`. */
export function createRegistry(options: AccessOptions): OpenRegistry {
  const { registryUrl } = options;
  const access = createRegistryAccess(options);
  return {
    access,
    history: (repository, tag, limits) => {
      const { ask, transport } = limitAccess(access, limits);
      const target = {
        repository,
        isPublic: isPublic(repository, tag),
        name: `${repository}:${tag}`,
        call: 'GET history',
      };
      return (window) =>
        ask(target, (token) =>
          transport({
            method: 'GET',
            url: `${registryUrl}${path`/v2/${repository}/_chainguard/history/${tag}`}${renderWindow(window)}`,
            headers: { authorization: `Bearer ${token}` },
            idempotent: true,
            judge: (body) => decodeHistory(readBody(body)),
          }),
        );
    },
    sboms: async (repository, reference, { platform = 'linux/amd64', ...limits } = {}) =>
      listSboms(createImageRegistry(limitAccess(access, limits)), repository, reference, platform),
  };
}

/** The access with the limits of one call; tokens are shared with other calls, which continue. */
function limitAccess(access: RegistryAccess, options: CallOptions = {}): RegistryAccess {
  const limit = createLimit(options);
  if (limit === undefined) return access;
  return {
    ...access,
    ask: (target, ask) => limit((signal) => untilStopped(() => access.ask(target, ask), signal, target.call)),
    transport: (exchange) => limit((signal) => access.transport({ ...exchange, signal })),
  };
}

function renderWindow({ end, start }: HistoryWindow): string {
  const timeOf = (ms: number | undefined) => (ms === undefined ? undefined : renderTime(ms));
  return renderQuery({ start: timeOf(start), end: timeOf(end) });
}
