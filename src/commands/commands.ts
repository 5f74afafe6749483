import type { Face } from '../host/face.ts';
import type { Rule } from '../kit/findings/rule.ts';
import { unknownWord } from '../kit/inputs/unknown-word.ts';
import type { Manifest } from '../kit/manifest/manifest.ts';
import type { CommandRow } from '../kit/run/command-row.ts';
import type { MovedImageFacts } from '../session/moved-images.ts';
import { majorTag, repository } from '../version.ts';
import { row as advisoryGate } from './advisory-gate/row.ts';
import { row as api } from './api/row.ts';
import { row as checkDeprecated } from './check-deprecated/row.ts';
import { row as doctor } from './doctor/row.ts';
import { createRow as createFleet } from './fleet/row.ts';
import { row as init } from './init/row.ts';
import { createRow as createResolveDigest } from './resolve-digest/row.ts';
import { row as syncRolebindings } from './sync-rolebindings/row.ts';
import { row as token } from './token/row.ts';

/** What commands know about images that move, for `resolve-digest`; each is loaded when it is asked. */
const MOVED_IMAGE_FACTS: MovedImageFacts = {
  compareAdvisories: async (...asked) =>
    (await import('./advisory-gate/compare-moved-images.ts')).compareMovedImages(...asked),
  judgeTags: async (...asked) =>
    (await import('./check-deprecated/judge-moved-tags.ts')).judgeMovedTags(...asked),
};

/** The commands that a fleet may run. */
const runByFleet = [createResolveDigest(MOVED_IMAGE_FACTS), checkDeprecated, advisoryGate, syncRolebindings];
const fleetRules: readonly Rule[] = [
  ...new Map(runByFleet.flatMap(({ rules }) => rules.map((rule) => [rule.id, rule]))).values(),
];

/** Every command, in the order in which they are listed; a run loads only the work of its own. */
export const commands: readonly CommandRow[] = [
  ...runByFleet,
  token,
  doctor,
  api,
  init,
  createFleet(fleetRules),
];

export const manifests: readonly Manifest[] = commands.map(({ manifest }) => manifest);

export const commandNames: readonly string[] = manifests.map(({ name }) => name);

/** The row of a command; `undefined` if there is none of that name. */
export function findCommand(name: string): CommandRow | undefined {
  return commands.find(({ manifest }) => manifest.name === name);
}

/** The row of the command that a face was asked for, or why the face does not run it. */
export function chooseCommand(name: string, face: Pick<Face, 'command' | 'kind'>): CommandRow | string {
  const command = findCommand(name);
  const isRootAction = face.kind === 'action';
  if (command === undefined) {
    const known = manifests.filter(({ compositeOnly }) => !isRootAction || compositeOnly !== true);
    const what = face.command === undefined ? 'the command' : 'the input `command`';
    return unknownWord(
      what,
      name,
      known.map((manifest) => manifest.name),
    );
  }
  if (!isRootAction || command.manifest.compositeOnly !== true) return command;
  return `the root action does not run \`${name}\`\nuse the composite action \`${repository}/actions/${name}@${majorTag}\`, without the input \`command\``;
}
