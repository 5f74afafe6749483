import { createHash, randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Git, openGit } from './git.ts';
import { moveRef, writeRepository } from './git-files.ts';
import { editTree, resolveCommit, type TreeEdit, writeBlob, writeCommit } from './git-objects.ts';
import {
  type Account,
  fullNameOf,
  type Permissions,
  personOf,
  type Repo,
  type Token,
  type TokenKind,
} from './records.ts';

/** The contents of a file of a commit: text, bytes, or a mode with one of them; `sha` for submodules. */
export type FileContent =
  | string
  | Buffer
  | { readonly mode: '100644' | '100755' | '120000'; readonly content: string | Buffer }
  | { readonly mode: '160000'; readonly sha: string };

export type NewRepo = {
  readonly files?: { readonly [path: string]: FileContent };
  readonly private?: boolean;
  readonly archived?: boolean;
  readonly defaultBranch?: string;
  readonly description?: string;
  readonly topics?: readonly string[];
  readonly language?: string;
  readonly actionsMayCreatePulls?: boolean;
  readonly pushedAtMs?: number;
  /** Makes a fork of this repository, with its objects and branches. */
  readonly forkOf?: string;
};

export type NewCommit = {
  /** The default branch without it; made from the default branch where it does not exist. */
  readonly branch?: string;
  readonly message?: string;
  /** Null takes a file away. */
  readonly files?: { readonly [path: string]: FileContent | null };
  /** Login of the author, who commits with an unsigned commit of their own. */
  readonly author?: string;
};

export type NewToken = {
  /** Random without it. */
  readonly value?: string;
  readonly kind?: TokenKind;
  /** Login of a `user`, slug of an `app`. */
  readonly login?: string;
  readonly permissions?: Permissions;
  readonly repositories?: 'all' | readonly string[];
};

/** Everything that the double holds. */
export type World = {
  readonly signingKey: string;
  readonly folder: string;
  now(): number;
  nextId(): number;
  account(login: string, kind?: Account['kind']): Account;
  knownAccount(login: string): Account | undefined;
  readonly repos: Repo[];
  repo(fullName: string): Repo | undefined;
  addRepo(fullName: string, options?: NewRepo): Promise<Repo>;
  /** Gives the SHA of the new commit. */
  commit(fullName: string, options?: NewCommit): Promise<string>;
  addToken(options?: NewToken): Token;
  readonly tokens: Token[];
  close(): Promise<void>;
};

/** The ids that github.com itself has; others are counted. */
const WELL_KNOWN: { readonly [login: string]: number } = { 'github-actions[bot]': 41_898_282 };

const JOB_PERMISSIONS: Permissions = {
  actions: 'write',
  contents: 'write',
  issues: 'write',
  metadata: 'read',
  pull_requests: 'write',
  security_events: 'write',
};

function createAccounts(nextId: () => number): Pick<World, 'account' | 'knownAccount'> {
  const accounts = new Map<string, Account>();
  const knownAccount = (login: string): Account | undefined => accounts.get(login.toLowerCase());
  const account: World['account'] = (login, kind) => {
    const known = knownAccount(login);
    if (known !== undefined) return known;
    const id = WELL_KNOWN[login] ?? nextId();
    const made: Account = { id, login, kind: kind ?? (login.endsWith('[bot]') ? 'Bot' : 'User') };
    accounts.set(login.toLowerCase(), made);
    return made;
  };
  return { account, knownAccount };
}

/** The edits that put these files into a tree; blobs are written. */
function editsOf(git: Git, files: NonNullable<NewCommit['files']>): TreeEdit[] {
  const edits: TreeEdit[] = [];
  for (const [path, file] of Object.entries(files)) {
    if (file === null) edits.push({ path, mode: '100644', sha: undefined });
    else if (typeof file === 'string' || Buffer.isBuffer(file))
      edits.push({ path, mode: '100644', sha: writeBlob(git, Buffer.from(file)) });
    else if (file.mode === '160000') edits.push({ path, mode: file.mode, sha: file.sha });
    else edits.push({ path, mode: file.mode, sha: writeBlob(git, Buffer.from(file.content)) });
  }
  return edits;
}

async function makeDirectory(directory: string, parent: Repo | undefined, branch: string): Promise<Git> {
  writeRepository(directory, { branch, isBare: true });
  await appendFile(join(directory, 'config'), '[http]\n\treceivepack = true\n');
  const git = openGit(directory);
  if (parent !== undefined)
    await git.bytes(['fetch', '--quiet', parent.git.directory, '+refs/heads/*:refs/heads/*']);
  return git;
}

