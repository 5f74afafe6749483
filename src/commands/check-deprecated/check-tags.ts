import { groupBy } from '../../base/group-by.ts';
import { plainLine } from '../../base/plain-text.ts';
import { type JudgedTag, judgeTag } from '../../domain/deprecation.ts';
import type { Location } from '../../domain/finding.ts';
import { createTagSuggester } from '../../domain/tag-version.ts';
import type { Deps } from '../command.ts';
import { findOrganization, type Organization, rootGroups } from '../organization.ts';
import type { Problem } from '../outcome.ts';
import { toProblems } from '../problems.ts';
import { type IndexedRepo, indexRepos } from '../repo-index.ts';
import { createEndOfLifeSource, type EndOfLifeSource, type KnownTag, readTags } from './ask-tags.ts';
import type { CheckDeprecatedInputs } from './manifest.ts';

/** A tag, or a digest without one, that is to be checked. */
export interface Target {
  /** `<org>[/<folder>…]/<image>`. */
  readonly repository: string;
  readonly tag: string | undefined;
  readonly digest: string | undefined;
  readonly locations: readonly Location[];
}

/** A checked target. */
export interface CheckedTag extends Target {
  readonly judged: JudgedTag;
  readonly suggestion: string | undefined;
  /** Why the state is unknown. */
  readonly problems: readonly Problem[];
}

const UNKNOWN: JudgedTag = { state: 'unknown', until: undefined };
const NOT_FOUND: JudgedTag = { state: 'not-found', until: undefined };

/** Checks the targets, one repository at a time, all in parallel; what cannot be told is `unknown` with its problem. */
export async function checkReferenced(
  inputs: CheckDeprecatedInputs,
  deps: Deps,
  targets: readonly Target[],
): Promise<readonly CheckedTag[]> {
  if (targets.length === 0) return [];
  const endOfLife = createEndOfLifeSource(deps, inputs['fail-days'] !== undefined);
  const own = await findOrganization(inputs, deps.session.client);
  const byOrganization = groupBy(targets, (target) => target.repository.split('/')[0] ?? '');
  const checked = await Promise.all(
    [...byOrganization].map(async ([name, some]) => {
      try {
        const organization =
          name === own.name || name === own.uid ? own : (await rootGroups(deps.session.client, name)).at(0);
        if (organization !== undefined)
          return await checkOrganizationTargets(inputs, deps, {
            organization,
            name,
            targets: some,
            endOfLife,
          });
        const why = `this identity cannot see the organization \`${plainLine(name, 100)}\``;
        return some.map((target) =>
          unknown(target, [{ kind: 'service', message: `${nameOf(target)} could not be checked: ${why}` }]),
        );
      } catch (error) {
        return some.map((target) => unknown(target, toProblems(error, inputs.identity, nameOf(target))));
      }
    }),
  );
  return checked.flat();
}

/** Tags of an organization: those that need a word, and how many others there are. */
export interface OrganizationTags {
  readonly checked: readonly CheckedTag[];
  readonly quiet: number;
}

/**
 * Checks every tag of the organization's repositories that `repos` names. Those that `isQuiet` are counted and not kept:
 * an organization has tens of thousands.
 */
export async function checkOrganization(
  inputs: CheckDeprecatedInputs,
  deps: Deps,
  wanted: (repository: string) => boolean,
  isQuiet: (judged: JudgedTag) => boolean,
): Promise<OrganizationTags> {
  const endOfLife = createEndOfLifeSource(deps, inputs['fail-days'] !== undefined);
  const organization = await findOrganization(inputs, deps.session.client);
  const repos = (await indexRepos(deps.session.client, organization, undefined)).filter((repo) =>
    wanted(repo.name),
  );
  let done = 0;
  let quiet = 0;
  const checked = await Promise.all(
    repos.map(async (repo) => {
      const repository = `${organization.name}/${repo.name}`;
      try {
        const { dates, tags } = await readRepo(deps, repo, endOfLife);
        const all = tags.map((tag) => ({ repository, tag: tag.name, digest: tag.digest, locations: [] }));
        const judged = judgeTargets(all, tags, dates);
        const loud = judged.filter((tag) => !isQuiet(tag.judged));
        quiet += judged.length - loud.length;
        return loud;
      } catch (error) {
        const target = { repository, tag: undefined, digest: undefined, locations: [] };
        return [unknown(target, toProblems(error, inputs.identity, nameOf(target)))];
      } finally {
        done += 1;
        deps.host.progress(`${done} of ${repos.length} repositories`);
      }
    }),
  );
  return { checked: checked.flat(), quiet };
}

