import type { Core } from './core.ts';
import { type HistoryRecord, readHistory } from './store.ts';

/** Bounds of a history request, milliseconds; absent = open. */
export type HistoryBounds = { readonly startMs: number | undefined; readonly endMs: number | undefined };

const LIMIT = 1000;

/** A tag's oldest records within the bounds, by the settings on inclusivity; oldest first. */
export function tagHistory(core: Core, tagUid: string, bounds: HistoryBounds): HistoryRecord[] {
  const { endInclusive, startInclusive } = core.settings;
  return readHistory(core.store, tagUid, { ...bounds, startInclusive, endInclusive, limit: LIMIT });
}
