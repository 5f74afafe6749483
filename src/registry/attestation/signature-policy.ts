import { createGlob, globProblem } from '../../base/glob.ts';

/** Who may have signed, without a key: the issuer's URL exactly, the subject exactly or as a glob. */
export interface ExpectedSigner {
  readonly issuer: string;
  readonly subject: string;
}

/** Which signatures count. */
export type SignaturePolicy =
  /** None is looked at; the digests are still checked. */
  | { readonly kind: 'unverified' }
  /** A public key in PEM; no transparency log is needed. */
  | { readonly kind: 'key'; readonly key: string }
  | {
      readonly kind: 'keyless';
      readonly signers: readonly ExpectedSigner[];
      /** JSON of a trusted root of sigstore; without it, that of the public instance. */
      readonly trustedRoot: string | undefined;
    };

/** Who signs the images of the public organization (the vendor's documentation, "Verifying signatures"). */
export const VENDOR_SIGNER: ExpectedSigner = {
  issuer: 'https://token.actions.githubusercontent.com',
  subject: 'https://github.com/chainguard-images/images/.github/workflows/release.yaml@refs/heads/main',
};

/** Signers of an organization: names of its account association's service bindings. */
const SIGNING_SERVICES: readonly string[] = ['CATALOG_SYNCER', 'APKO_BUILDER'];

/** The signers of an organization's own images, from the service bindings of its account association. */
export function signersOfBindings(
  serviceBindings: Readonly<Record<string, string>>,
  issuerUrl: string,
): readonly ExpectedSigner[] {
  return SIGNING_SERVICES.flatMap((service) => {
    const uid = serviceBindings[service];
    return uid === undefined || uid === '' ? [] : [{ issuer: issuerUrl, subject: `${issuerUrl}/${uid}` }];
  });
}

const WILDCARD = /[*?[{\\]/;
/** A host and the start of a path, or of a name before `@`: what a glob has to say in full. */
const ROOTED = /^(?:https:\/\/[^/*?[{\\]+\/[^/*?[{\\]+|[^/@*?[{\\]+@)/;

/** Why a subject cannot be used, one clause for an error message; `undefined` when it can be. */
export function subjectProblem(subject: string): string | undefined {
  if (!WILDCARD.test(subject)) return subject === '' ? 'it is empty' : undefined;
  if (!ROOTED.test(subject))
    return 'a glob must begin with a host and the first part of a path, so that strangers cannot match it';
  return globProblem(subject);
}

/** Whether a signature's issuer and subject are expected; nothing matches a subject that has a problem. */
export function isExpected(
  signers: readonly ExpectedSigner[],
  issuer: string | undefined,
  subject: string | undefined,
): boolean {
  if (subject === undefined) return false;
  return signers.some((signer) => {
    if (signer.issuer !== issuer || subjectProblem(signer.subject) !== undefined) return false;
    return WILDCARD.test(signer.subject) ? createGlob(signer.subject)(subject) : signer.subject === subject;
  });
}

/** A signer in words; what its certificate leaves out is said to be missing. */
export function signerWords(issuer: string | undefined, subject: string | undefined): string {
  const words = (text: string | undefined): string => (text === undefined ? 'unknown' : `\`${text}\``);
  return `${words(subject)} (issuer ${words(issuer)})`;
}

/** The policy in words, for the end of "expected a signature …". */
export function policyWords(policy: SignaturePolicy): string {
  if (policy.kind === 'unverified') return 'by anyone';
  if (policy.kind === 'key') return 'by the key in `attestation-key`';
  return policy.signers.map(({ issuer, subject }) => `by ${signerWords(issuer, subject)}`).join(' or ');
}
