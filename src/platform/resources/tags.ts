import { type Decoded, listOf, message, optionalFlag, required, texts } from '../decode.ts';
import type { ListOperation } from '../pages.ts';
import { values } from '../write-body.ts';
import { resource, type Scope } from './resource-calls.ts';

const tag = message({
  uid: required,
  ...texts('name', 'digest', 'updateTime'),
  // Absent means unknown, which is not the same as `false`.
  deprecated: optionalFlag,
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

/** Writable fields of a tag. */
export interface TagFields {
  readonly name: string;
  readonly digest: string;
  readonly deprecated?: boolean | undefined;
  readonly bundles?: readonly string[] | undefined;
}

const writable = values('name', 'digest', 'deprecated', 'bundles');
const tags = resource<Tag, TagFields>('/registry/v2/tags', tag, writable);

/** Tags that the caller can see, commonly those of one repository (`childrenOf`). */
export function listTags(filters: TagFilters): ListOperation<Tag> {
  const { allClasses, ...own } = filters;
  const shown = allClasses === true ? true : undefined;
  return tags.list({ ...own, includeReferrers: shown, includeDates: shown, includeEpochs: shown });
}

/** One tag; `NOT_FOUND` when there is none. */
export const getTag = tags.get;
/** Creates a tag in a repository, or moves the one of that name. */
export const createTag = tags.create;
/** Deletes a tag. */
export const deleteTag = tags.remove;
