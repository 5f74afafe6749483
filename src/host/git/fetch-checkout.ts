import { type Dirent, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runGit } from './git.ts';
import { isObjectId } from './git-objects.ts';
import type { GitRepository } from './git-repository.ts';
import { hasNoCommit, type RemoteGitCall, type RemoteOptions, remoteOf, runRemoteGit } from './remote-git.ts';

/** Remote and branch to fetch, and limits. */
export interface FetchOptions extends RemoteOptions {
  /** Empty folder, which becomes the work tree. */
  readonly folder: string;
  /** Branch to fetch; the remote's HEAD if not given. */
  readonly branch: string | undefined;
  /** True for files whose contents are needed; the others are tracked, but not in the work tree. */
  readonly isWanted: (path: string) => boolean;
  readonly maximumBytes: number;
  readonly maximumFiles: number;
}

export type FetchedCheckout =
  | { readonly kind: 'fetched'; readonly commit: string; readonly files: number; readonly bytes: number }
  /** A repository without a commit. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'failed'; readonly why: string };

/** How often the size on disk is looked at while git fetches. */
const LOOK_EVERY_MS = 100;

/**
 * Fetches one commit without its history and without its blobs, then only the blobs of the wanted files, and writes these
 * files: two requests for any repository. The result is an ordinary checkout whose other files are not in the work tree.
 * Nothing of the repository is run: no hooks, filters, submodules, attributes. Never throws for what the remote does.
 */
export async function fetchCheckout(options: FetchOptions): Promise<FetchedCheckout> {
  const fetched = await fetchWith(options, true);
  if (fetched.kind !== 'failed' || !NO_SINGLE_BLOBS.test(fetched.why)) return fetched;
  return fetchWith(options, false);
}

/** Failures that another try would not change: of the credential, the name, or the repository itself. */
const LASTING =
  /asks for a credential|Authentication failed|not found|remote ref|larger than|more than|was stopped|too long|error: 40[0-4]|not on PATH|cannot be listed/;

/** True if another try of a fetch may succeed. */
export function isPassing(fetched: FetchedCheckout): boolean {
  return fetched.kind === 'failed' && !LASTING.test(fetched.why);
}

/** Git's message for a server that serves whole commits only. */
const NO_SINGLE_BLOBS = /unadvertised object|not our ref/;

/** Git's message for a missing branch; without any branch, the repository has no commit. */
const NO_REF = /couldn't find remote ref/;

async function fetchWith(options: FetchOptions, isPartial: boolean): Promise<FetchedCheckout> {
  // Left by an earlier try.
  rmSync(join(options.folder, '.git'), { recursive: true, force: true });
  const repository = createEmptyRepository(options.folder);
  writeSettings(repository, isPartial ? options.url : undefined);
  const remote = remoteOf(options, repository);
  const filter = isPartial ? ['--filter=blob:none'] : [];
  const source = isPartial ? 'origin' : options.url;
  const shallow = ['fetch', '--quiet', '--depth=1', ...filter, '--no-tags', source];
  const ref = options.branch === undefined ? 'HEAD' : `refs/heads/${options.branch}`;
  const first = await bounded(options, (signal) => runRemoteGit({ ...remote, signal }, [...shallow, ref]));
  if (first.kind === 'failed') {
    const isGone = NO_REF.test(first.why);
    return isGone && (await hasNoCommit(options, repository)) ? { kind: 'empty' } : first;
  }
  const commit = readFileSync(join(repository.gitDirectory, 'FETCH_HEAD'), 'utf8').split('\t')[0] ?? '';
  if (!isObjectId(commit)) return { kind: 'failed', why: 'the remote sent no commit' };
  writeFileSync(join(repository.gitDirectory, 'HEAD'), `${commit}\n`);
  const wanted = await wantedFiles(options, repository, commit);
  if (wanted.kind === 'failed') return wanted;
  const blobs = isPartial ? await fetchBlobs(options, remote, wanted.files) : undefined;
  if (blobs?.kind === 'failed') return blobs;
  // From here on, an object that is missing is missing: nothing tries to fetch it.
  writeSettings(repository, undefined);
  return checkOut(options, remote, commit, wanted.files);
}

/** Makes a new repository in a folder, without settings of its own. */
export function createEmptyRepository(folder: string): GitRepository {
  const gitDirectory = join(folder, '.git');
  for (const name of ['objects/pack', 'objects/info', 'refs/heads', 'info'])
    mkdirSync(join(gitDirectory, name), { recursive: true });
  writeFileSync(join(gitDirectory, 'HEAD'), 'ref: refs/heads/none\n');
  // Takes precedence over attributes in the tree, which would change what is written.
  writeFileSync(join(gitDirectory, 'info/attributes'), '* -text -ident -filter -working-tree-encoding\n');
  return { top: folder, gitDirectory, commonDirectory: gitDirectory };
}

