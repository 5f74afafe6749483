import type { PlacedText, Use } from './placed-text.ts';
import type { Range } from './range.ts';

/** Where a digest is written: `before + digest + after` replaces the half-open range. */
export interface EditSite extends Range {
  readonly before: string;
  readonly after: string;
  /** The file has only the hexadecimal digits, without `sha256:`. */
  readonly hexOnly: boolean;
}

/** An assembled reference and where a reader looks for it. */
export interface Found extends Range, ImageDetails {
  readonly syntax: string;
  readonly text: PlacedText;
  /** Every variable that was read, even if it gave nothing. */
  readonly uses: readonly Use[];
}

/** Facts about an image beyond its text. */
export interface ImageDetails {
  /** Set if the digest has a place of its own; otherwise derived from `text`. */
  readonly site?: EditSite | undefined;
  /** Why no digest can be written, if a syntax knows that. */
  readonly notEditable?: string | undefined;
  /** The problem of the way in which it is pinned. */
  readonly remark?: string | undefined;
  /** It is in something that is executed, or in a value that names no image in this syntax. */
  readonly isScript?: boolean;
  /** As for references. */
  readonly staysUnpinned?: boolean;
  /** Offsets of other lines that may have the ignore comment. */
  readonly remarksAt?: readonly number[];
}

/** An image whose name the file does not define. */
export interface Unknown extends Range {
  readonly syntax: string;
  readonly text: string;
  readonly reason: string;
  readonly uses: readonly Use[];
  /** The name that it replaces in manifests, whose tag and digest it keeps. */
  readonly renames?: string | undefined;
  /** The text with known variables expanded, if different. */
  readonly expanded?: string;
  /** As for what is found. */
  readonly isScript?: boolean;
}

/** A name of ours without a tag in a text of any kind: it may mean an image, or not. */
export interface Mention extends Range {
  readonly text: string;
}

export interface Fault {
  readonly offset: number;
  /** The keys of YAML that are the same: an edit of one of them would change which pair counts. */
  readonly keys?: readonly Range[];
  readonly message: string;
  /** `cut`: the rest was not read. `template`: another tool renders the file first. Default: a parser error. */
  readonly kind?: 'cut' | 'template';
}

export interface Sink {
  readonly found: Found[];
  readonly unknown: Unknown[];
  readonly faults: Fault[];
  readonly mentions: Mention[];
  /** Meanings of a complete reference where the syntax names no image. */
  readonly zones: Zone[];
  /** Half-open ranges in which another tool writes the images, or those of these names. */
  readonly managed: (Range & { readonly names?: readonly string[] })[];
}

export function createSink(): Sink {
  return { found: [], unknown: [], faults: [], mentions: [], zones: [], managed: [] };
}

/**
 * Meaning of a complete reference in a part of a file in which its syntax names no image. `script`: it is in something that
 * is executed. `fixed`: its text is compared or shown, such as a condition or a key, so that it is judged like one in a
 * script. `text`: it follows the rule for any text. `quiet`: it is a comment, the place of a chart, or the result of a
 * build.
 */
export type ZoneKind = 'script' | 'text' | 'fixed' | 'quiet';

interface Zone extends Range {
  readonly kind: ZoneKind;
}

/** The order in which zones that overlap count. */
const RANK: Readonly<Record<ZoneKind, number>> = { quiet: 3, script: 2, fixed: 1, text: 0 };

function stronger(kind: ZoneKind | undefined, zone: Zone): ZoneKind {
  return kind === undefined || RANK[zone.kind] > RANK[kind] ? zone.kind : kind;
}

/** Creates the answer to what counts at an offset; ask in ascending order. */
export function createZoneCheck(zones: readonly Zone[], fallback: ZoneKind): (offset: number) => ZoneKind {
  const sorted = [...zones].sort((one, other) => one.start - other.start);
  let open: Zone[] = [];
  let next = 0;
  return (offset) => {
    for (let zone = sorted[next]; zone !== undefined && zone.start <= offset; zone = sorted[next]) {
      open.push(zone);
      next += 1;
    }
    open = open.filter(({ end }) => end > offset);
    return open.reduce<ZoneKind | undefined>(stronger, undefined) ?? fallback;
  };
}
