/** A place in a file: path relative to the workspace with forward slashes, 1-based line and column. */
export interface Location {
  readonly file: string;
  readonly line: number;
  readonly column?: number;
  readonly endLine?: number;
  readonly endColumn?: number;
}

/** A file, or a reference in one, that should have been read and could not be. */
export interface UnreadPart {
  readonly kind: 'file' | 'reference';
  /** The file's path below the workspace, or the reference as it is written. */
  readonly what: string;
  /** Goes on after the name, such as `is larger than 5 MiB`. */
  readonly why: string;
  readonly location: Location;
}
