import { renderTime } from '../base/time.ts';
import { isPublic } from '../images/reference/image-name.ts';
import { path, renderQuery } from '../platform/call.ts';
import { readBody } from '../platform/client.ts';
import type { TokenSource } from '../platform/token-source.ts';
import type { Transport } from '../platform/transport.ts';
import type { HistoryWindow, ReadWindow } from './history-reader.ts';
import { createRegistryAccess, decodeHistory, type RegistryAccess } from './registry-access.ts';

export interface Registry {
  /** Reads windows of one tag's history; `repository` is `<org>[/<folder>…]/<image>`. */
  history(repository: string, tag: string): ReadWindow;
  /** The tokens that it asks with, for the other readers of the registry. */
  readonly access: RegistryAccess;
}

/** Creates the registry client; which token it asks with is `createRegistryAccess`'s. Throws `PlatformError`. */
export function createRegistry(options: {
  readonly registryUrl: string;
  readonly transport: Transport;
  readonly tokens: TokenSource | undefined;
  /** Receives every token before its first use. */
  readonly mask: (secret: string) => void;
}): Registry {
  const { registryUrl, transport } = options;
  const access = createRegistryAccess(options);
  return {
    access,
    history: (repository, tag) => (window) => {
      const target = {
        repository,
        isPublic: isPublic(repository, tag),
        name: `${repository}:${tag}`,
        call: 'GET history',
      };
      return access.ask(target, (token) =>
        transport({
          method: 'GET',
          url: `${registryUrl}${path`/v2/${repository}/_chainguard/history/${tag}`}${renderWindow(window)}`,
          headers: { authorization: `Bearer ${token}` },
          idempotent: true,
          judge: (body) => decodeHistory(readBody(body)),
        }),
      );
    },
  };
}

function renderWindow(window: HistoryWindow): string {
  return renderQuery({
    start: window.start === undefined ? undefined : renderTime(window.start),
    end: window.end === undefined ? undefined : renderTime(window.end),
  });
}
