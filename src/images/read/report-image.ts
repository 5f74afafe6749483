import { type Dialect, expandVariables } from './expand-variables.ts';
import type { EditSite, Sink, Unknown } from './found.ts';
import { offsetAfter, offsetOf, type PlacedText, type Use } from './placed-text.ts';

/** A limit for hostile files; exceeding it is reported as a problem. */
const MOST_IMAGES = 20_000;

/** The end of a name whose tag, digest or last segment is missing. */
const UNFINISHED = /[:@/]$/;

export interface ImageDetails {
  /** Defaults to the position of the text. */
  readonly at?: { readonly start: number; readonly end: number };
  readonly site?: EditSite | undefined;
  readonly notEditable?: string | undefined;
  readonly remark?: string | undefined;
  readonly isScript?: boolean;
  readonly staysUnpinned?: boolean;
  readonly uses?: readonly Use[];
  readonly remarksAt?: readonly number[];
}

/** Expands variables and reports an image or an unknown; throws `RangeError` for too many images. */
export function reportImage(
  sink: Sink,
  syntax: string,
  written: PlacedText,
  dialect: Dialect,
  details: ImageDetails = {},
): void {
  if (written.value === '') return;
  assertFew(sink);
  const place = details.at ?? {
    start: offsetOf(written, 0),
    end: offsetAfter(written, written.value.length),
  };
  const expanded = expandVariables(written, dialect);
  const uses = [...(details.uses ?? []), ...expanded.uses];
  if (expanded.kind === 'unknown') {
    const { partial, reason } = expanded;
    reportUnknown(sink, { syntax, text: written.value, ...place, reason, uses, expanded: partial });
    return;
  }
  // An empty default waits for a value that is given elsewhere.
  if (UNFINISHED.test(expanded.text.value) && !UNFINISHED.test(written.value)) {
    const reason = 'its last variable is empty in this file';
    reportUnknown(sink, {
      syntax,
      text: written.value,
      ...place,
      reason,
      uses,
      expanded: expanded.text.value,
    });
    return;
  }
  const { isScript = false, notEditable, remark, remarksAt = [], site, staysUnpinned = false } = details;
  sink.found.push({
    syntax,
    text: expanded.text,
    ...place,
    uses,
    site,
    notEditable,
    remark,
    remarksAt,
    isScript,
    staysUnpinned,
  });
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
