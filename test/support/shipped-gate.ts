import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import type { JsonObject } from '../platform-double/json.ts';
import type { Resource } from '../platform-double/resource.ts';
import type { PlatformDouble } from '../platform-double/start.ts';
import type { Overrides } from '../platform-double/world.ts';
import { writeFiles } from './files.ts';
import type { RunnerJob, StepResult } from './runner-job.ts';
import { createPlace, type Place, runRootAction, runRootActionHere } from './shipped-run.ts';
import { startViewedOrganization } from './small-world.ts';

/** End of one run of the shipped gate, with its JSON report. */
export interface ShippedGateRun extends StepResult {
  readonly report: JsonObject;
}

/** The gate as a step of GitHub Actions, against a platform with one organization and one viewer. */
export interface ShippedGate {
  readonly double: PlatformDouble;
  readonly acme: Resource;
  readonly place: Place;
  write(path: string, content: string | object): void;
  advisory(overrides: Overrides): void;
  /** Runs the sources in this process. */
  run(inputs: Readonly<Record<string, string>>, env?: RunnerJob['env']): Promise<ShippedGateRun>;
  /** Starts the bundle as a runner does. */
  start(inputs: Readonly<Record<string, string>>): Promise<ShippedGateRun>;
  /** How many lists of advisories were asked for since the last reset. */
  asked(): readonly URLSearchParams[];
  reset(): void;
  close(): Promise<void>;
}

export async function startShippedGate(): Promise<ShippedGate> {
  const { double, world, acme, viewer } = await startViewedOrganization();
  const place = createPlace();
  const given = (inputs: Readonly<Record<string, string>>) => ({
    command: 'advisory-gate',
    identity: viewer.uid,
    ...inputs,
  });
  const withReport = (result: StepResult): ShippedGateRun => {
    const path = result.outputs['report'] ?? '';
    return { ...result, report: path === '' ? {} : JSON.parse(readFileSync(path, 'utf8')) };
  };
  return {
    double,
    acme,
    place,
    write: (path, content) => writeFiles(place.workspace, { [path]: content }),
    advisory: (overrides) => void world.addAdvisory(overrides),
    run: async (inputs, env = {}) =>
      withReport(await runRootActionHere(place, double, given(inputs), { env })),
    start: async (inputs) => withReport(await runRootAction(place, double, given(inputs))),
    asked: () =>
      double.requests
        .all('GET /vulnerabilities/v2/advisories')
        .map((request) => new URLSearchParams(request.query)),
    reset: () => {
      rmSync(place.workspace, { recursive: true, force: true });
      mkdirSync(place.workspace);
      for (const { uid } of world.list('advisories')) world.remove('advisories', String(uid));
      double.faults.clear();
      double.requests.reset();
    },
    close: async () => {
      await double.close();
      place.remove();
    },
  };
}
