import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { delimiter, isAbsolute, join, resolve } from 'node:path';
import { errorCode, isWithin, realFolder } from '../files/files.ts';
import type { GitRepository } from './git-repository.ts';

const MAXIMUM_BYTES = 64 * 1024 * 1024;
const TIMEOUT_MS = 60_000;

/** Settings that override those of the repository, so that it cannot name a program, a hook or another machine. */
export const SETTINGS: readonly string[] = [
  'safe.bareRepository=explicit',
  'core.fsmonitor=',
  'core.hooksPath=/dev/null',
  'core.pager=cat',
  'core.askPass=',
  'core.sshCommand=false',
  'core.gitProxy=',
  'core.quotePath=false',
  'credential.helper=',
  'diff.external=',
  'protocol.allow=never',
  'protocol.ext.allow=never',
];

export interface GitCall {
  readonly repository: GitRepository;
  /** Programs in it are never started. */
  readonly workspace: string;
  /** Folder that paths are relative to; the top of the repository if not given. */
  readonly folder?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly maximumBytes?: number;
  /** Its standard input; empty if not given. */
  readonly input?: string;
}

export type GitAnswer =
  | { readonly kind: 'output'; readonly bytes: Buffer }
  | { readonly kind: 'failed'; readonly why: string };

/**
 * Runs a reading command of git in a repository that is named in full, so that git neither searches for one nor checks
 * who owns it. No hook, helper, filter, pager, prompt or transport starts, and objects that a partial clone lacks are not
 * fetched. Git gets none of this process's variables but PATH. Never throws.
 */
export function runGit(call: GitCall, words: readonly string[]): Promise<GitAnswer> {
  const git = findProgram('git', call.workspace, process.env);
  if (git === undefined)
    return Promise.resolve({ kind: 'failed', why: '`git` is not on PATH outside of the workspace' });
  const options = {
    cwd: call.folder ?? call.repository.top,
    encoding: 'buffer' as const,
    maxBuffer: call.maximumBytes ?? MAXIMUM_BYTES,
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL' as const,
    windowsHide: true,
    env: gitEnvironment(call.repository, git.searchPath),
    ...(call.signal === undefined ? {} : { signal: call.signal }),
  };
  // Not every run has a repository, and loading this takes a millisecond.
  const { execFile } = process.getBuiltinModule('node:child_process');
  const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
  return new Promise((resolve) => {
    const child = execFile(
      git.path,
      ['--no-pager', ...settings, ...words],
      options,
      (error, stdout, stderr) => {
        if (error === null) resolve({ kind: 'output', bytes: stdout });
        else resolve({ kind: 'failed', why: explain(error, stderr, options.maxBuffer) });
      },
    );
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(call.input);
  });
}

function explain(error: Error & { readonly killed?: boolean }, stderr: Buffer, maximumBytes: number): string {
  if (error.name === 'AbortError') return 'the run was stopped';
  if (errorCode(error) === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER')
    return `it is larger than ${Math.floor(maximumBytes / 1024)} KiB`;
  if (error.killed === true) return `git took longer than ${TIMEOUT_MS / 1000} s`;
  return stderr.toString('utf8').trim().split('\n')[0] || errorCode(error);
}

/**
 * All variables of git, none of them inherited. An allow list of protocols overrides every setting of the repository
 * and, unlike GIT_NO_LAZY_FETCH (git 2.45), works in every version of git.
 */
export function gitEnvironment(repository: GitRepository, searchPath: string): Record<string, string> {
  const windows = process.env['SystemRoot'];
  return {
    PATH: searchPath,
    ...(windows === undefined ? {} : { SystemRoot: windows }),
    LC_ALL: 'C',
    GIT_DIR: repository.gitDirectory,
    GIT_COMMON_DIR: repository.commonDirectory,
    GIT_WORK_TREE: repository.top,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_NO_LAZY_FETCH: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_GRAFT_FILE: '/dev/null',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: 'false',
    SSH_ASKPASS: 'false',
    GIT_SSH_COMMAND: 'false',
    GIT_PAGER: 'cat',
  };
}

/** Batch files are left out on Windows: they would need a shell. */
const SUFFIXES = process.platform === 'win32' ? ['.exe', '.com'] : [''];

type Environment = Readonly<Record<string, string | undefined>>;

interface FoundProgram {
  readonly path: string;
  /** The folders of PATH that lie outside the workspace. */
  readonly searchPath: string;
}

/**
 * Looks for a program on PATH, but never in the workspace: relative folders do not count, nor do folders or programs
 * that lie in the workspace as written or with links resolved. `undefined` when there is none.
 */
export function findProgram(
  name: string,
  workspace: string,
  environment: Environment,
): FoundProgram | undefined {
  const inWorkspace = [resolve(workspace), realFolder(resolve(workspace))];
  const isTrusted = (path: string): boolean =>
    !inWorkspace.some((root) => isWithin(root, path) || isWithin(root, realFolder(path)));
  const folders = searchFolders(environment).filter((folder) => isAbsolute(folder) && isTrusted(folder));
  for (const folder of folders) {
    for (const suffix of SUFFIXES) {
      const path = join(folder, name + suffix);
      if (isProgram(path) && isTrusted(realpathSync(path)))
        return { path, searchPath: folders.join(delimiter) };
    }
  }
  return undefined;
}

/** Windows does not fix the case of the variable's name. */
function searchFolders(environment: Environment): readonly string[] {
  const name = Object.keys(environment).find((candidate) => candidate.toUpperCase() === 'PATH') ?? 'PATH';
  return (environment[name] ?? '').split(delimiter);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
