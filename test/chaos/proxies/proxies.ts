import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mapPool } from '../../../src/base/pool.ts';
import { startPlatformDouble } from '../../platform-double/start.ts';
import { hasOpenssl, startTlsFront } from '../../support/tls-front.ts';
import { endOf, type FailedCase, type Part, timed } from '../part.ts';
import { createRandom, pick, sampled } from '../random.ts';
import { PROXY_KINDS, type ProxyKind } from './hostile-proxy.ts';
import { judgeProxy } from './judge-proxy.ts';
import { fillProxyWorld, PROXY_JOBS, type ProxyJob, REGISTRY_HOST } from './proxy-jobs.ts';
import { type ProxyCase, type ProxyGround, type ProxyMode, runProxyCase } from './run-proxy.ts';

/** Ids of cases of proxies begin so. */
const PROXY = 'proxy/';
const BUNDLE = 'bundle:';

/** Cases at a time: they wait more than they work. */
const HERE_AT_ONCE = 36;
const BUNDLE_AT_ONCE = 6;

const MARKS: Readonly<Record<ProxyMode, string>> = { always: '', twice: '@2', stopped: '~' };

function caseOf(job: ProxyJob, kind: ProxyKind, mode: ProxyMode): ProxyCase {
  return { id: `${PROXY}${job.id}/${kind.id}${MARKS[mode]}`, job, kind, mode };
}

/** Every kind of proxy on every job in this process; those that keep a run waiting also with a signal to stop. */
function casesHere(): readonly ProxyCase[] {
  return PROXY_KINDS.flatMap((kind) =>
    PROXY_JOBS.flatMap((job) => [
      caseOf(job, kind, 'always'),
      ...(kind.waits === true ? [caseOf(job, kind, 'stopped')] : []),
    ]),
  );
}

/** Every kind through the bundle, on a job by chance; and with a third connection that is right. */
function casesOfBundle(seed: number, canServe: boolean): readonly ProxyCase[] {
  const random = createRandom(seed ^ 0x9e0);
  const passing = PROXY_JOBS.filter(({ canPass }) => canPass === true);
  return PROXY_KINDS.flatMap((kind) => [
    caseOf(pick(PROXY_JOBS, random), kind, 'always'),
    ...(kind.waits === true ? [caseOf(pick(PROXY_JOBS, random), kind, 'stopped')] : []),
    ...(canServe ? passing.map((job) => caseOf(job, kind, 'twice')) : []),
  ]);
}

function parseId(id: string): ProxyCase | undefined {
  const [, name, words, mark = ''] = /^proxy\/([^/]+)\/([^@~]+)(@2|~)?$/.exec(id) ?? [];
  const job = PROXY_JOBS.find((candidate) => candidate.id === name);
  const kind = PROXY_KINDS.find((candidate) => candidate.id === words);
  const modes: readonly ProxyMode[] = ['always', 'twice', 'stopped'];
  const mode = modes.find((candidate) => MARKS[candidate] === mark);
  return job === undefined || kind === undefined || mode === undefined ? undefined : caseOf(job, kind, mode);
}

/** Each kind and each way to try it, and each way with each class of kinds on each job. */
const showsOf = ({ job, kind, mode }: ProxyCase): readonly string[] => [
  `${kind.id} ${mode}`,
  `${job.id} ${mode} ${kind.waits} ${kind.passing}`,
];

/** Through the bundle, the connection that is right after two that are not; otherwise each class of kinds is enough. */
const showsOfBundle = ({ kind, mode }: ProxyCase): readonly string[] => [
  mode === 'twice' ? kind.id : `${mode} ${kind.waits} ${kind.passing}`,
];

/** Proxies that close, hang, drip, flood and echo: in this process, and through the bundle. */
export const proxies: Part = {
  run: (options) =>
    onGround(async (ground) => {
      await warmUp(ground);
      const accidents: string[] = [];
      const onRejection = (reason: unknown): void => void accidents.push(String(reason));
      process.on('unhandledRejection', onRejection);
      const all = casesHere();
      const here = await timed('proxies in process', options, () =>
        mapPool(options.sample ? sampled(all, showsOf, options.seed) : all, HERE_AT_ONCE, (one) =>
          tryOne(one, ground),
        ),
      );
      process.off('unhandledRejection', onRejection);
      const unseen = accidents.length === 0 ? [] : [{ id: `${PROXY}unseen-rejections`, problems: accidents }];
      const ofBundle = options.bundle === 0 ? [] : casesOfBundle(options.seed, ground.front !== undefined);
      const chosen = options.sample ? sampled(ofBundle, showsOfBundle, options.seed) : ofBundle;
      const bundled = await timed('proxies through the bundle', options, () =>
        mapPool(chosen, BUNDLE_AT_ONCE, async (one) => {
          const { id, problems } = await tryOne(one, ground, options.entry);
          return { id: `${BUNDLE}${id}`, problems };
        }),
      );
      return endOf([...here, ...bundled, ...unseen]);
    }),
  tryCase: async (id, { entry }) => {
    const plain = id.startsWith(BUNDLE) ? id.slice(BUNDLE.length) : id;
    if (!plain.startsWith(PROXY)) return undefined;
    const which = parseId(plain);
    if (which === undefined) throw new Error(`there is no case ${id}`);
    const { problems } = await onGround((ground) => tryOne(which, ground, plain === id ? undefined : entry));
    return { id, problems };
  },
};

/** Loads what the commands need, so that the first cases do not count that as time of theirs. */
async function warmUp(ground: ProxyGround): Promise<void> {
  const kind = PROXY_KINDS.find(({ id }) => id === 'refuses-403');
  if (kind === undefined) return;
  await mapPool(PROXY_JOBS, HERE_AT_ONCE, (job) => runProxyCase(caseOf(job, kind, 'always'), ground));
}

async function tryOne(which: ProxyCase, ground: ProxyGround, entry?: string): Promise<FailedCase> {
  return { id: which.id, problems: judgeProxy(which, await runProxyCase(which, ground, entry)) };
}

async function onGround<T>(work: (ground: ProxyGround) => Promise<T>): Promise<T> {
  const double = await startPlatformDouble();
  const identity = fillProxyWorld(double);
  const folder = mkdtempSync(join(tmpdir(), 'platform-actions-front-'));
  const front = hasOpenssl() ? await startTlsFront(folder, REGISTRY_HOST, double.registryUrl) : undefined;
  try {
    return await work({ double, identity, front });
  } finally {
    await Promise.all([front?.close(), double.close()]);
    rmSync(folder, { recursive: true, force: true });
  }
}
