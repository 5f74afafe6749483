import { renderTime } from '../base/time.ts';
import { isPublic } from '../domain/image-name.ts';
import type { TagRecord } from '../domain/tag-history.ts';
import { renderQuery } from './call.ts';
import { readBody } from './client.ts';
import { decodeHistory, decodeScopedToken } from './decode-history.ts';
import { PlatformError } from './errors.ts';
import type { HistoryWindow, ReadWindow } from './history-reader.ts';
import { path } from './path.ts';
import type { TokenSource } from './token-source.ts';
import type { Transport } from './transport.ts';

/** The container registry: histories of tags. */
export interface Registry {
  /** Reads windows of one tag; `repository` is `<org>[/<folder>…]/<image>`. */
  history(repository: string, tag: string): ReadWindow;
}

type ReadTag = (repository: string, tag: string, window: HistoryWindow) => Promise<readonly TagRecord[]>;

type Attempt =
  | { readonly kind: 'records'; readonly records: readonly TagRecord[] }
  | { readonly kind: 'refused'; readonly refusal: PlatformError; readonly isExpired: boolean };

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
      headers: basic === undefined ? {} : { authorization: `Basic ${btoa(`_token:${basic}`)}` },
      idempotent: true,
      judge: (body) => decodeScopedToken(readBody(body)),
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
      judge: (body) => decodeHistory(readBody(body)),
    });

  const readAnonymously: ReadTag = async (repository, tag, window) => {
    const held = anonymous.get(repository);
    const token = (): Promise<string> => once(anonymous, repository, () => fetchToken(repository, undefined));
    try {
      return await readWith(repository, tag, window, await token());
    } catch (error) {
      if (held === undefined || !isExpired(error)) throw error;
      forget(anonymous, repository, held);
      return readWith(repository, tag, window, await token());
    }
  };

  const readPrivate: ReadTag = async (repository, tag, window) => {
    if (tokens === undefined) throw noToken(repository, tag);
    const held = scoped.get(repository);
    if (held !== undefined) {
      try {
        return await readWith(repository, tag, window, await held);
      } catch (error) {
        if (!isExpired(error)) throw error;
        forget(scoped, repository, held);
      }
    }
    const token = await tokens.get();
    const read = await readDirectly(repository, tag, window, token);
    if (read.kind === 'records') return read.records;
    const renewed = read.isExpired ? await tokens.renew(token) : undefined;
    if (renewed === undefined) throw read.refusal;
    scoped.delete(repository);
    const again = await readDirectly(repository, tag, window, renewed);
    if (again.kind === 'records') return again.records;
    throw again.refusal;
  };

  /** The registry token straight as Bearer, then, where that is refused, a token of the image's own scope for it. */
  const readDirectly = async (
    repository: string,
    tag: string,
    window: HistoryWindow,
    token: string,
  ): Promise<Attempt> => {
    try {
      return { kind: 'records', records: await readWith(repository, tag, window, token) };
    } catch (first) {
      if (!isRefusal(first)) throw first;
      try {
        const ofImage = await once(scoped, repository, () => fetchToken(repository, token));
        return { kind: 'records', records: await readWith(repository, tag, window, ofImage) };
      } catch (second) {
        if (!isRefusal(second)) throw second;
        const refusal = mostTelling(first, second);
        return { kind: 'refused', refusal, isExpired: isExpired(first) || isExpired(second) };
      }
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

/** Lets a value be made anew, unless somebody else has done so meanwhile. */
function forget(known: Map<string, Promise<string>>, key: string, held: Promise<string>): void {
  if (known.get(key) === held) known.delete(key);
}

function isRefusal(error: unknown): error is PlatformError {
  return error instanceof PlatformError && (error.httpStatus === 401 || error.httpStatus === 403);
}

function isExpired(error: unknown): boolean {
  return error instanceof PlatformError && error.httpStatus === 401;
}

/** A 403 says more than a 401: the credential is known but not enough; the history says more than the token endpoint. */
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
