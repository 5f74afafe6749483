import { getOrMake, once } from '../../base/remember.ts';
import type { TextAround } from '../read/syntaxes/image-map-reader.ts';
import type { Definitions } from './follow-value.ts';
import {
  type Actions,
  callBefore,
  restOfBlock,
  type TemplateAction,
  textAfter,
  textBefore,
  withDots,
} from './template-actions.ts';

/** The name of a value in an action, or the call of a named template. */
export interface Written {
  readonly action: TemplateAction;
  /** The code before and behind it. */
  readonly head: string;
  readonly tail: string;
}

/** A call that passes a value on as it is, at the end of the code before the value. */
const PASSED = /\(?\s*(?:default|coalesce|or|tpl|toString)\s[^"()]*$/;
const VERB = /%[-+# 0-9.]*[sv]/g;
/** A call of a named template with its argument, in the parentheses around it. */
const CALL =
  /(?:\(\s*)?\b(?:include|template)\s+("[^"]*")\s*(?:[$.][\w.$]*|\((?:[^()]|\([^()]*\))*\))?\s*\)?/g;
/** A filter that makes another text of it. */
export const CHANGED = /^\s*\|\s*(?:trim(?:Prefix|Suffix|All)|replace|regex\w+|trunc|substr)\b/;
/** Charts call the template of a tag in few places; a hostile one could do so without end. */
const MOST_TEXTS = 200;
const MOST_LEVELS = 50;
/** Actions that write nothing themselves. */
const SILENT = /^(?:(?:if|with|range|else|end)\b|\$\w+\s*:?=)/;

/** The text directly before and behind a value, where an action or its `printf` writes that. */
export function textAround(
  { action, head, tail }: Written,
  beside = textBeside(action),
): TextAround | undefined {
  const outer = head.replace(PASSED, '');
  const call = callBefore(outer);
  const printf = /\bprintf\s+"([^"]*)"/.exec(call);
  if (printf === null) return outer.trim() === '' ? beside : undefined;
  const { 0: start, 1: format = '', index } = printf;
  const before = call.slice(index + start.length).match(/\S+/g) ?? [];
  const verb = [...format.matchAll(VERB)][before.length];
  if (verb === undefined) return undefined;
  const isLast = verb.index + verb[0].length === format.length && /^[\s)]*$/.test(tail);
  const after =
    isLast && !action.code.startsWith('$') ? beside.after : format.slice(verb.index + verb[0].length);
  return { before: withDots(format.slice(0, verb.index)), after: withDots(after) };
}

function textBeside(action: TemplateAction): TextAround {
  return { before: textBefore(action), after: textAfter(action) };
}

/** Creates the texts beside an action: at an edge of a named template they are those around each of its calls. */
export function createTextsBeside(texts: readonly Actions[], definitions: Definitions) {
  const known = new Map<TemplateAction, readonly TextAround[]>();
  const calls = once(() => callsIn(texts));
  return function textsBeside(action: TemplateAction, depth = 0): readonly TextAround[] {
    const before = known.get(action);
    if (before !== undefined) return before;
    const own = textBeside(action);
    known.set(action, [own]);
    if (SILENT.test(action.code) || depth > MOST_LEVELS) return [own];
    const [name = '', body = []] = [...definitions].findLast(([, one]) => one.includes(action)) ?? [];
    const [isFirst, isLast] = [beginsBody(body, action), endsBody(body, action)];
    if (!isFirst && !isLast) return [own];
    const callers = calls().get(name) ?? [];
    if (callers.length > MOST_TEXTS) return [own];
    const around = callers.flatMap((call) =>
      textsBeside(call.action, depth + 1).map((beside) => {
        const { after, before } = textAround(call, beside) ?? own;
        return {
          before: isFirst ? before : own.before,
          after: isLast ? (CHANGED.exec(call.tail)?.[0] ?? after) : own.after,
        };
      }),
    );
    const found = new Map(around.map((text) => [JSON.stringify(text), text]));
    if (found.size > 0 && found.size <= MOST_TEXTS) known.set(action, [...found.values()]);
    return known.get(action) ?? [];
  };
}

function callsIn(texts: readonly Actions[]): ReadonlyMap<string, readonly Written[]> {
  const calls = new Map<string, Written[]>();
  for (const action of texts.flat())
    for (const { 0: call, 1: name = '', index } of action.code.matchAll(CALL)) {
      const [head, tail] = [action.code.slice(0, index), action.code.slice(index + call.length)];
      getOrMake(calls, name, () => []).push({ action, head, tail });
    }
  return calls;
}

function isBlankBefore({ from, start, text }: TemplateAction): boolean {
  return text.slice(from, start).trim() === '';
}

/** Whether a named template writes nothing before an action. */
function beginsBody(body: Actions, action: TemplateAction): boolean {
  const at = body.indexOf(action);
  return (
    at >= 0 &&
    body.slice(0, at + 1).every((one, index) => isBlankBefore(one) && (index === at || SILENT.test(one.code)))
  );
}

/** Whether a named template writes nothing behind an action, but in other branches. */
function endsBody(body: Actions, action: TemplateAction): boolean {
  const last = body.at(-1);
  if (last === undefined) return false;
  for (let at = body.indexOf(action) + 1; at < body.length; at += 1) {
    const next = body[at];
    if (next === undefined || !isBlankBefore(next) || !/^(?:else|end)\b|^\$\w+\s*:?=/.test(next.code))
      return false;
    if (/^else\b/.test(next.code)) at += restOfBlock(body, at + 1).length + 1;
  }
  return last.text.slice(last.end).split('{{', 1).join('').trim() === '';
}
