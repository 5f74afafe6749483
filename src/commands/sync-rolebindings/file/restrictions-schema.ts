import * as z from 'zod/mini';
import { globProblem } from '../../../base/glob.ts';

const globs = (description: string) =>
  z
    .array(
      z.string().check(
        z.refine((glob) => globProblem(glob) === undefined, {
          error: ({ input }) => `is not a usable glob: ${globProblem(String(input))}`,
        }),
      ),
    )
    .check(z.meta({ description }));

const restrictionSchema = z
  .strictObject({
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
  })
  .check(
    z.meta({
      description: 'What the matching role files may be about; a file must lie wholly within one entry.',
    }),
  );

/** The restrictions file (contract §7). */
export const restrictionsSchema = z
  .strictObject({
    version: z.literal(1, { error: 'must be `1`' }).check(z.meta({ description: 'Version of this format.' })),
    restrictions: z.array(restrictionSchema),
  })
  .check(
    z.meta({
      title: 'Restrictions of role files of platform-actions',
      description: 'Which role file may be about which groups, roles and identities.',
    }),
  );

export type RawRestriction = z.infer<typeof restrictionSchema>;

/** Keys that a mapping may have, by the nearest key above it, for suggestions. */
export const RESTRICTIONS_KEYS: Readonly<Record<string, readonly string[]>> = {
  '': Object.keys(restrictionsSchema.shape),
  restrictions: Object.keys(restrictionSchema.shape),
};
