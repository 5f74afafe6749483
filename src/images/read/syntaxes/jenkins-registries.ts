import { type Dialect, expandedText, type Lookup, NO_VARIABLES } from '../expand-variables.ts';
import { type CodeToken, closesBracket, opensBracket } from '../formats/code-tokens.ts';
import { countMentions } from '../mentions.ts';
import { type PlacedText, placeDecoded, trimPlaced } from '../placed-text.ts';
import { createVariableTable } from '../variable-table.ts';

/** An open bracket of a Jenkinsfile. */
interface Block {
  /** The host that images without one get from `docker.withRegistry(…)`, with a slash after it. */
  readonly outer: string | undefined;
  /** The same from `registryUrl` in this block. */
  own: string | undefined;
}

const NO_BLOCK: Block = { outer: undefined, own: undefined };
/** A name that no variable can have: the registry is not known. */
const UNKNOWN = '$(registry)/';

/** Finds the registry that `docker.withRegistry(…) { … }` or `registryUrl` gives to the name of an image, by the index of its token. */
export function createRegistries(
  tokens: readonly CodeToken[],
  dialect: Dialect,
): (index: number) => PlacedText | undefined {
  const blocks: Block[] = [];
  const open: Block[] = [];
  let next: string | undefined;
  for (const [index, token] of tokens.entries()) {
    const { kind, text } = token;
    const block = open.at(-1) ?? NO_BLOCK;
    blocks.push(block);
    if (text === 'withRegistry' && tokens[index - 2]?.text === 'docker')
      next = prefixOf(tokens, index, dialect);
    if (kind === 'name' && text === 'registryUrl' && open.length > 0)
      block.own = prefixOf(tokens, index, dialect);
    if (opensBracket(token)) {
      open.push({ outer: (text === '{' ? next : undefined) ?? block.outer, own: undefined });
      if (text === '{') next = undefined;
    }
    if (closesBracket(token)) open.pop();
  }
  return (index) => {
    const { outer, own } = blocks[index] ?? NO_BLOCK;
    const isMember = tokens[index - 1]?.text === '.';
    const registry = isMember ? outer : own;
    const start = tokens[index]?.start ?? 0;
    return registry === undefined || registry === '' ? undefined : placeDecoded(registry, start, start);
  };
}

/** The argument of a call, with or without parentheses, or of a named argument. */
export function argumentAt(tokens: readonly CodeToken[], from: number): CodeToken | undefined {
  const opened = tokens[from]?.kind === 'mark' && /[(:]/.test(tokens[from].text) ? from + 1 : from;
  return endsValue(tokens[opened + 1]) ? tokens[opened] : undefined;
}

/** A text or a variable as it is written, and what expands it. */
export function writtenValue(
  argument: CodeToken,
  dialect: Dialect,
): { readonly text: PlacedText; readonly dialect: Dialect } | undefined {
  const { kind, start, text } = argument;
  if (kind === 'text')
    return { text: trimPlaced(argument.placed), dialect: argument.interpolates ? dialect : NO_VARIABLES };
  if (kind !== 'name') return undefined;
  return { text: placeDecoded(`\${${text}}`, start, start + text.length), dialect };
}

/** The host of an address with a slash after it; nothing for that of Docker Hub. */
function prefixOf(tokens: readonly CodeToken[], index: number, dialect: Dialect): string {
  const argument = argumentAt(tokens, index + 1);
  const written = argument && writtenValue(argument, dialect);
  const address = written && expandedText(written.text, written.dialect);
  if (address === undefined) return UNKNOWN;
  const [, host = ''] = /^(?:https?:\/\/)?([^/]*)/i.exec(address) ?? [];
  return host === '' ? '' : `${host}/`;
}

/** Characters that may follow a complete value. */
const END = /^[\n;,)\]}]$/;

/** Whether this token ends a value, so that it is not concatenated, called or indexed. */
function endsValue(token: CodeToken | undefined): boolean {
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
