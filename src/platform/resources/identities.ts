import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { decoder, text } from '../decode.ts';
import type { ListOperation } from '../pages.ts';
import { path } from '../path.ts';
import { listCall, type Scope } from './list-query.ts';

const claimMatch = z.looseObject({
  issuer: text,
  issuerPattern: text,
  subject: text,
  subjectPattern: text,
  audience: text,
  audiencePattern: text,
});

const identity = z.looseObject({
  uid: z.string(),
  name: text,
  description: text,
  claimMatch: z.nullish(claimMatch),
  staticKeys: z.nullish(z.looseObject({})),
  awsIdentity: z.nullish(z.looseObject({})),
  servicePrincipal: text,
});

/** Somebody or something that can sign in; exactly one of the four kinds of match is set. */
export type Identity = z.output<typeof identity>;

/** What the caller may set of an identity. */
export interface IdentityFields {
  readonly name?: string;
  readonly description?: string;
  readonly claimMatch?: { readonly issuer: string; readonly subject: string };
}

/** Identities that the caller can see; `name` is an exact match where the service has that filter. */
export function listIdentities(scope: Scope & { readonly name?: string } = {}): ListOperation<Identity> {
  return (position) =>
    listCall('/iam/v2/identities', 'identities', identity, scope, { name: scope.name }, position);
}

export function getIdentity(uid: string): Call<Identity> {
  return {
    method: 'GET',
    path: path`/iam/v2/identities/${uid}`,
    decode: decoder(identity),
    idempotent: true,
  };
}

/** Creates an identity under a group; a lost answer is settled by looking, so it is not sent twice. */
export function createIdentity(
  parentUid: string,
  fields: IdentityFields & { readonly name: string },
): Call<Identity> {
  return {
    method: 'POST',
    path: path`/iam/v2/identities/${parentUid}`,
    body: fields,
    decode: decoder(identity),
    idempotent: false,
  };
}

/** Changes the fields of `mask` only (spec §4: other body fields are ignored). */
export function updateIdentity(uid: string, fields: IdentityFields, mask: readonly string[]): Call<Identity> {
  return {
    method: 'PATCH',
    path: path`/iam/v2/identities/${uid}`,
    query: { updateMask: mask.join(',') },
    body: fields,
    decode: decoder(identity),
    idempotent: true,
  };
}

export function deleteIdentity(uid: string): Call<undefined> {
  return {
    method: 'DELETE',
    path: path`/iam/v2/identities/${uid}`,
    decode: () => undefined,
    idempotent: true,
  };
}
