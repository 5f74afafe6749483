/** One entry of an SBOM before selection by type. */
export interface SbomEntry {
  readonly name: string;
  readonly version?: string;
  /** As written, most often one. */
  readonly purls: readonly string[];
  /** Package that it was built from, if the SBOM says so outside of the purl. */
  readonly origin?: string;
  /** It is not a package, but an image, a layer, a file or an operating system. */
  readonly isContainer?: true;
}

/** What a reader of one format found; `reason` is a clause for an error message. */
export type SbomReading =
  | {
      readonly kind: 'entries';
      readonly format: string;
      readonly entries: readonly SbomEntry[];
      readonly image?: string;
      /** Digests of what the document describes, `sha256:…`. */
      readonly subjects: readonly string[];
      /** Digests of all images that it lists, those of the subjects included. */
      readonly digests: readonly string[];
    }
  | NotSbom;

export interface NotSbom {
  readonly kind: 'not-sbom';
  readonly reason: string;
  /** What to do about it, if that is known. */
  readonly fix?: string;
}

/** Why a text is not an SBOM. */
export const notSbom = (reason: string, fix?: string): NotSbom => ({
  kind: 'not-sbom',
  reason,
  ...(fix === undefined ? {} : { fix }),
});

const DIGEST = /sha256(?::|%3A)([0-9a-f]{64})/gi;

/** Digests in texts of an entry: its name, its version, its purls. */
export function digestsIn(texts: readonly (string | undefined)[]): readonly string[] {
  const found = texts.flatMap((text) => Array.from((text ?? '').matchAll(DIGEST), ([, hex]) => hex ?? ''));
  return [...new Set(found.map((hex) => `sha256:${hex.toLowerCase()}`))];
}
