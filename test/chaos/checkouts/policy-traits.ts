import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckoutJob } from './checkout-jobs.ts';
import { type Trait, traits } from './trait.ts';

const fromBase = ({ fromBase: is }: CheckoutJob): boolean => is === true;
const CONFIG = '.github/platform-actions.yml';
const ROLES = '.github/rolebindings.yml';

/** Links whose target is never read. */
const UNREADABLE: ReadonlySet<string> = new Set(['policy-link-outside', 'policy-loop', 'policy-pipe']);

/** Policy of the base under a head that puts something else where it stood. */
const heads: readonly Trait[] = (
  [
    ...traits(
      { right: 'same' },
      {
        'linked-github': ({ commit, link }) => {
          link('.github', 'docs');
          commit();
        },
        'linked-policy': ({ commit, link }) => {
          link(CONFIG, '../docs/platform-actions.yml');
          link(ROLES, '../docs/rolebindings.yml');
          commit();
        },
        'policy-link-outside': ({ link }) => {
          link(CONFIG, '/etc/passwd');
          link(ROLES, '/proc/self/environ');
        },
        'policy-loop': ({ link }) => {
          link(CONFIG, 'platform-actions.yml');
          link(ROLES, 'rolebindings.yml');
        },
        'policy-folder': ({ workspace, write }) => {
          for (const path of [CONFIG, ROLES]) {
            rmSync(join(workspace, path));
            write(`${path}/x`, 'x');
          }
        },
        'policy-gone': ({ commit, workspace }) => {
          rmSync(join(workspace, '.github'), { recursive: true });
          commit();
        },
        'policy-bomb': ({ commit, write }) => {
          const names = 'abcdefghijklmnop';
          const lines = [...names].map((name, at) => {
            const aliases = Array.from({ length: 9 }, () => `*${names[at - 1]}`).join(', ');
            return `${name}: &${name} [${at === 0 ? 'x' : aliases}]`;
          });
          for (const path of [CONFIG, ROLES]) write(path, `${lines.join('\n')}\n`);
          commit();
        },
      },
    ),
    {
      id: 'policy-pipe',
      right: 'same',
      alone: true,
      plant: ({ workspace }) => {
        for (const path of [CONFIG, ROLES]) {
          rmSync(join(workspace, path));
          execFileSync('mkfifo', [join(workspace, path)]);
        }
      },
    },
  ] satisfies readonly Trait[]
).flatMap((trait): readonly Trait[] =>
  UNREADABLE.has(trait.id)
    ? [
        { ...trait, on: (job) => fromBase(job) && job.scans !== true },
        // To a scanner these are files of a known syntax that cannot be read, so that they are reported.
        { ...trait, id: `${trait.id}-scanned`, right: 'kept', on: ({ scans }) => scans === true },
      ]
    : [{ ...trait, on: fromBase }],
);

/** Policy that the base itself keeps behind a link. */
const bases: readonly Trait[] = [
  {
    id: 'base-with-linked-policy',
    right: 'usage',
    on: fromBase,
    plant: (checkout) => {
      checkout.link(CONFIG, '../docs/platform-actions.yml');
      checkout.link(ROLES, '../docs/rolebindings.yml');
      checkout.base = checkout.commit();
    },
  },
  {
    id: 'base-with-linked-folder',
    // The target of a link counts as absent or unreadable, never as the policy.
    right: 'either',
    on: fromBase,
    plant: (checkout) => {
      checkout.link('.github', 'docs');
      checkout.base = checkout.commit();
    },
  },
];

const unread = {
  right: 'usage',
  on: ({ folder, needsFiles }: CheckoutJob) => needsFiles === true && folder === undefined,
} as const;

/** Nothing to look at. */
const empty: readonly Trait[] = [
  ...traits(unread, {
    'empty-workspace': ({ workspace }) => {
      rmSync(workspace, { recursive: true });
      mkdirSync(workspace);
    },
    'empty-repository': ({ git, workspace }) => {
      rmSync(workspace, { recursive: true });
      mkdirSync(workspace);
      git('init', '--quiet', '--template=');
    },
    'folder-of-nothing': ({ words, workspace }) => {
      mkdirSync(join(workspace, 'none'));
      words.push('--working-directory', 'none');
    },
  }),
  {
    id: 'globs-of-nothing',
    right: 'usage',
    on: ({ needsFiles }) => needsFiles === true,
    plant: ({ words }) => void words.push('--files', 'no/such/**'),
  },
];

/** Which rules count, and whether there is anything to judge by them. */
export const policyTraits: readonly Trait[] = [...heads, ...bases, ...empty];
