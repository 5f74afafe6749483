import { type ControlActions, createControl } from '../platform-double/answer-control.ts';
import type { FaultRule, Faults } from '../platform-double/faults.ts';
import { isJsonObject, textOf } from '../platform-double/json.ts';
import type { RequestLog } from '../platform-double/request-log.ts';
import { applyGithubSettings, type GithubSettings } from './settings.ts';
import type { NewCommit, NewRepo, NewToken, World } from './world.ts';

export type ControlParts = {
  readonly world: World;
  readonly settings: GithubSettings;
  readonly faults: Faults;
  readonly log: RequestLog;
};

/** Requests to the double itself, by method and name. */
const ACTIONS: ControlActions<ControlParts> = {
  'GET settings': ({ settings }) => settings,
  'PATCH settings': ({ settings }, body) => {
    // Safe: unknown names and other types are refused.
    applyGithubSettings(settings, body as unknown as Partial<GithubSettings>);
    return settings;
  },
  'GET faults': ({ faults }) => faults.list().map(({ rule, struck }) => ({ ...rule, struck: struck() })),
  'POST faults': ({ faults }, body) => {
    if (!isJsonObject(body.fault)) throw new Error('`fault` is missing');
    // Safe: a fault of an unknown kind strikes without effect; `on` is checked by add.
    return faults.add(body as unknown as FaultRule).rule;
  },
  'DELETE faults': ({ faults }) => faults.clear(),
  'GET requests': ({ log }) => log.all(),
  'DELETE requests': ({ log }) => log.reset(),
  'POST repositories': async ({ world }, { name, ...options }) => {
    // Safe: what a test asks for is its own business; git refuses what is not a file.
    const repo = await world.addRepo(textOf(name), options as unknown as NewRepo);
    return { id: repo.id, directory: repo.git.directory };
  },
  'POST commits': async ({ world }, { repository, ...options }) => ({
    // Safe: as above.
    sha: await world.commit(textOf(repository), options as unknown as NewCommit),
  }),
  'POST tokens': ({ world }, body) => {
    // Safe: as above.
    const { account, kind, value } = world.addToken(body as unknown as NewToken);
    return { value, kind, login: account.login };
  },
  'GET pulls': ({ world }) =>
    world.repos.flatMap((repo) =>
      repo.pulls.map(({ body, headRef, headSha, labels, number, state, title }) => ({
        repository: `${repo.owner.login}/${repo.name}`,
        ...{ number, state, title, body, headRef, headSha, labels },
      })),
    ),
};

/** Answers the double's own paths; false if the path is not one of them. */
export const control = createControl(ACTIONS);
