import type { EditSite, Found } from '../read/found.ts';
import { type Definition, offsetAfter, offsetOf, pieceAt } from '../read/placed-text.ts';
import type { ImageReference } from '../reference/image-reference.ts';

export type Located =
  | {
      readonly kind: 'yes';
      readonly site: EditSite;
      /** The variable that contains the site. */
      readonly from: Definition | undefined;
      /** That variable contains only the whole reference. */
      readonly holdsAll: boolean;
    }
  | { readonly kind: 'no'; readonly reason: string };

/** Finds the digest of a reference, if only a malformed one, or the place after its tag where one can be written. */
export function locateDigest(found: Found, image: ImageReference): Located {
  if (found.notEditable !== undefined) return { kind: 'no', reason: found.notEditable };
  if (found.site !== undefined) return { kind: 'yes', site: found.site, from: undefined, holdsAll: false };
  const { text } = found;
  const last = pieceAt(text, text.value.length - 1)?.piece;
  const from = last?.from;
  if (from?.fixed !== undefined) return { kind: 'no', reason: from.fixed };
  const holdsAll = text.pieces.every((piece) => piece.from === from);
  const mark = text.value.indexOf('@');
  if (mark < 0) {
    const at = offsetAfter(text, text.value.length);
    const before = image.tag === undefined ? ':latest@' : '@';
    return { kind: 'yes', site: { start: at, end: at, before, after: '', hexOnly: false }, from, holdsAll };
  }
  const digestAt = mark + 1;
  if (pieceAt(text, digestAt)?.piece !== last)
    return { kind: 'no', reason: 'its digest is assembled from several places' };
  const site = {
    start: offsetOf(text, digestAt),
    end: offsetAfter(text, text.value.length),
    before: '',
    after: '',
    hexOnly: false,
  };
  return { kind: 'yes', site, from, holdsAll };
}
