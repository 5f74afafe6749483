import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { count, flag, integer, listOf, maybe, message, text } from '../decode.ts';
import { path } from '../path.ts';
import { packageVersion } from './package-version.ts';
import { readV1Call } from './resource-calls.ts';

const present = z.string().check(z.minLength(1));
const history = message({
  // A record without its time or its digest decides nothing, and passed over it would hide one that does.
  items: listOf(message({ updateTimestamp: present, digest: present })),
});
const summary = message({
  id: text,
  tagCount: count,
  lastUpdated: text,
  latestVersion: text,
  latestTag: maybe(message({ id: text, name: text, digest: text, lastUpdated: text, deprecated: flag })),
});
const versions = message({
  versions: listOf(packageVersion),
  eolVersions: listOf(packageVersion),
  latestVersion: text,
  gracePeriodMonths: integer,
  lastUpdatedTimestamp: text,
});

/** Digests that a tag had, by the uid of the tag and with the platform's token; bounds in RFC 3339. */
export function listTagHistory(
  tagUid: string,
  window: { readonly start?: string; readonly end?: string } = {},
): Call<z.output<typeof history>> {
  const { end, start } = window;
  return readV1Call(path`/registry/v1/tags/${tagUid}/history`, history, { start, end });
}

/** How many tags a repository has, and its latest. */
export function getRepoTagsSummary(
  repoUid: string,
  filters: {
    readonly excludeReferrers?: boolean;
    readonly excludeDates?: boolean;
    readonly excludeEpochs?: boolean;
  } = {},
): Call<z.output<typeof summary>> {
  const { excludeDates, excludeEpochs, excludeReferrers } = filters;
  return readV1Call(path`/registry/v1/repotagssummary/${repoUid}`, summary, {
    excludeReferrers,
    excludeDates,
    excludeEpochs,
  });
}

/** Versions of a package with their end-of-life dates. */
export function getPackageVersions(name: string): Call<z.output<typeof versions>> {
  return readV1Call(path`/registry/v1/versions/${name}`, versions, {});
}
