import { createGlob, createGlobList } from '../../../base/glob.ts';
import { UserError } from '../../../base/user-error.ts';
import type { Skipped } from '../../../kit/run/coverage.ts';
import type { FleetInputs } from '../manifest.ts';
import type { FoundRepository } from '../repository-entry.ts';
import { repositoryNameOf } from '../repository-entry.ts';

type FilterInputs = Pick<FleetInputs, 'archived' | 'forks' | 'languages' | 'repos' | 'topics'>;

interface Filter {
  readonly why: string;
  /** The input, if the host does not provide what it needs. */
  readonly input: string;
  /** `undefined` if the host does not say. */
  readonly keeps: (repository: FoundRepository) => boolean | undefined;
}

/**
 * Repositories that pass every filter, and how many each filter left out; throws `UserError` for one that needs data that
 * the host does not provide.
 */
export function filterRepositories(found: readonly FoundRepository[], inputs: FilterInputs) {
  let kept = found;
  const skipped: Skipped[] = [];
  for (const { input, keeps, why } of filtersOf(inputs)) {
    const passed = kept.filter((repository) => {
      const verdict = keeps(repository);
      if (verdict !== undefined) return verdict;
      throw new UserError({
        message: `\`${input}\` cannot be applied: \`${repositoryNameOf(repository)}\` is listed without what it needs`,
        fix: `leave out \`${input}\`, or list the repositories through the API of their host`,
        input,
      });
    });
    skipped.push({ what: 'repositories', why, count: kept.length - passed.length });
    kept = passed;
  }
  return { kept, skipped };
}

function filtersOf({ archived, forks, languages, repos, topics }: FilterInputs): readonly Filter[] {
  const filters: Filter[] = [];
  if (archived !== 'include')
    filters.push({
      why: archived === 'only' ? 'not archived' : 'archived',
      input: 'archived',
      // A file says nothing about it, and whoever wrote it has chosen.
      keeps: (repository) =>
        repository.archived === undefined
          ? archived === 'exclude' || undefined
          : repository.archived === (archived === 'only'),
    });
  if (!forks) filters.push({ why: 'forks', input: 'forks', keeps: ({ isFork }) => isFork !== true });
  if (repos.length > 0) {
    const matches = createGlobList(repos, (glob) => {
      const fits = createGlob(glob);
      return (name) => fits(name) || fits(name.split('/').at(-1) ?? '');
    });
    filters.push({
      why: 'excluded by `repos`',
      input: 'repos',
      keeps: (one) => matches(repositoryNameOf(one)),
    });
  }
  if (topics.length > 0)
    filters.push({
      why: 'without one of `topics`',
      input: 'topics',
      keeps: (one) => one.topics?.some((topic) => topics.includes(topic)),
    });
  if (languages.length > 0) {
    const wanted = new Set(languages.map((language) => language.toLowerCase()));
    filters.push({
      why: 'not in one of `languages`',
      input: 'languages',
      keeps: ({ language }) => (language === undefined ? undefined : wanted.has(language.toLowerCase())),
    });
  }
  return filters;
}
