import type { UserProblem } from '../../base/user-error.ts';
import type { WriteArea } from '../../host/files/files.ts';
import type { Host } from '../../host/host.ts';

export interface InputPlace {
  /** Where files may be written. */
  readonly area: WriteArea;
  /** Whether an input was set, to a valid value or not. */
  readonly isGiven: (name: string) => boolean;
  /** Where the run takes place. */
  readonly host: Pick<Host, 'name' | 'context'>;
}

/** Finds problems with combinations of inputs; inputs that are invalid themselves are absent. */
export type FindProblems<Inputs> = (
  inputs: Partial<Inputs>,
  place: InputPlace,
) => readonly UserProblem[] | Promise<readonly UserProblem[]>;
