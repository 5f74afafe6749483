import type { FaultRule } from '../platform-double/faults.ts';
import type { Outage } from './direct-http.ts';
import { FAULT_VARIANTS, type FaultVariant, fieldVariants } from './fault-variants.ts';
import { type Job, kindOf, type RequestKind } from './job.ts';
import { createRandom, pick } from './random.ts';
import type { Observation, Trouble } from './stage.ts';

/**
 * How often a fault strikes: once, at every request from there on, or at every request of that operation from there on.
 * `stopped`: at every request from there on, and the run gets SIGTERM a moment after the first.
 */
export type Scope = 'once' | 'ever' | 'there' | 'stopped';

/** A request of the clean run: where a fault can strike. */
export interface Position {
  /** From 1. */
  readonly number: number;
  readonly method: string;
  readonly path: string;
  /** Which of the requests with this method and path it is, from 1. */
  readonly nth: number;
  readonly kind: RequestKind;
}

/** One fault at one position. */
export interface Strike {
  readonly variant: FaultVariant;
  readonly position: Position;
  readonly scope: Scope;
}

/** One case: a job with one or two strikes. */
export interface Case {
  /** `pin/status-503@4`, `…@4..` for ever, `…@4*` for that operation; two are joined by `+`. */
  readonly id: string;
  readonly job: Job;
  readonly strikes: readonly Strike[];
}

/** The observations of a clean run of a job. */
export interface CleanRun {
  readonly observation: Observation;
  readonly positions: readonly Position[];
  /** Variants for each position, those of its own answer's fields among them. */
  readonly variants: readonly (readonly FaultVariant[])[];
}

/** Lists the requests of a clean run and what can go wrong with each. */
export function describeClean(observation: Observation): CleanRun {
  const seen = new Map<string, number>();
  const positions = observation.requests.map(({ method, path }, index): Position => {
    const nth = (seen.get(`${method} ${path}`) ?? 0) + 1;
    seen.set(`${method} ${path}`, nth);
    return { number: index + 1, method, path, nth, kind: kindOf(method, path) };
  });
  const described = new Set<string>();
  const variants = positions.map((position, index) => {
    const { kind } = position;
    const operation = operationOf(position);
    // The fields of one answer of each operation stand for those of all.
    const fields = described.has(operation) ? [] : fieldVariants(observation.answers[index] ?? '');
    described.add(operation);
    return [...FAULT_VARIANTS.filter(({ on }) => on?.(kind) ?? true), ...fields];
  });
  return { observation, positions, variants };
}

/** The operation of a request, whatever its target. */
const operationOf = ({ method, path }: Position): string =>
  `${method} ${path.replace(/[0-9a-f]{16,}/g, '*')}`;

const MARKS: Readonly<Record<Scope, string>> = { once: '', ever: '..', there: '*', stopped: '~' };

const SCOPES: readonly Scope[] = ['once', 'ever', 'there', 'stopped'];

/** A case of a job. */
export function caseOf(job: Job, ...strikes: readonly Strike[]): Case {
  const words = strikes.map(
    ({ position, scope, variant }) => `${variant.id}@${position.number}${MARKS[scope]}`,
  );
  return { id: `${job.id}/${words.join('+')}`, job, strikes };
}

/** The case of an id; `undefined` where the job has no such request or fault. */
export function parseCase(id: string, job: Job, clean: CleanRun): Case | undefined {
  const strikes = id
    .slice(job.id.length + 1)
    .split('+')
    .flatMap((word): readonly Strike[] => {
      const [, name, number, mark] = /^(.+)@(\d+)(\.\.|\*|~)?$/.exec(word) ?? [];
      const position = clean.positions[Number(number) - 1];
      const variant = clean.variants[Number(number) - 1]?.find((candidate) => candidate.id === name);
      if (position === undefined || variant === undefined) return [];
      const scope = SCOPES.find((one) => MARKS[one] === (mark ?? '')) ?? 'once';
      return [{ variant, position, scope }];
    });
  const parsed = caseOf(job, ...strikes);
  return parsed.id === id ? parsed : undefined;
}

/** Faults that keep a run waiting, and those of them that it can be stopped in. */
const WAITS: ReadonlySet<string> = new Set([
  ...['hang', 'hang-body', 'dribble-late', 'outage'],
  ...['status-503-huge', 'status-429-huge'],
]);
const STOPS: ReadonlySet<string> = new Set(['hang', 'hang-body', 'status-503-huge']);

