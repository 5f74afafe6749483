import { textOf } from './formats/yaml-lookup.ts';
import type { Entry, YamlMap, YamlNode } from './formats/yaml-node.ts';
import type { DigestKey, ImageMapReader } from './syntaxes/image-map-reader.ts';

/** The pairs of a map that form one image. */
export interface SplitImage {
  /** The map itself; its pairs may come from maps that it merges. */
  readonly map: YamlMap;
  readonly registry?: Entry | undefined;
  /** What stands between the registry and the name. */
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
  /** Why no digest can be written. */
  readonly notEditable?: string | undefined;
}

export function hasOwnTag(name: string): boolean {
  return name.includes('@') || name.lastIndexOf(':') > name.lastIndexOf('/');
}

/** YAML reads `1.10` without quotes as 1.1. */
export function lossyNumber(node: YamlNode | undefined): string | undefined {
  const text = textOf(node);
  if (text?.isPlain !== true || !/^[-+]?[\d.]+(?:e[-+]?\d+)?$/i.test(text.value)) return undefined;
  const number = Number(text.value);
  return Number.isNaN(number) || String(number) === text.value ? undefined : text.value;
}
