import { basename, isAbsolute, relative, sep } from 'node:path';
import { counted } from '../../base/counted.ts';
import { plainLine } from '../../base/plain-text.ts';
import type { UserProblem } from '../../base/user-error.ts';
import { fileIdentity } from '../../host/files/file-identity.ts';
import { globFiles, readLargeText } from '../../host/files/glob-files.ts';
import type { Deps } from '../../session/command.ts';
import type { ProblemCollector } from './find-problems.ts';
import { isPackageType, type PackageInHand } from './sbom/package-in-hand.ts';
import { type ReadSbom, readSbom } from './sbom/sbom.ts';
import { readSbomParts, type SbomParts } from './sbom/sbom-documents.ts';
import { repositoryOf, Unreadable } from './sbom/sbom-reading.ts';

/** Largest SBOM that is read; parsing JSON of this size needs several times as much memory. */
const MAXIMUM_SBOM_BYTES = 256 * 1024 * 1024;
/** Unreadable entries of one SBOM that are named one by one. */
const MAXIMUM_ENTRIES = 10;

/** Facts about one SBOM file. */
export interface SbomFacts
  extends SbomFile,
    Omit<ReadSbom, 'kind' | 'packages' | 'skipped' | 'unreadable' | 'image' | 'digests'> {
  readonly skippedCount: number;
  /** Skipped entries by type. */
  readonly skipped: Readonly<Record<string, number>>;
  readonly image?: string | undefined;
  /** Attestations of the image that were not judged, with reasons. */
  readonly leftAside?: readonly string[];
}

export interface SbomsRead {
  readonly facts: readonly SbomFacts[];
  readonly packages: readonly PackageInHand[];
  /** Indexes that were left out, because the SBOMs of their images are given beside them. */
  readonly indexes: readonly string[];
  /** Absolute paths of all files that matched. */
  readonly paths: readonly string[];
}

/** Minimum contents of an SBOM. */
export interface SbomDemand {
  readonly types: readonly string[];
  readonly minimum: number;
}

interface SbomFile {
  /** Path relative to the workspace with forward slashes; only the file name if it lies outside. */
  readonly file: string;
  readonly inWorkspace: boolean;
}

/**
 * Reads the SBOMs that match the globs, one after the other. A glob without a match, a file that is not an SBOM and
 * an SBOM without packages of the wanted types are problems; none of them counts as an empty list.
 */
export async function readSboms(
  input: 'sbom' | 'base-sbom',
  globs: readonly string[],
  demand: SbomDemand,
  deps: Pick<Deps, 'host' | 'workingDirectory'>,
  problems: ProblemCollector,
): Promise<SbomsRead> {
  if (globs.length === 0) return { facts: [], packages: [], indexes: [], paths: [] };
  const files = await globFiles(deps.workingDirectory, globs);
  problems.add(...globProblems(input, globs, files, deps.workingDirectory));
  const read: { readonly place: SbomFile; readonly sbom: ReadSbom }[] = [];
  for (const path of files.paths) {
    const place = shownPath(deps.host.context.workspace, path);
    const sbom = readSbom(await readParts(path), place.file, demand.types);
    if (sbom.kind === 'sbom') read.push({ place, sbom });
    else problems.add(notSbomProblem(input, place.file, sbom));
  }
  const facts: SbomFacts[] = [];
  const packages: PackageInHand[] = [];
  const indexes: string[] = [];
  for (const { place, sbom } of read) {
    const others = read.flatMap((other) => (other.sbom === sbom ? [] : [other.sbom]));
    if (isCoveredIndex(sbom, others)) {
      indexes.push(place.file);
      continue;
    }
    problems.add(...sbomProblems(input, place.file, sbom, demand));
    for (const entry of sbom.packages) packages.push(entry);
    facts.push(sbomFacts(place, sbom));
  }
  return { facts, packages, indexes, paths: files.paths };
}

