import { rmSync } from 'node:fs';
import { fileIdentity } from '../host/files/file-identity.ts';
import { errorCode, type WriteArea, writableFile } from '../host/files/files.ts';
import type { Log } from '../host/host.ts';
import type { Manifest } from './manifest/manifest.ts';

/** A file that was at the path of a report when the run began. */
interface EarlierFile {
  readonly input: string;
  readonly path: string;
  readonly identity: string;
}

/**
 * Notes which files with results of this run are there already. The function that is returned removes those that this run
 * did not replace: a later step would take them for results of this run. Neither throws.
 */
export function noteReports(
  manifest: Manifest,
  inputs: Readonly<Record<string, unknown>>,
  area: WriteArea,
): (log: Log) => void {
  const earlier = Object.entries(manifest.inputs).flatMap(([input, spec]): readonly EarlierFile[] => {
    const path = inputs[input];
    if (spec.results !== true || typeof path !== 'string') return [];
    const found = findFile(path, area);
    return found === undefined ? [] : [{ input, path, identity: found.identity }];
  });
  return (log) => {
    for (const file of earlier) removeStale(file, area, log);
  };
}

/** A report is renamed into place, so one that was written is another file than the one before. */
function removeStale({ identity, input, path }: EarlierFile, area: WriteArea, log: Log): void {
  // Asked again: what leads to it may have been changed by what ran meanwhile.
  const found = findFile(path, area);
  if (found?.identity !== identity) return;
  const what = `the earlier \`${input}\` \`${path}\`, which this run did not replace`;
  try {
    rmSync(found.target);
    log.info(`Removed ${what}.`);
  } catch (error) {
    log.warning(`Cannot remove ${what}: ${errorCode(error)}. It does not have the results of this run.`);
  }
}

/** `undefined` where there is no file, or none that may be written. */
function findFile(
  path: string,
  area: WriteArea,
): { readonly target: string; readonly identity: string } | undefined {
  try {
    const found = writableFile(path, area);
    const identity = found.kind === 'path' ? fileIdentity(found.path) : undefined;
    return found.kind === 'refused' || identity === undefined ? undefined : { target: found.path, identity };
  } catch {
    return undefined;
  }
}
