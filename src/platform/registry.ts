import * as z from 'zod/mini';
import { parseTime, renderTime } from '../base/time.ts';
import { isDigest } from '../domain/image-reference.ts';
import type { TagRecord } from '../domain/tag-history.ts';
import { renderQuery } from './call.ts';
import { readBody } from './client.ts';
import { decoder } from './decode.ts';
import { PlatformError } from './errors.ts';
import type { HistoryWindow, ReadWindow } from './history-reader.ts';
import { path } from './path.ts';
import type { TokenSource } from './token-source.ts';
import type { Transport } from './transport.ts';

const record = z.looseObject({
  updateTimestamp: z.string().check(z.refine((value) => parseTime(value) !== undefined)),
  digest: z.string().check(z.refine(isDigest)),
});
const history = z.looseObject({ history: z.array(record) });
const scopedToken = z.looseObject({ token: z.string().check(z.minLength(1)) });

/** The container registry: histories of tags. */
export interface Registry {
  /** Reads windows of one tag; `repository` is `<org>[/<folder>…]/<image>`. */
  history(repository: string, tag: string): ReadWindow;
}

/** Whether the history of a tag can be read without signing in (spec §5: free-tier public images). */
export function isPublic(repository: string, tag: string): boolean {
  return repository.startsWith('chainguard/') && (tag === 'latest' || tag === 'latest-dev');
}

/**
 * Creates the registry client (contract §2): public tags anonymously first; private ones with the registry token
 * straight, then, on 401 or 403 and once for each image, through `/token` with Basic `_token`. Throws `PlatformError`.
 */
export function createRegistry(options: {
  readonly registryUrl: string;
  readonly transport: Transport;
  readonly tokens: TokenSource | undefined;
  /** Told every token before its first use. */
  readonly mask: (secret: string) => void;
}): Registry {
  const { mask, registryUrl, tokens, transport } = options;
  const anonymous = new Map<string, Promise<string>>();
  const scoped = new Map<string, Promise<string>>();

  const fetchToken = async (repository: string, basic: string | undefined): Promise<string> => {
    const token = await transport({
      method: 'GET',
      url: `${registryUrl}/token${renderQuery({ scope: `repository:${repository}:pull` })}`,
      headers: basic === undefined ? {} : { authorization: `Basic ${encodeBase64(`_token:${basic}`)}` },
      idempotent: true,
      judge: (body) => decoder(scopedToken)(readBody(body)).token,
    });
    mask(token);
    return token;
  };

  const readWith = (
    repository: string,
    tag: string,
    window: HistoryWindow,
    token: string,
  ): Promise<readonly TagRecord[]> =>
    transport({
      method: 'GET',
      url: `${registryUrl}${path`/v2/${repository}/_chainguard/history/${tag}`}${renderWindow(window)}`,
      headers: { authorization: `Bearer ${token}` },
      idempotent: true,
      judge: (body) =>
        decoder(history)(readBody(body)).history.map(({ digest, updateTimestamp }) => ({
          digest,
          time: parseTime(updateTimestamp) ?? 0,
        })),
    });

  const readAnonymously = async (
    repository: string,
    tag: string,
    window: HistoryWindow,
  ): Promise<readonly TagRecord[]> => {
    const held = anonymous.get(repository);
    const token = (): Promise<string> => once(anonymous, repository, () => fetchToken(repository, undefined));
    try {
      return await readWith(repository, tag, window, await token());
    } catch (error) {
      if (held === undefined || !isExpired(error)) throw error;
      anonymous.delete(repository);
      return readWith(repository, tag, window, await token());
    }
  };

  const readPrivate = async (
    repository: string,
    tag: string,
    window: HistoryWindow,
  ): Promise<readonly TagRecord[]> => {
    if (tokens === undefined) throw noToken(repository, tag);
    const held = scoped.get(repository);
    if (held !== undefined) {
      try {
        return await readWith(repository, tag, window, await held);
      } catch (error) {
        if (!isExpired(error)) throw error;
        scoped.delete(repository);
      }
    }
    const token = await tokens.get();
    try {
      return await readWith(repository, tag, window, token);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const viaToken = once(scoped, repository, () => fetchWithRenewal(repository, token, tokens));
      try {
        return await readWith(repository, tag, window, await viaToken);
      } catch (second) {
        // The answer of the history itself says more than that of the token endpoint.
        throw isRefusal(second) ? mostTelling(error, second) : second;
      }
    }
  };

  const fetchWithRenewal = async (
    repository: string,
    token: string,
    source: TokenSource,
  ): Promise<string> => {
    try {
      return await fetchToken(repository, token);
    } catch (error) {
      if (!(error instanceof PlatformError) || error.code !== 'UNAUTHENTICATED') throw error;
      const renewed = await source.renew(token);
      if (renewed === undefined) throw error;
      return fetchToken(repository, renewed);
    }
  };

  return {
    history: (repository, tag) => async (window) => {
      if (!isPublic(repository, tag)) return readPrivate(repository, tag, window);
      try {
        return await readAnonymously(repository, tag, window);
      } catch (error) {
        if (tokens === undefined || !isRefusal(error)) throw error;
        return readPrivate(repository, tag, window);
      }
    },
  };
}

function once(
  known: Map<string, Promise<string>>,
  key: string,
  make: () => Promise<string>,
): Promise<string> {
  const held = known.get(key);
  if (held !== undefined) return held;
  const made = make();
  known.set(key, made);
  return made;
}

function isRefusal(error: unknown): error is PlatformError {
  return error instanceof PlatformError && (error.httpStatus === 401 || error.httpStatus === 403);
}

function isExpired(error: unknown): boolean {
  return error instanceof PlatformError && error.httpStatus === 401;
}

/** A 403 says more than a 401: the credential is known but not enough. */
function mostTelling(first: PlatformError, second: PlatformError): PlatformError {
  return first.httpStatus === 403 ? first : second;
}

function noToken(repository: string, tag: string): PlatformError {
  return new PlatformError(`no token for the registry, and \`${repository}:${tag}\` is not public`, {
    code: 'UNAUTHENTICATED',
    call: 'GET history',
  });
}

function renderWindow(window: HistoryWindow): string {
  return renderQuery({
    start: window.start === undefined ? undefined : renderTime(window.start),
    end: window.end === undefined ? undefined : renderTime(window.end),
  });
}

function encodeBase64(text: string): string {
  return btoa(text);
}
