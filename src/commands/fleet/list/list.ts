import { resolve } from 'node:path';
import { counted } from '../../../base/counted.ts';
import { plainLine } from '../../../base/plain-text.ts';
import { mapPool } from '../../../base/pool.ts';
import { renderShard } from '../../../base/shard.ts';
import { parseTime, renderTime } from '../../../base/time.ts';
import { UserError } from '../../../base/user-error.ts';
import { checkWritable, privateFile, writeAtomically } from '../../../host/files/files.ts';
import { withScratch } from '../../../host/files/private-files.ts';
import { createEmptyRepository } from '../../../host/git/git-repository.ts';
import { remoteCommit } from '../../../host/git/remote-git.ts';
import { accountOf, type Skipped } from '../../../kit/run/coverage.ts';
import { NO_FINDINGS, type Outcome } from '../../../kit/run/outcome.ts';
import type { Deps } from '../../../session/command.ts';
import { keyOf, type RememberedRepository, readFleetFile } from '../fleet-file.ts';
import { type CurrentDigest, createCurrentDigests } from '../images.ts';
import type { FleetInputs } from '../manifest.ts';
import { type FleetList, readRepositoriesFile, UNCHANGED } from '../repositories-file.ts';
import type { FoundRepository, ListedRepository } from '../repository-entry.ts';
import { remoteOptions, type Servers, serversOf } from '../servers.ts';
import { filterRepositories } from './filter.ts';
import { listGithubRepositories } from './github-repositories.ts';
import { listGitlabProjects } from './gitlab-repositories.ts';
import { balance, listAnswer, type MatrixRow, renderHostMatrix, renderMatrix } from './shards.ts';

/** `mode: list`: finds repositories, leaves out what need not be looked at, and divides the rest into shards. */
export async function listFleet(inputs: FleetInputs, deps: Deps): Promise<Outcome<string>> {
  const servers = serversOf(inputs, deps.host);
  const found = await findRepositories(inputs, deps, servers);
  const { kept, skipped } = filterRepositories(found, inputs);
  if (kept.length === 0) throw nothingToDo(found.length);
  const path = inputs['fleet-file'];
  const remembered: ReadonlyMap<string, RememberedRepository> =
    path === undefined ? new Map() : await readFleetFile(resolve(deps.workingDirectory, path));
  const unchanged = await unchangedOf(kept, remembered, inputs, deps, servers);
  const wanted = kept.filter((repository) => !unchanged.has(repository));
  const known = wanted.map((repository) => ({
    ...listed(repository),
    durationMs: remembered.get(repository.url)?.durationMs,
  }));
  const shards = balance(known, inputs.shards);
  const rows = shards.map((some, index): MatrixRow => {
    const repositories = some.map(({ repository }) => repository);
    return { shard: renderShard({ index: index + 1, count: shards.length }), repositories };
  });
  const files = writeFiles(inputs, deps, shards, rows, [...unchanged].map(listed));
  const left = { what: 'repositories', why: UNCHANGED, count: unchanged.size };
  return outcomeOf(rows, files, [...skipped, left], wanted.length);
}

async function findRepositories(
  inputs: FleetInputs,
  deps: Deps,
  servers: Servers,
): Promise<readonly FoundRepository[]> {
  const { 'organization-name': owner, group, 'github-token': token } = inputs;
  if (owner !== undefined) return listGithubRepositories(owner, token ?? '', servers, inputs.timeout, deps);
  if (group !== undefined) return listGitlabProjects(group, inputs['gitlab-token'], servers, deps);
  const file = await readRepositoriesFile(inputs['repositories-file'] ?? '', deps, servers.serverUrl);
  return [...file.repositories, ...file.unchanged];
}

/** Drops the fields that only filters use. */
function listed({ branch, commit, pushedAt, repository, sizeKib, url }: ListedRepository): ListedRepository {
  return { repository, url, branch, commit, pushedAt, sizeKib };
}

function nothingToDo(found: number): UserError {
  return new UserError({
    message:
      found === 0
        ? 'there is nothing to look at: no repository was listed'
        : `there is nothing to look at: the filters exclude all ${counted(found, 'repository')}`,
    fix: 'check the name and what the token can see, or the filters',
  });
}

async function unchangedOf(
  repositories: readonly FoundRepository[],
  remembered: ReadonlyMap<string, RememberedRepository>,
  inputs: FleetInputs,
  deps: Deps,
  servers: Servers,
): Promise<ReadonlySet<ListedRepository>> {
  if (remembered.size === 0) return new Set();
  const limits = { signal: deps.signal, timeoutMs: inputs['request-timeout'] };
  return withScratch(deps.host.context.tempDirectory, ['empty'], ({ empty: folder }) => {
    const empty = createEmptyRepository(folder);
    return findUnchanged(repositories, {
      remembered,
      key: keyOf(inputs),
      now: deps.clock.now(),
      recheckAfterMs: inputs['recheck-after'],
      commitOf: (one) => remoteCommit(remoteOptions(one, servers, deps, limits), empty, one.branch),
      digestOf: createCurrentDigests(deps, inputs),
    });
  });
}

