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
export declare function fixedToken(token: string): TokenSource;
/**
 * A token that is minted when first needed, once for all who ask at the same time, and again under 60 s of life or after
 * one 401 (contract §2). A token that a renewal after a 401 brought is not renewed for another: its refusal is final. A
 * mint that failed is not tried again, so that a refused sign-in is asked once. A token that is over on arrival tells of
 * a clock that is wrong, here or there: it is used until the service refuses it. `mint` masks the token before it
 * returns it.
 */
export declare function mintedToken(mint: () => Promise<MintedToken>, clock: Clock): TokenSource;
