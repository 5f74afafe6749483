import { plainLine } from '../../base/plain-text.ts';
import { PlatformError } from '../../platform/errors.ts';
import { listNeeding, readPages } from '../../platform/pages.ts';
import { listVulnerabilityMetadata } from '../../platform/resources/advisories.ts';
import type { Deps } from '../../session/command.ts';
import type { CollectedAdvisories } from './advisory/advisory-collection.ts';
import type { AdvisoryItem } from './advisory/advisory-item.ts';
import { nameIfLeftOut, rateSeverities, type SeverityScore, warnOfLeftOut } from './advisory/severity.ts';
import { batchNames, LONGEST_NAME_BYTES, queryLength } from './ask-in-parts.ts';

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
      const list = listNeeding(listVulnerabilityMetadata({ ids: batch }), METADATA_NEEDS);
      try {
        for await (const rows of readPages(deps.session.client, list)) metadata.push(...rows);
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
  const scores = metadata.flatMap(({ severities = [] }) => severities);
  warnOfLeftOut(deps.host.log, new Set(scores.flatMap((score) => nameIfLeftOut(score) ?? [])));
  return { ...collected, items: addMetadata(collected.items, metadata, unread) };
}

const METADATA_NEEDS = { uid: true, id: true, summary: false, severities: {} } as const;

/** Public facts on a vulnerability (`GET /advisory/v2/metadata`); `id` is a CVE or GHSA. */
interface VulnerabilityMetadata {
  readonly id: string;
  readonly summary?: string | undefined;
  readonly severities?: readonly SeverityScore[] | undefined;
}

/** Ids to ask public metadata for: aliases of affecting items whose severity is not known, each once. */
export function idsWithoutSeverity(items: readonly AdvisoryItem[]): readonly string[] {
  const ids = new Set<string>();
  for (const item of items) {
    if (item.facts.status !== 'affecting' || item.rating.severity !== 'unknown') continue;
    for (const id of item.aliases) if (/^(?:CVE|GHSA)-/i.test(id)) ids.add(id);
  }
  return [...ids];
}

/**
 * Items with the summary and, where they have none, the severity that metadata of their aliases gives. With an alias that is
 * `unread`, in lower case, the severity stays unknown: it may be higher than that of the others.
 */
export function addMetadata(
  items: readonly AdvisoryItem[],
  metadata: readonly VulnerabilityMetadata[],
  unread: ReadonlySet<string> = new Set(),
): readonly AdvisoryItem[] {
  const byId = new Map(metadata.map((entry) => [entry.id.toLowerCase(), entry]));
  return items.map((item) => {
    const known = item.aliases.flatMap((alias) => byId.get(alias.toLowerCase()) ?? []);
    if (known.length === 0) return item;
    const summary = known.map((entry) => entry.summary ?? '').find((text) => text !== '');
    const rating =
      item.rating.severity === 'unknown' && !item.aliases.some((alias) => unread.has(alias.toLowerCase()))
        ? rateSeverities(known.flatMap((entry) => entry.severities ?? []))
        : item.rating;
    return { ...item, rating, ...(summary === undefined ? {} : { summary }) };
  });
}
