import { accessSync, constants, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Folder of `bench/install-peers.sh`: programs in `bin`, packages in `node_modules`. */
export const peersFolder =
  process.env['PLATFORM_ACTIONS_PEERS'] ?? join(homedir(), '.cache/platform-actions-peers');

/** Path of a peer's program, from the folder of peers or PATH. */
export function findProgram(name: string): string | undefined {
  const folders = [join(peersFolder, 'bin'), ...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/** Folder of an npm package of a peer, to import from. */
export function findPackage(name: string): string | undefined {
  const folder = join(peersFolder, 'node_modules', name);
  return isReadable(join(folder, 'package.json')) ? folder : undefined;
}

/** Version of a peer's package that is installed. */
export function packageVersion(name: string): { readonly version: string } {
  const { version } = JSON.parse(
    readFileSync(join(peersFolder, 'node_modules', name, 'package.json'), 'utf8'),
  );
  return { version };
}

/** Words for a row whose peer is missing. */
export const absentPeer = 'not installed; bench/install-peers.sh installs it';

function isExecutable(path: string): boolean {
  return isAllowed(path, constants.X_OK);
}

function isReadable(path: string): boolean {
  return isAllowed(path, constants.R_OK);
}

function isAllowed(path: string, mode: number): boolean {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}
