import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeRepository } from '../github-double/git-files.ts';
import { writeFiles } from './files.ts';

/** Runs git in a folder with a name and without the machine's settings; gives its output. */
export function gitIn(folder: string, ...words: readonly string[]): string {
  return runIn(folder, 'git', [...WHO, ...words]);
}

const WHO = ['-c', 'user.name=t', '-c', 'user.email=t@example.com', '-c', 'protocol.file.allow=always'];

function runIn(folder: string, program: string, words: readonly string[]): string {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  return execFileSync(program, words, {
    cwd: folder,
    encoding: 'utf8',
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

/** Makes a folder a repository with the branch `main`. */
export function initRepository(folder: string): void {
  writeRepository(join(folder, '.git'), { branch: 'main', isBare: false });
}

/** Writes files and commits everything; gives the commit. */
export function commitFiles(folder: string, files: Readonly<Record<string, string>>): string {
  writeFiles(folder, files);
  return commitWith(folder, 'add --all');
}

/** Makes a folder a repository in which everything is committed; gives the commit. */
export function trackAll(folder: string): string {
  initRepository(folder);
  return commitWith(folder, 'add --all --force');
}

/** Commits by one shell: to start a process from one that runs tests takes longer than all three. */
function commitWith(folder: string, add: string): string {
  const commands = [add, 'commit --quiet --allow-empty -m files', 'rev-parse HEAD'];
  return runIn(folder, 'sh', ['-c', commands.map((words) => `git "$@" ${words}`).join(' && '), 'sh', ...WHO]);
}

/** A program that leaves a mark when it runs, and whether it did. */
export interface Trap {
  readonly program: string;
  readonly isSprung: () => boolean;
}

/** Writes a trap with its mark outside of the workspace. */
export function setTrap(program: string, mark: string): Trap {
  mkdirSync(dirname(program), { recursive: true });
  writeFileSync(program, `#!/bin/sh\n: > '${mark}'\nexit 1\n`);
  chmodSync(program, 0o755);
  return { program, isSprung: () => existsSync(mark) };
}

/** Settings of a repository that start a program wherever git lets them: a promisor over ssh, a monitor, hooks. */
export function hostileConfig(program: string): string {
  return `[core]
	repositoryFormatVersion = 1
	sshCommand = ${program}
	gitProxy = ${program}
	fsmonitor = ${program}
	hooksPath = ${dirname(program)}
	pager = ${program}
	askPass = ${program}
[protocol]
	allow = always
[protocol "ssh"]
	allow = always
[protocol "ext"]
	allow = always
[credential]
	helper = !${program}
[diff]
	external = ${program}
[extensions]
	partialClone = origin
[remote "origin"]
	url = ssh://evil.invalid/repository
	promisor = true
	partialCloneFilter = blob:none
	uploadpack = ${program}
`;
}
