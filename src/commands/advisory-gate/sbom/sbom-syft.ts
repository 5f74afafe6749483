import { type Fields, fieldOf, isRecord, textOf, textsIn, versionTextOf } from '../../../base/json-value.ts';
import { digestsIn, type SbomEntry, type SbomReading, Unreadable } from './sbom-reading.ts';

/** Whether a JSON object is in syft's own format. */
export function isSyft({ artifacts, descriptor, schema }: Fields): boolean {
  const url = textOf(fieldOf(schema, 'url')) ?? '';
  return Array.isArray(artifacts) && (fieldOf(descriptor, 'name') === 'syft' || url.includes('/syft/'));
}

/** Fields of syft's metadata with the source of a package: of apk, of deb. */
const ORIGIN_FIELDS = ['originPackage', 'source'];

function artifactEntry(artifact: unknown, index: number): SbomEntry {
  const name = textOf(fieldOf(artifact, 'name'));
  if (!isRecord(artifact) || name === undefined)
    throw new Unreadable(`its \`artifacts[${index}]\` has no name`);
  const { metadata, purl, version } = artifact;
  const origins = textsIn(ORIGIN_FIELDS.map((field) => fieldOf(metadata, field)));
  return { name, version: versionTextOf(version), purls: textsIn([purl]), origins, isContainer: false };
}

/** Packages of an SBOM in syft's own JSON (github.com/anchore/syft/tree/main/schema/json). */
export function readSyft({ artifacts, schema, source }: Fields): SbomReading {
  const version = textOf(fieldOf(schema, 'version'));
  const about = isRecord(source) && source.type === 'image' ? (source.metadata ?? source.target) : undefined;
  const { manifestDigest, repoDigests, userInput } = isRecord(about) ? about : {};
  const digests = digestsIn([manifestDigest, repoDigests].flat().map(textOf));
  return {
    format: version === undefined ? 'syft JSON' : `syft JSON ${version}`,
    entries: Array.isArray(artifacts) ? artifacts.map(artifactEntry) : [],
    image: textOf(userInput),
    subjects: digests,
    digests,
    gaps: [],
  };
}
