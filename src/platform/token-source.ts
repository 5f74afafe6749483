import type { Clock } from '../base/clock.ts';
import { isToken } from '../base/plain-text.ts';

/** A minted token with its expiry in milliseconds since 1970. */
export interface MintedToken {
  readonly token: string;
  readonly expiresAt: number;
}

/** Where a client gets its bearer token from. */
export interface TokenSource {
  get(): Promise<string>;
  /** Another token after the service refused `stale` with 401, or `undefined` if there is none. */
  renew(stale: string): Promise<string | undefined>;
}

/** A token that its caller brings; throws `TypeError` for one that a header cannot carry, such as a file with its last line break. */
export function requireToken(token: string): string {
  if (token === '' || isToken(token)) return token;
  throw new TypeError(
    'a token contains a space, a line break or another character that tokens cannot contain',
  );
}

/** A token from elsewhere, which cannot be renewed. Throws `TypeError` like `requireToken`. */
export function fixedToken(given: string): TokenSource {
  const token = requireToken(given);
  return { get: async () => token, renew: async () => undefined };
}

const RENEWAL_MARGIN_MS = 60_000;

/**
 * A token that is minted on first use, once for all simultaneous callers, and again with less than 60 s of life or after one
 * 401. A renewal after a 401 is not repeated, and a failed mint only with `retriesFailures`, for later callers. A token that
 * has expired on arrival indicates a wrong clock; it is used until the service refuses it. `mint` masks the token before it
 * returns it.
 */
export function mintedToken(
  mint: () => Promise<MintedToken>,
  clock: Clock,
  retriesFailures = false,
): TokenSource {
  let current: Promise<MintedToken> | undefined;
  let afterRefusal: Promise<MintedToken> | undefined;
  const make = async (): Promise<MintedToken> => {
    const minted = await mint();
    return minted.expiresAt > clock.now() ? minted : { ...minted, expiresAt: Number.POSITIVE_INFINITY };
  };
  const fresh = (): Promise<MintedToken> => {
    const made = make();
    // Nothing takes its place before it has settled.
    if (retriesFailures)
      made.catch(() => {
        current = undefined;
      });
    return made;
  };
  const hold = (): Promise<MintedToken> => (current ??= fresh());
  return {
    get: async () => {
      const seen = hold();
      const held = await seen;
      if (held.expiresAt - clock.now() >= RENEWAL_MARGIN_MS) return held.token;
      // Unless another caller has done so meanwhile.
      if (current === seen) current = fresh();
      return (await hold()).token;
    },
    renew: async (stale) => {
      const seen = hold();
      const held = await seen;
      if (held.token !== stale) return held.token;
      if (current === seen) {
        if (seen === afterRefusal) return undefined;
        afterRefusal = fresh();
        current = afterRefusal;
      }
      return (await hold()).token;
    },
  };
}
