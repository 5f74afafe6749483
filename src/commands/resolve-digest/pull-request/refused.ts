import type { Answer, Refusal } from '../../../host/pull-requests.ts';

/** A refusal ends the work on a pull request; it is caught in `keepPull`, where the race is run once more. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** The value of an answer; throws `Refused`. */
export function valueOf<T>(answer: Answer<T>): T {
  if (answer.kind === 'refused') throw new Refused(answer);
  return answer.value;
}

/** Throws `Refused` with everything that was refused. */
export function refuseAny(refusals: readonly Refusal[]): void {
  const [first] = refusals;
  if (first === undefined) return;
  const fixes = [...new Set(refusals.flatMap(({ fix }) => fix ?? []))];
  const message = refusals.map((refusal) => refusal.message).join('; ');
  throw new Refused({ ...first, message, fix: fixes.join('\n') });
}
