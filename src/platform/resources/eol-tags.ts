import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { listOf, text } from '../decode.ts';
import type { Scope } from './list-query.ts';
import { readV1Call } from './resource-calls.ts';

/** A version of a package as v1 tells it; dates are `YYYY-MM-DD`. */
export const packageVersion = z.looseObject({
  version: text,
  eolDate: text,
  releaseDate: text,
  latestVersion: text,
});
const eolTag = z.looseObject({
  id: text,
  name: text,
  mainPackageName: text,
  tagStatus: text,
  graceStatus: text,
  gracePeriodExpiryDate: text,
  mainPackageVersion: z.nullish(packageVersion),
});
const answer = z.looseObject({ items: listOf(eolTag), nextPageToken: text });

/** What v1 knows about a tag's end of life (v1 `ListEolTags`). */
export type EolTag = z.output<typeof eolTag>;

/** Where to look and which page; `pageSize` 0 or none gives all rows at once. */
export interface EolTagFilters {
  readonly name?: string;
  readonly pageToken?: string;
  readonly pageSize?: number;
  readonly excludeDates?: boolean;
  readonly excludeEpochs?: boolean;
}

/** One page of the end-of-life data of a repository (its uid) or of a scope; an empty answer means that nothing is known. */
export function listEolTags(
  place: string | Scope,
  filters: EolTagFilters = {},
): Call<{ readonly items: readonly EolTag[]; readonly nextPageToken: string }> {
  const scope: Scope = typeof place === 'string' ? { childrenOf: place } : place;
  const { excludeDates, excludeEpochs, name, pageSize, pageToken } = filters;
  return readV1Call('/registry/v1/eoltags', answer, {
    'uidp.childrenOf': scope.childrenOf,
    'uidp.descendantsOf': scope.descendantsOf,
    'uidp.ancestorsOf': scope.ancestorsOf,
    'uidp.inRoot': scope.inRoot,
    'uidp.ids': scope.uids,
    name,
    pageToken,
    pageSize,
    excludeDates,
    excludeEpochs,
  });
}
