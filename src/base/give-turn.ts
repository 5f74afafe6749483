/** Maximum time in milliseconds to compute before timers and signals get a turn. */
const LONGEST_STRETCH_MS = 50;

let lastTurn = 0;

/**
 * Lets timers, signals and sockets run if they have waited too long. Loops over many items await it between items: a
 * handler of SIGTERM or the timer of the deadline cannot run while the event loop is busy.
 */
export function giveTurn(): Promise<void> | undefined {
  return performance.now() - lastTurn < LONGEST_STRETCH_MS ? undefined : turn();
}

async function turn(): Promise<void> {
  await new Promise<void>((resolve) => setImmediate(resolve));
  lastTurn = performance.now();
}
