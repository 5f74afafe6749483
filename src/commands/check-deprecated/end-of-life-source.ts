import { counted } from '../../base/counted.ts';
import { groupBy } from '../../base/group-by.ts';
import { plainLine } from '../../base/plain-text.ts';
import type { Client } from '../../platform/client.ts';
import { PlatformError, undecodable } from '../../platform/errors.ts';
import { readNeeding } from '../../platform/pages.ts';
import { type EolTag, listEolTags } from '../../platform/resources/v1-tags.ts';
import type { Deps } from '../../session/command.ts';
import type { DeprecationFinding } from './rules.ts';

/** The rows of v1 by tag name; more than one may be of one name. */
export type EndOfLifeRows = ReadonlyMap<string, readonly EolTag[]>;

/** v1's end-of-life data, which a platform need not have. */
export interface EndOfLifeSource {
  /** The data of a repository; empty where there is none. Throws the error that hides it if it is required. */
  read(repoUid: string): Promise<EndOfLifeRows>;
  /** Says what is missing when every repository was read; `judged` are the uids of those whose tags were judged. */
  finish(judged: Iterable<string>): EndOfLifeGaps;
}

interface EndOfLifeGaps {
  /** Repositories that v1 did not know, although it is there: by uid, only if the data is required. */
  readonly lost: ReadonlyMap<string, PlatformError>;
  readonly findings: readonly DeprecationFinding[];
}

const PAGES_LIMIT = 1000;

/** Errors of the first page that a platform without v1 answers with, to every repository. */
const NOT_HERE = new Set(['NOT_FOUND', 'UNIMPLEMENTED']);

/** Reads v1's end-of-life data; `required` if a threshold fails the run by it. */
export function createEndOfLifeSource(
  { host, session }: Pick<Deps, 'session' | 'host'>,
  required: boolean,
): EndOfLifeSource {
  const absent = new Map<string, PlatformError>();
  const failed = new Map<string, PlatformError>();
  // An empty answer is a whole one (Protobuf omits empty lists): nothing is known of the repository.
  const empty = new Set<string>();
  let isHere = false;
  return {
    read: async (repoUid) => {
      try {
        const rows = await readRows(session.client, repoUid);
        isHere = true;
        if (rows.size === 0) empty.add(repoUid);
        return rows;
      } catch (error) {
        if (!(error instanceof PlatformError) || error.code === 'CANCELLED') throw error;
        const isAbsent = NOT_HERE.has(error.code);
        isHere ||= !isAbsent;
        if (required && !isAbsent) throw error;
        (isAbsent ? absent : failed).set(repoUid, error);
        return new Map();
      }
    },
    finish: (judged) => {
      if (isHere && required) return { lost: absent, findings: emptyFindings(judged, empty) };
      if (isHere) return { lost: new Map(), findings: gapFindings([...failed.values(), ...absent.values()]) };
      const [error] = absent.values();
      const text = error === undefined ? '' : `End-of-life dates are not available: ${failureWords(error)}.`;
      if (text !== '' && !required) host.log.info(text);
      return { lost: new Map(), findings: text !== '' && required ? [undatedFinding(text)] : [] };
    },
  };
}

function emptyFindings(judged: Iterable<string>, empty: ReadonlySet<string>): readonly DeprecationFinding[] {
  const all = [...new Set(judged)];
  const count = all.filter((uid) => empty.has(uid)).length;
  const of = counted(count, 'repository', 'repositories');
  if (count === 0) return [];
  const level = count === all.length ? 'warning' : 'notice';
  return [undatedFinding(`The platform has no end-of-life dates for ${of}.`, level)];
}

/** Without any date, a threshold in days judges nothing, which must not pass. Not every repository has dates. */
function undatedFinding(why: string, level: 'warning' | 'notice' = 'warning'): DeprecationFinding {
  return {
    rule: 'no-dates',
    level,
    title: 'No end-of-life dates',
    message: `${why} \`fail-days\` cannot be applied.`,
    fingerprint: 'no-dates',
  };
}

/** Why the dates of a repository are missing. */
export function failureWords(error: PlatformError): string {
  return `${plainLine(error.message, 300)} (${error.code})`;
}

function gapFindings(errors: readonly PlatformError[]): readonly DeprecationFinding[] {
  const [first] = errors;
  if (first === undefined) return [];
  const rule = 'dates-unread';
  const of = counted(errors.length, 'repository');
  const message = `The end-of-life dates for ${of} could not be read: ${failureWords(first)}.`;
  return [{ rule, level: 'warning', title: 'End-of-life dates not read', message, fingerprint: rule }];
}

const NEEDS = {
  items: {
    id: true,
    name: true,
    tagStatus: true,
    graceStatus: true,
    gracePeriodExpiryDate: true,
    mainPackageName: true,
    mainPackageVersion: { eolDate: true },
  },
  nextPageToken: true,
} as const;

/** All rows of a repository. Throws `PlatformError`: `UNDECODABLE` where a page is missing that the one before announced. */
async function readRows(client: Client, repoUid: string): Promise<EndOfLifeRows> {
  const rows: EolTag[] = [];
  let pageToken: string | undefined;
  for (let page = 0; ; page += 1) {
    const call = readNeeding(listEolTags(repoUid, pageToken === undefined ? {} : { pageToken }), NEEDS);
    const label = `${call.method} ${call.path}`;
    const answer = await client.send(call).catch((error: unknown) => {
      if (page === 0 || !(error instanceof PlatformError) || !NOT_HERE.has(error.code)) throw error;
      throw undecodable(
        `the next page of the list of end-of-life tags is missing: ${failureWords(error)}`,
        label,
      );
    });
    // Rows of another repository are left out: v1 may not heed its filter.
    rows.push(...answer.items.filter(({ id }) => !id.includes('/') || id.startsWith(`${repoUid}/`)));
    if (answer.nextPageToken === '') return groupBy(rows, ({ name }) => name);
    if (page >= PAGES_LIMIT || answer.nextPageToken === pageToken)
      throw undecodable('the list of end-of-life tags does not end', label);
    pageToken = answer.nextPageToken;
  }
}
