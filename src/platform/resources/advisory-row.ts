import * as z from 'zod/mini';
import { isRecord } from '../../base/json-value.ts';

interface Noted {
  readonly note?: string | undefined;
}

/** One step in the life of an advisory; exactly one of the kinds is present, and texts may be empty. */
export interface AdvisoryEvent {
  readonly uid?: string | undefined;
  readonly createTime?: string | undefined;
  readonly author?: string | undefined;
  readonly reviewer?: string | undefined;
  readonly reviewState?: string | undefined;
  readonly issue?: string | undefined;
  readonly detection?: Readonly<Record<string, unknown>> | undefined;
  readonly fixed?: (Noted & { readonly fixedVersion?: string | undefined }) | undefined;
  readonly truePositiveDetermination?: Noted | undefined;
  readonly falsePositiveDetermination?: (Noted & { readonly type?: string | undefined }) | undefined;
  readonly analysisNotPlanned?: Noted | undefined;
  readonly fixNotPlanned?: Noted | undefined;
  readonly pendingUpstreamFix?: Noted | undefined;
  readonly patched?: (Noted & { readonly patchedVersions?: readonly string[] | undefined }) | undefined;
}

/** An advisory; all fields but the first four may be absent, and unknown fields are kept. */
export interface AdvisoryRow {
  readonly uid: string;
  readonly advisoryId: string;
  readonly artifactName: string;
  readonly updateTime: string;
  readonly createTime?: string | undefined;
  readonly legacyAdvisoryId?: string | undefined;
  readonly author?: string | undefined;
  readonly artifactType?: string | undefined;
  readonly artifactArchitecture?: string | undefined;
  readonly componentName?: string | undefined;
  readonly componentType?: string | undefined;
  readonly componentLocation?: string | undefined;
  readonly aliases?: readonly string[] | undefined;
  readonly severities?: readonly { readonly type?: string | undefined; readonly score: string }[] | undefined;
  readonly events?: readonly AdvisoryEvent[] | undefined;
  readonly deleteTime?: string | undefined;
}

type Json = Readonly<Record<string, unknown>>;

/**
 * Reads a row by hand, since one run may read a hundred thousand of them (`docs/decisions/libraries.md`). The row is
 * given as it is, and changed in place where it has nulls. Null is the same as absent, but absent is not the same as empty.
 */
export const advisoryRow = z.pipe(
  z.unknown(),
  z.transform((row, context): AdvisoryRow => {
    if (wrongIn(row) !== undefined) settle(row);
    const wrong = wrongIn(row);
    if (wrong !== undefined)
      context.issues.push({ code: 'custom', path: wrong === '' ? [] : [wrong], input: row });
    // Checked field by field just now; with an issue, nobody gets it.
    return row as AdvisoryRow;
  }),
);

/** How deep nulls are looked for: a row, its event, what happened then. */
const DEPTH = 3;

/** Takes the nulls out of a row, and puts in the texts that lenient services leave out or give as numbers. */
function settle(row: unknown): void {
  if (!isOwn(row)) return;
  dropNulls(row, DEPTH);
  row['updateTime'] ??= '';
  const { severities } = row;
  if (Array.isArray(severities)) severities.forEach(settleScore);
}

/** Whether a value is an object of an answer, which belongs to its decoder. */
function isOwn(value: unknown): value is Record<string, unknown> {
  return isRecord(value);
}

function settleScore(severity: unknown): void {
  if (!isOwn(severity)) return;
  const { score = '' } = severity;
  severity['score'] = typeof score === 'number' ? String(score) : score;
}

/** Puts `undefined` in the place of null: taking a key away makes objects that are slow to read. */
function dropNulls(value: object, depth: number): void {
  if (depth === 0) return;
  if (Array.isArray(value)) {
    for (const item of value) if (isOwn(item)) dropNulls(item, depth);
    return;
  }
  // JSON has no other objects.
  const fields = value as Record<string, unknown>;
  for (const key in fields) {
    const field = fields[key];
    if (field === null) fields[key] = undefined;
    else if (typeof field === 'object') dropNulls(field, depth - 1);
  }
}

