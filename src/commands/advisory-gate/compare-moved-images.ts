import { plainLine } from '../../base/plain-text.ts';
import { mapPool } from '../../base/pool.ts';
import { getOrMake } from '../../base/remember.ts';
import { parseImageReference, printImageReference } from '../../images/reference/image-reference.ts';
import { ignoreRulesOf, readIgnores } from '../../kit/config/config-ignores.ts';
import type { Ignore } from '../../kit/findings/ignore.ts';
import { readInputs } from '../../kit/inputs/read-inputs.ts';
import { PlatformError } from '../../platform/errors.ts';
import type { Deps } from '../../session/command.ts';
import {
  type AdvisoryDifference,
  type Ask,
  comparePackages,
  type MovedAdvisory,
  type MovedImage,
  type PackageChange,
} from '../../session/package-changes.ts';
import { toProblems } from '../../session/problems.ts';
import { type AdvisoryCollection, createAdvisoryCollection } from './advisory/advisory-collection.ts';
import { severityRank } from './advisory/severity.ts';
import { type AdvisorySink, readAdvisories } from './ask.ts';
import { exposureFullName, exposuresOf, fixedVersionOf, ratingOf } from './decision/exposure.ts';
import { decideGate } from './decision/gate-decision.ts';
import type { GatePolicy } from './decision/gate-effect.ts';
import { policyOf } from './gather.ts';
import { createImageReader, type ReadImages } from './images/read-image-sboms.ts';
import { type GateInputs, manifest } from './manifest.ts';
import { groupByName, type PackageInHand } from './sbom/package-in-hand.ts';

/** Images whose SBOMs are read at once. */
const AT_ONCE = 4;

type Packages = readonly PackageInHand[];

/** A move whose SBOMs are both known: what the new image has in addition to the old one, and vice versa. */
interface Comparison {
  readonly brings: AdvisoryCollection;
  readonly fixes: AdvisoryCollection;
  readonly packages: readonly PackageChange[];
}

/**
 * Compares the advisories of images that move, as this command compares a change with its base: from attested SBOMs, whose
 * signatures are checked by the config file's settings for this command. A move whose SBOMs or advisories cannot be read
 * has no answer; the log says why.
 */
export const compareMovedImages: Ask<AdvisoryDifference> = async (images, inputs, deps) => {
  const none = images.map(() => undefined);
  if (inputs.identity === undefined && inputs.token === undefined) return none;
  return await orLogged(deps, none, async () => {
    const settings = await settingsOf(deps);
    const now = deps.clock.now();
    const ignores = readIgnores(deps.config, ignoreRulesOf(manifest.name, deps.config, settings), now);
    const judge = createJudge(policyOf(settings, true), ignores, now);
    const packagesOf = createPackageReader(createImageReader(settings, deps), deps);
    const sides = await mapPool(images, AT_ONCE, async (image) => {
      if (image.from === undefined) return undefined;
      const [from, to] = await Promise.all([packagesOf(image, image.from), packagesOf(image, image.to)]);
      return from === undefined || to === undefined ? undefined : { from, to };
    });
    const compared = sides.map((side) => side && compare(side));
    const all = sides.flatMap((side) => (side === undefined ? [] : [...side.from, ...side.to]));
    await askAll(compared, all, deps);
    return compared.map((one) => one && { ...one, fixes: judge(one.fixes), brings: judge(one.brings) });
  });
};

function compare({ from, to }: { readonly from: Packages; readonly to: Packages }): Comparison {
  return { brings: collect(to, from), fixes: collect(from, to), packages: comparePackages(from, to) };
}

function collect(packages: Packages, base: Packages): AdvisoryCollection {
  const search = { packages: groupByName(packages), basePackages: groupByName(base), lookups: [] };
  return createAdvisoryCollection(search);
}

/** The advisories of a collection that the other side lacks and the config file does not ignore. */
type Judge = (collection: AdvisoryCollection) => readonly MovedAdvisory[];

function createJudge(policy: GatePolicy, ignores: readonly Ignore[], nowMs: number): Judge {
  const nothing = { unaccounted: [], withoutAdvisories: [], incomplete: [], findVex: () => undefined };
  const question = { ...nothing, policy, ignores, nowMs, baseIgnores: undefined, hasBase: true };
  return (collection) => {
    const decision = decideGate({ ...question, collected: collection.result() });
    const { kept, pressing } = exposuresOf(decision);
    return [...pressing, ...kept]
      .filter((exposure) => exposure.some(({ item }) => item.isNew))
      .map((exposure) => ({
        id: exposureFullName(exposure),
        severity: ratingOf(exposure).severity,
        artifact: exposure[0].item.artifact,
        fixedVersion: fixedVersionOf(exposure),
      }))
      .sort((a, b) => severityRank(a.severity) - severityRank(b.severity));
  };
}

/** Asks about every package once, for all comparisons together. Throws where an answer is not complete. */
async function askAll(
  compared: readonly (Comparison | undefined)[],
  packages: Packages,
  deps: Deps,
): Promise<void> {
  const collections = compared.flatMap((one) => (one === undefined ? [] : [one.brings, one.fixes]));
  const sink: AdvisorySink = {
    add: (row, question) => {
      for (const collection of collections) collection.add(row, question);
    },
    openLookups: () => [],
    canTellAliases: () => true,
    endAliases: () => undefined,
  };
  const search = { packages: groupByName(packages), lookups: [] };
  const { failure, unread } = await readAdvisories(search, sink, deps);
  if (failure !== undefined) throw failure;
  if (unread[0] !== undefined) throw unread[0].error;
}

/** Reads the packages of an image once; `undefined` where it has no SBOM that counts. */
function createPackageReader(read: ReadImages, deps: Deps) {
  const known = new Map<string, Promise<Packages | undefined>>();
  const readOne = (image: MovedImage, digest: string): Promise<Packages | undefined> =>
    orLogged(deps, undefined, async () => {
      const parsed = parseImageReference(image.name);
      if (parsed.kind === 'malformed') return undefined;
      const { organization, repository, tag } = image;
      const located = { organization, repository, tag, complete: parsed.reference };
      const name = printImageReference({ ...parsed.reference, digest });
      const found = await read([{ image: located, reference: digest, name }]);
      const [missing] = found.unread;
      if (missing !== undefined) throw missing.error;
      return found.read.flatMap(({ packages }) => packages);
    });
  return (image: MovedImage, digest: string): Promise<Packages | undefined> =>
    getOrMake(known, `${image.repository}@${digest}`, () => readOne(image, digest));
}

/** The work's result, or `otherwise` where it fails; only a run out of time is an error. */
async function orLogged<T>(deps: Deps, otherwise: T, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PlatformError && error.code === 'CANCELLED') throw error;
    for (const { message } of toProblems(error, undefined))
      deps.host.log.info(`Advisories were not compared: ${plainLine(message, 500)}`);
    return otherwise;
  }
}

/** Settings of this command from the config file, with defaults. */
async function settingsOf(deps: Deps): Promise<GateInputs> {
  const given = (name: string) => deps.config.given(manifest.name, name);
  const read = readInputs(manifest.inputs, given, deps.clock.now());
  if (read.kind === 'problems') throw new Error(read.problems.map(({ message }) => message).join('; '));
  return read.inputs;
}
