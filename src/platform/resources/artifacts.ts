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
  texts,
} from '../decode.ts';
import { enumNames } from '../enum-name.ts';
import type { ListOperation } from '../pages.ts';
import { listOperation, readCall } from './resource-calls.ts';

const ECOSYSTEMS = enumNames('ECOSYSTEM_', 'UNSPECIFIED JAVA PYTHON');
const ecosystem = enumName(ECOSYSTEMS);
const artifact = message({
  uid: required,
  ...texts('name', 'description', 'latestVersion', 'createTime', 'updateTime'),
  ecosystem,
  versionCount: integer,
});
const artifactVersion = message({
  uid: required,
  ...texts('name', 'version', 'description', 'createTime', 'updateTime'),
  /** Bytes. */
  sizeBytes: count,
});
const counts = message({ counts: listOf(message({ ecosystem, totalCount: count })) });

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
  return listOperation('/libraries/v2/artifacts', artifact, { ...filters });
}

/** Versions of a library. */
export function listArtifactVersions(artifactUid: string): ListOperation<ArtifactVersion> {
  const address = path`/libraries/v2/artifacts/${artifactUid}/versions`;
  return listOperation(address, artifactVersion, {}, 'artifactVersions');
}

/** How many libraries there are, by ecosystem. */
export function getArtifactCount(ecosystems: readonly Ecosystem[]): Call<ArtifactCount> {
  return readCall('/libraries/v2/artifacts/count', counts, { ecosystems });
}
