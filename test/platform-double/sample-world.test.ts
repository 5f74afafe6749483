import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, ask } from './ask.ts';
import { textOf } from './json.ts';
import { relationshipOf } from './kinds.ts';
import { addSampleWorld, type SampleWorld } from './sample-world.ts';
import { type PlatformDouble, startPlatformDouble } from './start.ts';

let double: PlatformDouble;
let sample: SampleWorld;
let api: (path: string) => Promise<Answer>;

beforeAll(async () => {
  double = await startPlatformDouble();
  sample = await addSampleWorld(double.world);
  const token = await double.platformToken(sample.identities.admin);
  api = (path) => ask(`${double.apiUrl}${path}`, { token });
});
afterAll(() => double.close());

const below = (kind: 'repos' | 'tags' | 'groups') =>
  double.world.list(kind).filter(({ uid }) => textOf(uid).startsWith(`${sample.organization.uid}/`));

describe('the sample world', () => {
  it('is an organization with three folders, 30 repos and 900 tags', () => {
    expect([below('groups').length, below('repos').length, below('tags').length]).toEqual([3, 30, 900]);
    expect(below('tags').filter(({ deprecated }) => deprecated === true).length).toBeGreaterThan(100);
  });

  it('has a tag with 5,000 records, whose last is its digest', async () => {
    const registry = await double.platformToken(sample.identities.ci, {
      audiences: [double.registryAudience],
    });
    const url = `${double.registryUrl}/v2/acme/python/_chainguard/history/latest`;
    double.configure({ recordLimit: 10_000 });
    const answer = await ask(url, { token: registry });
    double.configure({ recordLimit: 1000 });
    const history = Array.isArray(answer.json.history) ? answer.json.history : [];
    expect(history).toHaveLength(5000);
    const tag = double.world.find('tags', sample.busyTag.uid);
    // The registry always writes milliseconds.
    const updateTimestamp = new Date(textOf(tag?.updateTime)).toISOString();
    expect(history.at(-1)).toEqual({ updateTimestamp, digest: tag?.digest });
  });

  it('has tags in grace, 2,000 advisories, and identities of every kind', async () => {
    const eol = await api(`/registry/v1/eoltags?uidp.descendantsOf=${sample.organization.uid}`);
    for (const state of ['TAG_ACTIVE', 'TAG_IN_GRACE', 'TAG_INACTIVE']) expect(eol.text).toContain(state);
    expect((await api('/vulnerabilities/v2/advisories')).json.totalCount).toBe('2000');
    const ids = double.world.list('advisories').map(({ advisoryId }) => advisoryId);
    expect(new Set(ids).size).toBe(2000);
    expect(new Set(double.world.list('identities').map(relationshipOf)).size).toBe(4);
  });

  it('signs in the default ID token as `ci`', async () => {
    const url = `${double.issuerUrl}/sts/exchange?aud=x&identity=${sample.identities.ci.uid}`;
    expect((await ask(url, { token: await double.idToken() })).status).toBe(200);
  });

  it('is the same at every start', async () => {
    const second = await startPlatformDouble();
    await addSampleWorld(second.world);
    for (const kind of ['groups', 'repos', 'tags', 'advisories'] as const) {
      expect(second.world.list(kind)).toEqual(double.world.list(kind));
    }
    const uids = (from: PlatformDouble) => from.world.list('roleBindings').map(({ uid }) => uid);
    expect(uids(second)).toEqual(uids(double));
    await second.close();
  });
});
