import { groupBy } from '../../base/group-by.ts';
import { type Action, type Actions, blankDots, restOfBlock } from './template-actions.ts';

/** The keys from the values of a chart to one of them; `*` stands for every item of a list. */
export type ValuePath = readonly string[];
export const ANY = '*';

/** Actions in which a value has one name. */
export interface View {
  readonly actions: Actions;
  readonly holder: Holder;
  /** The keys from the holder to the value. */
  readonly rest: ValuePath;
  /** Patterns of the version of the chart. */
  readonly versions: readonly string[];
}

/** Patterns of a map that holds a value, before a field and as a whole, and a part that both have. */
interface Holder {
  readonly field: string;
  readonly whole: string;
  readonly part: string;
}

/** The places where a value is read, as far as its way through the templates can be followed. */
export interface Followed {
  readonly views: readonly View[];
  /** Whether a map around the value was given to something that is not followed. */
  readonly isLost: boolean;
}

const START = String.raw`(?<![\w)"$.])`;
const END = String.raw`(?![\w.])`;
const VALUES: Holder = { field: String.raw`\.Values`, whole: String.raw`\.Values`, part: '.Values' };
const DOT: Holder = { field: START, whole: String.raw`${START}\.`, part: '.' };
/** In a named template, `$` also is what the template was called with. */
const ARGUMENT: Holder = { field: String.raw`${START}\$?`, whole: `${START}[.$]`, part: '' };
const CHART_VERSION = String.raw`[\w$.]{0,60}[cC]hart\.AppVersion`;

/** Charts name a value in few places; a hostile one could do so without end. */
const MOST_VIEWS = 200;
const MOST_ACTIONS = 200_000;

export type Definitions = ReadonlyMap<string, Actions>;

/** A text of a chart, and the keys from its `.Values` to the value. */
export interface ChartText {
  readonly actions: Actions;
  readonly rest: ValuePath;
}

/** Follows a value from `.Values` through variables, `with`, `range` and named templates. */
export function followValue(texts: readonly ChartText[], definitions: Definitions): Followed {
  const views = texts.map((text): View => ({ ...text, holder: VALUES, versions: [CHART_VERSION] }));
  const known = new Map<Actions, Set<string>>();
  const isNew = ({ actions, ...view }: View): boolean => {
    const names = known.get(actions) ?? new Set();
    known.set(actions, names);
    return names.size < names.add(JSON.stringify(view)).size;
  };
  let left = MOST_ACTIONS;
  let isLost = false;
  // The list grows on the way.
  for (const view of views) {
    left -= view.actions.length;
    if (views.length > texts.length + MOST_VIEWS || left < 0) return { views: [], isLost: true };
    const places = placesFor(view);
    if (places.length === 0) continue;
    const pattern = holderPattern(view);
    for (const { action, index } of places) {
      const { code } = action;
      for (const { 1: fields = '', index: start } of code.matchAll(pattern)) {
        const rest = view.rest.slice(fields.split('.').length - 1);
        const next = viewBehind({ view, index, head: code.slice(0, start), code, rest }, definitions);
        if (next === undefined) isLost ||= rest.length > 0;
        else views.push(...next.filter(isNew));
      }
    }
  }
  return { views, isLost };
}

/** An action that may name a value or a map around it, with its number. */
interface ActionPlace {
  readonly action: Action;
  readonly index: number;
}

/** Actions that name `.Values`, by the first key after it, or by '' where there is none. */
const named = new WeakMap<Actions, ReadonlyMap<string, readonly ActionPlace[]>>();

/** The actions that may name a value or a map around it, in order. */
export function placesFor({ actions, holder, rest }: View): readonly ActionPlace[] {
  if (holder !== VALUES)
    return actions.flatMap((action, index) => (action.code.includes(holder.part) ? [{ action, index }] : []));
  const places = named.get(actions) ?? placesOfValues(actions);
  named.set(actions, places);
  const [whole = [], below = []] = [places.get(''), places.get(String(rest[0]))];
  return whole.length === 0
    ? below
    : [...new Set([...whole, ...below])].sort((one, other) => one.index - other.index);
}

function placesOfValues(actions: Actions): ReadonlyMap<string, readonly ActionPlace[]> {
  const all = actions.flatMap((action, index) => {
    const keys = new Set(Array.from(action.code.matchAll(/\.Values(?:\.(\w+))?/g), ([, key = '']) => key));
    return Array.from(keys, (key) => ({ key, place: { action, index } }));
  });
  const byKey = groupBy(all, ({ key }) => key);
  return new Map(Array.from(byKey, ([key, those]) => [key, those.map(({ place }) => place)]));
}

