import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import type { FaultRule } from '../platform-double/faults.ts';
import { type Listener, listenWith } from '../platform-double/server.ts';
import { type PlatformDouble, startPlatformDouble } from '../platform-double/start.ts';
import { STRANGER } from './fault-variants.ts';
import type { Job, Limits } from './job.ts';
import { createStopper, runProcess } from './real-run.ts';
import {
  createPlace,
  type Observation,
  type Place,
  readFiles,
  readPlace,
  readState,
  resetPlace,
  type Staged,
  setStage,
  type Trouble,
} from './stage.ts';

/** Real time is short: one request, the whole run, and when a run that does not end is ended. */
const LIMITS: Limits = { requestTimeoutMs: 2000, timeoutMs: 90_000, maxAttempts: 4 };
const LONGEST_MS = 110_000;

/** Sets a job up for the shipped bundle (`entry`), over real sockets and in real time. */
export async function stageBundle(job: Job, entry: string): Promise<Staged> {
  const settings = job.settings === undefined ? {} : { settings: job.settings };
  const [double, decoy] = await Promise.all([startPlatformDouble(settings), startDecoy()]);
  const place = createPlace(double);
  const limits = job.limits?.bundle ?? LIMITS;
  const words = setStage(job, double, place, limits);
  return {
    run: (trouble) => runOnce({ decoy, double, entry, limits, place, words }, trouble),
    reset: () => {
      throw new Error('a stage of the bundle is used once');
    },
    close: async () => {
      place.remove();
      await Promise.all([double.close(), decoy.close()]);
    },
  };
}

interface Parts {
  readonly decoy: Decoy;
  readonly double: PlatformDouble;
  readonly entry: string;
  readonly limits: Limits;
  readonly place: Place;
  readonly words: readonly string[];
}

interface Decoy extends Listener {
  /** Paths that were asked. */
  readonly asked: string[];
}

/** An origin that redirects lead to and nobody may follow. */
async function startDecoy(): Promise<Decoy> {
  const asked: string[] = [];
  const answer = async ({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> => {
    asked.push(url);
    response.end('{}');
  };
  return { ...(await listenWith(answer, '127.0.0.1', 0)), asked };
}

async function runOnce(parts: Parts, { rules, stops = false }: Trouble): Promise<Observation> {
  const { decoy, double, limits, place } = parts;
  resetPlace(place);
  double.faults.clear();
  double.requests.reset();
  const active = rules.map((rule) => double.faults.add(ledTo(decoy, rule)));
  const plain = plainText(parts);
  const [before, stateBefore] = [readFiles(place.workspace), readState(double)];
  const hasStruck = (): boolean => active.some((one) => one.struck() > 0);
  const end = await startBundle(parts, stops ? hasStruck : undefined);
  const left = readPlace(place);
  const files = (some: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(some).map(([path, text]) => [path, plain(text)]));
  return {
    code: end.code,
    stdout: plain(end.stdout),
    stderr: plain(end.stderr),
    outputs: files(left.outputs),
    summary: plain(left.summary),
    report: left.report === undefined ? undefined : JSON.parse(plain(JSON.stringify(left.report))),
    before: files(before),
    files: files(left.files),
    stateBefore,
    state: readState(double),
    requests: [...double.requests.all()],
    answers: [],
    sent: double.requests.count(),
    milliseconds: end.milliseconds,
    timeoutMs: limits.timeoutMs,
    stoppingMs: end.stoppingMs,
    secrets: double.secrets(),
    strangers: decoy.asked.map((path) => `${decoy.origin}${path}`),
    struck: active.reduce((sum, one) => sum + one.struck(), 0),
    accidents: [...end.accidents, ...(left.problem === undefined ? [] : [left.problem])],
  };
}

function ledTo(decoy: Decoy, rule: FaultRule): FaultRule {
  const { fault } = rule;
  if (fault.kind !== 'redirect') return rule;
  return { ...rule, fault: { ...fault, location: fault.location.replace(STRANGER, decoy.origin) } };
}

/** Ports, folders and times have other values in every run. */
function plainText({ double, place }: Parts): (text: string) => string {
  const hosts = [double.apiUrl, double.issuerUrl, double.registryUrl, new URL(double.idTokenUrl).origin].map(
    (origin, index) => [new URL(origin).host, `service-${index}.test`] as const,
  );
  return (text) =>
    hosts
      .reduce((plain, [host, name]) => plain.replaceAll(host, name), text)
      .replaceAll(place.root, '/place')
      // An OpenVEX document is named by what is in it, its time too.
      .replace(/vex-[0-9a-f]{64}/g, 'vex-of-a-time')
      .replace(/\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?/g, 'a-time');
}

/** How long a run goes on once it is to be stopped. */
const STOP_AFTER_MS = 200;

/** Runs the bundle to its end; once `isTimeToStop` it gets SIGTERM. */
async function startBundle({ entry, place, words }: Parts, isTimeToStop?: () => boolean) {
  const stopper = isTimeToStop === undefined ? undefined : createStopper(isTimeToStop, STOP_AFTER_MS);
  const end = await runProcess(process.execPath, [entry, ...words], {
    cwd: place.workspace,
    environment: {
      PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
      ...place.environment,
    },
    givenUpMs: LONGEST_MS,
    onStart: (terminate) => stopper?.set(terminate),
  });
  return { ...end, stoppingMs: stopper?.end() };
}
