import { getOrMake } from '../../base/remember.ts';
import type { Range } from '../read/range.ts';
import { type Actions, blankDots, restOfBlock, restOfText, type TemplateAction } from './template-actions.ts';

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

/** A name of a map that holds a value. */
interface Holder {
  /** Finds it, as a whole or with fields. */
  readonly pattern: RegExp;
  /** A part of every name of it, which no other holder has. */
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
const VALUES = holderOf('.Values', String.raw`\.Values`);
const DOT = holderOf('.', START, String.raw`${START}\.`);
/** In a named template, `$` also is what the template was called with. */
const ARGUMENT = holderOf('', String.raw`${START}\$?`, `${START}[.$]`);
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
    const names = getOrMake(known, actions, () => new Set());
    return names.size < names.add(JSON.stringify(view)).size;
  };
  let left = MOST_ACTIONS;
  let isLost = false;
  // The list grows on the way.
  for (const view of views) {
    left -= view.actions.length;
    if (views.length > texts.length + MOST_VIEWS || left < 0) return { views: [], isLost: true };
    const mentions = mentionsIn(view);
    for (let depth = 0; depth <= view.rest.length; depth += 1) {
      const rest = view.rest.slice(depth);
      for (const mention of mentions.get(fieldsOf(view.rest.slice(0, depth))) ?? []) {
        const next = viewBehind(view, mention, rest, definitions);
        if (next === undefined) isLost ||= rest.length > 0;
        else views.push(...next.filter(isNew));
      }
    }
  }
  return { views, isLost };
}

function holderOf(part: string, field: string, whole = field): Holder {
  return { part, pattern: new RegExp(`${whole}${END}|${field}((?:\\.\\w+)+)${END}`, 'g') };
}

/** A place in the code where a holder is named. */
export interface HolderMention extends Range {
  readonly action: TemplateAction;
  readonly index: number;
}

/** Writes keys as fields: '' or `.image.tag`. */
export function fieldsOf(path: ValuePath): string {
  return ['', ...path].join('.');
}

type Mentions = ReadonlyMap<string, readonly HolderMention[]>;
const known = new WeakMap<Actions, Map<string, Mentions>>();

/** Mentions of the holder of a view by the fields behind it; those of one text are found once. */
export function mentionsIn({ actions, holder: { part, pattern } }: Omit<View, 'rest'>): Mentions {
  const byHolder = getOrMake(known, actions, () => new Map<string, Mentions>());
  const before = byHolder.get(part);
  if (before !== undefined) return before;
  const mentions = new Map<string, HolderMention[]>();
  for (const [index, action] of actions.entries()) {
    const { code } = action;
    if (!code.includes(part)) continue;
    for (let match = pattern.exec(code); match !== null; match = pattern.exec(code)) {
      const [, fields = ''] = match;
      const those = getOrMake(mentions, fields, () => []);
      those.push({ action, index, start: match.index, end: pattern.lastIndex });
    }
  }
  byHolder.set(part, mentions);
  return mentions;
}

const BRANCH = /^(?:else\s+)?(with|range|if)\b/;
const ASSIGNED = /^(?:(?:else\s+)?(?:with|if)\s+)?\$(\w+)\s*(:?=)/;
const RANGED = /^range\s+(?:\$\w+\s*,\s*)?\$(\w+)\s*:=/;
const CALLED = /\b(?:include|template|block)\s+("[^"]*")(?!.*\b(?:include|template|block)\s+")/s;
/** Bitnami's library, which most charts that use it download when they are packaged; only one of its templates names images. */
const OF_LIBRARY = `"${blankDots('common.')}`;
const DICT_KEY = /"(\w+)"\s+\(?\s*$/;

/** The names that the mentioned map gets where it is passed on, `rest` above the value; `undefined` where that is not known. */
function viewBehind(
  view: View,
  { action: { code }, index, start }: HolderMention,
  rest: ValuePath,
  definitions: Definitions,
): View[] | undefined {
  const { actions } = view;
  const head = code.slice(0, start);
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
    return { actions: where, holder: holderOf(`$${name}`, `\\$${name}`), rest: path, versions };
  };
  if (branch === 'range') {
    // The items of a list, or the values of a map.
    if (inner.length === 0) return [];
    const item = RANGED.exec(code)?.[1];
    const behind = { actions: body(), holder: DOT, rest: inner.slice(1), versions };
    return [behind, ...(item === undefined ? [] : [assigned(item, behind.actions, behind.rest)])];
  }
  // An assignment in a block can change a variable that is read after it.
  const scope = (): Actions => (sign === ':=' ? body() : restOfText(actions, index + 1));
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
