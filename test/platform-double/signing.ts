import { randomUUID } from 'node:crypto';
import { exportPKCS8, generateKeyPair, importPKCS8, jwtVerify, SignJWT } from 'jose';
import type { JsonObject } from './json.ts';
import { isJsonObject } from './json.ts';

const ALGORITHM = 'ES256';

/** One issuer's key: signs JWTs and verifies them. */
export type Signer = {
  /** Signs claims as given: issuer, times and audience included. */
  sign(claims: JsonObject): Promise<string>;
  /** The claims where this key signed the token, else undefined; times are the caller's to judge. */
  verify(token: string): Promise<JsonObject | undefined>;
};

/** A fresh key pair under `keyId`; verified tokens are remembered, since judging 100,000 requests should be cheap. */
export async function createSigner(keyId: string): Promise<Signer> {
  const pair = await generateKeyPair(ALGORITHM, { extractable: true });
  const privateKey = await importPKCS8(await exportPKCS8(pair.privateKey), ALGORITHM);
  const verified = new Map<string, JsonObject>();
  return {
    sign: (claims) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: ALGORITHM, kid: keyId, typ: 'JWT' })
        .sign(privateKey),
    async verify(token) {
      const known = verified.get(token);
      if (known) return known;
      const claims = await verifyWith(token, pair.publicKey);
      if (claims) verified.set(token, claims);
      return claims;
    },
  };
}

/** A signer that gives out names of tokens, which no client can read, while `isOpaque` holds; it knows both again. */
export function withOpaqueTokens(signer: Signer, isOpaque: () => boolean): Signer {
  const tokens = new Map<string, string>();
  return {
    async sign(claims) {
      const token = await signer.sign(claims);
      if (!isOpaque()) return token;
      const name = `opaque-${randomUUID()}`;
      tokens.set(name, token);
      return name;
    },
    verify: (token) => signer.verify(tokens.get(token) ?? token),
  };
}

/** The claims of a token that `key` signed, whatever its times, else undefined. */
export async function verifyWith(
  token: string,
  key: Parameters<typeof jwtVerify>[1],
): Promise<JsonObject | undefined> {
  try {
    // Times are judged against the double's own clock by the caller, so jose gets the token's own minute.
    const { payload } = await jwtVerify(token, key, { currentDate: new Date(0), clockTolerance: 1e12 });
    const claims: unknown = JSON.parse(JSON.stringify(payload));
    // Safe: a JSON round trip of a JWT payload is JSON.
    return isJsonObject(claims as JsonObject) ? (claims as JsonObject) : undefined;
  } catch {
    return undefined;
  }
}
