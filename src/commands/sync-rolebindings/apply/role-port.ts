import type { Call } from '../../../platform/call.ts';
import type { Client } from '../../../platform/client.ts';
import { PlatformError, unlessRefused } from '../../../platform/errors.ts';
import { listNeeding, readNeeding } from '../../../platform/needing.ts';
import { readAll } from '../../../platform/read-all.ts';
import {
  createIdentity,
  getIdentity,
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
  isWithin,
  type ObservedBinding,
  type ObservedIdentity,
  observeIdentity,
} from '../plan/observed-world.ts';
import { IDENTITY_NEEDS, otherAnswer, readOne } from '../read-one.ts';
import { BINDING_NEEDS, observedAnywhere, observedIn } from '../read-world.ts';

interface NewIdentity {
  readonly name: string;
  readonly description: string | undefined;
  readonly claimMatch: ClaimMatch;
}

export interface IdentityChange {
  readonly name?: string;
  readonly description?: string;
  /** The whole claim match, with the keys that stay. */
  readonly claimMatch?: Readonly<Record<string, unknown>> & ClaimMatch;
}

/** A listed identity with its creation time: RFC 3339, empty if the service does not return it. */
export interface ListedIdentity extends ObservedIdentity {
  readonly createTime: string;
}

type BindingFilter =
  | { readonly identityUid: string }
  | { readonly groupUid: string; readonly roleUid: string };

/**
 * The requests of `apply`; each is one write, sent once, or one read with the run's retries. They throw `PlatformError`.
 * Lists contain matching rows only, even if the service ignored a filter.
 */
export interface RolePort {
  createIdentity(parentUid: string, identity: NewIdentity): Promise<string>;
  /** Changes only the given fields; returns the identity afterwards. */
  updateIdentity(uid: string, change: IdentityChange): Promise<ObservedIdentity>;
  createBinding(groupUid: string, binding: RoleBindingFields): Promise<string>;
  /** Creates up to 25 on one group, all or none; returns their uids in the requested order. */
  createBindings(groupUid: string, bindings: readonly RoleBindingFields[]): Promise<readonly string[]>;
  deleteBinding(uid: string): Promise<void>;
  listIdentities(name: string): Promise<readonly ListedIdentity[]>;
  getIdentity(uid: string): Promise<ObservedIdentity | undefined>;
  listBindings(filter: BindingFilter): Promise<readonly ObservedBinding[]>;
  /** The binding, wherever it is now; `undefined` only if it does not exist. */
  getBinding(uid: string): Promise<ObservedBinding | undefined>;
}

/** The requests of `apply` to the platform, for one organization. Writes are sent once: `apply` repeats them itself. */
export function createPlatformPort(client: Client, organizationUid: string): RolePort {
  return {
    createIdentity: async (parentUid, { claimMatch, description, name }) => {
      const words = description === undefined ? {} : { description };
      const call = createIdentity(parentUid, { name, ...words, claimMatch });
      const { uid } = await client.send(once(call));
      // Roles would go to whatever it is; the identity is looked up instead.
      if (!uid.startsWith(`${parentUid}/`)) throw otherAnswer(call, uid, `a new identity of ${parentUid}`);
      return uid;
    },
    updateIdentity: (uid, change) => update(client, uid, change),
    createBinding: async (groupUid, binding) =>
      (await client.send(once(createRoleBinding(groupUid, binding)))).uid,
    createBindings: async (groupUid, bindings) => {
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
    deleteBinding: (uid) => client.send(once(deleteRoleBinding(uid))),
    listIdentities: (name) =>
      readAll(
        client,
        listNeeding(listIdentities({ descendantsOf: organizationUid, name }), {
          ...IDENTITY_NEEDS,
          createTime: true,
        }),
        (row) =>
          row.name === name && isWithin(row.uid, organizationUid)
            ? { ...observeIdentity(row), createTime: row.createTime }
            : undefined,
      ),
    getIdentity: async (uid) => {
      const reading = readOne(client, readNeeding(getIdentity(uid), IDENTITY_NEEDS), uid);
      const row = await unlessRefused(['NOT_FOUND'], reading);
      return row && observeIdentity(row);
    },
    listBindings: (filter) =>
      readAll(
        client,
        listNeeding(listRoleBindings(filterQuery(filter, organizationUid)), BINDING_NEEDS),
        (row) => {
          const observed = observedIn(row, organizationUid);
          if (observed === undefined) return undefined;
          const { group, identity, role } = observed;
          const matches =
            'identityUid' in filter
              ? identity.uid === filter.identityUid
              : group.uid === filter.groupUid && role.uid === filter.roleUid;
          return matches ? observed : undefined;
        },
      ),
    getBinding: async (uid) => {
      const reading = readOne(client, readNeeding(getRoleBinding(uid), BINDING_NEEDS), uid);
      const row = await unlessRefused(['NOT_FOUND'], reading);
      return row && observedAnywhere(row);
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

/**
 * Changes the given fields with an explicit mask. The service knows `claim_match` and takes a mask's names literally;
 * if that is refused or changes nothing, `claimMatch` is tried.
 */
async function update(client: Client, uid: string, change: IdentityChange): Promise<ObservedIdentity> {
  const { claimMatch, description, name } = change;
  const words = {
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
  };
  // Claims that only the service knows are restrictions too, so the body has all of them.
  const body = claimMatch === undefined ? words : { ...words, claimMatch };
  const send = async (...claims: readonly string[]): Promise<ObservedIdentity> => {
    // `claimMatch` is not a name for a mask, but that is for the service to say.
    const mask = [...Object.keys(words), ...claims] as MaskOf<IdentityFields>[];
    return observeIdentity(await client.send(once({ ...updateIdentity(uid, words, mask), body })));
  };
  if (claimMatch === undefined) return send();
  const first = await settled(send('claim_match'));
  if (first.kind === 'refused' && first.error.code !== 'INVALID_ARGUMENT') throw first.error;
  if (first.kind === 'done') {
    const { issuer, subject } = first.identity;
    if (issuer === claimMatch.issuer && subject === claimMatch.subject) return first.identity;
  }
  const second = await settled(send('claimMatch'));
  if (second.kind === 'done') return second.identity;
  if (second.error.code !== 'INVALID_ARGUMENT') throw second.error;
  // Both names were refused: the first answer names the actual problem.
  if (first.kind === 'refused') throw first.error;
  return first.identity;
}

type Sent =
  | { readonly kind: 'done'; readonly identity: ObservedIdentity }
  | { readonly kind: 'refused'; readonly error: PlatformError };

async function settled(sending: Promise<ObservedIdentity>): Promise<Sent> {
  try {
    return { kind: 'done', identity: await sending };
  } catch (error) {
    if (error instanceof PlatformError) return { kind: 'refused', error };
    throw error;
  }
}
