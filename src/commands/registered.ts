import type { Run } from './command.ts';
import type { Manifest } from './manifest.ts';

/** Loads a command's work; each is a chunk of its own, so that a run pays for one command only. */
type Loader = () => Promise<Run<never>>;

const LOADERS: Readonly<Record<string, Loader>> = {
  'advisory-gate': async () => (await import('./advisory-gate/run.ts')).run,
  'check-deprecated': async () => (await import('./check-deprecated/run.ts')).run,
  'resolve-digest': async () => (await import('./resolve-digest/run.ts')).run,
  'sync-rolebindings': async () => (await import('./sync-rolebindings/run.ts')).run,
  token: async () => (await import('./token/run.ts')).run,
  doctor: async () => (await import('./doctor/run.ts')).run,
  api: async () => (await import('./api/run.ts')).run,
};

/** The work of a command whose inputs were read by its own manifest. */
export async function loadCommand(manifest: Manifest): Promise<Run<unknown>> {
  const run = await LOADERS[manifest.name]?.();
  if (run === undefined) throw new TypeError(`no command \`${manifest.name}\``);
  // A command's inputs are read by the manifest of the same name, so they have the type that its `run` takes.
  return run as Run<unknown>;
}
