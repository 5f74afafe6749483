import type { Entry, YamlMap } from '../read/formats/yaml-node.ts';
import type { EditSite } from '../read/found.ts';
import { type PlacedText, rangeOf } from '../read/placed-text.ts';
import { DIGEST_KEYS, type ImageMapReader, type KeyUse } from '../read/syntaxes/image-map-reader.ts';

/** A digest key of an image map, with its value unless that is empty. */
export interface DigestPair {
  readonly entry: Entry;
  readonly use: KeyUse;
  readonly value: PlacedText | undefined;
}

/** The pairs of an image map. */
export interface SplitParts {
  /** The map that was looked at; its pairs may come from maps that it merges. */
  readonly map: YamlMap;
  readonly registry?: Entry | undefined;
  readonly name: Entry;
  readonly tag: Entry | undefined;
  readonly tagText: PlacedText | undefined;
  readonly pairs: readonly DigestPair[];
  readonly reader: ImageMapReader;
}

/** `in-text`: after the tag, or where the text of the reference already has its digest. */
export type DigestPlace =
  | { readonly kind: 'site'; readonly site: EditSite }
  | { readonly kind: 'in-text' }
  | { readonly kind: 'none'; readonly reason: string };

const IN_TEXT: DigestPlace = { kind: 'in-text' };

interface HeldDigest extends DigestPair {
  readonly value: PlacedText;
}

/** The digest that takes effect: the first that has a value and is not known to be ignored. */
export function heldDigest(pairs: readonly DigestPair[]): HeldDigest | undefined {
  for (const pair of pairs)
    if (pair.value !== undefined && pair.use.reads !== 'no') return { ...pair, value: pair.value };
  return undefined;
}

/** Whether the value omits `sha256:`. */
export function isHexOnly({ entry, use, value: { value } }: HeldDigest): boolean {
  if (use.form !== 'unknown') return use.form === 'hex';
  return !value.startsWith('sha256:') && (entry.key === 'sha' || /^[0-9a-f]+$/i.test(value));
}

/** Where a digest takes effect: in a key that is certainly read, otherwise in the tag. */
export function placeOfDigest(source: string, parts: SplitParts): DigestPlace {
  const held = heldDigest(parts.pairs);
  if (held?.entry.isInherited) return newPair(source, parts, held.entry.key, isHexOnly(held));
  if (held !== undefined) return isHexOnly(held) ? hexSite(held.value) : IN_TEXT;
  const { pairs, reader, tag, tagText } = parts;
  if (tag === undefined || tagText === undefined) return IN_TEXT;
  const [bare = '', inTag] = tagText.value.split('@');
  if (inTag !== undefined) return tag.isInherited ? newTag(source, parts, tag.key, bare) : IN_TEXT;
  for (const { entry, use, value } of pairs) {
    if (value !== undefined || use.reads === 'no') continue;
    if (use.reads === 'unknown' || use.form === 'unknown') return { kind: 'none', reason: whyEmpty(entry) };
    if (entry.isInherited) return newPair(source, parts, entry.key, use.form === 'hex');
    return { kind: 'site', site: emptyPairSite(source, entry, use.form === 'hex') };
  }
  if (pairs.length === 0) {
    const key = DIGEST_KEYS.find((name) => reader.use(name).mayAdd);
    if (key !== undefined) return newPair(source, parts, key, reader.use(key).form === 'hex');
  }
  const reason = reader.tagStays(tag.key, tagText.value);
  if (reason !== undefined) return { kind: 'none', reason };
  if (tag.isInherited) return newTag(source, parts, tag.key, bare);
  const { end, start } = rangeOf(tagText);
  if (start < end) return IN_TEXT;
  // The tag is not written yet.
  const site = emptyPairSite(source, tag, false);
  return { kind: 'site', site: { ...site, before: `${site.before}${tagText.value}@` } };
}

function hexSite(value: PlacedText): DigestPlace {
  return { kind: 'site', site: { ...rangeOf(value), before: '', after: '', hexOnly: true } };
}

function whyEmpty({ key }: Entry): string {
  return `its \`${key}\` key is empty, and it is not known whether the chart reads it or which form it expects`;
}

/** A new pair in the map itself: beside merged pairs it would apply to every map that merges them. */
function newPair(
  source: string,
  { map, name, registry = name, tag = name }: SplitParts,
  key: string,
  isHex: boolean,
): DigestPlace {
  const own = [tag, name, registry].find((entry) => entry.map === map);
  const beside = own ?? (tag.map === name.map ? tag : undefined);
  if (beside === undefined) return { kind: 'none', reason: 'its name and tag come from different anchors' };
  if (beside.isInherited) return { kind: 'none', reason: 'its name and tag are in the values of the chart' };
  return { kind: 'site', site: newPairSite(source, beside, key, isHex) };
}

/** A new pair with the tag that the map inherits, which is written in another file. */
function newTag(source: string, parts: SplitParts, key: string, tag: string): DigestPlace {
  const place = newPair(source, parts, key, false);
  if (place.kind !== 'site') return place;
  return { kind: 'site', site: { ...place.site, before: `${place.site.before}${tag}@` } };
}

/** The place of the digest in a pair without a value. */
function emptyPairSite(source: string, digest: Entry, hexOnly: boolean): EditSite {
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

const LINE_BREAK = /\r\n?|\n/;

/** The place of a new pair with the digest, after another pair of the same map. */
function newPairSite(source: string, beside: Entry, key: string, hexOnly: boolean): EditSite {
  const written = source.slice(beside.keyStart, beside.valueEnd);
  const valueEnd = beside.keyStart + written.trimEnd().length;
  if (beside.map.isFlow) {
    const quote = written.startsWith('"') ? '"' : '';
    const before = `, ${quote}${key}${quote}: ${quote}`;
    return { start: valueEnd, end: valueEnd, before, after: quote, hexOnly };
  }
  const rest = source.slice(valueEnd);
  const length = rest.search(LINE_BREAK);
  const at = length < 0 ? source.length : valueEnd + length;
  const [lineBreak = '\n'] = LINE_BREAK.exec(length < 0 ? source : rest) ?? [];
  let lineStart = beside.keyStart;
  while (/[^\r\n]/.test(source.charAt(lineStart - 1))) lineStart -= 1;
  const indent = source.slice(lineStart, beside.keyStart).replace(/\S/g, ' ');
  return { start: at, end: at, before: `${lineBreak}${indent}${key}: `, after: '', hexOnly };
}
