import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRepositoryFile, repositoryRoot } from '../support/repository.ts';
import { runChild } from '../support/run-child.ts';
import { COMPILE_CACHE } from '../support/run-source.ts';
import { startWholePlatform, type WholePlatform } from '../support/whole-platform.ts';

/** Runs all examples in one process, with the library taken from source, and prints what each returns. */
const RUNNER = `
import { createPlatform } from 'platform-actions/client';
import { examples } from './examples/resources.ts';
const { API_URL, ISSUER_URL, PLACE, TOKEN } = process.env;
const platform = createPlatform({ apiUrl: API_URL, issuerUrl: ISSUER_URL, token: TOKEN, maxAttempts: 1 });
const results = {};
for (const [name, example] of Object.entries(examples))
  results[name] = await example(platform, JSON.parse(PLACE)).catch((error) => 'failed: ' + error.message);
console.log(JSON.stringify(results));
`;

let world: WholePlatform;
let results: Record<string, unknown>;
let names: readonly string[];

const camel = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

beforeAll(async () => {
  world = await startWholePlatform();
  const { acme, admin, double } = world;
  const repo = double.world.addRepo(acme, 'python');
  const digest = double.world.digest();
  const tag = double.world.addTag(repo, '3.12', { digest });
  double.world.addTag(repo, '3.8', {
    deprecated: true,
    eol: { mainPackageVersion: { version: '3.8', eolDate: '2024-10-07' } },
  });
  double.world.addAdvisory({ artifactName: 'openssl', advisoryId: 'CGA-1111-1111-1111' });
  double.world.addVulnerability('CVE-2026-1234', { summary: 'a summary' });
  const artifact = double.world.put('artifacts', undefined, {
    name: 'requests',
    ecosystem: 'ECOSYSTEM_PYTHON',
  });
  double.world.put('artifactVersions', artifact, { version: '2.0' });
  double.world.put('vulnScans', repo, { digest, tag: '3.12', day: '2026-01-02', vulnerabilities: [] });
  double.world.put('policies', acme, { policyId: 'p', policyName: 'cooldown', mode: 'ENFORCED' });
  const place = {
    organization: acme.uid,
    repo: repo.uid,
    tag: tag.uid,
    digest,
    role: double.world.role('viewer').uid,
  };
  const env = {
    PATH: process.env['PATH'] ?? '',
    ...COMPILE_CACHE,
    API_URL: double.apiUrl,
    ISSUER_URL: double.issuerUrl,
    PLACE: JSON.stringify(place),
    TOKEN: await double.platformToken(admin),
  };
  const words = ['--conditions=platform-actions-source', '--input-type=module', '--eval', RUNNER];
  const { stderr, stdout } = await runChild(process.execPath, words, { cwd: repositoryRoot, env });
  results = JSON.parse(stdout || stderr);
  const exported = readRepositoryFile('src/client.ts') ?? '';
  names = readdirSync(join(repositoryRoot, 'src/platform/resources'))
    .filter((file) => exported.includes(`export * from './platform/resources/${file}'`) || file === 'sts.ts')
    .map((file) => camel(file.slice(0, -'.ts'.length)));
});
afterAll(() => world.double.close());

describe('an example of every resource', () => {
  it('stands beside each file of the library', () => {
    expect(Object.keys(results)).toEqual(expect.arrayContaining([...names]));
  });

  it('runs', () => {
    expect(Object.entries(results).filter(([, value]) => String(value).startsWith('failed: '))).toEqual([]);
    expect(results).toMatchObject({
      accountAssociations: 'CHECK_STATUS_READY',
      advisories: ['CGA-1111-1111-1111'],
      advisoryDocuments: ['openssl: 1'],
      artifacts: [{ version: '2.0' }],
      eolTags: ['3.12 ends never', '3.8 ends 2024-10-07'],
      externalGroupRoleMappings: { externalGroupId: 'developers' },
      groups: 'data',
      identities: 'acme',
      identityMetadata: 'Acme',
      identityProviders: 'https://login.example.com',
      images: expect.stringMatching(/^\d+ bytes$/),
      ping: { response: 'pong' },
      repos: ['python'],
      roleBindings: expect.stringMatching(/^\w+ is viewer of acme$/),
      roles: ['CAP_REPO_LIST', 'CAP_TAG_LIST'],
      scimTokens: false,
      subscriptions: 'https://hooks.example.com/in',
      tags: ['3.8'],
      terms: ['service-terms'],
      v1Policies: [{ policyName: 'cooldown', result: 'ALLOWED' }],
      v1Tags: [{ digest: expect.stringMatching(/^sha256:/) }],
      v1Vulnerabilities: 1,
      vulnerabilityMetadata: ['a summary'],
    });
  });
});
