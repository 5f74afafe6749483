import * as z from 'zod/mini';
import type { Advisory, AdvisoryEvent } from '../../domain/advisory.ts';
import type { ListOperation } from '../pages.ts';
import type { AdvisoryFilters } from './advisories.ts';
import { listCall } from './list-query.ts';

const optionalText = z.nullish(z.string());

/** The kinds of event that decide about a status; others count by their time alone. */
const event = z.object({
  createTime: optionalText,
  reviewState: optionalText,
  fixed: z.nullish(z.object({ fixedVersion: optionalText })),
  patched: z.nullish(z.object({ patchedVersions: z.nullish(z.array(z.string())) })),
  falsePositiveDetermination: z.nullish(z.object({ type: optionalText })),
});

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

/**
 * Advisories with what a decision needs and no more, for lists of very many: absent fields stay apart from empty ones,
 * and a row without id or artifact name is an error, since it could not be checked against what was asked.
 */
export function listAdvisoryFacts(filters: AdvisoryFilters): ListOperation<Advisory> {
  const { ancestorsOf, childrenOf, descendantsOf, inRoot, uids, ...own } = filters;
  return (position) =>
    listCall('/vulnerabilities/v2/advisories', 'advisories', advisory, filters, own, position);
}
