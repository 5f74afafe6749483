/** An action of a template, and the text directly before and after it on its line. */
export interface Action {
  /** Without trim marks. Dots in its strings are blanked, so that all others belong to fields. */
  readonly code: string;
  readonly before: string;
  readonly after: string;
}

/** A template, or a block of one, without comments. */
export type Actions = readonly Action[];

const BLANK_DOT = '\u0000';
const STRING = /"(?:[^"\\\n]|\\.)*"|`[^`]*`/g;
const STRING_AT = new RegExp(STRING.source, 'y');
const STRING_OR_END = /["`]|\}\}/g;
const COMMENT = /^-?\s*\/\*/;
const LONGEST_BESIDE = 80;

/** Writes a name as the strings of actions have it. */
export function blankDots(text: string): string {
  return text.replaceAll('.', BLANK_DOT);
}

/** The opposite of `blankDots`. */
export function withDots(text: string): string {
  return text.replaceAll(BLANK_DOT, '.');
}

/** Reads the actions of a template; `undefined` if one does not end. */
export function readActions(text: string): Actions | undefined {
  const actions: Action[] = [];
  for (let at = 0; ; ) {
    const start = text.indexOf('{{', at);
    if (start < 0) return actions;
    const isComment = COMMENT.test(text.slice(start + 2, start + 50));
    const end = isComment ? endOfComment(text, start) : endOfAction(text, start + 2);
    if (end < 0) return undefined;
    const before = text.slice(Math.max(at, start - LONGEST_BESIDE), start);
    const after = text.slice(end + 2, end + 2 + LONGEST_BESIDE);
    const code = withoutMarks(text.slice(start + 2, end)).replace(STRING, blankDots);
    if (!isComment)
      actions.push({ code, before: before.slice(before.lastIndexOf('\n') + 1), after: lineOf(after) });
    at = end + 2;
  }
}

/** Without trim marks, which a blank separates from the code. */
function withoutMarks(text: string): string {
  const code = text.replace(/^-?\s+/, '');
  return (/\s-$/.test(code) ? code.slice(0, -1) : code).trimEnd();
}

function lineOf(text: string): string {
  const end = text.indexOf('\n');
  return end < 0 ? text : text.slice(0, end);
}

function endOfComment(text: string, start: number): number {
  const close = text.indexOf('*/', start);
  return close < 0 ? -1 : text.indexOf('}}', close);
}

function endOfAction(text: string, from: number): number {
  STRING_OR_END.lastIndex = from;
  for (let mark = STRING_OR_END.exec(text); mark !== null; mark = STRING_OR_END.exec(text)) {
    if (mark[0] === '}}') return mark.index;
    STRING_AT.lastIndex = mark.index;
    if (!STRING_AT.test(text)) return -1;
    STRING_OR_END.lastIndex = STRING_AT.lastIndex;
  }
  return -1;
}

const OPENS = /^(?:if|with|range|define|block)\b/;
const CLOSES = /^end\b/;
const NAMED = /^(?:define|block)\s+("[^"]*")/;

/** The actions from one on, up to the end of the block in which it stands. */
export function restOfBlock(actions: Actions, from: number): Actions {
  let depth = 0;
  for (let at = from; at < actions.length; at += 1) {
    const code = actions[at]?.code ?? '';
    if (OPENS.test(code)) depth += 1;
    else if (CLOSES.test(code)) depth -= 1;
    if (depth < 0) return actions.slice(from, at);
  }
  return actions.slice(from);
}

/** The named templates of a text, by their names in quotes. */
export function definitionsIn(actions: Actions): ReadonlyMap<string, Actions> {
  const definitions = new Map<string, Actions>();
  for (const [index, { code }] of actions.entries()) {
    const name = NAMED.exec(code)?.[1];
    if (name !== undefined) definitions.set(name, restOfBlock(actions, index + 1));
  }
  return definitions;
}

/** The part of a text outside of the named templates that it defines. */
export function outsideDefinitions(actions: Actions): Actions {
  const outside: Action[] = [];
  for (let at = 0; at < actions.length; at += 1) {
    const action = actions[at];
    if (action === undefined) break;
    if (/^define\b/.test(action.code)) at += restOfBlock(actions, at + 1).length + 1;
    else outside.push(action);
  }
  return outside;
}

/** The names of the named templates that run; all of them where a name is computed. */
export function namesThatRun(
  texts: readonly Actions[],
  definitions: ReadonlyMap<string, Actions>,
): ReadonlySet<string> {
  const names = new Set<string>();
  const open = [...texts];
  // The list grows on the way.
  for (const actions of open)
    for (const { code } of actions)
      for (const [, name = ''] of code.matchAll(/\b(?:include|template)\s+("[^"]*"|\S)/g)) {
        if (!name.startsWith('"')) return new Set(definitions.keys());
        const body = names.has(name) ? undefined : definitions.get(name);
        names.add(name);
        if (body !== undefined) open.push(body);
      }
  return names;
}

/** The beginning of the innermost call at the end of some code. */
export function callBefore(head: string): string {
  let code = head;
  for (let inner = ''; inner !== code; ) {
    inner = code;
    code = inner.replaceAll(/\([^()]*\)/g, '_');
  }
  return code.slice(code.lastIndexOf('(') + 1);
}