/** An empty world in a new temporary folder. */
export async function createWorld(now: () => number): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'github-double-'));
  let lastId = 1000;
  const nextId = (): number => {
    lastId += 1;
    return lastId;
  };
  const { account, knownAccount } = createAccounts(nextId);
  const repos: Repo[] = [];
  const tokens: Token[] = [];
  const repo: World['repo'] = (fullName) =>
    repos.find((one) => fullNameOf(one).toLowerCase() === fullName.toLowerCase());
  const existing = (fullName: string): Repo => {
    const found = repo(fullName);
    if (found === undefined) throw new Error(`there is no repository ${fullName}`);
    return found;
  };
  const world: World = {
    signingKey: randomBytes(32).toString('base64'),
    folder,
    now,
    nextId,
    account,
    knownAccount,
    repos,
    repo,
    tokens,
    async addRepo(fullName, options = {}) {
      if (repo(fullName) !== undefined) throw new Error(`there is a repository ${fullName} already`);
      const made = await newRepo(
        world,
        fullName,
        options,
        options.forkOf === undefined ? undefined : existing(options.forkOf),
      );
      repos.push(made);
      if (options.files !== undefined)
        await world.commit(fullName, { files: options.files, message: 'Initial commit' });
      if (options.pushedAtMs !== undefined) made.pushedAtMs = options.pushedAtMs;
      return made;
    },
    commit: (fullName, options = {}) => addCommit(world, existing(fullName), options),
    addToken(options = {}) {
      const token = newToken(world, options);
      tokens.push(token);
      return token;
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
  return world;
}

async function newRepo(
  world: World,
  fullName: string,
  options: NewRepo,
  parent: Repo | undefined,
): Promise<Repo> {
  const [login = '', name = ''] = fullName.split('/');
  const defaultBranch = options.defaultBranch ?? parent?.defaultBranch ?? 'main';
  const id = world.nextId();
  return {
    id,
    owner: world.account(login, 'Organization'),
    name,
    git: await makeDirectory(join(world.folder, `${login}+${name}.git`), parent, defaultBranch),
    parent,
    description: options.description ?? null,
    isPrivate: options.private ?? false,
    isArchived: options.archived ?? false,
    defaultBranch,
    topics: options.topics ?? [],
    language: options.language ?? null,
    createdAtMs: world.now(),
    pushedAtMs: world.now(),
    actionsMayCreatePulls: options.actionsMayCreatePulls ?? true,
    protectedBranches: [],
    nextIssue: 1,
    pulls: [],
    comments: [],
    uploads: [],
    labels: new Map(),
  };
}

async function addCommit(world: World, repo: Repo, options: NewCommit): Promise<string> {
  const { git } = repo;
  const branch = options.branch ?? repo.defaultBranch;
  const parent =
    (await resolveCommit(git, `refs/heads/${branch}`)) ?? (await resolveCommit(git, repo.defaultBranch));
  const person = personOf(world.account(options.author ?? 'octocat'), world.now());
  const tree = await editTree(git, parent, editsOf(git, options.files ?? {}));
  const sha = writeCommit(git, {
    tree,
    parents: parent === undefined ? [] : [parent],
    author: person,
    committer: person,
    message: options.message ?? 'Change files\n',
  });
  await moveRef(git, `refs/heads/${branch}`, sha);
  repo.pushedAtMs = world.now();
  return sha;
}

export function newToken(world: World, options: NewToken): Token {
  const kind = options.kind ?? 'job';
  const prefix = kind === 'user' ? 'github_pat_' : 'ghs_';
  const login =
    kind === 'job' ? 'github-actions' : (options.login ?? (kind === 'user' ? 'octocat' : 'pins-app'));
  const mark = createHash('sha256').update(randomBytes(32)).digest('hex').slice(0, 36);
  return {
    value: options.value ?? `${prefix}${mark}`,
    kind,
    account: world.account(kind === 'user' ? login : `${login}[bot]`),
    permissions:
      options.permissions ??
      (kind === 'job' ? JOB_PERMISSIONS : { ...JOB_PERMISSIONS, members: 'read', workflows: 'write' }),
    repositories: options.repositories ?? 'all',
    isRevoked: false,
  };
}
