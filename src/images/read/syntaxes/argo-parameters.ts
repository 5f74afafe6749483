import { itemsOf, nodeAt, scalarValue, textOf } from '../formats/yaml-lookup.ts';
import type { YamlMap } from '../formats/yaml-node.ts';
import { placeScalar } from '../formats/yaml-scalar.ts';
import { trimPlaced } from '../placed-text.ts';
import { addText, type YamlContext } from '../yaml-context.ts';
import { whyFixedDefault } from './fixed-values.ts';

/** `{{workflow.parameters.image}}`, `{{inputs.parameters.image}}`. */
const READ = /\{\{\s{0,20}(?:workflow|inputs)\.parameters\.([\w-]+)\s{0,20}\}\}/g;
const AS_IMAGE = /\bimage["']?:\s{0,20}["']?$/;
const LOOK_BACK = 40;

/** By the name of a parameter, whether it is read as an image and as nothing else. */
type Readers = ReadonlyMap<string, boolean>;

const readersOfSource = new WeakMap<YamlContext['seen'], Readers>();

/** Reports the values of Argo's workflow parameters that are read as images and as nothing else. */
export function addParameterImages(context: YamlContext, map: YamlMap): void {
  const parameters = itemsOf(nodeAt(map, 'parameters'));
  if (parameters.length === 0) return;
  const readers = readersOfSource.get(context.seen) ?? findReaders(context.source);
  readersOfSource.set(context.seen, readers);
  for (const parameter of parameters) {
    if (readers.get(scalarValue(nodeAt(parameter, 'name')) ?? '') !== true) continue;
    const text = textOf(nodeAt(parameter, 'value') ?? nodeAt(parameter, 'default'));
    if (text === undefined || context.seen.has(text)) continue;
    const notEditable = whyFixedDefault(parameter, context.isCompared);
    const image = trimPlaced(placeScalar(context.source, text.scalar));
    if (addText({ ...context, onlyComplete: true }, image, { notEditable })) context.seen.add(text);
  }
}

function findReaders(source: string): Readers {
  const readers = new Map<string, boolean>();
  for (const { 1: name = '', index } of source.matchAll(READ)) {
    const isImage = AS_IMAGE.test(source.slice(Math.max(0, index - LOOK_BACK), index));
    readers.set(name, isImage && readers.get(name) !== false);
  }
  return readers;
}
