import { type Dialect, expandVariables } from '../expand-variables.ts';
import { textOf } from '../formats/yaml-lookup.ts';
import type { YamlNode } from '../formats/yaml-node.ts';
import { placeScalar } from '../formats/yaml-scalar.ts';
import { addImage, type YamlContext } from '../yaml-context.ts';

/** Reports what an image is with each of these variables, once if it is the same. */
export function addDialectImages(context: YamlContext, node: YamlNode, dialects: readonly Dialect[]): void {
  const text = textOf(node);
  if (text === undefined || context.seen.has(text)) return;
  const written = placeScalar(context.source, text.scalar);
  const different = new Map<string, Dialect>();
  let isUnknown = false;
  for (const dialect of dialects) {
    const expanded = expandVariables(written, dialect);
    isUnknown ||= expanded.kind === 'unknown';
    const answer = expanded.kind === 'unknown' ? expanded.reason : expanded.text.pieces;
    const key = JSON.stringify(answer);
    if (!different.has(key)) different.set(key, dialect);
  }
  const details = isUnknown
    ? { notEditable: 'some jobs read it with variables that are not known here' }
    : {};
  for (const dialect of different.values())
    addImage({ ...context, dialect, seen: new Set() }, node, '', details);
  context.seen.add(text);
}
