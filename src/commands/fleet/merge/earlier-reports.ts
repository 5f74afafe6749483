import { plainLine } from '../../../base/plain-text.ts';
import { parseTime } from '../../../base/time.ts';
import type { ReadReports } from './read-reports.ts';

/** How far the clocks of two machines may be apart. */
const SKEW_MS = 10 * 60_000;

/**
 * Reports of the run that made the list: one that ended before is of another run, and would stand in for a job that did
 * not run this time. `listedAt` is RFC 3339; a list without it says nothing.
 */
export function withoutEarlier(read: ReadReports, listedAt: string | undefined): ReadReports {
  const since = listedAt === undefined ? undefined : parseTime(listedAt);
  if (since === undefined) return read;
  const isEarlier = ({ finishedAt }: { readonly finishedAt: string }): boolean =>
    (parseTime(finishedAt) ?? Number.NEGATIVE_INFINITY) < since - SKEW_MS;
  const earlier = read.reports.filter(isEarlier).map(({ finishedAt, path }) => ({
    kind: 'usage' as const,
    message: `\`reports\`: \`${plainLine(path, 300)}\` is of an earlier run: it ended at ${plainLine(finishedAt, 40)}, and the repositories were listed at ${listedAt}`,
    fix: 'delete it, or name only the reports of this run',
  }));
  return {
    reports: read.reports.filter((report) => !isEarlier(report)),
    problems: [...read.problems, ...earlier],
  };
}
