import { type AssembledPlatform, assemblePlatform, type PlatformDouble } from '../platform-double/start.ts';
import { commandHere } from '../support/command-here.ts';
import { createDirectNetwork, DIRECT_ORIGINS, type Outage } from './direct-http.ts';
import type { Job, Limits } from './job.ts';
import {
  createPlace,
  type Observation,
  type Place,
  readFiles,
  readPlace,
  readState,
  resetPlace,
  restoreFiles,
  type Staged,
  setStage,
  type Trouble,
  USUAL_LIMITS,
} from './stage.ts';
import { createVirtualTime, type VirtualTime } from './virtual-time.ts';

/** When every run begins: a Sunday. */
export const START = Date.UTC(2026, 10, 1);

/** Sets a job up in this process: its platform, its folder, its own time. */
export async function stageInProcess(job: Job): Promise<Staged> {
  let time = createVirtualTime(START);
  const platform = await assemblePlatform({
    ...(job.settings === undefined ? {} : { settings: job.settings }),
    clock: { now: () => time.now() },
  });
  Object.assign(platform.core.origins, DIRECT_ORIGINS);
  const double = platform.handle(async () => undefined);
  const place = createPlace(double);
  const limits = job.limits?.here ?? USUAL_LIMITS;
  const words = setStage(job, double, place, limits);
  const files = readFiles(place.workspace);
  const restore = platform.remember();
  return {
    run: (trouble) => runOnce({ double, limits, place, platform, time, words }, trouble),
    reset: () => {
      restore();
      restoreFiles(place.workspace, files);
      time = createVirtualTime(START);
    },
    close: async () => {
      place.remove();
      await double.close();
    },
  };
}

interface Parts {
  readonly platform: AssembledPlatform;
  readonly double: PlatformDouble;
  readonly limits: Limits;
  readonly place: Place;
  readonly time: VirtualTime;
  readonly words: readonly string[];
}

async function runOnce(parts: Parts, { outage, rules, stops = false }: Trouble): Promise<Observation> {
  const { double, limits, place, platform, time } = parts;
  resetPlace(place);
  double.faults.clear();
  double.requests.reset();
  const active = rules.map((rule) => double.faults.add(rule));
  const [before, stateBefore, startedAt] = [readFiles(place.workspace), readState(double), time.now()];
  const stop = createStop(time);
  const network = createDirectNetwork(platform, time, outage, stops ? stop.soon : undefined);
  const accidents: string[] = [];
  const onRejection = (reason: unknown): void =>
    void accidents.push(`a rejection that nobody saw: ${String(reason)}`);
  process.on('unhandledRejection', onRejection);
  const printed = { stdout: '', stderr: '' };
  const run = {
    ...{ words: parts.words, environment: place.environment, workingDirectory: place.workspace },
    ...{ http: network.http, clock: time.clock, random: () => 0.5, stop: stop.signal },
  };
  let code = -1;
  try {
    code = await time.run(() => commandHere(run, printed));
  } catch (error) {
    accidents.push(`the run threw: ${error instanceof Error ? error.stack : String(error)}`);
  }
  // A turn for rejections that are reported late.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', onRejection);
  const left = readPlace(place);
  if (left.problem !== undefined) accidents.push(left.problem);
  return {
    code,
    ...printed,
    ...left,
    before,
    stateBefore,
    state: readState(double),
    requests: [...double.requests.all()],
    answers: network.answers,
    sent: network.count(),
    milliseconds: time.now() - startedAt,
    timeoutMs: limits.timeoutMs,
    stoppingMs: stop.since(),
    secrets: double.secrets(),
    strangers: network.strangers,
    struck: active.reduce((sum, one) => sum + one.struck(), 0) + strikesOf(outage, network.count()),
    accidents,
  };
}

/** How long after its first fault a run is stopped. */
const STOP_AFTER_MS = 700;

/** The signal to stop, as the process gets it from outside. */
function createStop(time: VirtualTime): {
  readonly signal: AbortSignal;
  readonly soon: () => void;
  readonly since: () => number | undefined;
} {
  const controller = new AbortController();
  let [isAsked, stoppedAt] = [false, 0];
  const stop = (): void => {
    stoppedAt = time.now();
    controller.abort(new Error('stopped by SIGTERM'));
  };
  return {
    signal: controller.signal,
    soon: () => {
      if (isAsked) return;
      isAsked = true;
      time.after(STOP_AFTER_MS, stop);
    },
    since: () => (controller.signal.aborted ? time.now() - stoppedAt : undefined),
  };
}

function strikesOf(outage: Outage | undefined, sent: number): number {
  return outage === undefined ? 0 : Math.max(0, Math.min(sent + 1, outage.until) - outage.from);
}
