import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckoutJob } from './checkout-jobs.ts';
import { type Trait, traits } from './trait.ts';

const writesOut = ({ edits = [] }: CheckoutJob): boolean => edits.some((path) => path.startsWith('out/'));

const atRoot = {
  right: 'usage',
  on: ({ folder }: CheckoutJob) => folder === undefined,
} as const;
const strayed = { right: 'usage', on: writesOut } as const;

/** Files and folders that a run writes to, led astray. */
export const writeTraits: readonly Trait[] = [
  ...traits(strayed, {
    'out-link-outside': ({ link, outside }) => link('out', outside),
    'out-link-up': ({ link }) => link('out', '../outside'),
    'out-link-to-git': ({ link, workspace }) => {
      mkdirSync(join(workspace, '.git/hooks'));
      link('out', '.git/hooks');
    },
    'out-link-to-nothing': ({ link }) => link('out', 'no/such/folder'),
    'out-is-file': ({ write }) => write('out', 'a file'),
    'out-files-are-links': ({ link, outside }, { edits = [] }) => {
      for (const path of edits) link(path, join(outside, 'victim'));
    },
    'out-files-are-folders': ({ workspace }, { edits = [] }) => {
      for (const path of edits) mkdirSync(join(workspace, path));
    },
  }),
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
  ...traits(atRoot, {
    'working-directory-is-absolute-link': ({ link, outside, words }) => {
      link('elsewhere', outside);
      words.push('--working-directory', 'elsewhere');
    },
    'working-directory-is-relative-link': ({ link, words }) => {
      link('elsewhere', '../outside');
      words.push('--working-directory', 'elsewhere');
    },
    'working-directory-behind-link': ({ link, outside, words }) => {
      mkdirSync(join(outside, 'below'));
      link('elsewhere', outside);
      words.push('--working-directory', 'elsewhere/below');
    },
    'working-directory-is-file': ({ words }) => void words.push('--working-directory', 'Dockerfile'),
  }),
  {
    id: 'pinned-file-behind-folder-link',
    right: 'bounded',
    on: ({ scans }) => scans === true,
    plant: ({ link, outside }) => link('app', outside),
  },
];