/** A pattern of the holder and of all maps on the way to the value, the value included. */
function holderPattern({ holder: { field, whole }, rest }: View): RegExp {
  const fields = fieldsOf(rest);
  const nested = fields.reduceRight((inner, name) => `\\.${name}${inner === '' ? '' : `(?:${inner})?`}`, '');
  return new RegExp(`${whole}${END}${nested === '' ? '' : `|${field}(${nested})${END}`}`, 'g');
}

/** The keys that can be written as fields, up to the first that cannot. */
function fieldsOf(path: ValuePath): readonly string[] {
  const end = path.findIndex((key) => !/^\w+$/.test(key));
  return end < 0 ? path : path.slice(0, end);
}

/** A pattern of the value itself in the actions of a view, and a part of it; `undefined` if it is never named there. */
export function namePattern({ holder: { field, part, whole }, rest }: View) {
  if (rest.length === 0) return { part, pattern: new RegExp(`(?:${whole})${END}`, 'g') };
  if (fieldsOf(rest).length < rest.length) return undefined;
  const pattern = new RegExp(`${field}\\.${rest.join('\\.')}${END}`, 'g');
  return { part: `.${rest.join('.')}`, pattern };
}

interface Mention {
  readonly view: View;
  /** The action and its place. */
  readonly code: string;
  readonly index: number;
  /** The code before the mention. */
  readonly head: string;
  /** The keys from what is mentioned to the value. */
  readonly rest: ValuePath;
}

const BRANCH = /^(?:else\s+)?(with|range|if)\b/;
const ASSIGNED = /^(?:(?:else\s+)?(?:with|if)\s+)?\$(\w+)\s*(:?=)/;
const RANGED = /^range\s+(?:\$\w+\s*,\s*)?\$(\w+)\s*:=/;
const CALLED = /\b(?:include|template|block)\s+("[^"]*")(?!.*\b(?:include|template|block)\s+")/s;
/** Bitnami's library, which most charts that use it download when they are packaged; only one of its templates names images. */
const OF_LIBRARY = `"${blankDots('common.')}`;
const DICT_KEY = /"(\w+)"\s+\(?\s*$/;

/** The names that the mentioned map gets where it is passed on; `undefined` where that is not known. */
function viewBehind(
  { code, head, index, rest, view }: Mention,
  definitions: Definitions,
): View[] | undefined {
  const { actions } = view;
  const called = CALLED.exec(head)?.[1];
  if (called !== undefined && !definitions.has(called) && called.startsWith(OF_LIBRARY)) return [];
  const key = /\bdict\b/.test(head) ? DICT_KEY.exec(head)?.[1] : undefined;
  if (/\b(?:dict|list|tuple|set|index|dig|get)\b/.test(head) && key === undefined) return undefined;
  const inner = key === undefined ? rest : [key, ...rest];
  const versions = key === undefined ? view.versions : versionsIn(code, view.versions);
  if (called !== undefined) {
    const body = definitions.get(called);
    return body && [{ actions: body, holder: ARGUMENT, rest: inner, versions }];
  }
  const body = (): Actions => restOfBlock(actions, index + 1);
  const [, variable, sign] = ASSIGNED.exec(code) ?? [];
  const branch = BRANCH.exec(code)?.[1];
  const isWith = branch === 'with';
  const assigned = (name: string, where: Actions, path: ValuePath): View => {
    const field = `\\$${name}`;
    return { actions: where, holder: { field, whole: field, part: `$${name}` }, rest: path, versions };
  };
  if (branch === 'range') {
    // The items of a list, or the values of a map.
    if (inner.length === 0) return [];
    const item = RANGED.exec(code)?.[1];
    const behind = { actions: body(), holder: DOT, rest: inner.slice(1), versions };
    return [behind, ...(item === undefined ? [] : [assigned(item, behind.actions, behind.rest)])];
  }
  // An assignment in a block can change a variable that is read after it.
  const scope = (): Actions => (sign === ':=' ? body() : actions.slice(index + 1));
  const named = variable === undefined ? [] : [assigned(variable, scope(), inner)];
  if (isWith) return [...named, { actions: body(), holder: DOT, rest: inner, versions }];
  return named.length > 0 || branch === 'if' ? named : undefined;
}

/** Patterns of the version of the chart after a `dict`. */
function versionsIn(code: string, versions: readonly string[]): readonly string[] {
  const keys = [...code.matchAll(/"(\w+)"\s/g)].map(([, key]) => key);
  const same = new RegExp(`"(\\w+)"\\s+(?:${versions.join('|')})${END}`, 'g');
  return [
    ...[...code.matchAll(same)].map(([, key]) => `[\\w$]{0,60}\\.${key}${END}`),
    ...keys.map((key) => String.raw`[\w$]{0,60}\.${key}(?:[\w.]{0,60}[cC]hart)?\.AppVersion`),
  ];
}
