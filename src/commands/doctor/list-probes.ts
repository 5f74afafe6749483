import { type Fields, isRecord } from '../../base/json-value.ts';
import type { Client } from '../../platform/client.ts';
import { PlatformError } from '../../platform/errors.ts';
import { type ListOperation, MAXIMUM_PAGE_SIZE } from '../../platform/pages.ts';
import { listAccountAssociations } from '../../platform/resources/account-associations.ts';
import { listAdvisories, listVulnerabilityMetadata } from '../../platform/resources/advisories.ts';
import { listArtifacts } from '../../platform/resources/artifacts.ts';
import { listExternalGroupRoleMappings } from '../../platform/resources/external-group-role-mappings.ts';
import { listGroupInvites, listGroups } from '../../platform/resources/groups.ts';
import { listIdentities } from '../../platform/resources/identities.ts';
import { listIdentityProviders } from '../../platform/resources/identity-providers.ts';
import { listRepos } from '../../platform/resources/repos.ts';
import { listRoleBindings } from '../../platform/resources/role-bindings.ts';
import { listRoles } from '../../platform/resources/roles.ts';
import { listSubscriptions } from '../../platform/resources/subscriptions.ts';
import { listTags } from '../../platform/resources/tags.ts';

/** The first page of a list as the service wrote it, or the code with which it refused. */
export type RawPage =
  | { readonly kind: 'page'; readonly json: Fields; readonly rows: readonly unknown[] }
  | { readonly kind: 'refused'; readonly code: string };

/** A list to ask for; `path` names it in the report, `key` is that of its rows. */
export interface ListProbe {
  readonly path: string;
  readonly key: string;
  readonly list: ListOperation<unknown>;
}

const probe = (key: string, list: ListOperation<unknown>): ListProbe => ({
  path: list({ pageSize: 1 }).path,
  key,
  list,
});

/** One request for each list of the service. */
export const LIST_PROBES: readonly ListProbe[] = [
  probe('groups', listGroups()),
  probe('identities', listIdentities()),
  probe('roles', listRoles()),
  probe('roleBindings', listRoleBindings()),
  probe('identityProviders', listIdentityProviders()),
  probe('accountAssociations', listAccountAssociations()),
  probe('groupInvites', listGroupInvites()),
  probe('externalGroupRoleMappings', listExternalGroupRoleMappings()),
  probe('repos', listRepos()),
  probe('tags', listTags({})),
  probe('advisories', listAdvisories({})),
  probe('artifacts', listArtifacts({ ecosystems: ['ECOSYSTEM_PYTHON'] })),
  probe('vulnerabilityMetadata', listVulnerabilityMetadata()),
  probe('subscriptions', listSubscriptions()),
];

/** A value that no resource has, so that a list that honors the filter is empty. */
const NOBODY = 'platform-actions-doctor-looks-for-nothing';
const NO_UID = 'd0'.repeat(20);

/** The filters that commands send; they check every row again, so an ignored filter costs time, not correctness. */
export const FILTER_PROBES: readonly (ListProbe & { readonly filter: string })[] = [
  { filter: 'uidp.children_of', ...probe('repos', listRepos({ childrenOf: NO_UID })) },
  { filter: 'name', ...probe('repos', listRepos({ name: NOBODY })) },
  { filter: 'name', ...probe('groups', listGroups({ name: NOBODY })) },
  { filter: 'name', ...probe('identities', listIdentities({ name: NOBODY })) },
  { filter: 'name', ...probe('roles', listRoles({ name: NOBODY })) },
  { filter: 'identity', ...probe('roleBindings', listRoleBindings({ identity: NO_UID })) },
  { filter: 'name', ...probe('tags', listTags({ name: NOBODY })) },
  { filter: 'artifactNames', ...probe('advisories', listAdvisories({ artifactNames: [NOBODY] })) },
  { filter: 'componentNames', ...probe('advisories', listAdvisories({ componentNames: [NOBODY] })) },
  { filter: 'advisoryIds', ...probe('advisories', listAdvisories({ advisoryIds: [NOBODY] })) },
  { filter: 'aliases', ...probe('advisories', listAdvisories({ aliases: [NOBODY] })) },
];

/** Answers that say something about the service or the identity, rather than that something is broken. */
const REFUSALS: ReadonlySet<string> = new Set([
  'PERMISSION_DENIED',
  'NOT_FOUND',
  'UNIMPLEMENTED',
  'INVALID_ARGUMENT',
]);

/** Asks for the first page of a list, in which a row may show what others do not; throws `PlatformError` for a failure that is not a refusal. */
export async function askRaw(client: Client, { key, list }: ListProbe): Promise<RawPage> {
  const decode = (json: unknown): RawPage => {
    if (!isRecord(json)) throw new TypeError('it is not an object');
    const rows = json[key] ?? [];
    if (!Array.isArray(rows)) throw new TypeError(`\`${key}\` has the wrong type`);
    return { kind: 'page', json, rows };
  };
  try {
    return await client.send({ ...list({ pageSize: MAXIMUM_PAGE_SIZE }), decode });
  } catch (error) {
    if (!(error instanceof PlatformError) || !REFUSALS.has(error.code)) throw error;
    return { kind: 'refused', code: error.code };
  }
}
