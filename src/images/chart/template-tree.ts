/** `path` are the fields that follow. */
export type Operand =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'number' }
  | { readonly kind: 'word'; readonly name: string }
  | { readonly kind: 'dot'; readonly path: readonly string[] }
  | { readonly kind: 'variable'; readonly name: string; readonly path: readonly string[] }
  | { readonly kind: 'group'; readonly pipeline: Pipeline; readonly path: readonly string[] };

export interface Pipeline {
  /** Variables that are declared or assigned. */
  readonly sets: readonly string[];
  readonly commands: readonly (readonly Operand[])[];
}

export type TemplateNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'output'; readonly pipeline: Pipeline }
  | {
      readonly kind: 'if' | 'with' | 'range';
      readonly pipeline: Pipeline;
      readonly body: readonly TemplateNode[];
      readonly otherwise: readonly TemplateNode[];
    }
  | { readonly kind: 'define'; readonly name: string; readonly body: readonly TemplateNode[] }
  | { readonly kind: 'template'; readonly name: string; readonly pipeline: Pipeline };

const MAXIMUM_DEPTH = 100;

/** Parses a Go template; `undefined` if it is not well-formed or of a form that is not known here. */
export function parseTemplate(source: string): readonly TemplateNode[] | undefined {
  const parts = readParts(source);
  if (parts === undefined) return undefined;
  try {
    const reader = createReader(parts);
    const { end, nodes } = reader.nodes(0);
    return end === undefined ? nodes : undefined;
  } catch {
    return undefined;
  }
}

class NotUnderstood extends Error {}

interface Body {
  readonly nodes: readonly TemplateNode[];
  /** The tokens of the `end` or `else` that stopped it; `undefined` at the end of the file. */
  readonly end: readonly Token[] | undefined;
}

function createReader(parts: readonly Part[]) {
  let at = 0;

  function nodes(depth: number): Body {
    if (depth > MAXIMUM_DEPTH) throw new NotUnderstood();
    const found: TemplateNode[] = [];
    for (let part = parts[at]; part !== undefined; part = parts[at]) {
      at += 1;
      if (part.kind === 'text') {
        found.push(part);
        continue;
      }
      const [first] = part.tokens;
      const word = first?.kind === 'word' ? first.value : '';
      if (word === 'end' || word === 'else') return { nodes: found, end: part.tokens };
      found.push(...action(word, part.tokens, depth));
    }
    return { nodes: found, end: undefined };
  }

  function action(word: string, tokens: readonly Token[], depth: number): readonly TemplateNode[] {
    switch (word) {
      case 'if':
      case 'with':
      case 'range':
        return [branch(word, tokens.slice(1), depth)];
      case 'define':
        return [{ kind: 'define', name: nameOf(tokens), body: closed(depth) }];
      case 'block':
        return [
          { kind: 'define', name: nameOf(tokens), body: closed(depth) },
          { kind: 'template', name: nameOf(tokens), pipeline: parsePipeline(tokens.slice(2)) },
        ];
      case 'template':
        return [{ kind: 'template', name: nameOf(tokens), pipeline: parsePipeline(tokens.slice(2)) }];
      case 'break':
      case 'continue':
        return [];
      default:
        return [{ kind: 'output', pipeline: parsePipeline(tokens) }];
    }
  }

  function branch(kind: 'if' | 'with' | 'range', tokens: readonly Token[], depth: number): TemplateNode {
    const pipeline = parsePipeline(tokens);
    const body = nodes(depth + 1);
    if (body.end === undefined) throw new NotUnderstood();
    return { kind, pipeline, body: body.nodes, otherwise: otherwise(body.end, depth) };
  }

  function otherwise([first, second, ...rest]: readonly Token[], depth: number): readonly TemplateNode[] {
    if (first?.value === 'end') return [];
    if (second === undefined) return closed(depth);
    if (second.value !== 'if' && second.value !== 'with') throw new NotUnderstood();
    return [branch(second.value, rest, depth + 1)];
  }

  function closed(depth: number): readonly TemplateNode[] {
    const body = nodes(depth + 1);
    if (body.end?.[0]?.value !== 'end') throw new NotUnderstood();
    return body.nodes;
  }

  return { nodes };
}

