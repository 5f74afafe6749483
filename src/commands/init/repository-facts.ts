import { join } from 'node:path';
import { plainLine } from '../../base/plain-text.ts';
import { decodeUriPart } from '../../base/uri.ts';
import { orProblems, UserError } from '../../base/user-error.ts';
import { isThere, isWithin, readTextFile, realFolder } from '../../host/files/files.ts';
import { runGit } from '../../host/git/git.ts';
import { findRepository, type GitRepository } from '../../host/git/git-repository.ts';
import { readYaml } from '../../images/read/formats/read-yaml.ts';
import { itemsOf, nodeAt, scalarValue, type YamlNode } from '../../images/read/formats/yaml-node.ts';
import type { Machine } from '../../kit/run/command.ts';
import { type InitInputs, isPlainBranch, isRepositoryPath, KNOWN_CIS, type KnownCi } from './manifest.ts';

/** Facts about the repository; `undefined` if they cannot be determined. */
export interface RepositoryFacts {
  /** Folder that the files are written below. */
  readonly root: string;
  readonly ci: KnownCi;
  /** Host of the remote `origin`, or of the running CI. */
  readonly server: string | undefined;
  /** The repository as its CI names it, such as `acme/app` or `group/subgroup/app`. */
  readonly repository: string | undefined;
  readonly branch: string;
  /** Stage of the jobs on GitLab, which refuses a pipeline with a job of an unknown stage. */
  readonly stage: string;
  /** The file with the pipeline's own steps on Buildkite, whose agent refuses to choose between two. */
  readonly pipelineFile: string;
}

interface Remote {
  readonly host: string;
  readonly path: string;
}

/** Files in which Buildkite's agent looks for a pipeline (buildkite.com/docs/agent/v3/cli-pipeline). */
const BUILDKITE_FILES: readonly string[] = ['.buildkite/pipeline', 'buildkite', 'buildkite/pipeline'].flatMap(
  (name) => ['yml', 'yaml', 'json'].map((extension) => `${name}.${extension}`),
);

/** Files that show which CI a repository uses, in the order in which they are believed. */
const SIGNS: readonly (readonly [KnownCi, readonly string[]])[] = [
  ['github', ['.github/workflows']],
  ['gitlab', ['.gitlab-ci.yml']],
  ['buildkite', ['.buildkite', ...BUILDKITE_FILES]],
  ['azure', ['azure-pipelines.yml', '.azure-pipelines']],
];

