import { DOCKERFILE_DISGUISES } from '../disguises.ts';
import type { Lookup } from '../expand-variables.ts';
import { addTextZones, type CodeToken, readCode } from '../formats/code-tokens.ts';
import { type HclAttribute, readHclAttributes } from '../formats/hcl-attributes.ts';
import type { Sink } from '../found.ts';
import { countMentions } from '../mentions.ts';
import { type PlacedText, placeDecoded } from '../placed-text.ts';
import type { TextSyntax } from '../syntax.ts';
import { createVariableTable } from '../variable-table.ts';
import { BAKE_ATTRIBUTES, BAKE_RESULTS, reportBakeText } from './bake.ts';

/** `docker-bake.hcl`: contexts, arguments and inline Dockerfiles of targets, with variables that have a default. */
export const dockerBakeHcl: TextSyntax = {
  kind: 'text',
  name: 'docker-bake-hcl',
  page: {
    title: 'Bake (HCL)',
    files: '`docker-bake*.hcl`',
    finds: 'contexts, arguments and inline Dockerfiles, with variables',
    pin: 'behind the tag, or in the variable',
    alsoReadBy: 'nobody that we know of',
  },
  words: ['docker-bake'],
  paths: [/\/(?:[^/]*[-_.])?docker-bake[^/]*\.hcl$/],
  disguises: DOCKERFILE_DISGUISES,
  scan: scanDockerBakeHcl,
};

/** Reports what targets build from, with variables that have a default. */
function scanDockerBakeHcl(source: string, sink: Sink): void {
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
