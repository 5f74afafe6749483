import {
  type ChartText,
  type Definitions,
  type Followed,
  followValue,
  namePattern,
  placesFor,
  type ValuePath,
  type View,
} from './follow-value.ts';
import { type Action, withDots } from './template-actions.ts';

/** Uses of the values of a chart by its templates. */
export interface ValueUse {
  readonly reads: (path: ValuePath) => 'yes' | 'no' | 'unknown';
  /** Whether a digest at this path is written with or without `sha256:`. */
  readonly form: (path: ValuePath) => 'full' | 'hex' | 'unknown';
  /** Why a value cannot have a digest added to it. */
  readonly refusal: (path: ValuePath) => string | undefined;
  /** The tag that a chart makes of its version where this value is empty. */
  readonly versionFor: (path: ValuePath) => string | undefined;
}

/** Facts from the `Chart.yaml` of a chart and of the charts below it. */
export interface Descriptions {
  /** The version of what the chart at some keys of the values installs. */
  readonly versionAt: (base: ValuePath) => string | undefined;
  /** Whether a value belongs to a chart of Bitnami, or to one that uses its library. */
  readonly isOfBitnami: (path: ValuePath) => boolean;
}

/** A label or version field, which cannot have a digest. */
const VERSION_FIELD = /version["']?:[ \t]*["']?$/i;
const COMPARED = /\bsemver(?:Compare)?\b/;
/** A part of the tag is cut out. */
const CUT = /\b(?:mustR|r)egex|\b(?:splitList|split|splitn|trunc|substr|replace)\b/;
const STRING_BEFORE = /"([^"]*)"\s*\(?\s*$/;
const LAST_VERB = /%[-+# 0-9.]*[sv](?!.*%[-+# 0-9.]*[sv])/s;
const GOES_ON = /^[\w.-]/;

/** Creates the answers for a chart whose texts have their `.Values` at `base`. */
export function createValueUse(
  texts: readonly (Omit<ChartText, 'rest'> & { readonly base: ValuePath })[],
  definitions: Definitions,
  { isOfBitnami, versionAt }: Descriptions,
): ValueUse {
  const known = new Map<string, Followed & { readonly readings: readonly Reading[] }>();
  const namesAlgorithm = texts.some(({ actions }) =>
    actions.some(({ before, code, after }) => [before, code, after].some((part) => part.includes('sha256:'))),
  );
  const readsFiles = texts.some(({ actions }) =>
    actions.some(({ code }) => code.includes('.Files') && /\btpl\b.*\.Files\b/.test(code)),
  );
  const follow = (path: ValuePath) => {
    const key = JSON.stringify(path);
    const before = known.get(key);
    if (before !== undefined) return before;
    const below = texts.flatMap(({ actions, base }) =>
      restsBelow(base, path).map((rest) => ({ actions, rest })),
    );
    const followed = followValue(below, definitions);
    const found = { ...followed, readings: followed.views.flatMap(readingsIn) };
    known.set(key, found);
    return found;
  };
  const readings = (path: ValuePath): readonly Reading[] => follow(path).readings;
  const isRead = (path: ValuePath): boolean => readings(path).length > 0;
  return {
    reads: (path) => {
      if (isRead(path)) return 'yes';
      const parent = path.slice(0, -1);
      if (path.at(-1) === 'digest' && isOfBitnami(path) && !isRead([...parent, 'tag'])) return 'yes';
      const hasOthers = follow(parent).views.some(readsField);
      // A map of which nothing is read belongs to a chart that is not here.
      return readsFiles || follow(path).isLost || !hasOthers ? 'unknown' : 'no';
    },
    form: (path) => {
      const forms = new Set(readings(path).flatMap((reading) => formOf(reading) ?? []));
      const [only] = forms;
      if (forms.size > 1) return 'unknown';
      return only ?? (namesAlgorithm ? 'unknown' : 'full');
    },
    refusal: (path) => {
      const all = readings(path);
      if (all.some(({ action: { code } }) => COMPARED.test(code)))
        return 'the chart compares it as a version';
      const isLabel = all.some(
        ({ action: { before, code } }) => VERSION_FIELD.test(before) && !CUT.test(code),
      );
      return isLabel ? 'the chart writes it into a version label' : undefined;
    },
    versionFor: (path) => {
      const base = texts
        .map((text) => text.base)
        .filter((one) => one.every((key, index) => path[index] === key))
        .reduce<ValuePath>((longest, one) => (one.length > longest.length ? one : longest), []);
      const version = versionAt(base);
      const tags = new Set(readings(path).flatMap((reading) => defaultIn(reading) ?? []));
      const [only] = tags;
      return version === undefined || !only || tags.size > 1
        ? undefined
        : only.replace(VERSION, () => version);
    },
  };
}

/** The keys from the `.Values` of a chart at `base`; every chart sees the global values. */
function restsBelow(base: ValuePath, path: ValuePath): readonly ValuePath[] {
  const isBelow = base.every((key, index) => path[index] === key);
  return [
    ...(isBelow ? [path.slice(base.length)] : []),
    ...(base.length > 0 && path[0] === 'global' ? [path] : []),
  ];
}

/** One action that names a value. */
interface Reading {
  readonly view: View;
  readonly action: Action;
  readonly head: string;
  readonly tail: string;
}

function readingsIn(view: View): readonly Reading[] {
  const places = placesFor(view);
  const name = places.length === 0 ? undefined : namePattern(view);
  if (name === undefined) return [];
  return places
    .filter(({ action }) => action.code.includes(name.part))
    .flatMap(({ action }) =>
      [...action.code.matchAll(name.pattern)].map(({ 0: mention, index }) => ({
        view,
        action,
        head: action.code.slice(0, index),
        tail: action.code.slice(index + mention.length),
      })),
    );
}

/** Whether any field of a map is read. */
function readsField({ actions, holder: { field }, rest }: View): boolean {
  const pattern = new RegExp(
    `${field}${rest.map((key) => `\\.${key.replace(/\W/g, '\\$&')}`).join('')}\\.\\w`,
  );
  return actions.some(({ code }) => pattern.test(code));
}

/** The form that an action gives a digest, if it shows one. */
function formOf({ action, head, tail }: Reading): 'full' | 'hex' | undefined {
  const literal = STRING_BEFORE.exec(head)?.[1];
  if (literal?.startsWith('sha256') === true && /\b(?:trim|has)Prefix\b/.test(head)) return 'full';
  const format = /\bprintf\s+"([^"]*)"/.exec(callBefore(head))?.[1];
  const isLast = /^\s*(?:[|)]|$)/.test(tail);
  const verb = format === undefined || !isLast ? undefined : LAST_VERB.exec(format)?.index;
  const before =
    verb === undefined ? (literal ?? (head.trim() === '' ? action.before : '')) : format?.slice(0, verb);
  if (before?.endsWith('sha256:') === true) return 'hex';
  return before?.endsWith('@') === true ? 'full' : undefined;
}

