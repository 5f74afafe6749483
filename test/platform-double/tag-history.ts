import type { Core } from './core.ts';
import { type HistoryRecord, readHistory } from './store.ts';

/** Bounds of a history request, milliseconds; absent = open. */
export type HistoryBounds = { readonly startMs: number | undefined; readonly endMs: number | undefined };

/** A tag's records by the settings on inclusivity, order, limit and precision. */
export function tagHistory(core: Core, tagUid: string, bounds: HistoryBounds): HistoryRecord[] {
  const { settings } = core;
  const newestFirst =
    settings.recordOrder === 'newest-first' ||
    (settings.recordOrder === 'newest-first-with-end' && bounds.endMs !== undefined);
  const keepsNewest = settings.recordsKept === 'newest';
  const records = readHistory(core.store, tagUid, {
    ...bounds,
    startInclusive: settings.startInclusive,
    endInclusive: settings.endInclusive,
    newestFirst: keepsNewest,
    limit: settings.recordLimit,
  });
  if (keepsNewest !== newestFirst) records.reverse();
  if (settings.timestampDigits === 'milliseconds') return records;
  return records.map(({ updateTimestamp, digest }) => ({
    updateTimestamp: updateTimestamp.replace(/\.?0*Z$/, 'Z'),
    digest,
  }));
}
