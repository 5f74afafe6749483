import type { Figures, Goal, Row } from './contestant.ts';

/** A contestant's medians over the rounds, or why there are none. */
export type Standing =
  | {
      readonly name: string;
      readonly role: 'us' | 'peer' | 'floor';
      readonly version?: string;
      /** Rounds behind the medians, where they are fewer than the row's. */
      readonly rounds?: number;
      readonly figures: Figures;
    }
  | { readonly name: string; readonly role: 'peer'; readonly absent: string };

/** A goal with what was reached; `met` is missing where the contestant to compare with is absent. */
export interface Verdict extends Goal {
  readonly reached?: number;
  readonly met?: boolean;
}

/** A measured row. */
export interface Comparison {
  readonly work: string;
  readonly rounds: number;
  readonly standings: readonly Standing[];
  readonly verdicts: readonly Verdict[];
}

/**
 * Runs the contestants of a row in turn, round after round, so that all see the same load; a first round is not counted.
 * With `isQuick` there is no such round, as the answers matter and not the time.
 */
export async function compare(row: Row, isQuick = false): Promise<Comparison> {
  const samples = new Map<string, Figures[]>();
  for (let round = isQuick ? 1 : 0; round <= row.rounds; round += 1) {
    for (const contestant of row.contestants) {
      if ('absent' in contestant || !takesPart(contestant.rounds, round)) continue;
      const figures = await contestant.measure();
      if (round > 0) samples.set(contestant.name, [...(samples.get(contestant.name) ?? []), figures]);
    }
  }
  const standings = row.contestants.map((contestant): Standing => {
    if ('absent' in contestant) return contestant;
    const { measure: _, ...words } = contestant;
    return { ...words, figures: medians(samples.get(contestant.name) ?? []) };
  });
  return {
    work: row.work,
    rounds: row.rounds,
    standings,
    verdicts: (row.goals ?? []).map((goal) => judgeGoal(goal, standings)),
  };
}

function takesPart(rounds: number | undefined, round: number): boolean {
  return rounds === undefined || (round > 0 && round <= rounds);
}

/** Whether a goal is met by these standings. */
export function judgeGoal(goal: Goal, standings: readonly Standing[]): Verdict {
  const own = figureOf(goal.figure, standings, goal.contestant);
  const other = goal.of === undefined ? 1 : figureOf(goal.figure, standings, goal.of);
  if (own === undefined || other === undefined) return goal;
  const reached = own / other;
  return { ...goal, reached, met: reached <= goal.most };
}

function figureOf(
  figure: string,
  standings: readonly Standing[],
  contestant: string | undefined,
): number | undefined {
  const standing = standings.find(({ name, role }) =>
    contestant === undefined ? role === 'us' : name === contestant,
  );
  return standing !== undefined && 'figures' in standing ? standing.figures[figure] : undefined;
}

function medians(samples: readonly Figures[]): Figures {
  const names = new Set(samples.flatMap((sample) => Object.keys(sample)));
  return Object.fromEntries(
    [...names].map((name) => [name, median(samples.flatMap((sample) => sample[name] ?? []))]),
  );
}

/** The middle of an odd number of values, the upper middle of an even one. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
