import * as z from 'zod/mini';
import { type Call, path } from '../call.ts';
import { listOf, maybe, message, scoreText, text } from '../decode.ts';
import type { ListOperation } from '../pages.ts';
import { type AdvisoryRow, advisoryRow } from './advisory-row.ts';
import { listOperation, readCall, type Scope } from './resource-calls.ts';

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

const note = maybe(message({ note: text }));
const event = message({
  timestamp: text,
  detection: maybe(message({})),
  fixed: maybe(message({ fixedVersion: text })),
  truePositiveDetermination: note,
  falsePositiveDetermination: maybe(message({ type: text, note: text })),
  analysisNotPlanned: note,
  fixNotPlanned: note,
  pendingUpstreamFix: note,
});
const entry = message({
  id: text,
  aliases: listOf(z.string()),
  packageNamespace: text,
  events: listOf(event),
});
const document = message({ id: text, advisories: listOf(entry) });
const documents = message({ documents: listOf(document) });

/** All security advisories of one origin package. */
export type AdvisoryDocument = z.output<typeof document>;

/** Public advisory documents, all or by package name or vulnerability; needs no token, comes in one piece. */
export function listAdvisoryDocuments(
  filters: { readonly id?: string; readonly cves?: readonly string[] } = {},
): Call<z.output<typeof documents>> {
  const { cves, id } = filters;
  return { ...readCall('/advisory/v2/documents', documents, { id, cves }), anonymous: true };
}

const metadata = z.pipe(
  message({
    id: text,
    summary: text,
    details: text,
    references: listOf(message({ type: text, url: text })),
    severities: listOf(message({ type: text, score: scoreText })),
  }),
  // The one list of v2 whose rows have an `id` instead of a uid.
  z.transform((row) => ({ ...row, uid: row.id })),
);

/** Public metadata of a vulnerability; `uid` repeats its `id`, such as `CVE-2026-1234`. */
export type VulnerabilityMetadata = z.output<typeof metadata>;

/** Public metadata of vulnerabilities, up to 1000 ids at once; needs no token. */
export function listVulnerabilityMetadata(
  filters: { readonly id?: string; readonly ids?: readonly string[] } = {},
): ListOperation<VulnerabilityMetadata> {
  const { id, ids } = filters;
  const list = listOperation('/advisory/v2/metadata', 'vulnerabilityMetadata', metadata, {}, { id, ids });
  return (position) => ({ ...list(position), anonymous: true });
}
