import { groupBy } from '../../base/group-by.ts';
import { plainLine } from '../../base/plain-text.ts';
import { mapPool } from '../../base/pool.ts';
import { isInShard, type Shard } from '../../base/shard.ts';
import type { CommonInputs } from '../../kit/manifest/common-inputs.ts';
import { PlatformError } from '../../platform/errors.ts';
import { brokenList } from '../../platform/pages.ts';
import type { Deps } from '../../session/command.ts';
import { findOrganization, type Organization, onlyGroup, rootGroups } from '../../session/organization.ts';
import { toProblemsOf } from '../../session/problems.ts';
import { type IndexedRepo, indexRepos } from '../../session/repo-index.ts';
import { readTags } from './ask-tags.ts';
import { type CheckedTag, nameOf, type QuietTag, type Target, unknown } from './checked-tag.ts';
import type { JudgedTag } from './deprecation.ts';
import { createEndOfLifeSource, type EndOfLifeSource, wordsOf } from './end-of-life-source.ts';
import { type JudgeRules, judgeTargets, type RepoFacts } from './judge-targets.ts';
import type { CheckDeprecatedInputs } from './manifest.ts';
import type { CheckDeprecatedFinding } from './rules.ts';

const NO_LOCATIONS: readonly never[] = [];
const NOT_FOUND: JudgedTag = { state: 'not-found', until: undefined };

type DayInputs = Pick<CheckDeprecatedInputs, 'fail-days' | 'warn-days'>;

export interface ReferencedTags {
  readonly checked: readonly CheckedTag[];
  readonly findings: readonly CheckDeprecatedFinding[];
}

/** Checks the targets, repositories in parallel; failures make them `unknown` with a problem. */
export async function checkReferenced(
  inputs: CommonInputs & DayInputs,
  deps: Deps,
  targets: readonly Target[],
): Promise<ReferencedTags> {
  if (targets.length === 0) return { checked: [], findings: [] };
  const endOfLife = createEndOfLifeSource(deps, inputs['fail-days'] !== undefined);
  const repoUids = new Map<string, string>();
  const checked = await checkEach(inputs, deps, targets, async (same, repo) => {
    for (const { repository } of same) repoUids.set(repository, repo.uid);
    return judgeTargets(same, await readRepo(deps, repo, endOfLife), rulesOf(inputs, deps));
  });
  const { findings, lost } = endOfLife.finish();
  return {
    findings,
    checked: checked.map((tag) => {
      const error = lost.get(repoUids.get(tag.repository) ?? '');
      return error === undefined || isSettled(tag) ? tag : undated(tag, error);
    }),
  };
}

/** A date cannot make these any worse. */
function isSettled({ judged: { state } }: CheckedTag): boolean {
  return state === 'deprecated' || state === 'not-found' || state === 'unknown';
}

function undated(target: Target, error: PlatformError): CheckedTag {
  const message = `${nameOf(target)}: \`fail-days\` cannot be applied, as its end-of-life dates are missing: ${wordsOf(error)}`;
  return unknown(target, [{ kind: 'service', message }]);
}

async function checkEach(
  inputs: CommonInputs,
  deps: Deps,
  targets: readonly Target[],
  judge: (same: readonly Target[], repo: IndexedRepo) => Promise<readonly CheckedTag[]>,
): Promise<readonly CheckedTag[]> {
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
          const organization = isOwn
            ? own
            : onlyGroup(await rootGroups(deps.session.client, name), 'an image name');
          if (organization === undefined) return some.map((target) => unseen(target, name));
          const wanted = groupBy(some, (target) => target.repository.slice(name.length + 1));
          const repos = await indexRepos(deps.session.client, organization, [...wanted.keys()]);
          const judged = await Promise.all(
            Array.from(wanted, ([path, same]) =>
              orUnknown(same, async () => {
                const repo = onlyRepo(repos, path);
                const checked = repo === undefined ? same.map(notFound) : await judge(same, repo);
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

/** Throws `PlatformError` (`UNDECODABLE`) for two repositories of one name, either of which may be meant. */
function onlyRepo(repos: readonly IndexedRepo[], path: string): IndexedRepo | undefined {
  const [repo, ...others] = repos.filter(({ name }) => name === path);
  if (others.length === 0) return repo;
  const message = `the list has ${others.length + 1} repositories named \`${plainLine(path, 200)}\``;
  throw brokenList(message, 'GET /registry/v2/repos');
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
export interface OrganizationTags extends ReferencedTags {
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
  const read = await mapPool(repos, 2 * inputs.concurrency, async (repo) => {
    const repository = `${organization.name}/${repo.name}`;
    const target = { repository, tag: undefined, digest: undefined, locations: NO_LOCATIONS };
    try {
      return {
        target,
        repo,
        ...judgeRepo(repository, await readRepo(deps, repo, endOfLife), rules, choose.isQuiet),
      };
    } catch (error) {
      const problems = toProblemsOf(error, inputs.identity, nameOf(target));
      return { target, repo, checked: [unknown(target, problems)], quiet: [] };
    } finally {
      done += 1;
      deps.host.progress(`${done} of ${repos.length} repositories`);
    }
  });
  const { findings, lost } = endOfLife.finish();
  const checked = read.map((one) => {
    const error = lost.get(one.repo.uid);
    if (error === undefined || one.checked.length + one.quiet.length === 0) return one;
    return { checked: [...one.checked.filter(isSettled), undated(one.target, error)], quiet: [] };
  });
  return {
    findings,
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
  const [tags, dates] = await Promise.all([
    readTags(deps.session.client, repo.uid),
    endOfLife.read(repo.uid),
  ]);
  return { tags, dates };
}

function notFound(target: Target): CheckedTag {
  return { ...target, judged: NOT_FOUND, suggestion: undefined, problems: [] };
}

function unseen(target: Target, organization: string): CheckedTag {
  const why = `this identity cannot see the organization \`${plainLine(organization, 100)}\``;
  return unknown(target, [{ kind: 'service', message: `${nameOf(target)} could not be checked: ${why}` }]);
}
