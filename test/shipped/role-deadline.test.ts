import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RoleJob, startRoleJob } from '../support/role-job.ts';
import { type CliResult, createPlace, type Place, runCli } from '../support/shipped-run.ts';

/** The time that a stopped run may take, in milliseconds. */
const LIMIT_MS = 2000;

let job: RoleJob;
let place: Place;
let report: string;
beforeEach(async () => {
  job = await startRoleJob();
  place = createPlace();
  mkdirSync(join(place.workspace, '.github'));
  report = join(place.workspace, 'report.json');
});
afterEach(async () => {
  await job.close();
  place.remove();
});

const subjectOf = (index: number): string => `repo:acme/app-${index}`;
const entryOf = (index: number, roles: string): string =>
  `  - { name: bot-${index}, claimMatch: { issuer: https://ci.example, subject: "${subjectOf(index)}" }, roles: [${roles}] }`;

/** Runs a mode; `when` is asked often, and once it holds the run is stopped. */
async function run(
  mode: string,
  words: readonly string[] = [],
  stop?: { readonly signal: NodeJS.Signals; readonly when: () => boolean },
): Promise<CliResult & { readonly stoppingMs: number }> {
  let told = Number.POSITIVE_INFINITY;
  const env = await job.environment();
  const end = await runCli(
    place,
    ['sync-rolebindings', '--mode', mode, '--report-file', report, ...words],
    stop === undefined
      ? { env }
      : {
          env,
          onStart: (child) => {
            const poll = setInterval(() => {
              if (child.exitCode !== null) clearInterval(poll);
              if (!stop.when()) return;
              clearInterval(poll);
              told = performance.now();
              child.kill(stop.signal);
            }, 5);
          },
        },
  );
  return { ...end, stoppingMs: performance.now() - told };
}

/** The parts of a report that tests read. */
interface Written {
  readonly result: string;
  readonly exitCode: number;
  readonly applied: number;
  readonly problems: readonly { readonly kind: string; readonly message: string }[];
}

const written = (): Written => JSON.parse(readFileSync(report, 'utf8'));

function save(entries: readonly string[]): void {
  const text = `version: 1\nidentities:\n${entries.join('\n')}\n`;
  writeFileSync(join(place.workspace, '.github/rolebindings.yml'), text);
}

describe('apply that has to end after its first write', () => {
  beforeEach(() => {
    save(Array.from({ length: 30 }, (_, index) => entryOf(index, 'viewer')));
    job.double.configure({ latencyMs: 150 });
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'by %s ends within two seconds with 6 and what was done',
    async (signal) => {
      const end = await run('apply', ['--concurrency', '1'], {
        signal,
        when: () => job.writes().length >= 2,
      });
      expect(end.exitCode, end.stderr).toBe(6);
      expect(end.stoppingMs).toBeLessThan(LIMIT_MS);
      expect(written()).toMatchObject({ result: 'error', exitCode: 6, problems: [{ kind: 'partial' }] });
      expect(written().applied).toBeGreaterThan(0);
      expect(end.stderr).toContain(`stopped by ${signal}`);
      job.double.configure({ latencyMs: 0 });
      const second = await run('apply');
      expect(second.exitCode, second.stderr).toBe(0);
      expect(job.rolesOf('bot-29')).toEqual(['viewer on acme']);
    },
  );

  it('by its `timeout` ends with 6 and what was done', async () => {
    const end = await run('apply', ['--concurrency', '1', '--timeout', '4s', '--request-timeout', '4s']);
    expect(end.exitCode, end.stderr).toBe(6);
    expect(job.writes().length).toBeGreaterThan(0);
    expect(written()).toMatchObject({ result: 'error', exitCode: 6, problems: [{ kind: 'partial' }] });
    expect(written().applied).toBeGreaterThan(0);
    expect(end.stderr).toContain('longer than its `timeout` of 4s');
  });
});

describe('a plan of 5,000 identities', () => {
  it.each([
    ['SIGTERM', 0],
    ['SIGINT', 50],
    ['SIGTERM', 150],
  ] as const)('ends within two seconds of %s, %i ms after the last question', async (signal, laterMs) => {
    save(Array.from({ length: 5000 }, (_, index) => entryOf(index, 'viewer, editor')));
    let since = Number.POSITIVE_INFINITY;
    const when = (): boolean => {
      if (job.double.requests.count() >= 6) since = Math.min(since, performance.now());
      return performance.now() - since >= laterMs;
    };
    const end = await run('plan', ['--prune'], { signal, when });
    expect(end.stoppingMs).toBeLessThan(LIMIT_MS);
    // Whoever was done by then was not stopped.
    expect([0, 5], end.stderr).toContain(end.exitCode);
    expect(written().exitCode).toBe(end.exitCode);
  });
});
