import { type Call, path } from '../call.ts';
import { type Decoded, enumName, listOf, maybe, message, text, texts } from '../decode.ts';
import { readV1Call } from './resource-calls.ts';

const EDGE_TYPES = ['UNKNOWN', 'DESCRIBES', 'CONTAINS', 'DEPENDS_ON', 'GENERATED_FROM'] as const;
const sbom = message({
  ...texts('id', 'digest', 'name', 'description', 'tool', 'authors', 'generatedAt', 'lastSeen'),
  /** Such as `spdx`. */
  format: text,
  source: enumName(['UNKNOWN', 'INGESTED', 'GENERATED']),
  /** Base64. */
  rawSbom: text,
  graph: maybe(
    message({
      nodes: listOf(
        message({
          package: maybe(message(texts('id', 'name', 'version', 'purl', 'license', 'description'))),
          file: maybe(message(texts('id', 'name'))),
        }),
      ),
      edges: listOf(message({ ...texts('subjectId', 'predicateId'), type: enumName(EDGE_TYPES) })),
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
