import { digestKeySite } from './digest-key.ts';
import type { EditSite } from './found.ts';
import {
  joinPlaced,
  offsetAfter,
  offsetOf,
  type PlacedText,
  placeDecoded,
  trimPlaced,
} from './placed-text.ts';
import { addText, type YamlContext } from './yaml-context.ts';
import { textOf } from './yaml-lookup.ts';
import { placeScalar } from './yaml-scalar.ts';
import type { Entry, YamlNode } from './yaml-tree.ts';

/** The pairs of a map that together name one image. */
export interface SplitImage {
  readonly registry: Entry | undefined;
  readonly name: Entry;
  readonly tag: Entry | undefined;
  readonly digest: Entry | undefined;
  /** The digest's key holds hexadecimal digits without `sha256:`. */
  readonly hexOnly: boolean;
  /** Why no tag does not mean `latest` here. */
  readonly withoutTag: string;
}

/** Reports an image whose registry, name, tag and digest stand under keys of their own. */
export function addSplitImage(context: YamlContext, split: SplitImage): void {
  const name = placeEntry(context, split.name);
  if (name === undefined || name.value.includes('://')) return;
  for (const entry of [split.name, split.tag, split.digest]) if (entry?.value) context.seen.add(entry.value);
  const tag = placeEntry(context, split.tag);
  const digest = placeEntry(context, split.digest);
  const registry = placeEntry(context, split.registry);
  const at = { start: offsetOf(name, 0), end: offsetAfter(name, name.value.length) };
  const separate = (mark: string, part: PlacedText | undefined) =>
    part === undefined ? [] : [placeDecoded(mark, at.start, at.start), part];
  const text = joinPlaced([
    ...(registry === undefined ? [] : [registry]),
    ...(registry === undefined || registry.value.endsWith('/') ? [name] : separate('/', name)),
    ...separate(':', tag),
    ...separate(split.hexOnly ? '@sha256:' : '@', digest),
  ]);
  const reason = whyUnknown(split, name, tag, digest);
  if (reason === undefined) {
    const remarksAt = [split.tag, split.digest].flatMap((entry) =>
      entry === undefined ? [] : [entry.keyStart],
    );
    addText(context, text, { at, remarksAt, site: siteOf(context.source, split, tag, digest) });
  } else if (!context.onlyComplete) {
    context.sink.unknown.push({ syntax: context.syntax, text: text.value, ...at, reason, uses: [] });
  }
}

/** Whether a name brings its own tag or digest. */
export function hasOwnTag(name: string): boolean {
  return name.includes('@') || name.lastIndexOf(':') > name.lastIndexOf('/');
}

function whyUnknown(
  split: SplitImage,
  name: PlacedText,
  tag: PlacedText | undefined,
  digest: PlacedText | undefined,
): string | undefined {
  const number = lossyNumber(split.tag?.value);
  if (number !== undefined)
    return `the tag ${number} has no quotes and is read as the number ${Number(number)}`;
  if (split.digest?.value !== undefined && split.digest.value.kind !== 'text') return 'its digest is no text';
  if (tag === undefined && digest === undefined && !hasOwnTag(name.value)) return split.withoutTag;
  return undefined;
}

/** `undefined` where the place follows from the text: a digest that is written out, or a tag that holds one. */
function siteOf(
  source: string,
  split: SplitImage,
  tag: PlacedText | undefined,
  digest: PlacedText | undefined,
): EditSite | undefined {
  if (digest === undefined) {
    if (tag === undefined || split.tag === undefined || tag.value.includes('@')) return undefined;
    // Beside a tag that a merge brings the digest would come to every map that merges it, whatever image that names.
    const isMerged = split.digest === undefined && split.tag.map !== split.name.map;
    return digestKeySite(source, isMerged ? split.name : split.tag, split.digest, split.hexOnly);
  }
  if (!split.hexOnly) return undefined;
  const range = { start: offsetOf(digest, 0), end: offsetAfter(digest, digest.value.length) };
  return { ...range, before: '', after: '', hexOnly: true };
}

function placeEntry(context: YamlContext, entry: Entry | undefined): PlacedText | undefined {
  const text = textOf(entry?.value);
  const placed = text && trimPlaced(placeScalar(context.source, text.scalar));
  return placed?.value === '' ? undefined : placed;
}

/** YAML reads `1.10` without quotes as 1.1. */
function lossyNumber(node: YamlNode | undefined): string | undefined {
  const text = textOf(node);
  if (text?.isPlain !== true || !/^[-+]?[\d.]+(?:e[-+]?\d+)?$/i.test(text.value)) return undefined;
  const number = Number(text.value);
  return Number.isNaN(number) || String(number) === text.value ? undefined : text.value;
}
