import {
  COLLECTION_STYLE,
  type DocumentEvent,
  EVENT_ID,
  type Event,
  getScalarValue,
  type PopEvent,
  parseEvents,
  type ScalarEvent,
} from 'js-yaml';
import type { Fault } from '../found.ts';
import {
  addEntry,
  type Entry,
  nodeOfKey,
  type YamlMap,
  type YamlNode,
  type YamlOptions,
  type YamlText,
  type YamlTree,
} from './yaml-node.ts';

/** By the numbers of the library. */
const STYLES = [undefined, 'plain', 'single', 'double', 'literal', 'folded'] as const;

type NodeEvent = Exclude<Event, DocumentEvent | PopEvent>;

/** Reads the documents of a YAML text; throws `YAMLException` if one of them is not valid, or nested too deeply. */
export function* readStrictYaml(text: string, { from, maxDepth }: YamlOptions): Generator<YamlTree> {
  const events = parseEvents(text, { maxDepth });
  let next = 0;
  /** The end of what was built. */
  let at = 0;
  let anchors = new Map<string, YamlNode>();
  let faults: Fault[] = [];

  function build(event: NodeEvent): YamlNode | undefined {
    const { anchorEnd, anchorStart } = event;
    const anchor = anchorStart < 0 ? undefined : text.slice(anchorStart, anchorEnd);
    const keep = <T extends YamlNode>(made: T): T => {
      if (anchor !== undefined) anchors.set(anchor, made);
      return made;
    };
    if (event.type === EVENT_ID.ALIAS) {
      at = anchorEnd;
      return anchors.get(anchor ?? '');
    }
    if (event.type === EVENT_ID.SCALAR) return keep(buildText(event));
    at = event.start;
    if (event.type === EVENT_ID.MAPPING) {
      const own = new Map<string, Entry>();
      const map = keep({ kind: 'map', own, isFlow: event.style === COLLECTION_STYLE.FLOW });
      for (let key = take(); key !== undefined; key = take()) addPair(map, own, key);
      return map;
    }
    const items: YamlNode[] = [];
    const list = keep({ kind: 'list', items });
    for (let item = take(); item !== undefined; item = take()) {
      const built = build(item);
      if (built !== undefined) items.push(built);
    }
    return list;
  }

  /** The event of the next node of what is being built; `undefined` at its end. */
  function take(): NodeEvent | undefined {
    const event = events[next++];
    return event?.type === EVENT_ID.DOCUMENT || event?.type === EVENT_ID.POP ? undefined : event;
  }

  function addPair(map: YamlMap, own: Map<string, Entry>, event: NodeEvent): void {
    const built = build(event);
    const keyEnd = at;
    const start = 'start' in event ? event.start : event.anchorStart;
    const key = nodeOfKey(built, { start, end: keyEnd }, { from, text });
    const valueEvent = take();
    if (valueEvent === undefined) return;
    const isEmpty = valueEvent.type === EVENT_ID.SCALAR && valueEvent.valueStart < 0;
    if (isEmpty) at = endOfColon(text, at);
    const value = isEmpty && at === keyEnd ? undefined : build(valueEvent);
    addEntry(map, own, faults, key, value, from + at);
  }

  /** A scalar that is not written stands where it could be. */
  function buildText(event: ScalarEvent): YamlText {
    const { anchorEnd, indent, tagEnd, tagStart, valueEnd, valueStart } = event;
    const style = STYLES[event.style];
    const quote = style === 'double' || style === 'single' ? 1 : 0;
    const start = valueStart < 0 ? Math.max(at, anchorEnd, tagEnd) : valueStart - quote;
    at = valueStart < 0 ? start : valueEnd + quote;
    const value = getScalarValue(text, event);
    return {
      kind: 'text',
      value,
      isPlain: style === 'plain' && !/^!(?:!str)?$/.test(text.slice(tagStart, tagEnd)),
      scalar: { range: [from + start, from + at], value, style, indent },
    };
  }

  for (let event = events[next++]; event !== undefined; event = events[next++]) {
    if (event.type !== EVENT_ID.DOCUMENT) continue;
    anchors = new Map();
    faults = [];
    const contents = take();
    yield { root: contents && build(contents), faults };
  }
}

/** The end of the colon after a key; the end of the key if there is none. */
function endOfColon(text: string, keyEnd: number): number {
  const colon = /[ \t]*:/y;
  colon.lastIndex = keyEnd;
  return colon.test(text) ? colon.lastIndex : keyEnd;
}
