import type { UserProblem } from '../../../base/user-error.ts';
import type { ParsedRoleFile, RoleFile } from './role-file.ts';
import { repeatedEntries, showPlace } from './role-file-problems.ts';

/** Several role files as one: about the same organization, and each identity with one entry. Places keep their files. */
export function mergeRoleFiles(files: readonly RoleFile[]): ParsedRoleFile {
  const organizations = files.flatMap(({ organization }) => organization ?? []);
  const [first] = organizations;
  const identities = files.flatMap((file) => file.identities);
  const problems: readonly UserProblem[] = [
    ...organizations
      .filter(({ text }) => text !== first?.text)
      .map(({ place, text }) => ({
        message: `\`organization\` is \`${text}\` here and \`${first?.text}\` in ${first === undefined ? 'another file' : showPlace(first.place)}.`,
        fix: 'Run once for each organization, or write it the same way in all files.',
        input: 'file',
        place,
      })),
    ...repeatedEntries(identities),
  ];
  if (problems.length > 0) return { kind: 'problems', problems };
  return {
    kind: 'file',
    file: { organization: first, identities, bindings: files.flatMap((file) => file.bindings) },
  };
}
