import { execFile } from 'node:child_process';
import { errorCode } from './files.ts';

const MAXIMUM_BYTES = 64 * 1024 * 1024;
const TIMEOUT_MS = 60_000;

export type GitAnswer =
  | { readonly kind: 'output'; readonly text: string }
  | { readonly kind: 'failed'; readonly why: string };

/** Runs git in a folder without hooks, prompts or the user's pager; never throws. `safe.directory` allows foreign owners. */
export function runGit(folder: string, words: readonly string[]): Promise<GitAnswer> {
  const settings = [
    '-c',
    'safe.directory=*',
    '-c',
    'core.fsmonitor=false',
    '-c',
    'core.hooksPath=/dev/null',
    '-c',
    'core.quotePath=false',
  ];
  return new Promise((resolve) => {
    const options = {
      cwd: folder,
      maxBuffer: MAXIMUM_BYTES,
      timeout: TIMEOUT_MS,
      windowsHide: true,
      env: gitEnvironment(),
    };
    execFile('git', [...settings, ...words], options, (error, stdout, stderr) => {
      if (error === null) resolve({ kind: 'output', text: stdout });
      else resolve({ kind: 'failed', why: stderr.trim().split('\n')[0] || errorCode(error) });
    });
  });
}

/** The present text of a file at a commit; `undefined` when the commit has no such file. Failed: no such commit, or no git. */
export async function readFileAt(
  folder: string,
  commit: string,
  path: string,
): Promise<GitAnswer | undefined> {
  const known = await runGit(folder, ['cat-file', '-e', `${commit}^{commit}`]);
  if (known.kind === 'failed')
    return { kind: 'failed', why: `commit ${commit.slice(0, 12)} cannot be read: ${known.why}` };
  const listed = await runGit(folder, ['ls-tree', '-z', '--full-tree', '--name-only', commit, '--', path]);
  if (listed.kind === 'failed') return listed;
  if (listed.text === '') return undefined;
  return runGit(folder, ['show', `${commit}:${path}`]);
}

function gitEnvironment(): Record<string, string | undefined> {
  return { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' };
}
