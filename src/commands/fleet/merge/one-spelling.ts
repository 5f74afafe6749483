import { repositoryKey } from '../repository-key.ts';
import type { ReadReport } from './read-reports.ts';

/**
 * The reports with one clone URL for each repository, by which they are joined: that of the list, else the first one. Jobs
 * may have been given `acme/app` and `Acme/App`.
 */
export function withOneSpelling(
  reports: readonly ReadReport[],
  listed: readonly { readonly url: string }[],
  serverUrl: string,
): readonly ReadReport[] {
  const spelled = new Map<string, string>();
  const respell = <T extends { readonly url: string }>(one: T): T => {
    const key = repositoryKey(one.url, serverUrl);
    const url = spelled.get(key) ?? one.url;
    spelled.set(key, url);
    return url === one.url ? one : { ...one, url };
  };
  for (const one of listed) respell(one);
  return reports.map((report) => ({
    ...report,
    records: report.records.map(respell),
    notReached: report.notReached.map(respell),
  }));
}
