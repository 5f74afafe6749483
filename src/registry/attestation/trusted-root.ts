import { TrustedRoot } from '@sigstore/protobuf-specs';
import seeds from '@sigstore/tuf/seeds.json' with { type: 'json' };
import { type TrustMaterial, toTrustMaterial } from '@sigstore/verify';
import { UserError } from '../../base/user-error.ts';
import { reasonOf } from './reason-of.ts';

/** Where the public instance of sigstore publishes its trusted root, as the seeds name it. */
const PUBLIC_INSTANCE = 'https://tuf-repo-cdn.sigstore.dev';

/**
 * Reads the trust anchors of signatures: the trusted root in `json`, or the public instance's, which comes with
 * `@sigstore/tuf`; nothing is loaded over the network. Throws `UserError` for a file that is not a trusted root.
 */
export async function readTrustedRoot(json: string | undefined): Promise<TrustMaterial> {
  const text = json ?? publicRoot();
  try {
    return requireAuthorities(toTrustMaterial(TrustedRoot.fromJSON(JSON.parse(text))));
  } catch (error) {
    throw new UserError({
      message: `\`trusted-root\` is not a trusted root of sigstore: ${reasonOf(error)}`,
      fix: 'give the file `trusted_root.json` of your sigstore instance, as `cosign trusted-root create` writes it',
      input: 'trusted-root',
    });
  }
}

/** Without an authority no certificate could ever be trusted. */
function requireAuthorities(material: TrustMaterial): TrustMaterial {
  if (material.certificateAuthorities.length > 0) return material;
  throw new TypeError('it names no certificate authority');
}

function publicRoot(): string {
  return Buffer.from(seeds[PUBLIC_INSTANCE].targets['trusted_root.json'], 'base64').toString('utf8');
}
