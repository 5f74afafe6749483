import * as z from 'zod/mini';
import { type Call } from '../call.ts';
import type { MintedToken } from '../token-source.ts';
import type { Transport } from '../transport.ts';
declare const headlessSession: z.ZodMiniObject<{
    ecdhPublicKey: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    encryptedIdtoken: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$loose>;
/** What narrows a token: uids of groups, and names of capabilities such as `tag.list`. */
export interface TokenLimits {
    readonly scopes?: readonly string[];
    readonly capabilities?: readonly string[];
}
/** An exchange: who presents which ID token, and what for. */
export interface ExchangeRequest extends TokenLimits {
    readonly idToken: string;
    readonly audience: string;
    /** Uid of the identity to assume. */
    readonly identity: string | undefined;
    /** Uid of an organization's own identity provider. */
    readonly identityProvider?: string;
}
/**
 * Exchanges an ID token at the issuer for a token of one audience. Without an expiry in the answer 20 minutes are
 * assumed. Throws `PlatformError`; its code is the service's own (a refused subject is `PERMISSION_DENIED`,
 * `UNAUTHENTICATED` or `NOT_FOUND`).
 */
export declare function exchangeToken(transport: Transport, issuerUrl: string, request: ExchangeRequest, now: number): Promise<MintedToken>;
/** A refresh token and what the new token is for. */
export interface RefreshRequest extends TokenLimits {
    readonly refreshToken: string;
    readonly audience: string;
}
/** A token with the refresh token that is good from now on. */
export interface RefreshedToken extends MintedToken {
    readonly refreshToken: string | undefined;
}
/**
 * Trades a refresh token, where the issuer gave one, for a new pair: for people's sessions, since a job exchanges a
 * fresh ID token instead. Throws `PlatformError`.
 */
export declare function refreshToken(transport: Transport, issuerUrl: string, request: RefreshRequest, now: number): Promise<RefreshedToken>;
/** What a terminal without browser waits for: keys and an encrypted ID token, both base64; empty until it is there. */
export declare function getHeadlessSession(code: string): Call<z.output<typeof headlessSession>>;
export {};
