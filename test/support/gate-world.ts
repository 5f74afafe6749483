import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Coverage, NO_COVERAGE } from '../../src/kit/run/coverage.ts';
import type { PlatformDouble } from '../platform-double/start.ts';
import type { Overrides } from '../platform-double/world.ts';
import { writeFiles } from './files.ts';
import { parseOutputFile } from './runner-files.ts';
import { type RunnerLog, readRunnerLog } from './runner-log.ts';
import { startSmallWorld } from './small-world.ts';

/** End of one run of the gate as a step of GitHub Actions. */
export interface GateRun {
  readonly code: number;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly log: RunnerLog;
  /** The JSON report. */
  readonly report: GateReport;
}

/** The parts of a report that tests read. */
export interface GateReport {
  readonly result: string;
  readonly complete: boolean;
  readonly findings: readonly {
    readonly rule: string;
    readonly level: string;
    readonly title: string;
    readonly message: string;
    readonly location?: { readonly file: string; readonly line: number };
  }[];
  readonly problems: readonly { readonly kind: string; readonly message: string; readonly fix?: string }[];
  readonly advisories: readonly {
    readonly advisoryId: string;
    readonly artifact: string;
    readonly severity: string;
    readonly status: string;
    readonly isNew: boolean;
    readonly ignored: boolean;
    readonly version?: string;
    readonly fixedVersion?: string;
  }[];
  readonly reasons: readonly string[];
  readonly coverage: Coverage;
  readonly moves?: readonly object[];
  readonly images?: readonly object[];
  readonly rowCount: number;
  readonly foreignRowCount: number;
  readonly requests: { readonly count: number; readonly retried: number };
}

/** A platform with one identity, and a workspace of its own for each run's files. */
export interface GateWorld {
  readonly double: PlatformDouble;
  /** Workspace; emptied by `reset`. */
  readonly folder: string;
  /** Writes a file of the workspace. */
  write(path: string, content: string | object): void;
  read(path: string): string;
  advisory(overrides: Overrides): void;
  run(
    inputs: Readonly<Record<string, string>>,
    environment?: Readonly<Record<string, string>>,
  ): Promise<GateRun>;
  /** Forgets advisories, faults, settings, requests and files. */
  reset(): void;
  close(): Promise<void>;
}

export const CRITICAL = 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H';
export const HIGH = 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H';
export const LOW = 'CVSS:3.1/AV:L/AC:H/PR:H/UI:R/S:U/C:L/I:N/A:N';

/** An SPDX 2.3 document of apk packages `name@version`; others as whole purls. */
export function spdx(...packages: readonly string[]): object {
  return {
    spdxVersion: 'SPDX-2.3',
    SPDXID: 'SPDXRef-DOCUMENT',
    name: 'image',
    dataLicense: 'CC0-1.0',
    packages: packages.map((text, index) => {
      const purl = text.startsWith('pkg:') ? text : `pkg:apk/wolfi/${text}`;
      const [name = '', version = ''] = text.replace(/^pkg:[a-z]+\//, '').split('@');
      return {
        SPDXID: `SPDXRef-${index}`,
        name,
        versionInfo: version,
        downloadLocation: 'NOASSERTION',
        externalRefs: [
          { referenceCategory: 'PACKAGE-MANAGER', referenceType: 'purl', referenceLocator: purl },
        ],
      };
    }),
  };
}

/** A severity as the service gives it. */
export const scored = (vector: string) => [{ type: 'TYPE_CVSS_V3', score: vector }];

/** Events that end in a fix. */
export const fixedIn = (version: string) => [
  { createTime: '2026-01-01T00:00:00.000Z', reviewState: 'REVIEW_STATE_APPROVED', detection: {} },
  {
    createTime: '2026-01-02T00:00:00.000Z',
    reviewState: 'REVIEW_STATE_APPROVED',
    fixed: { fixedVersion: version },
  },
];

export async function startGateWorld(): Promise<GateWorld> {
  const small = await startSmallWorld();
  const { double, folder: root } = small;
  const folder = join(root, 'workspace');
  const run: GateWorld['run'] = async (inputs, environment = {}) => {
    const temp = mkdtempSync(join(root, 'temp-'));
    const files = {
      output: join(temp, 'output'),
      summary: join(temp, 'summary'),
      report: join(temp, 'report'),
    };
    writeFileSync(files.output, '');
    writeFileSync(files.summary, '');
    const words = Object.entries({ 'report-file': files.report, ...inputs }).map(
      ([name, value]) => `--${name}=${value}`,
    );
    const end = await small.run(['advisory-gate', `--working-directory=${folder}`, ...words], {
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: folder,
      GITHUB_OUTPUT: files.output,
      GITHUB_STEP_SUMMARY: files.summary,
      GITHUB_EVENT_NAME: 'push',
      GITHUB_REPOSITORY: 'acme/app',
      GITHUB_WORKFLOW: 'ci',
      GITHUB_JOB: 'gate',
      GITHUB_REF: 'refs/heads/main',
      GITHUB_SHA: '0123456789abcdef0123456789abcdef01234567',
      RUNNER_TEMP: temp,
      ...environment,
    });
    return {
      code: end.code,
      outputs: parseOutputFile(readFileSync(files.output, 'utf8')),
      summary: readFileSync(files.summary, 'utf8'),
      log: readRunnerLog(end.stderr),
      report: readReport(files.report),
    };
  };
  const reset = (): void => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    for (const { uid } of double.world.list('advisories')) double.world.remove('advisories', String(uid));
    double.faults.clear();
    double.configure({ floor: false });
    double.requests.reset();
  };
  reset();
  return {
    double,
    folder,
    write: (path, content) => writeFiles(folder, { [path]: content }),
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    advisory: (overrides) => void double.world.addAdvisory(overrides),
    run,
    reset,
    close: small.close,
  };
}

function readReport(path: string): GateReport {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // A run that is refused before its report's place is known writes none.
    return {
      result: 'none',
      complete: false,
      findings: [],
      problems: [],
      advisories: [],
      reasons: [],
      coverage: NO_COVERAGE,
      rowCount: 0,
      foreignRowCount: 0,
      requests: { count: 0, retried: 0 },
    };
  }
}
