import { isCompleteReference, isUntaggedName } from '../../reference/image-reference.ts';
import { DOCKERFILE_DISGUISES } from '../disguises.ts';
import { scanEmbedded } from '../embedded-text.ts';
import { type Dialect, expandVariables, type Lookup, NO_VARIABLES } from '../expand-variables.ts';
import { addTextZones, readCode } from '../formats/code-tokens.ts';
import { type HclAttribute, readHclAttributes } from '../formats/hcl-attributes.ts';
import type { Sink } from '../found.ts';
import { countMentions } from '../mentions.ts';
import { offsetAfter, offsetOf, type PlacedText, slicePlaced } from '../placed-text.ts';
import { reportImage } from '../report-image.ts';
import type { TextSyntax } from '../syntax.ts';
import { createVariableTable } from '../variable-table.ts';
import { hclTargets, isVariable, textsOfExpression } from './bake-targets.ts';
import { scanDockerfile } from './dockerfile.ts';

const DOCKER_IMAGE = 'docker-image://';

/** The attributes of a bake target that name images to build from; tags, outputs and caches name results. */
export const BAKE_ATTRIBUTES: ReadonlySet<string> = new Set(['args', 'contexts', 'dockerfile-inline']);

/** The attributes that name what a build makes. */
export const BAKE_RESULTS: ReadonlySet<string> = new Set(['tags', 'output', 'cache-from', 'cache-to']);

export function reportBakeText(
  sink: Sink,
  syntax: string,
  attribute: string,
  text: PlacedText,
  dialect: Dialect,
): void {
  const expanded = expandVariables(text, dialect);
  if (attribute === 'dockerfile-inline') {
    const dockerfile = expanded.kind === 'known' ? expanded.text : text;
    scanEmbedded(dockerfile, sink, (source, inner) => scanDockerfile(source, inner, syntax));
    return;
  }
  const prefix = attribute === 'contexts' ? DOCKER_IMAGE : '';
  if (expanded.kind === 'unknown') {
    if (prefix !== '' && text.value.startsWith(prefix))
      reportImage(sink, syntax, slicePlaced(text, prefix.length), dialect);
    return;
  }
  const { value } = expanded.text;
  if (attribute === 'args' && isUntaggedName(value))
    sink.zones.push(...expanded.text.pieces.map(({ end, start }) => ({ start, end, kind: 'text' as const })));
  if (!value.startsWith(prefix) || (prefix === '' && !isCompleteReference(value))) return;
  const skipped = text.value.startsWith(prefix) ? prefix.length : 0;
  const at = { start: offsetOf(text, skipped), end: offsetAfter(text, text.value.length) };
  reportImage(sink, syntax, slicePlaced(expanded.text, prefix.length), NO_VARIABLES, {
    at,
    uses: expanded.uses,
  });
}

/** `docker-bake.hcl`: contexts, arguments and inline Dockerfiles of targets, with variables that have a default. */
export const dockerBakeHcl: TextSyntax = {
  kind: 'text',
  name: 'docker-bake-hcl',
  words: ['docker-bake'],
  paths: [/\/(?:[^/]*[-_.])?docker-bake[^/]*\.hcl$/],
  disguises: DOCKERFILE_DISGUISES,
  scan: (source, sink) => {
    const { tokens, faults } = readCode(source, 'hcl');
    sink.faults.push(...faults);
    addTextZones(tokens, sink, 'text');
    const attributes = readHclAttributes(tokens);
    const lookup = createLookup(source, attributes);
    for (const { block, name, value } of attributes) {
      if (BAKE_RESULTS.has(name)) addTextZones(value, sink, 'quiet');
      if (block !== 'target' || !BAKE_ATTRIBUTES.has(name)) continue;
      for (const text of textsOfExpression(value))
        reportBakeText(sink, 'docker-bake-hcl', name, text, { lookup });
    }
  },
  builds: (source) => {
    const attributes = readHclAttributes(readCode(source, 'hcl').tokens);
    return hclTargets(attributes, createLookup(source, attributes));
  },
};

function createLookup(source: string, attributes: readonly HclAttribute[]): Lookup {
  const defaults = new Map<string, PlacedText | undefined>();
  const mentions = new Map(countMentions(source));
  for (const { block, label, name, value } of attributes) {
    for (const [index, { text }] of value.entries())
      if (isVariable(value, index)) mentions.set(text, (mentions.get(text) ?? 0) + 1);
    if (block !== 'variable' || name !== 'default') continue;
    const [only, ...others] = value;
    const placed = only?.kind === 'text' && others.length === 0 ? only.placed : undefined;
    defaults.set(label, defaults.has(label) ? undefined : placed);
  }
  return createVariableTable({
    text: (name) => defaults.get(name),
    label: (name) => `variable ${name}`,
    mentions: () => mentions,
    expands: true,
  });
}
