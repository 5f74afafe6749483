import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { FaultRule } from '../platform-double/faults.ts';
import type { LoggedRequest } from '../platform-double/request-log.ts';
import type { PlatformDouble } from '../platform-double/start.ts';
import { writeFiles } from '../support/files.ts';
import type { Outage } from './direct-http.ts';
import type { Job, Limits } from './job.ts';
import type { Seen } from './laws.ts';
import { createStep, emptyTraces, readTraces, stepVariables } from './step.ts';

/** The traces of one run of a job: everything that is judged. */
export interface Observation extends Seen {
  /** Files of the workspace by path, before and after. */
  readonly before: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, string>>;
  /** Identities and bindings by name, sorted, before and after. */
  readonly stateBefore: readonly string[];
  readonly state: readonly string[];
  readonly requests: readonly LoggedRequest[];
  /** Bodies of the platform's own answers, in the order of `requests`. */
  readonly answers: readonly string[];
  /** Requests that left the process, refused connections too. */
  readonly sent: number;
  /** Origins asked that do not belong to the platform. */
  readonly strangers: readonly string[];
  /** How often the faults struck. */
  readonly struck: number;
}

/** The faults of a run. */
export interface Trouble {
  readonly rules: readonly FaultRule[];
  readonly outage?: Outage;
  /** Whether the run receives SIGTERM once a fault has struck. */
  readonly stops?: boolean;
}

/** A job on its stage: it can be run again, to see what a run after a failure does. */
export interface Staged {
  run(trouble: Trouble): Promise<Observation>;
  /** Puts everything back as it was before the first run. */
  reset(): void;
  close(): Promise<void>;
}

/** Folders of a run. */
export interface Place {
  readonly root: string;
  readonly workspace: string;
  readonly environment: Readonly<Record<string, string>>;
  remove(): void;
}

/** The commands' own defaults. */
export const USUAL_LIMITS: Limits = { requestTimeoutMs: 30_000, timeoutMs: 600_000, maxAttempts: 4 };

/** Makes the folders of a run, as a step of GitHub Actions has them. */
export function createPlace(double: PlatformDouble): Place {
  const root = mkdtempSync(join(tmpdir(), 'platform-actions-chaos-'));
  const workspace = join(root, 'workspace');
  createStep(root);
  mkdirSync(workspace);
  const environment = {
    ...stepVariables(root, double),
    PLATFORM_REPORT_FILE: join(root, 'temp/report.json'),
  };
  return { root, workspace, environment, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Empties the files that a step writes to, so that the next run of the same place is seen by itself. */
export function resetPlace(place: Place): void {
  emptyTraces(place.root);
  rmSync(join(place.root, 'temp/report.json'), { force: true });
}

/** Fills a world and a workspace for a job; gives its words with the inputs that depend on them. */
export function setStage(job: Job, double: PlatformDouble, place: Place, limits: Limits): readonly string[] {
  const inputs = double.world.bulk(() =>
    job.build({
      world: double.world,
      now: double.now(),
      registryHost: double.registryAudience,
      write: (path, text) => writeFiles(place.workspace, { [path]: text }),
    }),
  );
  const words = Object.entries(inputs).map(([name, value]) => `--${name}=${value}`);
  const isUsual = isDeepStrictEqual(limits, USUAL_LIMITS);
  const bounds = [
    `--request-timeout=${Math.ceil(limits.requestTimeoutMs / 1000)}s`,
    `--timeout=${Math.ceil(limits.timeoutMs / 1000)}s`,
    `--max-attempts=${limits.maxAttempts}`,
  ];
  return [...job.words, ...words, ...(isUsual ? [] : bounds)];
}

/** The files that a run left. */
export function readPlace(
  place: Place,
): Pick<Observation, 'outputs' | 'summary' | 'report' | 'files'> & { readonly problem: string | undefined } {
  try {
    // The folder has another name in each run.
    const traces = readTraces(place.root, (text) => text.replaceAll(place.root, '/place'));
    return { ...traces, files: readFiles(place.workspace), problem: undefined };
  } catch (error) {
    return { outputs: {}, summary: '', report: undefined, files: {}, problem: String(error) };
  }
}

/** Texts of all files below a folder by their paths. */
export function readFiles(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.sort().map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]),
  );
}

/** Makes a folder hold these files and no others; those that are the same are not written. */
export function restoreFiles(folder: string, files: Readonly<Record<string, string>>): void {
  const present = readFiles(folder);
  for (const path of Object.keys(present)) if (files[path] === undefined) rmSync(join(folder, path));
  for (const [path, text] of Object.entries(files))
    if (present[path] !== text) writeFiles(folder, { [path]: text });
}

/** Everything that a run may change, in words without uids and times, one line each. */
export function readState(double: PlatformDouble): readonly string[] {
  const { world } = double;
  const nameOf = (kind: 'roles' | 'groups' | 'identities', uid: unknown): string =>
    String(world.find(kind, String(uid))?.['name'] ?? uid);
  const identities = world
    .list('identities')
    .map(
      ({ claimMatch, description, name }) =>
        `identity ${String(name)} | ${String(description)} | ${JSON.stringify(claimMatch)}`,
    );
  const bindings = world.list('roleBindings').map(({ identityUid, roleUid, uid }) => {
    const group = String(uid).slice(0, String(uid).lastIndexOf('/'));
    return `binding ${nameOf('identities', identityUid)} ${nameOf('roles', roleUid)} on ${nameOf('groups', group)}`;
  });
  const others = (['groups', 'repos', 'tags'] as const).map((kind) => `${kind} ${world.list(kind).length}`);
  return [...identities, ...bindings, ...others].sort();
}
