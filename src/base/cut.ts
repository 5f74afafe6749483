import { renderJson } from './json-text.ts';
import { byteLength } from './plain-text.ts';

/** Maximum size of a JSON output in bytes of UTF-8, exclusive. */
export const OUTPUT_LIMIT_BYTES = 65_536;

export interface CutJson {
  readonly text: string;
  /** True if entries were omitted. */
  readonly truncated: boolean;
}

/**
 * A JSON array of the entries, cut after a whole entry so that the text is shorter than `limitBytes` of UTF-8. Steps
 * print outputs, so it contains nothing that a CI's log reader takes for a command.
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
