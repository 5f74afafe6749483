import {
  commonInputs,
  commonOutputs,
  OFF,
  ON,
  reportInputs,
  warnOnlyInput,
} from '../../kit/manifest/common-inputs.ts';
import type { InputsOf, Manifest } from '../../kit/manifest/manifest.ts';

/** `sync-rolebindings` as data. */
export const manifest = {
  name: 'sync-rolebindings',
  title: 'Sync role bindings',
  summary:
    'Manage identities and role bindings in a reviewed YAML file: plan, guarded apply, drift and dump.',
  face: 'gate',
  stdout: '`dump`: the YAML.',
  example: { identity: '${{ vars.PLATFORM_READER_IDENTITY }}', mode: 'plan' },
  moreExamples: [
    ['--identity "$ID" --mode drift', 'Fails if the organization differs from the file.'],
    [
      '--identity "$ID" --mode dump --plan-file .github/new.yml',
      'Writes the present state as a file to start from.',
    ],
  ],
  usualInputs: ['mode', 'file', 'prune', 'max-deletes', 'allow-roles', 'plan-file', 'plan-hash', 'warn-only'],
  permissions: ['contents: read', 'id-token: write'],
  capabilities: [
    {
      audience: 'platform',
      capabilities: ['groups.list', 'identity.list', 'role_bindings.list', 'roles.list'],
    },
    ...(
      [
        { mode: ['drift'], unmanaged: ['', 'warn', 'fail'] },
        { mode: ['plan', 'apply'], unmanaged: ['warn', 'fail'] },
      ] as const
    ).map((when) => ({
      audience: 'platform' as const,
      when,
      capabilities: ['group_invites.list', 'identity_providers.list'],
    })),
    ...(
      [
        ['a new identity', 'identity.create'],
        ['a changed identity', 'identity.update'],
        ['a new binding', 'role_bindings.create'],
        ['a removed binding', 'role_bindings.delete'],
      ] as const
    ).map(([change, capability]) => ({
      audience: 'platform' as const,
      when: { mode: ['apply'] },
      change,
      capabilities: [capability],
    })),
  ],
  inputs: {
    mode: {
      kind: 'choice',
      choices: ['plan', 'apply', 'drift', 'dump'],
      description:
        '`plan` shows the changes, `apply` makes them, `drift` fails on any difference, `dump` writes the current state.',
      default: 'plan',
    },
    file: {
      kind: 'globs',
      reads: true,
      description: 'The role files: paths or globs.',
      default: '.github/rolebindings.yml',
    },
    'restrictions-file': {
      kind: 'path',
      modes: ['plan', 'apply', 'drift'],
      description:
        'File that says which groups, roles, identities and claims each role file may contain; read from the base of a change, else from the checked-out commit.',
    },
    prune: {
      ...OFF,
      modes: ['plan', 'apply', 'drift'],
      description: 'Remove owned bindings that the file does not name.',
    },
    unmanaged: {
      kind: 'choice',
      modes: ['plan', 'apply', 'drift'],
      choices: ['ignore', 'warn', 'fail'],
      description:
        'Whether to ignore, warn or fail on identities, bindings and external group mappings that no entry names. Holders of `owner`, and of roles that may bind roles, are always listed.',
      defaultText: '`warn` in `drift`, `ignore` elsewhere',
    },
    'max-deletes': {
      kind: 'integer',
      modes: ['plan', 'apply'],
      min: 0,
      max: 100000,
      description: 'Maximum number of bindings that one run may remove.',
      default: '5',
    },
    'max-delete-percent': {
      kind: 'integer',
      modes: ['plan', 'apply'],
      min: 0,
      max: 100,
      description:
        'Maximum percentage of the owned bindings that one run may remove; applies if there are more than 4.',
      default: '25',
    },
    'protect-self': {
      ...ON,
      modes: ['plan', 'apply'],
      description: 'Never remove bindings of the running identity.',
    },
    'allow-roles': {
      kind: 'globs',
      modes: ['plan', 'apply'],
      description:
        'Globs of roles that may be granted; if empty, all that are not denied. `owner`, and roles that can create or change role bindings, roles or identities, must be named literally.',
    },
    'deny-roles': {
      kind: 'globs',
      modes: ['plan', 'apply'],
      description:
        'Globs of roles that are never granted, in addition to `owner` and others that can give access.',
      defaultText: '`owner`, unless `allow-roles` names it literally',
    },
    'allow-claim-changes': {
      ...OFF,
      modes: ['plan', 'apply'],
      description: 'Allow changes to the claims of existing identities.',
    },
    'plan-file': {
      kind: 'path',
      modes: ['plan', 'apply', 'dump'],
      writes: ['plan', 'dump'],
      description:
        'Plan that `plan` writes and `apply` compares with; file that `dump` writes, or a folder if it ends in `/` or is too large for one file.',
    },
    'plan-hash': {
      kind: 'text',
      modes: ['apply'],
      description: '`apply`: refuse to run if the hash of the plan differs from this one.',
    },
    // Not policy: a change to the config file must not turn a failing `drift` green.
    'warn-only': { ...warnOnlyInput['warn-only'], policy: false },
    ...reportInputs,
    ...commonInputs,
  },
  outputs: {
    changes: { description: 'Number of changes in the plan.' },
    'to-add': { description: 'Number of identities and bindings to add.' },
    'to-change': { description: 'Number of identities and bindings to change.' },
    'to-remove': { description: 'Number of bindings to remove.' },
    applied: { description: 'Number of changes that were made.' },
    failed: { description: 'Number of changes that failed.' },
    blocked: { description: '`true` if a guard blocks the plan.' },
    'plan-hash': { description: 'Hash of the organization and the changes, without times and line numbers.' },
    plan: {
      kind: 'json',
      description:
        'JSON list of `{action, kind, identity, name?, role?, group?, uid?, status}`; `name` is the new one.',
    },
    ...commonOutputs,
  },
} as const satisfies Manifest;

export type RoleInputs = InputsOf<typeof manifest.inputs>;
