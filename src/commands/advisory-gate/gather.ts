import { UserError } from '../../base/user-error.ts';
import { checkWritable } from '../../host/files/files.ts';
import { readIgnores } from '../../kit/config/config-ignores.ts';
import type { Ignore } from '../../kit/findings/ignore.ts';
import type { Deps } from '../../session/command.ts';
import { comparePackages, type ImagePackageChanges } from '../../session/package-changes.ts';
import type { AdvisorySearch } from './advisory/advisory-collection.ts';
import { readStatuses } from './advisory/last-word.ts';
import { LONGEST_NAME_BYTES, queryLength } from './ask-in-parts.ts';
import type { GatePolicy } from './decision/gate-effect.ts';
import { createProblemCollector, type ProblemCollector, readArtifact } from './find-problems.ts';
import { checkPolicyFiles } from './images/attestation-policy.ts';
import type { ComparedImage } from './images/image-records.ts';
import { createImageReader, type ImageFacts, type UnreadImage } from './images/read-image-sboms.ts';
import { findWantedImages, NO_NOTES, type WantedImages } from './images/wanted-images.ts';
import type { GateInputs } from './manifest.ts';
import { baseProblems, readSboms, type SbomFacts, type SbomsRead } from './read-sboms.ts';
import { groupByName, type PackageInHand } from './sbom/package-in-hand.ts';
import { readVex } from './vex/read-vex.ts';
import type { VexStatement } from './vex/vex-statement.ts';

/** Everything that is looked for. */
export interface Subjects extends Omit<WantedImages, 'head' | 'base'> {
  readonly search: AdvisorySearch;
  readonly sboms: readonly SbomFacts[];
  readonly baseSboms: readonly SbomFacts[];
  /** The same, as images are compared with them. */
  readonly base: readonly ComparedImage[];
  /** Indexes among the SBOMs, left out because the SBOMs of their images are given. */
  readonly indexes: readonly string[];
  /** Names in `artifacts`. */
  readonly named: readonly string[];
  /** Images of the run, one entry a platform; their SBOMs are among `sboms` too. */
  readonly images: readonly ImageFacts[];
  readonly unreadImages: readonly UnreadImage[];
  /** Packages that differ from those at the base. */
  readonly packageChanges: readonly ImagePackageChanges[];
  readonly policy: GatePolicy;
  readonly ignores: readonly Ignore[];
  readonly vex: readonly VexStatement[];
  readonly hasBase: boolean;
  readonly vexFile: string | undefined;
}

/** Reads everything that is looked for; throws `UserError` with all problems of inputs, files and images. */
export async function gather(inputs: GateInputs, deps: Deps, now: number): Promise<Subjects> {
  const problems = createProblemCollector(deps.problems);
  const { advisories, artifacts, sbom } = inputs;
  const baseGlobs = inputs['base-sbom'];
  const wantsImages = inputs.images.length + inputs.files.length > 0;
  const rules = { requireReason: inputs['require-ignore-reason'], maxDays: inputs['max-ignore-days'] };
  const ignores = (await problems.attempt(() => readIgnores(deps.config, rules, now))) ?? [];
  const vex = await readVex(inputs, deps, problems);
  const demand = { types: inputs['artifact-types'], minimum: inputs['min-packages'] };
  const head = await readSboms('sbom', sbom, demand, deps, problems);
  const base = await readSboms('base-sbom', baseGlobs, demand, deps, problems);
  const found = wantsImages ? await readImages(inputs, deps, problems) : NO_IMAGES;
  const hasBase = baseGlobs.length > 0 || found.base !== undefined;
  const { workspace } = deps.host.context;
  problems.add(...baseProblems(head, [...head.facts, ...found.head], base, workspace));
  const named = artifacts.flatMap((text) => readArtifact(text, demand.types).entries ?? []);
  const packages = [...named, ...head.packages, ...found.head.flatMap((image) => image.packages)];
  const { base: baseImages = [], head: images, unread: unreadImages, ...wanted } = found;
  const basePackages = [...base.packages, ...baseImages.flatMap((image) => image.packages)];
  const baseByName = hasBase ? groupByName(basePackages) : undefined;
  const replaced = found.head.length === 0 ? undefined : baseByName;
  const asked = replaced === undefined ? packages : [...packages, ...basePackages];
  await problems.attempt(() => refuseLongNames(asked, advisories));
  problems.throwIfAny();
  const path = inputs['vex-file'];
  return {
    ...wanted,
    search: { packages: groupByName(packages), basePackages: baseByName, replaced, lookups: advisories },
    sboms: [...head.facts, ...images.map(sbomFacts)],
    indexes: [...head.indexes, ...base.indexes],
    named: named.map(({ name }) => name),
    baseSboms: [...base.facts, ...baseImages.map(sbomFacts)],
    base: [...base.facts, ...baseImages],
    images,
    unreadImages,
    packageChanges: [...changesOfSboms(head, base), ...changesOfImages(found)],
    policy: policyOf(inputs, hasBase),
    ignores,
    vex,
    hasBase,
    vexFile: path && checkWritable(path, deps.area, 'vex-file'),
  };
}

