import { createLineIndex } from './formats/line-index.ts';
import type { Build, BuildCall } from './syntax.ts';
import { syntaxAt } from './syntaxes.ts';

/** A limit for hostile files. */
const MOST_BUILDS = 2000;

/** The builds that a file calls, none if it cannot be read; `undefined` if there are too many of them. */
export function readBuilds(path: string, text: string, environment?: string): readonly Build[] | undefined {
  const { builds } = syntaxAt(path);
  if (builds === undefined) return [];
  let calls: readonly BuildCall[];
  try {
    calls = builds(text, environment);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    // Whoever reads the file for its own images reports why.
    return [];
  }
  if (calls.length > MOST_BUILDS) return undefined;
  const lines = createLineIndex(text);
  return calls.flatMap((call): readonly Build[] => {
    const { args, context = '.', dockerfile, isFromRoot, name, offset, target } = call;
    const base = isFromRoot === true ? '' : path.split('/').slice(0, -1).join('/');
    const folder = joinPath(base, context);
    const file =
      folder === undefined
        ? undefined
        : joinPath(isFromRoot === true && dockerfile ? '' : folder, dockerfile ?? 'Dockerfile');
    if (file === undefined) return [];
    const calledAt = `${path}:${lines.position(offset).line}`;
    const isPart = name !== undefined && call.context === undefined && dockerfile === undefined;
    return [{ name, dockerfile: file, target, args, calledAt, isPart }];
  });
}

/** Joins relative paths with slashes; `undefined` where they lead elsewhere or have variables. */
function joinPath(folder: string, path: string): string | undefined {
  if (/^\/|:\/\/|[$\\]|^git@/.test(path)) return undefined;
  const parts: string[] = [];
  for (const part of `${folder}/${path}`.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join('/');
}
