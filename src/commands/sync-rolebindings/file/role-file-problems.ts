import type * as z from 'zod/mini';
import type { Location } from '../../../base/location.ts';
import { nearestNames } from '../../../base/nearest-names.ts';
import { plainLine } from '../../../base/plain-text.ts';
import type { UserProblem } from '../../../base/user-error.ts';
import type { Path, YamlSource } from '../../../kit/config/yaml-source.ts';
import { ROLE_FILE_KEYS, roleFileSchema } from './role-file-schema.ts';

export type LocatedProblem = UserProblem & { readonly place: Location };

const LONGEST_KEY = 100;

const WORDS: Readonly<Record<string, string>> = {
  string: 'a string',
  boolean: '`true` or `false`',
  array: 'a list',
  object: 'a mapping',
};

/** Everything that violates the schema: unknown and missing keys, wrong types and formats. */
export function shapeProblems(
  source: YamlSource,
  schema: z.ZodMiniType = roleFileSchema,
  keys: KnownKeys = ROLE_FILE_KEYS,
): readonly LocatedProblem[] {
  const result = schema.safeParse(source.data);
  if (result.success) return [];
  return result.error.issues.flatMap((issue) => issueProblems(issue, source, keys));
}

/** Keys that a mapping may have, by the nearest key above it (`''`: the file itself). */
export type KnownKeys = Readonly<Record<string, readonly string[]>>;

function issueProblems(
  issue: z.core.$ZodIssue,
  source: YamlSource,
  known: KnownKeys,
): readonly LocatedProblem[] {
  // Paths into YAML data contain no symbols.
  const path = issue.path as Path;
  const { input } = source;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      ...unknownKey(path, key, known),
      input,
      place: source.placeOfKey(path, key),
    }));
  const shown = showPath(path);
  if (path.length > 0 && valueAt(source.data, path) === undefined)
    return [{ message: `${shown} is missing.`, input, place: source.placeOf(path.slice(0, -1)) }];
  const place = source.placeOf(path);
  switch (issue.code) {
    case 'invalid_type': {
      // Our own messages do not begin with zod's word.
      const isOwn = !issue.message.startsWith('Invalid');
      const message = `${shown} ${isOwn ? issue.message : `must be ${WORDS[issue.expected]}`}.`;
      const fix = 'Begin with `version: 1`, `organization:` and `identities:`.';
      return [{ message, fix: path.length > 0 ? undefined : fix, input, place }];
    }
    case 'too_small':
      return [{ message: `${shown} is empty.`, input, place }];
    default:
      return [{ message: `${shown} ${issue.message}.`, input, place }];
  }
}

function unknownKey(path: Path, key: string, all: KnownKeys): UserProblem {
  const parent = path.findLast((part) => typeof part === 'string') ?? '';
  const known = Object.entries(all).flatMap(([name, keys]) => (name === parent ? keys : []));
  const [near] = nearestNames(key, known);
  return {
    message: `${showPath(path)} has the unknown key \`${plainLine(key, LONGEST_KEY)}\`.`,
    fix: near === undefined ? 'Remove it.' : `Did you mean \`${near}\`?`,
  };
}

function showPath(path: Path): string {
  if (path.length === 0) return 'The file';
  const text = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('');
  return `\`${text.slice(1)}\``;
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, part) => Reflect.get(Object(value), part), data);
}

/** Order of places: by file, then by line and column. */
export function compareLocations(a: Location, b: Location): number {
  const byFile = Number(a.file > b.file) - Number(a.file < b.file);
  return byFile || a.line - b.line || Number(a.column) - Number(b.column);
}

/** `roles.yml:4`, for a place in another file than the one that a message is about. */
export function showPlace({ file, line }: Location): string {
  return `\`${file}:${line}\``;
}

/** `line 4`, with the file if that is not the one that the message is about. */
export function lineWords(place: Location, from: Location): string {
  return place.file === from.file ? `line ${place.line}` : `line ${place.line} of \`${place.file}\``;
}
