import type { FailedCase, PartEnd } from '../part.ts';
import { decoderLaws } from './decoders.ts';
import { fileLaws } from './files.ts';
import type { Law } from './law.ts';
import { parserLaws } from './parsers.ts';
import { reportLaws } from './reports.ts';
import { scannerLaws } from './scanners.ts';

/** The input of a part of the campaign. */
export interface FuzzOptions {
  readonly seed: number;
  /** Time that the whole part may take. */
  readonly budgetMs: number;
  readonly report: (line: string) => void;
  /** Replays one case, `law@seed:path` as a failure gives it, or holds the laws whose name begins so. */
  readonly only?: string | undefined;
}

const LAWS: readonly Law[] = [...decoderLaws, ...parserLaws, ...fileLaws, ...scannerLaws, ...reportLaws];

/** Budget for which the laws' numbers of cases are made. */
export const FUZZ_BUDGET_MS = 90_000;

/** Holds every law against its cases; counts cases, and names each law that is broken with the smallest case that breaks it. */
export async function fuzz(options: FuzzOptions, laws: readonly Law[] = LAWS): Promise<PartEnd> {
  const { budgetMs, report } = options;
  const replay = /^(.+)@(-?\d+):([\d:]*)$/.exec(options.only ?? '');
  const seed = replay === null ? options.seed : Number(replay[2]);
  const chosen = laws.filter(({ name }) =>
    replay === null ? name.startsWith(options.only ?? '') : name === replay[1],
  );
  const until = performance.now() + budgetMs;
  const share = budgetMs / FUZZ_BUDGET_MS;
  const areas = new Map<string, { cases: number; distinct: number; milliseconds: number }>();
  const failed: FailedCase[] = [];
  let passed = 0;
  for (const [index, one] of chosen.entries()) {
    const started = performance.now();
    // Time that earlier laws left over goes to later ones, so a slow law cannot starve those that follow it.
    const mostMs = Math.max(500, ((until - started) / (chosen.length - index)) * 3);
    const { cases, distinct, failure } = await one.hold({
      seed,
      runs: Math.max(20, Math.round(one.runs * share)),
      mostMs,
      path: replay?.[3],
    });
    const area = one.name.split('/', 1)[0] ?? '';
    const sum = areas.get(area) ?? { cases: 0, distinct: 0, milliseconds: 0 };
    const milliseconds = performance.now() - started;
    areas.set(area, {
      cases: sum.cases + cases,
      distinct: sum.distinct + distinct,
      milliseconds: sum.milliseconds + milliseconds,
    });
    report(
      `  ${failure === undefined ? 'holds' : 'BROKEN'}  ${one.name}: ${distinct} distinct of ${cases} cases in ${seconds(milliseconds)}`,
    );
    passed += failure === undefined ? cases : 0;
    if (failure !== undefined)
      failed.push({ id: `${one.name}@${seed}:${failure.path}`, problems: [failure.words] });
  }
  for (const [area, { cases, distinct, milliseconds }] of areas)
    report(`${area}: ${distinct} distinct cases (${cases} in all) in ${seconds(milliseconds)}`);
  return { passed, failed };
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
