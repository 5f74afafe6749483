import { cutJsonArray, OUTPUT_LIMIT_BYTES, renderJson } from '../../base/json-text.ts';
import { isRecord } from '../../base/json-value.ts';
import { byteLength } from '../../base/plain-text.ts';

/** Text of the output `response`, under 64 KiB (contract §3). */
export interface ResponseText {
  readonly text: string;
  readonly truncated: boolean;
}

/** The answer as one JSON text, cut after a whole entry of its longest list; empty if it has no list to cut. */
export function cutResponse(value: unknown, limitBytes: number = OUTPUT_LIMIT_BYTES): ResponseText {
  if (Array.isArray(value)) return cutJsonArray(value, limitBytes);
  const text = JSON.stringify(value) ?? 'null';
  if (byteLength(text) < limitBytes) return { text, truncated: false };
  if (!isRecord(value)) return { text: '', truncated: true };
  const lists = Object.entries(value).flatMap(([key, list]) => (Array.isArray(list) ? [{ key, list }] : []));
  const longest = lists.toSorted((a, b) => b.list.length - a.list.length)[0];
  if (longest === undefined) return { text: '', truncated: true };
  const frame = byteLength(JSON.stringify({ ...value, [longest.key]: [] }));
  const room = limitBytes - frame + '[]'.length;
  const rows: unknown = JSON.parse(cutJsonArray(longest.list, room).text);
  return room <= '[]'.length
    ? { text: '', truncated: true }
    : { text: JSON.stringify({ ...value, [longest.key]: rows }), truncated: true };
}

/** Rows as JSON lines, cut after a whole line. */
export function cutLines(rows: readonly unknown[], limitBytes: number = OUTPUT_LIMIT_BYTES): ResponseText {
  const kept: string[] = [];
  let size = 0;
  for (const row of rows) {
    const line = renderJson(row);
    size += byteLength(line) + 1;
    if (size > limitBytes) return { text: kept.join('\n'), truncated: true };
    kept.push(line);
  }
  return { text: kept.join('\n'), truncated: false };
}
