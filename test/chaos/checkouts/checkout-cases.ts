import { createRandom, pick } from '../random.ts';
import { CHECKOUT_JOBS, type CheckoutJob } from './checkout-jobs.ts';
import { fileTraits } from './file-traits.ts';
import { gitTraits } from './git-traits.ts';
import { policyTraits } from './policy-traits.ts';
import type { Trait } from './trait.ts';
import { writeTraits } from './write-traits.ts';

/** Ids of cases of checkouts begin so. */
export const CHECKOUT = 'checkout/';

const TRAITS: readonly Trait[] = [...gitTraits, ...policyTraits, ...fileTraits, ...writeTraits];

/** A job on a checkout with one hostile trait or two. */
export interface CheckoutCase {
  /** `checkout/pin/bare-ssh`; two traits are joined by `+`. */
  readonly id: string;
  readonly job: CheckoutJob;
  readonly traits: readonly Trait[];
}

const caseOf = (job: CheckoutJob, ...traits: readonly Trait[]): CheckoutCase => ({
  id: `${CHECKOUT}${job.id}/${traits.map(({ id }) => id).join('+')}`,
  job,
  traits,
});

const isOn = (job: CheckoutJob, { on }: Trait): boolean => on?.(job) ?? true;

/** Pairs of traits of each job. */
const PAIRS_PER_JOB = 8;

/** Every trait on every job that it concerns, and pairs of traits that depend on the seed alone. */
export function checkoutCases(seed: number): readonly CheckoutCase[] {
  const random = createRandom(seed ^ 0x5eed);
  const cases = CHECKOUT_JOBS.flatMap((job) => {
    const traits = TRAITS.filter((trait) => isOn(job, trait));
    const joined = traits.filter(({ joins }) => joins === true);
    const pairs = Array.from(
      { length: PAIRS_PER_JOB },
      () => [pick(joined, random), pick(joined, random)] as const,
    );
    return [
      ...traits.map((trait) => caseOf(job, trait)),
      ...pairs.filter(([one, other]) => one !== other).map(([one, other]) => caseOf(job, one, other)),
    ];
  });
  return [...new Map(cases.map((one) => [one.id, one])).values()];
}

/** The case of an id; `undefined` where there is none. */
export function parseCheckoutCase(id: string): CheckoutCase | undefined {
  const [, name, words = ''] = /^checkout\/([^/]+)\/(.+)$/.exec(id) ?? [];
  const job = CHECKOUT_JOBS.find((candidate) => candidate.id === name);
  const traits = words.split('+').flatMap((word) => TRAITS.filter((trait) => trait.id === word));
  if (job === undefined || traits.length === 0) return undefined;
  const parsed = caseOf(job, ...traits);
  return parsed.id === id ? parsed : undefined;
}
