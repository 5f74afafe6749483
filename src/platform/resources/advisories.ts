import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { scoreText, text } from '../decode.ts';
import type { ListOperation } from '../pages.ts';
import { path } from '../path.ts';
import { listOperation, type Scope } from './list-query.ts';
import { isPlainAdvisory } from './plain-advisory.ts';
import { readCall } from './resource-calls.ts';

// Absent or null stays absent, which is not the same as empty: an advisory without events is judged by its kind.
const maybe = <T extends z.core.$ZodType>(item: T) =>
  z.pipe(
    z.nullish(item),
    z.transform((value) => value ?? undefined),
  );
const words = maybe(z.string());
const note = maybe(z.looseObject({ note: words }));
const event = z.looseObject({
  uid: words,
  createTime: words,
  author: words,
  reviewer: words,
  reviewState: words,
  issue: words,
  detection: maybe(z.looseObject({})),
  fixed: maybe(z.looseObject({ fixedVersion: words, note: words })),
  truePositiveDetermination: note,
  falsePositiveDetermination: maybe(z.looseObject({ type: words, note: words })),
  analysisNotPlanned: note,
  fixNotPlanned: note,
  pendingUpstreamFix: note,
  patched: maybe(z.looseObject({ patchedVersions: maybe(z.array(z.string())), note: words })),
});

/** Id and artifact name have to be there: without them a row cannot be checked against what was asked. */
const named = z.string().check(z.minLength(1));
const advisory = z.looseObject({
  uid: named,
  advisoryId: named,
  artifactName: named,
  updateTime: text,
  createTime: words,
  legacyAdvisoryId: words,
  author: words,
  artifactType: words,
  artifactArchitecture: words,
  componentName: words,
  componentType: words,
  componentLocation: words,
  aliases: maybe(z.array(z.string())),
  severities: maybe(z.array(z.looseObject({ type: words, score: scoreText }))),
  events: maybe(z.array(event)),
  deleteTime: words,
});

/** An advisory; beyond the spec's four fields everything may be absent, and unknown fields are kept. */
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
  return listOperation(
    '/vulnerabilities/v2/advisories',
    'advisories',
    advisory,
    filters,
    own,
    isPlainAdvisory,
  );
}

/** One advisory; `NOT_FOUND` when there is none. */
export function getAdvisory(uid: string): Call<AdvisoryRow> {
  return readCall(path`/vulnerabilities/v2/advisories/${uid}`, advisory);
}
