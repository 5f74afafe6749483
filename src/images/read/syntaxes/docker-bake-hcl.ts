import { isCompleteReference, isUntaggedName } from '../../reference/image-reference.ts';
import { DOCKERFILE_DISGUISES } from '../disguises.ts';
import { scanEmbedded } from '../embedded-text.ts';
import {
  type Dialect,
  expandedText,
  expandVariables,
  type Lookup,
  NO_VARIABLES,
} from '../expand-variables.ts';
import { addTextZones, type CodeToken, readCode } from '../formats/code-tokens.ts';
import { type HclAttribute, readHclAttributes } from '../formats/hcl-attributes.ts';
import type { Sink } from '../found.ts';
import { countMentions } from '../mentions.ts';
import { offsetAfter, offsetOf, type PlacedText, placeDecoded, slicePlaced } from '../placed-text.ts';
import { reportImage } from '../report-image.ts';
import type { BuildCall, TextSyntax } from '../syntax.ts';
import { createVariableTable } from '../variable-table.ts';
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
      for (const text of textsIn(value)) reportBakeText(sink, 'docker-bake-hcl', name, text, { lookup });
    }
  },
  builds: targetsIn,
};

/** A target before it takes over what the ones that it inherits from have. */
interface Target extends BuildCall {
  readonly name: string;
  readonly inherits: readonly string[];
  readonly isInline: boolean;
}

/** The builds of targets, which inherit what they do not set. */
export function inheritTargets(targets: readonly Target[]): readonly BuildCall[] {
  const named = new Map(targets.map((target) => [target.name, target]));
  const known = new Map<string, Target>();
  const inherit = (target: Target): Target => {
    const done = known.get(target.name);
    if (done !== undefined) return done;
    known.set(target.name, target);
    const parents = target.inherits.flatMap((name) => named.get(name) ?? []).map(inherit);
    const args = new Map([...parents, target].flatMap((one) => [...one.args]));
    const last = [target, ...parents.reverse()];
    const context = last.find((one) => one.context !== undefined)?.context;
    const dockerfile = last.find((one) => one.dockerfile !== undefined)?.dockerfile;
    const stage = last.find((one) => one.target !== undefined)?.target;
    const whole = { ...target, args, context, dockerfile, target: stage };
    known.set(target.name, whole);
    return whole;
  };
  return targets
    .filter(({ isInline }) => !isInline)
    .map((target) => ({ ...inherit(target), name: `target.${target.name}` }));
}

function targetsIn(source: string): readonly BuildCall[] {
  const attributes = readHclAttributes(readCode(source, 'hcl').tokens);
  const lookup = createLookup(source, attributes);
  const targets = new Map<string, Target>();
  for (const { block, label, name, value } of attributes) {
    if (block !== 'target') continue;
    const [first] = value;
    const texts = textsIn(value).map((text) => expandedText(text, { lookup }));
    const offset = first?.start ?? 0;
    const empty = {
      name: label,
      args: new Map(),
      context: undefined,
      dockerfile: undefined,
      target: undefined,
    };
    const target = targets.get(label) ?? { ...empty, inherits: [], isInline: false, offset };
    const only = value.length === 1 ? (texts[0] ?? '$') : '$';
    if (name === 'args') targets.set(label, { ...target, args: pairsIn(value, lookup) });
    else if (name === 'context' || name === 'dockerfile' || name === 'target')
      targets.set(label, { ...target, [name]: only });
    else if (name === 'inherits')
      targets.set(label, { ...target, inherits: texts.flatMap((text) => text ?? []) });
    else targets.set(label, { ...target, isInline: target.isInline || name === 'dockerfile-inline' });
  }
  return inheritTargets([...targets.values()]);
}

/** The pairs of an object, whose values are texts or variables. */
function pairsIn(value: readonly CodeToken[], lookup: Lookup): ReadonlyMap<string, string | undefined> {
  const pairs = new Map<string, string | undefined>();
  for (const [index, { kind, text }] of value.entries()) {
    const sign = value[index + 1];
    if (kind === 'mark' || sign?.kind !== 'mark' || !/^[=:]$/.test(sign.text)) continue;
    const [own, behind] = [value[index + 2], value[index + 3]];
    // The Dockerfile's default counts.
    if (own?.kind !== 'text' && own?.text === 'null') continue;
    const isOnly = behind === undefined || (behind.kind === 'mark' && /^[\n,}]$/.test(behind.text));
    const [placed] = own === undefined || !isOnly ? [] : textsIn([own]);
    pairs.set(text, expandedText(placed, { lookup }));
  }
  return pairs;
}

/** A name before one of these is a key, a function or an object. */
const AFTER_NO_VARIABLE = /^[=:(.]$/;

/** The texts of an expression; a variable counts as `${NAME}`. */
function textsIn(value: readonly CodeToken[]): readonly PlacedText[] {
  return value.flatMap((token, index) => {
    if (token.kind === 'text') return [token.placed];
    if (!isVariable(value, index)) return [];
    return [placeDecoded(`\${${token.text}}`, token.start, token.start + token.text.length)];
  });
}

function isVariable(value: readonly CodeToken[], index: number): boolean {
  const next = value[index + 1];
  return value[index]?.kind === 'name' && !(next?.kind === 'mark' && AFTER_NO_VARIABLE.test(next.text));
}

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
