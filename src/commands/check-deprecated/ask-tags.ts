import { plainLine } from '../../base/plain-text.ts';
import type { EndOfLife } from '../../domain/deprecation.ts';
import type { Client } from '../../platform/client.ts';
import { PlatformError } from '../../platform/errors.ts';
import { readAll } from '../../platform/read-all.ts';
import { listEolTags } from '../../platform/resources/eol-tags.ts';
import { listTags } from '../../platform/resources/tags.ts';
import type { Deps } from '../command.ts';

/** What is kept of a tag. */
export interface KnownTag {
  readonly name: string;
  readonly digest: string;
  /** `undefined` when the row does not tell. */
  readonly deprecated: boolean | undefined;
}

/** Tags of a repository of all classes. */
export function readTags(client: Client, repoUid: string): Promise<readonly KnownTag[]> {
  return readAll(client, listTags({ childrenOf: repoUid, allClasses: true }), (tag) =>
    // The scope is checked again: a service that ignored it would give tags of other repositories.
    tag.uid.startsWith(`${repoUid}/`)
      ? { name: tag.name, digest: tag.digest, deprecated: tag.deprecated ?? undefined }
      : undefined,
  );
}

/** End-of-life data by tag name; empty where nothing is known. */
export type EndOfLifeSource = (repoUid: string) => Promise<ReadonlyMap<string, EndOfLife>>;

const PAGES_LIMIT = 1000;

/** Answers that say that there is no such operation here, or not for this identity. */
const NOT_HERE = new Set(['NOT_FOUND', 'PERMISSION_DENIED', 'UNIMPLEMENTED']);

/**
 * v1's end-of-life data: it enriches and is never required, so after a first answer that there is no such operation, or
 * that this identity may not use it, it is not asked for again. Every other failure is thrown where a threshold in days is
 * `required` to hold, and told otherwise.
 */
export function createEndOfLifeSource(
  deps: Pick<Deps, 'session' | 'host'>,
  required: boolean,
): EndOfLifeSource {
  const { host, session } = deps;
  let first: Promise<boolean> | undefined;
  const ask = async (repoUid: string): Promise<ReadonlyMap<string, EndOfLife>> => {
    const known = new Map<string, EndOfLife>();
    let pageToken: string | undefined;
    for (let page = 0; page < PAGES_LIMIT; page += 1) {
      const answer = await session.client.send(
        listEolTags(repoUid, pageToken === undefined ? {} : { pageToken }),
      );
      for (const item of answer.items) {
        // The scope is checked again, as that of the tags: the id of a row is its tag's uid.
        if (item.id.includes('/') && !item.id.startsWith(`${repoUid}/`)) continue;
        known.set(item.name, {
          status: item.tagStatus,
          graceExpiry: item.gracePeriodExpiryDate,
          endOfLifeDate: item.mainPackageVersion?.eolDate ?? '',
        });
      }
      if (answer.nextPageToken === '' || answer.nextPageToken === pageToken) break;
      pageToken = answer.nextPageToken;
    }
    return known;
  };
  const tell = (error: PlatformError): void => {
    const text = `End-of-life dates are not known here: ${plainLine(error.message, 300)} (${error.code}).`;
    if (required) host.log.warning(`${text} \`fail-days\` has nothing to count to.`);
    else host.log.info(text);
  };
  const askLater = async (repoUid: string): Promise<ReadonlyMap<string, EndOfLife>> => {
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
