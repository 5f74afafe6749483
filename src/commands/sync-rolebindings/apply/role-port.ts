import type { Call } from '../../../platform/call.ts';
import type { Client } from '../../../platform/client.ts';
import { PlatformError, unlessRefused } from '../../../platform/errors.ts';
import { listNeeding, readNeeding } from '../../../platform/pages.ts';
import { readAll } from '../../../platform/read-all.ts';
import {
  createIdentity,
  type IdentityFields,
  listIdentities,
  updateIdentity,
} from '../../../platform/resources/identities.ts';
import {
  batchCreateRoleBindings,
  createRoleBinding,
  deleteRoleBinding,
  getRoleBinding,
  listRoleBindings,
  type RoleBindingFields,
} from '../../../platform/resources/role-bindings.ts';
import type { MaskOf } from '../../../platform/write-body.ts';
import type { ClaimMatch } from '../../../session/claim-match.ts';
import {
  isInOrganization,
  type ObservedIdentity,
  observeBinding,
  observeIdentity,
} from '../plan/observed-world.ts';
import type { CreateIdentity } from '../plan/role-change.ts';
import { IDENTITY_NEEDS, otherAnswer, readIdentity, readOne } from '../read-people.ts';
import { BINDING_NEEDS, observedIn } from '../read-world.ts';

type NewIdentity = Pick<CreateIdentity, 'description' | 'claimMatch'> & { readonly name: string };

export interface IdentityChange {
  readonly name?: string;
  readonly description?: string;
  /** The whole claim match, with the keys that stay. */
  readonly claimMatch?: Readonly<Record<string, unknown>> & ClaimMatch;
}

type BindingFilter =
  | { readonly identityUid: string }
  | { readonly groupUid: string; readonly roleUid: string };

export type RolePort = ReturnType<typeof createPlatformPort>;

/**
 * The requests of `apply` for one organization; each is one write, sent once, or one read with the run's retries. They
 * throw `PlatformError`. Lists contain matching rows only, even if the service ignored a filter.
 */
export function createPlatformPort(client: Client, organizationUid: string) {
  return {
    createIdentity: async (parentUid: string, fields: NewIdentity) => {
      const call = createIdentity(parentUid, fields);
      const made = observeIdentity(await client.send(once(call)));
      const { issuer, subject } = fields.claimMatch;
      // An answer may leave these fields out.
      const isOther =
        !['', fields.name].includes(made.name) ||
        ![undefined, issuer].includes(made.issuer) ||
        ![undefined, subject].includes(made.subject);
      // Roles would go to whatever it is; the identity is looked up instead.
      if (isOther || !made.uid.startsWith(`${parentUid}/`))
        throw otherAnswer(call, made.uid, `a new identity of ${parentUid}`);
      return made.uid;
    },
    updateIdentity: (uid: string, change: IdentityChange) => update(client, uid, change),
    createBinding: async (groupUid: string, binding: RoleBindingFields) =>
      (await client.send(once(createRoleBinding(groupUid, binding)))).uid,
    /** Creates up to 25 on one group, all or none; returns their uids in the requested order. */
    createBindings: async (groupUid: string, bindings: readonly RoleBindingFields[]) => {
      const made = await client.send(once(batchCreateRoleBindings(groupUid, bindings)));
      const isInOrder = made.every(
        ({ group, identity, role }, index) =>
          ['', groupUid].includes(group.uid) &&
          identity.uid === bindings[index]?.identityUid &&
          role.uid === bindings[index]?.roleUid,
      );
      // In another order, or elsewhere, each is looked up.
      return isInOrder ? made.map(({ uid }) => uid) : [];
    },
    deleteBinding: (uid: string): Promise<void> => client.send(once(deleteRoleBinding(uid))),
    /** Identities with their creation times: RFC 3339, empty if the service does not return them. */
    listIdentities: (name: string) => {
      const list = listIdentities({ descendantsOf: organizationUid, name });
      return readAll(client, listNeeding(list, { ...IDENTITY_NEEDS, createTime: true }), (row) => {
        if (row.name !== name || !isInOrganization(row.uid, organizationUid)) return undefined;
        return { ...observeIdentity(row), createTime: row.createTime };
      });
    },
    getIdentity: (uid: string) => readIdentity(client, uid, ['NOT_FOUND']),
    listBindings: (filter: BindingFilter) => {
      const list = listNeeding(listRoleBindings(filterQuery(filter, organizationUid)), BINDING_NEEDS);
      return readAll(client, list, (row) => {
        const observed = observedIn(row, organizationUid);
        if (observed === undefined) return undefined;
        const { group, identity, role } = observed;
        const matches =
          'identityUid' in filter
            ? identity.uid === filter.identityUid
            : group.uid === filter.groupUid && role.uid === filter.roleUid;
        return matches ? observed : undefined;
      });
    },
    /** The binding, wherever it is now; `undefined` only if it does not exist. */
    getBinding: async (uid: string) => {
      const reading = readOne(client, readNeeding(getRoleBinding(uid), BINDING_NEEDS), uid);
      const row = await unlessRefused(['NOT_FOUND'], reading);
      return row && observeBinding(row);
    },
  };
}

/** A write that is not repeated below, where its result could not be looked for. */
const once = <T>(call: Call<T>): Call<T> => ({ ...call, once: true });

function filterQuery(filter: BindingFilter, organizationUid: string): Parameters<typeof listRoleBindings>[0] {
  if ('identityUid' in filter) return { descendantsOf: organizationUid, identity: filter.identityUid };
  const { groupUid, roleUid } = filter;
  return { childrenOf: groupUid, group: groupUid, role: roleUid };
}

/** Changes fields with an explicit mask; if `claim_match` is refused there or changes nothing, `claimMatch` is tried. */
async function update(client: Client, uid: string, change: IdentityChange): Promise<ObservedIdentity> {
  const { claimMatch, description, name } = change;
  const words = Object.fromEntries(
    Object.entries({ name, description }).filter(([, text]) => text !== undefined),
  );
  // Claims that only the service knows are restrictions too, so the body has all of them.
  const body = claimMatch === undefined ? words : { ...words, claimMatch };
  const send = async (...claims: readonly string[]): Promise<ObservedIdentity> => {
    // `claimMatch` is not a name for a mask, but that is for the service to say.
    const mask = [...Object.keys(words), ...claims] as MaskOf<IdentityFields>[];
    const call = updateIdentity(uid, words, mask);
    return observeIdentity(await readOne(client, once({ ...call, body }), uid));
  };
  if (claimMatch === undefined) return send();
  const first = await orMisnamed(send('claim_match'));
  const isError = first instanceof PlatformError;
  if (!isError && first.issuer === claimMatch.issuer && first.subject === claimMatch.subject) return first;
  const second = await orMisnamed(send('claimMatch'));
  if (!(second instanceof PlatformError)) return second;
  // Both names were refused: the first answer names the actual problem.
  if (isError) throw first;
  return first;
}

/** The identity, or the error of a request that is refused as malformed. */
async function orMisnamed(sending: Promise<ObservedIdentity>): Promise<ObservedIdentity | PlatformError> {
  try {
    return await sending;
  } catch (error) {
    if (error instanceof PlatformError && error.code === 'INVALID_ARGUMENT') return error;
    throw error;
  }
}
