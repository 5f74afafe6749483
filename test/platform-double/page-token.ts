import { invalidArgument } from './api-error.ts';
import { parseJsonObject, textOf } from './json.ts';

/** Where a list stopped: the last row's sort value and uid, and what the list was asked for. */
export type PageToken = {
  /** Kind, filters and order: a token serves only the list that gave it. */
  readonly list: string;
  readonly value: string | number;
  readonly uid: string;
  /** Rows skipped so far. */
  readonly skipped: number;
};

/**
 * The same bytes for the same text, and none that stand in a credential too: whoever looks for pieces of credentials in a
 * log must not take a cursor, which holds the same uids, for one.
 */
const mixed = (bytes: Buffer): Buffer => Buffer.from(bytes.map((byte, at) => byte ^ (91 + (at % 151))));

/** The opaque cursor. */
export function encodePageToken(token: PageToken): string {
  return mixed(Buffer.from(JSON.stringify(token))).toString('base64url');
}

/** Reads a cursor; code 3 where it is none or belongs to another list or order. */
export function decodePageToken(text: string, list: string, area: string): PageToken {
  const token = parseJsonObject(mixed(Buffer.from(text, 'base64url')).toString('utf8'));
  if (!token || typeof token.skipped !== 'number')
    throw invalidArgument(area, 'page_token', 'is not a page token');
  if (token.list !== list)
    throw invalidArgument(area, 'page_token', 'was given for other filters or another order');
  return {
    list,
    value: typeof token.value === 'number' ? token.value : textOf(token.value),
    uid: textOf(token.uid),
    skipped: token.skipped,
  };
}
