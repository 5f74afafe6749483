import { renderTime } from '../../base/time.ts';
import { writeAtomically } from '../../host/files/files.ts';
import type { Deps } from '../../kit/run/command.ts';
import { version } from '../../version.ts';
import type { GateDecision } from './decision/gate-decision.ts';
import { renderOpenVex } from './report/open-vex.ts';

/** Writes the OpenVEX file, loading its renderer only when needed. Throws `UserError`. */
export async function writeVex(
  path: string,
  facts: { readonly decision: GateDecision; readonly author: string; readonly now: number },
  { host }: Pick<Deps, 'host'>,
): Promise<void> {
  const vex = renderOpenVex(facts.decision, {
    author: facts.author,
    timestamp: renderTime(facts.now),
    tooling: `platform-actions advisory-gate ${version}`,
  });
  if (vex === undefined)
    host.log.info(
      'No OpenVEX file was written: there is no advisory to make a statement about, and an OpenVEX document cannot be empty.',
    );
  else writeAtomically(path, host.redact(vex));
}
