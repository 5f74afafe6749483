import type { Rule } from '../kit/findings/rule.ts';
import type { Manifest } from '../kit/manifest/manifest.ts';
import type { CommandRow } from '../kit/run/command-row.ts';
import type { MovedImageFacts } from '../session/moved-images.ts';

/** What commands know about images that move, for `resolve-digest`; each is loaded when it is asked. */
const MOVED_IMAGE_FACTS: MovedImageFacts = {
  compareAdvisories: async (...asked) =>
    (await import('./advisory-gate/compare-moved-images.ts')).compareMovedImages(...asked),
  judgeTags: async (...asked) =>
    (
      await import(/* webpackChunkName: "check-deprecated" */ './check-deprecated/judge-moved-tags.ts')
    ).judgeMovedTags(...asked),
};

/** What a fleet runs, and so what it may find. */
const RUN_BY_A_FLEET = ['resolve-digest', 'check-deprecated', 'advisory-gate', 'sync-rolebindings'];

async function fleetRules(): Promise<readonly Rule[]> {
  const rows = await Promise.all(RUN_BY_A_FLEET.map((name) => loadCommand(name)));
  const rules = rows.flatMap((row) => row?.rules ?? []);
  return [...new Map(rules.map((rule) => [rule.id, rule])).values()];
}

/** Every command, in the order in which they are listed. A run loads only the row of its own command. */
const loaders: ReadonlyMap<string, () => Promise<CommandRow>> = new Map([
  ['resolve-digest', async () => (await import('./resolve-digest/row.ts')).createRow(MOVED_IMAGE_FACTS)],
  ['check-deprecated', async () => (await import('./check-deprecated/row.ts')).row],
  ['advisory-gate', async () => (await import('./advisory-gate/row.ts')).row],
  ['sync-rolebindings', async () => (await import('./sync-rolebindings/row.ts')).row],
  ['token', async () => (await import('./token/row.ts')).row],
  ['doctor', async () => (await import('./doctor/row.ts')).row],
  ['api', async () => (await import('./api/row.ts')).row],
  ['init', async () => (await import('./init/row.ts')).row],
  ['fleet', async () => (await import('./fleet/row.ts')).createRow(await fleetRules())],
]);

export const commandNames: readonly string[] = [...loaders.keys()];

/** The row of a command; `undefined` if there is none of that name. */
export async function loadCommand(name: string): Promise<CommandRow | undefined> {
  return loaders.get(name)?.();
}

export async function loadCommands(): Promise<readonly CommandRow[]> {
  return Promise.all([...loaders.values()].map((load) => load()));
}

/** The manifests of all commands. */
export async function loadManifests(): Promise<readonly Manifest[]> {
  return (await loadCommands()).map(({ manifest }) => manifest);
}
