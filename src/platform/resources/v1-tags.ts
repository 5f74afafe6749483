import { isRecord } from '../../base/json-value.ts';
import { type Call, path } from '../call.ts';
import {
  count,
  type Decoded,
  enumName,
  flag,
  integer,
  listOf,
  maybe,
  message,
  present,
  text,
  texts,
} from '../decode.ts';
import { enumNames } from '../enum-name.ts';
import { readV1Call, type Scope } from './resource-calls.ts';

const history = message({
  // A record without its time or its digest decides nothing, and passed over it would hide one that does.
  items: listOf(message({ updateTimestamp: present, digest: present })),
});
const summary = message({
  ...texts('id', 'lastUpdated', 'latestVersion'),
  tagCount: count,
  latestTag: maybe(message({ ...texts('id', 'name', 'digest', 'lastUpdated'), deprecated: flag })),
});
/** A version of a package as v1 reports it; dates are `YYYY-MM-DD`. */
const packageVersion = message(texts('version', 'eolDate', 'releaseDate', 'latestVersion'));
const versions = message({
  versions: listOf(packageVersion),
  eolVersions: listOf(packageVersion),
  ...texts('latestVersion', 'lastUpdatedTimestamp'),
  gracePeriodMonths: integer,
});

/** Digests that a tag had. */
export interface TagHistory extends Decoded<typeof history> {}

/** The tags of a repository in numbers. */
export interface RepoTagsSummary extends Decoded<typeof summary> {}

/** Versions of a package with their end-of-life dates. */
export interface PackageVersions extends Decoded<typeof versions> {}

/** Digests that a tag had, by the uid of the tag and with the platform's token; bounds in RFC 3339. */
export function listTagHistory(
  tagUid: string,
  window: { readonly start?: string; readonly end?: string } = {},
): Call<TagHistory> {
  return readV1Call(path`/registry/v1/tags/${tagUid}/history`, history, { ...window });
}

/** How many tags a repository has, and its latest. */
export function getRepoTagsSummary(
  repoUid: string,
  filters: {
    readonly excludeReferrers?: boolean;
    readonly excludeDates?: boolean;
    readonly excludeEpochs?: boolean;
  } = {},
): Call<RepoTagsSummary> {
  return readV1Call(path`/registry/v1/repotagssummary/${repoUid}`, summary, { ...filters });
}

/** Versions of a package with their end-of-life dates. */
export function getPackageVersions(name: string): Call<PackageVersions> {
  return readV1Call(path`/registry/v1/versions/${name}`, versions, {});
}

const GRACE_STATUSES = enumNames('GRACE_', 'NOT_ELIGIBLE ELIGIBLE ACTIVE BROKEN EXPIRED');
const eolTag = message({
  ...texts('id', 'name', 'mainPackageName', 'gracePeriodExpiryDate'),
  tagStatus: enumName(enumNames('TAG_', 'ACTIVE IN_GRACE INACTIVE')),
  graceStatus: enumName(GRACE_STATUSES),
  mainPackageVersion: maybe(packageVersion),
});
const answer = message({ items: listOf(eolTag), nextPageToken: text });

/** A tag with its end of life (v1 `ListEolTags`). */
export interface EolTag extends Decoded<typeof eolTag> {}

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
  const call = readV1Call('/registry/v1/eoltags', answer, {
    'uidp.childrenOf': scope.childrenOf,
    'uidp.descendantsOf': scope.descendantsOf,
    'uidp.ancestorsOf': scope.ancestorsOf,
    'uidp.inRoot': scope.inRoot,
    'uidp.ids': scope.uids,
    ...filters,
  });
  if (filters.pageToken === undefined) return call;
  return {
    ...call,
    // Nothing may be known of a repository, but then no page leads to another one.
    decode: (json, needed) => {
      if (!isRecord(json) || (json['items'] ?? undefined) === undefined)
        throw new TypeError('it is not the next page of `items`');
      return call.decode(json, needed);
    },
  };
}
