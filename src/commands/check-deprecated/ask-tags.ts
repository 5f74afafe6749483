import { plainLine } from '../../base/plain-text.ts';
import type { Client } from '../../platform/client.ts';
import { PlatformError } from '../../platform/errors.ts';
import { brokenList } from '../../platform/pages.ts';
import { readAll } from '../../platform/read-all.ts';
import { requireBelow } from '../../platform/require-below.ts';
import { listEolTags } from '../../platform/resources/eol-tags.ts';
import { listTags } from '../../platform/resources/tags.ts';
import type { Deps } from '../../session/command.ts';
import type { EndOfLife } from './deprecation.ts';

export interface KnownTag {
  readonly uid: string;
  /** Empty if the service omitted it. */
  readonly name: string;
  readonly digest: string;
  readonly deprecated: boolean | undefined;
}

/** Reads the tags of a repository, of all classes; throws `PlatformError` (`UNDECODABLE`) for a tag of another one. */
export function readTags(client: Client, repoUid: string): Promise<readonly KnownTag[]> {
  return readAll(client, listTags({ childrenOf: repoUid, allClasses: true }), (tag) => {
    // Do not trust the service to apply the scope.
    requireBelow(tag, repoUid, 'tag', 'GET /registry/v2/tags');
    return { uid: tag.uid, name: tag.name, digest: tag.digest, deprecated: tag.deprecated ?? undefined };
  });
}

/** A row of v1. */
export interface EndOfLifeRow extends EndOfLife {
  /** The uid of its tag; empty if the service omitted it. */
  readonly id: string;
}

/** The rows of v1 by tag name; more than one may be of one name. */
export type EndOfLifeRows = ReadonlyMap<string, readonly EndOfLifeRow[]>;

export type EndOfLifeSource = (repoUid: string) => Promise<EndOfLifeRows>;

const PAGES_LIMIT = 1000;

/** Errors that mean the operation is unavailable or forbidden. */
const NOT_HERE = new Set(['NOT_FOUND', 'PERMISSION_DENIED', 'UNIMPLEMENTED']);

/** Reads v1's end-of-life data until the API proves unavailable. Other errors are thrown if `required`, else logged. */
export function createEndOfLifeSource(
  deps: Pick<Deps, 'session' | 'host'>,
  required: boolean,
): EndOfLifeSource {
  const { host, session } = deps;
  let first: Promise<boolean> | undefined;
  const ask = async (repoUid: string): Promise<EndOfLifeRows> => {
    const known = new Map<string, EndOfLifeRow[]>();
    let pageToken: string | undefined;
    for (let page = 0; ; page += 1) {
      const call = listEolTags(repoUid, pageToken === undefined ? {} : { pageToken });
      const answer = await session.client.send(call);
      for (const item of answer.items) {
        if (item.id.includes('/') && !item.id.startsWith(`${repoUid}/`)) continue;
        const row = {
          id: item.id,
          status: item.tagStatus,
          graceExpiry: item.gracePeriodExpiryDate,
          endOfLifeDate: item.mainPackageVersion?.eolDate ?? '',
          isFilled: item.mainPackageName !== '',
        };
        const same = known.get(item.name);
        if (same === undefined) known.set(item.name, [row]);
        else same.push(row);
      }
      if (answer.nextPageToken === '') return known;
      if (page >= PAGES_LIMIT || answer.nextPageToken === pageToken)
        throw brokenList('the list of end-of-life tags does not end', `${call.method} ${call.path}`);
      pageToken = answer.nextPageToken;
    }
  };
  const tell = (error: PlatformError): void => {
    const text = `End-of-life dates are not available: ${plainLine(error.message, 300)} (${error.code}).`;
    if (required) host.log.warning(`${text} \`fail-days\` cannot be applied.`);
    else host.log.info(text);
  };
  const askLater = async (repoUid: string): Promise<EndOfLifeRows> => {
    try {
      return await ask(repoUid);
    } catch (error) {
      if (required || !(error instanceof PlatformError) || error.code === 'CANCELLED') throw error;
      tell(error);
      return new Map();
    }
  };
  return async (repoUid) => {
    if (first !== undefined) return (await first) ? askLater(repoUid) : new Map();
    const asking = ask(repoUid);
    first = asking.then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof PlatformError) || error.code === 'CANCELLED') throw error;
        if (required && !NOT_HERE.has(error.code)) throw error;
        tell(error);
        return false;
      },
    );
    return (await first) ? asking : new Map();
  };
}
