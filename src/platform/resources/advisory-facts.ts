import * as z from 'zod/mini';
import { isRecord } from '../../base/json-value.ts';
import type { Advisory, AdvisoryEvent } from '../../domain/advisory.ts';
import type { SeverityScore } from '../../domain/severity.ts';
import type { ListOperation } from '../pages.ts';
import type { AdvisoryFilters } from './advisories.ts';
import { listOperation } from './list-query.ts';

type Json = Readonly<Record<string, unknown>>;

const wrong = (place: string): TypeError => new TypeError(`\`${place}\` has the wrong type`);

/** A text that has to be there: without it a row cannot be checked against what was asked. */
function named(row: Json, key: string): string {
  const value = row[key];
  if (typeof value !== 'string' || value === '') throw wrong(`advisories.${key}`);
  return value;
}

/** A text that may be left out or null: both count as absent, which is not the same as empty. */
function textAt(row: Json, key: string): string | undefined {
  const value = row[key];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw wrong(`advisories.${key}`);
  return value;
}

function listAt<T>(row: Json, key: string, decode: (value: unknown) => T): readonly T[] | undefined {
  const value = row[key];
  if (value === undefined || value === null) return undefined;
  if (!Array.isArray(value)) throw wrong(`advisories.${key}`);
  return value.map(decode);
}

function recordAt(row: Json, key: string): Json | undefined {
  const value = row[key];
  if (value === undefined || value === null) return undefined;
  if (!isRecord(value)) throw wrong(`advisories.${key}`);
  return value;
}

const decodeText =
  (key: string) =>
  (value: unknown): string => {
    if (typeof value !== 'string') throw wrong(`advisories.${key}`);
    return value;
  };
const decodeAlias = decodeText('aliases');
const decodeVersion = decodeText('events.patched.patchedVersions');

function decodeScore(value: unknown): SeverityScore {
  if (!isRecord(value)) throw wrong('advisories.severities');
  // A score is a text, a vector or a number; lenient servers give the number as one.
  const { score } = value;
  return {
    type: textAt(value, 'type'),
    score: typeof score === 'number' ? String(score) : textAt(value, 'score'),
  };
}

/** The kinds of event that decide about a status; others count by their time alone. */
function decodeEvent(value: unknown): AdvisoryEvent {
  if (!isRecord(value)) throw wrong('advisories.events');
  const createTime = textAt(value, 'createTime');
  const reviewState = textAt(value, 'reviewState');
  const fixed = recordAt(value, 'fixed');
  if (fixed !== undefined)
    return { createTime, reviewState, fixed: { fixedVersion: textAt(fixed, 'fixedVersion') } };
  const patched = recordAt(value, 'patched');
  if (patched !== undefined)
    return {
      createTime,
      reviewState,
      patched: { patchedVersions: listAt(patched, 'patchedVersions', decodeVersion) },
    };
  const positive = recordAt(value, 'falsePositiveDetermination');
  if (positive !== undefined)
    return { createTime, reviewState, falsePositiveDetermination: { type: textAt(positive, 'type') } };
  return { createTime, reviewState };
}

/** A row in the domain's words; what a decision does not need is let go of. */
function decodeAdvisory(value: unknown): Advisory {
  if (!isRecord(value)) throw wrong('advisories');
  return {
    uid: named(value, 'uid'),
    advisoryId: named(value, 'advisoryId'),
    artifactName: named(value, 'artifactName'),
    updateTime: textAt(value, 'updateTime') ?? '',
    aliases: listAt(value, 'aliases', decodeAlias),
    legacyAdvisoryId: textAt(value, 'legacyAdvisoryId'),
    artifactType: textAt(value, 'artifactType'),
    severities: listAt(value, 'severities', decodeScore),
    events: listAt(value, 'events', decodeEvent),
    deleteTime: textAt(value, 'deleteTime'),
  };
}

/**
 * Rows are read by hand: there are a hundred thousand of them in one run, and a schema of optional fields takes five
 * times as long and makes each row twice. `advisories.ts` has the whole of a row.
 */
const advisory = z.pipe(z.unknown(), z.transform(decodeAdvisory));

/**
 * Advisories with what a decision needs and no more, for lists of very many: absent fields stay apart from empty ones,
 * and a row without id or artifact name is an error.
 */
export function listAdvisoryFacts(filters: AdvisoryFilters): ListOperation<Advisory> {
  const { ancestorsOf, childrenOf, descendantsOf, inRoot, uids, ...own } = filters;
  return listOperation('/vulnerabilities/v2/advisories', 'advisories', advisory, filters, own);
}
