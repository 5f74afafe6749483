import { UserError } from '../../base/user-error.ts';
import type { AdvisorySearch } from '../../domain/advisory-collection.ts';
import type { GatePolicy } from '../../domain/advisory-gate.ts';
import type { Ignore } from '../../domain/ignore.ts';
import { groupByName, type PackageInHand } from '../../domain/package-in-hand.ts';
import { checkWritable } from '../../host/files.ts';
import type { Deps } from '../command.ts';
import { readIgnores } from '../config-ignores.ts';
import { requireIdentity } from '../session.ts';
import { LONGEST_NAME_BYTES, queryLength } from './batch-names.ts';
import { NO_BASE, NOTHING_TO_LOOK_FOR, SIGN_IN_REASON } from './find-problems.ts';
import type { AdvisoryGateInputs } from './manifest.ts';
import { createProblemCollector } from './problem-collector.ts';
import { readSboms, type SbomFacts } from './read-sboms.ts';

/** Where report files go: absolute paths, checked before anything is asked. */
export interface GateFiles {
  readonly sarif: string | undefined;
  readonly vex: string | undefined;
  readonly junit: string | undefined;
}

/** Everything that is known before the first request. */
export interface Gathered {
  readonly search: AdvisorySearch;
  readonly sboms: readonly SbomFacts[];
  readonly baseSboms: readonly SbomFacts[];
  readonly policy: GatePolicy;
  readonly ignores: readonly Ignore[];
  readonly hasBase: boolean;
  readonly files: GateFiles;
}

/** Reads names, SBOMs, policy and ignores; throws `UserError` with everything that is wrong with any of them. */
export async function gather(inputs: AdvisoryGateInputs, deps: Deps, now: number): Promise<Gathered> {
  const problems = createProblemCollector();
  const { advisories, artifacts, sbom } = inputs;
  const baseGlobs = inputs['base-sbom'];
  const hasBase = baseGlobs.length > 0;
  if (advisories.length + artifacts.length + sbom.length === 0) problems.add(NOTHING_TO_LOOK_FOR);
  if (inputs.scope === 'changed' && !hasBase) problems.add(NO_BASE);
  await problems.attempt(() => requireIdentity(inputs, SIGN_IN_REASON));
  const rules = { requireReason: inputs['require-ignore-reason'], maxDays: inputs['max-ignore-days'] };
  const ignores = (await problems.attempt(() => readIgnores(deps.config, rules, now))) ?? [];
  const files = {
    sarif: await problems.attempt(() => writablePath(inputs, deps, 'sarif-file')),
    vex: await problems.attempt(() => writablePath(inputs, deps, 'vex-file')),
    junit: await problems.attempt(() => writablePath(inputs, deps, 'junit-file')),
  };
  const types = inputs['artifact-types'];
  const head = await readSboms('sbom', sbom, types, deps, problems);
  const base = await readSboms('base-sbom', baseGlobs, types, deps, problems);
  const named = artifacts.map((name): PackageInHand => ({ name }));
  const packages = [...named, ...head.packages];
  await problems.attempt(() => refuseLongNames(packages, advisories));
  problems.throwIfAny();
  return {
    search: {
      packages: groupByName(packages),
      basePackages: hasBase ? groupByName(base.packages) : undefined,
      lookups: advisories,
    },
    sboms: head.facts,
    baseSboms: base.facts,
    policy: {
      scope: inputs.scope ?? (hasBase ? 'changed' : 'all'),
      failOnSeverity: inputs['fail-on-severity'],
      failOnUnknownSeverity: inputs['fail-on-unknown-severity'],
      onlyFixed: inputs['only-fixed'],
      warnOnly: inputs['warn-only'],
    },
    ignores,
    hasBase,
    files,
  };
}

async function writablePath(
  inputs: AdvisoryGateInputs,
  deps: Deps,
  input: 'sarif-file' | 'vex-file' | 'junit-file',
): Promise<string | undefined> {
  const path = inputs[input];
  if (path === undefined) return undefined;
  const { tempDirectory, workspace } = deps.host.context;
  return checkWritable(path, { workspace, tempDirectory, workingDirectory: deps.workingDirectory }, input);
}

/** A name that fits no request cannot be asked about, and what cannot be asked about must not pass. */
function refuseLongNames(packages: readonly PackageInHand[], lookups: readonly string[]): void {
  const long = packages.find((entry) => queryLength('artifactNames', entry.name) > LONGEST_NAME_BYTES);
  if (long !== undefined) {
    const where = long.source === undefined ? '`artifacts`' : `\`${long.source}\``;
    throw new UserError({
      message: `${where} has a package name of ${long.name.length} characters, which is too long to ask about`,
      input: long.source === undefined ? 'artifacts' : 'sbom',
    });
  }
  if (lookups.some((lookup) => queryLength('advisoryIds', lookup) > LONGEST_NAME_BYTES))
    throw new UserError({
      message: '`advisories` has an id that is too long to ask about',
      input: 'advisories',
    });
}
