import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PlatformDouble } from '../platform-double/start.ts';
import { runAction } from './action-runner.ts';
import { runComposite } from './composite-runner.ts';
import type { RunnerJob, StepResult } from './runner-job.ts';
import { platformInputs, runBundle, shippedRoot } from './shipped-run.ts';

/** The result that every face returns. */
export interface FaceResult {
  readonly exitCode: number;
  /** Outputs; of the command line what its report says under the same names is not among them. */
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** Everything that a person sees. */
  readonly visible: string;
  readonly step: StepResult | undefined;
  readonly stdout: string;
}

export type Face = (
  place: { readonly double: PlatformDouble; readonly workspace: string; readonly temp: string },
  command: string,
  inputs: Readonly<Record<string, string>>,
) => Promise<FaceResult>;

/** A job of a workflow in `workspace` with an ID token of the double's. */
export function jobOf(double: PlatformDouble, workspace: string, temp: string): RunnerJob {
  mkdirSync(temp, { recursive: true });
  return {
    workspace,
    temp: join(temp, '_temp'),
    toolCache: join(temp, '_tool'),
    path: `${dirname(process.execPath)}:${process.env['PATH'] ?? '/usr/bin:/bin'}`,
    idToken: { url: double.idTokenUrl, token: double.idTokenRequestToken },
    githubToken: 'ghs_token-of-the-job',
  };
}

const ofStep = (step: StepResult): FaceResult => ({
  exitCode: step.exitCode,
  outputs: step.outputs,
  summary: step.summary,
  visible: step.log.visible,
  stdout: step.stdout,
  step,
});

/** The bundle as JavaScript action, as composite action and from a command line. */
export const faces: Readonly<Record<'root action' | 'composite action' | 'command line', Face>> = {
  'root action': async ({ double, temp, workspace }, command, inputs) =>
    ofStep(
      await runAction(jobOf(double, workspace, temp), {
        directory: shippedRoot(),
        with: { command, ...platformInputs(double), ...inputs },
      }),
    ),
  'composite action': async ({ double, temp, workspace }, command, inputs) =>
    ofStep(
      await runComposite(jobOf(double, workspace, temp), {
        directory: join(shippedRoot(), 'actions', command),
        with: { ...platformInputs(double), ...inputs },
      }),
    ),
  'command line': async ({ double, temp, workspace }, command, inputs) => {
    const words = Object.entries({ ...platformInputs(double), ...inputs }).map(
      ([name, value]) => `--${name}=${value}`,
    );
    mkdirSync(temp, { recursive: true });
    const environment = { HOME: temp, TMPDIR: temp, PLATFORM_ID_TOKEN: await double.idToken() };
    const { code, stderr, stdout } = await runBundle([command, ...words], environment, workspace);
    return { exitCode: code, outputs: {}, summary: '', visible: stderr, stdout, step: undefined };
  },
};
