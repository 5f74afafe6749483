import { getOrMake, once } from '../../../base/remember.ts';
import { type Dialect, NO_VARIABLES } from '../expand-variables.ts';
import type { YamlNode } from '../formats/yaml-node.ts';
import { entriesOf, itemsOf, mapsOf, nodeAt, scalarValue, textNodeOf } from '../formats/yaml-node.ts';
import { addCounts, countMentions, type Mentions } from '../mentions.ts';
import type { PlacedText } from '../placed-text.ts';
import { createVariableTable } from '../variable-table.ts';
import type { YamlContext } from '../yaml-context.ts';

/** Keys of containers, builds and secrets. */
const HANDING_ON = ['environment', 'args'];
const LINE = /^[ \t]*(?:export[ \t]+)?([A-Za-z_]\w*)[ \t]*[=:][ \t]*(.*)$/;

/** Where the `.env` beside a text begins, if both are seen as one text. */
export function environmentStart(text: string): number {
  return text.length + 1;
}

/** The values of the `.env` and the mentions of variables in both files, which all documents share. */
interface Shared {
  readonly values: ReadonlyMap<string, PlacedText>;
  readonly mentions: Mentions;
}
const sharedOfSource = new WeakMap<YamlContext['seen'], Shared>();

function readShared(source: string, environment: string): Shared {
  return {
    values: readEnvironment(environment, environmentStart(source)),
    mentions: once(() => countMentions(`${source}\n${environment}`)),
  };
}

/** The variables that Compose reads from the `.env` beside a file; their places follow those of the file. */
export function createEnvironment({
  environment,
  root,
  seen,
  source,
}: Pick<YamlContext, 'environment' | 'root' | 'seen' | 'source'>): Dialect {
  if (environment === undefined) return NO_VARIABLES;
  const shared = getOrMake(sharedOfSource, seen, () => readShared(source, environment));
  const handedOn = once(() => addCounts(new Map(), namesHandedOn(root)));
  const mentionsOf = (name: string): number =>
    (shared.mentions().get(name) ?? 0) + (handedOn().get(name) ?? 0);
  return {
    lookup: createVariableTable({
      text: (name) => shared.values.get(name),
      label: (name) => `${name} in .env`,
      mentions: () => ({ get: mentionsOf }),
      expands: true,
    }),
  };
}

/** The variables that containers and builds get by their names alone: `environment: [TAG]`, `args: {TAG: }`. */
function namesHandedOn(root: YamlNode | undefined): readonly string[] {
  return mapsOf(root).flatMap((map) =>
    HANDING_ON.flatMap((key) => {
      const node = nodeAt(map, key);
      const items = node?.kind === 'text' ? [node] : itemsOf(node);
      const unset = [...entriesOf(node)].filter(({ value }) => textNodeOf(value) === undefined);
      return [...items.flatMap((item) => scalarValue(item) ?? []), ...unset.map((entry) => entry.key)];
    }),
  );
}

/** The values of an environment file; the last of several counts. */
function readEnvironment(text: string, base: number): ReadonlyMap<string, PlacedText> {
  const values = new Map<string, PlacedText>();
  let at = 0;
  for (const line of text.split('\n')) {
    const [, name = '', rest = ''] = LINE.exec(line.replace(/\r$/, '')) ?? [];
    if (name !== '') {
      const value = valueOf(rest);
      const start = base + at + line.lastIndexOf(rest) + value.skipped;
      const pieces = [{ text: value.text, start, end: start + value.text.length, from: undefined }];
      values.set(name, { value: value.text, pieces: value.text === '' ? [] : pieces });
    }
    at += line.length + 1;
  }
  return values;
}

/** A value without its quotes, or without the comment after it. */
function valueOf(rest: string): { readonly text: string; readonly skipped: number } {
  const quote = /^["']/.exec(rest)?.[0];
  const close = quote === undefined ? -1 : rest.indexOf(quote, 1);
  if (close > 0) return { text: rest.slice(1, close), skipped: 1 };
  return { text: rest.replace(/(?:^|(?<![ \t])[ \t]+)#.*$/, '').trimEnd(), skipped: 0 };
}
