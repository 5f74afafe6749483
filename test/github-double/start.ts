import { CONTROL_PATH } from '../platform-double/answer-control.ts';
import { createFaults, type Faults } from '../platform-double/faults.ts';
import { createRequestLog, type RequestLog } from '../platform-double/request-log.ts';
import { closePull, syncPulls } from './branch-changes.ts';
import { control } from './control.ts';
import { moveRef } from './git-files.ts';
import { createPull } from './pull-changes.ts';
import type { Account, Pull, Repo, Token } from './records.ts';
import { listen } from './server.ts';
import { applyGithubSettings, defaultGithubSettings, type GithubSettings } from './settings.ts';
import { createWorld, type NewCommit, type NewRepo, type NewToken, newToken, type World } from './world.ts';

export type GithubDoubleOptions = {
  /** 0, the default, takes any free one. */
  readonly port?: number;
  readonly host?: string;
  /** Path before the REST API: empty as on github.com, `/api/v3` as on a server of one's own. */
  readonly prefix?: string;
  readonly settings?: Partial<GithubSettings>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
};

/** A GitHub that runs. */
export type GithubDouble = {
  /** Value for GITHUB_API_URL. */
  readonly apiUrl: string;
  /** Value for GITHUB_GRAPHQL_URL. */
  readonly graphqlUrl: string;
  /** Value for GITHUB_SERVER_URL; git clones from below it. */
  readonly serverUrl: string;
  /** Where other processes change the world, settings and faults and read the log. */
  readonly controlUrl: string;
  /** Live: write to it, or use `configure`. */
  readonly settings: GithubSettings;
  configure(patch: Partial<GithubSettings>): void;
  readonly world: World;
  readonly faults: Faults;
  readonly requests: RequestLog;
  addRepo(fullName: string, options?: NewRepo): Promise<Repo>;
  /** The live record of a repository; throws where there is none. */
  repo(fullName: string): Repo;
  addToken(options?: NewToken): Token;
  /** Makes an account known, so that it can be asked for reviews. */
  addAccount(login: string): Account;
  /** A person's commit, as if pushed; pull requests follow. Gives its SHA. */
  commit(fullName: string, options?: NewCommit): Promise<string>;
  /** Opens the pull request with this number, as a person does on the site, for a branch with a commit of its own. */
  openPull(fullName: string, number: number, branch: string): Promise<Pull>;
  /** Closes a pull request as a person does on the site. */
  closePull(fullName: string, number: number, login: string): Pull;
  /** Deletes a branch as a person does; its pull requests close. */
  deleteBranch(fullName: string, branch: string, login: string): Promise<void>;
  /** Output of git in the repository. */
  git(fullName: string, ...args: string[]): Promise<string>;
  close(): Promise<void>;
};

/** Starts an empty GitHub on loopback. */
export async function startGithubDouble(options: GithubDoubleOptions = {}): Promise<GithubDouble> {
  const settings = defaultGithubSettings();
  applyGithubSettings(settings, options.settings ?? {});
  const world = await createWorld(options.now ?? Date.now);
  const faults = createFaults();
  const requests = createRequestLog();
  const prefix = options.prefix ?? '';
  const own = { world, settings, faults, log: requests };
  const parts = { ...own, prefix, control: control.bind(undefined, own) };
  const listener = await listen(parts, options.host ?? '127.0.0.1', options.port ?? 0);
  const { origin } = listener;
  const repo = (fullName: string): Repo => {
    const found = world.repo(fullName);
    if (found === undefined) throw new Error(`there is no repository ${fullName}`);
    return found;
  };
  return {
    apiUrl: `${origin}${prefix}`,
    graphqlUrl: `${origin}${prefix.replace(/\/v3$/, '')}/graphql`,
    serverUrl: origin,
    controlUrl: `${origin}${CONTROL_PATH}`,
    settings,
    world,
    configure: (patch) => applyGithubSettings(settings, patch),
    faults,
    requests,
    addRepo: (fullName, given) => world.addRepo(fullName, given),
    repo,
    addToken: (given) => world.addToken(given),
    addAccount: (login) => world.account(login),
    async commit(fullName, given = {}) {
      const sha = await world.commit(fullName, given);
      await syncPulls(world, world.account(given.author ?? 'octocat'));
      return sha;
    },
    async openPull(fullName, number, branch) {
      const target = repo(fullName);
      await world.commit(fullName, { branch, files: { changed: 'changed\n' } });
      target.nextIssue = number;
      const person = { ...newToken(world, { kind: 'user' }), repositories: [fullName] };
      const caller = { apiUrl: `${origin}${prefix}`, htmlUrl: origin, settings, token: person, world };
      const draft = { title: 'A change', body: null, head: branch, base: target.defaultBranch };
      return await createPull(caller, target, { ...draft, draft: false, maintainerCanModify: true });
    },
    closePull(fullName, number, login) {
      const pull = repo(fullName).pulls.find((one) => one.number === number);
      if (pull === undefined) throw new Error(`there is no pull request ${number}`);
      closePull(world, pull, world.account(login));
      return pull;
    },
    async deleteBranch(fullName, branch, login) {
      await moveRef(repo(fullName).git, `refs/heads/${branch}`, undefined);
      await syncPulls(world, world.account(login));
    },
    git: (fullName, ...args) => repo(fullName).git.text(args),
    async close() {
      await listener.close();
      await world.close();
    },
  };
}
