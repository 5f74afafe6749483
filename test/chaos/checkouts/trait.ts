import type { Checkout } from './checkout.ts';
import type { CheckoutJob } from './checkout-jobs.ts';

/**
 * The correct outcomes for a checkout with the trait. `same`: the run ends as on the plain checkout, since the trait must
 * play no part; `usage`: exit 2 before anything is asked or written; `either`; `seen`: the file `evades` holds a reference
 * of ours, and it is judged or reported, so that the run is not green for its sake; `kept`: all that the plain checkout
 * shows is reported and edited as there, and more may be reported; `bounded`: only what holds for every run.
 */
export type Right = 'same' | 'usage' | 'either' | 'seen' | 'kept' | 'bounded';

/** One hostile thing about a checkout. */
export interface Trait {
  readonly id: string;
  readonly right: Right;
  plant(checkout: Checkout, job: CheckoutJob): void;
  /** Jobs that it is tried on; all without it. */
  readonly on?: (job: CheckoutJob) => boolean;
  /** The file that hides a reference; from the root of the workspace. */
  readonly evades?: string;
  /** Whether a wrong run would hang or burst the process, so that it needs one of its own. */
  readonly alone?: boolean;
  /** Whether it can be joined with others: it changes nothing that they rest on. */
  readonly joins?: boolean;
}

/** Traits that have everything but their ids and what they plant in common. */
export function traits(
  common: Omit<Trait, 'id' | 'plant'>,
  plants: Readonly<Record<string, Trait['plant']>>,
): readonly Trait[] {
  return Object.entries(plants).map(([id, plant]) => ({ ...common, id, plant }));
}
