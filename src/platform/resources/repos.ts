import * as z from 'zod/mini';
import { type Call, path } from '../call.ts';
import { count, flag, listOf, mapOf, maybe, message, text } from '../decode.ts';
import { requireEnumName } from '../enum-name.ts';
import type { ListOperation } from '../pages.ts';
import { deleteCall, listOperation, patchCall, postCall, readCall, type Scope } from './resource-calls.ts';

const syncConfig = message({
  source: text,
  uniqueTags: flag,
  expirationTime: text,
  gracePeriod: flag,
});
const customOverlay = message({
  contents: maybe(message({ packages: listOf(z.string()), runtimeRepositories: listOf(z.string()) })),
  environment: mapOf(z.string()),
  annotations: mapOf(z.string()),
});

const repo = message({
  uid: z.string(),
  name: text,
  description: text,
  createTime: text,
  updateTime: text,
  activeTags: listOf(z.string()),
  aliases: listOf(z.string()),
  bundles: listOf(z.string()),
  catalogTier: text,
  // The one name in the API that is not camelCase.
  sync_config: maybe(syncConfig),
  customOverlay: maybe(customOverlay),
});
const CATALOG_TIERS = [
  'CATALOG_TIER_UNSPECIFIED',
  'CATALOG_TIER_APPLICATION',
  'CATALOG_TIER_BASE',
  'CATALOG_TIER_FIPS',
  'CATALOG_TIER_AI',
  'CATALOG_TIER_DEVTOOLS',
  'CATALOG_TIER_COMMERCIAL',
] as const;

const readme = message({ uid: text, content: text });

/** A repository of images. */
export type Repo = z.output<typeof repo>;

/** The page about a repository, in Markdown. */
export type RepoReadme = z.output<typeof readme>;

/** Writable fields of a repository; one that is synced from a catalog inherits some of them. */
export interface RepoFields {
  readonly name?: string;
  readonly description?: string;
  /** Such as `CATALOG_TIER_BASE`. */
  readonly catalogTier?: string;
  readonly bundles?: readonly string[];
  readonly aliases?: readonly string[];
  readonly activeTags?: readonly string[];
  readonly sync_config?: {
    readonly source: string;
    readonly amazon?: string;
    readonly azure?: string;
    readonly google?: string;
  };
  readonly customOverlay?: Readonly<Record<string, unknown>>;
}

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
  return postCall(path`/registry/v2/repos/${parentUid}`, checked(fields), repo);
}

/**
 * Changes a repository: with `mask` the listed fields only, with `*` all, without it those in the body. Throws `TypeError` for
 * an unknown `catalogTier`.
 */
export function updateRepo(uid: string, fields: RepoFields, mask?: readonly string[]): Call<Repo> {
  return patchCall(path`/registry/v2/repos/${uid}`, checked(fields), mask, repo);
}

function checked(fields: RepoFields): RepoFields {
  requireEnumName('catalogTier', fields.catalogTier, CATALOG_TIERS);
  return fields;
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

const architectures = message({ architectures: listOf(z.string()) });
const size = message({ size: count, architecture: text });

/** Architectures of an image, addressed by repository and digest of its index. */
export function getArchitectures(repoUid: string, digest: string): Call<z.output<typeof architectures>> {
  return readCall(path`/registry/v2/repos/${repoUid}/digests/${digest}/architectures`, architectures);
}

/** Compressed size of an image in bytes, for one architecture (`amd64` where none is named). */
export function getSize(repoUid: string, digest: string, architecture?: string): Call<z.output<typeof size>> {
  return readCall(path`/registry/v2/repos/${repoUid}/digests/${digest}/size`, size, { architecture });
}

const result = message({
  policyId: text,
  policyName: text,
  mode: text,
  result: text,
  bindingId: text,
  parameters: mapOf(z.unknown()),
});
const results = message({ results: listOf(result) });

/** Result of one pull policy for an image. */
export type PolicyResult = z.output<typeof result>;

/** Checks whether the pull policies of an organization allow an image; changes nothing. */
export function checkPolicies(repoUid: string, digest: string): Call<z.output<typeof results>> {
  return {
    ...postCall(path`/registry/v1/repos/${repoUid}:checkPolicies`, { digest }, results),
    idempotent: true,
  };
}
