import { type Fields, isRecord, textOf, textsIn, versionTextOf } from '../../../base/json-value.ts';
import { digestsIn, entryOf, notSbom, type SbomEntry, type SbomReading } from './sbom-reading.ts';

/** Whether a JSON object is in syft's own format. */
export function isSyft({ artifacts, descriptor, schema }: Fields): boolean {
  const name = isRecord(descriptor) ? descriptor.name : undefined;
  const url = isRecord(schema) ? textOf(schema.url) : undefined;
  return Array.isArray(artifacts) && (name === 'syft' || url?.includes('/syft/') === true);
}

/** Fields of syft's metadata with the source of a package: of apk, of deb. */
const ORIGIN_FIELDS = ['originPackage', 'source'];

function artifactEntry(name: string, { metadata, purl, version }: Fields): SbomEntry {
  return entryOf({
    name,
    version: versionTextOf(version),
    purls: textsIn([purl]),
    origins: isRecord(metadata) ? ORIGIN_FIELDS.flatMap((field) => textOf(metadata[field]) ?? []) : [],
    isContainer: false,
  });
}

/** Packages of an SBOM in syft's own JSON (github.com/anchore/syft/tree/main/schema/json). */
export function readSyft({ artifacts, schema, source }: Fields): SbomReading {
  const entries: SbomEntry[] = [];
  for (const [index, artifact] of (Array.isArray(artifacts) ? artifacts : []).entries()) {
    const name = isRecord(artifact) ? textOf(artifact.name) : undefined;
    if (!isRecord(artifact) || name === undefined) return notSbom(`its \`artifacts[${index}]\` has no name`);
    entries.push(artifactEntry(name, artifact));
  }
  const version = isRecord(schema) ? textOf(schema.version) : undefined;
  const about = isRecord(source) && source.type === 'image' ? (source.metadata ?? source.target) : undefined;
  const { manifestDigest, repoDigests, userInput } = isRecord(about) ? about : {};
  const image = textOf(userInput);
  const digests = digestsIn([manifestDigest, repoDigests].flat().map(textOf));
  return {
    kind: 'entries',
    format: version === undefined ? 'syft JSON' : `syft JSON ${version}`,
    entries,
    subjects: digests,
    digests,
    gaps: [],
    ...(image === undefined ? {} : { image }),
  };
}
