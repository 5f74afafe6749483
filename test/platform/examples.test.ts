import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spdxOf, statementOf } from '../platform-double/oci-store.ts';
import { signWithKey } from '../platform-double/sigstore-instance.ts';
import { readRepositoryFile, repositoryRoot } from '../support/repository.ts';
import { runChild } from '../support/run-child.ts';
import { COMPILE_CACHE } from '../support/run-source.ts';
import { startWholePlatform, type WholePlatform } from '../support/whole-platform.ts';

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
let world: WholePlatform;
let token: string;
let registryToken: string;
beforeAll(async () => {
  world = await startWholePlatform();
  token = await world.double.platformToken(world.admin);
  registryToken = await world.double.platformToken(world.admin, {
    audiences: [world.double.registryAudience],
  });
});
afterAll(() => world.double.close());

interface End {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs an example as a user would, with the library taken from source. */
function run(name: string, words: readonly string[], withToken = true): Promise<End> {
  const { apiUrl, registryUrl } = world.double;
  const env = {
    PATH: process.env['PATH'] ?? '',
    ...COMPILE_CACHE,
    PLATFORM_API_URL: apiUrl,
    PLATFORM_REGISTRY_URL: registryUrl,
  };
  const file = join(repositoryRoot, 'examples', `${name}.ts`);
  const command = ['--conditions=platform-actions-source', file, ...words];
  return runChild(process.execPath, command, {
    cwd: repositoryRoot,
    env: withToken ? { ...env, PLATFORM_TOKEN: token, REGISTRY_TOKEN: registryToken } : env,
  });
}

describe('the examples', () => {
  it('list-repos: every repository with the size of its latest image', async () => {
    const { acme, double } = world;
    const folder = double.world.addGroup(acme, 'folder');
    const nginx = double.world.addRepo(folder, 'nginx');
    double.world.addTag(nginx, 'latest');
    double.world.addTag(nginx, '1.27');
    double.world.addRepo(acme, 'empty');
    const end = await run('list-repos', [acme.uid]);
    expect(end).toMatchObject({ code: 0, stderr: '' });
    expect(end.stdout).toMatch(/^empty\tno size\nnginx\t\d+\.\d MB\n$/);
  });

  it('list-repos: also where the service ignores filters that it does not know', async () => {
    world.double.configure({ floor: true });
    expect((await run('list-repos', [world.acme.uid])).stdout).toMatch(
      /^empty\tno size\nnginx\t\d+\.\d MB\n$/,
    );
    world.double.configure({ floor: false });
  });

  it('subscribe: once, however often it runs', async () => {
    const words = [world.acme.uid, 'https://hooks.example.com/in'];
    expect((await run('subscribe', words)).stdout).toMatch(/^subscribed: /);
    expect((await run('subscribe', words)).stdout).toMatch(/^already subscribed: /);
    expect(world.double.world.list('subscriptions')).toHaveLength(1);
  });

  it('vulnerability-counts: a line a day, and words where nothing is known', async () => {
    const { acme, double } = world;
    const python = double.world.addRepo(acme, 'python');
    const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    double.world.put('vulnScans', python, {
      digest: double.world.digest(),
      tag: 'latest',
      day,
      createdAt: `${day}T06:00:00Z`,
      vulnerabilities: [{ id: 'CVE-1', severity: 'HIGH' }],
    });
    expect((await run('vulnerability-counts', ['python', 'latest'])).stdout).toBe(`${day}\thigh 1\n`);
    expect((await run('vulnerability-counts', ['python', '3.9', '2'])).stdout).toBe(
      'nothing is known of python:3.9 in the last 2 days\n',
    );
  });

  it('end-of-life-tags: all that are, and an exit code where tags do not say', async () => {
    const { acme, double } = world;
    const repo = double.world.addRepo(acme, 'redis');
    double.world.addTag(repo, '6', { deprecated: true });
    double.world.addTag(repo, '7', { deprecated: false });
    const end = await run('end-of-life-tags', [acme.uid]);
    expect([end.code, end.stdout]).toEqual([0, 'redis:6\n']);
    const fault = { kind: 'rows-without', of: 'tags', field: 'deprecated' } as const;
    double.faults.add({ on: 'GET /registry/v2/tags', times: 'always', fault });
    const untold = await run('end-of-life-tags', [acme.uid]);
    expect([untold.code, untold.stdout]).toEqual([1, '']);
    double.faults.clear();
  });

  it('rotate-identity: changes the subject and nothing else', async () => {
    const { acme, double } = world;
    const claimMatch = { issuer: 'https://issuer.test', subject: 'old', audience: 'aud' };
    const identity = double.world.addIdentity(acme, 'ci', { claimMatch, description: 'd' });
    expect((await run('rotate-identity', [identity.uid, 'new'])).stdout).toBe('ci accepts new\n');
    const [changed] = double.world.list('identities').filter(({ name }) => name === 'ci');
    expect(changed).toMatchObject({ description: 'd', claimMatch: { ...claimMatch, subject: 'new' } });
    const refused = await run('rotate-identity', [`${acme.uid}/none`, 'new']);
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('NOT_FOUND')]);
  });

