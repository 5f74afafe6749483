import { type Part, readParts, type Token } from './template-tokens.ts';

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
