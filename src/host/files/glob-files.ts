import { lstat, open, realpath } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { createGlob, type Matcher, splitNegation } from '../../base/glob.ts';
import { freeBytes } from '../../base/memory.ts';
import { getOrMake } from '../../base/remember.ts';
import { errorCode, isWithin } from './files.ts';
import { walkFiles } from './workspace-files.ts';

export interface GlobbedFiles {
  /** Absolute paths, sorted, each once. */
  readonly paths: readonly string[];
  /** Globs that match no file, as they were written; negated globs are never among them. */
  readonly unmatched: readonly string[];
}

interface Rule {
  readonly glob: string;
  readonly negated: boolean;
  /** Folder of the glob's fixed part, or the file itself. */
  readonly base: string;
  /** Absent for a path without wildcards. */
  readonly matches: Matcher | undefined;
}

const WILDCARD = /[*?[\]{}]/;

/**
 * Files that globs match, including generated and ignored ones: found on disk below each glob's fixed part.
 * Relative globs start at `folder`; links are never followed; the last glob that matches a file decides (`!` excludes).
 */
export async function globFiles(folder: string, globs: readonly string[]): Promise<GlobbedFiles> {
  const rules = globs.map((glob) => ruleOf(folder, glob));
  const walks = new Map<string, Promise<readonly string[]>>();
  const found = new Map<Rule, readonly string[]>();
  for (const rule of rules) {
    if (rule.negated) continue;
    if (rule.matches === undefined) {
      found.set(rule, (await isRealFile(folder, rule.base)) ? [rule.base] : []);
      continue;
    }
    const paths = await getOrMake(walks, rule.base, () => filesBelow(folder, rule.base));
    found.set(
      rule,
      paths.filter(rule.matches).map((path) => join(rule.base, ...path.split('/'))),
    );
  }
  const paths = new Set([...found.values()].flat());
  const decided = [...paths].filter((path) =>
    rules.reduce((taken, rule) => (fits(rule, path) ? !rule.negated : taken), false),
  );
  const unmatched = rules.filter((rule) => !rule.negated && found.get(rule)?.length === 0);
  return { paths: decided.sort(), unmatched: unmatched.map((rule) => rule.glob) };
}

function ruleOf(folder: string, glob: string): Rule {
  const { glob: plain, negated } = splitNegation(glob);
  const path = plain.replace(/^(?:\.\/)+/, '');
  if (!WILDCARD.test(path)) return { glob, negated, base: resolve(folder, path), matches: undefined };
  const segments = path.split('/');
  const first = segments.findIndex((segment) => WILDCARD.test(segment));
  const fixed = segments.slice(0, first).join('/');
  const base = resolve(folder, first === 1 && fixed === '' ? '/' : fixed);
  return { glob, negated, base, matches: createGlob(segments.slice(first).join('/')) };
}

function fits(rule: Rule, path: string): boolean {
  if (rule.matches === undefined) return rule.base === path;
  return isWithin(rule.base, path) && rule.matches(relative(rule.base, path).split(sep).join('/'));
}

async function isRealFile(folder: string, path: string): Promise<boolean> {
  const facts = await lstat(path).catch(() => undefined);
  return facts?.isFile() === true && !(await isLinked(folder, path));
}

async function filesBelow(folder: string, base: string): Promise<readonly string[]> {
  return (await isLinked(folder, base)) ? [] : walkFiles(base);
}

/** True if a link leads to a path below `folder`; links above it are the machine's own and do not count. */
async function isLinked(folder: string, path: string): Promise<boolean> {
  if (!isWithin(folder, path)) return false;
  const [real, root] = await Promise.all([realpath(path).catch(() => undefined), realpath(folder)]);
  return real !== undefined && real !== join(root, relative(folder, path));
}

/** Text of a file, or why it cannot be read. */
export type LargeText =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'unreadable'; readonly reason: string };

/** Text of a large file of UTF-8, or UTF-16 with a byte order mark (as PowerShell writes it); never more than `maximumBytes`. */
export async function readLargeText(path: string, maximumBytes: number): Promise<LargeText> {
  try {
    const handle = await open(path, 'r');
    try {
      const facts = await handle.stat();
      if (!facts.isFile()) return { kind: 'unreadable', reason: 'it is not a file' };
      if (facts.size > maximumBytes)
        return {
          kind: 'unreadable',
          reason: `it is larger than ${Math.floor(maximumBytes / 1024 ** 2)} MiB`,
        };
      const bytes = await handle.readFile();
      const wide = bytes[0] === 0xff && bytes[1] === 0xfe;
      const text = wide ? bytes.toString('utf16le', 2) : bytes.toString('utf8');
      freeBytes(bytes);
      return { kind: 'text', text };
    } finally {
      await handle.close();
    }
  } catch (error) {
    return { kind: 'unreadable', reason: `it cannot be read (${errorCode(error)})` };
  }
}
