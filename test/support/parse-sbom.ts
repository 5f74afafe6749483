import { readSbom } from '../../src/commands/advisory-gate/sbom/sbom.ts';
import { readSbomParts } from '../../src/commands/advisory-gate/sbom/sbom-documents.ts';

/** Reads the text of an SBOM. */
export const parseSbom = (text: string, source: string, wantedTypes: readonly string[]) =>
  readSbom(readSbomParts(text), source, wantedTypes);
