import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { listOf, text } from '../decode.ts';
import type { ListOperation } from '../pages.ts';
import { path } from '../path.ts';
import { listCall, type Scope } from './list-query.ts';
import { readCall } from './resource-calls.ts';

const note = z.nullish(z.looseObject({ note: text }));
const event = z.looseObject({
  uid: text,
  createTime: text,
  author: text,
  reviewer: text,
  reviewState: text,
  issue: text,
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
  legacyAdvisoryId: text,
  author: text,
  artifactType: text,
  artifactArchitecture: text,
  componentName: text,
  componentType: text,
  componentLocation: text,
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
  readonly legacyAdvisoryIds?: readonly string[];
  readonly artifactTypes?: readonly string[];
  readonly artifactArchitectures?: readonly string[];
  readonly componentNames?: readonly string[];
  readonly componentTypes?: readonly string[];
  readonly componentLocations?: readonly string[];
  /** Origin package; the names of artifacts are ignored beside it. */
  readonly origin?: string;
  /** Such as `REVIEW_STATE_APPROVED`. */
  readonly eventReviewStates?: readonly string[];
  readonly eventAuthors?: readonly string[];
  readonly excludeEventAuthors?: readonly string[];
  readonly eventReviewers?: readonly string[];
  /** Such as `EVENT_TYPE_FILTER_FIXED`. */
  readonly eventTypes?: readonly string[];
  /** Type of the latest approved event. */
  readonly latestEventType?: string;
  /** Part of the name of an artifact, a component or an alias, in any case of letters. */
  readonly query?: string;
}

/** Advisories, by what they are about and what became of them. */
export function listAdvisories(filters: AdvisoryFilters): ListOperation<AdvisoryRow> {
  const { ancestorsOf, childrenOf, descendantsOf, inRoot, uids, ...own } = filters;
  return (position) =>
    listCall('/vulnerabilities/v2/advisories', 'advisories', advisory, filters, own, position);
}

/** One advisory; `NOT_FOUND` when there is none. */
export function getAdvisory(uid: string): Call<AdvisoryRow> {
  return readCall(path`/vulnerabilities/v2/advisories/${uid}`, advisory);
}
