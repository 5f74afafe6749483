import {
  type DigestPair,
  type DigestPlace,
  heldDigest,
  isHexOnly,
  placeOfDigest,
} from '../edit/split-digest.ts';
import { isDigest, isHostSegment } from '../reference/image-reference.ts';
import type { Entry, YamlMap, YamlNode, YamlText } from './formats/yaml-node.ts';
import { scalarValue, textNodeOf } from './formats/yaml-node.ts';
import { placeScalar } from './formats/yaml-scalar.ts';
import {
  joinPlaced,
  markDefinition,
  type PlacedText,
  placeDecoded,
  rangeOf,
  slicePlaced,
  trimPlaced,
} from './placed-text.ts';
import { BARE, type DigestKey, type ImageMapReader, type TextAround } from './syntaxes/image-map-reader.ts';
import { useOfAnchor, whyReadElsewhere } from './syntaxes/tag-readers.ts';
import { addText, type YamlContext } from './yaml-context.ts';

/** Reports an image with separate keys. */
export function addSplitImage(context: YamlContext, split: SplitImage): void {
  const { digests, prefix = '', reader } = split;
  const whole = placeEntry(context, split.name);
  if (whole?.value.startsWith(prefix) !== true) return;
  const name = slicePlaced(whole, prefix.length);
  if (name.value.includes('://')) return;
  const anchor = split.tag && useOfAnchor(context, split.tag);
  const uses = anchor === undefined ? [] : [anchor];
  const written = placeEntry(context, split.tag) ?? placeDefault(split);
  const tag = written && anchor ? markDefinition(written, anchor.definition) : written;
  const around = split.tag === undefined ? BARE : reader.around(split.tag.key);
  const pairs = digests.map(([key, entry]) => ({
    entry,
    use: reader.use(key),
    value: placeEntry(context, entry),
  }));
  const held = heldDigest(pairs);
  // An inherited name is written at another image, so the tag's place is used.
  const isOwn = split.name.map === split.map || split.tag?.map !== split.map;
  const named = isOwn || tag === undefined ? name : tag;
  const at = rangeOf(named);
  const separate = (mark: string, part: PlacedText | undefined) =>
    part === undefined ? [] : [placeDecoded(mark, at.start, at.start), part];
  // Without the registry that the chart does not read, the name is another registry's.
  const isIdle = split.registry?.key === 'registry' && reader.ignores('registry', split.name.key);
  const before = [isIdle ? undefined : split.registry, split.organization].flatMap((entry) => {
    const part = placeEntry(context, entry);
    if (part === undefined) return [];
    return part.value.endsWith('/') ? [part] : [part, placeDecoded('/', at.start, at.start)];
  });
  const text = joinPlaced([
    ...before,
    name,
    ...separate(isDigestAlone(tag, around) ? '@' : ':', tag && aroundTag(tag, around)),
    ...separate(held !== undefined && isHexOnly(held) ? '@sha256:' : '@', held?.value),
  ]);
  const reason = whyUnknown(split, name, tag, held) ?? (around === undefined ? WHY_AROUND : undefined);
  // A name in one piece is then a text of any kind.
  const isOurs = before.length > 0 && hasHost(text.value);
  if (reason !== undefined && context.onlyComplete && !isOurs) return;
  for (const entry of [split.name, split.tag, ...digests.map(([, digest]) => digest)])
    if (entry?.value) context.seen.add(entry.value);
  if (reason !== undefined) {
    const { renames } = split;
    context.sink.unknown.push({ syntax: context.syntax, text: text.value, ...at, reason, renames, uses });
    return;
  }
  const place = placeOfDigest(context.source, { ...split, tagText: tag, pairs });
  // A tag that is filled in later does not make a name with a host something else.
  const isHosted = hasHost(text.value);
  addText(isHosted ? { ...context, onlyComplete: false } : context, text, {
    at,
    remarksAt: [split.tag, ...digests.map(([, digest]) => digest)].flatMap((entry) => entry?.keyStart ?? []),
    site: place.kind === 'site' ? place.site : undefined,
    notEditable: whyNotEditable(context, split, place, held),
    uses,
    remark: idleRemark(pairs),
    staysUnpinned: tag !== undefined && placeEntry(context, split.tag) === undefined,
  });
}

/** Whether a tag is a digest, which no tag can be: charts that take either write `@` before it. */
function isDigestAlone(tag: PlacedText | undefined, around: TextAround | undefined = BARE): boolean {
  return tag !== undefined && around.before + around.after === '' && isDigest(tag.value);
}

const WHY_AROUND = 'the chart builds the tag from more than this value';

