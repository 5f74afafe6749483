import type * as z from 'zod/mini';
import { isRecord } from '../../base/json-value.ts';
import type { Call } from '../call.ts';
import { listOf, maybe, message, text } from '../decode.ts';
import type { Scope } from './list-query.ts';
import { packageVersion } from './package-version.ts';
import { readV1Call } from './resource-calls.ts';

const eolTag = message({
  id: text,
  name: text,
  mainPackageName: text,
  tagStatus: text,
  graceStatus: text,
  gracePeriodExpiryDate: text,
  mainPackageVersion: maybe(packageVersion),
});
const answer = message({ items: listOf(eolTag), nextPageToken: text });

/** A tag with its end of life (v1 `ListEolTags`). */
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
  const call = readV1Call('/registry/v1/eoltags', answer, {
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
  if (pageToken === undefined) return call;
  return {
    ...call,
    // Nothing may be known of a repository, but then no page leads to another one.
    decode: (json) => {
      const page = call.decode(json);
      if (!isRecord(json) || (json['items'] ?? undefined) === undefined)
        throw new TypeError('it is not the next page of `items`');
      return page;
    },
  };
}
