import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlatformDouble } from '../platform-double/start.ts';
import { parseOutputFile } from '../support/runner-files.ts';
import type { Report, Seen } from './laws.ts';

/** Makes the folders and files of a step of GitHub Actions below `root`; its workspace is the caller's. */
export function createStep(root: string): void {
  mkdirSync(join(root, 'temp'));
  emptyTraces(root);
}

/** Empties the files that a step writes to. */
export function emptyTraces(root: string): void {
  for (const name of ['output', 'summary']) writeFileSync(join(root, name), '');
}

/** Variables of a step whose folders stand below `root`; the platform is found by them, too. */
export function stepVariables(root: string, double: PlatformDouble): Readonly<Record<string, string>> {
  return {
    HOME: root,
    TMPDIR: join(root, 'temp'),
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: join(root, 'workspace'),
    GITHUB_OUTPUT: join(root, 'output'),
    GITHUB_STEP_SUMMARY: join(root, 'summary'),
    GITHUB_EVENT_NAME: 'push',
    GITHUB_REPOSITORY: 'acme/app',
    GITHUB_WORKFLOW: 'ci',
    GITHUB_JOB: 'chaos',
    GITHUB_REF: 'refs/heads/main',
    RUNNER_TEMP: join(root, 'temp'),
    ACTIONS_ID_TOKEN_REQUEST_URL: double.idTokenUrl,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: double.idTokenRequestToken,
    PLATFORM_API_URL: double.apiUrl,
    PLATFORM_ISSUER_URL: double.issuerUrl,
    PLATFORM_REGISTRY_URL: double.registryUrl,
  };
}

/** The results of a step; `plain` removes values that differ in every run. */
export function readTraces(
  root: string,
  plain: (text: string) => string = (text) => text,
): Pick<Seen, 'outputs' | 'report' | 'summary'> {
  const text = (name: string): string => readFileSync(join(root, name), 'utf8');
  const outputs = parseOutputFile(text('output'));
  return {
    outputs: Object.fromEntries(Object.entries(outputs).map(([name, value]) => [name, plain(value)])),
    summary: plain(text('summary')),
    report: readReport(outputs['report'], plain),
  };
}

function readReport(path: string | undefined, plain: (text: string) => string): Report | undefined {
  if (path === undefined || !existsSync(path)) return undefined;
  try {
    return JSON.parse(plain(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}
