import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { errorCode } from '../files/files.ts';
import { proxyFor, readProxies } from '../network/proxies.ts';
import { killGroup } from '../own-process.ts';
import { findProgram, type GitAnswer, type GitCall, gitEnvironment, SETTINGS } from './git.ts';
import { isObjectId } from './git-objects.ts';
import type { GitRepository } from './git-repository.ts';

const MAXIMUM_BYTES = 64 * 1024 * 1024;
const MAXIMUM_ERROR_BYTES = 16 * 1024;
/** Git asks once for each request that is refused; a server could ask forever. */
const MOST_ANSWERS = 4;

/** A user name and a password or token for one origin. */
export interface GitCredential {
  readonly username: string;
  readonly password: string;
}

/** One call of git that may talk to one origin, and to nothing else. */
export interface RemoteGitCall extends Pick<GitCall, 'input' | 'repository' | 'workspace'> {
  /** The origin's protocol, the only one that git may use. */
  readonly protocol: 'https' | 'http' | 'file';
  readonly origin: string;
  readonly credential: GitCredential | undefined;
  /** Where the program stands that answers git's question for a password; it holds no secret. */
  readonly tempDirectory: string;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
}

/**
 * Runs a command of git that may fetch, with everything off that `runGit` turns off but the one protocol. Redirects are not
 * followed. The password reaches git through a pipe that only its own askpass program reads: it is in no argument,
 * variable, setting or file. Never throws; the whole process group ends with the signal.
 */
export function runRemoteGit(call: RemoteGitCall, words: readonly string[]): Promise<GitAnswer> {
  const git = findProgram('git', call.workspace, process.env);
  if (git === undefined)
    return Promise.resolve({ kind: 'failed', why: '`git` is not on PATH outside of the workspace' });
  if (call.signal.aborted) return Promise.resolve({ kind: 'failed', why: 'the run was stopped' });
  const folder = mkdtempSync(join(call.tempDirectory, 'platform-actions-askpass-'));
  try {
    const askpass = join(folder, 'askpass.sh');
    writeFileSync(askpass, ASKPASS, { mode: 0o700 });
    const child = spawn(git.path, ['--no-pager', ...settingsOf(call), ...words], {
      cwd: call.repository.top,
      env: { ...environmentOf(call, git.searchPath, askpass), ...certificates(folder) },
      stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
      windowsHide: true,
      // A group of its own, because the transport is a child of git.
      detached: process.platform !== 'win32',
    });
    return collect(child, call).finally(() => rmSync(folder, { recursive: true, force: true }));
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    return Promise.resolve({ kind: 'failed', why: `git cannot be started: ${errorCode(error)}` });
  }
}

/** Answers only for the origin that the credential is for, whose name git puts into its question. */
const ASKPASS = `#!/bin/sh
case "$1" in
  "Password for '$PLATFORM_ACTIONS_ORIGIN'"*) IFS= read -r answer <&3 && printf '%s\\n' "$answer" ;;
  *) exit 1 ;;
esac
`;

function settingsOf({ credential, origin, protocol }: RemoteGitCall): readonly string[] {
  const settings = [
    ...SETTINGS.filter((setting) => !setting.startsWith('core.askPass=')),
    `protocol.${protocol}.allow=always`,
    'http.followRedirects=false',
    'http.lowSpeedLimit=100',
    'http.lowSpeedTime=30',
    'gc.auto=0',
    'maintenance.auto=false',
    'fetch.recurseSubmodules=no',
    'fetch.writeCommitGraph=false',
    'fetch.unpackLimit=1',
    'transfer.bundleURI=false',
    ...(credential === undefined ? [] : [`credential.${origin}.username=${credential.username}`]),
  ];
  return settings.flatMap((setting) => ['-c', setting]);
}

/** `NODE_EXTRA_CA_CERTS` works for git too, in addition to the usual authorities, as in Node. */
function certificates(folder: string): Readonly<Record<string, string>> {
  const extra = process.env['NODE_EXTRA_CA_CERTS'] ?? '';
  if (extra === '') return {};
  try {
    const { rootCertificates } = process.getBuiltinModule('node:tls');
    const file = join(folder, 'authorities.pem');
    writeFileSync(file, [...rootCertificates, readFileSync(extra, 'utf8')].join('\n'));
    return { GIT_SSL_CAINFO: file };
  } catch {
    // Node has warned of a file that it cannot read.
    return {};
  }
}

function environmentOf(
  { credential, origin, protocol, repository }: RemoteGitCall,
  searchPath: string,
  askpass: string,
): Record<string, string> {
  // One rule for the whole run: git would read `NO_PROXY` by the rules of its own version of curl.
  const proxy = protocol === 'file' ? '' : proxyFor(readProxies(process.env), new URL(origin));
  const own = proxy === '' ? {} : { http_proxy: proxy, https_proxy: proxy };
  const user = new URL(origin);
  if (credential !== undefined) user.username = credential.username;
  return {
    ...gitEnvironment(repository, searchPath),
    ...own,
    GIT_ALLOW_PROTOCOL: protocol,
    ...(credential === undefined
      ? {}
      : { GIT_ASKPASS: askpass, PLATFORM_ACTIONS_ORIGIN: user.href.replace(/\/$/, '') }),
  };
}

