import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { writableFile } from '../files/files.ts';
import { type GitAnswer, runGit } from './git.ts';
import { isObjectId } from './git-objects.ts';
import { createEmptyRepository, type GitRepository, writeSettings } from './git-repository.ts';
import { hasNoCommit, type RemoteOptions, remoteOf, runRemoteGit } from './remote-git.ts';

/** Remote and branch to fetch, and limits. */
export interface FetchOptions extends RemoteOptions {
  /** Empty folder, which becomes the work tree. */
  readonly folder: string;
  /** Branch to fetch; the remote's HEAD if not given. */
  readonly branch: string | undefined;
  /** How large a file may be whose contents are needed; 0 for one that nobody reads, which is not in the work tree. */
  readonly mostBytes: (path: string) => number;
  /** True for files that are needed one by one, so that no other large file comes with them. */
  readonly isNamed: (path: string) => boolean;
  /** True for files that must not seem absent: an oversized one is replaced by an oversized file of zeros. */
  readonly isMissed: (path: string) => boolean;
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

/** Larger files are fetched only if somebody reads them: most are pictures, archives and the like. */
export const SMALL_BYTES = 1024 ** 2;

/**
 * Fetches one commit without its history and without large files: one request for most repositories. If a large file is
 * needed, all are fetched up to the size that is still read. The result is an ordinary checkout whose other files are not in
 * the work tree. Nothing of the repository is run: no hooks, filters, submodules, attributes. Never throws for what the remote
 * does.
 */
export async function fetchCheckout(options: FetchOptions): Promise<FetchedCheckout> {
  let limit = SMALL_BYTES;
  for (;;) {
    const fetched = await fetchBelow(options, limit);
    if (fetched.kind === 'fetched' && fetched.needed > limit) limit = fetched.needed;
    else if (fetched.kind === 'fetched') return checkOut(options, fetched);
    else if (fetched.kind === 'failed' && NO_SUCH_FILTER.test(fetched.why)) limit = Number.POSITIVE_INFINITY;
    else return fetched;
  }
}

/** Failures that another try would not change: of the credential, the name, or the repository itself. */
const LASTING =
  /asks for a credential|Authentication failed|not found|remote ref|larger than|more than|was stopped|too long|error: 40[0-4]|not on PATH|cannot be listed/;

/** True if another try of a fetch may succeed. */
export function isPassing(fetched: FetchedCheckout): boolean {
  return fetched.kind === 'failed' && !LASTING.test(fetched.why);
}

/** Git's message for a server that does not filter by size. */
const NO_SUCH_FILTER = /filter '.*' not supported/;

/** Git's message for a missing branch; without any branch, the repository has no commit. */
const NO_REF = /couldn't find remote ref/;

/** A commit whose files up to a size are there. */
interface FetchedCommit {
  readonly kind: 'fetched';
  readonly repository: GitRepository;
  readonly commit: string;
  readonly files: readonly WantedFile[];
  /** Size of the largest file that would be read and is not there; 0 if all are. */
  readonly needed: number;
}

type Failed = { readonly kind: 'failed'; readonly why: string };

async function fetchBelow(
  options: FetchOptions,
  limit: number,
): Promise<FetchedCommit | Failed | { readonly kind: 'empty' }> {
  // Left by an earlier try.
  rmSync(join(options.folder, '.git'), { recursive: true, force: true });
  const repository = createEmptyRepository(options.folder);
  const isFiltered = Number.isFinite(limit);
  writeSettings(repository, isFiltered ? options.url : undefined);
  const remote = remoteOf(options, repository);
  // Git leaves out files of this size.
  const source = isFiltered ? [`--filter=blob:limit=${limit + 1}`, 'origin'] : [options.url];
  const ref = options.branch === undefined ? 'HEAD' : `refs/heads/${options.branch}`;
  const words = ['fetch', '--quiet', '--depth=1', '--no-tags', ...source, ref];
  const first = await bounded(options, (signal) => runRemoteGit({ ...remote, signal }, words));
  if (first.kind === 'failed') {
    const isGone = NO_REF.test(first.why);
    return isGone && (await hasNoCommit(options, repository)) ? { kind: 'empty' } : first;
  }
  const commit = readFileSync(join(repository.gitDirectory, 'FETCH_HEAD'), 'utf8').split('\t')[0] ?? '';
  if (!isObjectId(commit)) return { kind: 'failed', why: 'the remote sent no commit' };
  writeFileSync(join(repository.gitDirectory, 'HEAD'), `${commit}\n`);
  // From here on, an object that is missing is missing: nothing tries to fetch it.
  writeSettings(repository, undefined);
  const wanted = await wantedFiles(options, repository, commit);
  if (wanted.kind === 'failed') return wanted;
  const missing = wanted.files.filter(({ isThere }) => !isThere);
  const named = missing.filter(({ path }) => options.isNamed(path));
  const sizes = missing.map(({ path }) => (options.isNamed(path) ? 0 : options.mostBytes(path)));
  const needed = Math.max(0, ...sizes);
  const done: FetchedCommit = { kind: 'fetched', repository, commit, files: wanted.files, needed: 0 };
  if (!isFiltered || (needed <= limit && named.length === 0)) return done;
  return needed > limit ? { ...done, needed } : fetchNamed(options, done, named);
}

/** Fetches these files alone. */
async function fetchNamed(
  options: FetchOptions,
  commit: FetchedCommit,
  named: readonly WantedFile[],
): Promise<FetchedCommit | Failed> {
  const { repository } = commit;
  writeSettings(repository, options.url);
  const words = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--filter=blob:none', '--stdin'];
  const call = { ...remoteOf(options, repository), input: named.map(({ id }) => id).join('\n') };
  const step = (signal: AbortSignal) => runRemoteGit({ ...call, signal }, [...words, 'origin']);
  const fetched = await bounded(options, step);
  writeSettings(repository, undefined);
  if (fetched.kind === 'failed') return fetched;
  const files = commit.files.map((file) => (named.includes(file) ? { ...file, isThere: true } : file));
  return { ...commit, files };
}

interface WantedFile {
  readonly path: string;
  readonly id: string;
  readonly isThere: boolean;
}

/** Files and links whose contents are needed, from the commit's trees alone. */
async function wantedFiles(
  options: FetchOptions,
  repository: GitRepository,
  commit: string,
): Promise<{ readonly kind: 'files'; readonly files: readonly WantedFile[] } | Failed> {
  const { maximumFiles, mostBytes, signal, workspace } = options;
  const words = ['ls-tree', '-r', '-z', '--full-tree', commit];
  const answer = await runGit({ repository, workspace, signal }, words);
  if (answer.kind === 'failed') return { kind: 'failed', why: `its files cannot be listed: ${answer.why}` };
  const rows = answer.bytes.toString('utf8').split('\0');
  const files = rows.flatMap((row) => {
    const [, id, path] = /^(?:100[0-7]{3}|120000) blob ([0-9a-f]+)\t(.+)$/s.exec(row) ?? [];
    return id !== undefined && path !== undefined && mostBytes(path) > 0 ? [{ id, path }] : [];
  });
  if (files.length > maximumFiles)
    return {
      kind: 'failed',
      why: `${files.length} of its files would have to be read, more than ${maximumFiles}`,
    };
  const input = files.map(({ id }) => `${id}\n`).join('');
  const call = { repository, workspace, signal, input };
  const looked = await runGit(call, ['cat-file', '--buffer', '--batch-check=%(objectname)']);
  if (looked.kind === 'failed') return { kind: 'failed', why: `its files cannot be listed: ${looked.why}` };
  const missing = new Set(looked.bytes.toString('latin1').match(/^[0-9a-f]+(?= missing$)/gm));
  return { kind: 'files', files: files.map((file) => ({ ...file, isThere: !missing.has(file.id) })) };
}

/** Writes the files as they are; `git checkout-index` refuses paths and links that would lead elsewhere. */
async function checkOut(
  options: FetchOptions,
  { commit, files, repository }: FetchedCommit,
): Promise<FetchedCheckout> {
  const there = files.filter(({ isThere }) => isThere);
  const steps: readonly (readonly [words: readonly string[], input: string])[] = [
    [['read-tree', commit], ''],
    [['checkout-index', '--quiet', '-z', '--stdin'], there.map(({ path }) => `${path}\0`).join('')],
  ];
  for (const [words, input] of steps) {
    const call = { repository, workspace: options.workspace, input };
    const done = await bounded(options, (signal) => runGit({ ...call, signal }, words));
    if (done.kind === 'failed') return done;
  }
  const bytes = sizeOf(options.folder);
  const large = files.filter(({ isThere, path }) => !isThere && options.isMissed(path));
  const failed = standInFor(large, options, bytes);
  return failed ?? { kind: 'fetched', commit, files: there.length, bytes };
}

/** Puts files that are too large, of zeros that take no room where the file system can leave them out, where larger ones are. */
function standInFor(
  large: readonly WantedFile[],
  { folder, maximumBytes, mostBytes }: FetchOptions,
  bytes: number,
): Failed | undefined {
  const area = { workspace: folder, tempDirectory: folder, workingDirectory: folder };
  let left = maximumBytes - bytes;
  for (const { path } of large) {
    const target = writableFile(path, area);
    const size = mostBytes(path) + 1;
    left -= size;
    if (target.kind === 'refused' || left < 0) return { kind: 'failed', why: tooLarge(maximumBytes) };
    mkdirSync(dirname(target.path), { recursive: true });
    writeFileSync(target.path, '');
    truncateSync(target.path, size);
  }
  return undefined;
}

const tooLarge = (maximumBytes: number): string =>
  `the files that would have to be read are larger than ${Math.floor(maximumBytes / 1024 ** 2)} MiB`;

/** Runs a step of git and stops it once the folder is larger than it may be. */
async function bounded(
  { folder, maximumBytes, signal }: FetchOptions,
  step: (signal: AbortSignal) => Promise<GitAnswer>,
): Promise<GitAnswer> {
  const full = new AbortController();
  const timer = setInterval(() => {
    if (sizeOf(folder) > maximumBytes) full.abort();
  }, LOOK_EVERY_MS);
  try {
    const answer = await step(AbortSignal.any([signal, full.signal]));
    if (!full.signal.aborted && sizeOf(folder) <= maximumBytes) return answer;
    return { kind: 'failed', why: tooLarge(maximumBytes) };
  } finally {
    clearInterval(timer);
  }
}

/** Bytes of the files below a folder, links not followed; 0 if git removes a folder meanwhile: the next look counts. */
function sizeOf(folder: string): number {
  try {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    const facts = files.map((one) => lstatSync(join(one.parentPath, one.name), { throwIfNoEntry: false }));
    return facts.reduce((sum, one) => sum + (one?.size ?? 0), 0);
  } catch {
    return 0;
  }
}
