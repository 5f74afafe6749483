import cvss from 'ae-cvss-calculator';
import { hasTwoValues } from '../../../base/list.ts';
import { plainLine } from '../../../base/plain-text.ts';
import { remember } from '../../../base/remember.ts';

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
  /** The rating by an older version of CVSS, if it differs: `CVSS 3: critical 9.8`. */
  readonly otherwise?: string;
}

/** A severity with its score, and the rating by an older version of CVSS if it differs. */
export function severityWords({ otherwise, score, severity }: SeverityRating): string {
  const details = [score?.toFixed(1), otherwise].filter((text) => text !== undefined);
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
function isUnknownType(type: string | undefined): type is string {
  return type !== undefined && !/^(?:(?:TYPE_)?(?:UNSPECIFIED|CVSS_V[234]))?$/.test(type);
}

/** Names a score that is left out, in Markdown: of an unknown type, or unreadable; `undefined` if it is read or empty. */
export function nameIfLeftOut(given: SeverityScore): string | undefined {
  const { score = '', type = '' } = given;
  const why = isUnknownType(type) ? 'unknown type' : 'unreadable';
  const isUsed = why === 'unreadable' && (score.trim() === '' || readScore(given) !== undefined);
  return isUsed ? undefined : `\`${plainLine(type, 100) || 'TYPE_UNSPECIFIED'}\` (${why})`;
}

/** Says which scores were left out, since a severity may be higher than the others show. */
export function warnOfLeftOut(log: { warning(text: string): void }, names: ReadonlySet<string>): void {
  if (names.size === 0) return;
  log.warning(
    `Severities were left out: ${[...names].sort().slice(0, 10).join(', ')}. Update platform-actions if a newer version knows them.`,
  );
}

/** The major version: a type and a plain score do not say more. */
const versionOfType = (type: string): number => Number(/V(\d)/.exec(type)?.[1] ?? 0);

/** The major version by the metrics that only it has, because not every database writes the prefix. */
const versionOfVector = (vector: string): number => (/\bVC:/.test(vector) ? 4 : /\bPR:/.test(vector) ? 3 : 2);

/** Shape of a vector: the library prints what it cannot split, and foreign text must not reach the log. */
const VECTOR =
  /^(?:CVSS:(?:2\.0|3\.[01]|4\.0)\/)?[A-Za-z]{1,3}:[A-Za-z]{1,6}(?:\/[A-Za-z]{1,3}:[A-Za-z]{1,6})*\/?$/;

const MOST_VECTORS = 4096;

/** Score of a vector: many advisories share few vectors, and scoring one takes longer than reading a row. */
const cachedScore = remember(scoreVector, MOST_VECTORS);

/** Base score of a CVSS 2, 3.0, 3.1 or 4.0 vector; `undefined` if it is not one or lacks a base metric. */
function scoreVector(vector: string): number | undefined {
  if (!VECTOR.test(vector) || hasTwoValues(vector.split('/'), ':')) return undefined;
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

/** The newest version first, and within it the highest score; of equal ones, the first that is given. */
const compareScores = (a: RatedScore, b: RatedScore): number => b.version - a.version || b.score - a.score;

/** Ratings of an only score by its type: many advisories share few, and each would be an object and a text of its own. */
const ratingsOfType = remember((type) => remember((score) => rateAll([{ type, score }]), MOST_VECTORS), 16);

/** Rates an advisory by all its scores, with one object for equal single scores. */
export function rateSeverities(given: readonly SeverityScore[]): SeverityRating {
  const [only, ...others] = given;
  const { score = '', type = '' } = only ?? {};
  return others.length > 0 || score.length > LONGEST_VECTOR ? rateAll(given) : ratingsOfType(type)(score);
}

/**
 * Rates an advisory by all its scores: the newest major version of CVSS decides, and within it the highest base
 * score, whether it is given as a vector of 3.0 or 3.1 or as a number. Scores that are unreadable or of unknown types are
 * skipped. Where version 3 says another severity than version 4, both are reported.
 */
function rateAll(given: readonly SeverityScore[]): SeverityRating {
  const byScore = given.flatMap((entry) => readScore(entry) ?? []).sort(compareScores);
  const best = byScore.at(0);
  const third = byScore.find(({ version }) => version === 3);
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
