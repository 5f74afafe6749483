import { isDigest } from '../digest.ts';
import type { ScannedReference } from '../scan/scan-result.ts';

/** Replaces a half-open character range of the original text. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Plans the edit that sets the digest of a reference; one without a tag also gets `:latest`, which it meant. */
export function planEdit(
  reference: ScannedReference,
  newDigest: string,
): readonly TextEdit[] | { readonly kind: 'impossible'; readonly reason: string } {
  if (!isDigest(newDigest)) return { kind: 'impossible', reason: 'the new digest is not a `sha256` digest' };
  if (reference.image.digest === newDigest) return [];
  if (reference.editable.kind === 'no') return { kind: 'impossible', reason: reference.editable.reason };
  const { start, end, before, after, hexOnly } = reference.editable.site;
  const digest = hexOnly ? newDigest.slice('sha256:'.length) : newDigest;
  return [{ start, end, text: `${before}${digest}${after}` }];
}
