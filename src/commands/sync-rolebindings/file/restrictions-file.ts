import * as z from 'zod/mini';
import { globProblem } from '../../../base/glob.ts';
import { UserError } from '../../../base/user-error.ts';
import { readYamlSource } from '../../../kit/config/yaml-source.ts';
import { shapeProblems } from './role-file-problems.ts';
import { about, formatVersion, mapping } from './role-file-schema.ts';

/** Bounds of the role files that match `files`; each is a list of globs, which allows nothing if it is omitted. */
export type Restriction = Readonly<z.output<typeof restrictionSchema>>;

/** Parses the restrictions file; throws `UserError` with all problems and their places. */
export function parseRestrictions(text: string, file: string): readonly Restriction[] {
  const source = readYamlSource(text, file, 'restrictions-file');
  const { data, success } = restrictionsSchema.safeParse(source.data);
  if (success) return data.restrictions;
  throw new UserError(...shapeProblems(source, restrictionsSchema, RESTRICTIONS_KEYS));
}

const glob = z.string().check(
  z.refine((text) => globProblem(text) === undefined, {
    error: ({ input }) => `is not a usable glob: ${globProblem(String(input))}`,
  }),
);
const globs = (description: string) => z.array(glob).check(about(description));

const claimsSchema = mapping('Globs of an issuer and a subject; `*` also matches `/`.', {
  issuer: glob,
  subject: glob,
});

const restrictionSchema = mapping(
  'Contents that the matching role files may have; a file must lie wholly within one entry.',
  {
    files: globs(
      'Role files that this entry is for, relative to `working-directory` as in the input `file`.',
    ),
    groups: z.optional(
      globs(
        'Groups as paths of names (`team-a`, `team-a/**`); the organization itself by its name. None if omitted.',
      ),
    ),
    roles: z.optional(globs('Names of roles, compared without case. None if omitted.')),
    identities: z.optional(globs('Names of identities, and uids of people. None if omitted.')),
    claims: z.optional(
      z
        .array(claimsSchema)
        .check(
          about(
            'Claims that identities may accept, also those that they accept already, and look-ups. Any if omitted.',
          ),
        ),
    ),
  },
);

export const restrictionsSchema = z
  .strictObject({
    version: formatVersion,
    restrictions: z.array(restrictionSchema),
  })
  .check(
    z.meta({
      title: 'Restrictions of role files of platform-actions',
      description: 'Groups, roles, identities and claims that each role file may contain.',
    }),
  );

/** Keys that a mapping may have, by the nearest key above it, for suggestions. */
const RESTRICTIONS_KEYS: Readonly<Record<string, readonly string[]>> = {
  '': Object.keys(restrictionsSchema.shape),
  restrictions: Object.keys(restrictionSchema.shape),
  claims: Object.keys(claimsSchema.shape),
};
