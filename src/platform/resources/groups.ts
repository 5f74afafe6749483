import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { decoder, flag, text } from '../decode.ts';
import type { ListOperation } from '../pages.ts';
import { path } from '../path.ts';
import { listCall, type Scope } from './list-query.ts';

const group = z.looseObject({ uid: z.string(), name: text, description: text, verified: flag });

/** An organization (root group, uid of one segment) or a folder below one. */
export type Group = z.output<typeof group>;

/** Groups that the caller can see; `name` is an exact match. */
export function listGroups(scope: Scope & { readonly name?: string } = {}): ListOperation<Group> {
  return (position) => listCall('/iam/v2/groups', 'groups', group, scope, { name: scope.name }, position);
}

/** One group; `NOT_FOUND` when there is none. */
export function getGroup(uid: string): Call<Group> {
  return { method: 'GET', path: path`/iam/v2/groups/${uid}`, decode: decoder(group), idempotent: true };
}
