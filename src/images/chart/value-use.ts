import { BARE, type TextAround } from '../read/syntaxes/image-map-reader.ts';
import {
  type Definitions,
  type Followed,
  fieldsOf,
  followValue,
  mentionsIn,
  type ValuePath,
  type View,
} from './follow-value.ts';
import { type Actions, branchesAround, type TemplateAction } from './template-actions.ts';
import { CHANGED, createTextsBeside, textAround } from './text-around.ts';
import {
  COMPARED,
  defaultIn,
  elseVersionIn,
  type Reading,
  TAG_BEGINS,
  TAG_ENDS,
  VERSION,
} from './version-default.ts';

/** Uses of the values of a chart by its templates. */
export interface ValueUse {
  readonly reads: (path: ValuePath) => 'yes' | 'no' | 'unknown';
  /** Another value of the same name, without which the chart never writes this one. */
  readonly gate: (path: ValuePath) => ValuePath | undefined;
  /** Whether a digest at this path is written with or without `sha256:`. */
  readonly form: (path: ValuePath) => 'full' | 'hex' | 'unknown';
  /** Why a value cannot have a digest added to it. */
  readonly refusal: (path: ValuePath) => string | undefined;
  /** The tag that a chart makes of its version where this value is empty. */
  readonly versionFor: (path: ValuePath) => string | undefined;
  /** Literal text that the chart writes around a tag, which is a part of the tag then; `undefined` if it cannot be told. */
  readonly around: (path: ValuePath) => TextAround | undefined;
  /** The mark with which the chart goes on behind this name: `/`, or `:` and `@` for a tag and a digest. */
  readonly goesOn: (path: ValuePath) => string | undefined;
}

/** A chart, or one below it. */
export interface ChartPart {
  /** The keys from the values of the chart to those of the part, one for each alias; all of the same length. */
  readonly bases: readonly ValuePath[];
  readonly actions: Actions;
  /** Reads its `Chart.yaml`. */
  readonly describe?: () => Description;
}

export interface Description {
  /** The `appVersion`, if it can be a tag. */
  readonly version: string | undefined;
  /** The keys of values for charts of Bitnami. */
  readonly bitnami: ReadonlySet<string>;
}

/** The keys from the values of a part to a value that belongs to it. */
export function restBelow({ bases }: Pick<ChartPart, 'bases'>, path: ValuePath): ValuePath | undefined {
  const base = bases.find((one) => one.every((key, index) => path[index] === key));
  return base && path.slice(base.length);
}

