import { unknownWord } from '../base/nearest-names.ts';
import type { Face } from '../host/face.ts';
import type { Rule } from '../kit/findings/rule.ts';
import type { Manifest } from '../kit/manifest/manifest.ts';
import { type CommandRow, commandRow } from '../kit/run/command-row.ts';
import { findMissingIdentity } from '../session/missing-identity.ts';
import type { MovedImageFacts } from '../session/package-changes.ts';
import { majorTag, repository } from '../version.ts';
import { manifest as gateManifest } from './advisory-gate/manifest.ts';
import { rules as gateRules } from './advisory-gate/rules.ts';
import { findProblems as findApiProblems } from './api/api-request.ts';
import { manifest as apiManifest } from './api/manifest.ts';
import { findProblems as findDeprecatedProblems } from './check-deprecated/find-problems.ts';
import { manifest as deprecatedManifest } from './check-deprecated/manifest.ts';
import { rules as deprecatedRules } from './check-deprecated/rules.ts';
import { manifest as doctorManifest } from './doctor/manifest.ts';
import { findProblems as findFleetProblems } from './fleet/find-problems.ts';
import { manifest as fleetManifest } from './fleet/manifest.ts';
import { withImages } from './fleet/shard/with-images.ts';
import { manifest as initManifest } from './init/manifest.ts';
import { findProblems as findDigestProblems } from './resolve-digest/find-problems.ts';
import { manifest as digestManifest } from './resolve-digest/manifest.ts';
import { rules as digestRules } from './resolve-digest/rules.ts';
import { manifest as roleManifest } from './sync-rolebindings/manifest.ts';
import { rules as roleRules } from './sync-rolebindings/rules.ts';
import { findProblems as findTokenProblems } from './token/find-problems.ts';
import { manifest as tokenManifest } from './token/manifest.ts';

/** Facts of other commands about moved images, for `resolve-digest`; each is loaded on demand. */
const MOVED_IMAGE_FACTS: MovedImageFacts = {
  compareAdvisories: async (...asked) =>
    (
      await import(/* webpackChunkName: "images" */ './advisory-gate/compare-moved-images.ts')
    ).compareMovedImages(...asked),
  judgeTags: async (...asked) =>
    (await import(/* webpackChunkName: "images" */ './check-deprecated/check-tags.ts')).judgeMovedTags(
      ...asked,
    ),
};

/** Why `sync-rolebindings` must sign in. */
const ROLE_REASON = 'role bindings are read from the platform, which needs a sign-in';

const runByFleet: readonly CommandRow[] = [
  commandRow({
    manifest: digestManifest,
    rules: digestRules,
    load: async () =>
      (await import(/* webpackChunkName: "resolve" */ './resolve-digest/run.ts')).createRun(
        MOVED_IMAGE_FACTS,
      ),
    findProblems: findDigestProblems,
  }),
  commandRow({
    manifest: deprecatedManifest,
    rules: deprecatedRules,
    load: async () => (await import(/* webpackChunkName: "images" */ './check-deprecated/run.ts')).run,
    findProblems: findDeprecatedProblems,
  }),
  commandRow({
    manifest: gateManifest,
    rules: gateRules,
    load: async () => (await import(/* webpackChunkName: "images" */ './advisory-gate/run.ts')).run,
    // Judging `artifacts` takes a library for package URLs.
    findProblems: async (...given) =>
      (await import('./advisory-gate/find-problems.ts')).findProblems(...given),
    reportsProblems: true,
  }),
  commandRow({
    manifest: roleManifest,
    rules: roleRules,
    load: async () => (await import('./sync-rolebindings/run.ts')).run,
    findProblems: (inputs, place) => findMissingIdentity(inputs, place, ROLE_REASON),
    reportsProblems: true,
  }),
];
const fleetRules: readonly Rule[] = [
  ...new Map(runByFleet.flatMap(({ rules }) => rules.map((rule) => [rule.id, rule]))).values(),
];

/**
 * Every command, in the order in which they are listed. A run loads one chunk of work: commands that read images
 * share one, those that ask about an account another.
 */
export const commands: readonly CommandRow[] = [
  ...runByFleet,
  commandRow({
    manifest: tokenManifest,
    rules: [],
    load: async () => (await import(/* webpackChunkName: "account" */ './token/run.ts')).run,
    findProblems: findTokenProblems,
  }),
  commandRow({
    manifest: doctorManifest,
    rules: [],
    load: async () => (await import(/* webpackChunkName: "account" */ './doctor/run.ts')).run,
  }),
  commandRow({
    manifest: apiManifest,
    rules: [],
    load: async () => (await import(/* webpackChunkName: "account" */ './api/run.ts')).run,
    findProblems: findApiProblems,
  }),
  commandRow({
    manifest: initManifest,
    rules: [],
    load: async () => (await import(/* webpackChunkName: "images" */ './init/run.ts')).run,
  }),
  commandRow({
    manifest: fleetManifest,
    rules: fleetRules,
    load: async () => (await import(/* webpackChunkName: "images" */ './fleet/run.ts')).createRun(fleetRules),
    findProblems: findFleetProblems,
  }),
];

export const manifests: readonly Manifest[] = commands.map(({ manifest }) => manifest);

export const commandNames: readonly string[] = manifests.map(({ name }) => name);

/** The row of a command; `undefined` if there is none of that name. */
export function findCommand(name: string): CommandRow | undefined {
  return commands.find(({ manifest }) => manifest.name === name);
}

/** The row of a command that runs in a repository of a fleet. */
export function findInnerCommand(name: string, mayBeEmpty: boolean): CommandRow | undefined {
  const row = runByFleet.find(({ manifest }) => manifest.name === name);
  return row === undefined ? undefined : withImages(row, mayBeEmpty);
}

/** The row of the command that a face was asked for, or why the face does not run it. */
export function chooseCommand(name: string, face: Pick<Face, 'command' | 'kind'>): CommandRow | string {
  const command = findCommand(name);
  const isRootAction = face.kind === 'action';
  if (command === undefined) {
    const known = manifests.filter(({ compositeOnly }) => !isRootAction || compositeOnly !== true);
    const kind = face.command === undefined ? 'command' : 'value of the input `command`';
    return unknownWord(
      kind,
      name,
      known.map((manifest) => manifest.name),
    );
  }
  if (!isRootAction || command.manifest.compositeOnly !== true) return command;
  return `the root action does not run \`${name}\`\nuse the composite action \`${repository}/actions/${name}@${majorTag}\`, without the input \`command\``;
}
