import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type Asking, withOwner } from './ask.ts';
import type { Resource } from './resource.ts';
import { type PlatformDouble, startPlatformDouble } from './start.ts';

let double: PlatformDouble;
let organization: Resource;
let token: string;
let api: (path: string, asking?: Asking) => Promise<Answer>;
const LIST = '/registry/v2/repos?page_size=3&order_by=name';
beforeAll(async () => {
  double = await startPlatformDouble();
  ({ organization, token, api } = await withOwner(double));
  for (let index = 0; index < 9; index += 1) double.world.addRepo(organization, `repo-${index}`);
});
afterAll(() => double.close());
beforeEach(() => {
  double.faults.clear();
  double.requests.reset();
});

describe('the request log', () => {
  it('tells service, path, query, status, times and credential, but no secret', async () => {
    await api(`${LIST}&skip=1`);
    const [entry] = double.requests.all();
    expect(entry).toMatchObject({
      service: 'api',
      method: 'GET',
      path: '/registry/v2/repos',
      query: 'page_size=3&order_by=name&skip=1',
      status: 200,
      credential: { scheme: 'bearer', audiences: [double.apiUrl], issuer: double.issuerUrl },
    });
    expect(entry?.endedAt).toBeGreaterThan(entry?.startedAt ?? 0);
    for (const secret of double.secrets())
      expect(JSON.stringify(double.requests.all())).not.toContain(secret);
  });
});

describe('secrets', () => {
  it('list every token, request token and pull token given out', async () => {
    const idToken = await double.idToken();
    const pull = await double.world.addPullToken(organization, 'p');
    expect(double.secrets()).toEqual(
      expect.arrayContaining([double.idTokenRequestToken, token, idToken, pull.password]),
    );
  });
});
