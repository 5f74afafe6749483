import { type CodeToken, closesBracket, isMark, opensBracket } from './code-tokens.ts';

/** An attribute of a block, such as `image = "…"` in `config {`. */
export interface HclAttribute {
  /** The type of the innermost block; empty at the top. */
  readonly block: string;
  readonly label: string;
  /** The types of the blocks in that block, also of `dynamic` ones; complete when all attributes are read. */
  readonly inner: ReadonlySet<string>;
  readonly name: string;
  readonly value: readonly CodeToken[];
}

/** The attributes of all blocks; a block starts with `type label {`. */
export function readHclAttributes(tokens: readonly CodeToken[]): readonly HclAttribute[] {
  const attributes: HclAttribute[] = [];
  const blocks: { block: string; label: string; inner: Set<string> }[] = [];
  let at = 0;
  for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
    at += 1;
    if (isMark(token, '}')) blocks.pop();
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
    const label = labels.join(' ');
    current?.inner.add(token.text === 'dynamic' ? label : token.text);
    blocks.push({ block: token.text, label, inner: new Set() });
    at += 1;
  }
  return attributes;
}

/** Reads up to the end of the line or block outside brackets. */
function readExpression(tokens: readonly CodeToken[], from: number): readonly CodeToken[] {
  let depth = 0;
  let at = from;
  for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
    if (depth === 0 && (isMark(token, '\n') || isMark(token, '}'))) break;
    if (opensBracket(token)) depth += 1;
    if (closesBracket(token)) depth -= 1;
    at += 1;
  }
  return tokens.slice(from, at);
}
