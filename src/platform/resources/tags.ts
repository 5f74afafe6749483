import { type Call, path } from '../call.ts';
import { type Decoded, listOf, message, optionalFlag, required, text } from '../decode.ts';
import type { ListOperation } from '../pages.ts';
import { values, type Writable } from '../write-body.ts';
import { deleteCall, listOperation, postCall, readCall, type Scope } from './resource-calls.ts';

const tag = message({
  uid: required,
  name: text,
  digest: text,
  // Absent means unknown, which is not the same as `false`.
  deprecated: optionalFlag,
  updateTime: text,
  bundles: listOf(required),
});

/** A tag of a repository. */
export interface Tag extends Decoded<typeof tag> {}

/** Filters of the tag list; the three classes are hidden unless asked for. */
export interface TagFilters extends Scope {
  readonly name?: string;
  readonly digest?: string;
  /** RFC 3339. */
  readonly updatedSince?: string;
  /** Ask for `sha256-…`, dated and `-rN` tags too. */
  readonly allClasses?: boolean;
}

/** Tags that the caller can see, commonly those of one repository (`childrenOf`). */
export function listTags(filters: TagFilters): ListOperation<Tag> {
  const { digest, name, updatedSince } = filters;
  const shown = filters.allClasses === true ? true : undefined;
  const classes = { includeReferrers: shown, includeDates: shown, includeEpochs: shown };
  return listOperation('/registry/v2/tags', 'tags', tag, filters, { name, digest, updatedSince, ...classes });
}

/** One tag; `NOT_FOUND` when there is none. */
export function getTag(uid: string): Call<Tag> {
  return readCall(path`/registry/v2/tags/${uid}`, tag);
}

/** Writable fields of a tag. */
export interface TagFields {
  readonly name: string;
  readonly digest: string;
  readonly deprecated?: boolean | undefined;
  readonly bundles?: readonly string[] | undefined;
}

const writable: Writable<TagFields> = values('name', 'digest', 'deprecated', 'bundles');

/** Creates a tag in a repository, or moves the one of that name. */
export function createTag(repoUid: string, fields: TagFields): Call<Tag> {
  return postCall(path`/registry/v2/tags/${repoUid}`, fields, tag, writable);
}

/** Deletes a tag. */
export function deleteTag(uid: string): Call<undefined> {
  return deleteCall(path`/registry/v2/tags/${uid}`);
}