/** Waits for the end of git; the first of signal, limit and too much output kills its group. */
function collect(child: ChildProcess, call: RemoteGitCall): Promise<GitAnswer> {
  return new Promise((resolve) => {
    const output: Buffer[] = [];
    let errors = '';
    let size = 0;
    let stopped: string | undefined;
    const stop = (why: string): void => {
      stopped ??= why;
      killGroup(child);
    };
    const onAbort = (): void => stop('the run was stopped');
    const timer = setTimeout(() => stop('git took too long'), call.timeoutMs);
    call.signal.addEventListener('abort', onAbort, { once: true });
    const end = (answer: GitAnswer): void => {
      clearTimeout(timer);
      call.signal.removeEventListener('abort', onAbort);
      resolve(answer);
    };
    child.stdout?.on('data', (bytes: Buffer) => {
      size += bytes.length;
      if (size > MAXIMUM_BYTES) stop('its list of files is too large');
      else output.push(bytes);
    });
    child.stderr?.on('data', (bytes: Buffer) => {
      if (errors.length < MAXIMUM_ERROR_BYTES) errors += bytes.toString('utf8');
    });
    child.on('error', (error) => end({ kind: 'failed', why: `git cannot be started: ${errorCode(error)}` }));
    child.on('close', (code) => {
      if (stopped !== undefined) end({ kind: 'failed', why: stopped });
      else if (code === 0) end({ kind: 'output', bytes: Buffer.concat(output) });
      else end({ kind: 'failed', why: explain(errors) });
    });
    feed(child.stdin, call.input ?? '');
    // The stream of the fourth descriptor, which `stdio` above made writable.
    const secrets = child.stdio[3] as Writable | null;
    const { credential } = call;
    feed(secrets, credential === undefined ? '' : `${credential.password}\n`.repeat(MOST_ANSWERS));
  });
}

/** Git may end without reading everything. */
function feed(stream: Writable | null, text: string): void {
  stream?.on('error', () => undefined);
  stream?.end(text);
}

const NO_CREDENTIAL = 'the server asks for a credential, and none is set for it: does the repository exist?';

/** The line that says why: git prints hints and the server's own lines around it. */
function explain(errors: string): string {
  const lines = errors.split('\n').map((line) => line.trim());
  const fatal = lines.find((line) => /^(?:fatal|error): /.test(line)) ?? lines.find((line) => line !== '');
  const why = (fatal ?? 'git failed').replace(/^(?:fatal|error): /, '');
  return why.startsWith('unable to read askpass response') ? NO_CREDENTIAL : why;
}

/** Credential and limits for a clone URL. */
export interface RemoteOptions
  extends Pick<RemoteGitCall, 'credential' | 'signal' | 'tempDirectory' | 'timeoutMs' | 'workspace'> {
  /** Clone URL: https, http on loopback, or a file. */
  readonly url: string;
}

/** The commit that a branch of a remote points to, or its HEAD; one request. `undefined` if that cannot be known. */
export async function remoteCommit(
  options: RemoteOptions,
  repository: GitRepository,
  branch: string | undefined,
): Promise<string | undefined> {
  const ref = branch === undefined ? 'HEAD' : `refs/heads/${branch}`;
  const words = ['ls-remote', '--quiet', options.url, ref];
  const answer = await runRemoteGit(remoteOf(options, repository), words);
  if (answer.kind === 'failed') return undefined;
  const [line = ''] = answer.bytes.toString('utf8').split('\n');
  const [commit = '', name] = line.split('\t');
  return isObjectId(commit) && name === ref ? commit : undefined;
}

/** True for a remote without any ref; false if that cannot be known. */
export async function hasNoCommit(options: RemoteOptions, repository: GitRepository): Promise<boolean> {
  const answer = await runRemoteGit(remoteOf(options, repository), ['ls-remote', '--quiet', options.url]);
  return answer.kind === 'output' && answer.bytes.length === 0;
}

export function remoteOf(options: RemoteOptions, repository: GitRepository): RemoteGitCall {
  const { credential, signal, tempDirectory, timeoutMs, workspace } = options;
  const { origin, protocol } = new URL(options.url);
  return {
    repository,
    workspace,
    protocol: protocol === 'file:' ? 'file' : protocol === 'http:' ? 'http' : 'https',
    origin: protocol === 'file:' ? 'http://localhost' : origin,
    credential: protocol === 'file:' ? undefined : credential,
    tempDirectory,
    signal,
    timeoutMs,
  };
}