function writeFiles(
  inputs: FleetInputs,
  deps: Deps,
  shards: readonly (readonly ListedRepository[])[],
  rows: readonly MatrixRow[],
  unchanged: readonly ListedRepository[],
): Partial<Record<'list-file' | 'matrix-file', string>> {
  const { area, host } = deps;
  const { 'list-file': listPath, 'matrix-file': matrixPath } = inputs;
  // A matrix without repositories is of no use without the list.
  const isNeeded = !renderMatrix(rows).isWhole;
  const unnamed = isNeeded ? privateFile(area.tempDirectory, 'fleet-list.json') : undefined;
  const list = listPath === undefined ? unnamed : checkWritable(listPath, area, 'list-file');
  const content: FleetList = {
    version: 1,
    kind: 'platform-actions-fleet-list',
    listedAt: renderTime(deps.clock.now()),
    shards: shards.length,
    requested: inputs.shards,
    repositories: shards.flatMap((some, index) => some.map((one) => ({ ...listed(one), shard: index + 1 }))),
    unchanged: [...unchanged],
  };
  if (list !== undefined) writeAtomically(list, `${JSON.stringify(content)}\n`);
  const matrix = matrixPath === undefined ? undefined : checkWritable(matrixPath, area, 'matrix-file');
  if (matrix !== undefined) writeAtomically(matrix, renderHostMatrix(host.name, rows));
  return {
    ...(list === undefined ? {} : { 'list-file': list }),
    ...(matrix === undefined ? {} : { 'matrix-file': matrix }),
  };
}

function outcomeOf(
  rows: readonly MatrixRow[],
  files: ReturnType<typeof writeFiles>,
  skipped: readonly Skipped[],
  judged: number,
): Outcome<string> {
  const matrix = renderMatrix(rows);
  const left = skipped.reduce((sum, { count }) => sum + count, 0);
  const text = `${counted(judged, 'repository')} in ${counted(rows.length, 'shard')}, ${left} left out.`;
  return {
    ...NO_FINDINGS,
    outputs: {
      matrix: matrix.text,
      count: judged,
      'skipped-count': left,
      'shard-count': rows.length,
      ...files,
    },
    summary: () => listAnswer(text, rows, skipped),
    coverage: { ...accountOf(judged, skipped), noun: 'repository' },
    report: { mode: 'list', matrix: JSON.parse(matrix.text), count: judged, listFile: files['list-file'] },
    stdout: [matrix.text],
    log: [
      text,
      ...skipped.flatMap(({ count, why }) => (count === 0 ? [] : [`${count} left out: ${plainLine(why)}.`])),
      ...(matrix.isWhole
        ? []
        : [
            'The matrix would be larger than 64 KiB with its repositories, so its rows have only `shard`: give `list-file` to `mode: run` as `repositories-file`.',
          ]),
    ],
  };
}

export interface UnchangedFacts {
  readonly remembered: ReadonlyMap<string, RememberedRepository>;
  /** Identifies the command and its inputs: see `keyOf`. */
  readonly key: string;
  readonly now: number;
  readonly recheckAfterMs: number;
  /** The commit that a repository's branch points to now; `undefined` if it cannot be determined. */
  readonly commitOf: (repository: ListedRepository) => Promise<string | undefined>;
  readonly digestOf: CurrentDigest;
}

/** Commits and digests asked for at the same time. */
const AT_ONCE = 8;

/**
 * The repositories that need no check: judged by the same run without findings or errors, not too long ago, and since then
 * neither the default branch nor any of the images has moved. Anything unknown counts as changed.
 */
export async function findUnchanged(
  repositories: readonly ListedRepository[],
  facts: UnchangedFacts,
): Promise<ReadonlySet<ListedRepository>> {
  const verdicts = await mapPool(repositories, AT_ONCE, (repository) => isUnchanged(repository, facts));
  return new Set(repositories.filter((_, index) => verdicts[index] === true));
}

async function isUnchanged(repository: ListedRepository, facts: UnchangedFacts): Promise<boolean> {
  const last = facts.remembered.get(repository.url);
  if (last === undefined || last.exitCode !== 0 || last.result !== 'pass' || last.key !== facts.key)
    return false;
  const judgedAt = parseTime(last.judgedAt);
  if (judgedAt === undefined || facts.now - judgedAt >= facts.recheckAfterMs || judgedAt > facts.now)
    return false;
  if (!(await hasSameCommit(repository, last, facts))) return false;
  for (const { digest, image } of last.images) {
    if (digest === undefined) {
      // A reference by digest alone cannot move.
      if (/@[a-z0-9]+:[0-9a-f]+$/.test(image)) continue;
      return false;
    }
    if ((await facts.digestOf(image)) !== digest) return false;
  }
  return true;
}

async function hasSameCommit(
  repository: ListedRepository,
  last: RememberedRepository,
  { commitOf }: UnchangedFacts,
): Promise<boolean> {
  if (last.commit === undefined) return false;
  // Without a push, no branch has moved; another default branch needs none.
  const isUnpushed = repository.pushedAt !== undefined && repository.pushedAt === last.pushedAt;
  if (isUnpushed && repository.branch === last.branch) return true;
  return (await commitOf(repository)) === last.commit;
}
