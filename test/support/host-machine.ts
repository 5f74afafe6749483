import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Http, HttpRequest, HttpResult } from '../../src/base/http.ts';
import type { HostOptions } from '../../src/host/host-options.ts';
import { writeProgram } from './fake-node.ts';

/** A machine for one host: folders, a log that is kept, a clock that never waits, and answers of an HTTP service. */
export interface HostMachine {
  readonly root: string;
  readonly workspace: string;
  readonly temp: string;
  /** Everything that the host wrote to its log. */
  printed(): string;
  readonly requests: readonly HttpRequest[];
  readonly slept: readonly number[];
  options(
    environment: Readonly<Record<string, string | undefined>>,
    overrides?: Partial<HostOptions>,
  ): HostOptions;
  remove(): void;
}

/** Creates a machine; HTTP requests get `answers` one by one, and none fail the test. */
export function createHostMachine(answers: readonly HttpResult[] = []): HostMachine {
  const root = mkdtempSync(join(tmpdir(), 'platform-actions-host-'));
  const [workspace, temp] = [join(root, 'workspace'), join(root, 'temp')];
  mkdirSync(workspace);
  mkdirSync(temp);
  const requests: HttpRequest[] = [];
  const slept: number[] = [];
  const left = [...answers];
  let log = '';
  const http: Http = async (request) => {
    requests.push(request);
    return left.shift() ?? { kind: 'failure', reason: 'connection', message: 'no answer', sent: false };
  };
  return {
    root,
    workspace,
    temp,
    printed: () => log,
    requests,
    slept,
    options: (environment, overrides = {}) => ({
      environment,
      log: (text) => {
        log += text;
      },
      interactive: false,
      http,
      clock: {
        now: () => Date.UTC(2026, 10, 21),
        sleep: async (milliseconds) => {
          slept.push(milliseconds);
        },
      },
      random: () => 0,
      workingDirectory: workspace,
      command: 'resolve-digest',
      ...overrides,
    }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** A JSON answer of a service. */
export function jsonAnswer(status: number, value: unknown): HttpResult {
  return { kind: 'response', status, headers: {}, body: JSON.stringify(value) };
}

/**
 * Writes a `buildkite-agent` that notes each call below `record` as `<n>.words` and `<n>.stdin`, prints the ID token in
 * STUB_ID_TOKEN, refuses one with STUB_REFUSAL and fails always with STUB_FAILURE on stderr where they are set. Gives the folder for PATH.
 */
export function writeStubAgent(root: string): { readonly folder: string; readonly record: string } {
  const [folder, record] = [join(root, 'agent'), join(root, 'agent-calls')];
  mkdirSync(record, { recursive: true });
  writeProgram(
    join(folder, 'buildkite-agent'),
    [
      `record='${record}'`,
      'number=$(ls "$record" | wc -l)',
      'for word in "$@"; do printf "%s\\n" "$word"; done >"$record/$(printf %03d "$number").words"',
      '[ -z "${STUB_FAILURE:-}" ] || { printf "%s\\n" "$STUB_FAILURE" >&2; exit 1; }',
      'if [ "$1 $2" = "oidc request-token" ]; then',
      '  [ -z "${STUB_REFUSAL:-}" ] || { printf "%s\\n" "$STUB_REFUSAL" >&2; exit 1; }',
      '  printf "%s\\n" "${STUB_ID_TOKEN:-}"',
      '  exit 0',
      'fi',
      'cat >"$record/$(printf %03d "$number").stdin"',
    ].join('\n'),
  );
  return { folder, record };
}