/** The beginning of the innermost call at the end of some code. */
function callBefore(head: string): string {
  let code = head;
  for (let inner = ''; inner !== code; ) {
    inner = code;
    code = inner.replaceAll(/\([^()]*\)/g, '');
  }
  return code.slice(code.lastIndexOf('(') + 1);
}

const VERSION = '\u0001';

/** The tag that an action makes of the chart's version, with `VERSION` in its place; '' if that is unknown. */
function defaultIn({ action: { after, code }, head, tail, view }: Reading): string | undefined {
  const version = String.raw`(?:\(\s*)?(?:printf?\s+"([^"%]*)(?:%[sv])?([^"]*)"\s+)?(?:${view.versions.join('|')})(?![\w.])`;
  const behind = new RegExp(
    String.raw`^(?:\s+[.$])?[\s)]*\|\s*(?:toString\s*\|\s*)?default\s+${version}`,
  ).exec(tail);
  const before = new RegExp(String.raw`\bdefault\s+${version}[\s)]+(?:\(\s*)?(?:tpl\s+)?$`).exec(head);
  const next = /\b(?:coalesce|or)\s/.test(head) ? new RegExp(String.raw`^\s+${version}`).exec(tail) : null;
  const match = behind ?? before ?? next;
  if (match === null || COMPARED.test(code)) return undefined;
  const isWritten = !/^(?:\$|if|else|with|range)/.test(code);
  return isWritten && GOES_ON.test(after) ? '' : withDots(`${match[1] ?? ''}${VERSION}${match[2] ?? ''}`);
}
