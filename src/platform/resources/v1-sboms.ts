import { type Call, path } from '../call.ts';
import { type Decoded, enumName, listOf, maybe, message, text } from '../decode.ts';
import { readV1Call } from './resource-calls.ts';

const SOURCES = ['UNKNOWN', 'INGESTED', 'GENERATED'] as const;
const EDGE_TYPES = ['UNKNOWN', 'DESCRIBES', 'CONTAINS', 'DEPENDS_ON', 'GENERATED_FROM'] as const;
const sbom = message({
  id: text,
  digest: text,
  name: text,
  description: text,
  /** Such as `spdx`. */
  format: text,
  tool: text,
  authors: text,
  source: enumName(SOURCES),
  generatedAt: text,
  lastSeen: text,
  /** Base64. */
  rawSbom: text,
  graph: maybe(
    message({
      nodes: listOf(
        message({
          package: maybe(
            message({ id: text, name: text, version: text, purl: text, license: text, description: text }),
          ),
          file: maybe(message({ id: text, name: text })),
        }),
      ),
      edges: listOf(message({ subjectId: text, predicateId: text, type: enumName(EDGE_TYPES) })),
    }),
  ),
});

/** Packages of an image, as far as the platform knows them. */
export interface Sbom extends Decoded<typeof sbom> {}

/**
 * The SBOM that the platform has of an image, by repository and digest, for one architecture such as `amd64`; empty
 * fields if there is none. Attested SBOMs are in the registry: `platform.registry.sboms`.
 */
export function getSbom(repoUid: string, digest: string, architecture?: string): Call<Sbom> {
  return readV1Call(path`/registry/v1/repos/${repoUid}/digests/${digest}/sbom`, sbom, { arch: architecture });
}
