import type { UserProblem } from '../../../base/user-error.ts';
import { readYaml } from '../../../kit/config/yaml-source.ts';
import { RESTRICTIONS_KEYS, restrictionsSchema } from './restrictions-schema.ts';
import { shapeProblems } from './role-file-problems.ts';

/** What the role files that match `files` may be about; each is a list of globs. */
export interface Restriction {
  readonly files: readonly string[];
  readonly groups: readonly string[];
  readonly roles: readonly string[];
  readonly identities: readonly string[];
}

export type ParsedRestrictions =
  | { readonly kind: 'restrictions'; readonly restrictions: readonly Restriction[] }
  | { readonly kind: 'problems'; readonly problems: readonly UserProblem[] };

const INPUT = 'restrictions-file';

/** Parses the restrictions file (contract §7); every problem is reported with its place. Never throws. */
export function parseRestrictions(text: string, file: string): ParsedRestrictions {
  const read = readYaml(text, file);
  if (read.kind === 'problems')
    return { kind: 'problems', problems: read.problems.map((problem) => ({ ...problem, input: INPUT })) };
  const parsed = restrictionsSchema.safeParse(read.source.data);
  if (!parsed.success) {
    const found = shapeProblems(read.source, restrictionsSchema, RESTRICTIONS_KEYS);
    return {
      kind: 'problems',
      problems: found.map(({ fix, key, message, path }) => ({
        message,
        ...(fix === undefined ? {} : { fix }),
        input: INPUT,
        place: key === undefined ? read.source.placeOf(path) : read.source.placeOfKey(path, key),
      })),
    };
  }
  const restrictions = parsed.data.restrictions.map(
    ({ files, groups = [], identities = [], roles = [] }) => ({
      files,
      groups,
      identities,
      roles,
    }),
  );
  return { kind: 'restrictions', restrictions };
}
