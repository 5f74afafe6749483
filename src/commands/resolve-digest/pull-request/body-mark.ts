import { fieldOf, isRecord, textOf } from '../../../base/json-value.ts';
import { fingerprintOf } from '../../../base/sha256.ts';
import type { Decoration } from '../../../host/pull-requests.ts';

/** Contents of the first lines of our pull requests. */
export interface BodyMark {
  /** Identifies the pull requests of one `branch`. */
  readonly key: string;
  /** The digests that it proposes; `closed` after this command closed it. */
  readonly digests: string;
  /** `<org>/<name>` with `group-by: image`. */
  readonly image: string | undefined;
}

const BODY = /^<!-- platform-actions pins ([0-9a-f]{16}) ([0-9a-f]{40}|closed)(?: ([a-z0-9._/-]+))? -->/;
const TRAILER = /^Platform-Actions-Pins: [0-9a-f]{40}$/m;

/** The key of all pull requests that one value of `branch` makes. */
export function branchKey(branch: string): string {
  return fingerprintOf('pins', branch).slice(0, 16);
}

export function printBodyMark({ digests, image, key }: BodyMark): string {
  return `<!-- platform-actions pins ${key} ${digests}${image === undefined ? '' : ` ${image}`} -->`;
}

export function readBodyMark(body: string): BodyMark | undefined {
  const [, key, digests, image] = BODY.exec(body) ?? [];
  return key === undefined || digests === undefined ? undefined : { key, digests, image };
}

/** The body of a pull request that this command closed: its digests may be proposed again, and a tick is spent. */
export function withClosedMark(body: string): string {
  const mark = readBodyMark(body);
  const marked =
    mark === undefined ? body : body.replace(BODY, printBodyMark({ ...mark, digests: 'closed' }));
  return marked.replace(TICKED, `- [ ] ${BOX}`);
}

/** The last line of our commits, which identifies the content of the files. */
export function printTrailer(content: string): string {
  return `Platform-Actions-Pins: ${content}`;
}

export function hasTrailer(message: string): boolean {
  return TRAILER.test(message);
}

const BOX = '<!-- platform-actions rewrite -->';
const TICKED = new RegExp(`^- \\[x\\] ${BOX}`, 'im');

/** The line with the box; `text` is Markdown. */
export function printBox(text: string): string {
  return `- [ ] ${BOX} ${text}`;
}

/** Whether somebody ticked the box. */
export function isTicked(body: string): boolean {
  return TICKED.test(body);
}

/** Refusals by GitHub, which are tried again only when something else is written. */
export interface Memory {
  /** GitHub's words, if the token may not change workflow files. */
  readonly workflows: string | undefined;
  readonly notAdded: readonly RememberedNames[];
}

export interface RememberedNames {
  readonly what: Decoration;
  readonly names: readonly string[];
  readonly message: string;
  readonly fix: string | undefined;
}

export const NO_MEMORY: Memory = { workflows: undefined, notAdded: [] };

const MEMORY = /^<!-- platform-actions refused ([\w%.!~*'()]+) -->$/m;

/** The second line of a body; empty if nothing was refused. Encoded, since GitHub's words must not end the comment. */
export function printMemory(memory: Memory): string {
  if (memory.workflows === undefined && memory.notAdded.length === 0) return '';
  return `<!-- platform-actions refused ${encodeURIComponent(JSON.stringify(memory)).replaceAll('-', '%2D')} -->\n`;
}

/** The memory in a body, which people can edit: anything else counts as none. */
export function readMemory(body: string): Memory {
  const [, text] = MEMORY.exec(body) ?? [];
  if (text === undefined) return NO_MEMORY;
  try {
    const json: unknown = JSON.parse(decodeURIComponent(text));
    const rows = fieldOf(json, 'notAdded');
    return {
      workflows: textOf(fieldOf(json, 'workflows')),
      notAdded: Array.isArray(rows) ? rows.flatMap(decodeNames) : [],
    };
  } catch {
    return NO_MEMORY;
  }
}

function decodeNames(row: unknown): readonly RememberedNames[] {
  if (!isRecord(row)) return [];
  const { fix, message, names, what } = row;
  const isKnown = what === 'labels' || what === 'assignees' || what === 'reviewers';
  if (!isKnown || typeof message !== 'string' || !Array.isArray(names)) return [];
  return [{ what, names: names.filter((name) => typeof name === 'string'), message, fix: textOf(fix) }];
}

/** Text that changes from run to run and is no reason to write a body: ages, and the link to the run. */
const VOLATILE = /\b\d+ (?:hour|day|week|month|year)s?\b|\bunder an hour\b|^Written by .*$/gm;

/** Whether two bodies say the same, apart from ages and the link to the run. */
export function isSameBody(one: string, other: string): boolean {
  const stable = (body: string): string => body.replaceAll('\r\n', '\n').replace(VOLATILE, '').trim();
  return stable(one) === stable(other);
}
