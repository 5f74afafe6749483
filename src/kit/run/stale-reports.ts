import { findEarlierFile } from '../../host/files/earlier-file.ts';
import type { WriteArea } from '../../host/files/files.ts';
import type { Log } from '../../host/host.ts';
import type { Manifest } from '../manifest/manifest.ts';

/**
 * Notes which files with results of this run are there already. The function that is returned removes those that this run
 * did not replace: a later step would take them for results of this run. Neither throws.
 */
export function noteReports(
  manifest: Manifest,
  inputs: Readonly<Record<string, unknown>>,
  area: WriteArea,
): (log: Log) => void {
  const names = Object.keys(manifest.inputs).filter((name) => manifest.inputs[name]?.results === true);
  const earlier = names.flatMap((name) => {
    const path = inputs[name];
    const file = typeof path === 'string' ? findEarlierFile(path, area) : undefined;
    return file === undefined ? [] : [{ what: `the earlier \`${name}\` \`${String(path)}\``, file }];
  });
  return (log) => {
    for (const { file, what } of earlier) {
      try {
        if (file.remove()) log.info(`Removed ${what}, which this run did not replace.`);
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        log.warning(`${why}. It does not have the results of this run.`);
      }
    }
  };
}
