import { type Call, path } from '../call.ts';
import {
  anyMessage,
  count,
  type Decoded,
  enumName,
  flag,
  listOf,
  mapOf,
  maybe,
  message,
  type Open,
  required,
  text,
  texts,
} from '../decode.ts';
import { enumNames } from '../enum-name.ts';
import { type Settable, values } from '../write-body.ts';
import { patchCall, postCall, readCall, resource } from './resource-calls.ts';

const CATALOG_TIERS = enumNames('CATALOG_TIER_', 'UNSPECIFIED APPLICATION BASE FIPS AI DEVTOOLS COMMERCIAL');
const syncConfig = message({
  ...texts('source', 'amazon', 'azure', 'google', 'expirationTime'),
  uniqueTags: flag,
  gracePeriod: flag,
});
const customOverlay = message({
  contents: maybe(message({ packages: listOf(required), runtimeRepositories: listOf(required) })),
  environment: mapOf(required),
  annotations: mapOf(required),
});
const repo = message({
  uid: required,
  ...texts('name', 'description', 'createTime', 'updateTime'),
  activeTags: listOf(required),
  aliases: listOf(required),
  bundles: listOf(required),
  catalogTier: enumName(CATALOG_TIERS),
  // The one name in the API that is not camelCase.
  sync_config: maybe(syncConfig),
  customOverlay: maybe(customOverlay),
});

/** A part of the catalog. */
export type CatalogTier = Open<(typeof CATALOG_TIERS)[number]>;

/** A repository of images. */
export interface Repo extends Decoded<typeof repo> {}

/** Writable fields of a repository; one that is synced from a catalog inherits some of them. */
export interface RepoFields
  extends Settable<
    Pick<Repo, 'name' | 'description' | 'catalogTier' | 'bundles' | 'aliases' | 'activeTags'>
  > {
  readonly sync_config?:
    | ({ readonly source: string } & Settable<
        Pick<Decoded<typeof syncConfig>, 'amazon' | 'azure' | 'google'>
      >)
    | undefined;
  readonly customOverlay?: Readonly<Record<string, unknown>> | undefined;
}

const repos = resource<Repo, RepoFields, 'name'>('/registry/v2/repos', repo, {
  ...values('name', 'description', 'bundles', 'aliases', 'activeTags', 'customOverlay'),
  catalogTier: { names: CATALOG_TIERS },
  sync_config: { fields: values('source', 'amazon', 'azure', 'google') },
});

/** Repositories that the caller can see; `name` is an exact match. */
export const listRepos = repos.list<{ readonly name?: string }>;
/** One repository; `NOT_FOUND` when there is none. */
export const getRepo = repos.get;
/** Creates a repository in an organization or a folder; throws `TypeError` for an unknown `catalogTier`. */
export const createRepo = repos.create;
/**
 * Changes a repository: with `mask` the listed fields only, with `*` all, without it those in the body. Throws `TypeError` for
 * an unknown `catalogTier`.
 */
export const updateRepo = repos.update;
/** Deletes a repository. */
export const deleteRepo = repos.remove;

const readme = message(texts('uid', 'content'));
const architectures = message({ architectures: listOf(required) });
const size = message({ size: count, architecture: text });

/** The page about a repository, in Markdown. */
export interface RepoReadme extends Decoded<typeof readme> {}

/** Architectures that an image is built for. */
export interface ImageArchitectures extends Decoded<typeof architectures> {}

/** Compressed size of an image in bytes. */
export interface ImageSize extends Decoded<typeof size> {}

/** The page about a repository. */
export function getRepoReadme(repoUid: string): Call<RepoReadme> {
  return readCall(path`/registry/v2/repos/${repoUid}/readme`, readme);
}

/** Writes the page about a repository. */
export function updateRepoReadme(repoUid: string, content: string): Call<RepoReadme> {
  return patchCall(path`/registry/v2/repos/${repoUid}/readme`, { content }, undefined, readme);
}

/** Architectures of an image, addressed by repository and digest of its index. */
export function getArchitectures(repoUid: string, digest: string): Call<ImageArchitectures> {
  return readCall(path`/registry/v2/repos/${repoUid}/digests/${digest}/architectures`, architectures);
}

/** Compressed size of an image in bytes, for one architecture (`amd64` where none is named). */
export function getSize(repoUid: string, digest: string, architecture?: string): Call<ImageSize> {
  return readCall(path`/registry/v2/repos/${repoUid}/digests/${digest}/size`, size, { architecture });
}

const result = message({
  ...texts('policyId', 'policyName', 'bindingId'),
  mode: enumName(['POLICY_MODE_UNSPECIFIED', 'ENFORCED', 'DRY_RUN']),
  result: enumName(['POLICY_CHECK_RESULT_UNSPECIFIED', 'ALLOWED', 'DENIED', 'ERROR']),
  parameters: (value) => anyMessage(value ?? {}),
});
const results = message({ results: listOf(result) });

/** Result of one pull policy for an image. */
export interface PolicyResult extends Decoded<typeof result> {}

/** Checks whether the pull policies of an organization allow an image; changes nothing. */
export function checkPolicies(
  repoUid: string,
  digest: string,
): Call<{ readonly results: readonly PolicyResult[] }> {
  const call = postCall(path`/registry/v1/repos/${repoUid}:checkPolicies`, { digest }, results);
  return { ...call, idempotent: true };
}
