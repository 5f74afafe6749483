/**
 * Gives back the memory of bytes that nobody reads any more. Outside of the heap it otherwise stays until a full collection,
 * so that several copies of a long text are held at once; a Node without the method waits for that. Memory that others may
 * share is not touched.
 */
export function freeBytes({ buffer, length }: Uint8Array): void {
  const transfer: unknown = Reflect.get(buffer, 'transfer');
  if (length === buffer.byteLength && typeof transfer === 'function') Reflect.apply(transfer, buffer, [0]);
}

/** A smaller heap is not worth the time of a collection. */
const LEAST_MIB = 96;
const WORTHY_GROWTH = 1.5;
/** Size of the heap after the last collection. */
let leftMib = 0;
let underWay: Promise<void> | undefined;

/**
 * Has the engine collect garbage, through its inspector, which takes a few tenths of a second; by default only if the heap
 * has grown by half since it last did. By itself, the engine lets several times of what is kept pile up, and keeps the
 * largest young generation that it ever needed. For moments when long texts or many rows have just been read.
 */
export async function collectGarbage(isWorthIt = isGrown()): Promise<void> {
  if (!isWorthIt) return;
  underWay ??= collect().finally(() => {
    underWay = undefined;
  });
  await underWay;
}

const isGrown = (): boolean => heapMib() > Math.max(LEAST_MIB, WORTHY_GROWTH * leftMib);

async function collect(): Promise<void> {
  try {
    const { Session } = process.getBuiltinModule('node:inspector/promises');
    const session = new Session();
    session.connect();
    await session.post('HeapProfiler.collectGarbage');
    session.disconnect();
  } catch {
    // Without an inspector, or where it is forbidden, the engine collects when it sees fit.
  }
  leftMib = heapMib();
}

function heapMib(): number {
  const { external, heapTotal } = process.memoryUsage();
  return (external + heapTotal) / 1024 ** 2;
}
