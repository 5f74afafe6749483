import * as z from 'zod/mini';
import { parseDate } from '../../../base/time.ts';

const IDENTITY_NAME = /^[a-z0-9 ._-]{1,}$/;

/** The description of a key in the JSON Schema. */
export const about = (description: string) => z.meta({ description });
/** A mapping without other keys than these. */
export const mapping = <Shape extends z.core.$ZodShape>(description: string, shape: Shape) =>
  z.strictObject(shape).check(about(description));
/** The key `version` of both files. */
export const formatVersion = z.literal(1, { error: 'must be `1`' }).check(about('Version of this format.'));
const text = (description: string) => z.string().check(z.minLength(1), about(description));

const ID_ERROR = { error: 'must be a positive whole number' };
const id = (description: string) =>
  z
    .union([z.int().check(z.positive()), z.string().check(z.regex(/^[1-9][0-9]*$/, ID_ERROR))], ID_ERROR)
    .check(about(description));

const expires = z.string({ error: 'must be a date in quotes, for example "2027-01-31"' }).check(
  z.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/, { error: 'must be a date in the form YYYY-MM-DD', abort: true }),
  z.refine((date) => parseDate(date) !== undefined, { error: 'is not a valid calendar date' }),
  about(
    'From 00:00 UTC on this date, the entry counts as absent. Quote the date: YAML tools may otherwise reformat it.',
  ),
);

const claimMatchSchema = mapping('Exact issuer and subject that the identity accepts.', {
  issuer: z.string().check(
    z.refine((url) => /^https?:\/\/\S+$/.test(url) && URL.canParse(url), {
      error: 'must be the URL of a token issuer',
    }),
    about('Exact `iss` of the token: the URL of its issuer.'),
  ),
  subject: text('Exact `sub` of the token.'),
});

const lookupSchema = mapping('A person, whose uid the service looks up; takes the place of `uid`.', {
  issuer: text('Issuer with which the person signs in.'),
  subject: text('Subject of the person there, such as `github|1234`.'),
});

const githubIdsSchema = mapping(
  'With ids, the subject has the form that GitHub sends for repositories created, renamed or moved since 2026-07-15.',
  { owner: id('Numeric id of the owner.'), repository: id('Numeric id of the repository.') },
);

export const githubSchema = mapping('A GitHub Actions workload, from which issuer and subject are derived.', {
  repository: z
    .string()
    .check(
      z.regex(/^[A-Za-z0-9-]+\/[A-Za-z0-9._-]+$/, { error: 'must be `owner/name`' }),
      about('`owner/name`, in the letter case that GitHub shows.'),
    ),
  ref: z.optional(
    z.string().check(
      // Subjects are compared as they are, and git has no refs with these characters (git-check-ref-format).
      z.regex(/^refs\/[^\s*?[\\^~:]+$/, {
        error: 'must be a full ref such as `refs/heads/main`, not a pattern',
      }),
      about('A full ref, for example `refs/heads/main`.'),
    ),
  ),
  environment: z.optional(text('Name of a deployment environment.')),
  pull_request: z.optional(
    z.literal(true, { error: 'must be `true` or omitted' }).check(about('`true` for jobs of pull requests.')),
  ),
  ids: z.optional(githubIdsSchema),
});

export const identityEntrySchema = mapping('An identity and its roles on the organization.', {
  name: z.optional(
    z.string().check(
      z.regex(IDENTITY_NAME, {
        error: 'may contain only lowercase letters, digits, spaces, `.`, `_` and `-`',
      }),
      about('Name of the identity. The file owns the bindings of identities that it names.'),
    ),
  ),
  uid: z.optional(
    text('Uid of an identity that is managed elsewhere; its bindings are pruned only with `owned`.'),
  ),
  description: z.optional(z.string().check(about('If omitted, it is not changed.'))),
  lookup: z.optional(lookupSchema),
  claimMatch: z.optional(claimMatchSchema),
  github: z.optional(githubSchema),
  roles: z.nullish(z.array(text('Name or uid of a role.'))).check(about('Roles on the organization.')),
  state: z.optional(
    z
      .enum(['present', 'absent'], { error: 'must be `present` or `absent`' })
      .check(about('`absent` keeps ownership of an identity whose bindings are to be removed.')),
  ),
  owned: z.optional(z.boolean().check(about('Whether bindings that are not in the file may be pruned.'))),
  expires: z.optional(expires),
});

export const bindingEntrySchema = mapping(
  'One binding, for groups below the organization and for roles that expire. With `expires`, the entry owns its binding, whoever holds it.',
  {
    identity: z.union([text('Name or uid of an identity.'), mapping('A person.', { lookup: lookupSchema })], {
      error: 'must be a name or a uid, or `{ lookup: { issuer, subject } }` for a person',
    }),
    role: text('Name or uid of a role.'),
    group: z.optional(text('Name or uid of a group; by default the organization.')),
    expires: z.optional(expires),
  },
);

export const roleFileSchema = z
  .strictObject({
    version: formatVersion,
    organization: z.optional(
      text('Uid or exact name of the organization; by default the input `organization`.'),
    ),
    identities: z.nullish(z.array(identityEntrySchema)),
    bindings: z.nullish(z.array(bindingEntrySchema)),
  })
  .check(
    z.meta({
      title: 'Role file of platform-actions',
      description: 'Identities and role bindings that `sync-rolebindings` manages.',
    }),
  );

export type RawIdentityEntry = z.infer<typeof identityEntrySchema>;
export type RawBindingEntry = z.infer<typeof bindingEntrySchema>;

/** Keys that a mapping may have, by the nearest key above it (`''`: the file itself), for suggestions. */
export const ROLE_FILE_KEYS: Readonly<Record<string, readonly string[]>> = {
  '': Object.keys(roleFileSchema.shape),
  identities: Object.keys(identityEntrySchema.shape),
  lookup: Object.keys(lookupSchema.shape),
  claimMatch: Object.keys(claimMatchSchema.shape),
  github: Object.keys(githubSchema.shape),
  ids: Object.keys(githubIdsSchema.shape),
  bindings: Object.keys(bindingEntrySchema.shape),
};
