import { join } from 'node:path';
import { startPlatformDouble } from '../test/platform-double/start.ts';
import type { BenchOptions, Contestant, Row, Section } from './contestant.ts';
import { timeProcess } from './process.ts';
import { actionRows } from './public-actions.ts';

/** Starts of the bundle in multiples of `node -e 0`. */
export async function openStartUp(options: BenchOptions): Promise<Section> {
  const { dist, folder, quick } = options;
  const double = await startPlatformDouble();
  const organization = double.world.addOrganization('chainguard');
  double.world.addTag(double.world.addRepo(organization, 'python'), 'latest');
  const entry = join(dist, 'index.js');
  const start = (name: string, role: 'us' | 'floor', words: readonly string[], exitCode = 0): Contestant => ({
    name,
    role,
    measure: async () => (await timeProcess({ program: process.execPath, words, folder, exitCode })).figures,
  });
  const resolve = [entry, 'resolve-digest', '--images', 'python'];
  const works = [
    { work: '--version', most: 1.4, words: [entry, '--version'], exitCode: 0 },
    { work: 'a refused input', most: 2.0, words: [...resolve, '--concurrency', '99'], exitCode: 2 },
    {
      work: 'one anonymous resolve',
      most: 3,
      words: [...resolve, '--registry-url', double.registryUrl],
      exitCode: 0,
    },
  ];
  const rounds = quick ? 3 : 21;
  const own: readonly Row[] = works.map(({ exitCode, most, words, work }) => ({
    work,
    rounds,
    contestants: [start('platform-actions', 'us', words, exitCode), start('node -e 0', 'floor', ['-e', '0'])],
    goals: [{ name: 'start-up', figure: 'wallMs', of: 'node -e 0', most }],
  }));
  return {
    rows: [...own, ...actionRows(options, rounds)],
    close: () => double.close(),
  };
}
