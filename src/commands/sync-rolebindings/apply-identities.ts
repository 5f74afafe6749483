import type { CreateIdentity, ObservedIdentity, UpdateIdentity } from '../../domain/role-binding.ts';
import { type ApplyState, attempt, refuse, settle } from './apply-state.ts';
import type { IdentityChange } from './port.ts';

/** How long a new identity may be unknown to parts of the service. */
const FRESH_MS = 30_000;
/** A second identity with the same claims would be worse than a wait. */
const IDENTITY_LOOKS_MS = [0, 1000, 2000, 4000, 8000];
const UPDATE_LOOKS_MS = [0, 1000, 2000];

/** Creates an identity under the organization, unless another run has made it meanwhile. */
export async function applyCreation(state: ApplyState, index: number, change: CreateIdentity): Promise<void> {
  await attempt(state, index, async () => {
    const { clock, made, plan, port } = state;
    const { name } = change.identity;
    const { claimMatch, description } = change;
    const look = async () => {
      const found = (await port.listIdentities(name)).filter((identity) => isMeant(identity, change));
      return found.map(({ uid }) => uid).sort()[0];
    };
    const there = await look();
    const uid =
      there ??
      (await settle(state, {
        send: () => port.createIdentity(plan.organization.uid, { name, description, claimMatch }),
        look,
        looksMs: IDENTITY_LOOKS_MS,
      }));
    made.set(name, { uid, freshUntilMs: clock.now() + FRESH_MS });
    return there === undefined ? { uid } : { uid, note: 'it was there already' };
  });
}

function isMeant(identity: ObservedIdentity, { claimMatch, identity: { name } }: CreateIdentity): boolean {
  const { issuer, kind, subject } = identity;
  return (
    kind === 'claim-match' &&
    identity.name === name &&
    issuer === claimMatch.issuer &&
    subject === claimMatch.subject
  );
}

/** Changes claims, name or description; an identity whose claims could not be changed gets nothing new in this run. */
export async function applyUpdate(state: ApplyState, index: number, change: UpdateIdentity): Promise<void> {
  const { port, tracked, unchanged } = state;
  const { claims, description, identity, name } = change;
  const fields: IdentityChange = {
    ...(name === undefined ? {} : { name: name.to }),
    ...(description === undefined ? {} : { description: description.to }),
    ...(claims === undefined ? {} : { claimMatch: { ...claims.kept, ...claims.to } }),
  };
  const isDone = (now: ObservedIdentity) =>
    (name === undefined || now.name === name.to) &&
    (description === undefined || now.description === description.to) &&
    (claims === undefined || (now.issuer === claims.to.issuer && now.subject === claims.to.subject));
  await attempt(state, index, async () => {
    const after = await settle(state, {
      send: () => port.updateIdentity(identity.uid, fields),
      look: async () => {
        const now = await port.getIdentity(identity.uid);
        return now !== undefined && isDone(now) ? now : undefined;
      },
      looksMs: UPDATE_LOOKS_MS,
    });
    if (!isDone(after)) refuse('the service answered, but the identity is as it was');
    return {};
  });
  if (claims !== undefined && tracked[index]?.status !== 'done') unchanged.add(identity.uid);
}
