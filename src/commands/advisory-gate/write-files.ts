import { renderTime } from '../../base/time.ts';
import type { GateDecision } from '../../domain/gate-decision.ts';
import { writeAtomically } from '../../host/files.ts';
import { version } from '../../version.ts';
import type { Deps } from '../command.ts';
import type { GateFiles } from './gather.ts';

/** What the report files are made of. */
export interface FileFacts {
  readonly decision: GateDecision;
  readonly sarif: string | undefined;
  readonly author: string;
  readonly now: number;
}

/** Writes the report files that were asked for; each renderer is loaded only for its file. Throws `UserError`. */
export async function writeFiles(
  files: GateFiles,
  facts: FileFacts,
  deps: Pick<Deps, 'host'>,
): Promise<void> {
  const { host } = deps;
  const write = (path: string, text: string): Promise<void> => writeAtomically(path, host.redact(text));
  if (files.sarif !== undefined && facts.sarif !== undefined) await write(files.sarif, facts.sarif);
  if (files.junit !== undefined) {
    const { renderGateJunit } = await import('../../report/gate-junit.ts');
    await write(files.junit, renderGateJunit(facts.decision));
  }
  if (files.vex === undefined) return;
  const { renderOpenVex } = await import('../../report/open-vex.ts');
  const options = {
    author: facts.author,
    timestamp: renderTime(facts.now),
    tooling: `platform-actions advisory-gate ${version}`,
  };
  const vex = renderOpenVex(facts.decision, options);
  if (vex === undefined)
    host.log.info(
      'No OpenVEX file was written: there is no advisory to make a statement about, and OpenVEX has no empty document.',
    );
  else await write(files.vex, vex);
}
