import { plainLine } from '../../base/plain-text.ts';
import type { Finding } from '../../kit/findings/finding.ts';
import type { DrillDown, Place, Shared } from '../../kit/run/outcome.ts';
import { type Reach, reachOf } from './reach.ts';
import { byNeed, findingCount, REACH_TITLES, whyOf } from './render-fleet.ts';
import { nameOf } from './repository-entry.ts';
import { type RepositoryRecord, toFinding } from './repository-record.ts';

/** For the HTML page: from an advisory, a tag or an image to the repositories that it reaches, and to the findings of each. */
export function fleetDrillDown(records: readonly RepositoryRecord[]): DrillDown {
  const sorted = records.toSorted(byNeed);
  const { advisories, endOfLife, images } = reachOf(sorted);
  return {
    noun: 'repository',
    tables: [
      { title: REACH_TITLES.advisories, column: 'Advisory', rows: advisories.map(toShared) },
      { title: REACH_TITLES.endOfLife, column: 'Tag', rows: endOfLife.map(toShared) },
      { title: REACH_TITLES.images, column: 'Image', rows: images.map(toShared) },
    ],
    places: sorted.map(toPlace),
  };
}

const toShared = ({ detail, name, records }: Reach): Shared => ({ name, detail, places: records });

function toPlace(record: RepositoryRecord): Place {
  return {
    name: plainLine(nameOf(record), 200),
    result: record.result,
    why: whyOf(record),
    findings: { [Symbol.iterator]: () => findingsOf(record) },
    findingCount: findingCount(record),
  };
}

function* findingsOf({ findings }: RepositoryRecord): Generator<Finding> {
  for (const finding of findings) yield toFinding(finding);
}
