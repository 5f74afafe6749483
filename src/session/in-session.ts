import type { CommonInputs } from '../kit/manifest/common-inputs.ts';
import type { Manifest } from '../kit/manifest/manifest.ts';
import type { Run } from '../kit/run/command.ts';
import type { Run as SessionRun } from './command.ts';

/**
 * A command's work, with a session to ask the service through; rows import both under one name, so that they are one file
 * of the bundle.
 */
export async function inSession<Inputs extends CommonInputs, RuleId extends string>(
  { capabilities }: Manifest,
  work: Promise<{ readonly run: SessionRun<Inputs, RuleId> }>,
  session: Promise<typeof import('./command.ts')>,
): Promise<Run<Inputs, RuleId>> {
  const [{ run }, { withSession }] = await Promise.all([work, session]);
  return withSession(run, capabilities);
}
