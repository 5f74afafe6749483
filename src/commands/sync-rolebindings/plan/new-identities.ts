import { plainLine } from '../../../base/plain-text.ts';
import { PlatformError } from '../../../platform/errors.ts';
import { isWithin, mayBeGone, type ObservedWorld, type RolePlan } from './role-binding.ts';

/**
 * Throws `PlatformError` (`UNDECODABLE`) if the plan creates an identity that may exist, because a binding names an
 * identity of the organization that the list lacks.
 */
export function requireNewIdentities({ changes }: RolePlan, world: ObservedWorld): void {
  const creation = changes.find(({ action }) => action === 'create');
  if (creation === undefined) return;
  const { bindings, identities, organization } = world;
  const listed = new Set(identities.map(({ uid }) => uid));
  const missing = bindings.find(
    (row) =>
      isWithin(row.identity.uid, organization.uid) &&
      !listed.has(row.identity.uid) &&
      !mayBeGone(row, organization),
  )?.identity;
  if (missing === undefined) return;
  const [name, uid, wanted] = [missing.name, missing.uid, creation.identity.name].map((text) =>
    plainLine(text, 200),
  );
  throw new PlatformError(
    `the list lacks \`${name}\` (${uid}), which a role binding names, so identity \`${wanted}\` may exist already and is not created; set the \`uid\` of its entry if it does`,
    { code: 'UNDECODABLE', call: 'GET /iam/v2/identities' },
  );
}
