import { groupBy } from '../../base/group-by.ts';
import { plainLine } from '../../base/plain-text.ts';
import { mapPool } from '../../base/pool.ts';
import { isInShard, type Shard } from '../../base/shard.ts';
import type { CommonInputs } from '../../kit/manifest/common-inputs.ts';
import { PlatformError } from '../../platform/errors.ts';
import type { Deps } from '../../session/command.ts';
import { findOrganization, type Organization, rootGroups } from '../../session/organization.ts';
import { toProblemsOf } from '../../session/problems.ts';
import { type IndexedRepo, indexRepos } from '../../session/repo-index.ts';
import { createEndOfLifeSource, type EndOfLifeSource, readTags } from './ask-tags.ts';
import { type CheckedTag, nameOf, type QuietTag, type Target, unknown } from './checked-tag.ts';
import type { JudgedTag } from './deprecation.ts';
import { type JudgeRules, judgeTargets, type RepoFacts } from './judge-targets.ts';
import type { CheckDeprecatedInputs } from './manifest.ts';

const NO_LOCATIONS: readonly never[] = [];
const NOT_FOUND: JudgedTag = { state: 'not-found', until: undefined };

type DayInputs = Pick<CheckDeprecatedInputs, 'fail-days' | 'warn-days'>;

/** Checks the targets, repositories in parallel; failures make them `unknown` with a problem. */
export async function checkReferenced(
  inputs: CommonInputs & DayInputs,
  deps: Deps,
  targets: readonly Target[],
): Promise<readonly CheckedTag[]> {
  if (targets.length === 0) return [];
  const endOfLife = createEndOfLifeSource(deps, inputs['fail-days'] !== undefined);
  const rules = rulesOf(inputs, deps);
  const byOrganization = groupBy(targets, (target) => target.repository.split('/')[0] ?? '');
  let done = 0;
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
  return orUnknown(targets, async () => {
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
                const checked =
                  repo === undefined
                    ? same.map(notFound)
                    : judgeTargets(same, await readRepo(deps, repo, endOfLife), rules);
                done += same.length;
                deps.host.progress(`${done} of ${targets.length} image tags`);
                return checked;
              }),
            ),
          );
          return judged.flat();
        }),
      ),
    );
    return parts.flat();
  });
}

function rulesOf(inputs: DayInputs, deps: Deps): JudgeRules {
  const needsDates = inputs['fail-days'] !== undefined || inputs['warn-days'] !== undefined;
  return { now: deps.clock.now(), needsDates };
}

/** The organization of the inputs, unless this identity cannot see it as a group. */
async function findOwn(inputs: CommonInputs, deps: Deps): Promise<Organization | undefined> {
  if (inputs.organization === undefined && inputs.identity === undefined) return undefined;
  try {
    return await findOrganization(inputs, deps.session.client);
  } catch (error) {
    if (error instanceof PlatformError && (error.code === 'PERMISSION_DENIED' || error.code === 'NOT_FOUND'))
      return undefined;
    throw error;
  }
}

/** All tags of an organization; most of the tens of thousands are quiet. */
export interface OrganizationTags {
  readonly checked: readonly CheckedTag[];
  readonly quiet: readonly QuietTag[];
  readonly repositories: number;
  /** Repositories that are wanted, but in other shards. */
  readonly elsewhere: number;
  /** Repositories that were read and have no tags. */
  readonly empty: number;
  /** Repositories of the organization, wanted or not. */
  readonly all: number;
}

/** Checks the `wanted` repositories; little is kept of the tags that are quiet. */
export async function checkOrganization(
  inputs: CheckDeprecatedInputs,
  deps: Deps,
  choose: {
    readonly wanted: (path: string, organization: string) => boolean;
    readonly isQuiet: (judged: JudgedTag) => boolean;
    /** The part of the wanted repositories to check; all of them by default. */
    readonly shard: Shard | undefined;
  },
): Promise<OrganizationTags> {
  const endOfLife = createEndOfLifeSource(deps, inputs['fail-days'] !== undefined);
  const rules = rulesOf(inputs, deps);
  const organization = await findOrganization(inputs, deps.session.client);
  const all = await indexRepos(deps.session.client, organization);
  const { shard } = choose;
  const wanted = all.filter((repo) => choose.wanted(repo.name, organization.name));
  const repos = wanted.filter(
    ({ name }) => shard === undefined || isInShard(`${organization.name}/${name}`, shard),
  );
  let done = 0;
  // Enough to fill every request slot, but few enough to free memory early.
  const checked = await mapPool(repos, 2 * inputs.concurrency, async (repo) => {
    const repository = `${organization.name}/${repo.name}`;
    try {
      return judgeRepo(repository, await readRepo(deps, repo, endOfLife), rules, choose.isQuiet);
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
    elsewhere: wanted.length - repos.length,
    empty: checked.filter((repo) => repo.checked.length + repo.quiet.length === 0).length,
    all: all.length,
  };
}

function judgeRepo(
  repository: string,
  facts: RepoFacts,
  rules: JudgeRules,
  isQuiet: (judged: JudgedTag) => boolean,
): Pick<OrganizationTags, 'checked' | 'quiet'> {
  const isWhole = ({ digest, name }: { readonly digest: string; readonly name: string }): boolean =>
    name !== '' && digest !== '';
  const named = facts.tags.filter(isWhole);
  const targets = named.map(({ digest, name }) => ({
    repository,
    tag: name,
    digest,
    locations: NO_LOCATIONS,
  }));
  const judged = judgeTargets(targets, facts, rules);
  const broken = facts.tags
    .filter((tag) => !isWhole(tag))
    .map(({ name }) =>
      brokenTag({ repository, tag: name || undefined, digest: undefined, locations: NO_LOCATIONS }),
    );
  return {
    checked: [...judged.filter((tag) => !isQuiet(tag.judged)), ...broken],
    quiet: judged.flatMap(({ judged: state, tag }) =>
      isQuiet(state) ? [{ repository, tag: tag ?? '', until: state.until }] : [],
    ),
  };
}

function brokenTag(target: Target): CheckedTag {
  const lacks = target.tag === undefined ? 'a tag without a name' : 'the tag without a digest';
  const message = `${nameOf(target)}: the service returned ${lacks}, so its state is unknown`;
  return unknown(target, [{ kind: 'service', message }]);
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
