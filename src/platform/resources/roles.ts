import { type Decoded, enumName, listOf, message, type Open, required, texts } from '../decode.ts';
import { CAPABILITIES, type CapabilityName } from '../enum-name.ts';
import { type Settable, values } from '../write-body.ts';
import { resource } from './resource-calls.ts';

const role = message({
  uid: required,
  ...texts('name', 'description', 'createTime', 'updateTime'),
  capabilities: listOf(enumName(CAPABILITIES)),
});

/** Something that a role allows, such as `CAP_REPO_LIST`: the spelling of the wire, not that of a token's capabilities (`repo.list`). */
export type Capability = Open<CapabilityName>;

/** A named set of capabilities; built-in ones live at the root. */
export interface Role extends Decoded<typeof role> {}

/** Writable fields of a role. */
export interface RoleFields extends Settable<Pick<Role, 'name' | 'description' | 'capabilities'>> {}

const roles = resource<Role, RoleFields, 'name'>('/iam/v2/roles', role, {
  ...values('name', 'description'),
  capabilities: { names: CAPABILITIES },
});

/** Roles that the caller can see; `name` is an exact match where the service has that filter. */
export const listRoles = roles.list<{ readonly name?: string }>;
/** One role; `NOT_FOUND` when there is none. */
export const getRole = roles.get;
/** Creates a role in an organization; throws `TypeError` for a capability that the service does not know. */
export const createRole = roles.create;
/** Changes a role; built-in ones cannot be changed. Throws `TypeError` for a capability that the service does not know. */
export const updateRole = roles.update;
/** Deletes a role; built-in ones cannot be deleted. */
export const deleteRole = roles.remove;
