import { join } from 'node:path';
import { fingerprintOf } from '../../../base/fingerprint.ts';
import { checkWritable, writeAtomically } from '../../../host/files/files.ts';
import { renderSarif } from '../../../kit/report/sarif.ts';
import type { Rule } from '../../../kit/rule.ts';
import type { Deps } from '../../../session/command.ts';
import { version } from '../../../version.ts';
import { nameOf } from '../repository-entry.ts';
import { type RepositoryRecord, toFinding } from '../repository-record.ts';

const INFORMATION_URI = 'https://github.com/platform-actions/platform-actions';

/**
 * Writes one SARIF file per judged repository, with places in that repository, to be uploaded there. A repository that could
 * not be judged has none: an empty file would close its alerts. Throws `UserError`.
 */
export function writeSarifFiles(
  folder: string,
  records: readonly RepositoryRecord[],
  { command, rules }: { readonly command: string; readonly rules: readonly Rule[] },
  deps: Deps,
): number {
  const { tempDirectory, workspace } = deps.host.context;
  const area = { workspace, tempDirectory, workingDirectory: deps.workingDirectory };
  const judged = records.filter(({ status }) => status === 'judged');
  for (const record of judged) {
    const { text } = renderSarif(record.findings.map(toFinding), {
      command,
      rules,
      category: `fleet/${command}`,
      toolVersion: version,
      informationUri: INFORMATION_URI,
      fallbackFile: '.github/workflows',
    });
    const path = checkWritable(join(folder, fileNameOf(record)), area, 'sarif-folder');
    writeAtomically(path, deps.host.redact(text));
  }
  return judged.length;
}

/** `owner__name.sarif`; a hash keeps names distinct that cannot be file names. */
function fileNameOf(record: RepositoryRecord): string {
  const name = nameOf(record);
  const plain = name
    .replace(/^file:\/+/, '')
    .replaceAll('/', '__')
    .replace(/[^\w.-]/g, '_')
    .slice(0, 120);
  const isPlain = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)+$/.test(name) && plain.length < 120;
  return isPlain ? `${plain}.sarif` : `${plain}-${fingerprintOf(record.url).slice(0, 8)}.sarif`;
}
