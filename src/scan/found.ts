import type { PlacedText, Use } from './placed-text.ts';
import type { Syntax } from './syntax.ts';

/** The one place where a digest is written: `before + digest + after` replaces the half-open range. */
export interface EditSite {
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
  /** The file holds only the hexadecimal digits, without `sha256:`. */
  readonly hexOnly: boolean;
}

/** What a syntax reports: the whole reference, assembled, and where a reader looks for it. */
export interface Found {
  readonly syntax: Syntax;
  readonly text: PlacedText;
  readonly start: number;
  readonly end: number;
  /** Every variable that was read on the way, also those that gave nothing. */
  readonly uses: readonly Use[];
  /** Given where the digest has a place of its own; else it is derived from `text`. */
  readonly site: EditSite | undefined;
  /** Offsets whose lines may carry the ignore comment too. */
  readonly remarksAt: readonly number[];
}

/** A place for an image whose name cannot be known from the file. */
export interface Unknown {
  readonly syntax: Syntax;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly reason: string;
  readonly uses: readonly Use[];
}

export interface Fault {
  readonly offset: number;
  readonly message: string;
}

/** Collects what a syntax reports, in any order. */
export interface Sink {
  readonly found: Found[];
  readonly unknown: Unknown[];
  readonly faults: Fault[];
}

export function createSink(): Sink {
  return { found: [], unknown: [], faults: [] };
}
