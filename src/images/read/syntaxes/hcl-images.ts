import { NO_VARIABLES } from '../expand-variables.ts';
import { addTextZones, type CodeToken, readCode } from '../formats/code-tokens.ts';
import { type HclAttribute, readHclAttributes } from '../formats/hcl-attributes.ts';
import { addHclTemplates, type HclPlace } from '../formats/hcl-templates.ts';
import { readHclTree } from '../formats/hcl-tree.ts';
import { itemsOf, mapsOf, nodeAt } from '../formats/yaml-node.ts';
import type { Sink } from '../found.ts';
import { offsetOf, slicePlaced, trimPlaced } from '../placed-text.ts';
import { reportImage } from '../report-image.ts';
import { createYamlContext } from '../yaml-context.ts';
import { addSettings } from './chart-settings.ts';
import { addRepositoryImage, addTaggedText } from './helm-values.ts';
import { addTaggedName } from './image-maps.ts';

const EXECUTED = new Set(['args', 'command', 'entrypoint', 'inline', 'script']);
const TEMPLATE = /[$%]\{/;

/**
 * Reports the texts of attributes that name images, and with `isPart` also images in parts, whose name is under such a key;
 * other texts are texts of any kind, and comments are none.
 */
export function scanHclImages(
  source: string,
  sink: Sink,
  syntax: string,
  namesImage: (attribute: HclAttribute) => boolean,
  isPart?: (name: string) => boolean,
  namesResult: (attribute: HclAttribute) => boolean = () => false,
): void {
  const { tokens, faults } = readCode(source, 'hcl');
  sink.faults.push(...faults);
  addTextZones(tokens, sink, 'text');
  if (isPart !== undefined) addHclParts(source, sink, syntax, tokens, isPart);
  const attributes = readHclAttributes(tokens);
  const places = new Map<CodeToken, HclPlace>();
  for (const attribute of attributes) {
    const place = placeOf(attribute, namesImage, namesResult);
    for (const token of attribute.value) places.set(token, place);
  }
  addHclTemplates(source, sink, syntax, tokens, attributes, (token) => places.get(token) ?? 'text');
  const known = new Set([
    ...sink.found.flatMap(({ text }) => text.pieces.map(({ start }) => start)),
    ...sink.unknown.map(({ start }) => start),
  ]);
  for (const attribute of attributes) {
    const { name, value } = attribute;
    if (EXECUTED.has(name)) addTextZones(value, sink, 'script');
    if (namesResult(attribute)) {
      addTextZones(value, sink, 'quiet');
      continue;
    }
    const text = onlyText(value);
    if (text === undefined || !namesImage(attribute) || TEMPLATE.test(text.text)) continue;
    const written = trimPlaced(text.placed);
    // Nomad's Podman driver takes it in front of any image.
    const image = slicePlaced(written, /^(?:docker:\/\/)?/.exec(written.value)?.[0].length ?? 0);
    if (!known.has(offsetOf(image, 0))) reportImage(sink, syntax, image, NO_VARIABLES);
  }
}

function placeOf(
  attribute: HclAttribute,
  namesImage: (attribute: HclAttribute) => boolean,
  namesResult: (attribute: HclAttribute) => boolean,
): HclPlace {
  if (namesResult(attribute)) return 'result';
  if (EXECUTED.has(attribute.name)) return 'script';
  return onlyText(attribute.value) !== undefined && namesImage(attribute) ? 'image' : 'text';
}

function onlyText(value: readonly CodeToken[]): Extract<CodeToken, { readonly kind: 'text' }> | undefined {
  const [only, ...others] = value;
  return only?.kind === 'text' && others.length === 0 ? only : undefined;
}

/** Blocks that describe something at a provider, whose arguments are not parts of one reference. */
const PROVIDED = ['data', 'resource'];

/**
 * Reports images whose name and tag stand apart: objects such as `{ repository = "…", tag = "…" }`, also in `yamlencode`,
 * `image_tag` beside `image`, and the `set` blocks of charts. The rules are those of YAML.
 */
function addHclParts(
  source: string,
  sink: Sink,
  syntax: string,
  tokens: readonly CodeToken[],
  isImage: (name: string) => boolean,
): void {
  const root = readHclTree(tokens);
  const context = { ...createYamlContext(source, syntax, sink), root };
  const provided = new Set(PROVIDED.flatMap((type) => itemsOf(nodeAt(root, type))));
  for (const map of mapsOf(root)) {
    addSettings(context, nodeAt(map, 'set'));
    if (!provided.has(map)) addRepositoryImage(context, map);
    for (const entry of map.own.values())
      if (!isImage(entry.key) || !addTaggedText(context, map, entry)) addTaggedName(context, map, entry);
  }
}
