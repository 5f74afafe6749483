import type { Range } from '../read/range.ts';
/** An action of a template. */
export interface TemplateAction extends Range {
  /** Without trim marks. Dots in its strings are blanked, so that all others belong to fields. */
  readonly code: string;
  /** The template, the place of the action in it, and the end of the action before it. */
  readonly text: string;
  readonly from: number;
}

/** A template, or a block of one, without comments. */
export type Actions = readonly TemplateAction[];

const BLANK_DOT = '\u0000';
const STRING = /"(?:[^"\\\n]|\\.)*"|`[^`]*`/g;
const QUOTE = /["`]/;
/** The next part of an action, up to the end of a string or of the action. */
const PART = new RegExp(`[^"\`}]*(?:${STRING.source}|\\}\\}?)`, 'y');
const COMMENT = /\{\{-?\s*\/\*/y;
const LONGEST_BESIDE = 80;

/** Writes a name as the strings of actions have it. */
export function blankDots(text: string): string {
  return text.includes('.') ? text.replaceAll('.', BLANK_DOT) : text;
}

/** The opposite of `blankDots`. */
export function withDots(text: string): string {
  return text.replaceAll(BLANK_DOT, '.');
}

/** Closes a text, so that what is named there has no meaning in the text behind it. */
export const END_OF_TEXT: TemplateAction = { code: 'end', text: '', from: 0, start: 0, end: 0 };

/** Reads the actions of a template; `undefined` if one does not end. */
export function readActions(text: string): Actions | undefined {
  const actions: TemplateAction[] = [];
  for (let at = 0; ; ) {
    const start = text.indexOf('{{', at);
    if (start < 0) return actions;
    COMMENT.lastIndex = start;
    const isComment = COMMENT.test(text);
    const end = isComment ? endOfComment(text, start) : endOfAction(text, start + 2);
    if (end < 0) return undefined;
    const written = withoutMarks(text, start + 2, end);
    const code = QUOTE.test(written) ? written.replace(STRING, blankDots) : written;
    if (!isComment) actions.push({ code, text, from: at, start, end: end + 2 });
    at = end + 2;
  }
}

/** The text directly before an action, on its line and behind the action before it. */
export function textBefore({ from, start, text }: TemplateAction): string {
  const before = text.slice(Math.max(from, start - LONGEST_BESIDE), start);
  return before.slice(before.lastIndexOf('\n') + 1);
}

/** The text directly after an action on its line. */
export function textAfter({ end, text }: TemplateAction): string {
  const [line = ''] = text.slice(end, end + LONGEST_BESIDE).split('\n', 1);
  return line;
}

/** Without trim marks, which a blank separates from the code. */
function withoutMarks(text: string, start: number, end: number): string {
  const isBlank = (at: number): boolean => text.charAt(at).trim() === '';
  const from = text.charAt(start) === '-' && isBlank(start + 1) ? start + 1 : start;
  const to = text.charAt(end - 1) === '-' && isBlank(end - 2) ? end - 1 : end;
  return text.slice(from, to).trim();
}

function endOfComment(text: string, start: number): number {
  const close = text.indexOf('*/', start);
  return close < 0 ? -1 : text.indexOf('}}', close);
}

function endOfAction(text: string, from: number): number {
  PART.lastIndex = from;
  while (PART.test(text)) if (text.endsWith('}}', PART.lastIndex)) return PART.lastIndex - 2;
  return -1;
}

const OPENS = /^(?:if|with|range|define|block)\b/;
const CLOSES = /^end\b/;
const NAMED = /^(define|block)\b(?:\s+("[^"]*"))?/;

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

/** The branches of the block in which these actions stand, up to its end; each but the first begins with its `else`. */
export function branchesOf(actions: Actions): readonly Actions[] {
  const branches: TemplateAction[][] = [[]];
  let depth = 0;
  for (const action of actions) {
    if (OPENS.test(action.code)) depth += 1;
    else if (CLOSES.test(action.code)) depth -= 1;
    if (depth < 0) break;
    if (depth === 0 && /^else\b/.test(action.code)) branches.push([]);
    branches.at(-1)?.push(action);
  }
  return branches;
}

/** The code that opens each branch in which an action stands, the outermost first. */
export function branchesAround(actions: Actions, index: number): readonly string[] {
  const open: string[] = [];
  for (const { code } of actions.slice(actions.lastIndexOf(END_OF_TEXT, index) + 1, index)) {
    if (OPENS.test(code)) open.push(code);
    else if (CLOSES.test(code)) open.pop();
    else if (/^else\b/.test(code)) open.splice(-1, 1, code);
  }
  return open;
}

/** The actions from one on, up to the end of the text. */
export function restOfText(actions: Actions, from: number): Actions {
  const end = actions.indexOf(END_OF_TEXT, from);
  return end < 0 ? actions.slice(from) : actions.slice(from, end);
}

/** Separates a text from the named templates that it defines, by their names in quotes. */
export function separateDefinitions(actions: Actions) {
  const definitions = new Map<string, Actions>();
  const outside: TemplateAction[] = [];
  let end = 0;
  for (const [index, action] of actions.entries()) {
    const [, kind, name] = NAMED.exec(action.code) ?? [];
    const body = kind === undefined ? [] : restOfBlock(actions, index + 1);
    if (name !== undefined) definitions.set(name, body);
    if (kind === 'define') end = Math.max(end, index + body.length + 2);
    if (index >= end) outside.push(action);
  }
  return { definitions, outside };
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
