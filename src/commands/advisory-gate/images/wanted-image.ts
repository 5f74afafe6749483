import type { RegistryImage } from '../../../images/reference/image-name.ts';

/** An image whose SBOM is to be read. */
export interface WantedImage {
  readonly image: RegistryImage;
  /** What it is asked for by: its digest where one is written, else its tag. */
  readonly reference: string;
  /** As written, made complete. */
  readonly name: string;
  /** Where the change brings it or, at the base, takes it away; absent without a comparison. */
  readonly places?: readonly string[];
}
