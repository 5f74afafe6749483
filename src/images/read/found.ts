import type { PlacedText, Use } from './placed-text.ts';
import type { Zone } from './zones.ts';

/** Where a digest is written: `before + digest + after` replaces the half-open range. */
export interface EditSite {
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
  /** The file has only the hexadecimal digits, without `sha256:`. */
  readonly hexOnly: boolean;
}

/** An assembled reference and where a reader looks for it. */
export interface Found {
  readonly syntax: string;
  readonly text: PlacedText;
  readonly start: number;
  readonly end: number;
  /** Every variable that was read, even if it gave nothing. */
  readonly uses: readonly Use[];
  /** Set if the digest has its own place; otherwise derived from `text`. */
  readonly site: EditSite | undefined;
  /** Why no digest can be written, if a syntax knows that. */
  readonly notEditable?: string | undefined;
  /** What is wrong with the way in which it is pinned. */
  readonly remark?: string | undefined;
  /** It stands in something that is executed, or in a value that names no image in this syntax. */
  readonly isScript?: boolean;
  /** Offsets of other lines that may have the ignore comment. */
  readonly remarksAt: readonly number[];
}

/** An image whose name the file does not define. */
export interface Unknown {
  readonly syntax: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly reason: string;
  readonly uses: readonly Use[];
  /** The text with known variables expanded, if different. */
  readonly expanded?: string;
  /** As for what is found. */
  readonly isScript?: boolean;
}

/** A name of ours without a tag in a text of any kind: it may mean an image, or not. */
export interface Mention {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface Fault {
  readonly offset: number;
  /** The keys of YAML that are the same: an edit of one of them would change which pair counts. */
  readonly keys?: readonly { readonly start: number; readonly end: number }[];
  readonly message: string;
  /** `cut`: the rest was not read. `template`: another tool renders the file first. Default: a parser error. */
  readonly kind?: 'cut' | 'template';
}

export interface Sink {
  readonly found: Found[];
  readonly unknown: Unknown[];
  readonly faults: Fault[];
  readonly mentions: Mention[];
  /** What a complete reference means where the syntax names no image. */
  readonly zones: Zone[];
}

export function createSink(): Sink {
  return { found: [], unknown: [], faults: [], mentions: [], zones: [] };
}