/** The inputs that decide which advisories fail. */
export function policyOf(inputs: GateInputs, hasBase: boolean): GatePolicy {
  return {
    scope: inputs.scope ?? (hasBase ? 'changed' : 'all'),
    failOnSeverity: inputs['fail-on-severity'],
    failOnUnknownSeverity: inputs['fail-on-unknown-severity'],
    onlyFixed: inputs['only-fixed'],
    warnOnly: inputs['warn-only'],
    failOnStatus: readStatuses(inputs['fail-on-status']),
    failOnUnaccounted: inputs['fail-on-unaccounted'],
  };
}

/** Images with their packages, at the head and at the base. */
interface FoundImages extends Omit<WantedImages, 'head' | 'base'> {
  readonly head: readonly ImageFacts[];
  readonly unread: readonly UnreadImage[];
  readonly base: readonly ImageFacts[] | undefined;
}

const NO_IMAGES: FoundImages = {
  head: [],
  unread: [],
  base: undefined,
  unmoved: 0,
  moves: [],
  elsewhere: 0,
  ...NO_NOTES,
};

/**
 * Reads the images; nothing is asked of the registry while anything else is wrong. What replaces an image of the base that
 * is unread is compared with nothing, so that all of it is new.
 */
async function readImages(inputs: GateInputs, deps: Deps, problems: ProblemCollector): Promise<FoundImages> {
  const wanted = await problems.attempt(() => findWantedImages(inputs, deps));
  await problems.attempt(() => checkPolicyFiles(inputs, deps));
  problems.throwIfAny();
  if (wanted === undefined) return NO_IMAGES;
  const read = createImageReader(inputs, deps);
  const head = await read(wanted.head);
  const base = wanted.base === undefined ? undefined : await read(wanted.base);
  const replaced = (base?.unread ?? []).filter(({ name }) => !head.unread.some((one) => one.name === name));
  const unread = [...head.unread, ...replaced.map((one) => ({ ...one, isReplaced: true as const }))];
  return { ...wanted, head: head.read, unread, base: base?.read };
}

/** The packages of all SBOMs given, compared with those of the base. */
function changesOfSboms(head: SbomsRead, base: SbomsRead): readonly ImagePackageChanges[] {
  if (head.facts.length === 0 || base.facts.length === 0) return [];
  const namesOf = ({ facts }: SbomsRead): string => facts.map(({ file }) => file).join(', ');
  const changes = comparePackages(base.packages, head.packages);
  return [{ from: namesOf(base), to: namesOf(head), changes }];
}

/** The packages of each image, compared with those of the images that it replaces, on the same platform. */
function changesOfImages({ base = [], head }: FoundImages): readonly ImagePackageChanges[] {
  return head.flatMap((image) =>
    base
      .filter(({ platform, places = [] }) => {
        return platform === image.platform && places.some((place) => image.places?.includes(place));
      })
      .map(({ file: from, packages }) => {
        return { from, to: image.file, changes: comparePackages(packages, image.packages) };
      }),
  );
}

/** Facts on an image's SBOM for reports, without the packages. */
function sbomFacts(image: ImageFacts): SbomFacts {
  const { digest, manifest, name, packages, places, platform, sbom, ...facts } = image;
  return facts;
}

/** A name that is too long for a request cannot be checked, and what cannot be checked must not pass. */
function refuseLongNames(packages: readonly PackageInHand[], lookups: readonly string[]): void {
  const isLong = (name: string): boolean => queryLength('artifactNames', name) > LONGEST_NAME_BYTES;
  const long = packages.find(({ name, origin = '' }) => isLong(name) || isLong(origin));
  if (long !== undefined) {
    const where = long.source === undefined ? '`artifacts`' : `\`${long.source}\``;
    throw new UserError({
      message: `${where} has a package name of ${Math.max(long.name.length, long.origin?.length ?? 0)} characters, which is too long for a request`,
      input: long.source === undefined ? 'artifacts' : 'sbom',
    });
  }
  if (lookups.some((lookup) => queryLength('advisoryIds', lookup) > LONGEST_NAME_BYTES))
    throw new UserError({
      message: '`advisories` has an id that is too long for a request',
      input: 'advisories',
    });
}
