/** A token of an action of a Go template. */
export interface Token {
  readonly kind: 'text' | 'number' | 'word' | 'field' | 'variable' | 'mark';
  /** Without quotes; of a field or variable as written, such as `.a.b` or `$x.a`. */
  readonly value: string;
  /** Whether it follows the token before it directly. */
  readonly isJoined: boolean;
}

/** Text between actions, or an action. */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'action'; readonly tokens: readonly Token[] };

const QUOTED = '"(?:\\\\.|[^"\\\\\\n])*"|`[^`]*`|\'(?:\\\\.|[^\'\\\\\\n])*\'';
const ACTION_END = new RegExp(`(?:${QUOTED}|(?!\\}\\}|["'\`])[\\s\\S])*?(?=\\}\\})`, 'y');
const TOKEN = new RegExp(
  `(?<space>\\s+)|(?<text>${QUOTED})|(?<variable>\\$\\w*(?:\\.\\w+)*)|(?<field>\\.(?:\\w+(?:\\.\\w+)*)?)` +
    '|(?<number>[-+]?\\d[\\w.]*)|(?<word>[A-Za-z_]\\w*)|(?<mark>:=|[()|,=])',
  'y',
);
const COMMENT = /\{\{(?:-\s)?\s*\/\*[\s\S]*?\*\/\s*(?:\s-)?\}\}/y;

/** Splits a Go template into texts and actions; `undefined` if it is not well-formed. */
export function readParts(source: string): readonly Part[] | undefined {
  const parts: Part[] = [];
  let trims = false;
  for (let at = 0; at < source.length; ) {
    const open = source.indexOf('{{', at);
    const end = open < 0 ? source.length : open;
    const trimsEnd = /^\{\{-\s/.test(source.slice(end, end + 4));
    const text = trimText(source.slice(at, end), trims, trimsEnd);
    if (text !== '') parts.push({ kind: 'text', text });
    if (open < 0) break;
    COMMENT.lastIndex = open;
    ACTION_END.lastIndex = open + (trimsEnd ? 3 : 2);
    const isComment = COMMENT.test(source);
    const body = isComment ? '' : ACTION_END.exec(source)?.[0];
    if (body === undefined) return undefined;
    const close = isComment ? COMMENT.lastIndex : ACTION_END.lastIndex + 2;
    trims = /\s-\}\}$/.test(source.slice(close - 4, close));
    const tokens = isComment ? [] : readTokens(trims ? body.replace(/\s-$/, '') : body);
    if (tokens === undefined) return undefined;
    if (!isComment) parts.push({ kind: 'action', tokens });
    at = close;
  }
  return parts;
}

function trimText(text: string, start: boolean, end: boolean): string {
  const first = start ? text.trimStart() : text;
  return end ? first.trimEnd() : first;
}

const KINDS = ['text', 'number', 'word', 'field', 'variable', 'mark'] as const;

function readTokens(body: string): readonly Token[] | undefined {
  const tokens: Token[] = [];
  let isJoined = false;
  for (let at = 0; at < body.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const groups = TOKEN.exec(body)?.groups;
    if (groups === undefined) return undefined;
    const kind = KINDS.find((name) => groups[name] !== undefined);
    if (kind !== undefined) {
      const written = String(groups[kind]);
      tokens.push({ kind, value: kind === 'text' ? unquote(written) : written, isJoined });
    }
    isJoined = kind !== undefined;
  }
  return tokens;
}

function unquote(written: string): string {
  const inner = written.slice(1, -1);
  return written.startsWith('`') ? inner : inner.replace(/\\(.)/g, '$1');
}
