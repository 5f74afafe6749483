import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';

/** One property with the cases that it is held against. */
export interface Law {
  /** `area/what`; the part before the slash groups laws in the report. */
  readonly name: string;
  /** Cases in a run of the default budget. */
  readonly runs: number;
  hold(options: HoldOptions): Promise<Held>;
}

export interface HoldOptions {
  readonly seed: number;
  readonly runs: number;
  /** No further case is begun after so long. */
  readonly mostMs: number;
  /** Replays the one case that this path of fast-check leads to. */
  readonly path?: string | undefined;
}

/** The result of a law; `distinct` counts the cases that were not there before. */
export interface Held {
  readonly cases: number;
  readonly distinct: number;
  /** The smallest failing case: its path for a replay, and what was wrong with it. */
  readonly failure: { readonly path: string; readonly words: string } | undefined;
}

/** Longest time for one case, in milliseconds: the bound for a file of a scanner. */
const CASE_MS = 5000;
const LONGEST_WORDS = 1500;

/** Makes a law of a check that throws for a case that breaks it. A case that takes longer than `caseMs` breaks it too. */
export function law<T>(
  name: string,
  runs: number,
  cases: fc.Arbitrary<T>,
  check: (value: T) => void | Promise<void>,
  caseMs: number = CASE_MS,
): Law {
  return {
    name,
    runs,
    hold: async ({ mostMs, path, runs: numRuns, seed }) => {
      const seen = new Set<string>();
      let count = 0;
      const property = fc.asyncProperty(cases, async (value) => {
        count += 1;
        seen.add(keyOf(value));
        const started = { wall: performance.now(), cpu: process.cpuUsage() };
        await check(value);
        const { system, user } = process.cpuUsage(started.cpu);
        // A neighbor on the machine takes wall time, and the collector's own threads take processor time.
        const taken = Math.min(performance.now() - started.wall, (user + system) / 1000);
        if (taken > caseMs) throw new Error(`it took ${Math.round(taken)} ms, more than ${caseMs} ms`);
      });
      const result = await fc.check(property, {
        seed,
        numRuns,
        interruptAfterTimeLimit: mostMs,
        ...(path === undefined ? {} : { path, endOnFailure: true }),
      });
      return {
        cases: count,
        distinct: seen.size,
        failure: result.failed
          ? {
              path: result.counterexamplePath ?? '',
              words: wordsOf(result.errorInstance, result.counterexample?.[0]),
            }
          : undefined,
      };
    },
  };
}

function wordsOf(error: unknown, value: unknown): string {
  const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `${why.slice(0, LONGEST_WORDS)}\n  case: ${printed(value).slice(0, LONGEST_WORDS)}`;
}

function keyOf(value: unknown): string {
  const text = typeof value === 'string' ? value : safeJson(value);
  return text.length < 64 ? text : createHash('sha1').update(text).digest('base64');
}

function safeJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'undefined';
  } catch {
    return printed(value);
  }
}

/** Describes values that JSON cannot hold; a value that is nested too deeply for any printer is described by its kind. */
function printed(value: unknown): string {
  try {
    return fc.stringify(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}

/** Throws unless the condition holds. */
export function hold(condition: boolean, words: string | (() => string)): asserts condition {
  if (!condition) throw new Error(typeof words === 'string' ? words : words());
}

/** Throws unless both are the same as JSON, in which the order of fields means nothing. */
export function holdSame(one: unknown, other: unknown, words: string): void {
  const [left, right] = [safeJson(one), safeJson(other)];
  hold(
    left === right || isDeepStrictEqual(one, other),
    () => `${words}:\n  ${left.slice(0, 600)}\n  ${right.slice(0, 600)}`,
  );
}
