import { type Dialect, expandVariables } from './expand-variables.ts';
import type { EditSite, Sink } from './found.ts';
import { offsetAfter, offsetOf, type PlacedText, type Use } from './placed-text.ts';
import type { Syntax } from './syntax.ts';

/** A file that names more is no file that people write; what follows is left out, and that is a problem. */
const MOST_IMAGES = 20_000;

export interface ImageDetails {
  /** Where a reader looks for it; by default where its text stands. */
  readonly at?: { readonly start: number; readonly end: number };
  readonly site?: EditSite | undefined;
  readonly uses?: readonly Use[];
  readonly remarksAt?: readonly number[];
}

/**
 * Expands the variables of a text and reports it as an image, or as unknown where a variable has no value.
 *
 * @throws RangeError when the file names too many images.
 */
export function reportImage(
  sink: Sink,
  syntax: Syntax,
  written: PlacedText,
  dialect: Dialect,
  details: ImageDetails = {},
): void {
  if (written.value === '') return;
  if (sink.found.length + sink.unknown.length >= MOST_IMAGES)
    throw new RangeError(`it names more than ${MOST_IMAGES} images`);
  const place = details.at ?? {
    start: offsetOf(written, 0),
    end: offsetAfter(written, written.value.length),
  };
  const expanded = expandVariables(written, dialect);
  const uses = [...(details.uses ?? []), ...expanded.uses];
  if (expanded.kind === 'unknown') {
    sink.unknown.push({ syntax, text: written.value, ...place, reason: expanded.reason, uses });
    return;
  }
  const { site, remarksAt = [] } = details;
  sink.found.push({ syntax, text: expanded.text, ...place, uses, site, remarksAt });
}
