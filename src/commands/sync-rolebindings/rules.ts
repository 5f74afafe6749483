import { type FindingOf, type RuleIdOf, rulesOf } from '../../kit/findings/rule.ts';

/** Rules of the findings of `sync-rolebindings`; a guard that blocks a plan has a rule of its own. */
export const rules = [
  ...rulesOf('error', {
    drift: ['The organization differs from the file.', 'Run `apply`, or change the file.'],
    'failed-change': [
      'One change was refused; the others were still made.',
      "Read the service's reason in the message, then run it again.",
    ],
    'left-change': [
      'A change is still needed after `apply`: the organization was read again and still differs from the file.',
      'Check whether something else changes the same role bindings, then run `apply` again.',
    ],
  }),
  ...rulesOf('warning', {
    'duplicate-binding': ['A binding exists twice.', 'It counts as one; `prune` removes the duplicate.'],
    'expired-binding': [
      'The date of an entry has passed, and its binding is still there.',
      'Run `apply` with `prune`, on a schedule if dates are to take effect without a change.',
    ],
  }),
  ...rulesOf('warning', {
    'deleted-entry': [
      'A change deletes an entry, and the bindings that it asked for stay.',
      'Write `state: absent` instead, or a date that has passed, and run `apply` with `prune`.',
    ],
    'wildcard-claim': [
      'A subject or an issuer has a wildcard, and claims are compared exactly, so no token matches.',
      'Write one identity for each subject.',
    ],
    unmanaged: [
      'An identity, a role binding or an external group mapping gives access, and no entry of the file names it.',
      'Add an entry for it, or remove it from the organization. With `unmanaged: fail` it is an error.',
    ],
    'unread-access': [
      'External group mappings or open invites could not be read, so the access that they give is not known.',
      'Give the identity a role that may list them, such as `viewer`.',
    ],
  }),
  ...rulesOf('notice', {
    'unread-base': [
      'The role files of the base could not be read, so deleted entries are not listed.',
      'Check out the base commit too.',
    ],
    'power-holder': [
      'Someone holds `owner` or a role that may bind roles, or an open invite gives a role.',
      'Check that they still need it.',
    ],
    'expired-entry': ['The date of an entry has passed, so it counts as absent.', 'Remove the entry.'],
    'repeated-entry': ['The file asks for the same binding twice.', 'Remove one.'],
    'unpruned-binding': [
      'A binding that is not in the file is kept, because `prune` is not set.',
      'Add it to the file, or set `prune`.',
    ],
  }),
  ...rulesOf('warning', {
    'twin-identity': [
      'Two runs created the same identity at the same time, and one of them is unused.',
      'Delete the one that the message names. Allow only one `apply` at a time, as in the recipe.',
    ],
    'large-dump': [
      'The dump is larger than a role file may be.',
      'Set `plan-file`: the dump is then split into a folder.',
    ],
    'own-bindings-missing': [
      'The list of role bindings lacks those of the running identity, so it may be incomplete.',
      'Run again. If it happens again, give the identity a binding of its own on the organization.',
    ],
  }),
  ...rulesOf(
    'error',
    {
      'guard-max-deletes': [
        'The plan removes more role bindings than `max-deletes` allows.',
        'Check the removals, then raise `max-deletes` for this run.',
      ],
      'guard-max-delete-percent': [
        'The plan removes a larger share of the owned bindings than `max-delete-percent` allows; this counts only with more than 4 owned bindings.',
        'Check the removals, then raise `max-delete-percent` for this run.',
      ],
      'guard-protect-self': [
        'The plan removes bindings of the running identity.',
        'Set `protect-self: false` if that is intended.',
      ],
      'guard-own-claims': [
        'The plan changes the claims of the running identity.',
        'Use another identity; no input allows this.',
      ],
      'guard-unreadable-self': [
        'The plan removes bindings or changes claims, and the token does not say who is running.',
        'Use a token with a `sub`.',
      ],
      'guard-last-owner': [
        'The plan leaves the organization without an owner.',
        'Keep one owner; no input allows this.',
      ],
      'guard-allow-roles': [
        'The plan grants a role that is not in `allow-roles`, or one that has the name of another role.',
        'Add the role to `allow-roles` if that is intended; one with an ambiguous name by its uid.',
      ],
      'guard-deny-roles': [
        'The plan grants a role that is in `deny-roles`, or one that can give access: `owner`, and roles that can create or change role bindings, roles or identities.',
        'Remove the role from `deny-roles`, or name it literally in `allow-roles`, if that is intended.',
      ],
      'guard-allow-claim-changes': [
        'The plan changes the claims of an identity: whoever matches them next gets all its roles.',
        'Set `allow-claim-changes` if that is intended.',
      ],
      'guard-plan-hash': ['The plan is not the one that was reviewed.', 'Review the new plan.'],
      'guard-restrictions': [
        'A role file refers to a group, a role, an identity or claims that `restrictions-file` does not allow there.',
        'Move the entry to another file, or extend the restrictions on the base branch.',
      ],
      'guard-plan-file': ['The plan is not the one in the plan file.', 'Review the new plan.'],
    },
    { docs: 'guards' },
  ),
];

export type RoleRuleId = RuleIdOf<typeof rules>;
export type RoleFinding = FindingOf<typeof rules>;
