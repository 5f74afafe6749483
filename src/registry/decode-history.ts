import { isRecord } from '../base/json-value.ts';
import { parseTime } from '../base/time.ts';
import { isDigest } from '../images/reference/image-reference.ts';
import type { TagRecord } from '../images/tag-history.ts';

/** Records of a tag history answer, in its order; throws `TypeError` naming the first wrong field. */
export function decodeHistory(json: unknown): readonly TagRecord[] {
  if (!isRecord(json)) throw wrong('it');
  if (!Array.isArray(json['history'])) throw wrong('`history`');
  return json['history'].map(decodeRecord);
}

/** The token of an answer of the registry's `/token`; throws `TypeError`. */
export function decodeScopedToken(json: unknown): string {
  if (!isRecord(json)) throw wrong('it');
  const { token } = json;
  if (typeof token !== 'string' || token === '') throw wrong('`token`');
  return token;
}

function decodeRecord(record: unknown, index: number): TagRecord {
  if (!isRecord(record)) throw wrong(`\`history.${index}\``);
  const { digest, updateTimestamp } = record;
  const time = typeof updateTimestamp === 'string' ? parseTime(updateTimestamp) : undefined;
  if (time === undefined) throw wrong(`\`history.${index}.updateTimestamp\``);
  if (typeof digest !== 'string' || !isDigest(digest)) throw wrong(`\`history.${index}.digest\``);
  return { digest, time };
}

const wrong = (place: string): TypeError => new TypeError(`${place} has the wrong type`);