async function readParts(path: string): Promise<SbomParts> {
  const content = await readLargeText(path, MAXIMUM_SBOM_BYTES);
  return content.kind === 'text' ? readSbomParts(content.text) : new Unreadable(content.reason);
}

/** Checks that every glob of an input matches a file. */
export function globProblems(
  input: 'sbom' | 'base-sbom' | 'vex',
  globs: readonly string[],
  files: { readonly paths: readonly string[]; readonly unmatched: readonly string[] },
  folder: string,
): readonly UserProblem[] {
  const unmatched = files.unmatched.map((glob) => ({
    message: `\`${input}\`: \`${plainLine(glob, 300)}\` matches no file below \`${folder}\``,
    fix: 'create the file before this step; globs are relative to `working-directory`, and symbolic links are not followed',
    input,
  }));
  if (files.paths.length > 0 || unmatched.length > 0 || globs.length === 0) return unmatched;
  const message = `\`${input}\`: its globs that start with \`!\` exclude every file that the others match`;
  return [{ message, input }];
}

const FORMATS =
  'provide SPDX 2.3 (JSON, or tags and values), SPDX 3.0 (JSON), CycloneDX 1.4 to 1.7 (JSON or XML), or JSON of syft';

function notSbomProblem(
  input: string,
  file: string,
  { fix = FORMATS, message: reason }: Unreadable,
): UserProblem {
  const message = `\`${input}\`: \`${plainLine(file, 300)}\` is not a readable SBOM: ${plainLine(reason, 300)}`;
  return { message, fix, input };
}

/** Facts about an SBOM that was read, for reports. */
export function sbomFacts(place: SbomFile, sbom: ReadSbom): SbomFacts {
  const { digests, kind, packages, skipped, unreadable, ...facts } = sbom;
  const skippedCount = [...skipped.values()].reduce((sum, count) => sum + count, 0);
  return { ...place, ...facts, skippedCount, skipped: Object.fromEntries(skipped) };
}

/**
 * Whether an SBOM is an index, as build tools write for several platforms, of images whose SBOMs are all given beside it. With
 * packages of any type, it is the SBOM of an image that is built from them.
 */
function isCoveredIndex(sbom: ReadSbom, others: readonly ReadSbom[]): boolean {
  if (sbom.packageCount > 0 || sbom.unaccounted.length > 0 || sbom.unreadable.length > 0) return false;
  if ([...sbom.skipped.keys()].some(isPackageType)) return false;
  const listed = sbom.digests.filter((digest) => !sbom.subjects.includes(digest));
  const given = new Set(others.filter(({ packageCount }) => packageCount > 0).flatMap(digestsOf));
  return listed.length > 0 && listed.every((digest) => given.has(digest));
}

const digestsOf = ({ digests, subjects }: ReadSbom): readonly string[] => [...subjects, ...digests];

/** Why an SBOM must not pass: entries that cannot be read, or fewer packages than asked for. */
export function sbomProblems(
  input: 'sbom' | 'base-sbom' | 'images',
  file: string,
  sbom: ReadSbom,
  { minimum, types }: SbomDemand,
): readonly UserProblem[] {
  const ofFile = `\`${input}\`: \`${plainLine(file, 300)}\` has`;
  const unreadable = sbom.unreadable.slice(0, MAXIMUM_ENTRIES).map(({ entry, purl, reason }) => ({
    message: `${ofFile} an entry \`${plainLine(entry, 200)}\` whose purl \`${plainLine(purl, 200)}\` cannot be read: ${plainLine(reason, 200)}`,
    fix: 'correct the purl, or report it to the author of the tool that wrote the SBOM',
    input,
  }));
  const message = `${ofFile} ${sbom.unreadable.length - unreadable.length} more entries whose purls cannot be read`;
  if (unreadable.length > 0)
    return sbom.unreadable.length === unreadable.length
      ? unreadable
      : [...unreadable, { message, fix: 'correct them too', input }];
  return sbom.packageCount >= minimum ? [] : [tooFewPackages(input, file, sbom, { minimum, types })];
}