function nameOf([, name]: readonly Token[]): string {
  if (name?.kind !== 'text') throw new NotUnderstood();
  return name.value;
}

function isMark(token: Token | undefined, value: string): boolean {
  return token?.kind === 'mark' && token.value === value;
}

function parsePipeline(tokens: readonly Token[]): Pipeline {
  const assigns = tokens.findIndex((token) => isMark(token, ':=') || isMark(token, '='));
  const sets = tokens
    .slice(0, Math.max(0, assigns))
    .flatMap(({ kind, value }) => (kind === 'variable' ? value : []));
  let at = assigns + 1;

  function pipeline(depth: number): readonly (readonly Operand[])[] {
    if (depth > MAXIMUM_DEPTH) throw new NotUnderstood();
    const commands: Operand[][] = [[]];
    for (let token = tokens[at]; token !== undefined && !isMark(token, ')'); token = tokens[at]) {
      at += 1;
      if (isMark(token, '|')) commands.push([]);
      else commands.at(-1)?.push(operand(token, depth));
    }
    return commands;
  }

  function operand(token: Token, depth: number): Operand {
    const { kind, value } = token;
    if (kind === 'text') return { kind, value };
    if (kind === 'number') return { kind };
    if (kind === 'word') return { kind, name: value };
    const [name = '', ...path] = value.split('.');
    if (kind === 'field') return { kind: 'dot', path: path.filter((part) => part !== '') };
    if (kind === 'variable') return { kind, name, path };
    if (!isMark(token, '(')) throw new NotUnderstood();
    const commands = pipeline(depth + 1);
    if (!isMark(tokens[at], ')')) throw new NotUnderstood();
    at += 1;
    const next = tokens[at];
    const isField = next?.kind === 'field' && next.isJoined;
    if (isField) at += 1;
    const fields = isField ? next.value.split('.').filter((part) => part !== '') : [];
    return { kind: 'group', pipeline: { sets: [], commands }, path: fields };
  }

  const commands = pipeline(0);
  if (at < tokens.length) throw new NotUnderstood();
  return { sets, commands };
}

/** A token of an action of a Go template. */
interface Token {
  readonly kind: 'text' | 'number' | 'word' | 'field' | 'variable' | 'mark';
  /** Without quotes; of a field or variable as written, such as `.a.b` or `$x.a`. */
  readonly value: string;
  /** Whether it follows the token before it directly. */
  readonly isJoined: boolean;
}

/** Text between actions, or an action. */
type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'action'; readonly tokens: readonly Token[] };

const QUOTED = '"(?:\\\\.|[^"\\\\\\n])*"|`[^`]*`|\'(?:\\\\.|[^\'\\\\\\n])*\'';
const ACTION_END = new RegExp(`(?:${QUOTED}|(?!\\}\\}|["'\`])[\\s\\S])*?(?=\\}\\})`, 'y');
const TOKEN = new RegExp(
  `\\s+|(${QUOTED})|(\\$\\w*(?:\\.\\w+)*)|(\\.(?:\\w+(?:\\.\\w+)*)?)` +
    '|([-+]?\\d[\\w.]*)|([A-Za-z_]\\w*)|(:=|[()|,=])',
  'y',
);
const COMMENT = /\{\{(?:-\s)?\s*\/\*[\s\S]*?\*\/\s*(?:\s-)?\}\}/y;

/** Splits a Go template into texts and actions; `undefined` if it is not well-formed. */
function readParts(source: string): readonly Part[] | undefined {
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

/** In the order of the groups of `TOKEN`; blanks have none. */
const KINDS = ['text', 'variable', 'field', 'number', 'word', 'mark'] as const;

function readTokens(body: string): readonly Token[] | undefined {
  const tokens: Token[] = [];
  let isJoined = false;
  for (let at = 0; at < body.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(body);
    if (match === null) return undefined;
    const [written] = match;
    const kind = KINDS[match.findIndex((part, index) => index > 0 && part !== undefined) - 1];
    if (kind !== undefined) {
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
