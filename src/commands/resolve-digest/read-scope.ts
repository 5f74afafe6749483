import type { UserProblem } from '../../base/user-error.ts';
import { lookupBound } from '../../domain/tag-history.ts';
import { type ImageInputs, readImageInputs } from '../images-input.ts';
import type { ResolveDigestInputs } from './manifest.ts';

/** What is asked for, and as of when. */
export interface Scope extends ImageInputs {
  /** The time that counts; `undefined` for now. */
  readonly bound: number | undefined;
  /** What the time is: a date that was named, or only how old a digest has to be. */
  readonly bounds: 'date' | 'cooldown';
  /** A cooldown never moves a pin backwards (contract §4). */
  readonly forwardOnly: boolean;
}

/** Reads images and times from the inputs; throws `UserError` with all that is wrong with them. */
export function readScope(inputs: ResolveDigestInputs, now: number): Scope {
  const problems: UserProblem[] = [];
  const { 'as-of': asOf, files, images, 'min-age': minAge, mode } = inputs;
  if (mode === 'resolve' && images.length === 0 && files.length === 0) {
    problems.push({
      message: '`images` is needed',
      fix: 'name at least one image, such as `python:latest`, or the `files` that name them',
      input: 'images',
    });
  }
  const read = readImageInputs(inputs, problems);
  const bound = asOf === undefined && minAge === undefined ? undefined : lookupBound(now, asOf, minAge);
  const bounds = asOf === undefined ? 'cooldown' : 'date';
  return { ...read, bound, bounds, forwardOnly: minAge !== undefined };
}
