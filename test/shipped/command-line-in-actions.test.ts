import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PlatformDouble, startPlatformDouble } from '../platform-double/start.ts';
import { createPlace, type Place, runCli } from '../support/shipped-run.ts';

let place: Place;
let double: PlatformDouble;
beforeAll(async () => {
  place = createPlace();
  double = await startPlatformDouble();
  const organization = double.world.addOrganization('chainguard');
  double.world.addTag(double.world.addRepo(organization, 'python'), 'latest');
});
afterAll(async () => {
  await double.close();
  place.remove();
});

it('the command line in a step of GitHub prints its payload alone on stdout; workflow commands go to the log', async () => {
  const output = join(place.folder, 'output');
  writeFileSync(output, '');
  const words = ['resolve-digest', '--images', 'python', '--registry-url', double.registryUrl];
  const run = await runCli(place, [...words, '--concurrency', '4'], {
    env: {
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: place.workspace,
      GITHUB_OUTPUT: output,
      PLATFORM_REGISTRY_TOKEN: 'a-secret-of-this-step',
    },
  });
  expect(run.stderr).toContain('::add-mask::a-secret-of-this-step\n');
  expect(run.stdout).not.toMatch(/::|a-secret/);
});
