import type { Clock } from '../base/clock.ts';

/** A minted token with the time (milliseconds since 1970) at which it stops to work. */
export interface MintedToken {
  readonly token: string;
  readonly expiresAt: number;
}

/** Where a client gets its bearer token from. */
export interface TokenSource {
  /** The token to use now. */
  get(): Promise<string>;
  /** Another token after the service refused `stale` with 401, or `undefined` when there is none. */
  renew(stale: string): Promise<string | undefined>;
}

/** A token that was minted elsewhere: it cannot be renewed. */
export function fixedToken(token: string): TokenSource {
  return { get: async () => token, renew: async () => undefined };
}

const RENEWAL_MARGIN_MS = 60_000;

/**
 * A token that is minted when first needed, once for all who ask at the same time, and again under 60 s of life or after
 * one 401 (contract §2). A token that a renewal after a 401 brought is not renewed for another: its refusal is final. A
 * mint that failed is not tried again, so that a refused sign-in is asked once. A token that is over on arrival tells of
 * a clock that is wrong, here or there: it is used until the service refuses it. `mint` masks the token before it
 * returns it.
 */
export function mintedToken(mint: () => Promise<MintedToken>, clock: Clock): TokenSource {
  let current: Promise<MintedToken> | undefined;
  let afterRefusal: Promise<MintedToken> | undefined;
  const fresh = async (): Promise<MintedToken> => {
    const minted = await mint();
    return minted.expiresAt > clock.now() ? minted : { ...minted, expiresAt: Number.POSITIVE_INFINITY };
  };
  const hold = (): Promise<MintedToken> => {
    current ??= fresh();
    return current;
  };
  return {
    get: async () => {
      const seen = hold();
      const held = await seen;
      if (held.expiresAt - clock.now() >= RENEWAL_MARGIN_MS) return held.token;
      // Unless somebody else has done so meanwhile.
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
