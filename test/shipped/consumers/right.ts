import type { Call, ListOperation, Repo, Role } from 'platform-actions/client';
import * as api from 'platform-actions/client';

/** A program as a user may write it: it has to compile wherever the library runs. */
export async function report(signal: AbortSignal): Promise<readonly string[]> {
  const platform = api.createPlatform({ token: 'x', fetch: globalThis.fetch });
  const repos: readonly Repo[] = await platform.all(api.listRepos({ name: 'x' }), {
    signal,
    timeoutMs: 1000,
  });
  const lines: string[] = [];
  for (const { uid, name } of repos)
    for await (const tag of platform.rows(api.listTags({ childrenOf: uid }), {
      orderBy: 'name',
      pageSize: 50,
    }))
      if (tag.deprecated === true) lines.push(`${name}:${tag.name} ${tag.digest}`);
  const total: number | undefined = (await platform.send(api.listRepos()({ pageSize: 1 }))).totalCount;
  const skipped: number = (await platform.send(api.listRepos()({ pageSize: 1, skip: 2 }))).skipped;
  const [sbom] = await platform.registry.sboms('acme/python', 'latest', { platform: 'linux/arm64' });
  return [...lines, String(total), String(skipped), sbom?.predicateType ?? ''];
}

/** A read result can be spread into a write. */
export async function rename(platform: api.Platform, uid: string): Promise<Role> {
  const old = await platform.send(api.getIdentity(uid));
  await platform.send(
    api.updateIdentity(uid, { ...old, claimMatch: { ...old.claimMatch, subject: 'b' } }, [
      'claim_match.subject',
    ]),
  );
  await platform.send(api.createRepo(uid, { ...(await platform.send(api.getRepo(uid))), name: 'copy' }));
  await platform.send(api.createGroup(uid, await platform.send(api.getGroup(uid))));
  await platform.send(api.createAccountAssociation(uid, await platform.send(api.getAccountAssociation(uid))));
  await platform.send(
    api.updateIdentityProvider(uid, await platform.send(api.getIdentityProvider(uid)), ['oidc.client_id']),
  );
  await platform.send(api.createTag(uid, await platform.send(api.getTag(uid))));
  return platform.send(api.updateRole(uid, await platform.send(api.getRole(uid)), ['capabilities']));
}

/** Enums are open: known names complete, and later ones are texts too. */
export function tierOf(repo: Repo): api.CatalogTier {
  const known: api.CatalogTier = 'CATALOG_TIER_BASE';
  const later: api.CatalogTier = 'CATALOG_TIER_OF_TOMORROW';
  return repo.catalogTier === known ? later : repo.catalogTier;
}

export function explain(error: unknown): string {
  if (!(error instanceof api.PlatformError)) throw error;
  const { body, code, details, metadata, requestId } = error;
  const owner = details.resource?.owner ?? details.preconditions[0]?.subject ?? metadata['group'];
  return `${code} ${owner ?? ''} ${requestId ?? ''} ${body}`;
}

/** An operation that has no function is a call like any other. */
export const own: Call<unknown> = {
  method: 'GET',
  path: api.path`/registry/v1/repos/${'a/b'}/digests/${'sha256:0'}/imageconfig`,
  decode: (json) => json,
  idempotent: true,
};

type IsAny<T> = 0 extends 1 & T ? true : false;
type Answer<F> = F extends (...given: never[]) => Call<infer T>
  ? T
  : F extends (...given: never[]) => ListOperation<infer T>
    ? T
    : undefined;
type Loose<T> =
  IsAny<T> extends true
    ? 'any'
    : T extends readonly (infer Item)[]
      ? Loose<Item>
      : T extends object
        ? string extends keyof T
          ? 'open'
          : HasAny<T>
        : never;
type HasAny<T> = { [K in keyof T]-?: IsAny<T[K]> extends true ? K : never }[keyof T];
/** Operations whose answer is `any`, has a field that is, or has an index signature. */
type LooseOperations = {
  [K in keyof typeof api]: Loose<Answer<(typeof api)[K]>> extends never ? never : K;
}[keyof typeof api];
export const loose: LooseOperations = 'requestGroupAccess';
type OnlyOne = Exclude<LooseOperations, 'requestGroupAccess'>;
export const none: OnlyOne extends never ? true : OnlyOne = true;

type AfterRows = Parameters<ReturnType<api.Platform['rows']>['return']>[0];
export const endIsTyped: IsAny<AfterRows> = false;
