import type { TransparencyLogEntry } from '@sigstore/bundle';
import { describe, expect, it } from 'vitest';
import { sha256Hex } from '../../../src/base/sha256.ts';
import { requireOldBody } from '../../../src/registry/attestation/cosign-annotations.ts';
import { reasonOf } from '../../../src/registry/attestation/envelope.ts';

const TEXT = '{"payload":""}';
const PEM = '-----BEGIN CERTIFICATE-----\nYQ==\n-----END CERTIFICATE-----';

/** An entry with a body; nothing else of it is read. */
function entryOf(body: unknown): TransparencyLogEntry {
  return {
    logIndex: '0',
    logId: { keyId: Buffer.from('') },
    kindVersion: { kind: 'intoto', version: '0.0.1' },
    integratedTime: '0',
    inclusionPromise: undefined,
    inclusionProof: undefined,
    canonicalizedBody: Buffer.from(JSON.stringify(body)),
  };
}

function bodyOf(hash: object, publicKey?: string): object {
  return { kind: 'intoto', apiVersion: '0.0.1', spec: { content: { hash }, publicKey } };
}

const sha = { algorithm: 'sha256', value: sha256Hex(TEXT) };
const byKey = { key: { $case: 'public-key', hint: '' } } as const;

describe('an entry of the log of the old kind', () => {
  it.each([
    ['not have the kind that it states', null],
    ['not have the kind that it states', { kind: 'intoto', apiVersion: '0.0.2' }],
    ['not have the kind that it states', { ...bodyOf(sha), kind: 'dsse' }],
    ['not have the kind that it states', bodyOf({ ...sha, algorithm: 'md5' })],
    ['another envelope', bodyOf({ ...sha, value: sha256Hex('') })],
    ['not PEM', bodyOf(sha)],
    ['another certificate', bodyOf(sha, btoa(PEM))],
  ])('is refused: %s', (reason, body) => {
    expect(() => requireOldBody(entryOf(body), `sha256:${sha.value}`, byKey)).toThrow(reason);
  });

  it('is refused without the text that it hashes', () => {
    expect(() => requireOldBody(entryOf(bodyOf(sha)), undefined, byKey)).toThrow('another envelope');
  });
});

describe('the reason of an error', () => {
  it('is its message, shortened, whatever was thrown', () => {
    expect(reasonOf(new Error('x'.repeat(400)))).toHaveLength(300);
    expect(reasonOf('text')).toBe('it cannot be read');
  });
});