/** The tag with what the chart writes around it, which is not in the file. */
function aroundTag(tag: PlacedText, { after, before }: TextAround = BARE): PlacedText {
  const { end, start } = rangeOf(tag);
  return joinPlaced([placeDecoded(before, start, start), tag, placeDecoded(after, end, end)]);
}

/** The tag that the reader takes for an empty one, in the place of that. */
function placeDefault({ reader, tag }: SplitImage): PlacedText | undefined {
  if (tag === undefined || (scalarValue(tag.value) ?? '') !== '') return undefined;
  const value = reader.defaultTag(tag.key);
  return value === undefined ? undefined : placeDecoded(value, tag.keyEnd, tag.keyEnd);
}

function hasHost(text: string): boolean {
  const [first = '', ...path] = text.split('/');
  return path.length > 0 && isHostSegment(first) && !first.includes('@');
}

function whyNotEditable(
  context: YamlContext,
  { name, notEditable, reader, tag }: SplitImage,
  place: DigestPlace,
  held: DigestPair | undefined,
): string | undefined {
  if (place.kind === 'none') return place.reason;
  if (place.kind === 'site' || held !== undefined) return undefined;
  return notEditable ?? (tag && whyReadElsewhere(context, name, tag, reader));
}

/** The problem of a digest that the chart never reads. */
function idleRemark(pairs: readonly DigestPair[]): string | undefined {
  const idle = pairs.find(({ use, value }) => value !== undefined && use.reads === 'no');
  return idle && `its \`${idle.entry.key}\` key has no effect, because the chart does not read it`;
}

function whyUnknown(
  split: SplitImage,
  name: PlacedText,
  tag: PlacedText | undefined,
  held: DigestPair | undefined,
): string | undefined {
  const unknown = [split.registry, split.name, split.tag, ...split.digests.map(([, entry]) => entry)].find(
    (entry) => entry?.isUnknown,
  );
  if (unknown !== undefined) return `its \`${unknown.key}\` is an expression`;
  if (split.reader.goesOn(split.name.key) === '/') return `a name is added behind its \`${split.name.key}\``;
  const number = lossyNumber(split.tag?.value);
  if (number !== undefined)
    return `the tag ${number.written} is not quoted, so YAML reads it as the number ${number.read}`;
  if (split.digests.some(([, { value }]) => value !== undefined && value.kind !== 'text'))
    return 'its digest is not a string';
  if (tag === undefined && held === undefined && !hasOwnTag(name.value)) return split.withoutTag;
  return undefined;
}

function placeEntry(context: YamlContext, entry: Entry | undefined): PlacedText | undefined {
  const text = textNodeOf(entry?.value);
  const { isInherited = false, keyStart = 0 } = entry ?? {};
  const written = (node: YamlText) =>
    isInherited ? placeDecoded(node.value, keyStart, keyStart) : placeScalar(context.source, node.scalar);
  const placed = text && trimPlaced(written(text));
  return placed?.value === '' ? undefined : placed;
}

/** The pairs of a map that form one image. */
interface SplitImage {
  /** The map itself; its pairs may come from maps that it merges. */
  readonly map: YamlMap;
  readonly registry?: Entry | undefined;
  /** The text between the registry and the name. */
  readonly organization?: Entry | undefined;
  readonly name: Entry;
  /** Required before the name, and not part of it. */
  readonly prefix?: string;
  readonly tag: Entry | undefined;
  /** The digest keys that are present, by name. */
  readonly digests: readonly (readonly [DigestKey, Entry])[];
  readonly reader: ImageMapReader;
  /** Why a missing tag does not mean `latest`. */
  readonly withoutTag: string;
  /** The name in manifests that it replaces. */
  readonly renames?: string | undefined;
  /** Why no digest can be written. */
  readonly notEditable?: string | undefined;
}

export function hasOwnTag(name: string): boolean {
  return name.includes('@') || name.lastIndexOf(':') > name.lastIndexOf('/');
}

/** Matches the numbers of YAML 1.1, which most tools read, in decimal and other notations. */
const NUMBER =
  /^(?:[-+]?(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:e[-+]?\d+)?|0x[\da-f_]+|0b[01_]+|0o[0-7_]+)$/i;

/** A plain number that is written differently once it is read: `1.10` as 1.1, `3_12` as 312, and `010` as 8. */
export function lossyNumber(node: YamlNode | undefined) {
  const text = textNodeOf(node);
  if (text?.isPlain !== true || !NUMBER.test(text.value)) return undefined;
  const plain = text.value.replaceAll('_', '');
  const number = Number(/^0[0-7]+$/.test(plain) ? plain.replace('0', '0o') : plain);
  return Number.isNaN(number) || String(number) === text.value
    ? undefined
    : { written: text.value, read: number };
}
