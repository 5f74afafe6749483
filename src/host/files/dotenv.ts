import { cutJsonArray } from '../../base/json-text.ts';
import { parseJson } from '../../base/json-value.ts';
import { byteLength } from '../../base/plain-text.ts';

/** Limits of a CI for one variables file. */
export interface DotenvLimits {
  /** Begins every name: capitals, digits and underscores, ending in an underscore. */
  readonly prefix: string;
  readonly maximumBytes: number;
  readonly maximumCount: number;
}

/** Output that says whether others were cut; it is always written, and `true` if this file cut one. */
const TRUNCATED = 'outputs-truncated';

/**
 * Outputs as lines `NAME=value` (docs.gitlab.com/ci/yaml/artifacts_reports, `dotenv`): no quotes, no line breaks, so values
 * of several lines are left out. Short values come first; JSON lists share what is left, the smallest first, cut at a
 * whole entry. Lines keep the order of `outputs`. Also returns the outputs that are cut or missing.
 */
export function renderDotenv(
  outputs: ReadonlyMap<string, string>,
  limits: DotenvLimits,
): { readonly text: string; readonly cut: readonly string[]; readonly leftOut: readonly string[] } {
  const lines = new Map<string, string>();
  const cut: string[] = [];
  const nameOf = (output: string): string =>
    `${limits.prefix}${output.toUpperCase().replace(/[^A-Z0-9]/g, '_')}=`;
  let room = limits.maximumBytes - byteLength(`${nameOf(TRUNCATED)}false\n`);
  const put = (output: string, value: string): boolean => {
    const line = `${nameOf(output)}${value}\n`;
    const size = byteLength(line);
    if (size > room || lines.size >= limits.maximumCount - 1) return false;
    room -= size;
    lines.set(output, line);
    return true;
  };
  const lists: { readonly output: string; readonly text: string; readonly entries: readonly unknown[] }[] =
    [];
  for (const [output, value] of outputs) {
    if (output === TRUNCATED || /[\r\n]/.test(value)) continue;
    const entries = parseJson(value);
    if (Array.isArray(entries)) lists.push({ output, text: value, entries });
    else put(output, value);
  }
  for (const { output, text, entries } of lists.sort((a, b) => a.text.length - b.text.length)) {
    if (put(output, text)) continue;
    // `cutJsonArray` stays under its limit; two bytes are for the line break and that.
    const shorter = cutJsonArray(entries, Math.max(3, room - byteLength(nameOf(output))));
    if (put(output, shorter.text)) cut.push(output);
  }
  const leftOut = [...outputs.keys()].filter((output) => output !== TRUNCATED && !lines.has(output));
  const incomplete = cut.length > 0 || leftOut.length > 0 || outputs.get(TRUNCATED) === 'true';
  lines.set(TRUNCATED, `${nameOf(TRUNCATED)}${incomplete}\n`);
  const text = [...outputs.keys(), ...(outputs.has(TRUNCATED) ? [] : [TRUNCATED])]
    .map((output) => lines.get(output) ?? '')
    .join('');
  return { text, cut, leftOut };
}
