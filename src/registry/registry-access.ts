import { isRecord } from '../base/json-value.ts';
import { getOrMake } from '../base/remember.ts';
import { parseTime } from '../base/time.ts';
import { isDigest } from '../images/reference/image-reference.ts';
import type { TagRecord } from '../images/tag-history.ts';
import { renderQuery } from '../platform/call.ts';
import { readBody } from '../platform/client.ts';
import { PlatformError } from '../platform/errors.ts';
import type { TokenSource } from '../platform/token-source.ts';
import type { Transport } from '../platform/transport.ts';

/** An object of the registry, as far as the choice of a token depends on it. */
export interface RegistryTarget {
  /** `<org>[/<folder>…]/<image>`. */
  readonly repository: string;
  /** Whether to ask anonymously first. */
  readonly isPublic: boolean;
  /** The image for people, such as `acme/nginx:1.27`. */
  readonly name: string;
  /** The request for people, such as `GET history`. */
  readonly call: string;
}

/** Sends one request with a token. */
export type AskWithToken<T> = (token: string) => Promise<T>;

/** The one way to a token for the registry: shared by everything that is read from it. */
export interface RegistryAccess {
  readonly registryUrl: string;
  readonly transport: Transport;
  /** Told every secret before its first use. */
  readonly mask: (secret: string) => void;
  /** Asks with the tokens that fit the target, in their order, until one is not refused; throws `PlatformError`. */
  ask<T>(target: RegistryTarget, ask: AskWithToken<T>): Promise<T>;
}

/** The registry, and the tokens that it is asked with. */
export interface AccessOptions extends Pick<RegistryAccess, 'registryUrl' | 'transport' | 'mask'> {
  readonly tokens: TokenSource | undefined;
}

type Attempt<T> =
  | { readonly kind: 'answer'; readonly answer: T }
  | { readonly kind: 'refused'; readonly refusal: PlatformError; readonly isExpired: boolean };

/**
 * Creates the access to the registry: public images anonymously first; private ones with the registry token
 * straight, then, on 401 or 403 and once for each image, through `/token` with Basic `_token`.
 */
export function createRegistryAccess(options: AccessOptions): RegistryAccess {
  const { mask, registryUrl, tokens, transport } = options;
  const anonymous = new Map<string, Promise<string>>();
  const scoped = new Map<string, Promise<string>>();

  const fetchToken = async (repository: string, basic?: string): Promise<string> => {
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

  /** The token of an image, requested once for all who ask. A refusal is kept; any other failure may pass. */
  const tokenOf = (kept: Map<string, Promise<string>>, repository: string, basic?: string): Promise<string> =>
    getOrMake(kept, repository, () => {
      const made = fetchToken(repository, basic);
      made.catch((error: unknown) => {
        if (!isRefusal(error)) forget(kept, repository, made);
      });
      return made;
    });

  const askAnonymously = async <T>(repository: string, ask: AskWithToken<T>): Promise<T> => {
    const held = anonymous.get(repository);
    try {
      return await ask(await tokenOf(anonymous, repository));
    } catch (error) {
      if (held === undefined || !isExpired(error)) throw error;
      forget(anonymous, repository, held);
      return ask(await tokenOf(anonymous, repository));
    }
  };

  /** The registry token straight as Bearer, then, where that is refused, a token of the image's own scope for it. */
  const askDirectly = async <T>(
    repository: string,
    ask: AskWithToken<T>,
    token: string,
  ): Promise<Attempt<T>> => {
    try {
      return { kind: 'answer', answer: await ask(token) };
    } catch (first) {
      if (!isRefusal(first)) throw first;
      try {
        return { kind: 'answer', answer: await ask(await tokenOf(scoped, repository, token)) };
      } catch (second) {
        if (!isRefusal(second)) throw second;
        // A 403 says more than a 401: the credential is known but not enough; the image says more than the token endpoint.
        const refusal = first.httpStatus === 403 ? first : second;
        return { kind: 'refused', refusal, isExpired: isExpired(first) || isExpired(second) };
      }
    }
  };

  const askAsIdentity = async <T>(target: RegistryTarget, ask: AskWithToken<T>): Promise<T> => {
    if (tokens === undefined) throw noToken(target);
    const { repository } = target;
    const held = scoped.get(repository);
    if (held !== undefined) {
      try {
        return await ask(await held);
      } catch (error) {
        if (!isExpired(error)) throw error;
        forget(scoped, repository, held);
      }
    }
    const token = await tokens.get();
    const read = await askDirectly(repository, ask, token);
    if (read.kind === 'answer') return read.answer;
    const renewed = read.isExpired ? await tokens.renew(token) : undefined;
    if (renewed === undefined) throw read.refusal;
    scoped.delete(repository);
    const again = await askDirectly(repository, ask, renewed);
    if (again.kind === 'answer') return again.answer;
    throw again.refusal;
  };

  return {
    registryUrl,
    transport,
    mask,
    ask: async (target, ask) => {
      if (!target.isPublic) return askAsIdentity(target, ask);
      try {
        return await askAnonymously(target.repository, ask);
      } catch (error) {
        if (tokens === undefined || !isRefusal(error)) throw error;
        return askAsIdentity(target, ask);
      }
    },
  };
}

/** Allows a value to be made again, unless another caller has done so meanwhile. */
function forget(known: Map<string, Promise<string>>, key: string, held: Promise<string>): void {
  if (known.get(key) === held) known.delete(key);
}

const isRefusal = (error: unknown): error is PlatformError =>
  error instanceof PlatformError && (error.httpStatus === 401 || error.httpStatus === 403);

const isExpired = (error: unknown): boolean => error instanceof PlatformError && error.httpStatus === 401;

function noToken({ call, name }: RegistryTarget): PlatformError {
  const message = `no token for the registry, and \`${name}\` is not public`;
  return new PlatformError(message, { code: 'UNAUTHENTICATED', call, sent: false });
}

/** Records of a tag history answer, in its order; throws `TypeError` naming the first wrong field. */
export function decodeHistory(json: unknown): readonly TagRecord[] {
  if (!isRecord(json)) throw wrong('it');
  if (!Array.isArray(json['history'])) throw wrong('`history`');
  return json['history'].map(decodeRecord);
}

/** The token of an answer of the registry's `/token`; throws `TypeError`. */
export function decodeScopedToken(json: unknown): string {
  if (!isRecord(json)) throw wrong('it');
  const { token } = json;
  if (typeof token !== 'string' || token === '') throw wrong('`token`');
  return token;
}

function decodeRecord(record: unknown, index: number): TagRecord {
  if (!isRecord(record)) throw wrong(`\`history.${index}\``);
  const { digest, updateTimestamp } = record;
  const time = typeof updateTimestamp === 'string' ? parseTime(updateTimestamp) : undefined;
  if (time === undefined) throw wrong(`\`history.${index}.updateTimestamp\``);
  if (typeof digest !== 'string' || !isDigest(digest)) throw wrong(`\`history.${index}.digest\``);
  return { digest, time };
}

const wrong = (place: string): TypeError => new TypeError(`${place} has the wrong type`);
