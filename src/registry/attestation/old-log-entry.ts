import type { TransparencyLogEntry } from '@sigstore/bundle';
import type { SignedEntity } from '@sigstore/verify';
import { isRecord, textOf } from '../../base/json-value.ts';
import { sha256Hex } from '../../base/sha256.ts';
import { derOf } from './cosign-annotations.ts';

/**
 * Whether an entry of the transparency log is of the kind `intoto` in version 0.0.1, which cosign wrote up to 2.1, and the
 * vendor's builds write: `@sigstore/verify` checks later versions only.
 */
export function isOldEntry({ kindVersion }: TransparencyLogEntry): boolean {
  return kindVersion.kind === 'intoto' && kindVersion.version === '0.0.1';
}

/**
 * Throws unless the entry is about this envelope and this certificate: it holds the hash of the envelope's text, signature
 * included, and the certificate (https://github.com/sigstore/rekor/blob/main/pkg/types/intoto/v0.0.1/entry.go).
 */
export function requireOldBody(
  { canonicalizedBody }: TransparencyLogEntry,
  text: string | undefined,
  { key }: Pick<SignedEntity, 'key'>,
): void {
  const body: unknown = JSON.parse(canonicalizedBody.toString('utf8'));
  const spec = fieldOf(body, 'spec');
  const hash = fieldOf(fieldOf(spec, 'content'), 'hash');
  const isBody = fieldOf(body, 'kind') === 'intoto' && fieldOf(body, 'apiVersion') === '0.0.1';
  if (!isBody || fieldOf(hash, 'algorithm') !== 'sha256')
    throw new TypeError('the entry of the transparency log is not of its own kind');
  if (text === undefined || fieldOf(hash, 'value') !== sha256Hex(text))
    throw new TypeError('the entry of the transparency log is about another envelope');
  const logged = derOf(Buffer.from(textOf(fieldOf(spec, 'publicKey')) ?? '', 'base64').toString('utf8'));
  if (key.$case !== 'certificate' || logged !== key.certificate.root.toDER().toString('base64'))
    throw new TypeError('the entry of the transparency log is about another certificate');
}

function fieldOf(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}
