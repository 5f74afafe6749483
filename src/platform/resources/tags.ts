import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { decoder, text } from '../decode.ts';
import type { ListOperation } from '../pages.ts';
import { path } from '../path.ts';
import { listCall, type Scope } from './list-query.ts';

const tag = z.looseObject({
  uid: z.string(),
  name: text,
  digest: text,
  // Absent means that the row does not tell, which is not the same as `false`.
  deprecated: z.nullish(z.boolean()),
  updateTime: text,
});

/** A tag of a repository. */
export type Tag = z.output<typeof tag>;

/** Filters of the tag list; the three classes are hidden unless asked for. */
export interface TagFilters extends Scope {
  readonly name?: string;
  readonly digest?: string;
  /** Ask for `sha256-…`, dated and `-rN` tags too. */
  readonly allClasses?: boolean;
}

export function listTags(filters: TagFilters): ListOperation<Tag> {
  const shown = filters.allClasses === true ? true : undefined;
  const query = {
    name: filters.name,
    digest: filters.digest,
    includeReferrers: shown,
    includeDates: shown,
    includeEpochs: shown,
  };
  return (position) => listCall('/registry/v2/tags', 'tags', tag, filters, query, position);
}

export function getTag(uid: string): Call<Tag> {
  return { method: 'GET', path: path`/registry/v2/tags/${uid}`, decode: decoder(tag), idempotent: true };
}
