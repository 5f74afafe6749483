import { type Dialect, expandVariables } from './expand-variables.ts';
import type { ImageDetails, Sink, Unknown } from './found.ts';
import { type PlacedText, rangeOf, type Use } from './placed-text.ts';
import type { Range } from './range.ts';

/** A limit for hostile files; exceeding it is reported as a problem. */
const MOST_IMAGES = 20_000;

/** The end of a name whose tag, digest or last segment is missing. */
const UNFINISHED = /[:@/]$/;

export interface ReportDetails extends ImageDetails {
  /** Defaults to the position of the text. */
  readonly at?: Range;
  readonly uses?: readonly Use[];
}

/** Expands variables and reports an image or an unknown; throws `RangeError` for too many images. */
export function reportImage(
  sink: Sink,
  syntax: string,
  written: PlacedText,
  dialect: Dialect,
  { at = rangeOf(written), uses: outerUses = [], ...details }: ReportDetails = {},
): void {
  if (written.value === '') return;
  assertFew(sink);
  const expanded = expandVariables(written, dialect);
  const uses = [...outerUses, ...expanded.uses];
  const unknown = { syntax, text: written.value, start: at.start, end: at.end, uses };
  if (expanded.kind === 'unknown') {
    const { partial, reason } = expanded;
    reportUnknown(sink, { ...unknown, reason, expanded: partial });
    return;
  }
  // An empty default waits for a value that is given elsewhere.
  if (UNFINISHED.test(expanded.text.value) && !UNFINISHED.test(written.value)) {
    const reason = 'its last variable is empty in this file';
    reportUnknown(sink, { ...unknown, reason, expanded: expanded.text.value });
    return;
  }
  sink.found.push({ ...details, ...unknown, text: expanded.text });
}

/** Reports an image whose name is not in the file; throws `RangeError` for too many images. */
export function reportUnknown(sink: Sink, unknown: Unknown): void {
  assertFew(sink);
  sink.unknown.push(unknown);
}

function assertFew({ found, unknown }: Sink): void {
  if (found.length + unknown.length >= MOST_IMAGES)
    throw new RangeError(`it names more than ${MOST_IMAGES} images`);
}
