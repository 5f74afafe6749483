import { join } from 'node:path';
import { groupBy } from '../../../base/group-by.ts';
import { fingerprintOf } from '../../../base/sha256.ts';
import { checkWritable, writeAtomically } from '../../../host/files/files.ts';
import type { Rule } from '../../../kit/findings/rule.ts';
import { renderSarif } from '../../../kit/report/sarif.ts';
import type { Deps } from '../../../session/command.ts';
import { repository, version } from '../../../version.ts';
import { repositoryNameOf } from '../repository-entry.ts';
import { type RepositoryRecord, toFinding } from '../repository-record.ts';

const INFORMATION_URI = `https://github.com/${repository}`;

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
  const judged = records.filter(({ status }) => status === 'judged');
  const isShared = sharedNames(records);
  for (const record of judged) {
    const { text } = renderSarif(record.findings.map(toFinding), {
      command,
      rules,
      category: `fleet/${command}`,
      toolVersion: version,
      informationUri: INFORMATION_URI,
      fallbackFile: '.github/workflows',
    });
    const path = checkWritable(join(folder, fileNameOf(record, isShared)), deps.area, 'sarif-folder');
    writeAtomically(path, deps.host.redact(text));
  }
  return judged.length;
}

/** `owner__name.sarif`; a hash keeps names distinct that cannot be file names, or that several repositories have. */
function fileNameOf(record: RepositoryRecord, isShared: (plain: string) => boolean): string {
  const name = repositoryNameOf(record);
  const plain = plainName(record);
  const isPlain = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)+$/.test(name) && plain.length < LONGEST_NAME;
  const isOwn = isPlain && !isShared(plain);
  return isOwn ? `${plain}.sarif` : `${plain}-${fingerprintOf(record.url).slice(0, 8)}.sarif`;
}

const LONGEST_NAME = 120;

function plainName(record: RepositoryRecord): string {
  return repositoryNameOf(record)
    .replace(/^file:\/+/, '')
    .replaceAll('/', '__')
    .replace(/[^\w.-]/g, '_')
    .slice(0, LONGEST_NAME);
}

/** Names of several repositories, such as `a/b__c` and `a/b/c`, or one name on two servers; some file systems ignore case. */
function sharedNames(records: readonly RepositoryRecord[]): (plain: string) => boolean {
  const seen = groupBy(records, (record) => plainName(record).toLowerCase());
  return (plain) => (seen.get(plain.toLowerCase()) ?? []).length > 1;
}
