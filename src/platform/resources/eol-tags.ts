import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { decoder, listOf, text } from '../decode.ts';

const eolTag = z.looseObject({
  id: text,
  name: text,
  mainPackageName: text,
  tagStatus: text,
  graceStatus: text,
  gracePeriodExpiryDate: text,
  mainPackageVersion: z.nullish(z.looseObject({ version: text, eolDate: text })),
});
const answer = z.looseObject({ items: listOf(eolTag), nextPageToken: text });

/** What v1 knows about a tag's end of life (v1 `ListEolTags`). */
export type EolTag = z.output<typeof eolTag>;

/** One page of a repository's end-of-life data; an empty answer means that nothing is known. */
export function listEolTags(
  repoUid: string,
  options: { readonly name?: string; readonly pageToken?: string } = {},
): Call<{ readonly items: readonly EolTag[]; readonly nextPageToken: string }> {
  return {
    method: 'GET',
    path: '/registry/v1/eoltags',
    query: { 'uidp.childrenOf': repoUid, name: options.name, pageToken: options.pageToken },
    decode: (json) => decoder(answer)(json ?? {}),
    idempotent: true,
  };
}
