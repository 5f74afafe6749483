import { groupBy } from '../../base/group-by.ts';
import { plainLine } from '../../base/plain-text.ts';
import type { CommonInputs } from '../../kit/manifest/common-inputs.ts';
import { PlatformError, undecodable } from '../../platform/errors.ts';
import type { Deps } from '../../session/command.ts';
import { findOrganization, type Organization, onlyGroup, rootGroups } from '../../session/organization.ts';
import type { Ask, TagLife } from '../../session/package-changes.ts';
import { toProblemsOf } from '../../session/problems.ts';
import { type IndexedRepo, indexRepos, unplacedRepo } from '../../session/repo-index.ts';
import { type CheckedTag, type Target, tagNameOf, unknown } from './checked-tag.ts';
import type { JudgedTag } from './deprecation.ts';
import { createEndOfLifeSource, type EndOfLifeSource, failureWords } from './end-of-life-source.ts';
import { findMissingSignIn } from './find-problems.ts';
import { type JudgeRules, judgeTargets, type RepoFacts, readTags } from './judge-targets.ts';
import type { DeprecationInputs } from './manifest.ts';
import type { DeprecationFinding } from './rules.ts';

type DayInputs = Pick<DeprecationInputs, 'fail-days' | 'warn-days'>;

export interface ReferencedTags {
  readonly checked: readonly CheckedTag[];
  readonly findings: readonly DeprecationFinding[];
}

/** Checks the targets, repositories in parallel; failures make them `unknown` with a problem. */
export async function checkReferenced(
  inputs: CommonInputs & DayInputs,
  deps: Deps,
  targets: readonly Target[],
): Promise<ReferencedTags> {
  if (targets.length === 0) return { checked: [], findings: [] };
  const isGiven = (name: string): boolean =>
    (name === 'token' ? inputs.token : inputs.identity) !== undefined;
  const missing = findMissingSignIn(inputs, { host: deps.host, isGiven });
  if (missing.length > 0) {
    const problems = missing.map((one) => ({ kind: 'usage' as const, ...one }));
    return { checked: targets.map((target) => unknown(target, problems)), findings: [] };
  }
  const endOfLife = createEndOfLifeSource(deps, inputs['fail-days'] !== undefined);
  const repoUids = new Map<string, string>();
  const checked = await checkEach(inputs, deps, targets, async (same, repo) => {
    for (const { repository } of same) repoUids.set(repository, repo.uid);
    return judgeTargets(same, await readRepo(deps, repo, endOfLife), judgeRulesOf(inputs, deps));
  });
  const { findings, lost } = endOfLife.finish(repoUids.values());
  return {
    findings,
    checked: checked.map((tag) => {
      const error = lost.get(repoUids.get(tag.repository) ?? '');
      return error === undefined || isSettled(tag) ? tag : undated(tag, error);
    }),
  };
}

/** A date cannot make these any worse. */
export function isSettled({ judged: { state } }: CheckedTag): boolean {
  return state === 'deprecated' || state === 'not-found' || state === 'unknown';
}

/** A target whose dates are missing. */
export function undated(target: Target, error: PlatformError): CheckedTag {
  const message = `${tagNameOf(target)}: \`fail-days\` cannot be applied, as its end-of-life dates are missing: ${failureWords(error)}`;
  return unknown(target, [{ kind: 'service', message }]);
}

