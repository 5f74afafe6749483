import type { ImageReference } from '../domain/image-reference.ts';
import type { EditSite, Found } from './found.ts';
import { type Definition, offsetAfter, offsetOf, pieceAt } from './placed-text.ts';

export type Located =
  | {
      readonly kind: 'yes';
      readonly site: EditSite;
      /** The variable whose value holds the site. */
      readonly from: Definition | undefined;
      /** That variable holds nothing but the whole reference. */
      readonly holdsAll: boolean;
    }
  | { readonly kind: 'no'; readonly reason: string };

/** Where the digest of a reference stands, or is to be written: after the tag, in the place that holds the tag. */
export function locateDigest(found: Found, image: ImageReference): Located {
  if (found.site !== undefined) return { kind: 'yes', site: found.site, from: undefined, holdsAll: false };
  const { text } = found;
  const last = pieceAt(text, text.value.length - 1)?.piece;
  const from = last?.from;
  const holdsAll = text.pieces.every((piece) => piece.from === from);
  if (image.digest === undefined) {
    const at = offsetAfter(text, text.value.length);
    const before = image.tag === undefined ? ':latest@' : '@';
    return { kind: 'yes', site: { start: at, end: at, before, after: '', hexOnly: false }, from, holdsAll };
  }
  const digestAt = text.value.length - image.digest.length;
  if (pieceAt(text, digestAt)?.piece !== last)
    return { kind: 'no', reason: 'its digest is put together from several places' };
  const site = {
    start: offsetOf(text, digestAt),
    end: offsetAfter(text, text.value.length),
    before: '',
    after: '',
    hexOnly: false,
  };
  return { kind: 'yes', site, from, holdsAll };
}
