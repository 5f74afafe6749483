import { mkdirSync, writeFileSync } from 'node:fs';
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
  const start = (
    name: string,
    role: 'us' | 'floor',
    words: readonly string[],
    exitCode = 0,
    environment: Readonly<Record<string, string>> = {},
  ): Contestant => ({
    name,
    role,
    measure: async () =>
      (await timeProcess({ program: process.execPath, words, folder, exitCode, environment })).figures,
  });
  const github = githubStep(folder);
  const resolve = [entry, 'resolve-digest', '--images', 'python'];
  const works = [
    { work: '--version', most: 2.2, words: [entry, '--version'], exitCode: 0 },
    { work: 'a refused input', most: 2.2, words: [...resolve, '--concurrency', '99'], exitCode: 2 },
    {
      work: 'a refused input on GitHub',
      most: 2.2,
      words: [entry],
      exitCode: 2,
      environment: { ...github, INPUT_IMAGES: 'python', INPUT_CONCURRENCY: '99' },
    },
    {
      work: 'one anonymous resolve',
      most: 3.2,
      words: [...resolve, '--registry-url', double.registryUrl],
      exitCode: 0,
    },
  ];
  const rounds = quick ? 1 : 21;
  const own: readonly Row[] = works.map(({ environment, exitCode, most, words, work }) => ({
    work,
    rounds,
    contestants: [
      start('platform-actions', 'us', words, exitCode, environment),
      start('node -e 0', 'floor', ['-e', '0']),
    ],
    goals: [{ name: 'start-up', figure: 'wallMs', of: 'node -e 0', most }],
  }));
  return {
    rows: [...own, ...actionRows(options, rounds)],
    close: () => double.close(),
  };
}

/** The environment of a step of the root action, with the files that a runner gives it. */
function githubStep(folder: string): Readonly<Record<string, string>> {
  const runner = join(folder, 'runner');
  mkdirSync(runner, { recursive: true });
  const file = (name: string): string => {
    const path = join(runner, name);
    writeFileSync(path, '');
    return path;
  };
  return {
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: folder,
    RUNNER_TEMP: runner,
    GITHUB_OUTPUT: file('output'),
    GITHUB_STEP_SUMMARY: file('summary'),
    GITHUB_STATE: file('state'),
    INPUT_COMMAND: 'resolve-digest',
  };
}
