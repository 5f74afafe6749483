import type { ImageReference } from '../domain/image-reference.ts';
import type { EditSite } from './found.ts';
import type { Syntax } from './syntax.ts';

/** 1-based line and column (end column one past the last), and the half-open character range, in UTF-16 units. */
export interface Place {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly start: number;
  readonly end: number;
}

/** Whether a digest can be written, and where. */
export type Editable =
  | { readonly kind: 'yes'; readonly site: EditSite }
  | { readonly kind: 'no'; readonly reason: string };

/** One image that a file names. */
export interface ScannedReference {
  /** Assembled from all its places: Helm's `registry`, `repository`, `tag`, `digest`; a Dockerfile's ARGs. */
  readonly image: ImageReference;
  /** The reference in one piece, with variables replaced. */
  readonly text: string;
  readonly place: Place;
  readonly syntax: Syntax;
  /** `# platform-actions: ignore` stands on its line or above it. */
  readonly ignored: boolean;
  readonly editable: Editable;
}

/** A place for an image that is no known image: a variable without a value, or a text that is no reference. */
export interface UnresolvedReference {
  readonly text: string;
  readonly reason: string;
  readonly place: Place;
  readonly syntax: Syntax;
}

/** Why a file, or a document of it, could not be read. */
export interface ScanProblem {
  readonly line: number;
  readonly message: string;
}

/** What one file holds, in the order of the file. */
export interface ScanResult {
  readonly references: readonly ScannedReference[];
  readonly unresolved: readonly UnresolvedReference[];
  readonly problems: readonly ScanProblem[];
  /** `undefined` where nothing in the file is a syntax that the scanner knows. */
  readonly syntax: Syntax | undefined;
}