async function checkEach(
  inputs: CommonInputs,
  deps: Deps,
  targets: readonly Target[],
  judge: (same: readonly Target[], repo: IndexedRepo) => Promise<readonly CheckedTag[]>,
): Promise<readonly CheckedTag[]> {
  let done = 0;
  /** Checks each group; a failure makes its targets unknown. */
  const checkGroups = async (
    groups: Iterable<readonly [key: string, some: readonly Target[]]>,
    check: (key: string, some: readonly Target[]) => Promise<readonly CheckedTag[]>,
  ): Promise<readonly CheckedTag[]> => {
    const checked = Array.from(groups, async ([key, some]) => {
      const unknownOf = (error: unknown): readonly CheckedTag[] =>
        some.map((target) => unknown(target, toProblemsOf(error, inputs.identity, tagNameOf(target))));
      return await check(key, some).catch(unknownOf);
    });
    return (await Promise.all(checked)).flat();
  };
  return checkGroups([['', targets]], async () => {
    const own = await findOwn(inputs, deps);
    const byOrganization = groupBy(targets, (target) => target.repository.split('/')[0] ?? '');
    return await checkGroups(byOrganization, async (name, some) => {
      const isOwn = own !== undefined && (name === own.name || name === own.uid);
      const seen = isOwn ? own : onlyGroup(await rootGroups(deps.session.client, name), 'an image name');
      if (seen === undefined) return some.map((target) => unseen(target, name));
      const wanted = groupBy(some, (target) => target.repository.slice(name.length + 1));
      const repos = await indexRepos(deps.session.client, seen, [...wanted.keys()]);
      return await checkGroups(wanted, async (path, same) => {
        const repo = onlyRepo(repos, path);
        const checked = repo === undefined ? same.map(notFound) : await judge(same, repo);
        done += same.length;
        deps.host.progress?.(`${done} of ${targets.length} image tags`);
        return checked;
      });
    });
  });
}

/** Throws `PlatformError` (`UNDECODABLE`) for two repositories of one name, or one that may have it: each may be meant. */
function onlyRepo(repos: readonly IndexedRepo[], path: string): IndexedRepo | undefined {
  const [repo, ...others] = repos.filter(({ name }) => name === path);
  const unplaced = repo === undefined ? repos.find((one) => mayBeAt(path, one)) : undefined;
  if (unplaced !== undefined) throw unplacedRepo(unplaced);
  if (others.length === 0) return repo;
  const message = `the list has ${others.length + 1} repositories named \`${plainLine(path, 200)}\``;
  throw undecodable(message, 'GET /registry/v2/repos');
}

function mayBeAt(path: string, { isUnplaced, name, uid }: IndexedRepo): boolean {
  const parts = path.split('/');
  const isAsDeep = uid.split('/').length === parts.length + 1;
  return isUnplaced === true && isAsDeep && name.endsWith(`/${parts.at(-1)}`);
}

/** Inputs to judging in addition to the answers. */
export function judgeRulesOf(inputs: DayInputs, deps: Deps): JudgeRules {
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

/** The service's answer about the tags of a repository. */
export async function readRepo(
  deps: Deps,
  repo: IndexedRepo,
  endOfLife: EndOfLifeSource,
): Promise<RepoFacts> {
  const [tags, dates] = await Promise.all([
    readTags(deps.session.client, repo.uid),
    endOfLife.read(repo.uid),
  ]);
  return { tags, dates };
}

function notFound(target: Target): CheckedTag {
  const judged: JudgedTag = { state: 'not-found', until: undefined };
  return { ...target, judged, suggestion: undefined, problems: [] };
}

function unseen(target: Target, organization: string): CheckedTag {
  const why = `this identity cannot see the organization \`${plainLine(organization, 100)}\``;
  const fix = 'check its name, or give the identity a role there; `ignore-images` excludes such images';
  return unknown(target, [{ kind: 'service', message: `${tagNameOf(target)}: ${why}`, fix }]);
}

/** The life of each tag by this command's own rules, for a command that moves references to them. */
export const judgeMovedTags: Ask<TagLife> = async (images, inputs, deps) => {
  if (inputs.identity === undefined && inputs.token === undefined) return images.map(() => undefined);
  const targets = images.map(({ repository, tag }) => {
    return { repository, tag, digest: undefined, locations: [] };
  });
  const withoutDays = { ...inputs, 'fail-days': undefined, 'warn-days': undefined };
  const { checked } = await checkReferenced(withoutDays, deps, targets);
  const known = new Map(checked.map((one) => [`${one.repository}:${one.tag ?? ''}`, one]));
  return images.map(({ repository, tag }) => {
    const found = known.get(`${repository}:${tag}`);
    return found && { ...found.judged, suggestion: found.suggestion };
  });
};
