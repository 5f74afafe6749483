import { getOrMake } from '../../../base/remember.ts';
import { type CodeToken, closesBracket, isMark, opensBracket } from './code-tokens.ts';
import type { Entry, YamlMap, YamlNode, YamlText } from './yaml-node.ts';

const MAXIMUM_DEPTH = 50;
const TEMPLATE = /[$%]\{/;

/**
 * The blocks and objects of HCL as maps, so that the rules for images in parts are those of YAML. Blocks of one type are a
 * list, and so are the arguments of a function; a value that only an evaluation knows is `undefined`.
 */
export function readHclTree(tokens: readonly CodeToken[]): YamlMap {
  let at = 0;

  function map(depth: number): YamlMap {
    const own = new Map<string, Entry>();
    const blocks = new Map<string, YamlNode[]>();
    const node: YamlMap = { kind: 'map', own, isFlow: false };
    for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
      at += 1;
      if (isMark(token, '}') && depth > 0) break;
      if (token.kind === 'mark') {
        if (opensBracket(token)) collection(token.text, depth);
        continue;
      }
      const keyEnd = token.start + token.text.length;
      const entry = { key: token.text, keyStart: token.start, keyEnd, valueEnd: keyEnd, map: node };
      if (isMark(tokens[at], '=') || isMark(tokens[at], ':')) {
        at += 1;
        const isNull = tokens[at]?.text === 'null';
        const value = expression(depth);
        const isUnknown = value === undefined && !isNull;
        if (!own.has(entry.key)) own.set(entry.key, { ...entry, value, isUnknown });
        continue;
      }
      const block = body(depth);
      if (block === undefined) continue;
      const items = getOrMake(blocks, entry.key, () => []);
      items.push(block);
      if (items.length === 1) own.set(entry.key, { ...entry, value: { kind: 'list', items } });
    }
    return node;
  }

  /** The body of a block, after its labels. */
  function body(depth: number): YamlMap | undefined {
    while (tokens[at] !== undefined && tokens[at]?.kind !== 'mark') at += 1;
    if (!isMark(tokens[at], '{') || depth >= MAXIMUM_DEPTH) return undefined;
    at += 1;
    return map(depth + 1);
  }

  /** Up to the end of the line, the entry or the collection around it. */
  function expression(depth: number): YamlNode | undefined {
    const first = at;
    const collections: YamlNode[] = [];
    for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
      if (isMark(token, '\n') || isMark(token, ',') || closesBracket(token)) break;
      at += 1;
      const made = opensBracket(token) && collection(token.text, depth);
      if (made) collections.push(made);
    }
    if (at === first + 1) return textOf(tokens[first]);
    return collections.length > 1 ? { kind: 'list', items: collections } : collections[0];
  }

  /** The expression after an opening mark. */
  function collection(opening: string, depth: number): YamlNode | undefined {
    if (depth >= MAXIMUM_DEPTH) return undefined;
    if (opening === '{') return map(depth + 1);
    const isMerge = opening === '(' && tokens[at - 2]?.text === 'merge';
    const items: (YamlNode | undefined)[] = [];
    for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
      // A brace closes what is around a bracket that nothing closes.
      if (isMark(token, '}')) break;
      if (token.kind === 'mark' && /^[\n,)\]]$/.test(token.text)) {
        at += 1;
        if (closesBracket(token)) break;
      } else items.push(expression(depth + 1));
    }
    return isMerge ? merged(items) : { kind: 'list', items: items.filter((item) => item !== undefined) };
  }

  return map(0);
}

/** The result of `merge`: later arguments win, and one that only an evaluation knows may replace any pair before it. */
function merged(items: readonly (YamlNode | undefined)[]): YamlMap {
  const own = new Map<string, Entry>();
  const lastUnknown = items.findLastIndex((item) => item?.kind !== 'map');
  for (const [index, item] of items.entries()) {
    const isUnknown = index < lastUnknown;
    for (const [key, entry] of item?.kind === 'map' ? item.own : [])
      own.set(key, isUnknown ? { ...entry, isUnknown } : entry);
  }
  return { kind: 'map', own, isFlow: false };
}

function textOf(token: CodeToken | undefined): YamlText | undefined {
  if (token?.kind !== 'text' || TEMPLATE.test(token.text)) return undefined;
  const { pieces } = token.placed;
  const behindQuote = token.start + 1;
  // A heredoc begins on the next line.
  if ((pieces[0]?.start ?? behindQuote) !== behindQuote) return undefined;
  const end = (pieces.at(-1)?.end ?? behindQuote) + 1;
  const scalar = { range: [token.start, end] as const, style: 'double' as const, value: token.text };
  return { kind: 'text', value: token.text, isPlain: false, scalar };
}
