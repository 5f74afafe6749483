import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckoutJob } from './checkout-jobs.ts';
import type { Trait } from './trait.ts';

const writesOut = ({ edits = [] }: CheckoutJob): boolean => edits.some((path) => path.startsWith('out/'));

/** Files and folders that a run writes to, led astray. */
export const writeTraits: readonly Trait[] = [
  {
    id: 'out-link-outside',
    right: 'usage',
    on: writesOut,
    plant: ({ link, outside }) => link('out', outside),
  },
  {
    id: 'out-link-up',
    right: 'usage',
    on: writesOut,
    plant: ({ link }) => link('out', '../outside'),
  },
  {
    id: 'out-link-to-git',
    right: 'usage',
    on: writesOut,
    plant: ({ link, workspace }) => {
      mkdirSync(join(workspace, '.git/hooks'));
      link('out', '.git/hooks');
    },
  },
  {
    id: 'out-link-to-nothing',
    right: 'usage',
    on: writesOut,
    plant: ({ link }) => link('out', 'no/such/folder'),
  },
  {
    id: 'out-is-file',
    right: 'usage',
    on: writesOut,
    plant: ({ write }) => write('out', 'a file'),
  },
  {
    id: 'out-files-are-links',
    right: 'usage',
    on: writesOut,
    plant: ({ link, outside }, { edits = [] }) => {
      for (const path of edits) link(path, join(outside, 'victim'));
    },
  },
  {
    id: 'out-files-are-folders',
    right: 'usage',
    on: writesOut,
    plant: ({ workspace }, { edits = [] }) => {
      for (const path of edits) mkdirSync(join(workspace, path));
    },
  },
  ...['.git/hooks/post-checkout', '.GIT/config', 'svc/.git/config', '../outside/victim'].map(
    (path, index): Trait => ({
      id: `report-to-${['git', 'upper-case-git', 'nested-git', 'outside'][index]}`,
      right: 'usage',
      on: ({ words }) => !words.includes('--report-file'),
      plant: ({ words, workspace }) => {
        if (path.startsWith('.GIT')) mkdirSync(join(workspace, '.GIT'));
        if (path.startsWith('svc')) mkdirSync(join(workspace, 'svc/.git'));
        words.push('--report-file', join(workspace, path));
      },
    }),
  ),
  ...['outside', '../outside'].map(
    (_, index): Trait => ({
      id: index === 0 ? 'working-directory-is-absolute-link' : 'working-directory-is-relative-link',
      right: 'usage',
      on: ({ folder }) => folder === undefined,
      plant: ({ link, outside, words }) => {
        link('elsewhere', index === 0 ? outside : '../outside');
        words.push('--working-directory', 'elsewhere');
      },
    }),
  ),
  {
    id: 'working-directory-behind-link',
    right: 'usage',
    on: ({ folder }) => folder === undefined,
    plant: ({ link, outside, words }) => {
      mkdirSync(join(outside, 'below'));
      link('elsewhere', outside);
      words.push('--working-directory', 'elsewhere/below');
    },
  },
  {
    id: 'working-directory-is-file',
    right: 'usage',
    on: ({ folder }) => folder === undefined,
    plant: ({ words }) => void words.push('--working-directory', 'Dockerfile'),
  },
  {
    id: 'pinned-file-behind-folder-link',
    right: 'bounded',
    on: ({ scans }) => scans === true,
    plant: ({ link, outside }) => link('app', outside),
  },
];