/** The settings of the repository; with a URL, those of a partial clone from there. */
function writeSettings({ gitDirectory }: GitRepository, url: string | undefined): void {
  const partial = [
    '[extensions]',
    '\tpartialClone = origin',
    '[remote "origin"]',
    `\turl = "${(url ?? '').replace(/["\\]/g, '\\$&')}"`,
    '\tpromisor = true',
    '\tpartialCloneFilter = blob:none',
  ];
  const version = url === undefined ? 0 : 1;
  const core = ['[core]', `\trepositoryFormatVersion = ${version}`, '\tautocrlf = false', '\teol = lf'];
  const lines = url === undefined ? core : [...core, ...partial];
  writeFileSync(join(gitDirectory, 'config'), `${lines.join('\n')}\n`);
}

interface WantedFile {
  readonly path: string;
  readonly id: string;
}

type WantedFiles = { readonly kind: 'files'; readonly files: readonly WantedFile[] } | Failed;
type Failed = { readonly kind: 'failed'; readonly why: string };

/** Files and links whose contents are needed, from the commit's trees alone. */
async function wantedFiles(
  { isWanted, maximumFiles, signal, workspace }: FetchOptions,
  repository: GitRepository,
  commit: string,
): Promise<WantedFiles> {
  const words = ['ls-tree', '-r', '-z', '--full-tree', commit];
  const answer = await runGit({ repository, workspace, signal }, words);
  if (answer.kind === 'failed') return { kind: 'failed', why: `its files cannot be listed: ${answer.why}` };
  const files: WantedFile[] = [];
  for (const row of answer.bytes.toString('utf8').split('\0')) {
    const [, id, path] = /^(?:100[0-7]{3}|120000) blob ([0-9a-f]+)\t(.+)$/s.exec(row) ?? [];
    if (id !== undefined && path !== undefined && isWanted(path)) files.push({ id, path });
  }
  if (files.length > maximumFiles)
    return {
      kind: 'failed',
      why: `${files.length} of its files would have to be read, more than ${maximumFiles}`,
    };
  return { kind: 'files', files };
}

async function fetchBlobs(
  options: FetchOptions,
  remote: RemoteGitCall,
  files: readonly WantedFile[],
): ReturnType<typeof runRemoteGit> {
  const ids = [...new Set(files.map(({ id }) => id))];
  if (ids.length === 0) return { kind: 'output', bytes: Buffer.alloc(0) };
  const words = ['-c', 'fetch.negotiationAlgorithm=noop', 'fetch', '--quiet', '--no-tags'];
  const more = ['--no-write-fetch-head', '--filter=blob:none', '--stdin', 'origin'];
  const input = `${ids.join('\n')}\n`;
  return bounded(options, (signal) => runRemoteGit({ ...remote, signal, input }, [...words, ...more]));
}

/** Writes the files as they are; `git checkout-index` refuses paths and links that would lead elsewhere. */
async function checkOut(
  options: FetchOptions,
  remote: RemoteGitCall,
  commit: string,
  files: readonly WantedFile[],
): Promise<FetchedCheckout> {
  const steps: readonly (readonly [words: readonly string[], input: string])[] = [
    [['read-tree', commit], ''],
    [['checkout-index', '--quiet', '-z', '--stdin'], files.map(({ path }) => `${path}\0`).join('')],
  ];
  for (const [words, input] of steps) {
    const local = { ...remote, credential: undefined, protocol: 'none', input } as const;
    const done = await bounded(options, (signal) => runRemoteGit({ ...local, signal }, words));
    if (done.kind === 'failed') return done;
  }
  return { kind: 'fetched', commit, files: files.length, bytes: sizeOf(options.folder) };
}

/** Runs a step of git and stops it once the folder is larger than it may be. */
async function bounded(
  { folder, maximumBytes, signal }: FetchOptions,
  step: (signal: AbortSignal) => ReturnType<typeof runRemoteGit>,
): ReturnType<typeof runRemoteGit> {
  const tooLarge = new AbortController();
  const timer = setInterval(() => {
    if (sizeOf(folder) > maximumBytes) tooLarge.abort();
  }, LOOK_EVERY_MS);
  try {
    const answer = await step(AbortSignal.any([signal, tooLarge.signal]));
    if (!tooLarge.signal.aborted && sizeOf(folder) <= maximumBytes) return answer;
    const limit = Math.floor(maximumBytes / 1024 ** 2);
    return { kind: 'failed', why: `the files that would have to be read are larger than ${limit} MiB` };
  } finally {
    clearInterval(timer);
  }
}

/** Bytes of the files below a folder, links not followed; what vanishes meanwhile does not count. */
function sizeOf(folder: string): number {
  let bytes = 0;
  const waiting = [folder];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (const entry of entriesOf(at)) {
      const path = join(at, entry.name);
      if (entry.isDirectory()) waiting.push(path);
      else if (entry.isFile()) bytes += lstatSync(path, { throwIfNoEntry: false })?.size ?? 0;
    }
  }
  return bytes;
}

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    // Git has removed it meanwhile.
    return [];
  }
}
