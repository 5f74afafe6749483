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
 * A token that is minted when first needed, once for all who ask at the same time, and again under 60 s of life or
 * after one 401 (contract §2). `mint` masks the token before it returns it.
 */
export function mintedToken(mint: () => Promise<MintedToken>, clock: Clock): TokenSource {
  let current: Promise<MintedToken> | undefined;
  const fresh = (): Promise<MintedToken> => {
    const minting = mint();
    current = minting;
    minting.catch(() => {
      if (current === minting) current = undefined;
    });
    return minting;
  };
  return {
    get: async () => {
      const held = await (current ?? fresh());
      if (held.expiresAt - clock.now() >= RENEWAL_MARGIN_MS) return held.token;
      return (await renewOnce(held.token)).token;
    },
    renew: async (stale) => (await renewOnce(stale)).token,
  };

  async function renewOnce(stale: string): Promise<MintedToken> {
    const held = await (current ?? fresh());
    return held.token === stale ? fresh() : held;
  }
}
