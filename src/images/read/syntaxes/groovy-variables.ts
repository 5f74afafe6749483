import type { Lookup } from '../expand-variables.ts';
import type { CodeToken } from '../formats/code-tokens.ts';
import { countMentions } from '../mentions.ts';
import type { PlacedText } from '../placed-text.ts';
import { createVariableTable } from '../variable-table.ts';

/** What may follow a complete value. */
const END = /^[\n;,)\]}]$/;

/** Whether this token ends a value, so that it is not concatenated, called or indexed. */
export function endsValue(token: CodeToken | undefined): boolean {
  return token === undefined || (token.kind === 'mark' && END.test(token.text));
}

/** Variables that are assigned exactly once, to a text. */
export function createGroovyLookup(source: string, tokens: readonly CodeToken[]): Lookup {
  const values = new Map<string, PlacedText | undefined>();
  const mentions = new Map(countMentions(source));
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'name') continue;
    const value = tokens[index + 2];
    if (tokens[index + 1]?.text !== '=' || value?.text === '=') {
      mentions.set(token.text, (mentions.get(token.text) ?? 0) + 1);
      continue;
    }
    const placed = value?.kind === 'text' && endsValue(tokens[index + 3]) ? value.placed : undefined;
    values.set(token.text, values.has(token.text) ? undefined : placed);
  }
  return createVariableTable({
    text: (name) => values.get(name),
    label: (name) => name,
    mentions: () => mentions,
    expands: true,
  });
}
