import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startPlatformDouble } from '../test/platform-double/start.ts';
import { repositoryRoot } from '../test/support/repository.ts';
import { measureStartUp, startUpLimits } from './start-up.ts';

/** `npm run bench`: ratios of the shipped bundle's start-up to `node -e 0`, each beside its limit. */
const entry = resolve(repositoryRoot, process.argv[2] ?? 'dist', 'index.js');
const folder = mkdtempSync(join(tmpdir(), 'platform-actions-bench-'));
const double = await startPlatformDouble();
const organization = double.world.addOrganization('chainguard');
double.world.addTag(double.world.addRepo(organization, 'python'), 'latest');
try {
  const ratios = await measureStartUp({ entry, folder, registryUrl: double.registryUrl, rounds: 21 });
  for (const [name, limit] of Object.entries(startUpLimits)) {
    const ratio = ratios[name] ?? Number.NaN;
    const verdict = ratio <= limit ? 'ok' : 'TOO SLOW';
    process.stdout.write(
      `${name.padEnd(24)} ${ratio.toFixed(2)} x node -e 0  (limit ${limit.toFixed(1)})  ${verdict}\n`,
    );
    if (ratio > limit) process.exitCode = 1;
  }
} finally {
  await double.close();
  rmSync(folder, { recursive: true, force: true });
}
