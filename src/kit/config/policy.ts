import { resolve } from 'node:path';
import { plainLine } from '../../base/plain-text.ts';
import { orProblems, UserError } from '../../base/user-error.ts';
import { isMissing, leadsIntoGit, leavesWorkspace, readTextFile } from '../../host/files/files.ts';
import { findRepository } from '../../host/git/git-repository.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { workspacePath } from '../run/workspace-path.ts';
import type { PolicyPlace } from './commits.ts';
import type { ConfigFile } from './config-file.ts';
import { readFromBase } from './read-commits.ts';

export const DEFAULT_CONFIG_FILE = '.github/platform-actions.yml';

const MAXIMUM_BYTES = 1024 * 1024;
/** The config file is parsed before the watchdog starts, so it has to be parsed within a second. */
const MAXIMUM_CONFIG_BYTES = 256 * 1024;
export const NO_CONFIG: ConfigFile = { given: () => undefined, ignores: [], problems: [] };

/** Where to read the config file, and the commands that it may configure. */
export interface ConfigPlace extends PolicyPlace {
  readonly manifests: readonly Manifest[];
}

/** Reads policy files from the working tree, or from the base commit if the change must not decide. */
export function policyReader(
  place: PolicyPlace,
  maximumBytes = MAXIMUM_BYTES,
): (path: string) => Promise<string | undefined> {
  return (path) => (isFromBase(place) ? readFromBase : readFromTree)(place, path, maximumBytes);
}

/** Follows no link to a file of the machine, nor to `.git/config` with its credential: messages quote what is read. */
async function readFromTree(
  { host, workingDirectory }: PolicyPlace,
  path: string,
  maximumBytes: number,
): Promise<string | undefined> {
  const file = resolve(workingDirectory, path);
  if (isMissing(file)) return undefined;
  const { workspace } = host.context;
  const refuse = (why: string) =>
    new UserError({ message: `\`${plainLine(path, 300)}\` leads ${why} through a link` });
  if (leavesWorkspace(workspace, file)) throw refuse('out of the workspace');
  if (leadsIntoGit(workspace, file)) throw refuse('into `.git`');
  return readTextFile(file, maximumBytes);
}

export const isFromBase = ({ host, policyFrom }: PolicyPlace): boolean =>
  policyFrom === 'base' || host.context.untrustedHead;

/** The config file; empty if it is the default one and absent. Throws `UserError` if it cannot be read. */
export async function readConfig(path: string, required: boolean, place: ConfigPlace): Promise<ConfigFile> {
  const { workspace } = place.host.context;
  const text = await readPolicy(place, path);
  if (text === undefined) {
    // `.github` is at the root of a repository, and `working-directory` may be below it.
    const isBelow = resolve(place.workingDirectory) !== resolve(workspace);
    if (!required && isBelow && (await mayStandAtRoot(place)))
      return readConfig(path, false, { ...place, workingDirectory: workspace });
    if (!required) return NO_CONFIG;
    throw new UserError({ message: `\`config-file\`: \`${path}\` does not exist`, input: 'config-file' });
  }
  const name = workspacePath(place, path);
  // The parser of YAML is large, and many runs have no config file.
  const { parseConfigFile } = await import('./config-file.ts');
  return parseConfigFile(text, name, place.manifests);
}

/** Text of the config file; what the reading throws names the input. */
function readPolicy(place: PolicyPlace, path: string): Promise<string | undefined> {
  const read = () => policyReader(place, MAXIMUM_CONFIG_BYTES)(path);
  return orProblems(read, (problems) => {
    const named = problems.map(({ input = 'config-file', ...problem }) => {
      const message = `\`config-file\`: ${problem.message}`;
      return { ...problem, message, input };
    });
    throw new UserError(...named);
  });
}

/** The base has no file at the root of the workspace if its repository is checked out below. */
async function mayStandAtRoot(place: PolicyPlace): Promise<boolean> {
  if (!isFromBase(place)) return true;
  const { workspace } = place.host.context;
  const hasOne = findRepository(workspace, place.workingDirectory) !== undefined;
  return !hasOne || findRepository(workspace, workspace) !== undefined;
}
