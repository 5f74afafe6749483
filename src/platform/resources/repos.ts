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
} from '../decode.ts';
import type { ListOperation } from '../pages.ts';
import { type MaskOf, type Settable, values, type Writable } from '../write-body.ts';
import { deleteCall, listOperation, patchCall, postCall, readCall, type Scope } from './resource-calls.ts';

const CATALOG_TIERS = [
  'CATALOG_TIER_UNSPECIFIED',
  'CATALOG_TIER_APPLICATION',
  'CATALOG_TIER_BASE',
  'CATALOG_TIER_FIPS',
  'CATALOG_TIER_AI',
  'CATALOG_TIER_DEVTOOLS',
  'CATALOG_TIER_COMMERCIAL',
] as const;
const syncConfig = message({
  source: text,
  amazon: text,
  azure: text,
  google: text,
  uniqueTags: flag,
  expirationTime: text,
  gracePeriod: flag,
});
const customOverlay = message({
  contents: maybe(message({ packages: listOf(required), runtimeRepositories: listOf(required) })),
  environment: mapOf(required),
  annotations: mapOf(required),
});

const repo = message({
  uid: required,
  name: text,
  description: text,
  createTime: text,
  updateTime: text,
  activeTags: listOf(required),
  aliases: listOf(required),
  bundles: listOf(required),
  catalogTier: enumName(CATALOG_TIERS),
  // The one name in the API that is not camelCase.
  sync_config: maybe(syncConfig),
  customOverlay: maybe(customOverlay),
});

const readme = message({ uid: text, content: text });

/** A part of the catalog. */
export type CatalogTier = Open<(typeof CATALOG_TIERS)[number]>;

/** A repository of images. */
export interface Repo extends Decoded<typeof repo> {}

/** The page about a repository, in Markdown. */
export interface RepoReadme extends Decoded<typeof readme> {}

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

const writable: Writable<RepoFields> = {
  ...values('name', 'description', 'bundles', 'aliases', 'activeTags', 'customOverlay'),
  catalogTier: { names: CATALOG_TIERS },
  sync_config: { fields: values('source', 'amazon', 'azure', 'google') },
};

/** Repositories that the caller can see; `name` is an exact match. */
export function listRepos(scope: Scope & { readonly name?: string } = {}): ListOperation<Repo> {
  return listOperation('/registry/v2/repos', 'repos', repo, scope, { name: scope.name });
}

/** One repository; `NOT_FOUND` when there is none. */
export function getRepo(uid: string): Call<Repo> {
  return readCall(path`/registry/v2/repos/${uid}`, repo);
}

/** Creates a repository in an organization or a folder; throws `TypeError` for an unknown `catalogTier`. */
export function createRepo(parentUid: string, fields: RepoFields & { readonly name: string }): Call<Repo> {
  return postCall(path`/registry/v2/repos/${parentUid}`, fields, repo, writable);
}

/**
 * Changes a repository: with `mask` the listed fields only, with `*` all, without it those in the body. Throws `TypeError` for
 * an unknown `catalogTier`.
 */
export function updateRepo(
  uid: string,
  fields: RepoFields,
  mask?: readonly MaskOf<RepoFields>[],
): Call<Repo> {
  return patchCall(path`/registry/v2/repos/${uid}`, fields, mask, repo, writable);
}

/** Deletes a repository. */
export function deleteRepo(uid: string): Call<undefined> {
  return deleteCall(path`/registry/v2/repos/${uid}`);
}

/** The page about a repository. */
export function getRepoReadme(repoUid: string): Call<RepoReadme> {
  return readCall(path`/registry/v2/repos/${repoUid}/readme`, readme);
}

/** Writes the page about a repository. */
export function updateRepoReadme(repoUid: string, content: string): Call<RepoReadme> {
  return patchCall(path`/registry/v2/repos/${repoUid}/readme`, { content }, undefined, readme);
}

const architectures = message({ architectures: listOf(required) });
const size = message({ size: count, architecture: text });

/** Architectures that an image is built for. */
export interface ImageArchitectures extends Decoded<typeof architectures> {}

/** Compressed size of an image in bytes. */
export interface ImageSize extends Decoded<typeof size> {}

/** Architectures of an image, addressed by repository and digest of its index. */
export function getArchitectures(repoUid: string, digest: string): Call<ImageArchitectures> {
  return readCall(path`/registry/v2/repos/${repoUid}/digests/${digest}/architectures`, architectures);
}

/** Compressed size of an image in bytes, for one architecture (`amd64` where none is named). */
export function getSize(repoUid: string, digest: string, architecture?: string): Call<ImageSize> {
  return readCall(path`/registry/v2/repos/${repoUid}/digests/${digest}/size`, size, { architecture });
}

const POLICY_MODES = ['POLICY_MODE_UNSPECIFIED', 'ENFORCED', 'DRY_RUN'] as const;
const POLICY_RESULTS = ['POLICY_CHECK_RESULT_UNSPECIFIED', 'ALLOWED', 'DENIED', 'ERROR'] as const;
const result = message({
  policyId: text,
  policyName: text,
  mode: enumName(POLICY_MODES),
  result: enumName(POLICY_RESULTS),
  bindingId: text,
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
