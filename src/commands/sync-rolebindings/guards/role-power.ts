import type { Named, ObservedWorld } from '../plan/observed-world.ts';
import { isOwnerName } from './role-refusal.ts';

/** Capabilities, as the wire and tokens spell them, that let their holder give access to themselves or others. */
const GIVES_ACCESS = /^(?:IAM_)?(?:ROLE_BINDINGS|ROLES|IDENTITY)_(?:CREATE|UPDATE|\*)$/;
const BINDS_ROLES = /^(?:IAM_)?ROLE_BINDINGS_(?:CREATE|UPDATE|\*)$/;
/** Built-in roles that bind roles, for a service that does not say what a role can do. */
const KNOWN_NAMES = /^(?:owner|limited_owner|.+\.pull_token_creator)$/i;

type Judges = (role: Named) => boolean;

/** Judges roles by what they can do, and by their names where the service does not say it. */
export interface RolePower {
  /** Whether a role can create or change role bindings, roles or identities. */
  readonly givesAccess: Judges;
  /** Whether a role is `owner` or can bind roles. */
  readonly bindsRoles: Judges;
}

export function createRolePower({ roles }: Pick<ObservedWorld, 'roles'>): RolePower {
  const capabilities = new Map(roles.map((role) => [role.uid, role.capabilities ?? []]));
  const holds =
    (pattern: RegExp): Judges =>
    (role) => {
      const told = capabilities.get(role.uid) ?? [];
      if (told.some((name) => pattern.test(normalized(name)))) return true;
      // A number is a capability that has no name here.
      const isTold = told.length > 0 && !told.some((name) => /^[0-9]+$/.test(name));
      return isOwnerName(role.name) || (!isTold && KNOWN_NAMES.test(role.name));
    };
  return { givesAccess: holds(GIVES_ACCESS), bindsRoles: holds(BINDS_ROLES) };
}

/** `IAM_ROLES_CREATE` for `CAP_IAM_ROLES_CREATE`, `ROLES_CREATE` for `roles.create`. */
function normalized(capability: string): string {
  return capability.toUpperCase().replace(/^CAP_/, '').replaceAll('.', '_');
}
