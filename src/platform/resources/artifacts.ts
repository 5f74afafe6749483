import { type Call, path } from '../call.ts';
import {
  count,
  type Decoded,
  enumName,
  integer,
  listOf,
  message,
  type Open,
  required,
  text,
} from '../decode.ts';
import type { ListOperation } from '../pages.ts';
import { listOperation, readCall } from './resource-calls.ts';

const ECOSYSTEMS = ['ECOSYSTEM_UNSPECIFIED', 'ECOSYSTEM_JAVA', 'ECOSYSTEM_PYTHON'] as const;
const artifact = message({
  uid: required,
  name: text,
  description: text,
  ecosystem: enumName(ECOSYSTEMS),
  latestVersion: text,
  versionCount: integer,
  createTime: text,
  updateTime: text,
});
const artifactVersion = message({
  uid: required,
  name: text,
  version: text,
  description: text,
  /** Bytes. */
  sizeBytes: count,
  createTime: text,
  updateTime: text,
});
const counts = message({ counts: listOf(message({ ecosystem: enumName(ECOSYSTEMS), totalCount: count })) });

/** A library of a language's package index. */
export interface Artifact extends Decoded<typeof artifact> {}

/** One version of a library. */
export interface ArtifactVersion extends Decoded<typeof artifactVersion> {}

/** A language's package index. */
export type Ecosystem = Open<(typeof ECOSYSTEMS)[number]>;

/** How many libraries there are, by ecosystem. */
export interface ArtifactCount extends Decoded<typeof counts> {}

/** Filters of the list of libraries. */
export interface ArtifactFilters {
  readonly ecosystems: readonly Ecosystem[];
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
export function getArtifactCount(ecosystems: readonly Ecosystem[]): Call<ArtifactCount> {
  return readCall('/libraries/v2/artifacts/count', counts, { ecosystems });
}
