import type { Fault } from '../found.ts';
import { createLineReader, type PlainLine } from './plain-lines.ts';
import { readBlockText, readFlow, readKey, readText, skipSpaces, skipToEnd } from './plain-values.ts';
import {
  addEntry,
  type Entry,
  type YamlMap,
  type YamlNode,
  type YamlText,
  type YamlTree,
} from './yaml-node.ts';

const MAXIMUM_DEPTH = 50;
const MAXIMUM_DOCUMENTS = 1000;

/** What the library has to read. */
class NotPlain extends Error {}

/** A value and where it ends. */
interface Made {
  readonly node: YamlNode;
  readonly end: number;
}

/**
 * Reads YAML as most people write it, many times as fast as the library: maps, lists, texts on one line, blocks,
 * flow collections on one line, anchors and aliases of values. `undefined` for everything else: tags, texts on several lines, escapes,
 * errors and whatever is rare. What it does read, it reads exactly as the library does.
 */
export function readPlainYaml(source: string): readonly YamlTree[] | undefined {
  try {
    return createDocumentReader(source)?.();
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
}

function createDocumentReader(source: string) {
  const lines = createLineReader(source);
  if (lines === undefined) return undefined;
  const reader = lines;
  let faults: Fault[] = [];
  let anchors = new Map<string, YamlNode>();

  function documents(): readonly YamlTree[] {
    const read: YamlTree[] = [];
    if (reader.line !== undefined && markOf(reader.line) === 'start') reader.pass(reader.line);
    for (;;) {
      const { line } = reader;
      if (line === undefined || markOf(line) !== undefined) throw new NotPlain();
      faults = [];
      anchors = new Map();
      const { node } = block(line.indent, 0);
      read.push({ root: node, faults });
      const mark: PlainLine | undefined = reader.line;
      if (mark === undefined) return read;
      if (markOf(mark) !== 'start' || read.length >= MAXIMUM_DOCUMENTS) throw new NotPlain();
      reader.pass(mark);
    }
  }

  function markOf({ end, indent, start }: PlainLine): 'start' | 'other' | undefined {
    if (indent > 0) return undefined;
    const word = source.slice(start, start + 3);
    if (word !== '---') return word === '...' || word.startsWith('%') ? 'other' : undefined;
    return skipToEnd(source, start + 3, end) ? 'start' : 'other';
  }

  /** The line that goes on with a collection of this indentation; a line that fits nowhere is an error. */
  function lineAt(indent: number): PlainLine | undefined {
    const { line } = reader;
    if (line === undefined || line.indent < indent || markOf(line) !== undefined) return undefined;
    if (line.indent > indent) throw new NotPlain();
    return line;
  }

  function block(indent: number, depth: number): Made {
    const { line } = reader;
    if (line === undefined || depth > MAXIMUM_DEPTH) throw new NotPlain();
    return isItem(line) ? list(indent, depth) : map(indent, depth);
  }

  function isItem({ end, start }: PlainLine): boolean {
    if (source.charCodeAt(start) !== 45) return false;
    return start + 1 === end || source.charCodeAt(start + 1) === 32;
  }

  function map(indent: number, depth: number): Made {
    const own = new Map<string, Entry>();
    const node: YamlMap = { kind: 'map', own, isFlow: false };
    let end = 0;
    for (let line = lineAt(indent); line !== undefined; line = lineAt(indent)) {
      if (isItem(line)) {
        if (own.size === 0) throw new NotPlain();
        break;
      }
      const { key, value } = source.charCodeAt(line.start) === 63 ? explicitPair(line) : pair(line, depth);
      end = value.end;
      addEntry(node, own, faults, key, value.node, value.end);
    }
    return { node, end };
  }

  function pair(line: PlainLine, depth: number): { readonly key: YamlText; readonly value: Made } {
    const key = readKey(source, line.start, line.end);
    if (key === undefined) throw new NotPlain();
    return { key: key.node, value: valueBehind(key.next, line, line.indent, depth) };
  }

  /** `? key` and, on the line right behind it, `: value`. */
  function explicitPair(line: PlainLine): { readonly key: YamlText; readonly value: Made } {
    const key = readText(source, skipSpaces(source, line.start + 1, line.end), line.end);
    if (source.charCodeAt(line.start + 1) !== 32 || key?.end !== line.end) throw new NotPlain();
    reader.pass(line);
    const next = lineAt(line.indent);
    if (next?.start !== line.end + 1 + line.indent || source.slice(next.start, next.start + 2) !== ': ')
      throw new NotPlain();
    const start = skipSpaces(source, next.start + 1, next.end);
    if (start === next.end) throw new NotPlain();
    return { key: key.node, value: inline(start, next, line.indent) };
  }

  /** The value behind the colon of a key. */
  function valueBehind(at: number, line: PlainLine, indent: number, depth: number): Made {
    const start = skipSpaces(source, at, line.end);
    const anchor = anchorAt(start, line);
    if (anchor === undefined) return valueAt(at, start, line, indent, depth);
    const behind = skipSpaces(source, anchor.end, line.end);
    return keep(anchor.name, valueAt(anchor.end, behind, line, indent, depth));
  }

  function anchorAt(
    start: number,
    line: PlainLine,
  ): { readonly name: string; readonly end: number } | undefined {
    if (source.charCodeAt(start) !== 38) return undefined;
    const name = nameAt(start, line);
    const end = start + 1 + name.length;
    // An alias cannot have an anchor.
    if (source.charCodeAt(skipSpaces(source, end, line.end)) === 42) throw new NotPlain();
    return { name, end };
  }

  /** The name of an anchor or alias, which has a blank behind it. */
  function nameAt(start: number, { end }: PlainLine): string {
    const [name] = /^[\w-]+(?= |$)/.exec(source.slice(start + 1, end)) ?? [];
    if (name === undefined) throw new NotPlain();
    return name;
  }

  /** An empty value is one that the library places, and a second anchor of a name is too rare. */
  function keep(name: string, made: Made): Made {
    if ((made.node.kind === 'text' && made.node.value === '') || anchors.has(name)) throw new NotPlain();
    anchors.set(name, made.node);
    return made;
  }

  /** The value at `start`, the first place at or after `at` that has no space. */
  function valueAt(at: number, start: number, line: PlainLine, indent: number, depth: number): Made {
    if (start < line.end && source.charCodeAt(start) !== 35) return inline(start, line, indent);
    const isCommented = start < line.end;
    if (isCommented && start === at) throw new NotPlain();
    reader.pass(line);
    const next = reader.line;
    if (next !== undefined && markOf(next) === undefined) {
      if (next.indent > indent) return block(next.indent, depth + 1);
      if (next.indent === indent && isItem(next)) return list(indent, depth + 1);
    }
    // A comment would belong to the empty value.
    if (isCommented || source.slice(line.end, next?.start ?? source.length).includes('#'))
      throw new NotPlain();
    const scalar = { range: [start, start], type: 'PLAIN', value: '' } as const;
    return { node: { kind: 'text', value: '', isPlain: true, scalar }, end: start };
  }

  function list(indent: number, depth: number): Made {
    const items: YamlNode[] = [];
    let end = 0;
    for (let line = lineAt(indent); line !== undefined && isItem(line); line = lineAt(indent)) {
      const item = itemBehind(line, indent, depth);
      items.push(item.node);
      end = item.end;
    }
    return { node: { kind: 'list', items }, end };
  }

  function itemBehind(line: PlainLine, indent: number, depth: number): Made {
    const first = skipSpaces(source, line.start + 1, line.end);
    const anchor = anchorAt(first, line);
    const start = anchor === undefined ? first : skipSpaces(source, anchor.end, line.end);
    // An anchor in front of a key is one of the key.
    const isKey = readKey(source, start, line.end) !== undefined;
    if (isKey && anchor !== undefined) throw new NotPlain();
    if (isKey) {
      reader.enter(line, start);
      return block(indent + start - line.start, depth + 1);
    }
    const item = itemAt(start, line, indent, depth);
    return anchor === undefined ? item : keep(anchor.name, item);
  }

  function itemAt(start: number, line: PlainLine, indent: number, depth: number): Made {
    if (start < line.end && source.charCodeAt(start) !== 35) return inline(start, line, indent);
    reader.pass(line);
    const next = reader.line;
    if (next === undefined || next.indent <= indent) throw new NotPlain();
    return block(next.indent, depth + 1);
  }

  /** A value that begins on the line of its key or item; the next line must not go on with it. */
  function inline(start: number, line: PlainLine, indent: number): Made {
    const made = /[|>]/.test(source.charAt(start)) ? blockText(start, line, indent) : oneLine(start, line);
    const next = reader.line;
    if (next !== undefined && next.indent > indent) throw new NotPlain();
    return made;
  }

  function alias(start: number, line: PlainLine): Made {
    const name = nameAt(start, line);
    const node = anchors.get(name);
    if (node === undefined) throw new NotPlain();
    return { node, end: start + 1 + name.length };
  }

  function oneLine(start: number, line: PlainLine): Made {
    const isAlias = source.charCodeAt(start) === 42;
    const read = isAlias
      ? alias(start, line)
      : (readFlow(source, start, line.end, faults) ?? readText(source, start, line.end));
    if (read === undefined || !skipToEnd(source, read.end, line.end)) throw new NotPlain();
    reader.pass(line);
    return read;
  }

  function blockText(start: number, { end: headerEnd }: PlainLine, indent: number): Made {
    const read = readBlockText(source, start, headerEnd, indent);
    if (read === undefined) throw new NotPlain();
    reader.moveTo(read.next);
    return read;
  }

  return documents;
}
