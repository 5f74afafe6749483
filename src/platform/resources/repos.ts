import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { decoder, listOf, text } from '../decode.ts';
import type { ListOperation } from '../pages.ts';
import { path } from '../path.ts';
import { listCall, type Scope } from './list-query.ts';

const repo = z.looseObject({
  uid: z.string(),
  name: text,
  description: text,
  createTime: text,
  updateTime: text,
  activeTags: listOf(z.string()),
});

/** A repository of images. */
export type Repo = z.output<typeof repo>;

/** Repositories that the caller can see; `name` is an exact match. */
export function listRepos(scope: Scope & { readonly name?: string } = {}): ListOperation<Repo> {
  return (position) => listCall('/registry/v2/repos', 'repos', repo, scope, { name: scope.name }, position);
}

export function getRepo(uid: string): Call<Repo> {
  return { method: 'GET', path: path`/registry/v2/repos/${uid}`, decode: decoder(repo), idempotent: true };
}

/** Changes the fields of `mask` only; `*` replaces all, no mask takes what the body has (spec §4). */
export function updateRepo(
  uid: string,
  fields: { readonly name?: string; readonly description?: string },
  mask?: readonly string[],
): Call<Repo> {
  return {
    method: 'PATCH',
    path: path`/registry/v2/repos/${uid}`,
    query: { updateMask: mask?.join(',') },
    body: fields,
    decode: decoder(repo),
    idempotent: true,
  };
}

export function deleteRepo(uid: string): Call<undefined> {
  return {
    method: 'DELETE',
    path: path`/registry/v2/repos/${uid}`,
    decode: () => undefined,
    idempotent: true,
  };
}