/** An SBOM without packages of the wanted types must not pass: it would look as if something had been checked. */
function tooFewPackages(
  input: 'sbom' | 'base-sbom' | 'images',
  file: string,
  sbom: ReadSbom,
  { minimum, types }: SbomDemand,
): UserProblem {
  const kinds = [...sbom.skipped].map(([type, count]) => `${count} ${typeWords(type)}`);
  const nameless = sbom.unaccounted.filter(({ type }) => type === undefined).length;
  if (nameless > 0) kinds.push(`${nameless} without a usable purl`);
  if (sbom.notPackages > 0) {
    const many = 'images, files or operating systems';
    kinds.push(counted(sbom.notPackages, 'image, file or operating system', many));
  }
  const others = sbom.packageCount === 0 ? 'no packages' : 'no other packages';
  const found = `it lists ${kinds.length === 0 ? others : kinds.slice(0, 10).join(', ')}`;
  const count = sbom.packageCount === 0 ? 'no package' : counted(sbom.packageCount, 'package');
  const least = minimum === 1 ? '' : `, fewer than \`min-packages: ${minimum}\``;
  const missing = sbom.digests.filter((digest) => !sbom.subjects.includes(digest)).slice(0, 5);
  const isIndex = sbom.packageCount === 0 && missing.length > 0;
  return {
    message: `\`${input}\`: \`${plainLine(file, 300)}\` has ${count} of the types in \`artifact-types\` (${types.join(', ')})${least}: ${found}`,
    fix: isIndex
      ? `it may be an index; if so, also give the SBOMs of the images that it lists (${missing.join(', ')})`
      : 'check that this is the SBOM of the image, and list the types of its packages in `artifact-types`',
    input,
  };
}

/** Describes the type of SBOM entries, which is foreign text. */
export const typeWords = (type: string): string => `of type ${plainLine(type, 50)}`;

/** A path as reports show it. */
export function shownPath(workspace: string, path: string): SbomFile {
  const below = relative(workspace, path);
  const inWorkspace = !isAbsolute(below) && below.split(sep)[0] !== '..';
  return { file: inWorkspace ? below.split(sep).join('/') : basename(path), inWorkspace };
}

/** Checks the SBOMs of the base: a file of `sbom` would hide everything, and another image what it happens to have. */
export function baseProblems(
  head: Pick<SbomsRead, 'paths'>,
  headFacts: readonly SbomFacts[],
  base: SbomsRead,
  workspace: string,
): readonly UserProblem[] {
  const paths = new Set(head.paths.flatMap(namesOf));
  const same = base.paths.filter((path) => namesOf(path).some((name) => paths.has(name)));
  return [
    ...same.map((path) => ({
      message: `\`base-sbom\`: \`${plainLine(shownPath(workspace, path).file, 300)}\` is also a file of \`sbom\`: compared with itself, nothing is new`,
      fix: 'write the SBOM of the base to a file of its own, in a run that the change cannot influence',
      input: 'base-sbom',
    })),
    ...foreignProblems(headFacts, base.facts),
  ];
}

/** A path, and what its file has in common with its other paths: a hard link is the same file. */
const namesOf = (path: string): readonly string[] => [path, fileIdentity(path) ?? path];

function foreignProblems(head: readonly SbomFacts[], base: readonly SbomFacts[]): readonly UserProblem[] {
  const images = head.flatMap(({ image }) => (image === undefined ? [] : [repositoryOf(image)]));
  // Without a name on both sides, nothing can be compared.
  if (images.length === 0) return [];
  return base
    .filter(({ image }) => image !== undefined && !images.includes(repositoryOf(image)))
    .map(({ file, image = '' }) => ({
      message: `\`base-sbom\`: \`${plainLine(file, 300)}\` describes \`${plainLine(image, 200)}\`, another image than the SBOMs of the change (\`${plainLine(images[0] ?? '', 200)}\`)`,
      fix: 'give the SBOM of the same image at the base of the change',
      input: 'base-sbom',
    }));
}
