import type { Run } from '../kit/command.ts';
import { type CommandRow, commandRow } from '../kit/command-row.ts';
import type { CommonInputs } from '../kit/manifest/common-inputs.ts';
import type { Manifest } from '../kit/manifest/manifest.ts';
import type { Rule } from '../kit/rule.ts';
import type { Run as SessionRun } from '../session/command.ts';
import type { MovedImageFacts } from '../session/moved-images.ts';
import { manifest as advisoryGate } from './advisory-gate/manifest.ts';
import { rules as advisoryGateRules } from './advisory-gate/rules.ts';
import { manifest as api } from './api/manifest.ts';
import { manifest as checkDeprecated } from './check-deprecated/manifest.ts';
import { rules as checkDeprecatedRules } from './check-deprecated/rules.ts';
import { manifest as doctor } from './doctor/manifest.ts';
import { type FleetInputs, manifest as fleet } from './fleet/manifest.ts';
import { manifest as init } from './init/manifest.ts';
import { manifest as resolveDigest } from './resolve-digest/manifest.ts';
import { rules as resolveDigestRules } from './resolve-digest/rules.ts';
import { manifest as syncRolebindings } from './sync-rolebindings/manifest.ts';
import { rules as syncRolebindingsRules } from './sync-rolebindings/rules.ts';
import { manifest as token } from './token/manifest.ts';

/** A command's work, with a session to ask the service through; both are loaded together. */
async function inSession<Inputs extends CommonInputs, RuleId extends string>(
  { capabilities }: Manifest,
  work: Promise<{ readonly run: SessionRun<Inputs, RuleId> }>,
): Promise<Run<Inputs, RuleId>> {
  const [{ run }, { withSession }] = await Promise.all([work, import('../session/command.ts')]);
  return withSession(run, capabilities);
}

/** What commands know about images that move, for `resolve-digest`; each is loaded when it is asked. */
const MOVED_IMAGE_FACTS: MovedImageFacts = {
  compareAdvisories: async (...asked) =>
    (await import('./advisory-gate/compare-moved-images.ts')).compareMovedImages(...asked),
  judgeTags: async (...asked) =>
    (await import('./check-deprecated/judge-moved-tags.ts')).judgeMovedTags(...asked),
};

async function loadResolveDigest() {
  const { createRun } = await import('./resolve-digest/run.ts');
  return { run: createRun(MOVED_IMAGE_FACTS) };
}

/** What a fleet may find: what the commands may find that it runs. */
const fleetRules: readonly Rule[] = [
  ...new Map(
    [resolveDigestRules, checkDeprecatedRules, advisoryGateRules, syncRolebindingsRules]
      .flat()
      .map((rule: Rule) => [rule.id, rule]),
  ).values(),
];

async function loadFleet(): Promise<{ readonly run: SessionRun<FleetInputs, string> }> {
  const { createRun } = await import('./fleet/run.ts');
  return { run: createRun(fleetRules) };
}

/** Every command, in the order in which they are listed. */
export const commands: readonly CommandRow[] = [
  commandRow({
    manifest: resolveDigest,
    rules: resolveDigestRules,
    load: () => inSession(resolveDigest, loadResolveDigest()),
    findProblems: async () => (await import('./resolve-digest/find-problems.ts')).findProblems,
  }),
  commandRow({
    manifest: checkDeprecated,
    rules: checkDeprecatedRules,
    load: () => inSession(checkDeprecated, import('./check-deprecated/run.ts')),
    findProblems: async () => (await import('./check-deprecated/find-problems.ts')).findProblems,
    repeatsProblems: true,
  }),
  commandRow({
    manifest: advisoryGate,
    rules: advisoryGateRules,
    load: () => inSession(advisoryGate, import('./advisory-gate/run.ts')),
    findProblems: async () => (await import('./advisory-gate/find-problems.ts')).findProblems,
    repeatsProblems: true,
  }),
  commandRow({
    manifest: syncRolebindings,
    rules: syncRolebindingsRules,
    load: () => inSession(syncRolebindings, import('./sync-rolebindings/run.ts')),
    findProblems: async () => (await import('./sync-rolebindings/find-problems.ts')).findProblems,
    repeatsProblems: true,
  }),
  commandRow({
    manifest: token,
    rules: [],
    load: () => inSession(token, import('./token/run.ts')),
    findProblems: async () => (await import('./token/find-problems.ts')).findProblems,
    repeatsProblems: true,
  }),
  commandRow({
    manifest: doctor,
    rules: [],
    load: () => inSession(doctor, import('./doctor/run.ts')),
  }),
  commandRow({
    manifest: api,
    rules: [],
    load: () => inSession(api, import('./api/run.ts')),
    findProblems: async () => (await import('./api/find-problems.ts')).findProblems,
    repeatsProblems: true,
  }),
  commandRow({
    manifest: init,
    rules: [],
    load: async () => (await import('./init/run.ts')).run,
  }),
  commandRow({
    manifest: fleet,
    rules: fleetRules,
    load: () => inSession(fleet, loadFleet()),
    findProblems: async () => (await import('./fleet/find-problems.ts')).findProblems,
    repeatsProblems: true,
  }),
];

/** The manifests of all commands. */
export const manifests: readonly Manifest[] = commands.map(({ manifest }) => manifest);
