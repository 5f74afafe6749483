import type { EditSite } from '../scan/found.ts';
import type { Entry } from '../scan/yaml-node.ts';

/** The place of the digest in a pair without a value. */
export function emptyPairSite(source: string, digest: Entry, hexOnly: boolean): EditSite {
  if (digest.value?.kind !== 'text')
    return { start: digest.keyEnd, end: digest.keyEnd, before: ': ', after: '', hexOnly };
  const { isPlain, scalar } = digest.value;
  const [start, end] = scalar.range;
  if (!isPlain && /^["']/.test(source.charAt(start)))
    return { start: start + 1, end: end - 1, before: '', after: '', hexOnly };
  const written = source.slice(start, end).trimEnd();
  const before = written === '' && /\S/.test(source.charAt(start - 1)) ? ' ' : '';
  // The library places an empty value directly before a comment, which needs a space before it.
  const after = source.charAt(start + written.length) === '#' ? ' ' : '';
  return { start, end: start + written.length, before, after, hexOnly };
}

/** The place of a new pair with the digest, after another pair of the same map. */
export function newPairSite(source: string, beside: Entry, key: string, hexOnly: boolean): EditSite {
  const written = source.slice(beside.keyStart, beside.valueEnd);
  const valueEnd = beside.keyStart + written.trimEnd().length;
  if (beside.map.isFlow) {
    const quote = written.startsWith('"') ? '"' : '';
    const before = `, ${quote}${key}${quote}: ${quote}`;
    return { start: valueEnd, end: valueEnd, before, after: quote, hexOnly };
  }
  const newline = source.indexOf('\n', valueEnd);
  const lineEnd = newline < 0 ? source.length : newline;
  const isCrlf = newline < 0 ? source.includes('\r\n') : source.charAt(newline - 1) === '\r';
  const at = isCrlf && newline >= 0 ? lineEnd - 1 : lineEnd;
  const lineStart = source.lastIndexOf('\n', beside.keyStart - 1) + 1;
  const indent = source.slice(lineStart, beside.keyStart).replace(/\S/g, ' ');
  return { start: at, end: at, before: `${isCrlf ? '\r\n' : '\n'}${indent}${key}: `, after: '', hexOnly };
}