/** A label or version field, which cannot have a digest. */
const VERSION_FIELD = /version["']?:[ \t]*["']?$/i;
/** A part of the tag is cut out. */
const CUT = /\b(?:mustR|r)egex|\b(?:splitList|split|splitn|trunc|substr|replace)\b/;
const STRING_BEFORE = /"([^"]*)"\s*\(?\s*$/;
const GATE = /^(?:else\s+)?if\s+\.Values\.([\w.]+)$/;
/** An end that is more than literal text. */
const OPEN = /[{|]/;

/** Creates the answers for the parts of a chart. */
export function createValueUse(parts: readonly ChartPart[], definitions: Definitions): ValueUse {
  const known = new Map<string, Followed & { readonly readings: readonly Reading[] }>();
  const some = (test: (action: TemplateAction) => boolean) => parts.some(({ actions }) => actions.some(test));
  const namesAlgorithm = () => some(({ end, from, text }) => text.slice(from, end + 80).includes('sha256:'));
  let readsFiles: boolean | undefined;
  const mayReadFiles = () =>
    (readsFiles ??= some(({ code }) => code.includes('.Files') && /\btpl\b.*\.Files\b/.test(code)));
  const follow = (path: ValuePath) => {
    const key = JSON.stringify(path);
    const before = known.get(key);
    if (before !== undefined) return before;
    const below = parts.flatMap((part) =>
      restsBelow(part, path).map((rest) => ({ actions: part.actions, rest })),
    );
    const followed = followValue(below, definitions);
    const found = { ...followed, readings: followed.views.flatMap(readingsIn) };
    known.set(key, found);
    return found;
  };
  const readings = (path: ValuePath): readonly Reading[] => follow(path).readings;
  const isRead = (path: ValuePath): boolean => readings(path).length > 0;
  const textsBeside = createTextsBeside(
    parts.map(({ actions }) => actions),
    definitions,
  );
  const textsAround = (reading: Reading) =>
    textsBeside(reading.action).flatMap((beside) => textAround(reading, beside) ?? []);
  const tagsAround = (path: ValuePath) =>
    readings(path).flatMap((reading) => textsAround(reading).flatMap((text) => tagAround(text, reading)));
  /** Whether a value belongs to a chart of Bitnami, or to one that uses its library. */
  const isOfBitnami = (path: ValuePath): boolean =>
    parts.some((part) => {
      const rest = restBelow(part, path);
      return rest && ['common', rest[0]].some((key) => part.describe?.().bitnami.has(key ?? '') === true);
    });
  return {
    reads: (path) => {
      if (isRead(path)) return 'yes';
      const parent = path.slice(0, -1);
      if (path.at(-1) === 'digest' && !isRead([...parent, 'tag']) && isOfBitnami(path)) return 'yes';
      // A map of which nothing is read belongs to a chart that is not here.
      const isUnclear = follow(path).isLost || !follow(parent).views.some(readsField) || mayReadFiles();
      return isUnclear ? 'unknown' : 'no';
    },
    gate: (path) => {
      const [first, ...others] = readings(path).map((reading) => gateOf(reading, path));
      return first && others.every((one) => one && fieldsOf(one) === fieldsOf(first)) ? first : undefined;
    },
    form: (path) => {
      const forms = new Set(readings(path).flatMap((reading) => formOf(reading) ?? []));
      const [only] = forms;
      if (forms.size > 1) return 'unknown';
      return only ?? (namesAlgorithm() ? 'unknown' : 'full');
    },
    refusal: (path) => {
      const all = readings(path);
      if (all.some(({ action: { code } }) => COMPARED.test(code)))
        return 'the chart compares it as a version';
      const isLabel = all.some(
        ({ action }) =>
          !CUT.test(action.code) && textsBeside(action).some(({ before }) => VERSION_FIELD.test(before)),
      );
      if (isLabel) return 'the chart writes it into a version label';
      const ends = tagsAround(path).map((one) => one.after);
      // A digest that stands behind the tag in one branch only is written there if there is one.
      const after = ends.find((end) => end !== '' && (end !== '@' || !ends.includes('')));
      if (after === undefined) return undefined;
      return OPEN.test(after) ? 'the chart changes it' : `the chart writes \`${after}\` after it`;
    },
    around: (path) => {
      const all = tagsAround(path);
      const { before } = all[0] ?? BARE;
      // A part of the templates may add more, such as one for another variant.
      const after = all.some((one) => one.after === '') ? '' : (all[0] ?? BARE).after.replace('@', '');
      const isSame = all.every(
        (one) => one.before === before && (after === '' || one.after === all[0]?.after),
      );
      return isSame && !OPEN.test(after) ? { before, after } : undefined;
    },
    goesOn: (path) => {
      const marks = readings(path).flatMap((reading) =>
        textsAround(reading).flatMap(({ after }) => /^[:@/]/.exec(after) ?? []),
      );
      return marks.includes('/') ? '/' : marks[0];
    },
    versionFor: (path) => {
      const isWhole = tagsAround(path).every(({ before }) => before === '');
      const versionIn = (reading: Reading) =>
        defaultIn(reading) ?? (isWhole ? elseVersionIn(reading) : undefined);
      const tags = new Set(readings(path).flatMap((reading) => versionIn(reading) ?? []));
      const [only] = tags;
      if (!only || tags.size > 1) return undefined;
      // The innermost chart.
      const [part] = parts
        .filter((one) => restBelow(one, path) !== undefined)
        .sort((one, other) => depthOf(other) - depthOf(one));
      const version = part?.describe?.().version;
      return version && only.replace(VERSION, () => version);
    },
  };
}

/** The keys from the `.Values` of a chart; every chart sees the global values. */
function restsBelow(part: ChartPart, path: ValuePath): readonly ValuePath[] {
  const rest = restBelow(part, path);
  return [
    ...(rest === undefined ? [] : [rest]),
    ...(depthOf(part) > 0 && path[0] === 'global' ? [path] : []),
  ];
}

/** How many charts a part is below. */
function depthOf({ bases }: ChartPart): number {
  return Math.min(...bases.map((base) => base.length));
}

function readingsIn(view: View): readonly Reading[] {
  return (mentionsIn(view).get(fieldsOf(view.rest)) ?? []).map(({ action, end, index, start }) => ({
    view,
    index,
    action,
    head: action.code.slice(0, start),
    tail: action.code.slice(end),
  }));
}

/** Whether any field of a map is read. */
function readsField(view: View): boolean {
  return [...mentionsIn(view).keys()].some((fields) => fields.startsWith(`${fieldsOf(view.rest)}.`));
}

/** A condition on another value with the same last key, such as that of a map above. */
function gateOf({ action: { code }, head, index, tail, view }: Reading, path: ValuePath) {
  const own = code.slice(head.length, code.length - tail.length);
  for (const condition of own.startsWith('.Values.') ? branchesAround(view.actions, index) : []) {
    const keys = GATE.exec(condition)?.[1]?.split('.') ?? [];
    if (keys.at(-1) === path.at(-1) && own !== `.Values.${keys.join('.')}`)
      return [...path.slice(0, path.length - view.rest.length), ...keys];
  }
  return undefined;
}

/** The form that an action gives a digest, if it shows one: directly behind a colon, in the place of a tag, none is right. */
function formOf(reading: Reading): 'full' | 'hex' | 'unknown' | undefined {
  const { head } = reading;
  const literal = STRING_BEFORE.exec(head)?.[1];
  if (literal?.startsWith('sha256') === true && /\b(?:trim|has)Prefix\b/.test(head)) return 'full';
  const before = textAround(reading)?.before ?? literal;
  if (before?.endsWith('sha256:') === true) return 'hex';
  if (before?.endsWith(':') === true) return 'unknown';
  return before?.endsWith('@') === true ? 'full' : undefined;
}

/** The beginning and the end that a chart gives the tag that it makes of a value with this text around. */
function tagAround({ after, before }: TextAround, { tail }: Reading): readonly TextAround[] {
  const start = TAG_BEGINS.exec(before)?.[1];
  if (start === undefined) return [];
  const changed = CHANGED.exec(tail) ?? CHANGED.exec(after);
  return [{ before: start, after: changed?.[0] ?? TAG_ENDS.exec(after)?.[0] ?? '' }];
}
