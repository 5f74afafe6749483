import { renderJson } from './json-text.ts';
import { byteLength } from './plain-text.ts';

/** Size that a JSON output stays under, in bytes of UTF-8 (contract §3). */
export const OUTPUT_LIMIT_BYTES = 65_536;

export interface CutJson {
  readonly text: string;
  /** True when entries were left out. */
  readonly truncated: boolean;
}

/**
 * A JSON array of the entries, cut at a whole entry so that the text stays under `limitBytes` of UTF-8. Steps print outputs:
 * nothing in it is a command to a CI's log reader (contract §10).
 */
export function cutJsonArray(entries: readonly unknown[], limitBytes: number = OUTPUT_LIMIT_BYTES): CutJson {
  let size = '[]'.length;
  const parts: string[] = [];
  for (const entry of entries) {
    const text = renderJson(entry);
    size += byteLength(text) + (parts.length === 0 ? 0 : 1);
    if (size >= limitBytes) return { text: `[${parts.join(',')}]`, truncated: true };
    parts.push(text);
  }
  return { text: `[${parts.join(',')}]`, truncated: false };
}
