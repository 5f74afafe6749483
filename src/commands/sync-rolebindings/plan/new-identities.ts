import { plainLine } from '../../../base/plain-text.ts';
import { PlatformError } from '../../../platform/errors.ts';
import { isWithin, type ObservedWorld, type RolePlan } from './role-binding.ts';

/**
 * Throws `PlatformError` (`UNDECODABLE`) if the plan creates an identity that may exist: where a binding names an
 * identity of the organization that the list lacks, or a row of the list does not show what its identity accepts.
 */
export function requireNewIdentities({ changes }: RolePlan, world: ObservedWorld): void {
  const creation = changes.find(({ action }) => action === 'create');
  if (creation === undefined) return;
  const { bindings, identities, organization } = world;
  const listed = new Set(identities.map(({ uid }) => uid));
  // A binding of an identity that was deleted shows its uid only.
  const missing = bindings.find(
    ({ identity: { name, uid } }) => name !== '' && isWithin(uid, organization.uid) && !listed.has(uid),
  );
  const renewed = new Set(
    changes.flatMap((change) =>
      change.action === 'update' && change.claims !== undefined ? change.identity.uid : [],
    ),
  );
  const blank = identities.find(
    ({ kind, uid }) => kind === 'unknown' && isWithin(uid, organization.uid) && !renewed.has(uid),
  );
  const found = missing?.identity ?? blank;
  if (found === undefined) return;
  const [name, uid, wanted] = [found.name, found.uid, creation.identity.name].map((text) =>
    plainLine(text, 200),
  );
  const why =
    missing === undefined
      ? `does not show what identity \`${name}\` (${uid}) accepts`
      : `lacks \`${name}\` (${uid}), which a role binding names`;
  throw new PlatformError(
    `the list ${why}, so identity \`${wanted}\` may exist already and is not created; set the \`uid\` of its entry if it does`,
    { code: 'UNDECODABLE', call: 'GET /iam/v2/identities' },
  );
}
