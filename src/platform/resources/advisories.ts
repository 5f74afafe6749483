import type { Call } from '../call.ts';
import type { ListOperation } from '../pages.ts';
import { path } from '../path.ts';
import { type AdvisoryRow, advisoryRow } from './advisory-row.ts';
import { listOperation, type Scope } from './list-query.ts';
import { readCall } from './resource-calls.ts';

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
  return listOperation('/vulnerabilities/v2/advisories', 'advisories', advisoryRow, filters, own);
}

/** One advisory; `NOT_FOUND` when there is none. */
export function getAdvisory(uid: string): Call<AdvisoryRow> {
  return readCall(path`/vulnerabilities/v2/advisories/${uid}`, advisoryRow);
}