// Each of these gives the place of what is wrong: below `place`, and '' for the value itself.
const name = (value: unknown, place: string): string | undefined =>
  typeof value === 'string' && value !== '' ? undefined : place;
const text = (value: unknown, place: string): string | undefined =>
  value === undefined || typeof value === 'string' ? undefined : place;

function list(
  value: unknown,
  place: string,
  wrongInItem: (item: unknown) => string | undefined,
): string | undefined {
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) return place;
  for (let index = 0; index < value.length; index += 1) {
    const wrong = wrongInItem(value[index]);
    if (wrong !== undefined) return `${place}.${index}${wrong === '' ? '' : `.${wrong}`}`;
  }
  return undefined;
}

function noted(value: unknown, place: string): string | undefined {
  if (value === undefined) return undefined;
  return isRecord(value) ? text(value['note'], `${place}.note`) : place;
}

const wrongInText = (value: unknown): string | undefined => (typeof value === 'string' ? undefined : '');

function wrongInSeverity(value: unknown): string | undefined {
  if (!isRecord(value)) return '';
  return text(value['type'], 'type') ?? (typeof value['score'] === 'string' ? undefined : 'score');
}

// `noted` has seen that it is nothing or a record.
const within = (value: unknown, key: string): unknown => (value as Json | undefined)?.[key];

function wrongInEvent(value: unknown): string | undefined {
  if (!isRecord(value)) return '';
  const { detection, falsePositiveDetermination, fixed, patched } = value;
  return (
    text(value['uid'], 'uid') ??
    text(value['createTime'], 'createTime') ??
    text(value['author'], 'author') ??
    text(value['reviewer'], 'reviewer') ??
    text(value['reviewState'], 'reviewState') ??
    text(value['issue'], 'issue') ??
    (detection === undefined || isRecord(detection) ? undefined : 'detection') ??
    noted(fixed, 'fixed') ??
    text(within(fixed, 'fixedVersion'), 'fixed.fixedVersion') ??
    noted(value['truePositiveDetermination'], 'truePositiveDetermination') ??
    noted(falsePositiveDetermination, 'falsePositiveDetermination') ??
    text(within(falsePositiveDetermination, 'type'), 'falsePositiveDetermination.type') ??
    noted(value['analysisNotPlanned'], 'analysisNotPlanned') ??
    noted(value['fixNotPlanned'], 'fixNotPlanned') ??
    noted(value['pendingUpstreamFix'], 'pendingUpstreamFix') ??
    noted(patched, 'patched') ??
    list(within(patched, 'patchedVersions'), 'patched.patchedVersions', wrongInText)
  );
}

/** The first wrong field. Field by field and without a table of them, which is ten times as fast. */
function wrongIn(row: unknown): string | undefined {
  if (!isRecord(row)) return '';
  return (
    // Without id and artifact name a row cannot be checked against what was asked.
    name(row['uid'], 'uid') ??
    name(row['advisoryId'], 'advisoryId') ??
    name(row['artifactName'], 'artifactName') ??
    (typeof row['updateTime'] === 'string' ? undefined : 'updateTime') ??
    text(row['createTime'], 'createTime') ??
    text(row['legacyAdvisoryId'], 'legacyAdvisoryId') ??
    text(row['author'], 'author') ??
    text(row['artifactType'], 'artifactType') ??
    text(row['artifactArchitecture'], 'artifactArchitecture') ??
    text(row['componentName'], 'componentName') ??
    text(row['componentType'], 'componentType') ??
    text(row['componentLocation'], 'componentLocation') ??
    text(row['deleteTime'], 'deleteTime') ??
    list(row['aliases'], 'aliases', wrongInText) ??
    list(row['severities'], 'severities', wrongInSeverity) ??
    list(row['events'], 'events', wrongInEvent)
  );
}
