import type { Run } from '../kit/command.ts';
import type { CommonInputs } from '../kit/manifest/common-inputs.ts';
import type { Manifest } from '../kit/manifest/manifest.ts';
import type { Run as SessionRun } from './command.ts';

/** A command's work, with a session to ask the service through; both are loaded together. */
export async function inSession<Inputs extends CommonInputs, RuleId extends string>(
  { capabilities }: Manifest,
  work: Promise<{ readonly run: SessionRun<Inputs, RuleId> }>,
): Promise<Run<Inputs, RuleId>> {
  const [{ run }, { withSession }] = await Promise.all([work, import('./command.ts')]);
  return withSession(run, capabilities);
}
