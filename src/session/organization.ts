import { nearestNames, showCandidates } from '../base/nearest-names.ts';
import { plainLine } from '../base/plain-text.ts';
import { UserError } from '../base/user-error.ts';
import type { CommonInputs } from '../kit/manifest/common-inputs.ts';
import type { Client } from '../platform/client.ts';
import { HIDDEN, requireName, undecodable, unlessRefused } from '../platform/errors.ts';
import { listNeeding, readNeeding } from '../platform/pages.ts';
import { readAll } from '../platform/read-all.ts';
import { type Group, getGroup, listGroups } from '../platform/resources/groups.ts';

const ROOT_UID = /^[0-9a-f]{40}$/;

const NAMED = { uid: true, name: true } as const;

type RootGroup = Pick<Group, 'uid' | 'name' | 'verified'>;

/** True for the uid of an organization, false for a name. */
export function isOrganizationUid(text: string): boolean {
  return ROOT_UID.test(text);
}

/** The organization that a run is about. */
export interface Organization {
  readonly uid: string;
  readonly name: string;
}

/**
 * Finds the organization: `organization` as uid or exact name, else the first segment of `identity`. Throws `UserError`
 * if it is not given, unknown or ambiguous, and `PlatformError` (`UNDECODABLE`) if the service returns another one.
 */
export async function findOrganization(inputs: CommonInputs, client: Client): Promise<Organization> {
  const wanted = inputs.organization ?? inputs.identity?.split('/')[0];
  if (wanted === undefined)
    throw new UserError({
      message: '`organization` is required: it cannot be derived from `identity`',
      fix: 'set `organization` to the uid or the exact name of the organization',
      input: 'organization',
    });
  // The first segment of an identity is a uid, whatever form uids have here.
  if (inputs.organization === undefined || isOrganizationUid(wanted)) return readGroup(client, wanted);
  const named = await rootGroups(client, wanted);
  const unnamed = named.length === 0 ? await groupOfUid(client, wanted) : undefined;
  if (unnamed !== undefined) return unnamed;
  const only = onlyGroup(named, '`organization`');
  if (only !== undefined) return only;
  throw new UserError({
    message: `this identity cannot see an organization named \`${plainLine(wanted, 100)}\``,
    fix: candidatesFix(wanted, await rootGroups(client)),
    input: 'organization',
  });
}

/** The only or only verified organization, if there is any. Throws `UserError` if `subject` is ambiguous. */
export function onlyGroup(named: readonly RootGroup[], subject: string): RootGroup | undefined {
  const verified = named.filter((group) => group.verified);
  const candidates = named.length > 1 && verified.length === 1 ? verified : named;
  const [only] = candidates;
  if (only === undefined || candidates.length === 1) return only;
  throw new UserError({
    message: `${subject} is ambiguous: ${candidates.length} organizations are named \`${plainLine(only.name, 100)}\``,
    fix: `use the uid of one of them: ${candidates.map((group) => group.uid).join(', ')}`,
    input: 'organization',
  });
}

/** The group of a uid; throws `PlatformError` (`UNDECODABLE`) if the service returns another one. */
export async function readGroup(client: Client, uid: string): Promise<Organization> {
  const call = readNeeding(getGroup(uid), NAMED);
  const group = await client.send(call);
  if (group.uid === uid) return group;
  const message = `the service returned the group \`${plainLine(group.uid, 200)}\` instead of \`${plainLine(uid, 200)}\``;
  throw undecodable(message, `${call.method} ${call.path}`);
}

/** The root group of a uid that does not have the usual form, which the specification leaves open. */
async function groupOfUid(client: Client, uid: string): Promise<Organization | undefined> {
  if (!/^[\w-]+$/.test(uid)) return undefined;
  const group = await unlessRefused(HIDDEN, client.send(readNeeding(getGroup(uid), NAMED)));
  return group?.uid === uid ? group : undefined;
}

function candidatesFix(wanted: string, visible: readonly RootGroup[]): string {
  if (visible.length === 0) return 'it cannot see any organization by name: use the uid';
  const names = visible.map(({ name }) => name);
  const near = nearestNames(wanted, names).map((name) => `\`${plainLine(name, 100)}\``);
  return near.length > 0 ? `did you mean ${near.join(' or ')}?` : `it can see ${showCandidates(visible)}`;
}

/** Root groups, with an exact name if one is given, which is checked again: the service ignores unknown filters. */
export async function rootGroups(client: Client, name?: string): Promise<readonly RootGroup[]> {
  const list = listNeeding(listGroups(name === undefined ? {} : { name }), { ...NAMED, verified: false });
  const roots = await readAll(client, list, (group) => (group.uid.includes('/') ? undefined : group));
  if (name === undefined) return roots;
  const named = roots.filter((group) => group.name === name);
  // A group without a name may be the one that we need.
  if (named.length === 0) for (const group of roots) requireName(group, 'group', 'GET /iam/v2/groups');
  return named;
}
