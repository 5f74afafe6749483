import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, columnOf } from './ask.ts';
import { textOf } from './json.ts';
import type { Resource } from './resource.ts';
import { type PlatformDouble, startPlatformDouble } from './start.ts';

const issuer = 'https://token.actions.githubusercontent.com';
const START = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;

let double: PlatformDouble;
let organization: Resource;
let puller: Resource;
let token: string;

const at = (index: number) => new Date(START + index * MINUTE).toISOString();
const history = (path: string, credential?: string) =>
  ask(`${double.registryUrl}/v2/${path}`, credential === undefined ? {} : { token: credential });
const scoped = (image: string, authorization?: string) =>
  ask(
    `${double.registryUrl}/token?scope=repository:${image}:pull`,
    authorization === undefined ? {} : { authorization },
  );
const basic = (user: string, password: string) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
const times = async (query: string) =>
  columnOf(
    await history(`acme/busy/_chainguard/history/latest?${query}`, token),
    'history',
    'updateTimestamp',
  );

beforeAll(async () => {
  double = await startPlatformDouble();
  const { world } = double;
  organization = world.addOrganization('acme');
  const folder = world.addGroup(organization, 'folder');
  const records = Array.from({ length: 2500 }, (_, index) => ({
    at: START + index * MINUTE,
    digest: world.digest(),
  }));
  world.addTag(world.addRepo(organization, 'busy'), 'latest', {}, records);
  world.addTag(world.addRepo(folder, 'deep'), '1.0');
  const open = world.addOrganization('chainguard');
  const python = world.addRepo(open, 'python');
  for (const tag of ['latest', 'latest-dev', '3.12']) world.addTag(python, tag);
  puller = world.addIdentity(organization, 'puller', { claimMatch: { issuer, subject: 'pull' } });
  world.addBinding(organization, puller, 'registry.pull');
  token = await double.platformToken(puller, { audiences: [double.registryAudience] });
});
afterAll(() => double.close());
beforeEach(() =>
  double.configure({
    startInclusive: true,
    endInclusive: true,
    unknownTagHistory: 'not-found',
    directBearer: true,
  }),
);

describe('tag history', () => {
  it('gives at most 1000 records, the oldest, oldest first', async () => {
    const seen = await times('');
    expect(seen).toHaveLength(1000);
    expect([seen[0], seen[999]]).toEqual([at(0), at(999)]);
  });

  it('of an unknown image, organization or tag is an error in the registry form', async () => {
    const code = async (path: string) => {
      const answer = await history(path, token);
      return [answer.status, answer.text.includes('"errors"')];
    };
    expect(await code('acme/nothing/_chainguard/history/latest')).toEqual([404, true]);
    expect(await code('nobody/busy/_chainguard/history/latest')).toEqual([400, true]);
    expect(await code('acme/busy/_chainguard/history/v9')).toEqual([404, true]);
    double.configure({ unknownTagHistory: 'empty' });
    expect((await history('acme/busy/_chainguard/history/v9', token)).json).toEqual({ history: [] });
  });
});

describe('private history', () => {
  it('answers 401 with a challenge where there is no token, or a direct one is not taken', async () => {
    const missing = await history('acme/busy/_chainguard/history/latest');
    expect(missing.status).toBe(401);
    expect(missing.headers.get('www-authenticate')).toContain('scope="repository:acme/busy:pull"');
    double.configure({ directBearer: false });
    expect((await history('acme/busy/_chainguard/history/latest', token)).status).toBe(401);
    const traded = await scoped('acme/busy', basic('_token', token));
    expect((await history('acme/busy/_chainguard/history/latest', textOf(traded.json.token))).status).toBe(
      200,
    );
  });

  it('answers 403 to a token of another audience', async () => {
    const wrong = await double.platformToken(puller);
    const answer = await history('acme/busy/_chainguard/history/latest', wrong);
    expect([answer.status, answer.text]).toEqual([403, expect.stringContaining('different audience')]);
  });

  it('answers 403 to identities without a role at the root, and to those of a subgroup', async () => {
    const { world } = double;
    const folder = world.addGroup(organization, 'team');
    const bound = world.addIdentity(organization, 'bound below', { claimMatch: { issuer, subject: 'b' } });
    world.addBinding(folder, bound, 'registry.pull');
    const below = world.addIdentity(folder, 'below', { claimMatch: { issuer, subject: 'c' } });
    world.addBinding(organization, below, 'registry.pull');
    for (const identity of [bound, below]) {
      const credential = await double.platformToken(identity, { audiences: [double.registryAudience] });
      expect((await history('acme/busy/_chainguard/history/latest', credential)).status).toBe(403);
      expect((await scoped('acme/busy', basic('_token', credential))).status).toBe(403);
    }
  });
});

describe('/token', () => {
  it('refuses tokens of another audience and passwords that are not tokens', async () => {
    expect((await scoped('acme/busy', basic('_token', await double.platformToken(puller)))).status).toBe(403);
    expect((await scoped('acme/busy', basic('_token', 'x'))).status).toBe(403);
    expect((await scoped('acme/busy', basic('nobody', 'x'))).status).toBe(403);
  });

  it('needs a scope that it can read', async () => {
    expect((await ask(`${double.registryUrl}/token`)).status).toBe(400);
  });
});

describe('the public organization', () => {
  it('gives anonymous tokens, good for latest and latest-dev only', async () => {
    const anonymous = textOf((await scoped('chainguard/python')).json.token);
    expect((await history('chainguard/python/_chainguard/history/latest', anonymous)).status).toBe(200);
    expect((await history('chainguard/python/_chainguard/history/latest-dev', anonymous)).status).toBe(200);
    expect((await history('chainguard/python/_chainguard/history/3.12', anonymous)).status).toBe(403);
    expect((await history('chainguard/python/_chainguard/history/latest')).status).toBe(401);
  });
});
