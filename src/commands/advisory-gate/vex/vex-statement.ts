/** Statuses of a statement that end an advisory, and any other. */
export type VexStatus = 'not_affected' | 'fixed' | 'other';

/** Names of one thing in a VEX document: a purl, an image with its tag or digest, a bare digest. Any of them may fit. */
export type VexNames = readonly string[];

/** A package that a statement is about: anywhere, or within an image. */
export interface VexProduct {
  readonly package: VexNames;
  readonly image?: VexNames;
  /** Versions that the statement is limited to; absent for those of the package's names. */
  readonly versions?: readonly string[];
}

/** One statement of a VEX document, in the words of OpenVEX. */
export interface VexStatement {
  /** Id and aliases of the vulnerability. */
  readonly ids: readonly string[];
  readonly status: VexStatus;
  readonly justification?: string;
  /** The author's words on it. */
  readonly detail?: string;
  /** When it was made, in milliseconds since 1970: of two about one package, the later counts. */
  readonly timeMs?: number;
  readonly products: readonly VexProduct[];
  /** File that it stands in, as messages name it. */
  readonly file: string;
}

/** The statements of a document, or why it is not a VEX document; `reason` is a clause. */
export type VexReading =
  | { readonly kind: 'statements'; readonly statements: readonly Omit<VexStatement, 'file'>[] }
  | { readonly kind: 'not-vex'; readonly reason: string };

/** Why a text is not a VEX document. */
export const notVex = (reason: string): VexReading => ({ kind: 'not-vex', reason });
