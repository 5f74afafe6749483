import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_NOW } from '../platform-double/sample-images.ts';
import { addSampleWorld, type SampleWorld } from '../platform-double/sample-world.ts';
import { type PlatformDouble, startPlatformDouble } from '../platform-double/start.ts';
import {
  createPlace,
  expectNoSecret,
  type Place,
  platformFlags,
  runCli,
  runRootAction,
} from '../support/shipped-run.ts';

let double: PlatformDouble;
let sample: SampleWorld;
let place: Place;
beforeAll(async () => {
  double = await startPlatformDouble();
  sample = await addSampleWorld(double.world);
  place = createPlace();
});
afterAll(async () => {
  await double.close();
  place.remove();
});

/** The text with everything that differs from run to run replaced: ports, folders, ages, durations of this run. */
function steady(text: string): string {
  return (
    text
      .replaceAll(place.folder, '<place>')
      .replace(/127\.0\.0\.1:\d+/g, '<host>')
      .replace(/platform-actions-\w{6}\//g, 'platform-actions-<random>/')
      .replace(/\b\d+ (?:minute|hour|day|month|year)s? ago\b/g, '<age>')
      .replace(/(\d+ requests?), (\d+[dhms] ?)+\)/g, '$1, <time>)')
      .replace(/"(startedAt|finishedAt)": "[^"]+"/g, '"$1": "<time>"')
      // Requests are made at once, so that these lines come in any order.
      .replace(/^::(?:add-mask|debug)::.*\n/gm, '')
  );
}

const asOf = new Date(SAMPLE_NOW).toISOString();
const golden = (name: string): string => join(import.meta.dirname, 'golden', `${name}.txt`);

async function transcript(
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const run = await runCli(place, words, { env });
  expectNoSecret(place, double.secrets(), [run.stdout, run.stderr, ...words]);
  return steady(`exit ${run.exitCode}\n--- stdout\n${run.stdout}--- stderr\n${run.stderr}`);
}

describe('transcripts of the command line', () => {
  it.each([
    ['help', ['--help']],
    ['resolve-digest-help', ['resolve-digest', '--help']],
  ])('%s', async (name, words) => {
    await expect(steady(`${(await runCli(place, words)).stdout}`)).toMatchFileSnapshot(golden(name));
  });

  it('the version', async () => {
    expect((await runCli(place, ['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it('public images, as of a date', async () => {
    const words = [
      'resolve-digest',
      ...platformFlags(double),
      '--as-of',
      asOf,
      '--images',
      'python,nginx:latest-dev',
    ];
    await expect(await transcript(words)).toMatchFileSnapshot(golden('resolve-public'));
  });

  it('one image of many fails, and the report tells all', async () => {
    const env = { PLATFORM_ID_TOKEN: await double.idToken() };
    const images = ['acme/nginx:1', 'cgr.dev/acme/data/postgres', 'acme/nowhere', 'acme/python:9.9'];
    const words = [
      'resolve-digest',
      ...platformFlags(double),
      '--identity',
      sample.identities.ci.uid,
      '--as-of',
      asOf,
      '--json',
    ];
    await expect(
      await transcript([...words, ...images.flatMap((image) => ['--images', image])], env),
    ).toMatchFileSnapshot(golden('resolve-some-fail'));
  });

  it('no record at the bound', async () => {
    const words = ['resolve-digest', ...platformFlags(double), '--as-of', '2019-01-01', '--images', 'python'];
    await expect(await transcript(words)).toMatchFileSnapshot(golden('resolve-before-first'));
  });

  it('wrong inputs', async () => {
    const words = [
      'resolve-digest',
      ...platformFlags(double),
      '--images',
      'docker.io/python,acme/nginx',
      '--as-of',
      '2999-01-01',
    ];
    await expect(await transcript(words)).toMatchFileSnapshot(golden('resolve-wrong-inputs'));
  });
});

it('the log, outputs and summary of the root action', async () => {
  const inputs = {
    command: 'resolve-digest',
    images: 'acme/nginx\npython',
    identity: sample.identities.ci.uid,
    'as-of': asOf,
  };
  const run = await runRootAction(place, double, inputs);
  expectNoSecret(place, double.secrets(), [
    run.stdout,
    run.stderr,
    run.summary,
    ...Object.values(run.outputs),
  ]);
  const outputs = Object.entries(run.outputs).map(([name, value]) => `${name}=${value}\n`);
  const text = `exit ${run.exitCode}\n--- log\n${run.stdout}--- outputs\n${outputs.join('')}--- summary\n${run.summary}`;
  await expect(steady(text)).toMatchFileSnapshot(golden('root-action'));
});
