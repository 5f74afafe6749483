import { mapPool } from '../../base/pool.ts';
import { isInShard, type Shard } from '../../base/shard.ts';
import type { Deps } from '../../session/command.ts';
import { findOrganization } from '../../session/organization.ts';
import { toProblemsOf } from '../../session/problems.ts';
import { type IndexedRepo, indexRepos, unplacedRepo } from '../../session/repo-index.ts';
import { isSettled, judgeRulesOf, type ReferencedTags, readRepo, undated } from './check-tags.ts';
import { type CheckedTag, type QuietTag, type Target, tagNameOf, unknown } from './checked-tag.ts';
import type { JudgedTag } from './deprecation.ts';
import { createEndOfLifeSource } from './end-of-life-source.ts';
import { type JudgeRules, judgeTargets, type RepoFacts } from './judge-targets.ts';
import type { DeprecationInputs } from './manifest.ts';

const NO_LOCATIONS: readonly never[] = [];

/** All tags of an organization; most of its tens of thousands have no findings. */
export interface OrganizationTags extends ReferencedTags {
  readonly quiet: readonly QuietTag[];
  readonly repositories: number;
  readonly elsewhere: number;
  readonly empty: number;
  /** Repositories of the organization with its name, wanted or not: `acme/data/redis`. */
  readonly all: readonly string[];
}

/** Checks the `wanted` repositories; little is kept of the tags that are quiet. */
export async function checkOrganization(
  inputs: DeprecationInputs,
  deps: Deps,
  choose: {
    readonly wanted: (path: string, organization: string) => boolean;
    readonly isQuiet: (judged: JudgedTag) => boolean;
    /** The part of the wanted repositories to check; all of them by default. */
    readonly shard: Shard | undefined;
  },
): Promise<OrganizationTags> {
  const endOfLife = createEndOfLifeSource(deps, inputs['fail-days'] !== undefined);
  const rules = judgeRulesOf(inputs, deps);
  const organization = await findOrganization(inputs, deps.session.client);
  const all = await indexRepos(deps.session.client, organization);
  const { shard } = choose;
  const isWanted = ({ name }: IndexedRepo): boolean => choose.wanted(name, organization.name);
  const wanted = all.filter((repo) => repo.isUnplaced === true || isWanted(repo));
  const repos = wanted.filter(
    ({ name }) => shard === undefined || isInShard(`${organization.name}/${name}`, shard),
  );
  let done = 0;
  // Enough to fill every request slot, but few enough to free memory early.
  const read = await mapPool(repos, 2 * inputs.concurrency, async (repo) => {
    const repository = `${organization.name}/${repo.name}`;
    const target = { repository, tag: undefined, digest: undefined, locations: NO_LOCATIONS };
    try {
      if (!isWanted(repo)) throw unplacedRepo(repo);
      const facts = await readRepo(deps, repo, endOfLife);
      return { target, repo, ...judgeRepo(repository, facts, rules, choose.isQuiet) };
    } catch (error) {
      const problems = toProblemsOf(error, inputs.identity, tagNameOf(target));
      return { target, repo, checked: [unknown(target, problems)], quiet: [] };
    } finally {
      done += 1;
      deps.host.progress?.(`${done} of ${repos.length} repositories`);
    }
  });
  const hasTags = ({ checked, quiet }: Pick<(typeof read)[number], 'checked' | 'quiet'>): boolean =>
    checked.length + quiet.length > 0;
  const { findings, lost } = endOfLife.finish(read.filter(hasTags).map(({ repo }) => repo.uid));
  const checked = read.map((one) => {
    const error = lost.get(one.repo.uid);
    if (error === undefined || !hasTags(one)) return one;
    return { checked: [...one.checked.filter(isSettled), undated(one.target, error)], quiet: [] };
  });
  return {
    findings,
    checked: checked.flatMap((repo) => repo.checked),
    quiet: checked.flatMap((repo) => repo.quiet),
    repositories: repos.length,
    elsewhere: wanted.length - repos.length,
    empty: checked.filter((repo) => !hasTags(repo)).length,
    all: all.map(({ name }) => `${organization.name}/${name}`),
  };
}

function judgeRepo(
  repository: string,
  facts: RepoFacts,
  rules: JudgeRules,
  isQuiet: (judged: JudgedTag) => boolean,
): Pick<OrganizationTags, 'checked' | 'quiet'> {
  const locations = NO_LOCATIONS;
  const [targets, broken] = [[] as Target[], [] as CheckedTag[]];
  for (const { digest, name } of facts.tags) {
    if (name === '') broken.push(namelessTag({ repository, tag: undefined, digest: undefined, locations }));
    else targets.push({ repository, tag: name, digest: digest || undefined, locations });
  }
  const judged = judgeTargets(targets, facts, rules);
  return {
    checked: [...judged.filter((tag) => !isQuiet(tag.judged)), ...broken],
    quiet: judged.flatMap(({ judged: state, tag }) =>
      isQuiet(state) ? [{ repository, tag: tag ?? '', until: state.until }] : [],
    ),
  };
}

function namelessTag(target: Target): CheckedTag {
  const message = `${tagNameOf(target)}: the service returned a tag without a name, so its state is unknown`;
  return unknown(target, [{ kind: 'service', message }]);
}
