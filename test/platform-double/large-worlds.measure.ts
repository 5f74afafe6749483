import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { startPlatformDouble } from './start.ts';

describe('large worlds', () => {
  it('take 100,000 rows and serve any page of them quickly', async () => {
    const large = await startPlatformDouble();
    const organization = large.world.addOrganization('acme');
    const bot = large.world.addIdentity(organization, 'bot', { claimMatch: { issuer: 'i', subject: 's' } });
    large.world.addBinding(organization, bot, 'viewer');
    const token = await large.platformToken(bot);
    const insertStart = performance.now();
    large.world.addAdvisories(100_000, (index) => ({ artifactName: `package-${index % 500}` }));
    expect(performance.now() - insertStart).toBeLessThan(15_000);
    const list = `${large.apiUrl}/vulnerabilities/v2/advisories?page_size=200`;
    await ask(list, { token });
    const readStart = performance.now();
    for (const query of ['skip=99800', 'order_by=created_at&skip=50000', 'artifactNames=package-7']) {
      const answer = await ask(`${list}&${query}`, { token });
      expect(answer.json.advisories).toHaveLength(200);
    }
    expect(performance.now() - readStart).toBeLessThan(1000);
    await large.close();
  });
});
