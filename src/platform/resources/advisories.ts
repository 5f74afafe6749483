import * as z from 'zod/mini';
import { listOf, text } from '../decode.ts';
import type { ListOperation } from '../pages.ts';
import { listCall, type Scope } from './list-query.ts';

const note = z.nullish(z.looseObject({ note: text }));
const event = z.looseObject({
  uid: text,
  createTime: text,
  reviewState: text,
  detection: z.nullish(z.looseObject({})),
  fixed: z.nullish(z.looseObject({ fixedVersion: text, note: text })),
  truePositiveDetermination: note,
  falsePositiveDetermination: z.nullish(z.looseObject({ type: text, note: text })),
  analysisNotPlanned: note,
  fixNotPlanned: note,
  pendingUpstreamFix: note,
  patched: z.nullish(z.looseObject({ patchedVersions: listOf(z.string()), note: text })),
});
const advisory = z.looseObject({
  uid: z.string(),
  advisoryId: text,
  artifactName: text,
  artifactType: text,
  aliases: listOf(z.string()),
  severities: listOf(z.looseObject({ type: text, score: text })),
  events: listOf(event),
  createTime: text,
  updateTime: text,
  deleteTime: text,
});

/** An advisory; beyond the spec's four fields everything may be empty. */
export type AdvisoryRow = z.output<typeof advisory>;

/** Filters of the advisory list; the service ignores those that it does not know, so rows are checked again. */
export interface AdvisoryFilters extends Scope {
  readonly artifactNames?: readonly string[];
  readonly advisoryIds?: readonly string[];
  readonly aliases?: readonly string[];
}

export function listAdvisories(filters: AdvisoryFilters): ListOperation<AdvisoryRow> {
  const { advisoryIds, aliases, artifactNames } = filters;
  return (position) =>
    listCall(
      '/vulnerabilities/v2/advisories',
      'advisories',
      advisory,
      filters,
      { artifactNames, advisoryIds, aliases },
      position,
    );
}
