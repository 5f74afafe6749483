import { groupBy } from '../../base/group-by.ts';
import { plainLine } from '../../base/plain-text.ts';
import { mapPool } from '../../base/pool.ts';
import type { JudgedTag } from '../../domain/deprecation.ts';
import { PlatformError } from '../../platform/errors.ts';
import type { Deps } from '../command.ts';
import { findOrganization, type Organization, rootGroups } from '../organization.ts';
import { type IndexedRepo, indexRepos } from '../repo-index.ts';
import { toProblemsOf } from '../tell-once.ts';
import { createEndOfLifeSource, type EndOfLifeSource, readTags } from './ask-tags.ts';
import { type CheckedTag, nameOf, type QuietTag, type Target, unknown } from './checked-tag.ts';
import { judgeTargets, type RepoFacts } from './judge-targets.ts';
import type { CheckDeprecatedInputs } from './manifest.ts';

const NO_LOCATIONS: readonly never[] = [];
const NOT_FOUND: JudgedTag = { state: 'not-found', until: undefined };

/** Checks the targets, one repository at a time, all in parallel; what cannot be told is `unknown` with its problem. */
export async function checkReferenced(
  inputs: CheckDeprecatedInputs,
  deps: Deps,
  targets: readonly Target[],
): Promise<readonly CheckedTag[]> {
  if (targets.length === 0) return [];
  const endOfLife = createEndOfLifeSource(deps, inputs['fail-days'] !== undefined);
  const byOrganization = groupBy(targets, (target) => target.repository.split('/')[0] ?? '');
  const orUnknown = async (
    some: readonly Target[],
    check: () => Promise<readonly CheckedTag[]>,
  ): Promise<readonly CheckedTag[]> => {
    try {
      return await check();
    } catch (error) {
      return some.map((target) => unknown(target, toProblemsOf(error, inputs.identity, nameOf(target))));
    }
  };
  const checked = await orUnknown(targets, async () => {
    const own = await findOwn(inputs, deps);
    const parts = await Promise.all(
      Array.from(byOrganization, ([name, some]) =>
        orUnknown(some, async () => {
          const isOwn = own !== undefined && (name === own.name || name === own.uid);
          const organization = isOwn ? own : (await rootGroups(deps.session.client, name)).at(0);
          if (organization === undefined) return some.map((target) => unseen(target, name));
          const wanted = groupBy(some, (target) => target.repository.slice(name.length + 1));
          const repos = await indexRepos(deps.session.client, organization, [...wanted.keys()]);
          const judged = await Promise.all(
            Array.from(wanted, ([path, same]) =>
              orUnknown(same, async () => {
                const repo = repos.find((candidate) => candidate.name === path);
                return repo === undefined
                  ? same.map(notFound)
                  : judgeTargets(same, await readRepo(deps, repo, endOfLife));
              }),
            ),
          );
          return judged.flat();
        }),
      ),
    );
    return parts.flat();
  });
  return checked;
}

/** The organization of the inputs; `undefined` when none is named or this identity may not see it as a group. */
async function findOwn(inputs: CheckDeprecatedInputs, deps: Deps): Promise<Organization | undefined> {
  if (inputs.organization === undefined && inputs.identity === undefined) return undefined;
  try {
    return await findOrganization(inputs, deps.session.client);
  } catch (error) {
    if (error instanceof PlatformError && (error.code === 'PERMISSION_DENIED' || error.code === 'NOT_FOUND'))
      return undefined;
    throw error;
  }
}

/** All tags of the organization's repositories; there are tens of thousands, of which most are quiet. */
export interface OrganizationTags {
  readonly checked: readonly CheckedTag[];
  readonly quiet: readonly QuietTag[];
  /** How many repositories were looked at. */
  readonly repositories: number;
}

/** Checks the repositories whose path below the organization `wanted` takes; of the tags that `isQuiet` little is kept. */
export async function checkOrganization(
  inputs: CheckDeprecatedInputs,
  deps: Deps,
  choose: {
    readonly wanted: (path: string, organization: string) => boolean;
    readonly isQuiet: (judged: JudgedTag) => boolean;
  },
): Promise<OrganizationTags> {
  const endOfLife = createEndOfLifeSource(deps, inputs['fail-days'] !== undefined);
  const organization = await findOrganization(inputs, deps.session.client);
  const all = await indexRepos(deps.session.client, organization);
  const repos = all.filter((repo) => choose.wanted(repo.name, organization.name));
  let done = 0;
  // Enough at once to keep every request slot busy, and few enough that what was read of them is soon let go.
  const checked = await mapPool(repos, 2 * inputs.concurrency, async (repo) => {
    const repository = `${organization.name}/${repo.name}`;
    try {
      return judgeRepo(repository, await readRepo(deps, repo, endOfLife), choose.isQuiet);
    } catch (error) {
      const target = { repository, tag: undefined, digest: undefined, locations: NO_LOCATIONS };
      return { checked: [unknown(target, toProblemsOf(error, inputs.identity, nameOf(target)))], quiet: [] };
    } finally {
      done += 1;
      deps.host.progress(`${done} of ${repos.length} repositories`);
    }
  });
  return {
    checked: checked.flatMap((repo) => repo.checked),
    quiet: checked.flatMap((repo) => repo.quiet),
    repositories: repos.length,
  };
}

function judgeRepo(
  repository: string,
  facts: RepoFacts,
  isQuiet: (judged: JudgedTag) => boolean,
): Omit<OrganizationTags, 'repositories'> {
  const targets = facts.tags.map(({ digest, name }) => ({
    repository,
    tag: name,
    digest,
    locations: NO_LOCATIONS,
  }));
  const judged = judgeTargets(targets, facts);
  return {
    checked: judged.filter((tag) => !isQuiet(tag.judged)),
    quiet: judged.flatMap(({ judged: state, tag }) =>
      isQuiet(state) ? [{ repository, tag: tag ?? '', until: state.until }] : [],
    ),
  };
}

async function readRepo(deps: Deps, repo: IndexedRepo, endOfLife: EndOfLifeSource): Promise<RepoFacts> {
  const [tags, dates] = await Promise.all([readTags(deps.session.client, repo.uid), endOfLife(repo.uid)]);
  return { tags, dates };
}

function notFound(target: Target): CheckedTag {
  return { ...target, judged: NOT_FOUND, suggestion: undefined, problems: [] };
}

function unseen(target: Target, organization: string): CheckedTag {
  const why = `this identity cannot see the organization \`${plainLine(organization, 100)}\``;
  return unknown(target, [{ kind: 'service', message: `${nameOf(target)} could not be checked: ${why}` }]);
}