/** Reads the facts from the inputs, the job, the repository's git directory and its files, in this order. Throws `UserError`. */
export async function readRepositoryFacts(inputs: InitInputs, deps: Machine): Promise<RepositoryFacts> {
  const { host, signal, workingDirectory } = deps;
  const { workspace } = host.context;
  const found = findRepository(workspace, workingDirectory);
  const ask = async (...words: readonly string[]): Promise<string | undefined> => {
    if (found === undefined) return undefined;
    const answer = await runGit({ repository: found, workspace, signal }, words);
    return answer.kind === 'output' ? answer.bytes.toString('utf8').trim() || undefined : undefined;
  };
  const root = rootOf(found, workspace, workingDirectory);
  const remote = parseRemote(await ask('config', '--get', 'remote.origin.url'));
  const named = inputs.repository ?? host.context.repository ?? remote?.path;
  const branch =
    inputs.branch ??
    (await ask('symbolic-ref', '--short', 'refs/remotes/origin/HEAD'))?.replace(/^origin\//, '') ??
    (await ask('symbolic-ref', '--short', 'HEAD'));
  if (branch !== undefined && !isPlainBranch(branch))
    host.log.warning(
      `The branch \`${plainLine(branch, 300)}\` cannot be written as it is, so the files and the claims name \`${DEFAULT_BRANCH}\`: correct it there.`,
    );
  const ciOfRemote = remote === undefined ? undefined : ciOfServer(remote.host);
  const ci = inputs.ci ?? ciOfMachine(host.name, root) ?? ciOfRemote;
  if (ci === undefined)
    throw new UserError({
      message: '`ci` is required: neither the job, the files nor the remote `origin` shows which CI this is',
      fix: `set \`ci\` to one of ${KNOWN_CIS.map((one) => `\`${one}\``).join(', ')}`,
      input: 'ci',
    });
  return {
    root,
    ci,
    // A remote on the server of another CI says nothing about the issuer of this one.
    server:
      serverOf(host.context.serverUrl) ??
      (ciOfRemote === ci || ciOfRemote === undefined ? remote?.host : undefined),
    repository: named !== undefined && isRepositoryPath(named) ? named : undefined,
    branch: branch !== undefined && isPlainBranch(branch) ? branch : DEFAULT_BRANCH,
    stage: ci === 'gitlab' ? await gitlabStage(root) : DEFAULT_STAGE,
    pipelineFile: BUILDKITE_FILES.find((path) => isThere(join(root, path))) ?? '.buildkite/pipeline.yml',
  };
}

/** The branch that is named where none can be. */
const DEFAULT_BRANCH = 'main';
/** A stage of every pipeline that names none of its own. */
export const DEFAULT_STAGE = 'test';
const MAXIMUM_BYTES = 1024 * 1024;

/** The default stage; the first one where the pipeline names its stages, and not this one. */
async function gitlabStage(root: string): Promise<string> {
  const names = await gitlabStages(root, '.gitlab-ci.yml', new Set());
  return names.includes(DEFAULT_STAGE) ? DEFAULT_STAGE : (names[0] ?? DEFAULT_STAGE);
}

/** The stages that a file of the pipeline names, else those of the last file of this repository that it includes. */
async function gitlabStages(root: string, path: string, seen: Set<string>): Promise<readonly string[]> {
  if (seen.has(path)) return [];
  seen.add(path);
  const read = () => readTextFile(join(root, path), MAXIMUM_BYTES);
  // One that cannot be read is reported where it would be written.
  const text = (await orProblems(read, () => undefined)) ?? '';
  const documents = [...readYaml(text)].map(({ root: document }) => document);
  const own = documents.flatMap((document) => itemsOf(nodeAt(document, 'stages')));
  if (own.length > 0) return own.flatMap((stage) => scalarValue(stage) ?? []);
  const included = documents.flatMap((document): readonly (YamlNode | undefined)[] => {
    const node = nodeAt(document, 'include');
    return node?.kind === 'list' ? node.items : [node];
  });
  for (const node of included.toReversed()) {
    const file = scalarValue(node) ?? scalarValue(nodeAt(node, 'local'));
    const isPath = file !== undefined && !/^[a-z]+:|(?:^|\/)\.\.(?:\/|$)/i.test(file);
    const stages = isPath ? await gitlabStages(root, file, seen) : [];
    if (stages.length > 0) return stages;
  }
  return [];
}

/** The top of the repository, where CIs look for their files; throws `UserError` if it is above the workspace. */
function rootOf(found: GitRepository | undefined, workspace: string, workingDirectory: string): string {
  if (found === undefined) return workingDirectory;
  if (isWithin(realFolder(workspace), found.top)) return found.top;
  throw new UserError({
    message: `the root of the repository is above this folder, at \`${plainLine(found.top)}\``,
    fix: 'run `init` there: CIs look for their files at the root of a repository',
  });
}

const serverOf = (url: string | undefined): string | undefined =>
  url !== undefined && URL.canParse(url) ? new URL(url).host : undefined;

/** Host and path of a remote URL, in git's two forms: `https://host/path.git` and `user@host:path.git`. */
export function parseRemote(url: string | undefined): Remote | undefined {
  if (url === undefined) return undefined;
  const short = /^(?:[\w.-]+@)?([\w.-]+):(?!\/\/)\/?(.+)$/.exec(url);
  const parsed = short === null && URL.canParse(url) ? new URL(url) : undefined;
  // The port of another protocol, such as SSH, is not that of the server's pages and tokens.
  const host = short?.[1] ?? (parsed?.protocol.startsWith('http') ? parsed.host : parsed?.hostname);
  const path = decodeUriPart(short?.[2] ?? parsed?.pathname ?? '')
    .replace(/^\/+|\/+$/g, '')
    .replace(/\.git$/, '');
  if (host === undefined || host === '' || path === '') return undefined;
  return { host: host.toLowerCase().replace(SSH_NAME, '$1'), path };
}

/** Other names of github.com and gitlab.com for SSH: on port 443, and of a second account (`github.com-work`). */
const SSH_NAME = /^(?:(?:alt)?ssh\.)?(git(?:hub|lab)\.com)(?:-.*)?$/;

function ciOfMachine(hostName: string, root: string): KnownCi | undefined {
  const running = KNOWN_CIS.find((ci) => ci === hostName);
  return running ?? SIGNS.find(([, paths]) => paths.some((path) => isThere(join(root, path))))?.[0];
}

function ciOfServer(server: string): KnownCi | undefined {
  if (/^github\.|\.ghe\.com$/.test(server)) return 'github';
  if (server.startsWith('gitlab.')) return 'gitlab';
  return /(?:^|\.)(?:dev\.azure|visualstudio)\.com$/.test(server) ? 'azure' : undefined;
}
