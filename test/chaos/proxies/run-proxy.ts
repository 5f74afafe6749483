import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PlatformDouble } from '../../platform-double/start.ts';
import type { Seen } from '../laws.ts';
import {
  createStopper,
  type RealRun,
  type RunEnd,
  realCommand,
  runProcess,
  type Stopper,
} from '../real-run.ts';
import { createStep, readTraces, stepVariables } from '../step.ts';
import { type HostileProxy, type ProxyKind, startHostileProxy } from './hostile-proxy.ts';
import { type ProxyJob, REGISTRY_HOST } from './proxy-jobs.ts';

/**
 * How a case goes on: every connection goes wrong; or the first two, and the third is right; or all do, and the run is
 * told to stop.
 */
export type ProxyMode = 'always' | 'twice' | 'stopped';

/** A job behind a proxy of one kind. */
export interface ProxyCase {
  /** `proxy/gate/hangs`; `proxy/resolve/hangs@2`, `proxy/gate/hangs~`. */
  readonly id: string;
  readonly job: ProxyJob;
  readonly kind: ProxyKind;
  readonly mode: ProxyMode;
}

/** All that is judged of a run behind a proxy. */
export interface ProxyRun extends Seen {
  readonly connections: number;
}

/** State that all cases share. */
export interface ProxyGround {
  readonly double: PlatformDouble;
  readonly identity: string;
  /** Port of the registry over TLS, and the file of its authority; none where certificates cannot be made. */
  readonly front: { readonly port: number; readonly authority: string } | undefined;
}

/** The proxy's own credential. */
const USER = 'user-of-the-proxy';
const PASSWORD = 'password-of-the-proxy-0123456789abcdef';

/** `timeout` of each mode: short where nothing can come of it, long where a third try has to. */
const TIMEOUTS_MS: Readonly<Record<ProxyMode, number>> = { always: 5000, twice: 15_000, stopped: 60_000 };
const GIVEN_UP_MS = 30_000;
/** How long after its first connection a run is stopped. */
const STOP_AFTER_MS = 500;

/** Runs a case; without `entry` in this process. */
export async function runProxyCase(which: ProxyCase, ground: ProxyGround, entry?: string): Promise<ProxyRun> {
  const { double, front } = ground;
  const bad = which.mode === 'twice' ? 2 : Number.POSITIVE_INFINITY;
  const proxy = await startHostileProxy(which.kind, bad, front?.port ?? 9);
  const root = mkdtempSync(join(tmpdir(), 'platform-actions-proxy-'));
  const known = double.secrets().length;
  try {
    createStep(root);
    mkdirSync(join(root, 'workspace'));
    writeFileSync(
      join(root, 'workspace/roles.yml'),
      'version: 1\nidentities: [{ name: gone bot, state: absent }]\n',
    );
    const run = {
      environment: environmentOf(root, ground, proxy),
      words: wordsOf(which, ground),
      workingDirectory: join(root, 'workspace'),
    };
    const stopper =
      which.mode === 'stopped' ? createStopper(() => proxy.count() > 0, STOP_AFTER_MS) : undefined;
    const end = await (entry === undefined ? runHere(run, stopper) : runBundled(run, entry, stopper));
    const stoppingMs = stopper?.end();
    return {
      ...end,
      ...readTraces(root),
      timeoutMs: TIMEOUTS_MS[which.mode],
      stoppingMs,
      connections: proxy.count(),
      secrets: [
        ...[PASSWORD, Buffer.from(`${USER}:${PASSWORD}`).toString('base64')],
        ...[double.idTokenRequestToken, ...double.secrets().slice(known)],
      ],
    };
  } finally {
    await proxy.close();
    rmSync(root, { recursive: true, force: true });
  }
}

function wordsOf({ job, mode }: ProxyCase, { identity }: ProxyGround): readonly string[] {
  const timeout = `${TIMEOUTS_MS[mode] / 1000}s`;
  const requestTimeout = mode === 'stopped' ? '30s' : '1s';
  return [
    ...job.words,
    ...(job.words.includes('--api-url') ? ['--identity', identity] : []),
    ...['--registry-url', `https://${REGISTRY_HOST}`],
    ...['--timeout', timeout, '--request-timeout', requestTimeout],
  ];
}

function environmentOf(
  root: string,
  { double, front }: ProxyGround,
  { port }: HostileProxy,
): Readonly<Record<string, string>> {
  // The services of the cases stand behind the proxy only, and are given by name.
  const {
    PLATFORM_API_URL: _,
    PLATFORM_ISSUER_URL: __,
    PLATFORM_REGISTRY_URL: ___,
    ...step
  } = stepVariables(root, double);
  return {
    PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
    ...step,
    HTTPS_PROXY: `http://${USER}:${PASSWORD}@127.0.0.1:${port}`,
    ...(front === undefined ? {} : { NODE_EXTRA_CA_CERTS: front.authority }),
  };
}

function runHere(run: RealRun, stopper: Stopper | undefined): Promise<RunEnd> {
  const controller = new AbortController();
  stopper?.set(() => controller.abort(new Error('stopped by SIGTERM')));
  return realCommand({ ...run, stop: controller.signal }, GIVEN_UP_MS);
}

function runBundled(run: RealRun, entry: string, stopper: Stopper | undefined): Promise<RunEnd> {
  return runProcess(process.execPath, [entry, ...run.words], {
    cwd: run.workingDirectory,
    environment: run.environment,
    givenUpMs: GIVEN_UP_MS,
    onStart: (terminate) => stopper?.set(terminate),
  });
}
