import type { CommonInputs } from '../kit/manifest/common-inputs.ts';
import type { Deps } from './command.ts';
import type { PackageChange } from './package-changes.ts';

/** A tag whose references move from one digest to another. */
export interface MovedImage {
  readonly organization: string;
  /** `<org>[/<folder>…]/<image>`. */
  readonly repository: string;
  readonly tag: string;
  /** Complete, without a digest: `cgr.dev/acme/python:3.12`. */
  readonly name: string;
  /** `undefined` for a reference that had no digest. */
  readonly from: string | undefined;
  readonly to: string;
}

/** An advisory that affects one of two images only. */
export interface MovedAdvisory {
  readonly id: string;
  readonly severity: 'critical' | 'high' | 'medium' | 'low' | 'none' | 'unknown';
  /** Package that it affects. */
  readonly artifact: string;
  /** The version with the fix, if one is known. */
  readonly fixedVersion: string | undefined;
}

/** How two images differ, by their attested SBOMs; the most severe advisories first. */
export interface AdvisoryDifference {
  readonly fixes: readonly MovedAdvisory[];
  readonly brings: readonly MovedAdvisory[];
  readonly packages: readonly PackageChange[];
}

/** The life of a tag, as far as it is known. */
export interface TagLife {
  readonly state: 'active' | 'grace' | 'deprecated' | 'not-found' | 'unknown';
  /** End of the grace period or of life, in milliseconds since 1970. */
  readonly until: number | undefined;
  /** The live tag to move to. */
  readonly suggestion: string | undefined;
}

/**
 * Facts from other commands about images that move. Each answers for as many as it can, and never throws but when the run is
 * stopped: these facts are informative and decide nothing. `commands.ts` hands them over, since commands do not know each
 * other.
 */
export interface MovedImageFacts {
  /** By index; images of the same run are asked about together. */
  readonly compareAdvisories: Ask<AdvisoryDifference>;
  readonly judgeTags: Ask<TagLife>;
}

export type Ask<T> = (
  images: readonly MovedImage[],
  inputs: CommonInputs,
  deps: Deps,
) => Promise<readonly (T | undefined)[]>;
