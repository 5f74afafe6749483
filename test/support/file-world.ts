import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commands, manifests } from '../../src/commands/commands.ts';
import type { HostContext } from '../../src/host/host.ts';
import { openNetwork } from '../../src/host/network/network.ts';
import { type RunOptions, runCommand } from '../../src/kit/run/run-command.ts';
import type { Resource } from '../platform-double/resource.ts';
import { type PlatformDouble, startPlatformDouble } from '../platform-double/start.ts';
import type { HistoryEntry } from '../platform-double/world.ts';
import { trackAll } from './checkout.ts';
import { writeFiles } from './files.ts';
import { createRecordingHost, type Recorded } from './recording-host.ts';
import { addJob, GITHUB_ISSUER, SUBJECT } from './small-world.ts';
import { openThreadsHere } from './threads-here.ts';

export const DAY_MS = 86_400_000;

/** Texts of inputs by name. */
export type Inputs = Readonly<Record<string, string>>;

/** A digest whose hexadecimal digits are all the same. */
export function digestOf(digit: string): string {
  return `sha256:${digit.repeat(64)}`;
}

/** Records of a tag from `[age in days, hexadecimal digit]`, oldest first. */
export function records(now: number, ...entries: readonly (readonly [number, string])[]): HistoryEntry[] {
  return entries.map(([days, digit]) => ({ at: now - days * DAY_MS, digest: digestOf(digit) }));
}

/** End of a run in this process. */
export interface RunEnd extends Recorded {
  readonly code: number;
  readonly stdout: string;
  /** The JSON output of this name. */
  json(name: string): readonly Readonly<Record<string, unknown>>[];
}

/** A platform double with two organizations and an identity that may read them; commands run in this process. */
export interface FileWorld {
  readonly double: PlatformDouble;
  readonly acme: Resource;
  readonly chainguard: Resource;
  readonly identity: Resource;
  /** The time that histories are built from. */
  readonly now: number;
  /** A new folder with these files; a git repository with all of them tracked unless `git` is false. */
  folder(files: Readonly<Record<string, string | Uint8Array>>, git?: boolean): string;
  run(
    command: string,
    workspace: string,
    inputs?: Inputs,
    context?: Partial<HostContext>,
    options?: Partial<RunOptions>,
  ): Promise<RunEnd>;
  close(): Promise<void>;
}

export async function startFileWorld(): Promise<FileWorld> {
  const double = await startPlatformDouble();
  const { world } = double;
  const acme = world.addOrganization('acme');
  const chainguard = world.addOrganization('chainguard');
  const identity = addJob(world, acme, 'ci', 'viewer', 'registry.pull');
  const root = mkdtempSync(join(tmpdir(), 'platform-actions-files-'));
  const network = openNetwork({});
  return {
    double,
    acme,
    chainguard,
    identity,
    now: double.now(),
    folder: (files, git = true) => {
      const folder = mkdtempSync(join(root, 'workspace-'));
      writeFiles(folder, files);
      if (git) trackAll(folder);
      return folder;
    },
    run: async (command, workspace, inputs = {}, context = {}, options = {}) => {
      const tempDirectory = mkdtempSync(join(root, 'temp-'));
      const { host, recorded } = createRecordingHost({ workspace, tempDirectory, ...context }, () =>
        double.idToken({ iss: GITHUB_ISSUER, sub: SUBJECT }),
      );
      const row = commands.find(({ manifest }) => manifest.name === command);
      if (row === undefined) throw new Error(`no command ${command}`);
      const flags = new Map(
        Object.entries({
          'api-url': double.apiUrl,
          'issuer-url': double.issuerUrl,
          'registry-url': double.registryUrl,
          identity: identity.uid,
          ...inputs,
        }),
      );
      let stdout = '';
      const code = await runCommand({
        openThreads: openThreadsHere,
        command: row,
        manifests,
        host,
        texts: {
          commandLine: { flags, json: false, help: false, problems: [] },
          native: () => undefined,
          environment: {},
        },
        clock: { now: () => double.now(), sleep: async () => undefined },
        random: () => 0,
        http: network.http,
        stop: new AbortController().signal,
        stdout: (text) => {
          stdout += text;
        },
        stdoutIsDropped: false,
        stdoutIsPrivate: false,
        ...options,
      });
      return { ...recorded, code, stdout, json: (name) => JSON.parse(recorded.outputs[name] ?? 'null') };
    },
    close: async () => {
      await network.close();
      await double.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Runs git as a person of the test; gives what it prints. */
export function git(folder: string, ...words: readonly string[]): string {
  const person = ['-c', 'user.name=test', '-c', 'user.email=test@example.test', '-c', 'core.autocrlf=false'];
  return execFileSync('git', [...person, ...words], { cwd: folder, encoding: 'utf8' });
}

/** Text of a file of the folder. */
export function readText(folder: string, path: string): string {
  return readFileSync(join(folder, path), 'utf8');
}
