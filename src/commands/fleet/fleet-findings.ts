import { plainLine } from '../../base/plain-text.ts';
import { fingerprintOf } from '../../base/sha256.ts';
import type { Finding } from '../../kit/findings/finding.ts';
import type { LazyFinding } from '../../kit/run/outcome.ts';
import { nameOf } from './repository-entry.ts';
import { type RecordedFinding, type RepositoryRecord, toFinding } from './repository-record.ts';

/** Findings of many repositories, one after the other, made while they are written. */
export function* fleetFindings(
  records: Iterable<Pick<RepositoryRecord, 'findings' | 'repository' | 'url'>>,
): Generator<LazyFinding> {
  for (const record of records)
    for (const finding of record.findings)
      yield { level: finding.level, make: () => inFleet(record, finding) };
}

/**
 * A finding of another repository. Its place becomes words, since this run's host would look for the file in its own
 * checkout.
 */
function inFleet(
  { repository, url }: Pick<RepositoryRecord, 'repository' | 'url'>,
  recorded: RecordedFinding,
): Finding {
  const { location, ...finding } = toFinding(recorded);
  const name = plainLine(nameOf({ repository }), 200);
  const place = location === undefined ? '' : ` (${plainLine(location.file, 300)}:${location.line})`;
  return {
    ...finding,
    title: `${name}: ${finding.title}`,
    message: `${finding.message}${place}`,
    artifact: finding.artifact ?? name,
    fingerprint: fingerprintOf(url, finding.fingerprint, location?.file ?? ''),
  };
}
