import type { Client } from '../../platform/client.ts';
import { readAll } from '../../platform/read-all.ts';
import { listTags } from '../../platform/resources/tags.ts';

export interface KnownTag {
  readonly uid: string;
  /** Empty if the service omitted it. */
  readonly name: string;
  readonly digest: string;
  readonly deprecated: boolean | undefined;
}

/** Reads the tags of a repository, of all classes; rows of others are left out. */
export function readTags(client: Client, repoUid: string): Promise<readonly KnownTag[]> {
  return readAll(client, listTags({ childrenOf: repoUid, allClasses: true }), (tag) => {
    // Do not trust the service to apply the scope.
    if (!tag.uid.startsWith(`${repoUid}/`)) return undefined;
    return { uid: tag.uid, name: tag.name, digest: tag.digest, deprecated: tag.deprecated ?? undefined };
  });
}
