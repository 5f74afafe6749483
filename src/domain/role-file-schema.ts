import { z } from 'zod';
import { parseCalendarDate } from '../base/calendar-date.ts';

/** Names that the service takes for an identity (spec §2, Identity). */
export const IDENTITY_NAME = /^[a-z0-9 ._-]{1,}$/;

const text = (description: string) => z.string().min(1).meta({ description });

const id = (description: string) =>
  z
    .union(
      [z.int().positive(), z.string().regex(/^[1-9][0-9]*$/, { error: 'must be a positive whole number' })],
      {
        error: 'must be a positive whole number',
      },
    )
    .meta({ description });

const expires = z
  .string({ error: 'must be a date in quotes, for example "2027-01-31"' })
  .regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/, { error: 'must be a date as YYYY-MM-DD', abort: true })
  .refine((date) => parseCalendarDate(date) !== undefined, { error: 'is not a date of the calendar' })
  .meta({
    description:
      'The entry counts as absent from 00:00 UTC of this date on. Quote it: YAML tools may read a date otherwise.',
  });

const claimMatch = z
  .strictObject({
    issuer: z
      .string()
      .refine((url) => /^https?:\/\//.test(url) && URL.canParse(url), {
        error: 'must be the URL of a token issuer',
      })
      .meta({ description: 'Exact `iss` of the token: the URL of its issuer.' }),
    subject: text('Exact `sub` of the token.'),
  })
  .meta({ description: 'Exact issuer and subject that the identity accepts.' });

const github = z
  .strictObject({
    repository: z
      .string()
      .regex(/^[A-Za-z0-9-]+\/[A-Za-z0-9._-]+$/, { error: 'must be `owner/name`' })
      .meta({ description: '`owner/name`, in the letter case that GitHub shows.' }),
    ref: z
      .string()
      .regex(/^refs\/[^\s]+$/, { error: 'must be a whole ref, for example `refs/heads/main`' })
      .optional()
      .meta({ description: 'A whole ref, for example `refs/heads/main`.' }),
    environment: text('Name of a deployment environment.').optional(),
    pull_request: z
      .literal(true, { error: 'must be `true` or left out' })
      .optional()
      .meta({ description: '`true` for jobs of pull requests.' }),
    ids: z
      .strictObject({
        owner: id('Numeric id of the owner.'),
        repository: id('Numeric id of the repository.'),
      })
      .optional()
      .meta({
        description:
          'With ids the subject has the form that GitHub sends for repositories made, renamed or moved since 2026-07-15.',
      }),
  })
  .meta({ description: 'A GitHub Actions workload; makes the issuer and the subject.' });

/** One entry of `identities`. */
export const identityEntrySchema = z
  .strictObject({
    name: z
      .string()
      .regex(IDENTITY_NAME, { error: 'may have lower-case letters, digits, blanks, `.`, `_` and `-` only' })
      .optional()
      .meta({ description: 'Name of the identity. The file owns the bindings of identities that it names.' }),
    uid: text(
      'Uid of an identity that is kept elsewhere; its bindings are added to, and pruned only with `owned`.',
    ).optional(),
    description: z.string().optional().meta({ description: 'Left as it is when not given.' }),
    claimMatch: claimMatch.optional(),
    github: github.optional(),
    roles: z
      .array(text('Name or uid of a role.'))
      .nullish()
      .meta({ description: 'Roles on the organization.' }),
    state: z
      .enum(['present', 'absent'], { error: 'must be `present` or `absent`' })
      .optional()
      .meta({ description: '`absent` keeps ownership of an identity whose bindings are to go.' }),
    owned: z
      .boolean()
      .optional()
      .meta({ description: 'Whether bindings that the file lacks may be pruned.' }),
    expires: expires.optional(),
  })
  .meta({ description: 'An identity and its roles on the organization.' });

/** One entry of `bindings`. */
export const bindingEntrySchema = z
  .strictObject({
    identity: text('Name or uid of an identity.'),
    role: text('Name or uid of a role.'),
    group: text('Name or uid of a group; the organization when not given.').optional(),
    expires: expires.optional(),
  })
  .meta({ description: 'One binding, for groups below the organization and for roles that expire.' });

/** The whole role file (contract §7). */
export const roleFileSchema = z
  .strictObject({
    version: z.literal(1, { error: 'must be `1`' }).meta({ description: 'Version of this format.' }),
    organization: text(
      'Uid or exact name of the organization; the input `organization` when not given.',
    ).optional(),
    identities: z.array(identityEntrySchema).nullish(),
    bindings: z.array(bindingEntrySchema).nullish(),
  })
  .meta({
    title: 'Role file of platform-actions',
    description: 'Identities and role bindings that `sync-rolebindings` keeps.',
  });

export type RawIdentityEntry = z.infer<typeof identityEntrySchema>;
export type RawBindingEntry = z.infer<typeof bindingEntrySchema>;
