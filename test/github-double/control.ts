import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FaultRule, Faults } from '../platform-double/faults.ts';
import { isJsonObject, type JsonObject, parseJsonObject, textOf } from '../platform-double/json.ts';
import type { RequestLog } from '../platform-double/request-log.ts';
import { applyGithubSettings, type GithubSettings } from './settings.ts';
import type { NewCommit, NewRepo, NewToken, World } from './world.ts';

/** Path below which other processes steer the double. */
export const CONTROL_PATH = '/_double/';

export type ControlParts = {
  readonly world: World;
  readonly settings: GithubSettings;
  readonly faults: Faults;
  readonly log: RequestLog;
};

type Action = (parts: ControlParts, body: JsonObject) => unknown;

/** What can be asked of the double itself, by method and name. */
const ACTIONS: { readonly [operation: string]: Action } = {
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

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

/** Answers the double's own paths; false for all others. */
export async function control(
  parts: ControlParts,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<boolean> {
  if (!url.pathname.startsWith(CONTROL_PATH)) return false;
  const action = ACTIONS[`${request.method} ${url.pathname.slice(CONTROL_PATH.length)}`];
  const text = await readText(request);
  response.setHeader('content-type', 'application/json');
  try {
    if (!action)
      throw new Error(
        `unknown: ${request.method} ${url.pathname}; known: ${Object.keys(ACTIONS).join(', ')}`,
      );
    const body = text === '' ? {} : parseJsonObject(text);
    if (!body) throw new Error('the body is not a JSON object');
    response.end(JSON.stringify((await action(parts, body)) ?? {}));
  } catch (error) {
    response.statusCode = 400;
    response.end(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }));
  }
  return true;
}
