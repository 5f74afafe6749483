import { plainLine } from '../../../base/plain-text.ts';
import { once, remember } from '../../../base/remember.ts';
import { UserError } from '../../../base/user-error.ts';
import { PUBLIC_ORGANIZATION } from '../../../images/reference/image-name.ts';
import { PlatformError } from '../../../platform/errors.ts';
import { getAccountAssociation } from '../../../platform/resources/account-associations.ts';
import {
  type ExpectedSigner,
  type SignaturePolicy,
  signersOfBindings,
  VENDOR_SIGNER,
} from '../../../registry/attestation/signature-policy.ts';
import type { Deps } from '../../../session/command.ts';
import { isOrganizationUid, rootGroups } from '../../../session/organization.ts';
import type { GateInputs } from '../manifest.ts';

type Given = Pick<
  GateInputs,
  'verify-sbom' | 'attestation-issuer' | 'attestation-subject' | 'attestation-key' | 'trusted-root'
>;

/**
 * Creates the policies of a run by organization: `attestation-key`, else issuer and subject, which are by default those of the
 * vendor's workflow for public images, and the organization's own signing identities for its images. Throws `UserError`
 * where files cannot be read, or where an organization's identities are not known.
 */
export function createPolicies(
  inputs: Given,
  deps: Pick<Deps, 'readPolicyFile' | 'session'>,
): (organization: string) => Promise<SignaturePolicy> {
  const trustedRoot = once(() => readInput(inputs['trusted-root'], 'trusted-root', deps));
  const key = once(() => readKey(inputs['attestation-key'], deps));
  return remember(async (organization): Promise<SignaturePolicy> => {
    if (!inputs['verify-sbom']) return { kind: 'unverified' };
    const pem = await key();
    if (pem !== undefined) return { kind: 'key', key: pem };
    const signers = await signersFor(inputs, deps, organization);
    return { kind: 'keyless', signers, trustedRoot: await trustedRoot() };
  });
}

/** Throws `UserError` for a file of the policy that is not there, before anything is asked for its sake. */
export async function checkPolicyFiles(inputs: Given, deps: Pick<Deps, 'readPolicyFile'>): Promise<void> {
  if (!inputs['verify-sbom']) return;
  const key = await readKey(inputs['attestation-key'], deps);
  if (key === undefined) await readInput(inputs['trusted-root'], 'trusted-root', deps);
}

async function signersFor(
  inputs: Given,
  { session }: Pick<Deps, 'session'>,
  organization: string,
): Promise<readonly ExpectedSigner[]> {
  const vendor = organization === PUBLIC_ORGANIZATION ? VENDOR_SIGNER : undefined;
  const issuer = inputs['attestation-issuer'] ?? vendor?.issuer ?? session.issuerUrl;
  const subject = inputs['attestation-subject'] ?? vendor?.subject;
  if (subject !== undefined) return [{ issuer, subject }];
  const signers = await ownSigners(session, organization);
  return signers.map((signer) => ({ ...signer, issuer }));
}

/** The identities that sign an organization's own images, from its account association. */
async function ownSigners(
  { client, issuerUrl }: Pick<Deps['session'], 'client' | 'issuerUrl'>,
  organization: string,
): Promise<readonly ExpectedSigner[]> {
  const unknown = (why: string): UserError =>
    new UserError({
      message: `the identities that sign the images of \`${plainLine(organization, 100)}\` are unknown: ${why}`,
      fix: 'give the identity the capability `account_associations.list` on the organization, or name the signer in `attestation-subject` (and `attestation-issuer`)',
      input: 'attestation-subject',
    });
  try {
    const groups = isOrganizationUid(organization)
      ? [{ uid: organization }]
      : await rootGroups(client, organization);
    const [group] = groups;
    if (group === undefined || groups.length > 1)
      throw unknown(`this identity sees ${groups.length} organizations of that name`);
    const association = await client.send(getAccountAssociation(group.uid));
    const signers = signersOfBindings(association.chainguard?.serviceBindings ?? {}, issuerUrl);
    if (signers.length === 0)
      throw unknown('its account association names neither CATALOG_SYNCER nor APKO_BUILDER');
    return signers;
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    if (error.code !== 'NOT_FOUND' && error.code !== 'PERMISSION_DENIED') throw error;
    throw unknown(`its account association cannot be read: ${plainLine(error.message, 200)} (${error.code})`);
  }
}

/** A key as text, or the path of a file with it. */
async function readKey(
  value: string | undefined,
  deps: Pick<Deps, 'readPolicyFile'>,
): Promise<string | undefined> {
  return value?.includes('-----BEGIN') === true ? value : readInput(value, 'attestation-key', deps);
}

async function readInput(
  path: string | undefined,
  input: 'attestation-key' | 'trusted-root',
  { readPolicyFile }: Pick<Deps, 'readPolicyFile'>,
): Promise<string | undefined> {
  if (path === undefined) return undefined;
  // Whoever could change it could sign anything, so it comes from where policy comes from.
  const text = await readPolicyFile(path);
  if (text !== undefined) return text;
  throw new UserError({
    message: `\`${input}\`: there is no file \`${plainLine(path, 300)}\``,
    fix: 'check the path: it is relative to `working-directory`, and with `policy-from: base` it is read at the base commit',
    input,
  });
}
