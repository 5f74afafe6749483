import { constants, fstatSync, openSync, type Stats, writeSync } from 'node:fs';
import { errorCode } from './files/files.ts';

/** File descriptors of stdout and stderr. */
export type Descriptor = 1 | 2;

/** Streams with a slow reader: later texts must queue behind earlier ones. */
const queued = new Set<Descriptor>();

/** How a stream is written to without Node's stream object. */
interface Outlet {
  /** Descriptor to write to: the stream's own, or one of our own for the same pipe that never blocks. */
  readonly file: number;
  /** Bytes that may still be written so. */
  room: number;
}

const outlets = new Map<Descriptor, Outlet>();

/** Bytes that an empty pipe or socket takes at once on every system, without waiting for its reader. */
const ROOM_BYTES = 16 * 1024;

/**
 * Writes a text to stdout or stderr at once. Node's stream objects take longer to load than a refused input takes to
 * report, so they are used only if a pipe is full, or could be. A write that blocked would let nothing else happen, neither
 * the end of the time limit nor a signal. If the reader is gone or the disk is full, further text is dropped and the exit
 * code does not change.
 */
export function writeText(descriptor: Descriptor, text: string): void {
  const bytes = Buffer.from(text);
  let written = 0;
  while (written < bytes.length && !queued.has(descriptor)) {
    const outlet = outletOf(descriptor);
    const part = bytes.subarray(written, written + Math.min(bytes.length - written, outlet.room));
    try {
      const count = part.length === 0 ? 0 : writeSync(outlet.file, part);
      written += count;
      outlet.room -= count;
      if (outlet.room === 0) queueFrom(descriptor);
    } catch (error) {
      if (errorCode(error) !== 'EAGAIN') return;
      queueFrom(descriptor);
    }
  }
  if (written < bytes.length) streamOf(descriptor).write(bytes.subarray(written));
}

function queueFrom(descriptor: Descriptor): void {
  queued.add(descriptor);
  // Without a listener, an error of the stream would end the process.
  streamOf(descriptor).on('error', () => undefined);
}

function outletOf(descriptor: Descriptor): Outlet {
  const outlet = outlets.get(descriptor) ?? openOutlet(descriptor);
  outlets.set(descriptor, outlet);
  return outlet;
}

/** Files and terminals take everything. */
function openOutlet(descriptor: Descriptor): Outlet {
  const facts = factsOf(descriptor);
  if (facts?.isSocket() === true) return { file: descriptor, room: ROOM_BYTES };
  if (facts?.isFIFO() !== true) return { file: descriptor, room: Number.POSITIVE_INFINITY };
  try {
    // Only on Linux a new opening, whose flags are its own: those of the descriptor belong to other processes, too.
    const file = openSync(`/proc/self/fd/${descriptor}`, constants.O_WRONLY | constants.O_NONBLOCK);
    return { file, room: Number.POSITIVE_INFINITY };
  } catch {
    return { file: descriptor, room: ROOM_BYTES };
  }
}

function factsOf(descriptor: Descriptor): Stats | undefined {
  try {
    return fstatSync(descriptor);
  } catch {
    return undefined;
  }
}

/** True when all texts are written: a process that ends now loses none. */
export function isWritten(): boolean {
  return [...queued].every((descriptor) => streamOf(descriptor).writableLength === 0);
}

/** Longest time to wait for a slow reader when the process must end. */
const DRAIN_MS = 300;

/** Resolves when all texts are written, or after a moment: a reader that never reads must not hold the process. */
export async function drained(): Promise<void> {
  const streams = [...queued].map(streamOf).filter(({ writableLength }) => writableLength > 0);
  if (streams.length === 0) return;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, DRAIN_MS);
  });
  const all = streams.map((stream) => new Promise<void>((resolve) => stream.write('', () => resolve())));
  await Promise.race([late, Promise.all(all)]);
  clearTimeout(timer);
}

/** True for a stream that a person reads: a terminal, not a file, a pipe or `/dev/null`. */
export function isTerminal(descriptor: Descriptor): boolean {
  return factsOf(descriptor)?.isCharacterDevice() === true && streamOf(descriptor).isTTY === true;
}

/** As Node made them: on GitHub, `process.stdout` is replaced for the duration of a call of `@actions/core`. */
const STREAMS = {
  1: Object.getOwnPropertyDescriptor(process, 'stdout'),
  2: Object.getOwnPropertyDescriptor(process, 'stderr'),
} as const;

function streamOf(descriptor: Descriptor): NodeJS.WriteStream {
  const stream = STREAMS[descriptor];
  // Node's own properties of that type.
  return (stream?.get === undefined ? stream?.value : stream.get.call(process)) as NodeJS.WriteStream;
}
