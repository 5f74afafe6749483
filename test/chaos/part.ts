/** The runner's input to each part. */
export interface PartOptions {
  /** All chance depends on it. */
  readonly seed: number;
  /** Whether a sample is enough that shows every kind of fault on every command. */
  readonly sample: boolean;
  /** Cases to run through the bundle. */
  readonly bundle: number;
  /** File of the bundle. */
  readonly entry: string;
  readonly print: (line: string) => void;
}

/** A case that is not right. */
export interface FailedCase {
  /** The value of `--case`. */
  readonly id: string;
  readonly problems: readonly string[];
}

/** The result of a part. */
export interface PartEnd {
  readonly passed: number;
  readonly failed: readonly FailedCase[];
}

/** Runs cases and prints how many there were, how many failed, and how long they took. */
export async function timed(
  what: string,
  { print }: PartOptions,
  work: () => Promise<readonly FailedCase[]>,
): Promise<readonly FailedCase[]> {
  const began = performance.now();
  const judged = await work();
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const failed = judged.filter(({ problems }) => problems.length > 0).length;
  print(`${what}: ${judged.length} cases, ${failed} failed, ${seconds} s`);
  return judged;
}

/** The result of cases that were judged. */
export function endOf(judged: readonly FailedCase[]): PartEnd {
  const failed = judged.filter(({ problems }) => problems.length > 0);
  return { passed: judged.length - failed.length, failed };
}

/** One kind of trial, with a name for `--only`. */
export interface Part {
  /** Whether it works in a process of its own: the parts after it run beside it. */
  readonly isBeside?: boolean;
  run(options: PartOptions): Promise<PartEnd>;
  /** Runs one case of this part; `undefined` if the id does not belong to it. */
  tryCase?(id: string, options: PartOptions): Promise<FailedCase | undefined>;
}
