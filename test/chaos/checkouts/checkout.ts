import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { writeFiles } from '../../support/files.ts';

/** A checkout of a pull request, before a run: what a hostile author may change about it. */
export interface Checkout {
  /** Holds everything below. */
  readonly root: string;
  readonly workspace: string;
  /** A folder that no run may touch. */
  readonly outside: string;
  /** Every planted program leaves a file in it. */
  readonly alarms: string;
  /** Base and head of the change; a trait may choose another base. */
  base: string;
  readonly head: string;
  /** Host of the registry, for references. */
  readonly host: string;
  /** A reference that is in order in every respect. */
  readonly live: string;
  /** Folders of PATH, in order; the programs of the machine stand at its end. */
  readonly path: string[];
  /** Inputs beside the job's own, and variables of earlier steps. */
  readonly words: string[];
  readonly environment: Record<string, string>;
  /** Runs git in the workspace, as an earlier step would. */
  git(...words: readonly string[]): string;
  /** Writes a file of the workspace, over whatever stood there. */
  write(path: string, content: string | Uint8Array): void;
  /** Makes a link in the workspace, over whatever stood there. */
  link(path: string, target: string): void;
  /** Writes a program into the workspace that raises the alarm; gives its absolute path. */
  plant(path: string): string;
  /** Commits all that stands in the workspace, and gives the commit. */
  commit(): string;
}

/** Names of the files in the alarms' folder, with what the program saw of its environment. */
export function readAlarms({ alarms }: Checkout): readonly string[] {
  return readdirSync(alarms).map(
    (name) => `${name}: ${readFileSync(join(alarms, name), 'utf8').slice(0, 300)}`,
  );
}

/** Commands of git that differ from machine to machine are switched off. */
const GIT_ENVIRONMENT = {
  PATH: '/usr/bin:/bin',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_NO_LAZY_FETCH: '1',
  GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z',
  GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z',
};

function gitIn(folder: string, words: readonly string[]): string {
  const identity = ['-c', 'user.name=t', '-c', 'user.email=t@example.com', '-c', 'core.hooksPath=/dev/null'];
  // Programs of planted settings must not start here.
  const quiet = ['-c', 'core.fsmonitor=', '-c', 'safe.directory=*', '-c', 'protocol.file.allow=always'];
  for (const setting of ['process=', 'clean=', 'smudge=', 'required=false'])
    quiet.push('-c', `filter.evil.${setting}`);
  return execFileSync('git', [...identity, ...quiet, ...words], {
    cwd: folder,
    env: { ...GIT_ENVIRONMENT, HOME: folder },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}

/** A repository of two commits that checkouts are copied from. */
export interface Template {
  readonly folder: string;
  readonly base: string;
  readonly head: string;
  readonly host: string;
  readonly live: string;
  remove(): void;
}

/** Makes the template: the files of the base, then those that the change writes over them. */
export function createTemplate(
  { host, live }: { readonly host: string; readonly live: string },
  base: Readonly<Record<string, string>>,
  head: Readonly<Record<string, string>>,
): Template {
  const folder = mkdtempSync(join(tmpdir(), 'platform-actions-template-'));
  gitIn(folder, ['init', '--quiet', '--template=', '--initial-branch=main']);
  const commit = (files: Readonly<Record<string, string>>): string => {
    writeFiles(folder, files);
    gitIn(folder, ['add', '--all']);
    gitIn(folder, ['commit', '--quiet', '-m', 'files']);
    return gitIn(folder, ['rev-parse', 'HEAD']);
  };
  const commits = { base: commit(base), head: commit(head) };
  return { folder, ...commits, host, live, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Copies the template into a place of its own. */
export function openCheckout({ base, folder, head, host, live }: Template): Checkout {
  const root = mkdtempSync(join(tmpdir(), 'platform-actions-checkout-'));
  const [workspace, outside, alarms] = ['workspace', 'outside', 'alarms'].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ];
  for (const name of ['outside', 'alarms', 'temp', 'home']) mkdirSync(join(root, name));
  cpSync(folder, workspace, { recursive: true });
  writeFileSync(join(outside, 'victim'), 'as it was');
  const place = (path: string): string => {
    const target = join(workspace, path);
    rmSync(target, { recursive: true, force: true });
    mkdirSync(dirname(target), { recursive: true });
    return target;
  };
  const git = (...words: readonly string[]): string => gitIn(workspace, words);
  return {
    ...{ root, workspace, outside, alarms, base, head, host, live, git },
    ...{ path: [], words: [], environment: {} },
    write: (path, content) => writeFileSync(place(path), content),
    link: (path, target) => symlinkSync(target, place(path)),
    plant: (path) => {
      const target = place(path);
      const name = path.replaceAll('/', '-');
      writeFileSync(target, `#!/bin/sh\n{ echo "$@"; env; } > '${join(alarms, name)}'\nexit 1\n`);
      chmodSync(target, 0o755);
      return target;
    },
    commit: () => {
      git('add', '--all', '--force');
      git('commit', '--quiet', '--allow-empty', '-m', 'hostile');
      return git('rev-parse', 'HEAD');
    },
  };
}

/** PATH as the checkout has it, before the programs of the machine. */
export function searchPath({ path }: Checkout): string {
  return [...path, dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter);
}

/** Everything below a folder by its path: text of files, targets of links, nothing of others; of `.git` hooks and settings. */
export function readTree(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const described = entries.flatMap((entry): readonly (readonly [string, string])[] => {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length + 1);
    // Of a repository only what can start programs matters: git itself keeps the rest in order.
    if (/(?:^|\/)\.git(?:\/(?!hooks|config$)|$)/.test(name)) return [];
    if (entry.isSymbolicLink()) return [[name, `link to ${readlinkSync(path)}`]];
    if (entry.isFile()) return [[name, readFileSync(path, 'latin1')]];
    return [];
  });
  return Object.fromEntries(described.sort(([a], [b]) => (a < b ? -1 : 1)));
}
