import { type Dialect, expandVariables, NO_VARIABLES } from '../expand-variables.ts';
import type { CodeToken } from '../formats/code-tokens.ts';
import { type PlacedText, placeDecoded, trimPlaced } from '../placed-text.ts';
import { endsValue } from './groovy-variables.ts';

/** An open bracket of a Jenkinsfile. */
interface Block {
  /** The host that images without one get from `docker.withRegistry(…)`, with a slash behind it. */
  readonly outer: string | undefined;
  /** The same from `registryUrl` in this block. */
  own: string | undefined;
}

const NO_BLOCK: Block = { outer: undefined, own: undefined };
/** What no variable can be: the registry is not known. */
const UNKNOWN = '$(registry)/';

/** Finds the registry that `docker.withRegistry(…) { … }` or `registryUrl` gives to the name of an image, by the index of its token. */
export function createRegistries(
  tokens: readonly CodeToken[],
  dialect: Dialect,
): (index: number) => PlacedText | undefined {
  const blocks: Block[] = [];
  const open: Block[] = [];
  let next: string | undefined;
  for (const [index, { kind, text }] of tokens.entries()) {
    const block = open.at(-1) ?? NO_BLOCK;
    blocks.push(block);
    if (text === 'withRegistry' && tokens[index - 2]?.text === 'docker')
      next = prefixOf(tokens, index, dialect);
    if (kind === 'name' && text === 'registryUrl' && open.length > 0)
      block.own = prefixOf(tokens, index, dialect);
    if (kind !== 'mark') continue;
    if (/[([{]/.test(text)) {
      open.push({ outer: (text === '{' ? next : undefined) ?? block.outer, own: undefined });
      if (text === '{') next = undefined;
    }
    if (/[)\]}]/.test(text)) open.pop();
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

/** The host of an address with a slash behind it; nothing for that of Docker Hub. */
function prefixOf(tokens: readonly CodeToken[], index: number, dialect: Dialect): string {
  const argument = argumentAt(tokens, index + 1);
  const written = argument && writtenValue(argument, dialect);
  if (written === undefined) return UNKNOWN;
  const expanded = expandVariables(written.text, written.dialect);
  if (expanded.kind === 'unknown') return UNKNOWN;
  const [, host = ''] = /^(?:https?:\/\/)?([^/]*)/i.exec(expanded.text.value) ?? [];
  return host === '' ? '' : `${host}/`;
}
