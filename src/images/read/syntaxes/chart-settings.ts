import { readYaml } from '../formats/read-yaml.ts';
import type { Entry, YamlMap, YamlNode } from '../formats/yaml-node.ts';
import { entryOf, itemsOf, mapsOf, nodeAt, scalarValue, textNodeOf } from '../formats/yaml-node.ts';
import type { Range } from '../range.ts';
import { addSplitImage, hasOwnTag } from '../report-split-image.ts';
import { addZone, createYamlContext, scanOnce, type YamlContext } from '../yaml-context.ts';
import { addRepositoryImage, helmValues } from './helm-values.ts';
import { DIGEST_KEYS, type DigestKey, UNKNOWN_READER, WITHOUT_TAG } from './image-map-reader.ts';

/** Where objects that hold data for other programs keep texts. */
const DATA_KEYS: Readonly<Record<string, string>> = { ConfigMap: 'data', Secret: 'stringData' };
const REPOSITORY = /(?:^|\.)repository$/;
/** A lower-case letter as an escape, as keys may be written in quotes. */
const ESCAPED_LETTER = /\\(?:x|u00|U000000)[67]/;

/**
 * Files of values in the data of objects, such as those that Flux reads; in other data only images whose name is in parts,
 * which the rule for any text cannot see.
 */
export function addDataValues(context: YamlContext): void {
  for (const map of mapsOf(context.root)) {
    const data = nodeAt(map, DATA_KEYS[scalarValue(nodeAt(map, 'kind')) ?? ''] ?? '');
    for (const { key, value } of data?.kind === 'map' ? data.own.values() : []) {
      const isValues = helmValues.paths.some((path) => path.test(`/${key.toLowerCase()}`));
      if (isValues) addValues(context, value, helmValues.scan);
      else if (mayHaveParts(textNodeOf(value)?.value ?? '')) addValues(context, value, scanSplitNames);
    }
  }
}

/** Whether a text may name an image by `registry` and `repository`; most data is long and names none. */
function mayHaveParts(text: string): boolean {
  return (text.includes('registry') && text.includes('repo')) || ESCAPED_LETTER.test(text);
}

function scanSplitNames(context: YamlContext): void {
  for (const map of mapsOf(context.root))
    if (entryOf(map, 'registry') !== undefined) addRepositoryImage(context, map);
}

function addValues(
  context: YamlContext,
  node: YamlNode | undefined,
  scan: (context: YamlContext) => void,
): void {
  const text = textNodeOf(node);
  if (text === undefined || context.seen.has(text)) return;
  scanOnce(context, text, scan === scanSplitNames ? 'parts' : 'values', (source, sink) => {
    const file = createYamlContext(source, context.syntax, sink);
    // A text that is not YAML is still a text, so its faults do not count.
    for (const { root } of readYaml(source)) scan({ ...file, root });
  });
}

/** Settings of charts: `helm.parameters` of Argo CD, `set` of k3s and of the releases of helmfile. */
export function addChartSettings(context: YamlContext, map: YamlMap, kind: string | undefined): void {
  addSettings(context, nodeAt(map, 'helm', 'parameters'));
  if (nodeAt(map, 'chart') !== undefined) addSettings(context, nodeAt(map, 'set'));
  if (kind === 'HelmChart') addSettings(context, nodeAt(map, 'spec', 'set'));
}

/**
 * Single settings of a chart, a map or a list of `{name, value}`, where the names in `image.repository` and `image.tag` stand
 * apart. Complete references in them follow the rule for any text.
 */
export function addSettings(context: YamlContext, node: YamlNode | undefined): void {
  if (node === undefined || context.seen.has(node)) return;
  context.seen.add(node);
  const settings = settingsOf(node);
  for (const { value } of settings.values()) addZone(context, value, 'text');
  for (const [key, name] of settings)
    if (REPOSITORY.test(key)) addSettingsImage(context, settings, key, name);
}

/** A map, or a list of `{name, value}`, by name. */
function settingsOf(node: YamlNode): ReadonlyMap<string, Entry> {
  if (node.kind === 'map') return node.own;
  const named = itemsOf(node).flatMap((item): readonly (readonly [string, Entry])[] => {
    const name = scalarValue(nodeAt(item, 'name'));
    const value = entryOf(item, 'value');
    return name === undefined || value === undefined ? [] : [[name, value]];
  });
  return new Map(named);
}

function addSettingsImage(
  context: YamlContext,
  settings: ReadonlyMap<string, Entry>,
  key: string,
  name: Entry,
): void {
  const beside = (word: string): Entry | undefined => settings.get(key.replace(/repository$/, word));
  const digests = DIGEST_KEYS.flatMap((word): readonly (readonly [DigestKey, Entry])[] => {
    const digest = beside(word);
    return digest === undefined ? [] : [[word, { ...digest, key: word }]];
  });
  const tag = beside('tag');
  if ((tag === undefined && digests.length === 0) || hasOwnTag(scalarValue(name.value) ?? '')) return;
  const split = { map: name.map, name, registry: beside('registry'), tag, digests };
  addSplitImage(context, { ...split, reader: UNKNOWN_READER, withoutTag: WITHOUT_TAG });
}

const UPDATER = 'argocd-image-updater.argoproj.io/';

/** Leaves the images that the annotations of an object, or of its template, list to Argo CD's Image Updater. */
export function addUpdatedByArgo({ sink }: YamlContext, object: YamlMap): void {
  const listed = scalarValue(nodeAt(object, 'metadata', 'annotations', `${UPDATER}image-list`));
  if (listed === undefined) return;
  const names = listed.split(',').map((one) =>
    one
      .trim()
      .replace(/^[^=]*=/, '')
      .replace(/[:@][^/]*$/, ''),
  );
  // A template among them may stand for any image.
  const isKnown = names.every((name) => /^[\w./:-]+$/.test(name));
  sink.managed.push({ ...rangeOfMap(object), ...(isKnown && { names }) });
}

function rangeOfMap({ own }: YamlMap): Range {
  const entries = [...own.values()];
  return {
    start: Math.min(...entries.map(({ keyStart }) => keyStart)),
    end: Math.max(...entries.map(({ valueEnd }) => valueEnd)),
  };
}
