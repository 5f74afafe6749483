import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { path } from '../call.ts';
import { count, integer, listOf, message, text } from '../decode.ts';
import type { ListOperation } from '../pages.ts';
import { listOperation, readCall } from './resource-calls.ts';

const artifact = message({
  uid: z.string(),
  name: text,
  description: text,
  ecosystem: text,
  latestVersion: text,
  versionCount: integer,
  createTime: text,
  updateTime: text,
});
const artifactVersion = message({
  uid: z.string(),
  name: text,
  version: text,
  description: text,
  /** Bytes. */
  sizeBytes: count,
  createTime: text,
  updateTime: text,
});
const counts = message({ counts: listOf(message({ ecosystem: text, totalCount: count })) });

/** A library of a language's package index. */
export type Artifact = z.output<typeof artifact>;

/** One version of a library. */
export type ArtifactVersion = z.output<typeof artifactVersion>;

/** Filters of the list of libraries; ecosystems such as `ECOSYSTEM_PYTHON`. */
export interface ArtifactFilters {
  readonly ecosystems: readonly string[];
  readonly query?: string;
  readonly cudaVersion?: string;
  readonly remediated?: boolean;
}

/** Libraries of some ecosystems. */
export function listArtifacts(filters: ArtifactFilters): ListOperation<Artifact> {
  return listOperation('/libraries/v2/artifacts', 'artifacts', artifact, {}, { ...filters });
}

/** Versions of a library. */
export function listArtifactVersions(artifactUid: string): ListOperation<ArtifactVersion> {
  const address = path`/libraries/v2/artifacts/${artifactUid}/versions`;
  return listOperation(address, 'artifactVersions', artifactVersion, {}, {});
}

/** How many libraries there are, by ecosystem. */
export function getArtifactCount(ecosystems: readonly string[]): Call<z.output<typeof counts>> {
  return readCall('/libraries/v2/artifacts/count', counts, { ecosystems });
}
