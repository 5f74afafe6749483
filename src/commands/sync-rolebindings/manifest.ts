import { commonInputs, commonOutputs } from '../common-inputs.ts';
import type { InputsOf, Manifest } from '../manifest.ts';

/** `sync-rolebindings` as data (contract §7). */
export const manifest = {
  name: 'sync-rolebindings',
  title: 'Sync role bindings',
  summary: 'Identities and role bindings from a reviewed YAML file: plan, guarded apply, drift and dump.',
  face: 'gate',
  stdout: '`dump`: the YAML.',
  example: { identity: '${{ vars.PLATFORM_READER_IDENTITY }}', mode: 'plan' },
  permissions: ['contents: read', 'id-token: write'],
  inputs: {
    mode: {
      kind: 'choice',
      choices: ['plan', 'apply', 'drift', 'dump'],
      description:
        '`plan` shows the changes, `apply` makes them, `drift` fails on any difference, `dump` writes the present state.',
      default: 'plan',
    },
    file: { kind: 'path', description: 'The role file.', default: '.github/rolebindings.yml' },
    prune: {
      kind: 'boolean',
      description: 'Remove owned bindings that the file does not name.',
      default: 'false',
    },
    'max-deletes': {
      kind: 'integer',
      min: 0,
      max: 100000,
      description: 'Most bindings that one run may remove.',
      default: '5',
    },
    'max-delete-percent': {
      kind: 'integer',
      min: 0,
      max: 100,
      description:
        'Largest part of the owned bindings that one run may remove, counted above 4 owned bindings.',
      default: '25',
    },
    'protect-self': {
      kind: 'boolean',
      description: 'Keep the bindings of the running identity.',
      default: 'true',
    },
    'allow-roles': {
      kind: 'globs',
      description: 'Globs of roles that may be granted; empty allows all that are not denied.',
    },
    'deny-roles': {
      kind: 'globs',
      description: 'Globs of roles that are never granted.',
      defaultText: '`owner`, unless `allow-roles` names it letter by letter',
    },
    'allow-claim-changes': {
      kind: 'boolean',
      description: 'Whether the claims of an existing identity may change.',
      default: 'false',
    },
    'plan-file': { kind: 'path', description: 'Written by `plan`, compared by `apply`; target of `dump`.' },
    'plan-hash': { kind: 'text', description: '`apply`: refuse when the plan has another hash.' },
    'comment-summary-in-pr': {
      kind: 'choice',
      choices: ['never', 'on-failure', 'always'],
      description: 'When to write the pull-request comment, which is updated in place.',
      default: 'never',
      only: 'github',
    },
    ...commonInputs,
  },
  outputs: {
    changes: { description: 'Number of changes in the plan.' },
    'to-add': { description: 'Identities and bindings to add.' },
    'to-change': { description: 'Identities and bindings to change.' },
    'to-remove': { description: 'Bindings to remove.' },
    applied: { description: 'Changes that were made.' },
    failed: { description: 'Changes that failed.' },
    blocked: { description: '`true` when a guard blocks the plan.' },
    'plan-hash': { description: 'Hash over organization and changes.' },
    plan: {
      kind: 'json',
      description: 'JSON list of `{action, kind, identity, role?, group?, uid?, status}`.',
    },
    ...commonOutputs,
  },
} as const satisfies Manifest;

export type SyncRolebindingsInputs = InputsOf<typeof manifest.inputs>;
