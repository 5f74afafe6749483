import { DAY_MS } from '../../base/time.ts';
import { UserError } from '../../base/user-error.ts';
import { requireName, undecodable } from '../../platform/errors.ts';
import { type ListOperation, listNeeding, type Page, readPages } from '../../platform/pages.ts';
import { listAdvisories } from '../../platform/resources/advisories.ts';
import { listGroups } from '../../platform/resources/groups.ts';
import { listRepos } from '../../platform/resources/repos.ts';
import { listRoleBindings } from '../../platform/resources/role-bindings.ts';
import { listTags } from '../../platform/resources/tags.ts';
import type { Deps } from '../../session/command.ts';
import {
  findOrganization,
  isOrganizationUid,
  type Organization,
  readGroup,
} from '../../session/organization.ts';
import { readClaims } from '../../session/sign-in.ts';
import { type Check, type Checked, NOT_SIGNED_IN, runCheck, skipped } from './check.ts';
import type { DoctorInputs } from './manifest.ts';

const NAMED = { uid: true, name: true } as const;

/** Checks access to each resource with one small request. */
export async function checkReads(
  inputs: DoctorInputs,
  deps: Deps,
  platformToken: string | undefined,
  registryToken: string | undefined,
): Promise<readonly Check[]> {
  const names = ['organization', 'repositories', 'tags', 'advisories', 'role bindings', 'tag history'];
  if (platformToken === undefined) return names.map((name) => skipped(name, NOT_SIGNED_IN).check);
  const { client } = deps.session;
  const ask = <T>(name: string, body: () => Promise<{ readonly detail: string; readonly value: T }>) =>
    runCheck(name, inputs.identity, body);
  const first = <Row>(name: string, list: ListOperation<Row>): Promise<Checked<Row | undefined>> =>
    ask(name, async () => {
      const call = list({ pageSize: 1 });
      const page = await client.send(call);
      const message = `the first page has none of ${page.totalCount} rows`;
      if (page.rows.length === 0 && (page.totalCount ?? 0) > 0)
        throw undecodable(message, `${call.method} ${call.path}`);
      return { detail: countOf(page), value: page.rows[0] };
    });
  const organization = await ask('organization', async () => {
    const group = await organizationOf(inputs, deps, platformToken);
    return { detail: `${group.name} (${group.uid})`, value: group };
  });
  const uid = organization.value?.uid ?? organizationUid(inputs, platformToken);
  const scope = uid === undefined ? {} : { descendantsOf: uid };
  const [repos, advisories, bindings] = await Promise.all([
    first('repositories', listNeeding(listRepos(scope), NAMED)),
    first('advisories', listNeeding(listAdvisories({}), { uid: true })),
    first('role bindings', listNeeding(listRoleBindings(scope), { uid: true })),
  ]);
  const repo = repos.value;
  const nothing = 'not tried: no repository was found';
  const tags =
    repo === undefined
      ? skipped<Organization | undefined>('tags', nothing)
      : await first('tags', listNeeding(listTags({ childrenOf: repo.uid }), NAMED));
  const history =
    repo === undefined || tags.value === undefined
      ? skipped<string>('tag history', repo === undefined ? nothing : 'not tried: no tag was found')
      : await readHistory(inputs, deps, repo, tags.value, registryToken);
  return [organization, repos, tags, advisories, bindings, history].map(({ check }) => check);
}

/** The organization as every command finds it; for a user, who is not below one, the first that can be seen. */
async function organizationOf(inputs: DoctorInputs, deps: Deps, token: string): Promise<Organization> {
  const { client } = deps.session;
  const uid = organizationUid(inputs, token);
  if (uid !== undefined) return readGroup(client, uid);
  if (inputs.organization !== undefined) return findOrganization(inputs, client);
  for await (const groups of readPages(client, listNeeding(listGroups(), NAMED))) {
    const found = groups.find((group) => !group.uid.includes('/'));
    if (found !== undefined) return found;
  }
  throw new UserError({
    message: 'the identity cannot see any organization',
    fix: 'set `organization` to the uid or the exact name of an organization in which the identity has a role',
    input: 'organization',
  });
}

/** Uid of the organization, if the inputs or the token contain it. */
export function organizationUid(inputs: DoctorInputs, token: string | undefined): string | undefined {
  const { identity, organization } = inputs;
  if (organization !== undefined) return isOrganizationUid(organization) ? organization : undefined;
  const subject = identity ?? readClaims(token ?? '')?.subject;
  return subject?.includes('/') === true ? subject.split('/')[0] : undefined;
}

async function readHistory(
  inputs: DoctorInputs,
  deps: Deps,
  repo: Organization,
  tag: Organization,
  registryToken: string | undefined,
): Promise<Checked<string>> {
  const name = 'tag history';
  if (registryToken === undefined) return skipped(name, 'not tried: not signed in to the registry');
  const { client, registry } = deps.session;
  return runCheck(name, inputs.identity, async () => {
    requireName(repo, 'repository', 'GET /registry/v2/repos');
    requireName(tag, 'tag', 'GET /registry/v2/tags');
    const segments = repo.uid.split('/').slice(0, -1);
    const groups = segments.map((_, index) => segments.slice(0, index + 1).join('/'));
    const named = await Promise.all(groups.map((uid) => readGroup(client, uid)));
    for (const group of named) requireName(group, 'group', 'GET /iam/v2/groups');
    const repository = [...named, repo].map(({ name }) => name).join('/');
    const start = deps.clock.now() - 30 * DAY_MS;
    const records = await registry.history(repository, tag.name)({ start });
    const detail = `${repository}:${tag.name}, ${records.length} records of the last 30 days`;
    return { detail, value: repository };
  });
}

function countOf(page: Page<unknown>): string {
  if (page.totalCount !== undefined) return `can be read: ${page.totalCount}`;
  return page.rows.length === 0 ? 'can be read: none' : 'can be read';
}
