import { plainLine } from '../../base/plain-text.ts';
import { PlatformError } from '../../platform/errors.ts';
import { readPages } from '../../platform/pages.ts';
import { listVulnerabilityMetadata } from '../../platform/resources/advisories.ts';
import type { Deps } from '../../session/command.ts';
import type { CollectedAdvisories } from './advisory/advisory-collection.ts';
import {
  addMetadata,
  idsWithoutSeverity,
  type VulnerabilityMetadata,
} from './advisory/vulnerability-metadata.ts';
import { batchNames, LONGEST_NAME_BYTES, queryLength } from './batch-names.ts';

const MAXIMUM_IDS = 1000;

/**
 * Fills severities that advisories lack from public vulnerability metadata. It enriches and is never required: a service
 * that does not offer it, or fails, leaves them unknown, and the log says so. Only a run out of time is an error.
 */
export async function fillSeverities(
  collected: CollectedAdvisories,
  deps: Pick<Deps, 'session' | 'host'>,
): Promise<CollectedAdvisories> {
  const ids = idsWithoutSeverity(collected.items).filter(
    (id) => queryLength('ids', id) <= LONGEST_NAME_BYTES,
  );
  if (ids.length === 0) return collected;
  const metadata: VulnerabilityMetadata[] = [];
  const unread = new Set<string>();
  let failure: PlatformError | undefined;
  await Promise.all(
    batchNames('ids', ids, MAXIMUM_IDS).map(async (batch) => {
      try {
        for await (const rows of readPages(deps.session.client, listVulnerabilityMetadata({ ids: batch })))
          metadata.push(...rows);
      } catch (error) {
        if (!(error instanceof PlatformError) || error.code === 'CANCELLED') throw error;
        failure ??= error;
        for (const id of batch) unread.add(id.toLowerCase());
      }
    }),
  );
  if (failure !== undefined) {
    deps.host.log.info(
      `Public vulnerability metadata could not be read, so some severities stay unknown: ${plainLine(failure.message, 300)} (${failure.code}).`,
    );
  }
  return { ...collected, items: addMetadata(collected.items, metadata, unread) };
}
