import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Case, caseOf, parseCase, randomPairs } from './case.ts';
import { jobOf } from './jobs.ts';
import { judgeCase } from './oracle.ts';
import { stageInProcess } from './run-in-process.ts';
import type { Observation } from './stage.ts';
import { openTrial, runCase, type Trial, tryById } from './trial.ts';

describe('the campaign', () => {
  it.each([
    'resolve-public/status-503@1',
    'resolve-private/status-401@3',
    'pin/hang@4..',
    'gate-clean/body-null@3*',
    'gate-pages/duplicate-rows@4',
    'gate-warns/status-403@1..',
    'old-tags-by-date/status-503@6*',
    'roles-apply/reset-after@10',
    'roles-apply/status-503@10..',
    'roles-apply/body-object@4',
    'roles-apply-floor/hang-after@11+status-429-seconds@13',
    'api-all/body-null@5',
    'doctor/outage@4',
    'doctor/hang@1~',
    'gate-artifacts/echo-403-basic@2',
    'resolve-private/echo-404-late@3',
    'old-tags/short-list@8*',
    'gate-lookups/short-list@6..',
    'gate-artifacts/short-list@3..',
    'roles-plan/rows-without-name@4*',
    'gate-artifacts/body-object@3..',
    'gate-pages-hurried/hang@3..',
    'roles-apply-hurried/hang@10~',
  ])('finds %s right', async (id) => {
    expect((await tryById(id)).problems).toEqual([]);
  });
});

describe('the oracle', () => {
  let trial: Trial;
  let which: Case;
  let run: Observation;
  const gate = jobOf('gate-clean/x');
  beforeAll(async () => {
    trial = await openTrial(gate);
    which = parseCase('gate-clean/status-503@3..', gate, trial.clean) ?? caseOf(gate);
    const staged = await stageInProcess(gate);
    ({ run } = await runCase(staged, which));
    await staged.close();
  });
  afterAll(() => trial.close());

  const judge = (tampered: Partial<Observation>): readonly string[] =>
    judgeCase(which, trial.clean, { run: { ...run, ...tampered }, after: [] });

  it('takes the run as it was', () => {
    expect(judge({})).toEqual([]);
  });

  it('sees a pass where nothing was answered', () => {
    expect(judge(trial.clean.observation)).toContainEqual(expect.stringContaining('never answered'));
  });

  const report = (change: object) => ({ report: { ...run.report, ...change } as Observation['report'] });
  it.each<[string, () => Partial<Observation>, string]>([
    ['another exit code', () => ({ code: 3, ...report({ exitCode: 3 }) }), 'not one of 5'],
    ['a missing report', () => ({ report: undefined }), 'no report'],
    ['a missing output', () => ({ outputs: {} }), 'output'],
    ['a secret in the log', () => ({ stderr: `${run.stderr}\n${run.secrets[0]}` }), 'a secret in log'],
    [
      'a secret in an output',
      () => ({ outputs: { ...run.outputs, x: run.secrets.join() } }),
      'a secret in outputs',
    ],
    ['a stack', () => ({ stderr: `${run.stderr}\n    at work (/x/y.js:10:2)` }), 'internals'],
    [
      'an error that says nothing',
      () => report({ problems: [{ kind: 'service', message: 'oh' }] }),
      'what failed',
    ],
    ['no problem', () => report({ problems: [] }), 'without a problem'],
    ['a run that takes too long', () => ({ milliseconds: 3_600_000 }), 'took'],
    ['a signal that is not heard', () => ({ stoppingMs: 2500 }), 'took 2500 ms to stop'],
    ['a piece of a secret', () => ({ summary: run.secrets[0]?.slice(0, 30) ?? '' }), 'a secret in summary'],
    ['too many requests', () => ({ sent: 1_000_000 }), 'requests'],
    [
      'a credential led astray',
      () => ({ strangers: ['https://stranger.test'] }),
      'asked https://stranger.test',
    ],
    ['a rejection that nobody saw', () => ({ accidents: ['a rejection'] }), 'a rejection'],
    ['a changed platform', () => ({ state: ['identity x'] }), 'platform was changed'],
    ['a changed file', () => ({ files: { 'x.txt': 'x' } }), 'x.txt changed'],
    ['a fault that never struck', () => ({ struck: 0 }), 'never struck'],
  ])('sees %s', (_name, tamper, told) => {
    expect(judge(tamper())).toContainEqual(expect.stringContaining(told));
  });
});

describe('the oracle of writes', () => {
  const job = jobOf('roles-apply/x');
  it('sees what is doubled, what is gone, a wrong exit code and work that is not finished', async () => {
    const trial = await openTrial(job);
    const which = parseCase('roles-apply/status-403@16..', job, trial.clean) ?? caseOf(job);
    const staged = await stageInProcess(job);
    const { after, run } = await runCase(staged, which);
    await Promise.all([staged.close(), trial.close()]);
    const judge = (tampered: Partial<Observation>, later = after): readonly string[] =>
      judgeCase(which, trial.clean, { run: { ...run, ...tampered }, after: later });
    expect(judge({})).toEqual([]);
    const bot = run.state.find((line) => line.startsWith('identity new bot')) ?? '';
    const twice = expect.stringContaining('doubled: identity new bot');
    expect(judge({ state: [...run.state, bot].sort() })).toContainEqual(twice);
    const kept = run.state.filter((line) => !line.startsWith('binding other bot'));
    expect(judge({ state: kept })).toContainEqual(
      expect.stringContaining('removed what the plan did not name'),
    );
    expect(judge({ state: [...run.state, 'binding sam editor on acme'] })).toContainEqual(
      expect.stringContaining('made what nobody asked for'),
    );
    const four = { ...run.report, exitCode: 4 } as Observation['report'];
    expect(judge({ code: 4, report: four })).toContainEqual(expect.stringContaining('exit 4 after a write'));
    const [second, third] = after;
    if (second === undefined || third === undefined) throw new Error('there are no later runs');
    expect(judge({}, [{ ...second, state: run.stateBefore }, third])).toContainEqual(
      expect.stringContaining('does not finish'),
    );
    expect(judge({}, [second, { ...third, outputs: { ...third.outputs, changes: '1' } }])).toContainEqual(
      expect.stringContaining('the third run finds 1 changes'),
    );
  });
});

describe('cases', () => {
  it('come again with the same seed, and others with another', async () => {
    const job = jobOf('gate-clean/x');
    const trial = await openTrial(job);
    await trial.close();
    const idsOf = (seed: number) => randomPairs(job, trial.clean, 30, seed).map(({ id }) => id);
    expect(idsOf(1)).toEqual(idsOf(1));
    expect(idsOf(1)).not.toEqual(idsOf(2));
    for (const id of idsOf(1)) expect(parseCase(id, job, trial.clean)?.id).toBe(id);
  });
});