interface OrganizationTargets {
  readonly organization: Organization;
  /** First segment of the references. */
  readonly name: string;
  readonly targets: readonly Target[];
  readonly endOfLife: EndOfLifeSource;
}

async function checkOrganizationTargets(
  inputs: CheckDeprecatedInputs,
  deps: Deps,
  { endOfLife, name, organization, targets }: OrganizationTargets,
): Promise<readonly CheckedTag[]> {
  const lastNames = new Set(targets.map((target) => target.repository.split('/').at(-1) ?? ''));
  const repos = await indexRepos(deps.session.client, organization, lastNames);
  const byRepository = groupBy(targets, (target) => target.repository.slice(name.length + 1));
  const checked = await Promise.all(
    [...byRepository].map(async ([repositoryName, some]) => {
      const repo = repos.find((candidate) => candidate.name === repositoryName);
      if (repo === undefined)
        return some.map((target) => ({ ...target, judged: NOT_FOUND, suggestion: undefined, problems: [] }));
      try {
        const { dates, tags } = await readRepo(deps, repo, endOfLife);
        return judgeTargets(some, tags, dates);
      } catch (error) {
        return some.map((target) => unknown(target, toProblems(error, inputs.identity, nameOf(target))));
      }
    }),
  );
  return checked.flat();
}

async function readRepo(deps: Deps, repo: IndexedRepo, endOfLife: EndOfLifeSource) {
  const [tags, dates] = await Promise.all([readTags(deps.session.client, repo.uid), endOfLife(repo.uid)]);
  return { tags, dates };
}

type Dates = Awaited<ReturnType<EndOfLifeSource>>;

function judgeTargets(
  targets: readonly Target[],
  tags: readonly KnownTag[],
  dates: Dates,
): readonly CheckedTag[] {
  const judge = (tag: KnownTag): JudgedTag =>
    judgeTag({ exists: true, deprecated: tag.deprecated, endOfLife: dates.get(tag.name) });
  const judged = new Map(tags.map((tag) => [tag.name, judge(tag)]));
  const live = tags.map((tag) => tag.name).filter((tag) => judged.get(tag)?.state === 'active');
  const suggest = createTagSuggester(live);
  return targets.map((target) => {
    const own =
      target.tag === undefined
        ? judgeDigest(target.digest, tags, judged)
        : (judged.get(target.tag) ?? NOT_FOUND);
    if (own.state === 'unknown') {
      return unknown(target, [
        { kind: 'service', message: `${nameOf(target)}: the service does not tell whether it is deprecated` },
      ]);
    }
    const dead =
      own.state === 'deprecated' ||
      own.state === 'grace' ||
      own.state === 'not-found' ||
      own.until !== undefined;
    const suggestion = target.tag === undefined || !dead ? undefined : suggest(target.tag);
    return { ...target, judged: own, suggestion, problems: [] };
  });
}

/** A digest is as alive as the best of the tags that point to it; none of them means that it is not found. */
function judgeDigest(
  digest: string | undefined,
  tags: readonly KnownTag[],
  judged: ReadonlyMap<string, JudgedTag>,
): JudgedTag {
  const states = tags.filter((tag) => tag.digest === digest).flatMap((tag) => judged.get(tag.name) ?? []);
  for (const state of ['active', 'unknown', 'grace', 'deprecated'] as const) {
    const found = states.find((candidate) => candidate.state === state);
    if (found !== undefined) return found;
  }
  return NOT_FOUND;
}

function unknown(target: Target, problems: readonly Problem[]): CheckedTag {
  return { ...target, judged: UNKNOWN, suggestion: undefined, problems };
}

/** The target in backticks, for messages. */
export function nameOf(target: Pick<Target, 'repository' | 'tag' | 'digest'>): string {
  const tag = target.tag === undefined ? '' : `:${target.tag}`;
  const digest = target.tag === undefined && target.digest !== undefined ? `@${target.digest}` : '';
  return `\`${plainLine(`${target.repository}${tag}${digest}`, 300)}\``;
}
