import cvss from 'ae-cvss-calculator';
import { plainLine } from '../../../base/plain-text.ts';

/** Severity by CVSS, highest first; `unknown` where no score can be read. */
export const SEVERITIES = ['critical', 'high', 'medium', 'low', 'none', 'unknown'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** One score as the service gives it: `TYPE_CVSS_V2`, `TYPE_CVSS_V3` or `TYPE_CVSS_V4`, and a vector or a number. */
export interface SeverityScore {
  readonly type?: string | undefined;
  readonly score?: string | undefined;
}

export interface SeverityRating {
  readonly severity: Severity;
  readonly score?: number;
  /** Vector that the score was computed from, when it was one. */
  readonly vector?: string;
  /** The rating by an older version of CVSS that is another: `CVSS 3: critical 9.8`. */
  readonly otherwise?: string;
}

/** A severity with its score, and the rating by an older version of CVSS where that is another. */
export function severityWords({ otherwise, score, severity }: SeverityRating): string {
  const details = [
    ...(score === undefined ? [] : [score.toFixed(1)]),
    ...(otherwise === undefined ? [] : [otherwise]),
  ];
  return details.length === 0 ? severity : `${severity} (${details.join('; ')})`;
}

export const UNKNOWN_SEVERITY: SeverityRating = { severity: 'unknown' };

/** No vector of CVSS 4.0 with all its metrics is longer. */
const LONGEST_VECTOR = 400;

/** Qualitative severity of a score: the rating scale of CVSS 3.1 §5 and 4.0 §6, used for version 2 too. */
export function severityOfScore(score: number): Severity {
  if (score >= 9) return 'critical';
  if (score >= 7) return 'high';
  if (score >= 4) return 'medium';
  return score > 0 ? 'low' : 'none';
}

/** Whether a score is of a kind that is not known, so that nothing can be made of it. */
export function isUnknownType(type: string | undefined): type is string {
  return type !== undefined && !/^(?:(?:TYPE_)?(?:UNSPECIFIED|CVSS_V[234]))?$/.test(type);
}

/** Says which scores were left out, since a severity may be higher than the others tell. */
export function warnOfTypes(log: { warning(text: string): void }, types: ReadonlySet<string>): void {
  if (types.size === 0) return;
  const names = [...types].sort().map((type) => `\`${plainLine(type, 100)}\``);
  log.warning(
    `Severities of unknown types were left out: ${names.slice(0, 10).join(', ')}. Update platform-actions if a newer version knows them.`,
  );
}

/** The major version: a type and a plain score do not say more. */
const versionOfType = (type: string): number => Number(/V(\d)/.exec(type)?.[1] ?? 0);

/** The major version. Version 2 vectors have no prefix, and some databases put parentheses around them. */
const versionOfVector = (vector: string): number => Number(/^CVSS:([34])\.\d\//.exec(vector)?.[1] ?? 2);

/**
 * Shape of a vector. The library prints what it cannot split, and foreign text must not reach the log, so nothing
 * else is passed to it.
 */
const VECTOR =
  /^(?:CVSS:(?:3\.[01]|4\.0)\/)?[A-Za-z]{1,3}:[A-Za-z]{1,6}(?:\/[A-Za-z]{1,3}:[A-Za-z]{1,6})*\/?$/;

/** Scores by vector: many advisories share few vectors, and scoring one takes longer than reading a row. */
const scoresByVector = new Map<string, number | undefined>();
const MOST_VECTORS = 4096;

function cachedScore(vector: string): number | undefined {
  if (scoresByVector.has(vector)) return scoresByVector.get(vector);
  const score = scoreVector(vector);
  if (scoresByVector.size === MOST_VECTORS) scoresByVector.clear();
  scoresByVector.set(vector, score);
  return score;
}

/** Base score of a CVSS 2, 3.0, 3.1 or 4.0 vector; `undefined` if it is not one or lacks a base metric. */
function scoreVector(vector: string): number | undefined {
  if (!VECTOR.test(vector)) return undefined;
  const parsed: unknown = cvss.fromVector(vector);
  if (!(parsed instanceof cvss.CvssVector) || !parsed.isBaseFullyDefined()) return undefined;
  const scores: { readonly base?: number; readonly baseMetricsOnly?: number } = parsed.calculateScores();
  return scores.baseMetricsOnly ?? scores.base;
}

interface RatedScore {
  /** Major version of CVSS, 0 if it is not known. */
  readonly version: number;
  readonly score: number;
  readonly vector?: string;
}

function readScore(given: SeverityScore): RatedScore | undefined {
  if (isUnknownType(given.type)) return undefined;
  const text = (given.score ?? '').trim();
  if (/^\d{1,2}(?:\.\d+)?$/.test(text)) {
    const score = Number(text);
    return score <= 10 ? { version: versionOfType(given.type ?? ''), score } : undefined;
  }
  const score = text.length > LONGEST_VECTOR ? undefined : cachedScore(text.replace(/^\((.*)\)$/, '$1'));
  return score === undefined ? undefined : { version: versionOfVector(text), score, vector: text };
}

const isBetter = (candidate: RatedScore, best: RatedScore): boolean =>
  candidate.version > best.version || (candidate.version === best.version && candidate.score > best.score);

/** Ratings by their only score: many advisories share few, and each would be an object and a text of its own. */
const ratingsByScore = new Map<string, SeverityRating>();

/** Rates an advisory by all its scores, with one object for equal single scores. */
export function rateSeverities(given: readonly SeverityScore[]): SeverityRating {
  const [only, ...others] = given;
  const text = only?.score ?? '';
  if (only === undefined || others.length > 0 || text.length > LONGEST_VECTOR) return rateAll(given);
  const key = `${only.type} ${text}`;
  const known = ratingsByScore.get(key);
  if (known !== undefined) return known;
  if (ratingsByScore.size === MOST_VECTORS) ratingsByScore.clear();
  const rating = rateAll(given);
  ratingsByScore.set(key, rating);
  return rating;
}

/**
 * Rates an advisory by all its scores: the newest major version of CVSS decides, and within it the highest base
 * score, whether it is given as a vector of 3.0 or 3.1 or as a number. Scores that are unreadable or of unknown types are
 * skipped. Where version 3 says another severity than version 4, both are reported.
 */
function rateAll(given: readonly SeverityScore[]): SeverityRating {
  let best: RatedScore | undefined;
  let third: RatedScore | undefined;
  for (const entry of given) {
    const read = readScore(entry);
    if (read !== undefined && (best === undefined || isBetter(read, best))) best = read;
    if (read?.version === 3 && (third === undefined || isBetter(read, third))) third = read;
  }
  if (best === undefined) return UNKNOWN_SEVERITY;
  const { score, vector, version } = best;
  const severity = severityOfScore(score);
  const older = version === 4 && third !== undefined ? severityOfScore(third.score) : severity;
  return {
    severity,
    score,
    ...(vector === undefined ? {} : { vector }),
    ...(older === severity ? {} : { otherwise: `CVSS 3: ${older} ${third?.score.toFixed(1)}` }),
  };
}

export function severityRank(severity: Severity): number {
  return SEVERITIES.indexOf(severity);
}
