import type { View } from './follow-value.ts';
import { branchesOf, callBefore, textAfter, textBefore, withDots } from './template-actions.ts';
import type { Written } from './text-around.ts';

/** One action that names a value. */
export interface Reading extends Written {
  readonly view: View;
  /** Its place among the actions of the view. */
  readonly index: number;
}

export const COMPARED = /\bsemver(?:Compare)?\b/;
/** The text before a tag: the colon after the name, and the start of the tag. */
export const TAG_BEGINS = /:([\w.-]*)$/;
/** The end of a tag: literal text, or another value, unless that is named as the digest. */
export const TAG_ENDS = /^([\w.-]*)@?(\{\{-?\s*(?![^}]*(?:digest|sha))[$.]+\w)?/i;

/** Stands for the version of the chart. */
export const VERSION = '\u0001';

/** A default for the value before or behind it. */
const DEFAULTED = /\b(?:default|coalesce|or)\s/;
const DEFAULTED_BEHIND = /^[\s)]*\|\s*(?:toString\s*\|\s*)?default\b/;

/** The tag that an action makes of the chart's version, with `VERSION` in its place; '' if that is unknown. */
export function defaultIn({ action: { code }, head, tail, view }: Reading): string | undefined {
  const version = String.raw`(?:\(\s*)?(?:printf?\s+"([^"%]*)(?:%[sv])?([^"]*)"\s+)?(?:${view.versions.join('|')})(?![\w.])`;
  const behind = new RegExp(
    String.raw`^(?:\s+[.$])?[\s)]*\|\s*(?:toString\s*\|\s*)?default\s+${version}`,
  ).exec(tail);
  const before = new RegExp(String.raw`\bdefault\s+${version}[\s)]+(?:\(\s*)?(?:tpl\s+)?$`).exec(head);
  const next = /\b(?:coalesce|or)\s/.test(head) ? new RegExp(String.raw`^\s+${version}`).exec(tail) : null;
  const match = behind ?? before ?? next;
  if (COMPARED.test(code)) return undefined;
  if (match === null) {
    const isDefaulted = DEFAULTED.test(callBefore(head)) || DEFAULTED_BEHIND.test(tail);
    return isDefaulted && !/^(?:if|else|with|range)\b/.test(code) ? '' : undefined;
  }
  const [, start = '', end = ''] = match;
  return end.includes('%') ? '' : withDots(`${start}${VERSION}${end}`);
}

/** A limit for hostile charts: more actions of a block are not looked at. */
const MOST_ACTIONS = 200;

/** The same where the branch of a condition for an empty value writes the version as the whole tag. */
export function elseVersionIn({ action, head, index, tail, view }: Reading): string | undefined {
  if (!/^(?:else\s+)?(?:if|with)\s+$/.test(head) || tail !== '') return undefined;
  const [, other, ...more] = branchesOf(view.actions.slice(index + 1, index + 1 + MOST_ACTIONS));
  const [start, ...branch] = other ?? [];
  if (start?.code !== 'else' || more.length > 0) return undefined;
  const pattern = new RegExp(`^(?:${view.versions.join('|')})$`);
  const version = branch.find(({ code }) => pattern.test(code));
  if (version === undefined || TAG_ENDS.exec(textAfter(version))?.[0] !== '') return undefined;
  const before = textBefore(version) || (branch[0] === version ? textBefore(action) : '');
  return TAG_BEGINS.exec(before)?.[1] === '' ? VERSION : undefined;
}
