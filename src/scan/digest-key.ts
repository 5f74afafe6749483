import type { EditSite } from './found.ts';
import type { Entry, YamlText } from './yaml-tree.ts';

/** Where the digest goes in a map that has a tag: into its empty `digest` key, else into a new pair after the tag. */
export function digestKeySite(
  source: string,
  tag: Entry,
  digest: Entry | undefined,
  hexOnly: boolean,
): EditSite {
  if (digest === undefined) return newPairSite(source, tag);
  const value = digest.value?.kind === 'text' ? digest.value : undefined;
  if (value === undefined)
    return { start: digest.keyEnd, end: digest.keyEnd, before: ': ', after: '', hexOnly };
  return { ...emptyValueSite(source, value), hexOnly };
}

function emptyValueSite(source: string, { scalar, isPlain }: YamlText): Omit<EditSite, 'hexOnly'> {
  const [start, end] = scalar.range;
  if (!isPlain && /^["']/.test(source.charAt(start)))
    return { start: start + 1, end: end - 1, before: '', after: '' };
  const written = source.slice(start, end).trimEnd();
  const before = written === '' && /\S/.test(source.charAt(start - 1)) ? ' ' : '';
  // The library puts an empty value right before a comment, which needs a blank before it.
  const after = source.charAt(start + written.length) === '#' ? ' ' : '';
  return { start, end: start + written.length, before, after };
}

function newPairSite(source: string, tag: Entry): EditSite {
  const written = source.slice(tag.keyStart, tag.valueEnd);
  const valueEnd = tag.keyStart + written.trimEnd().length;
  if (tag.map.isFlow) {
    const quote = written.startsWith('"') ? '"' : '';
    const before = `, ${quote}digest${quote}: ${quote}`;
    return { start: valueEnd, end: valueEnd, before, after: quote, hexOnly: false };
  }
  const newline = source.indexOf('\n', valueEnd);
  const lineEnd = newline < 0 ? source.length : newline;
  const isCrlf = newline < 0 ? source.includes('\r\n') : source.charAt(newline - 1) === '\r';
  const at = isCrlf && newline >= 0 ? lineEnd - 1 : lineEnd;
  const lineStart = source.lastIndexOf('\n', tag.keyStart - 1) + 1;
  const indent = source.slice(lineStart, tag.keyStart).replace(/\S/g, ' ');
  return {
    start: at,
    end: at,
    before: `${isCrlf ? '\r\n' : '\n'}${indent}digest: `,
    after: '',
    hexOnly: false,
  };
}
