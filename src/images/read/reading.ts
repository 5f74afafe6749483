import type { ImageReference } from '../reference/image-reference.ts';
import type { EditSite } from './found.ts';

/** The place of a text in a file: 1-based lines and columns (end exclusive), and the half-open character range, in UTF-16 units. */
export interface TextRange {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly start: number;
  readonly end: number;
}

export type Editable =
  | { readonly kind: 'yes'; readonly site: EditSite }
  | { readonly kind: 'no'; readonly reason: string };

export interface ScannedReference {
  /** Assembled from all parts, such as Helm's `repository` and `tag` or a Dockerfile's ARGs. */
  readonly image: ImageReference;
  /** The problem of its digest, which `image` lacks then. */
  readonly wrongDigest: string | undefined;
  /** The reference with variables expanded. */
  readonly text: string;
  readonly place: TextRange;
  readonly syntax: string;
  /** An ignore comment applies. */
  readonly ignored: boolean;
  /** The reason in the comment. */
  readonly ignoreReason?: string;
  readonly editable: Editable;
  /** A clause on what is wrong with the way in which it is pinned. */
  readonly remark: string | undefined;
  /** It is in something that is executed, or in a value that names no image: judged, but never an error. */
  readonly isScript: boolean;
  /**
   * No edit of its file can give it a digest, and nothing there asks for the tag that it has: without a digest it warns.
   */
  readonly staysUnpinned: boolean;
  /** Another tool writes it, so that it is not edited, and needs no digest. */
  readonly isManaged: boolean;
  /** Its place and its edit are in the file beside this one that gives values to it. */
  readonly isInCompanion: boolean;
  /** Where this file uses what is written in the one beside it. */
  readonly usedAt?: readonly number[];
}

/** An image with an unknown variable or a malformed reference. */
export interface UnresolvedReference {
  readonly text: string;
  readonly reason: string;
  readonly place: TextRange;
  readonly syntax: string;
  /** `text` with known variables expanded. */
  readonly expanded: string;
  /** Whether it is complete but malformed, rather than unknown. */
  readonly isMalformed: boolean;
  /** As for references. */
  readonly ignored: boolean;
  readonly ignoreReason?: string;
  /** As for references. */
  readonly isScript: boolean;
}

/** A name of ours without a tag in a text of any kind: reported, but not judged. */
export interface Mention {
  readonly text: string;
  readonly place: TextRange;
  /** As for references. */
  readonly ignored: boolean;
  readonly ignoreReason?: string;
}

export interface ScanProblem {
  readonly line: number;
  /** All of the file was read all the same, as tools do where a key appears twice. */
  readonly isRead?: boolean | undefined;
  readonly message: string;
}

/** The images of one file, in file order. */
export interface ScanResult {
  readonly references: readonly ScannedReference[];
  readonly unresolved: readonly UnresolvedReference[];
  readonly mentions: readonly Mention[];
  readonly problems: readonly ScanProblem[];
  /** `part`: a template or a parse error; `cut`: some of the file was not read. */
  readonly understood: 'all' | 'part' | 'cut';
  /** `undefined` if the contents match no syntax. */
  readonly syntax: string | undefined;
}
