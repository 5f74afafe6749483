import { execFileSync } from 'node:child_process';

/** Where a Node 20 of at least 20.18.1 may stand beside the Node that runs the tests. */
const CANDIDATES = [process.env['PLATFORM_ACTIONS_NODE_20'] ?? '', '/usr/bin/node', '/usr/local/bin/node'];

const node20 = CANDIDATES.find((node) => /^v20\.(?:18\.[1-9]|19|[2-9]\d)/.test(versionOf(node)));

/** Title and path of each Node that the bundle is started with: the one that runs the tests, and a Node 20 if any. */
export const nodes: readonly (readonly [title: string, path: string])[] =
  node20 === undefined
    ? [
        [
          'the Node that runs the tests only (no Node 20 found; PLATFORM_ACTIONS_NODE_20 names one)',
          process.execPath,
        ],
      ]
    : [
        ['the Node that runs the tests', process.execPath],
        [`Node ${versionOf(node20)}`, node20],
      ];

function versionOf(node: string): string {
  if (node === '') return '';
  try {
    return execFileSync(node, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