/** How a fault is tried at a request; `toss` is a coin that falls the same way for the same seed. */
function scopesOf(job: Job, variant: FaultVariant, toss: () => boolean): readonly Scope[] {
  const { everywhere = false, id, lasting = false } = variant;
  if (job.hurries !== undefined) {
    if (!WAITS.has(id)) return [];
    return STOPS.has(id) ? ['ever', 'stopped'] : ['ever'];
  }
  if (job.isVariant === true && !everywhere) return [];
  if (lasting) return ['there'];
  // Another mode of a job goes the same ways in the end.
  if (!everywhere || job.isVariant === true) return ['once'];
  if (variant.fault === 'outage' || toss()) return ['once', 'ever'];
  return ['once', 'there'];
}

const seedOf = ({ id }: Job, salt: number): number =>
  [...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), salt);

/** For each operation one of its requests, chosen by the seed. */
function standIns({ positions }: CleanRun, seed: number): ReadonlySet<Position> {
  const random = createRandom(seed ^ 0x57a);
  const operations = new Map<string, Position[]>();
  for (const position of positions) {
    const operation = operationOf(position);
    operations.set(operation, [...(operations.get(operation) ?? []), position]);
  }
  return new Set([...operations.values()].map((same) => pick(same, random)));
}

/**
 * Every fault that differs in what comes of it, at every request: once, and either from there on or at that operation from
 * there on. The others, which differ in the answer alone, once for every operation at a request of it, and those that are
 * nothing new on half of the jobs. Which it is depends on the seed. Of a job in a hurry, every fault that keeps it waiting
 * at every request.
 */
export function everyCase(job: Job, clean: CleanRun, seed: number): readonly Case[] {
  const chosen = standIns(clean, seed);
  const random = createRandom(seed ^ seedOf(job, 11));
  const toss = (): boolean => random() < 0.5;
  const isTried = (position: Position, { common, everywhere, ofAnswer }: FaultVariant): boolean => {
    if (job.hurries !== undefined || everywhere === true || ofAnswer === true) return true;
    return chosen.has(position) && (common !== true || toss());
  };
  return clean.positions.flatMap((position, index) =>
    (clean.variants[index] ?? [])
      .filter((variant) => isTried(position, variant))
      .flatMap((variant) =>
        scopesOf(job, variant, toss).map((scope) => caseOf(job, { variant, position, scope })),
      ),
  );
}

/** Two faults, each once, at two requests of the clean run, by chance. */
export function randomPair(job: Job, clean: CleanRun, random: () => number): Case {
  const numbers = [pick(clean.positions, random), pick(clean.positions, random)].sort(
    (a, b) => a.number - b.number,
  );
  const strikes = numbers.map((position): Strike => {
    const variants = clean.variants[position.number - 1] ?? [];
    return { variant: pick(variants, random), position, scope: 'once' };
  });
  return caseOf(job, ...strikes);
}

/** Different pairs of a job that depend on the seed alone. */
export function randomPairs(job: Job, clean: CleanRun, count: number, seed: number): readonly Case[] {
  const random = createRandom(seed ^ seedOf(job, 7));
  const pairs = Array.from({ length: count }, () => randomPair(job, clean, random));
  return [...new Map(pairs.map((pair) => [pair.id, pair])).values()];
}

/** Refused connections after which somebody listens again: one fault more still leaves a try. */
const SHORT_OUTAGE = 2;

/** The case as the settings of the platform. */
export function troubleOf({ strikes }: Case): Trouble {
  const rules: FaultRule[] = [];
  let outage: Outage | undefined;
  for (const { position, scope, variant } of strikes) {
    if (variant.fault === 'outage') {
      const until = scope === 'once' ? position.number + SHORT_OUTAGE : Number.POSITIVE_INFINITY;
      outage = { from: position.number, until };
    } else {
      const { method, nth, number, path } = position;
      rules.push(
        scope === 'ever' || scope === 'stopped'
          ? { on: '* /**', nth: number, times: 'always', fault: variant.fault }
          : { on: `${method} ${path}`, nth, times: scope === 'once' ? 1 : 'always', fault: variant.fault },
      );
    }
  }
  // Of two rules for one operation the first hides the requests that it strikes from the second.
  const stops = strikes.some(({ scope }) => scope === 'stopped');
  return { rules, stops, ...(outage === undefined ? {} : { outage }) };
}

/** The faults of a case, for counts; those of fields as one. */
export function faultsOf({ strikes }: Case): readonly string[] {
  return strikes.map(({ variant }) =>
    variant.id
      .replace(/^field-.*/, 'field-of-another-type')
      .replace(/^rows-without-.*/, 'rows-without-a-field'),
  );
}
