import { type ImageInputs, readImageInputs } from '../../images/images-input.ts';
import { lookupBound } from '../../images/tag-history.ts';
import type { ResolveDigestInputs } from './manifest.ts';

export interface Scope extends ImageInputs {
  /** The time of the lookup; `undefined` for now. */
  readonly bound: number | undefined;
  /** An explicit date, or a minimum age. */
  readonly bounds: 'date' | 'cooldown';
  /** A cooldown never moves a pin backwards (contract §4). */
  readonly forwardOnly: boolean;
}

/** Reads images and times from the inputs; throws `UserError`. */
export function readScope(inputs: ResolveDigestInputs, now: number): Scope {
  const { 'as-of': asOf, 'min-age': minAge } = inputs;
  const bound = asOf === undefined && minAge === undefined ? undefined : lookupBound(now, asOf, minAge);
  const bounds = asOf === undefined ? 'cooldown' : 'date';
  return { ...readImageInputs(inputs), bound, bounds, forwardOnly: minAge !== undefined };
}