  it('image-advisories: those of the packages in the attached SBOM, each once', async () => {
    const { acme, double } = world;
    double.world.addRepo(acme, 'app');
    const image = double.images.addImage('acme/app', '1.0', ['linux/amd64']);
    const manifest = image.manifests['linux/amd64'] ?? expect.fail('an image for linux/amd64');
    const packages = Object.fromEntries(
      Array.from({ length: 250 }, (_, index) => [`lib-${index}`, '1.0-r0']),
    );
    const statement = statementOf(
      manifest,
      'https://spdx.dev/Document',
      spdxOf({ ...packages, zlib: '1.3-r0' }),
    );
    double.images.attach('acme/app', manifest, signWithKey(statement, privateKey), 'referrer');
    for (const [artifactName, number] of [
      ['lib-7', 1],
      ['zlib', 2],
      ['curl', 3],
    ] as const)
      double.world.addAdvisory({
        artifactName,
        advisoryId: `CGA-${number}`,
        aliases: [`CVE-2026-${number}`],
      });
    const found = ['CGA-1 lib-7', 'CGA-2 zlib'];
    const whole = await run('image-advisories', ['acme/app', '1.0']);
    expect(whole).toMatchObject({
      code: 0,
      stdout: `${found[0]} CVE-2026-1\n${found[1]} CVE-2026-2\n`,
      stderr: '',
    });
    // Without aliases, and with every advisory in each answer.
    double.configure({ floor: true });
    const floor = await run('image-advisories', ['acme/app', '1.0']);
    expect(floor).toMatchObject({ code: 0, stdout: `${found.join('\n')}\n`, stderr: '' });
    double.configure({ floor: false });
  });

  it('image-advisories: an image without an SBOM, and a tag that there is not, are failures', async () => {
    world.double.images.addImage('acme/app', 'bare', ['linux/amd64']);
    const bare = await run('image-advisories', ['acme/app', 'bare']);
    expect(bare).toMatchObject({ code: 1, stderr: expect.stringContaining('no SPDX document') });
    const missing = await run('image-advisories', ['acme/app', 'none']);
    expect(missing).toMatchObject({ code: 1, stderr: expect.stringContaining('NOT_FOUND') });
  });

  it('the script of the reference page: the names of the repositories', async () => {
    const page = readRepositoryFile('docs/reference/client.md') ?? '';
    const script = /```js\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
    const path = { PATH: process.env['PATH'] ?? '', ...COMPILE_CACHE };
    const env = { ...path, PLATFORM_TOKEN: token, ORGANIZATION: world.acme.uid };
    // The page's platform is the public one.
    const local = script.replace('token: process', `apiUrl: '${world.double.apiUrl}', token: process`);
    const words = ['--conditions=platform-actions-source', '--input-type=module', '--eval', local];
    const { all } = await runChild(process.execPath, words, { cwd: repositoryRoot, env });
    expect(all.trim().split('\n').toSorted()).toEqual(['app', 'empty', 'nginx', 'python', 'redis']);
  });

  it.each([
    'list-repos',
    'subscribe',
    'vulnerability-counts',
    'end-of-life-tags',
    'rotate-identity',
    'image-advisories',
  ])('%s says what it needs', async (name) => {
    const end = await run(name, [], false);
    expect(end.code).toBe(2);
    expect(end.stderr).toContain('usage: ');
  });
});
