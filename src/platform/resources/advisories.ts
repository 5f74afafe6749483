import * as z from 'zod/mini';
import type { Advisory, AdvisoryEvent } from '../../domain/advisory.ts';
import type { Call } from '../call.ts';
import type { ListOperation } from '../pages.ts';
import { path } from '../path.ts';
import { listCall, type Scope } from './list-query.ts';
import { readCall } from './resource-calls.ts';

const optionalText = z.nullish(z.string());

/** The kinds of event that decide about a status; others count by their time alone. */
const event = z.object({
  createTime: optionalText,
  reviewState: optionalText,
  fixed: z.nullish(z.object({ fixedVersion: optionalText })),
  patched: z.nullish(z.object({ patchedVersions: z.nullish(z.array(z.string())) })),
  falsePositiveDetermination: z.nullish(z.object({ type: optionalText })),
});

/** Id and artifact name have to be there: without them a row cannot be checked against what was asked. */
const named = z.string().check(z.minLength(1));
const row = z.object({
  uid: named,
  advisoryId: named,
  artifactName: named,
  updateTime: optionalText,
  legacyAdvisoryId: optionalText,
  artifactType: optionalText,
  aliases: z.nullish(z.array(z.string())),
  severities: z.nullish(z.array(z.object({ type: optionalText, score: optionalText }))),
  events: z.nullish(z.array(event)),
  deleteTime: optionalText,
});

function toEvent(given: z.output<typeof event>): AdvisoryEvent {
  const { createTime, falsePositiveDetermination, fixed, patched, reviewState } = given;
  return {
    createTime: createTime ?? undefined,
    reviewState: reviewState ?? undefined,
    ...(fixed ? { fixed: { fixedVersion: fixed.fixedVersion ?? undefined } } : {}),
    ...(patched ? { patched: { patchedVersions: patched.patchedVersions ?? undefined } } : {}),
    ...(falsePositiveDetermination
      ? { falsePositiveDetermination: { type: falsePositiveDetermination.type ?? undefined } }
      : {}),
  };
}

/** A row in the domain's words: what the service leaves out or gives as null stays absent, an empty list stays empty. */
function toAdvisory(given: z.output<typeof row>): Advisory {
  return {
    uid: given.uid,
    advisoryId: given.advisoryId,
    artifactName: given.artifactName,
    updateTime: given.updateTime ?? '',
    aliases: given.aliases ?? undefined,
    legacyAdvisoryId: given.legacyAdvisoryId ?? undefined,
    artifactType: given.artifactType ?? undefined,
    severities: given.severities?.map(({ score, type }) => ({
      type: type ?? undefined,
      score: score ?? undefined,
    })),
    events: given.events?.map(toEvent),
    deleteTime: given.deleteTime ?? undefined,
  };
}

const advisory = z.pipe(row, z.transform(toAdvisory));

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
export function listAdvisories(filters: AdvisoryFilters): ListOperation<Advisory> {
  const { ancestorsOf, childrenOf, descendantsOf, inRoot, uids, ...own } = filters;
  return (position) =>
    listCall('/vulnerabilities/v2/advisories', 'advisories', advisory, filters, own, position);
}

/** One advisory; `NOT_FOUND` when there is none. */
export function getAdvisory(uid: string): Call<Advisory> {
  return readCall(path`/vulnerabilities/v2/advisories/${uid}`, advisory);
}
