import type { ListedRepository } from '../repository-entry.ts';

/** A repository as a host lists it, with what filters look at; `undefined` is not known. */
export interface FoundRepository extends ListedRepository {
  readonly archived: boolean | undefined;
  readonly topics: readonly string[] | undefined;
  /** Main language; empty where there is none. */
  readonly language: string | undefined;
}
