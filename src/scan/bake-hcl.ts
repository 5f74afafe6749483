import { BAKE_ATTRIBUTES, reportBakeText } from './bake.ts';
import { type CodeToken, readCode } from './code-tokens.ts';
import type { Lookup } from './expand-variables.ts';
import type { Sink } from './found.ts';
import { countMentions } from './mentions.ts';
import { type PlacedText, placeDecoded } from './placed-text.ts';
import { createVariableTable } from './variable-table.ts';

/** One `name = expression` in a block. */
interface Attribute {
  readonly block: string;
  readonly label: string;
  readonly name: string;
  readonly value: readonly CodeToken[];
}

const OPENING = /^[([{]$/;
const CLOSING = /^[)\]}]$/;
/** A name before one of these is a key, a function or an object. */
const AFTER_NO_VARIABLE = /^[=:(.]$/;

/** `docker-bake.hcl`: contexts, arguments and inline Dockerfiles of targets, with variables that have a default. */
export function scanBakeHcl(source: string, sink: Sink): void {
  const { tokens, faults } = readCode(source, 'hcl');
  sink.faults.push(...faults);
  const attributes = readAttributes(tokens);
  const lookup = createLookup(source, attributes);
  for (const { block, name, value } of attributes) {
    if (block !== 'target' || !BAKE_ATTRIBUTES.has(name)) continue;
    for (const text of textsIn(value)) reportBakeText(sink, 'docker-bake-hcl', name, text, { lookup });
  }
}

/** The texts of an expression; a variable counts as the text `${NAME}`. */
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

function createLookup(source: string, attributes: readonly Attribute[]): Lookup {
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

/** The attributes of all blocks, in order; a block begins with `type label {`. */
function readAttributes(tokens: readonly CodeToken[]): readonly Attribute[] {
  const attributes: Attribute[] = [];
  const blocks: { block: string; label: string }[] = [];
  let at = 0;
  for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
    at += 1;
    if (token.kind === 'mark' && token.text === '}') blocks.pop();
    if (token.kind !== 'name') continue;
    const current = blocks.at(-1);
    if (isMark(tokens[at], '=') && current !== undefined) {
      const value = readExpression(tokens, at + 1);
      attributes.push({ ...current, name: token.text, value });
      at += 1 + value.length;
      continue;
    }
    const labels: string[] = [];
    for (
      let label = tokens[at];
      label !== undefined && label.kind !== 'mark';
      label = tokens[at + labels.length]
    )
      labels.push(label.text);
    at += labels.length;
    if (!isMark(tokens[at], '{')) continue;
    blocks.push({ block: token.text, label: labels.join(' ') });
    at += 1;
  }
  return attributes;
}

/** Up to the end of the line, or of the block, that is not inside brackets. */
function readExpression(tokens: readonly CodeToken[], from: number): readonly CodeToken[] {
  let depth = 0;
  let at = from;
  for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
    if (token.kind === 'mark') {
      if (depth === 0 && (token.text === '\n' || token.text === '}')) break;
      if (OPENING.test(token.text)) depth += 1;
      if (CLOSING.test(token.text)) depth -= 1;
    }
    at += 1;
  }
  return tokens.slice(from, at);
}

function isMark(token: CodeToken | undefined, text: string): boolean {
  return token?.kind === 'mark' && token.text === text;
}
