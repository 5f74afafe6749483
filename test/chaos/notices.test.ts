import { expect, it } from 'vitest';
import { type EchoForm, echoText } from '../platform-double/echo.ts';
import { parseCase } from './case.ts';
import { jobOf } from './jobs.ts';
import { createLeakFinder } from './leaks.ts';
import { judgeCase } from './oracle.ts';
import { stageInProcess } from './run-in-process.ts';
import type { Observation } from './stage.ts';
import { openTrial, runCase } from './trial.ts';

/** A case with what was observed of it; `judge` judges it again with one fact changed. */
async function tried(id: string) {
  const job = jobOf(id);
  const trial = await openTrial(job);
  const which = parseCase(id, job, trial.clean) ?? expect.fail(`no case ${id}`);
  const staged = await stageInProcess(job);
  const observed = await runCase(staged, which);
  await Promise.all([staged.close(), trial.close()]);
  const judge = (tampered: Partial<Observation>, after = observed.after) =>
    judgeCase(which, trial.clean, { run: { ...observed.run, ...tampered }, after }).join('\n');
  return { ...observed, clean: trial.clean.observation, judge };
}

// A campaign that finds nothing has to be able to find something.
it('notices a pass that nothing supports, a wrong exit code, a leak, and a run without an end', async () => {
  const { clean, judge, run } = await tried('gate-clean/status-503@3..');
  expect(judge({})).toBe('');
  expect(judge(clean)).toContain('never answered');
  const report = { ...run.report, exitCode: 3 } as Observation['report'];
  expect(judge({ code: 3, report })).toContain('not one of 5');
  expect(judge({ summary: run.secrets[0]?.slice(0, 30) ?? '' })).toContain('a secret in summary');
  expect(judge({ milliseconds: 3_600_000 })).toContain('took');
  expect(judge({ files: { 'x.txt': 'x' } })).toContain('x.txt changed');
});

it('notices writes that are doubled, lost, or left undone by the next run', async () => {
  const { after, judge, run } = await tried('roles-apply/status-403@16..');
  expect(judge({})).toBe('');
  const bot = run.state.find((line) => line.startsWith('identity new bot')) ?? '';
  expect(judge({ state: [...run.state, bot] })).toContain('doubled: identity new bot');
  const kept = run.state.filter((line) => !line.startsWith('binding other bot'));
  expect(judge({ state: kept })).toContain('removed what the plan did not name');
  const undone = after.map((one) => ({ ...one, state: run.stateBefore }));
  expect(judge({}, undone)).toContain('does not finish');
});

it.each<EchoForm>(['header', 'bare', 'url', 'base64', 'basic', 'middle', 'late'])(
  'notices a credential in the form %s, and no other one',
  (form) => {
    const token = (sign: string) =>
      `eyJhbGciOiJFUzI1NiJ9.${btoa(`{"sub":"${sign.repeat(40)}"}`)}.${sign.repeat(86)}`;
    const find = createLeakFinder([token('S')]);
    expect(find(echoText(form, `Bearer ${token('S')}`))).toBeDefined();
    expect(find(token('T').slice(0, 20))).toBeUndefined();
  },
);
